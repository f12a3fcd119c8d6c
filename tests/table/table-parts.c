/* table-parts.c: one of each part that any table has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-parts.h"

#include "bramble-answer.h"
#include "bramble-fan.h"
#include "bramble-frame.h"
#include "bramble-leaf.h"
#include "bramble-lens.h"
#include "bramble-picture.h"
#include "bramble-ranks.h"
#include "bramble-slots.h"
#include "bramble-steps.h"
#include "bramble-wrap.h"

static const BramblePart no_parts[] = { { NULL } };

static GtkWidget *
make_answer (gboolean toggle)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  BrambleAnswer answer = { .text = (char *) "Yes", .art = (char *) "grimm/fables/wolf", .about = (char *) "It says yes." };

  return bramble_answer_new (&answer, toggle, taken);
}

gpointer
table_parts_answer_button (void)
{
  return make_answer (FALSE);
}

gpointer
table_parts_answer_toggle (void)
{
  return make_answer (TRUE);
}

gpointer
table_parts_slots (void)
{
  GtkWidget *slots = bramble_slots_new (gtk_button_new_with_label ("Set down"));

  bramble_slots_add (BRAMBLE_SLOTS (slots), make_answer (FALSE));
  return slots;
}

gpointer
table_parts_steps (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_move_free);
  GtkWidget *steps = bramble_steps_new ();

  for (guint i = 0; i < 3; i++)
    {
      BrambleMove *move = bramble_move_new (i);

      move->text = g_strdup ("Something happens.");
      g_ptr_array_add (moves, move);
    }
  bramble_steps_show (BRAMBLE_STEPS (steps), moves, 1, FALSE);
  return steps;
}

/* A box that is laid out by one of them. */
gpointer
table_parts_fan (void)
{
  static const BrambleFanShape shape = { GTK_ORIENTATION_HORIZONTAL, 19, 1 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_fan_new (&shape, &shape));
  for (guint i = 0; i < 8; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("card"));
  return box;
}

/* A box whose child is enlarged. */
gpointer
table_parts_lens (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_lens_new ());
  gtk_box_append (GTK_BOX (box), bramble_picture_new ("grimm/fables/wolf", 100, 75));
  return box;
}

/* A box that is laid out by one of them. */
gpointer
table_parts_wrap (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_wrap_new (0.5));
  for (guint i = 0; i < 8; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("a chip with some words"));
  return box;
}

gpointer
table_parts_ranks (void)
{
  static const guint ranks[] = { 1, 1, 2, 2, 4 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_ranks_new (8, ranks, G_N_ELEMENTS (ranks) - 1));
  for (guint i = 0; i < 4; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("a board with some words"));
  return box;
}

gpointer
table_parts_leaf (void)
{
  GtkWidget *leaf = bramble_leaf_new (TRUE);
  BrambleLeafFace face = { .name = (char *) "Wolf", .art = (char *) "grimm/fables/wolf", .text = (char *) "It bites." };

  bramble_leaf_set_face (BRAMBLE_LEAF (leaf), &face);
  return leaf;
}

gpointer
table_parts_frame (void)
{
  static const BrambleSheet sheets[BRAMBLE_N_LAYOUTS] = { { 192, 94, no_parts }, { 160, 94, no_parts }, { 100, 69, no_parts } };
  GtkWidget *frame = bramble_frame_new ();

  bramble_frame_set_layouts (BRAMBLE_FRAME (frame), sheets);
  return frame;
}
