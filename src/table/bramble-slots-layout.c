/* bramble-slots-layout.c: where answers stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-slots-private.h"

#include "bramble-answer.h"
#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-text.h"

/* Two columns of five, or on a compact table two rows. */
#define PLACES BRAMBLE_SLOTS_PLACES
#define SHORT 2
#define LONG (PLACES / SHORT)

/* In units of the table. */
#define GAP 0.75
#define TALLEST 6.2
/* Of lines of a story: how high one is, how many there is always room for, and the gap. */
#define LINE 9.2
#define LINES 3
#define LINE_GAP 1.1

/* Shows a child, or not, to eyes and to whoever has the screen read: GTK tells a
 * reader of everything that is not hidden by its own wish. */
void
bramble_slots_set_shown (GtkWidget *child,
                         gboolean   shown)
{
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

/* How many answers end the choice; @digits: of those that a digit presses. */
guint
bramble_slots_count_ends (BrambleSlots *self,
                          gboolean      digits)
{
  guint n = 0;

  for (guint i = 0; i < self->slots->len; i++)
    {
      GtkWidget *button = bramble_slots_nth (self, i)->button;

      n += bramble_answer_get_ends (button) && !(digits && bramble_answer_has_key (button));
    }
  return n;
}

/* Where the answers would stand with @capacity places on a page and @columns
 * columns of @width; @even: all of them take the whole width; @turned: some digits turn pages. Returns how
 * many pages they take. */
static guint
plan (BrambleSlots *self,
      guint         capacity,
      guint         columns,
      double        width,
      gboolean      even,
      gboolean      turned)
{
  guint last = PLACES - bramble_slots_count_ends (self, TRUE) - (turned ? 2 : 0);
  guint page = 0;
  guint place = 0;
  guint key = 0;

  for (guint i = 0; i < self->slots->len; i++)
    {
      BrambleSlot *slot = bramble_slots_nth (self, i);

      if (bramble_answer_get_ends (slot->button))
        continue;
      slot->span = even || bramble_answer_is_wide (slot->button, width) ? 2 : 1;
      if (place % columns + slot->span > columns)
        place += columns - place % columns;
      if (place + slot->span > capacity)
        {
          page++;
          place = key = 0;
        }
      slot->page = page;
      slot->place = place;
      slot->key = 0;
      if (!bramble_answer_has_key (slot->button) && self->first_key + key <= last)
        slot->key = self->first_key + key++;
      place += slot->span;
    }
  return page + 1;
}

/* From now on these answers take as little room as they can. That is for as long as they get no
 * other: what changes its looks to and fro is never laid out. */
void
bramble_slots_set_tight (BrambleSlots *self,
                         gboolean      tight)
{
  if (self->tight == tight)
    return;

  self->tight = tight;
  for (guint i = 0; i < self->slots->len; i++)
    bramble_answer_set_plain (bramble_slots_nth (self, i)->button, tight);
  (tight ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "tight");
}

/* The digit of an answer that ends the choice: the last of them has the zero, the one
 * before it the nine. 0: none presses it. */
guint
bramble_slots_end_key (BrambleSlots      *self,
                       const BrambleSlot *slot)
{
  guint key = PLACES;

  if (bramble_answer_has_key (slot->button))
    return 0;
  for (guint i = self->slots->len; i > 0 && bramble_slots_nth (self, i - 1) != slot; i--)
    {
      GtkWidget *button = bramble_slots_nth (self, i - 1)->button;

      key -= bramble_answer_get_ends (button) && !bramble_answer_has_key (button);
    }
  return key;
}

/* How many places are kept for what ends the choice. */
static guint
count_end_places (BrambleSlots *self)
{
  guint n = bramble_slots_count_ends (self, FALSE);

  return n > 0 || (self->bottom && gtk_widget_get_visible (self->bottom)) ? MAX (n, 2) : 0;
}

/* Turns to the page of the answer that is wanted. */
static void
find_wanted (BrambleSlots *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (bramble_slots_nth (self, i)->button == self->wanted && !bramble_answer_get_ends (self->wanted))
      self->page = bramble_slots_nth (self, i)->page;
}

/* The grid in pixels. */
typedef struct
{
  guint columns;
  double width;  /* of a place */
  double height;
  double gap;
  int room;      /* the width of all */
  gboolean leftwards;
} Grid;

static void
put (const Grid *grid,
     GtkWidget  *child,
     guint       place,
     guint       span)
{
  guint row = place / grid->columns;
  double x = place % grid->columns * (grid->width + grid->gap);
  double y = row * (grid->height + grid->gap);
  double width = span * grid->width + (span - 1) * grid->gap;

  gtk_widget_set_child_visible (child, TRUE);
  bramble_place (child, grid->leftwards ? grid->room - x - width : x, y, width, grid->height);
}

/* What ends the choice: in the last row, where there is always the same. What has a key of its
 * own comes before what has a digit. */
static void
put_end (BrambleSlots *self,
         const Grid   *grid)
{
  guint n = bramble_slots_count_ends (self, FALSE);
  guint first = PLACES - MAX (n, 2);
  guint place = first;

  if (self->bottom && gtk_widget_get_visible (self->bottom))
    put (grid, self->bottom, first, 2);
  for (int digits = FALSE; digits <= TRUE; digits++)
    for (guint i = 0; i < self->slots->len; i++)
      {
        BrambleSlot *slot = bramble_slots_nth (self, i);

        if (!bramble_answer_get_ends (slot->button) || bramble_answer_has_key (slot->button) == digits)
          continue;
        bramble_answer_set_key (slot->button, bramble_slots_end_key (self, slot));
        put (grid, slot->button, place++, n == 1 ? 2 : 1);
      }
}

/* Words in what is left of the grid after @used places of @capacity. */
static void
put_about (BrambleSlots *self,
           const Grid   *grid,
           guint         used,
           guint         capacity)
{
  /* Words need two places beside each other. */
  guint tight = grid->columns == SHORT ? used % grid->columns > 0 : used % grid->columns == grid->columns - 1;
  guint first = used + tight;
  guint left = capacity > first ? capacity - first : 0;

  gtk_widget_set_child_visible (self->about, left >= 2);
  if (left < 2)
    return;
  if (grid->columns == SHORT)
    {
      guint row = first / SHORT;
      guint n_rows = left / SHORT;

      bramble_place (self->about, 0, row * (grid->height + grid->gap), grid->room, n_rows * (grid->height + grid->gap) - grid->gap);
    }
  else
    {
      /* The rest of this row, or the next one if more of that is free. */
      guint next = (first / grid->columns + 1) * grid->columns;
      guint here = MIN (left, next - first);
      guint below = capacity > next ? MIN (capacity - next, grid->columns) : 0;

      put (grid, self->about, below > here ? next : first, MAX (below, here));
    }
}

/* Whether an answer has more to say than there is room for on the whole width. */
static gboolean
is_crowded (BrambleSlots *self,
            const Grid   *grid)
{
  for (guint i = 0; i < self->slots->len; i++)
    {
      GtkWidget *button = bramble_slots_nth (self, i)->button;

      if (!bramble_answer_is_line (button) && bramble_answer_is_long (button, 2 * grid->width + grid->gap))
        return TRUE;
    }

  return FALSE;
}

/* Whether some answers take the whole width, others do not, and there is room for all of them to do so, and for
 * words below them. */
static gboolean
is_uneven (BrambleSlots *self,
           const Grid   *grid,
           guint         capacity)
{
  guint spans[3] = { 0 };

  for (guint i = 0; i < self->slots->len; i++)
    if (!bramble_answer_get_ends (bramble_slots_nth (self, i)->button))
      spans[bramble_slots_nth (self, i)->span]++;
  return grid->columns == SHORT && spans[1] > 0 && spans[2] > 0 && 2 * (spans[1] + spans[2] + 1) <= capacity;
}

/* Finds out where each answer stands, on how many pages. */
static void
plan_pages (BrambleSlots *self,
            const Grid   *grid)
{
  guint capacity = PLACES - count_end_places (self);
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  int font = pango_font_description_get_size (pango_context_get_font_description (context));

  /* Letters get their size only after they are first laid out. */
  if (grid->columns != self->tight_columns || grid->width > self->tight_width || font != self->tight_font)
    bramble_slots_set_tight (self, FALSE);
  self->n_pages = plan (self, capacity, grid->columns, grid->width, FALSE, FALSE);
  if (!self->tight && (self->n_pages > 1 || is_crowded (self, grid)))
    {
      bramble_slots_set_tight (self, TRUE);
      self->tight_columns = grid->columns;
      self->tight_width = grid->width;
      self->tight_font = font;
      self->n_pages = plan (self, capacity, grid->columns, grid->width, FALSE, FALSE);
    }
  if (self->n_pages == 1 && is_uneven (self, grid, capacity))
    plan (self, capacity, grid->columns, grid->width, TRUE, FALSE);
  if (self->n_pages > 1)
    self->n_pages = plan (self, capacity - 2, grid->columns, grid->width, FALSE, TRUE);
  self->planned = TRUE;
}

static Grid
make_grid (GtkWidget *widget,
           int        width,
           int        height)
{
  double unit = bramble_frame_unit (widget);
  gboolean compact = bramble_frame_is_compact (widget);
  guint rows = compact ? SHORT : LONG;
  Grid grid = { .columns = compact ? LONG : SHORT, .gap = GAP * unit, .room = width,
                .leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };

  grid.width = (width - grid.gap * (grid.columns - 1)) / grid.columns;
  grid.height = MIN ((height - grid.gap * (rows - 1)) / rows, TALLEST * unit);
  return grid;
}

/* Whoever is told the keys of answers is told them before these are laid out: the room is
 * what it was, and where there was none yet, all are taken to be narrow. */
void
bramble_slots_ensure_planned (BrambleSlots *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  Grid grid = make_grid (GTK_WIDGET (self), width > 0 ? width : G_MAXINT16, 0);

  if (!self->planned && self->slots->len > 0)
    plan_pages (self, &grid);
  /* Digits are told before the page is laid out, and mean what will be seen. */
  find_wanted (self);
}

static gboolean
has_lines (BrambleSlots *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (bramble_answer_is_line (bramble_slots_nth (self, i)->button))
      return TRUE;

  return FALSE;
}

/* Lines of a story, and what else can be answered with them. */
static void
allocate_lines (BrambleSlots *self,
                int           width,
                int           height)
{
  double unit = bramble_frame_unit (GTK_WIDGET (self));
  gboolean compact = bramble_frame_is_compact (GTK_WIDGET (self));
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double gap = LINE_GAP * unit;
  guint n = self->slots->len;
  guint rows = compact ? 1 : MAX (n, LINES);
  double line = compact ? height : MIN ((height - gap * (rows - 1)) / rows, LINE * unit);
  double wide = compact ? MIN ((width - gap * (n - 1)) / n, width / 2.0) : width;

  self->n_pages = 1;
  self->page = 0;
  self->planned = TRUE;
  for (guint i = 0; i < n; i++)
    {
      BrambleSlot *slot = bramble_slots_nth (self, i);
      double x = compact ? i * (wide + gap) : 0;

      slot->page = 0;
      slot->key = self->first_key + i;
      bramble_answer_set_key (slot->button, bramble_answer_get_ends (slot->button) ? bramble_slots_end_key (self, slot) : slot->key);
      bramble_slots_set_shown (slot->button, TRUE);
      bramble_place (slot->button, leftwards ? width - x - wide : x, compact ? 0 : i * (line + gap), wide, line);
    }
  bramble_slots_set_shown (self->back, FALSE);
  bramble_slots_set_shown (self->forth, FALSE);
  gtk_widget_set_child_visible (self->about, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bramble_slots_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BrambleSlots *self = BRAMBLE_SLOTS (widget);
  Grid grid = make_grid (widget, width, height);
  guint capacity = PLACES - count_end_places (self);
  guint used = 0;

  if (has_lines (self))
    {
      allocate_lines (self, width, height);
      return;
    }
  plan_pages (self, &grid);
  find_wanted (self);
  self->wanted = NULL;
  self->page = MIN (self->page, self->n_pages - 1);

  for (guint i = 0; i < self->slots->len; i++)
    {
      BrambleSlot *slot = bramble_slots_nth (self, i);

      if (bramble_answer_get_ends (slot->button))
        continue;
      bramble_slots_set_shown (slot->button, slot->page == self->page);
      if (slot->page != self->page)
        continue;
      bramble_answer_set_key (slot->button, slot->key);
      put (&grid, slot->button, slot->place, slot->span);
      used = MAX (used, slot->place + slot->span);
    }
  bramble_slots_set_shown (self->back, self->n_pages > 1);
  bramble_slots_set_shown (self->forth, self->n_pages > 1);
  if (self->n_pages > 1)
    {
      put (&grid, self->back, capacity - 2, 1);
      put (&grid, self->forth, capacity - 1, 1);
      capacity -= 2;
    }
  put_end (self, &grid);
  put_about (self, &grid, used, capacity);
  /* What was hidden and wanted to be drawn does not say so again. */
  gtk_widget_queue_draw (widget);
}
