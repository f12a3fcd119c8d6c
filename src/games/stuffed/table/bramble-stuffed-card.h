/* bramble-stuffed-card.h: what the pages of Stuffed Fables show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-card-info.h"

G_BEGIN_DECLS

gboolean bramble_stuffed_describe_card (const BrambleSetup *setup,
                                        const char         *id,
                                        BrambleCardInfo    *info);

G_END_DECLS
