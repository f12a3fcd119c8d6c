/* bramble-tale.h: a game as a tale, chapter by chapter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who speaks in a sentence. */
typedef enum
{
  BRAMBLE_TALE_TOLD, /* the tale itself */
  BRAMBLE_TALE_OWN,  /* somebody who played, in their own words */
  BRAMBLE_TALE_LAST, /* the tale, and there is no more */
} BrambleTaleVoice;

typedef struct
{
  BrambleTaleVoice voice;
  char *text;   /* translated; plain */
  char *teller; /* (nullable): whose own words they are */
} BrambleTaleSentence;

/* What is told of somebody. */
typedef struct
{
  char *heading;        /* (nullable): who it is */
  char *picture;        /* (nullable): the portrait */
  GPtrArray *sentences; /* BrambleTaleSentence, in order */
  char *closing;        /* (nullable): what the end is called */
  char *score;          /* (nullable): what it was worth, as short as a number */
  char *plaque;         /* (nullable): the picture that the score stands on, 100 × 64 */
  gboolean pale;        /* that picture is pale, and the score dark */
} BrambleTalePart;

/* What belongs together, such as a family. */
typedef struct
{
  char *heading;    /* what it is called */
  char *symbol;     /* (nullable): a small picture beside that */
  GPtrArray *parts; /* BrambleTalePart, in order */
  char *sum;        /* (nullable): what the score is made of */
  char *score;      /* (nullable): what all of it is worth */
  char *verdict;    /* (nullable): what that means, in a sentence */
} BrambleTaleChapter;

/* All of it. Plain data that does not change any more once it is shared; texts are
 * translated, pictures are ids. */
typedef struct
{
  char *title;         /* on the first page */
  char *subtitle;      /* (nullable): below it */
  char *cover;         /* (nullable): the picture of the first page, 240 × 300 */
  char *spread;        /* (nullable): the open book, 1240 × 660, plain at (50, 78) and (660, 78), 530 × 542 each */
  char *ornament;      /* (nullable): below headings, 240 × 28 */
  char *last;          /* (nullable): the picture at the end, 240 × 120 */
  char *farewell;      /* (nullable): the words below it */
  GPtrArray *chapters; /* BrambleTaleChapter, in order */
} BrambleTale;

BrambleTale         *bramble_tale_new               (const char          *title);
BrambleTale         *bramble_tale_ref               (BrambleTale         *tale);
void                 bramble_tale_unref             (BrambleTale         *tale);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleTale, bramble_tale_unref)

BrambleTaleChapter  *bramble_tale_add_chapter       (BrambleTale         *tale,
                                                     char                *heading);
BrambleTalePart     *bramble_tale_chapter_add_part  (BrambleTaleChapter  *chapter,
                                                     char                *heading,
                                                     char                *picture);
void                 bramble_tale_part_tell         (BrambleTalePart     *part,
                                                     BrambleTaleVoice     voice,
                                                     char                *text,
                                                     const char          *teller);

char                *bramble_tale_sentence_dup_text (const BrambleTaleSentence *sentence);

G_END_DECLS
