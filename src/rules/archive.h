/* archive.h: the one way in which a state becomes bytes and comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_ARCHIVE_WRITE,
  BRAMBLE_ARCHIVE_READ,
  BRAMBLE_ARCHIVE_HASH,
} BrambleArchiveMode;

/* Visits the fields of a state one after the other. The same visit writes,
 * reads and hashes, so the three cannot disagree. Numbers are little-endian. */
typedef struct
{
  BrambleArchiveMode mode;
  guint8 *bytes;   /* what is written to or read from; unused for a hash */
  gsize size;      /* of @bytes */
  gsize at;        /* how far the visit has come */
  guint64 hash;    /* FNV-1a over eight-byte words, so far; a writing visit has it, too */
  gboolean failed; /* bytes ran out, or a number was out of its bounds */
} BrambleArchive;

void    bramble_archive_begin_write (BrambleArchive *archive,
                                     guint8         *bytes,
                                     gsize           size);
void    bramble_archive_begin_read  (BrambleArchive *archive,
                                     const guint8   *bytes,
                                     gsize           size);
void    bramble_archive_begin_hash  (BrambleArchive *archive);
guint64 bramble_archive_end_hash    (BrambleArchive *archive);

void    bramble_archive_u8          (BrambleArchive *archive,
                                     guint8         *value,
                                     guint           max);
void    bramble_archive_u16         (BrambleArchive *archive,
                                     guint16        *value);
void    bramble_archive_u32         (BrambleArchive *archive,
                                     guint32        *value);
void    bramble_archive_u64         (BrambleArchive *archive,
                                     guint64        *value);
void    bramble_archive_bytes       (BrambleArchive *archive,
                                     guint8         *values,
                                     guint           n_values,
                                     guint           max);

G_END_DECLS
