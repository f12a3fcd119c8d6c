/* bramble-application.h: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_APPLICATION (bramble_application_get_type ())
G_DECLARE_FINAL_TYPE (BrambleApplication, bramble_application, BRAMBLE, APPLICATION, GtkApplication)

BrambleApplication *bramble_application_new (void);

G_END_DECLS
