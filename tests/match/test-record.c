/* test-record.c: a game becomes text and comes back as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "test-record --make-saves DIRECTORY" writes saved games of the present format
 * for tests/saves; those of a release are never written again.
 */

#include "match-kit.h"

#include <string.h>

#include "saves.h"
#include "test-setup.h"

static const char *const card_sets[] = { "basic", "all", "draft" };

/* To text and back: the same game, and the same text again. */
static void
round_trip (const BrambleRecord *record)
{
  g_autofree char *text = bramble_record_to_text (record);
  g_autoptr (BrambleRecord) back = kit_load_text (text);
  g_autofree char *again = bramble_record_to_text (back);
  g_autoptr (BrambleRecord) copy = bramble_record_copy (record);

  kit_same (record, back);
  kit_same (record, copy);
  g_assert_cmpstr (text, ==, again);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), <, 16384);
}

static void
test_round_trip (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    for (guint set = 0; set < G_N_ELEMENTS (card_sets); set++)
      for (guint seed = 0; seed < KIT_TIMES (10); seed++)
        {
          g_autoptr (BrambleRecord) record = kit_record (seats, card_sets[set], seed * 77, seed % 2);
          BrambleRng rng = { seed };

          round_trip (record);
          while (kit_play (record, &rng, 10) == 10)
            round_trip (record);
          g_assert_true (bramble_game_is_over (bramble_record_game (record), bramble_record_now (record)));
          round_trip (record);
        }
}

/* Every number that a seed or a start can be. */
static void
test_beginnings (void)
{
  static const guint64 seeds[] = { 0, 1, G_MAXINT64, (guint64) G_MAXINT64 + 1, G_MAXUINT64 };
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { { .name = (char *) "A" }, { .name = NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    for (guint start = 0; start <= 2; start++)
      {
        BrambleSetup setup = test_setup (2, seeds[i], start < 2 ? start : BRAMBLE_NO_SEAT, NULL, NULL);
        g_autoptr (GError) error = NULL;
        g_autoptr (BrambleRecord) record = bramble_record_new (bramble_games ()[0], &setup, seats, FALSE, &error);

        g_assert_no_error (error);
        g_assert_cmpstr (bramble_record_seat (record, 1)->name, ==, "");
        round_trip (record);
      }
}

/* Undone steps are kept, and the place in the middle too. */
static void
test_in_the_middle (void)
{
  for (guint seed = 0; seed < KIT_TIMES (20); seed++)
    {
      g_autoptr (BrambleRecord) record = kit_record (2 + seed % 3, card_sets[seed % 3], seed, seed % 2);
      BrambleRng rng = { seed };
      guint n = kit_play (record, &rng, 60);

      for (guint at = 0; at <= n; at += 7)
        {
          bramble_record_go_to (record, at);
          g_assert_cmpuint (bramble_record_n_steps (record), ==, n);
          round_trip (record);
        }
      /* Another answer, and what was undone is gone. */
      bramble_record_go_to (record, n / 2);
      g_assert_true (kit_answer_any (record, &rng));
      g_assert_cmpuint (bramble_record_n_steps (record), ==, n / 2 + 1);
      round_trip (record);
    }
}

static void
test_positions (void)
{
  static const char *const commands[] = {
    "resources seat-1 3 2 1", "resources seat-2 0 0 5", "seed 18446744073709551615", "seed 12",
    "house seat-1 1 straw floor", "house seat-2 2 brick walls", "start seat-2", "hand seat-1 none",
    "pile fields 2 0 0", "window plan", "window start", "round 7", "bonus straw seat-1", "nonsense",
  };
  guint n_set = 0;

  for (guint seed = 0; seed < KIT_TIMES (30); seed++)
    {
      g_autoptr (BrambleRecord) record = kit_record (2 + seed % 3, card_sets[seed % 3], seed, FALSE);
      BrambleRng rng = { seed };

      for (guint i = 0; i < 12; i++)
        {
          guint before = bramble_record_n_steps (record);
          guint64 hash = kit_hash (record);
          const char *words = commands[bramble_rng_below (&rng, G_N_ELEMENTS (commands))];
          g_autoptr (GError) error = NULL;

          if (bramble_record_set (record, words, &error))
            {
              n_set++;
              g_assert_cmpuint (bramble_record_n_steps (record), ==, before + 1);
              g_assert_cmpstr (bramble_record_words (record, before + 1), ==, words);
              g_assert_cmpint (bramble_record_option (record, before + 1), ==, -1);
              g_assert_cmpuint (bramble_record_answerer (record, before + 1), ==, BRAMBLE_NO_SEAT);
              g_assert_true (bramble_record_reveals (record, before + 1));
            }
          else
            {
              g_assert_nonnull (error);
              g_assert_cmpuint (bramble_record_n_steps (record), ==, before);
              g_assert_cmpuint (kit_hash (record), ==, hash);
            }
          round_trip (record);
          kit_play (record, &rng, 5);
        }
      round_trip (record);
    }
  g_assert_cmpuint (n_set, >, 20);
}

/* Everybody has a look of their own, whatever a file says. */
static void
test_looks (void)
{
  static const struct
  {
    const char *asked[4];
    const char *given[4];
  } cases[] = {
    { { "green", "purple", "blue", "orange" }, { "green", "purple", "blue", "orange" } },
    { { "green", "green", "green", "green" }, { "green", "orange", "blue", "purple" } },
    { { "rose", "", "orange", "x" }, { "blue", "purple", "orange", "green" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrambleRecord) record = kit_record (4, "all", 1, FALSE);
      g_autoptr (BrambleRecord) back = NULL;
      g_autofree char *text = bramble_record_to_text (record);

      for (guint seat = 0; seat < 4; seat++)
        {
          g_autofree char *group = g_strdup_printf ("Seat %u", seat + 1);
          g_autofree char *before = text;

          text = kit_edit (before, group, "Look", cases[i].asked[seat]);
        }
      back = kit_load_text (text);
      for (guint seat = 0; seat < 4; seat++)
        g_assert_cmpstr (bramble_record_look (back, seat)->id, ==, cases[i].given[seat]);
    }
}

static void
check_name (const char *name,
            const char *kept)
{
  BrambleRecordSeat seats[] = { { .name = (char *) name }, { .name = (char *) "B" } };
  BrambleSetup setup = test_setup (2, 5, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = bramble_record_new (bramble_games ()[0], &setup, seats, FALSE, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, kept);
  round_trip (record);
}

static void
test_names (void)
{
  static const char *const good[] = {
    "", " ", "  two before and after  ", "a;b;c", ";", "\\", "\\n", "\\s", "[Bramble]", "=", "#no comment", "Name=x",
    "“Zoë”", "Łukasz", "李小龙", "Ελένη", "שלום", "مريم", "🐷🏠", "e\xcc\x81", "\xe2\x80\xae" "drow", "\xc2\xa0", "%s%n",
    "a\\;b", "[Seal]", "\xf4\x8f\xbf\xbf",
  };
  static const struct
  {
    const char *given;
    const char *kept;
  } cleaned[] = {
    { "two\nlines", "two lines" }, { "\n[Seal]\nSHA256=00", " [Seal] SHA256=00" }, { "\ttab", " tab" }, { "\f", " " },
    { "\r\n", "  " }, { "\x7f\x01", "  " }, { "\xc2\x85", " " }, { "bad \xff byte", "bad \xef\xbf\xbd byte" },
    { "\xed\xa0\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd" },
  };
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *longest = NULL;
  BrambleRng rng = { 99 };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    check_name (good[i], good[i]);
  for (guint i = 0; i < G_N_ELEMENTS (cleaned); i++)
    check_name (cleaned[i].given, cleaned[i].kept);

  for (guint i = 0; i < 5000; i++)
    g_string_append (name, "ß");
  longest = g_utf8_substring (name->str, 0, BRAMBLE_RECORD_MAX_NAME);
  check_name (name->str, longest);

  /* Any text at all: what is kept is kept for good. */
  for (guint i = 0; i < KIT_TIMES (2000); i++)
    {
      g_autofree char *kept = NULL;

      g_string_set_size (name, 0);
      for (guint n = bramble_rng_below (&rng, 20); n > 0; n--)
        {
          gunichar c = bramble_rng_below (&rng, i % 2 ? 0x180 : 0x110000);

          if (c != 0 && g_unichar_validate (c))
            g_string_append_unichar (name, c);
          else
            g_string_append_c (name, (char) (1 + bramble_rng_below (&rng, 255)));
        }
      kept = bramble_record_clean_name (name->str);
      check_name (name->str, kept);
    }
}

/* Loading must be refused, with a sentence. */
static void
refused (const char *text,
         gsize       length)
{
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_from_text (text, length, &error);

  g_assert_null (record);
  g_assert_nonnull (error);
  g_assert_true (error->domain == BRAMBLE_RECORD_ERROR);
  g_assert_true (g_str_has_suffix (error->message, "."));
  /* Nobody needs to want to know. */
  g_assert_null (bramble_record_from_text (text, length, NULL));
}

static char *
small_save (gsize *length)
{
  g_autoptr (BrambleRecord) record = kit_record (2, "basic", 3, FALSE);
  BrambleRng rng = { 3 };
  char *text;

  kit_play (record, &rng, 6);
  text = bramble_record_to_text (record);
  *length = strlen (text);
  return text;
}

/* Every byte; only some of them in a build that is slowed down. */
#define NEXT_BYTE (KIT_SLOW ? 7 : 1)

static void
test_each_byte_changed (void)
{
  static const char others[] = { '\0', '\n', ' ', '0', '1', '2', '9', '=', ';', '[', ']', '#', 'a', (char) 0x80, (char) 0xff };
  gsize length;
  g_autofree char *text = small_save (&length);

  for (gsize i = 0; i < length; i += NEXT_BYTE)
    {
      char was = text[i];

      for (guint bit = 0; bit < 8; bit += KIT_SLOW ? 5 : 1)
        {
          text[i] = (char) (was ^ (1 << bit));
          refused (text, length);
        }
      for (guint j = 0; j < G_N_ELEMENTS (others); j += KIT_SLOW ? 4 : 1)
        if (others[j] != was)
          {
            text[i] = others[j];
            refused (text, length);
          }
      text[i] = was;
    }
  bramble_record_free (kit_load_text (text));
}

static void
test_each_byte_cut (void)
{
  gsize length;
  g_autofree char *text = small_save (&length);
  g_autofree char *room = g_malloc (length + 2);

  for (gsize i = 0; i < length; i += NEXT_BYTE)
    {
      /* Cut after it, before it, without it, with it twice. The copies are as
       * long as what is read, so that a sanitizer sees one byte too many. */
      g_autofree char *head = g_memdup2 (text, i);
      g_autofree char *tail = g_memdup2 (text + i + 1, length - i - 1);

      refused (head ? head : "", i);
      refused (tail ? tail : "", length - i - 1);

      memcpy (room, text, i);
      memcpy (room + i, text + i + 1, length - i - 1);
      refused (room, length - 1);

      memcpy (room, text, i + 1);
      memcpy (room + i + 1, text + i, length - i);
      refused (room, length + 1);
    }
  /* Something after the end. */
  memcpy (room, text, length);
  room[length] = '\n';
  refused (room, length + 1);
}

/* With a right seal a changed file may be a game, but never half a one. */
static void
test_each_byte_changed_and_sealed (void)
{
  gsize length;
  g_autofree char *text = small_save (&length);
  g_autofree char *body = kit_unseal (text);
  guint n_games = 0;

  for (gsize i = 0; i < strlen (body); i += NEXT_BYTE)
    {
      char was = body[i];

      for (guint bit = 0; bit < 8; bit += KIT_SLOW ? 3 : 1)
        {
          g_autofree char *sealed = NULL;
          g_autoptr (GError) error = NULL;
          g_autoptr (BrambleRecord) record = NULL;

          body[i] = (char) (was ^ (1 << bit));
          if (body[i] == '\0')
            continue;
          sealed = kit_seal (body);
          record = bramble_record_from_text (sealed, strlen (sealed), &error);
          g_assert_true ((record != NULL) == (error == NULL));
          if (record)
            {
              n_games++;
              round_trip (record);
            }
        }
      body[i] = was;
    }
  /* Another name or colour is another game, honestly sealed. */
  g_assert_cmpuint (n_games, >, 0);
}

static void
test_same_answers_same_cards (void)
{
  for (guint seed = 0; seed < KIT_TIMES (50); seed++)
    {
      g_autoptr (BrambleRecord) record = kit_record (2 + seed % 3, card_sets[seed % 3], seed, FALSE);
      BrambleRng rng = { seed };
      g_autofree guint64 *hashes = NULL;
      g_autofree guint *options = NULL;
      guint n = kit_play (record, &rng, 400);

      hashes = g_new (guint64, n + 1);
      options = g_new (guint, n + 1);
      for (guint i = 0; i <= n; i++)
        {
          hashes[i] = bramble_game_hash (bramble_record_game (record), bramble_record_state (record, i));
          options[i] = i > 0 ? (guint) bramble_record_option (record, i) : 0;
        }
      bramble_record_go_to (record, 0);
      for (guint i = 1; i <= n; i++)
        {
          g_assert_true (bramble_record_answer (record, options[i]));
          g_assert_cmpuint (kit_hash (record), ==, hashes[i]);
        }
    }
}

static void
test_too_long (void)
{
  g_autoptr (BrambleRecord) record = kit_record (2, "basic", 1, FALSE);
  g_autoptr (GError) error = NULL;

  /* A change of the position is a step too; it never ends the game. */
  for (guint i = 0; i < BRAMBLE_RECORD_MAX_STEPS; i++)
    g_assert_true (bramble_record_set (record, "seed 1", NULL));
  g_assert_false (bramble_record_answer (record, 0));
  g_assert_false (bramble_record_set (record, "seed 1", &error));
  g_assert_error (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_ILLEGAL);
  g_assert_cmpuint (bramble_record_n_steps (record), ==, BRAMBLE_RECORD_MAX_STEPS);

  /* The longest game there can be can be saved. */
  {
    g_autofree char *text = bramble_record_to_text (record);
    g_autoptr (BrambleRecord) back = kit_load_text (text);

    g_assert_cmpuint (bramble_record_n_steps (back), ==, BRAMBLE_RECORD_MAX_STEPS);
  }
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--make-saves") == 0)
    return saves_make (argv[2]);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/beginnings", test_beginnings);
  g_test_add_func ("/record/in-the-middle", test_in_the_middle);
  g_test_add_func ("/record/positions", test_positions);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/looks", test_looks);
  g_test_add_func ("/record/each-byte-changed", test_each_byte_changed);
  g_test_add_func ("/record/each-byte-cut", test_each_byte_cut);
  g_test_add_func ("/record/each-byte-changed-and-sealed", test_each_byte_changed_and_sealed);
  g_test_add_func ("/record/same-answers-same-cards", test_same_answers_same_cards);
  g_test_add_func ("/record/too-long", test_too_long);
  saves_add_tests ();

  return g_test_run ();
}
