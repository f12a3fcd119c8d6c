/* bramble-item.c: a thing on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-item.h"

/**
 * BrambleItem:
 *
 * A card, a pig, a stack of sections: anything that is looked at and pointed at.
 * It says what one viewer may know of the thing and nothing else. Only how many
 * there are of it can change; everything else makes it another thing.
 */
struct _BrambleItem
{
  GObject parent_instance;

  char *kind;
  char *id;
  char *name;
  char *text;
  char *note;
  gboolean hidden;
  guint count;
  int seat;
};

G_DEFINE_FINAL_TYPE (BrambleItem, bramble_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_KIND,
  PROP_ID,
  PROP_NAME,
  PROP_TEXT,
  PROP_NOTE,
  PROP_HIDDEN,
  PROP_COUNT,
  PROP_SEAT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
bramble_item_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  BrambleItem *self = BRAMBLE_ITEM (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_string (value, self->kind);
      break;
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_NOTE:
      g_value_set_string (value, self->note);
      break;
    case PROP_HIDDEN:
      g_value_set_boolean (value, self->hidden);
      break;
    case PROP_COUNT:
      g_value_set_uint (value, self->count);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_item_finalize (GObject *object)
{
  BrambleItem *self = BRAMBLE_ITEM (object);

  g_free (self->kind);
  g_free (self->id);
  g_free (self->name);
  g_free (self->text);
  g_free (self->note);

  G_OBJECT_CLASS (bramble_item_parent_class)->finalize (object);
}

static void
bramble_item_class_init (BrambleItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bramble_item_get_property;
  object_class->finalize = bramble_item_finalize;

  props[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, readable);
  props[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, readable);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, readable);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, readable);
  props[PROP_NOTE] = g_param_spec_string ("note", NULL, NULL, NULL, readable);
  props[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE, readable);
  props[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, BRAMBLE_ITEM_NO_SEAT, G_MAXINT, BRAMBLE_ITEM_NO_SEAT,
                                       readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_item_init (BrambleItem *self)
{
  self->seat = BRAMBLE_ITEM_NO_SEAT;
}

BrambleItem *
bramble_item_new (const BrambleItemSpec *spec)
{
  BrambleItem *self = g_object_new (BRAMBLE_TYPE_ITEM, NULL);

  self->kind = g_strdup (spec->kind);
  self->id = g_strdup (spec->id);
  self->name = g_strdup (spec->name);
  self->text = g_strdup (spec->text);
  self->note = g_strdup (spec->note);
  self->hidden = spec->hidden;
  self->count = spec->count;
  self->seat = spec->seat;
  return self;
}

/**
 * bramble_item_is:
 *
 * Whether this is the thing that @spec tells of, however many of it there are.
 * The note counts as well: a card that can no longer be played is not what it
 * was. Name and text follow from the rest.
 */
gboolean
bramble_item_is (BrambleItem           *self,
                 const BrambleItemSpec *spec)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), FALSE);

  return self->seat == spec->seat
         && self->hidden == spec->hidden
         && g_str_equal (self->kind, spec->kind)
         && g_str_equal (self->id, spec->id)
         && g_strcmp0 (self->note, spec->note) == 0;
}

/* For lists of items in the order of their names, as the reader's language has it. */
int
bramble_item_compare_names (gconstpointer a,
                            gconstpointer b,
                            gpointer      user_data)
{
  return g_utf8_collate (bramble_item_get_name ((BrambleItem *) a), bramble_item_get_name ((BrambleItem *) b));
}

const char *
bramble_item_get_kind (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), NULL);

  return self->kind;
}

const char *
bramble_item_get_id (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), NULL);

  return self->id;
}

const char *
bramble_item_get_name (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), NULL);

  return self->name;
}

const char *
bramble_item_get_text (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), NULL);

  return self->text;
}

const char *
bramble_item_get_note (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), NULL);

  return self->note;
}

/* Whether it lies face down. The viewer may know it all the same. */
gboolean
bramble_item_get_hidden (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), FALSE);

  return self->hidden;
}

int
bramble_item_get_seat (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), BRAMBLE_ITEM_NO_SEAT);

  return self->seat;
}

guint
bramble_item_get_count (BrambleItem *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ITEM (self), 0);

  return self->count;
}

/* For the list that the item is in. */
void
bramble_item_set_count (BrambleItem *self,
                        guint        count)
{
  g_return_if_fail (BRAMBLE_IS_ITEM (self));

  if (self->count == count)
    return;

  self->count = count;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT]);
}
