/* balance.c: bramble-lab balance, which seats and which cards win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens to whom is known from the events, so a game need not say more than
 * it says anyway: for each event that names a card, how often the seats that it
 * happened to won in the end, in comparison with everybody. Of how a game begins all
 * counts, card or not: who somebody is, and what they are dealt. Beside that, how often
 * every kind of event happens.
 */

#include "lab.h"

#include <string.h>

#include <proof.h>

/* An event with a card, and how the seats fared that it happened to. */
typedef struct
{
  guint64 n;      /* seats of all games */
  double won;     /* of them; a shared win is divided */
  double squares; /* of their shares */
  LabEndings endings; /* of the games with them */
  guint64 games;      /* how many those are */
} Fate;

typedef struct
{
  LabSeries series;
  GMutex lock;
  double wins[BRAMBLE_MAX_SEATS];
  double squares[BRAMBLE_MAX_SEATS]; /* of shares of wins */
  guint64 rounds;
  LabEndings endings; /* of all games */
  GHashTable *fates; /* event and card to Fate */
  GHashTable *times; /* event to how often it happened, a gsize */
} Balance;

static void
count_more (GHashTable *times,
            const char *id,
            gsize       n)
{
  g_hash_table_replace (times, (gpointer) id, GSIZE_TO_POINTER (GPOINTER_TO_SIZE (g_hash_table_lookup (times, id)) + n));
}

/* Neither a number nor a seat. */
static gboolean
is_something (const char *word)
{
  return word[strspn (word, "0123456789")] != '\0' && !g_str_has_prefix (word, "seat-");
}

/* Keeps that the events happened to their seats in this game: a set of seats for
 * each event with a card, or with anything else while the game is set up. */
static void
keep (const Balance       *balance,
      GHashTable          *seen,
      GHashTable          *times,
      const BrambleEvents *events,
      gboolean             first)
{
  const BrambleGame *game = balance->series.game;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *event = &events->events[i];
      g_autofree char *line = NULL;
      g_auto (GStrv) words = NULL;
      const char *id = game->event_id (event);

      count_more (times, id, 1);
      if (event->seat >= balance->series.setup.seats)
        continue;
      line = game->event_line (event);
      words = g_strsplit (line, " ", -1);
      for (guint j = 1; words[j] && words[j + 1]; j += 2)
        if (game->card_name (words[j + 1]) || (first && is_something (words[j + 1])))
          {
            char *key = g_strjoin (" ", words[0], words[j], words[j + 1], NULL);
            guint seats = GPOINTER_TO_UINT (g_hash_table_lookup (seen, key));

            g_hash_table_replace (seen, key, GUINT_TO_POINTER (seats | 1u << event->seat));
          }
    }
}

/* How one game ended for the seats that things happened to. */
static void
count (Balance       *balance,
       GHashTable    *seen,
       GHashTable    *times,
       gconstpointer  state)
{
  const BrambleGame *game = balance->series.game;
  double shares[BRAMBLE_MAX_SEATS];
  BrambleResult result;
  GHashTableIter iter;
  gpointer key, seats, n;

  game->result (state, &result);
  g_mutex_lock (&balance->lock);
  balance->rounds += game->round (state);
  lab_endings_add (&balance->endings, game, state);
  for (guint seat = 0; seat < balance->series.setup.seats; seat++)
    {
      shares[seat] = bramble_result_share (&result, balance->series.setup.seats, seat);
      balance->wins[seat] += shares[seat];
      balance->squares[seat] += shares[seat] * shares[seat];
    }
  g_hash_table_iter_init (&iter, times);
  while (g_hash_table_iter_next (&iter, &key, &n))
    count_more (balance->times, key, GPOINTER_TO_SIZE (n));
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &key, &seats))
    {
      Fate *fate = g_hash_table_lookup (balance->fates, key);

      if (fate == NULL)
        g_hash_table_insert (balance->fates, g_strdup (key), fate = g_new0 (Fate, 1));
      fate->games++;
      lab_endings_add (&fate->endings, game, state);
      for (guint seat = 0; seat < balance->series.setup.seats; seat++)
        if ((GPOINTER_TO_UINT (seats) >> seat) & 1)
          {
            fate->n++;
            fate->won += shares[seat];
            fate->squares += shares[seat] * shares[seat];
          }
    }
  g_mutex_unlock (&balance->lock);
}

static void
play_game (Balance       *balance,
           guint64        index,
           gpointer       state,
           gpointer       view,
           BrambleEvents *events)
{
  const BrambleGame *game = balance->series.game;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) times = g_hash_table_new (g_str_hash, g_str_equal);
  BrambleRng rng;
  BrambleAsk ask;

  events->n_events = 0;
  lab_series_begin (&balance->series, index, state, &ask, events, &rng);
  keep (balance, seen, times, events, TRUE);
  while (ask.n_options > 0)
    {
      guint option = lab_entrant_choose (&balance->series.entrants[ask.seat], game, state, &ask, view, bramble_rng_next (&rng));

      events->n_events = 0;
      game->answer (state, &ask, option, events);
      keep (balance, seen, times, events, FALSE);
    }
  count (balance, seen, times, state);
}

static gpointer
work (gpointer data)
{
  Balance *balance = data;
  g_autofree guint8 *state = g_malloc0 (balance->series.game->state_size);
  g_autofree guint8 *view = g_malloc0 (balance->series.game->state_size);
  g_autofree BrambleEvent *room = g_new (BrambleEvent, BRAMBLE_PROOF_EVENTS);
  BrambleEvents events = { .events = room, .size = BRAMBLE_PROOF_EVENTS };
  guint64 index;

  while (lab_progress_take (&balance->series.progress, &index))
    {
      play_game (balance, index, state, view, &events);
      lab_progress_done (&balance->series.progress);
    }

  return NULL;
}

static void
report (const Balance *balance)
{
  guint64 n = balance->series.progress.n;
  guint n_seats = balance->series.setup.seats;
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (balance->fates), (GCompareFunc) strcmp);
  g_autoptr (GList) ids = g_list_sort (g_hash_table_get_keys (balance->times), (GCompareFunc) strcmp);

  g_print ("games: %" G_GUINT64_FORMAT "\nmean-rounds: %.2f\n", n, (double) balance->rounds / (double) n);
  for (guint seat = 0; seat < n_seats; seat++)
    g_print ("seat-%u: %.1f %% ± %.1f\n", seat + 1, 100 * balance->wins[seat] / (double) n,
             100 * lab_margin (balance->wins[seat] / (double) n, balance->squares[seat] / (double) n, n));
  lab_endings_report (&balance->endings, n);
  for (const GList *id = ids; id; id = id->next)
    g_print ("%s: %.2f a game\n", (const char *) id->data,
             (double) GPOINTER_TO_SIZE (g_hash_table_lookup (balance->times, id->data)) / (double) n);
  for (const GList *key = keys; key; key = key->next)
    {
      const Fate *fate = g_hash_table_lookup (balance->fates, key->data);

      g_print ("%s: %" G_GUINT64_FORMAT " times, %.2f ± %.2f of the mean\n", (const char *) key->data, fate->n,
               fate->won / (double) fate->n * n_seats,
               lab_margin (fate->won / (double) fate->n, fate->squares / (double) fate->n, fate->n) * n_seats);
      lab_endings_report (&fate->endings, fate->games);
    }
}

/* bramble-lab balance */
int
lab_balance (int    argc,
             char **argv)
{
  Balance balance = { 0 };

  if (!lab_series_parse (&balance.series, argc, argv, NULL, NULL, "— say which seats and which cards win"))
    return 2;
  if (balance.series.game->card_name == NULL)
    {
      g_printerr ("bramble-lab: there are no cards in this game\n");
      lab_series_clear (&balance.series);
      return 2;
    }

  balance.times = g_hash_table_new (g_str_hash, g_str_equal);
  balance.fates = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_mutex_init (&balance.lock);
  lab_series_run (&balance.series, work, &balance);
  report (&balance);

  g_mutex_clear (&balance.lock);
  g_hash_table_unref (balance.fates);
  g_hash_table_unref (balance.times);
  lab_series_clear (&balance.series);
  return 0;
}
