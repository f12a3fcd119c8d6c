/* bramble-item.h: a thing on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define BRAMBLE_ITEM_NO_SEAT (-1)

/* What a thing is, before there is an object for it. The strings are the
 * caller's; an item copies them. */
typedef struct
{
  const char *kind; /* "fable", "pig", "back" … */
  const char *id;   /* stable, unique within its kind: "wolf", "seat-2", "straw-floor" */
  const char *name; /* (nullable): translated */
  const char *text; /* (nullable): translated; what it does */
  const char *note; /* (nullable): translated; what else one should know */
  gboolean hidden;  /* it lies face down */
  guint count;      /* how many of it there are */
  int seat;         /* whose it is, or BRAMBLE_ITEM_NO_SEAT */
} BrambleItemSpec;

#define BRAMBLE_TYPE_ITEM (bramble_item_get_type ())
G_DECLARE_FINAL_TYPE (BrambleItem, bramble_item, BRAMBLE, ITEM, GObject)

BrambleItem *bramble_item_new        (const BrambleItemSpec *spec);
gboolean     bramble_item_is         (BrambleItem           *self,
                                      const BrambleItemSpec *spec);

int          bramble_item_compare_names (gconstpointer a,
                                         gconstpointer b,
                                         gpointer      user_data);

const char  *bramble_item_get_kind   (BrambleItem *self);
const char  *bramble_item_get_id     (BrambleItem *self);
const char  *bramble_item_get_name   (BrambleItem *self);
const char  *bramble_item_get_text   (BrambleItem *self);
const char  *bramble_item_get_note   (BrambleItem *self);
gboolean     bramble_item_get_hidden (BrambleItem *self);
int          bramble_item_get_seat   (BrambleItem *self);
guint        bramble_item_get_count  (BrambleItem *self);
void         bramble_item_set_count  (BrambleItem *self,
                                      guint        count);

G_END_DECLS
