/* bramble-gloom-layouts.c: where everything lies, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are units of the table; see bramble-frame.c.
 */

#include "bramble-gloom-layouts.h"

#include <glib/gi18n.h>

/* How many times as wide as high the sheet of a Story is at most, and at least. */
#define STORY_ASPECT (240 / 236.0f)
#define STORY_SLENDER (240 / 360.0f)

/* Four rivals lie two by two, and what is in hand is read on low cards. */
#define FIVE                                                                                                      \
  { "rivals-1", 1, 1, 115, 23.4 },                                                                                \
  { "rivals-2", 1, 25.2, 115, 23.4 },                                                                             \
  { "own", 1, 49.4, 62, 25.2 },                                                                                   \
  { "stories", 64, 49.4, 37.6, 25.2 },                                                                            \
  { "candle", 102.4, 49, 13.6, 11 },                                                                              \
  { "piles", 102.4, 60.6, 13.6, 14 },                                                                             \
  { "hand", 1, 75.2, 115, 18.4, BRAMBLE_PART_TALLER }

/* Three side by side. */
#define FOUR                                                                                                      \
  { "rivals-1", 1, 1, 115, 23 },                                                                                  \
  { "own", 1, 24.8, 72, 35.2 },                                                                                   \
  { "stories", 74, 24.8, 42, 24.2 },                                                                              \
  { "piles", 90, 49.4, 26, 10.6 },                                                                                \
  { "candle", 74, 49.4, 15, 10.6 },                                                                               \
  { "hand", 1, 61, 115, 32, BRAMBLE_PART_TALLER }

#define THREE                                                                                                     \
  { "rivals-1", 1, 1, 115, 28 },                                                                                  \
  { "own", 1, 29.8, 70, 32.2 },                                                                                   \
  { "stories", 72, 29.8, 44, 21 },                                                                                \
  { "piles", 90, 51.4, 26, 10.6 },                                                                                \
  { "candle", 72, 51.4, 17, 10.6 },                                                                               \
  { "hand", 1, 62.8, 115, 30.2, BRAMBLE_PART_TALLER }

/* Two families face each other, and the middle is a column beside them. */
#define TWO                                                                                                       \
  { "rivals-1", 1, 1, 74, 30 },                                                                                   \
  { "own", 1, 31.8, 74, 30.2 },                                                                                   \
  { "stories", 76, 1, 40, 29.4 },                                                                                 \
  { "piles", 92, 34, 24, 28 },                                                                                    \
  { "candle", 76, 34, 15, 28 },                                                                                   \
  { "hand", 1, 62.8, 115, 30.2, BRAMBLE_PART_TALLER }

static const BramblePart wide_5[] = { FIVE, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_5[] = { FIVE, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart wide_4[] = { FOUR, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_4[] = { FOUR, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart wide_3[] = { THREE, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_3[] = { THREE, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart wide_2[] = { TWO, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_2[] = { TWO, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };

#define PAGE (BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER)

/* All families are in sight; what else there is are pages of the book. */
#define COMPACT_BOOK(y, height)                                                                                   \
  { "book", 53.4, (y), 45.8, (height), PAGE },                                                                    \
  { "tabs", 53.7, (y) + 0.3f, 45.2, 3.5, BRAMBLE_PART_WIDER },                                                    \
  { "stories", 54.2, (y) + 4.2f, 36, (height) - 4.8f, BRAMBLE_PART_TALLER, "middle" },                            \
  { "piles", 91, (y) + 4.2f, 7.6, (height) - 4.8f, PAGE, "middle" },                                              \
  { "stage", 53.8, (y) + 3.8f, 45, (height) - 4.2f, PAGE, BRAMBLE_TAB_STORY },                                    \
  { "log", 53.8, (y) + 3.8f, 45, (height) - 4.2f, PAGE, BRAMBLE_TAB_LOG },                                        \
  { "hand", 0.8, 38.4, 98.4, 16.6, BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN },                                      \
  { "prompt", 0.8, 55.6, 98.4, 13, BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN }

static const BramblePart compact[] = {
  { "rivals-1", 0.8, 0.8, 98.4, 14.6, BRAMBLE_PART_WIDER },
  { "own", 0.8, 16, 52, 21.8, BRAMBLE_PART_TALLER },
  COMPACT_BOOK (16, 21.8f),
  { NULL },
};

static const BramblePart compact_5[] = {
  { "rivals-1", 0.8, 0.8, 48.8, 14.6 },
  { "rivals-2", 50.4, 0.8, 48.8, 14.6 },
  { "own", 0.8, 16, 52, 21.8, BRAMBLE_PART_TALLER },
  COMPACT_BOOK (16, 21.8f),
  { NULL },
};

static const BramblePart compact_2[] = {
  { "rivals-1", 0.8, 0.8, 52, 18.2 },
  { "own", 0.8, 19.6, 52, 18.2, BRAMBLE_PART_TALLER },
  COMPACT_BOOK (0.8f, 37),
  { NULL },
};

const BrambleTab bramble_gloom_tabs[] = {
  { "middle", NC_("page of the book", "Stories") },
  { BRAMBLE_TAB_STORY, NC_("page of the book", "Since your turn") },
  { BRAMBLE_TAB_LOG, NC_("page of the book", "Log") },
  { NULL },
};

/* Returns the drawings of a table for so many. */
const BrambleSheet *
bramble_gloom_layouts (guint players)
{
  static const BrambleSheet sheets[][BRAMBLE_N_LAYOUTS] = {
    { { 192, 94, wide_log_2 }, { 160, 94, wide_2 }, { 100, 69, compact_2 } },
    { { 192, 94, wide_log_3 }, { 160, 94, wide_3 }, { 100, 69, compact } },
    { { 192, 94, wide_log_4 }, { 160, 94, wide_4 }, { 100, 69, compact } },
    { { 192, 94, wide_log_5 }, { 160, 94, wide_5 }, { 100, 69, compact_5 } },
  };

  return sheets[CLAMP (players, 2, 5) - 2];
}

const BrambleFanShape bramble_gloom_rivals_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.8f };
const BrambleFanShape bramble_gloom_heroes_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.2f };
const BrambleFanShape bramble_gloom_low_hand_row = { GTK_ORIENTATION_HORIZONTAL, 22, 0.8f, TRUE };
const BrambleFanShape bramble_gloom_tall_hand_row = { GTK_ORIENTATION_HORIZONTAL, 20, 1, TRUE };
const BrambleFanShape bramble_gloom_small_hand_row = { GTK_ORIENTATION_HORIZONTAL, 19.2f, 0.5f, TRUE };
const BrambleFanShape bramble_gloom_stories_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.8f, FALSE, STORY_ASPECT, STORY_SLENDER };
const BrambleFanShape bramble_gloom_piles_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.8f };
const BrambleFanShape bramble_gloom_piles_column = { GTK_ORIENTATION_VERTICAL, 0, 0.8f };
const BrambleFanShape bramble_gloom_open_row = { GTK_ORIENTATION_VERTICAL, 0, 0.8f };
