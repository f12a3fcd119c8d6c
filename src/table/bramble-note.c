/* bramble-note.c: a few words beside what they speak of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-note.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-name.h"

/* In units of the table: how broad it is, how far from the thing, and from the edges. */
#define BREADTH 46
#define GAP 2.4
#define MARGIN 1

/* How much worse it is to cover the thing itself than something else, and what it is worth
 * to stand beside it, as a part of the paper. */
#define THING_WEIGHT 6
#define BESIDE 0.3f

/* Where it stands beside the thing. */
typedef enum
{
  AFTER,
  BEFORE,
  BELOW,
  ABOVE,
  N_SIDES,
} Side;

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
  GtkWidget *at;           /* (nullable) (weak): what it speaks of */
  GtkWidget *otherwise;    /* (nullable) (weak): what it stands at when that is not to be seen */
  BrambleNoteSpare spare;  /* (nullable) */
  gpointer spare_data;
  GtkCssProvider *style;   /* says how large the unit is */
  double unit;             /* of the table, in pixels */
  Side side;               /* where it stands */
  gboolean away;           /* at @otherwise, because too much would be covered beside the thing */
  graphene_rect_t thing;   /* where the thing is */
  graphene_rect_t room;    /* where the paper is */
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

/* Where the paper would be on one side of @thing, within the table. */
static graphene_rect_t
room_at (BrambleNote           *self,
         const graphene_rect_t *thing,
         Side                   side,
         float                  width,
         float                  height)
{
  float gap = (float) (GAP * self->unit);
  float margin = (float) (MARGIN * self->unit);
  float x = thing->origin.x + (thing->size.width - width) / 2;
  float y = thing->origin.y + (thing->size.height - height) / 2;

  if (side == AFTER)
    x = thing->origin.x + thing->size.width + gap;
  else if (side == BEFORE)
    x = thing->origin.x - width - gap;
  else if (side == BELOW)
    y = thing->origin.y + thing->size.height + gap;
  else
    y = thing->origin.y - height - gap;
  x = MAX (MIN (x, (float) gtk_widget_get_width (GTK_WIDGET (self)) - width - margin), margin);
  y = MAX (MIN (y, (float) gtk_widget_get_height (GTK_WIDGET (self)) - height - margin), margin);
  return GRAPHENE_RECT_INIT (x, y, width, height);
}

/* How much of @other lies below @room. */
static float
covered (const graphene_rect_t *room,
         const graphene_rect_t *other)
{
  graphene_rect_t both;

  return graphene_rect_intersection (room, other, &both) ? both.size.width * both.size.height : 0;
}

/* Chooses the side of the thing, or of what it may stand at otherwise, on which the least is
 * covered that somebody wants to see now. */
static void
choose_side (BrambleNote *self,
             float        width,
             float        height)
{
  g_autoptr (GArray) spared = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  graphene_rect_t anchors[2] = { self->thing, self->thing };
  float least = G_MAXFLOAT;

  if (self->spare)
    self->spare (GTK_WIDGET (self), spared, self->spare_data);
  if (self->otherwise && !gtk_widget_compute_bounds (self->otherwise, GTK_WIDGET (self), &anchors[1]))
    anchors[1] = self->thing;
  for (guint at = 0; at < 2 * N_SIDES; at++)
    {
      gboolean away = at >= N_SIDES;
      graphene_rect_t room = room_at (self, &anchors[away], (Side) (at % N_SIDES), width, height);
      float cost = THING_WEIGHT * covered (&room, &self->thing) + (away ? BESIDE * width * height : 0);

      for (guint i = 0; i < spared->len; i++)
        cost += covered (&room, &g_array_index (spared, graphene_rect_t, i));
      if (cost < least)
        {
          least = cost;
          self->side = (Side) (at % N_SIDES);
          self->room = room;
          self->away = away;
        }
    }
}

static void
bramble_note_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BrambleNote *self = BRAMBLE_NOTE (widget);
  GtkWidget *at = bramble_note_get_at (self);
  int breadth, least, tall;

  if (at == NULL || !gtk_widget_compute_bounds (at, widget, &self->thing))
    self->thing = GRAPHENE_RECT_INIT ((float) width / 2, (float) height / 2, 0, 0);
  if (at)
    set_unit (self, bramble_frame_unit (at));
  gtk_widget_measure (self->sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  breadth = MIN (MAX (least, (int) (BREADTH * self->unit)), width);
  gtk_widget_measure (self->sheet, GTK_ORIENTATION_VERTICAL, breadth, &tall, NULL, NULL, NULL);
  choose_side (self, (float) breadth, (float) tall);
  gtk_widget_size_allocate (self->sheet, &(GtkAllocation) { (int) self->room.origin.x, (int) self->room.origin.y, breadth, tall }, -1);
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
  const graphene_rect_t *room = &self->room;
  gboolean across = self->side == AFTER || self->side == BEFORE;
  double half = 1.6 * self->unit;
  double x = CLAMP (self->thing.origin.x + self->thing.size.width / 2, room->origin.x + 2 * half,
                    room->origin.x + room->size.width - 2 * half);
  double y = CLAMP (self->thing.origin.y + self->thing.size.height / 2, room->origin.y + 2 * half,
                    room->origin.y + room->size.height - 2 * half);
  double far = GAP * self->unit;

  if (across)
    x = self->side == AFTER ? room->origin.x + 1 : room->origin.x + room->size.width - 1;
  else
    y = self->side == BELOW ? room->origin.y + 1 : room->origin.y + room->size.height - 1;
  cairo_move_to (cr, across ? x : x - half, across ? y - half : y);
  cairo_line_to (cr, x + (self->side == AFTER ? -far : self->side == BEFORE ? far : 0),
                 y + (self->side == BELOW ? -far : self->side == ABOVE ? far : 0));
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
  graphene_rect_t here = self->room;
  graphene_rect_t thing = self->thing;

  /* Paper that lies on the thing itself or elsewhere does not point at it. */
  if (bramble_note_get_at (self) && !self->away && covered (&here, &thing) == 0)
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
  g_clear_weak_pointer (&self->otherwise);
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_object (&self->style);

  G_OBJECT_CLASS (bramble_note_parent_class)->dispose (object);
}

static void
bramble_note_class_init (BrambleNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_note_dispose;
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
 * bramble_note_say:
 * @at: (nullable): what it speaks of
 * @otherwise: what it stands at while that is not to be seen
 * @advice: (nullable): what could be done now, in words
 */
void
bramble_note_say (BrambleNote *self,
                  GtkWidget   *at,
                  GtkWidget   *otherwise,
                  const char  *text,
                  const char  *advice)
{
  g_return_if_fail (BRAMBLE_IS_NOTE (self));

  g_set_weak_pointer (&self->at, at);
  g_set_weak_pointer (&self->otherwise, otherwise);
  gtk_label_set_label (self->text, text);
  gtk_label_set_label (self->advice, advice);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), advice != NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
