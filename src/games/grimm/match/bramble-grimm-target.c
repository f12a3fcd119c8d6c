/* bramble-grimm-target.c: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-target.h"

#include <rules/asks.h>
#include <rules/grimm.h>

/* What is touched, or none when only words will do: "location/fields",
 * "gather/fields", "fable/wolf", "friend/robin-hood", "seat/2", "site/2/1",
 * "supply/straw", "deck". */
static BrambleThing
find_target (const BrambleAsk *ask,
             guint             option)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_LOCATION:
    case GRIMM_OPT_PLACE_TYPE:
      return bramble_thing ("location", grimm_location_ids[o->a]);

    case GRIMM_OPT_GATHER:
      return bramble_thing ("gather", grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)]);

    case GRIMM_OPT_FABLE:
      return bramble_thing ("fable", grimm_cards[o->a].id);

    case GRIMM_OPT_FRIEND:
      return bramble_thing ("friend", grimm_cards[o->a].id);

    case GRIMM_OPT_SEAT:
    case GRIMM_OPT_SEAT_TYPE:
    case GRIMM_OPT_PEEK_GATHER:
    case GRIMM_OPT_PEEK_FABLE:
    case GRIMM_OPT_GIFT:
    case GRIMM_OPT_GIVE:
      return bramble_thing_number ("seat", o->a);

    case GRIMM_OPT_KEEP:
      return bramble_thing_number ("seat", ask->seat);

    case GRIMM_OPT_HOUSE:
      return bramble_thing_numbers ("site", o->a, o->b);

    case GRIMM_OPT_BUILD:
    case GRIMM_OPT_PUSS_BUILD:
      return bramble_thing_numbers ("site", ask->seat, o->a);

    case GRIMM_OPT_TYPE:
    case GRIMM_OPT_GAIN:
      return bramble_thing ("supply", grimm_type_ids[o->a]);

    case GRIMM_OPT_DRAW:
      return bramble_thing ("deck", NULL);

    case GRIMM_OPT_SPECIAL:
    case GRIMM_OPT_FREE:
      return bramble_thing ("friend", grimm_cards[o->a].id);

    case GRIMM_OPT_NONE:
    case GRIMM_OPT_YES:
    case GRIMM_OPT_NO:
    case GRIMM_OPT_SEATS:
    case GRIMM_OPT_LOCATIONS:
    case GRIMM_OPT_TRADE:
    case GRIMM_OPT_ALONE:
    case GRIMM_OPT_TOGETHER:
    case GRIMM_OPT_END_TURN:
    case GRIMM_OPT_BONUS_RESOURCES:
    case GRIMM_OPT_BONUS_FABLES:
    case GRIMM_OPT_BONUS_FRIEND:
    case GRIMM_N_OPTS:
      return BRAMBLE_NO_THING;
    }

  g_assert_not_reached ();
}

static BrambleThing
card_target (guint card)
{
  return bramble_thing (card < GRIMM_N_FABLES ? "fable" : "friend", grimm_cards[card].id);
}

/* The card that a question about a Friend who lies open is about. */
static guint
open_friend (const GrimmState *s)
{
  return s->depth > 0 ? s->stack[s->depth - 1].cards[0] : GRIMM_NONE;
}

/* What is carried, and when it does not go to the option's own target, where
 * it goes instead. */
static BrambleThing
find_carried (const GrimmState *s,
              const BrambleAsk *ask,
              guint             option,
              BrambleThing     *place)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_GATHER:
      *place = bramble_thing ("location", grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)]);
      return find_target (ask, option);

    case GRIMM_OPT_LOCATION:
      if (ask->kind == GRIMM_ASK_PLACE_MONSTER || ask->kind == GRIMM_ASK_PLACE_UNIQUE
          || ask->kind == GRIMM_ASK_FAIRY_FOOD)
        return ask->cause < GRIMM_N_FABLES ? card_target (ask->cause) : BRAMBLE_NO_THING;
      return BRAMBLE_NO_THING;

    case GRIMM_OPT_FABLE:
      if (ask->kind == GRIMM_ASK_GODMOTHER_DISCARD || ask->kind == GRIMM_ASK_GODMOTHER_MORE)
        *place = bramble_thing ("discard", NULL);
      else if (ask->kind == GRIMM_ASK_GOLDILOCKS_TOP)
        *place = bramble_thing ("deck", NULL);
      else if (ask->kind == GRIMM_ASK_WHISPERS || ask->kind == GRIMM_ASK_GOLDILOCKS_KEEP)
        *place = bramble_thing_number ("seat", ask->seat);
      else
        return BRAMBLE_NO_THING;
      return card_target (o->a);

    case GRIMM_OPT_FRIEND:
      *place = bramble_thing_number ("seat", ask->seat);
      return card_target (o->a);

    case GRIMM_OPT_KEEP:
    case GRIMM_OPT_GIVE:
      return ask->kind == GRIMM_ASK_FRIEND && open_friend (s) < GRIMM_N_CARDS ? card_target (open_friend (s)) : BRAMBLE_NO_THING;

    case GRIMM_OPT_BUILD:
    case GRIMM_OPT_PUSS_BUILD:
      return bramble_thing ("supply", grimm_type_ids[o->c]);

    case GRIMM_OPT_TYPE:
      if (ask->kind != GRIMM_ASK_GAIN)
        return BRAMBLE_NO_THING;
      G_GNUC_FALLTHROUGH;
    case GRIMM_OPT_GAIN:
    case GRIMM_OPT_DRAW:
      *place = bramble_thing_number ("seat", ask->seat);
      return find_target (ask, option);

    case GRIMM_OPT_NONE:
    case GRIMM_OPT_YES:
    case GRIMM_OPT_NO:
    case GRIMM_OPT_PLACE_TYPE:
    case GRIMM_OPT_SEAT:
    case GRIMM_OPT_SEAT_TYPE:
    case GRIMM_OPT_SEATS:
    case GRIMM_OPT_LOCATIONS:
    case GRIMM_OPT_HOUSE:
    case GRIMM_OPT_PEEK_GATHER:
    case GRIMM_OPT_PEEK_FABLE:
    case GRIMM_OPT_GIFT:
    case GRIMM_OPT_TRADE:
    case GRIMM_OPT_ALONE:
    case GRIMM_OPT_TOGETHER:
    case GRIMM_OPT_SPECIAL:
    case GRIMM_OPT_FREE:
    case GRIMM_OPT_END_TURN:
    case GRIMM_OPT_BONUS_RESOURCES:
    case GRIMM_OPT_BONUS_FABLES:
    case GRIMM_OPT_BONUS_FRIEND:
    case GRIMM_N_OPTS:
      return BRAMBLE_NO_THING;
    }

  g_assert_not_reached ();
}

/**
 * bramble_grimm_locate:
 *
 * The class function of #BrambleTable. Some answers can be given by carrying
 * something somewhere: a Monster to a Location, a section to a Build Site.
 */
void
bramble_grimm_locate (gconstpointer     state,
                      const BrambleAsk *ask,
                      guint             option,
                      BrambleSpot      *spot)
{
  spot->thing = find_target (ask, option);
  spot->to = spot->thing;
  spot->carried = find_carried (state, ask, option, &spot->to);
}
