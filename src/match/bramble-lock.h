/* bramble-lock.h: files that one running program has for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_LOCK_TRY,  /* now or not at all */
  BRAMBLE_LOCK_WAIT, /* when the other one has done, which is soon */
} BrambleLockPatience;

int      bramble_lock_take     (GFile               *file,
                                BrambleLockPatience  patience);
gboolean bramble_lock_is_taken (GFile               *file);
void     bramble_lock_remove   (GFile               *file,
                                int                  lock);
int      bramble_lock_join     (GFile               *file,
                                gboolean            *first);

G_END_DECLS
