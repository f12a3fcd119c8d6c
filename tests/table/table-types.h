/* table-types.h: one of each type of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A type of src/table, and how one of it is made. */
typedef struct
{
  const char *name;
  gpointer (*make) (void);
} TableType;

/* All of them; the last one has no name. */
extern const TableType table_types[];

void table_types_begin (void);
void table_types_end   (void);

G_END_DECLS
