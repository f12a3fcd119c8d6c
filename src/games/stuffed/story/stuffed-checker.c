/* stuffed-checker.c: whether a story can be told to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader has found everything that can be said of a single line. Here is what can be said
 * of the whole: all conditions are left open, so a story that passes can still be hard to win,
 * but never impossible to go on with.
 */

#include "stuffed-checker.h"

#include <string.h>

/* Returns the line of a statement, by its number in the table. */
guint
stuffed_checker_line (const StuffedChecker *c,
                      guint                 statement)
{
  return g_array_index (c->book->statement_lines, guint, statement);
}

guint
stuffed_checker_page_line (const StuffedChecker *c,
                           guint                 page)
{
  return g_array_index (c->book->page_lines, guint, page);
}

/* Fills in the blocks that a statement leads into at once, without those of what only stands
 * there. Returns how many. */
guint
stuffed_checker_inner (const StuffedStory *story,
                       const StuffedDo    *d,
                       guint16             inner[STUFFED_MAX_INNER])
{
  guint n = 0;

  if (d->kind == STUFFED_DO_IF || d->kind == STUFFED_DO_TEST)
    {
      inner[n++] = d->to;
      if (d->other != STUFFED_NO_BLOCK)
        inner[n++] = d->other;
    }
  else if (d->kind == STUFFED_DO_ROLL)
    for (; n < 6; n++)
      inner[n] = story->forks[d->to].blocks[n];
  else if (d->kind == STUFFED_DO_CHOOSE)
    for (; n < (guint) d->n.plus; n++)
      inner[n] = story->options[d->to + n].block;
  return n;
}

static gboolean
same_condition (const StuffedStory     *story,
                const StuffedCondition *a,
                const StuffedCondition *b)
{
  return a->n == b->n && (a->n == 0 || memcmp (&story->ifs[a->first], &story->ifs[b->first], a->n * sizeof (StuffedIf)) == 0);
}

static gboolean
same_statement (const StuffedStory *story,
                const StuffedDo    *a,
                const StuffedDo    *b);

/* Whether two blocks do the same. */
static gboolean
same_block (const StuffedStory *story,
            guint               a,
            guint               b)
{
  const StuffedBlock *first = &story->blocks[a];
  const StuffedBlock *second = &story->blocks[b];

  if (first->n != second->n)
    return FALSE;
  for (guint i = 0; i < first->n; i++)
    if (!same_statement (story, &story->statements[first->first + i], &story->statements[second->first + i]))
      return FALSE;
  return TRUE;
}

static gboolean
same_statement (const StuffedStory *story,
                const StuffedDo    *a,
                const StuffedDo    *b)
{
  guint16 first[STUFFED_MAX_INNER];
  guint16 second[STUFFED_MAX_INNER];
  guint n = stuffed_checker_inner (story, a, first);

  if (a->kind != b->kind || a->who != b->who || a->whom != b->whom || a->what != b->what || a->n.plus != b->n.plus
      || a->n.each != b->n.each || a->text != b->text || !same_condition (story, &a->condition, &b->condition)
      || n != stuffed_checker_inner (story, b, second))
    return FALSE;
  if (n == 0)
    return a->to == b->to && a->other == b->other;
  for (guint i = 0; i < n; i++)
    if (!same_block (story, first[i], second[i]))
      return FALSE;
  return TRUE;
}

static void
check_options (StuffedChecker *c,
               guint           first,
               guint           n)
{
  for (guint i = 1; i < n; i++)
    if (!same_block (c->story, c->story->options[first].block, c->story->options[first + i].block))
      return;
  if (n > 1)
    stuffed_troubles_add (c->troubles, g_array_index (c->book->option_lines, guint, first), "let one of them bring something else",
                          "all options do the same");
}

static gboolean
ends_here (const StuffedDo *d)
{
  return d->kind == STUFFED_DO_GOTO || d->kind == STUFFED_DO_WIN || d->kind == STUFFED_DO_LOSE || d->kind == STUFFED_DO_LEAVE_NOW;
}

/* What can be seen of the statements of a block. */
static void
check_block (StuffedChecker     *c,
             const StuffedBlock *block)
{
  for (guint i = 0; i < block->n; i++)
    {
      const StuffedDo *d = &c->story->statements[block->first + i];

      if (i > 0 && ends_here (d - 1))
        {
          stuffed_troubles_add (c->troubles, stuffed_checker_line (c, block->first + i), "put it before, or leave it out",
                                "nothing comes to this: what stands before it does not come back");
          return;
        }
      if (d->kind == STUFFED_DO_CHOOSE)
        check_options (c, d->to, (guint) d->n.plus);
      if ((d->kind == STUFFED_DO_LEAVE || d->kind == STUFFED_DO_LEAVE_NOW) && d->what >= c->story->n_pages)
        stuffed_troubles_add (c->troubles, stuffed_checker_line (c, block->first + i), "write the page, or another number",
                              "there is no page %u", d->what + 1u);
    }
}

/* Counts sentences: what ends with . ! ? or … before a blank, a quote or the end. */
static guint
count_sentences (const char *text)
{
  guint n = 0;
  gboolean ended = FALSE;

  for (const char *at = text; *at; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter == ' ' && ended)
        n++;
      if (letter == '.' || letter == '!' || letter == '?' || letter == 0x2026)
        ended = TRUE;
      else if (letter == ' ' || g_unichar_isalnum (letter))
        ended = FALSE;
    }
  return n + ended;
}

/* A page opens with some sentences that are told. */
static void
check_opening (StuffedChecker *c,
               guint           page)
{
  guint block = c->story->pages[page].opening;
  guint line = stuffed_checker_page_line (c, page);
  const StuffedDo *first;
  guint sentences;

  if (block == STUFFED_NO_BLOCK)
    {
      stuffed_troubles_add (c->troubles, line, "write the entry that opens the page, with the name 0", "page %u has no entry %u.0", page + 1, page + 1);
      return;
    }
  first = &c->story->statements[c->story->blocks[block].first];
  if (c->story->blocks[block].n == 0 || first->kind != STUFFED_DO_TEXT)
    {
      stuffed_troubles_add (c->troubles, line, "begin its entry 0 with a text", "page %u does not begin with a text", page + 1);
      return;
    }
  sentences = count_sentences (c->story->texts[first->text]);
  if (sentences < 2 || sentences > 5)
    stuffed_troubles_add (c->troubles, stuffed_checker_line (c, c->story->blocks[block].first), "open a page with 2 to 5 sentences",
                          "page %u opens with %u sentence%s", page + 1, sentences, sentences == 1 ? "" : "s");
}

static void
check_page (StuffedChecker *c,
            guint           page)
{
  const StuffedPage *p = &c->story->pages[page];
  guint line = stuffed_checker_page_line (c, page);

  check_opening (c, page);
  if (p->map.columns == 0)
    stuffed_troubles_add (c->troubles, line, "draw one between the lines map and end", "page %u has no map", page + 1);
  if (p->goal == STUFFED_NO_TEXT)
    stuffed_troubles_add (c->troubles, line, "write: goal \"What is to be done\"", "page %u has no goal", page + 1);
  if (p->surge_first == STUFFED_NO_BLOCK)
    stuffed_troubles_add (c->troubles, line, "write what the first surge brings: surge first: …", "page %u has no first surge", page + 1);
  if (p->surge_more == STUFFED_NO_BLOCK)
    stuffed_troubles_add (c->troubles, line, "write what further surges bring: surge more: …", "page %u has no further surge", page + 1);
}

static void
check_endings (StuffedChecker *c)
{
  static const char *const endings[] = { "asleep", "waking", "lost" };
  const guint blocks[] = { c->story->ending_asleep, c->story->ending_waking, c->story->ending_lost };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (blocks[i] == STUFFED_NO_BLOCK)
      {
        g_autofree char *mend = g_strdup_printf ("write at the end of the file: ending %s, and below it a text", endings[i]);

        stuffed_troubles_add (c->troubles, 1, mend, "the story has no ending for '%s'", endings[i]);
      }
}

static void
check_story (StuffedChecker *c)
{
  if (c->story->n_pages == 0)
    {
      stuffed_troubles_add (c->troubles, 1, "write: page 1 \"Title\"", "the story has no page");
      return;
    }
  for (guint page = 0; page < c->story->n_pages; page++)
    check_page (c, page);
  check_endings (c);
  /* What comes now follows ways through the story, so it must have all its parts. */
  if (c->troubles->len > 0)
    return;

  stuffed_checker_reach (c);
  stuffed_checker_ways (c);
  stuffed_checker_loops (c);
  stuffed_checker_maps (c);
}

/* Says what is wrong with a book that was read without trouble. */
void
stuffed_checker_check (const StuffedVolume *book,
                       StuffedTroubles     *troubles)
{
  g_autofree StuffedChecker *c = g_new0 (StuffedChecker, 1);

  c->book = book;
  c->story = &book->story;
  c->troubles = troubles;
  for (guint i = 0; i < c->story->n_blocks; i++)
    check_block (c, &c->story->blocks[i]);
  for (guint i = 0; i < book->losts->len; i++)
    {
      const StuffedLost *card = &g_array_index (book->losts, StuffedLost, i);

      check_options (c, card->option, card->n);
    }
  if (book->kind == STUFFED_VOLUME_STORY)
    check_story (c);
}
