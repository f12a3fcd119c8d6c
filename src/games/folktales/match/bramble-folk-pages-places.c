/* bramble-folk-pages-places.c: fields and lands, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>

#include "bramble-folk-words.h"

/* What food is. */
#define FOOD N_("You get a Biscuit, with the Satchel two.")

/* What holds for every shortcut. */
#define ON_THE_PATH N_("You may enter it only when a move ends here exactly. The turn is over then, and in each turn you go on by one field, until you come out. " \
                       "A Biscuit walk takes you one field further, and who comes out by it goes on with the turn.")

static const struct
{
  const char *title;
  const char *text;
  const char *ruling; /* (nullable) */
} fields[BRAMBLE_FOLK_N_PAGE_FIELDS] = {
  [BRAMBLE_FOLK_FIELD_WHEAT] = { NC_("field", "Wheat"), N_("You get a Biscuit."), NULL },
  [BRAMBLE_FOLK_FIELD_APPLES] = { NC_("field", "Apples"), FOOD, NULL },
  [BRAMBLE_FOLK_FIELD_GRAPES] = { NC_("field", "Grapes"), FOOD, NULL },
  [BRAMBLE_FOLK_FIELD_PEARS] = { NC_("field", "Wild Pears"), FOOD, NULL },
  [BRAMBLE_FOLK_FIELD_GOURD] = { NC_("field", "Gourd"), FOOD, NULL },
  [BRAMBLE_FOLK_FIELD_ADVICE] = { NC_("field", "Advice"), N_("You get an Advice."), NULL },
  [BRAMBLE_FOLK_FIELD_GOLD] = { NC_("field", "Gold"), N_("You get a Gold Coin."), NULL },
  [BRAMBLE_FOLK_FIELD_TILE] = {
    NC_("field", "Tile"), N_("You take the tile that lies here, if there is one left."),
    N_("Who has this Magical item already gets an Advice instead, and who has this Animal a Biscuit. With a full satchel you choose which "
       "of six tiles goes.") },
  [BRAMBLE_FOLK_FIELD_RED] = {
    NC_("field", "Red Field"), N_("Whoever lands here or passes gives a Biscuit. Who has none gets the boot token: −1, and then −2."),
    N_("It acts at once, in the middle of the move. The Wishing Table spares you that. It never gets worse than −2.") },
  [BRAMBLE_FOLK_FIELD_BONUS] = {
    NC_("field", "Bonus Roll"), N_("You may throw the blue die and go on, in any direction."),
    N_("Lands, Stallion and boot token do not change this roll. There are three of them in a turn at most.") },
  [BRAMBLE_FOLK_FIELD_BAD_LUCK] = {
    NC_("field", "Bad Luck"), N_("You give an Advice. Without Advice you give two Biscuits."),
    N_("For each Biscuit that you lack the boot token gets worse by one. The Black Cat or the Wishing Table spares you all of it, and the Starry-Eyed Shepherd suffers nothing.") },
  [BRAMBLE_FOLK_FIELD_ADVENTURE] = {
    NC_("field", "Adventure Field"), N_("Somebody lives here, a Foe or a Friend, and you make a Lucky Throw."),
    N_("Spaces side by side are one field: who begins a move on one of them throws on no other.") },
  [BRAMBLE_FOLK_FIELD_SORCERER] = {
    NC_("field", "Sorcerer"),
    N_("For a Biscuit he turns a tile of yours into a Magical item that you name. With 4 or more on the yellow die it succeeds; else the tile "
       "becomes a Toad."),
    N_("He takes any tile but the Trickster, and makes what you lack and the supply has. Advice and Comb help, but not a Comb that you gave him. You may try "
       "again at once, while you can pay.") },
  [BRAMBLE_FOLK_FIELD_SEA] = {
    /* Translators: Óperenciás tenger */
    NC_("field", "Sea"), N_("A shortcut of two path fields. It costs a Fish."), ON_THE_PATH },
  [BRAMBLE_FOLK_FIELD_TUNNEL] = { NC_("field", "Secret Tunnel"), N_("A shortcut of two path fields. It costs a Pickaxe."), ON_THE_PATH },
  [BRAMBLE_FOLK_FIELD_GORGE] = {
    NC_("field", "Gorge"), N_("A shortcut of one path field. It costs a Rope, or nothing with the Feather."), ON_THE_PATH },
  [BRAMBLE_FOLK_FIELD_PATH] = { NC_("field", "Secret Path"), N_("A shortcut of one path field, for who has the Black Cat. You keep it."), ON_THE_PATH },
  [BRAMBLE_FOLK_FIELD_GRIFFIN] = {
    NC_("field", "Griffin"), N_("A shortcut of one path field. It costs 2 Biscuits, or nothing with the Feather."), ON_THE_PATH },
  [BRAMBLE_FOLK_FIELD_WAGON] = { NC_("field", "Wagon Driver"), N_("A shortcut of one path field. It costs a Biscuit."), ON_THE_PATH },
  [BRAMBLE_FOLK_FIELD_PLAIN] = { NC_("field", "Plain field"), N_("Nothing happens here."), NULL },
  [BRAMBLE_FOLK_FIELD_VILLAGE] = { NC_("field", "Village"), N_("Everybody sets out from here. Nothing happens on coming back."), NULL },
  [BRAMBLE_FOLK_FIELD_CITY] = {
    NC_("field", "City"),
    N_("Every move stops here. On arrival, and whenever you stay instead of rolling, you get a Biscuit and may buy one thing: a Magical item for 2 Gold "
       "Coins and a Biscuit, an Animal for a coin, or 2 Advice for a coin. A Sword becomes enchanted here for 2 Biscuits."),
    N_("You choose what you buy. Who begins a turn here and rolls gets nothing.") },
  [BRAMBLE_FOLK_FIELD_PALACE] = {
    NC_("field", "Palace"),
    N_("Every move stops here. On arrival, and whenever you stay instead of rolling, you get a Biscuit and may buy one thing, as in the City. The King lives "
       "here."),
    N_("Who hands over the Key for the King’s quest makes a Lucky Throw. For all others he has no time.") },
  [BRAMBLE_FOLK_FIELD_CASTLE] = {
    NC_("field", "Castle"),
    N_("Every move stops here. Who begins a turn here with the quest fulfilled and all that the card asks for gets an Advice, and may knock instead of "
       "rolling: 8 or more opens the gate and wins."),
    N_("Advice, Comb and Key help, but no weapon, Dog or Trickster. One try a turn; others may wait here, too, and whoever likes may leave.") },
};

static const char *const land_tales[FOLK_N_LANDS] = {
  [FOLK_LAND_WHEAT_FIELDS] = N_("Broad, golden and easy to walk through."),
  [FOLK_LAND_MEADOW] = N_("Where the village geese think that the world ends."),
  /* Translators: Kerekerdő */
  [FOLK_LAND_ROUND_FOREST] = N_("It has no corner, so that nobody can hide in one."),
  [FOLK_LAND_LONG_MEADOW] = N_("Seven days long, and one can see tomorrow from here."),
  [FOLK_LAND_BARE_LANDS] = N_("Stones, thistles, and a wind that asks where you are going."),
  [FOLK_LAND_SHORE] = N_("Reeds, grapes and the sea behind them."),
  /* Translators: an island in the Óperenciás tenger */
  [FOLK_LAND_ISLAND] = N_("Sand that holds on to every foot. Somebody has lost a comb here."),
  [FOLK_LAND_CASTLE_PARK] = N_("The gravel is raked, and the peacocks announce you."),
  [FOLK_LAND_GORGE] = N_("Down on one side and up on the other, for whoever has no rope."),
  [FOLK_LAND_HILL_COUNTRY] = N_("Behind every hill stands another one that is a little greener."),
  [FOLK_LAND_FOOTHILLS] = N_("Here people already wear felt soles."),
  /* Translators: Üveghegy */
  [FOLK_LAND_GLASS_MOUNTAIN] = N_("Two steps up, one step back, and no horse can stand on it."),
  [FOLK_LAND_ORCHARDS] = N_("The King’s trees, counted every morning."),
  [FOLK_LAND_DARK_WOODS] = N_("It is dark even at noon, and the owls do not mind."),
};

const char *
bramble_folk_field_title (guint field)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "field", fields[field].title);
}

char *
bramble_folk_field_page (guint   field,
                         char  **rulings)
{
  *rulings = fields[field].ruling ? g_strdup (_(fields[field].ruling)) : NULL;
  return g_strdup (_(fields[field].text));
}

/* What is taken from a move can be spared by something. */
static const char *
land_ruling (guint land)
{
  switch ((FolkLand) land)
    {
    case FOLK_LAND_BARE_LANDS:
      return _("Boot and 7-League Boots spare you that.");
    case FOLK_LAND_DARK_WOODS:
      return _("Boot, 7-League Boots and a Lantern spare you that.");
    case FOLK_LAND_GLASS_MOUNTAIN:
      return _("Dove and 7-League Boots spare you that. A White Stallion leaves who ends a move here.");
    case FOLK_LAND_ISLAND:
      return _("7-League Boots spare you that.");
    case FOLK_LAND_WHEAT_FIELDS:
    case FOLK_LAND_MEADOW:
    case FOLK_LAND_ROUND_FOREST:
    case FOLK_LAND_LONG_MEADOW:
    case FOLK_LAND_SHORE:
    case FOLK_LAND_CASTLE_PARK:
    case FOLK_LAND_GORGE:
    case FOLK_LAND_HILL_COUNTRY:
    case FOLK_LAND_FOOTHILLS:
    case FOLK_LAND_ORCHARDS:
      return NULL;
    case FOLK_N_LANDS:
      break;
    }

  g_assert_not_reached ();
}

static char *
dup_steps (guint land)
{
  int steps = folk_lands[land].steps;

  if (steps > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A roll that starts here counts %d step more.",
                                         "A roll that starts here counts %d steps more.", (gulong) steps), steps);
  if (steps < 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A roll that starts here counts %d step less.",
                                         "A roll that starts here counts %d steps less.", (gulong) -steps), -steps);

  return g_strdup (_("A roll that starts here counts as it falls."));
}

char *
bramble_folk_land_page (guint   land,
                        char  **rulings)
{
  g_autofree char *steps = dup_steps (land);
  const char *ruling = land_ruling (land);

  *rulings = g_strdup (ruling);
  return g_strdup_printf ("%s\n%s", _(land_tales[land]), steps);
}
