/* bramble-folk-field.h: a field of the map that can be pointed at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_FIELD (bramble_folk_field_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkField, bramble_folk_field, BRAMBLE, FOLK_FIELD, GtkWidget)

/* How large most fields are on the grid. */
#define BRAMBLE_FOLK_FIELD_SIZE 4.3

/* A field that nobody can go to now. */
#define BRAMBLE_FOLK_UNLIT (-1)

GtkWidget *bramble_folk_field_new       (guint             field);
guint      bramble_folk_field_get_field (BrambleFolkField *self);
double     bramble_folk_field_get_size  (BrambleFolkField *self);
int        bramble_folk_field_get_steps (BrambleFolkField *self);
void       bramble_folk_field_set_steps (BrambleFolkField *self,
                                         int               steps);
void       bramble_folk_field_set_costs (BrambleFolkField *self,
                                         gboolean          costs);

char      *bramble_folk_field_dup_art   (guint             field);

G_END_DECLS
