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
  *archive = (BrambleArchive) { .mode = BRAMBLE_ARCHIVE_WRITE, .bytes = bytes, .size = size, .hash = FNV_OFFSET };
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

/**
 * bramble_archive_end_hash:
 *
 * Returns: the hash of what was visited by hashing or writing
 */
guint64
bramble_archive_end_hash (BrambleArchive *archive)
{
  guint64 h = archive->hash ^ archive->at;

  /* FNV's high bits depend on few of the input's: mix once at the end. */
  h = (h ^ (h >> 32)) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return h ^ (h >> 32);
}

/* One more number of a hash. The values of all hashes are in saved games. */
static inline void
mix (BrambleArchive *archive,
     guint64         value)
{
  guint64 hash = (archive->hash ^ value) * FNV_PRIME;

  archive->hash = hash ^ (hash >> 47);
}

/* Where the next @width bytes are written or read, or %NULL when there are not so many. */
static inline guint8 *
go_on (BrambleArchive *archive,
       gsize           width)
{
  guint8 *here = archive->bytes + archive->at;

  if (archive->size - archive->at < width)
    {
      archive->failed = TRUE;
      return NULL;
    }
  archive->at += width;
  return here;
}

static void
visit (BrambleArchive *archive,
       guint64        *value,
       guint           width)
{
  guint8 *bytes;

  switch (archive->mode)
    {
    case BRAMBLE_ARCHIVE_HASH:
      mix (archive, *value);
      archive->at += width;
      return;

    case BRAMBLE_ARCHIVE_WRITE:
      mix (archive, *value);
      bytes = go_on (archive, width);
      for (guint i = 0; bytes && i < width; i++)
        bytes[i] = (guint8) (*value >> (8 * i));
      return;

    case BRAMBLE_ARCHIVE_READ:
      *value = 0;
      bytes = go_on (archive, width);
      for (guint i = 0; bytes && i < width; i++)
        *value |= (guint64) bytes[i] << (8 * i);
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
  bramble_archive_bytes (archive, value, 1, max);
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

/* Eight small numbers at a time, and the rest one by one. */
static inline void
hash_bytes (BrambleArchive *archive,
            const guint8   *values,
            guint           n_values)
{
  guint i = 0;

  for (; i + 8 <= n_values; i += 8)
    {
      guint64 word;

      memcpy (&word, &values[i], sizeof word);
      mix (archive, GUINT64_FROM_LE (word));
    }
  for (; i < n_values; i++)
    mix (archive, values[i]);
}

/* What is too large, or not there, reads as zero. */
static void
read_bytes (BrambleArchive *archive,
            guint8         *values,
            guint           n_values,
            guint           max)
{
  const guint8 *bytes = go_on (archive, n_values);

  for (guint i = 0; i < n_values; i++)
    {
      gboolean good = bytes && bytes[i] <= max;

      values[i] = good ? bytes[i] : 0;
      archive->failed |= !good;
    }
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
  guint8 *bytes;

  switch (archive->mode)
    {
    case BRAMBLE_ARCHIVE_HASH:
      hash_bytes (archive, values, n_values);
      archive->at += n_values;
      return;

    case BRAMBLE_ARCHIVE_WRITE:
      hash_bytes (archive, values, n_values);
      bytes = go_on (archive, n_values);
      if (bytes)
        memcpy (bytes, values, n_values);
      return;

    case BRAMBLE_ARCHIVE_READ:
      read_bytes (archive, values, n_values, max);
      return;
    }
}
