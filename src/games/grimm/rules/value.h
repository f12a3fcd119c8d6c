/* value.h: what the valuation of The Grimm Forest looks at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "state.h"

G_BEGIN_DECLS

/* For each seat. What is marked "at least" is 0 or 1, so that a weight is the
 * worth of one step more. */
enum
{
  GRIMM_FEATURE_FIRST_HOUSE,       /* the tallest house has at least 1, 2, 3 sections */
  GRIMM_FEATURE_SECOND_HOUSE = GRIMM_FEATURE_FIRST_HOUSE + GRIMM_N_SECTIONS,
  GRIMM_FEATURE_THIRD_HOUSE = GRIMM_FEATURE_SECOND_HOUSE + GRIMM_N_SECTIONS,
  GRIMM_FEATURE_USABLE = GRIMM_FEATURE_THIRD_HOUSE + GRIMM_N_SECTIONS, /* resources that the three houses need */
  GRIMM_FEATURE_USABLE_SQUARED,
  GRIMM_FEATURE_SURPLUS,           /* resources that they do not need */
  GRIMM_FEATURE_READY,             /* at least 1, 2, 3 sections can be paid for */
  GRIMM_FEATURE_LAST_STEP = GRIMM_FEATURE_READY + 3, /* all that is missing can be paid for and built in a turn */
  GRIMM_FEATURE_FABLES,            /* at least 1, 2, 3, 4 in hand */
  GRIMM_FEATURE_TIE_BREAK = GRIMM_FEATURE_FABLES + 4, /* complete Brick houses, and half for Wood */
  GRIMM_FEATURE_BONUS_NEAR,        /* only the Roof is missing, and the bonus is there */
  GRIMM_FEATURE_CORNER,            /* Cutting Corners */
  GRIMM_FEATURE_TOWER,             /* resources that lie on Rapunzel */
  GRIMM_FEATURE_HIRED_HELP,        /* lies ready for the round */
  GRIMM_FEATURE_OTHER_NEXT_TURN,   /* another card does */
  GRIMM_FEATURE_TURN,              /* second, third, fourth in turn order */
  GRIMM_FEATURE_STOCK = GRIMM_FEATURE_TURN + 3,  /* resources of each type */
  GRIMM_FEATURE_BEGUN = GRIMM_FEATURE_STOCK + GRIMM_N_TYPES, /* of each type a Floor, Walls, a house, two houses stand */
  GRIMM_FEATURE_BONUS_WAY = GRIMM_FEATURE_BEGUN + 4 * GRIMM_N_TYPES, /* how far the way to each bonus that is left is gone */
  GRIMM_FEATURE_SHORTAGE = GRIMM_FEATURE_BONUS_WAY + GRIMM_N_TYPES, /* resources that the three houses still lack */
  GRIMM_FEATURE_SHORTAGE_SQUARED,
  GRIMM_FEATURE_SHORT,             /* they lack nothing, at most 2, at most 5 */
  GRIMM_FEATURE_MISSING = GRIMM_FEATURE_SHORT + 3, /* sections that they lack */
  GRIMM_FEATURE_MISSING_SQUARED,
  GRIMM_FEATURE_ROUNDS,            /* rounds that it takes at best */
  GRIMM_FEATURE_SOON,              /* at most 1, 2, 3 rounds */
  GRIMM_FEATURE_BOTH = GRIMM_FEATURE_SOON + 3, /* few sections and few resources are lacking; very few */
  GRIMM_FEATURE_LYING = GRIMM_FEATURE_BOTH + 2, /* what is lacking and lies at the Locations */
  GRIMM_FEATURE_LEAD,              /* sections more than the best of the others, if so */
  GRIMM_FEATURE_ARREARS,           /* sections less, if so */
  GRIMM_FEATURE_EARLIER,           /* rounds that it takes less than the quickest of the others, if so */
  GRIMM_FEATURE_LATER,             /* rounds more, if so */
  GRIMM_FEATURE_SOME_FRIEND,       /* there is a Friend */
  GRIMM_FEATURE_HAND,              /* Fables in hand */
  GRIMM_FEATURE_UNFINISHED,        /* houses begun and not finished */
  GRIMM_FEATURE_FREE_SITES,        /* sites where nothing stands */
  GRIMM_FEATURE_FRIEND,            /* one for each Friend */
  GRIMM_FEATURE_FABLE = GRIMM_FEATURE_FRIEND + GRIMM_MAX_FRIENDS, /* one for each Fable in hand */
  GRIMM_N_FEATURES = GRIMM_FEATURE_FABLE + GRIMM_N_FABLES,
};

/* weights.c: by the number of seats, from two */
extern const float grimm_weights[GRIMM_MAX_SEATS - 1][GRIMM_N_FEATURES];

void grimm_features     (gconstpointer  state,
                         float         *features);
void grimm_value_by     (gconstpointer  state,
                         const float   *weights,
                         double        *values);
void grimm_feature_name (guint          feature,
                         char          *name,
                         gsize          size);

G_END_DECLS
