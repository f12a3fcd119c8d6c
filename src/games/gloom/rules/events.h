/* events.h: what can happen in Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wherever an event is about a Character, its letter a is the number of the
 * Character in the game and b the card that it is, so that it can be told
 * without the position.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Why an effect does nothing. */
#define GLOOM_IDLE_LIST(X)                                                                       \
  X (CONDITION, "condition")               /* what it depends on is not so */                    \
  X (NOTHING_COUNTED, "nothing-counted")   /* of what it counts there is none */                 \
  X (NO_CARD, "no-card")                   /* in the hands or piles that it is about */          \
  X (NO_MODIFIER, "no-modifier")           /* that it may touch */                               \
  X (NO_STORY, "no-story")                 /* that it may take */                                \
  X (NOBODY_FINISHED, "nobody-finished")   /* whom it might revive */                            \
  X (TWO_PLAYERS, "two-players")           /* have no direction of play */                       \
  X (EXTRA_ALREADY, "extra-already")       /* there is one extra action a turn */                \
  X (NO_FREE_PLAY, "no-free-play")         /* is possible now, as all can see */

#define GLOOM_IDLE_ENUM(why, id) GLOOM_IDLE_##why,
typedef enum
{
  GLOOM_IDLE_LIST (GLOOM_IDLE_ENUM)
  GLOOM_N_IDLES,
} GloomIdle;
#undef GLOOM_IDLE_ENUM

/* Kind, id, and what the letters of the event carry. */
#define GLOOM_EVENT_LIST(X)                                                                      \
  X (CHARACTER_CHOSEN, "character-chosen") /* seat; a, b; n: 1 dealt */                          \
  X (STORY_LAID_OUT, "story-laid-out")     /* c: which place; card */                            \
  X (CARDS_DEALT, "cards-dealt")           /* seat; n */                                         \
  X (TURN_BEGAN, "turn-began")             /* seat; n: which of all */                           \
  X (ANNOUNCED, "announced")               /* seat, card; a, b or none; n: 1 a free play */      \
  X (RESPONDED, "responded")               /* seat plays cause against card of other; a, b */    \
  X (CANCELLED, "cancelled")               /* card of seat goes to the discard pile */           \
  X (SENT_BACK, "sent-back")               /* card of seat; n: 1 no room, so discarded */        \
  X (TURNED_ASIDE, "turned-aside")         /* by seat: card goes to a, b */                      \
  X (ANSWER_DONE, "answer-done")           /* card, a Response, goes to the discard pile */      \
  X (MODIFIER_LAID, "modifier-laid")       /* seat, card, a, b; other: whose family */           \
  X (ENDING_LAID, "ending-laid")           /* seat, card, a, b; other; n: Self-Worth now */      \
  X (EVENT_PLAYED, "event-played")         /* seat, card */                                      \
  X (EVENT_OVER, "event-over")             /* card goes to the discard pile */                   \
  X (STORY_CLAIMED, "story-claimed")       /* seat, card; c: which place; other: from whom */    \
  X (STORY_STOLEN, "story-stolen")         /* likewise */                                        \
  X (STORY_FREED, "story-freed")           /* card; c: which place; seat: who loses it */        \
  X (HAND_DISCARDED, "hand-discarded")     /* seat; n cards */                                   \
  X (TURN_PASSED, "turn-passed")           /* seat does nothing with an action */                \
  X (DRAWN, "drawn")                       /* seat; card is secret; n: 1 dealt */                \
  X (SHUFFLED, "shuffled")                 /* the discard pile went beneath the draw pile; n */  \
  X (DISCARDED, "discarded")               /* seat, card; n: 1 by chance */                      \
  X (TAKEN, "taken")                       /* seat takes from other; card is secret; n: 1 by chance */ \
  X (GIVEN, "given")                       /* seat gives to other; card is secret; n: 1 no room */ \
  X (LOOKED_AT_HAND, "looked-at-hand")     /* seat looks at the hand of other */                 \
  X (LOOKED_AT_TOP, "looked-at-top")       /* seat looks at the top n of the draw pile */        \
  X (PUT_BACK, "put-back")                 /* seat; c: place from the top; card is secret */     \
  X (RECOVERED, "recovered")               /* seat, card; n: 1 no room, so it stays */           \
  X (EXTRA_ACTION, "extra-action")         /* seat; n: 1 in the next turn */                     \
  X (MODIFIER_MOVED, "modifier-moved")     /* seat moves card to a, b; c: from */                \
  X (MODIFIER_REMOVED, "modifier-removed") /* seat, card, a, b */                                \
  X (MODIFIER_RETURNED, "modifier-returned") /* seat, card, a, b; n: 1 no room, so discarded */  \
  X (MODIFIER_SUNK, "modifier-sunk")       /* seat, card, a, b */                                \
  X (MODIFIER_RAISED, "modifier-raised")   /* seat, card, a, b */                                \
  X (REVIVED, "revived")                   /* seat, card, a, b */                                \
  X (IDLE, "idle")                         /* seat, card: its effect does nothing; c: GloomIdle */ \
  X (WIND_TURNED, "wind-turned")           /* seat; n: 1 now counter-clockwise */                \
  X (ORDER_GIVEN, "order-given")           /* told to its seat only; c: GloomOrder */            \
  X (GAME_OVER, "game-over")               /* a: winners, a bit each; c: GloomOver */

#define GLOOM_EVENT_ENUM(kind, id) GLOOM_EVENT_##kind,
typedef enum
{
  GLOOM_EVENT_LIST (GLOOM_EVENT_ENUM)
  GLOOM_N_EVENTS,
} GloomEventKind;
#undef GLOOM_EVENT_ENUM

G_END_DECLS
