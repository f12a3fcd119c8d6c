/* bramble-stuffed-chapters.c: the rules of Stuffed Fables, to be read, and their pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-chapters.h"

#include <glib/gi18n.h>

#include "bramble-picture.h"
#include "bramble-stuffed-example.h"

#define DICE(colour, a, b, c) "stuffed/dice/" colour "-" a, "stuffed/dice/" colour "-" b, "stuffed/dice/" colour "-" c

const BramblePage bramble_stuffed_chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "stuffed/stuffies/bartle", "stuffed/stuffies/wick", "stuffed/stuffies/lulla", "stuffed/stuffies/toddle" },
        N_("Nell is asleep. Two to four of her stuffed toys, the stuffies, climb down into the dark to put something right before she wakes. You all win together, or you all "
           "lose together.") },
      { { "stuffed/scenes/satin-corner-1", "stuffed/scenes/other-cradle-1" },
        N_("There are seven stories, each a little harder than the one before. A story has three to six pages, and every page is a map with a goal written "
           "beside it.") },
      { { "stuffed/endings/asleep", "stuffed/endings/waking", "stuffed/endings/lost" },
        N_("A story that is won has one of two ends: Nell sleeps on, or she wakes for a moment. It is lost when all stuffies lie on the floor at once.") },
    },
  },
  {
    "set-up", N_("Before the story begins"),
    {
      { { "stuffed/portraits/bartle", "stuffed/portraits/wick", "stuffed/portraits/prickle", "stuffed/portraits/finn", "stuffed/portraits/lulla" },
        N_("Every seat chooses a stuffy. One person may play one stuffy, several or all of them; computers play the rest. Each stuffy begins with 5 stuffing.") },
      { { "stuffed/tokens/bag", "stuffed/dice/red", "stuffed/dice/white", "stuffed/dice/black" },
        N_("Into the bag go 5 dice each of red, green, yellow, blue and purple, and white and black ones: on the normal level one more of each than there are stuffies.") },
      { { "stuffed/sleep/asleep", "stuffed/sleep/restless", "stuffed/sleep/waking" },
        N_("Ten sleep cards are shuffled: five are Asleep, four Restless and one is Waking. Waking is always one of the lowest three.") },
      { { "stuffed/tokens/bookmark" },
        N_("Somebody keeps the book: they place minions that come and decide when two stuffies are equally near. The bookmark goes on to the next seat with every "
           "new page.") },
      { { "stuffed/tokens/stuffing", "stuffed/tokens/heart" },
        N_("Gentle begins with 7 stuffing and a heart. It has one black die less, a boss has 1 dark stuffing less, tests and searches take 1 less, and tasks 1 less for each stuffy. "
           "Brave has one white die less, a boss has 1 dark stuffing more, tests and searches take 1 more, and tasks 1 more for each stuffy.") },
    },
  },
  {
    "turn", N_("A turn"),
    {
      { { "stuffed/dice/red", "stuffed/dice/blue", "stuffed/dice/purple", "stuffed/dice/white", "stuffed/dice/black" },
        N_("Draw five dice from the bag. If it runs empty, all discarded dice go back into it, and you draw on.") },
      { { DICE ("white", "4", "3", "1"), "stuffed/tokens/stuffing" },
        N_("Roll your white dice, all at once or one after the other. A roll that comes to your stuffing or more gains you 1 stuffing.") },
      { { "stuffed/dice/black", "stuffed/dice/black" },
        N_("Your black dice go onto the threat track.") },
      { { "stuffed/tokens/move", "stuffed/slots/melee", "stuffed/tokens/search", "stuffed/actions/encourage" },
        N_("Use your other dice for actions, as many as you like, until you say that you are done. Dice that are left are discarded.") },
      { { "stuffed/minions/lintling", "stuffed/minions/lampmoth", "stuffed/dice/black", "stuffed/dice/black" },
        N_("Then threat is counted. With minions on the page they act as soon as the track has a black die for each of them, or all the black dice there are. With no minion there, a surge "
           "comes when the track has a die for each stuffy: the page says what it brings, and the track is emptied.") },
    },
  },
  {
    "dice-chapter", N_("Dice"),
    {
      { { "stuffed/dice/red", "stuffed/dice/green", "stuffed/dice/yellow", "stuffed/dice/blue", "stuffed/dice/purple" },
        N_("Red is strength, green is nimbleness, yellow is perception and blue is kindness. Purple goes with any of them.") },
      { { "stuffed/dice/red-5", "stuffed/dice/red-2", "stuffed/dice/purple-4" },
        N_("A pool is one or more dice of one colour, and as many purple ones as you like; or only purple ones. They are rolled together and added up. Point at what you "
           "want to do with the dice in your hand: the table says how likely it is, before you roll.") },
      { { "stuffed/statuses/cheerful", "stuffed/statuses/courageous", "stuffed/items/knitting-needle" },
        N_("After the roll you may change dice, if something lets you. Then bonuses are counted, and last you may add to the total, knowing what it is.") },
      { { "stuffed/items/night-light-cap", "stuffed/dice/yellow-3" },
        N_("A bonus for dice of a colour counts for each such die, but never for purple ones. A bonus for a whole roll counts once, and only with a die of the action’s own "
           "colour in it. No die ever counts less than 1.") },
      { { "stuffed/tokens/socket", "stuffed/dice/green" },
        N_("One die may be stored on your card. It can go into a pool in a later turn, and it defends you.") },
    },
  },
  {
    "actions", N_("Actions"),
    {
      { { "stuffed/tokens/move", "stuffed/actions/store", "stuffed/dice/green-4" },
        N_("Move: roll any pool and walk up to its total. Store: keep a die on your card for later.") },
      { { "stuffed/slots/melee", "stuffed/items/wooden-spoon", "stuffed/slots/ranged", "stuffed/items/pea-shooter" },
        N_("Strike with a melee weapon and red dice at a minion one open step away. Shoot with a ranged weapon and green dice as far as its range. A total of the minion’s defence "
           "or more defeats it, and you gain a button. Defeating a leader or a boss makes you courageous as well.") },
      { { "stuffed/tokens/search", "stuffed/dice/yellow-5", "stuffed/actions/task" },
        N_("Search: a yellow pool of the page’s number or more finds an item. Tests and tasks stand on the page with a colour and a number. You try a test alone; to a "
           "task all may add, turn after turn, until its number is reached.") },
      { { "stuffed/actions/encourage", "stuffed/dice/blue", "stuffed/tokens/stuffing" },
        N_("Encourage another stuffy, however far away: store one of your dice with it, or discard a die that is not white or black and give it 1 of your stuffing. You keep at "
           "least 1.") },
      { { "stuffed/actions/trade", "stuffed/tokens/button", "stuffed/actions/use" },
        N_("Trade with a vendor on or beside your square, and use items and abilities: that costs no die.") },
    },
  },
  {
    "map-chapter", N_("The map and its lines"),
    {
      { { "map/under-the-bed" },
        N_("A step leads to one of the eight squares around you. Dotted lines can be crossed by everybody, white lines by nobody. A step is open when it crosses only dotted lines.") },
      { { "stuffed/signs/red", "stuffed/signs/green", "stuffed/signs/yellow", "stuffed/signs/blue" },
        N_("A coloured line is crossed only by a move with dice of that colour. A move with purple dice only takes the colour of the first coloured line that it crosses. Minions "
           "cross all colours.") },
      { { NULL },
        N_("Diagonally you may go if at least one of the two ways round the corner is open to you. Distance is counted in the fewest steps, over all colours and over brackets, and round "
           "walls.") },
      { { "stuffed/stuffies/wick", "stuffed/minions/hookling", "stuffed/lying/finn" },
        N_("Stuffies walk through stuffies, and minions through minions and stuffies that lie. Else nobody walks through an opponent, and nobody ends a move where somebody is.") },
      { { "stuffed/tokens/bracket" },
        N_("Squares in brackets are counted and shot over, and never entered.") },
    },
  },
  {
    "finds", N_("What lies on the map"),
    {
      { { "stuffed/tokens/point", "stuffed/tokens/point-again" },
        N_("A point ends your move, and the story tells what is there. Most are read once; those with a loop can be read again.") },
      { { "stuffed/tokens/lost", "stuffed/lost/odd-sock", "stuffed/tags/kind", "stuffed/tags/brave", "stuffed/tags/sly" },
        N_("At a Lost token you meet somebody who is lost, and choose what to do. Every choice says what it is like, kind, brave, sly or plain, and what it costs. What comes of "
           "it is told afterwards. You may always walk away.") },
      { { "stuffed/tokens/vendor", "stuffed/tokens/button" },
        N_("Who comes to a vendor first sees four items laid out. Each costs a button or an item that you wear. They are not filled up again.") },
      { { "stuffed/tokens/objective", "stuffed/tokens/door", "stuffed/tokens/wagon", "stuffed/tokens/train" },
        N_("Objectives and doors belong to the story. Who begins a move on the wagon may take it along; the train goes by itself, and who stands on it rides.") },
      { { "stuffed/environments/thick-dust", "stuffed/environments/moonbeam" },
        N_("Some pages have an environment, which holds for everybody while it is there. The bad ones can be ended.") },
    },
  },
  {
    "minions-chapter", N_("Minions"),
    {
      { { "stuffed/minions/lintling", "stuffed/minions/lampmoth", "stuffed/minions/hookling", "stuffed/minions/inkblot" },
        N_("When they act, each minion in its turn rolls a black die from the track. The number says in its table how far it walks, how far it reaches and how much it "
           "hurts. Point at a minion to read its table.") },
      { { "stuffed/minions/lintling", "stuffed/tokens/move", "stuffed/stuffies/finn" },
        N_("It walks towards the standing stuffy with the shortest way, unless it is beside one already. Then it attacks the closest one within its range.") },
      { { "stuffed/statuses/tangled", "stuffed/statuses/soggy" },
        N_("A status in the table goes to whom it has cost stuffing. All else that stands there happens in any case.") },
      { { "stuffed/minions/lint-baron", "stuffed/minions/dame-dusk", "stuffed/minions/old-hook", "stuffed/minions/great-aunt-spill" },
        N_("Each kind has a leader, who comes first. After the last minion the track is emptied and all used dice go back into the bag.") },
      { { "stuffed/minions/mitten-king", "stuffed/tokens/stuffing-dark" },
        N_("On the normal level a boss has as much dark stuffing as there are stuffies, unless the story says otherwise. What would defeat it takes one of them; without any it is defeated. But there is always a kind way, too.") },
    },
  },
  {
    "hurt", N_("Being hurt, and sleep"),
    {
      { { "stuffed/tokens/socket", "stuffed/dice/red-3", "stuffed/tokens/shield" },
        N_("Damage costs as much stuffing. If a die is stored with you, you may roll it first: it blocks as much as it shows. If nothing was lost you keep the die.") },
      { { "stuffed/lying/bartle", "stuffed/lying/prickle" },
        N_("Without stuffing you fall, and lose your statuses, buttons, hearts and stored dice. Who lies takes no actions and is left alone by minions. The first "
           "stuffing lets you stand up again: a white roll, or a friend.") },
      { { "stuffed/sleep/asleep", "stuffed/sleep/restless", "stuffed/sleep/waking" },
        N_("Whenever a stuffy falls, or the story says so, a sleep card is turned up. Asleep: nothing. Restless: what the page says. Waking: Nell will wake, and no more "
           "cards are turned.") },
      { { "stuffed/statuses/scared", "stuffed/statuses/worried", "stuffed/statuses/angry", "stuffed/statuses/torn", "stuffed/statuses/lonely" },
        N_("A status stays until it goes as it says: often by a test that is offered in your turn. Nobody has the same one twice.") },
    },
  },
  {
    "gear", N_("Items, hearts and abilities"),
    {
      { { "stuffed/slots/head", "stuffed/slots/body", "stuffed/slots/paws", "stuffed/slots/accessory", "stuffed/slots/party" },
        N_("You wear one item each on head, body and paws, and one accessory. Who finds an item wears it, gives it to a standing stuffy, or leaves it. An old item in its place is "
           "discarded, and worn items do not change hands. Party items are for all.") },
      { { "stuffed/tokens/heart", "stuffed/stuffies/lulla" },
        N_("Every stuffy has an ability that is free and two that cost a heart. Each can be used once in a turn and once in a minion turn.") },
      { { "stuffed/tokens/button" },
        N_("Hearts come from kindness, mostly. Buttons come from minions and from the story, and vendors like them.") },
    },
  },
  {
    "story-chapter", N_("The story"),
    {
      { { "stuffed/scenes/satin-corner-2", "stuffed/tokens/exit" },
        N_("The goal stands on the page. When the story says that you leave, the turn is played to its end, and the next page is opened. Dice, threat, items and "
           "statuses come along; minions and tokens stay behind.") },
      { { "stuffed/tags/kind", "stuffed/tags/brave", "stuffed/tags/sly", "stuffed/tags/plain" },
        N_("Kindness is not always paid. But stories remember what you did, and so does the last one of all.") },
      { { "stuffed/endings/asleep", "stuffed/endings/waking" },
        N_("A story that is won ends Asleep, or Waking if that card has come. Both are a win; Asleep is the better one.") },
    },
  },
  {
    "secrets", N_("Who may know what"),
    {
      { { "stuffed/cards/back-item", "stuffed/cards/back-lost", "stuffed/cards/back-sleep" },
        N_("Nobody knows the order of a deck, or what the story says before it is read. So the pages about Lost cards do not say what comes of a choice.") },
      { { "stuffed/tokens/bag", "stuffed/tokens/surge" },
        N_("All else lies open for everybody: the dice in the bag, all cards in play, and what minions can do.") },
    },
  },
  { NULL },
};

static const BramblePictureSize sizes[] = {
  { "stuffed/stuffies/", 104, 104 },
  { "stuffed/lying/", 104, 104 },
  { "stuffed/minions/", 104, 104 },
  { "stuffed/portraits/", 64, 64 },
  { "stuffed/scenes/", 210, 105 },
  { "stuffed/endings/", 164, 113 },
  { "stuffed/sleep/", 131, 90 },
  { "stuffed/environments/", 131, 90 },
  { "stuffed/lost/", 120, 90 },
  { "stuffed/cards/", 90, 126 },
  { "stuffed/signs/", 40, 40 },
};

/* "map/…" is a page as it lies on the table. */
GtkWidget *
bramble_stuffed_draw (const char *id)
{
  if (g_str_has_prefix (id, "map/"))
    return bramble_stuffed_example_map ();
  return bramble_picture_new_as (id, sizes, G_N_ELEMENTS (sizes), 64);
}
