/* bramble-folk-throw.h: a throw of the yellow die as a small scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-folk-luck.h>

G_BEGIN_DECLS

GtkWidget *bramble_folk_throw_new (const FolkState       *s,
                                   const char *const     *names,
                                   const BrambleFolkLuck *luck);
char      *bramble_folk_dice_art  (guint                  kind,
                                   guint                  face);

G_END_DECLS
