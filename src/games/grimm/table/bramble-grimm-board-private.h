/* bramble-grimm-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-grimm-board.h"

#include <bramble-grimm-plan.h>
#include <bramble-grimm-table.h>
#include <bramble-log.h>

#include "bramble-herald.h"
#include "bramble-motion.h"
#include "bramble-picture.h"
#include "bramble-prompt.h"
#include "bramble-recap.h"
#include "bramble-replay-bar.h"
#include "bramble-target.h"
#include "bramble-tutor.h"

G_BEGIN_DECLS

/**
 * BrambleGrimmBoard:
 *
 * The whole table. It decides with whose eyes it is seen: with one person at
 * the computer always with theirs; with several the curtain falls before the
 * next one may see anything of their own, and lifts at their click.
 */
struct _BrambleGrimmBoard
{
  GtkWidget parent_instance;

  BrambleMatch *match;
  BrambleGrimmTable *table;
  BrambleGrimmPlan *plan;
  BrambleLog *log;
  BrambleTutor *tutor;
  guint answer;       /* the option that waits for a word of the tutor's */
  GSettings *settings;
  gboolean privacy;   /* a curtain falls between two people */
  int shown;          /* the seat whose board is in front, or -1 */
  guint pause;        /* source: until a computer may go on */
  guint alone;        /* source: answers what has only one answer */
  char *said;         /* (nullable): the question that was said last */
  gboolean recap_due; /* when everything has come to rest */
  guint seen[BRAMBLE_MAX_SEATS]; /* the step up to which a seat has seen what happened */

  GtkWidget *everything;
  GtkBox *others;
  GtkBox *locations;
  GtkBox *own;
  GtkBox *gathers;
  GtkBox *hand;
  GtkWidget *hand_scroller;
  BrambleTarget *deck;
  BrambleTarget *discard;
  BrambleTarget *friend_deck;
  GtkLabel *deck_size;
  GtkLabel *discard_size;
  GtkLabel *friend_deck_size;
  BramblePicture *discard_picture;
  GtkWidget *piles;
  GtkBox *supply;
  GtkBox *bonuses;
  GtkBox *open_cards;
  BramblePrompt *prompt;
  BrambleReplayBar *replay;
  BrambleMotion *motion;
  BrambleHerald *herald;
  BrambleRecap *recap;
  GtkBox *over;
  GtkWidget *curtain;
  BramblePicture *curtain_pig;
  GtkLabel *curtain_label;
  GtkWidget *curtain_button;
};

/* bramble-grimm-board-touch.c */
void       bramble_grimm_board_light        (BrambleGrimmBoard *self);
GtkWidget *bramble_grimm_board_find_place   (BrambleThing       place,
                                             gpointer           self);
void       bramble_grimm_board_answer       (BrambleGrimmBoard *self,
                                             guint              option);
gboolean   bramble_grimm_board_set_down     (BrambleGrimmBoard *self);
void       bramble_grimm_board_add_actions  (GtkWidgetClass    *widget_class);

/* bramble-grimm-board-piles.c */
void       bramble_grimm_board_lay_locations (BrambleGrimmBoard *self);
void       bramble_grimm_board_lay_piles    (BrambleGrimmBoard *self);
void       bramble_grimm_board_lay_bonuses  (BrambleGrimmBoard *self);
void       bramble_grimm_board_show_piles   (BrambleGrimmBoard *self);
GListModel *
           bramble_grimm_board_dup_open_cards
                                            (BrambleGrimmBoard *self);
gboolean   bramble_grimm_board_place_over   (GtkOverlay        *overlay,
                                             GtkWidget         *widget,
                                             GtkAllocation     *place,
                                             gpointer           self);

/* bramble-grimm-board-plan.c */
void       bramble_grimm_board_show_plan    (BrambleGrimmBoard *self);
void       bramble_grimm_board_collect_plan (BrambleGrimmBoard *self,
                                             GHashTable        *answers,
                                             GHashTable        *things);
void       bramble_grimm_board_collect_plan_places
                                            (BrambleGrimmBoard *self,
                                             const char        *thing,
                                             GHashTable        *places);
gboolean   bramble_grimm_board_planned      (BrambleGrimmBoard *self,
                                             const char        *target);
gboolean   bramble_grimm_board_touch_plan   (BrambleGrimmBoard *self,
                                             const char        *target);
gboolean   bramble_grimm_board_enter        (BrambleGrimmBoard *self);

G_END_DECLS
