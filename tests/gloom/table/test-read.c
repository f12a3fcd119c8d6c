/* test-read.c: what there is to read of Fairytale Gloom, and to write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-art.h>
#include <bramble-gloom-example.h>
#include <bramble-gloom-pages.h>
#include <bramble-gloom-tale.h>
#include <bramble-log-view.h>
#include <bramble-presentation.h>
#include <bramble-tale-leaf.h>
#include <bramble-tale-spread.h>
#include <bramble-tale-view.h>
#include <bramble-tell.h>
#include <rules/gloom.h>

#include "look.h"
#include "tale-kit.h"

static const char *const names[] = { "Hazel", "Moss", "Sorrel", "Fern", "Rowan" };

/* Chapters and galleries have ids of their own, and every picture is there. */
static void
check_pages (const BramblePage *pages,
             GHashTable        *ids)
{
  for (const BramblePage *page = pages; page->id; page++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) page->id));
      for (guint b = 0; b < BRAMBLE_PAGE_BLOCKS && page->blocks[b].text; b++)
        for (guint i = 0; i < BRAMBLE_PAGE_PICTURES && page->blocks[b].art[i]; i++)
          {
            const char *art = page->blocks[b].art[i];
            GtkWidget *drawn = g_object_ref_sink (bramble_gloom_draw (art));

            if (!g_str_has_prefix (art, "pile/"))
              g_assert_true (bramble_art_has (bramble_art_get_default (), art));
            g_object_unref (drawn);
          }
    }
}

static void
test_pages (void)
{
  const BramblePresentation *game = bramble_presentation_of (&gloom_game);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  BrambleSetup setup;
  guint n_cards = 0;

  check_pages (game->chapters, ids);
  bramble_setup_init (&setup, &gloom_game);
  for (const BrambleGalleryPage *page = game->galleries; page->id; page++)
    {
      g_autoptr (GListModel) cards = page->cards (&setup);

      g_assert_true (g_hash_table_add (ids, (gpointer) page->id));
      n_cards += g_list_model_get_n_items (cards);
    }
  /* Every card there is stands in one gallery. */
  g_assert_cmpuint (n_cards, ==, GLOOM_N_CARDS);
}

/* What the chapter about covering says of its three piles is so. */
static void
test_examples (void)
{
  static const struct
  {
    const char *pile;
    int worth;
  } piles[] = {
    { "cinderella/wrong-soup", -10 },
    { "cinderella/wrong-soup/lost-a-shoe-and-an-argument", -20 },
    { "cinderella/wrong-soup/lost-a-shoe-and-an-argument/asked-to-dance", 0 },
    { "wolf/lost-a-shoe-and-an-argument/married-the-moral-of-the-story", -20 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      g_autoptr (GtkWidget) example = g_object_ref_sink (bramble_gloom_example_new (piles[i].pile));

      g_assert_cmpint (bramble_gloom_example_get_worth (BRAMBLE_GLOOM_EXAMPLE (example)), ==, piles[i].worth);
    }
}

static void
press (GtkWidget *widget,
       guint      key)
{
  GListModel *controllers = gtk_widget_observe_controllers (widget);
  gboolean done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !done; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)) && !done; j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key)
            done = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_object_unref (controllers);
  g_assert_true (done);
  look_settle ();
}

/* The book opens at its first page, keys turn it, and who does not see it hears each page. */
static void
test_book (void)
{
  g_autoptr (BrambleRecord) record = tale_kit_record (3, 5, names, "Nobody asked the spoon.");
  g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = bramble_tale_view_new (tale);
  BrambleTaleSpread *spread;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  guint n;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 740);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (300);
  spread = look_nth (window, BRAMBLE_TYPE_TALE_SPREAD, 0);
  n = bramble_tale_spread_get_n (spread);
  g_assert_cmpuint (n, >, 4);
  g_assert_cmpuint (bramble_tale_spread_get_seen (spread), ==, 2);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 0);
  first = look_accessible (look_nth (window, BRAMBLE_TYPE_TALE_LEAF, 0), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_nonnull (strstr (first, "The House of Hazel"));

  press (view, GDK_KEY_Left);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 0);
  press (view, GDK_KEY_Right);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 2);
  press (view, GDK_KEY_Page_Down);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 4);
  press (view, GDK_KEY_End);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, (n - 1) - (n - 1) % 2);
  press (view, GDK_KEY_Page_Down);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, (n - 1) - (n - 1) % 2);
  press (view, GDK_KEY_Home);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 0);
  press (view, GDK_KEY_Right);
  second = look_accessible (look_nth (window, BRAMBLE_TYPE_TALE_LEAF, 0), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == look_nth (window, BRAMBLE_TYPE_TALE_LEAF, 0));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where people read from right to left, the first page is the right one, and the key at the left
 * turns on. */
static void
test_right_to_left (void)
{
  static const char *const far[] = { "שקד", "حور", "Sorrel" };
  g_autoptr (BrambleRecord) record = tale_kit_record (3, 5, far, "אין כמו מרק.");
  g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);
  GtkWidget *window = gtk_window_new ();
  BrambleTaleSpread *spread;
  graphene_rect_t first, second;
  GtkWidget *view;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  view = bramble_tale_view_new (tale);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 740);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (600);
  spread = look_nth (window, BRAMBLE_TYPE_TALE_SPREAD, 0);
  g_assert_true (gtk_widget_compute_bounds (look_nth (window, BRAMBLE_TYPE_TALE_LEAF, 0), window, &first));
  g_assert_true (gtk_widget_compute_bounds (look_nth (window, BRAMBLE_TYPE_TALE_LEAF, 1), window, &second));
  g_assert_cmpfloat (first.origin.x, >, second.origin.x + second.size.width);
  press (view, GDK_KEY_Left);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 2);
  press (view, GDK_KEY_Right);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 0);

  /* In a small window one page is seen, and turning goes page by page. */
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 560);
  look_run_for (600);
  g_assert_cmpuint (bramble_tale_spread_get_seen (spread), ==, 1);
  press (view, GDK_KEY_Left);
  g_assert_cmpuint (bramble_tale_spread_get_page (spread), ==, 1);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The first button of @widget that is called @name. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *name)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, name);
  return found;
}

/* The pen is there when somebody did something worth a sentence, and what is written is in the
 * log and in the record. Other games have no pen. */
static void
test_tell (void)
{
  BrambleRecord *record = tale_kit_record (2, 5, names, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *tell = bramble_tell_new ();
  GtkWidget *popover;
  GtkWidget *entry;
  g_autoptr (BrambleMatch) match = NULL;
  guint step = 0;

  /* Somewhere in its middle. */
  bramble_record_go_to (record, bramble_record_n_steps (record) / 2);
  bramble_record_cut (record);
  match = bramble_match_new (record);
  gtk_window_set_child (GTK_WINDOW (window), tell);
  gtk_window_present (GTK_WINDOW (window));
  look_settle ();
  g_assert_false (gtk_widget_get_visible (tell));
  bramble_tell_set_match (BRAMBLE_TELL (tell), match, bramble_gloom_tells);
  g_assert_true (gtk_widget_get_visible (tell));
  look_run_for (100);
  bramble_tell_open (BRAMBLE_TELL (tell));
  look_run_for (200);
  popover = look_nth (tell, GTK_TYPE_POPOVER, 0);
  g_assert_nonnull (popover);
  entry = look_nth (popover, GTK_TYPE_ENTRY, 0);
  g_assert_cmpint (gtk_entry_get_max_length (GTK_ENTRY (entry)), ==, BRAMBLE_RECORD_MAX_REMARK);
  gtk_editable_set_text (GTK_EDITABLE (entry), "  The soup had <b>plans</b>.  ");
  /* In a window of another size it is closed, and nothing of it is lost. */
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  while (look_popover (tell))
    g_main_context_iteration (NULL, TRUE);
  bramble_tell_open (BRAMBLE_TELL (tell));
  while ((popover = look_popover (tell)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  entry = look_nth (popover, GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "  The soup had <b>plans</b>.  ");
  g_signal_emit_by_name (find_button (popover, "_Write it down"), "clicked");
  look_run_for (200);
  for (guint i = 1; i <= bramble_match_get_step (match); i++)
    if (bramble_record_remark (bramble_match_get_record (match), i, NULL))
      step = i;
  g_assert_cmpuint (step, >, 0);
  g_assert_cmpstr (bramble_record_remark (bramble_match_get_record (match), step, NULL), ==, "The soup had <b>plans</b>.");

  /* It can be changed, and undoing what it is about takes it away. */
  bramble_tell_open (BRAMBLE_TELL (tell));
  look_run_for (200);
  entry = look_nth (tell, GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "The soup had <b>plans</b>.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_signal_emit_by_name (entry, "activate");
  look_run_for (200);
  g_assert_null (bramble_record_remark (bramble_match_get_record (match), step, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
}

/* A pen for a game that is over, in a window of its own. */
static GtkWidget *
create_pen (BrambleMatch **match)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *tell = bramble_tell_new ();

  *match = bramble_match_new (tale_kit_record (2, 5, names, NULL));
  g_assert_true (bramble_match_get_over (*match));
  gtk_window_set_child (GTK_WINDOW (window), tell);
  bramble_tell_set_match (BRAMBLE_TELL (tell), *match, bramble_gloom_tells);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (100);
  return tell;
}

static gboolean
is_writing (GtkWidget *tell)
{
  for (GtkWidget *child = gtk_widget_get_first_child (tell); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) || is_writing (child))
      return TRUE;

  return FALSE;
}

static gboolean
has_sentence (const BrambleRecord *record,
              const char          *text)
{
  g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);

  for (guint c = 0; c < tale->chapters->len; c++)
    {
      const BrambleTaleChapter *chapter = g_ptr_array_index (tale->chapters, c);

      for (guint p = 0; p < chapter->parts->len; p++)
        {
          const BrambleTalePart *part = g_ptr_array_index (chapter->parts, p);

          for (guint i = 0; i < part->sentences->len; i++)
            if (strcmp (((const BrambleTaleSentence *) g_ptr_array_index (part->sentences, i))->text, text) == 0)
              return TRUE;
        }
    }
  return FALSE;
}

/* The last act has its sentence, too, and the book has it. */
static void
test_tell_the_end (void)
{
  static const char words[] = "And that was when the spoon resigned.";
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *tell = create_pen (&match);
  GtkWidget *entry;

  g_assert_true (gtk_widget_get_visible (tell));
  bramble_tell_open (BRAMBLE_TELL (tell));
  look_run_for (200);
  entry = look_nth (tell, GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "activate");
  look_run_for (200);
  g_assert_true (has_sentence (bramble_match_get_record (match), words));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (tell)));
  look_settle ();
}

/* While a curtain hides the table nobody begins to write; what was begun waits. */
static void
test_tell_behind_curtain (void)
{
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *tell = create_pen (&match);

  gtk_widget_set_sensitive (tell, FALSE);
  bramble_tell_open (BRAMBLE_TELL (tell));
  g_assert_false (is_writing (tell));
  gtk_widget_set_sensitive (tell, TRUE);
  bramble_tell_open (BRAMBLE_TELL (tell));
  look_run_for (200);
  gtk_editable_set_text (GTK_EDITABLE (look_nth (tell, GTK_TYPE_ENTRY, 0)), "Half a sen");
  gtk_widget_set_sensitive (tell, FALSE);
  look_run_for (200);
  g_assert_false (is_writing (tell));
  for (guint i = 1; i <= bramble_match_get_step (match); i++)
    g_assert_null (bramble_record_remark (bramble_match_get_record (match), i, NULL));
  gtk_widget_set_sensitive (tell, TRUE);
  bramble_tell_open (BRAMBLE_TELL (tell));
  look_run_for (200);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (look_nth (tell, GTK_TYPE_ENTRY, 0))), ==, "Half a sen");
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (tell)));
  look_settle ();
}

static void
test_no_pen (void)
{
  for (guint i = 0; bramble_presentations ()[i]; i++)
    if (bramble_presentations ()[i]->game != &gloom_game)
      {
        g_assert_null (bramble_presentations ()[i]->tells);
        g_assert_null (bramble_presentations ()[i]->book);
      }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/read/pages", test_pages);
  g_test_add_func ("/gloom/read/examples", test_examples);
  g_test_add_func ("/gloom/read/book", test_book);
  g_test_add_func ("/gloom/read/right-to-left", test_right_to_left);
  g_test_add_func ("/gloom/read/tell", test_tell);
  g_test_add_func ("/gloom/read/tell-the-end", test_tell_the_end);
  g_test_add_func ("/gloom/read/tell-behind-curtain", test_tell_behind_curtain);
  g_test_add_func ("/gloom/read/no-pen-elsewhere", test_no_pen);
  return g_test_run ();
}
