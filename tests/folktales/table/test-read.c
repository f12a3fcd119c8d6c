/* test-read.c: what there is to read of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-folk-cards.h>
#include <bramble-presentation.h>
#include <rules/folk-game.h>

#include "read-kit.h"

/* Chapters and galleries have ids of their own, and every picture is there. */
static void
test_chapters (void)
{
  read_chapters (bramble_presentation_of (&folktales_game));
}

/* Every hero, card, tile, token, somebody to meet, kind of field and land has one page. */
static void
test_pages (void)
{
  g_assert_cmpuint (read_pages (bramble_presentation_of (&folktales_game)), ==,
                    FOLK_N_HEROES + FOLK_N_CARDS + FOLK_N_TILES + FOLK_N_ADVENTURES + BRAMBLE_FOLK_N_PAGE_TOKENS
                    + BRAMBLE_FOLK_N_PAGE_FIELDS + FOLK_N_LANDS);
}

/* What the log calls a tile leads to its page, and other words to none. */
static void
test_names (void)
{
  const BramblePresentation *game = bramble_presentation_of (&folktales_game);
  g_auto (BrambleCardInfo) none = { 0 };
  BrambleSetup setup;

  bramble_setup_init (&setup, &folktales_game);
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    {
      g_auto (BrambleCardInfo) card = { 0 };

      g_assert_true (game->describe_card (&setup, folk_tile_ids[tile], &card));
      g_assert_cmpstr (bramble_item_get_name (card.item), ==, folktales_game.card_name (folk_tile_ids[tile]));
    }
  g_assert_false (game->describe_card (&setup, "tale-fox", &none));
  g_assert_null (none.item);
}

/* Numbers on pages are those of the rules. */
static void
test_numbers (void)
{
  static const struct
  {
    const char *id;
    const char *says;
  } rows[] = {
    { "witch", "counts 4 less" },
    { "kind-fairy", "counts 1 more" },
    { "cottage", "counts as it falls" },
    { "crow", "Flute (+1), Feather (+2). The best weapon counts." },
    { "wolves", "Enchanted Sword (+2), Dog (+2)" },
    { "dragon", "3 spaces, 36 steps from the Village" },
    { "rope", "It lies here: Bare Lands, Hill Country." },
    { "tale-dwarf", "Wishing Table and 3 Gold Coins" },
    { "tale-giant", "2 Gold Coins to the Giant" },
    { "tale-cottage", "3 Biscuits" },
    { "tale-lion", "meet the Lion, and hand this over: Dove" },
    { "tale-palace", "31 steps on foot, and from there 19 steps" },
    { "land-glass-mountain", "2 steps less" },
    { "land-wheat-fields", "1 step more" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrambleItem) item = bramble_lexicon_find (&bramble_folk_lexicon, rows[i].id);

      g_test_message ("%s", bramble_item_get_text (item));
      g_assert_nonnull (strstr (bramble_item_get_text (item), rows[i].says));
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/read/chapters", test_chapters);
  g_test_add_func ("/folktales/read/pages", test_pages);
  g_test_add_func ("/folktales/read/names", test_names);
  g_test_add_func ("/folktales/read/numbers", test_numbers);
  return g_test_run ();
}
