/* cards.c: the cards of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cards.h"

#include <glib/gi18n-lib.h>

#define BASIC FALSE
#define ADVANCED TRUE

const GrimmCardInfo grimm_cards[GRIMM_N_CARDS] = {
  [GRIMM_A_FRIENDLY_GAME]       = { "a-friendly-game", NC_("card", "A Friendly Game"), GRIMM_PLAIN, BASIC },
  [GRIMM_BIG_BAD_WOLF]          = { "big-bad-wolf", NC_("card", "Big Bad Wolf"), GRIMM_MONSTER, BASIC },
  [GRIMM_BRIDGE_TROLL]          = { "bridge-troll", NC_("card", "Bridge Troll"), GRIMM_MONSTER, BASIC },
  [GRIMM_CHINNY_CHIN_CHIN]      = { "chinny-chin-chin", NC_("card", "Chinny Chin Chin"), GRIMM_PLAIN, BASIC },
  [GRIMM_CONSULT_THE_ORACLE]    = { "consult-the-oracle", NC_("card", "Consult the Oracle"), GRIMM_PLAIN, BASIC },
  [GRIMM_CRYSTAL_BALL]          = { "crystal-ball", NC_("card", "Crystal Ball"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_CURSE_OF_DARKNESS]     = { "curse-of-darkness", NC_("card", "Curse of Darkness"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_CUTTING_CORNERS]       = { "cutting-corners", NC_("card", "Cutting Corners"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_DRAGON]                = { "dragon", NC_("card", "Dragon"), GRIMM_MONSTER, ADVANCED },
  [GRIMM_FAIRY_FOOD]            = { "fairy-food", NC_("card", "Fairy Food"), GRIMM_NEXT_TURN, ADVANCED },
  [GRIMM_GHOSTLY_WHISPERS]      = { "ghostly-whispers", NC_("card", "Ghostly Whispers"), GRIMM_PLAIN, BASIC },
  [GRIMM_GIANT]                 = { "giant", NC_("card", "Giant"), GRIMM_MONSTER, ADVANCED },
  [GRIMM_GRANDMAS_HOUSE]        = { "grandmas-house", NC_("card", "Grandma’s House"), GRIMM_UNIQUE, ADVANCED },
  [GRIMM_HARVEST_MOON]          = { "harvest-moon", NC_("card", "Harvest Moon"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_HIDDEN_VAULT]          = { "hidden-vault", NC_("card", "Hidden Vault"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_HIRED_HELP]            = { "hired-help", NC_("card", "Hired Help"), GRIMM_NEXT_TURN, BASIC },
  [GRIMM_LITTLE_HELPERS]        = { "little-helpers", NC_("card", "Little Helpers"), GRIMM_PLAIN, BASIC },
  [GRIMM_LONELY_CASTLE]         = { "lonely-castle", NC_("card", "Lonely Castle"), GRIMM_UNIQUE, ADVANCED },
  [GRIMM_MAGIC_FLUTE]           = { "magic-flute", NC_("card", "Magic Flute"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_MYSTERIOUS_STRANGER]   = { "mysterious-stranger", NC_("card", "Mysterious Stranger"), GRIMM_PLAIN, BASIC },
  [GRIMM_NIGHT_AT_THE_TAVERN]   = { "night-at-the-tavern", NC_("card", "Night at the Tavern"), GRIMM_PLAIN, BASIC },
  [GRIMM_POWERFUL_FRIENDS]      = { "powerful-friends", NC_("card", "Powerful Friends"), GRIMM_PLAIN, BASIC },
  [GRIMM_ROAR]                  = { "roar", NC_("card", "Roar"), GRIMM_PLAIN, BASIC },
  [GRIMM_ROYAL_WEDDING]         = { "royal-wedding", NC_("card", "Royal Wedding"), GRIMM_UNIQUE, ADVANCED },
  [GRIMM_SEARCH_THE_PAST]       = { "search-the-past", NC_("card", "Search the Past"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_SHARE_THE_WEALTH]      = { "share-the-wealth", NC_("card", "Share the Wealth"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_SPY_NETWORK]           = { "spy-network", NC_("card", "Spy Network"), GRIMM_PLAIN, BASIC },
  [GRIMM_TAXATION]              = { "taxation", NC_("card", "Taxation"), GRIMM_NEXT_TURN, BASIC },
  [GRIMM_THOUGHTFUL_GIFT]       = { "thoughtful-gift", NC_("card", "Thoughtful Gift"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_WANDERING_TRADER]      = { "wandering-trader", NC_("card", "Wandering Trader"), GRIMM_PLAIN, ADVANCED },
  [GRIMM_WISHING_WELL]          = { "wishing-well", NC_("card", "Wishing Well"), GRIMM_PLAIN, BASIC },
  [GRIMM_WOLF]                  = { "wolf", NC_("card", "Wolf"), GRIMM_MONSTER, BASIC },

  [GRIMM_ALADDIN]               = { "aladdin", NC_("card", "Aladdin"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_ALI_BABA]              = { "ali-baba", NC_("card", "Ali Baba"), GRIMM_FRIEND, BASIC },
  [GRIMM_CINDERELLA]            = { "cinderella", NC_("card", "Cinderella"), GRIMM_FRIEND, BASIC },
  [GRIMM_EVIL_QUEEN]            = { "evil-queen", NC_("card", "Evil Queen"), GRIMM_FRIEND, BASIC },
  [GRIMM_FAIRY_GODMOTHER]       = { "fairy-godmother", NC_("card", "Fairy Godmother"), GRIMM_FRIEND, BASIC },
  [GRIMM_FROG_PRINCE]           = { "frog-prince", NC_("card", "Frog Prince"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_GINGERBREAD_MAN]       = { "gingerbread-man", NC_("card", "The Gingerbread Man"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_GOLDEN_GOOSE]          = { "golden-goose", NC_("card", "The Golden Goose"), GRIMM_FRIEND, BASIC },
  [GRIMM_GOLDILOCKS]            = { "goldilocks", NC_("card", "Goldilocks"), GRIMM_FRIEND, BASIC },
  [GRIMM_HANSEL_AND_GRETEL]     = { "hansel-and-gretel", NC_("card", "Hansel & Gretel"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_HUNTSMAN]              = { "huntsman", NC_("card", "The Huntsman"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_JACK_THE_GIANT_SLAYER] = { "jack-the-giant-slayer", NC_("card", "Jack the Giant Slayer"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_LITTLE_MERMAID]        = { "little-mermaid", NC_("card", "Little Mermaid"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_PINOCCHIO]             = { "pinocchio", NC_("card", "Pinocchio"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_PUSS_IN_BOOTS]         = { "puss-in-boots", NC_("card", "Puss in Boots"), GRIMM_FRIEND, BASIC },
  [GRIMM_RAPUNZEL]              = { "rapunzel", NC_("card", "Rapunzel"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_RED_RIDING_HOOD]       = { "red-riding-hood", NC_("card", "Red Riding Hood"), GRIMM_FRIEND, BASIC },
  [GRIMM_ROBIN_HOOD]            = { "robin-hood", NC_("card", "Robin Hood"), GRIMM_FRIEND, BASIC },
  [GRIMM_RUMPELSTILTSKIN]       = { "rumpelstiltskin", NC_("card", "Rumpelstiltskin"), GRIMM_FRIEND, BASIC },
  [GRIMM_SEVEN_DWARFS]          = { "seven-dwarfs", NC_("card", "The Seven Dwarfs"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_SLEEPING_BEAUTY]       = { "sleeping-beauty", NC_("card", "Sleeping Beauty"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_SNOW_WHITE]            = { "snow-white", NC_("card", "Snow White"), GRIMM_FRIEND, BASIC },
  [GRIMM_THUMBELINA]            = { "thumbelina", NC_("card", "Thumbelina"), GRIMM_FRIEND, BASIC },
  [GRIMM_TOM_THUMB]             = { "tom-thumb", NC_("card", "Tom Thumb"), GRIMM_FRIEND, ADVANCED },
  [GRIMM_WOOD_CUTTER]           = { "wood-cutter", NC_("card", "The Wood Cutter"), GRIMM_FRIEND, ADVANCED },
};

/**
 * grimm_card_by_id:
 *
 * Returns: the card's number, or GRIMM_NONE
 */
guint
grimm_card_by_id (const char *id)
{
  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    if (strcmp (grimm_cards[card].id, id) == 0)
      return card;

  return GRIMM_NONE;
}
