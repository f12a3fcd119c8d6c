/* bramble-wood.h: the table top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a table is made of, on a light desktop and on a dark one. */
typedef struct
{
  const char *tiles[2];  /* pictures that repeat in both directions */
  const char *lights[2]; /* (nullable): pictures that are laid over all of it */
  int size;              /* of the tiles, if they are square; 0: they are as large as those of wood */
} BrambleGround;

#define BRAMBLE_TYPE_WOOD (bramble_wood_get_type ())
G_DECLARE_FINAL_TYPE (BrambleWood, bramble_wood, BRAMBLE, WOOD, GtkWidget)

void bramble_wood_set_ground (BrambleWood         *self,
                              const BrambleGround *ground);

G_END_DECLS
