/* bramble-grimm-board.c: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-card-dialog.h"
#include "bramble-children.h"
#include "bramble-grimm-card.h"
#include "bramble-grimm-moves.h"
#include "bramble-grimm-plan-view.h"
#include "bramble-grimm-player-view.h"
#include "bramble-row.h"

/* How narrow a card in hand can be. */
#define MIN_CARD 72

static const char *const card_kinds[] = { "fable", "friend", "gather", NULL };

G_DEFINE_FINAL_TYPE (BrambleGrimmBoard, bramble_grimm_board, BRAMBLE_TYPE_BOARD)

static GtkWidget *
create_own_card (gpointer item,
                 gpointer user_data)
{
  BrambleMatch *match = bramble_table_get_match (BRAMBLE_TABLE (BRAMBLE_GRIMM_BOARD (user_data)->table));
  int seat = bramble_item_get_seat (item);
  const char *pig = seat < 0 ? NULL : bramble_seat_get_look (bramble_match_get_seat (match, (guint) seat))->id;
  GtkWidget *card = bramble_grimm_card_new (item, pig, 104);

  /* A hand that is larger than that is looked through by scrolling. */
  gtk_widget_set_size_request (card, MIN_CARD, -1);
  return card;
}

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
      guint seat = (guint) (front < 0 ? 0 : front) + i;
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (players, seat % n);
      gboolean mine = i == n && front >= 0;
      GtkWidget *view = bramble_grimm_player_view_new (self->table, player, mine);

      gtk_box_append (mine ? self->own : self->others, view);
      if (mine)
        {
          BramblePlan *plan = bramble_board_get_plan (BRAMBLE_BOARD (self));

          bramble_grimm_player_view_add_plan (BRAMBLE_GRIMM_PLAYER_VIEW (view), bramble_grimm_plan_view_new (plan));
          bramble_bind_box (self->gathers, bramble_grimm_player_get_gathers (player), create_own_card, self);
          bramble_bind_box (self->hand, bramble_grimm_player_get_hand (player), create_own_card, self);
        }
    }
  if (front < 0)
    {
      bramble_bind_box (self->gathers, NULL, NULL, NULL);
      bramble_bind_box (self->hand, NULL, NULL, NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->own), front >= 0);
  gtk_widget_set_visible (self->hand_scroller, front >= 0);
  /* Where nobody's board lies in front, decks and supply lie in the middle. */
  gtk_widget_set_hexpand (self->piles, front < 0);
}

/* Cards that lie open while somebody chooses among them. */
static void
lay_open_cards (BrambleGrimmBoard *self)
{
  g_autoptr (GListStore) lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkFlattenListModel) cards = NULL;

  g_list_store_append (lists, bramble_grimm_table_get_turned_up (self->table));
  g_list_store_append (lists, bramble_grimm_table_get_looked_at (self->table));
  cards = gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&lists)));
  bramble_bind_box (self->open_cards, G_LIST_MODEL (cards), create_own_card, self);
}

static void
bramble_grimm_board_show (BrambleBoard *board)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (board);

  bramble_grimm_board_show_piles (self);
  arrange_players (self, MAX (bramble_match_get_viewer (bramble_board_get_match (board)), -1));
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
bramble_grimm_board_class_init (BrambleGrimmBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  board_class->pictures = bramble_grimm_pictures;
  board_class->card_kinds = card_kinds;
  board_class->seat_kind = "seat";
  board_class->place_kind = "location";
  board_class->show = bramble_grimm_board_show;
  board_class->is_meant = bramble_grimm_board_is_meant;
  board_class->tell_about = bramble_grimm_board_tell_about;

  g_type_ensure (BRAMBLE_TYPE_ROW);
  g_type_ensure (BRAMBLE_TYPE_TARGET);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-board.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleGrimmBoard, name)
  CHILD (others);
  CHILD (locations);
  CHILD (own);
  CHILD (gathers);
  CHILD (hand);
  CHILD (hand_scroller);
  CHILD (deck);
  CHILD (discard);
  CHILD (friend_deck);
  CHILD (deck_size);
  CHILD (discard_size);
  CHILD (friend_deck_size);
  CHILD (discard_picture);
  CHILD (piles);
  CHILD (supply);
  CHILD (bonuses);
  CHILD (open_cards);
#undef CHILD
}

static void
bramble_grimm_board_init (BrambleGrimmBoard *self)
{
  self->shown = -2;
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_board_set_caption (BRAMBLE_BOARD (self), GTK_WIDGET (self->others));
  bramble_grimm_board_lay_piles (self);
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
  bramble_grimm_board_lay_locations (self);
  bramble_grimm_board_lay_bonuses (self);
  lay_open_cards (self);
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  return BRAMBLE_BOARD (self);
}
