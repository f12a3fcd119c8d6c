/* bramble-folk-pages.c: the rules of Hungarian Folktales, to be read, and their pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-pages.h"

#include <glib/gi18n.h>

#include "bramble-folk-example.h"
#include "bramble-picture.h"

const BramblePage bramble_folk_chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "folktales/heroes/white-mare", "folktales/heroes/ilona", "folktales/heroes/shepherd", "folktales/heroes/clever-girl" },
        N_("Two to six heroes set out from the Village. Each has a quest, somebody to face or to help, and Magical items to find. Whoever first gets "
           "through the gate of the Castle wins.") },
      { { "road/shepherd/castle-cross/4" },
        N_("It is a game of the road. Dice say how far you go, but you choose where to, what you risk, and when to spend what you have "
           "saved up.") },
    },
  },
  {
    "set-up", N_("Before the first turn"),
    {
      { { "folktales/seals/white-mare", "folktales/seals/ilona", "folktales/seals/peter", "folktales/seals/clever-girl", "folktales/seals/princess" },
        N_("Heroes are chosen, each once, or dealt. Everybody draws a Folktale card, which lies open.") },
      { { "folktales/tokens/biscuit", "folktales/tokens/biscuit", "folktales/tokens/advice", "folktales/tokens/gold" },
        N_("Everybody begins in the Village with two Biscuits, of 1 and of 2 steps, with an Advice and a Gold Coin. The Littlest Princess also has three "
           "Salt.") },
      { { "folktales/dice/blue-6" },
        N_("The blue die decides who begins; who tie throw again. Turns go clockwise.") },
      { { "folktales/tiles/flute", "folktales/tiles/sword", "folktales/tiles/staff", "folktales/tiles/feather", "folktales/tiles/boot" },
        N_("Then everybody chooses a Starting item. Whoever will have the last turn chooses first, and then it goes round the other way.") },
    },
  },
  {
    "turn", N_("A turn"),
    {
      { { "folktales/tokens/biscuit", "folktales/tokens/advice", "folktales/tokens/gold" },
        N_("First you may do something with your goods, walk with a Biscuit, and trade with others on your field, in any order.") },
      { { "folktales/dice/white-blank" },
        N_("Then you roll the white die and walk. Instead of that, if nothing has moved you in this turn, you may stay in City or Palace, knock "
           "at the Castle, or see to your quest where you stand.") },
      { { "folktales/fields/apples", "folktales/fields/advice", "folktales/meet/fox" },
        N_("The field that you reach acts. After that you may do all the first things again, until you end your turn.") },
      { { NULL },
        N_("A lost turn is always the next whole one, and lost turns add up. Who has to sit out can still be traded with and dared. Who walks on the path of a shortcut does "
           "nothing else in a turn.") },
    },
  },
  {
    "steps", N_("How far you go"),
    {
      { { "dice/white-1", "dice/white-3", "dice/white-5", "folktales/dice/white-blank" },
        N_("The white die shows 1 to 5 and a blank. With the blank you choose a number from 1 to 5 yourself.") },
      { { "land/wheat-fields", "land/dark-woods", "land/glass-mountain" },
        N_("The land where the move starts changes the roll: one more in the Wheat Fields, one less in the Bare Lands and the Dark Woods, two less on the "
           "Glass Mountain and on the Island.") },
      { { "folktales/tiles/boot", "folktales/tiles/seven-league-boots", "folktales/tiles/dove", "folktales/tiles/lantern" },
        N_("The Boot spares you the minus of Bare Lands and Dark Woods, the 7-League Boots that of any land, the Dove that of the Glass Mountain, and a "
           "Lantern once that of the Dark Woods.") },
      { { "folktales/tiles/white-stallion" },
        N_("The White Stallion adds 2 to each roll. Of Boot, 7-League Boots and Stallion only one works in a turn, and if it makes a difference you say "
           "which before you roll.") },
      { { "folktales/tokens/boot-1", "folktales/tokens/boot-2" },
        N_("Whoever is hungry has the boot token, and goes one or two steps less. What is left of land and token together takes two steps at most. Below one "
           "step you stay where you are, and the field does not act.") },
    },
  },
  {
    "way", N_("Where you go"),
    {
      { { "road/peter/forest-gate/4" },
        N_("You go all your steps in any direction and along any branch, but never turn round within a move. Any number of heroes may stand on one field.") },
      { { "folktales/fields/red" },
        N_("Each Red Field that you pass or land on acts at once. Where two ways to the same field differ in Red Fields, you can choose between them.") },
      { { "folktales/fields/city", "folktales/fields/palace", "folktales/fields/castle" },
        N_("City, Palace, Castle and the end of a road stop every move: steps that are left are lost.") },
      { { "folktales/tokens/biscuit", "folktales/tiles/magic-cloak" },
        N_("Once a turn, before the roll or after the move, a Biscuit takes you as many steps as it says. Neither land nor Stallion nor boot token changes that. The Magic "
           "Cloak takes you 7 steps in the same way.") },
      { { "folktales/fields/bonus", "folktales/dice/blue-4" },
        N_("A Bonus Roll is like this, too, with the blue die; there are three in a turn at most.") },
    },
  },
  {
    "fields-chapter", N_("Fields"),
    {
      { { "folktales/fields/wheat", "folktales/fields/apples", "folktales/fields/grapes", "folktales/fields/pears", "folktales/fields/gourd" },
        N_("Food is a Biscuit. With the Satchel all but wheat brings two.") },
      { { "folktales/fields/advice", "folktales/fields/gold", "folktales/tiles/rope", "folktales/tiles/magic-wand", "folktales/tiles/dog" },
        N_("Advice, Gold and tiles are yours when you land on them. Instead of a Magical item that you have you get an Advice, instead of such an Animal a "
           "Biscuit.") },
      { { "folktales/fields/red", "folktales/tokens/boot-1" },
        N_("A Red Field costs a Biscuit. Without one you get the boot token, −1 and the second time −2. The Wishing Table feeds you there.") },
      { { "folktales/fields/bad-luck" },
        N_("Bad Luck costs an Advice, or else two Biscuits; for each Biscuit that you lack the boot token gets worse by one. The Wishing Table or the Black Cat "
           "spares you all of it, and the Starry-Eyed Shepherd suffers nothing.") },
      { { "folktales/fields/plain", "folktales/fields/village" },
        N_("On plain fields and in the Village nothing happens.") },
    },
  },
  {
    "goods", N_("Biscuits, Advice and Gold"),
    {
      { { "folktales/tokens/biscuit-number", "folktales/tokens/advice", "folktales/tokens/gold" },
        N_("You have at most 7 Biscuits, 7 Advice and 3 Gold Coins. What you have no room for, and what has run out, you do not get.") },
      { { "folktales/tokens/advice", "folktales/tokens/advice", "folktales/tokens/biscuit" },
        N_("On your own turn 2 Advice make a Biscuit. A Fish or a Dove makes two.") },
      { { "folktales/tokens/biscuit", "folktales/tokens/boot-1" },
        N_("A Biscuit takes off the boot of −1. With the boot of −2 your turn begins with a choice: give 2 Advice, rest for this turn and the next, or go "
           "on with it.") },
      { { "folktales/tokens/biscuit", "folktales/tokens/biscuit", "folktales/tokens/advice" },
        N_("Before a throw of the yellow die two Biscuits can become an Advice, once a turn.") },
      { { NULL },
        N_("Whoever pays with Biscuits chooses which. They go back into the bag unseen.") },
    },
  },
  {
    "satchel", N_("The satchel"),
    {
      { { "folktales/tiles/satchel" },
        N_("Your satchel has room for five tiles of any kind; tokens do not count. If a sixth comes, you choose which of the six goes.") },
      { { "folktales/tiles/rope", "folktales/tiles/pickaxe", "folktales/tiles/key", "folktales/tiles/lantern" },
        N_("Useful items are used up. You may have several of a kind.") },
      { { "folktales/tiles/magic-cloak", "folktales/tiles/golden-comb", "folktales/tiles/enchanted-sword", "folktales/tiles/magic-wand", "folktales/tiles/wishing-table" },
        N_("Of Magical items and Animals you have one of each kind at most. Cloak, Comb and Wand are spent after one or two uses, once a turn each. You may keep them then: for "
           "the gate they still count.") },
      { { "folktales/tiles/trickster" },
        N_("With four players or more the Trickster joins the first hero who comes to a Red Field. He adds 5 to one Lucky Throw and goes to the player on the right; who has no room for "
           "him passes him on.") },
      { { "folktales/tiles/toad" },
        N_("Toads and spent items you may throw away on your turn. Everything but Starting items goes back to the supply.") },
    },
  },
  {
    "throw", N_("The Lucky Throw"),
    {
      { { "throw/bear/7/2/flute/sword" },
        N_("Who ends a move on an Adventure Field throws the yellow die, which shows 1 to 8. The number of the field is added, and so are one weapon that fits, the best, and the Dog. The "
           "Son of the White Mare adds one against Foes of −3 and −4.") },
      { { "folktales/tokens/advice", "folktales/tiles/trickster", "folktales/tiles/golden-comb", "folktales/tiles/lantern" },
        N_("Then you may add Advice, one at a time, or let the Trickster help; comb your hair and throw again; against Wolves, Robbers and Witch a Lantern lets you throw again, "
           "too.") },
      { { "throw/dragon/3/1/sword" },
        N_("9 or more is a Magical item of a kind that you lack, by chance. 7 or 8 is an Advice, 5 or 6 a Biscuit. 2 to 4 costs your next turn, and less costs a Gold Coin or an item of your "
           "choice, if you have one.") },
      { { NULL },
        N_("You may take any lower outcome instead: sometimes there is nothing to lose. Or slip away in the Magic Cloak: then there is no outcome, and you walk 7 steps.") },
      { { "folktales/meet/bear", "folktales/meet/bear" },
        N_("Spaces of the same picture side by side are one field. Who began the move there does not throw again.") },
    },
  },
  {
    "quest", N_("Your quest"),
    {
      { { "folktales/tales/dragon", "folktales/tales/kind-fairy" },
        N_("Your Folktale card names somebody to meet, and Magical items to hold at the gate in the end.") },
      { { "folktales/meet/witch", "folktales/meet/devil", "folktales/meet/robbers" },
        N_("Some Foes only want to be faced: your first throw there fulfils the quest, whatever the die shows.") },
      { { "folktales/meet/giant", "folktales/tokens/gold", "folktales/tokens/gold" },
        N_("Others ask for something. You may hand it over when you come with it, and the quest is fulfilled as soon as the die falls. Without it the field is an adventure like any "
           "other.") },
      { { "folktales/meet/king", "folktales/tiles/key" },
        N_("The King in the Palace has time only for who brings the Key of his quest.") },
      { { NULL },
        N_("If you stand there already when you get what is wanted, see to the quest at the beginning of a turn instead of rolling.") },
    },
  },
  {
    "market", N_("City and Palace"),
    {
      { { "folktales/fields/city", "folktales/fields/palace", "folktales/tokens/biscuit" },
        N_("On arrival you get a Biscuit, and also in each turn that you stay there instead of rolling.") },
      { { "folktales/tokens/gold", "folktales/tiles/dog", "folktales/tokens/advice" },
        N_("Then you may buy one thing while you are there: an Animal or 2 Advice for a Gold Coin, or a Magical item for two coins and a Biscuit. You choose which.") },
      { { "folktales/tiles/sword", "folktales/tiles/enchanted-sword" },
        N_("In the City a Sword becomes the Enchanted Sword for 2 Biscuits. That is no purchase.") },
    },
  },
  {
    "shortcuts", N_("Shortcuts"),
    {
      { { "folktales/fields/shortcut-sea", "folktales/fields/shortcut-tunnel", "folktales/fields/shortcut-gorge", "folktales/fields/shortcut-path", "folktales/fields/shortcut-griffin" },
        N_("When a move ends exactly on one end of a shortcut you may pay and step onto its first path field. Your turn is over then. In each further turn you go one field on, and out at the "
           "other end, which does not act.") },
      { { "folktales/tiles/fish", "folktales/tiles/pickaxe", "folktales/tiles/rope", "folktales/tiles/black-cat" },
        N_("The Sea costs a Fish, the Secret Tunnel a Pickaxe, the Gorge a Rope. The Secret Path opens for the Black Cat, which you keep. The Griffin asks for two Biscuits and the Wagon Driver for "
           "one. Sea and Tunnel have two path fields, all others one.") },
      { { "folktales/tiles/feather", "folktales/heroes/ilona" },
        N_("With the Feather Gorge and Griffin cost nothing. Fairy Beauty Ilona flies: Sea, Gorge and Griffin cost her nothing, and she stands on the other end at once.") },
      { { "folktales/tokens/biscuit" },
        N_("By a Biscuit walk you go one path field further: past a single one you come out at once, and your turn goes on.") },
    },
  },
  {
    "sorcerer-chapter", N_("The Sorcerer"),
    {
      { { "folktales/fields/sorcerer", "folktales/tokens/biscuit" },
        N_("In the Dark Woods lives the Sorcerer. Give him a Biscuit and a tile, any but the Trickster, and name a Magical item that you lack.") },
      { { "folktales/dice/yellow-4", "folktales/tokens/advice", "folktales/tiles/golden-comb" },
        N_("Throw the yellow die. With 4 or more you get it; Advice and Comb help.") },
      { { "folktales/tiles/toad" },
        N_("With less your tile becomes a Toad. You may try again at once, while you can pay.") },
    },
  },
  {
    "others", N_("Others on your field"),
    {
      { { "folktales/tokens/biscuit", "folktales/tiles/rope", "folktales/tiles/dove" },
        N_("Before the roll or after the move you may offer a trade to somebody on your field, twice a turn: up to three things for up to three things. Biscuits, Advice, Gold, Useful and Magical items and "
           "Animals are traded, Starting items, Salt, Toads and the Trickster are not.") },
      { { NULL },
        N_("The other takes it or not, or says what else might change their mind. Whose Biscuit it is chooses which.") },
      { { "dice/white-5", "folktales/dice/blue-2" },
        N_("Once a turn you may dare one of them to a Test of Courage, if both have a Biscuit. You throw the white die, where the blank is a 6, and they throw the blue one. The higher takes a Biscuit of the other by "
           "chance; if both are equal, each gets one from the bag. Nobody has to agree.") },
    },
  },
  {
    "castle-chapter", N_("The Castle and the end"),
    {
      { { "folktales/fields/castle", "folktales/tokens/advice" },
        N_("Who begins a turn at the Castle with the quest fulfilled, holding all that the card asks for, is ready: that brings an Advice. Instead of rolling you may knock.") },
      { { "folktales/dice/yellow-8", "folktales/tokens/advice", "folktales/tiles/key", "folktales/tiles/golden-comb" },
        N_("Throw the yellow die. Each Advice adds one, a Key three, and the Comb lets you throw again. With 8 or more the gate opens, and you have won. There is one try a turn.") },
      { { NULL },
        N_("Weapons, Dog and Trickster do not help. Whoever is not ready, or does not want to wait, leaves the Castle as any other field.") },
      { { NULL },
        N_("After 80 turns each night falls. Then a fulfilled quest wins, then more of the items, then the shorter way to the Castle; else the win is shared.") },
    },
  },
  {
    "teams-chapter", N_("Teams"),
    {
      { { "folktales/seals/white-mare", "folktales/seals/ilona", "folktales/seals/white-mare", "folktales/seals/ilona" },
        N_("Four or six players may form teams of two, who sit opposite each other, and six also teams of three, who alternate.") },
      { { "folktales/teams/pennant", "folktales/teams/swallowtail", "folktales/teams/banner" },
        N_("Who plays together carries the same flag, on the map and on the boards, and has the quests of the partners in the list.") },
      { { "folktales/meet/dwarf", "folktales/meet/beggar" },
        N_("Anybody may fulfil the quest of a partner, with their own tiles and their own throw.") },
      { { "folktales/fields/castle" },
        N_("You are ready when all quests of the team are fulfilled and you hold what your own card asks for. If the gate opens for one, the whole team wins.") },
      { { "folktales/tiles/satchel" },
        N_("Partners on one field may share, once a turn: the one whose turn it is gives whatever they like, and then the other does. It cannot be refused.") },
    },
  },
  {
    "options", N_("Options"),
    {
      { { "folktales/cards/back", "folktales/cards/back", "folktales/cards/back" },
        N_("Several quests, for two or three players: everybody draws three or four Folktale cards and fulfils them in their order. Nothing needs to be held at the gate.") },
      { { "folktales/tiles/golden-comb" },
        N_("Exact end: the last field of a dead end is reached with the exact number only.") },
      { { "folktales/dice/white-blank" },
        N_("Long game: the blank ends the turn, and nobody moves.") },
      { { "folktales/meet/kind-fairy", "folktales/tiles/magic-wand" },
        N_("Kind fairies: who wins a Magical item by a Lucky Throw chooses which.") },
    },
  },
  {
    "secrets", N_("Who may know what"),
    {
      { { "folktales/tokens/biscuit" },
        N_("Everybody sees how many Biscuits you have, but only you see their numbers. One that you walk with is seen by all, one that changes hands by both, one that is paid by nobody.") },
      { { "folktales/cards/front", "folktales/tiles/satchel" },
        N_("All else lies open: Folktale cards, tiles, Advice, Gold. Point at somebody’s board to see what they still lack.") },
    },
  },
  { NULL },
};

static const BramblePictureSize sizes[] = {
  { "folktales/heroes/", 96, 126 },
  { "folktales/seals/", 64, 64 },
  { "folktales/tales/", 168, 126 },
  { "folktales/cards/", 90, 126 },
  { "folktales/dice/", 64, 64 },
  { "dice/", 64, 64 },
  { "folktales/tokens/", 64, 64 },
};

/* "road/…", "throw/…" and "land/…" are pieces of the table. */
GtkWidget *
bramble_folk_draw (const char *id)
{
  if (g_str_has_prefix (id, "road/"))
    return bramble_folk_example_road (id + strlen ("road/"));
  if (g_str_has_prefix (id, "throw/"))
    return bramble_folk_example_throw (id + strlen ("throw/"));
  if (g_str_has_prefix (id, "land/"))
    return bramble_folk_example_land (id + strlen ("land/"));
  return bramble_picture_new_as (id, sizes, G_N_ELEMENTS (sizes), 72);
}
