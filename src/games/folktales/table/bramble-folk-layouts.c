/* bramble-folk-layouts.c: where everything lies, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are units of the table; see bramble-frame.c. The map is as wide as it
 * must be for its fields to be 24 pixels across in a window of 1280 × 800.
 */

#include "bramble-folk-layouts.h"

#include <glib/gi18n.h>

#define LOW (BRAMBLE_PART_DOWN)

#define MAP { "map", 0.4f, 0.4f, 116.6f, 75.4f, BRAMBLE_PART_TALLER }

/* One's own board below the map, and the others beside it in one row or in two. */
#define ONE_ROW                                                                                                   \
  MAP,                                                                                                            \
  { "own", 0.4f, 76.4f, 73, 17.2f, LOW },                                                                         \
  { "rivals-1", 73.8f, 76.4f, 43.2f, 17.2f, LOW }
#define TWO_ROWS                                                                                                  \
  MAP,                                                                                                            \
  { "own", 0.4f, 76.4f, 73, 17.2f, LOW },                                                                         \
  { "rivals-1", 73.8f, 76.4f, 43.2f, 8.4f, LOW },                                                                 \
  { "rivals-2", 73.8f, 85.2f, 43.2f, 8.4f, LOW }

static const BramblePart wide_one_row[] = { ONE_ROW, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_one_row[] = { ONE_ROW, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart wide_two_rows[] = { TWO_ROWS, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_two_rows[] = { TWO_ROWS, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };

#define PAGE (BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER)
#define LOW_PAGE (BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN)

/* The map is a page of the book, and what else there is are others. */
#define COMPACT_BOOK                                                                                              \
  { "book", 0.6f, 7.2f, 98.8f, 40.2f, PAGE },                                                                     \
  { "tabs", 0.9f, 7.5f, 98.2f, 3.5f, BRAMBLE_PART_WIDER },                                                        \
  { "map", 1, 11.1f, 98, 35.9f, PAGE, BRAMBLE_FOLK_TAB_MAP },                                                     \
  { "stage", 1, 11.1f, 98, 35.9f, PAGE, BRAMBLE_TAB_STORY },                                                      \
  { "log", 1, 11.1f, 98, 35.9f, PAGE, BRAMBLE_TAB_LOG },                                                          \
  { "own", 0.6f, 47.8f, 98.8f, 8.4f, LOW_PAGE },                                                                  \
  { "prompt", 0.6f, 56.6f, 98.8f, 12, LOW_PAGE }

static const BramblePart compact_one_row[] = {
  { "rivals-1", 0.6f, 0.6f, 98.8f, 6.2f, BRAMBLE_PART_WIDER },
  COMPACT_BOOK,
  { NULL },
};

static const BramblePart compact_two_and_two[] = {
  { "rivals-1", 0.6f, 0.6f, 49.2f, 6.2f },
  { "rivals-2", 50.2f, 0.6f, 49.2f, 6.2f, BRAMBLE_PART_WIDER },
  COMPACT_BOOK,
  { NULL },
};

static const BramblePart compact_three_and_two[] = {
  { "rivals-1", 0.6f, 0.6f, 59, 6.2f },
  { "rivals-2", 60, 0.6f, 39.4f, 6.2f, BRAMBLE_PART_WIDER },
  COMPACT_BOOK,
  { NULL },
};

const BrambleTab bramble_folk_tabs[] = {
  { BRAMBLE_FOLK_TAB_MAP, NC_("page of the book", "Map") },
  { BRAMBLE_TAB_STORY, NC_("page of the book", "Since your turn") },
  { BRAMBLE_TAB_LOG, NC_("page of the book", "Log") },
  { NULL },
};

/* Returns the drawings of a table for so many. */
const BrambleSheet *
bramble_folk_layouts (guint players)
{
  static const BrambleSheet sheets[][BRAMBLE_N_LAYOUTS] = {
    { { 192, 94, wide_log_one_row }, { 160, 94, wide_one_row }, { 100, 69, compact_one_row } },
    { { 192, 94, wide_log_two_rows }, { 160, 94, wide_two_rows }, { 100, 69, compact_two_and_two } },
    { { 192, 94, wide_log_two_rows }, { 160, 94, wide_two_rows }, { 100, 69, compact_three_and_two } },
  };

  return sheets[CLAMP (players, 4, 6) - 4];
}

/* Returns the row in which one of the others stands: four stand two by two, and of five
 * three in the first. */
guint
bramble_folk_rival_row (guint players,
                        guint rival)
{
  return players > 4 && rival >= players / 2;
}

static const BramblePart own_board[] = {
  { "seat", 0.4f, 0.2f, 32.4f, 3.5f },
  { "tokens", 0.4f, 3.8f, 32.4f, 3.8f },
  { "satchel", 0.4f, 7.7f, 32.4f, 8.7f, BRAMBLE_PART_TALLER },
  { "tasks", 33.2f, 0.2f, 38.8f, 16.2f, PAGE },
  { NULL },
};
const BrambleSheet bramble_folk_own_board = { 72.4f, 16.6f, own_board };

static const BramblePart own_strip[] = {
  { "seat", 0.5f, 0.2f, 27, 3.5f },
  { "tokens", 0.5f, 3.9f, 33, 3.9f },
  { "satchel", 33.6f, 0.3f, 31, 7.4f, BRAMBLE_PART_TALLER },
  { "signs", 65.4f, 0.3f, 32.6f, 3.2f, BRAMBLE_PART_WIDER },
  { "next", 65.4f, 3.6f, 32.6f, 4.1f, PAGE },
  { NULL },
};
const BrambleSheet bramble_folk_own_strip = { 98.2f, 7.8f, own_strip };

/* Up to three beside each other. */
static const BramblePart rival_tall[] = {
  { "seat", 0.2f, 0.2f, 13, 3.4f, BRAMBLE_PART_WIDER },
  { "tokens", 0.2f, 3.7f, 13, 3.4f, BRAMBLE_PART_WIDER },
  { "satchel", 0.2f, 7.3f, 13, 4.6f, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER },
  { "signs", 0.2f, 12, 13, 4.4f, BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN },
  { NULL },
};
const BrambleSheet bramble_folk_rival_tall = { 13.4f, 16.6f, rival_tall };

static const BramblePart rival_low[] = {
  { "seat", 0.2f, 0, 13, 2.2f, BRAMBLE_PART_WIDER },
  { "tokens", 0.2f, 2.2f, 13, 1.9f, BRAMBLE_PART_WIDER },
  { "satchel", 0.2f, 4.1f, 13, 2, BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER },
  { "signs", 0.2f, 6.2f, 13, 1.6f, BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN },
  { NULL },
};
const BrambleSheet bramble_folk_rival_low = { 13.4f, 7.8f, rival_low };

static const BramblePart rival_strip[] = {
  { "seat", 0.2f, 0, 18.2f, 2.8f, BRAMBLE_PART_WIDER },
  { "tokens", 0.2f, 2.9f, 18.2f, 2.6f, BRAMBLE_PART_WIDER },
  { NULL },
};
const BrambleSheet bramble_folk_rival_strip = { 18.6f, 5.6f, rival_strip };

/* A throw on the stage, which is high on a wide table and low on a compact one. */
static const BramblePart throw_tall[] = {
  { "scene", 0, 0, 36.5f, 15.5f, BRAMBLE_PART_WIDER },
  { "parts", 0, 15.9f, 36.5f, 5.4f, BRAMBLE_PART_WIDER },
  { "ladder", 0, 21.5f, 36.5f, 21.5f, PAGE },
  { NULL },
};
const BrambleSheet bramble_folk_throw_tall = { 36.5f, 43, throw_tall };

static const BramblePart throw_wide[] = {
  { "scene", 0, 0, 40, 13 },
  { "parts", 0, 13.4f, 40, 12, BRAMBLE_PART_TALLER },
  { "ladder", 41, 0, 52, 25.4f, PAGE },
  { NULL },
};
const BrambleSheet bramble_folk_throw_wide = { 93, 25.4f, throw_wide };

const BrambleFanShape bramble_folk_rivals_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.4f };
const BrambleFanShape bramble_folk_satchel_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.4f };
const BrambleFanShape bramble_folk_offered_column = { GTK_ORIENTATION_VERTICAL, 0, 0.6f };
