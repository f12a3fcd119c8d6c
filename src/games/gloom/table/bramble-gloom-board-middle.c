/* bramble-gloom-board-middle.c: Stories, piles and the candle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-board-private.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-children.h"

/* A pile with a word about how high it is. */
static BrambleTarget *
add_pile (GtkBox       *box,
          const char   *thing,
          GtkWidget    *top,
          BrambleText **size)
{
  GtkWidget *pile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *target;

  *size = BRAMBLE_TEXT (bramble_text_new ("pile-name"));
  bramble_text_center (*size);
  gtk_widget_set_vexpand (top, TRUE);
  gtk_box_append (GTK_BOX (pile), top);
  gtk_box_append (GTK_BOX (pile), GTK_WIDGET (*size));
  target = bramble_target_new (bramble_thing (thing, NULL), pile);
  gtk_widget_add_css_class (target, "gloom-pile");
  gtk_box_append (box, target);
  return BRAMBLE_TARGET (target);
}

void
bramble_gloom_board_lay_middle (BrambleGloomBoard *self)
{
  GtkWidget *stories = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *piles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *candle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->stories = GTK_BOX (stories);
  self->discard_place = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->candle = BRAMBLE_PICTURE (bramble_picture_new ("gloom/table/candle", 4, 5));
  gtk_widget_set_hexpand (GTK_WIDGET (self->candle), TRUE);
  gtk_box_append (GTK_BOX (candle), GTK_WIDGET (self->candle));
  self->piles = GTK_BOX (piles);
  self->deck = add_pile (GTK_BOX (piles), "deck", bramble_gloom_sheet_new (GLOOM_NONE), &self->deck_size);
  self->discard = add_pile (GTK_BOX (piles), "discard", GTK_WIDGET (self->discard_place), &self->discard_size);
  bramble_board_add (BRAMBLE_BOARD (self), "stories", stories);
  bramble_board_add (BRAMBLE_BOARD (self), "piles", piles);
  bramble_board_add (BRAMBLE_BOARD (self), "candle", candle);
}

static GtkWidget *
create_story (gpointer item,
              gpointer user_data)
{
  guint card = gloom_card_by_id (bramble_item_get_id (item));

  return bramble_gloom_card_target_new (card, bramble_item_get_name (item), bramble_item_get_text (item));
}

void
bramble_gloom_board_bind_middle (BrambleGloomBoard *self)
{
  guint n = g_list_model_get_n_items (bramble_gloom_table_get_families (self->table));

  gtk_widget_set_layout_manager (GTK_WIDGET (self->stories),
                                 bramble_fan_new (&bramble_gloom_stories_row, &bramble_gloom_stories_row));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->piles),
                                 bramble_fan_new (&bramble_gloom_piles_row, &bramble_gloom_piles_column));
  if (n == GLOOM_MAX_SEATS)
    gtk_widget_add_css_class (GTK_WIDGET (self->piles), "narrow");
  bramble_bind_box (self->stories, bramble_gloom_table_get_stories (self->table), create_story, self);
}

/* Who has each Story, and how near the viewer is to claiming it. */
static void
show_stories (BrambleGloomBoard *self)
{
  const GloomState *s = bramble_gloom_table_get_shown (self->table);
  GtkWidget *story = gtk_widget_get_first_child (GTK_WIDGET (self->stories));

  for (guint i = 0; i < GLOOM_MAX_STORIES && story; i++)
    {
      guint card = s->stories[i];
      g_autofree char *note = NULL;
      g_autofree char *about = NULL;
      GListModel *stories = bramble_gloom_table_get_stories (self->table);
      g_autoptr (BrambleItem) item = NULL;

      if (card >= GLOOM_N_CARDS)
        continue;
      item = g_list_model_get_item (stories, i);
      note = bramble_gloom_table_dup_story (self->table, i);
      about = g_strconcat (item ? bramble_item_get_text (item) : "", "\n", note, NULL);
      bramble_gloom_sheet_set_note (BRAMBLE_GLOOM_SHEET (gtk_button_get_child (GTK_BUTTON (story))), note,
                                    self->shown >= 0 ? gloom_icons (s, (guint) self->shown, gloom_cards[card].needed) : 0);
      bramble_target_describe (BRAMBLE_TARGET (story), item ? bramble_item_get_name (item) : NULL, about);
      story = gtk_widget_get_next_sibling (story);
    }
}

static void
show_discard (BrambleGloomBoard *self)
{
  const GloomState *s = bramble_gloom_table_get_shown (self->table);
  guint top = s->n_discard > 0 ? s->discard[s->n_discard - 1] : GLOOM_NONE;
  g_autofree char *size = g_strdup_printf (C_("pile", "Discarded: %u"), s->n_discard);

  bramble_text_set (self->discard_size, size);
  bramble_target_describe (self->discard, _("Discard pile"), size);
  if (self->discard_top && bramble_gloom_sheet_get_card (self->discard_top) == top)
    return;
  if (self->discard_top)
    bramble_children_remove_one (self->discard_place, GTK_WIDGET (self->discard_top));
  self->discard_top = NULL;
  if (top >= GLOOM_N_CARDS)
    return;
  self->discard_top = BRAMBLE_GLOOM_SHEET (bramble_gloom_sheet_new (top));
  gtk_box_append (self->discard_place, GTK_WIDGET (self->discard_top));
}

/* The candle burns down with the draw pile. */
static const char *
find_candle (const GloomState *s)
{
  guint all = GLOOM_N_DECK - GLOOM_DEAL * s->n_seats;

  if (s->over)
    return "gloom/table/candle-out";
  if (gloom_is_drafting (s) || s->n_deck * 3 > all * 2)
    return "gloom/table/candle";
  return s->n_deck * 3 > all ? "gloom/table/candle-half" : "gloom/table/candle-low";
}

void
bramble_gloom_board_show_middle (BrambleGloomBoard *self)
{
  const GloomState *s = bramble_gloom_table_get_shown (self->table);
  g_autofree char *size = g_strdup_printf (C_("pile", "To draw: %u"), s->n_deck);

  bramble_text_set (self->deck_size, size);
  bramble_target_describe (self->deck, _("Draw pile"), size);
  bramble_picture_set_art (self->candle, find_candle (s));
  show_discard (self);
  show_stories (self);
}
