/* asks.h: what can be asked in Fairytale Gloom, and where a game stands while it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "state.h"

G_BEGIN_DECLS

typedef enum
{
  GLOOM_ASK_NOTHING,     /* the game is over */
  GLOOM_ASK_CHARACTER,   /* the next of a family */
  GLOOM_ASK_ACTION,      /* what to do */
  GLOOM_ASK_TARGET,      /* which Character the card is laid on */
  GLOOM_ASK_RESPOND,     /* a Response, or none */
  GLOOM_ASK_ORDER,       /* a Response, or a standing order for this turn */
  GLOOM_ASK_ASIDE,       /* where a Modifier is turned to */
  GLOOM_ASK_PLAYER,      /* one other player */
  GLOOM_ASK_MAY,         /* whether to do it */
  GLOOM_ASK_DISCARD,     /* which card */
  GLOOM_ASK_TAKE,        /* which card of a hand that was looked at */
  GLOOM_ASK_GIVE,        /* which card */
  GLOOM_ASK_PUT_BACK,    /* which card lies uppermost */
  GLOOM_ASK_RECOVER,     /* which card of the discard pile */
  GLOOM_ASK_FREE_PLAY,   /* which card, or none */
  GLOOM_ASK_FREE_TARGET, /* which Character it is laid on */
  GLOOM_ASK_HERO,        /* the Character whose Modifier is meant */
  GLOOM_ASK_MODIFIER,    /* which Modifier */
  GLOOM_ASK_DESTINATION, /* where it is moved to */
  GLOOM_ASK_FIRST,       /* whose topmost Modifier is swapped */
  GLOOM_ASK_SECOND,      /* and with whose */
  GLOOM_ASK_REVIVE,      /* which finished Character */
  GLOOM_ASK_STORY,       /* which Story */
  GLOOM_N_ASKS,
} GloomAskKind;

typedef enum
{
  GLOOM_OPT_NONE,
  GLOOM_OPT_YES,
  GLOOM_OPT_NO,
  GLOOM_OPT_CHARACTER,    /* a: the card */
  GLOOM_OPT_CARD,         /* a: the card */
  GLOOM_OPT_CLAIM,        /* a: the card; b: which of the Stories */
  GLOOM_OPT_DISCARD_HAND,
  GLOOM_OPT_PASS,
  GLOOM_OPT_HERO,         /* a: the Character's number; b: which card it is */
  GLOOM_OPT_SEAT,         /* a */
  GLOOM_OPT_ORDER,        /* a: GloomOrder */
  GLOOM_OPT_MODIFIER,     /* a: the card; b: the Character's number; c: which card it is */
  GLOOM_OPT_STORY,        /* a: the card; b: which of the Stories */
  GLOOM_N_OPTIONS,
} GloomOptionKind;

/* Where a procedure goes on. A step that waits for an answer has its ask in
 * gloom_waits; the others are passed without stopping. */
typedef enum
{
  /* GLOOM_PROC_GAME */
  GLOOM_STEP_DRAFT,
  GLOOM_STEP_CHARACTER,
  GLOOM_STEP_TURN,
  GLOOM_STEP_ACT,
  GLOOM_STEP_ACTION,
  GLOOM_STEP_TARGET,
  GLOOM_STEP_DRAW,
  GLOOM_STEP_NEXT,
  /* GLOOM_PROC_PLAY */
  GLOOM_STEP_ANNOUNCE,
  GLOOM_STEP_RESPOND,
  GLOOM_STEP_RESPONDED,
  GLOOM_STEP_ORDERED,
  GLOOM_STEP_ASIDE,
  GLOOM_STEP_LIE,
  GLOOM_STEP_ACTED,
  GLOOM_STEP_PLAYED,
  /* GLOOM_PROC_EFFECT */
  GLOOM_STEP_CLAUSE,
  GLOOM_STEP_PLAYER,
  GLOOM_STEP_SUBJECT,
  GLOOM_STEP_MAY,
  GLOOM_STEP_VERB,
  GLOOM_STEP_DISCARD,
  GLOOM_STEP_TAKE,
  GLOOM_STEP_GIVE,
  GLOOM_STEP_PUT_BACK,
  GLOOM_STEP_RECOVER,
  GLOOM_STEP_FREE_PLAY,
  GLOOM_STEP_FREE_TARGET,
  GLOOM_STEP_FREE_PLAYED,
  GLOOM_STEP_HERO,
  GLOOM_STEP_MODIFIER,
  GLOOM_STEP_DESTINATION,
  GLOOM_STEP_FIRST,
  GLOOM_STEP_SECOND,
  GLOOM_STEP_REVIVE,
  GLOOM_STEP_STORY,
  /* GLOOM_PROC_AFTER */
  GLOOM_STEP_AFTER,
  GLOOM_N_STEPS,
} GloomStep;

typedef void (*GloomGenerator) (const GloomState *s,
                                const GloomFrame *f,
                                BrambleAsk       *ask);

typedef struct
{
  const char *id;          /* in files: it never changes */
  GloomGenerator generate; /* the legal options */
  gboolean in_effect;      /* one possible choice is taken without asking */
} GloomAskInfo;

extern const GloomAskInfo gloom_asks[GLOOM_N_ASKS];
/* GloomAskKind of each step; GLOOM_ASK_NOTHING: it does not wait. */
extern const guint8 gloom_waits[GLOOM_N_STEPS];

/* More Modifiers than this are asked in two steps. */
#define GLOOM_MODIFIERS_AT_ONCE 20

void     gloom_ask_fill       (const GloomState  *s,
                               BrambleAsk        *ask);
gboolean gloom_is_playable    (const GloomState  *s,
                               guint              seat,
                               guint              card,
                               gboolean           ending_now);
gboolean gloom_fits           (const GloomState  *s,
                               const GloomFrame  *play,
                               guint              response,
                               guint              seat);
gboolean gloom_some_fits      (const GloomState  *s,
                               const GloomFrame  *play,
                               guint              seat);

/* generators.c */
const GloomClause *
         gloom_clause         (const GloomFrame  *f);
gboolean gloom_in_scope       (const GloomState  *s,
                               const GloomFrame  *f,
                               guint              hero);
guint    gloom_top_modifier   (const GloomState  *s,
                               guint              hero);
void     gloom_gen_heroes     (const GloomState  *s,
                               const GloomFrame  *f,
                               BrambleAsk        *ask);
void     gloom_gen_modifiers  (const GloomState  *s,
                               const GloomFrame  *f,
                               BrambleAsk        *ask);
void     gloom_gen_destinations (const GloomState *s,
                               const GloomFrame  *f,
                               BrambleAsk        *ask);
void     gloom_gen_first      (const GloomState  *s,
                               const GloomFrame  *f,
                               BrambleAsk        *ask);
void     gloom_gen_second     (const GloomState  *s,
                               const GloomFrame  *f,
                               BrambleAsk        *ask);
void     gloom_gen_revive     (const GloomState  *s,
                               const GloomFrame  *f,
                               BrambleAsk        *ask);

static inline void
gloom_offer (BrambleAsk *ask,
             guint       kind,
             guint       a,
             guint       b,
             guint       c)
{
  ask->options[ask->n_options++] = (BrambleOption) { (guint8) kind, (guint8) a, (guint8) b, (guint8) c };
}

static inline void
gloom_offer_hero (const GloomState *s,
                  BrambleAsk       *ask,
                  guint             hero)
{
  gloom_offer (ask, GLOOM_OPT_HERO, hero, s->heroes[hero].character, 0);
}

G_END_DECLS
