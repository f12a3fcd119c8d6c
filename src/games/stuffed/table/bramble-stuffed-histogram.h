/* bramble-stuffed-histogram.h: how likely each total of a pool is, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-stuffed-odds.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_HISTOGRAM (bramble_stuffed_histogram_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedHistogram, bramble_stuffed_histogram, BRAMBLE, STUFFED_HISTOGRAM, GtkWidget)

GtkWidget *bramble_stuffed_histogram_new (void);
void       bramble_stuffed_histogram_set (BrambleStuffedHistogram  *self,
                                          const BrambleStuffedOdds *odds,
                                          guint                     needed);

G_END_DECLS
