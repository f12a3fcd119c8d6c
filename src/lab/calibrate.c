/* calibrate.c: bramble-lab calibrate, what chances are worth that are foretold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At the beginning of every round the chances of all seats are foretold by the
 * valuation of the game, or with --tries by playing on; then the game is played to
 * its end. Good chances are little surprised by who wins, and of all seats that were
 * given three chances in ten three in ten win.
 */

#include "lab.h"

#include <math.h>
#include <search.h>

#define N_CLASSES 10

/* All foretold chances of about the same size. */
typedef struct
{
  guint64 n;
  double foretold; /* in sum */
  double won;      /* in sum; a shared win is divided */
} Class;

typedef struct
{
  guint64 n_positions;
  double surprise; /* -log of the winner's chance, in sum */
  double squares;  /* of what chances were off, over all seats (Brier) */
  Class classes[N_CLASSES];
} Sums;

typedef struct
{
  LabSeries series;
  int tries; /* playouts for each position, or 0: the valuation alone */
  GMutex lock;
  Sums total;
} Calibration;

/* The chances of all seats in one position. */
typedef struct
{
  double chances[BRAMBLE_MAX_SEATS];
} Prophecy;

static void
foretell (const Calibration *calibration,
          gconstpointer      state,
          guint64            seed,
          GArray            *prophecies)
{
  Prophecy prophecy = { { 0 } };

  if (calibration->tries > 0)
    bramble_search_value (calibration->series.game, state, (guint) calibration->tries, seed, prophecy.chances);
  else
    calibration->series.game->value (state, prophecy.chances);
  g_array_append_val (prophecies, prophecy);
}

/* Holds what was foretold against how the game ended. */
static void
settle (const LabSeries *series,
        gconstpointer    state,
        const GArray    *prophecies,
        Sums            *sums)
{
  guint n_seats = series->setup.seats;
  BrambleResult result;

  series->game->result (state, &result);
  sums->n_positions += prophecies->len;
  for (guint i = 0; i < prophecies->len; i++)
    for (guint seat = 0; seat < n_seats; seat++)
      {
        double chance = g_array_index (prophecies, Prophecy, i).chances[seat];
        double share = bramble_result_share (&result, n_seats, seat);
        Class *class = &sums->classes[MIN ((guint) (chance * N_CLASSES), N_CLASSES - 1)];

        sums->surprise -= share * log (MAX (chance, 1e-9));
        sums->squares += (chance - share) * (chance - share);
        class->n++;
        class->foretold += chance;
        class->won += share;
      }
}

static void
play_game (const Calibration *calibration,
           guint64            index,
           gpointer           state,
           gpointer           view,
           Sums              *sums)
{
  const LabSeries *series = &calibration->series;
  const BrambleGame *game = series->game;
  g_autoptr (GArray) prophecies = g_array_new (FALSE, FALSE, sizeof (Prophecy));
  guint round = 0;
  BrambleAsk ask;
  BrambleRng rng;

  lab_series_begin (series, index, state, &ask, NULL, &rng);
  while (ask.n_options > 0)
    {
      guint64 seed = bramble_rng_next (&rng);

      if (game->round (state) != round)
        {
          round = game->round (state);
          foretell (calibration, state, seed, prophecies);
        }
      game->answer (state, &ask, lab_entrant_choose (&series->entrants[ask.seat], game, state, &ask, view, seed), NULL);
    }
  settle (series, state, prophecies, sums);
}

static gpointer
work (gpointer data)
{
  Calibration *calibration = data;
  LabSeries *series = &calibration->series;
  g_autofree guint8 *state = g_malloc0 (series->game->state_size);
  g_autofree guint8 *view = g_malloc0 (series->game->state_size);
  Sums sums = { 0 };
  guint64 index;

  while (lab_progress_take (&series->progress, &index))
    {
      play_game (calibration, index, state, view, &sums);
      lab_progress_done (&series->progress);
    }

  g_mutex_lock (&calibration->lock);
  calibration->total.n_positions += sums.n_positions;
  calibration->total.surprise += sums.surprise;
  calibration->total.squares += sums.squares;
  for (guint i = 0; i < N_CLASSES; i++)
    {
      calibration->total.classes[i].n += sums.classes[i].n;
      calibration->total.classes[i].foretold += sums.classes[i].foretold;
      calibration->total.classes[i].won += sums.classes[i].won;
    }
  g_mutex_unlock (&calibration->lock);
  return NULL;
}

static void
report (const Calibration *calibration)
{
  const Sums *total = &calibration->total;
  double n = (double) MAX (total->n_positions, 1);

  g_print ("games: %" G_GUINT64_FORMAT "\npositions: %" G_GUINT64_FORMAT "\n", calibration->series.progress.n,
           total->n_positions);
  g_print ("log-loss: %.4f (%.4f when nothing is known)\n", total->surprise / n, log (calibration->series.setup.seats));
  g_print ("brier: %.4f\n", total->squares / n);
  for (guint i = 0; i < N_CLASSES; i++)
    if (total->classes[i].n > 0)
      g_print ("foretold-%u-%u: %.1f %%, won %.1f %%, %" G_GUINT64_FORMAT " times\n", i * 100 / N_CLASSES,
               (i + 1) * 100 / N_CLASSES, 100 * total->classes[i].foretold / (double) total->classes[i].n,
               100 * total->classes[i].won / (double) total->classes[i].n, total->classes[i].n);
}

/* Whoever is strongest plays against themselves. */
static char *
strongest (const BrambleGame *game)
{
  return lab_entrants_repeat (bramble_game_strongest (game)->id, game->min_seats);
}

/* bramble-lab calibrate */
int
lab_calibrate (int    argc,
               char **argv)
{
  Calibration calibration = { 0 };
  const GOptionEntry entries[] = {
    { "tries", 0, 0, G_OPTION_ARG_INT, &calibration.tries, "play on so often from every position, instead of valuing it", "N" },
    G_OPTION_ENTRY_NULL,
  };

  if (!lab_series_parse (&calibration.series, argc, argv, strongest, entries, "— say how well it is foretold who wins"))
    return 2;
  if (calibration.series.game->value == NULL || calibration.tries < 0)
    {
      g_printerr (calibration.tries < 0 ? "bramble-lab: --tries takes 0 or more\n"
                                        : "bramble-lab: nothing is foretold in this game\n");
      lab_series_clear (&calibration.series);
      return 2;
    }

  g_mutex_init (&calibration.lock);
  lab_series_run (&calibration.series, work, &calibration);
  report (&calibration);

  g_mutex_clear (&calibration.lock);
  lab_series_clear (&calibration.series);
  return 0;
}
