/* test-parts.c: settings, preferences, popovers and answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "look.h"

#include <gtk/gtk.h>

#include <bramble-answer.h>
#include <bramble-art.h>
#include <bramble-book.h>
#include <bramble-lens.h>
#include <bramble-log-entry.h>
#include <bramble-miniature.h>
#include <bramble-popover.h>
#include <bramble-preferences.h>
#include <bramble-settings.h>
#include <bramble-picture.h>
#include <bramble-slots.h>
#include <bramble-steps.h>

static void
put_away (GtkWidget *window,
          GtkWidget *child)
{
  gtk_window_destroy (GTK_WINDOW (window));
  bramble_art_settle (bramble_art_get_default ());
  look_run_for (60);
  look_finalize (window);
  if (child)
    look_finalize (child);
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
      look_finalize (beside);
    }
  g_assert_true (bramble_settings_get_default () == bramble_settings_get_default ());
  look_finalize (inside);
  look_finalize (nowhere);
}

static guint
selected (GtkWidget *page,
          guint      n)
{
  return gtk_drop_down_get_selected (look_nth (page, GTK_TYPE_DROP_DOWN, n));
}

static void
choose (GtkWidget *page,
        guint      n,
        guint      position)
{
  gtk_drop_down_set_selected (look_nth (page, GTK_TYPE_DROP_DOWN, n), position);
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
  look_run_for (60);
  g_assert_cmpuint (selected (window, 0), ==, BRAMBLE_PACE_NORMAL);
  for (guint pace = BRAMBLE_PACE_SLOW; pace <= BRAMBLE_PACE_OFF; pace++)
    {
      choose (window, 0, pace);
      g_assert_cmpint (g_settings_get_enum (settings, "pace"), ==, (int) pace);
    }
  g_settings_set_enum (settings, "pace", BRAMBLE_PACE_FAST);
  g_assert_cmpuint (selected (window, 0), ==, BRAMBLE_PACE_FAST);

  gtk_switch_set_active (look_nth (window, GTK_TYPE_SWITCH, 0), FALSE);
  gtk_switch_set_active (look_nth (window, GTK_TYPE_SWITCH, 1), FALSE);
  gtk_switch_set_active (look_nth (window, GTK_TYPE_SWITCH, 2), FALSE);
  gtk_switch_set_active (look_nth (window, GTK_TYPE_SWITCH, 3), TRUE);
  g_assert_false (g_settings_get_boolean (settings, "sound"));
  g_assert_false (g_settings_get_boolean (settings, "answer-alone"));
  g_assert_false (g_settings_get_boolean (settings, "recap"));
  g_assert_true (g_settings_get_boolean (settings, "show-log"));
  put_away (window, NULL);
  reset_settings ();
}

static void
wait_until_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
}

/* A popover with the focus inside goes, however it is closed, and where the focus was
 * it is again. */
static void
test_popover (void)
{
  enum { BY_ITSELF, WITH_ITS_PLACE, WITH_THE_WINDOW, N_WAYS };

  for (guint way = BY_ITSELF; way < N_WAYS; way++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *at = gtk_button_new_with_label ("here");
      GtkWidget *inside = gtk_button_new_with_label ("inside");
      GtkWidget *popover;

      gtk_window_set_child (GTK_WINDOW (window), box);
      gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("before"));
      gtk_box_append (GTK_BOX (box), at);
      gtk_window_present (GTK_WINDOW (window));
      wait_until_mapped (at);
      /* A window that still gets its size would close it. */
      look_settle ();
      gtk_widget_grab_focus (gtk_widget_get_first_child (box));
      popover = bramble_popover_new (at);
      g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
      gtk_popover_set_child (GTK_POPOVER (popover), inside);
      gtk_popover_popup (GTK_POPOVER (popover));
      wait_until_mapped (popover);
      gtk_widget_grab_focus (inside);
      look_run_for (60);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == inside);

      if (way == BY_ITSELF)
        gtk_popover_popdown (GTK_POPOVER (popover));
      else if (way == WITH_ITS_PLACE)
        gtk_box_remove (GTK_BOX (box), at);
      if (way != WITH_THE_WINDOW)
        g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == gtk_widget_get_first_child (box));
      gtk_window_destroy (GTK_WINDOW (window));
      look_run_for (60);
      g_assert_null (popover);
    }
}

/* Words with nothing to press are put away by the key that presses buttons, too. */
static void
test_read_popover (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *at = gtk_button_new_with_label ("here");
  g_autoptr (GListModel) controllers = NULL;
  gboolean handled = FALSE;
  GtkWidget *popover;

  gtk_window_set_child (GTK_WINDOW (window), at);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (at);
  look_settle ();
  gtk_widget_grab_focus (at);
  popover = bramble_popover_new (at);
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("words"));
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until_mapped (popover);
  controllers = gtk_widget_observe_controllers (popover);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 36, 0, &handled);
    }
  g_assert_true (handled);
  g_clear_object (&controllers);
  look_run_for (60);
  g_assert_null (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Answers. */

static GtkWidget *
add_answer (GtkWidget  *slots,
            const char *text,
            gboolean    ends)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  BrambleAnswer answer = { .text = (char *) text, .ends = ends };
  GtkWidget *button = bramble_answer_new (&answer, FALSE, taken);

  bramble_slots_add (BRAMBLE_SLOTS (slots), button);
  return button;
}

/* Where digits mean something else answers begin later, and those that have no digit any more have
 * none; what has a key of its own takes none. */
static void
test_first_key (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *slots = bramble_slots_new (NULL);
  BrambleSlots *self = BRAMBLE_SLOTS (slots);
  BrambleAnswer back = { .text = (char *) "Back", .ends = TRUE, .key = "⌫" };
  g_autoptr (GString) taken = g_string_new (NULL);
  GtkWidget *done;

  gtk_window_set_child (GTK_WINDOW (window), slots);
  bramble_slots_set_first_key (self, 6);
  for (guint i = 0; i < 6; i++)
    add_answer (slots, "Go", FALSE);
  done = add_answer (slots, "Done", TRUE);
  bramble_slots_add (self, bramble_answer_new (&back, FALSE, taken));
  g_assert_cmpuint (bramble_slots_get_key (self, 0), ==, 6);
  g_assert_cmpuint (bramble_slots_get_key (self, 3), ==, 9);
  g_assert_cmpuint (bramble_slots_get_key (self, 4), ==, 0);
  g_assert_cmpuint (bramble_slots_get_key (self, 6), ==, 10);
  g_assert_cmpuint (bramble_slots_get_key (self, 7), ==, 0);
  g_assert_true (bramble_slots_get_by_key (self, 10) == done);
  g_assert_null (bramble_slots_get_by_key (self, 5));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Lines of a story stand one below the other, each as wide as the page. */
static void
test_lines (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *slots = bramble_slots_new (NULL);
  BrambleAnswer answer = { .text = (char *) "Turn it over", .tag = (char *) "kind", .cost = (char *) "a die" };
  g_autoptr (GString) taken = g_string_new (NULL);
  GtkWidget *lines[3];
  graphene_rect_t boxes[3];

  gtk_widget_set_size_request (slots, 300, 300);
  gtk_window_set_child (GTK_WINDOW (window), slots);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      lines[i] = bramble_answer_new (&answer, FALSE, taken);
      bramble_slots_add (BRAMBLE_SLOTS (slots), lines[i]);
    }
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (lines[2]);
  look_run_for (60);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_true (gtk_widget_compute_bounds (lines[i], slots, &boxes[i]));
  g_assert_cmpfloat (boxes[0].size.width, >, 250);
  g_assert_cmpfloat (boxes[1].origin.y, >=, boxes[0].origin.y + boxes[0].size.height);
  g_assert_cmpfloat (boxes[2].origin.y, >=, boxes[1].origin.y + boxes[1].size.height);
  g_assert_true (bramble_slots_get_by_key (BRAMBLE_SLOTS (slots), 3) == lines[2]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where one answer needs the whole width and there is room, all get it. */
static void
test_even (void)
{
  static const char *const texts[] = { "Roll", "Walk with a Biscuit: two steps and no more than that", "Stay" };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *slots = bramble_slots_new (NULL);
  GtkWidget *answers[G_N_ELEMENTS (texts)];

  gtk_widget_set_size_request (slots, 300, 300);
  gtk_window_set_child (GTK_WINDOW (window), slots);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    answers[i] = add_answer (slots, texts[i], FALSE);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (answers[2]);
  look_run_for (60);
  g_assert_cmpint (gtk_widget_get_width (answers[1]), >, 250);
  g_assert_cmpint (gtk_widget_get_width (answers[0]), ==, gtk_widget_get_width (answers[1]));
  g_assert_cmpint (gtk_widget_get_width (answers[2]), ==, gtk_widget_get_width (answers[1]));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Two answers that end a choice share the last row and have a digit each; what is on
 * another page can be shown. */
static void
test_slots (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *slots = bramble_slots_new (NULL);
  BrambleSlots *self = BRAMBLE_SLOTS (slots);
  GtkWidget *first = NULL;
  GtkWidget *last = NULL;
  GtkWidget *discard, *pass;
  graphene_rect_t one, other;

  gtk_widget_set_size_request (slots, 300, 300);
  gtk_window_set_child (GTK_WINDOW (window), slots);
  for (guint i = 0; i < 12; i++)
    {
      last = add_answer (slots, "Say something", FALSE);
      first = first ? first : last;
    }
  discard = add_answer (slots, "Discard", TRUE);
  pass = add_answer (slots, "Pass", TRUE);
  /* Who is told the keys is told them at once, and which of them shows more. */
  g_assert_cmpuint (bramble_slots_get_key (self, 5), ==, 6);
  g_assert_cmpuint (bramble_slots_get_key (self, 6), ==, 0);
  g_assert_cmpuint (bramble_slots_get_more_key (self), ==, 8);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (pass);
  look_run_for (60);

  g_assert_true (bramble_slots_get_by_key (self, 10) == pass);
  g_assert_true (bramble_slots_get_by_key (self, 9) == discard);
  g_assert_cmpuint (bramble_slots_get_key (self, 12), ==, 9);
  g_assert_cmpuint (bramble_slots_get_key (self, 13), ==, 10);
  g_assert_true (gtk_widget_compute_bounds (pass, slots, &one));
  g_assert_true (gtk_widget_compute_bounds (discard, slots, &other));
  g_assert_false (graphene_rect_intersection (&one, &other, NULL));

  g_assert_true (bramble_slots_get_by_key (self, 1) == first);
  g_assert_false (gtk_widget_get_child_visible (last));
  bramble_slots_show (self, last);
  look_run_for (60);
  g_assert_true (gtk_widget_get_child_visible (last));
  g_assert_true (bramble_slots_get_by_key (self, bramble_slots_get_key (self, 11)) == last);

  /* And the page is turned by the digit before. */
  g_signal_emit_by_name (bramble_slots_get_by_key (self, 8), "clicked");
  look_run_for (60);
  g_assert_true (bramble_slots_get_by_key (self, 1) == first);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Answers go without pictures before they need pages, and have them where there is room. */
static void
test_tight (void)
{
  for (guint n = 4; n <= 12; n += 8)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *slots = bramble_slots_new (NULL);
      g_autoptr (GString) taken = g_string_new (NULL);

      gtk_widget_set_size_request (slots, 300, 300);
      gtk_window_set_child (GTK_WINDOW (window), slots);
      for (guint i = 0; i < n; i++)
        {
          BrambleAnswer answer = { .text = (char *) "Go", .art = (char *) "app/icon" };

          bramble_slots_add (BRAMBLE_SLOTS (slots), bramble_answer_new (&answer, FALSE, taken));
        }
      gtk_window_present (GTK_WINDOW (window));
      wait_until_mapped (bramble_slots_get (BRAMBLE_SLOTS (slots), 0));
      look_run_for (60);
      g_assert_cmpint (gtk_widget_get_visible (look_nth (slots, BRAMBLE_TYPE_PICTURE, 0)), ==, n <= 10);
      g_assert_cmpint (gtk_widget_has_css_class (slots, "tight"), ==, n > 10);
      bramble_slots_clear (BRAMBLE_SLOTS (slots));
      g_assert_false (gtk_widget_has_css_class (slots, "tight"));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* How many lines there are, and of them those that are going on. */
static void
check_steps (GtkWidget *steps,
             guint      n_lines,
             guint      n_now)
{
  for (GtkWidget *line = gtk_widget_get_first_child (steps); line; line = gtk_widget_get_next_sibling (line))
    {
      n_lines--;
      n_now -= gtk_widget_has_css_class (line, "now");
    }
  g_assert_cmpuint (n_lines, ==, 0);
  g_assert_cmpuint (n_now, ==, 0);
}

/* Nothing is told that is still to come, nor what a die shows before it lies there. */
static void
test_steps (void)
{
  static const char *const faces[] = { "dice/white-1", "dice/white-2", NULL };
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_move_free);
  GtkWidget *steps = g_object_ref_sink (bramble_steps_new ());

  for (guint i = 0; i < 3; i++)
    {
      BrambleMove *move = bramble_move_new (i);

      move->text = g_strdup ("It is a two.");
      if (i == 1)
        {
          move->art = g_strdup (faces[1]);
          move->width = move->height = 60;
          move->to = bramble_thing ("place", NULL);
          move->faces = g_strdupv ((char **) faces);
        }
      g_ptr_array_add (moves, move);
    }
  bramble_steps_show (BRAMBLE_STEPS (steps), moves, 0, FALSE);
  check_steps (steps, 1, 1);
  bramble_steps_show (BRAMBLE_STEPS (steps), moves, 0, TRUE);
  check_steps (steps, 1, 0);
  bramble_steps_show (BRAMBLE_STEPS (steps), moves, 1, FALSE);
  check_steps (steps, 2, 1);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (gtk_widget_get_last_child (steps)))), ==, "…");
  bramble_steps_show (BRAMBLE_STEPS (steps), moves, 1, TRUE);
  check_steps (steps, 2, 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (gtk_widget_get_last_child (steps)))), ==,
                   "It is a two.");
  g_object_unref (steps);
}

/* A page has the room of a small window at least; in a large one it is enlarged, and its pictures are as sharp as ever. */
static void
test_lens (void)
{
  static const struct
  {
    int width, height;
    double growth; /* with the letters of this test */
  } rooms[] = { { 800, 554, 1 }, { 1280, 752, 1 }, { 1920, 1034, 1.25 }, { 3840, 2114, 2.75 } };

  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 10", "gtk-xft-dpi", 96 * 1024, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      GtkWidget *window = g_object_ref (gtk_window_new ());
      GtkWidget *page = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
      GtkWidget *child = bramble_picture_new ("grimm/fables/wolf", 100, 75);
      graphene_rect_t bounds;

      gtk_widget_set_layout_manager (page, bramble_lens_new ());
      gtk_box_append (GTK_BOX (page), child);
      gtk_widget_set_size_request (page, rooms[i].width, rooms[i].height);
      gtk_widget_set_halign (page, GTK_ALIGN_START);
      gtk_widget_set_valign (page, GTK_ALIGN_START);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      look_run_for (60);
      g_assert_cmpfloat (bramble_lens_of (child), ==, rooms[i].growth);
      g_assert_cmpfloat (bramble_miniature_pixels (child), ==, rooms[i].growth);
      g_assert_cmpint (gtk_widget_get_width (child), ==, (int) (rooms[i].width / rooms[i].growth));
      g_assert_true (gtk_widget_compute_bounds (child, page, &bounds));
      g_assert_cmpfloat (ABS (bounds.size.width - (float) rooms[i].width), <, 1);
      g_assert_cmpfloat (ABS (bounds.size.height - (float) rooms[i].height), <, 1);
      put_away (window, page);
    }
}

/* Long titles are smaller before any of them is cut, and stay where they belong. */
static void
test_tabs (void)
{
  static const BrambleTab tabs[] = {
    { "story", "Geschichte" }, { "items", "Gegenstände" }, { "minions", "Düsterlinge" }, { "all", "Für alle" }, { "log", "Spielverlauf" }, { NULL },
  };
  static const int rooms[] = { 1200, 380 };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      GtkWidget *window = g_object_ref (gtk_window_new ());
      GtkWidget *book = g_object_ref_sink (bramble_book_new ());
      graphene_rect_t before = GRAPHENE_RECT_INIT_ZERO;

      bramble_book_set_tabs (BRAMBLE_BOOK (book), tabs);
      bramble_book_open (BRAMBLE_BOOK (book), "story");
      gtk_widget_set_size_request (book, rooms[i], 30);
      gtk_widget_set_halign (book, GTK_ALIGN_START);
      gtk_window_set_child (GTK_WINDOW (window), book);
      gtk_window_present (GTK_WINDOW (window));
      look_run_for (60);
      for (GtkWidget *tab = gtk_widget_get_first_child (book); tab; tab = gtk_widget_get_next_sibling (tab))
        {
          GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (tab)));
          graphene_rect_t bounds;

          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
          g_assert_true (gtk_widget_compute_bounds (tab, book, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, before.origin.x + before.size.width - 1);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, rooms[i] + 1);
          before = bounds;
        }
      put_away (window, book);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/settings/fallback", test_settings);
  g_test_add_func ("/preferences", test_preferences);
  g_test_add_func ("/popover", test_popover);
  g_test_add_func ("/popover/of-words", test_read_popover);
  g_test_add_func ("/slots", test_slots);
  g_test_add_func ("/slots/even", test_even);
  g_test_add_func ("/answers-begin-later", test_first_key);
  g_test_add_func ("/lines-of-a-story", test_lines);
  g_test_add_func ("/slots/tight", test_tight);
  g_test_add_func ("/steps", test_steps);
  g_test_add_func ("/tabs", test_tabs);
  g_test_add_func ("/lens", test_lens);
  return g_test_run ();
}
