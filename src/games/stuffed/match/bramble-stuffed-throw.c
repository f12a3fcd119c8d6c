/* bramble-stuffed-throw.c: the last dice that were thrown in a turn, and what came of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dice are gone as soon as something came of them, and often nobody is asked in between. Who
 * wants to read what they were finds it in what was told.
 */

#include "bramble-stuffed-throw.h"

#include <rules/stuffed-cards.h>
#include <rules/stuffed-events.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>

#include "bramble-stuffed-private.h"

/* What a throw is forgotten with. */
static const guint8 edges[] = { STUFFED_EVENT_TURN_BEGAN, STUFFED_EVENT_PAGE_OPENED };

static void
begin (BrambleStuffedThrow *self)
{
  *self = (BrambleStuffedThrow) { .outcome.kind = STUFFED_N_EVENTS };
}

/* Whether @e says what came of a throw. */
static gboolean
is_outcome (const BrambleStuffedThrow *self,
            const BrambleEvent        *e)
{
  if (!self->made || self->outcome.kind != STUFFED_N_EVENTS || e->seat != self->seat)
    return FALSE;
  switch ((StuffedRollKind) self->kind)
    {
    case STUFFED_ROLL_WHITE:
      return e->kind == STUFFED_EVENT_STUFFING_CHANGED || e->kind == STUFFED_EVENT_FOUND_NOTHING;
    case STUFFED_ROLL_MOVE:
      return e->kind == STUFFED_EVENT_MOVED || e->kind == STUFFED_EVENT_STAYED;
    case STUFFED_ROLL_TEST:
    case STUFFED_ROLL_SEARCH:
      return e->kind == STUFFED_EVENT_TEST_PASSED || e->kind == STUFFED_EVENT_TEST_FAILED;
    case STUFFED_ROLL_TASK:
      return e->kind == STUFFED_EVENT_TASK_GREW;
    case STUFFED_ROLL_MELEE:
    case STUFFED_ROLL_RANGED:
      return e->kind == STUFFED_EVENT_MINION_MISSED || e->kind == STUFFED_EVENT_MINION_HURT || e->kind == STUFFED_EVENT_MINION_UNHURT
             || e->kind == STUFFED_EVENT_MINION_DEFEATED;
    case STUFFED_ROLL_DEFENCE:
      return e->kind == STUFFED_EVENT_BLOCKED;
    case STUFFED_N_ROLLS:
      break;
    }

  g_assert_not_reached ();
}

/* Brings @self up to what @e tells. */
void
bramble_stuffed_throw_follow (BrambleStuffedThrow *self,
                              const BrambleEvent  *e)
{
  if (e->kind == STUFFED_EVENT_TURN_BEGAN || e->kind == STUFFED_EVENT_PAGE_OPENED)
    begin (self);
  else if (e->kind == STUFFED_EVENT_ROLLED)
    {
      begin (self);
      self->seat = e->seat;
      self->kind = e->card;
      stuffed_dice (e, &self->dice);
    }
  else if (e->kind == STUFFED_EVENT_ROLL_MADE)
    {
      self->made = self->dice.n > 0;
      self->total = (guint) e->n;
      self->needed = e->b;
    }
  else if (is_outcome (self, e))
    self->outcome = *e;
}

/* Finds out from what was told which dice were thrown last in this turn. */
void
bramble_stuffed_throw_find (BrambleStuffedThrow *self,
                            BrambleTable        *table)
{
  BrambleMatch *match = bramble_table_get_match (table);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint last = bramble_table_get_told (table, told);

  begin (self);
  for (guint step = bramble_stuffed_look_back (match, last, edges, G_N_ELEMENTS (edges)); step <= last; step++)
    {
      if (step < last)
        bramble_match_get_events (match, step, events);
      for (guint i = 0; i < (step < last ? events : told)->len; i++)
        {
          const BrambleEvent *e = &g_array_index (step < last ? events : told, BrambleEvent, i);

          bramble_stuffed_throw_follow (self, e);
          if (e->kind == STUFFED_EVENT_ROLL_MADE)
            self->step = step;
        }
    }
}

/* Returns whether the dice were enough; who wants as much as can be always has enough. */
gboolean
bramble_stuffed_throw_did (const BrambleStuffedThrow *self)
{
  return self->total >= self->needed && self->outcome.kind != STUFFED_EVENT_FOUND_NOTHING && self->outcome.kind != STUFFED_EVENT_MINION_UNHURT;
}

/* Returns (transfer full) (nullable): what came of the dice, in a sentence. */
char *
bramble_stuffed_throw_text (const BrambleStuffedThrow *self,
                            const char *const         *names)
{
  BrambleEvent made = { .kind = STUFFED_EVENT_ROLL_MADE, .seat = (guint8) self->seat, .other = STUFFED_NONE, .a = (guint8) self->kind,
                        .n = (gint16) self->total };

  if (!self->made)
    return NULL;
  /* That somebody walks or blocks says less than how much it was. */
  if (self->outcome.kind == STUFFED_N_EVENTS || self->outcome.kind == STUFFED_EVENT_MOVED || self->outcome.kind == STUFFED_EVENT_STAYED)
    return stuffed_event_text (&made, STUFFED_NONE, names);

  return stuffed_event_text (&self->outcome, STUFFED_NONE, names);
}
