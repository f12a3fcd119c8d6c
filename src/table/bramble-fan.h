/* bramble-fan.h: cards side by side, and over each other when they are many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How things lie in a row. */
typedef struct
{
  GtkOrientation orientation;
  float size; /* of each along the row, in units; 0: they share all of it */
  float gap;  /* between two of them, in units */
  gboolean centred; /* room that is left is at both ends */
  float aspect; /* how many times as wide as high each is at most, in the middle of its place; 0: it fills that */
  float slender; /* and at least; 0: exactly as many times */
} BrambleFanShape;

#define BRAMBLE_TYPE_FAN (bramble_fan_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFan, bramble_fan, BRAMBLE, FAN, GtkLayoutManager)

GtkLayoutManager *bramble_fan_new (const BrambleFanShape *wide,
                                   const BrambleFanShape *compact);

G_END_DECLS
