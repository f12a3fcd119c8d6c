/* bramble-grimm-location-view.c: a Location on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-location-view.h"

#include <glib/gi18n.h>

#include "bramble-bind.h"
#include "bramble-children.h"
#include "bramble-counter.h"
#include "bramble-grimm-card.h"
#include "bramble-picture.h"
#include "bramble-target.h"

/* Letters of a Location's name that are always seen. */
#define MIN_NAME 7

struct _BrambleGrimmLocationView
{
  GtkWidget parent_instance;

  BrambleGrimmTable *table;
  BrambleGrimmLocation *location;
  BrambleTarget *target;
  GtkOverlay *overlay;
  BramblePicture *picture;
  GtkWidget *scene;
  GtkLabel *name;
  GtkBox *cards;
  GtkBox *pigs;
  GtkBox *monsters;
  GtkBox *pile;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmLocationView, bramble_grimm_location_view, GTK_TYPE_WIDGET)

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
  guint straw, wood, brick;

  g_object_get (self->location, "straw", &straw, "wood", &wood, "brick", &brick, NULL);
  /* Translators: what lies at a Location */
  g_string_append_printf (text, _("Straw: %1$u, Wood: %2$u, Brick: %3$u"), straw, wood, brick);
  add_names (text, bramble_grimm_location_get_pigs (self->location));
  add_names (text, bramble_grimm_location_get_monsters (self->location));
  add_names (text, bramble_grimm_location_get_cards (self->location));
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
create_figure (gpointer item,
               gpointer user_data)
{
  return bramble_grimm_figure_new (item, pig_of (user_data, item), 84);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return bramble_grimm_figure_new (item, NULL, 42);
}

static void
add_counter (BrambleGrimmLocationView *self,
             const char               *type)
{
  g_autofree char *art = g_strconcat ("grimm/tokens/", type, NULL);
  GtkWidget *counter = bramble_counter_new (art, 26, TRUE);

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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_location_view_dispose;

  g_type_ensure (BRAMBLE_TYPE_TARGET);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-location-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, target);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, picture);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, overlay);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, scene);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, name);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, cards);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, pigs);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, monsters);
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmLocationView, pile);
}

static void
bramble_grimm_location_view_init (BrambleGrimmLocationView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The picture is never too small for what stands on it. */
  gtk_overlay_set_measure_overlay (self->overlay, self->scene, TRUE);
}

GtkWidget *
bramble_grimm_location_view_new (BrambleGrimmTable    *table,
                                 BrambleGrimmLocation *location)
{
  BrambleGrimmLocationView *self = g_object_new (BRAMBLE_TYPE_GRIMM_LOCATION_VIEW, NULL);
  const char *id = bramble_grimm_location_get_id (location);
  const char *name = bramble_grimm_location_get_name (location);
  g_autofree char *art = g_strconcat ("grimm/locations/", id, NULL);
  GListModel *lists[] = { bramble_grimm_location_get_pigs (location),
                          bramble_grimm_location_get_monsters (location),
                          bramble_grimm_location_get_cards (location) };

  self->table = g_object_ref (table);
  self->location = g_object_ref (location);
  bramble_picture_set_art (self->picture, art);
  bramble_target_set_thing (self->target, bramble_thing ("location", id));
  gtk_label_set_label (self->name, name);
  /* What lies here may get smaller, the name not, unless it is very long. */
  gtk_label_set_width_chars (self->name, (int) MIN (g_utf8_strlen (name, -1), MIN_NAME));
  bramble_bind_box (self->pigs, lists[0], create_figure, self);
  bramble_bind_box (self->monsters, lists[1], create_figure, self);
  bramble_bind_box (self->cards, lists[2], create_card, self);
  add_counter (self, "straw");
  add_counter (self, "wood");
  add_counter (self, "brick");
  g_signal_connect_swapped (location, "notify", G_CALLBACK (describe), self);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_signal_connect_swapped (lists[i], "items-changed", G_CALLBACK (describe), self);
  describe (self);
  return GTK_WIDGET (self);
}
