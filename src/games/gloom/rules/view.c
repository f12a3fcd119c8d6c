/* view.c: what one seat may know of a game of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <string.h>

/* A hand as @viewer sees it: the cards that surely are there. */
static void
hide_hand (GloomState *v,
           guint       seat,
           guint       viewer)
{
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_in_set (v->hands[seat], card)
        && (viewer >= v->n_seats || v->known[card][viewer] != 1u << seat))
      v->hands[seat][card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
}

/* Which card somebody is about to lay is not announced yet: for others they are
 * still choosing what to do. */
static void
hide_choice (GloomState *v,
             guint       viewer)
{
  GloomFrame *f = v->depth > 0 ? &v->stack[v->depth - 1] : NULL;

  if (f == NULL || v->ask_seat == viewer)
    return;
  if (f->step == GLOOM_STEP_TARGET)
    f->step = GLOOM_STEP_ACTION;
  else if (f->step == GLOOM_STEP_FREE_TARGET)
    f->step = GLOOM_STEP_FREE_PLAY;
  else
    return;
  f->pick = GLOOM_NONE;
}

/**
 * gloom_view:
 * @seat: who looks, or GLOOM_NONE for somebody who knows only what all do
 * @view: (out): a state in which everything that @seat may not know is hidden
 *
 * Two states that differ only in what @seat may not know have equal views.
 */
void
gloom_view (gconstpointer state,
            guint         seat,
            gpointer      view)
{
  GloomState *v = view;
  guint8 known;

  memcpy (v, state, sizeof *v);
  v->rng.state = 0;
  known = seat < v->n_seats ? v->deck_known[seat] : 0;
  for (guint i = 0; i < v->n_deck; i++)
    if (i >= 8 || ((known >> i) & 1) == 0)
      v->deck[v->n_deck - 1 - i] = GLOOM_HIDDEN;
  for (guint i = 0; i < v->n_seats; i++)
    {
      if (i == seat)
        continue;
      hide_hand (v, i, seat);
      if (v->orders[i] != GLOOM_ORDER_NONE)
        v->orders[i] = GLOOM_HIDDEN;
    }
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    for (guint i = 0; i < v->n_seats; i++)
      if (i != seat)
        v->known[card][i] = 0;
  hide_choice (v, seat);
}
