/* bramble-moves.c: how the scenes of a step are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-moves.h"

#include <string.h>

/* How long something is left to be looked at, in ms at normal pace. */
#define GLANCE 180 /* when it has no sentence */
#define LOOK 420
#define LONG_LOOK 800
#define TOLD 1100  /* when nothing moves */
#define LETTER 45  /* of what is to be read */

static const BrambleThingPicture *
find_picture (BrambleThing               thing,
              const BrambleThingPicture *pictures)
{
  for (const BrambleThingPicture *picture = pictures; picture->kind; picture++)
    if (bramble_thing_is (thing, picture->kind) && (picture->id == NULL || g_strcmp0 (picture->id, thing.id) == 0))
      return picture;

  return NULL;
}

static void
choose_picture (BrambleMatch              *match,
                const BrambleScene        *scene,
                const BrambleThingPicture *picture,
                BrambleMove               *move)
{
  BrambleSeat *owner = scene->seat >= 0 ? bramble_match_get_seat (match, (guint) scene->seat) : NULL;

  /* What looks like its owner looks like nothing without one. */
  if (picture->looks && owner == NULL)
    return;

  move->width = picture->width;
  move->height = picture->height;
  move->framed = picture->framed;
  move->art = g_strconcat (picture->art, picture->id || scene->thing.id == NULL ? "" : scene->thing.id,
                           picture->looks ? bramble_seat_get_look (owner)->id : NULL, NULL);
}

/* What is seen of a die while it rolls; %NULL when this is none, or only carried. */
static char **
list_faces (const BrambleScene        *scene,
            const BrambleThingPicture *picture,
            const char                *art)
{
  const char *dash = art ? strrchr (art, '-') : NULL;
  g_autofree char *own = dash && g_ascii_isdigit (dash[1]) ? g_strndup (art, (gsize) (dash + 1 - art)) : NULL;
  const char *stem = picture->stem ? picture->stem : own;
  char **faces;

  if (picture->faces == 0 || stem == NULL || (scene->from.kind && scene->to.kind))
    return NULL;

  faces = g_new0 (char *, picture->faces + 1);
  for (guint i = 0; i < picture->faces; i++)
    faces[i] = g_strdup_printf ("%s%u", stem, i + 1);
  return faces;
}

/**
 * bramble_moves_for_scene:
 * @pictures: the game's table of them
 *
 * Returns: (transfer full) (nullable): how @scene is played, or %NULL when
 *   there is nothing to see
 */
BrambleMove *
bramble_moves_for_scene (BrambleMatch              *match,
                         const BrambleScene        *scene,
                         const BrambleThingPicture *pictures)
{
  BrambleSeat *who = scene->seat >= 0 ? bramble_match_get_seat (match, (guint) scene->seat) : NULL;
  const BrambleThingPicture *picture;
  BrambleMove *move;

  if (scene->kind == BRAMBLE_SCENE_SILENT)
    return NULL;

  move = bramble_move_new (scene->event);
  move->together = scene->together;
  move->place = scene->place;
  move->count = scene->count;
  move->from = scene->from;
  move->to = scene->to;
  move->symbol = who ? g_strdup (bramble_seat_get_look (who)->symbol) : NULL;
  move->text = g_strdup (scene->text);
  move->read = scene->kind == BRAMBLE_SCENE_TOLD && scene->matters && scene->text;
  if (move->read)
    move->linger = MAX (TOLD, LETTER * (guint) g_utf8_strlen (scene->text, -1));
  else
    move->linger = scene->thing.kind == NULL ? TOLD : scene->matters ? LONG_LOOK : scene->text ? LOOK : GLANCE;
  picture = find_picture (scene->thing, pictures);
  if (picture)
    {
      move->sound = picture->sound;
      choose_picture (match, scene, picture, move);
      move->faces = list_faces (scene, picture, move->art);
    }
  return move;
}

/**
 * bramble_moves_new:
 * @step: a step up to the present one
 * @tell: what the game shows of one event
 * @pictures: and with which pictures
 *
 * Returns: (transfer full) (element-type BrambleMove): what the viewer of
 *   @match sees of the step, for bramble_motion_play()
 */
GPtrArray *
bramble_moves_new (BrambleMatch              *match,
                   guint                      step,
                   BrambleTellEvent           tell,
                   const BrambleThingPicture *pictures)
{
  g_autoptr (GPtrArray) scenes = bramble_scenes_new (match, step, tell);
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_move_free);

  for (guint i = 0; i < scenes->len; i++)
    {
      BrambleMove *move = bramble_moves_for_scene (match, g_ptr_array_index (scenes, i), pictures);

      if (move)
        g_ptr_array_add (moves, move);
    }
  return moves;
}
