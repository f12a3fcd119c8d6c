/* test-read.c: what there is to read of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-contrast.h>
#include <bramble-gallery.h>
#include <bramble-presentation.h>
#include <bramble-stuffed-cards.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>

#include "look.h"
#include "read-kit.h"

/* Chapters and galleries have ids of their own, and every picture is there. */
static void
test_chapters (void)
{
  read_chapters (bramble_presentation_of (&stuffed_game));
}

/* Every stuffy, minion, item, status, card, environment, die and token has one page. */
static void
test_pages (void)
{
  g_assert_cmpuint (read_pages (bramble_presentation_of (&stuffed_game)), ==,
                    STUFFED_N_STUFFIES + STUFFED_N_MINIONS + STUFFED_N_ITEMS + STUFFED_N_STATUSES + STUFFED_N_LOST + STUFFED_N_SLEEPS
                    + STUFFED_N_ENVIRONMENTS + STUFFED_N_COLOURS + BRAMBLE_STUFFED_N_PAGE_TOKENS);
}

static void
check_name (const char *id)
{
  g_auto (BrambleCardInfo) card = { 0 };
  BrambleSetup setup;

  bramble_setup_init (&setup, &stuffed_game);
  g_assert_true (bramble_presentation_of (&stuffed_game)->describe_card (&setup, id, &card));
  g_assert_cmpstr (bramble_item_get_name (card.item), ==, stuffed_game.card_name (id));
}

/* What the log calls a card leads to its page, and other words to none. */
static void
test_names (void)
{
  for (guint i = 0; i < STUFFED_N_ITEMS; i++)
    check_name (stuffed_item_ids[i]);
  for (guint i = 0; i < STUFFED_N_MINIONS; i++)
    check_name (stuffed_minion_ids[i]);
  for (guint i = 0; i < stuffed_n_losts; i++)
    check_name (stuffed_losts[i].id);
  g_assert_null (bramble_lexicon_find (&bramble_stuffed_lexicon, "token-raincoat"));
}

/* Numbers on pages are those of the rules. */
static void
test_numbers (void)
{
  static const struct
  {
    const char *id;
    const char *says;
  } rows[] = {
    { "lintling", "Defence 4.\n1: speed 0, no attack\n2: speed 3, range 1, strength 2\n" },
    { "inkblot", "1: speed 0, no attack, all within 2: Worried\n2: speed 2, range 1, strength 3, Soggy\n" },
    { "old-hook", "5: speed 3, range 2, strength 5, a stored die goes\n" },
    { "loud-clocks", "You can encourage only those within 3 spaces." },
    { "following-wind", "Every move goes up to 1 space further." },
    { "mitten-king", "Defence 8. It waits in “The Satin Corner”." },
    { "noon-shadow", "It waits in “The Box for the Attic”." },
    { "knitting-needle", "In the paws. There are 2 cards of it." },
    { "jam-sandwich", "\nThere is 1 card of it." },
    { "bartle", "Behind me: Free." },
    { "toddle", "Wait for it: For a heart: prevent up to 4" },
    { "thick-dust", "range is above 2, neither a stuffy’s nor a minion’s.\nSweep the dust away: a task, yellow, 3 for each stuffy." },
    { "creaking-floor", "Find the boards that keep quiet: a test, green 6." },
    { "piggy-bank", "– Feed it (a button): kind.\n– Shake it: sly." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrambleItem) item = bramble_lexicon_find (&bramble_stuffed_lexicon, rows[i].id);

      g_test_message ("%s", bramble_item_get_text (item));
      g_assert_nonnull (strstr (bramble_item_get_text (item), rows[i].says));
    }
}

/* What a level changes is said as the rules have it: for a task it counts once for each stuffy. */
static void
test_levels (void)
{
  StuffedState s = { .n_seats = 3 };

  for (guint level = STUFFED_GENTLE; level <= STUFFED_BRAVE; level += STUFFED_BRAVE - STUFFED_GENTLE)
    {
      int sign = level == STUFFED_GENTLE ? -1 : 1;

      for (guint i = 0; i < stuffed_environment_story.n_stands; i++)
        {
          guint stand = STUFFED_MAX_STANDS + i, number;

          s.level = STUFFED_NORMAL;
          number = stuffed_stand_number (&s, stand);
          s.level = level;
          g_assert_cmpint ((int) stuffed_stand_number (&s, stand), ==, (int) number + sign * (stuffed_stand (&s, stand)->task ? 3 : 1));
        }
    }
  g_assert_nonnull (strstr (bramble_stuffed_page_about (BRAMBLE_STUFFED_PAGE_ENVIRONMENT), "a task 1 less for each stuffy"));
}

/* The page of a Lost card has its own words and those of its choices, and nothing that is read later. */
static void
test_secrets (void)
{
  for (guint i = 0; i < stuffed_n_losts; i++)
    {
      g_autoptr (BrambleItem) item = bramble_lexicon_find (&bramble_stuffed_lexicon, stuffed_losts[i].id);

      for (guint text = 0; text < stuffed_lost_story.n_texts; text++)
        {
          gboolean open = text == stuffed_losts[i].name || text == stuffed_losts[i].text;

          for (guint option = 0; option < stuffed_losts[i].n; option++)
            open = open || text == stuffed_lost_story.options[stuffed_losts[i].option + option].label;
          if (!open)
            g_assert_null (strstr (bramble_item_get_text (item), stuffed_text (0, STUFFED_TOME_LOST, text)));
        }
    }
}

static gboolean
is_laid_out (gpointer label)
{
  return gtk_widget_get_mapped (label) && gtk_widget_get_width (label) > 0;
}

/* A long word, of which some languages have many, stands in one piece on its card. */
static void
test_long_names (void)
{
  g_autoptr (GListStore) cards = g_list_store_new (BRAMBLE_TYPE_ITEM);
  g_autoptr (BrambleItem) coat = bramble_item_new (&(BrambleItemSpec) { .id = "oven-glove-coat", .name = "Topfhandschuhmantelkragen", .text = "Warm." });
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label;
  BrambleSetup setup;
  int width;

  bramble_setup_init (&setup, &stuffed_game);
  g_list_store_append (cards, coat);
  gtk_window_set_child (GTK_WINDOW (window), bramble_gallery_new (bramble_presentation_of (&stuffed_game), &setup, G_LIST_MODEL (cards)));
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  bramble_contrast_follow (window);
  gtk_window_present (GTK_WINDOW (window));
  label = look_nth (window, GTK_TYPE_LABEL, 0);
  g_assert_true (look_wait (window, is_laid_out, label));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "Topfhandschuhmantelkragen");
  look_settle ();
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &width, NULL);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
  g_assert_cmpint (width, <=, gtk_widget_get_width (label));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bramble_contrast_watch (gdk_display_get_default ());
  g_test_add_func ("/stuffed/read/chapters", test_chapters);
  g_test_add_func ("/stuffed/read/pages", test_pages);
  g_test_add_func ("/stuffed/read/names", test_names);
  g_test_add_func ("/stuffed/read/numbers", test_numbers);
  g_test_add_func ("/stuffed/read/levels", test_levels);
  g_test_add_func ("/stuffed/read/secrets", test_secrets);
  g_test_add_func ("/stuffed/read/long-names", test_long_names);
  return g_test_run ();
}
