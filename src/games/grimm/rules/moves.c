/* moves.c: the functions through which everything on the table moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of them keeps the number of things as it is and tells an event, so that
 * the events alone say how one position became the next.
 */

#include "engine.h"
#include "editions.h"

#include <string.h>

/* The count of a type at a place, or NULL for the supply, which never runs out. */
static guint16 *
counter (GrimmState *s,
         guint       place,
         guint       type)
{
  if (place < 4)
    return &s->players[place].stock[type];
  if (place < 8)
    return &s->piles[place - 4][type];
  if (place < 12)
    return &s->players[place - 8].tower[type];

  return NULL;
}

static guint
shift (GrimmState *s,
       guint       from,
       guint       to,
       guint       type,
       guint       n)
{
  guint16 *source = counter (s, from, type);
  guint16 *target = counter (s, to, type);

  if (source)
    n = MIN (n, *source);
  if (target)
    n = MIN (n, (guint) (GRIMM_MANY - *target));

  if (source)
    *source = (guint16) (*source - n);
  if (target)
    *target = (guint16) (*target + n);

  return n;
}

/**
 * grimm_move:
 * @from: where they are, one of the GRIMM_PLACE values
 * @to: where they go
 *
 * Moves @n resources, or what there is.
 *
 * Returns: how many moved
 */
guint
grimm_move (GrimmRun *r,
            guint     from,
            guint     to,
            guint     type,
            guint     n)
{
  n = shift (r->s, from, to, type, n);

  if (n > 0)
    {
      guint seat = to < 4 ? to : from < 4 ? from : GRIMM_NONE;
      BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_RESOURCES_MOVED, seat);

      event->a = (guint8) from;
      event->b = (guint8) to;
      event->c = (guint8) type;
      event->n = (gint16) n;
    }

  return n;
}

/* Collecting in window G: the only thing that counts as Gathered. */
void
grimm_gather (GrimmRun *r,
              guint     seat,
              guint     location,
              guint     type,
              guint     n)
{
  n = shift (r->s, GRIMM_PLACE_LOCATION (location), GRIMM_PLACE_SEAT (seat), type, n);

  if (n > 0)
    {
      BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_GATHERED, seat);

      event->a = (guint8) GRIMM_PLACE_LOCATION (location);
      event->c = (guint8) type;
      event->n = (gint16) n;
      r->s->players[seat].gathered[type] = (guint16) (r->s->players[seat].gathered[type] + n);
    }
}

void
grimm_gain_one_of_each (GrimmRun *r,
                        guint     seat)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (seat), type, 1);
}

void
grimm_hand_add (GrimmState *s,
                guint       seat,
                guint       fable)
{
  GrimmPlayer *player = &s->players[seat];
  guint32 bit = 1u << fable;

  player->hand[1] |= player->hand[0] & bit;
  player->hand[0] |= bit;
  player->hand_size++;
}

void
grimm_hand_remove (GrimmState *s,
                   guint       seat,
                   guint       fable)
{
  GrimmPlayer *player = &s->players[seat];
  guint32 bit = 1u << fable;

  g_assert (player->hand[0] & bit);
  if (player->hand[1] & bit)
    player->hand[1] &= ~bit;
  else
    player->hand[0] &= ~bit;
  player->hand_size--;
}

/**
 * grimm_fill_deck:
 *
 * When the Fable deck has fewer than @wanted cards, shuffles the discard pile
 * and puts it beneath.
 *
 * Returns: whether there is a card to draw now
 */
gboolean
grimm_fill_deck (GrimmRun *r,
                 guint     wanted)
{
  GrimmState *s = r->s;

  if (s->n_deck < wanted && s->n_discard > 0)
    {
      guint n = s->n_discard;

      bramble_rng_shuffle (&s->rng, s->discard, n);
      memmove (s->deck + n, s->deck, s->n_deck);
      memcpy (s->deck, s->discard, n);
      s->n_deck = (guint8) (s->n_deck + n);
      s->n_discard = 0;
      for (guint seat = 0; seat < s->n_seats; seat++)
        s->deck_known[seat] <<= n;
      grimm_tell (r, GRIMM_EVENT_FABLES_SHUFFLED, GRIMM_NONE)->n = (gint16) n;
    }

  return s->n_deck > 0;
}

/* Takes the card at @index (the top one is the last) out of the deck. */
guint
grimm_take_from_deck (GrimmRun *r,
                      guint     index)
{
  GrimmState *s = r->s;
  guint fable = s->deck[index];
  guint64 below = (G_GUINT64_CONSTANT (1) << index) - 1;

  s->n_deck--;
  memmove (s->deck + index, s->deck + index + 1, s->n_deck - index);
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->deck_known[seat] = (s->deck_known[seat] & below) | ((s->deck_known[seat] >> 1) & ~below);

  return fable;
}

/* The seats that know which card lies at @index of the deck, a bit each. */
static guint
knowers (const GrimmState *s,
         guint             index)
{
  guint seats = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    seats |= (guint) ((s->deck_known[seat] >> index) & 1) << seat;

  return seats;
}

/**
 * grimm_draw_fable:
 *
 * @seat draws the top Fable. An empty deck is made anew from the discard pile.
 *
 * Returns: %FALSE when there was nothing to draw
 */
gboolean
grimm_draw_fable (GrimmRun *r,
                  guint     seat)
{
  GrimmState *s = r->s;
  BrambleEvent *event;
  guint fable;
  guint seats;

  if (!grimm_fill_deck (r, 1))
    return FALSE;

  seats = knowers (s, s->n_deck - 1u);
  fable = grimm_take_from_deck (r, s->n_deck - 1u);
  grimm_hand_add (s, seat, fable);
  for (guint viewer = 0; viewer < s->n_seats; viewer++)
    if (viewer != seat && ((seats >> viewer) & 1))
      grimm_know_add (s, viewer, fable, seat);

  event = grimm_tell (r, GRIMM_EVENT_FABLE_DRAWN, seat);
  event->card = (guint8) fable;
  event->shown = (guint8) (seats | (1u << seat));
  return TRUE;
}

/* @seat takes @fable, which all have seen, into hand. */
void
grimm_take_open (GrimmRun       *r,
                 guint           seat,
                 guint           fable,
                 GrimmTakenFrom  from)
{
  BrambleEvent *event;

  grimm_hand_add (r->s, seat, fable);
  for (guint viewer = 0; viewer < r->s->n_seats; viewer++)
    if (viewer != seat)
      grimm_know_add (r->s, viewer, fable, seat);
  event = grimm_tell (r, GRIMM_EVENT_FABLE_TAKEN, seat);
  event->card = (guint8) fable;
  event->a = (guint8) from;
}

static void
discard (GrimmRun *r,
         guint     seat,
         guint     fable,
         gboolean  from_hand)
{
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_FABLE_DISCARDED, seat);

  r->s->discard[r->s->n_discard++] = (guint8) fable;
  event->card = (guint8) fable;
  event->a = (guint8) from_hand;
}

/* @fable goes on the discard pile from the table, or from the deck (then @seat
 * is GRIMM_NONE). */
void
grimm_discard_fable (GrimmRun *r,
                     guint     seat,
                     guint     fable)
{
  discard (r, seat, fable, FALSE);
}

void
grimm_discard_from_hand (GrimmRun *r,
                         guint     seat,
                         guint     fable)
{
  grimm_hand_remove (r->s, seat, fable);
  grimm_know_left (r->s, fable, seat);
  discard (r, seat, fable, TRUE);
}

/* A Fable goes from hand to hand, seen by giver and taker only. */
void
grimm_pass_fable (GrimmRun *r,
                  guint     from,
                  guint     to,
                  guint     fable)
{
  BrambleEvent *event;

  grimm_hand_remove (r->s, from, fable);
  grimm_hand_add (r->s, to, fable);
  grimm_know_passed (r->s, fable, from, to);
  event = grimm_tell (r, GRIMM_EVENT_FABLE_PASSED, to);
  event->other = (guint8) from;
  event->card = (guint8) fable;
  event->shown = (guint8) ((1u << from) | (1u << to));
}

/* A Fable in the hand of @seat, each card equally likely. */
guint
grimm_random_in_hand (GrimmRun *r,
                      guint     seat)
{
  const GrimmPlayer *player = &r->s->players[seat];
  guint at = bramble_rng_below (&r->s->rng, player->hand_size);

  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    {
      guint n = grimm_hand_count (player, fable);

      if (at < n)
        return fable;
      at -= n;
    }

  g_assert_not_reached ();
}

/* Turns up a Friend. Returns GRIMM_NONE when deck and discard pile are empty. */
guint
grimm_draw_friend (GrimmRun *r)
{
  GrimmState *s = r->s;

  if (s->n_friends == 0)
    {
      if (s->n_friend_discard == 0)
        return GRIMM_NONE;

      s->n_friends = s->n_friend_discard;
      s->n_friend_discard = 0;
      memcpy (s->friends, s->friend_discard, s->n_friends);
      bramble_rng_shuffle (&s->rng, s->friends, s->n_friends);
      grimm_tell (r, GRIMM_EVENT_FRIENDS_SHUFFLED, GRIMM_NONE)->n = s->n_friends;
    }

  return s->friends[--s->n_friends];
}

/* Takes the Friend of @seat out of play without putting it on the discard
 * pile. What lay on or under it goes where it belongs. */
guint
grimm_set_aside_friend (GrimmRun *r,
                        guint     seat)
{
  GrimmPlayer *player = &r->s->players[seat];
  guint friend_card = player->friend_card;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_move (r, GRIMM_PLACE_TOWER (seat), GRIMM_PLACE_SUPPLY, type, player->tower[type]);

  player->friend_card = GRIMM_NONE;
  player->locked = 0;
  player->unlocked = 0;
  player->locked_late = FALSE;
  player->declared = GRIMM_NONE;
  player->robbed = GRIMM_NONE;
  grimm_tell (r, GRIMM_EVENT_FRIEND_LOST, seat)->card = (guint8) friend_card;
  return friend_card;
}

void
grimm_lose_friend (GrimmRun *r,
                   guint     seat)
{
  guint friend_card = grimm_set_aside_friend (r, seat);

  r->s->friend_discard[r->s->n_friend_discard++] = (guint8) friend_card;
}

/**
 * grimm_gain_friend:
 * @giver: who gave it, or GRIMM_NONE
 *
 * @seat discards the Friend they had and takes @friend_card.
 *
 * Returns: whether an effect of gaining it was pushed
 */
gboolean
grimm_gain_friend (GrimmRun *r,
                   guint     seat,
                   guint     friend_card,
                   guint     giver)
{
  GrimmPlayer *player = &r->s->players[seat];

  if (player->friend_card != GRIMM_NONE)
    grimm_lose_friend (r, seat);

  player->friend_card = (guint8) friend_card;
  {
    BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_FRIEND_GAINED, seat);

    event->card = (guint8) friend_card;
    event->other = (guint8) giver;
  }

  if (grimm_rule (r->s, friend_card)->gained == NULL)
    return FALSE;

  grimm_push (r, GRIMM_PROC_CARD, seat, friend_card)->part = GRIMM_PART_GAINED;
  return TRUE;
}

void
grimm_move_pig (GrimmRun *r,
                guint     seat,
                guint     location)
{
  r->s->players[seat].pig = (guint8) location;
  if (location == GRIMM_NOWHERE)
    grimm_tell (r, GRIMM_EVENT_PIG_STAYED_AWAY, seat);
  else
    grimm_tell (r, GRIMM_EVENT_PIG_MOVED, seat)->a = (guint8) location;
}

/**
 * grimm_draw_gather:
 * @among: the Gather cards that are shuffled, a bit each
 *
 * Puts a random one of @among in place of the Gather card that lies before
 * @seat. Only @seat knows it, until somebody turns it up.
 *
 * Returns: %FALSE when there was none to draw
 */
gboolean
grimm_draw_gather (GrimmRun *r,
                   guint     seat,
                   guint16   among)
{
  GrimmPlayer *player = &r->s->players[seat];
  guint16 lying = (guint16) (1u << player->gather);
  guint at;

  if (among == 0)
    return FALSE;

  at = bramble_rng_below (&r->s->rng, (guint) __builtin_popcount (among));
  while (at-- > 0)
    among &= (guint16) (among - 1);

  player->gather = (guint8) __builtin_ctz (among);
  player->gather_home = GRIMM_GATHER_HOME (player->gather);
  player->gather_seen = (guint8) (1u << seat);
  player->gather_hand = (guint16) ((player->gather_hand | lying) & ~(1u << player->gather));
  return TRUE;
}

/* The top section of a house goes back to the supply. */
void
grimm_lose_section (GrimmRun *r,
                    guint     seat,
                    guint     site)
{
  GrimmHouse *house = &r->s->players[seat].sites[site];
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_SECTION_LOST, seat);

  house->height--;
  event->a = (guint8) site;
  event->b = house->height;
  event->c = house->type;
  r->s->supply[house->type][house->height]++;
  if (house->height == 0)
    house->type = 0;
}

void
grimm_change_actions (GrimmRun *r,
                      guint     seat,
                      int       by)
{
  GrimmPlayer *player = &r->s->players[seat];

  player->actions = (guint8) (player->actions + by);
  grimm_tell (r, GRIMM_EVENT_ACTIONS_CHANGED, seat)->n = (gint16) by;
}
