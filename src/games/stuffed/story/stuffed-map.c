/* stuffed-map.c: maps as stories draw them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every second character is a square and what is between two of them a line; between two
 * rows of squares is a row of lines, which may be empty.
 */

#include "stuffed-map.h"

#include <string.h>

#define SQUARES ". # = and letters and numbers"

/* The letters that a story names: all capitals, points and the later place of a Lost token. */
static gboolean
is_square (char c)
{
  return strchr (".#=", c) || (c >= '1' && c <= '9') || (c >= 'a' && c <= 'f') || c == 'l' || (c >= 'A' && c <= 'Z');
}

/* Returns what a character between two squares is; STUFFED_N_LINES: nothing that there is. */
static StuffedLine
line_of (char c,
         char white)
{
  static const char letters[] = " rgyb";
  const char *found = c ? strchr (letters, c) : letters;

  if (c == white)
    return STUFFED_LINE_WHITE;
  return found ? (StuffedLine) (found - letters) : STUFFED_N_LINES;
}

/* A row of squares, which has no blanks at its end. */
static gboolean
read_squares (StuffedMap      *map,
              const char      *text,
              guint            row,
              guint            line,
              StuffedTroubles *troubles)
{
  gsize length = strlen (text);

  if (length != 2u * map->columns - 1)
    {
      stuffed_troubles_add (troubles, line, "write one character for each square and one between two of them, in every row alike",
                            "this row of the map is not as long as the first one");
      return FALSE;
    }
  for (guint i = 0; i < length; i++)
    {
      guint square = row * map->columns + i / 2;

      if (i % 2 == 0)
        {
          map->squares[square] = text[i];
          if (is_square (text[i]))
            continue;
          stuffed_troubles_add (troubles, line, "squares are " SQUARES, "there is no square '%c' on maps", text[i]);
          return FALSE;
        }
      map->right[square] = (guint8) line_of (text[i], '|');
      if (map->right[square] < STUFFED_N_LINES)
        continue;
      stuffed_troubles_add (troubles, line, "between two squares is a blank, r, g, y, b or |",
                            "there is no line '%c' between two squares of a row", text[i]);
      return FALSE;
    }
  return TRUE;
}

/* A row of lines below a row of squares. */
static gboolean
read_lines (StuffedMap      *map,
            const char      *text,
            guint            row,
            guint            line,
            StuffedTroubles *troubles)
{
  gsize length = strlen (text);

  if (length > 2u * map->columns - 1)
    {
      stuffed_troubles_add (troubles, line, "end it below the last square", "this row of lines is longer than the rows of squares");
      return FALSE;
    }
  for (guint i = 0; i < length; i++)
    {
      StuffedLine found = i % 2 == 0 ? line_of (text[i], '-') : text[i] == ' ' ? STUFFED_DOTTED : STUFFED_N_LINES;

      if (found == STUFFED_N_LINES)
        {
          stuffed_troubles_add (troubles, line, "below a square is a blank, r, g, y, b or -, and nothing below the lines between squares",
                                "'%c' is no line between two rows", text[i]);
          return FALSE;
        }
      if (i % 2 == 0)
        map->below[row * map->columns + i / 2] = (guint8) found;
    }
  return TRUE;
}

/*
 * Reads the @n rows of a map. They may be indented, all as far as the first. @line is where
 * the first of them stands.
 *
 * Returns: whether it is one; else @troubles has the reason.
 */
gboolean
stuffed_map_read (StuffedMap        *map,
                  const char *const *rows,
                  guint              n,
                  guint              line,
                  StuffedTroubles   *troubles)
{
  gsize indent = n > 0 ? strspn (rows[0], " ") : 0;
  gsize width = n > 0 ? strlen (rows[0]) - indent : 0;

  *map = (StuffedMap) { 0 };
  while (width > 0 && rows[0][indent + width - 1] == ' ')
    width--;
  if (n == 0 || n % 2 == 0 || n > 2 * STUFFED_MAX_ROWS - 1 || width == 0 || width % 2 == 0 || width > 2 * STUFFED_MAX_COLUMNS - 1)
    {
      stuffed_troubles_add (troubles, line,
                            "draw 1 to 12 squares in a row and 1 to 10 rows, with a row of lines (it may be empty) between two rows",
                            "a map cannot have this size");
      return FALSE;
    }
  map->columns = (guint8) ((width + 1) / 2);
  map->rows = (guint8) ((n + 1) / 2);

  for (guint i = 0; i < n; i++)
    {
      gsize skip = MIN (strspn (rows[i], " "), indent);
      g_autofree char *text = g_strchomp (g_strdup (rows[i] + skip));

      if (i % 2 == 0 ? !read_squares (map, text, i / 2, line + i, troubles)
                     : !read_lines (map, text, i / 2, line + i, troubles))
        return FALSE;
    }
  return TRUE;
}

/* Returns the number of the point with a letter, from 0; or STUFFED_NONE. */
guint
stuffed_map_point (char letter)
{
  if (letter >= '1' && letter <= '9')
    return (guint) (letter - '1');
  if (letter >= 'a' && letter <= 'f')
    return 9 + (guint) (letter - 'a');
  return STUFFED_NONE;
}

/* Returns the letter of a point; those from 9 on can be read again. */
char
stuffed_map_letter (guint point)
{
  g_return_val_if_fail (point < 15, '1');

  return "123456789abcdef"[point];
}
