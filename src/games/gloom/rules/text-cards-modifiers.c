/* text-cards-modifiers.c: what Modifiers say, and what is told of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a tale {hero} is the Character and {family} the family of who plays; see
 * tale.c for what else a translation may write there.
 */

#include "text.h"

#include <glib/gi18n-lib.h>

const GloomWords gloom_words_modifiers[] = {
  [GLOOM_WRONG_SOUP] = {
    .effect = N_("Draw 1 card."),
    .flavour = NC_("flavour", "Somebody else is very full."),
    .tale = NC_("tale", "{hero} was served the wrong soup by seven strangers, and the right one went to somebody else."),
  },
  [GLOOM_LOST_A_SHOE_AND_AN_ARGUMENT] = {
    .flavour = NC_("flavour", "The prince has both."),
    .tale = NC_("tale", "{hero} lost a shoe at midnight and an argument about it at one."),
  },
  [GLOOM_ATE_THE_LANDLADYS_PORCH] = {
    .effect = N_("Discard 1 card of your choice. Then you may make a free play of a Modifier."),
    .flavour = NC_("flavour", "The windows were for afters."),
    .tale = NC_("tale", "{hero} ate a whole gingerbread porch and was billed for the house."),
  },
  [GLOOM_HAUNTED_BY_BREAKFAST] = {
    .effect = N_("After another player plays an Event, draw 1 card."),
    .flavour = NC_("flavour", "It only wants to talk."),
    .tale = NC_("tale", "{hero} was followed everywhere by an egg with regrets."),
  },
  [GLOOM_ENGAGED_TO_THE_WRONG_TWIN] = {
    .effect = N_("If you hold no Story, you have an extra action."),
    .flavour = NC_("flavour", "The right one sends his regards."),
    .tale = NC_("tale", "{hero} said yes to the right face on the wrong brother."),
  },
  [GLOOM_SOLD_FOR_FIVE_BEANS] = {
    .effect = N_("Draw 2 cards, then discard 1 card of your choice."),
    .flavour = NC_("flavour", "Four, after tax."),
    .tale = NC_("tale", "{hero} was sold for five beans, and one of them was a pebble."),
  },
  [GLOOM_KISSED_THE_WRONG_FROG] = {
    .flavour = NC_("flavour", "He was happy as he was."),
    .tale = NC_("tale", "{hero} kissed a frog, who called the constable."),
  },
  [GLOOM_PRICKED_A_FINGER_THEN_ANOTHER] = {
    .flavour = NC_("flavour", "There were eight to go."),
    .tale = NC_("tale", "{hero} pricked one finger on a spindle and the next to make sure."),
  },
  [GLOOM_LOCKED_IN_A_VERY_SMALL_TOWER] = {
    .effect = N_("Your draw limit is 1 higher."),
    .flavour = NC_("flavour", "Visitors are asked to breathe in."),
    .tale = NC_("tale", "{hero} was locked in a tower so small that the window had to stay outside."),
  },
  [GLOOM_SLEPT_ON_A_PEA_WOKE_ON_THE_FLOOR] = {
    .flavour = NC_("flavour", "The pea slept wonderfully."),
    .tale = NC_("tale", "{hero} slept on a pea beneath twenty mattresses, fell off all of them, and was not even a princess in the end."),
  },
  [GLOOM_CURSED_BY_AN_UNINVITED_AUNT] = {
    .flavour = NC_("flavour", "The invitation is still in the post."),
    .tale = NC_("tale", "{hero} was cursed over the christening cake by an aunt whom nobody had invited twice."),
  },
  [GLOOM_FOLLOWED_HOME_BY_A_GOOSE] = {
    .effect = N_("Take 1 card at random from the player on your left."),
    .flavour = NC_("flavour", "It knows where the silver is."),
    .tale = NC_("tale", "{hero} was followed home by a goose that did not lay gold but did ask for it."),
  },
  [GLOOM_APPRENTICED_TO_AN_OGRE] = {
    .flavour = NC_("flavour", "The hours are long and so is the fork."),
    .tale = NC_("tale", "{hero} was apprenticed to an ogre and learned the trade from the inside."),
  },
  [GLOOM_OUTWITTED_BY_A_GOAT] = {
    .flavour = NC_("flavour", "The smallest of three."),
    .tale = NC_("tale", "{hero} lost a bridge, a hat and a debate to the smallest of three goats."),
  },
  [GLOOM_MISTAKEN_FOR_FIREWOOD] = {
    .effect = N_("You may return the topmost Modifier of one of your Characters to your hand, if its sum is positive."),
    .flavour = NC_("flavour", "The stove apologised at once."),
    .tale = NC_("tale", "{hero} was taken for firewood by a short-sighted cook, twice, on the same evening."),
  },
  [GLOOM_BURIED_BY_MISTAKE_BRIEFLY] = {
    .effect = N_("You may take a Modifier from the topmost 8 cards of the discard pile into your hand."),
    .flavour = NC_("flavour", "The flowers were lovely."),
    .tale = NC_("tale", "{hero} was buried by mistake on Thursday and dug up by mistake on Friday."),
  },
  [GLOOM_OWED_RENT_TO_SEVEN_LANDLORDS] = {
    .flavour = NC_("flavour", "One of them is always Grumpy."),
    .tale = NC_("tale", "{hero} owed rent to seven landlords, all of whom lived in the same bed."),
  },
  [GLOOM_WISHED_ON_THE_WRONG_STAR] = {
    .effect = N_("You may make a free play of an Event."),
    .flavour = NC_("flavour", "It was a lantern. On a cart."),
    .tale = NC_("tale", "{hero} wished upon a star, and the star wrote it down."),
  },
  [GLOOM_INVITED_TO_THE_WRONG_FUNERAL] = {
    .flavour = NC_("flavour", "The right one was next week."),
    .tale = NC_("tale", "{hero} wept all day at a funeral and only then read the name on the cake."),
  },
  [GLOOM_SWALLOWED_BY_A_POLITE_WHALE] = {
    .flavour = NC_("flavour", "It said grace."),
    .tale = NC_("tale", "{hero} was swallowed by a whale that begged pardon and went on chewing."),
  },
  [GLOOM_DIARY_READ_OUT_AT_COURT] = {
    .effect = N_("You may not make free plays."),
    .flavour = NC_("flavour", "The jester did the voices."),
    .tale = NC_("tale", "{hero} heard the whole diary read out at court, with pauses for laughter."),
  },
  [GLOOM_BETROTHED_TO_A_HEDGEHOG] = {
    .flavour = NC_("flavour", "He has his father’s quills."),
    .tale = NC_("tale", "{hero} was betrothed to a hedgehog and told to think of the farm."),
  },
  [GLOOM_STEPMOTHER_MOVES_IN] = {
    .effect = N_("Other players cannot lay Modifiers on this Character."),
    .flavour = NC_("flavour", "She answers the door now."),
    .tale = NC_("tale", "{hero} was told that the stepmother would stay for a weekend, and which century it was in."),
  },
  [GLOOM_CHEATED_BY_A_TALKING_FISH] = {
    .flavour = NC_("flavour", "The third wish was for the fish."),
    .tale = NC_("tale", "{hero} was granted three wishes by a fish and wished for better advice twice."),
  },
  [GLOOM_FELL_DOWN_THE_WISHING_WELL] = {
    .effect = N_("You may raise a Modifier of one of your Characters to the top of its pile."),
    .flavour = NC_("flavour", "The bottom is paved with other people’s luck."),
    .tale = NC_("tale", "{hero} fell down the wishing well and was hit by every wish of the afternoon."),
  },
  [GLOOM_TAXED_BY_THE_TOOTH_FAIRY] = {
    .effect = N_("Draw 1 card for each Coin in your family, at most 4."),
    .flavour = NC_("flavour", "She takes them early now."),
    .tale = NC_("tale", "{hero} was taxed by the tooth fairy on teeth not yet lost."),
  },
  [GLOOM_DANCED_UNTIL_THE_SHOES_GAVE_UP] = {
    .effect = N_("If this Character was miserable before, you have an extra action."),
    .flavour = NC_("flavour", "The fiddler is paid by the blister."),
    .tale = NC_("tale", "{hero} danced until the shoes gave up, and then danced with the shoemaker."),
  },
  [GLOOM_CHASED_BY_THE_PORRIDGE] = {
    .flavour = NC_("flavour", "It was just right, and it was fast."),
    .tale = NC_("tale", "{hero} was chased through the village by a porridge that would not stop."),
  },
  [GLOOM_JILTED_AT_THE_GINGERBREAD_ALTAR] = {
    .flavour = NC_("flavour", "Somebody had eaten the groom."),
    .tale = NC_("tale", "{hero} was jilted at the altar, and by the time the news came the altar had been eaten."),
  },
  [GLOOM_SERVED_AS_THE_SECOND_COURSE] = {
    .flavour = NC_("flavour", "The soup had complained."),
    .tale = NC_("tale", "{hero} came to dinner and was the second course."),
  },
  [GLOOM_TRADED_FOR_A_COW_OF_POOR_CHARACTER] = {
    .flavour = NC_("flavour", "The cow was told first."),
    .tale = NC_("tale", "{hero} was traded for a cow, and the cow wanted something on top."),
  },
  [GLOOM_MIRRORS_HONEST_OPINION] = {
    .flavour = NC_("flavour", "It had been asked, after all."),
    .tale = NC_("tale", "{hero} asked the mirror and had to sit down."),
  },
  [GLOOM_BITTEN_BY_THE_FAMILY_PORTRAIT] = {
    .effect = N_("After another player lays a Modifier on this Character, draw 1 card."),
    .flavour = NC_("flavour", "Great-uncle never liked visitors."),
    .tale = NC_("tale", "{hero} was bitten by a great-uncle in oils."),
  },
  [GLOOM_FORGOT_THE_MAGIC_WORD] = {
    .flavour = NC_("flavour", "It was not please."),
    .tale = NC_("tale", "{hero} stood before the open treasure, went in, and forgot the word for out."),
  },
  [GLOOM_ASKED_TO_DANCE] = {
    .effect = N_("Your draw limit is 1 lower."),
    .flavour = NC_("flavour", "By somebody with both feet."),
    .tale = NC_("tale", "{hero} was asked to dance, and nobody laughed until Tuesday."),
  },
  [GLOOM_SLIPPER_FITS] = {
    .flavour = NC_("flavour", "The bunion helped."),
    .tale = NC_("tale", "{hero} tried on the slipper, and it fitted, and there was a second one."),
  },
  [GLOOM_BEFRIENDED_BY_MICE] = {
    .effect = N_("Who laid this draws 1 card."),
    .flavour = NC_("flavour", "They do alterations."),
    .tale = NC_("tale", "{hero} was befriended by mice who could sew and did not talk about it."),
  },
  [GLOOM_NAP_WITHOUT_CONSEQUENCES] = {
    .effect = N_("Discard 1 card at random."),
    .flavour = NC_("flavour", "Forty winks, all of them kept."),
    .tale = NC_("tale", "{hero} lay down for an hour and it was still the same century."),
  },
  [GLOOM_PAID_IN_REAL_GOLD] = {
    .flavour = NC_("flavour", "The straw was delighted too."),
    .tale = NC_("tale", "{hero} was paid in gold that was still gold in the morning."),
  },
  [GLOOM_KISSED_AWAKE_BY_SOMEBODY_NICE] = {
    .flavour = NC_("flavour", "He had knocked first."),
    .tale = NC_("tale", "{hero} was kissed awake by somebody who had asked, and brought toast."),
  },
  [GLOOM_RESCUED_IN_GOOD_TIME] = {
    .flavour = NC_("flavour", "The dragon was early; the knight was earlier."),
    .tale = NC_("tale", "{hero} was rescued a full hour before anything happened."),
  },
  [GLOOM_PRAISED_BY_THE_WHOLE_VILLAGE] = {
    .effect = N_("You may not play Events, nor Responses."),
    .flavour = NC_("flavour", "Even by the miller."),
    .tale = NC_("tale", "{hero} was praised by the whole village, at length, in the rain that then stopped."),
  },
  [GLOOM_PERFECTLY_ORDINARY_BIRTHDAY] = {
    .flavour = NC_("flavour", "Thirteen guests, thirteen plates."),
    .tale = NC_("tale", "{hero} had a birthday on which nobody was cursed at all."),
  },
  [GLOOM_GODMOTHER_REMEMBERS] = {
    .flavour = NC_("flavour", "Late, but with a coach."),
    .tale = NC_("tale", "{hero} was remembered by a godmother who had been meaning to call."),
  },
  [GLOOM_BEAT_A_TROLL_AT_CARDS] = {
    .effect = N_("Each other player draws 1 card."),
    .flavour = NC_("flavour", "It was his deck, too."),
    .tale = NC_("tale", "{hero} beat a troll at cards and kept the bridge."),
  },
  [GLOOM_GIVEN_A_PONY] = {
    .flavour = NC_("flavour", "Not a prince. They checked."),
    .tale = NC_("tale", "{hero} was given a pony that was a pony all the way through."),
  },
  [GLOOM_SLEPT_UNTIL_NOON] = {
    .flavour = NC_("flavour", "No spindle, no thorns, no prince."),
    .tale = NC_("tale", "{hero} slept until noon and was woken by the smell of pancakes."),
  },
  [GLOOM_CROWNED_FOR_AN_AFTERNOON] = {
    .flavour = NC_("flavour", "Nobody had the heart to ask for it back."),
    .tale = NC_("tale", "{hero} was crowned for an afternoon and abolished Mondays."),
  },
  [GLOOM_LETTER_WITHOUT_A_BILL] = {
    .effect = N_("If another player laid this, give them 1 card of your choice."),
    .flavour = NC_("flavour", "It was read aloud four times."),
    .tale = NC_("tale", "{hero} opened a letter, and there was only kindness in it."),
  },
  [GLOOM_HUGGED_BY_A_BEAR_GENTLY] = {
    .effect = N_("This Character’s Self-Worth is 5 higher for each happy Character of yours, at most 20."),
    .flavour = NC_("flavour", "Baby Bear, but still."),
    .tale = NC_("tale", "{hero} was hugged by a bear, and all the ribs stayed where they were."),
  },
  [GLOOM_FRESH_PAGE] = {
    .flavour = NC_("flavour", "The blot is on the other side."),
    .tale = NC_("tale", "{hero} turned over a fresh page and found it clean, apart from a very small heart."),
  },
  [GLOOM_TURNED_TO_STONE] = {
    .effect = N_("Events and Responses pass this Character by."),
    .flavour = NC_("flavour", "It suits the garden."),
    .tale = NC_("tale", "{hero} was turned to stone, and a pigeon moved in at once."),
  },
  [GLOOM_TURNED_INTO_A_TOAD] = {
    .effect = N_("This Character’s Self-Worth is 5 lower for each Beast in your family, at most 20."),
    .flavour = NC_("flavour", "The flies are better than they look."),
    .tale = NC_("tale", "{hero} was turned into a toad and asked to leave the ball by the pond door."),
  },
  [GLOOM_ASLEEP_FOR_A_HUNDRED_YEARS] = {
    .effect = N_("Other players cannot lay Endings on this Character."),
    .flavour = NC_("flavour", "Do not wind the clock."),
    .tale = NC_("tale", "{hero} slept for a hundred years and missed every single birthday."),
  },
  [GLOOM_GROWN_HUGE] = {
    .effect = N_("Your draw limit is 1 lower."),
    .flavour = NC_("flavour", "The house was let out at the seams."),
    .tale = NC_("tale", "{hero} grew so huge that the weather asked for permission, and enjoyed it."),
  },
  [GLOOM_STOLEN_VOICE] = {
    .effect = N_("You may not play Events, nor Responses."),
    .flavour = NC_("flavour", "The witch sings in the bath now."),
    .tale = NC_("tale", "{hero} sold a voice for a pair of legs and could not even complain about the stairs."),
  },
  [GLOOM_WOODEN_NOSE] = {
    .effect = N_("You may not claim Stories."),
    .flavour = NC_("flavour", "A robin has asked about the lease."),
    .tale = NC_("tale", "{hero} woke with a wooden nose, on which the washing dried beautifully."),
  },
  [GLOOM_HEART_OF_ICE] = {
    .effect = N_("Modifiers of positive sum cannot be laid on this Character."),
    .flavour = NC_("flavour", "Keep away from stoves and cousins."),
    .tale = NC_("tale", "{hero} got a splinter of ice in the heart and found kittens merely average."),
  },
};
