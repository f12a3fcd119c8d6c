/* story-tests.h: what the tests of the story language share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <story/stuffed-volume.h>

G_BEGIN_DECLS

void story_add_refused (void);
void story_add_limits (void);
void story_add_page (void);
void story_add_play (void);
void story_add_story (void);
void story_add_texts (void);

/* Reads a file below the folder of the tests. */
static inline char *
story_file (const char *first,
            const char *second,
            const char *third,
            gsize      *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, first, second, third, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

/* Returns a line for every trouble, without the name of the file. */
static inline char *
story_tell (const StuffedTroubles *troubles)
{
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < troubles->len; i++)
    {
      g_autofree char *line = stuffed_trouble_tell (stuffed_troubles_get (troubles, i), "");

      g_string_append_printf (told, "%s\n", line + 1);
    }
  return g_string_free (told, FALSE);
}

G_END_DECLS
