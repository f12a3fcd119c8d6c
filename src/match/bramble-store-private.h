/* bramble-store-private.h: what the files of BrambleStore share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-place.h"
#include "bramble-store.h"

G_BEGIN_DECLS

/* The newest state of one game, which is to be on the disk. */
typedef struct
{
  BramblePlace *place;
  char *text;
  BrambleRecord *ended; /* (nullable): the same when the game is over */
  gboolean written;     /* it is among the finished games */
  gboolean counted;     /* and in the statistics, but still in its place */
} BrambleEntry;

/* What is to be written next, by value: the games may go on meanwhile. It is
 * carried out once, by whoever comes first: a thread, or one that cannot wait
 * for it. */
typedef struct
{
  GMutex mutex;       /* held while it is carried out */
  gboolean done;
  GFile *directory;
  GPtrArray *entries; /* (element-type BrambleEntry): those that stay could not be written */
  GError *error;      /* (nullable): what went wrong first */
} BrambleWork;

struct _BrambleStore
{
  GObject parent_instance;

  GFile *directory;
  gboolean open;
  int running;           /* descriptor of the lock that all running programs share, or -1 */
  gboolean alone;        /* no other program keeps games here */

  /* The match that is kept. */
  BrambleMatch *match;   /* (nullable) */
  BramblePlace *place;   /* (nullable): where; there need not be anything yet */
  gboolean ended;        /* its end is on record, or about to be */
  gboolean gone_on;      /* it was gone on with after that */
  gboolean finished;     /* it came to its end here: what is said to it then is on record, too */
  char *noted;           /* (nullable): what there was last to write of it */

  GPtrArray *waiting;    /* (element-type BrambleEntry): not yet being written */
  BrambleWork *work;     /* (nullable): what is being written */
  char *trouble;         /* (nullable): why games cannot be kept just now */
};

/* bramble-store.c */
gboolean     bramble_store_find_waiting (BrambleStore *self,
                                         GFile        *file,
                                         guint        *index);
void         bramble_store_keep_in      (BrambleStore *self,
                                         BrambleMatch *match,
                                         BramblePlace *place);

/* bramble-store-work.c */
void         bramble_entry_free        (BrambleEntry  *entry);
BrambleWork *bramble_work_new          (GFile         *directory,
                                        GPtrArray     *entries);
BrambleWork *bramble_work_ref          (BrambleWork   *work);
void         bramble_work_unref        (BrambleWork   *work);
void         bramble_work_carry_out    (BrambleWork   *work);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleWork, bramble_work_unref)

/* bramble-store-finish.c */
gboolean     bramble_entry_finish      (BrambleEntry  *entry,
                                        GFile         *directory,
                                        GError       **error);
void         bramble_store_drop_closed (GFile         *directory);
GPtrArray   *bramble_store_finished_in (GFile         *directory);
BrambleStatistics *bramble_store_statistics_in (GFile   *directory,
                                                GError **error);

G_END_DECLS
