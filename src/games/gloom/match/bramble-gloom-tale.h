/* bramble-gloom-tale.h: a game of Fairytale Gloom as a book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-record.h>
#include <bramble-tale.h>

G_BEGIN_DECLS

gboolean     bramble_gloom_tells    (const BrambleEvent  *event);
BrambleTale *bramble_gloom_tale_new (const BrambleRecord *record);

G_END_DECLS
