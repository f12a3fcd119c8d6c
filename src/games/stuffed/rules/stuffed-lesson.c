/* stuffed-lesson.c: a first page of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first page of the first story, from its first word on, and no other: Bartle and Lulla push
 * the trunk from the crack and slip through. In the first turn there is a point to be read, a
 * choice to be made and something to be searched; then comes what chance and the learner bring.
 */

#include "stuffed-game.h"

#include <glib/gi18n-lib.h>

/* The seed is that of a Knitting Needle and of a first turn with a red, a yellow and a purple
 * die, a white one that finds stuffing and a black one. */
static const char *const places[] = { "pages one", NULL };

/* Lulla keeps what she finds; all else she thinks about. */
static const BrambleLessonReply replies[] = {
  { 0, 1, "place", "to-0-1" },
  { 0, 1, "item", "wear" },
  { 0 },
};

/* Where one can push the trunk, and where the crack is: the better places first. */
#define TO_THE_TRUNK(square, to, at)                                                                               \
  {                                                                                                                \
    .id = "trunk-" square, .ask = "walk", .position = "door 8,6", .answer = (to), .thing = "square/" at,             \
    .also = "stand/1", .text = N_("There you can push the trunk."), .again = TRUE,                               \
  }
#define TO_THE_CRACK(square, to, at)                                                                               \
  {                                                                                                                \
    .id = "crack-" square, .ask = "walk", .position = "door none", .answer = (to), .thing = "square/" at,            \
    .also = "square/60 square/70 square/80",                                                                       \
    .text = N_("On these squares or beside them you are at the crack."), .again = TRUE,                            \
  }

static const BrambleLessonStep steps[] = {
  /* Before the first turn. */
  {
    .id = "welcome", .ask = "place", .thing = "seat/1", .also = "seat/2",
    .text = N_("Nell is asleep, and in the dark somebody has snipped off the satin corner of her blanket. You are Bartle, a badger cut from an army "
               "blanket. Lulla the lamb comes with you. You win together, or you lose together."),
  },
  {
    .id = "begin", .ask = "place", .answer = "to-1-1", .thing = "square/12", .also = "square/23",
    .text = N_("A page is a map. You begin on the start square or beside it. From this one it is not far to the first thing of interest."),
  },
  {
    .id = "weapon", .ask = "item", .answer = "wear", .thing = "seat/1", .told = TRUE,
    .text = N_("This story gives everybody a weapon. The Knitting Needle is a good one for strong paws. Keep it; you could also hand it to Lulla."),
  },

  /* The first turn. */
  {
    .id = "bag", .last_round = 1, .ask = "act", .thing = "bag", .also = "die/red die/yellow die/purple",
    .text = N_("A turn begins with five dice from the bag. Everybody can see what is left in it."),
  },
  {
    .id = "white", .event = "stuffing-changed seat seat-1 c * n 1", .last_round = 1, .ask = "act", .thing = "seat/1",
    .text = N_("White dice are rolled straight away. Yours showed as much as you had stuffing, or more: so you found 1 stuffing."),
  },
  {
    .id = "threat", .last_round = 1, .ask = "act", .position = "track 1", .thing = "track",
    .text = N_("The black die went to the threat track. When it holds as many as there are stuffies, and no minion is about, something comes out of "
               "the dark."),
  },
  {
    .id = "goal", .last_round = 1, .ask = "act", .thing = "page", .also = "stand/1 square/70",
    .text = N_("Here stands the goal of the page: push the trunk from the crack and slip through, all of you. But have a look round first."),
  },
  {
    .id = "colours", .last_round = 1, .ask = "act", .position = "drawn * purple *", .thing = "die/purple", .also = "die/red die/yellow",
    .text = N_("Your other dice are for actions. Red is strength, green is nimbleness, yellow is perception, blue is kindness, and purple goes with any of "
               "them."),
  },
  {
    .id = "move", .last_round = 1, .ask = "act", .position = "points-read none", .answer = "move die-red roll", .thing = "square/23",
    .also = "die/red", .told = TRUE,
    .text = N_("A die moves you up to as many squares as it shows. Here lies a point: the story has something to tell there. Pick up the red die, and "
               "touch the point."),
  },
  /* Nobody who picked up dice is asked what to roll. */
  {
    .id = "pool", .ask = "walk", .event = "roll-made seat seat-1 a move *",
    .text = N_("Dice that are rolled together are a pool: one colour, and as many purple ones as you like. More dice are better, but what is rolled is used "
               "up."),
  },
  {
    .id = "walk", .ask = "walk", .position = "points-read none", .answer = "to-2-2", .thing = "square/23",
    .text = N_("A point ends the move; steps that are left are lost. Go there."),
  },
  {
    .id = "beetle", .ask = "choose", .event = "point-read seat seat-1 *", .thing = "page",
    .text = N_("Somebody needs help. A choice says what it is like and what it costs; what comes of it is told afterwards. There is no right answer: do "
               "what you like."),
  },
  {
    .id = "heart", .event = "hearts-changed seat seat-1 c * n 1", .thing = "seat/1",
    .text = N_("A heart! It pays for one of your two strong abilities: Grit rolls red dice again, Heave throws a minion aside. Kindness is often thanked, "
               "though not always."),
  },
  {
    .id = "found", .ask = "item", .position = "now seat-1 actions *", .answer = "wear", .thing = "seat/1",
    .text = N_("You found something. Keep it, or give it to Lulla if it suits her better: who wears an item keeps it."),
  },
  {
    .id = "store", .round = 2, .ask = "act", .position = "stored seat-1 none *;statuses seat-1 none *;drawn * *", .thing = "socket/1",
    .text = N_("Pick up a die and touch this place, and it is stored on your card. There it defends you when something hits you, and in a later turn it can go into a pool."),
  },
  {
    .id = "done", .last_round = 2, .ask = "act", .position = "drawn none", .answer = "done", .told = TRUE,
    .text = N_("Your dice are used up. Choose “End the actions”."),
  },

  /* Others. */
  {
    .id = "lulla", .event = "turn-ended seat seat-2 *", .round = 1, .thing = "seat/2",
    .text = N_("That was Lulla’s turn. However far away she is, you can encourage her: lay one of your dice on her card, or give her 1 stuffing for a "
               "die."),
  },
  {
    .id = "arrive", .ask = "arrive", .thing = "track",
    .text = N_("A surge! The track was full, and out of the dark come minions. You keep the book, so you say where they begin. The farther away from you, the "
               "better."),
  },
  {
    .id = "minions", .ask = "act", .position = "minions li*", .thing = "minion/1", .also = "track",
    .text = N_("Point at a minion to read what it does with each number. When the track has a black die for each of them, they act, and then the track "
               "is empty again."),
  },
  {
    .id = "defeated", .event = "minion-defeated seat seat-1 *", .thing = "seat/1",
    .text = N_("Defeated! The button is for vendors, whom you will meet on other pages."),
  },
  {
    .id = "missed", .event = "minion-missed seat seat-1 *",
    .text = N_("Missed. Nothing happens to you for that; only the dice are used up."),
  },
  {
    .id = "before", .ask = "hit", .thing = "seat/1",
    .text = N_("Somebody is being hit, and you could do something about it. Behind me is free: what would hit Lulla beside you hits you instead."),
  },
  {
    .id = "defend", .ask = "defend", .answer = "stored-*", .told = TRUE,
    .text = N_("You are hit. Roll the stored die: it blocks as much as it shows. If nothing gets through you keep it."),
  },
  {
    .id = "hurt", .event = "stuffing-changed seat seat-1 c * n -*", .thing = "seat/1",
    .text = N_("That cost you stuffing. Without any you fall, a sleep card is turned up, and you lie there until a friend or a white die helps you up again."),
  },
  {
    .id = "fallen", .event = "fell seat seat-1", .thing = "seat/1",
    .text = N_("You have fallen. It is not over: Lulla can give you stuffing, and any white die that you draw finds some."),
  },
  {
    .id = "sleep", .event = "sleep-card *", .thing = "page",
    .text = N_("A sleep card: Nell sleeps on, or she is restless, or she wakes. The story can be won even then, but the end is another one."),
  },
  {
    .id = "status", .event = "status-got seat seat-1 *", .thing = "seat/1",
    .text = N_("Something has got hold of you. Point at the patch on your card: it says what it does, and how it goes away."),
  },

  /* What to do, the most urgent first. */
  {
    .id = "lulla-fell", .ask = "act", .position = "stuffing seat-1 * seat-2 0", .answer = "give-seat-2", .thing = "seat/2",
    .told = TRUE,
    .text = N_("Lulla lies on the floor. Give her 1 stuffing, and she stands up again: it costs you one of your coloured dice. If both of you lie, the story is "
               "lost."),
  },
  {
    .id = "strike", .ask = "act", .position = "items seat-1 *knitting-needle* seat-2 *", .answer = "melee-*", .thing = "die/red",
    .also = "minion/1", .waits = TRUE, .told = TRUE,
    .text = N_("A minion stands beside you, and you hold a needle. Put red dice and purple ones together: a total of its defence or more defeats it, and you "
               "gain a button."),
  },
  {
    .id = "push", .ask = "act", .answer = "try-trunk", .thing = "stand/1", .also = "die/red",
    .waits = TRUE, .told = TRUE,
    .text = N_("Now push! A task takes red dice, and purple ones with them, of you both and in any turn, until it has come to its number. Nothing is lost "
               "in trying."),
  },
  {
    .id = "push-on", .ask = "act", .answer = "try-trunk", .also = "die/red", .waits = TRUE,
    .text = N_("Push on with every red die."), .again = TRUE,
  },
  {
    .id = "way", .round = 2, .last_round = 3, .ask = "act", .position = "door 8,6", .answer = "move", .thing = "stand/1",
    .waits = TRUE, .told = TRUE,
    .text = N_("The trunk stands over there. Two dice of one colour take you farther than one, and so does adding a purple one. Go there."),
  },
  {
    .id = "search", .ask = "act", .position = "points-read 1*;drawn *yellow * purple *", .answer = "search", .thing = "die/yellow",
    .also = "die/purple pool", .waits = TRUE, .told = TRUE,
    .text = N_("With yellow dice you can search: 4 or more finds an item on this page. Put the purple die with the yellow one, and see how the chance "
               "grows."),
  },
  {
    .id = "search-yellow", .last_round = 2, .ask = "act", .position = "points-read 1*;drawn *yellow *", .answer = "search", .thing = "die/yellow",
    .waits = TRUE,
    .text = N_("A yellow die can search, too: 4 or more finds an item on this page."),
  },

  /* The way out. */
  {
    .id = "open", .ask = "act", .position = "door none", .thing = "page", .also = "square/60 square/70 square/80",
    .text = N_("The trunk is out of the way. As soon as both of you are at the crack, you have slipped through."),
  },
  TO_THE_TRUNK ("8-5", "to-8-5", "59"),
  TO_THE_TRUNK ("7-6", "to-7-6", "68"),
  TO_THE_TRUNK ("7-5", "to-7-5", "58"),
  TO_THE_TRUNK ("8-4", "to-8-4", "49"),
  TO_THE_TRUNK ("7-4", "to-7-4", "48"),
  TO_THE_CRACK ("9-7", "to-9-7", "80"),
  TO_THE_CRACK ("9-6", "to-9-6", "70"),
  TO_THE_CRACK ("8-6", "to-8-6", "69"),
  {
    .id = "on-your-own", .round = 6, .ask = "act",
    .text = N_("From here on you are on your own. If you want to know what a good friend would do, ask for a hint."),
  },
  { NULL },
};

const BrambleLesson stuffed_lesson = {
  .setup = "players=2 seed=1820 start=seat-1 story=satin-corner look=bartle,lulla",
  .by_look = TRUE,
  .places = places,
  .level = "dozer",
  .steps = steps,
  .replies = replies,
  .end = N_("That was the first page. In “The Satin Corner” two more follow, and on the last one somebody waits who is sad rather than wicked. Begin a new game and "
            "see. All that there is to know stands in “Rules and cards”."),
};
