/* test-hints.c: why an answer is good, in the words of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <string.h>

#include "bramble-reasons.h"

/* Positions that are looked at. */
#define POSITIONS (KIT_SLOW ? 4 : 60)
/* Answers until a position is taken, at most. */
#define DEPTH 60

static gboolean
has_words (const BrambleGame *game)
{
  if (game->reasons == NULL)
    g_test_skip ("this game has no words for hints");
  return game->reasons != NULL;
}

/* Every reason has a sentence for either direction, weighs something, and says against how many it holds. */
static void
reasons_have_words (const BrambleGame *game)
{
  if (!has_words (game))
    return;

  for (const BrambleReason *reason = game->reasons; reason->measure; reason++)
    {
      g_assert_true (g_str_has_suffix (reason->more, "."));
      g_assert_true (g_str_has_suffix (reason->less, "."));
      g_assert_cmpstr (reason->more, !=, reason->less);
      g_assert_true (reason->weight < 0 || reason->weight > 0);
      g_assert_cmpint (strstr (reason->more, "ahead of the others") != NULL, ==, reason->against == BRAMBLE_AGAINST_SEVERAL);
      g_assert_cmpint (strstr (reason->more, "the other player") != NULL, ==, reason->against == BRAMBLE_AGAINST_ONE);
    }
}

static guint
compare (const BrambleGame    *game,
         gconstpointer         view,
         const BrambleAsk     *ask,
         guint                 better,
         guint                 worse,
         const BrambleReason **reasons)
{
  return bramble_reasons_find (game, view, ask, (BrambleWay) { &ask->options[better], 1 },
                               (BrambleWay) { &ask->options[worse], 1 }, reasons);
}

/* Of two players nobody is ahead of "the others", and of several none is "the other". */
static void
check_against (const BrambleReason *reason,
               guint                n_seats)
{
  g_assert_true (n_seats > 2 || reason->against != BRAMBLE_AGAINST_SEVERAL);
  g_assert_true (n_seats <= 2 || reason->against != BRAMBLE_AGAINST_ONE);
}

/* What is good about one answer is not good about the other, there is nothing to say about
 * the same one, and the same view has the same reasons. */
static void
reasons_have_a_direction (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *view = g_malloc (game->state_size);
  guint n_reasons = 0;

  if (!has_words (game))
    return;

  for (guint i = 0; i < POSITIONS; i++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, i % setups->len), i);
      const BrambleReason *one[BRAMBLE_MAX_TOLD_REASONS];
      const BrambleReason *other[BRAMBLE_MAX_TOLD_REASONS];
      guint n, n_other;

      kit_play_on (play, bramble_rng_below (&play->rng, DEPTH));
      if (play->ask.n_options < 2)
        continue;
      game->view (play->state, play->ask.seat, view);
      n = compare (game, view, &play->ask, 0, 1, one);
      n_other = compare (game, view, &play->ask, 1, 0, other);
      for (guint k = 0; k < n; k++)
        check_against (one[k], game->n_seats (view));
      for (guint k = 0; k < n_other; k++)
        check_against (other[k], game->n_seats (view));
      for (guint k = 0; k < n * n_other; k++)
        g_assert_true (one[k / n_other] != other[k % n_other]);
      n_reasons += n + n_other;
      g_assert_cmpuint (compare (game, view, &play->ask, 0, 0, other), ==, 0);
      g_assert_cmpuint (compare (game, view, &play->ask, 0, 1, other), ==, n);
      g_assert_true (n == 0 || memcmp (one, other, n * sizeof *one) == 0);
    }
  g_assert_true (KIT_SLOW || n_reasons > 0);
}

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Sorrel", "Ivy" };

/* Who answers openly says the same for an answer whatever it is that nobody, or not everybody, may know; a motive is
 * a whole sentence. */
static void
motives_tell_no_secret (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *view = g_malloc (game->state_size);
  guint n_motives = 0;

  if (game->motive == NULL)
    {
      g_test_skip ("this game has no motives");
      return;
    }
  for (guint i = 0; i < 10 * POSITIONS; i++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, i % setups->len), i);

      kit_play_on (play, bramble_rng_below (&play->rng, DEPTH));
      if (play->ask.n_options == 0 || !(bramble_ask_nature (game, play->state, &play->ask) & BRAMBLE_ASK_OPEN))
        continue;
      for (guint option = 0; option < play->ask.n_options; option++)
        {
          g_autofree char *real = game->motive (play->state, &play->ask, option, names);
          g_autofree char *common = NULL;
          g_autofree char *imagined = NULL;

          game->view (play->state, BRAMBLE_NO_SEAT, view);
          common = game->motive (view, &play->ask, option, names);
          game->view (play->state, play->ask.seat, view);
          game->resample (view, play->ask.seat, &play->rng);
          imagined = game->motive (view, &play->ask, option, names);
          g_assert_cmpstr (real, ==, common);
          g_assert_cmpstr (real, ==, imagined);
          g_assert_true (real == NULL || g_str_has_suffix (real, "."));
          n_motives += real != NULL;
        }
    }
  g_assert_cmpuint (n_motives, >, 0);
}

/* What is asked of a computer player is weighed by what may be known, and answered by what everybody may know. */
static void
requests_tell_no_secret (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *view = g_malloc (game->state_size);
  guint n_kinds = 0;

  if (game->requests == NULL)
    {
      g_test_skip ("nothing is asked of anybody in this game");
      return;
    }
  for (; game->requests->kinds[n_kinds].id; n_kinds++)
    g_assert_nonnull (game->requests->kinds[n_kinds].name);
  g_assert_cmpuint (n_kinds, <=, BRAMBLE_MAX_REQUESTS);

  for (guint i = 0; i < 10 * POSITIONS; i++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, i % setups->len), i);
      BramblePlea plea;

      kit_play_on (play, bramble_rng_below (&play->rng, DEPTH));
      if (play->ask.n_options == 0)
        continue;
      plea = (BramblePlea) { .what = (guint8) bramble_rng_below (&play->rng, n_kinds), .to = play->ask.seat,
                             .from = (guint8) ((play->ask.seat + 1u) % game->n_seats (play->state)) };
      game->view (play->state, play->ask.seat, view);
      game->resample (view, play->ask.seat, &play->rng);
      for (guint option = 0; option < play->ask.n_options; option++)
        {
          double heeded = game->requests->heeds (view, &play->ask, option, &plea);

          g_assert_cmpfloat (heeded, ==, game->requests->heeds (play->state, &play->ask, option, &plea));
          g_assert_true (heeded >= 0 && heeded <= 1);
        }
      for (guint seat = 0; seat < game->n_seats (play->state); seat++)
        {
          gboolean willing, imagined_willing;
          g_autofree char *said = NULL;
          g_autofree char *imagined = NULL;

          plea.to = (guint8) seat;
          plea.from = (guint8) ((seat + 1) % game->n_seats (play->state));
          said = game->requests->reply (play->state, &plea, names, &willing);
          game->view (play->state, BRAMBLE_NO_SEAT, view);
          imagined = game->requests->reply (view, &plea, names, &imagined_willing);
          g_assert_cmpstr (said, ==, imagined);
          g_assert_true (willing == imagined_willing);
          g_assert_true (g_str_has_suffix (said, "."));
        }
    }
}

static const KitGameTest tests[] = {
  { "reasons-have-words", reasons_have_words },
  { "reasons-have-a-direction", reasons_have_a_direction },
  { "motives-tell-no-secret", motives_tell_no_secret },
  { "requests-tell-no-secret", requests_tell_no_secret },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
