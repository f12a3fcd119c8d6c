/* bramble-stuffed-thread.h: what is sewn and written on felt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A thread, in parts of a square. */
typedef struct
{
  const char *colour;
  double width;
  double stitch; /* 0: a whole line */
  double gap;
} BrambleStuffedThread;

void bramble_stuffed_thread_use (const BrambleStuffedThread *thread,
                                 double                      size,
                                 cairo_t                    *cr);
void bramble_stuffed_trace_box  (cairo_t                    *cr,
                                 const graphene_rect_t      *box,
                                 double                      corner);
void bramble_stuffed_sew_box    (GtkSnapshot                *snapshot,
                                 const BrambleStuffedThread *thread,
                                 double                      size,
                                 const graphene_rect_t      *box,
                                 double                      corner);
void bramble_stuffed_write      (GtkWidget                  *widget,
                                 GtkSnapshot                *snapshot,
                                 const char                 *text,
                                 const char                 *colour,
                                 double                      size,
                                 double                      x,
                                 double                      y);
void bramble_stuffed_append_badge (GtkWidget                *widget,
                                 GtkSnapshot                *snapshot,
                                 const graphene_rect_t      *bounds,
                                 const char                 *text,
                                 const char                 *rim,
                                 const char                 *paper,
                                 const char                 *ink,
                                 double                      letters);

G_END_DECLS
