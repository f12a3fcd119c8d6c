/* asks.h: what can be asked in The Grimm Forest, and what can be answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "state.h"

G_BEGIN_DECLS

typedef enum
{
  GRIMM_ASK_NOTHING,
  /* Planning */
  GRIMM_ASK_PLAN_GATHER,
  GRIMM_ASK_PLAN_FABLE,
  GRIMM_ASK_QUEEN_PEEK,
  GRIMM_ASK_QUEEN_PEEK_BOTH,
  /* Start of the round */
  GRIMM_ASK_ALADDIN,
  GRIMM_ASK_STEAL,
  GRIMM_ASK_STEAL_TWO,
  GRIMM_ASK_PINOCCHIO,
  GRIMM_ASK_RAPUNZEL,
  GRIMM_ASK_SLEEPING_BEAUTY,
  GRIMM_ASK_TOM_THUMB,
  GRIMM_ASK_FAIRY_FOOD,
  GRIMM_ASK_USE_FRIEND,
  GRIMM_ASK_GOLDILOCKS_ROB,
  /* Fables and Gather cards turn up */
  GRIMM_ASK_PLACE_MONSTER,
  GRIMM_ASK_PLACE_UNIQUE,
  GRIMM_ASK_HIRED_HELP,
  GRIMM_ASK_CRYSTAL_PEEK,
  GRIMM_ASK_CRYSTAL_CHANGE,
  GRIMM_ASK_TAVERN,
  GRIMM_ASK_WISHING_WELL,
  GRIMM_ASK_TAKE_FROM_LOCATION,
  GRIMM_ASK_GINGERBREAD_MAN,
  GRIMM_ASK_JACK_ADD,
  GRIMM_ASK_THUMBELINA,
  /* Before collecting, and collecting */
  GRIMM_ASK_CHINNY_MOVE,
  GRIMM_ASK_CANCEL,
  GRIMM_ASK_MARKET_DRAFT,
  /* End of the Gather phase */
  GRIMM_ASK_FRIENDLY_GAME,
  GRIMM_ASK_TAKE_MORE,
  GRIMM_ASK_BLOW_DOWN,
  GRIMM_ASK_TROLL_VICTIM,
  GRIMM_ASK_PAY_GATHERED,
  GRIMM_ASK_ORACLE,
  GRIMM_ASK_WHISPERS,
  GRIMM_ASK_VAULT,
  GRIMM_ASK_HARVEST,
  GRIMM_ASK_SEARCH,
  GRIMM_ASK_GIFT,
  GRIMM_ASK_GIFT_RETURN,
  GRIMM_ASK_TRADE,
  GRIMM_ASK_PINOCCHIO_GAIN,
  GRIMM_ASK_GIVE_FABLE,
  GRIMM_ASK_SNOW_WHITE_TAKE,
  GRIMM_ASK_ROBIN_STEAL,
  GRIMM_ASK_ROBIN_MORE,
  GRIMM_ASK_ROBIN_GIVE,
  GRIMM_ASK_SPIN_ONE,
  /* Gaining and losing */
  GRIMM_ASK_GAIN,
  GRIMM_ASK_PAY,
  GRIMM_ASK_DISCARD,
  GRIMM_ASK_GIVE,
  GRIMM_ASK_KEEP_ONE,
  /* Friends */
  GRIMM_ASK_FRIEND,
  GRIMM_ASK_MERMAID,
  /* Building */
  GRIMM_ASK_ACTION,
  GRIMM_ASK_BONUS,
  GRIMM_ASK_PUSS_PAYER,
  GRIMM_ASK_GOLDILOCKS_KEEP,
  GRIMM_ASK_GOLDILOCKS_TOP,
  GRIMM_ASK_SPIN_ALL,
  GRIMM_ASK_GODMOTHER_DISCARD,
  GRIMM_ASK_GODMOTHER_MORE,
  GRIMM_N_ASKS,
} GrimmAskKind;

typedef enum
{
  GRIMM_OPT_NONE,        /* nothing, nobody, no thanks */
  GRIMM_OPT_YES,
  GRIMM_OPT_NO,
  GRIMM_OPT_LOCATION,    /* a: Location */
  GRIMM_OPT_GATHER,      /* a: Gather card */
  GRIMM_OPT_FABLE,       /* a: card */
  GRIMM_OPT_FRIEND,      /* a: card */
  GRIMM_OPT_TYPE,        /* a: type */
  GRIMM_OPT_SEAT,        /* a: seat */
  GRIMM_OPT_SEAT_TYPE,   /* a: seat, b: type */
  GRIMM_OPT_PLACE_TYPE,  /* a: Location, b: type */
  GRIMM_OPT_SEATS,       /* a and b: seats */
  GRIMM_OPT_LOCATIONS,   /* a and b: Locations */
  GRIMM_OPT_HOUSE,       /* a: seat, b: site */
  GRIMM_OPT_PEEK_GATHER, /* a: seat */
  GRIMM_OPT_PEEK_FABLE,  /* a: seat */
  GRIMM_OPT_GIFT,        /* a: seat, b: type, c: how many */
  GRIMM_OPT_TRADE,       /* a: type given, b: type taken */
  GRIMM_OPT_ALONE,
  GRIMM_OPT_TOGETHER,
  GRIMM_OPT_KEEP,
  GRIMM_OPT_GIVE,        /* a: seat */
  GRIMM_OPT_DRAW,
  GRIMM_OPT_GAIN,        /* a: type */
  GRIMM_OPT_BUILD,       /* a: site, b: section, c: type */
  GRIMM_OPT_PUSS_BUILD,  /* the same, with Puss in Boots */
  GRIMM_OPT_SPECIAL,     /* the Friend's special action */
  GRIMM_OPT_FREE,        /* the Friend's free power */
  GRIMM_OPT_END_TURN,
  GRIMM_OPT_BONUS_RESOURCES,
  GRIMM_OPT_BONUS_FABLES,
  GRIMM_OPT_BONUS_FRIEND,
  GRIMM_N_OPTS,
} GrimmOptionKind;

typedef void (*GrimmGenerator) (const GrimmState *s,
                                const GrimmFrame *f,
                                BrambleAsk       *ask);

/* What of the top frame a generator relies on. */
typedef enum
{
  GRIMM_NEEDS_NOTHING = 0,
  GRIMM_NEEDS_OWNER = 1 << 0,   /* a seat */
  GRIMM_NEEDS_SEAT = 1 << 1,    /* a seat */
  GRIMM_NEEDS_OTHER = 1 << 2,   /* a seat */
  GRIMM_NEEDS_PLACE = 1 << 3,   /* a Location */
  GRIMM_NEEDS_TOP = 1 << 4,     /* @index: no more than there are in the deck */
  GRIMM_NEEDS_SECTION = 1 << 5, /* @index: a section */
} GrimmNeeds;

typedef struct
{
  const char *id;
  GrimmGenerator generate;
  GrimmNeeds needs;
  gboolean closed; /* needs or makes what only the seat may see */
} GrimmAskInfo;

extern const GrimmAskInfo grimm_asks[GRIMM_N_ASKS];

void     grimm_ask_fill       (const GrimmState *s,
                               BrambleAsk       *ask);
gboolean grimm_must_play_fable (const GrimmState *s,
                                guint             seat);

/* Effects that are half done rely on what they have seen. While somebody plans or
 * chooses an action nothing is half done. */
static inline gboolean
grimm_is_calm (const GrimmState *s)
{
  return s->ask_kind == GRIMM_ASK_PLAN_GATHER || s->ask_kind == GRIMM_ASK_ACTION;
}

static inline void
grimm_offer (BrambleAsk *ask,
             guint       kind,
             guint       a,
             guint       b,
             guint       c)
{
  g_assert (ask->n_options < BRAMBLE_MAX_OPTIONS);
  ask->options[ask->n_options++] = (BrambleOption) { (guint8) kind, (guint8) a, (guint8) b, (guint8) c };
}

void     grimm_offer_actions  (const GrimmState *s,
                               const GrimmFrame *f,
                               BrambleAsk       *ask);

G_END_DECLS
