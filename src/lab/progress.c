/* progress.c: games that several threads take one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <stdio.h>
#include <unistd.h>

/* The next game to play. Returns FALSE when all are taken. */
gboolean
lab_progress_take (LabProgress *progress,
                   guint64     *index)
{
  *index = (guint64) g_atomic_int_add (&progress->next, 1);
  return *index < progress->n;
}

void
lab_progress_done (LabProgress *progress)
{
  g_atomic_int_inc (&progress->done);
}

/* A bar on a terminal, until all games are done. */
void
lab_progress_show (LabProgress *progress)
{
  if (!isatty (STDERR_FILENO))
    return;

  while ((guint64) g_atomic_int_get (&progress->done) < progress->n)
    {
      int percent = (int) (100 * (guint64) g_atomic_int_get (&progress->done) / progress->n);

      fprintf (stderr, "\r[%-50.*s] %3d %%", percent / 2,
               "##################################################", percent);
      g_usleep (100000);
    }
  fprintf (stderr, "\r%60s\r", "");
}
