/* test-allocation.c: nothing is allocated while a game is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's own malloc, calloc and realloc stand before the C library's
 * and count while they are told to.
 */

#include "games-kit.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !KIT_SLOW
#define CAN_COUNT 1
#else
#define CAN_COUNT 0 /* a sanitizer brings an allocator of its own */
#endif

#define GAMES 150

static gboolean counting;
static guint allocations;

#if CAN_COUNT

/* The C library's own, under the names it keeps for programs like this one. */
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *block, size_t size);

void *
malloc (size_t size)
{
  allocations += counting;
  return __libc_malloc (size);
}

void *
calloc (size_t n,
        size_t size)
{
  allocations += counting;
  return __libc_calloc (n, size);
}

void *
realloc (void   *block,
         size_t  size)
{
  allocations += counting;
  return __libc_realloc (block, size);
}

#endif

static gboolean
can_count (void)
{
  if (!CAN_COUNT)
    g_test_skip ("allocations cannot be counted in this build");
  return CAN_COUNT;
}

/* Or else the other tests here would prove nothing. */
static void
allocations_are_counted (const BrambleGame *game)
{
  if (!can_count ())
    return;

  allocations = 0;
  counting = TRUE;
  g_free (g_malloc (10));
  g_free (g_malloc0 (10));
  g_free (g_realloc (NULL, 10));
  counting = FALSE;
  g_assert_cmpuint (allocations, ==, 3);
}

static void
none_while_answering (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  guint64 answers = 0;

  if (!can_count ())
    return;

  allocations = 0;
  for (guint i = 0; i < GAMES; i++)
    {
      BrambleSetup setup = g_array_index (setups, BrambleSetup, i % setups->len);
      g_autoptr (KitPlay) play = kit_play_new (game, &setup, i);

      setup.seed = i;
      counting = TRUE;
      bramble_game_set_up (game, play->state, &setup, &play->events, NULL);
      game->ask (play->state, &play->ask);
      while (kit_play_any (play))
        answers++;
      counting = FALSE;
    }
  g_test_message ("%" G_GUINT64_FORMAT " answers, %u allocations", answers, allocations);
  g_assert_cmpuint (answers, >, GAMES);
  g_assert_cmpuint (allocations, ==, 0);
}

/* Nor by what a bot does all the time. */
static void
none_while_thinking (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  double values[BRAMBLE_MAX_SEATS];
  BrambleResult result;

  if (!can_count ())
    return;

  allocations = 0;
  for (guint i = 0; i < setups->len; i++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, i), i);

      counting = TRUE;
      while (play->ask.n_options > 0)
        {
          game->view (play->state, play->ask.seat, view);
          game->resample (view, play->ask.seat, &play->rng);
          game->result (view, &result);
          bramble_game_hash (game, view);
          if (game->value)
            game->value (view, values);
          if (game->playout)
            kit_play_answer (play, game->playout (play->state, &play->ask, &play->rng));
          else
            kit_play_any (play);
        }
      counting = FALSE;
    }
  g_assert_cmpuint (allocations, ==, 0);
}

static const KitGameTest tests[] = {
  { "allocations-are-counted", allocations_are_counted },
  { "none-while-answering", none_while_answering },
  { "none-while-thinking", none_while_thinking },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
