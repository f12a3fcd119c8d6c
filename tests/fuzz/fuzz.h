/* fuzz.h: what every target is to libFuzzer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Takes any bytes at all, and must survive them. Returns 0. */
int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);
