/* cards.h: the cards of Fairytale Gloom, and the words that their effects are made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The vocabulary is closed: an effect is a category, at most one condition, and one
 * or two clauses. Zero is in every list what most cards mean, so that a row says
 * only what is special about its card.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "No card", "no seat", "no Character". */
#define GLOOM_NONE 0xff
/* A card that is there, but not for this view to know. */
#define GLOOM_HIDDEN 0xfe

/* Places for points, and as many for icons. */
#define GLOOM_PLACES 3

/* Points as a card prints them: 0 is a clear place, and an explicit 0 is not. */
#define GLOOM_PRINT(n) ((n) / 5 + 8)
#define GLOOM_PRINTED(byte) (((int) (byte) - 8) * 5)

/* Every card has one number. */
typedef enum
{
  /* Modifiers: 34 of negative sum, 17 of positive sum, 7 persistent. */
  GLOOM_WRONG_SOUP,
  GLOOM_LOST_A_SHOE_AND_AN_ARGUMENT,
  GLOOM_ATE_THE_LANDLADYS_PORCH,
  GLOOM_HAUNTED_BY_BREAKFAST,
  GLOOM_ENGAGED_TO_THE_WRONG_TWIN,
  GLOOM_SOLD_FOR_FIVE_BEANS,
  GLOOM_KISSED_THE_WRONG_FROG,
  GLOOM_PRICKED_A_FINGER_THEN_ANOTHER,
  GLOOM_LOCKED_IN_A_VERY_SMALL_TOWER,
  GLOOM_SLEPT_ON_A_PEA_WOKE_ON_THE_FLOOR,
  GLOOM_CURSED_BY_AN_UNINVITED_AUNT,
  GLOOM_FOLLOWED_HOME_BY_A_GOOSE,
  GLOOM_APPRENTICED_TO_AN_OGRE,
  GLOOM_OUTWITTED_BY_A_GOAT,
  GLOOM_MISTAKEN_FOR_FIREWOOD,
  GLOOM_BURIED_BY_MISTAKE_BRIEFLY,
  GLOOM_OWED_RENT_TO_SEVEN_LANDLORDS,
  GLOOM_WISHED_ON_THE_WRONG_STAR,
  GLOOM_INVITED_TO_THE_WRONG_FUNERAL,
  GLOOM_SWALLOWED_BY_A_POLITE_WHALE,
  GLOOM_DIARY_READ_OUT_AT_COURT,
  GLOOM_BETROTHED_TO_A_HEDGEHOG,
  GLOOM_STEPMOTHER_MOVES_IN,
  GLOOM_CHEATED_BY_A_TALKING_FISH,
  GLOOM_FELL_DOWN_THE_WISHING_WELL,
  GLOOM_TAXED_BY_THE_TOOTH_FAIRY,
  GLOOM_DANCED_UNTIL_THE_SHOES_GAVE_UP,
  GLOOM_CHASED_BY_THE_PORRIDGE,
  GLOOM_JILTED_AT_THE_GINGERBREAD_ALTAR,
  GLOOM_SERVED_AS_THE_SECOND_COURSE,
  GLOOM_TRADED_FOR_A_COW_OF_POOR_CHARACTER,
  GLOOM_MIRRORS_HONEST_OPINION,
  GLOOM_BITTEN_BY_THE_FAMILY_PORTRAIT,
  GLOOM_FORGOT_THE_MAGIC_WORD,
  GLOOM_ASKED_TO_DANCE,
  GLOOM_SLIPPER_FITS,
  GLOOM_BEFRIENDED_BY_MICE,
  GLOOM_NAP_WITHOUT_CONSEQUENCES,
  GLOOM_PAID_IN_REAL_GOLD,
  GLOOM_KISSED_AWAKE_BY_SOMEBODY_NICE,
  GLOOM_RESCUED_IN_GOOD_TIME,
  GLOOM_PRAISED_BY_THE_WHOLE_VILLAGE,
  GLOOM_PERFECTLY_ORDINARY_BIRTHDAY,
  GLOOM_GODMOTHER_REMEMBERS,
  GLOOM_BEAT_A_TROLL_AT_CARDS,
  GLOOM_GIVEN_A_PONY,
  GLOOM_SLEPT_UNTIL_NOON,
  GLOOM_CROWNED_FOR_AN_AFTERNOON,
  GLOOM_LETTER_WITHOUT_A_BILL,
  GLOOM_HUGGED_BY_A_BEAR_GENTLY,
  GLOOM_FRESH_PAGE,
  GLOOM_TURNED_TO_STONE,
  GLOOM_TURNED_INTO_A_TOAD,
  GLOOM_ASLEEP_FOR_A_HUNDRED_YEARS,
  GLOOM_GROWN_HUGE,
  GLOOM_STOLEN_VOICE,
  GLOOM_WOODEN_NOSE,
  GLOOM_HEART_OF_ICE,
  GLOOM_N_MODIFIERS,

  /* Events, the last four of them Responses. */
  GLOOM_WIND_CHANGES = GLOOM_N_MODIFIERS,
  GLOOM_ONLY_RESTING,
  GLOOM_REMOVAL_MEN,
  GLOOM_THOROUGH_SCRUBBING,
  GLOOM_SWAPPED_IN_THE_CRADLE,
  GLOOM_SWEPT_UNDER_THE_RUG,
  GLOOM_STOLEN_PLOT,
  GLOOM_POCKETS_LIKE_A_MAGPIE,
  GLOOM_CRACKED_CRYSTAL_BALL,
  GLOOM_MIDNIGHT_ALREADY,
  GLOOM_FEAST_FOR_EVERYBODY,
  GLOOM_LAST_PAGE_COMES_EARLY,
  GLOOM_IT_WAS_ALL_A_DREAM,
  GLOOM_WE_GAVE_AT_THE_CASTLE,
  GLOOM_ONE_MORE_CHAPTER,
  GLOOM_WRONG_ADDRESS,
  GLOOM_N_MODIFIERS_AND_EVENTS,

  /* Unhappy Endings. */
  GLOOM_LIVED_EVER_AFTER_ALONE = GLOOM_N_MODIFIERS_AND_EVENTS,
  GLOOM_FORGOTTEN_BY_THE_AUTHOR,
  GLOOM_EATEN_WITH_COMPLIMENTS_TO_THE_CHEF,
  GLOOM_MARRIED_THE_MORAL_OF_THE_STORY,
  GLOOM_BAKED_INTO_A_PIE_SHARED_FAIRLY,
  GLOOM_BECAME_A_CAUTIONARY_TALE,
  GLOOM_PERISHED_OF_GOOD_MANNERS,
  GLOOM_DROWNED_IN_THE_SMALL_PRINT,
  GLOOM_SWEPT_OUT_WITH_THE_CRUMBS,
  GLOOM_BURIED_BENEATH_THE_HAPPY_PART,
  GLOOM_STILL_WAITING_FOR_THE_PRINCE,
  GLOOM_MET_THE_TROLL_WHO_READS,
  GLOOM_DANCED_INTO_THE_SEA,
  GLOOM_GONE_AT_THE_TWELFTH_STROKE,
  GLOOM_WAS_THE_WOLF_ALL_ALONG,
  GLOOM_PUT_BACK_IN_THE_BOTTLE,
  GLOOM_ENDED_IN_A_FOOTNOTE,
  GLOOM_OUTLIVED_BY_THE_DONKEY,
  GLOOM_N_DECK,

  /* Stories are never in the deck. */
  GLOOM_FAIRYS_INVOICE = GLOOM_N_DECK,
  GLOOM_KINGDOM_TO_LET,
  GLOOM_REGENCY_OF_RATS,
  GLOOM_FROGS_LOVE_LETTERS,
  GLOOM_HEART_IN_A_BOX,
  GLOOM_GUESTS_FOR_THE_OVEN,
  GLOOM_LONG_NIGHT,
  GLOOM_WOLVES_UNIONISE,
  GLOOM_GOOSE_KEEPS_THE_BOOKS,
  GLOOM_DRAGONS_PENSION,
  GLOOM_N_DECK_AND_STORIES,

  /* Characters. */
  GLOOM_CINDERELLA = GLOOM_N_DECK_AND_STORIES,
  GLOOM_RED_RIDING_HOOD,
  GLOOM_GRANDMOTHER,
  GLOOM_WOODSMAN,
  GLOOM_WOLF,
  GLOOM_SNOW_WHITE,
  GLOOM_RAPUNZEL,
  GLOOM_HANSEL,
  GLOOM_GRETEL,
  GLOOM_GINGERBREAD_WITCH,
  GLOOM_PUSS_IN_BOOTS,
  GLOOM_PINOCCHIO,
  GLOOM_ANANSI,
  GLOOM_SLEEPING_BEAUTY,
  GLOOM_KAGUYA,
  GLOOM_BABA_YAGA,
  GLOOM_ALADDIN,
  GLOOM_LITTLE_MERMAID,
  GLOOM_RUMPELSTILTSKIN,
  GLOOM_EMPEROR,
  GLOOM_N_CARDS,
} GloomCardName;

/* Responses are the last of the Events. */
#define GLOOM_FIRST_RESPONSE GLOOM_IT_WAS_ALL_A_DREAM
G_STATIC_ASSERT (GLOOM_FIRST_RESPONSE >= 64 && GLOOM_N_MODIFIERS_AND_EVENTS - GLOOM_FIRST_RESPONSE == 4);

/* What is shuffled, held and discarded comes first. */
G_STATIC_ASSERT (GLOOM_N_DECK == 92);

typedef enum
{
  GLOOM_MODIFIER,
  GLOOM_EVENT,
  GLOOM_ENDING,
  GLOOM_STORY,
  GLOOM_CHARACTER,
} GloomKind;

typedef enum
{
  GLOOM_NO_ICON,
  GLOOM_CROWN,
  GLOOM_HEART,
  GLOOM_SKULL,
  GLOOM_WAND,
  GLOOM_BEAST,
  GLOOM_COIN,
  GLOOM_N_ICONS,
} GloomIcon;

typedef enum
{
  GLOOM_NO_EFFECT,
  GLOOM_IMMEDIATE,  /* once, when laid or played */
  GLOOM_ONGOING,    /* while its text shows */
  GLOOM_PERSISTENT, /* while its portrait shows */
  GLOOM_RESPONSE,   /* from the hand, in another's turn */
} GloomCategory;

typedef enum
{
  GLOOM_NO_VERB,
  /* Immediate. */
  GLOOM_DRAW,
  GLOOM_DISCARD,
  GLOOM_TAKE,         /* from the hand of whom into yours */
  GLOOM_GIVE,         /* from your hand to whom */
  GLOOM_LOOK,
  GLOOM_RECOVER,
  GLOOM_FREE_PLAY,
  GLOOM_EXTRA_ACTION,
  GLOOM_MOVE,
  GLOOM_SWAP,
  GLOOM_REMOVE,
  GLOOM_RETURN,
  GLOOM_SINK,
  GLOOM_RAISE,
  GLOOM_REVIVE,
  GLOOM_STEAL,
  GLOOM_FREE_STORY,
  GLOOM_TURN_WIND,
  GLOOM_N_IMMEDIATE,
  /* Ongoing and persistent. */
  GLOOM_LIMIT = GLOOM_N_IMMEDIATE,
  GLOOM_WORTH,
  GLOOM_COUNT_AS,
  GLOOM_SHIELD,
  GLOOM_FORBID,
  /* Response. */
  GLOOM_CANCEL,
  GLOOM_SEND_BACK,
  GLOOM_TURN_ASIDE,
  GLOOM_N_VERBS,
} GloomVerb;

typedef enum
{
  GLOOM_YOU,
  GLOOM_LEFT,
  GLOOM_ONE_OTHER,
  GLOOM_EACH_OTHER,
  GLOOM_EVERY_PLAYER,
  GLOOM_WHO_LAID_THIS,
} GloomWhom;

/* Which Character. */
typedef enum
{
  GLOOM_THIS_ONE,
  GLOOM_ONE_OF_YOURS,
  GLOOM_ONE_OF_ANOTHER,
  GLOOM_ANY_FIGURE,
  GLOOM_EACH_OF_YOURS,
  GLOOM_EACH_OF_ALL,
} GloomFigure;

typedef enum
{
  GLOOM_UNFINISHED,
  GLOOM_FINISHED,
  GLOOM_MISERABLE,
  GLOOM_HAPPY,
  GLOOM_SHOWING_ICON,
} GloomFilter;

/* Which Modifier of a Character's pile. */
typedef enum
{
  GLOOM_TOPMOST,
  GLOOM_ANY_LAYER,
} GloomLayer;

typedef enum
{
  GLOOM_ANY_SORT,
  GLOOM_NEGATIVE,
  GLOOM_POSITIVE,
  GLOOM_LASTING, /* persistent */
} GloomSort;

/* How many times what is said of one: at most GLOOM_MOST_TIMES. */
typedef enum
{
  GLOOM_ONCE,
  GLOOM_PER_ICON,     /* of a kind in your family */
  GLOOM_PER_FINISHED, /* Character of yours */
  GLOOM_PER_HAPPY,    /* Character of yours */
  GLOOM_PER_OTHER,    /* player */
} GloomPer;

#define GLOOM_MOST_TIMES 4

/* How cards are discarded or taken, and what is looked at. */
typedef enum
{
  GLOOM_AS_USUAL,     /* discarded by choice, taken at random, a hand looked at */
  GLOOM_AT_RANDOM,    /* discarded */
  GLOOM_WHOLE_HAND,   /* discarded */
  GLOOM_AFTER_A_LOOK, /* taken */
  GLOOM_TOP_THREE,    /* of the draw pile, looked at */
} GloomHow;

/* Kinds of cards to play freely or recover, a bit each; 0 is any. */
typedef enum
{
  GLOOM_ANY_CARDS = 0,
  GLOOM_MODIFIERS = 1 << GLOOM_MODIFIER,
  GLOOM_EVENTS = 1 << GLOOM_EVENT,
  GLOOM_ENDINGS = 1 << GLOOM_ENDING,
} GloomCards;

typedef enum
{
  GLOOM_SHIELD_EVENTS,
  GLOOM_MODIFIERS_OF_OTHERS,
  GLOOM_POSITIVE_MODIFIERS,
  GLOOM_ENDINGS_OF_OTHERS,
} GloomShield;

typedef enum
{
  GLOOM_PLAYING_EVENTS,
  GLOOM_PLAYING_ENDINGS,
  GLOOM_CLAIMING,
  GLOOM_FREE_PLAYS,
  GLOOM_DISCARDING, /* the hand, as an action */
} GloomForbidden;

/* Tested as an effect begins; of an ongoing one while it works. */
typedef enum
{
  GLOOM_ALWAYS,
  GLOOM_IF_MISERABLE, /* this Character, before the card */
  GLOOM_IF_HAPPY,
  GLOOM_IF_LAID_BY_ANOTHER,
  GLOOM_IF_LAID_BY_YOU,
  GLOOM_IF_STORY,
  GLOOM_IF_NO_STORY,
  GLOOM_IF_ICONS,         /* your family shows so many of an icon */
  GLOOM_IF_EACH_ICON,     /* each Character of yours shows it */
  GLOOM_IF_SMALL_HAND,    /* of at most so many cards */
  GLOOM_IF_MORE_FINISHED, /* Characters than every other player */
  GLOOM_IF_FEWER_FINISHED,
} GloomCondition;

/* What an ongoing effect waits for, once a turn. */
typedef enum
{
  GLOOM_NOT_AFTER,
  GLOOM_AFTER_YOU_LAY_ENDING,
  GLOOM_AFTER_YOU_LAY_ON_ANOTHER, /* a Modifier, on another family */
  GLOOM_AFTER_YOU_CLAIM,
  GLOOM_AFTER_ANOTHER_PLAYS_EVENT,
  GLOOM_AFTER_LAID_ON_THIS,       /* a Modifier, by another */
  GLOOM_AFTER_YOU_DREW,           /* at the end of your turn */
  GLOOM_N_AFTERS,
} GloomAfter;

/* What a Response answers. */
typedef enum
{
  GLOOM_TO_EVENT,
  GLOOM_TO_MODIFIER,
  GLOOM_TO_MODIFIER_ON_YOURS,
  GLOOM_TO_ENDING,
} GloomAnswers;

typedef struct
{
  guint8 verb;      /* GloomVerb */
  guint8 whom;      /* GloomWhom */
  guint8 figure;    /* GloomFigure */
  guint8 filter;    /* GloomFilter of the Character */
  guint8 layer;     /* GloomLayer */
  guint8 sort;      /* GloomSort of the Modifier */
  guint8 per;       /* GloomPer */
  guint8 icon;      /* GloomIcon that is counted, shown or filtered by */
  guint8 how;       /* GloomHow */
  guint8 cards;     /* GloomCards */
  guint8 shield;    /* GloomShield */
  guint8 forbidden; /* GloomForbidden */
  guint8 may;       /* TRUE: it can be declined */
  gint8 n;          /* how many cards, or how much worth or limit */
} GloomClause;

typedef struct
{
  guint8 category;        /* GloomCategory */
  guint8 condition;       /* GloomCondition */
  guint8 condition_n;     /* what it counts to */
  guint8 condition_icon;  /* GloomIcon that it looks for */
  guint8 after;           /* GloomAfter: then the first clause is an immediate one */
  guint8 response;        /* GloomAnswers of a Response */
  GloomClause clauses[2]; /* the second may be GLOOM_NO_VERB */
} GloomEffect;

typedef struct
{
  const char *id;              /* in saved games: it never changes */
  const char *name;            /* untranslated, in the context "card" */
  guint8 points[GLOOM_PLACES]; /* GLOOM_PRINT (n), or 0: clear; top, middle, bottom */
  guint8 icons[GLOOM_PLACES];  /* GloomIcon; left, centre, right */
  guint8 needs;                /* icons that a Story asks for */
  guint8 needed;               /* GloomIcon of them */
  GloomEffect effect;          /* GLOOM_NO_EFFECT: none */
} GloomCard;

extern const GloomCard gloom_cards[GLOOM_N_CARDS];

guint    gloom_card_by_id        (const char *id);
int      gloom_sum               (guint       card);
gboolean gloom_speaks_of_stories (guint       card);

/* A GloomKind. */
static inline guint
gloom_kind (guint card)
{
  return card < GLOOM_N_MODIFIERS ? GLOOM_MODIFIER
         : card < GLOOM_N_MODIFIERS_AND_EVENTS ? GLOOM_EVENT
         : card < GLOOM_N_DECK ? GLOOM_ENDING
         : card < GLOOM_N_DECK_AND_STORIES ? GLOOM_STORY : GLOOM_CHARACTER;
}

static inline gboolean
gloom_is_persistent (guint card)
{
  return gloom_cards[card].effect.category == GLOOM_PERSISTENT;
}

static inline gboolean
gloom_is_response (guint card)
{
  return gloom_cards[card].effect.category == GLOOM_RESPONSE;
}

G_END_DECLS
