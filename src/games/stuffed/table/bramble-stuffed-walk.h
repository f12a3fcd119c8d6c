/* bramble-stuffed-walk.h: a figure that goes from square to square
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-squares.h>

G_BEGIN_DECLS

/* Begins empty, as { 0 }. */
typedef struct
{
  guint8 squares[STUFFED_MAX_SQUARES]; /* the way, with the square where it begins */
  guint n;                             /* how many they are */
  double walked;                       /* how many of them are behind it */
  double pace;                         /* 1 is normal, more is slower */
  gint64 begun;                        /* when, on the clock of frames */
  guint tick;                          /* 0: nobody walks */
} BrambleStuffedWalk;

void     bramble_stuffed_walk_begin  (BrambleStuffedWalk *self,
                                      GtkWidget          *map,
                                      const guint8       *squares,
                                      guint               n,
                                      double              pace);
void     bramble_stuffed_walk_end    (BrambleStuffedWalk *self,
                                      GtkWidget          *map);
gboolean bramble_stuffed_walk_find   (BrambleStuffedWalk *self,
                                      guint               columns,
                                      double             *column,
                                      double             *row);

G_END_DECLS
