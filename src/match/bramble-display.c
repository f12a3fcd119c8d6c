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

/* Whether a character belongs to a script that is read from right to left. */
static gboolean
is_leftwards (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFE)
         || (c >= 0x10800 && c <= 0x10FFF) || (c >= 0x1E800 && c <= 0x1EFFF);
}

/* Says which way a sentence is read: all our languages go to the right. Pango looks for the first
 * letter that does so, also within what is set apart. */
#define RIGHTWARDS "\342\200\216"
/* Around what is set apart. */
#define APART "\342\201\250"
#define UP_TO_HERE "\342\201\251"

/**
 * bramble_display_name:
 *
 * A sentence is read as its language is, also when it begins with a name that is read the other way.
 *
 * Returns: (transfer full): @name, set apart from what stands around it if it has to be
 */
char *
bramble_display_name (const char *name)
{
  for (const char *at = name; *at; at = g_utf8_next_char (at))
    if (is_leftwards (g_utf8_get_char (at)))
      return g_strconcat (RIGHTWARDS APART, name, UP_TO_HERE, NULL);

  return g_strdup (name);
}
