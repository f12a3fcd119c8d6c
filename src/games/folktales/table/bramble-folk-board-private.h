/* bramble-folk-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-folk-board.h"

#include <bramble-folk-luck.h>
#include <bramble-folk-table.h>
#include <bramble-folk-target.h>

#include "bramble-folk-layouts.h"
#include "bramble-folk-map.h"

G_BEGIN_DECLS

/**
 * BrambleFolkBoard:
 *
 * The map with the heroes on it, and below it what each of them carries and has to do.
 */
struct _BrambleFolkBoard
{
  BrambleBoard parent_instance;

  BrambleFolkTable *table;  /* kept by the board */
  int shown;                /* the seat whose board is in front, or -1 */
  BrambleFolkMap *map;
  GtkBox *own;
  GtkBox *rivals[BRAMBLE_FOLK_RIVAL_ROWS];
  GtkBox *offered;          /* tiles that somebody chooses among */

  guint8 stood[FOLK_MAX_SEATS]; /* where heroes were last seen, or FOLK_NONE */
  guint looked_at;          /* the turn for which somebody's hero or lit fields were brought into view */
  BrambleFolkLuck luck;     /* the throw on the stage */
};

/* bramble-folk-board-map.c */
void     bramble_folk_board_lay_map      (BrambleFolkBoard   *self);
void     bramble_folk_board_show_map     (BrambleFolkBoard   *self);
char    *bramble_folk_board_read_places  (BrambleBoard       *board);

/* bramble-folk-board-story.c */
void     bramble_folk_board_tell_deeds   (BrambleBoard       *board,
                                          const BrambleEvent *event,
                                          GArray             *deeds);
gboolean bramble_folk_board_find_acting  (BrambleBoard       *board,
                                          const BrambleEvent *event,
                                          BrambleActing      *acting);
gboolean bramble_folk_board_find_asked   (BrambleBoard       *board,
                                          const BrambleAsk   *ask,
                                          BrambleActing      *acting);
gboolean bramble_folk_board_read_card    (BrambleBoard       *board,
                                          BrambleThing        card,
                                          BrambleLeafFace    *face);

/* bramble-folk-board-answers.c */
void     bramble_folk_board_dress_answer (BrambleBoard       *board,
                                          const BrambleAsk   *ask,
                                          guint               option,
                                          BrambleAnswer      *answer);
const char *bramble_folk_offer_art       (guint               thing);

G_END_DECLS
