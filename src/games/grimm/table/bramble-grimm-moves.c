/* bramble-grimm-moves.c: how the events of The Grimm Forest are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-moves.h"

#include <string.h>

/* How long something is left to be looked at, in ms at normal pace. */
#define GLANCE 180 /* when it has no sentence */
#define LOOK 420
#define LONG_LOOK 800
#define TOLD 1100  /* when nothing moves */

/* Kinds of things, where their pictures are, and how large they fly. */
static const struct
{
  const char *thing; /* the part before the slash, or all of it */
  const char *art;   /* goes before the part after the slash */
  int width;
  int height;
  gboolean framed;
} pictures[] = {
  { "token", "grimm/tokens/", 34, 34 },
  { "fable", "grimm/fables/", 104, 78, TRUE },
  { "friend", "grimm/friends/", 104, 78, TRUE },
  { "gather", "grimm/cards/gather-", 80, 60, TRUE },
  { "monster", "grimm/monsters/", 72, 90 },
  { "unique", "grimm/unique/", 96, 72 },
  { "section", "grimm/houses/", 84, 92 },
  { "site", "grimm/houses/site-corner", 84, 92 },
  { "bonus", "grimm/tokens/bonus-", 48, 48 },
  { "regal", "grimm/tokens/regal", 64, 80 },
  { "die", "grimm/tokens/die-", 64, 64 },
  { "start", "grimm/tokens/starting-player", 48, 48 },
  { "pig", "grimm/pigs/pig-", 48, 60 },
  { "back", "grimm/cards/back-", 46, 64 },
};

static const char *
pig_of (BrambleMatch *match,
        int           seat)
{
  return seat < 0 ? "orange" : bramble_seat_get_look (bramble_match_get_seat (match, (guint) seat))->id;
}

static void
choose_picture (BrambleMatch            *match,
                const BrambleGrimmScene *scene,
                BrambleMove             *move)
{
  const char *slash = strchr (scene->thing, '/');
  gsize length = slash ? (gsize) (slash - scene->thing) : strlen (scene->thing);
  const char *id = slash ? slash + 1 : "";

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      if (strlen (pictures[i].thing) != length || strncmp (pictures[i].thing, scene->thing, length) != 0)
        continue;

      move->width = pictures[i].width;
      move->height = pictures[i].height;
      move->framed = pictures[i].framed;
      if (strcmp (scene->thing, "pig") == 0)
        id = pig_of (match, scene->seat);
      else if (strcmp (scene->thing, "monster/wolf") == 0)
        id = "wolf-1";
      if (strcmp (scene->thing, "back/gather") == 0)
        move->art = g_strconcat (pictures[i].art, "gather-", pig_of (match, scene->seat), NULL);
      else
        move->art = g_strconcat (pictures[i].art, id, NULL);
      return;
    }
}

/**
 * bramble_grimm_move_for_scene:
 *
 * Returns: (transfer full) (nullable): how @scene is played, or %NULL when
 *   there is nothing to see
 */
BrambleMove *
bramble_grimm_move_for_scene (BrambleMatch            *match,
                              const BrambleGrimmScene *scene)
{
  BrambleMove *move;

  if (scene->kind == BRAMBLE_SCENE_SILENT)
    return NULL;

  move = bramble_move_new (scene->event);
  move->together = scene->together;
  move->place = scene->place;
  move->count = scene->count;
  move->from = g_strdup (scene->from);
  move->to = g_strdup (scene->to);
  move->text = g_strdup (scene->text);
  move->linger = scene->thing == NULL ? TOLD : scene->matters ? LONG_LOOK : scene->text ? LOOK : GLANCE;
  if (scene->thing)
    choose_picture (match, scene, move);
  return move;
}

/**
 * bramble_grimm_moves:
 * @step: a step up to the present one
 *
 * Returns: (transfer full) (element-type BrambleMove): what the viewer of
 *   @match sees of the step, for bramble_motion_play()
 */
GPtrArray *
bramble_grimm_moves (BrambleMatch *match,
                     guint         step)
{
  g_autoptr (GPtrArray) scenes = bramble_grimm_scenes (match, step);
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_move_free);

  for (guint i = 0; i < scenes->len; i++)
    {
      BrambleMove *move = bramble_grimm_move_for_scene (match, g_ptr_array_index (scenes, i));

      if (move)
        g_ptr_array_add (moves, move);
    }
  return moves;
}
