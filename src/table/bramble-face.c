/* bramble-face.c: the face of a card, large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-face.h"

#include "bramble-art.h"
#include "bramble-miniature.h"

/* The frame as it is drawn; see data/art/README.md. */
#define FRAME_WIDTH 240
#define FRAME_HEIGHT 336

/* Between these the frame is as tall as the text needs it. */
#define STRETCH_TOP 222
#define STRETCH_BOTTOM 284

#define NATURAL_WIDTH 330
#define MINIMUM_WIDTH 240
#define MOST_WIDTH 440

/* How many letters a line of the text would like to have. */
#define LINE 28

/**
 * BrambleFace:
 *
 * A paper frame with the name, the picture under it, and the text. The frame
 * grows downwards when the text is long or its letters are large, so that
 * nothing is ever cut.
 */
struct _BrambleFace
{
  GtkWidget parent_instance;

  char *picture;     /* ids of pictures */
  const char *frame;
  GtkWidget *name;
  GtkWidget *text;
  gulong ready;      /* handler on BrambleArt, while mapped */
};

G_DEFINE_FINAL_TYPE (BrambleFace, bramble_face, GTK_TYPE_WIDGET)

static void
picture_ready (BrambleFace *self,
               const char  *id)
{
  if (g_strcmp0 (self->picture, id) == 0 || g_strcmp0 (self->frame, id) == 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_face_map (GtkWidget *widget)
{
  BrambleFace *self = BRAMBLE_FACE (widget);

  GTK_WIDGET_CLASS (bramble_face_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), self);
}

static void
bramble_face_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&BRAMBLE_FACE (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_face_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
bramble_face_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* So many units of the frame, in pixels. */
static int
units (int width,
       int n)
{
  return width * n / FRAME_WIDTH;
}

static int
height_for_width (BrambleFace *self,
                  int          width)
{
  int text;

  gtk_widget_measure (self->text, GTK_ORIENTATION_VERTICAL, units (width, 196), &text, NULL, NULL, NULL);
  return MAX (units (width, FRAME_HEIGHT), units (width, 216) + text + units (width, 34));
}

static void
bramble_face_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BrambleFace *self = BRAMBLE_FACE (widget);
  PangoContext *pango = gtk_widget_get_pango_context (self->text);
  PangoFontMetrics *metrics = pango_context_get_metrics (pango, NULL, NULL);
  int letter = PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics));
  int least, best;

  pango_font_metrics_unref (metrics);
  gtk_widget_measure (self->text, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  least = MAX (MINIMUM_WIDTH, (least * FRAME_WIDTH + 195) / 196 + 1);
  /* Large letters have a larger card, within reason. */
  best = MAX (least, CLAMP (letter * LINE * FRAME_WIDTH / 196, NATURAL_WIDTH, MOST_WIDTH));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = best;
    }
  else if (for_size < 0)
    {
      /* Narrow cards are low, and no width has a lower one than this. */
      *minimum = units (least, FRAME_HEIGHT);
      *natural = height_for_width (self, best);
    }
  else
    {
      *minimum = *natural = height_for_width (self, MAX (for_size, least));
    }
}

static void
bramble_face_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BrambleFace *self = BRAMBLE_FACE (widget);
  GtkAllocation name = { units (width, 26), units (width, 13), units (width, 188), units (width, 27) };
  GtkAllocation text = { units (width, 22), units (width, 216), units (width, 196), height - units (width, 216 + 30) };
  int needed;

  gtk_widget_measure (self->name, GTK_ORIENTATION_VERTICAL, -1, &needed, NULL, NULL, NULL);
  if (needed > name.height)
    {
      name.y -= (needed - name.height) / 2;
      name.height = needed;
    }
  gtk_widget_size_allocate (self->name, &name, -1);
  gtk_widget_size_allocate (self->text, &text, -1);
}

static void
append_art (BrambleFace     *self,
            GtkSnapshot     *snapshot,
            const char      *art,
            int              art_width,
            int              art_height,
            graphene_rect_t  bounds)
{
  double pixels = bramble_miniature_pixels (GTK_WIDGET (self));
  GdkTexture *texture;
  gboolean exact;

  texture = bramble_art_peek (bramble_art_get_default (), art, MAX (1, (int) (art_width * pixels + 0.5)),
                              MAX (1, (int) (art_height * pixels + 0.5)), &exact);
  if (texture)
    bramble_art_paint (GTK_WIDGET (self), snapshot, texture, &bounds);
}

/* One band of the frame, from @top to @bottom units, at @y and @height. */
static void
append_band (BrambleFace *self,
             GtkSnapshot *snapshot,
             int          width,
             int          top,
             int          bottom,
             float        y,
             float        height)
{
  float factor = height / (float) (bottom - top);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, y, (float) width, height));
  append_art (self, snapshot, self->frame, width, units (width, FRAME_HEIGHT),
              GRAPHENE_RECT_INIT (0, y - (float) top * factor, (float) width, FRAME_HEIGHT * factor));
  gtk_snapshot_pop (snapshot);
}

static void
bramble_face_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BrambleFace *self = BRAMBLE_FACE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  /* Whole pixels, so that the bands leave no line between them. */
  float top = (float) units (width, STRETCH_TOP);
  float bottom = (float) units (width, FRAME_HEIGHT - STRETCH_BOTTOM);

  if (self->picture && width > 1)
    {
      append_art (self, snapshot, self->picture, units (width, 212), units (width, 159),
                  GRAPHENE_RECT_INIT ((float) units (width, 14), (float) units (width, 46),
                                      (float) units (width, 212), (float) units (width, 159)));
      append_band (self, snapshot, width, 0, STRETCH_TOP, 0, top);
      append_band (self, snapshot, width, STRETCH_TOP, STRETCH_BOTTOM, top, (float) height - top - bottom);
      append_band (self, snapshot, width, STRETCH_BOTTOM, FRAME_HEIGHT, (float) height - bottom, bottom);
    }
  GTK_WIDGET_CLASS (bramble_face_parent_class)->snapshot (widget, snapshot);
}

static void
bramble_face_dispose (GObject *object)
{
  BrambleFace *self = BRAMBLE_FACE (object);

  g_clear_pointer (&self->name, gtk_widget_unparent);
  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->picture, g_free);

  G_OBJECT_CLASS (bramble_face_parent_class)->dispose (object);
}

static void
bramble_face_class_init (BrambleFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_face_dispose;
  widget_class->map = bramble_face_map;
  widget_class->unmap = bramble_face_unmap;
  widget_class->get_request_mode = bramble_face_get_request_mode;
  widget_class->measure = bramble_face_measure;
  widget_class->size_allocate = bramble_face_size_allocate;
  widget_class->snapshot = bramble_face_snapshot;

  gtk_widget_class_set_css_name (widget_class, "face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_face_init (BrambleFace *self)
{
  self->name = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "card-name");
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));

  self->text = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (self->text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0.5f);
  gtk_label_set_justify (GTK_LABEL (self->text), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->text, "card-text");
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
}

GtkWidget *
bramble_face_new (void)
{
  return g_object_new (BRAMBLE_TYPE_FACE, NULL);
}

/* Shows a card; what it says is copied. */
void
bramble_face_set_card (BrambleFace           *self,
                       const BrambleCardInfo *card)
{
  const char *name;

  g_return_if_fail (BRAMBLE_IS_FACE (self));

  name = bramble_item_get_name (card->item);
  g_free (self->picture);
  self->picture = g_strdup (card->picture);
  self->frame = card->frame;
  gtk_label_set_label (GTK_LABEL (self->name), name);
  /* A long one may not fit on the ribbon. */
  gtk_widget_set_tooltip_text (self->name, name);
  gtk_label_set_label (GTK_LABEL (self->text), bramble_item_get_text (card->item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
