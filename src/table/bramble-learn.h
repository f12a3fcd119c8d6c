/* bramble-learn.h: a first game in a few steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_LEARN (bramble_learn_get_type ())
G_DECLARE_FINAL_TYPE (BrambleLearn, bramble_learn, BRAMBLE, LEARN, GtkWidget)

GtkWidget *bramble_learn_new         (const BramblePresentation *game);
guint      bramble_learn_get_n_steps (BrambleLearn *self);
guint      bramble_learn_get_step    (BrambleLearn *self);
void       bramble_learn_set_step    (BrambleLearn *self,
                                      guint         step);

G_END_DECLS
