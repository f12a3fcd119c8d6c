/* bramble-grimm-target.c: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-target.h"

#include <grimm/asks.h>
#include <grimm/grimm.h>

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
