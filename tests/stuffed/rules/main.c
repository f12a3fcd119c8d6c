/* main.c: all tests of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#define TABLE(name) kit_##name##_tests,
static const KitTest *const tables[] = { KIT_TABLES (TABLE) };
#undef TABLE

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  kit_add ("stuffed", tables, G_N_ELEMENTS (tables));

  return g_test_run ();
}
