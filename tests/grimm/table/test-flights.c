/* test-flights.c: what flies over the table leaves it and comes back to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "bramble-counter.h"
#include "bramble-herald.h"
#include "bramble-log-view.h"
#include "bramble-motion.h"
#include "bramble-picture.h"
#include "bramble-settings.h"
#include "bramble-slots.h"
#include "bramble-stage.h"
#include "look.h"
#include <bramble-grimm-board.h>
#include "match-kit.h"
#include "touch-kit.h"

static BrambleMotion *
motion_of (TouchTable *table)
{
  return BRAMBLE_MOTION (touch_find (table->board, touch_is_type, "BrambleMotion"));
}

static void
wait_for_rest (TouchTable *table)
{
  while (bramble_motion_get_playing (motion_of (table)))
    g_main_context_iteration (NULL, TRUE);
}

/* What was seen to change, and whether that was in flight. */
typedef struct
{
  TouchTable *table;
  GString *text;
} Diary;

static void
write_down (Diary      *diary,
            const char *what)
{
  g_string_append_printf (diary->text, "%s%s; ", what,
                          bramble_motion_get_playing (motion_of (diary->table)) ? "" : " at rest");
}

static GtkWidget *
straw_counter (TouchTable *table)
{
  GtkWidget *view = gtk_widget_get_ancestor (touch_target (table, "seat/1"),
                                             g_type_from_name ("BrambleGrimmPlayerView"));

  return touch_find (view, touch_is_type, "BrambleCounter");
}

static guint
count_straw (TouchTable *table)
{
  guint count;

  g_object_get (straw_counter (table), "count", &count, NULL);
  return count;
}

static void
straw_changed (GtkWidget  *counter,
               GParamSpec *pspec,
               Diary      *diary)
{
  g_autofree char *what = g_strdup_printf ("%u Straw", count_straw (diary->table));

  write_down (diary, what);
}

static void
site_changed (GtkWidget  *site,
              GParamSpec *pspec,
              Diary      *diary)
{
  const char *tip = gtk_widget_get_tooltip_text (site);

  if (g_str_has_prefix (tip, "Straw house: Floor") && strstr (diary->text->str, "Floor") == NULL)
    write_down (diary, "Floor");
}

/* A resource is here, or in the air, or there. What is paid leaves at once;
 * what is built comes when it is there. */
static void
test_lands (void)
{
  static const char *const position = "resources seat-1 2 0 0;friend seat-1 none;actions seat-1 4;window build";
  g_autoptr (GString) text = g_string_new (NULL);
  TouchTable table;
  Diary diary = { &table, text };

  touch_set_pace ("fast");
  touch_table_init (&table, position, FALSE);
  g_signal_connect (straw_counter (&table), "notify::count", G_CALLBACK (straw_changed), &diary);
  g_signal_connect (touch_target (&table, "site/1/1"), "notify::tooltip-text", G_CALLBACK (site_changed), &diary);
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/straw");
  g_assert_cmpuint (touch_now (&table)->players[0].stock[0], ==, 3);
  g_assert_true (bramble_motion_get_playing (motion_of (&table)));
  g_assert_cmpuint (count_straw (&table), ==, 2);
  wait_for_rest (&table);
  g_assert_cmpstr (text->str, ==, "3 Straw; ");

  gtk_widget_activate_action (table.board, "board.touch", "s", "site/1/1");
  g_assert_cmpuint (touch_now (&table)->players[0].stock[0], ==, 1);
  g_assert_cmpuint (count_straw (&table), ==, 3);
  wait_for_rest (&table);
  g_assert_cmpstr (text->str, ==, "3 Straw; 1 Straw; Floor; ");
  touch_table_clear (&table);

  /* Who has seen enough sees the end. */
  touch_table_init (&table, position, FALSE);
  gtk_widget_activate_action (table.board, "board.touch", "s", "supply/straw");
  g_assert_cmpuint (count_straw (&table), ==, 2);
  g_assert_true (touch_key (&table, GDK_KEY_space));
  g_assert_false (bramble_motion_get_playing (motion_of (&table)));
  g_assert_cmpuint (count_straw (&table), ==, 3);
  touch_table_clear (&table);
}

/* Everything that can be seen of a widget. */
static void
describe (GtkWidget *widget,
          GString   *text)
{
  static const char *const classes[] = { "lit", "chosen", "takes", "none", "taken", "asked" };
  const char *tip = gtk_widget_get_tooltip_text (widget);

  /* The log has lines only for what is in sight. */
  if (BRAMBLE_IS_STAGE (widget) || BRAMBLE_IS_LOG_VIEW (widget) || BRAMBLE_IS_MOTION (widget) || BRAMBLE_IS_HERALD (widget) || GTK_IS_POPOVER (widget))
    return;
  /* Which digit presses an answer, whether it has a picture and whether pages are turned follows from the room that there is. */
  if (!gtk_widget_get_visible (widget) || touch_has_class (widget, "key") || touch_has_class (widget, "pager")
      || (BRAMBLE_IS_PICTURE (widget) && gtk_widget_get_ancestor (widget, BRAMBLE_TYPE_SLOTS)))
    return;
  g_string_append (text, G_OBJECT_TYPE_NAME (widget));
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (touch_has_class (widget, classes[i]))
      g_string_append_printf (text, " .%s", classes[i]);
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " '%s'", gtk_label_get_text (GTK_LABEL (widget)));
  if (BRAMBLE_IS_PICTURE (widget))
    g_string_append_printf (text, " %s", bramble_picture_get_art (BRAMBLE_PICTURE (widget)));
  if (tip)
    g_string_append_printf (text, " (%s)", tip);
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    describe (child, text);
}

/* Line by line: all of it would be too much to read. */
static void
check_same (const char *seen,
            const char *anew)
{
  g_auto (GStrv) left = g_strsplit (seen, "\n", 0);
  g_auto (GStrv) right = g_strsplit (anew, "\n", 0);

  for (guint i = 0; left[i] || right[i]; i++)
    {
      g_assert_cmpstr (left[i], ==, right[i]);
      g_assert_true (left[i] && right[i]);
    }
}

/* After every motion, played or skipped somewhere in its middle, the table is
 * like one that is laid anew. */
static void
test_never_stale (void)
{
  TouchTable table;
  BrambleRng rng = { 3 };
  guint n_skipped = 0;

  touch_set_pace ("fast");
  touch_table_init (&table, "hand seat-1 wolf", FALSE);
  for (guint i = 0; i < KIT_TIMES (90) && !bramble_match_get_over (table.match); i++)
    {
      g_autoptr (GString) seen = g_string_new (NULL);
      g_autoptr (GString) anew = g_string_new (NULL);
      GtkWidget *fresh;

      g_assert_true (kit_match_any (table.match, &rng));
      if (bramble_motion_get_playing (motion_of (&table)))
        {
          look_run_for (bramble_rng_below (&rng, 250));
          if (i % 20 == 0)
            wait_for_rest (&table);
          else if (bramble_rng_below (&rng, 5) > 0)
            {
              touch_key (&table, GDK_KEY_space);
              n_skipped++;
            }
          else
            /* Somebody answers while things are in the air. */
            continue;
        }

      fresh = g_object_ref_sink (GTK_WIDGET (bramble_grimm_board_new (table.match, FALSE)));
      describe (table.board, seen);
      describe (fresh, anew);
      check_same (seen->str, anew->str);
      g_object_unref (fresh);
    }
  g_assert_cmpuint (n_skipped, >, 0);
  touch_table_clear (&table);
}

/* Whatever a card does to others, it is said whose it is: also when it has left the
 * table before that is seen. */
static void
test_whose (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  TouchTable table;
  guint n = 0;

  touch_set_pace ("off");
  touch_table_init (&table, "plan seat-2 fields;plan seat-3 fields roar;planning seat-1", FALSE);
  while (touch_now (&table)->window != GRIMM_WINDOW_BUILD)
    g_assert_true (bramble_match_answer (table.match, 0));
  g_assert_cmpuint (touch_now (&table)->players[2].fable, ==, GRIMM_NONE);
  bramble_match_get_events (table.match, bramble_match_get_step (table.match), events);
  for (guint i = 0; i < events->len; i++)
    {
      const BrambleEvent *event = &g_array_index (events, BrambleEvent, i);
      g_auto (BrambleActing) acting = { .seat = -1 };

      if (event->cause != GRIMM_ROAR || event->seat == 2)
        continue;
      g_assert_true (BRAMBLE_BOARD_GET_CLASS (table.board)->find_acting (BRAMBLE_BOARD (table.board), event, &acting));
      g_assert_cmpint (acting.seat, ==, 2);
      n++;
    }
  g_assert_cmpuint (n, >=, 2);
  touch_table_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  g_test_add_func ("/flights/are-not-there-twice", test_lands);
  g_test_add_func ("/flights/leave-nothing-stale", test_never_stale);
  g_test_add_func ("/flights/say-whose-card-it-is", test_whose);
  return g_test_run ();
}
