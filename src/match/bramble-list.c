/* bramble-list.c: a list of objects that is changed by its own kind only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-list.h"

/**
 * BrambleList:
 *
 * A #GListModel over an array. What derives from it changes the array and tells
 * of that with g_list_model_items_changed() and bramble_list_settle(); everybody
 * else only reads.
 */
typedef struct
{
  GPtrArray *items; /* GObject */
  guint told;       /* how many items there were when that was last told */
} BrambleListPrivate;

static void bramble_list_list_model_init (GListModelInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (BrambleList, bramble_list, G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (BrambleList)
                                  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bramble_list_list_model_init))

enum
{
  PROP_0,
  PROP_N_ITEMS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GType
bramble_list_get_item_type (GListModel *model)
{
  return BRAMBLE_LIST_GET_CLASS (model)->item_type;
}

static guint
bramble_list_get_n_items (GListModel *model)
{
  return bramble_list_get_items (BRAMBLE_LIST (model))->len;
}

static gpointer
bramble_list_get_item (GListModel *model,
                       guint       position)
{
  const GPtrArray *items = bramble_list_get_items (BRAMBLE_LIST (model));

  return position < items->len ? g_object_ref (g_ptr_array_index (items, position)) : NULL;
}

static void
bramble_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = bramble_list_get_item_type;
  iface->get_n_items = bramble_list_get_n_items;
  iface->get_item = bramble_list_get_item;
}

static void
bramble_list_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_N_ITEMS:
      g_value_set_uint (value, bramble_list_get_items (BRAMBLE_LIST (object))->len);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_list_finalize (GObject *object)
{
  g_ptr_array_unref (bramble_list_get_items (BRAMBLE_LIST (object)));

  G_OBJECT_CLASS (bramble_list_parent_class)->finalize (object);
}

static void
bramble_list_class_init (BrambleListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  klass->item_type = G_TYPE_OBJECT;
  object_class->get_property = bramble_list_get_property;
  object_class->finalize = bramble_list_finalize;

  props[PROP_N_ITEMS] = g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_list_init (BrambleList *self)
{
  BrambleListPrivate *priv = bramble_list_get_instance_private (self);

  priv->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * bramble_list_get_items:
 *
 * Returns: (transfer none) (element-type GObject): the items, to be changed
 */
GPtrArray *
bramble_list_get_items (BrambleList *self)
{
  BrambleListPrivate *priv = bramble_list_get_instance_private (self);

  return priv->items;
}

/* Tells that there are more or fewer items, when there are. */
void
bramble_list_settle (BrambleList *self)
{
  BrambleListPrivate *priv = bramble_list_get_instance_private (self);

  if (priv->told == priv->items->len)
    return;

  priv->told = priv->items->len;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ITEMS]);
}
