/* bramble-window.c: the window of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include <bramble-display.h>

#include "bramble-announce.h"
#include "bramble-card-dialog.h"
#include "bramble-children.h"
#include "bramble-contrast.h"
#include "bramble-lens.h"
#include "bramble-name.h"
#include "bramble-preferences.h"
#include "bramble-settings.h"

G_DEFINE_FINAL_TYPE (BrambleWindow, bramble_window, GTK_TYPE_APPLICATION_WINDOW)

/* How the game on the table looks. */
static const BramblePresentation *
presentation (BrambleWindow *self)
{
  return bramble_presentation_of (bramble_match_get_game (self->match));
}

/* Says in a sentence what went wrong, in the window. */
void
bramble_window_tell (BrambleWindow *self,
                     const char    *trouble)
{
  g_return_if_fail (BRAMBLE_IS_WINDOW (self));

  if (trouble)
    {
      g_autofree char *shown = bramble_display_text (trouble);

      gtk_label_set_label (self->trouble_label, shown);
      bramble_announce (GTK_WIDGET (self), shown);
    }
  gtk_info_bar_set_revealed (self->trouble, trouble != NULL);
}

static void
close_trouble (BrambleWindow *self)
{
  gtk_info_bar_set_revealed (self->trouble, FALSE);
}

static void
store_troubled (BrambleWindow *self)
{
  bramble_window_tell (self, bramble_store_get_trouble (self->store));
}

/* How far the game on the table has come, as far as that has been seen. */
static void
show_progress (BrambleWindow *self)
{
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (self->board));

  if (board)
    gtk_label_set_label (self->subtitle, bramble_table_get_progress (bramble_board_get_table (BRAMBLE_BOARD (board))));
}

/* What the window is called while a page is shown. */
static void
name_page (BrambleWindow *self,
           const char    *page)
{
  gboolean table = strcmp (page, "table") == 0;

  if (table)
    {
      gtk_label_set_label (self->title, bramble_presentation_name (presentation (self)));
      show_progress (self);
    }
  else
    gtk_label_set_label (self->title, strcmp (page, "new-game") == 0 ? _("New game")
                                      : strcmp (page, "rules") == 0 ? _("Rules and cards")
                                      : strcmp (page, "statistics") == 0 ? _("Statistics")
                                      : strcmp (page, "tale") == 0 ? _("The book") : "Bramble");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), table);
  bramble_name_page (self->pages, page, gtk_label_get_label (self->title));
}

/* Whether somebody plays here who has cards that are theirs alone. */
static gboolean
has_hands (BrambleWindow *self)
{
  if (self->match == NULL || bramble_match_get_replay (self->match) || bramble_match_get_over (self->match)
      || presentation (self)->hand == NULL)
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (bramble_match_get_seats (self->match)); i++)
    if (!bramble_seat_get_computer (bramble_match_get_seat (self->match, i)))
      return TRUE;

  return FALSE;
}

/* Above the table is what can be done at it; @table: it is shown. The page about the end lies
 * over the log, which is beside the replay. */
static void
show_tools (BrambleWindow *self,
            gboolean       table)
{
  guint pleader;

  gtk_widget_set_visible (self->undo, table);
  gtk_widget_set_visible (self->redo, table);
  gtk_widget_set_visible (self->hint, table);
  gtk_widget_set_visible (self->hand, table && has_hands (self));
  gtk_widget_set_visible (self->request, table && self->match && bramble_match_find_pleader (self->match, &pleader));
  gtk_widget_set_visible (self->log_button, table);
  gtk_widget_set_sensitive (self->log_button, table && self->match
                            && (bramble_match_get_replay (self->match) || !bramble_match_get_over (self->match)));
}

void
bramble_window_show_page (BrambleWindow *self,
                          const char    *page)
{
  gboolean table = g_strcmp0 (page, "table") == 0;

  name_page (self, page);
  gtk_widget_set_visible (self->home, g_strcmp0 (page, "shelf") != 0);
  show_tools (self, table);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", table);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.copy-seed", table);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.read-card", table);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back-to-table", !table && self->match != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rematch", self->match != NULL);
  /* Whatever takes the focus there may be about one of these actions. */
  gtk_stack_set_visible_child_name (self->pages, page);
  /* The stack moves the focus on from where the shelf wants it. */
  if (strcmp (page, "shelf") == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->shelf));
}

/* Whether a game is before the eyes of the players. */
gboolean
bramble_window_is_at_table (BrambleWindow *self)
{
  g_return_val_if_fail (BRAMBLE_IS_WINDOW (self), FALSE);

  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "table") == 0;
}

static void
shelf_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  bramble_store_flush (self->store);
  bramble_window_update_shelf (self);
  bramble_window_show_page (self, "shelf");
}

/* Whoever points at a game on the shelf means that one from now on. */
static void
game_chosen (BrambleWindow *self)
{
  bramble_window_set_game (self, bramble_shelf_get_chosen (self->shelf));
}

static void
preferences_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (bramble_preferences_new (GTK_WINDOW (widget))));
}

/* Shows the table again as it was left. */
void
bramble_window_show_table (BrambleWindow *self)
{
  if (self->match)
    bramble_window_show_page (self, "table");
}

static void
back_to_table_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  bramble_window_show_table (BRAMBLE_WINDOW (widget));
}

/* The table. */

/* Whether somebody at the computer is asked something. */
static gboolean
can_hint (BrambleWindow *self)
{
  BrambleAsk ask;

  bramble_match_get_ask (self->match, &ask);
  return ask.n_options > 0 && !bramble_match_get_replay (self->match);
}

static void
match_moved (BrambleWindow *self)
{
  const char *reason = bramble_match_get_undo_reason (self->match);

  name_page (self, gtk_stack_get_visible_child_name (self->pages));
  show_tools (self, bramble_window_is_at_table (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", bramble_match_get_can_undo (self->match));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", bramble_match_get_can_redo (self->match));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.hint", can_hint (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.go-on", bramble_window_can_go_on (self));
  gtk_widget_set_tooltip_text (self->undo, reason ? reason : _("Undo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Undo"), -1);
  bramble_describe (self->undo, reason);
}

/* A card that was pointed out, large. */
static void
card_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (self->match)
    bramble_card_dialog_present (widget, presentation (self), bramble_record_setup (bramble_match_get_record (self->match)),
                                 g_variant_get_string (parameter, NULL));
}

static void
clear_table (BrambleWindow *self)
{
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  bramble_children_remove (self->board);
  g_clear_object (&self->match);
}

/* Takes away what is on the table, from which there is nothing to come back to. */
void
bramble_window_leave_table (BrambleWindow *self)
{
  clear_table (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.hint", FALSE);
  bramble_window_show_page (self, "shelf");
}

/* Puts @match on the table, to be played or to be looked at. Whether a curtain
 * falls between two people is for the game to say. */
void
bramble_window_show_match (BrambleWindow *self,
                           BrambleMatch  *match)
{
  BrambleBoard *board;
  gboolean curtain;

  clear_table (self);
  self->match = g_object_ref (match);
  bramble_window_set_game (self, presentation (self));
  /* Who looks at a game that is over sees everything. */
  curtain = !bramble_match_get_replay (match) && bramble_record_curtain (bramble_match_get_record (match));
  board = presentation (self)->board (match, curtain);
  /* The keyboard has left the page that goes when the first question comes: otherwise who is asked would also hear the question
   * as the name of what the answers are in. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_box_append (self->board, GTK_WIDGET (board));
  g_signal_connect_object (bramble_board_get_table (board), "notify::progress", G_CALLBACK (show_progress), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (bramble_window_tell_turn), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  match_moved (self);
  bramble_window_show_page (self, "table");
  gtk_widget_grab_focus (GTK_WIDGET (board));
}

/**
 * bramble_window_play:
 *
 * Puts @match on the table, and keeps it from now on. What was on the table
 * before stays among the unfinished games.
 */
void
bramble_window_play (BrambleWindow *self,
                     BrambleMatch  *match)
{
  g_return_if_fail (BRAMBLE_IS_WINDOW (self));
  g_return_if_fail (BRAMBLE_IS_MATCH (match));

  bramble_window_show_match (self, match);
  bramble_store_keep (self->store, match);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bramble_match_undo (BRAMBLE_WINDOW (widget)->match, BRAMBLE_BY_STEP);
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  bramble_match_redo (BRAMBLE_WINDOW (widget)->match, BRAMBLE_BY_STEP);
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (self->board));

  if (board)
    bramble_board_hint (BRAMBLE_BOARD (board));
}

/* Whoever does not point reads the card that has the focus. */
static void
read_card_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (BRAMBLE_WINDOW (widget)->board));

  if (board)
    gtk_widget_activate_action (board, "board.read", NULL);
}

static gboolean
bramble_window_close_request (GtkWindow *window)
{
  /* Closing asks nothing, because nothing is lost. */
  bramble_store_flush (BRAMBLE_WINDOW (window)->store);
  return GTK_WINDOW_CLASS (bramble_window_parent_class)->close_request (window);
}

static void
bramble_window_dispose (GObject *object)
{
  BrambleWindow *self = BRAMBLE_WINDOW (object);

  g_clear_handle_id (&self->ring, g_source_remove);
  if (self->board)
    clear_table (self);
  self->board = NULL;
  if (self->store)
    {
      g_signal_handlers_disconnect_by_data (self->store, self);
      bramble_store_keep (self->store, NULL);
    }
  g_clear_object (&self->store);
  g_clear_object (&self->loading);

  G_OBJECT_CLASS (bramble_window_parent_class)->dispose (object);
}

static void
bramble_window_class_init (BrambleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = bramble_window_close_request;

  g_type_ensure (BRAMBLE_TYPE_SHELF);
  g_type_ensure (BRAMBLE_TYPE_LENS);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-window.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleWindow, name)
  CHILD (title);
  CHILD (subtitle);
  CHILD (pages);
  CHILD (shelf);
  CHILD (new_game);
  CHILD (rules);
  CHILD (statistics);
  CHILD (tale);
  CHILD (board);
  CHILD (trouble);
  CHILD (trouble_label);
  CHILD (home);
  CHILD (undo);
  CHILD (redo);
  CHILD (hint);
  CHILD (hand);
  CHILD (request);
  CHILD (log_button);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, close_trouble);
  gtk_widget_class_install_action (widget_class, "win.shelf", NULL, shelf_action);
  bramble_window_add_file_actions (widget_class);
  bramble_window_add_page_actions (widget_class);
  bramble_window_add_replay_actions (widget_class);
  bramble_window_add_tale_actions (widget_class);
  bramble_window_add_key_actions (widget_class);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, preferences_action);
  gtk_widget_class_install_action (widget_class, "win.back-to-table", NULL, back_to_table_action);
  gtk_widget_class_install_action (widget_class, "win.card", "s", card_action);
  gtk_widget_class_install_action (widget_class, "win.read-card", NULL, read_card_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_action);
}

static void
bramble_window_init (BrambleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
  bramble_announce_start (GTK_WINDOW (self));
  bramble_contrast_follow (GTK_WIDGET (self));
  bramble_contrast_follow (GTK_WIDGET (self->new_game));
  bramble_contrast_follow (GTK_WIDGET (self->rules));
  bramble_contrast_follow (GTK_WIDGET (self->statistics));
  self->settings = bramble_settings_get_default ();
  bramble_window_meet_desktop (self);
  g_settings_bind (self->settings, "show-log", self->log_button, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.hint", FALSE);
  g_signal_connect_object (self->shelf, "chosen", G_CALLBACK (game_chosen), self, G_CONNECT_SWAPPED);
  bramble_window_set_game (self, bramble_presentations ()[0]);
  bramble_window_show_page (self, "shelf");
}

BrambleWindow *
bramble_window_new (GtkApplication *application,
                    BrambleStore   *store)
{
  BrambleWindow *self = g_object_new (BRAMBLE_TYPE_WINDOW, "application", application, NULL);

  self->store = g_object_ref (store);
  g_signal_connect_swapped (store, "notify::trouble", G_CALLBACK (store_troubled), self);
  if (bramble_store_get_trouble (store))
    store_troubled (self);
  else if (!bramble_store_get_alone (store))
    bramble_window_tell (self, _("Another Bramble is running. The games of this window are kept apart from its own."));
  bramble_window_update_shelf (self);
  return self;
}
