/* bramble-grimm-pages.c: how The Grimm Forest is played, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-pages.h"

#include <glib/gi18n.h>

static const BramblePage chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "pigs/pig-orange", "pigs/pig-blue", "pigs/pig-purple", "pigs/pig-green" },
        N_("Everybody knows the three little pigs. Their nieces and nephews have grown up, and each of you is one of them: a young "
           "builder with a plot of land, a hammer and great plans.") },
      { { "house/straw", "house/wood", "house/brick" },
        N_("You want three complete houses before anybody else has them. Straw, Wood or Brick, it does not matter which: three "
           "of one kind are as good as one of each.") },
      { { "fables/big-bad-wolf", "friends/cinderella", "fables/wishing-well" },
        N_("What you build with lies at a few Locations in the forest, and the others want it too. So guess where they will go, "
           "surprise them with Fables, and win Friends out of old tales who stand by you.") },
    },
  },
  {
    "round", N_("A round"),
    {
      { { "marks/window-plan", "marks/window-gather", "marks/window-collect", "marks/window-build" },
        N_("The game is played in rounds, and each has two halves. In the Gather phase the pigs go out and come home with resources. In the "
           "Build phase they use what they have.") },
      { { "marks/window-plan", "marks/window-fables" },
        N_("First, all of you plan in secret. Then the Fables are turned up and do what they say, the Gather cards are turned up, "
           "and every pig walks to its Location.") },
      { { "marks/window-collect", "marks/window-end" },
        N_("Now the pigs collect. Many cards wait for the moment after that, the end of the Gather phase. Then all cards go back, and the "
           "Monsters go home.") },
      { { "marks/window-build", "tokens/starting-player" },
        N_("After that, each of you has a turn to build. The starting player is first, and the others follow clockwise. For the next "
           "round the token goes to the neighbour on the left, and the Locations are filled up on top of what is left there.") },
    },
  },
  {
    "planning", N_("Planning"),
    {
      { { "cards/gather-fields", "cards/gather-forest", "cards/gather-brickyard" },
        N_("You hold one Gather card for every Location. Choose one and set it down: that is where your pig goes. Nobody sees it "
           "until all cards are turned up.") },
      { { "cards/back-fable" },
        N_("If you like, set down one Fable with it. Most Fables care where you are and who is there with you, so the two cards "
           "should fit together. You may change your mind until you confirm.") },
      { { NULL },
        N_("Look at what lies where, who needs what, and who would expect you there. The fullest Location is seldom the best when "
           "everybody thinks the same.") },
    },
  },
  {
    "gathering", N_("Gathering"),
    {
      { { "locations/fields", "locations/forest", "locations/brickyard" },
        N_("The Fields have Straw, the Forest has Wood and the Brickyard has Brick. Each round 5 Straw, 4 Wood and 3 Brick are added there.") },
      { { "tokens/straw-mega", "tokens/wood-mega", "tokens/brick-mega" },
        N_("A pig that is alone takes everything. Pigs that meet share in equal parts, and what cannot be shared stays for the next "
           "round. So a Location that nobody visits becomes richer and richer.") },
      { { NULL },
        N_("“Alone” means that no other pig is with yours; a Monster does not count. “Gathered” is only what you collect like this, "
           "not what cards give you.") },
    },
  },
  {
    "building", N_("Building"),
    {
      { { "marks/window-build" },
        N_("On your turn you have two actions. You may do the same thing twice. Each of them is one of these: draw a Fable, gain "
           "one resource of any type, build one section, or use the special action of your Friend.") },
      { { "house/brick/1", "house/brick/2", "house/brick" },
        N_("A house has three sections, from the ground up: the Floor costs 2 resources, the Walls 4 and the Roof 6, all of the type that the "
           "house is made of. You finish a house before you begin another one of the same type.") },
      { { "cards/back-friend" },
        N_("When you build Walls, a Friend is turned up. Keep this Friend, or give the card to another player, who has to take it and loses "
           "the Friend that was there before.") },
      { { "tokens/bonus-straw", "tokens/bonus-wood", "tokens/bonus-brick" },
        N_("Whoever completes the first Straw, Wood or Brick house of the game takes its First Builder Bonus, and with it one of each "
           "resource, two Fables or a Friend.") },
      { { NULL },
        N_("There are five Floors, five Walls and five Roofs of each type for all of you together. When they are used up, nobody builds "
           "more of them.") },
    },
  },
  {
    "cards", N_("Friends and Fables"),
    {
      { { "friends/robin-hood", "friends/snow-white", "friends/puss-in-boots" },
        N_("A Friend lies beside your board and helps you in every round, at the time that the card names. You have one Friend at a "
           "time: a new one takes the place of the old one.") },
      { { "marks/window-special" },
        N_("A special action of a Friend costs one of your actions and can be used once a turn. What a card lets you do for free costs nothing; "
           "you are asked when the time has come.") },
      { { "fables/spy-network", "fables/little-helpers", "fables/roar" },
        N_("Fables are tricks for one round. You may hold as many as you like, but play at most one a round, together with your Gather card. "
           "Fables that act at the same time do so in turn order, from the starting player on.") },
      { { "marks/next-turn", "marks/unique-location" },
        N_("A Fable with the hourglass is laid aside and acts in the next round. One with the castle becomes a place of its own "
           "at a Location and stays there until its text says that it goes.") },
    },
  },
  {
    "monsters", N_("Monsters"),
    {
      { { "monsters/wolf-1", "monsters/big-bad-wolf", "monsters/bridge-troll", "monsters/giant", "monsters/dragon" },
        N_("A Fable with the paw is a Monster. When it is revealed, its player sends it to a Location, while all Gather cards are "
           "still face down. Two Monsters never share a Location.") },
      { { "marks/monster" },
        N_("A Monster makes no difference between friend and foe: if your own pig is there, it suffers too. A wolf eats what lies there, a "
           "Dragon burns what you have, and the Big Bad Wolf blows at houses of Straw and Wood. Brick stands firm.") },
      { { "friends/huntsman", "friends/wood-cutter", "friends/red-riding-hood" },
        N_("Some Friends can stop a Monster before it acts. It is then stopped for all who are there.") },
    },
  },
  {
    "winning", N_("Winning"),
    {
      { { "house/straw", "house/wood", "house/brick" },
        N_("When all have built, the game looks around the table. If anybody has three complete houses or more, it is over.") },
      { { "house/brick", "house/wood" },
        N_("If several players have three houses, the one of them with most Brick houses wins. If that is equal too, Wood houses decide. A fourth house "
           "is worth nothing by itself.") },
      { { "tokens/bonus-brick", "tokens/bonus-wood", "tokens/bonus-straw" },
        N_("After that, the First Builder Bonus decides: the one for Brick before Wood, and Wood before Straw. If nobody among them has one, "
           "they share the win.") },
    },
  },
  {
    "two", N_("Two players"),
    {
      { { "tokens/regal" },
        N_("When only two of you play, Prince Regal comes along. Before you plan, he rides to a Location and takes away half of "
           "what lies there, rounded down.") },
      { { "tokens/die-fields", "tokens/die-forest", "tokens/die-brickyard" },
        N_("A die says where he goes. But if more than 10 resources lie at a Location, he does not roll and rides to the fullest "
           "one; if two are equally full, he likes Brick best, then Wood.") },
      { { NULL },
        N_("He is not a player and not a pig. No card harms him or counts him, and he keeps nobody company.") },
    },
  },
  {
    "four", N_("Four players"),
    {
      { { "locations/market", "cards/gather-market" },
        N_("When four of you play, there is also the Market. It has one resource of each type every round, and each of you has a "
           "Gather card for it.") },
      { { NULL },
        N_("A pig that is alone there takes everything, as elsewhere. Pigs that meet there take turns and pick one resource after the other, "
           "from the starting player on. All of them take the same number, and the rest stays.") },
    },
  },
};

static const BramblePage lessons[] = {
  {
    "hello", N_("Welcome to the forest"),
    {
      { { "pigs/pig-orange", "house/straw", "house/wood", "house/brick" },
        N_("You are a pig with a plan: three complete houses, before the other pigs have theirs. Here is all that you need for a first game. "
           "It takes two minutes.") },
    },
  },
  {
    "choose", N_("Where will you go?"),
    {
      { { "cards/gather-fields", "cards/gather-forest", "cards/gather-brickyard" },
        N_("Every round begins with a secret. Choose one of your Gather cards: click it, and confirm. It sends your pig to the Fields for Straw, to the "
           "Forest for Wood or to the Brickyard for Brick.") },
      { { NULL },
        N_("With the keyboard, move with Tab and choose with Enter. What lights up can be chosen.") },
    },
  },
  {
    "share", N_("Alone, or in company"),
    {
      { { "locations/forest", "pigs/pig-orange", "pigs/pig-blue" },
        N_("Then all pigs set out at once. If yours is alone, it takes everything that lies there. If others are there, you share in equal "
           "parts. What is left over waits for the next round.") },
    },
  },
  {
    "build", N_("Build from the ground up"),
    {
      { { "house/straw/1", "house/straw/2", "house/straw" },
        N_("Now you have two actions. A Floor costs 2 resources, Walls cost 4 and a Roof costs 6, all of one type. Click a Build Site on "
           "your board that lights up.") },
      { { "tokens/straw", "tokens/wood", "tokens/brick" },
        N_("If you cannot build, gain one resource of any type or draw a Fable. No action is wasted.") },
    },
  },
  {
    "friend", N_("Walls bring Friends"),
    {
      { { "friends/golden-goose", "friends/goldilocks", "friends/thumbelina" },
        N_("When your Walls are up, somebody from an old tale comes to see them. Keep this Friend, and you are helped in every round. If you do "
           "not like the card, give it to somebody else, who then loses the Friend they had.") },
    },
  },
  {
    "fable", N_("A Fable for the right moment"),
    {
      { { "fables/a-friendly-game", "fables/little-helpers", "fables/wolf" },
        N_("You may set down one Fable together with your Gather card. Some want you to be alone, some want company, and Monsters go where you "
           "send them. Point at a card to read it.") },
      { { "fables/wolf", "marks/monster" },
        N_("Take care: a Monster does not know its master. Do not send it to where you are going yourself.") },
    },
  },
  {
    "win", N_("Three houses, and a little more"),
    {
      { { "house/wood", "house/straw", "house/brick", "tokens/bonus-brick" },
        N_("When somebody has three complete houses at the end of a round, the game is over. If several have them, Brick houses decide. And "
           "whoever is the first to complete a house of a type is rewarded at once.") },
      { { NULL },
        N_("That is all! The program knows the rules, asks you at the right time and shows what you can do. For a first game, "
           "play with the basic cards.") },
    },
  },
};

const BramblePage *
bramble_grimm_chapters (guint *n_chapters)
{
  *n_chapters = G_N_ELEMENTS (chapters);
  return chapters;
}

/* A first game in a few steps. */
const BramblePage *
bramble_grimm_lessons (guint *n_lessons)
{
  *n_lessons = G_N_ELEMENTS (lessons);
  return lessons;
}
