/* folk-arrival.c: how a hero stands after a move has ended somewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For computer players only. A plan begins where a hero stands, and what lies there has to
 * be come back for. Who lands there gets it at once: so the field acts first, on a copy,
 * and then the plan is made.
 */

#include "folk-arrival.h"

/* Turns that a thrown outcome costs or brings, beside a lost one: something that can be
 * spared, something that is needed, a Biscuit or an Advice, a Magical item. */
#define SPARED 0.7f
#define MISSED 3.0f
#define TOKEN 0.4f
#define TREASURE 1.5f

/* Turns that a bonus roll saves. */
#define BONUS 0.5f

/* Whether @seat could fulfil a quest there. */
gboolean
folk_serves (const FolkState *s,
             guint            seat,
             guint            who)
{
  guint owner = folk_quest_owner (s, seat, who);

  return owner != FOLK_NONE && folk_can_give (s, seat, folk_quest (s, owner));
}

/* The turns that it takes to get over the loss of one thing, of one's choice. */
static float
loss (const FolkState *s,
      guint            seat)
{
  gboolean has_any = s->seats[seat].gold > 0;

  if (folk_spare_gold (s, seat) > 0)
    return SPARED;
  for (guint tile = 0; tile < FOLK_FIRST_ANIMAL; tile++)
    if (folk_has (s, seat, tile))
      {
        if (folk_can_spare (s, seat, tile))
          return SPARED;
        has_any = TRUE;
      }
  return has_any ? MISSED : 0;
}

/* The turns that an outcome of the Lucky Throw costs @seat. */
float
folk_row_turns (const FolkState *s,
                guint            seat,
                guint            who,
                guint            row)
{
  switch ((FolkRow) row)
    {
    case FOLK_ROW_LOSE_THING:
      return loss (s, seat);
    case FOLK_ROW_LOSE_TURN:
      return s->seats[seat].hero == FOLK_PETER && folk_is_foe (who) ? 0 : 1;
    case FOLK_ROW_BISCUIT:
    case FOLK_ROW_ADVICE:
      return -TOKEN;
    case FOLK_ROW_MAGICAL:
      return -TREASURE;
    case FOLK_N_ROWS:
      break;
    }

  g_assert_not_reached ();
}

/* The best that a total leads to, as every lower outcome may be taken. */
static float
best_row (const FolkState *s,
          guint            seat,
          guint            who,
          int              total)
{
  float least = G_MAXFLOAT;

  for (guint row = 0; row <= folk_row (total); row++)
    least = MIN (least, folk_row_turns (s, seat, who, row));
  return least;
}

/* How many Advice are well given for a total. */
guint
folk_advice_for (const FolkState *s,
                 guint            seat,
                 guint            who,
                 int              total)
{
  float least = best_row (s, seat, who, total);
  guint best = 0;

  for (guint n = 1; n <= s->seats[seat].advice; n++)
    {
      float turns = best_row (s, seat, who, total + (int) n) + TOKEN * (float) n;

      if (turns < least)
        {
          least = turns;
          best = n;
        }
    }
  return best;
}

/* What meeting @who costs on average. */
static float
meeting (const FolkState *s,
         guint            seat,
         guint            who)
{
  int bonus = folk_luck_bonus (s, seat, who);
  float sum = 0;

  for (int die = 1; die <= 8; die++)
    {
      guint advice = folk_advice_for (s, seat, who, die + bonus);

      sum += best_row (s, seat, who, die + bonus + (int) advice) + TOKEN * (float) advice;
    }
  return sum / 8;
}

static void
take (FolkState *s,
      guint      seat,
      guint      tile)
{
  FolkSeat *p = &s->seats[seat];

  if (folk_is_magical (tile) && folk_has (s, seat, tile))
    p->advice = (guint8) (p->advice + (folk_advice_room (s, seat) > 0));
  else if (folk_is_animal (tile) && folk_has (s, seat, tile))
    p->n_biscuits = (guint8) (p->n_biscuits + (folk_biscuit_room (s, seat) > 0));
  else if (folk_may_get (s, seat, tile) && (p->n_tiles < FOLK_MAX_TILES || folk_needs (s, seat, tile)))
    folk_put_tile (s, seat, tile, 0);
}

/* The quest that is fulfilled with @who, or the throw alone. */
static float
meet (FolkState *s,
      guint      seat,
      guint      who)
{
  FolkSeat *p = &s->seats[seat];
  float turns = meeting (s, seat, who);

  if (folk_serves (s, seat, who))
    {
      guint owner = folk_quest_owner (s, seat, who);
      const FolkCardInfo *info = &folk_cards[folk_quest (s, owner)];

      p->gold = (guint8) (p->gold - info->gold);
      p->n_biscuits = (guint8) (p->n_biscuits - info->biscuits);
      if (info->tile != FOLK_NONE)
        folk_take_tile (s, seat, info->tile);
      s->seats[owner].done++;
    }
  return turns;
}

/* Lets a field act, but for what is decided there; returns the turns that are not in the plan. */
static float
act (FolkState *s,
     guint      seat,
     guint      at)
{
  const FolkField *field = &folk_board_fields ()[at];
  FolkSeat *p = &s->seats[seat];

  switch ((FolkFieldKind) field->kind)
    {
    case FOLK_KIND_TILE:
      take (s, seat, field->what);
      return 0;
    case FOLK_KIND_GOLD:
      p->gold = (guint8) (p->gold + (folk_gold_room (s, seat) > 0));
      return 0;
    case FOLK_KIND_FOOD:
      p->n_biscuits = (guint8) (p->n_biscuits
                                + MIN (folk_biscuit_room (s, seat),
                                       folk_has (s, seat, FOLK_SATCHEL) && field->what != FOLK_WHEAT ? 2u : 1u));
      return 0;
    case FOLK_KIND_ADVICE:
      p->advice = (guint8) (p->advice + (folk_advice_room (s, seat) > 0));
      return 0;
    case FOLK_KIND_CITY:
    case FOLK_KIND_PALACE:
      p->n_biscuits = (guint8) (p->n_biscuits + (folk_biscuit_room (s, seat) > 0));
      s->active = (guint8) seat;
      s->used |= FOLK_USED_MARKET;
      return field->kind == FOLK_KIND_PALACE && folk_serves (s, seat, FOLK_KING) ? meet (s, seat, FOLK_KING) : 0;
    case FOLK_KIND_ADVENTURE:
      return meet (s, seat, field->what);
    case FOLK_KIND_BAD_LUCK:
      return folk_has (s, seat, FOLK_WISHING_TABLE) || folk_has (s, seat, FOLK_BLACK_CAT) || p->hero == FOLK_SHEPHERD ? 0 : TOKEN;
    case FOLK_KIND_BONUS:
      return s->bonus < FOLK_MAX_BONUS ? -BONUS : 0;
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_RED:
    case FOLK_KIND_SORCERER:
    case FOLK_KIND_SHORTCUT:
    case FOLK_KIND_PATH:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_CASTLE:
    case FOLK_N_KINDS:
      return 0;
    }

  g_assert_not_reached ();
}

/* Pays at the Red Fields on a way. */
static void
feed (FolkState *s,
      guint      seat,
      guint32    reds)
{
  FolkSeat *p = &s->seats[seat];

  if (folk_has (s, seat, FOLK_WISHING_TABLE))
    return;
  for (; reds != 0; reds >>= 8)
    if (p->n_biscuits > 0)
      p->n_biscuits--;
    else if (p->boot < FOLK_MAX_BOOT)
      p->boot++;
}

/* By the shortcut that begins at @at. */
static FolkPlan
by_shortcut (const FolkState *s,
             guint            seat,
             guint            at)
{
  FolkPlan plan = folk_plan (s, seat, folk_board_fields ()[at].other_end);

  plan.turns += folk_pass_turns (s, seat, folk_board_fields ()[at].what);
  return plan;
}

/* Whether @seat has what the Sorcerer wants. */
static gboolean
can_cast (const FolkState *s,
          guint            seat)
{
  gboolean has_tile = FALSE;

  for (guint tile = 0; !has_tile && tile < FOLK_TRICKSTER; tile++)
    has_tile = folk_can_spare (s, seat, tile);
  return has_tile && s->seats[seat].n_biscuits > 0;
}

/* With what the Sorcerer may make. */
static FolkPlan
by_spell (const FolkState *s,
          guint            seat,
          guint            at)
{
  FolkPlan best = { G_MAXFLOAT, FOLK_GOAL_SORCERER };

  for (guint tile = FOLK_FIRST_MAGICAL; tile < FOLK_FIRST_ANIMAL; tile++)
    if (folk_needs (s, seat, tile) && folk_may_get (s, seat, tile))
      {
        FolkState then = *s;
        FolkPlan plan;

        folk_put_tile (&then, seat, tile, 0);
        plan = folk_plan (&then, seat, at);
        plan.turns += folk_spell_turns (s, seat);
        if (plan.turns < best.turns)
          best = plan;
      }
  return best;
}

/**
 * folk_arrival:
 * @at: where a move of @seat would end
 * @reds: the Red Fields on its way, as folk_ways () has them
 *
 * Returns: what is left to do then, when the field has acted
 */
FolkPlan
folk_arrival (const FolkState *s,
              guint            seat,
              guint            at,
              guint32          reds)
{
  const FolkField *field = &folk_board_fields ()[at];
  FolkState then = *s;
  FolkPlan plan, other;
  float turns;

  feed (&then, seat, reds);
  turns = act (&then, seat, at);
  plan = other = folk_plan (&then, seat, at);
  if (field->kind == FOLK_KIND_SHORTCUT && folk_can_enter (&then, seat, field->what))
    other = by_shortcut (&then, seat, at);
  else if (field->kind == FOLK_KIND_SORCERER && can_cast (&then, seat))
    other = by_spell (&then, seat, at);
  if (other.turns < plan.turns)
    plan = other;
  plan.turns += turns;
  return plan;
}
