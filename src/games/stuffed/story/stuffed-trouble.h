/* stuffed-trouble.h: what is wrong with a story, and where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever writes a story reads these, so each says what would mend it. They are in English
 * like the words of the language itself.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* More are not kept: who mends so many reads the rest then. */
#define STUFFED_MAX_TROUBLES 40

typedef struct
{
  /* From 1. */
  guint line;
  /* What is wrong. */
  char *reason;
  /* What would mend it. */
  char *mend;
} StuffedTrouble;

typedef GPtrArray StuffedTroubles;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (StuffedTroubles, g_ptr_array_unref)

StuffedTroubles *stuffed_troubles_new (void);
void stuffed_troubles_add (StuffedTroubles *troubles,
                           guint            line,
                           const char      *mend,
                           const char      *reason,
                           ...) G_GNUC_PRINTF (4, 5);
void stuffed_troubles_sort (StuffedTroubles *troubles);
const StuffedTrouble *stuffed_troubles_get (const StuffedTroubles *troubles,
                                            guint                  n);
char *stuffed_trouble_tell (const StuffedTrouble *trouble,
                            const char           *file);

G_END_DECLS
