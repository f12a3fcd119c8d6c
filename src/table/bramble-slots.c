/* bramble-slots.c: answers in places that stay the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-slots-private.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-answer.h"
#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-name.h"
#include "bramble-target.h"
#include "bramble-text.h"

enum
{
  SIGNAL_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrambleSlots, bramble_slots, GTK_TYPE_WIDGET)

/* Says what can be answered now: the keyboard is still on what turned the page. */
static void
read_page (BrambleSlots *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->slots->len; i++)
    {
      guint key = bramble_slots_get_key (self, i);

      if (key == 0)
        continue;
      g_string_append (words, words->len > 0 ? "\n" : "");
      g_string_append_printf (words, C_("answer", "%1$u: %2$s"), key % BRAMBLE_SLOTS_PLACES,
                              bramble_answer_get_text (bramble_slots_nth (self, i)->button));
    }
  bramble_announce (GTK_WIDGET (self), words->str);
}

static void
turn (BrambleSlots *self,
      GtkWidget    *pager)
{
  self->page = (self->page + (pager == self->forth ? 1 : self->n_pages - 1)) % MAX (self->n_pages, 1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  read_page (self);
}

/* Says what @button, one of the answers, would do. */
static void
tell_about (GtkWidget *button)
{
  const char *about = bramble_answer_get_about (button);

  bramble_text_set (BRAMBLE_TEXT (BRAMBLE_SLOTS (gtk_widget_get_parent (button))->about), about);
}

/* Somebody thinks about @button, or no longer does. */
static void
consider (GtkWidget *button,
          gboolean   on)
{
  GVariant *option = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "board.answer") == 0)
    gtk_widget_activate_action (button, "board.consider", "u", on ? g_variant_get_uint32 (option) : BRAMBLE_NO_OPTION);
}

static void
pointer_came (GtkWidget *button)
{
  tell_about (button);
  consider (button, TRUE);
}

/* What has the keyboard only because something must is not thought about. */
static void
keyboard_came (GtkWidget *button)
{
  GtkRoot *root = gtk_widget_get_root (button);

  tell_about (button);
  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    consider (button, TRUE);
}

static void
gone (GtkWidget *button)
{
  consider (button, FALSE);
}

static void
set_pointed (BrambleSlots *self,
             GtkWidget    *answer)
{
  if (self->pointed == answer)
    return;

  self->pointed = answer;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

static void
flags_changed (BrambleSlots *self)
{
  guint n = self->slots->len;
  g_autofree GtkWidget **answers = g_new (GtkWidget *, n);
  guint pointed;

  for (guint i = 0; i < n; i++)
    answers[i] = bramble_slots_nth (self, i)->button;
  pointed = bramble_target_find_pointed (answers, n, n);
  set_pointed (self, pointed < n ? answers[pointed] : NULL);
}

static void
bramble_slots_dispose (GObject *object)
{
  BrambleSlots *self = BRAMBLE_SLOTS (object);

  g_array_set_size (self->slots, 0);
  self->pointed = NULL;
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_slots_parent_class)->dispose (object);
}

static void
bramble_slots_finalize (GObject *object)
{
  g_array_unref (BRAMBLE_SLOTS (object)->slots);

  G_OBJECT_CLASS (bramble_slots_parent_class)->finalize (object);
}

/* Arrows to the sides go on to the answer before and after where none stands beside: what ends the
 * choice has a row of its own. */
static gboolean
bramble_slots_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  gboolean on = direction == (leftwards ? GTK_DIR_LEFT : GTK_DIR_RIGHT);

  if (GTK_WIDGET_CLASS (bramble_slots_parent_class)->focus (widget, direction))
    return TRUE;
  if (child == NULL || (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT))
    return FALSE;

  do
    child = on ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  while (child && !(gtk_widget_get_child_visible (child) && gtk_widget_child_focus (child, direction)));
  return child != NULL;
}

static void
bramble_slots_class_init (BrambleSlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_slots_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_slots_finalize;
  widget_class->measure = bramble_measure_nothing;
  widget_class->size_allocate = bramble_slots_size_allocate;
  widget_class->focus = bramble_slots_focus;
  /**
   * BrambleSlots::pointed:
   *
   * Another answer has the keyboard or the pointer, or none has.
   */
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "slots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_pager (BrambleSlots *self,
              const char   *icon,
              const char   *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  bramble_name_button (button, name);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_add_css_class (button, "pager");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (turn), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
bramble_slots_init (BrambleSlots *self)
{
  self->slots = g_array_new (FALSE, TRUE, sizeof (BrambleSlot));
  self->n_pages = 1;
  self->first_key = 1;
  self->back = create_pager (self, "go-previous-symbolic", _("Answers before these"));
  self->forth = create_pager (self, "go-next-symbolic", _("More answers"));
  self->about = bramble_text_new ("about");
  gtk_widget_set_parent (self->about, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Answers"), -1);
  bramble_slots_clear (self);
}

/**
 * bramble_slots_new:
 * @bottom: (nullable) (transfer floating): stands where choices end while it is visible
 */
GtkWidget *
bramble_slots_new (GtkWidget *bottom)
{
  BrambleSlots *self = g_object_new (BRAMBLE_TYPE_SLOTS, NULL);

  self->bottom = bottom;
  if (bottom)
    gtk_widget_set_parent (bottom, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/**
 * bramble_slots_add:
 * @answer: (transfer floating): made by bramble_answer_new()
 */
void
bramble_slots_add (BrambleSlots *self,
                   GtkWidget    *answer)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *pointer = gtk_event_controller_motion_new ();
  /* Until there is room, they are pressed in their order. */
  BrambleSlot slot = { .button = answer, .key = self->slots->len + self->first_key };

  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (keyboard_came), answer);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (gone), answer);
  g_signal_connect_swapped (pointer, "enter", G_CALLBACK (pointer_came), answer);
  g_signal_connect_swapped (pointer, "leave", G_CALLBACK (gone), answer);
  gtk_widget_add_controller (answer, focus);
  gtk_widget_add_controller (answer, pointer);
  g_signal_connect_object (answer, "state-flags-changed", G_CALLBACK (flags_changed), self, G_CONNECT_SWAPPED);
  /* The keyboard goes from one to the next, and then to what ends the choice. */
  gtk_widget_insert_before (answer, GTK_WIDGET (self), self->back);
  /* Until another one is pointed at, the first is spoken of. */
  if (self->slots->len == 0)
    tell_about (answer);
  g_array_append_val (self->slots, slot);
  self->planned = FALSE;
}

/* Takes all answers away. */
void
bramble_slots_clear (BrambleSlots *self)
{
  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  for (guint i = 0; i < self->slots->len; i++)
    {
      g_signal_handlers_disconnect_by_data (bramble_slots_nth (self, i)->button, self);
      gtk_widget_unparent (bramble_slots_nth (self, i)->button);
    }
  g_array_set_size (self->slots, 0);
  set_pointed (self, NULL);
  bramble_slots_set_tight (self, FALSE);
  self->planned = FALSE;
  self->page = 0;
  self->n_pages = 1;
  self->wanted = NULL;
  bramble_slots_set_shown (self->back, FALSE);
  bramble_slots_set_shown (self->forth, FALSE);
  bramble_text_set (BRAMBLE_TEXT (self->about), NULL);
}

/* Says which digit presses the first of the answers that are added from now on. */
void
bramble_slots_set_first_key (BrambleSlots *self,
                             guint         key)
{
  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  self->first_key = key;
}

/* Turns to the page of @answer, one of these. */
void
bramble_slots_show (BrambleSlots *self,
                    GtkWidget    *answer)
{
  g_return_if_fail (BRAMBLE_IS_SLOTS (self));

  self->wanted = answer;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Returns (nullable): the answer that was added at @position. */
GtkWidget *
bramble_slots_get (BrambleSlots *self,
                   guint         position)
{
  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), NULL);

  return position < self->slots->len ? bramble_slots_nth (self, position)->button : NULL;
}

/* Returns (nullable): the answer that has the keyboard, and shows it, else the one that is pointed at. */
GtkWidget *
bramble_slots_get_pointed (BrambleSlots *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), NULL);

  return self->pointed;
}

/* Whether the answer at @position is to be seen, or stands on another page. */
gboolean
bramble_slots_is_shown (BrambleSlots *self,
                        guint         position)
{
  const BrambleSlot *slot;

  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self) && position < self->slots->len, FALSE);

  bramble_slots_ensure_planned (self);
  slot = bramble_slots_nth (self, position);
  return bramble_answer_get_ends (slot->button) || slot->page == self->page;
}

/* Returns the digit that presses the answer at @position now, where the zero is 10, or
 * 0 when it has none or stands on another page. */
guint
bramble_slots_get_key (BrambleSlots *self,
                       guint         position)
{
  const BrambleSlot *slot;

  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self) && position < self->slots->len, 0);

  bramble_slots_ensure_planned (self);
  slot = bramble_slots_nth (self, position);
  if (bramble_answer_get_ends (slot->button))
    return bramble_slots_end_key (self, slot);
  return slot->page == self->page && slot->key <= BRAMBLE_SLOTS_PLACES ? slot->key : 0;
}

/* Returns (nullable): what the digit @key presses; the zero is 10. The pages are turned
 * by the two digits before those of what ends the choice. */
GtkWidget *
bramble_slots_get_by_key (BrambleSlots *self,
                          guint         key)
{
  guint forth;

  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), NULL);

  bramble_slots_ensure_planned (self);
  for (guint i = 0; i < self->slots->len; i++)
    {
      BrambleSlot *slot = bramble_slots_nth (self, i);
      gboolean ends = bramble_answer_get_ends (slot->button);

      if (ends ? key == bramble_slots_end_key (self, slot) : slot->page == self->page && slot->key == key)
        return slot->button;
    }
  forth = BRAMBLE_SLOTS_PLACES - bramble_slots_count_ends (self, TRUE);
  if (self->n_pages > 1)
    return key == forth - 1 ? self->back : key == forth ? self->forth : NULL;

  return NULL;
}

/* Returns the digit that shows more answers, where the zero is 10, or 0 when all are shown. */
guint
bramble_slots_get_more_key (BrambleSlots *self)
{
  g_return_val_if_fail (BRAMBLE_IS_SLOTS (self), 0);

  bramble_slots_ensure_planned (self);
  return self->n_pages > 1 ? BRAMBLE_SLOTS_PLACES - bramble_slots_count_ends (self, TRUE) : 0;
}
