/* gloom-presentation.c: Fairytale Gloom on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-gloom-cards.h>
#include <bramble-gloom-end.h>
#include <bramble-gloom-tale.h>
#include <bramble-presentation.h>
#include <rules/gloom.h>

#include "bramble-gloom-board.h"
#include "bramble-gloom-card.h"
#include "bramble-gloom-final.h"
#include "bramble-gloom-hand.h"
#include "bramble-gloom-pages.h"
#include "bramble-gloom-preview.h"

static GListModel *
list_characters (const BrambleSetup *setup)
{
  return bramble_gloom_cards_new (GLOOM_CHARACTER);
}

static GListModel *
list_modifiers (const BrambleSetup *setup)
{
  return bramble_gloom_cards_new (GLOOM_MODIFIER);
}

static GListModel *
list_events (const BrambleSetup *setup)
{
  return bramble_gloom_cards_new (GLOOM_EVENT);
}

static GListModel *
list_endings (const BrambleSetup *setup)
{
  return bramble_gloom_cards_new (GLOOM_ENDING);
}

static GListModel *
list_stories (const BrambleSetup *setup)
{
  return bramble_gloom_cards_new (GLOOM_STORY);
}

static const BrambleGalleryPage galleries[] = {
  { "characters", N_("All Characters"), N_("Characters"), list_characters },
  { "modifiers", N_("All Modifiers"), N_("Modifiers"), list_modifiers },
  { "events", N_("All Events"), N_("Events"), list_events },
  { "endings", N_("All Endings"), N_("Endings"), list_endings },
  { "stories", N_("All Stories"), N_("Stories"), list_stories },
  { NULL },
};

static const BrambleMeasure measures[] = {
  {
    .title = N_("Misery after each round"),
    .label = N_("Chart: how far below nought every family was after each round, unfinished Characters included"),
    .scale = 60,
    .step = 20,
    .count = bramble_gloom_count_misery,
  },
  {
    .title = N_("Finished Characters after each round"),
    .label = N_("Chart: Characters that were finished after each round"),
    .scale = 4,
    .step = 1,
    .count = bramble_gloom_count_finished,
  },
  { NULL },
};

const BramblePresentation gloom_presentation = {
  .game = &gloom_game,
  .tagline = N_("Make your family as wretched as you can, cheer up the others, and end every tale unhappily."),
  .front = "gloom/box/front",
  .spine = "gloom/box/spine",
  .chapters = bramble_gloom_chapters,
  .lesson_line = N_("A short first game with a sad Wolf in it. It shows you everything as you go and takes ten minutes."),
  .galleries = galleries,
  .draw = bramble_gloom_draw,
  .curtain_sound = BRAMBLE_SOUND_DRAPE,
  .end_sound = BRAMBLE_SOUND_LAMENT,
  .board = bramble_gloom_board_new,
  .preview = bramble_gloom_preview_new,
  .hand = bramble_gloom_fill_hand,
  .describe_card = bramble_gloom_describe_card,
  .tells = bramble_gloom_tells,
  .book = bramble_gloom_tale_new,
  .measures = measures,
  .reason = bramble_gloom_dup_reason,
  .show_final = bramble_gloom_show_final,
};
