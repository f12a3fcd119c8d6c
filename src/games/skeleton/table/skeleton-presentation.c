/* skeleton-presentation.c: Hedge Dice on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-presentation.h>
#include <rules/state.h>

const BramblePresentation skeleton_presentation = {
  .game = &skeleton_game,
  .tagline = N_("Pick berries, mind the thorns."),
  .box = "dice/white-6",
};
