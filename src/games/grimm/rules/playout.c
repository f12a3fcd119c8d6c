/* playout.c: a quick and sensible answer to everything, for playouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every option gets a weight, and one is drawn. The weights come from what the
 * seat still wants to build; they only have to be right on average, because
 * what matters is searched.
 */

#include "grimm.h"

#include <reckon.h>

#include "asks.h"

/* How much a seat wants one more resource of each type: 1 to WANT_MOST. */
#define WANT_MOST 9

typedef struct
{
  const GrimmState *s;
  const BrambleAsk *ask;
  const GrimmPlayer *player; /* the asked seat's */
  guint8 want[GRIMM_N_TYPES];
  guint8 lacks[GRIMM_N_TYPES]; /* resources short of the next section of a type */
  guint8 n_houses;             /* begun or complete */
} Weigher;

typedef guint (*Weigh) (const Weigher       *w,
                        const BrambleOption *option);

/* How much a type is wanted whose house has that height. */
static const guint8 want_by_height[GRIMM_N_SECTIONS] = { 5, 7, WANT_MOST };

static void
look (Weigher          *w,
      const GrimmState *s,
      const BrambleAsk *ask)
{
  guint8 height[GRIMM_N_TYPES] = { 0 };

  w->s = s;
  w->ask = ask;
  w->player = &s->players[ask->seat];
  w->n_houses = 0;
  for (guint site = 0; site < w->player->n_sites; site++)
    {
      const GrimmHouse *house = &w->player->sites[site];

      if (house->height == 0)
        continue;
      w->n_houses++;
      if (house->height < GRIMM_N_SECTIONS)
        height[house->type] = MAX (height[house->type], house->height);
    }
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      guint stock = w->player->stock[type];
      guint h = height[type];

      w->lacks[type] = (guint8) (grimm_section_cost[h] > stock ? grimm_section_cost[h] - stock : 0);
      if (h == 0 && w->n_houses >= GRIMM_HOUSES_TO_WIN)
        w->want[type] = 2;
      else
        w->want[type] = stock < grimm_cost_left[h] ? want_by_height[h] : 1;
    }
}

static guint
square (guint n)
{
  return n * n;
}

/* How well @seat does, roughly: robbing the leader is worth more. */
static guint
lead (const GrimmState *s,
      guint             seat)
{
  guint n = 1;

  for (guint site = 0; site < s->players[seat].n_sites; site++)
    n += s->players[seat].sites[site].height;
  return n;
}

static guint
weigh_evenly (const Weigher       *w,
              const BrambleOption *option)
{
  return 1;
}

static guint
weigh_gain (const Weigher       *w,
            const BrambleOption *option)
{
  if (option->kind != GRIMM_OPT_TYPE)
    return 1;
  return square (w->want[option->a]) * (w->lacks[option->a] == 1 ? 3 : 1);
}

static guint
weigh_loss (const Weigher       *w,
            const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_TYPE ? square (WANT_MOST + 1 - w->want[option->a]) : 1;
}

static guint
weigh_robbery (const Weigher       *w,
               const BrambleOption *option)
{
  if (option->kind != GRIMM_OPT_SEAT_TYPE)
    return 1;
  return w->want[option->b] * lead (w->s, option->a);
}

static guint
weigh_victim (const Weigher       *w,
              const BrambleOption *option)
{
  if (option->kind != GRIMM_OPT_SEAT)
    return 1;
  return option->a == w->ask->seat ? 1 : 2 * lead (w->s, option->a);
}

static guint
weigh_place_type (const Weigher       *w,
                  const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_PLACE_TYPE ? square (w->want[option->b]) : 1;
}

static guint
weigh_house (const Weigher       *w,
             const BrambleOption *option)
{
  guint height = w->s->players[option->a].sites[option->b].height;

  return square (square (option->a == w->ask->seat ? GRIMM_N_SECTIONS + 1 - height : height));
}

static guint
weigh_friend (const Weigher       *w,
              const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_KEEP ? 4 : 1;
}

static guint
weigh_trade (const Weigher       *w,
             const BrambleOption *option)
{
  if (option->kind != GRIMM_OPT_TRADE)
    return 4;
  return w->want[option->b] >= w->want[option->a] ? 1u + w->want[option->b] - w->want[option->a] : 0;
}

static guint
weigh_consent (const Weigher       *w,
               const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_NO ? 1 : 4;
}

static guint
weigh_doubt (const Weigher       *w,
             const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_YES ? 2 : 3;
}

static guint
weigh_bonus (const Weigher       *w,
             const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_BONUS_RESOURCES ? 8 : option->kind == GRIMM_OPT_BONUS_FABLES ? 2 : 1;
}

/* A Location is worth what one wants there, shared with those who will come:
 * the more lies there, the more of them. */
static guint
weigh_location (const Weigher *w,
                guint          location)
{
  const GrimmState *s = w->s;
  const guint16 *pile = s->piles[location];
  guint here = grimm_sum (pile);
  guint all = 1;
  guint worth;

  for (guint i = 0; i < s->n_locations; i++)
    all += grimm_sum (s->piles[i]);
  worth = pile[GRIMM_STRAW] * w->want[GRIMM_STRAW] + pile[GRIMM_WOOD] * w->want[GRIMM_WOOD]
          + pile[GRIMM_BRICK] * w->want[GRIMM_BRICK];
  return square (1 + 4 * worth * all / (all + (s->n_seats - 1u) * here));
}

static guint
weigh_gather (const Weigher       *w,
              const BrambleOption *option)
{
  return option->kind == GRIMM_OPT_GATHER ? weigh_location (w, GRIMM_GATHER_LOCATION (option->a)) : 1;
}

static guint
weigh_action (const Weigher       *w,
              const BrambleOption *option)
{
  if (option->kind == GRIMM_OPT_BUILD || option->kind == GRIMM_OPT_PUSS_BUILD)
    {
      if (option->b == GRIMM_FLOOR && w->n_houses >= GRIMM_HOUSES_TO_WIN)
        return 2;
      return option->b == GRIMM_ROOF ? 4000 : option->b == GRIMM_WALLS ? 1500 : 400;
    }
  if (option->kind == GRIMM_OPT_GAIN)
    return w->lacks[option->a] > 0 && w->lacks[option->a] <= w->player->actions
           ? 4u * w->want[option->a] * (3u - MIN (2u, w->lacks[option->a]))
           : w->want[option->a];
  if (option->kind == GRIMM_OPT_DRAW)
    return w->player->hand_size < 3 ? 12 : 4;

  return option->kind == GRIMM_OPT_SPECIAL ? 16 : 2;
}

static const Weigh weighs[GRIMM_N_ASKS] = {
  [GRIMM_ASK_PLAN_GATHER] = weigh_gather,
  [GRIMM_ASK_STEAL] = weigh_robbery,
  [GRIMM_ASK_STEAL_TWO] = weigh_robbery,
  [GRIMM_ASK_RAPUNZEL] = weigh_gain,
  [GRIMM_ASK_TOM_THUMB] = weigh_place_type,
  [GRIMM_ASK_GOLDILOCKS_ROB] = weigh_victim,
  [GRIMM_ASK_HIRED_HELP] = weigh_consent,
  [GRIMM_ASK_TAKE_FROM_LOCATION] = weigh_gain,
  [GRIMM_ASK_JACK_ADD] = weigh_gain,
  [GRIMM_ASK_THUMBELINA] = weigh_doubt,
  [GRIMM_ASK_CANCEL] = weigh_consent,
  [GRIMM_ASK_MARKET_DRAFT] = weigh_gain,
  [GRIMM_ASK_FRIENDLY_GAME] = weigh_robbery,
  [GRIMM_ASK_TAKE_MORE] = weigh_gain,
  [GRIMM_ASK_BLOW_DOWN] = weigh_house,
  [GRIMM_ASK_TROLL_VICTIM] = weigh_victim,
  [GRIMM_ASK_PAY_GATHERED] = weigh_loss,
  [GRIMM_ASK_ORACLE] = weigh_consent,
  [GRIMM_ASK_HARVEST] = weigh_gain,
  [GRIMM_ASK_GIFT_RETURN] = weigh_loss,
  [GRIMM_ASK_TRADE] = weigh_trade,
  [GRIMM_ASK_PINOCCHIO_GAIN] = weigh_gain,
  [GRIMM_ASK_SNOW_WHITE_TAKE] = weigh_gain,
  [GRIMM_ASK_ROBIN_STEAL] = weigh_robbery,
  [GRIMM_ASK_ROBIN_MORE] = weigh_gain,
  [GRIMM_ASK_SPIN_ONE] = weigh_gain,
  [GRIMM_ASK_GAIN] = weigh_gain,
  [GRIMM_ASK_PAY] = weigh_loss,
  [GRIMM_ASK_DISCARD] = weigh_loss,
  [GRIMM_ASK_GIVE] = weigh_loss,
  [GRIMM_ASK_KEEP_ONE] = weigh_gain,
  [GRIMM_ASK_FRIEND] = weigh_friend,
  [GRIMM_ASK_ACTION] = weigh_action,
  [GRIMM_ASK_BONUS] = weigh_bonus,
  [GRIMM_ASK_PUSS_PAYER] = weigh_victim,
  [GRIMM_ASK_SPIN_ALL] = weigh_gain,
};

/**
 * grimm_playout:
 *
 * Chooses an answer quickly and sensibly enough for playouts. It uses only what
 * the asked seat may know.
 */
guint
grimm_playout (gconstpointer     state,
               const BrambleAsk *ask,
               BrambleRng       *rng)
{
  Weigh weigh = weighs[ask->kind] ? weighs[ask->kind] : weigh_evenly;
  guint weights[BRAMBLE_MAX_OPTIONS];
  guint sum = 0;
  Weigher w;

  if (ask->n_options == 1)
    return 0;
  if (weigh == weigh_evenly)
    return bramble_rng_below (rng, ask->n_options);

  look (&w, state, ask);
  for (guint i = 0; i < ask->n_options; i++)
    sum += weights[i] = weigh (&w, &ask->options[i]);
  return bramble_reckon_draw (weights, ask->n_options, sum, rng);
}
