/* bramble-store.h: where games are kept without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"
#include "bramble-statistics.h"

G_BEGIN_DECLS

/* How many finished games are kept for replay. */
#define BRAMBLE_STORE_FINISHED 10

#define BRAMBLE_TYPE_STORE (bramble_store_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStore, bramble_store, BRAMBLE, STORE, GObject)

BrambleStore *bramble_store_new             (GFile         *directory);
gboolean      bramble_store_open            (BrambleStore  *self,
                                             GError       **error);
gboolean      bramble_store_get_alone       (BrambleStore  *self);
const char   *bramble_store_get_trouble     (BrambleStore  *self);

/* The match that is kept from now on: saved after every answer, in a place of
 * its own, until it is finished or deleted. */
void          bramble_store_keep            (BrambleStore  *self,
                                             BrambleMatch  *match);
gboolean      bramble_store_resume          (BrambleStore  *self,
                                             GFile         *file,
                                             BrambleMatch  *match,
                                             GError       **error);
BrambleMatch *bramble_store_get_match       (BrambleStore  *self);
gboolean      bramble_store_is_own          (BrambleStore  *self,
                                             GFile         *file);
gboolean      bramble_store_flush           (BrambleStore  *self);

/* What there is, newest first. */
GPtrArray    *bramble_store_list_unfinished (BrambleStore  *self);
gboolean      bramble_store_delete          (BrambleStore  *self,
                                             GFile         *file,
                                             GError       **error);

/* The lesson of a game that somebody is in the middle of. */
GFile        *bramble_store_find_lesson     (BrambleStore      *self,
                                             const BrambleGame *game);

/* These may be read in a worker thread. */
GPtrArray    *bramble_store_list_finished   (BrambleStore  *self);
gboolean      bramble_store_has_statistics  (BrambleStore  *self);
void               bramble_store_recall          (BrambleStore      *self,
                                                  const BrambleGame *game,
                                                  BrambleSetup      *setup);
BrambleStatistics *bramble_store_read_statistics (BrambleStore  *self,
                                                  GError       **error);

G_END_DECLS
