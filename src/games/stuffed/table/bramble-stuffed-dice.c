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
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

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
 * Five places. Dice that are picked up are raised, tied together with a thread; those that
 * may join them have dashes.
 */
struct _BrambleStuffedDice
{
  GtkWidget parent_instance;

  GtkLabel *title;
  GtkLabel *state;
  GtkBox *row;
  Die dice[PLACES]; /* as was last shown */
  guint n;
};

G_DEFINE_FINAL_TYPE (BrambleStuffedDice, bramble_stuffed_dice, GTK_TYPE_WIDGET)

static void
bramble_stuffed_dice_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_dice_parent_class)->dispose (object);
}

static void
bramble_stuffed_dice_class_init (BrambleStuffedDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_dice_dispose;
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
           Die                       *dice)
{
  gboolean pooling = s->roll.seat == s->active && s->roll.faces[0] == 0 && s->roll.faces[STUFFED_DICE_OF_A_COLOUR] == 0
                     && s->roll.total == 0;
  guint n = 0;

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    {
      guint pooled = !pooling ? 0 : colour == STUFFED_PURPLE ? s->roll.purple : colour == s->roll.colour ? s->roll.own : 0;
      guint picked = colour <= STUFFED_PURPLE ? draft->dice[colour] : 0;

      for (guint i = 0; i < s->drawn[colour] + pooled && n < PLACES; i++)
        dice[n++] = (Die) { (guint8) colour, i < picked + pooled, bramble_stuffed_draft_takes (draft, s, colour) };
    }
  for (; n < STUFFED_N_DRAWN; n++)
    dice[n] = (Die) { STUFFED_NONE, FALSE, FALSE };
  return n;
}

static GtkWidget *
create_place (const Die *die,
              guint      place,
              gboolean   picking)
{
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "die-place");
  GtkWidget *word, *overlay, *digit, *target;
  g_autofree char *number = g_strdup_printf ("%u", place + 1);
  g_autofree char *name = NULL;

  gtk_widget_set_hexpand (column, TRUE);
  if (die->colour == STUFFED_NONE)
    {
      GtkWidget *empty = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "spent");

      gtk_widget_set_halign (empty, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (column), empty);
      word = bramble_stuffed_word_new (C_("die", "spent"), "die-word");
      gtk_label_set_xalign (GTK_LABEL (word), 0.5f);
      gtk_box_append (GTK_BOX (column), word);
      return column;
    }
  overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_stuffed_die_new (die->colour, 0, "big-die"));
  digit = gtk_label_new (number);
  gtk_widget_add_css_class (digit, "digit");
  gtk_widget_set_halign (digit, GTK_ALIGN_START);
  gtk_widget_set_valign (digit, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), digit);
  target = bramble_target_new (bramble_stuffed_die_thing (die->colour), overlay);
  gtk_widget_set_halign (target, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (target, "die");
  if (die->picked)
    gtk_widget_add_css_class (target, "picked");
  else if (picking && die->joins)
    gtk_widget_add_css_class (target, "joins");
  /* Translators: a die, and which one of all */
  name = g_strdup_printf (C_("die", "%1$s, number %2$u"), stuffed_die_name (die->colour), place + 1);
  bramble_target_describe (BRAMBLE_TARGET (target), name, die->picked ? _("Picked up") : NULL);
  word = bramble_stuffed_word_new (bramble_stuffed_attribute (die->colour), "die-word");
  gtk_label_set_xalign (GTK_LABEL (word), 0.5f);
  gtk_box_append (GTK_BOX (column), target);
  gtk_box_append (GTK_BOX (column), word);
  return column;
}

/**
 * bramble_stuffed_dice_show:
 * @draft: what is picked up
 * @whose: (nullable): whose turn it is
 */
void
bramble_stuffed_dice_show (BrambleStuffedDice        *self,
                           const StuffedState        *s,
                           const BrambleStuffedDraft *draft,
                           const char                *whose)
{
  Die dice[PLACES] = { { 0 } };
  guint n = list_dice (s, draft, dice), picked = 0;
  g_autofree char *title = NULL;
  g_autofree char *state = NULL;

  g_return_if_fail (BRAMBLE_IS_STUFFED_DICE (self));

  for (guint i = 0; i < n; i++)
    picked += dice[i].picked;
  /* Translators: %s is a player */
  title = whose ? g_strdup_printf (_("Dice of %s"), whose) : g_strdup (_("Dice"));
  if (picked > 0)
    state = g_strdup_printf (ngettext ("%u picked up", "%u picked up", picked), picked);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->state, state ? state : "");
  if (n == self->n && memcmp (dice, self->dice, sizeof dice) == 0)
    return;

  self->n = n;
  memcpy (self->dice, dice, sizeof dice);
  bramble_children_remove (self->row);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->row, create_place (&dice[i], i, picked > 0));
}

/* Returns the colour of the die in a place, or STUFFED_NONE. */
guint
bramble_stuffed_dice_colour (BrambleStuffedDice *self,
                             guint               place)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_DICE (self), STUFFED_NONE);

  return place < self->n ? self->dice[place].colour : STUFFED_NONE;
}
