/* bramble-grimm-board.c: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-card-dialog.h"
#include "bramble-children.h"
#include "bramble-grimm-layouts.h"
#include "bramble-grimm-location-view.h"
#include "bramble-grimm-moves.h"
#include "bramble-grimm-plan-view.h"
#include "bramble-grimm-player-view.h"

static const char *const card_kinds[] = { "fable", "friend", "gather", NULL };

G_DEFINE_FINAL_TYPE (BrambleGrimmBoard, bramble_grimm_board, BRAMBLE_TYPE_BOARD)

/* The board of the player with @front lies in front, with their hand. */
static void
arrange_players (BrambleGrimmBoard *self,
                 int                front)
{
  GListModel *players = bramble_grimm_table_get_players (self->table);
  guint n = g_list_model_get_n_items (players);

  if (front == self->shown)
    return;

  self->shown = front;
  bramble_children_remove (self->others);
  bramble_children_remove (self->own);
  for (guint i = 1; i <= n; i++)
    {
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (players, ((guint) front + i) % n);
      gboolean mine = i == n;
      GtkWidget *view = bramble_grimm_player_view_new (self->table, player, mine);

      gtk_widget_set_hexpand (view, TRUE);
      gtk_box_append (mine ? self->own : self->others, view);
      if (mine)
        bramble_grimm_board_show_hand_of (self, player);
    }
}

static void
bramble_grimm_board_show (BrambleBoard *board)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (board);

  bramble_grimm_board_show_piles (self);
  arrange_players (self, (int) bramble_board_find_front (board));
  bramble_grimm_board_show_reader (self);
}

static gboolean
is_in (BrambleTarget *target,
       gpointer       box)
{
  return gtk_widget_is_ancestor (GTK_WIDGET (target), box);
}

/* Of cards those are meant that lie in hand, and those that somebody chooses
 * from. Nobody picks up what is another's. */
static gboolean
bramble_grimm_board_is_meant (BrambleBoard  *board,
                              BrambleTarget *target,
                              gboolean       carried)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (board);
  BrambleThing thing = bramble_target_get_thing (target);

  if (carried || bramble_thing_is (thing, "friend"))
    return !is_in (target, self->others);
  if (bramble_thing_is (thing, "gather"))
    return is_in (target, self->gathers);
  if (bramble_thing_is (thing, "fable"))
    return is_in (target, self->hand) || is_in (target, self->open_cards);

  return TRUE;
}

static gboolean
bramble_grimm_board_tell_about (BrambleBoard *board,
                                BrambleThing  thing)
{
  BrambleMatch *match = bramble_board_get_match (board);

  if (!bramble_thing_is (thing, "discard"))
    return FALSE;

  bramble_pile_dialog_present (GTK_WIDGET (board), bramble_presentation_of (bramble_match_get_game (match)),
                               bramble_record_setup (bramble_match_get_record (match)), _("Discarded Fables"),
                               bramble_grimm_table_get_discard (BRAMBLE_GRIMM_BOARD (board)->table));
  return TRUE;
}

static void
bramble_grimm_board_finalize (GObject *object)
{
  g_free (BRAMBLE_GRIMM_BOARD (object)->read);

  G_OBJECT_CLASS (bramble_grimm_board_parent_class)->finalize (object);
}

static void
bramble_grimm_board_class_init (BrambleGrimmBoardClass *klass)
{
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_grimm_board_finalize;
  board_class->pictures = bramble_grimm_pictures;
  board_class->card_kinds = card_kinds;
  board_class->seat_kind = "seat";
  board_class->place_kind = "location";
  board_class->show = bramble_grimm_board_show;
  board_class->is_meant = bramble_grimm_board_is_meant;
  board_class->tell_about = bramble_grimm_board_tell_about;
  board_class->dress_answer = bramble_grimm_board_dress_answer;
  board_class->tell_deeds = bramble_grimm_board_tell_deeds;
  board_class->find_acting = bramble_grimm_board_find_acting;
  board_class->find_asked = bramble_grimm_board_find_asked;
  board_class->read_card = bramble_grimm_board_read_card;
}

static GtkBox *
add_row (BrambleGrimmBoard     *self,
         const char            *part,
         const BrambleFanShape *wide,
         const BrambleFanShape *compact)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_fan_new (wide, compact));
  bramble_board_add (BRAMBLE_BOARD (self), part, box);
  return GTK_BOX (box);
}

static void
bramble_grimm_board_init (BrambleGrimmBoard *self)
{
  self->shown = -1;
  self->others = add_row (self, "others", &bramble_grimm_rivals_row, &bramble_grimm_rivals_row_compact);
  self->locations = add_row (self, "locations", &bramble_grimm_locations_row, &bramble_grimm_locations_row_compact);
  self->own = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  bramble_board_add (BRAMBLE_BOARD (self), "own", GTK_WIDGET (self->own));
  bramble_grimm_board_lay_piles (self);
  bramble_grimm_board_lay_hand (self);
}

static GtkWidget *
create_location (gpointer item,
                 gpointer user_data)
{
  return bramble_grimm_location_view_new (BRAMBLE_GRIMM_BOARD (user_data)->table, item);
}

/* Cards that lie open while somebody chooses among them. */
static void
lay_open_cards (BrambleGrimmBoard *self)
{
  g_autoptr (GListStore) lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkFlattenListModel) cards = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (box, bramble_fan_new (&bramble_grimm_open_row, &bramble_grimm_rivals_row_compact));
  self->open_cards = GTK_BOX (box);
  bramble_board_set_open_cards (BRAMBLE_BOARD (self), box);
  g_list_store_append (lists, bramble_grimm_table_get_turned_up (self->table));
  g_list_store_append (lists, bramble_grimm_table_get_looked_at (self->table));
  cards = gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&lists)));
  bramble_bind_box (self->open_cards, G_LIST_MODEL (cards), bramble_grimm_board_create_open_card, self);
}

/**
 * bramble_grimm_board_new:
 * @privacy: whether a curtain falls between two people at the computer
 */
BrambleBoard *
bramble_grimm_board_new (BrambleMatch *match,
                         gboolean      privacy)
{
  BrambleGrimmBoard *self = g_object_new (BRAMBLE_TYPE_GRIMM_BOARD, NULL);
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (match);

  self->table = table;
  bramble_board_set_layouts (BRAMBLE_BOARD (self),
                             bramble_grimm_layouts (g_list_model_get_n_items (bramble_match_get_seats (match))),
                             bramble_grimm_tabs);
  bramble_bind_box (self->locations, bramble_grimm_table_get_locations (table), create_location, self);
  lay_open_cards (self);
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  g_signal_connect_object (bramble_board_get_plan (BRAMBLE_BOARD (self)), "changed",
                           G_CALLBACK (bramble_grimm_board_read_plan), self, G_CONNECT_SWAPPED);
  bramble_board_set_plan_places (BRAMBLE_BOARD (self), bramble_grimm_plan_view_new (bramble_board_get_plan (BRAMBLE_BOARD (self))));
  return BRAMBLE_BOARD (self);
}
