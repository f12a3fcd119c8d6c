/* bramble-grimm-depart.c: what leaves its place when one position becomes the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-private.h"

#include <rules/events.h>
#include <string.h>

static guint16 *
counter (GrimmState *s,
         guint       place,
         guint       type)
{
  if (type >= GRIMM_N_TYPES)
    return NULL;
  if (place < GRIMM_PLACE_LOCATION (0))
    return &s->players[place].stock[type];
  if (place < GRIMM_PLACE_TOWER (0))
    return &s->piles[place - GRIMM_PLACE_LOCATION (0)][type];
  if (place < GRIMM_PLACE_SUPPLY)
    return &s->players[place - GRIMM_PLACE_TOWER (0)].tower[type];

  return NULL;
}

/* So many more resources lie at a place. */
void
bramble_grimm_change_count (GrimmState *s,
                            guint       place,
                            guint       type,
                            int         by)
{
  guint16 *count = counter (s, place, type);

  if (count)
    *count = (guint16) CLAMP (*count + by, 0, GRIMM_MANY);
}

/* Of a hand that the viewer does not know only the number is told. */
void
bramble_grimm_take_from_hand (GrimmState *s,
                              guint       seat,
                              guint       fable)
{
  GrimmPlayer *player = &s->players[seat];

  if (player->hand_size > 0)
    player->hand_size--;
  if (fable >= GRIMM_N_FABLES)
    return;
  if (player->hand[1] & (1u << fable))
    player->hand[1] &= ~(1u << fable);
  else
    player->hand[0] &= ~(1u << fable);
}

static void
take_from_deck (GrimmState *s,
                guint       fable)
{
  GrimmFrame *f = s->depth > 0 ? &s->stack[s->depth - 1] : NULL;
  guint at;

  if (s->n_deck == 0)
    return;

  /* The topmost one that is known to be this card, or else the top one. */
  for (at = s->n_deck; at > 0 && s->deck[at - 1] != fable;)
    at--;
  at = fable < GRIMM_N_FABLES && at > 0 ? at - 1 : s->n_deck - 1u;
  s->n_deck--;
  memmove (s->deck + at, s->deck + at + 1, s->n_deck - at);
  /* Of cards that somebody looks at there is one less. */
  if (f && f->index > 0 && bramble_grimm_is_looking (s))
    f->index--;
}

static void
take_from_discard (GrimmState *s,
                   guint       fable)
{
  for (guint at = s->n_discard; at > 0; at--)
    if (s->discard[at - 1] == fable)
      {
        s->n_discard--;
        memmove (s->discard + at - 1, s->discard + at, s->n_discard - (at - 1u));
        return;
      }
}

/* A Fable leaves the table, wherever it lies. */
static gboolean
take_from_table (GrimmState *s,
                 guint       seat,
                 guint       fable)
{
  GrimmPlayer *player = seat < s->n_seats ? &s->players[seat] : NULL;

  if (player && player->next_card == fable)
    {
      player->next_card = GRIMM_NONE;
      player->next_place = GRIMM_NONE;
      return TRUE;
    }
  if (player && player->fable == fable)
    {
      player->fable = GRIMM_NONE;
      player->monster_at = GRIMM_NONE;
      return TRUE;
    }
  for (guint location = 0; location < s->n_locations; location++)
    if (s->unique[location] == fable)
      {
        s->unique[location] = GRIMM_NONE;
        return TRUE;
      }

  return FALSE;
}

/* A Friend who lay open is taken. */
static void
take_open_friend (GrimmState *s,
                  guint       friend_card)
{
  for (guint depth = 0; depth < s->depth; depth++)
    for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
      if (s->stack[depth].cards[i] == friend_card)
        s->stack[depth].cards[i] = GRIMM_NONE;
}

/* What goes away, and what has no way to go. */
void
bramble_grimm_depart (GrimmState         *s,
                      const BrambleEvent *e)
{
  GrimmPlayer *player = e->seat < GRIMM_MAX_SEATS ? &s->players[e->seat] : NULL;

  switch ((GrimmEventKind) e->kind)
    {
    case GRIMM_EVENT_RESOURCES_MOVED:
    case GRIMM_EVENT_GATHERED:
      bramble_grimm_change_count (s, e->a, e->c, -e->n);
      break;
    case GRIMM_EVENT_FABLE_DRAWN:
    case GRIMM_EVENT_DREAM_SET:
      take_from_deck (s, e->card);
      break;
    case GRIMM_EVENT_FABLE_PASSED:
      if (e->other < GRIMM_MAX_SEATS)
        bramble_grimm_take_from_hand (s, e->other, e->card);
      break;
    case GRIMM_EVENT_FABLE_TAKEN:
      if (e->a == GRIMM_FROM_DECK)
        take_from_deck (s, e->card);
      else if (e->a == GRIMM_FROM_DISCARD)
        take_from_discard (s, e->card);
      for (guint seat = 0; e->a == GRIMM_FROM_TABLE && seat < s->n_seats; seat++)
        if (take_from_table (s, seat, e->card))
          break;
      break;
    case GRIMM_EVENT_FABLE_DISCARDED:
      if (player && e->a)
        bramble_grimm_take_from_hand (s, e->seat, e->card);
      else if (!take_from_table (s, e->seat, e->card) && player == NULL)
        take_from_deck (s, e->card);
      break;
    case GRIMM_EVENT_FABLES_SHUFFLED:
      if (e->n > 0)
        s->n_discard = 0;
      break;
    case GRIMM_EVENT_PIG_MOVED:
      if (player)
        player->pig = GRIMM_NOWHERE;
      break;
    case GRIMM_EVENT_CARD_PLACED:
      if (player && e->card < GRIMM_N_FABLES && grimm_cards[e->card].type == GRIMM_UNIQUE)
        player->fable = GRIMM_NONE;
      break;
    case GRIMM_EVENT_FRIEND_TURNED_UP:
      if (s->n_friends > 0)
        s->n_friends--;
      break;
    case GRIMM_EVENT_FRIEND_GAINED:
      take_open_friend (s, e->card);
      break;
    case GRIMM_EVENT_FRIEND_LOST:
      if (player)
        {
          player->friend_card = GRIMM_NONE;
          player->declared = GRIMM_NONE;
        }
      break;
    case GRIMM_EVENT_SECTION_BUILT:
      if (s->supply[e->c][e->b] > 0)
        s->supply[e->c][e->b]--;
      break;
    case GRIMM_EVENT_SECTION_LOST:
      if (player)
        player->sites[e->a] = (GrimmHouse) { e->b > 0 ? e->c : 0, e->b };
      break;
    case GRIMM_EVENT_BONUS_TAKEN:
      s->bonus[e->c] = e->seat;
      break;
    /* Nothing leaves. */
    case GRIMM_EVENT_ROUND_BEGAN:
    case GRIMM_EVENT_WINDOW_BEGAN:
    case GRIMM_EVENT_TURN_BEGAN:
    case GRIMM_EVENT_REFILLED:
    case GRIMM_EVENT_REGAL_CAME:
    case GRIMM_EVENT_FABLES_LOOKED_AT:
    case GRIMM_EVENT_PLAN_SET:
    case GRIMM_EVENT_PLAN_MADE:
    case GRIMM_EVENT_FABLE_REVEALED:
    case GRIMM_EVENT_GATHER_REVEALED:
    case GRIMM_EVENT_GATHER_PEEKED:
    case GRIMM_EVENT_FABLE_PEEKED:
    case GRIMM_EVENT_GATHER_CHANGED:
    case GRIMM_EVENT_GATHERS_SWAPPED:
    case GRIMM_EVENT_GATHER_SHUFFLED:
    case GRIMM_EVENT_GATHER_DRAWN:
    case GRIMM_EVENT_GATHERS_LOCKED:
    case GRIMM_EVENT_PIG_STAYED_AWAY:
    case GRIMM_EVENT_CARD_LAID_ASIDE:
    case GRIMM_EVENT_CARD_RECALLED:
    case GRIMM_EVENT_CARD_CANCELLED:
    case GRIMM_EVENT_CARD_FIZZLED:
    case GRIMM_EVENT_CARD_IDLE:
    case GRIMM_EVENT_UNIQUE_LEFT:
    case GRIMM_EVENT_DECLARED_ALONE:
    case GRIMM_EVENT_DECLARED_CARD:
    case GRIMM_EVENT_ACTIONS_CHANGED:
    case GRIMM_EVENT_FRIENDS_SHUFFLED:
    case GRIMM_EVENT_SPECIAL_USED:
    case GRIMM_EVENT_SITE_GAINED:
    case GRIMM_EVENT_START_PASSED:
    case GRIMM_EVENT_GAME_WON:
    case GRIMM_N_EVENTS:
      break;
    }
}
