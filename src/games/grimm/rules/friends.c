/* friends.c: what Friends do in the windows of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { BEGIN, CHOSEN, CHOSEN_AGAIN, FINISHED };

/* Aladdin. A: say whether one will be alone. H: if right, 1 of each. */
BrambleFlow
grimm_aladdin (GrimmRun   *r,
               GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  if (f->window == GRIMM_WINDOW_GATHER_END)
    {
      if ((player->declared == TRUE && grimm_is_alone (r->s, f->owner))
          || (player->declared == FALSE && grimm_has_company (r->s, f->owner)))
        grimm_gain_one_of_each (r, f->owner);
      return BRAMBLE_DONE;
    }

  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_ALADDIN, f->owner, CHOSEN);

  player->declared = r->choice.kind == GRIMM_OPT_ALONE;
  grimm_tell (r, GRIMM_EVENT_DECLARED_ALONE, f->owner)->a = player->declared;
  return BRAMBLE_DONE;
}

/* Ali Baba. A: steal a resource. G: give one back to whom one meets. */
BrambleFlow
grimm_ali_baba (GrimmRun   *r,
                GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  if (f->window == GRIMM_WINDOW_COLLECT)
    {
      if (player->robbed != GRIMM_NONE && grimm_is_with (r->s, f->owner, player->robbed))
        grimm_move (r, GRIMM_PLACE_SEAT (f->owner), GRIMM_PLACE_SEAT (player->robbed), player->loot, 1);
      player->robbed = GRIMM_NONE;
      return BRAMBLE_DONE;
    }

  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_STEAL, f->owner, CHOSEN);

  if (r->choice.kind == GRIMM_OPT_SEAT_TYPE)
    {
      player->robbed = r->choice.a;
      player->loot = r->choice.b;
      grimm_move (r, GRIMM_PLACE_SEAT (player->robbed), GRIMM_PLACE_SEAT (f->owner), player->loot, 1);
    }
  return BRAMBLE_DONE;
}

/* Cinderella (E): 2 resources from the Location one is going to. */
BrambleFlow
grimm_cinderella (GrimmRun   *r,
                  GrimmFrame *f)
{
  guint location = GRIMM_GATHER_LOCATION (r->s->players[f->owner].gather);

  if (f->step == BEGIN)
    {
      f->place = (guint8) location;
      if (location != GRIMM_MARKET)
        {
          grimm_move (r, GRIMM_PLACE_LOCATION (location), GRIMM_PLACE_SEAT (f->owner), location, 2);
          return BRAMBLE_DONE;
        }
      f->left = (guint16) MIN (2, grimm_sum (r->s->piles[location]));
    }
  else
    {
      grimm_move (r, GRIMM_PLACE_LOCATION (location), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      f->left--;
    }

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, GRIMM_ASK_TAKE_FROM_LOCATION, f->owner, CHOSEN);
}

/* Frog Prince (H): not alone, he makes room for another Friend. He is set
 * aside meanwhile, so that he cannot be drawn again. */
BrambleFlow
grimm_frog_prince (GrimmRun   *r,
                   GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case BEGIN:
      if (!grimm_has_company (s, f->owner))
        return BRAMBLE_DONE;
      f->cards[0] = (guint8) grimm_set_aside_friend (r, f->owner);
      return grimm_call (r, f, GRIMM_PROC_GAIN_FRIEND, f->owner, CHOSEN);

    case CHOSEN:
      s->friend_discard[s->n_friend_discard++] = f->cards[0];
      f->cards[0] = GRIMM_NONE;
      return grimm_gain_any (r, f, f->owner, 1, FINISHED);

    case FINISHED:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* The Gingerbread Man (E): go nowhere, take a resource from each Location. */
BrambleFlow
grimm_gingerbread_man (GrimmRun   *r,
                       GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case BEGIN:
      return grimm_ask (r, f, GRIMM_ASK_GINGERBREAD_MAN, f->owner, CHOSEN);

    case CHOSEN:
      if (r->choice.kind != GRIMM_OPT_YES)
        return BRAMBLE_DONE;
      grimm_move_pig (r, f->owner, GRIMM_NOWHERE);
      for (guint location = 0; location < GRIMM_MARKET; location++)
        grimm_move (r, GRIMM_PLACE_LOCATION (location), GRIMM_PLACE_SEAT (f->owner), location, 1);
      if (s->n_locations <= GRIMM_MARKET)
        return BRAMBLE_DONE;
      f->place = GRIMM_MARKET;
      return grimm_ask (r, f, GRIMM_ASK_TAKE_FROM_LOCATION, f->owner, CHOSEN_AGAIN);

    case CHOSEN_AGAIN:
      if (r->choice.kind == GRIMM_OPT_TYPE)
        grimm_move (r, GRIMM_PLACE_LOCATION (GRIMM_MARKET), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* The Golden Goose (H): alone, gain 1 resource. */
BrambleFlow
grimm_golden_goose (GrimmRun   *r,
                    GrimmFrame *f)
{
  if (f->step == FINISHED || !grimm_is_alone (r->s, f->owner))
    return BRAMBLE_DONE;

  return grimm_gain_any (r, f, f->owner, 1, FINISHED);
}

/* Jack the Giant Slayer (E): 2 more of a type at the Location one goes to. */
BrambleFlow
grimm_jack_the_giant_slayer (GrimmRun   *r,
                             GrimmFrame *f)
{
  guint location = GRIMM_GATHER_LOCATION (r->s->players[f->owner].gather);
  guint type = location;

  if (location == GRIMM_MARKET)
    {
      f->place = GRIMM_MARKET;
      if (f->step == BEGIN)
        return grimm_ask (r, f, GRIMM_ASK_JACK_ADD, f->owner, CHOSEN);
      type = r->choice.a;
    }
  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_LOCATION (location), type, 2);
  return BRAMBLE_DONE;
}

/* Pinocchio. A: declare a Gather card. H: if it was the one face up in E, 2 of
 * a type produced there. */
BrambleFlow
grimm_pinocchio (GrimmRun   *r,
                 GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  if (f->window == GRIMM_WINDOW_START)
    {
      if (f->step == BEGIN)
        return grimm_ask (r, f, GRIMM_ASK_PINOCCHIO, f->owner, CHOSEN);
      player->declared = r->choice.a;
      grimm_tell (r, GRIMM_EVENT_DECLARED_CARD, f->owner)->a = player->declared;
      return BRAMBLE_DONE;
    }

  if (player->declared == GRIMM_NONE || player->declared != player->faced)
    return BRAMBLE_DONE;
  f->place = player->declared;
  if (f->place == GRIMM_MARKET && f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_PINOCCHIO_GAIN, f->owner, CHOSEN);
  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->owner),
              f->place == GRIMM_MARKET ? r->choice.a : f->place, 2);
  return BRAMBLE_DONE;
}

/* Rapunzel (A): 2 of one type are put on her. */
BrambleFlow
grimm_rapunzel (GrimmRun   *r,
                GrimmFrame *f)
{
  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_RAPUNZEL, f->owner, CHOSEN);

  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_TOWER (f->owner), r->choice.a, 2);
  return BRAMBLE_DONE;
}

/* Robin Hood (L): who has more gives 1. All are compared before anybody pays. */
BrambleFlow
grimm_robin_hood (GrimmRun   *r,
                  GrimmFrame *f)
{
  GrimmState *s = r->s;

  if (f->step == BEGIN)
    {
      guint own = grimm_sum (s->players[f->owner].stock);

      for (guint seat = 0; seat < s->n_seats; seat++)
        if (grimm_sum (s->players[seat].stock) > own)
          f->tally[0] |= (guint16) (1u << seat);
    }

  while (f->index < s->n_seats)
    {
      guint seat = grimm_seat_in_turn (s, f->index++);

      if ((f->tally[0] >> seat) & 1)
        return grimm_pay_any (r, f, GRIMM_ASK_GIVE, seat, 1, GRIMM_PLACE_SEAT (f->owner), CHOSEN);
    }

  return BRAMBLE_DONE;
}

/* Rumpelstiltskin (J): gain 1 Straw. */
BrambleFlow
grimm_rumpelstiltskin (GrimmRun   *r,
                       GrimmFrame *f)
{
  grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->owner), GRIMM_STRAW, 1);
  return BRAMBLE_DONE;
}

/* The Seven Dwarfs (H): alone, 1 more action. */
BrambleFlow
grimm_seven_dwarfs (GrimmRun   *r,
                    GrimmFrame *f)
{
  if (grimm_is_alone (r->s, f->owner))
    grimm_change_actions (r, f->owner, 1);

  return BRAMBLE_DONE;
}

/* Sleeping Beauty (A): the top Fable is somebody's only one this round, unseen
 * by them. Who knew the top of the deck still knows it. */
BrambleFlow
grimm_sleeping_beauty (GrimmRun   *r,
                       GrimmFrame *f)
{
  GrimmState *s = r->s;
  GrimmPlayer *dreamer;
  BrambleEvent *event;

  if (f->step == BEGIN)
    {
      if (!grimm_fill_deck (r, 1))
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_SLEEPING_BEAUTY, f->owner, CHOSEN);
    }

  dreamer = &s->players[r->choice.a];
  dreamer->fable_seen = 0;
  for (guint seat = 0; seat < s->n_seats; seat++)
    dreamer->fable_seen |= (guint8) (((s->deck_known[seat] >> (s->n_deck - 1)) & 1) << seat);
  dreamer->dreamt = TRUE;
  dreamer->fable = (guint8) grimm_take_from_deck (r, s->n_deck - 1u);
  event = grimm_tell (r, GRIMM_EVENT_DREAM_SET, r->choice.a);
  event->card = dreamer->fable;
  event->shown = dreamer->fable_seen;
  return BRAMBLE_DONE;
}

/* Snow White (H): every opponent at one's Location gives a Fable, or without
 * any a resource of her player's choice. */
static BrambleFlow
snow_white (GrimmRun   *r,
            GrimmFrame *f,
            gboolean    or_resource)
{
  GrimmState *s = r->s;

  if (f->step == CHOSEN)
    grimm_pass_fable (r, f->other, f->owner, r->choice.a);
  else if (f->step == CHOSEN_AGAIN && r->choice.kind == GRIMM_OPT_TYPE)
    grimm_move (r, GRIMM_PLACE_SEAT (f->other), GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);

  while (f->index < s->n_seats)
    {
      f->other = (guint8) grimm_seat_in_turn (s, f->index++);
      if (!grimm_is_with (s, f->owner, f->other))
        continue;
      if (s->players[f->other].hand_size > 0)
        return grimm_ask (r, f, GRIMM_ASK_GIVE_FABLE, f->other, CHOSEN);
      if (or_resource)
        return grimm_ask (r, f, GRIMM_ASK_SNOW_WHITE_TAKE, f->owner, CHOSEN_AGAIN);
    }

  return BRAMBLE_DONE;
}

BrambleFlow
grimm_snow_white (GrimmRun   *r,
                  GrimmFrame *f)
{
  return snow_white (r, f, TRUE);
}

BrambleFlow
grimm_draft_snow_white (GrimmRun   *r,
                        GrimmFrame *f)
{
  return snow_white (r, f, FALSE);
}

/* Turns up the Gather card that was drawn for @seat. */
void
grimm_turn_up_gather (GrimmRun *r,
                      guint     seat)
{
  GrimmPlayer *player = &r->s->players[seat];
  GrimmPlayer *home = &r->s->players[player->gather_home];
  guint location = GRIMM_GATHER_LOCATION (player->gather);

  player->gather_seen = GRIMM_ALL_SEATS;
  if (home->friend_card == GRIMM_LITTLE_MERMAID && !home->locked_late)
    home->unlocked |= (guint8) (1u << location);
  grimm_tell (r, GRIMM_EVENT_GATHER_DRAWN, seat)->a = (guint8) location;
}

/* Thumbelina (E): a random one of one's unplayed Gather cards instead. */
BrambleFlow
grimm_thumbelina (GrimmRun   *r,
                  GrimmFrame *f)
{
  if (f->step == BEGIN)
    {
      if (grimm_usable_gathers (r->s, f->owner) == 0)
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_THUMBELINA, f->owner, CHOSEN);
    }

  if (r->choice.kind == GRIMM_OPT_YES)
    {
      grimm_draw_gather (r, f->owner, grimm_usable_gathers (r->s, f->owner));
      grimm_turn_up_gather (r, f->owner);
    }
  return BRAMBLE_DONE;
}

/* Tom Thumb (A): perhaps 1 resource from a Location. */
BrambleFlow
grimm_tom_thumb (GrimmRun   *r,
                 GrimmFrame *f)
{
  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_TOM_THUMB, f->owner, CHOSEN);

  if (r->choice.kind == GRIMM_OPT_PLACE_TYPE)
    grimm_move (r, GRIMM_PLACE_LOCATION (r->choice.a), GRIMM_PLACE_SEAT (f->owner), r->choice.b, 1);
  return BRAMBLE_DONE;
}
