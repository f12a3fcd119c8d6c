/* test-pages.c: the pages and dialogs to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <rules/state.h>
#include <gtk/gtk.h>

#include <bramble-art.h>
#include <bramble-card-dialog.h>
#include <bramble-chart-view.h>
#include <bramble-face.h>
#include <bramble-game-over.h>
#include <bramble-grimm-cards.h>
#include <bramble-grimm-end.h>
#include <bramble-grimm-pages.h>
#include <bramble-grimm-table.h>
#include <bramble-rules.h>
#include <bramble-statistics-page.h>
#include <bramble-verdict.h>
#include <rules/choices.h>
#include <string.h>

#include "look.h"
#include "match-kit.h"
#include "test-setup.h"

static const char *const kinds[] = { "fable", "friend" };

extern const BramblePresentation grimm_presentation;

/* How a game of @edition is set up. */
static const BrambleSetup *
setup_of (guint edition)
{
  static BrambleSetup setup;

  bramble_setup_init (&setup, grimm_presentation.game);
  setup.values[GRIMM_CHOICE_EDITION][0] = (gint16) edition;
  return &setup;
}

/* Helpers. */

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* Puts @page into a window and draws it. */
static GtkWindow *
show (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (30);
  bramble_art_settle (bramble_art_get_default ());
  settle ();
  return GTK_WINDOW (window);
}

/* Takes the window away and makes sure that nothing holds @page. */
static void
put_away (GtkWindow *window,
          GtkWidget *page)
{
  g_object_ref (page);
  gtk_window_destroy (window);
  look_run_for (20);
  settle ();
  look_finalize (page);
}

static void
close_dialog (GtkWindow *dialog)
{
  g_object_ref (dialog);
  gtk_window_destroy (dialog);
  settle ();
  look_finalize (dialog);
}

/* Counts the visible widgets of a type below @widget. */
static guint
count_visible (GtkWidget *widget,
               GType      type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  if (!gtk_widget_get_visible (widget))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_visible (child, type);
  return n;
}

/* The first label below @widget whose text contains @part, or NULL. */
static GtkWidget *
find_label (GtkWidget  *widget,
            const char *part)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), part))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, part);

      if (found)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type,
           guint     *skip)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*skip)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type, skip);

      if (found)
        return found;
    }
  return NULL;
}

/* A game that is over, played by chance. */
static BrambleMatch *
finished_match (guint   seats,
                guint64 seed)
{
  static const char *const names[] = { "orange", "blue", "purple", "green" };
  BrambleRecordSeat players[BRAMBLE_MAX_SEATS] = { 0 };
  const BrambleGame *game = bramble_games ()[0];
  BrambleSetup setup = test_setup (seats, seed, 0, "all", NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;
  BrambleRng rng;
  BrambleAsk ask;

  for (guint i = 0; i < seats; i++)
    players[i] = (BrambleRecordSeat) { .name = (char *) names[i] };
  record = bramble_record_new (game, &setup, players, FALSE, &error);
  g_assert_no_error (error);
  bramble_rng_seed (&rng, seed);
  for (kit_ask (record, &ask); ask.n_options > 0; kit_ask (record, &ask))
    g_assert_true (bramble_record_answer (record, game->playout (bramble_record_now (record), &ask, &rng)));
  return bramble_match_new (record);
}

/* Cards. */

static void
test_cards (void)
{
  for (guint edition = 0; edition < 2; edition++)
    for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
      {
        g_autoptr (GListModel) cards = bramble_grimm_cards_new (kinds[kind], edition);

        g_assert_cmpuint (g_list_model_get_n_items (cards), ==,
                          edition == 0 ? (kind == 0 ? 32 : 25) : (kind == 0 ? 16 : 12));
        for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
          {
            g_autoptr (BrambleItem) item = g_list_model_get_item (cards, i);
            const char *id = bramble_item_get_id (item);
            const char *marks[BRAMBLE_GRIMM_MAX_MARKS];
            guint n_marks = bramble_grimm_card_marks (id, edition, marks);
            g_autofree char *type = g_strconcat ("grimm/marks/", bramble_grimm_card_type_id (id), NULL);
            g_autofree char *art = g_strdup_printf ("grimm/%ss/%s", kinds[kind], id);

            g_test_message ("%s", id);
            g_assert_cmpstr (bramble_item_get_kind (item), ==, kinds[kind]);
            g_assert_nonnull (bramble_item_get_text (item));
            g_assert_nonnull (bramble_grimm_card_when (id, edition));
            g_assert_nonnull (bramble_grimm_card_type_text (id));
            g_assert_true (bramble_art_has (bramble_art_get_default (), art));
            if (!g_str_has_suffix (type, "/fable") && !g_str_has_suffix (type, "/friend"))
              g_assert_true (bramble_art_has (bramble_art_get_default (), type));
            g_assert_cmpuint (n_marks, >=, 1);
            for (guint k = 0; k < n_marks; k++)
              g_assert_true (bramble_art_has (bramble_art_get_default (), marks[k]));
          }
      }
  g_assert_null (bramble_grimm_cards_find ("no-such-card", 0));
}

/* However wide a card is, it is no lower than it says before anybody knows how wide
 * it will be, and no lower than it may be. */
static void
check_face (GtkWidget *face)
{
  int lowest, usual, least, best;

  g_assert_nonnull (face);
  gtk_widget_measure (face, GTK_ORIENTATION_HORIZONTAL, -1, &least, &best, NULL, NULL);
  gtk_widget_measure (face, GTK_ORIENTATION_VERTICAL, -1, &lowest, &usual, NULL, NULL);
  g_assert_cmpint (lowest, <=, usual);
  for (int width = least; width <= best; width += 7)
    {
      int minimum, natural;

      gtk_widget_measure (face, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
      g_assert_cmpint (lowest, <=, minimum);
      g_assert_cmpint (minimum, <=, natural);
    }
}

static void
test_card_dialog (void)
{
  GtkWidget *label = gtk_label_new ("table");
  GtkWindow *window = show (label);

  for (guint edition = 0; edition < 2; edition++)
    for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
      {
        g_autoptr (GListModel) cards = bramble_grimm_cards_new (kinds[kind], edition);

        for (guint i = 0; i < g_list_model_get_n_items (cards); i += KIT_SLOW ? 8 : 1)
          {
            g_autoptr (BrambleItem) item = g_list_model_get_item (cards, i);
            GtkWindow *dialog = bramble_card_dialog_present (label, &grimm_presentation, setup_of (edition),
                                                             bramble_item_get_id (item));
            guint first = 0;

            g_assert_nonnull (dialog);
            settle ();
            g_assert_cmpstr (gtk_window_get_title (dialog), ==, bramble_item_get_name (item));
            g_assert_true (gtk_window_get_transient_for (dialog) == window);
            g_assert_nonnull (find_label (GTK_WIDGET (dialog), bramble_item_get_text (item)));
            if (bramble_item_get_note (item))
              g_assert_nonnull (find_label (GTK_WIDGET (dialog), bramble_item_get_note (item)));
            check_face (find_type (GTK_WIDGET (dialog), BRAMBLE_TYPE_FACE, &first));
            /* Nothing is selected just because it can be. */
            g_assert_false (GTK_IS_LABEL (gtk_window_get_focus (dialog)));
            close_dialog (dialog);
          }
      }
  g_assert_null (bramble_card_dialog_present (label, &grimm_presentation, setup_of (0), "no-such-card"));
  put_away (window, label);
}

static void
test_pile_dialog (void)
{
  g_autoptr (BrambleMatch) match = finished_match (3, 5);
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (match);
  g_autoptr (GListStore) nothing = g_list_store_new (BRAMBLE_TYPE_ITEM);
  GListModel *discard = bramble_grimm_table_get_discard (table);
  GtkWidget *label = gtk_label_new ("table");
  GtkWindow *window = show (label);
  guint n = g_list_model_get_n_items (discard);
  GtkWindow *pile = bramble_pile_dialog_present (label, &grimm_presentation, setup_of (0), "Discarded", discard);
  g_autoptr (GListModel) open = g_object_ref (gtk_window_get_toplevels ());
  guint before = g_list_model_get_n_items (open);
  guint first = 0;
  GtkWidget *card;

  g_assert_cmpuint (n, >, 0);
  settle ();
  g_assert_cmpuint (count_visible (GTK_WIDGET (pile), GTK_TYPE_FLOW_BOX_CHILD), ==, n);
  card = find_type (GTK_WIDGET (pile), GTK_TYPE_FLOW_BOX_CHILD, &first);
  g_assert_true (gtk_window_get_focus (pile) == card);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (card)));

  /* A card of the pile opens, and goes when the pile goes. */
  g_assert_true (gtk_widget_activate (card));
  settle ();
  g_assert_cmpuint (g_list_model_get_n_items (open), ==, before + 1);
  close_dialog (pile);
  settle ();
  g_assert_cmpuint (g_list_model_get_n_items (open), ==, before - 1);

  pile = bramble_pile_dialog_present (label, &grimm_presentation, setup_of (0), "Discarded", G_LIST_MODEL (nothing));
  settle ();
  g_assert_cmpuint (count_visible (GTK_WIDGET (pile), GTK_TYPE_FLOW_BOX_CHILD), ==, 0);
  close_dialog (pile);
  put_away (window, label);
}

/* Rules. */

static guint
count_pages (const BramblePage *pages)
{
  guint n = 0;

  while (pages[n].id)
    n++;
  return n;
}

static void
test_rules (void)
{
  GtkWidget *rules = bramble_rules_new (&grimm_presentation);
  GtkWindow *window = show (rules);
  const BramblePage *chapters = bramble_grimm_chapters;
  guint n = count_pages (chapters);

  g_assert_cmpuint (n, ==, 10);
  for (guint i = 0; i < n; i++)
    {
      bramble_rules_show_chapter (BRAMBLE_RULES (rules), chapters[i].id);
      look_run_for (5);
      bramble_art_settle (bramble_art_get_default ());
      g_assert_cmpstr (bramble_rules_get_chapter (BRAMBLE_RULES (rules)), ==, chapters[i].id);
      for (guint k = 0; k < BRAMBLE_PAGE_BLOCKS && chapters[i].blocks[k].text; k++)
        g_assert_nonnull (find_label (rules, chapters[i].blocks[k].text));
    }
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      bramble_rules_show_chapter (BRAMBLE_RULES (rules), kind == 0 ? "fables" : "friends");
      look_run_for (5);
      g_assert_cmpuint (count_visible (rules, GTK_TYPE_FLOW_BOX_CHILD), ==, kind == 0 ? 32 : 25);
    }
  put_away (window, rules);
}

static void
test_search (void)
{
  GtkWidget *rules = bramble_rules_new (&grimm_presentation);
  GtkWindow *window = show (rules);

  /* By name, by text, in both decks; all words must be there, in any case. */
  g_assert_cmpuint (bramble_rules_search (BRAMBLE_RULES (rules), "crystal BALL"), ==, 1);
  g_assert_cmpuint (count_visible (rules, GTK_TYPE_FLOW_BOX_CHILD), ==, 1);
  g_assert_cmpuint (bramble_rules_search (BRAMBLE_RULES (rules), "wolf"), >, 2);
  g_assert_nonnull (find_label (rules, "Red Riding Hood"));
  g_assert_cmpuint (bramble_rules_search (BRAMBLE_RULES (rules), "monster"), >, 5);
  g_assert_cmpuint (bramble_rules_search (BRAMBLE_RULES (rules), "xyzzy"), ==, 0);
  g_assert_cmpuint (count_visible (rules, GTK_TYPE_FLOW_BOX_CHILD), ==, 0);
  g_assert_true (gtk_widget_get_visible (find_label (rules, "No card has these words")));
  g_assert_cmpuint (bramble_rules_search (BRAMBLE_RULES (rules), ""), ==, 32);
  put_away (window, rules);
}

/* All pictures that pages name exist. */
static void
check_art (const BramblePage *pages)
{
  for (guint i = 0; i < count_pages (pages); i++)
    for (guint k = 0; k < BRAMBLE_PAGE_BLOCKS; k++)
      for (guint a = 0; a < BRAMBLE_PAGE_PICTURES && pages[i].blocks[k].art[a]; a++)
        {
          const char *art = pages[i].blocks[k].art[a];

          g_test_message ("%s", art);
          if (!g_str_has_prefix (art, "house/"))
            g_assert_true (bramble_art_has (bramble_art_get_default (), art));
        }
}

static void
test_page_art (void)
{
  check_art (bramble_grimm_chapters);
}

/* The end of a game. */

static void
test_chart (void)
{
  for (guint seats = 2; seats <= GRIMM_MAX_SEATS; seats++)
    for (guint64 seed = 1; seed <= KIT_TIMES (20); seed++)
      {
        g_autoptr (BrambleMatch) match = finished_match (seats, seed);
        g_autoptr (BrambleChart) chart = bramble_chart_new_for_rounds (bramble_match_get_record (match),
                                                                       bramble_grimm_count_sections);
        g_autofree char *winner = bramble_verdict_dup (match);
        g_autofree char *reason = bramble_grimm_dup_reason (match);
        guint rounds = bramble_chart_get_n_points (chart);
        guint most = 0;

        g_assert_cmpuint (bramble_chart_get_n_seats (chart), ==, seats);
        g_assert_cmpuint (rounds, ==, bramble_match_get_round (match));
        for (guint round = 0; round < rounds; round++)
          g_assert_cmpuint (bramble_chart_get_round (chart, round), ==, round + 1);
        for (guint seat = 0; seat < seats; seat++)
          most = MAX (most, bramble_chart_get_value (chart, rounds - 1, seat));
        /* Somebody has three houses. */
        g_assert_cmpuint (most, >=, 9);
        g_assert_nonnull (winner);
        g_assert_nonnull (reason);
      }
}

static void
test_game_over (void)
{
  for (guint seats = 2; seats <= GRIMM_MAX_SEATS; seats++)
    {
      g_autoptr (BrambleMatch) match = finished_match (seats, seats);
      g_autofree char *winner = bramble_verdict_dup (match);
      g_autofree char *reason = bramble_grimm_dup_reason (match);
      GtkWidget *page = bramble_game_over_new (match);
      GtkWindow *window = show (page);
      guint first = 0;
      GtkWidget *chart = find_type (page, BRAMBLE_TYPE_CHART_VIEW, &first);
      g_autofree char *reading = NULL;

      g_assert_nonnull (find_label (page, winner));
      g_assert_nonnull (find_label (page, reason));
      g_assert_cmpuint (count_visible (page, BRAMBLE_TYPE_CHART_VIEW), ==, 2);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Chart: house sections that stood after each round");
      g_object_get (chart, "reading", &reading, NULL);
      g_assert_nonnull (reading);
      g_assert_cmpint (bramble_chart_view_get_point (BRAMBLE_CHART_VIEW (chart)), ==, -1);
      put_away (window, page);
      look_finalize (g_steal_pointer (&match));
    }
}

/* Statistics. */

static gboolean
is_shown (gpointer data)
{
  GtkWidget *stack = data;

  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), "reading") != 0;
}

static void
check_statistics (BrambleStore *store,
                  const char   *expected,
                  const char   *text)
{
  GtkWidget *page = bramble_statistics_page_new (store, bramble_games ()[0]);
  GtkWindow *window = show (page);
  guint first = 0;
  GtkWidget *stack = find_type (page, GTK_TYPE_STACK, &first);

  g_assert_true (kit_wait (is_shown, stack, KIT_LONG));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, expected);
  g_assert_nonnull (find_label (page, text));
  put_away (window, page);
}

static void
test_statistics (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  kit_dir_init (&dir);
  store = bramble_store_new (dir.file);
  bramble_store_open (store, &error);
  g_assert_no_error (error);
  path = kit_dir_path (&dir, "statistics.ini");
  check_statistics (store, "nothing", "No game is finished yet");

  for (guint seats = 2; seats <= GRIMM_MAX_SEATS; seats++)
    {
      g_autoptr (BrambleMatch) match = finished_match (seats, seats);

      bramble_statistics_add (statistics, bramble_match_get_record (match));
    }
  text = bramble_statistics_to_text (statistics);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  check_statistics (store, "numbers", "4 players");

  g_file_set_contents (path, "nonsense", -1, &error);
  g_assert_no_error (error);
  check_statistics (store, "trouble", "damaged");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table/pages/cards", test_cards);
  g_test_add_func ("/table/pages/card-dialog", test_card_dialog);
  g_test_add_func ("/table/pages/pile-dialog", test_pile_dialog);
  g_test_add_func ("/table/pages/rules", test_rules);
  g_test_add_func ("/table/pages/search", test_search);
  g_test_add_func ("/table/pages/page-art", test_page_art);
  g_test_add_func ("/table/pages/chart", test_chart);
  g_test_add_func ("/table/pages/game-over", test_game_over);
  g_test_add_func ("/table/pages/statistics", test_statistics);
  return g_test_run ();
}
