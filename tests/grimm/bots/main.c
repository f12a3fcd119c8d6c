/* main.c: the tests of computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bots-kit.h"

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bots_tests ();
  plan_tests ();
  return g_test_run ();
}
