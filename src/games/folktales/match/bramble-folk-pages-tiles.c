/* bramble-folk-pages-tiles.c: heroes, tiles and tokens, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/folk-text.h>

#include "bramble-folk-words.h"

/* What something is or does, and what is settled about it. */
typedef struct
{
  const char *text;
  const char *rulings; /* (nullable) */
} Words;

/* Who they are; what they can do is in bramble-folk-words.c. */
static const Words heroes[FOLK_N_HEROES] = {
  [FOLK_WHITE_MARE] = {
    /* Translators: the tale of Fehérlófia */
    N_("A mare brought him up, and he shakes the bark off oak trees. Dragons have heard of him."),
    N_("It counts beside a weapon and the Dog: against Wolves, Robbers, Lion, Giant, Witch, Dragon and Devil."),
  },
  [FOLK_ILONA] = {
    /* Translators: Tündérszép Ilona */
    N_("Where she walks the golden apple trees are in blossom, and where she does not like to walk she flies."),
    N_("Landing on one end she may stand on the other at once. That ends her turn, unless a Biscuit took her there. At Tunnel, Secret Path and "
       "Wagon Driver she pays as everybody does."),
  },
  [FOLK_PETER] = {
    /* Translators: Fából faragott Péter */
    N_("He was carved out of a log because an old couple wished for a son. Bruises do not show on him."),
    N_("An outcome of 2 to 4 against a Foe does nothing to him, and he may take it freely. With Friends he loses the turn like "
       "anybody else."),
  },
  [FOLK_SHEPHERD] = {
    /* Translators: A csillagszemű juhász */
    N_("He would not even say “bless you” to a king who sneezed. Misfortune looks into his eyes and goes away again."),
    N_("Red Fields are no Bad Luck: there he eats as all others do."),
  },
  [FOLK_CLEVER_GIRL] = {
    /* Translators: Az okos lány */
    N_("Neither dressed nor undressed, neither on foot nor on horseback: she always finds an answer."),
    N_("On her own turn, before the roll or after the move, and not in a throw. With a full head, that is seven Advice, she cannot."),
  },
  [FOLK_PRINCESS] = {
    /* Translators: A só: the littlest king's daughter (A legkisebb királylány), who loves her father like salt */
    N_("She loves her father as people love salt. He did not understand it at first."),
    N_("She has all three Salt from the start. The second roll counts, even if it is worse, and she decides before a blank is named. "
       "Salt is never traded, and what was given away is gone."),
  },
};

static const Words tiles[FOLK_N_TILES] = {
  [FOLK_FLUTE] = { N_("A weapon: 1 more against Frog, Snake, Crow, Bear and Giant, and with the Beggar."), NULL },
  [FOLK_SWORD] = {
    N_("A weapon: 1 more against Bear, Robbers, Lion and Dragon. In the City it becomes the Enchanted Sword for 2 Biscuits."),
    N_("The exchange is no purchase: you may buy something as well. It needs an Enchanted Sword in the supply, and that you have none."),
  },
  [FOLK_STAFF] = { N_("A weapon: 1 more against Fox, Wolves, Robbers, Witch and Devil."), NULL },
  [FOLK_FEATHER] = {
    N_("A weapon: 2 more against the Crow. Gorge and Griffin cost you nothing. Once a turn it turns an Animal of yours into a Dove."),
    N_("The Dove comes from the supply, and you must not have one. At the Gorge no Rope is used up."),
  },
  [FOLK_SATCHEL] = { N_("Apples, grapes, wild pears and gourds bring you 2 Biscuits instead of 1."), N_("Wheat does not.") },
  [FOLK_BOOT] = {
    N_("Moves that start in the Bare Lands or in the Dark Woods count no step less."),
    N_("Only one of Boot, 7-League Boots and White Stallion works in a turn; where it makes a difference you are asked before "
       "the roll."),
  },
  [FOLK_ROPE] = { N_("Takes you through the Gorge."), N_("The Feather does the same and is kept.") },
  [FOLK_PICKAXE] = { N_("Takes you through the Secret Tunnel."), N_("Your Stallion comes along.") },
  [FOLK_KEY] = { N_("3 more when you knock at the gate of the Castle."), N_("You use it after the throw, and only if that could be enough.") },
  [FOLK_LANTERN] = {
    N_("Before a roll in the Dark Woods: they count no step less. Or throw the yellow die again against Wolves, Robbers or Witch."),
    N_("What was added to a throw stays. You are asked about it only where the woods would still cost you a step."),
  },
  [FOLK_MAGIC_CLOAK] = {
    N_("Once: walk 7 steps, before the roll or after the move. Or slip away in it instead of taking the outcome of a Lucky Throw, "
       "and walk 7 steps."),
    N_("Such a walk is no Biscuit walk: at the end of a shortcut it counts as a roll. A quest is fulfilled all the same when you slip away after "
       "the throw."),
  },
  [FOLK_GOLDEN_COMB] = {
    N_("Twice, but once a turn: throw the yellow die again, in a Lucky Throw, for the Sorcerer’s spell or at the gate."),
    N_("The second throw counts, and what was added before stays. One that was handed over, to the Kind Fairy or to the Sorcerer, does not help any more."),
  },
  [FOLK_ENCHANTED_SWORD] = {
    N_("A weapon: 2 more against every Foe but the Crow and the Devil, as often as you like."),
    N_("Only your best weapon counts. It does not help with Friends."),
  },
  [FOLK_MAGIC_WAND] = {
    N_("Twice, but once a turn: turn a Useful item, a Magical item or an Animal of yours into another of the same class from the supply."),
    N_("It may turn a spent item, and the new one is not spent. It never turns itself, and makes no Stallion on the Glass Mountain."),
  },
  [FOLK_WISHING_TABLE] = {
    N_("Red Fields and Bad Luck cost you nothing. When you get it, a boot token of −1 comes off."),
    N_("It feeds you as often as you like, but it pays for nothing: at the Cottage it does not count as Biscuits."),
  },
  [FOLK_SEVEN_LEAGUE_BOOTS] = {
    N_("No land takes steps from you."),
    N_("They do not take away the boot token. Only one of Boot, 7-League Boots and White Stallion works in a turn."),
  },
  [FOLK_FISH] = { N_("Takes you across the Sea. Or give it up for 2 Biscuits."), NULL },
  [FOLK_DOVE] = { N_("Moves that start on the Glass Mountain count no step less. Or give it up for 2 Biscuits."),
                  N_("It helps beside Boots and Stallion.") },
  [FOLK_BLACK_CAT] = { N_("Bad Luck does nothing to you, and the Secret Path is open."), N_("You keep it on the path.") },
  [FOLK_WHITE_STALLION] = {
    N_("2 steps more for each roll of the white die."),
    N_("It leaves you when you end a move on the Glass Mountain. Bonus rolls, Biscuits and the Cloak it does not make longer."),
  },
  [FOLK_DOG] = { N_("2 more against Wolves, Robbers, Giant and Witch, beside a weapon."), NULL },
  [FOLK_TRICKSTER] = {
    N_("5 more for one Lucky Throw. Then he goes to the player on the right."),
    N_("He is there with four players or more, and joins the first hero at a Red Field. He helps once in a throw, never at the Sorcerer’s or at the gate, "
       "and is neither traded nor lost. If nobody has room for him, he stays with who used him."),
  },
  [FOLK_TOAD] = {
    N_("That is what a tile becomes when a spell of the Sorcerer fails. It is good for nothing and takes up room."),
    N_("You may throw it away on your own turn."),
  },
};

static const struct
{
  const char *title;
  Words words;
} tokens[BRAMBLE_FOLK_N_PAGE_TOKENS] = {
  [BRAMBLE_FOLK_PAGE_BISCUIT] = {
    /* Translators: pogácsa in the tales */
    NC_("token", "Biscuit"),
    { N_("Food for Red Fields and Bad Luck, and money. Once a turn you may walk with one: it takes you as many steps as the number on its "
         "back says, which is 1, 2, 3 or 5. You have 7 at most."),
      N_("Of 36 Biscuits 12 have a 1, 12 a 2, 8 a 3 and 4 a 5. To pay, each is worth one. Nobody else sees your numbers; one that you walk with all see, "
         "and one that you pay nobody.") },
  },
  [BRAMBLE_FOLK_PAGE_ADVICE] = {
    NC_("token", "Advice"),
    { N_("1 more for a throw of the yellow die, after it has fallen and as often as you like. 2 Advice make a Biscuit. You have 7 at most."),
      N_("Before a throw of the yellow die 2 Biscuits can become an Advice, once a turn. An Advice that would change nothing is not offered.") },
  },
  [BRAMBLE_FOLK_PAGE_GOLD] = {
    NC_("token", "Gold Coin"),
    { N_("Buys in City and Palace: an Animal or 2 Advice for one coin, a Magical item for two and a Biscuit. You have 3 at most."), NULL },
  },
  [BRAMBLE_FOLK_PAGE_SALT] = {
    NC_("token", "Salt"),
    { N_("The Littlest Princess throws the white die again for it. There are three."), NULL },
  },
  [BRAMBLE_FOLK_PAGE_BOOT] = {
    NC_("token", "Boot token"),
    { N_("Who is hungry walks with a heavy boot: −1 for each roll of the white die, on its other side −2."),
      N_("Land and boot together take 2 steps at most. −1 comes off for a Biscuit on your own turn. With −2 you are asked when your turn begins: "
         "give 2 Advice, rest for this turn and the next, or go on.") },
  },
};

static char *
dup_rulings (const char *rulings)
{
  return rulings ? g_strdup (_(rulings)) : NULL;
}

char *
bramble_folk_hero_page (guint   hero,
                        char  **rulings)
{
  *rulings = dup_rulings (heroes[hero].rulings);
  return g_strdup_printf ("%s\n%s", bramble_folk_power_text (hero), _(heroes[hero].text));
}

/* The fields where a tile lies, by the names of their lands. */
static char *
dup_places (guint tile)
{
  const FolkField *board = folk_board_fields ();
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    if (board[i].kind == FOLK_KIND_TILE && board[i].what == tile)
      g_ptr_array_add (places, folk_place_text (i, folk_land_name (board[i].land)));
  if (places->len == 0)
    return NULL;

  g_ptr_array_add (places, NULL);
  list = g_strjoinv (", ", (char **) places->pdata);
  return g_strdup_printf (_("It lies here: %s."), list);
}

char *
bramble_folk_tile_page (guint   tile,
                        char  **rulings)
{
  g_autofree char *places = dup_places (tile);

  *rulings = dup_rulings (tiles[tile].rulings);
  if (places == NULL)
    return g_strdup (_(tiles[tile].text));

  return g_strdup_printf ("%s\n%s", _(tiles[tile].text), places);
}

char *
bramble_folk_token_page (guint   token,
                         char  **rulings)
{
  *rulings = dup_rulings (tokens[token].words.rulings);
  return g_strdup (_(tokens[token].words.text));
}

const char *
bramble_folk_token_title (guint token)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "token", tokens[token].title);
}
