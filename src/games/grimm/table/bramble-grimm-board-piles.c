/* bramble-grimm-board-piles.c: Locations, decks, supply and bonuses on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-grimm-card.h"
#include "bramble-grimm-location-view.h"

/* Below each type stand the Floors, Walls and Roofs that are left of it. */
static void
show_supply (BrambleGrimmBoard *self)
{
  const char *const names[] = { _("Straw"), _("Wood"), _("Brick") };
  GListModel *sections = bramble_grimm_table_get_supply (self->table);
  GtkWidget *target = gtk_widget_get_first_child (GTK_WIDGET (self->supply));

  for (guint type = 0; target; type++, target = gtk_widget_get_next_sibling (target))
    {
      GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (target)));
      g_autofree char *counts = NULL;
      g_autofree char *text = NULL;
      guint left[3];

      for (guint i = 0; i < G_N_ELEMENTS (left); i++)
        {
          g_autoptr (BrambleItem) section = g_list_model_get_item (sections, 3 * type + i);

          left[i] = bramble_item_get_count (section);
        }
      counts = g_strdup_printf ("%u·%u·%u", left[0], left[1], left[2]);
      /* Translators: house sections that can still be built of one type */
      text = g_strdup_printf (_("Left to build: Floors %1$u, Walls %2$u, Roofs %3$u"), left[0], left[1], left[2]);
      gtk_label_set_label (GTK_LABEL (label), counts);
      bramble_target_describe (BRAMBLE_TARGET (target), names[type], text);
    }
}

/* The piles and the supply. */
void
bramble_grimm_board_show_piles (BrambleGrimmBoard *self)
{
  GListModel *discard = bramble_grimm_table_get_discard (self->table);
  guint n_discard = g_list_model_get_n_items (discard);
  g_autofree char *deck = g_strdup_printf ("%u", bramble_grimm_table_get_deck_size (self->table));
  g_autofree char *friends = g_strdup_printf ("%u", bramble_grimm_table_get_friend_deck_size (self->table));
  g_autofree char *discarded = g_strdup_printf ("%u", n_discard);
  g_autoptr (BrambleItem) top = n_discard > 0 ? g_list_model_get_item (discard, 0) : NULL;
  g_autofree char *art = top ? bramble_grimm_item_art (top, NULL) : NULL;

  gtk_label_set_label (self->deck_size, deck);
  gtk_label_set_label (self->friend_deck_size, friends);
  gtk_label_set_label (self->discard_size, discarded);
  bramble_picture_set_art (self->discard_picture, art);
  if (art)
    gtk_widget_remove_css_class (GTK_WIDGET (self->discard_picture), "slot");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->discard_picture), "slot");
  bramble_target_describe (self->deck, _("Fable deck"), deck);
  bramble_target_describe (self->friend_deck, _("Friend deck"), friends);
  bramble_target_describe (self->discard, _("Discarded Fables"), discarded);
  show_supply (self);
}

static GtkWidget *
create_location (gpointer item,
                 gpointer user_data)
{
  BrambleGrimmBoard *self = user_data;

  return bramble_grimm_location_view_new (self->table, item);
}

void
bramble_grimm_board_lay_locations (BrambleGrimmBoard *self)
{
  bramble_bind_box (self->locations, bramble_grimm_table_get_locations (self->table), create_location, self);
}

static GtkWidget *
create_bonus (gpointer item,
              gpointer user_data)
{
  g_autofree char *art = bramble_grimm_item_art (item, NULL);
  GtkWidget *picture = bramble_picture_new (art, 40, 40);

  gtk_widget_set_can_target (picture, TRUE);
  gtk_widget_set_tooltip_text (picture, bramble_item_get_name (item));
  if (bramble_item_get_seat (item) >= 0)
    gtk_widget_add_css_class (picture, "taken");
  return picture;
}

/* The First Builder Bonuses that are left, and those that are taken. */
void
bramble_grimm_board_lay_bonuses (BrambleGrimmBoard *self)
{
  bramble_bind_box (self->bonuses, bramble_grimm_table_get_bonuses (self->table), create_bonus, self);
}

static void
add_supply (BrambleGrimmBoard *self,
            const char        *type)
{
  g_autofree char *art = g_strconcat ("grimm/tokens/", type, "-mega", NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "on-wood");
  gtk_box_append (GTK_BOX (box), bramble_picture_new (art, 44, 44));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->supply, bramble_target_new (bramble_thing ("supply", type), box));
}

void
bramble_grimm_board_lay_piles (BrambleGrimmBoard *self)
{
  bramble_target_set_thing (self->deck, bramble_thing ("deck", NULL));
  bramble_target_set_thing (self->discard, bramble_thing ("discard", NULL));
  bramble_target_set_thing (self->friend_deck, bramble_thing ("friend-deck", NULL));
  add_supply (self, "straw");
  add_supply (self, "wood");
  add_supply (self, "brick");
}
