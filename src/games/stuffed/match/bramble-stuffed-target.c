/* bramble-stuffed-target.c: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-target.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-engine.h>

BrambleThing
bramble_stuffed_square_thing (guint square)
{
  return square == STUFFED_NONE ? BRAMBLE_NO_THING : bramble_thing_number (BRAMBLE_STUFFED_SQUARE_THING, square);
}

BrambleThing
bramble_stuffed_seat_thing (guint seat)
{
  return seat < STUFFED_MAX_SEATS ? bramble_thing_number (BRAMBLE_STUFFED_SEAT_THING, seat) : BRAMBLE_NO_THING;
}

BrambleThing
bramble_stuffed_minion_thing (guint foe)
{
  return bramble_thing_number (BRAMBLE_STUFFED_MINION_THING, foe);
}

BrambleThing
bramble_stuffed_die_thing (guint colour)
{
  return bramble_thing (BRAMBLE_STUFFED_DIE_THING, stuffed_colour_ids[colour]);
}

BrambleThing
bramble_stuffed_stored_thing (guint seat,
                              guint colour)
{
  return bramble_thing_numbers (BRAMBLE_STUFFED_STORED_THING, seat, colour);
}

BrambleThing
bramble_stuffed_socket_thing (guint seat)
{
  return bramble_thing_number (BRAMBLE_STUFFED_SOCKET_THING, seat);
}

/* An item that somebody wears, or that all have together. */
BrambleThing
bramble_stuffed_item_thing (guint seat,
                            guint item)
{
  if (stuffed_items[item].slot == STUFFED_PARTY)
    return bramble_thing (BRAMBLE_STUFFED_PARTY_THING, stuffed_item_ids[item]);

  return bramble_thing_numbers (BRAMBLE_STUFFED_ITEM_THING, seat, stuffed_items[item].slot);
}

BrambleThing
bramble_stuffed_status_thing (guint seat,
                              guint status)
{
  return bramble_thing_numbers (BRAMBLE_STUFFED_STATUS_THING, seat, status);
}

BrambleThing
bramble_stuffed_stand_thing (guint stand)
{
  return bramble_thing_number (BRAMBLE_STUFFED_STAND_THING, stand);
}

/* The task or test that is done at a square which nobody can enter, or STUFFED_NONE. */
static guint
find_stand (const StuffedState *s,
            guint               square)
{
  if (!stuffed_squares_has (stuffed_closed (s), square))
    return STUFFED_NONE;
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->near != STUFFED_NONE
        && stuffed_squares_has (stuffed_place (s, stuffed_stand (s, stand)->near), square))
      return stand;

  return STUFFED_NONE;
}

/**
 * bramble_stuffed_at_thing:
 *
 * Returns: what one means by pointing at a square: who is there, what can be done there, or
 *   the square itself
 */
BrambleThing
bramble_stuffed_at_thing (const StuffedState *s,
                          guint               square)
{
  guint foe = stuffed_foe_at (s, square);
  guint seat = stuffed_seat_at (s, square);
  guint stand = find_stand (s, square);

  if (foe != STUFFED_NONE)
    return bramble_stuffed_minion_thing (foe);
  if (seat != STUFFED_NONE)
    return bramble_stuffed_seat_thing (seat);
  if (stand != STUFFED_NONE)
    return bramble_stuffed_stand_thing (stand);

  return bramble_stuffed_square_thing (square);
}

/* What an ability is used on. */
static BrambleThing
find_used (const BrambleAsk    *ask,
           const BrambleOption *o)
{
  if (o->a == STUFFED_HEAVE && ask->kind == STUFFED_ASK_ACT)
    return bramble_stuffed_minion_thing (o->b);
  if (o->a == STUFFED_WARM_WOOL)
    return bramble_stuffed_seat_thing (o->b);
  if (o->a == STUFFED_LULLABY)
    return bramble_stuffed_status_thing (o->b, o->c);

  return BRAMBLE_NO_THING;
}

/**
 * bramble_stuffed_locate:
 *
 * The class function of #BrambleTable.
 */
void
bramble_stuffed_locate (gconstpointer     state,
                        const BrambleAsk *ask,
                        guint             option,
                        BrambleSpot      *spot)
{
  const StuffedState *s = state;
  const BrambleOption *o = &ask->options[option];

  switch ((StuffedOpt) o->kind)
    {
    case STUFFED_OPT_SQUARE:
      spot->thing = bramble_stuffed_at_thing (s, o->a);
      return;
    case STUFFED_OPT_DIE:
      spot->thing = bramble_stuffed_die_thing (o->a);
      return;
    case STUFFED_OPT_STORED:
      spot->thing = bramble_stuffed_stored_thing (ask->kind == STUFFED_ASK_MAKE_ROOM ? s->stack[s->depth - 1].seat : ask->seat, o->a);
      return;
    case STUFFED_OPT_NTH:
      spot->thing = bramble_thing_number (BRAMBLE_STUFFED_THROWN_THING, o->a);
      return;
    case STUFFED_OPT_SEAT:
    case STUFFED_OPT_HAND:
    case STUFFED_OPT_SEND:
    case STUFFED_OPT_GIVE:
    case STUFFED_OPT_GIVE_FREE:
      spot->thing = bramble_stuffed_seat_thing (o->a);
      return;
    case STUFFED_OPT_RESERVE:
      spot->thing = bramble_stuffed_socket_thing (ask->seat);
      spot->carried = bramble_stuffed_die_thing (o->a);
      spot->to = bramble_stuffed_socket_thing (ask->seat);
      return;
    case STUFFED_OPT_STATUS:
      spot->thing = bramble_stuffed_status_thing (s->stack[s->depth - 1].seat, o->a);
      return;
    case STUFFED_OPT_SPEND:
      spot->thing = bramble_stuffed_status_thing (ask->seat, o->a);
      return;
    case STUFFED_OPT_CURE:
      spot->thing = bramble_stuffed_status_thing (o->b, o->a);
      return;
    case STUFFED_OPT_ITEM:
      if (ask->kind == STUFFED_ASK_DROP)
        spot->thing = bramble_stuffed_item_thing (ask->seat, o->a);
      return;
    case STUFFED_OPT_USE_ITEM:
      spot->thing = bramble_stuffed_item_thing (ask->seat, o->a);
      return;
    case STUFFED_OPT_STAND:
      spot->thing = bramble_stuffed_stand_thing (o->a);
      return;
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      spot->thing = bramble_stuffed_minion_thing (o->a);
      return;
    case STUFFED_OPT_BUY:
      spot->thing = bramble_thing_numbers (BRAMBLE_STUFFED_WARE_THING, o->c, o->a);
      return;
    case STUFFED_OPT_USE:
      spot->thing = find_used (ask, o);
      return;
    case STUFFED_OPT_NONE:
    case STUFFED_OPT_YES:
    case STUFFED_OPT_NO:
    case STUFFED_OPT_DONE:
    case STUFFED_OPT_ROLL:
    case STUFFED_OPT_STAY:
    case STUFFED_OPT_NUMBER:
    case STUFFED_OPT_BOTH:
    case STUFFED_OPT_OPTION:
    case STUFFED_OPT_WALK_AWAY:
    case STUFFED_OPT_WEAR:
    case STUFFED_OPT_DISCARD:
    case STUFFED_OPT_MOVE:
    case STUFFED_OPT_SEARCH:
    case STUFFED_N_OPTS:
      return;
    }

  g_assert_not_reached ();
}

/* Why nobody's move ends on a square. */
static char *
dup_why_not_there (const StuffedState *s,
                   guint               seat,
                   guint               square)
{
  if (s->seats[seat].square == square)
    return NULL;
  if (stuffed_page (s)->map.squares[square] == '=')
    return g_strdup (_("In brackets: it is counted, and nobody enters it."));
  if (stuffed_squares_has (stuffed_closed (s), square))
    return g_strdup (_("The door is shut."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No way of %u space leads here.", "No way of %u spaces leads here.",
                                       stuffed_move_total (s, seat, s->roll.total)), stuffed_move_total (s, seat, s->roll.total));
}

/**
 * bramble_stuffed_why_not:
 *
 * The class function of #BrambleTable: of squares when one is asked where to, and of minions
 * that are out of reach.
 */
char *
bramble_stuffed_why_not (BrambleMatch *match,
                         BrambleThing  thing)
{
  const StuffedState *s = bramble_match_get_view (match);
  BrambleAsk ask;
  guint n;

  bramble_match_get_ask (match, &ask);
  if (ask.n_options == 0)
    return NULL;
  if (ask.kind == STUFFED_ASK_WALK && bramble_thing_is_number (thing, BRAMBLE_STUFFED_SQUARE_THING, &n))
    return dup_why_not_there (s, ask.seat, n);
  if (ask.kind == STUFFED_ASK_ACT && bramble_thing_is_number (thing, BRAMBLE_STUFFED_MINION_THING, &n))
    return g_strdup (_("Nothing of yours hits it from here."));

  return NULL;
}
