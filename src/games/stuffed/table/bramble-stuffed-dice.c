/* bramble-stuffed-dice.c: the dice before whose turn it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-dice.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-stuffed-style.h"
#include "bramble-stuffed-thread.h"
#include "bramble-target.h"
#include "bramble-text.h"

/* More dice than five come by gifts. */
#define PLACES 8

/* A die that lies there. */
typedef struct
{
  guint8 colour; /* StuffedColour, or STUFFED_NONE: spent */
  guint8 picked; /* it is raised */
  guint8 joins;  /* it may be picked up, too */
} Die;

/**
 * BrambleStuffedDice:
 *
 * Five places. Dice that are picked up are raised and tied together with one thread; those that
 * may join them have dashes. A digit of the keyboard picks the die in its place up.
 */
struct _BrambleStuffedDice
{
  GtkWidget parent_instance;

  GtkLabel *title;
  GtkLabel *state;
  GtkBox *row;
  Die dice[PLACES]; /* as was last shown */
  guint n;
  gboolean begun;   /* somebody has drawn: what does not lie there was spent */
  GtkWidget *targets[PLACES]; /* (nullable): those that can be touched */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedDice, bramble_stuffed_dice, GTK_TYPE_WIDGET)

static void
bramble_stuffed_dice_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_dice_parent_class)->dispose (object);
}

/* The box round a die that is picked up, or FALSE: it is not. */
static gboolean
find_picked (BrambleStuffedDice *self,
             guint               place,
             graphene_rect_t    *box)
{
  return place < self->n && self->dice[place].picked && self->targets[place]
         && gtk_widget_compute_bounds (self->targets[place], GTK_WIDGET (self), box);
}

/* One thread round all dice that are picked up; over those between them it is a single one. */
static void
bramble_stuffed_dice_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  const BrambleStuffedThread thread = { "#f2c45a", 0.3, 0.9, 0.7 };
  BrambleStuffedDice *self = BRAMBLE_STUFFED_DICE (widget);
  double unit = bramble_frame_unit (widget);
  graphene_rect_t run = GRAPHENE_RECT_INIT (0, 0, 0, 0), box;
  cairo_t *cr;
  gboolean any = FALSE, inside = FALSE;

  GTK_WIDGET_CLASS (bramble_stuffed_dice_parent_class)->snapshot (widget, snapshot);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  bramble_stuffed_thread_use (&thread, unit, cr);
  for (guint i = 0; i <= self->n; i++)
    {
      if (!find_picked (self, i, &box))
        {
          if (inside)
            bramble_stuffed_trace_box (cr, &run, 1.4 * unit);
          inside = FALSE;
          continue;
        }
      if (any && !inside)
        {
          cairo_move_to (cr, run.origin.x + run.size.width - 1.2 * unit, run.origin.y);
          cairo_line_to (cr, box.origin.x + 1.2 * unit, box.origin.y);
        }
      if (inside)
        graphene_rect_union (&run, &box, &run);
      else
        run = box;
      any = inside = TRUE;
    }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
bramble_stuffed_dice_class_init (BrambleStuffedDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_dice_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = bramble_stuffed_dice_snapshot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffeddice");
}

static void
bramble_stuffed_dice_init (BrambleStuffedDice *self)
{
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "dice-column");
  GtkWidget *head = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "dice-head");

  self->title = GTK_LABEL (bramble_stuffed_word_new (NULL, "heading"));
  self->state = GTK_LABEL (bramble_stuffed_word_new (NULL, "state"));
  self->row = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "drawn"));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->state));
  gtk_box_set_homogeneous (self->row, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->row), TRUE);
  gtk_box_append (GTK_BOX (column), head);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->row));
  gtk_widget_set_parent (column, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
}

GtkWidget *
bramble_stuffed_dice_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_DICE, NULL);
}

/* The dice that lie there, and those of a pool that is being put together. */
static guint
list_dice (const StuffedState        *s,
           const BrambleStuffedDraft *draft,
           gboolean                   white,
           Die                       *dice)
{
  gboolean pooling = s->roll.seat == s->active && s->roll.faces[0] == 0 && s->roll.faces[STUFFED_DICE_OF_A_COLOUR] == 0
                     && s->roll.total == 0;
  guint n = 0;

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    {
      guint pooled = !pooling ? 0 : colour == STUFFED_PURPLE ? s->roll.purple : colour == s->roll.colour ? s->roll.own : 0;
      guint picked = colour <= STUFFED_PURPLE ? draft->dice[colour] : white && colour == STUFFED_WHITE ? s->drawn[colour] : 0;

      for (guint i = 0; i < s->drawn[colour] + pooled && n < PLACES; i++)
        dice[n++] = (Die) { (guint8) colour, i < picked + pooled,
                            bramble_stuffed_draft_count (draft) > 0 && bramble_stuffed_draft_takes (draft, s, colour, FALSE) };
    }
  for (; n < STUFFED_N_DRAWN; n++)
    dice[n] = (Die) { STUFFED_NONE, FALSE, FALSE };
  return n;
}

static GtkWidget *
create_word (const char *text)
{
  GtkWidget *word = bramble_text_new ("die-word");

  bramble_text_set (BRAMBLE_TEXT (word), text);
  bramble_text_center (BRAMBLE_TEXT (word));
  return word;
}

static GtkWidget *
create_target (guint colour,
               guint place)
{
  GtkWidget *overlay = gtk_overlay_new ();
  g_autofree char *number = g_strdup_printf ("%u", place + 1);
  GtkWidget *digit = gtk_label_new (number);
  GtkWidget *target;

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_stuffed_die_new (colour, 0, "big-die"));
  gtk_widget_add_css_class (digit, "digit");
  gtk_widget_set_halign (digit, GTK_ALIGN_START);
  gtk_widget_set_valign (digit, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), digit);
  target = bramble_target_new (bramble_stuffed_die_thing (colour), overlay);
  gtk_widget_set_halign (target, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (target, "die");
  return target;
}

static GtkWidget *
create_place (BrambleStuffedDice *self,
              guint               place)
{
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "die-place");
  guint colour = self->dice[place].colour;
  GtkWidget *lies = colour == STUFFED_NONE ? bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "spent") : create_target (colour, place);

  self->targets[place] = colour == STUFFED_NONE ? NULL : lies;
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_halign (lies, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), lies);
  gtk_box_append (GTK_BOX (column), create_word (colour != STUFFED_NONE ? bramble_stuffed_attribute (colour) : self->begun ? C_("die", "spent") : ""));
  return column;
}

/* What is picked up, and what may join. */
static void
mark_place (BrambleStuffedDice *self,
            guint               place)
{
  const Die *die = &self->dice[place];
  GtkWidget *target = self->targets[place];
  g_autofree char *name = NULL;

  if (target == NULL)
    return;
  bramble_stuffed_set_class (target, "picked", die->picked);
  bramble_stuffed_set_class (target, "joins", !die->picked && die->joins);
  /* Translators: a die, and which one of all */
  name = g_strdup_printf (C_("die", "%1$s, number %2$u"), stuffed_die_name (die->colour), place + 1);
  bramble_target_describe (BRAMBLE_TARGET (target), name, die->picked ? _("Picked up") : die->joins ? _("It may join those in your hand.") : NULL);
}

/* Whether the same dice lie in the same places: those with the keyboard keep it. */
static gboolean
lie_alike (BrambleStuffedDice *self,
           const Die          *dice,
           guint               n)
{
  for (guint i = 0; i < n && n == self->n; i++)
    if (dice[i].colour != self->dice[i].colour)
      return FALSE;

  return n == self->n;
}

/**
 * bramble_stuffed_dice_show:
 * @draft: what is picked up
 * @white: it is asked which white dice are thrown: they are raised, the others wait
 * @whose: (nullable): whose turn it is
 */
void
bramble_stuffed_dice_show (BrambleStuffedDice        *self,
                           const StuffedState        *s,
                           const BrambleStuffedDraft *draft,
                           gboolean                   white,
                           const char                *whose)
{
  Die dice[PLACES] = { { 0 } };
  guint n = list_dice (s, draft, white, dice), picked = bramble_stuffed_draft_count (draft);
  gboolean alike;
  g_autofree char *title = NULL;
  g_autofree char *state = NULL;

  g_return_if_fail (BRAMBLE_IS_STUFFED_DICE (self));

  /* Translators: %s is a player */
  title = whose ? g_strdup_printf (_("Dice of %s"), whose) : g_strdup (_("Dice"));
  if (picked > 0)
    state = g_strdup_printf (ngettext ("%u picked up", "%u picked up", picked), picked);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->state, state ? state : "");
  alike = lie_alike (self, dice, n) && self->begun == (whose != NULL);
  self->n = n;
  self->begun = whose != NULL;
  memcpy (self->dice, dice, sizeof dice);
  if (!alike)
    {
      bramble_children_remove (self->row);
      memset (self->targets, 0, sizeof self->targets);
      for (guint i = 0; i < n; i++)
        gtk_box_append (self->row, create_place (self, i));
    }
  for (guint i = 0; i < n; i++)
    mark_place (self, i);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the colour of the die in a place, or STUFFED_NONE. */
guint
bramble_stuffed_dice_colour (BrambleStuffedDice *self,
                             guint               place)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_DICE (self), STUFFED_NONE);

  return place < self->n ? self->dice[place].colour : STUFFED_NONE;
}

/* Returns (nullable): the digit that picks up a die of @colour. */
const char *
bramble_stuffed_dice_find_digit (BrambleStuffedDice *self,
                                 guint               colour)
{
  static const char *const digits[PLACES] = { "1", "2", "3", "4", "5", "6", "7", "8" };

  g_return_val_if_fail (BRAMBLE_IS_STUFFED_DICE (self), NULL);

  for (guint i = 0; i < self->n; i++)
    if (self->dice[i].colour == colour && !self->dice[i].picked)
      return digits[i];

  return NULL;
}

/* Returns how many dice lie there. */
guint
bramble_stuffed_dice_count (BrambleStuffedDice *self)
{
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_STUFFED_DICE (self), 0);

  for (guint i = 0; i < self->n; i++)
    n += self->dice[i].colour != STUFFED_NONE;
  return n;
}
