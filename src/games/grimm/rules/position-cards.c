/* position-cards.c: the position commands that move cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards are taken from deck and discard pile and go back beneath the deck, so
 * that none is ever lost.
 */

#include "position.h"

#include <string.h>

static void
close_gap (guint8 *pile,
           guint8 *n,
           int     at)
{
  (*n)--;
  memmove (pile + at, pile + at + 1, (gsize) (*n - at));
}

/* Takes the uppermost copy of @card. */
static gboolean
take_out (guint8 *pile,
          guint8 *n,
          guint   card)
{
  for (int at = *n - 1; at >= 0; at--)
    if (pile[at] == card)
      {
        close_gap (pile, n, at);
        return TRUE;
      }

  return FALSE;
}

static gboolean
take_lowest (guint8 *pile,
             guint8 *n,
             guint   card)
{
  for (int at = 0; at < *n; at++)
    if (pile[at] == card)
      {
        close_gap (pile, n, at);
        return TRUE;
      }

  return FALSE;
}

static void
put_beneath (guint8 *pile,
             guint8 *n,
             guint   card)
{
  memmove (pile + 1, pile, *n);
  pile[0] = (guint8) card;
  (*n)++;
}

/* Whoever rearranges cards makes worthless what seats have learnt of them. */
void
grimm_forget (GrimmState *s)
{
  memset (s->known, 0, sizeof s->known);
  memset (s->deck_known, 0, sizeof s->deck_known);
}

static gboolean
take_card (GrimmWords *w,
           guint       card)
{
  GrimmState *s = w->s;

  if (card == GRIMM_NONE)
    return TRUE;
  if (card < GRIMM_N_FABLES)
    grimm_forget (s);
  if (card < GRIMM_N_FABLES
      ? take_out (s->deck, &s->n_deck, card) || take_out (s->discard, &s->n_discard, card)
      : take_out (s->friends, &s->n_friends, card) || take_out (s->friend_discard, &s->n_friend_discard, card))
    return TRUE;

  return grimm_refuse (w, "no %s is left in deck or discard pile", grimm_cards[card].id);
}

void
grimm_give_back (GrimmWords *w,
                 guint       card)
{
  GrimmState *s = w->s;

  if (card == GRIMM_NONE)
    return;
  if (card < GRIMM_N_FABLES)
    {
      grimm_forget (s);
      put_beneath (s->deck, &s->n_deck, card);
    }
  else
    put_beneath (s->friends, &s->n_friends, card);
}

/* Puts @card into a place that holds one card. */
gboolean
grimm_swap_card (GrimmWords *w,
                 guint8     *place,
                 guint       card)
{
  grimm_give_back (w, *place);
  *place = GRIMM_NONE;
  if (!take_card (w, card))
    return FALSE;
  *place = (guint8) card;
  return TRUE;
}

gboolean
grimm_set_hand (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  grimm_forget (s);
  while (s->players[seat].hand[0] != 0)
    {
      guint fable = (guint) __builtin_ctz (s->players[seat].hand[0]);

      grimm_hand_remove (s, seat, fable);
      grimm_give_back (w, fable);
    }
  for (guint i = 1; i < w->n_words; i++)
    {
      guint fable;

      if (!grimm_word_card (w, i, FALSE, &fable) || !take_card (w, fable))
        return FALSE;
      if (fable != GRIMM_NONE)
        grimm_hand_add (s, seat, fable);
    }

  return TRUE;
}

/* Takes the named cards and puts them on top of @pile, the first uppermost. */
static gboolean
put_on_top (GrimmWords *w,
            gboolean    friends,
            guint8     *pile,
            guint8     *n)
{
  guint8 taken[GRIMM_MAX_FABLES];
  guint n_taken = 0;

  for (guint i = 0; i < w->n_words; i++)
    {
      guint card;

      if (!grimm_word_card (w, i, friends, &card) || !take_card (w, card))
        return FALSE;
      if (card != GRIMM_NONE)
        taken[n_taken++] = (guint8) card;
    }
  while (n_taken > 0)
    pile[(*n)++] = taken[--n_taken];

  return TRUE;
}

gboolean
grimm_set_deck (GrimmWords *w)
{
  grimm_forget (w->s);
  return put_on_top (w, FALSE, w->s->deck, &w->s->n_deck);
}

gboolean
grimm_set_friend_deck (GrimmWords *w)
{
  return put_on_top (w, TRUE, w->s->friends, &w->s->n_friends);
}

/* The discard pile becomes the named cards, the first uppermost; "all" is the
 * whole deck. They come from the bottom of the deck, so that what was put on
 * its top stays there. */
static gboolean
fill_discard (GrimmWords *w,
              gboolean    friends,
              guint8     *deck,
              guint8     *n_deck,
              guint8     *pile,
              guint8     *n_pile)
{
  while (*n_pile > 0)
    put_beneath (deck, n_deck, pile[--*n_pile]);
  if (strcmp (w->words[0], "all") == 0)
    {
      memcpy (pile, deck, *n_deck);
      *n_pile = *n_deck;
      *n_deck = 0;
      return TRUE;
    }
  for (guint i = w->n_words; i > 0; i--)
    {
      guint card;

      if (!grimm_word_card (w, i - 1, friends, &card))
        return FALSE;
      if (card == GRIMM_NONE)
        continue;
      if (!take_lowest (deck, n_deck, card))
        return grimm_refuse (w, "no %s is left in the deck", grimm_cards[card].id);
      pile[(*n_pile)++] = (guint8) card;
    }

  return TRUE;
}

gboolean
grimm_set_discard (GrimmWords *w)
{
  GrimmState *s = w->s;

  grimm_forget (s);
  return fill_discard (w, FALSE, s->deck, &s->n_deck, s->discard, &s->n_discard);
}

gboolean
grimm_set_friend_discard (GrimmWords *w)
{
  GrimmState *s = w->s;

  return fill_discard (w, TRUE, s->friends, &s->n_friends, s->friend_discard, &s->n_friend_discard);
}

/* "set friend SEAT little-mermaid A B": the kept cards follow her. */
gboolean
grimm_set_friend (GrimmWords *w)
{
  GrimmState *s = w->s;
  GrimmPlayer *player;
  guint seat, card, first, second;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_card (w, 1, TRUE, &card))
    return FALSE;
  player = &s->players[seat];
  if (!grimm_swap_card (w, &player->friend_card, card))
    return FALSE;
  memset (player->tower, 0, sizeof player->tower);
  player->declared = GRIMM_NONE;
  player->robbed = GRIMM_NONE;
  player->locked = 0;
  player->unlocked = 0;
  player->locked_late = FALSE;

  if (card != GRIMM_LITTLE_MERMAID)
    return w->n_words == 2 || grimm_refuse (w, "only the Little Mermaid has Gather cards under her");
  if (w->n_words != 4)
    return grimm_refuse (w, "the Little Mermaid needs the two Gather cards that are kept");
  if (!grimm_word_location (w, 2, &first) || !grimm_word_location (w, 3, &second))
    return FALSE;
  if (first == second)
    return grimm_refuse (w, "the two Gather cards that are kept must differ");
  player->locked = (guint8) (((1u << s->n_locations) - 1) & ~((1u << first) | (1u << second)));
  return TRUE;
}

/* "set corner SEAT [none]": Cutting Corners as the last site, or back beneath
 * the deck. */
gboolean
grimm_set_corner (GrimmWords *w)
{
  GrimmPlayer *player;
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  player = &w->s->players[seat];
  if (w->n_words == 2)
    {
      if (strcmp (w->words[1], "none") != 0)
        return grimm_refuse (w, "“%s” is not “none”", w->words[1]);
      if (player->corner == GRIMM_NONE)
        return TRUE;
      if (player->sites[player->corner].height > 0)
        return grimm_refuse (w, "%s has a house on Cutting Corners", grimm_seat_ids[seat]);
      player->corner = GRIMM_NONE;
      player->n_sites--;
      grimm_give_back (w, GRIMM_CUTTING_CORNERS);
      return TRUE;
    }
  if (player->corner != GRIMM_NONE)
    return TRUE;
  if (!take_card (w, GRIMM_CUTTING_CORNERS))
    return FALSE;
  player->corner = player->n_sites++;
  return TRUE;
}

gboolean
grimm_set_unique (GrimmWords *w)
{
  guint location, card;

  if (!grimm_word_location (w, 0, &location) || !grimm_word_card (w, 1, FALSE, &card))
    return FALSE;
  if (card != GRIMM_NONE && grimm_cards[card].type != GRIMM_UNIQUE)
    return grimm_refuse (w, "%s is no Unique Location", grimm_cards[card].id);
  return grimm_swap_card (w, &w->s->unique[location], card);
}

/* A Next Turn card that acts this round ("set next"), or the next ("set laid"). */
static gboolean
set_next_card (GrimmWords *w,
               gboolean    this_round)
{
  GrimmPlayer *player;
  guint seat, card;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_card (w, 1, FALSE, &card))
    return FALSE;
  if (card != GRIMM_NONE && grimm_cards[card].type != GRIMM_NEXT_TURN)
    return grimm_refuse (w, "%s is no Next Turn card", grimm_cards[card].id);
  player = &w->s->players[seat];
  if (!grimm_swap_card (w, this_round ? &player->next_card : &player->next_laid, card))
    return FALSE;
  if (!this_round)
    return w->n_words == 2 || grimm_refuse (w, "a card laid aside lies at no Location yet");

  player->next_place = GRIMM_NONE;
  if (w->n_words == 3)
    {
      guint location;

      if (!grimm_word_location (w, 2, &location))
        return FALSE;
      player->next_place = (guint8) location;
    }
  return TRUE;
}

gboolean
grimm_set_next (GrimmWords *w)
{
  return set_next_card (w, TRUE);
}

gboolean
grimm_set_laid (GrimmWords *w)
{
  return set_next_card (w, FALSE);
}
