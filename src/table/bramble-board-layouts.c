/* bramble-board-layouts.c: a table for games that say nothing else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

static const BramblePart wide_log[] = {
  { "middle", 1, 1, 115, 92, BRAMBLE_PART_TALLER },
  BRAMBLE_STORY_COLUMN,
  BRAMBLE_LOG_COLUMN,
  { NULL },
};

static const BramblePart wide[] = {
  { "middle", 1, 1, 115, 92, BRAMBLE_PART_TALLER },
  BRAMBLE_STORY_COLUMN_WITH_LOG,
  { NULL },
};

static const BramblePart compact[] = {
  { "middle", 0.8, 0.8, 58, 54, BRAMBLE_PART_TALLER },
  { "book", 59.6, 0.8, 39.6, 54, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER },
  { "tabs", 59.6, 0.8, 39.6, 3.6, BRAMBLE_PART_WIDER },
  { "stage", 59.6, 4.4, 39.6, 50.4, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER, "story" },
  { "log", 59.6, 4.4, 39.6, 50.4, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER, "log" },
  { "prompt", 0.8, 55.6, 98.4, 13, BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN },
  { NULL },
};

const BrambleSheet bramble_board_layouts[BRAMBLE_N_LAYOUTS] = {
  [BRAMBLE_LAYOUT_WIDE_LOG] = { 192, 94, wide_log },
  [BRAMBLE_LAYOUT_WIDE] = { 160, 94, wide },
  [BRAMBLE_LAYOUT_COMPACT] = { 100, 69, compact },
};

const BrambleTab bramble_board_tabs[] = {
  { BRAMBLE_TAB_STORY, NC_("page of the book", "Since your turn") },
  { BRAMBLE_TAB_LOG, NC_("page of the book", "Log") },
  { NULL },
};

/* The paper that the pages of the book lie on. */
GtkWidget *
bramble_board_create_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (page, "paper");
  gtk_widget_add_css_class (page, "book");
  return page;
}
