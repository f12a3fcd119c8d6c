/* bramble-grimm-pages.c: how The Grimm Forest is played, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-pages.h"

#include <glib/gi18n.h>

#include "bramble-picture.h"

const BramblePage bramble_grimm_chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "grimm/pigs/pig-orange", "grimm/pigs/pig-blue", "grimm/pigs/pig-purple", "grimm/pigs/pig-green" },
        N_("Everybody knows the three little pigs. Their nieces and nephews have grown up, and each of you is one of them: a young "
           "builder with a plot of land, a hammer and great plans.") },
      { { "house/straw", "house/wood", "house/brick" },
        N_("You want three complete houses before anybody else has them. Straw, Wood or Brick, it does not matter which: three "
           "of one kind are as good as one of each.") },
      { { "grimm/fables/big-bad-wolf", "grimm/friends/cinderella", "grimm/fables/wishing-well" },
        N_("What you build with lies at a few Locations in the forest, and the others want it too. So guess where they will go, "
           "surprise them with Fables, and win Friends out of old tales who stand by you.") },
    },
  },
  {
    "round", N_("A round"),
    {
      { { "grimm/marks/window-plan", "grimm/marks/window-gather", "grimm/marks/window-collect", "grimm/marks/window-build" },
        N_("The game is played in rounds, and each has two halves. In the Gather phase the pigs go out and come home with resources. In the "
           "Build phase they use what they have.") },
      { { "grimm/marks/window-plan", "grimm/marks/window-fables" },
        N_("First, all of you plan in secret. Then the Fables are turned up and do what they say, the Gather cards are turned up, "
           "and every pig walks to its Location.") },
      { { "grimm/marks/window-collect", "grimm/marks/window-end" },
        N_("Now the pigs collect. Many cards wait for the moment after that, the end of the Gather phase. Then all cards go back, and the "
           "Monsters go home.") },
      { { "grimm/marks/window-build", "grimm/tokens/starting-player" },
        N_("After that, each of you has a turn to build. The starting player is first, and the others follow clockwise. For the next "
           "round the token goes to the neighbour on the left, and the Locations are filled up on top of what is left there.") },
    },
  },
  {
    "planning", N_("Planning"),
    {
      { { "grimm/cards/gather-fields", "grimm/cards/gather-forest", "grimm/cards/gather-brickyard" },
        N_("You hold one Gather card for every Location. Choose one and set it down: that is where your pig goes. Nobody sees it "
           "until all cards are turned up.") },
      { { "grimm/cards/back-fable" },
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
      { { "grimm/locations/fields", "grimm/locations/forest", "grimm/locations/brickyard" },
        N_("The Fields have Straw, the Forest has Wood and the Brickyard has Brick. Each round 5 Straw, 4 Wood and 3 Brick are added there.") },
      { { "grimm/tokens/straw-mega", "grimm/tokens/wood-mega", "grimm/tokens/brick-mega" },
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
      { { "grimm/marks/window-build" },
        N_("On your turn you have two actions. You may do the same thing twice. Each of them is one of these: draw a Fable, gain "
           "one resource of any type, build one section, or use the special action of your Friend.") },
      { { "house/brick/1", "house/brick/2", "house/brick" },
        N_("A house has three sections, from the ground up: the Floor costs 2 resources, the Walls 4 and the Roof 6, all of the type that the "
           "house is made of. You finish a house before you begin another one of the same type.") },
      { { "grimm/cards/back-friend" },
        N_("When you build Walls, a Friend is turned up. Keep this Friend, or give the card to another player, who has to take it and loses "
           "the Friend that was there before.") },
      { { "grimm/tokens/bonus-straw", "grimm/tokens/bonus-wood", "grimm/tokens/bonus-brick" },
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
      { { "grimm/friends/robin-hood", "grimm/friends/snow-white", "grimm/friends/puss-in-boots" },
        N_("A Friend lies beside your board and helps you in every round, at the time that the card names. You have one Friend at a "
           "time: a new one takes the place of the old one.") },
      { { "grimm/marks/window-special" },
        N_("A special action of a Friend costs one of your actions and can be used once a turn. What a card lets you do for free costs nothing; "
           "you are asked when the time has come.") },
      { { "grimm/fables/spy-network", "grimm/fables/little-helpers", "grimm/fables/roar" },
        N_("Fables are tricks for one round. You may hold as many as you like, but play at most one a round, together with your Gather card. "
           "Fables that act at the same time do so in turn order, from the starting player on.") },
      { { "grimm/marks/next-turn", "grimm/marks/unique-location" },
        N_("A Fable with the hourglass is laid aside and acts in the next round. One with the castle becomes a place of its own "
           "at a Location and stays there until its text says that it goes.") },
    },
  },
  {
    "monsters", N_("Monsters"),
    {
      { { "grimm/monsters/wolf-1", "grimm/monsters/big-bad-wolf", "grimm/monsters/bridge-troll", "grimm/monsters/giant", "grimm/monsters/dragon" },
        N_("A Fable with the paw is a Monster. When it is revealed, its player sends it to a Location, while all Gather cards are "
           "still face down. Two Monsters never share a Location.") },
      { { "grimm/marks/monster" },
        N_("A Monster makes no difference between friend and foe: if your own pig is there, it suffers too. A wolf eats what lies there, a "
           "Dragon burns what you have, and the Big Bad Wolf blows at houses of Straw and Wood. Brick stands firm.") },
      { { "grimm/friends/huntsman", "grimm/friends/wood-cutter", "grimm/friends/red-riding-hood" },
        N_("Some Friends can stop a Monster before it acts. It is then stopped for all who are there.") },
    },
  },
  {
    "winning", N_("Winning"),
    {
      { { "house/straw", "house/wood", "house/brick" },
        N_("When all have built, the houses are counted. If anybody has three complete houses or more, it is over.") },
      { { "house/brick", "house/wood" },
        N_("If several players have three houses, the one of them with most Brick houses wins. If that is equal too, Wood houses decide. A fourth house "
           "is worth nothing by itself.") },
      { { "grimm/tokens/bonus-brick", "grimm/tokens/bonus-wood", "grimm/tokens/bonus-straw" },
        N_("After that, the First Builder Bonus decides: the one for Brick before Wood, and Wood before Straw. If nobody among them has one, "
           "they share the win.") },
    },
  },
  {
    "two", N_("Two players"),
    {
      { { "grimm/tokens/regal" },
        N_("When only two of you play, Prince Regal comes along. Before you plan, he rides to a Location and takes away half of "
           "what lies there, rounded down.") },
      { { "grimm/tokens/die-fields", "grimm/tokens/die-forest", "grimm/tokens/die-brickyard" },
        N_("A die says where he goes. But if more than 10 resources lie at a Location, he does not roll and rides to the fullest "
           "one; if two are equally full, he likes Brick best, then Wood.") },
      { { NULL },
        N_("He is not a player and not a pig. No card harms him or counts him, and he keeps nobody company.") },
    },
  },
  {
    "four", N_("Four players"),
    {
      { { "grimm/locations/market", "grimm/cards/gather-market" },
        N_("When four of you play, there is also the Market. It has one resource of each type every round, and each of you has a "
           "Gather card for it.") },
      { { NULL },
        N_("A pig that is alone there takes everything, as elsewhere. Pigs that meet there take turns and pick one resource after the other, "
           "from the starting player on. All of them take the same number, and the rest stays.") },
    },
  },
  { NULL },
};

static const BramblePictureSize sizes[] = {
  { "grimm/locations/", 208, 130 },
  { "grimm/fables/", 168, 126 },
  { "grimm/friends/", 168, 126 },
  { "grimm/cards/gather", 144, 108 },
  { "grimm/cards/", 90, 126 },
  { "grimm/pigs/", 80, 100 },
  { "grimm/monsters/", 80, 100 },
  { "grimm/tokens/regal", 80, 100 },
  { "grimm/unique/", 120, 90 },
  { "grimm/tokens/", 60, 60 },
  { "grimm/marks/", 52, 52 },
};

/* A house of the first @height sections. */
static GtkWidget *
create_house (const char *id)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  g_auto (GStrv) parts = g_strsplit (id, "/", 3);
  guint height = parts[2] ? (guint) g_ascii_strtoull (parts[2], NULL, 10) : 3;
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (NULL, 100, 110));
  for (guint i = 0; i < height && i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = g_strdup_printf ("grimm/houses/%s-%s", parts[1], sections[i]);

      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), bramble_picture_new (art, 100, 110));
    }
  return overlay;
}

/* "house/straw" is a complete house, "house/straw/2" one of two sections. */
GtkWidget *
bramble_grimm_draw (const char *id)
{
  if (g_str_has_prefix (id, "house/"))
    return create_house (id);
  return bramble_picture_new_as (id, sizes, G_N_ELEMENTS (sizes), 100);
}
