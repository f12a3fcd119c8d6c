/* bramble-chooser.c: one thing to be chosen for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-chooser.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-name.h"

/**
 * BrambleChooser:
 *
 * What a choice of a game looks like: a list that drops down, a box to be
 * ticked, or a number. It knows nothing of the game but the choice itself.
 */
struct _BrambleChooser
{
  GtkWidget parent_instance;

  const BrambleChoice *choice;
  GtkWidget *control; /* a GtkDropDown, GtkCheckButton or GtkSpinButton */
  gboolean updating;  /* the list of seats is being replaced */
};

G_DEFINE_FINAL_TYPE (BrambleChooser, bramble_chooser, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
control_changed (BrambleChooser *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
bramble_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BRAMBLE_CHOOSER (widget)->control);
}

static void
bramble_chooser_dispose (GObject *object)
{
  g_clear_pointer (&BRAMBLE_CHOOSER (object)->control, gtk_widget_unparent);

  G_OBJECT_CLASS (bramble_chooser_parent_class)->dispose (object);
}

static void
bramble_chooser_class_init (BrambleChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_chooser_dispose;
  widget_class->grab_focus = bramble_chooser_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * BrambleChooser::changed:
   *
   * Something else is chosen.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
bramble_chooser_init (BrambleChooser *self)
{
}

static GtkWidget *
create_control (BrambleChooser *self)
{
  const BrambleChoice *choice = self->choice;
  GtkStringList *list;
  GtkWidget *control;

  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_SWITCH:
      control = choice->per_seat ? gtk_check_button_new ()
                                 : gtk_check_button_new_with_label (bramble_choice_name (choice));
      g_signal_connect_swapped (control, "toggled", G_CALLBACK (control_changed), self);
      return control;

    case BRAMBLE_CHOICE_NUMBER:
      control = gtk_spin_button_new_with_range (choice->min, choice->max, 1);
      g_signal_connect_swapped (control, "value-changed", G_CALLBACK (control_changed), self);
      return control;

    case BRAMBLE_CHOICE_ONE:
    case BRAMBLE_CHOICE_SEAT:
      list = gtk_string_list_new (NULL);
      for (guint i = 0; choice->kind == BRAMBLE_CHOICE_ONE && choice->values[i].id; i++)
        gtk_string_list_append (list, g_dpgettext2 (NULL, choice->id, choice->values[i].name));
      control = gtk_drop_down_new (G_LIST_MODEL (list), NULL);
      g_signal_connect_swapped (control, "notify::selected", G_CALLBACK (control_changed), self);
      return control;
    }

  g_assert_not_reached ();
}

/* Returns the words for a choice, in the language of who plays. */
const char *
bramble_choice_name (const BrambleChoice *choice)
{
  return g_dpgettext2 (NULL, "choice", choice->name);
}

/**
 * bramble_chooser_new:
 * @name: what it is called by those who hear it
 */
GtkWidget *
bramble_chooser_new (const BrambleChoice *choice,
                     const char          *name)
{
  BrambleChooser *self = g_object_new (BRAMBLE_TYPE_CHOOSER, NULL);

  self->choice = choice;
  self->control = create_control (self);
  gtk_widget_set_parent (self->control, GTK_WIDGET (self));
  gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (choice->explanation)
    {
      const char *explanation = g_dpgettext2 (NULL, "choice", choice->explanation);

      gtk_widget_set_tooltip_text (GTK_WIDGET (self), explanation);
      bramble_describe (self->control, explanation);
    }
  bramble_name_buttons (self->control);
  bramble_chooser_set_seats (self, NULL, 0);
  bramble_chooser_set_value (self, choice->usual);
  return GTK_WIDGET (self);
}

/* Returns what is chosen, as a setup keeps it. */
int
bramble_chooser_get_value (BrambleChooser *self)
{
  g_return_val_if_fail (BRAMBLE_IS_CHOOSER (self), 0);

  switch (self->choice->kind)
    {
    case BRAMBLE_CHOICE_SWITCH:
      return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->control));
    case BRAMBLE_CHOICE_NUMBER:
      return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->control));
    case BRAMBLE_CHOICE_ONE:
    case BRAMBLE_CHOICE_SEAT:
      return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control));
    }

  g_assert_not_reached ();
}

void
bramble_chooser_set_value (BrambleChooser *self,
                           int             value)
{
  g_return_if_fail (BRAMBLE_IS_CHOOSER (self));

  switch (self->choice->kind)
    {
    case BRAMBLE_CHOICE_SWITCH:
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->control), value);
      break;
    case BRAMBLE_CHOICE_NUMBER:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->control), value);
      break;
    case BRAMBLE_CHOICE_ONE:
    case BRAMBLE_CHOICE_SEAT:
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), (guint) value);
      break;
    }
}

/**
 * bramble_chooser_set_seats:
 * @names: (array length=n): who plays
 *
 * Says who there is to choose from, where a seat is to be chosen. When the one
 * who was chosen has gone, chance decides.
 */
void
bramble_chooser_set_seats (BrambleChooser    *self,
                           const char *const *names,
                           guint              n)
{
  g_autoptr (GtkStringList) list = NULL;
  guint selected;

  g_return_if_fail (BRAMBLE_IS_CHOOSER (self));

  if (self->choice->kind != BRAMBLE_CHOICE_SEAT)
    return;
  selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control));
  list = gtk_string_list_new (NULL);
  gtk_string_list_append (list, _("Chance decides"));
  for (guint i = 0; i < n; i++)
    gtk_string_list_append (list, names[i]);
  self->updating = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->control), G_LIST_MODEL (list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), selected <= n ? selected : 0);
  self->updating = FALSE;
}
