/* bramble-item-list.c: things that lie together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-item-list.h"

/**
 * BrambleItemList:
 *
 * A list of #BrambleItem that is told what should be in it and finds out for
 * itself what that changes. The same things keep the same objects, so whoever
 * shows them is told of what came and went and nothing else.
 */
struct _BrambleItemList
{
  BrambleList parent_instance;

  GPtrArray *items;  /* BrambleItem: those of the list */
  gboolean updating; /* somebody is being told, so the list must not change */
};

G_DEFINE_FINAL_TYPE (BrambleItemList, bramble_item_list, BRAMBLE_TYPE_LIST)

static gboolean
is_at (BrambleItemList       *self,
       guint                  position,
       const BrambleItemSpec *spec)
{
  return bramble_item_is (g_ptr_array_index (self->items, position), spec);
}

/**
 * count_common:
 * @first: where the items begin that are compared
 *
 * How long the longest common subsequence is of what is left of the items and
 * of the specs, for every number already dealt with.
 *
 * Returns: (transfer full): a table of @n_items + 1 rows and @n_specs + 1 columns
 */
static guint *
count_common (BrambleItemList       *self,
              guint                  first,
              guint                  n_items,
              const BrambleItemSpec *specs,
              guint                  n_specs)
{
  guint width = n_specs + 1;
  guint *common = g_new0 (guint, (n_items + 1) * width);

  for (guint i = n_items; i > 0; i--)
    for (guint j = n_specs; j > 0; j--)
      {
        guint *here = &common[(i - 1) * width + j - 1];

        if (is_at (self, first + i - 1, &specs[j - 1]))
          *here = here[width + 1] + 1;
        else
          *here = MAX (here[width], here[1]);
      }

  return common;
}

/* Makes of @n_items items from @first on what @specs says, one at a time. */
static void
change (BrambleItemList       *self,
        guint                  first,
        guint                  n_items,
        const BrambleItemSpec *specs,
        guint                  n_specs)
{
  g_autofree guint *common = count_common (self, first, n_items, specs, n_specs);
  guint width = n_specs + 1;
  guint at = first;

  for (guint i = 0, j = 0; i < n_items || j < n_specs;)
    {
      const guint *here = &common[i * width + j];

      if (i < n_items && j < n_specs && is_at (self, at, &specs[j]))
        {
          i++;
          j++;
          at++;
        }
      else if (i < n_items && (j == n_specs || here[width] >= here[1]))
        {
          g_ptr_array_remove_index (self->items, at);
          i++;
          g_list_model_items_changed (G_LIST_MODEL (self), at, 1, 0);
        }
      else
        {
          g_ptr_array_insert (self->items, (int) at, bramble_item_new (&specs[j]));
          j++;
          g_list_model_items_changed (G_LIST_MODEL (self), at, 0, 1);
          at++;
        }
    }
}

static void
bramble_item_list_class_init (BrambleItemListClass *klass)
{
  BRAMBLE_LIST_CLASS (klass)->item_type = BRAMBLE_TYPE_ITEM;
}

static void
bramble_item_list_init (BrambleItemList *self)
{
  self->items = bramble_list_get_items (BRAMBLE_LIST (self));
}

BrambleItemList *
bramble_item_list_new (void)
{
  return g_object_new (BRAMBLE_TYPE_ITEM_LIST, NULL);
}

/**
 * bramble_item_list_update:
 * @specs: (array length=n_specs): what should be in the list
 *
 * Changes the list by as few single insertions and removals as possible. Must
 * not be called by somebody who is just being told of a change of this list.
 */
void
bramble_item_list_update (BrambleItemList       *self,
                          const BrambleItemSpec *specs,
                          guint                  n_specs)
{
  guint n_items;
  guint prefix = 0;
  guint suffix = 0;

  g_return_if_fail (BRAMBLE_IS_ITEM_LIST (self));
  g_return_if_fail (!self->updating);

  self->updating = TRUE;
  n_items = self->items->len;
  while (prefix < MIN (n_items, n_specs) && is_at (self, prefix, &specs[prefix]))
    prefix++;
  while (suffix < MIN (n_items, n_specs) - prefix && is_at (self, n_items - suffix - 1, &specs[n_specs - suffix - 1]))
    suffix++;

  if (n_items > prefix + suffix || n_specs > prefix + suffix)
    change (self, prefix, n_items - prefix - suffix, specs + prefix, n_specs - prefix - suffix);
  for (guint i = 0; i < n_specs; i++)
    bramble_item_set_count (g_ptr_array_index (self->items, i), specs[i].count);
  bramble_list_settle (BRAMBLE_LIST (self));
  self->updating = FALSE;
}
