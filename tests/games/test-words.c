/* test-words.c: lines for programs, and the bytes of a state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a proof relies on when it compares: both are made by hand to be fast.
 */

#include "games-kit.h"

#include <archive.h>
#include <string.h>
#include <words.h>

/* A line is what the C library makes of the same. */
#define SAME(...)                                    \
  do                                                 \
    {                                                \
      g_autoptr (GString) line = g_string_new ("a"); \
      g_autoptr (GString) same = g_string_new ("a"); \
                                                     \
      bramble_words_add (line, __VA_ARGS__);         \
      g_string_append_printf (same, __VA_ARGS__);    \
      g_assert_cmpstr (line->str, ==, same->str);    \
      g_assert_cmpuint (line->len, ==, same->len);   \
    }                                                \
  while (FALSE)

static void
lines_are_what_formats_say (const BrambleGame *game)
{
  const guint numbers[] = { 0, 1, 9, 10, 99, 100, 12345, G_MAXINT, G_MAXUINT };

  SAME ("\n");
  SAME ("%s", "");
  SAME ("%s of %s\n", game->id, game->name);
  SAME (" %s:", "100 % of them");
  SAME ("%u%u%s%d", 1u, 20u, "-", -300);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      SAME ("seat-%u, ", numbers[i]);
      SAME ("n %d", (int) numbers[i]);
      SAME ("n %d", -(int) (numbers[i] / 2));
    }
  SAME ("%d", G_MININT);
  SAME ("seed %" G_GUINT64_FORMAT "\n", G_MAXUINT64);
  SAME ("seed %" G_GUINT64_FORMAT ", %s", (guint64) 0, "and no other");
}

/* What is written has the hash of what is hashed, and reads as it was. */
static void
writing_hashes (const BrambleGame *game)
{
  guint8 values[21], back[21], bytes[64];
  guint64 large = G_MAXUINT64 - 5, read = 0;
  BrambleArchive hashing, writing, reading;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    values[i] = (guint8) (i * 11);
  bramble_archive_begin_hash (&hashing);
  bramble_archive_begin_write (&writing, bytes, sizeof bytes);
  for (guint n = 0; n <= G_N_ELEMENTS (values); n += 7)
    {
      bramble_archive_bytes (&hashing, values, n / 7 * 5, G_MAXUINT8);
      bramble_archive_bytes (&writing, values, n / 7 * 5, G_MAXUINT8);
    }
  bramble_archive_u64 (&hashing, &large);
  bramble_archive_u64 (&writing, &large);
  g_assert_false (writing.failed);
  g_assert_cmpuint (writing.at, ==, 5 + 10 + 15 + 8);
  g_assert_cmpuint (hashing.at, ==, writing.at);
  g_assert_cmphex (bramble_archive_end_hash (&hashing), ==, bramble_archive_end_hash (&writing));

  bramble_archive_begin_read (&reading, bytes, writing.at);
  bramble_archive_bytes (&reading, back, 5, G_MAXUINT8);
  bramble_archive_bytes (&reading, back, 10, G_MAXUINT8);
  bramble_archive_bytes (&reading, back, 15, G_MAXUINT8);
  bramble_archive_u64 (&reading, &read);
  g_assert_false (reading.failed);
  g_assert_cmpmem (back, 15, values, 15);
  g_assert_cmpuint (read, ==, large);
}

/* Bytes that end too early and numbers that are too large fail, and read as nothing. */
static void
bad_bytes_fail (const BrambleGame *game)
{
  const guint8 bytes[] = { 1, 2, 9, 4, 5, 6, 7, 8, 9, 10 };
  guint8 back[16];
  guint8 small[4];
  BrambleArchive archive;

  memset (back, 0xff, sizeof back);
  bramble_archive_begin_read (&archive, bytes, sizeof bytes);
  bramble_archive_bytes (&archive, back, 5, 8);
  g_assert_true (archive.failed);
  g_assert_cmpuint (back[1], ==, 2);
  g_assert_cmpuint (back[2], ==, 0);

  memset (back, 0xff, sizeof back);
  bramble_archive_begin_read (&archive, bytes, sizeof bytes);
  bramble_archive_bytes (&archive, back, sizeof bytes + 1, G_MAXUINT8);
  g_assert_true (archive.failed);
  for (guint i = 0; i <= sizeof bytes; i++)
    g_assert_cmpuint (back[i], ==, 0);

  bramble_archive_begin_write (&archive, small, sizeof small);
  bramble_archive_bytes (&archive, back, sizeof small, G_MAXUINT8);
  g_assert_false (archive.failed);
  bramble_archive_u8 (&archive, back, G_MAXUINT8);
  g_assert_true (archive.failed);
}

/* Positions are the same that differ in nothing that is visited. */
static void
equal_is_what_is_visited (const BrambleGame *game)
{
  g_autoptr (KitPlay) one = NULL;
  g_autoptr (KitPlay) other = NULL;
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  one = kit_play_new (game, &setup, 1);
  other = kit_play_new (game, &setup, 1);
  for (guint i = 0; i < 20 && one->ask.n_options > 0; i++)
    {
      g_assert_true (bramble_game_equal (game, one->state, other->state));
      kit_play_any (one);
      g_assert_false (bramble_game_equal (game, one->state, other->state));
      kit_play_any (other);
    }
}

static const KitGameTest tests[] = {
  { "lines-are-what-formats-say", lines_are_what_formats_say },
  { "writing-hashes", writing_hashes },
  { "bad-bytes-fail", bad_bytes_fail },
  { "equal-is-what-is-visited", equal_is_what_is_visited },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
