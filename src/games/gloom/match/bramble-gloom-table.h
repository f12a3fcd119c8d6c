/* bramble-gloom-table.h: everything that lies on the table of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-gloom-family.h"
#include "bramble-gloom-hero.h"
#include "bramble-table.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_TABLE (bramble_gloom_table_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomTable, bramble_gloom_table, BRAMBLE, GLOOM_TABLE, BrambleTable)

BrambleGloomTable *bramble_gloom_table_new            (BrambleMatch      *match);

/* What is seen now. */
const GloomState  *bramble_gloom_table_get_shown      (BrambleGloomTable *self);
GListModel        *bramble_gloom_table_get_families   (BrambleGloomTable *self);
GListModel        *bramble_gloom_table_get_heroes     (BrambleGloomTable *self);
GListModel        *bramble_gloom_table_get_characters (BrambleGloomTable *self);
GListModel        *bramble_gloom_table_get_stories    (BrambleGloomTable *self);
GListModel        *bramble_gloom_table_get_discard    (BrambleGloomTable *self);
GListModel        *bramble_gloom_table_get_looked_at  (BrambleGloomTable *self);
guint              bramble_gloom_table_get_deck_size  (BrambleGloomTable *self);
char              *bramble_gloom_table_dup_story      (BrambleGloomTable *self,
                                                       guint              story);

/* What the viewer thinks about. */
guint              bramble_gloom_table_get_chosen     (BrambleGloomTable *self);
void               bramble_gloom_table_set_preview    (BrambleGloomTable *self,
                                                       guint              card);

G_END_DECLS
