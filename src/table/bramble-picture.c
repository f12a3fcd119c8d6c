/* bramble-picture.c: a widget that shows one of the pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-picture.h"

#include "bramble-art.h"
#include "bramble-miniature.h"

/**
 * BramblePicture:
 *
 * Shows a picture as large as it fits, in its own proportions. It never wants
 * more than @width and @height, unless it may grow, and can be a good deal smaller
 * than that. Pictures only decorate: what they mean is said by the widgets around them.
 */
struct _BramblePicture
{
  GtkWidget parent_instance;

  char *art;     /* (nullable): the picture's id */
  int width;     /* natural size, and the proportions */
  int height;
  gulong ready;  /* handler on BrambleArt, while mapped */
  gboolean fill; /* covers all of the widget instead, cut at the edges */
  gboolean grow; /* when it gets more width it wants more height too */
  double lift;   /* how much of what is cut is cut at the top, from 0 to 1 */
};

/* How small a picture can be, in per cent of its natural size. */
#define SMALLEST 40

/* By how much one that fills its place may lose its proportions. */
#define STRETCH 1.1

G_DEFINE_FINAL_TYPE (BramblePicture, bramble_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ART,
  PROP_WIDTH,
  PROP_HEIGHT,
  PROP_FILL,
  PROP_GROW,
  PROP_LIFT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
picture_ready (BramblePicture *self,
               const char     *id)
{
  if (g_strcmp0 (self->art, id) == 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_picture_map (GtkWidget *widget)
{
  BramblePicture *self = BRAMBLE_PICTURE (widget);

  GTK_WIDGET_CLASS (bramble_picture_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), self);
}

static void
bramble_picture_unmap (GtkWidget *widget)
{
  BramblePicture *self = BRAMBLE_PICTURE (widget);

  g_clear_signal_handler (&self->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_picture_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
bramble_picture_get_request_mode (GtkWidget *widget)
{
  return BRAMBLE_PICTURE (widget)->grow ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
bramble_picture_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  BramblePicture *self = BRAMBLE_PICTURE (widget);
  int size = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;

  *minimum = (size * SMALLEST + 99) / 100;
  *natural = size;
  if (self->grow && orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *natural = MAX (*minimum, (for_size * self->height + self->width - 1) / self->width);
}

static void
bramble_picture_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BramblePicture *self = BRAMBLE_PICTURE (widget);
  double pixels = bramble_miniature_pixels (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double across, down, factor;
  GdkTexture *texture;
  gboolean exact;

  if (self->art == NULL || width < 1 || height < 1)
    return;

  across = width / self->width;
  down = height / self->height;
  factor = self->fill ? MAX (across, down) : MIN (across, down);
  texture = bramble_art_peek (bramble_art_get_default (), self->art,
                              MAX (1, (int) (self->width * factor * pixels + 0.5)),
                              MAX (1, (int) (self->height * factor * pixels + 0.5)), &exact);
  if (texture == NULL)
    return;

  /* Hardly anybody sees that it is a little broader or taller, but edges that are cut. */
  if (self->fill && MAX (across, down) < MIN (across, down) * STRETCH)
    {
      bramble_art_paint (widget, snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
      return;
    }
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  bramble_art_paint (widget, snapshot, texture,
                     &GRAPHENE_RECT_INIT ((float) ((width - self->width * factor) / 2),
                                          (float) ((height - self->height * factor) * (self->fill ? self->lift : 0.5)),
                                          (float) (self->width * factor),
                                          (float) (self->height * factor)));
  gtk_snapshot_pop (snapshot);
}

static void
bramble_picture_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  BramblePicture *self = BRAMBLE_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      g_value_set_string (value, self->art);
      break;
    case PROP_WIDTH:
      g_value_set_int (value, self->width);
      break;
    case PROP_HEIGHT:
      g_value_set_int (value, self->height);
      break;
    case PROP_FILL:
      g_value_set_boolean (value, self->fill);
      break;
    case PROP_GROW:
      g_value_set_boolean (value, self->grow);
      break;
    case PROP_LIFT:
      g_value_set_double (value, self->lift);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_picture_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  BramblePicture *self = BRAMBLE_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      bramble_picture_set_art (self, g_value_get_string (value));
      break;
    case PROP_WIDTH:
      self->width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_HEIGHT:
      self->height = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_FILL:
      self->fill = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    case PROP_GROW:
      self->grow = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_LIFT:
      self->lift = g_value_get_double (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_picture_finalize (GObject *object)
{
  g_free (BRAMBLE_PICTURE (object)->art);

  G_OBJECT_CLASS (bramble_picture_parent_class)->finalize (object);
}

static void
bramble_picture_class_init (BramblePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bramble_picture_get_property;
  object_class->set_property = bramble_picture_set_property;
  object_class->finalize = bramble_picture_finalize;
  widget_class->map = bramble_picture_map;
  widget_class->unmap = bramble_picture_unmap;
  widget_class->get_request_mode = bramble_picture_get_request_mode;
  widget_class->measure = bramble_picture_measure;
  widget_class->snapshot = bramble_picture_snapshot;

  props[PROP_ART] = g_param_spec_string ("art", NULL, NULL, NULL, flags | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 1, 4096, 64, flags);
  props[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, 1, 4096, 64, flags);
  props[PROP_FILL] = g_param_spec_boolean ("fill", NULL, NULL, FALSE, flags);
  props[PROP_GROW] = g_param_spec_boolean ("grow", NULL, NULL, FALSE, flags);
  props[PROP_LIFT] = g_param_spec_double ("lift", NULL, NULL, 0, 1, 0.5, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_picture_init (BramblePicture *self)
{
  self->width = 64;
  self->height = 64;
  self->lift = 0.5;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * bramble_picture_new:
 * @art: (nullable): a picture's id such as "fables/wolf"
 * @width: the natural width; with @height it says the proportions too
 */
GtkWidget *
bramble_picture_new (const char *art,
                     int         width,
                     int         height)
{
  return g_object_new (BRAMBLE_TYPE_PICTURE, "art", art, "width", width, "height", height, NULL);
}

/**
 * bramble_picture_new_as:
 * @sizes: (array length=n_sizes): the first family that fits counts
 * @usual: the width and height of a picture of no family
 */
GtkWidget *
bramble_picture_new_as (const char               *art,
                        const BramblePictureSize *sizes,
                        guint                     n_sizes,
                        int                       usual)
{
  for (guint i = 0; i < n_sizes; i++)
    if (g_str_has_prefix (art, sizes[i].family))
      return bramble_picture_new (art, sizes[i].width, sizes[i].height);

  return bramble_picture_new (art, usual, usual);
}

const char *
bramble_picture_get_art (BramblePicture *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PICTURE (self), NULL);

  return self->art;
}

void
bramble_picture_set_art (BramblePicture *self,
                         const char     *art)
{
  g_return_if_fail (BRAMBLE_IS_PICTURE (self));

  if (g_strcmp0 (self->art, art) == 0)
    return;

  g_free (self->art);
  self->art = g_strdup (art);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ART]);
}
