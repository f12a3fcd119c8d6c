/* stuffed-things.h: what there is in Stuffed Fables, each with a name of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stories name these things, the rules play with them, files and consoles spell them by
 * their ids. The story compiler knows nothing else of the game.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Nobody", "nothing", "nowhere". */
#define STUFFED_NONE 0xff

#define STUFFED_MIN_SEATS 2
#define STUFFED_MAX_SEATS 4

typedef enum
{
  STUFFED_RED,    /* strength */
  STUFFED_GREEN,  /* nimbleness */
  STUFFED_YELLOW, /* perception */
  STUFFED_BLUE,   /* kindness */
  STUFFED_PURPLE, /* any of these */
  STUFFED_WHITE,  /* stuffing */
  STUFFED_BLACK,  /* threat */
  STUFFED_N_COLOURS,
} StuffedColour;

/* The attributes come first, then purple. */
#define STUFFED_N_ATTRIBUTES STUFFED_PURPLE

/* In the order of the looks. */
typedef enum
{
  STUFFED_BARTLE,
  STUFFED_WICK,
  STUFFED_PRICKLE,
  STUFFED_FINN,
  STUFFED_LULLA,
  STUFFED_TODDLE,
  STUFFED_N_STUFFIES,
} StuffedStuffy;

typedef enum
{
  STUFFED_SCARED,
  STUFFED_WORRIED,
  STUFFED_ANGRY,
  STUFFED_TORN,
  STUFFED_SOGGY,
  STUFFED_TANGLED,
  STUFFED_LONELY,
  STUFFED_SLEEPY,
  STUFFED_COURAGEOUS,
  STUFFED_CHEERFUL,
  STUFFED_COSY,
  STUFFED_N_STATUSES,
} StuffedStatus;

/* What lies on a page and is no figure. The kinds of which a page may have several are
 * told apart by where they lie. */
typedef enum
{
  STUFFED_TOKEN_OBJECTIVE,
  STUFFED_TOKEN_LOST,
  STUFFED_TOKEN_DOOR,
  STUFFED_TOKEN_WAGON,
  STUFFED_TOKEN_TRAIN,
  STUFFED_N_TOKENS,
} StuffedToken;

/* Where somebody wears an item. */
typedef enum
{
  STUFFED_HEAD,
  STUFFED_BODY,
  STUFFED_PAWS,
  STUFFED_ACCESSORY,
  STUFFED_N_SLOTS,
  STUFFED_PARTY = STUFFED_N_SLOTS, /* worn by nobody and everybody */
} StuffedSlot;

typedef enum
{
  STUFFED_GENTLE,
  STUFFED_NORMAL,
  STUFFED_BRAVE,
  STUFFED_N_LEVELS,
} StuffedDifficulty;

/* The kinds of minions: ordinary ones, then the leader of each in the same order, then the
 * bosses in the order of their stories. */
typedef enum
{
  STUFFED_LINTLING,
  STUFFED_LAMPMOTH,
  STUFFED_HOOKLING,
  STUFFED_INKBLOT,
  STUFFED_N_ORDINARY,
  STUFFED_LINT_BARON = STUFFED_N_ORDINARY,
  STUFFED_DAME_DUSK,
  STUFFED_OLD_HOOK,
  STUFFED_GREAT_AUNT_SPILL,
  STUFFED_FIRST_BOSS,
  STUFFED_MITTEN_KING = STUFFED_FIRST_BOSS,
  STUFFED_EMPTY_COAT,
  STUFFED_THUNDER_KETTLE,
  STUFFED_WASNT_ME,
  STUFFED_LONG_CLOCK,
  STUFFED_GREY_TIDE,
  STUFFED_NOON_SHADOW,
  STUFFED_N_MINIONS,
} StuffedMinionKind;

/* So many cards there are of an ordinary kind. */
#define STUFFED_CARDS_OF_A_KIND 3

/* So many Lost cards there are. */
#define STUFFED_N_LOST 29

/* The names that item cards have; some are on two cards. */
typedef enum
{
  STUFFED_KNITTING_NEEDLE,
  STUFFED_WOODEN_SPOON,
  STUFFED_TOFFEE_HAMMER,
  STUFFED_PAN_LID,
  STUFFED_SKIPPING_ROPE,
  STUFFED_PEA_SHOOTER,
  STUFFED_MARBLE_SLING,
  STUFFED_BUTTON_YO_YO,
  STUFFED_THIMBLE_HELMET,
  STUFFED_NIGHT_LIGHT_CAP,
  STUFFED_PAPER_CROWN,
  STUFFED_WALNUT_CAP,
  STUFFED_EARMUFFS,
  STUFFED_OVEN_GLOVE_COAT,
  STUFFED_RAINCOAT,
  STUFFED_PATCHWORK_WAISTCOAT,
  STUFFED_BATH_TOWEL_CAPE,
  STUFFED_TEA_COSY,
  STUFFED_DRESSING_GOWN,
  STUFFED_SHOELACE_ROPE,
  STUFFED_PAPER_BOAT,
  STUFFED_SEWING_KIT,
  STUFFED_TIN_WHISTLE,
  STUFFED_MAGNIFYING_GLASS,
  STUFFED_HANDKERCHIEF,
  STUFFED_JAM_SANDWICH,
  STUFFED_BALL_OF_WOOL,
  STUFFED_PEPPERMINTS,
  STUFFED_LAVENDER_BAG,
  STUFFED_PICTURE_BOOK,
  STUFFED_BRASS_COMPASS,
  STUFFED_N_ITEMS,
} StuffedItem;

typedef enum
{
  STUFFED_THICK_DUST,
  STUFFED_CREAKING_FLOOR,
  STUFFED_KITCHEN_STEAM,
  STUFFED_LOUD_CLOCKS,
  STUFFED_MOONBEAM,
  STUFFED_FOLLOWING_WIND,
  STUFFED_SMELL_OF_TOAST,
  STUFFED_N_ENVIRONMENTS,
} StuffedEnvironmentKind;

extern const char *const stuffed_colour_ids[STUFFED_N_COLOURS];
extern const char *const stuffed_stuffy_ids[STUFFED_N_STUFFIES];
extern const char *const stuffed_status_ids[STUFFED_N_STATUSES];
extern const char *const stuffed_token_ids[STUFFED_N_TOKENS];
extern const char *const stuffed_level_ids[STUFFED_N_LEVELS];
extern const char *const stuffed_minion_ids[STUFFED_N_MINIONS];
extern const char *const stuffed_item_ids[STUFFED_N_ITEMS];
extern const char *const stuffed_environment_ids[STUFFED_N_ENVIRONMENTS];

guint stuffed_find_id (const char *const *ids,
                       guint              n,
                       const char        *id);

G_END_DECLS
