/* value.c: how well every seat stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each seat has a score, a sum of weighted features, and its chance to win is
 * its share of the exponentials of all scores. The weights are tuned on games
 * (weights.c).
 */

#include "grimm.h"

#include <reckon.h>
#include <string.h>

#include "value.h"

/* How far a seat is from three houses. */
typedef struct
{
  guint missing;  /* sections */
  guint shortage; /* resources, for the houses that are cheapest to finish */
  guint rounds;   /* that it takes at best */
  guint16 lacking[GRIMM_N_TYPES]; /* resources, by type */
} Way;

/* The three houses that a seat is nearest to: type and height, tallest first.
 * A house that is not begun has the type GRIMM_NONE. */
static void
find_houses (const GrimmPlayer *player,
             GrimmHouse        *best)
{
  for (guint i = 0; i < GRIMM_HOUSES_TO_WIN; i++)
    best[i] = (GrimmHouse) { GRIMM_NONE, 0 };
  for (guint site = 0; site < player->n_sites; site++)
    {
      GrimmHouse house = player->sites[site];

      for (guint i = 0; i < GRIMM_HOUSES_TO_WIN && house.height > 0; i++)
        if (house.height > best[i].height)
          {
            GrimmHouse lower = best[i];

            best[i] = house;
            house = lower;
          }
    }
}

/* Spends @stock on the house as far as it goes. Returns the sections that can
 * be paid for in whole. */
static guint
spend (GrimmHouse *house,
       guint16    *stock,
       guint      *usable)
{
  guint sections = 0;
  guint need = grimm_cost_left[house->height];
  guint used;
  guint left;

  if (house->type == GRIMM_NONE)
    {
      guint most = 0;

      for (guint type = 1; type < GRIMM_N_TYPES; type++)
        if (stock[type] >= stock[most])
          most = type;
      house->type = (guint8) most;
    }
  used = MIN (need, stock[house->type]);
  stock[house->type] = (guint16) (stock[house->type] - used);
  *usable += used;
  left = used;
  for (guint h = house->height; h < GRIMM_N_SECTIONS && left >= grimm_section_cost[h]; h++)
    {
      left -= grimm_section_cost[h];
      sections++;
    }

  return sections;
}

static void
at_least (float *features,
          guint  n,
          guint  most)
{
  for (guint i = 0; i < most && i < n; i++)
    features[i] = 1;
}

static void
see_houses (const GrimmState *s,
            guint             seat,
            Way              *way,
            float            *f)
{
  const GrimmPlayer *player = &s->players[seat];
  GrimmHouse houses[GRIMM_HOUSES_TO_WIN];
  guint16 stock[GRIMM_N_TYPES];
  guint usable = 0;
  guint ready = 0;
  guint missing = 0;

  find_houses (player, houses);
  memcpy (stock, player->stock, sizeof stock);
  for (guint i = 0; i < GRIMM_HOUSES_TO_WIN; i++)
    {
      at_least (f + GRIMM_FEATURE_FIRST_HOUSE + GRIMM_N_SECTIONS * i, houses[i].height, GRIMM_N_SECTIONS);
      missing += GRIMM_N_SECTIONS - houses[i].height;
      if (houses[i].height == GRIMM_ROOF && s->bonus[houses[i].type] == GRIMM_NONE)
        f[GRIMM_FEATURE_BONUS_NEAR] += 1;
      if (houses[i].height < GRIMM_N_SECTIONS)
        {
          guint before = usable;
          guint lack;

          ready += spend (&houses[i], stock, &usable);
          lack = grimm_cost_left[houses[i].height] - (usable - before);
          way->lacking[houses[i].type] = (guint16) (way->lacking[houses[i].type] + lack);
          way->shortage += lack;
        }
      else if (houses[i].type != GRIMM_STRAW)
        f[GRIMM_FEATURE_TIE_BREAK] += houses[i].type == GRIMM_BRICK ? 1.0f : 0.5f;
    }
  f[GRIMM_FEATURE_USABLE] = (float) usable / 4;
  f[GRIMM_FEATURE_USABLE_SQUARED] = (float) (usable * usable) / 64;
  f[GRIMM_FEATURE_SURPLUS] = (float) grimm_sum (stock) / 4;
  at_least (f + GRIMM_FEATURE_READY, ready, 3);
  f[GRIMM_FEATURE_LAST_STEP] = missing <= GRIMM_ACTIONS && ready >= missing;
  way->missing = missing;
  way->rounds = MAX ((missing + 1) / 2, (way->shortage + 4) / 5);
}

/* Of each type what stands and what lies on the board. */
static void
see_types (const GrimmState *s,
           guint             seat,
           float            *f)
{
  const GrimmPlayer *player = &s->players[seat];
  guint heights[GRIMM_N_TYPES] = { 0 };
  guint complete[GRIMM_N_TYPES] = { 0 };
  guint unfinished = 0;
  guint n_free = 0;

  for (guint site = 0; site < player->n_sites; site++)
    {
      GrimmHouse house = player->sites[site];

      n_free += house.height == 0;
      complete[house.type] += house.height == GRIMM_N_SECTIONS;
      if (house.height > 0 && house.height < GRIMM_N_SECTIONS)
        {
          heights[house.type] = MAX (heights[house.type], house.height);
          unfinished++;
        }
    }
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      float *begun = f + GRIMM_FEATURE_BEGUN + 4 * type;

      f[GRIMM_FEATURE_STOCK + type] = (float) player->stock[type] / 4;
      begun[0] = heights[type] >= 1;
      begun[1] = heights[type] >= 2;
      begun[2] = complete[type] >= 1;
      begun[3] = complete[type] >= 2;
      if (s->bonus[type] == GRIMM_NONE)
        {
          guint paid = 12u - grimm_cost_left[heights[type]] + player->stock[type];

          f[GRIMM_FEATURE_BONUS_WAY + type] = (float) MIN (paid, 12u) / 12;
        }
    }
  f[GRIMM_FEATURE_UNFINISHED] = (float) unfinished / 2;
  f[GRIMM_FEATURE_FREE_SITES] = (float) n_free / 2;
}

/* How far it is, and what of the way lies at the Locations. */
static void
see_way (const GrimmState *s,
         const Way        *way,
         float            *f)
{
  guint lying = 0;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      guint there = s->piles[type][type] + s->piles[GRIMM_MARKET][type];

      lying += MIN (there, way->lacking[type]);
    }
  f[GRIMM_FEATURE_SHORTAGE] = (float) way->shortage / 8;
  f[GRIMM_FEATURE_SHORTAGE_SQUARED] = (float) (way->shortage * way->shortage) / 256;
  at_least (f + GRIMM_FEATURE_SHORT, way->shortage == 0 ? 3 : way->shortage <= 2 ? 2 : way->shortage <= 5, 3);
  f[GRIMM_FEATURE_MISSING] = (float) way->missing / 4;
  f[GRIMM_FEATURE_MISSING_SQUARED] = (float) (way->missing * way->missing) / 32;
  f[GRIMM_FEATURE_ROUNDS] = (float) way->rounds / 2;
  at_least (f + GRIMM_FEATURE_SOON, 4 - MIN (way->rounds, 4), 3);
  f[GRIMM_FEATURE_BOTH] = way->missing <= 4 && way->shortage <= 5;
  f[GRIMM_FEATURE_BOTH + 1] = way->missing <= 2 && way->shortage <= 2;
  f[GRIMM_FEATURE_LYING] = (float) lying / 4;
}

/* How the seats stand to each other. */
static void
see_others (const GrimmState *s,
            const Way        *ways,
            float            *features)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      float *f = features + seat * GRIMM_N_FEATURES;
      guint least = G_MAXUINT;
      guint soonest = G_MAXUINT;

      for (guint other = 0; other < s->n_seats; other++)
        if (other != seat)
          {
            least = MIN (least, ways[other].missing);
            soonest = MIN (soonest, ways[other].rounds);
          }
      f[GRIMM_FEATURE_LEAD] = ways[seat].missing < least ? (float) (least - ways[seat].missing) / 2 : 0;
      f[GRIMM_FEATURE_ARREARS] = ways[seat].missing > least ? (float) (ways[seat].missing - least) / 2 : 0;
      f[GRIMM_FEATURE_EARLIER] = ways[seat].rounds < soonest ? (float) (soonest - ways[seat].rounds) : 0;
      f[GRIMM_FEATURE_LATER] = ways[seat].rounds > soonest ? (float) (ways[seat].rounds - soonest) : 0;
    }
}

static void
see_cards (const GrimmState *s,
           guint             seat,
           float            *f)
{
  const GrimmPlayer *player = &s->players[seat];

  at_least (f + GRIMM_FEATURE_FABLES, player->hand_size, 4);
  f[GRIMM_FEATURE_HAND] = (float) player->hand_size / 4;
  f[GRIMM_FEATURE_SOME_FRIEND] = player->friend_card != GRIMM_NONE;
  for (guint copy = 0; copy < 2; copy++)
    for (guint32 left = player->hand[copy]; left != 0; left &= left - 1)
      f[GRIMM_FEATURE_FABLE + __builtin_ctz (left)] += 1;
  if (player->friend_card < GRIMM_N_CARDS)
    f[GRIMM_FEATURE_FRIEND + player->friend_card - GRIMM_N_FABLES] = 1;
  f[GRIMM_FEATURE_CORNER] = player->corner != GRIMM_NONE;
  f[GRIMM_FEATURE_TOWER] = (float) grimm_sum (player->tower) / 4;
  if (player->next_laid == GRIMM_HIRED_HELP || player->next_card == GRIMM_HIRED_HELP)
    f[GRIMM_FEATURE_HIRED_HELP] = 1;
  else if (player->next_laid != GRIMM_NONE || player->next_card != GRIMM_NONE)
    f[GRIMM_FEATURE_OTHER_NEXT_TURN] = 1;
}

static void
see (const GrimmState *s,
     guint             seat,
     Way              *way,
     float            *f)
{
  guint turn = (seat + s->n_seats - s->start) % s->n_seats;

  memset (f, 0, GRIMM_N_FEATURES * sizeof *f);
  *way = (Way) { 0 };
  see_houses (s, seat, way, f);
  see_types (s, seat, f);
  see_way (s, way, f);
  see_cards (s, seat, f);
  if (turn > 0)
    f[GRIMM_FEATURE_TURN + turn - 1] = 1;
}

/**
 * grimm_features:
 * @features: (out): GRIMM_N_FEATURES numbers for each seat
 */
void
grimm_features (gconstpointer  state,
                float         *features)
{
  const GrimmState *s = state;
  Way ways[GRIMM_MAX_SEATS];

  for (guint seat = 0; seat < s->n_seats; seat++)
    see (s, seat, &ways[seat], features + seat * GRIMM_N_FEATURES);
  see_others (s, ways, features);
}

static const BrambleFeatureGroup groups[] = {
  { GRIMM_FEATURE_FIRST_HOUSE, "FIRST_HOUSE" },
  { GRIMM_FEATURE_SECOND_HOUSE, "SECOND_HOUSE" },
  { GRIMM_FEATURE_THIRD_HOUSE, "THIRD_HOUSE" },
  { GRIMM_FEATURE_USABLE, "USABLE" },
  { GRIMM_FEATURE_USABLE_SQUARED, "USABLE_SQUARED" },
  { GRIMM_FEATURE_SURPLUS, "SURPLUS" },
  { GRIMM_FEATURE_READY, "READY" },
  { GRIMM_FEATURE_LAST_STEP, "LAST_STEP" },
  { GRIMM_FEATURE_FABLES, "FABLES" },
  { GRIMM_FEATURE_TIE_BREAK, "TIE_BREAK" },
  { GRIMM_FEATURE_BONUS_NEAR, "BONUS_NEAR" },
  { GRIMM_FEATURE_CORNER, "CORNER" },
  { GRIMM_FEATURE_TOWER, "TOWER" },
  { GRIMM_FEATURE_HIRED_HELP, "HIRED_HELP" },
  { GRIMM_FEATURE_OTHER_NEXT_TURN, "OTHER_NEXT_TURN" },
  { GRIMM_FEATURE_TURN, "TURN" },
  { GRIMM_FEATURE_STOCK, "STOCK" },
  { GRIMM_FEATURE_BEGUN, "BEGUN" },
  { GRIMM_FEATURE_BONUS_WAY, "BONUS_WAY" },
  { GRIMM_FEATURE_SHORTAGE, "SHORTAGE" },
  { GRIMM_FEATURE_SHORTAGE_SQUARED, "SHORTAGE_SQUARED" },
  { GRIMM_FEATURE_SHORT, "SHORT" },
  { GRIMM_FEATURE_MISSING, "MISSING" },
  { GRIMM_FEATURE_MISSING_SQUARED, "MISSING_SQUARED" },
  { GRIMM_FEATURE_ROUNDS, "ROUNDS" },
  { GRIMM_FEATURE_SOON, "SOON" },
  { GRIMM_FEATURE_BOTH, "BOTH" },
  { GRIMM_FEATURE_LYING, "LYING" },
  { GRIMM_FEATURE_LEAD, "LEAD" },
  { GRIMM_FEATURE_ARREARS, "ARREARS" },
  { GRIMM_FEATURE_EARLIER, "EARLIER" },
  { GRIMM_FEATURE_LATER, "LATER" },
  { GRIMM_FEATURE_SOME_FRIEND, "SOME_FRIEND" },
  { GRIMM_FEATURE_HAND, "HAND" },
  { GRIMM_FEATURE_UNFINISHED, "UNFINISHED" },
  { GRIMM_FEATURE_FREE_SITES, "FREE_SITES" },
};

/**
 * grimm_feature_name:
 * @name: (out): what the table of weights calls the feature
 */
void
grimm_feature_name (guint  feature,
                    char  *name,
                    gsize  size)
{
  if (feature >= GRIMM_FEATURE_FRIEND)
    {
      gboolean fable = feature >= GRIMM_FEATURE_FABLE;
      guint card = fable ? feature - GRIMM_FEATURE_FABLE : feature - GRIMM_FEATURE_FRIEND + GRIMM_N_FABLES;
      g_autofree char *upper = g_ascii_strup (grimm_cards[card].id, -1);

      g_snprintf (name, size, "%s (%s)", fable ? "FABLE" : "FRIEND", g_strdelimit (upper, "-", '_'));
      return;
    }
  bramble_reckon_name (groups, G_N_ELEMENTS (groups), feature, name, size);
}

/**
 * grimm_value_by:
 * @weights: of all features
 * @values: (out): for each seat, its chance to win, from 0 to 1
 */
void
grimm_value_by (gconstpointer  state,
                const float   *weights,
                double        *values)
{
  const GrimmState *s = state;
  float features[GRIMM_MAX_SEATS * GRIMM_N_FEATURES];
  float scores[GRIMM_MAX_SEATS];

  if (s->over)
    {
      bramble_reckon_over (s->winners, s->n_seats, values);
      return;
    }

  grimm_features (s, features);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const float *f = features + seat * GRIMM_N_FEATURES;

      scores[seat] = bramble_reckon_score (weights, f, GRIMM_N_FEATURES);
    }
  bramble_reckon_chances (scores, s->n_seats, values);
}

/**
 * grimm_value:
 * @values: (out): for each seat, its chance to win, from 0 to 1
 */
void
grimm_value (gconstpointer  state,
             double        *values)
{
  const GrimmState *s = state;

  grimm_value_by (s, grimm_weights[s->n_seats - 2], values);
}
