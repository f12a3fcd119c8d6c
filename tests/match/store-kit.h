/* store-kit.h: what tests ask a store
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "match-kit.h"

G_BEGIN_DECLS

BrambleStore *store_open         (KitDir        *dir);
void          store_rest         (BrambleStore  *store);
guint         store_n_unfinished (BrambleStore  *store);
guint         store_n_finished   (BrambleStore  *store);
guint         store_n_counted    (BrambleStore  *store,
                                  guint          seats);

/* The unfinished games, the newest being number 0. */
GFile        *store_file         (BrambleStore  *store,
                                  guint          number);
BrambleMatch *store_load         (BrambleStore  *store,
                                  guint          number);
GFile        *store_find         (BrambleStore  *store,
                                  BrambleMatch  *match);
void          store_has          (BrambleStore  *store,
                                  BrambleMatch  *match);

/* A match just before its end: one more answer, and it is over. */
BrambleMatch *store_almost_over  (guint          seed,
                                  gboolean       casual,
                                  guint         *last);
void          store_answers      (BrambleMatch  *match,
                                  guint          n);

G_END_DECLS
