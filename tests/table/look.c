/* look.c: everything that a window shows, as text and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "look.h"

#include <string.h>

#include "bramble-art.h"
#include "bramble-picture.h"
#include "bramble-target.h"

/* What no text is: when a property is compared with it, GTK says what it is. */
#define NO_TEXT "\001"

/* How often it is looked whether something is let go of: what leaks is to be told. */
#define PATIENCE 100000

char *
look_accessible (GtkWidget             *widget,
                 GtkAccessibleProperty  property)
{
  g_autofree char *value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, NO_TEXT);

  if (g_strcmp0 (value, "undefined") != 0)
    return g_steal_pointer (&value);
  /* Newer GTK looks for it when a reader asks, who is not here. */
  if (property == GTK_ACCESSIBLE_PROPERTY_DESCRIPTION && gtk_get_minor_version () > 8)
    return g_strdup (gtk_widget_get_tooltip_text (widget));
  return NULL;
}

static void
add (GString    *text,
     const char *what,
     const char *value)
{
  if (value && *value)
    g_string_append_printf (text, " %s “%s”", what, value);
}

static void
add_widget (GString   *text,
            guint      depth,
            GtkWidget *widget)
{
  static const struct
  {
    GtkAccessibleProperty property;
    const char *name;
  } heard[] = {
    { GTK_ACCESSIBLE_PROPERTY_LABEL, "called" },
    { GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "described" },
    { GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "valued" },
    { GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, "acting" },
  };
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *styled = g_strjoinv (" ", classes);

  /* What a tooltip says is said of its widget, whether it hovers or not. */
  if (strcmp (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow") == 0)
    return;

  g_string_append_printf (text, "%*s%s role %d", (int) (2 * depth), "", G_OBJECT_TYPE_NAME (widget),
                          (int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)));
  g_string_append (text, gtk_widget_get_mapped (widget) ? " mapped" : "");
  g_string_append (text, gtk_widget_is_sensitive (widget) ? " sensitive" : "");
  add (text, "styled", styled);
  add (text, "named", gtk_widget_get_name (widget));
  add (text, "tooltip", gtk_widget_get_tooltip_text (widget));
  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    {
      g_autofree char *value = look_accessible (widget, heard[i].property);

      add (text, heard[i].name, value);
    }
  if (GTK_IS_LABEL (widget))
    add (text, "says", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    add (text, "says", gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (GTK_IS_WINDOW (widget))
    add (text, "titled", gtk_window_get_title (GTK_WINDOW (widget)));
  if (BRAMBLE_IS_PICTURE (widget))
    add (text, "shows", bramble_picture_get_art (BRAMBLE_PICTURE (widget)));
  if (BRAMBLE_IS_TARGET (widget))
    add (text, "is", bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))));
  g_string_append_c (text, '\n');

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    add_widget (text, depth + 1, child);
}

char *
look_texts (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  add_widget (text, 0, widget);
  return g_string_free (text, FALSE);
}

void
look_settle (void)
{
  /* What the display answers may be asked about again. */
  for (guint i = 0; i < 3; i++)
    {
      gdk_display_sync (gdk_display_get_default ());
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
}

GtkWindow *
look_present (GtkWidget *widget,
              int        width,
              int        height)
{
  static const GActionEntry touch = { .name = "touch", .parameter_type = "s" };
  g_autoptr (GSimpleActionGroup) board = g_simple_action_group_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  /* What nobody answers to cannot be touched. */
  g_action_map_add_action_entries (G_ACTION_MAP (board), &touch, 1, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "board", G_ACTION_GROUP (board));
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, widget);
  gtk_window_present (window);
  while (gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
  return window;
}

static gboolean
count_frame (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  ++*(guint *) user_data;
  return G_SOURCE_CONTINUE;
}

gboolean
look_wait (GtkWidget *widget,
           LookUntil  until,
           gpointer   user_data)
{
  guint n_frames = 0;
  guint ticks = gtk_widget_add_tick_callback (widget, count_frame, &n_frames, NULL);
  gboolean done;

  while (!(done = until (user_data)) && n_frames < LOOK_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (widget, ticks);
  return done;
}

static gboolean
time_out (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
look_run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, time_out, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
}

static GtkWidget *
find_nth (GtkWidget *widget,
          GType      type,
          guint     *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return (*n)-- == 0 ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found)
        return found;
    }
  return NULL;
}

GtkWidget *
look_popover (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = look_popover (child);

      if (found)
        return found;
    }

  return NULL;
}

gpointer
look_nth (GtkWidget *widget,
          GType      type,
          guint      n)
{
  GtkWidget *found = find_nth (widget, type, &n);

  g_assert_nonnull (found);
  return found;
}

static gboolean
look_again (gpointer data)
{
  (*(guint *) data)++;
  return G_SOURCE_CONTINUE;
}

void
look_finalize (gpointer object)
{
  guint n_looks = 0;
  guint watch = g_timeout_add (1, look_again, &n_looks);

  while (g_atomic_int_get ((gint *) &G_OBJECT (object)->ref_count) > 1 && n_looks < PATIENCE)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
  g_assert_finalize_object (object);
}

/* What a window that has come to rest looks like. */
static GdkTexture *
take_picture (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  /* Pictures are asked for by being drawn, and drawn when they are there. */
  for (guint i = 0; i < 2; i++)
    {
      look_settle ();
      gtk_widget_queue_draw (window);
      gtk_test_widget_wait_for_draw (window);
      bramble_art_settle (bramble_art_get_default ());
    }
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);

  paintable = gtk_widget_paintable_new (window);
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

GBytes *
look_picture (GtkWidget *window)
{
  g_autoptr (GdkTexture) texture = take_picture (window);
  gsize stride = (gsize) gdk_texture_get_width (texture) * 4;
  gsize size = stride * (gsize) gdk_texture_get_height (texture);
  guint8 *pixels = g_malloc0 (size);

  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

void
look_photograph (GtkWidget  *window,
                 const char *name)
{
  const char *place = g_getenv ("BRAMBLE_PICTURES");
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *file = NULL;

  if (place == NULL)
    return;
  texture = take_picture (window);
  file = g_build_filename (place, name, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, file));
}
