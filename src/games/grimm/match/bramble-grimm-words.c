/* bramble-grimm-words.c: what the models of The Grimm Forest say in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-private.h"

#include <glib/gi18n-lib.h>
#include <rules/text.h>

/* One, two or three things in a row. */
static char *
join (const char *const *parts,
      guint              n)
{
  switch (n)
    {
    case 0:
      return NULL;
    case 1:
      return g_strdup (parts[0]);
    case 2:
      /* Translators: two things in a row, like "3 Straw and 1 Wood". */
      return g_strdup_printf (C_("row", "%1$s and %2$s"), parts[0], parts[1]);
    case 3:
      /* Translators: three things in a row, like "3 Straw, 1 Wood and 2 Brick". */
      return g_strdup_printf (C_("row", "%1$s, %2$s and %3$s"), parts[0], parts[1], parts[2]);
    default:
      g_assert_not_reached ();
    }
}

/* Returns (transfer full) (nullable): so many resources, or NULL for none. */
char *
bramble_grimm_resources_text (const guint16 *counts)
{
  char *parts[GRIMM_N_TYPES];
  char *text;
  guint n = 0;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (counts[type] > 0)
      parts[n++] = grimm_count_text (type, counts[type]);

  text = join ((const char *const *) parts, n);
  while (n > 0)
    g_free (parts[--n]);
  return text;
}

/* Returns (transfer full) (nullable): which First Builder Bonuses @seat has. */
char *
bramble_grimm_bonuses_text (const GrimmState *s,
                            guint             seat)
{
  const char *parts[GRIMM_N_TYPES];
  g_autofree char *types = NULL;
  guint n = 0;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    if (s->bonus[type] == seat)
      parts[n++] = grimm_type_name (type);
  if (n == 0)
    return NULL;

  types = join (parts, n);
  /* Translators: %s is one type of resource, or two or three in a row. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "First Builder Bonus: %s", "First Builder Bonuses: %s", n),
                          types);
}

/* Returns (transfer full) (nullable): what the Friend made the player say. */
char *
bramble_grimm_declared_text (const GrimmPlayer *player)
{
  if (player->declared == GRIMM_NONE)
    return NULL;
  if (player->friend_card == GRIMM_ALADDIN)
    /* Translators: what a player expects of the Location that they go to. */
    return g_strdup (player->declared ? _("Expects to be alone") : _("Expects company"));
  if (player->friend_card == GRIMM_PINOCCHIO && player->declared < GRIMM_N_LOCATIONS)
    /* Translators: where a player says that they go, true or not. */
    return g_strdup (grimm_by_location (player->declared,
                                        _("Says: I am going to the Fields"),
                                        _("Says: I am going to the Forest"),
                                        _("Says: I am going to the Brickyard"),
                                        _("Says: I am going to the Market")));

  return NULL;
}

static const char *
house_text (const GrimmHouse *house)
{
  switch (house->height)
    {
    case 0:
      return _("Free Build Site");
    case 1:
      return grimm_by_type (house->type,
                            _("Straw house: Floor"),
                            _("Wood house: Floor"),
                            _("Brick house: Floor"));
    case 2:
      return grimm_by_type (house->type,
                            _("Straw house: Floor and Walls"),
                            _("Wood house: Floor and Walls"),
                            _("Brick house: Floor and Walls"));
    default:
      return grimm_by_type (house->type,
                            _("Complete Straw house"),
                            _("Complete Wood house"),
                            _("Complete Brick house"));
    }
}

/* Returns (transfer full): what stands on a Build Site. */
char *
bramble_grimm_site_text (const GrimmPlayer *player,
                         guint              site)
{
  const char *house = house_text (&player->sites[site]);

  if (site != player->corner)
    return g_strdup (house);

  /* Translators: %1$s is what stands on the Build Site that the card %2$s has become. */
  return g_strdup_printf (_("%1$s (%2$s)"), house, grimm_card_name (GRIMM_CUTTING_CORNERS));
}

const char *
bramble_grimm_gather_text (guint location)
{
  return grimm_by_location (location,
                            _("Your pig goes to the Fields, where there is Straw."),
                            _("Your pig goes to the Forest, where there is Wood."),
                            _("Your pig goes to the Brickyard, where there is Brick."),
                            _("Your pig goes to the Market, where there is some of everything."));
}

const char *
bramble_grimm_bonus_name (guint type)
{
  return grimm_by_type (type,
                        _("First Builder Bonus for Straw"),
                        _("First Builder Bonus for Wood"),
                        _("First Builder Bonus for Brick"));
}

const char *
bramble_grimm_bonus_text (guint type)
{
  return grimm_by_type (type,
                        _("Goes to whoever completes the first Straw house, with 1 of each resource, 2 Fables or a Friend."),
                        _("Goes to whoever completes the first Wood house, with 1 of each resource, 2 Fables or a Friend."),
                        _("Goes to whoever completes the first Brick house, with 1 of each resource, 2 Fables or a Friend."));
}

/* Returns the id of a Location, or of where a pig is that is at none. */
const char *
bramble_grimm_place_id (guint location)
{
  if (location == GRIMM_NOWHERE)
    return "nowhere";
  if (location == GRIMM_HOME)
    return "home";

  g_assert (location < GRIMM_N_LOCATIONS);
  return grimm_location_ids[location];
}
