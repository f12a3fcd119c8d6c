/* text-fables.c: what is written on the Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text.h"

#include <glib/gi18n-lib.h>

#include "editions.h"

#define REVEALED NC_("when", "When revealed")
#define BEFORE NC_("when", "Before collecting")
#define GATHER_END NC_("when", "End of Gather phase")
#define REVEALED_AND_END NC_("when", "When revealed · End of Gather phase")

static const GrimmCardWords published[GRIMM_N_FABLES] = {
  [GRIMM_A_FRIENDLY_GAME] = {
    GATHER_END,
    /* Translators: Fable, Friend, Location, Gather card, Gathered, Build Site,
     * Straw, Wood, Brick, Floor, Walls and Roof are words of the game: find
     * one word for each and keep to it. In the texts of cards "you" is the
     * player of the card. */
    N_("Pick one opponent who stands at your Location. You win 2 of their resources, whichever you like."),
    N_("If they have only 1 resource, you take that one."),
  },
  [GRIMM_BIG_BAD_WOLF] = {
    GATHER_END,
    N_("Each player at its Location loses the top section of one Straw or Wood house. You pick the house."),
    N_("You lose one too if you are there. Unfinished houses can be hit; Brick houses never. Somebody who is "
       "left with two unfinished houses of one type may finish both, but not begin a third."),
  },
  [GRIMM_BRIDGE_TROLL] = {
    GATHER_END,
    N_("Pick a player at its Location. They pay you half of what they Gathered this round, rounded down."),
    N_("They choose among the types they Gathered, and pay no more than they still have of those. If you are "
       "there yourself, you may pick yourself and spare the others."),
  },
  [GRIMM_CHINNY_CHIN_CHIN] = {
    BEFORE,
    N_("Is there a Monster at your Location? Then you may run to another one. And if nobody played a Monster "
       "this round, you draw a Fable."),
    N_("You run only once. Players before you in turn order act first, so their Wolf, Dragon or Roar may still "
       "catch you. A Monster that a Magic Flute took counts as played."),
  },
  [GRIMM_CONSULT_THE_ORACLE] = {
    GATHER_END,
    N_("If you are alone, you may draw one Fable blindly from the hand of every other player."),
    N_("A Fable that was played this round or laid aside for the next is not in hand."),
  },
  [GRIMM_CRYSTAL_BALL] = {
    REVEALED,
    N_("Look at an opponent’s face-down Gather card. Afterwards you may replace your own with another one from "
       "your hand."),
    N_("Fables act in turn order: a later one may still change what you saw."),
  },
  [GRIMM_CURSE_OF_DARKNESS] = {
    REVEALED,
    N_("Every opponent mixes up all their Gather cards and sets down one of them blindly. They may look at it."),
    N_("The card that lay before them is mixed in, even if it came from another player. Cards under the Little "
       "Mermaid are not."),
  },
  [GRIMM_CUTTING_CORNERS] = {
    GATHER_END,
    N_("If you are alone, this card stays with you as one more Build Site. Each section that you build on it is "
       "1 resource cheaper."),
    N_("What Hansel & Gretel ask for Walls is added to the lower price."),
  },
  [GRIMM_DRAGON] = {
    BEFORE,
    N_("Everybody at its Location loses all the resources on their board."),
    N_("You too, if you are there. The Dragon comes before collecting, so what lies at the Location is still "
       "collected. Resources on Rapunzel are safe."),
  },
  [GRIMM_FAIRY_FOOD] = {
    NC_("when", "Next round · Start, End of Gather phase"),
    N_("When the next round starts, put this card at a Location. When its Gather phase ends, everybody there "
       "gains any 3 resources."),
    N_("It may lie at a Location that has a Unique Location. After that round it is discarded."),
  },
  [GRIMM_GHOSTLY_WHISPERS] = {
    GATHER_END,
    N_("If you are alone, look at the next 4 Fables of the deck. Two go to your hand, the others to the discard "
       "pile."),
    NULL,
  },
  [GRIMM_GIANT] = {
    GATHER_END,
    N_("Everybody at its Location loses their Friend, all the Fables in their hand, and 1 resource of each type "
       "they have."),
    N_("You too, if you are there. Friends of players earlier in turn order have already acted, those of later "
       "ones are gone before they can. A Fable that was played this round or laid aside is not in hand."),
  },
  [GRIMM_GRANDMAS_HOUSE] = {
    REVEALED_AND_END,
    N_("Put it at a Location. While it lies there, all Monsters that are played come to it. At the end of each "
       "Gather phase everybody there gains any 2 resources; then, if a Monster is there, the card is discarded."),
    N_("Any number of Monsters may stand there, and a cancelled one still counts. Monsters that were placed "
       "before the House stay where they are."),
  },
  [GRIMM_HARVEST_MOON] = {
    GATHER_END,
    N_("Everybody at your Location, you included, gains 2 resources of the type found there. At the Market each "
       "player chooses a type."),
    N_("They come from the supply and do not count as Gathered."),
  },
  [GRIMM_HIDDEN_VAULT] = {
    GATHER_END,
    N_("Pick a Location where no pig stands. Half of what lies there is yours, rounded down."),
    N_("They do not count as Gathered. At the Market, which is there with four players, you choose which resources."),
  },
  [GRIMM_HIRED_HELP] = {
    NC_("when", "When revealed · Next round’s collecting"),
    N_("Pay any 2 resources now, or this card is discarded. If you pay, the supply gives you next round as much "
       "again as you Gather, of the same types."),
    N_("The second helping does not count as Gathered. If you go nowhere next round, the card is lost."),
  },
  [GRIMM_LITTLE_HELPERS] = {
    GATHER_END,
    N_("If you are alone, you have 2 more actions this round."),
    N_("You may end your turn without using them."),
  },
  [GRIMM_LONELY_CASTLE] = {
    REVEALED_AND_END,
    N_("Put it at a Location. At the end of each Gather phase a player who is alone there gains 1 of each "
       "resource. It is discarded once 3 players or more are there together."),
    N_("In a game of two, it is discarded when both are there."),
  },
  [GRIMM_MAGIC_FLUTE] = {
    REVEALED,
    N_("Every Monster of this round dances into your hand and does nothing this time. You may play it later."),
    N_("The Flute plays before everything else. Of two Flutes, the one earlier in turn order takes the Monsters."),
  },
  [GRIMM_MYSTERIOUS_STRANGER] = {
    GATHER_END,
    N_("If you are alone, you gain a Friend."),
    N_("As always, you keep the Friend or give it to another player, who cannot refuse."),
  },
  [GRIMM_NIGHT_AT_THE_TAVERN] = {
    REVEALED,
    N_("Turn up as many Friends as there are players. One is yours, of your choice; chance deals the others, one "
       "to each player. The Friends you all had before are discarded."),
    N_("Nobody may give the new Friend away. If there are too few, whoever gets none keeps the old one."),
  },
  [GRIMM_POWERFUL_FRIENDS] = {
    GATHER_END,
    N_("You take 1 action of this round from every opponent at your Location."),
    N_("Somebody without any action left loses none, and you gain none from them."),
  },
  [GRIMM_ROAR] = {
    BEFORE,
    N_("Every opponent at your Location mixes up all their Gather cards, draws one blindly and runs to where it "
       "says."),
    N_("The card that brought them is mixed in, so they may end up where they are. Cards under the Little Mermaid "
       "are not."),
  },
  [GRIMM_ROYAL_WEDDING] = {
    REVEALED_AND_END,
    N_("Put it at a Location. At the end of each Gather phase, all who are not there discard 1 resource of their "
       "choice. It is discarded once nobody comes."),
    N_("Who went nowhere is not there either, and pays."),
  },
  [GRIMM_SEARCH_THE_PAST] = {
    GATHER_END,
    N_("If an opponent is at your Location, choose any 2 Fables from the discard pile and take them into your hand."),
    N_("A Fable that was played this round still lies before its player, and cannot be found. What was discarded this "
       "round can, such as a Hired Help that nobody paid for."),
  },
  [GRIMM_SHARE_THE_WEALTH] = {
    GATHER_END,
    N_("Every opponent who Gathered 5 resources or more this round hands 2 of them to you."),
    N_("They choose among the types they Gathered, and give no more than they still have of those. Only what was "
       "collected at a Location is Gathered, not what cards add."),
  },
  [GRIMM_SPY_NETWORK] = {
    GATHER_END,
    N_("Draw 1 Fable for each player at your Location. You count as well."),
    NULL,
  },
  [GRIMM_TAXATION] = {
    NC_("when", "Next round · End of Gather phase"),
    N_("When the next round’s Gather phase ends, all opponents who are not at your Location discard half of their "
       "resources, rounded down. Brick goes first, then Wood, then Straw."),
    N_("If you go nowhere that round, all opponents pay."),
  },
  [GRIMM_THOUGHTFUL_GIFT] = {
    GATHER_END,
    N_("Make an opponent a gift of up to 3 resources of one type. They thank you with as many of one other type, "
       "and choose which."),
    N_("It must be somebody who has enough to give back. You may also give nothing."),
  },
  [GRIMM_WANDERING_TRADER] = {
    GATHER_END,
    N_("Each player at your Location, you included, may trade 2 resources of one type for 3 of another."),
    N_("In turn order, once each."),
  },
  [GRIMM_WISHING_WELL] = {
    REVEALED,
    N_("Two face-down Gather cards of your choice, yours or others’, change places unseen. The two players may look "
       "at what they have got."),
    N_("Each card counts as played by the player it lies before now. After the Gather phase all cards go home."),
  },
  [GRIMM_WOLF] = {
    BEFORE,
    N_("If any player is at its Location, everything that lies there goes back to the supply, and nobody collects "
       "it."),
    N_("With no pig there, nothing happens."),
  },
};

/* Where the draft differs. */
static const GrimmCardWords draft[GRIMM_N_FABLES] = {
  [GRIMM_A_FRIENDLY_GAME] = {
    GATHER_END,
    N_("You win 2 resources, whichever you like, from every opponent who stands at your Location."),
    N_("From somebody who has only 1 resource you take that one."),
  },
  [GRIMM_BIG_BAD_WOLF] = {
    GATHER_END,
    N_("Each player at its Location picks one of their own Straw or Wood houses. It loses its top section."),
    N_("You lose one too if you are there. Unfinished houses can be hit; Brick houses never. Somebody who is "
       "left with two unfinished houses of one type may finish both, but not begin a third."),
  },
  [GRIMM_BRIDGE_TROLL] = {
    GATHER_END,
    N_("All other players at its Location pay you half of what they Gathered this round, rounded down."),
    N_("They choose among the types they Gathered, and pay no more than they still have of those."),
  },
  [GRIMM_CHINNY_CHIN_CHIN] = {
    NC_("when", "When the pigs arrive"),
    N_("Is there a Monster at your Location? Then you may run to another one."),
    N_("You run before any other Fable acts, whatever the turn order."),
  },
  [GRIMM_HIRED_HELP] = {
    NC_("when", "When revealed · Next round’s collecting"),
    N_("Pay any 2 resources now, or this card is discarded. If you pay, the supply gives you next round as much "
       "again as you Gather, of the same types."),
    N_("The second helping counts as Gathered."),
  },
  [GRIMM_ROAR] = {
    BEFORE,
    N_("Every opponent at your Location draws one of their unplayed Gather cards blindly and runs to where it says."),
    N_("They never draw the Location where they stand, so nobody stays."),
  },
  [GRIMM_SPY_NETWORK] = {
    GATHER_END,
    N_("Draw 2 Fables for each player at your Location. You count as well."),
    NULL,
  },
  [GRIMM_TAXATION] = {
    NC_("when", "Next round · End of Gather phase"),
    N_("When the next round’s Gather phase ends, all opponents who are not at your Location keep just 1 resource of "
       "their choice and discard the others."),
    N_("Who has only 1 resource loses nothing."),
  },
  [GRIMM_WISHING_WELL] = {
    REVEALED,
    N_("Two played Gather cards of your choice, yours or others’, change places. Nobody looks at them."),
    N_("Each card counts as played by the player it lies before now. After the Gather phase all cards go home."),
  },
};

const GrimmCardWords *
grimm_fable_words (guint edition,
                   guint card)
{
  return grimm_editions[edition]->draft_words && draft[card].text ? &draft[card] : &published[card];
}
