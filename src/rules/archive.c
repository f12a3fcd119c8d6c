/* archive.c: the one way in which a state becomes bytes and comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "archive.h"

#include <string.h>

#define FNV_OFFSET G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define FNV_PRIME G_GUINT64_CONSTANT (0x100000001b3)

void
bramble_archive_begin_write (BrambleArchive *archive,
                             guint8         *bytes,
                             gsize           size)
{
  *archive = (BrambleArchive) { .mode = BRAMBLE_ARCHIVE_WRITE, .bytes = bytes, .size = size };
}

void
bramble_archive_begin_read (BrambleArchive *archive,
                            const guint8   *bytes,
                            gsize           size)
{
  /* A reading archive never writes through the pointer. */
  *archive = (BrambleArchive) { .mode = BRAMBLE_ARCHIVE_READ, .bytes = (guint8 *) bytes, .size = size };
}

void
bramble_archive_begin_hash (BrambleArchive *archive)
{
  *archive = (BrambleArchive) { .mode = BRAMBLE_ARCHIVE_HASH, .hash = FNV_OFFSET };
}

guint64
bramble_archive_end_hash (BrambleArchive *archive)
{
  guint64 h = archive->hash ^ archive->at;

  /* FNV's high bits depend on few of the input's: mix once at the end. */
  h = (h ^ (h >> 32)) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return h ^ (h >> 32);
}

static void
visit (BrambleArchive *archive,
       guint64        *value,
       guint           width)
{
  switch (archive->mode)
    {
    case BRAMBLE_ARCHIVE_HASH:
      archive->hash = (archive->hash ^ *value) * FNV_PRIME;
      archive->hash ^= archive->hash >> 47;
      archive->at += width;
      return;

    case BRAMBLE_ARCHIVE_WRITE:
      if (archive->size - archive->at < width)
        {
          archive->failed = TRUE;
          return;
        }
      for (guint i = 0; i < width; i++)
        archive->bytes[archive->at++] = (guint8) (*value >> (8 * i));
      return;

    case BRAMBLE_ARCHIVE_READ:
      *value = 0;
      if (archive->size - archive->at < width)
        {
          archive->failed = TRUE;
          return;
        }
      for (guint i = 0; i < width; i++)
        *value |= (guint64) archive->bytes[archive->at++] << (8 * i);
      return;
    }
}

/**
 * bramble_archive_u8:
 * @max: the largest number that may be read; a larger one fails the archive
 *   and reads as zero
 */
void
bramble_archive_u8 (BrambleArchive *archive,
                    guint8         *value,
                    guint           max)
{
  guint64 wide = *value;

  visit (archive, &wide, 1);
  if (archive->mode == BRAMBLE_ARCHIVE_READ)
    {
      if (wide > max)
        {
          archive->failed = TRUE;
          wide = 0;
        }
      *value = (guint8) wide;
    }
}

void
bramble_archive_u16 (BrambleArchive *archive,
                     guint16        *value)
{
  guint64 wide = *value;

  visit (archive, &wide, 2);
  *value = (guint16) wide;
}

void
bramble_archive_u32 (BrambleArchive *archive,
                     guint32        *value)
{
  guint64 wide = *value;

  visit (archive, &wide, 4);
  *value = (guint32) wide;
}

void
bramble_archive_u64 (BrambleArchive *archive,
                     guint64        *value)
{
  visit (archive, value, 8);
}

/**
 * bramble_archive_bytes:
 *
 * Visits @n_values small numbers, each at most @max. A hash takes them eight
 * at a time.
 */
void
bramble_archive_bytes (BrambleArchive *archive,
                       guint8         *values,
                       guint           n_values,
                       guint           max)
{
  guint i = 0;

  if (archive->mode == BRAMBLE_ARCHIVE_HASH)
    for (; i + 8 <= n_values; i += 8)
      {
        guint64 word = 0;

        for (guint j = 0; j < 8; j++)
          word |= (guint64) values[i + j] << (8 * j);
        visit (archive, &word, 8);
      }

  for (; i < n_values; i++)
    bramble_archive_u8 (archive, &values[i], max);
}
