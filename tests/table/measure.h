/* measure.h: figures, and how they are printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <time.h>

G_BEGIN_DECLS

/* ms of a clock. */
static inline double
measure_now (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

static inline int
measure_order (gconstpointer a,
               gconstpointer b)
{
  const double *first = a;
  const double *second = b;

  return *first < *second ? -1 : *first > *second;
}

/* What is so much of the figures, from 0, the least, over 0.5, the median, to 1,
 * the most. They get sorted. */
static inline double
measure_share (GArray *figures,
               double  share)
{
  g_return_val_if_fail (figures->len > 0, 0);

  g_array_sort (figures, measure_order);
  return g_array_index (figures, double, (guint) (share * (figures->len - 1) + 0.5));
}

/* One line of the table. @goal: what the figure is not to exceed, or negative. */
static inline void
measure_print (const char *what,
               double      figure,
               const char *unit,
               double      goal)
{
  if (goal < 0)
    g_print ("%-58s %9.2f %-6s\n", what, figure, unit);
  else
    g_print ("%-58s %9.2f %-6s %7g  %s\n", what, figure, unit, goal, figure <= goal ? "met" : "missed");
}

G_END_DECLS
