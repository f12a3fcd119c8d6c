/* test-examples.c: the worked examples of the rulebook
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Blue's Bridge Troll waits at the Brickyard; Green flees from it to the Forest
 * and is alone there; Orange and Blue share the Fields and leave one behind. */
static void
gathering_step_by_step (void)
{
  KIT (3, "hand seat-2 bridge-troll", "hand seat-3 chinny-chin-chin", "pile forest 0 5 0");

  kit_plan (k, "fields", "fields bridge-troll", "brickyard chinny-chin-chin");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "chinny-move", "seat-3");
  kit_answer (k, "chinny-move", "forest");
  kit_pass_to_window (k, "build");

  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 0 5 0");
  kit_shows (k, "pile fields 1 0 0");
  kit_shows (k, "pile brickyard 0 0 3");
  g_assert_cmpuint (kit_discarded (k, "bridge-troll"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "chinny-chin-chin"), ==, 1);
  kit_shows_not (k, "monster seat-2 brickyard");

  /* The next round's refill comes on top of what was left. */
  kit_pass_round (k);
  kit_shows (k, "pile fields 6 0 0");
  kit_shows (k, "pile brickyard 0 0 6");
}

const KitTest kit_example_tests[] = {
  { "example", "gathering-step-by-step", gathering_step_by_step },
  { NULL },
};
