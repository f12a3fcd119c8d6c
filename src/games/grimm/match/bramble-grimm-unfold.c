/* bramble-grimm-unfold.c: how one position becomes the next, event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves first leaves where it was and then comes where it goes. What the
 * events do not tell comes with the end of the step; so nothing here may rely
 * on what it finds.
 */

#include "bramble-grimm-private.h"

#include <rules/events.h>
#include <string.h>

/* Hands. Of a hand that the viewer does not know only the number is told. */

static void
add_to_hand (GrimmState *s,
             int         viewer,
             guint       seat,
             guint       fable)
{
  GrimmPlayer *player = &s->players[seat];

  if (player->hand_size < GRIMM_MAX_FABLES)
    player->hand_size++;
  if (bramble_viewer_knows (viewer, seat) && fable < GRIMM_N_FABLES)
    {
      player->hand[1] |= player->hand[0] & (1u << fable);
      player->hand[0] |= 1u << fable;
    }
}

/* Piles. */

static void
put_on_discard (GrimmState *s,
                guint       fable)
{
  if (fable < GRIMM_N_FABLES && s->n_discard < GRIMM_MAX_FABLES)
    s->discard[s->n_discard++] = (guint8) fable;
}

static void
shuffle_into_deck (GrimmState *s,
                   guint       n)
{
  n = MIN (n, GRIMM_MAX_FABLES - (guint) s->n_deck);
  memmove (s->deck + n, s->deck, s->n_deck);
  memset (s->deck, GRIMM_HIDDEN, n);
  s->n_deck = (guint8) (s->n_deck + n);
}

/* Gather cards. */

static void
lay_gather (GrimmState *s,
            int         viewer,
            guint       seat,
            guint       location)
{
  GrimmPlayer *player = &s->players[seat];
  gboolean open = bramble_viewer_knows (viewer, seat);

  if (open && player->gather < GRIMM_HIDDEN)
    player->gather_hand |= (guint16) (1u << player->gather);
  player->gather_home = (guint8) seat;
  if (location < GRIMM_N_LOCATIONS)
    {
      player->gather = (guint8) GRIMM_GATHER (seat, location);
      if (open)
        player->gather_hand &= (guint16) ~(1u << player->gather);
    }
  else
    player->gather = GRIMM_HIDDEN;
}

/* Whoever is seen to have planned has a card less in hand, which is counted
 * from the lowest. */
static void
show_plan (GrimmState         *s,
           const BrambleEvent *e)
{
  GrimmPlayer *player = &s->players[e->seat];
  guint n = (guint) __builtin_popcount ((player->gather_hand >> (4 * e->seat)) & 0x0f);

  s->plans_shown |= (guint8) (1u << e->seat);
  if (player->gather != GRIMM_NONE)
    return;

  player->gather = GRIMM_HIDDEN;
  player->gather_home = e->seat;
  if (n > 0)
    player->gather_hand = (guint16) ((player->gather_hand & ~(0x0f << (4 * e->seat)))
                                     | (((1u << (n - 1)) - 1) << (4 * e->seat)));
  if (e->n > 0 && player->fable == GRIMM_NONE)
    {
      player->fable = GRIMM_HIDDEN;
      bramble_grimm_take_from_hand (s, e->seat, GRIMM_NONE);
    }
}

static void
make_plan (GrimmState         *s,
           int                 viewer,
           const BrambleEvent *e)
{
  GrimmPlayer *player = &s->players[e->seat];

  if (player->gather == GRIMM_NONE)
    lay_gather (s, viewer, e->seat, e->a);
  if (e->card < GRIMM_N_FABLES && player->fable == GRIMM_NONE)
    {
      bramble_grimm_take_from_hand (s, e->seat, e->card);
      player->fable = e->card;
    }
}

static void
swap_gathers (GrimmState *s,
              guint       one,
              guint       other)
{
  GrimmPlayer *a = &s->players[one];
  GrimmPlayer *b = &s->players[other];
  guint8 gather = a->gather;
  guint8 home = a->gather_home;

  a->gather = b->gather;
  a->gather_home = b->gather_home;
  b->gather = gather;
  b->gather_home = home;
}

/* Everything that belongs to the window that begins. */
static void
begin_window (GrimmState *s,
              guint       window)
{
  s->window = (guint8) window;
  if (window != GRIMM_WINDOW_BACK)
    return;

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      s->players[seat].gather = GRIMM_NONE;
      s->players[seat].gather_home = 0;
      s->players[seat].gather_hand = (guint16) (((1u << s->n_locations) - 1) << (4 * seat));
      s->players[seat].monster_at = GRIMM_NONE;
    }
}

static void
pass_start (GrimmState *s,
            guint       start)
{
  s->start = (guint8) start;
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      GrimmPlayer *player = &s->players[seat];

      player->pig = GRIMM_HOME;
      player->declared = GRIMM_NONE;
      player->dreamt = FALSE;
      memset (player->gathered, 0, sizeof player->gathered);
      player->next_card = player->next_laid;
      player->next_laid = GRIMM_NONE;
      player->next_place = GRIMM_NONE;
    }
  s->plans_shown = 0;
}

static void
place_card (GrimmState         *s,
            const BrambleEvent *e)
{
  GrimmPlayer *player = &s->players[e->seat];

  if (e->card >= GRIMM_N_FABLES || e->a >= GRIMM_N_LOCATIONS)
    return;
  if (grimm_cards[e->card].type == GRIMM_MONSTER)
    player->monster_at = e->a;
  else if (grimm_cards[e->card].type == GRIMM_UNIQUE)
    s->unique[e->a] = e->card;
  else
    player->next_place = e->a;
}

/* What happens to the table and not to a player. */
#define BIT(kind) (G_GUINT64_CONSTANT (1) << GRIMM_EVENT_##kind)
#define MAY_BE_NOBODYS(kind)                                                                                    \
  (((BIT (WINDOW_BEGAN) | BIT (ROUND_BEGAN) | BIT (RESOURCES_MOVED) | BIT (REFILLED) | BIT (FABLES_SHUFFLED)    \
     | BIT (FABLE_DISCARDED) | BIT (FRIENDS_SHUFFLED))                                                          \
    >> (kind)) & 1)
G_STATIC_ASSERT (GRIMM_N_EVENTS <= 64);

/* What has arrived, and what simply is so from now on. */
static void
land (GrimmState         *s,
      int                 viewer,
      const BrambleEvent *e)
{
  GrimmPlayer *player = e->seat < GRIMM_MAX_SEATS ? &s->players[e->seat] : NULL;
  GrimmPlayer *other = e->other < GRIMM_MAX_SEATS ? &s->players[e->other] : NULL;

  if (player == NULL && !MAY_BE_NOBODYS (e->kind))
    return;

  switch ((GrimmEventKind) e->kind)
    {
    case GRIMM_EVENT_WINDOW_BEGAN:
      begin_window (s, e->a);
      break;
    case GRIMM_EVENT_ROUND_BEGAN:
      s->round = (guint16) e->n;
      break;
    case GRIMM_EVENT_RESOURCES_MOVED:
      bramble_grimm_change_count (s, e->b, e->c, e->n);
      break;
    case GRIMM_EVENT_REFILLED:
      bramble_grimm_change_count (s, e->a, e->c, e->n);
      break;
    case GRIMM_EVENT_FABLES_SHUFFLED:
      shuffle_into_deck (s, (guint) MAX (e->n, 0));
      break;
    case GRIMM_EVENT_FABLE_DISCARDED:
      put_on_discard (s, e->card);
      break;
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
      s->n_friends = (guint8) CLAMP (e->n, 0, GRIMM_MAX_FRIENDS);
      break;
    case GRIMM_EVENT_GATHERED:
      bramble_grimm_change_count (s, GRIMM_PLACE_SEAT (e->seat), e->c, e->n);
      player->gathered[e->c] = (guint16) CLAMP (player->gathered[e->c] + e->n, 0, GRIMM_MANY);
      break;
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_PASSED:
    case GRIMM_EVENT_FABLE_TAKEN:
      add_to_hand (s, viewer, e->seat, e->card);
      break;
    case GRIMM_EVENT_PLAN_SET:
      show_plan (s, e);
      break;
    case GRIMM_EVENT_PLAN_MADE:
      make_plan (s, viewer, e);
      break;
    case GRIMM_EVENT_DREAM_SET:
      player->fable = e->card < GRIMM_N_FABLES ? e->card : GRIMM_HIDDEN;
      player->dreamt = TRUE;
      break;
    case GRIMM_EVENT_FABLE_REVEALED:
      if (e->card < GRIMM_N_FABLES)
        player->fable = e->card;
      break;
    case GRIMM_EVENT_FABLE_PEEKED:
      if (other && e->card < GRIMM_N_FABLES)
        other->fable = e->card;
      break;
    case GRIMM_EVENT_GATHER_REVEALED:
      player->gather = (guint8) GRIMM_GATHER (player->gather_home, e->a);
      break;
    case GRIMM_EVENT_GATHER_PEEKED:
      if (other && e->card < GRIMM_N_LOCATIONS)
        other->gather = (guint8) GRIMM_GATHER (other->gather_home, e->card);
      break;
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
      lay_gather (s, viewer, e->seat, e->card);
      break;
    case GRIMM_EVENT_GATHER_DRAWN:
      lay_gather (s, viewer, e->seat, e->a);
      break;
    case GRIMM_EVENT_GATHERS_SWAPPED:
      if (other)
        swap_gathers (s, e->seat, e->other);
      break;
    case GRIMM_EVENT_PIG_MOVED:
      player->pig = e->a;
      break;
    case GRIMM_EVENT_PIG_STAYED_AWAY:
      player->pig = GRIMM_NOWHERE;
      break;
    case GRIMM_EVENT_CARD_PLACED:
      place_card (s, e);
      break;
    case GRIMM_EVENT_CARD_LAID_ASIDE:
      if (player->fable == e->card)
        player->fable = GRIMM_NONE;
      player->next_laid = e->card;
      break;
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
      player->declared = e->a;
      break;
    case GRIMM_EVENT_FRIEND_GAINED:
      player->friend_card = e->card;
      break;
    case GRIMM_EVENT_SECTION_BUILT:
      player->sites[e->a] = (GrimmHouse) { e->c, (guint8) (e->b + 1) };
      break;
    case GRIMM_EVENT_SECTION_LOST:
      s->supply[e->c][e->b]++;
      break;
    case GRIMM_EVENT_SITE_GAINED:
      if (player->n_sites < GRIMM_MAX_SITES)
        player->corner = player->n_sites++;
      player->fable = GRIMM_NONE;
      break;
    case GRIMM_EVENT_START_PASSED:
      pass_start (s, e->seat);
      break;
    /* Nothing else is seen to change. */
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIEND_LOST:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_BONUS_TAKEN:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      break;
    }
}

/* The class function of #BrambleTable. */
void
bramble_grimm_unfold (gpointer            state,
                      int                 viewer,
                      const BrambleEvent *event,
                      gboolean            landed)
{
  if (landed)
    land (state, viewer, event);
  else
    bramble_grimm_depart (state, event);
}
