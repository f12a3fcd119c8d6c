/* tournament.c: bramble-lab tournament, who wins how often
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every deal is played as often as there are seats, each time with everybody
 * one seat further, so that nobody is lucky with the cards or the order.
 */

#include "lab.h"

#include <math.h>
#include <proof.h>
#include <stdio.h>
#include <string.h>

#define MAX_ROUNDS 64

/* What became of one game. */
typedef struct
{
  double shares[BRAMBLE_MAX_SEATS]; /* of the win, by entrant's place on the command line */
  guint rounds;
} Outcome;

typedef struct
{
  guint64 answers;       /* with more than one option */
  gint64 total;          /* microseconds for all of them */
  gint64 longest;
} Pace;

/* What the game counts, by entrant's place on the command line. */
typedef struct
{
  double sums[BRAMBLE_MAX_SEATS][BRAMBLE_MAX_HABITS];
} Counts;

/* What one thread needs and finds. */
typedef struct
{
  gpointer state;       /* the game that it plays */
  gpointer view;        /* room for what somebody may know of it */
  BrambleEvents events; /* of the last answer */
  Pace paces[BRAMBLE_MAX_SEATS];
  Counts counts;
} Worker;

typedef struct
{
  LabSeries series;
  Outcome *outcomes;
  GMutex lock;
  Pace paces[BRAMBLE_MAX_SEATS];
  Counts counts;
} Tournament;

static guint
n_habits (const BrambleGame *game)
{
  guint n = 0;

  while (game->habits && game->habits[n].id)
    n++;
  g_assert (n <= BRAMBLE_MAX_HABITS);
  return n;
}

/* Counts what an answer has brought everybody, and forgets its events. */
static void
count (const BrambleGame *game,
       Worker            *worker,
       guint              n_seats,
       guint              turned)
{
  for (guint i = 0; i < n_habits (game); i++)
    for (guint seat = 0; seat < n_seats; seat++)
      worker->counts.sums[(seat + turned) % n_seats][i]
        += game->habits[i].measure (worker->state, &worker->events, seat);
  worker->events.n_events = 0;
}

static void
play_game (Tournament *tournament,
           guint64     index,
           Worker     *worker)
{
  const BrambleGame *game = tournament->series.game;
  gpointer state = worker->state;
  Pace *paces = worker->paces;
  guint n_seats = tournament->series.setup.seats;
  guint64 deal = index / n_seats;
  guint turned = (guint) (index % n_seats);
  BrambleSetup setup = tournament->series.setup;
  Outcome *outcome = &tournament->outcomes[index];
  BrambleRng rng;
  BrambleAsk ask;
  BrambleResult result;

  setup.seed = lab_mix (setup.seed, deal);
  bramble_rng_seed (&rng, lab_mix (~tournament->series.setup.seed, index));
  game->set_up (state, &setup, NULL, NULL);
  game->ask (state, &ask);
  while (ask.n_options > 0)
    {
      guint place = (ask.seat + turned) % n_seats;
      gint64 start = lab_time ();
      guint option = 0;

      if (ask.n_options > 1)
        {
          gint64 taken;

          option = lab_entrant_choose (&tournament->series.entrants[place], game, state, &ask, worker->view,
                                       bramble_rng_next (&rng));
          taken = lab_time () - start;
          paces[place].answers++;
          paces[place].total += taken;
          paces[place].longest = MAX (paces[place].longest, taken);
        }
      game->answer (state, &ask, option, &worker->events);
      count (game, worker, n_seats, turned);
    }

  game->result (state, &result);
  for (guint seat = 0; seat < n_seats; seat++)
    outcome->shares[(seat + turned) % n_seats] = bramble_result_share (&result, n_seats, seat);
  outcome->rounds = game->round (state);
}

static gpointer
work (gpointer data)
{
  Tournament *tournament = data;
  g_autofree guint8 *state = g_malloc0 (tournament->series.game->state_size);
  g_autofree guint8 *view = g_malloc0 (tournament->series.game->state_size);
  g_autofree BrambleEvent *room = g_new (BrambleEvent, BRAMBLE_PROOF_EVENTS);
  Worker worker = { .state = state, .view = view, .events = { .events = room, .size = BRAMBLE_PROOF_EVENTS } };
  guint64 index;

  while (lab_progress_take (&tournament->series.progress, &index))
    {
      play_game (tournament, index, &worker);
      lab_progress_done (&tournament->series.progress);
    }

  g_mutex_lock (&tournament->lock);
  for (guint i = 0; i < BRAMBLE_MAX_SEATS; i++)
    {
      tournament->paces[i].answers += worker.paces[i].answers;
      tournament->paces[i].total += worker.paces[i].total;
      tournament->paces[i].longest = MAX (tournament->paces[i].longest, worker.paces[i].longest);
      for (guint j = 0; j < BRAMBLE_MAX_HABITS; j++)
        tournament->counts.sums[i][j] += worker.counts.sums[i][j];
    }
  g_mutex_unlock (&tournament->lock);
  return NULL;
}

/* The share of all games that the entrants called @id win, each, and half the
 * width of its 95 % interval. Games of one deal are not independent: deals are. */
static double
win_rate (const Tournament *tournament,
          const char       *id,
          double           *margin)
{
  guint n_seats = tournament->series.setup.seats;
  guint64 n_deals = tournament->series.progress.n / n_seats;
  double sum = 0, squares = 0;
  double mean;

  for (guint64 deal = 0; deal < n_deals; deal++)
    {
      double won = 0;
      guint n = 0;

      for (guint turned = 0; turned < n_seats; turned++)
        for (guint i = 0; i < n_seats; i++)
          if (strcmp (tournament->series.entrants[i].id, id) == 0)
            {
              won += tournament->outcomes[deal * n_seats + turned].shares[i];
              n++;
            }
      won /= n;
      sum += won;
      squares += won * won;
    }
  mean = sum / (double) n_deals;
  *margin = n_deals > 1
            ? 1.96 * sqrt (MAX (squares / (double) n_deals - mean * mean, 0) / (double) (n_deals - 1))
            : 1.0;
  return mean;
}

static void
report_rounds (const Tournament *tournament)
{
  guint counts[MAX_ROUNDS + 1] = { 0 };
  double sum = 0;

  for (guint64 i = 0; i < tournament->series.progress.n; i++)
    {
      counts[MIN (tournament->outcomes[i].rounds, MAX_ROUNDS)]++;
      sum += tournament->outcomes[i].rounds;
    }
  g_print ("mean-rounds: %.2f\nrounds:", sum / (double) tournament->series.progress.n);
  for (guint i = 0; i <= MAX_ROUNDS; i++)
    if (counts[i] > 0)
      g_print (" %u×%u", i, counts[i]);
  g_print ("\n");
}

/* What the entrants of the same name as the one at @place have in common is told once:
 * returns whether it was already. Otherwise @same has their places. */
static gboolean
find_same (const Tournament *tournament,
           guint             place,
           guint            *same)
{
  const LabEntrant *entrants = tournament->series.entrants;

  *same = 0;
  for (guint i = 0; i < tournament->series.setup.seats; i++)
    if (strcmp (entrants[i].id, entrants[place].id) == 0)
      *same |= 1u << i;
  return (*same & ((1u << place) - 1)) != 0;
}

static void
report_wins (const Tournament *tournament,
             guint             place,
             guint             same)
{
  const char *id = tournament->series.entrants[place].id;
  Pace pace = { 0 };
  double rate, margin;

  for (guint i = 0; i < tournament->series.setup.seats; i++)
    if (same & 1u << i)
      {
        pace.answers += tournament->paces[i].answers;
        pace.total += tournament->paces[i].total;
        pace.longest = MAX (pace.longest, tournament->paces[i].longest);
      }
  rate = win_rate (tournament, id, &margin);
  g_print ("%s: %.1f %% ± %.1f, %.2f ms an answer, at most %.0f ms\n", id, 100 * rate, 100 * margin,
           (double) pace.total / 1000 / (double) MAX (pace.answers, 1), (double) pace.longest / 1000);
}

/* What the game counts, for a seat of that entrant in one game or one round. */
static void
report_counts (const Tournament *tournament,
               guint             place,
               guint             same,
               double            n_rounds)
{
  const BrambleGame *game = tournament->series.game;

  for (guint i = 0; i < n_habits (game); i++)
    {
      const BrambleHabit *measure = &game->habits[i];
      double sum = 0;

      for (guint j = 0; j < tournament->series.setup.seats; j++)
        if (same & 1u << j)
          sum += tournament->counts.sums[j][i];
      sum /= __builtin_popcount (same) * (measure->each_round ? n_rounds : (double) tournament->series.progress.n);
      g_print ("%s %s: %.3f a %s\n", tournament->series.entrants[place].id, measure->id, sum,
               measure->each_round ? "round" : "game");
    }
}

static void
report (const Tournament *tournament)
{
  double n_rounds = 0;
  guint same;

  g_print ("games: %" G_GUINT64_FORMAT "\n", tournament->series.progress.n);
  for (guint i = 0; i < tournament->series.setup.seats; i++)
    if (!find_same (tournament, i, &same))
      report_wins (tournament, i, same);
  report_rounds (tournament);
  for (guint64 i = 0; i < tournament->series.progress.n; i++)
    n_rounds += tournament->outcomes[i].rounds;
  for (guint i = 0; i < tournament->series.setup.seats; i++)
    if (!find_same (tournament, i, &same))
      report_counts (tournament, i, same, n_rounds);
}

/* One line for each game. */
static gboolean
write_csv (const Tournament *tournament,
           const char       *path)
{
  g_autoptr (GString) text = g_string_new ("deal,turned,rounds");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < tournament->series.setup.seats; i++)
    g_string_append_printf (text, ",%s", tournament->series.entrants[i].id);
  g_string_append_c (text, '\n');
  for (guint64 i = 0; i < tournament->series.progress.n; i++)
    {
      const Outcome *outcome = &tournament->outcomes[i];

      g_string_append_printf (text, "%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%u",
                              i / tournament->series.setup.seats, i % tournament->series.setup.seats, outcome->rounds);
      for (guint j = 0; j < tournament->series.setup.seats; j++)
        g_string_append_printf (text, ",%.4g", outcome->shares[j]);
      g_string_append_c (text, '\n');
    }
  if (g_file_set_contents (path, text->str, (gssize) text->len, &error))
    return TRUE;

  g_printerr ("bramble-lab: %s\n", error->message);
  return FALSE;
}

/* Every level once, from strong to weak, and who is left over at the weakest. */
static char *
all_levels (const BrambleGame *game)
{
  GString *seats = g_string_new (NULL);
  const BrambleLevel *level = bramble_game_strongest (game);

  for (guint i = 0; i < game->max_seats; i++)
    {
      g_string_append_printf (seats, "%s%s", i > 0 ? "," : "", level->id);
      if (level > game->levels)
        level--;
    }
  return g_string_free (seats, FALSE);
}

/* bramble-lab tournament */
int
lab_tournament (int    argc,
                char **argv)
{
  g_autofree char *csv = NULL;
  g_autofree Outcome *outcomes = NULL;
  Tournament tournament = { 0 };
  const GOptionEntry entries[] = {
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &csv, "write a line for each game", "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  guint64 n_games;
  guint n_seats;
  int status = 0;

  if (!lab_series_parse (&tournament.series, argc, argv, all_levels, entries,
                         "— let computer players compete; every deal is played with all rotations of the seats"))
    return 2;

  /* Whole deals only. */
  n_seats = tournament.series.setup.seats;
  n_games = (tournament.series.progress.n + n_seats - 1) / n_seats * n_seats;
  tournament.series.progress.n = n_games;
  outcomes = g_new0 (Outcome, n_games);
  tournament.outcomes = outcomes;
  g_mutex_init (&tournament.lock);
  lab_series_run (&tournament.series, work, &tournament);
  report (&tournament);
  if (csv && !write_csv (&tournament, csv))
    status = 1;

  g_mutex_clear (&tournament.lock);
  lab_series_clear (&tournament.series);
  return status;
}
