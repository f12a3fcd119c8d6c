/* test-languages.c: every screen in a language that is longer than English
 *
 * The whole program is walked through in the language of the tests: nothing may
 * be left in English, and nothing may be cut. Then once more from right to left.
 *
 * With BRAMBLE_PICTURES=DIRECTORY a picture of every screen is left there, by
 * ImageMagick's import.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include <bramble-analysis-view.h>
#include <bramble-application.h>
#include <bramble-art.h>
#include <bramble-presentation.h>
#include <bramble-prompt.h>
#include <bramble-rules.h>
#include <bramble-settings.h>
#include <bramble-target.h>
#include <bramble-unfinished.h>
#include <bramble-window.h>

#include "look.h"
#include "match-kit.h"
#include "reader.h"
#include "test-setup.h"

/* How many answers of a game are looked at, besides the first of every kind. */
#define EVERY kit_often (90, KIT_SLOW ? 90 : 30)

typedef struct
{
  const char *name;
  int width;
  int height;
  GtkTextDirection direction;
  gboolean table; /* also to the table, not only to the pages */
} Walk;

static const Walk walks[] = {
  { "large", 1280, 800, GTK_TEXT_DIR_LTR, TRUE },
  { "small", 800, 600, GTK_TEXT_DIR_LTR, FALSE },
  { "right-to-left", 1280, 800, GTK_TEXT_DIR_RTL, TRUE },
};

/* What the walk is doing. */
typedef struct
{
  const Walk *walk;
  Reader reader;
  BrambleWindow *window;
  guint n_screens;
} Tour;

/* Helpers. */

static void
settle (void)
{
  look_run_for (KIT_SLOW ? 120 : 50);
  bramble_art_settle (bramble_art_get_default ());
  look_run_for (20);
}

/* Everything that is on the screen, popovers included. */
static void
photograph (Tour       *tour,
            const char *screen)
{
  const char *directory = g_getenv ("BRAMBLE_PICTURES");
  g_autofree char *path = NULL;
  g_autoptr (GSubprocess) import = NULL;
  g_autoptr (GError) error = NULL;

  if (directory == NULL)
    return;
  path = g_strdup_printf ("%s/%s-%03u-%s.png", directory, tour->walk->name, tour->n_screens, screen);
  import = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "import", "-window", "root", path, NULL);
  g_assert_no_error (error);
  g_subprocess_wait (import, NULL, NULL);
}

/* Lets everything come to rest and reads it. */
static void
look (Tour       *tour,
      const char *screen)
{
  settle ();
  reader_read (&tour->reader, screen);
  tour->n_screens++;
  photograph (tour, screen);
}

static void
act (Tour       *tour,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (tour->window), action, NULL));
}

static void
act_on (Tour                      *tour,
        const char                *action,
        const BramblePresentation *game)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (tour->window), action, "s", game->game->id));
}

/* The first widget of @type below @widget that can be seen. */
static gpointer
find (GtkWidget *widget,
      GType      type)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find (child, type);

      if (found)
        return found;
    }

  return NULL;
}

static gpointer
find_class (GtkWidget  *widget,
            const char *css_class)
{
  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, css_class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find_class (child, css_class);

      if (found)
        return found;
    }

  return NULL;
}

/* Closes everything but the window itself. */
static void
close_others (Tour *tour)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *popover;

  while ((popover = find (GTK_WIDGET (tour->window), GTK_TYPE_POPOVER)))
    {
      /* One that is gone as soon as it is closed is held by the event that closes it. */
      g_object_ref (popover);
      gtk_popover_popdown (GTK_POPOVER (popover));
      g_object_unref (popover);
      settle ();
    }
  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (window && window != GTK_WINDOW (tour->window))
        gtk_window_close (window);
    }
  settle ();
}

/* A game of @seats, of whom the first @people are people. What a person types
 * is no text of the program; here it is in brackets itself. */
static BrambleMatch *
new_match (guint    seats,
           guint    people,
           gboolean curtain)
{
  static const char *const names[] = { "⟦Anastasia⟧", "⟦Maximilian⟧", "⟦Zoë⟧", "⟦Großmutter⟧" };
  BrambleRecordSeat players[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = test_setup (seats, 11 + seats, 0, "all", NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < seats; i++)
    players[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = i < people ? NULL : &bramble_chance };
  record = bramble_record_new (bramble_games ()[0], &setup, players, FALSE, &error);
  g_assert_no_error (error);
  bramble_record_set_curtain (record, curtain);
  return bramble_match_new (record);
}

/* The screens. */

/* What is asked and told of one game before it is played. */
static void
visit_game_pages (Tour                      *tour,
                  const BramblePresentation *game)
{
  GtkWidget *window = GTK_WIDGET (tour->window);
  GtkWidget *page;

  act_on (tour, "win.new-game-of", game);
  look (tour, "new-game");

  act_on (tour, "win.rules-of", game);
  settle ();
  page = find (window, BRAMBLE_TYPE_RULES);
  for (const BramblePage *chapter = game->chapters; chapter->id; chapter++)
    {
      bramble_rules_show_chapter (BRAMBLE_RULES (page), chapter->id);
      look (tour, chapter->id);
    }
  for (const BrambleGalleryPage *gallery = game->galleries; gallery->id; gallery++)
    {
      bramble_rules_show_chapter (BRAMBLE_RULES (page), gallery->id);
      look (tour, gallery->id);
    }
  bramble_rules_search (BRAMBLE_RULES (page), "xyzzy");
  look (tour, "search");
  bramble_rules_search (BRAMBLE_RULES (page), "");

  /* What a lesson says first. */
  act_on (tour, "win.learn-of", game);
  settle ();
  for (guint i = 0; i < 3; i++)
    {
      look (tour, "lesson");
      act (tour, "win.lesson");
    }
}

static void
visit_pages (Tour *tour)
{
  GtkWidget *window = GTK_WIDGET (tour->window);

  look (tour, "shelf");
  gtk_menu_button_popup (find (gtk_window_get_titlebar (GTK_WINDOW (window)), GTK_TYPE_MENU_BUTTON));
  look (tour, "menu");
  close_others (tour);

  for (guint i = 0; bramble_presentations ()[i]; i++)
    visit_game_pages (tour, bramble_presentations ()[i]);

  act (tour, "win.statistics");
  look (tour, "statistics");
}

static void
visit_windows (Tour *tour)
{
  act (tour, "win.preferences");
  look (tour, "preferences");
  close_others (tour);

  act (tour, "win.show-help-overlay");
  look (tour, "shortcuts");
  close_others (tour);

  act (tour, "app.about");
  look (tour, "about");
  close_others (tour);
}

/* What a file that is no game brings. */
static void
visit_trouble (Tour *tour)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "letter.bramble");
  g_file_set_contents (path, "Dear wolf,", -1, &error);
  g_assert_no_error (error);
  file = g_file_new_for_path (path);
  reader_name (&tour->reader, path);
  act (tour, "win.shelf");
  bramble_window_open (tour->window, file);
  look_run_for (400);
  look (tour, "trouble");
  bramble_window_tell (tour->window, NULL);
  look_run_for (400);
}

/* Everything on the table that is no answer says what it is. */
static void
visit_targets (Tour      *tour,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (BRAMBLE_IS_TARGET (widget) && !gtk_widget_has_css_class (widget, "lit") && bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))))
    {
      g_autofree char *screen = g_strdelimit (g_strdup (bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget)))), "/ ", '-');

      gtk_widget_activate_action (widget, "board.touch", "s", bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))));
      look (tour, screen);
      close_others (tour);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    visit_targets (tour, child);
}

/* A thread looks at the game once more; what it finds comes to the page when it will,
 * and would come in the middle of reading. */
static void
await_analysis (Tour *tour)
{
  BrambleAnalysisView *analysis;

  do
    {
      look_run_for (10);
      analysis = find (GTK_WIDGET (tour->window), BRAMBLE_TYPE_ANALYSIS_VIEW);
    }
  while (analysis == NULL || !bramble_analysis_view_get_done (analysis));
}

/* A whole game: the first ask of every kind, and others now and then. With
 * @touch everything on the table is asked what it is. */
static void
visit_game (Tour         *tour,
            BrambleMatch *match,
            gboolean      touch)
{
  gboolean seen[G_MAXUINT8 + 1] = { FALSE };
  BrambleRng rng;
  BrambleAsk ask;

  bramble_rng_seed (&rng, 3);
  bramble_window_play (tour->window, match);
  settle ();
  for (guint i = 0; !bramble_match_get_over (match); i++)
    {
      bramble_match_get_ask (match, &ask);
      g_assert_cmpuint (ask.n_options, >, 0);
      if (!seen[ask.kind] || i % EVERY == 0)
        {
          g_autofree char *screen = g_strdup_printf ("ask-%u", ask.kind);

          look (tour, screen);
          seen[ask.kind] = TRUE;
        }
      if (i == 60 && touch)
        visit_targets (tour, GTK_WIDGET (tour->window));
      g_assert_true (bramble_match_answer (match, bramble_match_get_game (match)->playout (bramble_match_get_view (match),
                                                                                          &ask, &rng)));
    }
  await_analysis (tour);
  look (tour, "end");
}

/* Answers until something of @type or with @css_class is seen. */
static gboolean
play_until (Tour         *tour,
            BrambleMatch *match,
            GType         type)
{
  BrambleRng rng;

  bramble_rng_seed (&rng, 5);
  for (guint i = 0; i < 400 && !bramble_match_get_over (match); i++)
    {
      GtkWidget *curtain = find_class (GTK_WIDGET (tour->window), "curtain");
      BrambleAsk ask;

      look_run_for (10);
      if (type != G_TYPE_NONE && find (GTK_WIDGET (tour->window), type))
        return TRUE;
      if (curtain)
        {
          g_signal_emit_by_name (find (curtain, GTK_TYPE_BUTTON), "clicked");
          continue;
        }
      bramble_match_get_ask (match, &ask);
      if (ask.n_options > 0)
        bramble_match_answer (match, bramble_rng_below (&rng, ask.n_options));
    }

  return FALSE;
}

/* What is asked before an unfinished game is deleted. */
static void
visit_question (Tour *tour)
{
  g_autoptr (BrambleMatch) match = new_match (3, 3, FALSE);

  bramble_window_play (tour->window, match);
  g_assert_true (bramble_match_answer (match, 0));
  act (tour, "win.shelf");
  settle ();
  gtk_menu_button_popup (find (find (GTK_WIDGET (tour->window), BRAMBLE_TYPE_UNFINISHED), GTK_TYPE_MENU_BUTTON));
  look_run_for (300);
  look (tour, "delete");
  close_others (tour);
}

static void
visit_table (Tour *tour)
{
  static const struct
  {
    guint seats;
    gboolean touch;
    gboolean log;
  } games[] = {
    { 2, FALSE, FALSE },
    { 4, TRUE, FALSE },
    { 3, FALSE, TRUE },
  };
  GSettings *settings = bramble_settings_get_default ();
  const guint only = tour->walk->direction == GTK_TEXT_DIR_RTL ? 2 : 1;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (BrambleMatch) match = NULL;

      /* One game in each direction is enough for the check. */
      if (i != only && kit_often (TRUE, KIT_SLOW))
        continue;
      match = new_match (games[i].seats, games[i].seats, FALSE);
      g_settings_set_boolean (settings, "show-log", games[i].log);
      visit_game (tour, match, games[i].touch);
    }

  /* The last one is over, and can be looked at again. */
  act (tour, "win.replay");
  look (tour, "replay");
  act (tour, "win.shelf");
  look (tour, "shelf-again");
  visit_question (tour);
  act (tour, "win.statistics");
  look_run_for (300);
  look (tour, "statistics-again");
}

/* What is seen only for a moment. */
static void
visit_moments (Tour *tour)
{
  GSettings *settings = bramble_settings_get_default ();
  g_autoptr (BrambleMatch) people = new_match (3, 3, TRUE);
  g_autoptr (BrambleMatch) computers = new_match (4, 1, TRUE);
  BrambleAsk ask;

  bramble_window_play (tour->window, people);
  look (tour, "curtain");
  g_assert_true (play_until (tour, people, BRAMBLE_TYPE_PROMPT));
  look (tour, "summary");

  bramble_window_play (tour->window, computers);
  settle ();
  g_settings_set_string (settings, "pace", "slow");
  for (guint i = 0; i < 3; i++)
    {
      bramble_match_get_ask (computers, &ask);
      if (ask.n_options > 0)
        bramble_match_answer (computers, 0);
      look (tour, "moving");
    }
  g_settings_set_string (settings, "pace", "off");
  act (tour, "win.shelf");
  settle ();
}

static void
test_walk (gconstpointer data)
{
  GApplication *application = g_application_get_default ();
  Tour tour = { .walk = data };
  g_autofree char *troubles = NULL;

  gtk_widget_set_default_direction (tour.walk->direction);
  g_settings_set_int (bramble_settings_get_default (), "window-width", tour.walk->width);
  g_settings_set_int (bramble_settings_get_default (), "window-height", tour.walk->height);
  reader_init (&tour.reader, tour.walk->width, tour.walk->height);
  reader_name (&tour.reader, BRAMBLE_VERSION);
  g_application_activate (application);
  tour.window = BRAMBLE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));

  visit_pages (&tour);
  visit_windows (&tour);
  visit_trouble (&tour);
  if (tour.walk->table)
    {
      visit_table (&tour);
      visit_moments (&tour);
    }

  close_others (&tour);
  gtk_window_destroy (GTK_WINDOW (tour.window));
  settle ();
  g_test_message ("%u screens, %u texts", tour.n_screens, tour.reader.n_texts);
  /* A walk that sees nothing proves nothing. */
  g_assert_cmpuint (tour.n_screens, >, tour.walk->table ? 40 : 25);
  g_assert_cmpuint (tour.reader.n_texts, >, tour.walk->table ? 5000 : 500);
  troubles = reader_tell (&tour.reader);
  reader_clear (&tour.reader);
  if (troubles)
    {
      g_test_message ("%s", troubles);
      g_test_fail ();
    }
}

int
main (int    argc,
      char **argv)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  /* The language is chosen before anybody looks a text up, and the games of
   * whoever runs the test stay what they are. */
  kit_dir_init (&dir);
  g_setenv ("XDG_DATA_HOME", dir.path, TRUE);
  g_setenv ("LOCPATH", g_getenv ("BRAMBLE_LOCALE_DIR"), TRUE);
  g_setenv ("LC_ALL", "qps.UTF-8", TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BRAMBLE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_test_init (&argc, &argv, NULL);
  /* All walks are walked, and everything is told that is seen on the way. */
  g_test_set_nonfatal_assertions ();

  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  application = bramble_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (G_APPLICATION (application));

  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    {
      g_autofree char *path = g_strconcat ("/table/languages/", walks[i].name, NULL);

      /* In a build that is slowed down one walk must do. */
      if (!KIT_SLOW || walks[i].direction == GTK_TEXT_DIR_RTL)
        g_test_add_data_func (path, &walks[i], test_walk);
    }

  status = g_test_run ();
  g_application_quit (G_APPLICATION (application));
  return status;
}
