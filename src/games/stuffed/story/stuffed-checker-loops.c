/* stuffed-checker-loops.c: what in a story would never come to an end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever happens without anybody choosing must come to an end. Tests are no choice: who has
 * no die for one fails at once.
 */

#include "stuffed-checker.h"

typedef enum
{
  FRESH,
  UNDER_WAY,
  DONE,
} Mark;

typedef struct
{
  StuffedChecker *c;
  guint8 marks[STUFFED_MAX_BLOCKS];
} Walk;

static void follow (Walk *walk,
                    guint block);

static void
follow_to (Walk *walk,
           guint block,
           guint line)
{
  if (block == STUFFED_NO_BLOCK || walk->marks[block] == DONE)
    return;
  if (walk->marks[block] == UNDER_WAY)
    {
      stuffed_troubles_add (walk->c->troubles, line, "let somebody choose on the way round, or go somewhere else",
                            "this comes back to itself for ever, and nobody decides anything");
      return;
    }
  follow (walk, block);
}

/* Goes along everything that happens without a choice. */
static void
follow (Walk *walk,
        guint block)
{
  const StuffedStory *story = walk->c->story;
  const StuffedBlock *b = &story->blocks[block];
  const StuffedPage *page = &story->pages[walk->c->page_of[block]];

  walk->marks[block] = UNDER_WAY;
  for (guint i = 0; i < b->n; i++)
    {
      const StuffedDo *d = &story->statements[b->first + i];
      guint line = stuffed_checker_line (walk->c, b->first + i);
      guint16 inner[STUFFED_MAX_INNER];
      guint n = d->kind == STUFFED_DO_CHOOSE ? 0 : stuffed_checker_inner (story, d, inner);

      for (guint j = 0; j < n; j++)
        follow_to (walk, inner[j], line);
      if (d->kind == STUFFED_DO_GOTO)
        follow_to (walk, d->to, line);
      if (d->kind == STUFFED_DO_LEAVE || d->kind == STUFFED_DO_LEAVE_NOW)
        follow_to (walk, story->pages[d->what].opening, line);
      if (d->kind == STUFFED_DO_SURGE)
        {
          follow_to (walk, page->surge_first, line);
          follow_to (walk, page->surge_more, line);
        }
    }
  walk->marks[block] = DONE;
}

/* Whether a statement can make a part of a condition true that was not. Counts only go up and
 * cannot turn back, so they are left out. */
static gboolean
makes_true (const StuffedDo *d,
            const StuffedIf *part)
{
  gboolean on = FALSE;
  gboolean off = FALSE;

  switch ((StuffedIfKind) part->kind)
    {
    case STUFFED_IF_FLAG:
      on = d->kind == STUFFED_DO_SET && d->what == part->what;
      off = d->kind == STUFFED_DO_CLEAR && d->what == part->what;
      break;
    case STUFFED_IF_STATUS:
      on = d->kind == STUFFED_DO_BECOME && d->what == part->what;
      off = d->kind == STUFFED_DO_CURE && (d->what == part->what || d->what == STUFFED_NONE);
      break;
    case STUFFED_IF_MINIONS:
      on = d->kind == STUFFED_DO_MEET || d->kind == STUFFED_DO_MEET_RANDOM || d->kind == STUFFED_DO_MEET_BOSS;
      off = d->kind == STUFFED_DO_BANISH;
      break;
    case STUFFED_IF_TOKEN:
      on = d->kind == STUFFED_DO_PUT && d->what == part->what;
      off = d->kind == STUFFED_DO_LIFT && d->what == part->what;
      break;
    case STUFFED_IF_HEART:
      on = d->kind == STUFFED_DO_GAIN_HEART;
      off = d->kind == STUFFED_DO_LOSE_HEART;
      break;
    case STUFFED_IF_BUTTON:
      on = d->kind == STUFFED_DO_GAIN_BUTTON;
      off = d->kind == STUFFED_DO_LOSE_BUTTON;
      break;
    case STUFFED_IF_STUFFING:
      on = d->kind == STUFFED_DO_LOSE_STUFFING || d->kind == STUFFED_DO_HURT;
      off = d->kind == STUFFED_DO_GAIN_STUFFING;
      break;
    case STUFFED_IF_ITEMS:
    case STUFFED_IF_WEAPON:
    case STUFFED_IF_ITEM:
      on = d->kind == STUFFED_DO_DRAW_ITEM || d->kind == STUFFED_DO_DRAW_WEAPON || d->kind == STUFFED_DO_GIVE;
      off = d->kind == STUFFED_DO_DROP;
      break;
    case STUFFED_IF_AT:
    case STUFFED_IF_NEAR:
      on = d->kind == STUFFED_DO_MOVE;
      off = on;
      break;
    case STUFFED_IF_COUNTER:
    case STUFFED_IF_DIE:
    case STUFFED_IF_STUFFIES:
    case STUFFED_IF_HERO:
    case STUFFED_IF_DOWN:
    case STUFFED_IF_DONE:
    case STUFFED_IF_READ:
    case STUFFED_IF_SURGES:
    case STUFFED_IF_TURNS:
    case STUFFED_IF_EVERY:
    case STUFFED_IF_WAKING:
    case STUFFED_IF_LEVEL:
    case STUFFED_N_IFS:
      break;
    }
  return part->not ? off : on;
}

/* Whether what a rule does without a choice can set off another one. */
static gboolean
sets_off (Walk              *walk,
          guint              block,
          const StuffedWhen *when)
{
  const StuffedStory *story = walk->c->story;
  const StuffedBlock *b = &story->blocks[block];

  if (walk->marks[block] != FRESH)
    return FALSE;
  walk->marks[block] = DONE;
  for (guint i = 0; i < b->n; i++)
    {
      const StuffedDo *d = &story->statements[b->first + i];
      guint16 inner[STUFFED_MAX_INNER];
      guint n = d->kind == STUFFED_DO_CHOOSE ? 0 : stuffed_checker_inner (story, d, inner);

      for (guint j = 0; j < when->condition.n; j++)
        if (makes_true (d, &story->ifs[when->condition.first + j]))
          return TRUE;
      for (guint j = 0; j < n; j++)
        if (sets_off (walk, inner[j], when))
          return TRUE;
      if (d->kind == STUFFED_DO_GOTO && sets_off (walk, d->to, when))
        return TRUE;
    }
  return FALSE;
}

/* Rules that act again and again, and set each other off. */
static void
check_rules (StuffedChecker *c,
             guint           page)
{
  const StuffedPage *p = &c->story->pages[page];
  const StuffedWhen *whens = &c->story->whens[p->first_when];
  gboolean after[STUFFED_MAX_WHENS][STUFFED_MAX_WHENS] = { { FALSE } };

  for (guint i = 0; i < p->n_whens; i++)
    for (guint j = 0; j < p->n_whens; j++)
      if (i != j && whens[i].again && whens[j].again)
        {
          Walk walk = { .c = c };

          after[i][j] = sets_off (&walk, whens[i].block, &whens[j]);
        }
  for (guint k = 0; k < p->n_whens; k++)
    for (guint i = 0; i < p->n_whens; i++)
      for (guint j = 0; j < p->n_whens; j++)
        after[i][j] |= after[i][k] && after[k][j];
  for (guint i = 0; i < p->n_whens; i++)
    if (after[i][i])
      {
        stuffed_troubles_add (c->troubles, g_array_index (c->book->when_lines, guint, p->first_when + i),
                              "leave out again, or let one of them wait for something that only players do",
                              "this rule and another one set each other off for ever");
        return;
      }
}

/* Says what would go on for ever. */
void
stuffed_checker_loops (StuffedChecker *c)
{
  Walk walk = { .c = c };

  for (guint i = 0; i < c->story->n_blocks; i++)
    if (c->reached[i] && walk.marks[i] == FRESH)
      follow (&walk, i);
  for (guint page = 0; page < c->story->n_pages; page++)
    check_rules (c, page);
}
