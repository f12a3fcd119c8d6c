/* bramble-grimm-scene.c: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card that is not for the viewer to know has no face in an event, so that
 * it has none here.
 */

#include "bramble-grimm-scene.h"

#include <rules/events.h>
#include <rules/grimm.h>

/* Things. */

/* What there is only one of. */
static BrambleThing
the (const char *kind)
{
  return bramble_thing (kind, NULL);
}

static BrambleThing
fable (const BrambleEvent *e)
{
  return e->card < GRIMM_N_CARDS ? bramble_thing ("fable", grimm_cards[e->card].id) : bramble_thing ("back", "fable");
}

static BrambleThing
friend (const BrambleEvent *e)
{
  return e->card < GRIMM_N_CARDS ? bramble_thing ("friend", grimm_cards[e->card].id) : bramble_thing ("back", "friend");
}

static BrambleThing
any_card (const BrambleEvent *e)
{
  return e->card < GRIMM_N_CARDS && e->card >= GRIMM_N_FABLES ? friend (e) : fable (e);
}

/* A Fable as it stands or lies at a Location. */
static BrambleThing
placed (const BrambleEvent *e)
{
  if (e->card < GRIMM_N_CARDS && grimm_cards[e->card].type == GRIMM_MONSTER)
    return bramble_thing ("monster", grimm_cards[e->card].id);
  if (e->card < GRIMM_N_CARDS && grimm_cards[e->card].type == GRIMM_UNIQUE)
    return bramble_thing ("unique", grimm_cards[e->card].id);
  return fable (e);
}

static BrambleThing
gather (guint location)
{
  return location < GRIMM_N_LOCATIONS ? bramble_thing ("gather", grimm_location_ids[location])
                                      : bramble_thing ("back", "gather");
}

static BrambleThing
token (const BrambleEvent *e)
{
  return bramble_thing ("token", grimm_type_ids[e->c]);
}

/* Places. */

static BrambleThing
at_seat (guint seat)
{
  return seat < GRIMM_MAX_SEATS ? bramble_thing_number ("seat", seat) : BRAMBLE_NO_THING;
}

static BrambleThing
at_location (guint location)
{
  return location < GRIMM_N_LOCATIONS ? bramble_thing ("location", grimm_location_ids[location]) : BRAMBLE_NO_THING;
}

static BrambleThing
at_site (const BrambleEvent *e)
{
  return bramble_thing_numbers ("site", e->seat, e->a);
}

static BrambleThing
at_place (const BrambleEvent *e,
          guint               place)
{
  if (place < GRIMM_PLACE_LOCATION (0))
    return at_seat (place);
  if (place < GRIMM_PLACE_TOWER (0))
    return at_location (place - GRIMM_PLACE_LOCATION (0));
  if (place < GRIMM_PLACE_SUPPLY)
    return bramble_thing ("friend", grimm_cards[GRIMM_RAPUNZEL].id);
  return bramble_thing ("supply", grimm_type_ids[e->c]);
}

/* Where the pig of @seat stood before: at home, when nothing else was told
 * since the round began. */
static BrambleThing
pig_before (const BrambleTelling *telling,
            guint                 seat)
{
  g_autoptr (GArray) earlier = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  GArray *events = telling->events;
  guint n = telling->at;

  for (guint step = telling->step;; step--)
    {
      while (n-- > 0)
        {
          const BrambleEvent *e = &g_array_index (events, BrambleEvent, n);

          if (e->kind == GRIMM_EVENT_ROUND_BEGAN || (e->kind == GRIMM_EVENT_PIG_STAYED_AWAY && e->seat == seat))
            return at_seat (seat);
          if (e->kind == GRIMM_EVENT_PIG_MOVED && e->seat == seat)
            return at_location (e->a);
        }
      if (step == 0)
        return at_seat (seat);
      events = earlier;
      bramble_match_get_events (telling->match, step - 1, earlier);
      n = earlier->len;
    }
}

/* Whether another event of this step is of @kind and about the same card. */
static const BrambleEvent *
same_card (const BrambleTelling *telling,
           guint                 kind,
           guint                 from,
           guint                 to)
{
  const BrambleEvent *e = &g_array_index (telling->events, BrambleEvent, telling->at);

  for (guint i = from; i < to; i++)
    {
      const BrambleEvent *other = &g_array_index (telling->events, BrambleEvent, i);

      if (other->kind == kind && other->card == e->card)
        return other;
    }

  return NULL;
}

/* Scenes. */

static void
tell_friend (const BrambleTelling *telling,
             const BrambleEvent   *e,
             BrambleScene         *scene)
{
  const BrambleEvent *lost;

  if (e->kind == GRIMM_EVENT_FRIEND_LOST)
    {
      /* Somebody else may get the same Friend in a moment. */
      if (same_card (telling, GRIMM_EVENT_FRIEND_GAINED, telling->at + 1, telling->events->len))
        bramble_scene_show (scene, friend (e), at_seat (e->seat));
      else
        bramble_scene_move (scene, friend (e), at_seat (e->seat), the ("friend-deck"));
      return;
    }

  lost = same_card (telling, GRIMM_EVENT_FRIEND_LOST, 0, telling->at);
  if (lost)
    bramble_scene_move (scene, friend (e), at_seat (lost->seat), at_seat (e->seat));
  else if (e->other < GRIMM_MAX_SEATS)
    bramble_scene_move (scene, friend (e), at_seat (e->other), at_seat (e->seat));
  else
    bramble_scene_move (scene, friend (e), the ("friend-deck"), at_seat (e->seat));
}

static void
tell_discard (const BrambleTelling *telling,
              const BrambleEvent   *e,
              BrambleScene         *scene)
{
  const BrambleEvent *left = same_card (telling, GRIMM_EVENT_UNIQUE_LEFT, 0, telling->at);

  scene->together = TRUE;
  bramble_scene_move (scene, fable (e),
                      left ? at_location (left->a) : e->seat < GRIMM_MAX_SEATS ? at_seat (e->seat) : the ("deck"),
                      the ("discard"));
}

static void
tell_section (const BrambleEvent *e,
              BrambleScene       *scene)
{
  g_autofree char *id = g_strdup_printf ("%s-%s", grimm_type_ids[e->c], grimm_section_ids[e->b]);
  BrambleThing section = bramble_thing ("section", id);
  BrambleThing supply = at_place (e, GRIMM_PLACE_SUPPLY);

  if (e->kind == GRIMM_EVENT_SECTION_BUILT)
    bramble_scene_move (scene, section, supply, at_site (e));
  else
    bramble_scene_move (scene, section, at_site (e), supply);
  scene->matters = TRUE;
}

/* First the die is seen, then where it sends him. */
static void
tell_regal (BrambleTelling     *telling,
            const BrambleEvent *e,
            BrambleScene       *scene)
{
  if (e->n > 0)
    {
      bramble_scene_show (scene, bramble_thing ("die", grimm_location_ids[e->a]), at_location (e->a))->matters = TRUE;
      scene = bramble_telling_add (telling);
    }
  bramble_scene_show (scene, the ("regal"), at_location (e->a))->matters = TRUE;
}

static void
tell_swap (BrambleTelling     *telling,
           const BrambleEvent *e,
           BrambleScene       *scene)
{
  BrambleThing back = bramble_thing ("back", "gather");
  BrambleScene *other = bramble_telling_add (telling);

  bramble_scene_move (scene, back, at_seat (e->seat), at_seat (e->other))->together = TRUE;
  bramble_scene_move (other, back, at_seat (e->other), at_seat (e->seat))->together = TRUE;
  other->seat = e->other;
}

/**
 * bramble_grimm_tell:
 *
 * Makes of @scene what is seen of an event. Things are "token/straw",
 * "back/fable", "back/gather", "back/friend", "fable/wolf", "friend/aladdin",
 * "gather/fields", "monster/dragon", "unique/lonely-castle", "pig",
 * "section/straw-floor", "site", "bonus/straw", "regal", "die/fields" or "start";
 * places are those of bramble_grimm_locate(), "discard", "friend-deck" and
 * "bonus/straw".
 */
void
bramble_grimm_tell (BrambleTelling     *telling,
                    const BrambleEvent *e,
                    BrambleScene       *scene)
{
  switch ((GrimmEventKind) e->kind)
    {
    /* A plan was made by the very player who is told of it. */
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_START_PASSED:
      scene->kind = BRAMBLE_SCENE_SILENT;
      return;

    case GRIMM_EVENT_ROUND_BEGAN:
      bramble_scene_show (scene, the ("start"), at_seat (e->seat))->matters = TRUE;
      return;
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
      bramble_scene_show (scene, the ("pig"), at_seat (e->seat));
      return;

    case GRIMM_EVENT_RESOURCES_MOVED:
      bramble_scene_move (scene, token (e), at_place (e, e->a), at_place (e, e->b));
      scene->count = (guint) MAX (e->n, 0);
      scene->together = TRUE;
      return;
    case GRIMM_EVENT_GATHERED:
      bramble_scene_move (scene, token (e), at_place (e, e->a), at_seat (e->seat));
      scene->count = (guint) MAX (e->n, 0);
      scene->together = TRUE;
      return;
    case GRIMM_EVENT_REFILLED:
      bramble_scene_move (scene, token (e), at_place (e, GRIMM_PLACE_SUPPLY), at_place (e, e->a));
      scene->count = (guint) MAX (e->n, 0);
      scene->together = TRUE;
      return;
    case GRIMM_EVENT_REGAL_CAME:
      tell_regal (telling, e, scene);
      return;

    case GRIMM_EVENT_FABLE_DRAWN:
      bramble_scene_move (scene, fable (e), the ("deck"), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_FABLE_PASSED:
      bramble_scene_move (scene, fable (e), at_seat (e->other), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_FABLE_TAKEN:
      bramble_scene_move (scene, fable (e),
                          e->a == GRIMM_FROM_TABLE ? BRAMBLE_NO_THING
                          : the (e->a == GRIMM_FROM_DECK ? "deck" : "discard"),
                          at_seat (e->seat));
      return;
    case GRIMM_EVENT_FABLE_DISCARDED:
      tell_discard (telling, e, scene);
      return;
    case GRIMM_EVENT_FABLES_SHUFFLED:
      if (e->n > 0)
        bramble_scene_move (scene, bramble_thing ("back", "fable"), the ("discard"), the ("deck"))->count = 3;
      else
        bramble_scene_show (scene, bramble_thing ("back", "fable"), the ("deck"));
      return;
    case GRIMM_EVENT_FABLES_LOOKED_AT:
      bramble_scene_show (scene, bramble_thing ("back", "fable"), the ("deck"));
      return;

    case GRIMM_EVENT_PLAN_SET:
      bramble_scene_show (scene, bramble_thing ("back", "gather"), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_DREAM_SET:
      bramble_scene_move (scene, fable (e), the ("deck"), at_seat (e->seat));
      return;
    case GRIMM_EVENT_FABLE_REVEALED:
      bramble_scene_show (scene, fable (e), at_seat (e->seat))->matters = TRUE;
      return;
    case GRIMM_EVENT_FABLE_PEEKED:
      bramble_scene_show (scene, fable (e), at_seat (e->other));
      return;
    case GRIMM_EVENT_GATHER_REVEALED:
      bramble_scene_show (scene, gather (e->a), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_GATHER_DRAWN:
      bramble_scene_show (scene, gather (e->a), at_seat (e->seat));
      return;
    case GRIMM_EVENT_GATHER_PEEKED:
      bramble_scene_show (scene, gather (e->card), at_seat (e->other))->seat = e->other;
      return;
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
      bramble_scene_show (scene, gather (e->card), at_seat (e->seat));
      return;
    case GRIMM_EVENT_GATHERS_SWAPPED:
      tell_swap (telling, e, scene);
      return;
    case GRIMM_EVENT_GATHERS_LOCKED:
      bramble_scene_show (scene, bramble_thing ("back", "gather"), at_seat (e->seat));
      return;

    case GRIMM_EVENT_PIG_MOVED:
      bramble_scene_move (scene, the ("pig"), pig_before (telling, e->seat), at_location (e->a));
      scene->together = e->cause >= GRIMM_N_CARDS;
      return;
    case GRIMM_EVENT_CARD_PLACED:
      bramble_scene_move (scene, placed (e), at_seat (e->seat), at_location (e->a))->matters = TRUE;
      return;
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_SPECIAL_USED:
      bramble_scene_show (scene, any_card (e), at_seat (e->seat))->matters = TRUE;
      return;
    case GRIMM_EVENT_UNIQUE_LEFT:
      bramble_scene_show (scene, placed (e), at_location (e->a));
      return;

    case GRIMM_EVENT_FRIEND_TURNED_UP:
      bramble_scene_show (scene, friend (e), the ("friend-deck"))->matters = TRUE;
      return;
    case GRIMM_EVENT_FRIEND_GAINED:
    case GRIMM_EVENT_FRIEND_LOST:
      tell_friend (telling, e, scene);
      return;
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
      bramble_scene_show (scene, bramble_thing ("back", "friend"), the ("friend-deck"));
      return;

    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
      tell_section (e, scene);
      return;
    case GRIMM_EVENT_SITE_GAINED:
      bramble_scene_show (scene, the ("site"), at_site (e));
      return;
    case GRIMM_EVENT_BONUS_TAKEN:
      bramble_scene_move (scene, bramble_thing ("bonus", grimm_type_ids[e->c]),
                          bramble_thing ("bonus", grimm_type_ids[e->c]), at_seat (e->seat))->matters = TRUE;
      return;

    case GRIMM_EVENT_GAME_WON:
      scene->matters = TRUE;
      for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
        if ((e->a >> seat) & 1)
          {
            scene->seat = (int) seat;
            bramble_scene_show (scene, the ("pig"), at_seat (seat));
            return;
          }
      return;

    case GRIMM_N_EVENTS:
      break;
    }

  g_assert_not_reached ();
}
