/* folk-playout-roads.c: a quick answer to where to go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every end of a way is looked at as it is after the field has acted.
 */

#include "folk-playout.h"

#include "folk-arrival.h"

/* The turns that a Biscuit is worth. */
#define EATEN 0.5f

/* The option of a kind, or -1. */
int
folk_find (const BrambleAsk *ask,
           guint             kind)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == kind)
      return (int) i;

  return -1;
}

/* The same, or the first of all. */
guint
folk_find_or_first (const BrambleAsk *ask,
                    guint             kind)
{
  int at = folk_find (ask, kind);

  return at < 0 ? 0 : (guint) at;
}

/* What ending a move on a field is worth beside what the plan makes of it, in turns. */
static float
comfort (const FolkState *s,
         guint            seat,
         guint            at)
{
  const FolkField *field = &folk_board_fields ()[at];
  const FolkSeat *p = &s->seats[seat];

  switch ((FolkFieldKind) field->kind)
    {
    case FOLK_KIND_TILE:
      return p->n_tiles < FOLK_MAX_TILES ? 0.3f : 0;
    case FOLK_KIND_GOLD:
      return p->gold < FOLK_MAX_GOLD ? 0.4f : 0;
    case FOLK_KIND_FOOD:
      return p->n_biscuits < FOLK_MAX_BISCUITS ? 0.2f : 0;
    case FOLK_KIND_ADVICE:
      return p->advice < FOLK_MAX_ADVICE ? 0.3f : 0;
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_RED:
    case FOLK_KIND_BONUS:
    case FOLK_KIND_BAD_LUCK:
    case FOLK_KIND_ADVENTURE:
    case FOLK_KIND_SORCERER:
    case FOLK_KIND_SHORTCUT:
    case FOLK_KIND_PATH:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_CITY:
    case FOLK_KIND_PALACE:
    case FOLK_KIND_CASTLE:
    case FOLK_N_KINDS:
      return 0;
    }

  g_assert_not_reached ();
}

/* A walk with a Biscuit that saves so many turns, or -1. Nobody goes to the gate before the roll: they
 * would have to leave it again. */
int
folk_choose_walk (const FolkState  *s,
                  const BrambleAsk *ask,
                  float             saved)
{
  const FolkSeat *p = &s->seats[ask->seat];
  FolkState then = *s;
  int best = -1;
  float least;

  if (folk_find (ask, FOLK_OPT_WALK) < 0)
    return -1;
  least = folk_plan (s, ask->seat, p->field).turns - saved;
  then.seats[ask->seat].n_biscuits--;
  then.used |= FOLK_USED_WALK | FOLK_USED_MOVED;
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_WALK)
      {
        FolkWay ways[FOLK_MAX_WAYS];
        guint n = folk_ways (s, p->field, folk_biscuit_steps[ask->options[i].a], ways);

        for (guint j = 0; j < n; j++)
          {
            float left;

            if (s->phase == FOLK_BEFORE && ways[j].to == FOLK_CASTLE)
              continue;
            left = folk_arrival (&then, ask->seat, ways[j].to, ways[j].reds).turns - comfort (s, ask->seat, ways[j].to);
            if (left < least)
              {
                least = left;
                best = (int) i;
              }
          }
      }

  return best;
}

/* The turns to a goal after a walk of so many steps. */
static float
turns_from (const FolkState *s,
            guint            seat,
            guint            goal,
            guint            at,
            guint            steps)
{
  FolkWay ways[FOLK_MAX_WAYS];
  guint n = folk_ways (s, at, steps, ways);
  float least = G_MAXFLOAT;

  for (guint i = 0; i < n; i++)
    least = MIN (least, folk_turns_to (s, seat, goal, ways[i].to));
  return least;
}

/* The turns to a goal from where a move ends, when a Biscuit may still be walked. */
static float
turns_walked (const FolkState *s,
              guint            seat,
              guint            goal,
              guint            at)
{
  const FolkSeat *p = &s->seats[seat];
  float least = folk_turns_to (s, seat, goal, at);

  if (s->used & FOLK_USED_WALK)
    return least;
  for (guint i = 0; least > EATEN && i < FOLK_N_NUMBERS; i++)
    if (p->biscuits[i] > 0)
      least = MIN (least, EATEN + turns_from (s, seat, goal, at, folk_biscuit_steps[i]));
  return least;
}

/* The turns that are left at the end of a way. */
static float
left_after (const FolkState *s,
            guint            seat,
            const FolkWay   *way)
{
  FolkPlan plan = folk_arrival (s, seat, way->to, way->reds);

  return plan.turns - comfort (s, seat, way->to)
         + turns_walked (s, seat, plan.next, way->to) - folk_turns_to (s, seat, plan.next, way->to);
}

/* The way that leaves least to do. */
guint
folk_choose_way (const FolkState  *s,
                 const BrambleAsk *ask,
                 BrambleRng       *rng)
{
  const FolkFrame *f = &s->stack[s->depth - 1];
  float least = G_MAXFLOAT;
  guint best = 0;
  FolkWay ways[FOLK_MAX_WAYS];

  /* They are in the order of the options. */
  folk_ways (s, s->seats[ask->seat].field, f->n, ways);
  for (guint i = 0; i < ask->n_options; i++)
    {
      float left = left_after (s, ask->seat, &ways[i]) + (float) bramble_rng_below (rng, 8) / 32;

      if (left < least)
        {
          least = left;
          best = i;
        }
    }
  return best;
}

/* Whatever brings most steps. */
guint
folk_choose_help (const FolkState  *s,
                  const BrambleAsk *ask)
{
  guint best = 0;
  int most = G_MININT;

  for (guint i = 0; i < ask->n_options; i++)
    {
      int steps = folk_steps (s, ask->seat, ask->options[i].kind == FOLK_OPT_TILE ? ask->options[i].a : FOLK_NONE, FALSE, 0);

      if (steps > most)
        {
          most = steps;
          best = i;
        }
    }
  return best;
}

/* After a blank, the number that leaves least to do. */
guint
folk_choose_number (const FolkState  *s,
                    const BrambleAsk *ask)
{
  const FolkFrame *f = &s->stack[s->depth - 1];
  float least = G_MAXFLOAT;
  guint best = ask->n_options - 1u;

  for (guint i = 0; i < ask->n_options; i++)
    {
      int steps = folk_steps (s, ask->seat, f->tile, (f->flags & FOLK_FLAG_LANTERN) != 0, ask->options[i].a);
      FolkWay ways[FOLK_MAX_WAYS];
      guint n = folk_ways (s, s->seats[ask->seat].field, (guint) CLAMP (steps, 1, FOLK_MAX_STEPS), ways);

      for (guint j = 0; j < n; j++)
        {
          float left = left_after (s, ask->seat, &ways[j]);

          if (left < least)
            {
              least = left;
              best = i;
            }
        }
    }
  return best;
}

/* Whether the other end is nearer, by more than the time that it takes. */
guint
folk_choose_shortcut (const FolkState  *s,
                      const BrambleAsk *ask)
{
  guint field = s->seats[ask->seat].field;

  return folk_find_or_first (ask, folk_arrival (s, ask->seat, field, 0).turns < folk_plan (s, ask->seat, field).turns
                                  ? FOLK_OPT_YES : FOLK_OPT_NO);
}
