/* bramble-herald.h: says aloud what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_HERALD (bramble_herald_get_type ())
G_DECLARE_FINAL_TYPE (BrambleHerald, bramble_herald, BRAMBLE, HERALD, GtkWidget)

void        bramble_herald_say      (BrambleHerald *self,
                                     const char    *sentence);
void        bramble_herald_say_rest (BrambleHerald *self,
                                     const char    *text);
void        bramble_herald_ask      (BrambleHerald *self,
                                     const char    *question);
void        bramble_herald_answer   (BrambleHerald *self,
                                     const char    *sentences);
void        bramble_herald_stop     (BrambleHerald *self);
void        bramble_herald_hush     (BrambleHerald *self);
const char *bramble_herald_get_text (BrambleHerald *self);

G_END_DECLS
