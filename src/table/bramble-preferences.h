/* bramble-preferences.h: how the program behaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_PREFERENCES (bramble_preferences_get_type ())
G_DECLARE_FINAL_TYPE (BramblePreferences, bramble_preferences, BRAMBLE, PREFERENCES, GtkWindow)

GtkWidget *bramble_preferences_new (GtkWindow *parent);

G_END_DECLS
