/* bramble-text.c: words whose letters follow from their room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-text.h"

/* How much smaller letters may get by themselves, and in which steps. */
#define SMALLEST 0.7
#define STEP 0.05

/**
 * BrambleText:
 *
 * Words that never ask for more room than the style sheet gives them, where
 * they look like a label: when there is more to say, the letters get smaller, and
 * what even the smallest have no room for ends in dots.
 * A label would have everything laid out again for that, which cannot be while
 * everything is laid out.
 */
struct _BrambleText
{
  GtkWidget parent_instance;

  char *text;
  PangoAttrList *marks; /* (nullable): what is bold in it */
  gboolean centred;
  double size; /* of the letters: 1 is as they are; 0: as the room wants them */
};

G_DEFINE_FINAL_TYPE (BrambleText, bramble_text, GTK_TYPE_WIDGET)

static PangoLayout *
lay_out (BrambleText *self,
         int          width,
         double       size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  PangoAttrList *attributes = self->marks ? pango_attr_list_copy (self->marks) : pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (self->centred)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  return layout;
}

/* Returns the size of letters in which all of it has room, or the smallest that there is. */
double
bramble_text_fit (BrambleText *self,
                  int          width,
                  int          height)
{
  /* No word is broken while smaller letters can help it. */
  double size = bramble_text_fit_words (self, width);

  while (size > SMALLEST && bramble_text_height (self, width, size) > height)
    size -= STEP;
  return size;
}

static void
bramble_text_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
bramble_text_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BrambleText *self = BRAMBLE_TEXT (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (PangoLayout) layout = NULL;
  GdkRGBA colour;

  if (*self->text == '\0' || width < 1)
    return;

  layout = lay_out (self, width, self->size > 0 ? self->size : bramble_text_fit (self, width, height));
  if (self->size <= 0)
    {
      pango_layout_set_height (layout, height * PANGO_SCALE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_append_layout (snapshot, layout, &colour);
}

static void
bramble_text_finalize (GObject *object)
{
  BrambleText *self = BRAMBLE_TEXT (object);

  g_free (self->text);
  g_clear_pointer (&self->marks, pango_attr_list_unref);

  G_OBJECT_CLASS (bramble_text_parent_class)->finalize (object);
}

static void
bramble_text_class_init (BrambleTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_text_finalize;
  widget_class->measure = bramble_text_measure;
  widget_class->snapshot = bramble_text_snapshot;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
bramble_text_init (BrambleText *self)
{
  self->text = g_strdup ("");
  /* Else GTK calls it by its type. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bramble_text_new (const char *css_class)
{
  BrambleText *self = g_object_new (BRAMBLE_TYPE_TEXT, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  return GTK_WIDGET (self);
}

const char *
bramble_text_get (BrambleText *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TEXT (self), NULL);

  return self->text;
}

/**
 * bramble_text_set:
 * @text: (nullable): what it says
 */
void
bramble_text_set (BrambleText *self,
                  const char  *text)
{
  g_return_if_fail (BRAMBLE_IS_TEXT (self));

  if (g_strcmp0 (self->text, text ? text : "") == 0)
    return;

  g_free (self->text);
  self->text = g_strdup (text ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bramble_text_set_markup:
 * @markup: the program's own words, never those of a file
 *
 * Says something in which some words are bold.
 */
void
bramble_text_set_markup (BrambleText *self,
                         const char  *markup)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BRAMBLE_IS_TEXT (self));

  g_clear_pointer (&self->marks, pango_attr_list_unref);
  pango_parse_markup (markup, -1, 0, &self->marks, &text, NULL, NULL);
  bramble_text_set (self, text ? text : markup);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Every line stands in the middle. */
void
bramble_text_center (BrambleText *self)
{
  g_return_if_fail (BRAMBLE_IS_TEXT (self));

  self->centred = TRUE;
}

/* Returns the size of letters in which no word is broken at @width. */
double
bramble_text_fit_words (BrambleText *self,
                        int          width)
{
  double size = 1;

  while (size > SMALLEST)
    {
      g_autoptr (PangoLayout) layout = lay_out (self, width, size);
      int wide;

      pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
      pango_layout_get_pixel_size (layout, &wide, NULL);
      if (wide <= width)
        return size;
      size -= STEP;
    }
  return SMALLEST;
}

/* Returns how high it is in letters of @size: 1 is as they are. */
int
bramble_text_height (BrambleText *self,
                     int          width,
                     double       size)
{
  g_autoptr (PangoLayout) layout = lay_out (self, width, size);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return *self->text ? height : 0;
}

/* Returns how wide its longest line is in letters of @size, where lines are up to @width. */
int
bramble_text_width (BrambleText *self,
                    int          width,
                    double       size)
{
  g_autoptr (PangoLayout) layout = lay_out (self, width, size);
  int longest;

  pango_layout_get_pixel_size (layout, &longest, NULL);
  return *self->text ? longest : 0;
}

/* Gives it letters of @size, whatever its room is. */
void
bramble_text_set_size (BrambleText *self,
                       double       size)
{
  g_return_if_fail (BRAMBLE_IS_TEXT (self));

  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
