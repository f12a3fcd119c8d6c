/* bramble-chart-view-private.h: what the files of the chart share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-chart-view.h"

G_BEGIN_DECLS

/**
 * BrambleChartView:
 *
 * One line for each player, told apart by colour, by dashes and by the
 * player's symbol. The pointer or the arrow keys choose a point; its numbers
 * are said below the lines.
 */
struct _BrambleChartView
{
  GtkWidget parent_instance;

  BrambleMatch *match;           /* whose players they are */
  const BrambleMeasure *measure; /* what is counted */
  BrambleChart *chart;           /* the numbers */
  int point;                     /* the chosen one, or -1 when none is */
  gulong ready;                  /* handler on BrambleArt, while mapped */
};

/* Where the lines are drawn. */
typedef struct
{
  double left;       /* of all lines, in points of the widget */
  double right;
  double top;
  double bottom;
  gboolean mirrored; /* time goes from right to left */
  guint n_points;
  guint most;        /* the number at the top */
} BrambleChartPlot;

/* bramble-chart-view-draw.c */
const BrambleLook *bramble_chart_view_get_look (BrambleChartView *self,
                                                guint             seat);
void               bramble_chart_view_get_plot (BrambleChartView *self,
                                                BrambleChartPlot *plot);
void               bramble_chart_view_draw     (GtkWidget        *widget,
                                                GtkSnapshot      *snapshot);

G_END_DECLS
