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
void          bramble_frame_set_busy     (BrambleFrame       *self,
                                          gboolean            busy);
const char   *bramble_frame_get_tab      (BrambleFrame       *self);
void          bramble_frame_set_tab      (BrambleFrame       *self,
                                          const char         *tab);

/* The column at the side where one sees what happens and is asked: the same for
 * all games. */
#define BRAMBLE_STORY_COLUMN                                                                                      \
  { "stage", 117.5, 1, 41.5, 55.4, BRAMBLE_PART_WIDER },                                                          \
  { "prompt", 117.5, 57.4, 41.5, 35.6, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER }
#define BRAMBLE_STORY_COLUMN_WITH_LOG                                                                             \
  { "stage", 117.5, 1, 41.5, 55.4, BRAMBLE_PART_WIDER, BRAMBLE_TAB_STORY },                                       \
  { "log", 117.5, 1, 41.5, 55.4, BRAMBLE_PART_WIDER, BRAMBLE_TAB_LOG },                                           \
  { "prompt", 117.5, 57.4, 41.5, 35.6, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER }
#define BRAMBLE_LOG_COLUMN { "log", 160, 1, 31, 92, BRAMBLE_PART_RIGHT | BRAMBLE_PART_TALLER }

/* The pages that stand in one place where there is no room for both. */
#define BRAMBLE_TAB_STORY "story"
#define BRAMBLE_TAB_LOG "log"

/* For whatever lies on the table. */
double        bramble_frame_unit         (GtkWidget          *inside);
gboolean      bramble_frame_is_compact   (GtkWidget          *inside);

G_END_DECLS
