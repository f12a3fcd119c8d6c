/* bramble-stuffed-pool.h: the dice that are thrown, or what it is all about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-engine.h>

#include <bramble-stuffed-throw.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_POOL (bramble_stuffed_pool_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedPool, bramble_stuffed_pool, BRAMBLE, STUFFED_POOL, GtkWidget)

GtkWidget *bramble_stuffed_pool_new       (void);
void       bramble_stuffed_pool_show      (BrambleStuffedPool *self,
                                           const StuffedState *s,
                                           const StuffedRoll  *pool,
                                           guint               needed,
                                           const char         *against);
void       bramble_stuffed_pool_show_throw (BrambleStuffedPool        *self,
                                           const BrambleStuffedThrow *throw,
                                           const char *const         *names);
char      *bramble_stuffed_throw_brief    (const BrambleStuffedThrow *throw,
                                           const char *const         *names);
void       bramble_stuffed_pool_show_idle (BrambleStuffedPool *self,
                                           gboolean            picks);
void       bramble_stuffed_pool_show_then (BrambleStuffedPool *self,
                                           const StuffedState *s,
                                           guint               foe);
void       bramble_stuffed_pool_show_goal (BrambleStuffedPool *self,
                                           const StuffedState *s);

G_END_DECLS
