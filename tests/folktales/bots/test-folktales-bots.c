/* test-folktales-bots.c: what the computer players of Hungarian Folktales do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bot.h>
#include <search.h>

#include "kit.h"
#include "test-slow.h"

#define N_TRIES 20

/* How often the strongest answers the present question so, of N_TRIES. */
static guint
count_answers (Kit        *k,
               const char *option)
{
  g_autofree FolkState *view = g_new (FolkState, 1);
  guint n = 0;
  BrambleAsk ask;

  folktales_game.view (&k->s, k->ask.seat, view);
  folktales_game.ask (view, &ask);
  for (guint64 seed = 1; seed <= N_TRIES; seed++)
    {
      BrambleThought thought = { .game = &folktales_game, .view = view, .ask = &ask, .seed = seed };
      guint chosen = bramble_bot_choose (bramble_game_strongest (&folktales_game), &thought);
      char id[64];

      folktales_game.option_id (&ask, chosen, id, sizeof id);
      n += g_str_equal (id, option);
    }
  return n;
}

/* Nearly always, whatever chance made it think of. */
static void
assert_answers (Kit        *k,
                const char *option)
{
  guint n = count_answers (k, option);

  if (n < N_TRIES - 2)
    g_error ("%s was chosen %u times of %u only", option, n, N_TRIES);
}

static void
biscuits_are_walked_with_where_they_fit (void)
{
  KIT2 ("done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword", "fields seat-1 xk2", "biscuits seat-1 1 2");

  /* Two steps before the Castle, where one may knock in the next turn. */
  kit_roll (k, 1, "xk3");
  assert_answers (k, "walk-2");
}

/* With a rival who is as near, for else there is time for anything. */
static void
who_is_before_the_gate_knocks (void)
{
  KIT2 ("quests seat-1 witch seat-2 dragon", "done seat-1 1 seat-2 1", "tiles seat-1 seven-league-boots enchanted-sword seat-2 enchanted-sword wishing-table",
        "fields seat-1 castle seat-2 xk4");

  assert_answers (k, "knock");
}

static void
advice_is_given_where_it_opens_the_gate (void)
{
  KIT2 ("done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword", "fields seat-1 castle", "advice seat-1 2",
        "biscuits seat-1 none");

  kit_chance (k, "8:6");
  kit_answer (k, "before", "knock");
  assert_answers (k, "advice");
}

static void
what_is_missing_is_bought (void)
{
  KIT2 ("quests seat-1 kind-fairy seat-2 dragon", "done seat-1 1 seat-2 1", "tiles seat-1 none seat-2 enchanted-sword wishing-table",
        "fields seat-1 xc5 seat-2 xk4", "gold seat-1 2", "biscuits seat-1 1 2");

  kit_roll (k, 1, "city");
  assert_answers (k, "buy-magic-wand");
}

static void
nobody_is_fleeced (void)
{
  KIT2 ("quests seat-1 kind-fairy seat-2 robbers", "done seat-1 1 seat-2 1", "fields seat-1 gx1 seat-2 gx1",
        "tiles seat-1 rope seat-2 magic-wand enchanted-sword");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "want-magic-wand");
  kit_answer (k, "offer", "give-gold");
  kit_answer (k, "offer", "give-rope");
  kit_answer (k, "offer", "offer");
  g_assert_cmpuint (count_answers (k, "accept"), ==, 0);
}

/* Plays on from here, all by one level. */
static void
play_on (Kit                *k,
         const BrambleLevel *level)
{
  g_autofree FolkState *view = g_new (FolkState, 1);

  while (k->ask.n_options > 0)
    {
      BrambleAsk ask;
      BrambleThought thought = { .game = &folktales_game, .view = view, .ask = &ask, .seed = k->s.turn };

      folktales_game.view (&k->s, k->ask.seat, view);
      folktales_game.ask (view, &ask);
      folktales_game.answer (&k->s, &k->ask, bramble_bot_choose (level, &thought), NULL);
    }
}

/* The other lies on its side for ever: whatever is done, it is won. But not some day. */
static void
who_is_sure_to_win_goes_to_the_gate (void)
{
  for (const BrambleLevel *level = folktales_game.levels; level->id; level++)
    {
      KIT2 ("quests seat-1 wolves", "done seat-1 1", "tiles seat-1 golden-comb seven-league-boots", "fields seat-1 xk1", "lost seat-2 20");
      guint first = k->s.round;

      play_on (k, level);
      g_assert_cmpuint (k->s.winner, ==, 0);
      g_assert_cmpuint (k->s.round - first, <=, 6);
    }
}

/* Whatever they overlook, all come to the gate and not to the end of patience. */
static void
every_level_comes_to_the_gate (void)
{
  const guint games = kit_often (KIT_SLOW ? 1 : 2, 6);

  for (const BrambleLevel *level = folktales_game.levels; level->id; level++)
    {
      guint gates = 0;

      /* Whole games of the strongest take too long there. */
      if (KIT_SLOW && level == bramble_game_strongest (&folktales_game))
        continue;
      for (guint seed = 1; seed <= games; seed++)
        {
          g_autofree char *words = g_strdup_printf ("players=2 seed=%u heroes=dealt", seed);
          g_autoptr (Kit) k = kit_begin (words);

          play_on (k, level);
          gates += k->s.over == FOLK_OVER_BY_GATE;
        }
      g_assert_cmpuint (gates, ==, games);
    }
}

/* How likely somebody is to win does not depend on the dice that will really fall. */
static void
chances_know_no_dice (void)
{
  for (guint seed = 1; seed <= 8; seed++)
    {
      KIT2 ("fields seat-1 castle seat-2 castle", "done seat-1 1", "done seat-2 1", "tiles seat-1 enchanted-sword seven-league-boots",
            "tiles seat-2 enchanted-sword wishing-table", "advice seat-1 0 seat-2 0", "biscuits seat-1 none", "biscuits seat-2 none");
      g_autofree char *words = g_strdup_printf ("seed %u", seed);
      double chances[BRAMBLE_MAX_SEATS];

      kit_set (k, words);
      bramble_search_value (&folktales_game, &k->s, 100, seed, chances);
      g_assert_cmpfloat (chances[0], >, 0.3);
      g_assert_cmpfloat (chances[0], <, 0.9);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/bots/biscuits-are-walked-with-where-they-fit", biscuits_are_walked_with_where_they_fit);
  g_test_add_func ("/folktales/bots/who-is-before-the-gate-knocks", who_is_before_the_gate_knocks);
  g_test_add_func ("/folktales/bots/advice-is-given-where-it-opens-the-gate", advice_is_given_where_it_opens_the_gate);
  g_test_add_func ("/folktales/bots/what-is-missing-is-bought", what_is_missing_is_bought);
  g_test_add_func ("/folktales/bots/nobody-is-fleeced", nobody_is_fleeced);
  g_test_add_func ("/folktales/bots/who-is-sure-to-win-goes-to-the-gate", who_is_sure_to_win_goes_to_the_gate);
  g_test_add_func ("/folktales/bots/chances-know-no-dice", chances_know_no_dice);
  g_test_add_func ("/folktales/bots/every-level-comes-to-the-gate", every_level_comes_to_the_gate);
  return g_test_run ();
}
