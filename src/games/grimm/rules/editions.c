/* editions.c: the editions of The Grimm Forest as tables of data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "effects.h"

#define A GRIMM_IN (GRIMM_WINDOW_START)
#define D GRIMM_IN (GRIMM_WINDOW_FABLES)
#define E GRIMM_IN (GRIMM_WINDOW_GATHERS)
#define ARRIVE GRIMM_IN (GRIMM_WINDOW_ARRIVE)
#define F GRIMM_IN (GRIMM_WINDOW_BEFORE)
#define G GRIMM_IN (GRIMM_WINDOW_COLLECT)
#define H GRIMM_IN (GRIMM_WINDOW_GATHER_END)
#define J GRIMM_IN (GRIMM_WINDOW_BUILD_START)
#define L GRIMM_IN (GRIMM_WINDOW_BUILD_END)

#define WOLVES ((1u << GRIMM_WOLF) | (1u << GRIMM_BIG_BAD_WOLF))
#define MONSTERS (WOLVES | (1u << GRIMM_BRIDGE_TROLL) | (1u << GRIMM_DRAGON) | (1u << GRIMM_GIANT))

/* Twice all but the rarest. */
static const guint8 published_copies[GRIMM_N_FABLES] = {
  [GRIMM_A_FRIENDLY_GAME] = 2, [GRIMM_BIG_BAD_WOLF] = 2, [GRIMM_BRIDGE_TROLL] = 2,
  [GRIMM_CHINNY_CHIN_CHIN] = 2, [GRIMM_CONSULT_THE_ORACLE] = 2, [GRIMM_GHOSTLY_WHISPERS] = 2,
  [GRIMM_HIRED_HELP] = 2, [GRIMM_LITTLE_HELPERS] = 2, [GRIMM_MYSTERIOUS_STRANGER] = 2,
  [GRIMM_NIGHT_AT_THE_TAVERN] = 2, [GRIMM_POWERFUL_FRIENDS] = 2, [GRIMM_ROAR] = 2,
  [GRIMM_SPY_NETWORK] = 2, [GRIMM_TAXATION] = 2, [GRIMM_WISHING_WELL] = 2, [GRIMM_WOLF] = 2,
  [GRIMM_CRYSTAL_BALL] = 2, [GRIMM_HARVEST_MOON] = 2, [GRIMM_HIDDEN_VAULT] = 2,
  [GRIMM_MAGIC_FLUTE] = 2, [GRIMM_SEARCH_THE_PAST] = 2, [GRIMM_SHARE_THE_WEALTH] = 2,
  [GRIMM_THOUGHTFUL_GIFT] = 2, [GRIMM_WANDERING_TRADER] = 2,
  [GRIMM_CUTTING_CORNERS] = 1, [GRIMM_CURSE_OF_DARKNESS] = 1, [GRIMM_DRAGON] = 1,
  [GRIMM_FAIRY_FOOD] = 1, [GRIMM_GIANT] = 1, [GRIMM_GRANDMAS_HOUSE] = 1,
  [GRIMM_LONELY_CASTLE] = 1, [GRIMM_ROYAL_WEDDING] = 1,
};

/* The Friends up to here; one who comes after them is in no edition until one
 * says so. */
#define PUBLISHED_FRIENDS ((GRIMM_FRIEND_BIT (GRIMM_WOOD_CUTTER) << 1) - 1)

/* The Evil Queen, the Huntsman's duty to play, Hansel & Gretel and Puss in Boots
 * are written where they act: in planning and in building. */
#define PUBLISHED_RULES                                                                                    \
  [GRIMM_A_FRIENDLY_GAME]     = { .windows = H, .effect = grimm_a_friendly_game },                         \
  [GRIMM_BIG_BAD_WOLF]        = { .windows = H, .effect = grimm_big_bad_wolf },                            \
  [GRIMM_BRIDGE_TROLL]        = { .windows = H, .effect = grimm_bridge_troll },                            \
  [GRIMM_CHINNY_CHIN_CHIN]    = { .windows = F, .effect = grimm_chinny_chin_chin },                        \
  [GRIMM_CONSULT_THE_ORACLE]  = { .windows = H, .effect = grimm_consult_the_oracle },                      \
  [GRIMM_CRYSTAL_BALL]        = { .windows = D, .effect = grimm_crystal_ball },                            \
  [GRIMM_CURSE_OF_DARKNESS]   = { .windows = D, .effect = grimm_curse_of_darkness },                       \
  [GRIMM_CUTTING_CORNERS]     = { .windows = H, .effect = grimm_cutting_corners },                         \
  [GRIMM_DRAGON]              = { .windows = F, .effect = grimm_dragon },                                  \
  [GRIMM_FAIRY_FOOD]          = { .next_windows = A | H, .effect = grimm_fairy_food },                     \
  [GRIMM_GHOSTLY_WHISPERS]    = { .windows = H, .effect = grimm_ghostly_whispers },                        \
  [GRIMM_GIANT]               = { .windows = H, .effect = grimm_giant },                                   \
  [GRIMM_HARVEST_MOON]        = { .windows = H, .effect = grimm_harvest_moon },                            \
  [GRIMM_HIDDEN_VAULT]        = { .windows = H, .effect = grimm_hidden_vault },                            \
  [GRIMM_HIRED_HELP]          = { .windows = D, .next_windows = G, .effect = grimm_hired_help },           \
  [GRIMM_LITTLE_HELPERS]      = { .windows = H, .effect = grimm_little_helpers },                          \
  [GRIMM_MYSTERIOUS_STRANGER] = { .windows = H, .effect = grimm_mysterious_stranger },                     \
  [GRIMM_NIGHT_AT_THE_TAVERN] = { .windows = D, .effect = grimm_night_at_the_tavern },                     \
  [GRIMM_POWERFUL_FRIENDS]    = { .windows = H, .effect = grimm_powerful_friends },                        \
  [GRIMM_ROAR]                = { .windows = F, .effect = grimm_roar },                                    \
  [GRIMM_SEARCH_THE_PAST]     = { .windows = H, .effect = grimm_search_the_past },                         \
  [GRIMM_SHARE_THE_WEALTH]    = { .windows = H, .effect = grimm_share_the_wealth },                        \
  [GRIMM_SPY_NETWORK]         = { .windows = H, .effect = grimm_spy_network },                             \
  [GRIMM_TAXATION]            = { .next_windows = H, .effect = grimm_taxation },                           \
  [GRIMM_THOUGHTFUL_GIFT]     = { .windows = H, .effect = grimm_thoughtful_gift },                         \
  [GRIMM_WANDERING_TRADER]    = { .windows = H, .effect = grimm_wandering_trader },                        \
  [GRIMM_WISHING_WELL]        = { .windows = D, .effect = grimm_wishing_well },                            \
  [GRIMM_WOLF]                = { .windows = F, .effect = grimm_wolf },                                    \
                                                                                                           \
  [GRIMM_ALADDIN]             = { .windows = A | H, .effect = grimm_aladdin },                             \
  [GRIMM_ALI_BABA]            = { .windows = A | G, .effect = grimm_ali_baba },                            \
  [GRIMM_CINDERELLA]          = { .windows = E, .effect = grimm_cinderella },                              \
  [GRIMM_FAIRY_GODMOTHER]     = { .special = grimm_godmother_draws, .special_ok = grimm_can_draw,          \
                                  .free = grimm_godmother_leaves, .free_ok = grimm_has_two_fables },       \
  [GRIMM_FROG_PRINCE]         = { .windows = H, .effect = grimm_frog_prince },                             \
  [GRIMM_GINGERBREAD_MAN]     = { .windows = E, .effect = grimm_gingerbread_man },                         \
  [GRIMM_GOLDEN_GOOSE]        = { .windows = H, .effect = grimm_golden_goose,                              \
                                  .free = grimm_goose_leaves, .free_ok = grimm_always },                   \
  [GRIMM_GOLDILOCKS]          = { .special = grimm_goldilocks_looks, .special_ok = grimm_can_draw },       \
  [GRIMM_JACK_THE_GIANT_SLAYER] = { .windows = E, .effect = grimm_jack_the_giant_slayer,                   \
                                    .cancels = 1u << GRIMM_GIANT },                                        \
  [GRIMM_LITTLE_MERMAID]      = { .special = grimm_mermaid_gains, .special_ok = grimm_always,              \
                                  .gained = grimm_mermaid_comes },                                         \
  [GRIMM_PINOCCHIO]           = { .windows = A | H, .effect = grimm_pinocchio },                           \
  [GRIMM_RAPUNZEL]            = { .windows = A, .effect = grimm_rapunzel,                                  \
                                  .special = grimm_rapunzel_lets_down, .special_ok = grimm_can_climb },    \
  [GRIMM_RED_RIDING_HOOD]     = { .special = grimm_hood_searches, .special_ok = grimm_can_draw,            \
                                  .cancels = WOLVES },                                                     \
  [GRIMM_ROBIN_HOOD]          = { .windows = L, .effect = grimm_robin_hood },                              \
  [GRIMM_RUMPELSTILTSKIN]     = { .windows = J, .effect = grimm_rumpelstiltskin,                           \
                                  .special = grimm_rumpelstiltskin_spins, .special_ok = grimm_has_straw }, \
  [GRIMM_SEVEN_DWARFS]        = { .windows = H, .effect = grimm_seven_dwarfs },                            \
  [GRIMM_SLEEPING_BEAUTY]     = { .windows = A, .effect = grimm_sleeping_beauty },                         \
  [GRIMM_SNOW_WHITE]          = { .windows = H, .effect = grimm_snow_white },                              \
  [GRIMM_THUMBELINA]          = { .windows = E, .effect = grimm_thumbelina },                              \
  [GRIMM_TOM_THUMB]           = { .windows = A, .effect = grimm_tom_thumb },                               \
  [GRIMM_WOOD_CUTTER]         = { .special = grimm_wood_cutter_cuts, .special_ok = grimm_always,           \
                                  .cancels = MONSTERS }

static const GrimmEdition published = {
  .sites = 5,
  .regal_limit = TRUE,
  .wishes_peek = TRUE,
  .friends = PUBLISHED_FRIENDS,
  .copies = published_copies,
  .rules = {
    PUBLISHED_RULES
  },
};

#define BASIC_FRIENDS                                                                           \
  (GRIMM_FRIEND_BIT (GRIMM_ALI_BABA) | GRIMM_FRIEND_BIT (GRIMM_CINDERELLA)                      \
   | GRIMM_FRIEND_BIT (GRIMM_EVIL_QUEEN) | GRIMM_FRIEND_BIT (GRIMM_FAIRY_GODMOTHER)             \
   | GRIMM_FRIEND_BIT (GRIMM_GOLDEN_GOOSE) | GRIMM_FRIEND_BIT (GRIMM_GOLDILOCKS)                \
   | GRIMM_FRIEND_BIT (GRIMM_PUSS_IN_BOOTS) | GRIMM_FRIEND_BIT (GRIMM_RED_RIDING_HOOD)          \
   | GRIMM_FRIEND_BIT (GRIMM_ROBIN_HOOD) | GRIMM_FRIEND_BIT (GRIMM_RUMPELSTILTSKIN)             \
   | GRIMM_FRIEND_BIT (GRIMM_SNOW_WHITE) | GRIMM_FRIEND_BIT (GRIMM_THUMBELINA))

static const guint8 draft_copies[GRIMM_N_FABLES] = {
  [GRIMM_A_FRIENDLY_GAME] = 1, [GRIMM_BIG_BAD_WOLF] = 1, [GRIMM_BRIDGE_TROLL] = 1,
  [GRIMM_CHINNY_CHIN_CHIN] = 1, [GRIMM_CONSULT_THE_ORACLE] = 1, [GRIMM_GHOSTLY_WHISPERS] = 1,
  [GRIMM_HIRED_HELP] = 1, [GRIMM_LITTLE_HELPERS] = 1, [GRIMM_MYSTERIOUS_STRANGER] = 1,
  [GRIMM_NIGHT_AT_THE_TAVERN] = 1, [GRIMM_POWERFUL_FRIENDS] = 1, [GRIMM_ROAR] = 1,
  [GRIMM_SPY_NETWORK] = 1, [GRIMM_TAXATION] = 1, [GRIMM_WISHING_WELL] = 1, [GRIMM_WOLF] = 1,
};

/* An edition begins with the rules of the one that it is like and says what differs:
 * of two rules for a card the later one holds. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"
static const GrimmEdition draft = {
  .draft_words = TRUE,
  .sites = 6,
  .puss_always = TRUE,
  .queen_sees_both = TRUE,
  .friends = BASIC_FRIENDS,
  .copies = draft_copies,
  .rules = {
    PUBLISHED_RULES,
    [GRIMM_A_FRIENDLY_GAME]     = { .windows = H, .effect = grimm_draft_a_friendly_game },
    [GRIMM_BIG_BAD_WOLF]        = { .windows = H, .effect = grimm_draft_big_bad_wolf },
    [GRIMM_BRIDGE_TROLL]        = { .windows = H, .effect = grimm_draft_bridge_troll },
    [GRIMM_CHINNY_CHIN_CHIN]    = { .windows = ARRIVE, .effect = grimm_draft_chinny_chin_chin },
    [GRIMM_HIRED_HELP]          = { .windows = D, .next_windows = G, .effect = grimm_draft_hired_help },
    [GRIMM_ROAR]                = { .windows = F, .effect = grimm_draft_roar },
    [GRIMM_SPY_NETWORK]         = { .windows = H, .effect = grimm_draft_spy_network },
    [GRIMM_TAXATION]            = { .next_windows = H, .effect = grimm_draft_taxation },

    [GRIMM_ALI_BABA]            = { .windows = H, .effect = grimm_draft_ali_baba },
    [GRIMM_FAIRY_GODMOTHER]     = { .windows = A, .effect = grimm_draft_fairy_godmother,
                                    .free = grimm_draft_godmother_leaves, .free_ok = grimm_has_fable },
    [GRIMM_GOLDEN_GOOSE]        = { .windows = A | H, .effect = grimm_draft_golden_goose,
                                    .free = grimm_goose_leaves, .free_ok = grimm_always },
    [GRIMM_GOLDILOCKS]          = { .windows = A, .effect = grimm_draft_goldilocks },
    [GRIMM_RED_RIDING_HOOD]     = { .gained = grimm_draft_hood_comes, .cancels = WOLVES,
                                    .cancels_here = TRUE, .cancels_free = TRUE },
    [GRIMM_ROBIN_HOOD]          = { .windows = H, .effect = grimm_draft_robin_hood },
    [GRIMM_RUMPELSTILTSKIN]     = { .windows = A | H, .effect = grimm_draft_rumpelstiltskin,
                                    .free = grimm_draft_rumpelstiltskin_leaves, .free_ok = grimm_has_straw },
    [GRIMM_SNOW_WHITE]          = { .windows = H, .effect = grimm_draft_snow_white },
  },
};
#pragma GCC diagnostic pop

#define TABLE(edition, id, name) &(edition),
const GrimmEdition *const grimm_editions[] = { GRIMM_EDITIONS (TABLE) };
#undef TABLE
const guint grimm_n_editions = G_N_ELEMENTS (grimm_editions);

/* How many copies of @fable are in this game. */
guint
grimm_copies (const GrimmState *s,
              guint             fable)
{
  if (grimm_cards[fable].advanced && !s->advanced)
    return 0;

  return grimm_edition (s)->copies[fable];
}

/* Whether @friend_card is in this game. */
gboolean
grimm_has_friend (const GrimmState *s,
                  guint             friend_card)
{
  if (grimm_cards[friend_card].advanced && !s->advanced)
    return FALSE;

  return (grimm_edition (s)->friends & GRIMM_FRIEND_BIT (friend_card)) != 0;
}
