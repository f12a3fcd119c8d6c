/* follow.c: how one position becomes the next, event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves first leaves where it was and then comes where it goes. Whoever does
 * not see which card it is follows as well: then cards are only counted.
 */

#include "gloom.h"

#include <string.h>

static void
hand_add (GloomState *s,
          guint       seat,
          guint       card)
{
  s->n_hands[seat]++;
  if (card >= GLOOM_N_DECK)
    return;
  s->hands[seat][card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
  s->laid_by[card] = GLOOM_NONE;
}

static void
hand_remove (GloomState *s,
             guint       seat,
             guint       card)
{
  if (s->n_hands[seat] > 0)
    s->n_hands[seat]--;
  if (card < GLOOM_N_DECK)
    s->hands[seat][card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
}

static void
discard_add (GloomState *s,
             guint       card)
{
  if (card >= GLOOM_N_DECK || s->n_discard >= GLOOM_N_DECK)
    return;
  s->discard[s->n_discard++] = (guint8) card;
  s->laid_by[card] = GLOOM_NONE;
}

/* Takes a card out of a row of cards, wherever it is in it. */
static gboolean
row_remove (guint8 *cards,
            guint8 *n_cards,
            guint   card)
{
  guint n = 0;
  gboolean found;

  for (guint i = 0; i < *n_cards; i++)
    if (cards[i] != card)
      cards[n++] = cards[i];
  found = n < *n_cards;
  *n_cards = (guint8) n;
  return found;
}

/* A card that nobody sees is the top one. */
static void
deck_remove (GloomState *s,
             guint       card)
{
  if ((card >= GLOOM_N_DECK || !row_remove (s->deck, &s->n_deck, card)) && s->n_deck > 0)
    s->n_deck--;
}

static void
pile_remove (GloomState *s,
             guint       hero,
             guint       card)
{
  guint8 *link = &s->heroes[hero].top;

  while (*link != card && *link != GLOOM_NONE)
    link = &s->below[*link];
  if (*link == GLOOM_NONE)
    return;
  *link = s->below[card];
  s->below[card] = GLOOM_NONE;
  s->heroes[hero].n_cards--;
}

static void
pile_add (GloomState *s,
          guint       hero,
          guint       card)
{
  s->below[card] = s->heroes[hero].top;
  s->heroes[hero].top = (guint8) card;
  s->heroes[hero].n_cards++;
}

static void
pile_add_beneath (GloomState *s,
                  guint       hero,
                  guint       card)
{
  guint8 *link = &s->heroes[hero].top;

  while (*link != GLOOM_NONE)
    link = &s->below[*link];
  *link = (guint8) card;
  s->heroes[hero].n_cards++;
}

/* The discard pile goes beneath the draw pile, in whatever order. */
static void
follow_shuffle (GloomState *s)
{
  memmove (s->deck + s->n_discard, s->deck, s->n_deck);
  memcpy (s->deck, s->discard, s->n_discard);
  s->n_deck = (guint8) (s->n_deck + s->n_discard);
  s->n_discard = 0;
}

static void
follow_put_back (GloomState *s,
                 guint       card,
                 guint       place)
{
  guint at = s->n_deck - MIN (place, s->n_deck);

  memmove (s->deck + at + 1, s->deck + at, s->n_deck - at);
  s->deck[at] = (guint8) card;
  s->n_deck++;
}

static void
follow_turn (GloomState         *s,
             const BrambleEvent *e)
{
  if (s->turns > 0)
    s->passes = s->idle ? (guint8) (s->passes + 1) : 0;
  s->active = e->seat;
  s->turns = (guint8) e->n;
  s->action = 0;
  s->extra = (s->extra_next >> e->seat) & 1;
  s->extra_next &= (guint8) ~(1u << e->seat);
  s->free_plays = 0;
  s->idle = TRUE;
  memset (s->orders, GLOOM_ORDER_NONE, sizeof s->orders);
}

static void
follow_action (GloomState *s,
               gboolean    idle)
{
  s->action++;
  s->idle &= idle;
}

static void
follow_over (GloomState         *s,
             const BrambleEvent *e)
{
  s->over = e->c;
  if (e->c != GLOOM_OVER_BY_FAMILY)
    s->passes = s->idle ? (guint8) (s->passes + 1) : 0;
}

/* A card comes into a hand, or onto the discard pile when that has no room. */
static void
hand_or_discard (GloomState         *s,
                 const BrambleEvent *e,
                 guint               seat)
{
  if (e->n > 0)
    discard_add (s, e->card);
  else
    hand_add (s, seat, e->card);
}

/**
 * gloom_follow_leaving:
 * @told: what somebody knows; changed by what leaves its place with @event
 */
void
gloom_follow_leaving (GloomState         *told,
                      const BrambleEvent *event)
{
  GloomState *s = told;
  const BrambleEvent *e = event;

  switch ((GloomEventKind) e->kind)
    {
    case GLOOM_EVENT_ANNOUNCED:
    case GLOOM_EVENT_DISCARDED:
    case GLOOM_EVENT_GIVEN:
      hand_remove (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_RESPONDED:
      hand_remove (s, e->seat, e->cause);
      break;
    case GLOOM_EVENT_TAKEN:
      hand_remove (s, e->other, e->card);
      break;
    case GLOOM_EVENT_DRAWN:
    case GLOOM_EVENT_PUT_BACK:
      deck_remove (s, e->card);
      break;
    case GLOOM_EVENT_RECOVERED:
      row_remove (s->discard, &s->n_discard, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_MOVED:
      pile_remove (s, e->c, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_MODIFIER_RETURNED:
    case GLOOM_EVENT_MODIFIER_SUNK:
    case GLOOM_EVENT_MODIFIER_RAISED:
    case GLOOM_EVENT_REVIVED:
      pile_remove (s, e->a, e->card);
      break;
    default: /* nothing leaves */
      break;
    }
}

/**
 * gloom_follow_arriving:
 * @told: what somebody knows after what leaves has left; changed by what arrives,
 *   and by what simply is so from now on
 */
void
gloom_follow_arriving (GloomState         *told,
                       const BrambleEvent *event)
{
  GloomState *s = told;
  const BrambleEvent *e = event;

  switch ((GloomEventKind) e->kind)
    {
    case GLOOM_EVENT_CHARACTER_CHOSEN:
      s->heroes[e->a].character = e->b;
      break;
    case GLOOM_EVENT_STORY_LAID_OUT:
      s->stories[e->c] = e->card;
      break;
    case GLOOM_EVENT_TURN_BEGAN:
      follow_turn (s, e);
      break;
    case GLOOM_EVENT_ANNOUNCED:
      if (e->n > 0)
        s->free_plays++;
      else
        follow_action (s, FALSE);
      break;
    case GLOOM_EVENT_MODIFIER_LAID:
    case GLOOM_EVENT_ENDING_LAID:
      pile_add (s, e->a, e->card);
      s->laid_by[e->card] = e->seat;
      break;
    case GLOOM_EVENT_CANCELLED:
    case GLOOM_EVENT_ANSWER_DONE:
    case GLOOM_EVENT_EVENT_OVER:
    case GLOOM_EVENT_DISCARDED:
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_REVIVED:
      discard_add (s, e->card);
      break;
    case GLOOM_EVENT_STORY_CLAIMED:
      s->holders[e->c] = e->seat;
      follow_action (s, FALSE);
      break;
    case GLOOM_EVENT_STORY_STOLEN:
      s->holders[e->c] = e->seat;
      break;
    case GLOOM_EVENT_STORY_FREED:
      s->holders[e->c] = GLOOM_NONE;
      break;
    case GLOOM_EVENT_HAND_DISCARDED:
    case GLOOM_EVENT_TURN_PASSED:
      follow_action (s, e->kind == GLOOM_EVENT_TURN_PASSED);
      break;
    case GLOOM_EVENT_SHUFFLED:
      follow_shuffle (s);
      break;
    case GLOOM_EVENT_DRAWN:
    case GLOOM_EVENT_TAKEN:
      hand_add (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_GIVEN:
      hand_or_discard (s, e, e->other);
      break;
    case GLOOM_EVENT_PUT_BACK:
      follow_put_back (s, e->card, e->c);
      break;
    case GLOOM_EVENT_SENT_BACK:
    case GLOOM_EVENT_RECOVERED:
    case GLOOM_EVENT_MODIFIER_RETURNED:
      hand_or_discard (s, e, e->seat);
      break;
    case GLOOM_EVENT_EXTRA_ACTION:
      if (e->n > 0)
        s->extra_next |= (guint8) (1u << e->seat);
      else
        s->extra = TRUE;
      break;
    case GLOOM_EVENT_MODIFIER_MOVED:
    case GLOOM_EVENT_MODIFIER_RAISED:
      pile_add (s, e->a, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_SUNK:
      pile_add_beneath (s, e->a, e->card);
      break;
    case GLOOM_EVENT_WIND_TURNED:
      s->backwards = (guint8) e->n;
      break;
    case GLOOM_EVENT_ORDER_GIVEN:
      s->orders[e->seat] = e->c;
      break;
    case GLOOM_EVENT_GAME_OVER:
      follow_over (s, e);
      break;
    case GLOOM_EVENT_RESPONDED:
    case GLOOM_EVENT_CARDS_DEALT:
    case GLOOM_EVENT_TURNED_ASIDE:
    case GLOOM_EVENT_EVENT_PLAYED:
    case GLOOM_EVENT_IDLE:
    case GLOOM_EVENT_LOOKED_AT_HAND:
    case GLOOM_EVENT_LOOKED_AT_TOP:
    case GLOOM_N_EVENTS:
      break;
    }
}

/**
 * gloom_follow:
 * @told: what somebody who sees everything knows; changed to what they know after
 *   @event
 *
 * What can be seen of piles is not found anew: see gloom_refresh_all ().
 */
void
gloom_follow (GloomState         *told,
              const BrambleEvent *event)
{
  gloom_follow_leaving (told, event);
  gloom_follow_arriving (told, event);
}
