/* value.h: what a position is reckoned from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "state.h"

G_BEGIN_DECLS

/* The numbers of one seat. */
typedef enum
{
  GLOOM_FEATURE_SCORE,       /* Self-Worth of finished Characters */
  GLOOM_FEATURE_FINISHED,    /* how many, at least one, two, three */
  GLOOM_FEATURE_MISERY = GLOOM_FEATURE_FINISHED + 3, /* points below zero of unfinished ones, in their order */
  GLOOM_FEATURE_JOY = GLOOM_FEATURE_MISERY + 4,      /* points above zero of unfinished ones */
  GLOOM_FEATURE_ENDINGS,     /* in hand: at least one, two */
  GLOOM_FEATURE_HAND = GLOOM_FEATURE_ENDINGS + 2,    /* cards in hand */
  GLOOM_FEATURE_WOE,         /* negative points in hand */
  GLOOM_FEATURE_CHEER,       /* positive points in hand */
  GLOOM_FEATURE_RESPONSES,   /* in hand */
  GLOOM_FEATURE_EVENTS,      /* in hand, without Responses */
  GLOOM_FEATURE_STORY,       /* one is held */
  GLOOM_FEATURE_LIMIT,       /* draw limit above the usual */
  GLOOM_FEATURE_LEAD,        /* Self-Worth of finished ones against the best other */
  GLOOM_FEATURE_END_NEAR,    /* the same when a family has three finished Characters */
  GLOOM_FEATURE_READY,       /* the last one is miserable enough to win by its Ending; and one is in hand; and it is its turn */
  GLOOM_N_FEATURES = GLOOM_FEATURE_READY + 3,
} GloomFeature;

/* For each number of seats from two. */
extern const float gloom_weights[GLOOM_MAX_SEATS - 1][GLOOM_N_FEATURES];

G_END_DECLS
