/* bramble-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-new-game.h"
#include "bramble-presentation.h"
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
  const BramblePresentation *game; /* what the pages are about */
  GFile *loading;       /* (nullable): the game that is being loaded to be played */
  gboolean turn_told;   /* the desktop says whose turn it is */
  gboolean maximizing;  /* it was maximised when it was last seen, and is not yet */
  gboolean typing;      /* the keyboard was used after the pointer */
  guint ring;           /* lets GTK show where the keyboard is for longer */
  double pointer_x;     /* where the pointer was last, */
  double pointer_y;

  GtkLabel *title;
  GtkLabel *subtitle;
  GtkStack *pages;
  BrambleShelf *shelf;
  GtkBox *new_game;     /* these are filled when they are first looked at */
  GtkBox *rules;
  GtkBox *statistics;
  GtkBox *tale;
  GtkBox *board;
  GtkInfoBar *trouble;
  GtkLabel *trouble_label;
  GtkWidget *home;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkWidget *hint;
  GtkWidget *hand;
  GtkWidget *request;
  GtkWidget *log_button;
};

/* bramble-window.c */
void bramble_window_show_page  (BrambleWindow *self,
                                const char    *page);
void bramble_window_show_match (BrambleWindow *self,
                                BrambleMatch  *match);
void bramble_window_show_table (BrambleWindow *self);
void bramble_window_leave_table (BrambleWindow *self);

/* bramble-window-pages.c */
void bramble_window_set_game         (BrambleWindow             *self,
                                      const BramblePresentation *game);
void bramble_window_add_page_actions (GtkWidgetClass            *widget_class);

/* bramble-window-lesson.c */
void bramble_window_learn            (BrambleWindow  *self);

/* bramble-window-replay.c */
gboolean bramble_window_can_go_on    (BrambleWindow  *self);
void bramble_window_watch            (BrambleWindow  *self,
                                      BrambleMatch   *finished,
                                      guint           step);
void bramble_window_add_replay_actions (GtkWidgetClass *widget_class);

/* bramble-window-tale.c */
void bramble_window_add_tale_actions (GtkWidgetClass *widget_class);

/* bramble-window-desktop.c */
void bramble_window_meet_desktop     (BrambleWindow  *self);
gboolean bramble_window_take_loaded  (BrambleWindow  *self,
                                      GAsyncResult   *result,
                                      GFile         **file);
void bramble_window_tell_turn        (BrambleWindow  *self);

/* bramble-window-keys.c */
void bramble_window_add_key_actions  (GtkWidgetClass            *widget_class);

/* bramble-window-files.c */
char *bramble_window_suggest_name    (BrambleMatch   *match);
void bramble_window_update_shelf     (BrambleWindow  *self);
void bramble_window_add_file_actions (GtkWidgetClass *widget_class);

G_END_DECLS
