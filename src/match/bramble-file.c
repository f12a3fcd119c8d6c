/* bramble-file.c: files that are written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SEAL "\n[Seal]\nSHA256="

/**
 * bramble_file_write:
 *
 * Writes @text to a temporary file beside @file, sees that it is on the disk,
 * and only then puts it in the place of @file. Whatever happens, @file is the
 * old one or the new one.
 */
gboolean
bramble_file_write (GFile         *file,
                    const char    *text,
                    GCancellable  *cancellable,
                    GError       **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  if (path)
    return g_file_set_contents_full (path, text, (gssize) strlen (text),
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error);

  /* Somewhere without a path; GIO replaces as safely as that place can. */
  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  cancellable, error);
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
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *text = NULL;
  gsize n_read = 0;

  if (stream == NULL)
    return NULL;

  /* One byte more than allowed is enough to know. */
  text = g_malloc (max_bytes + 2);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, max_bytes + 1, &n_read, cancellable, error))
    return NULL;
  if (n_read > max_bytes)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                   /* Translators: %s is a file */
                   _("%s: It is much too large."), name);
      return NULL;
    }

  text[n_read] = '\0';
  if (length)
    *length = n_read;
  return g_realloc (g_steal_pointer (&text), n_read + 1);
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
