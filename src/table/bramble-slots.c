/* bramble-slots.c: answers in places that stay the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-slots.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-answer.h"
#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-name.h"
#include "bramble-text.h"

/* How many places there are: two columns of five, or on a compact table two rows. */
#define LONG 5
#define SHORT 2
#define PLACES (LONG * SHORT)

/* In units of the table. */
#define GAP 0.75
#define TALLEST 6.2
/* Of lines of a story: how high one is, how many there is always room for, and the gap. */
#define LINE 9.2
#define LINES 3
#define LINE_GAP 1.1

/* Where an answer is. */
typedef struct
{
  GtkWidget *button;
  guint page;
  guint place; /* on its page */
  guint key;   /* the digit that presses it */
  guint span;  /* how many columns it takes */
} Slot;

/**
 * BrambleSlots:
 *
 * Answers stand in a grid whose places never change. The last row is for what
 * ends a choice, and two such answers share it. When there are more answers than
 * places, or one has more to say than a place has room for, they go without pictures, in
 * smaller letters; when even that does not help,
 * the last two places turn pages. What is left free says what the answer with the
 * keyboard would do. Lines of a story have no grid: they stand one below the other, or on a
 * compact table side by side.
 */
struct _BrambleSlots
{
  GtkWidget parent_instance;

  GArray *slots;     /* Slot: the answers there are */
  guint first_key;   /* the digit of the first answer: those before it are for something else */
  guint page;        /* that is shown */
  guint n_pages;
  gboolean tight;    /* these answers take as little room as they can */
  guint tight_columns; /* since there were so many, of so many pixels, with such letters */
  double tight_width;
  int tight_font;
  gboolean planned;  /* it is known where each stands */
  GtkWidget *wanted; /* (nullable): an answer whose page is shown as soon as there is room */
  GtkWidget *bottom; /* (nullable): stands where choices end */
  GtkWidget *back;
  GtkWidget *forth;
  GtkWidget *about;
};

G_DEFINE_FINAL_TYPE (BrambleSlots, bramble_slots, GTK_TYPE_WIDGET)

static Slot *
nth (BrambleSlots *self,
     guint         i)
{
  return &g_array_index (self->slots, Slot, i);
}

/* Says what can be answered now: the keyboard is still on what turned the page. */
static void
read_page (BrambleSlots *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->slots->len; i++)
    {
      guint key = bramble_slots_get_key (self, i);

      if (key == 0)
        continue;
      g_string_append (words, words->len > 0 ? "\n" : "");
      g_string_append_printf (words, C_("answer", "%1$u: %2$s"), key % PLACES, bramble_answer_get_text (nth (self, i)->button));
    }
  bramble_announce (GTK_WIDGET (self), words->str);
}

static void
turn (BrambleSlots *self,
      GtkWidget    *pager)
{
  self->page = (self->page + (pager == self->forth ? 1 : self->n_pages - 1)) % MAX (self->n_pages, 1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  read_page (self);
}

/* Says what @button, one of the answers, would do. */
static void
tell_about (GtkWidget *button)
{
  const char *about = bramble_answer_get_about (button);

  bramble_text_set (BRAMBLE_TEXT (BRAMBLE_SLOTS (gtk_widget_get_parent (button))->about), about);
}

/* Shows a child, or not, to eyes and to whoever has the screen read: GTK tells a
 * reader of everything that is not hidden by its own wish. */
static void
set_shown (GtkWidget *child,
           gboolean   shown)
{
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

/* How many answers end the choice; @digits: of those that a digit presses. */
static guint
count_ends (BrambleSlots *self,
            gboolean      digits)
{
  guint n = 0;

  for (guint i = 0; i < self->slots->len; i++)
    n += bramble_answer_get_ends (nth (self, i)->button) && !(digits && bramble_answer_has_key (nth (self, i)->button));
  return n;
}

/* Where the answers would stand with @capacity places on a page and @columns
 * columns of @width; @turned: some digits turn pages. Returns how many pages they take. */
static guint
plan (BrambleSlots *self,
      guint         capacity,
      guint         columns,
      double        width,
      gboolean      turned)
{
  guint last = PLACES - count_ends (self, TRUE) - (turned ? 2 : 0);
  guint page = 0;
  guint place = 0;
  guint key = 0;

  for (guint i = 0; i < self->slots->len; i++)
    {
      Slot *slot = nth (self, i);

      if (bramble_answer_get_ends (slot->button))
        continue;
      slot->span = bramble_answer_is_wide (slot->button, width) ? 2 : 1;
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
static void
set_tight (BrambleSlots *self,
           gboolean      tight)
{
  if (self->tight == tight)
    return;

  self->tight = tight;
  for (guint i = 0; i < self->slots->len; i++)
    bramble_answer_set_plain (nth (self, i)->button, tight);
  (tight ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "tight");
}

/* The digit of an answer that ends the choice: the last of them has the zero, the one
 * before it the nine. 0: none presses it. */
static guint
end_key (BrambleSlots *self,
         const Slot   *slot)
{
  guint key = PLACES;

  if (bramble_answer_has_key (slot->button))
    return 0;
  for (guint i = self->slots->len; i > 0 && nth (self, i - 1) != slot; i--)
    key -= bramble_answer_get_ends (nth (self, i - 1)->button) && !bramble_answer_has_key (nth (self, i - 1)->button);
  return key;
}

/* How many places are kept for what ends the choice. */
static guint
count_end_places (BrambleSlots *self)
{
  guint n = count_ends (self, FALSE);

  return n > 0 || (self->bottom && gtk_widget_get_visible (self->bottom)) ? MAX (n, 2) : 0;
}

/* Shows the page of the answer that is wanted. */
static void
find_wanted (BrambleSlots *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (nth (self, i)->button == self->wanted && !bramble_answer_get_ends (self->wanted))
      self->page = nth (self, i)->page;
  self->wanted = NULL;
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
  guint n = count_ends (self, FALSE);
  guint first = PLACES - MAX (n, 2);
  guint place = first;

  if (self->bottom && gtk_widget_get_visible (self->bottom))
    put (grid, self->bottom, first, 2);
  for (int digits = FALSE; digits <= TRUE; digits++)
    for (guint i = 0; i < self->slots->len; i++)
      {
        Slot *slot = nth (self, i);

        if (!bramble_answer_get_ends (slot->button) || bramble_answer_has_key (slot->button) == digits)
          continue;
        bramble_answer_set_key (slot->button, end_key (self, slot));
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
    put (grid, self->about, first, MIN (left, grid->columns - first % grid->columns));
}

/* Whether an answer has more to say than there is room for on the whole width. */
static gboolean
is_crowded (BrambleSlots *self,
            const Grid   *grid)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (!bramble_answer_is_line (nth (self, i)->button)
        && bramble_answer_is_long (nth (self, i)->button, 2 * grid->width + grid->gap))
      return TRUE;

  return FALSE;
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
    set_tight (self, FALSE);
  self->n_pages = plan (self, capacity, grid->columns, grid->width, FALSE);
  if (!self->tight && (self->n_pages > 1 || is_crowded (self, grid)))
    {
      set_tight (self, TRUE);
      self->tight_columns = grid->columns;
      self->tight_width = grid->width;
      self->tight_font = font;
      self->n_pages = plan (self, capacity, grid->columns, grid->width, FALSE);
    }
  if (self->n_pages > 1)
    self->n_pages = plan (self, capacity - 2, grid->columns, grid->width, TRUE);
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
static void
ensure_planned (BrambleSlots *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  Grid grid = make_grid (GTK_WIDGET (self), width > 0 ? width : G_MAXINT16, 0);

  if (!self->planned && self->slots->len > 0)
    plan_pages (self, &grid);
}

static gboolean
has_lines (BrambleSlots *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (bramble_answer_is_line (nth (self, i)->button))
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
      Slot *slot = nth (self, i);
      double x = compact ? i * (wide + gap) : 0;

      slot->page = 0;
      slot->key = self->first_key + i;
      bramble_answer_set_key (slot->button, bramble_answer_get_ends (slot->button) ? end_key (self, slot) : slot->key);
      set_shown (slot->button, TRUE);
      bramble_place (slot->button, leftwards ? width - x - wide : x, compact ? 0 : i * (line + gap), wide, line);
    }
  set_shown (self->back, FALSE);
  set_shown (self->forth, FALSE);
  gtk_widget_set_child_visible (self->about, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
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
  self->page = MIN (self->page, self->n_pages - 1);

  for (guint i = 0; i < self->slots->len; i++)
    {
      Slot *slot = nth (self, i);

      if (bramble_answer_get_ends (slot->button))
        continue;
      set_shown (slot->button, slot->page == self->page);
      if (slot->page != self->page)
        continue;
      bramble_answer_set_key (slot->button, slot->key);
      put (&grid, slot->button, slot->place, slot->span);
      used = MAX (used, slot->place + slot->span);
    }
  set_shown (self->back, self->n_pages > 1);
  set_shown (self->forth, self->n_pages > 1);
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

static void
bramble_slots_dispose (GObject *object)
{
  BrambleSlots *self = BRAMBLE_SLOTS (object);

  g_array_set_size (self->slots, 0);
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_slots_parent_class)->dispose (object);
}

static void
bramble_slots_finalize (GObject *object)
{
  g_array_unref (BRAMBLE_SLOTS (object)->slots);

  G_OBJECT_CLASS (bramble_slots_parent_class)->finalize (object);
}

static void
bramble_slots_class_init (BrambleSlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_slots_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_slots_finalize;
  widget_class->measure = bramble_measure_nothing;
  widget_class->size_allocate = bramble_slots_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "slots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_pager (BrambleSlots *self,
              const char   *icon,
              const char   *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  bramble_name_button (button, name);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_add_css_class (button, "pager");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (turn), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
bramble_slots_init (BrambleSlots *self)
{
  self->slots = g_array_new (FALSE, TRUE, sizeof (Slot));
  self->n_pages = 1;
  self->first_key = 1;
  self->back = create_pager (self, "go-previous-symbolic", _("Answers before these"));
  self->forth = create_pager (self, "go-next-symbolic", _("More answers"));
  self->about = bramble_text_new ("about");
  gtk_widget_set_parent (self->about, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Answers"), -1);
  bramble_slots_clear (self);
}

/**
 * bramble_slots_new:
 * @bottom: (nullable) (transfer floating): stands where choices end while it is visible
 */
GtkWidget *
bramble_slots_new (GtkWidget *bottom)
{
  BrambleSlots *self = g_object_new (BRAMBLE_TYPE_SLOTS, NULL);

  self->bottom = bottom;
  if (bottom)
    gtk_widget_set_parent (bottom, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/**
 * bramble_slots_add:
 * @answer: (transfer floating): made by bramble_answer_new()
 */
void
bramble_slots_add (BrambleSlots *self,
                   GtkWidget    *answer)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  /* Until there is room, they are pressed in their order. */
  Slot slot = { .button = answer, .key = self->slots->len + self->first_key };

  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (tell_about), answer);
  g_signal_connect_swapped (pointer, "enter", G_CALLBACK (tell_about), answer);
  gtk_widget_add_controller (answer, focus);
  gtk_widget_add_controller (answer, pointer);
  /* The keyboard goes from one to the next, and then to what ends the choice. */
  gtk_widget_insert_before (answer, GTK_WIDGET (self), self->back);
  /* Until another one is pointed at, the first is spoken of. */
  if (self->slots->len == 0)
    tell_about (answer);
  g_array_append_val (self->slots, slot);
  self->planned = FALSE;
}

/* Takes all answers away. */
void
bramble_slots_clear (BrambleSlots *self)
{
  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  for (guint i = 0; i < self->slots->len; i++)
    gtk_widget_unparent (nth (self, i)->button);
  g_array_set_size (self->slots, 0);
  set_tight (self, FALSE);
  self->planned = FALSE;
  self->page = 0;
  self->n_pages = 1;
  self->wanted = NULL;
  set_shown (self->back, FALSE);
  set_shown (self->forth, FALSE);
  bramble_text_set (BRAMBLE_TEXT (self->about), NULL);
}

/* Says which digit presses the first of the answers that are added from now on. */
void
bramble_slots_set_first_key (BrambleSlots *self,
                             guint         key)
{
  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  self->first_key = key;
}

/* Turns to the page of @answer, one of these. */
void
bramble_slots_show (BrambleSlots *self,
                    GtkWidget    *answer)
{
  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  self->wanted = answer;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Returns (nullable): the answer that was added at @position. */
GtkWidget *
bramble_slots_get (BrambleSlots *self,
                   guint         position)
{
  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), NULL);

  return position < self->slots->len ? nth (self, position)->button : NULL;
}

/* Returns the digit that presses the answer at @position now, where the zero is 10, or
 * 0 when it has none or stands on another page. */
guint
bramble_slots_get_key (BrambleSlots *self,
                       guint         position)
{
  const Slot *slot;

  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self) && position < self->slots->len, 0);

  ensure_planned (self);
  slot = nth (self, position);
  if (bramble_answer_get_ends (slot->button))
    return end_key (self, slot);
  return slot->page == self->page && slot->key <= PLACES ? slot->key : 0;
}

/* Returns (nullable): what the digit @key presses; the zero is 10. The pages are turned
 * by the two digits before those of what ends the choice. */
GtkWidget *
bramble_slots_get_by_key (BrambleSlots *self,
                          guint         key)
{
  guint forth;

  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), NULL);

  ensure_planned (self);
  for (guint i = 0; i < self->slots->len; i++)
    {
      Slot *slot = nth (self, i);
      gboolean ends = bramble_answer_get_ends (slot->button);

      if (ends ? key == end_key (self, slot) : slot->page == self->page && slot->key == key)
        return slot->button;
    }
  forth = PLACES - count_ends (self, TRUE);
  if (self->n_pages > 1)
    return key == forth - 1 ? self->back : key == forth ? self->forth : NULL;

  return NULL;
}

/* Returns the digit that shows more answers, where the zero is 10, or 0 when all are shown. */
guint
bramble_slots_get_more_key (BrambleSlots *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), 0);

  ensure_planned (self);
  return self->n_pages > 1 ? PLACES - count_ends (self, TRUE) : 0;
}
