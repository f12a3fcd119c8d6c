/* bramble-target.h: something on the table that can be touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-thing.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TARGET (bramble_target_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTarget, bramble_target, BRAMBLE, TARGET, GtkButton)

GtkWidget   *bramble_target_new         (BrambleThing   thing,
                                         GtkWidget     *child);
BrambleThing bramble_target_get_thing   (BrambleTarget *self);
void         bramble_target_set_thing   (BrambleTarget *self,
                                         BrambleThing   thing);
void         bramble_target_set_whole   (BrambleTarget *self,
                                         GtkWidget     *whole);
GtkWidget   *bramble_target_get_whole   (BrambleTarget *self);
void         bramble_target_set_lit     (BrambleTarget *self,
                                         gboolean       lit);
void         bramble_target_set_meant   (BrambleTarget *self,
                                         gboolean       meant);
gboolean     bramble_target_is_spoken_of (BrambleTarget *self);
void         bramble_target_set_advised (BrambleTarget *self,
                                         gboolean       advised);
void         bramble_target_set_chosen  (BrambleTarget *self,
                                         gboolean       chosen);
void         bramble_target_set_carried (BrambleTarget *self,
                                         gboolean       carried);
void         bramble_target_set_takes   (BrambleTarget *self,
                                         gboolean       takes);
void         bramble_target_set_tag     (BrambleTarget *self,
                                         const char    *tag);
void         bramble_target_set_reason  (BrambleTarget *self,
                                         const char    *reason);
void         bramble_target_describe    (BrambleTarget *self,
                                         const char    *label,
                                         const char    *description);
char        *bramble_target_dup_words   (BrambleTarget *self);
GdkPaintable *bramble_target_dup_picture (BrambleTarget *self);

guint        bramble_target_find_pointed (GtkWidget *const *targets,
                                          guint             n,
                                          guint             none);

/* What something that cannot be touched shows. */
void         bramble_target_set_shown   (GtkWidget     *widget,
                                         BrambleThing   thing);
BrambleThing bramble_target_get_shown   (GtkWidget     *widget);

G_END_DECLS
