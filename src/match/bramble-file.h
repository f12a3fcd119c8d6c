/* bramble-file.h: files that are written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean bramble_file_write      (GFile                *file,
                                  const char           *text,
                                  GCancellable         *cancellable,
                                  GError              **error);
char    *bramble_file_read       (GFile                *file,
                                  gsize                 max_bytes,
                                  gsize                *length,
                                  GCancellable         *cancellable,
                                  GError              **error);

G_END_DECLS
