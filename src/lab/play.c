/* play.c: bramble-lab play, whole games by the thousand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <proof.h>

typedef struct
{
  double wins[BRAMBLE_MAX_SEATS]; /* a shared win is divided */
  guint64 lost;                   /* by all, or drawn */
  LabEndings endings;             /* where a game has several */
  guint64 rounds;
  guint64 answers;
  guint64 violations;
} Tally;

typedef struct
{
  LabSeries series;
  gboolean verify; /* check everything */
  GMutex lock;
  Tally total;
} Playing;

/* Violations that are told one by one; the others are only counted. */
#define MAX_TOLD 10

static guint
choose (const LabSeries  *series,
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

/* Plays a game to its end. Returns how many answers that took. */
static guint64
play_on (const LabSeries *series,
         gpointer         state,
         BrambleAsk      *ask,
         gpointer         view,
         BrambleRng      *rng)
{
  guint64 answers = 0;

  for (; ask->n_options > 0; answers++)
    series->game->answer (state, ask, choose (series, state, ask, view, rng), NULL);
  return answers;
}

/* The same, and everything is proved on the way. */
static guint64
prove (const LabSeries  *series,
       BrambleProof     *proof,
       gpointer          state,
       BrambleAsk       *ask,
       gpointer          view,
       BrambleRng       *rng,
       GError          **error)
{
  guint64 answers = 0;

  if (!bramble_proof_begin (proof, state, ask, error))
    return 0;
  for (; ask->n_options > 0; answers++)
    if (!bramble_proof_answer (proof, state, ask, choose (series, state, ask, view, rng), error))
      return answers + 1;
  bramble_proof_end (proof, state, error);
  return answers;
}

static void
play_game (const Playing *playing,
           guint64        index,
           gpointer       state,
           gpointer       view,
           Tally         *tally)
{
  const LabSeries *series = &playing->series;
  const BrambleGame *game = series->game;
  BrambleSetup setup;
  g_autoptr (BrambleProof) proof = NULL;
  g_autoptr (GError) error = NULL;
  BrambleAsk ask;
  BrambleRng rng;
  BrambleResult result;

  lab_series_setup (series, index, &setup);
  lab_series_begin (series, index, state, &ask, NULL, &rng);
  if (playing->verify)
    {
      proof = bramble_proof_new (game, &setup);
      tally->answers += prove (series, proof, state, &ask, view, &rng, &error);
    }
  else
    tally->answers += play_on (series, state, &ask, view, &rng);
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
  lab_endings_add (&tally->endings, game, state);
  tally->lost += result.outcome != BRAMBLE_WON;
  for (guint seat = 0; seat < setup.seats; seat++)
    tally->wins[seat] += bramble_result_share (&result, setup.seats, seat);
}

static void
add (Tally       *total,
     const Tally *part)
{
  for (guint seat = 0; seat < BRAMBLE_MAX_SEATS; seat++)
    total->wins[seat] += part->wins[seat];
  total->lost += part->lost;
  lab_endings_join (&total->endings, &part->endings);
  total->rounds += part->rounds;
  total->answers += part->answers;
  total->violations += part->violations;
}

static gpointer
work (gpointer data)
{
  Playing *playing = data;
  LabSeries *series = &playing->series;
  g_autofree guint8 *state = g_malloc0 (series->game->state_size);
  g_autofree guint8 *view = g_malloc0 (series->game->state_size);
  Tally tally = { 0 };
  guint64 index;

  while (lab_progress_take (&series->progress, &index))
    {
      play_game (playing, index, state, view, &tally);
      lab_progress_done (&series->progress);
    }

  g_mutex_lock (&playing->lock);
  add (&playing->total, &tally);
  g_mutex_unlock (&playing->lock);
  return NULL;
}

static void
report (const LabSeries *series,
        const Tally     *total,
        double           seconds)
{
  g_print ("games: %" G_GUINT64_FORMAT "\n", series->progress.n);
  for (guint seat = 0; seat < series->setup.seats; seat++)
    g_print ("wins-%u: %.2f\n", seat + 1, total->wins[seat]);
  if (total->lost > 0)
    g_print ("lost-or-drawn: %" G_GUINT64_FORMAT "\n", total->lost);
  lab_endings_report (&total->endings, series->progress.n);
  g_print ("mean-rounds: %.2f\n", (double) total->rounds / (double) series->progress.n);
  g_print ("answers: %" G_GUINT64_FORMAT "\n", total->answers);
  g_print ("games-per-second: %.0f\n", (double) series->progress.n / seconds);
  g_print ("answers-per-second: %.0f\n", (double) total->answers / seconds);
  g_print ("violations: %" G_GUINT64_FORMAT "\n", total->violations);
}

/* bramble-lab play */
int
lab_play (int    argc,
          char **argv)
{
  Playing playing = { 0 };
  const GOptionEntry entries[] = {
    { "verify", 0, 0, G_OPTION_ARG_NONE, &playing.verify, "check every invariant after every answer", NULL },
    G_OPTION_ENTRY_NULL,
  };
  gint64 start;

  if (!lab_series_parse (&playing.series, argc, argv, NULL, entries, "— play whole games and report"))
    return 2;

  g_mutex_init (&playing.lock);
  start = g_get_monotonic_time ();
  lab_series_run (&playing.series, work, &playing);
  report (&playing.series, &playing.total, (double) MAX (g_get_monotonic_time () - start, 1) / G_USEC_PER_SEC);

  g_mutex_clear (&playing.lock);
  lab_series_clear (&playing.series);
  return playing.total.violations == 0 ? 0 : 1;
}
