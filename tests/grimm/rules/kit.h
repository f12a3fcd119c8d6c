/* kit.h: playing positions in words, for tests of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/grimm.h>

/* A game that a test plays. Seats are "seat-1" to "seat-4"; seat-1 starts. */
typedef struct
{
  GrimmState s;
  BrambleAsk ask;
  BrambleEvents events;
  BrambleEvent store[1024]; /* what happened since the last kit_forget () */
} Kit;

/* One test: the card's id or a topic, what must hold, and the proof. The two
 * words make the test's path, /grimm/TOPIC/RULE. */
typedef struct
{
  const char *topic;
  const char *rule;
  void (*test) (void);
} KitTest;

/* A new game with all cards, seed 1; each further argument is a position
 * command without "set", ended by NULL: kit_new (3, "hand seat-1 wolf", NULL). */
Kit     *kit_new          (guint seats, ...) G_GNUC_NULL_TERMINATED;
Kit     *kit_new_with     (BrambleSetup  setup);
void     kit_free         (Kit *k);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Kit, kit_free)

/* Changes the position; the test fails when that is refused. */
void     kit_set          (Kit *k, const char *command);
/* The change must be refused with an error that contains @message, and change
 * nothing. */
void     kit_set_fails    (Kit *k, const char *command, const char *message);

/* The game must be asking @ask of @seat (both ids). */
void     kit_asks         (Kit *k, const char *ask, const char *seat);
/* Whether the present ask offers that option. */
gboolean kit_offers       (Kit *k, const char *option);
/* Checks the present ask's id, then answers it. After every answer all
 * invariants of the position are checked. */
void     kit_answer       (Kit *k, const char *ask, const char *option);

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

/* The position shown as text must (not) have that line, such as
 * "resources seat-1 3 0 0", "friend seat-2 none", "pig seat-1 forest",
 * "house seat-1 2 wood walls", "pile fields 5 0 0". See grimm_show (). */
void     kit_shows        (Kit *k, const char *line);
void     kit_shows_not    (Kit *k, const char *line);

/* Counting. */
guint    kit_hand         (Kit *k, guint seat, const char *fable);
guint    kit_discarded    (Kit *k, const char *fable);

/* Events since kit_forget (), as lines of grimm_event_line (). A pattern is a
 * part of such a line, e.g. "gathered seat seat-1". */
guint    kit_events       (Kit *k, const char *pattern);
void     kit_forget       (Kit *k);
/* Prints position, ask and events as test messages, for finding out. */
void     kit_dump         (Kit *k);

#define KIT(...) g_autoptr (Kit) k = kit_new (__VA_ARGS__, NULL)

/* All tables of tests, one for each file: kit_NAME_tests. */
#define KIT_TABLES(X)                                                                   \
  X (build) X (build_gain) X (bytes) X (cancelling) X (check) X (digest) X (draft)      \
  X (draft_friend) X (draft_same) X (draft_start) X (example) X (fable_alone)           \
  X (fable_anywhere) X (fable_company) X (fable_moving) X (face_down) X (friend_end)    \
  X (friend_reveal) X (friend_start) X (game) X (gather_card) X (id)                    \
  X (interaction_after) X (interaction_before) X (interaction_planning) X (knowledge)   \
  X (learning) X (monster) X (next_turn) X (now) X (order) X (position) X (power) X (refusal)   \
  X (regal_and_market) X (reveal) X (round) X (secret) X (shortfall) X (show)           \
  X (special_action) X (standing) X (unique) X (value) X (view) X (wording)

#define KIT_DECLARE(name) extern const KitTest kit_##name##_tests[];
KIT_TABLES (KIT_DECLARE)
#undef KIT_DECLARE
