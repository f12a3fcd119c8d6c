/* bramble-grimm-target.h: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

char *bramble_grimm_option_target (const BrambleAsk *ask,
                                   guint             option);

G_END_DECLS
