/* bramble-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-board.h"

#include "bramble-herald.h"
#include "bramble-motion.h"
#include "bramble-picture.h"
#include "bramble-prompt.h"
#include "bramble-recap.h"
#include "bramble-replay-bar.h"
#include "bramble-tutor.h"

G_BEGIN_DECLS

/**
 * BrambleBoard:
 *
 * The whole table: everything that goes on around what a game lays on it. It
 * decides with whose eyes it is seen: with one person at the computer always
 * with theirs; with several the curtain falls before the next one may see
 * anything of their own, and lifts at their click.
 *
 * A game derives from it, sets the property #BrambleBoard:middle in its
 * template, and calls bramble_board_begin() when everything lies there.
 */
typedef struct
{
  BrambleMatch *match;
  BrambleTable *table;
  BramblePlan *plan;
  BrambleLog *log;
  BrambleTutor *tutor;
  GSettings *settings;
  guint answer;        /* the option that waits for a word of the tutor's */
  gboolean privacy;    /* a curtain falls between two people */
  guint pause;         /* source: until a computer may go on */
  guint alone;         /* source: answers what has only one answer */
  char *said;          /* (nullable): the question that was said last */
  gboolean recap_due;  /* when everything has come to rest */
  guint seen[BRAMBLE_MAX_SEATS]; /* the step up to which a seat has seen what happened */
  GtkWidget *caption;  /* (nullable): below it stand sentences about what happens */

  GtkWidget *everything;
  GtkScrolledWindow *room; /* for the middle */
  BramblePrompt *prompt;
  BrambleReplayBar *replay;
  BrambleMotion *motion;
  BrambleHerald *herald;
  BrambleRecap *recap;
  GtkBox *over;
  GtkWidget *curtain;
  BramblePicture *curtain_figure;
  GtkLabel *curtain_label;
  GtkLabel *curtain_note; /* that files tell everything: only once */
  GtkWidget *curtain_button;
} BrambleBoardPrivate;

/* bramble-board.c */
BrambleBoardPrivate *bramble_board_private     (BrambleBoard   *self);

/* bramble-board-flow.c: what happens, and who sees it */
void                 bramble_board_show_match    (BrambleBoard      *self);
void                 bramble_board_show_answer   (BrambleBoard      *self,
                                                  guint              step);
void                 bramble_board_show_question (BrambleBoard      *self);
void                 bramble_board_show_stage    (const BrambleMove *move,
                                                  gboolean           landed,
                                                  gpointer           user_data);
void                 bramble_board_lift_curtain  (BrambleBoard      *self);

/* bramble-board-touch.c: what is lit, touched and carried */
typedef void (*BrambleVisitTarget) (BrambleTarget *target,
                                    gpointer       user_data);

void                 bramble_board_visit_targets (BrambleBoard       *self,
                                                  BrambleVisitTarget  visit,
                                                  gpointer            user_data);
void                 bramble_board_light       (BrambleBoard   *self);
GtkWidget           *bramble_board_find_place  (BrambleThing    place,
                                                gpointer        user_data);
void                 bramble_board_answer      (BrambleBoard   *self,
                                                guint           option);
void                 bramble_board_add_actions (GtkWidgetClass *widget_class);

GtkWidget           *bramble_board_popover_at  (GtkWidget      *at);
void                 bramble_board_tell_about  (BrambleBoard   *self,
                                                BrambleThing    thing);

/* bramble-board-read.c: what is read */
gboolean             bramble_board_show_card   (BrambleBoard   *self,
                                                BrambleThing    thing);
void                 bramble_board_add_read_actions (GtkWidgetClass *widget_class);
void                 bramble_board_add_reading (BrambleBoard   *self);
gboolean             bramble_board_read_key    (BrambleBoard   *self,
                                                guint           key,
                                                GdkModifierType modifiers);

/* bramble-board-plan.c: what is planned */
void                 bramble_board_show_plan   (BrambleBoard   *self);
void                 bramble_board_light_plan  (BrambleBoard   *self,
                                                GArray         *answers,
                                                GArray         *things);
void                 bramble_board_plan_places (BrambleBoard   *self,
                                                BrambleThing    thing,
                                                GArray         *places);
gboolean             bramble_board_is_planned  (BrambleBoard   *self,
                                                BrambleThing    thing);
gboolean             bramble_board_touch_plan  (BrambleBoard   *self,
                                                BrambleThing    thing);
gboolean             bramble_board_set_down    (BrambleBoard   *self);
gboolean             bramble_board_enter       (BrambleBoard   *self);

G_END_DECLS
