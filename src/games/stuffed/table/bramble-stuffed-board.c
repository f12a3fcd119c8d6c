/* bramble-stuffed-board.c: Stuffed Fables on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <glib/gi18n.h>

#include "bramble-stuffed-moves.h"
#include "bramble-stuffed-style.h"

static const char *const card_kinds[] = { BRAMBLE_STUFFED_CARD_THING, NULL };

static const BrambleGround weave = {
  .tiles = { "stuffed/table/weave", "stuffed/table/weave" },
  .size = 96,
};

G_DEFINE_FINAL_TYPE (BrambleStuffedBoard, bramble_stuffed_board, BRAMBLE_TYPE_BOARD)

static void
bramble_stuffed_board_show (BrambleBoard *board)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  const StuffedState *s = bramble_stuffed_table_get_shown (self->table);

  bramble_stuffed_bag_show (self->bag, s);
  bramble_stuffed_list_show_items (self->items, s);
  bramble_stuffed_list_show_minions (self->minions, s);
  bramble_stuffed_list_show_all (self->all, s);
  bramble_stuffed_board_show_minions (self);
  bramble_stuffed_board_show_page (self);
  bramble_stuffed_board_show_dice (self);
  bramble_stuffed_board_show_map (self);
}

/* With dice in the hand only what they could do is lit. */
static gboolean
bramble_stuffed_board_is_meant (BrambleBoard  *board,
                                BrambleTarget *target,
                                gboolean       carried)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);
  const StuffedState *s = bramble_match_get_view (bramble_board_get_match (board));
  BrambleAsk ask;

  if (!bramble_stuffed_board_picks (self, &ask) || bramble_stuffed_draft_count (&self->draft) == 0)
    return TRUE;
  for (guint i = 0; i < ask.n_options; i++)
    {
      BrambleSpot spot = { 0 };

      bramble_stuffed_locate (s, &ask, i, &spot);
      if (bramble_thing_equal (spot.thing, bramble_target_get_thing (target))
          && bramble_stuffed_draft_serves (&self->draft, s, &ask.options[i]))
        return TRUE;
    }
  return carried;
}

static void
put_back_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  bramble_stuffed_board_put_back (BRAMBLE_STUFFED_BOARD (widget));
}

static void
bramble_stuffed_board_dispose (GObject *object)
{
  g_clear_handle_id (&BRAMBLE_STUFFED_BOARD (object)->pour, g_source_remove);

  G_OBJECT_CLASS (bramble_stuffed_board_parent_class)->dispose (object);
}

/* The page, as long as somebody reads it. */
static GtkWidget *
bramble_stuffed_board_find_reading (BrambleBoard *board)
{
  BrambleStuffedBoard *self = BRAMBLE_STUFFED_BOARD (board);

  return bramble_stuffed_board_reads (self) ? GTK_WIDGET (self->page) : NULL;
}

static void
bramble_stuffed_board_class_init (BrambleStuffedBoardClass *klass)
{
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_board_dispose;
  board_class->pictures = bramble_stuffed_pictures;
  board_class->ground = &weave;
  board_class->card_kinds = card_kinds;
  board_class->find_card = bramble_stuffed_board_find_card;
  board_class->seat_kind = BRAMBLE_STUFFED_SEAT_THING;
  board_class->place_kind = BRAMBLE_STUFFED_MINION_THING;
  board_class->read_places = bramble_stuffed_board_read_places;
  board_class->find_reading = bramble_stuffed_board_find_reading;
  board_class->show = bramble_stuffed_board_show;
  board_class->is_meant = bramble_stuffed_board_is_meant;
  board_class->touch = bramble_stuffed_board_touch;
  board_class->dup_question = bramble_stuffed_board_dup_question;
  board_class->add_answer = bramble_stuffed_board_add_answer;
  board_class->find_first_key = bramble_stuffed_board_find_first_key;
  board_class->dress_answer = bramble_stuffed_board_dress_answer;
  board_class->tell_deeds = bramble_stuffed_board_tell_deeds;
  board_class->find_acting = bramble_stuffed_board_find_acting;
  board_class->find_asked = bramble_stuffed_board_find_asked;
  board_class->read_card = bramble_stuffed_board_read_card;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "board.put-back", NULL, put_back_action);
}

static void
bramble_stuffed_board_init (BrambleStuffedBoard *self)
{
  bramble_stuffed_style_load ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "stuffed");
}

/* A page of the book; it has the name of its tab. */
static BrambleStuffedList *
add_list (BrambleStuffedBoard *self,
          const char          *part,
          const char          *name)
{
  GtkWidget *list = bramble_stuffed_list_new (name);

  bramble_board_add (BRAMBLE_BOARD (self), part, list);
  return BRAMBLE_STUFFED_LIST (list);
}

/* Toys come first: what they get flies to their cards, not to where they stand. */
static void
lay_parts (BrambleStuffedBoard *self)
{
  BrambleBoard *board = BRAMBLE_BOARD (self);
  GListModel *toys = bramble_stuffed_table_get_toys (self->table);
  guint n = g_list_model_get_n_items (toys);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BrambleStuffedToy) toy = g_list_model_get_item (toys, i);
      g_autofree char *part = g_strdup_printf ("toy-%u", i + 1);

      self->toys[i] = BRAMBLE_STUFFED_TOY_VIEW (bramble_stuffed_toy_view_new (toy, n));
      bramble_board_add (board, part, GTK_WIDGET (self->toys[i]));
    }
  self->threat = BRAMBLE_STUFFED_THREAT (bramble_stuffed_threat_new ());
  self->bag = BRAMBLE_STUFFED_BAG (bramble_stuffed_bag_new ());
  self->dice = BRAMBLE_STUFFED_DICE (bramble_stuffed_dice_new ());
  self->steps = BRAMBLE_STUFFED_STEPS (bramble_stuffed_steps_new ());
  self->pool = BRAMBLE_STUFFED_POOL (bramble_stuffed_pool_new ());
  self->page = BRAMBLE_STUFFED_PAGE (bramble_stuffed_page_new ());
  bramble_board_add (board, "threat", GTK_WIDGET (self->threat));
  bramble_stuffed_board_lay_map (self);
  bramble_board_add (board, "bag", GTK_WIDGET (self->bag));
  bramble_board_add (board, "dice", GTK_WIDGET (self->dice));
  bramble_board_add (board, "dice", GTK_WIDGET (self->steps));
  bramble_board_add (board, "pool", GTK_WIDGET (self->pool));
  bramble_board_add (board, "page", GTK_WIDGET (self->page));
  self->items = add_list (self, BRAMBLE_STUFFED_TAB_ITEMS, _("Items"));
  self->minions = add_list (self, BRAMBLE_STUFFED_TAB_MINIONS, _("Minions"));
  self->all = add_list (self, BRAMBLE_STUFFED_TAB_ALL, _("For all"));
  bramble_stuffed_board_lay_wares (self);
  bramble_stuffed_board_add_keys (self);
}

/**
 * bramble_stuffed_board_new:
 * @privacy: whether a curtain falls between two people at the computer
 */
BrambleBoard *
bramble_stuffed_board_new (BrambleMatch *match,
                           gboolean      privacy)
{
  BrambleStuffedBoard *self = g_object_new (BRAMBLE_TYPE_STUFFED_BOARD, NULL);
  g_autoptr (BrambleStuffedTable) table = bramble_stuffed_table_new (match);

  self->table = table;
  lay_parts (self);
  bramble_board_set_layouts (BRAMBLE_BOARD (self), bramble_stuffed_layouts (g_list_model_get_n_items (bramble_match_get_seats (match)), self->mode),
                             bramble_stuffed_tabs);
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  return BRAMBLE_BOARD (self);
}
