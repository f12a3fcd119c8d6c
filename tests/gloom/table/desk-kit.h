/* desk-kit.h: positions of Fairytale Gloom on a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

#include "bramble-target.h"
#include "kit.h"

G_BEGIN_DECLS

/* A table in a window of its own. The first player is a person, and looks. */
typedef struct
{
  BrambleMatch *match;
  GtkWidget *window;
  GtkWidget *board;
} Desk;

void           desk_init       (Desk             *desk,
                                const GloomState *state,
                                int               width,
                                int               height);
void           desk_clear      (Desk             *desk);

/* What stands for a thing, "hero/3"; it must be there. */
BrambleTarget *desk_find       (Desk             *desk,
                                const char       *thing);
/* As if somebody clicked on it. */
void           desk_touch      (Desk             *desk,
                                const char       *thing);
/* As if somebody carried one thing onto another. */
void           desk_carry      (Desk             *desk,
                                const char       *thing,
                                const char       *place);
/* With BRAMBLE_PICTURES=DIRECTORY a picture is left there. */
void           desk_photograph (Desk             *desk,
                                const char       *name);
/* A game some way on: so many answers by the habits of the computer. */
void           desk_play       (Kit              *k,
                                guint             answers,
                                guint             seat);

G_END_DECLS
