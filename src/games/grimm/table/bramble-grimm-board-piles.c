/* bramble-grimm-board-piles.c: decks, supply and bonuses on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>
#include <rules/state.h>

#include "bramble-grimm-card.h"
#include "bramble-panel.h"
#include "bramble-text.h"

G_STATIC_ASSERT (BRAMBLE_GRIMM_TYPES == GRIMM_N_TYPES);
G_STATIC_ASSERT (BRAMBLE_GRIMM_SECTIONS == GRIMM_N_SECTIONS);

static const char *const types[] = { "straw", "wood", "brick" };

static const BramblePart parts[] = {
  { "decks", 0, 0, 10.2, 16, BRAMBLE_PART_TALLER },
  { "supply", 10.6, 0, 21.4, 16, BRAMBLE_PART_TALLER | BRAMBLE_PART_WIDER },
  { NULL },
};

static const BrambleSheet sheet = { 32, 16, parts };

/* Below each type stand the sections that are left of it. */
static void
show_supply (BrambleGrimmBoard *self)
{
  const char *const names[] = { _("Straw"), _("Wood"), _("Brick") };
  GListModel *sections = bramble_grimm_table_get_supply (self->table);

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      guint left[GRIMM_N_SECTIONS] = { 0 };
      g_autofree char *text = NULL;

      for (guint i = 0; i < GRIMM_N_SECTIONS; i++)
        {
          g_autoptr (BrambleItem) section = g_list_model_get_item (sections, GRIMM_N_SECTIONS * type + i);
          g_autofree char *number = NULL;

          left[i] = bramble_item_get_count (section);
          number = g_strdup_printf ("%u", left[i]);
          gtk_label_set_label (self->left[type][i], number);
        }
      /* Translators: house sections that can still be built of one type */
      text = g_strdup_printf (_("Left to build: Floors %1$u, Walls %2$u, Roofs %3$u"), left[0], left[1], left[2]);
      bramble_target_describe (self->supply[type], names[type], text);
    }
}

/* A bonus lies there, or the symbol of who has taken it. */
static void
show_bonuses (BrambleGrimmBoard *self)
{
  GListModel *bonuses = bramble_grimm_table_get_bonuses (self->table);
  BrambleMatch *match = bramble_table_get_match (BRAMBLE_TABLE (self->table));

  for (guint type = 0; type < g_list_model_get_n_items (bonuses); type++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (bonuses, type);
      int seat = bramble_item_get_seat (item);
      g_autofree char *art = bramble_grimm_item_art (item, NULL);

      bramble_picture_set_art (self->bonus[type], seat < 0 ? art : bramble_seat_get_look (bramble_match_get_seat (match, (guint) seat))->symbol);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->bonus[type]), bramble_item_get_name (item));
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
  show_bonuses (self);
}

/* Words whose letters get smaller where a language has longer ones. */
static GtkWidget *
create_words (const char *markup,
              const char *css_class)
{
  GtkWidget *words = bramble_text_new (css_class);

  bramble_text_set_markup (BRAMBLE_TEXT (words), markup);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

/* A pile: its top, what it is and how many cards it has. */
static BrambleTarget *
add_pile (GtkBox          *piles,
          const char      *kind,
          const char      *art,
          const char      *name,
          GtkLabel       **size,
          BramblePicture **picture)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *top = bramble_picture_new (art, 5, art ? 7 : 5);
  GtkWidget *target;

  *size = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (*size, 0);
  gtk_widget_add_css_class (GTK_WIDGET (*size), "number");
  gtk_widget_add_css_class (top, "pile-top");
  if (art == NULL)
    g_object_set (top, "fill", TRUE, "width", 4, "height", 3, NULL);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), create_words (name, "pile-name"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (*size));
  gtk_box_append (GTK_BOX (box), top);
  gtk_box_append (GTK_BOX (box), words);
  if (picture)
    *picture = BRAMBLE_PICTURE (top);
  target = bramble_target_new (bramble_thing (kind, NULL), box);
  gtk_widget_set_vexpand (target, TRUE);
  gtk_box_append (piles, target);
  return BRAMBLE_TARGET (target);
}

/* The words at the left of the supply: what there is and what it costs. */
static GtkWidget *
create_lines (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: sections of a house, and how many resources of one type they cost */
  char *costs[] = { g_strdup_printf (_("<b>Floor</b> costs %u"), grimm_section_cost[0]),
                    g_strdup_printf (_("<b>Walls</b> cost %u"), grimm_section_cost[1]),
                    g_strdup_printf (_("<b>Roof</b> costs %u"), grimm_section_cost[2]) };

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  /* Translators: heading of a table: how many sections of each type can still be built */
  gtk_box_append (GTK_BOX (box), create_words (_("Sections left"), "supply-line"));
  for (guint i = 0; i < GRIMM_N_SECTIONS; i++)
    {
      gtk_box_append (GTK_BOX (box), create_words (costs[i], "supply-line"));
      g_free (costs[i]);
    }
  /* Translators: last line of that table: First Builder Bonuses that can still be had, or who has them */
  gtk_box_append (GTK_BOX (box), create_words (_("First bonus"), "supply-line"));
  gtk_widget_add_css_class (gtk_widget_get_last_child (box), "number");
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
create_supply (BrambleGrimmBoard *self,
               guint              type)
{
  g_autofree char *art = g_strconcat ("grimm/tokens/", types[type], NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *token = bramble_picture_new (art, 3, 3);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_add_css_class (token, "sign");
  gtk_box_append (GTK_BOX (box), token);
  for (guint i = 0; i < GRIMM_N_SECTIONS; i++)
    {
      self->left[type][i] = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->left[type][i]), "number");
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->left[type][i]));
    }
  self->bonus[type] = BRAMBLE_PICTURE (bramble_picture_new (NULL, 3, 3));
  gtk_widget_set_can_target (GTK_WIDGET (self->bonus[type]), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->bonus[type]), "sign");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bonus[type]));
  self->supply[type] = BRAMBLE_TARGET (bramble_target_new (bramble_thing ("supply", types[type]), box));
  return GTK_WIDGET (self->supply[type]);
}

void
bramble_grimm_board_lay_piles (BrambleGrimmBoard *self)
{
  GtkWidget *paper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *panel = bramble_panel_new (&sheet, &sheet);
  GtkBox *decks = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *supply = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_homogeneous (decks, TRUE);
  self->deck = add_pile (decks, "deck", "grimm/cards/back-fable", _("Fables"), &self->deck_size, NULL);
  /* Translators: the pile of discarded Fables */
  self->discard = add_pile (decks, "discard", NULL, C_("pile", "Discard"), &self->discard_size, &self->discard_picture);
  self->friend_deck = add_pile (decks, "friend-deck", "grimm/cards/back-friend", _("Friends"), &self->friend_deck_size, NULL);
  gtk_box_append (GTK_BOX (supply), create_lines ());
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    gtk_box_append (GTK_BOX (supply), create_supply (self, type));
  gtk_widget_add_css_class (supply, "supply");
  gtk_widget_add_css_class (paper, "paper");
  gtk_widget_add_css_class (paper, "piles");
  gtk_widget_set_hexpand (panel, TRUE);
  bramble_panel_add (BRAMBLE_PANEL (panel), "decks", GTK_WIDGET (decks));
  bramble_panel_add (BRAMBLE_PANEL (panel), "supply", supply);
  gtk_box_append (GTK_BOX (paper), panel);
  bramble_board_add (BRAMBLE_BOARD (self), "piles", paper);
}
