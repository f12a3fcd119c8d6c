/* saves.h: the saved games of every release, which load for ever
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

int  saves_make      (const char *directory);
void saves_add_tests (void);

G_END_DECLS
