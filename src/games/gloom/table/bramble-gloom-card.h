/* bramble-gloom-card.h: what stands on a card of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-card-info.h"
#include "bramble-leaf.h"

G_BEGIN_DECLS

char       *bramble_gloom_card_art      (guint               card);
const char *bramble_gloom_card_sign     (guint               card);
gboolean    bramble_gloom_read_card     (const char         *id,
                                         BrambleLeafFace    *face);
gboolean    bramble_gloom_describe_card (const BrambleSetup *setup,
                                         const char         *id,
                                         BrambleCardInfo    *info);

G_END_DECLS
