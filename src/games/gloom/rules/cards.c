/* cards.c: the cards of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card is one row here, and one text in text-cards-….c. What the words of a row
 * mean is in cards.h; the engine knows the words and no card.
 */

#include "cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define P(n) GLOOM_PRINT (n)
#define CLEAR 0

const GloomCard gloom_cards[GLOOM_N_CARDS] = {
  [GLOOM_WRONG_SOUP] = {
    .id = "wrong-soup", .name = NC_("card", "The Wrong Soup"),
    .points = { P (-10), CLEAR, CLEAR }, .icons = { GLOOM_SKULL, GLOOM_NO_ICON, GLOOM_COIN },
    .effect = { .category = GLOOM_IMMEDIATE, .clauses = { { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_LOST_A_SHOE_AND_AN_ARGUMENT] = {
    .id = "lost-a-shoe-and-an-argument", .name = NC_("card", "Lost a Shoe and an Argument"),
    .points = { P (-5), P (-15), CLEAR }, .icons = { GLOOM_HEART, GLOOM_NO_ICON, GLOOM_CROWN },
  },
  [GLOOM_ATE_THE_LANDLADYS_PORCH] = {
    .id = "ate-the-landladys-porch", .name = NC_("card", "Ate the Landlady’s Porch"),
    .points = { CLEAR, P (-10), CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_BEAST, GLOOM_SKULL },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DISCARD, .n = 1 },
                             { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_MODIFIERS, .may = TRUE } } },
  },
  [GLOOM_HAUNTED_BY_BREAKFAST] = {
    .id = "haunted-by-breakfast", .name = NC_("card", "Haunted by Breakfast"),
    .points = { P (-5), P (-5), P (-5) }, .icons = { GLOOM_SKULL, GLOOM_NO_ICON, GLOOM_BEAST },
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_ANOTHER_PLAYS_EVENT,
                .clauses = { { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_ENGAGED_TO_THE_WRONG_TWIN] = {
    .id = "engaged-to-the-wrong-twin", .name = NC_("card", "Engaged to the Wrong Twin"),
    .points = { CLEAR, CLEAR, P (-20) }, .icons = { GLOOM_HEART, GLOOM_CROWN, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_IMMEDIATE, .condition = GLOOM_IF_NO_STORY,
                .clauses = { { .verb = GLOOM_EXTRA_ACTION } } },
  },
  [GLOOM_SOLD_FOR_FIVE_BEANS] = {
    .id = "sold-for-five-beans", .name = NC_("card", "Sold for Five Beans"),
    .points = { P (-15), CLEAR, P (-5) }, .icons = { GLOOM_WAND, GLOOM_NO_ICON, GLOOM_COIN },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DRAW, .n = 2 },
                             { .verb = GLOOM_DISCARD, .n = 1 } } },
  },
  [GLOOM_KISSED_THE_WRONG_FROG] = {
    .id = "kissed-the-wrong-frog", .name = NC_("card", "Kissed the Wrong Frog"),
    .points = { P (-5), P (0), P (-15) }, .icons = { GLOOM_HEART, GLOOM_BEAST, GLOOM_NO_ICON },
  },
  [GLOOM_PRICKED_A_FINGER_THEN_ANOTHER] = {
    .id = "pricked-a-finger-then-another", .name = NC_("card", "Pricked a Finger, Then Another"),
    .points = { P (0), P (-15), P (-5) }, .icons = { GLOOM_SKULL, GLOOM_WAND, GLOOM_NO_ICON },
  },
  [GLOOM_LOCKED_IN_A_VERY_SMALL_TOWER] = {
    .id = "locked-in-a-very-small-tower", .name = NC_("card", "Locked in a Very Small Tower"),
    .points = { P (-10), CLEAR, P (-5) }, .icons = { GLOOM_CROWN, GLOOM_NO_ICON, GLOOM_HEART },
    .effect = { .category = GLOOM_ONGOING, .clauses = { { .verb = GLOOM_LIMIT, .n = 1 } } },
  },
  [GLOOM_SLEPT_ON_A_PEA_WOKE_ON_THE_FLOOR] = {
    .id = "slept-on-a-pea-woke-on-the-floor", .name = NC_("card", "Slept on a Pea, Woke on the Floor"),
    .points = { P (-5), P (-10), P (-5) }, .icons = { GLOOM_CROWN, GLOOM_NO_ICON, GLOOM_SKULL },
  },
  [GLOOM_CURSED_BY_AN_UNINVITED_AUNT] = {
    .id = "cursed-by-an-uninvited-aunt", .name = NC_("card", "Cursed by an Uninvited Aunt"),
    .points = { P (-5), P (-15), P (-5) }, .icons = { GLOOM_WAND, GLOOM_NO_ICON, GLOOM_SKULL },
  },
  [GLOOM_FOLLOWED_HOME_BY_A_GOOSE] = {
    .id = "followed-home-by-a-goose", .name = NC_("card", "Followed Home by a Goose"),
    .points = { P (-10), CLEAR, P (-5) }, .icons = { GLOOM_NO_ICON, GLOOM_BEAST, GLOOM_COIN },
    .effect = { .category = GLOOM_IMMEDIATE, .clauses = { { .verb = GLOOM_TAKE, .whom = GLOOM_LEFT, .n = 1 } } },
  },
  [GLOOM_APPRENTICED_TO_AN_OGRE] = {
    .id = "apprenticed-to-an-ogre", .name = NC_("card", "Apprenticed to an Ogre"),
    .points = { P (-5), P (-10), P (-10) }, .icons = { GLOOM_BEAST, GLOOM_NO_ICON, GLOOM_COIN },
  },
  [GLOOM_OUTWITTED_BY_A_GOAT] = {
    .id = "outwitted-by-a-goat", .name = NC_("card", "Outwitted by a Goat"),
    .points = { P (-15), P (-5), P (0) }, .icons = { GLOOM_NO_ICON, GLOOM_BEAST, GLOOM_COIN },
  },
  [GLOOM_MISTAKEN_FOR_FIREWOOD] = {
    .id = "mistaken-for-firewood", .name = NC_("card", "Mistaken for Firewood"),
    .points = { CLEAR, P (-5), P (-15) }, .icons = { GLOOM_SKULL, GLOOM_NO_ICON, GLOOM_WAND },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_RETURN, .figure = GLOOM_ONE_OF_YOURS, .layer = GLOOM_TOPMOST,
                               .sort = GLOOM_POSITIVE, .may = TRUE } } },
  },
  [GLOOM_BURIED_BY_MISTAKE_BRIEFLY] = {
    .id = "buried-by-mistake-briefly", .name = NC_("card", "Buried by Mistake, Briefly"),
    .points = { P (-10), P (-5), P (-10) }, .icons = { GLOOM_SKULL, GLOOM_NO_ICON, GLOOM_CROWN },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_RECOVER, .cards = GLOOM_MODIFIERS, .may = TRUE } } },
  },
  [GLOOM_OWED_RENT_TO_SEVEN_LANDLORDS] = {
    .id = "owed-rent-to-seven-landlords", .name = NC_("card", "Owed Rent to Seven Landlords"),
    .points = { P (-5), P (0), P (-10) }, .icons = { GLOOM_COIN, GLOOM_NO_ICON, GLOOM_CROWN },
  },
  [GLOOM_WISHED_ON_THE_WRONG_STAR] = {
    .id = "wished-on-the-wrong-star", .name = NC_("card", "Wished on the Wrong Star"),
    .points = { CLEAR, P (-5), P (-10) }, .icons = { GLOOM_NO_ICON, GLOOM_WAND, GLOOM_HEART },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_EVENTS, .may = TRUE } } },
  },
  [GLOOM_INVITED_TO_THE_WRONG_FUNERAL] = {
    .id = "invited-to-the-wrong-funeral", .name = NC_("card", "Invited to the Wrong Funeral"),
    .points = { P (-20), P (-5), P (-5) }, .icons = { GLOOM_NO_ICON, GLOOM_SKULL, GLOOM_HEART },
  },
  [GLOOM_SWALLOWED_BY_A_POLITE_WHALE] = {
    .id = "swallowed-by-a-polite-whale", .name = NC_("card", "Swallowed by a Polite Whale"),
    .points = { P (-5), P (-20), CLEAR }, .icons = { GLOOM_BEAST, GLOOM_NO_ICON, GLOOM_SKULL },
  },
  [GLOOM_DIARY_READ_OUT_AT_COURT] = {
    .id = "diary-read-out-at-court", .name = NC_("card", "Diary Read Out at Court"),
    .points = { P (-5), CLEAR, P (-20) }, .icons = { GLOOM_CROWN, GLOOM_HEART, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_ONGOING, .clauses = { { .verb = GLOOM_FORBID, .forbidden = GLOOM_FREE_PLAYS } } },
  },
  [GLOOM_BETROTHED_TO_A_HEDGEHOG] = {
    .id = "betrothed-to-a-hedgehog", .name = NC_("card", "Betrothed to a Hedgehog"),
    .points = { P (-15), P (0), P (-10) }, .icons = { GLOOM_HEART, GLOOM_COIN, GLOOM_BEAST },
  },
  [GLOOM_STEPMOTHER_MOVES_IN] = {
    .id = "stepmother-moves-in", .name = NC_("card", "The Stepmother Moves In"),
    .points = { CLEAR, P (-5), CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_CROWN, GLOOM_SKULL },
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_SHIELD, .shield = GLOOM_MODIFIERS_OF_OTHERS } } },
  },
  [GLOOM_CHEATED_BY_A_TALKING_FISH] = {
    .id = "cheated-by-a-talking-fish", .name = NC_("card", "Cheated by a Talking Fish"),
    .points = { P (-5), P (-5), P (-10) }, .icons = { GLOOM_NO_ICON, GLOOM_COIN, GLOOM_WAND },
  },
  [GLOOM_FELL_DOWN_THE_WISHING_WELL] = {
    .id = "fell-down-the-wishing-well", .name = NC_("card", "Fell Down the Wishing Well"),
    .points = { CLEAR, P (-10), P (-15) }, .icons = { GLOOM_WAND, GLOOM_NO_ICON, GLOOM_COIN },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_RAISE, .figure = GLOOM_ONE_OF_YOURS, .layer = GLOOM_ANY_LAYER,
                               .may = TRUE } } },
  },
  [GLOOM_TAXED_BY_THE_TOOTH_FAIRY] = {
    .id = "taxed-by-the-tooth-fairy", .name = NC_("card", "Taxed by the Tooth Fairy"),
    .points = { P (-5), CLEAR, CLEAR }, .icons = { GLOOM_COIN, GLOOM_NO_ICON, GLOOM_WAND },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DRAW, .n = 1, .per = GLOOM_PER_ICON, .icon = GLOOM_COIN } } },
  },
  [GLOOM_DANCED_UNTIL_THE_SHOES_GAVE_UP] = {
    .id = "danced-until-the-shoes-gave-up", .name = NC_("card", "Danced Until the Shoes Gave Up"),
    .points = { CLEAR, CLEAR, P (-5) }, .icons = { GLOOM_NO_ICON, GLOOM_HEART, GLOOM_CROWN },
    .effect = { .category = GLOOM_IMMEDIATE, .condition = GLOOM_IF_MISERABLE,
                .clauses = { { .verb = GLOOM_EXTRA_ACTION } } },
  },
  [GLOOM_CHASED_BY_THE_PORRIDGE] = {
    .id = "chased-by-the-porridge", .name = NC_("card", "Chased by the Porridge"),
    .points = { P (-10), P (-5), P (-5) }, .icons = { GLOOM_NO_ICON, GLOOM_SKULL, GLOOM_WAND },
  },
  [GLOOM_JILTED_AT_THE_GINGERBREAD_ALTAR] = {
    .id = "jilted-at-the-gingerbread-altar", .name = NC_("card", "Jilted at the Gingerbread Altar"),
    .points = { P (-20), P (-5), P (-5) }, .icons = { GLOOM_HEART, GLOOM_NO_ICON, GLOOM_WAND },
  },
  [GLOOM_SERVED_AS_THE_SECOND_COURSE] = {
    .id = "served-as-the-second-course", .name = NC_("card", "Served as the Second Course"),
    .points = { P (-15), P (-10), P (-15) }, .icons = { GLOOM_COIN, GLOOM_SKULL, GLOOM_BEAST },
  },
  [GLOOM_TRADED_FOR_A_COW_OF_POOR_CHARACTER] = {
    .id = "traded-for-a-cow-of-poor-character", .name = NC_("card", "Traded for a Cow of Poor Character"),
    .points = { CLEAR, P (-15), P (-10) }, .icons = { GLOOM_BEAST, GLOOM_NO_ICON, GLOOM_COIN },
  },
  [GLOOM_MIRRORS_HONEST_OPINION] = {
    .id = "mirrors-honest-opinion", .name = NC_("card", "The Mirror’s Honest Opinion"),
    .points = { P (-10), P (-10), P (-10) }, .icons = { GLOOM_CROWN, GLOOM_WAND, GLOOM_NO_ICON },
  },
  [GLOOM_BITTEN_BY_THE_FAMILY_PORTRAIT] = {
    .id = "bitten-by-the-family-portrait", .name = NC_("card", "Bitten by the Family Portrait"),
    .points = { P (-5), P (-15), P (-10) }, .icons = { GLOOM_SKULL, GLOOM_NO_ICON, GLOOM_CROWN },
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_LAID_ON_THIS,
                .clauses = { { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_FORGOT_THE_MAGIC_WORD] = {
    .id = "forgot-the-magic-word", .name = NC_("card", "Forgot the Magic Word"),
    .points = { P (-5), P (-20), CLEAR }, .icons = { GLOOM_WAND, GLOOM_NO_ICON, GLOOM_HEART },
  },
  [GLOOM_ASKED_TO_DANCE] = {
    .id = "asked-to-dance", .name = NC_("card", "Asked to Dance"),
    .points = { P (10), CLEAR, P (5) }, .icons = { GLOOM_NO_ICON, GLOOM_HEART, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_ONGOING, .clauses = { { .verb = GLOOM_LIMIT, .n = -1 } } },
  },
  [GLOOM_SLIPPER_FITS] = {
    .id = "slipper-fits", .name = NC_("card", "The Slipper Fits"),
    .points = { P (10), CLEAR, CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_CROWN },
  },
  [GLOOM_BEFRIENDED_BY_MICE] = {
    .id = "befriended-by-mice", .name = NC_("card", "Befriended by Mice"),
    .points = { CLEAR, P (10), CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_BEAST, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DRAW, .whom = GLOOM_WHO_LAID_THIS, .n = 1 } } },
  },
  [GLOOM_NAP_WITHOUT_CONSEQUENCES] = {
    .id = "nap-without-consequences", .name = NC_("card", "A Nap Without Consequences"),
    .points = { CLEAR, CLEAR, P (10) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DISCARD, .n = 1, .how = GLOOM_AT_RANDOM } } },
  },
  [GLOOM_PAID_IN_REAL_GOLD] = {
    .id = "paid-in-real-gold", .name = NC_("card", "Paid in Real Gold"),
    .points = { CLEAR, CLEAR, P (10) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_COIN },
  },
  [GLOOM_KISSED_AWAKE_BY_SOMEBODY_NICE] = {
    .id = "kissed-awake-by-somebody-nice", .name = NC_("card", "Kissed Awake by Somebody Nice"),
    .points = { CLEAR, P (15), CLEAR }, .icons = { GLOOM_HEART, GLOOM_NO_ICON, GLOOM_NO_ICON },
  },
  [GLOOM_RESCUED_IN_GOOD_TIME] = {
    .id = "rescued-in-good-time", .name = NC_("card", "Rescued in Good Time"),
    .points = { CLEAR, P (5), CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
  },
  [GLOOM_PRAISED_BY_THE_WHOLE_VILLAGE] = {
    .id = "praised-by-the-whole-village", .name = NC_("card", "Praised by the Whole Village"),
    .points = { CLEAR, CLEAR, P (5) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_FORBID, .forbidden = GLOOM_PLAYING_EVENTS } } },
  },
  [GLOOM_PERFECTLY_ORDINARY_BIRTHDAY] = {
    .id = "perfectly-ordinary-birthday", .name = NC_("card", "A Perfectly Ordinary Birthday"),
    .points = { P (25), CLEAR, CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
  },
  [GLOOM_GODMOTHER_REMEMBERS] = {
    .id = "godmother-remembers", .name = NC_("card", "The Godmother Remembers"),
    .points = { CLEAR, CLEAR, P (15) }, .icons = { GLOOM_NO_ICON, GLOOM_WAND, GLOOM_NO_ICON },
  },
  [GLOOM_BEAT_A_TROLL_AT_CARDS] = {
    .id = "beat-a-troll-at-cards", .name = NC_("card", "Beat a Troll at Cards"),
    .points = { P (10), CLEAR, CLEAR }, .icons = { GLOOM_COIN, GLOOM_NO_ICON, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DRAW, .whom = GLOOM_EACH_OTHER, .n = 1 } } },
  },
  [GLOOM_GIVEN_A_PONY] = {
    .id = "given-a-pony", .name = NC_("card", "Given a Pony"),
    .points = { P (5), CLEAR, CLEAR }, .icons = { GLOOM_NO_ICON, GLOOM_BEAST, GLOOM_NO_ICON },
  },
  [GLOOM_SLEPT_UNTIL_NOON] = {
    .id = "slept-until-noon", .name = NC_("card", "Slept Until Noon"),
    .points = { CLEAR, CLEAR, P (5) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
  },
  [GLOOM_CROWNED_FOR_AN_AFTERNOON] = {
    .id = "crowned-for-an-afternoon", .name = NC_("card", "Crowned for an Afternoon"),
    .points = { P (25), CLEAR, P (5) }, .icons = { GLOOM_CROWN, GLOOM_NO_ICON, GLOOM_NO_ICON },
  },
  [GLOOM_LETTER_WITHOUT_A_BILL] = {
    .id = "letter-without-a-bill", .name = NC_("card", "A Letter Without a Bill"),
    .points = { P (5), CLEAR, P (5) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_IMMEDIATE, .condition = GLOOM_IF_LAID_BY_ANOTHER,
                .clauses = { { .verb = GLOOM_GIVE, .whom = GLOOM_WHO_LAID_THIS, .n = 1 } } },
  },
  [GLOOM_HUGGED_BY_A_BEAR_GENTLY] = {
    .id = "hugged-by-a-bear-gently", .name = NC_("card", "Hugged by a Bear, Gently"),
    .points = { CLEAR, P (5), P (5) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_BEAST },
    .effect = { .category = GLOOM_ONGOING, .clauses = { { .verb = GLOOM_WORTH, .n = 5, .per = GLOOM_PER_HAPPY } } },
  },
  [GLOOM_FRESH_PAGE] = {
    .id = "fresh-page", .name = NC_("card", "A Fresh Page"),
    .points = { P (0), P (0), P (5) }, .icons = { GLOOM_NO_ICON, GLOOM_NO_ICON, GLOOM_NO_ICON },
  },
  [GLOOM_TURNED_TO_STONE] = {
    .id = "turned-to-stone", .name = NC_("card", "Turned to Stone"),
    .points = { P (-10), CLEAR, P (0) }, .icons = { GLOOM_NO_ICON, GLOOM_WAND, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_PERSISTENT,
                .clauses = { { .verb = GLOOM_SHIELD, .shield = GLOOM_SHIELD_EVENTS } } },
  },
  [GLOOM_TURNED_INTO_A_TOAD] = {
    .id = "turned-into-a-toad", .name = NC_("card", "Turned into a Toad"),
    .points = { P (-5), CLEAR, P (-5) }, .icons = { GLOOM_NO_ICON, GLOOM_BEAST, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_PERSISTENT,
                .clauses = { { .verb = GLOOM_WORTH, .n = -5, .per = GLOOM_PER_ICON, .icon = GLOOM_BEAST } } },
  },
  [GLOOM_ASLEEP_FOR_A_HUNDRED_YEARS] = {
    .id = "asleep-for-a-hundred-years", .name = NC_("card", "Asleep for a Hundred Years"),
    .points = { CLEAR, P (-15), CLEAR }, .icons = { GLOOM_CROWN, GLOOM_NO_ICON, GLOOM_WAND },
    .effect = { .category = GLOOM_PERSISTENT,
                .clauses = { { .verb = GLOOM_SHIELD, .shield = GLOOM_ENDINGS_OF_OTHERS } } },
  },
  [GLOOM_GROWN_HUGE] = {
    .id = "grown-huge", .name = NC_("card", "Grown Huge"),
    .points = { P (10), CLEAR, P (5) }, .icons = { GLOOM_BEAST, GLOOM_NO_ICON, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_PERSISTENT, .clauses = { { .verb = GLOOM_LIMIT, .n = -1 } } },
  },
  [GLOOM_STOLEN_VOICE] = {
    .id = "stolen-voice", .name = NC_("card", "The Stolen Voice"),
    .points = { P (-10), CLEAR, P (-15) }, .icons = { GLOOM_HEART, GLOOM_NO_ICON, GLOOM_SKULL },
    .effect = { .category = GLOOM_PERSISTENT,
                .clauses = { { .verb = GLOOM_FORBID, .forbidden = GLOOM_PLAYING_EVENTS } } },
  },
  [GLOOM_WOODEN_NOSE] = {
    .id = "wooden-nose", .name = NC_("card", "A Wooden Nose"),
    .points = { CLEAR, P (10), CLEAR }, .icons = { GLOOM_COIN, GLOOM_NO_ICON, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_PERSISTENT,
                .clauses = { { .verb = GLOOM_FORBID, .forbidden = GLOOM_CLAIMING } } },
  },
  [GLOOM_HEART_OF_ICE] = {
    .id = "heart-of-ice", .name = NC_("card", "A Heart of Ice"),
    .points = { CLEAR, P (-10), P (-5) }, .icons = { GLOOM_NO_ICON, GLOOM_HEART, GLOOM_NO_ICON },
    .effect = { .category = GLOOM_PERSISTENT,
                .clauses = { { .verb = GLOOM_SHIELD, .shield = GLOOM_POSITIVE_MODIFIERS } } },
  },

  [GLOOM_WIND_CHANGES] = {
    .id = "wind-changes", .name = NC_("card", "The Wind Changes"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_TURN_WIND },
                             { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_ONLY_RESTING] = {
    .id = "only-resting", .name = NC_("card", "Only Resting"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_REVIVE, .figure = GLOOM_ANY_FIGURE, .filter = GLOOM_FINISHED } } },
  },
  [GLOOM_REMOVAL_MEN] = {
    .id = "removal-men", .name = NC_("card", "The Removal Men"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_MOVE, .figure = GLOOM_ONE_OF_YOURS, .layer = GLOOM_TOPMOST } } },
  },
  [GLOOM_THOROUGH_SCRUBBING] = {
    .id = "thorough-scrubbing", .name = NC_("card", "A Thorough Scrubbing"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_REMOVE, .figure = GLOOM_ONE_OF_YOURS, .layer = GLOOM_ANY_LAYER } } },
  },
  [GLOOM_SWAPPED_IN_THE_CRADLE] = {
    .id = "swapped-in-the-cradle", .name = NC_("card", "Swapped in the Cradle"),
    .effect = { .category = GLOOM_IMMEDIATE, .clauses = { { .verb = GLOOM_SWAP, .figure = GLOOM_ANY_FIGURE } } },
  },
  [GLOOM_SWEPT_UNDER_THE_RUG] = {
    .id = "swept-under-the-rug", .name = NC_("card", "Swept Under the Rug"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_SINK, .figure = GLOOM_ONE_OF_YOURS },
                             { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_ENDINGS, .may = TRUE } } },
  },
  [GLOOM_STOLEN_PLOT] = {
    .id = "stolen-plot", .name = NC_("card", "The Stolen Plot"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_STEAL },
                             { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_POCKETS_LIKE_A_MAGPIE] = {
    .id = "pockets-like-a-magpie", .name = NC_("card", "Pockets Like a Magpie"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_TAKE, .whom = GLOOM_ONE_OTHER, .n = 1, .how = GLOOM_AFTER_A_LOOK },
                             { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_ENDINGS, .may = TRUE } } },
  },
  [GLOOM_CRACKED_CRYSTAL_BALL] = {
    .id = "cracked-crystal-ball", .name = NC_("card", "The Cracked Crystal Ball"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_LOOK, .how = GLOOM_TOP_THREE, .may = TRUE },
                             { .verb = GLOOM_DRAW, .n = 2 } } },
  },
  [GLOOM_MIDNIGHT_ALREADY] = {
    .id = "midnight-already", .name = NC_("card", "Midnight, Already?"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DISCARD, .whom = GLOOM_EVERY_PLAYER, .how = GLOOM_WHOLE_HAND },
                             { .verb = GLOOM_DRAW, .whom = GLOOM_EVERY_PLAYER, .n = 3 } } },
  },
  [GLOOM_FEAST_FOR_EVERYBODY] = {
    .id = "feast-for-everybody", .name = NC_("card", "A Feast for Everybody"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_REMOVE, .whom = GLOOM_EVERY_PLAYER,
                               .figure = GLOOM_ONE_OF_YOURS, .layer = GLOOM_ANY_LAYER,
                               .sort = GLOOM_NEGATIVE } } },
  },
  [GLOOM_LAST_PAGE_COMES_EARLY] = {
    .id = "last-page-comes-early", .name = NC_("card", "The Last Page Comes Early"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_RECOVER, .cards = GLOOM_ENDINGS, .may = TRUE },
                             { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_ENDINGS, .may = TRUE } } },
  },
  [GLOOM_IT_WAS_ALL_A_DREAM] = {
    .id = "it-was-all-a-dream", .name = NC_("card", "It Was All a Dream"),
    .effect = { .category = GLOOM_RESPONSE, .response = GLOOM_TO_EVENT, .clauses = { { .verb = GLOOM_CANCEL } } },
  },
  [GLOOM_WE_GAVE_AT_THE_CASTLE] = {
    .id = "we-gave-at-the-castle", .name = NC_("card", "We Gave at the Castle"),
    .effect = { .category = GLOOM_RESPONSE, .response = GLOOM_TO_MODIFIER, .clauses = { { .verb = GLOOM_CANCEL } } },
  },
  [GLOOM_ONE_MORE_CHAPTER] = {
    .id = "one-more-chapter", .name = NC_("card", "One More Chapter"),
    .effect = { .category = GLOOM_RESPONSE, .response = GLOOM_TO_ENDING, .clauses = { { .verb = GLOOM_SEND_BACK } } },
  },
  [GLOOM_WRONG_ADDRESS] = {
    .id = "wrong-address", .name = NC_("card", "Wrong Address"),
    .effect = { .category = GLOOM_RESPONSE, .response = GLOOM_TO_MODIFIER_ON_YOURS,
                .clauses = { { .verb = GLOOM_TURN_ASIDE } } },
  },

  [GLOOM_LIVED_EVER_AFTER_ALONE] = {
    .id = "lived-ever-after-alone", .name = NC_("card", "Lived Ever After, Alone"),
    .points = { CLEAR, CLEAR, P (-5) },
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_WORTH, .n = -5, .per = GLOOM_PER_ICON, .icon = GLOOM_HEART } } },
  },
  [GLOOM_FORGOTTEN_BY_THE_AUTHOR] = {
    .id = "forgotten-by-the-author", .name = NC_("card", "Forgotten by the Author"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DISCARD, .whom = GLOOM_EACH_OTHER, .n = 1 },
                             { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_MODIFIERS, .may = TRUE } } },
  },
  [GLOOM_EATEN_WITH_COMPLIMENTS_TO_THE_CHEF] = {
    .id = "eaten-with-compliments-to-the-chef", .name = NC_("card", "Eaten, with Compliments to the Chef"),
    .points = { P (-10), CLEAR, CLEAR },
  },
  [GLOOM_MARRIED_THE_MORAL_OF_THE_STORY] = {
    .id = "married-the-moral-of-the-story", .name = NC_("card", "Married the Moral of the Story"),
  },
  [GLOOM_BAKED_INTO_A_PIE_SHARED_FAIRLY] = {
    .id = "baked-into-a-pie-shared-fairly", .name = NC_("card", "Baked into a Pie, Shared Fairly"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_DRAW, .whom = GLOOM_EVERY_PLAYER, .n = 1 } } },
  },
  [GLOOM_BECAME_A_CAUTIONARY_TALE] = {
    .id = "became-a-cautionary-tale", .name = NC_("card", "Became a Cautionary Tale"),
    .effect = { .category = GLOOM_ONGOING, .clauses = { { .verb = GLOOM_COUNT_AS, .icon = GLOOM_SKULL } } },
  },
  [GLOOM_PERISHED_OF_GOOD_MANNERS] = {
    .id = "perished-of-good-manners", .name = NC_("card", "Perished of Good Manners"),
    .points = { CLEAR, P (-5), CLEAR },
  },
  [GLOOM_DROWNED_IN_THE_SMALL_PRINT] = {
    .id = "drowned-in-the-small-print", .name = NC_("card", "Drowned in the Small Print"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_FREE_STORY, .may = TRUE },
                             { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_SWEPT_OUT_WITH_THE_CRUMBS] = {
    .id = "swept-out-with-the-crumbs", .name = NC_("card", "Swept Out with the Crumbs"),
    .points = { CLEAR, CLEAR, P (-10) },
  },
  [GLOOM_BURIED_BENEATH_THE_HAPPY_PART] = {
    .id = "buried-beneath-the-happy-part", .name = NC_("card", "Buried Beneath the Happy Part"),
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_WORTH, .n = -5, .per = GLOOM_PER_FINISHED } } },
  },
  [GLOOM_STILL_WAITING_FOR_THE_PRINCE] = {
    .id = "still-waiting-for-the-prince", .name = NC_("card", "Still Waiting for the Prince"),
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_YOU_DREW,
                .clauses = { { .verb = GLOOM_LOOK, .how = GLOOM_TOP_THREE, .may = TRUE } } },
  },
  [GLOOM_MET_THE_TROLL_WHO_READS] = {
    .id = "met-the-troll-who-reads", .name = NC_("card", "Met the Troll Who Reads"),
  },
  [GLOOM_DANCED_INTO_THE_SEA] = {
    .id = "danced-into-the-sea", .name = NC_("card", "Danced into the Sea"),
    .points = { P (-5), CLEAR, P (-5) },
  },
  [GLOOM_GONE_AT_THE_TWELFTH_STROKE] = {
    .id = "gone-at-the-twelfth-stroke", .name = NC_("card", "Gone at the Twelfth Stroke"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_FREE_PLAY, .cards = GLOOM_ENDINGS, .may = TRUE } } },
  },
  [GLOOM_WAS_THE_WOLF_ALL_ALONG] = {
    .id = "was-the-wolf-all-along", .name = NC_("card", "Was the Wolf All Along"),
    .effect = { .category = GLOOM_IMMEDIATE,
                .clauses = { { .verb = GLOOM_TAKE, .whom = GLOOM_EACH_OTHER, .n = 1 } } },
  },
  [GLOOM_PUT_BACK_IN_THE_BOTTLE] = {
    .id = "put-back-in-the-bottle", .name = NC_("card", "Put Back in the Bottle"),
  },
  [GLOOM_ENDED_IN_A_FOOTNOTE] = {
    .id = "ended-in-a-footnote", .name = NC_("card", "Ended in a Footnote"),
    .points = { CLEAR, P (-10), CLEAR },
  },
  [GLOOM_OUTLIVED_BY_THE_DONKEY] = {
    .id = "outlived-by-the-donkey", .name = NC_("card", "Outlived by the Donkey"),
  },

  [GLOOM_FAIRYS_INVOICE] = {
    .id = "fairys-invoice", .name = NC_("card", "The Fairy’s Invoice"),
    .needs = 3, .needed = GLOOM_WAND,
    .effect = { .category = GLOOM_ONGOING, .clauses = { { .verb = GLOOM_LIMIT, .n = 1 } } },
  },
  [GLOOM_KINGDOM_TO_LET] = {
    .id = "kingdom-to-let", .name = NC_("card", "A Kingdom to Let"),
    .needs = 2, .needed = GLOOM_CROWN,
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_YOU_LAY_ENDING,
                .clauses = { { .verb = GLOOM_DRAW, .n = 2 } } },
  },
  [GLOOM_REGENCY_OF_RATS] = {
    .id = "regency-of-rats", .name = NC_("card", "The Regency of Rats"),
    .needs = 3, .needed = GLOOM_CROWN,
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_YOU_LAY_ENDING,
                .clauses = { { .verb = GLOOM_DISCARD, .whom = GLOOM_EACH_OTHER, .n = 1, .how = GLOOM_AT_RANDOM } } },
  },
  [GLOOM_FROGS_LOVE_LETTERS] = {
    .id = "frogs-love-letters", .name = NC_("card", "The Frog’s Love Letters"),
    .needs = 3, .needed = GLOOM_HEART,
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_YOU_LAY_ON_ANOTHER,
                .clauses = { { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_HEART_IN_A_BOX] = {
    .id = "heart-in-a-box", .name = NC_("card", "A Heart in a Box"),
    .needs = 2, .needed = GLOOM_HEART,
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_YOU_CLAIM,
                .clauses = { { .verb = GLOOM_DRAW, .n = 2 } } },
  },
  [GLOOM_GUESTS_FOR_THE_OVEN] = {
    .id = "guests-for-the-oven", .name = NC_("card", "Guests for the Oven"),
    .needs = 3, .needed = GLOOM_SKULL,
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_ANOTHER_PLAYS_EVENT,
                .clauses = { { .verb = GLOOM_DRAW, .n = 1 } } },
  },
  [GLOOM_LONG_NIGHT] = {
    .id = "long-night", .name = NC_("card", "The Long Night"),
    .needs = 4, .needed = GLOOM_SKULL,
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_WORTH, .figure = GLOOM_EACH_OF_YOURS, .n = -10 } } },
  },
  [GLOOM_WOLVES_UNIONISE] = {
    .id = "wolves-unionise", .name = NC_("card", "The Wolves Unionise"),
    .needs = 3, .needed = GLOOM_BEAST,
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_FORBID, .whom = GLOOM_EACH_OTHER, .forbidden = GLOOM_FREE_PLAYS } } },
  },
  [GLOOM_GOOSE_KEEPS_THE_BOOKS] = {
    .id = "goose-keeps-the-books", .name = NC_("card", "The Goose Keeps the Books"),
    .needs = 2, .needed = GLOOM_COIN,
    .effect = { .category = GLOOM_ONGOING,
                .clauses = { { .verb = GLOOM_WORTH, .figure = GLOOM_EACH_OF_YOURS, .n = -5 } } },
  },
  [GLOOM_DRAGONS_PENSION] = {
    .id = "dragons-pension", .name = NC_("card", "The Dragon’s Pension"),
    .needs = 3, .needed = GLOOM_COIN,
    .effect = { .category = GLOOM_ONGOING, .after = GLOOM_AFTER_YOU_DREW,
                .clauses = { { .verb = GLOOM_TAKE, .whom = GLOOM_LEFT, .n = 1 } } },
  },

  [GLOOM_CINDERELLA] = { .id = "cinderella", .name = NC_("card", "Cinderella") },
  [GLOOM_RED_RIDING_HOOD] = { .id = "red-riding-hood", .name = NC_("card", "Red Riding Hood") },
  [GLOOM_GRANDMOTHER] = { .id = "grandmother", .name = NC_("card", "Grandmother") },
  [GLOOM_WOODSMAN] = { .id = "woodsman", .name = NC_("card", "The Woodsman") },
  [GLOOM_WOLF] = { .id = "wolf", .name = NC_("card", "The Wolf") },
  [GLOOM_SNOW_WHITE] = { .id = "snow-white", .name = NC_("card", "Snow White") },
  [GLOOM_RAPUNZEL] = { .id = "rapunzel", .name = NC_("card", "Rapunzel") },
  [GLOOM_HANSEL] = { .id = "hansel", .name = NC_("card", "Hansel") },
  [GLOOM_GRETEL] = { .id = "gretel", .name = NC_("card", "Gretel") },
  [GLOOM_GINGERBREAD_WITCH] = { .id = "gingerbread-witch", .name = NC_("card", "The Gingerbread Witch") },
  [GLOOM_PUSS_IN_BOOTS] = { .id = "puss-in-boots", .name = NC_("card", "Puss in Boots") },
  [GLOOM_PINOCCHIO] = { .id = "pinocchio", .name = NC_("card", "Pinocchio") },
  [GLOOM_ANANSI] = { .id = "anansi", .name = NC_("card", "Anansi the Spider") },
  [GLOOM_SLEEPING_BEAUTY] = { .id = "sleeping-beauty", .name = NC_("card", "Sleeping Beauty") },
  [GLOOM_KAGUYA] = { .id = "kaguya", .name = NC_("card", "Princess Kaguya") },
  [GLOOM_BABA_YAGA] = { .id = "baba-yaga", .name = NC_("card", "Baba Yaga") },
  [GLOOM_ALADDIN] = { .id = "aladdin", .name = NC_("card", "Aladdin") },
  [GLOOM_LITTLE_MERMAID] = { .id = "little-mermaid", .name = NC_("card", "The Little Mermaid") },
  [GLOOM_RUMPELSTILTSKIN] = { .id = "rumpelstiltskin", .name = NC_("card", "Rumpelstiltskin") },
  [GLOOM_EMPEROR] = { .id = "emperor", .name = NC_("card", "The Emperor") },
};

guint
gloom_card_by_id (const char *id)
{
  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    if (strcmp (gloom_cards[card].id, id) == 0)
      return card;

  return GLOOM_NONE;
}

/* What a card's points add up to. */
int
gloom_sum (guint card)
{
  int sum = 0;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    if (gloom_cards[card].points[i] != CLEAR)
      sum += GLOOM_PRINTED (gloom_cards[card].points[i]);
  return sum;
}

static gboolean
clause_speaks_of_stories (const GloomClause *clause)
{
  return clause->verb == GLOOM_STEAL || clause->verb == GLOOM_FREE_STORY
         || (clause->verb == GLOOM_FORBID && clause->forbidden == GLOOM_CLAIMING);
}

/* Whether a card of the deck makes no sense in a game without Stories. */
gboolean
gloom_speaks_of_stories (guint card)
{
  const GloomEffect *effect = &gloom_cards[card].effect;

  return effect->condition == GLOOM_IF_NO_STORY || effect->condition == GLOOM_IF_STORY
         || effect->after == GLOOM_AFTER_YOU_CLAIM
         || clause_speaks_of_stories (&effect->clauses[0]) || clause_speaks_of_stories (&effect->clauses[1]);
}
