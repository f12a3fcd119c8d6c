/* bramble-frame.c: the table in one unit, by a few designed layouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-frame.h"

#include <math.h>

#include "bramble-contrast.h"
#include "bramble-growth.h"

/* How much wider than its drawing a table may be; what is left is wood. */
#define MOST_SPARE 26

/* What a unit is where there is no frame: in pictures of a table, say. */
#define NO_FRAME_UNIT 8

/**
 * BrambleFrame:
 *
 * From how much room there is follows one unit, and everything on the table is
 * so many units large: the table looks the same in a small and in a large
 * window. In the style sheet, one em of everything that is no label is a unit.
 *
 * Which of the layouts is used follows from the room too: the first whose text
 * is not smaller than the desktop's. The last one scrolls, if it must.
 */
struct _BrambleFrame
{
  BramblePanel parent_instance;

  const BrambleSheet *sheets; /* BRAMBLE_N_LAYOUTS of them */
  BrambleLayout layout;
  double unit;                /* in pixels */
  gboolean log;               /* the log is open */
  gboolean busy;              /* something is to be seen on the stage */
  const char *tab;            /* interned: the open page of the book */
  GtkCssProvider *style;      /* says how large the unit is */
};

G_DEFINE_FINAL_TYPE (BrambleFrame, bramble_frame, BRAMBLE_TYPE_PANEL)

enum
{
  SIGNAL_REGROUPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Plain text is never smaller than the desktop's. */
static double
least_unit (BrambleFrame *self)
{
  return bramble_growth_letters (GTK_WIDGET (self)) / BRAMBLE_TEXT_UNITS;
}

static double
unit_for (const BrambleSheet *sheet,
          int                 width,
          int                 height)
{
  return MIN (width / sheet->columns, height / sheet->rows);
}

/* What GTK remembers of how large things are was measured in another unit. It forgets that
 * only where it has looked at the new style already, and so would lay out half of each. */
static void
forget_sizes (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_queue_resize (child);
      forget_sizes (child);
    }
}

static void
set_unit (BrambleFrame *self,
          double        unit)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *css = NULL;

  if (fabs (unit - self->unit) < 0.001)
    return;

  self->unit = unit;
  g_ascii_formatd (number, sizeof number, "%.3f", unit);
  css = g_strdup_printf ("tableframe{font-size:%spx;}", number);
  gtk_css_provider_load_from_data (self->style, css, -1);
  forget_sizes (GTK_WIDGET (self));
}

/* Which layout the room is for, and how large its unit is. */
static BrambleLayout
choose (BrambleFrame *self,
        int           width,
        int           height,
        double       *unit)
{
  double least = least_unit (self);

  /* A window of exactly the designed size is not a hair too small. */
  for (BrambleLayout layout = BRAMBLE_LAYOUT_WIDE_LOG; layout < BRAMBLE_LAYOUT_COMPACT; layout++)
    {
      *unit = unit_for (&self->sheets[layout], width, height);
      if ((layout != BRAMBLE_LAYOUT_WIDE_LOG || self->log) && *unit >= least - 0.01)
        return layout;
    }

  *unit = MAX (unit_for (&self->sheets[BRAMBLE_LAYOUT_COMPACT], width, height), least);
  return BRAMBLE_LAYOUT_COMPACT;
}

/* Without a column of its own the log stands where the stage is, until
 * something is to be seen there. */
static const char *
open_page (BrambleFrame *self)
{
  if (self->layout == BRAMBLE_LAYOUT_COMPACT)
    return self->tab;

  return self->log && !self->busy ? BRAMBLE_TAB_LOG : BRAMBLE_TAB_STORY;
}

/* A table without any room asks for what the smallest layout needs. */
static void
bramble_frame_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BrambleFrame *self = BRAMBLE_FRAME (widget);
  const BrambleSheet *sheet = &self->sheets[BRAMBLE_LAYOUT_COMPACT];
  float size = orientation == GTK_ORIENTATION_HORIZONTAL ? sheet->columns : sheet->rows;

  GTK_WIDGET_CLASS (bramble_frame_parent_class)->measure (widget, orientation, for_size, minimum, natural,
                                                          minimum_baseline, natural_baseline);
  *minimum = *natural = (int) (size * least_unit (self));
}

static void
bramble_frame_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BrambleFrame *self = BRAMBLE_FRAME (widget);
  BrambleLayout before = self->layout;
  const BrambleSheet *sheet;
  double unit;

  self->layout = choose (self, width, height, &unit);
  sheet = &self->sheets[self->layout];
  set_unit (self, unit);
  if (self->layout != before && self->layout == BRAMBLE_LAYOUT_COMPACT)
    gtk_widget_add_css_class (widget, "compact");
  else if (self->layout != before)
    gtk_widget_remove_css_class (widget, "compact");
  bramble_panel_lay (BRAMBLE_PANEL (self), sheet, unit, open_page (self),
                     MIN (width, (int) ((sheet->columns + MOST_SPARE) * unit)), height);
  if (self->layout != before)
    g_signal_emit (self, signals[SIGNAL_REGROUPED], 0);
}

static void
bramble_frame_dispose (GObject *object)
{
  g_clear_object (&BRAMBLE_FRAME (object)->style);

  G_OBJECT_CLASS (bramble_frame_parent_class)->dispose (object);
}

static void
bramble_frame_class_init (BrambleFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  bramble_contrast_dress_table ();
  G_OBJECT_CLASS (klass)->dispose = bramble_frame_dispose;
  widget_class->measure = bramble_frame_measure;
  widget_class->size_allocate = bramble_frame_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tableframe");

  /**
   * BrambleFrame::regrouped:
   *
   * Another layout is used from now on.
   */
  signals[SIGNAL_REGROUPED] = g_signal_new ("regrouped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 0);
}

static void
bramble_frame_init (BrambleFrame *self)
{
  self->layout = BRAMBLE_N_LAYOUTS;
  self->style = gtk_css_provider_new ();
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)), GTK_STYLE_PROVIDER (self->style),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

GtkWidget *
bramble_frame_new (void)
{
  return g_object_new (BRAMBLE_TYPE_FRAME, NULL);
}

/**
 * bramble_frame_set_layouts:
 * @sheets: (array): a drawing for each #BrambleLayout; they are not copied
 */
void
bramble_frame_set_layouts (BrambleFrame       *self,
                           const BrambleSheet *sheets)
{
  g_return_if_fail (BRAMBLE_IS_FRAME (self));
  g_return_if_fail (sheets != NULL);

  self->sheets = sheets;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns the present one, or BRAMBLE_N_LAYOUTS before there was any room. */
BrambleLayout
bramble_frame_get_layout (BrambleFrame *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FRAME (self), BRAMBLE_N_LAYOUTS);

  return self->layout;
}

/* Whether the log is to be read all the time. */
void
bramble_frame_set_log (BrambleFrame *self,
                       gboolean      log)
{
  g_return_if_fail (BRAMBLE_IS_FRAME (self));

  if (self->log == log)
    return;

  self->log = log;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Whether something is to be seen on the stage. */
void
bramble_frame_set_busy (BrambleFrame *self,
                        gboolean      busy)
{
  g_return_if_fail (BRAMBLE_IS_FRAME (self));

  if (self->busy == busy)
    return;

  self->busy = busy;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

const char *
bramble_frame_get_tab (BrambleFrame *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FRAME (self), NULL);

  return self->tab;
}

/* Opens a page of the book, which only a compact table has. */
void
bramble_frame_set_tab (BrambleFrame *self,
                       const char   *tab)
{
  g_return_if_fail (BRAMBLE_IS_FRAME (self));

  if (g_strcmp0 (self->tab, tab) == 0)
    return;

  self->tab = g_intern_string (tab);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static BrambleFrame *
frame_of (GtkWidget *inside)
{
  return BRAMBLE_FRAME (gtk_widget_get_ancestor (inside, BRAMBLE_TYPE_FRAME));
}

/* Returns how many pixels a unit is where @inside lies. */
double
bramble_frame_unit (GtkWidget *inside)
{
  BrambleFrame *frame = frame_of (inside);

  return frame && frame->unit > 0 ? frame->unit : NO_FRAME_UNIT;
}

/* Whether @inside lies on a compact table. */
gboolean
bramble_frame_is_compact (GtkWidget *inside)
{
  BrambleFrame *frame = frame_of (inside);

  return frame && frame->layout == BRAMBLE_LAYOUT_COMPACT;
}
