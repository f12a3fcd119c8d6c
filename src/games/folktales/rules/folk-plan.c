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

/* Turns that things take beside the way there: one more coin or Biscuit; to leave a field
 * and come back; a stay; what the Wand does at once, so that it is better done; and what
 * may go wrong at the Sorcerer's. */
#define NEXT_COIN 2.5f
#define NEXT_FOOD 1.5f
#define COME_BACK 3.0f
#define STAY 1.0f
#define CONJURE 0.3f
#define RISK 1.2f
#define BISCUIT 0.45f

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

/* All that is left for one hero, and how it gets along. */
typedef struct
{
  const FolkState *s;
  guint seat;
  FolkGait gait;
  float fed;             /* as folk_turns () wants it */
  guint n_passes;
  Pass passes[MAX_PASSES];
  guint n;
  Errand errands[MAX_ERRANDS];
  float extra;           /* turns for what is needed more than once */
  gboolean trades;       /* the market is open to the hero where it stands */
  FolkPlan best;
} Tour;

static FolkGait
gait_of (const FolkState *s,
         guint            seat)
{
  if (folk_has (s, seat, FOLK_WHITE_STALLION))
    return FOLK_GAIT_RIDING;
  if (s->seats[seat].boot > 0)
    return FOLK_GAIT_LIMPING;

  return folk_has (s, seat, FOLK_SEVEN_LEAGUE_BOOTS) ? FOLK_GAIT_LIGHT : FOLK_GAIT_PLAIN;
}

/* With so many Biscuits one fits, or nearly. */
static float
how_fed (const FolkSeat *p)
{
  return (float) MIN (p->n_biscuits, 4) / 4;
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

/* Whether a tile can be spared. */
static gboolean
is_spare (const FolkState *s,
          guint            seat,
          guint            tile)
{
  guint card = folk_quest (s, seat);

  return folk_has (s, seat, tile) && !folk_wants (s, seat, tile) && (card == FOLK_NONE || folk_cards[card].tile != tile);
}

/* The shortcuts that are open to the hero, unless their price is needed elsewhere. */
static void
find_passes (Tour *tour)
{
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
  const FolkState *s = tour->s;

  for (guint i = 0; i < FOLK_N_SHORTCUTS; i++)
    {
      gboolean flies = folk_flies (s, tour->seat, i);
      guint tile = shortcuts[i].tile;

      if (!folk_can_enter (s, tour->seat, i)
          || (!flies && tile != FOLK_NONE && folk_has (s, tour->seat, tile) && !is_spare (s, tour->seat, tile)))
        continue;
      for (guint end = 0; end < 2; end++)
        {
          guint goal = FOLK_GOAL_END + 2 * i + end;
          guint at = folk_place_of (goal, FOLK_VILLAGE);

          tour->passes[tour->n_passes++] = (Pass) { (guint8) goal, folk_board_fields ()[at].other_end,
                                                    flies ? 0 : shortcuts[i].turns + shortcuts[i].price };
        }
    }
}

/* The turns to a goal, by a shortcut if that is quicker; @first is where to go first. */
static float
go (const Tour *tour,
    guint       goal,
    guint       from,
    guint      *first)
{
  float best = folk_turns (tour->gait, tour->fed, goal, from);

  *first = goal;
  for (guint i = 0; i < tour->n_passes; i++)
    {
      const Pass *pass = &tour->passes[i];
      float there = folk_turns (tour->gait, tour->fed, pass->goal, from) + pass->turns;

      if (there + 1 >= best)
        continue;
      there += folk_turns (tour->gait, tour->fed, goal, pass->exit);
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
leg (const Tour *tour,
     guint       goal,
     guint       from,
     gboolean    at_once,
     guint      *first)
{
  float there = go (tour, goal, from, first);

  if (there > 0)
    return there;
  if (goal == FOLK_GOAL_MARKET || goal == FOLK_GOAL_CITY)
    return at_once && tour->trades ? 0.1f : STAY;
  if (goal >= FOLK_GOAL_WHO)
    return STAY;

  return COME_BACK;
}

static void try (Tour *tour, guint from, guint done, float turns, guint first, guint gold);

/* Goes on with the tour after one more errand, seen to at @goal. */
static void
see_to (Tour *tour,
        guint errand,
        guint goal,
        guint from,
        guint done,
        float turns,
        guint first,
        guint gold)
{
  guint to;

  turns += leg (tour, goal, from, done == 0, &to);
  if (turns < tour->best.turns)
    try (tour, folk_place_of (goal, from), done | 1u << errand, turns, first == FOLK_NONE ? to : first, gold);
}

/* Buys something, for which a coin may have to be found first. */
static void
buy (Tour *tour,
     guint errand,
     guint from,
     guint done,
     float turns,
     guint first,
     guint gold)
{
  guint price = tour->errands[errand].price;

  if (gold + 1 == price)
    {
      guint to;

      turns += leg (tour, FOLK_GOAL_GOLD, from, FALSE, &to);
      from = folk_place_of (FOLK_GOAL_GOLD, from);
      first = first == FOLK_NONE ? to : first;
      gold++;
    }
  if (gold >= price)
    see_to (tour, errand, FOLK_GOAL_MARKET, from, done, turns, first, gold - price);
}

/* Finds the quickest way through all that is left, to the Castle: @turns were taken so
 * far, to @first before anything else. */
static void
try (Tour *tour,
     guint from,
     guint done,
     float turns,
     guint first,
     guint gold)
{
  if (done == (1u << tour->n) - 1)
    {
      guint to;

      turns += go (tour, FOLK_GOAL_CASTLE, from, &to);
      if (turns < tour->best.turns)
        tour->best = (FolkPlan) { turns, first == FOLK_NONE ? to : first };
      return;
    }
  for (guint i = 0; i < tour->n; i++)
    {
      const Errand *errand = &tour->errands[i];

      if ((done >> i) & 1 || (errand->after & ~done) != 0)
        continue;
      see_to (tour, i, errand->goal, from, done, turns, first, gold);
      if (errand->price > 0)
        buy (tour, i, from, done, turns, first, gold);
      if (errand->forged)
        see_to (tour, i, FOLK_GOAL_CITY, from, done, turns, first, gold);
      if (errand->cast)
        see_to (tour, i, FOLK_GOAL_SORCERER, from, done, turns + RISK, first, gold);
    }
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

/* A tile that is to be found, or bought, unless the Wand has one to make it of. */
static guint
add_tile (Tour  *tour,
          guint  tile,
          guint  gold,
          guint *uses)
{
  const FolkState *s = tour->s;
  guint first = folk_is_magical (tile) ? FOLK_FIRST_MAGICAL : folk_is_animal (tile) ? FOLK_FIRST_ANIMAL : FOLK_FIRST_USEFUL;
  guint end = folk_is_magical (tile) ? FOLK_FIRST_ANIMAL : folk_is_animal (tile) ? FOLK_TRICKSTER : FOLK_FIRST_MAGICAL;
  guint price = folk_is_magical (tile) ? 2 : folk_is_animal (tile) ? 1 : 0;
  guint n_spare = 0;

  if (folk_supply (s, tile) == 0)
    tour->extra += COME_BACK;
  for (guint i = first; i < end; i++)
    n_spare += i != FOLK_MAGIC_WAND && is_spare (s, tour->seat, i);
  if (*uses > 0 && n_spare > 0 && folk_supply (s, tile) > 0)
    {
      (*uses)--;
      tour->extra += CONJURE;
      return 0;
    }
  return add_errand (tour, (Errand) {
    .goal = (guint8) tile,
    .price = (guint8) (price <= gold + 1 ? price : 0),
    .forged = tile == FOLK_ENCHANTED_SWORD && folk_has (s, tour->seat, FOLK_SWORD),
    .cast = folk_is_magical (tile) && s->seats[tour->seat].n_tiles > 0 && s->seats[tour->seat].n_biscuits > 0,
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
add_quest (Tour  *tour,
           guint  card,
           guint  gold,
           guint *uses)
{
  const FolkCardInfo *info = &folk_cards[card];
  const FolkSeat *p = &tour->s->seats[tour->seat];
  guint first = 0;

  if (info->tile != FOLK_NONE && p->tiles[info->tile] == 0)
    first |= add_tile (tour, info->tile, gold, uses);
  if (info->gold > p->gold)
    first |= add_pile (tour, FOLK_GOAL_GOLD, info->gold - p->gold, NEXT_COIN);
  if (info->biscuits > p->n_biscuits)
    first |= add_pile (tour, FOLK_GOAL_FOOD, info->biscuits - p->n_biscuits, NEXT_FOOD);
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
    .gait = gait_of (s, seat),
    .fed = how_fed (&s->seats[seat]),
    .trades = s->active == seat && (s->used & FOLK_USED_MARKET) != 0,
    .best = { G_MAXFLOAT, FOLK_GOAL_CASTLE },
  };
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
  guint uses = folk_has (s, seat, FOLK_MAGIC_WAND) ? folk_max_uses (FOLK_MAGIC_WAND) - folk_uses (s, seat, FOLK_MAGIC_WAND) : 0;
  guint kept = s->n_quests > 1 ? 0 : own->treasure;
  guint gold;
  Tour tour;

  if (card != FOLK_NONE)
    kept += folk_cards[card].gold;
  gold = p->gold - MIN (p->gold, kept);
  begin (&tour, s, seat);
  if (card != FOLK_NONE)
    add_quest (&tour, card, gold, &uses);
  for (guint i = 0; s->n_quests == 1 && i < G_N_ELEMENTS (own->bring); i++)
    if (own->bring[i] != FOLK_NONE && p->tiles[own->bring[i]] == 0)
      add_tile (&tour, own->bring[i], gold, &uses);
  if (s->n_quests == 1 && own->treasure > p->gold)
    add_pile (&tour, FOLK_GOAL_GOLD, own->treasure - p->gold, NEXT_COIN);
  try (&tour, from, 0, 0, FOLK_NONE, gold);
  tour.best.turns += tour.extra + turns_after (&tour) + folk_gate_turns (s, seat);
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
