/* bramble-gloom-scene.c: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card that is not for the viewer to know has no face in an event, so that
 * it has none here.
 */

#include "bramble-gloom-scene.h"

#include <rules/events.h>
#include <rules/state.h>

/* What is seen of a card that flies: clear glass of its kind, what became of a
 * Character, or a back. */
static BrambleThing
sheet (guint card)
{
  if (card >= GLOOM_N_CARDS)
    return bramble_thing ("back", "card");
  if (gloom_is_persistent (card))
    return bramble_thing ("fate", gloom_cards[card].id);
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return bramble_thing ("sheet", "modifier");
    case GLOOM_EVENT:
      return bramble_thing ("sheet", "event");
    case GLOOM_ENDING:
      return bramble_thing ("sheet", "ending");
    case GLOOM_STORY:
      return bramble_thing ("leaf", gloom_cards[card].id);
    case GLOOM_CHARACTER:
      return bramble_thing ("portrait", gloom_cards[card].id);
    }

  g_assert_not_reached ();
}

static BrambleThing
at_seat (guint seat)
{
  return seat < GLOOM_MAX_SEATS ? bramble_thing_number ("seat", seat) : BRAMBLE_NO_THING;
}

static BrambleThing
at_hero (guint hero)
{
  return hero < GLOOM_MAX_HEROES ? bramble_thing_number ("hero", hero) : BRAMBLE_NO_THING;
}

static BrambleThing
at_story (const BrambleEvent *e)
{
  return e->card < GLOOM_N_CARDS ? bramble_thing ("story", gloom_cards[e->card].id) : BRAMBLE_NO_THING;
}

/* What there is only one of. */
static BrambleThing
the (const char *kind)
{
  return bramble_thing (kind, NULL);
}

/* Whether the same card is laid or played later in this step: then it has been
 * announced without anybody who answered. */
static gboolean
happens_at_once (const BrambleTelling *telling,
                 guint                 card)
{
  for (guint i = telling->at + 1; i < telling->events->len; i++)
    {
      const BrambleEvent *e = &g_array_index (telling->events, BrambleEvent, i);

      if (e->card == card && (e->kind == GLOOM_EVENT_MODIFIER_LAID || e->kind == GLOOM_EVENT_ENDING_LAID
                              || e->kind == GLOOM_EVENT_EVENT_PLAYED))
        return TRUE;
    }

  return FALSE;
}

static void
tell_announced (const BrambleTelling *telling,
                const BrambleEvent   *e,
                BrambleScene         *scene)
{
  if (happens_at_once (telling, e->card))
    scene->kind = BRAMBLE_SCENE_SILENT;
  else
    bramble_scene_show (scene, sheet (e->card), at_seat (e->seat))->matters = TRUE;
}

/* A card that has no room in a hand is discarded. */
static void
tell_to_hand (const BrambleEvent *e,
              BrambleScene       *scene,
              BrambleThing        from,
              guint               seat)
{
  bramble_scene_move (scene, sheet (e->card), from, e->n > 0 ? the ("discard") : at_seat (seat));
}

static void
tell_story (const BrambleEvent *e,
            BrambleScene       *scene)
{
  if (e->kind == GLOOM_EVENT_STORY_FREED)
    bramble_scene_show (scene, sheet (e->card), at_story (e));
  else
    bramble_scene_move (scene, sheet (e->card), at_story (e), at_seat (e->seat))->matters = TRUE;
}

static void
tell_end (const BrambleEvent *e,
          BrambleScene       *scene)
{
  scene->matters = TRUE;
  for (guint seat = 0; seat < GLOOM_MAX_SEATS; seat++)
    if ((e->a >> seat) & 1)
      {
        scene->seat = (int) seat;
        bramble_scene_show (scene, the ("raven"), at_seat (seat));
        return;
      }
}

/**
 * bramble_gloom_tell:
 *
 * Makes of @scene what is seen of an event. Things are "back/card", "sheet/modifier",
 * "end/ending", "fate/turned-to-stone", "leaf/long-night", "portrait/wolf" and "raven"; places are
 * those of bramble_gloom_locate().
 */
void
bramble_gloom_tell (BrambleTelling     *telling,
                    const BrambleEvent *e,
                    BrambleScene       *scene)
{
  switch ((GloomEventKind) e->kind)
    {
    /* What is dealt is drawn card by card. An order was given by the very player who
     * is told of it. */
    case GLOOM_EVENT_CARDS_DEALT:
    case GLOOM_EVENT_ORDER_GIVEN:
    case GLOOM_EVENT_STORY_LAID_OUT:
      scene->kind = BRAMBLE_SCENE_SILENT;
      return;

    case GLOOM_EVENT_CHARACTER_CHOSEN:
      bramble_scene_move (scene, bramble_thing ("portrait", gloom_cards[e->b].id),
                          bramble_thing ("character", gloom_cards[e->b].id), at_hero (e->a));
      scene->together = e->n > 0;
      return;
    case GLOOM_EVENT_TURN_BEGAN:
    case GLOOM_EVENT_HAND_DISCARDED:
    case GLOOM_EVENT_TURN_PASSED:
    case GLOOM_EVENT_EXTRA_ACTION:
    case GLOOM_EVENT_IDLE:
    case GLOOM_EVENT_WIND_TURNED:
      bramble_scene_show (scene, the ("raven"), at_seat (e->seat));
      return;

    case GLOOM_EVENT_ANNOUNCED:
      tell_announced (telling, e, scene);
      return;
    case GLOOM_EVENT_RESPONDED:
      bramble_scene_show (scene, sheet (e->cause), at_seat (e->seat))->matters = TRUE;
      return;
    case GLOOM_EVENT_CANCELLED:
      bramble_scene_move (scene, sheet (e->card), at_seat (e->seat), the ("discard"))->matters = TRUE;
      return;
    case GLOOM_EVENT_ANSWER_DONE:
    case GLOOM_EVENT_EVENT_OVER:
      bramble_scene_move (scene, sheet (e->card), at_seat (e->seat), the ("discard"))->together = TRUE;
      return;
    case GLOOM_EVENT_SENT_BACK:
      tell_to_hand (e, scene, BRAMBLE_NO_THING, e->seat);
      scene->matters = TRUE;
      return;
    case GLOOM_EVENT_TURNED_ASIDE:
      bramble_scene_show (scene, sheet (e->card), at_hero (e->a))->matters = TRUE;
      return;
    case GLOOM_EVENT_MODIFIER_LAID:
      bramble_scene_move (scene, sheet (e->card), at_seat (e->seat), at_hero (e->a))->matters = TRUE;
      return;
    case GLOOM_EVENT_ENDING_LAID:
      bramble_scene_move (scene, bramble_thing ("end", "ending"), at_seat (e->seat), at_hero (e->a))->matters = TRUE;
      return;
    case GLOOM_EVENT_EVENT_PLAYED:
      bramble_scene_show (scene, sheet (e->card), at_seat (e->seat))->matters = TRUE;
      return;

    case GLOOM_EVENT_STORY_CLAIMED:
    case GLOOM_EVENT_STORY_STOLEN:
    case GLOOM_EVENT_STORY_FREED:
      tell_story (e, scene);
      return;

    case GLOOM_EVENT_DRAWN:
      bramble_scene_move (scene, sheet (e->card), the ("deck"), at_seat (e->seat))->together = TRUE;
      return;
    case GLOOM_EVENT_SHUFFLED:
      bramble_scene_move (scene, bramble_thing ("back", "card"), the ("discard"), the ("deck"))->count = 3;
      return;
    case GLOOM_EVENT_DISCARDED:
      bramble_scene_move (scene, sheet (e->card), at_seat (e->seat), the ("discard"))->together = TRUE;
      return;
    case GLOOM_EVENT_TAKEN:
      bramble_scene_move (scene, sheet (e->card), at_seat (e->other), at_seat (e->seat));
      return;
    case GLOOM_EVENT_GIVEN:
      tell_to_hand (e, scene, at_seat (e->seat), e->other);
      return;
    case GLOOM_EVENT_LOOKED_AT_HAND:
      bramble_scene_show (scene, bramble_thing ("back", "card"), at_seat (e->other));
      return;
    case GLOOM_EVENT_LOOKED_AT_TOP:
    case GLOOM_EVENT_PUT_BACK:
      bramble_scene_show (scene, bramble_thing ("back", "card"), the ("deck"))->together = e->kind == GLOOM_EVENT_PUT_BACK;
      return;
    case GLOOM_EVENT_RECOVERED:
      tell_to_hand (e, scene, the ("discard"), e->seat);
      return;

    case GLOOM_EVENT_MODIFIER_MOVED:
      bramble_scene_move (scene, sheet (e->card), at_hero (e->c), at_hero (e->a))->matters = TRUE;
      return;
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_REVIVED:
      bramble_scene_move (scene, sheet (e->card), at_hero (e->a), the ("discard"))->matters = TRUE;
      return;
    case GLOOM_EVENT_MODIFIER_RETURNED:
      tell_to_hand (e, scene, at_hero (e->a), e->seat);
      return;
    case GLOOM_EVENT_MODIFIER_SUNK:
    case GLOOM_EVENT_MODIFIER_RAISED:
      bramble_scene_show (scene, sheet (e->card), at_hero (e->a))->matters = TRUE;
      return;

    case GLOOM_EVENT_GAME_OVER:
      tell_end (e, scene);
      return;

    case GLOOM_N_EVENTS:
      break;
    }

  g_assert_not_reached ();
}
