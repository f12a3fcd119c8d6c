/* bramble-stuffed-histogram.c: how likely each total of a pool is, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-histogram.h"

#include "bramble-stuffed-thread.h"

/* Of the height: what is written beneath the bars. */
#define LETTERS 0.2f

/**
 * BrambleStuffedHistogram:
 *
 * A bar for each total; those that are enough are bright. The smallest, the one that is
 * needed and the largest have their numbers. Its words stand beside it.
 */
struct _BrambleStuffedHistogram
{
  GtkWidget parent_instance;

  BrambleStuffedOdds odds;
  guint needed; /* 0: the more the better */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedHistogram, bramble_stuffed_histogram, GTK_TYPE_WIDGET)

static void
write_number (BrambleStuffedHistogram *self,
              GtkSnapshot             *snapshot,
              guint                    number,
              float                    x,
              float                    height)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  bramble_stuffed_write (GTK_WIDGET (self), snapshot, text, "#f3e3c3", LETTERS * height * 0.8, x, height * (1 - LETTERS / 2));
}

static void
bramble_stuffed_histogram_snapshot (GtkWidget   *widget,
                                    GtkSnapshot *snapshot)
{
  BrambleStuffedHistogram *self = BRAMBLE_STUFFED_HISTOGRAM (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  guint n = self->odds.most - self->odds.least + 1;
  float step = width / (float) n, tall = (1 - LETTERS) * height;
  double best = 0;

  for (guint i = self->odds.least; i <= self->odds.most; i++)
    best = MAX (best, self->odds.chances[i]);
  if (best <= 0 || height < 1)
    return;
  for (guint i = 0; i < n; i++)
    {
      float bar = MAX (1, tall * (float) (self->odds.chances[self->odds.least + i] / best));
      gboolean enough = self->needed == 0 || self->odds.least + i >= self->needed;
      GdkRGBA colour;

      gdk_rgba_parse (&colour, enough ? "#f2c45a" : "#59618c");
      gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT ((float) i * step + 0.1f * step, tall - bar, 0.8f * step, bar));
    }
  write_number (self, snapshot, self->odds.least, 0.5f * step, height);
  if (n > 1)
    write_number (self, snapshot, self->odds.most, width - 0.5f * step, height);
  if (self->needed > self->odds.least && self->needed < self->odds.most)
    write_number (self, snapshot, self->needed, ((float) (self->needed - self->odds.least) + 0.5f) * step, height);
}

static void
bramble_stuffed_histogram_class_init (BrambleStuffedHistogramClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bramble_stuffed_histogram_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedhistogram");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_stuffed_histogram_init (BrambleStuffedHistogram *self)
{
}

GtkWidget *
bramble_stuffed_histogram_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_HISTOGRAM, NULL);
}

/**
 * bramble_stuffed_histogram_set:
 * @needed: what is enough, or 0: the more the better
 */
void
bramble_stuffed_histogram_set (BrambleStuffedHistogram  *self,
                               const BrambleStuffedOdds *odds,
                               guint                     needed)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_HISTOGRAM (self));

  self->odds = *odds;
  self->needed = needed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
