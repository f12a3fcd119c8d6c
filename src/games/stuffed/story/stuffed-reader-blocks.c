/* stuffed-reader-blocks.c: statements one after the other, and those that contain others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The statements of a block stand side by side in the table. While one is being read, what it
 * contains is read first and goes there before it; so a block is collected on its own, and
 * appended when it is whole.
 */

#include "stuffed-reader-statements.h"

#include <string.h>

/* A block that is being read. */
typedef struct
{
  GArray *statements; /* (element-type StuffedDo) */
  GArray *lines;      /* (element-type guint) */
} Draft;

static void
draft_clear (Draft *draft)
{
  g_array_unref (draft->statements);
  g_array_unref (draft->lines);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draft, draft_clear)

static Draft
draft_new (void)
{
  return (Draft) {
    .statements = g_array_new (FALSE, FALSE, sizeof (StuffedDo)),
    .lines = g_array_new (FALSE, FALSE, sizeof (guint)),
  };
}

static gboolean
read_one (StuffedReader *r,
          Draft         *draft)
{
  guint line = stuffed_reader_peek (r)->line;
  StuffedDo d;

  if (!stuffed_reader_statement (r, &d))
    return FALSE;
  g_array_append_val (draft->statements, d);
  g_array_append_val (draft->lines, line);
  return TRUE;
}

/* Puts a block that is whole into the tables. */
static gboolean
append (StuffedReader *r,
        const Draft   *draft,
        guint16       *block)
{
  StuffedVolume *book = r->book;
  StuffedBlock made = { .first = (guint16) book->statements->len, .n = (guint16) draft->statements->len };

  if (book->blocks->len >= STUFFED_MAX_BLOCKS || book->statements->len + draft->statements->len > STUFFED_MAX_STATEMENTS)
    return stuffed_reader_refuse (r, "tell it in two stories", "there are too many statements in one file");
  *block = (guint16) book->blocks->len;
  g_array_append_val (book->blocks, made);
  g_array_append_vals (book->statements, draft->statements->data, draft->statements->len);
  g_array_append_vals (book->statement_lines, draft->lines->data, draft->lines->len);
  return TRUE;
}

static gboolean
append_empty (StuffedReader *r,
              guint16       *block)
{
  g_auto (Draft) draft = draft_new ();

  return append (r, &draft, block);
}

/* Statements with ; between them, up to the end of the line or a brace. */
static gboolean
read_row (StuffedReader *r,
          Draft         *draft)
{
  do
    if (!read_one (r, draft))
      return FALSE;
  while (!stuffed_reader_line_is_over (r) && stuffed_reader_take (r, ";"));

  if (!stuffed_reader_line_is_over (r) && !stuffed_reader_ends (r))
    return stuffed_reader_refuse (r, "put ; between two statements, and check the words of this one", "the statement should end here");
  return TRUE;
}

static gboolean
enter (StuffedReader *r)
{
  if (++r->nesting <= STUFFED_MAX_NESTING)
    return TRUE;
  r->nesting--;
  return stuffed_reader_refuse (r, "make it an entry of its own and go there with goto", "this is too deep");
}

/* Takes the end of a line after which lines must be indented. */
static gboolean
go_deeper (StuffedReader *r,
           const char    *mend)
{
  if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_LINE_END)
    {
      r->at++;
      if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_DEEPER)
        {
          r->at++;
          return TRUE;
        }
      r->at--;
    }
  return stuffed_reader_refuse (r, mend, "something is missing below this line");
}

/* Reads lines that are indented, up to their end; each of them by @read. */
static void
read_deeper (StuffedReader *r,
             gboolean     (*read) (StuffedReader *r,
                                   gpointer       data),
             gpointer       data)
{
  while (stuffed_reader_peek (r)->kind != STUFFED_SCAN_SHALLOWER && stuffed_reader_peek (r)->kind != STUFFED_SCAN_FILE_END)
    {
      guint before = r->at;

      if (!read (r, data) || !stuffed_reader_end_line (r))
        stuffed_reader_recover (r, before);
      stuffed_reader_refuse_deeper (r);
    }
  if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_SHALLOWER)
    r->at++;
}

static gboolean
read_line (StuffedReader *r,
           gpointer       draft)
{
  return read_row (r, draft);
}

/* Reads the lines below this one as a block. */
gboolean
stuffed_reader_lines (StuffedReader *r,
                      guint16       *block)
{
  g_auto (Draft) draft = draft_new ();
  gboolean done;

  if (!enter (r))
    return FALSE;
  done = go_deeper (r, "write what happens there, indented by two");
  if (done)
    {
      read_deeper (r, read_line, &draft);
      done = append (r, &draft, block);
    }
  r->nesting--;
  return done;
}

/* Reads the rest of the lines that are indented as far as this one, perhaps none, as a block. */
gboolean
stuffed_reader_rest (StuffedReader *r,
                     guint16       *block)
{
  g_auto (Draft) draft = draft_new ();

  read_deeper (r, read_line, &draft);
  return append (r, &draft, block);
}

/* Reads a colon and what comes after it: statements in the line, in braces, or in lines below. */
gboolean
stuffed_reader_block (StuffedReader *r,
                      guint16       *block)
{
  g_auto (Draft) draft = draft_new ();
  gboolean done;

  if (!stuffed_reader_expect (r, ":", "put a colon before what happens then"))
    return FALSE;
  if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_LINE_END)
    return stuffed_reader_lines (r, block);

  if (!enter (r))
    return FALSE;
  if (stuffed_reader_take (r, "{"))
    done = read_row (r, &draft) && stuffed_reader_expect (r, "}", "close the brace in the same line");
  else
    done = read_row (r, &draft);
  done = done && append (r, &draft, block);
  r->nesting--;
  return done;
}

/* Reads the parts of a statement, each by @read: in braces in the line, or in lines below. */
static gboolean
read_parts (StuffedReader *r,
            const char    *mend,
            gboolean     (*read) (StuffedReader *r,
                                  gpointer       data),
            gpointer       data)
{
  if (!stuffed_reader_is (r, "{"))
    {
      if (!go_deeper (r, mend))
        return FALSE;
      read_deeper (r, read, data);
      return TRUE;
    }
  while (stuffed_reader_take (r, "{"))
    if (!read (r, data) || !stuffed_reader_expect (r, "}", "close the brace in the same line"))
      return FALSE;
  return TRUE;
}

/* if C: … and perhaps else: … */
gboolean
stuffed_reader_if (StuffedReader *r,
                   StuffedDo     *d)
{
  StuffedScanKind ahead = r->at > 1 ? g_array_index (r->scan->tokens, StuffedScanned, r->at - 2).kind : STUFFED_SCAN_LINE_END;
  gboolean begins_line = ahead == STUFFED_SCAN_LINE_END || ahead == STUFFED_SCAN_DEEPER || ahead == STUFFED_SCAN_SHALLOWER;
  guint before;

  d->other = STUFFED_NO_BLOCK;
  if (!stuffed_reader_condition (r, &d->condition) || !stuffed_reader_block (r, &d->to))
    return FALSE;

  /* Its else is behind a brace, or in the next line if the if began one. */
  before = r->at;
  if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_LINE_END)
    r->at++;
  if (stuffed_reader_line_is_over (r) && !begins_line)
    {
      r->at = before;
      return TRUE;
    }
  if (stuffed_reader_take (r, "else"))
    return stuffed_reader_block (r, &d->other);
  r->at = before;
  return TRUE;
}

/* 1-3: … or 4: … */
static gboolean
read_face (StuffedReader *r,
           gpointer       data)
{
  StuffedFork *fork = data;
  const char *word;
  guint16 block;
  guint from;
  guint to;

  if (!stuffed_reader_word (r, "numbers of the die such as 1-3", &word))
    return FALSE;
  from = (guint) (*word - '0');
  to = word[1] == '-' ? (guint) (word[2] - '0') : from;
  if (from < 1 || to > 6 || from > to || strlen (word) != (word[1] == '-' ? 3 : 1))
    {
      r->at--;
      return stuffed_reader_refuse (r, "write 1-3: or 4: and so on, up to 6", "'%s' are no numbers of a die", word);
    }
  if (!stuffed_reader_block (r, &block))
    return FALSE;
  for (guint i = from; i <= to; i++)
    {
      if (fork->blocks[i - 1] != STUFFED_NO_BLOCK)
        return stuffed_reader_refuse (r, "let every number bring one thing", "a %u brings two things", i);
      fork->blocks[i - 1] = block;
    }
  return TRUE;
}

gboolean
stuffed_reader_roll (StuffedReader *r,
                     StuffedDo     *d)
{
  StuffedFork fork;

  for (guint i = 0; i < 6; i++)
    fork.blocks[i] = STUFFED_NO_BLOCK;
  if (!read_parts (r, "say what the numbers bring: 1-3: … and 4-6: …", read_face, &fork))
    return FALSE;
  for (guint i = 0; i < 6; i++)
    if (fork.blocks[i] == STUFFED_NO_BLOCK)
      return stuffed_reader_refuse (r, "cover the numbers 1 to 6", "a %u brings nothing", i + 1);
  if (r->book->forks->len >= STUFFED_MAX_FORKS)
    return stuffed_reader_refuse (r, "tell it in two stories", "there are too many rolls");
  d->to = (guint16) r->book->forks->len;
  g_array_append_val (r->book->forks, fork);
  return TRUE;
}

/* Options that are being read, and the lines they stand in. */
typedef struct
{
  GArray *options;
  GArray *lines;
} Options;

/* option "label" kind|brave|sly|plain [if C]: … */
gboolean
stuffed_reader_option (StuffedReader *r,
                       GArray        *options,
                       GArray        *lines)
{
  static const char *const tags[STUFFED_N_TAGS] = {
    [STUFFED_TAG_KIND] = "kind", [STUFFED_TAG_BRAVE] = "brave", [STUFFED_TAG_SLY] = "sly", [STUFFED_TAG_PLAIN] = "plain",
  };
  StuffedOption option = { 0 };
  guint line = stuffed_reader_peek (r)->line;

  if (!stuffed_reader_expect (r, "option", "write: option \"What you do\" kind: what comes of it")
      || !stuffed_reader_text (r, STUFFED_TEXT_OPTION, &option.label)
      || !stuffed_reader_one_of (r, "what an option is like", tags, STUFFED_N_TAGS, &option.tag)
      || (stuffed_reader_take (r, "if") && !stuffed_reader_condition (r, &option.condition))
      || !stuffed_reader_block (r, &option.block))
    return FALSE;
  g_array_append_val (options, option);
  g_array_append_val (lines, line);
  return TRUE;
}

static gboolean
read_option (StuffedReader *r,
             gpointer       data)
{
  Options *draft = data;

  return stuffed_reader_option (r, draft->options, draft->lines);
}

/* Puts options that belong together into the table. Returns the first, or STUFFED_NO_BLOCK. */
guint16
stuffed_reader_append_options (StuffedReader *r,
                               GArray        *options,
                               GArray        *lines)
{
  guint16 first = (guint16) r->book->options->len;

  if (r->book->options->len + options->len > STUFFED_MAX_CHOICES)
    {
      stuffed_reader_refuse (r, "tell it in two stories", "there are too many options");
      return STUFFED_NO_BLOCK;
    }
  g_array_append_vals (r->book->options, options->data, options->len);
  g_array_append_vals (r->book->option_lines, lines->data, lines->len);
  return first;
}

gboolean
stuffed_reader_choose (StuffedReader *r,
                       StuffedDo     *d)
{
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (StuffedOption));
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  Options draft = { options, lines };
  guint line = g_array_index (r->scan->tokens, StuffedScanned, r->at - 1).line;
  guint troubles = r->troubles->len;
  guint free = 0;

  d->who = STUFFED_WHO_YOU;
  if (stuffed_reader_is_who (r) && !stuffed_reader_who (r, FALSE, &d->who, &d->whom))
    return FALSE;
  if (!read_parts (r, "write 2 to 4 options: option \"What you do\" kind: what comes of it", read_option, &draft))
    return FALSE;
  for (guint i = 0; i < options->len; i++)
    free += g_array_index (options, StuffedOption, i).condition.n == 0;
  if (r->troubles->len == troubles && (options->len < 2 || options->len > STUFFED_MAX_OPTIONS))
    stuffed_troubles_add (r->troubles, line, "write 2 to 4 options", "the number of options is %u", options->len);
  else if (r->troubles->len == troubles && free == 0)
    stuffed_troubles_add (r->troubles, line, "let one option have no if, so that everybody can choose it", "there may be nothing to choose");
  d->n.plus = (gint8) MIN (options->len, STUFFED_MAX_OPTIONS);
  d->to = stuffed_reader_append_options (r, options, lines);
  return d->to != STUFFED_NO_BLOCK;
}

/* What a test, an offer or a task brings. */
typedef struct
{
  gboolean can_fail;
  guint16 pass;
  guint16 fail;
} Results;

static gboolean
read_result (StuffedReader *r,
             gpointer       data)
{
  Results *results = data;

  if (stuffed_reader_is (r, "pass") && results->pass == STUFFED_NO_BLOCK)
    {
      r->at++;
      return stuffed_reader_block (r, &results->pass);
    }
  if (results->can_fail && stuffed_reader_is (r, "fail") && results->fail == STUFFED_NO_BLOCK)
    {
      r->at++;
      return stuffed_reader_block (r, &results->fail);
    }
  return stuffed_reader_refuse (r, results->can_fail ? "write pass: and fail: once each" : "write pass: once; a task never fails",
                                "this is no result");
}

/* Reads pass: and fail:. Without fail: nothing happens then. */
static gboolean
read_results (StuffedReader *r,
              Results       *results)
{
  guint troubles = r->troubles->len;

  results->pass = STUFFED_NO_BLOCK;
  results->fail = STUFFED_NO_BLOCK;
  if (!read_parts (r, "write below it pass: and what happens then", read_result, results))
    return FALSE;
  if (results->pass == STUFFED_NO_BLOCK)
    {
      if (r->troubles->len > troubles)
        return FALSE;
      return stuffed_reader_refuse (r, "write pass: and what happens then", "nothing happens when it is passed");
    }
  return !results->can_fail || results->fail != STUFFED_NO_BLOCK || append_empty (r, &results->fail);
}

/* Whether a number is fair for 2, 3 and 4 stuffies. */
static gboolean
check_number (StuffedReader *r,
              StuffedNumber  number,
              gboolean       task)
{
  for (guint n = STUFFED_MIN_SEATS; n <= STUFFED_MAX_SEATS; n++)
    {
      guint needs = stuffed_number (number, n);
      guint most = task ? STUFFED_MAX_TASK * n : STUFFED_MAX_TEST;

      if (needs > most)
        return stuffed_reader_refuse (r, task ? "ask for at most 6n" : "ask for at most 12", "with %u stuffies it needs %u, and more than %u is too hard", n, needs, most);
      if (needs == 0)
        return stuffed_reader_refuse (r, "ask for at least 1, with 2, 3 and 4 stuffies", "with %u stuffies it needs nothing", n);
    }
  return TRUE;
}

/* test COLOUR NUMBER [WHO] */
gboolean
stuffed_reader_test (StuffedReader *r,
                     StuffedDo     *d)
{
  Results results = { .can_fail = TRUE };

  d->who = STUFFED_WHO_YOU;
  if (!stuffed_reader_colour (r, &d->what) || !stuffed_reader_number (r, &d->n) || !check_number (r, d->n, FALSE)
      || (stuffed_reader_is_who (r) && !stuffed_reader_who (r, FALSE, &d->who, &d->whom)) || !read_results (r, &results))
    return FALSE;
  d->to = results.pass;
  d->other = results.fail;
  return TRUE;
}

/* offer|task ID COLOUR NUMBER "label" [near X] */
static gboolean
read_stand (StuffedReader *r,
            StuffedDo     *d,
            gboolean       task)
{
  StuffedStand stand = { .task = (guint8) task, .near = STUFFED_NONE };
  Results results = { .can_fail = !task };
  guint line = stuffed_reader_peek (r)->line;

  if (!stuffed_reader_name (r, "the name of an offer or task", &stand.id) || !stuffed_reader_colour (r, &stand.colour)
      || !stuffed_reader_number (r, &stand.n) || !check_number (r, stand.n, task)
      || !stuffed_reader_text (r, STUFFED_TEXT_STAND, &stand.label)
      || (stuffed_reader_take (r, "near") && !stuffed_reader_letter (r, &stand.near)) || !read_results (r, &results))
    return FALSE;
  for (guint i = 0; i < r->book->stands->len; i++)
    if (g_str_equal (g_array_index (r->book->stands, StuffedStand, i).id, stand.id))
      {
        stuffed_troubles_add (r->troubles, line, "give it another name", "there is an offer or task '%s' already", stand.id);
        return FALSE;
      }
  if (r->book->stands->len >= STUFFED_MAX_STANDS)
    return stuffed_reader_refuse (r, "do with fewer", "there are more than %u offers and tasks", STUFFED_MAX_STANDS);
  stand.pass = results.pass;
  stand.fail = task ? STUFFED_NO_BLOCK : results.fail;
  d->what = (guint8) r->book->stands->len;
  g_array_append_val (r->book->stands, stand);
  g_array_append_val (r->book->stand_lines, line);
  return TRUE;
}

gboolean
stuffed_reader_offer (StuffedReader *r,
                      StuffedDo     *d)
{
  return read_stand (r, d, FALSE);
}

gboolean
stuffed_reader_task (StuffedReader *r,
                     StuffedDo     *d)
{
  return read_stand (r, d, TRUE);
}
