/* bramble-folk-scene.c: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The number of a Biscuit that is not for the viewer to know is not in an event, so
 * that it is not here.
 */

#include "bramble-folk-scene.h"

#include <rules/folk-events.h>
#include <rules/folk-state.h>

#include "bramble-folk-target.h"

/* Steps of a walk that are over while it is told, at any pace. */
#define STEPS_TOLD 4

/* Where somebody stands in the end of the step: what they get there comes from there. */
static BrambleThing
at_field_of (const BrambleTelling *telling,
             guint                 seat)
{
  const FolkState *s = bramble_match_get_view (telling->match);

  return seat < s->n_seats ? bramble_folk_field_thing (s->seats[seat].field) : BRAMBLE_NO_THING;
}

static BrambleThing
token (const char *id)
{
  return bramble_thing (BRAMBLE_FOLK_PIECE_THING, id);
}

static BrambleThing
tile (guint which)
{
  return bramble_thing (BRAMBLE_FOLK_LOOSE_THING, folk_tile_ids[which]);
}

/* A token that comes from the road, or goes back to it. */
static void
tell_token (const BrambleTelling *telling,
            const BrambleEvent   *e,
            BrambleScene         *scene,
            const char           *id,
            BrambleFolkToken      heap,
            gboolean              got)
{
  BrambleThing there = bramble_folk_token_thing (e->seat, heap);
  BrambleThing road = at_field_of (telling, e->seat);

  bramble_scene_move (scene, token (id), got ? road : there, got ? there : road);
  scene->count = e->n > 1 ? (guint) e->n : 1;
  scene->together = TRUE;
}

static void
tell_passed (const BrambleEvent *e,
             BrambleScene       *scene,
             const char         *id,
             BrambleFolkToken    heap)
{
  bramble_scene_move (scene, token (id), bramble_folk_token_thing (e->seat, heap), bramble_folk_token_thing (e->other, heap));
  scene->count = e->n > 1 ? (guint) e->n : 1;
}

/* A tile that comes into a satchel, or leaves it. */
static void
tell_tile (const BrambleTelling *telling,
           const BrambleEvent   *e,
           BrambleScene         *scene)
{
  BrambleThing satchel = bramble_folk_seat_thing (e->seat);
  BrambleThing road = at_field_of (telling, e->seat);

  switch (e->kind)
    {
    case FOLK_EVENT_TILE_GOT:
      bramble_scene_move (scene, tile (e->a), road, satchel)->matters = TRUE;
      return;
    case FOLK_EVENT_TILE_PASSED:
      bramble_scene_move (scene, tile (e->a), satchel, bramble_folk_seat_thing (e->other))->matters = TRUE;
      return;
    case FOLK_EVENT_TILE_TURNED:
      bramble_scene_show (scene, tile (e->b), satchel)->matters = TRUE;
      return;
    case FOLK_EVENT_TILE_USED:
      bramble_scene_show (scene, tile (e->a), satchel);
      return;
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_LEFT:
      bramble_scene_move (scene, tile (e->a), satchel, road);
      return;
    }

  g_assert_not_reached ();
}

/* A walk takes its time: what follows waits for it. */
static void
tell_walk (BrambleTelling     *telling,
           const BrambleEvent *e,
           BrambleScene       *scene)
{
  for (int i = STEPS_TOLD; i < e->n; i++)
    bramble_scene_show (bramble_telling_add (telling), bramble_thing (BRAMBLE_FOLK_STEP_THING, NULL),
                        bramble_folk_field_thing (e->b))->place = scene->place;
}

/* A die lies where whoever threw it stands. */
static void
tell_die (const BrambleTelling *telling,
          guint                 seat,
          BrambleScene         *scene,
          const char           *colour,
          guint                 face)
{
  g_autofree char *id = NULL;

  if (g_str_equal (colour, "white") && face == FOLK_BLANK)
    id = g_strdup ("white-blank");
  else
    id = g_strdup_printf ("%s-%u", colour, face);
  bramble_scene_show (scene, bramble_thing (g_str_equal (id, "white-blank") || colour[0] != 'w' ? BRAMBLE_FOLK_DIE_THING
                                                                                                 : BRAMBLE_FOLK_WHITE_THING, id),
                      at_field_of (telling, seat))->matters = TRUE;
}

static void
tell_courage (BrambleTelling     *telling,
              const BrambleEvent *e,
              BrambleScene       *scene)
{
  tell_die (telling, e->seat, scene, "white", e->a);
  tell_die (telling, e->other, bramble_telling_add (telling), "blue", e->b);
}

static void
tell_end (const BrambleEvent *e,
          BrambleScene       *scene)
{
  scene->matters = TRUE;
  for (guint seat = 0; seat < FOLK_MAX_SEATS; seat++)
    if ((e->a >> seat) & 1)
      {
        scene->seat = (int) seat;
        bramble_scene_show (scene, bramble_thing (BRAMBLE_FOLK_HERO_THING, NULL), bramble_folk_field_thing (FOLK_CASTLE));
        return;
      }
}

/**
 * bramble_folk_tell:
 *
 * Makes of @scene what is seen of an event. Places are those of bramble_folk_locate();
 * what moves is "piece/gold", "loose/rope", "die/yellow-3", "white/white-3", "hero" and
 * "step", which is nothing but time.
 */
void
bramble_folk_tell (BrambleTelling     *telling,
                   const BrambleEvent *e,
                   BrambleScene       *scene)
{
  switch ((FolkEventKind) e->kind)
    {
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_PUT:
      scene->kind = BRAMBLE_SCENE_SILENT;
      return;

    case FOLK_EVENT_BISCUIT_GOT:
      tell_token (telling, e, scene, "biscuit", BRAMBLE_FOLK_BISCUITS, TRUE);
      return;
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
      tell_token (telling, e, scene, "biscuit", BRAMBLE_FOLK_BISCUITS, FALSE);
      return;
    case FOLK_EVENT_BISCUIT_PASSED:
      tell_passed (e, scene, "biscuit", BRAMBLE_FOLK_BISCUITS);
      return;
    case FOLK_EVENT_ADVICE_GOT:
      tell_token (telling, e, scene, "advice", BRAMBLE_FOLK_ADVICE, TRUE);
      return;
    case FOLK_EVENT_ADVICE_PAID:
      tell_token (telling, e, scene, "advice", BRAMBLE_FOLK_ADVICE, FALSE);
      return;
    case FOLK_EVENT_ADVICE_PASSED:
      tell_passed (e, scene, "advice", BRAMBLE_FOLK_ADVICE);
      return;
    case FOLK_EVENT_GOLD_GOT:
      tell_token (telling, e, scene, "gold", BRAMBLE_FOLK_GOLD, TRUE);
      return;
    case FOLK_EVENT_GOLD_PAID:
      tell_token (telling, e, scene, "gold", BRAMBLE_FOLK_GOLD, FALSE);
      return;
    case FOLK_EVENT_GOLD_PASSED:
      tell_passed (e, scene, "gold", BRAMBLE_FOLK_GOLD);
      return;
    case FOLK_EVENT_SALT_SPENT:
      tell_token (telling, e, scene, "salt", BRAMBLE_FOLK_SALT, FALSE);
      return;
    case FOLK_EVENT_BOOT_CHANGED:
      bramble_scene_show (scene, token (e->c == 2 ? "boot-2" : "boot-1"), bramble_folk_seat_thing (e->seat))->matters = TRUE;
      return;

    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
      tell_tile (telling, e, scene);
      return;

    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_BLUE_THROWN:
      tell_die (telling, e->seat, scene, "blue", e->a);
      return;
    case FOLK_EVENT_WHITE_THROWN:
      tell_die (telling, e->seat, scene, "white", e->a);
      return;
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_SPELL_THROWN:
    case FOLK_EVENT_KNOCKED:
      tell_die (telling, e->seat, scene, "yellow", e->a);
      return;
    case FOLK_EVENT_COURAGE_THROWN:
      tell_courage (telling, e, scene);
      return;

    case FOLK_EVENT_MOVED:
      tell_walk (telling, e, scene);
      return;
    case FOLK_EVENT_GAME_OVER:
      tell_end (e, scene);
      return;

    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_RESTED:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_STOOD_STILL:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_QUEST_DONE:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_FOUND:
    case FOLK_EVENT_TURN_FORFEITED:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_GATE_SHUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_DECLINED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_SHARED:
    case FOLK_N_EVENTS:
      return;
    }

  g_assert_not_reached ();
}
