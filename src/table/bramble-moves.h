/* bramble-moves.h: how the scenes of a step are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-scene.h>

#include "bramble-move.h"

G_BEGIN_DECLS

/* Where the pictures of a kind of things are, how large they fly, and what is
 * heard of them. A game has a table of these, ended by a NULL kind; the first that fits counts. */
typedef struct
{
  const char *kind; /* of the things */
  const char *id;   /* (nullable): only this one of them */
  const char *art;  /* goes before their id; with an @id it is all */
  int width;
  int height;
  gboolean framed;  /* they are cards: paper shows around the picture */
  gboolean looks;   /* after it goes the look of the player whose it is */
  guint faces;      /* they are dice of so many faces, and roll where they are held up: their id
                     * ends in what they show, from 1 on */
  const char *stem; /* (nullable): what goes before that while they roll, when their own name is no
                     * number */
  BrambleSound sound; /* they make when they are there; dice when they are thrown */
} BrambleThingPicture;

BrambleMove *bramble_moves_for_scene (BrambleMatch              *match,
                                      const BrambleScene        *scene,
                                      const BrambleThingPicture *pictures);
GPtrArray   *bramble_moves_new       (BrambleMatch              *match,
                                      guint                      step,
                                      BrambleTellEvent           tell,
                                      const BrambleThingPicture *pictures);

G_END_DECLS
