/* bramble-stuffed-trail.h: what a minion does, drawn on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-squares.h>

G_BEGIN_DECLS

/* Plain data. */
typedef struct
{
  guint8 squares[STUFFED_MAX_SQUARES]; /* the way that was walked, with the square where it began */
  guint n;                             /* how many they are; 0: none was walked */
  guint from;                          /* who hits, or STUFFED_NONE: nobody does */
  guint to;                            /* and who is hit */
  char blow[32];                       /* with how much, as it is read */
} BrambleStuffedTrail;

void bramble_stuffed_trail_snapshot (const BrambleStuffedTrail *self,
                                     GtkWidget                 *map,
                                     GtkSnapshot               *snapshot,
                                     guint                      columns,
                                     double                     size);
void bramble_stuffed_blow_snapshot  (const BrambleStuffedTrail *self,
                                     GtkWidget                 *map,
                                     GtkSnapshot               *snapshot,
                                     guint                      columns,
                                     guint                      rows,
                                     double                     size);

G_END_DECLS
