/* stuffed-tables.h: books as C, and their texts for translators
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-volume.h"

G_BEGIN_DECLS

char *stuffed_tables_write (const GPtrArray *books);
char *stuffed_tables_write_texts (const GPtrArray *books);

G_END_DECLS
