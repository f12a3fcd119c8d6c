/* kit.h: playing positions in words, for tests of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/grimm.h>

#define KIT_STATE GrimmState
#include <rules-kit.h>

/* A new game with all cards, seed 1, and seat-1 starts; each further argument is a position
 * command without "set", ended by NULL: kit_new (3, "hand seat-1 wolf", NULL). */
Kit     *kit_new          (guint seats, ...) G_GNUC_NULL_TERMINATED;

/* Plans for all seats, "LOCATION [FABLE]" for seat-1, seat-2 …; whatever is
 * asked before planning is passed (see kit_pass). */
void     kit_plan_seats   (Kit *k, const char *first, ...) G_GNUC_NULL_TERMINATED;
#define kit_plan(k, ...) kit_plan_seats (k, __VA_ARGS__, NULL)

/* Answers what is asked with none, no or end-turn where there is such an
 * option, else with the first, until that window (an id) is on or over, or an
 * ask with that id is there; the game must get there. */
void     kit_pass_to_window (Kit *k, const char *window);
void     kit_pass_to_ask    (Kit *k, const char *ask);
/* As before, until the next round begins planning. */
void     kit_pass_round     (Kit *k);

/* Plays random games of all kinds, each for at most @length answers, and visits
 * every position. */
typedef void (*KitVisit) (const GrimmState *s,
                          const BrambleAsk *ask,
                          BrambleRng       *rng);
void     kit_random_games (guint games, guint length, KitVisit visit);

/* Counting. */
guint    kit_hand         (Kit *k, guint seat, const char *fable);
guint    kit_discarded    (Kit *k, const char *fable);

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                                   \
  X (build) X (build_gain) X (bytes) X (cancelling) X (check) X (digest) X (draft)      \
  X (draft_friend) X (draft_same) X (draft_start) X (example) X (fable_alone)           \
  X (fable_anywhere) X (fable_company) X (fable_moving) X (face_down) X (friend_end)    \
  X (friend_reveal) X (friend_start) X (game) X (gather_card) X (id) X (idle)           \
  X (interaction_after) X (interaction_before) X (interaction_planning) X (knowledge)   \
  X (learning) X (monster) X (next_turn) X (now) X (order) X (position) X (power) X (refusal)   \
  X (regal_and_market) X (reveal) X (round) X (secret) X (shortfall) X (show)           \
  X (special_action) X (standing) X (unique) X (value) X (view) X (wording)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
