/* bramble-tell.c: where somebody says in their own words what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tell.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-popover.h"

/* How far back is looked for something to say a word to. */
#define MAX_STEPS 200

/**
 * BrambleTell:
 *
 * A small button that is there when somebody at this table did something worth telling.
 * It asks who did the last such thing for a sentence of their own. Nobody has to say one.
 */
struct _BrambleTell
{
  GtkWidget parent_instance;

  BrambleMatch *match;  /* (nullable) */
  BrambleTells tells;
  guint step;           /* what it is about, or 0: nothing */
  BrambleEvent event;   /* the first of it that everybody was told */
  GtkWidget *button;
  GtkWidget *popover;   /* (nullable): while somebody writes */
  GtkWidget *entry;     /* in it */
  char *draft;          /* (nullable): what was being written when it had to be closed */
  guint draft_step;     /* and to which step */
};

G_DEFINE_FINAL_TYPE (BrambleTell, bramble_tell, GTK_TYPE_WIDGET)

/* Finds the first thing that @step tells everybody of a person. */
static gboolean
find_event (BrambleTell  *self,
            guint         step,
            GArray       *events,
            BrambleEvent *found)
{
  const BrambleRecord *record = bramble_match_get_record (self->match);

  bramble_record_events (record, step, events);
  for (guint i = 0; i < events->len; i++)
    if (bramble_event_for_seat (&g_array_index (events, BrambleEvent, i), BRAMBLE_NO_SEAT, found) && self->tells (found)
        && found->seat < bramble_record_n_seats (record) && bramble_record_seat (record, found->seat)->level == NULL)
      return TRUE;

  return FALSE;
}

/* Looks for the last thing that can be told. While somebody writes they are left alone. */
static void
refresh (BrambleTell *self)
{
  g_autoptr (GArray) events = NULL;
  guint at;
  guint step;
  BrambleEvent event;

  if (self->popover)
    return;

  events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  at = bramble_match_get_step (self->match);
  step = bramble_match_get_replay (self->match) ? 0 : at;
  while (step > 0 && at - step < MAX_STEPS && !find_event (self, step, events, &event))
    step--;
  if (step > 0 && at - step < MAX_STEPS)
    {
      self->step = step;
      self->event = event;
    }
  else
    self->step = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), self->step > 0);
}

static void
write_down (BrambleTell *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  guint step = self->step;

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_pointer (&self->draft, g_free);
  /* It may have been taken back meanwhile. */
  if (bramble_match_remark (self->match, step, self->event.seat, text))
    bramble_announce (self->button, *text ? _("It is written down.") : _("Nothing is written there any more."));
}

/* However it was closed, what was begun is there when it is opened again, and what can
 * be told may be something else by now. */
static void
closed (BrambleTell *self)
{
  g_free (self->draft);
  self->draft = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  self->draft_step = self->step;
  self->popover = NULL;
  self->entry = NULL;
  refresh (self);
}

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  return label;
}

static GtkWidget *
create_entry (BrambleTell *self,
              const char  *question)
{
  const char *remark = bramble_record_remark (bramble_match_get_record (self->match), self->step, NULL);
  g_autofree char *draft = g_steal_pointer (&self->draft);
  GtkWidget *entry = gtk_entry_new ();

  if (draft && self->draft_step == self->step)
    remark = draft;
  gtk_entry_set_max_length (GTK_ENTRY (entry), BRAMBLE_RECORD_MAX_REMARK);
  gtk_editable_set_text (GTK_EDITABLE (entry), remark ? remark : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (write_down), self);
  return entry;
}

/* Asks who did it. */
static void
ask (BrambleTell *self)
{
  g_autofree char *sentence = bramble_match_dup_sentence (self->match, &self->event);
  const char *name = bramble_seat_get_name (bramble_match_get_seat (self->match, self->event.seat));
  /* Translators: %s is a player, who just did something */
  g_autofree char *question = g_strdup_printf (_("How did it come about, %s? Tell it in your own words, if you like."), name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *done = gtk_button_new_with_mnemonic (_("_Write it down"));

  self->popover = bramble_popover_new (self->button);
  self->entry = create_entry (self, question);
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (write_down), self);
  gtk_widget_add_css_class (done, "suggested-action");
  bramble_name_button (done, _("Write it down"));
  if (sentence)
    gtk_box_append (GTK_BOX (box), create_label (sentence));
  gtk_box_append (GTK_BOX (box), create_label (question));
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), done);
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (self->entry);
}

/* Behind a curtain nobody writes. */
static void
bramble_tell_state_flags_changed (GtkWidget     *widget,
                                  GtkStateFlags  before)
{
  BrambleTell *self = BRAMBLE_TELL (widget);

  if (self->popover && !gtk_widget_is_sensitive (widget))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static void
bramble_tell_dispose (GObject *object)
{
  BrambleTell *self = BRAMBLE_TELL (object);

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_object (&self->match);
  g_clear_pointer (&self->draft, g_free);

  G_OBJECT_CLASS (bramble_tell_parent_class)->dispose (object);
}

static void
bramble_tell_class_init (BrambleTellClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_tell_dispose;
  GTK_WIDGET_CLASS (klass)->state_flags_changed = bramble_tell_state_flags_changed;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bramble_tell_init (BrambleTell *self)
{
  self->button = gtk_button_new_from_icon_name ("document-edit-symbolic");
  gtk_widget_set_tooltip_text (self->button, _("Tell in your own words what happened"));
  bramble_name_button (self->button, _("Tell in your own words what happened"));
  gtk_widget_add_css_class (self->button, "answer");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (bramble_tell_open), self);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bramble_tell_new (void)
{
  return g_object_new (BRAMBLE_TYPE_TELL, NULL);
}

/**
 * bramble_tell_set_match:
 * @tells: (nullable): what is worth a sentence; without it there is never a button
 *
 * It is called once.
 */
void
bramble_tell_set_match (BrambleTell  *self,
                        BrambleMatch *match,
                        BrambleTells  tells)
{
  g_return_if_fail (BRAMBLE_IS_TELL (self));
  g_return_if_fail (self->match == NULL);

  if (tells == NULL)
    return;
  self->match = g_object_ref (match);
  self->tells = tells;
  g_signal_connect_swapped (match, "answered", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (match, "remarked", G_CALLBACK (refresh), self);
  refresh (self);
}

/**
 * bramble_tell_set_label:
 * @label: with a mnemonic
 *
 * Lets the button say in words what it is for.
 */
void
bramble_tell_set_label (BrambleTell *self,
                        const char  *label)
{
  g_return_if_fail (BRAMBLE_IS_TELL (self));

  gtk_button_set_label (GTK_BUTTON (self->button), label);
  gtk_button_set_use_underline (GTK_BUTTON (self->button), TRUE);
  gtk_widget_remove_css_class (self->button, "answer");
  gtk_widget_add_css_class (self->button, "big");
  bramble_name_buttons (self->button);
}

/* Asks for a sentence, if there is something to say one to. */
void
bramble_tell_open (BrambleTell *self)
{
  g_return_if_fail (BRAMBLE_IS_TELL (self));

  if (self->step > 0 && self->popover == NULL && gtk_widget_get_mapped (self->button)
      && gtk_widget_is_sensitive (self->button))
    ask (self);
}
