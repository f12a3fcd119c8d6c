/* bramble-jump.h: moments of a game to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-analysis.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_JUMP (bramble_jump_get_type ())
G_DECLARE_FINAL_TYPE (BrambleJump, bramble_jump, BRAMBLE, JUMP, GtkWidget)

void bramble_jump_set_match (BrambleJump     *self,
                             BrambleMatch    *match);
void bramble_jump_add_turns (BrambleJump     *self,
                             BrambleAnalysis *analysis);

G_END_DECLS
