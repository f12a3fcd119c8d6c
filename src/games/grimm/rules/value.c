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
        ready += spend (&houses[i], stock, &usable);
      else if (houses[i].type != GRIMM_STRAW)
        f[GRIMM_FEATURE_TIE_BREAK] += houses[i].type == GRIMM_BRICK ? 1.0f : 0.5f;
    }
  f[GRIMM_FEATURE_USABLE] = (float) usable / 4;
  f[GRIMM_FEATURE_USABLE_SQUARED] = (float) (usable * usable) / 64;
  f[GRIMM_FEATURE_SURPLUS] = (float) grimm_sum (stock) / 4;
  at_least (f + GRIMM_FEATURE_READY, ready, 3);
  f[GRIMM_FEATURE_LAST_STEP] = missing <= GRIMM_ACTIONS && ready >= missing;
}

static void
see_cards (const GrimmState *s,
           guint             seat,
           float            *f)
{
  const GrimmPlayer *player = &s->players[seat];

  at_least (f + GRIMM_FEATURE_FABLES, player->hand_size, 4);
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
     float            *f)
{
  guint turn = (seat + s->n_seats - s->start) % s->n_seats;

  memset (f, 0, GRIMM_N_FEATURES * sizeof *f);
  see_houses (s, seat, f);
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

  for (guint seat = 0; seat < s->n_seats; seat++)
    see (s, seat, features + seat * GRIMM_N_FEATURES);
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
 * grimm_value:
 * @values: (out): for each seat, its chance to win, from 0 to 1
 */
void
grimm_value (gconstpointer  state,
             double        *values)
{
  const GrimmState *s = state;
  const float *weights = grimm_weights[s->n_seats - 2];
  float scores[GRIMM_MAX_SEATS];

  if (s->over)
    {
      bramble_reckon_over (s->winners, s->n_seats, values);
      return;
    }

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      float f[GRIMM_N_FEATURES];

      see (s, seat, f);
      scores[seat] = bramble_reckon_score (weights, f, GRIMM_N_FEATURES);
    }
  bramble_reckon_chances (scores, s->n_seats, values);
}
