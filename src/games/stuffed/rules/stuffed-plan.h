/* stuffed-plan.h: for computer players: where to go, and what dice are good for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-game.h"

G_BEGIN_DECLS

double         stuffed_chance       (guint               dice,
                                     int                 number);
guint          stuffed_goal_number  (const StuffedState *s);
guint          stuffed_dice_for     (const StuffedState *s,
                                     guint               seat,
                                     guint               colour);
StuffedSquares stuffed_exits        (const StuffedState *s);
StuffedSquares stuffed_finds        (const StuffedState *s);
StuffedSquares stuffed_token_goal   (const StuffedState *s,
                                     guint               token);
StuffedSquares stuffed_errand       (const StuffedState *s,
                                     guint               seat);
guint          stuffed_way_left     (const StuffedState *s,
                                     StuffedSquares      to,
                                     guint               from);

G_END_DECLS
