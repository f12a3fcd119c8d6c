/* bramble-statistics.h: what became of the games that were finished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bramble-record.h"

G_BEGIN_DECLS

/* Sums over the finished games of one kind of seat and number of players. */
typedef struct
{
  guint games;  /* seats of that kind that finished a game */
  guint wins;   /* of those, the winners; a shared win is a win */
  int score;    /* what they reached in all */
  guint rounds; /* how many rounds they played in all */
} BrambleTally;

/* Plain data with one owner. */
typedef struct _BrambleStatistics BrambleStatistics;

BrambleStatistics *bramble_statistics_new   (void);
void               bramble_statistics_free  (BrambleStatistics    *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleStatistics, bramble_statistics_free)

void               bramble_statistics_add   (BrambleStatistics    *statistics,
                                             const BrambleRecord  *record);
void               bramble_statistics_get   (BrambleStatistics    *statistics,
                                             const char           *game,
                                             guint                 n_seats,
                                             const char           *player,
                                             BrambleTally         *tally);
guint              bramble_statistics_times (BrambleStatistics    *statistics,
                                             const char           *game,
                                             const char           *id);
/* What asks statistics how often a game remembers something, as a #BrambleTimes. */
typedef struct
{
  BrambleStatistics *statistics;
  const BrambleGame *game;
} BrambleMemory;

guint              bramble_memory_times     (gconstpointer         memory,
                                             const char           *id);
void               bramble_statistics_recall (BrambleStatistics   *statistics,
                                              const BrambleGame   *game,
                                              BrambleSetup        *setup);

/* An end is counted before the game's autosave goes. So that a program that is
 * killed in between does not count it again, the statistics say meanwhile which
 * autosave it was: the name of its place and its checksum. */
char             **bramble_statistics_list_closed (BrambleStatistics *statistics);
char              *bramble_statistics_get_closed  (BrambleStatistics *statistics,
                                                   const char        *place);
void               bramble_statistics_set_closed  (BrambleStatistics *statistics,
                                                   const char        *place,
                                                   const char        *checksum);

char              *bramble_statistics_to_text   (BrambleStatistics  *statistics);
BrambleStatistics *bramble_statistics_from_text (const char         *text,
                                                 gsize               length,
                                                 GError            **error);

G_END_DECLS
