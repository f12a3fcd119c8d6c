/* play.c: bramble-lab play, whole games by the thousand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <proof.h>

typedef struct
{
  const BrambleGame *game;
  BrambleSetup setup;                          /* the seed is the first game's */
  LabEntrant entrants[BRAMBLE_MAX_SEATS];
  guint64 n_games;
  gboolean verify;
  LabProgress progress;
} Series;

typedef struct
{
  Series *series;
  double wins[BRAMBLE_MAX_SEATS]; /* a shared win is divided */
  guint64 lost;                   /* by all, or drawn */
  guint64 rounds;
  guint64 answers;
  guint64 violations;
} Tally;

/* Violations that are told one by one; the others are only counted. */
#define MAX_TOLD 10

static guint
choose (const Series     *series,
        gconstpointer     state,
        const BrambleAsk *ask,
        gpointer          view,
        BrambleRng       *rng)
{
  const LabEntrant *entrant = &series->entrants[ask->seat];

  /* Chance needs no view. */
  if (entrant->level == &bramble_chance)
    return bramble_rng_below (rng, ask->n_options);

  return lab_entrant_choose (entrant, series->game, state, ask, view, bramble_rng_next (rng));
}

static void
play_game (Tally    *tally,
           guint64   index,
           gpointer  state,
           gpointer  view)
{
  Series *series = tally->series;
  const BrambleGame *game = series->game;
  BrambleSetup setup = series->setup;
  g_autoptr (BrambleProof) proof = NULL;
  g_autoptr (GError) error = NULL;
  BrambleAsk ask;
  BrambleRng rng;
  BrambleResult result;

  setup.seed = lab_mix (series->setup.seed, index);
  bramble_rng_seed (&rng, lab_mix (~series->setup.seed, index));
  game->set_up (state, &setup, NULL, NULL);
  game->ask (state, &ask);
  if (series->verify)
    {
      proof = bramble_proof_new (game, &setup);
      bramble_proof_begin (proof, state, &ask, &error);
    }

  while (error == NULL && ask.n_options > 0)
    {
      guint option = choose (series, state, &ask, view, &rng);

      tally->answers++;
      if (proof == NULL)
        game->answer (state, &ask, option, NULL);
      else
        bramble_proof_answer (proof, state, &ask, option, &error);
    }
  if (error == NULL && proof)
    bramble_proof_end (proof, state, &error);
  if (error)
    {
      if (tally->violations++ >= MAX_TOLD)
        return;
      g_printerr ("game %" G_GUINT64_FORMAT " (seed %" G_GUINT64_FORMAT "), round %u: %s\n",
                  index, setup.seed, game->round (state), error->message);
      return;
    }

  tally->rounds += game->round (state);
  game->result (state, &result);
  if (result.outcome == BRAMBLE_PLAYING || (result.outcome == BRAMBLE_WON && result.winners == 0))
    {
      if (tally->violations++ >= MAX_TOLD)
        return;
      g_printerr ("game %" G_GUINT64_FORMAT " ended without a result\n", index);
      return;
    }
  tally->lost += result.outcome != BRAMBLE_WON;
  for (guint seat = 0; seat < setup.seats; seat++)
    tally->wins[seat] += bramble_result_share (&result, setup.seats, seat);
}

static gpointer
work (gpointer data)
{
  Tally *tally = data;
  Series *series = tally->series;
  g_autofree guint8 *state = g_malloc0 (series->game->state_size);
  g_autofree guint8 *view = g_malloc0 (series->game->state_size);
  guint64 index;

  while (lab_progress_take (&series->progress, &index))
    {
      play_game (tally, index, state, view);
      lab_progress_done (&series->progress);
    }

  return NULL;
}

static void
report (const Series *series,
        const Tally  *total,
        double        seconds)
{
  g_print ("games: %" G_GUINT64_FORMAT "\n", series->n_games);
  for (guint seat = 0; seat < series->setup.seats; seat++)
    g_print ("wins-%u: %.2f\n", seat + 1, total->wins[seat]);
  if (total->lost > 0)
    g_print ("lost-or-drawn: %" G_GUINT64_FORMAT "\n", total->lost);
  g_print ("mean-rounds: %.2f\n", (double) total->rounds / (double) series->n_games);
  g_print ("answers: %" G_GUINT64_FORMAT "\n", total->answers);
  g_print ("games-per-second: %.0f\n", (double) series->n_games / seconds);
  g_print ("answers-per-second: %.0f\n", (double) total->answers / seconds);
  g_print ("violations: %" G_GUINT64_FORMAT "\n", total->violations);
}

static void
add (Tally       *total,
     const Tally *part)
{
  for (guint seat = 0; seat < BRAMBLE_MAX_SEATS; seat++)
    total->wins[seat] += part->wins[seat];
  total->lost += part->lost;
  total->rounds += part->rounds;
  total->answers += part->answers;
  total->violations += part->violations;
}

static int
run (Series *series,
     int     n_threads)
{
  g_autofree Tally *tallies = g_new0 (Tally, n_threads);
  g_autofree GThread **threads = g_new0 (GThread *, n_threads);
  Tally total = { 0 };
  gint64 start = g_get_monotonic_time ();

  for (int i = 0; i < n_threads; i++)
    {
      tallies[i].series = series;
      threads[i] = g_thread_new ("play", work, &tallies[i]);
    }
  lab_progress_show (&series->progress);
  for (int i = 0; i < n_threads; i++)
    {
      g_thread_join (threads[i]);
      add (&total, &tallies[i]);
    }

  report (series, &total, (double) MAX (g_get_monotonic_time () - start, 1) / G_USEC_PER_SEC);
  return total.violations == 0 ? 0 : 1;
}

/* bramble-lab play */
int
lab_play (int    argc,
          char **argv)
{
  g_autofree char *seats = NULL;
  gint64 n_games = 1000;
  gint64 seed = 1;
  int n_threads = 1;
  int status;
  Series series = { 0 };
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, "a computer player for each seat", "NAME,NAME…" },
    { "games", 0, 0, G_OPTION_ARG_INT64, &n_games, "how many games", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "where chance begins", "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, "how many games at once", "T" },
    { "verify", 0, 0, G_OPTION_ARG_NONE, &series.verify, "check every invariant after every answer", NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!lab_parse_game (&argc, &argv, entries, "— play whole games and report", &series.game, &series.setup))
    return 2;
  if (n_games < 1 || n_games > 100000000 || n_threads < 1 || n_threads > 256)
    {
      g_printerr ("bramble-lab: --games takes 1 to 100000000 and --threads 1 to 256\n");
      return 2;
    }

  series.setup.seats = lab_entrants_parse (series.entrants, series.game, seats);
  if (series.setup.seats == 0)
    return 2;
  series.n_games = (guint64) n_games;
  series.setup.seed = (guint64) seed;

  /* What is wrong with a set-up is said once. */
  series.progress.n = series.n_games;
  status = lab_try_set_up (series.game, &series.setup) ? run (&series, n_threads) : 2;
  lab_entrants_clear (series.entrants);
  return status;
}
