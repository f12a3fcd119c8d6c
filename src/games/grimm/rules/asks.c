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
#include "generators.h"

/* Planning. */

/* A position that was set up may have a card lying there, which is taken up. */
static void
plan_gather (const GrimmState *s,
             const GrimmFrame *f,
             BrambleAsk       *ask)
{
  grimm_offer_gathers (s->players[ask->seat].gather == GRIMM_NONE ? grimm_usable_gathers (s, ask->seat)
                                                                 : grimm_all_gathers (s, ask->seat), ask);
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
  grimm_gen_hand_fables (s, f, ask);
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
  grimm_offer_gathers (grimm_usable_gathers (s, ask->seat), ask);
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
  grimm_offer_fable_set (fables, ask);
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
  [GRIMM_ASK_PLAN_GATHER] = { "plan-gather", plan_gather, .closed = TRUE },
  [GRIMM_ASK_PLAN_FABLE] = { "plan-fable", plan_fable, .closed = TRUE },
  [GRIMM_ASK_QUEEN_PEEK] = { "queen-peek", queen_peek },
  [GRIMM_ASK_QUEEN_PEEK_BOTH] = { "queen-peek-both", grimm_gen_opponents },
  [GRIMM_ASK_ALADDIN] = { "aladdin", aladdin },
  [GRIMM_ASK_STEAL] = { "steal", grimm_gen_opponents_resources },
  [GRIMM_ASK_STEAL_TWO] = { "steal-two", grimm_gen_opponents_resources_or_none },
  [GRIMM_ASK_PINOCCHIO] = { "pinocchio", grimm_gen_all_locations },
  [GRIMM_ASK_RAPUNZEL] = { "rapunzel", grimm_gen_any_type },
  [GRIMM_ASK_SLEEPING_BEAUTY] = { "sleeping-beauty", grimm_gen_all_seats },
  [GRIMM_ASK_TOM_THUMB] = { "tom-thumb", tom_thumb },
  [GRIMM_ASK_FAIRY_FOOD] = { "fairy-food", grimm_gen_all_locations },
  [GRIMM_ASK_USE_FRIEND] = { "use-friend", grimm_gen_yes_no },
  [GRIMM_ASK_GOLDILOCKS_ROB] = { "goldilocks-rob", grimm_gen_opponents_or_none },
  [GRIMM_ASK_PLACE_MONSTER] = { "place-monster", place_monster },
  [GRIMM_ASK_PLACE_UNIQUE] = { "place-unique", place_unique },
  [GRIMM_ASK_HIRED_HELP] = { "hired-help", grimm_gen_yes_no },
  [GRIMM_ASK_CRYSTAL_PEEK] = { "crystal-peek", grimm_gen_opponents },
  [GRIMM_ASK_CRYSTAL_CHANGE] = { "crystal-change", crystal_change, .closed = TRUE },
  [GRIMM_ASK_TAVERN] = { "tavern", open_friends },
  [GRIMM_ASK_WISHING_WELL] = { "wishing-well", pairs_of_seats },
  [GRIMM_ASK_TAKE_FROM_LOCATION] = { "take-from-location", grimm_gen_lying_types, GRIMM_NEEDS_PLACE },
  [GRIMM_ASK_GINGERBREAD_MAN] = { "gingerbread-man", grimm_gen_yes_no },
  [GRIMM_ASK_JACK_ADD] = { "jack-add", grimm_gen_produced_types, GRIMM_NEEDS_PLACE },
  [GRIMM_ASK_THUMBELINA] = { "thumbelina", grimm_gen_yes_no },
  [GRIMM_ASK_CHINNY_MOVE] = { "chinny-move", chinny_move },
  [GRIMM_ASK_CANCEL] = { "cancel", grimm_gen_yes_no },
  [GRIMM_ASK_MARKET_DRAFT] = { "market-draft", grimm_gen_lying_types, GRIMM_NEEDS_PLACE },
  [GRIMM_ASK_FRIENDLY_GAME] = { "friendly-game", grimm_gen_company_resources },
  [GRIMM_ASK_TAKE_MORE] = { "take-more", grimm_gen_held_by_other, GRIMM_NEEDS_OTHER },
  [GRIMM_ASK_BLOW_DOWN] = { "blow-down", blow_down, GRIMM_NEEDS_SEAT },
  [GRIMM_ASK_TROLL_VICTIM] = { "troll-victim", troll_victim },
  [GRIMM_ASK_PAY_GATHERED] = { "pay-gathered", pay_gathered },
  [GRIMM_ASK_ORACLE] = { "oracle", grimm_gen_yes_no },
  [GRIMM_ASK_WHISPERS] = { "whispers", grimm_gen_top_fables, GRIMM_NEEDS_TOP, .closed = TRUE },
  [GRIMM_ASK_VAULT] = { "vault", vault },
  [GRIMM_ASK_HARVEST] = { "harvest", grimm_gen_produced_types, GRIMM_NEEDS_PLACE },
  [GRIMM_ASK_SEARCH] = { "search", search_past },
  [GRIMM_ASK_GIFT] = { "gift", gift },
  [GRIMM_ASK_GIFT_RETURN] = { "gift-return", gift_return },
  [GRIMM_ASK_TRADE] = { "trade", trade },
  [GRIMM_ASK_PINOCCHIO_GAIN] = { "pinocchio-gain", grimm_gen_produced_types, GRIMM_NEEDS_PLACE },
  [GRIMM_ASK_GIVE_FABLE] = { "give-fable", grimm_gen_hand_fables, .closed = TRUE },
  [GRIMM_ASK_SNOW_WHITE_TAKE] = { "snow-white-take", grimm_gen_held_by_other, GRIMM_NEEDS_OTHER },
  [GRIMM_ASK_ROBIN_STEAL] = { "robin-steal", grimm_gen_company_resources_or_none },
  [GRIMM_ASK_ROBIN_MORE] = { "robin-more", grimm_gen_held_by_other_or_none, GRIMM_NEEDS_OTHER },
  [GRIMM_ASK_ROBIN_GIVE] = { "robin-give", robin_give },
  [GRIMM_ASK_SPIN_ONE] = { "spin-one", grimm_gen_wood_brick_or_none },
  [GRIMM_ASK_GAIN] = { "gain", grimm_gen_any_type },
  [GRIMM_ASK_PAY] = { "pay", grimm_gen_held_types },
  [GRIMM_ASK_DISCARD] = { "discard", grimm_gen_held_types },
  [GRIMM_ASK_GIVE] = { "give", grimm_gen_held_types },
  [GRIMM_ASK_KEEP_ONE] = { "keep-one", grimm_gen_held_types },
  [GRIMM_ASK_FRIEND] = { "friend", keep_or_give },
  [GRIMM_ASK_MERMAID] = { "mermaid", pairs_of_locations, .closed = TRUE },
  [GRIMM_ASK_ACTION] = { "action", grimm_offer_actions, GRIMM_NEEDS_OWNER },
  [GRIMM_ASK_BONUS] = { "bonus", bonus },
  [GRIMM_ASK_PUSS_PAYER] = { "puss-payer", puss_payer, GRIMM_NEEDS_OWNER | GRIMM_NEEDS_SECTION },
  [GRIMM_ASK_GOLDILOCKS_KEEP] = { "goldilocks-keep", grimm_gen_top_fables, GRIMM_NEEDS_TOP, .closed = TRUE },
  [GRIMM_ASK_GOLDILOCKS_TOP] = { "goldilocks-top", grimm_gen_top_fables, GRIMM_NEEDS_TOP, .closed = TRUE },
  [GRIMM_ASK_SPIN_ALL] = { "spin-all", grimm_gen_wood_or_brick },
  [GRIMM_ASK_GODMOTHER_DISCARD] = { "godmother-discard", grimm_gen_hand_fables, .closed = TRUE },
  [GRIMM_ASK_GODMOTHER_MORE] = { "godmother-more", grimm_gen_hand_fables_or_none, .closed = TRUE },
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
