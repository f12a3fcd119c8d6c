/* bramble-stuffed-layouts.c: where everything lies, for each number of toys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are units of the table; see bramble-frame.c. While somebody reads, the page
 * of the story is as large as it can be, and what is asked stands at its foot.
 */

#include "bramble-stuffed-layouts.h"

#include <glib/gi18n.h>

#define LOW (BRAMBLE_PART_DOWN)
#define WIDER (BRAMBLE_PART_WIDER)
#define PAGE (BRAMBLE_PART_WIDER | BRAMBLE_PART_TALLER)

#define TABLE                                                                                                     \
  { "map", 1, 1, 74, 59.2f, BRAMBLE_PART_TALLER },                                                                \
  { "threat", 1, 61.4f, 115, 12.2f, LOW },                                                                        \
  { "bag", 1, 74.6f, 26, 18.4f, LOW },                                                                            \
  { "dice", 27.8f, 74.6f, 53, 18.4f, LOW },                                                                       \
  { "pool", 81.6f, 74.6f, 34.4f, 18.4f, LOW }

#define TOY(name, y, height) { name, 76.2f, y, 39.8f, height }
#define TWO_TOYS TOY ("toy-1", 1, 29.2f), TOY ("toy-2", 31, 29.2f)
#define THREE_TOYS TOY ("toy-1", 1, 19.2f), TOY ("toy-2", 21, 19.2f), TOY ("toy-3", 41, 19.2f)
#define FOUR_TOYS TOY ("toy-1", 1, 14.2f), TOY ("toy-2", 16, 14.2f), TOY ("toy-3", 31, 14.2f), TOY ("toy-4", 46, 14.2f)

/* The page of the story above what happened since, or all of it. */
#define PROMPT { "prompt", 117.5f, 57.4f, 41.5f, 35.6f, PAGE }
#define PLAYING                                                                                                   \
  { "page", 117.5f, 1, 41.5f, 27, WIDER },                                                                        \
  { "stage", 117.5f, 28.6f, 41.5f, 27.8f, WIDER, BRAMBLE_TAB_STORY },                                             \
  { "stage", 117.5f, 28.6f, 41.5f, 27.8f, WIDER, BRAMBLE_STUFFED_TAB_PAGE },                                      \
  { "log", 117.5f, 28.6f, 41.5f, 27.8f, WIDER, BRAMBLE_TAB_LOG },                                                 \
  PROMPT
#define READING { "page", 117.5f, 1, 41.5f, 56.4f, WIDER }, PROMPT
#define PLAYING_WITH_LOG                                                                                          \
  { "page", 117.5f, 1, 41.5f, 27, WIDER },                                                                        \
  { "stage", 117.5f, 28.6f, 41.5f, 27.8f, WIDER },                                                                \
  PROMPT, BRAMBLE_LOG_COLUMN

/* The same on a compact table. */
#define COMPACT                                                                                                   \
  { "map", 0.8f, 0.8f, 51, 40.8f, BRAMBLE_PART_TALLER },                                                          \
  { "dice", 0.8f, 42.4f, 44, 12.4f, LOW },                                                                        \
  { "bag", 45.6f, 42.4f, 22, 12.4f, LOW },                                                                        \
  { "threat", 68.4f, 42.4f, 30.8f, 12.4f, LOW | WIDER },                                                          \
  { "prompt", 0.8f, 55.6f, 98.4f, 13, LOW | WIDER }
#define COMPACT_TWO { "toy-1", 52.6f, 0.8f, 46.6f, 7.7f, WIDER }, { "toy-2", 52.6f, 9.2f, 46.6f, 7.7f, WIDER }
#define COMPACT_FOUR                                                                                              \
  { "toy-1", 52.6f, 0.8f, 22.9f, 7.7f }, { "toy-2", 76.3f, 0.8f, 22.9f, 7.7f, WIDER },                            \
  { "toy-3", 52.6f, 9.2f, 22.9f, 7.7f }, { "toy-4", 76.3f, 9.2f, 22.9f, 7.7f, WIDER }
#define COMPACT_BOOK(y, height)                                                                                   \
  { "book", 52.6f, y, 46.6f, height, PAGE },                                                                      \
  { "tabs", 52.9f, y + 0.3f, 46, 3.5f, WIDER },                                                                   \
  { "page", 53, y + 3.9f, 45.8f, height - 4.2f, PAGE, BRAMBLE_STUFFED_TAB_PAGE },                                 \
  { "stage", 53, y + 3.9f, 45.8f, height - 4.2f, PAGE, BRAMBLE_TAB_STORY },                                       \
  { "log", 53, y + 3.9f, 45.8f, height - 4.2f, PAGE, BRAMBLE_TAB_LOG }

static const BramblePart wide_two[] = { TABLE, TWO_TOYS, PLAYING, { NULL } };
static const BramblePart wide_three[] = { TABLE, THREE_TOYS, PLAYING, { NULL } };
static const BramblePart wide_four[] = { TABLE, FOUR_TOYS, PLAYING, { NULL } };
static const BramblePart wide_log_two[] = { TABLE, TWO_TOYS, PLAYING_WITH_LOG, { NULL } };
static const BramblePart wide_log_three[] = { TABLE, THREE_TOYS, PLAYING_WITH_LOG, { NULL } };
static const BramblePart wide_log_four[] = { TABLE, FOUR_TOYS, PLAYING_WITH_LOG, { NULL } };
static const BramblePart read_two[] = { TABLE, TWO_TOYS, READING, { NULL } };
static const BramblePart read_three[] = { TABLE, THREE_TOYS, READING, { NULL } };
static const BramblePart read_four[] = { TABLE, FOUR_TOYS, READING, { NULL } };
static const BramblePart read_log_two[] = { TABLE, TWO_TOYS, READING, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart read_log_three[] = { TABLE, THREE_TOYS, READING, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart read_log_four[] = { TABLE, FOUR_TOYS, READING, BRAMBLE_LOG_COLUMN, { NULL } };
static const BramblePart compact_two[] = { COMPACT, COMPACT_TWO, COMPACT_BOOK (17.6f, 24), { NULL } };
static const BramblePart compact_four[] = { COMPACT, COMPACT_FOUR, COMPACT_BOOK (17.6f, 24), { NULL } };
static const BramblePart compact_read[] = { COMPACT, COMPACT_BOOK (0.8f, 40.8f), { NULL } };

const BrambleTab bramble_stuffed_tabs[] = {
  { BRAMBLE_STUFFED_TAB_PAGE, NC_("page of the book", "Story") },
  { BRAMBLE_TAB_STORY, NC_("page of the book", "Since your turn") },
  { BRAMBLE_TAB_LOG, NC_("page of the book", "Log") },
  { NULL },
};

/* Returns the drawings of a table for so many, while somebody plays or reads. */
const BrambleSheet *
bramble_stuffed_layouts (guint    toys,
                         gboolean reading)
{
  static const BrambleSheet sheets[2][3][BRAMBLE_N_LAYOUTS] = {
    {
      { { 192, 94, wide_log_two }, { 160, 94, wide_two }, { 100, 69, compact_two } },
      { { 192, 94, wide_log_three }, { 160, 94, wide_three }, { 100, 69, compact_four } },
      { { 192, 94, wide_log_four }, { 160, 94, wide_four }, { 100, 69, compact_four } },
    },
    {
      { { 192, 94, read_log_two }, { 160, 94, read_two }, { 100, 69, compact_read } },
      { { 192, 94, read_log_three }, { 160, 94, read_three }, { 100, 69, compact_read } },
      { { 192, 94, read_log_four }, { 160, 94, read_four }, { 100, 69, compact_read } },
    },
  };

  return sheets[reading ? 1 : 0][CLAMP (toys, 2, 4) - 2];
}

#define TOY_PARTS                                                                                                 \
  { "portrait", 0.8f, 0.6f, 8.4f, 8.4f },                                                                         \
  { "name", 9.8f, 0.4f, 22, 3, WIDER },                                                                           \
  { "counts", 9.8f, 3.4f, 22, 2.6f, WIDER },                                                                      \
  { "chips", 9.8f, 6.2f, 22, 2.7f, WIDER },                                                                       \
  { "items", 1, 9, 37.4f, 4.6f, WIDER },                                                                          \
  { "sockets", 32.6f, 0.6f, 6.4f, 8.2f, BRAMBLE_PART_RIGHT }

static const BramblePart toy_low[] = { TOY_PARTS, { NULL } };
const BrambleSheet bramble_stuffed_toy_low = { 39.4f, 13.8f, toy_low };

static const BramblePart toy_tall[] = { TOY_PARTS, { "about", 1, 13.9f, 37.4f, 4.5f, PAGE }, { NULL } };
const BrambleSheet bramble_stuffed_toy_tall = { 39.4f, 18.8f, toy_tall };

static const BramblePart toy_strip[] = {
  { "portrait", 0.3f, 0.5f, 6.4f, 6.4f },
  { "name", 7.2f, 0.2f, 13, 2.8f },
  { "chips", 20.4f, 0.2f, 15, 2.8f, WIDER },
  { "counts", 7.2f, 3.6f, 28, 2.8f, WIDER },
  { "sockets", 35.6f, 0.3f, 10.6f, 6.8f, BRAMBLE_PART_RIGHT },
  { NULL },
};
const BrambleSheet bramble_stuffed_toy_strip = { 46.4f, 7.5f, toy_strip };

static const BramblePart toy_half[] = {
  { "portrait", 0.2f, 1, 5, 5 },
  { "name", 5.4f, 0, 12, 2.6f, WIDER },
  { "counts", 5.4f, 2.5f, 12, 2.4f, WIDER },
  { "chips", 5.4f, 4.9f, 12, 2.4f, WIDER },
  { "sockets", 17.6f, 0.8f, 5, 5.6f, BRAMBLE_PART_RIGHT },
  { NULL },
};
const BrambleSheet bramble_stuffed_toy_half = { 22.7f, 7.5f, toy_half };
