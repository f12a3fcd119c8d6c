/* stuffed-presentation.c: Stuffed Fables on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-presentation.h>
#include <bramble-stuffed-cards.h>
#include <bramble-stuffed-end.h>
#include <rules/stuffed-game.h>

#include "bramble-stuffed-board.h"
#include "bramble-stuffed-card.h"
#include "bramble-stuffed-chapters.h"
#include "bramble-stuffed-final.h"
#include "bramble-stuffed-memories.h"
#include "bramble-stuffed-preview.h"

#define LIST(name, page)                                          \
  static GListModel *                                             \
  list_##name (const BrambleSetup *setup)                         \
  {                                                               \
    return bramble_lexicon_list (&bramble_stuffed_lexicon, page); \
  }

LIST (stuffies, BRAMBLE_STUFFED_PAGE_STUFFY)
LIST (minions, BRAMBLE_STUFFED_PAGE_MINION)
LIST (leaders, BRAMBLE_STUFFED_PAGE_LEADER)
LIST (bosses, BRAMBLE_STUFFED_PAGE_BOSS)
LIST (weapons, BRAMBLE_STUFFED_PAGE_WEAPON)
LIST (clothes, BRAMBLE_STUFFED_PAGE_CLOTHES)
LIST (accessories, BRAMBLE_STUFFED_PAGE_ACCESSORY)
LIST (party, BRAMBLE_STUFFED_PAGE_PARTY)
LIST (statuses, BRAMBLE_STUFFED_PAGE_STATUS)
LIST (losts, BRAMBLE_STUFFED_PAGE_LOST)
LIST (sleeps, BRAMBLE_STUFFED_PAGE_SLEEP)
LIST (environments, BRAMBLE_STUFFED_PAGE_ENVIRONMENT)
LIST (dice, BRAMBLE_STUFFED_PAGE_DIE)
LIST (tokens, BRAMBLE_STUFFED_PAGE_TOKEN)

static const BrambleGalleryPage galleries[] = {
  { "stuffies", N_("All stuffies"), N_("Stuffies"), list_stuffies },
  { "minions", N_("All minions"), N_("Minions"), list_minions },
  { "leaders", N_("All leaders"), N_("Leaders"), list_leaders },
  { "bosses", N_("All bosses"), N_("Bosses"), list_bosses },
  { "weapons", N_("All weapons"), N_("Weapons"), list_weapons },
  { "clothes", N_("All clothes"), N_("Clothes"), list_clothes },
  { "accessories", N_("All accessories"), N_("Accessories"), list_accessories },
  { "party-items", N_("All party items"), N_("Party items"), list_party },
  { "statuses", N_("All statuses"), N_("Statuses"), list_statuses },
  { "lost-cards", N_("All Lost cards"), N_("Lost cards"), list_losts },
  { "sleep-cards", N_("Sleep cards"), N_("Sleep cards"), list_sleeps },
  { "environments", N_("All environments"), N_("Environments"), list_environments },
  { "dice", N_("All dice"), N_("Dice"), list_dice },
  { "tokens", N_("Tokens"), N_("Tokens"), list_tokens },
  { NULL },
};

static const BrambleMeasure measures[] = {
  {
    .title = N_("Stuffing after each round"),
    .label = N_("Chart: stuffing of everybody after each round"),
    .scale = 6,
    .count = bramble_stuffed_count_stuffing,
  },
  {
    .title = N_("Hearts and buttons after each round"),
    .label = N_("Chart: hearts and buttons of everybody after each round"),
    .scale = 4,
    .count = bramble_stuffed_count_riches,
  },
  { NULL },
};

const BramblePresentation stuffed_presentation = {
  .game = &stuffed_game,
  .tagline = N_("Climb down into the dark under the bed, all together, and bring back a good night’s sleep."),
  .front = "stuffed/box/front",
  .spine = "stuffed/box/spine",
  .chapters = bramble_stuffed_chapters,
  .lesson_line = N_("The first page of the first story, with a badger, a lamb and a beetle. It shows you everything as you go and takes ten minutes."),
  .galleries = galleries,
  .draw = bramble_stuffed_draw,
  .end_sound = BRAMBLE_SOUND_LULLABY,
  .board = bramble_stuffed_board_new,
  .preview = bramble_stuffed_preview_new,
  .where = bramble_stuffed_dup_where,
  .describe_card = bramble_stuffed_describe_card,
  .show_memories = bramble_stuffed_show_memories,
  .measures = measures,
  .reason = bramble_stuffed_dup_reason,
  .end_art = bramble_stuffed_end_art,
  .show_final = bramble_stuffed_show_final,
};
