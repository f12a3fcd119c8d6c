/* bramble-grimm-board-hand.c: one's own cards on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>
#include <rules/state.h>
#include <string.h>

#include <bramble-grimm-cards.h>

#include "bramble-bind.h"
#include "bramble-grimm-card.h"
#include "bramble-grimm-layouts.h"
#include "bramble-spread.h"

/* Fables that have room beside each other. */
#define N_PLACES 4

static gboolean
is_gather (BrambleItem *item)
{
  return strcmp (bramble_item_get_kind (item), "gather") == 0
         || (strcmp (bramble_item_get_kind (item), "back") == 0 && strcmp (bramble_item_get_id (item), "gather") == 0);
}

static gboolean
filter_gather (gpointer item,
               gpointer user_data)
{
  return is_gather (item) == GPOINTER_TO_INT (user_data);
}

/* Gather cards lie in the order of the Locations. */
static int
place_of (BrambleItem *item)
{
  static const char *const order[] = { "fields", "forest", "brickyard", "market" };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (strcmp (bramble_item_get_id (item), order[i]) == 0)
      return (int) i;
  return G_N_ELEMENTS (order);
}

/* What is set down stays where it was. */
static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  BrambleItem *first = (BrambleItem *) a;
  BrambleItem *second = (BrambleItem *) b;

  if (is_gather (first))
    return place_of (first) - place_of (second);
  return g_utf8_collate (bramble_item_get_name (first) ? bramble_item_get_name (first) : "",
                         bramble_item_get_name (second) ? bramble_item_get_name (second) : "");
}

/* Everything of @player's that is a Gather card, or everything that is none. */
static GListModel *
own_cards (BrambleGrimmPlayer *player,
           gboolean            gathers)
{
  g_autoptr (GListStore) lists = g_list_store_new (G_TYPE_LIST_MODEL);
  GtkFilterListModel *front;
  GtkFlattenListModel *all;

  front = gtk_filter_list_model_new (g_object_ref (bramble_grimm_player_get_front (player)),
                                     GTK_FILTER (gtk_custom_filter_new (filter_gather, GINT_TO_POINTER (gathers), NULL)));
  g_list_store_append (lists, gathers ? bramble_grimm_player_get_gathers (player) : bramble_grimm_player_get_hand (player));
  g_list_store_append (lists, front);
  if (!gathers)
    g_list_store_append (lists, bramble_grimm_player_get_next (player));
  g_object_unref (front);
  all = gtk_flatten_list_model_new (G_LIST_MODEL (g_steal_pointer (&lists)));
  return G_LIST_MODEL (gtk_sort_list_model_new (G_LIST_MODEL (all), GTK_SORTER (gtk_custom_sorter_new (compare, NULL, NULL))));
}

static guint
edition_of (BrambleGrimmBoard *self)
{
  const GrimmState *view = bramble_match_get_view (bramble_table_get_match (BRAMBLE_TABLE (self->table)));

  return view->edition;
}

/* Reading. */

static void
read_item (BrambleGrimmBoard *self,
           const char        *id)
{
  g_auto (BrambleLeafFace) face = { 0 };
  guint edition = edition_of (self);

  if (id && g_strcmp0 (id, self->read) == 0)
    return;

  g_free (self->read);
  self->read = g_strdup (id);
  if (id)
    bramble_grimm_read_card (id, edition, &face);
  else if (bramble_match_get_viewer (bramble_table_get_match (BRAMBLE_TABLE (self->table))) >= 0)
    face.text = g_strdup (_("There is no Fable in your hand."));
  bramble_leaf_set_face (self->reader, &face);
  /* While nobody in particular looks there is nothing to read, and no empty frame. */
  gtk_widget_set_opacity (gtk_widget_get_parent (GTK_WIDGET (self->reader)), id || face.text ? 1 : 0);
}

static void
entered (GtkEventController *controller,
         BrambleGrimmBoard  *self)
{
  BrambleTarget *card = BRAMBLE_TARGET (gtk_event_controller_get_widget (controller));

  read_item (self, bramble_target_get_thing (card).id);
}

static void
pointed_at (GtkEventController *controller,
            double              x,
            double              y,
            BrambleGrimmBoard  *self)
{
  entered (controller, self);
}

/* Whether @box has the card that is read; if not, the first that could be. */
static gboolean
find_read (BrambleGrimmBoard  *self,
           GtkBox             *box,
           const char        **first)
{
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (box)); card; card = gtk_widget_get_next_sibling (card))
    {
      BrambleThing thing = bramble_target_get_thing (BRAMBLE_TARGET (card));

      if (!bramble_thing_is (thing, "fable") && !bramble_thing_is (thing, "friend"))
        continue;
      if (g_strcmp0 (thing.id, self->read) == 0)
        return TRUE;
      if (*first == NULL)
        *first = thing.id;
    }
  return FALSE;
}

/* Only what is one's own can be read, and something always is. */
void
bramble_grimm_board_show_reader (BrambleGrimmBoard *self)
{
  const char *first = NULL;

  if (!find_read (self, self->friend, &first) && !find_read (self, self->hand, &first))
    read_item (self, first);
}

/* What is chosen is what somebody wants to read. */
void
bramble_grimm_board_read_plan (BrambleGrimmBoard *self)
{
  const BramblePlanChoice *fable = bramble_plan_find_chosen (bramble_board_get_plan (BRAMBLE_BOARD (self)), "fable");

  if (fable && fable->thing.id)
    read_item (self, fable->thing.id);
}

/* Cards. */

/* A card that its owner can read, with a word about where it is. */
static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  BrambleGrimmBoard *self = user_data;
  BrambleMatch *match = bramble_table_get_match (BRAMBLE_TABLE (self->table));
  int seat = bramble_item_get_seat (item);
  const char *pig = seat < 0 ? NULL : bramble_seat_get_look (bramble_match_get_seat (match, (guint) seat))->id;
  const char *kind = bramble_item_get_kind (item);
  /* There is nothing to read on a back. */
  GtkWidget *card = strcmp (kind, "back") == 0 ? bramble_grimm_small_card_new (item, pig)
                                               : bramble_grimm_own_card_new (item, edition_of (self), pig, FALSE);

  if (strcmp (kind, "fable") == 0 || strcmp (kind, "friend") == 0)
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();
      GtkEventController *pointer = gtk_event_controller_motion_new ();

      g_signal_connect (focus, "enter", G_CALLBACK (entered), self);
      g_signal_connect (pointer, "enter", G_CALLBACK (pointed_at), self);
      gtk_widget_add_controller (card, focus);
      gtk_widget_add_controller (card, pointer);
    }
  /* Translators: one's own card that lies face down on the table */
  if (bramble_item_get_hidden (item))
    bramble_target_set_tag (BRAMBLE_TARGET (card), C_("card", "set down"));
  return card;
}

/* A card that lies open while somebody chooses. */
GtkWidget *
bramble_grimm_board_create_open_card (gpointer item,
                                      gpointer user_data)
{
  return bramble_grimm_own_card_new (item, edition_of (user_data), NULL, TRUE);
}

static GtkBox *
add_row (BrambleGrimmBoard     *self,
         const char            *part,
         const BrambleFanShape *wide,
         const BrambleFanShape *compact)
{
  GtkWidget *box = bramble_spread_new ();

  gtk_widget_set_layout_manager (box, bramble_fan_new (wide, compact));
  gtk_widget_add_css_class (box, part);
  bramble_board_add (BRAMBLE_BOARD (self), part, box);
  return GTK_BOX (box);
}

/* Where there is no card yet one sees where it would lie. */
static void
add_places (BrambleGrimmBoard     *self,
            const char            *part,
            const BrambleFanShape *shape,
            guint                  n,
            const char            *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, bramble_fan_new (shape, shape));
  gtk_widget_set_can_target (box, FALSE);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *place = g_object_new (GTK_TYPE_LABEL, "label", name, "wrap", TRUE,
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_add_css_class (place, "hand-place");
      gtk_box_append (GTK_BOX (box), place);
    }
  bramble_board_add (BRAMBLE_BOARD (self), part, box);
}

void
bramble_grimm_board_lay_hand (BrambleGrimmBoard *self)
{
  GtkWidget *paper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  add_places (self, "friend-place", &bramble_grimm_friend_row, 1, C_("place for a card", "Friend"));
  add_places (self, "hand-places", &bramble_grimm_fables_row, N_PLACES, C_("place for a card", "Fable"));
  self->friend = add_row (self, "friend", &bramble_grimm_friend_row, &bramble_grimm_friend_row);
  self->gathers = add_row (self, "gathers", &bramble_grimm_gathers_row, &bramble_grimm_gathers_row_compact);
  self->hand = add_row (self, "hand", &bramble_grimm_fables_row, &bramble_grimm_fables_row_compact);
  self->reader = BRAMBLE_LEAF (bramble_leaf_new (FALSE));
  gtk_widget_set_hexpand (GTK_WIDGET (self->reader), TRUE);
  gtk_widget_add_css_class (paper, "reader");
  gtk_box_append (GTK_BOX (paper), GTK_WIDGET (self->reader));
  bramble_board_add (BRAMBLE_BOARD (self), "reader", paper);
}

/* The cards of @player lie in front. */
void
bramble_grimm_board_show_hand_of (BrambleGrimmBoard  *self,
                                  BrambleGrimmPlayer *player)
{
  g_autoptr (GListModel) gathers = own_cards (player, TRUE);
  g_autoptr (GListModel) fables = own_cards (player, FALSE);

  bramble_bind_box (self->friend, bramble_grimm_player_get_friend (player), create_card, self);
  bramble_bind_box (self->gathers, gathers, create_card, self);
  bramble_bind_box (self->hand, fables, create_card, self);
}
