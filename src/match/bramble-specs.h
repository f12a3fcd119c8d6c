/* bramble-specs.h: what should be in a list, one thing after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-item-list.h"

G_BEGIN_DECLS

/* Begins as { NULL } and can be used again after each update. */
typedef struct
{
  GArray *specs;    /* (nullable): BrambleItemSpec */
  GPtrArray *texts; /* (nullable): strings that were made for @specs */
} BrambleSpecs;

BrambleItemSpec *bramble_specs_add    (BrambleSpecs    *self,
                                       const char      *kind,
                                       const char      *id,
                                       int              seat);
const char      *bramble_specs_own    (BrambleSpecs    *self,
                                       char            *text);
void             bramble_specs_update (BrambleSpecs    *self,
                                       BrambleItemList *list);
void             bramble_specs_clear  (BrambleSpecs    *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleSpecs, bramble_specs_clear)

G_END_DECLS
