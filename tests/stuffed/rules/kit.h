/* kit.h: playing positions in words, for tests of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-set.h>

#define KIT_STATE StuffedState
#include <rules-kit.h>

/* A new game of The Satin Corner, unless another story is chosen, in the first turn of seat-1, who has no dice and is asked
 * what to do. Nothing but what is drawn lies on page 1; seat-1 is bartle at 4,3, seat-2 wick at
 * 5,3, then prickle at 4,4 and finn at 5,4. Each further argument is a position command without
 * "set", ended by NULL. */
Kit     *kit_new        (const char *choices, ...) G_GNUC_NULL_TERMINATED;
#define KIT2(...) KIT ("players=2", __VA_ARGS__)

/* What a seat has, counted from 1. */
#define SEAT(n) (&k->s.seats[(n) - 1])

/* What the next dice show. */
void     kit_chance     (Kit *k, const char *faces);
/* Answers the present ask, whatever its id is. */
void     kit_say        (Kit *k, const char *option);
/* Reads an entry of the story, as if a rule of the page had led there. */
void     kit_read       (Kit *k, const char *entry);
/* Lets seat-1 meet a Lost card. */
void     kit_meet       (Kit *k, const char *card);
/* Ends the actions and what follows, until somebody is asked what to do. */
void     kit_end_turn   (Kit *k);
/* The square at a column and row of the page's map, as options call it. */
#define TO(column, row) (kit_to (k, column, row))
const char *kit_to      (Kit *k, guint column, guint row);
/* Whether the seat, counted from 1, has that status. */
gboolean kit_has        (Kit *k, guint seat, guint status);

/* kit-story.c: the place of a story in which everything happens that one can say. */
guint    kit_everything (void);

/* kit-saying.c: a game of a story with one page, of which @page are further lines, where seat-1 is about to read
 * @body; the rest is like kit_new (). */
Kit     *kit_saying     (const char *choices, const char *page, const char *body, ...) G_GNUC_NULL_TERMINATED;
/* The same, and the body is read. */
#define SAID(choices, page, ...) g_autoptr (Kit) k = kit_saying (choices, page, __VA_ARGS__, NULL); kit_read (k, "1.1")

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                              \
  X (set_up) X (turn) X (rolls) X (actions) X (items) X (abilities) X (damage)     \
  X (minions) X (statuses) X (board) X (story) X (statements) X (statements_board)  \
  X (conditions) X (timing) X (cards) X (limits) X (reach) X (secrets) X (words)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
