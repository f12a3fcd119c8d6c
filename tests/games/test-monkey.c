/* test-monkey.c: somebody who does anything at all with the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers, actions, buttons, keys, sizes, files and new games, in no order. What GTK
 * or the program complains about ends the test, and so does a window that is gone
 * without having been closed. GLib tells the seed: "--seed" does all of it again.
 */

#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

#include <bramble-application.h>
#include <bramble-board.h>
#include <bramble-settings.h>
#include <bramble-window.h>

#include "games-kit.h"
#include "hands.h"
#include "look.h"
#include "match-kit.h"

/* Things that are done in each game when nobody asks for more. */
#define ACTIONS KIT_TIMES (250)
/* Answers in a game that is found as a file. */
#define MAX_ANSWERS 120

typedef struct
{
  GApplication *application;
  BrambleWindow *window;     /* there is always one */
  const BrambleGame *game;
  KitDir dir;                /* where its files are */
  BrambleRng rng;
  guint n_done;
} Monkey;

static guint
any (Monkey *monkey,
     guint   n)
{
  return bramble_rng_below (&monkey->rng, n);
}

static void
find_window (Monkey *monkey)
{
  monkey->window = NULL;
  while (monkey->window == NULL)
    {
      for (GList *l = gtk_application_get_windows (GTK_APPLICATION (monkey->application)); l; l = l->next)
        if (BRAMBLE_IS_WINDOW (l->data))
          monkey->window = l->data;
      if (monkey->window == NULL)
        g_application_activate (monkey->application);
    }
  /* How files are chosen is GTK's affair, and it complains of itself there. */
  gtk_widget_action_set_enabled (GTK_WIDGET (monkey->window), "win.open", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (monkey->window), "win.save", FALSE);
}

/* What is scrolled away can be pressed by nobody. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;
  graphene_point_t middle;

  if (!gtk_widget_compute_bounds (widget, window, &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, &middle);
  return gtk_widget_contains (window, middle.x, middle.y);
}

/* Everything in a window that can be used now. */
static void
list_usable (GtkWidget *widget,
             GType      type,
             GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && is_in_sight (widget))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    list_usable (child, type, found);
}

/* Returns (nullable): one of them, in a dialog rather than behind it. */
static gpointer
any_usable (Monkey *monkey,
            GType   type)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (l->data != monkey->window)
      list_usable (l->data, type, found);
  if (found->len == 0)
    list_usable (GTK_WIDGET (monkey->window), type, found);
  return found->len > 0 ? g_ptr_array_index (found, any (monkey, found->len)) : NULL;
}

/* What it does. */

static BrambleRecord *
new_record (Monkey *monkey)
{
  static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };
  g_autoptr (GArray) setups = kit_setups (monkey->game);
  BrambleSetup setup = g_array_index (setups, BrambleSetup, any (monkey, setups->len));
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  setup.seed = any (monkey, G_MAXUINT);
  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) {
      .name = (char *) names[i],
      .level = i > 0 && any (monkey, 2) ? &monkey->game->levels[0] : NULL,
    };
  record = bramble_record_new (monkey->game, &setup, seats, any (monkey, 2), &error);
  g_assert_no_error (error);
  bramble_record_set_curtain (record, any (monkey, 2));
  return record;
}

static void
begin_game (Monkey *monkey)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (new_record (monkey));

  bramble_window_play (monkey->window, match);
}

/* Whatever game is on the table goes on; where there is none, one begins. */
static void
answer (Monkey *monkey)
{
  g_autoptr (GPtrArray) boards = g_ptr_array_new ();
  BrambleMatch *match;

  list_usable (GTK_WIDGET (monkey->window), BRAMBLE_TYPE_BOARD, boards);
  match = boards->len > 0 ? bramble_board_get_match (g_ptr_array_index (boards, 0)) : NULL;
  if (match == NULL || bramble_match_get_over (match))
    begin_game (monkey);
  else
    hands_do_something (g_ptr_array_index (boards, 0), match, &monkey->rng);
}

static void
run_action (Monkey *monkey)
{
  const char *const words[] = { monkey->game->id, "wolf", "file:///nowhere/at/all.bramble", "" };
  GtkWidgetClass *widget_class = GTK_WIDGET_GET_CLASS (monkey->window);
  const char *name, *property;
  const GVariantType *type;
  GType owner;
  guint n = 0;

  while (gtk_widget_class_query_action (widget_class, n, &owner, &name, &type, &property))
    n++;
  gtk_widget_class_query_action (widget_class, any (monkey, n), &owner, &name, &type, &property);
  if (owner != BRAMBLE_TYPE_WINDOW || (type && !g_variant_type_equal (type, G_VARIANT_TYPE_STRING)))
    return;
  g_test_message ("%s", name);
  if (type == NULL)
    gtk_widget_activate_action (GTK_WIDGET (monkey->window), name, NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (monkey->window), name, "s", words[any (monkey, G_N_ELEMENTS (words))]);
}

static void
press_button (Monkey *monkey)
{
  GtkWidget *button = any_usable (monkey, GTK_TYPE_BUTTON);

  if (button == NULL)
    return;
  g_test_message ("button %s", gtk_button_get_label (GTK_BUTTON (button)));
  g_signal_emit_by_name (button, "clicked");
}

static void
choose_otherwise (Monkey *monkey)
{
  GtkDropDown *choice = any_usable (monkey, GTK_TYPE_DROP_DOWN);
  GtkSwitch *toggle = any_usable (monkey, GTK_TYPE_SWITCH);
  GtkEditable *text = any_usable (monkey, GTK_TYPE_EDITABLE);

  if (choice)
    gtk_drop_down_set_selected (choice, any (monkey, g_list_model_get_n_items (gtk_drop_down_get_model (choice))));
  if (toggle)
    gtk_switch_set_active (toggle, any (monkey, 2));
  if (text && gtk_editable_get_editable (text))
    gtk_editable_set_text (text, any (monkey, 2) ? "Ü <b>& \xE2\x80\xAE" : "");
}

/* Where keys lead to, and Enter there. What happens behind a popover may take the
 * focus away, which nobody else could reach; GTK complains of keys then. */
static void
press_keys (Monkey *monkey)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (monkey->window));

  if (focus == NULL && any_usable (monkey, GTK_TYPE_POPOVER))
    return;
  for (guint i = any (monkey, 6); i > 0; i--)
    gtk_widget_child_focus (GTK_WIDGET (monkey->window), any (monkey, GTK_DIR_RIGHT + 1));
  focus = gtk_window_get_focus (GTK_WINDOW (monkey->window));
  if (focus && any (monkey, 2))
    gtk_widget_activate (focus);
}

/* No larger than the screen: GTK complains of what pops up beside it. */
static void
resize (Monkey *monkey)
{
  gtk_window_set_default_size (GTK_WINDOW (monkey->window), 640 + (int) any (monkey, 640), 480 + (int) any (monkey, 320));
}

/* A game in any state, or what is none. */
static void
open_file (Monkey *monkey)
{
  BrambleRecord *record = new_record (monkey);
  g_autofree char *path = kit_dir_path (&monkey->dir, "any.bramble");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  kit_play (record, &monkey->rng, any (monkey, MAX_ANSWERS));
  text = bramble_record_to_text (record);
  bramble_record_free (record);
  if (any (monkey, 4) == 0)
    text[any (monkey, (guint) strlen (text))] = '?';
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  bramble_window_open (monkey->window, file);
}

static void
close_dialog (Monkey *monkey)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (l->data != monkey->window && gtk_widget_get_mapped (l->data))
      {
        gtk_window_close (l->data);
        return;
      }
}

static void
close_window (Monkey *monkey)
{
  gtk_window_close (GTK_WINDOW (monkey->window));
}

static const struct
{
  const char *name;
  guint often;      /* as the others */
  gboolean outside; /* it is done with the mouse, beside whatever has popped up */
  void (*run) (Monkey *monkey);
} deeds[] = {
  { "answer", 40, TRUE, answer },
  { "action", 14, FALSE, run_action },
  { "button", 16, FALSE, press_button },
  { "choice", 6, TRUE, choose_otherwise },
  { "keys", 8, FALSE, press_keys },
  { "size", 4, FALSE, resize },
  { "dialog", 8, FALSE, close_dialog },
  { "file", 2, TRUE, open_file },
  { "game", 2, TRUE, begin_game },
  { "close", 1, FALSE, close_window },
};

/* Nobody reaches what is behind an open popover: who presses there closes it first. */
static void
close_popovers (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget) && gtk_popover_get_autohide (GTK_POPOVER (widget)))
    {
      gtk_popover_popdown (GTK_POPOVER (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget), *next; child; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      close_popovers (child);
    }
}

/* A while in which the program does what it has to do, or not much of it. */
static void
wait (Monkey *monkey)
{
  if (any (monkey, 8) == 0)
    kit_run_for (2);
  look_settle ();
}

static void
do_anything (Monkey *monkey)
{
  guint all = 0;
  guint which;
  guint i = 0;

  for (guint k = 0; k < G_N_ELEMENTS (deeds); k++)
    all += deeds[k].often;
  which = any (monkey, all);
  while (which >= deeds[i].often)
    which -= deeds[i++].often;
  g_test_message ("%u: %s", monkey->n_done, deeds[i].name);
  if (deeds[i].outside)
    close_popovers (GTK_WIDGET (monkey->window));
  deeds[i].run (monkey);
  wait (monkey);
  monkey->n_done++;
  find_window (monkey);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (monkey->window)));
}

static void
does_anything (const BrambleGame *game)
{
  const char *asked = g_getenv ("BRAMBLE_MONKEY");
  guint n = asked ? (guint) atoi (asked) : ACTIONS;
  Monkey monkey = { .application = g_application_get_default (), .game = game };

  if (!hands_have_board (game))
    return;

  hands_forgive_gtk ();
  bramble_rng_seed (&monkey.rng, (guint) g_test_rand_int ());
  kit_dir_init (&monkey.dir);
  find_window (&monkey);
  look_settle ();
  begin_game (&monkey);
  while (monkey.n_done < n)
    do_anything (&monkey);
  gtk_window_destroy (GTK_WINDOW (monkey.window));
  look_settle ();
  kit_dir_clear (&monkey.dir);
}

static const KitGameTest tests[] = {
  { "monkey", does_anything },
  { NULL },
};

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

  status = kit_run (tests);
  g_application_release (G_APPLICATION (application));
  g_application_quit (G_APPLICATION (application));
  return status;
}
