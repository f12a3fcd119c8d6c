/* events.h: what can happen in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where resources come from and go to. */
#define GRIMM_PLACE_SEAT(seat) (seat)
#define GRIMM_PLACE_LOCATION(location) (4 + (location))
#define GRIMM_PLACE_TOWER(seat) (8 + (seat))
#define GRIMM_PLACE_SUPPLY 12

/* Where a Fable that all have seen is taken from. */
typedef enum
{
  GRIMM_FROM_TABLE,
  GRIMM_FROM_DISCARD,
  GRIMM_FROM_DECK,
} GrimmTakenFrom;

/* Why a card does nothing. "There" is where the card acts. */
#define GRIMM_IDLES(X)                                                                   \
  X (NOWHERE, "nowhere")                   /* its player went nowhere */                 \
  X (NOT_ALONE, "not-alone")               /* its player is not alone */                 \
  X (NO_COMPANY, "no-company")             /* no opponent is with its player */          \
  X (NO_PIG, "no-pig")                     /* no pig is there */                         \
  X (NO_MONSTER, "no-monster")             /* no Monster is left for it */               \
  X (NO_MONSTER_HERE, "no-monster-here")   /* none is where its player is */             \
  X (NO_RESOURCES, "no-resources")         /* nobody there has any */                    \
  X (NOTHING_TO_LOSE, "nothing-to-lose")   /* nobody there has anything at all */        \
  X (NOTHING_LIES, "nothing-lies")         /* at that Location, or wherever no pig is */ \
  X (NO_HOUSE, "no-house")                 /* nobody there has one that it can hit */    \
  X (NO_FABLES, "no-fables")               /* where it takes them from */                \
  X (NO_FRIENDS, "no-friends")             /* none is left */                            \
  X (NO_ACTIONS, "no-actions")             /* nobody there has one */                    \
  X (NOBODY_PAYS, "nobody-pays")           /* nobody has as much as it asks for */       \
  X (NO_TRADE, "no-trade")                 /* nobody can give what it asks for */        \
  X (CANNOT_PAY, "cannot-pay")             /* its player has too little */               \
  X (GATHERED_NOTHING, "gathered-nothing") /* whose Gathering it is about */             \
  X (LEFT_ALONE, "left-alone")             /* its player would rather not */             \
  X (OTHERWISE, "otherwise")               /* chance or another card left it nothing */

#define GRIMM_IDLE_ENUM(kind, id) GRIMM_IDLE_##kind,
typedef enum
{
  GRIMM_IDLES (GRIMM_IDLE_ENUM)
  GRIMM_N_IDLES,
} GrimmIdle;
#undef GRIMM_IDLE_ENUM

/* Kind, id, and what the letters of the event carry. */
#define GRIMM_EVENTS(X)                                                                  \
  X (ROUND_BEGAN, "round-began")           /* n: which round; seat: who starts */        \
  X (WINDOW_BEGAN, "window-began")         /* a: GrimmWindow */                          \
  X (TURN_BEGAN, "turn-began")             /* seat: who builds; n: actions */            \
  X (RESOURCES_MOVED, "resources-moved")   /* a: from, b: to (places), c: type, n */     \
  X (GATHERED, "gathered")                 /* seat, a: place, c: type, n */              \
  X (REFILLED, "refilled")                 /* a: place, c: type, n */                    \
  X (REGAL_CAME, "regal-came")             /* a: Location; n: 1 when a die chose it */   \
  X (FABLE_DRAWN, "fable-drawn")           /* seat; card is secret */                    \
  X (FABLE_PASSED, "fable-passed")         /* other gives to seat; card is secret */     \
  X (FABLE_TAKEN, "fable-taken")           /* seat takes card; a: GrimmTakenFrom */      \
  X (FABLE_DISCARDED, "fable-discarded")   /* seat or nobody, card; a: 1 from a hand */  \
  X (FABLES_SHUFFLED, "fables-shuffled")   /* the discard pile went into the deck; n */  \
  X (FABLES_LOOKED_AT, "fables-looked-at") /* seat looks at the top n */                 \
  X (PLAN_SET, "plan-set")                 /* seat; n: 1 with a Fable */                 \
  X (PLAN_MADE, "plan-made")               /* told to its seat only; a: Location, card */\
  X (DREAM_SET, "dream-set")               /* seat gets a Fable unseen; card is secret */\
  X (FABLE_REVEALED, "fable-revealed")     /* seat, card */                              \
  X (GATHER_REVEALED, "gather-revealed")   /* seat, a: Location */                       \
  X (GATHER_PEEKED, "gather-peeked")       /* seat looks at other's; card: Location */   \
  X (FABLE_PEEKED, "fable-peeked")         /* seat looks at other's; card is secret */   \
  X (GATHER_CHANGED, "gather-changed")     /* seat; card: Location, secret */            \
  X (GATHERS_SWAPPED, "gathers-swapped")   /* seat, other */                             \
  X (GATHER_SHUFFLED, "gather-shuffled")   /* seat; card: Location, secret */            \
  X (GATHER_DRAWN, "gather-drawn")         /* seat, a: Location, for all to see */       \
  X (GATHERS_LOCKED, "gathers-locked")     /* seat; card: kept Locations, secret */      \
  X (PIG_MOVED, "pig-moved")               /* seat, a: Location */                       \
  X (PIG_STAYED_AWAY, "pig-stayed-away")   /* seat */                                    \
  X (CARD_PLACED, "card-placed")           /* seat, card, a: Location */                 \
  X (CARD_LAID_ASIDE, "card-laid-aside")   /* seat, card */                              \
  X (CARD_RECALLED, "card-recalled")       /* seat, card: a Next Turn card acts now */   \
  X (CARD_CANCELLED, "card-cancelled")     /* seat cancels card with cause */            \
  X (CARD_FIZZLED, "card-fizzled")         /* seat, card: no room for it */              \
  X (CARD_IDLE, "card-idle")               /* seat, card; a: GrimmIdle */                \
  X (UNIQUE_LEFT, "unique-left")           /* card, a: Location */                       \
  X (DECLARED_ALONE, "declared-alone")     /* seat; a: 1 alone, 0 together */            \
  X (DECLARED_CARD, "declared-card")       /* seat, a: Location */                       \
  X (ACTIONS_CHANGED, "actions-changed")   /* seat, n: how many more or fewer */         \
  X (FRIEND_TURNED_UP, "friend-turned-up") /* seat, card */                              \
  X (FRIEND_GAINED, "friend-gained")       /* seat, card; other: who gave it */          \
  X (FRIEND_LOST, "friend-lost")           /* seat, card */                              \
  X (FRIENDS_SHUFFLED, "friends-shuffled") /* n */                                       \
  X (SPECIAL_USED, "special-used")         /* seat, card */                              \
  X (SECTION_BUILT, "section-built")       /* seat, a: site, b: section, c: type */      \
  X (SECTION_LOST, "section-lost")         /* seat, a: site, b: section, c: type */      \
  X (SITE_GAINED, "site-gained")           /* seat, a: site */                           \
  X (BONUS_TAKEN, "bonus-taken")           /* seat, c: type */                           \
  X (START_PASSED, "start-passed")         /* seat: the new starting player */           \
  X (GAME_WON, "game-won")                 /* a: winners, a bit each; b: GrimmWonBy */

#define GRIMM_EVENT_ENUM(kind, id) GRIMM_EVENT_##kind,
typedef enum
{
  GRIMM_EVENTS (GRIMM_EVENT_ENUM)
  GRIMM_N_EVENTS,
} GrimmEventKind;
#undef GRIMM_EVENT_ENUM

G_END_DECLS
