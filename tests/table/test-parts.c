/* test-parts.c: settings, the page for a new game, preferences and the recap
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include <bramble-art.h>
#include <bramble-log-entry.h>
#include <bramble-new-game.h>
#include <bramble-preferences.h>
#include <bramble-recap.h>
#include <bramble-settings.h>

static gboolean
time_out (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, time_out, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns a window with @child on the screen; both are kept. */
static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  run_for (60);
  g_object_ref (child);
  return g_object_ref (window);
}

static void
put_away (GtkWidget *window,
          GtkWidget *child)
{
  gtk_window_destroy (GTK_WINDOW (window));
  bramble_art_settle (bramble_art_get_default ());
  run_for (60);
  g_assert_finalize_object (window);
  if (child)
    g_assert_finalize_object (child);
}

/* Returns the widget of @type that comes in place @n. */
static GtkWidget *
find_nth (GtkWidget *widget,
          GType      type,
          guint     *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return (*n)-- == 0 ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found)
        return found;
    }
  return NULL;
}

static gpointer
nth (GtkWidget *widget,
     GType      type,
     guint      n)
{
  GtkWidget *found = find_nth (widget, type, &n);

  g_assert_nonnull (found);
  return found;
}

static void
reset_settings (void)
{
  GSettings *settings = bramble_settings_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_assert_nonnull (settings);
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i]; i++)
    g_settings_reset (settings, keys[i]);
}

/* Settings. */

static void
test_settings (void)
{
  GSettings *inside = bramble_settings_new (NULL, NULL);
  GSettings *nowhere = bramble_settings_new (NULL, "/nowhere/at/all");
  const char *directory = g_getenv ("BRAMBLE_SCHEMA_DIR");

  g_assert_nonnull (inside);
  g_assert_cmpfloat (bramble_settings_get_pace (inside), ==, 1);
  g_assert_true (g_settings_get_boolean (inside, "answer-alone"));
  g_settings_set_enum (inside, "pace", BRAMBLE_PACE_SLOW);
  g_assert_cmpfloat (bramble_settings_get_pace (inside), ==, 1.8);
  g_settings_set_enum (inside, "pace", BRAMBLE_PACE_FAST);
  g_assert_cmpfloat (bramble_settings_get_pace (inside), ==, 0.5);
  g_settings_set_enum (inside, "pace", BRAMBLE_PACE_OFF);
  g_assert_cmpfloat (bramble_settings_get_pace (inside), ==, 0);
  g_assert_cmpfloat (bramble_settings_get_pace (NULL), ==, 1);

  /* What is kept in memory is nobody else's. */
  g_assert_nonnull (nowhere);
  g_assert_cmpfloat (bramble_settings_get_pace (nowhere), ==, 1);

  if (directory)
    {
      GSettings *beside = bramble_settings_new (NULL, directory);

      g_assert_nonnull (beside);
      g_assert_cmpint (g_settings_get_int (beside, "window-width"), ==, 1280);
      g_assert_finalize_object (beside);
    }
  g_assert_true (bramble_settings_get_default () == bramble_settings_get_default ());
  g_assert_finalize_object (inside);
  g_assert_finalize_object (nowhere);
}

/* The page for a new game. Drop-downs in their order: for each seat pig and
 * player, then cards and who begins. */

#define PIG(seat) (2 * (seat))
#define PLAYER(seat) (2 * (seat) + 1)
#define CARDS 8
#define START 9

static guint
selected (GtkWidget *page,
          guint      n)
{
  return gtk_drop_down_get_selected (nth (page, GTK_TYPE_DROP_DOWN, n));
}

static void
choose (GtkWidget *page,
        guint      n,
        guint      position)
{
  gtk_drop_down_set_selected (nth (page, GTK_TYPE_DROP_DOWN, n), position);
}

static guint
n_players (GtkWidget *page,
           guint      seat)
{
  return g_list_model_get_n_items (gtk_drop_down_get_model (nth (page, GTK_TYPE_DROP_DOWN, PLAYER (seat))));
}

static void
name_player (GtkWidget  *page,
             guint       seat,
             const char *name)
{
  gtk_editable_set_text (nth (page, GTK_TYPE_ENTRY, seat), name);
}

static void
check_chosen (GtkWidget *page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), &error);
  g_autofree char *cards = NULL;
  g_autofree char *start = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 4);
  g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, "Zoë");
  g_assert_cmpstr (bramble_record_look (record, 0)->id, ==, "purple");
  g_assert_null (bramble_record_seat (record, 0)->level);
  /* A name may not be empty. */
  g_assert_cmpstr (bramble_record_seat (record, 1)->name, ==, "Rowan");
  g_assert_cmpstr (bramble_record_look (record, 1)->id, ==, "blue");
  g_assert_null (bramble_record_seat (record, 1)->level);
  /* Who had the pig that was chosen has the other one. */
  g_assert_cmpstr (bramble_record_look (record, 2)->id, ==, "orange");
  g_assert_true (bramble_record_seat (record, 2)->level == &bramble_games ()[0]->levels[0]);
  g_assert_cmpstr (bramble_record_look (record, 3)->id, ==, "green");
  cards = bramble_setup_get (bramble_record_setup (record), bramble_record_game (record), "cards");
  start = bramble_setup_get (bramble_record_setup (record), bramble_record_game (record), "start");
  g_assert_cmpstr (cards, ==, "all");
  g_assert_cmpstr (start, ==, "seat-3");
  g_assert_true (bramble_record_casual (record));
  g_assert_false (bramble_new_game_get_privacy (BRAMBLE_NEW_GAME (page)));
}

static void
test_new_game (void)
{
  g_autofree char *start = NULL;
  GtkWidget *page;
  GtkWidget *window;
  g_autoptr (BrambleRecord) record = NULL;

  reset_settings ();
  page = g_object_new (BRAMBLE_TYPE_NEW_GAME, NULL);
  window = show (page);

  /* Untouched it is a person against two computers. */
  record = bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 3);
  g_assert_null (bramble_record_seat (record, 0)->level);
  g_assert_nonnull (bramble_record_seat (record, 1)->level);
  g_assert_false (bramble_record_casual (record));
  g_assert_false (gtk_widget_get_sensitive (nth (page, GTK_TYPE_CHECK_BUTTON, 1)));
  g_assert_false (bramble_new_game_get_privacy (BRAMBLE_NEW_GAME (page)));
  /* The computer says how it plays. */
  g_assert_nonnull (gtk_widget_get_tooltip_text (nth (page, GTK_TYPE_DROP_DOWN, PLAYER (1))));

  name_player (page, 0, "Zoë");
  name_player (page, 1, "   ");
  choose (page, PLAYER (1), 0);
  g_assert_true (gtk_widget_get_sensitive (nth (page, GTK_TYPE_CHECK_BUTTON, 1)));
  g_assert_true (bramble_new_game_get_privacy (BRAMBLE_NEW_GAME (page)));
  choose (page, PLAYER (2), 1);
  choose (page, PLAYER (3), 1);
  choose (page, PIG (0), 2);
  g_assert_cmpuint (selected (page, PIG (2)), ==, 0);
  choose (page, CARDS, 1);
  choose (page, START, 3);
  gtk_check_button_set_active (nth (page, GTK_TYPE_CHECK_BUTTON, 0), TRUE);
  gtk_check_button_set_active (nth (page, GTK_TYPE_CHECK_BUTTON, 1), FALSE);
  check_chosen (page);
  put_away (window, page);

  /* The next page remembers all of it. */
  page = g_object_new (BRAMBLE_TYPE_NEW_GAME, NULL);
  window = show (page);
  check_chosen (page);

  /* A seat is filled only when those before it are. */
  choose (page, PLAYER (2), n_players (page, 2) - 1);
  g_assert_false (gtk_widget_get_sensitive (nth (page, GTK_TYPE_DROP_DOWN, PLAYER (3))));
  g_clear_pointer (&record, bramble_record_free);
  record = bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 2);
  /* Who begins is one of those who play. */
  start = bramble_setup_get (bramble_record_setup (record), bramble_record_game (record), "start");
  g_assert_cmpstr (start, ==, "chance");
  put_away (window, page);
}

/* Strange settings do not make a strange page. */
static void
test_new_game_strange (void)
{
  GSettings *settings = bramble_settings_get_default ();
  const char *const few[] = { "Ann", NULL };
  const char *const twice[] = { "blue", "blue", "pink", "green", NULL };
  const char *const unknown[] = { "nobody", "gone", "person", "nobody", "person", NULL };
  g_autoptr (BrambleRecord) record = NULL;
  GtkWidget *page;
  GtkWidget *window;

  reset_settings ();
  g_settings_set_strv (settings, "new-game-names", few);
  g_settings_set_strv (settings, "new-game-pigs", twice);
  g_settings_set_strv (settings, "new-game-players", unknown);
  g_settings_set_int (settings, "new-game-start", 3);
  page = g_object_new (BRAMBLE_TYPE_NEW_GAME, NULL);
  window = show (page);
  record = bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 3);
  g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, "Ann");
  g_assert_cmpstr (bramble_record_seat (record, 1)->name, ==, "Rowan");
  g_assert_cmpstr (bramble_record_look (record, 0)->id, ==, "orange");
  g_assert_cmpstr (bramble_record_look (record, 1)->id, ==, "blue");
  g_assert_null (bramble_record_seat (record, 0)->level);
  put_away (window, page);
  reset_settings ();
}

static void
started (guint *count)
{
  (*count)++;
}

static void
test_new_game_enter (void)
{
  GtkWidget *page = g_object_new (BRAMBLE_TYPE_NEW_GAME, NULL);
  GtkWidget *window = show (page);
  guint count = 0;

  g_signal_connect_swapped (page, "start", G_CALLBACK (started), &count);
  g_signal_emit_by_name (nth (nth (page, GTK_TYPE_ENTRY, 0), GTK_TYPE_TEXT, 0), "activate");
  /* A button that is pressed from the keyboard takes a moment. */
  run_for (400);
  g_assert_cmpuint (count, ==, 1);
  put_away (window, page);
}

/* Preferences. */

static void
test_preferences (void)
{
  GSettings *settings = bramble_settings_get_default ();
  GtkWidget *window;

  reset_settings ();
  window = g_object_ref (bramble_preferences_new (NULL));
  gtk_window_present (GTK_WINDOW (window));
  run_for (60);
  g_assert_cmpuint (selected (window, 0), ==, BRAMBLE_PACE_NORMAL);
  for (guint pace = BRAMBLE_PACE_SLOW; pace <= BRAMBLE_PACE_OFF; pace++)
    {
      choose (window, 0, pace);
      g_assert_cmpint (g_settings_get_enum (settings, "pace"), ==, (int) pace);
    }
  g_settings_set_enum (settings, "pace", BRAMBLE_PACE_FAST);
  g_assert_cmpuint (selected (window, 0), ==, BRAMBLE_PACE_FAST);

  gtk_switch_set_active (nth (window, GTK_TYPE_SWITCH, 0), FALSE);
  gtk_switch_set_active (nth (window, GTK_TYPE_SWITCH, 1), FALSE);
  gtk_switch_set_active (nth (window, GTK_TYPE_SWITCH, 2), TRUE);
  g_assert_false (g_settings_get_boolean (settings, "answer-alone"));
  g_assert_false (g_settings_get_boolean (settings, "recap"));
  g_assert_true (g_settings_get_boolean (settings, "show-log"));
  put_away (window, NULL);
  reset_settings ();
}

/* The recap. */

static GListModel *
entries_new (guint n)
{
  GListStore *store = g_list_store_new (BRAMBLE_TYPE_LOG_ENTRY);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrambleLogEntry) entry = bramble_log_entry_new (g_strdup_printf ("Sentence <%u> & more.", i), NULL, 1, i,
                                                                 -1, g_new0 (char *, 1), i == 0);

      g_list_store_append (store, entry);
    }
  return G_LIST_MODEL (store);
}

static void
test_recap (void)
{
  g_autoptr (GListModel) few = entries_new (3);
  g_autoptr (GListModel) many = entries_new (40);
  g_autoptr (GListModel) none = entries_new (0);
  GtkWidget *recap = bramble_recap_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *window;
  guint closed = 0;
  int height, more;

  gtk_widget_set_size_request (overlay, 800, 600);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), recap);
  g_object_ref (recap);
  window = show (overlay);
  g_object_unref (overlay);
  g_signal_connect_swapped (recap, "closed", G_CALLBACK (started), &closed);
  g_assert_false (gtk_widget_get_visible (recap));

  bramble_recap_show (BRAMBLE_RECAP (recap), few);
  run_for (60);
  g_assert_true (gtk_widget_get_mapped (recap));
  g_assert_cmpstr (gtk_label_get_label (nth (recap, GTK_TYPE_LABEL, 1)), ==, "Sentence <0> & more.");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (recap), GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (recap, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Sentence <0> & more.\nSentence <1> & more.\nSentence <2> & more.");
  gtk_widget_measure (recap, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, >, 40);
  g_assert_cmpint (height, <, 110);

  /* However much there is to say, the table does not get smaller for it. */
  bramble_recap_show (BRAMBLE_RECAP (recap), many);
  run_for (60);
  gtk_widget_measure (recap, GTK_ORIENTATION_VERTICAL, -1, NULL, &more, NULL, NULL);
  g_assert_cmpint (more, ==, height);

  g_signal_emit_by_name (nth (recap, GTK_TYPE_BUTTON, 0), "clicked");
  g_assert_false (gtk_widget_get_visible (recap));
  g_assert_cmpuint (closed, ==, 1);
  gtk_test_accessible_assert_property (recap, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

  bramble_recap_show (BRAMBLE_RECAP (recap), none);
  g_assert_false (gtk_widget_get_visible (recap));
  bramble_recap_show (BRAMBLE_RECAP (recap), few);
  bramble_recap_show (BRAMBLE_RECAP (recap), NULL);
  g_assert_false (gtk_widget_get_visible (recap));
  put_away (window, recap);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings/fallback", test_settings);
  g_test_add_func ("/new-game/chosen", test_new_game);
  g_test_add_func ("/new-game/strange", test_new_game_strange);
  g_test_add_func ("/new-game/enter", test_new_game_enter);
  g_test_add_func ("/preferences", test_preferences);
  g_test_add_func ("/recap", test_recap);
  return g_test_run ();
}
