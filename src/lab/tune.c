/* tune.c: bramble-lab tune, the valuation of a game fitted to games played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player plays against itself. At the beginning of every round the features
 * of all seats are kept, and who won in the end. The weights are those with
 * which the winners were least surprising: a seat's chance is its share of the
 * exponentials of all seats' weighted sums (multinomial logistic regression).
 * One game in ten is kept apart, to say how well they do on games not seen.
 */

#include "lab.h"

#include <math.h>
#include <string.h>

typedef struct
{
  float shares[BRAMBLE_MAX_SEATS]; /* of the win */
  guint64 game;
  float features[];                /* of all seats */
} Sample;

typedef struct
{
  const BrambleGame *game;
  BrambleSetup setup; /* how every game is begun */
  int varied;         /* the choice that changes from game to game, or -1 */
  guint n_varied;     /* how many values it has */
  LabEntrant entrants[BRAMBLE_MAX_SEATS];
  guint64 seed;
  guint seats;
  gsize sample_size;
  LabProgress progress;
  GMutex lock;
  GByteArray *samples;
} Tuning;

#define N_EPOCHS 40
#define KEPT_APART 10
/* What pulls weights that hardly matter to nothing. */
#define DECAY 2e-5f

static void
keep (Tuning        *tuning,
      GByteArray    *samples,
      gconstpointer  state,
      guint64        index)
{
  gsize at = samples->len;
  Sample *sample;

  g_byte_array_set_size (samples, (guint) (at + tuning->sample_size));
  sample = (Sample *) (samples->data + at);
  memset (sample, 0, tuning->sample_size);
  sample->game = index;
  tuning->game->features (state, sample->features);
}

static void
play_game (Tuning     *tuning,
           guint64     index,
           gpointer    state,
           gpointer    view,
           GByteArray *samples)
{
  const BrambleGame *game = tuning->game;
  BrambleSetup setup = tuning->setup;
  gsize first = samples->len;
  guint round = 0;
  BrambleRng rng;
  BrambleAsk ask;
  BrambleResult result;

  setup.seats = tuning->seats;
  setup.seed = lab_mix (tuning->seed, index);
  if (tuning->varied >= 0)
    setup.values[tuning->varied][0] = (gint16) (index % tuning->n_varied);
  bramble_rng_seed (&rng, lab_mix (~tuning->seed, index));
  game->set_up (state, &setup, NULL, NULL);
  game->ask (state, &ask);
  while (ask.n_options > 0)
    {
      if (game->round (state) != round)
        {
          round = game->round (state);
          keep (tuning, samples, state, index);
        }
      game->answer (state, &ask,
                    lab_entrant_choose (&tuning->entrants[ask.seat], game, state, &ask, view, bramble_rng_next (&rng)),
                    NULL);
    }

  game->result (state, &result);
  for (gsize at = first; at < samples->len; at += tuning->sample_size)
    for (guint seat = 0; seat < tuning->seats; seat++)
      ((Sample *) (samples->data + at))->shares[seat] = (float) bramble_result_share (&result, tuning->seats, seat);
}

static gpointer
work (gpointer data)
{
  Tuning *tuning = data;
  g_autofree guint8 *state = g_malloc0 (tuning->game->state_size);
  g_autofree guint8 *view = g_malloc0 (tuning->game->state_size);
  g_autoptr (GByteArray) samples = g_byte_array_new ();
  guint64 index;

  while (lab_progress_take (&tuning->progress, &index))
    {
      play_game (tuning, index, state, view, samples);
      lab_progress_done (&tuning->progress);
    }

  g_mutex_lock (&tuning->lock);
  g_byte_array_append (tuning->samples, samples->data, samples->len);
  g_mutex_unlock (&tuning->lock);
  return NULL;
}

/* The chances that @weights give the seats of a sample. Returns the surprise. */
static double
predict (const Tuning *tuning,
         const Sample *sample,
         const float  *weights,
         float        *chances)
{
  guint n = tuning->game->n_features;
  float highest = -G_MAXFLOAT;
  float sum = 0;
  double surprise = 0;

  for (guint seat = 0; seat < tuning->seats; seat++)
    {
      float score = 0;

      for (guint i = 0; i < n; i++)
        score += weights[i] * sample->features[seat * n + i];
      chances[seat] = score;
      highest = MAX (highest, score);
    }
  for (guint seat = 0; seat < tuning->seats; seat++)
    sum += chances[seat] = expf (chances[seat] - highest);
  for (guint seat = 0; seat < tuning->seats; seat++)
    {
      chances[seat] /= sum;
      surprise -= sample->shares[seat] * log (MAX (chances[seat], 1e-9));
    }

  return surprise;
}

static const Sample *
nth_sample (const Tuning *tuning,
            gsize         i)
{
  return (const Sample *) (tuning->samples->data + i * tuning->sample_size);
}

/* How surprising the games kept apart are, on average. */
static double
surprise (const Tuning *tuning,
          const float  *weights)
{
  gsize n_samples = tuning->samples->len / tuning->sample_size;
  float chances[BRAMBLE_MAX_SEATS];
  double sum = 0;
  gsize n = 0;

  for (gsize i = 0; i < n_samples; i++)
    if (nth_sample (tuning, i)->game % KEPT_APART == 0)
      {
        sum += predict (tuning, nth_sample (tuning, i), weights, chances);
        n++;
      }

  return sum / (double) MAX (n, 1);
}

/* Stochastic gradient descent with a step for each weight (AdaGrad). */
static void
fit (const Tuning *tuning,
     float        *weights)
{
  guint n = tuning->game->n_features;
  gsize n_samples = tuning->samples->len / tuning->sample_size;
  g_autofree float *squares = g_new0 (float, n);
  BrambleRng rng = { 1 };

  for (guint i = 0; i < n; i++)
    squares[i] = 1;
  for (gsize step = 0; step < N_EPOCHS * n_samples; step++)
    {
      const Sample *sample = nth_sample (tuning, bramble_rng_below (&rng, (guint) n_samples));
      float chances[BRAMBLE_MAX_SEATS];

      if (sample->game % KEPT_APART == 0)
        continue;
      predict (tuning, sample, weights, chances);
      for (guint i = 0; i < n; i++)
        {
          float slope = DECAY * weights[i];

          for (guint seat = 0; seat < tuning->seats; seat++)
            slope += (chances[seat] - sample->shares[seat]) * sample->features[seat * n + i];
          squares[i] += slope * slope;
          weights[i] -= 0.2f * slope / sqrtf (squares[i]);
        }
    }
}

static void
tune (Tuning *tuning,
      int     n_threads,
      float  *weights)
{
  guint n = tuning->game->n_features;
  g_autofree GThread **threads = g_new0 (GThread *, n_threads);
  double before;

  tuning->sample_size = sizeof (Sample) + sizeof (float) * tuning->seats * n;
  /* One after the other, each where its first member may lie. */
  tuning->sample_size += -tuning->sample_size % G_ALIGNOF (Sample);
  tuning->samples = g_byte_array_new ();
  tuning->progress.next = tuning->progress.done = 0;
  for (int i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("tune", work, tuning);
  lab_progress_show (&tuning->progress);
  for (int i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);

  before = surprise (tuning, weights);
  fit (tuning, weights);
  g_printerr ("%u seats: %" G_GSIZE_FORMAT " positions, surprise %.4f, was %.4f when nothing is known\n", tuning->seats,
              tuning->samples->len / tuning->sample_size, surprise (tuning, weights), before);
  g_byte_array_unref (tuning->samples);
}

/* The choice that is another one from game to game, so that the fit holds for all
 * of its values. */
static gboolean
find_varied (Tuning     *tuning,
             const char *id)
{
  const BrambleNamed *values;

  tuning->varied = id ? bramble_find_choice (tuning->game, id) : -1;
  if (id == NULL)
    return TRUE;
  if (tuning->varied < 0 || tuning->game->choices[tuning->varied].kind != BRAMBLE_CHOICE_ONE)
    {
      g_printerr ("bramble-lab: “%s” is nothing that could be varied\n", id);
      return FALSE;
    }
  values = tuning->game->choices[tuning->varied].values;
  for (tuning->n_varied = 0; values[tuning->n_varied].id; tuning->n_varied++)
    ;
  return TRUE;
}

/* A row for each feature, ready for the game's table: its name, and its weight
 * with each number of seats. */
static void
print_weights (const BrambleGame *game,
               const float       *weights)
{
  for (guint i = 0; i < game->n_features; i++)
    {
      char name[64];

      game->feature_name (i, name, sizeof name);
      g_print ("  X (%s", name);
      for (guint seats = game->min_seats; seats <= game->max_seats; seats++)
        g_print (", %.3ff", weights[(seats - game->min_seats) * game->n_features + i]);
      g_print (")\n");
    }
}

/* bramble-lab tune */
int
lab_tune (int    argc,
          char **argv)
{
  g_autofree char *player = NULL;
  g_autofree char *varied = NULL;
  gint64 n_games = 4000;
  gint64 seed = 1;
  int n_threads = 1;
  Tuning tuning = { 0 };
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING, &player, "who plays against itself: " LAB_ENTRANTS, "NAME" },
    { "vary", 0, 0, G_OPTION_ARG_STRING, &varied, "what is chosen otherwise from game to game", "CHOICE" },
    { "games", 0, 0, G_OPTION_ARG_INT64, &n_games, "how many games for each number of seats", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "where chance begins", "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, "how many games at once", "T" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree float *weights = NULL;

  if (!lab_parse_game (&argc, &argv, entries, "— fit the valuation to games played; prints the table", &tuning.game,
                       &tuning.setup))
    return 2;
  if (n_games < 20 || n_games > 1000000 || n_threads < 1 || n_threads > 256)
    {
      g_printerr ("bramble-lab: --games takes 20 to 1000000 and --threads 1 to 256\n");
      return 2;
    }
  if (tuning.game->features == NULL)
    {
      g_printerr ("bramble-lab: there is nothing to tune in this game\n");
      return 2;
    }
  if (!find_varied (&tuning, varied))
    return 2;

  tuning.seed = (guint64) seed;
  tuning.progress.n = (guint64) n_games;
  weights = g_new0 (float, (tuning.game->max_seats - tuning.game->min_seats + 1) * tuning.game->n_features);
  g_mutex_init (&tuning.lock);
  for (tuning.seats = tuning.game->min_seats; tuning.seats <= tuning.game->max_seats; tuning.seats++)
    {
      g_autofree char *seats = lab_entrants_repeat (player ? player : "policy", tuning.seats);

      if (lab_entrants_parse (tuning.entrants, tuning.game, seats) == 0)
        return 2;
      tune (&tuning, n_threads, weights + (tuning.seats - tuning.game->min_seats) * tuning.game->n_features);
      lab_entrants_clear (tuning.entrants);
    }
  g_mutex_clear (&tuning.lock);
  print_weights (tuning.game, weights);
  return 0;
}
