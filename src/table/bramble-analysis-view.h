/* bramble-analysis-view.h: how a game was won and lost, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-analysis.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_ANALYSIS_VIEW (bramble_analysis_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleAnalysisView, bramble_analysis_view, BRAMBLE, ANALYSIS_VIEW, GtkWidget)

GtkWidget *bramble_analysis_view_new      (BrambleMatch              *match);
gboolean   bramble_analysis_view_get_done (BrambleAnalysisView       *self);
char      *bramble_turning_point_text     (const BrambleTurningPoint *turn,
                                           BrambleMatch              *match);

G_END_DECLS
