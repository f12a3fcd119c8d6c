/* bramble-grimm-player-view.c: a player's board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-player-view.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-children.h"
#include "bramble-counter.h"
#include "bramble-deed.h"
#include "bramble-grimm-card.h"
#include "bramble-grimm-layouts.h"
#include "bramble-grimm-site-view.h"
#include "bramble-panel.h"
#include "bramble-picture.h"
#include "bramble-target.h"
#include "bramble-text.h"

/* A name whose words have no more letters than that can stand in two lines. */
#define LINE_OF_NAME 10

/**
 * BrambleGrimmPlayerView:
 *
 * Name, resources, houses, Friend and what lies before a player. Everything
 * has its place, in one drawing for oneself and in others for opponents.
 */
struct _BrambleGrimmPlayerView
{
  GtkWidget parent_instance;

  BrambleGrimmTable *table;
  BrambleGrimmPlayer *player;
  gboolean own;       /* it is the viewer's */

  BramblePanel *board;
  BrambleTarget *seat;
  GtkWidget *starting;
  GtkBox *actions;    /* a dot for each, and words */
  GtkLabel *actions_text;
  GtkBox *stock;
  GtkBox *sites;
  GtkBox *cards;      /* what was laid aside, and what was set down */
  GtkBox *next;
  GtkBox *front;
  GtkBox *slots;      /* empty places where nothing was set down */
  GtkBox *friend;
  BrambleText *friend_text;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmPlayerView, bramble_grimm_player_view, GTK_TYPE_WIDGET)

static void player_changed (BrambleGrimmPlayerView *self);

static BrambleSeat *
seat_of (BrambleGrimmPlayerView *self)
{
  return bramble_match_get_seat (bramble_table_get_match (BRAMBLE_TABLE (self->table)),
                                 bramble_grimm_player_get_seat (self->player));
}

static GtkWidget *
create_site (gpointer item,
             gpointer user_data)
{
  BrambleGrimmPlayerView *self = user_data;

  g_signal_connect_object (item, "notify", G_CALLBACK (player_changed), self, G_CONNECT_SWAPPED);
  return bramble_grimm_site_view_new (item, bramble_grimm_player_get_seat (self->player), self->own);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  BrambleGrimmPlayerView *self = user_data;
  GListModel *players = bramble_grimm_table_get_players (self->table);
  int seat = bramble_item_get_seat (item);
  g_autoptr (BrambleGrimmPlayer) owner = seat < 0 ? NULL : g_list_model_get_item (players, (guint) seat);

  return bramble_grimm_small_card_new (item, owner ? bramble_grimm_player_get_pig (owner) : NULL);
}

static GtkWidget *
create_friend (gpointer item,
               gpointer user_data)
{
  return bramble_grimm_named_card_new (item);
}

/* The text of the only opponent's Friend can be read. */
static void
friend_changed (BrambleGrimmPlayerView *self)
{
  g_autoptr (BrambleItem) item = g_list_model_get_item (bramble_grimm_player_get_friend (self->player), 0);

  bramble_text_set (self->friend_text, item ? bramble_item_get_text (item) : NULL);
}

/* A place for a Gather card and one for a Fable are always there. */
static void
front_changed (BrambleGrimmPlayerView *self)
{
  GListModel *front = bramble_grimm_player_get_front (self->player);
  guint n = g_list_model_get_n_items (front);
  GtkWidget *gather = gtk_widget_get_first_child (GTK_WIDGET (self->slots));

  gtk_widget_set_visible (gather, n == 0);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (gather), n < 2);
  /* With one more that acts in this round, all of them are smaller. */
  if (g_list_model_get_n_items (bramble_grimm_player_get_next (self->player)) > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->cards), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->cards), "many");
}

static void
show_actions (BrambleGrimmPlayerView *self,
              guint                   actions,
              const char             *text)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->actions));

  /* The words are the last child, the dots go before them. */
  while (child && child != GTK_WIDGET (self->actions_text))
    {
      gtk_box_remove (self->actions, child);
      child = gtk_widget_get_first_child (GTK_WIDGET (self->actions));
    }
  for (guint i = 0; i < MIN (actions, 5); i++)
    {
      GtkWidget *dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (dot, "dot");
      gtk_widget_set_valign (dot, GTK_ALIGN_CENTER);
      gtk_box_prepend (self->actions, dot);
    }
  gtk_label_set_label (self->actions_text, text);
}

/* The names of what is in a list, a line each. */
static void
add_names (GString    *about,
           GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (list, i);

      if (bramble_item_get_name (item))
        g_string_append_printf (about, "\n%s", bramble_item_get_name (item));
    }
}

/* What stands on the Build Sites, a line each. */
static void
add_houses (GString    *about,
            GListModel *sites)
{
  for (guint i = 0; i < g_list_model_get_n_items (sites); i++)
    {
      g_autoptr (BrambleGrimmSite) site = g_list_model_get_item (sites, i);

      if (bramble_grimm_site_get_height (site) > 0)
        g_string_append_printf (about, "\n%s", bramble_grimm_site_get_description (site));
    }
}

static void
player_changed (BrambleGrimmPlayerView *self)
{
  g_autofree char *bonus = NULL;
  g_autofree char *tower = NULL;
  g_autofree char *declared = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) about = g_string_new (NULL);
  gboolean starting, asked;
  guint straw, wood, brick, actions, hand, houses;

  if (self->player == NULL)
    return;

  g_object_get (self->player, "straw", &straw, "wood", &wood, "brick", &brick, NULL);
  g_object_get (self->player, "starting", &starting, "asked", &asked, "actions", &actions, "hand-size", &hand,
                "houses", &houses, "bonus", &bonus, "tower", &tower, "declared", &declared, NULL);
  gtk_widget_set_visible (self->starting, starting);
  if (asked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "asked");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "asked");
  text = g_strdup_printf (ngettext ("%u action", "%u actions", actions), actions);
  show_actions (self, actions, text);

  if (bramble_seat_get_manner (seat_of (self)))
    g_string_append_printf (about, "%s\n", bramble_seat_get_manner (seat_of (self)));
  /* Translators: what a player has */
  g_string_append_printf (about, _("Straw: %1$u, Wood: %2$u, Brick: %3$u"), straw, wood, brick);
  g_string_append_c (about, '\n');
  g_string_append_printf (about, ngettext ("%u house", "%u houses", houses), houses);
  add_houses (about, bramble_grimm_player_get_sites (self->player));
  add_names (about, bramble_grimm_player_get_friend (self->player));
  g_string_append_printf (about, "\n%s\n", text);
  g_string_append_printf (about, ngettext ("%u Fable in hand", "%u Fables in hand", hand), hand);
  add_names (about, bramble_grimm_player_get_hand (self->player));
  add_names (about, bramble_grimm_player_get_next (self->player));
  add_names (about, bramble_grimm_player_get_front (self->player));
  if (bonus)
    g_string_append_printf (about, "\n%s", bonus);
  if (tower)
    g_string_append_printf (about, "\n%s", tower);
  if (declared)
    g_string_append_printf (about, "\n%s", declared);
  if (starting)
    g_string_append_printf (about, "\n%s", _("Starting player"));
  bramble_target_describe (self->seat, bramble_grimm_player_get_name (self->player), about->str);
}

static GtkWidget *
create_counter (BrambleGrimmPlayerView *self,
                const char             *property,
                const char             *art,
                const char             *name)
{
  GtkWidget *counter = bramble_counter_new (art, 3, FALSE);

  gtk_widget_set_tooltip_text (counter, name);
  gtk_widget_set_valign (counter, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (counter, TRUE);
  g_object_bind_property (self->player, property, counter, "count", G_BINDING_SYNC_CREATE);
  return counter;
}

static void
bramble_grimm_player_view_dispose (GObject *object)
{
  BrambleGrimmPlayerView *self = BRAMBLE_GRIMM_PLAYER_VIEW (object);

  if (self->player)
    {
      g_signal_handlers_disconnect_by_data (self->player, self);
      g_signal_handlers_disconnect_by_data (bramble_grimm_player_get_friend (self->player), self);
      g_signal_handlers_disconnect_by_data (bramble_grimm_player_get_front (self->player), self);
      g_signal_handlers_disconnect_by_data (bramble_grimm_player_get_next (self->player), self);
    }
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->player);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bramble_grimm_player_view_parent_class)->dispose (object);
}

static void
bramble_grimm_player_view_class_init (BrambleGrimmPlayerViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_player_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "player");
}

static void
bramble_grimm_player_view_init (BrambleGrimmPlayerView *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "player-board");
}

static GtkBox *
add_box (BrambleGrimmPlayerView *self,
         const char             *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, part);
  bramble_panel_add (self->board, part, box);
  return GTK_BOX (box);
}

/* Returns how many letters the longest word of @text has. */
static glong
longest_word (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong longest = 0;

  for (guint i = 0; words[i]; i++)
    longest = MAX (longest, g_utf8_strlen (words[i], -1));
  return longest;
}

/* Symbol, face and name, and the token of the starting player. */
static void
lay_seat (BrambleGrimmPlayerView *self)
{
  g_autofree char *art = g_strconcat ("grimm/symbols/", bramble_grimm_player_get_pig (self->player), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *symbol = bramble_picture_new (art, 3, 3);
  GtkWidget *name = gtk_label_new (bramble_grimm_player_get_name (self->player));
  gboolean wraps = longest_word (bramble_grimm_player_get_name (self->player)) <= LINE_OF_NAME;

  self->starting = bramble_picture_new ("grimm/tokens/starting-player", 3, 3);
  gtk_widget_set_tooltip_text (self->starting, _("Starting player"));
  gtk_widget_set_can_target (self->starting, TRUE);
  gtk_widget_add_css_class (symbol, "symbol");
  gtk_widget_add_css_class (self->starting, "symbol");
  gtk_widget_add_css_class (name, "player-name");
  /* No word is torn: one that is too long ends in dots. */
  gtk_label_set_wrap (GTK_LABEL (name), wraps);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (name), wraps ? 2 : -1);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  /* A long name has two lines of smaller letters. */
  if (g_utf8_strlen (bramble_grimm_player_get_name (self->player), -1) > 9)
    gtk_widget_add_css_class (name, wraps ? "long" : "longer");
  gtk_box_append (GTK_BOX (box), bramble_seat_face (symbol, bramble_seat_get_temper (seat_of (self))));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), self->starting);
  self->seat = BRAMBLE_TARGET (bramble_target_new (bramble_thing_number ("seat", bramble_grimm_player_get_seat (self->player)), box));
  gtk_widget_set_halign (GTK_WIDGET (self->seat), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->seat), "seat");
  bramble_target_set_whole (self->seat, GTK_WIDGET (self));
  bramble_panel_add (self->board, "seat", GTK_WIDGET (self->seat));
}

static void
lay_stock (BrambleGrimmPlayerView *self)
{
  self->stock = add_box (self, "stock");
  gtk_box_append (self->stock, create_counter (self, "straw", "grimm/tokens/straw", _("Straw")));
  gtk_box_append (self->stock, create_counter (self, "wood", "grimm/tokens/wood", _("Wood")));
  gtk_box_append (self->stock, create_counter (self, "brick", "grimm/tokens/brick", _("Brick")));
}

static GtkWidget *
create_slot (const char *mark,
             const char *name)
{
  GtkWidget *picture = bramble_picture_new (mark, 3, 4);

  gtk_widget_add_css_class (picture, "slot");
  gtk_widget_set_tooltip_text (picture, name);
  gtk_widget_set_can_target (picture, TRUE);
  return picture;
}

/* What an opponent's board has, and one's own has not: one's own cards lie in the hand. */
static void
lay_cards (BrambleGrimmPlayerView *self)
{
  GListModel *friend = bramble_grimm_player_get_friend (self->player);
  GListModel *front = bramble_grimm_player_get_front (self->player);
  GtkBox *hand = add_box (self, "hand");
  GtkWidget *counter = create_counter (self, "hand-size", "grimm/cards/back-fable", _("Fables in hand"));

  gtk_widget_add_css_class (counter, "cards-counter");
  gtk_box_append (hand, counter);
  self->friend = add_box (self, "friend");
  gtk_widget_set_layout_manager (GTK_WIDGET (self->friend), bramble_fan_new (&bramble_grimm_friend_row, &bramble_grimm_friend_row));
  bramble_bind_box (self->friend, friend, create_friend, self);
  self->friend_text = BRAMBLE_TEXT (bramble_text_new ("friend-text"));
  bramble_panel_add (self->board, "friend-text", GTK_WIDGET (self->friend_text));
  g_signal_connect_swapped (friend, "items-changed", G_CALLBACK (friend_changed), self);
  friend_changed (self);

  self->cards = add_box (self, "cards");
  gtk_widget_set_halign (GTK_WIDGET (self->cards), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->cards), GTK_ALIGN_CENTER);
  self->next = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->front = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->slots = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_append (self->cards, GTK_WIDGET (self->next));
  gtk_box_append (self->cards, GTK_WIDGET (self->front));
  gtk_box_append (self->cards, GTK_WIDGET (self->slots));
  gtk_box_append (self->slots, create_slot ("grimm/marks/window-gather", C_("place for a card", "Gather card")));
  gtk_box_append (self->slots, create_slot ("grimm/marks/window-fables", C_("place for a card", "Fable")));
  bramble_bind_box (self->next, bramble_grimm_player_get_next (self->player), create_card, self);
  bramble_bind_box (self->front, front, create_card, self);
  g_signal_connect_swapped (front, "items-changed", G_CALLBACK (front_changed), self);
  g_signal_connect_swapped (bramble_grimm_player_get_next (self->player), "items-changed", G_CALLBACK (front_changed), self);
  front_changed (self);
}

/**
 * bramble_grimm_player_view_new:
 * @own: whether it is the viewer's board
 */
GtkWidget *
bramble_grimm_player_view_new (BrambleGrimmTable  *table,
                               BrambleGrimmPlayer *player,
                               gboolean            own)
{
  guint n = g_list_model_get_n_items (bramble_grimm_table_get_players (table));
  BrambleGrimmPlayerView *self = g_object_new (BRAMBLE_TYPE_GRIMM_PLAYER_VIEW, NULL);
  GListModel *lists[] = { bramble_grimm_player_get_sites (player), bramble_grimm_player_get_friend (player),
                          bramble_grimm_player_get_hand (player), bramble_grimm_player_get_next (player),
                          bramble_grimm_player_get_front (player) };

  self->table = g_object_ref (table);
  self->player = g_object_ref (player);
  self->own = own;
  self->board = BRAMBLE_PANEL (own ? bramble_panel_new (bramble_grimm_own_sheet (FALSE), bramble_grimm_own_sheet (TRUE))
                                   : bramble_panel_new (bramble_grimm_rival_sheet (n, FALSE),
                                                        bramble_grimm_rival_sheet (n, TRUE)));
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), bramble_grimm_player_get_pig (player));
  gtk_widget_add_css_class (GTK_WIDGET (self), own ? "own" : n == 2 ? "only-rival" : "rival");
  lay_seat (self);
  self->actions = add_box (self, "actions");
  self->actions_text = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (self->actions, GTK_WIDGET (self->actions_text));
  lay_stock (self);
  self->sites = add_box (self, "sites");
  gtk_widget_set_layout_manager (GTK_WIDGET (self->sites), bramble_fan_new (&bramble_grimm_sites_row, &bramble_grimm_sites_row));
  bramble_bind_box (self->sites, bramble_grimm_player_get_sites (player), create_site, self);
  if (!own)
    lay_cards (self);
  g_signal_connect_swapped (player, "notify", G_CALLBACK (player_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_signal_connect_object (lists[i], "items-changed", G_CALLBACK (player_changed), self, G_CONNECT_SWAPPED);
  player_changed (self);
  return GTK_WIDGET (self);
}
