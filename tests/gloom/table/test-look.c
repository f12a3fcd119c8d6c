/* test-look.c: what is to be seen on the table of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk-kit.h"

#include "bramble-contrast.h"
#include "bramble-settings.h"
#include "look.h"

/* Sizes of the table, without the header bar of a window. */
static const struct
{
  const char *name;
  int width;
  int height;
} rooms[] = {
  { "800x600", 800, 554 },
  { "1280x800", 1280, 754 },
  { "1920x1080", 1920, 1034 },
};

/* Every hero of every family is in sight, and none covers another. */
static void
test_all_in_sight (void)
{
  for (guint seats = 2; seats <= 5; seats++)
    for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
      {
        g_autofree char *choices = g_strdup_printf ("players=%u", seats);
        g_autofree char *name = g_strdup_printf ("gloom-%up-%s", seats, rooms[i].name);
        g_autoptr (Kit) k = kit_begin (choices);
        Desk desk;

        desk_play (k, 40 + 12 * seats, 0);
        desk_init (&desk, &k->s, rooms[i].width, rooms[i].height);
        desk_photograph (&desk, name);
        desk_clear (&desk);
      }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/gloom/look/all-in-sight", test_all_in_sight);
  return g_test_run ();
}
