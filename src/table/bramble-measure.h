/* bramble-measure.h: what is counted after each round of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-chart.h>

G_BEGIN_DECLS

/* Something that says how far everybody had come, for a chart. */
typedef struct
{
  const char *title;  /* above the chart, untranslated */
  const char *label;  /* the chart for who does not see it, untranslated */
  guint scale;        /* what the chart shows at least, from 0 */
  guint step;         /* between the lines of its grid while there are no more than five, or 0: what fits */
  gboolean percent;   /* the numbers are parts of a hundred */
  BrambleCount count; /* of a state; NULL where somebody else counts */
} BrambleMeasure;

G_END_DECLS
