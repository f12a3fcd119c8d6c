/* bramble-note.c: a few words beside what they speak of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-note.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-name.h"
#include "bramble-note-place.h"
#include "bramble-target.h"

/* In units of the table: how broad it is, how far from the thing, and from the edges. */
#define BREADTH 46
#define GAP 2.4
#define MARGIN 1

/**
 * BrambleNote:
 *
 * Lies above the whole table and lets everything through but itself: a sheet of
 * paper beside a widget, with a tip that points at it, wherever it covers the
 * least of what is wanted now. Its buttons run "board.lesson-back" and
 * "board.lesson-next".
 */
struct _BrambleNote
{
  GtkWidget parent_instance;

  GtkWidget *sheet;        /* the paper */
  GtkLabel *text;
  GtkLabel *advice;
  GtkLabel *page;
  GtkWidget *back;
  GtkWidget *next;
  GtkWidget *at;           /* (nullable) (weak): what it points at */
  GtkWidget *also[BRAMBLE_NOTE_ALSO]; /* (nullable) (weak): what else it speaks of */
  GtkWidget *otherwise;    /* (nullable) (weak): what it stands at when that is not to be seen */
  BrambleNoteSpare spare;  /* (nullable) */
  gpointer spare_data;
  GtkCssProvider *style;   /* says how large the unit is */
  double unit;             /* of the table, in pixels */
  graphene_rect_t thing;   /* where the thing is */
  GArray *told;            /* graphene_rect_t: that, and where is what else it speaks of */
  GArray *spared;          /* BrambleNoteSpared: what it had better not cover */
  BrambleNotePlace place;  /* where the paper is */
  gboolean placed;         /* it lies there, saying what it says now */
};

G_DEFINE_FINAL_TYPE (BrambleNote, bramble_note, GTK_TYPE_WIDGET)

static void
set_unit (BrambleNote *self,
          double       unit)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *css = NULL;

  if (self->unit == unit)
    return;

  self->unit = unit;
  g_ascii_formatd (number, sizeof number, "%.3f", unit);
  css = g_strdup_printf ("note{font-size:%spx;}", number);
  gtk_css_provider_load_from_data (self->style, css, -1);
}

/* Where @widget is, with all that belongs to it. Returns FALSE when it is not to be seen. */
static gboolean
find_thing (BrambleNote     *self,
            GtkWidget       *widget,
            graphene_rect_t *room)
{
  GtkWidget *whole = BRAMBLE_IS_TARGET (widget) ? bramble_target_get_whole (BRAMBLE_TARGET (widget)) : NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), room))
    return FALSE;
  /* What is about its parts is empty. */
  for (GtkWidget *part = whole ? gtk_widget_get_first_child (whole) : NULL; part; part = gtk_widget_get_next_sibling (part))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (part) && gtk_widget_compute_bounds (part, GTK_WIDGET (self), &bounds))
        graphene_rect_union (room, &bounds, room);
    }
  return TRUE;
}

/* Looks where everything is that may be covered. */
static void
look_about (BrambleNote *self,
            GArray      *told,
            GArray      *spared)
{
  GtkWidget *at = bramble_note_get_at (self);
  graphene_rect_t room;

  g_array_set_size (told, 0);
  g_array_set_size (spared, 0);
  if (at == NULL || !find_thing (self, at, &room))
    room = GRAPHENE_RECT_INIT ((float) gtk_widget_get_width (GTK_WIDGET (self)) / 2, (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2, 0, 0);
  g_array_append_val (told, room);
  for (guint i = 0; i < BRAMBLE_NOTE_ALSO; i++)
    if (self->also[i] && find_thing (self, self->also[i], &room))
      g_array_append_val (told, room);
  if (self->spare)
    self->spare (GTK_WIDGET (self), spared, self->spare_data);
}

/* Chooses a place for the paper where the least is covered that somebody wants to see now. */
static void
choose_place (BrambleNote *self,
              float        breadth,
              float        tall)
{
  BrambleNoteTable table = {
    (float) gtk_widget_get_width (GTK_WIDGET (self)), (float) gtk_widget_get_height (GTK_WIDGET (self)), breadth, tall,
    (float) (GAP * self->unit), (float) (MARGIN * self->unit), self->told, self->spared,
  };
  BrambleNotePlace before = self->place;

  bramble_note_place_find (&table, self->placed && before.room.size.width == breadth && before.room.size.height == tall ? &before : NULL,
                           &self->place);
  self->placed = TRUE;
}

static void
bramble_note_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BrambleNote *self = BRAMBLE_NOTE (widget);
  GtkWidget *at = bramble_note_get_at (self);
  graphene_rect_t before = self->thing;
  int breadth, least, tall;

  look_about (self, self->told, self->spared);
  self->thing = g_array_index (self->told, graphene_rect_t, 0);
  if (!graphene_rect_equal (&self->thing, &before))
    self->placed = FALSE;
  if (at)
    set_unit (self, bramble_frame_unit (at));
  gtk_widget_measure (self->sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  breadth = MIN (MAX (least, (int) (BREADTH * self->unit)), width);
  gtk_widget_measure (self->sheet, GTK_ORIENTATION_VERTICAL, breadth, &tall, NULL, NULL, NULL);
  choose_place (self, (float) breadth, (float) tall);
  gtk_widget_size_allocate (self->sheet, &(GtkAllocation) { (int) self->place.room.origin.x, (int) self->place.room.origin.y, breadth, tall }, -1);
}

/* Whether something has come elsewhere. */
static gboolean
has_moved (BrambleNote  *self,
           const GArray *told,
           const GArray *spared)
{
  gboolean moved = told->len != self->told->len || spared->len != self->spared->len;

  for (guint i = 0; i < told->len && !moved; i++)
    moved = !graphene_rect_equal (&g_array_index (told, graphene_rect_t, i), &g_array_index (self->told, graphene_rect_t, i));
  for (guint i = 0; i < spared->len && !moved; i++)
    {
      const BrambleNoteSpared *now = &g_array_index (spared, BrambleNoteSpared, i);
      const BrambleNoteSpared *before = &g_array_index (self->spared, BrambleNoteSpared, i);

      moved = now->weight != before->weight || !graphene_rect_equal (&now->room, &before->room);
    }
  return moved;
}

/* Anything that it speaks of or had better not cover may be moved, as on a map, and nobody says
 * so: things that lie above each other get their places one after the other, and it may get its
 * own before them. Whenever something is drawn anew it looks where everything is. */
static void
follow (GdkFrameClock *clock,
        BrambleNote   *self)
{
  g_autoptr (GArray) told = NULL;
  g_autoptr (GArray) spared = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  told = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  spared = g_array_new (FALSE, FALSE, sizeof (BrambleNoteSpared));
  look_about (self, told, spared);
  if (has_moved (self, told, spared))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
bramble_note_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_note_parent_class)->realize (widget);
  g_signal_connect (gtk_widget_get_frame_clock (widget), "after-paint", G_CALLBACK (follow), widget);
}

static void
bramble_note_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (widget), follow, widget);
  GTK_WIDGET_CLASS (bramble_note_parent_class)->unrealize (widget);
}

static void
bramble_note_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  /* GTK wants everybody to be asked before they are given a place. */
  gtk_widget_measure (BRAMBLE_NOTE (widget)->sheet, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = 0;
}

/* What is beside the paper is the table's. */
static gboolean
bramble_note_contains (GtkWidget *widget,
                       double     x,
                       double     y)
{
  return FALSE;
}

/* A tip from the paper to the thing, in the colours of the paper. */
static void
draw_tip (BrambleNote *self,
          cairo_t     *cr)
{
  const graphene_rect_t *room = &self->place.room;
  BrambleNoteSide side = self->place.side;
  gboolean across = side == BRAMBLE_NOTE_AFTER || side == BRAMBLE_NOTE_BEFORE;
  double half = 1.6 * self->unit;
  double x = CLAMP (self->thing.origin.x + self->thing.size.width / 2, room->origin.x + 2 * half,
                    room->origin.x + room->size.width - 2 * half);
  double y = CLAMP (self->thing.origin.y + self->thing.size.height / 2, room->origin.y + 2 * half,
                    room->origin.y + room->size.height - 2 * half);
  double far = GAP * self->unit;

  if (across)
    x = side == BRAMBLE_NOTE_AFTER ? room->origin.x + 1 : room->origin.x + room->size.width - 1;
  else
    y = side == BRAMBLE_NOTE_BELOW ? room->origin.y + 1 : room->origin.y + room->size.height - 1;
  cairo_move_to (cr, across ? x : x - half, across ? y - half : y);
  cairo_line_to (cr, x + (side == BRAMBLE_NOTE_AFTER ? -far : side == BRAMBLE_NOTE_BEFORE ? far : 0),
                 y + (side == BRAMBLE_NOTE_BELOW ? -far : side == BRAMBLE_NOTE_ABOVE ? far : 0));
  cairo_line_to (cr, across ? x : x + half, across ? y + half : y);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0x3f / 255.0, 0x5d / 255.0, 0x45 / 255.0);
  cairo_fill (cr);
}

static void
bramble_note_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BrambleNote *self = BRAMBLE_NOTE (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  graphene_rect_t here = self->place.room;
  graphene_rect_t thing = self->thing;

  /* Paper that lies on the thing itself or elsewhere does not point at it. */
  if (bramble_note_get_at (self) && !self->place.away && bramble_note_covered (&here, &thing) == 0)
    {
      graphene_rect_inset (&here, (float) (-GAP * self->unit), (float) (-GAP * self->unit));
      if (graphene_rect_intersection (&here, &all, &here))
        {
          cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &here);

          draw_tip (self, cr);
          cairo_destroy (cr);
        }
    }
  GTK_WIDGET_CLASS (bramble_note_parent_class)->snapshot (widget, snapshot);
}

static void
bramble_note_dispose (GObject *object)
{
  BrambleNote *self = BRAMBLE_NOTE (object);

  g_clear_weak_pointer (&self->at);
  for (guint i = 0; i < BRAMBLE_NOTE_ALSO; i++)
    g_clear_weak_pointer (&self->also[i]);
  g_clear_weak_pointer (&self->otherwise);
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_object (&self->style);

  G_OBJECT_CLASS (bramble_note_parent_class)->dispose (object);
}

static void
bramble_note_finalize (GObject *object)
{
  BrambleNote *self = BRAMBLE_NOTE (object);

  g_array_unref (self->told);
  g_array_unref (self->spared);

  G_OBJECT_CLASS (bramble_note_parent_class)->finalize (object);
}

static void
bramble_note_class_init (BrambleNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_note_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_note_finalize;
  widget_class->realize = bramble_note_realize;
  widget_class->unrealize = bramble_note_unrealize;
  widget_class->measure = bramble_note_measure;
  widget_class->size_allocate = bramble_note_size_allocate;
  widget_class->contains = bramble_note_contains;
  widget_class->snapshot = bramble_note_snapshot;
  gtk_widget_class_set_css_name (widget_class, "note");
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_button (const char *label,
               const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
bramble_note_init (BrambleNote *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->unit = 8;
  self->told = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  self->spared = g_array_new (FALSE, FALSE, sizeof (BrambleNoteSpared));
  self->style = gtk_css_provider_new ();
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)), GTK_STYLE_PROVIDER (self->style),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  self->sheet = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (self->sheet, "sheet");
  /* What it says is said aloud by who lets it speak, and would be heard twice as a name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("lesson", "Lesson"), -1);
  self->text = GTK_LABEL (create_label ("words"));
  self->advice = GTK_LABEL (create_label ("advice"));
  self->page = GTK_LABEL (create_label ("page-number"));
  /* Translators: to what was said before */
  self->back = create_button (C_("lesson", "_Back"), "board.lesson-back");
  self->next = create_button (C_("lesson", "_Next"), "board.lesson-next");
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_set_hexpand (GTK_WIDGET (self->page), TRUE);
  gtk_widget_add_css_class (row, "row");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->page));
  gtk_box_append (GTK_BOX (row), self->back);
  gtk_box_append (GTK_BOX (row), self->next);
  gtk_box_append (GTK_BOX (self->sheet), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (self->sheet), GTK_WIDGET (self->advice));
  gtk_box_append (GTK_BOX (self->sheet), row);
  gtk_widget_set_parent (self->sheet, GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
}

/**
 * bramble_note_set_spare:
 * @spare: (nullable): says what had better not be covered
 */
void
bramble_note_set_spare (BrambleNote      *self,
                        BrambleNoteSpare  spare,
                        gpointer          user_data)
{
  g_return_if_fail (BRAMBLE_IS_NOTE (self));

  self->spare = spare;
  self->spare_data = user_data;
}

/**
 * bramble_note_point:
 * @at: (nullable): what it points at
 * @also: (element-type GtkWidget): what else it speaks of, BRAMBLE_NOTE_ALSO of them at most
 * @otherwise: what it stands at while the first is not to be seen
 *
 * Looks for its place again, too: it stays where it is as long as that does no harm.
 */
void
bramble_note_point (BrambleNote *self,
                    GtkWidget   *at,
                    GPtrArray   *also,
                    GtkWidget   *otherwise)
{
  g_return_if_fail (BRAMBLE_IS_NOTE (self));
  g_return_if_fail (also->len <= BRAMBLE_NOTE_ALSO);

  g_set_weak_pointer (&self->at, at);
  for (guint i = 0; i < BRAMBLE_NOTE_ALSO; i++)
    g_set_weak_pointer (&self->also[i], i < also->len ? g_ptr_array_index (also, i) : NULL);
  g_set_weak_pointer (&self->otherwise, otherwise);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bramble_note_say:
 * @advice: (nullable): what could be done now, in words
 */
void
bramble_note_say (BrambleNote *self,
                  const char  *text,
                  const char  *advice)
{
  g_return_if_fail (BRAMBLE_IS_NOTE (self));

  if (g_strcmp0 (gtk_label_get_label (self->text), text) != 0)
    self->placed = FALSE;
  gtk_label_set_label (self->text, text);
  gtk_label_set_label (self->advice, advice);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), advice != NULL);
}

/* Which of several things that are said one after the other it is; pages count from 0. */
void
bramble_note_set_page (BrambleNote *self,
                       guint        page,
                       guint        n_pages)
{
  /* Translators: closes the last words of a lesson about something, and one plays on */
  const char *label = page + 1 < n_pages ? C_("lesson", "_Next") : C_("lesson", "_Got it");
  /* Translators: words of a lesson that are shown one after the other; %1$u is which, %2$u how many */
  g_autofree char *number = g_strdup_printf (C_("lesson", "%1$u of %2$u"), page + 1, n_pages);

  g_return_if_fail (BRAMBLE_IS_NOTE (self));

  gtk_label_set_label (self->page, n_pages > 1 ? number : "");
  gtk_widget_set_visible (self->back, n_pages > 1 && page > 0);
  bramble_name_label (self->next, label);
}

/* Returns what it says. */
const char *
bramble_note_get_text (BrambleNote *self)
{
  g_return_val_if_fail (BRAMBLE_IS_NOTE (self), NULL);

  return gtk_label_get_label (self->text);
}

/* Where its paper lies, as @other sees it. */
void
bramble_note_get_room (BrambleNote     *self,
                       GtkWidget       *other,
                       graphene_rect_t *room)
{
  g_return_if_fail (BRAMBLE_IS_NOTE (self));

  if (!gtk_widget_compute_bounds (self->sheet, other, room))
    *room = GRAPHENE_RECT_INIT (0, 0, 0, 0);
}

/* Returns (nullable): what it stands at. */
GtkWidget *
bramble_note_get_at (BrambleNote *self)
{
  g_return_val_if_fail (BRAMBLE_IS_NOTE (self), NULL);

  return self->at && gtk_widget_get_mapped (self->at) ? self->at : self->otherwise;
}

/* The keyboard goes on with the words: Enter and the space bar turn them over and answer
 * nothing. Whoever is on its other button stays there as long as that is to be seen. */
void
bramble_note_focus (BrambleNote *self)
{
  g_return_if_fail (BRAMBLE_IS_NOTE (self));

  if (!gtk_widget_has_focus (self->back) || !gtk_widget_get_visible (self->back))
    gtk_widget_grab_focus (self->next);
}
