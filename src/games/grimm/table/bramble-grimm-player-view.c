/* bramble-grimm-player-view.c: a player's board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-player-view.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-children.h"
#include "bramble-counter.h"
#include "bramble-grimm-card.h"
#include "bramble-picture.h"
#include "bramble-row.h"
#include "bramble-target.h"

struct _BrambleGrimmPlayerView
{
  GtkWidget parent_instance;

  BrambleGrimmTable *table;
  BrambleGrimmPlayer *player;
  gboolean large; /* there is room for it: one's own, or the only opponent's */

  GtkWidget *board;
  BrambleTarget *seat;
  BramblePicture *symbol;
  GtkLabel *name;
  GtkWidget *starting;
  GtkLabel *actions;
  GtkBox *stock;
  GtkBox *sites;
  GtkBox *next;
  GtkBox *plan;
  GtkBox *front;
  GtkBox *friend;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmPlayerView, bramble_grimm_player_view, GTK_TYPE_WIDGET)

/* The sections of a house lie over each other in one place. */
static void
update_house (BrambleTarget    *target,
              GParamSpec       *pspec,
              BrambleGrimmSite *site)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  GtkWidget *overlay = gtk_button_get_child (GTK_BUTTON (target));
  GtkWidget *child = gtk_widget_get_first_child (overlay);
  guint height = bramble_grimm_site_get_height (site);
  const char *type = bramble_grimm_site_get_house_type (site);

  bramble_picture_set_art (BRAMBLE_PICTURE (child),
                           height > 0 ? NULL : bramble_grimm_site_get_corner (site) ? "grimm/houses/site-corner" : "grimm/houses/site");
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = i < height ? g_strdup_printf ("grimm/houses/%s-%s", type, sections[i]) : NULL;

      child = gtk_widget_get_next_sibling (child);
      bramble_picture_set_art (BRAMBLE_PICTURE (child), art);
    }
  bramble_target_describe (target, bramble_grimm_site_get_description (site), NULL);
}

static void
site_changed (BrambleGrimmSite *site,
              GParamSpec       *pspec,
              BrambleTarget    *target)
{
  update_house (target, pspec, site);
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

  g_object_get (self->player, "straw", &straw, "wood", &wood, "brick", &brick, "starting", &starting, "asked", &asked, "actions", &actions, "hand-size", &hand,
                "houses", &houses, "bonus", &bonus, "tower", &tower, "declared", &declared, NULL);
  gtk_widget_set_visible (self->starting, starting);
  if (asked)
    gtk_widget_add_css_class (self->board, "asked");
  else
    gtk_widget_remove_css_class (self->board, "asked");
  text = g_strdup_printf (ngettext ("%u action", "%u actions", actions), actions);
  gtk_label_set_label (self->actions, text);

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
create_section (int width)
{
  GtkWidget *picture = bramble_picture_new (NULL, width, width * 11 / 10);

  g_object_set (picture, "grow", TRUE, NULL);
  return picture;
}

static GtkWidget *
create_site (gpointer item,
             gpointer user_data)
{
  BrambleGrimmPlayerView *self = user_data;
  BrambleGrimmSite *site = item;
  int width = self->large ? 96 : 48;
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *target = bramble_target_new (bramble_thing_numbers ("site", bramble_grimm_player_get_seat (self->player),
                                                                 bramble_grimm_site_get_index (site)),
                                          overlay);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), create_section (width));
  for (guint i = 0; i < 3; i++)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), create_section (width));
  gtk_widget_add_css_class (target, "site");
  g_signal_connect_object (site, "notify", G_CALLBACK (site_changed), target, 0);
  g_signal_connect_object (site, "notify", G_CALLBACK (player_changed), self, G_CONNECT_SWAPPED);
  update_house (BRAMBLE_TARGET (target), NULL, site);
  return target;
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  BrambleGrimmPlayerView *self = user_data;
  GListModel *players = bramble_grimm_table_get_players (self->table);
  int seat = bramble_item_get_seat (item);
  g_autoptr (BrambleGrimmPlayer) owner = seat < 0 ? NULL : g_list_model_get_item (players, (guint) seat);

  return bramble_grimm_card_new (item, owner ? bramble_grimm_player_get_pig (owner) : NULL, self->large ? 88 : 70);
}

static void
add_counter (BrambleGrimmPlayerView *self,
             const char             *property,
             const char             *art,
             const char             *name)
{
  GtkWidget *counter = bramble_counter_new (art, self->large ? 26 : 16, FALSE);

  gtk_widget_set_tooltip_text (counter, name);
  gtk_box_append (self->stock, counter);
  g_object_bind_property (self->player, property, counter, "count", G_BINDING_SYNC_CREATE);
}

static void
bramble_grimm_player_view_dispose (GObject *object)
{
  BrambleGrimmPlayerView *self = BRAMBLE_GRIMM_PLAYER_VIEW (object);

  if (self->player)
    g_signal_handlers_disconnect_by_data (self->player, self);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->player);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bramble_grimm_player_view_parent_class)->dispose (object);
}

static void
bramble_grimm_player_view_class_init (BrambleGrimmPlayerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_player_view_dispose;

  g_type_ensure (BRAMBLE_TYPE_ROW);
  g_type_ensure (BRAMBLE_TYPE_TARGET);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-player-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, board);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, seat);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, symbol);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, name);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, starting);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, actions);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, stock);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, sites);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, next);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, plan);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, front);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmPlayerView, friend);
}

static void
bramble_grimm_player_view_init (BrambleGrimmPlayerView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  gboolean large = own || g_list_model_get_n_items (bramble_grimm_table_get_players (table)) == 2;
  BrambleGrimmPlayerView *self = g_object_new (BRAMBLE_TYPE_GRIMM_PLAYER_VIEW, NULL);
  const char *pig = bramble_grimm_player_get_pig (player);
  g_autofree char *symbol = g_strconcat ("grimm/symbols/", pig, NULL);
  GListModel *lists[] = { bramble_grimm_player_get_sites (player), bramble_grimm_player_get_friend (player),
                          bramble_grimm_player_get_hand (player), bramble_grimm_player_get_next (player),
                          bramble_grimm_player_get_front (player) };

  self->table = g_object_ref (table);
  self->player = g_object_ref (player);
  self->large = large;
  gtk_widget_add_css_class (self->board, pig);
  if (large)
    gtk_widget_add_css_class (self->board, "large");
  /* Others have less room; theirs can be read by pointing at the name. */
  gtk_widget_set_visible (GTK_WIDGET (self->actions), large);
  /* On a small screen every point more is one for the name. */
  gtk_box_set_spacing (self->stock, large ? 5 : 2);
  bramble_picture_set_art (self->symbol, symbol);
  bramble_target_set_thing (self->seat, bramble_thing_number ("seat", bramble_grimm_player_get_seat (player)));
  gtk_label_set_label (self->name, bramble_grimm_player_get_name (player));
  add_counter (self, "straw", "grimm/tokens/straw", _("Straw"));
  add_counter (self, "wood", "grimm/tokens/wood", _("Wood"));
  add_counter (self, "brick", "grimm/tokens/brick", _("Brick"));
  if (!own)
    add_counter (self, "hand-size", "grimm/cards/back-fable", _("Fables in hand"));
  bramble_bind_box (self->sites, bramble_grimm_player_get_sites (player), create_site, self);
  bramble_bind_box (self->next, bramble_grimm_player_get_next (player), create_card, self);
  bramble_bind_box (self->front, bramble_grimm_player_get_front (player), create_card, self);
  bramble_bind_box (self->friend, bramble_grimm_player_get_friend (player), create_card, self);
  g_signal_connect_swapped (player, "notify", G_CALLBACK (player_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_signal_connect_object (lists[i], "items-changed", G_CALLBACK (player_changed), self, G_CONNECT_SWAPPED);
  player_changed (self);
  return GTK_WIDGET (self);
}

/**
 * bramble_grimm_player_view_add_plan:
 * @plan: (transfer floating): where this player's plan is made
 */
void
bramble_grimm_player_view_add_plan (BrambleGrimmPlayerView *self,
                                    GtkWidget              *plan)
{
  g_return_if_fail (BRAMBLE_IS_GRIMM_PLAYER_VIEW (self));

  gtk_box_append (self->plan, plan);
  gtk_widget_set_visible (GTK_WIDGET (self->plan), TRUE);
}
