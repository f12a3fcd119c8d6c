/* kit.h: playing positions in words, for tests of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/folk-game.h>

/* A game that a test plays. It is the first turn of seat-1, before the roll. The
 * heroes are white-mare, ilona, peter, shepherd, clever-girl and princess, the quests
 * witch, dragon, devil, wolves, robbers and giant; everybody stands in the Village with
 * two Biscuits (1 and 2), an Advice and a Gold Coin, and without tiles. */
typedef struct
{
  FolkState s;
  BrambleAsk ask;
  BrambleEvents events;
  BrambleEvent store[1024]; /* what happened since the last kit_forget () */
} Kit;

/* One test: what it is about, what must hold, and the proof. The two words make
 * the test's path, /folktales/TOPIC/RULE. */
typedef struct
{
  const char *topic;
  const char *rule;
  void (*test) (void);
} KitTest;

/* A new game; each further argument is a position command without "set", ended by
 * NULL. */
Kit     *kit_new        (const char *choices, ...) G_GNUC_NULL_TERMINATED;
/* Any game, as it begins: "players=3 quests=four". */
Kit     *kit_begin      (const char *choices);
void     kit_free       (Kit *k);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Kit, kit_free)
#define KIT(...) g_autoptr (Kit) k = kit_new (__VA_ARGS__, NULL)
#define KIT2(...) KIT ("players=2", __VA_ARGS__)

/* What a seat has, counted from 1. */
#define SEAT(n) (&k->s.seats[(n) - 1])

void     kit_set        (Kit *k, const char *command);
void     kit_set_fails  (Kit *k, const char *command, const char *message);

/* What chance brings next: "6:3 - 8:1" is a 3 of six, something, and a 1 of eight. */
void     kit_chance     (Kit *k, const char *faces);

/* The game must be asking @ask of @seat (both ids). */
void     kit_asks       (Kit *k, const char *ask, const char *seat);
gboolean kit_offers     (Kit *k, const char *option);
/* The ask must offer these, separated by blanks, and nothing else. */
void     kit_offers_only (Kit *k, const char *options);
/* Checks the present ask's id, then answers it. After every answer all that must
 * be true of the position is checked. */
void     kit_answer     (Kit *k, const char *ask, const char *option);
/* Rolls a number (6: the blank) and goes to a field, if there is a choice. */
void     kit_roll       (Kit *k, guint number, const char *field);
/* The same, and the yellow die shows @die. */
void     kit_meet       (Kit *k, guint number, const char *field, guint die);
/* Ends turns, rolling and walking anyhow, until @seat is asked before its roll or
 * about the boot. */
void     kit_pass_to    (Kit *k, const char *seat);

/* The seat, counted from 1, stands on that field. */
void     kit_stands     (Kit *k, guint seat, const char *field);
/* How many of a tile it has. */
guint    kit_tile       (Kit *k, guint seat, const char *tile);
/* The position shown as text must have that line. */
void     kit_shows      (Kit *k, const char *line);

/* Events since kit_forget () whose line contains @pattern. */
guint    kit_events     (Kit *k, const char *pattern);
void     kit_forget     (Kit *k);

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                              \
  X (set_up) X (turn) X (steps) X (ways) X (fields) X (shortcuts) X (luck)         \
  X (quests) X (goods) X (tiles) X (castle) X (company) X (trade) X (secrets) X (words) X (bots)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
