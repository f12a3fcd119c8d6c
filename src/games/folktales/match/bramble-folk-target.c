/* bramble-folk-target.c: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-target.h"

#include <rules/folk-engine.h>

BrambleThing
bramble_folk_field_thing (guint field)
{
  return field < FOLK_N_FIELDS ? bramble_thing (BRAMBLE_FOLK_FIELD_THING, folk_board_fields ()[field].id) : BRAMBLE_NO_THING;
}

BrambleThing
bramble_folk_seat_thing (guint seat)
{
  return seat < FOLK_MAX_SEATS ? bramble_thing_number (BRAMBLE_FOLK_SEAT_THING, seat) : BRAMBLE_NO_THING;
}

BrambleThing
bramble_folk_tile_thing (guint seat,
                         guint tile)
{
  return bramble_thing_numbers (BRAMBLE_FOLK_TILE_THING, seat, tile);
}

BrambleThing
bramble_folk_token_thing (guint            seat,
                          BrambleFolkToken token)
{
  return bramble_thing_numbers (BRAMBLE_FOLK_TOKEN_THING, seat, token);
}

BrambleThing
bramble_folk_supply_thing (guint tile)
{
  return bramble_thing (BRAMBLE_FOLK_SUPPLY_THING, folk_tile_ids[tile]);
}

/* What is traded lies before whoever has it. */
static BrambleThing
find_traded (guint seat,
             guint thing)
{
  if (seat >= FOLK_MAX_SEATS)
    return BRAMBLE_NO_THING;
  if (thing < FOLK_THING_TILES)
    return bramble_folk_token_thing (seat, thing);

  return bramble_folk_tile_thing (seat, folk_thing_tile (thing));
}

static BrambleThing
find_offered (const BrambleOffer  *offer,
              const BrambleOption *o)
{
  switch ((BrambleOfferStep) o->kind)
    {
    case BRAMBLE_OFFER_TO:
      return bramble_folk_seat_thing (o->a);
    case BRAMBLE_OFFER_GIVE:
    case BRAMBLE_OFFER_RATHER:
      return find_traded (offer->from, o->a);
    case BRAMBLE_OFFER_WANT:
      return find_traded (offer->to, o->a);
    case BRAMBLE_OFFER_MAKE:
    case BRAMBLE_OFFER_DROP:
    case BRAMBLE_OFFER_ACCEPT:
    case BRAMBLE_OFFER_DECLINE:
      return BRAMBLE_NO_THING;
    }

  g_assert_not_reached ();
}

/* A tile that is chosen lies in the satchel of who is asked, or with nobody: a Starting
 * item, what is found and what something becomes. One that finds no room is in neither. */
static BrambleThing
find_tile (const FolkState  *s,
           const BrambleAsk *ask,
           guint             tile)
{
  switch ((FolkAskKind) ask->kind)
    {
    case FOLK_ASK_ITEM:
    case FOLK_ASK_FIND:
    case FOLK_ASK_WISH:
    case FOLK_ASK_KIND:
      return bramble_folk_supply_thing (tile);
    case FOLK_ASK_NOTHING:
    case FOLK_ASK_BOOT:
    case FOLK_ASK_BEFORE:
    case FOLK_ASK_AFTER:
    case FOLK_ASK_HELP:
    case FOLK_ASK_LANTERN:
    case FOLK_ASK_SALT:
    case FOLK_ASK_NUMBER:
    case FOLK_ASK_WAY:
    case FOLK_ASK_PAY:
    case FOLK_ASK_ROOM:
    case FOLK_ASK_BONUS:
    case FOLK_ASK_SHORTCUT:
    case FOLK_ASK_HAND_OVER:
    case FOLK_ASK_ADVICE:
    case FOLK_ASK_LUCK:
    case FOLK_ASK_LOSE:
    case FOLK_ASK_TILE:
    case FOLK_ASK_SPELL:
    case FOLK_ASK_GATE:
    case FOLK_ASK_OFFER:
    case FOLK_ASK_REPLY:
    case FOLK_ASK_COURAGE:
    case FOLK_ASK_GIVE:
    case FOLK_N_ASKS:
      return folk_has (s, ask->seat, tile) ? bramble_folk_tile_thing (ask->seat, tile) : bramble_folk_supply_thing (tile);
    }

  g_assert_not_reached ();
}

/**
 * bramble_folk_locate:
 *
 * The class function of #BrambleTable.
 */
void
bramble_folk_locate (gconstpointer     state,
                     const BrambleAsk *ask,
                     guint             option,
                     BrambleSpot      *spot)
{
  const FolkState *s = state;
  const BrambleOption *o = &ask->options[option];

  if (ask->kind == FOLK_ASK_OFFER || ask->kind == FOLK_ASK_REPLY)
    {
      spot->thing = find_offered (&s->offer, o);
      return;
    }
  switch ((FolkOpt) o->kind)
    {
    case FOLK_OPT_WAY:
      spot->thing = bramble_folk_field_thing (o->a);
      return;
    case FOLK_OPT_WALK:
    case FOLK_OPT_BISCUIT:
      spot->thing = bramble_thing_numbers (BRAMBLE_FOLK_BISCUIT_THING, ask->seat, o->a);
      return;
    case FOLK_OPT_TILE:
    case FOLK_OPT_SELL:
    case FOLK_OPT_FEATHER:
    case FOLK_OPT_WAND:
    case FOLK_OPT_DISCARD:
      spot->thing = find_tile (s, ask, o->a);
      return;
    case FOLK_OPT_CLOAK:
      spot->thing = bramble_folk_tile_thing (ask->seat, FOLK_MAGIC_CLOAK);
      return;
    case FOLK_OPT_COMB:
      spot->thing = bramble_folk_tile_thing (ask->seat, FOLK_GOLDEN_COMB);
      return;
    case FOLK_OPT_LANTERN:
      spot->thing = bramble_folk_tile_thing (ask->seat, FOLK_LANTERN);
      return;
    case FOLK_OPT_KEY:
      spot->thing = bramble_folk_tile_thing (ask->seat, FOLK_KEY);
      return;
    case FOLK_OPT_TRICKSTER:
      spot->thing = bramble_folk_tile_thing (ask->seat, FOLK_TRICKSTER);
      return;
    case FOLK_OPT_FORGE:
      spot->thing = bramble_folk_tile_thing (ask->seat, FOLK_SWORD);
      return;
    case FOLK_OPT_ADVICE:
    case FOLK_OPT_EAT:
    case FOLK_OPT_PAY_ADVICE:
      spot->thing = bramble_folk_token_thing (ask->seat, BRAMBLE_FOLK_ADVICE);
      return;
    case FOLK_OPT_GOLD:
    case FOLK_OPT_BUY_ADVICE:
      spot->thing = bramble_folk_token_thing (ask->seat, BRAMBLE_FOLK_GOLD);
      return;
    case FOLK_OPT_MEND:
      spot->thing = bramble_folk_token_thing (ask->seat, BRAMBLE_FOLK_BOOT);
      return;
    case FOLK_OPT_DARE:
    case FOLK_OPT_SHARE:
      spot->thing = bramble_folk_seat_thing (o->a);
      return;
    case FOLK_OPT_GIVE:
      spot->thing = find_traded (ask->seat, o->a);
      return;
    case FOLK_OPT_NONE:
    case FOLK_OPT_YES:
    case FOLK_OPT_NO:
    case FOLK_OPT_ROLL:
    case FOLK_OPT_STAY:
    case FOLK_OPT_KNOCK:
    case FOLK_OPT_QUEST:
    case FOLK_OPT_END_TURN:
    case FOLK_OPT_WITS:
    case FOLK_OPT_BUY:
    case FOLK_OPT_TRADE:
    case FOLK_OPT_NUMBER:
    case FOLK_OPT_OUTCOME:
    case FOLK_OPT_REST:
    case FOLK_OPT_GO_ON:
    case FOLK_OPT_ENOUGH:
    case FOLK_N_OPTS:
      return;
    }

  g_assert_not_reached ();
}
