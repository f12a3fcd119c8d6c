/* lesson.c: a first game of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three turns, or as many as the learner likes to take. In the first they lay a
 * misfortune at home and a birthday next door, and a Response saves the Wolf from
 * being crowned; in the second they cover what cheered him up, and claim a Story;
 * in the third they end Cinderella's tale, and an Event ends the Wolf's as well.
 */

#include "gloom.h"

#include <glib/gi18n-lib.h>

/* Half of the learner's family is finished, so that the game is short. A heart of
 * ice keeps Rumpelstiltskin miserable until his turn comes. The deck is drawn by
 * both in turn. */
static const char *const places[] = {
  "families cinderella wolf grandmother emperor rapunzel puss-in-boots snow-white rumpelstiltskin",
  "pile cinderella wrong-soup",
  "pile grandmother chased-by-the-porridge met-the-troll-who-reads",
  "pile emperor owed-rent-to-seven-landlords outlived-by-the-donkey",
  "pile rapunzel invited-to-the-wrong-funeral",
  "pile puss-in-boots outwitted-by-a-goat",
  "pile snow-white buried-by-mistake-briefly perished-of-good-manners",
  "pile rumpelstiltskin heart-of-ice",
  "hand seat-1 lost-a-shoe-and-an-argument perfectly-ordinary-birthday mistaken-for-firewood swept-under-the-rug wrong-address",
  ("hand seat-2 crowned-for-an-afternoon godmother-remembers kissed-awake-by-somebody-nice put-back-in-the-bottle "
   "apprenticed-to-an-ogre"),
  ("deck married-the-moral-of-the-story engaged-to-the-wrong-twin mirrors-honest-opinion slipper-fits "
   "eaten-with-compliments-to-the-chef cheated-by-a-talking-fish given-a-pony forgot-the-magic-word slept-until-noon "
   "jilted-at-the-gingerbread-altar paid-in-real-gold"),
  NULL,
};

/* Nothing that is kind can be laid on Rumpelstiltskin, so what is asked second in
 * the second round goes to somebody of the learner's. */
static const BrambleLessonReply replies[] = {
  { 1, 1, "action", "crowned-for-an-afternoon godmother-remembers" },
  { 1, 1, "target", "wolf cinderella" },
  { 2, 1, "action", "put-back-in-the-bottle kissed-awake-by-somebody-nice" },
  { 2, 1, "target", "rumpelstiltskin wolf cinderella" },
  { 0 },
};

static const BrambleLessonStep steps[] = {
  /* The first turn: woe for us, joy for them. */
  {
    .id = "welcome", .last_round = 1, .ask = "action", .thing = "seat/1",
    .text = N_("Good evening, and my condolences! These four are your family, and you want them to be as miserable as can be. They "
               "are only made of paper, so do not hold back."),
  },
  {
    .id = "worth", .last_round = 1, .ask = "action", .thing = "hero/3",
    .text = N_("How a hero feels is a number, the Self-Worth: the lower, the better for you. Grandmother met a troll who reads, and her "
               "tale ended at −20. Hers and another are over already, to keep this evening short."),
  },
  {
    .id = "rival", .last_round = 1, .ask = "action", .thing = "seat/2",
    .text = N_("Over there is the family of your rival, who wants the very same. When all four tales of one family are over, the game "
               "ends, and the lowest total wins."),
  },
  {
    .id = "clear", .last_round = 1, .ask = "action", .position = "pile cinderella wrong-soup/seat-1", .thing = "hero/1",
    .text = N_("What happens to a hero is a clear card that is laid on top, and only what can still be seen counts. Cinderella was served "
               "the wrong soup: −10 in the uppermost of three places. The other two are free."),
  },
  {
    .id = "preview", .last_round = 1, .ask = "action", .position = "worth cinderella -10;worth wolf 0",
    .answer = "lost-a-shoe-and-an-argument wolf", .thing = "hero/2",
    .text = N_("Now do something dreadful. Point at your first card, and every hero shows what they would be worth with it. On Cinderella its "
               "−5 would cover her −10. On the Wolf all of it counts, so let him lose a shoe and an argument."),
  },
  {
    .id = "struck", .last_round = 1, .ask = "target", .position = "now 0 *pick=lost-a-shoe-and-an-argument", .answer = "wolf", .thing = "hero/2",
    .text = N_("Everybody shows what would come of it, and what is struck out would be covered. The choice is yours."),
  },
  {
    .id = "laid", .last_round = 1, .event = "modifier-laid seat seat-1 cause lost-a-shoe-and-an-argument * hero wolf n -20",
    .thing = "hero/2",
    .text = N_("The Wolf is down to −20, and his tale has its first sentence. Every card adds one."),
  },
  {
    .id = "covered", .last_round = 1, .event = "modifier-laid seat seat-1 cause lost-a-shoe-and-an-argument * hero cinderella n -20",
    .thing = "hero/1",
    .text = N_("The −5 lies over the −10 now, and so Cinderella is at −20 and not at −30. On the Wolf nothing would have been lost. Never mind: "
               "there is plenty of woe."),
  },
  {
    .id = "generous", .event = "modifier-laid seat seat-1 cause lost-a-shoe-and-an-argument other seat-2 *", .thing = "seat/2",
    .text = N_("A misfortune for your rival? How generous: here misery wins. Keep a minus for your own heroes, unless it covers "
               "something worse."),
  },
  {
    .id = "joy", .last_round = 2, .ask = "action", .position = "worth rapunzel -30;now 1 *", .answer = "perfectly-ordinary-birthday rapunzel",
    .thing = "hero/5",
    .text = N_("You have two actions in a turn. Use the second one to be nice, and to somebody else. Rapunzel is at −30, which your "
               "rival enjoys. Give her a perfectly ordinary birthday: its +25 covers the −20 on top."),
  },

  /* The turn of the rival: a Response. */
  {
    .id = "cheered", .event = "modifier-laid seat seat-1 cause perfectly-ordinary-birthday other seat-2 *", .thing = "seat/2",
    .text = N_("Happiness next door! Nobody can end the tale of somebody happy, so your rival has to start all over again there."),
  },
  {
    .id = "own-birthday", .event = "modifier-laid seat seat-1 cause perfectly-ordinary-birthday other seat-1 *", .thing = "seat/1",
    .text = N_("A birthday in your own family. They thank you, and that is the trouble: pleasant things belong on the heroes of others."),
  },
  {
    .id = "drawn", .last_round = 2, .event = "drawn seat seat-1 *", .thing = "deck",
    .text = N_("After your two actions you have drawn cards, up to five in your hand. Then it is the turn of your rival."),
  },
  {
    .id = "respond", .ask = "respond", .event = "announced seat seat-2 cause crowned-for-an-afternoon * hero wolf", .answer = "wrong-address",
    .thing = "card/wrong-address",
    .text = N_("Disaster: your rival wants to crown the Wolf, and that is +25 and +5. But you hold a Response. Such a card is only played while "
               "it is somebody else’s turn, and this one sends the crown to another address."),
  },
  {
    .id = "aside", .ask = "aside", .answer = "puss-in-boots", .thing = "hero/6",
    .text = N_("Who else would like to be crowned? Puss in Boots is your rival’s and thoroughly miserable. That can be helped."),
  },
  {
    .id = "turned-aside", .event = "turned-aside seat seat-1 * hero puss-in-boots*", .thing = "hero/6",
    .text = N_("Your rival has crowned their own cat. Well answered!"),
  },
  {
    .id = "crowned", .event = "modifier-laid seat seat-2 cause crowned-for-an-afternoon * hero wolf *", .thing = "hero/2",
    .text = N_("The Wolf was crowned and wags his tail. It is not the end of the world: whatever lies on top of a hero can be covered by the "
               "next misfortune."),
  },

  /* The second turn: covering, icons and a Story. */
  {
    .id = "kindness", .event = "modifier-laid seat seat-2 cause godmother-remembers * hero wolf *", .thing = "hero/2",
    .text = N_("Your rival was kind to you, the monster: the Godmother has remembered the Wolf. Her +15 shows in his lowest place."),
  },
  {
    .id = "no-hurry", .round = 2, .ask = "action", .position = "worth cinderella -10;hand seat-1 *married-the-moral-of-the-story*;now 0 *",
    .thing = "card/married-the-moral-of-the-story",
    .text = N_("This is an Unhappy Ending. It finishes a miserable hero for good, and it has to be the first action of a turn. Cinderella is at "
               "−10: you could end her tale now, but it is hardly a tragedy yet."),
  },
  {
    .id = "cover", .round = 2, .ask = "action", .position = "pile wolf *godmother-remembers/seat-2;story 1 kingdom-to-let none",
    .answer = "engaged-to-the-wrong-twin wolf", .thing = "hero/2",
    .text = N_("“Engaged to the Wrong Twin” prints −20 just where the Wolf shows +15, and covers no other number. It also gives you one more "
               "action, but only while you hold no Story. So engage the Wolf first."),
  },
  {
    .id = "story", .round = 2, .ask = "action", .position = "now 1 *", .answer = "claim-kingdom-to-let", .thing = "story/kingdom-to-let",
    .text = N_("The little pictures on the cards are icons, and Stories ask for them. Your family shows enough Crowns for this one; finished "
               "heroes count too. Claim it, and you draw two cards whenever you lay an Ending."),
  },
  {
    .id = "extra", .round = 2, .ask = "action", .position = "pile cinderella wrong-soup/seat-1;now 2 *",
    .answer = "mistaken-for-firewood cinderella", .thing = "hero/1",
    .text = N_("One more action is yours. The soup left two places of Cinderella’s free, and “Mistaken for Firewood” fills just these: that "
               "makes −30."),
  },
  {
    .id = "thrown-away", .event = "hand-discarded seat seat-1 *", .thing = "deck",
    .text = N_("You threw away your whole hand. That is one action, and good against a hand that is no use. You draw again at the end "
               "of your turn."),
  },

  /* The third turn: the last pages. */
  {
    .id = "rival-ended", .event = "ending-laid seat seat-2 cause put-back-in-the-bottle * hero rumpelstiltskin *", .thing = "hero/8",
    .text = N_("Your rival has ended Rumpelstiltskin’s tale. Nothing more can be laid on him, and his Self-Worth counts as it is."),
  },
  {
    .id = "kissed", .event = "modifier-laid seat seat-2 cause kissed-awake-by-somebody-nice * hero wolf n -10", .thing = "hero/2",
    .text = N_("And then somebody nice kissed the Wolf awake. He was at −40 and is at −10. Whoever waits too long with an Ending gets kissed."),
  },
  {
    .id = "first-action", .round = 3, .ask = "action", .position = "worth cinderella -30;now 0 *",
    .answer = "married-the-moral-of-the-story cinderella", .thing = "hero/1",
    .text = N_("Cinderella is at −30, and this is your first action. End her tale before somebody is nice to her as well: let her marry the "
               "moral of the story."),
  },
  {
    .id = "ended", .event = "ending-laid seat seat-1 * other seat-1 *", .thing = "seat/1",
    .text = N_("Another tale is over. What this hero is worth is yours for good, and nobody can be nice to them any more."),
  },
  {
    .id = "ended-theirs", .event = "ending-laid seat seat-1 * other seat-2 *", .thing = "seat/2",
    .text = N_("You have ended a tale of your rival’s. That is clever as long as it is only a little sad: it cannot become any worse for them now."),
  },
  {
    .id = "story-pays", .event = "drawn seat seat-1 cause kingdom-to-let *", .thing = "story/kingdom-to-let",
    .text = N_("And your Story pays: two cards for an Ending."),
  },
  {
    .id = "event", .round = 3, .ask = "action", .position = "pile wolf *kissed-awake-by-somebody-nice/seat-2;worth cinderella * finished;now 1 *",
    .answer = "swept-under-the-rug", .thing = "hero/2",
    .text = N_("“Swept Under the Rug” is an Event: it happens once and is thrown away. It puts that kiss beneath all else that lies on the Wolf, and "
               "then you may lay an Ending, though this is not your first action."),
  },
  {
    .id = "which-rug", .ask = "modifier", .event = "event-played seat seat-1 cause swept-under-the-rug *",
    .text = N_("Whose topmost card shall go beneath the others? Best of all something pleasant that covers a misfortune."),
  },
  {
    .id = "last-page", .ask = "free-play", .position = "worth wolf -40;worth cinderella * finished",
    .answer = "eaten-with-compliments-to-the-chef", .thing = "hero/2",
    .text = N_("The kiss is covered, and the Wolf is at −40 again. He is the last of your family: with this Ending the game is over at once. "
               "Only finished heroes count, and then there is a book of it all."),
  },
  {
    .id = "on-your-own", .round = 4, .ask = "action",
    .text = N_("From here on you are on your own. Woe at home, joy next door, and an Ending as the first action when somebody is sad "
               "enough. If you want to know what a strong player would do, ask for a hint."),
  },
  { NULL },
};

const BrambleLesson gloom_lesson = {
  .setup = "players=2 seed=5 start=seat-1 first-story=kingdom-to-let second-story=dragons-pension",
  .places = places,
  .level = "moth",
  .steps = steps,
  .replies = replies,
  .end = N_("That was your first game. Do read the book of it: there stands what became of everybody. In the next game you choose your family "
            "yourself and begin with nothing but good cheer. All that there is to know stands in “Rules and cards”."),
};
