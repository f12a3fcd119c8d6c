/* folk-state.h: everything that a game of Hungarian Folktales is at one moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

#include "folk-board.h"
#include "folk-cards.h"

G_BEGIN_DECLS

#define FOLK_MAX_SEATS 6
#define FOLK_MAX_DEPTH 8
#define FOLK_MAX_TILES 5
#define FOLK_MAX_BISCUITS 7
#define FOLK_MAX_ADVICE 7
#define FOLK_MAX_GOLD 3
#define FOLK_MAX_BOOT 2
#define FOLK_SALT 3
#define FOLK_MAX_QUESTS 4
#define FOLK_MAX_ROUNDS 80
#define FOLK_MAX_BONUS 3
#define FOLK_MAX_OFFERS 2
#define FOLK_MAX_LOST 20
#define FOLK_N_BISCUITS 36
#define FOLK_N_ADVICE 24
#define FOLK_N_GOLD 15
#define FOLK_N_STARTING FOLK_FIRST_USEFUL
#define FOLK_N_USEFUL (FOLK_FIRST_MAGICAL - FOLK_FIRST_USEFUL)
#define FOLK_N_MAGICAL (FOLK_FIRST_ANIMAL - FOLK_FIRST_MAGICAL)

/* Of the dice: the blank side of the white one. */
#define FOLK_BLANK 6

/* The numbers of steps that Biscuits have on their back, as places in a list. */
#define FOLK_N_NUMBERS 4
extern const guint8 folk_biscuit_steps[FOLK_N_NUMBERS];
extern const guint8 folk_biscuit_totals[FOLK_N_NUMBERS];

/* In the order of the looks. */
typedef enum
{
  FOLK_WHITE_MARE,
  FOLK_ILONA,
  FOLK_PETER,
  FOLK_SHEPHERD,
  FOLK_CLEVER_GIRL,
  FOLK_PRINCESS,
  FOLK_N_HEROES,
} FolkHero;

/* What one player has, and where they are. */
typedef struct
{
  guint8 hero;                       /* FolkHero */
  guint8 field;                      /* where they stand */
  guint8 goal;                       /* on a path: the end that they walk to; else FOLK_NONE */
  guint8 n_biscuits;                 /* how many, which everybody sees */
  guint8 biscuits[FOLK_N_NUMBERS];   /* how many with each number; all 0 in the view of another */
  guint8 advice;
  guint8 gold;
  guint8 salt;
  guint8 boot;                       /* the boot token's minus */
  guint8 lost;                       /* turns that will be lost */
  guint8 resting;                    /* the boot token goes when they are served */
  guint8 n_tiles;                    /* in the satchel; the sum of @tiles */
  guint8 tiles[FOLK_N_TILES];        /* how many of each */
  guint8 uses[FOLK_N_MAGICAL];       /* how often each Magical item was used */
  guint8 quests[FOLK_MAX_QUESTS];    /* FolkCard, in the order drawn; FOLK_NONE after the last */
  guint8 done;                       /* how many of them are fulfilled */
} FolkSeat;

/* What was done this turn, a bit each. */
typedef enum
{
  FOLK_USED_WALK = 1 << 0,     /* a Biscuit was walked with */
  FOLK_USED_CLOAK = 1 << 1,
  FOLK_USED_COMB = 1 << 2,
  FOLK_USED_WAND = 1 << 3,
  FOLK_USED_FEATHER = 1 << 4,
  FOLK_USED_WITS = 1 << 5,     /* the Clever Girl's exchange */
  FOLK_USED_SALT = 1 << 6,
  FOLK_USED_ADVICE = 1 << 7,   /* two Biscuits became an Advice before a throw */
  FOLK_USED_TEST = 1 << 8,     /* somebody was asked for a Test of Courage */
  FOLK_USED_PARTNER = 1 << 9,  /* partners have given each other things */
  FOLK_USED_MOVED = 1 << 10,   /* the hero has moved since the turn began */
  FOLK_USED_MARKET = 1 << 11,  /* something may be bought while the hero stays here */
  FOLK_USED_UP = 1 << 12,      /* the turn ends at once */
  FOLK_USED_DROPPED = 1 << 13, /* an offer was begun and dropped, which is free but once */
} FolkUsed;

#define FOLK_ALL_USED ((1 << 14) - 1)

typedef enum
{
  FOLK_BEFORE, /* the roll, or what is done in its place */
  FOLK_AFTER,
  FOLK_N_PHASES,
} FolkPhase;

/* Why a game is over. */
typedef enum
{
  FOLK_NOT_OVER,
  FOLK_OVER_BY_GATE,  /* somebody went through it */
  FOLK_OVER_BY_TURNS, /* so many that it would never end */
  FOLK_N_OVERS,
} FolkOver;

/* What moves a hero. */
typedef enum
{
  FOLK_MOVE_ROLL,
  FOLK_MOVE_BONUS,
  FOLK_MOVE_BISCUIT,
  FOLK_MOVE_CLOAK,
  FOLK_N_MOVES,
} FolkMove;

/* What the top frame of the stack is doing. */
typedef enum
{
  FOLK_PROC_GAME,      /* Starting items, then turns */
  FOLK_PROC_ROLL,      /* the white die */
  FOLK_PROC_MOVE,      /* a way, and what its end brings */
  FOLK_PROC_THROW,     /* the Lucky Throw */
  FOLK_PROC_SORCERER,
  FOLK_PROC_GATE,      /* the Castle's */
  FOLK_PROC_PAY,       /* Biscuits, one by one */
  FOLK_PROC_GAIN,      /* a tile, for which there may be no room */
  FOLK_PROC_TRICKSTER, /* goes from hero to hero */
  FOLK_PROC_WAND,
  FOLK_PROC_TRADE,
  FOLK_PROC_COURAGE,
  FOLK_PROC_PARTNERS,
  FOLK_N_PROCS,
} FolkProc;

/* One procedure under way. Integers only. */
typedef struct
{
  guint8 proc;  /* FolkProc */
  guint8 step;  /* where it goes on, one of FolkStep */
  guint8 seat;  /* whose it is */
  guint8 other; /* another seat: whose quest, who receives, who is tested, who had the Trickster */
  guint8 from;  /* a move: where it began */
  guint8 prev;  /* a move: the field before the present one */
  guint8 to;    /* a move: where it ends */
  guint8 move;  /* a move: FolkMove */
  guint8 n;     /* steps; Biscuits left to pay; how often a tile that is passed was used */
  guint8 who;   /* a throw: FolkAdventure */
  guint8 die;   /* what was thrown */
  guint8 added; /* to a throw, by Advice, Trickster and Key */
  guint8 tile;  /* the one concerned */
  guint8 wish;  /* what a tile is to become */
  guint8 flags; /* FolkFlags */
} FolkFrame;

typedef enum
{
  FOLK_FLAG_GIVEN = 1 << 0,   /* a throw: the quest is fulfilled by it */
  FOLK_FLAG_TRICKED = 1 << 1, /* a throw: the Trickster has helped */
  FOLK_FLAG_SOUGHT = 1 << 2,  /* a throw: one stood here and sees to the quest */
  FOLK_FLAG_KEEPS = 1 << 3,   /* the Trickster comes back to who used it */
  FOLK_FLAG_LANTERN = 1 << 4, /* a roll: lit by one */
  FOLK_FLAG_SECOND = 1 << 5,  /* the partner gives in return */
} FolkFlags;

#define FOLK_ALL_FLAGS ((1 << 6) - 1)

/* No pointers: a copy of it is a copy of the game. */
typedef struct
{
  BrambleRng rng;                 /* what chance will bring */
  guint32 turn;                   /* answers given so far */
  guint16 used;                   /* FolkUsed, this turn */
  guint8 n_seats;
  guint8 n_quests;                /* each: 1, or 3 or 4 without items */
  guint8 team_size;               /* 1: everybody for themselves */
  guint8 exact;                   /* a dead end needs the exact number */
  guint8 long_game;               /* a blank ends the turn */
  guint8 kind_fairies;            /* a Magical item that was won may be chosen */
  guint8 start;                   /* who has the first turn */
  guint8 active;                  /* whose turn it is, or who chooses a Starting item */
  guint8 round;                   /* how often the first player has had a turn; 0: Starting items are chosen */
  guint8 phase;                   /* FolkPhase of the turn */
  guint8 offers;                  /* begun this turn */
  guint8 bonus;                   /* bonus rolls this turn */
  guint8 over;                    /* FolkOver */
  guint8 winner;                  /* who went through the gate, or FOLK_NONE */
  guint8 depth;                   /* frames in use */
  BrambleOffer offer;             /* that is being made or answered */
  FolkSeat seats[FOLK_MAX_SEATS];
  FolkFrame stack[FOLK_MAX_DEPTH];
} FolkState;

G_STATIC_ASSERT (sizeof (FolkState) <= 1024);
G_STATIC_ASSERT (FOLK_NONE == BRAMBLE_NO_SEAT);

/* Asking a position. None of these changes anything. */

static inline guint
folk_right_of (const FolkState *s,
               guint            seat)
{
  return seat == 0 ? s->n_seats - 1u : seat - 1;
}

static inline guint
folk_left_of (const FolkState *s,
              guint            seat)
{
  return seat + 1u == s->n_seats ? 0 : seat + 1;
}

static inline gboolean
folk_has (const FolkState *s,
          guint            seat,
          guint            tile)
{
  return s->seats[seat].tiles[tile] > 0;
}

static inline guint
folk_n_teams (const FolkState *s)
{
  guint n = s->n_seats / s->team_size;

  g_assert (n > 0);
  return n;
}

/* Seats with the same number play together. */
static inline guint
folk_team (const FolkState *s,
           guint            seat)
{
  return seat % folk_n_teams (s);
}

static inline gboolean
folk_is_magical (guint tile)
{
  return tile >= FOLK_FIRST_MAGICAL && tile < FOLK_FIRST_ANIMAL;
}

static inline gboolean
folk_is_animal (guint tile)
{
  return tile >= FOLK_FIRST_ANIMAL && tile < FOLK_TRICKSTER;
}

static inline gboolean
folk_is_useful (guint tile)
{
  return tile >= FOLK_FIRST_USEFUL && tile < FOLK_FIRST_MAGICAL;
}

static inline gboolean
folk_is_over (const FolkState *s)
{
  return s->over != FOLK_NOT_OVER;
}

/* folk-state.c */
guint    folk_tile_total      (const FolkState *s,
                               guint            tile);
guint    folk_supply          (const FolkState *s,
                               guint            tile);
guint    folk_bag             (const FolkState *s,
                               guint8          *numbers);
guint    folk_biscuit_room    (const FolkState *s,
                               guint            seat);
guint    folk_advice_room     (const FolkState *s,
                               guint            seat);
guint    folk_gold_room       (const FolkState *s,
                               guint            seat);
gboolean folk_may_get         (const FolkState *s,
                               guint            seat,
                               guint            tile);
guint    folk_uses            (const FolkState *s,
                               guint            seat,
                               guint            tile);
guint    folk_max_uses        (guint            tile);
gboolean folk_is_spent        (const FolkState *s,
                               guint            seat,
                               guint            tile);
gboolean folk_can_use         (const FolkState *s,
                               guint            seat,
                               guint            tile);
guint    folk_trickster       (const FolkState *s);
gboolean folk_is_market       (guint            field);
gboolean folk_on_glass        (const FolkState *s,
                               guint            seat);

/* folk-quest.c */
guint    folk_quest           (const FolkState *s,
                               guint            seat);
guint    folk_quest_owner     (const FolkState *s,
                               guint            seat,
                               guint            who);
gboolean folk_can_give        (const FolkState *s,
                               guint            seat,
                               guint            card);
guint    folk_who_is_at       (guint            field);
guint    folk_quest_here      (const FolkState *s,
                               guint            seat);
guint    folk_n_items         (const FolkState *s,
                               guint            seat);
guint    folk_n_wanted        (const FolkState *s,
                               guint            seat);
gboolean folk_wants           (const FolkState *s,
                               guint            seat,
                               guint            tile);
gboolean folk_is_ready        (const FolkState *s,
                               guint            seat);
guint    folk_to_castle       (const FolkState *s,
                               guint            seat);
guint8   folk_winners         (const FolkState *s);

G_END_DECLS
