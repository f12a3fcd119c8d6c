/* bramble-chart-view.h: how a game went, as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

#include "bramble-measure.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_CHART_VIEW (bramble_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleChartView, bramble_chart_view, BRAMBLE, CHART_VIEW, GtkWidget)

GtkWidget *bramble_chart_view_new       (BrambleMatch         *match,
                                         const BrambleMeasure *measure,
                                         BrambleChart         *chart);
int        bramble_chart_view_get_point (BrambleChartView     *self);

G_END_DECLS
