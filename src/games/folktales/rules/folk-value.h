/* folk-value.h: what a position is reckoned from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-engine.h"

G_BEGIN_DECLS

/* The numbers of one seat. */
typedef enum
{
  FOLK_FEATURE_TURNS,    /* until the gate opens, as folk-plan.c foresees them, in units of ten */
  FOLK_FEATURE_CLOSE,    /* how few they are, when they are few */
  FOLK_FEATURE_DONE,     /* quests, as a part of all */
  FOLK_FEATURE_ITEMS,    /* that are to be brought, likewise */
  FOLK_FEATURE_BISCUITS, /* at most seven are one */
  FOLK_FEATURE_ADVICE,   /* at most seven are one */
  FOLK_FEATURE_GOLD,     /* in coins */
  FOLK_FEATURE_WEAPONS,  /* tiles that help in a throw */
  FOLK_FEATURE_SPEED,    /* tiles that help along */
  FOLK_FEATURE_MAGIC,    /* uses of Cloak, Comb and Wand that are left */
  FOLK_FEATURE_KEY,      /* one is held */
  FOLK_FEATURE_OTHERS,   /* any other tile that is worth something */
  FOLK_FEATURE_BOOT,     /* the minus */
  FOLK_FEATURE_LOST,     /* turns */
  FOLK_FEATURE_READY,    /* nothing is left but the gate */
  FOLK_FEATURE_GATE,     /* ready and there */
  FOLK_FEATURE_TURN,     /* it is their turn */
  FOLK_N_FEATURES,
} FolkFeature;

/* For any number of seats. */
extern const float folk_weights[FOLK_N_FEATURES];

G_END_DECLS
