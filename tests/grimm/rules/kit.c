/* kit.c: playing positions in words, for tests of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>
#include "test-setup.h"

static const BrambleGame *const game = &grimm_game;

/* More answers than any way through a round needs. */
#define PATIENCE 500

static void
check (Kit *k)
{
  g_autoptr (GError) error = NULL;

  game->check (&k->s, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (k->events.lost, ==, 0);
}

Kit *
kit_new_with (BrambleSetup setup)
{
  Kit *k = g_new0 (Kit, 1);
  g_autoptr (GError) error = NULL;

  k->events.events = k->store;
  k->events.size = G_N_ELEMENTS (k->store);
  bramble_game_set_up (game, &k->s, &setup, &k->events, &error);
  g_assert_no_error (error);
  game->ask (&k->s, &k->ask);
  check (k);
  return k;
}

Kit *
kit_new (guint seats,
         ...)
{
  BrambleSetup setup = test_setup (seats, 1, 0, "all", NULL);
  Kit *k = kit_new_with (setup);
  const char *command;
  va_list args;

  va_start (args, seats);
  while ((command = va_arg (args, const char *)))
    kit_set (k, command);
  va_end (args);
  return k;
}

void
kit_free (Kit *k)
{
  g_free (k);
}

void
kit_set (Kit        *k,
         const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, " ", -1);
  g_autoptr (GError) error = NULL;

  if (!game->place (&k->s, (const char *const *) words, &k->events, &error))
    g_error ("set %s: %s", command, error->message);
  game->ask (&k->s, &k->ask);
  check (k);
}

void
kit_set_fails (Kit        *k,
               const char *command,
               const char *message)
{
  g_auto (GStrv) words = g_strsplit (command, " ", -1);
  g_autoptr (GError) error = NULL;
  guint64 before = bramble_game_hash (game, &k->s);

  g_assert_false (game->place (&k->s, (const char *const *) words, NULL, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, message) == NULL)
    g_error ("set %s: expected “%s”, got “%s”", command, message, error->message);
  g_assert_cmpuint (bramble_game_hash (game, &k->s), ==, before);
}

void
kit_asks (Kit        *k,
          const char *ask,
          const char *seat)
{
  g_assert_cmpstr (game->ask_id (&k->ask), ==, ask);
  g_assert_cmpuint (k->ask.seat, <, GRIMM_MAX_SEATS);
  g_assert_cmpstr (grimm_seat_ids[k->ask.seat], ==, seat);
}

gboolean
kit_offers (Kit        *k,
            const char *option)
{
  return bramble_ask_find_option (game, &k->ask, option) >= 0;
}

static void
answer (Kit  *k,
        guint option)
{
  BrambleAsk again;

  g_assert_true (game->answer (&k->s, &k->ask, option, &k->events));
  check (k);
  /* What the answer hands out is what the position asks. */
  game->ask (&k->s, &again);
  g_assert_cmpuint (again.kind, ==, k->ask.kind);
  g_assert_cmpuint (again.seat, ==, k->ask.seat);
  g_assert_cmpmem (again.options, again.n_options * sizeof (BrambleOption),
                   k->ask.options, k->ask.n_options * sizeof (BrambleOption));
}

void
kit_answer (Kit        *k,
            const char *ask,
            const char *option)
{
  int at;

  g_assert_cmpstr (game->ask_id (&k->ask), ==, ask);
  at = bramble_ask_find_option (game, &k->ask, option);
  if (at < 0)
    {
      kit_dump (k);
      g_error ("%s does not offer %s", ask, option);
    }
  answer (k, (guint) at);
}

static void
pass (Kit *k)
{
  static const char *const ways_out[] = { "none", "no", "end-turn" };

  for (guint i = 0; i < G_N_ELEMENTS (ways_out); i++)
    {
      int at = bramble_ask_find_option (game, &k->ask, ways_out[i]);

      if (at >= 0)
        {
          answer (k, (guint) at);
          return;
        }
    }

  answer (k, 0);
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

      if (strcmp (game->ask_id (&k->ask), "plan-gather") == 0)
        kit_answer (k, "plan-gather", words[0]);
      else if (strcmp (game->ask_id (&k->ask), "plan-fable") == 0)
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
  for (guint i = 0; strcmp (game->ask_id (&k->ask), ask) != 0; i++)
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

      g_assert_true (game->set_up (&s, &setup, NULL, NULL));
      game->ask (&s, &ask);
      for (guint n = 0; n < length && !s.over; n++)
        {
          visit (&s, &ask, &rng);
          g_assert_true (game->answer (&s, &ask, game->playout (&s, &ask, &rng), NULL));
        }
      visit (&s, &ask, &rng);
    }
}

static gboolean
has_line (Kit        *k,
          const char *line)
{
  g_autofree char *text = game->show (&k->s, BRAMBLE_NO_SEAT);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

void
kit_shows (Kit        *k,
           const char *line)
{
  if (!has_line (k, line))
    {
      kit_dump (k);
      g_error ("the position has no line “%s”", line);
    }
}

void
kit_shows_not (Kit        *k,
               const char *line)
{
  if (has_line (k, line))
    {
      kit_dump (k);
      g_error ("the position has the line “%s”", line);
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

guint
kit_events (Kit        *k,
            const char *pattern)
{
  guint n = 0;

  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = game->event_line (&k->store[i]);

      n += strstr (line, pattern) != NULL;
    }

  return n;
}

void
kit_forget (Kit *k)
{
  k->events.n_events = 0;
}

void
kit_dump (Kit *k)
{
  g_autofree char *text = game->show (&k->s, BRAMBLE_NO_SEAT);

  g_test_message ("%s", text);
  g_test_message ("ask %s of %s", game->ask_id (&k->ask),
                  k->ask.seat < GRIMM_MAX_SEATS ? grimm_seat_ids[k->ask.seat] : "nobody");
  for (guint i = 0; i < k->ask.n_options; i++)
    {
      char id[64];

      game->option_id (&k->ask, i, id, sizeof id);
      g_test_message ("  %u %s", i, id);
    }
  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = game->event_line (&k->store[i]);

      g_test_message ("  event %s", line);
    }
}
