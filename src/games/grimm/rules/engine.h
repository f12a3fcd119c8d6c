/* engine.h: running effects step by step, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <frames.h>

#include "asks.h"
#include "events.h"
#include "state.h"

G_BEGIN_DECLS

/* One answer being carried out. Lives on the C stack; nothing here outlasts
 * the answer. */
typedef struct
{
  GrimmState *s;
  BrambleAsk *ask;        /* filled when a step asks */
  BrambleOption choice;   /* the answer, for the step that resumes */
  BrambleEvents *events;  /* may be NULL */
  BrambleEvent scratch;   /* takes the events that nobody wants */
  guint watched;          /* the depth of a card that began with this answer, or 0 */
  guint told;             /* the events that there were when it began */
} GrimmRun;

typedef BrambleFlow (*GrimmEffect) (GrimmRun   *r,
                                    GrimmFrame *f);
typedef gboolean    (*GrimmTest)   (const GrimmState *s,
                                    guint             seat);

/* Which of a card's functions a GRIMM_PROC_CARD frame runs. */
typedef enum
{
  GRIMM_PART_FRIEND,  /* a Friend's step in a window */
  GRIMM_PART_NEXT,    /* a Next Turn card's step */
  GRIMM_PART_FABLE,   /* this round's Fable's step */
  GRIMM_N_STEPS,
  GRIMM_PART_SPECIAL = GRIMM_N_STEPS,
  GRIMM_PART_FREE,
  GRIMM_PART_GAINED,
  GRIMM_N_PARTS,
} GrimmPart;

/* engine.c */
void          grimm_run         (GrimmRun     *r);
BrambleFlow   grimm_ask         (GrimmRun     *r,
                                 GrimmFrame   *f,
                                 GrimmAskKind  kind,
                                 guint         seat,
                                 guint         next_step);
GrimmFrame   *grimm_push        (GrimmRun     *r,
                                 GrimmProc     proc,
                                 guint         owner,
                                 guint         cause);
BrambleFlow   grimm_call        (GrimmRun     *r,
                                 GrimmFrame   *f,
                                 GrimmProc     proc,
                                 guint         owner,
                                 guint         next_step);
BrambleFlow   grimm_gain_any    (GrimmRun     *r,
                                 GrimmFrame   *f,
                                 guint         seat,
                                 guint         n,
                                 guint         next_step);
BrambleFlow   grimm_pay_any     (GrimmRun     *r,
                                 GrimmFrame   *f,
                                 GrimmAskKind  kind,
                                 guint         seat,
                                 guint         n,
                                 guint         to_place,
                                 guint         next_step);
BrambleFlow   grimm_pay_gathered (GrimmRun    *r,
                                 GrimmFrame   *f,
                                 guint         payer,
                                 guint         n,
                                 guint         next_step);
BrambleEvent *grimm_tell_event  (GrimmRun       *r,
                                 GrimmEventKind  kind,
                                 guint           seat);

/* Appends an event that everybody may see; the caller narrows it where
 * needed. When nobody listens, what is written to it is lost. */
static inline BrambleEvent *
grimm_tell (GrimmRun       *r,
            GrimmEventKind  kind,
            guint           seat)
{
  return r->events ? grimm_tell_event (r, kind, seat) : &r->scratch;
}

/* moves.c: the only functions that move things */
guint    grimm_move             (GrimmRun *r,
                                 guint     from,
                                 guint     to,
                                 guint     type,
                                 guint     n);
void     grimm_gather           (GrimmRun *r,
                                 guint     seat,
                                 guint     location,
                                 guint     type,
                                 guint     n);
void     grimm_gain_one_of_each (GrimmRun *r,
                                 guint     seat);
void     grimm_hand_add         (GrimmState *s,
                                 guint       seat,
                                 guint       fable);
void     grimm_hand_remove      (GrimmState *s,
                                 guint       seat,
                                 guint       fable);
gboolean grimm_fill_deck        (GrimmRun *r,
                                 guint     wanted);
gboolean grimm_draw_fable       (GrimmRun *r,
                                 guint     seat);
guint    grimm_take_from_deck   (GrimmRun *r,
                                 guint     index);
void     grimm_take_open        (GrimmRun *r,
                                 guint     seat,
                                 guint     fable,
                                 GrimmTakenFrom from);
void     grimm_discard_from_hand (GrimmRun *r,
                                 guint     seat,
                                 guint     fable);
void     grimm_discard_fable    (GrimmRun *r,
                                 guint     seat,
                                 guint     fable);
void     grimm_pass_fable       (GrimmRun *r,
                                 guint     from,
                                 guint     to,
                                 guint     fable);
guint    grimm_random_in_hand   (GrimmRun *r,
                                 guint     seat);
guint    grimm_draw_friend      (GrimmRun *r);
guint    grimm_set_aside_friend (GrimmRun *r,
                                 guint     seat);
void     grimm_lose_friend      (GrimmRun *r,
                                 guint     seat);
gboolean grimm_gain_friend      (GrimmRun *r,
                                 guint     seat,
                                 guint     friend_card,
                                 guint     giver);
void     grimm_move_pig         (GrimmRun *r,
                                 guint     seat,
                                 guint     location);
gboolean grimm_draw_gather      (GrimmRun *r,
                                 guint     seat,
                                 guint16   among);
void     grimm_lose_section     (GrimmRun *r,
                                 guint     seat,
                                 guint     site);
void     grimm_change_actions   (GrimmRun *r,
                                 guint     seat,
                                 int       by);

/* knowledge.c: what seats know of each other's hands */
guint8   grimm_know_without     (guint8      byte,
                                 guint       owner);
void     grimm_know_add         (GrimmState *s,
                                 guint       viewer,
                                 guint       fable,
                                 guint       owner);
gboolean grimm_know_item        (GrimmState *s,
                                 guint       viewer,
                                 guint       fable,
                                 guint       owners);
void     grimm_know_left        (GrimmState *s,
                                 guint       fable,
                                 guint       owner);
void     grimm_know_passed      (GrimmState *s,
                                 guint       fable,
                                 guint       from,
                                 guint       to);

/* idle.c: cards that do nothing */
void     grimm_watch_card       (GrimmRun         *r,
                                 const GrimmFrame *f);
void     grimm_end_card         (GrimmRun         *r,
                                 const GrimmFrame *f);
void     grimm_tell_idle        (GrimmRun         *r,
                                 guint             seat,
                                 guint             card,
                                 GrimmIdle         why);

/* plan.c, collect.c, build.c, monsters.c, reveal.c, round.c: procedures */
BrambleFlow grimm_plan          (GrimmRun *r, GrimmFrame *f);
void        grimm_plan_on       (GrimmRun *r, gboolean peeked);
BrambleFlow grimm_collect       (GrimmRun *r, GrimmFrame *f);
BrambleFlow grimm_turn          (GrimmRun *r, GrimmFrame *f);
BrambleFlow grimm_build         (GrimmRun *r, GrimmFrame *f);
BrambleFlow grimm_monster       (GrimmRun *r, GrimmFrame *f);
BrambleFlow grimm_place         (GrimmRun *r, GrimmFrame *f);
BrambleFlow grimm_uniques       (GrimmRun *r, GrimmFrame *f);
BrambleFlow grimm_round         (GrimmRun *r, GrimmFrame *f);
void        grimm_magic_flute   (GrimmRun *r, GrimmFrame *f);
void        grimm_begin_round   (GrimmRun *r);
void        grimm_cards_back    (GrimmRun *r);

/* check-frames.c */
gboolean  grimm_check_frames    (const GrimmState *s);

/* build.c: costs */
typedef struct
{
  guint8 supply;     /* what goes to the supply */
  guint8 toll;       /* what goes to Hansel & Gretel's player */
  guint8 toll_seat;  /* who that is, or GRIMM_NONE */
} GrimmCost;

GrimmCost grimm_cost            (const GrimmState *s,
                                 guint             seat,
                                 guint             section,
                                 guint             site);

G_END_DECLS
