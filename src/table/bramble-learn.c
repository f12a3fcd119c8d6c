/* bramble-learn.c: a first game in a few steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-learn.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-name.h"

/**
 * BrambleLearn:
 *
 * Steps with Back and Next. After the last one a game can be begun with
 * "win.new-game".
 */
struct _BrambleLearn
{
  GtkWidget parent_instance;

  const BramblePresentation *game;
  guint step;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  GtkLabel *progress;
  GtkWidget *back;
  GtkWidget *next;
  GtkWidget *play;
};

G_DEFINE_FINAL_TYPE (BrambleLearn, bramble_learn, GTK_TYPE_WIDGET)

static void
show_step (BrambleLearn *self)
{
  guint n = bramble_learn_get_n_steps (self);
  const BramblePage *lessons = self->game->lessons;
  g_autofree char *progress = g_strdup_printf (_("Step %1$u of %2$u"), self->step + 1, n);
  gboolean last = self->step + 1 == n;

  bramble_children_remove (self->page);
  gtk_box_append (self->page, bramble_page_new (&lessons[self->step], self->game->draw));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_label_set_label (self->progress, progress);
  gtk_widget_set_sensitive (self->back, self->step > 0);
  gtk_widget_set_visible (self->next, !last);
  gtk_widget_set_visible (self->play, last);
  /* Who listens hears where the button led. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _(lessons[self->step].title), -1);
}

static void
back_clicked (BrambleLearn *self)
{
  if (self->step > 0)
    bramble_learn_set_step (self, self->step - 1);
  gtk_widget_grab_focus (self->step > 0 ? self->back : self->next);
}

static void
next_clicked (BrambleLearn *self)
{
  bramble_learn_set_step (self, self->step + 1);
  gtk_widget_grab_focus (gtk_widget_get_visible (self->next) ? self->next : self->play);
}

static void
bramble_learn_map (GtkWidget *widget)
{
  BrambleLearn *self = BRAMBLE_LEARN (widget);

  GTK_WIDGET_CLASS (bramble_learn_parent_class)->map (widget);
  gtk_widget_grab_focus (gtk_widget_get_visible (self->next) ? self->next : self->play);
}

static void
bramble_learn_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_learn_parent_class)->dispose (object);
}

static void
bramble_learn_class_init (BrambleLearnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_learn_dispose;
  widget_class->map = bramble_learn_map;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-learn.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleLearn, scroller);
  gtk_widget_class_bind_template_child (widget_class, BrambleLearn, page);
  gtk_widget_class_bind_template_child (widget_class, BrambleLearn, progress);
  gtk_widget_class_bind_template_child (widget_class, BrambleLearn, back);
  gtk_widget_class_bind_template_child (widget_class, BrambleLearn, next);
  gtk_widget_class_bind_template_child (widget_class, BrambleLearn, play);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, next_clicked);
}

static void
bramble_learn_init (BrambleLearn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
}

/**
 * bramble_learn_new:
 * @game: what is to be learnt; it has lessons
 */
GtkWidget *
bramble_learn_new (const BramblePresentation *game)
{
  BrambleLearn *self = g_object_new (BRAMBLE_TYPE_LEARN, NULL);

  self->game = game;
  show_step (self);
  return GTK_WIDGET (self);
}

guint
bramble_learn_get_n_steps (BrambleLearn *self)
{
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_LEARN (self), 0);

  while (self->game->lessons[n].id)
    n++;
  return n;
}

guint
bramble_learn_get_step (BrambleLearn *self)
{
  g_return_val_if_fail (BRAMBLE_IS_LEARN (self), 0);

  return self->step;
}

/* Steps count from 0; beyond the last is the last. */
void
bramble_learn_set_step (BrambleLearn *self,
                        guint         step)
{
  g_return_if_fail (BRAMBLE_IS_LEARN (self));

  step = MIN (step, bramble_learn_get_n_steps (self) - 1);
  if (self->step == step)
    return;

  self->step = step;
  show_step (self);
}
