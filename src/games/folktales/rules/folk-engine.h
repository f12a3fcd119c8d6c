/* folk-engine.h: running a game of Hungarian Folktales step by step, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <frames.h>

#include "folk-asks.h"
#include "folk-events.h"
#include "folk-state.h"

G_BEGIN_DECLS

/* One answer being carried out. Lives on the C stack; nothing here outlasts the
 * answer. */
typedef struct
{
  FolkState *s;
  BrambleAsk *ask;       /* filled when a step asks */
  BrambleOption choice;  /* the answer, for the step that resumes */
  BrambleEvents *events; /* may be NULL */
  BrambleEvent scratch;  /* takes the events that nobody wants */
} FolkRun;

typedef BrambleFlow (*FolkProcedure) (FolkRun   *r,
                                      FolkFrame *f);

/* folk-engine.c */
void          folk_run         (FolkRun       *r);
FolkFrame    *folk_push        (FolkRun       *r,
                                FolkProc       proc,
                                FolkStep       step,
                                guint          seat);
void          folk_become      (FolkFrame     *f,
                                FolkProc       proc,
                                FolkStep       step);
BrambleFlow   folk_ask         (FolkRun       *r,
                                FolkFrame     *f,
                                FolkStep       step);
BrambleEvent *folk_tell_event  (FolkRun       *r,
                                FolkEventKind  kind,
                                guint          seat);
void          folk_clear_turn  (FolkState     *s);
void          folk_end         (FolkRun       *r,
                                FolkOver       why,
                                guint          winner);

/* Appends an event that everybody may see; the caller narrows it where needed.
 * When nobody listens, what is written to it is lost. */
static inline BrambleEvent *
folk_tell (FolkRun       *r,
           FolkEventKind  kind,
           guint          seat)
{
  return r->events == NULL ? &r->scratch : folk_tell_event (r, kind, seat);
}

/* Goes on at another step of the same frame. */
static inline BrambleFlow
folk_go (FolkFrame *f,
         FolkStep   step)
{
  f->step = (guint8) step;
  return BRAMBLE_AGAIN;
}

static inline guint
folk_throw_die (FolkRun *r,
                guint    sides)
{
  return 1 + bramble_rng_below (&r->s->rng, sides);
}

/* Procedures. */
BrambleFlow   folk_proc_game      (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_roll      (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_move      (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_throw     (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_sorcerer  (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_gate      (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_pay       (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_gain      (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_trickster (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_wand      (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_trade     (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_courage   (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_proc_partners  (FolkRun *r, FolkFrame *f);

/* folk-hands.c: nothing else changes what somebody has, and each tells of it. */
guint         folk_get_biscuits  (FolkRun *r, guint seat, guint n);
void          folk_drop_biscuit  (FolkRun *r, guint seat, guint number);
void          folk_walk_biscuit  (FolkRun *r, guint seat, guint number);
void          folk_pass_biscuit  (FolkRun *r, guint from, guint to, guint number);
void          folk_get_advice    (FolkRun *r, guint seat, guint n);
void          folk_pay_advice    (FolkRun *r, guint seat, guint n);
void          folk_pass_advice   (FolkRun *r, guint from, guint to, guint n);
void          folk_get_gold      (FolkRun *r, guint seat, guint n);
void          folk_pay_gold      (FolkRun *r, guint seat, guint n);
void          folk_pass_gold     (FolkRun *r, guint from, guint to, guint n);
void          folk_set_boot      (FolkRun *r, guint seat, guint boot);
void          folk_lose_turn     (FolkRun *r, guint seat);
void          folk_get_tile      (FolkRun *r, guint seat, guint tile);
void          folk_drop_tile     (FolkRun *r, guint seat, guint tile);
void          folk_use_tile      (FolkRun *r, guint seat, guint tile);
void          folk_turn_tile     (FolkRun *r, guint seat, guint tile, guint into);
void          folk_pass_tile     (FolkRun *r, guint from, guint to, guint tile);
void          folk_put_tile      (FolkState *s, guint seat, guint tile, guint uses);
void          folk_take_tile     (FolkState *s, guint seat, guint tile);

/* folk-room.c: procedures that others call. */
void          folk_pay           (FolkRun *r, guint seat, guint n);
void          folk_hand          (FolkRun *r, guint from, guint to, guint n);
void          folk_gain          (FolkRun *r, guint seat, guint tile);
void          folk_lead_trickster (FolkRun *r, FolkFrame *f, guint origin, guint first, gboolean keeps);

/* folk-roll.c */
int           folk_steps         (const FolkState *s, guint seat, guint helper, gboolean lantern, guint roll);
gboolean      folk_helps_along   (guint tile);
gboolean      folk_could_light   (const FolkState *s, guint seat, guint helper);

/* folk-move.c */
#define FOLK_MAX_STEPS 8
#define FOLK_MAX_WAYS 16

/* A way that a number of steps can go. */
typedef struct
{
  guint8 to;    /* where it ends */
  guint8 first; /* the field of its first step */
  guint32 reds; /* the Red Fields on it in their order, a byte each */
} FolkWay;

guint         folk_ways          (const FolkState *s, guint from, guint steps, FolkWay *ways);
guint         folk_toward        (guint at, guint prev, guint to);
guint         folk_along_path    (guint field, guint goal);

/* folk-field.c */
BrambleFlow   folk_land          (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_take_bonus    (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_take_shortcut (FolkRun *r, FolkFrame *f);
BrambleFlow   folk_enter_path    (FolkRun *r, FolkFrame *f);
gboolean      folk_can_enter     (const FolkState *s, guint seat, guint shortcut);
guint         folk_fare          (guint shortcut);
gboolean      folk_flies         (const FolkState *s, guint seat, guint shortcut);

/* folk-throw.c */
int           folk_luck_bonus    (const FolkState *s, guint seat, guint who);
guint         folk_row           (int total);
gboolean      folk_can_buy_advice (const FolkState *s, guint seat);
BrambleFlow   folk_prepare       (FolkRun *r, FolkFrame *f);

/* folk-goods.c */
BrambleFlow   folk_do_goods      (FolkRun *r, FolkFrame *f);

/* folk-trade.c */
#define FOLK_N_THINGS 18
extern const BrambleTrade folk_trade;
guint         folk_things_of     (const FolkState *s, guint seat, guint thing);
gboolean      folk_can_trade     (const FolkState *s, guint from, guint to);
gboolean      folk_may_receive   (const FolkState *s, guint seat, guint thing);
guint         folk_thing_tile    (guint thing);
gboolean      folk_is_fair       (const FolkState *s, const BrambleOffer *offer);

/* What is traded, before the tiles from the first Useful one to the last Animal. */
typedef enum
{
  FOLK_THING_BISCUIT,
  FOLK_THING_ADVICE,
  FOLK_THING_GOLD,
  FOLK_THING_TILES,
} FolkThing;

/* Tokens of which sort a thing is, or FOLK_THING_TILES for any tile. */
static inline FolkThing
folk_thing_sort (guint thing)
{
  return MIN (thing, FOLK_THING_TILES);
}

G_END_DECLS
