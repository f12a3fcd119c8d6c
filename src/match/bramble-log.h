/* bramble-log.h: what the viewer of a match has been told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-list.h"
#include "bramble-log-entry.h"
#include "bramble-match.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_LOG (bramble_log_get_type ())
G_DECLARE_FINAL_TYPE (BrambleLog, bramble_log, BRAMBLE, LOG, BrambleList)

BrambleLog *bramble_log_new   (BrambleMatch *match);
GListModel *bramble_log_since (BrambleLog   *self,
                               guint         step);
void        bramble_log_set_until (BrambleLog *self,
                                   guint       step);

G_END_DECLS
