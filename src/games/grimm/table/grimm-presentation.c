/* grimm-presentation.c: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-grimm-cards.h>
#include <bramble-grimm-end.h>
#include <bramble-presentation.h>
#include <rules/choices.h>
#include <rules/grimm.h>

#include "bramble-grimm-board.h"
#include "bramble-grimm-card.h"
#include "bramble-grimm-final.h"
#include "bramble-grimm-hand.h"
#include "bramble-grimm-pages.h"
#include "bramble-grimm-preview.h"

static guint
edition_of (const BrambleSetup *setup)
{
  return (guint) setup->values[GRIMM_CHOICE_EDITION][0];
}

static GListModel *
list_fables (const BrambleSetup *setup)
{
  return bramble_grimm_cards_new ("fable", edition_of (setup));
}

static GListModel *
list_friends (const BrambleSetup *setup)
{
  return bramble_grimm_cards_new ("friend", edition_of (setup));
}

static const BrambleGalleryPage galleries[] = {
  { "fables", N_("All Fables"), N_("Fables"), list_fables },
  { "friends", N_("All Friends"), N_("Friends"), list_friends },
  { NULL },
};

G_STATIC_ASSERT (BRAMBLE_GRIMM_MAX_MARKS <= BRAMBLE_CARD_MARKS);

static gboolean
describe_gather (const char      *id,
                 BrambleCardInfo *card)
{
  card->item = bramble_grimm_cards_find_gather (id);
  if (card->item == NULL)
    return FALSE;

  card->picture = bramble_grimm_item_art (card->item, NULL);
  card->frame = "grimm/cards/frame-fable";
  card->type_picture = g_strdup ("grimm/cards/back-gather-orange");
  card->type = _("Gather card");
  card->type_text = _("You hold one for every Location. You set one of them down in secret, and all are turned up together.");
  return TRUE;
}

static gboolean
describe_card (const BrambleSetup *setup,
               const char         *id,
               BrambleCardInfo    *card)
{
  guint edition = edition_of (setup);
  const char *type = bramble_grimm_card_type_id (id);
  gboolean of_friend = g_strcmp0 (type, "friend") == 0;
  gboolean plain = of_friend || g_strcmp0 (type, "fable") == 0;

  if (type == NULL)
    return describe_gather (id, card);

  card->item = bramble_grimm_cards_find (id, edition);
  card->picture = bramble_grimm_item_art (card->item, NULL);
  card->frame = of_friend ? "grimm/cards/frame-friend" : "grimm/cards/frame-fable";
  card->style = of_friend ? "friend" : "fable";
  card->when = bramble_grimm_card_when (id, edition);
  bramble_grimm_card_marks (id, edition, card->marks);
  card->type_picture = g_strconcat (plain ? "grimm/cards/back-" : "grimm/marks/", type, NULL);
  card->badge = !plain;
  card->type = bramble_grimm_card_type_name (id);
  card->type_text = bramble_grimm_card_type_text (id);
  card->deck = bramble_grimm_card_is_advanced (id) ? _("Only in games with all cards.")
                                                   : _("A basic card: it is in every game.");
  return TRUE;
}

static const BrambleMeasure measures[] = {
  {
    .title = N_("House sections after each round"),
    .label = N_("Chart: house sections that stood after each round"),
    .scale = 9,
    .step = 3,
    .count = bramble_grimm_count_sections,
  },
  {
    .title = N_("Resources left after each round"),
    .label = N_("Chart: resources that were left after each round"),
    .scale = 4,
    .count = bramble_grimm_count_resources,
  },
  { NULL },
};

const BramblePresentation grimm_presentation = {
  .game = &grimm_game,
  .tagline = N_("Gather, trick your neighbours, win Friends, and be the first to build three houses."),
  .front = "grimm/box/front",
  .spine = "grimm/box/spine",
  .chapters = bramble_grimm_chapters,
  .lesson_line = N_("A short first game that shows you everything as you go. It takes ten minutes."),
  .galleries = galleries,
  .draw = bramble_grimm_draw,
  .board = bramble_grimm_board_new,
  .preview = bramble_grimm_preview_new,
  .hand = bramble_grimm_fill_hand,
  .describe_card = describe_card,
  .measures = measures,
  .reason = bramble_grimm_dup_reason,
  .show_final = bramble_grimm_show_final,
};
