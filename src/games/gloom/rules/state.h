/* state.h: everything that a game of Fairytale Gloom is at one moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

#include "cards.h"

G_BEGIN_DECLS

#define GLOOM_MAX_SEATS 5
#define GLOOM_ALL_SEATS 0x1f
#define GLOOM_FAMILY 4
#define GLOOM_MAX_HEROES (GLOOM_MAX_SEATS * GLOOM_FAMILY)
#define GLOOM_N_CHARACTERS 20
#define GLOOM_MAX_STORIES 2
#define GLOOM_MAX_DEPTH 18
#define GLOOM_MAX_HAND 12
#define GLOOM_DEAL 5
#define GLOOM_ACTIONS 2
#define GLOOM_MAX_FREE_PLAYS 4
#define GLOOM_MAX_TURNS 40
#define GLOOM_TOP_CARDS 3
#define GLOOM_RECOVERABLE 8

/* Heroes are numbered family by family: a Character in a family. */
#define GLOOM_HERO(seat, place) ((seat) * GLOOM_FAMILY + (place))
#define GLOOM_OWNER(hero) ((hero) / GLOOM_FAMILY)

/* A Character in somebody's family, with the pile of cards on it. */
typedef struct
{
  guint8 character;            /* the card, or GLOOM_NONE before it is chosen */
  guint8 top;                  /* the uppermost card of the pile, or GLOOM_NONE */
  guint8 n_cards;              /* in the pile */
  /* What can be seen follows from the pile: gloom_refresh () finds it. */
  gint8 printed;               /* the points that show, in sum */
  guint8 effect;               /* the card whose text shows and works, or GLOOM_NONE */
  guint8 portrait;             /* the card whose portrait shows, or GLOOM_NONE: its own */
  guint8 finished;             /* TRUE: an Ending lies on top */
  guint16 works;               /* GloomWork: what its effects are about */
  guint8 points[GLOOM_PLACES]; /* the points that show, as cards print them */
  guint8 icons[GLOOM_N_ICONS]; /* how many of each show */
} GloomHero;

/* What an effect that works is about, a bit each, so that most questions are
 * answered without looking at cards. */
typedef enum
{
  GLOOM_WORKS_LIMIT = 1 << 0,
  GLOOM_WORKS_WORTH = 1 << 1,
  GLOOM_WORKS_COUNT = 1 << 2,
  GLOOM_WORKS_SHIELD = 1 << 3,
  GLOOM_WORKS_FORBID = 1 << 4,
} GloomWork;

/* And for each GloomAfter that one waits for it. */
#define GLOOM_WORKS_AFTER(after) (1u << (4 + (after)))
#define GLOOM_WORKS_AFTERS(afters) ((guint) (afters) << 4)

/* What somebody with a poker face wants to be asked about for the rest of a turn. */
typedef enum
{
  GLOOM_ORDER_NONE, /* not asked yet */
  GLOOM_ORDER_NOT_THIS_TURN,
  GLOOM_ORDER_EVENTS,
  GLOOM_ORDER_MODIFIERS,
  GLOOM_ORDER_ENDINGS,
  GLOOM_ORDER_MY_FAMILY,
  GLOOM_ORDER_EVERYTHING,
  GLOOM_N_ORDERS,
} GloomOrder;

/* Why a game is over. */
typedef enum
{
  GLOOM_NOT_OVER,
  GLOOM_OVER_BY_FAMILY, /* one is complete */
  GLOOM_OVER_BY_PASSES, /* nobody does anything any more */
  GLOOM_OVER_BY_TURNS,  /* so many that it will never end */
  GLOOM_N_OVERS,
} GloomOver;

/* What the top frame of the stack is doing. */
typedef enum
{
  GLOOM_PROC_GAME,   /* families, then turns */
  GLOOM_PROC_PLAY,   /* a card is announced, answered, and acts */
  GLOOM_PROC_EFFECT, /* the clauses of an effect */
  GLOOM_PROC_AFTER,  /* effects that wait for something that happened */
  GLOOM_N_PROCS,
} GloomProc;

/* One procedure under way. Integers only. */
typedef struct
{
  guint8 proc;   /* GloomProc */
  guint8 step;   /* where it goes on, one of GloomStep */
  guint8 card;   /* whose effect it is, or the card that is played */
  guint8 owner;  /* the seat that the card calls you, or that plays it */
  guint8 hero;   /* the Character it lies on, or is announced for */
  guint8 laid;   /* who laid the card */
  guint8 seat;   /* the seat it is dealing with now */
  guint8 index;  /* how far it is among seats, Characters or effects */
  guint8 left;   /* how many times more */
  guint8 clause; /* which of the effect's */
  guint8 pick;   /* a card that was chosen */
  guint8 place;  /* a Character that was chosen */
  guint8 held;   /* a card that lies nowhere else: announced, or an Event that acts */
  guint8 answer; /* a Response that lies nowhere else */
  guint8 flags;  /* GloomFlags */
} GloomFrame;

typedef enum
{
  GLOOM_FLAG_FREE = 1 << 0,      /* a free play */
  GLOOM_FLAG_MISERABLE = 1 << 1, /* the Character was, before the card */
  GLOOM_FLAG_HAPPY = 1 << 2,
} GloomFlags;

/* No pointers: a copy of it is a copy of the game. */
typedef struct
{
  BrambleRng rng;                              /* what chance will bring */
  guint64 hands[GLOOM_MAX_SEATS][2];           /* cards in hand, a bit each */
  guint64 after_used[2];                       /* cards whose after-effect has worked this turn, a bit each */
  guint32 turn;                                /* answers given so far */
  guint8 n_hands[GLOOM_MAX_SEATS];             /* how many cards are in hand */
  guint8 known[GLOOM_N_DECK][GLOOM_MAX_SEATS]; /* see knowledge.c */
  guint8 deck_known[GLOOM_MAX_SEATS];          /* places of the draw pile a seat knows; bit 0 is the top */
  guint8 below[GLOOM_N_DECK];                  /* the card under one in a pile, or GLOOM_NONE */
  guint8 laid_by[GLOOM_N_DECK];                /* who laid a card that lies in a pile */
  guint8 deck[GLOOM_N_DECK];                   /* the top card is the last one */
  guint8 discard[GLOOM_N_DECK];                /* likewise */
  guint8 n_deck;
  guint8 n_discard;
  GloomHero heroes[GLOOM_MAX_HEROES];
  guint16 works[GLOOM_MAX_SEATS];              /* GloomWork of a family and its Story; follows from them */
  guint8 stories[GLOOM_MAX_STORIES];           /* cards, or GLOOM_NONE */
  guint8 holders[GLOOM_MAX_STORIES];           /* who controls them, or GLOOM_NONE */
  guint8 n_seats;
  guint8 dealt;                                /* families are dealt, not chosen in turn */
  guint8 simple;                               /* no effect works */
  guint8 with_stories;                         /* how many there are */
  guint8 poker;                                /* seats with a poker face, a bit each */
  guint8 start;                                /* the first player */
  guint8 active;                               /* whose turn it is, or who chooses a Character */
  guint8 backwards;                            /* the wind has turned */
  guint8 turns;                                /* begun, by all together */
  guint8 action;                               /* how many of this turn are used up */
  guint8 extra;                                /* an extra action was granted this turn */
  guint8 extra_next;                           /* seats with one waiting for their next turn, a bit each */
  guint8 free_plays;                           /* announced this turn */
  guint8 idle;                                 /* nothing but passes so far this turn */
  guint8 passes;                               /* turns in a row of nothing but passes */
  guint8 orders[GLOOM_MAX_SEATS];              /* GloomOrder of this turn */
  guint8 over;                                 /* GloomOver */
  guint8 ask_seat;                             /* who is asked */
  guint8 depth;                                /* frames in use */
  GloomFrame stack[GLOOM_MAX_DEPTH];
} GloomState;

G_STATIC_ASSERT (sizeof (GloomState) <= 4096);
G_STATIC_ASSERT (GLOOM_NONE == BRAMBLE_NO_SEAT);
G_STATIC_ASSERT (GLOOM_N_DECK_AND_STORIES <= 128);
G_STATIC_ASSERT (GLOOM_MAX_TURNS * GLOOM_MAX_SEATS <= 0xff);

/* Asking a position. None of these changes anything. */

static inline gboolean
gloom_in_set (const guint64 *set,
              guint          card)
{
  return (set[card >> 6] >> (card & 63)) & 1;
}

static inline guint
gloom_n_heroes (const GloomState *s)
{
  return s->n_seats * GLOOM_FAMILY;
}

/* The @n-th seat in turn order, counted from @seat. */
static inline guint
gloom_nth_seat (const GloomState *s,
                guint             seat,
                guint             n)
{
  guint sum = s->backwards ? seat + s->n_seats - n : seat + n;

  return sum >= s->n_seats ? sum - s->n_seats : sum;
}

static inline gboolean
gloom_is_drafting (const GloomState *s)
{
  return s->turns == 0;
}

/* Whether anybody's effects are about @works. */
static inline gboolean
gloom_any_works (const GloomState *s,
                 guint             works)
{
  return ((s->works[0] | s->works[1] | s->works[2] | s->works[3] | s->works[4]) & works) != 0;
}

/* state.c */
void     gloom_refresh       (GloomState       *s,
                              guint             hero);
void     gloom_refresh_seat  (GloomState       *s,
                              guint             seat);
void     gloom_refresh_all   (GloomState       *s);
guint    gloom_story_of      (const GloomState *s,
                              guint             seat);
guint    gloom_icons         (const GloomState *s,
                              guint             seat,
                              guint             icon);
guint    gloom_n_finished    (const GloomState *s,
                              guint             seat);
int      gloom_worth         (const GloomState *s,
                              guint             hero);
int      gloom_would_print   (const GloomState *s,
                              guint             card,
                              guint             hero);
int      gloom_score         (const GloomState *s,
                              guint             seat);
guint8   gloom_winners       (const GloomState *s);
guint    gloom_draw_limit    (const GloomState *s,
                              guint             seat);
guint    gloom_times         (const GloomState  *s,
                              const GloomClause *clause,
                              guint              seat);
gboolean gloom_condition     (const GloomState  *s,
                              const GloomEffect *effect,
                              guint              seat,
                              guint              hero,
                              guint              laid,
                              guint              flags);

/* powers.c */
gboolean gloom_is_forbidden  (const GloomState *s,
                              guint             seat,
                              guint             what);
gboolean gloom_is_shielded   (const GloomState *s,
                              guint             hero,
                              guint             shield);
gboolean gloom_may_lie       (const GloomState *s,
                              guint             card,
                              guint             hero,
                              guint             by);
gboolean gloom_may_end       (const GloomState *s,
                              guint             hero,
                              guint             by);
gboolean gloom_has_place     (const GloomState *s,
                              guint             card,
                              guint             by);
gboolean gloom_may_claim     (const GloomState *s,
                              guint             seat,
                              guint             story);
gboolean gloom_in_game       (const GloomState *s,
                              guint             card);
gboolean gloom_matches       (const GloomState  *s,
                              const GloomClause *clause,
                              guint              hero);
gboolean gloom_sort_matches  (guint             sort,
                              guint             card);

G_END_DECLS
