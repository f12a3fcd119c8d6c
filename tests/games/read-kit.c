/* read-kit.c: whether all that there is to read of a game is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "read-kit.h"

#include <bramble-art.h>
#include <bramble-picture.h>

#include "test-plain.h"

/* What is no picture is an example, which the game draws itself. */
static void
check_picture (const BramblePresentation *game,
               const char                *art)
{
  g_autoptr (GtkWidget) drawn = g_object_ref_sink (game->draw (art));

  g_test_message ("%s", art);
  if (BRAMBLE_IS_PICTURE (drawn))
    g_assert_true (bramble_art_has (bramble_art_get_default (), art));
}

/* Chapters and galleries have ids of their own, and every picture is there. */
void
read_chapters (const BramblePresentation *game)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (const BramblePage *page = game->chapters; page->id; page++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) page->id));
      for (guint b = 0; b < BRAMBLE_PAGE_BLOCKS && page->blocks[b].text; b++)
        {
          g_assert_true (g_str_has_suffix (page->blocks[b].text, "."));
          for (guint i = 0; i < BRAMBLE_PAGE_PICTURES && page->blocks[b].art[i]; i++)
            check_picture (game, page->blocks[b].art[i]);
        }
    }
  for (const BrambleGalleryPage *page = game->galleries; page->id; page++)
    g_assert_true (g_hash_table_add (ids, (gpointer) page->id));
}

static void
check_card (const BramblePresentation *game,
            const BrambleSetup        *setup,
            BrambleItem               *item)
{
  g_auto (BrambleCardInfo) card = { 0 };
  g_autoptr (GtkWidget) large = NULL;
  g_autoptr (GtkWidget) small = NULL;

  g_test_message ("%s", bramble_item_get_id (item));
  g_assert_true (game->describe_card (setup, bramble_item_get_id (item), &card));
  g_assert_cmpstr (bramble_item_get_name (card.item), ==, bramble_item_get_name (item));
  g_assert_true (g_str_has_suffix (bramble_item_get_text (item), "."));
  kit_assert_plain (bramble_item_get_text (item));
  if (bramble_item_get_note (item))
    g_assert_true (g_str_has_suffix (bramble_item_get_note (item), "."));
  g_assert_true (bramble_art_has (bramble_art_get_default (), card.picture));
  g_assert_true (bramble_art_has (bramble_art_get_default (), card.frame));
  g_assert_true (bramble_art_has (bramble_art_get_default (), card.type_picture));
  g_assert_nonnull (card.type_text);
  large = g_object_ref_sink (card.draw (bramble_item_get_id (item), FALSE));
  small = card.draw (bramble_item_get_id (item), TRUE);
  if (small)
    g_object_ref_sink (small);
}

/* Every page has an id of its own and all that it needs. Returns how many there are. */
guint
read_pages (const BramblePresentation *game)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BrambleSetup setup;

  bramble_setup_init (&setup, game->game);
  for (const BrambleGalleryPage *page = game->galleries; page->id; page++)
    {
      g_autoptr (GListModel) cards = page->cards (&setup);

      for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
        {
          g_autoptr (BrambleItem) item = g_list_model_get_item (cards, i);

          check_card (game, &setup, item);
          g_assert_true (g_hash_table_add (ids, g_strdup (bramble_item_get_id (item))));
        }
    }
  return g_hash_table_size (ids);
}
