/* bramble-grimm-location.c: a Location and what is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-private.h"

#include <rules/grimm.h>

struct _BrambleGrimmLocation
{
  GObject parent_instance;

  guint index;
  guint resources[GRIMM_N_TYPES];
  BrambleItemList *pigs;
  BrambleItemList *monsters;
  BrambleItemList *cards; /* the Unique Location and Fairy Food */
};

G_DEFINE_FINAL_TYPE (BrambleGrimmLocation, bramble_grimm_location, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_ID,
  PROP_NAME,
  PROP_STRAW, /* in the order of GrimmType */
  PROP_WOOD,
  PROP_BRICK,
  PROP_PIGS,
  PROP_MONSTERS,
  PROP_CARDS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
bramble_grimm_location_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  BrambleGrimmLocation *self = BRAMBLE_GRIMM_LOCATION (object);

  switch (prop_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_ID:
      g_value_set_string (value, bramble_grimm_location_get_id (self));
      break;
    case PROP_NAME:
      g_value_set_string (value, bramble_grimm_location_get_name (self));
      break;
    case PROP_STRAW:
    case PROP_WOOD:
    case PROP_BRICK:
      g_value_set_uint (value, self->resources[prop_id - PROP_STRAW]);
      break;
    case PROP_PIGS:
      g_value_set_object (value, self->pigs);
      break;
    case PROP_MONSTERS:
      g_value_set_object (value, self->monsters);
      break;
    case PROP_CARDS:
      g_value_set_object (value, self->cards);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_grimm_location_finalize (GObject *object)
{
  BrambleGrimmLocation *self = BRAMBLE_GRIMM_LOCATION (object);

  g_object_unref (self->pigs);
  g_object_unref (self->monsters);
  g_object_unref (self->cards);

  G_OBJECT_CLASS (bramble_grimm_location_parent_class)->finalize (object);
}

static void
bramble_grimm_location_class_init (BrambleGrimmLocationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_grimm_location_get_property;
  object_class->finalize = bramble_grimm_location_finalize;

  props[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, GRIMM_N_LOCATIONS, 0, readable);
  props[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, readable);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, readable);
  props[PROP_STRAW] = g_param_spec_uint ("straw", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_WOOD] = g_param_spec_uint ("wood", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_BRICK] = g_param_spec_uint ("brick", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_PIGS] = g_param_spec_object ("pigs", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_MONSTERS] = g_param_spec_object ("monsters", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_grimm_location_init (BrambleGrimmLocation *self)
{
  self->pigs = bramble_item_list_new ();
  self->monsters = bramble_item_list_new ();
  self->cards = bramble_item_list_new ();
}

BrambleGrimmLocation *
bramble_grimm_location_new (guint index)
{
  BrambleGrimmLocation *self = g_object_new (BRAMBLE_TYPE_GRIMM_LOCATION, NULL);

  self->index = index;
  return self;
}

void
bramble_grimm_location_update (BrambleGrimmLocation   *self,
                               const BrambleGrimmView *view)
{
  const GrimmState *s = &view->s;
  g_auto (BrambleSpecs) specs = { NULL };

  g_object_freeze_notify (G_OBJECT (self));
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    bramble_set_uint (self, &self->resources[type], s->piles[self->index][type], props[PROP_STRAW + type]);

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].pig == self->index)
      bramble_grimm_specs_add_pig (&specs, view, seat);
  bramble_specs_update (&specs, self->pigs);

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].monster_at == self->index && s->players[seat].fable < GRIMM_N_FABLES)
      bramble_grimm_specs_add_monster (&specs, view, s->players[seat].fable, (int) seat);
  bramble_specs_update (&specs, self->monsters);

  if (s->unique[self->index] != GRIMM_NONE)
    bramble_grimm_specs_add_card (&specs, view, s->unique[self->index], BRAMBLE_ITEM_NO_SEAT, FALSE, NULL);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].next_place == self->index)
      bramble_grimm_specs_add_card (&specs, view, s->players[seat].next_card, (int) seat, FALSE, NULL);
  bramble_specs_update (&specs, self->cards);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
bramble_grimm_location_get_index (BrambleGrimmLocation *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_LOCATION (self), 0);

  return self->index;
}

const char *
bramble_grimm_location_get_id (BrambleGrimmLocation *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_LOCATION (self), NULL);

  return grimm_location_ids[self->index];
}

const char *
bramble_grimm_location_get_name (BrambleGrimmLocation *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_LOCATION (self), NULL);

  return grimm_location_name (self->index);
}

/**
 * bramble_grimm_location_get_pigs:
 *
 * Returns: (transfer none): a list of #BrambleItem, who stands here
 */
GListModel *
bramble_grimm_location_get_pigs (BrambleGrimmLocation *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_LOCATION (self), NULL);

  return G_LIST_MODEL (self->pigs);
}

/**
 * bramble_grimm_location_get_monsters:
 *
 * Returns: (transfer none): a list of #BrambleItem
 */
GListModel *
bramble_grimm_location_get_monsters (BrambleGrimmLocation *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_LOCATION (self), NULL);

  return G_LIST_MODEL (self->monsters);
}

/**
 * bramble_grimm_location_get_cards:
 *
 * Returns: (transfer none): a list of #BrambleItem: a Unique Location, Fairy Food
 */
GListModel *
bramble_grimm_location_get_cards (BrambleGrimmLocation *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_LOCATION (self), NULL);

  return G_LIST_MODEL (self->cards);
}
