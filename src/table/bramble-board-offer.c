/* bramble-board-offer.c: where offers are, and taking back what one is put together of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <offer.h>

/* The answer of step @step, if it added a piece to an offer. */
static gboolean
find_piece (BrambleMatch  *match,
            guint          step,
            BrambleOption *piece)
{
  const BrambleRecord *record = bramble_match_get_record (match);
  gconstpointer state = bramble_record_state (record, step - 1);
  BrambleOffer offer;
  BrambleAsk ask;

  bramble_match_get_game (match)->ask (state, &ask);
  if (bramble_record_option (record, step) < 0
      || bramble_offer_stage (bramble_match_get_game (match), state, &ask, &offer) != BRAMBLE_OFFER_MAKING)
    return FALSE;

  *piece = ask.options[bramble_record_option (record, step)];
  return piece->kind == BRAMBLE_OFFER_GIVE || piece->kind == BRAMBLE_OFFER_WANT;
}

/* Gives the same answer as before, wherever it stands now. */
static void
answer_again (BrambleMatch        *match,
              const BrambleOption *option)
{
  BrambleAsk ask;
  int found;

  bramble_match_get_ask (match, &ask);
  found = bramble_ask_find (&ask, option);
  if (found >= 0)
    bramble_match_answer (match, (guint) found);
}

/* Every piece of an offer is an answer, so one is taken back by undoing up to it and
 * giving the later ones again. */
static void
take_back_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  BrambleMatch *match = bramble_board_private (BRAMBLE_BOARD (widget))->match;
  g_autoptr (GArray) later = g_array_new (FALSE, FALSE, sizeof (BrambleOption));
  guint step = bramble_match_get_step (match);
  BrambleOption piece, sought = { 0 };
  gboolean given;
  guint thing;

  g_variant_get (parameter, "(bu)", &given, &thing);
  sought.kind = given ? BRAMBLE_OFFER_GIVE : BRAMBLE_OFFER_WANT;
  sought.a = (guint8) thing;
  for (; step > 0 && find_piece (match, step, &piece) && !bramble_option_equal (&piece, &sought); step--)
    g_array_append_val (later, piece);
  if (step == 0 || !find_piece (match, step, &piece) || gtk_widget_get_visible (bramble_board_private (BRAMBLE_BOARD (widget))->curtain))
    return;

  while (bramble_match_get_step (match) >= step && bramble_match_undo (match, BRAMBLE_BY_STEP))
    ;
  for (guint i = later->len; i > 0; i--)
    answer_again (match, &g_array_index (later, BrambleOption, i - 1));
}

/* Where players trade, an offer is put together and read on the stage. */
void
bramble_board_add_offer (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (bramble_match_get_game (priv->match)->trade == NULL)
    return;

  priv->offer = BRAMBLE_OFFER_VIEW (bramble_offer_view_new ());
  bramble_offer_view_set_art (priv->offer, BRAMBLE_BOARD_GET_CLASS (self)->offer_art);
  bramble_stage_set_offer (priv->stage, priv->offer);
  bramble_prompt_set_offer (priv->prompt, priv->offer);
}

/* Nothing acts any more. Whoever begins an offer by keyboard goes on with what they could
 * give, and not with the answer that there will be none. */
void
bramble_board_rest_stage (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean was = priv->offer && gtk_widget_get_mapped (GTK_WIDGET (priv->offer));

  bramble_stage_show_idle (priv->stage);
  if (priv->offer && !was && gtk_widget_get_mapped (GTK_WIDGET (priv->offer))
      && gtk_widget_get_focus_child (GTK_WIDGET (priv->prompt)))
    bramble_offer_view_focus (priv->offer);
}

void
bramble_board_add_offer_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.take-back", "(bu)", take_back_action);
}
