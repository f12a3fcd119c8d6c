/* test-bytes.c: positions as bytes, and answers that are refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include "test-slow.h"

/* Bytes. */

static void
write_and_read (const GrimmState *s,
                const BrambleAsk *ask,
                BrambleRng       *rng)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN], again[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);
  GrimmState back;
  BrambleAsk back_ask;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (size, >, 0);
  bramble_game_read (&grimm_game, &back, bytes, size, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bramble_game_hash (&grimm_game, &back), ==, bramble_game_hash (&grimm_game, s));
  g_assert_cmpuint (bramble_game_write (&grimm_game, &back, again, sizeof again), ==, size);
  g_assert_cmpmem (again, size, bytes, size);
  grimm_game.ask (&back, &back_ask);
  g_assert_cmpuint (back_ask.turn, ==, ask->turn);
  g_assert_cmpuint (back_ask.kind, ==, ask->kind);
  g_assert_cmpuint (back_ask.seat, ==, ask->seat);
  g_assert_cmpmem (back_ask.options, back_ask.n_options * sizeof (BrambleOption),
                   ask->options, ask->n_options * sizeof (BrambleOption));
}

static void
bytes_come_back_as_the_same_position (void)
{
  kit_random_games (40, 1000, write_and_read);
}

static void
write_into_too_little (const GrimmState *s,
                       const BrambleAsk *ask,
                       BrambleRng       *rng)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);
  g_autofree guint8 *exact = g_malloc (size);

  if (bramble_rng_below (rng, 50) != 0)
    return;
  g_assert_cmpuint (bramble_game_write (&grimm_game, s, exact, size), ==, size);
  for (gsize less = 0; less < size; less++)
    {
      g_autofree guint8 *small = g_malloc (MAX (less, 1));

      g_assert_cmpuint (bramble_game_write (&grimm_game, s, small, less), ==, 0);
    }
}

static void
too_small_a_buffer_is_not_written (void)
{
  kit_random_games (6, 200, write_into_too_little);
}

/* The bytes are refused, and the state they were read into is untouched. */
static void
refuse_bytes (const guint8 *bytes,
              gsize         size)
{
  GrimmState back, before;
  g_autoptr (GError) error = NULL;

  memset (&back, 0x5a, sizeof back);
  before = back;
  g_assert_false (bramble_game_read (&grimm_game, &back, bytes, size, &error));
  g_assert_error (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_BYTES);
  g_assert_cmpmem (&back, sizeof back, &before, sizeof before);
}

static void
truncate_bytes (const GrimmState *s,
                const BrambleAsk *ask,
                BrambleRng       *rng)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN] = { 0 };
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);

  if (bramble_rng_below (rng, 50) != 0)
    return;
  for (gsize less = 0; less < size; less++)
    {
      g_autofree guint8 *part = g_malloc (MAX (less, 1));

      memcpy (part, bytes, less);
      refuse_bytes (part, less);
    }
  refuse_bytes (bytes, size + 1);
}

static void
truncated_or_lengthened_bytes_are_refused (void)
{
  kit_random_games (6, 200, truncate_bytes);
}

/* What is not refused is a position that passes every check, and it is the one
 * that these bytes say. */
static void
alter_bytes (const GrimmState *s,
             const BrambleAsk *ask,
             BrambleRng       *rng)
{
  static const guint8 changes[] = { 0x01, 0x02, 0x04, 0x10, 0x80, 0xff };
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (&grimm_game, s, bytes, sizeof bytes);

  if (bramble_rng_below (rng, 10) != 0)
    return;
  for (gsize at = 0; at < size; at++)
    for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
      {
        GrimmState back;
        g_autoptr (GError) error = NULL;

        bytes[at] ^= changes[i];
        memset (&back, 0x5a, sizeof back);
        if (bramble_game_read (&grimm_game, &back, bytes, size, &error))
          {
            guint8 again[BRAMBLE_MAX_WRITTEN];
            BrambleAsk back_ask;

            grimm_check (&back, &error);
            g_assert_no_error (error);
            g_assert_cmpuint (bramble_game_write (&grimm_game, &back, again, sizeof again), ==, size);
            g_assert_cmpmem (again, size, bytes, size);
            grimm_game.ask (&back, &back_ask);
            g_assert_true (back.over || back_ask.n_options > 0);
          }
        else
          g_assert_nonnull (error);
        bytes[at] ^= changes[i];
      }
}

static void
altered_bytes_are_refused_or_a_position (void)
{
  kit_random_games (kit_often (KIT_SLOW ? 2 : 8, 20), 200, alter_bytes);
}

static void
no_bytes_are_refused (void)
{
  guint8 zero[600] = { 0 };
  guint8 ones[600];

  memset (ones, 0xff, sizeof ones);
  refuse_bytes (zero, 0);
  refuse_bytes (zero, sizeof zero);
  refuse_bytes (ones, sizeof ones);
}

/* Answers. */

static void
answer_illegally (const GrimmState *s,
                  const BrambleAsk *ask,
                  BrambleRng       *rng)
{
  const guint options[] = { ask->n_options, ask->n_options + 1u, BRAMBLE_MAX_OPTIONS, 255, G_MAXUINT };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      GrimmState copy = *s;
      BrambleAsk copy_ask = *ask;
      BrambleEvent store[4];
      BrambleEvents events = { .events = store, .size = 4 };

      g_assert_false (grimm_game.answer (&copy, &copy_ask, options[i], &events));
      g_assert_cmpmem (&copy, sizeof copy, s, sizeof *s);
      g_assert_cmpmem (&copy_ask, sizeof copy_ask, ask, sizeof *ask);
      g_assert_cmpuint (events.n_events, ==, 0);
    }
}

static void
illegal_answers_are_refused_and_change_nothing (void)
{
  kit_random_games (20, 300, answer_illegally);
}

static void
answer_stale_asks (const GrimmState *s,
                   const BrambleAsk *ask,
                   BrambleRng       *rng)
{
  GrimmState after = *s, before;
  BrambleAsk next = *ask, stale = *ask;

  if (s->over)
    return;
  g_assert_true (grimm_game.answer (&after, &next, 0, NULL));
  before = after;
  g_assert_false (grimm_game.answer (&after, &stale, 0, NULL));
  g_assert_cmpmem (&after, sizeof after, &before, sizeof before);
  g_assert_cmpmem (&stale, sizeof stale, ask, sizeof *ask);
  /* Nor can one answer before one is asked. */
  if (!after.over)
    {
      GrimmState early = *s;

      g_assert_false (grimm_game.answer (&early, &next, 0, NULL));
      g_assert_cmpmem (&early, sizeof early, s, sizeof *s);
    }
}

static void
stale_asks_are_refused_and_change_nothing (void)
{
  kit_random_games (20, 300, answer_stale_asks);
}

static guint ended;

static void
answer_after_the_end (const GrimmState *s,
                      const BrambleAsk *ask,
                      BrambleRng       *rng)
{
  GrimmState after = *s;
  BrambleAsk last = *ask;

  if (!s->over)
    return;
  g_assert_cmpuint (ask->n_options, ==, 0);
  g_assert_cmpuint (ask->seat, ==, BRAMBLE_NO_SEAT);
  g_assert_false (grimm_game.answer (&after, &last, 0, NULL));
  g_assert_cmpmem (&after, sizeof after, s, sizeof *s);
  ended++;
}

static void
nothing_is_answered_when_the_game_is_over (void)
{
  ended = 0;
  kit_random_games (20, 3000, answer_after_the_end);
  g_assert_cmpuint (ended, ==, 20);
}

const KitTest kit_bytes_tests[] = {
  { "position", "bytes-come-back-as-the-same-position", bytes_come_back_as_the_same_position },
  { "position", "too-small-a-buffer-is-not-written", too_small_a_buffer_is_not_written },
  { "position", "truncated-or-lengthened-bytes-are-refused", truncated_or_lengthened_bytes_are_refused },
  { "position", "altered-bytes-are-refused-or-a-position", altered_bytes_are_refused_or_a_position },
  { "position", "no-bytes-are-refused", no_bytes_are_refused },
  { "position", "illegal-answers-are-refused-and-change-nothing", illegal_answers_are_refused_and_change_nothing },
  { "position", "stale-asks-are-refused-and-change-nothing", stale_asks_are_refused_and_change_nothing },
  { "position", "nothing-is-answered-when-the-game-is-over", nothing_is_answered_when_the_game_is_over },
  { NULL },
};
