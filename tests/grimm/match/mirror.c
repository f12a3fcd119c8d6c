/* mirror.c: a copy of an object that is kept by listening alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "mirror.h"

#include "worlds.h"

/* One readable property. */
typedef struct
{
  GParamSpec *spec;
  char *contents;
  Mirror *held; /* (nullable): the object that it holds */
} Part;

struct _Mirror
{
  GObject *object;
  GArray *parts;    /* Part */
  GPtrArray *items; /* (nullable): Mirror, for a list */
  guint *told;      /* counts for all that belong together */
  gboolean is_root; /* @told is ours */
};

static Mirror *mirror_part (gpointer object, guint *told);

static void
clear_part (gpointer data)
{
  Part *part = data;

  g_free (part->contents);
  g_clear_pointer (&part->held, mirror_free);
}

static char *
read_contents (Mirror     *self,
               GParamSpec *spec)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (self->object, spec->name, &value);
  return world_dump_value (&value);
}

static void
notified (GObject    *object,
          GParamSpec *spec,
          Mirror     *self)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      Part *part = &g_array_index (self->parts, Part, i);
      g_autofree char *contents = NULL;

      if (part->spec != spec)
        continue;
      /* What holds an object holds the same one for ever. */
      g_assert_null (part->held);
      contents = read_contents (self, spec);
      g_assert_cmpstr (contents, !=, part->contents);
      g_free (part->contents);
      part->contents = g_steal_pointer (&contents);
      (*self->told)++;
      return;
    }

  g_assert_not_reached ();
}

static void
items_changed (GListModel *list,
               guint       position,
               guint       removed,
               guint       added,
               Mirror     *self)
{
  g_assert_cmpuint (removed + added, >, 0);
  g_assert_cmpuint (position + removed, <=, self->items->len);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, self->items->len - removed + added);

  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, position + i);

      /* Nothing comes back that has just gone. */
      for (guint j = 0; j < removed; j++)
        g_assert_true (((Mirror *) g_ptr_array_index (self->items, position + j))->object != item);
    }
  if (removed > 0)
    g_ptr_array_remove_range (self->items, position, removed);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, position + i);

      g_ptr_array_insert (self->items, (int) (position + i), mirror_part (item, self->told));
    }

  /* The same objects stand for what stayed. */
  for (guint i = 0; i < self->items->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      g_assert_true (((Mirror *) g_ptr_array_index (self->items, i))->object == item);
    }
  (*self->told)++;
}

static Mirror *
mirror_part (gpointer  object,
             guint    *told)
{
  Mirror *self = g_new0 (Mirror, 1);
  guint n_specs;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_specs);

  self->object = g_object_ref (object);
  self->told = told;
  self->parts = g_array_new (FALSE, TRUE, sizeof (Part));
  g_array_set_clear_func (self->parts, clear_part);
  for (guint i = 0; i < n_specs; i++)
    {
      Part part = { .spec = specs[i] };
      g_autoptr (GObject) held = NULL;

      if ((specs[i]->flags & G_PARAM_READABLE) == 0)
        continue;
      part.contents = read_contents (self, specs[i]);
      if (G_IS_PARAM_SPEC_OBJECT (specs[i]))
        g_object_get (object, specs[i]->name, &held, NULL);
      if (held)
        part.held = mirror_part (held, told);
      g_array_append_val (self->parts, part);
    }
  g_signal_connect (object, "notify", G_CALLBACK (notified), self);

  if (G_IS_LIST_MODEL (object))
    {
      self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) mirror_free);
      for (guint i = 0; i < g_list_model_get_n_items (object); i++)
        {
          g_autoptr (GObject) item = g_list_model_get_item (object, i);

          g_ptr_array_add (self->items, mirror_part (item, told));
        }
      g_signal_connect (object, "items-changed", G_CALLBACK (items_changed), self);
    }

  return self;
}

Mirror *
mirror_new (gpointer object)
{
  Mirror *self = mirror_part (object, g_new0 (guint, 1));

  self->is_root = TRUE;
  return self;
}

void
mirror_free (Mirror *self)
{
  g_signal_handlers_disconnect_by_data (self->object, self);
  g_array_unref (self->parts);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_object_unref (self->object);
  if (self->is_root)
    g_free (self->told);
  g_free (self);
}

static void
dump (GString *text,
      guint    depth,
      Mirror  *self)
{
  g_string_append_printf (text, "%*sobject: %s\n", (int) (2 * depth), "", G_OBJECT_TYPE_NAME (self->object));
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      g_string_append_printf (text, "%*s%s: %s\n", (int) (2 * depth + 2), "", part->spec->name, part->contents);
      if (part->held)
        dump (text, depth + 2, part->held);
    }
  for (guint i = 0; self->items && i < self->items->len; i++)
    dump (text, depth + 1, g_ptr_array_index (self->items, i));
}

char *
mirror_dump (Mirror *self)
{
  GString *text = g_string_new (NULL);

  dump (text, 0, self);
  return g_string_free (text, FALSE);
}

guint
mirror_told (Mirror *self)
{
  guint told = *self->told;

  *self->told = 0;
  return told;
}
