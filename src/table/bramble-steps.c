/* bramble-steps.c: what is going on, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-steps.h"

#include "bramble-children.h"
#include "bramble-picture.h"

/* Steps that there is room for. */
#define MOST 6
/* Of these, so many that are over. */
#define PAST 2

/**
 * BrambleSteps:
 *
 * A line for each sentence about what happens: those that have happened, and the
 * one that happens now. What a die shows is not said before it lies there.
 */
struct _BrambleSteps
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (BrambleSteps, bramble_steps, GTK_TYPE_BOX)

static void
bramble_steps_class_init (BrambleStepsClass *klass)
{
}

static void
bramble_steps_init (BrambleSteps *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "steps");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_steps_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STEPS, NULL);
}

static GtkWidget *
create_step (const BrambleMove *move,
             gboolean           now)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mark = gtk_label_new (now ? "▶" : "✓");
  GtkWidget *text = gtk_label_new (!now || !bramble_move_rolls (move) ? move->text : "…");

  gtk_widget_add_css_class (box, "step");
  gtk_widget_add_css_class (mark, "mark");
  if (now)
    gtk_widget_add_css_class (box, "now");
  gtk_box_append (GTK_BOX (box), mark);
  if (move->symbol)
    {
      GtkWidget *symbol = bramble_picture_new (move->symbol, 12, 12);

      gtk_widget_add_css_class (symbol, "sign");
      gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), symbol);
    }
  if (move->art && (!now || !bramble_move_rolls (move)))
    {
      GtkWidget *picture = bramble_picture_new (move->art, move->width * 12 / move->height, 12);

      gtk_widget_add_css_class (picture, "sign");
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

/**
 * bramble_steps_show:
 * @moves: (nullable) (element-type BrambleMove): what happens
 * @now: which of them is played; all before it are over
 * @over: whether that one is over, too: the next has not begun yet
 */
void
bramble_steps_show (BrambleSteps    *self,
                    const GPtrArray *moves,
                    guint            now,
                    gboolean         over)
{
  guint n = moves ? moves->len : 0;
  guint first = now > PAST ? now - PAST : 0;
  guint shown = 0;

  g_return_if_fail (BRAMBLE_IS_STEPS (self));

  bramble_children_remove (GTK_BOX (self));
  for (guint i = first; i < n && i <= now && shown < MOST; i++)
    {
      const BrambleMove *move = g_ptr_array_index (moves, i);

      if (move->text == NULL || move->elsewhere)
        continue;
      gtk_box_append (GTK_BOX (self), create_step (move, i == now && !over));
      shown++;
    }
}
