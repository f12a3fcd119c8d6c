/* bramble-gloom-board-hand.c: one's own cards on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-board-private.h"

#include <string.h>

#include <bramble-gloom-target.h>

#include "bramble-bind.h"
#include "bramble-gloom-rows.h"
#include "bramble-spread.h"

/**
 * bramble_gloom_card_target_new:
 * @card: or GLOOM_NONE for a back
 *
 * Returns: a card that can be read and touched
 */
GtkWidget *
bramble_gloom_card_target_new (guint       card,
                               const char *name,
                               const char *text)
{
  GtkWidget *target = bramble_target_new (bramble_gloom_card_thing (card), bramble_gloom_sheet_new (card));

  gtk_widget_add_css_class (target, "sheet-card");
  bramble_target_describe (BRAMBLE_TARGET (target), name, text);
  return target;
}

static guint
card_of (BrambleItem *item)
{
  return strcmp (bramble_item_get_kind (item), "back") == 0 ? GLOOM_NONE : gloom_card_by_id (bramble_item_get_id (item));
}

/* How a card shows that somebody points at it, or has the keyboard on it. */
#define NOTICED (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE)

static guint
card_in (GtkWidget *target)
{
  return bramble_gloom_sheet_get_card (BRAMBLE_GLOOM_SHEET (gtk_button_get_child (GTK_BUTTON (target))));
}

/* The card of one's hand that is noticed, if possible @wanted, or GLOOM_NONE. */
static guint
find_noticed (BrambleGloomBoard *self,
              guint              wanted)
{
  guint found = self->considered;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->hand)); card; card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_get_state_flags (card) & NOTICED && found != wanted)
      found = card_in (card);

  return found;
}

/* Every hero shows what would become of it: with the card that is carried, is to
 * be laid, or was noticed last, itself or by its answer, by the pointer or with the keyboard. */
void
bramble_gloom_board_show_preview (BrambleGloomBoard *self)
{
  guint card = self->carried;

  /* What is chosen is what is asked about, wherever the pointer rests. */
  if (card == GLOOM_NONE)
    card = bramble_gloom_table_get_chosen (self->table);
  if (card == GLOOM_NONE)
    card = find_noticed (self, self->latest);
  bramble_gloom_table_set_preview (self->table, card);
}

static void
flags_changed (GtkWidget         *card,
               GtkStateFlags      before,
               BrambleGloomBoard *self)
{
  if (gtk_widget_get_state_flags (card) & ~before & NOTICED)
    self->latest = card_in (card);
  bramble_gloom_board_show_preview (self);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  BrambleGloomBoard *self = user_data;
  GtkWidget *card = bramble_gloom_card_target_new (card_of (item), bramble_item_get_name (item), bramble_item_get_text (item));

  g_signal_connect_object (card, "state-flags-changed", G_CALLBACK (flags_changed), self, 0);
  return card;
}

static GtkWidget *
create_open_card (gpointer item,
                  gpointer user_data)
{
  return bramble_gloom_card_target_new (card_of (item), bramble_item_get_name (item), bramble_item_get_text (item));
}

static GtkBox *
add_spread (BrambleGloomBoard *self)
{
  GtkWidget *box = bramble_spread_new ();

  bramble_board_add (BRAMBLE_BOARD (self), "hand", box);
  return GTK_BOX (box);
}

void
bramble_gloom_board_lay_hand (BrambleGloomBoard *self)
{
  GtkWidget *open = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->hand = add_spread (self);
  self->characters = add_spread (self);
  gtk_widget_set_layout_manager (open, bramble_fan_new (&bramble_gloom_open_row, &bramble_gloom_rivals_row));
  self->open_cards = GTK_BOX (open);
  bramble_board_set_open_cards (BRAMBLE_BOARD (self), open);
}

/* Before there are hands, Characters are chosen in their place. */
static void
show_characters (BrambleGloomBoard *self)
{
  gboolean choosing = g_list_model_get_n_items (bramble_gloom_table_get_characters (self->table)) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->characters), choosing);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), !choosing);
}

void
bramble_gloom_board_bind_hand (BrambleGloomBoard *self)
{
  GListModel *characters = bramble_gloom_table_get_characters (self->table);
  guint n = g_list_model_get_n_items (bramble_gloom_table_get_families (self->table));

  gtk_widget_set_layout_manager (GTK_WIDGET (self->hand),
                                 bramble_fan_new (n == 5 ? &bramble_gloom_low_hand_row : &bramble_gloom_tall_hand_row,
                                                  &bramble_gloom_small_hand_row));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->characters), bramble_gloom_rows_new ());
  bramble_bind_box (self->characters, characters, create_open_card, self);
  bramble_bind_box (self->open_cards, bramble_gloom_table_get_looked_at (self->table), create_open_card, self);
  g_signal_connect_object (characters, "items-changed", G_CALLBACK (show_characters), self, G_CONNECT_SWAPPED);
  show_characters (self);
}

/* The cards of @family lie in front. */
void
bramble_gloom_board_show_hand_of (BrambleGloomBoard  *self,
                                  BrambleGloomFamily *family)
{
  bramble_bind_box (self->hand, bramble_gloom_family_get_hand (family), create_card, self);
}
