/* moves.c: everything that moves a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

void
gloom_take_from_hand (GloomRun *r,
                      guint     seat,
                      guint     card)
{
  GloomState *s = r->s;

  s->hands[seat][card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
  s->n_hands[seat]--;
  gloom_know_nothing (s, card);
}

static void
add_to_hand (GloomState *s,
             guint       seat,
             guint       card)
{
  s->hands[seat][card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
  s->n_hands[seat]++;
}

/* A card that all see goes into a hand, or to the discard pile when that has no
 * room for it. Returns whether it had. */
gboolean
gloom_put_in_hand (GloomRun *r,
                   guint     seat,
                   guint     card)
{
  if (r->s->n_hands[seat] >= GLOOM_MAX_HAND)
    {
      gloom_put_on_discard (r, card);
      return FALSE;
    }
  add_to_hand (r->s, seat, card);
  r->s->laid_by[card] = GLOOM_NONE;
  gloom_know_public (r->s, card, seat);
  return TRUE;
}

void
gloom_put_on_discard (GloomRun *r,
                      guint     card)
{
  r->s->discard[r->s->n_discard++] = (guint8) card;
  r->s->laid_by[card] = GLOOM_NONE;
}

/* The discard pile is shuffled and goes beneath the draw pile. */
void
gloom_reshuffle (GloomRun *r)
{
  GloomState *s = r->s;
  guint n = s->n_discard;

  if (n == 0)
    return;

  bramble_rng_shuffle (&s->rng, s->discard, n);
  memmove (s->deck + n, s->deck, s->n_deck);
  memcpy (s->deck, s->discard, n);
  s->n_deck = (guint8) (s->n_deck + n);
  s->n_discard = 0;
  gloom_tell (r, GLOOM_EVENT_SHUFFLED, GLOOM_NONE, GLOOM_NONE)->n = (gint16) n;
}

/* Draws one card, if there is one and the hand has room. */
gboolean
gloom_draw (GloomRun *r,
            guint     seat)
{
  GloomState *s = r->s;
  BrambleEvent *event;
  guint card;

  if (s->n_hands[seat] >= GLOOM_MAX_HAND)
    return FALSE;
  if (s->n_deck == 0)
    gloom_reshuffle (r);
  if (s->n_deck == 0)
    return FALSE;

  card = s->deck[--s->n_deck];
  add_to_hand (s, seat, card);
  event = gloom_tell (r, GLOOM_EVENT_DRAWN, seat, card);
  event->shown = (guint8) gloom_know_drawn (s, card, seat);
  event->n = gloom_is_drafting (s);
  return TRUE;
}

void
gloom_discard (GloomRun *r,
               guint     seat,
               guint     card,
               gboolean  by_chance)
{
  gloom_take_from_hand (r, seat, card);
  gloom_put_on_discard (r, card);
  gloom_tell (r, GLOOM_EVENT_DISCARDED, seat, card)->n = by_chance;
}

/* All cards of a hand. */
void
gloom_discard_hand (GloomRun *r,
                    guint     seat)
{
  for (guint word = 0; word < 2; word++)
    for (guint64 left = r->s->hands[seat][word]; left != 0; left &= left - 1)
      gloom_discard (r, seat, word * 64 + (guint) __builtin_ctzll (left), FALSE);
}

/* From hand to hand; the caller tells it, and has seen that there is room. */
void
gloom_pass_card (GloomRun *r,
                 guint     from,
                 guint     to,
                 guint     card)
{
  GloomState *s = r->s;

  gloom_know_passed (s, card, from, to);
  s->hands[from][card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
  s->n_hands[from]--;
  add_to_hand (s, to, card);
}

/* A card of a hand that is not empty. */
guint
gloom_random_card (GloomRun *r,
                   guint     seat)
{
  const guint64 *hand = r->s->hands[seat];
  guint n = bramble_rng_below (&r->s->rng, r->s->n_hands[seat]);

  for (guint word = 0;; word++)
    for (guint64 left = hand[word]; left != 0; left &= left - 1)
      if (n-- == 0)
        return word * 64 + (guint) __builtin_ctzll (left);
}

/* Onto the top of a pile. */
void
gloom_lay (GloomRun *r,
           guint     card,
           guint     hero,
           guint     by)
{
  GloomState *s = r->s;
  GloomHero *h = &s->heroes[hero];

  s->below[card] = h->top;
  s->laid_by[card] = (guint8) by;
  h->top = (guint8) card;
  h->n_cards++;
  gloom_refresh (s, hero);
}

/* Out of a pile, wherever in it the card lies. */
void
gloom_lift (GloomRun *r,
            guint     card,
            guint     hero)
{
  GloomState *s = r->s;
  GloomHero *h = &s->heroes[hero];
  guint8 *link = &h->top;

  while (*link != card)
    link = &s->below[*link];
  *link = s->below[card];
  s->below[card] = GLOOM_NONE;
  h->n_cards--;
  gloom_refresh (s, hero);
}

/* Under all others of a pile. */
void
gloom_lay_beneath (GloomRun *r,
                   guint     card,
                   guint     hero)
{
  GloomState *s = r->s;
  GloomHero *h = &s->heroes[hero];
  guint8 *link = &h->top;

  while (*link != GLOOM_NONE)
    link = &s->below[*link];
  *link = (guint8) card;
  h->n_cards++;
  gloom_refresh (s, hero);
}

/**
 * gloom_hold_story:
 * @story: which of the Stories of this game
 * @seat: who controls it from now on, or GLOOM_NONE
 *
 * Who holds an older one gives it back to the middle.
 */
void
gloom_hold_story (GloomRun *r,
                  guint     story,
                  guint     seat)
{
  GloomState *s = r->s;
  guint former = s->holders[story];
  guint older = seat == GLOOM_NONE ? GLOOM_NONE : gloom_story_of (s, seat);

  if (older != GLOOM_NONE && older != story)
    {
      s->holders[older] = GLOOM_NONE;
      gloom_tell (r, GLOOM_EVENT_STORY_FREED, seat, s->stories[older])->c = (guint8) older;
    }
  s->holders[story] = (guint8) seat;
  if (former != GLOOM_NONE)
    gloom_refresh_seat (s, former);
  if (seat != GLOOM_NONE)
    gloom_refresh_seat (s, seat);
}
