/* bramble-grimm-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-grimm-board.h"

#include <bramble-grimm-table.h>

#include "bramble-picture.h"

G_BEGIN_DECLS

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
};

/* bramble-grimm-board-piles.c */
void bramble_grimm_board_lay_locations (BrambleGrimmBoard *self);
void bramble_grimm_board_lay_piles     (BrambleGrimmBoard *self);
void bramble_grimm_board_lay_bonuses   (BrambleGrimmBoard *self);
void bramble_grimm_board_show_piles    (BrambleGrimmBoard *self);

G_END_DECLS
