/* stuffed-checker-maps.c: whether everything on the maps of a story can be walked to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-checker.h"
#include "stuffed-map.h"

/* How many of each token there are to be laid on a page. */
static const guint8 pieces[STUFFED_N_TOKENS] = {
  [STUFFED_TOKEN_OBJECTIVE] = 4, [STUFFED_TOKEN_LOST] = 4, [STUFFED_TOKEN_DOOR] = 1, [STUFFED_TOKEN_WAGON] = 1, [STUFFED_TOKEN_TRAIN] = 1,
};

/* The letters that maps show them with. */
static const char token_letters[STUFFED_N_TOKENS] = {
  [STUFFED_TOKEN_OBJECTIVE] = 'O', [STUFFED_TOKEN_LOST] = 'L', [STUFFED_TOKEN_DOOR] = 'D', [STUFFED_TOKEN_WAGON] = 'W', [STUFFED_TOKEN_TRAIN] = 'T',
};

/* A page as it is walked on. */
typedef struct
{
  StuffedChecker *c;
  const StuffedPage *page;
  guint number;
  guint line;
  /* Doors that nothing opens. */
  StuffedSquares closed;
  /* What can be walked to. */
  StuffedSquares reach;
} Ground;

/* Calls @visit for every statement on the page that some way comes to. */
static void
visit_page (Ground *g,
            void  (*visit) (Ground          *g,
                            const StuffedDo *d,
                            guint            line))
{
  for (guint i = 0; i < g->c->story->n_blocks; i++)
    {
      const StuffedBlock *b = &g->c->story->blocks[i];

      if (!g->c->reached[i] || g->c->page_of[i] != g->number)
        continue;
      for (guint j = 0; j < b->n; j++)
        visit (g, &g->c->story->statements[b->first + j], stuffed_checker_line (g->c, b->first + j));
    }
}

static void
open_doors (Ground          *g,
            const StuffedDo *d,
            guint            line)
{
  if (d->kind == STUFFED_DO_LIFT && d->what == STUFFED_TOKEN_DOOR)
    g->closed = STUFFED_NO_SQUARES;
}

/* Everything that can be come to from the start by steps that cross one colour each. */
static void
walk_all (Ground *g)
{
  StuffedSquares spaces = stuffed_grid_spaces (&g->page->grid, g->closed);
  StuffedSquares edge = stuffed_squares_and (stuffed_grid_place (&g->page->grid, 'S'), spaces);

  g->reach = edge;
  while (stuffed_squares_any (edge))
    {
      StuffedSquares next = STUFFED_NO_SQUARES;

      for (guint colour = 0; colour < STUFFED_N_ATTRIBUTES; colour++)
        next = stuffed_squares_or (next, stuffed_grid_steps (&g->page->grid, g->closed, STUFFED_CROSSES (colour), edge));
      edge = stuffed_squares_but (stuffed_squares_and (next, spaces), g->reach);
      g->reach = stuffed_squares_or (g->reach, edge);
    }
}

/* Points, and what lies on the map. */
static void
check_letters (Ground *g)
{
  static const char all_needed[] = "LVO";

  for (guint point = 0; point < STUFFED_MAX_POINTS; point++)
    {
      char letter = stuffed_map_letter (point);
      StuffedSquares places = stuffed_grid_place (&g->page->grid, letter);

      if (!stuffed_squares_any (places))
        continue;
      if (g->page->points[point] == STUFFED_NO_BLOCK)
        stuffed_troubles_add (g->c->troubles, g->line, "write its entry, or take it from the map",
                              "the point %c of page %u has no entry %u.%c", letter, g->number + 1, g->number + 1, letter);
      else if (stuffed_squares_count (places) > 1)
        stuffed_troubles_add (g->c->troubles, g->line, "number them differently", "the point %c is twice on the map of page %u", letter, g->number + 1);
      else if (!stuffed_squares_meet (places, g->reach))
        stuffed_troubles_add (g->c->troubles, g->line, "open a way to it on the map, each step over one colour at most",
                              "nobody can walk to the point %c of page %u", letter, g->number + 1);
    }
  for (const char *letter = all_needed; *letter; letter++)
    if (stuffed_squares_any (stuffed_squares_but (stuffed_grid_place (&g->page->grid, *letter), g->reach)))
      stuffed_troubles_add (g->c->troubles, g->line, "open a way to it on the map, each step over one colour at most",
                            "nobody can walk to a square %c of page %u", *letter, g->number + 1);
}

/* Whether a condition or a task near or at a letter can ever be met, by @seats of them. */
static void
check_place (Ground  *g,
             guint    letter,
             gboolean near,
             guint    seats,
             guint    line)
{
  StuffedSquares places = stuffed_grid_place (&g->page->grid, (char) letter);
  StuffedSquares there = near ? stuffed_grid_near (&g->page->grid, g->closed, places) : places;
  guint n = stuffed_squares_count (stuffed_squares_and (there, g->reach));

  if (n == 0)
    stuffed_troubles_add (g->c->troubles, line, "open a way to it on the map, each step over one colour at most",
                          "nobody can walk %s %c", near ? "near" : "to", (char) letter);
  else if (n < seats)
    stuffed_troubles_add (g->c->troubles, line, near ? "make more room around it on the map" : "write near, or draw the letter on four squares",
                          "four stuffies cannot all be %s %c", near ? "near" : "at", (char) letter);
}

static void
check_condition (Ground                 *g,
                 const StuffedCondition *condition,
                 guint                   line)
{
  for (guint i = 0; i < condition->n; i++)
    {
      const StuffedIf *part = &g->c->story->ifs[condition->first + i];

      if (part->kind == STUFFED_IF_AT || part->kind == STUFFED_IF_NEAR)
        check_place (g, part->what, part->kind == STUFFED_IF_NEAR, part->all && !part->not ? STUFFED_MAX_SEATS : 1, line);
    }
}

static void
check_needs (Ground          *g,
             const StuffedDo *d,
             guint            line)
{
  if (d->kind == STUFFED_DO_IF)
    check_condition (g, &d->condition, line);
  if (d->kind == STUFFED_DO_CHOOSE)
    for (guint i = 0; i < (guint) d->n.plus; i++)
      check_condition (g, &g->c->story->options[d->to + i].condition, line);
  if (d->kind == STUFFED_DO_STAND && g->c->story->stands[d->what].near != STUFFED_NONE)
    check_place (g, g->c->story->stands[d->what].near, TRUE, 1, line);
  if (d->kind == STUFFED_DO_PUT && (d->what == STUFFED_TOKEN_LOST || d->what == STUFFED_TOKEN_OBJECTIVE))
    check_place (g, d->whom, FALSE, 1, line);
}

/* What is put somewhere besides what the map shows, each place once. */
typedef struct
{
  gboolean seen[STUFFED_N_TOKENS][128];
} Puts;

static void
check_tokens (Ground *g)
{
  g_autofree Puts *puts = g_new0 (Puts, 1);
  guint counts[STUFFED_N_TOKENS];

  for (guint token = 0; token < STUFFED_N_TOKENS; token++)
    counts[token] = stuffed_squares_count (stuffed_grid_place (&g->page->grid, token_letters[token]));
  for (guint i = 0; i < g->c->story->n_blocks; i++)
    {
      const StuffedBlock *b = &g->c->story->blocks[i];

      if (!g->c->reached[i] || g->c->page_of[i] != g->number)
        continue;
      for (guint j = 0; j < b->n; j++)
        {
          const StuffedDo *d = &g->c->story->statements[b->first + j];

          /* The only one of a kind is moved when it is put somewhere. */
          if (d->kind != STUFFED_DO_PUT || pieces[d->what] == 1 || puts->seen[d->what][d->whom])
            continue;
          puts->seen[d->what][d->whom] = TRUE;
          counts[d->what]++;
        }
    }
  for (guint token = 0; token < STUFFED_N_TOKENS; token++)
    if (counts[token] > pieces[token])
      stuffed_troubles_add (g->c->troubles, g->line, "do with fewer",
                            "page %u needs %u tokens '%s', and there are %u", g->number + 1, counts[token], stuffed_token_ids[token], pieces[token]);
}

static void
check_page (StuffedChecker *c,
            guint           number)
{
  const StuffedPage *page = &c->story->pages[number];
  Ground g = { .c = c, .page = page, .number = number, .line = stuffed_checker_page_line (c, number) };

  if (!stuffed_squares_any (stuffed_grid_place (&page->grid, 'S')))
    {
      stuffed_troubles_add (c->troubles, g.line, "draw an S where the stuffies begin", "the map of page %u has no start", number + 1);
      return;
    }
  g.closed = stuffed_grid_place (&page->grid, 'D');
  visit_page (&g, open_doors);
  walk_all (&g);
  if (stuffed_squares_count (g.reach) < STUFFED_MAX_SEATS)
    stuffed_troubles_add (c->troubles, g.line, "make the map larger around S", "there is no room for four stuffies on page %u", number + 1);
  if (page->n_track > 0 && !stuffed_squares_has (stuffed_grid_place (&page->grid, 'T'), page->track[0]))
    stuffed_troubles_add (c->troubles, g.line, "begin the track at the T of the map", "the track of page %u does not begin at the train", number + 1);

  check_letters (&g);
  check_tokens (&g);
  visit_page (&g, check_needs);
  for (guint i = page->first_when; i < page->first_when + page->n_whens; i++)
    check_condition (&g, &c->story->whens[i].condition, g_array_index (c->book->when_lines, guint, i));
}

/* Says what on the maps cannot be walked to, and of what there are too few pieces. */
void
stuffed_checker_maps (StuffedChecker *c)
{
  for (guint page = 0; page < c->story->n_pages; page++)
    if (c->opened[page])
      check_page (c, page);
}
