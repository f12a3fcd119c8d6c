/* series.c: many games of the same kind, several at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <string.h>

#define MAX_THREADS 256

/* Says on standard error what is wrong with the looks that were asked for. */
static gboolean
set_looks (LabSeries  *series,
           const char *looks)
{
  g_autoptr (GError) error = NULL;

  series->deals_looks = g_strcmp0 (looks, "dealt") == 0 && bramble_n_looks (series->game) >= series->setup.seats;
  if (looks == NULL || series->deals_looks || bramble_setup_set (&series->setup, series->game, "look", looks, &error))
    return TRUE;

  g_printerr ("bramble-lab: %s\n", error->message);
  return FALSE;
}

/**
 * lab_series_parse:
 * @usual: who plays when nobody is named, or %NULL: chance
 * @more: (nullable): further options of the command, ended by an empty one
 * @summary: what the command does
 *
 * Takes the options that all commands have which play a series of games. Says on
 * standard error what is wrong. Clear it by lab_series_clear() when it was right.
 */
gboolean
lab_series_parse (LabSeries          *series,
                  int                 argc,
                  char              **argv,
                  LabUsual            usual,
                  const GOptionEntry *more,
                  const char         *summary)
{
  g_autofree char *seats = NULL;
  g_autofree char *looks = NULL;
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  gint64 n_games = 1000;
  gint64 seed = 1;
  const GOptionEntry common[] = {
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, "who plays: " LAB_ENTRANTS, "NAME,NAME…" },
    { "looks", 0, 0, G_OPTION_ARG_STRING, &looks, "what the seats look like", "LOOK,LOOK…|dealt" },
    { "games", 0, 0, G_OPTION_ARG_INT64, &n_games, "how many games", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "where chance begins", "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &series->n_threads, "how many games at once", "T" },
  };

  *series = (LabSeries) { .n_threads = 1 };
  g_array_append_vals (entries, common, G_N_ELEMENTS (common));
  for (; more && more->long_name; more++)
    g_array_append_vals (entries, more, 1);
  if (!lab_parse_game (&argc, &argv, (const GOptionEntry *) entries->data, summary, &series->game, &series->setup))
    return FALSE;
  if (n_games < 1 || n_games > LAB_MAX_GAMES || series->n_threads < 1 || series->n_threads > MAX_THREADS)
    {
      g_printerr ("bramble-lab: --games takes 1 to %d and --threads 1 to %d\n", LAB_MAX_GAMES, MAX_THREADS);
      return FALSE;
    }

  if (seats == NULL && usual)
    seats = usual (series->game);
  series->setup.seats = lab_entrants_parse (series->entrants, series->game, seats);
  if (series->setup.seats == 0)
    return FALSE;
  if (!set_looks (series, looks))
    {
      lab_series_clear (series);
      return FALSE;
    }
  series->setup.seed = (guint64) seed;
  series->progress.n = (guint64) n_games;
  /* What is wrong with a set-up is said once. */
  if (lab_try_set_up (series->game, &series->setup))
    return TRUE;

  lab_series_clear (series);
  return FALSE;
}

void
lab_series_clear (LabSeries *series)
{
  lab_entrants_clear (series->entrants);
}

/* Deals the looks of a game to its seats. */
static void
deal_looks (const BrambleGame *game,
            BrambleSetup      *setup)
{
  guint8 looks[G_MAXUINT8];
  guint n = bramble_n_looks (game);
  BrambleRng rng;

  g_assert (n <= G_N_ELEMENTS (looks));
  for (guint i = 0; i < n; i++)
    looks[i] = (guint8) i;
  bramble_rng_seed (&rng, setup->seed);
  bramble_rng_shuffle (&rng, looks, n);
  memcpy (setup->looks, looks, setup->seats);
}

/* How game @index of the series is set up. */
void
lab_series_setup (const LabSeries *series,
                  guint64          index,
                  BrambleSetup    *setup)
{
  *setup = series->setup;
  setup->seed = lab_mix (series->setup.seed, index);
  if (series->deals_looks)
    deal_looks (series->game, setup);
}

/* Begins game @index of the series in @state, asks @ask, and seeds what decides the
 * answers. */
void
lab_series_begin (const LabSeries *series,
                  guint64          index,
                  gpointer         state,
                  BrambleAsk      *ask,
                  BrambleEvents   *events,
                  BrambleRng      *rng)
{
  BrambleSetup setup;

  lab_series_setup (series, index, &setup);
  bramble_rng_seed (rng, lab_mix (~series->setup.seed, index));
  series->game->set_up (state, &setup, events, NULL);
  series->game->ask (state, ask);
}

/* Calls @work with @data in as many threads as were asked for, until all of them
 * have returned. */
void
lab_series_run (LabSeries   *series,
                GThreadFunc  work,
                gpointer     data)
{
  g_autofree GThread **threads = g_new0 (GThread *, series->n_threads);

  for (int i = 0; i < series->n_threads; i++)
    threads[i] = g_thread_new ("series", work, data);
  lab_progress_show (&series->progress);
  for (int i = 0; i < series->n_threads; i++)
    g_thread_join (threads[i]);
}
