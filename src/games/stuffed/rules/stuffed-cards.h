/* stuffed-cards.h: stuffies, items and minions, each one row of a closed vocabulary
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card does nothing of its own: its row says which of a few things it does, and with which
 * numbers. What the words mean is told by the procedures that look at them.
 */

#pragma once

#include "stuffed-things.h"

G_BEGIN_DECLS

/* What dice are rolled for, a bit each in the rows below. */
typedef enum
{
  STUFFED_ROLL_WHITE,   /* to find stuffing */
  STUFFED_ROLL_MOVE,
  STUFFED_ROLL_TEST,
  STUFFED_ROLL_TASK,
  STUFFED_ROLL_MELEE,
  STUFFED_ROLL_RANGED,
  STUFFED_ROLL_SEARCH,
  STUFFED_ROLL_DEFENCE,
  STUFFED_N_ROLLS,
} StuffedRollKind;

#define STUFFED_ON(roll) (1u << STUFFED_ROLL_##roll)
#define STUFFED_ON_ATTACKS (STUFFED_ON (MELEE) | STUFFED_ON (RANGED))

/* All cards of the item deck. */
#define STUFFED_N_ITEM_CARDS 47

/* What an item does, with the numbers of its row. */
typedef enum
{
  STUFFED_EFFECT_NONE,
  STUFFED_EFFECT_DIE_BONUS,     /* each die of its colour in rolls of its kinds counts @n more */
  STUFFED_EFFECT_ROLL_BONUS,    /* a roll of its kinds, of @least dice or more, counts @n more */
  STUFFED_EFFECT_REROLL,        /* change, once a turn: a die of its colour in a roll of its kinds is rolled again */
  STUFFED_EFFECT_LESS,          /* hit, once a turn: an attack on the wearer does @n less */
  STUFFED_EFFECT_PREVENT,       /* hit: discarded; up to @n damage to the wearer is prevented */
  STUFFED_EFFECT_IMMUNE,        /* the wearer never has the statuses @set */
  STUFFED_EFFECT_CROSS,         /* moves of the wearer cross lines of its colour, too */
  STUFFED_EFFECT_MEND,          /* own: discarded; one adjacent or oneself, even lying, gains @n stuffing, without torn */
  STUFFED_EFFECT_COMFORT,       /* own: discarded; likewise, but standing, and without one bad status */
  STUFFED_EFFECT_WARM,          /* own: discarded; oneself gains @n stuffing and is cosy */
  STUFFED_EFFECT_CALM,          /* own: discarded; @n dice leave the track */
  STUFFED_EFFECT_EACH_STUFFING, /* own: discarded; each gains @n stuffing */
  STUFFED_EFFECT_EACH_CURED,    /* own: discarded; each loses one bad status */
  STUFFED_EFFECT_GIVE,          /* own, once a turn: stuffing is given without a die */
  STUFFED_EFFECT_HUSH,          /* sleep: discarded; the card goes beneath the deck */
  STUFFED_N_EFFECTS,
} StuffedEffect;

typedef enum
{
  STUFFED_NO_WEAPON,
  STUFFED_MELEE,
  STUFFED_RANGED,
} StuffedWeapon;

typedef struct
{
  guint8 slot;    /* StuffedSlot */
  guint8 copies;
  guint8 weapon;   /* StuffedWeapon */
  guint8 range;    /* of a ranged one */
  guint8 effect;   /* StuffedEffect */
  guint8 n;
  guint8 colour;   /* StuffedColour */
  guint8 on;       /* StuffedRollKind, a bit each */
  guint8 least;    /* dice */
  guint16 set;     /* StuffedStatus, a bit each */
} StuffedItemInfo;

extern const StuffedItemInfo stuffed_items[STUFFED_N_ITEMS];

/* All that can be in play at once. */
#define STUFFED_MAX_MINIONS (STUFFED_N_ORDINARY * STUFFED_CARDS_OF_A_KIND + STUFFED_N_MINIONS - STUFFED_N_ORDINARY)

/* What goes with an attack, or comes instead of one. */
typedef enum
{
  STUFFED_SPECIAL_NONE,
  STUFFED_SPECIAL_STATUS, /* the target, if it lost stuffing, gets @status */
  STUFFED_SPECIAL_WITHIN, /* always: each within @n gets @status */
  STUFFED_SPECIAL_COMES,  /* always: a Lintling comes, without leader */
  STUFFED_SPECIAL_STORED, /* always: a stored die of the target is discarded */
  STUFFED_SPECIAL_OTHERS, /* always: others adjacent are hurt by @n */
  STUFFED_N_SPECIALS,
} StuffedSpecialKind;

/* What a minion does when its die shows a number. */
typedef struct
{
  guint8 speed;
  guint8 range;    /* 0: it does not attack */
  guint8 strength;
  guint8 special;  /* StuffedSpecialKind */
  guint8 n;
  guint8 status;   /* StuffedStatus */
} StuffedBehaviour;

typedef struct
{
  guint8 defence;
  guint8 shield;   /* a boss: it takes no harm while anybody has this StuffedStatus, or STUFFED_NONE */
  StuffedBehaviour faces[6];
} StuffedMinionInfo;

extern const StuffedMinionInfo stuffed_minions[STUFFED_N_MINIONS];

/* Every stuffy has an ability that costs nothing and two that cost a heart. */
#define STUFFED_N_ABILITIES_EACH 3

typedef enum
{
  STUFFED_BEHIND_ME,
  STUFFED_HEAVE,
  STUFFED_GRIT,
  STUFFED_SCAMPER,
  STUFFED_THROUGH_THE_CRACK,
  STUFFED_SQUEAK,
  STUFFED_PINS,
  STUFFED_PINNED,
  STUFFED_ONE_MORE_PIN,
  STUFFED_DEEP_POCKETS,
  STUFFED_I_MEANT_THAT,
  STUFFED_TALL_TALE,
  STUFFED_LULLABY,
  STUFFED_WARM_WOOL,
  STUFFED_HUSH,
  STUFFED_IN_THE_SHELL,
  STUFFED_I_REMEMBER,
  STUFFED_WAIT_FOR_IT,
  STUFFED_N_ABILITIES,
} StuffedAbility;

G_STATIC_ASSERT (STUFFED_N_ABILITIES == STUFFED_N_STUFFIES * STUFFED_N_ABILITIES_EACH);

/* The windows of "any time". */
typedef enum
{
  STUFFED_WINDOW_ALWAYS, /* it simply counts */
  STUFFED_WINDOW_OWN,    /* between your actions */
  STUFFED_WINDOW_CHANGE, /* your rolls */
  STUFFED_WINDOW_ADD,
  STUFFED_WINDOW_HIT,    /* damage was announced */
  STUFFED_WINDOW_MINION, /* it has rolled */
  STUFFED_WINDOW_SLEEP,  /* a card is due */
  STUFFED_WINDOW_DRAWN,  /* a card was drawn */
  STUFFED_N_WINDOWS,
} StuffedWindow;

typedef struct
{
  const char *id;   /* in files: it never changes */
  guint8 window;    /* StuffedWindow */
  guint8 n;         /* added, prevented, given, or how far away */
  guint8 on;        /* of change and add: StuffedRollKind, a bit each */
} StuffedAbilityInfo;

extern const StuffedAbilityInfo stuffed_abilities[STUFFED_N_ABILITIES];

/* How far Heave throws, and how far Prickle's pins fly. */
#define STUFFED_HEAVE_REACH 3
#define STUFFED_PINS_RANGE 2

/* What courage adds to a roll. */
#define STUFFED_COURAGE 3

/* A status: the tests that end it, which of them others may make, and whether it is good. */
typedef struct
{
  guint8 colour;  /* StuffedColour of the test, or STUFFED_NONE: none */
  guint8 other;   /* another colour that does as well, or STUFFED_NONE */
  guint8 number;
  guint8 adjacent; /* one who is adjacent may make it */
  guint8 good;
} StuffedStatusInfo;

extern const StuffedStatusInfo stuffed_statuses[STUFFED_N_STATUSES];

static inline gboolean
stuffed_is_boss (guint kind)
{
  return kind >= STUFFED_FIRST_BOSS;
}

static inline gboolean
stuffed_is_leader (guint kind)
{
  return kind >= STUFFED_N_ORDINARY && kind < STUFFED_FIRST_BOSS;
}

/* How many cards of a kind there are. */
static inline guint
stuffed_n_cards (guint kind)
{
  return kind < STUFFED_N_ORDINARY ? STUFFED_CARDS_OF_A_KIND : 1;
}

static inline gboolean
stuffed_is_weapon (guint item)
{
  return stuffed_items[item].weapon != STUFFED_NO_WEAPON;
}

G_END_DECLS
