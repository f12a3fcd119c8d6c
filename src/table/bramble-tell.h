/* bramble-tell.h: where somebody says in their own words what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

/* Whether an event is worth a sentence. */
typedef gboolean (*BrambleTells) (const BrambleEvent *event);

#define BRAMBLE_TYPE_TELL (bramble_tell_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTell, bramble_tell, BRAMBLE, TELL, GtkWidget)

GtkWidget *bramble_tell_new       (void);
void       bramble_tell_set_match (BrambleTell  *self,
                                   BrambleMatch *match,
                                   BrambleTells  tells);
void       bramble_tell_set_label (BrambleTell  *self,
                                   const char   *label);
void       bramble_tell_open      (BrambleTell  *self);

G_END_DECLS
