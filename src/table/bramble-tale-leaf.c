/* bramble-tale-leaf.c: a page of a tale on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tale-leaf.h"

#include <glib/gi18n.h>

#include "bramble-art.h"

/**
 * BrambleTaleLeaf:
 *
 * What is printed on a page, as large as the widget is wide. It can have the keyboard, so
 * that it is read to who does not see it.
 */
struct _BrambleTaleLeaf
{
  GtkWidget parent_instance;

  const BrambleTalePages *pages; /* (nullable): whoever shows them keeps them */
  guint page;
  gulong ready;                  /* handler on BrambleArt, while mapped */
};

G_DEFINE_FINAL_TYPE (BrambleTaleLeaf, bramble_tale_leaf, GTK_TYPE_WIDGET)

/* What a picture is painted with. */
typedef struct
{
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  double scale;
} Painting;

static void
paint_picture (const char            *art,
               const graphene_rect_t *bounds,
               gpointer               user_data)
{
  Painting *painting = user_data;
  double scale = painting->scale;
  double pixels = scale * gtk_widget_get_scale_factor (painting->widget);
  gboolean exact;
  GdkTexture *texture = bramble_art_peek (bramble_art_get_default (), art, MAX (1, (int) (bounds->size.width * pixels + 0.5)),
                                          MAX (1, (int) (bounds->size.height * pixels + 0.5)), &exact);

  if (texture)
    bramble_art_paint (painting->widget, painting->snapshot, texture,
                       &GRAPHENE_RECT_INIT ((float) (bounds->origin.x * scale), (float) (bounds->origin.y * scale),
                                            (float) (bounds->size.width * scale), (float) (bounds->size.height * scale)));
}

static void
bramble_tale_leaf_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  BrambleTaleLeaf *self = BRAMBLE_TALE_LEAF (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  Painting painting = { widget, snapshot, (double) width / BRAMBLE_TALE_PAGE_WIDTH };
  cairo_t *cr;

  if (self->pages == NULL || width < 1 || height < 1)
    return;

  bramble_tale_pages_visit (self->pages, self->page, paint_picture, &painting);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_scale (cr, painting.scale, painting.scale);
  bramble_tale_pages_draw (self->pages, self->page, cr);
  cairo_destroy (cr);
}

static void
bramble_tale_leaf_map (GtkWidget *widget)
{
  BrambleTaleLeaf *self = BRAMBLE_TALE_LEAF (widget);

  GTK_WIDGET_CLASS (bramble_tale_leaf_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (gtk_widget_queue_draw), self);
}

static void
bramble_tale_leaf_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&BRAMBLE_TALE_LEAF (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_tale_leaf_parent_class)->unmap (widget);
}

static void
bramble_tale_leaf_class_init (BrambleTaleLeafClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bramble_tale_leaf_snapshot;
  widget_class->map = bramble_tale_leaf_map;
  widget_class->unmap = bramble_tale_leaf_unmap;
  gtk_widget_class_set_css_name (widget_class, "taleleaf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
bramble_tale_leaf_init (BrambleTaleLeaf *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bramble_tale_leaf_new (void)
{
  return g_object_new (BRAMBLE_TYPE_TALE_LEAF, NULL);
}

/**
 * bramble_tale_leaf_show:
 * @pages: (nullable): is not copied
 * @page: one of them; beyond the last the leaf is empty
 */
void
bramble_tale_leaf_show (BrambleTaleLeaf        *self,
                        const BrambleTalePages *pages,
                        guint                   page)
{
  gboolean printed;

  g_return_if_fail (BRAMBLE_IS_TALE_LEAF (self));

  printed = pages && page < bramble_tale_pages_get_n (pages);
  self->pages = printed ? pages : NULL;
  self->page = page;
  gtk_widget_set_focusable (GTK_WIDGET (self), printed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  printed ? bramble_tale_pages_get_text (pages, page) : _("An empty page"), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
