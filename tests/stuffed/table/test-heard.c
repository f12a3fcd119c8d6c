/* test-heard.c: what is heard at the table of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-presentation.h>
#include <bramble-stuffed-moves.h>
#include <bramble-stuffed-scene.h>
#include <rules/stuffed-events.h>
#include <rules/stuffed-game.h>

#include "sitting.h"

/* Games until everything has happened. */
#define GAMES 4

/* What an event sounds like; most are not listened for. */
static BrambleSound
find_sound (const BrambleEvent *e)
{
  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_DICE_MOVED:
      return e->b == STUFFED_DICE_BAG ? BRAMBLE_SOUND_BAG : BRAMBLE_SOUND_NONE;
    case STUFFED_EVENT_ROLLED:
    case STUFFED_EVENT_MINION_ROLLED:
      return BRAMBLE_SOUND_DICE;
    case STUFFED_EVENT_STUFFING_CHANGED:
      return BRAMBLE_SOUND_PUFF;
    case STUFFED_EVENT_MINION_STRUCK:
    case STUFFED_EVENT_MINION_DEFEATED:
      return BRAMBLE_SOUND_SKITTER;
    case STUFFED_EVENT_PAGE_OPENED:
      return BRAMBLE_SOUND_LEAF;
    case STUFFED_EVENT_SLEEP_CARD:
      return e->a == STUFFED_SLEEP_ASLEEP ? BRAMBLE_SOUND_LULLABY : BRAMBLE_SOUND_CARD;
    default: /* not listened for here */
      return BRAMBLE_SOUND_NONE;
    }
}

/* Dice, bag, stuffing, minions, pages and sleep each have their sound, as often as they come. */
static void
test_events (void)
{
  static const BrambleSound all[] = {
    BRAMBLE_SOUND_BAG, BRAMBLE_SOUND_DICE, BRAMBLE_SOUND_PUFF, BRAMBLE_SOUND_SKITTER, BRAMBLE_SOUND_LEAF, BRAMBLE_SOUND_LULLABY,
  };
  guint n_heard[BRAMBLE_N_SOUNDS] = { 0 };

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (sitting_finished (&stuffed_game, 3, seed));
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

      for (guint step = 1; step <= bramble_match_get_step (match); step++)
        {
          g_autoptr (GPtrArray) moves = bramble_moves_new (match, step, bramble_stuffed_tell, bramble_stuffed_pictures);
          guint n_sounds[BRAMBLE_N_SOUNDS] = { 0 };
          guint n_expected[BRAMBLE_N_SOUNDS] = { 0 };

          for (guint i = 0; i < moves->len; i++)
            n_sounds[((const BrambleMove *) g_ptr_array_index (moves, i))->sound]++;
          g_array_set_size (events, 0);
          bramble_match_get_events (match, step, events);
          for (guint i = 0; i < events->len; i++)
            n_expected[find_sound (&g_array_index (events, BrambleEvent, i))]++;
          for (guint sound = BRAMBLE_SOUND_NONE + 1; sound < BRAMBLE_N_SOUNDS; sound++)
            {
              g_assert_cmpuint (n_sounds[sound], >=, n_expected[sound]);
              n_heard[sound] += n_expected[sound];
            }
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_assert_cmpuint (n_heard[all[i]], >, 0);
}

/* The end is a lullaby. */
static void
test_end (void)
{
  g_assert_cmpint (bramble_presentation_of (&stuffed_game)->end_sound, ==, BRAMBLE_SOUND_LULLABY);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stuffed/heard/events", test_events);
  g_test_add_func ("/stuffed/heard/end", test_end);
  return g_test_run ();
}
