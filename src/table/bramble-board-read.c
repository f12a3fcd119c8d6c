/* bramble-board-read.c: reading what lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every card can be read at any time, whether it is an answer or not: a right
 * click, a long press or the menu key shows it large and changes nothing.
 */

#include "bramble-board-private.h"

#include "bramble-card-dialog.h"

static gboolean
is_card (BrambleBoard *self,
         BrambleThing  thing)
{
  const char *const *kinds = BRAMBLE_BOARD_GET_CLASS (self)->card_kinds;

  for (guint i = 0; kinds && kinds[i]; i++)
    if (bramble_thing_is (thing, kinds[i]))
      return TRUE;

  return FALSE;
}

/**
 * bramble_board_find_card:
 *
 * Returns: the card that is read at @thing, which may be that itself, or no thing
 */
BrambleThing
bramble_board_find_card (BrambleBoard *self,
                         BrambleThing  thing)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);

  if (is_card (self, thing))
    return thing;

  return klass->find_card && thing.kind ? klass->find_card (self, thing) : BRAMBLE_NO_THING;
}

/**
 * bramble_board_show_card:
 *
 * Shows @thing large, if it is a card.
 *
 * Returns: whether it is one
 */
gboolean
bramble_board_show_card (BrambleBoard *self,
                         BrambleThing  thing)
{
  BrambleMatch *match = bramble_board_private (self)->match;

  return is_card (self, thing)
         && bramble_card_dialog_present (GTK_WIDGET (self), bramble_presentation_of (bramble_match_get_game (match)),
                                         bramble_record_setup (bramble_match_get_record (match)), thing.id);
}

/* What an answer that stands in words is about. */
static BrambleThing
thing_of_answer (BrambleBoard *self,
                 guint         option)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleSpot spot = { 0 };
  BrambleAsk ask;

  bramble_match_get_ask (priv->match, &ask);
  if (option < ask.n_options)
    bramble_table_locate (priv->table, bramble_match_get_view (priv->match), &ask, option, &spot);
  return bramble_board_find_card (self, spot.carried).kind ? spot.carried : spot.thing;
}

static void
consider_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  BrambleBoard *self = BRAMBLE_BOARD (widget);
  guint option = g_variant_get_uint32 (parameter);

  if (bramble_board_private (self)->match && BRAMBLE_BOARD_GET_CLASS (self)->consider)
    BRAMBLE_BOARD_GET_CLASS (self)->consider (self, option == BRAMBLE_NO_OPTION ? BRAMBLE_NO_THING : thing_of_answer (self, option));
}

/* What @widget alone shows or does, or nothing. */
static BrambleThing
thing_of (BrambleBoard *self,
          GtkWidget    *widget)
{
  BrambleThing shown = bramble_target_get_shown (widget);
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  GVariant *target = action ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)) : NULL;

  if (shown.kind)
    return shown;
  if (g_strcmp0 (action, "board.answer") == 0)
    return thing_of_answer (self, g_variant_get_uint32 (target));
  if (g_strcmp0 (action, "board.touch") == 0)
    return bramble_thing_parse (g_variant_get_string (target, NULL));

  return BRAMBLE_NO_THING;
}

/* Cards that are in sight in @widget. */
static void
find_cards (BrambleBoard *self,
            GtkWidget    *widget,
            GArray       *cards)
{
  BrambleThing card = bramble_board_find_card (self, thing_of (self, widget));

  if (!gtk_widget_get_mapped (widget))
    return;
  if (card.kind)
    bramble_things_add (cards, card);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_cards (self, child, cards);
}

/* Several cards lie at one place: a list of them. */
static void
offer_cards (BrambleBoard *self,
             GtkWidget    *at,
             const GArray *cards)
{
  BrambleMatch *match = bramble_board_private (self)->match;
  const BramblePresentation *game = bramble_presentation_of (bramble_match_get_game (match));
  GtkWidget *popover = bramble_board_popover_at (at);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < cards->len; i++)
    {
      BrambleThing thing = g_array_index (cards, BrambleThing, i);
      g_auto (BrambleCardInfo) card = { 0 };
      GtkWidget *button;

      if (!game->describe_card (bramble_record_setup (bramble_match_get_record (match)), thing.id, &card))
        continue;
      button = gtk_button_new_with_label (bramble_item_get_name (card.item));
      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.read-thing");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", bramble_thing_get_name (thing));
      g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Reads what @widget shows, or what it is part of: a card, the cards that lie there,
 * or what else there is to say. Returns whether there was anything. */
static gboolean
read_widget (BrambleBoard *self,
             GtkWidget    *widget)
{
  for (; widget && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    {
      BrambleThing thing = thing_of (self, widget);
      g_autoptr (GArray) cards = bramble_things_new ();

      if (thing.kind == NULL)
        continue;
      if (bramble_board_show_card (self, bramble_board_find_card (self, thing)))
        return TRUE;
      find_cards (self, widget, cards);
      if (cards->len == 1)
        return bramble_board_show_card (self, g_array_index (cards, BrambleThing, 0));
      if (cards->len > 1)
        offer_cards (self, widget, cards);
      else if (BRAMBLE_IS_TARGET (widget))
        bramble_board_tell_about (self, thing);
      else
        continue;
      return TRUE;
    }

  return FALSE;
}

/* Nothing is to be read behind the curtain or below the page about the end. */
static gboolean
can_read (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  return !gtk_widget_get_visible (priv->curtain) && !gtk_widget_get_visible (GTK_WIDGET (priv->over));
}

static gboolean
read_focus (BrambleBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return can_read (self) && focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && read_widget (self, focus);
}

static void
read_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  read_focus (BRAMBLE_BOARD (widget));
}

static void
read_thing_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  bramble_board_show_card (BRAMBLE_BOARD (widget), bramble_thing_parse (g_variant_get_string (parameter, NULL)));
}

/* Reads what has the focus, if that is what the key is for. Returns whether it was. */
gboolean
bramble_board_read_key (BrambleBoard    *self,
                        guint            key,
                        GdkModifierType  modifiers)
{
  gboolean asked = key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK));

  return asked && read_focus (self);
}

/* What is read is not touched as well. */
static void
read_at (BrambleBoard *self,
         GtkGesture   *gesture,
         double        x,
         double        y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (at && can_read (self) && read_widget (self, at))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
right_clicked (BrambleBoard *self,
               int           n_press,
               double        x,
               double        y,
               GtkGesture   *gesture)
{
  read_at (self, gesture, x, y);
}

static void
long_pressed (BrambleBoard *self,
              double        x,
              double        y,
              GtkGesture   *gesture)
{
  read_at (self, gesture, x, y);
}

void
bramble_board_add_read_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.read", NULL, read_action);
  gtk_widget_class_install_action (widget_class, "board.consider", "u", consider_action);
  gtk_widget_class_install_action (widget_class, "board.read-thing", "s", read_thing_action);
}

/* Listens for whoever wants to read something. */
void
bramble_board_add_reading (BrambleBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  /* A mouse has a button for it, and drags with the other. */
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (right_clicked), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}
