/* bramble-grimm-site.c: a Build Site and what stands on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-private.h"

#include <rules/grimm.h>

struct _BrambleGrimmSite
{
  GObject parent_instance;

  guint index;       /* on its player's board */
  const char *type;  /* (nullable): the id of what the house is made of */
  guint height;      /* how many sections stand */
  gboolean corner;   /* it is Cutting Corners */
  gboolean complete; /* the house has its Roof */
  char *description; /* translated */
};

G_DEFINE_FINAL_TYPE (BrambleGrimmSite, bramble_grimm_site, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_TYPE,
  PROP_HEIGHT,
  PROP_CORNER,
  PROP_COMPLETE,
  PROP_DESCRIPTION,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
bramble_grimm_site_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  BrambleGrimmSite *self = BRAMBLE_GRIMM_SITE (object);

  switch (prop_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_TYPE:
      g_value_set_string (value, self->type);
      break;
    case PROP_HEIGHT:
      g_value_set_uint (value, self->height);
      break;
    case PROP_CORNER:
      g_value_set_boolean (value, self->corner);
      break;
    case PROP_COMPLETE:
      g_value_set_boolean (value, self->complete);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_grimm_site_finalize (GObject *object)
{
  BrambleGrimmSite *self = BRAMBLE_GRIMM_SITE (object);

  g_free (self->description);

  G_OBJECT_CLASS (bramble_grimm_site_parent_class)->finalize (object);
}

static void
bramble_grimm_site_class_init (BrambleGrimmSiteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_grimm_site_get_property;
  object_class->finalize = bramble_grimm_site_finalize;

  props[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, GRIMM_MAX_SITES, 0, readable);
  props[PROP_TYPE] = g_param_spec_string ("type", NULL, NULL, NULL, readable);
  props[PROP_HEIGHT] = g_param_spec_uint ("height", NULL, NULL, 0, GRIMM_N_SECTIONS, 0, readable);
  props[PROP_CORNER] = g_param_spec_boolean ("corner", NULL, NULL, FALSE, readable);
  props[PROP_COMPLETE] = g_param_spec_boolean ("complete", NULL, NULL, FALSE, readable);
  props[PROP_DESCRIPTION] = g_param_spec_string ("description", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_grimm_site_init (BrambleGrimmSite *self)
{
}

BrambleGrimmSite *
bramble_grimm_site_new (guint index)
{
  BrambleGrimmSite *self = g_object_new (BRAMBLE_TYPE_GRIMM_SITE, NULL);

  self->index = index;
  return self;
}

void
bramble_grimm_site_update (BrambleGrimmSite  *self,
                           const GrimmPlayer *player)
{
  const GrimmHouse *house = &player->sites[self->index];

  g_object_freeze_notify (G_OBJECT (self));
  bramble_set_id (self, &self->type, house->height > 0 ? grimm_type_ids[house->type] : NULL, props[PROP_TYPE]);
  bramble_set_uint (self, &self->height, house->height, props[PROP_HEIGHT]);
  bramble_set_int (self, &self->corner, player->corner == self->index, props[PROP_CORNER]);
  bramble_set_int (self, &self->complete, house->height == GRIMM_N_SECTIONS, props[PROP_COMPLETE]);
  bramble_take_text (self, &self->description, bramble_grimm_site_text (player, self->index),
                     props[PROP_DESCRIPTION]);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
bramble_grimm_site_get_index (BrambleGrimmSite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_SITE (self), 0);

  return self->index;
}

/* Returns (nullable): "straw", "wood" or "brick", or NULL while nothing stands. */
const char *
bramble_grimm_site_get_house_type (BrambleGrimmSite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_SITE (self), NULL);

  return self->type;
}

guint
bramble_grimm_site_get_height (BrambleGrimmSite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_SITE (self), 0);

  return self->height;
}

/* Whether this is the extra site that the card Cutting Corners gave. */
gboolean
bramble_grimm_site_get_corner (BrambleGrimmSite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_SITE (self), FALSE);

  return self->corner;
}

gboolean
bramble_grimm_site_get_complete (BrambleGrimmSite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_SITE (self), FALSE);

  return self->complete;
}

/* Returns what stands here, in words. */
const char *
bramble_grimm_site_get_description (BrambleGrimmSite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_SITE (self), NULL);

  return self->description;
}
