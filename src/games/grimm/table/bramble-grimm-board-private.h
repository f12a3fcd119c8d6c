/* bramble-grimm-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-grimm-board.h"

#include <bramble-grimm-table.h>

#include "bramble-picture.h"

G_BEGIN_DECLS

#define BRAMBLE_GRIMM_TYPES 3
#define BRAMBLE_GRIMM_SECTIONS 3

/**
 * BrambleGrimmBoard:
 *
 * The players, the Locations, the piles and one's own hand.
 */
struct _BrambleGrimmBoard
{
  BrambleBoard parent_instance;

  BrambleGrimmTable *table; /* kept by the board */
  int shown;                /* the seat whose board is in front, or -1 */

  GtkBox *others;
  GtkBox *locations;
  GtkBox *own;
  GtkBox *friend;
  GtkBox *gathers;
  GtkBox *hand;
  GtkBox *open_cards;
  BrambleLeaf *reader;      /* the card that is read on a compact table */
  char *read;               /* (nullable): the id of that card */

  BrambleTarget *deck;
  BrambleTarget *discard;
  BrambleTarget *friend_deck;
  GtkLabel *deck_size;
  GtkLabel *discard_size;
  GtkLabel *friend_deck_size;
  BramblePicture *discard_picture;
  BrambleTarget *supply[BRAMBLE_GRIMM_TYPES];
  GtkLabel *left[BRAMBLE_GRIMM_TYPES][BRAMBLE_GRIMM_SECTIONS];
  BramblePicture *bonus[BRAMBLE_GRIMM_TYPES];
};

/* bramble-grimm-board-piles.c */
void     bramble_grimm_board_lay_piles    (BrambleGrimmBoard *self);
void     bramble_grimm_board_show_piles   (BrambleGrimmBoard *self);

/* bramble-grimm-board-hand.c */
void     bramble_grimm_board_lay_hand     (BrambleGrimmBoard *self);
void     bramble_grimm_board_show_hand_of (BrambleGrimmBoard *self,
                                           BrambleGrimmPlayer *player);
void     bramble_grimm_board_show_reader  (BrambleGrimmBoard *self);
void     bramble_grimm_board_read_plan    (BrambleGrimmBoard *self);
GtkWidget *bramble_grimm_board_create_open_card (gpointer      item,
                                                 gpointer      user_data);

/* bramble-grimm-board-story.c */
void     bramble_grimm_board_tell_deeds   (BrambleBoard       *board,
                                           const BrambleEvent *event,
                                           GArray             *deeds);
gboolean bramble_grimm_board_find_acting  (BrambleBoard       *board,
                                           const BrambleEvent *event,
                                           BrambleActing      *acting);
gboolean bramble_grimm_board_find_asked   (BrambleBoard       *board,
                                           const BrambleAsk   *ask,
                                           BrambleActing      *acting);
gboolean bramble_grimm_board_read_card    (BrambleBoard       *board,
                                           BrambleThing        card,
                                           BrambleLeafFace        *face);

/* bramble-grimm-board-answers.c */
void     bramble_grimm_board_dress_answer (BrambleBoard       *board,
                                           const BrambleAsk   *ask,
                                           guint               option,
                                           BrambleAnswer      *answer);

G_END_DECLS
