/* bramble-folk-board.c: Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-board.h"

#include <bramble-folk-table.h>
#include <bramble-folk-target.h>

#include "bramble-folk-map.h"

/**
 * BrambleFolkBoard:
 *
 * The map, and the heroes who walk on it.
 */
struct _BrambleFolkBoard
{
  BrambleBoard parent_instance;

  BrambleFolkTable *table; /* kept by the board */
  BrambleFolkMap *map;
};

G_DEFINE_FINAL_TYPE (BrambleFolkBoard, bramble_folk_board, BRAMBLE_TYPE_BOARD)

static const BrambleThingPicture pictures[] = {
  { NULL },
};

static void
bramble_folk_board_show (BrambleBoard *board)
{
  BrambleFolkBoard *self = BRAMBLE_FOLK_BOARD (board);
  const FolkState *s = bramble_folk_table_get_shown (self->table);

  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_folk_map_put_hero (self->map, seat,
                               bramble_seat_get_look (bramble_match_get_seat (bramble_board_get_match (board), seat))->figure,
                               s->seats[seat].field);
  bramble_folk_map_set_acting (self->map, s->active);
}

static void
bramble_folk_board_class_init (BrambleFolkBoardClass *klass)
{
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  board_class->pictures = pictures;
  board_class->seat_kind = BRAMBLE_FOLK_SEAT_THING;
  board_class->place_kind = BRAMBLE_FOLK_FIELD_THING;
  board_class->show = bramble_folk_board_show;
}

static void
bramble_folk_board_init (BrambleFolkBoard *self)
{
  GtkWidget *map = bramble_folk_map_new ();

  self->map = BRAMBLE_FOLK_MAP (map);
  g_object_set (self, "middle", map, NULL);
}

/**
 * bramble_folk_board_new:
 * @privacy: whether a curtain falls between two people at the computer
 */
BrambleBoard *
bramble_folk_board_new (BrambleMatch *match,
                        gboolean      privacy)
{
  BrambleFolkBoard *self = g_object_new (BRAMBLE_TYPE_FOLK_BOARD, NULL);
  g_autoptr (BrambleFolkTable) table = bramble_folk_table_new (match);

  self->table = table;
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  return BRAMBLE_BOARD (self);
}
