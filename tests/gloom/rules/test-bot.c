/* test-bot.c: aids for computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
the_value_is_a_chance (void)
{
  KIT (3, "pile wolf served-as-the-second-course outlived-by-the-donkey");
  double values[BRAMBLE_MAX_SEATS];

  gloom_value (&k->s, values);
  g_assert_cmpfloat_with_epsilon (values[0] + values[1] + values[2], 1.0, 1e-5);
  g_assert_cmpfloat (values[1], >, values[0]);
}

static void
the_value_of_an_end_is_the_win (void)
{
  KIT (2, "pile wolf served-as-the-second-course outlived-by-the-donkey", "turn seat-2 80",
       "now 2 no 0 yes turns none");
  double values[BRAMBLE_MAX_SEATS];

  gloom_value (&k->s, values);
  g_assert_cmpfloat (values[1], ==, 1);
  g_assert_cmpfloat (values[0], ==, 0);
}

/* How often the quick policy chooses an option. */
static double
how_often (Kit        *k,
           const char *option)
{
  BrambleRng rng = { 1 };
  guint wanted = (guint) bramble_ask_find_option (&gloom_game, &k->ask, option);
  guint n = 0;

  for (guint i = 0; i < 1000; i++)
    n += gloom_playout (&k->s, &k->ask, &rng) == wanted;
  return n / 1000.0;
}

static void
the_policy_makes_its_own_family_wretched (void)
{
  KIT (2, "hand seat-1 swallowed-by-a-polite-whale");

  g_assert_cmpfloat (how_often (k, "pass"), <, 0.1);
  kit_answer (k, "action", "swallowed-by-a-polite-whale");
  g_assert_cmpfloat (how_often (k, "cinderella") + how_often (k, "red-riding-hood") + how_often (k, "grandmother")
                     + how_often (k, "woodsman"), >, 0.9);
}

static void
the_policy_cheers_up_others (void)
{
  KIT (2, "hand seat-1 perfectly-ordinary-birthday");

  kit_answer (k, "action", "perfectly-ordinary-birthday");
  g_assert_cmpfloat (how_often (k, "wolf") + how_often (k, "snow-white") + how_often (k, "rapunzel")
                     + how_often (k, "hansel"), >, 0.9);
}

static void
features_have_names_of_their_own (void)
{
  for (guint a = 0; a < gloom_game.n_features; a++)
    for (guint b = 0; b < a; b++)
      {
        char one[64], other[64];

        gloom_feature_name (a, one, sizeof one);
        gloom_feature_name (b, other, sizeof other);
        g_assert_cmpstr (one, !=, other);
      }
}

static void
features_see_hands_and_families (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey wrong-soup given-a-pony wind-changes it-was-all-a-dream", "pile wolf wrong-soup");
  g_autofree float *f = g_new0 (float, 2 * gloom_game.n_features);
  guint n = 0;

  gloom_features (&k->s, f);
  for (guint i = 0; i < gloom_game.n_features; i++)
    n += f[i] != 0;
  g_assert_cmpuint (n, >=, 5);
}

const KitTest kit_bot_tests[] = {
  { "bots", "the-value-is-a-chance", the_value_is_a_chance },
  { "bots", "the-value-of-an-end-is-the-win", the_value_of_an_end_is_the_win },
  { "bots", "features-have-names-of-their-own", features_have_names_of_their_own },
  { "bots", "features-see-hands-and-families", features_see_hands_and_families },
  { "bots", "the-policy-makes-its-own-family-wretched", the_policy_makes_its_own_family_wretched },
  { "bots", "the-policy-cheers-up-others", the_policy_cheers_up_others },
  { NULL },
};
