/* folk-asks.h: what can be asked in Hungarian Folktales, and what can be answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <offer.h>

#include "folk-state.h"

G_BEGIN_DECLS

typedef enum
{
  FOLK_ASK_NOTHING,   /* the game is over */
  FOLK_ASK_ITEM,      /* a Starting item */
  FOLK_ASK_BOOT,      /* what to do about the boot token's −2 */
  FOLK_ASK_BEFORE,    /* what to do before the roll, or to roll */
  FOLK_ASK_AFTER,     /* what else to do, or to end the turn */
  FOLK_ASK_HELP,      /* which of Boot, 7-League Boots and Stallion works */
  FOLK_ASK_LANTERN,   /* whether to light it */
  FOLK_ASK_SALT,      /* whether to throw again */
  FOLK_ASK_NUMBER,    /* after a blank */
  FOLK_ASK_WAY,       /* where to */
  FOLK_ASK_PAY,       /* which Biscuit */
  FOLK_ASK_ROOM,      /* which of six tiles goes */
  FOLK_ASK_BONUS,     /* whether to roll the blue die */
  FOLK_ASK_SHORTCUT,  /* whether to take it */
  FOLK_ASK_HAND_OVER, /* whether to give what a quest asks */
  FOLK_ASK_ADVICE,    /* whether to make Advice of two Biscuits */
  FOLK_ASK_LUCK,      /* what to add to a throw, or which outcome to take */
  FOLK_ASK_LOSE,      /* what to lose */
  FOLK_ASK_FIND,      /* which Magical item, with kind fairies */
  FOLK_ASK_TILE,      /* what to give the Sorcerer */
  FOLK_ASK_WISH,      /* what it is to become */
  FOLK_ASK_SPELL,     /* what to add to his throw */
  FOLK_ASK_GATE,      /* what to add to the throw at the Castle */
  FOLK_ASK_KIND,      /* what the Wand makes of a tile */
  FOLK_ASK_OFFER,     /* what to offer whom; options as in game.h */
  FOLK_ASK_REPLY,     /* yes or no, likewise */
  FOLK_ASK_COURAGE,   /* whether to be tested */
  FOLK_ASK_GIVE,      /* one more thing for a partner, or enough */
  FOLK_N_ASKS,
} FolkAskKind;

/* What an option does. Those of offers come first, as game.h has them. */
typedef enum
{
  FOLK_OPT_NONE = BRAMBLE_OFFER_RATHER + 1,
  FOLK_OPT_YES,
  FOLK_OPT_NO,
  FOLK_OPT_ROLL,
  FOLK_OPT_STAY,
  FOLK_OPT_KNOCK,
  FOLK_OPT_QUEST,      /* see to it */
  FOLK_OPT_END_TURN,
  FOLK_OPT_WALK,       /* a: place in folk_biscuit_steps */
  FOLK_OPT_CLOAK,      /* walk 7, or slip away */
  FOLK_OPT_EAT,        /* 2 Advice become a Biscuit */
  FOLK_OPT_MEND,       /* a Biscuit takes the boot token away */
  FOLK_OPT_SELL,       /* a: Fish or Dove, for 2 Biscuits */
  FOLK_OPT_FEATHER,    /* a: an Animal, which becomes a Dove */
  FOLK_OPT_WAND,       /* a: the tile that is turned */
  FOLK_OPT_WITS,       /* the Clever Girl's exchange */
  FOLK_OPT_DISCARD,    /* a: a toad or a spent item */
  FOLK_OPT_BUY,        /* a: a Magical item or Animal */
  FOLK_OPT_BUY_ADVICE,
  FOLK_OPT_FORGE,      /* the Sword becomes enchanted */
  FOLK_OPT_TRADE,
  FOLK_OPT_DARE,       /* a: the seat */
  FOLK_OPT_SHARE,      /* a: the partner's seat */
  FOLK_OPT_TILE,       /* a */
  FOLK_OPT_NUMBER,     /* a: steps */
  FOLK_OPT_WAY,        /* a: its end; b: its first field; c: whether another way has the same end */
  FOLK_OPT_BISCUIT,    /* a: place in folk_biscuit_steps */
  FOLK_OPT_GOLD,
  FOLK_OPT_ADVICE,     /* one more */
  FOLK_OPT_TRICKSTER,
  FOLK_OPT_COMB,
  FOLK_OPT_LANTERN,
  FOLK_OPT_KEY,
  FOLK_OPT_OUTCOME,    /* a: FolkRow */
  FOLK_OPT_PAY_ADVICE, /* to be rid of the boot token */
  FOLK_OPT_REST,
  FOLK_OPT_GO_ON,
  FOLK_OPT_GIVE,       /* a: a thing as in folk-trade.c */
  FOLK_OPT_ENOUGH,
  FOLK_N_OPTS,
} FolkOpt;

/* The outcomes of a Lucky Throw. */
typedef enum
{
  FOLK_ROW_LOSE_THING,
  FOLK_ROW_LOSE_TURN,
  FOLK_ROW_BISCUIT,
  FOLK_ROW_ADVICE,
  FOLK_ROW_MAGICAL,
  FOLK_N_ROWS,
} FolkRow;

/* Where procedures go on. Those that wait are in folk_waits. */
typedef enum
{
  /* FOLK_PROC_GAME */
  FOLK_STEP_DRAFT,
  FOLK_STEP_ITEM,
  FOLK_STEP_TURN,
  FOLK_STEP_BOOT,
  FOLK_STEP_ACT,
  FOLK_STEP_BEFORE,
  FOLK_STEP_AFTER,
  FOLK_STEP_MENDED,
  FOLK_STEP_WITS,
  FOLK_STEP_BOUGHT,
  FOLK_STEP_FORGED,
  /* FOLK_PROC_ROLL */
  FOLK_STEP_READY,
  FOLK_STEP_HELP,
  FOLK_STEP_LANTERN,
  FOLK_STEP_SALT,
  FOLK_STEP_NUMBER,
  /* FOLK_PROC_MOVE */
  FOLK_STEP_SET_OUT,
  FOLK_STEP_WAY,
  FOLK_STEP_EAT,
  FOLK_STEP_GO_ON,
  FOLK_STEP_LAND,
  FOLK_STEP_BONUS,
  FOLK_STEP_SHORTCUT,
  FOLK_STEP_ENTER,
  /* FOLK_PROC_THROW */
  FOLK_STEP_MEET,
  FOLK_STEP_HAND_OVER,
  FOLK_STEP_PREPARE,
  FOLK_STEP_ADVICE,
  FOLK_STEP_ADVISED,
  FOLK_STEP_DIE,
  FOLK_STEP_LUCK,
  FOLK_STEP_TRICKED,
  FOLK_STEP_LOSE,
  FOLK_STEP_FIND,
  /* FOLK_PROC_SORCERER */
  FOLK_STEP_GREET,
  FOLK_STEP_TILE,
  FOLK_STEP_WISH,
  FOLK_STEP_SPELL,
  /* FOLK_PROC_GATE */
  FOLK_STEP_GATE,
  /* FOLK_PROC_PAY */
  FOLK_STEP_COUNT,
  FOLK_STEP_PAY,
  /* FOLK_PROC_GAIN, FOLK_PROC_TRICKSTER */
  FOLK_STEP_TAKE,
  FOLK_STEP_ROOM,
  /* FOLK_PROC_WAND */
  FOLK_STEP_WAVE,
  FOLK_STEP_KIND,
  /* FOLK_PROC_TRADE */
  FOLK_STEP_MAKE,
  FOLK_STEP_OFFER,
  FOLK_STEP_REPLY,
  FOLK_STEP_TRADED,
  /* FOLK_PROC_COURAGE */
  FOLK_STEP_DARE,
  FOLK_STEP_COURAGE,
  /* FOLK_PROC_PARTNERS */
  FOLK_STEP_SHARE,
  FOLK_STEP_GIVE,
  FOLK_N_STEPS,
} FolkStep;

typedef void (*FolkGenerator) (const FolkState *s,
                               const FolkFrame *f,
                               BrambleAsk      *ask);

typedef struct
{
  const char *id;         /* in files: it never changes */
  FolkGenerator generate; /* the legal options */
  gboolean always;        /* asked even when only one answer is possible */
  guint nature;           /* BrambleAskNature */
} FolkAskInfo;

extern const FolkAskInfo folk_asks[FOLK_N_ASKS];
/* FolkAskKind of each step; FOLK_ASK_NOTHING: it does not wait. */
extern const guint8 folk_waits[FOLK_N_STEPS];

void  folk_ask_fill    (const FolkState *s,
                        BrambleAsk      *ask);
guint folk_who_answers (const FolkState *s);

static inline void
folk_offer (BrambleAsk *ask,
            guint       kind,
            guint       a)
{
  ask->options[ask->n_options++] = (BrambleOption) { .kind = (guint8) kind, .a = (guint8) a };
}

/* Generators stand beside the procedures that ask. */
void  folk_gen_item      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_boot      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_before    (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_after     (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_goods     (const FolkState *s, guint seat, BrambleAsk *ask);
void  folk_gen_company   (const FolkState *s, guint seat, BrambleAsk *ask);
void  folk_gen_help      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_number    (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_way       (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_pay       (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_room      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_yes_no    (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_luck      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_lose      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_find      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_tile      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_wish      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_spell     (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_gate      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_kind      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_offer     (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_reply     (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);
void  folk_gen_give      (const FolkState *s, const FolkFrame *f, BrambleAsk *ask);

G_END_DECLS
