/* bramble-stuffed-steps.h: what a minion does, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-stuffed-strike.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_STEPS (bramble_stuffed_steps_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedSteps, bramble_stuffed_steps, BRAMBLE, STUFFED_STEPS, GtkWidget)

GtkWidget *bramble_stuffed_steps_new  (void);
void       bramble_stuffed_steps_show (BrambleStuffedSteps        *self,
                                       const BrambleStuffedStrike *strike,
                                       const char                 *defender);

G_END_DECLS
