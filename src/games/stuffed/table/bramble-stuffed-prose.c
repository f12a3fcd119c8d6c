/* bramble-stuffed-prose.c: what is read, set as in a book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-prose.h"

#include <string.h>

/* How many lines an initial is high, how large its letter is for that, the room beside it in
 * letters, and how far lines are apart. */
#define LINES 2
#define INITIAL 2.9
#define BESIDE 0.22
#define LEADING 1.22f

/* The colour of an initial. */
#define WINE "#7d2e46"

/**
 * BrambleStuffedProse:
 *
 * Paragraphs in lines that are well apart. The first letter may be an initial over two lines,
 * which makes room for itself; a quotation mark before it goes with it.
 */
struct _BrambleStuffedProse
{
  GtkWidget parent_instance;

  char *text;
  gboolean initial;
};

G_DEFINE_FINAL_TYPE (BrambleStuffedProse, bramble_stuffed_prose, GTK_TYPE_WIDGET)

/* The parts of a text, laid out for a width. */
typedef struct
{
  PangoLayout *initial; /* (nullable) */
  PangoLayout *beside;  /* (nullable): the lines beside it */
  PangoLayout *rest;    /* (nullable) */
  int indent;           /* where the lines beside the initial begin, in pixels */
  int drop;             /* how far the initial is down */
  int middle;           /* where the rest begins */
  int height;
  gboolean leftwards;   /* it is read from right to left */
} Setting;

static void
setting_clear (Setting *setting)
{
  g_clear_object (&setting->initial);
  g_clear_object (&setting->beside);
  g_clear_object (&setting->rest);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Setting, setting_clear)

static PangoLayout *
lay_out (BrambleStuffedProse *self,
         const char          *text,
         int                  width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (layout, LEADING);
  return layout;
}

static int
height_of (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The letter after which the words go on: one, or one with a quotation mark before it. */
static const char *
find_second (const char *text)
{
  const char *second = g_utf8_next_char (text);

  if (!g_unichar_isalnum (g_utf8_get_char (text)) && *second)
    second = g_utf8_next_char (second);
  while (*second == ' ')
    second++;
  return second;
}

static void
lay_initial (BrambleStuffedProse *self,
             Setting             *setting,
             const char          *second)
{
  g_autofree char *letter = g_strndup (self->text, (gsize) (second - self->text));
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoRectangle ink;
  int letters;

  setting->initial = gtk_widget_create_pango_layout (GTK_WIDGET (self), letter);
  pango_attr_list_insert (attributes, pango_attr_scale_new (INITIAL));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (setting->initial, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_extents (setting->initial, &ink, NULL);
  letters = pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self)))) / PANGO_SCALE;
  setting->indent = ink.x + ink.width + (int) (BESIDE * letters) + 1;
}

/* Where the line beside the foot of the initial stands, where the text after it goes on, and where
 * the next line would stand. */
static int
find_foot (PangoLayout *layout,
           guint       *end,
           int         *next)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  int baseline;
  PangoLayoutLine *line;

  for (guint i = 1; i < LINES && pango_layout_iter_next_line (iter); i++)
    ;
  baseline = pango_layout_iter_get_baseline (iter) / PANGO_SCALE;
  line = pango_layout_iter_get_line_readonly (iter);
  *end = (guint) (line->start_index + line->length);
  pango_layout_iter_next_line (iter);
  *next = pango_layout_iter_get_baseline (iter) / PANGO_SCALE;
  pango_layout_iter_free (iter);
  return baseline;
}

/* Lines beside the initial are shorter; all others follow in full width. */
static void
set_type (BrambleStuffedProse *self,
          int                  width,
          Setting             *setting)
{
  const char *second = self->initial && self->text[0] ? find_second (self->text) : self->text;
  g_autofree char *first = NULL;
  guint end;
  int foot, next;

  *setting = (Setting) { 0 };
  if (second == self->text)
    {
      setting->rest = lay_out (self, self->text, width);
      setting->height = height_of (setting->rest);
      return;
    }
  lay_initial (self, setting, second);
  setting->beside = lay_out (self, second, width - setting->indent);
  setting->leftwards = pango_layout_get_direction (setting->beside, 0) == PANGO_DIRECTION_RTL;
  foot = find_foot (setting->beside, &end, &next);
  setting->drop = foot - pango_layout_get_baseline (setting->initial) / PANGO_SCALE;
  first = g_strndup (second, end);
  while (second[end] == ' ' || second[end] == '\n')
    end++;
  pango_layout_set_text (setting->beside, first, -1);
  setting->height = MAX (height_of (setting->beside), foot + 1);
  if (second[end] == '\0')
    return;

  setting->rest = lay_out (self, second + end, width);
  setting->middle = next - pango_layout_get_baseline (setting->rest) / PANGO_SCALE;
  setting->height = setting->middle + height_of (setting->rest);
}

static GtkSizeRequestMode
bramble_stuffed_prose_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bramble_stuffed_prose_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  g_auto (Setting) setting = { 0 };

  *minimum = *natural = 1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size <= 0)
    return;
  set_type (BRAMBLE_STUFFED_PROSE (widget), for_size, &setting);
  *minimum = *natural = setting.height;
}

static void
append (GtkSnapshot   *snapshot,
        PangoLayout   *layout,
        int            x,
        int            y,
        const GdkRGBA *colour)
{
  if (layout == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
bramble_stuffed_prose_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  g_auto (Setting) setting = { 0 };
  int width = gtk_widget_get_width (widget);
  GdkRGBA ink, wine;

  set_type (BRAMBLE_STUFFED_PROSE (widget), width, &setting);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gdk_rgba_parse (&wine, WINE);
  append (snapshot, setting.initial, setting.leftwards ? width - setting.indent : 0, setting.drop, &wine);
  append (snapshot, setting.beside, setting.leftwards ? 0 : setting.indent, 0, &ink);
  append (snapshot, setting.rest, 0, setting.middle, &ink);
}

static void
bramble_stuffed_prose_finalize (GObject *object)
{
  g_free (BRAMBLE_STUFFED_PROSE (object)->text);

  G_OBJECT_CLASS (bramble_stuffed_prose_parent_class)->finalize (object);
}

static void
bramble_stuffed_prose_class_init (BrambleStuffedProseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_prose_finalize;
  widget_class->get_request_mode = bramble_stuffed_prose_get_request_mode;
  widget_class->measure = bramble_stuffed_prose_measure;
  widget_class->snapshot = bramble_stuffed_prose_snapshot;
  gtk_widget_class_set_css_name (widget_class, "prose");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
bramble_stuffed_prose_init (BrambleStuffedProse *self)
{
}

/**
 * bramble_stuffed_prose_new:
 * @initial: whether it begins with a large letter
 */
GtkWidget *
bramble_stuffed_prose_new (const char *text,
                           gboolean    initial)
{
  BrambleStuffedProse *self = g_object_new (BRAMBLE_TYPE_STUFFED_PROSE, NULL);

  self->text = g_strdup (text ? text : "");
  self->initial = initial;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
  return GTK_WIDGET (self);
}

const char *
bramble_stuffed_prose_get_text (BrambleStuffedProse *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_PROSE (self), NULL);

  return self->text;
}
