/* saves.c: the saved games of every release, which load for ever
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file is called WHAT-IT-IS.HASH.bramble, with the hash of the position that
 * must come out of it.
 */

#include "saves.h"

#include <string.h>

#include "match-kit.h"
#include "test-setup.h"

static gboolean
asks (const BrambleRecord *record,
      const char          *id)
{
  BrambleAsk ask;

  kit_ask (record, &ask);
  return ask.n_options > 0 && strcmp (bramble_record_game (record)->ask_id (&ask), id) == 0;
}

/* In the middle of planning: some have planned, one has not. */
static void
play_to_planning (BrambleRecord *record,
                  BrambleRng    *rng)
{
  kit_play (record, rng, 40);
  while (!asks (record, "plan-gather"))
    g_assert_true (kit_answer_any (record, rng));
  do
    g_assert_true (kit_answer_any (record, rng));
  while (!asks (record, "plan-gather"));
}

/* In the middle of what a card does: the question has a card as its cause. */
static void
play_to_effect (BrambleRecord *record,
                BrambleRng    *rng)
{
  BrambleAsk none, ask;

  /* At the beginning no card asks. */
  kit_ask (record, &none);
  kit_play (record, rng, 30);
  for (kit_ask (record, &ask); ask.cause == none.cause; kit_ask (record, &ask))
    g_assert_true (kit_answer_any (record, rng));
}

static void
play_30 (BrambleRecord *record,
         BrambleRng    *rng)
{
  kit_play (record, rng, 30);
}

static void
play_and_undo (BrambleRecord *record,
               BrambleRng    *rng)
{
  kit_play (record, rng, 25);
  bramble_record_go_to (record, 18);
}

static void
play_to_end (BrambleRecord *record,
             BrambleRng    *rng)
{
  kit_play (record, rng, G_MAXUINT);
}

static void
play_position (BrambleRecord *record,
               BrambleRng    *rng)
{
  g_assert_true (bramble_record_set (record, "resources seat-1 4 3 2", NULL));
  g_assert_true (bramble_record_set (record, "house seat-2 1 wood walls", NULL));
  kit_play (record, rng, 12);
  g_assert_true (bramble_record_set (record, "seed 4711", NULL));
  kit_play (record, rng, 12);
}

static const struct
{
  const char *name;
  guint seats;
  const char *edition;
  const char *cards;
  gboolean casual;
  gboolean computers;
  void (*play) (BrambleRecord *record, BrambleRng *rng);
} kinds[] = {
  { "beginning-2", 2, "published", "basic", FALSE, FALSE, NULL },
  { "basic-3", 3, "published", "basic", FALSE, FALSE, play_30 },
  { "all-4-planning", 4, "published", "all", FALSE, FALSE, play_to_planning },
  { "all-3-effect", 3, "published", "all", FALSE, FALSE, play_to_effect },
  { "draft-4-effect", 4, "draft", "all", FALSE, FALSE, play_to_effect },
  { "draft-2-planning", 2, "draft", "all", FALSE, FALSE, play_to_planning },
  { "undone-2-casual", 2, "published", "all", TRUE, FALSE, play_and_undo },
  { "computers-4", 4, "published", "all", FALSE, TRUE, play_30 },
  { "position-3", 3, "published", "all", TRUE, FALSE, play_position },
  { "finished-4", 4, "published", "all", FALSE, TRUE, play_to_end },
};

int
saves_make (const char *directory)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      static const char *const names[] = { "Zoë", "Großmutter; das Wölfchen", "小红帽", " [Pig] " };
      BrambleSetup setup = test_setup (kinds[i].seats, G_GUINT64_CONSTANT (0x9d5c1f0a3b7e2468) * (i + 1), i % 2 ? BRAMBLE_NO_SEAT : 1, kinds[i].cards, kinds[i].edition);
      BrambleRecordSeat seats[BRAMBLE_MAX_SEATS];
      g_autoptr (BrambleRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autofree char *name = NULL;
      g_autofree char *path = NULL;
      BrambleRng rng = { i };

      for (guint seat = 0; seat < BRAMBLE_MAX_SEATS; seat++)
        seats[seat] = (BrambleRecordSeat) {
          .name = (char *) names[seat % G_N_ELEMENTS (names)],
          .level = !kinds[i].computers || seat == 0 ? NULL : seat % 2 ? &bramble_chance : test_level ("gosling"),
        };
      record = bramble_record_new (bramble_games ()[0], &setup, seats, kinds[i].casual, &error);
      g_assert_no_error (error);
      if (kinds[i].play)
        kinds[i].play (record, &rng);

      text = bramble_record_to_text (record);
      name = g_strdup_printf ("%s.%016" G_GINT64_MODIFIER "x.bramble", kinds[i].name, kit_hash (record));
      path = g_build_filename (directory, name, NULL);
      if (!g_file_set_contents (path, text, -1, &error))
        g_error ("%s", error->message);
    }

  return 0;
}

/* The hash in its name comes out of it, and the game can go on. */
static void
test_save (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = bramble_record_load (file, NULL, &error);
  g_auto (GStrv) parts = g_strsplit (path, ".", -1);
  g_autofree char *hash = NULL;
  BrambleRng rng = { 1 };

  g_assert_no_error (error);
  hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", kit_hash (record));
  g_assert_cmpstr (hash, ==, parts[g_strv_length (parts) - 2]);
  kit_play (record, &rng, G_MAXUINT);
  g_assert_true (bramble_game_is_over (bramble_record_game (record), bramble_record_now (record)));
}

static guint
add_version (const char *directory,
             const char *version)
{
  g_autofree char *path = g_build_filename (directory, version, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".bramble"))
      {
        g_autofree char *test = g_strdup_printf ("/record/saves/%s/%s", version, name);

        g_test_add_data_func_full (test, g_build_filename (path, name, NULL), test_save, g_free);
        n++;
      }
  return n;
}

static void
test_all_there (gconstpointer data)
{
  g_assert_cmpuint (GPOINTER_TO_UINT (data), >=, G_N_ELEMENTS (kinds));
}

void
saves_add_tests (void)
{
  g_autofree char *directory = g_test_build_filename (G_TEST_DIST, "saves", NULL);
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *version;
  guint n = 0;

  while (dir && (version = g_dir_read_name (dir)))
    n += add_version (directory, version);
  g_test_add_data_func ("/record/saves/all-there", GUINT_TO_POINTER (n), test_all_there);
}
