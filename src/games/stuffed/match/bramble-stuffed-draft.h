/* bramble-stuffed-draft.h: dice that are picked up before one says what for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-stuffed-odds.h"

G_BEGIN_DECLS

/* How many dice of each colour are picked up. Plain data: begins as { { 0 } }. */
typedef struct
{
  guint8 dice[STUFFED_PURPLE + 1];   /* of those before whose turn it is */
  guint8 stored[STUFFED_PURPLE + 1]; /* of those on their card */
  guint8 lay[STUFFED_PURPLE + 1];    /* how many lay before them then */
} BrambleStuffedDraft;

guint    bramble_stuffed_draft_count  (const BrambleStuffedDraft *self);
guint    bramble_stuffed_draft_of     (const BrambleStuffedDraft *self,
                                       guint                      colour);
guint    bramble_stuffed_draft_colour (const BrambleStuffedDraft *self);
gboolean bramble_stuffed_draft_takes  (const BrambleStuffedDraft *self,
                                       const StuffedState        *s,
                                       guint                      colour,
                                       gboolean                   stored);
void     bramble_stuffed_draft_pick   (BrambleStuffedDraft       *self,
                                       const StuffedState        *s,
                                       guint                      colour,
                                       gboolean                   stored);
gboolean bramble_stuffed_draft_serves (const BrambleStuffedDraft *self,
                                       const StuffedState        *s,
                                       const BrambleOption       *option);
gboolean bramble_stuffed_draft_next   (const BrambleStuffedDraft *self,
                                       const StuffedState        *s,
                                       const BrambleAsk          *ask,
                                       guint                     *option);

/* What dice are for, and what they need. */
gboolean bramble_stuffed_draft_pool   (const BrambleStuffedDraft *self,
                                       const StuffedState        *s,
                                       guint                      seat,
                                       const BrambleOption       *option,
                                       StuffedRoll               *pool);
guint    bramble_stuffed_needed       (const StuffedState        *s,
                                       const BrambleOption       *option);
void     bramble_stuffed_reach        (const StuffedState        *s,
                                       const StuffedRoll         *pool,
                                       double                    *chances);

G_END_DECLS
