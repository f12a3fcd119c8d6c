/* bramble-grimm-board-answers.c: how the answers of The Grimm Forest look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>
#include <rules/asks.h>
#include <rules/engine.h>
#include <rules/text.h>

#define CARD (4.0f / 3)
#define PLACE 1.6f
#define BACK (5.0f / 7)

static void
set_art (BrambleAnswer *answer,
         char          *art,
         float          aspect)
{
  answer->art = art;
  answer->aspect = aspect;
}

static void
show_seat (BrambleBoard  *board,
           BrambleAnswer *answer,
           guint          seat)
{
  BrambleSeat *who = bramble_match_get_seat (bramble_board_get_match (board), seat);

  if (who)
    set_art (answer, g_strdup (bramble_seat_get_look (who)->symbol), 1);
}

static void
show_card (BrambleBoard  *board,
           BrambleAnswer *answer,
           guint          card)
{
  const GrimmState *s = bramble_match_get_view (bramble_board_get_match (board));

  set_art (answer, g_strconcat (card < GRIMM_N_FABLES ? "grimm/fables/" : "grimm/friends/", grimm_cards[card].id, NULL), CARD);
  answer->about = g_strdup (grimm_card_text (s->edition, card));
}

/* Whoever gets a new Friend loses the one they have. */
static void
show_friend_lost (const GrimmState *s,
                  BrambleAnswer    *answer,
                  guint             seat)
{
  guint lost = s->players[seat].friend_card;

  if (lost >= GRIMM_N_CARDS)
    return;
  /* Translators: %s is a Friend who would be discarded */
  answer->price = g_strdup_printf (_("%s goes"), grimm_card_name (lost));
  answer->price_art = g_strconcat ("grimm/friends/", grimm_cards[lost].id, NULL);
}

/* What lies at a Location. */
static char *
describe_pile (const GrimmState *s,
               guint             location)
{
  guint pile[GRIMM_N_TYPES];

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    pile[type] = s->piles[location][type];
  return grimm_pile_text (pile);
}

static const char *
which_house (guint n)
{
  switch (n)
    {
    case 1:
      return _("It finishes your first house.");
    case 2:
      return _("It finishes your second house.");
    default:
      return _("It finishes your third house!");
    }
}

/* What a section costs, what is left then, and what comes of a finished house. */
static char *
describe_building (BrambleBoard     *board,
                   const BrambleAsk *ask,
                   guint             option)
{
  const GrimmState *s = bramble_match_get_view (bramble_board_get_match (board));
  const BrambleOption *o = &ask->options[option];
  const GrimmPlayer *player = &s->players[ask->seat];
  GrimmCost cost = grimm_cost (s, ask->seat, o->b, o->a);
  guint price = cost.supply + cost.toll;
  g_autofree char *paid = grimm_count_text (o->c, price);
  GString *text = g_string_new (NULL);

  if (price <= player->stock[o->c])
    /* Translators: %1$s is so many resources of one type, %2$u how many of them are left */
    g_string_append_printf (text, _("You pay %1$s and keep %2$u."), paid, player->stock[o->c] - price);
  if (o->b + 1 < GRIMM_N_SECTIONS)
    return g_string_free (text, FALSE);

  g_string_append_printf (text, "\n%s", which_house (grimm_all_houses (player) + 1));
  if (s->bonus[o->c] >= s->n_seats)
    g_string_append_printf (text, "\n%s", _("It has the First Builder Bonus!"));
  else
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _("No First Builder Bonus: %s was the first."),
                              bramble_seat_get_name (bramble_match_get_seat (bramble_board_get_match (board), s->bonus[o->c])));
    }
  return g_string_free (text, FALSE);
}

/* The class function. */
void
bramble_grimm_board_dress_answer (BrambleBoard     *board,
                                  const BrambleAsk *ask,
                                  guint             option,
                                  BrambleAnswer    *answer)
{
  const GrimmState *s = bramble_match_get_view (bramble_board_get_match (board));
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_NONE:
      if (ask->kind == GRIMM_ASK_PLAN_FABLE)
        set_art (answer, g_strdup ("grimm/cards/back-fable"), BACK);
      else
        answer->ends = TRUE;
      return;
    case GRIMM_OPT_END_TURN:
      answer->ends = TRUE;
      return;

    case GRIMM_OPT_LOCATION:
    case GRIMM_OPT_PLACE_TYPE:
      set_art (answer, g_strconcat ("grimm/locations/", grimm_location_ids[o->a], NULL), PLACE);
      answer->about = describe_pile (s, o->a);
      return;
    case GRIMM_OPT_GATHER:
      set_art (answer, g_strconcat ("grimm/cards/gather-", grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)], NULL), CARD);
      answer->about = describe_pile (s, GRIMM_GATHER_LOCATION (o->a));
      return;
    case GRIMM_OPT_FABLE:
    case GRIMM_OPT_FRIEND:
    case GRIMM_OPT_SPECIAL:
    case GRIMM_OPT_FREE:
      if (o->a < GRIMM_N_CARDS)
        show_card (board, answer, o->a);
      return;

    case GRIMM_OPT_TYPE:
    case GRIMM_OPT_GAIN:
      set_art (answer, g_strconcat ("grimm/tokens/", grimm_type_ids[o->a], NULL), 1);
      return;
    case GRIMM_OPT_DRAW:
    case GRIMM_OPT_BONUS_FABLES:
      set_art (answer, g_strdup ("grimm/cards/back-fable"), BACK);
      return;
    case GRIMM_OPT_BONUS_FRIEND:
      set_art (answer, g_strdup ("grimm/cards/back-friend"), BACK);
      return;
    case GRIMM_OPT_BUILD:
    case GRIMM_OPT_PUSS_BUILD:
      set_art (answer, g_strdup_printf ("grimm/houses/%s-%s", grimm_type_ids[o->c], grimm_section_ids[o->b]), 1);
      if (o->kind == GRIMM_OPT_BUILD)
        answer->about = describe_building (board, ask, option);
      return;

    case GRIMM_OPT_KEEP:
      show_seat (board, answer, ask->seat);
      show_friend_lost (s, answer, ask->seat);
      return;
    case GRIMM_OPT_GIVE:
      show_seat (board, answer, o->a);
      show_friend_lost (s, answer, o->a);
      return;
    case GRIMM_OPT_SEAT:
    case GRIMM_OPT_SEAT_TYPE:
    case GRIMM_OPT_HOUSE:
    case GRIMM_OPT_PEEK_GATHER:
    case GRIMM_OPT_PEEK_FABLE:
    case GRIMM_OPT_GIFT:
      show_seat (board, answer, o->a);
      return;

    case GRIMM_OPT_YES:
    case GRIMM_OPT_NO:
    case GRIMM_OPT_SEATS:
    case GRIMM_OPT_LOCATIONS:
    case GRIMM_OPT_TRADE:
    case GRIMM_OPT_ALONE:
    case GRIMM_OPT_TOGETHER:
    case GRIMM_OPT_BONUS_RESOURCES:
    case GRIMM_N_OPTS:
      return;
    }
}
