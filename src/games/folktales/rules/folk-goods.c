/* folk-goods.c: what a hero can do with goods on the own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

static gboolean
same_class (guint a,
            guint b)
{
  return (folk_is_useful (a) && folk_is_useful (b)) || (folk_is_magical (a) && folk_is_magical (b))
         || (folk_is_animal (a) && folk_is_animal (b));
}

/* Whether the Wand can make @into of @tile. */
static gboolean
can_turn (const FolkState *s,
          guint            seat,
          guint            tile,
          guint            into)
{
  return tile != into && tile != FOLK_MAGIC_WAND && same_class (tile, into) && folk_may_get (s, seat, into)
         && !(into == FOLK_WHITE_STALLION && folk_on_glass (s, seat));
}

void
folk_gen_kind (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  for (guint into = FOLK_FIRST_USEFUL; into < FOLK_TRICKSTER; into++)
    if (can_turn (s, f->seat, f->tile, into))
      folk_offer (ask, FOLK_OPT_TILE, into);
}

static void
offer_magic (const FolkState *s,
             guint            seat,
             BrambleAsk      *ask)
{
  if (folk_has (s, seat, FOLK_FEATHER) && (s->used & FOLK_USED_FEATHER) == 0 && folk_may_get (s, seat, FOLK_DOVE))
    for (guint tile = FOLK_FIRST_ANIMAL; tile < FOLK_TRICKSTER; tile++)
      if (folk_has (s, seat, tile))
        folk_offer (ask, FOLK_OPT_FEATHER, tile);
  if (!folk_can_use (s, seat, FOLK_MAGIC_WAND))
    return;
  for (guint tile = FOLK_FIRST_USEFUL; tile < FOLK_TRICKSTER; tile++)
    for (guint into = FOLK_FIRST_USEFUL; folk_has (s, seat, tile) && into < FOLK_TRICKSTER; into++)
      if (can_turn (s, seat, tile, into))
        {
          folk_offer (ask, FOLK_OPT_WAND, tile);
          break;
        }
}

/* One purchase on arrival and in each turn that one stays. */
static void
offer_market (const FolkState *s,
              guint            seat,
              BrambleAsk      *ask)
{
  const FolkSeat *p = &s->seats[seat];

  if (p->field == FOLK_CITY && folk_has (s, seat, FOLK_SWORD) && p->n_biscuits >= 2
      && folk_may_get (s, seat, FOLK_ENCHANTED_SWORD))
    folk_offer (ask, FOLK_OPT_FORGE, 0);
  if ((s->used & FOLK_USED_MARKET) == 0 || p->gold == 0)
    return;
  for (guint tile = FOLK_FIRST_MAGICAL; tile < FOLK_TRICKSTER; tile++)
    if ((folk_is_animal (tile) || (p->gold >= 2 && p->n_biscuits > 0)) && folk_may_get (s, seat, tile))
      folk_offer (ask, FOLK_OPT_BUY, tile);
  if (folk_advice_room (s, seat) > 0)
    folk_offer (ask, FOLK_OPT_BUY_ADVICE, 0);
}

/* Everything that can be done with goods, and walks. */
void
folk_gen_goods (const FolkState *s,
                guint            seat,
                BrambleAsk      *ask)
{
  static const guint8 spent[] = { FOLK_MAGIC_CLOAK, FOLK_GOLDEN_COMB, FOLK_MAGIC_WAND };
  const FolkSeat *p = &s->seats[seat];

  for (guint i = 0; (s->used & FOLK_USED_WALK) == 0 && i < FOLK_N_NUMBERS; i++)
    if (p->biscuits[i] > 0)
      folk_offer (ask, FOLK_OPT_WALK, i);
  if (folk_can_use (s, seat, FOLK_MAGIC_CLOAK))
    folk_offer (ask, FOLK_OPT_CLOAK, 0);
  if (p->advice >= 2 && folk_biscuit_room (s, seat) > 0)
    folk_offer (ask, FOLK_OPT_EAT, 0);
  if (p->boot == 1 && p->n_biscuits > 0)
    folk_offer (ask, FOLK_OPT_MEND, 0);
  for (guint tile = FOLK_FISH; tile <= FOLK_DOVE; tile++)
    if (folk_has (s, seat, tile) && folk_biscuit_room (s, seat) > 0)
      folk_offer (ask, FOLK_OPT_SELL, tile);
  if (p->hero == FOLK_CLEVER_GIRL && (s->used & FOLK_USED_WITS) == 0 && p->n_biscuits > 0 && folk_advice_room (s, seat) > 0)
    folk_offer (ask, FOLK_OPT_WITS, 0);
  offer_magic (s, seat, ask);
  for (guint i = 0; i < G_N_ELEMENTS (spent); i++)
    if (folk_is_spent (s, seat, spent[i]))
      folk_offer (ask, FOLK_OPT_DISCARD, spent[i]);
  if (folk_has (s, seat, FOLK_TOAD))
    folk_offer (ask, FOLK_OPT_DISCARD, FOLK_TOAD);
  offer_market (s, seat, ask);
}

/* A walk of a Biscuit or of the Cloak. */
static void
walk (FolkRun *r,
      guint    seat,
      FolkMove move,
      guint    steps)
{
  FolkFrame *f = folk_push (r, FOLK_PROC_MOVE, FOLK_STEP_SET_OUT, seat);

  f->move = (guint8) move;
  f->n = (guint8) steps;
}

/* Goods were paid for with Biscuits, and now are there. */
static BrambleFlow
receive (FolkRun   *r,
         FolkFrame *f)
{
  guint step = f->step;
  guint tile = f->tile;

  f->step = FOLK_STEP_ACT;
  f->tile = FOLK_NONE;
  if (step == FOLK_STEP_MENDED)
    folk_set_boot (r, f->seat, 0);
  else if (step == FOLK_STEP_WITS)
    folk_get_advice (r, f->seat, 1);
  else if (step == FOLK_STEP_BOUGHT)
    folk_gain (r, f->seat, tile);
  else
    folk_turn_tile (r, f->seat, FOLK_SWORD, FOLK_ENCHANTED_SWORD);
  return BRAMBLE_AGAIN;
}

static void
buy (FolkRun   *r,
     FolkFrame *f,
     guint      tile)
{
  r->s->used &= (guint16) ~FOLK_USED_MARKET;
  folk_pay_gold (r, f->seat, folk_is_magical (tile) ? 2 : 1);
  f->tile = (guint8) tile;
  f->step = FOLK_STEP_BOUGHT;
  if (folk_is_magical (tile))
    folk_pay (r, f->seat, 1);
}

/* Carries out what was chosen before or after the roll, but for the roll itself. */
BrambleFlow
folk_do_goods (FolkRun   *r,
               FolkFrame *f)
{
  FolkState *s = r->s;
  guint seat = f->seat;
  guint tile = r->choice.a;

  if (f->step != FOLK_STEP_BEFORE && f->step != FOLK_STEP_AFTER)
    return receive (r, f);

  f->step = FOLK_STEP_ACT;
  switch ((FolkOpt) r->choice.kind)
    {
    case FOLK_OPT_WALK:
      s->used |= FOLK_USED_WALK;
      folk_walk_biscuit (r, seat, r->choice.a);
      walk (r, seat, FOLK_MOVE_BISCUIT, folk_biscuit_steps[r->choice.a]);
      break;
    case FOLK_OPT_CLOAK:
      s->used |= FOLK_USED_CLOAK;
      folk_use_tile (r, seat, FOLK_MAGIC_CLOAK);
      walk (r, seat, FOLK_MOVE_CLOAK, 7);
      break;
    case FOLK_OPT_EAT:
      folk_pay_advice (r, seat, 2);
      folk_get_biscuits (r, seat, 1);
      break;
    case FOLK_OPT_MEND:
      f->step = FOLK_STEP_MENDED;
      folk_pay (r, seat, 1);
      break;
    case FOLK_OPT_SELL:
      folk_drop_tile (r, seat, tile);
      folk_get_biscuits (r, seat, 2);
      break;
    case FOLK_OPT_FEATHER:
      s->used |= FOLK_USED_FEATHER;
      folk_turn_tile (r, seat, tile, FOLK_DOVE);
      break;
    case FOLK_OPT_WAND:
      s->used |= FOLK_USED_WAND;
      folk_use_tile (r, seat, FOLK_MAGIC_WAND);
      folk_push (r, FOLK_PROC_WAND, FOLK_STEP_WAVE, seat)->tile = (guint8) tile;
      break;
    case FOLK_OPT_WITS:
      s->used |= FOLK_USED_WITS;
      f->step = FOLK_STEP_WITS;
      folk_pay (r, seat, 1);
      break;
    case FOLK_OPT_DISCARD:
      folk_drop_tile (r, seat, tile);
      break;
    case FOLK_OPT_BUY:
      buy (r, f, tile);
      break;
    case FOLK_OPT_BUY_ADVICE:
      s->used &= (guint16) ~FOLK_USED_MARKET;
      folk_pay_gold (r, seat, 1);
      folk_get_advice (r, seat, 2);
      break;
    case FOLK_OPT_FORGE:
      f->step = FOLK_STEP_FORGED;
      folk_pay (r, seat, 2);
      break;
    case FOLK_OPT_TRADE:
      folk_push (r, FOLK_PROC_TRADE, FOLK_STEP_MAKE, seat);
      break;
    case FOLK_OPT_DARE:
      folk_push (r, FOLK_PROC_COURAGE, FOLK_STEP_DARE, seat)->other = r->choice.a;
      break;
    case FOLK_OPT_SHARE:
      folk_push (r, FOLK_PROC_PARTNERS, FOLK_STEP_SHARE, seat)->other = r->choice.a;
      break;
    case FOLK_OPT_NONE:
    case FOLK_OPT_YES:
    case FOLK_OPT_NO:
    case FOLK_OPT_ROLL:
    case FOLK_OPT_STAY:
    case FOLK_OPT_KNOCK:
    case FOLK_OPT_QUEST:
    case FOLK_OPT_END_TURN:
    case FOLK_OPT_TILE:
    case FOLK_OPT_NUMBER:
    case FOLK_OPT_WAY:
    case FOLK_OPT_BISCUIT:
    case FOLK_OPT_GOLD:
    case FOLK_OPT_ADVICE:
    case FOLK_OPT_TRICKSTER:
    case FOLK_OPT_COMB:
    case FOLK_OPT_LANTERN:
    case FOLK_OPT_KEY:
    case FOLK_OPT_OUTCOME:
    case FOLK_OPT_PAY_ADVICE:
    case FOLK_OPT_REST:
    case FOLK_OPT_GO_ON:
    case FOLK_OPT_GIVE:
    case FOLK_OPT_ENOUGH:
    case FOLK_N_OPTS:
      g_assert_not_reached ();
    }
  return BRAMBLE_AGAIN;
}

BrambleFlow
folk_proc_wand (FolkRun   *r,
                FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_WAVE:
      return folk_ask (r, f, FOLK_STEP_KIND);
    case FOLK_STEP_KIND:
      folk_turn_tile (r, f->seat, f->tile, r->choice.a);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}
