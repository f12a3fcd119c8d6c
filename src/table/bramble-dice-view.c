/* bramble-dice-view.c: dice that are thrown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-dice-view.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-picture.h"
#include "bramble-sound.h"

/* Times in ms at normal pace: how long the first die rolls, how much longer each
 * of the others, and how long it shows one face while it does. */
#define ROLL 500
#define STAGGER 120
#define TUMBLE 70

/* While they roll, faces of ordinary dice are seen. */
#define FACES 6

/**
 * BrambleDiceView:
 *
 * Dice side by side. A throw is known at once to who listens; who looks sees the
 * dice roll and come to rest one after the other, unless nothing should move.
 */
struct _BrambleDiceView
{
  GtkWidget parent_instance;

  BrambleDiceArt art;  /* (nullable): how the game draws its dice */
  int size;            /* of one die */
  BrambleDice dice;    /* what was thrown */
  double pace;         /* of the throw */
  gint64 thrown;       /* when, in µs of the frame clock; 0 before its first frame */
  guint tick;          /* while they roll */
};

G_DEFINE_FINAL_TYPE (BrambleDiceView, bramble_dice_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_RESTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_face (BrambleDiceView *self,
           GtkWidget       *picture,
           guint            die,
           guint            face)
{
  g_autofree char *art = self->art ? self->art (self->dice.kinds[die], face) : g_strdup_printf ("dice/white-%u", face);

  bramble_picture_set_art (BRAMBLE_PICTURE (picture), art);
}

/* Returns whether all dice lie still after @elapsed ms. */
static gboolean
show_dice (BrambleDiceView *self,
           double           elapsed)
{
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (self));
  gboolean rested = TRUE;

  for (guint i = 0; i < self->dice.n; i++, picture = gtk_widget_get_next_sibling (picture))
    {
      gboolean rolls = elapsed < (ROLL + i * STAGGER) * self->pace;
      guint tumbled = rolls ? (guint) (elapsed / (TUMBLE * self->pace)) : 0;

      /* Neighbours tumble differently, and each face differs from the one before it. */
      show_face (self, picture, i, rolls ? 1 + (tumbled * 5 + i * 2) % FACES : self->dice.faces[i]);
      rested &= !rolls;
    }

  return rested;
}

static gboolean
roll (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       user_data)
{
  BrambleDiceView *self = BRAMBLE_DICE_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->thrown == 0)
    self->thrown = now;
  if (!show_dice (self, (double) (now - self->thrown) / 1000))
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  g_signal_emit (self, signals[SIGNAL_RESTED], 0);
  return G_SOURCE_REMOVE;
}

static void
stop (BrambleDiceView *self)
{
  if (self->tick == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

/* Says what lies there, also while it still rolls. */
static void
describe (BrambleDiceView *self)
{
  g_autoptr (GString) faces = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->dice.n; i++)
    g_string_append_printf (faces, "%s%u", i > 0 ? ", " : "", self->dice.faces[i]);
  /* Translators: what the dice show, such as "3, 5" */
  text = g_strdup_printf (ngettext ("Die: %s", "Dice: %s", self->dice.n), faces->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
bramble_dice_view_dispose (GObject *object)
{
  BrambleDiceView *self = BRAMBLE_DICE_VIEW (object);

  stop (self);
  bramble_children_unparent (GTK_WIDGET (self));

  G_OBJECT_CLASS (bramble_dice_view_parent_class)->dispose (object);
}

/* What nobody sees need not roll. */
static void
bramble_dice_view_unmap (GtkWidget *widget)
{
  BrambleDiceView *self = BRAMBLE_DICE_VIEW (widget);

  if (self->tick)
    {
      stop (self);
      show_dice (self, G_MAXDOUBLE);
      g_signal_emit (self, signals[SIGNAL_RESTED], 0);
    }
  GTK_WIDGET_CLASS (bramble_dice_view_parent_class)->unmap (widget);
}

static void
bramble_dice_view_class_init (BrambleDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_dice_view_dispose;
  widget_class->unmap = bramble_dice_view_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "dice");

  /**
   * BrambleDiceView::rested:
   *
   * All dice of a throw lie still.
   */
  signals[SIGNAL_RESTED] = g_signal_new ("rested", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
bramble_dice_view_init (BrambleDiceView *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);
}

/**
 * bramble_dice_view_new:
 * @size: of one die
 * @art: (nullable): how the game draws its dice, or %NULL for white ones
 */
GtkWidget *
bramble_dice_view_new (int            size,
                       BrambleDiceArt art)
{
  BrambleDiceView *self = g_object_new (BRAMBLE_TYPE_DICE_VIEW, NULL);

  self->size = size;
  self->art = art;
  return GTK_WIDGET (self);
}

/**
 * bramble_dice_view_throw:
 * @pace: how long it takes, compared with the usual; 0 for dice that simply lie there
 *
 * Throws dice; those of the last throw go. "rested" follows, at once when nothing moves.
 */
void
bramble_dice_view_throw (BrambleDiceView   *self,
                         const BrambleDice *dice,
                         double             pace)
{
  g_return_if_fail (BRAMBLE_IS_DICE_VIEW (self));
  g_return_if_fail (dice->n <= BRAMBLE_MAX_DICE);

  stop (self);
  bramble_children_unparent (GTK_WIDGET (self));
  self->dice = *dice;
  self->pace = pace;
  self->thrown = 0;
  for (guint i = 0; i < dice->n; i++)
    gtk_widget_set_parent (bramble_picture_new (NULL, self->size, self->size), GTK_WIDGET (self));
  describe (self);
  if (pace > 0 && dice->n > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      show_dice (self, 0);
      bramble_sound_play (BRAMBLE_SOUND_DICE);
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), roll, NULL, NULL);
      return;
    }

  show_dice (self, G_MAXDOUBLE);
  g_signal_emit (self, signals[SIGNAL_RESTED], 0);
}

/* Whether dice still roll. */
gboolean
bramble_dice_view_get_rolling (BrambleDiceView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_DICE_VIEW (self), FALSE);

  return self->tick != 0;
}
