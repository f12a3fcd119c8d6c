/* bramble-store.c: where games are kept without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The directory has a few slots, autosave-1.bramble and so on. A running
 * program holds the lock of one of them, so that two of them never write to
 * the same file: the second takes the next slot. A finished game moves to the
 * finished directory and is counted in the statistics.
 */

#include "bramble-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "bramble-file.h"

#define N_SLOTS 9
#define MAX_STATISTICS (256 * 1024)

/* What is to be written, by value: the game may go on meanwhile. */
typedef struct
{
  char *text;
  BrambleRecord *finished; /* (nullable): the game is over, and this is it */
} Job;

struct _BrambleStore
{
  GObject parent_instance;

  GFile *directory;
  int lock;              /* descriptor of the slot's lock file, or -1 */
  guint slot;            /* from 1; 0 before the store is open */
  BrambleMatch *match;   /* (nullable): the one that is kept */
  gboolean counted;      /* its end has been written already */
  Job *waiting;          /* (nullable): the newest state not yet being written */
  gboolean writing;      /* a thread is at it */
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

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  g_clear_pointer (&job->finished, bramble_record_free);
  g_free (job);
}

static GFile *
slot_file (BrambleStore *self,
           guint         slot,
           const char   *ending)
{
  g_autofree char *name = g_strdup_printf ("autosave-%u.%s", slot, ending);

  return g_file_get_child (self->directory, name);
}

/* Returns the descriptor of a lock that we have now, or -1. */
static int
take_lock (GFile *file,
           int    mode)
{
  int fd = g_open (g_file_peek_path (file), O_RDWR | O_CREAT | O_CLOEXEC, 0644);

  if (fd >= 0 && flock (fd, mode) != 0)
    {
      close (fd);
      errno = EWOULDBLOCK;
      return -1;
    }

  return fd;
}

static int
try_lock (BrambleStore *self,
          guint         slot)
{
  g_autoptr (GFile) file = slot_file (self, slot, "lock");

  return take_lock (file, LOCK_EX | LOCK_NB);
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

static int
newest_first (gconstpointer a,
              gconstpointer b)
{
  GFile *first = *(GFile *const *) a;
  GFile *second = *(GFile *const *) b;

  return strcmp (g_file_peek_path (second), g_file_peek_path (first));
}

/**
 * bramble_store_list_finished:
 *
 * Returns: (element-type GFile) (transfer full): the finished games
 */
GPtrArray *
bramble_store_list_finished (BrambleStore *self)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) directory = g_file_get_child (self->directory, "finished");
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (directory), 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".bramble"))
      g_ptr_array_add (files, g_file_get_child (directory, name));
  g_ptr_array_sort (files, newest_first);
  return files;
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

  for (guint slot = 1; slot <= N_SLOTS; slot++)
    {
      g_autoptr (GFile) file = slot_file (self, slot, "bramble");
      GStatBuf info;
      Found one;

      if (g_stat (g_file_peek_path (file), &info) != 0)
        continue;
      if (slot != self->slot)
        {
          int fd = try_lock (self, slot);

          if (fd < 0)
            continue;
          close (fd);
        }
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
  g_autoptr (GFile) file = g_file_get_child (self->directory, "statistics.ini");
  g_autoptr (GError) missing = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = bramble_file_read (file, MAX_STATISTICS, &length, NULL, &missing);
  if (text)
    return bramble_statistics_from_text (text, length, error);
  if (g_error_matches (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return bramble_statistics_new ();

  g_propagate_error (error, g_steal_pointer (&missing));
  return NULL;
}

/* Damaged statistics are put aside, never overwritten. */
static gboolean
count_locked (BrambleStore         *self,
              const BrambleRecord  *record,
              GError              **error)
{
  g_autoptr (GFile) file = g_file_get_child (self->directory, "statistics.ini");
  g_autoptr (GError) damage = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_store_read_statistics (self, &damage);
  g_autofree char *text = NULL;

  if (statistics == NULL)
    {
      g_autoptr (GFile) aside = g_file_get_child (self->directory, "statistics.damaged.ini");

      if (!g_file_move (file, aside, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, error))
        return FALSE;
      statistics = bramble_statistics_new ();
    }
  bramble_statistics_add (statistics, record);
  text = bramble_statistics_to_text (statistics);
  return bramble_file_write (file, text, NULL, error);
}

/* All programs that keep games here count one after the other. */
static gboolean
count (BrambleStore         *self,
       const BrambleRecord  *record,
       GError              **error)
{
  g_autoptr (GFile) file = g_file_get_child (self->directory, "statistics.lock");
  int lock = take_lock (file, LOCK_EX);
  gboolean counted = count_locked (self, record, error);

  if (lock >= 0)
    close (lock);
  return counted;
}

/* A finished game is written to its new place before the old one goes, and the
 * oldest of too many goes last. */
static gboolean
finish (BrambleStore  *self,
        const Job     *job,
        GError       **error)
{
  g_autoptr (GFile) directory = g_file_get_child (self->directory, "finished");
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%S");
  g_autofree char *name = g_strdup_printf ("%s.%06d-%u.bramble", stamp, g_date_time_get_microsecond (now), self->slot);
  g_autoptr (GFile) file = g_file_get_child (directory, name);
  g_autoptr (GFile) autosave = slot_file (self, self->slot, "bramble");
  g_autoptr (GPtrArray) files = NULL;

  if (g_mkdir_with_parents (g_file_peek_path (directory), 0755) != 0)
    {
      int code = errno;

      g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code), "%s: %s",
                   g_file_peek_path (directory), g_strerror (code));
      return FALSE;
    }
  if (!bramble_file_write (file, job->text, NULL, error) || !count (self, job->finished, error))
    return FALSE;

  g_unlink (g_file_peek_path (autosave));
  files = bramble_store_list_finished (self);
  for (guint i = BRAMBLE_STORE_FINISHED; i < files->len; i++)
    g_unlink (g_file_peek_path (g_ptr_array_index (files, i)));
  return TRUE;
}

static gboolean
carry_out (BrambleStore  *self,
           const Job     *job,
           GError       **error)
{
  g_autoptr (GFile) file = slot_file (self, self->slot, "bramble");

  if (job->finished)
    return finish (self, job, error);

  return bramble_file_write (file, job->text, NULL, error);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (carry_out (BRAMBLE_STORE (source_object), task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void start_writing (BrambleStore *self);

static void
written (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BrambleStore *self = BRAMBLE_STORE (source);
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    set_trouble (self, NULL);
  else
    {
      const Job *job = g_task_get_task_data (G_TASK (result));

      /* An end that could not be written is tried again. */
      if (job->finished)
        self->counted = FALSE;
      set_trouble (self, error->message);
    }
  start_writing (self);
}

static void
start_writing (BrambleStore *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->writing || self->waiting == NULL)
    return;

  self->writing = TRUE;
  task = g_task_new (self, NULL, written, NULL);
  g_task_set_source_tag (task, start_writing);
  g_task_set_task_data (task, g_steal_pointer (&self->waiting), free_job);
  g_task_run_in_thread (task, write_in_thread);
}

static Job *
make_job (BrambleStore *self)
{
  const BrambleRecord *record = bramble_match_get_record (self->match);
  Job *job = g_new0 (Job, 1);

  job->text = bramble_record_to_text (record);
  if (bramble_match_get_over (self->match) && !self->counted)
    {
      self->counted = TRUE;
      job->finished = bramble_record_copy (record);
    }
  return job;
}

/* A game whose end is on record is not kept as unfinished again. */
static void
match_moved (BrambleStore *self)
{
  if (self->slot == 0 || self->counted)
    return;

  g_clear_pointer (&self->waiting, free_job);
  self->waiting = make_job (self);
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
  g_clear_pointer (&self->waiting, free_job);
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

/**
 * bramble_store_open:
 *
 * Makes the directory and takes the first free slot. When that fails nothing is
 * kept, and the error says why.
 */
gboolean
bramble_store_open (BrambleStore  *self,
                    GError       **error)
{
  int code = 0;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);
  g_return_val_if_fail (self->slot == 0, FALSE);

  if (g_mkdir_with_parents (g_file_peek_path (self->directory), 0755) != 0)
    code = errno;
  for (guint slot = 1; code == 0 && slot <= N_SLOTS; slot++)
    {
      self->lock = try_lock (self, slot);
      if (self->lock >= 0)
        {
          self->slot = slot;
          g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ALONE]);
          return TRUE;
        }
      if (errno != EWOULDBLOCK)
        code = errno;
    }

  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code),
               /* Translators: the first %s is a directory, the second says why */
               _("Games cannot be kept in %s: %s"), g_file_peek_path (self->directory),
               code ? g_strerror (code) : _("too many copies of Bramble are running"));
  set_trouble (self, error && *error ? (*error)->message : g_strerror (code));
  return FALSE;
}

/* Whether no other running program keeps games in the same directory. */
gboolean
bramble_store_get_alone (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), TRUE);

  return self->slot <= 1;
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
 * @match: (nullable): what is played now
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
  g_set_object (&self->match, match);
  self->counted = FALSE;
  if (match == NULL)
    return;

  self->counted = bramble_match_get_over (match);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  match_moved (self);
}

/**
 * bramble_store_flush:
 *
 * Sees that the present state is on the disk, waiting for it if need be: for
 * the end of the program.
 *
 * Returns: whether it is
 */
gboolean
bramble_store_flush (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);

  while (self->writing || self->waiting)
    g_main_context_iteration (NULL, TRUE);

  /* What failed before may succeed now. */
  if (self->trouble && self->match)
    {
      match_moved (self);
      while (self->writing || self->waiting)
        g_main_context_iteration (NULL, TRUE);
    }

  return self->trouble == NULL;
}
