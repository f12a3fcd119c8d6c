/* reveal.c: the Fables that act when they are revealed, and Unique Locations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { BEGIN, CHOSEN, CHOSEN_AGAIN, FINISHED };

/* Crystal Ball (D): look at a face-down Gather card, then perhaps change. */
BrambleFlow
grimm_crystal_ball (GrimmRun   *r,
                    GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  switch (f->step)
    {
    case BEGIN:
      return grimm_ask (r, f, GRIMM_ASK_CRYSTAL_PEEK, f->owner, CHOSEN);

    case CHOSEN:
      {
        GrimmPlayer *other = &r->s->players[r->choice.a];
        BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_GATHER_PEEKED, f->owner);

        other->gather_seen |= (guint8) (1u << f->owner);
        event->other = r->choice.a;
        event->card = GRIMM_GATHER_LOCATION (other->gather);
        event->shown = (guint8) (1u << f->owner);
      }
      return grimm_ask (r, f, GRIMM_ASK_CRYSTAL_CHANGE, f->owner, CHOSEN_AGAIN);

    case CHOSEN_AGAIN:
      if (r->choice.kind == GRIMM_OPT_GATHER)
        {
          BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_GATHER_CHANGED, f->owner);

          player->gather_hand |= (guint16) (1u << player->gather);
          player->gather_hand &= (guint16) ~(1u << r->choice.a);
          player->gather = r->choice.a;
          player->gather_home = GRIMM_GATHER_HOME (player->gather);
          player->gather_seen = (guint8) (1u << f->owner);
          event->card = GRIMM_GATHER_LOCATION (player->gather);
          event->shown = player->gather_seen;
        }
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Curse of Darkness (D): every opponent sets down a random Gather card. */
BrambleFlow
grimm_curse_of_darkness (GrimmRun   *r,
                         GrimmFrame *f)
{
  for (guint i = 0; i < r->s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (r->s, i);
      BrambleEvent *event;

      if (seat == f->owner)
        continue;
      grimm_draw_gather (r, seat, grimm_all_gathers (r->s, seat));
      event = grimm_tell (r, GRIMM_EVENT_GATHER_SHUFFLED, seat);
      event->card = GRIMM_GATHER_LOCATION (r->s->players[seat].gather);
      event->shown = r->s->players[seat].gather_seen;
    }

  return BRAMBLE_DONE;
}

/* Hired Help (Next Turn). D: pay any 2 resources, or discard it. G, a round
 * later: as much as was Gathered comes again from the supply. */
BrambleFlow
grimm_hired_help (GrimmRun   *r,
                  GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  if (f->part == GRIMM_PART_NEXT)
    {
      for (guint type = 0; type < GRIMM_N_TYPES; type++)
        grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->owner), type, player->gathered[type]);
      return BRAMBLE_DONE;
    }

  switch (f->step)
    {
    case BEGIN:
      if (grimm_sum (player->stock) >= 2)
        return grimm_ask (r, f, GRIMM_ASK_HIRED_HELP, f->owner, CHOSEN);
      grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_CANNOT_PAY);
      r->choice.kind = GRIMM_OPT_NO;
      G_GNUC_FALLTHROUGH;

    case CHOSEN:
      player->fable = GRIMM_NONE;
      if (r->choice.kind == GRIMM_OPT_NO)
        {
          grimm_discard_fable (r, f->owner, f->cause);
          return BRAMBLE_DONE;
        }
      player->next_laid = f->cause;
      grimm_tell (r, GRIMM_EVENT_CARD_LAID_ASIDE, f->owner)->card = f->cause;
      return grimm_pay_any (r, f, GRIMM_ASK_PAY, f->owner, 2, GRIMM_PLACE_SUPPLY, FINISHED);

    case FINISHED:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* The draft's Hired Help: the doubled amount counts as Gathered. */
BrambleFlow
grimm_draft_hired_help (GrimmRun   *r,
                        GrimmFrame *f)
{
  BrambleFlow flow = grimm_hired_help (r, f);

  if (f->part == GRIMM_PART_NEXT)
    for (guint type = 0; type < GRIMM_N_TYPES; type++)
      r->s->players[f->owner].gathered[type] = (guint16) (2 * r->s->players[f->owner].gathered[type]);

  return flow;
}

/* Magic Flute (D, first of all): every Monster of this round comes into its
 * player's hand. With two, the earlier in turn order takes them. */
void
grimm_magic_flute (GrimmRun   *r,
                   GrimmFrame *f)
{
  GrimmState *s = r->s;

  f->cause = GRIMM_MAGIC_FLUTE;
  for (guint i = 0; i < s->n_seats; i++)
    {
      guint flute = grimm_seat_in_turn (s, i);
      guint n = 0;

      if (s->players[flute].fable != GRIMM_MAGIC_FLUTE)
        continue;

      for (guint j = 0; j < s->n_seats; j++)
        {
          GrimmPlayer *player = &s->players[grimm_seat_in_turn (s, j)];
          guint fable = player->fable;

          if (fable == GRIMM_NONE || grimm_cards[fable].type != GRIMM_MONSTER)
            continue;
          player->fable = GRIMM_NONE;
          grimm_take_open (r, flute, fable, GRIMM_FROM_TABLE);
          n++;
        }
      if (n == 0)
        grimm_tell_idle (r, flute, GRIMM_MAGIC_FLUTE, GRIMM_IDLE_NO_MONSTER);
    }
  f->cause = GRIMM_NONE;
}

static void
deal_friends (GrimmRun   *r,
              GrimmFrame *f)
{
  guint8 seats[GRIMM_MAX_SEATS];
  guint n = 0;

  /* The frame's cards become the Friend of each seat. */
  guint8 dealt[GRIMM_MAX_SEATS] = { GRIMM_NONE, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE };

  for (guint seat = 0; seat < r->s->n_seats; seat++)
    if (seat != f->owner)
      seats[n++] = (guint8) seat;
  bramble_rng_shuffle (&r->s->rng, seats, n);

  n = 0;
  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    if (f->cards[i] == r->choice.a)
      dealt[f->owner] = f->cards[i];
    else if (f->cards[i] != GRIMM_NONE)
      dealt[seats[n++]] = f->cards[i];

  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    f->cards[i] = dealt[i];
}

/* Night at the Tavern (D): a Friend for everybody. With too few Friends, who
 * gets none keeps the old one. */
BrambleFlow
grimm_night_at_the_tavern (GrimmRun   *r,
                           GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case BEGIN:
      for (guint i = 0; i < s->n_seats && i < G_N_ELEMENTS (f->cards); i++)
        {
          f->cards[i] = (guint8) grimm_draw_friend (r);
          if (f->cards[i] != GRIMM_NONE)
            grimm_tell (r, GRIMM_EVENT_FRIEND_TURNED_UP, f->owner)->card = f->cards[i];
        }
      if (f->cards[0] == GRIMM_NONE)
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_TAVERN, f->owner, CHOSEN);

    case CHOSEN:
      deal_friends (r, f);
      f->step = FINISHED;
      G_GNUC_FALLTHROUGH;

    case FINISHED:
      while (f->index < s->n_seats)
        {
          guint seat = grimm_seat_in_turn (s, f->index++);
          guint friend_card = f->cards[seat];

          f->cards[seat] = GRIMM_NONE;
          if (friend_card != GRIMM_NONE && grimm_gain_friend (r, seat, friend_card, GRIMM_NONE))
            return BRAMBLE_AGAIN;
        }
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Wishing Well (D): swap two Gather cards that lie there. Who knows a card
 * still knows it afterwards; in the published rules the two players look at
 * what they got. */
BrambleFlow
grimm_wishing_well (GrimmRun   *r,
                    GrimmFrame *f)
{
  GrimmPlayer *first;
  GrimmPlayer *second;
  guint8 gather, home, seen;

  if (f->step == BEGIN)
    return grimm_ask (r, f, GRIMM_ASK_WISHING_WELL, f->owner, CHOSEN);

  first = &r->s->players[r->choice.a];
  second = &r->s->players[r->choice.b];
  gather = first->gather;
  home = first->gather_home;
  seen = first->gather_seen;
  first->gather = second->gather;
  first->gather_home = second->gather_home;
  first->gather_seen = second->gather_seen;
  second->gather = gather;
  second->gather_home = home;
  second->gather_seen = seen;
  grimm_tell (r, GRIMM_EVENT_GATHERS_SWAPPED, r->choice.a)->other = r->choice.b;

  for (guint i = 0; grimm_edition (r->s)->wishes_peek && i < 2; i++)
    {
      guint seat = i == 0 ? r->choice.a : r->choice.b;
      GrimmPlayer *player = &r->s->players[seat];
      BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_GATHER_PEEKED, seat);

      player->gather_seen |= (guint8) (1u << seat);
      event->other = (guint8) seat;
      event->card = GRIMM_GATHER_LOCATION (player->gather);
      event->shown = (guint8) (1u << seat);
    }

  return BRAMBLE_DONE;
}

enum { UNIQUE_LOCATION, UNIQUE_SEATS };

static gboolean
unique_ends (const GrimmState *s,
             guint             location)
{
  guint pigs = grimm_pigs_at (s, location);

  if (s->unique[location] == GRIMM_GRANDMAS_HOUSE)
    return grimm_monster_at (s, location);
  if (s->unique[location] == GRIMM_LONELY_CASTLE)
    return pigs >= 3 || pigs == s->n_seats;

  /* The Royal Wedding. */
  return pigs == 0;
}

/* One Unique Location at the end of H; BRAMBLE_DONE when it has acted. */
static BrambleFlow
unique_acts (GrimmRun   *r,
             GrimmFrame *f)
{
  GrimmState *s = r->s;

  if (f->cause == GRIMM_GRANDMAS_HOUSE)
    return grimm_all_there_gain (r, f, f->place, 2);

  while (f->index < s->n_seats)
    {
      guint seat = grimm_seat_in_turn (s, f->index++);

      if (f->cause == GRIMM_LONELY_CASTLE)
        {
          if (s->players[seat].pig == f->place && grimm_is_alone (s, seat))
            grimm_gain_one_of_each (r, seat);
        }
      else if (s->players[seat].pig != f->place)
        return grimm_pay_any (r, f, GRIMM_ASK_DISCARD, seat, 1, GRIMM_PLACE_SUPPLY, UNIQUE_SEATS);
    }

  return BRAMBLE_DONE;
}

/* GRIMM_PROC_UNIQUES: the Unique Locations act, then those go that must. */
BrambleFlow
grimm_uniques (GrimmRun   *r,
               GrimmFrame *f)
{
  GrimmState *s = r->s;

  if (f->step == UNIQUE_SEATS)
    {
      if (unique_acts (r, f) == BRAMBLE_AGAIN)
        return BRAMBLE_AGAIN;
      f->step = UNIQUE_LOCATION;
      f->place++;
    }

  for (; f->place < s->n_locations; f->place++)
    if (s->unique[f->place] != GRIMM_NONE)
      {
        f->cause = s->unique[f->place];
        f->index = 0;
        f->step = UNIQUE_SEATS;
        return BRAMBLE_AGAIN;
      }

  f->cause = GRIMM_NONE;
  for (guint location = 0; location < s->n_locations; location++)
    if (s->unique[location] != GRIMM_NONE && unique_ends (s, location))
      {
        guint fable = s->unique[location];
        BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_UNIQUE_LEFT, GRIMM_NONE);

        event->card = (guint8) fable;
        event->a = (guint8) location;
        s->unique[location] = GRIMM_NONE;
        grimm_discard_fable (r, GRIMM_NONE, fable);
      }

  return BRAMBLE_DONE;
}
