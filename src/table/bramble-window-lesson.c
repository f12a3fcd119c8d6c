/* bramble-window-lesson.c: learning a game by playing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <bramble-lesson.h>

#include "bramble-seats.h"

static void
begin (BrambleWindow *self)
{
  const char *names[BRAMBLE_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    names[i] = bramble_seats_usual_name (i);
  record = bramble_lesson_begin (self->game->game, names, &error);
  if (record == NULL)
    {
      bramble_window_tell (self, error->message);
      return;
    }
  match = bramble_match_new (record);
  bramble_window_play (self, match);
}

/* A lesson that cannot be gone on with begins again. */
static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, &error);

  if (!bramble_window_take_loaded (self, result, &file))
    return;
  if (match && bramble_record_lesson (bramble_match_get_record (match))
      && bramble_store_resume (self->store, file, match, &error))
    bramble_window_show_match (self, match);
  else
    begin (self);
}

/* Goes on with the lesson of the present game, or begins it. */
void
bramble_window_learn (BrambleWindow *self)
{
  BrambleMatch *match = bramble_store_get_match (self->store);
  g_autoptr (GFile) file = NULL;

  if (match && match == self->match && bramble_record_lesson (bramble_match_get_record (match))
      && bramble_match_get_game (match) == self->game->game && !bramble_match_get_over (match))
    {
      bramble_window_show_table (self);
      return;
    }
  bramble_store_flush (self->store);
  file = bramble_store_find_lesson (self->store, self->game->game);
  if (file == NULL)
    {
      begin (self);
      return;
    }
  g_set_object (&self->loading, file);
  bramble_match_load_async (file, NULL, loaded, g_object_ref (self));
}
