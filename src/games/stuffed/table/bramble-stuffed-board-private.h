/* bramble-stuffed-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-stuffed-board.h"

#include <bramble-stuffed-draft.h>
#include <bramble-stuffed-strike.h>
#include <bramble-stuffed-table.h>
#include <bramble-stuffed-target.h>
#include <bramble-stuffed-throw.h>

#include "bramble-stuffed-bag.h"
#include "bramble-stuffed-dice.h"
#include "bramble-stuffed-layouts.h"
#include "bramble-stuffed-list.h"
#include "bramble-stuffed-map.h"
#include "bramble-stuffed-page.h"
#include "bramble-stuffed-pool.h"
#include "bramble-stuffed-steps.h"
#include "bramble-stuffed-threat.h"
#include "bramble-stuffed-toy-view.h"

G_BEGIN_DECLS

/**
 * BrambleStuffedBoard:
 *
 * The book lies open: the map at the left, the story at the right, and before them the toys,
 * the minions, the bag and the dice.
 */
struct _BrambleStuffedBoard
{
  BrambleBoard parent_instance;

  BrambleStuffedTable *table; /* kept by the board */
  BrambleStuffedMap *map;
  BrambleStuffedToyView *toys[STUFFED_MAX_SEATS]; /* (nullable) */
  BrambleStuffedThreat *threat;
  BrambleStuffedBag *bag;
  BrambleStuffedDice *dice;
  BrambleStuffedSteps *steps; /* in the place of the dice while a minion acts */
  BrambleStuffedPool *pool;
  BrambleStuffedPage *page;
  BrambleStuffedList *items;  /* pages of the book on a compact table */
  BrambleStuffedList *minions;
  BrambleStuffedList *all;
  GtkBox *wares;              /* what a vendor has, on the stage */

  BrambleStuffedMode mode;    /* what the table is laid for */
  StuffedState before;        /* as was last shown: who has moved since walks */
  gboolean begun;             /* something was shown */
  BrambleStuffedStrike strike; /* what the minion that acts does */
  BrambleStuffedDraft draft;  /* dice that are picked up */
  guint drafted_at;           /* the turn of the question that they were picked up at */
  gboolean pouring;           /* an action was chosen for them */
  guint pour;                 /* source: lays them one after the other */
};

/* bramble-stuffed-board-map.c */
void     bramble_stuffed_board_lay_map      (BrambleStuffedBoard *self);
void     bramble_stuffed_board_show_map     (BrambleStuffedBoard *self);
void     bramble_stuffed_map_show_figures   (BrambleStuffedMap   *self,
                                             const StuffedState  *s);
void     bramble_stuffed_map_show_marks     (BrambleStuffedMap   *self,
                                             const StuffedState  *s);

const char *bramble_stuffed_map_find_mark   (const StuffedState  *s,
                                             guint                square,
                                             char                *text);

/* bramble-stuffed-board-read.c */
BrambleThing bramble_stuffed_board_find_card (BrambleBoard       *board,
                                             BrambleThing         thing);

/* bramble-stuffed-board-minions.c */
void     bramble_stuffed_board_show_minions (BrambleStuffedBoard *self);
void     bramble_stuffed_board_show_pointed (BrambleStuffedBoard *self);
void     bramble_stuffed_white_pool         (const BrambleAsk    *ask,
                                             guint                n,
                                             StuffedRoll         *pool);
guint    bramble_stuffed_board_find_pointed (BrambleStuffedBoard *self);
char    *bramble_stuffed_board_read_places  (BrambleBoard        *board);

/* bramble-stuffed-board-dice.c */
void     bramble_stuffed_board_show_dice    (BrambleStuffedBoard *self);
gboolean bramble_stuffed_board_picks        (BrambleStuffedBoard *self,
                                             BrambleAsk          *ask);
gboolean bramble_stuffed_board_touch        (BrambleBoard        *board,
                                             BrambleThing         thing);
gboolean bramble_stuffed_board_put_back     (BrambleStuffedBoard *self);
guint    bramble_stuffed_board_find_first_key (BrambleBoard      *board,
                                             const BrambleAsk    *ask);
void     bramble_stuffed_board_add_keys     (BrambleStuffedBoard *self);
gboolean bramble_stuffed_board_find_pool    (BrambleStuffedBoard *self,
                                             StuffedRoll         *pool,
                                             guint               *needed,
                                             char               **against);
gboolean bramble_stuffed_board_find_throw   (BrambleStuffedBoard *self,
                                             BrambleStuffedThrow *throw);

/* bramble-stuffed-board-story.c */
gboolean bramble_stuffed_board_reads        (BrambleStuffedBoard *self);
void     bramble_stuffed_board_show_page    (BrambleStuffedBoard *self);

/* bramble-stuffed-board-cards.c */
void     bramble_stuffed_board_lay_wares    (BrambleStuffedBoard *self);
gboolean bramble_stuffed_board_show_wares   (BrambleStuffedBoard *self);
void     bramble_stuffed_board_tell_deeds   (BrambleBoard        *board,
                                             const BrambleEvent  *event,
                                             GArray              *deeds);
gboolean bramble_stuffed_board_find_acting  (BrambleBoard        *board,
                                             const BrambleEvent  *event,
                                             BrambleActing       *acting);
gboolean bramble_stuffed_board_find_asked   (BrambleBoard        *board,
                                             const BrambleAsk    *ask,
                                             BrambleActing       *acting);
gboolean bramble_stuffed_board_read_card    (BrambleBoard        *board,
                                             BrambleThing         card,
                                             BrambleLeafFace     *face);

/* bramble-stuffed-board-answers.c */
char    *bramble_stuffed_board_dup_question (BrambleBoard        *board,
                                             const BrambleAsk    *ask);
gboolean bramble_stuffed_board_add_answer   (BrambleBoard        *board,
                                             const BrambleAsk    *ask,
                                             guint                n,
                                             BrambleAnswer       *answer);
void     bramble_stuffed_board_dress_answer (BrambleBoard        *board,
                                             const BrambleAsk    *ask,
                                             guint                option,
                                             BrambleAnswer       *answer);

G_END_DECLS
