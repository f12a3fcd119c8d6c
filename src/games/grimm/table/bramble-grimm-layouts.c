/* bramble-grimm-layouts.c: where everything lies, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are units of the table; see bramble-frame.c.
 */

#include "bramble-grimm-layouts.h"

#include <glib/gi18n.h>

/* One's own board, what lies in the middle, and the hand at reading size. */
#define OWN                                                                                                       \
  { "own", 1, 43.8, 81, 17.2 },                                                                                   \
  { "piles", 83, 43.8, 33, 17.2 },                                                                                \
  { "friend-place", 1, 62, 21.5, 31, BRAMBLE_PART_TALLER },                                                       \
  { "hand-places", 37, 62, 79, 31, BRAMBLE_PART_TALLER },                                                         \
  { "friend", 1, 62, 21.5, 31, BRAMBLE_PART_TALLER },                                                             \
  { "gathers", 23.5, 62, 12.5, 31, BRAMBLE_PART_TALLER },                                                         \
  { "hand", 37, 62, 79, 31, BRAMBLE_PART_TALLER }

#define FOUR                                                                                                      \
  { "others", 1, 1, 115, 19.6 },                                                                                  \
  { "locations", 1, 21.4, 115, 21.4 }

/* Fewer players have larger Locations, and lower boards that are broader. */
#define FEWER                                                                                                     \
  { "others", 1, 1, 115, 14.4 },                                                                                  \
  { "locations", 1, 16.4, 115, 26.4 }

static const BramblePart wide_4[] = { FOUR, OWN, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_4[] = { FOUR, OWN, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart wide_3[] = { FEWER, OWN, BRAMBLE_STORY_COLUMN_WITH_LOG, { NULL } };
static const BramblePart wide_log_3[] = { FEWER, OWN, BRAMBLE_STORY_COLUMN, BRAMBLE_LOG_COLUMN, { NULL } };

#define COMPACT_PAGE (BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER)

static const BramblePart compact[] = {
  { "others", 0.8, 0.8, 98.4, 12.9, BRAMBLE_PART_WIDER },
  { "locations", 0.8, 14.4, 98.4, 13, BRAMBLE_PART_WIDER },
  { "own", 0.8, 28.2, 43.4, 26.6, BRAMBLE_PART_TALLER },
  { "gathers", 1.6, 46.8, 41.8, 7.4, BRAMBLE_PART_DOWN },
  { "book", 45, 28.2, 54.2, 26.6, COMPACT_PAGE },
  { "tabs", 45.3, 28.5, 53.6, 3.5, BRAMBLE_PART_WIDER },
  { "friend", 45.8, 32.4, 20.4, 4.1, 0, "hand" },
  { "hand", 45.8, 36.8, 20.4, 17.4, BRAMBLE_PART_TALLER, "hand" },
  { "reader", 66.9, 32.4, 31.7, 21.8, COMPACT_PAGE, "hand" },
  { "stage", 45.4, 32, 53.4, 22.4, COMPACT_PAGE, BRAMBLE_TAB_STORY },
  { "piles", 45.8, 32.6, 52.6, 21.6, COMPACT_PAGE, "piles" },
  { "log", 45.4, 32, 53.4, 22.4, COMPACT_PAGE, BRAMBLE_TAB_LOG },
  { "prompt", 0.8, 55.6, 98.4, 13, BRAMBLE_PART_WIDER | BRAMBLE_PART_DOWN },
  { NULL },
};

const BrambleTab bramble_grimm_tabs[] = {
  { "hand", NC_("page of the book", "Hand and Friend") },
  { BRAMBLE_TAB_STORY, NC_("page of the book", "Since your turn") },
  { "piles", NC_("page of the book", "Piles") },
  { BRAMBLE_TAB_LOG, NC_("page of the book", "Log") },
  { NULL },
};

const BrambleSheet *
bramble_grimm_layouts (guint players)
{
  static const BrambleSheet four[BRAMBLE_N_LAYOUTS] = {
    [BRAMBLE_LAYOUT_WIDE_LOG] = { 192, 94, wide_log_4 },
    [BRAMBLE_LAYOUT_WIDE] = { 160, 94, wide_4 },
    [BRAMBLE_LAYOUT_COMPACT] = { 100, 69, compact },
  };
  static const BrambleSheet fewer[BRAMBLE_N_LAYOUTS] = {
    [BRAMBLE_LAYOUT_WIDE_LOG] = { 192, 94, wide_log_3 },
    [BRAMBLE_LAYOUT_WIDE] = { 160, 94, wide_3 },
    [BRAMBLE_LAYOUT_COMPACT] = { 100, 69, compact },
  };

  return players > 3 ? four : fewer;
}

/* The boards of players, inside of their edge. */

static const BramblePart rival_4[] = {
  { "seat", 0.3, 0, 14.6, 4 },
  { "stock", 15, 0, 21.6, 4 },
  { "sites", 0.3, 4.2, 36, 7.9 },
  { "friend", 0.3, 12.4, 17, 5.8 },
  { "hand", 17.6, 12.4, 6, 5.8 },
  { "cards", 23.8, 12.4, 12.8, 5.8 },
  { NULL },
};

static const BramblePart rival_3[] = {
  { "seat", 0.4, 0, 20, 4.4 },
  { "stock", 20.6, 0, 28.4, 4.4 },
  { "hand", 49.2, 0, 6.6, 4.4 },
  { "sites", 0.4, 4.8, 30.4, 8.2 },
  { "cards", 31, 5.6, 10.4, 7 },
  { "friend", 41.6, 5.2, 14, 7.6 },
  { NULL },
};

static const BramblePart rival_2[] = {
  { "seat", 0.5, 0.4, 23.6, 4.6 },
  { "stock", 0.5, 5.6, 23.6, 5.6 },
  { "sites", 24.6, 0.8, 36, 12 },
  { "hand", 61, 1.2, 6.2, 11 },
  { "cards", 67.4, 1, 11.4, 11.6 },
  { "friend", 79.2, 0.8, 13.6, 11.6 },
  { "friend-text", 93.4, 0.8, 20.2, 12 },
  { NULL },
};

static const BramblePart rival_small[] = {
  { "seat", 0.2, 0, 13.4, 3.4 },
  { "stock", 13.6, 0, 17.6, 3.4, BRAMBLE_PART_WIDER },
  { "sites", 0.2, 3.6, 24, 5, BRAMBLE_PART_WIDER },
  { "cards", 24.4, 4, 6.8, 4.4, BRAMBLE_PART_RIGHT },
  { "friend", 0.2, 8.6, 24, 3.2 },
  { "hand", 25.4, 8.4, 5.8, 3.4, BRAMBLE_PART_RIGHT },
  { NULL },
};

/* On a small table, too, fewer players have broader boards. */
static const BramblePart rival_small_3[] = {
  { "seat", 0.2, 0, 19, 3.6 },
  { "stock", 19.4, 0, 21.6, 3.6, BRAMBLE_PART_WIDER },
  { "hand", 41.4, 0, 5.8, 3.6, BRAMBLE_PART_RIGHT },
  { "sites", 0.2, 3.8, 26, 7.6, BRAMBLE_PART_WIDER },
  { "cards", 26.6, 4.6, 7.6, 6, BRAMBLE_PART_RIGHT },
  { "friend", 34.6, 4.2, 12.6, 7, BRAMBLE_PART_RIGHT },
  { NULL },
};

static const BramblePart rival_small_2[] = {
  { "seat", 0.2, 0.4, 19, 4.2 },
  { "stock", 0.2, 5.6, 19, 4.4 },
  { "sites", 19.6, 0.4, 31.4, 11, BRAMBLE_PART_WIDER },
  { "hand", 51.2, 1, 6, 9.6, BRAMBLE_PART_RIGHT },
  { "cards", 57.4, 1.4, 9.4, 8.8, BRAMBLE_PART_RIGHT },
  { "friend", 67.2, 0.4, 11.6, 10.8, BRAMBLE_PART_RIGHT },
  { "friend-text", 79.2, 0.4, 18, 10.8, BRAMBLE_PART_RIGHT },
  { NULL },
};

static const BramblePart own_wide[] = {
  { "seat", 0.6, 0.4, 23.4, 5 },
  { "actions", 0.6, 5.6, 23.4, 3.4 },
  { "stock", 0.6, 9.4, 24.4, 6 },
  { "sites", 25.2, 0.2, 54.4, 15.6 },
  { NULL },
};

static const BramblePart own_small[] = {
  { "seat", 0.4, 0.2, 15.4, 3.8 },
  { "actions", 16, 0.2, 5.4, 3.8 },
  { "stock", 21.6, 0.2, 20.4, 3.8 },
  { "sites", 0.4, 4.4, 41.4, 13 },
  { NULL },
};

const BrambleSheet *
bramble_grimm_rival_sheet (guint    players,
                           gboolean is_compact)
{
  static const BrambleSheet small[] = { { 97.4, 12, rival_small_2 }, { 47.8, 12, rival_small_3 }, { 31.5, 12, rival_small } };
  static const BrambleSheet sheets[] = { { 114, 13.4, rival_2 }, { 56.2, 13.4, rival_3 }, { 36.9, 18.8, rival_4 } };

  return is_compact ? &small[CLAMP (players, 2, 4) - 2] : &sheets[CLAMP (players, 2, 4) - 2];
}

const BrambleSheet *
bramble_grimm_own_sheet (gboolean is_compact)
{
  static const BrambleSheet wide = { 80, 16.2, own_wide };
  static const BrambleSheet small = { 42.4, 25.6, own_small };

  return is_compact ? &small : &wide;
}

/* Rows. */

const BrambleFanShape bramble_grimm_rivals_row = { GTK_ORIENTATION_HORIZONTAL, 0, 1 };
const BrambleFanShape bramble_grimm_rivals_row_compact = { GTK_ORIENTATION_HORIZONTAL, 0, 0.75 };
const BrambleFanShape bramble_grimm_locations_row = { GTK_ORIENTATION_HORIZONTAL, 0, 1 };
const BrambleFanShape bramble_grimm_locations_row_compact = { GTK_ORIENTATION_HORIZONTAL, 0, 0.8 };
const BrambleFanShape bramble_grimm_gathers_row = { GTK_ORIENTATION_VERTICAL, 0, 0.8 };
const BrambleFanShape bramble_grimm_gathers_row_compact = { GTK_ORIENTATION_HORIZONTAL, 0, 0.6 };
const BrambleFanShape bramble_grimm_fables_row = { GTK_ORIENTATION_HORIZONTAL, 19, 1 };
const BrambleFanShape bramble_grimm_fables_row_compact = { GTK_ORIENTATION_VERTICAL, 4.1f, 0.3f };
const BrambleFanShape bramble_grimm_friend_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0.5 };
const BrambleFanShape bramble_grimm_sites_row = { GTK_ORIENTATION_HORIZONTAL, 0, 0 };
const BrambleFanShape bramble_grimm_open_row = { GTK_ORIENTATION_VERTICAL, 0, 0.8 };
