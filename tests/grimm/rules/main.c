/* main.c: all tests of The Grimm Forest's rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#define TABLE(name) kit_##name##_tests,
static const KitTest *const tables[] = { KIT_TABLES (TABLE) };
#undef TABLE

/* A card without a test of its own is a card that nobody has looked at. */
static void
every_card_has_tests (void)
{
  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    {
      guint n = 0;

      for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
        for (guint i = 0; tables[t][i].topic; i++)
          n += strcmp (tables[t][i].topic, grimm_cards[card].id) == 0;
      if (n == 0)
        g_error ("%s has no tests", grimm_cards[card].id);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  kit_add ("grimm", tables, G_N_ELEMENTS (tables));
  g_test_add_func ("/grimm/cards/every-card-has-tests", every_card_has_tests);

  return g_test_run ();
}
