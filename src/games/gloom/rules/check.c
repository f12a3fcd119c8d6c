/* check.c: what must be true of every position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"
#include "gloom.h"

#include <string.h>

/* Numbers that are used as an index must be one. */
static gboolean
check_ranges (const GloomState  *s,
              GError           **error)
{
  if (s->n_seats < 2 || s->n_seats > GLOOM_MAX_SEATS || s->start >= s->n_seats || s->active >= s->n_seats
      || s->poker >> s->n_seats != 0 || s->extra_next >> s->n_seats != 0
      || (s->simple && (s->with_stories > 0 || s->poker != 0)))
    return bramble_refuse (error, "the position has a number that is out of bounds");
  if (s->turns > GLOOM_MAX_TURNS * s->n_seats || s->passes > s->n_seats)
    return bramble_refuse (error, "there are at most %u turns in all, and %u passed in a row end the game",
                           GLOOM_MAX_TURNS * s->n_seats, s->n_seats);
  if (s->action > GLOOM_ACTIONS + s->extra || s->free_plays > GLOOM_MAX_FREE_PLAYS)
    return bramble_refuse (error, "a turn has two actions, at most one extra action and four free plays");
  if (s->n_seats == 2 && s->backwards)
    return bramble_refuse (error, "two players have no direction of play");
  for (guint seat = 0; seat < GLOOM_MAX_SEATS; seat++)
    {
      guint n = (guint) (__builtin_popcountll (s->hands[seat][0]) + __builtin_popcountll (s->hands[seat][1]));

      if (n > GLOOM_MAX_HAND)
        return bramble_refuse (error, "nobody holds more than %u cards", GLOOM_MAX_HAND);
      if (n != s->n_hands[seat] || (n > 0 && seat >= s->n_seats)
          || s->hands[seat][1] >> (GLOOM_N_DECK - 64) != 0)
        return bramble_refuse (error, "seat-%u has a wrong number of cards", seat + 1);
      if (s->orders[seat] >= (seat < s->n_seats ? GLOOM_N_ORDERS : 1)
          || (s->orders[seat] != GLOOM_ORDER_NONE && ((s->poker >> seat) & 1) == 0))
        return bramble_refuse (error, "seat-%u has given an order that it cannot give", seat + 1);
      if (s->deck_known[seat] >= 1u << GLOOM_TOP_CARDS
          || (s->deck_known[seat] != 0
              && (seat >= s->n_seats || s->deck_known[seat] >> MIN (s->n_deck, GLOOM_TOP_CARDS) != 0)))
        return bramble_refuse (error, "seat-%u knows cards of the draw pile that are not there", seat + 1);
    }

  return TRUE;
}

/* A game is over as soon as it ends, and a turn has no more than happened in it. */
static gboolean
check_turn (const GloomState  *s,
            GError           **error)
{
  if ((s->over == GLOOM_OVER_BY_PASSES) != (s->passes == s->n_seats))
    return bramble_refuse (error, "the game is over by passes when %u passed in a row, and only then", s->n_seats);
  if (s->over == GLOOM_OVER_BY_TURNS && s->turns < GLOOM_MAX_TURNS * s->n_seats)
    return bramble_refuse (error, "the game is over by turns after %u of them", GLOOM_MAX_TURNS * s->n_seats);
  if ((s->over == GLOOM_OVER_BY_FAMILY) != gloom_is_complete (s) && (s->over || !gloom_is_within_ending (s)))
    return bramble_refuse (error, "the game is over when all of a family are finished, and no Ending acts any more");
  if (s->idle && s->free_plays > 0)
    return bramble_refuse (error, "who does nothing but pass has no free plays");
  if ((s->extra_next >> s->active) & 1)
    return bramble_refuse (error, "seat-%u is on turn, and has an extra action now or never", s->active + 1);
  return s->orders[s->active] == GLOOM_ORDER_NONE
         || bramble_refuse (error, "seat-%u has given an order that it cannot give", s->active + 1);
}

static gboolean
check_stories (const GloomState  *s,
               GError           **error)
{
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    {
      if ((s->stories[i] != GLOOM_NONE) != (i < s->with_stories)
          || (s->stories[i] != GLOOM_NONE && gloom_kind (s->stories[i]) != GLOOM_STORY)
          || (s->holders[i] != GLOOM_NONE && (s->holders[i] >= s->n_seats || s->stories[i] == GLOOM_NONE)))
        return bramble_refuse (error, "there are %u Stories, and only seats hold them", s->with_stories);
      for (guint j = 0; j < i; j++)
        if (s->stories[i] != GLOOM_NONE
            && (s->stories[i] == s->stories[j] || (s->holders[i] != GLOOM_NONE && s->holders[i] == s->holders[j])))
          return bramble_refuse (error, "a Story is there twice, or somebody holds two");
    }

  return TRUE;
}

/* Characters are chosen one at a time, in turn, and each belongs to one family. */
static gboolean
check_families (const GloomState  *s,
                GError           **error)
{
  guint32 seen = 0;
  guint n = 0;

  for (guint hero = 0; hero < GLOOM_MAX_HEROES; hero++)
    {
      guint character = s->heroes[hero].character;

      if (character == GLOOM_NONE)
        continue;
      if (hero >= gloom_n_heroes (s) || character >= GLOOM_N_CARDS || gloom_kind (character) != GLOOM_CHARACTER
          || ((seen >> (character - GLOOM_N_DECK_AND_STORIES)) & 1))
        return bramble_refuse (error, "a Character is in no family, or in two");
      seen |= 1u << (character - GLOOM_N_DECK_AND_STORIES);
      n++;
    }
  if (!gloom_is_drafting (s))
    return n == gloom_n_heroes (s) || bramble_refuse (error, "somebody’s family is too small");

  for (guint i = 0; i < gloom_n_heroes (s); i++)
    {
      guint hero = GLOOM_HERO (gloom_nth_seat (s, s->start, i % s->n_seats), i / s->n_seats);

      if ((s->heroes[hero].character != GLOOM_NONE) != (i < n) || s->heroes[hero].top != GLOOM_NONE)
        return bramble_refuse (error, "Characters are chosen in turn, before anything is laid on them");
    }
  if (s->backwards || s->over || s->action > 0 || s->n_discard > 0
      || s->active != gloom_nth_seat (s, s->start, n % s->n_seats))
    return bramble_refuse (error, "while families are chosen nothing else happens");
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->n_hands[seat] > 0 || s->orders[seat] != GLOOM_ORDER_NONE)
      return bramble_refuse (error, "while families are chosen nobody has cards");

  return TRUE;
}

/* Counts the cards of piles, and says whether they can lie like that. */
static gboolean
check_piles (const GloomState  *s,
             guint8            *counts,
             GError           **error)
{
  guint64 in_pile[2] = { 0, 0 };

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    {
      guint n = 0;

      for (guint card = s->heroes[hero].top; card != GLOOM_NONE; card = s->below[card])
        {
          guint kind = card < GLOOM_N_DECK ? gloom_kind (card) : GLOOM_STORY;

          if (++n > GLOOM_N_DECK || (kind != GLOOM_MODIFIER && !(kind == GLOOM_ENDING && n == 1))
              || s->laid_by[card] >= s->n_seats)
            return bramble_refuse (error, "only Modifiers lie on Characters, and an Ending on top");
          counts[card]++;
          in_pile[card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
        }
    }
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (!gloom_in_set (in_pile, card) && (s->below[card] != GLOOM_NONE || s->laid_by[card] != GLOOM_NONE))
      return bramble_refuse (error, "%s lies on something, but on no Character", gloom_cards[card].id);

  return TRUE;
}

/* Every card of the game is in exactly one place. */
static gboolean
check_cards (const GloomState  *s,
             GError           **error)
{
  guint8 counts[256] = { 0 };

  if (!check_piles (s, counts, error))
    return FALSE;
  for (guint i = 0; i < s->n_deck; i++)
    counts[s->deck[i]]++;
  for (guint i = 0; i < s->n_discard; i++)
    counts[s->discard[i]]++;
  for (guint i = 0; i < s->depth; i++)
    {
      if (s->stack[i].held != GLOOM_NONE)
        counts[s->stack[i].held]++;
      if (s->stack[i].answer != GLOOM_NONE)
        counts[s->stack[i].answer]++;
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint half = 0; half < 2; half++)
      for (guint64 left = s->hands[seat][half]; left != 0; left &= left - 1)
        counts[half * 64 + (guint) __builtin_ctzll (left)]++;

  for (guint card = 0; card < G_N_ELEMENTS (counts); card++)
    {
      guint wanted = card < GLOOM_N_DECK && gloom_in_game (s, card);

      if (counts[card] != wanted)
        return bramble_refuse (error, "%s is there %u times, not %u",
                          card < GLOOM_N_CARDS ? gloom_cards[card].id : "an unknown card", counts[card], wanted);
    }

  return TRUE;
}

/* What somebody knows of a hand is true. */
static gboolean
check_knowledge (const GloomState  *s,
                 GError           **error)
{
  static const guint8 nobody[GLOOM_MAX_SEATS] = { 0 };

  for (guint card = 0; card < GLOOM_N_DECK; card++)
    for (guint viewer = 0; viewer < GLOOM_MAX_SEATS && memcmp (s->known[card], nobody, sizeof nobody) != 0; viewer++)
      {
        guint owners = s->known[card][viewer];
        gboolean held = FALSE;

        if (owners == 0)
          continue;
        for (guint seat = 0; seat < s->n_seats; seat++)
          held |= ((owners >> seat) & 1) && gloom_in_set (s->hands[seat], card);
        if (!held || owners >> s->n_seats != 0 || viewer >= s->n_seats || ((owners >> viewer) & 1))
          return bramble_refuse (error, "seat-%u knows something untrue of %s", viewer + 1, gloom_cards[card].id);
      }

  return TRUE;
}

/**
 * gloom_check:
 *
 * Says what is impossible about a position: cards must be conserved, knowledge
 * true, and the ask must have a legal answer.
 */
gboolean
gloom_check (gconstpointer   state,
             GError        **error)
{
  const GloomState *s = state;
  BrambleAsk ask;

  if (!check_ranges (s, error) || !check_stories (s, error) || !check_families (s, error) || !check_cards (s, error)
      || !check_knowledge (s, error))
    return FALSE;
  if (s->over)
    return s->depth == 0 && s->ask_seat == GLOOM_NONE
             ? check_turn (s, error)
             : bramble_refuse (error, "the game is over, and something goes on");

  /* Frames that are sound can be looked at. */
  if (!gloom_check_frames (s, error) || !check_turn (s, error))
    return FALSE;
  gloom_ask_fill (s, &ask);
  return ask.n_options > 0 || bramble_refuse (error, "nothing can be answered in this position");
}
