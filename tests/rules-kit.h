/* rules-kit.h: playing positions in words, for tests of any game's rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever tests a game has a kit.h, which says what its states are before it includes this,
 *
 *   #define KIT_STATE SnailState
 *   #include <rules-kit.h>
 *
 * a kit.c with the kit_game and with words of its own, and rules-kit.c among its sources.
 */

#pragma once

#include <game.h>

/* A game that a test plays. Seats are "seat-1" and so on. */
typedef struct
{
  KIT_STATE s;
  BrambleAsk ask;           /* what is asked now */
  BrambleEvents events;     /* in the store */
  BrambleEvent store[1024]; /* what happened since the last kit_forget () */
} Kit;

/* One test: the card's id or a topic, what must hold, and the proof. The two
 * words make the test's path, /GAME/TOPIC/RULE. */
typedef struct
{
  const char *topic;
  const char *rule;
  void (*test) (void);
} KitTest;

extern const BrambleGame *const kit_game;

/* Adds tests; a table ends with a topic that is NULL. */
void     kit_add          (const char *game, const KitTest *const *tables, guint n_tables);

/* Any game, as it begins; the words are choices, such as "players=3 simple=yes". */
Kit     *kit_begin        (const char *choices);
Kit     *kit_begin_with   (BrambleSetup setup);
void     kit_free         (Kit *k);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Kit, kit_free)
#define KIT(...) g_autoptr (Kit) k = kit_new (__VA_ARGS__, NULL)

/* Changes the position; the test fails when that is refused. @command is a position
 * command without "set". */
void     kit_set          (Kit *k, const char *command);
/* The same for all that follow, until NULL. */
void     kit_set_all      (Kit *k, va_list commands);
/* The change must be refused with an error that contains @message, and change
 * nothing. */
void     kit_set_fails    (Kit *k, const char *command, const char *message);

/* The game must be asking @ask of @seat (both ids). */
void     kit_asks         (Kit *k, const char *ask, const char *seat);
/* Whether the present ask offers that option. */
gboolean kit_offers       (Kit *k, const char *option);
/* The ask must offer these, separated by blanks, and nothing else. */
void     kit_offers_only  (Kit *k, const char *options);
/* Checks the present ask's id, then answers it. After every answer all that must be true
 * of the position and of its events is checked. */
void     kit_answer       (Kit *k, const char *ask, const char *option);
/* Answers the present ask, whatever it is, with one of its options by number. */
void     kit_answer_nth   (Kit *k, guint option);

/* The position shown as text must (not) have that line. */
void     kit_shows        (Kit *k, const char *line);
void     kit_shows_not    (Kit *k, const char *line);

/* How many events since kit_forget () have @pattern in their line. */
guint    kit_events       (Kit *k, const char *pattern);
void     kit_forget       (Kit *k);
/* Prints position, ask and events as test messages, for finding out. */
void     kit_dump         (Kit *k);
