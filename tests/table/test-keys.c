/* test-keys.c: the program without a mouse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-application.h>
#include <bramble-herald.h>
#include <bramble-prompt.h>
#include <bramble-settings.h>
#include <bramble-target.h>
#include <bramble-window.h>

#include "look.h"
#include "match-kit.h"

/* More things than ever lie on a table. */
#define MANY 400

static BrambleWindow *
get_window (void)
{
  GApplication *application = g_application_get_default ();

  if (gtk_application_get_windows (GTK_APPLICATION (application)) == NULL)
    g_application_activate (application);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    if (BRAMBLE_IS_WINDOW (l->data))
      return l->data;

  g_assert_not_reached ();
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  kit_run_for (10);
}

/* Two people at the table, amid @record. */
static BrambleMatch *
play_record (BrambleWindow *window,
             BrambleRecord *record)
{
  g_autoptr (BrambleMatch) match = NULL;

  bramble_record_set_curtain (record, FALSE);
  match = bramble_match_new (record);
  bramble_window_play (window, match);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  return match;
}

/* Two people at the table, after @n_answers. */
static BrambleMatch *
play (BrambleWindow *window,
      guint          n_answers)
{
  BrambleRecord *record = kit_record (2, "basic", 3, TRUE);
  BrambleRng rng = { 3 };

  kit_play (record, &rng, n_answers);
  return play_record (window, record);
}

static GtkWidget *
find (GtkWidget  *widget,
      const char *type)
{
  if (strcmp (G_OBJECT_TYPE_NAME (widget), type) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found)
        return found;
    }

  return NULL;
}

/* Presses a key in @widget, as its controllers see it. */
static gboolean
press (GtkWidget *widget,
       guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  settle ();
  return handled;
}

/* The window of shortcuts. */

/* Each is there once more for who searches. */
static void
collect_shortcuts (GtkWidget  *widget,
                   GHashTable *actions,
                   GHashTable *keys)
{
  if (strcmp (G_OBJECT_TYPE_NAME (widget), "GtkShortcutsShortcut") == 0)
    {
      g_autofree char *action = NULL;
      g_autofree char *key = NULL;

      g_object_get (widget, "action-name", &action, "accelerator", &key, NULL);
      if (action)
        g_hash_table_add (actions, g_steal_pointer (&action));
      else
        g_hash_table_add (keys, g_steal_pointer (&key));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_shortcuts (child, actions, keys);
}

/* Every action that has a key is in the window, and nothing is there that does
 * not exist. */
static void
test_shortcuts (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  GtkWidget *window = GTK_WIDGET (get_window ());
  GtkWidget *overlay;
  g_auto (GStrv) with_keys = gtk_application_list_action_descriptions (application);
  g_autoptr (GHashTable) actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  static const char *const others[] = { "Tab", "Return", "1...9 0", "Menu <Shift>F10", "Page_Down Page_Up", "space",
                                        "Escape" };

  gtk_widget_activate_action (window, "win.show-help-overlay", NULL);
  settle ();
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  g_assert_nonnull (overlay);
  g_assert_true (gtk_widget_get_mapped (overlay));
  collect_shortcuts (overlay, actions, keys);
  g_assert_cmpuint (g_strv_length (with_keys), >=, 21);
  for (guint i = 0; with_keys[i]; i++)
    if (!g_hash_table_remove (actions, with_keys[i]))
      g_error ("%s has a key that is told nowhere", with_keys[i]);
  g_assert_cmpuint (g_hash_table_size (actions), ==, 0);

  g_assert_cmpuint (g_hash_table_size (keys), ==, G_N_ELEMENTS (others));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (g_hash_table_contains (keys, others[i]));
  gtk_window_close (GTK_WINDOW (overlay));
  settle ();
}

/* No key does two things, and each does one that exists. */
static void
test_accelerators (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  GtkWidget *window = GTK_WIDGET (get_window ());
  g_auto (GStrv) with_keys = gtk_application_list_action_descriptions (application);
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; with_keys[i]; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, with_keys[i]);
      const char *name, *property;
      const GVariantType *type;
      GType owner;
      gboolean exists = g_str_has_prefix (with_keys[i], "app.")
                        && g_action_group_has_action (G_ACTION_GROUP (application), with_keys[i] + strlen ("app."));

      for (guint j = 0;
           gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (window), j, &owner, &name, &type, &property); j++)
        exists |= strcmp (name, with_keys[i]) == 0;
      if (!exists)
        g_error ("There is no %s", with_keys[i]);
      for (guint j = 0; keys[j]; j++)
        g_assert_true (g_hash_table_add (taken, g_strdup (keys[j])));
    }
}

/* Moving about. */

static void
count_targets (GtkWidget  *widget,
               GHashTable *targets)
{
  if (BRAMBLE_IS_TARGET (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget))
    g_hash_table_add (targets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    count_targets (child, targets);
}

/* Tab comes to everything that can be touched, forwards as backwards. */
static void
test_tab (void)
{
  static const GtkDirectionType directions[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  BrambleWindow *window = get_window ();

  play (window, 12);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      g_autoptr (GHashTable) targets = g_hash_table_new (NULL, NULL);
      guint n;

      count_targets (GTK_WIDGET (window), targets);
      n = g_hash_table_size (targets);
      g_assert_cmpuint (n, >, 12);
      for (guint j = 0; j < MANY && g_hash_table_size (targets) > 0; j++)
        {
          gtk_widget_child_focus (GTK_WIDGET (window), directions[i]);
          g_hash_table_remove (targets, gtk_window_get_focus (GTK_WINDOW (window)));
        }
      g_assert_cmpuint (g_hash_table_size (targets), ==, 0);
    }
}

/* A digit gives the answer of that number, and one too many gives none. */
static void
test_digits (void)
{
  BrambleWindow *window = get_window ();
  BrambleMatch *match = play (window, 12);
  GtkWidget *board = find (GTK_WIDGET (window), "BrambleGrimmBoard");
  g_autoptr (BrambleRecord) second = bramble_record_copy (bramble_match_get_record (match));
  guint step = bramble_match_get_step (match);
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  g_assert_cmpuint (ask.n_options, >, 1);
  g_assert_cmpuint (ask.n_options, <, 9);
  g_assert_false (press (board, GDK_KEY_9));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step);
  g_assert_true (press (board, GDK_KEY_2));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step + 1);
  g_assert_true (bramble_record_answer (second, 1));
  g_assert_cmpuint (kit_hash (bramble_match_get_record (match)), ==, kit_hash (second));
}

/* What a window makes of a key before anything in it sees it. */
static gboolean
key_event (gpointer    window,
           const char *event,
           guint       key,
           guint       code)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), "bramble-held") != 0)
        continue;
      g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_CAPTURE);
      g_signal_emit_by_name (controller, event, key, code, 0, &stopped);
      return stopped;
    }
  g_assert_not_reached ();
}

/* Lets the window know of what its controllers of a type see. */
static void
emit_at (BrambleWindow *window,
         GType          type,
         const char    *event,
         double         x)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        g_signal_emit_by_name (controller, event, x, x);
    }
}

static void
count (guint *n)
{
  (*n)++;
}

/* GTK hides after three seconds where the keyboard is: who thinks longer still sees it, until the pointer is
 * used. Nothing is hidden and shown again for it, which would draw. */
static void
test_ring (void)
{
  BrambleWindow *window = get_window ();
  gulong handler;
  guint n = 0;

  play (window, 12);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  press (GTK_WIDGET (window), GDK_KEY_Tab);
  handler = g_signal_connect_swapped (window, "notify::focus-visible", G_CALLBACK (count), &n);
  kit_run_for (3500);
  g_assert_cmpuint (n, ==, 0);
  g_signal_handler_disconnect (window, handler);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  press (GTK_WIDGET (window), GDK_KEY_Tab);
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  emit_at (window, GTK_TYPE_EVENT_CONTROLLER_MOTION, "motion", 70);
  g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  /* A pointer that rests is not used. */
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  press (GTK_WIDGET (window), GDK_KEY_Tab);
  emit_at (window, GTK_TYPE_EVENT_CONTROLLER_MOTION, "motion", 70);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
}

/* A key that is held answers once. Other keys repeat, and so does every key where somebody writes. */
static void
test_held (void)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_1, GDK_KEY_KP_9 };
  BrambleWindow *window = get_window ();
  GtkWidget *entry;

  play (window, 12);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (guint again = 0; again < 2; again++)
      {
        g_assert_false (key_event (window, "key-pressed", keys[i], 30 + i));
        g_assert_true (key_event (window, "key-pressed", keys[i], 30 + i));
        g_assert_true (key_event (window, "key-pressed", keys[i], 30 + i));
        /* Nothing is known of another key. */
        key_event (window, "key-released", GDK_KEY_a, 50);
        g_assert_true (key_event (window, "key-pressed", keys[i], 30 + i));
        key_event (window, "key-released", keys[i], 30 + i);
      }
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_Tab, 23));
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_Tab, 23));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  settle ();
  entry = look_nth (GTK_WIDGET (window), GTK_TYPE_TEXT, 0);
  gtk_widget_grab_focus (entry);
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_1, 10));
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_1, 10));
  /* But not what was held before somebody came there, nor when they have left. */
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (key_event (window, "key-pressed", GDK_KEY_1, 10));
  key_event (window, "key-released", GDK_KEY_1, 10);
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  gtk_widget_grab_focus (entry);
  g_assert_true (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  key_event (window, "key-released", GDK_KEY_Return, 36);
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

static void
activate (gpointer window)
{
  gtk_window_present (window);
  g_assert_true (kit_wait (is_active, window, KIT_LONG));
}

/* What closes a dialog, or opens one, is still held in the window that has the keyboard next, be it one that is
 * not ours. */
static void
test_held_among_windows (void)
{
  BrambleWindow *window = get_window ();
  GtkWidget *dialog = gtk_window_new ();

  play (window, 12);
  activate (window);
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  activate (dialog);
  g_assert_true (key_event (dialog, "key-pressed", GDK_KEY_Return, 36));
  key_event (dialog, "key-released", GDK_KEY_Return, 36);

  g_assert_false (key_event (dialog, "key-pressed", GDK_KEY_Return, 36));
  gtk_window_destroy (GTK_WINDOW (dialog));
  activate (window);
  g_assert_true (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  g_assert_true (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  key_event (window, "key-released", GDK_KEY_Return, 36);

  /* Who comes back from another program has released it there. */
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  g_object_notify (G_OBJECT (window), "is-active");
  g_assert_false (key_event (window, "key-pressed", GDK_KEY_Return, 36));
  key_event (window, "key-released", GDK_KEY_Return, 36);
}

/* Escape leads from every page to the table, and without one to the shelf. */
static void
test_escape (void)
{
  static const char *const pages[] = { "win.new-game", "win.rules", "win.statistics" };
  BrambleWindow *window = get_window ();

  play (window, 12);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), pages[i], NULL);
      g_assert_false (bramble_window_is_at_table (window));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      g_assert_true (bramble_window_is_at_table (window));
    }

  /* From the log it leads back to the question. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.log", NULL);
  settle ();
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_TYPE_LIST_VIEW));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                             g_type_from_name ("BramblePrompt")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.log", NULL);
}

/* What is read aloud at a key is what is asked for. */
static void
test_read (void)
{
  static const struct
  {
    const char *action;
    const char *words[3]; /* that are among what is read */
  } readings[] = {
    { "win.read-question", { "1: ", "2: " } },
    { "win.read-seats", { "Straw: ", "house", "in hand" } },
    { "win.read-places", { "Fields", "Forest", "Brickyard" } },
    { "win.read-events", { "." } },
  };
  BrambleWindow *window = get_window ();
  BrambleHerald *herald;

  play (window, 12);
  herald = BRAMBLE_HERALD (find (GTK_WIDGET (window), "BrambleHerald"));
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      bramble_herald_hush (herald);
      gtk_widget_activate_action (GTK_WIDGET (window), readings[i].action, NULL);
      while (*bramble_herald_get_text (herald) == '\0')
        g_main_context_iteration (NULL, TRUE);
      for (guint j = 0; j < G_N_ELEMENTS (readings[i].words) && readings[i].words[j]; j++)
        if (strstr (bramble_herald_get_text (herald), readings[i].words[j]) == NULL)
          g_error ("%s: no “%s” in “%s”", readings[i].action, readings[i].words[j], bramble_herald_get_text (herald));
    }
}

/* Reads at a key what is asked, and returns it. */
static const char *
read_question (BrambleWindow *window)
{
  BrambleHerald *herald = BRAMBLE_HERALD (find (GTK_WIDGET (window), "BrambleHerald"));

  bramble_herald_hush (herald);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.read-question", NULL);
  while (*bramble_herald_get_text (herald) == '\0')
    g_main_context_iteration (NULL, TRUE);
  return bramble_herald_get_text (herald);
}

/* Who plans hears what is chosen by now. */
static void
test_read_plan (void)
{
  BrambleWindow *window = get_window ();

  play (window, 0);
  g_assert_null (strstr (read_question (window), ", chosen"));
  press (find (GTK_WIDGET (window), "BrambleGrimmBoard"), GDK_KEY_2);
  g_assert_nonnull (strstr (read_question (window), "2: Forest, chosen"));
}

/* Who is asked about a Friend hears what the Friend does, before the question. */
static void
test_read_card (void)
{
  BrambleWindow *window = get_window ();
  BrambleRecord *record = kit_record (2, "basic", 3, TRUE);
  const BrambleGame *game = bramble_record_game (record);
  BrambleRng rng = { 3 };
  const char *words;
  BrambleAsk ask;

  do
    {
      kit_play (record, &rng, 1);
      game->ask (bramble_record_now (record), &ask);
    }
  while (strcmp (game->ask_id (&ask), "friend") != 0);
  play_record (window, record);
  words = read_question (window);
  g_test_message ("%s", words);
  /* A line of its own with a name and what stands on the card, then the question. */
  g_assert_cmpuint (strcspn (words, ":"), <, strcspn (words, "\n"));
  g_assert_cmpuint (strcspn (words, "\n"), >, 40);
  g_assert_cmpuint (strcspn (words, "\n"), <, strcspn (words, "?"));
}

/* Who has the keyboard at the answers is asked aloud, and does not hear the question once more as the name of what
 * the answers are in. Who comes back to them does. */
static void
test_name (void)
{
  static const guint n_answers[] = { 0, 12 };
  BrambleWindow *window = get_window ();

  for (guint i = 0; i < G_N_ELEMENTS (n_answers); i++)
    {
      GtkWidget *prompt;
      g_autofree char *asked = NULL;
      g_autofree char *elsewhere = NULL;
      g_autofree char *again = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
      gtk_window_present (GTK_WINDOW (window));
      settle ();
      g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
      play (window, n_answers[i]);
      prompt = find (GTK_WIDGET (window), "BramblePrompt");
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), prompt));
      asked = look_accessible (prompt, GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_assert_cmpstr (asked, ==, "");

      gtk_window_set_focus (GTK_WINDOW (window), NULL);
      elsewhere = look_accessible (prompt, GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_assert_cmpstr (elsewhere, ==, bramble_prompt_get_question (BRAMBLE_PROMPT (prompt)));
      bramble_prompt_focus (BRAMBLE_PROMPT (prompt));
      again = look_accessible (prompt, GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_assert_cmpstr (again, ==, elsewhere);
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

  /* The games of whoever runs the test stay what they are. */
  kit_dir_init (&dir);
  g_setenv ("XDG_DATA_HOME", dir.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  application = bramble_application_new ();
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_hold (G_APPLICATION (application));

  g_test_add_func ("/keys/shortcuts-are-all-told", test_shortcuts);
  g_test_add_func ("/keys/accelerators-do-one-thing", test_accelerators);
  g_test_add_func ("/keys/tab-comes-to-everything", test_tab);
  g_test_add_func ("/keys/digits-answer", test_digits);
  g_test_add_func ("/keys/the-ring-stays", test_ring);
  g_test_add_func ("/keys/what-is-held-answers-once", test_held);
  g_test_add_func ("/keys/what-is-held-is-held-in-all-windows", test_held_among_windows);
  g_test_add_func ("/keys/escape-leads-back", test_escape);
  g_test_add_func ("/keys/what-is-read-aloud", test_read);
  g_test_add_func ("/keys/what-is-chosen-is-read", test_read_plan);
  g_test_add_func ("/keys/what-is-asked-about-is-read", test_read_card);
  g_test_add_func ("/keys/who-is-asked-hears-it-once", test_name);
  status = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (get_window ()));
  settle ();
  g_application_release (G_APPLICATION (application));
  return status;
}
