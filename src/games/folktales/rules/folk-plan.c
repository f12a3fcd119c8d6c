/* folk-plan.c: what a hero still has to do, and how long that takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For computer players only. All that is left (what is to be handed over, the quest,
 * items, the Castle) is put into the order that takes the fewest turns; each thing may
 * be had where it lies, or bought, forged or conjured up where the hero has what that
 * takes. Others who take the last one are not foreseen.
 */

#include "folk-plan.h"

#define MAX_ERRANDS 5
#define MAX_PASSES 12

/* Turns that things take beside the way there: one more coin, Biscuit or tile; to leave a field
 * and come back; a stay; what the Wand does at once, so that it is better done; and what
 * may go wrong at the Sorcerer's. */
#define NEXT_COIN 2.5f
#define NEXT_FOOD 1.0f
#define NEXT_TILE 2.5f
#define COME_BACK 3.0f
#define STAY 1.0f
#define AT_ONCE 0.1f
#define CONJURE 0.8f
#define RISK 2.0f
#define BISCUIT 0.45f

/* What is paid is worth turns, too: a Biscuit, a coin, a tile. Who leaves that out keeps what
 * could be paid, and never does it. */
#define MEAL 0.7f
#define COIN 0.3f
#define GIFT 0.5f

/* What a Biscuit in the satchel saves, and how often the road brings one that fits. */
#define PROVISION 0.3f
#define FED 0.5f

/* How many turns the Biscuits that one has now last. */
#define STORES 3.0f

/* And the part of the way that the Satchel saves, by what it adds to that. */
#define PLENTY 0.09f

/* Turns that a boot token takes, by its minus. */
static const float boots[FOLK_MAX_BOOT + 1] = { 0, 0.6f, 1.8f };

/* A shortcut that can be taken. */
typedef struct
{
  guint8 goal;  /* its end */
  guint8 exit;  /* where one comes out */
  float turns;  /* that it takes, with its price */
} Pass;

/* Something that is left to do. */
typedef struct
{
  guint8 goal;
  guint8 after;  /* errands that come first, a bit each */
  guint8 price;  /* in Gold, where it is for sale; or 0 */
  gboolean forged; /* the Sword can be made into it, in the City */
  gboolean cast; /* the Sorcerer may make it */
} Errand;

/* How far a tour has come. */
typedef struct
{
  guint8 at;
  guint8 done;   /* errands, a bit each */
  guint8 first;  /* where it went before anything else, or FOLK_NONE */
  guint8 gold;   /* that may be spent */
  FolkGait gait;
  float turns;
} Stage;

/* Where a tour may go on, nearest first: an errand is seen to in its place, at the market, by the
 * smith or by the Sorcerer. */
typedef struct
{
  guint n;
  Stage stages[4 * MAX_ERRANDS];
} Fork;

/* All that is left for one hero. */
typedef struct
{
  const FolkState *s;
  guint seat;
  float fed;             /* as folk_turns () wants it, on the first way */
  guint n_passes;
  Pass passes[MAX_PASSES];
  guint n;
  Errand errands[MAX_ERRANDS];
  float extra;           /* turns for what is needed more than once */
  float risk;            /* turns that the Sorcerer takes, with what he gets and what is still to be found for him */
  float forging;         /* and those that the City's smith takes */
  guint uses;            /* of the Wand that are left */
  guint spare[3];        /* tiles of each class that it may use up */
  gboolean trades;       /* the market is open to the hero where it stands */
  FolkPlan best;
} Tour;

/* How a hero gets along without a Stallion. */
static FolkGait
walk_of (const FolkState *s,
         guint            seat)
{
  return folk_has (s, seat, FOLK_SEVEN_LEAGUE_BOOTS) ? FOLK_GAIT_LIGHT : FOLK_GAIT_PLAIN;
}

static FolkGait
gait_of (const FolkState *s,
         guint            seat)
{
  return folk_has (s, seat, FOLK_WHITE_STALLION) ? FOLK_GAIT_RIDING : walk_of (s, seat);
}

/* With so many Biscuits one fits, or nearly. */
static float
how_fed (const FolkSeat *p)
{
  return (float) MIN (p->n_biscuits, 4) / 4;
}

/* What shortcuts take. */
static const struct
{
  guint8 tile; /* that is given up */
  guint8 turns; /* on its path */
  float price; /* in turns */
} shortcuts[FOLK_N_SHORTCUTS] = {
  [FOLK_SHORTCUT_SEA] = { FOLK_FISH, 2, 0 },          [FOLK_SHORTCUT_TUNNEL] = { FOLK_PICKAXE, 2, 0 },
  [FOLK_SHORTCUT_GORGE] = { FOLK_ROPE, 1, 0 },        [FOLK_SHORTCUT_PATH] = { FOLK_NONE, 1, 0 },
  [FOLK_SHORTCUT_GRIFFIN] = { FOLK_NONE, 1, 2 * BISCUIT }, [FOLK_SHORTCUT_WAGON] = { FOLK_NONE, 1, BISCUIT },
};

/* The turns that a shortcut takes @seat, with its price. */
float
folk_pass_turns (const FolkState *s,
                 guint            seat,
                 guint            shortcut)
{
  return folk_flies (s, seat, shortcut) ? 0 : shortcuts[shortcut].turns + shortcuts[shortcut].price;
}

/* The shortcuts that are open to the hero, unless their price is needed elsewhere. */
static void
find_passes (Tour *tour)
{
  const FolkState *s = tour->s;

  for (guint i = 0; i < FOLK_N_SHORTCUTS; i++)
    {
      gboolean flies = folk_flies (s, tour->seat, i);
      guint tile = shortcuts[i].tile;

      if (!folk_can_enter (s, tour->seat, i)
          || (!flies && tile != FOLK_NONE && folk_has (s, tour->seat, tile) && !folk_can_spare (s, tour->seat, tile)))
        continue;
      for (guint end = 0; end < 2; end++)
        {
          guint goal = FOLK_GOAL_END + 2 * i + end;
          guint at = folk_place_of (goal, FOLK_VILLAGE);

          tour->passes[tour->n_passes++] = (Pass) { (guint8) goal, folk_board_fields ()[at].other_end,
                                                    folk_pass_turns (s, tour->seat, i) };
        }
    }
}

/* The turns on foot to a goal: at first with the Biscuits that one has now, later with what
 * the road brings. */
static float
walk_to (const Tour  *tour,
         const Stage *stage,
         guint        goal,
         guint        from)
{
  float hungry, now;

  if (stage->done != 0)
    return folk_turns (stage->gait, FED, goal, from);
  hungry = folk_turns (stage->gait, 0, goal, from);
  now = MIN (1, STORES / MAX (hungry, 1));
  return folk_turns (stage->gait, tour->fed * now + FED * (1 - now), goal, from);
}

/* The turns to a goal, by a shortcut if that is quicker; @first is where to go first. */
static float
go (const Tour  *tour,
    const Stage *stage,
    guint        goal,
    guint       *first)
{
  float best = walk_to (tour, stage, goal, stage->at);

  *first = goal;
  for (guint i = 0; i < tour->n_passes; i++)
    {
      const Pass *pass = &tour->passes[i];
      float there = walk_to (tour, stage, pass->goal, stage->at);

      /* One has to land there: who stands there already has to come back. */
      there = (there > 0 ? there : COME_BACK) + pass->turns;
      if (there + 1 >= best)
        continue;
      there += folk_turns (stage->gait, FED, goal, pass->exit);
      if (there < best)
        {
          best = there;
          *first = pass->goal;
        }
    }
  return best;
}

/* The same, and what it takes for who stands there already. */
static float
leg (const Tour  *tour,
     const Stage *stage,
     guint        goal,
     guint       *first)
{
  float there = go (tour, stage, goal, first);

  if (there > 0)
    return there;
  if (goal == FOLK_GOAL_MARKET || goal == FOLK_GOAL_CITY)
    return stage->done == 0 && tour->trades ? AT_ONCE : STAY;
  if (goal >= FOLK_GOAL_WHO)
    return STAY;

  return COME_BACK;
}

/* Goes to a goal: how one gets along may change there. */
static void
reach (const Tour *tour,
       Stage      *stage,
       guint       goal)
{
  guint to;

  stage->turns += leg (tour, stage, goal, &to);
  stage->at = (guint8) folk_place_of (goal, stage->at);
  if (stage->first == FOLK_NONE)
    stage->first = (guint8) to;
  if (stage->gait == FOLK_GAIT_RIDING && folk_board_fields ()[stage->at].land == FOLK_LAND_GLASS_MOUNTAIN)
    stage->gait = walk_of (tour->s, tour->seat);
  if (stage->gait == FOLK_GAIT_PLAIN && goal == FOLK_SEVEN_LEAGUE_BOOTS)
    stage->gait = FOLK_GAIT_LIGHT;
}

/* Adds one more errand, seen to at @goal, to what may be done next. */
static void
see_to (const Tour *tour,
        Fork       *fork,
        Stage       stage,
        guint       errand,
        guint       goal)
{
  guint i;

  if (stage.turns >= tour->best.turns)
    return;
  reach (tour, &stage, goal);
  stage.done |= (guint8) (1u << errand);
  if (stage.turns >= tour->best.turns)
    return;
  for (i = fork->n++; i > 0 && fork->stages[i - 1].turns > stage.turns; i--)
    fork->stages[i] = fork->stages[i - 1];
  fork->stages[i] = stage;
}

/* Buys something, for which a coin may have to be found first. */
static void
buy (const Tour *tour,
     Fork       *fork,
     Stage       stage,
     guint       errand)
{
  guint price = tour->errands[errand].price;

  if (stage.gold + 1u == price)
    {
      reach (tour, &stage, FOLK_GOAL_GOLD);
      stage.gold++;
    }
  if (stage.gold < price)
    return;
  stage.gold = (guint8) (stage.gold - price);
  stage.turns += COIN * (float) price + (price > 1 ? MEAL : 0);
  see_to (tour, fork, stage, errand, FOLK_GOAL_MARKET);
}

static Stage
paid (Stage stage,
      float turns)
{
  stage.turns += turns;
  return stage;
}

/* Goes to the Sorcerer, who wants a Biscuit. */
static void
wish (const Tour *tour,
      Fork       *fork,
      Stage       stage,
      guint       errand)
{
  if (tour->s->seats[tour->seat].n_biscuits == 0 && stage.done == 0)
    reach (tour, &stage, FOLK_GOAL_FOOD);
  see_to (tour, fork, stage, errand, FOLK_GOAL_SORCERER);
}

/* Finds the quickest way through all that is left, to the Castle: what is near is tried
 * first, for a good tour that is known soon spares many that are worse. */
static void
try (Tour *tour,
     Stage stage)
{
  Fork fork;

  if (stage.done == (1u << tour->n) - 1)
    {
      guint to;

      stage.turns += go (tour, &stage, FOLK_GOAL_CASTLE, &to);
      if (stage.turns < tour->best.turns)
        tour->best = (FolkPlan) { stage.turns, stage.first == FOLK_NONE ? to : stage.first };
      return;
    }
  fork.n = 0;
  for (guint i = 0; i < tour->n; i++)
    {
      const Errand *errand = &tour->errands[i];

      if ((stage.done >> i) & 1 || (errand->after & ~stage.done) != 0)
        continue;
      see_to (tour, &fork, stage, i, errand->goal);
      if (errand->price > 0)
        buy (tour, &fork, stage, i);
      if (errand->forged)
        see_to (tour, &fork, paid (stage, tour->forging), i, FOLK_GOAL_CITY);
      if (errand->cast)
        wish (tour, &fork, paid (stage, tour->risk), i);
    }
  for (guint i = 0; i < fork.n && fork.stages[i].turns < tour->best.turns; i++)
    try (tour, fork.stages[i]);
}

/* Returns which it is, a bit. */
static guint
add_errand (Tour  *tour,
            Errand errand)
{
  if (tour->n == MAX_ERRANDS)
    return 0;
  tour->errands[tour->n] = errand;
  return 1u << tour->n++;
}

/* What can be made of each other by the Wand: Useful, Magical and Animal tiles. */
static guint
class_of (guint tile)
{
  return folk_is_magical (tile) ? 1 : folk_is_animal (tile) ? 2 : 0;
}

/* The turns that the Sorcerer takes @seat: what he gets, and what may go wrong. */
float
folk_spell_turns (const FolkState *s,
                  guint            seat)
{
  return RISK * (float) (3 - MIN (s->seats[seat].advice, 3)) / 3 + GIFT + MEAL;
}

/* What can be spared: how many tiles of each class, for the Wand to make others of, and
 * something for the Sorcerer. */
static void
count_spare (Tour *tour)
{
  const FolkSeat *p = &tour->s->seats[tour->seat];
  guint n = 0;

  for (guint tile = 0; tile < FOLK_TRICKSTER; tile++)
    if (folk_can_spare (tour->s, tour->seat, tile))
      {
        n += p->tiles[tile];
        if (tile >= FOLK_FIRST_USEFUL && tile != FOLK_MAGIC_WAND)
          tour->spare[class_of (tile)] += p->tiles[tile];
      }
  tour->risk = RISK + GIFT + MEAL + (n == 0 ? NEXT_TILE : 0);
  tour->forging = 2 * MEAL + NEXT_FOOD * (float) (2 - MIN (p->n_biscuits, 2));
}

/* A tile that is to be found, or bought, unless the Wand has one to make it of. */
static guint
add_tile (Tour *tour,
          guint tile,
          guint gold)
{
  static const guint8 prices[] = { 0, 2, 1 };
  const FolkState *s = tour->s;
  guint class = class_of (tile);

  if (folk_supply (s, tile) == 0)
    tour->extra += COME_BACK;
  else if (tour->uses > 0 && tour->spare[class] > 0)
    {
      tour->uses--;
      tour->spare[class]--;
      tour->extra += CONJURE;
      return 0;
    }
  return add_errand (tour, (Errand) {
    .goal = (guint8) tile,
    .price = (guint8) (prices[class] <= gold + 1 ? prices[class] : 0),
    .forged = tile == FOLK_ENCHANTED_SWORD && folk_has (s, tour->seat, FOLK_SWORD),
    .cast = class == 1,
  });
}

/* Things of which several are needed: the first at the nearest field. */
static guint
add_pile (Tour  *tour,
          guint  goal,
          guint  missing,
          float  next)
{
  tour->extra += next * (float) (missing - 1);
  return add_errand (tour, (Errand) { .goal = (guint8) goal });
}

/* What a card wants to be handed over, as far as it is missing, and then who asks. */
static void
add_quest (Tour *tour,
           guint card,
           guint gold)
{
  const FolkCardInfo *info = &folk_cards[card];
  const FolkSeat *p = &tour->s->seats[tour->seat];
  guint first = 0;

  if (info->tile != FOLK_NONE && p->tiles[info->tile] == 0)
    first |= add_tile (tour, info->tile, gold);
  if (info->gold > p->gold)
    first |= add_pile (tour, FOLK_GOAL_GOLD, info->gold - p->gold, NEXT_COIN);
  if (info->biscuits > p->n_biscuits)
    {
      guint missing = info->biscuits - p->n_biscuits;

      if (2 * missing <= p->advice)
        tour->extra += MEAL * (float) missing;
      else
        first |= add_pile (tour, FOLK_GOAL_FOOD, missing, NEXT_FOOD);
    }
  add_errand (tour, (Errand) { .goal = (guint8) (FOLK_GOAL_WHO + info->who), .after = (guint8) first });
}

/* Several quests are done in their order: the next one counts, and the others by how
 * far they are apart. */
static float
turns_after (const Tour *tour)
{
  const FolkSeat *p = &tour->s->seats[tour->seat];
  float sum = 0;

  for (guint i = p->done + 1u; i < tour->s->n_quests; i++)
    {
      guint before = folk_place_of (FOLK_GOAL_WHO + folk_cards[p->quests[i - 1]].who, FOLK_VILLAGE);

      sum += folk_turns (FOLK_GAIT_PLAIN, 0.5f, FOLK_GOAL_WHO + folk_cards[p->quests[i]].who, before)
             + (folk_cards[p->quests[i]].tile != FOLK_NONE ? COME_BACK : 0);
    }
  return sum;
}

static void
begin (Tour            *tour,
       const FolkState *s,
       guint            seat)
{
  *tour = (Tour) {
    .s = s,
    .seat = seat,
    .fed = how_fed (&s->seats[seat]),
    .trades = s->active == seat && (s->used & FOLK_USED_MARKET) != 0,
    .uses = folk_has (s, seat, FOLK_MAGIC_WAND) ? folk_max_uses (FOLK_MAGIC_WAND) - folk_uses (s, seat, FOLK_MAGIC_WAND) : 0,
    .best = { G_MAXFLOAT, FOLK_GOAL_CASTLE },
  };
  count_spare (tour);
  find_passes (tour);
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
  guint gold = folk_spare_gold (s, seat);
  Tour tour;

  begin (&tour, s, seat);
  if (card != FOLK_NONE)
    add_quest (&tour, card, gold);
  for (guint i = 0; s->n_quests == 1 && i < G_N_ELEMENTS (own->bring); i++)
    if (own->bring[i] != FOLK_NONE && p->tiles[own->bring[i]] == 0)
      add_tile (&tour, own->bring[i], gold);
  if (s->n_quests == 1 && own->treasure > p->gold)
    add_pile (&tour, FOLK_GOAL_GOLD, own->treasure - p->gold, NEXT_COIN);
  try (&tour, (Stage) {
    .at = (guint8) from,
    .first = FOLK_NONE,
    .gold = (guint8) gold,
    .gait = gait_of (s, seat),
  });
  tour.best.turns += tour.extra + turns_after (&tour);
  if (folk_has (s, seat, FOLK_SATCHEL))
    tour.best.turns -= PLENTY * tour.best.turns;
  tour.best.turns -= PROVISION * MIN ((float) p->n_biscuits, tour.best.turns / 2);
  tour.best.turns += boots[p->boot] + folk_gate_turns (s, seat);
  return tour.best;
}

/* How many turns it takes @seat to get to a goal. */
float
folk_turns_to (const FolkState *s,
               guint            seat,
               guint            goal,
               guint            from)
{
  return folk_turns (gait_of (s, seat), how_fed (&s->seats[seat]), goal, from);
}

/* The turns that @seat will knock at the gate for, with what it has now. Advice is only
 * given where it opens it, and there is one more each turn. */
float
folk_gate_turns (const FolkState *s,
                 guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  guint key = p->tiles[FOLK_KEY] > 0 ? 3 : 0;
  guint combs = folk_has (s, seat, FOLK_GOLDEN_COMB)
                ? folk_max_uses (FOLK_GOLDEN_COMB) - folk_uses (s, seat, FOLK_GOLDEN_COMB) : 0;
  guint biscuits = p->n_biscuits;
  guint advice = p->advice;
  float sum = 0, fails = 1;

  for (guint i = 0; i < 8; i++)
    {
      float chance;

      advice += 1 + (biscuits >= 2);
      biscuits -= biscuits >= 2 ? 2 : 0;
      chance = (float) MIN (1 + advice + key, 8) / 8;
      sum += fails;
      fails *= 1 - chance;
      if (combs > 0)
        {
          fails *= 1 - chance;
          combs--;
        }
    }
  return sum;
}
