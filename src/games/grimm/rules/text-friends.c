/* text-friends.c: what is written on the Friends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "editions.h"

#define ROUND_START NC_("when", "Start of round")
#define ROUND_START_AND_END NC_("when", "Start of round · End of Gather phase")
#define GATHERS NC_("when", "Gather cards revealed")
#define GATHER_END NC_("when", "End of Gather phase")
#define SPECIAL NC_("when", "Special action")
#define SPECIAL_OR_CANCEL NC_("when", "Special action · Monster acts")
#define TURNS NC_("when", "Build turns")

#define CANCEL                                                                                            \
  N_("You are asked when the Monster is about to act and a pig is at its Location, wherever you are "     \
     "yourself. It is then cancelled for everybody, but goes on standing there.")

static const GrimmCardWords published[GRIMM_N_CARDS - GRIMM_N_FABLES] = {
  [GRIMM_ALADDIN - GRIMM_N_FABLES] = {
    ROUND_START_AND_END,
    N_("Say at the start whether you will be alone at your Location this round. If it comes true, you gain 1 of each "
       "resource at the end of the Gather phase."),
    N_("Who goes nowhere is neither alone nor in company, and gains nothing."),
  },
  [GRIMM_ALI_BABA - GRIMM_N_FABLES] = {
    NC_("when", "Start of round · Collecting"),
    N_("Steal 1 resource, whichever you like, from an opponent. If the two of you then meet at a Location, you give it "
       "back after collecting."),
    N_("You give back one of the same type, if you still have any."),
  },
  [GRIMM_CINDERELLA - GRIMM_N_FABLES] = {
    GATHERS,
    N_("Before anybody moves, 2 resources of the Location you are going to are yours."),
    N_("They do not count as Gathered, and you keep them even if you end up somewhere else. A Wolf comes too late for them. "
       "At the Market, which is there with four players, you choose which."),
  },
  [GRIMM_EVIL_QUEEN - GRIMM_N_FABLES] = {
    NC_("when", "Planning"),
    N_("You plan after all the others. First you look at one face-down card of an opponent: a Gather card or a Fable."),
    N_("You may also look at a Fable that Sleeping Beauty has dealt."),
  },
  [GRIMM_FAIRY_GODMOTHER - GRIMM_N_FABLES] = {
    NC_("when", "Special action · Free on Build turn"),
    N_("Special action: draw 2 Fables. Or, without using an action, discard her and 2 Fables from your hand, and gain "
       "any 2 resources."),
    N_("It must be exactly 2 Fables."),
  },
  [GRIMM_FROG_PRINCE - GRIMM_N_FABLES] = {
    GATHER_END,
    N_("If you are not alone, he goes: you gain another Friend, and after that any 1 resource."),
    N_("This is not a choice. You may keep the new Friend or give it away, and it is never the Frog Prince again. You "
       "gain the resource in any case."),
  },
  [GRIMM_GINGERBREAD_MAN - GRIMM_N_FABLES] = {
    GATHERS,
    N_("You may go nowhere this round. Instead, you take 1 resource from each Location before the pigs move."),
    N_("They do not count as Gathered. You are neither alone nor in company this round."),
  },
  [GRIMM_GOLDEN_GOOSE - GRIMM_N_FABLES] = {
    NC_("when", "End of Gather phase · Free on Build turn"),
    N_("If you are alone at the end of the Gather phase, you gain any 1 resource. On your Build turn you may discard her, "
       "without using an action, and gain any 2."),
    NULL,
  },
  [GRIMM_GOLDILOCKS - GRIMM_N_FABLES] = {
    SPECIAL,
    N_("Special action: look at the top 3 Fables of the deck. The one that is just right goes to your hand, the others "
       "back on top in the order you like."),
    N_("You keep one even if you like none of them."),
  },
  [GRIMM_HANSEL_AND_GRETEL - GRIMM_N_FABLES] = {
    TURNS,
    N_("Opponents need 1 resource more for their Walls, of the same type, and they pay that one to you."),
    N_("It is added after any reduction."),
  },
  [GRIMM_HUNTSMAN - GRIMM_N_FABLES] = {
    NC_("when", "Planning · Monster acts"),
    N_("Opponents who have a Fable must play one. When a Monster would act at your Location, it is cancelled for "
       "everybody, and you gain 1 of each resource."),
    N_("This is not a choice, and it comes before all other cards that cancel. You gain once for each Monster. A Fable "
       "that Sleeping Beauty has dealt counts as played."),
  },
  [GRIMM_JACK_THE_GIANT_SLAYER - GRIMM_N_FABLES] = {
    NC_("when", "Gather cards revealed · Giant acts"),
    N_("The Location you are going to gets 2 more resources of a type found there. You may discard him to cancel a "
       "Giant."),
    CANCEL,
  },
  [GRIMM_LITTLE_MERMAID - GRIMM_N_FABLES] = {
    NC_("when", "When gained · Special action"),
    N_("When you get her, choose 2 of your Gather cards; your others lie under her, and you cannot use them while she is "
       "with you. Special action: gain 1 of each resource."),
    N_("A card that you have already set down still counts this round. When she goes, your cards come back at once."),
  },
  [GRIMM_PINOCCHIO - GRIMM_N_FABLES] = {
    ROUND_START_AND_END,
    N_("Announce at the start which Gather card you will play. If it is the one before you when all are turned up, you "
       "gain 2 resources of a type found there at the end of the Gather phase."),
    N_("What counts is the card, not where your pig ends up. At the Market, which is there with four players, you choose "
       "the type."),
  },
  [GRIMM_PUSS_IN_BOOTS - GRIMM_N_FABLES] = {
    SPECIAL,
    N_("Special action: build a section, with 1 of the resources it costs taken from an opponent’s board."),
    N_("All rules of building hold. You may also pay everything yourself. What Hansel & Gretel ask for always comes from "
       "you."),
  },
  [GRIMM_RAPUNZEL - GRIMM_N_FABLES] = {
    NC_("when", "Start of round · Special action"),
    N_("At the start of the round the supply puts 2 resources of one type on her; you choose the type. Special action, "
       "if you are alone: take everything that lies on her."),
    N_("Until then they are not yours for any card, and when she goes they are lost."),
  },
  [GRIMM_RED_RIDING_HOOD - GRIMM_N_FABLES] = {
    SPECIAL_OR_CANCEL,
    N_("Special action: discard the top 5 Fables of the deck, but take each Wolf and Big Bad Wolf among them; if there is "
       "none, draw a Fable. You may discard her to cancel a Wolf or Big Bad Wolf."),
    CANCEL,
  },
  [GRIMM_ROBIN_HOOD - GRIMM_N_FABLES] = {
    NC_("when", "End of Build phase"),
    N_("Every opponent who has more resources than you in all gives you 1 that they choose."),
    N_("Everybody is compared first, then they give."),
  },
  [GRIMM_RUMPELSTILTSKIN - GRIMM_N_FABLES] = {
    NC_("when", "Start of Build phase · Special action"),
    N_("You gain 1 Straw at the start of the Build phase. Special action: all your Straw turns into as much Wood, or into "
       "as much Brick."),
    NULL,
  },
  [GRIMM_SEVEN_DWARFS - GRIMM_N_FABLES] = {
    GATHER_END,
    N_("If you are alone, you have 1 more action this round."),
    N_("You may end your turn without using it. Once you have it, it stays, whatever happens to them."),
  },
  [GRIMM_SLEEPING_BEAUTY - GRIMM_N_FABLES] = {
    ROUND_START,
    N_("Choose a player, yourself if you like. They play the top Fable of the deck this round and no other, and do not see "
       "it until Fables are revealed."),
    N_("If there is no Fable left, they plan as usual."),
  },
  [GRIMM_SNOW_WHITE - GRIMM_N_FABLES] = {
    GATHER_END,
    N_("Every opponent at your Location chooses a Fable from their hand for you. From one without Fables you take 1 "
       "resource, whichever you like."),
    NULL,
  },
  [GRIMM_THUMBELINA - GRIMM_N_FABLES] = {
    GATHERS,
    N_("You may draw one of your unplayed Gather cards blindly, and go where it says instead."),
    N_("Decide before you draw; then you must go there."),
  },
  [GRIMM_TOM_THUMB - GRIMM_N_FABLES] = {
    ROUND_START,
    N_("You may slip to a Location and take 1 resource that lies there."),
    N_("It does not count as Gathered."),
  },
  [GRIMM_WOOD_CUTTER - GRIMM_N_FABLES] = {
    SPECIAL_OR_CANCEL,
    N_("Special action: gain 2 Wood, and put 2 more into the Forest. You may discard him to cancel any one Monster."),
    CANCEL,
  },
};

/* Where the draft differs. */
static const GrimmCardWords draft[GRIMM_N_CARDS - GRIMM_N_FABLES] = {
  [GRIMM_ALI_BABA - GRIMM_N_FABLES] = {
    GATHER_END,
    N_("If you are alone, you may steal 2 resources, whichever you like, from one player."),
    N_("From somebody who has only 1 resource you take that one."),
  },
  [GRIMM_EVIL_QUEEN - GRIMM_N_FABLES] = {
    NC_("when", "Planning"),
    N_("You plan after all the others. First you look at what one opponent has set down: the Gather card and, if there "
       "is one, the Fable."),
    NULL,
  },
  [GRIMM_FAIRY_GODMOTHER - GRIMM_N_FABLES] = {
    NC_("when", "Start of round · Free on Build turn"),
    N_("Draw a Fable at the start of the round. Then, or on your Build turn, you may discard her with up to 3 Fables from "
       "your hand and gain as many resources of any type."),
    N_("You need a Fable in your hand for that. She goes even if you discard none in the end."),
  },
  [GRIMM_GOLDEN_GOOSE - GRIMM_N_FABLES] = {
    NC_("when", "Start of round · End of Gather phase · Build turn"),
    N_("If you are alone at the end of the Gather phase, you gain any 1 resource. At the start of the round or on your "
       "Build turn you may discard her and gain any 2."),
    NULL,
  },
  [GRIMM_GOLDILOCKS - GRIMM_N_FABLES] = {
    ROUND_START,
    N_("You may discard her and raid an opponent: take 1 resource of each type they have and, blindly, a Fable from their "
       "hand."),
    NULL,
  },
  [GRIMM_PUSS_IN_BOOTS - GRIMM_N_FABLES] = {
    TURNS,
    N_("Whenever you build, 1 of the resources may come from an opponent’s board."),
    N_("All rules of building hold. You may also pay everything yourself."),
  },
  [GRIMM_RED_RIDING_HOOD - GRIMM_N_FABLES] = {
    NC_("when", "When gained · Wolf acts"),
    N_("When you get her, take 2 cards from the deck that are Wolf or Big Bad Wolf. Later, when one of those would act at "
       "your Location, you may discard it without effect."),
    N_("What the deck lacks comes from the discard pile; then the deck is shuffled. She stays with you when she stops "
       "a Wolf."),
  },
  [GRIMM_ROBIN_HOOD - GRIMM_N_FABLES] = {
    GATHER_END,
    N_("You may steal up to 2 resources from a player at your Location. If you do, you then give 1 resource to an "
       "opponent."),
    N_("It may be any resource of yours, and any opponent."),
  },
  [GRIMM_RUMPELSTILTSKIN - GRIMM_N_FABLES] = {
    NC_("when", "Start of round · End of Gather phase · Build turn"),
    N_("At the end of the Gather phase you may turn 1 Straw into Wood or Brick. At the start of the round or on your Build "
       "turn you may discard him and turn all your Straw into Wood, or all into Brick."),
    NULL,
  },
  [GRIMM_SNOW_WHITE - GRIMM_N_FABLES] = {
    GATHER_END,
    N_("Every opponent at your Location chooses a Fable from their hand for you."),
    N_("Who has no Fable gives nothing."),
  },
};

const GrimmCardWords *
grimm_friend_words (guint edition,
                    guint card)
{
  guint at = card - GRIMM_N_FABLES;

  return grimm_editions[edition]->draft_words && draft[at].text ? &draft[at] : &published[at];
}
