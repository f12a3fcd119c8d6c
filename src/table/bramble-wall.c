/* bramble-wall.c: what hangs where beside the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-wall.h"

#include "bramble-children.h"
#include "bramble-growth.h"

/* Above, below and between the parts, and at the sides in parts of the width. */
#define GAP 12
#define SIDE 0.022
#define LEAST_SIDE 14

/* How high boxes are at least, in parts of the width and in points. */
#define LEAST_BOX 0.15
#define SMALLEST_BOX 130
#define LARGEST_LEAST_BOX 280

/* The triangle on the panel that points at the chosen box. */
#define POINTER_WIDTH 22
#define POINTER_HEIGHT 10

/* Where the panel stands beside the only box, in parts of the width. */
#define BESIDE 0.42
#define BESIDE_END 0.97

/* Figures on the plank, below that panel: how high they are in parts of the box, and the
 * smallest that are worth it. */
#define FIGURES 0.19
#define SMALLEST_FIGURES 56

/**
 * BrambleWall:
 *
 * Lays out the shelf: the boxes, the panel of the chosen one below them or, when
 * there is only one, beside it, and what is below. The boxes get what room is left.
 */
struct _BrambleWall
{
  GtkWidget parent_instance;

  BrambleBoxes *boxes;
  BrambleGamePanel *panel;
  GtkWidget *below;
  int pointer; /* where the panel points up to the chosen box */
  int edge;    /* of the panel, or -1: it points nowhere */
};

G_DEFINE_FINAL_TYPE (BrambleWall, bramble_wall, GTK_TYPE_WIDGET)

/* Where things are in a width. */
typedef struct
{
  int gap;    /* above, below and between the parts */
  int side;   /* left and right of everything */
  int inner;  /* between the sides */
  int base;   /* of the boxes: what stands below them */
  int box;    /* how high boxes are at least */
  int panel;  /* how high the panel is */
  int below;  /* how high what is below is */
  gboolean beside; /* the panel stands beside the box */
} Plan;

static int
height_of (gpointer widget,
           int      width)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
panel_width (const Plan *plan)
{
  return plan->beside ? (int) (plan->inner * (BESIDE_END - BESIDE)) : plan->inner;
}

static void
make_plan (BrambleWall *self,
           int          width,
           Plan        *plan)
{
  double growth = bramble_growth_of (GTK_WIDGET (self));

  plan->gap = (int) (GAP * growth);
  plan->side = MAX ((int) (width * SIDE), LEAST_SIDE);
  plan->inner = MAX (width - 2 * plan->side, 1);
  plan->beside = bramble_boxes_get_n (self->boxes) == 1;
  plan->base = bramble_boxes_get_base (self->boxes, plan->inner);
  plan->panel = height_of (self->panel, panel_width (plan));
  plan->below = height_of (self->below, plan->inner);
  plan->box = CLAMP ((int) (width * LEAST_BOX), SMALLEST_BOX, (int) (LARGEST_LEAST_BOX * growth));
  plan->box = MIN (plan->box, bramble_boxes_get_most (self->boxes, plan->inner));
  if (plan->beside)
    plan->box = MAX (plan->box, plan->panel);
}

static int
plan_height (const Plan *plan)
{
  return plan->gap + plan->box + plan->base + plan->gap + (plan->beside ? 0 : plan->panel + plan->gap) + plan->below + plan->gap;
}

static GtkSizeRequestMode
bramble_wall_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bramble_wall_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BrambleWall *self = BRAMBLE_WALL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int panel, below;

      gtk_widget_measure (GTK_WIDGET (self->panel), orientation, -1, &panel, NULL, NULL, NULL);
      gtk_widget_measure (self->below, orientation, -1, &below, NULL, NULL, NULL);
      if (bramble_boxes_get_n (self->boxes) == 1)
        panel = (int) (panel / (BESIDE_END - BESIDE)) + 1;
      *minimum = MAX (panel, below) + 2 * LEAST_SIDE;
      *minimum = (int) (*minimum / (1 - 2 * SIDE)) + 1;
    }
  else if (for_size < 0)
    {
      /* So low it could be if there were all the width in the world. A wall scrolls, so nobody
       * needs to know better, and to try widths would lay out all texts again and again. */
      *minimum = GAP + SMALLEST_BOX + GAP;
    }
  else
    {
      Plan plan;

      make_plan (self, for_size, &plan);
      *minimum = plan_height (&plan);
    }
  *natural = *minimum;
}

static void
place (GtkWidget *widget,
       gpointer   child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { leftwards ? gtk_widget_get_width (widget) - x - width : x, y, width, height },
                            -1);
}

/* Beside the only box: the panel in the middle, and figures below it where they do not crowd it. */
static void
place_beside (BrambleWall *self,
              const Plan  *plan,
              int          y)
{
  int figures = MIN ((int) (plan->box * FIGURES), plan->box - plan->panel - plan->gap);

  if (figures < SMALLEST_FIGURES)
    figures = 0;
  bramble_boxes_set_figures (self->boxes, figures);
  place (GTK_WIDGET (self), self->panel, plan->side + (int) (plan->inner * BESIDE),
         y + MAX (plan->box - figures - plan->panel, 0) / 2, panel_width (plan), plan->panel);
}

static void
bramble_wall_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BrambleWall *self = BRAMBLE_WALL (widget);
  int spare, y;
  Plan plan;

  make_plan (self, width, &plan);
  spare = MAX (height - plan_height (&plan), 0);
  plan.box = MAX (plan.box, MIN (plan.box + spare, bramble_boxes_get_most (self->boxes, plan.inner)));
  spare = MAX (height - plan_height (&plan), 0);
  /* What is left over goes above and below in equal parts. */
  y = plan.gap + spare / 3;
  if (plan.beside)
    place_beside (self, &plan, y);
  place (widget, self->boxes, plan.side, y, plan.inner, plan.box + plan.base);
  y += plan.box + plan.base + plan.gap;
  self->pointer = plan.side + bramble_boxes_get_pointer (self->boxes);
  self->edge = plan.beside ? -1 : y;
  if (!plan.beside)
    {
      place (widget, self->panel, plan.side, y, plan.inner, plan.panel);
      y += plan.panel + plan.gap;
    }
  place (widget, self->below, plan.side, y, plan.inner, plan.below);
}

static void
bramble_wall_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BrambleWall *self = BRAMBLE_WALL (widget);
  double wide, high;
  GdkRGBA colour;
  cairo_t *cr;

  GTK_WIDGET_CLASS (bramble_wall_parent_class)->snapshot (widget, snapshot);
  if (self->edge < 0 || !gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "pointer", &colour))
    return;

  wide = POINTER_WIDTH * bramble_growth_of (widget);
  high = POINTER_HEIGHT * bramble_growth_of (widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (self->pointer - wide / 2), (float) (self->edge - high),
                                                                 (float) wide, (float) high));
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_move_to (cr, self->pointer - wide / 2, self->edge);
  cairo_line_to (cr, self->pointer, self->edge - high);
  cairo_line_to (cr, self->pointer + wide / 2, self->edge);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
bramble_wall_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_wall_parent_class)->dispose (object);
}

static void
bramble_wall_class_init (BrambleWallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_wall_dispose;
  widget_class->get_request_mode = bramble_wall_get_request_mode;
  widget_class->measure = bramble_wall_measure;
  widget_class->size_allocate = bramble_wall_size_allocate;
  widget_class->snapshot = bramble_wall_snapshot;
}

static void
bramble_wall_init (BrambleWall *self)
{
  self->edge = -1;
}

/**
 * bramble_wall_new:
 * @boxes: (transfer floating): the boxes
 * @panel: (transfer floating): of the chosen one
 * @below: (transfer floating): what is below them
 */
GtkWidget *
bramble_wall_new (BrambleBoxes     *boxes,
                  BrambleGamePanel *panel,
                  GtkWidget        *below)
{
  BrambleWall *self = g_object_new (BRAMBLE_TYPE_WALL, NULL);

  self->boxes = boxes;
  self->panel = panel;
  self->below = below;
  gtk_widget_set_parent (GTK_WIDGET (boxes), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (panel), GTK_WIDGET (self));
  gtk_widget_set_parent (below, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
