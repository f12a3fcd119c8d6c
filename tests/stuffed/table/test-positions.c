/* test-positions.c: positions of Stuffed Fables at the sizes and in the dress of many desktops
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>
#include <string.h>

#include <bramble-stuffed-target.h>

#include "bramble-board.h"
#include "bramble-contrast.h"
#include "bramble-prompt.h"
#include "bramble-settings.h"
#include "bramble-stuffed-layouts.h"
#include "bramble-stuffed-pool.h"
#include "bramble-stuffed-toy-view.h"
#include "bramble-target.h"
#include "bramble-text.h"
#include "desk-kit.h"
#include "hands.h"
#include "look.h"

#define NOW(seat, frames) "now " seat " actions sleep-due 0 done none struck none roll none " frames

static const char *const crowd[] = {
  "page 1",
  "squares seat-1 7,5 seat-2 8,1 seat-3 6,7 seat-4 1,7",
  "stuffing seat-1 4 seat-2 5 seat-3 3 seat-4 2",
  "hearts seat-1 1 seat-2 0 seat-3 1 seat-4 2",
  "buttons seat-1 2 seat-2 1 seat-3 0 seat-4 1",
  "statuses seat-1 courageous seat-2 none seat-3 scared torn soggy seat-4 worried lonely",
  "items seat-1 thimble-helmet knitting-needle seat-2 raincoat pea-shooter shoelace-rope "
  "seat-3 wooden-spoon button-yo-yo patchwork-waistcoat night-light-cap seat-4 paper-crown marble-sling",
  "stored seat-1 blue seat-2 yellow seat-3 green seat-4 none",
  "party ball-of-wool jam-sandwich",
  "environment thick-dust",
  "stands trunk open 11 1 0",
  "minions lint-baron 8,4 0 hookling 4,3 0 lampmoth 6,2 0 lintling 6,4 0 lintling 5,3 0 inkblot 1,3 0 lampmoth 2,6 0 hookling 0,0 0",
  "track 3",
  "drawn red 1 green 1 yellow 1 blue 1 purple 1",
  NOW ("seat-1", "game:acted:seat=seat-1"),
  NULL,
};

static const char *const vendor[] = {
  "page 2",
  "squares seat-1 2,2 seat-2 4,5",
  "buttons seat-1 2 seat-2 0",
  "items seat-1 wooden-spoon seat-2 none",
  "vendors 2,2 magnifying-glass patchwork-waistcoat paper-boat tin-whistle",
  "drawn red 1 green 1 yellow 1 blue 1 purple 1",
  NOW ("seat-1", "game:acted:seat=seat-1"),
  NULL,
};

static const char *const boss[] = {
  "page 3",
  "squares seat-1 6,2 seat-2 1,1 seat-3 4,4",
  "items seat-1 knitting-needle seat-2 none seat-3 none",
  "minions mitten-king 7,2 3 lintling 8,5 0 lintling 7,6 0",
  "track 2",
  "drawn red 2 green 1 yellow 1 blue 1",
  NOW ("seat-1", "game:acted:seat=seat-1"),
  NULL,
};

/* Somebody has met a Lost card. */
static const char *const lost[] = {
  "page 1",
  "squares seat-1 7,2 seat-2 1,1",
  "buttons seat-1 1 seat-2 0",
  "drawn red 1 green 1 yellow 1 blue 1 purple 1",
  NOW ("seat-1", "game:begin:seat=seat-1 settle:look:seat=seat-1:n=1 lost:lost:seat=seat-1:n=0"),
  NULL,
};

/* What is looked at: a position, what is done in it, and what must be there then. */
typedef struct
{
  const char *name;
  guint seats;
  const char *const *lines;
  const char *touched[3];
  const char *there; /* a thing that can be seen */
} Position;

static const Position positions[] = {
  { "crowd", 4, crowd, { NULL }, "minion/8" },
  { "crowd-picked", 4, crowd, { "die/red", "die/purple" }, "stand/1" },
  { "vendor", 2, vendor, { NULL }, "ware/1/23" },
  { "boss", 3, boss, { "die/red" }, "minion/1" },
  { "lost", 2, lost, { NULL }, NULL },
};

typedef struct
{
  const char *name;
  int width;
  int height;
  GtkTextDirection direction;
} Desktop;

static const Desktop desktops[] = {
  { "1280", 1280, 754, GTK_TEXT_DIR_LTR },
  { "800", 800, 554, GTK_TEXT_DIR_LTR },
  { "1920", 1920, 1034, GTK_TEXT_DIR_LTR },
  { "leftwards", 1280, 754, GTK_TEXT_DIR_RTL },
  /* To be looked at only. */
  { "3840", 3840, 2114, GTK_TEXT_DIR_LTR },
};

/* Everything that can be touched lies on the table, and is large enough to be hit. */
static void
check_target (GtkWidget *widget)
{
  graphene_rect_t box;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW))
    return;
  if (BRAMBLE_IS_TARGET (widget) && gtk_widget_has_css_class (widget, "lit"))
    {
      const char *name = bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget)));

      g_assert_true (gtk_widget_compute_bounds (widget, desk_board, &box));
      if (box.origin.x < -1 || box.origin.y < -1 || box.origin.x + box.size.width > (float) gtk_widget_get_width (desk_board) + 1
          || box.origin.y + box.size.height > (float) gtk_widget_get_height (desk_board) + 1)
        g_error ("%s lies beside the table", name);
      if (box.size.width < 14 || box.size.height < 14)
        g_error ("%s is %g by %g pixels", name, (double) box.size.width, (double) box.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_target (child);
}

static void
look_at (const Position *position,
         const Desktop  *desktop)
{
  g_autofree char *file = g_strdup_printf ("%s-%s.png", position->name, desktop->name);

  gtk_widget_set_default_direction (desktop->direction);
  desk_show (desk_set (position->seats, position->lines), desktop->width, desktop->height);
  for (guint i = 0; i < G_N_ELEMENTS (position->touched) && position->touched[i]; i++)
    desk_touch (position->touched[i]);
  look_run_for (30);
  check_target (desk_board);
  desk_photograph (file);
  if (position->there && desk_find (position->there) == NULL)
    g_error ("there is no %s", position->there);
  desk_put_away ();
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Every position has its place on every desktop. */
static void
positions_fit (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (desktops); i++)
    if (desktops[i].width < 2000 || g_getenv ("BRAMBLE_PICTURES"))
      look_at (data, &desktops[i]);
}

static void
check_card (BrambleThing  thing,
            const char   *id)
{
  g_test_message ("%s", bramble_thing_get_name (thing));
  g_assert_cmpstr (bramble_board_find_card (BRAMBLE_BOARD (desk_board), thing).id, ==, id);
}

/* Whether what lies on some square has the page @id. */
static gboolean
lies_somewhere (const char *id)
{
  for (guint square = 0; square < STUFFED_MAX_SQUARES; square++)
    if (g_strcmp0 (bramble_board_find_card (BRAMBLE_BOARD (desk_board), bramble_stuffed_square_thing (square)).id, id) == 0)
      return TRUE;

  return FALSE;
}

/* What is seen of a card leads to its page. */
static void
cards_are_found (void)
{
  desk_show (desk_set (4, crowd), 1280, 754);
  check_card (bramble_stuffed_seat_thing (1), "wick");
  check_card (bramble_stuffed_minion_thing (0), "lint-baron");
  check_card (bramble_stuffed_minion_thing (7), "hookling");
  check_card (bramble_stuffed_minion_thing (8), NULL);
  check_card (bramble_stuffed_item_thing (0, STUFFED_THIMBLE_HELMET), "thimble-helmet");
  check_card (bramble_stuffed_item_thing (1, STUFFED_THIMBLE_HELMET), NULL);
  check_card (bramble_stuffed_item_thing (0, STUFFED_JAM_SANDWICH), "jam-sandwich");
  check_card (bramble_stuffed_status_thing (2, STUFFED_SCARED), "scared");
  check_card (bramble_stuffed_stored_thing (1, STUFFED_YELLOW), "die-yellow");
  check_card (bramble_stuffed_die_thing (STUFFED_RED), "die-red");
  check_card (bramble_stuffed_socket_thing (0), NULL);
  g_assert_true (lies_somewhere ("token-door"));
  g_assert_true (lies_somewhere ("token-exit"));
  g_assert_nonnull (desk_find ("card/thick-dust"));
  desk_put_away ();
}

/* The words of a Lost card stand on the page, and only there. */
static void
lost_cards_are_read_once (void)
{
  g_autofree char *question = NULL;

  desk_show (desk_set (2, lost), 1280, 754);
  g_assert_true (gtk_widget_has_css_class (desk_board, "reading"));
  question = look_texts (look_nth (desk_board, BRAMBLE_TYPE_PROMPT, 0));
  g_assert_nonnull (strstr (question, "What will you choose?"));
  g_assert_null (strstr (question, stuffed_text (0, STUFFED_TOME_LOST, stuffed_losts[0].text)));
  desk_put_away ();
}

static GtkLabel *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_label (child, text);

      if (found)
        return found;
    }
  return NULL;
}

static void
check_whole (const char *text)
{
  GtkLabel *label = find_label (desk_board, text);
  int height;

  if (label == NULL)
    g_error ("nothing says %s", text);
  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);
  if (pango_layout_is_ellipsized (gtk_label_get_layout (label)) || height > gtk_widget_get_height (GTK_WIDGET (label)))
    g_error ("%s is cut", text);
}

/* What two feel, what all are in and who acts has its whole name. */
static void
names_are_whole (void)
{
  static const char *const alone[] = {
    "page 1", "squares seat-1 7,5 seat-2 8,1", "statuses seat-1 courageous tangled seat-2 none", "environment creaking-floor",
    NOW ("seat-1", "game:acted:seat=seat-1"), NULL,
  };

  for (guint i = 0; i < 2; i++)
    {
      desk_show (desk_set (2, alone), desktops[i].width, desktops[i].height);
      look_run_for (30);
      check_whole (stuffed_environment_name (STUFFED_CREAKING_FLOOR));
      if (i == 0)
        {
          check_whole (stuffed_status_name (STUFFED_COURAGEOUS));
          check_whole (stuffed_status_name (STUFFED_TANGLED));
        }
      desk_put_away ();
    }
}

/* The words of the table that say @text, which get smaller by themselves. */
static BrambleText *
find_text (GtkWidget  *widget,
           const char *text)
{
  if (BRAMBLE_IS_TEXT (widget) && strcmp (bramble_text_get (BRAMBLE_TEXT (widget)), text) == 0)
    return BRAMBLE_TEXT (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      BrambleText *found = find_text (child, text);

      if (found)
        return found;
    }
  return NULL;
}

/* Two things that are for all have their whole names, too. */
static void
what_all_have_is_whole (void)
{
  static const char *const both[] = {
    "page 1", "squares seat-1 7,5 seat-2 8,1", "party ball-of-wool", "environment creaking-floor",
    "minions lintling 5,3 0 lampmoth 2,6 0", NOW ("seat-1", "game:acted:seat=seat-1"), NULL,
  };
  const char *names[] = { stuffed_environment_name (STUFFED_CREAKING_FLOOR), stuffed_item_name (STUFFED_BALL_OF_WOOL) };

  for (guint i = 0; i < 2; i++)
    {
      desk_show (desk_set (2, both), desktops[i].width, desktops[i].height);
      look_run_for (30);
      for (guint k = 0; k < G_N_ELEMENTS (names); k++)
        {
          BrambleText *text = find_text (desk_board, names[k]);
          int width, height;

          g_assert_nonnull (text);
          width = gtk_widget_get_width (GTK_WIDGET (text));
          height = gtk_widget_get_height (GTK_WIDGET (text));
          g_assert_cmpint (bramble_text_height (text, width, bramble_text_fit (text, width, height)), <=, height);
        }
      desk_put_away ();
    }
}

/* However many tasks a page has, what it is about stays on its panel. */
static void
goals_stay_on_their_panel (void)
{
  static const char *const busy[] = {
    "page 3", "squares seat-1 6,2 seat-2 1,1", "minions mitten-king 7,2 3", "stands show open 3 1 0 listen open 0 0 0",
    "drawn red 2 green 1 yellow 1 blue 1",
    NOW ("seat-1", "game:begin:seat=seat-1 settle:look:seat=seat-1:n=1 lost:lost:seat=seat-1:n=0"), NULL,
  };
  graphene_rect_t panel;

  desk_show (desk_set (2, busy), 1280, 754);
  look_run_for (30);
  g_assert_true (gtk_widget_compute_bounds (look_nth (desk_board, BRAMBLE_TYPE_STUFFED_POOL, 0), desk_board, &panel));
  g_assert_cmpfloat (panel.origin.y + panel.size.height, <=, gtk_widget_get_height (desk_board));
  desk_photograph ("goal.png");
  desk_put_away ();
}

/* Who has found something reads what it does before it is kept or handed on. */
static void
what_is_found_is_read (void)
{
  g_autofree char *now = g_strdup_printf (NOW ("seat-1", "game:begin:seat=seat-1 settle:look:seat=seat-1:n=1 item:item:seat=seat-1:what=%u"), STUFFED_BUTTON_YO_YO);
  const char *const found[] = {
    "page 1", "squares seat-1 7,5 seat-2 8,1", "drawn red 1 green 1 yellow 1 blue 1 purple 1", now, NULL,
  };
  BrambleText *text;
  int width, height;

  desk_show (desk_set (2, found), 1280, 754);
  look_run_for (30);
  text = find_text (desk_board, stuffed_item_text (STUFFED_BUTTON_YO_YO));
  g_assert_nonnull (text);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (text)));
  width = gtk_widget_get_width (GTK_WIDGET (text));
  height = gtk_widget_get_height (GTK_WIDGET (text));
  g_assert_cmpint (bramble_text_height (text, width, bramble_text_fit (text, width, height)), <=, height);
  desk_photograph ("found.png");
  desk_put_away ();
}

/* However long the titles of the book are in a language, all of them can be read. */
static void
tabs_are_whole (void)
{
  static const char *const plain[] = { "page 1", NOW ("seat-1", "game:acted:seat=seat-1"), NULL };

  desk_show (desk_set (2, plain), 800, 554);
  look_run_for (30);
  for (guint i = 0; bramble_stuffed_tabs[i].id; i++)
    check_whole (g_dpgettext2 (GETTEXT_PACKAGE, "page of the book", bramble_stuffed_tabs[i].title));
  desk_put_away ();
}

/* Whoever has room for two dice has it on their own card. */
static void
sockets_lie_on_their_card (void)
{
  static const char *const lines[] = { "page 1", "stuffies seat-1 toddle", NOW ("seat-1", "game:acted:seat=seat-1"), NULL };

  for (guint i = 0; i < 2; i++)
    for (guint seats = 2; seats <= 4; seats++)
      {
        GtkWidget *row, *card;
        graphene_rect_t bounds;

        desk_show (desk_set (seats, lines), desktops[i].width, desktops[i].height);
        row = gtk_widget_get_parent (desk_find ("socket/1"));
        card = gtk_widget_get_ancestor (row, BRAMBLE_TYPE_STUFFED_TOY_VIEW);
        g_assert_true (gtk_widget_get_first_child (row) != gtk_widget_get_last_child (row));
        g_assert_true (gtk_widget_compute_bounds (row, card, &bounds));
        g_assert_cmpfloat (bounds.origin.x, >=, 0);
        g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (card));
        desk_put_away ();
      }
}

static int
letters_of (GtkLabel *label)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (label))));
}

/* What a place offers has letters of the table, which are smaller than those of names. */
static void
offers_have_letters_of_the_table (void)
{
  GtkWidget *popover;

  hands_forgive_gtk ();
  desk_show (desk_set (2, vendor), 800, 554);
  desk_touch ("socket/1");
  popover = look_popover (desk_board);
  g_assert_nonnull (popover);
  g_assert_cmpint (letters_of (look_nth (popover, GTK_TYPE_LABEL, 0)), <, letters_of (find_label (desk_board, stuffed_looks[0].name)));
  gtk_popover_popdown (GTK_POPOVER (popover));
  desk_put_away ();
}

/* A full track says when something comes of it, to those who look, point and listen. */
static void
full_tracks_say_when (void)
{
  static const struct
  {
    const char *minions;
    const char *track;
    const char *says;
  } rows[] = {
    { "minions lintling 5,3 0 lampmoth 2,6 0", "track 1", "At 2 all minions act." },
    { "minions lintling 5,3 0 lampmoth 2,6 0", "track 2", "When this turn is over all minions act." },
    { "minions none", "track 1", "No minions. At 2 the dark surges." },
    { "minions none", "track 2", "When this turn is over the dark surges." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *const lines[] = { "page 1", rows[i].minions, rows[i].track, NOW ("seat-1", "game:acted:seat=seat-1"), NULL };
      g_autofree char *texts = NULL, *described = NULL, *aloud = NULL;

      desk_show (desk_set (2, lines), 1280, 754);
      texts = look_texts (desk_board);
      described = look_accessible (desk_find ("track"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      aloud = BRAMBLE_BOARD_GET_CLASS (desk_board)->read_places (BRAMBLE_BOARD (desk_board));
      g_assert_nonnull (strstr (texts, rows[i].says));
      g_assert_nonnull (strstr (described, rows[i].says));
      g_assert_nonnull (strstr (aloud, rows[i].says));
      desk_put_away ();
    }
}

/* Who does not want to be told what happened sees why nothing is. */
static void
what_is_not_told_says_so (void)
{
  GSettings *settings = bramble_settings_get_default ();

  for (guint wanted = 0; wanted < 2; wanted++)
    {
      GtkLabel *label;

      g_settings_set_boolean (settings, "recap", wanted);
      desk_show (desk_set (2, vendor), 1280, 754);
      label = find_label (desk_board, gettext ("You have switched this off in the preferences. The log tells all that happened."));
      g_assert_nonnull (label);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (label)) == !wanted);
      desk_put_away ();
    }
  g_settings_reset (settings, "recap");
}

int
main (int    argc,
      char **argv)
{
  /* With LOCPATH and LC_ALL it speaks the language of tests/po, whose words are long. */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BRAMBLE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strconcat ("/stuffed/positions/", positions[i].name, "-fits", NULL);

      g_test_add_data_func (path, &positions[i], positions_fit);
    }
  g_test_add_func ("/stuffed/positions/cards-are-found", cards_are_found);
  g_test_add_func ("/stuffed/positions/lost-cards-are-read-once", lost_cards_are_read_once);
  g_test_add_func ("/stuffed/positions/full-tracks-say-when", full_tracks_say_when);
  g_test_add_func ("/stuffed/positions/what-is-not-told-says-so", what_is_not_told_says_so);
  g_test_add_func ("/stuffed/positions/what-all-have-is-whole", what_all_have_is_whole);
  g_test_add_func ("/stuffed/positions/goals-stay-on-their-panel", goals_stay_on_their_panel);
  g_test_add_func ("/stuffed/positions/what-is-found-is-read", what_is_found_is_read);
  g_test_add_func ("/stuffed/positions/tabs-are-whole", tabs_are_whole);
  g_test_add_func ("/stuffed/positions/sockets-lie-on-their-card", sockets_lie_on_their_card);
  g_test_add_func ("/stuffed/positions/names-are-whole", names_are_whole);
  g_test_add_func ("/stuffed/positions/offers-have-letters-of-the-table", offers_have_letters_of_the_table);
  return g_test_run ();
}
