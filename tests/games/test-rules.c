/* test-rules.c: what must hold for any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <proof.h>

/* Random games for all setups together, and how long one may be. */
#define GAMES 400
#define MAX_ROUNDS 200
#define MAX_ANSWERS 10000

/* All that is not said to be missing in some games is there. */
static void
everything_is_there (const BrambleGame *game)
{
  BrambleSetup setup;

  g_assert_nonnull (game->id);
  g_assert_nonnull (game->name);
  g_assert_cmpuint (game->version, >=, 1);
  g_assert_cmpuint (game->min_seats, >=, 1);
  g_assert_cmpuint (game->min_seats, <=, game->max_seats);
  g_assert_cmpuint (game->max_seats, <=, BRAMBLE_MAX_SEATS);
  g_assert_nonnull (game->levels);
  g_assert_nonnull (game->levels[0].id);
  g_assert_true (game->set_up && game->ask && game->answer && game->result && game->n_seats && game->round);
  g_assert_true (game->view && game->resample && game->visit && game->check && game->check_events);
  g_assert_true (game->place && game->show && game->place_help && game->reveals);
  g_assert_true (game->ask_id && game->option_id && game->ask_text && game->option_text);
  g_assert_true (game->event_id && game->event_text && game->event_line);
  g_assert_true ((game->features == NULL) == (game->n_features == 0));
  if (game->looks)
    g_assert_cmpuint (bramble_n_looks (game), >=, game->looks_once ? game->max_seats : 1);
  /* Small enough to keep one for every answer of a game. */
  g_assert_cmpuint (game->state_size, <=, BRAMBLE_MAX_STATE);

  bramble_setup_init (&setup, game);
  g_assert_true (bramble_setup_check (&setup, game, NULL));
}

static void
no_id_is_there_twice (const BrambleGame *game)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (const BrambleGame *const *other = bramble_games (); *other; other++)
    g_assert_true (*other == game || g_strcmp0 ((*other)->id, game->id) != 0);
  /* What is chosen stands beside these on command lines. */
  g_hash_table_add (ids, (gpointer) "players");
  g_hash_table_add (ids, (gpointer) "seed");
  g_hash_table_add (ids, (gpointer) "look");
  g_hash_table_add (ids, (gpointer) "game");
  g_hash_table_add (ids, (gpointer) "games");
  g_hash_table_add (ids, (gpointer) "seats");
  g_hash_table_add (ids, (gpointer) "threads");
  g_hash_table_add (ids, (gpointer) "verify");
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_assert_cmpuint (i, <, BRAMBLE_MAX_CHOICES);
      g_assert_true (g_hash_table_add (ids, (gpointer) game->choices[i].id));
      for (guint j = 0; game->choices[i].kind == BRAMBLE_CHOICE_ONE && game->choices[i].values[j].id; j++)
        for (guint k = 0; k < j; k++)
          g_assert_cmpstr (game->choices[i].values[j].id, !=, game->choices[i].values[k].id);
    }
  for (guint i = 0; i < bramble_n_looks (game); i++)
    g_assert_cmpint (bramble_find_look (game, game->looks[i].id), ==, i);
  for (const BrambleLevel *level = game->levels; level->id; level++)
    {
      g_assert_true (bramble_game_level (game, level->id) == level);
      g_assert_true (level->former == NULL || bramble_game_level (game, level->former) == level);
      g_assert_cmpstr (level->id, !=, bramble_chance.id);
    }
}

/* What a setup is told in words is what it says. */
static void
setups_can_be_said (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);

  for (guint i = 0; i < setups->len; i++)
    {
      const BrambleSetup *setup = &g_array_index (setups, BrambleSetup, i);
      g_autofree char *words = kit_describe (game, setup);
      g_auto (GStrv) pairs = g_strsplit (words, " ", -1);
      g_autoptr (GError) error = NULL;
      BrambleSetup said;

      bramble_setup_init (&said, game);
      for (guint j = 0; pairs[j]; j++)
        {
          g_auto (GStrv) pair = g_strsplit (pairs[j], "=", 2);

          bramble_setup_set (&said, game, pair[0], pair[1], &error);
          g_assert_no_error (error);
        }
      g_assert_true (bramble_setup_equal (setup, &said, game));
      bramble_setup_check (&said, game, &error);
      g_assert_no_error (error);
    }
}

/* One game through the proof; half of all are played as playouts are, which end
 * otherwise than those of pure chance. */
static void
prove_game (const BrambleGame  *game,
            const BrambleSetup *begun,
            guint64             seed)
{
  BrambleSetup setup = *begun;
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autoptr (BrambleProof) proof = NULL;
  g_autoptr (GError) error = NULL;
  gboolean sensible = game->playout && seed % 2 == 1;
  BrambleRng rng = { seed };
  BrambleAsk ask;
  guint answers = 0;

  setup.seed = seed;
  proof = bramble_proof_new (game, &setup);
  bramble_proof_begin (proof, state, &ask, &error);
  for (; error == NULL && ask.n_options > 0 && answers < MAX_ANSWERS; answers++)
    bramble_proof_answer (proof, state, &ask,
                          sensible ? game->playout (state, &ask, &rng) : bramble_rng_below (&rng, ask.n_options), &error);
  if (error == NULL)
    bramble_proof_end (proof, state, &error);
  if (error)
    {
      g_autofree char *words = kit_describe (game, &setup);

      g_error ("%s, %s, answer %u: %s", game->id, words, answers, error->message);
    }
  g_assert_cmpuint (answers, <, MAX_ANSWERS);
  g_assert_cmpuint (game->round (state), <=, MAX_ROUNDS);
}

static void
random_games_are_right (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  guint each = MAX (KIT_TIMES (GAMES) / setups->len, 1);

  for (guint i = 0; i < setups->len; i++)
    for (guint n = 0; n < each; n++)
      prove_game (game, &g_array_index (setups, BrambleSetup, i), i * each + n);
}

static void
events_have_their_own_ids (const BrambleGame *game)
{
  const char *ids[256] = { NULL };

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (GArray) setups = kit_setups (game);
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, seed % setups->len), seed);

      do
        for (guint i = 0; i < play->events.n_events; i++)
          {
            guint kind = play->events.events[i].kind;

            ids[kind] = game->event_id (&play->events.events[i]);
          }
      while (kit_play_any (play));
    }
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    for (guint j = 0; ids[i] && j < i; j++)
      g_assert_cmpstr (ids[i], !=, ids[j]);
}

/* What is no position is not read, and leaves what was there alone. */
static void
damaged_bytes_are_refused (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, 0), 3);
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  guint64 hash;
  gsize size;

  kit_play_on (play, 4);
  memcpy (state, play->state, game->state_size);
  hash = bramble_game_hash (game, state);
  size = bramble_game_write (game, state, bytes, sizeof bytes);
  g_assert_cmpuint (size, >, 8);
  g_assert_cmpuint (bramble_game_write (game, state, bytes, size - 1), ==, 0);
  bramble_game_write (game, state, bytes, sizeof bytes);
  for (gsize i = 0; i < size; i++)
    {
      g_assert_false (bramble_game_read (game, state, bytes, i, NULL));
      bytes[i] ^= (guint8) (1u << (i % 8));
      g_assert_false (bramble_game_read (game, state, bytes, size, NULL));
      bytes[i] ^= (guint8) (1u << (i % 8));
    }
  g_assert_cmpuint (bramble_game_hash (game, state), ==, hash);
  g_assert_true (bramble_game_read (game, state, bytes, size, NULL));
}

/* What is set badly is refused with a reason, and changes nothing. */
static void
nonsense_cannot_be_set (const BrambleGame *game)
{
  static const char *const nonsense[] = { "", "nonsense", "nonsense seat-1 1", "seed", "seed x", "seed 1 2 3 4 5 6 7 8",
                                          "start seat-9", "round -1", "\xc3\x9f" };
  g_autoptr (GArray) setups = kit_setups (game);
  g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, 0), 3);
  guint64 hash = bramble_game_hash (game, play->state);

  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      g_auto (GStrv) words = g_strsplit (nonsense[i], " ", -1);
      g_autoptr (GError) error = NULL;

      g_assert_false (game->place (play->state, (const char *const *) words, NULL, &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (bramble_game_hash (game, play->state), ==, hash);
    }
}

static const KitGameTest tests[] = {
  { "everything-is-there", everything_is_there },
  { "no-id-is-there-twice", no_id_is_there_twice },
  { "setups-can-be-said", setups_can_be_said },
  { "random-games-are-right", random_games_are_right },
  { "events-have-their-own-ids", events_have_their_own_ids },
  { "damaged-bytes-are-refused", damaged_bytes_are_refused },
  { "nonsense-cannot-be-set", nonsense_cannot_be_set },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
