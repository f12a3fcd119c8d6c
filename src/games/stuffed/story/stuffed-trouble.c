/* stuffed-trouble.c: what is wrong with a story, and where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-trouble.h"

static void
trouble_free (gpointer data)
{
  StuffedTrouble *trouble = data;

  g_free (trouble->reason);
  g_free (trouble->mend);
  g_free (trouble);
}

/* Returns: (transfer full): an empty list; g_ptr_array_unref () frees it. */
StuffedTroubles *
stuffed_troubles_new (void)
{
  return g_ptr_array_new_with_free_func (trouble_free);
}

/* Notes what is wrong in a line, and what would mend it. */
void
stuffed_troubles_add (StuffedTroubles *troubles,
                      guint            line,
                      const char      *mend,
                      const char      *reason,
                      ...)
{
  StuffedTrouble *trouble;
  va_list args;

  if (troubles->len >= STUFFED_MAX_TROUBLES)
    return;
  trouble = g_new0 (StuffedTrouble, 1);
  trouble->line = line;
  va_start (args, reason);
  trouble->reason = g_strdup_vprintf (reason, args);
  va_end (args);
  trouble->mend = g_strdup (mend);
  g_ptr_array_add (troubles, trouble);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const StuffedTrouble *first = *(const StuffedTrouble *const *) a;
  const StuffedTrouble *second = *(const StuffedTrouble *const *) b;

  return first->line < second->line ? -1 : first->line > second->line;
}

/* Puts them in the order of the file. */
void
stuffed_troubles_sort (StuffedTroubles *troubles)
{
  g_ptr_array_sort (troubles, compare_lines);
}

const StuffedTrouble *
stuffed_troubles_get (const StuffedTroubles *troubles,
                      guint                  n)
{
  g_return_val_if_fail (n < troubles->len, NULL);

  return g_ptr_array_index (troubles, n);
}

/* Returns: (transfer full): the trouble in a line as compilers put it. */
char *
stuffed_trouble_tell (const StuffedTrouble *trouble,
                      const char           *file)
{
  return g_strdup_printf ("%s:%u: %s (%s)", file, trouble->line, trouble->reason, trouble->mend);
}
