/* bramble-waiting.c: what one sees while the others play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-waiting.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-name.h"
#include "bramble-steps.h"

/* In units of the table: how high the buttons are, how wide at most, and the
 * room between things. */
#define HEIGHT 4.8
#define COMPACT_HEIGHT 4.2
#define WIDEST 20
#define GAP 0.75

/**
 * BrambleWaiting:
 *
 * What is going on, step by step, and where choices end otherwise two buttons:
 * one runs "board.pause", the other one "board.hurry". On a compact table they
 * stand above each other at the side.
 */
struct _BrambleWaiting
{
  GtkWidget parent_instance;

  GtkWidget *words;  /* what is said and what happens */
  GtkLabel *motive;  /* why whoever plays does it */
  GtkWidget *steps;
  GtkWidget *pause;
  GtkWidget *hurry;
};

G_DEFINE_FINAL_TYPE (BrambleWaiting, bramble_waiting, GTK_TYPE_WIDGET)

/* What it stands in says how large it is. */
static void
bramble_waiting_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
put (GtkWidget *widget,
     GtkWidget *child,
     double     x,
     double     y,
     double     width,
     double     height)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  bramble_place (child, leftwards ? gtk_widget_get_width (widget) - x - width : x, y, width, height);
}

static void
bramble_waiting_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  BrambleWaiting *self = BRAMBLE_WAITING (widget);
  double unit = bramble_frame_unit (widget);
  double gap = GAP * unit;
  gboolean going = gtk_widget_get_visible (self->pause);

  if (!going)
    put (widget, self->words, 0, 0, width, height);
  else if (bramble_frame_is_compact (widget))
    {
      double high = MIN (COMPACT_HEIGHT * unit, (height - gap) / 2);
      double wide = MIN (WIDEST * unit, width / 3.0);

      put (widget, self->words, 0, 0, width - wide - gap, height);
      put (widget, self->pause, width - wide, 0, wide, high);
      put (widget, self->hurry, width - wide, high + gap, wide, high);
    }
  else
    {
      double high = MIN (HEIGHT * unit, height / 2.0);
      double wide = (width - gap) / 2;

      put (widget, self->words, 0, 0, width, height - high - gap);
      put (widget, self->pause, 0, height - high, wide, high);
      put (widget, self->hurry, wide + gap, height - high, wide, high);
    }
}

static void
bramble_waiting_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_waiting_parent_class)->dispose (object);
}

static void
bramble_waiting_class_init (BrambleWaitingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_waiting_dispose;
  widget_class->measure = bramble_waiting_measure;
  widget_class->size_allocate = bramble_waiting_size_allocate;
}

/* A picture and a word. */
static void
dress_button (GtkWidget  *button,
              const char *icon,
              const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, "said");
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  bramble_name_button (button, gtk_label_get_text (GTK_LABEL (label)));
}

static GtkWidget *
create_button (BrambleWaiting *self,
               const char     *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
bramble_waiting_init (BrambleWaiting *self)
{
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_overflow (self->words, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  self->motive = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->motive, TRUE);
  gtk_label_set_wrap_mode (self->motive, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->motive, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->motive), "motive");
  gtk_widget_set_visible (GTK_WIDGET (self->motive), FALSE);
  gtk_box_append (GTK_BOX (self->words), GTK_WIDGET (self->motive));
  self->steps = bramble_steps_new ();
  gtk_widget_set_vexpand (self->steps, TRUE);
  gtk_box_append (GTK_BOX (self->words), self->steps);
  self->pause = create_button (self, "board.pause");
  self->hurry = create_button (self, "board.hurry");
  gtk_widget_set_tooltip_text (self->hurry, _("Play what the others do now without showing it"));
  /* Translators: a button: what the others do is not shown any more until somebody is asked */
  dress_button (self->hurry, "media-skip-forward-symbolic", C_("pace", "_Faster"));
  bramble_waiting_set_paused (self, FALSE);
}

GtkWidget *
bramble_waiting_new (void)
{
  return g_object_new (BRAMBLE_TYPE_WAITING, NULL);
}

/**
 * bramble_waiting_show_steps:
 * @moves: (nullable) (element-type BrambleMove): what happens, or %NULL when
 *   nothing does
 * @now: which of them is played
 * @over: whether that one is over, too
 */
void
bramble_waiting_show_steps (BrambleWaiting  *self,
                            const GPtrArray *moves,
                            guint            now,
                            gboolean         over)
{
  g_return_if_fail (BRAMBLE_IS_WAITING (self));

  bramble_steps_show (BRAMBLE_STEPS (self->steps), moves, now, over);
}

/**
 * bramble_waiting_show_motive:
 * @motive: (nullable): why whoever plays does what happens, in their words
 */
void
bramble_waiting_show_motive (BrambleWaiting *self,
                             const char     *motive)
{
  g_return_if_fail (BRAMBLE_IS_WAITING (self));

  gtk_label_set_label (self->motive, motive ? motive : "");
  gtk_widget_set_visible (GTK_WIDGET (self->motive), motive != NULL);
}

/* Everything stands still until somebody says that it may go on. */
void
bramble_waiting_set_paused (BrambleWaiting *self,
                            gboolean        paused)
{
  g_return_if_fail (BRAMBLE_IS_WAITING (self));

  /* Translators: buttons for what the others do: it stands still, and it goes on */
  dress_button (self->pause, paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic",
                paused ? C_("pace", "_Go on") : C_("pace", "_Pause"));
  if (paused)
    gtk_widget_add_css_class (self->pause, "suggested-action");
  else
    gtk_widget_remove_css_class (self->pause, "suggested-action");
}

/* Whether anything goes on that might stand still. */
void
bramble_waiting_set_going (BrambleWaiting *self,
                           gboolean        going)
{
  g_return_if_fail (BRAMBLE_IS_WAITING (self));

  gtk_widget_set_visible (self->pause, going);
  gtk_widget_set_visible (self->hurry, going);
}

/* Who waits for whom while @step is played. Whether a computer is asked next is no matter
 * before it has been seen. */
char *
bramble_waiting_dup_headline (BrambleMatch *match,
                              guint         step)
{
  const BrambleGame *game = bramble_match_get_game (match);
  const BrambleRecord *record = bramble_match_get_record (match);
  gconstpointer before = bramble_record_state (record, step - 1);
  BrambleSeat *who = bramble_match_get_seat (match, bramble_record_answerer (record, step));
  BrambleAsk ask;

  game->ask (before, &ask);
  if (who == NULL || !bramble_seat_get_computer (who))
    /* Translators: above what comes of an answer, a line after the other */
    return g_strdup (_("This is happening…"));
  /* Who it is may be a secret. */
  if (bramble_ask_nature (game, before, &ask) & BRAMBLE_ASK_TELLS)
    return g_strdup (_("Waiting…"));
  return g_strdup_printf (_("Waiting for %s…"), bramble_seat_get_name (who));
}
