/* bench.c: bramble-lab bench, one figure a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <bramble-match.h>
#include <string.h>

/* One figure is the best of this many tries: what disturbs a measurement only
 * ever makes it slower. */
#define TRIES 5

static double
seconds_since (gint64 start)
{
  return (double) MAX (lab_time () - start, 1) / G_USEC_PER_SEC;
}

static void
figure (const char *name,
        double      value,
        const char *unit)
{
  g_print ("%s: %.*f %s\n", name, value < 100 ? 2 : 0, value, unit);
}

/* Random games on one core. Returns answers per second. */
static double
play_random (const BrambleGame  *game,
             const BrambleSetup *begun,
             guint               n_games)
{
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  double best = 0;

  for (guint try = 0; try < TRIES; try++)
    {
      BrambleRng rng = { 42 };
      guint64 answers = 0;
      gint64 start = lab_time ();

      for (guint i = 0; i < n_games; i++)
        {
          BrambleSetup setup = *begun;
          BrambleAsk ask;

          setup.seed = i;
          game->set_up (state, &setup, NULL, NULL);
          game->ask (state, &ask);
          for (; ask.n_options > 0; answers++)
            game->answer (state, &ask, bramble_rng_below (&rng, ask.n_options), NULL);
        }
      best = MAX (best, (double) answers / seconds_since (start));
    }

  return best;
}

/* Plays so many answers of a random game. Returns whether it goes on after them. */
static gboolean
play_answers (const BrambleGame  *game,
              const BrambleSetup *setup,
              gpointer            state,
              guint               n_answers,
              BrambleRng          rng)
{
  BrambleAsk ask;

  game->set_up (state, setup, NULL, NULL);
  game->ask (state, &ask);
  for (; n_answers > 0 && ask.n_options > 0; n_answers--)
    game->answer (state, &ask, bramble_rng_below (&rng, ask.n_options), NULL);
  return ask.n_options > 0;
}

/* Positions from the middle of random games, to measure single operations. A game
 * that is over so soon is left earlier. */
static GPtrArray *
sample_positions (const BrambleGame  *game,
                  const BrambleSetup *begun,
                  guint               n)
{
  GPtrArray *positions = g_ptr_array_new_with_free_func (g_free);
  BrambleRng rng = { 7 };

  for (guint i = 0; i < n; i++)
    {
      BrambleSetup setup = *begun;
      guint8 *state = g_malloc0 (game->state_size);
      guint n_answers = 20 + bramble_rng_below (&rng, 120);

      setup.seed = i;
      bramble_rng_next (&rng);
      while (!play_answers (game, &setup, state, n_answers, rng) && n_answers > 0)
        n_answers /= 2;
      g_ptr_array_add (positions, state);
    }

  return positions;
}

typedef struct
{
  const BrambleGame *game;
  guint8 *room;
  BrambleRng rng;
  guint64 sink; /* so that nothing is optimised away */
} Bench;

static void
do_clone (Bench *b, gconstpointer state)
{
  memcpy (b->room, state, b->game->state_size);
  b->sink += b->room[0];
}

static void
do_hash (Bench *b, gconstpointer state)
{
  b->sink += bramble_game_hash (b->game, state);
}

static void
do_write (Bench *b, gconstpointer state)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN];

  b->sink += bramble_game_write (b->game, state, bytes, sizeof bytes);
}

static void
do_view (Bench *b, gconstpointer state)
{
  b->game->view (state, 0, b->room);
  b->sink += b->room[0];
}

static void
do_resample (Bench *b, gconstpointer state)
{
  b->game->view (state, 0, b->room);
  b->game->resample (b->room, 0, &b->rng);
  b->sink += b->room[0];
}

static const struct
{
  const char *name;
  void (*run) (Bench *b, gconstpointer state);
} operations[] = {
  { "clone", do_clone },
  { "hash", do_hash },
  { "write", do_write },
  { "view", do_view },
  { "view-and-resample", do_resample },
};

static void
bench_operations (const BrambleGame  *game,
                  const BrambleSetup *setup)
{
  g_autoptr (GPtrArray) positions = sample_positions (game, setup, 200);
  g_autofree guint8 *room = g_malloc0 (game->state_size);
  Bench b = { .game = game, .room = room, .rng = { 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      double best = G_MAXDOUBLE;

      for (guint try = 0; try < TRIES; try++)
        {
          gint64 start = lab_time ();

          for (guint repeat = 0; repeat < 100; repeat++)
            for (guint j = 0; j < positions->len; j++)
              operations[i].run (&b, g_ptr_array_index (positions, j));
          best = MIN (best, seconds_since (start) / (100.0 * positions->len));
        }
      figure (operations[i].name, best * 1e9, "ns");
    }
}

/* One playout as the search makes it: the unknown filled in, the quick policy
 * to the end of the next round, and a valuation. The options taken are kept. */
typedef struct
{
  guint8 *start;   /* the state it began from */
  GArray *options; /* guint16 */
} Playout;

#define PLAYOUTS 2000

static guint
make_playout (const BrambleGame *game,
              gconstpointer      view,
              gpointer           state,
              BrambleRng        *rng,
              Playout           *kept)
{
  guint last = game->round (view) + 1;
  double values[BRAMBLE_MAX_SEATS];
  BrambleAsk ask;
  guint answers = 0;

  memcpy (state, view, game->state_size);
  game->resample (state, 0, rng);
  if (kept)
    memcpy (kept->start, state, game->state_size);
  game->ask (state, &ask);
  for (; ask.n_options > 0 && game->round (state) <= last; answers++)
    {
      guint16 option = (guint16) game->playout (state, &ask, rng);

      game->answer (state, &ask, option, NULL);
      if (kept)
        g_array_append_val (kept->options, option);
    }
  game->value (state, values);
  return answers;
}

/* What the search costs beside the answers themselves. */
static void
bench_search (const BrambleGame  *game,
              const BrambleSetup *setup)
{
  g_autoptr (GPtrArray) positions = sample_positions (game, setup, 50);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autofree Playout *playouts = g_new0 (Playout, PLAYOUTS);
  double search = G_MAXDOUBLE, rules = G_MAXDOUBLE;
  guint64 answers = 0;

  for (guint i = 0; i < PLAYOUTS; i++)
    {
      BrambleRng rng = { i };

      playouts[i].start = g_malloc (game->state_size);
      playouts[i].options = g_array_new (FALSE, FALSE, sizeof (guint16));
      game->view (g_ptr_array_index (positions, i % positions->len), 0, view);
      make_playout (game, view, state, &rng, &playouts[i]);
    }
  for (guint try = 0; try < TRIES; try++)
    {
      gint64 start = lab_time ();

      answers = 0;
      for (guint i = 0; i < PLAYOUTS; i++)
        {
          BrambleRng rng = { i };

          /* A search has one view for all; making it does not count here. */
          if (i % (PLAYOUTS / 50) == 0)
            game->view (g_ptr_array_index (positions, i / (PLAYOUTS / 50)), 0, view);
          answers += make_playout (game, view, state, &rng, NULL);
        }
      search = MIN (search, seconds_since (start) / (double) answers);

      start = lab_time ();
      answers = 0;
      for (guint i = 0; i < PLAYOUTS; i++)
        {
          BrambleAsk ask;

          memcpy (state, playouts[i].start, game->state_size);
          game->ask (state, &ask);
          for (guint j = 0; j < playouts[i].options->len; j++, answers++)
            game->answer (state, &ask, g_array_index (playouts[i].options, guint16, j), NULL);
        }
      rules = MIN (rules, seconds_since (start) / (double) answers);
    }
  figure ("playouts", PLAYOUTS / (search * (double) answers), "playouts/s");
  figure ("playout-answers", 1 / search, "answers/s");
  figure ("search-to-rules", search / rules, "times");
  for (guint i = 0; i < PLAYOUTS; i++)
    {
      g_free (playouts[i].start);
      g_array_unref (playouts[i].options);
    }
}

/* Answers that are given without anybody coming nearer to the end, so that the
 * game becomes as long as it is wanted. */
static gboolean
answer_slowly (BrambleRecord *record,
               BrambleRng    *rng)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autofree guint8 *state = g_malloc (game->state_size);
  BrambleResult before, after;
  BrambleAsk ask;
  guint first;

  game->result (bramble_record_now (record), &before);
  game->ask (bramble_record_now (record), &ask);
  if (ask.n_options == 0)
    return FALSE;

  first = bramble_rng_below (rng, ask.n_options);
  for (guint i = 0; i < ask.n_options; i++)
    {
      guint option = (first + i) % ask.n_options;
      BrambleAsk next;
      guint nearer = 0;

      bramble_ask_copy (&next, &ask);
      memcpy (state, bramble_record_now (record), game->state_size);
      game->answer (state, &next, option, NULL);
      game->result (state, &after);
      for (guint seat = 0; seat < bramble_record_n_seats (record); seat++)
        nearer += after.scores[seat] > before.scores[seat];
      if (nearer == 0 && after.outcome == BRAMBLE_PLAYING)
        return bramble_record_answer (record, option);
    }

  return bramble_record_answer (record, first);
}

/* How often a longer game is tried for. */
#define LONG_TRIES 20

/* Returns (nullable): a game of so many answers, where the game can be so long. */
static BrambleRecord *
long_game (const BrambleGame  *game,
           const BrambleSetup *begun,
           guint               n_answers)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };

  for (guint64 seed = 1; seed <= LONG_TRIES; seed++)
    {
      BrambleSetup setup = *begun;
      BrambleRecord *record;
      BrambleRng rng = { seed };

      setup.seed = seed;
      record = bramble_record_new (game, &setup, seats, TRUE, NULL);

      while (bramble_record_at (record) < n_answers && answer_slowly (record, &rng))
        ;
      if (bramble_record_at (record) == n_answers)
        return record;
      bramble_record_free (record);
    }

  return NULL;
}

/* What going back and forth and keeping the game cost after so many answers. */
static void
bench_match (const BrambleGame  *game,
             const BrambleSetup *setup,
             guint               n_answers)
{
  const guint steps = 8;
  const guint repeats = 500;
  BrambleRecord *record = long_game (game, setup, n_answers);
  g_autoptr (BrambleMatch) match = record ? bramble_match_new (record) : NULL;
  double undo = G_MAXDOUBLE, redo = G_MAXDOUBLE, text = G_MAXDOUBLE;
  const struct
  {
    const char *name;
    const double *seconds;
  } figures[] = { { "undo", &undo }, { "redo", &redo }, { "autosave-text", &text } };
  gsize length = 0;

  if (match == NULL)
    return;

  bramble_match_set_viewer (match, 0);
  for (guint try = 0; try < TRIES; try++)
    {
      gint64 back = 0, forth = 0;
      gint64 start;

      for (guint repeat = 0; repeat < repeats; repeat++)
        {
          start = lab_time ();
          for (guint i = 0; i < steps; i++)
            bramble_match_undo (match, BRAMBLE_BY_STEP);
          back += lab_time () - start;

          start = lab_time ();
          for (guint i = 0; i < steps; i++)
            bramble_match_redo (match, BRAMBLE_BY_STEP);
          forth += lab_time () - start;
        }
      undo = MIN (undo, (double) MAX (back, 1) / G_USEC_PER_SEC / (steps * repeats));
      redo = MIN (redo, (double) MAX (forth, 1) / G_USEC_PER_SEC / (steps * repeats));

      start = lab_time ();
      for (guint repeat = 0; repeat < repeats / 10; repeat++)
        {
          g_autofree char *written = bramble_record_to_text (bramble_match_get_record (match));

          length = strlen (written);
        }
      text = MIN (text, seconds_since (start) * 10 / repeats);
    }

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-at-%u", figures[i].name, n_answers);

      figure (name, *figures[i].seconds * 1e9, "ns");
    }
  {
    g_autofree char *name = g_strdup_printf ("autosave-size-at-%u", n_answers);

    figure (name, (double) length, "bytes");
  }
}

/* Random games for every number of seats, and for everything that can be chosen
 * otherwise than usual. */
static void
bench_random (const BrambleGame  *game,
              const BrambleSetup *usual,
              guint               n_games)
{
  for (guint seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      g_autofree char *name = g_strdup_printf ("random-answers-%u", seats);
      BrambleSetup setup = *usual;

      setup.seats = seats;
      figure (name, play_random (game, &setup, n_games), "answers/s");
      for (guint i = 0; game->choices && game->choices[i].id; i++)
        for (guint j = 0; game->choices[i].kind == BRAMBLE_CHOICE_ONE && game->choices[i].values[j].id; j++)
          {
            g_autofree char *other = g_strdup_printf ("random-answers-%u-%s-%s", seats, game->choices[i].id,
                                                      game->choices[i].values[j].id);

            setup = *usual;
            setup.seats = seats;
            setup.values[i][0] = (gint16) j;
            if (usual->values[i][0] != (gint16) j)
              figure (other, play_random (game, &setup, n_games), "answers/s");
          }
    }
}

/* bramble-lab bench */
int
lab_bench (int    argc,
           char **argv)
{
  int n_games = 3000;
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "random games for each figure", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const BrambleGame *game;
  BrambleSetup setup;

  if (!lab_parse_game (&argc, &argv, entries, "— measure, one figure a line with its unit", &game, &setup) || n_games < 1)
    return 2;

  figure ("state-size", (double) game->state_size, "bytes");
  bench_random (game, &setup, (guint) n_games);
  setup.seats = game->max_seats;
  bench_operations (game, &setup);
  if (game->playout && game->value)
    bench_search (game, &setup);
  bench_match (game, &setup, 10);
  bench_match (game, &setup, 100);
  bench_match (game, &setup, 1000);
  return 0;
}
