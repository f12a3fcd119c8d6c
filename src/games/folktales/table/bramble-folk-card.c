/* bramble-folk-card.c: what the pages of Hungarian Folktales show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-card.h"

#include <glib/gi18n.h>

#include <bramble-folk-cards.h>

#include "bramble-folk-glimpse.h"
#include "bramble-picture.h"

/* How large things are where they are read, and among others. */
#define THING 176
#define SMALL_THING 96
#define HERO_WIDTH 200
#define HERO_HEIGHT 262
#define SMALL_HERO_WIDTH 92
#define SMALL_HERO_HEIGHT 120

static GtkWidget *
draw_page (const char *id,
           gboolean    small)
{
  g_autofree char *art = NULL;
  BrambleFolkPage page;
  guint number;

  if (!bramble_folk_page_of (id, &page, &number))
    return NULL;

  art = bramble_folk_page_art (page, number);
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_TALE:
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return NULL;
    case BRAMBLE_FOLK_PAGE_HERO:
      return small ? bramble_picture_new (art, SMALL_HERO_WIDTH, SMALL_HERO_HEIGHT) : bramble_picture_new (art, HERO_WIDTH, HERO_HEIGHT);
    case BRAMBLE_FOLK_PAGE_LAND:
      return bramble_folk_glimpse_new_land (number, small);
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
    case BRAMBLE_FOLK_PAGE_TOKEN:
    case BRAMBLE_FOLK_PAGE_FIELD:
      return small ? bramble_picture_new (art, SMALL_THING, SMALL_THING) : bramble_picture_new (art, THING, THING);
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/* The sign of somebody on the map, of a hero's seal, or of all Folktale cards. */
static char *
dup_sign (BrambleFolkPage page,
          guint           number)
{
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
    case BRAMBLE_FOLK_PAGE_TOKEN:
    case BRAMBLE_FOLK_PAGE_FIELD:
    case BRAMBLE_FOLK_PAGE_LAND:
      return NULL;
    case BRAMBLE_FOLK_PAGE_TALE:
      return g_strdup ("folktales/cards/back");
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return g_strconcat ("folktales/meet/", folk_adventure_ids[number], NULL);
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/* In which games it is there, where it is not in all. */
static const char *
find_deck (BrambleFolkPage page,
           guint           number)
{
  if (page == BRAMBLE_FOLK_PAGE_ANIMAL && number == FOLK_TRICKSTER)
    return _("Only in games of four to six.");
  if (page == BRAMBLE_FOLK_PAGE_TALE)
    return _("With several quests nothing needs to be held at the gate.");

  return NULL;
}

/* Everything about a page; see #BrambleDescribeCard. */
gboolean
bramble_folk_describe_card (const BrambleSetup *setup,
                            const char         *id,
                            BrambleCardInfo    *info)
{
  BrambleFolkPage page;
  guint number;

  if (!bramble_folk_page_of (id, &page, &number))
    return FALSE;

  info->item = bramble_folk_cards_find (id);
  info->picture = bramble_folk_page_art (page, number);
  info->frame = "folktales/cards/front";
  info->draw = draw_page;
  info->style = "folk-page";
  info->type_picture = dup_sign (page, number);
  info->badge = page == BRAMBLE_FOLK_PAGE_FOE || page == BRAMBLE_FOLK_PAGE_FRIEND;
  info->type = bramble_folk_page_type (page);
  info->type_text = bramble_folk_page_about (page);
  info->deck = find_deck (page, number);
  return TRUE;
}
