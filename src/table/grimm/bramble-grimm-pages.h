/* bramble-grimm-pages.h: how The Grimm Forest is played, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-page.h"

G_BEGIN_DECLS

const BramblePage *bramble_grimm_chapters (guint *n_chapters);
const BramblePage *bramble_grimm_lessons  (guint *n_lessons);

G_END_DECLS
