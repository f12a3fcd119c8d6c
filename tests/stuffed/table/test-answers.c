/* test-answers.c: what can be answered in Stuffed Fables, and what is said of it before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With BRAMBLE_PICTURES=DIRECTORY pictures of it are left there.
 */

#include <gtk/gtk.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include "bramble-answer.h"
#include "bramble-board-private.h"
#include "bramble-contrast.h"
#include "bramble-deed.h"
#include "bramble-picture.h"
#include "bramble-prompt-private.h"
#include "bramble-stuffed-page.h"
#include "bramble-summary.h"
#include "bramble-target.h"
#include "bramble-text.h"
#include "desk-kit.h"
#include "look.h"
#include "sitting.h"
#include "test-slow.h"

/* Positions of a kind of question that are looked at. */
#define POSITIONS kit_often (1, 2)

static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

/* Somebody finds what is worn where there is something already. */
static void
found_items_can_be_read (void)
{
  g_autofree char *now = g_strdup_printf ("now seat-1 actions sleep-due 0 done none struck none roll none "
                                          "game:begin:seat=seat-1 settle:look:seat=seat-1:n=1 item:item:seat=seat-1:what=%u", STUFFED_PEA_SHOOTER);
  const char *const found[] = {
    "page 1", "squares seat-1 7,2 seat-2 1,1 seat-3 2,1 seat-4 2,2",
    "items seat-1 knitting-needle seat-2 none seat-3 marble-sling seat-4 paper-crown", now, NULL,
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("stuffed-found-%d.png", sizes[i][0]);
      g_autofree char *texts = NULL;

      desk_show (desk_set (4, found), sizes[i][0], sizes[i][1]);
      texts = look_texts (desk_board);
      g_assert_nonnull (strstr (texts, "Keep it and give this up: Knitting Needle"));
      g_assert_nonnull (strstr (texts, "who gives this up: Marble Sling"));
      g_assert_nonnull (strstr (texts, stuffed_item_text (STUFFED_PEA_SHOOTER)));
      g_assert_nonnull (strstr (texts, stuffed_item_text (STUFFED_KNITTING_NEEDLE)));
      desk_photograph (name);
      desk_put_away ();
    }
}

/* Whether something that can be seen is marked. */
static gboolean
is_marked (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "advised")
      && (BRAMBLE_IS_TARGET (widget) || GTK_IS_BUTTON (widget)))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (is_marked (child))
      return TRUE;

  return FALSE;
}

/* A page of answers turns, and buttons get their place, when something is drawn next. */
static gboolean
board_is_marked (gpointer user_data)
{
  return is_marked (desk_board);
}

/* Whatever a hint speaks of is marked, whether dice are in the hand or not. */
static void
check_hints (const BrambleAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *text = bramble_match_dup_option (desk_match, i);

      bramble_board_advise (BRAMBLE_BOARD (desk_board), &ask->options[i], 1);
      if (!look_wait (desk_board, board_is_marked, NULL))
        g_error ("nothing is marked for “%s”", text);
    }
}

static void
hints_mark_their_answer (void)
{
  guint seen[STUFFED_N_ASKS] = { 0 };
  guint kinds = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      guint seats = 2 + (guint) (seed % 3);
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, seats, seed, 300);

      for (guint step = 0; step <= bramble_record_n_steps (record); step++)
        {
          BrambleAsk ask;

          stuffed_game.ask (bramble_record_state (record, step), &ask);
          /* What is the only answer is given by itself. */
          if (ask.n_options < 2 || seen[ask.kind] >= (ask.kind == STUFFED_ASK_ACT ? 4 * POSITIONS : POSITIONS) || (ask.kind == STUFFED_ASK_ACT && (step + seed) % 7 != 0))
            continue;
          kinds += seen[ask.kind]++ == 0;
          g_test_message ("%s, seed %u, step %u", stuffed_ask_id (&ask), (guint) seed, step);
          desk_show (sitting_record (&stuffed_game, seats, seed, step), sizes[seed % 2][0], sizes[seed % 2][1]);
          check_hints (&ask);
          if (ask.kind == STUFFED_ASK_ACT && desk_press (GDK_KEY_1) && bramble_match_get_step (desk_match) == step)
            check_hints (&ask);
          desk_put_away ();
        }
    }
  g_test_message ("%u kinds of questions", kinds);
  g_assert_cmpuint (kinds, >, 12);
}

/* Who holds one die finds among the answers that a friend could have it. */
static void
friends_are_among_the_answers (void)
{
  static const char *const lines[] = {
    "page 1", "squares seat-1 7,5 seat-2 8,1", "stored seat-1 none seat-2 blue", "drawn red 1 green 1",
    "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1", NULL,
  };
  g_autofree char *texts = NULL;

  desk_show (desk_set (2, lines), 800, 554);
  g_assert_true (desk_press (GDK_KEY_1));
  texts = look_texts (desk_board);
  g_assert_nonnull (strstr (texts, "Encourage Rowan…"));
  desk_photograph ("stuffed-encourage-800.png");
  desk_put_away ();
}

/* Who goes through the squares of a move hears what lies on them. */
static void
squares_say_what_lies_there (void)
{
  static const char *const lines[] = {
    "page 1", "squares seat-1 1,1 seat-2 8,1", "drawn red 2",
    "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1", NULL,
  };
  gboolean point = FALSE;
  GtkWidget *button;
  BrambleAsk ask;

  desk_show (desk_set (2, lines), 800, 554);
  desk_press (GDK_KEY_1);
  desk_press (GDK_KEY_2);
  desk_press (GDK_KEY_6);
  do
    {
      g_main_context_iteration (NULL, TRUE);
      bramble_match_get_ask (desk_match, &ask);
    }
  while (ask.kind != STUFFED_ASK_WALK || bramble_slots_get (bramble_board_private (BRAMBLE_BOARD (desk_board))->prompt->slots, 0) == NULL);
  for (guint i = 0; (button = bramble_slots_get (bramble_board_private (BRAMBLE_BOARD (desk_board))->prompt->slots, i)); i++)
    {
      const char *about = bramble_answer_get_about (button);

      point = point || (about && g_str_has_prefix (about, "Column 3, row 3: "));
    }
  g_assert_true (point);
  desk_put_away ();
}

/* Who may defend reads all that could come of it. */
static void
outcomes_are_read_whole (void)
{
  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, 2, seed, 300);

      for (guint step = 0; step <= bramble_record_n_steps (record); step++)
        {
          const StuffedState *s = bramble_record_state (record, step);
          BrambleText *text;
          BrambleAsk ask;

          stuffed_game.ask (s, &ask);
          if (ask.kind != STUFFED_ASK_DEFEND || ask.n_options != 2 || s->stack[s->depth - 1].n != 4)
            continue;
          desk_show (sitting_record (&stuffed_game, 2, seed, step), 800, 554);
          look_settle ();
          desk_photograph ("stuffed-defend-800.png");
          for (guint i = 0; (text = look_nth (desk_board, BRAMBLE_TYPE_TEXT, i)); i++)
            if (gtk_widget_has_css_class (GTK_WIDGET (text), "about") && strstr (bramble_text_get (text), "all blocked"))
              break;
          g_assert_nonnull (text);
          g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (text)));
          g_assert_cmpint (bramble_text_height (text, gtk_widget_get_width (GTK_WIDGET (text)),
                                                bramble_text_fit (text, gtk_widget_get_width (GTK_WIDGET (text)), gtk_widget_get_height (GTK_WIDGET (text)))),
                           <=, gtk_widget_get_height (GTK_WIDGET (text)));
          desk_put_away ();
          return;
        }
    }
  g_assert_not_reached ();
}

/* A long text is read to its end without a pointer. */
static void
long_texts_scroll_by_keys (void)
{
  GtkAdjustment *place;
  guint step = 0;
  BrambleAsk ask;

  /* The first page is read while everybody gets a weapon. */
  do
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, 2, 1, ++step);

      stuffed_game.ask (bramble_record_now (record), &ask);
    }
  while (ask.kind != STUFFED_ASK_ITEM);
  desk_show (sitting_record (&stuffed_game, 2, 1, step), 1280, 754);
  look_settle ();
  place = gtk_scrolled_window_get_vadjustment (look_nth (look_nth (desk_board, BRAMBLE_TYPE_STUFFED_PAGE, 0), GTK_TYPE_SCROLLED_WINDOW, 0));
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), >, gtk_adjustment_get_page_size (place));
  g_assert_true (desk_press (GDK_KEY_Page_Down));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 0);
  g_assert_true (desk_press (GDK_KEY_Page_Up));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  desk_put_away ();
}

/* Whether the turn of the first seat has just begun, and much has happened before. */
static gboolean
is_eventful (BrambleRecord *record,
             guint          step)
{
  const StuffedState *s = bramble_record_state (record, step);
  BrambleAsk ask, before;

  stuffed_game.ask (s, &ask);
  stuffed_game.ask (bramble_record_state (record, step - 1), &before);
  return ask.kind == STUFFED_ASK_ACT && ask.n_options > 1 && ask.seat == 0 && before.kind != STUFFED_ASK_ACT && before.seat != 0 && s->turns > 4;
}

/* Everything in @box lies in @within from one side to the other. */
static void
check_width (GtkWidget *box,
             GtkWidget *within)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t room;

      if (!gtk_widget_get_mapped (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, within, &room));
      g_assert_cmpfloat (room.origin.x, >=, -1);
      g_assert_cmpfloat (room.origin.x + room.size.width, <=, gtk_widget_get_width (within) + 1);
      check_width (child, within);
    }
}

/* What happened since one's turn is read whole: nothing is cut at a side, and where it goes on below the edge a
 * bar says so. */
static void
recaps_can_be_read (void)
{
  guint long_ones = 0;

  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, 4, seed, 300);

      for (guint step = 1; step <= bramble_record_n_steps (record); step++)
        {
          g_autofree char *name = NULL;
          GtkWidget *summary, *scroller, *bar;

          if (!is_eventful (record, step))
            continue;
          desk_show (sitting_record (&stuffed_game, 4, seed, step), 1280, 754);
          bramble_match_set_viewer (desk_match, 0);
          look_settle ();
          name = g_strdup_printf ("recap-%u-%u.png", (guint) seed, step);
          desk_photograph (name);
          summary = look_nth (desk_board, BRAMBLE_TYPE_SUMMARY, 0);
          scroller = look_nth (summary, GTK_TYPE_SCROLLED_WINDOW, 0);
          bar = gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (scroller));
          g_assert_false (gtk_scrolled_window_get_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller)));
          check_width (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), scroller);
          long_ones += gtk_widget_get_mapped (summary) && gtk_widget_get_child_visible (bar);
          desk_put_away ();
          break;
        }
    }
  g_assert_cmpuint (long_ones, >, 0);
}

/* What somebody did for all, met with and put by is told, not only where they went. */
static void
deeds_are_told (void)
{
  static const BrambleEvent events[] = {
    { .kind = STUFFED_EVENT_ROLL_MADE, .seat = 1, .a = STUFFED_ROLL_TASK, .n = 3 },
    { .kind = STUFFED_EVENT_FOUND_NOTHING, .seat = 1 },
    { .kind = STUFFED_EVENT_LOST_DRAWN, .seat = 1, .a = 0 },
    { .kind = STUFFED_EVENT_DICE_MOVED, .seat = 1, .a = STUFFED_BLACK, .b = STUFFED_DICE_DRAWN, .c = STUFFED_DICE_TRACK, .n = 2 },
    { .kind = STUFFED_EVENT_DICE_MOVED, .seat = 1, .a = STUFFED_GREEN, .b = STUFFED_DICE_DRAWN, .c = STUFFED_DICE_STORED, .n = 1 },
  };
  static const BrambleDeedKind kinds[] = { BRAMBLE_DEED_DID, BRAMBLE_DEED_LOST, BRAMBLE_DEED_DID, BRAMBLE_DEED_LOST, BRAMBLE_DEED_DID };

  desk_show (sitting_record (&stuffed_game, 2, 1, 0), 1280, 754);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (GArray) deeds = bramble_deeds_new ();

      BRAMBLE_BOARD_GET_CLASS (desk_board)->tell_deeds (BRAMBLE_BOARD (desk_board), &events[i], deeds);
      g_assert_cmpuint (deeds->len, ==, 1);
      g_assert_cmpuint (g_array_index (deeds, BrambleDeed, 0).kind, ==, kinds[i]);
      g_assert_cmpint (g_array_index (deeds, BrambleDeed, 0).seat, ==, 1);
    }
  desk_put_away ();
}

/* The number of an entry's block. */
static guint
find_block (const StuffedStory *story,
            const char         *id)
{
  for (guint i = 0; i < story->n_entries; i++)
    if (strcmp (story->entries[i].id, id) == 0)
      return story->entries[i].block;

  g_assert_not_reached ();
}

static gboolean
reads (BrambleRecord *record,
       guint          step,
       guint          block)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  bramble_record_events (record, step, events);
  for (guint i = 0; i < events->len; i++)
    {
      const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

      if (e->kind == STUFFED_EVENT_BLOCK_READ && e->a == STUFFED_TOME_STORY && (guint) e->n == block)
        return TRUE;
    }
  return FALSE;
}

static const char *
find_scene (GtkWidget *widget)
{
  if (BRAMBLE_IS_PICTURE (widget) && gtk_widget_has_css_class (widget, "scene"))
    return bramble_picture_get_art (BRAMBLE_PICTURE (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      const char *art = find_scene (child);

      if (art)
        return art;
    }
  return NULL;
}

/* What comes of a choice is still about the beetle of whom it was made. */
static void
what_follows_keeps_its_picture (void)
{
  for (guint64 seed = 1; seed < 200; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, 2, seed, 60);
      const StuffedState *s = bramble_record_state (record, 0);
      guint block = find_block (stuffed_stories[s->story], "1.beetle");

      for (guint step = 1; step <= bramble_record_n_steps (record); step++)
        {
          if (!reads (record, step, block))
            continue;
          desk_show (sitting_record (&stuffed_game, 2, seed, step), 1280, 754);
          g_assert_cmpstr (find_scene (look_nth (desk_board, BRAMBLE_TYPE_STUFFED_PAGE, 0)), ==, "stuffed/scenes/satin-corner-1-1");
          desk_put_away ();
          return;
        }
    }
  g_assert_not_reached ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  g_test_add_func ("/stuffed/answers/found-items-can-be-read", found_items_can_be_read);
  g_test_add_func ("/stuffed/answers/hints-mark-their-answer", hints_mark_their_answer);
  g_test_add_func ("/stuffed/answers/friends-are-among-the-answers", friends_are_among_the_answers);
  g_test_add_func ("/stuffed/answers/squares-say-what-lies-there", squares_say_what_lies_there);
  g_test_add_func ("/stuffed/answers/outcomes-are-read-whole", outcomes_are_read_whole);
  g_test_add_func ("/stuffed/answers/long-texts-scroll-by-keys", long_texts_scroll_by_keys);
  g_test_add_func ("/stuffed/answers/recaps-can-be-read", recaps_can_be_read);
  g_test_add_func ("/stuffed/answers/deeds-are-told", deeds_are_told);
  g_test_add_func ("/stuffed/answers/what-follows-keeps-its-picture", what_follows_keeps_its_picture);
  return g_test_run ();
}
