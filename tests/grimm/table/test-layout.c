/* test-layout.c: everything has its place, and keeps it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <rules/asks.h>

#include "bramble-contrast.h"
#include "bramble-frame.h"
#include "bramble-leaf.h"
#include "bramble-log-view.h"
#include "bramble-settings.h"
#include "bramble-stage.h"
#include "bramble-target.h"
#include "bramble-text.h"
#include <bramble-grimm-board.h>
#include "look.h"
#include "match-kit.h"
#include "test-setup.h"
#include "touch-kit.h"

/* What whoever has the screen read is told of @widget. */
static void
check_spoken (GtkWidget             *widget,
              GtkAccessibleProperty  property,
              const char            *words)
{
  g_autofree char *spoken = look_accessible (widget, property);

  if (*words)
    g_assert_nonnull (spoken ? strstr (spoken, words) : NULL);
  else
    g_assert_true (spoken == NULL || *spoken == '\0');
}

/* A window of this size below its header, with the table in it. */
static void
table_init (TouchTable *table,
            const char *words,
            int         width,
            int         height)
{
  touch_set_pace ("off");
  touch_table_init (table, words, FALSE);
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  /* A default size would not be larger than the screen. */
  gtk_widget_set_size_request (table->board, width, height);
  gtk_window_set_default_size (GTK_WINDOW (table->window), width, height);
  for (guint i = 0; i < 50 && gtk_widget_get_width (table->board) != width; i++)
    kit_run_for (20);
  kit_run_for (80);
  g_assert_cmpint (gtk_widget_get_width (table->board), ==, width);
  g_assert_cmpint (gtk_widget_get_height (table->board), ==, height);
}

static BrambleFrame *
frame_of (TouchTable *table)
{
  return BRAMBLE_FRAME (touch_find (table->board, touch_is_type, "BrambleFrame"));
}

static graphene_rect_t
bounds_of (TouchTable *table,
           GtkWidget  *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, table->board, &bounds));
  return bounds;
}

/* Which layout there is room for. */
static void
test_choice (void)
{
  static const struct
  {
    int width;
    int height;
    gboolean log;
    BrambleLayout layout;
  } rooms[] = {
    { 1280, 754, FALSE, BRAMBLE_LAYOUT_WIDE },
    { 1280, 754, TRUE, BRAMBLE_LAYOUT_WIDE },
    { 1600, 800, FALSE, BRAMBLE_LAYOUT_WIDE },
    { 1600, 800, TRUE, BRAMBLE_LAYOUT_WIDE_LOG },
    { 1000, 754, FALSE, BRAMBLE_LAYOUT_COMPACT },
    { 1280, 600, FALSE, BRAMBLE_LAYOUT_COMPACT },
    { 800, 554, TRUE, BRAMBLE_LAYOUT_COMPACT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      TouchTable table;

      g_settings_set_boolean (bramble_settings_get_default (), "show-log", rooms[i].log);
      table_init (&table, "window build", rooms[i].width, rooms[i].height);
      g_assert_cmpint (bramble_frame_get_layout (frame_of (&table)), ==, rooms[i].layout);
      touch_table_clear (&table);
    }
  g_settings_reset (bramble_settings_get_default (), "show-log");
}

/* A long name does not run into what its owner has. */
static void
test_long_names (void)
{
  static const int rooms[][2] = { { 1280, 754 }, { 800, 554 } };
  static const char *const names[] = { "Bartholomäus", "Wilhelmine", "Schneeweißchen", "Old Bartholomäus" };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
      BrambleSetup setup = test_setup (G_N_ELEMENTS (names), 1, 1, "all", NULL);
      g_autoptr (GError) error = NULL;
      TouchTable table;

      for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
        seats[seat].name = (char *) names[seat];
      table.match = bramble_match_new (bramble_record_new (bramble_games ()[0], &setup, seats, FALSE, &error));
      g_assert_no_error (error);
      table.window = gtk_window_new ();
      table.board = GTK_WIDGET (bramble_grimm_board_new (table.match, FALSE));
      gtk_widget_set_size_request (table.board, rooms[i][0], rooms[i][1]);
      gtk_window_set_child (GTK_WINDOW (table.window), table.board);
      gtk_window_present (GTK_WINDOW (table.window));
      kit_run_for (100);
      for (guint seat = 1; seat <= G_N_ELEMENTS (names); seat++)
        {
          g_autofree char *thing = g_strdup_printf ("seat/%u", seat);
          GtkWidget *who = touch_target (&table, thing);
          GtkWidget *stock = touch_find (gtk_widget_get_parent (who), touch_has_class, "stock");
          graphene_rect_t name = bounds_of (&table, who);
          graphene_rect_t goods = bounds_of (&table, stock);

          /* A pixel belongs to both. */
          graphene_rect_inset (&name, 1, 1);
          g_assert_false (graphene_rect_intersection (&name, &goods, NULL));
        }
      touch_table_clear (&table);
    }
}

static const char *const parts[] = { "location/fields", "location/brickyard", "site/1/1", "site/2/1", "deck",
                                     "supply/straw", "gather/fields", "fable/wolf", "friend/goldilocks" };

/* Twice the room is the same table, twice as large, letters included. */
static void
test_one_unit (void)
{
  static const char *const words = "hand seat-1 wolf;friend seat-1 goldilocks;window build";
  graphene_rect_t places[G_N_ELEMENTS (parts)];
  double unit = 0;

  for (guint scale = 1; scale <= 2; scale++)
    {
      TouchTable table;
      PangoContext *letters;
      double size;

      table_init (&table, words, 1280 * (int) scale, 752 * (int) scale);
      if (scale == 1)
        unit = bramble_frame_unit (touch_target (&table, "deck"));
      g_assert_cmpfloat_with_epsilon (bramble_frame_unit (touch_target (&table, "deck")), scale * unit, 0.01);
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        {
          graphene_rect_t bounds = bounds_of (&table, touch_target (&table, parts[i]));

          if (scale == 1)
            places[i] = bounds;
          g_assert_cmpfloat_with_epsilon (bounds.origin.x, scale * places[i].origin.x, 4);
          g_assert_cmpfloat_with_epsilon (bounds.origin.y, scale * places[i].origin.y, 4);
          g_assert_cmpfloat_with_epsilon (bounds.size.width, scale * places[i].size.width, 4);
          g_assert_cmpfloat_with_epsilon (bounds.size.height, scale * places[i].size.height, 4);
        }
      letters = gtk_widget_get_pango_context (touch_find (touch_target (&table, "seat/1"), touch_is_type, "GtkLabel"));
      size = pango_font_description_get_size (pango_context_get_font_description (letters)) / (double) PANGO_SCALE;
      if (!pango_font_description_get_size_is_absolute (pango_context_get_font_description (letters)))
        size *= 96 / 72.0;
      g_assert_cmpfloat (size, >=, 1.75 * bramble_frame_unit (touch_target (&table, "deck")));
      touch_table_clear (&table);
    }
}

/* Where Locations, boards and the places of answers are. */
static char *
dump_places (TouchTable *table)
{
  static const char *const fixed[] = { "location/fields", "location/forest", "location/brickyard", "seat/1", "seat/2",
                                       "seat/3", "site/1/1", "site/2/1", "deck", "discard", "supply/brick" };
  static const char *const types[] = { "BrambleStage", "BramblePrompt", "BrambleSlots" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    {
      graphene_rect_t bounds = bounds_of (table, touch_target (table, fixed[i]));

      g_string_append_printf (text, "%s %.0f,%.0f\n", fixed[i], bounds.origin.x, bounds.origin.y);
    }
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *part = touch_find (table->board, touch_is_type, types[i]);

      if (gtk_widget_get_mapped (part))
        {
          graphene_rect_t bounds = bounds_of (table, part);

          g_string_append_printf (text, "%s %.0f,%.0f %.0f×%.0f\n", types[i], bounds.origin.x, bounds.origin.y,
                                  bounds.size.width, bounds.size.height);
        }
    }
  return g_string_free (text, FALSE);
}

/* The same when everything has been laid out, however slow the machine is. */
static char *
dump_settled (TouchTable *table)
{
  char *now = dump_places (table);

  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *before = g_steal_pointer (&now);

      kit_run_for (40);
      gtk_test_widget_wait_for_draw (table->window);
      now = dump_places (table);
      if (strcmp (before, now) == 0)
        break;
    }
  return now;
}

/* Through all phases nothing goes anywhere else. One person, so that one board is in front. */
static void
test_nothing_moves (void)
{
  TouchTable table;
  BrambleRng rng = { 4 };
  g_autofree char *before = NULL;

  touch_set_pace ("off");
  touch_table_init_with (&table, "hand seat-1 wolf", FALSE, &bramble_chance);
  bramble_match_set_viewer (table.match, 0);
  gtk_widget_set_size_request (table.board, 1280, 754);
  kit_run_for (200);
  before = dump_settled (&table);
  for (guint i = 0; i < KIT_TIMES (60) && !bramble_match_get_over (table.match); i++)
    {
      g_autofree char *after = NULL;

      if (!kit_match_any (table.match, &rng))
        break;
      /* Somebody else sits before the screen. */
      if (bramble_match_get_viewer (table.match) != 0)
        continue;
      after = dump_settled (&table);
      g_assert_cmpstr (after, ==, before);
    }
  touch_table_clear (&table);
}

/* Prompt. */

static gboolean
has_key (GtkWidget  *widget,
         const char *key)
{
  return touch_has_class (widget, "key") && BRAMBLE_IS_TEXT (widget) && strcmp (bramble_text_get (BRAMBLE_TEXT (widget)), key) == 0;
}

/* Digits are keys, and a button says which is its own. */
static void
test_digits (void)
{
  TouchTable table;

  table_init (&table, "resources seat-1 0 0 0;actions seat-1 2;window build", 1280, 754);
  g_assert_nonnull (touch_find (table.board, has_key, "1"));
  g_assert_nonnull (touch_find (table.board, has_key, "4"));
  g_assert_null (touch_find (table.board, has_key, "9"));
  g_assert_false (touch_key (&table, GDK_KEY_9));
  g_assert_true (touch_key (&table, GDK_KEY_2));
  g_assert_cmpuint (touch_now (&table)->players[0].stock[GRIMM_STRAW], ==, 1);
  g_assert_true (touch_key (&table, GDK_KEY_KP_4));
  g_assert_cmpuint (touch_now (&table)->players[0].stock[GRIMM_BRICK], ==, 1);
  touch_table_clear (&table);
}

static gboolean
says (GtkWidget  *widget,
      const char *words)
{
  return gtk_widget_get_mapped (widget)
         && ((BRAMBLE_IS_TEXT (widget) && strstr (bramble_text_get (BRAMBLE_TEXT (widget)), words))
             || (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words)));
}

/* What an answer would do stands below the answers; what else comes of it on the button. */
static void
test_consequences (void)
{
  TouchTable table;
  GtkWidget *prompt;

  table_init (&table, "house seat-1 1 straw walls;resources seat-1 7 0 0;friend seat-1 goldilocks;friend seat-2 ali-baba;window build",
              1280, 754);
  prompt = touch_find (table.board, touch_is_type, "BramblePrompt");
  for (GtkWidget *button = gtk_widget_get_first_child (touch_find (prompt, touch_is_type, "BrambleSlots")); button;
       button = gtk_widget_get_next_sibling (button))
    if (GTK_IS_BUTTON (button) && touch_find (button, says, "Straw Roof"))
      g_signal_emit_by_name (touch_controller (button, GTK_TYPE_EVENT_CONTROLLER_MOTION), "enter", 1.0, 1.0);
  g_assert_nonnull (touch_find (prompt, says, "You pay 6 Straw and keep 1."));
  g_assert_nonnull (touch_find (prompt, says, "your first house"));
  touch_table_clear (&table);

  table_init (&table, "house seat-1 1 straw floor;resources seat-1 7 0 0;friend seat-1 goldilocks;friend seat-2 ali-baba;window build",
              1280, 754);
  gtk_widget_activate_action (table.board, "board.touch", "s", "site/1/1");
  kit_run_for (80);
  g_assert_cmpuint (touch_now (&table)->ask_kind, ==, GRIMM_ASK_FRIEND);
  prompt = touch_find (table.board, touch_is_type, "BramblePrompt");
  g_assert_nonnull (touch_find (prompt, says, "Goldilocks goes"));
  g_assert_nonnull (touch_find (prompt, says, "Ali Baba goes"));
  touch_table_clear (&table);
}

/* Stage. */

/* A card that asks is on the stage with its text, and in a compact table too. */
static void
test_stage (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TouchTable table;
      GtkWidget *stage;

      table_init (&table, "plan seat-1 fields wolf;plan seat-2 fields;plan seat-3 fields;window fables", sizes[i][0], sizes[i][1]);
      g_assert_cmpuint (touch_now (&table)->ask_kind, ==, GRIMM_ASK_PLACE_MONSTER);
      stage = touch_find (table.board, touch_is_type, "BrambleStage");
      g_assert_true (gtk_widget_get_mapped (stage));
      g_assert_true (bramble_stage_is_busy (BRAMBLE_STAGE (stage)));
      g_assert_nonnull (touch_find (stage, says, grimm_card_text (0, GRIMM_WOLF)));
      check_spoken (stage, GTK_ACCESSIBLE_PROPERTY_LABEL, "Wolf");
      check_spoken (stage, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, grimm_card_text (0, GRIMM_WOLF));
      gtk_widget_activate_action (table.board, "board.answer", "u", 0);
      kit_run_for (60);
      g_assert_false (bramble_stage_is_busy (BRAMBLE_STAGE (stage)));
      check_spoken (stage, GTK_ACCESSIBLE_PROPERTY_LABEL, "Since your turn");
      check_spoken (stage, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
      touch_table_clear (&table);
    }
}

/* What lies in @row, and what is drawn of it, is beside @other. */
static void
check_beside (TouchTable *table,
              GtkWidget  *row,
              GtkWidget  *other)
{
  graphene_rect_t bounds = bounds_of (table, other);

  for (GtkWidget *child = gtk_widget_get_first_child (row); child; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t room, both;

      if (!gtk_widget_get_mapped (child))
        continue;
      room = bounds_of (table, child);
      g_assert_true (!graphene_rect_intersection (&room, &bounds, &both) || both.size.width < 1 || both.size.height < 1);
      check_beside (table, child, other);
    }
}

/* A third card before an opponent does not come over their Friend. */
static void
test_cards_beside_friend (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };
  static const char *const positions[] = {
    "friend seat-2 rumpelstiltskin;hand seat-2 roar;next seat-2 taxation",
    "friend seat-2 rumpelstiltskin;next seat-2 taxation;plan seat-1 fields wolf;plan seat-2 fields roar;plan seat-3 fields;"
    "window fables",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (positions); i++)
    {
      const int *size = sizes[i / G_N_ELEMENTS (positions)];
      TouchTable table;
      GtkWidget *cards;

      table_init (&table, positions[i % G_N_ELEMENTS (positions)], size[0], size[1]);
      cards = touch_target (&table, "fable/taxation");
      while (!gtk_widget_has_css_class (cards, "cards"))
        cards = gtk_widget_get_parent (cards);
      check_beside (&table, cards, touch_target (&table, "friend/rumpelstiltskin"));
      touch_table_clear (&table);
    }
}

/* At a shared computer the board of whom is asked openly lies in front. */
static void
test_front (void)
{
  TouchTable table;

  touch_set_pace ("off");
  touch_table_init (&table, "plan seat-1 fields;plan seat-2 fields wolf;plan seat-3 fields;window fables", TRUE);
  kit_run_for (60);
  g_assert_cmpint (bramble_match_get_viewer (table.match), <, 0);
  g_assert_cmpuint (bramble_board_find_front (BRAMBLE_BOARD (table.board)), ==, 1);
  touch_table_clear (&table);
}

/* What the others did is told in pictures, with where they are. */
static void
test_summary (void)
{
  TouchTable table;
  GtkWidget *stage;

  table_init (&table, "plan seat-1 fields;plan seat-2 forest;plan seat-3 forest;window gathers", 1280, 754);
  bramble_match_set_viewer (table.match, 0);
  kit_run_for (60);
  stage = touch_find (table.board, touch_is_type, "BrambleStage");
  g_assert_false (bramble_stage_is_busy (BRAMBLE_STAGE (stage)));
  gtk_widget_activate_action (table.board, "board.answer", "u", 0);
  kit_run_for (60);
  g_assert_nonnull (touch_find (stage, touch_has_class, "chip"));
  touch_table_clear (&table);
}

/* What happened before anybody answered is told, too: Prince Regal comes in the first round. */
static void
test_first_round (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "basic", 3, TRUE));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = GTK_WIDGET (bramble_grimm_board_new (match, FALSE));

  touch_set_pace ("off");
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  kit_run_for (60);
  g_assert_nonnull (touch_find (touch_find (board, touch_is_type, "BrambleSummary"), touch_has_class, "chip"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What comes to light with the plan that is set down last is news to who set it down,
 * also when somebody else builds first. */
static void
test_reveal_is_news (void)
{
  TouchTable table;

  table_init (&table, "start seat-2;window plan", 1280, 754);
  for (guint i = 0; i < 40 && (touch_now (&table)->ask_kind != GRIMM_ASK_ACTION || bramble_match_get_ask_seat (table.match) != 0); i++)
    {
      g_assert_cmpint (bramble_match_get_ask_seat (table.match), >=, 0);
      bramble_match_answer (table.match, 0);
      kit_run_for (60);
    }
  g_assert_cmpuint (touch_now (&table)->ask_kind, ==, GRIMM_ASK_ACTION);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, 0);
  g_assert_nonnull (touch_find (touch_find (table.board, touch_is_type, "BrambleSummary"), says, "Fields, with"));
  touch_table_clear (&table);
}

/* Cards in hand are read where they lie, all of them, however many. */
static void
test_hand_is_read (void)
{
  TouchTable table;

  table_init (&table, "hand seat-1 wolf giant taxation crystal-ball wishing-well;window plan", 1280, 754);
  for (guint i = 0; i < 5; i++)
    {
      static const char *const cards[] = { "fable/wolf", "fable/giant", "fable/taxation", "fable/crystal-ball",
                                           "fable/wishing-well" };
      static const guint numbers[] = { GRIMM_WOLF, GRIMM_GIANT, GRIMM_TAXATION, GRIMM_CRYSTAL_BALL, GRIMM_WISHING_WELL };
      GtkWidget *card = touch_target (&table, cards[i]);
      GtkWidget *text = touch_find (card, says, grimm_card_text (0, numbers[i]));
      graphene_rect_t bounds;

      g_assert_nonnull (text);
      g_assert_true (gtk_widget_compute_bounds (text, card, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (card));
      g_assert_cmpint (bramble_text_height (BRAMBLE_TEXT (text), (int) bounds.size.width, 0.858), <=, (int) bounds.size.height + 1);
      /* Nothing covers it with the same words. */
      g_assert_null (gtk_widget_get_tooltip_text (card));
    }
  touch_table_clear (&table);
}

/* Log. */

static guint
count_lines (GtkWidget *widget)
{
  guint n = touch_has_class (widget, "line") && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_lines (child);
  return n;
}

static gboolean
is_only (GtkWidget  *widget,
         const char *name)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) == 0;
}

/* The log has the windows as headings, and can be read for one player alone. */
static void
test_log (void)
{
  TouchTable table;
  GtkWidget *log;
  guint all;

  g_settings_set_boolean (bramble_settings_get_default (), "show-log", TRUE);
  table_init (&table, "plan seat-1 fields;plan seat-2 forest;plan seat-3 forest;window gathers", 1600, 800);
  gtk_widget_activate_action (table.board, "board.answer", "u", 0);
  kit_run_for (100);
  log = touch_find (table.board, touch_is_type, "BrambleLogView");
  g_assert_true (gtk_widget_get_mapped (log));
  g_assert_nonnull (touch_find (log, says, "Build turns"));
  all = count_lines (log);
  g_assert_cmpuint (all, >, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (touch_find (log, is_only, "Only Rowan")), TRUE);
  kit_run_for (100);
  g_assert_cmpuint (count_lines (log), <, all);
  g_settings_reset (bramble_settings_get_default (), "show-log");
  touch_table_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  g_test_add_func ("/layout/follows-from-the-room", test_choice);
  g_test_add_func ("/layout/long-names-have-room", test_long_names);
  g_test_add_func ("/layout/has-one-unit", test_one_unit);
  g_test_add_func ("/layout/nothing-moves", test_nothing_moves);
  g_test_add_func ("/layout/hand-is-read-where-it-lies", test_hand_is_read);
  g_test_add_func ("/layout/cards-lie-beside-the-friend", test_cards_beside_friend);
  g_test_add_func ("/prompt/digits-are-keys", test_digits);
  g_test_add_func ("/prompt/says-what-comes-of-an-answer", test_consequences);
  g_test_add_func ("/stage/shows-the-card-that-asks", test_stage);
  g_test_add_func ("/layout/who-is-asked-lies-in-front", test_front);
  g_test_add_func ("/stage/sums-up", test_summary);
  g_test_add_func ("/stage/sums-up-the-beginning", test_first_round);
  g_test_add_func ("/stage/sums-up-reveal", test_reveal_is_news);
  g_test_add_func ("/log/has-headings-and-a-choice", test_log);
  return g_test_run ();
}
