/* test-heard.c: what is heard at the table of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-gloom-moves.h>
#include <bramble-gloom-scene.h>
#include <bramble-gloom-tale.h>
#include <bramble-moves.h>
#include <bramble-presentation.h>
#include <rules/gloom.h>

#include "tale-kit.h"

static const char *const names[] = { "Hazel", "Sorrel", "Rowan", "Fern", "Moss" };

/* What is heard first when an event of a kind is told. */
static const struct
{
  GloomEventKind event;
  BrambleSound sound;
} sounds[] = {
  { GLOOM_EVENT_MODIFIER_LAID, BRAMBLE_SOUND_SHEET },
  { GLOOM_EVENT_ENDING_LAID, BRAMBLE_SOUND_KNELL },
  { GLOOM_EVENT_STORY_CLAIMED, BRAMBLE_SOUND_CHIME },
};

/* A tale begins and ends in its own way, and nothing else sounds like that. */
static void
test_cards (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (tale_kit_record (4, 3, names, NULL));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  guint n_heard[G_N_ELEMENTS (sounds)] = { 0 };

  for (guint step = 1; step <= bramble_match_get_step (match); step++)
    {
      guint n_expected[BRAMBLE_N_SOUNDS] = { 0 };
      guint n_sounds[BRAMBLE_N_SOUNDS] = { 0 };
      g_autoptr (GPtrArray) moves = bramble_moves_new (match, step, bramble_gloom_tell, bramble_gloom_pictures);

      for (guint i = 0; i < moves->len; i++)
        n_sounds[((const BrambleMove *) g_ptr_array_index (moves, i))->sound]++;
      bramble_match_get_events (match, step, events);
      for (guint i = 0; i < events->len; i++)
        for (guint k = 0; k < G_N_ELEMENTS (sounds); k++)
          if (g_array_index (events, BrambleEvent, i).kind == sounds[k].event)
            {
              n_expected[sounds[k].sound]++;
              n_heard[k]++;
            }
      g_assert_cmpuint (n_sounds[BRAMBLE_SOUND_KNELL], ==, n_expected[BRAMBLE_SOUND_KNELL]);
      g_assert_cmpuint (n_sounds[BRAMBLE_SOUND_CHIME], >=, n_expected[BRAMBLE_SOUND_CHIME]);
      g_assert_cmpuint (n_sounds[BRAMBLE_SOUND_SHEET], >=, n_expected[BRAMBLE_SOUND_SHEET]);
    }
  for (guint k = 0; k < G_N_ELEMENTS (sounds); k++)
    g_assert_cmpuint (n_heard[k], >, 0);
}

/* Curtain and end are the game's own. */
static void
test_own (void)
{
  const BramblePresentation *presentation = bramble_presentation_of (&gloom_game);

  g_assert_cmpint (presentation->curtain_sound, ==, BRAMBLE_SOUND_DRAPE);
  g_assert_cmpint (presentation->end_sound, ==, BRAMBLE_SOUND_LAMENT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/heard/cards", test_cards);
  g_test_add_func ("/gloom/heard/curtain-and-end", test_own);
  return g_test_run ();
}
