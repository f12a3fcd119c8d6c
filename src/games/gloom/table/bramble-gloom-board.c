/* bramble-gloom-board.c: Fairytale Gloom on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-board-private.h"

#include <glib/gi18n.h>

#include "bramble-card-dialog.h"
#include "bramble-children.h"
#include "bramble-gloom-family-view.h"
#include "bramble-gloom-fan.h"
#include "bramble-gloom-moves.h"
#include "bramble-gloom-style.h"
#include "bramble-presentation.h"

static const char *const card_kinds[] = { "card", "story", "character", NULL };

G_DEFINE_FINAL_TYPE (BrambleGloomBoard, bramble_gloom_board, BRAMBLE_TYPE_BOARD)

/* The family of the player with @front lies in front, with their hand. Others follow
 * clockwise; four of them lie in two rows. */
static void
arrange_families (BrambleGloomBoard *self,
                  int                front)
{
  GListModel *families = bramble_gloom_table_get_families (self->table);
  guint n = g_list_model_get_n_items (families);

  if (front == self->shown)
    return;

  self->shown = front;
  bramble_children_remove (self->own);
  for (guint row = 0; row < BRAMBLE_GLOOM_RIVAL_ROWS; row++)
    bramble_children_remove (self->rivals[row]);
  for (guint i = 1; i <= n; i++)
    {
      g_autoptr (BrambleGloomFamily) family = g_list_model_get_item (families, ((guint) front + i) % n);
      gboolean own = i == n;
      guint row = n == 5 && i > 2;
      GtkWidget *view = bramble_gloom_family_view_new (self->table, family, own);

      gtk_widget_set_hexpand (view, TRUE);
      gtk_box_append (own ? self->own : self->rivals[row], view);
      if (own)
        bramble_gloom_board_show_hand_of (self, family);
    }
}

static void
bramble_gloom_board_show (BrambleBoard *board)
{
  BrambleGloomBoard *self = BRAMBLE_GLOOM_BOARD (board);

  arrange_families (self, (int) bramble_board_find_front (board));
  bramble_gloom_board_show_middle (self);
  bramble_gloom_board_show_preview (self);
}

static gboolean
is_in (BrambleTarget *target,
       gpointer       box)
{
  return gtk_widget_is_ancestor (GTK_WIDGET (target), box);
}

/* Of cards those are meant that lie in hand or are chosen from, not those in the
 * discard pile or of a pile that is fanned out. */
static gboolean
bramble_gloom_board_is_meant (BrambleBoard  *board,
                              BrambleTarget *target,
                              gboolean       carried)
{
  BrambleGloomBoard *self = BRAMBLE_GLOOM_BOARD (board);

  return !bramble_thing_is (bramble_target_get_thing (target), "card")
         || is_in (target, self->hand) || is_in (target, self->open_cards);
}

static void
bramble_gloom_board_carry (BrambleBoard *board,
                           BrambleThing  thing)
{
  BrambleGloomBoard *self = BRAMBLE_GLOOM_BOARD (board);

  self->carried = bramble_thing_is (thing, "card") ? gloom_card_by_id (thing.id) : GLOOM_NONE;
  bramble_gloom_board_show_preview (self);
}

static void
bramble_gloom_board_consider (BrambleBoard *board,
                              BrambleThing  thing)
{
  BrambleGloomBoard *self = BRAMBLE_GLOOM_BOARD (board);

  self->considered = bramble_thing_is (thing, "card") ? gloom_card_by_id (thing.id) : GLOOM_NONE;
  if (self->considered != GLOOM_NONE)
    self->latest = self->considered;
  bramble_gloom_board_show_preview (self);
}

static gboolean
bramble_gloom_board_tell_about (BrambleBoard *board,
                                BrambleThing  thing)
{
  BrambleGloomBoard *self = BRAMBLE_GLOOM_BOARD (board);
  BrambleMatch *match = bramble_board_get_match (board);
  guint hero;

  if (bramble_thing_is_number (thing, "hero", &hero))
    return bramble_gloom_fan_open (board, self->table, hero);
  if (!bramble_thing_is (thing, "discard")
      || g_list_model_get_n_items (bramble_gloom_table_get_discard (self->table)) == 0)
    return FALSE;

  bramble_pile_dialog_present (GTK_WIDGET (board), bramble_presentation_of (bramble_match_get_game (match)),
                               bramble_record_setup (bramble_match_get_record (match)), _("Discarded cards"),
                               bramble_gloom_table_get_discard (self->table));
  return TRUE;
}

static void
bramble_gloom_board_class_init (BrambleGloomBoardClass *klass)
{
  BrambleBoardClass *board_class = BRAMBLE_BOARD_CLASS (klass);

  board_class->pictures = bramble_gloom_pictures;
  board_class->ground = &bramble_gloom_desk;
  board_class->card_kinds = card_kinds;
  board_class->seat_kind = "seat";
  board_class->place_kind = "hero";
  board_class->show = bramble_gloom_board_show;
  board_class->is_meant = bramble_gloom_board_is_meant;
  board_class->carry = bramble_gloom_board_carry;
  board_class->consider = bramble_gloom_board_consider;
  board_class->tell_about = bramble_gloom_board_tell_about;
  board_class->dress_answer = bramble_gloom_board_dress_answer;
  board_class->tell_deeds = bramble_gloom_board_tell_deeds;
  board_class->find_acting = bramble_gloom_board_find_acting;
  board_class->find_asked = bramble_gloom_board_find_asked;
  board_class->read_card = bramble_gloom_board_read_card;
}

static GtkBox *
add_row (BrambleGloomBoard *self,
         const char        *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_fan_new (&bramble_gloom_rivals_row, &bramble_gloom_rivals_row));
  bramble_board_add (BRAMBLE_BOARD (self), part, box);
  return GTK_BOX (box);
}

static void
bramble_gloom_board_init (BrambleGloomBoard *self)
{
  bramble_gloom_style_load ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "gloom");
  self->shown = -1;
  self->carried = GLOOM_NONE;
  self->considered = GLOOM_NONE;
  self->latest = GLOOM_NONE;
  self->rivals[0] = add_row (self, "rivals-1");
  self->rivals[1] = add_row (self, "rivals-2");
  self->own = add_row (self, "own");
  bramble_gloom_board_lay_middle (self);
  bramble_gloom_board_lay_hand (self);
}

/**
 * bramble_gloom_board_new:
 * @privacy: whether a curtain falls between two people at the computer
 */
BrambleBoard *
bramble_gloom_board_new (BrambleMatch *match,
                         gboolean      privacy)
{
  BrambleGloomBoard *self = g_object_new (BRAMBLE_TYPE_GLOOM_BOARD, NULL);
  g_autoptr (BrambleGloomTable) table = bramble_gloom_table_new (match);

  self->table = table;
  bramble_board_set_layouts (BRAMBLE_BOARD (self),
                             bramble_gloom_layouts (g_list_model_get_n_items (bramble_match_get_seats (match))),
                             bramble_gloom_tabs);
  bramble_gloom_board_bind_middle (self);
  bramble_gloom_board_bind_hand (self);
  bramble_board_begin (BRAMBLE_BOARD (self), BRAMBLE_TABLE (table), privacy);
  return BRAMBLE_BOARD (self);
}
