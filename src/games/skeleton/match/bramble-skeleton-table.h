/* bramble-skeleton-table.h: what lies on the table of Hedge Dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-table.h>
#include <rules/state.h>

G_BEGIN_DECLS

/* The kinds of things. */
#define BRAMBLE_SKELETON_SEAT "seat" /* whose berries they are */
#define BRAMBLE_SKELETON_BERRIES "berries" /* of a seat */
#define BRAMBLE_SKELETON_LEAVES "leaves"   /* likewise */
#define BRAMBLE_SKELETON_CUP "cup"   /* with so many dice in it */
#define BRAMBLE_SKELETON_DIE "die"   /* that shows this */

#define BRAMBLE_TYPE_SKELETON_TABLE (bramble_skeleton_table_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSkeletonTable, bramble_skeleton_table, BRAMBLE, SKELETON_TABLE, BrambleTable)

BrambleSkeletonTable *bramble_skeleton_table_new       (BrambleMatch         *match);
const SkeletonState  *bramble_skeleton_table_get_shown (BrambleSkeletonTable *self);

G_END_DECLS
