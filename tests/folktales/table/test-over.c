/* test-over.c: the page about a game of Hungarian Folktales that is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include "bramble-game-over.h"
#include "bramble-settings.h"
#include "kit.h"
#include "look.h"
#include "sitting.h"

/* Who wins with the next throw. */
#define READY "fields seat-1 castle", "done seat-1 1", "done seat-3 1", "tiles seat-1 enchanted-sword seven-league-boots", "advice seat-1 0"

/* Where the boards of the players are, by their order. */
static void
find_boards (GtkWidget       *widget,
             GtkWidget       *page,
             graphene_rect_t *bounds,
             guint           *n)
{
  if (gtk_widget_has_css_class (widget, "player-board"))
    g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds[(*n)++]));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_boards (child, page, bounds, n);
}

/* Where three of four have room beside each other, a team is not torn apart and nobody stands alone. */
static void
teams_stand_together (void)
{
  KIT ("players=4 teams=twos", READY, "biscuits seat-1 none");
  g_autoptr (BrambleMatch) match = NULL;
  graphene_rect_t bounds[BRAMBLE_MAX_SEATS];
  GtkWindow *window;
  GtkWidget *page;
  guint n = 0;

  kit_chance (k, "8:8");
  kit_answer (k, "before", "knock");
  match = sitting_new (&folktales_game, &k->s, 1);
  page = bramble_game_over_new (match);
  window = look_present (page, 1150, 754);
  find_boards (page, page, bounds, &n);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpfloat (bounds[0].origin.y, ==, bounds[1].origin.y);
  g_assert_cmpfloat (bounds[2].origin.y, >=, bounds[0].origin.y + bounds[0].size.height);
  g_assert_cmpfloat (bounds[2].origin.y, ==, bounds[3].origin.y);
  /* In the middle of the page. */
  g_assert_cmpfloat_with_epsilon (bounds[0].origin.x, 1150 - bounds[1].origin.x - bounds[1].size.width, 20);
  gtk_window_destroy (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_OFF);
  g_test_add_func ("/folktales/over/teams-stand-together", teams_stand_together);
  return g_test_run ();
}
