/* bramble-grimm-moves.h: how the events of The Grimm Forest are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-grimm-scene.h>
#include <bramble-match.h>

#include "bramble-move.h"

G_BEGIN_DECLS

GPtrArray   *bramble_grimm_moves          (BrambleMatch            *match,
                                           guint                    step);
BrambleMove *bramble_grimm_move_for_scene (BrambleMatch            *match,
                                           const BrambleGrimmScene *scene);

G_END_DECLS
