/* stuffed-reader-lines.c: the tokens of a story one after the other, and where lines and blocks end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Functions that return FALSE have said what is wrong.
 */

#include "stuffed-reader.h"

#include <string.h>

const StuffedScanned *
stuffed_reader_peek (const StuffedReader *r)
{
  return &g_array_index (r->scan->tokens, StuffedScanned, r->at);
}

/* Returns the next token and goes on; the end of the file stays for ever. */
const StuffedScanned *
stuffed_reader_next (StuffedReader *r)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  if (token->kind != STUFFED_SCAN_FILE_END)
    r->at++;
  return token;
}

/* Whether the next token is a word or mark. */
gboolean
stuffed_reader_is (const StuffedReader *r,
                   const char          *word)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  return (token->kind == STUFFED_SCAN_WORD || token->kind == STUFFED_SCAN_MARK) && g_str_equal (token->text, word);
}

/* Goes on if the next token is a word or mark. */
gboolean
stuffed_reader_take (StuffedReader *r,
                     const char    *word)
{
  if (!stuffed_reader_is (r, word))
    return FALSE;
  r->at++;
  return TRUE;
}

const char *
stuffed_reader_shown (const StuffedScanned *token)
{
  switch (token->kind)
    {
    case STUFFED_SCAN_WORD:
    case STUFFED_SCAN_MARK:
      return token->text;
    case STUFFED_SCAN_TEXT:
      return "a text";
    case STUFFED_SCAN_MAP:
      return "a map";
    case STUFFED_SCAN_LINE_END:
      return "the end of the line";
    case STUFFED_SCAN_DEEPER:
    case STUFFED_SCAN_SHALLOWER:
      return "a line that is indented differently";
    case STUFFED_SCAN_FILE_END:
      return "the end of the file";
    }

  g_assert_not_reached ();
}

gboolean
stuffed_reader_expect (StuffedReader *r,
                       const char    *word,
                       const char    *mend)
{
  if (stuffed_reader_take (r, word))
    return TRUE;
  return stuffed_reader_refuse (r, mend, "here should be '%s', and there is %s", word, stuffed_reader_shown (stuffed_reader_peek (r)));
}

/* Whether a statement ends here. */
gboolean
stuffed_reader_ends (const StuffedReader *r)
{
  StuffedScanKind kind = stuffed_reader_peek (r)->kind;

  return kind == STUFFED_SCAN_LINE_END || kind == STUFFED_SCAN_FILE_END || kind == STUFFED_SCAN_SHALLOWER
         || kind == STUFFED_SCAN_DEEPER || stuffed_reader_is (r, ";") || stuffed_reader_is (r, "}");
}

/* Whether the line has been read to its end, perhaps with what was indented below it. */
gboolean
stuffed_reader_line_is_over (const StuffedReader *r)
{
  StuffedScanKind before;

  if (r->at == 0)
    return TRUE;
  before = g_array_index (r->scan->tokens, StuffedScanned, r->at - 1).kind;
  return before == STUFFED_SCAN_LINE_END || before == STUFFED_SCAN_SHALLOWER;
}

/* Goes on to the next line that is not part of this one. */
void
stuffed_reader_skip_line (StuffedReader *r)
{
  guint depth = 0;

  while (!stuffed_reader_line_is_over (r) && stuffed_reader_peek (r)->kind != STUFFED_SCAN_FILE_END)
    r->at++;
  while (stuffed_reader_peek (r)->kind == STUFFED_SCAN_DEEPER || depth > 0)
    {
      StuffedScanKind kind = stuffed_reader_next (r)->kind;

      if (kind == STUFFED_SCAN_FILE_END)
        break;
      depth += kind == STUFFED_SCAN_DEEPER;
      depth -= kind == STUFFED_SCAN_SHALLOWER;
    }
}

/* Takes the end of the line, if it has not been taken already. */
gboolean
stuffed_reader_end_line (StuffedReader *r)
{
  if (stuffed_reader_line_is_over (r))
    return TRUE;
  if (stuffed_reader_peek (r)->kind != STUFFED_SCAN_LINE_END)
    return stuffed_reader_refuse (r, "end the line here", "this does not belong to the line");
  r->at++;
  return TRUE;
}

/* Passes over lines below one that has nothing below it. */
void
stuffed_reader_refuse_deeper (StuffedReader *r)
{
  if (stuffed_reader_peek (r)->kind != STUFFED_SCAN_DEEPER)
    return;
  r->at++;
  stuffed_reader_refuse (r, "indent it less, or end the line above with a colon", "nothing can stand below the line above");
  r->at--;
  stuffed_reader_skip_line (r);
}

/* Goes on behind the lines that are indented as far as this one. */
void
stuffed_reader_skip_block (StuffedReader *r)
{
  guint depth = 1;

  while (depth > 0 && stuffed_reader_peek (r)->kind != STUFFED_SCAN_FILE_END)
    {
      StuffedScanKind kind = stuffed_reader_next (r)->kind;

      depth += kind == STUFFED_SCAN_DEEPER;
      depth -= kind == STUFFED_SCAN_SHALLOWER;
    }
}

/* After a line that could not be read, which began at the token @before: where the next begins. */
void
stuffed_reader_recover (StuffedReader *r,
                        guint          before)
{
  StuffedScanKind kind = stuffed_reader_peek (r)->kind;

  if (r->at == before && kind != STUFFED_SCAN_FILE_END && kind != STUFFED_SCAN_SHALLOWER)
    r->at++;
  stuffed_reader_skip_line (r);
}

/* Notes what is wrong with the next token, or the one before if the line is over. */
gboolean
stuffed_reader_refuse (StuffedReader *r,
                       const char    *mend,
                       const char    *reason,
                       ...)
{
  g_autofree char *text = NULL;
  guint line = stuffed_reader_peek (r)->line;
  va_list args;

  if (r->at > 0 && stuffed_reader_peek (r)->kind != STUFFED_SCAN_WORD)
    line = MIN (line, g_array_index (r->scan->tokens, StuffedScanned, r->at - 1).line);
  va_start (args, reason);
  text = g_strdup_vprintf (reason, args);
  va_end (args);
  stuffed_troubles_add (r->troubles, line, mend, "%s", text);
  return FALSE;
}
