/* bramble-file.h: files that are written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Whose file it is. */
typedef enum
{
  BRAMBLE_FILE_OURS,   /* kept without being asked: nobody else reads it */
  BRAMBLE_FILE_CHOSEN, /* a person chose the place, which has its own rules */
} BrambleFileKind;

gboolean bramble_file_write      (GFile                *file,
                                  const char           *text,
                                  BrambleFileKind       kind,
                                  GCancellable         *cancellable,
                                  GError              **error);
char    *bramble_file_read       (GFile                *file,
                                  gsize                 max_bytes,
                                  gsize                *length,
                                  GCancellable         *cancellable,
                                  GError              **error);
gboolean bramble_file_remove     (GFile                *file,
                                  GError              **error);
void     bramble_file_name_error (GFile                *file,
                                  GError               *error);

/* A text that ends with the checksum of all that stands before it. */
typedef enum
{
  BRAMBLE_SEAL_HOLDS,
  BRAMBLE_SEAL_BROKEN,
  BRAMBLE_SEAL_MISSING,
} BrambleSealState;

char            *bramble_seal       (const char *body);
BrambleSealState bramble_seal_check (const char *text,
                                     gsize       length,
                                     gsize      *body_length);

G_END_DECLS
