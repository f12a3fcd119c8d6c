/* main.c: all tests of the story language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story-tests.h"

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  story_add_refused ();
  story_add_limits ();
  story_add_page ();
  story_add_story ();
  story_add_texts ();
  story_add_play ();

  return g_test_run ();
}
