/* games-kit.c: going through all games, and all ways to begin them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <string.h>

static const KitGameTest *all_tests;

static void
run_one (gconstpointer data)
{
  const BrambleGame *game = bramble_games ()[GPOINTER_TO_UINT (data) >> 16];

  all_tests[GPOINTER_TO_UINT (data) & 0xffff].test (game);
}

/* Every test with every game there is, after g_test_init(). */
int
kit_run (const KitGameTest *tests)
{
  all_tests = tests;
  for (guint game = 0; bramble_games ()[game]; game++)
    for (guint test = 0; tests[test].name; test++)
      {
        g_autofree char *path = g_strdup_printf ("/games/%s/%s", bramble_games ()[game]->id, tests[test].name);

        g_test_add_data_func (path, GUINT_TO_POINTER (game << 16 | test), run_one);
      }

  return g_test_run ();
}

int
kit_main (int                 argc,
          char              **argv,
          const KitGameTest  *tests)
{
  g_test_init (&argc, &argv, NULL);

  return kit_run (tests);
}

/* Every value of a choice worth trying: of a number the ends and what is near. */
static GArray *
values_of (const BrambleChoice *choice,
           guint                seats)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (int));
  int min = 0, max = 0;

  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      while (choice->values[max + 1].id)
        max++;
      break;
    case BRAMBLE_CHOICE_SWITCH:
      max = 1;
      break;
    case BRAMBLE_CHOICE_SEAT:
      max = (int) seats;
      break;
    case BRAMBLE_CHOICE_NUMBER:
      min = choice->min;
      max = choice->max;
      break;
    }
  for (int value = min; value <= max; value++)
    if (choice->kind != BRAMBLE_CHOICE_NUMBER || value == min || value == max || value == (min + max) / 2)
      g_array_append_val (values, value);
  return values;
}

/* Returns (transfer full): BrambleSetup. */
GArray *
kit_setups (const BrambleGame *game)
{
  GArray *setups = g_array_new (FALSE, FALSE, sizeof (BrambleSetup));

  for (guint seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      BrambleSetup usual, last;

      bramble_setup_init (&usual, game);
      usual.seats = seats;
      last = usual;
      g_array_append_val (setups, usual);
      for (guint i = 0; game->choices && game->choices[i].id; i++)
        {
          g_autoptr (GArray) values = values_of (&game->choices[i], seats);

          for (guint j = 0; j < values->len; j++)
            {
              BrambleSetup setup = usual;

              if (g_array_index (values, int, j) == game->choices[i].usual)
                continue;
              /* Where every seat has its own they are not all alike. */
              for (guint seat = 0; seat < (game->choices[i].per_seat ? seats : 1); seat++)
                setup.values[i][seat] = (gint16) g_array_index (values, int, (j + seat) % values->len);
              g_array_append_val (setups, setup);
              memcpy (last.values[i], setup.values[i], sizeof last.values[i]);
            }
        }
      /* And nothing as usual. */
      g_array_append_val (setups, last);
    }
  return setups;
}

/* Returns (transfer full): how a game is begun, as bramble-lab is told it. */
char *
kit_describe (const BrambleGame  *game,
              const BrambleSetup *setup)
{
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, "players=%u seed=%" G_GUINT64_FORMAT, setup->seats, setup->seed);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_autofree char *value = bramble_setup_get (setup, game, game->choices[i].id);

      g_string_append_printf (words, " %s=%s", game->choices[i].id, value);
    }
  return g_string_free (words, FALSE);
}

KitPlay *
kit_play_new (const BrambleGame  *game,
              const BrambleSetup *setup,
              guint64             seed)
{
  KitPlay *play = g_new0 (KitPlay, 1);
  BrambleSetup begun = *setup;
  g_autoptr (GError) error = NULL;

  play->game = game;
  play->state = g_malloc0 (game->state_size);
  play->events.events = g_new0 (BrambleEvent, KIT_MAX_EVENTS);
  play->events.size = KIT_MAX_EVENTS;
  bramble_rng_seed (&play->rng, seed);
  begun.seed = seed;
  bramble_game_set_up (game, play->state, &begun, &play->events, &error);
  g_assert_no_error (error);
  game->ask (play->state, &play->ask);
  return play;
}

void
kit_play_free (KitPlay *play)
{
  g_free (play->state);
  g_free (play->events.events);
  g_free (play);
}

gboolean
kit_play_answer (KitPlay *play,
                 guint    option)
{
  play->events.n_events = 0;
  return play->game->answer (play->state, &play->ask, option, &play->events);
}

/* Returns FALSE when the game is over. */
gboolean
kit_play_any (KitPlay *play)
{
  return play->ask.n_options > 0 && kit_play_answer (play, bramble_rng_below (&play->rng, play->ask.n_options));
}

/* Returns whether the game goes on after so many answers. */
gboolean
kit_play_on (KitPlay *play,
             guint    n_answers)
{
  for (guint i = 0; i < n_answers; i++)
    if (!kit_play_any (play))
      break;

  return play->ask.n_options > 0;
}

/* What a computer player answers who sees what the asked seat does. */
guint
kit_choose (const BrambleGame  *game,
            const BrambleLevel *level,
            gconstpointer       state,
            guint64             seed)
{
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  BrambleThought thought = { .game = game, .view = view, .seed = seed };
  BrambleAsk ask;

  game->ask (state, &ask);
  game->view (state, ask.seat, view);
  game->ask (view, &ask);
  thought.ask = &ask;
  return bramble_bot_choose (level, &thought);
}

/* Whether a random game asks anything that is not open to all: in some games nothing is hidden. */
gboolean
kit_has_closed_asks (const BrambleGame *game)
{
  g_autoptr (KitPlay) play = NULL;
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  play = kit_play_new (game, &setup, 5);
  do
    if (play->ask.n_options > 0 && (bramble_ask_nature (game, play->state, &play->ask) & BRAMBLE_ASK_OPEN) == 0)
      return TRUE;
  while (kit_play_any (play));
  return FALSE;
}
