/* bramble-gloom-pages.c: the rules of Fairytale Gloom, to be read, and their pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-pages.h"

#include <glib/gi18n.h>

#include "bramble-gloom-example.h"
#include "bramble-picture.h"

const BramblePage bramble_gloom_chapters[] = {
  {
    "about", N_("What it is about"),
    {
      { { "gloom/heroes/cinderella", "gloom/heroes/wolf", "gloom/heroes/baba-yaga", "gloom/heroes/emperor" },
        N_("Four heroes out of old tales are your family, and you wish them nothing good. In this game the most miserable "
           "family wins.") },
      { { "pile/cinderella/lost-a-shoe-and-an-argument", "pile/wolf/asked-to-dance" },
        N_("So you let dreadful things happen to your own, and something nice to the families of others. When one of your "
           "heroes is wretched enough, you end the tale unhappily, before somebody cheers them up.") },
      { { "gloom/book/the-end" },
        N_("With every card something is told. At the end the program has written it all down, and the whole misery is a "
           "book.") },
    },
  },
  {
    "families", N_("Families and set-up"),
    {
      { { "gloom/ravens/raven-orange", "gloom/ravens/raven-blue", "gloom/ravens/raven-purple" },
        N_("Two to five can play. Whoever had the worst day begins; if nobody wants to have had it, chance decides.") },
      { { "gloom/heroes/red-riding-hood", "gloom/heroes/grandmother", "gloom/heroes/woodsman", "gloom/heroes/snow-white" },
        N_("There are twenty Characters, and every family has four. You choose them in turn, one at a time and clockwise, "
           "or they are dealt. Those that nobody has are out of the game.") },
      { { "gloom/cards/back" },
        N_("Everybody gets five cards. The others are the draw pile; the discard pile beside it lies open.") },
      { { "gloom/stories/fairys-invoice", "gloom/stories/kingdom-to-let" },
        N_("Two Stories lie in the middle, and nobody controls them yet.") },
    },
  },
  {
    "card", N_("What a card shows"),
    {
      { { "gloom/pages/places" },
        N_("Cards are clear. A card has eight places, and on each of them it prints something or lets you see what is "
           "beneath: three for points, three for icons, one for an effect and one for a portrait.") },
      { { "gloom/icons/points-minus", "gloom/icons/points-plus", "gloom/icons/points-nought" },
        N_("The points that can be seen are added up: that is a hero’s Self-Worth. Below nought a hero is miserable, above "
           "it happy, and nought is neither.") },
      { { "gloom/icons/crown", "gloom/icons/heart", "gloom/icons/skull", "gloom/icons/wand", "gloom/icons/beast" },
        N_("Icons do nothing by themselves. Stories ask for them, and some effects count them. There are six: Crown, "
           "Heart, Skull, Wand, Beast and Coin.") },
      { { "gloom/cards/effect" },
        N_("A card without an effect leaves an older effect in sight. Only an Ending covers the effect even when it has "
           "none itself.") },
      { { "gloom/fates/turned-to-stone", "gloom/fates/turned-into-a-toad" },
        N_("A portrait is printed by Characters, by Endings and by seven Modifiers that change what a hero is.") },
    },
  },
  {
    "covering", N_("Covering"),
    {
      { { "pile/cinderella/wrong-soup", "pile/cinderella/wrong-soup/lost-a-shoe-and-an-argument", "pile/cinderella/wrong-soup/lost-a-shoe-and-an-argument/asked-to-dance" },
        N_("Look down on a pile: every place shows the topmost card that prints there. Cinderella is at −10; then −5 "
           "covers the −10, and there is −15 beside it; then +10 covers the −5, and there is +5 below: she is at nought.") },
      { { "gloom/pages/covering" },
        N_("Two cards never add up in one place. A printed nought covers, too. What a card is called and what is told of "
           "it covers nothing.") },
      { { NULL },
        N_("When a card leaves a pile, what lay under it can be seen again, and its points, icons and lasting effects are "
           "back. What happens only once does not happen again.") },
      { { NULL },
        N_("A Modifier that is moved lies on top of its new pile. It does not count as laid there, so what it does at once does not "
           "happen; what lasts works for its new owner.") },
    },
  },
  {
    "turn", N_("A turn"),
    {
      { { "gloom/icons/modifier", "gloom/icons/event", "gloom/icons/ending", "gloom/icons/story" },
        N_("A turn has two actions; after them you draw up to five cards. Then it is the next player’s turn, clockwise "
           "unless a card has turned the wind.") },
      { { "gloom/icons/modifier" },
        N_("Lay a Modifier on any unfinished Character, of your own family or of another.") },
      { { "gloom/icons/event" },
        N_("Play an Event: it does what it says and goes to the discard pile. It may be played though it does nothing.") },
      { { "gloom/icons/ending" },
        N_("Lay an Unhappy Ending on a miserable Character, but only as your first action.") },
      { { "gloom/icons/story", "gloom/icons/draw" },
        N_("Claim a Story, discard your whole hand, or pass. Discarding brings nothing new before the end of the turn.") },
      { { NULL },
        N_("Whatever you do first, a pass too, is your first action. Now and then a card gives you an extra action: at "
           "most one a turn, after the second.") },
    },
  },
  {
    "unhappy-endings", N_("Unhappy Endings"),
    {
      { { "gloom/pages/ending", "gloom/cards/ending" },
        N_("An Ending is laid on somebody who is miserable before it. The hero is then finished, and nothing more is laid "
           "there unless a card says so.") },
      { { "pile/wolf/lost-a-shoe-and-an-argument/married-the-moral-of-the-story" },
        N_("The Self-Worth of a finished hero is what your family scores. It may still change: some Endings count Hearts "
           "or Skulls, and icons of the finished count for their family.") },
      { { NULL },
        N_("You may end the tale of anybody, also of a rival’s hero who is only a little miserable. Heroes who are not "
           "finished score nothing.") },
      { { "gloom/icons/finished" },
        N_("What an Ending covers, effect and portrait, has come to its end. Its own effect works, if it has one.") },
    },
  },
  {
    "effects", N_("Effects"),
    {
      { { "gloom/icons/immediate" },
        N_("Immediate: it happens once, when the card is laid or played.") },
      { { "gloom/icons/ongoing" },
        N_("Ongoing: it works while its text can be seen.") },
      { { "gloom/icons/persistent", "gloom/fates/heart-of-ice" },
        N_("Persistent: it works while its portrait can be seen, even when its text is covered. It ends under another such "
           "card, or under an Ending.") },
      { { "gloom/icons/response" },
        N_("Response: an Event that you play from your hand in the turn of another.") },
      { { NULL },
        N_("“You” is the owner of the hero that a Modifier or an Ending lies on, whoever laid it. On an Event it is who "
           "plays it, and on a Story who controls it. An effect does what it can and leaves the rest.") },
      { { NULL },
        N_("What waits for something to happen works once a turn. Several such effects take their turns: first the player "
           "whose turn it is, then the others in order, each family from left to right and then its Story.") },
    },
  },
  {
    "responses", N_("Events and Responses"),
    {
      { { "gloom/icons/event", "gloom/icons/response" },
        N_("When somebody announces a card in their turn, and before anything happens, the others may answer with a "
           "Response that fits. The next player is asked first, and the first Response decides: nobody answers a Response.") },
      { { NULL },
        N_("A card that is cancelled goes to the discard pile, and its action is spent. One that is sent back goes into "
           "the hand of who played it. One that is turned aside lies on another hero.") },
      { { NULL },
        N_("Claiming, discarding and passing cannot be answered. Whoever has played a Response draws again only at the end "
           "of their own turn.") },
      { { "gloom/icons/mask" },
        N_("Only who holds a Response that fits is asked. That tells the others something, so people who share a screen "
           "have a poker face: they are asked in every turn, whatever they hold, and say for the rest of it what they want "
           "to be asked about.") },
    },
  },
  {
    "free", N_("Free plays and drawing"),
    {
      { { "gloom/icons/immediate", "gloom/icons/modifier" },
        N_("A free play is a card more, in the middle of an effect, and it costs no action. You may decline it. The rules "
           "of the card hold, but an Ending need not be the first action. Free plays can lead to others, four in a turn "
           "at most, and are lost outside of your turn.") },
      { { "gloom/cards/back" },
        N_("At the end of your turn you draw up to your limit. That is five, and effects that can be seen change it, but "
           "never below one or above nine.") },
      { { NULL },
        N_("When the draw pile is empty, the discard pile is shuffled. Nobody holds more than twelve cards: what would "
           "come on top is not drawn, or is discarded.") },
    },
  },
  {
    "claiming", N_("Stories"),
    {
      { { "gloom/stories/wolves-unionise", "gloom/stories/long-night" },
        N_("A Story asks for so many of one icon. Count what can be seen in your whole family, finished heroes included; "
           "if it is enough, you may claim the Story with an action.") },
      { { "gloom/icons/skull", "gloom/icons/skull", "gloom/icons/skull" },
        N_("You may also claim it from another, if besides you show more of the icon than they do.") },
      { { NULL },
        N_("You hold one Story at most: the older one goes back to the middle. You keep it when your icons become fewer, "
           "until somebody claims it. While you control a Story, it works for you.") },
    },
  },
  {
    "end", N_("The end"),
    {
      { { "gloom/icons/ending", "gloom/icons/finished" },
        N_("The game is over at once when all four heroes of one family are finished, in the middle of a turn too. It is "
           "also over when everybody in a row does nothing but pass for a whole turn, and after 40 turns each.") },
      { { "gloom/icons/worth", "gloom/icons/points-minus" },
        N_("Everybody adds up the Self-Worth of their finished heroes. The lowest total wins.") },
      { { NULL },
        N_("If totals are equal, more finished heroes decide, then the single most miserable one. After that the win is "
           "shared.") },
    },
  },
  {
    "tale", N_("Telling the tale"),
    {
      { { "gloom/icons/quill" },
        N_("Whoever acts tells how it came about: there are no rules for that and no wrong answers. Every card has a "
           "sentence, and the log puts them together.") },
      { { "gloom/book/flourish" },
        N_("If you like, add a sentence of your own with the pen above the log, or with Ctrl+T. It is saved with the game, "
           "and undoing takes it away.") },
      { { "gloom/book/the-end" },
        N_("When the game is over, read the book: every family with its heroes, what became of them, and the score. You "
           "can save it as a PDF. A game of computer players has a book, too.") },
    },
  },
  {
    "secrets", N_("Who may know what"),
    {
      { { "gloom/cards/back" },
        N_("Secret are the hands, the order of the draw pile, what somebody looked at, and what somebody with a poker face "
           "has ordered.") },
      { { "gloom/icons/look" },
        N_("All else lies open: every card of every pile on the table, the discard pile, and how many cards everybody "
           "holds. Point at a pile to see what is covered, and click it to spread it out.") },
      { { NULL },
        N_("A card that goes from hand to hand is known to both. What you have looked at you know until it is played or "
           "shuffled.") },
    },
  },
  {
    "options", N_("Options"),
    {
      { { "gloom/heroes/hansel", "gloom/heroes/gretel" },
        N_("Families are chosen in turn, or dealt.") },
      { { "gloom/stories/dragons-pension" },
        N_("There are two Stories, one or none, by chance or of your choice. Without Stories, cards that speak of them are "
           "taken out.") },
      { { "gloom/icons/modifier", "gloom/icons/ending" },
        N_("Very simple: no text on any card counts, and there are no Events and no Stories. Points and icons are all "
           "there is, which is enough for a first game.") },
      { { "gloom/icons/mask" },
        N_("Poker face: for every player, whether they are asked about Responses whatever they hold. People have it when "
           "there are two or more of them.") },
    },
  },
  { NULL },
};

static const BramblePictureSize sizes[] = {
  { "gloom/heroes/", 90, 126 },
  { "gloom/fates/", 90, 126 },
  { "gloom/cards/effect", 168, 46 },
  { "gloom/cards/", 90, 126 },
  { "gloom/pages/", 168, 126 },
  { "gloom/stories/", 168, 126 },
  { "gloom/ravens/", 80, 100 },
  { "gloom/book/flourish", 240, 28 },
  { "gloom/book/", 160, 80 },
  { "gloom/icons/points", 78, 50 },
  { "gloom/icons/", 52, 52 },
};

/* "pile/wolf/wrong-soup" is a Character with cards on it. */
GtkWidget *
bramble_gloom_draw (const char *id)
{
  static const char pile[] = "pile/";

  if (g_str_has_prefix (id, pile))
    return bramble_gloom_example_new (id + strlen (pile));
  return bramble_picture_new_as (id, sizes, G_N_ELEMENTS (sizes), 100);
}
