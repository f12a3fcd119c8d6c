/* stuffed-events.h: what can happen in Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Kind, id, and what the letters of the event carry. Minions are called by their place in the
 * column; the kind is told with it. What helped is the cause: an ability, or an item after all
 * abilities. */
#define STUFFED_EVENT_LIST(X)                                                                          \
  X (STUFFY_TAKEN, "stuffy-taken")         /* seat; a: StuffedStuffy */                                \
  X (BOOK_PASSED, "book-passed")           /* to seat */                                               \
  X (PAGE_OPENED, "page-opened")           /* a: page; b: story */                                     \
  X (PLACED, "placed")                     /* seat; b: square */                                       \
  X (TURN_BEGAN, "turn-began")             /* seat; n: the how-many-th of the game */                  \
  X (TURN_ENDED, "turn-ended")             /* seat; n: turns over on this page */                      \
  X (ACTIONS_ENDED, "actions-ended")       /* seat */                                                  \
  X (DICE_MOVED, "dice-moved")             /* seat; a: StuffedColour; b, c: StuffedDicePlace; n; other: a stand */ \
  X (REFRESHED, "refreshed")               /* discards and dice on tasks go into the bag */            \
  X (ROLLED, "rolled")                     /* seat; cause; a: colour; n, b, c: faces; card: StuffedRollKind */ \
  X (ROLL_RAISED, "roll-raised")           /* seat; cause; n: by so much */                            \
  X (ROLL_MADE, "roll-made")               /* seat; a: StuffedRollKind; n: the total; b: enough, or 0 */ \
  X (FOUND_NOTHING, "found-nothing")       /* seat; a: 1 for being lonely */                           \
  X (STUFFING_CHANGED, "stuffing-changed") /* seat; n: by so much; c: to so many */                    \
  X (HEARTS_CHANGED, "hearts-changed")     /* seat; n; c */                                            \
  X (BUTTONS_CHANGED, "buttons-changed")   /* seat; n; c */                                            \
  X (FELL, "fell")                         /* seat lies; statuses, buttons and hearts are gone */      \
  X (ROSE, "rose")                         /* seat */                                                  \
  X (STATUS_GOT, "status-got")             /* seat; a: StuffedStatus */                                \
  X (STATUS_GONE, "status-gone")           /* seat; a */                                               \
  X (GUARDED, "guarded")                   /* seat stays behind */                                     \
  X (MOVED, "moved")                       /* seat from a to b */                                      \
  X (STAYED, "stayed")                     /* seat, with a move rolled */                              \
  X (ENCOURAGED, "encouraged")             /* seat encourages other; a: 1 with stuffing */             \
  X (ITEM_DRAWN, "item-drawn")             /* seat; a: StuffedItem */                                  \
  X (ITEM_WORN, "item-worn")               /* seat; a */                                               \
  X (ITEM_GONE, "item-gone")               /* seat; a: taken off and discarded */                      \
  X (ITEM_LEFT, "item-left")               /* seat; a: discarded at once */                            \
  X (DECK_SHUFFLED, "deck-shuffled")       /* a: 0 items, 1 Lost cards; discards are the new deck */   \
  X (VENDOR_OPENED, "vendor-opened")       /* b: square; a: the vendor's number */                     \
  X (WARE_LAID, "ware-laid")               /* a: StuffedItem; c: vendor; n: its place */               \
  X (WARE_SOLD, "ware-sold")               /* seat; a; c: vendor; n: its place */                      \
  X (WARE_RETURNED, "wares-returned")      /* all vendors are gone, their cards in the deck */         \
  X (LOST_DRAWN, "lost-drawn")             /* seat; a: the card */                                     \
  X (LOST_GONE, "lost-gone")               /* a: the card is discarded */                              \
  X (WALKED_AWAY, "walked-away")           /* seat; a: from the card */                                \
  X (TOKEN_PUT, "token-put")               /* a: StuffedToken; b: square; c: halt of the train */      \
  X (TOKEN_LIFTED, "token-lifted")         /* a; b: square */                                          \
  X (POINT_READ, "point-read")             /* seat; a: the point */                                    \
  X (POINT_TURNED, "point-turned")         /* a: the point; c: 1 on, 0 off */                          \
  X (BLOCK_READ, "block-read")             /* a: StuffedTome; b: story; n: the block */                \
  X (IMAGINED, "imagined")                 /* seat; a: StuffedTag: something unread would be read */   \
  X (TEXT_READ, "text-read")               /* a; b; n: the text */                                     \
  X (CHOSEN, "chosen")                     /* seat; a: book; b: story; n: the option */                \
  X (TEST_PASSED, "test-passed")           /* seat */                                                  \
  X (TEST_FAILED, "test-failed")           /* seat */                                                  \
  X (STORY_ROLLED, "story-rolled")         /* seat; a: a die of the story */                           \
  X (ROLLED_AGAIN, "rolled-again")         /* seat; a: the die, from 0; told before the roll is */     \
  X (PICKED, "picked")                     /* seat, by chance */                                       \
  X (STAND_CHANGED, "stand-changed")       /* a: the stand; b: StuffedStandState; c: story */          \
  X (TASK_GREW, "task-grew")               /* seat; a: the stand; c: story; n: its total */            \
  X (FLAG_CHANGED, "flag-changed")         /* a: the flag; c: 1 set, 0 cleared; b: story */            \
  X (COUNTED, "counted")                   /* a: the counter; n: what it is now; b: story */           \
  X (SEARCH_CHANGED, "search-changed")     /* n; a: what it needs on this level */                     \
  X (GOAL_CHANGED, "goal-changed")         /* b: story; n: the text */                                 \
  X (ENVIRONMENT_CHANGED, "environment-changed") /* a: StuffedEnvironmentKind, or none */              \
  X (MINION_CAME, "minion-came")           /* a: kind; c: its place; n: dark stuffing */               \
  X (MINION_PLACED, "minion-placed")       /* a: kind; c; b: square */                                 \
  X (MINION_TURN, "minion-turn")           /* begins */                                                \
  X (MINION_ROLLED, "minion-rolled")       /* a: kind; c: its place; b: face; n: 1 with a lent die */  \
  X (MINION_MOVED, "minion-moved")         /* a: kind; c; b: square */                                 \
  X (MINION_STRUCK, "minion-struck")       /* seat is attacked; a: kind; c; n: damage */               \
  X (MINION_HURT, "minion-hurt")           /* by seat; a: kind; c; n: dark stuffing left */            \
  X (MINION_UNHURT, "minion-unhurt")       /* likewise: nothing hurts it now; b: the status why */     \
  X (MINION_MISSED, "minion-missed")       /* seat; a; c */                                            \
  X (MINION_DEFEATED, "minion-defeated")   /* by seat; a; c */                                         \
  X (MINION_LEFT, "minion-left")           /* a; c: banished, or the page is left */                   \
  X (MINION_HEAVED, "minion-heaved")       /* by seat; a; c; b: square */                              \
  X (MINION_PINNED, "minion-pinned")       /* by seat; a; c */                                         \
  X (HIT, "hit")                           /* seat; n: damage that is announced */                     \
  X (STEPPED_BEFORE, "stepped-before")     /* seat is hit in place of other */                         \
  X (PREVENTED, "prevented")               /* seat; cause; n: so much; other: by whom */               \
  X (BLOCKED, "blocked")                   /* seat; n: by a stored die */                              \
  X (SLEEP_CARD, "sleep-card")             /* a: StuffedSleep */                                       \
  X (HUSHED, "hushed")                     /* seat; cause; a card goes beneath the deck */             \
  X (SURGED, "surged")                     /* n: the how-many-th of the page */                        \
  X (LEAVE_ORDERED, "leave-ordered")       /* a: page; c: 1 now */                                     \
  X (USED, "used")                         /* seat; cause */                                           \
  X (CRACKED, "cracked")                   /* seat: the next move goes through everything */           \
  X (GAME_OVER, "game-over")               /* a: StuffedOver; b: story; c: 1 with a friend */

#define STUFFED_EVENT_ENUM(kind, id) STUFFED_EVENT_##kind,
typedef enum
{
  STUFFED_EVENT_LIST (STUFFED_EVENT_ENUM)
  STUFFED_N_EVENTS,
} StuffedEventKind;
#undef STUFFED_EVENT_ENUM

G_END_DECLS
