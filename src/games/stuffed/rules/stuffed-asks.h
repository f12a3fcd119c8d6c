/* stuffed-asks.h: what can be asked in Stuffed Fables, and what can be answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-state.h"

G_BEGIN_DECLS

typedef enum
{
  STUFFED_ASK_NOTHING, /* the game is over */
  STUFFED_ASK_PLACE,   /* where to begin the page */
  STUFFED_ASK_WHITE,   /* how many white dice to roll */
  STUFFED_ASK_ACT,     /* what to do, or to be done */
  STUFFED_ASK_POOL,    /* one more die, or to roll */
  STUFFED_ASK_CHANGE,  /* how to change a roll, or not */
  STUFFED_ASK_AGAIN,   /* which dice to roll again */
  STUFFED_ASK_ADD,     /* what to add to a roll, or nothing */
  STUFFED_ASK_WALK,    /* where to */
  STUFFED_ASK_WAGON,   /* whether to take it along */
  STUFFED_ASK_ENTER,   /* whether to read a repeatable point once more */
  STUFFED_ASK_HIT,     /* what to do about damage */
  STUFFED_ASK_DEFEND,  /* with which stored dice */
  STUFFED_ASK_MAKE_ROOM, /* which stored die goes */
  STUFFED_ASK_MINION,  /* whether to pin a minion down */
  STUFFED_ASK_WHO,     /* which stuffy */
  STUFFED_ASK_SLEEP,   /* whether to hush */
  STUFFED_ASK_POCKETS, /* whether to draw another item */
  STUFFED_ASK_KEEP,    /* which of two items */
  STUFFED_ASK_TALE,    /* whether to replace a Lost card */
  STUFFED_ASK_ITEM,    /* what becomes of an item */
  STUFFED_ASK_CHOOSE,  /* an option of the story */
  STUFFED_ASK_CURE,    /* which status goes */
  STUFFED_ASK_DROP,    /* which item goes */
  STUFFED_ASK_DIE,     /* which die is paid */
  STUFFED_ASK_HEAVE,   /* where a minion lands */
  STUFFED_ASK_ARRIVE,  /* where a minion begins */
  STUFFED_ASK_SQUEAK,  /* how many dice leave the track */
  STUFFED_ASK_TAKE,    /* which die comes back */
  STUFFED_N_ASKS,
} StuffedAskKind;

/* What an option does. */
typedef enum
{
  STUFFED_OPT_NONE,       /* nothing, or none */
  STUFFED_OPT_YES,
  STUFFED_OPT_NO,
  STUFFED_OPT_DONE,
  STUFFED_OPT_ROLL,       /* what lies there */
  STUFFED_OPT_SQUARE,     /* a; b: the columns of the map */
  STUFFED_OPT_STAY,
  STUFFED_OPT_NUMBER,     /* a */
  STUFFED_OPT_DIE,        /* a: StuffedColour, of those before you */
  STUFFED_OPT_STORED,     /* a: StuffedColour, of those on your card */
  STUFFED_OPT_BOTH,       /* both stored ones */
  STUFFED_OPT_NTH,        /* a: a die of the roll */
  STUFFED_OPT_SEAT,       /* a */
  STUFFED_OPT_STATUS,     /* a */
  STUFFED_OPT_ITEM,       /* a */
  STUFFED_OPT_OPTION,     /* a: the how-many-th of a choice; b: book; c: story */
  STUFFED_OPT_WALK_AWAY,  /* from a Lost card */
  STUFFED_OPT_WEAR,       /* an item that was drawn */
  STUFFED_OPT_HAND,       /* it to the seat a */
  STUFFED_OPT_DISCARD,    /* it */
  STUFFED_OPT_MOVE,
  STUFFED_OPT_RESERVE,    /* a: StuffedColour */
  STUFFED_OPT_SEND,       /* a die to the seat a */
  STUFFED_OPT_GIVE,       /* stuffing to the seat a, for a die */
  STUFFED_OPT_GIVE_FREE,  /* likewise, by an item */
  STUFFED_OPT_STAND,      /* a: the test on offer or the task */
  STUFFED_OPT_CURE,       /* a: StuffedStatus; b: whose; c: StuffedColour of the test */
  STUFFED_OPT_MELEE,      /* a: the minion's place; b: its kind */
  STUFFED_OPT_RANGED,     /* likewise */
  STUFFED_OPT_SEARCH,
  STUFFED_OPT_BUY,        /* a: StuffedItem; b: the item that pays, or STUFFED_NONE: a button; c: vendor */
  STUFFED_OPT_USE,        /* a: StuffedAbility; b: a seat, minion or status, with c */
  STUFFED_OPT_USE_ITEM,   /* a: StuffedItem; b: a seat, or STUFFED_NONE */
  STUFFED_OPT_SPEND,      /* a: StuffedStatus, a good one */
  STUFFED_N_OPTS,
} StuffedOpt;

/* What the top frame of the stack is doing. */
typedef enum
{
  STUFFED_PROC_GAME,    /* turns */
  STUFFED_PROC_OPEN,    /* a page is opened */
  STUFFED_PROC_SETTLE,  /* what is due after an effect */
  STUFFED_PROC_READ,    /* a block of a story */
  STUFFED_PROC_ROLL,    /* dice */
  STUFFED_PROC_HURT,    /* damage */
  STUFFED_PROC_MINIONS, /* a minion turn */
  STUFFED_PROC_MEET,    /* minions arrive */
  STUFFED_PROC_ITEM,    /* an item was drawn or bought */
  STUFFED_PROC_LOST,    /* a Lost card */
  STUFFED_PROC_SURGE,
  STUFFED_PROC_STORE,   /* a die is stored with somebody */
  STUFFED_PROC_CURE,    /* seats are cured of a bad status each */
  STUFFED_PROC_END,     /* the ending is read */
  STUFFED_N_PROCS,
} StuffedProc;

/* Where procedures go on. Those that wait are in stuffed_waits. */
typedef enum
{
  /* STUFFED_PROC_GAME */
  STUFFED_STEP_OPEN,
  STUFFED_STEP_TURN,
  STUFFED_STEP_WHITE,
  STUFFED_STEP_WHITES,
  STUFFED_STEP_FOUND,
  STUFFED_STEP_THREAT,
  STUFFED_STEP_BEGIN,
  STUFFED_STEP_ENTER,
  STUFFED_STEP_ACT,
  STUFFED_STEP_ACTED,
  STUFFED_STEP_WALK,
  STUFFED_STEP_GO,
  STUFFED_STEP_WAGON,
  STUFFED_STEP_TESTED,
  STUFFED_STEP_CURED,
  STUFFED_STEP_TASKED,
  STUFFED_STEP_STRUCK,
  STUFFED_STEP_SEARCHED,
  STUFFED_STEP_POCKETS,
  STUFFED_STEP_KEEP,
  STUFFED_STEP_SEND,
  STUFFED_STEP_GIVE,
  STUFFED_STEP_HEAVE,
  STUFFED_STEP_SQUEAK,
  STUFFED_STEP_SING,
  STUFFED_STEP_TAKE,
  STUFFED_STEP_DISCARD,
  STUFFED_STEP_CHECK,
  STUFFED_STEP_TURN_OVER,
  STUFFED_STEP_LEAVE,
  /* STUFFED_PROC_OPEN */
  STUFFED_STEP_PLACES,
  STUFFED_STEP_PLACE,
  STUFFED_STEP_OPENED,
  /* STUFFED_PROC_SETTLE, STUFFED_PROC_END */
  STUFFED_STEP_LOOK,
  STUFFED_STEP_HUSH,
  STUFFED_STEP_CLOSE,
  /* STUFFED_PROC_READ */
  STUFFED_STEP_READ,
  STUFFED_STEP_WHO,
  STUFFED_STEP_EACH,
  STUFFED_STEP_CHOOSE,
  STUFFED_STEP_PASS,
  STUFFED_STEP_DROP,
  STUFFED_STEP_PAY,
  /* STUFFED_PROC_ROLL */
  STUFFED_STEP_POOL,
  STUFFED_STEP_DIE,
  STUFFED_STEP_THROW,
  STUFFED_STEP_CHANGE,
  STUFFED_STEP_AGAIN,
  STUFFED_STEP_ADD,
  /* STUFFED_PROC_HURT */
  STUFFED_STEP_AIM,
  STUFFED_STEP_BEFORE,
  STUFFED_STEP_SHIELD,
  STUFFED_STEP_PREVENT,
  STUFFED_STEP_DEFEND,
  STUFFED_STEP_BLOCK,
  /* STUFFED_PROC_MINIONS */
  STUFFED_STEP_NEXT,
  STUFFED_STEP_PIN,
  STUFFED_STEP_CHASE,
  STUFFED_STEP_QUARRY,
  STUFFED_STEP_TARGET,
  STUFFED_STEP_VICTIM,
  STUFFED_STEP_SPECIAL,
  STUFFED_STEP_OTHERS,
  STUFFED_STEP_AFTER,
  /* STUFFED_PROC_MEET */
  STUFFED_STEP_ARRIVE,
  /* STUFFED_PROC_ITEM */
  STUFFED_STEP_ITEM,
  /* STUFFED_PROC_LOST */
  STUFFED_STEP_TALE,
  STUFFED_STEP_LOST,
  STUFFED_STEP_PARTING,
  /* STUFFED_PROC_SURGE */
  STUFFED_STEP_CAME,
  STUFFED_STEP_EBB,
  /* STUFFED_PROC_STORE */
  STUFFED_STEP_STORE,
  STUFFED_STEP_MAKE_ROOM,
  /* STUFFED_PROC_CURE */
  STUFFED_STEP_STATUS,
  STUFFED_N_STEPS,
} StuffedStep;

typedef enum
{
  STUFFED_FLAG_ROOT = 1 << 0,    /* a reading: the lowest block, which "goto" replaces */
  STUFFED_FLAG_ORDERED = 1 << 1, /* a roll: it may be left out */
  STUFFED_FLAG_ANGRY = 1 << 2,   /* a Lost card: who met it was angry */
  STUFFED_FLAG_PINNED = 1 << 3,  /* minions: this one is */
  STUFFED_FLAG_INNER = 1 << 4,   /* minions: in the middle of another effect */
} StuffedFlags;

#define STUFFED_ALL_FLAGS ((1 << 5) - 1)

typedef void (*StuffedGenerator) (const StuffedState *s,
                                  const StuffedFrame *f,
                                  BrambleAsk         *ask);

typedef struct
{
  const char *id;            /* in files: it never changes */
  StuffedGenerator generate; /* the legal options */
  gboolean always;           /* asked even when only one answer is possible */
} StuffedAskInfo;

extern const StuffedAskInfo stuffed_asks[STUFFED_N_ASKS];
/* StuffedAskKind of each step; STUFFED_ASK_NOTHING: it does not wait. */
extern const guint8 stuffed_waits[STUFFED_N_STEPS];

void  stuffed_ask_fill    (const StuffedState *s,
                           BrambleAsk         *ask);
guint stuffed_who_answers (const StuffedState *s);

static inline void
stuffed_offer_all (BrambleAsk *ask,
                   guint       kind,
                   guint       a,
                   guint       b,
                   guint       c)
{
  if (ask->n_options < BRAMBLE_MAX_OPTIONS)
    ask->options[ask->n_options++] = (BrambleOption) { (guint8) kind, (guint8) a, (guint8) b, (guint8) c };
}

static inline void
stuffed_offer (BrambleAsk *ask,
               guint       kind,
               guint       a)
{
  stuffed_offer_all (ask, kind, a, 0, 0);
}

void stuffed_offer_squares (const StuffedState *s,
                            BrambleAsk         *ask,
                            StuffedSquares      squares);
void stuffed_offer_seats   (BrambleAsk         *ask,
                            guint               seats);

/* Generators stand beside the procedures that ask. */
#define STUFFED_GENERATORS(X)                                                                       \
  X (place) X (white) X (act) X (pool) X (change) X (again) X (add) X (walk) X (yes_no) X (hit)     \
  X (defend) X (make_room) X (minion) X (who) X (sleep) X (pockets) X (keep) X (tale) X (item)      \
  X (choose) X (cure) X (drop) X (die) X (heave) X (arrive) X (squeak) X (take)
#define STUFFED_DECLARE(name) \
  void stuffed_gen_##name (const StuffedState *s, const StuffedFrame *f, BrambleAsk *ask);
STUFFED_GENERATORS (STUFFED_DECLARE)
#undef STUFFED_DECLARE

G_END_DECLS
