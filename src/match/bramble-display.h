/* bramble-display.h: what comes from outside, made fit to be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The longest name of a file that a message shows, in characters. */
#define BRAMBLE_DISPLAY_MAX 60

char *bramble_display_text  (const char *text);
char *bramble_display_lines (const char *text);
char *bramble_display_file  (GFile      *file);
char *bramble_display_name  (const char *name);

G_END_DECLS
