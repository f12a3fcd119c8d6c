/* grid-kit.h: maps and what is on them, drawn for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Maps are drawn as in stories. What is on them, and the sets that are expected, are drawn
 * too: a character for each square, rows apart by a slash.
 */

#pragma once

#include <rules/stuffed-grid.h>
#include <rules/stuffed-story.h>
#include <story/stuffed-map.h>

G_BEGIN_DECLS

/* A map, with all that is on it. */
typedef struct
{
  StuffedMap map;
  StuffedGrid grid;
  StuffedScene scene;
} GridDesk;

GridDesk       grid_desk             (const char     *drawn,
                                      const char     *on_it);
guint          grid_at               (const GridDesk *d,
                                      guint           column,
                                      guint           row);
void           grid_is               (const GridDesk *d,
                                      StuffedSquares  set,
                                      const char     *expected);
gboolean       grid_steps            (const GridDesk *d,
                                      guint           colours,
                                      guint           from,
                                      guint           to);
void           grid_is_crossed_by    (const GridDesk *d,
                                      guint           from,
                                      guint           to,
                                      guint           colours);
guint          grid_distance         (const GridDesk *d,
                                      guint           from,
                                      guint           to);
StuffedSquares grid_ends             (const GridDesk *d,
                                      guint           from,
                                      guint           total,
                                      StuffedColour   colour);
void           grid_add_minion_tests (void);

G_END_DECLS
