/* search-private.h: what the two kinds of search share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search.h"
#include "temper.h"

G_BEGIN_DECLS

typedef struct
{
  const BrambleLevel *level; /* how much is tried */
  const BrambleThought *thought;
  const BrambleGame *game;
  BrambleFindings *findings;
  BrambleMood mood;  /* what the thinking seat likes of a playout */
  BrambleRng rng;
  guint seat;        /* who thinks */
  guint round;       /* the one that is played */
  guint last;        /* playouts end when this round, or turn, is over */
  gint64 deadline;   /* or 0 */
  guint8 *sample;    /* the view with the unknown filled in */
  guint8 *state;     /* where a playout goes on */
} BrambleQuest;

gboolean bramble_quest_goes_on (const BrambleQuest *quest);
void     bramble_quest_sample  (BrambleQuest       *quest);
void     bramble_quest_answer  (BrambleQuest       *quest,
                                BrambleAsk         *ask,
                                guint               option);
void     bramble_quest_try     (BrambleQuest       *quest,
                                BrambleAsk         *ask,
                                BrambleRng         *rng,
                                double             *values);

/* search-plan.c */
void     bramble_quest_plan    (BrambleQuest       *quest);

G_END_DECLS
