/* test-application.c: the program as a desktop sees it, and all its templates
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>
#include <sys/stat.h>

#include <bramble-analysis-view.h>
#include <bramble-application.h>
#include <bramble-card-dialog.h>
#include <bramble-gallery.h>
#include <bramble-game-list.h>
#include <bramble-game-over.h>
#include <bramble-grimm-board.h>
#include <bramble-new-game.h>
#include <bramble-preferences.h>
#include <bramble-rules.h>
#include <bramble-settings.h>
#include <bramble-statistics-page.h>
#include <bramble-tale-view.h>
#include <bramble-window.h>

#include "look.h"
#include "store-kit.h"

#define UI "/io/github/bramblegames/Bramble/"

/* Helpers. */

static gboolean
has_window (gpointer data)
{
  return gtk_application_get_windows (data) != NULL;
}

static BrambleWindow *
get_window (GApplication *application)
{
  BrambleWindow *found = NULL;

  g_assert_true (kit_wait (has_window, application, KIT_LONG));
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    if (BRAMBLE_IS_WINDOW (l->data))
      {
        /* There is never a second one. */
        g_assert_null (found);
        found = l->data;
      }
  g_assert_nonnull (found);
  return found;
}

static gboolean
has_type (GtkWidget *widget,
          GType      type)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_type (child, type))
      return TRUE;

  return FALSE;
}

static gboolean
shows_table (gpointer data)
{
  return bramble_window_is_at_table (data) && has_type (data, BRAMBLE_TYPE_GRIMM_BOARD);
}

static gboolean
shows_new_game (gpointer data)
{
  return has_type (data, BRAMBLE_TYPE_NEW_GAME);
}

static void
start_again (GApplication *application)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (application)));

  for (GList *l = windows; l; l = l->next)
    gtk_window_destroy (l->data);
  g_list_free (windows);
  look_run_for (50);
}

/* The tests. */

/* Opening a file, with a dialog in front of the window too. */
static void
test_open (void)
{
  GApplication *application = g_application_get_default ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "saves", "v1", "basic-3.e0cc21eea75d4acb.bramble", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BrambleWindow *window;

  start_again (application);
  g_application_activate (application);
  window = get_window (application);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.preferences", NULL);
  look_run_for (50);

  g_application_open (application, &file, 1, "");
  g_assert_true (get_window (application) == window);
  g_assert_true (kit_wait (shows_table, window, KIT_LONG));
  g_application_activate (application);
  g_assert_true (get_window (application) == window);
  g_assert_true (shows_table (window));
}

/* What the launcher offers. */
static void
test_actions (void)
{
  GApplication *application = g_application_get_default ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "saves", "v1", "basic-3.e0cc21eea75d4acb.bramble", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "basic", 1, FALSE));
  BrambleWindow *window;

  start_again (application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-game", NULL);
  window = get_window (application);
  g_assert_true (kit_wait (shows_new_game, window, KIT_LONG));

  /* A game that is on the table goes on; one with an answer in the next window too. */
  g_application_open (application, &file, 1, "");
  g_assert_true (kit_wait (shows_table, window, KIT_LONG));
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-game", NULL);
  g_assert_true (kit_wait (shows_new_game, window, KIT_LONG));
  g_assert_false (bramble_window_is_at_table (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.shelf", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "continue", NULL);
  g_assert_true (kit_wait (shows_table, window, KIT_LONG));

  bramble_window_play (window, match);
  /* Whoever is behind the curtain answers. */
  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  g_assert_true (bramble_match_answer (match, 0));
  start_again (application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "continue", NULL);
  g_assert_true (get_window (application) != NULL);
  g_assert_true (kit_wait (shows_table, get_window (application), KIT_LONG));
}

static gboolean
has_new_match (gpointer data)
{
  gpointer *both = data;

  return bramble_store_get_match (both[0]) != both[1];
}

/* One game after the other is left in the middle, whichever way: each of them
 * can be gone on with, and the last one is. */
static void
test_all_stay (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) first = bramble_match_new (kit_record (2, "basic", 1, FALSE));
  g_autoptr (BrambleMatch) again = NULL;
  g_autoptr (BrambleMatch) opened = NULL;
  g_autoptr (BrambleMatch) last = bramble_match_new (kit_record (2, "basic", 2, FALSE));
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "saves", "v1", "basic-3.e0cc21eea75d4acb.bramble", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BrambleWindow *window;
  gpointer both[2];

  kit_dir_init (&dir);
  store = store_open (&dir);
  window = bramble_window_new (NULL, store);
  gtk_window_present (GTK_WINDOW (window));
  bramble_window_play (window, first);
  store_answers (first, 3);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rematch", NULL);
  again = g_object_ref (bramble_store_get_match (store));
  g_assert_true (again != first);
  store_answers (again, 2);

  both[0] = store;
  both[1] = again;
  bramble_window_open (window, file);
  g_assert_true (kit_wait (has_new_match, both, KIT_LONG));
  opened = g_object_ref (bramble_store_get_match (store));
  store_answers (opened, 1);
  g_assert_true (bramble_store_flush (store));
  /* A clock may not know that the next one is later. */
  g_usleep (20000);

  bramble_window_play (window, last);
  store_answers (last, 1);
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_unfinished (store), ==, 4);
  store_has (store, first);
  store_has (store, again);
  store_has (store, opened);
  store_has (store, last);

  gtk_window_destroy (GTK_WINDOW (window));
  look_run_for (20);
  window = bramble_window_new (NULL, store);
  gtk_window_present (GTK_WINDOW (window));
  both[1] = NULL;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_true (kit_wait (has_new_match, both, KIT_LONG));
  kit_same (bramble_match_get_record (bramble_store_get_match (store)), bramble_match_get_record (last));
  g_assert_cmpuint (store_n_unfinished (store), ==, 4);
  gtk_window_destroy (GTK_WINDOW (window));
  look_run_for (20);
}

/* The last game is gone on with, though it is not on the disk yet: another one is
 * being written, and what comes after that waits for it. */
static void
test_not_yet_written (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) first = bramble_match_new (kit_record (2, "basic", 1, FALSE));
  g_autoptr (BrambleMatch) over = NULL;
  g_autoptr (BrambleMatch) last = bramble_match_new (kit_record (2, "basic", 2, FALSE));
  BrambleWindow *window;
  gpointer both[2];
  guint end;

  kit_dir_init (&dir);
  store = store_open (&dir);
  bramble_store_keep (store, first);
  store_answers (first, 1);
  g_assert_true (bramble_store_flush (store));
  g_usleep (20000);

  over = store_almost_over (1, FALSE, &end);
  bramble_store_keep (store, over);
  g_assert_true (bramble_match_answer (over, end));
  bramble_store_keep (store, last);
  store_answers (last, 1);
  window = bramble_window_new (NULL, store);
  both[0] = store;
  both[1] = last;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_true (kit_wait (has_new_match, both, KIT_LONG));
  kit_same (bramble_match_get_record (bramble_store_get_match (store)), bramble_match_get_record (last));
  gtk_window_destroy (GTK_WINDOW (window));
  look_run_for (20);
}

static GtkLabel *
find_label (GtkWidget  *widget,
            const char *part)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_label (child, part);

      if (found)
        return found;
    }

  return NULL;
}

static gboolean
tells (gpointer data)
{
  gpointer *both = data;

  return find_label (both[0], both[1]) != NULL;
}

/* Whatever a file is called and whatever it is, the window stays as large as it
 * is, and says at once in words that can be read what is wrong. */
static void
test_bad_files (void)
{
  GApplication *application = g_application_get_default ();
  g_auto (KitDir) dir = { 0 };
  g_autofree char *long_name = g_strnfill (240, 'W');
  g_autofree char *pipe = NULL;
  const char *const names[][2] = {
    { long_name, "W: It is not a saved game." },
    { "\033[31mred\nline.bramble", "\\x1b[31mred\\nline.bramble: It is not a saved game." },
    { "pipe.bramble", "pipe.bramble: It is not an ordinary file." },
    { "", "It is a folder, not a file." },
  };
  int before, after, unused;
  BrambleWindow *window;

  kit_dir_init (&dir);
  pipe = kit_dir_path (&dir, "pipe.bramble");
  g_assert_no_errno (mkfifo (pipe, 0600));
  start_again (application);
  g_application_activate (application);
  window = get_window (application);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &before, &unused, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = kit_dir_path (&dir, names[i][0]);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      gpointer both[] = { window, (gpointer) names[i][1] };
      GtkLabel *label;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        g_assert_true (g_file_set_contents (path, "no game", -1, NULL));
      g_application_open (application, &file, 1, "");
      g_assert_true (kit_wait (tells, both, KIT_LONG));
      label = find_label (GTK_WIDGET (window), names[i][1]);
      g_test_message ("%s", gtk_label_get_text (label));
      g_assert_cmpint (g_utf8_strlen (gtk_label_get_text (label), -1), <, 120);
      gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &after, &unused, NULL, NULL);
      g_assert_cmpint (after, ==, before);
    }

  /* Not even a sentence without a place to break it. */
  bramble_window_tell (window, long_name);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &after, &unused, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  bramble_window_tell (window, NULL);
}

/* With nothing to go on with, there is the shelf. */
static void
test_nothing_to_continue (void)
{
  GApplication *application = g_application_get_default ();

  g_action_group_activate_action (G_ACTION_GROUP (application), "continue", NULL);
  look_run_for (200);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_window (application))));
  g_assert_false (bramble_window_is_at_table (get_window (application)));
}

/* Every template is made once, with the types, handlers and children that it
 * names: what GTK complains about ends the test. */
static guint
make_templates (const char *directory)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = g_resources_enumerate_children (directory, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  guint n = 0;

  g_assert_no_error (error);
  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *path = g_strconcat (directory, names[i], NULL);
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *name = NULL;
      const char *class;
      GObject *object;

      if (g_str_has_suffix (names[i], "/"))
        n += make_templates (path);
      if (!g_str_has_suffix (names[i], ".ui"))
        continue;

      g_test_message ("%s", path);
      n++;
      bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      g_assert_no_error (error);
      class = g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "<template class=\"");
      if (class == NULL)
        {
          g_autoptr (GtkBuilder) builder = gtk_builder_new ();

          gtk_builder_add_from_resource (builder, path, &error);
          g_assert_no_error (error);
          continue;
        }
      class += strlen ("<template class=\"");
      name = g_strndup (class, strcspn (class, "\""));
      if (g_type_from_name (name) == G_TYPE_INVALID)
        g_error ("The type %s of %s is not in the list of test_templates ()", name, path);
      /* It is made with those that derive from it. */
      if (G_TYPE_IS_ABSTRACT (g_type_from_name (name)))
        continue;
      object = g_object_ref_sink (g_object_new (g_type_from_name (name), NULL));
      if (GTK_IS_WINDOW (object))
        gtk_window_destroy (GTK_WINDOW (object));
      g_object_unref (object);
    }

  return n;
}

static void
count_walls (GtkWidget *widget,
             guint     *n_light,
             guint     *n_dark)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (gtk_widget_has_css_class (widget, "story"))
    {
      *n_light += !gtk_widget_has_css_class (widget, "dark");
      *n_dark += gtk_widget_has_css_class (widget, "dark");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count_walls (child, n_light, n_dark);
}

/* Every page around the table is paper on a wall, by day and, where the desktop is dark, in
 * the evening. */
static void
test_evening (void)
{
  static const char *const pages[] = { "win.shelf", "win.new-game", "win.rules", "win.statistics" };
  GApplication *application = g_application_get_default ();
  GtkSettings *settings = gtk_settings_get_default ();
  BrambleWindow *window;

  g_application_activate (application);
  window = get_window (application);
  for (guint evening = 0; evening < 2; evening++)
    {
      g_object_set (settings, "gtk-application-prefer-dark-theme", evening == 1, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          guint n_light = 0;
          guint n_dark = 0;

          gtk_widget_activate_action (GTK_WIDGET (window), pages[i], NULL);
          kit_run_for (20);
          count_walls (GTK_WIDGET (window), &n_light, &n_dark);
          g_test_message ("%s", pages[i]);
          g_assert_cmpuint (evening ? n_dark : n_light, >, 0);
          g_assert_cmpuint (evening ? n_light : n_dark, ==, 0);
          g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (window), "dark"), ==, evening == 1);
        }
    }
  g_object_set (settings, "gtk-application-prefer-dark-theme", FALSE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.shelf", NULL);
}

static void
test_templates (void)
{
  static GType (*const get_types[]) (void) = {
    bramble_analysis_view_get_type,
    bramble_card_dialog_get_type,
    bramble_gallery_get_type,
    bramble_game_list_get_type,
    bramble_game_over_get_type,
    bramble_grimm_board_get_type,
    bramble_preferences_get_type,
    bramble_rules_get_type,
    bramble_statistics_page_get_type,
    bramble_tale_view_get_type,
    bramble_window_get_type,
  };

  for (guint i = 0; i < G_N_ELEMENTS (get_types); i++)
    g_type_ensure (get_types[i] ());
  g_assert_cmpuint (make_templates (UI), >, 15);
}

int
main (int    argc,
      char **argv)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  /* The games of whoever runs the test stay what they are. */
  kit_dir_init (&dir);
  g_setenv ("XDG_DATA_HOME", dir.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  application = bramble_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (G_APPLICATION (application));

  g_test_add_func ("/table/application/nothing-to-continue", test_nothing_to_continue);
  g_test_add_func ("/table/application/open", test_open);
  g_test_add_func ("/table/application/actions", test_actions);
  g_test_add_func ("/table/application/all-stay", test_all_stay);
  g_test_add_func ("/table/application/not-yet-written", test_not_yet_written);
  g_test_add_func ("/table/application/bad-files", test_bad_files);
  g_test_add_func ("/table/application/evening", test_evening);
  g_test_add_func ("/table/application/templates", test_templates);

  status = g_test_run ();
  start_again (G_APPLICATION (application));
  g_application_quit (G_APPLICATION (application));
  return status;
}
