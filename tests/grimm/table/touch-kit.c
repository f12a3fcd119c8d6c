/* touch-kit.c: a table to touch, for tests of widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "touch-kit.h"

#include <string.h>

#include "bramble-settings.h"
#include "bramble-target.h"
#include "look.h"
#include <bramble-grimm-board.h>
#include "match-kit.h"
#include "test-setup.h"

void
touch_set_pace (const char *pace)
{
  g_settings_set_string (bramble_settings_get_default (), "pace", pace);
}

/* @bot: (nullable): plays the second seat. */
static BrambleRecord *
new_record (const BrambleLevel *bot)
{
  const BrambleRecordSeat seats[] = {
    { (char *) "Hazel", NULL },
    { (char *) "Rowan", bot },
    { (char *) "Bryony", NULL },
  };
  BrambleSetup setup = test_setup (G_N_ELEMENTS (seats), 1, 0, "all", NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_new (&grimm_game, &setup, seats, FALSE, &error);

  g_assert_no_error (error);
  return record;
}

void
touch_table_init_with (TouchTable       *table,
                       const char       *words,
                       gboolean          privacy,
                       const BrambleLevel *bot)
{
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  BrambleRecord *record = new_record (bot);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  g_assert_no_error (error);
  table->match = bramble_match_new (record);
  table->window = gtk_window_new ();
  table->board = GTK_WIDGET (bramble_grimm_board_new (table->match, privacy));
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (table->window), table->board);
  gtk_window_present (GTK_WINDOW (table->window));
  while (!gtk_widget_get_mapped (table->board))
    g_main_context_iteration (NULL, TRUE);
}

/* A table with three people and a position. */
void
touch_table_init (TouchTable *table,
                  const char *words,
                  gboolean    privacy)
{
  touch_table_init_with (table, words, privacy, NULL);
}

void
touch_table_clear (TouchTable *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  look_run_for (20);
  look_finalize (table->match);
}

GtkWidget *
touch_find (GtkWidget   *widget,
            gboolean   (*is_it) (GtkWidget *, const char *),
            const char  *what)
{
  if (is_it (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = touch_find (child, is_it, what);

      if (found)
        return found;
    }

  return NULL;
}

static gboolean
is_target (GtkWidget  *widget,
           const char *name)
{
  return BRAMBLE_IS_TARGET (widget)
         && g_strcmp0 (bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))), name) == 0;
}

gboolean
touch_is_type (GtkWidget  *widget,
               const char *type)
{
  return strcmp (G_OBJECT_TYPE_NAME (widget), type) == 0;
}

gboolean
touch_has_class (GtkWidget  *widget,
                 const char *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

GtkWidget *
touch_target (TouchTable *table,
              const char *name)
{
  GtkWidget *found = touch_find (table->board, is_target, name);

  if (found == NULL)
    g_error ("there is no %s on the table", name);
  return found;
}

const GrimmState *
touch_now (TouchTable *table)
{
  return bramble_record_now (bramble_match_get_record (table->match));
}

gpointer
touch_controller (GtkWidget *widget,
                  GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }

  g_assert_not_reached ();
}

gboolean
touch_key (TouchTable *table,
           guint       key)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (touch_controller (table->board, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, 0, 0, &handled);
  return handled;
}
