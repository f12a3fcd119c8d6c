/* stuffed-walk.c: where a stuffy can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* The colours that a seat crosses besides that of its pool. */
static guint
crosses (const StuffedState *s,
         guint               seat)
{
  guint colours = STUFFED_CROSSES_NONE;

  if (s->done & STUFFED_DONE_CRACK)
    return STUFFED_CROSSES_ALL;
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    {
      guint item = s->seats[seat].slots[slot];

      if (item != STUFFED_NONE && stuffed_items[item].effect == STUFFED_EFFECT_CROSS)
        colours |= STUFFED_CROSSES (stuffed_items[item].colour);
    }
  return colours;
}

/* The spaces where a move of so many spaces may end, but for staying. */
StuffedSquares
stuffed_ends (const StuffedState *s,
              guint               seat,
              guint               colour,
              guint               total)
{
  StuffedScene scene = stuffed_scene (s);
  StuffedStride stride = {
    .from = s->seats[seat].square,
    .total = (guint8) total,
    .colour = (guint8) colour,
    .also = (guint8) crosses (s, seat),
    .passes_minions = (s->done & STUFFED_DONE_CRACK) != 0,
  };

  return stuffed_grid_ends (&stuffed_page (s)->grid, &scene, &stride);
}

/* The most that a move could come to with a die of a colour: all dice that can lie in its pool show 6, and
 * everything is added. */
static guint
best_total (const StuffedState *s,
            guint               seat,
            guint               colour)
{
  StuffedRoll best = { .kind = STUFFED_ROLL_MOVE, .seat = (guint8) seat, .colour = (guint8) colour, .beside = STUFFED_PURPLE };
  guint8 dice[STUFFED_PURPLE + 1];
  int total;

  stuffed_usable (s, seat, dice);
  for (guint c = 0; c <= STUFFED_PURPLE && seat == s->active; c++)
    dice[c] = (guint8) (dice[c] + s->drawn[c]);
  /* Some may lie there already. */
  if (s->roll.seat == seat && s->roll.own > 0)
    dice[s->roll.colour] = (guint8) (dice[s->roll.colour] + s->roll.own);
  if (s->roll.seat == seat)
    dice[STUFFED_PURPLE] = (guint8) (dice[STUFFED_PURPLE] + s->roll.purple);
  best.own = colour == STUFFED_PURPLE ? 0 : dice[colour];
  best.purple = dice[STUFFED_PURPLE];
  total = 6 * (best.own + best.purple) + stuffed_roll_plus (s, &best);
  if (stuffed_can_use (s, seat, STUFFED_SCAMPER))
    total += stuffed_abilities[STUFFED_SCAMPER].n;
  if (stuffed_has_status (s, seat, STUFFED_COURAGEOUS))
    total += STUFFED_COURAGE;
  return stuffed_move_total (s, seat, (guint) MAX (total, 1));
}

/* Whether a seat could go anywhere with a die of a colour, at its best: who is amid friends can pass them. */
gboolean
stuffed_can_go (const StuffedState *s,
                guint               seat,
                guint               colour)
{
  return stuffed_squares_any (stuffed_ends (s, seat, colour, 1))
         || stuffed_squares_any (stuffed_ends (s, seat, colour, best_total (s, seat, colour)));
}

/* Whether a seat has a die with which it could go anywhere. */
gboolean
stuffed_can_move (const StuffedState *s,
                  guint               seat)
{
  guint8 stored[STUFFED_PURPLE + 1];

  if (stuffed_has_status (s, seat, STUFFED_TANGLED))
    return FALSE;
  stuffed_usable (s, seat, stored);
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (s->drawn[colour] + stored[colour] > 0 && stuffed_can_go (s, seat, colour))
      return TRUE;

  return FALSE;
}

/* How far a move goes that was rolled: half, rounded up, for who is soggy, and a wind helps. */
guint
stuffed_move_total (const StuffedState *s,
                    guint               seat,
                    guint               total)
{
  if (stuffed_has_status (s, seat, STUFFED_SOGGY))
    total = (total + 1) / 2;

  return MIN (total + stuffed_rule (s, STUFFED_RULE_MOVE), STUFFED_MAX_COUNT);
}

void
stuffed_gen_walk (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  guint colour = s->roll.own > 0 ? s->roll.colour : STUFFED_PURPLE;

  stuffed_offer (ask, STUFFED_OPT_STAY, 0);
  stuffed_offer_squares (s, ask, stuffed_ends (s, f->seat, colour, stuffed_move_total (s, f->seat, s->roll.total)));
}
