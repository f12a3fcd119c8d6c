/* bramble-stuffed-draft.c: dice that are picked up before one says what for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules ask what is done first and with which dice then. At a table one takes dice into
 * the hand and looks what they could do; so a draft of them waits for an action, and is
 * then answered die by die.
 */

#include "bramble-stuffed-draft.h"

/* Returns how many dice are picked up. */
guint
bramble_stuffed_draft_count (const BrambleStuffedDraft *self)
{
  guint n = 0;

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    n += self->dice[colour];
  return n;
}

/* Returns the colour that a pool of them has: an attribute, purple for nothing else, or
 * STUFFED_NONE for no dice. */
guint
bramble_stuffed_draft_colour (const BrambleStuffedDraft *self)
{
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (self->dice[colour] > 0)
      return colour;

  return STUFFED_NONE;
}

/* Returns whether one more die of @colour may be picked up: there is one, and a pool has one
 * colour beside purple. */
gboolean
bramble_stuffed_draft_takes (const BrambleStuffedDraft *self,
                             const StuffedState        *s,
                             guint                      colour)
{
  guint own = bramble_stuffed_draft_colour (self);

  if (colour > STUFFED_PURPLE || s->drawn[colour] <= self->dice[colour])
    return FALSE;

  return colour == STUFFED_PURPLE || own == STUFFED_NONE || own == STUFFED_PURPLE || own == colour;
}

/* The colour of dice that an action wants, purple for any, or STUFFED_NONE: it rolls none. */
static guint
colour_for (const StuffedState  *s,
            const BrambleOption *option)
{
  switch ((guint) option->kind)
    {
    case STUFFED_OPT_MOVE:
      return STUFFED_PURPLE;
    case STUFFED_OPT_MELEE:
      return STUFFED_RED;
    case STUFFED_OPT_RANGED:
      return STUFFED_GREEN;
    case STUFFED_OPT_SEARCH:
      return STUFFED_YELLOW;
    case STUFFED_OPT_STAND:
      return stuffed_stand (s, option->a)->colour;
    case STUFFED_OPT_CURE:
      return option->c;
    default: /* no roll */
      return STUFFED_NONE;
    }
}

/* Whether one die pays for something. */
static gboolean
pays (const BrambleStuffedDraft *self,
      const BrambleOption       *option)
{
  guint colour = bramble_stuffed_draft_colour (self);

  if (bramble_stuffed_draft_count (self) != 1)
    return FALSE;
  switch ((guint) option->kind)
    {
    case STUFFED_OPT_RESERVE:
      return option->a == colour;
    case STUFFED_OPT_SEND:
    case STUFFED_OPT_GIVE:
      return TRUE;
    case STUFFED_OPT_USE:
      return option->a == STUFFED_LULLABY && (colour == STUFFED_BLUE || colour == STUFFED_PURPLE);
    default: /* it costs none */
      return FALSE;
    }
}

/**
 * bramble_stuffed_draft_serves:
 * @option: an action of somebody whose turn it is
 *
 * Returns: whether the dice that are picked up, all of them, could be used for it
 */
gboolean
bramble_stuffed_draft_serves (const BrambleStuffedDraft *self,
                              const StuffedState        *s,
                              const BrambleOption       *option)
{
  guint colour = bramble_stuffed_draft_colour (self);
  guint wanted = colour_for (s, option);

  if (colour == STUFFED_NONE)
    return FALSE;
  if (wanted == STUFFED_NONE)
    return pays (self, option);

  return wanted == STUFFED_PURPLE || colour == STUFFED_PURPLE || colour == wanted;
}

/**
 * bramble_stuffed_draft_next:
 * @option: (out): which answer of @ask lays the next die
 *
 * Returns: %FALSE when no die of them can be laid now
 */
gboolean
bramble_stuffed_draft_next (const BrambleStuffedDraft *self,
                            const BrambleAsk          *ask,
                            guint                     *option)
{
  guint colour = bramble_stuffed_draft_colour (self);

  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == STUFFED_OPT_DIE && ask->options[i].a == colour)
      {
        *option = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * bramble_stuffed_draft_pool:
 * @pool: (out): what would be rolled for @option
 *
 * Returns: %FALSE when nothing would be
 */
gboolean
bramble_stuffed_draft_pool (const BrambleStuffedDraft *self,
                            const StuffedState        *s,
                            guint                      seat,
                            const BrambleOption       *option,
                            StuffedRoll               *pool)
{
  static const guint8 kinds[STUFFED_N_OPTS] = {
    [STUFFED_OPT_MOVE] = STUFFED_ROLL_MOVE,     [STUFFED_OPT_MELEE] = STUFFED_ROLL_MELEE, [STUFFED_OPT_RANGED] = STUFFED_ROLL_RANGED,
    [STUFFED_OPT_SEARCH] = STUFFED_ROLL_SEARCH, [STUFFED_OPT_CURE] = STUFFED_ROLL_TEST,   [STUFFED_OPT_STAND] = STUFFED_ROLL_TEST,
  };
  guint colour = bramble_stuffed_draft_colour (self);

  if (colour_for (s, option) == STUFFED_NONE || !bramble_stuffed_draft_serves (self, s, option))
    return FALSE;

  *pool = (StuffedRoll) {
    .kind = kinds[option->kind],
    .seat = (guint8) seat,
    .colour = (guint8) (colour == STUFFED_PURPLE ? STUFFED_NONE : colour),
    .beside = STUFFED_PURPLE,
    .own = colour == STUFFED_PURPLE ? 0 : self->dice[colour],
    .purple = self->dice[STUFFED_PURPLE],
  };
  if (option->kind == STUFFED_OPT_STAND && stuffed_stand (s, option->a)->task)
    pool->kind = STUFFED_ROLL_TASK;
  return TRUE;
}

/* Returns what a roll for an action must come to, or 0: the more the better. */
guint
bramble_stuffed_needed (const StuffedState  *s,
                        const BrambleOption *option)
{
  switch ((guint) option->kind)
    {
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      return stuffed_minions[option->b].defence;
    case STUFFED_OPT_SEARCH:
      return stuffed_test_number (s, s->search);
    case STUFFED_OPT_STAND:
      return stuffed_stand_number (s, option->a) - (stuffed_stand (s, option->a)->task ? s->totals[option->a] : 0);
    case STUFFED_OPT_CURE:
      return stuffed_test_number (s, stuffed_statuses[option->a].number);
    default: /* a move, or none */
      return 0;
    }
}

/**
 * bramble_stuffed_reach:
 * @pool: dice for a move
 * @chances: (array): for every square how likely it is that the move may end there
 */
void
bramble_stuffed_reach (const StuffedState *s,
                       const StuffedRoll  *pool,
                       double             *chances)
{
  BrambleStuffedOdds odds;
  guint colour = pool->own > 0 ? pool->colour : STUFFED_PURPLE;

  for (guint i = 0; i < STUFFED_MAX_SQUARES; i++)
    chances[i] = 0;
  bramble_stuffed_odds_fill (&odds, s, pool);
  for (guint total = odds.least; total <= odds.most; total++)
    {
      StuffedSquares ends = stuffed_ends (s, pool->seat, colour, stuffed_move_total (s, pool->seat, total));

      while (stuffed_squares_any (ends))
        chances[stuffed_squares_take (&ends)] += odds.chances[total];
    }
}
