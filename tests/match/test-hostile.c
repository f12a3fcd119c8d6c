/* test-hostile.c: files from strangers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each has a right seal where it matters. "test-hostile --make-corpus DIRECTORY"
 * writes them all, to begin fuzzing with.
 */

#include "match-kit.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum
{
  NO_SAVE = BRAMBLE_RECORD_ERROR_NO_SAVE,
  VERSION = BRAMBLE_RECORD_ERROR_VERSION,
  ALTERED = BRAMBLE_RECORD_ERROR_ALTERED,
  UNKNOWN = BRAMBLE_RECORD_ERROR_UNKNOWN,
  ILLEGAL = BRAMBLE_RECORD_ERROR_ILLEGAL,
};

#define TWENTY(x) x x x x x x x x x x x x x x x x x x x x
#define LONG TWENTY (TWENTY ("x"))
#define SUM "0000000000000000000000000000000000000000000000000000000000000000"

/* One change to a good save of three players, twenty answers long. */
typedef struct
{
  const char *name;
  const char *group;
  const char *key;   /* NULL: the group is gone */
  const char *value; /* NULL: the key is gone */
  int code;
} Edit;

static const Edit edits[] = {
  { "answer-not-offered", "History", "Steps", "0;0;63;", ILLEGAL },
  { "answer-64", "History", "Steps", "64;", ILLEGAL },
  { "answer-65", "History", "Steps", "65;", ILLEGAL },
  { "answer-255", "History", "Steps", "255;", ILLEGAL },
  { "answer-256", "History", "Steps", "256;", ILLEGAL },
  { "answer-huge", "History", "Steps", "18446744073709551616;", ILLEGAL },
  { "answer-4294967296", "History", "Steps", "4294967296;", ILLEGAL },
  { "answer-negative", "History", "Steps", "-1;", ILLEGAL },
  { "answer-plus", "History", "Steps", "+1;", ILLEGAL },
  { "answer-fraction", "History", "Steps", "0.5;", ILLEGAL },
  { "answer-hex", "History", "Steps", "0x0;", ILLEGAL },
  { "answer-empty", "History", "Steps", ";", ILLEGAL },
  { "answer-blank", "History", "Steps", "0; ;0;", ILLEGAL },
  { "answer-arabic-digit", "History", "Steps", "٠;", ILLEGAL },
  { "no-answers", "History", "Steps", "", ALTERED },
  { "steps-gone", "History", "Steps", NULL, ALTERED },
  { "steps-bad-escape", "History", "Steps", "0\\q;", ALTERED },
  { "history-gone", "History", NULL, NULL, ALTERED },
  { "at-beyond", "History", "At", "21", ALTERED },
  { "at-negative", "History", "At", "-1", ALTERED },
  { "at-huge", "History", "At", "4294967316", ALTERED },
  { "at-gone", "History", "At", NULL, ALTERED },
  { "at-no-number", "History", "At", "here", ALTERED },
  { "at-elsewhere", "History", "At", "19", ILLEGAL },
  { "snapshot-other", "Snapshot", "State", "AAAA", ILLEGAL },
  { "snapshot-empty", "Snapshot", "State", "", ILLEGAL },
  { "snapshot-no-base64", "Snapshot", "State", "!!!!", ILLEGAL },
  { "snapshot-long", "Snapshot", "State", LONG, ILLEGAL },
  { "snapshot-state-gone", "Snapshot", "State", NULL, ALTERED },
  { "snapshot-hash-other", "Snapshot", "Hash", "0123456789abcdef", ILLEGAL },
  { "snapshot-hash-gone", "Snapshot", "Hash", NULL, ALTERED },
  { "snapshot-gone", "Snapshot", NULL, NULL, ALTERED },
  { "game-unknown", "Bramble", "Game", "chess", UNKNOWN },
  { "game-empty", "Bramble", "Game", "", UNKNOWN },
  { "game-long", "Bramble", "Game", LONG, UNKNOWN },
  { "game-gone", "Bramble", "Game", NULL, ALTERED },
  { "edition-unknown", "Choices", "edition", "third", UNKNOWN },
  { "edition-other", "Choices", "edition", "draft", ILLEGAL },
  { "cards-unknown", "Choices", "cards", LONG, UNKNOWN },
  { "cards-other", "Choices", "cards", "basic", ILLEGAL },
  { "cards-gone", "Choices", "cards", NULL, ILLEGAL },
  { "choice-unknown", "Choices", "weather", "rain", UNKNOWN },
  { "choice-of-players", "Choices", "players", "2", UNKNOWN },
  { "choice-of-seed", "Choices", "seed", "7", UNKNOWN },
  { "choices-gone", "Choices", NULL, NULL, ILLEGAL },
  { "seats-0", "Bramble", "Seats", "0", ILLEGAL },
  { "seats-1", "Bramble", "Seats", "1", ILLEGAL },
  { "seats-2", "Bramble", "Seats", "2", ILLEGAL },
  { "seats-4", "Bramble", "Seats", "4", ALTERED },
  { "seats-5", "Bramble", "Seats", "5", ALTERED },
  { "seats-99", "Bramble", "Seats", "99", ALTERED },
  { "seats-negative", "Bramble", "Seats", "-3", ALTERED },
  { "seats-wrapped", "Bramble", "Seats", "4294967299", ALTERED },
  { "seats-gone", "Bramble", "Seats", NULL, ALTERED },
  { "start-4", "Choices", "start", "seat-4", ILLEGAL },
  { "start-5", "Choices", "start", "seat-5", UNKNOWN },
  { "start-255", "Choices", "start", "255", UNKNOWN },
  { "start-negative", "Choices", "start", "-1", UNKNOWN },
  { "curtain-maybe", "Bramble", "Curtain", "maybe", ALTERED },
  { "curtain-gone", "Bramble", "Curtain", NULL, ALTERED },
  { "seed-other", "Bramble", "Seed", "8", ILLEGAL },
  { "seed-negative", "Bramble", "Seed", "-1", ALTERED },
  { "seed-huge", "Bramble", "Seed", "18446744073709551616", ALTERED },
  { "seed-no-number", "Bramble", "Seed", "luck", ALTERED },
  { "seed-gone", "Bramble", "Seed", NULL, ALTERED },
  { "casual-maybe", "Bramble", "Casual", "maybe", ALTERED },
  { "casual-gone", "Bramble", "Casual", NULL, ALTERED },
  { "format-3", "Bramble", "Format", "3", VERSION },
  { "format-2147483647", "Bramble", "Format", "2147483647", VERSION },
  { "format-0", "Bramble", "Format", "0", ALTERED },
  { "format-negative", "Bramble", "Format", "-1", ALTERED },
  { "format-no-number", "Bramble", "Format", "one", NO_SAVE },
  { "format-huge", "Bramble", "Format", "99999999999", NO_SAVE },
  { "format-gone", "Bramble", "Format", NULL, NO_SAVE },
  { "rules-2", "Bramble", "Rules", "2", VERSION },
  { "rules-0", "Bramble", "Rules", "0", ALTERED },
  { "rules-negative", "Bramble", "Rules", "-1", ALTERED },
  { "rules-gone", "Bramble", "Rules", NULL, ALTERED },
  { "main-gone", "Bramble", NULL, NULL, NO_SAVE },
  { "bot-unknown", "Seat 2", "Player", "grandmaster", UNKNOWN },
  { "bot-empty", "Seat 2", "Player", "", UNKNOWN },
  { "bot-long", "Seat 2", "Player", TWENTY ("ß“”"), UNKNOWN },
  { "bot-gone", "Seat 2", "Player", NULL, ALTERED },
  { "name-long", "Seat 1", "Name", LONG, ALTERED },
  { "name-lines", "Seat 1", "Name", "a\\nb", ALTERED },
  { "name-bad-escape", "Seat 1", "Name", "\\q", ALTERED },
  { "name-gone", "Seat 1", "Name", NULL, ALTERED },
  { "look-path", "Seat 1", "Look", "../../etc/passwd", ALTERED },
  { "look-long", "Seat 1", "Look", LONG, ALTERED },
  { "look-gone", "Seat 1", "Look", NULL, ALTERED },
  { "seat-gone", "Seat 3", NULL, NULL, ALTERED },
  { "place-nonsense", "History", "Steps", "nonsense;", ILLEGAL },
  { "place-words-missing", "History", "Steps", "resources;", ILLEGAL },
  { "place-words-many", "History", "Steps", "resources " TWENTY ("seat-1 ") ";", ILLEGAL },
  { "place-seat", "History", "Steps", "resources seat-4 1 1 1;", ILLEGAL },
  { "place-number", "History", "Steps", "resources seat-1 256 -1 99999999999999999999;", ILLEGAL },
  { "place-cards", "History", "Steps", "hand seat-1 " TWENTY ("wolf ") ";", ILLEGAL },
  { "place-window", "History", "Steps", "window nowhere;", ILLEGAL },
  { "place-blanks", "History", "Steps", "resources  seat-1  1 1 1;", ILLEGAL },
  { "place-house", "History", "Steps", "house seat-1 9 straw roof;", ILLEGAL },
  { "place-other-game", "History", "Steps", "resources seat-1 1 1 1;", ALTERED },
};

/* Whole files. */
static const struct
{
  const char *name;
  const char *text;
  gssize length; /* -1: up to the first NUL */
  int code;
} texts[] = {
  { "empty", "", 0, NO_SAVE },
  { "one-nul", "\0", 1, NO_SAVE },
  { "first-line", "[Bramble]\n", -1, NO_SAVE },
  { "first-line-cut", "[Bramble]", -1, NO_SAVE },
  { "unsealed", "[Bramble]\nFormat=1\n", -1, ALTERED },
  { "newer-unsealed", "[Bramble]\nFormat=7\nEverything=different\n", -1, VERSION },
  { "only-seal", "\n[Seal]\nSHA256=" SUM "\n", -1, NO_SAVE },
  { "wrong-seal", "[Bramble]\nFormat=1\n\n[Seal]\nSHA256=" SUM "\n", -1, ALTERED },
  { "short-seal", "[Bramble]\nFormat=1\n\n[Seal]\nSHA256=", -1, ALTERED },
  { "no-key-file", "[Bramble]\nhello\n", -1, NO_SAVE },
  { "nul-inside", "[Bramble]\nFormat=1\n\0Game=x\n", 27, NO_SAVE },
  { "nul-at-end", "[Bramble]\nFormat=1\n\0", 20, NO_SAVE },
  { "no-utf8", "[Bramble]\nFormat=1\nGame=\xff\xfe\n", -1, NO_SAVE },
  { "byte-order-mark", "\xef\xbb\xbf[Bramble]\nFormat=1\n", -1, NO_SAVE },
  { "two-byte-text", "\xff\xfe[\0B\0r\0", 8, NO_SAVE },
  { "carriage-returns", "[Bramble]\r\nFormat=1\r\n", -1, NO_SAVE },
  { "picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16, NO_SAVE },
  { "program", "\x7f" "ELF\2\1\1\0", 8, NO_SAVE },
  { "page", "<!DOCTYPE html>\n<html></html>\n", -1, NO_SAVE },
  { "open-group", "[Bramble]\n[", -1, NO_SAVE },
};

/* Twenty answers, a computer player, and a name out of the ordinary. */
static char *
good_save (void)
{
  static const BrambleLevel *const bots[] = { NULL, NULL, &bramble_chance };
  g_autoptr (BrambleRecord) record = kit_record_of (3, 7, FALSE, bots);
  BrambleRng rng = { 7 };

  g_assert_cmpuint (kit_play (record, &rng, 20), ==, 20);
  return bramble_record_to_text (record);
}

typedef struct
{
  BrambleMatch *match;
  GError *error;
  gboolean done;
} Load;

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  Load *load = user_data;

  load->match = bramble_match_load_finish (result, &load->error);
  load->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Load *) data)->done;
}

static BrambleMatch *
load_file (const char  *path,
           GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Load load = { 0 };

  bramble_match_load_async (file, NULL, loaded, &load);
  g_assert_true (kit_wait (is_done, &load, KIT_LONG));
  g_assert_true ((load.match != NULL) == (load.error == NULL));
  if (load.error)
    g_propagate_error (error, load.error);
  return load.match;
}

/* A sentence for a player: one line, not endless, without a word of ours. */
static void
check_sentence (const char *sentence)
{
  g_test_message ("%s", sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_true (g_ascii_isupper (sentence[0]));
  g_assert_null (strchr (sentence, '\n'));
  g_assert_cmpuint (g_utf8_strlen (sentence, -1), <, 160);
  g_assert_null (strstr (sentence, "key"));
  g_assert_null (strstr (sentence, "NULL"));
}

/* As text and as a file, beside a match that is being played. */
static void
check_refused (BrambleMatch *current,
               KitDir       *dir,
               const char   *name,
               const char   *text,
               gsize         length,
               int           code)
{
  const BrambleRecord *record = bramble_match_get_record (current);
  g_autofree char *file_name = g_strconcat (name, ".bramble", NULL);
  g_autofree char *path = kit_dir_path (dir, file_name);
  g_autofree char *before = bramble_record_to_text (record);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  /* Not one byte more than there is. */
  g_autofree char *exact = g_memdup2 (text, length);

  g_test_message ("%s", name);
  g_assert_null (bramble_record_from_text (exact ? exact : "", length, &error));
  g_assert_error (error, BRAMBLE_RECORD_ERROR, code);
  check_sentence (error->message);

  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  g_assert_null (load_file (path, &again));
  g_assert_error (again, BRAMBLE_RECORD_ERROR, code);
  g_assert_nonnull (strstr (again->message, file_name));
  g_assert_true (g_str_has_suffix (again->message, error->message));

  after = bramble_record_to_text (bramble_match_get_record (current));
  g_assert_true (record == bramble_match_get_record (current));
  g_assert_cmpstr (before, ==, after);
}

static BrambleMatch *
current_match (void)
{
  BrambleRecord *record = kit_record (4, "all", 11, FALSE);
  BrambleRng rng = { 11 };

  kit_play (record, &rng, 30);
  return bramble_match_new (record);
}

/* What only the first format has. */
static const Edit edits_1[] = {
  { "edition-unknown", "Bramble", "Edition", "third", UNKNOWN },
  { "edition-other", "Bramble", "Edition", "draft", ILLEGAL },
  { "edition-gone", "Bramble", "Edition", NULL, ALTERED },
  { "cards-unknown", "Bramble", "Cards", LONG, UNKNOWN },
  { "cards-other", "Bramble", "Cards", "all", ILLEGAL },
  { "cards-gone", "Bramble", "Cards", NULL, ALTERED },
  { "start-4", "Bramble", "Start", "4", ALTERED },
  { "start-255", "Bramble", "Start", "255", ALTERED },
  { "start-negative", "Bramble", "Start", "-1", ALTERED },
  { "start-gone", "Bramble", "Start", NULL, ALTERED },
  { "pig-path", "Seat 1", "Pig", "../../etc/passwd", ALTERED },
  { "pig-gone", "Seat 1", "Pig", NULL, ALTERED },
};

static void
test_edits_1 (void)
{
  g_autoptr (BrambleMatch) current = current_match ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "saves", "v1", "basic-3.e0cc21eea75d4acb.bramble", NULL);
  g_auto (KitDir) dir = { 0 };
  g_autofree char *good = NULL;

  kit_dir_init (&dir);
  g_assert_true (g_file_get_contents (path, &good, NULL, NULL));
  bramble_record_free (kit_load_text (good));
  for (guint i = 0; i < G_N_ELEMENTS (edits_1); i++)
    {
      g_autofree char *text = kit_edit (good, edits_1[i].group, edits_1[i].key, edits_1[i].value);

      check_refused (current, &dir, edits_1[i].name, text, strlen (text), edits_1[i].code);
    }
}

static void
test_edits (void)
{
  g_autoptr (BrambleMatch) current = current_match ();
  g_auto (KitDir) dir = { 0 };
  g_autofree char *good = good_save ();
  BrambleRng rng = { 5 };

  kit_dir_init (&dir);
  bramble_record_free (kit_load_text (good));
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *text = kit_edit (good, edits[i].group, edits[i].key, edits[i].value);

      check_refused (current, &dir, edits[i].name, text, strlen (text), edits[i].code);
    }
  g_assert_true (kit_match_any (current, &rng));
}

static void
test_texts (void)
{
  g_autoptr (BrambleMatch) current = current_match ();
  g_auto (KitDir) dir = { 0 };

  kit_dir_init (&dir);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    check_refused (current, &dir, texts[i].name, texts[i].text,
                   texts[i].length < 0 ? strlen (texts[i].text) : (gsize) texts[i].length, texts[i].code);
}

/* How long a text is made that is as long as it may be. */
#define LARGE ((KIT_SLOW ? BRAMBLE_RECORD_MAX_BYTES / 16 : BRAMBLE_RECORD_MAX_BYTES) - 4096)

static void
test_large (void)
{
  g_autoptr (BrambleMatch) current = current_match ();
  g_auto (KitDir) dir = { 0 };
  g_autofree char *good = good_save ();
  g_autofree char *body = kit_unseal (good);
  g_autofree char *sealed = NULL;
  g_autofree char *steps = NULL;
  g_autofree char *many = NULL;
  GString *text = g_string_new (NULL);

  kit_dir_init (&dir);

  /* One step more than a game can have. */
  for (guint i = 0; i <= BRAMBLE_RECORD_MAX_STEPS; i++)
    g_string_append (text, "0;");
  many = kit_edit (good, "History", "Steps", text->str);
  check_refused (current, &dir, "too-many-steps", many, strlen (many), ALTERED);

  /* As many as fit into a file. */
  g_string_set_size (text, 0);
  while (text->len < LARGE)
    g_string_append_c (text, ';');
  steps = kit_edit (good, "History", "Steps", text->str);
  check_refused (current, &dir, "a-million-steps", steps, strlen (steps), ALTERED);

  /* A right save in every way, but for a comment without end. */
  g_string_set_size (text, 0);
  g_string_append (text, body);
  while (text->len <= BRAMBLE_RECORD_MAX_BYTES)
    g_string_append (text, "# once upon a time\n");
  sealed = kit_seal (text->str);
  check_refused (current, &dir, "too-large", sealed, strlen (sealed), NO_SAVE);

  /* Many groups and keys are slow to read for nobody. */
  g_string_set_size (text, 0);
  g_string_append (text, body);
  for (guint i = 0; text->len < LARGE; i++)
    g_string_append_printf (text, "[%u]\n%u=\n", i, i);
  g_free (sealed);
  sealed = kit_seal (text->str);
  bramble_record_free (kit_load_text (sealed));
  g_string_free (text, TRUE);
}

/* Meson asks the allocator to fill what is free. Glibc then fills the whole of a
 * free block whenever a piece is taken from it, which is no time of the loader's. */
static void
fill_what_is_free (gboolean fill)
{
#ifdef M_PERTURB
  const char *byte = g_getenv ("MALLOC_PERTURB_");

  if (byte)
    mallopt (M_PERTURB, fill ? atoi (byte) : 0);
#endif
}

/* The processor time that a whole megabyte of steps may take. */
static void
test_slow (void)
{
  g_autofree char *good = good_save ();
  g_autofree char *text = NULL;
  GString *steps = g_string_new (NULL);
  clock_t start;

  for (guint i = 0; i < KIT_TIMES (BRAMBLE_RECORD_MAX_STEPS); i++)
    g_string_append (steps, "hand seat-1 wolf giant dragon;");
  text = kit_edit (good, "History", "Steps", steps->str);
  g_string_free (steps, TRUE);
  fill_what_is_free (FALSE);
  start = clock ();
  g_assert_null (bramble_record_from_text (text, strlen (text), NULL));
  g_assert_cmpint (clock () - start, <, (KIT_SLOW ? 60 : 10) * CLOCKS_PER_SEC);
  fill_what_is_free (TRUE);
}

/* What is no file that can be read. The message is the system's, and names it. */
static void
test_no_file (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *missing = NULL;
  g_autofree char *link = NULL;
  const char *paths[3];

  kit_dir_init (&dir);
  missing = kit_dir_path (&dir, "missing.bramble");
  link = kit_dir_path (&dir, "link.bramble");
  g_assert_no_errno (symlink (link, link));
  paths[0] = dir.path;
  paths[1] = missing;
  paths[2] = link;
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (load_file (paths[i], &error));
      g_assert_true (error->domain == G_IO_ERROR);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, name));
    }
}

static void
test_cancelled (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *good = good_save ();
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  Load load = { 0 };

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "good.bramble");
  file = g_file_new_for_path (path);
  g_assert_true (g_file_set_contents (path, good, -1, NULL));
  g_cancellable_cancel (cancellable);
  bramble_match_load_async (file, cancellable, loaded, &load);
  g_assert_true (kit_wait (is_done, &load, KIT_LONG));
  g_assert_error (load.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (load.match);
  g_clear_error (&load.error);

  /* The same file, in peace. */
  load.match = load_file (path, &load.error);
  g_assert_no_error (load.error);
  g_assert_cmpuint (bramble_match_get_step (load.match), ==, 20);
  g_assert_finalize_object (load.match);
}

static int
make_corpus (const char *directory)
{
  g_autofree char *good = good_save ();

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *text = kit_edit (good, edits[i].group, edits[i].key, edits[i].value);
      g_autofree char *path = g_build_filename (directory, edits[i].name, NULL);

      g_file_set_contents (path, text, -1, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_build_filename (directory, texts[i].name, NULL);

      g_file_set_contents (path, texts[i].text, texts[i].length, NULL);
    }
  return 0;
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--make-corpus") == 0)
    return make_corpus (argv[2]);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hostile/edits", test_edits);
  g_test_add_func ("/hostile/edits-of-the-first-format", test_edits_1);
  g_test_add_func ("/hostile/texts", test_texts);
  g_test_add_func ("/hostile/large", test_large);
  g_test_add_func ("/hostile/slow", test_slow);
  g_test_add_func ("/hostile/no-file", test_no_file);
  g_test_add_func ("/hostile/cancelled", test_cancelled);

  return g_test_run ();
}
