/* folk-throw.c: the Lucky Throw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

#define TRICK 5

/* The best one fitting weapon. */
static int
weapon (const FolkState *s,
        guint            seat,
        guint            who)
{
  guint fitting = folk_meetings[who].weapons;

  if ((folk_is_foe (who) && who != FOLK_CROW && who != FOLK_DEVIL && folk_has (s, seat, FOLK_ENCHANTED_SWORD))
      || ((fitting >> FOLK_FEATHER) & 1 && folk_has (s, seat, FOLK_FEATHER)))
    return 2;
  for (guint tile = FOLK_FLUTE; tile <= FOLK_STAFF; tile++)
    if ((fitting >> tile) & 1 && folk_has (s, seat, tile))
      return 1;

  return 0;
}

/* What is added of itself: the field's number, one weapon, the Dog, a hero's strength. */
int
folk_luck_bonus (const FolkState *s,
                 guint            seat,
                 guint            who)
{
  int number = folk_meetings[who].number;

  return number + weapon (s, seat, who) + (folk_meetings[who].dog && folk_has (s, seat, FOLK_DOG) ? 2 : 0)
         + (folk_is_foe (who) && number <= -3 && s->seats[seat].hero == FOLK_WHITE_MARE ? 1 : 0);
}

static int
total_of (const FolkState *s,
          const FolkFrame *f)
{
  return f->die + f->added + folk_luck_bonus (s, f->seat, f->who);
}

/* The outcome of a total. */
guint
folk_row (int total)
{
  return total <= 1 ? FOLK_ROW_LOSE_THING : total <= 4 ? FOLK_ROW_LOSE_TURN : total <= 6 ? FOLK_ROW_BISCUIT
         : total <= 8 ? FOLK_ROW_ADVICE : FOLK_ROW_MAGICAL;
}

/* Two Biscuits for an Advice before a throw, once a turn. */
gboolean
folk_can_buy_advice (const FolkState *s,
                     guint            seat)
{
  return (s->used & FOLK_USED_ADVICE) == 0 && s->seats[seat].n_biscuits >= 2 && folk_advice_room (s, seat) > 0;
}

/* The steps before any throw of the yellow die. */
BrambleFlow
folk_prepare (FolkRun   *r,
              FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_PREPARE:
      if (folk_can_buy_advice (r->s, f->seat))
        return folk_ask (r, f, FOLK_STEP_ADVICE);
      break;
    case FOLK_STEP_ADVICE:
      if (r->choice.kind != FOLK_OPT_YES)
        break;
      r->s->used |= FOLK_USED_ADVICE;
      f->step = FOLK_STEP_ADVISED;
      folk_pay (r, f->seat, 2);
      return BRAMBLE_AGAIN;
    case FOLK_STEP_ADVISED:
      folk_get_advice (r, f->seat, 1);
      break;
    }

  return folk_go (f, FOLK_STEP_DIE);
}

static gboolean
can_trick (const FolkState *s,
           const FolkFrame *f)
{
  return folk_has (s, f->seat, FOLK_TRICKSTER) && (f->flags & FOLK_FLAG_TRICKED) == 0;
}

/* An Advice is worth asking for if all of them together change the outcome, with
 * the Trickster or without. */
static gboolean
advice_helps (const FolkState *s,
              const FolkFrame *f,
              int              total)
{
  int advice = s->seats[f->seat].advice;

  return folk_row (total + advice) > folk_row (total)
         || (can_trick (s, f) && folk_row (total + TRICK + advice) > folk_row (total + TRICK));
}

void
folk_gen_luck (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  int total = total_of (s, f);
  guint row = folk_row (total);

  for (guint lower = row + 1; lower > 0; lower--)
    folk_offer (ask, FOLK_OPT_OUTCOME, lower - 1);
  if (row < FOLK_ROW_MAGICAL)
    {
      if (advice_helps (s, f, total))
        folk_offer (ask, FOLK_OPT_ADVICE, 0);
      if (can_trick (s, f))
        folk_offer (ask, FOLK_OPT_TRICKSTER, 0);
      if (folk_can_use (s, f->seat, FOLK_GOLDEN_COMB))
        folk_offer (ask, FOLK_OPT_COMB, 0);
      if (folk_has (s, f->seat, FOLK_LANTERN)
          && (f->who == FOLK_WOLVES || f->who == FOLK_ROBBERS || f->who == FOLK_WITCH))
        folk_offer (ask, FOLK_OPT_LANTERN, 0);
    }
  if (folk_can_use (s, f->seat, FOLK_MAGIC_CLOAK))
    folk_offer (ask, FOLK_OPT_CLOAK, 0);
}

/* Gold, and all items but Animals, toads and the Trickster. */
void
folk_gen_lose (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  if (s->seats[f->seat].gold > 0)
    folk_offer (ask, FOLK_OPT_GOLD, 0);
  for (guint tile = 0; tile < FOLK_FIRST_ANIMAL; tile++)
    if (folk_has (s, f->seat, tile))
      folk_offer (ask, FOLK_OPT_TILE, tile);
}

/* Magical items that one lacks and that are left. */
void
folk_gen_find (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  for (guint tile = FOLK_FIRST_MAGICAL; tile < FOLK_FIRST_ANIMAL; tile++)
    if (folk_may_get (s, f->seat, tile))
      folk_offer (ask, FOLK_OPT_TILE, tile);
}

/* Whether a quest can be served here, and whether one is asked. */
static BrambleFlow
meet (FolkRun   *r,
      FolkFrame *f)
{
  guint owner = folk_quest_owner (r->s, f->seat, f->who);
  guint card = owner == FOLK_NONE ? FOLK_NONE : folk_quest (r->s, owner);

  if (card == FOLK_NONE || !folk_can_give (r->s, f->seat, card))
    return f->who == FOLK_KING ? BRAMBLE_DONE : folk_go (f, FOLK_STEP_PREPARE);

  f->other = (guint8) owner;
  if (folk_cards[card].tile == FOLK_NONE && folk_cards[card].gold == 0 && folk_cards[card].biscuits == 0)
    {
      f->flags |= FOLK_FLAG_GIVEN;
      return folk_go (f, FOLK_STEP_PREPARE);
    }
  if ((f->flags & FOLK_FLAG_SOUGHT) == 0)
    return folk_ask (r, f, FOLK_STEP_HAND_OVER);

  r->choice = (BrambleOption) { .kind = FOLK_OPT_YES };
  return folk_go (f, FOLK_STEP_HAND_OVER);
}

static BrambleFlow
hand_over (FolkRun   *r,
           FolkFrame *f)
{
  guint card = folk_quest (r->s, f->other);
  const FolkCardInfo *info = &folk_cards[card];
  BrambleEvent *event;

  f->step = FOLK_STEP_PREPARE;
  if (r->choice.kind != FOLK_OPT_YES)
    return f->who == FOLK_KING ? BRAMBLE_DONE : BRAMBLE_AGAIN;

  f->flags |= FOLK_FLAG_GIVEN;
  event = folk_tell (r, FOLK_EVENT_QUEST_SERVED, f->seat);
  event->other = f->other;
  event->a = (guint8) card;
  if (info->tile != FOLK_NONE)
    folk_drop_tile (r, f->seat, info->tile);
  if (info->gold > 0)
    folk_pay_gold (r, f->seat, info->gold);
  if (info->biscuits > 0)
    folk_pay (r, f->seat, info->biscuits);
  return BRAMBLE_AGAIN;
}

/* The die falls, and with it the quest is fulfilled, whatever comes. */
static BrambleFlow
let_fall (FolkRun   *r,
          FolkFrame *f)
{
  BrambleEvent *event;

  f->die = (guint8) folk_throw_die (r, 8);
  event = folk_tell (r, FOLK_EVENT_LUCK_THROWN, f->seat);
  event->a = f->die;
  event->b = f->who;
  event->n = (gint16) total_of (r->s, f);
  if (f->flags & FOLK_FLAG_GIVEN)
    {
      event = folk_tell (r, FOLK_EVENT_QUEST_DONE, f->seat);
      event->other = f->other;
      event->a = (guint8) folk_quest (r->s, f->other);
      r->s->seats[f->other].done++;
      f->flags &= (guint8) ~FOLK_FLAG_GIVEN;
    }
  return folk_ask (r, f, FOLK_STEP_LUCK);
}

/* One tile of the supply by chance, of the kinds that the finder lacks. */
static guint
draw_magical (FolkRun *r,
              guint    seat)
{
  guint n = 0, at, tile;

  for (tile = FOLK_FIRST_MAGICAL; tile < FOLK_FIRST_ANIMAL; tile++)
    n += folk_has (r->s, seat, tile) ? 0 : folk_supply (r->s, tile);
  if (n == 0)
    return FOLK_NONE;

  at = bramble_rng_below (&r->s->rng, n);
  for (tile = FOLK_FIRST_MAGICAL; tile < FOLK_FIRST_ANIMAL; tile++)
    {
      guint left = folk_has (r->s, seat, tile) ? 0 : folk_supply (r->s, tile);

      if (at < left)
        break;
      at -= left;
    }
  return tile;
}

static BrambleFlow
find (FolkRun   *r,
      FolkFrame *f,
      guint      tile)
{
  if (tile == FOLK_NONE)
    return BRAMBLE_DONE;

  folk_tell (r, FOLK_EVENT_FOUND, f->seat)->a = (guint8) tile;
  folk_become (f, FOLK_PROC_GAIN, FOLK_STEP_TAKE);
  f->tile = (guint8) tile;
  return BRAMBLE_AGAIN;
}

static BrambleFlow
take_outcome (FolkRun   *r,
              FolkFrame *f,
              guint      row)
{
  folk_tell (r, FOLK_EVENT_OUTCOME_TAKEN, f->seat)->a = (guint8) row;
  switch ((FolkRow) row)
    {
    case FOLK_ROW_LOSE_THING:
      return folk_ask (r, f, FOLK_STEP_LOSE);
    case FOLK_ROW_LOSE_TURN:
      if (r->s->seats[f->seat].hero != FOLK_PETER || !folk_is_foe (f->who))
        folk_lose_turn (r, f->seat);
      return BRAMBLE_DONE;
    case FOLK_ROW_BISCUIT:
      folk_get_biscuits (r, f->seat, 1);
      return BRAMBLE_DONE;
    case FOLK_ROW_ADVICE:
      folk_get_advice (r, f->seat, 1);
      return BRAMBLE_DONE;
    case FOLK_ROW_MAGICAL:
      return r->s->kind_fairies ? folk_ask (r, f, FOLK_STEP_FIND) : find (r, f, draw_magical (r, f->seat));
    case FOLK_N_ROWS:
      break;
    }

  g_assert_not_reached ();
}

/* Something was added: what it comes to is told, and one may go on. */
static BrambleFlow
raise_luck (FolkRun   *r,
            FolkFrame *f,
            guint      by,
            guint      tile)
{
  BrambleEvent *event;

  f->added = (guint8) (f->added + by);
  event = folk_tell (r, FOLK_EVENT_LUCK_RAISED, f->seat);
  event->a = (guint8) tile;
  event->n = (gint16) total_of (r->s, f);
  return folk_ask (r, f, FOLK_STEP_LUCK);
}

static BrambleFlow
answer_luck (FolkRun   *r,
             FolkFrame *f)
{
  switch (r->choice.kind)
    {
    case FOLK_OPT_ADVICE:
      folk_pay_advice (r, f->seat, 1);
      return raise_luck (r, f, 1, FOLK_NONE);
    case FOLK_OPT_TRICKSTER:
      f->step = FOLK_STEP_TRICKED;
      f->flags |= FOLK_FLAG_TRICKED;
      folk_drop_tile (r, f->seat, FOLK_TRICKSTER);
      folk_lead_trickster (r, NULL, f->seat, folk_right_of (r->s, f->seat), TRUE);
      return BRAMBLE_AGAIN;
    case FOLK_OPT_COMB:
      r->s->used |= FOLK_USED_COMB;
      folk_use_tile (r, f->seat, FOLK_GOLDEN_COMB);
      return let_fall (r, f);
    case FOLK_OPT_LANTERN:
      folk_drop_tile (r, f->seat, FOLK_LANTERN);
      return let_fall (r, f);
    case FOLK_OPT_CLOAK:
      r->s->used |= FOLK_USED_CLOAK;
      folk_use_tile (r, f->seat, FOLK_MAGIC_CLOAK);
      folk_tell (r, FOLK_EVENT_SLIPPED_AWAY, f->seat);
      folk_become (f, FOLK_PROC_MOVE, FOLK_STEP_SET_OUT);
      f->move = FOLK_MOVE_CLOAK;
      f->n = 7;
      return BRAMBLE_AGAIN;
    case FOLK_OPT_OUTCOME:
      return take_outcome (r, f, r->choice.a);
    }

  g_assert_not_reached ();
}

BrambleFlow
folk_proc_throw (FolkRun   *r,
                 FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_MEET:
      return meet (r, f);
    case FOLK_STEP_HAND_OVER:
      return hand_over (r, f);
    case FOLK_STEP_PREPARE:
    case FOLK_STEP_ADVICE:
    case FOLK_STEP_ADVISED:
      return folk_prepare (r, f);
    case FOLK_STEP_DIE:
      return let_fall (r, f);
    case FOLK_STEP_LUCK:
      return answer_luck (r, f);
    case FOLK_STEP_TRICKED:
      return raise_luck (r, f, TRICK, FOLK_TRICKSTER);
    case FOLK_STEP_LOSE:
      if (r->choice.kind == FOLK_OPT_GOLD)
        folk_pay_gold (r, f->seat, 1);
      else if (r->choice.kind == FOLK_OPT_TILE)
        folk_drop_tile (r, f->seat, r->choice.a);
      return BRAMBLE_DONE;
    case FOLK_STEP_FIND:
      return find (r, f, r->choice.kind == FOLK_OPT_TILE ? r->choice.a : FOLK_NONE);
    }

  g_assert_not_reached ();
}
