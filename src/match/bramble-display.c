/* bramble-display.c: what comes from outside, made fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of a file, and what stands in it, may contain anything: codes that
 * command a terminal, lines that look like our own, marks that turn the order
 * of letters round. What is shown to people contains only what can be read.
 */

#include "bramble-display.h"

#include <string.h>

/* Whether a character does something instead of being read. */
static gboolean
is_command (gunichar c)
{
  return g_unichar_iscntrl (c) || g_unichar_type (c) == G_UNICODE_LINE_SEPARATOR
         || g_unichar_type (c) == G_UNICODE_PARAGRAPH_SEPARATOR
         || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

static char *
escape (const char *text,
        gboolean    lines)
{
  g_autoptr (GString) shown = g_string_new (NULL);

  while (*text != '\0')
    {
      gunichar c = g_utf8_get_char_validated (text, -1);

      if (c == (gunichar) -1 || c == (gunichar) -2)
        g_string_append_printf (shown, "\\x%02x", (guint) (guchar) *text++);
      else
        {
          const char *next = g_utf8_next_char (text);

          if (!is_command (c) || (lines && (c == '\n' || c == '\t')))
            g_string_append_len (shown, text, next - text);
          else if (c == '\n')
            g_string_append (shown, "\\n");
          else if (c < 0x100)
            g_string_append_printf (shown, "\\x%02x", c);
          else
            g_string_append_printf (shown, "\\u%04x", c);
          text = next;
        }
    }

  return g_string_free (g_steal_pointer (&shown), FALSE);
}

/**
 * bramble_display_text:
 *
 * Returns: (transfer full): @text on one line, as UTF-8, with a code that can
 *   be read for each character that would do something else
 */
char *
bramble_display_text (const char *text)
{
  return escape (text, FALSE);
}

/**
 * bramble_display_lines:
 *
 * Returns: (transfer full): the same, but lines and tabs stay what they are
 */
char *
bramble_display_lines (const char *text)
{
  return escape (text, TRUE);
}

/**
 * bramble_display_file:
 *
 * Returns: (transfer full): what a message calls @file: its beginning and its
 *   end when it is long
 */
char *
bramble_display_file (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = path ? NULL : g_file_get_parse_name (file);
  g_autofree char *shown = bramble_display_text (path ? path : name);
  glong n = g_utf8_strlen (shown, -1);
  g_autofree char *start = NULL;

  if (n <= BRAMBLE_DISPLAY_MAX)
    return g_steal_pointer (&shown);

  start = g_utf8_substring (shown, 0, BRAMBLE_DISPLAY_MAX / 2 - 1);
  return g_strconcat (start, "…", g_utf8_offset_to_pointer (shown, n - BRAMBLE_DISPLAY_MAX / 2), NULL);
}
