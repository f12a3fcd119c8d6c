/* bramble-folk-board.c: Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-board-private.h"

#include "bramble-bind.h"
#include "bramble-card-dialog.h"
#include "bramble-children.h"
#include "bramble-folk-hero-view.h"
#include "bramble-folk-moves.h"
#include "bramble-folk-style.h"
#include "bramble-folk-tile.h"
#include "bramble-presentation.h"

static const char *const card_kinds[] = { BRAMBLE_FOLK_CARD_THING, NULL };

G_DEFINE_FINAL_TYPE (BrambleFolkBoard, bramble_folk_board, BRAMBLE_TYPE_BOARD)

/* The board of the player with @front is the large one. Others follow clockwise. */
static void
arrange_heroes (BrambleFolkBoard *self,
                int               front)
{
  GListModel *heroes = bramble_folk_table_get_heroes (self->table);
  guint n = g_list_model_get_n_items (heroes);

  if (front == self->shown)
    return;

  self->shown = front;
  bramble_children_remove (self->own);
  for (guint row = 0; row < BRAMBLE_FOLK_RIVAL_ROWS; row++)
    bramble_children_remove (self->rivals[row]);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrambleFolkHero) hero = g_list_model_get_item (heroes, ((guint) front + i) % n);
      BrambleFolkRoom room = i == 0 ? BRAMBLE_FOLK_OWN : n > 4 ? BRAMBLE_FOLK_LOW : n > 3 ? BRAMBLE_FOLK_NARROW : BRAMBLE_FOLK_TALL;
      GtkWidget *view = bramble_folk_hero_view_new (hero, room);

      gtk_widget_set_hexpand (view, TRUE);
      gtk_box_append (i == 0 ? self->own : self->rivals[bramble_folk_rival_row (n, i - 1)], view);
    }
}

static void
bramble_folk_board_show (BrambleBoard *board)
{
  BrambleFolkBoard *self = BRAMBLE_FOLK_BOARD (board);

  arrange_heroes (self, (int) bramble_board_find_front (board));
  bramble_folk_board_show_map (self);
}

/* What is touched and no answer shows its page, where there is one. */
static gboolean
bramble_folk_board_tell_about (BrambleBoard *board,
                               BrambleThing  thing)
{
  BrambleMatch *match = bramble_board_get_match (board);
  const BramblePresentation *game = bramble_presentation_of (bramble_match_get_game (match));
  guint seat, tile;

  return bramble_thing_is_numbers (thing, BRAMBLE_FOLK_TILE_THING, &seat, &tile) && game->describe_card
         && bramble_card_dialog_present (GTK_WIDGET (board), game, bramble_record_setup (bramble_match_get_record (match)),
                                         folk_tile_ids[tile]);
}

static void
bramble_folk_board_class_init (BrambleFolkBoardClass *klass)
{
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  board_class->pictures = bramble_folk_pictures;
  board_class->card_kinds = card_kinds;
  board_class->offer_art = bramble_folk_offer_art;
  board_class->seat_kind = BRAMBLE_FOLK_SEAT_THING;
  board_class->read_places = bramble_folk_board_read_places;
  board_class->show = bramble_folk_board_show;
  board_class->tell_about = bramble_folk_board_tell_about;
  board_class->dress_answer = bramble_folk_board_dress_answer;
  board_class->tell_deeds = bramble_folk_board_tell_deeds;
  board_class->find_acting = bramble_folk_board_find_acting;
  board_class->find_asked = bramble_folk_board_find_asked;
  board_class->read_card = bramble_folk_board_read_card;
}

static GtkBox *
add_row (BrambleFolkBoard *self,
         const char       *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_fan_new (&bramble_folk_rivals_row, &bramble_folk_rivals_row));
  bramble_board_add (BRAMBLE_BOARD (self), part, box);
  return GTK_BOX (box);
}

static void
bramble_folk_board_init (BrambleFolkBoard *self)
{
  GtkWidget *offered = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  bramble_folk_style_load ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "folktales");
  self->shown = -1;
  self->looked_at = G_MAXUINT;
  bramble_folk_board_lay_map (self);
  self->rivals[0] = add_row (self, "rivals-1");
  self->rivals[1] = add_row (self, "rivals-2");
  self->own = add_row (self, "own");
  self->offered = GTK_BOX (offered);
  gtk_widget_set_layout_manager (offered, bramble_fan_new (&bramble_folk_offered_column, &bramble_folk_rivals_row));
  bramble_board_set_open_cards (BRAMBLE_BOARD (self), offered);
}

static GtkWidget *
create_offered (gpointer item,
                gpointer user_data)
{
  g_auto (BrambleLeafFace) face = { 0 };

  /* What it does is on its page. */
  bramble_folk_board_read_card (user_data, bramble_thing (BRAMBLE_FOLK_CARD_THING, bramble_item_get_id (item)), &face);
  return bramble_folk_supply_new (item, face.text);
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
  bramble_board_set_layouts (BRAMBLE_BOARD (self), bramble_folk_layouts (g_list_model_get_n_items (bramble_match_get_seats (match))),
                             bramble_folk_tabs);
  bramble_bind_box (self->offered, bramble_folk_table_get_offered (table), create_offered, self);
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  return BRAMBLE_BOARD (self);
}
