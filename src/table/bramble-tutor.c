/* bramble-tutor.c: hints, and a word before a poor answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tutor.h"

#include <glib/gi18n.h>
#include <string.h>

#include <bramble-advice.h>

#include "bramble-announce.h"
#include "bramble-name.h"
#include "bramble-popover.h"
#include "bramble-settings.h"

/**
 * BrambleTutor:
 *
 * Thinks about what a person is asked, in a thread, and says in a popover what
 * came of it: when asked for a hint, and, where the person wants a tutor, once
 * before an answer that gives much away. The tutor begins to think when the
 * question comes, so that mostly nobody waits.
 */
struct _BrambleTutor
{
  GObject parent_instance;

  BrambleMatch *match;
  GSettings *settings;        /* (nullable) */
  GtkWidget *at;              /* (nullable): where the popover points to */
  BrambleTutorShow show;      /* shows on the table what is best */
  gpointer show_data;
  GtkWidget *popover;         /* (nullable): while it is shown */
  GCancellable *thinking;     /* (nullable): while there is a thought */
  BrambleAdvice *advice;      /* (nullable): the last one */
  gboolean hint_wanted;       /* it is said when the thought is done */
  gboolean warned;            /* about the present ask: once is enough */

  /* An answer that waits for the thought or for a word of the person's. */
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  guint n_path;
  BrambleTutorCallback go_on; /* (nullable) */
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (BrambleTutor, bramble_tutor, G_TYPE_OBJECT)

static void
let_go (BrambleTutor *self)
{
  BrambleTutorCallback go_on = self->go_on;

  self->go_on = NULL;
  if (go_on)
    go_on (self->user_data);
}

/* The popover. */

/* However it was closed: an answer that waited for a word waits no longer. */
static void
popover_closed (BrambleTutor *self)
{
  self->popover = NULL;
  self->go_on = NULL;
}

static void
close_popover (BrambleTutor *self)
{
  if (self->popover)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static GtkWidget *
open_popover (BrambleTutor *self,
              const char   *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 52);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);

  self->popover = bramble_popover_new (self->at);
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_widget_add_css_class (self->popover, "tutor");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (popover_closed), self, G_CONNECT_SWAPPED);
  return box;
}

static void
do_it_anyway (BrambleTutor *self)
{
  BrambleTutorCallback go_on = self->go_on;

  close_popover (self);
  self->go_on = go_on;
  let_go (self);
}

static void
add_button (BrambleTutor *self,
            GtkWidget    *box,
            const char   *label,
            GCallback     clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  bramble_name_buttons (button);
  gtk_box_append (GTK_BOX (box), button);
}

/* What is best lights up. */
static void
show_best (BrambleTutor *self)
{
  guint n;
  const BrambleOption *path = bramble_advice_get_best (self->advice, &n);

  self->show (path, n, self->show_data);
}

/* A hint, or why there is none. */
static void
say (BrambleTutor *self,
     const char   *text)
{
  self->hint_wanted = FALSE;
  close_popover (self);
  open_popover (self, text);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  bramble_announce (self->at, text);
}

static void
say_hint (BrambleTutor *self)
{
  g_autofree char *text = bramble_advice_dup_text (self->advice, self->match);

  say (self, text);
  show_best (self);
}

static void
warn (BrambleTutor *self)
{
  g_autofree char *text = bramble_advice_dup_warning (self->advice, self->match, self->path, self->n_path);
  BrambleTutorCallback go_on = self->go_on;
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *box;

  close_popover (self);
  self->go_on = go_on;
  box = open_popover (self, text);

  self->warned = TRUE;
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  /* Translators: the tutor has found a better answer. */
  add_button (self, buttons, _("_Choose again"), G_CALLBACK (close_popover));
  /* Translators: although the tutor has found a better answer. */
  add_button (self, buttons, _("_Do it anyway"), G_CALLBACK (do_it_anyway));
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (gtk_widget_get_first_child (buttons));
  show_best (self);
  bramble_announce (self->at, text);
}

/* Thinking. */

static gboolean
tutor_is_on (BrambleTutor *self)
{
  return self->settings && g_settings_get_boolean (self->settings, "tutor");
}

/* What a person may give away without a word, from 0 to 1. */
static double
get_tolerance (BrambleTutor *self)
{
  return g_settings_get_int (self->settings, "tutor-tolerance") / 100.0;
}

static gboolean
knows_better (BrambleTutor *self)
{
  return self->advice && bramble_advice_is_current (self->advice, self->match)
         && bramble_advice_loss (self->advice, self->path, self->n_path) > get_tolerance (self);
}

static void
advised (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (BrambleTutor) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleAdvice) advice = bramble_match_advise_finish (BRAMBLE_MATCH (source), result, &error);

  /* Another thought has begun, or the table is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->at == NULL)
    return;

  g_clear_object (&self->thinking);
  if (advice && bramble_advice_is_current (advice, self->match))
    {
      g_clear_pointer (&self->advice, bramble_advice_free);
      self->advice = g_steal_pointer (&advice);
      if (self->hint_wanted)
        say_hint (self);
    }
  else if (error && self->hint_wanted)
    say (self, error->message);
  if (self->go_on == NULL)
    return;
  if (knows_better (self))
    warn (self);
  else
    let_go (self);
}

static void
think (BrambleTutor *self)
{
  if (self->thinking || (self->advice && bramble_advice_is_current (self->advice, self->match)))
    return;

  self->thinking = g_cancellable_new ();
  bramble_match_advise_async (self->match, self->thinking, advised, g_object_ref (self));
}

/* Whatever was thought or said is about something that has passed. */
static void
match_moved (BrambleTutor *self)
{
  BrambleAsk ask;

  if (self->thinking)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->advice, bramble_advice_free);
  self->hint_wanted = FALSE;
  self->warned = FALSE;
  self->go_on = NULL;
  close_popover (self);

  bramble_match_get_ask (self->match, &ask);
  if (tutor_is_on (self) && ask.n_options > 1 && !bramble_match_get_replay (self->match))
    think (self);
}

static void
place_gone (BrambleTutor *self)
{
  self->at = NULL;
  self->popover = NULL;
  if (self->thinking)
    g_cancellable_cancel (self->thinking);
}

static void
bramble_tutor_dispose (GObject *object)
{
  BrambleTutor *self = BRAMBLE_TUTOR (object);

  if (self->at)
    {
      close_popover (self);
      g_signal_handlers_disconnect_by_data (self->at, self);
      place_gone (self);
    }
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->advice, bramble_advice_free);

  G_OBJECT_CLASS (bramble_tutor_parent_class)->dispose (object);
}

static void
bramble_tutor_class_init (BrambleTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_tutor_dispose;
}

static void
bramble_tutor_init (BrambleTutor *self)
{
  self->settings = bramble_settings_get_default ();
}

/**
 * bramble_tutor_new:
 * @at: the widget that its popovers point to
 * @show: shows on the table what is best
 */
BrambleTutor *
bramble_tutor_new (BrambleMatch     *match,
                   GtkWidget        *at,
                   BrambleTutorShow  show,
                   gpointer          user_data)
{
  BrambleTutor *self = g_object_new (BRAMBLE_TYPE_TUTOR, NULL);

  self->match = g_object_ref (match);
  self->at = at;
  self->show = show;
  self->show_data = user_data;
  g_signal_connect_swapped (at, "destroy", G_CALLBACK (place_gone), self);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  match_moved (self);
  return self;
}

/**
 * bramble_tutor_hint:
 *
 * Says what to answer to what the viewer is asked, as soon as it is known.
 */
void
bramble_tutor_hint (BrambleTutor *self)
{
  BrambleAsk ask;

  g_return_if_fail (BRAMBLE_IS_TUTOR (self));

  bramble_match_get_ask (self->match, &ask);
  if (ask.n_options == 0 || bramble_match_get_replay (self->match))
    return;
  if (self->advice && bramble_advice_is_current (self->advice, self->match))
    {
      say_hint (self);
      return;
    }
  self->hint_wanted = TRUE;
  think (self);
}

/**
 * bramble_tutor_weigh:
 * @path: (array length=n): what the viewer would answer, one after the other
 * @go_on: gives the answer; not called when the viewer chooses again
 *
 * Returns: %TRUE when the answer has to wait; %FALSE when it can be given now
 */
gboolean
bramble_tutor_weigh (BrambleTutor         *self,
                     const BrambleOption  *path,
                     guint                 n,
                     BrambleTutorCallback  go_on,
                     gpointer              user_data)
{
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_TUTOR (self), FALSE);
  g_return_val_if_fail (n <= BRAMBLE_PLAN_LENGTH, FALSE);

  bramble_match_get_ask (self->match, &ask);
  if (!tutor_is_on (self) || self->warned || ask.n_options == 0 || (ask.n_options == 1 && n == 1))
    return FALSE;

  memcpy (self->path, path, n * sizeof *path);
  self->n_path = n;
  self->go_on = go_on;
  self->user_data = user_data;
  if (self->advice == NULL || !bramble_advice_is_current (self->advice, self->match))
    {
      think (self);
      return TRUE;
    }
  if (knows_better (self))
    {
      warn (self);
      return TRUE;
    }
  self->go_on = NULL;
  return FALSE;
}
