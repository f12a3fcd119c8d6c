/* stuffed-checker-ways.c: what ways through a story come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-checker.h"

/* Blocks that are reached and not looked into yet; each is there once at most. */
typedef struct
{
  guint16 blocks[STUFFED_MAX_BLOCKS];
  guint n;
} Open;

static void
come_to (StuffedChecker *c,
         Open           *open,
         guint           block,
         guint           page)
{
  if (block == STUFFED_NO_BLOCK || c->reached[block])
    return;
  c->reached[block] = TRUE;
  c->page_of[block] = (guint8) page;
  open->blocks[open->n++] = (guint16) block;
}

/* Everything that can happen on a page once it is open. */
static void
open_page (StuffedChecker *c,
           Open           *open,
           guint           page)
{
  const StuffedPage *p = &c->story->pages[page];

  if (c->opened[page])
    return;
  c->opened[page] = TRUE;
  come_to (c, open, p->opening, page);
  come_to (c, open, p->surge_first, page);
  come_to (c, open, p->surge_more, page);
  come_to (c, open, p->restless, page);
  for (guint i = 0; i < STUFFED_MAX_POINTS; i++)
    come_to (c, open, p->points[i], page);
  for (guint i = 0; i < p->n_whens; i++)
    come_to (c, open, c->story->whens[p->first_when + i].block, page);
}

static void
look_into (StuffedChecker *c,
           Open           *open,
           guint           block)
{
  const StuffedBlock *b = &c->story->blocks[block];
  guint page = c->page_of[block];

  for (guint i = 0; i < b->n; i++)
    {
      const StuffedDo *d = &c->story->statements[b->first + i];
      guint16 inner[STUFFED_MAX_INNER];
      guint n = stuffed_checker_inner (c->story, d, inner);

      for (guint j = 0; j < n; j++)
        come_to (c, open, inner[j], page);
      if (d->kind == STUFFED_DO_GOTO)
        come_to (c, open, d->to, page);
      if (d->kind == STUFFED_DO_LEAVE || d->kind == STUFFED_DO_LEAVE_NOW)
        open_page (c, open, d->what);
      if (d->kind == STUFFED_DO_STAND)
        {
          come_to (c, open, c->story->stands[d->what].pass, page);
          come_to (c, open, c->story->stands[d->what].fail, page);
        }
    }
}

/* Follows all ways from the first page on. */
void
stuffed_checker_reach (StuffedChecker *c)
{
  g_autofree Open *open = g_new0 (Open, 1);

  open_page (c, open, 0);
  while (open->n > 0)
    look_into (c, open, open->blocks[--open->n]);
}

/* Whether something of a kind happens on a page, or with STUFFED_NONE on any. */
static const StuffedDo *
find (const StuffedChecker *c,
      guint                 page,
      StuffedDoKind         kind,
      guint                 what,
      guint                 whom)
{
  for (guint i = 0; i < c->story->n_blocks; i++)
    {
      const StuffedBlock *b = &c->story->blocks[i];

      if (!c->reached[i] || (page != STUFFED_NONE && c->page_of[i] != page))
        continue;
      for (guint j = 0; j < b->n; j++)
        {
          const StuffedDo *d = &c->story->statements[b->first + j];

          if (d->kind == kind && (what == STUFFED_NONE || d->what == what) && (whom == STUFFED_NONE || d->whom == whom))
            return d;
        }
    }
  return NULL;
}

/* Whether minions of a kind can come to a page. */
static gboolean
is_met (const StuffedChecker *c,
        guint                 page,
        guint                 kind)
{
  if (kind >= STUFFED_FIRST_BOSS)
    return find (c, page, STUFFED_DO_MEET_BOSS, STUFFED_NONE, kind) != NULL;
  if (find (c, page, STUFFED_DO_MEET_RANDOM, STUFFED_NONE, STUFFED_NONE))
    return TRUE;
  return find (c, page, STUFFED_DO_MEET, STUFFED_NONE, kind % STUFFED_N_ORDINARY) != NULL;
}

/* Why a part of a condition can never be true on a page; or NULL. */
static const char *
never (const StuffedChecker *c,
       const StuffedIf      *part,
       guint                 page)
{
  if (part->not)
    return NULL;
  if (part->kind == STUFFED_IF_READ && !c->reached[part->block])
    return "its entry is never read";
  if (part->kind == STUFFED_IF_DONE && !find (c, STUFFED_NONE, STUFFED_DO_STAND, part->what, STUFFED_NONE))
    return "its offer or task is never there";
  if (part->kind == STUFFED_IF_DOWN && !is_met (c, page, part->what))
    return "that minion never comes to this page";
  return NULL;
}

static void
check_whens (StuffedChecker *c,
             guint           page)
{
  const StuffedPage *p = &c->story->pages[page];

  for (guint i = p->first_when; i < p->first_when + p->n_whens; i++)
    {
      const StuffedCondition *condition = &c->story->whens[i].condition;

      for (guint j = 0; j < condition->n; j++)
        {
          const char *reason = never (c, &c->story->ifs[condition->first + j], page);

          if (reason)
            stuffed_troubles_add (c->troubles, g_array_index (c->book->when_lines, guint, i), "change what the rule waits for, or leave it out",
                                  "this rule never acts: %s", reason);
        }
    }
}

/* Whether a page leads to another. */
static gboolean
leads_to (const StuffedChecker *c,
          guint                 page,
          guint                 other)
{
  return find (c, page, STUFFED_DO_LEAVE, other, STUFFED_NONE) || find (c, page, STUFFED_DO_LEAVE_NOW, other, STUFFED_NONE);
}

static void
check_wins (StuffedChecker *c)
{
  gboolean wins[STUFFED_MAX_PAGES] = { FALSE };

  for (guint page = 0; page < c->story->n_pages; page++)
    wins[page] = find (c, page, STUFFED_DO_WIN, STUFFED_NONE, STUFFED_NONE) != NULL;
  for (guint round = 0; round < c->story->n_pages; round++)
    for (guint page = 0; page < c->story->n_pages; page++)
      for (guint other = 0; other < c->story->n_pages; other++)
        wins[page] |= wins[other] && leads_to (c, page, other);

  for (guint page = 0; page < c->story->n_pages; page++)
    {
      guint line = stuffed_checker_page_line (c, page);

      if (!c->opened[page])
        stuffed_troubles_add (c->troubles, line, "leave for it somewhere, or leave it out", "nothing leads to page %u", page + 1);
      else if (!leads_to (c, page, STUFFED_NONE) && !wins[page])
        stuffed_troubles_add (c->troubles, line, "write leave and a page, or win, where the page has come to its end",
                              "page %u has no way on and no win", page + 1);
      else if (!wins[page])
        stuffed_troubles_add (c->troubles, line, "write win on one of the pages that it leads to", "from page %u no way leads to a win", page + 1);
    }
}

/* Says what no way comes to, and what comes to no end. */
void
stuffed_checker_ways (StuffedChecker *c)
{
  check_wins (c);
  for (guint i = 0; i < c->story->n_entries; i++)
    if (!c->reached[c->story->entries[i].block] && c->opened[c->story->entries[i].page])
      stuffed_troubles_add (c->troubles, g_array_index (c->book->entry_lines, guint, i), "go there with goto, or leave it out",
                            "nothing leads to the entry %s", c->story->entries[i].id);
  for (guint page = 0; page < c->story->n_pages; page++)
    if (c->opened[page])
      check_whens (c, page);
}
