/* bramble-chooser.h: one thing to be chosen for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <game.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_CHOOSER (bramble_chooser_get_type ())
G_DECLARE_FINAL_TYPE (BrambleChooser, bramble_chooser, BRAMBLE, CHOOSER, GtkWidget)

GtkWidget  *bramble_chooser_new       (const BrambleChoice *choice,
                                       const char          *name);
int         bramble_chooser_get_value (BrambleChooser      *self);
void        bramble_chooser_set_value (BrambleChooser      *self,
                                       int                  value);
void        bramble_chooser_set_seats (BrambleChooser      *self,
                                       const char *const   *names,
                                       guint                n);
const char *bramble_choice_name       (const BrambleChoice *choice);

G_END_DECLS
