/* bramble-stuffed-end.h: how a game of Stuffed Fables went, and how it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

/* What a stuffy did, for the page about a game that is over. */
typedef enum
{
  BRAMBLE_STUFFED_DEED_DEFEATED,   /* minions, */
  BRAMBLE_STUFFED_DEED_ENCOURAGED, /* others, with dice or stuffing */
  BRAMBLE_STUFFED_DEED_PASSED,     /* tests */
  BRAMBLE_STUFFED_DEED_FOUND,      /* items */
  BRAMBLE_STUFFED_DEED_MET,        /* somebody lost */
  BRAMBLE_STUFFED_DEED_BLOCKED,    /* damage, prevented or blocked with a die */
  BRAMBLE_STUFFED_DEED_FELL,
  BRAMBLE_STUFFED_N_DEEDS,
} BrambleStuffedDeed;

guint  bramble_stuffed_count_stuffing (gconstpointer       state,
                                       guint               seat);
guint  bramble_stuffed_count_riches   (gconstpointer       state,
                                       guint               seat);
void   bramble_stuffed_count_deeds    (BrambleMatch       *match,
                                       guint               seat,
                                       guint              *deeds);
char  *bramble_stuffed_deed_text      (BrambleStuffedDeed  deed,
                                       guint               n);
char  *bramble_stuffed_dup_reason     (BrambleMatch       *match);

G_END_DECLS
