/* test-look.c: what a picky player sees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <rules/grimm.h>

#include <bramble-art.h>
#include <bramble-contrast.h>
#include <bramble-picture.h>
#include <bramble-replay-bar.h>
#include <bramble-settings.h>
#include <bramble-target.h>
#include <bramble-window.h>
#include <bramble-grimm-board.h>
#include <bramble-grimm-preview.h>

#include "look.h"
#include "match-kit.h"
#include "test-setup.h"

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
  BrambleRecordSeat players[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = test_setup (seats, 5, 0, "all", NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < seats; i++)
    players[i] = (BrambleRecordSeat) {
      .name = (char *) names[i],
      .level = i < persons ? NULL : &bramble_chance,
    };
  record = bramble_record_new (&grimm_game, &setup, players, FALSE, &error);
  g_assert_no_error (error);
  bramble_record_set_curtain (record, FALSE);
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
  look_run_for (60);
  settle ();
  return GTK_WINDOW (window);
}

static void
put_away (GtkWindow *window)
{
  gtk_window_destroy (window);
  look_run_for (20);
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
      g_test_message ("%s %.0f,%.0f %.0f×%.0f", bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))), bounds.origin.x,
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
  board = GTK_WIDGET (bramble_grimm_board_new (match, TRUE));
  window = show (board, 800, 554);
  g_assert_cmpint (gtk_widget_get_width (board), ==, 800);
  g_assert_cmpint (gtk_widget_get_height (board), ==, 554);
  g_assert_cmpuint (check_inside (board, board), >, 20);
  put_away (window);
}

/* The first target of that thing below @widget. */
static GtkWidget *
find_target (GtkWidget  *widget,
             const char *thing)
{
  if (BRAMBLE_IS_TARGET (widget)
      && g_strcmp0 (bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))), thing) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_target (child, thing);

      if (found)
        return found;
    }
  return NULL;
}

/* What a computer player is like is seen in its face, and said to who points there or listens. */
static void
test_tempers (void)
{
  for (const BrambleTemper *temper = grimm_game.tempers; temper->id; temper++)
    {
      const BrambleRecordSeat seats[] = {
        { .name = (char *) "Hazel" },
        { .name = (char *) "Rowan", .level = bramble_game_level (&grimm_game, "fox"), .temper = temper },
      };
      BrambleSetup setup = test_setup (2, 5, 0, "all", NULL);
      g_autoptr (BrambleMatch) match = bramble_match_new (bramble_record_new (&grimm_game, &setup, seats, FALSE, NULL));
      GtkWidget *board = GTK_WIDGET (bramble_grimm_board_new (match, TRUE));
      GtkWindow *window = show (board, 1280, 754);
      GtkWidget *seat = find_target (board, "seat/2");

      g_assert_nonnull (seat);
      g_assert_cmpstr (bramble_picture_get_art (look_nth (seat, BRAMBLE_TYPE_PICTURE, 0)), ==, temper->face);
      g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (seat), temper->line));
      g_assert_null (strstr (gtk_widget_get_tooltip_text (find_target (board, "seat/1")), temper->line));
      put_away (window);
    }
}

/* The window. */

typedef struct
{
  KitDir dir;
  BrambleStore *store;
  BrambleWindow *window;
} Place;

/* One for all: it cannot be registered twice. */
static GtkApplication *application;

static void
place_init (Place *place)
{
  g_autoptr (GError) error = NULL;

  kit_dir_init (&place->dir);
  place->store = bramble_store_new (place->dir.file);
  g_assert_true (bramble_store_open (place->store, &error));
  place->window = bramble_window_new (application, place->store);
  gtk_window_present (GTK_WINDOW (place->window));
  look_run_for (60);
}

static void
place_clear (Place *place)
{
  g_object_ref (place->window);
  gtk_window_destroy (GTK_WINDOW (place->window));
  look_run_for (20);
  settle ();
  look_finalize (g_steal_pointer (&place->window));
  look_finalize (g_steal_pointer (&place->store));
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
  bramble_window_play (place.window, match);
  /* Where the Wolf stands: whereafter it is in the log. */
  g_assert_true (bramble_match_answer (match, 0));
  look_run_for (120);

  line = find_link (GTK_WIDGET (place.window));
  g_assert_nonnull (line);
  g_assert_true (gtk_widget_get_focusable (line));
  g_assert_true (gtk_widget_grab_focus (line));
  g_assert_null (find_dialog (&place));
  g_signal_emit_by_name (line, "activate-current-link");
  look_run_for (120);
  g_assert_nonnull (find_dialog (&place));
  g_assert_cmpstr (gtk_window_get_title (find_dialog (&place)), ==, "Wolf");
  gtk_window_destroy (find_dialog (&place));
  g_settings_reset (bramble_settings_get_default (), "show-log");
  place_clear (&place);
}

/* The pixels of what @widget shows. */
static GBytes *
photograph (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gsize stride = (gsize) width * 4;
  guchar *pixels = g_malloc0 (stride * (gsize) height);

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, stride * (gsize) height);
}

/* Where the desktop asks for high contrast, pictures in sight get outlines,
 * and lose them when it no longer does. */
static void
test_high_contrast (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL;
  GtkWidget *picture = bramble_picture_new ("grimm/fables/wolf", 240, 180);
  GtkWindow *window = show (picture, 240, 180);
  GBytes *photos[3] = { NULL };

  g_assert_true (bramble_contrast_is_high ("HighContrast"));
  g_assert_true (bramble_contrast_is_high ("HighContrastInverse"));
  g_assert_true (bramble_contrast_is_high ("Default-hc:dark"));
  g_assert_false (bramble_contrast_is_high ("Adwaita:dark"));
  g_assert_false (bramble_contrast_is_high (NULL));

  g_object_get (settings, "gtk-theme-name", &usual, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (photos); i++)
    {
      g_object_set (settings, "gtk-theme-name", i == 1 ? "HighContrast" : usual, NULL);
      g_assert_cmpint (bramble_art_get_outlined (bramble_art_get_default ()), ==, i == 1);
      look_run_for (60);
      bramble_art_settle (bramble_art_get_default ());
      look_run_for (60);
      photos[i] = photograph (picture);
    }
  g_assert_false (g_bytes_equal (photos[0], photos[1]));
  g_assert_true (g_bytes_equal (photos[0], photos[2]));
  for (guint i = 0; i < G_N_ELEMENTS (photos); i++)
    g_bytes_unref (photos[i]);
  put_away (window);
}

/* Everything that can be read below @widget. */
static void
collect_texts (GtkWidget *widget,
               GString   *texts)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (tip)
    g_string_append_printf (texts, "%s\n", tip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_texts (child, texts);
}

static void
collect_art (GtkWidget *widget,
             GString   *art)
{
  if (BRAMBLE_IS_PICTURE (widget) && bramble_picture_get_art (BRAMBLE_PICTURE (widget)))
    g_string_append_printf (art, "%s\n", bramble_picture_get_art (BRAMBLE_PICTURE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_art (child, art);
}

static char *
dump (GtkWidget *widget)
{
  GString *all = g_string_new (NULL);

  collect_texts (widget, all);
  collect_art (widget, all);
  return g_string_free (all, FALSE);
}

/* The picture of a table depends on nothing that anybody hides: other hands,
 * decks and plans give the same picture, a house gives another. */
static void
test_preview_hides (void)
{
  static const char *const names[] = { "Hazel", "Rowan", "Bryony", "Moss" };
  static const char *const hidden[][2] = {
    { "hand seat-1 wolf giant", "plan seat-1 forest wolf" },
    { "hand seat-1 roar dragon", "plan seat-1 fields roar" },
  };
  char *dumps[3] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (dumps); i++)
    {
      g_autoptr (BrambleMatch) match = NULL;
      BrambleRecord *record = new_record (3, 3, names);
      GtkWidget *preview;

      set (record, "house seat-2 1 wood walls");
      set (record, "pig seat-3 brickyard");
      if (i == 2)
        set (record, "house seat-1 1 brick roof");
      for (guint k = 0; k < G_N_ELEMENTS (hidden[0]); k++)
        set (record, hidden[i % 2][k]);
      match = bramble_match_new (record);
      bramble_match_set_viewer (match, 0);
      preview = g_object_ref_sink (bramble_grimm_preview_new (match));
      g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);
      dumps[i] = dump (preview);
      look_finalize (preview);
    }
  g_assert_cmpstr (dumps[0], ==, dumps[1]);
  g_assert_cmpstr (dumps[0], !=, dumps[2]);
  g_assert_nonnull (strstr (dumps[0], "grimm/houses/wood-walls"));
  g_assert_nonnull (strstr (dumps[0], "grimm/pigs/pig-purple"));
  g_assert_nonnull (strstr (dumps[2], "grimm/houses/brick-roof"));
  g_assert_null (strstr (dumps[0], "grimm/fables/"));
  for (guint i = 0; i < G_N_ELEMENTS (dumps); i++)
    g_free (dumps[i]);
}

static GtkWidget *
find_class (GtkWidget  *widget,
            const char *name)
{
  if (gtk_widget_has_css_class (widget, name) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, name);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
has_preview (gpointer data)
{
  return find_class (data, "preview") != NULL;
}

/* The shelf shows the table of the game that can be gone on with, as it is now. */
static void
test_shelf_picture (void)
{
  static const char *const names[] = { "Hazel", "<b>Rowan</b> & Co", "Bryony", "Moss" };
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record = new_record (3, 3, names);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  BrambleRng rng = { 7 };
  Place place;

  place_init (&place);
  g_assert_false (has_preview (place.window));
  match = bramble_match_new (record);
  bramble_window_play (place.window, match);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  g_assert_true (kit_wait (has_preview, place.window, KIT_LONG));
  before = dump (find_class (GTK_WIDGET (place.window), "preview"));
  g_assert_nonnull (strstr (before, "<b>Rowan</b> & Co\n"));
  g_assert_null (strstr (before, "grimm/houses/"));

  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.back-to-table", NULL);
  look_run_for (20);
  for (guint i = 0; i < 120; i++)
    {
      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      g_assert_true (kit_match_any (match, &rng));
    }
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  /* What there was is not shown a moment longer. */
  g_assert_true (has_preview (place.window));
  after = dump (find_class (GTK_WIDGET (place.window), "preview"));
  g_assert_nonnull (strstr (after, "grimm/houses/"));
  place_clear (&place);
}

static GtkWidget *
find_row (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.watch") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
has_row (gpointer data)
{
  return find_row (data) != NULL;
}

static gboolean
shows_replay (gpointer data)
{
  if (BRAMBLE_IS_REPLAY_BAR (data) && gtk_widget_get_mapped (data))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (data); child; child = gtk_widget_get_next_sibling (child))
    if (shows_replay (child))
      return TRUE;
  return FALSE;
}

/* A game that was finished can be watched from the page of statistics. */
static void
test_watch_finished (void)
{
  static const char *const names[] = { "Hazel", "<i>Rowan</i>", "Bryony", "Moss" };
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record = new_record (2, 2, names);
  g_autofree char *texts = NULL;
  BrambleRng rng = { 3 };
  Place place;

  place_init (&place);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.statistics", NULL);
  look_run_for (200);
  g_assert_false (has_row (place.window));

  match = bramble_match_new (record);
  bramble_store_keep (place.store, match);
  while (!bramble_match_get_over (match))
    {
      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      g_assert_true (kit_match_any (match, &rng));
    }
  g_assert_true (bramble_store_flush (place.store));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.statistics", NULL);
  g_assert_true (kit_wait (has_row, place.window, KIT_LONG));
  texts = dump (find_row (GTK_WIDGET (place.window)));
  g_test_message ("%s", texts);
  g_assert_nonnull (strstr (texts, " won\n"));
  g_assert_nonnull (strstr (texts, "<i>Rowan</i>"));

  g_assert_true (gtk_widget_activate (find_row (GTK_WIDGET (place.window))));
  g_assert_true (kit_wait (shows_replay, place.window, KIT_LONG));
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  bramble_contrast_watch (gdk_display_get_default ());

  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  for (guint seats = KIT_SLOW ? GRIMM_MAX_SEATS : 2; seats <= GRIMM_MAX_SEATS; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/look/small-table/%u", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), test_small_table);
    }
  g_test_add_func ("/look/tempers", test_tempers);
  g_test_add_func ("/look/log-link", test_log_link);
  g_test_add_func ("/look/high-contrast", test_high_contrast);
  g_test_add_func ("/look/preview-hides", test_preview_hides);
  g_test_add_func ("/look/shelf-picture", test_shelf_picture);
  g_test_add_func ("/look/watch-finished", test_watch_finished);
  return g_test_run ();
}
