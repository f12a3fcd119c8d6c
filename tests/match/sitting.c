/* sitting.c: matches of any game in a position, for tests of its models
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sitting.h"

#include <bramble-reasons.h>
#include <string.h>

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Sorrel", "Ivy" };

/* A computer player who is never done: the test answers for everybody. */
static guint
ponder (const BrambleLevel   *level,
        const BrambleThought *thought)
{
  while (thought->cancelled && !g_atomic_int_get (thought->cancelled))
    g_usleep (1000);
  return 0;
}

static const BrambleLevel ponderer = { .id = "ponderer", .name = "Ponderer", .line = "Ponders.", .choose = ponder };

static BrambleRecord *
begin (const BrambleGame *game,
       guint              seats,
       guint64            seed,
       guint              people)
{
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  setup.seats = seats;
  setup.seed = seed;
  for (guint i = 0; i < seats; i++)
    who[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = (people >> i) & 1 ? NULL : &ponderer };
  record = bramble_record_new (game, &setup, who, FALSE, &error);
  g_assert_no_error (error);
  return record;
}

/* Returns (transfer full): a match that stands where @state does. The seats of @people
 * are people; the others are computers that never answer. */
BrambleMatch *
sitting_new (const BrambleGame *game,
             gconstpointer      state,
             guint              people)
{
  BrambleRecord *record = begin (game, game->n_seats (state), 1, people);

  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, game->state_size);
  bramble_record_go_to (record, 0);
  return bramble_match_new (record);
}

/* Returns (transfer full): a record of a game by the habits of the computer. */
BrambleRecord *
sitting_record (const BrambleGame *game,
                guint              seats,
                guint64            seed,
                guint              answers)
{
  BrambleRecord *record = begin (game, seats, seed, BRAMBLE_ALL_SEATS);
  BrambleRng rng = { seed };

  for (guint i = 0; i < answers; i++)
    {
      BrambleAsk ask;
      guint option;

      game->ask (bramble_record_now (record), &ask);
      if (ask.n_options == 0)
        break;
      /* Now and then something that nobody in their right mind would do. */
      option = bramble_rng_below (&rng, 3) == 0 ? bramble_rng_below (&rng, ask.n_options)
                                                : game->playout (bramble_record_now (record), &ask, &rng);
      g_assert_true (bramble_record_answer (record, option));
    }
  return record;
}

static BrambleWay
find_way (const BrambleGame *game,
          const BrambleAsk  *ask,
          const char        *answer)
{
  int option = bramble_ask_find_option (game, ask, answer);

  g_assert_cmpint (option, >=, 0);
  return (BrambleWay) { &ask->options[option], 1 };
}

/* The first seat is asked in @state, and a part of what is said for @better is @reason. */
void
sitting_gives_reason (const BrambleGame *game,
                      gconstpointer      state,
                      const char        *better,
                      const char        *worse,
                      const char        *reason)
{
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  const BrambleReason *reasons[BRAMBLE_MAX_TOLD_REASONS];
  gboolean said = FALSE;
  BrambleAsk ask;
  guint n;

  game->view (state, 0, view);
  game->ask (view, &ask);
  g_assert_cmpuint (ask.seat, ==, 0);
  n = bramble_reasons_find (game, view, &ask, find_way (game, &ask, better), find_way (game, &ask, worse), reasons);
  for (guint i = 0; i < n; i++)
    {
      g_test_message ("%s / %s", reasons[i]->more, reasons[i]->less);
      said = said || strstr (reasons[i]->more, reason);
    }
  g_assert_true (said);
}

/* A game that was played to its end by who follows the quick policy. */
BrambleRecord *
sitting_finished (const BrambleGame *game,
                  guint              seats,
                  guint64            seed)
{
  BrambleRecord *record = sitting_record (game, seats, seed, 0);
  BrambleRng rng = { seed };

  while (!bramble_game_is_over (game, bramble_record_now (record)))
    {
      BrambleAsk ask;

      game->ask (bramble_record_now (record), &ask);
      g_assert_true (bramble_record_answer (record, game->playout (bramble_record_now (record), &ask, &rng)));
    }
  return record;
}
