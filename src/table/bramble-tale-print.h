/* bramble-tale-print.h: a tale on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-tale-pages.h"

G_BEGIN_DECLS

GBytes  *bramble_tale_print       (const BrambleTale    *tale,
                                   GtkTextDirection      direction);
void     bramble_tale_save_async  (BrambleTale          *tale,
                                   GFile                *file,
                                   GAsyncReadyCallback   callback,
                                   gpointer              user_data);
gboolean bramble_tale_save_finish (GAsyncResult         *result,
                                   GError              **error);

G_END_DECLS
