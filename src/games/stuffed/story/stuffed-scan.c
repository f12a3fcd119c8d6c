/* stuffed-scan.c: the words of a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-scan.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* A line that is being read. */
typedef struct
{
  StuffedScan *scan;
  StuffedTroubles *troubles;
  guint line;
} Scanner;

static void
add (Scanner         *s,
     StuffedScanKind kind,
     const char      *text,
     gsize            length)
{
  StuffedScanned token = { .kind = kind, .line = s->line };

  if (text)
    token.text = g_string_chunk_insert_len (s->scan->chunk, text, (gssize) length);
  g_array_append_val (s->scan->tokens, token);
}

static gboolean
is_word (char c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '+' || c == '.';
}

/* Reads a text that begins at a quote. Returns what comes after it, or NULL. */
static const char *
scan_text (Scanner    *s,
           const char *at)
{
  const char *end = strchr (at + 1, '"');

  if (!end)
    {
      stuffed_troubles_add (s->troubles, s->line, "end it with \" in the same line; inside it use “ and ”", "a text has no end");
      return NULL;
    }
  if (end == at + 1 || end - at - 1 > STUFFED_MAX_TEXT)
    {
      stuffed_troubles_add (s->troubles, s->line, "write 1 to 2000 letters", "a text is empty or too long");
      return NULL;
    }
  for (const char *c = at + 1; c < end; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      {
        stuffed_troubles_add (s->troubles, s->line, "take it out", "a text has a character that cannot be seen");
        return NULL;
      }
  add (s, STUFFED_SCAN_TEXT, at + 1, (gsize) (end - at - 1));
  return end + 1;
}

/* Reads the words of a line. Returns whether that was possible. */
static gboolean
scan_words (Scanner    *s,
            const char *at)
{
  while (*at)
    {
      gsize length = 0;

      if (*at == ' ')
        {
          at++;
          continue;
        }
      if (g_str_has_prefix (at, "//"))
        break;
      if (*at == '"')
        {
          at = scan_text (s, at);
          if (!at)
            return FALSE;
          continue;
        }
      if (strchr (":;{}(),", *at) || ((*at == '>' || *at == '<') && at[1] == '='))
        {
          length = *at == '>' || *at == '<' ? 2 : 1;
          add (s, STUFFED_SCAN_MARK, at, length);
          at += length;
          continue;
        }
      while (is_word (at[length]))
        length++;
      if (length == 0)
        {
          g_autofree char *shown = g_utf8_substring (at, 0, 1);

          if (g_unichar_iscntrl (g_utf8_get_char (at)))
            stuffed_troubles_add (s->troubles, s->line, "use blanks", "there is a character that cannot be seen, perhaps a tab");
          else
            stuffed_troubles_add (s->troubles, s->line, "put texts between quotes, and comments behind //", "'%s' means nothing here", shown);
          return FALSE;
        }
      if (length > STUFFED_MAX_WORD)
        {
          stuffed_troubles_add (s->troubles, s->line, "names have at most 40 letters", "a word is too long");
          return FALSE;
        }
      add (s, STUFFED_SCAN_WORD, at, length);
      at += length;
    }
  return TRUE;
}

static gboolean
is_only (const char *line,
         const char *word)
{
  g_autofree char *stripped = g_strstrip (g_strdup (line));

  return g_str_equal (stripped, word);
}

/* Takes the rows of a map whole. Returns the line that ends it, or the last. */
static guint
scan_map (Scanner *s,
          guint    first)
{
  guint end = first;
  StuffedScanned token = { .kind = STUFFED_SCAN_MAP, .line = s->line, .first = first };

  while (s->scan->lines[end] && !is_only (s->scan->lines[end], "end"))
    end++;
  if (!s->scan->lines[end])
    {
      stuffed_troubles_add (s->troubles, s->line, "write \"end\" in a line below its last row", "a map has no end");
      return end;
    }
  token.n = end - first;
  g_array_append_val (s->scan->tokens, token);
  s->line = end + 1;
  add (s, STUFFED_SCAN_LINE_END, NULL, 0);
  return end + 1;
}

/* Says how far a line is indented beside the one before it. */
static gboolean
scan_indent (Scanner *s,
             gsize    blanks,
             guint   *depth)
{
  guint now = (guint) (blanks / 2);

  if (blanks % 2 != 0 || now > *depth + 1)
    {
      stuffed_troubles_add (s->troubles, s->line, "indent what belongs to the line above by exactly two blanks", "this line is indented wrongly");
      return FALSE;
    }
  if (now > STUFFED_MAX_INDENT)
    {
      stuffed_troubles_add (s->troubles, s->line, "make it an entry of its own and go there with goto", "this is too deep");
      return FALSE;
    }
  for (; *depth < now; (*depth)++)
    add (s, STUFFED_SCAN_DEEPER, NULL, 0);
  for (; *depth > now; (*depth)--)
    add (s, STUFFED_SCAN_SHALLOWER, NULL, 0);
  return TRUE;
}

static void
scan_lines (Scanner *s)
{
  guint depth = 0;
  guint i = 0;

  while (s->scan->lines[i])
    {
      const char *text = s->scan->lines[i];
      gsize blanks = strspn (text, " ");

      s->line = i + 1;
      if (text[blanks] == '\0' || g_str_has_prefix (text + blanks, "//"))
        {
          i++;
          continue;
        }
      /* A line that cannot be read is left out, and so is nothing else. */
      if (!scan_indent (s, blanks, &depth))
        {
          i++;
          continue;
        }
      if (is_only (text, "map"))
        {
          i = scan_map (s, i + 1);
          continue;
        }
      scan_words (s, text + blanks);
      add (s, STUFFED_SCAN_LINE_END, NULL, 0);
      i++;
    }
  for (; depth > 0; depth--)
    add (s, STUFFED_SCAN_SHALLOWER, NULL, 0);
  s->line = MAX (i, 1);
  add (s, STUFFED_SCAN_FILE_END, NULL, 0);
}

/*
 * Reads the words of a file. What is wrong goes to @troubles; the tokens are then of no use
 * but for finding more that is wrong.
 *
 * Returns: (transfer full) (nullable): the tokens, or NULL when this is no text at all.
 */
StuffedScan *
stuffed_scan_new (const char      *text,
                  gsize            length,
                  StuffedTroubles *troubles)
{
  Scanner s = { .troubles = troubles, .line = 1 };
  g_autofree char *copy = NULL;

  if (length > STUFFED_MAX_FILE)
    {
      stuffed_troubles_add (troubles, 1, "tell it in two stories", "the file is longer than 256 KiB");
      return NULL;
    }
  if (!g_utf8_validate_len (text, length, NULL))
    {
      stuffed_troubles_add (troubles, 1, "save it as UTF-8 from a text editor", "the file is not text in UTF-8");
      return NULL;
    }

  s.scan = g_new0 (StuffedScan, 1);
  copy = g_strndup (text, length);
  /* Some editors begin what they save as UTF-8 with a mark that nobody sees. */
  s.scan->lines = g_strsplit (g_str_has_prefix (copy, BYTE_ORDER_MARK) ? copy + strlen (BYTE_ORDER_MARK) : copy, "\n", -1);
  for (guint i = 0; s.scan->lines[i]; i++)
    g_strchomp (s.scan->lines[i]);
  s.scan->tokens = g_array_new (FALSE, FALSE, sizeof (StuffedScanned));
  s.scan->chunk = g_string_chunk_new (4096);
  scan_lines (&s);
  return s.scan;
}

void
stuffed_scan_free (StuffedScan *scan)
{
  g_strfreev (scan->lines);
  g_array_unref (scan->tokens);
  g_string_chunk_free (scan->chunk);
  g_free (scan);
}
