/* asks.c: the legal options of every ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Options are computed from the position and the top frame whenever they are
 * wanted; they are never stored. A generator that offers nothing means that
 * nobody is asked.
 */

#include "asks.h"
#include "editions.h"

/* Shapes that several asks share. */

static void
offer_types (const guint16 *counts,
             guint          at_least,
             BrambleAsk    *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (counts[type] >= at_least)
      grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

static void
offer_fable_set (guint32     fables,
                 BrambleAsk *ask)
{
  for (; fables != 0; fables &= fables - 1)
    grimm_offer (ask, GRIMM_OPT_FABLE, (guint) __builtin_ctz (fables), 0, 0);
}

static void
offer_gathers (guint16     cards,
               BrambleAsk *ask)
{
  for (guint left = cards; left != 0; left &= left - 1)
    grimm_offer (ask, GRIMM_OPT_GATHER, (guint) __builtin_ctz (left), 0, 0);
}

static void
offer_holdings (const GrimmState *s,
                guint             seat,
                BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (s->players[seat].stock[type] > 0)
      grimm_offer (ask, GRIMM_OPT_SEAT_TYPE, seat, type, 0);
}

static void
yes_no (const GrimmState *s,
        const GrimmFrame *f,
        BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_YES, 0, 0, 0);
  grimm_offer (ask, GRIMM_OPT_NO, 0, 0, 0);
}

static void
any_type (const GrimmState *s,
          const GrimmFrame *f,
          BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

static void
wood_or_brick (const GrimmState *s,
               const GrimmFrame *f,
               BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_TYPE, GRIMM_WOOD, 0, 0);
  grimm_offer (ask, GRIMM_OPT_TYPE, GRIMM_BRICK, 0, 0);
}

static void
wood_brick_or_none (const GrimmState *s,
                    const GrimmFrame *f,
                    BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  wood_or_brick (s, f, ask);
}

/* The types that the asked seat holds. */
static void
held_types (const GrimmState *s,
            const GrimmFrame *f,
            BrambleAsk       *ask)
{
  offer_types (s->players[ask->seat].stock, 1, ask);
}

/* The types that the frame's other seat holds. */
static void
held_by_other (const GrimmState *s,
               const GrimmFrame *f,
               BrambleAsk       *ask)
{
  offer_types (s->players[f->other].stock, 1, ask);
}

static void
held_by_other_or_none (const GrimmState *s,
                       const GrimmFrame *f,
                       BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  held_by_other (s, f, ask);
}

/* The types that lie at the frame's Location. */
static void
lying_types (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  offer_types (s->piles[f->place], 1, ask);
}

/* The types that the frame's Location produces. */
static void
produced_types (const GrimmState *s,
                const GrimmFrame *f,
                BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (grimm_produces (f->place, type))
      grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

static void
all_locations (const GrimmState *s,
               const GrimmFrame *f,
               BrambleAsk       *ask)
{
  for (guint location = 0; location < s->n_locations; location++)
    grimm_offer (ask, GRIMM_OPT_LOCATION, location, 0, 0);
}

static void
all_seats (const GrimmState *s,
           const GrimmFrame *f,
           BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    grimm_offer (ask, GRIMM_OPT_SEAT, seat, 0, 0);
}

static void
opponents (const GrimmState *s,
           const GrimmFrame *f,
           BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != ask->seat)
      grimm_offer (ask, GRIMM_OPT_SEAT, seat, 0, 0);
}

static void
opponents_or_none (const GrimmState *s,
                   const GrimmFrame *f,
                   BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  opponents (s, f, ask);
}

/* A resource on an opponent's board. */
static void
opponents_resources (const GrimmState *s,
                     const GrimmFrame *f,
                     BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != ask->seat)
      offer_holdings (s, seat, ask);
}

/* The same, of those at the asked seat's Location. */
static void
company_resources (const GrimmState *s,
                   const GrimmFrame *f,
                   BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (grimm_is_with (s, ask->seat, seat))
      offer_holdings (s, seat, ask);
}

static void
company_resources_or_none (const GrimmState *s,
                           const GrimmFrame *f,
                           BrambleAsk       *ask)
{
  company_resources (s, f, ask);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

static void
hand_fables (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  offer_fable_set (s->players[ask->seat].hand[0], ask);
}

static void
hand_fables_or_none (const GrimmState *s,
                     const GrimmFrame *f,
                     BrambleAsk       *ask)
{
  hand_fables (s, f, ask);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

/* The Fables that the frame's card looks at: the top @index of the deck. */
static void
top_fables (const GrimmState *s,
            const GrimmFrame *f,
            BrambleAsk       *ask)
{
  guint32 fables = 0;

  for (guint i = 1; i <= f->index; i++)
    if (s->deck[s->n_deck - i] < GRIMM_N_FABLES)
      fables |= 1u << s->deck[s->n_deck - i];
  offer_fable_set (fables, ask);
}

/* Planning. */

static void
plan_gather (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  offer_gathers (grimm_usable_gathers (s, ask->seat), ask);
}

/* Whether the Huntsman makes @seat play a Fable. */
gboolean
grimm_must_play_fable (const GrimmState *s,
                       guint             seat)
{
  guint huntsman = grimm_friend_holder (s, GRIMM_HUNTSMAN);

  return huntsman != GRIMM_NONE && huntsman != seat;
}

static void
plan_fable (const GrimmState *s,
            const GrimmFrame *f,
            BrambleAsk       *ask)
{
  if (!grimm_must_play_fable (s, ask->seat))
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  hand_fables (s, f, ask);
}

static void
queen_peek (const GrimmState *s,
            const GrimmFrame *f,
            BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      if (seat == ask->seat)
        continue;
      grimm_offer (ask, GRIMM_OPT_PEEK_GATHER, seat, 0, 0);
      if (s->players[seat].fable != GRIMM_NONE)
        grimm_offer (ask, GRIMM_OPT_PEEK_FABLE, seat, 0, 0);
    }
}

/* Start of the round. */

static void
aladdin (const GrimmState *s,
         const GrimmFrame *f,
         BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_ALONE, 0, 0, 0);
  grimm_offer (ask, GRIMM_OPT_TOGETHER, 0, 0, 0);
}

static void
tom_thumb (const GrimmState *s,
           const GrimmFrame *f,
           BrambleAsk       *ask)
{
  for (guint location = 0; location < s->n_locations; location++)
    for (guint type = 0; type < GRIMM_N_TYPES; type++)
      if (s->piles[location][type] > 0)
        grimm_offer (ask, GRIMM_OPT_PLACE_TYPE, location, type, 0);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

/* Fables and Gather cards turn up. */

static void
place_monster (const GrimmState *s,
               const GrimmFrame *f,
               BrambleAsk       *ask)
{
  for (guint location = 0; location < s->n_locations; location++)
    if (!grimm_monster_at (s, location))
      grimm_offer (ask, GRIMM_OPT_LOCATION, location, 0, 0);
}

static void
place_unique (const GrimmState *s,
              const GrimmFrame *f,
              BrambleAsk       *ask)
{
  for (guint location = 0; location < s->n_locations; location++)
    if (s->unique[location] == GRIMM_NONE)
      grimm_offer (ask, GRIMM_OPT_LOCATION, location, 0, 0);
}

static void
crystal_change (const GrimmState *s,
                const GrimmFrame *f,
                BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  offer_gathers (grimm_usable_gathers (s, ask->seat), ask);
}

static void
open_friends (const GrimmState *s,
              const GrimmFrame *f,
              BrambleAsk       *ask)
{
  for (guint i = 0; i < GRIMM_MAX_SEATS; i++)
    if (f->cards[i] != GRIMM_NONE)
      grimm_offer (ask, GRIMM_OPT_FRIEND, f->cards[i], 0, 0);
}

static void
pairs_of_seats (const GrimmState *s,
                const GrimmFrame *f,
                BrambleAsk       *ask)
{
  for (guint a = 0; a < s->n_seats; a++)
    for (guint b = a + 1; b < s->n_seats; b++)
      grimm_offer (ask, GRIMM_OPT_SEATS, a, b, 0);
}

static void
chinny_move (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
  for (guint location = 0; location < s->n_locations; location++)
    if (location != s->players[ask->seat].pig)
      grimm_offer (ask, GRIMM_OPT_LOCATION, location, 0, 0);
}

/* End of the Gather phase. */

static void
blow_down (const GrimmState *s,
           const GrimmFrame *f,
           BrambleAsk       *ask)
{
  const GrimmPlayer *player = &s->players[f->seat];

  for (guint site = 0; site < player->n_sites; site++)
    if (player->sites[site].height > 0 && player->sites[site].type != GRIMM_BRICK)
      grimm_offer (ask, GRIMM_OPT_HOUSE, f->seat, site, 0);
}

static void
troll_victim (const GrimmState *s,
              const GrimmFrame *f,
              BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].pig == f->place)
      grimm_offer (ask, GRIMM_OPT_SEAT, seat, 0, 0);
}

/* Of what was Gathered, and at most what is still held. */
static void
pay_gathered (const GrimmState *s,
              const GrimmFrame *f,
              BrambleAsk       *ask)
{
  const GrimmPlayer *player = &s->players[ask->seat];

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (player->stock[type] > 0 && f->tally[type] < player->gathered[type])
      grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

static void
vault (const GrimmState *s,
       const GrimmFrame *f,
       BrambleAsk       *ask)
{
  for (guint location = 0; location < s->n_locations; location++)
    if (grimm_pigs_at (s, location) == 0 && grimm_sum (s->piles[location]) >= 2)
      grimm_offer (ask, GRIMM_OPT_LOCATION, location, 0, 0);
}

static void
search_past (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  guint32 fables = 0;

  for (guint i = 0; i < s->n_discard; i++)
    fables |= 1u << s->discard[i];
  offer_fable_set (fables, ask);
}

static gboolean
can_return (const GrimmPlayer *player,
            guint              type,
            guint              n)
{
  for (guint other = 0; other < GRIMM_N_TYPES; other++)
    if (other != type && player->stock[other] >= n)
      return TRUE;

  return FALSE;
}

static void
gift (const GrimmState *s,
      const GrimmFrame *f,
      BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint type = 0; seat != ask->seat && type < GRIMM_N_TYPES; type++)
      for (guint n = 1; n <= 3 && n <= s->players[ask->seat].stock[type]; n++)
        if (can_return (&s->players[seat], type, n))
          grimm_offer (ask, GRIMM_OPT_GIFT, seat, type, n);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

static void
gift_return (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (type != f->type && s->players[ask->seat].stock[type] >= f->left)
      grimm_offer (ask, GRIMM_OPT_TYPE, type, 0, 0);
}

static void
trade (const GrimmState *s,
       const GrimmFrame *f,
       BrambleAsk       *ask)
{
  for (guint from = 0; from < GRIMM_N_TYPES; from++)
    for (guint to = 0; s->players[ask->seat].stock[from] >= 2 && to < GRIMM_N_TYPES; to++)
      if (from != to)
        grimm_offer (ask, GRIMM_OPT_TRADE, from, to, 0);
  if (ask->n_options > 0)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

/* A resource of one's own, and who gets it. */
static void
robin_give (const GrimmState *s,
            const GrimmFrame *f,
            BrambleAsk       *ask)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    for (guint type = 0; seat != ask->seat && type < GRIMM_N_TYPES; type++)
      if (s->players[ask->seat].stock[type] > 0)
        grimm_offer (ask, GRIMM_OPT_SEAT_TYPE, seat, type, 0);
}

/* Friends. */

static void
keep_or_give (const GrimmState *s,
              const GrimmFrame *f,
              BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_KEEP, 0, 0, 0);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != ask->seat)
      grimm_offer (ask, GRIMM_OPT_GIVE, seat, 0, 0);
}

static void
pairs_of_locations (const GrimmState *s,
                    const GrimmFrame *f,
                    BrambleAsk       *ask)
{
  for (guint a = 0; a < s->n_locations; a++)
    for (guint b = a + 1; b < s->n_locations; b++)
      grimm_offer (ask, GRIMM_OPT_LOCATIONS, a, b, 0);
}

/* Building. */

static void
bonus (const GrimmState *s,
       const GrimmFrame *f,
       BrambleAsk       *ask)
{
  grimm_offer (ask, GRIMM_OPT_BONUS_RESOURCES, 0, 0, 0);
  grimm_offer (ask, GRIMM_OPT_BONUS_FABLES, 0, 0, 0);
  grimm_offer (ask, GRIMM_OPT_BONUS_FRIEND, 0, 0, 0);
}

static void
puss_payer (const GrimmState *s,
            const GrimmFrame *f,
            BrambleAsk       *ask)
{
  GrimmCost cost = grimm_cost (s, f->owner, f->index, f->place);

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (seat != f->owner && s->players[seat].stock[f->type] > 0)
      grimm_offer (ask, GRIMM_OPT_SEAT, seat, 0, 0);
  if (s->players[f->owner].stock[f->type] >= cost.supply + cost.toll)
    grimm_offer (ask, GRIMM_OPT_NONE, 0, 0, 0);
}

const GrimmAskInfo grimm_asks[GRIMM_N_ASKS] = {
  [GRIMM_ASK_NOTHING] = { "nothing", NULL },
  [GRIMM_ASK_PLAN_GATHER] = { "plan-gather", plan_gather },
  [GRIMM_ASK_PLAN_FABLE] = { "plan-fable", plan_fable },
  [GRIMM_ASK_QUEEN_PEEK] = { "queen-peek", queen_peek },
  [GRIMM_ASK_QUEEN_PEEK_BOTH] = { "queen-peek-both", opponents },
  [GRIMM_ASK_ALADDIN] = { "aladdin", aladdin },
  [GRIMM_ASK_STEAL] = { "steal", opponents_resources },
  [GRIMM_ASK_PINOCCHIO] = { "pinocchio", all_locations },
  [GRIMM_ASK_RAPUNZEL] = { "rapunzel", any_type },
  [GRIMM_ASK_SLEEPING_BEAUTY] = { "sleeping-beauty", all_seats },
  [GRIMM_ASK_TOM_THUMB] = { "tom-thumb", tom_thumb },
  [GRIMM_ASK_FAIRY_FOOD] = { "fairy-food", all_locations },
  [GRIMM_ASK_USE_FRIEND] = { "use-friend", yes_no },
  [GRIMM_ASK_GOLDILOCKS_ROB] = { "goldilocks-rob", opponents_or_none },
  [GRIMM_ASK_PLACE_MONSTER] = { "place-monster", place_monster },
  [GRIMM_ASK_PLACE_UNIQUE] = { "place-unique", place_unique },
  [GRIMM_ASK_HIRED_HELP] = { "hired-help", yes_no },
  [GRIMM_ASK_CRYSTAL_PEEK] = { "crystal-peek", opponents },
  [GRIMM_ASK_CRYSTAL_CHANGE] = { "crystal-change", crystal_change },
  [GRIMM_ASK_TAVERN] = { "tavern", open_friends },
  [GRIMM_ASK_WISHING_WELL] = { "wishing-well", pairs_of_seats },
  [GRIMM_ASK_TAKE_FROM_LOCATION] = { "take-from-location", lying_types },
  [GRIMM_ASK_GINGERBREAD_MAN] = { "gingerbread-man", yes_no },
  [GRIMM_ASK_JACK_ADD] = { "jack-add", produced_types },
  [GRIMM_ASK_THUMBELINA] = { "thumbelina", yes_no },
  [GRIMM_ASK_CHINNY_MOVE] = { "chinny-move", chinny_move },
  [GRIMM_ASK_CANCEL] = { "cancel", yes_no },
  [GRIMM_ASK_MARKET_DRAFT] = { "market-draft", lying_types },
  [GRIMM_ASK_FRIENDLY_GAME] = { "friendly-game", company_resources },
  [GRIMM_ASK_TAKE_MORE] = { "take-more", held_by_other },
  [GRIMM_ASK_BLOW_DOWN] = { "blow-down", blow_down },
  [GRIMM_ASK_TROLL_VICTIM] = { "troll-victim", troll_victim },
  [GRIMM_ASK_PAY_GATHERED] = { "pay-gathered", pay_gathered },
  [GRIMM_ASK_ORACLE] = { "oracle", yes_no },
  [GRIMM_ASK_WHISPERS] = { "whispers", top_fables },
  [GRIMM_ASK_VAULT] = { "vault", vault },
  [GRIMM_ASK_HARVEST] = { "harvest", produced_types },
  [GRIMM_ASK_SEARCH] = { "search", search_past },
  [GRIMM_ASK_GIFT] = { "gift", gift },
  [GRIMM_ASK_GIFT_RETURN] = { "gift-return", gift_return },
  [GRIMM_ASK_TRADE] = { "trade", trade },
  [GRIMM_ASK_PINOCCHIO_GAIN] = { "pinocchio-gain", produced_types },
  [GRIMM_ASK_GIVE_FABLE] = { "give-fable", hand_fables },
  [GRIMM_ASK_SNOW_WHITE_TAKE] = { "snow-white-take", held_by_other },
  [GRIMM_ASK_ROBIN_STEAL] = { "robin-steal", company_resources_or_none },
  [GRIMM_ASK_ROBIN_MORE] = { "robin-more", held_by_other_or_none },
  [GRIMM_ASK_ROBIN_GIVE] = { "robin-give", robin_give },
  [GRIMM_ASK_SPIN_ONE] = { "spin-one", wood_brick_or_none },
  [GRIMM_ASK_GAIN] = { "gain", any_type },
  [GRIMM_ASK_PAY] = { "pay", held_types },
  [GRIMM_ASK_DISCARD] = { "discard", held_types },
  [GRIMM_ASK_GIVE] = { "give", held_types },
  [GRIMM_ASK_KEEP_ONE] = { "keep-one", held_types },
  [GRIMM_ASK_FRIEND] = { "friend", keep_or_give },
  [GRIMM_ASK_MERMAID] = { "mermaid", pairs_of_locations },
  [GRIMM_ASK_ACTION] = { "action", grimm_offer_actions },
  [GRIMM_ASK_BONUS] = { "bonus", bonus },
  [GRIMM_ASK_PUSS_PAYER] = { "puss-payer", puss_payer },
  [GRIMM_ASK_GOLDILOCKS_KEEP] = { "goldilocks-keep", top_fables },
  [GRIMM_ASK_GOLDILOCKS_TOP] = { "goldilocks-top", top_fables },
  [GRIMM_ASK_SPIN_ALL] = { "spin-all", wood_or_brick },
  [GRIMM_ASK_GODMOTHER_DISCARD] = { "godmother-discard", hand_fables },
  [GRIMM_ASK_GODMOTHER_MORE] = { "godmother-more", hand_fables_or_none },
};

/* Computes what the game waits for. A view that may not know the options of
 * another seat's ask simply finds none. */
void
grimm_ask_fill (const GrimmState *s,
                BrambleAsk       *ask)
{
  const GrimmFrame *f = &s->stack[s->depth - 1];

  ask->turn = s->turn;
  ask->kind = s->ask_kind;
  ask->seat = s->ask_seat;
  ask->cause = f->cause;
  ask->n_options = 0;
  if (s->ask_kind != GRIMM_ASK_NOTHING)
    grimm_asks[s->ask_kind].generate (s, f, ask);
}
