/* stuffed-view.c: what may be known of a game of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats have no secrets from each other. Nobody knows chance, the order of decks, and what
 * was not read yet; the last is in no state, so a view only says that it must not be looked
 * at (see stuffed-read.c).
 */

#include "stuffed-set.h"

#include <string.h>

/* Whether a rule that nobody has read is taken for the end of its page: one that waits for all to
 * come somewhere, and on the last page one that waits for a boss to fall. */
gboolean
stuffed_seems_last (const StuffedState *s,
                    const StuffedWhen  *when)
{
  const StuffedStory *story = stuffed_stories[s->story];
  gboolean last = FALSE;

  for (guint i = 0; i < when->condition.n; i++)
    {
      const StuffedIf *part = &story->ifs[when->condition.first + i];
      gboolean place = part->kind == STUFFED_IF_AT || part->kind == STUFFED_IF_NEAR;

      last = last || (place && part->all && !part->not)
             || (part->kind == STUFFED_IF_DOWN && stuffed_is_boss (part->what) && s->page + 1u == story->n_pages);
    }
  return last && !when->again;
}

/* Whether a task is what makes a boss want to stop: a kind one, on the last page. Every boss
 * has such a way out, and the goal of its page says so. */
gboolean
stuffed_is_way_out (const StuffedState *s,
                    guint               stand)
{
  const StuffedStand *info = stuffed_stand (s, stand);

  return info->task && info->colour == STUFFED_BLUE && stand < STUFFED_MAX_STANDS
         && s->page + 1u == stuffed_stories[s->story]->n_pages;
}

/**
 * stuffed_view:
 * @seat: who looks, or STUFFED_NONE; all see the same
 * @view: (out): the state without what nobody may know
 */
void
stuffed_view (gconstpointer state,
              guint         seat,
              gpointer      view)
{
  StuffedState *v = view;

  memcpy (v, state, sizeof *v);
  v->veiled = TRUE;
  v->rng.state = 0;
  memset (v->deck, STUFFED_NONE, v->n_deck);
  memset (v->losts, STUFFED_NONE, v->n_losts);
  memset (v->sleep, STUFFED_NONE, v->n_sleep);
}

/* What is nowhere else is in the deck. */
static void
fill_deck (StuffedState *v)
{
  guint out[STUFFED_N_ITEMS];
  guint n = 0;

  stuffed_count_items_out (v, out);
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    for (guint i = out[item]; i < stuffed_items[item].copies; i++)
      v->deck[n++] = (guint8) item;
}

static void
fill_losts (StuffedState *v)
{
  guint held = stuffed_lost_held (v);
  guint n = 0;

  for (guint card = 0; card < stuffed_n_losts; card++)
    if (card != held && ((v->losts_gone >> card) & 1) == 0)
      v->losts[n++] = (guint8) card;
}

/* Waking is not among the cards on top, which lie at the end. */
static void
shuffle_sleep (StuffedState *v,
               BrambleRng   *rng)
{
  guint bottom = v->n_sleep > v->sleep_top ? v->n_sleep - v->sleep_top : v->n_sleep;

  bramble_rng_shuffle (rng, v->sleep, v->n_sleep);
  for (guint i = bottom; i < v->n_sleep; i++)
    if (v->sleep[i] == STUFFED_SLEEP_WAKING)
      {
        guint at = bramble_rng_below (rng, bottom);

        v->sleep[i] = v->sleep[at];
        v->sleep[at] = STUFFED_SLEEP_WAKING;
        return;
      }
}

void
stuffed_resample (gpointer    view,
                  guint       seat,
                  BrambleRng *rng)
{
  StuffedState *v = view;

  bramble_rng_seed (&v->rng, bramble_rng_next (rng));
  fill_deck (v);
  bramble_rng_shuffle (rng, v->deck, v->n_deck);
  fill_losts (v);
  bramble_rng_shuffle (rng, v->losts, v->n_losts);
  stuffed_stack_sleep (v);
  shuffle_sleep (v, rng);
}
