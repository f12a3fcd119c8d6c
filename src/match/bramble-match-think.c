/* bramble-match-think.c: the computer players of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-match-private.h"

#include "bramble-lesson.h"

/* Whatever is thought about the present position is void. */
void
bramble_match_stop_thinking (BrambleMatch *self)
{
  if (self->thinker == NULL)
    return;

  g_clear_pointer (&self->thinker, bramble_thinker_cancel);
  g_object_notify (G_OBJECT (self), "thinking");
}

static void
thought (guint    option,
         gpointer user_data)
{
  BrambleMatch *self = user_data;

  g_object_ref (self);
  if (!bramble_match_answer (self, option))
    {
      bramble_match_stop_thinking (self);
      g_critical ("a computer player gave an illegal answer");
    }
  g_object_unref (self);
}

/* A computer player who is asked begins to think, unless nobody is to. */
void
bramble_match_think_if_asked (BrambleMatch *self)
{
  const BrambleGame *game = bramble_record_game (self->record);
  g_autofree guint8 *view = NULL;
  gboolean lesson = bramble_record_lesson (self->record);
  const BrambleRecordSeat *who;
  BramblePlea plea;
  gboolean pleaded;
  guint64 seed;
  guint seat;

  if (!self->running || self->replay || self->thinker || self->ask_seat < 0
      || !bramble_match_is_computer (self, (guint) self->ask_seat)
      || bramble_record_at (self->record) >= BRAMBLE_RECORD_MAX_STEPS)
    return;

  seat = (guint) self->ask_seat;
  view = g_malloc (game->state_size);
  game->view (bramble_record_now (self->record), seat, view);
  seed = lesson ? bramble_lesson_seed (self->record) : ((guint64) g_random_int () << 32) | g_random_int ();
  who = bramble_record_seat (self->record, seat);
  pleaded = !lesson && bramble_record_find_plea (self->record, bramble_record_at (self->record), seat, &plea);
  self->thinker = bramble_thinker_start (who->level, who->temper, pleaded ? &plea : NULL, game, view, seed,
                                         lesson ? bramble_lesson_reply (self->record) : -1, self->pause, thought, self);
  g_object_notify (G_OBJECT (self), "thinking");
}

gboolean
bramble_match_get_running (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return self->running;
}

void
bramble_match_set_running (BrambleMatch *self,
                           gboolean      running)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (self));

  if (self->running == running)
    return;

  self->running = running;
  g_object_notify (G_OBJECT (self), "running");
  if (running)
    bramble_match_think_if_asked (self);
  else
    bramble_match_stop_thinking (self);
}

/* Whether a computer seat is thinking now. */
gboolean
bramble_match_get_thinking (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return self->thinker != NULL;
}
