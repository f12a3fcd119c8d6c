/* folk-playout.c: a quick answer to everything, for playing on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-playout.h"

#include "folk-arrival.h"
#include "folk-game.h"

/* Turns that a walk with a Biscuit must save: before the roll more, because it is better kept for
 * the field that the roll does not reach. */
#define FIRST_WALK 0.6f
#define WALK 0.1f

/* What a tile is worth that cannot be done without. */
#define NEEDED 20

/* What a tile is worth to @seat, about; what it needs above everything. */
static guint
worth (const FolkState *s,
       guint            seat,
       guint            tile)
{
  guint card = folk_quest (s, seat);

  if (folk_wants (s, seat, tile) || (card != FOLK_NONE && folk_cards[card].tile == tile))
    return NEEDED;
  if (tile == FOLK_TOAD || folk_is_spent (s, seat, tile))
    return 0;
  if (folk_is_magical (tile) || tile == FOLK_WHITE_STALLION || tile == FOLK_KEY || tile == FOLK_SATCHEL)
    return 8;

  return folk_is_animal (tile) ? 5 : 4;
}

/* Of the tiles that are offered the one that is worth most, or least. */
static guint
best_tile (const FolkState  *s,
           const BrambleAsk *ask,
           guint             seat,
           gboolean          least)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint value = ask->options[i].kind == FOLK_OPT_TILE ? worth (s, seat, ask->options[i].a)
                    : folk_spare_gold (s, seat) > 0 ? 6 : NEEDED - 1;

      value = least ? 30 - value : value + 1;
      if (value > most)
        {
          most = value;
          best = i;
        }
    }
  return best;
}

/* Forges or buys what is needed, but not for Gold that is needed as well: who did would
 * never go to the City. */
static int
purchase (const FolkState  *s,
          const BrambleAsk *ask)
{
  guint gold = folk_spare_gold (s, ask->seat);

  if (folk_find (ask, FOLK_OPT_FORGE) >= 0 && folk_needs (s, ask->seat, FOLK_ENCHANTED_SWORD))
    return folk_find (ask, FOLK_OPT_FORGE);
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_BUY && folk_needs (s, ask->seat, ask->options[i].a)
        && gold >= (folk_is_magical (ask->options[i].a) ? 2 : 1))
      return (int) i;

  return -1;
}

/* Whether the Wand could make of @tile one that is needed. */
static gboolean
turns_useful (const FolkState *s,
              guint            seat,
              guint            tile)
{
  guint first = folk_is_magical (tile) ? FOLK_FIRST_MAGICAL : folk_is_animal (tile) ? FOLK_FIRST_ANIMAL : FOLK_FIRST_USEFUL;
  guint end = folk_is_magical (tile) ? FOLK_FIRST_ANIMAL : folk_is_animal (tile) ? FOLK_TRICKSTER : FOLK_FIRST_MAGICAL;

  for (guint i = first; i < end; i++)
    if (folk_needs (s, seat, i) && folk_supply (s, i) > 0)
      return TRUE;

  return FALSE;
}

/* Makes with the Wand what is needed, of something that is not. */
static int
conjure (const FolkState  *s,
         const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_WAND && worth (s, ask->seat, ask->options[i].a) < NEEDED
        && turns_useful (s, ask->seat, ask->options[i].a))
      return (int) i;

  return -1;
}

/* Who has nothing to eat gets something, if it costs nothing that is needed. */
static int
provide (const FolkState  *s,
         const BrambleAsk *ask)
{
  const FolkSeat *p = &s->seats[ask->seat];
  guint card = folk_quest (s, ask->seat);

  if (card != FOLK_NONE && folk_cards[card].biscuits > p->n_biscuits
      && p->n_biscuits + p->advice / 2 >= folk_cards[card].biscuits
      && folk_turns_to (s, ask->seat, FOLK_GOAL_WHO + folk_cards[card].who, p->field) < 2)
    return folk_find (ask, FOLK_OPT_EAT);
  if (p->n_biscuits > 0)
    return -1;
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_SELL && worth (s, ask->seat, ask->options[i].a) < NEEDED)
      return (int) i;

  return p->advice > 3 ? folk_find (ask, FOLK_OPT_EAT) : -1;
}

/* Whether the plan goes on with what can be had in the City or the Palace. */
static gboolean
trades_next (const FolkState *s,
             guint            seat)
{
  guint next = folk_plan (s, seat, s->seats[seat].field).next;

  return next == FOLK_GOAL_MARKET || next == FOLK_GOAL_CITY;
}

static guint
before (const FolkState  *s,
        const BrambleAsk *ask)
{
  static const guint8 first[] = { FOLK_OPT_KNOCK, FOLK_OPT_QUEST, FOLK_OPT_MEND };
  int at;

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    if ((at = folk_find (ask, first[i])) >= 0)
      return (guint) at;
  if ((at = conjure (s, ask)) >= 0 || (at = purchase (s, ask)) >= 0 || (at = provide (s, ask)) >= 0
      || (at = folk_choose_walk (s, ask, FIRST_WALK)) >= 0)
    return (guint) at;

  if ((at = folk_find (ask, FOLK_OPT_STAY)) >= 0 && trades_next (s, ask->seat))
    return (guint) at;

  return folk_find_or_first (ask, FOLK_OPT_ROLL);
}

static guint
after (const FolkState  *s,
       const BrambleAsk *ask)
{
  int at;

  if ((at = conjure (s, ask)) >= 0 || (at = purchase (s, ask)) >= 0 || (at = provide (s, ask)) >= 0
      || (at = folk_find (ask, FOLK_OPT_MEND)) >= 0 || (at = folk_choose_walk (s, ask, WALK)) >= 0)
    return (guint) at;

  return folk_find_or_first (ask, FOLK_OPT_END_TURN);
}

/* Whatever helps, until it is no harm any more; Advice where it is worth it; then the best of
 * the outcomes. */
static guint
luck (const FolkState  *s,
      const BrambleAsk *ask)
{
  static const guint8 helps[] = { FOLK_OPT_TRICKSTER, FOLK_OPT_LANTERN, FOLK_OPT_COMB };
  const FolkFrame *f = &s->stack[s->depth - 1];
  int total = f->die + f->added + folk_luck_bonus (s, ask->seat, f->who);
  guint advice = folk_advice_for (s, ask->seat, f->who, total);
  float least = G_MAXFLOAT;
  guint best = 0;
  int at;

  for (guint i = 0; total < 5 && advice != 1 && i < G_N_ELEMENTS (helps); i++)
    if ((at = folk_find (ask, helps[i])) >= 0)
      return (guint) at;
  if (advice > 0 && (at = folk_find (ask, FOLK_OPT_ADVICE)) >= 0)
    return (guint) at;
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_OUTCOME)
      {
        float turns = folk_row_turns (s, ask->seat, f->who, ask->options[i].a);

        if (turns < least)
          {
            least = turns;
            best = i;
          }
      }
  return best;
}

/* Advice first, then what can be thrown again. */
static guint
gate (const FolkState  *s,
      const BrambleAsk *ask)
{
  static const guint8 helps[] = { FOLK_OPT_KEY, FOLK_OPT_ADVICE, FOLK_OPT_COMB };
  int at;

  for (guint i = 0; i < G_N_ELEMENTS (helps); i++)
    if ((at = folk_find (ask, helps[i])) >= 0)
      return (guint) at;

  return folk_find_or_first (ask, FOLK_OPT_ENOUGH);
}

/* Something that is not needed, for something that is. */
static guint
sorcerer (const FolkState  *s,
          const BrambleAsk *ask)
{
  gboolean needs = FALSE;
  guint least = NEEDED;
  int best = -1;

  for (guint tile = FOLK_FIRST_MAGICAL; !needs && tile < FOLK_FIRST_ANIMAL; tile++)
    needs = folk_needs (s, ask->seat, tile) && folk_may_get (s, ask->seat, tile);
  for (guint i = 0; needs && i < ask->n_options; i++)
    if (ask->options[i].kind == FOLK_OPT_TILE && worth (s, ask->seat, ask->options[i].a) < least)
      {
        least = worth (s, ask->seat, ask->options[i].a);
        best = (int) i;
      }

  return best < 0 ? folk_find_or_first (ask, FOLK_OPT_ENOUGH) : (guint) best;
}

/* What the partner's card wants, and nothing else. */
static guint
give (const FolkState  *s,
      const BrambleAsk *ask)
{
  guint partner = s->stack[s->depth - 1].other;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint tile = ask->options[i].kind == FOLK_OPT_GIVE ? folk_thing_tile (ask->options[i].a) : FOLK_NONE;

      if (tile != FOLK_NONE && folk_wants (s, partner, tile) && !folk_wants (s, ask->seat, tile))
        return i;
    }
  return folk_find_or_first (ask, FOLK_OPT_ENOUGH);
}

/* What a thing is worth to @seat, to have it or to get it. */
static guint
worth_of_thing (const FolkState *s,
                guint            seat,
                guint            thing)
{
  guint tile = folk_thing_tile (thing);

  if (tile == FOLK_NONE)
    return thing == FOLK_THING_GOLD ? 6 : 3;
  if (folk_needs (s, seat, tile))
    return NEEDED;

  return worth (s, seat, tile);
}

/* The piece that brings most to who wants it, in comparison with who gives it away. */
static int
best_piece (const FolkState    *s,
            const BrambleAsk   *ask,
            BrambleOfferStep    step,
            guint               least)
{
  int best = -1;

  for (guint i = 0; i < ask->n_options; i++)
    {
      guint thing = ask->options[i].a;
      guint got, lost;

      if (ask->options[i].kind != step)
        continue;
      got = worth_of_thing (s, step == BRAMBLE_OFFER_GIVE ? s->offer.to : s->offer.from, thing);
      lost = worth_of_thing (s, step == BRAMBLE_OFFER_GIVE ? s->offer.from : s->offer.to, thing);
      if (lost < NEEDED && NEEDED + got - lost > least)
        {
          least = NEEDED + got - lost;
          best = (int) i;
        }
    }
  return best;
}

/* One thing that is needed, for one that the other can use. */
static guint
bargain (const FolkState  *s,
         const BrambleAsk *ask)
{
  int at = -1;

  if (s->offer.to == BRAMBLE_NO_SEAT)
    return folk_find_or_first (ask, BRAMBLE_OFFER_TO);
  if (bramble_offer_total (&s->offer, FALSE) == 0)
    at = best_piece (s, ask, BRAMBLE_OFFER_WANT, 30);
  else if (bramble_offer_total (&s->offer, TRUE) == 0)
    at = best_piece (s, ask, BRAMBLE_OFFER_GIVE, 0);
  else
    at = folk_find (ask, BRAMBLE_OFFER_MAKE);

  return at < 0 ? folk_find_or_first (ask, BRAMBLE_OFFER_DROP) : (guint) at;
}

/* A quick answer that makes sense, and little of it by chance. */
guint
folk_playout (gconstpointer     state,
              const BrambleAsk *ask,
              BrambleRng       *rng)
{
  const FolkState *s = state;

  switch ((FolkAskKind) ask->kind)
    {
    case FOLK_ASK_BEFORE:
      return before (s, ask);
    case FOLK_ASK_AFTER:
      return after (s, ask);
    case FOLK_ASK_WAY:
      return folk_choose_way (s, ask, rng);
    case FOLK_ASK_BOOT:
      return folk_find_or_first (ask, folk_is_ready (s, ask->seat) ? FOLK_OPT_GO_ON
                                 : folk_find (ask, FOLK_OPT_PAY_ADVICE) >= 0 ? FOLK_OPT_PAY_ADVICE : FOLK_OPT_REST);
    case FOLK_ASK_HELP:
      return folk_choose_help (s, ask);
    case FOLK_ASK_SALT:
      return folk_find_or_first (ask, s->stack[s->depth - 1].die <= 2 ? FOLK_OPT_YES : FOLK_OPT_NO);
    case FOLK_ASK_SHORTCUT:
      return folk_choose_shortcut (s, ask);
    case FOLK_ASK_LUCK:
      return luck (s, ask);
    case FOLK_ASK_SPELL:
    case FOLK_ASK_GATE:
      return gate (s, ask);
    case FOLK_ASK_TILE:
      return sorcerer (s, ask);
    case FOLK_ASK_WISH:
    case FOLK_ASK_FIND:
    case FOLK_ASK_KIND:
      return best_tile (s, ask, ask->seat, FALSE);
    case FOLK_ASK_ROOM:
    case FOLK_ASK_LOSE:
      return best_tile (s, ask, ask->seat, TRUE);
    case FOLK_ASK_OFFER:
      return bargain (s, ask);
    case FOLK_ASK_REPLY:
      return bramble_offer_weigh (&folktales_game, s, ask, NULL);
    case FOLK_ASK_ADVICE:
      return folk_find_or_first (ask, s->seats[ask->seat].n_biscuits > 4 ? FOLK_OPT_YES : FOLK_OPT_NO);
    case FOLK_ASK_LANTERN:
      return folk_find_or_first (ask, FOLK_OPT_NO);
    case FOLK_ASK_BONUS:
    case FOLK_ASK_HAND_OVER:
      return folk_find_or_first (ask, FOLK_OPT_YES);
    case FOLK_ASK_NUMBER:
      return folk_choose_number (s, ask);
    case FOLK_ASK_PAY:
      return 0;
    case FOLK_ASK_ITEM:
    case FOLK_ASK_COURAGE:
      return bramble_rng_below (rng, ask->n_options);
    case FOLK_ASK_GIVE:
      return give (s, ask);
    case FOLK_ASK_NOTHING:
    case FOLK_N_ASKS:
      break;
    }

  g_assert_not_reached ();
}
