/* grimm-presentation.c: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-grimm-cards.h>
#include <bramble-presentation.h>
#include <rules/grimm.h>

#include "bramble-grimm-board.h"
#include "bramble-grimm-card-dialog.h"
#include "bramble-grimm-gallery.h"
#include "bramble-grimm-pages.h"
#include "bramble-grimm-preview.h"

static GtkWidget *
create_fables (void)
{
  g_autoptr (GListModel) cards = bramble_grimm_cards_new ("fable", 0);

  return bramble_grimm_gallery_new (cards, 0);
}

static GtkWidget *
create_friends (void)
{
  g_autoptr (GListModel) cards = bramble_grimm_cards_new ("friend", 0);

  return bramble_grimm_gallery_new (cards, 0);
}

static guint
search (GtkWidget  *gallery,
        const char *words)
{
  return bramble_grimm_gallery_set_search (BRAMBLE_GRIMM_GALLERY (gallery), words);
}

static const BrambleGalleryPage galleries[] = {
  { "fables", N_("All Fables"), N_("Fables"), create_fables, search },
  { "friends", N_("All Friends"), N_("Friends"), create_friends, search },
  { NULL },
};

static void
show_card (GtkWidget    *parent,
           const char   *id,
           BrambleMatch *match)
{
  bramble_grimm_card_dialog_present (parent, id, bramble_grimm_match_edition (match));
}

const BramblePresentation grimm_presentation = {
  .game = &grimm_game,
  .tagline = N_("Gather, trick your neighbours, win Friends, and be the first to build three houses."),
  .front = "grimm/box/front",
  .spine = "grimm/box/spine",
  .chapters = bramble_grimm_chapters,
  .lessons = bramble_grimm_lessons,
  .galleries = galleries,
  .draw = bramble_grimm_draw,
  .board = bramble_grimm_board_new,
  .preview = bramble_grimm_preview_new,
  .show_card = show_card,
};
