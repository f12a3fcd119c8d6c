/* test-types.c: every type of the table comes, is shown and goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include "bramble-art.h"
#include "bramble-settings.h"
#include "look.h"
#include "match-kit.h"
#include "table-types.h"

/* How often each of them comes and goes: the second one finds what the first has left. */
#define TIMES kit_often (2, KIT_SLOW ? 2 : 20)

static gboolean
is_listed (const char *name)
{
  for (const TableType *type = table_types; type->name; type++)
    if (strcmp (type->name, name) == 0)
      return TRUE;

  return FALSE;
}

/* Every widget below, itself included, must go. */
static void
watch (GtkWidget *widget,
       GPtrArray *watched)
{
  GWeakRef *ref;

  /* There is one for all windows. */
  if (strcmp (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow") == 0)
    return;

  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, widget);
  g_ptr_array_add (watched, ref);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    watch (child, watched);
}

static void
forget (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* A thread that reads something for it may hold it for a moment longer. */
static gboolean
is_gone (gpointer seen)
{
  g_autoptr (GObject) left = g_weak_ref_get (seen);

  return left == NULL;
}

static void
show_and_destroy (GtkWidget *widget)
{
  g_autoptr (GPtrArray) watched = g_ptr_array_new_with_free_func (forget);
  GtkWidget *window = GTK_IS_WINDOW (widget) ? widget : gtk_window_new ();

  if (window != widget)
    {
      g_object_ref (widget);
      gtk_window_set_child (GTK_WINDOW (window), widget);
    }
  else
    g_object_ref (window);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  bramble_art_settle (bramble_art_get_default ());
  look_settle ();
  watch (widget, watched);

  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
  look_finalize (widget);
  for (guint i = 0; i < watched->len; i++)
    {
      GWeakRef *seen = g_ptr_array_index (watched, i);
      g_autoptr (GtkWidget) left = NULL;

      /* A thread that reads for it may still hold it. */
      if (kit_wait (is_gone, seen, KIT_LONG))
        continue;
      left = g_weak_ref_get (seen);
      g_error ("a %s is left", G_OBJECT_TYPE_NAME (left));
    }
}

static gboolean
quit (gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "quit", NULL);
  return G_SOURCE_REMOVE;
}

/* What lays out a box of GTK's stands for itself. */
static const char *
name_of (gpointer object)
{
  GtkLayoutManager *layout = GTK_IS_BOX (object) ? gtk_widget_get_layout_manager (object) : NULL;

  if (layout && g_str_has_prefix (G_OBJECT_TYPE_NAME (layout), "Bramble"))
    return G_OBJECT_TYPE_NAME (layout);

  return G_OBJECT_TYPE_NAME (object);
}

static void
comes_and_goes (gconstpointer data)
{
  const TableType *type = data;
  const guint times = TIMES;

  for (guint i = 0; i < times; i++)
    {
      gpointer object = type->make ();

      g_assert_cmpstr (name_of (object), ==, type->name);
      if (GTK_IS_WIDGET (object))
        show_and_destroy (object);
      else
        {
          if (G_IS_APPLICATION (object))
            {
              g_timeout_add (50, quit, object);
              g_assert_cmpint (g_application_run (object, 0, NULL), ==, 0);
              look_settle ();
            }
          look_finalize (object);
        }
    }
}

/* What the source defines. What is abstract comes and goes with what derives from it. */
static void
check_directory (const char *path)
{
  g_autoptr (GRegex) define = g_regex_new ("^G_DEFINE_(?!ABSTRACT)\\w*TYPE\\w* \\((\\w+)", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *source = NULL;
      g_autoptr (GMatchInfo) match = NULL;

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        check_directory (file);
      if (!g_str_has_suffix (name, ".c"))
        continue;
      g_assert_true (g_file_get_contents (file, &source, NULL, NULL));
      for (g_regex_match (define, source, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *type = g_match_info_fetch (match, 1);

          if (!is_listed (type))
            g_error ("%s is not in the table of this test", type);
        }
    }
}

/* What the type system knows by now. */
static void
check_children (GType type)
{
  guint n;
  g_autofree GType *children = g_type_children (type, &n);

  for (guint i = 0; i < n; i++)
    {
      if (g_str_has_prefix (g_type_name (children[i]), "Bramble") && !G_TYPE_IS_ABSTRACT (children[i])
          && !is_listed (g_type_name (children[i])))
        g_error ("%s is not in the table of this test", g_type_name (children[i]));
      check_children (children[i]);
    }
}

static void
all_are_here (void)
{
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "src", "table", NULL);

  check_directory (source);
  check_children (GTK_TYPE_WIDGET);
  check_children (GTK_TYPE_LAYOUT_MANAGER);
}

int
main (int    argc,
      char **argv)
{
  g_auto (KitDir) home = { 0 };
  int status;

  kit_dir_init (&home);
  g_setenv ("XDG_DATA_HOME", home.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");

  table_types_begin ();

  g_test_add_func ("/types/all-are-here", all_are_here);
  for (const TableType *type = table_types; type->name; type++)
    {
      g_autofree char *path = g_strconcat ("/types/", type->name, NULL);

      g_test_add_data_func (path, type, comes_and_goes);
    }
  status = g_test_run ();

  table_types_end ();
  return status;
}
