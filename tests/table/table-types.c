/* table-types.c: one of each type of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-types.h"

#include <bramble-store.h>
#include <gtk/gtk.h>

#include "bramble-analysis-view.h"
#include "bramble-application.h"
#include "bramble-art.h"
#include "bramble-book.h"
#include "bramble-boxes.h"
#include "bramble-card-dialog.h"
#include "bramble-chart-view.h"
#include "bramble-chooser.h"
#include "bramble-counter.h"
#include "bramble-dice-view.h"
#include "bramble-face.h"
#include "bramble-gallery.h"
#include "bramble-game-box.h"
#include "bramble-game-list.h"
#include "bramble-game-over.h"
#include "bramble-game-panel.h"
#include "bramble-grimm-board.h"
#include "bramble-grimm-cards.h"
#include "bramble-grimm-location-view.h"
#include "bramble-grimm-plan-view.h"
#include "bramble-grimm-player-view.h"
#include "bramble-hand.h"
#include "bramble-herald.h"
#include "bramble-jump.h"
#include "bramble-log-view.h"
#include "bramble-miniature.h"
#include "bramble-motion.h"
#include "bramble-new-game.h"
#include "bramble-note.h"
#include "bramble-offer-view.h"
#include "bramble-picture.h"
#include "bramble-preferences.h"
#include "bramble-prompt.h"
#include "bramble-replay-bar.h"
#include "bramble-rules.h"
#include "bramble-seats.h"
#include "bramble-shelf.h"
#include "bramble-spread.h"
#include "bramble-stage.h"
#include "bramble-statistics-page.h"
#include "bramble-tale-leaf.h"
#include "bramble-tale-spread.h"
#include "bramble-tale-view.h"
#include "bramble-target.h"
#include "bramble-tell.h"
#include "bramble-text.h"
#include "bramble-tiles.h"
#include "bramble-tutor.h"
#include "bramble-unfinished.h"
#include "bramble-waiting.h"
#include "bramble-wall.h"
#include "bramble-window.h"
#include "bramble-wood.h"
#include "look.h"
#include "table-parts.h"
#include "test-setup.h"
#include "worlds.h"

static BrambleStore *store;
static World *world; /* a game in its middle */
static World *ended; /* one that is over */
static GtkWidget *parent;

static const BramblePart no_parts[] = { { NULL } };
static const BrambleSheet sheet = { 10, 10, no_parts };

/* How a game is set up when nobody chooses anything. */
static const BrambleSetup *
usual_setup (void)
{
  static BrambleSetup setup;

  bramble_setup_init (&setup, bramble_games ()[0]);
  return &setup;
}

/* One of each. */

#define MAKE(what, expression) \
  static gpointer \
  make_##what (void) \
  { \
    return expression; \
  }

MAKE (analysis_view, bramble_analysis_view_new (ended->match))
static void
show_nothing (const BrambleOption *path,
              guint                n,
              gpointer             user_data)
{
}

MAKE (application, bramble_application_new ())
MAKE (art, g_object_new (BRAMBLE_TYPE_ART, NULL))
MAKE (board, bramble_grimm_board_new (world->match, TRUE))
MAKE (book, bramble_book_new ())
MAKE (boxes, bramble_boxes_new (bramble_presentations ()))
MAKE (card_dialog, bramble_card_dialog_present (parent, bramble_presentations ()[0], usual_setup (), "wolf"))
MAKE (chooser, bramble_chooser_new (&bramble_games ()[0]->choices[0], "choice"))
MAKE (counter, bramble_counter_new ("grimm/tokens/straw", 20, TRUE))
MAKE (game_box, bramble_game_box_new (bramble_presentations ()[0]))
MAKE (game_over, bramble_game_over_new (ended->match))
MAKE (hand, bramble_hand_new (world->match, 0, TRUE))
MAKE (motion, bramble_motion_new ())
MAKE (new_game, bramble_new_game_new (bramble_games ()[0]))
MAKE (note, g_object_new (BRAMBLE_TYPE_NOTE, NULL))
MAKE (offer_view, bramble_offer_view_new ())
MAKE (panel, bramble_panel_new (&sheet, NULL))
MAKE (picture, bramble_picture_new ("grimm/fables/wolf", 100, 75))
MAKE (preferences, bramble_preferences_new (GTK_WINDOW (parent)))
MAKE (rules, bramble_rules_new (bramble_presentations ()[0]))
MAKE (shelf, g_object_new (BRAMBLE_TYPE_SHELF, NULL))
MAKE (spread, bramble_spread_new ())
MAKE (statistics_page, bramble_statistics_page_new (store, bramble_games ()[0]))
MAKE (summary, bramble_summary_new ())
MAKE (tale_leaf, bramble_tale_leaf_new ())
MAKE (tale_spread, bramble_tale_spread_new ())
MAKE (tell, bramble_tell_new ())
MAKE (text, bramble_text_new ("question"))
MAKE (tutor, bramble_tutor_new (world->match, parent, show_nothing, NULL))
MAKE (window, bramble_window_new (NULL, store))
MAKE (waiting, bramble_waiting_new ())
MAKE (wood, g_object_new (BRAMBLE_TYPE_WOOD, NULL))

static gpointer
make_chart_view (void)
{
  const BrambleMeasure *measure = &bramble_presentations ()[0]->measures[0];

  return bramble_chart_view_new (ended->match, measure,
                                 bramble_chart_new_for_rounds (bramble_match_get_record (ended->match), measure->count));
}

static gpointer
make_dice_view (void)
{
  GtkWidget *view = bramble_dice_view_new (40, NULL);

  bramble_dice_view_throw (BRAMBLE_DICE_VIEW (view), &(BrambleDice) { .n = 2, .faces = { 3, 6 } }, 1);
  return view;
}

static gpointer
make_face (void)
{
  g_auto (BrambleCardInfo) card = { 0 };
  gpointer face = bramble_face_new ();

  g_assert_true (bramble_presentations ()[0]->describe_card (usual_setup (), "dragon", &card));
  bramble_face_set_card (face, &card);
  return face;
}

static gpointer
make_gallery (void)
{
  g_autoptr (GListModel) cards = bramble_grimm_cards_new ("friend", 0);

  return bramble_gallery_new (bramble_presentations ()[0], usual_setup (), cards);
}

static gpointer
make_jump (void)
{
  gpointer jump = g_object_new (BRAMBLE_TYPE_JUMP, NULL);

  bramble_jump_set_match (jump, ended->match);
  return jump;
}

static gpointer
make_game_panel (void)
{
  gpointer panel = bramble_game_panel_new (bramble_presentations ());

  bramble_game_panel_show (panel, bramble_presentations ()[0], BRAMBLE_SKILL_NEW);
  return panel;
}

static gpointer
make_game_list (void)
{
  gpointer list = g_object_new (BRAMBLE_TYPE_GAME_LIST, NULL);

  bramble_game_list_read (list, store);
  return list;
}

static gpointer
make_herald (void)
{
  gpointer herald = g_object_new (BRAMBLE_TYPE_HERALD, NULL);

  bramble_herald_say (herald, "Somebody comes.");
  return herald;
}

static gpointer
make_location_view (void)
{
  g_autoptr (BrambleGrimmLocation) location = g_list_model_get_item (bramble_grimm_table_get_locations (world->table), 0);

  return bramble_grimm_location_view_new (world->table, location);
}

static gpointer
make_log_view (void)
{
  gpointer view = bramble_log_view_new ();

  bramble_log_view_set_log (view, world->log, world->match, NULL, NULL);
  return view;
}

static gpointer
make_miniature (void)
{
  gpointer miniature = g_object_new (BRAMBLE_TYPE_MINIATURE, NULL);

  bramble_miniature_set_child (miniature, bramble_picture_new ("grimm/fables/wolf", 100, 75));
  return miniature;
}

static gpointer
make_plan_view (void)
{
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (world->match);
  g_autoptr (BramblePlan) plan = bramble_plan_new (BRAMBLE_TABLE (table));

  return bramble_grimm_plan_view_new (plan);
}

static gpointer
make_player_view (void)
{
  g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (bramble_grimm_table_get_players (world->table), 1);

  return bramble_grimm_player_view_new (world->table, player, TRUE);
}

static gpointer
make_prompt (void)
{
  gpointer prompt = g_object_new (BRAMBLE_TYPE_PROMPT, NULL);

  bramble_prompt_show (prompt, world->match);
  return prompt;
}

static gpointer
make_replay_bar (void)
{
  const BrambleRecord *record = bramble_match_get_record (ended->match);
  g_autoptr (BrambleMatch) replay = bramble_match_new_replay (bramble_record_copy (record));
  gpointer bar = g_object_new (BRAMBLE_TYPE_REPLAY_BAR, NULL);

  bramble_replay_bar_set_match (bar, replay);
  return bar;
}

static gpointer
make_stage (void)
{
  GtkWidget *stage = bramble_stage_new ();
  BrambleActing acting = { .card = bramble_thing ("fable", "wolf"), .seat = 0, .line = (char *) "Monster" };
  BrambleLeafFace face = { .name = (char *) "Wolf", .art = (char *) "grimm/fables/wolf", .text = (char *) "It bites." };
  BrambleDeed hit = { .kind = BRAMBLE_DEED_LOST, .seat = 1, .n = -1, .of = "grimm/tokens/straw" };

  bramble_stage_set_match (BRAMBLE_STAGE (stage), world->match);
  bramble_stage_show_card (BRAMBLE_STAGE (stage), &acting, &face, TRUE);
  bramble_stage_add_hit (BRAMBLE_STAGE (stage), &hit);
  return stage;
}

static gpointer
make_seats (void)
{
  g_auto (BrambleWish) wish = { 0 };

  bramble_wish_init (&wish, bramble_games ()[0]);
  return bramble_seats_new (&wish);
}

static gpointer
make_tale_view (void)
{
  g_autoptr (BrambleTale) tale = bramble_tale_new ("A tale");
  BrambleTaleChapter *chapter = bramble_tale_add_chapter (tale, g_strdup ("A chapter"));

  bramble_tale_part_tell (bramble_tale_chapter_add_part (chapter, NULL, NULL), BRAMBLE_TALE_TOLD, g_strdup ("It was."), NULL);
  return bramble_tale_view_new (tale);
}

static gpointer
make_target (void)
{
  GtkWidget *target = bramble_target_new (bramble_thing ("deck", NULL), gtk_label_new ("32"));

  bramble_target_describe (BRAMBLE_TARGET (target), "Deck", "32");
  return target;
}

/* A box that is laid out by one of them. */
static gpointer
make_tiles (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (BRAMBLE_TYPE_TILES, "width", 60, NULL));
  for (guint i = 0; i < 5; i++)
    gtk_box_append (GTK_BOX (box), gtk_label_new ("tile"));
  return box;
}

static gpointer
make_unfinished (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "saves", "v1", "basic-3.e0cc21eea75d4acb.bramble", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return bramble_unfinished_new (file, NULL);
}

static gpointer
make_wall (void)
{
  gpointer panel = make_game_panel ();

  return bramble_wall_new (make_boxes (), panel, gtk_label_new ("below"));
}

/* Every type of src/table, and how one of it is made. */
const TableType table_types[] = {
  { "BrambleAnalysisView", make_analysis_view },
  { "BrambleAnswerButton", table_parts_answer_button },
  { "BrambleAnswerToggle", table_parts_answer_toggle },
  { "BrambleApplication", make_application },
  { "BrambleArt", make_art },
  { "BrambleBook", make_book },
  { "BrambleBoxes", make_boxes },
  { "BrambleCardDialog", make_card_dialog },
  { "BrambleChartView", make_chart_view },
  { "BrambleChooser", make_chooser },
  { "BrambleCounter", make_counter },
  { "BrambleDiceView", make_dice_view },
  { "BrambleFan", table_parts_fan },
  { "BrambleFrame", table_parts_frame },
  { "BrambleFace", make_face },
  { "BrambleGallery", make_gallery },
  { "BrambleGameBox", make_game_box },
  { "BrambleGameList", make_game_list },
  { "BrambleGameOver", make_game_over },
  { "BrambleGamePanel", make_game_panel },
  { "BrambleGrimmBoard", make_board },
  { "BrambleGrimmLocationView", make_location_view },
  { "BrambleGrimmPlanView", make_plan_view },
  { "BrambleGrimmPlayerView", make_player_view },
  { "BrambleHand", make_hand },
  { "BrambleHerald", make_herald },
  { "BrambleJump", make_jump },
  { "BrambleLeaf", table_parts_leaf },
  { "BrambleLens", table_parts_lens },
  { "BrambleLogView", make_log_view },
  { "BrambleMiniature", make_miniature },
  { "BrambleMotion", make_motion },
  { "BrambleNewGame", make_new_game },
  { "BrambleNote", make_note },
  { "BrambleOfferView", make_offer_view },
  { "BramblePanel", make_panel },
  { "BramblePicture", make_picture },
  { "BramblePreferences", make_preferences },
  { "BramblePrompt", make_prompt },
  { "BrambleRanks", table_parts_ranks },
  { "BrambleReplayBar", make_replay_bar },
  { "BrambleRules", make_rules },
  { "BrambleSeats", make_seats },
  { "BrambleShelf", make_shelf },
  { "BrambleSlots", table_parts_slots },
  { "BrambleSpread", make_spread },
  { "BrambleStage", make_stage },
  { "BrambleStatisticsPage", make_statistics_page },
  { "BrambleSteps", table_parts_steps },
  { "BrambleSummary", make_summary },
  { "BrambleTaleLeaf", make_tale_leaf },
  { "BrambleTaleSpread", make_tale_spread },
  { "BrambleTaleView", make_tale_view },
  { "BrambleTarget", make_target },
  { "BrambleTell", make_tell },
  { "BrambleText", make_text },
  { "BrambleTiles", make_tiles },
  { "BrambleTutor", make_tutor },
  { "BrambleUnfinished", make_unfinished },
  { "BrambleWaiting", make_waiting },
  { "BrambleWall", make_wall },
  { "BrambleWindow", make_window },
  { "BrambleWood", make_wood },
  { "BrambleWrap", table_parts_wrap },
  { NULL },
};

/* What they show: a game in its middle, and one that is over. */
void
table_types_begin (void)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/bramble");
  BrambleSetup setup = test_setup (4, 3, BRAMBLE_NO_SEAT, "all", NULL);
  BrambleRng rng = { 7 };

  store = bramble_store_new (nowhere);
  world = world_new (world_record (&setup), 0);
  for (guint i = 0; i < 150; i++)
    g_assert_true (world_play (world, &rng));
  ended = world_new (world_record (&setup), 0);
  while (world_play (ended, &rng))
    continue;
  parent = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (parent));
}

void
table_types_end (void)
{
  gtk_window_destroy (GTK_WINDOW (parent));
  look_settle ();
  world_free (world);
  world_free (ended);
  g_object_unref (store);
}
