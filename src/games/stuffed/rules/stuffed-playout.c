/* stuffed-playout.c: a quick answer, for playouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sensible companion that does not think ahead: it raises who lies, spends dice where they
 * are likely to do something, walks where something is left to do, keeps a die, and is kind.
 */

#include "stuffed-plan.h"

/* How much chance mixes into what is almost equally good. */
#define WHIM 40

/* A chance as points. */
static guint
points (double chance,
        guint  most)
{
  return (guint) (chance * most);
}

/* Whether somebody could do with another one's help. */
static guint
need_of (const StuffedState *s,
         guint               seat)
{
  guint stuffing = s->seats[seat].stuffing;

  return stuffing == 0 ? 900 : stuffing == 1 ? 320 : stuffing == 2 ? 160 : 20;
}

static guint
score_give (const StuffedState *s,
            guint               seat,
            guint               other)
{
  if (s->seats[other].stuffing == 0)
    return 900;
  if (s->seats[seat].stuffing < s->seats[other].stuffing + 3u)
    return 0;

  return need_of (s, other);
}

/* An attack: the chance of all fitting dice, more for what is nearly beaten. */
static guint
score_attack (const StuffedState *s,
              guint               seat,
              guint               kind,
              guint               colour)
{
  guint dice = stuffed_dice_for (s, seat, colour);
  int number = stuffed_minions[kind].defence;
  guint shield = stuffed_minions[kind].shield;

  for (guint other = 0; shield != STUFFED_NONE && other < s->n_seats; other++)
    if (stuffed_has_status (s, other, shield))
      return 0;
  if (stuffed_has_status (s, seat, STUFFED_SCARED))
    number += (int) dice;

  return 60 + points (stuffed_chance (dice, number), 560);
}

static guint
score_stand (const StuffedState *s,
             guint               seat,
             guint               stand)
{
  const StuffedStand *info = stuffed_stand (s, stand);
  guint dice = stuffed_dice_for (s, seat, info->colour);

  if (info->task)
    return 420;

  return points (stuffed_chance (dice, (int) stuffed_stand_number (s, stand)), 380);
}

static guint
score_move (const StuffedState *s,
            guint               seat)
{
  StuffedSquares to = stuffed_errand (s, seat);
  guint way = stuffed_squares_any (to) ? stuffed_way_left (s, to, s->seats[seat].square) : STUFFED_FAR;

  if (way == STUFFED_FAR || way == 0)
    return 10;
  if (s->n_foes > 0 && way == 1)
    return 20;

  return 330;
}

static guint
score_own (const StuffedState  *s,
           guint                seat,
           const BrambleOption *o)
{
  if (o->kind == STUFFED_OPT_USE)
    switch ((guint) o->a)
      {
      case STUFFED_WARM_WOOL:
        return need_of (s, o->b) + 50;
      case STUFFED_LULLABY:
        return 150;
      case STUFFED_SQUEAK:
        return s->threat > 1 ? 260 : 0;
      case STUFFED_I_REMEMBER:
        return 240;
      case STUFFED_HEAVE:
        return 90;
      default: /* through the crack */
        return 30;
      }
  switch ((guint) stuffed_items[o->a].effect)
    {
    case STUFFED_EFFECT_MEND:
    case STUFFED_EFFECT_COMFORT:
      return need_of (s, o->b);
    case STUFFED_EFFECT_WARM:
      return need_of (s, seat) + 40;
    case STUFFED_EFFECT_CALM:
      return s->threat > 1 && s->n_foes > 0 ? 280 : 0;
    default: /* for all */
      return need_of (s, seat) + 80;
    }
}

/* A die is kept, above all when minions will soon act. */
static guint
score_reserve (const StuffedState *s,
               guint               seat,
               guint               colour)
{
  guint left = 0;

  for (guint c = 0; c <= STUFFED_PURPLE; c++)
    left += s->drawn[c];
  if (stuffed_n_stored (s, seat) > 0)
    return 40;

  return (s->n_foes > 0 ? 300 : 180) + (left == 1 ? 120 : 0) - (colour == STUFFED_PURPLE ? 60 : 0);
}

static guint
score_act (const StuffedState  *s,
           const BrambleAsk    *ask,
           const BrambleOption *o)
{
  guint seat = ask->seat;

  switch ((guint) o->kind)
    {
    case STUFFED_OPT_DONE:
      return 45;
    case STUFFED_OPT_MOVE:
      return score_move (s, seat);
    case STUFFED_OPT_RESERVE:
      return score_reserve (s, seat, o->a);
    case STUFFED_OPT_SEND:
      return stuffed_n_stored (s, o->a) == 0 || s->seats[seat].guard ? 130 + (s->n_foes > 0 ? 60 : 0) : 0;
    case STUFFED_OPT_GIVE:
    case STUFFED_OPT_GIVE_FREE:
      return score_give (s, seat, o->a);
    case STUFFED_OPT_STAND:
      return score_stand (s, seat, o->a);
    case STUFFED_OPT_CURE:
      return points (stuffed_chance (stuffed_dice_for (s, seat, o->c), (int) stuffed_test_number (s, stuffed_statuses[o->a].number)),
                     o->a == STUFFED_TANGLED ? 380 : 220);
    case STUFFED_OPT_MELEE:
      return score_attack (s, seat, o->b, STUFFED_RED);
    case STUFFED_OPT_RANGED:
      return score_attack (s, seat, o->b, STUFFED_GREEN);
    case STUFFED_OPT_SEARCH:
      return points (stuffed_chance (stuffed_dice_for (s, seat, STUFFED_YELLOW), (int) stuffed_test_number (s, s->search)), 340);
    case STUFFED_OPT_BUY:
      return o->b == STUFFED_NONE && (stuffed_items[o->a].slot == STUFFED_PARTY || s->seats[seat].slots[stuffed_items[o->a].slot] == STUFFED_NONE)
             ? 250 : 0;
    default: /* abilities and items */
      return score_own (s, seat, o);
    }
}

/* Dice are added until it will probably do: plain colours before purple, and what lies there
 * before what is stored. */
static guint
score_pool (const StuffedState  *s,
            const BrambleOption *o)
{
  guint dice = s->roll.own + s->roll.purple;
  guint number = stuffed_goal_number (s);
  gboolean enough = s->roll.kind == STUFFED_ROLL_MOVE ? dice > 0 : stuffed_chance (dice, (int) number) > 0.62;

  switch ((guint) o->kind)
    {
    case STUFFED_OPT_ROLL:
      return enough ? 500 : 150;
    case STUFFED_OPT_NONE:
      return 20;
    case STUFFED_OPT_DIE:
      return o->a == STUFFED_PURPLE ? 220 : 320;
    default: /* stored */
      return 170;
    }
}

/* Whether something is worth changing or adding: when it would not do as it is. */
static guint
score_roll (const StuffedState  *s,
            const BrambleAsk    *ask,
            const BrambleOption *o)
{
  guint number = stuffed_goal_number (s);
  guint total = stuffed_total (s);
  guint by;

  if (o->kind == STUFFED_OPT_NONE)
    return 100;
  if (s->roll.kind == STUFFED_ROLL_MOVE)
    return o->kind == STUFFED_OPT_USE && o->a == STUFFED_SCAMPER ? 300 : 0;
  if (total >= number)
    return 0;
  if (ask->kind == STUFFED_ASK_CHANGE)
    return o->kind == STUFFED_OPT_USE_ITEM ? 300 : 200;
  by = o->kind == STUFFED_OPT_USE ? stuffed_abilities[o->a].n : 3;
  return total + by >= number ? 300 : 0;
}

static guint
score_again (const StuffedState  *s,
             const BrambleOption *o)
{
  if (o->kind == STUFFED_OPT_ROLL)
    return 150;

  return s->roll.faces[o->a] <= 3 ? 300 - 20u * s->roll.faces[o->a] : 20;
}

static guint
score_walk (const StuffedState  *s,
            const BrambleAsk    *ask,
            const BrambleOption *o,
            StuffedSquares       to)
{
  guint square = o->kind == STUFFED_OPT_SQUARE ? o->a : s->seats[ask->seat].square;
  guint way = stuffed_squares_any (to) ? stuffed_way_left (s, to, square) : 20;

  return way >= 30 ? 0 : 1000 - 50 * MIN (way, 19);
}

static guint
score_hit (const StuffedState  *s,
           const StuffedFrame  *f,
           const BrambleOption *o)
{
  gboolean falls = s->seats[f->seat].stuffing <= f->n;

  switch ((guint) o->kind)
    {
    case STUFFED_OPT_NONE:
      return 150;
    case STUFFED_OPT_USE:
      if (o->a == STUFFED_BEHIND_ME)
        return s->seats[f->what].stuffing > s->seats[f->seat].stuffing ? 250 : 50;
      return falls || f->n >= 4 ? 250 : 100;
    case STUFFED_OPT_USE_ITEM:
      return stuffed_items[o->a].effect == STUFFED_EFFECT_LESS || falls || f->n >= 3 ? 300 : 100;
    default: /* cosy */
      return falls || f->n >= 3 ? 260 : 120;
    }
}

/* Whom something happens to: harm to the strong, help to the weak. */
static guint
score_who (const StuffedState  *s,
           const StuffedFrame  *f,
           const BrambleOption *o)
{
  guint stuffing = MIN (s->seats[o->a].stuffing, 12);
  gboolean good = FALSE;

  if (f->proc == STUFFED_PROC_READ)
    {
      guint kind = stuffed_statement (s, f)->kind;

      good = kind != STUFFED_DO_HURT && kind != STUFFED_DO_LOSE_STUFFING && kind != STUFFED_DO_BECOME && kind != STUFFED_DO_DIE
             && kind != STUFFED_DO_DROP && kind != STUFFED_DO_TEST;
    }
  return good ? 400 - 30 * stuffing : 100 + 30 * stuffing + (stuffed_n_stored (s, o->a) > 0 ? 60 : 0);
}

static guint
score_item (const StuffedState  *s,
            const StuffedFrame  *f,
            const BrambleOption *o)
{
  guint slot = stuffed_items[f->what].slot;
  gboolean weapon = stuffed_is_weapon (f->what);

  switch ((guint) o->kind)
    {
    case STUFFED_OPT_WEAR:
      if (slot == STUFFED_PARTY)
        return 500;
      return (s->seats[f->seat].slots[slot] == STUFFED_NONE ? 350 : 120)
             + (weapon && !stuffed_has_melee (s, f->seat) && stuffed_range (s, f->seat) == 0 ? 150 : 0);
    case STUFFED_OPT_HAND:
      return (s->seats[o->a].slots[slot] == STUFFED_NONE ? 250 : 60)
             + (weapon && !stuffed_has_melee (s, o->a) && stuffed_range (s, o->a) == 0 ? 150 : 0);
    default: /* nobody */
      return 90;
    }
}

static guint
score_choice (const StuffedState  *s,
              const StuffedFrame  *f,
              const BrambleOption *o)
{
  static const guint tags[STUFFED_N_TAGS] = { 300, 210, 180, 190 };
  guint first;

  if (o->kind == STUFFED_OPT_WALK_AWAY)
    return 100;
  first = f->proc == STUFFED_PROC_LOST ? stuffed_losts[f->n].option : stuffed_statement (s, f)->to;
  return tags[stuffed_tome (s, o->b)->options[first + o->a].tag];
}

/* The fewer white dice, the more is left for another roll. */
static guint
score_white (const StuffedState  *s,
             const BrambleAsk    *ask,
             const BrambleOption *o)
{
  double chance = stuffed_chance (o->a, s->seats[ask->seat].stuffing);

  return (chance > 0.6 ? 400 : points (chance, 300)) - 15u * o->a;
}

/* Far from everybody. */
static guint
score_arrive (const StuffedState  *s,
              const BrambleOption *o)
{
  guint nearest = 12;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_stands (s, seat))
      nearest = MIN (nearest, stuffed_distance (s, o->a, s->seats[seat].square));
  return 100 + 40 * nearest;
}

/* What an option is worth, in points. */
static guint
score (const StuffedState  *s,
       const StuffedFrame  *f,
       const BrambleAsk    *ask,
       const BrambleOption *o,
       StuffedSquares       to)
{
  switch ((StuffedAskKind) ask->kind)
    {
    case STUFFED_ASK_ACT:
      return score_act (s, ask, o);
    case STUFFED_ASK_WHITE:
      return score_white (s, ask, o);
    case STUFFED_ASK_POOL:
      return score_pool (s, o);
    case STUFFED_ASK_CHANGE:
    case STUFFED_ASK_ADD:
      return score_roll (s, ask, o);
    case STUFFED_ASK_AGAIN:
      return score_again (s, o);
    case STUFFED_ASK_WALK:
      return score_walk (s, ask, o, to);
    case STUFFED_ASK_HIT:
      return score_hit (s, f, o);
    case STUFFED_ASK_DEFEND:
      return o->kind == STUFFED_OPT_NONE ? 0 : o->kind == STUFFED_OPT_BOTH && f->n < 5 ? 100 : 200;
    case STUFFED_ASK_WHO:
      return score_who (s, f, o);
    case STUFFED_ASK_ITEM:
      return score_item (s, f, o);
    case STUFFED_ASK_CHOOSE:
      return score_choice (s, f, o);
    case STUFFED_ASK_ARRIVE:
      return score_arrive (s, o);
    case STUFFED_ASK_SLEEP:
      return o->kind == STUFFED_OPT_NONE ? 100 : s->sleep_top == 0 ? 200 : 80;
    case STUFFED_ASK_POCKETS:
    case STUFFED_ASK_MINION:
      return o->kind == STUFFED_OPT_NONE ? 100 : 200;
    case STUFFED_ASK_SQUEAK:
      return 100 + 50u * o->a;
    case STUFFED_ASK_TAKE:
      return o->a == STUFFED_PURPLE ? 200 : 100;
    case STUFFED_ASK_KEEP:
      return stuffed_is_weapon (o->a) == (stuffed_has_melee (s, ask->seat) || stuffed_range (s, ask->seat) > 0) ? 100 : 160;
    case STUFFED_ASK_DIE:
      return o->kind == STUFFED_OPT_STORED ? 60 : o->a == STUFFED_PURPLE ? 80 : 150;
    case STUFFED_ASK_WAGON:
      return (o->kind == STUFFED_OPT_YES) == stuffed_squares_any (stuffed_token_goal (s, STUFFED_TOKEN_WAGON)) ? 200 : 100;
    case STUFFED_ASK_NOTHING:
    case STUFFED_ASK_PLACE:
    case STUFFED_ASK_ENTER:
    case STUFFED_ASK_MAKE_ROOM:
    case STUFFED_ASK_TALE:
    case STUFFED_ASK_CURE:
    case STUFFED_ASK_DROP:
    case STUFFED_ASK_HEAVE:
    case STUFFED_N_ASKS:
      break;
    }

  return 0;
}

guint
stuffed_playout (gconstpointer     state,
                 const BrambleAsk *ask,
                 BrambleRng       *rng)
{
  const StuffedState *s = state;
  const StuffedFrame *f = &s->stack[s->depth - 1];
  StuffedSquares to = ask->kind == STUFFED_ASK_WALK ? stuffed_errand (s, ask->seat) : STUFFED_NO_SQUARES;
  guint best = 0, most = 0;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint points = score (s, f, ask, &ask->options[i], to) + bramble_rng_below (rng, WHIM);

      if (points > most || i == 0)
        {
          most = points;
          best = i;
        }
    }
  return best;
}
