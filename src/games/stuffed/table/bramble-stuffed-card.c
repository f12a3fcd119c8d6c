/* bramble-stuffed-card.c: what the pages of Stuffed Fables show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-card.h"

#include <glib/gi18n.h>

#include <bramble-stuffed-cards.h>

#include "bramble-picture.h"

/* How large things are where they are read, and among others. */
static const struct
{
  int width;
  int height;
  int small_width;
  int small_height;
} sizes[BRAMBLE_STUFFED_N_PAGES] = {
  [BRAMBLE_STUFFED_PAGE_STUFFY] = { 220, 220, 120, 120 },
  [BRAMBLE_STUFFED_PAGE_MINION] = { 220, 220, 112, 112 },
  [BRAMBLE_STUFFED_PAGE_LEADER] = { 220, 220, 112, 112 },
  [BRAMBLE_STUFFED_PAGE_BOSS] = { 220, 220, 112, 112 },
  [BRAMBLE_STUFFED_PAGE_WEAPON] = { 176, 176, 96, 96 },
  [BRAMBLE_STUFFED_PAGE_CLOTHES] = { 176, 176, 96, 96 },
  [BRAMBLE_STUFFED_PAGE_ACCESSORY] = { 176, 176, 96, 96 },
  [BRAMBLE_STUFFED_PAGE_PARTY] = { 176, 176, 96, 96 },
  [BRAMBLE_STUFFED_PAGE_STATUS] = { 144, 144, 80, 80 },
  [BRAMBLE_STUFFED_PAGE_LOST] = { 264, 198, 140, 105 },
  [BRAMBLE_STUFFED_PAGE_SLEEP] = { 264, 182, 140, 96 },
  [BRAMBLE_STUFFED_PAGE_ENVIRONMENT] = { 264, 182, 140, 96 },
  [BRAMBLE_STUFFED_PAGE_DIE] = { 144, 144, 72, 72 },
  [BRAMBLE_STUFFED_PAGE_TOKEN] = { 144, 144, 72, 72 },
};

/* Where it is read there is room for it. */
static GtkWidget *
draw_page (const char *id,
           gboolean    small)
{
  g_autofree char *art = NULL;
  GtkWidget *picture;
  int width, height;
  guint page, number;

  if (!bramble_lexicon_look_up (&bramble_stuffed_lexicon, id, &page, &number))
    return NULL;

  art = bramble_stuffed_page_art (page, number);
  width = small ? sizes[page].small_width : sizes[page].width;
  height = small ? sizes[page].small_height : sizes[page].height;
  picture = bramble_picture_new (art, width, height);
  gtk_widget_set_size_request (picture, width, height);
  return picture;
}

/* The sign of somebody, or of what all of a kind are. */
static char *
dup_sign (BrambleStuffedPageKind page,
          guint                  number)
{
  static const char *const slots[] = { "head", "body", "paws", "accessory", "party" };

  switch (page)
    {
    case BRAMBLE_STUFFED_PAGE_STUFFY:
      return g_strconcat ("stuffed/portraits/", stuffed_stuffy_ids[number], NULL);
    case BRAMBLE_STUFFED_PAGE_MINION:
    case BRAMBLE_STUFFED_PAGE_LEADER:
      return g_strdup ("stuffed/dice/black");
    case BRAMBLE_STUFFED_PAGE_BOSS:
      return g_strdup ("stuffed/tokens/stuffing-dark");
    case BRAMBLE_STUFFED_PAGE_WEAPON:
      return g_strdup (stuffed_items[number].weapon == STUFFED_MELEE ? "stuffed/slots/melee" : "stuffed/slots/ranged");
    case BRAMBLE_STUFFED_PAGE_CLOTHES:
    case BRAMBLE_STUFFED_PAGE_ACCESSORY:
    case BRAMBLE_STUFFED_PAGE_PARTY:
      return g_strconcat ("stuffed/slots/", slots[stuffed_items[number].slot], NULL);
    case BRAMBLE_STUFFED_PAGE_STATUS:
      return g_strdup (stuffed_statuses[number].good ? "stuffed/tokens/chip-good" : "stuffed/tokens/chip-bad");
    case BRAMBLE_STUFFED_PAGE_LOST:
      return g_strdup ("stuffed/tokens/lost");
    case BRAMBLE_STUFFED_PAGE_SLEEP:
      return g_strdup ("stuffed/tokens/moon");
    case BRAMBLE_STUFFED_PAGE_ENVIRONMENT:
      return g_strdup (stuffed_environments[number].good ? "stuffed/tokens/chip-good" : "stuffed/tokens/chip-bad");
    case BRAMBLE_STUFFED_PAGE_DIE:
      return g_strdup ("stuffed/tokens/bag");
    case BRAMBLE_STUFFED_PAGE_TOKEN:
      return g_strdup ("stuffed/tokens/bookmark");
    case BRAMBLE_STUFFED_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/* Everything about a page; see #BrambleDescribeCard. */
gboolean
bramble_stuffed_describe_card (const BrambleSetup *setup,
                               const char         *id,
                               BrambleCardInfo    *info)
{
  guint page, number;

  if (!bramble_lexicon_look_up (&bramble_stuffed_lexicon, id, &page, &number))
    return FALSE;

  info->item = bramble_lexicon_find (&bramble_stuffed_lexicon, id);
  info->picture = bramble_stuffed_page_art (page, number);
  info->frame = page == BRAMBLE_STUFFED_PAGE_LOST ? "stuffed/cards/lost" : "stuffed/cards/item";
  info->draw = draw_page;
  info->style = "stuffed-page";
  info->type_picture = dup_sign (page, number);
  info->badge = page == BRAMBLE_STUFFED_PAGE_WEAPON || page == BRAMBLE_STUFFED_PAGE_CLOTHES || page == BRAMBLE_STUFFED_PAGE_ENVIRONMENT;
  info->type = bramble_stuffed_page_type (page);
  info->type_text = bramble_stuffed_page_about (page);
  return TRUE;
}
