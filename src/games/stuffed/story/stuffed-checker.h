/* stuffed-checker.h: whether a story can be told to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stuffed-volume.h"

G_BEGIN_DECLS

/* The most blocks that a statement leads into. */
#define STUFFED_MAX_INNER 6

/* What leads where: made once for all checks. */
typedef struct
{
  const StuffedVolume *book;
  const StuffedStory *story;
  StuffedTroubles *troubles;
  /* Whether some way through the story comes to a block, … */
  gboolean reached[STUFFED_MAX_BLOCKS];
  /* … on which page, … */
  guint8 page_of[STUFFED_MAX_BLOCKS];
  /* … and whether it comes to a page at all. */
  gboolean opened[STUFFED_MAX_PAGES];
} StuffedChecker;

void stuffed_checker_check (const StuffedVolume *book,
                            StuffedTroubles     *troubles);

/* Parts of it. */
void stuffed_checker_reach (StuffedChecker *c);
void stuffed_checker_ways (StuffedChecker *c);
void stuffed_checker_loops (StuffedChecker *c);
void stuffed_checker_maps (StuffedChecker *c);

guint stuffed_checker_inner (const StuffedStory *story,
                             const StuffedDo    *d,
                             guint16             inner[STUFFED_MAX_INNER]);
guint stuffed_checker_line (const StuffedChecker *c,
                            guint                 statement);
guint stuffed_checker_page_line (const StuffedChecker *c,
                                 guint                 page);

G_END_DECLS
