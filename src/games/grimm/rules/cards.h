/* cards.h: the cards of The Grimm Forest and how an edition plays them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "No card", "no seat", "no Location", and no id that there is. */
#define GRIMM_NONE 0xff
/* A card that is there, but not for this view to know. */
#define GRIMM_HIDDEN 0xfe

/* Every card has one number: Fables first, then Friends. */
typedef enum
{
  GRIMM_A_FRIENDLY_GAME,
  GRIMM_BIG_BAD_WOLF,
  GRIMM_BRIDGE_TROLL,
  GRIMM_CHINNY_CHIN_CHIN,
  GRIMM_CONSULT_THE_ORACLE,
  GRIMM_CRYSTAL_BALL,
  GRIMM_CURSE_OF_DARKNESS,
  GRIMM_CUTTING_CORNERS,
  GRIMM_DRAGON,
  GRIMM_FAIRY_FOOD,
  GRIMM_GHOSTLY_WHISPERS,
  GRIMM_GIANT,
  GRIMM_GRANDMAS_HOUSE,
  GRIMM_HARVEST_MOON,
  GRIMM_HIDDEN_VAULT,
  GRIMM_HIRED_HELP,
  GRIMM_LITTLE_HELPERS,
  GRIMM_LONELY_CASTLE,
  GRIMM_MAGIC_FLUTE,
  GRIMM_MYSTERIOUS_STRANGER,
  GRIMM_NIGHT_AT_THE_TAVERN,
  GRIMM_POWERFUL_FRIENDS,
  GRIMM_ROAR,
  GRIMM_ROYAL_WEDDING,
  GRIMM_SEARCH_THE_PAST,
  GRIMM_SHARE_THE_WEALTH,
  GRIMM_SPY_NETWORK,
  GRIMM_TAXATION,
  GRIMM_THOUGHTFUL_GIFT,
  GRIMM_WANDERING_TRADER,
  GRIMM_WISHING_WELL,
  GRIMM_WOLF,
  GRIMM_N_FABLES,

  GRIMM_ALADDIN = GRIMM_N_FABLES,
  GRIMM_ALI_BABA,
  GRIMM_CINDERELLA,
  GRIMM_EVIL_QUEEN,
  GRIMM_FAIRY_GODMOTHER,
  GRIMM_FROG_PRINCE,
  GRIMM_GINGERBREAD_MAN,
  GRIMM_GOLDEN_GOOSE,
  GRIMM_GOLDILOCKS,
  GRIMM_HANSEL_AND_GRETEL,
  GRIMM_HUNTSMAN,
  GRIMM_JACK_THE_GIANT_SLAYER,
  GRIMM_LITTLE_MERMAID,
  GRIMM_PINOCCHIO,
  GRIMM_PUSS_IN_BOOTS,
  GRIMM_RAPUNZEL,
  GRIMM_RED_RIDING_HOOD,
  GRIMM_ROBIN_HOOD,
  GRIMM_RUMPELSTILTSKIN,
  GRIMM_SEVEN_DWARFS,
  GRIMM_SLEEPING_BEAUTY,
  GRIMM_SNOW_WHITE,
  GRIMM_THUMBELINA,
  GRIMM_TOM_THUMB,
  GRIMM_WOOD_CUTTER,
  GRIMM_N_CARDS,
} GrimmCard;

#define GRIMM_FRIEND_BIT(card) (1u << ((card) - GRIMM_N_FABLES))

typedef enum
{
  GRIMM_PLAIN,
  GRIMM_MONSTER,
  GRIMM_NEXT_TURN,
  GRIMM_UNIQUE,
  GRIMM_FRIEND,
} GrimmCardType;

/* What a card is, whatever the edition. */
typedef struct
{
  const char *id;   /* in saves, consoles and tests; never changes */
  const char *name; /* untranslated */
  guint8 type;      /* GrimmCardType */
  gboolean advanced;
} GrimmCardInfo;

extern const GrimmCardInfo grimm_cards[GRIMM_N_CARDS];

guint grimm_card_by_id (const char *id);

G_END_DECLS
