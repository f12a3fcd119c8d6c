/* position.h: positions of Fairytale Gloom in words, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gloom.h"

G_BEGIN_DECLS

extern const char *const gloom_proc_ids[GLOOM_N_PROCS];
extern const char *const gloom_step_ids[GLOOM_N_STEPS];

/* What a field of a frame is in words. */
typedef enum
{
  GLOOM_FIELD_CARD,   /* the id of a card */
  GLOOM_FIELD_SEAT,   /* seat-N */
  GLOOM_FIELD_NUMBER,
} GloomFieldKind;

typedef struct
{
  const char *key;
  GloomFieldKind kind;
  gsize offset; /* of the byte in GloomFrame */
  guint8 usual; /* what it is when it is not said */
} GloomField;

extern const GloomField gloom_fields[];
extern const guint gloom_n_fields;

/* position-words.c */
int      gloom_parse_number (const char        *word,
                             guint              max);
int      gloom_parse_seat   (const GloomState  *s,
                             const char        *word);
int      gloom_parse_id     (const char        *word,
                             const char *const *ids,
                             guint              n_ids);
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
