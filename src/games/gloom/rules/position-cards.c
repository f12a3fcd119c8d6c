/* position-cards.c: setting where cards are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card is taken from wherever it is, and what it replaces goes beneath the draw
 * pile, so none is ever lost. Nobody knows where cards are that were set.
 */

#include "position.h"

#include <string.h>

static gboolean
take_from_row (guint8 *cards,
               guint8 *n_cards,
               guint   card)
{
  for (guint i = 0; i < *n_cards; i++)
    if (cards[i] == card)
      {
        memmove (cards + i, cards + i + 1, *n_cards - i - 1u);
        (*n_cards)--;
        return TRUE;
      }

  return FALSE;
}

static gboolean
take_from_pile (GloomState *s,
                GloomHero  *h,
                guint       card)
{
  guint8 *link = &h->top;

  while (*link != GLOOM_NONE && *link != card)
    link = &s->below[*link];
  if (*link == GLOOM_NONE)
    return FALSE;
  *link = s->below[card];
  s->below[card] = GLOOM_NONE;
  s->laid_by[card] = GLOOM_NONE;
  h->n_cards--;
  return TRUE;
}

/* Takes a card from where it is. An effect under way may hold it: then it cannot
 * be taken. */
gboolean
gloom_take_out (GloomState *s,
                guint       card)
{
  memset (s->known[card], 0, sizeof s->known[card]);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (gloom_in_set (s->hands[seat], card))
      {
        s->hands[seat][card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
        s->n_hands[seat]--;
        return TRUE;
      }
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (take_from_pile (s, &s->heroes[hero], card))
      return TRUE;
  memset (s->deck_known, 0, sizeof s->deck_known);

  return take_from_row (s->deck, &s->n_deck, card) || take_from_row (s->discard, &s->n_discard, card);
}

void
gloom_put_beneath (GloomState *s,
                   guint       card)
{
  memmove (s->deck + 1, s->deck, s->n_deck);
  s->deck[0] = (guint8) card;
  s->n_deck++;
}

/* Takes all cards of a list out, or FALSE. */
static gboolean
take_all (GloomState   *s,
          const guint8 *cards,
          guint         n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    if (!gloom_take_out (s, cards[i]))
      return FALSE;

  return TRUE;
}

/* hand SEAT CARD… | none */
gboolean
gloom_set_hand (GloomState        *s,
                const char *const *words)
{
  int seat = words[0] ? bramble_parse_seat (words[0], s->n_seats) : -1;
  guint8 cards[GLOOM_N_DECK];
  guint n;

  if (seat < 0 || !gloom_parse_cards (s, words + 1, cards, &n))
    return FALSE;
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_in_set (s->hands[seat], card))
      {
        gloom_take_out (s, card);
        gloom_put_beneath (s, card);
      }
  if (!take_all (s, cards, n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    s->hands[seat][cards[i] >> 6] |= G_GUINT64_CONSTANT (1) << (cards[i] & 63);
  s->n_hands[seat] = (guint8) n;
  return TRUE;
}

static int
find_hero (const GloomState *s,
           const char       *word)
{
  guint character = gloom_card_by_id (word);

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (character != GLOOM_NONE && s->heroes[hero].character == character)
      return (int) hero;

  return -1;
}

/* Reads "CARD" or "CARD/SEAT", who laid it; by default the owner of the pile. */
static gboolean
parse_laid (const GloomState *s,
            const char       *word,
            guint             owner,
            guint8           *card,
            guint8           *laid)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", 2);
  guint number = parts[0] ? gloom_card_by_id (parts[0]) : GLOOM_NONE;
  int seat = parts[0] && parts[1] ? bramble_parse_seat (parts[1], s->n_seats) : (int) owner;

  if (number >= GLOOM_N_DECK || !gloom_in_game (s, number) || seat < 0)
    return FALSE;
  *card = (guint8) number;
  *laid = (guint8) seat;
  return TRUE;
}

/* pile CHARACTER CARD[/SEAT]… | none, from the lowest to the topmost */
gboolean
gloom_set_pile (GloomState        *s,
                const char *const *words)
{
  int hero = words[0] ? find_hero (s, words[0]) : -1;
  gboolean none = hero >= 0 && words[1] && words[2] == NULL && strcmp (words[1], "none") == 0;

  if (hero < 0 || words[1] == NULL)
    return FALSE;
  for (guint card = s->heroes[hero].top; card != GLOOM_NONE; card = s->heroes[hero].top)
    {
      gloom_take_out (s, card);
      gloom_put_beneath (s, card);
    }
  for (guint i = 1; !none && words[i]; i++)
    {
      guint8 card, laid;

      if (!parse_laid (s, words[i], GLOOM_OWNER ((guint) hero), &card, &laid) || !gloom_take_out (s, card))
        return FALSE;
      s->below[card] = s->heroes[hero].top;
      s->laid_by[card] = laid;
      s->heroes[hero].top = card;
      s->heroes[hero].n_cards++;
    }

  return TRUE;
}

/* deck CARD… | none: these on top of the draw pile, the first uppermost */
gboolean
gloom_set_deck (GloomState        *s,
                const char *const *words)
{
  guint8 cards[GLOOM_N_DECK];
  guint n;

  if (!gloom_parse_cards (s, words, cards, &n) || !take_all (s, cards, n))
    return FALSE;
  memset (s->deck_known, 0, sizeof s->deck_known);
  while (n > 0)
    s->deck[s->n_deck++] = cards[--n];
  return TRUE;
}

/* discard CARD… | none: the whole discard pile, the first uppermost */
gboolean
gloom_set_discard (GloomState        *s,
                   const char *const *words)
{
  guint8 cards[GLOOM_N_DECK];
  guint n;

  if (!gloom_parse_cards (s, words, cards, &n))
    return FALSE;
  memset (s->deck_known, 0, sizeof s->deck_known);
  while (s->n_discard > 0)
    gloom_put_beneath (s, s->discard[--s->n_discard]);
  if (!take_all (s, cards, n))
    return FALSE;
  while (n > 0)
    s->discard[s->n_discard++] = cards[--n];
  return TRUE;
}

/* knows SEAT CARD HOLDER…: a seat knows that one of the holders has that card */
gboolean
gloom_set_knows (GloomState        *s,
                 const char *const *words)
{
  int seat = words[0] ? bramble_parse_seat (words[0], s->n_seats) : -1;
  guint card = seat >= 0 && words[1] ? gloom_card_by_id (words[1]) : GLOOM_NONE;
  guint holders = 0;

  if (card >= GLOOM_N_DECK || words[2] == NULL)
    return FALSE;
  for (guint i = 2; words[i]; i++)
    {
      int holder = bramble_parse_seat (words[i], s->n_seats);

      if (holder < 0)
        return FALSE;
      holders |= 1u << holder;
    }
  s->known[card][seat] = (guint8) holders;
  return TRUE;
}

/* knows-deck SEAT NUMBER… | none: cards of the draw pile, counted from the top */
gboolean
gloom_set_knows_deck (GloomState        *s,
                      const char *const *words)
{
  int seat = words[0] ? bramble_parse_seat (words[0], s->n_seats) : -1;
  guint known = 0;

  if (seat < 0 || words[1] == NULL)
    return FALSE;
  for (guint i = 1; words[i] && strcmp (words[1], "none") != 0; i++)
    {
      int n = bramble_parse_number (words[i], 0, GLOOM_TOP_CARDS);

      if (n < 1)
        return FALSE;
      known |= 1u << (n - 1);
    }
  s->deck_known[seat] = (guint8) known;
  return TRUE;
}
