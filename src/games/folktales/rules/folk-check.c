/* folk-check.c: what must be true of every position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <stdarg.h>

static gboolean
check_choices (const FolkState  *s,
               GError          **error)
{
  if (s->n_seats < 2 || s->n_seats > FOLK_MAX_SEATS || s->start >= s->n_seats || s->active >= s->n_seats)
    return bramble_refuse (error, "there are 2 to 6 seats, and one of them has the first turn");
  if (s->team_size != folk_team_size (s->n_seats, s->team_size))
    return bramble_refuse (error, "there are no such teams");
  if (s->n_quests != 1 && (s->n_quests < 3 || s->n_quests > FOLK_MAX_QUESTS || s->n_seats > 3))
    return bramble_refuse (error, "there is one quest each, or three or four for two or three players");
  if (s->used & ~FOLK_ALL_USED)
    return bramble_refuse (error, "something unknown was done this turn");
  if (s->used & FOLK_USED_UP)
    return bramble_refuse (error, "the turn is used up, and would be over");

  return TRUE;
}

/* What was done this turn was possible in it. */
static gboolean
check_turn (const FolkState  *s,
            GError          **error)
{
  gboolean moved = (s->used & FOLK_USED_MOVED) != 0;
  gboolean walked = (s->used & (FOLK_USED_WALK | FOLK_USED_CLOAK)) != 0;
  guint hero = s->seats[s->active].hero;

  if (s->round == 0 && (s->used != 0 || s->offers > 0 || s->bonus > 0 || s->phase != FOLK_BEFORE))
    return bramble_refuse (error, "nobody does anything before the first turn");
  if (!moved && s->bonus > 0)
    return bramble_refuse (error, "who had a bonus roll has moved: “moved”, and before the roll “walk” or “cloak” too");
  if (moved ? s->phase == FOLK_BEFORE && !walked : walked)
    return bramble_refuse (error, "who walked with a Biscuit or the Cloak has moved, and nobody else before the roll");
  if (s->phase == FOLK_BEFORE && (s->used & FOLK_USED_SALT || (s->used & FOLK_USED_MARKET && !moved)))
    return bramble_refuse (error, "before the roll no Salt was spent, and City and Palace sell to who has just arrived");
  if (s->phase == FOLK_BEFORE && !moved && s->used & (FOLK_USED_COMB | FOLK_USED_ADVICE))
    return bramble_refuse (error, "nobody throws the yellow die before the roll who has not moved");
  if ((s->used & FOLK_USED_SALT && hero != FOLK_PRINCESS) || (s->used & FOLK_USED_WITS && hero != FOLK_CLEVER_GIRL))
    return bramble_refuse (error, "only the princess spends Salt, and only the Clever Girl makes Advice of a Biscuit");
  if (s->used & FOLK_USED_PARTNER && s->team_size == 1)
    return bramble_refuse (error, "without teams there are no partners");

  return TRUE;
}

/* Everybody stands on the board, and who is on a path walks to one of its ends. */
static gboolean
check_place (const FolkSeat  *p,
             GError         **error)
{
  const FolkField *board = folk_board_fields ();

  if (p->field >= FOLK_N_FIELDS)
    return bramble_refuse (error, "somebody stands nowhere");
  if ((board[p->field].kind == FOLK_KIND_PATH) != (p->goal != FOLK_NONE))
    return bramble_refuse (error, "on a path one walks to an end of it, as in “sea-1/xc4”, and nowhere else");
  if (p->goal != FOLK_NONE
      && (p->goal >= FOLK_N_ON_FOOT || board[p->goal].kind != FOLK_KIND_SHORTCUT
          || board[p->goal].what != board[p->field].what))
    return bramble_refuse (error, "a path leads to the ends of its shortcut");
  if (board[p->field].land == FOLK_LAND_GLASS_MOUNTAIN && p->tiles[FOLK_WHITE_STALLION] > 0)
    return bramble_refuse (error, "no Stallion stays on the Glass Mountain");

  return TRUE;
}

static gboolean
check_tokens (const FolkSeat  *p,
              GError         **error)
{
  guint n = 0;

  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    n += p->biscuits[i];
  if (n != p->n_biscuits || n > FOLK_MAX_BISCUITS)
    return bramble_refuse (error, "nobody has more than 7 Biscuits");
  if (p->advice > FOLK_MAX_ADVICE || p->gold > FOLK_MAX_GOLD || p->salt > (p->hero == FOLK_PRINCESS ? FOLK_SALT : 0))
    return bramble_refuse (error, "nobody has more than 7 Advice and 3 Gold, and only the princess Salt, up to 3");
  if (p->boot > FOLK_MAX_BOOT)
    return bramble_refuse (error, "a boot token takes 1 or 2");
  if (p->boot == 1 && p->tiles[FOLK_WISHING_TABLE] > 0)
    return bramble_refuse (error, "the Wishing Table takes a boot token of 1 away");
  if (p->lost > FOLK_MAX_LOST)
    return bramble_refuse (error, "nobody loses so many turns");
  if (p->resting && (p->lost != 1 || p->boot != FOLK_MAX_BOOT))
    return bramble_refuse (error, "who rests has a boot token of 2 and one turn to lose");

  return TRUE;
}

static gboolean
check_satchel (const FolkSeat  *p,
               GError         **error)
{
  guint n = 0;

  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    {
      n += p->tiles[tile];
      if (p->tiles[tile] > 1 && (folk_is_magical (tile) || folk_is_animal (tile)))
        return bramble_refuse (error, "nobody has two of a Magical item or Animal");
      if (folk_is_magical (tile)
          && p->uses[tile - FOLK_FIRST_MAGICAL] > (p->tiles[tile] > 0 ? folk_max_uses (tile) : 0))
        return bramble_refuse (error, "nothing was used so often");
    }

  return (n == p->n_tiles && n <= FOLK_MAX_TILES) || bramble_refuse (error, "a satchel has room for 5 tiles");
}

/* What all have together. */
static gboolean
check_supply (const FolkState  *s,
              GError          **error)
{
  guint advice = 0, gold = 0, heroes = 0, cards = 0;

  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    {
      guint n = 0;

      for (guint seat = 0; seat < s->n_seats; seat++)
        n += s->seats[seat].biscuits[i];
      if (n > folk_biscuit_totals[i])
        return bramble_refuse (error, "there are not so many Biscuits with that number");
    }
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    {
      guint n = 0;

      for (guint seat = 0; seat < s->n_seats; seat++)
        n += s->seats[seat].tiles[tile];
      if (n > folk_tile_total (s, tile))
        return bramble_refuse (error, "there are not so many tiles “%s”", folk_tile_ids[tile]);
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const FolkSeat *p = &s->seats[seat];

      advice += p->advice;
      gold += p->gold;
      if (p->hero >= FOLK_N_HEROES || (heroes >> p->hero) & 1)
        return bramble_refuse (error, "each hero is there once");
      heroes |= 1u << p->hero;
      for (guint i = 0; i < FOLK_MAX_QUESTS; i++)
        {
          if (i >= s->n_quests ? p->quests[i] != FOLK_NONE : p->quests[i] >= FOLK_N_CARDS || (cards >> p->quests[i]) & 1)
            return bramble_refuse (error, "each Folktale card is there once");
          if (i < s->n_quests)
            cards |= 1u << p->quests[i];
        }
      if (p->done > s->n_quests)
        return bramble_refuse (error, "nobody has so many quests");
    }

  return (advice <= FOLK_N_ADVICE && gold <= FOLK_N_GOLD) || bramble_refuse (error, "there is not so much Advice or Gold");
}

/* How a game ends: before the gate with who is ready, or when the last in the round has
 * had the last turn. */
static gboolean
check_over (const FolkState  *s,
            GError          **error)
{
  switch ((FolkOver) s->over)
    {
    case FOLK_NOT_OVER:
      return s->winner == FOLK_NONE || bramble_refuse (error, "nobody wins while the game goes on");
    case FOLK_OVER_BY_GATE:
      if (s->winner != s->active || s->round == 0)
        return bramble_refuse (error, "nobody wins like that: who knocks does it on the own turn");
      if (s->seats[s->winner].field != FOLK_CASTLE)
        return bramble_refuse (error, "nobody wins far from the Castle");
      return folk_is_ready (s, s->winner)
             || bramble_refuse (error, "nobody wins with a quest to fulfil, or without what the card asks for");
    case FOLK_OVER_BY_TURNS:
      return (s->winner == FOLK_NONE && s->round == FOLK_MAX_ROUNDS && folk_left_of (s, s->active) == s->start)
             || bramble_refuse (error, "a game ends by turns when the last in the round has had the last: 80 turns are full");
    case FOLK_N_OVERS:
      break;
    }

  return FALSE;
}

/* A turn to lose is the next whole one. So who is on turn has one only if it was lost in
 * this turn: by a move, or by seeing to a quest without one. */
static gboolean
could_have_lost (const FolkState *s)
{
  return (s->used & FOLK_USED_MOVED) != 0
         || (s->phase == FOLK_AFTER && folk_who_is_at (s->seats[s->active].field) != FOLK_NONE);
}

gboolean
folk_check (gconstpointer   state,
            GError        **error)
{
  const FolkState *s = state;

  if (!check_choices (s, error) || !check_turn (s, error))
    return FALSE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (!check_place (&s->seats[seat], error) || !check_tokens (&s->seats[seat], error)
        || !check_satchel (&s->seats[seat], error))
      return FALSE;
  if (!check_supply (s, error))
    return FALSE;
  if (s->used & FOLK_USED_MARKET && !folk_is_market (s->seats[s->active].field))
    return bramble_refuse (error, "only City and Palace sell something");
  if (!check_over (s, error))
    return FALSE;
  if (folk_is_over (s))
    return (s->depth == 0 && s->offer.from == BRAMBLE_NO_SEAT) || bramble_refuse (error, "something goes on after the end");
  if (s->seats[s->active].resting)
    return bramble_refuse (error, "who rests is asked nothing");
  if (s->round > 0 && s->seats[s->active].lost > 0 && !could_have_lost (s))
    return bramble_refuse (error, "who has a turn to lose loses it at once, unless it was lost in this very turn");
  if (s->round > 0 && s->seats[s->active].goal != FOLK_NONE)
    return bramble_refuse (error, "who is on a path walks along it and is asked nothing");

  return folk_check_frames (s, error);
}
