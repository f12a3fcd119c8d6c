/* bramble-grimm-target.c: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-target.h"

#include <rules/asks.h>
#include <rules/grimm.h>

/**
 * bramble_grimm_option_target:
 *
 * The name of the thing on the table that stands for an option:
 * "location/fields", "gather/fields", "fable/wolf", "friend/robin-hood",
 * "seat/2", "site/2/1", "supply/straw", "deck". Several options may share one.
 *
 * Returns: (nullable) (transfer full): the name, or %NULL when only words will do
 */
char *
bramble_grimm_option_target (const BrambleAsk *ask,
                             guint             option)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_LOCATION:
    case GRIMM_OPT_PLACE_TYPE:
      return g_strconcat ("location/", grimm_location_ids[o->a], NULL);

    case GRIMM_OPT_GATHER:
      return g_strconcat ("gather/", grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)], NULL);

    case GRIMM_OPT_FABLE:
      return g_strconcat ("fable/", grimm_cards[o->a].id, NULL);

    case GRIMM_OPT_FRIEND:
      return g_strconcat ("friend/", grimm_cards[o->a].id, NULL);

    case GRIMM_OPT_SEAT:
    case GRIMM_OPT_SEAT_TYPE:
    case GRIMM_OPT_PEEK_GATHER:
    case GRIMM_OPT_PEEK_FABLE:
    case GRIMM_OPT_GIFT:
    case GRIMM_OPT_GIVE:
      return g_strdup_printf ("seat/%u", o->a + 1u);

    case GRIMM_OPT_KEEP:
      return g_strdup_printf ("seat/%u", ask->seat + 1u);

    case GRIMM_OPT_HOUSE:
      return g_strdup_printf ("site/%u/%u", o->a + 1u, o->b + 1u);

    case GRIMM_OPT_BUILD:
    case GRIMM_OPT_PUSS_BUILD:
      return g_strdup_printf ("site/%u/%u", ask->seat + 1u, o->a + 1u);

    case GRIMM_OPT_TYPE:
    case GRIMM_OPT_GAIN:
      return g_strconcat ("supply/", grimm_type_ids[o->a], NULL);

    case GRIMM_OPT_DRAW:
      return g_strdup ("deck");

    case GRIMM_OPT_SPECIAL:
    case GRIMM_OPT_FREE:
      return g_strconcat ("friend/", grimm_cards[o->a].id, NULL);

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
      return NULL;
    }

  g_assert_not_reached ();
}

static char *
card_target (guint card)
{
  return g_strconcat (card < GRIMM_N_FABLES ? "fable/" : "friend/", grimm_cards[card].id, NULL);
}

/* The card that a question about a Friend who lies open is about. */
static guint
open_friend (const GrimmState *s)
{
  return s->depth > 0 ? s->stack[s->depth - 1].cards[0] : GRIMM_NONE;
}

/* What is carried, and when it does not go to the option's own target, where
 * it goes instead. */
static char *
find_thing (const GrimmState  *s,
            const BrambleAsk  *ask,
            guint              option,
            char             **place)
{
  const BrambleOption *o = &ask->options[option];

  switch ((GrimmOptionKind) o->kind)
    {
    case GRIMM_OPT_GATHER:
      *place = g_strconcat ("location/", grimm_location_ids[GRIMM_GATHER_LOCATION (o->a)], NULL);
      return bramble_grimm_option_target (ask, option);

    case GRIMM_OPT_LOCATION:
      if (ask->kind == GRIMM_ASK_PLACE_MONSTER || ask->kind == GRIMM_ASK_PLACE_UNIQUE
          || ask->kind == GRIMM_ASK_FAIRY_FOOD)
        return ask->cause < GRIMM_N_FABLES ? card_target (ask->cause) : NULL;
      return NULL;

    case GRIMM_OPT_FABLE:
      if (ask->kind == GRIMM_ASK_GODMOTHER_DISCARD || ask->kind == GRIMM_ASK_GODMOTHER_MORE)
        *place = g_strdup ("discard");
      else if (ask->kind == GRIMM_ASK_GOLDILOCKS_TOP)
        *place = g_strdup ("deck");
      else if (ask->kind == GRIMM_ASK_WHISPERS || ask->kind == GRIMM_ASK_GOLDILOCKS_KEEP)
        *place = g_strdup_printf ("seat/%u", ask->seat + 1u);
      else
        return NULL;
      return card_target (o->a);

    case GRIMM_OPT_FRIEND:
      *place = g_strdup_printf ("seat/%u", ask->seat + 1u);
      return card_target (o->a);

    case GRIMM_OPT_KEEP:
    case GRIMM_OPT_GIVE:
      return ask->kind == GRIMM_ASK_FRIEND && open_friend (s) < GRIMM_N_CARDS ? card_target (open_friend (s)) : NULL;

    case GRIMM_OPT_BUILD:
    case GRIMM_OPT_PUSS_BUILD:
      return g_strconcat ("supply/", grimm_type_ids[o->c], NULL);

    case GRIMM_OPT_TYPE:
      if (ask->kind != GRIMM_ASK_GAIN)
        return NULL;
      G_GNUC_FALLTHROUGH;
    case GRIMM_OPT_GAIN:
    case GRIMM_OPT_DRAW:
      *place = g_strdup_printf ("seat/%u", ask->seat + 1u);
      return bramble_grimm_option_target (ask, option);

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
      return NULL;
    }

  g_assert_not_reached ();
}

/**
 * bramble_grimm_option_carry:
 * @thing: (out) (transfer full): the name of what is carried
 * @place: (out) (transfer full): the name of where it is carried to
 *
 * Some answers can be given by carrying something somewhere: a Monster to a
 * Location, a section to a Build Site.
 *
 * Returns: %FALSE when this is not one of them
 */
gboolean
bramble_grimm_option_carry (BrambleMatch      *match,
                            const BrambleAsk  *ask,
                            guint              option,
                            char             **thing,
                            char             **place)
{
  *place = NULL;
  *thing = find_thing (bramble_match_get_view (match), ask, option, place);
  if (*thing == NULL)
    {
      g_clear_pointer (place, g_free);
      return FALSE;
    }
  if (*place == NULL)
    *place = bramble_grimm_option_target (ask, option);
  return TRUE;
}
