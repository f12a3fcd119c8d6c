/* bramble-grimm-chart-view.h: the rounds of a game as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-grimm-chart.h>

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_GRIMM_SECTIONS,
  BRAMBLE_GRIMM_RESOURCES,
} BrambleGrimmMeasure;

#define BRAMBLE_TYPE_GRIMM_CHART_VIEW (bramble_grimm_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmChartView, bramble_grimm_chart_view, BRAMBLE, GRIMM_CHART_VIEW, GtkWidget)

void  bramble_grimm_chart_view_show      (BrambleGrimmChartView *self,
                                          BrambleMatch          *match,
                                          BrambleGrimmMeasure    measure);
guint bramble_grimm_chart_view_get_round (BrambleGrimmChartView *self);

G_END_DECLS
