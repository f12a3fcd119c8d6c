/* bramble-grimm-board-story.c: what the stage shows of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>
#include <rules/asks.h>
#include <rules/events.h>
#include <rules/text.h>

#include <bramble-grimm-cards.h>

#include "bramble-grimm-card.h"

static const char *const tokens[] = { "grimm/tokens/straw", "grimm/tokens/wood", "grimm/tokens/brick" };

static const GrimmState *
view_of (BrambleBoard *board)
{
  return bramble_match_get_view (bramble_board_get_match (board));
}

static const char *
name_of (BrambleBoard *board,
         guint         seat)
{
  return bramble_seat_get_name (bramble_match_get_seat (bramble_board_get_match (board), seat));
}

static char *
card_art (guint card)
{
  return g_strconcat (card < GRIMM_N_FABLES ? "grimm/fables/" : "grimm/friends/", grimm_cards[card].id, NULL);
}

/* Deeds. */

static BrambleDeed *
append_deed (GArray      *deeds,
             BrambleDeed  deed)
{
  g_array_append_val (deeds, deed);
  return &g_array_index (deeds, BrambleDeed, deeds->len - 1);
}

/* What @event did to @seat; the card that did it is seen. */
static BrambleDeed *
add_deed (GArray             *deeds,
          BrambleDeedKind     kind,
          guint               seat,
          const BrambleEvent *event)
{
  BrambleDeed *deed = append_deed (deeds, (BrambleDeed) { .kind = kind, .seat = (int) seat });

  if (event->cause < GRIMM_N_CARDS)
    {
      deed->art = card_art (event->cause);
      deed->card = TRUE;
    }
  return deed;
}

/* The same with a picture that says what it was. */
static BrambleDeed *
add_sign (GArray             *deeds,
          BrambleDeedKind     kind,
          guint               seat,
          const BrambleEvent *event,
          const char         *art)
{
  BrambleDeed *deed = add_deed (deeds, kind, seat, event);

  if (deed->art == NULL)
    deed->art = g_strdup (art);
  return deed;
}

/* A card that was played or used, or came. */
static void
add_card (GArray             *deeds,
          BrambleDeedKind     kind,
          const BrambleEvent *event)
{
  BrambleDeed *deed;

  if (event->card >= GRIMM_N_CARDS)
    return;
  deed = append_deed (deeds, (BrambleDeed) { .kind = kind, .seat = event->seat, .card = TRUE });
  deed->n = kind == BRAMBLE_DEED_LOST ? -1 : 0;
  deed->art = card_art (event->card);
  deed->text = g_strdup (grimm_card_name (event->card));
}

/* Where Prince Regal rides when two play. */
static void
add_visit (GArray             *deeds,
           const BrambleEvent *event)
{
  BrambleDeed *deed = append_deed (deeds, (BrambleDeed) { .kind = BRAMBLE_DEED_DID, .seat = BRAMBLE_DEED_OF_NOBODY });

  deed->art = g_strdup ("grimm/tokens/regal");
  /* Translators: %s is a Location that he visits */
  deed->text = g_strdup_printf (_("Prince Regal: %s"), grimm_location_name (event->a));
}

static void
add_resources (GArray             *deeds,
               const BrambleEvent *event)
{
  BrambleDeed *deed;

  /* Only Prince Regal takes away what lies at a Location and is no card. */
  if (event->a >= GRIMM_PLACE_LOCATION (0) && event->a < GRIMM_PLACE_SUPPLY && event->b == GRIMM_PLACE_SUPPLY
      && event->cause >= GRIMM_N_CARDS)
    append_deed (deeds, (BrambleDeed) { .kind = BRAMBLE_DEED_LOST, .seat = BRAMBLE_DEED_OF_NOBODY, .n = -event->n,
                                        .of = tokens[event->c] });
  /* What is paid to the supply for a section is seen by the section. */
  if (event->a < GRIMM_MAX_SEATS && (event->b < GRIMM_PLACE_SUPPLY || event->cause < GRIMM_N_CARDS))
    {
      deed = add_deed (deeds, BRAMBLE_DEED_LOST, event->a, event);
      deed->n = -event->n;
      deed->of = tokens[event->c];
    }
  if (event->b < GRIMM_MAX_SEATS)
    {
      deed = add_sign (deeds, BRAMBLE_DEED_DID, event->b, event, "grimm/marks/window-build");
      deed->n = event->n;
      deed->of = tokens[event->c];
    }
}

/* Where somebody is, and with whom as far as they still are. */
static char *
describe_place (BrambleBoard *board,
                guint         seat,
                guint         location)
{
  const GrimmState *s = view_of (board);
  const char *place = grimm_location_name (location);
  const char *names[GRIMM_MAX_SEATS];
  guint n = 0;

  if (s->players[seat].pig != location)
    return g_strdup (place);
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && s->players[other].pig == location)
      names[n++] = name_of (board, other);
  if (n == 0)
    /* Translators: %s is a Location where a player is the only one */
    return g_strdup_printf (_("%s, alone"), place);
  if (n == 1)
    /* Translators: a Location, and another player who is there */
    return g_strdup_printf (_("%1$s, with %2$s"), place, names[0]);
  if (n == 2)
    /* Translators: a Location, and two other players who are there */
    return g_strdup_printf (_("%1$s, with %2$s and %3$s"), place, names[0], names[1]);
  /* Translators: a Location where all players are */
  return g_strdup_printf (_("%s, with all others"), place);
}

/* The class function: what @event means for whom. */
void
bramble_grimm_board_tell_deeds (BrambleBoard       *board,
                                const BrambleEvent *e,
                                GArray             *deeds)
{
  BrambleDeed *deed;

  switch ((GrimmEventKind) e->kind)
    {
    case GRIMM_EVENT_PIG_MOVED:
      deed = add_deed (deeds, BRAMBLE_DEED_WENT, e->seat, e);
      deed->text = describe_place (board, e->seat, e->a);
      return;
    case GRIMM_EVENT_GATHERED:
      deed = add_sign (deeds, BRAMBLE_DEED_DID, e->seat, e, "grimm/marks/window-collect");
      deed->n = e->n;
      deed->of = tokens[e->c];
      return;
    case GRIMM_EVENT_REGAL_CAME:
      add_visit (deeds, e);
      return;
    case GRIMM_EVENT_RESOURCES_MOVED:
      add_resources (deeds, e);
      return;
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_TAKEN:
      deed = add_sign (deeds, BRAMBLE_DEED_DID, e->seat, e, "grimm/marks/window-fables");
      deed->n = 1;
      deed->of = "grimm/cards/back-fable";
      return;
    case GRIMM_EVENT_FABLE_PASSED:
      deed = add_deed (deeds, BRAMBLE_DEED_DID, e->seat, e);
      deed->n = 1;
      deed->of = "grimm/cards/back-fable";
      deed = add_deed (deeds, BRAMBLE_DEED_LOST, e->other, e);
      deed->n = -1;
      deed->of = "grimm/cards/back-fable";
      return;
    case GRIMM_EVENT_FABLE_DISCARDED:
      if (e->a != 1 || e->seat >= GRIMM_MAX_SEATS)
        return;
      deed = add_deed (deeds, BRAMBLE_DEED_LOST, e->seat, e);
      deed->n = -1;
      deed->of = "grimm/cards/back-fable";
      return;
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_FRIEND_GAINED:
      add_card (deeds, BRAMBLE_DEED_DID, e);
      return;
    case GRIMM_EVENT_CARD_IDLE:
      deed = add_deed (deeds, BRAMBLE_DEED_DID, e->seat, e);
      /* Translators: beside the picture of a card */
      deed->text = g_strdup (_("does nothing"));
      return;
    case GRIMM_EVENT_FRIEND_LOST:
      add_card (deeds, BRAMBLE_DEED_LOST, e);
      return;
    case GRIMM_EVENT_ACTIONS_CHANGED:
      deed = add_deed (deeds, e->n < 0 ? BRAMBLE_DEED_LOST : BRAMBLE_DEED_DID, e->seat, e);
      deed->n = e->n;
      deed->of = "grimm/marks/window-build";
      return;
    case GRIMM_EVENT_SECTION_BUILT:
      deed = add_sign (deeds, BRAMBLE_DEED_DID, e->seat, e, "grimm/marks/window-build");
      deed->text = g_strdup (grimm_house_section_name (e->c, e->b));
      return;
    case GRIMM_EVENT_SECTION_LOST:
      deed = add_deed (deeds, BRAMBLE_DEED_LOST, e->seat, e);
      deed->text = g_strdup (grimm_house_section_name (e->c, e->b));
      deed->n = -1;
      return;
    case GRIMM_EVENT_BONUS_TAKEN:
      deed = add_deed (deeds, BRAMBLE_DEED_DID, e->seat, e);
      g_free (deed->art);
      deed->art = g_strconcat ("grimm/tokens/bonus-", grimm_type_ids[e->c], NULL);
      deed->card = FALSE;
      deed->text = g_strdup (_("First Builder Bonus"));
      return;

    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_REFILLED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_DREAM_SET:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      return;
    }
}

/* Cards. */

/* Who played the Fable @card last, or -1, and where it stands if it is a Monster. What
 * is shown may have left the table long ago. */
static int
find_player (BrambleBoard *board,
             guint         card,
             guint        *place)
{
  BrambleMatch *match = bramble_board_get_match (board);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint rounds = 0;

  for (guint step = bramble_match_get_step (match); step > 0 && rounds < 2; step--)
    {
      bramble_match_get_events (match, step, events);
      for (guint i = events->len; i-- > 0;)
        {
          const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

          rounds += e->kind == GRIMM_EVENT_ROUND_BEGAN;
          if (e->card != card)
            continue;
          if (e->kind == GRIMM_EVENT_CARD_PLACED && grimm_cards[card].type == GRIMM_MONSTER)
            *place = e->a;
          else if (e->kind == GRIMM_EVENT_FABLE_REVEALED || e->kind == GRIMM_EVENT_CARD_RECALLED)
            return e->seat;
        }
    }
  return -1;
}

/* Whose @card is, or who it happens to, and where it acts. */
static int
find_owner (BrambleBoard *board,
            guint         card,
            guint         otherwise,
            guint        *place)
{
  const GrimmState *s = view_of (board);
  int player;

  *place = GRIMM_NONE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].friend_card == card || s->players[seat].fable == card || s->players[seat].next_card == card)
      {
        if (s->players[seat].fable == card)
          *place = s->players[seat].monster_at;
        return (int) seat;
      }

  player = card < GRIMM_N_FABLES ? find_player (board, card, place) : -1;
  if (player >= 0)
    return player;
  return otherwise < s->n_seats ? (int) otherwise : -1;
}

static void
fill_acting (BrambleActing *acting,
             guint          card,
             int            seat,
             guint          location)
{
  acting->card = bramble_thing (card < GRIMM_N_FABLES ? "fable" : "friend", grimm_cards[card].id);
  acting->seat = seat;
  acting->line = g_strdup (bramble_grimm_card_type_name (grimm_cards[card].id));
  if (location < GRIMM_N_LOCATIONS)
    {
      acting->place = g_strdup (grimm_location_name (location));
      acting->place_art = g_strconcat ("grimm/locations/", grimm_location_ids[location], NULL);
    }
}

gboolean
bramble_grimm_board_find_acting (BrambleBoard       *board,
                                 const BrambleEvent *e,
                                 BrambleActing      *acting)
{
  const GrimmState *s = view_of (board);

  switch ((GrimmEventKind) e->kind)
    {
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIEND_GAINED:
      if (e->card >= GRIMM_N_CARDS)
        return FALSE;
      fill_acting (acting, e->card, e->seat < s->n_seats ? e->seat : -1,
                   e->kind == GRIMM_EVENT_CARD_PLACED ? e->a : GRIMM_NONE);
      if (e->kind == GRIMM_EVENT_CARD_IDLE)
        {
          g_free (acting->line);
          acting->line = bramble_match_dup_sentence (bramble_board_get_match (board), e);
        }
      return TRUE;
    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_RESOURCES_MOVED:
    case GRIMM_EVENT_GATHERED:
    case GRIMM_EVENT_REFILLED:
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_PASSED:
    case GRIMM_EVENT_FABLE_TAKEN:
    case GRIMM_EVENT_FABLE_DISCARDED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_DREAM_SET:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_PIG_MOVED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_LOST:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_BONUS_TAKEN:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      break;
    }
  if (e->cause < GRIMM_N_CARDS)
    {
      guint place;
      int owner = find_owner (board, e->cause, e->seat, &place);

      fill_acting (acting, e->cause, owner, place);
      return TRUE;
    }
  return FALSE;
}

/* A plan is seen by its owner alone, and nobody else looks now. */
static gboolean
find_planned (BrambleBoard     *board,
              const BrambleAsk *ask,
              BrambleActing    *acting)
{
  BramblePlan *plan = bramble_board_get_plan (board);
  const BramblePlanChoice *fable = bramble_plan_find_chosen (plan, "fable");
  const BramblePlanChoice *gather = bramble_plan_find_chosen (plan, "gather");

  if (fable == NULL || fable->thing.id == NULL)
    return FALSE;

  acting->card = fable->thing;
  acting->seat = ask->seat;
  acting->line = g_strdup (_("Only you see it."));
  /* Its picture lies beside what sets it down. */
  if (gather)
    acting->place = g_strdup (gather->text);
  return TRUE;
}

gboolean
bramble_grimm_board_find_asked (BrambleBoard     *board,
                                const BrambleAsk *ask,
                                BrambleActing    *acting)
{
  const GrimmState *s = view_of (board);
  guint card = ask->cause;
  guint place;
  int owner;

  if (bramble_plan_get_active (bramble_board_get_plan (board)))
    return find_planned (board, ask, acting);
  if (ask->kind == GRIMM_ASK_FRIEND && s->depth > 0)
    card = s->stack[s->depth - 1].cards[0];
  if (card >= GRIMM_N_CARDS)
    return FALSE;

  owner = find_owner (board, card, ask->seat, &place);
  fill_acting (acting, card, owner, place);
  return TRUE;
}

gboolean
bramble_grimm_board_read_card (BrambleBoard *board,
                               BrambleThing  card,
                               BrambleLeafFace  *face)
{
  return card.id && bramble_grimm_read_card (card.id, view_of (board)->edition, face);
}
