/* bramble-gloom-example.h: a pile as an example, to be looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_EXAMPLE (bramble_gloom_example_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomExample, bramble_gloom_example, BRAMBLE, GLOOM_EXAMPLE, GtkWidget)

GtkWidget *bramble_gloom_example_new       (const char          *cards);
int        bramble_gloom_example_get_worth (BrambleGloomExample *self);

G_END_DECLS
