/* bramble-store.c: where games are kept without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every unfinished game has a place of its own (bramble-place.c), which it
 * leaves only when it is finished or deleted. A game that is only looked at is
 * not written: its first answer is what makes it ours. A finished game moves to
 * the finished directory and is counted in the statistics.
 */

#include "bramble-store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "bramble-display.h"
#include "bramble-lock.h"

G_DEFINE_FINAL_TYPE (BrambleStore, bramble_store, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ALONE,
  PROP_TROUBLE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_trouble (BrambleStore *self,
             const char   *trouble)
{
  if (g_strcmp0 (self->trouble, trouble) == 0)
    return;

  g_free (self->trouble);
  self->trouble = g_strdup (trouble);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TROUBLE]);
}

static void
tell_trouble (BrambleStore *self,
              const char   *reason)
{
  g_autofree char *place = bramble_display_file (self->directory);
  /* Translators: the first %s is a directory, the second says why */
  g_autofree char *trouble = g_strdup_printf (_("Games cannot be kept in %s: %s"), place, reason);

  set_trouble (self, trouble);
}

/* What is to be written. */

static GPtrArray *
create_entries (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_entry_free);
}

/* Whether something waits to be written to @file, and which. */
gboolean
bramble_store_find_waiting (BrambleStore *self,
                            GFile        *file,
                            guint        *index)
{
  for (*index = 0; *index < self->waiting->len; (*index)++)
    {
      const BrambleEntry *entry = g_ptr_array_index (self->waiting, *index);

      if (g_file_equal (entry->place->file, file))
        return TRUE;
    }

  return FALSE;
}

/* Learns what became of the work, which is done. */
static void
take_result (BrambleStore *self)
{
  g_autoptr (BrambleWork) work = g_steal_pointer (&self->work);
  guint index;

  /* What could not be written goes before what came since, unless that is newer. */
  for (guint i = work->entries->len; i > 0; i--)
    {
      BrambleEntry *entry = g_ptr_array_steal_index (work->entries, i - 1);

      if (bramble_store_find_waiting (self, entry->place->file, &index))
        bramble_entry_free (entry);
      else
        g_ptr_array_insert (self->waiting, 0, entry);
    }

  if (work->error)
    tell_trouble (self, work->error->message);
  else
    set_trouble (self, NULL);
}

/* Everything that waits becomes the work. */
static void
begin_work (BrambleStore *self)
{
  self->work = bramble_work_new (self->directory, g_steal_pointer (&self->waiting));
  self->waiting = create_entries ();
}

static void
write_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  bramble_work_carry_out (task_data);
  g_task_return_boolean (task, TRUE);
}

static void start_writing (BrambleStore *self);

static void
written (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BrambleStore *self = BRAMBLE_STORE (source);
  guint n_since = self->waiting->len;

  /* Somebody who could not wait knows the result already. */
  if (self->work != g_task_get_task_data (G_TASK (result)))
    return;

  take_result (self);
  if (n_since > 0)
    start_writing (self);
}

static void
start_writing (BrambleStore *self)
{
  g_autoptr (GTask) task = NULL;

  if (!self->open || self->work || self->waiting->len == 0)
    return;

  begin_work (self);
  task = g_task_new (self, NULL, written, NULL);
  g_task_set_source_tag (task, start_writing);
  g_task_set_task_data (task, bramble_work_ref (self->work), (GDestroyNotify) bramble_work_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/* The newest state of the match waits to be written; what waited before is old. */
static void
add_entry (BrambleStore *self,
           char         *text,
           gboolean      over)
{
  BrambleEntry *entry = g_new0 (BrambleEntry, 1);
  guint index;

  entry->place = bramble_place_ref (self->place);
  entry->text = text;
  entry->ended = over ? bramble_record_copy (bramble_match_get_record (self->match)) : NULL;
  if (bramble_store_find_waiting (self, self->place->file, &index))
    g_ptr_array_remove_index (self->waiting, index);
  g_ptr_array_add (self->waiting, entry);
}

/* An end counts once. Who takes back answers and goes on has another place, in
 * which it is known that this end is on record. */
static void
leave_place (BrambleStore *self)
{
  BramblePlace *again;

  if (self->ended)
    return;
  again = bramble_place_new_again (self->directory, self->place);
  bramble_place_unref (self->place);
  self->place = again;
  self->ended = TRUE;
  self->finished = TRUE;
}

/* Notes what is to be written of the match as it is now. */
static void
note_match (BrambleStore *self)
{
  gboolean over = bramble_match_get_over (self->match);
  g_autofree char *text = bramble_record_to_text (bramble_match_get_record (self->match));

  /* Other eyes on the same game are nothing to write. */
  if (g_strcmp0 (text, self->noted) == 0)
    return;
  g_free (self->noted);
  self->noted = g_strdup (text);
  /* Nor is an end that is on record, unless somebody has the last word. */
  if (over && self->ended && !self->gone_on && !self->finished)
    return;

  add_entry (self, g_steal_pointer (&text), over);
  self->gone_on = self->ended && !over;
  /* Nobody counts the end of a lesson. */
  if (over && !bramble_record_lesson (bramble_match_get_record (self->match)))
    leave_place (self);
}

static void
match_moved (BrambleStore *self)
{
  note_match (self);
  start_writing (self);
}

/* The object. */

static void
bramble_store_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BrambleStore *self = BRAMBLE_STORE (object);

  switch (prop_id)
    {
    case PROP_ALONE:
      g_value_set_boolean (value, bramble_store_get_alone (self));
      break;
    case PROP_TROUBLE:
      g_value_set_string (value, self->trouble);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The match is kept no longer; what waits to be written of it still is. */
static void
let_go (BrambleStore *self)
{
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->place, bramble_place_unref);
  g_clear_pointer (&self->noted, g_free);
}

static void
bramble_store_dispose (GObject *object)
{
  BrambleStore *self = BRAMBLE_STORE (object);

  let_go (self);
  if (self->running >= 0)
    close (self->running);
  self->running = -1;

  G_OBJECT_CLASS (bramble_store_parent_class)->dispose (object);
}

static void
bramble_store_finalize (GObject *object)
{
  BrambleStore *self = BRAMBLE_STORE (object);

  g_object_unref (self->directory);
  g_ptr_array_unref (self->waiting);
  g_clear_pointer (&self->work, bramble_work_unref);
  g_free (self->trouble);

  G_OBJECT_CLASS (bramble_store_parent_class)->finalize (object);
}

static void
bramble_store_class_init (BrambleStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_store_get_property;
  object_class->dispose = bramble_store_dispose;
  object_class->finalize = bramble_store_finalize;

  props[PROP_ALONE] = g_param_spec_boolean ("alone", NULL, NULL, TRUE, readable);
  props[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_store_init (BrambleStore *self)
{
  self->running = -1;
  self->alone = TRUE;
  self->waiting = create_entries ();
}

/**
 * bramble_store_new:
 * @directory: (nullable): where, or %NULL for the user's data directory
 */
BrambleStore *
bramble_store_new (GFile *directory)
{
  BrambleStore *self = g_object_new (BRAMBLE_TYPE_STORE, NULL);

  if (directory)
    self->directory = g_object_ref (directory);
  else
    self->directory = g_file_new_build_filename (g_get_user_data_dir (), "bramble", NULL);
  return self;
}

/* Makes the directory if need be, for nobody else to look into: earlier versions
 * let others read. Returns 0, or what is wrong. */
static int
make_directory (const char *path)
{
  GStatBuf info;

  if (g_mkdir_with_parents (path, 0700) != 0)
    return errno;
  if (g_stat (path, &info) == 0 && (info.st_mode & 077) != 0)
    g_chmod (path, (int) (info.st_mode & 07700));
  return 0;
}

/* Whether a program of an earlier version runs, which has one of its places. */
static gboolean
older_runs (GFile *directory)
{
  for (char digit[] = "1"; digit[0] <= '0' + BRAMBLE_PLACE_OLD; digit[0]++)
    {
      g_autoptr (BramblePlace) place = bramble_place_by_name (directory, digit);

      if (bramble_place_is_taken (place))
        return TRUE;
    }

  return FALSE;
}

static void
set_alone (BrambleStore *self,
           gboolean      alone)
{
  if (self->alone == alone)
    return;

  self->alone = alone;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ALONE]);
}

/**
 * bramble_store_open:
 *
 * Makes the directory, and puts in order what programs that were killed or
 * earlier versions have left there. When that fails nothing is kept, and the
 * error says why; it may be tried again.
 */
gboolean
bramble_store_open (BrambleStore  *self,
                    GError       **error)
{
  g_autoptr (GFile) file = NULL;
  gboolean first = TRUE;
  int code;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);
  g_return_val_if_fail (!self->open, FALSE);

  file = g_file_get_child (self->directory, "running.lock");
  code = make_directory (g_file_peek_path (self->directory));
  if (code == 0 && (self->running = bramble_lock_join (file, &first)) < 0)
    code = errno;
  if (code != 0)
    {
      tell_trouble (self, g_strerror (code));
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), self->trouble);
      return FALSE;
    }

  self->open = TRUE;
  bramble_store_drop_closed (self->directory);
  bramble_place_take_over (self->directory);
  bramble_place_clean (self->directory);
  set_alone (self, first && !older_runs (self->directory));
  set_trouble (self, NULL);
  start_writing (self);
  return TRUE;
}

/* Whether no other running program kept games in the same directory when the
 * store was opened. */
gboolean
bramble_store_get_alone (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), TRUE);

  return self->alone;
}

/* Returns (nullable): why games cannot be kept just now. */
const char *
bramble_store_get_trouble (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return self->trouble;
}

/* Returns (nullable) (transfer none): the match that is kept. */
BrambleMatch *
bramble_store_get_match (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return self->match;
}

/* Whether the match that is kept is kept in @file. */
gboolean
bramble_store_is_own (BrambleStore *self,
                      GFile        *file)
{
  return self->place && g_file_equal (self->place->file, file);
}

/**
 * bramble_store_keep_in:
 * @place: (transfer full): where @match is kept from now on
 */
void
bramble_store_keep_in (BrambleStore *self,
                       BrambleMatch *match,
                       BramblePlace *place)
{
  g_autoptr (BrambleMatch) kept = g_object_ref (match);

  let_go (self);
  self->match = g_steal_pointer (&kept);
  self->place = place;
  self->ended = bramble_place_is_again (place);
  self->gone_on = self->ended && !bramble_match_get_over (match);
  self->finished = FALSE;
  self->noted = bramble_record_to_text (bramble_match_get_record (match));
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "remarked", G_CALLBACK (match_moved), self);
}

/* Where a match is kept that was in no place before. */
static BramblePlace *
create_place (BrambleStore *self,
              BrambleMatch *match)
{
  if (bramble_record_lesson (bramble_match_get_record (match)))
    return bramble_place_of_lesson (self->directory, bramble_match_get_game (match)->id);
  /* The end of a game that is over already was counted when it was played. */
  if (bramble_match_get_over (match))
    return bramble_place_new_again (self->directory, NULL);

  return bramble_place_new (self->directory);
}

/**
 * bramble_store_keep:
 * @match: (nullable): what is played now; a replay is not kept
 *
 * From now on this match is saved after every answer, in a place of its own.
 * The one that was kept before stays where it is, as it was last.
 */
void
bramble_store_keep (BrambleStore *self,
                    BrambleMatch *match)
{
  g_return_if_fail (BRAMBLE_IS_STORE (self));
  g_return_if_fail (match == NULL || BRAMBLE_IS_MATCH (match));

  if (match == NULL || bramble_match_get_replay (match))
    let_go (self);
  else if (match != self->match)
    bramble_store_keep_in (self, match, create_place (self, match));
}

/**
 * bramble_store_flush:
 *
 * Sees that everything is on the disk, waiting for it if need be: for the end
 * of the program. What failed before is tried again.
 *
 * Returns: whether it is
 */
gboolean
bramble_store_flush (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);

  if (self->work)
    {
      bramble_work_carry_out (self->work);
      take_result (self);
    }
  if (self->waiting->len == 0)
    return self->trouble == NULL;
  if (!self->open && !bramble_store_open (self, NULL))
    return FALSE;

  if (self->work == NULL)
    begin_work (self);
  bramble_work_carry_out (self->work);
  take_result (self);
  return self->trouble == NULL;
}
