/* table-parts.h: one of each part that any table has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gpointer table_parts_answer_button (void);
gpointer table_parts_answer_toggle (void);
gpointer table_parts_fan (void);
gpointer table_parts_lens (void);
gpointer table_parts_frame (void);
gpointer table_parts_leaf (void);
gpointer table_parts_slots (void);
gpointer table_parts_steps (void);
gpointer table_parts_ranks (void);
gpointer table_parts_wrap (void);

G_END_DECLS
