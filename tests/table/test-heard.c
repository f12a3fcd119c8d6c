/* test-heard.c: what those hear who do not see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "look.h"

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-announce.h>
#include <bramble-answer.h>
#include <bramble-herald.h>
#include <bramble-name.h>
#include <bramble-target.h>

#include "match-kit.h"

static void
put_away (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  look_run_for (60);
  look_finalize (window);
}

/* A window with @child in front of all others. */
static GtkWidget *
show (GtkWidget *child)
{
  GtkWidget *window = g_object_ref_sink (gtk_window_new ());

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (60);
  return window;
}

/* Lists. */

static void
assert_heard (GtkWidget  *widget,
              const char *name,
              const char *description)
{
  g_autofree char *called = look_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *described = look_accessible (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  g_assert_cmpstr (called, ==, name);
  g_assert_cmpstr (described, ==, description);
}

/* A reader says first what the list is called and then its button: that is what is chosen, and does
 * not say again what the list is called. What can be chosen is called like the list. */
static void
test_list (void)
{
  static const char *const levels[] = { "Gosling", "Fox", NULL };
  GtkWidget *list = gtk_drop_down_new_from_strings (levels);
  GtkWidget *window = show (list);
  GtkWidget *button = gtk_widget_get_first_child (list);
  GtkWidget *choices = look_nth (list, GTK_TYPE_LIST_VIEW, 0);

  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, "Who is it?", -1);
  gtk_widget_set_tooltip_text (list, "Gosling. It does as it likes.");
  bramble_name_buttons (window);
  assert_heard (list, "Who is it?", "Gosling. It does as it likes.");
  assert_heard (button, "Gosling", "It does as it likes.");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  gtk_test_accessible_assert_relation (choices, GTK_ACCESSIBLE_RELATION_LABELLED_BY, list, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), 1);
  gtk_widget_set_tooltip_text (list, "It is sly.");
  assert_heard (button, "Fox", "It is sly.");
  gtk_widget_set_tooltip_text (list, NULL);
  assert_heard (button, "Fox", NULL);
  put_away (window);
}

/* When a list drops down, the keyboard is at what is chosen, also for the first time. */
static void
test_choices (void)
{
  static const char *const paces[] = { "Slow", "Normal", "Fast", NULL };
  GtkWidget *list = gtk_drop_down_new_from_strings (paces);
  GtkWidget *window = show (list);
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (list));
  GtkWidget *choices = look_nth (list, GTK_TYPE_LIST_VIEW, 0);

  bramble_name_buttons (window);
  for (guint chosen = 1; chosen < 3; chosen++)
    {
      GtkWidget *choice = gtk_widget_get_first_child (choices);

      gtk_drop_down_set_selected (GTK_DROP_DOWN (list), chosen);
      gtk_toggle_button_set_active (button, TRUE);
      look_run_for (60);
      for (guint i = 0; i < chosen; i++)
        choice = gtk_widget_get_next_sibling (choice);
      g_assert_true (gtk_widget_get_focus_child (choices) == choice);
      gtk_toggle_button_set_active (button, FALSE);
      look_run_for (60);
    }
  put_away (window);
}

/* The label beside a list names it. */
static void
test_labelled_list (void)
{
  static const char *const paces[] = { "Slow", "Fast", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new_with_mnemonic ("_Pace");
  GtkWidget *list = gtk_drop_down_new_from_strings (paces);
  GtkWidget *window = show (box);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), list);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), list);
  bramble_name_buttons (window);
  assert_heard (gtk_widget_get_first_child (list), "Slow", NULL);
  gtk_test_accessible_assert_relation (list, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL);
  gtk_test_accessible_assert_relation (look_nth (list, GTK_TYPE_LIST_VIEW, 0), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL);
  put_away (window);
}

/* Readers are told before the keyboard comes what a tooltip adds to the label of a button. */
static void
test_tooltip (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic ("_Go on");
  GtkWidget *window = show (button);

  gtk_widget_set_tooltip_text (button, "From this position");
  bramble_name_buttons (window);
  assert_heard (button, "Go on", "From this position");
  g_assert_true (bramble_describe_is_told (button));
  put_away (window);
}

/* The button of a menu is called once. */
static void
test_menu (void)
{
  GtkWidget *menu = gtk_menu_button_new ();
  GtkWidget *window = show (menu);
  GtkWidget *button = gtk_widget_get_first_child (menu);

  gtk_widget_set_tooltip_text (menu, "Main menu");
  bramble_name_buttons (window);
  assert_heard (button, "Main menu", NULL);
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY));
  put_away (window);
}

/* The start. */

static void
count (guint *n)
{
  (*n)++;
}

/* What has the keyboard first is told more than once, and not any more when the keyboard is elsewhere. */
static void
test_start (void)
{
  GtkWidget *window = g_object_ref_sink (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = gtk_button_new_with_label ("First");
  GtkWidget *second = gtk_button_new_with_label ("Second");
  guint n_told = 0;

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_window_set_child (GTK_WINDOW (window), box);
  bramble_announce_start (GTK_WINDOW (window));
  gtk_window_set_focus (GTK_WINDOW (window), first);
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (count), &n_told);
  gtk_window_present (GTK_WINDOW (window));
  while (n_told < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == first);

  gtk_widget_grab_focus (second);
  n_told = 0;
  look_run_for (1000);
  g_assert_cmpuint (n_told, ==, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == second);
  put_away (window);
}

/* Messages. */

/* A message is there for a moment only: who comes to a widget late would hear it with the widget and once more.
 * What else there is to say of the widget comes back when the keyboard has gone, because it would cut the message short. */
static void
test_message (void)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  g_test_skip ("GTK says it by itself");
#else
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = gtk_button_new_with_label ("First");
  GtkWidget *second = gtk_button_new_with_label ("Second");
  GtkWidget *window = show (box);

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  bramble_describe (first, "It is the first.");
  gtk_widget_grab_focus (first);
  for (guint i = 0; i < 2; i++)
    {
      bramble_announce (second, "A wolf comes.");
      g_assert_cmpstr (bramble_announce_get (first), ==, "A wolf comes.");
      assert_heard (first, "First", NULL);
    }
  gtk_widget_grab_focus (second);
  g_assert_null (bramble_announce_get (first));
  assert_heard (first, "First", "It is the first.");
  put_away (window);
#endif
}

/* Readers are not told of every change of what lies on the table, which is too much for them, but of what the keyboard
 * is about to come to. */
static void
test_targets (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Answer");
  GtkWidget *target = bramble_target_new (BRAMBLE_NO_THING, NULL);
  GtkWidget *window = show (box);

  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), target);
  bramble_describe (button, "It answers.");
  bramble_target_describe (BRAMBLE_TARGET (target), "Fields", "There is Straw.");
  look_run_for (60);
  assert_heard (target, "Fields", "There is Straw.");
  g_assert_true (bramble_describe_is_told (button));
  g_assert_false (bramble_describe_is_told (target));
  gtk_widget_grab_focus (target);
  g_assert_true (bramble_describe_is_told (target));
  assert_heard (target, "Fields", "There is Straw.");
  put_away (window);
}

/* Nor are they told of every answer that appears with a question: what is asked would be lost among them. */
static void
test_answers (void)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  BrambleAnswer answer = { .text = (char *) "Yes", .about = (char *) "It says yes." };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *buttons[] = { bramble_answer_new (&answer, FALSE, taken), bramble_answer_new (&answer, TRUE, taken) };
  GtkWidget *window = show (box);

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_box_append (GTK_BOX (box), buttons[i]);
  look_run_for (60);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      assert_heard (buttons[i], "Yes", "It says yes.");
      g_assert_false (bramble_describe_is_told (buttons[i]));
      gtk_widget_grab_focus (buttons[i]);
      g_assert_true (bramble_describe_is_told (buttons[i]));
      assert_heard (buttons[i], "Yes", "It says yes.");
    }
  put_away (window);
}

/* The herald. */

static void
wait_for_text (BrambleHerald *herald,
               const char    *text)
{
  while (strcmp (bramble_herald_get_text (herald), text) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* What was cut short is said again, what was heard or stopped is not. */
static void
test_herald (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *one = gtk_button_new_with_label ("One");
  GtkWidget *two = gtk_button_new_with_label ("Two");
  BrambleHerald *herald = g_object_new (BRAMBLE_TYPE_HERALD, NULL);
  /* It takes a minute, however busy the machine may be in the meantime. */
  g_autofree char *howl = g_strnfill (1000, 'u');
  g_autofree char *message = g_strconcat ("A wolf comes.\n", howl, NULL);
  g_autofree char *rest = g_strconcat (howl, "\nWhat now?", NULL);

  gtk_box_append (GTK_BOX (box), one);
  gtk_box_append (GTK_BOX (box), two);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (herald));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (one);
  look_settle ();

  /* Together they are one message. */
  bramble_herald_say (herald, "A wolf comes.");
  bramble_herald_say (herald, howl);
  wait_for_text (herald, message);

  /* The keyboard goes elsewhere while the second sentence is being said. */
  look_run_for (1200);
  gtk_widget_grab_focus (two);
  bramble_herald_say (herald, "What now?");
  wait_for_text (herald, rest);

  /* Somebody has heard enough. */
  bramble_herald_stop (herald);
  bramble_herald_say (herald, "Next.");
  wait_for_text (herald, "Next.");

  /* Only the last question is asked, and it comes last. */
  bramble_herald_stop (herald);
  bramble_herald_ask (herald, "Who?");
  bramble_herald_say (herald, "The wolf has gone.");
  bramble_herald_ask (herald, "Where?");
  wait_for_text (herald, "The wolf has gone.\nWhere?");
  bramble_herald_stop (herald);
  bramble_herald_ask (herald, "When?");
  bramble_herald_ask (herald, NULL);
  look_run_for (300);
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "The wolf has gone.\nWhere?");

  /* What was told as it happened is not told again with the end. */
  bramble_herald_stop (herald);
  bramble_herald_say (herald, "All pigs are safe.");
  bramble_herald_say_rest (herald, "Hazel wins.\nAll pigs are safe.\nThe end.");
  wait_for_text (herald, "All pigs are safe.\nHazel wins.\nThe end.");

  bramble_herald_hush (herald);
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

#if !GTK_CHECK_VERSION (4, 14, 0)
static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}
#endif

/* A window that was closed but kept, as that of the shortcuts is, hears nothing any more. */
static void
test_closed_window (void)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  g_test_skip ("GTK says it by itself");
#else
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new_with_label ("One");
  GtkWidget *kept = gtk_window_new ();
  GtkWidget *search = gtk_button_new_with_label ("Search");

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (button);
  g_assert_true (kit_wait (is_active, window, KIT_LONG));
  gtk_window_set_child (GTK_WINDOW (kept), search);
  gtk_window_set_hide_on_close (GTK_WINDOW (kept), TRUE);
  gtk_window_present (GTK_WINDOW (kept));
  g_assert_true (kit_wait (is_active, kept, KIT_LONG));
  gtk_window_close (GTK_WINDOW (kept));
  look_settle ();
  bramble_announce (button, "A wolf comes.");
  g_assert_cmpstr (bramble_announce_get (button), ==, "A wolf comes.");
  bramble_announce_forget (button);
  gtk_window_destroy (GTK_WINDOW (kept));
  gtk_window_destroy (GTK_WINDOW (window));
#endif
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heard/list", test_list);
  g_test_add_func ("/heard/labelled-list", test_labelled_list);
  g_test_add_func ("/heard/choices", test_choices);
  g_test_add_func ("/heard/tooltip", test_tooltip);
  g_test_add_func ("/heard/menu", test_menu);
  g_test_add_func ("/heard/start", test_start);
  g_test_add_func ("/heard/message", test_message);
  g_test_add_func ("/heard/targets", test_targets);
  g_test_add_func ("/heard/answers", test_answers);
  g_test_add_func ("/heard/herald", test_herald);
  g_test_add_func ("/heard/closed-window", test_closed_window);
  return g_test_run ();
}
