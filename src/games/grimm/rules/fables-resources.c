/* fables-resources.c: the Fables that give and take resources
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { BEGIN, CHOSEN, CHOSEN_AGAIN, FINISHED };

/**
 * grimm_take_two:
 * @kind: asks for the first resource and whose it is
 *
 * The owner takes 2 resources of one player's, or what there is. For a card
 * that has no other steps.
 */
BrambleFlow
grimm_take_two (GrimmRun     *r,
                GrimmFrame   *f,
                GrimmAskKind  kind)
{
  switch (f->step)
    {
    case BEGIN:
      return grimm_ask (r, f, kind, f->owner, CHOSEN);

    case CHOSEN:
      if (r->choice.kind == GRIMM_OPT_NONE)
        return BRAMBLE_DONE;
      f->other = r->choice.a;
      grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.b, 1);
      return grimm_ask (r, f, GRIMM_ASK_TAKE_MORE, f->owner, CHOSEN_AGAIN);

    case CHOSEN_AGAIN:
      if (r->choice.kind == GRIMM_OPT_TYPE)
        grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* A Friendly Game (H): take 2 resources from one opponent at one's Location. */
BrambleFlow
grimm_a_friendly_game (GrimmRun   *r,
                       GrimmFrame *f)
{
  return grimm_take_two (r, f, GRIMM_ASK_FRIENDLY_GAME);
}

/* The draft's A Friendly Game (H): 2 from each opponent there. */
BrambleFlow
grimm_draft_a_friendly_game (GrimmRun   *r,
                             GrimmFrame *f)
{
  GrimmState *s = r->s;

  if (f->step == CHOSEN)
    {
      if (r->choice.kind == GRIMM_OPT_TYPE)
        grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      f->left--;
    }

  while (f->left == 0 && f->index < s->n_seats)
    {
      f->other = (guint8) grimm_seat_in_turn (s, f->index++);
      if (grimm_is_with (s, f->owner, f->other))
        f->left = 2;
    }

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, GRIMM_ASK_TAKE_MORE, f->owner, CHOSEN);
}

/* Fairy Food (Next Turn, A and H): all players at its Location gain any 3. */
BrambleFlow
grimm_fairy_food (GrimmRun   *r,
                  GrimmFrame *f)
{
  GrimmState *s = r->s;
  GrimmPlayer *player = &s->players[f->owner];

  if (f->window == GRIMM_WINDOW_START)
    {
      BrambleEvent *event;

      if (f->step == BEGIN)
        return grimm_ask (r, f, GRIMM_ASK_FAIRY_FOOD, f->owner, CHOSEN);
      player->next_place = r->choice.a;
      event = grimm_tell (r, GRIMM_EVENT_CARD_PLACED, f->owner);
      event->card = f->cause;
      event->a = player->next_place;
      return BRAMBLE_DONE;
    }

  return grimm_all_there_gain (r, f, player->next_place, 3);
}

/* Everybody at @location gains any @n resources, in turn order. */
BrambleFlow
grimm_all_there_gain (GrimmRun   *r,
                      GrimmFrame *f,
                      guint       location,
                      guint       n)
{
  while (f->index < r->s->n_seats)
    {
      guint seat = grimm_seat_in_turn (r->s, f->index++);

      if (location < GRIMM_N_LOCATIONS && r->s->players[seat].pig == location)
        return grimm_gain_any (r, f, seat, n, f->step);
    }

  return BRAMBLE_DONE;
}

/* Harvest Moon (H): all players at one's Location gain 2 of a type produced
 * there; at the Market each chooses the type. */
BrambleFlow
grimm_harvest_moon (GrimmRun   *r,
                    GrimmFrame *f)
{
  GrimmState *s = r->s;
  guint location = s->players[f->owner].pig;

  if (location >= GRIMM_N_LOCATIONS)
    return BRAMBLE_DONE;

  if (f->step == CHOSEN)
    grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->seat), r->choice.a, 2);

  f->place = (guint8) location;
  while (f->index < s->n_seats)
    {
      f->seat = (guint8) grimm_seat_in_turn (s, f->index++);
      if (s->players[f->seat].pig != location)
        continue;
      if (location == GRIMM_MARKET)
        return grimm_ask (r, f, GRIMM_ASK_HARVEST, f->seat, CHOSEN);
      grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->seat), location, 2);
    }

  return BRAMBLE_DONE;
}

/* Hidden Vault (H): half of what lies at a Location where no pig stood. */
BrambleFlow
grimm_hidden_vault (GrimmRun   *r,
                    GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case BEGIN:
      return grimm_ask (r, f, GRIMM_ASK_VAULT, f->owner, CHOSEN);

    case CHOSEN:
      if (r->choice.kind == GRIMM_OPT_NONE)
        return BRAMBLE_DONE;
      f->place = r->choice.a;
      f->left = (guint16) (grimm_sum (s->piles[f->place]) / 2);
      if (f->place != GRIMM_MARKET)
        {
          grimm_move (r, GRIMM_PLACE_LOCATION (f->place), GRIMM_PLACE_SEAT (f->owner), f->place, f->left);
          return BRAMBLE_DONE;
        }
      break;

    case CHOSEN_AGAIN:
      grimm_move (r, GRIMM_PLACE_LOCATION (f->place), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      f->left--;
      break;
    }

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, GRIMM_ASK_TAKE_FROM_LOCATION, f->owner, CHOSEN_AGAIN);
}

/* Share the Wealth (H): every opponent who Gathered 5 or more gives 2. */
BrambleFlow
grimm_share_the_wealth (GrimmRun   *r,
                        GrimmFrame *f)
{
  while (f->index < r->s->n_seats)
    {
      guint seat = grimm_seat_in_turn (r->s, f->index++);

      if (seat != f->owner && grimm_sum (r->s->players[seat].gathered) >= 5)
        return grimm_pay_gathered (r, f, seat, 2, CHOSEN);
    }

  return BRAMBLE_DONE;
}

/* Taxation (Next Turn, H): opponents elsewhere discard half, Brick first. */
BrambleFlow
grimm_taxation (GrimmRun   *r,
                GrimmFrame *f)
{
  GrimmState *s = r->s;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);
      guint left = grimm_sum (s->players[seat].stock) / 2;

      if (seat == f->owner || grimm_is_with (s, f->owner, seat))
        continue;
      for (int type = GRIMM_BRICK; type >= GRIMM_STRAW; type--)
        left -= grimm_move (r, GRIMM_PLACE_SEAT (seat), GRIMM_PLACE_SUPPLY, (guint) type, left);
    }

  return BRAMBLE_DONE;
}

/* The draft's Taxation (Next Turn, H): they keep one, of their choice. */
BrambleFlow
grimm_draft_taxation (GrimmRun   *r,
                      GrimmFrame *f)
{
  GrimmState *s = r->s;

  if (f->step == CHOSEN && r->choice.kind == GRIMM_OPT_TYPE)
    {
      GrimmPlayer *payer = &s->players[f->seat];

      for (guint type = 0; type < GRIMM_N_TYPES; type++)
        grimm_move (r, GRIMM_PLACE_SEAT (f->seat), GRIMM_PLACE_SUPPLY, type,
                    payer->stock[type] - (type == r->choice.a));
    }

  while (f->index < s->n_seats)
    {
      f->seat = (guint8) grimm_seat_in_turn (s, f->index++);
      if (f->seat != f->owner && !grimm_is_with (s, f->owner, f->seat)
          && grimm_sum (s->players[f->seat].stock) > 1)
        return grimm_ask (r, f, GRIMM_ASK_KEEP_ONE, f->seat, CHOSEN);
    }

  return BRAMBLE_DONE;
}

/* Thoughtful Gift (H): up to 3 of one type for as many of another. */
BrambleFlow
grimm_thoughtful_gift (GrimmRun   *r,
                       GrimmFrame *f)
{
  switch (f->step)
    {
    case BEGIN:
      return grimm_ask (r, f, GRIMM_ASK_GIFT, f->owner, CHOSEN);

    case CHOSEN:
      if (r->choice.kind == GRIMM_OPT_NONE)
        {
          /* When there is nothing to choose, nobody has been asked. */
          if (r->watched == 0)
            grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_LEFT_ALONE);
          return BRAMBLE_DONE;
        }
      f->other = r->choice.a;
      f->type = r->choice.b;
      f->left = r->choice.c;
      grimm_move (r, GRIMM_PLACE_SEAT (f->owner), GRIMM_PLACE_SEAT (f->other), f->type, f->left);
      return grimm_ask (r, f, GRIMM_ASK_GIFT_RETURN, f->other, CHOSEN_AGAIN);

    case CHOSEN_AGAIN:
      grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.a, f->left);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Wandering Trader (H): each player at one's Location may trade 2 for 3. */
BrambleFlow
grimm_wandering_trader (GrimmRun   *r,
                        GrimmFrame *f)
{
  GrimmState *s = r->s;
  guint location = s->players[f->owner].pig;

  if (f->step == CHOSEN && r->choice.kind == GRIMM_OPT_TRADE)
    {
      grimm_move (r, GRIMM_PLACE_SEAT (f->seat), GRIMM_PLACE_SUPPLY, r->choice.a, 2);
      grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->seat), r->choice.b, 3);
    }

  while (location < GRIMM_N_LOCATIONS && f->index < s->n_seats)
    {
      f->seat = (guint8) grimm_seat_in_turn (s, f->index++);
      if (s->players[f->seat].pig == location)
        return grimm_ask (r, f, GRIMM_ASK_TRADE, f->seat, CHOSEN);
    }

  return BRAMBLE_DONE;
}
