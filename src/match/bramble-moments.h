/* bramble-moments.h: moments of a game that somebody may look for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

/* When a card did something. */
typedef struct
{
  guint step;       /* in which it is told of */
  guint round;
  const char *card; /* its name, translated; lives as long as the program */
} BrambleMoment;

GArray *bramble_moments_of_cards  (const BrambleRecord *record);
GArray *bramble_moments_of_rounds (const BrambleRecord *record);

G_END_DECLS
