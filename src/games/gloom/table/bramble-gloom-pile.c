/* bramble-gloom-pile.c: a Character and the clear cards on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-pile-private.h"

#include <string.h>

#include "bramble-gloom-paint.h"
#include "bramble-settings.h"

/* How long what vanishes can still be seen, in ms at normal pace. */
#define FADE 1400

G_DEFINE_FINAL_TYPE (BrambleGloomPile, bramble_gloom_pile, GTK_TYPE_WIDGET)

/* Vanishing. */

static gboolean
fade_on (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  BrambleGloomPile *self = BRAMBLE_GLOOM_PILE (widget);
  double length = FADE * 1000.0 * bramble_settings_get_pace (bramble_settings_get_default ());

  self->fade = length > 0 ? 1 - (double) (gdk_frame_clock_get_frame_time (clock) - self->since) / length : 0;
  gtk_widget_queue_draw (widget);
  if (self->fade > 0)
    return G_SOURCE_CONTINUE;

  self->fade = 0;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
may_move (GtkWidget *widget)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animations, NULL);
  return animations && gtk_widget_get_mapped (widget) && bramble_settings_get_pace (bramble_settings_get_default ()) > 0;
}

static void
remember (BrambleGloomPile *self)
{
  self->worth = bramble_gloom_hero_get_worth (self->hero);
  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      const BrambleGloomLayer *points = bramble_gloom_hero_find_shown (self->hero, BRAMBLE_GLOOM_POINTS (i));
      const BrambleGloomLayer *icon = bramble_gloom_hero_find_shown (self->hero, BRAMBLE_GLOOM_ICON (i));

      self->points[i] = points ? gloom_cards[points->card].points[i] : 0;
      self->icons[i] = icon ? gloom_cards[icon->card].icons[i] : 0;
    }
}

/* What is another than before is seen to go. */
static void
hero_changed (BrambleGloomPile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint8 points[GLOOM_PLACES], icons[GLOOM_PLACES];
  int worth = self->worth;
  gboolean vanished;

  memcpy (points, self->points, sizeof points);
  memcpy (icons, self->icons, sizeof icons);
  remember (self);
  vanished = worth != self->worth;
  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      points[i] = points[i] == self->points[i] ? 0 : points[i];
      icons[i] = icons[i] == self->icons[i] ? 0 : icons[i];
      vanished |= points[i] || icons[i];
    }
  if (vanished && may_move (widget))
    {
      memcpy (self->old_points, points, sizeof points);
      memcpy (self->old_icons, icons, sizeof icons);
      self->old_worth = worth;
      self->fade = 1;
      self->since = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (widget));
      if (self->tick == 0)
        self->tick = gtk_widget_add_tick_callback (widget, fade_on, NULL, NULL);
    }
  gtk_widget_queue_draw (widget);
}

static void
stop_fading (BrambleGloomPile *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->fade = 0;
}

static void
bramble_gloom_pile_unmap (GtkWidget *widget)
{
  stop_fading (BRAMBLE_GLOOM_PILE (widget));
  GTK_WIDGET_CLASS (bramble_gloom_pile_parent_class)->unmap (widget);
}

static void
bramble_gloom_pile_dispose (GObject *object)
{
  BrambleGloomPile *self = BRAMBLE_GLOOM_PILE (object);

  stop_fading (self);
  if (self->hero)
    g_signal_handlers_disconnect_by_data (self->hero, self);
  g_clear_object (&self->hero);

  G_OBJECT_CLASS (bramble_gloom_pile_parent_class)->dispose (object);
}

static void
bramble_gloom_pile_class_init (BrambleGloomPileClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_gloom_pile_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = bramble_gloom_pile_snapshot;
  GTK_WIDGET_CLASS (klass)->unmap = bramble_gloom_pile_unmap;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "gloompile");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_gloom_pile_init (BrambleGloomPile *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  bramble_gloom_watch_art (GTK_WIDGET (self));
}

GtkWidget *
bramble_gloom_pile_new (BrambleGloomHero *hero)
{
  BrambleGloomPile *self = g_object_new (BRAMBLE_TYPE_GLOOM_PILE, NULL);

  self->hero = g_object_ref (hero);
  remember (self);
  g_signal_connect_swapped (hero, "changed", G_CALLBACK (hero_changed), self);
  return GTK_WIDGET (self);
}

/* Whether somebody looks at it more closely. */
void
bramble_gloom_pile_set_near (BrambleGloomPile *self,
                             gboolean          near)
{
  g_return_if_fail (BRAMBLE_IS_GLOOM_PILE (self));

  if (self->near == near)
    return;

  self->near = near;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whether something of it is still vanishing. */
gboolean
bramble_gloom_pile_is_changing (BrambleGloomPile *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_PILE (self), FALSE);

  return self->fade > 0;
}
