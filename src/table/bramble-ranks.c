/* bramble-ranks.c: things of one size, rank and file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-ranks.h"

#include "bramble-children.h"

/**
 * BrambleRanks:
 *
 * Things that are all as large as the largest, in rows. How many stand in a row is
 * not just how many have room: those who belong together are not torn apart, and
 * none is left over alone.
 */
struct _BrambleRanks
{
  GtkLayoutManager parent_instance;

  int gap;                           /* between two of them, in pixels */
  guint ranks[BRAMBLE_MAX_RANK + 1]; /* how many stand side by side where so many have room */
  guint most;                        /* how many may have room */
};

G_DEFINE_FINAL_TYPE (BrambleRanks, bramble_ranks, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bramble_ranks_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How wide the widest is, at least and as it likes to be, and how many there are. */
static guint
measure_all (GtkWidget *widget,
             int       *least,
             int       *wide)
{
  guint n = 0;

  *least = *wide = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      *wide = MAX (*wide, natural);
      n++;
    }
  return n;
}

/* Lays everything out in @width, or with @place FALSE only reckons. Returns the height. */
static int
lay (BrambleRanks *self,
     GtkWidget    *widget,
     int           width,
     gboolean      place)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int least, wide, high = 0, x, y;
  guint n = measure_all (widget, &least, &wide);
  guint room = (guint) CLAMP ((width + self->gap) / MAX (wide + self->gap, 1), 1, (int) self->most);
  guint rank = self->ranks[room];
  guint at = 0;

  wide = MAX (least, MIN (wide, width));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wide, NULL, &height, NULL, NULL);
      high = MAX (high, height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); place && child; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      /* All of them stand in the middle, and a last row that is not full begins where the others do. */
      x = (width - (int) rank * (wide + self->gap) + self->gap) / 2 + (int) (at % rank) * (wide + self->gap);
      y = (int) (at / rank) * (high + self->gap);
      bramble_place (child, leftwards ? width - x - wide : x, y, wide, high);
      at++;
    }
  return n == 0 ? 0 : (int) ((n + rank - 1) / rank) * (high + self->gap) - self->gap;
}

static void
bramble_ranks_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  BrambleRanks *self = BRAMBLE_RANKS (manager);
  int wide;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay (self, widget, for_size < 0 ? G_MAXINT / 2 : for_size, FALSE);
      return;
    }
  measure_all (widget, minimum, &wide);
  *natural = (int) self->ranks[self->most] * (wide + self->gap) - self->gap;
  *natural = MAX (*minimum, *natural);
}

static void
bramble_ranks_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  lay (BRAMBLE_RANKS (manager), widget, width, TRUE);
}

static void
bramble_ranks_class_init (BrambleRanksClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bramble_ranks_get_request_mode;
  layout_class->measure = bramble_ranks_measure;
  layout_class->allocate = bramble_ranks_allocate;
}

static void
bramble_ranks_init (BrambleRanks *self)
{
}

/**
 * bramble_ranks_new:
 * @gap: between two things, in pixels
 * @ranks: how many stand side by side where 0, 1 … @most have room; from 1 on never none, and never more than that
 * @most: how many may have room
 */
GtkLayoutManager *
bramble_ranks_new (int          gap,
                   const guint *ranks,
                   guint        most)
{
  BrambleRanks *self = g_object_new (BRAMBLE_TYPE_RANKS, NULL);

  g_return_val_if_fail (most > 0 && most <= BRAMBLE_MAX_RANK, NULL);

  self->gap = gap;
  self->most = most;
  for (guint i = 0; i <= most; i++)
    self->ranks[i] = CLAMP (ranks[i], 1, MAX (i, 1));
  return GTK_LAYOUT_MANAGER (self);
}
