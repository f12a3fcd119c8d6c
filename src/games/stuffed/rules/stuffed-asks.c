/* stuffed-asks.c: every ask with its id and its options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Options are computed from the position and the top frame whenever they are wanted; they
 * are never stored. A generator that offers nothing means that nobody is asked. Everything
 * is open between seats, so all asks are of one nature.
 */

#include "stuffed-engine.h"

const StuffedAskInfo stuffed_asks[STUFFED_N_ASKS] = {
  [STUFFED_ASK_NOTHING] = { "nothing", NULL, FALSE },
  [STUFFED_ASK_PLACE] = { "place", stuffed_gen_place, FALSE },
  [STUFFED_ASK_WHITE] = { "white", stuffed_gen_white, FALSE },
  [STUFFED_ASK_ACT] = { "act", stuffed_gen_act, TRUE },
  [STUFFED_ASK_POOL] = { "pool", stuffed_gen_pool, FALSE },
  [STUFFED_ASK_CHANGE] = { "change", stuffed_gen_change, FALSE },
  [STUFFED_ASK_AGAIN] = { "again", stuffed_gen_again, FALSE },
  [STUFFED_ASK_ADD] = { "add", stuffed_gen_add, FALSE },
  [STUFFED_ASK_WALK] = { "walk", stuffed_gen_walk, FALSE },
  [STUFFED_ASK_WAGON] = { "wagon", stuffed_gen_yes_no, FALSE },
  [STUFFED_ASK_ENTER] = { "enter", stuffed_gen_yes_no, FALSE },
  [STUFFED_ASK_HIT] = { "hit", stuffed_gen_hit, FALSE },
  [STUFFED_ASK_DEFEND] = { "defend", stuffed_gen_defend, FALSE },
  [STUFFED_ASK_MAKE_ROOM] = { "make-room", stuffed_gen_make_room, FALSE },
  [STUFFED_ASK_MINION] = { "minion", stuffed_gen_minion, FALSE },
  [STUFFED_ASK_WHO] = { "who", stuffed_gen_who, FALSE },
  [STUFFED_ASK_SLEEP] = { "sleep", stuffed_gen_sleep, FALSE },
  [STUFFED_ASK_POCKETS] = { "pockets", stuffed_gen_pockets, FALSE },
  [STUFFED_ASK_KEEP] = { "keep", stuffed_gen_keep, FALSE },
  [STUFFED_ASK_TALE] = { "tale", stuffed_gen_tale, FALSE },
  [STUFFED_ASK_ITEM] = { "item", stuffed_gen_item, FALSE },
  [STUFFED_ASK_CHOOSE] = { "choose", stuffed_gen_choose, TRUE },
  [STUFFED_ASK_CURE] = { "cure", stuffed_gen_cure, FALSE },
  [STUFFED_ASK_DROP] = { "drop", stuffed_gen_drop, FALSE },
  [STUFFED_ASK_DIE] = { "die", stuffed_gen_die, FALSE },
  [STUFFED_ASK_HEAVE] = { "heave", stuffed_gen_heave, FALSE },
  [STUFFED_ASK_ARRIVE] = { "arrive", stuffed_gen_arrive, FALSE },
  [STUFFED_ASK_SQUEAK] = { "squeak", stuffed_gen_squeak, FALSE },
  [STUFFED_ASK_TAKE] = { "take", stuffed_gen_take, FALSE },
};

const guint8 stuffed_waits[STUFFED_N_STEPS] = {
  [STUFFED_STEP_PLACE] = STUFFED_ASK_PLACE,
  [STUFFED_STEP_WHITES] = STUFFED_ASK_WHITE,
  [STUFFED_STEP_ENTER] = STUFFED_ASK_ENTER,
  [STUFFED_STEP_ACTED] = STUFFED_ASK_ACT,
  [STUFFED_STEP_GO] = STUFFED_ASK_WALK,
  [STUFFED_STEP_WAGON] = STUFFED_ASK_WAGON,
  [STUFFED_STEP_POCKETS] = STUFFED_ASK_POCKETS,
  [STUFFED_STEP_KEEP] = STUFFED_ASK_KEEP,
  [STUFFED_STEP_SEND] = STUFFED_ASK_DIE,
  [STUFFED_STEP_GIVE] = STUFFED_ASK_DIE,
  [STUFFED_STEP_SING] = STUFFED_ASK_DIE,
  [STUFFED_STEP_HEAVE] = STUFFED_ASK_HEAVE,
  [STUFFED_STEP_SQUEAK] = STUFFED_ASK_SQUEAK,
  [STUFFED_STEP_TAKE] = STUFFED_ASK_TAKE,
  [STUFFED_STEP_HUSH] = STUFFED_ASK_SLEEP,
  [STUFFED_STEP_WHO] = STUFFED_ASK_WHO,
  [STUFFED_STEP_CHOOSE] = STUFFED_ASK_CHOOSE,
  [STUFFED_STEP_DROP] = STUFFED_ASK_DROP,
  [STUFFED_STEP_PAY] = STUFFED_ASK_DIE,
  [STUFFED_STEP_DIE] = STUFFED_ASK_POOL,
  [STUFFED_STEP_CHANGE] = STUFFED_ASK_CHANGE,
  [STUFFED_STEP_AGAIN] = STUFFED_ASK_AGAIN,
  [STUFFED_STEP_ADD] = STUFFED_ASK_ADD,
  [STUFFED_STEP_BEFORE] = STUFFED_ASK_HIT,
  [STUFFED_STEP_PREVENT] = STUFFED_ASK_HIT,
  [STUFFED_STEP_DEFEND] = STUFFED_ASK_DEFEND,
  [STUFFED_STEP_PIN] = STUFFED_ASK_MINION,
  [STUFFED_STEP_QUARRY] = STUFFED_ASK_WHO,
  [STUFFED_STEP_VICTIM] = STUFFED_ASK_WHO,
  [STUFFED_STEP_ARRIVE] = STUFFED_ASK_ARRIVE,
  [STUFFED_STEP_ITEM] = STUFFED_ASK_ITEM,
  [STUFFED_STEP_TALE] = STUFFED_ASK_TALE,
  [STUFFED_STEP_LOST] = STUFFED_ASK_CHOOSE,
  [STUFFED_STEP_MAKE_ROOM] = STUFFED_ASK_MAKE_ROOM,
  [STUFFED_STEP_STATUS] = STUFFED_ASK_CURE,
};

/* Each with the width of the map, so that it can be said by column and row. */
void
stuffed_offer_squares (const StuffedState *s,
                       BrambleAsk         *ask,
                       StuffedSquares      squares)
{
  guint columns = stuffed_page (s)->map.columns;

  while (stuffed_squares_any (squares))
    stuffed_offer_all (ask, STUFFED_OPT_SQUARE, stuffed_squares_take (&squares), columns, 0);
}

void
stuffed_offer_seats (BrambleAsk *ask,
                     guint       seats)
{
  for (guint seat = 0; seat < STUFFED_MAX_SEATS; seat++)
    if ((seats >> seat) & 1)
      stuffed_offer (ask, STUFFED_OPT_SEAT, seat);
}

void
stuffed_gen_yes_no (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  stuffed_offer (ask, STUFFED_OPT_YES, 0);
  stuffed_offer (ask, STUFFED_OPT_NO, 0);
}

/* Who answers what the top frame asks. */
guint
stuffed_who_answers (const StuffedState *s)
{
  const StuffedFrame *f = &s->stack[s->depth - 1];

  switch ((guint) f->step)
    {
    case STUFFED_STEP_QUARRY:
    case STUFFED_STEP_VICTIM:
    case STUFFED_STEP_ARRIVE:
      return stuffed_keeper (s);
    case STUFFED_STEP_WHO:
      return stuffed_who_picks (s, f);
    case STUFFED_STEP_CHOOSE:
    case STUFFED_STEP_DROP:
    case STUFFED_STEP_PAY:
    case STUFFED_STEP_BEFORE:
    case STUFFED_STEP_PREVENT:
    case STUFFED_STEP_PIN:
    case STUFFED_STEP_HUSH:
    case STUFFED_STEP_TALE:
      return f->what;
    default: /* whoever it is about */
      return f->seat;
    }
}

/* Computes what the game waits for. */
void
stuffed_ask_fill (const StuffedState *s,
                  BrambleAsk         *ask)
{
  const StuffedFrame *f;

  ask->turn = s->turn;
  ask->n_options = 0;
  ask->cause = STUFFED_NONE;
  if (stuffed_is_over (s))
    {
      ask->kind = STUFFED_ASK_NOTHING;
      ask->seat = STUFFED_NONE;
      return;
    }

  f = &s->stack[s->depth - 1];
  ask->kind = stuffed_waits[f->step];
  ask->seat = (guint8) stuffed_who_answers (s);
  stuffed_asks[ask->kind].generate (s, f, ask);
}
