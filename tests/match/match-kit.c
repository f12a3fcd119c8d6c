/* match-kit.c: games, files and waiting, for tests of the match layer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"

#include <glib/gstdio.h>
#include <string.h>
#include "test-setup.h"

static const char *const names[] = { "Anna", "Bruno", "Clara", "Dario" };
/* Nobody looks as they would by themselves. */
#define LOOKS "purple,green,orange,blue"

static BrambleRecord *
make (BrambleSetup              *setup,
      const BrambleLevel *const *bots,
      gboolean                 casual)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    seats[i] = (BrambleRecordSeat) {
      .name = (char *) names[i],
      .level = bots ? bots[i] : NULL,
    };
  test_choose (setup, bramble_games ()[0], "look", LOOKS);
  record = bramble_record_new (bramble_games ()[0], setup, seats, casual, &error);
  g_assert_no_error (error);
  return record;
}

BrambleRecord *
kit_record (guint       seats,
            const char *cards,
            guint64     seed,
            gboolean    casual)
{
  gboolean draft = strcmp (cards, "draft") == 0;
  BrambleSetup setup = test_setup (seats, seed, BRAMBLE_NO_SEAT, draft ? "all" : cards, draft ? "draft" : "published");

  return make (&setup, NULL, casual);
}

BrambleRecord *
kit_record_of (guint                    seats,
               guint64                  seed,
               gboolean                 casual,
               const BrambleLevel *const *bots)
{
  BrambleSetup setup = test_setup (seats, seed, 0, "all", NULL);

  return make (&setup, bots, casual);
}

guint64
kit_hash (const BrambleRecord *record)
{
  return bramble_game_hash (bramble_record_game (record), bramble_record_now (record));
}

void
kit_ask (const BrambleRecord *record,
         BrambleAsk          *ask)
{
  bramble_record_game (record)->ask (bramble_record_now (record), ask);
}

/* Returns FALSE when the game is over. */
gboolean
kit_answer_any (BrambleRecord *record,
                BrambleRng    *rng)
{
  BrambleAsk ask;

  kit_ask (record, &ask);
  return ask.n_options > 0 && bramble_record_answer (record, bramble_rng_below (rng, ask.n_options));
}

/* Returns how many answers were given before the game was over. */
guint
kit_play (BrambleRecord *record,
          BrambleRng    *rng,
          guint          n_answers)
{
  guint n = 0;

  while (n < n_answers && kit_answer_any (record, rng))
    n++;
  return n;
}

gboolean
kit_match_any (BrambleMatch *match,
               BrambleRng   *rng)
{
  BrambleAsk ask;

  kit_ask (bramble_match_get_record (match), &ask);
  return ask.n_options > 0 && bramble_match_answer (match, bramble_rng_below (rng, ask.n_options));
}

static void
same_seats (const BrambleRecord *a,
            const BrambleRecord *b)
{
  g_assert_cmpuint (bramble_record_n_seats (a), ==, bramble_record_n_seats (b));
  for (guint i = 0; i < bramble_record_n_seats (a); i++)
    {
      const BrambleRecordSeat *one = bramble_record_seat (a, i);
      const BrambleRecordSeat *other = bramble_record_seat (b, i);

      g_assert_cmpstr (one->name, ==, other->name);
      g_assert_true (bramble_record_look (a, i) == bramble_record_look (b, i));
      g_assert_true (one->level == other->level);
    }
}

/* Two records are the same game, in all that can be asked of them. */
void
kit_same (const BrambleRecord *a,
          const BrambleRecord *b)
{
  const BrambleGame *game = bramble_record_game (a);

  g_assert_true (game == bramble_record_game (b));
  g_assert_true (bramble_setup_equal (bramble_record_setup (a), bramble_record_setup (b), game));
  g_assert_cmpint (bramble_record_casual (a), ==, bramble_record_casual (b));
  same_seats (a, b);

  g_assert_cmpuint (bramble_record_n_steps (a), ==, bramble_record_n_steps (b));
  g_assert_cmpuint (bramble_record_at (a), ==, bramble_record_at (b));
  for (guint i = 0; i <= bramble_record_n_steps (a); i++)
    {
      g_assert_cmpuint (bramble_game_hash (game, bramble_record_state (a, i)), ==, bramble_game_hash (game, bramble_record_state (b, i)));
      if (i == 0)
        continue;
      g_assert_cmpint (bramble_record_option (a, i), ==, bramble_record_option (b, i));
      g_assert_cmpstr (bramble_record_words (a, i), ==, bramble_record_words (b, i));
      g_assert_cmpuint (bramble_record_answerer (a, i), ==, bramble_record_answerer (b, i));
      g_assert_cmpint (bramble_record_reveals (a, i), ==, bramble_record_reveals (b, i));
      g_assert_cmpstr (bramble_record_remark (a, i, NULL), ==, bramble_record_remark (b, i, NULL));
    }
}

/* The seal as a stranger would make it, without the program's own code. */
char *
kit_seal (const char *body)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strconcat (body, "\n[Seal]\nSHA256=", sum, "\n", NULL);
}

char *
kit_unseal (const char *text)
{
  const char *seal = strstr (text, "\n[Seal]\n");

  return seal ? g_strndup (text, (gsize) (seal - text)) : g_strdup (text);
}

/**
 * kit_edit:
 * @key: (nullable): what is changed, or %NULL to remove the whole group
 * @value: (nullable): its new value as it stands in the file, or %NULL to remove it
 */
char *
kit_edit (const char *text,
          const char *group,
          const char *key,
          const char *value)
{
  g_autofree char *body = kit_unseal (text);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *edited = NULL;

  g_assert_true (g_key_file_load_from_data (file, body, (gsize) -1, G_KEY_FILE_NONE, NULL));
  if (value)
    g_key_file_set_value (file, group, key, value);
  else if (key)
    g_assert_true (g_key_file_remove_key (file, group, key, NULL));
  else
    g_assert_true (g_key_file_remove_group (file, group, NULL));
  edited = g_key_file_to_data (file, NULL, NULL);
  return kit_seal (edited);
}

BrambleRecord *
kit_load_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_from_text (text, strlen (text), &error);

  g_assert_no_error (error);
  return record;
}

void
kit_dir_init (KitDir *dir)
{
  g_autoptr (GError) error = NULL;

  dir->path = g_dir_make_tmp ("bramble-test-XXXXXX", &error);
  g_assert_no_error (error);
  dir->file = g_file_new_for_path (dir->path);
}

void
kit_dir_clear (KitDir *dir)
{
  kit_remove (dir->path);
  g_free (dir->path);
  g_object_unref (dir->file);
}

char *
kit_dir_path (KitDir     *dir,
              const char *name)
{
  return g_build_filename (dir->path, name, NULL);
}

/* Removes a file, or a directory with what is in it. */
void
kit_remove (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      kit_remove (inside);
    }
  g_remove (path);
}

/* How many names in a directory contain @part. */
guint
kit_count_files (const char *path,
                 const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += strstr (name, part) != NULL;
  return n;
}

static gboolean
out_of_time (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
look_again (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until something is so. Returns FALSE when it took longer. */
gboolean
kit_wait (KitUntil until,
          gpointer data,
          guint    milliseconds)
{
  gboolean late = FALSE;
  guint timer = g_timeout_add (milliseconds, out_of_time, &late);
  guint watch = g_timeout_add (1, look_again, NULL);

  while (!late && !until (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
  if (!late)
    g_source_remove (timer);
  return !late;
}

static gboolean
never (gpointer data)
{
  return FALSE;
}

void
kit_run_for (guint milliseconds)
{
  kit_wait (never, NULL, milliseconds);
}
