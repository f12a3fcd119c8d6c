/* test-allocation.c: nothing is allocated while a game is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's own malloc, calloc and realloc stand before the C library's
 * and count while they are told to.
 */

#include <rules/grimm.h>

#include <stdlib.h>
#include "test-setup.h"

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
#define CAN_COUNT 1
#else
#define CAN_COUNT 0 /* a sanitizer brings an allocator of its own */
#endif

#define GAMES 50
#define MAX_EVENTS 1024

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
allocations_are_counted (void)
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
play_random_games (guint       seats,
                   const char *edition)
{
  static BrambleEvent store[MAX_EVENTS];
  BrambleEvents events = { .events = store, .size = MAX_EVENTS };
  guint64 answers = 0;

  allocations = 0;
  for (guint game = 0; game < GAMES; game++)
    {
      BrambleSetup setup = test_setup (seats, game, BRAMBLE_NO_SEAT, game % 5 ? "all" : "basic", edition);
      BrambleRng rng = { game };
      GrimmState s;
      BrambleAsk ask;

      events.n_events = 0;
      counting = TRUE;
      bramble_game_set_up (&grimm_game, &s, &setup, &events, NULL);
      grimm_game.ask (&s, &ask);
      while (ask.n_options > 0)
        {
          events.n_events = 0;
          grimm_game.answer (&s, &ask, bramble_rng_below (&rng, ask.n_options), &events);
          answers++;
        }
      counting = FALSE;
      g_assert_true (s.over);
      g_assert_cmpuint (events.lost, ==, 0);
    }

  g_test_message ("%" G_GUINT64_FORMAT " answers, %u allocations", answers, allocations);
  g_assert_cmpuint (allocations, ==, 0);
}

static void
nothing_is_allocated_while_answering (gconstpointer seats)
{
  if (!can_count ())
    return;

  play_random_games (GPOINTER_TO_UINT (seats), "published");
  play_random_games (GPOINTER_TO_UINT (seats), "draft");
}

/* Nor by what a bot does all the time. */
static void
nothing_is_allocated_while_thinking (void)
{
  BrambleSetup setup = test_setup (4, 1, BRAMBLE_NO_SEAT, "all", NULL);
  BrambleRng rng = { 1 };
  GrimmState s, view;
  BrambleAsk ask;
  double values[BRAMBLE_MAX_SEATS];

  if (!can_count ())
    return;

  allocations = 0;
  counting = TRUE;
  bramble_game_set_up (&grimm_game, &s, &setup, NULL, NULL);
  grimm_game.ask (&s, &ask);
  while (ask.n_options > 0)
    {
      grimm_game.view (&s, ask.seat, &view);
      grimm_game.resample (&view, ask.seat, &rng);
      grimm_game.value (&view, values);
      bramble_game_hash (&grimm_game, &view);
      grimm_game.answer (&s, &ask, grimm_game.playout (&s, &ask, &rng), NULL);
    }
  counting = FALSE;
  g_assert_cmpuint (allocations, ==, 0);
}

/* Small enough to keep one for every answer of a game. */
static void
a_state_is_at_most_4_kib (void)
{
  g_assert_cmpuint (sizeof (GrimmState), <=, 4096);
  g_assert_cmpuint (grimm_game.state_size, ==, sizeof (GrimmState));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/allocation/are-counted", allocations_are_counted);
  for (guint seats = 2; seats <= GRIMM_MAX_SEATS; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/allocation/none-while-answering/%u-players", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), nothing_is_allocated_while_answering);
    }
  g_test_add_func ("/allocation/none-while-thinking", nothing_is_allocated_while_thinking);
  g_test_add_func ("/allocation/a-state-is-at-most-4-kib", a_state_is_at_most_4_kib);

  return g_test_run ();
}
