/* bramble-stuffed-layouts.c: where everything lies, for each number of toys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are units of the table; see bramble-frame.c. While somebody reads, the page
 * of the story is as large as it can be, and what can be chosen stands at its foot.
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

/* The page of the story above what happened since; all of it for who reads, with choices below
 * from 58.5 on; or the stage of a vendor. */
#define PROMPT { "prompt", 117.5f, 57.4f, 41.5f, 35.6f, PAGE }
#define PAGE_PART { "page", 117.5f, 1, 41.5f, 34.2f, WIDER }
#define PLAYING                                                                                                   \
  PAGE_PART,                                                                                                      \
  { "stage", 117.5f, 35.9f, 41.5f, 20.7f, WIDER, BRAMBLE_TAB_STORY },                                             \
  { "log", 117.5f, 35.9f, 41.5f, 20.7f, WIDER, BRAMBLE_TAB_LOG },                                                 \
  PROMPT
#define PLAYING_WITH_LOG PAGE_PART, { "stage", 117.5f, 35.9f, 41.5f, 20.7f, WIDER }, PROMPT, BRAMBLE_LOG_COLUMN
#define READING { "page", 117.5f, 1, 41.5f, 54.4f, WIDER }, { "prompt", 117.5f, 55.4f, 41.5f, 37.6f, PAGE }
#define TELLING { "page", 117.5f, 1, 41.5f, 75.2f, WIDER | BRAMBLE_PART_TALLER }, { "prompt", 117.5f, 77.2f, 41.5f, 15.8f, LOW | WIDER }
#define ACTING { "page", 117.5f, 1, 41.5f, 55.4f, WIDER }, PROMPT
#define TRADING { "stage", 117.5f, 1, 41.5f, 55.4f, WIDER }, PROMPT

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
#define LEAF(name, tab) { name, 53, 21.5f, 45.8f, 19.8f, PAGE, tab }
#define COMPACT_BOOK                                                                                              \
  { "book", 52.6f, 17.6f, 46.6f, 24, PAGE },                                                                      \
  { "tabs", 52.9f, 17.9f, 46, 3.5f, WIDER },                                                                      \
  LEAF ("page", BRAMBLE_STUFFED_TAB_PAGE), LEAF ("items", BRAMBLE_STUFFED_TAB_ITEMS),                             \
  LEAF ("minions", BRAMBLE_STUFFED_TAB_MINIONS), LEAF ("all", BRAMBLE_STUFFED_TAB_ALL),                           \
  LEAF ("stage", BRAMBLE_TAB_STORY), LEAF ("log", BRAMBLE_TAB_LOG)
/* Who reads or looks on turns no pages. */
#define COMPACT_READING { "page", 52.6f, 0.8f, 46.6f, 40.8f, PAGE }
#define COMPACT_ACTING { "page", 52.6f, 17.6f, 46.6f, 24, PAGE }
#define COMPACT_TRADING { "stage", 52.6f, 17.6f, 46.6f, 24, PAGE }

/* A drawing for each number of toys. */
#define SHEETS(name, parts, with_log, two, four)                                                                  \
  static const BramblePart name##_two[] = { TABLE, TWO_TOYS, parts, { NULL } };                                   \
  static const BramblePart name##_three[] = { TABLE, THREE_TOYS, parts, { NULL } };                               \
  static const BramblePart name##_four[] = { TABLE, FOUR_TOYS, parts, { NULL } };                                 \
  static const BramblePart name##_log_two[] = { TABLE, TWO_TOYS, with_log, { NULL } };                            \
  static const BramblePart name##_log_three[] = { TABLE, THREE_TOYS, with_log, { NULL } };                        \
  static const BramblePart name##_log_four[] = { TABLE, FOUR_TOYS, with_log, { NULL } };                          \
  static const BramblePart name##_compact_two[] = { COMPACT, two, { NULL } };                                     \
  static const BramblePart name##_compact_four[] = { COMPACT, four, { NULL } }
#define BOTH(first, second) first, second

SHEETS (play, PLAYING, PLAYING_WITH_LOG, BOTH (COMPACT_TWO, COMPACT_BOOK), BOTH (COMPACT_FOUR, COMPACT_BOOK));
SHEETS (act, ACTING, BOTH (ACTING, BRAMBLE_LOG_COLUMN), BOTH (COMPACT_TWO, COMPACT_ACTING), BOTH (COMPACT_FOUR, COMPACT_ACTING));
SHEETS (trade, TRADING, BOTH (TRADING, BRAMBLE_LOG_COLUMN), BOTH (COMPACT_TWO, COMPACT_TRADING), BOTH (COMPACT_FOUR, COMPACT_TRADING));
SHEETS (read, READING, BOTH (READING, BRAMBLE_LOG_COLUMN), COMPACT_READING, COMPACT_READING);
SHEETS (tell, TELLING, BOTH (TELLING, BRAMBLE_LOG_COLUMN), COMPACT_READING, COMPACT_READING);

const BrambleTab bramble_stuffed_tabs[] = {
  { BRAMBLE_STUFFED_TAB_PAGE, NC_("page of the book", "Story") },
  { BRAMBLE_STUFFED_TAB_ITEMS, NC_("page of the book", "Items") },
  { BRAMBLE_STUFFED_TAB_MINIONS, NC_("page of the book", "Minions") },
  { BRAMBLE_STUFFED_TAB_ALL, NC_("page of the book", "For all") },
  { BRAMBLE_TAB_LOG, NC_("page of the book", "Log") },
  { NULL },
};

#define SHEET(name, number, compact) { { 192, 94, name##_log_##number }, { 160, 94, name##_##number }, { 100, 69, name##_compact_##compact } }
#define ALL_SHEETS(name) { SHEET (name, two, two), SHEET (name, three, four), SHEET (name, four, four) }

/* Returns the drawings of a table for so many. */
const BrambleSheet *
bramble_stuffed_layouts (guint              toys,
                         BrambleStuffedMode mode)
{
  static const BrambleSheet sheets[BRAMBLE_STUFFED_N_MODES][3][BRAMBLE_N_LAYOUTS] = {
    [BRAMBLE_STUFFED_PLAYING] = ALL_SHEETS (play),
    [BRAMBLE_STUFFED_READING] = ALL_SHEETS (read),
    [BRAMBLE_STUFFED_TELLING] = ALL_SHEETS (tell),
    [BRAMBLE_STUFFED_ACTING] = ALL_SHEETS (act),
    [BRAMBLE_STUFFED_TRADING] = ALL_SHEETS (trade),
  };

  return sheets[mode][CLAMP (toys, 2, 4) - 2];
}

#define TOY_PARTS                                                                                                 \
  { "portrait", 0.8f, 0.6f, 8.4f, 8.4f },                                                                         \
  { "name", 9.8f, 0.4f, 22, 3, WIDER },                                                                           \
  { "counts", 9.8f, 3.4f, 22, 2.6f, WIDER },                                                                      \
  { "chips", 9.8f, 6.2f, 22, 2.7f, WIDER },                                                                       \
  { "items", 1, 9, 37.4f, 4.6f, WIDER },                                                                          \
  { "sockets", 28, 0.6f, 11, 8.2f, BRAMBLE_PART_RIGHT }

static const BramblePart toy_low[] = { TOY_PARTS, { NULL } };
const BrambleSheet bramble_stuffed_toy_low = { 39.4f, 13.8f, toy_low };

static const BramblePart toy_tall[] = { TOY_PARTS, { "about", 1, 13.9f, 37.4f, 4.5f, PAGE }, { NULL } };
const BrambleSheet bramble_stuffed_toy_tall = { 39.4f, 18.8f, toy_tall };

static const BramblePart toy_strip[] = {
  { "portrait", 0.3f, 0.5f, 6.4f, 6.4f },
  { "name", 7.2f, 0, 30.2f, 2.4f, WIDER },
  { "counts", 7.2f, 2.4f, 30.2f, 2.4f, WIDER },
  { "chips", 7.2f, 4.8f, 30.2f, 2.6f, WIDER },
  { "sockets", 37.6f, 0.3f, 8.6f, 6.8f, BRAMBLE_PART_RIGHT },
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

static const BramblePart threat_wide[] = {
  { "title", 1.2f, 1, 16.5f, 3 },
  { "about", 1.2f, 4, 16, 7.6f },
  { "cells", 17.8f, 1, 83, 10.4f, WIDER },
  { "all", 101, 1, 13, 10.4f, BRAMBLE_PART_RIGHT },
  { NULL },
};
const BrambleSheet bramble_stuffed_threat_wide = { 114.8f, 12, threat_wide };

#define THREAT_HEAD { "title", 0.8f, 0.3f, 29, 2.4f, WIDER }

static const BramblePart threat_compact[] = {
  THREAT_HEAD,
  { "cells", 0.8f, 2.9f, 20, 9 },
  { "all", 21, 2.9f, 9.4f, 9, WIDER },
  { NULL },
};
const BrambleSheet bramble_stuffed_threat_compact = { 30.6f, 12.2f, threat_compact };

static const BramblePart threat_full[] = { THREAT_HEAD, { "cells", 0.6f, 2.9f, 29.6f, 9.2f, WIDER }, { NULL } };
const BrambleSheet bramble_stuffed_threat_full = { 30.6f, 12.2f, threat_full };

/* Without minions, and with so few that they stand in one row, there is room for words. */
static const BramblePart threat_calm[] = {
  THREAT_HEAD,
  { "cells", 0.8f, 2.9f, 20, 3 },
  { "about", 0.8f, 6.4f, 19.6f, 5.4f },
  { "all", 21, 2.9f, 9.4f, 9, WIDER },
  { NULL },
};
const BrambleSheet bramble_stuffed_threat_calm = { 30.6f, 12.2f, threat_calm };

static const BramblePart threat_row[] = {
  THREAT_HEAD,
  { "cells", 0.6f, 2.9f, 29.6f, 4.2f, WIDER },
  { "about", 0.8f, 7.6f, 29, 4.2f, WIDER },
  { NULL },
};
const BrambleSheet bramble_stuffed_threat_row = { 30.6f, 12.2f, threat_row };
