/* bramble-stuffed-bag.c: the bag, and what is left in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-bag.h"

#include <glib/gi18n.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-target.h>

#include "bramble-children.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

/* Where each colour is counted: two columns. */
#define ROWS 4

/**
 * BrambleStuffedBag:
 *
 * How many dice are in the bag, how many of each colour, and how many are discarded.
 */
struct _BrambleStuffedBag
{
  GtkWidget parent_instance;

  BrambleTarget *bag;
  GtkLabel *number;
  GtkLabel *counts[STUFFED_N_COLOURS];
  GtkLabel *discards;
};

G_DEFINE_FINAL_TYPE (BrambleStuffedBag, bramble_stuffed_bag, GTK_TYPE_WIDGET)

static void
bramble_stuffed_bag_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_bag_parent_class)->dispose (object);
}

static void
bramble_stuffed_bag_class_init (BrambleStuffedBagClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_bag_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedbag");
}

static GtkWidget *
create_bag (BrambleStuffedBag *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "bag-number");
  gtk_widget_set_valign (GTK_WIDGET (self->number), GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_stuffed_sign_new ("stuffed/tokens/bag", "bag"));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->number));
  self->bag = BRAMBLE_TARGET (bramble_target_new (bramble_thing (BRAMBLE_STUFFED_BAG_THING, NULL), overlay));
  gtk_widget_add_css_class (GTK_WIDGET (self->bag), "quiet");
  bramble_target_set_whole (self->bag, GTK_WIDGET (self));
  return GTK_WIDGET (self->bag);
}

static GtkWidget *
create_counts (BrambleStuffedBag *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "bag-counts");
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    {
      int column = (int) (2 * (colour / ROWS)), row = (int) (colour % ROWS);
      GtkWidget *die = bramble_stuffed_die_new (colour, 0, "small-die");

      self->counts[colour] = GTK_LABEL (bramble_stuffed_word_new (NULL, "count"));
      bramble_target_set_shown (die, bramble_stuffed_die_thing (colour));
      gtk_grid_attach (GTK_GRID (grid), die, column, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->counts[colour]), column + 1, row, 1, 1);
    }
  self->discards = GTK_LABEL (bramble_stuffed_word_new (NULL, "state"));
  return grid;
}

static void
bramble_stuffed_bag_init (BrambleStuffedBag *self)
{
  GtkWidget *row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "bag-row");
  GtkWidget *column = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "bag-column");

  gtk_box_append (GTK_BOX (row), create_bag (self));
  gtk_box_append (GTK_BOX (column), create_counts (self));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->discards));
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), column);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
}

GtkWidget *
bramble_stuffed_bag_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_BAG, NULL);
}

void
bramble_stuffed_bag_show (BrambleStuffedBag  *self,
                          const StuffedState *s)
{
  g_autoptr (GString) about = g_string_new (NULL);
  g_autofree char *number = NULL;
  g_autofree char *label = NULL;
  g_autofree char *discards = NULL;
  guint n = 0, gone = 0;

  g_return_if_fail (BRAMBLE_IS_STUFFED_BAG (self));

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    {
      g_autofree char *text = g_strdup_printf ("%u", s->bag[colour]);

      n += s->bag[colour];
      gone += s->discard[colour];
      gtk_label_set_label (self->counts[colour], text);
      /* Translators: dice of a colour, and how many of them */
      g_string_append_printf (about, C_("dice", "%1$s: %2$u."), stuffed_colour_name (colour), s->bag[colour]);
      g_string_append_c (about, ' ');
    }
  number = g_strdup_printf ("%u", n);
  label = g_strdup_printf (ngettext ("The bag: %u die", "The bag: %u dice", n), n);
  discards = g_strdup_printf (ngettext ("%u discarded", "%u discarded", gone), gone);
  g_string_append (about, discards);
  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->discards, discards);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->discards), discards);
  bramble_target_describe (self->bag, label, about->str);
}
