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

/* What a die brings in a move, about. */
#define USUAL_STRIDE 4

/* A chance as points. */
static guint
points (double chance,
        guint  most)
{
  return (guint) (chance * most);
}

/* Where a move with a die of a colour could come to, as points. */
static guint
score_stride (const StuffedState *s,
              guint               seat,
              guint               colour,
              StuffedSquares      to)
{
  StuffedSquares ends = stuffed_ends (s, seat, colour, stuffed_move_total (s, seat, USUAL_STRIDE));
  guint here = stuffed_way_left (s, to, s->seats[seat].square), best = here;

  if (!stuffed_squares_any (to) || here == STUFFED_FAR)
    return 0;
  while (stuffed_squares_any (ends) && best > 0)
    {
      guint end = stuffed_squares_take (&ends);

      best = MIN (best, stuffed_way_left (s, to, end));
    }
  return 60 * MIN (here - best, 5u);
}

/* A move needs one die: one that leads there and is good for nothing better. */
static guint
score_move_die (const StuffedState  *s,
                guint                seat,
                const BrambleOption *o,
                StuffedSquares       to)
{
  if (o->kind == STUFFED_OPT_ROLL)
    return 900;

  return 300 + score_stride (s, seat, o->a, to) - MIN (stuffed_die_worth (s, seat, o->a), 250u)
         - (o->kind == STUFFED_OPT_STORED ? 40 : 0);
}

/* Dice are added until it will probably do: plain colours before purple, and what lies there
 * before what is stored. A task takes all that has no better use. */
static guint
score_pool (const StuffedState  *s,
            const BrambleAsk    *ask,
            const BrambleOption *o,
            StuffedSquares       to)
{
  gboolean task = s->roll.kind == STUFFED_ROLL_TASK;
  int number = (int) stuffed_goal_number (s);

  if (s->roll.kind == STUFFED_ROLL_MOVE)
    return score_move_die (s, ask->seat, o, to);
  switch ((StuffedOpt) o->kind)
    {
    case STUFFED_OPT_ROLL:
      return stuffed_roll_chance (s, &s->roll, number) > (task ? 0.9 : 0.62) ? 500 : task ? 200 : 150;
    case STUFFED_OPT_NONE:
      return 20;
    case STUFFED_OPT_DIE:
      return o->a == STUFFED_PURPLE ? 220 : 320;
    default: /* stored */
      return task ? 140 : 170;
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

/* Places to begin are as near as possible to what there is to do. */
static guint
score_place (const StuffedState  *s,
             const BrambleOption *o,
             StuffedSquares       to)
{
  return 400 - 20 * MIN (stuffed_way_left (s, to, o->a), 19u);
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
      return stuffed_score_act (s, ask, o, to);
    case STUFFED_ASK_WHITE:
      return score_white (s, ask, o);
    case STUFFED_ASK_POOL:
      return score_pool (s, ask, o, to);
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
    case STUFFED_ASK_PLACE:
      return score_place (s, o, to);
    case STUFFED_ASK_ENTER:
      return (o->kind == STUFFED_OPT_YES) == (stuffed_n_bad (s, ask->seat) > 0) ? 200 : 100;
    case STUFFED_ASK_NOTHING:
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

/* Where the asked seat is going, where that matters: to who asks it to come, or on its errand. */
static StuffedSquares
where_to (const StuffedState *s,
          const BrambleAsk   *ask,
          const BramblePlea  *plea)
{
  StuffedSquares wanted;

  if (ask->kind == STUFFED_ASK_PLACE)
    return stuffed_gathering (s);
  if (ask->kind == STUFFED_ASK_WALK || (ask->kind == STUFFED_ASK_ACT && stuffed_stands (s, ask->seat))
      || (ask->kind == STUFFED_ASK_POOL && s->roll.kind == STUFFED_ROLL_MOVE))
    {
      wanted = plea ? stuffed_plea_goal (s, plea) : STUFFED_NO_SQUARES;
      return stuffed_squares_any (wanted) ? wanted : stuffed_errand (s, ask->seat);
    }

  return STUFFED_NO_SQUARES;
}

/* What it is worth to do what a friend asks for, in points: more than what is nearly as good, less than to raise somebody. */
#define GOODWILL 150

/* The answer that is worth most; up to @whim points are added to each by chance, and some for what is asked for with
 * @plea (nullable). */
guint
stuffed_answer_at_once (const StuffedState *s,
                        const BrambleAsk   *ask,
                        BrambleRng         *rng,
                        guint               whim,
                        const BramblePlea  *plea)
{
  const StuffedFrame *f = &s->stack[s->depth - 1];
  StuffedSquares to = where_to (s, ask, plea);
  guint best = 0, most = 0;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint points = score (s, f, ask, &ask->options[i], to) + bramble_rng_below (rng, whim + 1);

      if (plea)
        points += (guint) (GOODWILL * stuffed_heeds (s, ask, i, plea));
      if (points > most || i == 0)
        {
          most = points;
          best = i;
        }
    }
  return best;
}

guint
stuffed_playout (gconstpointer     state,
                 const BrambleAsk *ask,
                 BrambleRng       *rng)
{
  return stuffed_answer_at_once (state, ask, rng, WHIM, NULL);
}
