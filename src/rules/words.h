/* words.h: positions in words, as all games read and write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "game.h"

G_BEGIN_DECLS

/* What a game calls the things of one kind: cards, places, whoever plays. */
typedef struct
{
  const char *name;                  /* as a usage has it: "CARD" */
  guint n;                           /* how many there are */
  const char *(*id) (guint value);   /* what one of them is called, or %NULL */
} BrambleVocabulary;

/* A byte of a frame in words, "KEY=VALUE". */
typedef struct
{
  const char *key;
  const BrambleVocabulary *words;    /* (nullable): what the value is called; else it is a number */
  gsize offset;                      /* of the byte in the game's frame */
  guint8 usual;                      /* what it is when it is not said */
} BrambleFrameField;

/* How frames are said: procedure, step, and the fields that are not as usual. */
typedef struct
{
  const char *const *procs;          /* in the first byte of a frame */
  guint n_procs;
  const char *const *steps;          /* in the second */
  guint n_steps;
  const BrambleFrameField *fields;
  guint n_fields;
  char between;                      /* stands before each field */
} BrambleFrameWords;

/* Seats, "seat-1" and so on: whoever reads one knows how many there are. */
extern const BrambleVocabulary bramble_seat_words;

void     bramble_words_add       (GString                 *text,
                                  const char              *format,
                                  ...) G_GNUC_PRINTF (2, 3);
void     bramble_words_numbers   (GString                 *text,
                                  const char              *key,
                                  guint                    n_seats,
                                  const guint8            *first,
                                  gsize                    stride);
gboolean bramble_refuse          (GError                 **error,
                                  const char              *format,
                                  ...) G_GNUC_PRINTF (2, 3);
int      bramble_parse_number    (const char              *word,
                                  guint                    min,
                                  guint                    max);
int      bramble_parse_seat      (const char              *word,
                                  guint                    n_seats);
gboolean bramble_parse_seat_part (const char *const       *words,
                                  guint                    n_seats,
                                  guint                   *seat,
                                  guint                   *n_values);
int      bramble_parse_id        (const char              *word,
                                  const char *const       *ids,
                                  guint                    n_ids);
int      bramble_parse_word      (const char              *word,
                                  const BrambleVocabulary *words);
void     bramble_list_words      (GString                 *text,
                                  const BrambleVocabulary *const *kinds,
                                  guint                    n_kinds);

gboolean bramble_frame_parse     (const BrambleFrameWords *words,
                                  const char              *word,
                                  guint                    n_seats,
                                  guint8                  *frame);
void     bramble_frame_write     (const BrambleFrameWords *words,
                                  const guint8            *frame,
                                  GString                 *text);

G_END_DECLS
