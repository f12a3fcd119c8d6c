/* check.c: what must be true of every position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include <words.h>

#include "editions.h"
#include "engine.h"

static gboolean
is_friend_or_none (guint card)
{
  return card == GRIMM_NONE || (card >= GRIMM_N_FABLES && card < GRIMM_N_CARDS);
}

static gboolean
is_fable_or_none (guint card)
{
  return card == GRIMM_NONE || card < GRIMM_N_FABLES;
}

static gboolean
is_place_or_none (const GrimmState *s,
                  guint             location)
{
  return location == GRIMM_NONE || location < s->n_locations;
}

static gboolean
is_seat_or_none (const GrimmState *s,
                 guint             seat)
{
  return seat == GRIMM_NONE || seat < s->n_seats;
}

/* Numbers that are used as an index must be one. */
static gboolean
check_ranges (const GrimmState  *s,
              GError           **error)
{
  if (s->edition >= grimm_n_editions || s->n_seats < 2 || s->n_seats > GRIMM_MAX_SEATS
      || s->n_locations != (s->n_seats == 4 ? 4 : 3) || s->start >= s->n_seats
      || s->ask_kind >= GRIMM_N_ASKS || s->depth == 0 || s->depth > GRIMM_MAX_DEPTH
      || !is_seat_or_none (s, s->ask_seat))
    return bramble_refuse (error, "the position has a number that is out of bounds");

  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    if (!is_fable_or_none (s->unique[location]))
      return bramble_refuse (error, "%s has an unknown Unique Location", grimm_location_ids[location]);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (!is_seat_or_none (s, s->bonus[type]))
      return bramble_refuse (error, "the bonus for %s belongs to an unknown seat", grimm_type_ids[type]);
  for (guint i = 0; i < s->n_deck; i++)
    if (s->deck[i] >= GRIMM_N_FABLES)
      return bramble_refuse (error, "the Fable deck has an unknown card");
  for (guint i = 0; i < s->n_discard; i++)
    if (s->discard[i] >= GRIMM_N_FABLES)
      return bramble_refuse (error, "the Fable discard pile has an unknown card");
  for (guint i = 0; i < s->n_friends; i++)
    if (s->friends[i] == GRIMM_NONE || !is_friend_or_none (s->friends[i]))
      return bramble_refuse (error, "the Friend deck has an unknown card");
  for (guint i = 0; i < s->n_friend_discard; i++)
    if (s->friend_discard[i] == GRIMM_NONE || !is_friend_or_none (s->friend_discard[i]))
      return bramble_refuse (error, "the Friend discard pile has an unknown card");

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *p = &s->players[seat];

      if (!is_friend_or_none (p->friend_card) || !is_fable_or_none (p->fable)
          || !is_fable_or_none (p->next_card) || !is_fable_or_none (p->next_laid)
          || !is_place_or_none (s, p->next_place) || !is_place_or_none (s, p->monster_at)
          || (p->gather != GRIMM_NONE && p->gather >= 4 * s->n_seats)
          || !is_place_or_none (s, p->faced) || !is_seat_or_none (s, p->robbed)
          || (p->pig < GRIMM_NOWHERE && p->pig >= s->n_locations)
          || (p->corner != GRIMM_NONE && p->corner >= p->n_sites)
          || p->n_sites != grimm_edition (s)->sites + (p->corner != GRIMM_NONE)
          || (p->specials >> (GRIMM_N_CARDS - GRIMM_N_FABLES)) != 0 || (s->deck_known[seat] >> s->n_deck) != 0
          || (p->next_card == GRIMM_NONE && p->next_place != GRIMM_NONE)
          || (p->friend_card != GRIMM_RAPUNZEL && grimm_sum (p->tower) > 0))
        return bramble_refuse (error, "%s has a number that is out of bounds", grimm_seat_ids[seat]);
    }

  for (guint i = 0; i < s->depth; i++)
    {
      const GrimmFrame *f = &s->stack[i];

      if (f->proc >= GRIMM_N_PROCS || f->part >= GRIMM_N_PARTS
          || (f->cause != GRIMM_NONE && f->cause >= GRIMM_N_CARDS)
          || !is_seat_or_none (s, f->owner) || !is_seat_or_none (s, f->seat)
          || !is_seat_or_none (s, f->other))
        return bramble_refuse (error, "an effect under way has a number that is out of bounds");
      for (guint j = 0; j < GRIMM_MAX_SEATS; j++)
        if (!is_friend_or_none (f->cards[j]))
          return bramble_refuse (error, "an effect under way has an unknown Friend");
    }

  return TRUE;
}

static void
count (guint8 *counts,
       guint   card)
{
  if (card < GRIMM_N_CARDS)
    counts[card]++;
}

/* Every card is in exactly one place. */
static gboolean
check_cards (const GrimmState  *s,
             GError           **error)
{
  guint8 counts[GRIMM_N_CARDS] = { 0 };

  for (guint i = 0; i < s->n_deck; i++)
    count (counts, s->deck[i]);
  for (guint i = 0; i < s->n_discard; i++)
    count (counts, s->discard[i]);
  for (guint i = 0; i < s->n_friends; i++)
    count (counts, s->friends[i]);
  for (guint i = 0; i < s->n_friend_discard; i++)
    count (counts, s->friend_discard[i]);
  for (guint location = 0; location < s->n_locations; location++)
    count (counts, s->unique[location]);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *p = &s->players[seat];
      guint in_hand = 0;

      for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
        {
          guint n = grimm_hand_count (p, fable);

          in_hand += n;
          counts[fable] = (guint8) (counts[fable] + n);
        }
      if (in_hand != p->hand_size)
        return bramble_refuse (error, "%s holds %u Fables, not %u", grimm_seat_ids[seat], in_hand, p->hand_size);
      if ((p->hand[1] & ~p->hand[0]) != 0)
        return bramble_refuse (error, "%s holds a second copy without a first", grimm_seat_ids[seat]);
      count (counts, p->friend_card);
      count (counts, p->fable);
      count (counts, p->next_card);
      count (counts, p->next_laid);
      if (p->corner != GRIMM_NONE)
        count (counts, GRIMM_CUTTING_CORNERS);
    }
  for (guint i = 0; i < s->depth; i++)
    for (guint j = 0; j < GRIMM_MAX_SEATS; j++)
      count (counts, s->stack[i].cards[j]);

  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    {
      guint wanted = card < GRIMM_N_FABLES ? grimm_copies (s, card) : (guint) grimm_has_friend (s, card);

      if (counts[card] != wanted)
        return bramble_refuse (error, "there are %u copies of %s, not %u", counts[card], grimm_cards[card].id, wanted);
    }

  return TRUE;
}

static gboolean
check_gathers (const GrimmState  *s,
               GError           **error)
{
  guint16 seen = 0;
  guint16 all = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *p = &s->players[seat];
      guint16 held = p->gather_hand;

      all |= (guint16) (((1u << s->n_locations) - 1) << (4 * seat));
      if (p->gather != GRIMM_NONE)
        {
          if (GRIMM_GATHER_HOME (p->gather) != p->gather_home || ((held >> p->gather) & 1))
            return bramble_refuse (error, "the Gather card before %s is in two places", grimm_seat_ids[seat]);
          held |= (guint16) (1u << p->gather);
        }
      if (seen & held)
        return bramble_refuse (error, "a Gather card of %s is in two places", grimm_seat_ids[seat]);
      seen |= held;
      if (p->locked != 0
          && (p->friend_card != GRIMM_LITTLE_MERMAID || (p->locked >> s->n_locations) != 0
              || s->n_locations - (guint) __builtin_popcount (p->locked) != 2))
        return bramble_refuse (error, "%s has the wrong Gather cards under the Little Mermaid", grimm_seat_ids[seat]);
    }

  return seen == all || bramble_refuse (error, "a Gather card is missing");
}

static gboolean
check_houses (const GrimmState  *s,
              GError           **error)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint site = 0; site < GRIMM_MAX_SITES; site++)
      if ((s->players[seat].sites[site].height == 0 || site >= s->players[seat].n_sites)
          && (s->players[seat].sites[site].height != 0 || s->players[seat].sites[site].type != 0))
        return bramble_refuse (error, "%s has something on a site where no house stands", grimm_seat_ids[seat]);
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    for (guint section = 0; section < GRIMM_N_SECTIONS; section++)
      {
        guint n = s->supply[type][section];

        for (guint seat = 0; seat < s->n_seats; seat++)
          for (guint site = 0; site < s->players[seat].n_sites; site++)
            n += s->players[seat].sites[site].type == type && s->players[seat].sites[site].height > section;
        if (n != GRIMM_SECTIONS_EACH)
          return bramble_refuse (error, "there are %u %s %s sections, not %d", n, grimm_type_ids[type],
                      grimm_section_ids[section], GRIMM_SECTIONS_EACH);
      }

  /* Whoever finishes the first house of a type takes the bonus before anything
   * else is asked, and nobody ever gives it back. */
  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint type = 0; type < GRIMM_N_TYPES; type++)
      if (s->bonus[type] == GRIMM_NONE && grimm_complete_houses (&s->players[seat], type) > 0)
        return bramble_refuse (error, "%s has a finished %s house, and nobody has its First Builder Bonus", grimm_seat_ids[seat],
                    grimm_type_ids[type]);

  return TRUE;
}

/* The ask must find in the top frame what it relies on. */
static gboolean
check_ask (const GrimmState  *s,
           GError           **error)
{
  const GrimmFrame *f = &s->stack[s->depth - 1];
  GrimmNeeds needs = grimm_asks[s->ask_kind].needs;

  if (((needs & GRIMM_NEEDS_OWNER) && f->owner >= s->n_seats)
      || ((needs & GRIMM_NEEDS_SEAT) && f->seat >= s->n_seats)
      || ((needs & GRIMM_NEEDS_OTHER) && f->other >= s->n_seats)
      || ((needs & GRIMM_NEEDS_PLACE) && f->place >= s->n_locations)
      || ((needs & GRIMM_NEEDS_TOP) && f->index > s->n_deck)
      || ((needs & GRIMM_NEEDS_SECTION) && f->index >= GRIMM_N_SECTIONS))
    return bramble_refuse (error, "what is asked does not fit the effect under way");

  return TRUE;
}

/**
 * grimm_check:
 *
 * Says what is impossible about a position: cards, sections and Gather cards
 * must be conserved, and the ask must have a legal answer.
 */
gboolean
grimm_check (gconstpointer   state,
             GError        **error)
{
  const GrimmState *s = state;
  BrambleAsk ask;

  if (!check_ranges (s, error) || !check_cards (s, error) || !check_gathers (s, error)
      || !check_houses (s, error))
    return FALSE;

  if (s->over)
    return s->ask_kind == GRIMM_ASK_NOTHING || bramble_refuse (error, "the game is over and asks something");

  if (s->winners != 0 || s->won_by != 0)
    return bramble_refuse (error, "the game is not over and has winners");
  if (s->ask_kind == GRIMM_ASK_NOTHING || s->ask_seat == GRIMM_NONE)
    return bramble_refuse (error, "the game is not over and asks nothing");
  if (!check_ask (s, error))
    return FALSE;
  if (!grimm_check_frames (s))
    return bramble_refuse (error, "what is going on is impossible");
  grimm_ask_fill (s, &ask);
  return ask.n_options > 0 || bramble_refuse (error, "nothing can be answered in this position");
}
