/* bramble-frame.h: the table in one unit, by a few designed layouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-panel.h"

G_BEGIN_DECLS

/* The designed layouts of a table, from large to small. */
typedef enum
{
  BRAMBLE_LAYOUT_WIDE_LOG, /* beside the story there is a column for the log */
  BRAMBLE_LAYOUT_WIDE,     /* the table, and beside it what happens and what is asked */
  BRAMBLE_LAYOUT_COMPACT,  /* what happens is a page of a book, what is asked stands below */
  BRAMBLE_N_LAYOUTS,
} BrambleLayout;

#define BRAMBLE_TYPE_FRAME (bramble_frame_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFrame, bramble_frame, BRAMBLE, FRAME, BramblePanel)

GtkWidget    *bramble_frame_new          (void);
void          bramble_frame_set_layouts  (BrambleFrame       *self,
                                          const BrambleSheet *sheets);
BrambleLayout bramble_frame_get_layout   (BrambleFrame       *self);
void          bramble_frame_set_log      (BrambleFrame       *self,
                                          gboolean            log);
const char   *bramble_frame_get_tab      (BrambleFrame       *self);
void          bramble_frame_set_tab      (BrambleFrame       *self,
                                          const char         *tab);

/* For whatever lies on the table. */
double        bramble_frame_unit         (GtkWidget          *inside);
gboolean      bramble_frame_is_compact   (GtkWidget          *inside);

G_END_DECLS
