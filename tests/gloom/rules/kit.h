/* kit.h: playing positions in words, for tests of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/gloom.h>

#define KIT_STATE GloomState
#include <rules-kit.h>

/* A new game with the Stories kingdom-to-let and fairys-invoice, in which seat-1 begins. The
 * families are
 *   seat-1  cinderella red-riding-hood grandmother woodsman
 *   seat-2  wolf snow-white rapunzel hansel
 *   seat-3  gretel gingerbread-witch puss-in-boots pinocchio
 *   seat-4  anansi sleeping-beauty kaguya baba-yaga
 *   seat-5  aladdin little-mermaid rumpelstiltskin emperor
 * and nobody has a card unless the test says so: each further argument is a position
 * command without "set", ended by NULL. */
Kit     *kit_new        (guint seats, ...) G_GNUC_NULL_TERMINATED;

/* An action: a card's id, and the Character if it is laid; "pass" … */
void     kit_act        (Kit *k, const char *words);
/* Passes until it is @seat's turn, and nothing has been done in it. */
void     kit_pass_to    (Kit *k, const char *seat);

/* A Character's Self-Worth, and cards in a hand. */
void     kit_worth      (Kit *k, const char *hero, int worth);
guint    kit_hand       (Kit *k, guint seat);

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                                 \
  X (after) X (bot) X (deck) X (effect) X (end) X (ending) X (free_play) X (idle)     \
  X (pile) X (poker) X (position) X (random) X (response) X (secret) X (set_up)       \
  X (story) X (tale) X (turn) X (verb) X (verb_pile) X (vocabulary) X (words)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
