/* bramble-grimm-location-view.c: a Location on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-location-view.h"

#include <glib/gi18n.h>
#include <rules/grimm.h>

#include "bramble-bind.h"
#include "bramble-children.h"
#include "bramble-counter.h"
#include "bramble-fan.h"
#include "bramble-grimm-card.h"
#include "bramble-picture.h"
#include "bramble-target.h"

/**
 * BrambleGrimmLocationView:
 *
 * The picture of a Location with who is there, and below it what it is called
 * and what lies there.
 */
struct _BrambleGrimmLocationView
{
  GtkWidget parent_instance;

  BrambleGrimmTable *table;
  BrambleGrimmLocation *location;
  BrambleTarget *target;
  GtkBox *cards;   /* a Unique Location, or Fairy Food */
  GtkBox *figures; /* pigs and Monsters */
  GtkBox *pile;
  GtkWidget *empty;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmLocationView, bramble_grimm_location_view, GTK_TYPE_WIDGET)

/* Figures overlap when they are many. */
static const BrambleFanShape figures_row = { GTK_ORIENTATION_HORIZONTAL, 7.6f, 0, TRUE };
static const BrambleFanShape figures_row_large = { GTK_ORIENTATION_HORIZONTAL, 9.6f, 0, TRUE };
static const BrambleFanShape figures_row_compact = { GTK_ORIENTATION_HORIZONTAL, 6, 0, TRUE };

static void
add_names (GString    *text,
           GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (list, i);

      g_string_append_printf (text, "\n%s", bramble_item_get_name (item));
    }
}

/* What lies and stands here, for those who hover or listen. */
static void
describe (BrambleGrimmLocationView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *lies = NULL;
  guint pile[GRIMM_N_TYPES];

  g_object_get (self->location, "straw", &pile[GRIMM_STRAW], "wood", &pile[GRIMM_WOOD], "brick", &pile[GRIMM_BRICK], NULL);
  lies = grimm_pile_text (pile);
  g_string_append (text, lies);
  add_names (text, bramble_grimm_location_get_pigs (self->location));
  add_names (text, bramble_grimm_location_get_monsters (self->location));
  add_names (text, bramble_grimm_location_get_cards (self->location));
  gtk_widget_set_visible (self->empty, pile[GRIMM_STRAW] + pile[GRIMM_WOOD] + pile[GRIMM_BRICK] == 0);
  bramble_target_describe (self->target, bramble_grimm_location_get_name (self->location), text->str);
}

static const char *
pig_of (BrambleGrimmLocationView *self,
        BrambleItem              *item)
{
  GListModel *players = bramble_grimm_table_get_players (self->table);
  g_autoptr (BrambleGrimmPlayer) player = NULL;

  if (bramble_item_get_seat (item) < 0)
    return NULL;
  player = g_list_model_get_item (players, (guint) bramble_item_get_seat (item));
  return bramble_grimm_player_get_pig (player);
}

static GtkWidget *
create_picture (BrambleGrimmLocationView *self,
                BrambleItem              *item,
                int                       width,
                int                       height)
{
  g_autofree char *art = bramble_grimm_item_art (item, pig_of (self, item));
  GtkWidget *picture = bramble_picture_new (art, width, height);

  gtk_widget_set_can_target (picture, TRUE);
  gtk_widget_set_tooltip_text (picture, bramble_item_get_name (item));
  gtk_widget_add_css_class (picture, bramble_item_get_kind (item));
  bramble_target_set_shown (picture, bramble_grimm_item_thing (item));
  return picture;
}

static GtkWidget *
create_figure (gpointer item,
               gpointer user_data)
{
  return create_picture (user_data, item, 4, 5);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return create_picture (user_data, item, 4, 3);
}

static void
add_counter (BrambleGrimmLocationView *self,
             const char               *type)
{
  g_autofree char *art = g_strconcat ("grimm/tokens/", type, NULL);
  GtkWidget *counter = bramble_counter_new (art, 3, TRUE);

  gtk_box_append (self->pile, counter);
  g_object_bind_property (self->location, type, counter, "count", G_BINDING_SYNC_CREATE);
}

static void
bramble_grimm_location_view_dispose (GObject *object)
{
  BrambleGrimmLocationView *self = BRAMBLE_GRIMM_LOCATION_VIEW (object);

  if (self->location)
    g_signal_handlers_disconnect_by_data (self->location, self);
  for (guint i = 0; self->location && i < 3; i++)
    {
      GListModel *lists[] = { bramble_grimm_location_get_pigs (self->location),
                              bramble_grimm_location_get_monsters (self->location),
                              bramble_grimm_location_get_cards (self->location) };

      g_signal_handlers_disconnect_by_data (lists[i], self);
    }
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->location);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bramble_grimm_location_view_parent_class)->dispose (object);
}

static void
bramble_grimm_location_view_class_init (BrambleGrimmLocationViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_location_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "location");
}

static void
bramble_grimm_location_view_init (BrambleGrimmLocationView *self)
{
}

/* What the Location is called, and what lies there. */
static GtkWidget *
create_strip (BrambleGrimmLocationView *self)
{
  GtkWidget *strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = gtk_label_new (bramble_grimm_location_get_name (self->location));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "location-name");
  gtk_widget_add_css_class (strip, "strip");
  self->pile = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->pile), "pile");
  add_counter (self, "straw");
  add_counter (self, "wood");
  add_counter (self, "brick");
  /* Translators: nothing lies at a Location */
  self->empty = gtk_label_new (C_("location", "empty"));
  gtk_widget_add_css_class (self->empty, "empty");
  gtk_box_append (GTK_BOX (strip), name);
  gtk_box_append (GTK_BOX (strip), GTK_WIDGET (self->pile));
  gtk_box_append (GTK_BOX (strip), self->empty);
  return strip;
}

/* The picture, and over it who is there. */
static GtkWidget *
create_scene (BrambleGrimmLocationView *self)
{
  g_autofree char *art = g_strconcat ("grimm/locations/", bramble_grimm_location_get_id (self->location), NULL);
  gboolean large = g_list_model_get_n_items (bramble_grimm_table_get_locations (self->table)) < 4;
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *picture = bramble_picture_new (art, 16, 10);

  g_object_set (picture, "fill", TRUE, "lift", 0.85, NULL);
  gtk_widget_add_css_class (picture, "scene");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_halign (GTK_WIDGET (self->cards), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->cards), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->cards), "lying");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->cards));
  self->figures = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_valign (GTK_WIDGET (self->figures), GTK_ALIGN_END);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->figures),
                                 bramble_fan_new (large ? &figures_row_large : &figures_row, &figures_row_compact));
  gtk_widget_add_css_class (GTK_WIDGET (self->figures), "figures");
  if (large)
    gtk_widget_add_css_class (GTK_WIDGET (self->figures), "large");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->figures));
  gtk_widget_set_vexpand (overlay, TRUE);
  return overlay;
}

GtkWidget *
bramble_grimm_location_view_new (BrambleGrimmTable    *table,
                                 BrambleGrimmLocation *location)
{
  BrambleGrimmLocationView *self = g_object_new (BRAMBLE_TYPE_GRIMM_LOCATION_VIEW, NULL);
  GListModel *lists[] = { bramble_grimm_location_get_pigs (location),
                          bramble_grimm_location_get_monsters (location),
                          bramble_grimm_location_get_cards (location) };
  g_autoptr (GListStore) standing = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkFlattenListModel) figures = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->table = g_object_ref (table);
  self->location = g_object_ref (location);
  self->target = BRAMBLE_TARGET (bramble_target_new (bramble_thing ("location", bramble_grimm_location_get_id (location)), box));
  gtk_widget_add_css_class (GTK_WIDGET (self->target), "location");
  gtk_widget_set_parent (GTK_WIDGET (self->target), GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (box), create_scene (self));
  gtk_box_append (GTK_BOX (box), create_strip (self));
  g_list_store_append (standing, lists[0]);
  g_list_store_append (standing, lists[1]);
  figures = gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&standing)));
  bramble_bind_box (self->figures, G_LIST_MODEL (figures), create_figure, self);
  bramble_bind_box (self->cards, lists[2], create_card, self);
  g_signal_connect_swapped (location, "notify", G_CALLBACK (describe), self);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_signal_connect_swapped (lists[i], "items-changed", G_CALLBACK (describe), self);
  describe (self);
  return GTK_WIDGET (self);
}
