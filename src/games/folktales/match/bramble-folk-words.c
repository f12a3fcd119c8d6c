/* bramble-folk-words.c: what lies on the table of Hungarian Folktales, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-words.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>

static const char *const powers[FOLK_N_HEROES] = {
  [FOLK_WHITE_MARE] = N_("1 more in the Lucky Throw against Foes of −3 and −4."),
  [FOLK_ILONA] = N_("Flies: Sea, Gorge and Griffin cost her nothing and take one turn."),
  [FOLK_PETER] = N_("Loses no turn to a Foe."),
  [FOLK_SHEPHERD] = N_("Bad Luck does nothing to him."),
  [FOLK_CLEVER_GIRL] = N_("Once a turn, a Biscuit for an Advice."),
  [FOLK_PRINCESS] = N_("For a Salt, once a turn, she throws the white die again."),
};

/* Returns: (transfer full): a land, and what it does to moves that start there */
char *
bramble_folk_land_text (guint land)
{
  int steps;

  g_return_val_if_fail (land < FOLK_N_LANDS, NULL);

  steps = folk_lands[land].steps;
  if (steps > 0)
    /* Translators: a land, and how many steps more one has there */
    return g_strdup_printf (C_("land", "%1$s +%2$d"), folk_land_name (land), steps);
  if (steps < 0)
    /* Translators: a land, and how many steps less one has there */
    return g_strdup_printf (C_("land", "%1$s −%2$d"), folk_land_name (land), -steps);

  return g_strdup (folk_land_name (land));
}

/* What a hero can do that others cannot. */
const char *
bramble_folk_power_text (guint hero)
{
  g_return_val_if_fail (hero < FOLK_N_HEROES, NULL);

  return _(powers[hero]);
}

/**
 * bramble_folk_tile_text:
 * @used: how often it was used, of those that are used up
 *
 * Returns: (transfer full): a tile in a satchel, in a few words
 */
char *
bramble_folk_tile_text (guint tile,
                        guint count,
                        guint used)
{
  const char *name = folk_tile_name (tile);
  guint uses = folk_max_uses (tile);

  if (count > 1)
    /* Translators: how many, and of which tile */
    return g_strdup_printf (C_("tile", "%1$u × %2$s"), count, name);
  if (used == 0 || uses == 0)
    return g_strdup (name);
  if (used >= uses)
    /* Translators: %s is a tile that has done what it can */
    return g_strdup_printf (C_("tile", "%s, spent"), name);

  /* Translators: a tile, how often it was used, and how often it can be */
  return g_strdup_printf (C_("tile", "%1$s, used %2$u of %3$u times"), name, used, uses);
}

/* Returns: (transfer full) (nullable): the same as a sign on the tile: how many there are, how often
 * it was used, or that nothing is left of it */
char *
bramble_folk_tile_sign (guint tile,
                        guint count,
                        guint used)
{
  guint uses = folk_max_uses (tile);

  if (count > 1)
    return g_strdup_printf ("×%u", count);
  if (used == 0 || uses == 0)
    return NULL;

  return used >= uses ? g_strdup ("✗") : g_strdup_printf ("%u/%u", used, uses);
}

/* Returns where somebody's way goes on: who is on the path of a shortcut comes out at its end. */
guint
bramble_folk_where_from (const FolkSeat *seat)
{
  return seat->goal == FOLK_NONE ? seat->field : seat->goal;
}

/**
 * bramble_folk_where_text:
 * @field: where something is
 * @steps: how far that is
 *
 * Returns: (transfer full): both in a few words
 */
char *
bramble_folk_where_text (guint field,
                         guint steps)
{
  const FolkField *f = &folk_board_fields ()[field];

  if (steps == 0)
    return g_strdup (C_("how far", "here"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s, %2$u step", "%1$s, %2$u steps", steps),
                          folk_land_name (f->land), steps);
}

/* Returns: (transfer full): the same in very few words */
char *
bramble_folk_where_brief (guint field,
                          guint steps)
{
  if (steps == 0)
    return g_strdup (C_("how far", "here"));

  /* Translators: a land, and how many steps away it is */
  return g_strdup_printf (C_("how far", "%1$s, %2$u"), folk_land_name (folk_board_fields ()[field].land), steps);
}

/**
 * bramble_folk_team_art:
 * @team: a number of folk_team(), or %FOLK_NONE
 *
 * Returns: (nullable): the flag of a team, which everybody in it carries
 */
const char *
bramble_folk_team_art (guint team)
{
  static const char *const flags[] = {
    "folktales/teams/pennant",
    "folktales/teams/swallowtail",
    "folktales/teams/banner",
  };

  return team < G_N_ELEMENTS (flags) ? flags[team] : NULL;
}
