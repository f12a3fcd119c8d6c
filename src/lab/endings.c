/* endings.c: how games of a series have ended, where a game has words for that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <math.h>

/* Counts @n games that have ended like @id. */
static void
count (LabEndings *endings,
       const char *id,
       guint64     n)
{
  guint i = 0;

  while (endings->ids[i] && !g_str_equal (endings->ids[i], id))
    i++;
  g_assert (i < LAB_MAX_ENDINGS);
  endings->ids[i] = id;
  endings->n[i] += n;
}

/* Counts a game that is over. */
void
lab_endings_add (LabEndings        *endings,
                 const BrambleGame *game,
                 gconstpointer      state)
{
  if (game->ending)
    count (endings, game->ending (state), 1);
}

/* Counts all that were counted elsewhere. */
void
lab_endings_join (LabEndings       *endings,
                  const LabEndings *more)
{
  for (guint i = 0; more->ids[i]; i++)
    count (endings, more->ids[i], more->n[i]);
}

/* A line for each ending, the commonest first: how many of @n games had it, with the 95 %
 * interval. */
void
lab_endings_report (const LabEndings *endings,
                    guint64           n)
{
  gboolean told[LAB_MAX_ENDINGS] = { FALSE };

  for (guint i = 0; endings->ids[i]; i++)
    {
      guint next = 0;
      double part;

      while (told[next])
        next++;
      for (guint j = next + 1; endings->ids[j]; j++)
        if (!told[j] && endings->n[j] > endings->n[next])
          next = j;
      told[next] = TRUE;
      part = (double) endings->n[next] / (double) n;
      g_print ("ending-%s: %.1f %% ± %.1f\n", endings->ids[next], 100 * part, 100 * lab_margin (part, part, n));
    }
}

/* Half the width of the 95 % interval of a mean of @n numbers, known by the mean of them and of
 * their squares. */
double
lab_margin (double  mean,
            double  squares,
            guint64 n)
{
  return n > 1 ? 1.96 * sqrt (MAX (squares - mean * mean, 0) / (double) (n - 1)) : 1.0;
}
