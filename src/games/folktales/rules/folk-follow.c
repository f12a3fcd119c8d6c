/* folk-follow.c: how one position becomes the next, event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever does not see the number of a Biscuit follows as well: then Biscuits are
 * only counted.
 */

#include "folk-game.h"

#include <string.h>

/* One Biscuit more or less, with its number as far as it is known. */
static void
count_biscuit (FolkState *s,
               guint      seat,
               guint      steps,
               int        by)
{
  FolkSeat *p = &s->seats[seat];

  p->n_biscuits = (guint8) (p->n_biscuits + by);
  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    if (folk_biscuit_steps[i] == steps && (by > 0 || p->biscuits[i] > 0))
      p->biscuits[i] = (guint8) (p->biscuits[i] + by);
}

static void
add (guint8 *number,
     int     by)
{
  *number = (guint8) (*number + by);
}

/* What an event does to tokens. */
static void
follow_tokens (FolkState          *s,
               const BrambleEvent *e)
{
  FolkSeat *p = e->seat < FOLK_MAX_SEATS ? &s->seats[e->seat] : NULL;
  FolkSeat *other = e->other < FOLK_MAX_SEATS ? &s->seats[e->other] : NULL;

  switch (e->kind)
    {
    case FOLK_EVENT_BISCUIT_GOT:
      count_biscuit (s, e->seat, e->card, 1);
      return;
    case FOLK_EVENT_BISCUIT_PAID:
      count_biscuit (s, e->seat, e->card, -1);
      return;
    case FOLK_EVENT_BISCUIT_WALKED:
      count_biscuit (s, e->seat, e->a, -1);
      return;
    case FOLK_EVENT_BISCUIT_PASSED:
      count_biscuit (s, e->seat, e->card, -1);
      count_biscuit (s, e->other, e->card, 1);
      return;
    case FOLK_EVENT_ADVICE_GOT:
      add (&p->advice, e->n);
      return;
    case FOLK_EVENT_ADVICE_PAID:
      add (&p->advice, -e->n);
      return;
    case FOLK_EVENT_ADVICE_PASSED:
      add (&p->advice, -e->n);
      add (&other->advice, e->n);
      return;
    case FOLK_EVENT_GOLD_GOT:
      add (&p->gold, e->n);
      return;
    case FOLK_EVENT_GOLD_PAID:
      add (&p->gold, -e->n);
      return;
    case FOLK_EVENT_GOLD_PASSED:
      add (&p->gold, -e->n);
      add (&other->gold, e->n);
      return;
    case FOLK_EVENT_SALT_SPENT:
      add (&p->salt, -1);
      return;
    }

  g_assert_not_reached ();
}

/* What an event does to tiles. */
static void
follow_tiles (FolkState          *s,
              const BrambleEvent *e)
{
  switch (e->kind)
    {
    case FOLK_EVENT_TILE_GOT:
      folk_put_tile (s, e->seat, e->a, 0);
      return;
    case FOLK_EVENT_TILE_GONE:
      folk_take_tile (s, e->seat, e->a);
      return;
    case FOLK_EVENT_TILE_USED:
      s->seats[e->seat].uses[e->a - FOLK_FIRST_MAGICAL] = e->c;
      return;
    case FOLK_EVENT_TILE_TURNED:
      folk_take_tile (s, e->seat, e->a);
      folk_put_tile (s, e->seat, e->b, 0);
      return;
    case FOLK_EVENT_TILE_PASSED:
      folk_take_tile (s, e->seat, e->a);
      folk_put_tile (s, e->other, e->a, e->c);
      return;
    }

  g_assert_not_reached ();
}

/**
 * folk_follow:
 * @told: what somebody knows of the position before; changed to what they know
 *   after @event, as they were told it
 */
void
folk_follow (FolkState          *told,
             const BrambleEvent *event)
{
  FolkSeat *p = event->seat < FOLK_MAX_SEATS ? &told->seats[event->seat] : NULL;

  switch ((FolkEventKind) event->kind)
    {
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_BISCUIT_PASSED:
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
    case FOLK_EVENT_SALT_SPENT:
      follow_tokens (told, event);
      break;
    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
      follow_tiles (told, event);
      break;
    case FOLK_EVENT_TURN_BEGAN:
      told->active = event->seat;
      told->round = (guint8) event->n;
      break;
    case FOLK_EVENT_TURN_LOST:
      p->lost = event->c;
      p->resting = p->resting && event->c > 0;
      break;
    case FOLK_EVENT_RESTED:
      p->lost = 1;
      p->resting = TRUE;
      break;
    case FOLK_EVENT_BOOT_CHANGED:
      p->boot = event->c;
      break;
    case FOLK_EVENT_TURN_FORFEITED:
      p->lost = event->c;
      break;
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_PATH_WALKED:
      p->field = event->b;
      break;
    case FOLK_EVENT_PATH_ENTERED:
      p->field = event->b;
      p->goal = event->c;
      break;
    case FOLK_EVENT_PATH_LEFT:
      p->field = event->b;
      p->goal = FOLK_NONE;
      break;
    case FOLK_EVENT_QUEST_DONE:
      told->seats[event->other].done++;
      break;
    case FOLK_EVENT_GAME_OVER:
      told->over = event->b;
      told->winner = event->seat;
      break;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_WHITE_THROWN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_BLUE_THROWN:
    case FOLK_EVENT_STOOD_STILL:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_FOUND:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_SPELL_THROWN:
    case FOLK_EVENT_KNOCKED:
    case FOLK_EVENT_GATE_SHUT:
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_DECLINED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_COURAGE_THROWN:
    case FOLK_EVENT_SHARED:
    case FOLK_N_EVENTS:
      break;
    }
}

/* What is never told: chance, how many answers there were, and what goes on in the
 * middle of a turn. */
static void
forget_inner (FolkState       *told,
              const FolkState *end)
{
  told->rng = end->rng;
  told->turn = end->turn;
  told->used = end->used;
  told->phase = end->phase;
  told->offers = end->offers;
  told->bonus = end->bonus;
  told->offer = end->offer;
  told->depth = end->depth;
  memcpy (told->stack, end->stack, sizeof told->stack);
  /* Who chooses a Starting item follows from who has chosen. */
  if (end->round == 0)
    told->active = end->active;
}

/* Who knows the position before and follows the events knows the one after. */
gboolean
folk_check_events (gconstpointer         before,
                   gconstpointer         after,
                   const BrambleEvents  *events,
                   GError              **error)
{
  const FolkState *end = after;
  FolkState told = *(const FolkState *) before;
  gboolean ended = FALSE;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *e = &events->events[i];

      if (ended)
        return bramble_refuse (error, "something is told after the end");
      if (e->kind == FOLK_EVENT_MOVED && told.seats[e->seat].field != e->a)
        return bramble_refuse (error, "somebody walks from where they do not stand");
      folk_follow (&told, e);
      ended = e->kind == FOLK_EVENT_GAME_OVER;
      if (ended && e->a != folk_winners (end))
        return bramble_refuse (error, "the events tell of other winners");
    }
  if (ended != folk_is_over (end))
    return bramble_refuse (error, "the events tell of another end");
  forget_inner (&told, end);
  if (!bramble_game_equal (&folktales_game, &told, end))
    return bramble_refuse (error, "the events tell of another position");

  return TRUE;
}

/* Whether an event tells somebody what nobody could have known before it. */
gboolean
folk_reveals (const BrambleEvent *event)
{
  switch ((FolkEventKind) event->kind)
    {
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PASSED:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_WHITE_THROWN:
    case FOLK_EVENT_BLUE_THROWN:
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_SPELL_THROWN:
    case FOLK_EVENT_KNOCKED:
    case FOLK_EVENT_COURAGE_THROWN:
    case FOLK_EVENT_FOUND:
      return TRUE;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_RESTED:
    case FOLK_EVENT_BOOT_CHANGED:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
    case FOLK_EVENT_SALT_SPENT:
    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_STOOD_STILL:
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_QUEST_DONE:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_TURN_FORFEITED:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_GATE_SHUT:
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_DECLINED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_SHARED:
    case FOLK_EVENT_GAME_OVER:
    case FOLK_N_EVENTS:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* The kinds of dice. */
enum
{
  WHITE,
  YELLOW,
  BLUE,
};

gboolean
folk_dice (const BrambleEvent *event,
           BrambleDice        *dice)
{
  *dice = (BrambleDice) { .n = 1, .faces = { event->a } };
  switch ((FolkEventKind) event->kind)
    {
    case FOLK_EVENT_WHITE_THROWN:
      dice->kinds[0] = WHITE;
      return TRUE;
    case FOLK_EVENT_LUCK_THROWN:
    case FOLK_EVENT_SPELL_THROWN:
    case FOLK_EVENT_KNOCKED:
      dice->kinds[0] = YELLOW;
      return TRUE;
    case FOLK_EVENT_LOT_THROWN:
    case FOLK_EVENT_BLUE_THROWN:
      dice->kinds[0] = BLUE;
      return TRUE;
    case FOLK_EVENT_COURAGE_THROWN:
      dice->n = 2;
      dice->kinds[0] = WHITE;
      dice->faces[1] = event->b;
      dice->kinds[1] = BLUE;
      return TRUE;
    case FOLK_EVENT_HERO_TAKEN:
    case FOLK_EVENT_CARD_DRAWN:
    case FOLK_EVENT_FIRST_CHOSEN:
    case FOLK_EVENT_TURN_BEGAN:
    case FOLK_EVENT_TURN_LOST:
    case FOLK_EVENT_RESTED:
    case FOLK_EVENT_BOOT_CHANGED:
    case FOLK_EVENT_BISCUIT_GOT:
    case FOLK_EVENT_BISCUIT_PAID:
    case FOLK_EVENT_BISCUIT_WALKED:
    case FOLK_EVENT_BISCUIT_PASSED:
    case FOLK_EVENT_FED:
    case FOLK_EVENT_ADVICE_GOT:
    case FOLK_EVENT_ADVICE_PAID:
    case FOLK_EVENT_ADVICE_PASSED:
    case FOLK_EVENT_GOLD_GOT:
    case FOLK_EVENT_GOLD_PAID:
    case FOLK_EVENT_GOLD_PASSED:
    case FOLK_EVENT_SALT_SPENT:
    case FOLK_EVENT_TILE_GOT:
    case FOLK_EVENT_TILE_LEFT:
    case FOLK_EVENT_TILE_GONE:
    case FOLK_EVENT_TILE_USED:
    case FOLK_EVENT_TILE_TURNED:
    case FOLK_EVENT_TILE_PASSED:
    case FOLK_EVENT_HELP_CHOSEN:
    case FOLK_EVENT_NUMBER_NAMED:
    case FOLK_EVENT_STOOD_STILL:
    case FOLK_EVENT_MOVED:
    case FOLK_EVENT_PATH_ENTERED:
    case FOLK_EVENT_PATH_WALKED:
    case FOLK_EVENT_PATH_LEFT:
    case FOLK_EVENT_FLEW:
    case FOLK_EVENT_STAYED:
    case FOLK_EVENT_QUEST_SERVED:
    case FOLK_EVENT_LUCK_RAISED:
    case FOLK_EVENT_QUEST_DONE:
    case FOLK_EVENT_OUTCOME_TAKEN:
    case FOLK_EVENT_FOUND:
    case FOLK_EVENT_TURN_FORFEITED:
    case FOLK_EVENT_SLIPPED_AWAY:
    case FOLK_EVENT_WISHED:
    case FOLK_EVENT_GATE_SHUT:
    case FOLK_EVENT_PUT:
    case FOLK_EVENT_OFFERED:
    case FOLK_EVENT_ACCEPTED:
    case FOLK_EVENT_DECLINED:
    case FOLK_EVENT_NO_TRADE:
    case FOLK_EVENT_DARED:
    case FOLK_EVENT_DARE_REFUSED:
    case FOLK_EVENT_SHARED:
    case FOLK_EVENT_GAME_OVER:
    case FOLK_N_EVENTS:
      return FALSE;
    }

  g_assert_not_reached ();
}
