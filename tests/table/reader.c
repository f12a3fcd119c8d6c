/* reader.c: reads everything that stands on the screen
 *
 * With the language of the tests every translated text stands in brackets: what
 * has letters outside of them is not translated. What does not fit into the place
 * that it got is cut. Both are troubles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader.h"

#include <string.h>

#include "bramble-herald.h"

#define OPEN 0x27e6  /* ⟦ */
#define CLOSE 0x27e7 /* ⟧ */

/* Texts of GTK's own, which come with its own translations. */
static const char *const from_gtk[] = {
  /* The buttons of a window. */
  "Close",
  "Close the window",
  "Maximize",
  "Maximize the window",
  "Minimize",
  "Minimize the window",
  /* The window of shortcuts. */
  "Search Shortcuts",
  "Shortcuts",
  "No Results Found",
  "Try a different search",
  "Show All",
  /* The window about the program. */
  "About",
  "About Bramble",
  "Credits",
  "This program comes with absolutely no warranty.\n"
  "See the GNU General Public License, version 3 or later for details.",
  /* Every search entry. */
  "Clear entry",
};

void
reader_init (Reader *self,
             int     width,
             int     height)
{
  *self = (Reader) {
    .troubles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .names = g_ptr_array_new_with_free_func (g_free),
    .width = width,
    .height = height,
  };
  reader_name (self, "Bramble");
}

void
reader_clear (Reader *self)
{
  g_hash_table_unref (self->troubles);
  g_ptr_array_unref (self->names);
}

/* Says that @name is the same in all languages. */
void
reader_name (Reader     *self,
             const char *name)
{
  g_ptr_array_add (self->names, g_strdup (name));
}

static void G_GNUC_PRINTF (2, 3)
trouble (Reader     *self,
         const char *format,
         ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  /* Where it was seen first is enough. */
  if (!g_hash_table_contains (self->troubles, text))
    g_hash_table_insert (self->troubles, g_steal_pointer (&text), g_strdup (self->screen));
}

/* Whether all letters of @text stand in brackets. */
static gboolean
is_translated (Reader     *self,
               const char *text)
{
  g_autoptr (GString) rest = g_string_new (text);
  int depth = 0;

  for (guint i = 0; i < G_N_ELEMENTS (from_gtk); i++)
    if (strcmp (text, from_gtk[i]) == 0)
      return TRUE;

  for (guint i = 0; i < self->names->len; i++)
    g_string_replace (rest, g_ptr_array_index (self->names, i), "", 0);
  for (const char *p = rest->str; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == OPEN)
        depth++;
      else if (c == CLOSE)
        depth--;
      else if (depth == 0 && g_unichar_isalpha (c))
        return FALSE;
    }

  return depth == 0;
}

static void
read_text (Reader     *self,
           GtkWidget  *widget,
           const char *what,
           const char *text)
{
  if (text == NULL || *text == '\0')
    return;

  self->n_texts++;
  if (!is_translated (self, text))
    trouble (self, "the %s “%s” of a %s is not translated", what, text, G_OBJECT_TYPE_NAME (widget));
}

/* Whether the tooltip of @label, or of what it stands on, says all of it. */
static gboolean
is_told_in_full (GtkLabel *label)
{
  for (GtkWidget *widget = GTK_WIDGET (label); widget; widget = gtk_widget_get_parent (widget))
    {
      const char *tip = gtk_widget_get_tooltip_text (widget);

      if (tip)
        return strstr (tip, gtk_label_get_text (label)) != NULL;
    }

  return FALSE;
}

/* What the place of @label cuts off, or NULL. A name may be shortened on a card
 * or a board where the whole of it is in the tooltip. */
static const char *
find_cut (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  GtkWidget *widget = GTK_WIDGET (label);
  int width, height;

  /* It is heard, and never seen. */
  if (BRAMBLE_IS_HERALD (gtk_widget_get_parent (widget)))
    return NULL;
  if (pango_layout_is_ellipsized (layout))
    return is_told_in_full (label) ? NULL : "is shortened, and nothing says it in full";
  pango_layout_get_pixel_size (layout, &width, &height);
  if (width > gtk_widget_get_width (widget) + 1)
    return "is wider than its place";
  if (height > gtk_widget_get_height (widget) + 1)
    return "is higher than its place";

  for (GtkWidget *around = gtk_widget_get_parent (widget); around; around = gtk_widget_get_parent (around))
    {
      graphene_rect_t bounds;

      /* What scrolls is not lost. */
      if (GTK_IS_SCROLLABLE (around))
        return NULL;
      if (gtk_widget_get_overflow (around) != GTK_OVERFLOW_HIDDEN && !GTK_IS_NATIVE (around))
        continue;
      if (gtk_widget_compute_bounds (widget, around, &bounds)
          && (bounds.origin.x < -1 || bounds.origin.y < -1
              || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (around) + 1
              || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (around) + 1))
        return "sticks out of what is around it";
      if (GTK_IS_NATIVE (around))
        return NULL;
    }

  return NULL;
}

/* What a screen reader says instead of what is seen. */
static void
read_accessible (Reader    *self,
                 GtkWidget *widget)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *value = NULL;

      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i]))
        continue;
      /* The check returns what is there if it is something else. */
      value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "\001");
      read_text (self, widget, "accessible text", value);
    }
}

static void
visit (Reader    *self,
       GtkWidget *widget)
{
  /* What a tooltip says is read of its widget, and where it hovers is chance. */
  if (strcmp (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow") == 0)
    return;
  /* The names of keys are GTK's, in the window of shortcuts and in menus. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_SHORTCUT_LABEL (widget)
      || strcmp (gtk_widget_get_css_name (widget), "accelerator") == 0)
    return;

  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));
      const char *cut = *text ? find_cut (GTK_LABEL (widget)) : NULL;

      read_text (self, widget, "text", text);
      if (cut)
        trouble (self, "“%s” %s", text, cut);
    }
  else if (GTK_IS_TEXT (widget))
    read_text (self, widget, "placeholder", gtk_text_get_placeholder_text (GTK_TEXT (widget)));
  read_text (self, widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  read_accessible (self, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    visit (self, child);
}

/* Reads all windows that are open. */
void
reader_read (Reader     *self,
             const char *screen)
{
  GListModel *windows = gtk_window_get_toplevels ();

  self->screen = screen;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_mapped (window))
        continue;
      if (gtk_widget_get_width (window) > self->width || gtk_widget_get_height (window) > self->height)
        trouble (self, "the %s has %d×%d points", G_OBJECT_TYPE_NAME (window), gtk_widget_get_width (window),
                 gtk_widget_get_height (window));
      read_text (self, window, "title", gtk_window_get_title (GTK_WINDOW (window)));
      visit (self, window);
    }
}

/* Returns all troubles, one a line, or NULL if there are none. */
char *
reader_tell (Reader *self)
{
  g_autoptr (GList) lines = g_list_sort (g_hash_table_get_keys (self->troubles), (GCompareFunc) strcmp);
  GString *text = g_string_new (NULL);

  for (GList *l = lines; l; l = l->next)
    g_string_append_printf (text, "%d×%d, %s: %s\n", self->width, self->height,
                            (char *) g_hash_table_lookup (self->troubles, l->data), (char *) l->data);
  return g_string_free (text, text->len == 0);
}
