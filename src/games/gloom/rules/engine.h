/* engine.h: running a game of Fairytale Gloom step by step, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <frames.h>

#include "asks.h"
#include "events.h"
#include "state.h"

G_BEGIN_DECLS

/* One answer being carried out. Lives on the C stack; nothing here outlasts the
 * answer. */
typedef struct
{
  GloomState *s;
  BrambleAsk *ask;       /* filled when a step asks */
  BrambleOption choice;  /* the answer, for the step that resumes */
  BrambleEvents *events; /* may be NULL */
  BrambleEvent scratch;  /* takes the events that nobody wants */
  guint watched;         /* the depth of an effect that began with this answer, or 0 */
  guint told;            /* the events that there were when it began */
} GloomRun;

typedef BrambleFlow (*GloomProcedure) (GloomRun   *r,
                                       GloomFrame *f);

/* engine.c */
void          gloom_run         (GloomRun       *r);
GloomFrame   *gloom_push        (GloomRun       *r,
                                 GloomProc       proc,
                                 GloomStep       step,
                                 guint           card,
                                 guint           owner);
BrambleFlow   gloom_ask         (GloomRun       *r,
                                 GloomFrame     *f,
                                 guint           seat,
                                 GloomStep       step);
BrambleEvent *gloom_tell_event  (GloomRun       *r,
                                 GloomEventKind  kind,
                                 guint           seat,
                                 guint           card);
void          gloom_end         (GloomRun       *r,
                                 GloomOver       why);

/* Appends an event that everybody may see; the caller narrows it where needed.
 * When nobody listens, what is written to it is lost. */
static inline BrambleEvent *
gloom_tell (GloomRun       *r,
            GloomEventKind  kind,
            guint           seat,
            guint           card)
{
  return r->events == NULL ? &r->scratch : gloom_tell_event (r, kind, seat, card);
}

/* An event about a Character. */
static inline BrambleEvent *
gloom_tell_hero (GloomRun       *r,
                 GloomEventKind  kind,
                 guint           seat,
                 guint           card,
                 guint           hero)
{
  BrambleEvent *event = gloom_tell (r, kind, seat, card);

  event->a = (guint8) hero;
  event->b = r->s->heroes[hero].character;
  return event;
}

/* Procedures: game.c, play.c, effect.c, after.c. */
BrambleFlow   gloom_proc_game   (GloomRun       *r,
                                 GloomFrame     *f);
BrambleFlow   gloom_proc_play   (GloomRun       *r,
                                 GloomFrame     *f);
BrambleFlow   gloom_proc_effect (GloomRun       *r,
                                 GloomFrame     *f);
BrambleFlow   gloom_proc_after  (GloomRun       *r,
                                 GloomFrame     *f);
void          gloom_play        (GloomRun       *r,
                                 guint           seat,
                                 guint           card,
                                 guint           hero,
                                 gboolean        free);
void          gloom_after       (GloomRun       *r,
                                 guint           afters,
                                 guint           seat,
                                 guint           hero,
                                 guint           card);
guint         gloom_afters      (const GloomFrame *f);
gboolean      gloom_is_complete (const GloomState *s);
gboolean      gloom_is_within_ending (const GloomState *s);

/* An effect goes on with the next player. */
static inline BrambleFlow
gloom_next_subject (GloomFrame *f)
{
  f->step = GLOOM_STEP_SUBJECT;
  return BRAMBLE_AGAIN;
}

/* verbs.c, verbs-piles.c: one clause for one player. */
BrambleFlow   gloom_verb_draw    (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_discard (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_take    (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_give    (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_look    (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_recover (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_free_play (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_extra   (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_pile    (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_swap    (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_revive  (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_story   (GloomRun *r, GloomFrame *f);
BrambleFlow   gloom_verb_wind    (GloomRun *r, GloomFrame *f);

/* moves.c: nothing else moves a card. */
void          gloom_take_from_hand (GloomRun *r, guint seat, guint card);
gboolean      gloom_put_in_hand  (GloomRun *r, guint seat, guint card);
void          gloom_put_on_discard (GloomRun *r, guint card);
gboolean      gloom_draw         (GloomRun *r, guint seat);
void          gloom_reshuffle    (GloomRun *r);
void          gloom_discard      (GloomRun *r, guint seat, guint card, gboolean by_chance);
void          gloom_discard_hand (GloomRun *r, guint seat);
void          gloom_pass_card    (GloomRun *r, guint from, guint to, guint card);
guint         gloom_random_card  (GloomRun *r, guint seat);
void          gloom_lay          (GloomRun *r, guint card, guint hero, guint by);
void          gloom_lift         (GloomRun *r, guint card, guint hero);
void          gloom_lay_beneath  (GloomRun *r, guint card, guint hero);
void          gloom_hold_story   (GloomRun *r, guint story, guint seat);

/* idle.c: effects that do nothing */
void          gloom_watch_effect (GloomRun *r, const GloomFrame *f);
void          gloom_end_effect   (GloomRun *r, const GloomFrame *f);
void          gloom_tell_idle    (GloomRun *r, guint seat, guint card, GloomIdle why);

/* knowledge.c */
void          gloom_know_public  (GloomState *s, guint card, guint holder);
void          gloom_know_nothing (GloomState *s, guint card);
void          gloom_know_hand    (GloomState *s, guint viewer, guint holder);
void          gloom_know_passed  (GloomState *s, guint card, guint from, guint to);
guint         gloom_know_drawn   (GloomState *s, guint card, guint seat);
void          gloom_know_top     (GloomState *s, guint viewer, guint n);

G_END_DECLS
