/* bramble-lesson.h: somebody learns a game by playing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-record.h"

G_BEGIN_DECLS

BrambleRecord *bramble_lesson_begin     (const BrambleGame       *game,
                                         const char *const       *names,
                                         GError                 **error);
GPtrArray     *bramble_lesson_due       (const BrambleRecord     *record);
gboolean       bramble_lesson_fits_still (const BrambleRecord    *record,
                                         const BrambleLessonStep *step);
guint          bramble_lesson_suggested (const BrambleRecord     *record,
                                         const BrambleLessonStep *step,
                                         BrambleOption           *path);
int            bramble_lesson_reply     (const BrambleRecord     *record);
guint64        bramble_lesson_seed      (const BrambleRecord     *record);

G_END_DECLS
