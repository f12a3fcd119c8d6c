/* bramble-file.c: files that are written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes wrong is told in a few words without the name of the file, which
 * bramble_file_name_error() adds for those who do not know it.
 */

#include "bramble-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bramble-display.h"

#define SEAL "\n[Seal]\nSHA256="

/* Who links from one name to the next for longer goes round in a circle. */
#define MAX_LINKS 40

static gboolean
fail (int      code,
      GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Whether it is a file with something in it, and nothing that waits for
 * somebody, is endless, or does something when it is written to. */
static gboolean
is_file (const struct stat  *info,
         GError            **error)
{
  if (S_ISREG (info->st_mode))
    return TRUE;

  if (S_ISDIR (info->st_mode))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, _("It is a folder, not a file."));
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("It is not an ordinary file."));
  return FALSE;
}

/* Returns (nullable) (transfer full): what a link points to, which need not be
 * there yet; anything else is itself. */
static char *
follow_links (const char  *path,
              GError     **error)
{
  g_autofree char *name = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (name, NULL);
      g_autofree char *folder = g_path_get_dirname (name);

      if (target == NULL)
        return g_steal_pointer (&name);
      g_free (name);
      name = g_path_is_absolute (target) ? g_steal_pointer (&target) : g_build_filename (folder, target, NULL);
    }

  fail (ELOOP, error);
  return NULL;
}

static gboolean
write_all (int         fd,
           const char *text)
{
  gsize left = strlen (text);

  while (left > 0)
    {
      gssize n = write (fd, text, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      text += n;
      left -= (gsize) n;
    }

  return TRUE;
}

/* The new file may be used by the same people as the old one, as far as we may
 * give it to them and the disk knows permissions at all. */
static gboolean
take_permissions (int                fd,
                  const struct stat *old)
{
  mode_t mode = old->st_mode & 07777;

  /* What was for another group is not for ours. */
  if (fchown (fd, (uid_t) -1, old->st_gid) != 0)
    mode &= ~(mode_t) (S_IRWXG | S_ISGID);
  return fchmod (fd, mode) == 0 || errno == EPERM || errno == ENOSYS || errno == ENOTSUP;
}

/* Sees that a name that came or went is on the disk. It has come or gone for
 * everybody already: when the disk cannot be asked for more, or fails, nothing
 * is to be done once more. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  g_fsync (fd);
  close (fd);
}

/* Returns (nullable) (transfer full): the name of a new file beside @path that
 * has the text in it, for sure. */
static char *
write_beside (const char         *path,
              const char         *text,
              const struct stat  *old,
              int                 mode,
              GError            **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  /* The longest names would be too long with something behind them. */
  g_autofree char *name = g_strdup_printf ("%.240s.XXXXXX", base);
  g_autofree char *beside = g_build_filename (folder, name, NULL);
  int fd = g_mkstemp_full (beside, O_WRONLY | O_CLOEXEC, mode);
  int code = 0;

  if (fd < 0)
    {
      fail (errno, error);
      return NULL;
    }

  if (!write_all (fd, text) || (old && !take_permissions (fd, old)) || g_fsync (fd) != 0)
    code = errno;
  if (close (fd) != 0 && code == 0)
    code = errno;
  if (code == 0)
    return g_steal_pointer (&beside);

  g_unlink (beside);
  fail (code, error);
  return NULL;
}

static gboolean
write_path (const char       *path,
            const char       *text,
            BrambleFileKind   kind,
            GError          **error)
{
  g_autofree char *place = follow_links (path, error);
  g_autofree char *beside = NULL;
  struct stat old;
  gboolean exists;
  int code;

  if (place == NULL)
    return FALSE;

  exists = stat (place, &old) == 0;
  if (exists && !is_file (&old, error))
    return FALSE;
  /* Whoever made a file read-only does not want it to be replaced. */
  if (exists && kind == BRAMBLE_FILE_CHOSEN && g_access (place, W_OK) != 0)
    return fail (errno, error);

  beside = write_beside (place, text, exists && kind == BRAMBLE_FILE_CHOSEN ? &old : NULL,
                         exists || kind == BRAMBLE_FILE_OURS ? 0600 : 0666, error);
  if (beside == NULL)
    return FALSE;
  if (g_rename (beside, place) != 0)
    {
      code = errno;
      g_unlink (beside);
      return fail (code, error);
    }
  sync_folder (place);
  return TRUE;
}

/**
 * bramble_file_write:
 * @kind: a file of ours is readable by us alone; one that a person chose has
 *   the permissions that it had, or those of any new file
 *
 * Writes @text to a temporary file beside @file, sees that it is on the disk,
 * and only then puts it in the place of @file. Whatever happens, @file is the
 * old one or the new one. Where @file is a link, that is so of what it points to.
 */
gboolean
bramble_file_write (GFile            *file,
                    const char       *text,
                    BrambleFileKind   kind,
                    GCancellable     *cancellable,
                    GError          **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  if (path)
    return write_path (path, text, kind, error);

  /* Somewhere without a path; GIO replaces as safely as that place can. */
  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  cancellable, error);
}

/**
 * bramble_file_remove:
 *
 * Sees that there is no such file any more. That there was none is no error.
 */
gboolean
bramble_file_remove (GFile   *file,
                     GError **error)
{
  if (g_unlink (g_file_peek_path (file)) != 0 && errno != ENOENT)
    return fail (errno, error);
  sync_folder (g_file_peek_path (file));
  return TRUE;
}

/* One byte more than allowed is enough to know. Returns how many bytes there
 * were, or -1. */
static gssize
read_path (const char  *path,
           char        *buffer,
           gsize        size,
           GError     **error)
{
  /* Nothing is waited for, whatever it is. */
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  struct stat info;
  gsize n_read = 0;
  gssize n = -1;

  if (fd < 0 || fstat (fd, &info) != 0)
    fail (errno, error);
  else if (is_file (&info, error))
    {
      while (n_read < size && ((n = read (fd, buffer + n_read, size - n_read)) > 0 || (n < 0 && errno == EINTR)))
        n_read += (gsize) MAX (n, 0);
      if (n < 0)
        fail (errno, error);
    }
  if (fd >= 0)
    close (fd);
  return n < 0 ? -1 : (gssize) n_read;
}

static gssize
read_elsewhere (GFile         *file,
                char          *buffer,
                gsize          size,
                GCancellable  *cancellable,
                GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  gsize n_read = 0;

  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, size, &n_read, cancellable, error))
    return -1;
  return (gssize) n_read;
}

/**
 * bramble_file_read:
 * @max_bytes: a larger file is not read at all
 *
 * Returns: (nullable) (transfer full): what the file says, %NULL-terminated
 */
char *
bramble_file_read (GFile         *file,
                   gsize          max_bytes,
                   gsize         *length,
                   GCancellable  *cancellable,
                   GError       **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = NULL;
  gssize n_read;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  text = g_malloc (max_bytes + 2);
  n_read = path ? read_path (path, text, max_bytes + 1, error)
                : read_elsewhere (file, text, max_bytes + 1, cancellable, error);
  if (n_read < 0)
    return NULL;
  if ((gsize) n_read > max_bytes)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, _("It is much too large."));
      return NULL;
    }

  text[n_read] = '\0';
  if (length)
    *length = (gsize) n_read;
  return g_realloc (g_steal_pointer (&text), (gsize) n_read + 1);
}

/**
 * bramble_file_name_error:
 *
 * Lets the message begin with the name of @file, all of it fit to be shown.
 */
void
bramble_file_name_error (GFile  *file,
                         GError *error)
{
  g_autofree char *name = bramble_display_file (file);
  g_autofree char *reason = bramble_display_text (error->message);

  g_free (error->message);
  error->message = g_strdup_printf ("%s: %s", name, reason);
}

/**
 * bramble_seal:
 *
 * Returns: (transfer full): @body with its seal at the end
 */
char *
bramble_seal (const char *body)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strconcat (body, SEAL, sum, "\n", NULL);
}

/**
 * bramble_seal_check:
 * @body_length: (out) (optional): how long the text is without its seal
 *
 * Returns: whether the text is as it was sealed
 */
BrambleSealState
bramble_seal_check (const char *text,
                    gsize       length,
                    gsize      *body_length)
{
  const char *seal = g_strrstr_len (text, (gssize) length, SEAL);
  g_autofree char *sum = NULL;
  g_autofree char *end = NULL;
  gsize before;

  if (seal == NULL)
    return BRAMBLE_SEAL_MISSING;

  before = (gsize) (seal - text);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, before);
  end = g_strconcat (SEAL, sum, "\n", NULL);
  if (length - before != strlen (end) || memcmp (seal, end, strlen (end)) != 0)
    return BRAMBLE_SEAL_BROKEN;

  if (body_length)
    *body_length = before;
  return BRAMBLE_SEAL_HOLDS;
}
