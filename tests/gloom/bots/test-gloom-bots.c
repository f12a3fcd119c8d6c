/* test-gloom-bots.c: computer players of Fairytale Gloom know what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <bot.h>
#include <string.h>
#include <rules/choices.h>

/* How often a position is thought about, each time with another chance. */
#define SEEDS 10

/* What a level answers, as an id. It sees its view and nothing else. */
static char *
choose (const BrambleLevel *level,
        Kit                *k,
        guint64             seed)
{
  GloomState view;
  BrambleAsk ask;
  BrambleThought thought = { .game = &gloom_game, .view = &view, .ask = &ask, .seed = seed };
  char id[64];

  gloom_view (&k->s, k->ask.seat, &view);
  gloom_game.ask (&view, &ask);
  gloom_option_id (&ask, bramble_bot_choose (level, &thought), id, sizeof id);
  return g_strdup (id);
}

/* How many of SEEDS answers of a level are @option. */
static guint
how_often (const BrambleLevel *level,
           Kit                *k,
           const char         *option)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autofree char *answer = choose (level, k, seed);

      n += strcmp (answer, option) == 0;
    }
  return n;
}

static guint
how_often_strongest (Kit        *k,
                     const char *option)
{
  return how_often (bramble_game_strongest (&gloom_game), k, option);
}

/* Seat-1 has one Character left, and @pile lies on it. */
#define ONE_LEFT(pile)                                                           \
  "pile cinderella served-as-the-second-course ended-in-a-footnote",             \
  "pile red-riding-hood mirrors-honest-opinion put-back-in-the-bottle",          \
  "pile grandmother jilted-at-the-gingerbread-altar met-the-troll-who-reads",    \
  "pile woodsman " pile

static void
there_are_four_levels (void)
{
  guint n = 0;

  for (; gloom_levels[n].id; n++)
    if (n > 0)
      {
        g_assert_cmpuint (gloom_levels[n].playouts, >, gloom_levels[n - 1].playouts);
        g_assert_cmpfloat (gloom_levels[n].softness, <, gloom_levels[n - 1].softness);
      }
  g_assert_cmpuint (n, ==, 4);
}

static void
every_level_takes_a_win (void)
{
  for (guint i = 0; gloom_levels[i].id; i++)
    {
      KIT (3, ONE_LEFT ("wrong-soup"), "hand seat-1 outlived-by-the-donkey chased-by-the-porridge given-a-pony");

      g_assert_cmpuint (how_often (&gloom_levels[i], k, "outlived-by-the-donkey"), ==, SEEDS);
    }
}

/* Who ends the game for somebody else has lost it: the Ending is held back. */
static void
nobody_good_ends_the_game_for_another (void)
{
  for (guint i = 2; gloom_levels[i].id; i++)
    {
      KIT (3, "pile cinderella wrong-soup put-back-in-the-bottle", "pile red-riding-hood taxed-by-the-tooth-fairy "
           "met-the-troll-who-reads", "pile grandmother stepmother-moves-in perished-of-good-manners",
           "pile woodsman ate-the-landladys-porch", "pile wolf served-as-the-second-course ended-in-a-footnote",
           "hand seat-1 outlived-by-the-donkey chased-by-the-porridge given-a-pony");

      g_assert_cmpuint (how_often (&gloom_levels[i], k, "outlived-by-the-donkey"), ==, 0);
    }
}

/* An Ending is not for somebody who is hardly miserable. */
static void
an_ending_is_for_the_most_miserable (void)
{
  KIT (3, "pile cinderella danced-until-the-shoes-gave-up", "pile woodsman served-as-the-second-course",
       "pile wolf mirrors-honest-opinion", "hand seat-1 outlived-by-the-donkey given-a-pony");

  g_assert_cmpuint (how_often_strongest (k, "outlived-by-the-donkey"), >=, 9);
  kit_answer (k, "action", "outlived-by-the-donkey");
  g_assert_cmpuint (how_often_strongest (k, "woodsman"), ==, SEEDS);
}

/* A rival is about to win: what is good for it is covered. */
static void
the_last_one_of_a_rival_is_cheered_up (void)
{
  KIT (2, ONE_LEFT ("cheated-by-a-talking-fish"), "turn seat-2 2",
       "hand seat-2 wrong-soup fresh-page kissed-the-wrong-frog");

  kit_act (k, "pass");
  g_assert_cmpuint (how_often_strongest (k, "fresh-page"), >=, 8);
  kit_answer (k, "action", "fresh-page");
  g_assert_cmpuint (how_often_strongest (k, "woodsman"), ==, SEEDS);
}

/* Woe is for one's own, and for the hero where it covers least that is good. */
static void
woe_covers_good_fortune_of_ones_own (void)
{
  KIT (2, "pile cinderella perfectly-ordinary-birthday", "pile grandmother invited-to-the-wrong-funeral",
       "hand seat-1 jilted-at-the-gingerbread-altar");

  kit_answer (k, "action", "jilted-at-the-gingerbread-altar");
  g_assert_cmpuint (how_often_strongest (k, "grandmother"), ==, 0);
  g_assert_cmpuint (how_often_strongest (k, "wolf") + how_often_strongest (k, "hansel"), ==, 0);
}

static void
a_winning_ending_is_sent_back (void)
{
  KIT (2, ONE_LEFT ("wrong-soup"), "hand seat-1 outlived-by-the-donkey", "hand seat-2 one-more-chapter");

  kit_act (k, "outlived-by-the-donkey woodsman");
  kit_asks (k, "respond", "seat-2");
  g_assert_cmpuint (how_often_strongest (k, "one-more-chapter"), ==, SEEDS);
}

/* What makes one's own family happy is turned aside, and to a rival. */
static void
good_fortune_is_turned_aside (void)
{
  KIT (3, "hand seat-1 perfectly-ordinary-birthday", "hand seat-2 wrong-address",
       "pile wolf served-as-the-second-course", "pile gretel mirrors-honest-opinion");

  kit_act (k, "perfectly-ordinary-birthday wolf");
  kit_asks (k, "respond", "seat-2");
  g_assert_cmpuint (how_often_strongest (k, "wrong-address"), >=, 8);
  kit_answer (k, "respond", "wrong-address");
  kit_asks (k, "aside", "seat-2");
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autofree char *hero = choose (bramble_game_strongest (&gloom_game), k, seed);

      g_assert_null (strstr ("wolf snow-white rapunzel hansel", hero));
    }
}

/* Nobody cancels what a rival does to please them. */
static void
a_gift_of_woe_is_not_cancelled (void)
{
  KIT (2, "hand seat-1 served-as-the-second-course", "hand seat-2 we-gave-at-the-castle");

  kit_act (k, "served-as-the-second-course wolf");
  kit_asks (k, "respond", "seat-2");
  g_assert_cmpuint (how_often_strongest (k, "we-gave-at-the-castle"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/bots/there-are-four-levels", there_are_four_levels);
  g_test_add_func ("/gloom/bots/every-level-takes-a-win", every_level_takes_a_win);
  g_test_add_func ("/gloom/bots/nobody-good-ends-the-game-for-another", nobody_good_ends_the_game_for_another);
  g_test_add_func ("/gloom/bots/an-ending-is-for-the-most-miserable", an_ending_is_for_the_most_miserable);
  g_test_add_func ("/gloom/bots/the-last-one-of-a-rival-is-cheered-up", the_last_one_of_a_rival_is_cheered_up);
  g_test_add_func ("/gloom/bots/woe-covers-good-fortune-of-ones-own", woe_covers_good_fortune_of_ones_own);
  g_test_add_func ("/gloom/bots/a-winning-ending-is-sent-back", a_winning_ending_is_sent_back);
  g_test_add_func ("/gloom/bots/good-fortune-is-turned-aside", good_fortune_is_turned_aside);
  g_test_add_func ("/gloom/bots/a-gift-of-woe-is-not-cancelled", a_gift_of_woe_is_not_cancelled);
  return g_test_run ();
}
