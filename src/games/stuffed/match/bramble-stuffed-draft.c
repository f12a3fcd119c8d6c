/* bramble-stuffed-draft.c: dice that are picked up before one says what for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules ask what is done first and with which dice then. At a table one takes dice into
 * the hand and looks what they could do; so a draft of them waits for an action, and is
 * then answered die by die.
 */

#include "bramble-stuffed-draft.h"

/* What an action rolls. */
typedef struct
{
  guint8 roll;   /* StuffedRollKind; 0: it rolls nothing */
  guint8 colour; /* of the dice, or purple: any, or STUFFED_NONE: the option says it */
} Use;

static const Use uses[STUFFED_N_OPTS] = {
  [STUFFED_OPT_MOVE] = { STUFFED_ROLL_MOVE, STUFFED_PURPLE },     [STUFFED_OPT_MELEE] = { STUFFED_ROLL_MELEE, STUFFED_RED },
  [STUFFED_OPT_RANGED] = { STUFFED_ROLL_RANGED, STUFFED_GREEN },  [STUFFED_OPT_SEARCH] = { STUFFED_ROLL_SEARCH, STUFFED_YELLOW },
  [STUFFED_OPT_CURE] = { STUFFED_ROLL_TEST, STUFFED_NONE },       [STUFFED_OPT_STAND] = { STUFFED_ROLL_TEST, STUFFED_NONE },
};

/* Returns how many dice are picked up. */
guint
bramble_stuffed_draft_count (const BrambleStuffedDraft *self)
{
  guint n = 0;

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    n += bramble_stuffed_draft_of (self, colour);
  return n;
}

/* Returns how many of them have a colour. */
guint
bramble_stuffed_draft_of (const BrambleStuffedDraft *self,
                          guint                      colour)
{
  return colour <= STUFFED_PURPLE ? self->dice[colour] + self->stored[colour] : 0;
}

/* Returns the colour that a pool of them has: an attribute, purple for nothing else, or
 * STUFFED_NONE for no dice. */
guint
bramble_stuffed_draft_colour (const BrambleStuffedDraft *self)
{
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (bramble_stuffed_draft_of (self, colour) > 0)
      return colour;

  return STUFFED_NONE;
}

/* Whether a die of @colour lies there that is not picked up yet. */
static gboolean
lies_there (const BrambleStuffedDraft *self,
            const StuffedState        *s,
            guint                      colour,
            gboolean                   stored)
{
  guint8 usable[STUFFED_PURPLE + 1];

  if (!stored)
    return s->drawn[colour] > self->dice[colour];

  stuffed_usable (s, s->active, usable);
  return usable[colour] > self->stored[colour];
}

/* Returns whether one more die of @colour may be picked up: there is one, and a pool has one
 * colour beside purple. */
gboolean
bramble_stuffed_draft_takes (const BrambleStuffedDraft *self,
                             const StuffedState        *s,
                             guint                      colour,
                             gboolean                   stored)
{
  guint own = bramble_stuffed_draft_colour (self);

  if (colour > STUFFED_PURPLE || !lies_there (self, s, colour, stored))
    return FALSE;

  return colour == STUFFED_PURPLE || own == STUFFED_NONE || own == STUFFED_PURPLE || own == colour;
}

/**
 * bramble_stuffed_draft_pick:
 * @stored: it lies on the card of whose turn it is
 *
 * Picks a die up, or puts those of its colour back when no other can join. When it cannot lie
 * with the others, these are put back for it.
 */
void
bramble_stuffed_draft_pick (BrambleStuffedDraft *self,
                            const StuffedState  *s,
                            guint                colour,
                            gboolean             stored)
{
  guint8 *there = stored ? self->stored : self->dice;

  g_return_if_fail (colour <= STUFFED_PURPLE);

  if (!bramble_stuffed_draft_takes (self, s, colour, stored) && there[colour] > 0)
    {
      there[colour] = 0;
      return;
    }
  if (!bramble_stuffed_draft_takes (self, s, colour, stored))
    *self = (BrambleStuffedDraft) { { 0 } };
  there[colour] = (guint8) (there[colour] + lies_there (self, s, colour, stored));
  for (guint c = 0; c <= STUFFED_PURPLE; c++)
    self->lay[c] = s->drawn[c];
}

/* The colour of dice that an action wants, purple for any, or STUFFED_NONE: it rolls none. */
static guint
colour_for (const StuffedState  *s,
            const BrambleOption *option)
{
  const Use *use = &uses[option->kind];

  if (use->roll == 0)
    return STUFFED_NONE;
  if (use->colour != STUFFED_NONE)
    return use->colour;

  return option->kind == STUFFED_OPT_CURE ? option->c : stuffed_stand (s, option->a)->colour;
}

/* Whether one die pays for something. */
static gboolean
pays (const BrambleStuffedDraft *self,
      const BrambleOption       *option)
{
  guint colour = bramble_stuffed_draft_colour (self);

  if (bramble_stuffed_draft_count (self) != 1)
    return FALSE;
  if (option->kind == STUFFED_OPT_RESERVE)
    return option->a == colour && self->dice[colour] == 1;
  if (option->kind == STUFFED_OPT_USE)
    return option->a == STUFFED_LULLABY && (colour == STUFFED_BLUE || colour == STUFFED_PURPLE);

  return option->kind == STUFFED_OPT_SEND || option->kind == STUFFED_OPT_GIVE;
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
  /* With some dice nobody can go anywhere. */
  if (option->kind == STUFFED_OPT_MOVE)
    return stuffed_can_go (s, s->active, colour);

  return colour == STUFFED_PURPLE || colour == wanted;
}

static gboolean
find_kind (const BrambleAsk *ask,
           guint             kind,
           guint             a,
           guint            *option)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == kind && ask->options[i].a == a)
      {
        *option = i;
        return TRUE;
      }

  return FALSE;
}

/* How many dice of a colour are in the pool by now. */
static guint
count_laid (const StuffedState *s,
            guint               colour)
{
  if (colour == STUFFED_PURPLE)
    return s->roll.purple;

  return s->roll.colour == colour ? s->roll.own : 0;
}

/**
 * bramble_stuffed_draft_next:
 * @option: (out): which answer of @ask lays the next die, or throws when all are laid. The
 *   rules may have laid the only possible one themselves.
 *
 * Returns: %FALSE when nothing of that can be done now
 */
gboolean
bramble_stuffed_draft_next (const BrambleStuffedDraft *self,
                            const StuffedState        *s,
                            const BrambleAsk          *ask,
                            guint                     *option)
{
  gboolean pool = ask->kind == STUFFED_ASK_POOL;

  if (!pool && ask->kind != STUFFED_ASK_DIE)
    return FALSE;
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    {
      gboolean drawn = self->lay[colour] < s->drawn[colour] + self->dice[colour];

      if ((pool ? count_laid (s, colour) : 0) < bramble_stuffed_draft_of (self, colour))
        return find_kind (ask, drawn ? STUFFED_OPT_DIE : STUFFED_OPT_STORED, colour, option);
    }
  return find_kind (ask, STUFFED_OPT_ROLL, 0, option);
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
  guint colour = bramble_stuffed_draft_colour (self);

  if (colour_for (s, option) == STUFFED_NONE || !bramble_stuffed_draft_serves (self, s, option))
    return FALSE;

  *pool = (StuffedRoll) {
    .kind = uses[option->kind].roll,
    .seat = (guint8) seat,
    .colour = (guint8) (colour == STUFFED_PURPLE ? STUFFED_NONE : colour),
    .beside = STUFFED_PURPLE,
    .own = (guint8) (colour == STUFFED_PURPLE ? 0 : bramble_stuffed_draft_of (self, colour)),
    .purple = (guint8) bramble_stuffed_draft_of (self, STUFFED_PURPLE),
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
  if (option->kind == STUFFED_OPT_MELEE || option->kind == STUFFED_OPT_RANGED)
    return stuffed_minions[option->b].defence;
  if (option->kind == STUFFED_OPT_SEARCH)
    return stuffed_test_number (s, s->search);
  if (option->kind == STUFFED_OPT_STAND)
    return stuffed_stand_number (s, option->a) - (stuffed_stand (s, option->a)->task ? s->totals[option->a] : 0);
  if (option->kind == STUFFED_OPT_CURE)
    return stuffed_test_number (s, stuffed_statuses[option->a].number);

  return 0;
}

/**
 * bramble_stuffed_reach:
 * @pool: dice for a move, thrown or not
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
  /* Of what was thrown nothing is left to chance. */
  if (pool->faces[0] + pool->faces[STUFFED_DICE_OF_A_COLOUR] > 0)
    {
      StuffedState thrown = *s;
      StuffedSquares ends;

      thrown.roll = *pool;
      ends = stuffed_ends (s, pool->seat, colour, stuffed_move_total (s, pool->seat, stuffed_total (&thrown)));
      while (stuffed_squares_any (ends))
        chances[stuffed_squares_take (&ends)] = 1;
      return;
    }
  bramble_stuffed_odds_fill (&odds, s, pool);
  for (guint total = odds.least; total <= odds.most; total++)
    {
      StuffedSquares ends = stuffed_ends (s, pool->seat, colour, stuffed_move_total (s, pool->seat, total));

      while (stuffed_squares_any (ends))
        chances[stuffed_squares_take (&ends)] += odds.chances[total];
    }
}
