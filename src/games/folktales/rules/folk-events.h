/* folk-events.h: what can happen in Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Kind, id, and what the letters of the event carry. */
#define FOLK_EVENT_LIST(X)                                                                         \
  X (HERO_TAKEN, "hero-taken")           /* seat; a: FolkHero */                                   \
  X (CARD_DRAWN, "card-drawn")           /* seat; a: FolkCard; c: which of theirs */               \
  X (LOT_THROWN, "lot-thrown")           /* seat; a: the blue die */                               \
  X (FIRST_CHOSEN, "first-chosen")       /* seat has the first turn */                             \
  X (TURN_BEGAN, "turn-began")           /* seat; n: their how-many-th */                          \
  X (TURN_LOST, "turn-lost")             /* seat; c: how many are still to be lost */              \
  X (RESTED, "rested")                   /* seat lies down: this turn and the next are lost */     \
  X (BOOT_CHANGED, "boot-changed")       /* seat; c: the minus of the boot token now */            \
  X (BISCUIT_GOT, "biscuit-got")         /* seat; card, its number, is secret */                   \
  X (BISCUIT_PAID, "biscuit-paid")       /* likewise */                                            \
  X (BISCUIT_WALKED, "biscuit-walked")   /* seat; a: its number */                                 \
  X (BISCUIT_PASSED, "biscuit-passed")   /* seat to other; card is secret to all but the two */    \
  X (FED, "fed")                         /* seat eats from the Wishing Table */                    \
  X (ADVICE_GOT, "advice-got")           /* seat; n */                                             \
  X (ADVICE_PAID, "advice-paid")         /* seat; n */                                             \
  X (ADVICE_PASSED, "advice-passed")     /* seat to other; n */                                    \
  X (GOLD_GOT, "gold-got")               /* seat; n */                                             \
  X (GOLD_PAID, "gold-paid")             /* seat; n */                                             \
  X (GOLD_PASSED, "gold-passed")         /* seat to other; n */                                    \
  X (SALT_SPENT, "salt-spent")           /* seat */                                                \
  X (TILE_GOT, "tile-got")               /* seat; a: FolkTile */                                   \
  X (TILE_LEFT, "tile-left")             /* seat; a: lets it lie for lack of room */               \
  X (TILE_GONE, "tile-gone")             /* seat; a: discarded, or used up */                      \
  X (TILE_USED, "tile-used")             /* seat; a; c: how often now */                           \
  X (TILE_TURNED, "tile-turned")         /* seat; a became b */                                    \
  X (TILE_PASSED, "tile-passed")         /* seat to other; a; c: how often it was used */          \
  X (HELP_CHOSEN, "help-chosen")         /* seat; a: what works this turn, or none */              \
  X (WHITE_THROWN, "white-thrown")       /* seat; a: 1 to 5, or FOLK_BLANK */                      \
  X (NUMBER_NAMED, "number-named")       /* seat; n, after a blank */                              \
  X (BLUE_THROWN, "blue-thrown")         /* seat; a: a bonus roll */                               \
  X (STOOD_STILL, "stood-still")         /* seat has no step to take; c: 1 a long game's blank */  \
  X (MOVED, "moved")                     /* seat from a to b, first to c; n steps */               \
  X (PATH_ENTERED, "path-entered")       /* seat from a onto the path field b; c: the end ahead */ \
  X (PATH_WALKED, "path-walked")         /* seat from a to the path field b */                     \
  X (PATH_LEFT, "path-left")             /* seat comes out of a shortcut from a at b */            \
  X (FLEW, "flew")                       /* seat from one end a to the other b */                  \
  X (STAYED, "stayed")                   /* seat at the field a */                                 \
  X (QUEST_SERVED, "quest-served")       /* seat hands over what the card a of other asks */       \
  X (LUCK_THROWN, "luck-thrown")         /* seat; a: the yellow die; b: FolkAdventure; n: total */ \
  X (LUCK_RAISED, "luck-raised")         /* seat; a: FolkTile that helped, none: Advice; n: total */ \
  X (QUEST_DONE, "quest-done")           /* the card a of other by seat */                         \
  X (OUTCOME_TAKEN, "outcome-taken")     /* seat; a: FolkRow */                                    \
  X (FOUND, "found")                     /* seat; a: FolkTile, by chance */                        \
  X (TURN_FORFEITED, "turn-forfeited")   /* seat; c: how many turns will be lost */                \
  X (SLIPPED_AWAY, "slipped-away")       /* seat, by the Cloak */                                  \
  X (WISHED, "wished")                   /* seat gives a and wishes for b */                       \
  X (SPELL_THROWN, "spell-thrown")       /* seat; a: the yellow die; n: total */                   \
  X (KNOCKED, "knocked")                 /* seat; a: the yellow die; n: total */                   \
  X (GATE_SHUT, "gate-shut")             /* seat */                                                \
  X (PUT, "put")                         /* by seat: the offer as it is now */                     \
  X (OFFERED, "offered")                 /* by seat */                                             \
  X (ACCEPTED, "accepted")               /* by seat */                                             \
  X (DECLINED, "declined")               /* by seat */                                             \
  X (NO_TRADE, "no-trade")               /* seat has made no offer */                              \
  X (DARED, "dared")                     /* seat asks other for a Test of Courage */               \
  X (DARE_REFUSED, "dare-refused")       /* seat does not want to be tested by other */            \
  X (COURAGE_THROWN, "courage-thrown")   /* seat throws a, white; other b, blue */                 \
  X (SHARED, "shared")                   /* seat and other, partners, open their satchels */       \
  X (GAME_OVER, "game-over")             /* a: winners, a bit each; b: FolkOver */

#define FOLK_EVENT_ENUM(kind, id) FOLK_EVENT_##kind,
typedef enum
{
  FOLK_EVENT_LIST (FOLK_EVENT_ENUM)
  FOLK_N_EVENTS,
} FolkEventKind;
#undef FOLK_EVENT_ENUM

G_END_DECLS
