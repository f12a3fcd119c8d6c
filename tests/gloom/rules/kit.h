/* kit.h: playing positions in words, for tests of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/gloom.h>

/* A game that a test plays. Seat-1 begins. The families are
 *   seat-1  cinderella red-riding-hood grandmother woodsman
 *   seat-2  wolf snow-white rapunzel hansel
 *   seat-3  gretel gingerbread-witch puss-in-boots pinocchio
 *   seat-4  anansi sleeping-beauty kaguya baba-yaga
 *   seat-5  aladdin little-mermaid rumpelstiltskin emperor
 * and nobody has a card unless the test says so. */
typedef struct
{
  GloomState s;
  BrambleAsk ask;
  BrambleEvents events;
  BrambleEvent store[1024]; /* what happened since the last kit_forget () */
} Kit;

/* One test: what it is about, what must hold, and the proof. The two words make
 * the test's path, /gloom/TOPIC/RULE. */
typedef struct
{
  const char *topic;
  const char *rule;
  void (*test) (void);
} KitTest;

/* A new game with the Stories kingdom-to-let and fairys-invoice; each further
 * argument is a position command without "set", ended by NULL. */
Kit     *kit_new        (guint seats, ...) G_GNUC_NULL_TERMINATED;
/* Any game, as it begins: "players=3 simple=yes". */
Kit     *kit_begin      (const char *choices);
void     kit_free       (Kit *k);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Kit, kit_free)
#define KIT(...) g_autoptr (Kit) k = kit_new (__VA_ARGS__, NULL)

void     kit_set        (Kit *k, const char *command);
void     kit_set_fails  (Kit *k, const char *command, const char *message);

/* The game must be asking @ask of @seat (both ids). */
void     kit_asks       (Kit *k, const char *ask, const char *seat);
gboolean kit_offers     (Kit *k, const char *option);
/* The ask must offer these, separated by blanks, and nothing else. */
void     kit_offers_only (Kit *k, const char *options);
/* Checks the present ask's id, then answers it. After every answer all that must
 * be true of the position is checked. */
void     kit_answer     (Kit *k, const char *ask, const char *option);
/* An action: a card's id, and the Character if it is laid; "pass" … */
void     kit_act        (Kit *k, const char *words);
/* Passes until it is @seat's turn, and nothing has been done in it. */
void     kit_pass_to    (Kit *k, const char *seat);

/* The position shown as text must (not) have that line. */
void     kit_shows      (Kit *k, const char *line);
void     kit_shows_not  (Kit *k, const char *line);
/* A Character's Self-Worth, and cards in a hand. */
void     kit_worth      (Kit *k, const char *hero, int worth);
guint    kit_hand       (Kit *k, guint seat);

/* Events since kit_forget () whose line contains @pattern. */
guint    kit_events     (Kit *k, const char *pattern);
void     kit_forget     (Kit *k);

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                                 \
  X (after) X (bot) X (deck) X (effect) X (end) X (ending) X (free_play) X (idle)     \
  X (pile) X (poker) X (position) X (random) X (response) X (secret) X (set_up)       \
  X (story) X (tale) X (turn) X (verb) X (verb_pile) X (vocabulary) X (words)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
