/* test-secrets.c: what the viewer may not know is in no model and no text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <rules/events.h>
#include <string.h>

#include "test-slow.h"
#include "worlds.h"

#define MAX_ANSWERS 2000
/* Every so many answers the position is looked at. */
#define STRIDE kit_often (KIT_SLOW ? 37 : 15, 7)
/* Other answers that are tried for a player whose answer the viewer must not see. */
#define TRIES 4

/* Pairs that were compared. */
static guint n_pairs, n_steps;

static const GrimmState *
state_at (World *world,
          guint  step)
{
  return bramble_record_state (bramble_match_get_record (world->match), step);
}

static guint64
view_hash (World *world)
{
  return bramble_game_hash (&grimm_game, bramble_match_get_view (world->match));
}

/* Two positions that look the same to the viewer. */
static void
looks_the_same (const BrambleSetup *setup,
                const GrimmState   *state,
                int                 viewer,
                BrambleRng         *rng)
{
  GrimmState other;
  g_autoptr (World) one = world_new_at (setup, state, viewer);
  g_autoptr (World) two = NULL;
  g_autofree char *first = world_dump_all (one);
  g_autofree char *second = NULL;

  world_other_state (state, viewer, &other, rng);
  two = world_new_at (setup, &other, viewer);
  g_assert_cmpuint (view_hash (one), ==, view_hash (two));
  second = world_dump_all (two);
  world_assert_same ("a position", first, second);
  n_pairs += bramble_game_hash (&grimm_game, state) != bramble_game_hash (&grimm_game, &other);
}

/* Whether the viewer may know all of an event, by section 10 of the rules and not
 * by what the event says of itself. */
static gboolean
is_open (const BrambleEvent *event,
         int                 viewer)
{
  switch ((GrimmEventKind) event->kind)
    {
    case GRIMM_EVENT_FABLE_PASSED:
      return event->seat == viewer || event->other == viewer;

    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHERS_LOCKED:
      return event->seat == viewer;

    case GRIMM_EVENT_DREAM_SET:
      return FALSE;

    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_RESOURCES_MOVED:
    case GRIMM_EVENT_GATHERED:
    case GRIMM_EVENT_REFILLED:
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLE_TAKEN:
    case GRIMM_EVENT_FABLE_DISCARDED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_PIG_MOVED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIEND_GAINED:
    case GRIMM_EVENT_FRIEND_LOST:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_BONUS_TAKEN:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      return TRUE;
    }

  g_assert_not_reached ();
}

/* What the viewer may know of a step. Different ways may lead to positions that
 * look the same. */
static char *
open_events (World *world,
             guint  step,
             int    viewer)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  GString *text = g_string_new (NULL);

  bramble_record_events (bramble_match_get_record (world->match), step, events);
  for (guint i = 0; i < events->len; i++)
    {
      const BrambleEvent *event = &g_array_index (events, BrambleEvent, i);
      g_autofree char *line = grimm_event_line (event);

      if (is_open (event, viewer))
        g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}

/* From two positions that look the same, the same in all that is open, to two
 * that look the same: what was told of it must not tell them apart either. */
static void
sounds_the_same (const BrambleSetup *setup,
                 const GrimmState   *state,
                 guint               option,
                 int                 viewer,
                 BrambleRng         *rng)
{
  g_autoptr (World) one = world_new_at (setup, state, viewer);
  g_autofree char *first = NULL;
  g_autofree char *first_events = NULL;
  gboolean own = bramble_match_get_ask_seat (one->match) == viewer;

  g_assert_true (bramble_match_answer (one->match, option));
  first = world_dump_all (one);
  first_events = open_events (one, 1, viewer);
  for (guint try = 0; try < TRIES; try++)
    {
      GrimmState other;
      g_autoptr (World) two = NULL;
      g_autofree char *second = NULL;
      g_autofree char *second_events = NULL;
      BrambleAsk ask;

      world_other_state (state, viewer, &other, rng);
      two = world_new_at (setup, &other, viewer);
      grimm_game.ask (&other, &ask);
      g_assert_true (bramble_match_answer (two->match, own ? option : bramble_rng_below (rng, ask.n_options)));
      second_events = open_events (two, 1, viewer);
      if (view_hash (one) != view_hash (two) || strcmp (first_events, second_events) != 0)
        continue;
      second = world_dump_all (two);
      world_assert_same ("a step", first, second);
      n_steps++;
    }
}

static void
keeps_secrets (const BrambleSetup *setup,
               guint64             seed)
{
  g_autoptr (World) world = world_new (world_record (setup), BRAMBLE_VIEWER_NOBODY);
  BrambleRng rng;

  bramble_rng_seed (&rng, seed);
  for (guint step = 1; step < MAX_ANSWERS && world_play (world, &rng); step++)
    for (int viewer = BRAMBLE_VIEWER_NOBODY; step % STRIDE == 0 && viewer < (int) setup->seats; viewer++)
      {
        guint option = (guint) bramble_record_option (bramble_match_get_record (world->match), step);

        looks_the_same (setup, state_at (world, step), viewer, &rng);
        sounds_the_same (setup, state_at (world, step - 1), option, viewer, &rng);
      }
}

static void
models_keep_secrets (void)
{
  n_pairs = 0;
  n_steps = 0;
  world_for_all (g_test_slow () ? 20 : kit_often (1, 2), keeps_secrets);
  g_test_message ("%u pairs of positions, %u pairs of steps", n_pairs, n_steps);
  g_assert_cmpuint (n_pairs, >, kit_often (100, 1000));
  g_assert_cmpuint (n_steps, >, kit_often (100, 1000));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/secrets/models-keep-secrets", models_keep_secrets);
  return g_test_run ();
}
