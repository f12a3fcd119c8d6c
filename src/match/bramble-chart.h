/* bramble-chart.h: how a game went, number by number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-record.h"

G_BEGIN_DECLS

/* How many of something @seat has in @state. It is shown to everybody, so it
 * must be something that lies open for all. */
typedef guint (*BrambleCount) (gconstpointer state,
                               guint         seat);

/* A row of points, each with a number for every seat. Plain data with one owner. */
typedef struct _BrambleChart BrambleChart;

BrambleChart *bramble_chart_new            (guint                n_seats);
BrambleChart *bramble_chart_new_for_rounds (const BrambleRecord *record,
                                            BrambleCount         count);
BrambleChart *bramble_chart_copy           (const BrambleChart  *chart);
void          bramble_chart_free           (BrambleChart        *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleChart, bramble_chart_free)

void          bramble_chart_add            (BrambleChart        *chart,
                                            guint                round,
                                            const guint         *values);

guint         bramble_chart_get_n_points   (const BrambleChart  *chart);
guint         bramble_chart_get_n_seats    (const BrambleChart  *chart);
guint         bramble_chart_get_round      (const BrambleChart  *chart,
                                            guint                point);
guint         bramble_chart_get_value      (const BrambleChart  *chart,
                                            guint                point,
                                            guint                seat);

G_END_DECLS
