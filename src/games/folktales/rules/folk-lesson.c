/* folk-lesson.c: a first game of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three turns, or as many as the learner likes to take. In the first a Biscuit takes
 * them to the Beggar, who is their quest, and a Lucky Throw brings a Magical item; in the
 * second they meet somebody at the Castle and test their courage; then there is a trade,
 * and they knock at the gate.
 */

#include "folk-game.h"

#include <glib/gi18n-lib.h>

/* The rival is at the Castle already and rests there for a turn, so that there is
 * somebody to be met. The seed is that of the dice: 6 for the Beggar, 3 for the roll
 * after him, 4 for the gate. */
static const char *const places[] = {
  "quests seat-1 beggar seat-2 wolves",
  "turn seat-1 1",
  "done seat-2 1",
  "fields seat-1 gx3 seat-2 castle",
  "biscuits seat-1 3 1 1 seat-2 1 2",
  "advice seat-1 3 seat-2 1",
  "gold seat-1 1 seat-2 1",
  "lost seat-2 1",
  "tiles seat-1 flute dog magic-wand white-stallion seat-2 staff golden-comb seven-league-boots wishing-table key",
  "seed 1362",
  NULL,
};

/* The rival dares not knock for a while and stays about the Castle. With the learner beside
 * her she offers what they still lack, or else a Key, twice if she must. After that she is
 * as good as any other, so that nobody's first game is long. */
#define AT_THE_CASTLE(round)                                          \
  { round, 1, "before", "trade roll" },                               \
  { round, 1, "offer",                                                \
    "offer give-wishing-table give-key want-gold no-offer" },         \
  { round, 1, "number", "steps-2" },                                  \
  { round, 1, "way", "castle xk4 qk5 xk3 qk4 xk2 qk3 xk1" },          \
  { round, 1, "after", "end-turn" }

static const BrambleLessonReply replies[] = {
  { 0, 1, "courage", "yes" },
  AT_THE_CASTLE (2),
  AT_THE_CASTLE (3),
  AT_THE_CASTLE (4),
  AT_THE_CASTLE (5),
  AT_THE_CASTLE (6),
  { 0 },
};

static const BrambleLessonStep steps[] = {
  /* The first turn: a Biscuit, a Red Field, a Lucky Throw and a roll. */
  {
    .id = "welcome", .last_round = 1, .ask = "before", .thing = "seat/1",
    .text = N_("Once upon a time, beyond the glass mountains, a Shepherd with stars in his eyes set out. That is you, and this is what you "
               "carry: tiles, Biscuits, Advice and a Gold Coin."),
  },
  {
    .id = "quest", .last_round = 1, .ask = "before", .thing = "seat/1",
    .text = N_("Your Folktale card says what you have to do. Take a Dog to the Beggar, which is your quest, and then be at the Castle with a "
               "Magic Wand and a Wishing Table. Only the table is not in your satchel yet."),
  },
  {
    .id = "castle", .last_round = 1, .ask = "before", .position = "lost seat-1 0 seat-2 1", .thing = "seat/2",
    .text = N_("Whoever first gets through the gate of the Castle wins. Somebody stands before it already, but she dares not knock, "
               "and her feet hurt: she will lose a turn."),
  },
  {
    .id = "food", .event = "biscuit-got seat seat-1 *", .thing = "seat/1",
    .text = N_("A Biscuit! It feeds you and pays for many things. On its back, which nobody else sees, stands how many steps one can walk with it."),
  },
  {
    .id = "lost", .event = "turn-lost seat seat-2 *", .thing = "seat/2",
    .text = N_("That was the turn of your rival: she has lost it, because she rests. It happens to everybody who comes off badly in an "
               "adventure."),
  },
  {
    .id = "horse", .last_round = 1, .ask = "before", .thing = "seat/1",
    .text = N_("A White Stallion trots along with you and makes each roll two steps longer. Your satchel has room for five tiles of any "
               "kind."),
  },
  {
    .id = "walk", .ask = "before", .position = "fields seat-1 gx3 *", .answer = "walk-3 gx6", .thing = "field/gx6",
    .text = N_("A turn begins with your goods. Once a turn you may walk with a Biscuit. The one with three steps takes you straight to the Beggar, "
               "past a Red Field. Do that."),
  },
  {
    .id = "red", .event = "biscuit-paid seat seat-1 *", .ask = "hand-over", .thing = "field/gx5",
    .text = N_("Red Fields make you hungry: whoever comes to one, or only passes it, gives a Biscuit. Without one you get a heavy boot, and walk "
               "a step less from then on."),
  },
  {
    .id = "hungry", .event = "boot-changed seat seat-1 c 1",
    .text = N_("You had no Biscuit for the Red Field, so you have a heavy boot now: each roll counts one less. A Biscuit on your own turn takes "
               "it off again."),
  },
  {
    .id = "hand-over", .ask = "hand-over", .answer = "yes", .thing = "field/gx6",
    .text = N_("The Beggar is lonely, and you have a Dog for him. Hand him over: as soon as the die falls your quest is fulfilled, whatever "
               "it shows."),
  },
  {
    .id = "luck", .ask = "luck",
    .text = N_("Whenever you meet somebody there is a Lucky Throw: the yellow die, with less against Foes, and with more for whatever "
               "helps. The higher the total, the better. You may always take a lower outcome instead."),
  },
  {
    .id = "advice", .ask = "luck", .position = "advice seat-1 3 *;now * throw:luck:*:who=beggar:die=6", .answer = "advice", .thing = "seat/1",
    .text = N_("You threw six, and your Flute pleases the Beggar: that makes seven. With nine you would win a Magical item. Every Advice adds "
               "one after the throw, and you have three. Use one."),
  },
  {
    .id = "once-more", .ask = "luck", .position = "now * throw:luck:*:who=beggar:die=6:added=1", .answer = "advice",
    .text = N_("Eight. Once more!"),
  },
  {
    .id = "nine", .ask = "luck", .position = "now * throw:luck:*:who=beggar:die=6:added=2", .answer = "get-magical",
    .text = N_("Nine! Take what you have won."),
  },
  {
    .id = "find", .ask = "find", .answer = "wishing-table", .thing = "seat/1",
    .text = N_("Usually chance decides what it is, but today the fairies are kind and you may choose. Your card asks for the "
               "Wishing Table."),
  },
  {
    .id = "table", .event = "tile-got seat seat-1 a wishing-table", .thing = "seat/1",
    .text = N_("The Wishing Table lays itself. While you have it, Red Fields and Bad Luck cost you nothing."),
  },
  {
    .id = "quest-done", .ask = "before", .position = "done seat-1 1 *", .thing = "seat/1",
    .text = N_("Your quest is fulfilled, and nobody can take that from you. What your card still asks for you only have to hold when you "
               "stand before the gate."),
  },
  {
    .id = "roll-too", .ask = "before", .position = "fields seat-1 gx6 *;now * used walk*", .answer = "roll",
    .text = N_("That walk was extra. Now comes what every turn is about: roll the white die, and the Stallion will be off like the wind."),
  },
  {
    .id = "way", .ask = "way", .position = "now after *",
    .text = N_("Where to? Fields that you can reach are lit, and say what awaits you there. You go all your steps, in any direction; only turning "
               "round on the way is not allowed."),
  },
  {
    .id = "crossing", .ask = "way", .position = "fields seat-1 gx6 *;now * move:way:*:n=5*", .answer = "xk1", .thing = "field/xk1",
    .text = N_("Three and two are five steps, which take you past the Castle Cross. The road to the Castle begins there, and on its first field "
               "somebody has an Advice for you."),
  },
  {
    .id = "got-advice", .event = "advice-got seat seat-1 *", .ask = "after", .answer = "end-turn", .thing = "seat/1",
    .text = N_("One more Advice. You may have up to seven of them, and each will make the gate easier. That was a long turn: end it now."),
  },

  /* The second turn: somebody else on the same field. */
  {
    .id = "to-the-castle", .round = 2, .ask = "before", .position = "fields seat-1 xk1 *", .answer = "roll", .thing = "field/castle",
    .text = N_("Four steps to the Castle. City, Palace and Castle stop every move, so too many steps do no harm. Roll!"),
  },
  {
    .id = "company", .round = 2, .ask = "after", .position = "fields seat-1 castle seat-2 castle", .answer = "dare-seat-2", .thing = "seat/2",
    .text = N_("Heroes on one field may trade, and once a turn test their courage: you throw the white die, she the blue one, and the higher "
               "takes a Biscuit from the other. Challenge her!"),
  },
  {
    .id = "brave", .event = "courage-thrown seat seat-1 *", .thing = "seat/2",
    .text = N_("That was brave. Whoever threw more has a Biscuit of the other now; with equal throws both get one."),
  },
  {
    .id = "wait", .round = 2, .ask = "after", .position = "fields seat-1 castle seat-2 castle;now * used *test* *", .answer = "end-turn",
    .thing = "seat/2",
    .text = N_("You could offer her a trade as well, as often as twice a turn. But end your turn: I believe that she wants to offer you "
               "something."),
  },
  {
    .id = "trade", .ask = "reply", .event = "offered seat seat-2 * want-gold 1", .answer = "accept", .thing = "seat/2",
    .text = N_("She would like to have your Gold Coin, and offers something that you can use: Folktale cards lie open, but she has not "
               "looked at yours. You need no Gold any more. Accept!"),
  },

  /* The last turn: the gate. */
  {
    .id = "ready", .ask = "before", .answer = "knock", .thing = "field/castle",
    .text = N_("Your quest is fulfilled and you hold all that your card asks for: you are ready. Whoever begins a turn here like that hears an Advice "
               "and may knock at the gate. Knock!"), .again = TRUE,
  },
  {
    .id = "two-biscuits", .ask = "advice", .answer = "yes",
    .text = N_("Before the yellow die is thrown two Biscuits can become an Advice, once a turn. You will need no more Biscuits if the gate "
               "opens."),
  },
  {
    .id = "gate", .ask = "gate", .answer = "advice",
    .text = N_("The gate opens at eight. Every Advice adds one, and a Key three, one after the other and as long as you like."), .again = TRUE,
  },

  /* What comes to those who go other ways. */
  {
    .id = "blank", .ask = "number",
    .text = N_("The blank side of the white die is the best of all: you choose yourself how many it shall be, from one to five."),
  },
  {
    .id = "bonus", .ask = "bonus",
    .text = N_("A Bonus Roll: if you like, throw the blue die and go on at once, in any direction."),
  },
  {
    .id = "shortcut", .ask = "shortcut",
    .text = N_("You stand at one end of a shortcut. Whoever pays what it costs steps onto its path, and comes out at the other end a turn or "
               "two later."),
  },
  {
    .id = "forfeited", .event = "turn-forfeited seat seat-1 *", .thing = "seat/1",
    .text = N_("That went wrong, and you will lose your next turn. Nothing is lost but time."),
  },
  {
    .id = "market", .ask = "after", .position = "fields seat-1 city *", .thing = "field/city",
    .text = N_("Welcome to the City! You get a Biscuit, and may buy one thing: a Magical item for two Gold Coins and a Biscuit, an Animal or two "
               "Advice for one coin. In the Palace it is the same."),
  },
  {
    .id = "beggar", .ask = "way", .position = "done seat-1 0 *;tiles seat-1 *dog* seat-2 *", .answer = "gx6", .thing = "field/gx6",
    .text = N_("The Beggar is within reach."), .again = TRUE,
  },
  {
    .id = "home", .ask = "way", .position = "done seat-1 1 *", .answer = "castle", .thing = "field/castle",
    .text = N_("There is the Castle. Too many steps do no harm, and a Red Field on the way need not worry you while you have something to "
               "eat."), .again = TRUE,
  },
  {
    .id = "meadow", .ask = "way", .position = "done seat-1 0 *;tiles seat-1 *dog* seat-2 *", .answer = "gx?",
    .text = N_("The Beggar lives on the Long Meadow, on the way from the Hollow Oak to the Castle."), .again = TRUE,
  },
  {
    .id = "road", .round = 2, .ask = "way", .position = "done seat-1 1 *", .answer = "xk?",
    .text = N_("The road to the Castle begins at the Castle Cross."), .again = TRUE,
  },
  {
    .id = "on-your-own", .round = 5, .ask = "before",
    .text = N_("From here on you are on your own, and your rival will soon make up her mind to knock. Your board says what you still lack. If you "
               "want to know what a strong player would do, ask for a hint."),
  },
  { NULL },
};

const BrambleLesson folk_lesson = {
  .setup = "players=2 seed=5 start=seat-1 kind-fairies=yes look=shepherd,clever-girl",
  .places = places,
  .level = "hare",
  .steps = steps,
  .replies = replies,
  .end = N_("That was your first journey, and here it ends well. In the next one you set out from the Village, with nothing but a Starting item, two "
            "Biscuits, an Advice and a Gold Coin. All that there is to know stands in “Rules and cards”."),
};
