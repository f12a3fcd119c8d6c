/* bramble-gloom-style.c: how the table of Fairytale Gloom is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-style.h"

#include <bramble-contrast.h>

const BrambleGround bramble_gloom_desk = {
  { "gloom/table/desk-light", "gloom/table/desk-dark" },
  { "gloom/table/candlelight-light", "gloom/table/candlelight-dark" },
};

/* Sees to it that the style sheet of the game is there. */
void
bramble_gloom_style_load (void)
{
  bramble_contrast_dress_game (BRAMBLE_UI "gloom/gloom.css");
}
