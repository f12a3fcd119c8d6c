/* fables.c: the Fables that act before or after collecting on cards, actions
 * and pigs, Monsters apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

enum { BEGIN, CHOSEN, CHOSEN_AGAIN, FINISHED };

/* Chinny Chin Chin (F): away from a Monster; or draw when none was played. */
BrambleFlow
grimm_chinny_chin_chin (GrimmRun   *r,
                        GrimmFrame *f)
{
  guint location = r->s->players[f->owner].pig;

  switch (f->step)
    {
    case BEGIN:
      if (!r->s->monster_played)
        {
          grimm_draw_fable (r, f->owner);
          return BRAMBLE_DONE;
        }
      return grimm_draft_chinny_chin_chin (r, f);

    case CHOSEN:
      if (r->choice.kind == GRIMM_OPT_LOCATION && r->choice.a != location)
        grimm_move_pig (r, f->owner, r->choice.a);
      else
        grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_LEFT_ALONE);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* The draft's Chinny Chin Chin: the move only. */
BrambleFlow
grimm_draft_chinny_chin_chin (GrimmRun   *r,
                              GrimmFrame *f)
{
  guint location = r->s->players[f->owner].pig;

  if (f->step == CHOSEN)
    return grimm_chinny_chin_chin (r, f);
  if (location >= GRIMM_N_LOCATIONS || !grimm_monster_at (r->s, location))
    return BRAMBLE_DONE;

  return grimm_ask (r, f, GRIMM_ASK_CHINNY_MOVE, f->owner, CHOSEN);
}

/* Consult the Oracle (H): alone, a random Fable from every other hand. */
BrambleFlow
grimm_consult_the_oracle (GrimmRun   *r,
                          GrimmFrame *f)
{
  GrimmState *s = r->s;
  guint cards = 0;

  switch (f->step)
    {
    case BEGIN:
      for (guint seat = 0; seat < s->n_seats; seat++)
        if (seat != f->owner)
          cards += s->players[seat].hand_size;
      if (cards == 0 || !grimm_is_alone (s, f->owner))
        return BRAMBLE_DONE;
      return grimm_ask (r, f, GRIMM_ASK_ORACLE, f->owner, CHOSEN);

    case CHOSEN:
      if (r->choice.kind != GRIMM_OPT_YES)
        grimm_tell_idle (r, f->owner, f->cause, GRIMM_IDLE_LEFT_ALONE);
      for (guint i = 0; r->choice.kind == GRIMM_OPT_YES && i < s->n_seats; i++)
        {
          guint seat = grimm_seat_in_turn (s, i);

          if (seat != f->owner && s->players[seat].hand_size > 0)
            grimm_pass_fable (r, seat, f->owner, grimm_random_in_hand (r, seat));
        }
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Cutting Corners (H): alone, the card becomes a cheaper Build Site. */
BrambleFlow
grimm_cutting_corners (GrimmRun   *r,
                       GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->owner];

  if (grimm_is_alone (r->s, f->owner) && player->n_sites < GRIMM_MAX_SITES)
    {
      player->corner = player->n_sites++;
      player->fable = GRIMM_NONE;
      grimm_tell (r, GRIMM_EVENT_SITE_GAINED, f->owner)->a = player->corner;
    }

  return BRAMBLE_DONE;
}

/* Ghostly Whispers (H): alone, draw 4 Fables and keep 2. The four stay on the
 * deck, known to their player, while two of them are chosen. */
BrambleFlow
grimm_ghostly_whispers (GrimmRun   *r,
                        GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case BEGIN:
      if (!grimm_is_alone (s, f->owner))
        return BRAMBLE_DONE;
      grimm_look_at_top (r, f, 4);
      f->left = (guint16) MIN (f->index, 2);
      break;

    case CHOSEN:
      grimm_keep_from_top (r, f, r->choice.a);
      f->left--;
      break;
    }

  if (f->left > 0)
    return grimm_ask (r, f, GRIMM_ASK_WHISPERS, f->owner, CHOSEN);

  for (; f->index > 0; f->index--)
    grimm_discard_fable (r, GRIMM_NONE, grimm_take_from_deck (r, s->n_deck - 1u));
  return BRAMBLE_DONE;
}

/* Little Helpers (H): alone, 2 more actions. */
BrambleFlow
grimm_little_helpers (GrimmRun   *r,
                      GrimmFrame *f)
{
  if (grimm_is_alone (r->s, f->owner))
    grimm_change_actions (r, f->owner, 2);

  return BRAMBLE_DONE;
}

/* Mysterious Stranger (H): alone, gain a Friend. */
BrambleFlow
grimm_mysterious_stranger (GrimmRun   *r,
                           GrimmFrame *f)
{
  if (f->step == FINISHED || !grimm_is_alone (r->s, f->owner))
    return BRAMBLE_DONE;

  return grimm_call (r, f, GRIMM_PROC_GAIN_FRIEND, f->owner, FINISHED);
}

/* Powerful Friends (H): an action from each opponent at one's Location. */
BrambleFlow
grimm_powerful_friends (GrimmRun   *r,
                        GrimmFrame *f)
{
  for (guint i = 0; i < r->s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (r->s, i);

      if (grimm_is_with (r->s, f->owner, seat) && r->s->players[seat].actions > 0)
        {
          grimm_change_actions (r, seat, -1);
          grimm_change_actions (r, f->owner, 1);
        }
    }

  return BRAMBLE_DONE;
}

/* @seat goes where a random one of the Gather cards in @among sends it. */
static void
send_away (GrimmRun *r,
           guint     seat,
           guint16   among)
{
  GrimmPlayer *player = &r->s->players[seat];

  if (!grimm_draw_gather (r, seat, among))
    return;

  grimm_turn_up_gather (r, seat);
  if (player->pig != GRIMM_GATHER_LOCATION (player->gather))
    grimm_move_pig (r, seat, GRIMM_GATHER_LOCATION (player->gather));
}

/* Roar (F): opponents at one's Location draw from all their Gather cards, and
 * may so stay. */
BrambleFlow
grimm_roar (GrimmRun   *r,
            GrimmFrame *f)
{
  for (guint i = 0; i < r->s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (r->s, i);

      if (grimm_is_with (r->s, f->owner, seat))
        send_away (r, seat, grimm_all_gathers (r->s, seat));
    }

  return BRAMBLE_DONE;
}

/* The draft's Roar: from the unplayed ones, never to where they stand. */
BrambleFlow
grimm_draft_roar (GrimmRun   *r,
                  GrimmFrame *f)
{
  for (guint i = 0; i < r->s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (r->s, i);

      if (grimm_is_with (r->s, f->owner, seat))
        send_away (r, seat, (guint16) (grimm_usable_gathers (r->s, seat)
                                       & ~GRIMM_GATHERS_OF (r->s->players[seat].pig)));
    }

  return BRAMBLE_DONE;
}

/* Search the Past (H): with company, any 2 Fables from the discard pile. */
BrambleFlow
grimm_search_the_past (GrimmRun   *r,
                       GrimmFrame *f)
{
  GrimmState *s = r->s;

  if (f->step == BEGIN)
    f->left = grimm_has_company (s, f->owner) ? 2 : 0;
  else if (r->choice.kind == GRIMM_OPT_FABLE)
    {
      guint at = s->n_discard - 1u;

      while (s->discard[at] != r->choice.a)
        at--;
      s->n_discard--;
      memmove (s->discard + at, s->discard + at + 1, s->n_discard - at);
      grimm_take_open (r, f->owner, r->choice.a, GRIMM_FROM_DISCARD);
      f->left--;
    }
  else
    return BRAMBLE_DONE;

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, GRIMM_ASK_SEARCH, f->owner, CHOSEN);
}

/* Spy Network (H): a Fable for each player at one's Location (two of them in
 * the draft). */
static BrambleFlow
spy_network (GrimmRun   *r,
             GrimmFrame *f,
             guint       each)
{
  guint location = r->s->players[f->owner].pig;

  if (location < GRIMM_N_LOCATIONS)
    for (guint n = each * grimm_pigs_at (r->s, location); n > 0; n--)
      grimm_draw_fable (r, f->owner);

  return BRAMBLE_DONE;
}

BrambleFlow
grimm_spy_network (GrimmRun   *r,
                   GrimmFrame *f)
{
  return spy_network (r, f, 1);
}

BrambleFlow
grimm_draft_spy_network (GrimmRun   *r,
                         GrimmFrame *f)
{
  return spy_network (r, f, 2);
}
