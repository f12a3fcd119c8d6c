/* stuffed-follow.c: how one position becomes the next, event by event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

#include <string.h>

/* What happens to a seat. Returns FALSE when it is about something else. */
static gboolean
follow_seat (StuffedState       *s,
             const BrambleEvent *e)
{
  StuffedSeat *p;

  if (e->seat >= STUFFED_MAX_SEATS)
    return FALSE;

  p = &s->seats[e->seat];
  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_PLACED:
    case STUFFED_EVENT_MOVED:
      p->square = e->b;
      return TRUE;
    case STUFFED_EVENT_STUFFING_CHANGED:
      p->stuffing = e->c;
      return TRUE;
    case STUFFED_EVENT_HEARTS_CHANGED:
      p->hearts = e->c;
      return TRUE;
    case STUFFED_EVENT_BUTTONS_CHANGED:
      p->buttons = e->c;
      return TRUE;
    case STUFFED_EVENT_FELL:
      p->statuses = 0;
      p->hearts = 0;
      p->buttons = 0;
      return TRUE;
    case STUFFED_EVENT_STATUS_GOT:
      p->statuses = (guint16) (p->statuses | 1u << e->a);
      return TRUE;
    case STUFFED_EVENT_STATUS_GONE:
      p->statuses = (guint16) (p->statuses & ~(1u << e->a));
      return TRUE;
    case STUFFED_EVENT_GUARDED:
      p->guard = TRUE;
      p->square = STUFFED_NONE;
      p->statuses = 0;
      return TRUE;
    case STUFFED_EVENT_ITEM_WORN:
      stuffed_put_on (s, e->seat, e->a);
      return TRUE;
    case STUFFED_EVENT_ITEM_GONE:
      stuffed_put_off (s, e->seat, e->a);
      return TRUE;
    default: /* no seat */
      return FALSE;
    }
}

/* What happens to minions. */
static gboolean
follow_minions (StuffedState       *s,
                const BrambleEvent *e)
{
  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_MINION_CAME:
      s->foes[e->c] = (StuffedFoe) { e->a, STUFFED_NONE, (guint8) e->n };
      s->n_foes++;
      return TRUE;
    case STUFFED_EVENT_MINION_PLACED:
    case STUFFED_EVENT_MINION_MOVED:
    case STUFFED_EVENT_MINION_HEAVED:
      s->foes[e->c].square = e->b;
      return TRUE;
    case STUFFED_EVENT_MINION_HURT:
      s->foes[e->c].dark = (guint8) e->n;
      return TRUE;
    case STUFFED_EVENT_MINION_DEFEATED:
      s->defeated = (guint16) (s->defeated | 1u << e->a);
      stuffed_remove_foe (s, e->c);
      return TRUE;
    case STUFFED_EVENT_MINION_LEFT:
      stuffed_remove_foe (s, e->c);
      return TRUE;
    default: /* no minion */
      return FALSE;
    }
}

/* What happens to cards that nobody wears. */
static gboolean
follow_cards (StuffedState       *s,
              const BrambleEvent *e)
{
  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_ITEM_LEFT:
      s->item_discards[e->a]++;
      return TRUE;
    case STUFFED_EVENT_DECK_SHUFFLED:
      if (e->a == 0)
        memset (s->item_discards, 0, sizeof s->item_discards);
      else
        s->losts_gone = 0;
      return TRUE;
    case STUFFED_EVENT_VENDOR_OPENED:
      s->vendors[e->a].square = e->b;
      return TRUE;
    case STUFFED_EVENT_WARE_LAID:
      s->vendors[e->c].wares[e->n] = e->a;
      return TRUE;
    case STUFFED_EVENT_WARE_SOLD:
      s->vendors[e->c].wares[e->n] = STUFFED_NONE;
      return TRUE;
    case STUFFED_EVENT_WARE_RETURNED:
      for (guint i = 0; i < STUFFED_MAX_VENDORS; i++)
        memset (s->vendors[i].wares, STUFFED_NONE, sizeof s->vendors[i].wares);
      return TRUE;
    case STUFFED_EVENT_LOST_GONE:
      s->losts_gone |= 1u << e->a;
      return TRUE;
    case STUFFED_EVENT_SLEEP_CARD:
      s->slept[e->a]++;
      s->waking = s->waking || e->a == STUFFED_SLEEP_WAKING;
      return TRUE;
    default: /* no card */
      return FALSE;
    }
}

/* What happens to the page and its story. */
static gboolean
follow_page (StuffedState       *s,
             const BrambleEvent *e)
{
  switch ((guint) e->kind)
    {
    case STUFFED_EVENT_TOKEN_PUT:
      stuffed_lay_token (s, e->a, e->b);
      if (e->a == STUFFED_TOKEN_TRAIN)
        s->halt = e->c;
      return TRUE;
    case STUFFED_EVENT_TOKEN_LIFTED:
      stuffed_take_token (s, e->a, e->b);
      return TRUE;
    case STUFFED_EVENT_POINT_READ:
      s->points_read = (guint16) (s->points_read | 1u << e->a);
      return TRUE;
    case STUFFED_EVENT_POINT_TURNED:
      s->points_off = (guint16) (e->c ? s->points_off & ~(1u << e->a) : s->points_off | 1u << e->a);
      return TRUE;
    case STUFFED_EVENT_BLOCK_READ:
      stuffed_mark_read (s, e->a, (guint) e->n);
      return TRUE;
    case STUFFED_EVENT_STAND_CHANGED:
      stuffed_put_stand (s, e->a, e->b);
      return TRUE;
    case STUFFED_EVENT_TASK_GREW:
      s->totals[e->a] = (guint8) e->n;
      return TRUE;
    case STUFFED_EVENT_FLAG_CHANGED:
      s->flags = e->c ? s->flags | 1u << e->a : s->flags & ~(1u << e->a);
      return TRUE;
    case STUFFED_EVENT_COUNTED:
      s->counters[e->a] = (guint8) e->n;
      return TRUE;
    case STUFFED_EVENT_SEARCH_CHANGED:
      s->search = (guint8) e->n;
      return TRUE;
    case STUFFED_EVENT_GOAL_CHANGED:
      s->goal = (guint16) e->n;
      return TRUE;
    case STUFFED_EVENT_ENVIRONMENT_CHANGED:
      stuffed_put_environment (s, e->a);
      return TRUE;
    case STUFFED_EVENT_SURGED:
      s->surges = (guint8) e->n;
      return TRUE;
    case STUFFED_EVENT_LEAVE_ORDERED:
      s->leave = e->a;
      s->leave_now = e->c;
      return TRUE;
    default: /* something else */
      return FALSE;
    }
}

/**
 * stuffed_follow:
 * @told: what somebody knows of the position before; changed to what they know after @event
 */
void
stuffed_follow (StuffedState       *told,
                const BrambleEvent *event)
{
  if (follow_seat (told, event) || follow_minions (told, event) || follow_cards (told, event) || follow_page (told, event))
    return;

  switch ((guint) event->kind)
    {
    case STUFFED_EVENT_DICE_MOVED:
      stuffed_shift_dice (told, event->seat, event->a, event->b, event->c, (guint) event->n, event->other);
      break;
    case STUFFED_EVENT_REFRESHED:
      stuffed_pour (told);
      break;
    case STUFFED_EVENT_BOOK_PASSED:
      told->bookkeeper = event->seat;
      break;
    case STUFFED_EVENT_PAGE_OPENED:
      stuffed_lay_page (told, event->a);
      break;
    case STUFFED_EVENT_TURN_BEGAN:
      told->active = event->seat;
      told->turns = (guint16) event->n;
      for (guint seat = 0; seat < told->n_seats; seat++)
        told->seats[seat].fresh = 0;
      break;
    case STUFFED_EVENT_TURN_ENDED:
      told->page_turns = (guint16) event->n;
      break;
    case STUFFED_EVENT_GAME_OVER:
      told->over = event->a;
      break;
    default: /* it changes nothing that lies on the table */
      break;
    }
}

/* What is never told: chance, decks, how many answers there were, and what goes on in the
 * middle of a turn. */
static void
forget_inner (StuffedState       *told,
              const StuffedState *end)
{
  told->rng = end->rng;
  told->turn = end->turn;
  told->phase = end->phase;
  told->done = end->done;
  told->fired = end->fired;
  told->held = end->held;
  told->sleep_due = end->sleep_due;
  told->struck = end->struck;
  told->bled = end->bled;
  told->roll = end->roll;
  told->depth = end->depth;
  memcpy (told->stack, end->stack, sizeof told->stack);
  memcpy (told->party_used, end->party_used, sizeof told->party_used);
  for (guint seat = 0; seat < end->n_seats; seat++)
    memcpy (told->seats[seat].used, end->seats[seat].used, sizeof told->seats[seat].used);
  told->n_deck = end->n_deck;
  memcpy (told->deck, end->deck, sizeof told->deck);
  told->n_losts = end->n_losts;
  memcpy (told->losts, end->losts, sizeof told->losts);
  told->n_sleep = end->n_sleep;
  memcpy (told->sleep, end->sleep, sizeof told->sleep);
  told->sleep_top = end->sleep_top;
}

/* Who knows the position before and follows the events knows the one after. */
gboolean
stuffed_check_events (gconstpointer         before,
                      gconstpointer         after,
                      const BrambleEvents  *events,
                      GError              **error)
{
  const StuffedState *end = after;
  StuffedState told = *(const StuffedState *) before;
  gboolean ended = FALSE;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *e = &events->events[i];

      if (ended)
        return bramble_refuse (error, "something is told after the end");
      if (e->kind == STUFFED_EVENT_MOVED && told.seats[e->seat].square != e->a)
        return bramble_refuse (error, "somebody walks from where they do not stand");
      stuffed_follow (&told, e);
      ended = e->kind == STUFFED_EVENT_GAME_OVER;
    }
  if (ended != stuffed_is_over (end))
    return bramble_refuse (error, "the events tell of another end");
  forget_inner (&told, end);
  if (!bramble_game_equal (&stuffed_game, &told, end))
    {
      g_autofree char *one = stuffed_show (&told, STUFFED_NONE);
      g_autofree char *other = stuffed_show (end, STUFFED_NONE);

      return bramble_refuse (error, "the events tell of another position:\n%s\nis not\n%s", one, other);
    }

  return TRUE;
}

/* Whether an event tells what nobody could have known before it: rolls, draws, readings. */
gboolean
stuffed_reveals (const BrambleEvent *event)
{
  switch ((guint) event->kind)
    {
    case STUFFED_EVENT_ROLLED:
    case STUFFED_EVENT_STORY_ROLLED:
    case STUFFED_EVENT_PICKED:
    case STUFFED_EVENT_MINION_ROLLED:
    case STUFFED_EVENT_TURN_BEGAN:
    case STUFFED_EVENT_ITEM_DRAWN:
    case STUFFED_EVENT_WARE_LAID:
    case STUFFED_EVENT_LOST_DRAWN:
    case STUFFED_EVENT_SLEEP_CARD:
    case STUFFED_EVENT_MINION_CAME:
    case STUFFED_EVENT_BLOCK_READ:
    case STUFFED_EVENT_PAGE_OPENED:
      return TRUE;
    default: /* all could be known */
      return FALSE;
    }
}

static void
add_faces (BrambleDice *dice,
           guint        packed,
           guint        colour)
{
  for (; packed != 0; packed >>= 3)
    {
      dice->faces[dice->n] = (guint8) (packed & 7);
      dice->kinds[dice->n] = (guint8) colour;
      dice->n++;
    }
}

/* Dice are called by their StuffedColour. */
gboolean
stuffed_dice (const BrambleEvent *event,
              BrambleDice        *dice)
{
  *dice = (BrambleDice) { .n = 0 };
  switch ((guint) event->kind)
    {
    case STUFFED_EVENT_ROLLED:
      add_faces (dice, (guint) event->n, event->a & 15);
      add_faces (dice, event->b + event->c * 256u, event->a >> 4);
      return TRUE;
    case STUFFED_EVENT_STORY_ROLLED:
      add_faces (dice, event->a, STUFFED_WHITE);
      return TRUE;
    case STUFFED_EVENT_MINION_ROLLED:
      add_faces (dice, event->b, STUFFED_BLACK);
      return TRUE;
    default: /* no dice */
      return FALSE;
    }
}
