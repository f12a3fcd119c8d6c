/* bramble-wall.h: what hangs where beside the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-boxes.h"
#include "bramble-game-panel.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_WALL (bramble_wall_get_type ())
G_DECLARE_FINAL_TYPE (BrambleWall, bramble_wall, BRAMBLE, WALL, GtkWidget)

GtkWidget *bramble_wall_new (BrambleBoxes     *boxes,
                             BrambleGamePanel *panel,
                             GtkWidget        *below);

G_END_DECLS
