/* bramble-scene.c: what is seen on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenes are made from what bramble_match_get_events() tells the viewer and
 * from nothing else. A card that is not for the viewer to know has no face
 * there, so that it has none here.
 */

#include "bramble-scene.h"

void
bramble_scene_free (BrambleScene *scene)
{
  g_free (scene->text);
  g_free (scene);
}

/* Holds up @thing. Returns the scene. */
BrambleScene *
bramble_scene_show (BrambleScene *scene,
                    BrambleThing  thing,
                    BrambleThing  at)
{
  scene->kind = BRAMBLE_SCENE_SHOWN;
  scene->thing = thing;
  scene->to = at;
  return scene;
}

/* Lets @thing go from one place to another. Returns the scene. */
BrambleScene *
bramble_scene_move (BrambleScene *scene,
                    BrambleThing  thing,
                    BrambleThing  from,
                    BrambleThing  to)
{
  scene->kind = BRAMBLE_SCENE_MOVED;
  scene->thing = thing;
  scene->from = from;
  scene->to = to;
  return scene;
}

/**
 * bramble_telling_add:
 *
 * For what is seen in several scenes. The first of them has the sentence.
 *
 * Returns: (transfer none): one more scene of the event that is told, after
 *   those there are
 */
BrambleScene *
bramble_telling_add (BrambleTelling *telling)
{
  const BrambleEvent *event = &g_array_index (telling->events, BrambleEvent, telling->at);
  BrambleScene *scene = g_new0 (BrambleScene, 1);

  scene->kind = BRAMBLE_SCENE_TOLD;
  scene->event = event->kind;
  scene->place = telling->at;
  scene->count = 1;
  scene->seat = bramble_match_get_seat (telling->match, event->seat) ? event->seat : -1;
  g_ptr_array_add (telling->scenes, scene);
  return scene;
}

/**
 * bramble_scenes_new:
 * @step: a step up to the present one; 0 is the set-up
 * @tell: what the game shows of one event
 *
 * What the viewer of @match sees happen in one step, in this order.
 *
 * Returns: (transfer full) (element-type BrambleScene): the scenes
 */
GPtrArray *
bramble_scenes_new (BrambleMatch     *match,
                    guint             step,
                    BrambleTellEvent  tell)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  GPtrArray *scenes = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_scene_free);
  BrambleTelling telling = { match, step, events, 0, scenes };

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), scenes);

  bramble_match_get_events (match, step, events);
  for (telling.at = 0; telling.at < events->len; telling.at++)
    {
      BrambleEvent event = g_array_index (events, BrambleEvent, telling.at);
      BrambleScene *scene = bramble_telling_add (&telling);

      tell (&telling, &event, scene);
      /* The viewer was told it, or looks at everything. */
      event.told = BRAMBLE_ALL_SEATS;
      event.shown = BRAMBLE_ALL_SEATS;
      if (scene->kind != BRAMBLE_SCENE_SILENT)
        scene->text = bramble_match_dup_sentence (match, &event);
    }

  return scenes;
}
