/* bramble-stuffed-memories.h: stories that were finished, and who is a friend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bramble_stuffed_show_memories (BrambleTimes   times,
                                          gconstpointer  remembered);

G_END_DECLS
