/* position.h: positions of Fairytale Gloom in words, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gloom.h"

G_BEGIN_DECLS

/* position-words.c */
extern const BrambleVocabulary *const gloom_vocabularies[]; /* for who sets positions up */
extern const guint gloom_n_vocabularies;

gboolean gloom_parse_cards  (const GloomState  *s,
                             const char *const *words,
                             guint8            *cards,
                             guint             *n_cards);
gboolean gloom_parse_frame  (const GloomState  *s,
                             const char        *word,
                             GloomFrame        *f);
void     gloom_word_frame   (GString           *text,
                             const GloomFrame  *f);

/* position-cards.c: each takes the words after its key. */
gboolean gloom_set_hand     (GloomState        *s,
                             const char *const *words);
gboolean gloom_set_pile     (GloomState        *s,
                             const char *const *words);
gboolean gloom_set_deck     (GloomState        *s,
                             const char *const *words);
gboolean gloom_set_discard  (GloomState        *s,
                             const char *const *words);
gboolean gloom_set_knows    (GloomState        *s,
                             const char *const *words);
gboolean gloom_set_knows_deck (GloomState      *s,
                             const char *const *words);
gboolean gloom_take_out     (GloomState        *s,
                             guint              card);
void     gloom_put_beneath  (GloomState        *s,
                             guint              card);

G_END_DECLS
