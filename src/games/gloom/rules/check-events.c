/* check-events.c: whether events tell how a position came about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gloom.h"

#include <string.h>

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
        return bramble_refuse (error, "something is told after the end");
      gloom_follow (&told, e);
      shuffled |= e->kind == GLOOM_EVENT_SHUFFLED || e->kind == GLOOM_EVENT_CARDS_DEALT;
      ended = e->kind == GLOOM_EVENT_GAME_OVER;
      if (ended && e->a != gloom_winners (end))
        return bramble_refuse (error, "the events tell of other winners");
    }
  if (ended != (end->over != GLOOM_NOT_OVER))
    return bramble_refuse (error, "the events tell of another end");
  if (shuffled)
    forget_order (&told, end);
  forget_inner (&told, end);
  if (!bramble_game_equal (&gloom_game, &told, end))
    return bramble_refuse (error, "the events tell of another position");

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
