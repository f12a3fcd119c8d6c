/* bramble-folk-card.c: what the pages of Hungarian Folktales show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-card.h"

#include <glib/gi18n.h>

#include <bramble-folk-cards.h>
#include <rules/folk-game.h>

#include "bramble-folk-glimpse.h"
#include "bramble-folk-style.h"
#include "bramble-picture.h"

/* How large things are where they are read, and among others. */
#define THING 176
#define SMALL_THING 96
#define HERO_WIDTH 200
#define HERO_HEIGHT 262
#define SMALL_HERO_WIDTH 92
#define SMALL_HERO_HEIGHT 120
#define SCENE_WIDTH 264
#define SCENE_HEIGHT 198
#define CARD_WIDTH 250
#define CARD_HEIGHT 350
#define CARD_SIGN 46

/* Where it is read there is room for it. */
static GtkWidget *
create_picture (const char *art,
                int         width,
                int         height)
{
  GtkWidget *picture = bramble_picture_new (art, width, height);

  gtk_widget_set_size_request (picture, width, height);
  return picture;
}

static void
append_signs (GtkWidget  *row,
              const char *family,
              const char *id,
              guint       n)
{
  g_autofree char *art = g_strconcat (family, id, NULL);

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (row), create_picture (art, CARD_SIGN, CARD_SIGN));
}

/* A row of a Folktale card: a word, and signs below it. */
static GtkWidget *
append_row (GtkWidget  *card,
            const char *title)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_add_css_class (label, "folk-card-word");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (card), label);
  gtk_box_append (GTK_BOX (card), row);
  return row;
}

/* A Folktale card as it lies on the table: who is met, what they want, and what is wanted
 * at the gate. */
static GtkWidget *
create_tale (guint card)
{
  const FolkCardInfo *info = &folk_cards[card];
  g_autofree char *art = bramble_folk_page_art (BRAMBLE_FOLK_PAGE_TALE, card);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *row;

  bramble_folk_style_load ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), create_picture ("folktales/cards/front", CARD_WIDTH, CARD_HEIGHT));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), box);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 26);
  gtk_box_append (GTK_BOX (box), create_picture (art, SCENE_WIDTH * 3 / 4, SCENE_HEIGHT * 5 / 8));
  row = append_row (box, C_("Folktale card", "Quest"));
  append_signs (row, "folktales/meet/", folk_adventure_ids[info->who], 1);
  append_signs (row, "folktales/tokens/", "gold", info->gold);
  append_signs (row, "folktales/tokens/", "biscuit", info->biscuits);
  if (info->tile != FOLK_NONE)
    append_signs (row, "folktales/tiles/", folk_tile_ids[info->tile], 1);
  row = append_row (box, C_("Folktale card", "Castle"));
  for (guint i = 0; i < G_N_ELEMENTS (info->bring); i++)
    if (info->bring[i] != FOLK_NONE)
      append_signs (row, "folktales/tiles/", folk_tile_ids[info->bring[i]], 1);
  append_signs (row, "folktales/tokens/", "gold", info->treasure);
  return overlay;
}

static GtkWidget *
draw_page (const char *id,
           gboolean    small)
{
  g_autofree char *art = NULL;
  guint page, number;

  if (!bramble_lexicon_look_up (&bramble_folk_lexicon, id, &page, &number))
    return NULL;

  art = bramble_folk_page_art (page, number);
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_TALE:
      return small ? NULL : create_tale (number);
    case BRAMBLE_FOLK_PAGE_FOE:
    case BRAMBLE_FOLK_PAGE_FRIEND:
      return small ? NULL : create_picture (art, SCENE_WIDTH, SCENE_HEIGHT);
    case BRAMBLE_FOLK_PAGE_HERO:
      return small ? create_picture (art, SMALL_HERO_WIDTH, SMALL_HERO_HEIGHT) : create_picture (art, HERO_WIDTH, HERO_HEIGHT);
    case BRAMBLE_FOLK_PAGE_LAND:
      return bramble_folk_glimpse_new_land (number, small);
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
    case BRAMBLE_FOLK_PAGE_TOKEN:
    case BRAMBLE_FOLK_PAGE_FIELD:
      return small ? create_picture (art, SMALL_THING, SMALL_THING) : create_picture (art, THING, THING);
    case BRAMBLE_FOLK_N_PAGES:
      break;
    }

  g_assert_not_reached ();
}

/* The sign of somebody, or of what all of a kind are. */
static char *
dup_sign (BrambleFolkPage page,
          guint           number)
{
  switch (page)
    {
    case BRAMBLE_FOLK_PAGE_HERO:
      return g_strdup (folk_looks[number].symbol);
    case BRAMBLE_FOLK_PAGE_STARTING:
    case BRAMBLE_FOLK_PAGE_USEFUL:
    case BRAMBLE_FOLK_PAGE_MAGICAL:
    case BRAMBLE_FOLK_PAGE_ANIMAL:
      return g_strdup ("folktales/tiles/satchel");
    case BRAMBLE_FOLK_PAGE_TOKEN:
      return g_strdup ("folktales/tokens/biscuit");
    case BRAMBLE_FOLK_PAGE_FIELD:
    case BRAMBLE_FOLK_PAGE_LAND:
      return g_strdup ("folktales/fields/junction");
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
  guint page, number;

  if (!bramble_lexicon_look_up (&bramble_folk_lexicon, id, &page, &number))
    return FALSE;

  info->item = bramble_lexicon_find (&bramble_folk_lexicon, id);
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
