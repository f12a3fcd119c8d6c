/* test-actions.c: every action in every state of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever is asked of the application and of its window, by a key, a menu, the
 * desktop or a program, works or is refused. What GTK complains about ends the
 * test.
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-application.h>
#include <bramble-settings.h>
#include <bramble-window-private.h>

#include "look.h"
#include "match-kit.h"

static BrambleWindow *
find_window (GApplication *application)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    if (BRAMBLE_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

static BrambleWindow *
get_window (GApplication *application)
{
  if (find_window (application) == NULL)
    g_application_activate (application);
  g_assert_nonnull (find_window (application));
  return find_window (application);
}

/* Everything that is under way comes to its end. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  look_run_for (10);
}

/* Dialogs are closed as people do it. */
static void
close_dialogs (BrambleWindow *window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();
  guint n_closed = 0;

  for (GList *l = all; l; l = l->next)
    if (l->data != window && gtk_widget_get_mapped (l->data))
      {
        gtk_window_close (l->data);
        n_closed++;
      }
  if (n_closed > 0)
    settle ();
}

/* The states. */

static void
go_to_shelf (BrambleWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.shelf", NULL);
}

/* A window that has never had a game. */
static void
start_again (BrambleWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  get_window (g_application_get_default ());
}

static void
go_to_new_game (BrambleWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

static void
go_to_rules (BrambleWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", NULL);
}

static void
go_to_learn (BrambleWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", NULL);
}

static void
go_to_statistics (BrambleWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
}

/* Answers are sensible, so that a whole game is a short one. */
static void
play (BrambleWindow *window,
      gboolean       privacy,
      guint          n_answers)
{
  BrambleRecord *record = kit_record (2, "basic", 3, TRUE);
  const BrambleGame *game = bramble_record_game (record);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 3 };
  BrambleAsk ask;

  kit_ask (record, &ask);
  for (guint i = 0; i < n_answers && ask.n_options > 0; i++, kit_ask (record, &ask))
    g_assert_true (bramble_record_answer (record, game->playout (bramble_record_now (record), &ask, &rng)));
  bramble_record_set_curtain (record, privacy);
  match = bramble_match_new (record);
  bramble_window_play (window, match);
}

static void
go_to_table (BrambleWindow *window)
{
  play (window, FALSE, 12);
}

static void
go_to_fresh_table (BrambleWindow *window)
{
  play (window, FALSE, 0);
}

static void
go_to_curtain (BrambleWindow *window)
{
  play (window, TRUE, 12);
}

static void
go_to_end (BrambleWindow *window)
{
  play (window, FALSE, G_MAXUINT);
}

static void
go_to_replay (BrambleWindow *window)
{
  play (window, FALSE, G_MAXUINT);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", NULL);
}

/* On the shelf, with a finished game or a replay behind it. */
static void
go_to_shelf_from_end (BrambleWindow *window)
{
  go_to_end (window);
  go_to_shelf (window);
}

static void
go_to_shelf_from_replay (BrambleWindow *window)
{
  go_to_replay (window);
  go_to_shelf (window);
}

static const struct
{
  const char *name;
  void (*enter) (BrambleWindow *window);
} states[] = {
  { "a fresh shelf", start_again },
  { "the shelf", go_to_shelf },
  { "a new game", go_to_new_game },
  { "the rules", go_to_rules },
  { "the lessons", go_to_learn },
  { "the statistics", go_to_statistics },
  { "the table", go_to_table },
  { "a table without an answer", go_to_fresh_table },
  { "the curtain", go_to_curtain },
  { "a finished game", go_to_end },
  { "a replay", go_to_replay },
  { "the shelf after a finished game", go_to_shelf_from_end },
  { "the shelf after a replay", go_to_shelf_from_replay },
};

/* What is given to an action that wants words: a card, an address, and neither. */
static const char *const words[] = { "wolf", "file:///nowhere/at/all.bramble", "" };

/* The actions. */

typedef struct
{
  char *name;
  gboolean text;       /* it wants something said with it */
  gboolean number;     /* a number, and no words */
  gboolean of_program; /* and not of the window */
} Action;

/* What those are given that want a number. */
static const guint numbers[] = { 0, 1, 7, 99999, G_MAXUINT };

static void
clear_action (gpointer data)
{
  g_free (((Action *) data)->name);
}

static GArray *
list_actions (GApplication *application)
{
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (Action));
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (application));
  GtkWidgetClass *widget_class = g_type_class_peek (BRAMBLE_TYPE_WINDOW);
  const char *name, *property;
  const GVariantType *type;
  GType owner;

  g_array_set_clear_func (actions, clear_action);
  for (guint i = 0; names[i]; i++)
    {
      Action action = { .name = g_strdup (names[i]), .of_program = TRUE };

      g_assert_null (g_action_group_get_action_parameter_type (G_ACTION_GROUP (application), names[i]));
      g_array_append_val (actions, action);
    }
  for (guint i = 0; gtk_widget_class_query_action (widget_class, i, &owner, &name, &type, &property); i++)
    if (owner == BRAMBLE_TYPE_WINDOW)
      {
        Action action = { .name = g_strdup (name), .text = type != NULL };

        action.number = type && g_variant_type_equal (type, G_VARIANT_TYPE_UINT32);
        g_assert_true (type == NULL || action.number || g_variant_type_equal (type, G_VARIANT_TYPE_STRING));
        g_array_append_val (actions, action);
      }
  return actions;
}

/* @choice is a number for what is said with it, the same each time. */
static void
run_action (GApplication *application,
            const Action *action,
            guint         choice)
{
  GtkWidget *window = GTK_WIDGET (get_window (application));

  if (action->of_program)
    g_action_group_activate_action (G_ACTION_GROUP (application), action->name, NULL);
  else if (action->number)
    gtk_widget_activate_action (window, action->name, "u", numbers[choice % G_N_ELEMENTS (numbers)]);
  else if (action->text)
    gtk_widget_activate_action (window, action->name, "s", words[choice % G_N_ELEMENTS (words)]);
  else
    gtk_widget_activate_action (window, action->name, NULL);
  settle ();
  /* What was asked for to be closed is closed; all else is there. */
  if (strcmp (action->name, "quit") == 0)
    g_assert_null (find_window (application));
  else
    g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (find_window (application))));
}

/* Where somebody is: what the window shows, and of which moment. */
typedef struct
{
  gpointer window;
  const char *page;
  gpointer match;
  guint step;
  int viewer;
} Place;

static Place
find_place (BrambleWindow *window)
{
  Place place = { .window = window, .page = gtk_stack_get_visible_child_name (window->pages), .match = window->match };

  if (window->match)
    {
      place.step = bramble_match_get_step (window->match);
      place.viewer = bramble_match_get_viewer (window->match);
    }
  return place;
}

static gboolean
is_same_place (const Place *one,
               const Place *other)
{
  return one->window == other->window && g_strcmp0 (one->page, other->page) == 0 && one->match == other->match
         && one->step == other->step && one->viewer == other->viewer;
}

/* Every action with something to say, another one in each state, or with all there is
 * to say in the long form. What an action has left as it was is not entered again,
 * except there. */
static void
test_everywhere (gconstpointer data)
{
  GApplication *application = g_application_get_default ();
  guint number = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) actions = list_actions (application);
  const guint n_choices = kit_often (1, G_N_ELEMENTS (numbers));
  Place entered = { NULL };

  g_assert_cmpuint (actions->len, >=, 19);
  for (guint i = 0; i < actions->len; i++)
    {
      const Action *action = &g_array_index (actions, Action, i);

      for (guint choice = 0; choice < (action->text ? n_choices : 1); choice++)
        {
          Place now = find_place (get_window (application));

          if (kit_often (FALSE, TRUE) || !is_same_place (&now, &entered))
            {
              /* Each state as people first see it, whatever an action has switched on. */
              g_settings_reset (bramble_settings_get_default (), "show-log");
              states[number].enter (get_window (application));
              settle ();
              entered = find_place (get_window (application));
            }
          g_test_message ("%s, choice %u", action->name, number + i + choice);
          run_action (application, action, number + i + choice);
          close_dialogs (get_window (application));
        }
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
  application = bramble_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (G_APPLICATION (application));
  g_application_hold (G_APPLICATION (application));
  get_window (G_APPLICATION (application));

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *id = g_strdelimit (g_strdup (states[i].name), " ", '-');
      g_autofree char *path = g_strconcat ("/table/actions/", id, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_everywhere);
    }

  status = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (get_window (G_APPLICATION (application))));
  settle ();
  g_application_release (G_APPLICATION (application));
  g_application_quit (G_APPLICATION (application));
  return status;
}
