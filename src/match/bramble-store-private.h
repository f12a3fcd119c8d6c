/* bramble-store-private.h: what the files of BrambleStore share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-store.h"

G_BEGIN_DECLS

#define BRAMBLE_STORE_SLOTS 9

/* A game that is over and is not yet on record as finished. */
typedef struct
{
  char *text;
  BrambleRecord *record;
  gboolean written; /* it is among the finished games, but not yet counted */
} BrambleEnd;

/* What is to be written next, by value: the game may go on meanwhile. It is
 * carried out once, by whoever comes first: a thread, or one that cannot wait
 * for it. */
typedef struct
{
  GMutex mutex;    /* held while it is carried out */
  gboolean done;
  GFile *directory;
  guint slot;
  GPtrArray *ends; /* (element-type BrambleEnd): those that stay could not be written */
  char *text;      /* (nullable): the game that is being played */
  GError *error;   /* (nullable): what went wrong */
} BrambleWork;

void         bramble_end_free          (BrambleEnd  *end);

BrambleWork *bramble_work_new          (GFile       *directory,
                                        guint        slot);
BrambleWork *bramble_work_ref          (BrambleWork *work);
void         bramble_work_unref        (BrambleWork *work);
void         bramble_work_carry_out    (BrambleWork *work);

GFile       *bramble_store_slot_file   (GFile       *directory,
                                        guint        slot,
                                        const char  *ending);
int          bramble_store_take_lock   (GFile       *file,
                                        int          mode);
void         bramble_store_clean       (GFile       *directory,
                                        guint        slot);
void         bramble_store_drop_closed (GFile       *directory,
                                        guint        slot);
GPtrArray   *bramble_store_finished_in (GFile       *directory);
BrambleStatistics *bramble_store_statistics_in (GFile   *directory,
                                                GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleWork, bramble_work_unref)

G_END_DECLS
