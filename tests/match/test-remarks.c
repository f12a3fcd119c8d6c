/* test-remarks.c: what people say to a game in their own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-log.h>

#include "match-kit.h"
#include "store-kit.h"

#define TEN(x) x x x x x x x x x x

/* A sentence of as many letters as there may be. */
#define FULL TEN (TEN ("ab ")) "the end of it is fifty letters behind all of these "

static const struct
{
  const char *written;
  const char *kept; /* NULL: nothing */
} texts[] = {
  { "The other shoe has since filed a complaint.", "The other shoe has since filed a complaint." },
  { "  two   blanks\tand a tab  ", "two blanks and a tab" },
  { "two\nlines\r\nand more", "two lines and more" },
  { "", NULL },
  { " \n\t ", NULL },
  { NULL, NULL },
  { "a\x01" "b\x7f" "c", "a b c" },
  /* What would turn the letters after it around, alone and amid others. */
  { "\xe2\x80\xae" "evil", "evil" },
  { "left\xe2\x81\xa6right\xe2\x81\xa9", "left right" },
  { "one\xe2\x80\xa8" "two\xe2\x80\xa9three", "one two three" },
  /* A letter that stands for a seat in the log. */
  { "\xee\x80\x80 hides", "hides" },
  { "no \xff utf-8", "no \xef\xbf\xbd utf-8" },
  { "<b>&amp;</b> \\n \"", "<b>&amp;</b> \\n \"" },
  { "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xf0\x9f\x90\x9f", "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xf0\x9f\x90\x9f" },
};

static void
test_clean (void)
{
  g_autofree char *full = bramble_record_clean_remark (FULL);
  g_autofree char *many = g_strnfill (5000, 'x');
  g_autofree char *cut = bramble_record_clean_remark (many);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *clean = bramble_record_clean_remark (texts[i].written);
      g_autofree char *again = bramble_record_clean_remark (clean);

      g_assert_cmpstr (clean, ==, texts[i].kept);
      /* What is clean stays as it is. */
      g_assert_cmpstr (again, ==, clean);
    }
  g_assert_cmpuint (g_utf8_strlen (full, -1), <=, BRAMBLE_RECORD_MAX_REMARK);
  g_assert_false (g_str_has_suffix (full, " "));
  g_assert_cmpuint (strlen (cut), ==, BRAMBLE_RECORD_MAX_REMARK);
}

/* Twenty answers, and what is said to some of them. */
static BrambleRecord *
remarked_record (void)
{
  static const BrambleLevel *const bots[] = { NULL, NULL, &bramble_chance };
  BrambleRecord *record = kit_record_of (3, 7, FALSE, bots);
  BrambleRng rng = { 7 };

  g_assert_cmpuint (kit_play (record, &rng, 20), ==, 20);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (bramble_record_set_remark (record, i + 1, i % 3, texts[i].written));
  return record;
}

/* They are in the text of a game, and change nothing else of it. */
static void
test_saved (void)
{
  g_autoptr (BrambleRecord) record = remarked_record ();
  g_autofree char *text = bramble_record_to_text (record);
  g_autoptr (BrambleRecord) back = kit_load_text (text);
  g_autoptr (BrambleRecord) copy = bramble_record_copy (record);
  g_autofree char *again = bramble_record_to_text (back);

  kit_same (record, back);
  kit_same (record, copy);
  g_assert_cmpstr (text, ==, again);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint seat = 99;

      g_assert_cmpstr (bramble_record_remark (back, i + 1, &seat), ==, texts[i].kept);
      g_assert_cmpuint (seat, ==, texts[i].kept ? i % 3 : 99);
    }
}

/* Only to answers that were given, by who plays, and not without end. */
static void
test_refused (void)
{
  g_autoptr (BrambleRecord) record = kit_record (2, "all", 3, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) fishes = g_string_new (NULL);
  g_autofree char *text = NULL;
  BrambleRng rng = { 3 };
  guint n_remarks = 0;

  for (guint i = 0; i < BRAMBLE_RECORD_MAX_REMARK; i++)
    g_string_append (fishes, "\xf0\x9f\x90\x9f");

  g_assert_true (bramble_record_set (record, "seed 12", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (kit_play (record, &rng, 3), ==, 3);
  bramble_record_go_to (record, 3);
  g_assert_false (bramble_record_set_remark (record, 0, 0, "to the beginning"));
  g_assert_false (bramble_record_set_remark (record, 1, 0, "to a change of the position"));
  g_assert_false (bramble_record_set_remark (record, 4, 0, "to what is undone"));
  g_assert_false (bramble_record_set_remark (record, 5, 0, "to what is not there"));
  g_assert_false (bramble_record_set_remark (record, 2, 2, "by nobody"));
  g_assert_true (bramble_record_set_remark (record, 2, 1, "by somebody"));
  g_assert_true (bramble_record_set_remark (record, 2, 0, "by somebody else"));
  g_assert_true (bramble_record_set_remark (record, 2, 0, NULL));
  g_assert_null (bramble_record_remark (record, 2, NULL));

  /* All that can be said can be saved and loaded again, in letters of the longest kind. Nobody
   * gets anything to build with, so that the game goes on. */
  while (n_remarks <= BRAMBLE_RECORD_MAX_REMARKS)
    {
      bramble_record_set (record, "resources seat-1 0 0 0", NULL);
      bramble_record_set (record, "resources seat-2 0 0 0", NULL);
      g_assert_true (kit_answer_any (record, &rng));
      g_assert_cmpint (bramble_record_set_remark (record, bramble_record_at (record), 0, fishes->str), ==,
                       n_remarks < BRAMBLE_RECORD_MAX_REMARKS);
      n_remarks++;
    }
  text = bramble_record_to_text (record);
  g_assert_cmpuint (strlen (text), <, BRAMBLE_RECORD_MAX_BYTES);
  bramble_record_free (kit_load_text (text));
}

/* Files from strangers, each with a right seal. */
static const struct
{
  const char *name;
  const char *group;
  const char *key;
  const char *value;
} edits[] = {
  { "too-long", "Remark 1", "Text", TEN (TEN ("abc")) },
  { "control", "Remark 1", "Text", "a\\tb" },
  { "lines", "Remark 1", "Text", "a\\nb" },
  { "bell", "Remark 1", "Text", "a\x07" "b" },
  { "override", "Remark 1", "Text", "a \xe2\x80\xae" "b" },
  { "isolate", "Remark 1", "Text", "a\xe2\x81\xa6" "b" },
  { "private", "Remark 1", "Text", "\xee\x80\x80" },
  { "two-blanks", "Remark 1", "Text", "a  b" },
  { "blank-at-end", "Remark 1", "Text", "a\\s" },
  { "empty", "Remark 1", "Text", "" },
  { "bad-escape", "Remark 1", "Text", "\\q" },
  { "text-gone", "Remark 1", "Text", NULL },
  { "seat-gone", "Remark 1", "Seat", NULL },
  { "seat-0", "Remark 1", "Seat", "0" },
  { "seat-4", "Remark 1", "Seat", "4" },
  { "seat-negative", "Remark 1", "Seat", "-1" },
  { "seat-wrapped", "Remark 1", "Seat", "4294967297" },
  { "step-half", "Remark 21", "Text", "to a step that is not there, by nobody" },
};

/* The same with a whole group that is not the first. */
static const char *const groups[] = {
  "Remark 0", "Remark 21", "Remark 99999", "Remark -1", "Remark 18446744073709551617", "Remark one", "Remark ", "Remark 02",
  "Remark  2", "Remark 2 ",
};

static void
check_refused (const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bramble_record_from_text (text, strlen (text), &error));
  g_assert_error (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_ALTERED);
  g_test_message ("%s", error->message);
}

static void
test_hostile (void)
{
  g_autoptr (BrambleRecord) record = remarked_record ();
  g_autofree char *good = bramble_record_to_text (record);
  g_autofree char *body = kit_unseal (good);
  g_autofree char *whole = kit_edit (good, "Remark 1", "Text", "as long as it may be");

  bramble_record_free (kit_load_text (whole));
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *text = kit_edit (good, edits[i].group, edits[i].key, edits[i].value);

      g_test_message ("%s", edits[i].name);
      check_refused (text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *more = g_strdup_printf ("%s\n[%s]\nSeat=1\nText=hello\n", body, groups[i]);
      g_autofree char *text = kit_seal (more);

      g_test_message ("%s", groups[i]);
      check_refused (text);
    }
}

/* The entry of @log that is somebody's own words, or NULL. It comes after what is about them in
 * the same step, if anything is. */
static BrambleLogEntry *
find_remark (BrambleLog *log)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (log));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (!bramble_log_entry_get_remark (entry))
        continue;
      for (guint after = i + 1; after < n; after++)
        {
          g_autoptr (BrambleLogEntry) other = g_list_model_get_item (G_LIST_MODEL (log), after);

          g_assert_false (bramble_log_entry_get_step (other) == bramble_log_entry_get_step (entry)
                          && bramble_log_entry_get_seat (other) == bramble_log_entry_get_seat (entry)
                          && !bramble_log_entry_get_heading (other));
        }
      /* The log keeps it alive. */
      return entry;
    }

  return NULL;
}

/* The log has them after what they are about; undo takes them away, redo brings them back, and
 * another answer ends them. */
static void
test_log (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 5, TRUE));
  g_autoptr (BrambleLog) log = bramble_log_new (match);
  BrambleRng rng = { 5 };
  guint step;
  guint before;

  for (guint i = 0; i < 12; i++)
    g_assert_true (kit_match_any (match, &rng));
  step = bramble_match_get_step (match);
  before = g_list_model_get_n_items (G_LIST_MODEL (log));
  g_assert_true (bramble_match_remark (match, step, 1, "<i>Nobody</i> & a  fish"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, before + 1);
  g_assert_nonnull (find_remark (log));
  g_assert_cmpint (bramble_log_entry_get_seat (find_remark (log)), ==, 1);
  g_assert_nonnull (strstr (bramble_log_entry_get_text (find_remark (log)), "“<i>Nobody</i> & a fish”"));
  g_assert_null (bramble_log_entry_get_markup (find_remark (log)));

  /* To another word, and to none. */
  g_assert_true (bramble_match_remark (match, step, 1, "Somebody"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, before + 1);
  g_assert_true (bramble_match_remark (match, step, 1, ""));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, before);
  g_assert_true (bramble_match_remark (match, step, 1, "Somebody"));

  g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
  g_assert_null (find_remark (log));
  g_assert_true (bramble_match_redo (match, BRAMBLE_BY_STEP));
  g_assert_nonnull (find_remark (log));
  g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
  g_assert_true (kit_match_any (match, &rng));
  g_assert_null (bramble_record_remark (bramble_match_get_record (match), step, NULL));
}

/* A computer has nothing to say, and who watches a replay neither. */
static void
test_who (void)
{
  static const BrambleLevel *const bots[] = { NULL, NULL, &bramble_chance };
  BrambleRecord *record = kit_record_of (3, 7, FALSE, bots);
  BrambleRng rng = { 7 };
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleMatch) replay = NULL;

  kit_play (record, &rng, 10);
  match = bramble_match_new (record);
  g_assert_false (bramble_match_remark (match, 3, 2, "beep"));
  g_assert_true (bramble_match_remark (match, 3, 0, "ahem"));
  g_assert_false (bramble_match_remark (match, 11, 0, "not yet"));
  replay = bramble_match_new_replay (bramble_record_copy (record));
  g_assert_false (bramble_match_remark (replay, 3, 0, "again"));
  g_assert_cmpstr (bramble_record_remark (bramble_match_get_record (replay), 3, NULL), ==, "ahem");
}

/* What is said is kept like an answer. The last act has its sentence when the game is over and
 * on record: it is still one game, which counts once. */
static void
test_kept (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleMatch) back = NULL;
  g_autoptr (GPtrArray) finished = NULL;
  g_autoptr (BrambleRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  guint n_counted;
  guint last;

  kit_dir_init (&dir);
  store = store_open (&dir);
  match = store_almost_over (3, FALSE, &last);
  bramble_store_keep (store, match);
  store_answers (match, 0);
  g_assert_true (bramble_match_remark (match, bramble_match_get_step (match), 0, "Almost."));
  g_assert_true (bramble_store_flush (store));
  back = store_load (store, 0);
  g_assert_cmpstr (bramble_record_remark (bramble_match_get_record (back), bramble_match_get_step (match), NULL), ==,
                   "Almost.");

  g_assert_true (bramble_match_answer (match, last));
  g_assert_true (bramble_match_get_over (match));
  g_assert_true (bramble_store_flush (store));
  n_counted = store_n_counted (store, bramble_record_n_seats (bramble_match_get_record (match)));
  g_assert_cmpuint (n_counted, >, 0);
  g_assert_true (bramble_match_remark (match, bramble_match_get_step (match), 0, "At last."));
  g_assert_true (bramble_store_flush (store));
  finished = bramble_store_list_finished (store);
  g_assert_cmpuint (finished->len, ==, 1);
  record = bramble_record_load (g_ptr_array_index (finished, 0), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bramble_record_remark (record, bramble_match_get_step (match) - 1, NULL), ==, "Almost.");
  g_assert_cmpstr (bramble_record_remark (record, bramble_match_get_step (match), NULL), ==, "At last.");
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
  g_assert_cmpuint (store_n_counted (store, bramble_record_n_seats (record)), ==, n_counted);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/remarks/clean", test_clean);
  g_test_add_func ("/remarks/saved", test_saved);
  g_test_add_func ("/remarks/refused", test_refused);
  g_test_add_func ("/remarks/hostile", test_hostile);
  g_test_add_func ("/remarks/log", test_log);
  g_test_add_func ("/remarks/who", test_who);
  g_test_add_func ("/remarks/kept", test_kept);
  return g_test_run ();
}
