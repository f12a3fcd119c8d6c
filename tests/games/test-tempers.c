/* test-tempers.c: what the computer players of every game are like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <bot.h>
#include <bramble-file.h>
#include <bramble-seat.h>
#include <string.h>
#include <temper.h>

static const BrambleLevel *
tempered_level (const BrambleGame *game)
{
  for (const BrambleLevel *level = game->levels; level->id; level++)
    if (level->tempered)
      return level;
  return NULL;
}

/* Whether there is nothing to be tested, and says so. */
static gboolean
has_none (const BrambleGame *game)
{
  if (bramble_game_n_tempers (game) > 0)
    return FALSE;
  g_assert_null (tempered_level (game));
  g_test_skip ("nobody has a temper in this game");
  return TRUE;
}

/* Every temper is known by its id, has words and a face, and likes what the game counts; the
 * weakest and the strongest level have none. */
static void
tempers_are_whole (const BrambleGame *game)
{
  guint n = bramble_game_n_tempers (game);
  guint n_habits = 0;

  if (has_none (game))
    return;
  while (game->habits && game->habits[n_habits].id)
    n_habits++;
  g_assert_cmpuint (n, <=, BRAMBLE_MAX_TEMPERS);
  g_assert_cmpuint (n_habits, <=, BRAMBLE_MAX_HABITS);
  g_assert_nonnull (tempered_level (game));
  g_assert_false (game->levels[0].tempered);
  g_assert_false (bramble_game_strongest (game)->tempered);
  for (guint i = 0; i < n; i++)
    {
      const BrambleTemper *temper = &game->tempers[i];
      gboolean likes = temper->envy > 0;

      g_assert_true (bramble_game_temper (game, temper->id) == temper);
      g_assert_nonnull (temper->name);
      g_assert_true (g_str_has_suffix (temper->line, "."));
      g_assert_nonnull (temper->face);
      for (guint j = 0; j < BRAMBLE_MAX_HABITS; j++)
        if (temper->likes[j] < 0 || temper->likes[j] > 0)
          {
            likes = TRUE;
            g_assert_cmpuint (j, <, n_habits);
          }
      g_assert_true (likes);
    }
  g_assert_null (bramble_game_temper (game, "no such temper"));
}

static guint
choose (const BrambleGame   *game,
        const BrambleLevel  *level,
        const BrambleTemper *temper,
        const KitPlay       *play,
        guint64              seed)
{
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  BrambleAsk ask;
  BrambleThought thought = { .game = game, .view = view, .ask = &ask, .seed = seed, .temper = temper };

  game->view (play->state, play->ask.seat, view);
  game->ask (view, &ask);
  return bramble_bot_choose (level, &thought);
}

/* The same seed gives the same answer, whatever the temper; and each of them, somewhere,
 * another one than nobody in particular would give. */
static void
tempers_are_felt (const BrambleGame *game)
{
  const BrambleLevel *level = tempered_level (game);
  g_autoptr (GArray) setups = kit_setups (game);
  guint n = bramble_game_n_tempers (game);
  guint others[BRAMBLE_MAX_TEMPERS] = { 0 };

  if (has_none (game))
    return;
  for (guint64 seed = 0; seed < kit_often (120, 400); seed++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, seed % setups->len), seed);

      if (!kit_play_on (play, (guint) (seed * 7 % 90)) || play->ask.n_options < 2)
        continue;
      for (guint i = 0; i < n; i++)
        {
          guint option = choose (game, level, &game->tempers[i], play, seed);

          g_assert_cmpuint (option, <, play->ask.n_options);
          g_assert_cmpuint (option, ==, choose (game, level, &game->tempers[i], play, seed));
          others[i] += option != choose (game, level, NULL, play, seed);
        }
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (others[i], >, 0);
}

/* Chance gives everybody a temper who should have one: the same one for the same seed,
 * nobody's twice as long as there are others, and none to who has chosen. */
static void
tempers_are_drawn (const BrambleGame *game)
{
  const BrambleLevel *level = tempered_level (game);
  guint n = bramble_game_n_tempers (game);
  guint seen = 0;

  if (has_none (game))
    return;
  for (guint64 seed = 0; seed < 100; seed++)
    {
      const BrambleLevel *levels[BRAMBLE_MAX_SEATS] = { NULL, level, level, game->levels, level };
      const BrambleTemper *tempers[BRAMBLE_MAX_SEATS] = { [2] = &game->tempers[seed % n] };
      const BrambleTemper *again[BRAMBLE_MAX_SEATS] = { [2] = &game->tempers[seed % n] };

      bramble_temper_draw (game, seed, 5, levels, tempers);
      bramble_temper_draw (game, seed, 5, levels, again);
      for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
        g_assert_true (tempers[i] == again[i]);
      g_assert_null (tempers[0]);
      g_assert_true (tempers[2] == &game->tempers[seed % n]);
      g_assert_null (tempers[3]);
      g_assert_nonnull (tempers[1]);
      g_assert_nonnull (tempers[4]);
      if (n >= 3)
        g_assert_true (tempers[1] != tempers[2] && tempers[1] != tempers[4] && tempers[2] != tempers[4]);
      seen |= 1u << (tempers[1] - game->tempers);
    }
  g_assert_cmpuint (seen, ==, (1u << n) - 1);
}

static BrambleRecord *
record_with (const BrambleGame   *game,
             const BrambleLevel  *level,
             const BrambleTemper *temper)
{
  g_autoptr (GArray) setups = kit_setups (game);
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) "Ada", .level = level, .temper = temper };
  record = bramble_record_new (game, &g_array_index (setups, BrambleSetup, 0), seats, FALSE, &error);
  g_assert_no_error (error);
  return record;
}

/* Reads @text after a word of it was exchanged for another. */
static BrambleRecord *
load_changed (const char *text,
              const char *word,
              const char *other)
{
  g_autofree char *body = g_strndup (text, (gsize) (strstr (text, "[Seal]") - text));
  g_auto (GStrv) parts = g_strsplit (body, word, -1);
  g_autofree char *changed = g_strjoinv (other, parts);
  g_autofree char *sealed = bramble_seal (changed);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_from_text (sealed, strlen (sealed), &error);

  g_assert_no_error (error);
  return record;
}

/* A saved game keeps it; one that says nothing has none, and neither has one that says
 * what is not known here. Whoever sits there says what it is like. */
static void
tempers_are_kept (const BrambleGame *game)
{
  const BrambleLevel *level = tempered_level (game);

  if (has_none (game))
    return;
  for (guint i = 0; i < bramble_game_n_tempers (game); i++)
    {
      const BrambleTemper *temper = &game->tempers[i];
      g_autoptr (BrambleRecord) record = record_with (game, level, temper);
      g_autoptr (BrambleRecord) copy = bramble_record_copy (record);
      g_autofree char *text = bramble_record_to_text (record);
      g_autofree char *line = g_strdup_printf ("Temper=%s\n", temper->id);
      g_autoptr (BrambleRecord) back = load_changed (text, "Temper", "Temper");
      g_autoptr (BrambleRecord) older = load_changed (text, line, "");
      g_autoptr (BrambleRecord) newer = load_changed (text, line, "Temper=yet-unheard-of\n");
      g_autoptr (BrambleSeat) seat = bramble_seat_new (0, bramble_record_seat (back, 0), NULL);

      g_assert_true (bramble_record_seat (copy, 0)->temper == temper);
      g_assert_true (bramble_record_seat (back, 0)->temper == temper);
      g_assert_null (bramble_record_seat (older, 0)->temper);
      g_assert_null (bramble_record_seat (newer, 0)->temper);
      g_assert_true (bramble_seat_get_temper (seat) == temper);
      g_assert_nonnull (strstr (bramble_seat_get_manner (seat), temper->line));
    }
}

static const KitGameTest tests[] = {
  { "tempers-are-whole", tempers_are_whole },
  { "tempers-are-felt", tempers_are_felt },
  { "tempers-are-drawn", tempers_are_drawn },
  { "tempers-are-kept", tempers_are_kept },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
