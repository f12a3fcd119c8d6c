/* kit.h: playing positions in words, for tests of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/folk-game.h>

#define KIT_STATE FolkState
#include <rules-kit.h>

/* A new game in the first turn of seat-1, before the roll. The heroes are white-mare,
 * ilona, peter, shepherd, clever-girl and princess, the quests witch, dragon, devil,
 * wolves, robbers and giant; everybody stands in the Village with two Biscuits (1 and 2),
 * an Advice and a Gold Coin, and without tiles. Each further argument is a position
 * command without "set", ended by NULL. */
Kit     *kit_new        (const char *choices, ...) G_GNUC_NULL_TERMINATED;
#define KIT2(...) KIT ("players=2", __VA_ARGS__)

/* What a seat has, counted from 1. */
#define SEAT(n) (&k->s.seats[(n) - 1])

/* What chance brings next: "6:3 - 8:1" is a 3 of six, something, and a 1 of eight. */
void     kit_chance     (Kit *k, const char *faces);

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

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                              \
  X (set_up) X (turn) X (steps) X (ways) X (fields) X (shortcuts) X (luck)         \
  X (quests) X (goods) X (tiles) X (castle) X (company) X (trade) X (secrets) X (words) X (bots)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
