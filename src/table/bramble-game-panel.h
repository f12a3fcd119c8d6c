/* bramble-game-panel.h: what can be done with the chosen game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GAME_PANEL (bramble_game_panel_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGamePanel, bramble_game_panel, BRAMBLE, GAME_PANEL, GtkWidget)

/* What a player is known to have done with a game. */
typedef enum
{
  BRAMBLE_SKILL_UNKNOWN, /* nobody has looked yet */
  BRAMBLE_SKILL_NEW,     /* never begun one */
  BRAMBLE_SKILL_LEARNING, /* amid the lesson */
  BRAMBLE_SKILL_PLAYED,
} BrambleSkill;

GtkWidget *bramble_game_panel_new         (const BramblePresentation *const *games);
void       bramble_game_panel_show        (BrambleGamePanel          *self,
                                           const BramblePresentation *game,
                                           BrambleSkill               skill);
GtkWidget *bramble_game_panel_get_first   (BrambleGamePanel          *self);

G_END_DECLS
