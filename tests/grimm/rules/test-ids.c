/* test-ids.c: ids are unique and stay as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/asks.h>

/* Ids. */

static gboolean
is_kebab_case (const char *id)
{
  gboolean word = FALSE;

  for (; *id; id++)
    if (*id == '-')
      {
        if (!word)
          return FALSE;
        word = FALSE;
      }
    else if (g_ascii_islower (*id) || g_ascii_isdigit (*id))
      word = TRUE;
    else
      return FALSE;

  return word;
}

static void
games_are_found_by_id (void)
{
  g_assert_true (bramble_game_by_id ("grimm-forest") == &grimm_game);
  g_assert_null (bramble_game_by_id ("grimm"));
  g_assert_null (bramble_game_by_id (""));
  for (guint i = 0; bramble_games ()[i]; i++)
    {
      g_assert_true (is_kebab_case (bramble_games ()[i]->id));
      g_assert_true (bramble_game_by_id (bramble_games ()[i]->id) == bramble_games ()[i]);
    }
}

static gboolean asked[GRIMM_N_ASKS];

static void
look_at_option_ids (const GrimmState *s,
                    const BrambleAsk *ask,
                    BrambleRng       *rng)
{
  asked[ask->kind] = TRUE;
  for (guint i = 0; i < ask->n_options; i++)
    {
      char id[64];

      grimm_game.option_id (ask, i, id, sizeof id);
      g_assert_true (is_kebab_case (id));
      g_assert_cmpuint (strlen (id), <, sizeof id - 1);
      /* The first with that id is this one: no other has it. */
      g_assert_cmpint (bramble_ask_find_option (&grimm_game, ask, id), ==, (int) i);
    }
  g_assert_cmpint (bramble_ask_find_option (&grimm_game, ask, "unicorn"), ==, -1);
}

static void
option_ids_are_unique_within_their_ask (void)
{
  memset (asked, 0, sizeof asked);
  kit_random_games (200, 2000, look_at_option_ids);
  /* Every kind of ask was among them. */
  for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
    if (!asked[kind])
      g_error ("%s was never asked", grimm_asks[kind].id);
}

static void
ask_ids_are_unique_and_kebab_case (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint kind = 0; kind < GRIMM_N_ASKS; kind++)
    {
      g_assert_true (is_kebab_case (grimm_asks[kind].id));
      g_assert_true (g_hash_table_add (ids, (gpointer) grimm_asks[kind].id));
    }
}

/* These ids are in saved games; they never change. */
static void
card_ids_are_stable (void)
{
  static const char *const ids[] = {
    "a-friendly-game", "big-bad-wolf", "bridge-troll", "chinny-chin-chin", "consult-the-oracle", "crystal-ball",
    "curse-of-darkness", "cutting-corners", "dragon", "fairy-food", "ghostly-whispers", "giant", "grandmas-house",
    "harvest-moon", "hidden-vault", "hired-help", "little-helpers", "lonely-castle", "magic-flute",
    "mysterious-stranger", "night-at-the-tavern", "powerful-friends", "roar", "royal-wedding", "search-the-past",
    "share-the-wealth", "spy-network", "taxation", "thoughtful-gift", "wandering-trader", "wishing-well", "wolf",
    "aladdin", "ali-baba", "cinderella", "evil-queen", "fairy-godmother", "frog-prince", "gingerbread-man",
    "golden-goose", "goldilocks", "hansel-and-gretel", "huntsman", "jack-the-giant-slayer", "little-mermaid",
    "pinocchio", "puss-in-boots", "rapunzel", "red-riding-hood", "robin-hood", "rumpelstiltskin", "seven-dwarfs",
    "sleeping-beauty", "snow-white", "thumbelina", "tom-thumb", "wood-cutter",
  };

  g_assert_cmpuint (GRIMM_N_FABLES, ==, 32);
  g_assert_cmpuint (G_N_ELEMENTS (ids), ==, GRIMM_N_CARDS);
  for (guint card = 0; card < G_N_ELEMENTS (ids); card++)
    {
      g_assert_cmpstr (grimm_cards[card].id, ==, ids[card]);
      g_assert_cmpuint (grimm_card_by_id (ids[card]), ==, card);
      g_assert_true (is_kebab_case (ids[card]));
    }
  g_assert_cmpuint (grimm_card_by_id ("unicorn"), ==, GRIMM_NONE);
}

const KitTest kit_id_tests[] = {
  { "position", "games-are-found-by-id", games_are_found_by_id },
  { "position", "option-ids-are-unique-within-their-ask", option_ids_are_unique_within_their_ask },
  { "position", "ask-ids-are-unique-and-kebab-case", ask_ids_are_unique_and_kebab_case },
  { "position", "card-ids-are-stable", card_ids_are_stable },
  { NULL },
};
