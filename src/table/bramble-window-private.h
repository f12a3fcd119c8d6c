/* bramble-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-new-game.h"
#include "bramble-shelf.h"
#include "bramble-window.h"

G_BEGIN_DECLS

/**
 * BrambleWindow:
 *
 * The shelf, the page for a new game, or the table. What goes wrong is said
 * in a bar above them.
 */
struct _BrambleWindow
{
  GtkApplicationWindow parent_instance;

  BrambleStore *store;
  BrambleMatch *match;  /* (nullable): what is on the table */
  GSettings *settings;
  gboolean privacy;     /* of the game that is on the table */
  GFile *loading;       /* (nullable): the game that is being loaded to be played */
  GCancellable *looking; /* (nullable): of the reading for the shelf's picture */

  GtkLabel *title;
  GtkStack *pages;
  BrambleShelf *shelf;
  GtkBox *new_game_page;    /* filled when it is first wanted */
  BrambleNewGame *new_game; /* (nullable): what is there then */
  GtkBox *rules;        /* filled when they are first looked at */
  GtkBox *learn;
  GtkBox *statistics;
  GtkBox *board;
  GtkListView *log;
  GtkWidget *log_scroller;
  GtkInfoBar *trouble;
  GtkLabel *trouble_label;
  GtkWidget *home;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkWidget *hint;
  GtkWidget *log_button;
};

/* bramble-window.c */
void bramble_window_show_match (BrambleWindow *self,
                                BrambleMatch  *match,
                                gboolean       privacy);
void bramble_window_show_table (BrambleWindow *self);
void bramble_window_watch      (BrambleWindow *self,
                                BrambleMatch  *finished);

/* bramble-window-files.c */
void bramble_window_update_shelf     (BrambleWindow  *self);
void bramble_window_add_file_actions (GtkWidgetClass *widget_class);

G_END_DECLS
