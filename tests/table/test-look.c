/* test-look.c: what a picky player sees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <grimm/grimm.h>

#include <bramble-art.h>
#include <bramble-settings.h>
#include <bramble-target.h>
#include <bramble-window.h>
#include <grimm/bramble-grimm-board.h>

#include "match-kit.h"

/* Helpers. */

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static BrambleRecord *
new_record (guint              seats,
            guint              persons,
            const char *const *names)
{
  static const char *const pigs[] = { "orange", "blue", "purple", "green" };
  BrambleRecordSeat players[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = { .seats = seats, .seed = 5, .start = 0, .cards = "all" };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < seats; i++)
    players[i] = (BrambleRecordSeat) {
      .name = (char *) names[i],
      .pig = (char *) pigs[i],
      .bot = i < persons ? NULL : &bramble_bot_random,
    };
  record = bramble_record_new (&grimm_forest, &setup, players, FALSE, &error);
  g_assert_no_error (error);
  return record;
}

static void
set (BrambleRecord *record,
     const char    *words)
{
  g_autoptr (GError) error = NULL;

  bramble_record_set (record, words, &error);
  g_assert_no_error (error);
}

static GtkWindow *
show (GtkWidget *page,
      int        width,
      int        height)
{
  GtkWidget *window = gtk_window_new ();

  /* Without a title bar all of the window is the page. */
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  kit_run_for (60);
  settle ();
  return GTK_WINDOW (window);
}

static void
put_away (GtkWindow *window)
{
  gtk_window_destroy (window);
  kit_run_for (20);
  settle ();
}

/* The table. */

static guint
check_inside (GtkWidget *widget,
              GtkWidget *page)
{
  guint n = 0;

  if (BRAMBLE_IS_TARGET (widget) && gtk_widget_get_mapped (widget))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
      g_test_message ("%s %.0f,%.0f %.0f×%.0f", bramble_target_get_id (BRAMBLE_TARGET (widget)), bounds.origin.x,
                      bounds.origin.y, bounds.size.width, bounds.size.height);
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (page));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += check_inside (child, page);
  return n;
}

/* A full table in a window of 800 by 600: nothing that can be touched is cut
 * off or has to be scrolled to. */
static void
test_small_table (gconstpointer data)
{
  static const char *const names[] = { "Bartholomew the Cautious", "Maximiliane-Charlotte", "Bryony", "Moss" };
  static const char *const words[] = {
    "hand seat-1 wolf ghostly-whispers roar", "friend seat-1 rumpelstiltskin", "friend seat-2 hansel-and-gretel",
    "house seat-1 1 straw roof", "house seat-2 1 wood walls", "resources seat-1 12 13 10", "resources seat-2 20 14 22",
    "unique brickyard royal-wedding", "next seat-2 fairy-food brickyard", "pile brickyard 0 0 12",
  };
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record = new_record (GPOINTER_TO_UINT (data), 1, names);
  GtkWidget *board;
  GtkWindow *window;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    set (record, words[i]);
  match = bramble_match_new (record);
  board = bramble_grimm_board_new (match, TRUE);
  window = show (board, 800, 554);
  g_assert_cmpint (gtk_widget_get_width (board), ==, 800);
  g_assert_cmpint (gtk_widget_get_height (board), ==, 554);
  g_assert_cmpuint (check_inside (board, board), >, 20);
  put_away (window);
}

/* The window. */

typedef struct
{
  KitDir dir;
  BrambleStore *store;
  GtkApplication *application;
  BrambleWindow *window;
} Place;

static void
place_init (Place *place)
{
  g_autoptr (GError) error = NULL;

  kit_dir_init (&place->dir);
  place->store = bramble_store_new (place->dir.file);
  g_assert_true (bramble_store_open (place->store, &error));
  place->application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (place->application), NULL, &error));
  place->window = bramble_window_new (place->application, place->store);
  gtk_window_present (GTK_WINDOW (place->window));
  kit_run_for (60);
}

static void
place_clear (Place *place)
{
  g_object_ref (place->window);
  gtk_window_destroy (GTK_WINDOW (place->window));
  kit_run_for (20);
  settle ();
  g_assert_finalize_object (g_steal_pointer (&place->window));
  g_assert_finalize_object (g_steal_pointer (&place->store));
  g_clear_object (&place->application);
  kit_dir_clear (&place->dir);
}

/* The first label below @widget that shows a link. */
static GtkWidget *
find_link (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a href=\"wolf\">"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_link (child);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWindow *
find_dialog (Place *place)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (place->window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* A card in the log can be reached with the keyboard, and opens large. */
static void
test_log_link (void)
{
  static const char *const names[] = { "Hazel", "Rowan", "Bryony", "Moss" };
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record = new_record (3, 3, names);
  GtkWidget *line;
  Place place;

  set (record, "hand seat-1 wolf");
  set (record, "plan seat-1 fields wolf");
  set (record, "plan seat-2 fields");
  set (record, "plan seat-3 forest");
  set (record, "window fables");
  place_init (&place);
  match = bramble_match_new (record);
  g_settings_set_boolean (bramble_settings_get_default (), "show-log", TRUE);
  bramble_window_play (place.window, match, FALSE);
  /* Where the Wolf stands: whereafter it is in the log. */
  g_assert_true (bramble_match_answer (match, 0));
  kit_run_for (120);

  line = find_link (GTK_WIDGET (place.window));
  g_assert_nonnull (line);
  g_assert_true (gtk_widget_get_focusable (line));
  g_assert_true (gtk_widget_grab_focus (line));
  g_assert_null (find_dialog (&place));
  g_signal_emit_by_name (line, "activate-current-link");
  kit_run_for (120);
  g_assert_nonnull (find_dialog (&place));
  g_assert_cmpstr (gtk_window_get_title (find_dialog (&place)), ==, "Wolf");
  gtk_window_destroy (find_dialog (&place));
  g_settings_reset (bramble_settings_get_default (), "show-log");
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();

  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  gtk_css_provider_load_from_resource (css, BRAMBLE_UI "style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  for (guint seats = 2; seats <= BRAMBLE_MAX_SEATS; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/look/small-table/%u", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), test_small_table);
    }
  g_test_add_func ("/look/log-link", test_log_link);
  return g_test_run ();
}
