/* bramble-tale-spread.c: an open book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tale-spread.h"

#include "bramble-art.h"
#include "bramble-children.h"
#include "bramble-tale-leaf.h"

/* The picture of an open book, and where it is plain. In units. */
#define BOOK_WIDTH 1240
#define BOOK_HEIGHT 660
#define LEFT_PAGE 50
#define RIGHT_PAGE 660
#define TOP 78

/* What would be smaller than this on two pages is read one page at a time, if that is larger. */
#define SMALL_SCALE 0.85

/* What it can do with. */
#define SMALLEST 240

/**
 * BrambleTaleSpread:
 *
 * A tale as a book that lies open, at two pages or, where there is less room, at one. Its
 * signal "notify::page" tells that another page is open.
 */
struct _BrambleTaleSpread
{
  GtkWidget parent_instance;

  BrambleTale *tale;        /* (nullable) */
  BrambleTalePages *pages;  /* (nullable): of the tale */
  guint page;               /* the first that is seen */
  gboolean single;          /* there is room for one only */
  BrambleTaleLeaf *first;
  BrambleTaleLeaf *second;
  gulong ready;             /* handler on BrambleArt, while mapped */
};

G_DEFINE_FINAL_TYPE (BrambleTaleSpread, bramble_tale_spread, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PAGE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static gboolean
is_mirrored (BrambleTaleSpread *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static void
show_pages (BrambleTaleSpread *self)
{
  bramble_tale_leaf_show (self->first, self->pages, self->page);
  bramble_tale_leaf_show (self->second, self->single ? NULL : self->pages, self->page + 1);
}

/* Two pages that are seen together are always the same two. */
static void
set_page (BrambleTaleSpread *self,
          guint              page)
{
  page = MIN (page, bramble_tale_spread_get_n (self) - 1);
  if (!self->single)
    page -= page % 2;
  self->page = page;
  show_pages (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

/* How large a unit is where so much of the book is seen. */
static double
scale_for (double width,
           double height,
           double across)
{
  return MIN (width / across, height / BOOK_HEIGHT);
}

/* How large a unit is, and where the book begins. */
static double
find_scale (BrambleTaleSpread *self,
            double            *x,
            double            *y)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double across = self->single ? BOOK_WIDTH / 2.0 : BOOK_WIDTH;
  double scale = scale_for (width, height, across);

  *x = (width - across * scale) / 2;
  *y = (height - BOOK_HEIGHT * scale) / 2;
  return scale;
}

static gboolean
follow_room (gpointer data)
{
  BrambleTaleSpread *self = data;

  set_page (self, self->page);
  return G_SOURCE_REMOVE;
}

static void
bramble_tale_spread_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  BrambleTaleSpread *self = BRAMBLE_TALE_SPREAD (widget);
  double both = scale_for (width, height, BOOK_WIDTH);
  gboolean single = both < SMALL_SCALE && both < scale_for (width, height, BOOK_WIDTH / 2.0);
  gboolean mirrored = is_mirrored (self);
  double x, y, scale, left, right, size_x, size_y;

  if (single != self->single)
    {
      self->single = single;
      gtk_widget_set_child_visible (GTK_WIDGET (self->second), !single);
      /* Whoever hears of it may want another size. */
      g_idle_add_full (G_PRIORITY_DEFAULT, follow_room, g_object_ref (self), g_object_unref);
    }
  scale = find_scale (self, &x, &y);
  left = x + LEFT_PAGE * scale;
  right = x + (single ? RIGHT_PAGE - BOOK_WIDTH / 2.0 : RIGHT_PAGE) * scale;
  size_x = BRAMBLE_TALE_PAGE_WIDTH * scale;
  size_y = BRAMBLE_TALE_PAGE_HEIGHT * scale;
  /* One alone is the page that a book opens with. */
  bramble_place (GTK_WIDGET (self->first), single != mirrored ? right : left, y + TOP * scale, size_x, size_y);
  bramble_place (GTK_WIDGET (self->second), mirrored ? left : right, y + TOP * scale, size_x, size_y);
}

static void
bramble_tale_spread_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = SMALLEST;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? BOOK_WIDTH : BOOK_HEIGHT;
}

/* Of the book a half is seen when there is one page only: that which it is turned to. */
static void
bramble_tale_spread_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BrambleTaleSpread *self = BRAMBLE_TALE_SPREAD (widget);
  double x, y;
  double scale = find_scale (self, &x, &y);
  double pixels = scale * gtk_widget_get_scale_factor (widget);
  double across = (self->single ? BOOK_WIDTH / 2.0 : BOOK_WIDTH) * scale;
  double from = self->single && !is_mirrored (self) ? x - BOOK_WIDTH / 2.0 * scale : x;
  GdkTexture *texture = NULL;
  gboolean exact;

  if (self->tale && self->tale->spread && scale > 0)
    texture = bramble_art_peek (bramble_art_get_default (), self->tale->spread, MAX (1, (int) (BOOK_WIDTH * pixels + 0.5)),
                                MAX (1, (int) (BOOK_HEIGHT * pixels + 0.5)), &exact);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) across, (float) (BOOK_HEIGHT * scale)));
  if (texture)
    bramble_art_paint (widget, snapshot, texture,
                       &GRAPHENE_RECT_INIT ((float) from, (float) y, (float) (BOOK_WIDTH * scale), (float) (BOOK_HEIGHT * scale)));
  else
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.94F, 0.9F, 0.8F, 1 },
                               &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) across, (float) (BOOK_HEIGHT * scale)));
  gtk_snapshot_pop (snapshot);
  GTK_WIDGET_CLASS (bramble_tale_spread_parent_class)->snapshot (widget, snapshot);
}

static void
bramble_tale_spread_map (GtkWidget *widget)
{
  BrambleTaleSpread *self = BRAMBLE_TALE_SPREAD (widget);

  GTK_WIDGET_CLASS (bramble_tale_spread_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (gtk_widget_queue_draw), self);
}

static void
bramble_tale_spread_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&BRAMBLE_TALE_SPREAD (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_tale_spread_parent_class)->unmap (widget);
}

static void
bramble_tale_spread_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGE:
      g_value_set_uint (value, BRAMBLE_TALE_SPREAD (object)->page);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_tale_spread_dispose (GObject *object)
{
  BrambleTaleSpread *self = BRAMBLE_TALE_SPREAD (object);

  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_pointer (&self->pages, bramble_tale_pages_free);
  g_clear_pointer (&self->tale, bramble_tale_unref);

  G_OBJECT_CLASS (bramble_tale_spread_parent_class)->dispose (object);
}

static void
bramble_tale_spread_class_init (BrambleTaleSpreadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bramble_tale_spread_get_property;
  object_class->dispose = bramble_tale_spread_dispose;
  widget_class->size_allocate = bramble_tale_spread_size_allocate;
  widget_class->measure = bramble_tale_spread_measure;
  widget_class->snapshot = bramble_tale_spread_snapshot;
  widget_class->map = bramble_tale_spread_map;
  widget_class->unmap = bramble_tale_spread_unmap;
  gtk_widget_class_set_css_name (widget_class, "talespread");

  /* The first page that is seen; of one that it is turned away from nothing is told. */
  props[PROP_PAGE] = g_param_spec_uint ("page", NULL, NULL, 0, G_MAXUINT, 0,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_tale_spread_init (BrambleTaleSpread *self)
{
  self->first = BRAMBLE_TALE_LEAF (bramble_tale_leaf_new ());
  self->second = BRAMBLE_TALE_LEAF (bramble_tale_leaf_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->first), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->second), GTK_WIDGET (self));
}

GtkWidget *
bramble_tale_spread_new (void)
{
  return g_object_new (BRAMBLE_TYPE_TALE_SPREAD, NULL);
}

/**
 * bramble_tale_spread_set_tale:
 * @tale: what stands in the book
 *
 * Opens it at its first page.
 */
void
bramble_tale_spread_set_tale (BrambleTaleSpread *self,
                              BrambleTale       *tale)
{
  g_return_if_fail (BRAMBLE_IS_TALE_SPREAD (self));

  g_clear_pointer (&self->pages, bramble_tale_pages_free);
  g_clear_pointer (&self->tale, bramble_tale_unref);
  self->tale = bramble_tale_ref (tale);
  self->pages = bramble_tale_pages_new (tale, BRAMBLE_TALE_PAGE_WIDTH, BRAMBLE_TALE_PAGE_HEIGHT,
                                        gtk_widget_get_direction (GTK_WIDGET (self)));
  set_page (self, 0);
}

/* Returns how many pages there are. */
guint
bramble_tale_spread_get_n (BrambleTaleSpread *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TALE_SPREAD (self), 1);

  return self->pages ? bramble_tale_pages_get_n (self->pages) : 1;
}

/* Returns the first page that is seen, from 0. */
guint
bramble_tale_spread_get_page (BrambleTaleSpread *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TALE_SPREAD (self), 0);

  return self->page;
}

/* Returns how many pages are seen. */
guint
bramble_tale_spread_get_seen (BrambleTaleSpread *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TALE_SPREAD (self), 1);

  return MIN (self->single ? 1u : 2u, bramble_tale_spread_get_n (self) - self->page);
}

/* Returns the page that a chapter begins on. */
guint
bramble_tale_spread_find (BrambleTaleSpread *self,
                          guint              chapter)
{
  g_return_val_if_fail (BRAMBLE_IS_TALE_SPREAD (self), 0);

  return bramble_tale_pages_get_chapter (self->pages, chapter);
}

/* Opens the book at a page, and lets it be read. */
void
bramble_tale_spread_open (BrambleTaleSpread *self,
                          guint              page)
{
  g_return_if_fail (BRAMBLE_IS_TALE_SPREAD (self));

  set_page (self, page);
  gtk_widget_grab_focus (GTK_WIDGET (self->first));
}

/* Turns so many leaves on, or back. */
void
bramble_tale_spread_turn (BrambleTaleSpread *self,
                          int                leaves)
{
  int page;

  g_return_if_fail (BRAMBLE_IS_TALE_SPREAD (self));

  page = (int) self->page + leaves * (self->single ? 1 : 2);
  if (page >= 0 && page < (int) bramble_tale_spread_get_n (self))
    set_page (self, (guint) page);
}
