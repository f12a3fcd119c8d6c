/* bramble-panel.c: parts in the places that a drawing gives them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-panel.h"

#include "bramble-children.h"
#include "bramble-frame.h"

/**
 * BramblePanel:
 *
 * Lays its children out as a #BrambleSheet says, in units of the #BrambleFrame
 * that it is in. It asks for no room of its own: whoever has drawn the sheet
 * has given it some. Where text is read from right to left, so is the sheet.
 */
typedef struct
{
  const BrambleSheet *wide;
  const BrambleSheet *compact;
} BramblePanelPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (BramblePanel, bramble_panel, GTK_TYPE_WIDGET)

static GQuark
part_quark (void)
{
  return g_quark_from_static_string ("bramble-part");
}

static void
bramble_panel_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  /* Children are asked when they are given their places; to ask them here, too, would
   * lay out every text twice. */
  *minimum = *natural = 0;
}

static void
bramble_panel_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BramblePanelPrivate *priv = bramble_panel_get_instance_private (BRAMBLE_PANEL (widget));
  const BrambleSheet *sheet = bramble_frame_is_compact (widget) && priv->compact ? priv->compact : priv->wide;

  bramble_panel_lay (BRAMBLE_PANEL (widget), sheet, bramble_frame_unit (widget), NULL, width, height);
}

static void
bramble_panel_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_panel_parent_class)->dispose (object);
}

static void
bramble_panel_class_init (BramblePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_panel_dispose;
  widget_class->measure = bramble_panel_measure;
  widget_class->size_allocate = bramble_panel_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "panel");
}

static void
bramble_panel_init (BramblePanel *self)
{
}

/**
 * bramble_panel_new:
 * @wide: the drawing that it follows
 * @compact: (nullable): the one for a compact table, if that is another
 */
GtkWidget *
bramble_panel_new (const BrambleSheet *wide,
                   const BrambleSheet *compact)
{
  BramblePanel *self = g_object_new (BRAMBLE_TYPE_PANEL, NULL);

  bramble_panel_set_sheets (self, wide, compact);
  return GTK_WIDGET (self);
}

void
bramble_panel_set_sheets (BramblePanel       *self,
                          const BrambleSheet *wide,
                          const BrambleSheet *compact)
{
  BramblePanelPrivate *priv = bramble_panel_get_instance_private (self);

  g_return_if_fail (BRAMBLE_IS_PANEL (self));

  priv->wide = wide;
  priv->compact = compact;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * bramble_panel_add:
 * @part: the name of its place; it is not copied
 * @child: (transfer floating): what lies there; what is added later lies above
 */
void
bramble_panel_add (BramblePanel *self,
                   const char   *part,
                   GtkWidget    *child)
{
  g_return_if_fail (BRAMBLE_IS_PANEL (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_set_qdata (G_OBJECT (child), part_quark (), (gpointer) g_intern_string (part));
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/**
 * bramble_panel_get:
 *
 * Returns: (transfer none) (nullable): what was added as @part
 */
GtkWidget *
bramble_panel_get (BramblePanel *self,
                   const char   *part)
{
  g_return_val_if_fail (BRAMBLE_IS_PANEL (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child; child = gtk_widget_get_next_sibling (child))
    if (g_strcmp0 (g_object_get_qdata (G_OBJECT (child), part_quark ()), part) == 0)
      return child;

  return NULL;
}

static const BramblePart *
find_part (const BrambleSheet *sheet,
           GtkWidget          *child,
           const char         *tab)
{
  const char *name = g_object_get_qdata (G_OBJECT (child), part_quark ());

  for (const BramblePart *part = sheet->parts; part->name; part++)
    if (g_strcmp0 (part->name, name) == 0 && (part->tab == NULL || g_strcmp0 (part->tab, tab) == 0))
      return part;

  return NULL;
}

/* The place of @part in pixels. Edges that touch in the drawing touch here. */
static GtkAllocation
find_place (const BramblePart *part,
            double             unit,
            double             spare_width,
            double             spare_height)
{
  double x = part->x * unit + (part->room & BRAMBLE_PART_RIGHT ? spare_width : 0);
  double y = part->y * unit + (part->room & BRAMBLE_PART_DOWN ? spare_height : 0);
  double right = x + part->width * unit + (part->room & BRAMBLE_PART_WIDER ? spare_width : 0);
  double bottom = y + part->height * unit + (part->room & BRAMBLE_PART_TALLER ? spare_height : 0);

  return (GtkAllocation) { (int) (x + 0.5), (int) (y + 0.5), MAX (0, (int) (right + 0.5) - (int) (x + 0.5)),
                           MAX (0, (int) (bottom + 0.5) - (int) (y + 0.5)) };
}

/**
 * bramble_panel_lay:
 * @unit: of the drawing, in pixels
 * @tab: (nullable): which tab of the book is open
 *
 * Gives all children their places in a room of @width and @height.
 */
void
bramble_panel_lay (BramblePanel       *self,
                   const BrambleSheet *sheet,
                   double              unit,
                   const char         *tab,
                   int                 width,
                   int                 height)
{
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double spare_width = width - sheet->columns * unit;
  double spare_height = height - sheet->rows * unit;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child; child = gtk_widget_get_next_sibling (child))
    {
      const BramblePart *part = find_part (sheet, child, tab);
      GtkAllocation place;

      gtk_widget_set_child_visible (child, part != NULL);
      if (part == NULL || !gtk_widget_get_visible (child))
        continue;
      place = find_place (part, unit, spare_width, spare_height);
      if (leftwards)
        place.x = width - place.x - place.width;
      bramble_place (child, place.x, place.y, place.width, place.height);
    }
  /* What was hidden and wanted to be drawn does not say so again. */
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
