/* bramble-window-pages.c: what there is of a game beside its table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of these pages is about one game: the one that an action names, or the
 * one that somebody sees or saw last. A page is made when it is first wanted, and
 * anew when another game is.
 */

#include "bramble-window-private.h"

#include <string.h>

#include "bramble-children.h"
#include "bramble-rules.h"
#include "bramble-statistics-page.h"

/* Says which game the pages are about from now on. What it does not have is not
 * offered. */
void
bramble_window_set_game (BrambleWindow             *self,
                         const BramblePresentation *game)
{
  self->game = game;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.learn", game->game->lesson != NULL && game->board != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rules", game->chapters != NULL);
  bramble_shelf_choose (self->shelf, game);
}

/* Takes the game that @parameter names, if it names one. Returns whether there
 * is such a game. */
static gboolean
take_game (BrambleWindow *self,
           GVariant      *parameter)
{
  const BrambleGame *game = parameter ? bramble_game_by_id (g_variant_get_string (parameter, NULL)) : self->game->game;

  if (game == NULL)
    return FALSE;
  if (game != self->game->game)
    bramble_window_set_game (self, bramble_presentation_of (game));
  return TRUE;
}

/* Whether the page in @box is about the present game. If not it goes. */
static gboolean
is_made (BrambleWindow *self,
         GtkBox        *box)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (box));

  if (page && g_object_get_data (G_OBJECT (page), "game") == self->game)
    return TRUE;
  if (page)
    bramble_children_remove_one (box, page);
  return FALSE;
}

static void
fill (BrambleWindow *self,
      GtkBox        *box,
      GtkWidget     *page)
{
  g_object_set_data (G_OBJECT (page), "game", (gpointer) self->game);
  gtk_widget_set_hexpand (page, TRUE);
  gtk_box_append (box, page);
}

static void
rules_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (!take_game (self, parameter) || self->game->chapters == NULL)
    return;
  if (!is_made (self, self->rules))
    fill (self, self->rules, bramble_rules_new (self->game));
  bramble_window_show_page (self, "rules");
}

static void
learn_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (take_game (self, parameter) && self->game->game->lesson && self->game->board)
    bramble_window_learn (self);
}

static void
statistics_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (!take_game (self, parameter))
    return;
  if (is_made (self, self->statistics))
    bramble_statistics_page_refresh (BRAMBLE_STATISTICS_PAGE (gtk_widget_get_first_child (GTK_WIDGET (self->statistics))));
  else
    fill (self, self->statistics, bramble_statistics_page_new (self->store, self->game->game));
  bramble_window_show_page (self, "statistics");
}

static void
start_game (BrambleWindow  *self,
            BrambleNewGame *page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record = bramble_new_game_make_record (page, self->store, &error);

  if (record == NULL)
    {
      bramble_window_tell (self, error->message);
      return;
    }
  match = bramble_match_new (record);
  bramble_window_play (self, match);
}

static void
new_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (!take_game (self, parameter))
    return;
  if (!is_made (self, self->new_game))
    {
      GtkWidget *page = bramble_new_game_new (self->game->game);

      g_signal_connect_swapped (page, "start", G_CALLBACK (start_game), self);
      fill (self, self->new_game, page);
    }
  bramble_window_show_page (self, "new-game");
}

/* Every action comes twice: for the game that it names, and, for keys and
 * menus, for the one that the window is about. */
void
bramble_window_add_page_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.new-game-of", "s", new_game_action);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_action);
  gtk_widget_class_install_action (widget_class, "win.rules-of", "s", rules_action);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_action);
  gtk_widget_class_install_action (widget_class, "win.learn-of", "s", learn_action);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_action);
  gtk_widget_class_install_action (widget_class, "win.statistics-of", "s", statistics_action);
}
