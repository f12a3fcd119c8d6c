/* bramble-stuffed-cards.h: everything of Stuffed Fables that has a page, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include <bramble-lexicon.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

/* What pages are about. */
typedef enum
{
  BRAMBLE_STUFFED_PAGE_STUFFY,      /* StuffedStuffy */
  BRAMBLE_STUFFED_PAGE_MINION,      /* StuffedMinionKind, and so are the next two */
  BRAMBLE_STUFFED_PAGE_LEADER,
  BRAMBLE_STUFFED_PAGE_BOSS,
  BRAMBLE_STUFFED_PAGE_WEAPON,      /* StuffedItem, and so are the next three */
  BRAMBLE_STUFFED_PAGE_CLOTHES,
  BRAMBLE_STUFFED_PAGE_ACCESSORY,
  BRAMBLE_STUFFED_PAGE_PARTY,
  BRAMBLE_STUFFED_PAGE_STATUS,      /* StuffedStatus */
  BRAMBLE_STUFFED_PAGE_LOST,        /* the number of a Lost card */
  BRAMBLE_STUFFED_PAGE_SLEEP,       /* StuffedSleep */
  BRAMBLE_STUFFED_PAGE_ENVIRONMENT, /* StuffedEnvironmentKind */
  BRAMBLE_STUFFED_PAGE_DIE,         /* StuffedColour */
  BRAMBLE_STUFFED_PAGE_TOKEN,       /* BrambleStuffedPageToken */
  BRAMBLE_STUFFED_N_PAGES,
} BrambleStuffedPageKind;

/* What lies on cards, and then what lies on the map. */
typedef enum
{
  BRAMBLE_STUFFED_TOKEN_STUFFING,
  BRAMBLE_STUFFED_TOKEN_HEART,
  BRAMBLE_STUFFED_TOKEN_BUTTON,
  BRAMBLE_STUFFED_TOKEN_BOOKMARK,
  BRAMBLE_STUFFED_TOKEN_POINT,
  BRAMBLE_STUFFED_TOKEN_POINT_AGAIN,
  BRAMBLE_STUFFED_TOKEN_LOST,
  BRAMBLE_STUFFED_TOKEN_VENDOR,
  BRAMBLE_STUFFED_TOKEN_OBJECTIVE,
  BRAMBLE_STUFFED_TOKEN_DOOR,
  BRAMBLE_STUFFED_TOKEN_WAGON,
  BRAMBLE_STUFFED_TOKEN_TRAIN,
  BRAMBLE_STUFFED_TOKEN_EXIT,
  BRAMBLE_STUFFED_N_PAGE_TOKENS,
} BrambleStuffedPageToken;

/* bramble-stuffed-cards.c */
extern const BrambleLexicon bramble_stuffed_lexicon;
char        *bramble_stuffed_page_art         (BrambleStuffedPageKind   page,
                                               guint                    number);
const char  *bramble_stuffed_page_type        (BrambleStuffedPageKind   page);
const char  *bramble_stuffed_page_about       (BrambleStuffedPageKind   page);

/* What stands on the pages: bramble-stuffed-pages-gear.c, -foes.c, -things.c. Texts and rulings are
 * new strings; rulings may be NULL. */
char        *bramble_stuffed_stuffy_page      (guint                    stuffy,
                                               char                   **rulings);
char        *bramble_stuffed_item_page        (guint                    item,
                                               char                   **rulings);
char        *bramble_stuffed_status_page      (guint                    status,
                                               char                   **rulings);
char        *bramble_stuffed_minion_page      (guint                    kind,
                                               char                   **rulings);
char        *bramble_stuffed_lost_page        (guint                    card,
                                               char                   **rulings);
char        *bramble_stuffed_sleep_page       (guint                    sleep,
                                               char                   **rulings);
char        *bramble_stuffed_environment_page (guint                    environment,
                                               char                   **rulings);
char        *bramble_stuffed_die_page         (guint                    colour,
                                               char                   **rulings);
char        *bramble_stuffed_token_page       (guint                    token,
                                               char                   **rulings);
const char  *bramble_stuffed_die_title        (guint                    colour);
const char  *bramble_stuffed_token_title      (guint                    token);

G_END_DECLS
