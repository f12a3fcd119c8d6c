/* bramble-stuffed-scene.c: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-scene.h"

#include <rules/stuffed-events.h>
#include <rules/stuffed-game.h>

#include "bramble-stuffed-target.h"

/* Where dice of a colour lie. */
static BrambleThing
dice_at (const BrambleEvent *e,
         guint               place)
{
  switch ((StuffedDicePlace) place)
    {
    case STUFFED_DICE_BAG:
    case STUFFED_DICE_DISCARD:
      return bramble_thing (BRAMBLE_STUFFED_BAG_THING, NULL);
    case STUFFED_DICE_DRAWN:
    case STUFFED_DICE_SENT:
      return bramble_stuffed_die_thing (e->a);
    case STUFFED_DICE_POOL:
      return bramble_thing (BRAMBLE_STUFFED_POOL_THING, NULL);
    case STUFFED_DICE_TRACK:
      return bramble_thing (BRAMBLE_STUFFED_TRACK_THING, NULL);
    case STUFFED_DICE_STORED:
      return bramble_stuffed_socket_thing (e->seat);
    case STUFFED_DICE_TASK:
      return bramble_stuffed_stand_thing (e->other);
    case STUFFED_N_DICE_PLACES:
      break;
    }

  g_assert_not_reached ();
}

static void
tell_dice (const BrambleEvent *e,
           BrambleScene       *scene)
{
  bramble_scene_move (scene, bramble_thing (BRAMBLE_STUFFED_LOOSE_DIE_THING, stuffed_colour_ids[e->a]), dice_at (e, e->b),
                      dice_at (e, e->c));
  scene->count = e->n > 1 ? (guint) e->n : 1;
  scene->together = TRUE;
}

/* Dice that were thrown are seen one beside the other. */
static void
tell_faces (BrambleTelling     *telling,
            const BrambleEvent *e,
            BrambleScene       *scene,
            BrambleThing        at)
{
  BrambleDice dice;

  stuffed_dice (e, &dice);
  for (guint i = 0; i < dice.n; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", stuffed_colour_ids[dice.kinds[i]], dice.faces[i]);
      BrambleScene *one = i == 0 ? scene : bramble_telling_add (telling);

      bramble_scene_show (one, bramble_thing (BRAMBLE_STUFFED_LOOSE_DIE_THING, id), at)->matters = TRUE;
      one->place = scene->place;
      one->together = TRUE;
    }
}

/* Something that a toy gets or loses: it comes from the page, and goes there. */
static void
tell_piece (const BrambleEvent *e,
            BrambleScene       *scene,
            const char         *id)
{
  BrambleThing toy = bramble_stuffed_seat_thing (e->seat);
  BrambleThing page = bramble_thing (BRAMBLE_STUFFED_BOOK_THING, NULL);

  if (e->n == 0)
    return;
  bramble_scene_move (scene, bramble_thing (BRAMBLE_STUFFED_PIECE_THING, id), e->n > 0 ? page : toy, e->n > 0 ? toy : page);
  scene->count = (guint) ABS (e->n);
}

static void
tell_status (const BrambleEvent *e,
             BrambleScene       *scene)
{
  bramble_scene_show (scene, bramble_thing (BRAMBLE_STUFFED_MOOD_THING, stuffed_status_ids[e->a]), bramble_stuffed_seat_thing (e->seat));
}

static void
tell_minion (const BrambleEvent *e,
             BrambleScene       *scene)
{
  bramble_scene_show (scene, bramble_thing (BRAMBLE_STUFFED_FOE_THING, stuffed_minion_ids[e->a]), bramble_stuffed_minion_thing (e->c))->matters
    = TRUE;
}

static void
tell_item (const BrambleEvent *e,
           BrambleScene       *scene)
{
  BrambleThing toy = bramble_stuffed_seat_thing (e->seat);
  BrambleThing item = bramble_thing (BRAMBLE_STUFFED_LOOSE_THING, stuffed_item_ids[e->a]);
  BrambleThing page = bramble_thing (BRAMBLE_STUFFED_BOOK_THING, NULL);

  if (e->kind == STUFFED_EVENT_ITEM_GONE || e->kind == STUFFED_EVENT_ITEM_LEFT)
    bramble_scene_move (scene, item, toy, page);
  else
    bramble_scene_move (scene, item, page, toy)->matters = TRUE;
}

/**
 * bramble_stuffed_tell:
 *
 * Makes of @scene what is seen of an event. Places are those of bramble_stuffed_locate().
 */
void
bramble_stuffed_tell (BrambleTelling     *telling,
                      const BrambleEvent *e,
                      BrambleScene       *scene)
{
  static const char *const sleeps[STUFFED_N_SLEEPS] = { "asleep", "restless", "waking" };

  switch ((StuffedEventKind) e->kind)
    {
    case STUFFED_EVENT_STUFFY_TAKEN:
    case STUFFED_EVENT_BLOCK_READ:
    case STUFFED_EVENT_IMAGINED:
    case STUFFED_EVENT_FLAG_CHANGED:
    case STUFFED_EVENT_COUNTED:
    case STUFFED_EVENT_GOAL_CHANGED:
      scene->kind = BRAMBLE_SCENE_SILENT;
      return;

    case STUFFED_EVENT_DICE_MOVED:
      tell_dice (e, scene);
      return;
    case STUFFED_EVENT_ROLLED:
    case STUFFED_EVENT_STORY_ROLLED:
      tell_faces (telling, e, scene, bramble_thing (BRAMBLE_STUFFED_POOL_THING, NULL));
      return;
    case STUFFED_EVENT_MINION_ROLLED:
      tell_faces (telling, e, scene, bramble_stuffed_minion_thing (e->c));
      return;

    case STUFFED_EVENT_STUFFING_CHANGED:
      tell_piece (e, scene, "stuffing");
      return;
    case STUFFED_EVENT_HEARTS_CHANGED:
      tell_piece (e, scene, "heart");
      return;
    case STUFFED_EVENT_BUTTONS_CHANGED:
      tell_piece (e, scene, "button");
      return;
    case STUFFED_EVENT_STATUS_GOT:
      tell_status (e, scene);
      return;

    case STUFFED_EVENT_ITEM_DRAWN:
    case STUFFED_EVENT_ITEM_GONE:
    case STUFFED_EVENT_ITEM_LEFT:
      tell_item (e, scene);
      return;

    case STUFFED_EVENT_MINION_STRUCK:
    case STUFFED_EVENT_MINION_HURT:
    case STUFFED_EVENT_MINION_DEFEATED:
      tell_minion (e, scene);
      return;
    case STUFFED_EVENT_SLEEP_CARD:
      bramble_scene_show (scene, bramble_thing (BRAMBLE_STUFFED_SLEEP_THING, sleeps[e->a]), bramble_thing (BRAMBLE_STUFFED_BOOK_THING, NULL))->matters
        = TRUE;
      return;
    case STUFFED_EVENT_TEXT_READ:
    case STUFFED_EVENT_GAME_OVER:
      scene->matters = TRUE;
      return;

    case STUFFED_EVENT_PAGE_OPENED:
      bramble_scene_show (scene, bramble_thing (BRAMBLE_STUFFED_PIECE_THING, "bookmark"), bramble_thing (BRAMBLE_STUFFED_BOOK_THING, NULL));
      return;

    case STUFFED_EVENT_BOOK_PASSED:
    case STUFFED_EVENT_PLACED:
    case STUFFED_EVENT_TURN_BEGAN:
    case STUFFED_EVENT_TURN_ENDED:
    case STUFFED_EVENT_ACTIONS_ENDED:
    case STUFFED_EVENT_REFRESHED:
    case STUFFED_EVENT_ROLL_RAISED:
    case STUFFED_EVENT_ROLL_MADE:
    case STUFFED_EVENT_FOUND_NOTHING:
    case STUFFED_EVENT_FELL:
    case STUFFED_EVENT_ROSE:
    case STUFFED_EVENT_STATUS_GONE:
    case STUFFED_EVENT_GUARDED:
    case STUFFED_EVENT_MOVED:
    case STUFFED_EVENT_STAYED:
    case STUFFED_EVENT_ENCOURAGED:
    case STUFFED_EVENT_ITEM_WORN:
    case STUFFED_EVENT_DECK_SHUFFLED:
    case STUFFED_EVENT_VENDOR_OPENED:
    case STUFFED_EVENT_WARE_LAID:
    case STUFFED_EVENT_WARE_SOLD:
    case STUFFED_EVENT_WARE_RETURNED:
    case STUFFED_EVENT_LOST_DRAWN:
    case STUFFED_EVENT_LOST_GONE:
    case STUFFED_EVENT_WALKED_AWAY:
    case STUFFED_EVENT_TOKEN_PUT:
    case STUFFED_EVENT_TOKEN_LIFTED:
    case STUFFED_EVENT_POINT_READ:
    case STUFFED_EVENT_POINT_TURNED:
    case STUFFED_EVENT_ROLLED_AGAIN:
    case STUFFED_EVENT_PICKED:
    case STUFFED_EVENT_CHOSEN:
    case STUFFED_EVENT_TEST_PASSED:
    case STUFFED_EVENT_TEST_FAILED:
    case STUFFED_EVENT_STAND_CHANGED:
    case STUFFED_EVENT_TASK_GREW:
    case STUFFED_EVENT_SEARCH_CHANGED:
    case STUFFED_EVENT_ENVIRONMENT_CHANGED:
    case STUFFED_EVENT_MINION_CAME:
    case STUFFED_EVENT_MINION_PLACED:
    case STUFFED_EVENT_MINION_TURN:
    case STUFFED_EVENT_MINION_MOVED:
    case STUFFED_EVENT_MINION_UNHURT:
    case STUFFED_EVENT_MINION_MISSED:
    case STUFFED_EVENT_MINION_LEFT:
    case STUFFED_EVENT_MINION_HEAVED:
    case STUFFED_EVENT_MINION_PINNED:
    case STUFFED_EVENT_HIT:
    case STUFFED_EVENT_STEPPED_BEFORE:
    case STUFFED_EVENT_PREVENTED:
    case STUFFED_EVENT_BLOCKED:
    case STUFFED_EVENT_HUSHED:
    case STUFFED_EVENT_SURGED:
    case STUFFED_EVENT_LEAVE_ORDERED:
    case STUFFED_EVENT_USED:
    case STUFFED_EVENT_CRACKED:
    case STUFFED_N_EVENTS:
      return;
    }

  g_assert_not_reached ();
}
