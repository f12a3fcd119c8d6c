/* stuffed-plan.h: for computer players: where to go, and what dice are good for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-game.h"

G_BEGIN_DECLS

/* Dice that somebody could roll for something, as many as are worth it. */
typedef struct
{
  guint dice;    /* 0: none are worth it */
  double chance; /* that they do */
  double worth;  /* what that is worth in points, less what the dice are */
  guint purple;  /* how many of the dice are purple */
  int needed;    /* what they must show together */
} StuffedPool;

/* Why somebody goes somewhere. */
typedef enum
{
  STUFFED_ERRAND_NONE,   /* nobody goes anywhere */
  STUFFED_ERRAND_WAGON,  /* it is wanted elsewhere */
  STUFFED_ERRAND_FIND,   /* something is to be found */
  STUFFED_ERRAND_CURE,   /* somebody must not stay as they are */
  STUFFED_ERRAND_STAND,  /* something stands open there */
  STUFFED_ERRAND_GATHER, /* all have to be there */
  STUFFED_ERRAND_FIGHT,  /* minions are there, and nothing else is left to do */
} StuffedErrand;

/* stuffed-plan.c */
double         stuffed_chance       (guint               dice,
                                     int                 number);
guint          stuffed_goal_number  (const StuffedState *s);
guint          stuffed_dice_for     (const StuffedState *s,
                                     guint               seat,
                                     guint               colour);
guint          stuffed_die_worth    (const StuffedState *s,
                                     guint               seat,
                                     guint               colour);
double         stuffed_roll_chance  (const StuffedState *s,
                                     const StuffedRoll  *roll,
                                     int                 number);
StuffedPool    stuffed_plan_pool    (const StuffedState *s,
                                     guint               seat,
                                     StuffedRollKind     kind,
                                     guint               colour,
                                     int                 number,
                                     double              prize);
guint          stuffed_n_bad        (const StuffedState *s,
                                     guint               seat);
double         stuffed_danger       (const StuffedState *s);

/* stuffed-errand.c */
StuffedSquares stuffed_exits        (const StuffedState *s);
StuffedSquares stuffed_gathering    (const StuffedState *s);
StuffedSquares stuffed_finds        (const StuffedState *s);
StuffedSquares stuffed_token_goal   (const StuffedState *s,
                                     guint               token);
StuffedErrand  stuffed_errand_of    (const StuffedState *s,
                                     guint               seat,
                                     StuffedSquares     *to);
StuffedSquares stuffed_errand       (const StuffedState *s,
                                     guint               seat);
guint          stuffed_way_left     (const StuffedState *s,
                                     StuffedSquares      to,
                                     guint               from);

/* stuffed-playout-act.c */
StuffedPool    stuffed_plan_attack  (const StuffedState  *s,
                                     guint                seat,
                                     const BrambleOption *o);
StuffedPool    stuffed_plan_cure    (const StuffedState  *s,
                                     guint                seat,
                                     const BrambleOption *o);
StuffedPool    stuffed_plan_test    (const StuffedState  *s,
                                     guint                seat,
                                     guint                stand);
StuffedPool    stuffed_plan_search  (const StuffedState  *s,
                                     guint                seat);
gboolean       stuffed_reaches_weak (const StuffedState  *s,
                                     guint                foe);
guint          stuffed_score_act    (const StuffedState  *s,
                                     const BrambleAsk    *ask,
                                     const BrambleOption *o,
                                     StuffedSquares       to);
guint          stuffed_need_of      (const StuffedState  *s,
                                     guint                seat);
double         stuffed_prize        (const StuffedState  *s,
                                     guint                seat);

/* stuffed-requests.c */
double         stuffed_heeds        (gconstpointer        view,
                                     const BrambleAsk    *ask,
                                     guint                option,
                                     const BramblePlea   *plea);
StuffedSquares stuffed_plea_goal    (const StuffedState  *s,
                                     const BramblePlea   *plea);

/* stuffed-playout.c */
guint          stuffed_answer_at_once (const StuffedState *s,
                                     const BrambleAsk   *ask,
                                     BrambleRng         *rng,
                                     guint               whim,
                                     const BramblePlea  *plea);

G_END_DECLS
