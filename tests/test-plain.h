/* test-plain.h: whether a text is made of words that people use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* No word goes over from letters into digits: that is how programs call things. */
static inline void
kit_assert_plain (const char *text)
{
  gunichar last = ' ';

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isdigit (c) && g_unichar_isalpha (last))
        g_error ("people are to read this: “%s”", text);
      last = c;
    }
}
