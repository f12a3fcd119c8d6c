/* bramble-store.c: where games are kept without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The directory has a few slots, autosave-1.bramble and so on. A running
 * program holds the lock of one of them, so that two of them never write to
 * the same file: the second takes the next slot. A finished game moves to the
 * finished directory and is counted in the statistics.
 */

#include "bramble-store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

struct _BrambleStore
{
  GObject parent_instance;

  GFile *directory;
  int lock;              /* descriptor of the slot's lock file, or -1 */
  guint slot;            /* from 1; 0 before the store is open */
  gboolean alone;        /* no other program keeps games here */
  BrambleMatch *match;   /* (nullable): the one that is kept */
  gboolean counted;      /* its end is on record, or about to be */
  char *text;            /* (nullable): its newest state, not yet being written */
  char *saved;           /* (nullable): its state on the disk */
  GPtrArray *ends;       /* (element-type BrambleEnd): finished games, not yet being written */
  BrambleWork *work;     /* (nullable): what is being written */
  char *trouble;         /* (nullable): why the game cannot be kept just now */
};

G_DEFINE_FINAL_TYPE (BrambleStore, bramble_store, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ALONE,
  PROP_TROUBLE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static int
try_lock (BrambleStore *self,
          guint         slot)
{
  g_autoptr (GFile) file = bramble_store_slot_file (self->directory, slot, "lock");

  return bramble_store_take_lock (file, LOCK_EX | LOCK_NB);
}

/* Whether another running program has that slot. */
static gboolean
is_taken (BrambleStore *self,
          guint         slot)
{
  int fd;

  if (slot == self->slot)
    return FALSE;

  fd = try_lock (self, slot);
  if (fd < 0)
    return errno == EWOULDBLOCK;
  close (fd);
  return FALSE;
}

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

/**
 * bramble_store_list_finished:
 *
 * Returns: (element-type GFile) (transfer full): the finished games
 */
GPtrArray *
bramble_store_list_finished (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return bramble_store_finished_in (self->directory);
}

typedef struct
{
  GFile *file;
  gint64 time;
} Found;

static int
latest_first (gconstpointer a,
              gconstpointer b)
{
  const Found *first = a;
  const Found *second = b;

  return first->time < second->time ? 1 : first->time > second->time ? -1 : 0;
}

/**
 * bramble_store_list_unfinished:
 *
 * Returns: (element-type GFile) (transfer full): the games that can be gone on
 *   with; not those that another running program plays
 */
GPtrArray *
bramble_store_list_unfinished (BrambleStore *self)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));

  for (guint slot = 1; slot <= BRAMBLE_STORE_SLOTS; slot++)
    {
      g_autoptr (GFile) file = bramble_store_slot_file (self->directory, slot, "bramble");
      GStatBuf info;
      Found one;

      if (g_stat (g_file_peek_path (file), &info) != 0 || is_taken (self, slot))
        continue;
      one.file = g_steal_pointer (&file);
      one.time = (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
      g_array_append_val (found, one);
    }

  g_array_sort (found, latest_first);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (files, g_array_index (found, Found, i).file);
  return files;
}

/**
 * bramble_store_read_statistics:
 *
 * Returns: (nullable) (transfer full): the statistics, empty ones when there
 *   are none yet; %NULL with @error set when they cannot be read
 */
BrambleStatistics *
bramble_store_read_statistics (BrambleStore  *self,
                               GError       **error)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return bramble_store_statistics_in (self->directory, error);
}

/* Learns what became of the work, which is done. */
static void
take_result (BrambleStore *self)
{
  g_autoptr (BrambleWork) work = g_steal_pointer (&self->work);

  /* Ends that could not be written go before those that came since. */
  for (guint i = 0; work->ends->len > 0; i++)
    g_ptr_array_insert (self->ends, (int) i, g_ptr_array_steal_index (work->ends, 0));

  if (work->error)
    {
      g_autofree char *trouble = g_strdup_printf (_("Games cannot be kept in %s: %s"),
                                                  g_file_peek_path (self->directory), work->error->message);

      set_trouble (self, trouble);
    }
  else
    {
      if (work->text)
        {
          g_free (self->saved);
          self->saved = g_steal_pointer (&work->text);
        }
      set_trouble (self, NULL);
    }
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

/* Everything that waits becomes the work. */
static void
begin_work (BrambleStore *self)
{
  self->work = bramble_work_new (self->directory, self->slot);
  self->work->text = g_steal_pointer (&self->text);
  g_ptr_array_extend_and_steal (self->work->ends, g_steal_pointer (&self->ends));
  self->ends = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_end_free);
}

static void start_writing (BrambleStore *self);

static void
written (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BrambleStore *self = BRAMBLE_STORE (source);
  guint n_waiting = self->ends->len;

  /* Somebody who could not wait knows the result already. */
  if (self->work != g_task_get_task_data (G_TASK (result)))
    return;

  take_result (self);
  if (self->text || n_waiting > 0)
    start_writing (self);
}

static void
start_writing (BrambleStore *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->work)
    return;

  begin_work (self);
  task = g_task_new (self, NULL, written, NULL);
  g_task_set_source_tag (task, start_writing);
  g_task_set_task_data (task, bramble_work_ref (self->work), (GDestroyNotify) bramble_work_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/* Notes what is to be written of the match as it is now. A game whose end is on
 * record is not kept as unfinished again. */
static gboolean
note_match (BrambleStore *self)
{
  const BrambleRecord *record;
  g_autofree char *text = NULL;

  if (self->slot == 0 || self->match == NULL || self->counted)
    return FALSE;

  record = bramble_match_get_record (self->match);
  text = bramble_record_to_text (record);
  /* Other eyes on the same game are nothing to write. */
  if (self->text == NULL && self->trouble == NULL && !bramble_match_get_over (self->match)
      && g_strcmp0 (text, self->work ? self->work->text : self->saved) == 0)
    return FALSE;

  g_clear_pointer (&self->text, g_free);
  if (bramble_match_get_over (self->match))
    {
      BrambleEnd *end = g_new0 (BrambleEnd, 1);

      end->text = g_steal_pointer (&text);
      end->record = bramble_record_copy (record);
      g_ptr_array_add (self->ends, end);
      self->counted = TRUE;
    }
  else
    self->text = g_steal_pointer (&text);
  return TRUE;
}

static void
match_moved (BrambleStore *self)
{
  if (note_match (self))
    start_writing (self);
}

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

static void
bramble_store_dispose (GObject *object)
{
  BrambleStore *self = BRAMBLE_STORE (object);

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->text, g_free);
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;

  G_OBJECT_CLASS (bramble_store_parent_class)->dispose (object);
}

static void
bramble_store_finalize (GObject *object)
{
  BrambleStore *self = BRAMBLE_STORE (object);

  g_object_unref (self->directory);
  g_ptr_array_unref (self->ends);
  g_clear_pointer (&self->work, bramble_work_unref);
  g_free (self->saved);
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
  self->lock = -1;
  self->alone = TRUE;
  self->ends = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_end_free);
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

/* A slot that no program has may have been left in the middle of its end. */
static void
drop_closed (BrambleStore *self)
{
  for (guint slot = 1; slot <= BRAMBLE_STORE_SLOTS; slot++)
    {
      g_autoptr (GFile) file = bramble_store_slot_file (self->directory, slot, "bramble");
      int lock = -1;

      if (slot == self->slot)
        bramble_store_drop_closed (self->directory, slot);
      else if (g_file_query_exists (file, NULL) && (lock = try_lock (self, slot)) >= 0)
        {
          bramble_store_drop_closed (self->directory, slot);
          close (lock);
        }
    }
}

/* Has the slot from now on. */
static void
enter_slot (BrambleStore *self,
            guint         slot,
            int           lock)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = lock;
  self->slot = slot;
  bramble_store_clean (self->directory, slot);
}

/**
 * bramble_store_open:
 *
 * Makes the directory and takes the first free slot. When that fails nothing is
 * kept, and the error says why; it may be tried again.
 */
gboolean
bramble_store_open (BrambleStore  *self,
                    GError       **error)
{
  g_autofree char *trouble = NULL;
  gboolean alone = TRUE;
  int lock = -1;
  int code = 0;
  guint slot;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);
  g_return_val_if_fail (self->slot == 0, FALSE);

  if (g_mkdir_with_parents (g_file_peek_path (self->directory), 0755) != 0)
    code = errno;
  for (slot = 1; code == 0 && slot <= BRAMBLE_STORE_SLOTS; slot++)
    {
      lock = try_lock (self, slot);
      if (lock >= 0)
        break;
      if (errno != EWOULDBLOCK)
        code = errno;
    }
  if (lock < 0)
    {
      /* Translators: the first %s is a directory, the second says why */
      trouble = g_strdup_printf (_("Games cannot be kept in %s: %s"), g_file_peek_path (self->directory),
                                 code ? g_strerror (code) : _("too many copies of Bramble are running"));
      g_set_error_literal (error, G_IO_ERROR, code ? (int) g_io_error_from_errno (code) : G_IO_ERROR_BUSY, trouble);
      set_trouble (self, trouble);
      return FALSE;
    }

  enter_slot (self, slot, lock);
  drop_closed (self);
  for (guint other = 1; alone && other <= BRAMBLE_STORE_SLOTS; other++)
    {
      g_autoptr (GFile) file = bramble_store_slot_file (self->directory, other, "lock");

      alone = !g_file_query_exists (file, NULL) || !is_taken (self, other);
    }
  if (self->alone != alone)
    {
      self->alone = alone;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ALONE]);
    }
  set_trouble (self, NULL);
  match_moved (self);
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

/* Returns (nullable): why the game cannot be kept just now. */
const char *
bramble_store_get_trouble (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return self->trouble;
}

/**
 * bramble_store_keep:
 * @match: (nullable): what is played now; a replay is not kept
 *
 * From now on this match is saved after every answer. It replaces the one that
 * was kept before.
 */
void
bramble_store_keep (BrambleStore *self,
                    BrambleMatch *match)
{
  g_return_if_fail (BRAMBLE_IS_STORE (self));
  g_return_if_fail (match == NULL || BRAMBLE_IS_MATCH (match));

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  if (match && bramble_match_get_replay (match))
    match = NULL;
  g_set_object (&self->match, match);
  g_clear_pointer (&self->saved, g_free);
  self->counted = FALSE;
  if (match == NULL)
    return;

  self->counted = bramble_match_get_over (match);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  match_moved (self);
}

/**
 * bramble_store_resume:
 * @file: one of bramble_store_list_unfinished()
 * @match: the match that was loaded from it
 *
 * Keeps @match in its own place from now on, so that no other unfinished game
 * gives way to it. When another running program has taken that game meanwhile,
 * nothing changes and the error says so.
 */
gboolean
bramble_store_resume (BrambleStore  *self,
                      GFile         *file,
                      BrambleMatch  *match,
                      GError       **error)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), FALSE);

  for (guint slot = 1; self->slot != 0 && slot <= BRAMBLE_STORE_SLOTS; slot++)
    {
      g_autoptr (GFile) autosave = bramble_store_slot_file (self->directory, slot, "bramble");
      int lock;

      if (slot == self->slot || !g_file_equal (autosave, file))
        continue;

      lock = try_lock (self, slot);
      if (lock < 0)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                               _("Another copy of Bramble is playing this game."));
          return FALSE;
        }
      /* What is still to be written belongs to the old place. */
      bramble_store_flush (self);
      g_clear_pointer (&self->text, g_free);
      enter_slot (self, slot, lock);
      break;
    }

  bramble_store_keep (self, match);
  return TRUE;
}

/**
 * bramble_store_flush:
 *
 * Sees that the present state is on the disk, waiting for it if need be: for
 * the end of the program. What failed before is tried again.
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
  if (self->slot == 0)
    return self->match == NULL && self->trouble == NULL;

  if (self->trouble && self->text == NULL)
    note_match (self);
  if (self->text || self->ends->len > 0)
    {
      begin_work (self);
      bramble_work_carry_out (self->work);
      take_result (self);
    }

  return self->trouble == NULL;
}
