/* folktales-presentation.c: Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-folk-cards.h>
#include <bramble-folk-end.h>
#include <bramble-presentation.h>
#include <rules/folk-game.h>

#include "bramble-folk-board.h"
#include "bramble-folk-card.h"
#include "bramble-folk-final.h"
#include "bramble-folk-hand.h"
#include "bramble-folk-pages.h"
#include "bramble-folk-preview.h"

#define LIST(name, page)                                       \
  static GListModel *                                          \
  list_##name (const BrambleSetup *setup)                      \
  {                                                            \
    return bramble_lexicon_list (&bramble_folk_lexicon, page); \
  }

LIST (heroes, BRAMBLE_FOLK_PAGE_HERO)
LIST (tales, BRAMBLE_FOLK_PAGE_TALE)
LIST (starting, BRAMBLE_FOLK_PAGE_STARTING)
LIST (useful, BRAMBLE_FOLK_PAGE_USEFUL)
LIST (magical, BRAMBLE_FOLK_PAGE_MAGICAL)
LIST (animals, BRAMBLE_FOLK_PAGE_ANIMAL)
LIST (foes, BRAMBLE_FOLK_PAGE_FOE)
LIST (friends, BRAMBLE_FOLK_PAGE_FRIEND)
LIST (tokens, BRAMBLE_FOLK_PAGE_TOKEN)
LIST (fields, BRAMBLE_FOLK_PAGE_FIELD)
LIST (lands, BRAMBLE_FOLK_PAGE_LAND)

static const BrambleGalleryPage galleries[] = {
  { "heroes", N_("All heroes"), N_("Heroes"), list_heroes },
  { "tales", N_("All Folktale cards"), N_("Folktale cards"), list_tales },
  { "starting-items", N_("Starting items"), N_("Starting items"), list_starting },
  { "useful-items", N_("Useful items"), N_("Useful items"), list_useful },
  { "magical-items", N_("Magical items"), N_("Magical items"), list_magical },
  { "animals", N_("Animals and companions"), N_("Animals and companions"), list_animals },
  { "foes", N_("All Foes"), N_("Foes"), list_foes },
  { "friends-met", N_("All Friends"), N_("Friends"), list_friends },
  { "tokens", N_("Tokens"), N_("Tokens"), list_tokens },
  { "fields", N_("All fields"), N_("Fields"), list_fields },
  { "lands", N_("All lands"), N_("Lands"), list_lands },
  { NULL },
};

static const BrambleMeasure measures[] = {
  {
    .title = N_("Turns that were left after each round"),
    .label = N_("Chart: turns that everybody still had to go, about, after each round"),
    .scale = 20,
    .step = 5,
    .count = bramble_folk_count_way_left,
  },
  {
    .title = N_("Quests and items after each round"),
    .label = N_("Chart: quests fulfilled and items held for the gate after each round"),
    .scale = 3,
    .step = 1,
    .count = bramble_folk_count_done,
  },
  {
    .title = N_("Biscuits, Advice and Gold after each round"),
    .label = N_("Chart: Biscuits, Advice and Gold Coins together after each round"),
    .scale = 6,
    .count = bramble_folk_count_goods,
  },
  { NULL },
};

const BramblePresentation folktales_presentation = {
  .game = &folktales_game,
  .tagline = N_("Walk through all the lands of the tales, and be the first through the gate of the Castle."),
  .front = "folktales/box/front",
  .spine = "folktales/box/spine",
  .chapters = bramble_folk_chapters,
  .lesson_line = N_("A short first journey with a horse, a beggar and a rival. It shows you everything as you go and takes ten minutes."),
  .galleries = galleries,
  .draw = bramble_folk_draw,
  .end_sound = BRAMBLE_SOUND_GATE,
  .board = bramble_folk_board_new,
  .preview = bramble_folk_preview_new,
  .hand = bramble_folk_fill_hand,
  .describe_card = bramble_folk_describe_card,
  .measures = measures,
  .reason = bramble_folk_dup_reason,
  .show_final = bramble_folk_show_final,
};
