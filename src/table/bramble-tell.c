/* bramble-tell.c: where somebody says in their own words what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tell.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-children.h"
#include "bramble-name.h"

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
  guint seat;           /* who did it */
  GtkWidget *button;
  GtkLabel *happened;   /* what it is about, in a sentence */
  GtkLabel *question;
  GtkWidget *entry;
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

static void
show_step (BrambleTell        *self,
           guint               step,
           const BrambleEvent *event)
{
  g_autofree char *sentence = bramble_match_dup_sentence (self->match, event);
  const char *name = bramble_seat_get_name (bramble_match_get_seat (self->match, event->seat));
  const char *remark = bramble_record_remark (bramble_match_get_record (self->match), step, NULL);
  /* Translators: %s is a player, who just did something */
  g_autofree char *question = g_strdup_printf (_("How did it come about, %s? Tell it in your own words, if you like."), name);

  self->step = step;
  self->seat = event->seat;
  gtk_label_set_label (self->happened, sentence ? sentence : "");
  gtk_label_set_label (self->question, question);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), remark ? remark : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
}

/* Looks for the last thing that can be told. While somebody writes they are left alone. */
static void
refresh (BrambleTell *self)
{
  g_autoptr (GArray) events = NULL;
  guint at;
  guint step;
  BrambleEvent event;

  if (gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->button)))))
    return;

  events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  at = bramble_match_get_step (self->match);
  step = bramble_match_get_replay (self->match) || bramble_match_get_over (self->match) ? 0 : at;
  while (step > 0 && at - step < MAX_STEPS && !find_event (self, step, events, &event))
    step--;
  if (step > 0 && at - step < MAX_STEPS)
    show_step (self, step, &event);
  else
    self->step = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), self->step > 0);
}

static void
write_down (BrambleTell *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  guint step = self->step;
  guint seat = self->seat;

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  /* It may have been taken back meanwhile. */
  if (step > 0 && bramble_match_remark (self->match, step, seat, text))
    bramble_announce (self->button, *text ? _("It is written down.") : _("Nothing is written there any more."));
}

static GtkWidget *
create_label (GtkLabel  **label,
              const char *style)
{
  GtkWidget *widget = gtk_label_new (NULL);

  *label = GTK_LABEL (widget);
  gtk_label_set_wrap (*label, TRUE);
  gtk_label_set_wrap_mode (*label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (*label, 0);
  gtk_label_set_max_width_chars (*label, 44);
  gtk_widget_add_css_class (widget, style);
  return widget;
}

static GtkWidget *
create_popover (BrambleTell *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *done = gtk_button_new_with_mnemonic (_("_Write it down"));

  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), BRAMBLE_RECORD_MAX_REMARK);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (write_down), self);
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (write_down), self);
  gtk_widget_add_css_class (done, "suggested-action");
  bramble_name_button (done, _("Write it down"));
  gtk_box_append (GTK_BOX (box), create_label (&self->happened, "dim"));
  gtk_box_append (GTK_BOX (box), create_label (&self->question, "tell"));
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), done);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_add_css_class (popover, "tell-popover");
  g_signal_connect_object (popover, "closed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return popover;
}

static void
bramble_tell_dispose (GObject *object)
{
  BrambleTell *self = BRAMBLE_TELL (object);

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_tell_parent_class)->dispose (object);
}

static void
bramble_tell_class_init (BrambleTellClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_tell_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bramble_tell_init (BrambleTell *self)
{
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "document-edit-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), create_popover (self));
  gtk_widget_set_tooltip_text (self->button, _("Tell in your own words what happened"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tell in your own words what happened"), -1);
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

/* Asks for a sentence, if there is something to say one to. */
void
bramble_tell_open (BrambleTell *self)
{
  g_return_if_fail (BRAMBLE_IS_TELL (self));

  if (self->step > 0)
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}
