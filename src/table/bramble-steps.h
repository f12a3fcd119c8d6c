/* bramble-steps.h: what is going on, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bramble-move.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STEPS (bramble_steps_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSteps, bramble_steps, BRAMBLE, STEPS, GtkBox)

GtkWidget *bramble_steps_new  (void);
void       bramble_steps_show (BrambleSteps    *self,
                               const GPtrArray *moves,
                               guint            now,
                               gboolean         over);

G_END_DECLS
