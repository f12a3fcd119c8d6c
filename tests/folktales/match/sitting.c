/* sitting.c: matches of Hungarian Folktales, for tests of its models
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sitting.h"

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
begin (guint   seats,
       guint64 seed,
       guint   people)
{
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;
  BrambleSetup setup;

  bramble_setup_init (&setup, &folktales_game);
  setup.seats = seats;
  setup.seed = seed;
  for (guint i = 0; i < seats; i++)
    who[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = (people >> i) & 1 ? NULL : &ponderer };
  record = bramble_record_new (&folktales_game, &setup, who, FALSE, &error);
  g_assert_no_error (error);
  return record;
}

BrambleMatch *
sitting_new (const FolkState *state,
             guint            people)
{
  BrambleRecord *record = begin (state->n_seats, 1, people);

  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, sizeof *state);
  bramble_record_go_to (record, 0);
  return bramble_match_new (record);
}

BrambleRecord *
sitting_record (guint   seats,
                guint64 seed,
                guint   answers)
{
  BrambleRecord *record = begin (seats, seed, BRAMBLE_ALL_SEATS);
  BrambleRng rng = { seed };

  for (guint i = 0; i < answers; i++)
    {
      BrambleAsk ask;
      guint option;

      folktales_game.ask (bramble_record_now (record), &ask);
      if (ask.n_options == 0)
        break;
      /* Now and then something that nobody in their right mind would do. */
      option = bramble_rng_below (&rng, 3) == 0 ? bramble_rng_below (&rng, ask.n_options)
                                                : folk_playout (bramble_record_now (record), &ask, &rng);
      g_assert_true (bramble_record_answer (record, option));
    }
  return record;
}
