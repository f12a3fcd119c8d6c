/* main.c: all tests of Hungarian Folktales
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

  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (guint i = 0; tables[t][i].topic; i++)
      {
        g_autofree char *path = g_strdup_printf ("/folktales/%s/%s", tables[t][i].topic, tables[t][i].rule);

        g_test_add_func (path, tables[t][i].test);
      }

  return g_test_run ();
}
