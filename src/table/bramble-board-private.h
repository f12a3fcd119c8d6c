/* bramble-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-board.h"

#include <bramble-lesson.h>

#include "bramble-book.h"
#include "bramble-frame.h"
#include "bramble-herald.h"
#include "bramble-log-view.h"
#include "bramble-motion.h"
#include "bramble-note.h"
#include "bramble-picture.h"
#include "bramble-prompt.h"
#include "bramble-replay-bar.h"
#include "bramble-stage.h"
#include "bramble-tutor.h"
#include "bramble-wood.h"

G_BEGIN_DECLS

/**
 * BrambleBoard:
 *
 * The whole table: everything that goes on around what a game lays on it. It
 * decides with whose eyes it is seen: with one person at the computer always
 * with theirs; with several the curtain falls before the next one may see
 * anything of their own, and lifts at their click.
 *
 * A game derives from it, says with bramble_board_set_layouts() where things
 * are and adds them with bramble_board_add(), or sets the property
 * #BrambleBoard:middle; it calls bramble_board_begin() when everything lies there.
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
  BrambleThing led;    /* what is carried when that answer is only the first of two, or none */
  BrambleOption then;  /* the second one */
  gboolean privacy;    /* a curtain falls between two people */
  gboolean paused;     /* everything stands still */
  gboolean hurried;    /* nothing is shown until a person is asked */
  gboolean unfolding;  /* what came of an answer has not been seen yet, nor what is asked after it */
  gboolean spent;      /* the click that is under way has ended what was played, and does nothing else */
  guint alone;         /* source: answers what has only one answer */
  char *said;          /* (nullable): the question that was said last */
  BrambleThing told;   /* the card that it was about, or none */
  guint told_step;     /* the step of a replay that was said last */
  int peek;            /* who looks at their hand while the table is hidden, or -1 */
  GtkWidget *hands[BRAMBLE_MAX_SEATS]; /* (nullable): the hands that are open */
  int curtain_due;     /* whom it falls for when everything has come to rest, or -1 */
  gboolean choosing;   /* other eyes are chosen amid an answer, which will be shown anyway */
  guint held;          /* the first step that waits for what a computer answers unnoticed; 0: none */
  guint next;          /* the step that is played, of several that are shown as one */
  int front;           /* the seat whose things lie in front, or -1 before any do */
  guint seen[BRAMBLE_MAX_SEATS]; /* the step up to which a seat has seen what happened */
  GArray *events;      /* BrambleEvent: of the step that is played */
  GPtrArray *moves;    /* (nullable): BrambleMove: how it is played */
  guint n_said;        /* how many of these were said by now */
  BrambleOption advised[BRAMBLE_PLAN_LENGTH]; /* what somebody should answer, one after the other */
  guint n_advised;
  GPtrArray *due;      /* (nullable): BrambleLessonStep: what the lesson says about this moment */
  guint page;          /* which of them is said */
  guint n_read;        /* how many of them were said by now */
  GPtrArray *unread;   /* (nullable): BrambleLessonStep: what was not read at earlier questions */
  guint due_at;        /* the step that they were first said at */
  int lesson_step;     /* the step that they are about, or -1 */
  const BrambleTab *tabs; /* the pages of the book */
  const char *turned_from; /* (nullable): the page that the book was turned from by itself */

  BrambleWood *wood;
  GtkWidget *everything;
  BrambleFrame *frame;
  BrambleBook *book;
  BrambleStage *stage;
  BrambleOfferView *offer; /* (nullable): on the stage, where players trade */
  BrambleLogView *log_view;
  BramblePrompt *prompt;
  BrambleReplayBar *replay;
  BrambleMotion *motion;
  BrambleHerald *herald;
  BrambleNote *note;   /* what a lesson says */
  GtkBox *over;
  GtkWidget *curtain;
  BramblePicture *curtain_figure;
  GtkLabel *curtain_label;
  GtkLabel *curtain_note; /* that files tell everything: only once */
  GtkWidget *curtain_button;
  GtkWidget *curtain_back; /* for who looks at no hand after all */
} BrambleBoardPrivate;

/* bramble-board.c */
BrambleBoardPrivate *bramble_board_private     (BrambleBoard   *self);

/* bramble-board-layouts.c: a table for games that say nothing else */
extern const BrambleSheet bramble_board_layouts[BRAMBLE_N_LAYOUTS];
extern const BrambleTab bramble_board_tabs[];

GtkWidget           *bramble_board_create_page   (void);

/* bramble-board-flow.c: what happens, and who sees it */
void                 bramble_board_show_match    (BrambleBoard      *self);
void                 bramble_board_begin_answer  (BrambleBoard      *self,
                                                  guint              step);
void                 bramble_board_show_answer   (BrambleBoard      *self,
                                                  guint              step);
void                 bramble_board_show_question (BrambleBoard      *self);
void                 bramble_board_plan_changed  (BrambleBoard      *self);
void                 bramble_board_show_stage    (const BrambleMove *move,
                                                  gboolean           landed,
                                                  gpointer           user_data);
void                 bramble_board_lift_curtain  (BrambleBoard      *self);
gboolean             bramble_board_is_shared     (BrambleBoard      *self);
void                 bramble_board_drop_for_hand (BrambleBoard      *self,
                                                  guint              seat);

gboolean             bramble_board_asks_person   (BrambleBoard      *self);
void                 bramble_board_say_step      (BrambleBoard      *self);
guint                bramble_board_before_round   (BrambleMatch     *match);
void                 bramble_board_remember_turns (BrambleBoard     *self);
void                 bramble_board_hold          (BrambleBoard      *self);
void                 bramble_board_go_on         (BrambleBoard      *self);

/* bramble-board-pace.c: what stands still, or is not shown */
void                 bramble_board_set_paused    (BrambleBoard      *self,
                                                  gboolean           paused);
gboolean             bramble_board_skip          (BrambleBoard      *self);
gboolean             bramble_board_is_pacing     (BrambleBoard      *self);
void                 bramble_board_click         (BrambleBoard      *self,
                                                  int                n_press,
                                                  double             x,
                                                  double             y);
void                 bramble_board_add_pace_actions (GtkWidgetClass *widget_class);

/* bramble-board-touch.c: what is lit, touched and carried */
typedef void (*BrambleVisitTarget) (BrambleTarget *target,
                                    gpointer       user_data);

void                 bramble_board_visit_targets (BrambleBoard       *self,
                                                  BrambleVisitTarget  visit,
                                                  gpointer            user_data);
void                 bramble_board_light       (BrambleBoard   *self);
void                 bramble_board_show_meant  (BrambleBoard   *self);
GtkWidget           *bramble_board_find_place  (BrambleThing    place,
                                                gpointer        user_data);
void                 bramble_board_answer      (BrambleBoard   *self,
                                                guint           option);
void                 bramble_board_add_actions (GtkWidgetClass *widget_class);

/* bramble-board-story.c: what happens, on the stage and in words */
void                 bramble_board_hush_story  (BrambleBoard      *self);
void                 bramble_board_begin_story (BrambleBoard      *self,
                                                guint              step,
                                                GPtrArray         *moves);
void                 bramble_board_tell_move   (BrambleBoard      *self,
                                                const BrambleMove *move,
                                                gboolean           landed);
void                 bramble_board_say_story   (BrambleBoard      *self);
void                 bramble_board_rest_story  (BrambleBoard      *self);
gboolean             bramble_board_find_asked  (BrambleBoard      *self,
                                                BrambleActing     *acting,
                                                BrambleLeafFace   *face);
void                 bramble_board_open_tab    (BrambleBoard      *self,
                                                const char        *tab);

/* bramble-board-hand.c: what only one person may see */
gboolean             bramble_board_lift_for_hand (BrambleBoard   *self);
GtkWidget           *bramble_board_create_hand_button (BrambleBoard *self,
                                                       BrambleThing  thing);
void                 bramble_board_add_hands     (BrambleBoard   *self);
void                 bramble_board_close_hands   (BrambleBoard   *self);
void                 bramble_board_close_other_hands (BrambleBoard *self,
                                                      guint         seat);
void                 bramble_board_add_hand_actions (GtkWidgetClass *widget_class);

/* bramble-board-request.c: what is asked of computer players */
GtkWidget           *bramble_board_create_requests (BrambleBoard *self,
                                                    BrambleThing  thing);

/* bramble-board-offer.c: what is offered */
void                 bramble_board_add_offer   (BrambleBoard   *self);
void                 bramble_board_rest_stage  (BrambleBoard   *self);
void                 bramble_board_add_offer_actions (GtkWidgetClass *widget_class);

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

/* bramble-board-lesson.c: what is taught, and what is advised */
void                 bramble_board_advise      (BrambleBoard        *self,
                                                const BrambleOption *path,
                                                guint                n);
gboolean             bramble_board_is_advised  (BrambleBoard        *self,
                                                const BrambleOption *option);
void                 bramble_board_list_advised (BrambleBoard   *self,
                                                 GArray         *things,
                                                 GArray         *options);
gboolean             bramble_board_is_lesson   (BrambleBoard   *self);
gboolean             bramble_board_is_teaching (BrambleBoard   *self);
GtkWidget           *bramble_board_find_taught (BrambleBoard   *self,
                                                const BrambleLessonStep *step);
GPtrArray           *bramble_board_find_also   (BrambleBoard   *self,
                                                const BrambleLessonStep *step);
void                 bramble_board_point_lesson (BrambleBoard  *self);
char                *bramble_board_dup_lesson  (BrambleBoard   *self);
void                 bramble_board_show_lesson (BrambleBoard   *self);
void                 bramble_board_hide_lesson (BrambleBoard   *self);
void                 bramble_board_add_lesson  (BrambleBoard   *self);
void                 bramble_board_add_lesson_actions (GtkWidgetClass *widget_class);

/* bramble-board-aloud.c: what is read aloud */
char                *bramble_board_dup_events  (BrambleBoard   *self);
char                *bramble_board_dup_question (BrambleBoard  *self,
                                                 gboolean       again);

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
