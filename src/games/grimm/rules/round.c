/* round.c: the windows of a round, A to N
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"
#include "editions.h"

#define REGAL_LIMIT 10

/* What a Location gets when it is refilled. */
static const guint8 refill[GRIMM_N_LOCATIONS][GRIMM_N_TYPES] = {
  [GRIMM_FIELDS]    = { 5, 0, 0 },
  [GRIMM_FOREST]    = { 0, 4, 0 },
  [GRIMM_BRICKYARD] = { 0, 0, 3 },
  [GRIMM_MARKET]    = { 1, 1, 1 },
};

static void
refill_locations (GrimmRun *r)
{
  GrimmState *s = r->s;

  for (guint location = 0; location < s->n_locations; location++)
    for (guint type = 0; type < GRIMM_N_TYPES; type++)
      if (refill[location][type] > 0)
        {
          guint n = MIN (refill[location][type], (guint) (GRIMM_MANY - s->piles[location][type]));
          BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_REFILLED, GRIMM_NONE);

          s->piles[location][type] = (guint16) (s->piles[location][type] + n);
          event->a = (guint8) GRIMM_PLACE_LOCATION (location);
          event->c = (guint8) type;
          event->n = (gint16) n;
        }
}

/* Makes everything ready for window A. The Locations are refilled here, at the
 * set-up as at every clean up. */
void
grimm_begin_round (GrimmRun *r)
{
  GrimmState *s = r->s;

  if (s->round < G_MAXUINT16)
    s->round++;
  s->monster_played = FALSE;
  s->planning = 0;
  s->plans_shown = 0;
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      GrimmPlayer *player = &s->players[seat];

      for (guint type = 0; type < GRIMM_N_TYPES; type++)
        player->gathered[type] = 0;
      player->pig = GRIMM_HOME;
      player->actions = GRIMM_ACTIONS;
      player->used = 0;
      player->declared = GRIMM_NONE;
      player->robbed = GRIMM_NONE;
      player->faced = GRIMM_NONE;
      player->dreamt = FALSE;
      player->next_card = player->next_laid;
      player->next_laid = GRIMM_NONE;
      player->next_place = GRIMM_NONE;
    }
  refill_locations (r);
}

/* Pushes what a player's Friend, Next Turn card or Fable does in this window. */
static gboolean
push_step (GrimmRun  *r,
           guint      seat,
           GrimmPart  part)
{
  GrimmState *s = r->s;
  const GrimmPlayer *player = &s->players[seat];
  guint card = part == GRIMM_PART_FRIEND ? player->friend_card
             : part == GRIMM_PART_NEXT ? player->next_card
             : player->fable;
  const GrimmRule *rule;

  if (card == GRIMM_NONE)
    return FALSE;

  rule = grimm_rule (s, card);
  if (((part == GRIMM_PART_NEXT ? rule->next_windows : rule->windows) & GRIMM_IN (s->window)) == 0)
    return FALSE;

  if (part == GRIMM_PART_FABLE && grimm_cards[card].type == GRIMM_MONSTER)
    grimm_push (r, GRIMM_PROC_MONSTER, seat, card);
  else
    grimm_push (r, GRIMM_PROC_CARD, seat, card)->part = (guint8) part;
  return TRUE;
}

/* Pushes the next effect of the window: player by player in turn order, for
 * each of them the Friend, the Next Turn card, the Fable. */
static gboolean
walk (GrimmRun   *r,
      GrimmFrame *f)
{
  for (; f->index < r->s->n_seats; f->index++)
    {
      guint seat = grimm_seat_in_turn (r->s, f->index);

      while (f->part < GRIMM_N_STEPS)
        if (push_step (r, seat, f->part++))
          return TRUE;
      f->part = 0;
    }

  return FALSE;
}

static void
prince_regal (GrimmRun *r)
{
  GrimmState *s = r->s;
  guint location = GRIMM_NONE;
  guint most = REGAL_LIMIT;
  BrambleEvent *event;

  /* Upwards with >=, so that of equal ones the sturdiest type wins. */
  if (grimm_edition (s)->regal_limit)
    for (guint l = 0; l < s->n_locations; l++)
      {
        guint sum = grimm_sum (s->piles[l]);

        if (sum > REGAL_LIMIT && sum >= most)
          {
            most = sum;
            location = l;
          }
      }

  event = grimm_tell (r, GRIMM_EVENT_REGAL_CAME, GRIMM_NONE);
  if (location == GRIMM_NONE)
    {
      location = bramble_rng_below (&s->rng, s->n_locations);
      /* In the draft he draws a card. */
      event->n = grimm_edition (s)->regal_limit;
    }
  event->a = (guint8) location;
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_move (r, GRIMM_PLACE_LOCATION (location), GRIMM_PLACE_SUPPLY, type, s->piles[location][type] / 2u);
}

/* All Fables turn up at once. */
static void
reveal_fables (GrimmRun *r)
{
  GrimmState *s = r->s;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);
      GrimmPlayer *player = &s->players[seat];

      if (player->fable == GRIMM_NONE)
        continue;

      player->fable_seen = GRIMM_ALL_SEATS;
      /* A card of Sleeping Beauty's never was in the hand. */
      if (!player->dreamt)
        grimm_know_left (s, player->fable, seat);
      if (grimm_cards[player->fable].type == GRIMM_MONSTER)
        s->monster_played = TRUE;
      grimm_tell (r, GRIMM_EVENT_FABLE_REVEALED, seat)->card = player->fable;
    }
}

/* Window D for one player: what kind of Fable decides where it goes. */
static gboolean
push_revealed (GrimmRun *r,
               guint     seat)
{
  GrimmPlayer *player = &r->s->players[seat];
  guint fable = player->fable;

  if (fable == GRIMM_NONE)
    return FALSE;

  switch ((GrimmCardType) grimm_cards[fable].type)
    {
    case GRIMM_MONSTER:
    case GRIMM_UNIQUE:
      grimm_push (r, GRIMM_PROC_PLACE, seat, fable);
      return TRUE;

    case GRIMM_NEXT_TURN:
      if (push_step (r, seat, GRIMM_PART_FABLE))
        return TRUE;
      player->next_laid = (guint8) fable;
      player->fable = GRIMM_NONE;
      grimm_tell (r, GRIMM_EVENT_CARD_LAID_ASIDE, seat)->card = (guint8) fable;
      return FALSE;

    case GRIMM_PLAIN:
    case GRIMM_FRIEND:
      return push_step (r, seat, GRIMM_PART_FABLE);
    }

  g_assert_not_reached ();
}

static gboolean
walk_revealed (GrimmRun   *r,
               GrimmFrame *f)
{
  while (f->index < r->s->n_seats)
    if (push_revealed (r, grimm_seat_in_turn (r->s, f->index++)))
      return TRUE;

  return FALSE;
}

/* All Gather cards turn up at once. */
static void
reveal_gathers (GrimmRun *r)
{
  GrimmState *s = r->s;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);
      GrimmPlayer *player = &s->players[seat];
      GrimmPlayer *home = &s->players[player->gather_home];

      player->gather_seen = GRIMM_ALL_SEATS;
      player->faced = GRIMM_GATHER_LOCATION (player->gather);
      /* A card that was chosen under the Little Mermaid does not lie under her. */
      if (home->friend_card == GRIMM_LITTLE_MERMAID && !home->locked_late)
        home->unlocked |= (guint8) (1u << player->faced);
      grimm_tell (r, GRIMM_EVENT_GATHER_REVEALED, seat)->a = player->faced;
    }
}

static void
pigs_stand (GrimmRun *r)
{
  GrimmState *s = r->s;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);

      if (s->players[seat].pig == GRIMM_HOME)
        grimm_move_pig (r, seat, GRIMM_GATHER_LOCATION (s->players[seat].gather));
    }
}

/* Window I: Gather cards home, resolved Fables discarded, Monsters off. */
void
grimm_cards_back (GrimmRun *r)
{
  GrimmState *s = r->s;
  guint all = (1u << s->n_locations) - 1;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);
      GrimmPlayer *player = &s->players[seat];

      player->gather = GRIMM_NONE;
      player->gather_home = 0;
      player->gather_seen = 0;
      player->gather_hand = (guint16) (all << (4 * seat));
      player->locked_late = FALSE;
      player->monster_at = GRIMM_NONE;
      if (player->next_card != GRIMM_NONE)
        grimm_discard_fable (r, seat, player->next_card);
      if (player->fable != GRIMM_NONE)
        grimm_discard_fable (r, seat, player->fable);
      player->next_card = GRIMM_NONE;
      player->next_place = GRIMM_NONE;
      player->fable = GRIMM_NONE;
      player->fable_seen = 0;
    }
}

/* Of the seats in @seats, those that have the most houses of @type. */
static guint
with_most (const GrimmState *s,
           guint             seats,
           guint             type)
{
  guint best = 0;
  guint most = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if ((seats >> seat) & 1)
      {
        guint n = grimm_complete_houses (&s->players[seat], type);

        if (n > most)
          {
            most = n;
            best = 0;
          }
        if (n == most)
          best |= 1u << seat;
      }

  return best;
}

#define SEVERAL(seats) (((seats) & ((seats) - 1)) != 0)

/* Window M. */
static void
game_end (GrimmRun *r)
{
  GrimmState *s = r->s;
  guint seats = 0;
  GrimmWonBy won_by = GRIMM_WON_BY_HOUSES;
  BrambleEvent *event;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (grimm_all_houses (&s->players[seat]) >= GRIMM_HOUSES_TO_WIN)
      seats |= 1u << seat;
  if (seats == 0)
    return;

  if (SEVERAL (seats))
    {
      won_by = GRIMM_WON_BY_BRICK;
      seats = with_most (s, seats, GRIMM_BRICK);
    }
  if (SEVERAL (seats))
    {
      won_by = GRIMM_WON_BY_WOOD;
      seats = with_most (s, seats, GRIMM_WOOD);
    }
  if (SEVERAL (seats))
    {
      won_by = GRIMM_WON_SHARED;
      for (int type = GRIMM_BRICK; type >= GRIMM_STRAW; type--)
        if (s->bonus[type] != GRIMM_NONE && ((seats >> s->bonus[type]) & 1))
          {
            won_by = GRIMM_WON_BY_BONUS;
            seats = 1u << s->bonus[type];
            break;
          }
    }

  s->over = TRUE;
  s->winners = (guint8) seats;
  s->won_by = (guint8) won_by;
  event = grimm_tell (r, GRIMM_EVENT_GAME_WON, GRIMM_NONE);
  event->a = (guint8) seats;
  event->b = (guint8) won_by;
}

static void
tell_round (GrimmRun *r)
{
  GrimmState *s = r->s;

  grimm_tell (r, GRIMM_EVENT_ROUND_BEGAN, s->start)->n = (gint16) MIN (s->round, G_MAXINT16);
  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);

      if (s->players[seat].next_card != GRIMM_NONE)
        grimm_tell (r, GRIMM_EVENT_CARD_RECALLED, seat)->card = s->players[seat].next_card;
    }
}

static BrambleFlow
enter (GrimmRun    *r,
       GrimmFrame  *f,
       GrimmWindow  window)
{
  r->s->window = (guint8) window;
  f->step = 0;
  f->index = 0;
  f->part = 0;
  grimm_tell (r, GRIMM_EVENT_WINDOW_BEGAN, GRIMM_NONE)->a = (guint8) window;
  return BRAMBLE_AGAIN;
}

/* GRIMM_PROC_ROUND, the frame at the bottom of the stack. It never ends; the
 * game does. */
BrambleFlow
grimm_round (GrimmRun   *r,
             GrimmFrame *f)
{
  GrimmState *s = r->s;
  gboolean first = f->step == 0;

  f->step = 1;
  switch ((GrimmWindow) s->window)
    {
    case GRIMM_WINDOW_START:
      if (first)
        tell_round (r);
      return walk (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_REGAL);

    case GRIMM_WINDOW_REGAL:
      if (s->n_seats == 2)
        prince_regal (r);
      return enter (r, f, GRIMM_WINDOW_PLAN);

    case GRIMM_WINDOW_PLAN:
      if (!first)
        return enter (r, f, GRIMM_WINDOW_FABLES);
      s->planning = (guint8) ((1u << s->n_seats) - 1);
      grimm_push (r, GRIMM_PROC_PLAN, GRIMM_NONE, GRIMM_NONE);
      return BRAMBLE_AGAIN;

    case GRIMM_WINDOW_FABLES:
      if (first)
        {
          reveal_fables (r);
          grimm_magic_flute (r, f);
        }
      return walk_revealed (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_GATHERS);

    case GRIMM_WINDOW_GATHERS:
      if (first)
        reveal_gathers (r);
      if (walk (r, f))
        return BRAMBLE_AGAIN;
      pigs_stand (r);
      return enter (r, f, GRIMM_WINDOW_ARRIVE);

    case GRIMM_WINDOW_ARRIVE:
      return walk (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_BEFORE);

    case GRIMM_WINDOW_BEFORE:
      return walk (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_COLLECT);

    case GRIMM_WINDOW_COLLECT:
      if (first)
        {
          grimm_push (r, GRIMM_PROC_COLLECT, GRIMM_NONE, GRIMM_NONE);
          return BRAMBLE_AGAIN;
        }
      return walk (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_GATHER_END);

    case GRIMM_WINDOW_GATHER_END:
      if (walk (r, f))
        return BRAMBLE_AGAIN;
      if (f->index == s->n_seats)
        {
          f->index++;
          grimm_push (r, GRIMM_PROC_UNIQUES, GRIMM_NONE, GRIMM_NONE);
          return BRAMBLE_AGAIN;
        }
      return enter (r, f, GRIMM_WINDOW_BACK);

    case GRIMM_WINDOW_BACK:
      grimm_cards_back (r);
      return enter (r, f, GRIMM_WINDOW_BUILD_START);

    case GRIMM_WINDOW_BUILD_START:
      return walk (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_BUILD);

    case GRIMM_WINDOW_BUILD:
      if (f->index < s->n_seats)
        {
          grimm_push (r, GRIMM_PROC_TURN, grimm_seat_in_turn (s, f->index++), GRIMM_NONE);
          return BRAMBLE_AGAIN;
        }
      return enter (r, f, GRIMM_WINDOW_BUILD_END);

    case GRIMM_WINDOW_BUILD_END:
      return walk (r, f) ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_GAME_END);

    case GRIMM_WINDOW_GAME_END:
      game_end (r);
      return s->over ? BRAMBLE_AGAIN : enter (r, f, GRIMM_WINDOW_CLEAN_UP);

    case GRIMM_WINDOW_CLEAN_UP:
      s->start = (guint8) grimm_seat_in_turn (s, 1);
      grimm_tell (r, GRIMM_EVENT_START_PASSED, s->start);
      grimm_begin_round (r);
      return enter (r, f, GRIMM_WINDOW_START);

    case GRIMM_N_WINDOWS:
      break;
    }

  g_assert_not_reached ();
}
