/* folktales-presentation.c: Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-presentation.h>
#include <rules/folk-game.h>

#include "bramble-folk-board.h"
#include "bramble-folk-preview.h"
#include "bramble-picture.h"

static const BramblePage chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "folktales/heroes/clever-girl", "folktales/fields/castle" },
        N_("Heroes set out from the Village, each with a quest. The first through the gate of the Castle wins.") },
    },
  },
  { NULL },
};

static GtkWidget *
draw (const char *art)
{
  return bramble_picture_new (art, 72, 72);
}

const BramblePresentation folktales_presentation = {
  .game = &folktales_game,
  .tagline = N_("Walk through all the lands of the tales, and be the first through the gate of the Castle."),
  .front = "folktales/box/front",
  .spine = "folktales/box/spine",
  .chapters = chapters,
  .draw = draw,
  .board = bramble_folk_board_new,
  .preview = bramble_folk_preview_new,
};
