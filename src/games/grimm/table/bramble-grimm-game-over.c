/* bramble-grimm-game-over.c: who won, why, and how it went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-game-over.h"

#include <glib/gi18n.h>

#include <bramble-grimm-table.h>

#include "bramble-children.h"
#include "bramble-counter.h"
#include "bramble-grimm-chart-view.h"
#include "bramble-name.h"
#include "bramble-picture.h"

/* Four fit beside each other in a window of the usual size. */
#define BOARD_WIDTH 250

/**
 * BrambleGrimmGameOver:
 *
 * A page about a game that is over. Its buttons run the actions "win.rematch",
 * "win.replay" and "win.save".
 */
struct _BrambleGrimmGameOver
{
  GtkWidget parent_instance;

  GtkBox *winners;
  GtkLabel *winner;
  GtkLabel *reason;
  GtkLabel *length;
  GtkFlowBox *players;
  GtkBox *legend;
  BrambleGrimmChartView *sections;
  BrambleGrimmChartView *resources;
  GtkWidget *rematch;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmGameOver, bramble_grimm_game_over, GTK_TYPE_WIDGET)

static GtkWidget *
create_house (BrambleGrimmSite *site)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  const char *type = bramble_grimm_site_get_house_type (site);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (NULL, 51, 56));
  for (guint i = 0; i < bramble_grimm_site_get_height (site) && i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = g_strdup_printf ("grimm/houses/%s-%s", type, sections[i]);

      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), bramble_picture_new (art, 51, 56));
    }
  gtk_widget_set_tooltip_text (overlay, bramble_grimm_site_get_description (site));
  return overlay;
}

/* What stands on the board, in pictures and in words. */
static GtkWidget *
create_houses (BrambleGrimmPlayer *player)
{
  GListModel *sites = bramble_grimm_player_get_sites (player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (sites); i++)
    {
      g_autoptr (BrambleGrimmSite) site = g_list_model_get_item (sites, i);

      if (bramble_grimm_site_get_height (site) == 0)
        continue;
      gtk_box_append (GTK_BOX (box), create_house (site));
      if (words->len > 0)
        g_string_append_c (words, '\n');
      g_string_append (words, bramble_grimm_site_get_description (site));
    }
  if (words->len == 0)
    {
      GtkWidget *nothing = gtk_label_new (_("No house yet"));

      gtk_widget_add_css_class (nothing, "dim");
      gtk_box_append (GTK_BOX (box), nothing);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words->len > 0 ? words->str : _("No house yet"), -1);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
append_counter (GtkBox             *box,
                BrambleGrimmPlayer *player,
                const char         *property,
                const char         *art,
                const char         *name)
{
  GtkWidget *counter = bramble_counter_new (art, 24, FALSE);

  gtk_widget_set_tooltip_text (counter, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (counter), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_bind_property (player, property, counter, "count", G_BINDING_SYNC_CREATE);
  gtk_box_append (box, counter);
}

/* Symbol and name, as everywhere. */
static GtkWidget *
create_name (BrambleGrimmPlayer *player)
{
  g_autofree char *symbol = g_strconcat ("grimm/symbols/", bramble_grimm_player_get_pig (player), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *picture = bramble_picture_new (symbol, 22, 22);
  GtkWidget *name = gtk_label_new (bramble_grimm_player_get_name (player));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 18);
  gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (bramble_grimm_player_get_name (player), -1), 10));
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "page-heading");
  gtk_widget_set_size_request (picture, 22, 22);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static GtkWidget *
create_player (BrambleGrimmPlayer *player,
               gboolean            winner)
{
  const char *pig = bramble_grimm_player_get_pig (player);
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *stock = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *bonus = NULL;
  g_autofree char *text = NULL;
  GtkWidget *houses;
  guint n_houses;

  g_object_get (player, "houses", &n_houses, "bonus", &bonus, NULL);
  text = g_strdup_printf (ngettext ("%u complete house", "%u complete houses", n_houses), n_houses);
  houses = gtk_label_new (text);
  gtk_widget_add_css_class (houses, "dim");
  gtk_box_append (GTK_BOX (line), create_name (player));
  gtk_box_append (GTK_BOX (line), houses);
  gtk_box_append (GTK_BOX (board), line);
  gtk_box_append (GTK_BOX (board), create_houses (player));
  if (bonus)
    {
      GtkWidget *label = gtk_label_new (bonus);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "dim");
      gtk_box_append (GTK_BOX (board), label);
    }
  append_counter (GTK_BOX (stock), player, "straw", "grimm/tokens/straw", _("Straw"));
  append_counter (GTK_BOX (stock), player, "wood", "grimm/tokens/wood", _("Wood"));
  append_counter (GTK_BOX (stock), player, "brick", "grimm/tokens/brick", _("Brick"));
  gtk_box_append (GTK_BOX (board), stock);
  gtk_widget_set_vexpand (stock, TRUE);
  gtk_widget_set_valign (stock, GTK_ALIGN_END);
  gtk_widget_add_css_class (board, "player-board");
  gtk_widget_add_css_class (board, pig);
  if (winner)
    gtk_widget_add_css_class (board, "asked");
  return board;
}

/* Boards stand side by side, or below each other where there is no room. They
 * only tell: the focus passes them by. */
static void
append_player (BrambleGrimmGameOver *self,
               GtkWidget            *board)
{
  gtk_widget_set_size_request (board, BOARD_WIDTH, -1);
  gtk_flow_box_append (self->players, board);
  gtk_widget_set_focusable (gtk_widget_get_parent (board), FALSE);
}

static void
append_pig (BrambleGrimmGameOver *self,
            BrambleGrimmPlayer   *player)
{
  g_autofree char *art = g_strconcat ("grimm/pigs/pig-", bramble_grimm_player_get_pig (player), NULL);

  gtk_box_append (self->winners, bramble_picture_new (art, 96, 120));
}

static void
bramble_grimm_game_over_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_grimm_game_over_parent_class)->map (widget);
  gtk_widget_grab_focus (BRAMBLE_GRIMM_GAME_OVER (widget)->rematch);
}

static void
bramble_grimm_game_over_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_grimm_game_over_parent_class)->dispose (object);
}

static void
bramble_grimm_game_over_class_init (BrambleGrimmGameOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_game_over_dispose;
  widget_class->map = bramble_grimm_game_over_map;

  g_type_ensure (BRAMBLE_TYPE_GRIMM_CHART_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-game-over.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleGrimmGameOver, name)
  CHILD (winners);
  CHILD (winner);
  CHILD (reason);
  CHILD (length);
  CHILD (players);
  CHILD (legend);
  CHILD (sections);
  CHILD (resources);
  CHILD (rematch);
#undef CHILD
}

static void
bramble_grimm_game_over_init (BrambleGrimmGameOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
}

/**
 * bramble_grimm_game_over_new:
 * @match: a game that is over; the page tells what it is now and does not follow it
 */
GtkWidget *
bramble_grimm_game_over_new (BrambleMatch *match)
{
  BrambleGrimmGameOver *self = g_object_new (BRAMBLE_TYPE_GRIMM_GAME_OVER, NULL);
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (match);
  GListModel *players = bramble_grimm_table_get_players (table);
  guint winners = bramble_match_get_winners (match);
  guint round = bramble_match_get_round (match);
  g_autofree char *winner = bramble_grimm_dup_winner (match);
  g_autofree char *reason = bramble_grimm_dup_reason (match);
  g_autofree char *length = g_strdup_printf (ngettext ("The game took %u round.", "The game took %u rounds.", round), round);

  gtk_label_set_label (self->winner, winner);
  gtk_label_set_label (self->reason, reason);
  gtk_label_set_label (self->length, length);
  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (players, i);
      gboolean won = (winners >> i) & 1;

      if (won)
        append_pig (self, player);
      append_player (self, create_player (player, won));
      gtk_box_append (self->legend, create_name (player));
    }
  bramble_grimm_chart_view_show (self->sections, match, BRAMBLE_GRIMM_SECTIONS);
  bramble_grimm_chart_view_show (self->resources, match, BRAMBLE_GRIMM_RESOURCES);
  return GTK_WIDGET (self);
}
