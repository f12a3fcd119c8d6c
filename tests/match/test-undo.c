/* test-undo.c: back and forth in a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"

#include <string.h>

#define BEGINNING "This is the beginning of the game."
#define COMPUTER "A computer player has answered since then."
#define HIDDEN "Something hidden has come to light since then."
#define ANOTHER "Another player has answered since then."

static const char *const card_sets[] = { "basic", "all", "draft" };

static guint
asked_at (const BrambleRecord *record,
          guint                at)
{
  BrambleAsk ask;

  bramble_record_game (record)->ask (bramble_record_state (record, at), &ask);
  return ask.seat;
}

static guint
round_at (const BrambleRecord *record,
          guint                at)
{
  return bramble_record_game (record)->round (bramble_record_state (record, at));
}

static guint64
hash_at (const BrambleRecord *record,
         guint                at)
{
  return bramble_game_hash (bramble_record_game (record), bramble_record_state (record, at));
}

/* Why the rule says that undo ends at @at, when the last answer given is step
 * @last; NULL when it does not end. */
static const char *
rule (const BrambleRecord *record,
      guint                at,
      guint                last)
{
  if (at == 0)
    return BEGINNING;
  if (bramble_record_seat (record, bramble_record_answerer (record, at))->level)
    return COMPUTER;
  if (bramble_record_reveals (record, at))
    return HIDDEN;
  /* Only the one who answered last takes answers back. */
  if (bramble_record_answerer (record, at) != bramble_record_answerer (record, last))
    return ANOTHER;
  return NULL;
}

/* After every answer of whole games: back as far as it goes, for the reason
 * that the rule gives, and forth again. */
static void
check_game (BrambleRecord *start,
            BrambleRng    *rng,
            GHashTable    *reasons)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (start);
  const BrambleRecord *record = bramble_match_get_record (match);

  do
    {
      guint last = bramble_match_get_step (match);
      guint at = last;

      for (;; at--)
        {
          const char *why = rule (record, at, last);

          g_assert_cmpstr (bramble_match_get_undo_reason (match), ==, why);
          g_assert_cmpint (bramble_match_get_can_undo (match), ==, why == NULL);
          g_assert_cmpint (bramble_match_undo (match, BRAMBLE_BY_STEP), ==, why == NULL);
          if (why)
            {
              g_hash_table_add (reasons, (gpointer) why);
              break;
            }
          g_assert_cmpuint (bramble_match_get_step (match), ==, at - 1);
          g_assert_cmpuint (bramble_match_get_n_steps (match), ==, last);
        }
      for (; at < last; at++)
        {
          g_assert_cmpuint (kit_hash (record), ==, hash_at (record, at));
          g_assert_true (bramble_match_get_can_redo (match));
          g_assert_true (bramble_match_redo (match, BRAMBLE_BY_STEP));
        }
      g_assert_false (bramble_match_get_can_redo (match));
      g_assert_false (bramble_match_redo (match, BRAMBLE_BY_STEP));
      g_assert_cmpuint (bramble_match_get_step (match), ==, last);
    }
  while (kit_match_any (match, rng));
}

static void
test_reasons (void)
{
  g_autoptr (GHashTable) reasons = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint seed = 0; seed < KIT_TIMES (60); seed++)
    {
      BrambleRng rng = { seed };

      check_game (kit_record (2 + seed % 3, card_sets[seed % 3], seed, FALSE), &rng, reasons);
    }
  g_assert_true (g_hash_table_contains (reasons, BEGINNING));
  g_assert_true (g_hash_table_contains (reasons, HIDDEN));
  g_assert_true (g_hash_table_contains (reasons, ANOTHER));
  g_assert_false (g_hash_table_contains (reasons, COMPUTER));

  for (guint seed = 0; seed < KIT_TIMES (20); seed++)
    {
      static const BrambleLevel *const bots[] = { NULL, &bramble_chance, NULL, &bramble_chance };
      BrambleRng rng = { seed };

      /* Their answers are given here, as they would give them. */
      check_game (kit_record_of (2 + seed % 3, seed, FALSE, bots), &rng, reasons);
    }
  g_assert_true (g_hash_table_contains (reasons, COMPUTER));
}

/* From the end to the start and back, a thousand games. */
static void
test_thousand_games (void)
{
  guint64 n_steps = 0;

  for (guint seed = 0; seed < KIT_TIMES (1000); seed++)
    {
      BrambleRecord *record = kit_record (2 + seed % 3, card_sets[(seed / 3) % 3], seed * 31 + 7, TRUE);
      g_autoptr (BrambleMatch) match = NULL;
      g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
      BrambleRng rng = { seed };
      guint64 hash = kit_hash (record);
      guint n;

      /* What the position was when it was played. */
      g_array_append_val (hashes, hash);
      while (kit_answer_any (record, &rng))
        {
          hash = kit_hash (record);
          g_array_append_val (hashes, hash);
        }
      n = hashes->len - 1;
      g_assert_cmpuint (bramble_record_at (record), ==, n);
      match = bramble_match_new (record);
      g_assert_true (bramble_match_get_over (match));

      for (guint i = n; i > 0; i--)
        {
          g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
          g_assert_cmpuint (bramble_match_get_step (match), ==, i - 1);
          g_assert_cmpuint (kit_hash (record), ==, g_array_index (hashes, guint64, i - 1));
        }
      g_assert_false (bramble_match_undo (match, BRAMBLE_BY_STEP));
      g_assert_cmpstr (bramble_match_get_undo_reason (match), ==, BEGINNING);
      for (guint i = 1; i <= n; i++)
        {
          g_assert_true (bramble_match_redo (match, BRAMBLE_BY_STEP));
          g_assert_cmpuint (kit_hash (record), ==, g_array_index (hashes, guint64, i));
        }
      g_assert_true (bramble_match_get_over (match));

      /* The same answers from the start bring the same cards. */
      bramble_match_undo (match, BRAMBLE_BY_ROUND);
      while (bramble_match_undo (match, BRAMBLE_BY_ROUND))
        ;
      g_assert_cmpuint (bramble_match_get_step (match), ==, 0);
      if (seed % 10 == 0)
        {
          g_autofree int *options = g_new0 (int, n + 1);

          for (guint i = 1; i <= n; i++)
            options[i] = bramble_record_option (record, i);
          for (guint i = 1; i <= n; i++)
            {
              g_assert_true (bramble_match_answer (match, (guint) options[i]));
              g_assert_cmpuint (kit_hash (record), ==, g_array_index (hashes, guint64, i));
            }
        }
      n_steps += n;
    }
  g_test_message ("%" G_GUINT64_FORMAT " steps", n_steps);
}

/* Where a stride back from @from ends, said in another way: the first state of
 * the unbroken run that has what the state before @from has. */
static guint
stride_back (const BrambleRecord *record,
             BrambleStride        stride,
             guint                from,
             guint                barrier)
{
  guint (*what) (const BrambleRecord *, guint) = stride == BRAMBLE_BY_TURN ? asked_at : round_at;
  guint at = from - 1;

  if (stride == BRAMBLE_BY_STEP)
    return at;
  while (at > barrier && what (record, at - 1) == what (record, from - 1))
    at--;
  return at;
}

static guint
stride_forth (const BrambleRecord *record,
              BrambleStride        stride,
              guint                from)
{
  guint (*what) (const BrambleRecord *, guint) = stride == BRAMBLE_BY_TURN ? asked_at : round_at;
  guint at = from + 1;

  if (stride == BRAMBLE_BY_STEP)
    return at;
  while (at < bramble_record_n_steps (record) && what (record, at) == what (record, from))
    at++;
  return at;
}

static void
test_strides (void)
{
  guint long_turns = 0;

  for (guint seed = 0; seed < KIT_TIMES (60); seed++)
    {
      gboolean casual = seed % 2;
      BrambleRecord *record = kit_record (2 + seed % 3, card_sets[seed % 3], seed, casual);
      BrambleRng rng = { seed };
      guint n = kit_play (record, &rng, 30 + bramble_rng_below (&rng, 100));
      g_autoptr (BrambleMatch) match = bramble_match_new (record);

      for (BrambleStride stride = BRAMBLE_BY_STEP; stride <= BRAMBLE_BY_ROUND; stride++)
        {
          guint last = n;
          guint barrier = 0;

          while (bramble_match_redo (match, BRAMBLE_BY_STEP))
            ;
          if (!casual)
            for (barrier = n; barrier > 0 && rule (record, barrier, n) == NULL; barrier--)
              ;
          while (bramble_match_get_can_undo (match))
            {
              guint expected = stride_back (record, stride, last, barrier);

              long_turns += stride == BRAMBLE_BY_TURN && last - expected > 1;
              g_assert_true (bramble_match_undo (match, stride));
              g_assert_cmpuint (bramble_match_get_step (match), ==, expected);
              g_assert_cmpuint (kit_hash (record), ==, hash_at (record, expected));
              last = expected;
            }
          g_assert_cmpuint (last, ==, barrier);
          while (bramble_match_get_can_redo (match))
            {
              guint expected = stride_forth (record, stride, last);

              g_assert_true (bramble_match_redo (match, stride));
              g_assert_cmpuint (bramble_match_get_step (match), ==, expected);
              last = expected;
            }
          g_assert_cmpuint (last, ==, n);
        }
    }
  g_assert_cmpuint (long_turns, >, 0);
}

/* A casual game goes back over what computer players answered, to a question
 * that a person can answer; and forth to one. */
static void
test_casual_with_computers (void)
{
  for (guint seed = 0; seed < KIT_TIMES (40); seed++)
    {
      static const BrambleLevel *const bots[][4] = {
        { NULL, &bramble_chance, &bramble_chance, &bramble_chance },
        { &bramble_chance, NULL, &bramble_chance, NULL },
      };
      guint seats = 2 + seed % 3;
      BrambleRecord *record = kit_record_of (seats, seed, TRUE, bots[seed % 2]);
      BrambleRng rng = { seed };
      guint n = kit_play (record, &rng, 150);
      g_autoptr (BrambleMatch) match = bramble_match_new (record);
      guint at = n;
      guint first = 0;

      while (first < n && bramble_record_seat (record, asked_at (record, first))->level)
        first++;
      while (bramble_match_get_can_undo (match))
        {
          guint now;

          g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
          now = bramble_match_get_step (match);
          g_assert_cmpuint (now, <, at);
          g_assert_null (bramble_record_seat (record, asked_at (record, now))->level);
          for (guint i = now + 1; i < at; i++)
            g_assert_nonnull (bramble_record_seat (record, asked_at (record, i))->level);
          at = now;
        }
      g_assert_cmpuint (at, ==, first);
      g_assert_cmpstr (bramble_match_get_undo_reason (match), ==, BEGINNING);
      while (bramble_match_redo (match, BRAMBLE_BY_STEP))
        {
          guint now = bramble_match_get_step (match);

          if (now < n)
            g_assert_null (bramble_record_seat (record, asked_at (record, now))->level);
        }
      g_assert_cmpuint (bramble_match_get_step (match), ==, n);
    }
}

/* Computers alone: there is nobody to go back to. */
static void
test_casual_without_people (void)
{
  static const BrambleLevel *const bots[] = { &bramble_chance, &bramble_chance };
  BrambleRecord *record = kit_record_of (2, 3, TRUE, bots);
  BrambleRng rng = { 3 };
  g_autoptr (BrambleMatch) match = NULL;

  kit_play (record, &rng, 20);
  match = bramble_match_new (record);
  g_assert_false (bramble_match_get_can_undo (match));
  g_assert_false (bramble_match_undo (match, BRAMBLE_BY_ROUND));
  g_assert_nonnull (bramble_match_get_undo_reason (match));
}

/* Saved and loaded at any point, undo goes just as far. */
static void
test_after_load (void)
{
  guint n_undone = 0;

  for (guint seed = 0; seed < KIT_TIMES (40); seed++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2 + seed % 3, card_sets[seed % 3], seed, seed % 4 == 0));
      BrambleRng rng = { seed };

      for (guint round = 0; round < 12; round++)
        {
          g_autofree char *text = NULL;
          g_autoptr (BrambleMatch) other = NULL;

          for (guint i = bramble_rng_below (&rng, 8); i > 0; i--)
            kit_match_any (match, &rng);
          if (round % 3 == 0)
            bramble_match_undo (match, BRAMBLE_BY_STEP);
          text = bramble_record_to_text (bramble_match_get_record (match));
          other = bramble_match_new (kit_load_text (text));
          while (bramble_match_get_can_undo (other))
            {
              g_assert_true (bramble_match_get_can_undo (match));
              g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
              g_assert_true (bramble_match_undo (other, BRAMBLE_BY_STEP));
              g_assert_cmpuint (kit_hash (bramble_match_get_record (match)), ==,
                                kit_hash (bramble_match_get_record (other)));
              n_undone++;
            }
          g_assert_false (bramble_match_get_can_undo (match));
          g_assert_cmpstr (bramble_match_get_undo_reason (match), ==, bramble_match_get_undo_reason (other));
          while (bramble_match_redo (match, BRAMBLE_BY_STEP))
            g_assert_true (bramble_match_redo (other, BRAMBLE_BY_STEP));
          g_assert_false (bramble_match_get_can_redo (other));
        }
    }
  g_assert_cmpuint (n_undone, >, 40);
}

/* A change of the position is not taken back, but in a casual game it is. */
static void
test_positions (void)
{
  for (guint casual = 0; casual < 2; casual++)
    {
      BrambleRecord *record = kit_record (3, "all", 2, (gboolean) casual);
      BrambleRng rng = { 2 };
      g_autoptr (BrambleMatch) match = NULL;

      kit_play (record, &rng, 9);
      g_assert_true (bramble_record_set (record, "resources seat-1 3 3 3", NULL));
      match = bramble_match_new (record);
      if (casual)
        g_assert_null (bramble_match_get_undo_reason (match));
      else
        g_assert_cmpstr (bramble_match_get_undo_reason (match), ==, HIDDEN);
      g_assert_cmpint (bramble_match_undo (match, BRAMBLE_BY_STEP), ==, (int) casual);
      g_assert_cmpuint (bramble_match_get_step (match), ==, casual ? 9 : 10);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/undo/reasons", test_reasons);
  g_test_add_func ("/undo/thousand-games", test_thousand_games);
  g_test_add_func ("/undo/strides", test_strides);
  g_test_add_func ("/undo/casual-with-computers", test_casual_with_computers);
  g_test_add_func ("/undo/casual-without-people", test_casual_without_people);
  g_test_add_func ("/undo/after-load", test_after_load);
  g_test_add_func ("/undo/positions", test_positions);

  return g_test_run ();
}
