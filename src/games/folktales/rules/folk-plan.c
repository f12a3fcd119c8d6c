/* folk-plan.c: what a hero still has to do, and how far that is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For computer players only: distances on foot, each goal at the nearest field that
 * has it. What dice and shortcuts make of it is left to those who play on.
 */

#include "folk-plan.h"

#include <string.h>

#define MAX_GOALS 5

/* Steps that one more coin costs, about. */
#define NEXT_COIN 8

/* From every field: how far the nearest field with a goal is, and which. */
static guint8 nearest[FOLK_N_GOALS][FOLK_N_ON_FOOT];
static guint8 places[FOLK_N_GOALS][FOLK_N_ON_FOOT];

static gboolean
has_goal (const FolkField *field,
          guint            goal)
{
  switch ((guint) field->kind)
    {
    case FOLK_KIND_TILE:
      return field->what == goal;
    case FOLK_KIND_GOLD:
      return goal == FOLK_GOAL_GOLD;
    case FOLK_KIND_FOOD:
      return goal == FOLK_GOAL_FOOD;
    case FOLK_KIND_ADVENTURE:
      return goal == FOLK_GOAL_WHO + (guint) field->what;
    case FOLK_KIND_CITY:
      return goal == FOLK_GOAL_MARKET;
    case FOLK_KIND_PALACE:
      return goal == FOLK_GOAL_MARKET || goal == FOLK_GOAL_WHO + FOLK_KING;
    case FOLK_KIND_CASTLE:
      return goal == FOLK_GOAL_CASTLE;
    default: /* nothing to go for */
      return FALSE;
    }
}

static void
measure (void)
{
  const FolkField *board = folk_board_fields ();

  memset (nearest, FOLK_FAR, sizeof nearest);
  for (guint goal = 0; goal < FOLK_N_GOALS; goal++)
    for (guint to = 0; to < FOLK_N_ON_FOOT; to++)
      for (guint from = 0; has_goal (&board[to], goal) && from < FOLK_N_ON_FOOT; from++)
        {
          guint steps = folk_board_distance (from, to);

          if (steps >= nearest[goal][from])
            continue;
          nearest[goal][from] = (guint8) steps;
          places[goal][from] = (guint8) to;
        }
}

/* Measures the board, once. A game that is set up has done it: answers allocate nothing. */
void
folk_measure (void)
{
  static gsize measured = 0;

  if (g_once_init_enter (&measured))
    {
      measure ();
      g_once_init_leave (&measured, 1);
    }
}

/* How far a goal is from a field that is reached on foot. */
guint
folk_near (guint goal,
           guint from)
{
  folk_measure ();
  return nearest[goal][from];
}

/* And where. */
guint
folk_place_of (guint goal,
               guint from)
{
  folk_measure ();
  return places[goal][from];
}

/* Goals that are left; each may wait for others. */
typedef struct
{
  guint n;
  guint8 goals[MAX_GOALS];
  guint8 after[MAX_GOALS]; /* goals that come first, a bit each */
  guint extra;             /* steps for what is needed more than once */
} Errands;

static void
add_errand (Errands *errands,
            guint    goal,
            guint    after)
{
  if (errands->n == MAX_GOALS)
    return;
  errands->after[errands->n] = (guint8) after;
  errands->goals[errands->n++] = (guint8) goal;
}

/* What a card wants to be handed over, as far as it is missing, and then who asks. */
static void
add_quest (Errands         *errands,
           const FolkState *s,
           guint            seat,
           guint            card)
{
  const FolkCardInfo *info = &folk_cards[card];
  const FolkSeat *p = &s->seats[seat];
  guint first = 0;

  if (info->tile != FOLK_NONE && p->tiles[info->tile] == 0)
    {
      first = 1u << errands->n;
      add_errand (errands, info->tile, 0);
    }
  if (info->gold > p->gold)
    {
      first = 1u << errands->n;
      add_errand (errands, FOLK_GOAL_GOLD, 0);
      errands->extra += NEXT_COIN * (info->gold - p->gold - 1u);
    }
  if (info->biscuits > p->n_biscuits)
    {
      first = 1u << errands->n;
      add_errand (errands, FOLK_GOAL_FOOD, 0);
      errands->extra += 4u * (info->biscuits - p->n_biscuits - 1u);
    }
  add_errand (errands, FOLK_GOAL_WHO + info->who, first);
}

/* Finds the shortest way through all that is left, to the Castle: @steps were taken so
 * far, to @first before anything else. */
static void
tour (const Errands *errands,
      guint          from,
      guint          done,
      guint          steps,
      guint          first,
      FolkPlan      *best)
{
  if (done == (1u << errands->n) - 1)
    {
      if (steps + nearest[FOLK_GOAL_CASTLE][from] < best->steps)
        *best = (FolkPlan) { steps + nearest[FOLK_GOAL_CASTLE][from], first };
      return;
    }
  for (guint i = 0; i < errands->n; i++)
    {
      guint goal = errands->goals[i];
      guint there = steps + nearest[goal][from];

      if ((done >> i) & 1 || (errands->after[i] & ~done) != 0 || there >= best->steps)
        continue;
      tour (errands, places[goal][from], done | 1u << i, there, done == 0 ? goal : first, best);
    }
}

/* Several quests are done in their order: the next one counts, and the others by how
 * far they are apart. */
static guint
steps_after (const FolkState *s,
             guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  guint steps = 0;

  for (guint i = p->done + 1u; i < s->n_quests; i++)
    {
      guint before = folk_place_of (FOLK_GOAL_WHO + folk_cards[p->quests[i - 1]].who, FOLK_VILLAGE);
      guint there = FOLK_GOAL_WHO + folk_cards[p->quests[i]].who;

      steps += nearest[there][before] + (folk_cards[p->quests[i]].tile != FOLK_NONE ? 10 : 0);
    }
  return steps;
}

/* Whether @seat still has to find a tile: to hand over, or to bring. */
gboolean
folk_needs (const FolkState *s,
            guint            seat,
            guint            tile)
{
  guint card = folk_quest (s, seat);

  return !folk_has (s, seat, tile)
         && ((card != FOLK_NONE && folk_cards[card].tile == tile) || folk_wants (s, seat, tile));
}

/**
 * folk_plan:
 * @from: where @seat would stand
 */
FolkPlan
folk_plan (const FolkState *s,
           guint            seat,
           guint            from)
{
  const FolkSeat *p = &s->seats[seat];
  const FolkCardInfo *own = &folk_cards[p->quests[0]];
  guint card = folk_quest (s, seat);
  Errands errands = { 0 };
  FolkPlan plan = { G_MAXUINT, FOLK_GOAL_CASTLE };

  folk_measure ();
  if (card != FOLK_NONE)
    add_quest (&errands, s, seat, card);
  for (guint i = 0; s->n_quests == 1 && i < G_N_ELEMENTS (own->bring); i++)
    if (own->bring[i] != FOLK_NONE && p->tiles[own->bring[i]] == 0)
      add_errand (&errands, p->gold >= 2 && own->treasure == 0 && nearest[FOLK_GOAL_MARKET][from] < nearest[own->bring[i]][from]
                            ? FOLK_GOAL_MARKET : own->bring[i], 0);
  if (s->n_quests == 1 && own->treasure > p->gold)
    {
      add_errand (&errands, FOLK_GOAL_GOLD, 0);
      errands.extra += NEXT_COIN * (own->treasure - p->gold - 1u);
    }
  tour (&errands, from, 0, 0, FOLK_GOAL_CASTLE, &plan);
  plan.steps += errands.extra + steps_after (s, seat);
  return plan;
}
