/* position-round.c: the position commands for where the round is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "position.h"

#include <string.h>

/* The Build turn is that of @seat, and those before it are over. */
static void
go_on_with_turn (GrimmState *s,
                 guint       seat)
{
  s->stack[0].index = (guint8) (1 + (seat + s->n_seats - s->start) % s->n_seats);
  s->stack[s->depth - 1].owner = (guint8) seat;
  s->ask_seat = (guint8) seat;
}

gboolean
grimm_set_start (GrimmWords *w)
{
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  w->s->start = (guint8) seat;
  if (!w->s->over && w->s->ask_kind == GRIMM_ASK_ACTION)
    {
      const GrimmFrame *turn = &w->s->stack[w->s->depth - 1];
      gboolean nobody_acted = w->s->stack[0].index == 1 && w->s->players[turn->owner].used == 0;

      go_on_with_turn (w->s, nobody_acted ? seat : turn->owner);
    }
  return TRUE;
}

gboolean
grimm_set_round (GrimmWords *w)
{
  guint n;

  if (!grimm_word_number (w, 0, 1, 10000, &n))
    return FALSE;
  w->s->round = (guint16) n;
  return TRUE;
}

gboolean
grimm_set_seed (GrimmWords *w)
{
  guint64 seed;

  if (!g_ascii_string_to_unsigned (w->words[0], 10, 0, G_MAXUINT64, &seed, NULL))
    return grimm_refuse (w, "“%s” is no number", w->words[0]);
  bramble_rng_seed (&w->s->rng, seed);
  return TRUE;
}

/* What lies before a player is taken up for a new planning. */
static void
take_up_plan (GrimmWords *w,
              guint       seat)
{
  GrimmPlayer *player = &w->s->players[seat];

  if (player->fable != GRIMM_NONE && !player->dreamt)
    grimm_hand_add (w->s, seat, player->fable);
  else
    grimm_give_back (w, player->fable);
  player->fable = GRIMM_NONE;
  player->fable_seen = 0;
  player->dreamt = FALSE;
  player->monster_at = GRIMM_NONE;
  player->gather = GRIMM_NONE;
  player->gather_home = 0;
  player->gather_seen = 0;
  player->gather_hand = (guint16) (((1u << w->s->n_locations) - 1) << (4 * seat));
  player->pig = GRIMM_HOME;
}

/* The cards before a player turn up as they have by the time of @window. */
static void
turn_up (GrimmPlayer *player,
         guint        window)
{
  if (window > GRIMM_WINDOW_FABLES)
    player->fable_seen = player->fable == GRIMM_NONE ? 0 : GRIMM_ALL_SEATS;
  if (window > GRIMM_WINDOW_GATHERS)
    {
      player->gather_seen = GRIMM_ALL_SEATS;
      player->faced = GRIMM_GATHER_LOCATION (player->gather);
      if (player->pig == GRIMM_HOME)
        player->pig = player->faced;
    }
}

/* The game goes on at the beginning of a window. From the Fables on, everybody
 * must have set down a Gather card, and pigs that are at home go there; when
 * building, all cards have gone back. */
gboolean
grimm_set_window (GrimmWords *w)
{
  GrimmState *s = w->s;
  BrambleAsk ask;
  GrimmRun run = { .s = s, .ask = &ask, .events = w->events };
  guint window;

  if (!grimm_word_id (w, 0, "window", grimm_window_ids, GRIMM_N_WINDOWS, &window))
    return FALSE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (window <= GRIMM_WINDOW_PLAN)
      take_up_plan (w, seat);
    else if (window < GRIMM_WINDOW_BACK)
      {
        if (s->players[seat].gather == GRIMM_NONE)
          return grimm_refuse (w, "%s has set down no Gather card", grimm_seat_ids[seat]);
        turn_up (&s->players[seat], window);
      }

  s->planning = 0;
  s->plans_shown = window > GRIMM_WINDOW_PLAN ? (guint8) ((1u << s->n_seats) - 1) : 0;
  s->over = FALSE;
  s->winners = 0;
  s->won_by = 0;
  s->depth = 0;
  /* The frame of the rounds was there before the first window. */
  s->window = GRIMM_WINDOW_START;
  grimm_push (&run, GRIMM_PROC_ROUND, GRIMM_NONE, GRIMM_NONE);
  s->window = (guint8) window;
  if (window > GRIMM_WINDOW_BACK)
    grimm_cards_back (&run);
  grimm_tell (&run, GRIMM_EVENT_WINDOW_BEGAN, GRIMM_NONE)->a = (guint8) window;
  grimm_run (&run);
  return TRUE;
}

/* "set planning SEAT… [peeked]": all others have planned. With "peeked" only
 * the Evil Queen is left, and she has looked already. */
gboolean
grimm_set_planning (GrimmWords *w)
{
  GrimmState *s = w->s;
  BrambleAsk ask;
  GrimmRun run = { .s = s, .ask = &ask, .events = w->events };
  guint n_words = w->n_words;
  gboolean peeked = n_words > 1 && strcmp (w->words[n_words - 1], "peeked") == 0;
  guint8 seats;
  gboolean read;

  if (s->over || s->window != GRIMM_WINDOW_PLAN)
    return grimm_refuse (w, "nobody is planning");
  w->n_words -= peeked;
  read = grimm_word_seats (w, 0, &seats);
  w->n_words = n_words;
  if (!read)
    return FALSE;
  if (seats == 0)
    return grimm_refuse (w, "when all have planned, the window is “fables”");
  if (peeked && !(((seats & (seats - 1)) == 0) && s->players[__builtin_ctz (seats)].friend_card == GRIMM_EVIL_QUEEN))
    return grimm_refuse (w, "only the Evil Queen looks, when all others have planned");
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (((seats >> seat) & 1) == 0 && s->players[seat].gather == GRIMM_NONE)
      return grimm_refuse (w, "%s has set down no Gather card", grimm_seat_ids[seat]);
  s->planning = seats;
  grimm_plan_on (&run, peeked);
  return TRUE;
}

/* "set turn SEAT" */
gboolean
grimm_set_turn (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  if (s->over || s->ask_kind != GRIMM_ASK_ACTION)
    return grimm_refuse (w, "nobody has a Build turn");
  go_on_with_turn (s, seat);
  return TRUE;
}

/* "set plans-shown SEAT… | none": whose set-down cards all may see, backs up */
gboolean
grimm_set_plans_shown (GrimmWords *w)
{
  return grimm_word_seats (w, 0, &w->s->plans_shown);
}
