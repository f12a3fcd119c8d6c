/* bramble-list.h: a list of objects that is changed by its own kind only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_LIST (bramble_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrambleList, bramble_list, BRAMBLE, LIST, GObject)

struct _BrambleListClass
{
  GObjectClass parent_class;

  GType item_type; /* of the objects */
};

/* For those that derive from it. */
GPtrArray *bramble_list_get_items (BrambleList *self);
void       bramble_list_settle    (BrambleList *self);

G_END_DECLS
