/* bramble-summary.h: what everybody did since one's last turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bramble-deed.h"
#include "bramble-leaf.h"

G_BEGIN_DECLS

/* Adds to @deeds, a list of #BrambleDeed, what @event means for whom. */
typedef void (*BrambleTellDeeds) (const BrambleEvent *event,
                                  GArray             *deeds,
                                  gpointer            user_data);

#define BRAMBLE_TYPE_SUMMARY (bramble_summary_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSummary, bramble_summary, BRAMBLE, SUMMARY, GtkWidget)

GtkWidget *bramble_summary_new       (void);
void       bramble_summary_show      (BrambleSummary    *self,
                                      BrambleMatch      *match,
                                      guint              since,
                                      BrambleTellDeeds   tell,
                                      gpointer           user_data);
void       bramble_summary_show_last (BrambleSummary    *self,
                                      const BrambleLeafFace *face);
void       bramble_summary_set_wanted (BrambleSummary   *self,
                                       gboolean          wanted);

G_END_DECLS
