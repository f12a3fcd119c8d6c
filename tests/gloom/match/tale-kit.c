/* tale-kit.c: games of Fairytale Gloom that are over, for tests of their books
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tale-kit.h"

#include <rules/gloom.h>

#include <bramble-gloom-tale.h>

/* Whether the present step tells everybody something that is worth a sentence. */
static gboolean
is_told (BrambleRecord *record,
         GArray        *events,
         guint         *seat)
{
  bramble_record_events (record, bramble_record_at (record), events);
  for (guint i = 0; i < events->len; i++)
    {
      BrambleEvent event;

      if (bramble_event_for_seat (&g_array_index (events, BrambleEvent, i), BRAMBLE_NO_SEAT, &event)
          && bramble_gloom_tells (&event))
        {
          *seat = event.seat;
          return TRUE;
        }
    }

  return FALSE;
}

BrambleRecord *
tale_kit_record (guint              seats,
                 guint64            seed,
                 const char *const *names,
                 const char        *remark)
{
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { seed };
  BrambleSetup setup;
  BrambleRecord *record;
  guint seat;

  bramble_setup_init (&setup, &gloom_game);
  setup.seats = seats;
  setup.seed = seed;
  for (guint i = 0; i < seats; i++)
    {
      setup.looks[i] = (guint8) i;
      who[i].name = (char *) names[i];
    }
  record = bramble_record_new (&gloom_game, &setup, who, FALSE, &error);
  g_assert_no_error (error);
  while (!bramble_game_is_over (&gloom_game, bramble_record_now (record)))
    {
      BrambleAsk ask;

      gloom_game.ask (bramble_record_now (record), &ask);
      g_assert_true (bramble_record_answer (record, gloom_game.playout (bramble_record_now (record), &ask, &rng)));
      if (remark && is_told (record, events, &seat))
        g_assert_true (bramble_record_set_remark (record, bramble_record_at (record), seat, remark));
    }
  return record;
}
