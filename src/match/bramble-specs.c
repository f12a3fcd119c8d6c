/* bramble-specs.c: what should be in a list, one thing after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-specs.h"

/**
 * bramble_specs_add:
 *
 * Returns: the thing, to fill in what else there is to say of it before the next
 * one is added
 */
BrambleItemSpec *
bramble_specs_add (BrambleSpecs *self,
                   const char   *kind,
                   const char   *id,
                   int           seat)
{
  BrambleItemSpec spec = { .kind = kind, .id = id, .count = 1, .seat = seat };

  if (self->specs == NULL)
    self->specs = g_array_new (FALSE, FALSE, sizeof (BrambleItemSpec));
  g_array_append_val (self->specs, spec);
  return &g_array_index (self->specs, BrambleItemSpec, self->specs->len - 1);
}

/**
 * bramble_specs_own:
 * @text: (transfer full): what was made for one of them
 *
 * Returns: @text, which is kept for as long as it is needed
 */
const char *
bramble_specs_own (BrambleSpecs *self,
                   char         *text)
{
  if (self->texts == NULL)
    self->texts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->texts, text);
  return text;
}

/* Puts everything into @list and is ready for the next one. */
void
bramble_specs_update (BrambleSpecs    *self,
                      BrambleItemList *list)
{
  if (self->specs)
    bramble_item_list_update (list, (const BrambleItemSpec *) self->specs->data, self->specs->len);
  else
    bramble_item_list_update (list, NULL, 0);
  bramble_specs_clear (self);
}

void
bramble_specs_clear (BrambleSpecs *self)
{
  g_clear_pointer (&self->specs, g_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
}
