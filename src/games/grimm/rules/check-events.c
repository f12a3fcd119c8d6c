/* check-events.c: what events say, and that they say everything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include <string.h>

#include "events.h"

/* What the events move, counted. It starts as the position before, follows the
 * events one by one, and must end as the position after. */
typedef struct
{
  int resources[GRIMM_PLACE_SUPPLY + 1][GRIMM_N_TYPES];
  int hands[GRIMM_MAX_SEATS];
  int heights[GRIMM_MAX_SEATS][GRIMM_MAX_SITES];
  int friends[GRIMM_MAX_SEATS];
  int pigs[GRIMM_MAX_SEATS];
  int bonus[GRIMM_N_TYPES];
  int start;
  int round;
} Ledger;

static void
open_ledger (Ledger           *ledger,
             const GrimmState *s)
{
  memset (ledger, 0, sizeof *ledger);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
        ledger->resources[GRIMM_PLACE_LOCATION (location)][type] = s->piles[location][type];
      ledger->bonus[type] = s->bonus[type];
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *player = &s->players[seat];

      for (guint type = 0; type < GRIMM_N_TYPES; type++)
        {
          ledger->resources[GRIMM_PLACE_SEAT (seat)][type] = player->stock[type];
          ledger->resources[GRIMM_PLACE_TOWER (seat)][type] = player->tower[type];
        }
      for (guint site = 0; site < GRIMM_MAX_SITES; site++)
        ledger->heights[seat][site] = player->sites[site].height;
      /* A Fable that its player has set down counts until it is revealed. */
      ledger->hands[seat] = player->hand_size;
      if (player->fable != GRIMM_NONE && !player->dreamt && s->window == GRIMM_WINDOW_PLAN)
        ledger->hands[seat]++;
      ledger->friends[seat] = player->friend_card;
      ledger->pigs[seat] = player->pig;
    }
  ledger->start = s->start;
  ledger->round = s->round;
}

static void
follow (Ledger             *ledger,
        const BrambleEvent *event,
        gboolean           *dreamt)
{
  switch ((GrimmEventKind) event->kind)
    {
    case GRIMM_EVENT_ROUND_BEGAN:
      ledger->round = event->n;
      break;
    case GRIMM_EVENT_RESOURCES_MOVED:
      ledger->resources[event->a][event->c] -= event->n;
      ledger->resources[event->b][event->c] += event->n;
      break;
    case GRIMM_EVENT_GATHERED:
      ledger->resources[event->a][event->c] -= event->n;
      ledger->resources[event->seat][event->c] += event->n;
      break;
    case GRIMM_EVENT_REFILLED:
      ledger->resources[event->a][event->c] += event->n;
      break;
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_TAKEN:
      ledger->hands[event->seat]++;
      break;
    case GRIMM_EVENT_FABLE_PASSED:
      ledger->hands[event->seat]++;
      ledger->hands[event->other]--;
      break;
    case GRIMM_EVENT_DREAM_SET:
      dreamt[event->seat] = TRUE;
      break;
    case GRIMM_EVENT_FABLE_REVEALED:
      if (!dreamt[event->seat])
        ledger->hands[event->seat]--;
      break;
    case GRIMM_EVENT_FRIEND_GAINED:
      ledger->friends[event->seat] = event->card;
      break;
    case GRIMM_EVENT_FRIEND_LOST:
      ledger->friends[event->seat] = GRIMM_NONE;
      break;
    case GRIMM_EVENT_PIG_MOVED:
      ledger->pigs[event->seat] = event->a;
      break;
    case GRIMM_EVENT_PIG_STAYED_AWAY:
      ledger->pigs[event->seat] = GRIMM_NOWHERE;
      break;
    case GRIMM_EVENT_SECTION_BUILT:
      ledger->heights[event->seat][event->a]++;
      break;
    case GRIMM_EVENT_SECTION_LOST:
      ledger->heights[event->seat][event->a]--;
      break;
    case GRIMM_EVENT_BONUS_TAKEN:
      ledger->bonus[event->c] = event->seat;
      break;
    case GRIMM_EVENT_START_PASSED:
      ledger->start = event->seat;
      for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
        {
          ledger->pigs[seat] = GRIMM_HOME;
          dreamt[seat] = FALSE;
        }
      break;
    /* Nothing moves that is counted here. */
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLE_DISCARDED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      break;
    }
}

/**
 * grimm_check_events:
 *
 * Follows the events of an answer from the position before it; they must lead
 * to the position after it. Nothing may move that is not told.
 */
gboolean
grimm_check_events (gconstpointer         before,
                    gconstpointer         after,
                    const BrambleEvents  *events,
                    GError              **error)
{
  const GrimmState *s = before;
  const GrimmState *t = after;
  Ledger told, real;
  gboolean dreamt[GRIMM_MAX_SEATS] = { FALSE };

  open_ledger (&told, s);
  open_ledger (&real, t);
  for (guint seat = 0; seat < s->n_seats; seat++)
    dreamt[seat] = s->players[seat].dreamt;
  for (guint seat = s->n_seats; seat < GRIMM_MAX_SEATS; seat++)
    real.pigs[seat] = told.pigs[seat];

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *event = &events->events[i];

      follow (&told, event, dreamt);
      /* Fables that are discarded from a hand are told like those from the
       * table; only the former leave a hand. */
      if (event->kind == GRIMM_EVENT_FABLE_DISCARDED && event->a == TRUE)
        told.hands[event->seat]--;
    }
  for (guint seat = s->n_seats; seat < GRIMM_MAX_SEATS; seat++)
    told.pigs[seat] = real.pigs[seat];
  /* The supply has no bottom. */
  memset (told.resources[GRIMM_PLACE_SUPPLY], 0, sizeof told.resources[GRIMM_PLACE_SUPPLY]);

  if (memcmp (told.resources, real.resources, sizeof told.resources) != 0)
    g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "resources moved untold");
  else if (memcmp (told.hands, real.hands, sizeof told.hands) != 0)
    g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "Fables moved untold");
  else if (memcmp (told.heights, real.heights, sizeof told.heights) != 0)
    g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "sections moved untold");
  else if (memcmp (told.friends, real.friends, sizeof told.friends) != 0)
    g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "Friends moved untold");
  else if (memcmp (told.pigs, real.pigs, sizeof told.pigs) != 0)
    g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "pigs moved untold");
  else if (memcmp (told.bonus, real.bonus, sizeof told.bonus) != 0 || told.start != real.start
           || told.round != real.round)
    g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "tokens moved untold");
  else
    return TRUE;

  return FALSE;
}

/**
 * grimm_reveals:
 *
 * Whether the event shows what was hidden or what chance brought, so that to
 * take back what led to it would be to know too much.
 */
gboolean
grimm_reveals (const BrambleEvent *event)
{
  switch ((GrimmEventKind) event->kind)
    {
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_FABLE_PASSED:
    case GRIMM_EVENT_FABLES_SHUFFLED:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_DREAM_SET:
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_FRIEND_TURNED_UP:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
      return TRUE;

    case GRIMM_EVENT_FABLE_DISCARDED:
      /* Off the deck, where nobody saw it; or the Giant empties whole hands. */
      return event->seat == GRIMM_NONE || event->cause == GRIMM_GIANT;

    case GRIMM_EVENT_FABLE_TAKEN:
      return event->a == GRIMM_FROM_DECK;

    case GRIMM_EVENT_FRIEND_GAINED:
      /* Dealt at random; everywhere else it was turned up or chosen before. */
      return event->cause == GRIMM_NIGHT_AT_THE_TAVERN;

    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_RESOURCES_MOVED:
    case GRIMM_EVENT_GATHERED:
    case GRIMM_EVENT_REFILLED:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_PIG_MOVED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_CARD_PLACED:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIEND_LOST:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_SECTION_BUILT:
    case GRIMM_EVENT_SECTION_LOST:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_BONUS_TAKEN:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      return FALSE;
    }

  g_assert_not_reached ();
}
