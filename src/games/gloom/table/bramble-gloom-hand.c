/* bramble-gloom-hand.c: what one player of Fairytale Gloom alone may see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-hand.h"

#include <glib/gi18n.h>
#include <rules/gloom.h>
#include <rules/text.h>

#include <bramble-gloom-target.h>

#include "bramble-gloom-card.h"

static void
add_cards (BrambleHand      *hand,
           const GloomState *v,
           guint             seat)
{
  bramble_hand_add_heading (hand, _("Your hand"));
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    {
      g_autofree char *why_not = NULL;

      if (!gloom_in_set (v->hands[seat], card))
        continue;
      why_not = bramble_gloom_why_not_card (v, seat, card);
      bramble_hand_add_card (hand, gloom_cards[card].id, why_not ? BRAMBLE_HAND_NOT : BRAMBLE_HAND_READY,
                             why_not ? why_not : _("It can be played now."));
    }
  if (v->n_hands[seat] == 0)
    bramble_hand_add_line (hand, _("There is no card in your hand."));
}

/* Cards that others are known to hold. */
static guint
add_known (BrambleHand      *hand,
           const GloomState *v,
           guint             seat,
           BrambleMatch     *match)
{
  guint n = 0;

  for (guint other = 0; other < v->n_seats; other++)
    for (guint card = 0; card < GLOOM_N_DECK && other != seat; card++)
      if (gloom_in_set (v->hands[other], card))
        {
          /* Translators: a player, and a card. */
          g_autofree char *text = g_strdup_printf (_("%1$s holds this card: %2$s."),
                                                   bramble_seat_get_name (bramble_match_get_seat (match, other)),
                                                   gloom_card_name (card));

          bramble_hand_add_fact (hand, bramble_gloom_card_sign (card), text);
          n++;
        }
  return n;
}

/* Cards of the draw pile that were looked at. */
static guint
add_deck (BrambleHand      *hand,
          const GloomState *v)
{
  guint n = 0;

  for (guint place = 1; place <= v->n_deck; place++)
    {
      guint card = v->deck[v->n_deck - place];
      g_autofree char *text = NULL;

      if (card >= GLOOM_N_DECK)
        continue;
      /* Translators: a number, and a card. */
      text = g_strdup_printf (_("Card %1$u of the draw pile from the top is: %2$s."), place, gloom_card_name (card));
      bramble_hand_add_fact (hand, bramble_gloom_card_sign (card), text);
      n++;
    }
  return n;
}

/**
 * bramble_gloom_fill_hand:
 * @view: what @seat knows
 *
 * The hand, and everything that was seen of the cards of others.
 */
void
bramble_gloom_fill_hand (BrambleHand   *hand,
                         BrambleMatch  *match,
                         guint          seat,
                         gconstpointer  view)
{
  const GloomState *v = view;
  guint n;

  add_cards (hand, v, seat);
  bramble_hand_add_heading (hand, _("Only you know"));
  n = add_known (hand, v, seat, match);
  n += add_deck (hand, v);
  if (n == 0)
    bramble_hand_add_line (hand, _("Nothing else that the others do not know."));
}
