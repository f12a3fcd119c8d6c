/* position-plans.c: the position commands for what lies before the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "position.h"

#include <string.h>

/* A Gather card goes into a hand. */
static void
hold_gather (GrimmState *s,
             guint       seat,
             guint       card)
{
  s->players[seat].gather_hand |= (guint16) (1u << card);
}

/* Takes a Gather card out of whichever hand it is in. */
static void
take_gather (GrimmState *s,
             guint       card)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->players[seat].gather_hand &= (guint16) ~(1u << card);
}

static void
lay_gather (GrimmPlayer *player,
            guint        card)
{
  player->gather = (guint8) card;
  player->gather_home = card == GRIMM_NONE ? 0 : GRIMM_GATHER_HOME (card);
}

/* The seat before which @card lies, or GRIMM_NONE. */
static guint
lies_before (const GrimmState *s,
             guint             card)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].gather == card)
      return seat;

  return GRIMM_NONE;
}

/* "set plan SEAT LOCATION|none [FABLE]": the cards that lie before a player.
 * What lies there now goes home. */
gboolean
grimm_set_plan (GrimmWords *w)
{
  GrimmState *s = w->s;
  GrimmPlayer *player;
  guint seat, location = GRIMM_NONE, fable = GRIMM_NONE;

  if (!grimm_word_seat (w, 0, &seat) || (!grimm_word_is_none (w, 1) && !grimm_word_location (w, 1, &location))
      || (w->n_words == 3 && !grimm_word_card (w, 2, FALSE, &fable)))
    return FALSE;
  player = &s->players[seat];
  if (player->gather != GRIMM_NONE)
    hold_gather (s, GRIMM_GATHER_HOME (player->gather), player->gather);
  if (location == GRIMM_NONE)
    lay_gather (player, GRIMM_NONE);
  else
    {
      guint card = GRIMM_GATHER (seat, location);
      guint before = lies_before (s, card);

      if (before != GRIMM_NONE && before != seat)
        return grimm_refuse (w, "that Gather card lies before %s", grimm_seat_ids[before]);
      take_gather (s, card);
      lay_gather (player, card);
    }
  player->gather_seen = (guint8) (location == GRIMM_NONE ? 0 : 1u << seat);
  player->fable_seen = (guint8) (fable == GRIMM_NONE ? 0 : 1u << seat);
  player->monster_at = GRIMM_NONE;
  player->dreamt = FALSE;
  grimm_forget (s);
  if (fable != GRIMM_NONE && grimm_hand_count (player, fable) > 0)
    {
      grimm_give_back (w, player->fable);
      grimm_hand_remove (s, seat, fable);
      player->fable = (guint8) fable;
      return TRUE;
    }
  return grimm_swap_card (w, &player->fable, fable);
}

/* "set dream SEAT": the Fable before it came from the deck, unseen. When
 * building it has gone, but it was this round's. */
gboolean
grimm_set_dream (GrimmWords *w)
{
  GrimmPlayer *player;
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  player = &w->s->players[seat];
  if (player->fable == GRIMM_NONE && w->s->window <= GRIMM_WINDOW_PLAN)
    return grimm_refuse (w, "no Fable lies before %s", grimm_seat_ids[seat]);
  player->dreamt = TRUE;
  player->fable_seen = 0;
  return TRUE;
}

/* "set swapped SEAT OWNER": the Gather card before a player, for the same
 * Location, is another's. When that card lies before somebody, the two are
 * swapped. */
gboolean
grimm_set_swapped (GrimmWords *w)
{
  GrimmState *s = w->s;
  GrimmPlayer *player;
  guint seat, owner, card, before;

  if (!grimm_word_seat (w, 0, &seat) || !grimm_word_seat (w, 1, &owner))
    return FALSE;
  player = &s->players[seat];
  if (player->gather == GRIMM_NONE)
    return grimm_refuse (w, "%s has set down no Gather card", grimm_seat_ids[seat]);
  card = GRIMM_GATHER (owner, GRIMM_GATHER_LOCATION (player->gather));
  before = lies_before (s, card);
  if (before == GRIMM_NONE)
    {
      take_gather (s, card);
      hold_gather (s, GRIMM_GATHER_HOME (player->gather), player->gather);
    }
  else
    lay_gather (&s->players[before], player->gather);
  lay_gather (player, card);
  return TRUE;
}

/* A Gather card of another player: "forest-of-seat-2". */
static gboolean
word_gather (GrimmWords *w,
             guint       at,
             guint      *card)
{
  for (*card = 0; *card < 4 * w->s->n_seats; (*card)++)
    {
      g_autofree char *id = g_strdup_printf ("%s-of-%s", grimm_location_ids[GRIMM_GATHER_LOCATION (*card)],
                                             grimm_seat_ids[GRIMM_GATHER_HOME (*card)]);

      if (GRIMM_GATHER_LOCATION (*card) < w->s->n_locations && strcmp (w->words[at], id) == 0)
        return TRUE;
    }

  return grimm_refuse (w, "“%s” is no Gather card", w->words[at]);
}

/* "set strange SEAT CARD… | none": the Gather cards of others in a hand. */
gboolean
grimm_set_strange (GrimmWords *w)
{
  GrimmState *s = w->s;
  guint seat;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  for (guint card = 0; card < 4 * s->n_seats; card++)
    if (GRIMM_GATHER_HOME (card) != seat && ((s->players[seat].gather_hand >> card) & 1))
      {
        take_gather (s, card);
        hold_gather (s, GRIMM_GATHER_HOME (card), card);
      }
  if (w->n_words == 2 && grimm_word_is_none (w, 1))
    return TRUE;

  for (guint i = 1; i < w->n_words; i++)
    {
      guint card;

      if (!word_gather (w, i, &card))
        return FALSE;
      if (GRIMM_GATHER_HOME (card) == seat)
        return grimm_refuse (w, "“%s” is the own card of %s", w->words[i], grimm_seat_ids[seat]);
      if (lies_before (s, card) != GRIMM_NONE)
        return grimm_refuse (w, "“%s” lies before %s", w->words[i], grimm_seat_ids[lies_before (s, card)]);
      take_gather (s, card);
      hold_gather (s, seat, card);
    }

  return TRUE;
}

gboolean
grimm_set_faced (GrimmWords *w)
{
  guint seat, location = GRIMM_NONE;

  if (!grimm_word_seat (w, 0, &seat) || (!grimm_word_is_none (w, 1) && !grimm_word_location (w, 1, &location)))
    return FALSE;
  w->s->players[seat].faced = (guint8) location;
  return TRUE;
}

/* What Aladdin or Pinocchio said at the start of the round. */
gboolean
grimm_set_declared (GrimmWords *w)
{
  static const char *const words[] = { "together", "alone" };
  GrimmPlayer *player;
  guint seat, said = GRIMM_NONE;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  player = &w->s->players[seat];
  if (!grimm_word_is_none (w, 1))
    {
      if (player->friend_card != GRIMM_ALADDIN && player->friend_card != GRIMM_PINOCCHIO)
        return grimm_refuse (w, "%s has neither Aladdin nor Pinocchio", grimm_seat_ids[seat]);
      if (player->friend_card == GRIMM_ALADDIN
          ? !grimm_word_id (w, 1, "declaration of Aladdin's", words, G_N_ELEMENTS (words), &said)
          : !grimm_word_location (w, 1, &said))
        return FALSE;
    }
  player->declared = (guint8) said;
  return TRUE;
}

/* "set robbed SEAT VICTIM TYPE | none": whom Ali Baba robbed, and of what. */
gboolean
grimm_set_robbed (GrimmWords *w)
{
  GrimmPlayer *player;
  guint seat, victim, type;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  player = &w->s->players[seat];
  if (w->n_words == 2)
    {
      player->robbed = GRIMM_NONE;
      player->loot = 0;
      return grimm_word_is_none (w, 1) || grimm_refuse (w, "a victim was robbed of a type of resource");
    }
  if (!grimm_word_seat (w, 1, &victim) || !grimm_word_type (w, 2, &type))
    return FALSE;
  if (player->friend_card != GRIMM_ALI_BABA)
    return grimm_refuse (w, "%s does not have Ali Baba", grimm_seat_ids[seat]);
  if (victim == seat)
    return grimm_refuse (w, "Ali Baba robs an opponent");
  player->robbed = (guint8) victim;
  player->loot = (guint8) type;
  return TRUE;
}

gboolean
grimm_set_pig (GrimmWords *w)
{
  guint seat, location;

  if (!grimm_word_seat (w, 0, &seat))
    return FALSE;
  if (strcmp (w->words[1], "nowhere") == 0)
    location = GRIMM_NOWHERE;
  else if (strcmp (w->words[1], "home") == 0)
    location = GRIMM_HOME;
  else if (!grimm_word_location (w, 1, &location))
    return FALSE;
  w->s->players[seat].pig = (guint8) location;
  return TRUE;
}

gboolean
grimm_set_monster (GrimmWords *w)
{
  GrimmPlayer *player;
  guint seat, location = GRIMM_NONE;

  if (!grimm_word_seat (w, 0, &seat) || (!grimm_word_is_none (w, 1) && !grimm_word_location (w, 1, &location)))
    return FALSE;
  player = &w->s->players[seat];
  if (location != GRIMM_NONE)
    {
      if (player->fable == GRIMM_NONE || grimm_cards[player->fable].type != GRIMM_MONSTER)
        return grimm_refuse (w, "%s has set down no Monster", grimm_seat_ids[seat]);
      w->s->monster_played = TRUE;
    }
  player->monster_at = (guint8) location;
  return TRUE;
}

gboolean
grimm_set_monster_played (GrimmWords *w)
{
  return grimm_word_yes (w, 0, &w->s->monster_played);
}
