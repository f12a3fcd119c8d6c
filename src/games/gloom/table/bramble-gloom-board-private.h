/* bramble-gloom-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-gloom-board.h"

#include <bramble-gloom-table.h>
#include <bramble-item.h>

#include "bramble-gloom-layouts.h"
#include "bramble-gloom-sheet.h"
#include "bramble-picture.h"
#include "bramble-text.h"

G_BEGIN_DECLS

/**
 * BrambleGloomBoard:
 *
 * The families, the Stories and piles in the middle, and one's own hand, on a desk
 * by candlelight.
 */
struct _BrambleGloomBoard
{
  BrambleBoard parent_instance;

  BrambleGloomTable *table;  /* kept by the board */
  int shown;                 /* the seat whose family is in front, or -1 */
  guint carried;             /* the card that somebody carries, or GLOOM_NONE */
  guint considered;          /* the card of an answer that somebody thinks about, or GLOOM_NONE */
  guint latest;              /* what was pointed at, focused or considered last, or GLOOM_NONE */

  GtkBox *rivals[BRAMBLE_GLOOM_RIVAL_ROWS];
  GtkBox *own;
  GtkBox *hand;
  GtkBox *characters;        /* to choose from, before there are hands */
  GtkBox *open_cards;
  GtkBox *stories;
  GtkBox *piles;

  BrambleTarget *deck;
  BrambleTarget *discard;
  BrambleText *deck_size;
  BrambleText *discard_size;
  BrambleGloomSheet *discard_top; /* (nullable) */
  GtkBox *discard_place;     /* where it lies */
  BramblePicture *candle;
};

/* bramble-gloom-board-middle.c */
void     bramble_gloom_board_lay_middle   (BrambleGloomBoard  *self);
void     bramble_gloom_board_bind_middle  (BrambleGloomBoard  *self);
void     bramble_gloom_board_show_middle  (BrambleGloomBoard  *self);

/* bramble-gloom-board-hand.c */
void     bramble_gloom_board_lay_hand     (BrambleGloomBoard  *self);
void     bramble_gloom_board_bind_hand    (BrambleGloomBoard  *self);
void     bramble_gloom_board_show_hand_of (BrambleGloomBoard  *self,
                                           BrambleGloomFamily *family);
void     bramble_gloom_board_show_preview (BrambleGloomBoard  *self);
GtkWidget *bramble_gloom_card_target_new  (guint               card,
                                           const char         *name,
                                           const char         *text);

/* bramble-gloom-board-story.c */
void     bramble_gloom_board_tell_deeds   (BrambleBoard       *board,
                                           const BrambleEvent *event,
                                           GArray             *deeds);
gboolean bramble_gloom_board_find_acting  (BrambleBoard       *board,
                                           const BrambleEvent *event,
                                           BrambleActing      *acting);
gboolean bramble_gloom_board_find_asked   (BrambleBoard       *board,
                                           const BrambleAsk   *ask,
                                           BrambleActing      *acting);
gboolean bramble_gloom_board_read_card    (BrambleBoard       *board,
                                           BrambleThing        card,
                                           BrambleLeafFace    *face);

/* bramble-gloom-board-answers.c */
void     bramble_gloom_board_dress_answer (BrambleBoard       *board,
                                           const BrambleAsk   *ask,
                                           guint               option,
                                           BrambleAnswer      *answer);

G_END_DECLS
