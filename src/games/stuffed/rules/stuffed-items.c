/* stuffed-items.c: the decks of items and Lost cards, and who gets an item
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* An empty deck is made of its discards. */
static void
shuffle_discards (StuffedRun *r)
{
  StuffedState *s = r->s;

  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    for (; s->item_discards[item] > 0; s->item_discards[item]--)
      s->deck[s->n_deck++] = (guint8) item;
  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  stuffed_tell (r, STUFFED_EVENT_DECK_SHUFFLED, STUFFED_NONE)->a = 0;
}

/* Returns the top card of the deck, or STUFFED_NONE. */
guint
stuffed_draw_card (StuffedRun *r)
{
  StuffedState *s = r->s;

  if (s->n_deck == 0)
    shuffle_discards (r);

  return s->n_deck == 0 ? STUFFED_NONE : s->deck[--s->n_deck];
}

static guint
find_weapon (const StuffedState *s)
{
  guint at = s->n_deck;

  while (at > 0 && !stuffed_is_weapon (s->deck[at - 1]))
    at--;
  return at;
}

static guint
take_out (StuffedState *s,
          guint         at)
{
  guint item = s->deck[at];

  s->deck[at] = s->deck[--s->n_deck];
  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  return item;
}

/* Turns up cards until a weapon comes, and shuffles the rest back. */
guint
stuffed_draw_weapon (StuffedRun *r)
{
  StuffedState *s = r->s;
  guint at = find_weapon (s);

  if (at == 0)
    {
      shuffle_discards (r);
      at = find_weapon (s);
    }

  return at == 0 ? STUFFED_NONE : take_out (s, at - 1);
}

/* Looks for a card by its name, in the deck and among the discards. */
gboolean
stuffed_take_card (StuffedRun *r,
                   guint       item)
{
  StuffedState *s = r->s;

  for (guint at = 0; at < s->n_deck; at++)
    if (s->deck[at] == item)
      {
        take_out (s, at);
        return TRUE;
      }
  if (s->item_discards[item] == 0)
    return FALSE;
  shuffle_discards (r);
  return stuffed_take_card (r, item);
}

/* Somebody has drawn an item: they say what becomes of it. */
void
stuffed_found_item (StuffedRun *r,
                    guint       seat,
                    guint       item)
{
  if (item == STUFFED_NONE)
    return;
  stuffed_tell (r, STUFFED_EVENT_ITEM_DRAWN, seat)->a = (guint8) item;
  stuffed_push (r, STUFFED_PROC_ITEM, STUFFED_STEP_LOOK, seat)->what = (guint8) item;
}

void
stuffed_gen_item (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  if (stuffed_stands (s, f->seat))
    stuffed_offer (ask, STUFFED_OPT_WEAR, 0);
  for (guint seat = 0; seat < s->n_seats && stuffed_items[f->what].slot != STUFFED_PARTY; seat++)
    if (seat != f->seat && stuffed_stands (s, seat))
      stuffed_offer (ask, STUFFED_OPT_HAND, seat);
  stuffed_offer (ask, STUFFED_OPT_DISCARD, 0);
}

/* Who draws an item wears it, or hands it to somebody who must, or does without. */
BrambleFlow
stuffed_proc_item (StuffedRun   *r,
                   StuffedFrame *f)
{
  if (f->step == STUFFED_STEP_LOOK)
    return stuffed_ask (r, f, STUFFED_STEP_ITEM);

  switch ((guint) r->choice.kind)
    {
    case STUFFED_OPT_WEAR:
      stuffed_wear (r, f->seat, f->what);
      return BRAMBLE_DONE;
    case STUFFED_OPT_HAND:
      stuffed_wear (r, r->choice.a, f->what);
      return BRAMBLE_DONE;
    default: /* nobody wants it */
      stuffed_leave_item (r, f->seat, f->what);
      return BRAMBLE_DONE;
    }
}

/* Returns the top Lost card, told as @seat's, or STUFFED_NONE. */
guint
stuffed_draw_lost (StuffedRun *r,
                   guint       seat)
{
  StuffedState *s = r->s;
  guint card;

  if (s->n_losts == 0)
    {
      for (guint i = 0; i < stuffed_n_losts; i++)
        if ((s->losts_gone >> i) & 1)
          s->losts[s->n_losts++] = (guint8) i;
      s->losts_gone = 0;
      bramble_rng_shuffle (&s->rng, s->losts, s->n_losts);
      stuffed_tell (r, STUFFED_EVENT_DECK_SHUFFLED, STUFFED_NONE)->a = 1;
    }
  if (s->n_losts == 0)
    return STUFFED_NONE;
  card = s->losts[--s->n_losts];
  stuffed_tell (r, STUFFED_EVENT_LOST_DRAWN, seat)->a = (guint8) card;
  return card;
}
