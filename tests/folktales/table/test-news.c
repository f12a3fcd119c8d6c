/* test-news.c: what happened since a turn, on the table of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include "bramble-board.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "bramble-stage.h"
#include "desk-kit.h"
#include "look.h"

/* Whether the news say that. */
static gboolean
tells (const char *text)
{
  g_autofree char *news = look_texts (look_nth (board, BRAMBLE_TYPE_SUMMARY, 0));

  return strstr (news, text) != NULL;
}

/* What stands above them. */
static const char *
title_of_news (void)
{
  GtkWidget *head = gtk_widget_get_prev_sibling (look_nth (board, BRAMBLE_TYPE_SUMMARY, 0));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (head)));
}

static const char *
name_of (guint seat)
{
  return bramble_seat_get_name (bramble_match_get_seat (match, seat));
}

/* Lets who is asked roll, go somewhere, and do nothing else. */
static void
take_turn (const char *field)
{
  int seat = bramble_match_get_ask_seat (match);

  desk_answer ("roll");
  desk_answer (field);
  if (bramble_match_get_ask_seat (match) == seat)
    desk_answer ("end-turn");
}

/* Where two share the screen, what the other did is said until a turn is over, also while both look on. */
static void
news_stay_while_all_look (void)
{
  KIT2 ("fields seat-1 hollow-oak seat-2 hill-gate", "turn seat-2 3");
  g_autofree char *news = NULL;

  kit_chance (k, "6:1 6:2");
  desk_show_for (k, 3, 1280, 754);
  desk_answer ("roll");
  desk_answer ("hp1");
  while (bramble_match_get_ask_seat (match) == 1)
    desk_answer (NULL);
  desk_answer ("roll");
  look_settle ();
  g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 0);
  news = look_texts (look_nth (board, BRAMBLE_TYPE_SUMMARY, 0));
  g_assert_nonnull (strstr (news, bramble_seat_get_name (bramble_match_get_seat (match, 1))));
  desk_put_away ();
}

/* Who comes back to a game is told what happened since their turn. */
static void
news_wait_for_who_comes_back (void)
{
  KIT2 ("fields seat-1 hollow-oak seat-2 hill-gate", "turn seat-2 3");
  g_autofree char *news = NULL;

  kit_chance (k, "6:1");
  desk_show (k, 1280, 754);
  desk_answer ("roll");
  desk_answer ("hp1");
  while (bramble_match_get_ask_seat (match) == 1)
    desk_answer (NULL);
  board = GTK_WIDGET (bramble_presentation_of (&folktales_game)->board (match, TRUE));
  gtk_window_set_child (GTK_WINDOW (window), board);
  look_settle ();
  news = look_texts (look_nth (board, BRAMBLE_TYPE_SUMMARY, 0));
  g_assert_nonnull (strstr (news, bramble_seat_get_name (bramble_match_get_seat (match, 1))));
  desk_put_away ();
}

/* Who answers something in the turn of another has not had a turn: what happened before is still news. */
static void
news_outlast_answers_in_between (void)
{
  KIT ("players=3", "fields seat-1 hollow-oak seat-2 hill-gate seat-3 hollow-oak", "turn seat-2 3");

  kit_chance (k, "6:1 - 6:1");
  desk_show (k, 1280, 754);
  take_turn ("hc1");
  desk_answer ("dare-seat-1");
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 0);
  desk_answer ("no");
  take_turn ("gx1");
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 0);
  g_assert_true (tells (name_of (1)));
  g_assert_true (tells (name_of (2)));
  desk_put_away ();
}

/* Where all look on, nobody is told of what happened before their own last turn. */
static void
news_end_with_a_turn_before_all (void)
{
  KIT2 ("fields seat-1 village seat-2 hill-gate", "turn seat-2 3");

  kit_chance (k, "6:1 - 6:1 6:1 6:1");
  desk_show_for (k, 3, 1280, 754);
  take_turn ("hc1");
  take_turn ("vf2");
  take_turn ("hc2");
  desk_answer ("roll");
  g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 0);
  g_assert_true (tells ("Rope"));
  g_assert_false (tells ("Wheat"));
  desk_put_away ();
}

/* What a throw came to is told with all that was added, and one who stands still is not left out. */
static void
news_tell_the_last_total (void)
{
  KIT2 ("fields seat-1 village seat-2 hollow-oak", "turn seat-2 3", "advice seat-2 2");

  kit_chance (k, "6:1 8:5");
  desk_show (k, 1280, 754);
  desk_answer ("roll");
  desk_answer ("fw8");
  while (!tells ("in all"))
    desk_answer (NULL);
  g_assert_true (tells ("4 in all"));
  desk_answer ("advice");
  g_assert_true (tells ("5 in all"));
  g_assert_false (tells ("4 in all"));
  desk_put_away ();
}

static void
news_tell_who_stood_still (void)
{
  KIT2 ("fields seat-1 village seat-2 bd3", "turn seat-2 3");

  kit_chance (k, "6:1");
  desk_show (k, 1280, 754);
  desk_answer ("roll");
  g_assert_true (tells (name_of (1)));
  g_assert_true (tells ("stood still"));
  desk_put_away ();
}

/* A replay tells who looks of what happened since their turn then, and all of the round. */
static void
news_of_a_replay (void)
{
  KIT2 ("fields seat-1 village seat-2 hill-gate", "turn seat-2 3");
  BrambleMatch *played;

  kit_chance (k, "6:1 - 6:1 6:1");
  desk_show (k, 1280, 754);
  take_turn ("hc1");
  take_turn ("vf2");
  desk_answer ("roll");
  desk_answer ("hc2");
  played = match;
  match = bramble_match_new_replay (bramble_record_copy (bramble_match_get_record (played)));
  bramble_match_go_to (match, bramble_match_get_step (played));
  board = GTK_WIDGET (bramble_presentation_of (&folktales_game)->board (match, TRUE));
  gtk_window_set_child (GTK_WINDOW (window), board);
  look_finalize (played);
  bramble_match_set_viewer (match, 0);
  look_settle ();
  g_assert_cmpstr (title_of_news (), ==, "Since your turn");
  g_assert_true (tells (name_of (1)));
  g_assert_false (tells ("Wheat"));
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_ALL);
  look_settle ();
  g_assert_cmpstr (title_of_news (), ==, "In this round");
  desk_put_away ();
}

/* How light the middle of something is, from 0 to 255. */
static guint
lightness (GtkWidget *widget)
{
  g_autoptr (GBytes) picture = look_picture (window);
  const guint8 *pixels = g_bytes_get_data (picture, NULL);
  graphene_point_t middle;
  graphene_rect_t bounds;
  const guint8 *pixel;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  pixel = pixels + 4 * ((gsize) middle.y * (gsize) gtk_widget_get_width (window) + (gsize) middle.x);
  return (pixel[0] + pixel[1] + pixel[2]) / 3u;
}

/* News that have to be scrolled are on light paper also in the evening. */
static void
news_are_light_in_the_dark (void)
{
  KIT2 ("fields seat-1 village seat-2 hill-gate", "turn seat-2 3");
  GtkScrolledWindow *scroller;
  GtkWidget *bar;

  kit_chance (k, "6:1");
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", TRUE, NULL);
  desk_show (k, 1280, 754);
  take_turn ("hc1");
  scroller = look_nth (look_nth (board, BRAMBLE_TYPE_SUMMARY, 0), GTK_TYPE_SCROLLED_WINDOW, 0);
  gtk_scrolled_window_set_policy (scroller, GTK_POLICY_NEVER, GTK_POLICY_ALWAYS);
  look_settle ();
  bar = gtk_scrolled_window_get_vscrollbar (scroller);
  /* There is nothing to scroll, so that only the ground is seen. */
  gtk_widget_set_visible (gtk_widget_get_first_child (bar), FALSE);
  g_assert_cmpuint (lightness (bar), >, 200);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
  desk_put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_OFF);
  g_test_add_func ("/folktales/news/stay-while-all-look", news_stay_while_all_look);
  g_test_add_func ("/folktales/news/wait-for-who-comes-back", news_wait_for_who_comes_back);
  g_test_add_func ("/folktales/news/outlast-answers-in-between", news_outlast_answers_in_between);
  g_test_add_func ("/folktales/news/end-with-a-turn-before-all", news_end_with_a_turn_before_all);
  g_test_add_func ("/folktales/news/tell-the-last-total", news_tell_the_last_total);
  g_test_add_func ("/folktales/news/tell-who-stood-still", news_tell_who_stood_still);
  g_test_add_func ("/folktales/news/of-a-replay", news_of_a_replay);
  g_test_add_func ("/folktales/news/are-light-in-the-dark", news_are_light_in_the_dark);
  return g_test_run ();
}
