/* position.h: changing a position by words, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <words.h>

#include "editions.h"
#include "engine.h"
#include "grimm.h"

G_BEGIN_DECLS

/* No card brings a player nearly as many actions. */
#define GRIMM_MOST_ACTIONS 20

/* A command under way: the copy that it changes, and its words. */
typedef struct
{
  GrimmState *s;
  const char *const *words; /* what stands after the command's name */
  guint n_words;
  BrambleEvents *events;    /* (nullable): what happens when the game goes on */
  GError **error;
} GrimmWords;

/* position-words.c: what can be said, for who sets positions up */
extern const BrambleVocabulary *const grimm_vocabularies[];
extern const guint grimm_n_vocabularies;

/* reading words; each says what is wrong and is then FALSE */
gboolean grimm_refuse        (GrimmWords *w, const char *format, ...) G_GNUC_PRINTF (2, 3);
gboolean grimm_word_id       (GrimmWords *w, guint at, const char *what, const char *const *ids, guint n_ids,
                              guint *value);
gboolean grimm_word_seat     (GrimmWords *w, guint at, guint *seat);
gboolean grimm_word_seats    (GrimmWords *w, guint at, guint8 *seats);
gboolean grimm_word_location (GrimmWords *w, guint at, guint *location);
gboolean grimm_word_type     (GrimmWords *w, guint at, guint *type);
gboolean grimm_word_number   (GrimmWords *w, guint at, guint min, guint max, guint *value);
gboolean grimm_word_yes      (GrimmWords *w, guint at, guint8 *value);
gboolean grimm_word_card     (GrimmWords *w, guint at, gboolean friends, guint *card);
gboolean grimm_word_is_none  (GrimmWords *w, guint at);

/* position-cards.c: the commands that move cards */
gboolean grimm_set_hand (GrimmWords *w);
gboolean grimm_set_deck (GrimmWords *w);
gboolean grimm_set_friend_deck (GrimmWords *w);
gboolean grimm_set_discard (GrimmWords *w);
gboolean grimm_set_friend_discard (GrimmWords *w);
gboolean grimm_set_friend (GrimmWords *w);
gboolean grimm_set_corner (GrimmWords *w);
gboolean grimm_set_unique (GrimmWords *w);
gboolean grimm_set_next (GrimmWords *w);
gboolean grimm_set_laid (GrimmWords *w);
void     grimm_give_back (GrimmWords *w, guint card);
gboolean grimm_swap_card (GrimmWords *w, guint8 *place, guint card);
void     grimm_forget    (GrimmState *s);

/* position-plans.c: what lies before the players, and what they have said */
gboolean grimm_set_plan (GrimmWords *w);
gboolean grimm_set_dream (GrimmWords *w);
gboolean grimm_set_swapped (GrimmWords *w);
gboolean grimm_set_strange (GrimmWords *w);
gboolean grimm_set_faced (GrimmWords *w);
gboolean grimm_set_declared (GrimmWords *w);
gboolean grimm_set_robbed (GrimmWords *w);
gboolean grimm_set_pig (GrimmWords *w);
gboolean grimm_set_monster (GrimmWords *w);
gboolean grimm_set_monster_played (GrimmWords *w);

/* position-knowledge.c: what seats know of hidden cards */
gboolean grimm_set_gather_seen (GrimmWords *w);
gboolean grimm_set_fable_seen (GrimmWords *w);
gboolean grimm_set_unlocked (GrimmWords *w);
gboolean grimm_set_late_mermaid (GrimmWords *w);
gboolean grimm_set_knows (GrimmWords *w);
gboolean grimm_set_knows_deck (GrimmWords *w);

/* position-round.c: where the round is */
gboolean grimm_set_start (GrimmWords *w);
gboolean grimm_set_round (GrimmWords *w);
gboolean grimm_set_seed (GrimmWords *w);
gboolean grimm_set_window (GrimmWords *w);
gboolean grimm_set_planning (GrimmWords *w);
gboolean grimm_set_turn (GrimmWords *w);
gboolean grimm_set_plans_shown (GrimmWords *w);

/* position-frames.c: what is going on */
gboolean grimm_set_now (GrimmWords *w);

G_END_DECLS
