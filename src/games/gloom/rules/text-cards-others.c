/* text-cards-others.c: what Events, Endings and Stories say, and what is told of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a tale {hero} is the Character and {family} the family of who plays; see
 * tale.c for what else a translation may write there.
 */

#include "text.h"

#include <glib/gi18n-lib.h>

const GloomWords gloom_words_others[] = {
  [GLOOM_WIND_CHANGES - GLOOM_N_MODIFIERS] = {
    .effect = N_("The direction of play changes. Draw 1 card."),
    .flavour = NC_("flavour", "The weathercock has resigned."),
    .tale = NC_("tale", "{family} ordered a wind that smelt of cellars, and got it."),
  },
  [GLOOM_ONLY_RESTING - GLOOM_N_MODIFIERS] = {
    .effect = N_("Revive a finished Character: its Ending goes to the discard pile."),
    .flavour = NC_("flavour", "The undertaker wants his deposit back."),
    .tale = NC_("tale", "{hero} sat up in the coffin and asked about lunch."),
  },
  [GLOOM_REMOVAL_MEN - GLOOM_N_MODIFIERS] = {
    .effect = N_("Move the topmost Modifier of one of your Characters to another unfinished Character."),
    .flavour = NC_("flavour", "Mind the grandmother."),
    .tale = NC_("tale", "{family} sent for the removal men, who carried off the wrong misfortune and set it down next door."),
  },
  [GLOOM_THOROUGH_SCRUBBING - GLOOM_N_MODIFIERS] = {
    .effect = N_("Remove a Modifier from one of your Characters."),
    .flavour = NC_("flavour", "Behind the ears, and behind the past."),
    .tale = NC_("tale", "{family} scrubbed until yesterday came off."),
  },
  [GLOOM_SWAPPED_IN_THE_CRADLE - GLOOM_N_MODIFIERS] = {
    .effect = N_("Swap the topmost Modifiers of two Characters."),
    .flavour = NC_("flavour", "The nurse had two arms and one candle."),
    .tale = NC_("tale", "{family} found out what the nurse had done, and to whom."),
  },
  [GLOOM_SWEPT_UNDER_THE_RUG - GLOOM_N_MODIFIERS] = {
    .effect = N_("Put the topmost Modifier of one of your Characters beneath all others of its pile. You may make a free play of an Ending."),
    .flavour = NC_("flavour", "The rug is now a hill."),
    .tale = NC_("tale", "{family} swept it all under the rug, and then could not open the door."),
  },
  [GLOOM_STOLEN_PLOT - GLOOM_N_MODIFIERS] = {
    .effect = N_("Take a Story that another player holds. Draw 1 card."),
    .flavour = NC_("flavour", "It was only borrowed from a bear."),
    .tale = NC_("tale", "{family} copied somebody else’s tale by candlelight, spelling mistakes and all."),
  },
  [GLOOM_POCKETS_LIKE_A_MAGPIE - GLOOM_N_MODIFIERS] = {
    .effect = N_("Look at the hand of another player and take 1 card from it. You may make a free play of an Ending."),
    .flavour = NC_("flavour", "Ooh."),
    .tale = NC_("tale", "{family} shook hands with everybody and went home with more rings than fingers."),
  },
  [GLOOM_CRACKED_CRYSTAL_BALL - GLOOM_N_MODIFIERS] = {
    .effect = N_("You may look at the top 3 cards of the draw pile and put them back in any order. Draw 2 cards."),
    .flavour = NC_("flavour", "It shows Thursdays only."),
    .tale = NC_("tale", "{family} asked the crystal ball about tomorrow and were shown the dentist."),
  },
  [GLOOM_MIDNIGHT_ALREADY - GLOOM_N_MODIFIERS] = {
    .effect = N_("Every player discards their whole hand. Then every player draws 3 cards."),
    .flavour = NC_("flavour", "Pumpkins for sale. Hardly driven."),
    .tale = NC_("tale", "{family} looked at the clock, and everybody in the kingdom dropped something."),
  },
  [GLOOM_FEAST_FOR_EVERYBODY - GLOOM_N_MODIFIERS] = {
    .effect = N_("Every player removes a Modifier of negative sum from one of their own Characters."),
    .flavour = NC_("flavour", "Nobody asks what is in the pie."),
    .tale = NC_("tale", "{family} gave a feast at which everybody forgot one thing they had meant to be sad about."),
  },
  [GLOOM_LAST_PAGE_COMES_EARLY - GLOOM_N_MODIFIERS] = {
    .effect = N_("You may take an Ending from the topmost 8 cards of the discard pile into your hand. You may make a free play of an Ending."),
    .flavour = NC_("flavour", "Somebody always peeks."),
    .tale = NC_("tale", "{family} turned to the last page first, and it turned back to look."),
  },
  [GLOOM_IT_WAS_ALL_A_DREAM - GLOOM_N_MODIFIERS] = {
    .effect = N_("When another player plays an Event: cancel it."),
    .flavour = NC_("flavour", "Except the marmalade."),
    .tale = NC_("tale", "{family} woke up, and none of it had happened, except the bill."),
  },
  [GLOOM_WE_GAVE_AT_THE_CASTLE - GLOOM_N_MODIFIERS] = {
    .effect = N_("When another player lays a Modifier: cancel it."),
    .flavour = NC_("flavour", "And at the cottage. And at the cave."),
    .tale = NC_("tale", "{family} spoke through the letter box and wanted none of it today, thank you."),
  },
  [GLOOM_ONE_MORE_CHAPTER - GLOOM_N_MODIFIERS] = {
    .effect = N_("When another player lays an Ending: it goes back into their hand."),
    .flavour = NC_("flavour", "Then straight to bed."),
    .tale = NC_("tale", "{family} begged for one more chapter, and the end had to put its coat away."),
  },
  [GLOOM_WRONG_ADDRESS - GLOOM_N_MODIFIERS] = {
    .effect = N_("When another player lays a Modifier on a Character of yours: choose another unfinished Character. It is laid there instead."),
    .flavour = NC_("flavour", "Return to sender was too far."),
    .tale = NC_("tale", "{hero} opened a parcel that {family} had sent on because it ticked."),
  },
  [GLOOM_LIVED_EVER_AFTER_ALONE - GLOOM_N_MODIFIERS] = {
    .effect = N_("This Character’s Self-Worth is 5 lower for each Heart in your family, at most 20."),
    .flavour = NC_("flavour", "The spoon has a name."),
    .tale = NC_("tale", "{hero} lived ever after, in a very tidy room, with one spoon."),
  },
  [GLOOM_FORGOTTEN_BY_THE_AUTHOR - GLOOM_N_MODIFIERS] = {
    .effect = N_("Each other player discards 1 card of their choice. Then you may make a free play of a Modifier."),
    .flavour = NC_("flavour", "Who was that, again?"),
    .tale = NC_("tale", "{hero} was missing from the next page, and nobody asked."),
  },
  [GLOOM_EATEN_WITH_COMPLIMENTS_TO_THE_CHEF - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "Three stars."),
    .tale = NC_("tale", "{hero} was eaten with a little thyme, and there were compliments."),
  },
  [GLOOM_MARRIED_THE_MORAL_OF_THE_STORY - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "It is always right."),
    .tale = NC_("tale", "{hero} married the moral of the story and was told so every evening."),
  },
  [GLOOM_BAKED_INTO_A_PIE_SHARED_FAIRLY - GLOOM_N_MODIFIERS] = {
    .effect = N_("Every player draws 1 card."),
    .flavour = NC_("flavour", "The blackbirds got out in time."),
    .tale = NC_("tale", "{hero} was baked into a pie and, for once, went round the whole family."),
  },
  [GLOOM_BECAME_A_CAUTIONARY_TALE - GLOOM_N_MODIFIERS] = {
    .effect = N_("This Character shows one more Skull."),
    .flavour = NC_("flavour", "Told at bedtime, with a finger raised."),
    .tale = NC_("tale", "{hero} became the tale that is told to children who run with spindles."),
  },
  [GLOOM_PERISHED_OF_GOOD_MANNERS - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "After you. No, after you."),
    .tale = NC_("tale", "{hero} met death on the doorstep and said: after you."),
  },
  [GLOOM_DROWNED_IN_THE_SMALL_PRINT - GLOOM_N_MODIFIERS] = {
    .effect = N_("You may send a Story back to the middle. Draw 1 card."),
    .flavour = NC_("flavour", "Clause seven had an undertow."),
    .tale = NC_("tale", "{hero} signed for the gold and drowned in clause seven."),
  },
  [GLOOM_SWEPT_OUT_WITH_THE_CRUMBS - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "The birds had left some."),
    .tale = NC_("tale", "{hero} was swept out with the crumbs and never found the way back either."),
  },
  [GLOOM_BURIED_BENEATH_THE_HAPPY_PART - GLOOM_N_MODIFIERS] = {
    .effect = N_("This Character’s Self-Worth is 5 lower for each finished Character of yours, at most 20."),
    .flavour = NC_("flavour", "One can hear the music quite well."),
    .tale = NC_("tale", "{hero} was buried beneath the ballroom, where everybody danced happily ever after."),
  },
  [GLOOM_STILL_WAITING_FOR_THE_PRINCE - GLOOM_N_MODIFIERS] = {
    .effect = N_("After you draw at the end of your turn, you may look at the top 3 cards of the draw pile and put them back in any order."),
    .flavour = NC_("flavour", "He is looking for parking."),
    .tale = NC_("tale", "{hero} is still waiting at the window, and the prince is still looking for somewhere to tie the horse."),
  },
  [GLOOM_MET_THE_TROLL_WHO_READS - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "He corrected the last words."),
    .tale = NC_("tale", "{hero} met the one troll who knew the story and had come to the other end of the bridge."),
  },
  [GLOOM_DANCED_INTO_THE_SEA - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "In three-four time."),
    .tale = NC_("tale", "{hero} danced into the sea, and the band, who were being paid by the hour, followed."),
  },
  [GLOOM_GONE_AT_THE_TWELFTH_STROKE - GLOOM_N_MODIFIERS] = {
    .effect = N_("You may make a free play of an Ending."),
    .flavour = NC_("flavour", "The clock was fast."),
    .tale = NC_("tale", "{hero} was gone at the twelfth stroke, and so was the cutlery."),
  },
  [GLOOM_WAS_THE_WOLF_ALL_ALONG - GLOOM_N_MODIFIERS] = {
    .effect = N_("Take 1 card at random from each other player."),
    .flavour = NC_("flavour", "The ears should have told us."),
    .tale = NC_("tale", "{hero} had been the wolf all along and was as surprised as anybody."),
  },
  [GLOOM_PUT_BACK_IN_THE_BOTTLE - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "Corked by a child with a ruler."),
    .tale = NC_("tale", "{hero} was put back in the bottle, on the shelf, behind the pickles, for ever."),
  },
  [GLOOM_ENDED_IN_A_FOOTNOTE - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "See page 412."),
    .tale = NC_("tale", "{hero} ended in a footnote, in very small letters, in Latin."),
  },
  [GLOOM_OUTLIVED_BY_THE_DONKEY - GLOOM_N_MODIFIERS] = {
    .flavour = NC_("flavour", "The donkey spoke well at the funeral."),
    .tale = NC_("tale", "{hero} was outlived by the donkey, who inherited everything and spent it on thistles."),
  },
  [GLOOM_FAIRYS_INVOICE - GLOOM_N_MODIFIERS] = {
    .effect = N_("Your draw limit is 1 higher."),
    .flavour = NC_("flavour", "Payable at midnight."),
    .tale = NC_("tale", "{family} received a fairy’s invoice for three wishes, with interest."),
  },
  [GLOOM_KINGDOM_TO_LET - GLOOM_N_MODIFIERS] = {
    .effect = N_("After you lay an Ending, draw 2 cards."),
    .flavour = NC_("flavour", "Moat needs attention."),
    .tale = NC_("tale", "{family} came into a kingdom, partly furnished, mostly damp."),
  },
  [GLOOM_REGENCY_OF_RATS - GLOOM_N_MODIFIERS] = {
    .effect = N_("After you lay an Ending, each other player discards 1 card at random."),
    .flavour = NC_("flavour", "They passed a law about cats first."),
    .tale = NC_("tale", "{family} were made regents by a council of rats, and the minutes were eaten."),
  },
  [GLOOM_FROGS_LOVE_LETTERS - GLOOM_N_MODIFIERS] = {
    .effect = N_("After you lay a Modifier on a Character of another family, draw 1 card."),
    .flavour = NC_("flavour", "Damp, but sincere."),
    .tale = NC_("tale", "{family} found a bundle of love letters from a frog, and every one of them was for somebody else."),
  },
  [GLOOM_HEART_IN_A_BOX - GLOOM_N_MODIFIERS] = {
    .effect = N_("After you claim a Story, this one too, draw 2 cards."),
    .flavour = NC_("flavour", "The huntsman swears it is venison."),
    .tale = NC_("tale", "{family} were handed a heart in a box and asked not to look too closely."),
  },
  [GLOOM_GUESTS_FOR_THE_OVEN - GLOOM_N_MODIFIERS] = {
    .effect = N_("After another player plays an Event, draw 1 card."),
    .flavour = NC_("flavour", "Please arrive hungry, says the card."),
    .tale = NC_("tale", "{family} were invited to a house made of cake by somebody who felt everybody’s arms."),
  },
  [GLOOM_LONG_NIGHT - GLOOM_N_MODIFIERS] = {
    .effect = N_("The Self-Worth of each unfinished Character of yours is 10 lower."),
    .flavour = NC_("flavour", "The sun sent a note."),
    .tale = NC_("tale", "{family} went to bed one evening, and the morning did not come to work."),
  },
  [GLOOM_WOLVES_UNIONISE - GLOOM_N_MODIFIERS] = {
    .effect = N_("Other players may not make free plays."),
    .flavour = NC_("flavour", "Shorter chimneys, longer weekends."),
    .tale = NC_("tale", "{family} were elected by the wolves to speak to the pigs."),
  },
  [GLOOM_GOOSE_KEEPS_THE_BOOKS - GLOOM_N_MODIFIERS] = {
    .effect = N_("The Self-Worth of each unfinished Character of yours is 5 lower."),
    .flavour = NC_("flavour", "One golden egg is missing. It knows."),
    .tale = NC_("tale", "{family} let the goose keep the books, and it found an egg that nobody had declared."),
  },
  [GLOOM_DRAGONS_PENSION - GLOOM_N_MODIFIERS] = {
    .effect = N_("After you draw at the end of your turn, take 1 card at random from the player on your left."),
    .flavour = NC_("flavour", "Four hundred years of service."),
    .tale = NC_("tale", "{family} inherited the dragon’s pension, and with it the dragon."),
  },
};
