/* stuffed-reader-statements.h: what happens in a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Internal to the reader of stories.
 */

#pragma once

#include "stuffed-map.h"
#include "stuffed-reader.h"

G_BEGIN_DECLS

gboolean stuffed_reader_statement (StuffedReader *r,
                                   StuffedDo     *d);

/* Those that contain others. */
gboolean stuffed_reader_if (StuffedReader *r,
                            StuffedDo     *d);
gboolean stuffed_reader_roll (StuffedReader *r,
                              StuffedDo     *d);
gboolean stuffed_reader_choose (StuffedReader *r,
                                StuffedDo     *d);
gboolean stuffed_reader_test (StuffedReader *r,
                              StuffedDo     *d);
gboolean stuffed_reader_offer (StuffedReader *r,
                               StuffedDo     *d);
gboolean stuffed_reader_task (StuffedReader *r,
                              StuffedDo     *d);

G_END_DECLS
