/* monsters.c: where Monsters and Unique Locations go, and what Monsters do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { PLACE_BEGIN, PLACE_CHOSEN };

static BrambleFlow
place_at (GrimmRun   *r,
          GrimmFrame *f,
          guint       location)
{
  GrimmPlayer *player = &r->s->players[f->owner];
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_CARD_PLACED, f->owner);

  event->card = f->cause;
  event->a = (guint8) location;
  if (grimm_cards[f->cause].type == GRIMM_MONSTER)
    player->monster_at = (guint8) location;
  else
    {
      r->s->unique[location] = f->cause;
      player->fable = GRIMM_NONE;
    }
  return BRAMBLE_DONE;
}

/* GRIMM_PROC_PLACE: the cause goes to a Location of its player's choice. While
 * Grandma's House lies somewhere, every Monster goes there. */
BrambleFlow
grimm_place (GrimmRun   *r,
             GrimmFrame *f)
{
  gboolean monster = grimm_cards[f->cause].type == GRIMM_MONSTER;
  guint house;

  switch (f->step)
    {
    case PLACE_BEGIN:
      house = grimm_unique_place (r->s, GRIMM_GRANDMAS_HOUSE);
      if (monster && house != GRIMM_NONE)
        return place_at (r, f, house);
      return grimm_ask (r, f, monster ? GRIMM_ASK_PLACE_MONSTER : GRIMM_ASK_PLACE_UNIQUE, f->owner, PLACE_CHOSEN);

    case PLACE_CHOSEN:
      if (r->choice.kind == GRIMM_OPT_LOCATION)
        return place_at (r, f, r->choice.a);

      /* No Location is free. */
      grimm_tell (r, GRIMM_EVENT_CARD_FIZZLED, f->owner)->card = f->cause;
      r->s->players[f->owner].fable = GRIMM_NONE;
      grimm_discard_fable (r, f->owner, f->cause);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

enum { MONSTER_BEGIN, MONSTER_ASK, MONSTER_ANSWERED, MONSTER_ACTED };

static void
tell_cancelled (GrimmRun *r,
                guint     seat,
                guint     monster,
                guint     by)
{
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_CARD_CANCELLED, seat);

  event->card = (guint8) monster;
  event->cause = (guint8) by;
}

/* The Huntsman's is no choice and comes first. */
static gboolean
huntsman_cancels (GrimmRun   *r,
                  GrimmFrame *f)
{
  guint huntsman = grimm_friend_holder (r->s, GRIMM_HUNTSMAN);
  guint8 monster = f->cause;

  if (huntsman == GRIMM_NONE || r->s->players[huntsman].pig != f->place)
    return FALSE;

  tell_cancelled (r, huntsman, monster, GRIMM_HUNTSMAN);
  f->cause = GRIMM_HUNTSMAN;
  grimm_gain_one_of_each (r, huntsman);
  f->cause = monster;
  return TRUE;
}

static gboolean
can_cancel (const GrimmState *s,
            guint             seat,
            const GrimmFrame *f)
{
  const GrimmPlayer *player = &s->players[seat];
  const GrimmRule *rule;

  if (player->friend_card == GRIMM_NONE)
    return FALSE;

  rule = grimm_rule (s, player->friend_card);
  return (rule->cancels >> f->cause) & 1 && (!rule->cancels_here || player->pig == f->place);
}

static BrambleFlow
cancel (GrimmRun   *r,
        GrimmFrame *f,
        guint       seat)
{
  GrimmState *s = r->s;
  GrimmPlayer *owner = &s->players[f->owner];

  tell_cancelled (r, seat, f->cause, s->players[seat].friend_card);
  if (grimm_rule (s, s->players[seat].friend_card)->cancels_free)
    {
      /* The draft's Red Riding Hood discards the Monster, not herself. */
      owner->fable = GRIMM_NONE;
      owner->monster_at = GRIMM_NONE;
      grimm_discard_fable (r, f->owner, f->cause);
    }
  else
    {
      f->cause = s->players[seat].friend_card;
      grimm_lose_friend (r, seat);
    }
  return BRAMBLE_DONE;
}

/* GRIMM_PROC_MONSTER: a Monster is about to act. With no pig there nothing
 * happens; else who can cancel it is asked, in turn order, before anything
 * else. A cancelled Monster still stands at its Location. */
BrambleFlow
grimm_monster (GrimmRun   *r,
               GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case MONSTER_BEGIN:
      f->place = s->players[f->owner].monster_at;
      if (f->place == GRIMM_NONE)
        return BRAMBLE_DONE;
      if (grimm_pigs_at (s, f->place) == 0)
        {
          grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_NO_PIG);
          return BRAMBLE_DONE;
        }
      if (huntsman_cancels (r, f))
        return BRAMBLE_DONE;
      G_GNUC_FALLTHROUGH;

    case MONSTER_ASK:
      while (f->index < s->n_seats)
        {
          f->seat = (guint8) grimm_seat_in_turn (s, f->index++);
          if (can_cancel (s, f->seat, f))
            return grimm_ask (r, f, GRIMM_ASK_CANCEL, f->seat, MONSTER_ANSWERED);
        }
      f->step = MONSTER_ACTED;
      grimm_push (r, GRIMM_PROC_CARD, f->owner, f->cause)->part = GRIMM_PART_FABLE;
      s->stack[s->depth - 1].place = f->place;
      return BRAMBLE_AGAIN;

    case MONSTER_ANSWERED:
      if (r->choice.kind == GRIMM_OPT_YES)
        return cancel (r, f, f->seat);
      f->step = MONSTER_ASK;
      return BRAMBLE_AGAIN;

    case MONSTER_ACTED:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Wolf (F): everything that lies at its Location goes back to the supply. */
BrambleFlow
grimm_wolf (GrimmRun   *r,
            GrimmFrame *f)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_move (r, GRIMM_PLACE_LOCATION (f->place), GRIMM_PLACE_SUPPLY, type, r->s->piles[f->place][type]);

  return BRAMBLE_DONE;
}

/* Dragon (F): all players there discard all their resources. */
BrambleFlow
grimm_dragon (GrimmRun   *r,
              GrimmFrame *f)
{
  for (guint i = 0; i < r->s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (r->s, i);
      const GrimmPlayer *player = &r->s->players[seat];

      for (guint type = 0; player->pig == f->place && type < GRIMM_N_TYPES; type++)
        grimm_move (r, GRIMM_PLACE_SEAT (seat), GRIMM_PLACE_SUPPLY, type, player->stock[type]);
    }

  return BRAMBLE_DONE;
}

/* Giant (H): every player there discards Friend, hand and one of each type. */
BrambleFlow
grimm_giant (GrimmRun   *r,
             GrimmFrame *f)
{
  GrimmState *s = r->s;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);
      GrimmPlayer *player = &s->players[seat];

      if (player->pig != f->place)
        continue;
      if (player->friend_card != GRIMM_NONE)
        grimm_lose_friend (r, seat);
      while (player->hand[0] != 0)
        grimm_discard_from_hand (r, seat, (guint) __builtin_ctz (player->hand[0]));
      for (guint type = 0; type < GRIMM_N_TYPES; type++)
        grimm_move (r, GRIMM_PLACE_SEAT (seat), GRIMM_PLACE_SUPPLY, type, 1);
    }

  return BRAMBLE_DONE;
}

enum { WOLF_NEXT, WOLF_CHOSEN };

/* Big Bad Wolf (H): for each player there, @chooser picks the house (the
 * Wolf's player, or in the draft each player for themselves). */
static BrambleFlow
blow_houses (GrimmRun   *r,
             GrimmFrame *f,
             gboolean    own_choice)
{
  GrimmState *s = r->s;

  if (f->step == WOLF_CHOSEN && r->choice.kind == GRIMM_OPT_HOUSE)
    grimm_lose_section (r, r->choice.a, r->choice.b);

  while (f->index < s->n_seats)
    {
      f->seat = (guint8) grimm_seat_in_turn (s, f->index++);
      if (s->players[f->seat].pig == f->place)
        return grimm_ask (r, f, GRIMM_ASK_BLOW_DOWN, own_choice ? f->seat : f->owner, WOLF_CHOSEN);
    }

  return BRAMBLE_DONE;
}

BrambleFlow
grimm_big_bad_wolf (GrimmRun   *r,
                    GrimmFrame *f)
{
  return blow_houses (r, f, FALSE);
}

BrambleFlow
grimm_draft_big_bad_wolf (GrimmRun   *r,
                          GrimmFrame *f)
{
  return blow_houses (r, f, TRUE);
}

enum { TROLL_BEGIN, TROLL_CHOSEN, TROLL_PAID };

/* Bridge Troll (H): one player there gives half of what they Gathered. */
BrambleFlow
grimm_bridge_troll (GrimmRun   *r,
                    GrimmFrame *f)
{
  guint half;

  switch (f->step)
    {
    case TROLL_BEGIN:
      return grimm_ask (r, f, GRIMM_ASK_TROLL_VICTIM, f->owner, TROLL_CHOSEN);

    case TROLL_CHOSEN:
      if (r->choice.a == f->owner)
        {
          grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_LEFT_ALONE);
          return BRAMBLE_DONE;
        }
      half = grimm_sum (r->s->players[r->choice.a].gathered) / 2;
      if (half == 0)
        grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_NOBODY_PAYS);
      return grimm_pay_gathered (r, f, r->choice.a, half, TROLL_PAID);

    case TROLL_PAID:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* The draft's Bridge Troll (H): all other players there pay. */
BrambleFlow
grimm_draft_bridge_troll (GrimmRun   *r,
                          GrimmFrame *f)
{
  GrimmState *s = r->s;

  while (f->index < s->n_seats)
    {
      guint seat = grimm_seat_in_turn (s, f->index++);

      if (seat != f->owner && s->players[seat].pig == f->place)
        return grimm_pay_gathered (r, f, seat, grimm_sum (s->players[seat].gathered) / 2, TROLL_PAID);
    }

  return BRAMBLE_DONE;
}
