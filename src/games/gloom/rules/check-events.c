/* check-events.c: whether events tell how a position came about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <string.h>

static void
hand_add (GloomState *s,
          guint       seat,
          guint       card)
{
  s->hands[seat][card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
  s->n_hands[seat]++;
  s->laid_by[card] = GLOOM_NONE;
}

static void
hand_remove (GloomState *s,
             guint       seat,
             guint       card)
{
  s->hands[seat][card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
  s->n_hands[seat]--;
}

static void
discard_add (GloomState *s,
             guint       card)
{
  s->discard[s->n_discard++] = (guint8) card;
  s->laid_by[card] = GLOOM_NONE;
}

/* Takes a card out of a row of cards, wherever it is in it. */
static void
row_remove (guint8 *cards,
            guint8 *n_cards,
            guint   card)
{
  guint n = 0;

  for (guint i = 0; i < *n_cards; i++)
    if (cards[i] != card)
      cards[n++] = cards[i];
  *n_cards = (guint8) n;
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
  guint at;

  row_remove (s->deck, &s->n_deck, card);
  at = s->n_deck - MIN (place, s->n_deck);
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
follow_announced (GloomState         *s,
                  const BrambleEvent *e)
{
  hand_remove (s, e->seat, e->card);
  if (e->n > 0)
    s->free_plays++;
  else
    follow_action (s, FALSE);
}

static void
follow_over (GloomState         *s,
             const BrambleEvent *e)
{
  s->over = e->c;
  if (e->c != GLOOM_OVER_BY_FAMILY)
    s->passes = s->idle ? (guint8) (s->passes + 1) : 0;
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
      follow_announced (s, e);
      break;
    case GLOOM_EVENT_RESPONDED:
      hand_remove (s, e->seat, e->cause);
      break;
    case GLOOM_EVENT_SENT_BACK:
      if (e->n > 0)
        discard_add (s, e->card);
      else
        hand_add (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_LAID:
    case GLOOM_EVENT_ENDING_LAID:
      pile_add (s, e->a, e->card);
      s->laid_by[e->card] = e->seat;
      break;
    case GLOOM_EVENT_CANCELLED:
    case GLOOM_EVENT_ANSWER_DONE:
    case GLOOM_EVENT_EVENT_OVER:
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
    case GLOOM_EVENT_DRAWN:
      row_remove (s->deck, &s->n_deck, e->card);
      hand_add (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_SHUFFLED:
      follow_shuffle (s);
      break;
    case GLOOM_EVENT_DISCARDED:
      hand_remove (s, e->seat, e->card);
      discard_add (s, e->card);
      break;
    case GLOOM_EVENT_TAKEN:
      hand_remove (s, e->other, e->card);
      hand_add (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_GIVEN:
      hand_remove (s, e->seat, e->card);
      if (e->n > 0)
        discard_add (s, e->card);
      else
        hand_add (s, e->other, e->card);
      break;
    case GLOOM_EVENT_PUT_BACK:
      follow_put_back (s, e->card, e->c);
      break;
    case GLOOM_EVENT_RECOVERED:
      row_remove (s->discard, &s->n_discard, e->card);
      if (e->n > 0)
        discard_add (s, e->card);
      else
        hand_add (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_EXTRA_ACTION:
      if (e->n > 0)
        s->extra_next |= (guint8) (1u << e->seat);
      else
        s->extra = TRUE;
      break;
    case GLOOM_EVENT_MODIFIER_MOVED:
      pile_remove (s, e->c, e->card);
      pile_add (s, e->a, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_REMOVED:
    case GLOOM_EVENT_REVIVED:
      pile_remove (s, e->a, e->card);
      discard_add (s, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_RETURNED:
      pile_remove (s, e->a, e->card);
      if (e->n > 0)
        discard_add (s, e->card);
      else
        hand_add (s, e->seat, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_SUNK:
      pile_remove (s, e->a, e->card);
      pile_add_beneath (s, e->a, e->card);
      break;
    case GLOOM_EVENT_MODIFIER_RAISED:
      pile_remove (s, e->a, e->card);
      pile_add (s, e->a, e->card);
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
    case GLOOM_EVENT_CARDS_DEALT:
    case GLOOM_EVENT_TURNED_ASIDE:
    case GLOOM_EVENT_EVENT_PLAYED:
    case GLOOM_EVENT_LOOKED_AT_HAND:
    case GLOOM_EVENT_LOOKED_AT_TOP:
    case GLOOM_N_EVENTS:
      break;
    }
}

/* The order of a draw pile that was shuffled is never told, only what is in it. */
static void
forget_order (GloomState       *told,
              const GloomState *end)
{
  guint64 a[2] = { 0, 0 }, b[2] = { 0, 0 };

  if (told->n_deck != end->n_deck)
    return;
  for (guint i = 0; i < end->n_deck; i++)
    {
      a[told->deck[i] >> 6] |= G_GUINT64_CONSTANT (1) << (told->deck[i] & 63);
      b[end->deck[i] >> 6] |= G_GUINT64_CONSTANT (1) << (end->deck[i] & 63);
    }
  if (a[0] == b[0] && a[1] == b[1])
    memcpy (told->deck, end->deck, end->n_deck);
}

/* What is never told: chance, how many answers there were, what goes on in the
 * middle of an effect, and who has learnt what by it. */
static void
forget_inner (GloomState       *told,
              const GloomState *end)
{
  told->rng = end->rng;
  told->turn = end->turn;
  told->depth = end->depth;
  told->ask_seat = end->ask_seat;
  memcpy (told->stack, end->stack, sizeof told->stack);
  memcpy (told->known, end->known, sizeof told->known);
  memcpy (told->deck_known, end->deck_known, sizeof told->deck_known);
  memcpy (told->after_used, end->after_used, sizeof told->after_used);
  /* Whose turn it is to choose a Character follows from those that are chosen. */
  if (gloom_is_drafting (end))
    told->active = end->active;
}

/* Who knows the position before and follows the events knows the one after. */
gboolean
gloom_check_events (gconstpointer         before,
                    gconstpointer         after,
                    const BrambleEvents  *events,
                    GError              **error)
{
  const GloomState *end = after;
  GloomState told = *(const GloomState *) before;
  gboolean shuffled = FALSE, ended = FALSE;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *e = &events->events[i];

      if (ended)
        return gloom_bad (error, "something is told after the end");
      gloom_follow (&told, e);
      shuffled |= e->kind == GLOOM_EVENT_SHUFFLED || e->kind == GLOOM_EVENT_CARDS_DEALT;
      ended = e->kind == GLOOM_EVENT_GAME_OVER;
      if (ended && e->a != gloom_winners (end))
        return gloom_bad (error, "the events tell of other winners");
    }
  if (ended != (end->over != GLOOM_NOT_OVER))
    return gloom_bad (error, "the events tell of another end");
  if (shuffled)
    forget_order (&told, end);
  forget_inner (&told, end);
  if (bramble_game_hash (&gloom_game, &told) != bramble_game_hash (&gloom_game, end))
    return gloom_bad (error, "the events tell of another position");

  return TRUE;
}

#define REVEALS(kind) (G_GUINT64_CONSTANT (1) << GLOOM_EVENT_##kind)

/* Whether an event tells somebody what nobody could have known before it. */
gboolean
gloom_reveals (const BrambleEvent *event)
{
  static const guint64 always = REVEALS (DRAWN) | REVEALS (SHUFFLED) | REVEALS (CARDS_DEALT) | REVEALS (LOOKED_AT_HAND)
                                | REVEALS (LOOKED_AT_TOP) | REVEALS (RESPONDED) | REVEALS (GIVEN);
  static const guint64 by_chance = REVEALS (TAKEN) | REVEALS (DISCARDED) | REVEALS (CHARACTER_CHOSEN);

  return ((always >> event->kind) & 1) || (event->n > 0 && ((by_chance >> event->kind) & 1));
}
