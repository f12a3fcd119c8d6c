/* bramble-grimm-scene.c: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenes are made from what bramble_match_get_events() tells the viewer and
 * from nothing else. A card that is not for the viewer to know has no face
 * there, so that it has none here.
 */

#include "bramble-grimm-scene.h"

#include <rules/events.h>
#include <rules/grimm.h>

/* The events of a step, and the one that is dealt with. */
typedef struct
{
  BrambleMatch *match;
  guint step;
  GArray *events; /* BrambleEvent */
  guint at;
} Telling;

/* Things. */

static char *
fable (const BrambleEvent *e)
{
  return e->card < GRIMM_N_CARDS ? g_strconcat ("fable/", grimm_cards[e->card].id, NULL) : g_strdup ("back/fable");
}

static char *
friend (const BrambleEvent *e)
{
  return e->card < GRIMM_N_CARDS ? g_strconcat ("friend/", grimm_cards[e->card].id, NULL) : g_strdup ("back/friend");
}

static char *
any_card (const BrambleEvent *e)
{
  return e->card < GRIMM_N_CARDS && e->card >= GRIMM_N_FABLES ? friend (e) : fable (e);
}

/* A Fable as it stands or lies at a Location. */
static char *
placed (const BrambleEvent *e)
{
  if (e->card < GRIMM_N_CARDS && grimm_cards[e->card].type == GRIMM_MONSTER)
    return g_strconcat ("monster/", grimm_cards[e->card].id, NULL);
  if (e->card < GRIMM_N_CARDS && grimm_cards[e->card].type == GRIMM_UNIQUE)
    return g_strconcat ("unique/", grimm_cards[e->card].id, NULL);
  return fable (e);
}

static char *
gather (guint location)
{
  return location < GRIMM_N_LOCATIONS ? g_strconcat ("gather/", grimm_location_ids[location], NULL)
                                      : g_strdup ("back/gather");
}

static char *
token (const BrambleEvent *e)
{
  return g_strconcat ("token/", grimm_type_ids[e->c], NULL);
}

/* Places. */

static char *
at_seat (guint seat)
{
  return seat < GRIMM_MAX_SEATS ? g_strdup_printf ("seat/%u", seat + 1) : NULL;
}

static char *
at_location (guint location)
{
  return location < GRIMM_N_LOCATIONS ? g_strconcat ("location/", grimm_location_ids[location], NULL) : NULL;
}

static char *
at_site (const BrambleEvent *e)
{
  return g_strdup_printf ("site/%u/%u", e->seat + 1u, e->a + 1u);
}

static char *
at_place (const BrambleEvent *e,
          guint               place)
{
  if (place < GRIMM_PLACE_LOCATION (0))
    return at_seat (place);
  if (place < GRIMM_PLACE_TOWER (0))
    return at_location (place - GRIMM_PLACE_LOCATION (0));
  if (place < GRIMM_PLACE_SUPPLY)
    return g_strconcat ("friend/", grimm_cards[GRIMM_RAPUNZEL].id, NULL);
  return g_strconcat ("supply/", grimm_type_ids[e->c], NULL);
}

/* Where the pig of @seat stood before: at home, when nothing else was told
 * since the round began. */
static char *
pig_before (Telling *telling,
            guint    seat)
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
same_card (Telling *telling,
           guint    kind,
           guint    from,
           guint    to)
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

/* Scenes. All strings are taken. */

static BrambleGrimmScene *
shown (BrambleGrimmScene *scene,
       char              *thing,
       char              *at)
{
  scene->kind = BRAMBLE_SCENE_SHOWN;
  scene->thing = thing;
  scene->to = at;
  return scene;
}

static BrambleGrimmScene *
moved (BrambleGrimmScene *scene,
       char              *thing,
       char              *from,
       char              *to)
{
  scene->kind = BRAMBLE_SCENE_MOVED;
  scene->thing = thing;
  scene->from = from;
  scene->to = to;
  return scene;
}

static BrambleGrimmScene *
scene_new (const BrambleEvent *e)
{
  BrambleGrimmScene *scene = g_new0 (BrambleGrimmScene, 1);

  scene->kind = BRAMBLE_SCENE_TOLD;
  scene->event = e->kind;
  scene->count = 1;
  scene->seat = e->seat < GRIMM_MAX_SEATS ? e->seat : -1;
  return scene;
}

static void
tell_friend (Telling            *telling,
             const BrambleEvent *e,
             BrambleGrimmScene  *scene)
{
  const BrambleEvent *lost;

  if (e->kind == GRIMM_EVENT_FRIEND_LOST)
    {
      /* Somebody else may get the same Friend in a moment. */
      if (same_card (telling, GRIMM_EVENT_FRIEND_GAINED, telling->at + 1, telling->events->len))
        shown (scene, friend (e), at_seat (e->seat));
      else
        moved (scene, friend (e), at_seat (e->seat), g_strdup ("friend-deck"));
      return;
    }

  lost = same_card (telling, GRIMM_EVENT_FRIEND_LOST, 0, telling->at);
  if (lost)
    moved (scene, friend (e), at_seat (lost->seat), at_seat (e->seat));
  else if (e->other < GRIMM_MAX_SEATS)
    moved (scene, friend (e), at_seat (e->other), at_seat (e->seat));
  else
    moved (scene, friend (e), g_strdup ("friend-deck"), at_seat (e->seat));
}

static void
tell_discard (Telling            *telling,
              const BrambleEvent *e,
              BrambleGrimmScene  *scene)
{
  const BrambleEvent *left = same_card (telling, GRIMM_EVENT_UNIQUE_LEFT, 0, telling->at);

  scene->together = TRUE;
  moved (scene, fable (e),
         left ? at_location (left->a) : e->seat < GRIMM_MAX_SEATS ? at_seat (e->seat) : g_strdup ("deck"),
         g_strdup ("discard"));
}

static void
tell (Telling            *telling,
      const BrambleEvent *e,
      BrambleGrimmScene  *scene)
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
      shown (scene, g_strdup ("start"), at_seat (e->seat))->matters = TRUE;
      return;
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
      shown (scene, g_strdup ("pig"), at_seat (e->seat));
      return;

    case GRIMM_EVENT_RESOURCES_MOVED:
      moved (scene, token (e), at_place (e, e->a), at_place (e, e->b));
      scene->count = (guint) MAX (e->n, 0);
      scene->together = TRUE;
      return;
    case GRIMM_EVENT_GATHERED:
      moved (scene, token (e), at_place (e, e->a), at_seat (e->seat));
      scene->count = (guint) MAX (e->n, 0);
      scene->together = TRUE;
      return;
    case GRIMM_EVENT_REFILLED:
      moved (scene, token (e), at_place (e, GRIMM_PLACE_SUPPLY), at_place (e, e->a));
      scene->count = (guint) MAX (e->n, 0);
      scene->together = TRUE;
      return;
    case GRIMM_EVENT_REGAL_CAME:
      shown (scene, g_strdup ("regal"), at_location (e->a))->matters = TRUE;
      return;

    case GRIMM_EVENT_FABLE_DRAWN:
      moved (scene, fable (e), g_strdup ("deck"), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_FABLE_PASSED:
      moved (scene, fable (e), at_seat (e->other), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_FABLE_TAKEN:
      moved (scene, fable (e), e->a == GRIMM_FROM_TABLE ? NULL : g_strdup (e->a == GRIMM_FROM_DECK ? "deck" : "discard"),
             at_seat (e->seat));
      return;
    case GRIMM_EVENT_FABLE_DISCARDED:
      tell_discard (telling, e, scene);
      return;
    case GRIMM_EVENT_FABLES_SHUFFLED:
      if (e->n > 0)
        moved (scene, g_strdup ("back/fable"), g_strdup ("discard"), g_strdup ("deck"))->count = 3;
      else
        shown (scene, g_strdup ("back/fable"), g_strdup ("deck"));
      return;
    case GRIMM_EVENT_FABLES_LOOKED_AT:
      shown (scene, g_strdup ("back/fable"), g_strdup ("deck"));
      return;

    case GRIMM_EVENT_PLAN_SET:
      shown (scene, g_strdup ("back/gather"), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_DREAM_SET:
      moved (scene, fable (e), g_strdup ("deck"), at_seat (e->seat));
      return;
    case GRIMM_EVENT_FABLE_REVEALED:
      shown (scene, fable (e), at_seat (e->seat))->matters = TRUE;
      return;
    case GRIMM_EVENT_FABLE_PEEKED:
      shown (scene, fable (e), at_seat (e->other));
      return;
    case GRIMM_EVENT_GATHER_REVEALED:
      shown (scene, gather (e->a), at_seat (e->seat))->together = TRUE;
      return;
    case GRIMM_EVENT_GATHER_DRAWN:
      shown (scene, gather (e->a), at_seat (e->seat));
      return;
    case GRIMM_EVENT_GATHER_PEEKED:
      shown (scene, gather (e->card), at_seat (e->other))->seat = e->other;
      return;
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
      shown (scene, gather (e->card), at_seat (e->seat));
      return;
    case GRIMM_EVENT_GATHERS_SWAPPED:
      moved (scene, g_strdup ("back/gather"), at_seat (e->seat), at_seat (e->other))->together = TRUE;
      return;
    case GRIMM_EVENT_GATHERS_LOCKED:
      shown (scene, g_strdup ("back/gather"), at_seat (e->seat));
      return;

    case GRIMM_EVENT_PIG_MOVED:
      moved (scene, g_strdup ("pig"), pig_before (telling, e->seat), at_location (e->a));
      scene->together = e->cause >= GRIMM_N_CARDS;
      return;
    case GRIMM_EVENT_CARD_PLACED:
      moved (scene, placed (e), at_seat (e->seat), at_location (e->a))->matters = TRUE;
      return;
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_SPECIAL_USED:
      shown (scene, any_card (e), at_seat (e->seat))->matters = TRUE;
      return;
    case GRIMM_EVENT_UNIQUE_LEFT:
      shown (scene, placed (e), at_location (e->a));
      return;

    case GRIMM_EVENT_FRIEND_TURNED_UP:
      shown (scene, friend (e), g_strdup ("friend-deck"))->matters = TRUE;
      return;
    case GRIMM_EVENT_FRIEND_GAINED:
    case GRIMM_EVENT_FRIEND_LOST:
      tell_friend (telling, e, scene);
      return;
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
      shown (scene, g_strdup ("back/friend"), g_strdup ("friend-deck"));
      return;

    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
      {
        char *section = g_strdup_printf ("section/%s-%s", grimm_type_ids[e->c], grimm_section_ids[e->b]);
        char *supply = at_place (e, GRIMM_PLACE_SUPPLY);

        if (e->kind == GRIMM_EVENT_SECTION_BUILT)
          moved (scene, section, supply, at_site (e));
        else
          moved (scene, section, at_site (e), supply);
        scene->matters = TRUE;
      }
      return;
    case GRIMM_EVENT_SITE_GAINED:
      shown (scene, g_strdup ("site"), at_site (e));
      return;
    case GRIMM_EVENT_BONUS_TAKEN:
      moved (scene, g_strconcat ("bonus/", grimm_type_ids[e->c], NULL),
             g_strconcat ("bonus/", grimm_type_ids[e->c], NULL), at_seat (e->seat))->matters = TRUE;
      return;

    case GRIMM_EVENT_GAME_WON:
      scene->matters = TRUE;
      for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
        if ((e->a >> seat) & 1)
          {
            scene->seat = (int) seat;
            shown (scene, g_strdup ("pig"), at_seat (seat));
            return;
          }
      return;

    case GRIMM_N_EVENTS:
      break;
    }

  g_assert_not_reached ();
}

void
bramble_grimm_scene_free (BrambleGrimmScene *scene)
{
  g_free (scene->thing);
  g_free (scene->from);
  g_free (scene->to);
  g_free (scene->text);
  g_free (scene);
}

/**
 * bramble_grimm_scenes:
 * @step: a step up to the present one; 0 is the set-up
 *
 * What the viewer of @match sees happen in one step, in this order.
 *
 * Returns: (transfer full) (element-type BrambleGrimmScene): the scenes
 */
GPtrArray *
bramble_grimm_scenes (BrambleMatch *match,
                      guint         step)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  GPtrArray *scenes = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_grimm_scene_free);
  Telling telling = { match, step, events, 0 };

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), scenes);

  bramble_match_get_events (match, step, events);
  for (telling.at = 0; telling.at < events->len; telling.at++)
    {
      BrambleEvent e = g_array_index (events, BrambleEvent, telling.at);
      BrambleGrimmScene *scene = scene_new (&e);

      tell (&telling, &e, scene);
      scene->place = telling.at;
      /* The viewer was told it, or looks at everything. */
      e.told = BRAMBLE_ALL_SEATS;
      e.shown = BRAMBLE_ALL_SEATS;
      if (scene->kind != BRAMBLE_SCENE_SILENT)
        scene->text = bramble_match_dup_sentence (match, &e);
      /* First the die is seen, then where it sends him. */
      if (e.kind == GRIMM_EVENT_REGAL_CAME && e.n > 0)
        {
          BrambleGrimmScene *die = scene_new (&e);

          shown (die, g_strconcat ("die/", grimm_location_ids[e.a], NULL), at_location (e.a))->matters = TRUE;
          die->text = g_steal_pointer (&scene->text);
          die->place = telling.at;
          g_ptr_array_add (scenes, die);
        }
      g_ptr_array_add (scenes, scene);

      if (e.kind == GRIMM_EVENT_GATHERS_SWAPPED)
        {
          BrambleGrimmScene *back = scene_new (&e);

          moved (back, g_strdup ("back/gather"), at_seat (e.other), at_seat (e.seat))->together = TRUE;
          back->seat = e.other;
          back->place = telling.at;
          g_ptr_array_add (scenes, back);
        }
    }

  return scenes;
}
