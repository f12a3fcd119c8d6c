/* knowledge.c: what seats know of each other's hands and of the draw pile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is one of each card. For each card and viewer the state keeps a set of
 * seats, one of which surely holds it; an empty set is no knowledge. When a card
 * goes from hand to hand and the viewer does not see which, whatever was known of
 * the giver's hand may be with either from then on.
 *
 * Of the draw pile only the uppermost cards are ever known. Who looks at them may
 * change their order, so everybody else forgets them.
 */

#include "engine.h"

#include <string.h>

/* All see @card come into the hand of @holder. */
void
gloom_know_public (GloomState *s,
                   guint       card,
                   guint       holder)
{
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    s->known[card][viewer] = viewer == holder ? 0 : (guint8) (1u << holder);
}

/* All see @card go where all can see it, or nobody can. */
void
gloom_know_nothing (GloomState *s,
                    guint       card)
{
  memset (s->known[card], 0, sizeof s->known[card]);
}

/* @viewer has seen the whole hand of @holder. */
void
gloom_know_hand (GloomState *s,
                 guint       viewer,
                 guint       holder)
{
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_in_set (s->hands[holder], card))
      s->known[card][viewer] = (guint8) (1u << holder);
    else
      s->known[card][viewer] &= (guint8) ~(1u << holder);
}

/* @from hands @card to @to; only these two see which it is. */
void
gloom_know_passed (GloomState *s,
                   guint       card,
                   guint       from,
                   guint       to)
{
  for (guint other = 0; other < GLOOM_N_DECK; other++)
    for (guint viewer = 0; viewer < s->n_seats; viewer++)
      if (viewer != from && viewer != to && ((s->known[other][viewer] >> from) & 1))
        s->known[other][viewer] |= (guint8) (1u << to);
  s->known[card][to] = 0;
  s->known[card][from] = (guint8) (1u << to);
}

/* @seat draws @card from the top. Returns who sees which it is. */
guint
gloom_know_drawn (GloomState *s,
                  guint       card,
                  guint       seat)
{
  guint seen = 1u << seat;

  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    {
      if ((s->deck_known[viewer] & 1) && viewer != seat)
        {
          s->known[card][viewer] = (guint8) (1u << seat);
          seen |= 1u << viewer;
        }
      s->deck_known[viewer] >>= 1;
    }

  return seen;
}

/* @viewer sees the top @n cards of the draw pile. */
void
gloom_know_top (GloomState *s,
                guint       viewer,
                guint       n)
{
  memset (s->deck_known, 0, sizeof s->deck_known);
  s->deck_known[viewer] = (guint8) ((1u << n) - 1);
}
