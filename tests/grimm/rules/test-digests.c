/* test-digests.c: what games of fixed seeds come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"
#include "test-setup.h"

/* Digests. */

/* What a game comes to: the hash of its last position, after at most so many
 * random answers. */
#define DIGEST_ANSWERS 2000

static guint64
digest (guint       seats,
        const char *edition,
        const char *cards)
{
  g_autoptr (Kit) k = kit_begin_with (test_setup (seats, 7, 0, cards, edition));
  BrambleRng rng;

  bramble_rng_seed (&rng, 7);
  for (guint i = 0; i < DIGEST_ANSWERS && !k->s.over; i++)
    g_assert_true (grimm_game.answer (&k->s, &k->ask, bramble_rng_below (&rng, k->ask.n_options), NULL));
  return bramble_game_hash (&grimm_game, &k->s);
}

/* The same seed and the same answers make the same game, on every machine and
 * in every version. When a rule or the state changes on purpose, run this test
 * with --verbose and copy the lines that it prints into the table. */
static void
digests_of_fixed_seed_games (void)
{
  static const struct
  {
    guint seats;
    const char *edition;
    const char *cards;
    guint64 hash;
  } games[] = {
    { 2, "published", "basic", G_GUINT64_CONSTANT (0xb2da92e6f46d6322) },
    { 3, "published", "basic", G_GUINT64_CONSTANT (0xb9ec35be5df5250c) },
    { 4, "published", "basic", G_GUINT64_CONSTANT (0x8d63aae845d1149b) },
    { 2, "published", "all", G_GUINT64_CONSTANT (0xf6f6e73133675ae3) },
    { 3, "published", "all", G_GUINT64_CONSTANT (0xf1f38c6d43c04c94) },
    { 4, "published", "all", G_GUINT64_CONSTANT (0xcba1e86beacbf5b5) },
    { 2, "draft", "basic", G_GUINT64_CONSTANT (0xef92fd25611e09dd) },
    { 3, "draft", "basic", G_GUINT64_CONSTANT (0x099028019674695d) },
    { 4, "draft", "basic", G_GUINT64_CONSTANT (0x41edd1b8b0565293) },
  };
  gboolean same = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      guint64 hash = digest (games[i].seats, games[i].edition, games[i].cards);

      g_test_message ("{ %u, \"%s\", \"%s\", G_GUINT64_CONSTANT (0x%016" G_GINT64_MODIFIER "x) },", games[i].seats,
                      games[i].edition, games[i].cards, hash);
      same &= hash == games[i].hash;
    }
  g_assert_true (same);
}

static void
digests_do_not_depend_on_the_run (void)
{
  g_assert_cmpuint (digest (4, "published", "all"), ==, digest (4, "published", "all"));
  g_assert_cmpuint (digest (4, "published", "all"), !=, digest (4, "published", "basic"));
}

const KitTest kit_digest_tests[] = {
  { "position", "digests-of-fixed-seed-games", digests_of_fixed_seed_games },
  { "position", "digests-do-not-depend-on-the-run", digests_do_not_depend_on_the_run },
  { NULL },
};
