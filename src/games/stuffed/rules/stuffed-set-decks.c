/* stuffed-set-decks.c: setting decks of cards, and what is gone from them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-set.h"

#include <string.h>

static gboolean
set_item_discards (StuffedState      *s,
                   const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  memset (s->item_discards, 0, sizeof s->item_discards);
  if (n == 1 && strcmp (words[0], "all") == 0)
    {
      guint out[STUFFED_N_ITEMS];

      stuffed_count_items_out (s, out);
      for (guint item = 0; item < STUFFED_N_ITEMS; item++)
        s->item_discards[item] = (guint8) (stuffed_items[item].copies - out[item]);
      return TRUE;
    }
  for (guint i = 0; i < n && !stuffed_words_none (words, n); i++)
    {
      int item = bramble_parse_id (words[i], stuffed_item_ids, STUFFED_N_ITEMS);

      if (item < 0)
        return FALSE;
      s->item_discards[item]++;
    }
  return n > 0;
}

/* The first words are the uppermost cards; all others stay beneath. */
static gboolean
set_deck (StuffedState      *s,
          const char *const *words)
{
  guint n = g_strv_length ((char **) words);
  guint8 deck[STUFFED_N_ITEM_CARDS];
  guint out[STUFFED_N_ITEMS];

  if (stuffed_words_none (words, n))
    return TRUE;
  if (n == 0 || n > STUFFED_N_ITEM_CARDS)
    return FALSE;
  /* A card that somebody was about to take comes back. */
  s->depth = 0;
  stuffed_count_items_out (s, out);
  for (guint i = 0; i < n; i++)
    {
      int item = bramble_parse_id (words[i], stuffed_item_ids, STUFFED_N_ITEMS);

      if (item < 0)
        return FALSE;
      /* One too many cannot be in the deck and is not let in elsewhere. */
      if (++out[item] > stuffed_items[item].copies)
        s->item_discards[item] = (guint8) (stuffed_items[item].copies + 1);
      deck[n - 1 - i] = (guint8) item;
    }
  memcpy (s->deck, deck, n);
  s->n_deck = (guint8) n;
  return TRUE;
}

static int
parse_lost (const char *word)
{
  for (guint i = 0; i < stuffed_n_losts; i++)
    if (strcmp (stuffed_losts[i].id, word) == 0)
      return (int) i;

  return -1;
}

static gboolean
set_lost_gone (StuffedState      *s,
               const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  s->losts_gone = 0;
  if (n == 1 && strcmp (words[0], "all") == 0)
    {
      s->losts_gone = (1u << stuffed_n_losts) - 1;
      return TRUE;
    }
  for (guint i = 0; i < n && !stuffed_words_none (words, n); i++)
    {
      int card = parse_lost (words[i]);

      if (card < 0)
        return FALSE;
      s->losts_gone |= 1u << card;
    }
  return n > 0;
}

static gboolean
set_lost_deck (StuffedState      *s,
               const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  if (stuffed_words_none (words, n))
    return TRUE;
  if (n == 0 || n > STUFFED_MAX_LOSTS)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      int card = parse_lost (words[i]);

      if (card < 0)
        return FALSE;
      s->losts[n - 1 - i] = (guint8) card;
    }
  s->n_losts = (guint8) n;
  return TRUE;
}

/* slept ASLEEP RESTLESS WAKING TOP: revealed cards, and how many on top cannot be Waking */
static gboolean
set_slept (StuffedState      *s,
           const char *const *words)
{
  int numbers[4];

  if (!stuffed_parse_numbers (words, 4, STUFFED_N_SLEEP_CARDS, numbers) || numbers[0] > 5 || numbers[1] > 4 || numbers[2] > 1
      || numbers[3] > STUFFED_SLEEP_TOP)
    return FALSE;
  for (guint i = 0; i < STUFFED_N_SLEEPS; i++)
    s->slept[i] = (guint8) numbers[i];
  s->sleep_top = (guint8) numbers[3];
  stuffed_stack_sleep (s);
  return TRUE;
}

static gboolean
set_sleep_deck (StuffedState      *s,
                const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  if (stuffed_words_none (words, n))
    return s->n_sleep == 0;
  if (n != s->n_sleep)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      int kind = bramble_parse_id (words[i], stuffed_sleep_ids, STUFFED_N_SLEEPS);

      if (kind < 0)
        return FALSE;
      s->sleep[n - 1 - i] = (guint8) kind;
    }
  return TRUE;
}

const StuffedSetKey stuffed_deck_keys[] = {
  { "item-discards", set_item_discards, NULL, STUFFED_SET_RESTS, "item-discards ITEM…|none|all" },
  { "deck", set_deck, NULL, STUFFED_SET_RESTS, "deck ITEM…" },
  { "lost-gone", set_lost_gone, NULL, STUFFED_SET_RESTS, "lost-gone LOST…|none|all" },
  { "lost-deck", set_lost_deck, NULL, STUFFED_SET_RESTS, "lost-deck LOST…" },
  { "slept", set_slept, NULL, STUFFED_SET_RESTS, "slept ASLEEP RESTLESS WAKING TOP" },
  { "sleep-deck", set_sleep_deck, NULL, STUFFED_SET_RESTS, "sleep-deck SLEEP…|none" },
};
const guint stuffed_n_deck_keys = G_N_ELEMENTS (stuffed_deck_keys);
