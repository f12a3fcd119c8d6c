/* lesson.c: a first game of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three rounds, or as many as the learner likes to take. In the first they are
 * alone in the Fields while the others share the Forest; in the second a Fable
 * and a Brickyard that has filled up give them a Roof, the bonus, Walls and a
 * Friend; in the third they set the Wolf on the others and share the Fields
 * with one of them. That is enough for the third house.
 */

#include "grimm.h"

#include <glib/gi18n-lib.h>

/* One house stands already, and one lacks its Roof, so that the game is short. */
static const char *const places[] = {
  "hand seat-1 little-helpers wolf",
  "deck wishing-well a-friendly-game mysterious-stranger taxation",
  "friend-deck golden-goose robin-hood cinderella snow-white",
  "house seat-1 1 wood roof",
  "house seat-1 2 brick walls",
  "house seat-2 1 wood walls",
  "house seat-3 1 brick walls",
  NULL,
};

/* What the others do does not depend on what the learner does. */
static const BrambleLessonReply replies[] = {
  { 1, 1, "plan-gather", "forest" },
  { 1, 2, "plan-gather", "forest" },
  { 2, 1, "plan-gather", "fields" },
  { 2, 2, "plan-gather", "fields" },
  { 3, 1, "plan-gather", "fields" },
  { 3, 2, "plan-gather", "forest" },
  { 1, 1, "action", "gain-wood" },
  { 1, 2, "action", "gain-brick" },
  { 2, 1, "action", "build-straw-floor-* gain-wood" },
  { 2, 2, "action", "build-straw-floor-* gain-brick" },
  { 0, 1, "plan-fable", "none" },
  { 0, 2, "plan-fable", "none" },
  { 0 },
};

static const BrambleLessonStep steps[] = {
  /* The first round: going out. */
  {
    .id = "welcome", .last_round = 1, .ask = "plan-gather", .thing = "seat/1",
    .text = N_("Welcome to the forest! This is your board. You are a pig who builds, and you want three complete houses before "
               "anybody else has them. To keep this game short, one of yours stands already, and another lacks only its Roof."),
  },
  {
    .id = "locations", .last_round = 1, .ask = "plan-gather", .thing = "location/fields",
    .text = N_("What you build with lies at the Locations: now there are 5 Straw in the Fields, 4 Wood in the Forest and 3 Brick "
               "in the Brickyard."),
  },
  {
    .id = "plan", .last_round = 1, .ask = "plan-gather", .thing = "gather/fields", .answer = "fields none",
    .text = N_("All of you plan in secret. Each of these Gather cards sends your pig to a Location. If you are alone there, you take "
               "everything; pigs that meet share. Choose the Fields: click the card or press its number. Then set it down."),
  },

  /* What came of it. */
  {
    .id = "alone", .last_round = 1, .event = "gathered seat seat-1 at fields * n 5", .thing = "location/fields",
    .text = N_("You were alone in the Fields, so all 5 Straw are yours."),
  },
  {
    .id = "first-brick", .last_round = 1, .event = "gathered seat seat-1 at brickyard *", .thing = "location/brickyard",
    .text = N_("You were alone in the Brickyard, so all 3 Brick are yours."),
  },
  {
    .id = "first-wood", .last_round = 1, .event = "gathered seat seat-1 at forest *", .thing = "location/forest",
    .text = N_("All three of you went to the Forest. You shared: each pig took 1 Wood, and what cannot be shared stays there for "
               "the next round."),
  },
  {
    .id = "others-shared", .last_round = 1, .event = "gathered seat seat-2 at forest * n 2", .thing = "location/forest",
    .text = N_("The two others met in the Forest. They had to share, and each took 2 Wood."),
  },
  {
    .id = "actions", .last_round = 1, .ask = "action",
    .text = N_("Now you build. You have two actions. Each of them is one of these: draw a Fable, gain one resource of any type, or build "
               "one section of a house."),
  },
  {
    .id = "floor", .last_round = 2, .ask = "action", .answer = "build-straw-floor-*", .thing = "site/1/3",
    .text = N_("A house has a Floor for 2 resources, Walls for 4 and a Roof for 6, all of the same type. You have Straw: build a Straw "
               "Floor on your free Build Site."),
  },
  {
    .id = "gain", .last_round = 1, .ask = "action", .position = "resources seat-1 3 *", .answer = "gain-straw", .thing = "supply/straw",
    .text = N_("You have 3 Straw left, and Walls cost 4. Gain one more with your second action."),
  },

  /* The second round: a Fable, a bonus and a Friend. */
  {
    .id = "piled-up", .round = 2, .last_round = 2, .ask = "plan-gather", .position = "pile brickyard 0 0 6", .thing = "location/brickyard",
    .text = N_("A new round. Every Location has been filled up again, and nobody has been to the Brickyard: 6 Brick have piled up there."),
  },
  {
    .id = "fables", .round = 2, .last_round = 3, .ask = "plan-gather", .position = "hand seat-1 *little-helpers*",
    .thing = "fable/little-helpers",
    .text = N_("These are your Fables, tricks for one round. You may set one down with your Gather card, as secretly. Little Helpers "
               "give you two more actions, but only if you are alone."),
  },
  {
    .id = "be-alone", .round = 2, .last_round = 2, .ask = "plan-gather", .position = "pile brickyard 0 0 6;hand seat-1 *little-helpers*",
    .answer = "brickyard little-helpers", .thing = "gather/brickyard",
    .text = N_("The others have no Straw yet, so they will probably go to the Fields. Go to the Brickyard, where you may well be "
               "alone, and set down Little Helpers with that card."),
  },
  {
    .id = "helped", .event = "actions-changed seat seat-1 cause little-helpers*", .thing = "seat/1",
    .text = N_("You were alone, so the Little Helpers came. You have four actions this time."),
  },
  {
    .id = "not-helped", .event = "fable-revealed seat seat-1 card little-helpers*", .position = "actions seat-1 2", .thing = "seat/1",
    .text = N_("You were not alone, so the Little Helpers stayed at home. Next time you may guess better where the others go."),
  },
  {
    .id = "brick-roof", .last_round = 2, .ask = "action", .answer = "build-brick-roof-*", .thing = "site/1/2",
    .text = N_("You have 6 Brick, and your Brick house wants a Roof. Build it. Nobody has completed a Brick house in this game yet."),
  },
  {
    .id = "bonus", .ask = "bonus",
    .text = N_("Whoever completes the first house of a type takes its First Builder Bonus: one of each resource, two Fables, or a "
               "Friend. Choose what you like."),
  },
  {
    .id = "walls", .last_round = 2, .ask = "action", .answer = "build-straw-walls-*", .thing = "site/1/3",
    .text = N_("Your Straw is enough for Walls. Build them: when Walls stand, somebody from an old tale comes to see them."),
  },
  {
    .id = "friend", .ask = "friend",
    .text = N_("A Friend has come. Keep this Friend, who will help you in every round as the card says. Or give the card to another "
               "player, who has to take it and loses the Friend that was there before."),
  },
  {
    .id = "kept", .event = "friend-gained seat seat-1 *", .thing = "friend",
    .text = N_("Your Friend lies beside your board and helps you from now on. You have one Friend at a time."),
  },
  {
    .id = "left-over", .round = 2, .last_round = 2, .ask = "action", .event = "friend-gained *",
    .position = "actions seat-1 2", .thing = "deck",
    .text = N_("You have two actions left. Use them as you like: draw a Fable here, or gain Straw for the Roof."),
  },
  {
    .id = "goose", .ask = "action", .position = "friend seat-1 golden-goose;actions seat-1 0", .answer = "end-turn",
    .thing = "friend/golden-goose",
    .text = N_("Some Friends can also do something at once. The Golden Goose gives you 2 resources, but then she leaves you. She is worth "
               "keeping: end your turn."),
  },

  /* The third round: a Monster, company, and the last Roof. */
  {
    .id = "monster", .round = 3, .ask = "plan-gather", .position = "hand seat-1* wolf*", .thing = "fable/wolf",
    .text = N_("The Wolf is a Monster. You set it down with your Gather card, and when it is turned up you are asked which Location it "
               "goes to. If any pig is there, it eats all that lies there, and your own pig is no exception."),
  },
  {
    .id = "straw-wanted", .round = 3, .ask = "plan-gather", .position = "house seat-1 3 straw walls", .answer = "fields wolf",
    .thing = "location/fields",
    .text = N_("Your Straw house lacks only its Roof, and that costs 6 Straw. So the Fields look good for your pig, though others may "
               "think the same. Set the Wolf down too, and send it to another Location later. What will you do?"),
  },
  {
    .id = "send", .ask = "place-monster", .answer = "forest", .thing = "location/forest",
    .text = N_("Where shall the Monster go? All Gather cards still lie face down. Somebody may want the Wood that has piled up in the Forest."),
  },
  {
    .id = "eaten", .event = "resources-moved*cause wolf *", .thing = "location/forest",
    .text = N_("The Wolf found a pig and ate all that lay there. Nobody collected anything at that Location."),
  },
  {
    .id = "met", .round = 2, .event = "gathered seat seat-1 at fields * n 3", .thing = "location/fields",
    .text = N_("You met somebody in the Fields this time and shared with them: 3 Straw for each of you."),
  },
  {
    .id = "one-more", .round = 3, .ask = "action", .position = "house seat-1 3 straw walls;resources seat-1 5 *", .answer = "gain-straw",
    .thing = "supply/straw", .again = TRUE,
    .text = N_("You have 5 Straw, and the Roof costs 6. Gain one more."),
  },
  {
    .id = "two-more", .round = 3, .ask = "action", .position = "house seat-1 3 straw walls;resources seat-1 4 *", .answer = "gain-straw",
    .thing = "supply/straw", .again = TRUE,
    .text = N_("You have 4 of the 6 Straw that the Roof costs. Gain another one."),
  },
  {
    .id = "roof", .round = 3, .ask = "action", .answer = "build-*-roof-*", .thing = "seat/1", .again = TRUE,
    .text = N_("You have what a Roof needs: build it, and another of your houses is complete. With three of them you win."),
  },
  {
    .id = "more-walls", .round = 3, .ask = "action", .answer = "build-*-walls-*", .thing = "seat/1", .again = TRUE,
    .text = N_("You have what Walls need. Build them, and a Friend comes."),
  },
  {
    .id = "more-floors", .round = 3, .ask = "action", .answer = "build-*-floor-*", .thing = "seat/1", .again = TRUE,
    .text = N_("You have what a Floor needs. Build it, and a new house has begun."),
  },
  {
    .id = "third-house", .position = "house seat-1 1 * roof;house seat-1 2 * roof;house seat-1 3 * roof", .thing = "seat/1",
    .text = N_("Three houses! When all have built in this round, the houses are counted. Whoever has three complete houses "
               "wins; if several have them, Brick houses decide."),
  },
  {
    .id = "on-your-own", .round = 4, .ask = "plan-gather",
    .text = N_("From here on you are on your own. Look at what you need and at where the others will go. If you want to know what a strong "
               "player would do, ask for a hint."),
  },
  { NULL },
};

const BrambleLesson grimm_lesson = {
  .setup = "players=3 seed=3 start=seat-1",
  .places = places,
  .level = "gosling",
  .steps = steps,
  .replies = replies,
  .end = N_("That was your first game. The next one begins with nothing on the boards and goes on for more rounds, and other Friends and "
            "Fables turn up. All that there is to know stands in “Rules and cards”."),
};
