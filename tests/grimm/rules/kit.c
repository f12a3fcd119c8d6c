/* kit.c: playing positions in words, for tests of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>
#include "test-setup.h"

const BrambleGame *const kit_game = &grimm_game;

/* More answers than any way through a round needs. */
#define PATIENCE 500

Kit *
kit_new (guint seats,
         ...)
{
  BrambleSetup setup = test_setup (seats, 1, 0, "all", NULL);
  Kit *k = kit_begin_with (setup);
  va_list args;

  va_start (args, seats);
  kit_set_all (k, args);
  va_end (args);
  return k;
}

static void
pass (Kit *k)
{
  static const char *const ways_out[] = { "none", "no", "end-turn" };

  for (guint i = 0; i < G_N_ELEMENTS (ways_out); i++)
    {
      int at = bramble_ask_find_option (kit_game, &k->ask, ways_out[i]);

      if (at >= 0)
        {
          kit_answer_nth (k, (guint) at);
          return;
        }
    }

  kit_answer_nth (k, 0);
}

void
kit_plan_seats (Kit        *k,
                const char *first,
                ...)
{
  const char *plans[GRIMM_MAX_SEATS] = { first };
  guint n = 1;
  va_list args;

  va_start (args, first);
  while (n < k->s.n_seats && (plans[n] = va_arg (args, const char *)))
    n++;
  va_end (args);
  g_assert_cmpuint (n, ==, k->s.n_seats);

  kit_pass_to_window (k, "plan");
  while (k->s.window == GRIMM_WINDOW_PLAN)
    {
      g_auto (GStrv) words = g_strsplit (plans[k->ask.seat], " ", 2);

      if (strcmp (kit_game->ask_id (&k->ask), "plan-gather") == 0)
        kit_answer (k, "plan-gather", words[0]);
      else if (strcmp (kit_game->ask_id (&k->ask), "plan-fable") == 0)
        kit_answer (k, "plan-fable", words[1] ? words[1] : "none");
      else
        pass (k);
    }
}

void
kit_pass_to_window (Kit        *k,
                    const char *window)
{
  guint wanted = grimm_find_id (grimm_window_ids, GRIMM_N_WINDOWS, window);
  guint round = k->s.round;

  g_assert_cmpuint (wanted, !=, GRIMM_NONE);
  for (guint i = 0; !k->s.over && k->s.round == round && k->s.window < wanted; i++)
    {
      g_assert_cmpuint (i, <, PATIENCE);
      pass (k);
    }
}

void
kit_pass_to_ask (Kit        *k,
                 const char *ask)
{
  for (guint i = 0; strcmp (kit_game->ask_id (&k->ask), ask) != 0; i++)
    {
      g_assert_false (k->s.over);
      g_assert_cmpuint (i, <, PATIENCE);
      pass (k);
    }
}

void
kit_pass_round (Kit *k)
{
  guint round = k->s.round;

  for (guint i = 0; !k->s.over && (k->s.round == round || k->s.window != GRIMM_WINDOW_PLAN); i++)
    {
      g_assert_cmpuint (i, <, PATIENCE);
      pass (k);
    }
}

void
kit_random_games (guint    games,
                  guint    length,
                  KitVisit visit)
{
  for (guint i = 0; i < games; i++)
    {
      BrambleSetup setup = test_setup (2 + i % 3, i, BRAMBLE_NO_SEAT, i % 4 ? "all" : "basic", i % 5 == 4 ? "draft" : "published");
      BrambleRng rng = { i };
      GrimmState s;
      BrambleAsk ask;

      g_assert_true (kit_game->set_up (&s, &setup, NULL, NULL));
      kit_game->ask (&s, &ask);
      for (guint n = 0; n < length && !s.over; n++)
        {
          visit (&s, &ask, &rng);
          g_assert_true (kit_game->answer (&s, &ask, kit_game->playout (&s, &ask, &rng), NULL));
        }
      visit (&s, &ask, &rng);
    }
}

guint
kit_hand (Kit        *k,
          guint       seat,
          const char *fable)
{
  guint card = grimm_card_by_id (fable);

  g_assert_cmpuint (card, !=, GRIMM_NONE);
  return grimm_hand_count (&k->s.players[seat], card);
}

guint
kit_discarded (Kit        *k,
               const char *fable)
{
  guint card = grimm_card_by_id (fable);
  guint n = 0;

  for (guint i = 0; i < k->s.n_discard; i++)
    n += k->s.discard[i] == card;
  return n;
}
