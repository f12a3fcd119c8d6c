/* fuzz-story.c: any bytes at all as a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * People bring stories along. What is refused has a line and a reason; what is not can be
 * played: no number in its tables leads out of them.
 */

#include "../../fuzz/fuzz.h"

#include <story/stuffed-volume.h>

#include <string.h>

static void
check_condition (const StuffedVolume    *book,
                 const StuffedCondition *condition)
{
  g_assert_cmpuint (condition->first + condition->n, <=, book->ifs->len);
}

static void
check_block (const StuffedVolume *book,
             guint                block)
{
  const StuffedBlock *b;

  g_assert_cmpuint (block, <, book->blocks->len);
  b = &book->story.blocks[block];
  g_assert_cmpuint (b->first + b->n, <=, book->statements->len);
}

static void
check_statement (const StuffedVolume *book,
                 const StuffedDo     *d)
{
  g_assert_cmpuint (d->kind, <, STUFFED_N_DOS);
  g_assert_cmpuint (d->who, <, STUFFED_WHO_ANY);
  if (d->kind == STUFFED_DO_TEXT || d->kind == STUFFED_DO_GOAL)
    g_assert_cmpuint (d->text, <, book->texts->len);
  if (d->kind == STUFFED_DO_GOTO || d->kind == STUFFED_DO_IF || d->kind == STUFFED_DO_TEST)
    check_block (book, d->to);
  if (d->kind == STUFFED_DO_TEST || (d->kind == STUFFED_DO_IF && d->other != STUFFED_NO_BLOCK))
    check_block (book, d->other);
  if (d->kind == STUFFED_DO_ROLL)
    g_assert_cmpuint (d->to, <, book->forks->len);
  if (d->kind == STUFFED_DO_CHOOSE)
    g_assert_cmpuint (d->to + (guint) d->n.plus, <=, book->options->len);
  if (d->kind == STUFFED_DO_STAND || d->kind == STUFFED_DO_CLOSE)
    g_assert_cmpuint (d->what, <, book->stands->len);
  if (d->kind == STUFFED_DO_LEAVE || d->kind == STUFFED_DO_LEAVE_NOW)
    g_assert_cmpuint (d->what, <, book->pages->len);
  check_condition (book, &d->condition);
}

static void
check_page (const StuffedVolume *book,
            const StuffedPage   *page)
{
  check_block (book, page->opening);
  check_block (book, page->surge_first);
  check_block (book, page->surge_more);
  g_assert_cmpuint (page->goal, <, book->texts->len);
  g_assert_cmpuint (page->title, <, book->texts->len);
  g_assert_cmpuint (page->first_when + page->n_whens, <=, book->whens->len);
  g_assert_cmpuint (page->n_whens, <=, STUFFED_MAX_WHENS);
  g_assert_cmpuint (page->map.columns, <=, STUFFED_MAX_COLUMNS);
  g_assert_cmpuint (page->map.rows, <=, STUFFED_MAX_ROWS);
  g_assert_true (stuffed_squares_any (stuffed_grid_place (&page->grid, 'S')));
  for (guint i = 0; i < STUFFED_MAX_POINTS; i++)
    if (page->points[i] != STUFFED_NO_BLOCK)
      check_block (book, page->points[i]);
}

static void
check_book (const StuffedVolume *book)
{
  g_assert_cmpuint (book->blocks->len, <=, STUFFED_MAX_BLOCKS);
  g_assert_cmpuint (book->pages->len, <=, STUFFED_MAX_PAGES);
  for (guint i = 0; i < book->blocks->len; i++)
    check_block (book, i);
  for (guint i = 0; i < book->statements->len; i++)
    check_statement (book, &book->story.statements[i]);
  for (guint i = 0; i < book->pages->len; i++)
    check_page (book, &book->story.pages[i]);
  for (guint i = 0; i < book->whens->len; i++)
    {
      check_condition (book, &book->story.whens[i].condition);
      check_block (book, book->story.whens[i].block);
    }
  for (guint i = 0; i < book->options->len; i++)
    {
      check_condition (book, &book->story.options[i].condition);
      check_block (book, book->story.options[i].block);
    }
  for (guint i = 0; i < book->stands->len; i++)
    check_block (book, book->story.stands[i].pass);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = stuffed_volume_read ((const char *) data, size, troubles);

  g_assert_true ((book == NULL) == (troubles->len > 0));
  for (guint i = 0; i < troubles->len; i++)
    {
      const StuffedTrouble *trouble = stuffed_troubles_get (troubles, i);

      g_assert_cmpuint (trouble->line, >=, 1);
      g_assert_true (g_utf8_validate (trouble->reason, -1, NULL));
      g_assert_cmpuint (strlen (trouble->reason), <, 400);
      g_assert_cmpstr (trouble->mend, !=, "");
    }
  if (book)
    check_book (book);
  return 0;
}
