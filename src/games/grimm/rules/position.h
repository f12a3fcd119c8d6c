/* position.h: changing a position by words, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editions.h"
#include "engine.h"
#include "grimm.h"

G_BEGIN_DECLS

/* A command under way: the copy that it changes, and its words. */
typedef struct
{
  GrimmState *s;
  const char *const *words; /* what stands after the command's name */
  guint n_words;
  GError **error;
} GrimmWords;

/* position-words.c: reading words; each says what is wrong and is then FALSE */
gboolean grimm_refuse        (GrimmWords *w, const char *format, ...) G_GNUC_PRINTF (2, 3);
gboolean grimm_word_id       (GrimmWords *w, guint at, const char *what, const char *const *ids, guint n_ids,
                              guint *value);
gboolean grimm_word_seat     (GrimmWords *w, guint at, guint *seat);
gboolean grimm_word_location (GrimmWords *w, guint at, guint *location);
gboolean grimm_word_type     (GrimmWords *w, guint at, guint *type);
gboolean grimm_word_number   (GrimmWords *w, guint at, guint max, guint *value);
gboolean grimm_word_card     (GrimmWords *w, guint at, gboolean friends, guint *card);

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
gboolean grimm_set_plan (GrimmWords *w);
void     grimm_give_back (GrimmWords *w, guint card);

G_END_DECLS
