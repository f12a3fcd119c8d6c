/* bramble-board-hand.c: looking at what only one person may see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

#include "bramble-name.h"
#include "bramble-presentation.h"

/* The unit of the table that letters are as large as elsewhere with. */
#define USUAL_UNIT 8

/* Whether @seat may look at a hand of theirs now. */
static gboolean
has_hand (BrambleBoard *self,
          int           seat)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  return seat >= 0 && bramble_presentation_of (bramble_match_get_game (priv->match))->hand
         && !bramble_match_get_replay (priv->match) && !bramble_match_get_over (priv->match)
         && (guint) seat < g_list_model_get_n_items (bramble_match_get_seats (priv->match))
         && !bramble_seat_get_computer (bramble_match_get_seat (priv->match, (guint) seat));
}

/* The table is as it was before somebody looked. */
static void
end_peek (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (priv->peek < 0)
    return;

  priv->peek = -1;
  gtk_widget_set_visible (priv->curtain_back, FALSE);
  bramble_board_show_match (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
hand_closed (BrambleBoard *self,
             BrambleHand  *hand)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->hands[bramble_hand_get_seat (hand)] = NULL;
  if (priv->peek == (int) bramble_hand_get_seat (hand) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    end_peek (self);
}

static void
open_hand (BrambleBoard *self,
           guint         seat)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  BrambleHand *hand = bramble_hand_new (priv->match, seat, bramble_board_is_shared (self));

  /* Letters are as large as on the table. */
  bramble_hand_set_scale (hand, bramble_frame_unit (GTK_WIDGET (priv->prompt)) / USUAL_UNIT);
  priv->hands[seat] = GTK_WIDGET (hand);
  g_signal_connect_object (hand, "destroy", G_CALLBACK (hand_closed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "detached", G_CALLBACK (end_peek), self, G_CONNECT_SWAPPED);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (hand), GTK_WINDOW (root));
  gtk_window_present (GTK_WINDOW (hand));
}

/* Lifts the curtain for somebody who looks at a hand. Returns FALSE when it did not
 * fall for that. */
gboolean
bramble_board_lift_for_hand (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (priv->peek < 0)
    return FALSE;

  /* What lies on the table is for others, so it stays hidden behind the hand. */
  if (priv->hands[priv->peek] == NULL)
    open_hand (self, (guint) priv->peek);
  return TRUE;
}

/* Whoever changed their mind before the curtain of a hand is at the table again. Returns
 * whether anybody was there. */
gboolean
bramble_board_leave_curtain (BrambleBoard *self)
{
  BrambleBoardPrivate *priv;

  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), FALSE);

  priv = bramble_board_private (self);
  if (priv->peek < 0 || priv->hands[priv->peek])
    return FALSE;

  end_peek (self);
  return TRUE;
}

/* Whose hand is meant when nobody says it: of who looks, or of who is asked. */
static int
likely_seat (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int viewer = bramble_match_get_viewer (priv->match);

  return viewer >= 0 ? viewer : bramble_match_get_ask_seat (priv->match);
}

/* Shows the hand of a seat, or with -1 of whoever is likely to look. Between several
 * people at one computer the curtain falls first. */
static void
hand_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleBoard *self = BRAMBLE_BOARD (widget);
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int seat = g_variant_get_int32 (parameter);

  if (seat < 0)
    seat = likely_seat (self);
  if (!has_hand (self, seat) || priv->peek >= 0)
    return;
  if (priv->hands[seat])
    gtk_window_present (GTK_WINDOW (priv->hands[seat]));
  else if (!bramble_board_is_shared (self) || bramble_match_get_viewer (priv->match) == seat)
    open_hand (self, (guint) seat);
  else
    bramble_board_drop_for_hand (self, (guint) seat);
}

/* Returns (nullable): a button that opens the hand of who @thing stands for. */
GtkWidget *
bramble_board_create_hand_button (BrambleBoard *self,
                                  BrambleThing  thing)
{
  const char *kind = BRAMBLE_BOARD_GET_CLASS (self)->seat_kind;
  GtkWidget *button;
  guint seat;

  if (kind == NULL || !bramble_thing_is_number (thing, kind, &seat) || !has_hand (self, (int) seat))
    return NULL;

  button = gtk_button_new_with_mnemonic (_("_Look at the hand"));
  bramble_name_button (button, _("Look at the hand"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.hand");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) seat);
  return button;
}

/* The way back from the curtain, for who changed their mind. */
void
bramble_board_add_hands (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->peek = -1;
  priv->curtain_back = gtk_button_new_with_mnemonic (_("_Back to the table"));
  gtk_widget_set_halign (priv->curtain_back, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (priv->curtain_back, FALSE);
  gtk_widget_set_margin_bottom (priv->curtain_back, 24);
  g_signal_connect_object (priv->curtain_back, "clicked", G_CALLBACK (end_peek), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (priv->curtain), priv->curtain_back);
}

/* Only @seat looks from now on. */
void
bramble_board_close_other_hands (BrambleBoard *self,
                                 guint         seat)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  for (guint i = 0; i < G_N_ELEMENTS (priv->hands); i++)
    if (i != seat && priv->hands[i])
      gtk_window_destroy (GTK_WINDOW (priv->hands[i]));
}

/* Nobody looks any more. */
void
bramble_board_close_hands (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->peek = -1;
  gtk_widget_set_visible (priv->curtain_back, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (priv->hands); i++)
    if (priv->hands[i])
      gtk_window_destroy (GTK_WINDOW (priv->hands[i]));
}

void
bramble_board_add_hand_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.hand", "i", hand_action);
}
