/* check-frames.c: what must be true of effects under way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions come from consoles, too. Whatever an effect relies on when it goes on
 * is looked at here, so that every position that is let in can be played on.
 */

#include "grimm.h"

#include "editions.h"
#include "waits.h"

static gboolean
asks_right_seat (const GrimmState *s,
                 const GrimmFrame *f,
                 GrimmAsks         asks)
{
  switch (asks)
    {
    case GRIMM_ASKS_NOBODY:
      return TRUE;
    case GRIMM_ASKS_OWNER:
      return s->ask_seat == f->owner;
    case GRIMM_ASKS_SEAT:
      return s->ask_seat == f->seat;
    case GRIMM_ASKS_OTHER:
      return s->ask_seat == f->other;
    }

  return FALSE;
}

/* How many Friends lie open. */
static guint
n_open (const GrimmFrame *f)
{
  guint n = 0;

  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    n += f->cards[i] != GRIMM_NONE;
  return n;
}

/* Whether the numbers that several effects use in the same way are right. */
static gboolean
check_notes (const GrimmState *s,
             const GrimmFrame *f,
             const GrimmWait       *wait)
{
  guint notes = wait->notes;
  gboolean own_place = f->proc == GRIMM_PROC_BUILD || f->proc == GRIMM_PROC_PAY_ANY;

  if ((notes & GRIMM_NOTES_SEAT) ? f->seat >= s->n_seats : f->seat != 0)
    return FALSE;
  if ((notes & GRIMM_NOTES_OTHER) ? f->other >= s->n_seats || f->other == f->owner
                            : f->other != 0 && f->proc != GRIMM_PROC_PAY_ANY)
    return FALSE;
  if ((notes & GRIMM_NOTES_TYPE) ? f->type >= GRIMM_N_TYPES : f->type != 0)
    return FALSE;
  if (!own_place && ((notes & GRIMM_NOTES_LOCATION) ? f->place >= s->n_locations
                     : (notes & GRIMM_NOTES_MARKET) ? f->place != GRIMM_MARKET || s->n_locations <= GRIMM_MARKET
                                              : f->place != 0))
    return FALSE;
  if (!own_place && f->proc != GRIMM_PROC_COLLECT
      && ((notes & GRIMM_NOTES_TURNS) ? f->index == 0 || f->index > s->n_seats
          : (notes & GRIMM_NOTES_TOP_2) ? f->index != 2 || s->n_deck < 2
          : (notes & GRIMM_NOTES_TOP_3) ? f->index == 0 || f->index > MIN (3, s->n_deck)
          : (notes & GRIMM_NOTES_TOP_4) ? f->index < f->left || f->index > MIN (2u + f->left, s->n_deck)
                                  : f->index != 0))
    return FALSE;
  if (f->left < wait->least || f->left > wait->most)
    return FALSE;

  return (notes & GRIMM_NOTES_CARDS) || n_open (f) == 0;
}

/* Planning: whoever plans has not planned, the Evil Queen's player comes last and
 * looks as the edition has it, and the Fable comes after the Gather card. */
static gboolean
check_plan (const GrimmState *s,
            const GrimmFrame *f)
{
  const GrimmPlayer *player = &s->players[f->seat];

  if (s->window != GRIMM_WINDOW_PLAN || ((s->planning >> f->seat) & 1) == 0 || s->planning >> s->n_seats != 0)
    return FALSE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (((s->planning >> seat) & 1) == 0 && s->players[seat].gather == GRIMM_NONE)
      return FALSE;
  if (s->ask_kind == GRIMM_ASK_PLAN_FABLE)
    return player->gather != GRIMM_NONE && (player->fable == GRIMM_NONE || !player->dreamt);
  if (s->ask_kind != GRIMM_ASK_PLAN_GATHER)
    return player->friend_card == GRIMM_EVIL_QUEEN && s->planning == 1u << f->seat
           && grimm_edition (s)->queen_sees_both == (s->ask_kind == GRIMM_ASK_QUEEN_PEEK_BOTH);

  return TRUE;
}

/* The one whose turn it is to draft stands at the Market, and not alone. */
static gboolean
check_collect (const GrimmState *s,
               const GrimmFrame *f)
{
  guint n_pigs = grimm_pigs_at (s, GRIMM_MARKET);

  return f->index < s->n_seats && f->seat == grimm_seat_in_turn (s, f->index) && s->players[f->seat].pig == GRIMM_MARKET
         && n_pigs > 1 && s->draft_left > 0 && s->draft_left <= grimm_sum (s->piles[GRIMM_MARKET]);
}

static gboolean
check_build (const GrimmState *s,
             const GrimmFrame *f,
             const GrimmFrame *turn)
{
  const GrimmPlayer *player = &s->players[f->owner];
  const GrimmHouse *house;

  if (f->owner != turn->owner || f->place >= player->n_sites || f->index >= GRIMM_N_SECTIONS || f->part > 1)
    return FALSE;
  house = &player->sites[f->place];
  if (s->ask_kind == GRIMM_ASK_PUSS_PAYER && f->step == 1)
    {
      GrimmCost cost = grimm_cost (s, f->owner, f->index, f->place);

      return f->part == 1 && house->height == f->index && (house->height == 0 || house->type == f->type)
             && s->supply[f->type][f->index] > 0 && player->stock[f->type] + 1u >= cost.supply + cost.toll;
    }

  return house->height == f->index + 1u && house->type == f->type && f->index > 0
         && (f->index == GRIMM_WALLS ? f->step == 2 : s->bonus[f->type] == f->owner);
}

/* What is paid to whom follows from the effect that called. */
static gboolean
check_pay_any (const GrimmState *s,
               const GrimmFrame *f,
               const GrimmFrame *parent)
{
  guint to = f->index == GRIMM_ASK_GIVE ? parent->owner : GRIMM_PLACE_SUPPLY;
  guint kind = parent->proc == GRIMM_PROC_UNIQUES ? GRIMM_ASK_DISCARD
             : parent->cause == GRIMM_HIRED_HELP ? GRIMM_ASK_PAY : GRIMM_ASK_GIVE;

  return f->index == s->ask_kind && f->index == kind && f->place == to && f->other == parent->owner
         && (kind != GRIMM_ASK_PAY || f->owner == parent->owner) && (kind != GRIMM_ASK_GIVE || f->owner != parent->owner);
}

static gboolean
check_pay_gathered (const GrimmState *s,
                    const GrimmFrame *f,
                    const GrimmFrame *parent)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (f->tally[type] > s->players[f->owner].gathered[type])
      return FALSE;

  return f->other == parent->owner;
}

/* Whether there is enough of what is taken again and again. */
static gboolean
is_enough (const GrimmState *s,
           const GrimmFrame *f)
{
  if (s->ask_kind == GRIMM_ASK_GODMOTHER_DISCARD)
    return f->left <= s->players[f->owner].hand_size;

  return s->ask_kind != GRIMM_ASK_TAKE_FROM_LOCATION || f->left <= grimm_sum (s->piles[f->place]);
}

/* A card's own frame: whose it is, and what lies open. */
static gboolean
check_card (const GrimmState *s,
            const GrimmFrame *f,
            const GrimmFrame *parent)
{
  const GrimmPlayer *player = &s->players[f->owner];
  guint open = n_open (f);

  if (f->cause == GRIMM_ROBIN_HOOD && f->part == GRIMM_PART_FRIEND && s->window == GRIMM_WINDOW_BUILD_END)
    {
      if (f->tally[0] >> s->n_seats != 0 || f->tally[1] != 0 || f->tally[2] != 0)
        return FALSE;
    }
  else if (grimm_sum (f->tally) > 0)
    return FALSE;
  /* Of the Friends that were turned up one goes to each seat that waits. */
  if (f->cause == GRIMM_NIGHT_AT_THE_TAVERN)
    for (guint seat = s->n_seats; seat < GRIMM_MAX_SEATS; seat++)
      if (f->cards[seat] != GRIMM_NONE)
        return FALSE;
  if (f->cause == GRIMM_NIGHT_AT_THE_TAVERN ? f->step == 1 && f->cards[0] == GRIMM_NONE
      : f->cause == GRIMM_FROG_PRINCE && f->step == 1 ? open != 1 || f->cards[0] == GRIMM_NONE : open != 0)
    return FALSE;

  switch ((GrimmPart) f->part)
    {
    case GRIMM_PART_FRIEND:
      /* The Frog Prince is gone when another Friend comes. */
      return parent->proc == GRIMM_PROC_ROUND && (player->friend_card == f->cause || f->cause == GRIMM_FROG_PRINCE);
    case GRIMM_PART_NEXT:
      return parent->proc == GRIMM_PROC_ROUND && player->next_card == f->cause;
    case GRIMM_PART_FABLE:
      /* Hired Help is laid aside before it is paid. */
      if ((f->cause == GRIMM_HIRED_HELP && f->step == 3 ? player->next_laid : player->fable) != f->cause)
        return FALSE;
      if (grimm_cards[f->cause].type == GRIMM_MONSTER)
        return parent->proc == GRIMM_PROC_MONSTER && f->owner == parent->owner && f->cause == parent->cause
               && f->place == parent->place;
      return parent->proc == GRIMM_PROC_ROUND;
    case GRIMM_PART_SPECIAL:
      return parent->proc == GRIMM_PROC_TURN && f->owner == parent->owner && player->friend_card == f->cause;
    case GRIMM_PART_FREE:
      /* In the draft some leave at the start of the round. */
      return parent->proc == GRIMM_PROC_ROUND
             ? s->window == GRIMM_WINDOW_START && (grimm_rule (s, f->cause)->windows & GRIMM_IN (s->window))
             : parent->proc == GRIMM_PROC_TURN && f->owner == parent->owner;
    case GRIMM_PART_GAINED:
      return player->friend_card == f->cause
             && (parent->proc == GRIMM_PROC_GAIN_FRIEND || parent->cause == GRIMM_NIGHT_AT_THE_TAVERN);
    case GRIMM_N_PARTS:
      break;
    }

  return FALSE;
}

/* What an effect that was called has of the one that called it. */
static gboolean
check_called (const GrimmState *s,
              const GrimmFrame *f,
              const GrimmFrame *parent)
{
  gboolean monster = f->cause < GRIMM_N_FABLES && grimm_cards[f->cause].type == GRIMM_MONSTER;

  switch ((GrimmProc) f->proc)
    {
    case GRIMM_PROC_PLAN:
      return f->owner == GRIMM_NONE && f->cause == GRIMM_NONE && check_plan (s, f);
    case GRIMM_PROC_COLLECT:
      return f->owner == GRIMM_NONE && f->cause == GRIMM_NONE && check_collect (s, f);
    case GRIMM_PROC_TURN:
      return f->owner < s->n_seats && f->cause == GRIMM_NONE;
    case GRIMM_PROC_BUILD:
      return f->cause == (f->step == 1 ? GRIMM_PUSS_IN_BOOTS : GRIMM_NONE) && check_build (s, f, parent);
    case GRIMM_PROC_CARD:
      return f->owner < s->n_seats && check_card (s, f, parent);
    case GRIMM_PROC_MONSTER:
      return f->owner < s->n_seats && monster && (grimm_rule (s, f->cause)->windows & GRIMM_IN (s->window))
             && s->players[f->owner].fable == f->cause && s->players[f->owner].monster_at == f->place
             && f->seat == grimm_seat_in_turn (s, f->index - 1u);
    case GRIMM_PROC_PLACE:
      return f->owner < s->n_seats && s->players[f->owner].fable == f->cause && f->cause < GRIMM_N_FABLES
             && (monster ? s->ask_kind == GRIMM_ASK_PLACE_MONSTER
                         : grimm_cards[f->cause].type == GRIMM_UNIQUE && s->ask_kind == GRIMM_ASK_PLACE_UNIQUE);
    case GRIMM_PROC_GAIN_FRIEND:
      return f->owner == parent->owner && f->cause == parent->cause && n_open (f) == (f->step == 1)
             && (f->step != 1 || f->cards[0] != GRIMM_NONE);
    case GRIMM_PROC_GAIN_ANY:
      return f->owner < s->n_seats && f->cause == parent->cause;
    case GRIMM_PROC_PAY_ANY:
      return f->owner < s->n_seats && f->cause == parent->cause && check_pay_any (s, f, parent);
    case GRIMM_PROC_PAY_GATHERED:
      return f->owner < s->n_seats && f->cause == parent->cause && check_pay_gathered (s, f, parent);
    case GRIMM_PROC_UNIQUES:
      return f->owner == GRIMM_NONE && s->unique[f->place] == f->cause && f->cause != GRIMM_NONE
             && s->window == GRIMM_WINDOW_GATHER_END;
    case GRIMM_PROC_ROUND:
    case GRIMM_N_PROCS:
      break;
    }

  return FALSE;
}

/* The lowest frame: how far the window is, by what it has called last. */
static gboolean
check_round (const GrimmState *s)
{
  const GrimmFrame *f = &s->stack[0];
  const GrimmFrame *called = &s->stack[1];
  GrimmPart part = f->part == 0 ? GRIMM_N_PARTS : (GrimmPart) (f->part - 1u);

  if (s->depth < 2 || f->proc != GRIMM_PROC_ROUND || f->step != 1 || f->owner != GRIMM_NONE || f->cause != GRIMM_NONE
      || f->window != GRIMM_WINDOW_START || f->left != 0 || f->seat != 0 || f->other != 0 || f->type != 0 || f->place != 0
      || grimm_sum (f->tally) > 0 || n_open (f) > 0 || f->part > GRIMM_N_STEPS)
    return FALSE;

  switch ((GrimmProc) called->proc)
    {
    case GRIMM_PROC_PLAN:
      return f->index == 0 && f->part == 0;
    case GRIMM_PROC_COLLECT:
      return s->window == GRIMM_WINDOW_COLLECT && f->index == 0 && f->part == 0;
    case GRIMM_PROC_UNIQUES:
      return f->index == s->n_seats + 1u && f->part == 0;
    case GRIMM_PROC_TURN:
      return s->window == GRIMM_WINDOW_BUILD && f->index > 0 && f->index <= s->n_seats && f->part == 0
             && called->owner == grimm_seat_in_turn (s, f->index - 1u);
    case GRIMM_PROC_PLACE:
      return s->window == GRIMM_WINDOW_FABLES && f->index > 0 && f->index <= s->n_seats && f->part == 0
             && called->owner == grimm_seat_in_turn (s, f->index - 1u);
    case GRIMM_PROC_MONSTER:
      return f->index < s->n_seats && part == GRIMM_PART_FABLE && called->owner == grimm_seat_in_turn (s, f->index);
    case GRIMM_PROC_CARD:
      if (s->window == GRIMM_WINDOW_FABLES)
        return f->index > 0 && f->index <= s->n_seats && f->part == 0 && called->part == GRIMM_PART_FABLE
               && called->owner == grimm_seat_in_turn (s, f->index - 1u);
      /* In the draft a Friend may leave in its step. */
      return f->index < s->n_seats && called->owner == grimm_seat_in_turn (s, f->index)
             && (called->part == part || (called->part == GRIMM_PART_FREE && part == GRIMM_PART_FRIEND));
    case GRIMM_PROC_ROUND:
    case GRIMM_PROC_BUILD:
    case GRIMM_PROC_GAIN_FRIEND:
    case GRIMM_PROC_GAIN_ANY:
    case GRIMM_PROC_PAY_ANY:
    case GRIMM_PROC_PAY_GATHERED:
    case GRIMM_N_PROCS:
      break;
    }

  return FALSE;
}

/* From the Fables on until they go back, everybody has a Gather card; and from
 * their arrival on no pig is at home. */
static gboolean
check_window (const GrimmState *s)
{
  for (guint seat = 0; s->window > GRIMM_WINDOW_PLAN && s->window < GRIMM_WINDOW_BACK && seat < s->n_seats; seat++)
    if (s->players[seat].gather == GRIMM_NONE
        || (s->window >= GRIMM_WINDOW_ARRIVE && s->players[seat].pig == GRIMM_HOME))
      return FALSE;

  return s->draft_left == 0 || s->ask_kind == GRIMM_ASK_MARKET_DRAFT;
}

/**
 * grimm_check_frames:
 *
 * Whether the effects under way fit each other and the position, and the top one
 * waits for what is asked. What is used as an index is one, as grimm_check() saw.
 */
gboolean
grimm_check_frames (const GrimmState *s)
{
  if (!check_round (s) || !check_window (s))
    return FALSE;
  for (guint i = 1; i < s->depth; i++)
    {
      const GrimmFrame *f = &s->stack[i];
      const GrimmWait *wait = grimm_find_wait (s, i);

      if (wait == NULL || f->window != s->window || !check_notes (s, f, wait)
          || (f->proc != GRIMM_PROC_CARD && f->proc != GRIMM_PROC_BUILD && f->part != 0)
          || (f->proc != GRIMM_PROC_CARD && f->proc != GRIMM_PROC_PAY_GATHERED && grimm_sum (f->tally) > 0)
          || !check_called (s, f, &s->stack[i - 1]) || !asks_right_seat (s, f, wait->asks)
          || (i + 1u == s->depth && !is_enough (s, f)))
        return FALSE;
    }

  return TRUE;
}
