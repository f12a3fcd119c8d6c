/* bramble-folk-cards.h: everything of Hungarian Folktales that has a page, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include <bramble-lexicon.h>
#include <rules/folk-state.h>

G_BEGIN_DECLS

/* What pages are about. */
typedef enum
{
  BRAMBLE_FOLK_PAGE_HERO,     /* FolkHero */
  BRAMBLE_FOLK_PAGE_TALE,     /* FolkCard */
  BRAMBLE_FOLK_PAGE_STARTING, /* FolkTile, and so are the next three */
  BRAMBLE_FOLK_PAGE_USEFUL,
  BRAMBLE_FOLK_PAGE_MAGICAL,
  BRAMBLE_FOLK_PAGE_ANIMAL,   /* and who or what is in no class */
  BRAMBLE_FOLK_PAGE_FOE,      /* FolkAdventure */
  BRAMBLE_FOLK_PAGE_FRIEND,   /* likewise */
  BRAMBLE_FOLK_PAGE_TOKEN,    /* BrambleFolkPageToken */
  BRAMBLE_FOLK_PAGE_FIELD,    /* BrambleFolkPageField */
  BRAMBLE_FOLK_PAGE_LAND,     /* FolkLand */
  BRAMBLE_FOLK_N_PAGES,
} BrambleFolkPage;

typedef enum
{
  BRAMBLE_FOLK_PAGE_BISCUIT,
  BRAMBLE_FOLK_PAGE_ADVICE,
  BRAMBLE_FOLK_PAGE_GOLD,
  BRAMBLE_FOLK_PAGE_SALT,
  BRAMBLE_FOLK_PAGE_BOOT,
  BRAMBLE_FOLK_N_PAGE_TOKENS,
} BrambleFolkPageToken;

/* Food and shortcuts in the order of the rules. */
typedef enum
{
  BRAMBLE_FOLK_FIELD_WHEAT,
  BRAMBLE_FOLK_FIELD_APPLES,
  BRAMBLE_FOLK_FIELD_GRAPES,
  BRAMBLE_FOLK_FIELD_PEARS,
  BRAMBLE_FOLK_FIELD_GOURD,
  BRAMBLE_FOLK_FIELD_ADVICE,
  BRAMBLE_FOLK_FIELD_GOLD,
  BRAMBLE_FOLK_FIELD_TILE,
  BRAMBLE_FOLK_FIELD_RED,
  BRAMBLE_FOLK_FIELD_BONUS,
  BRAMBLE_FOLK_FIELD_BAD_LUCK,
  BRAMBLE_FOLK_FIELD_ADVENTURE,
  BRAMBLE_FOLK_FIELD_SORCERER,
  BRAMBLE_FOLK_FIELD_SEA,
  BRAMBLE_FOLK_FIELD_TUNNEL,
  BRAMBLE_FOLK_FIELD_GORGE,
  BRAMBLE_FOLK_FIELD_PATH,
  BRAMBLE_FOLK_FIELD_GRIFFIN,
  BRAMBLE_FOLK_FIELD_WAGON,
  BRAMBLE_FOLK_FIELD_PLAIN,
  BRAMBLE_FOLK_FIELD_VILLAGE,
  BRAMBLE_FOLK_FIELD_CITY,
  BRAMBLE_FOLK_FIELD_PALACE,
  BRAMBLE_FOLK_FIELD_CASTLE,
  BRAMBLE_FOLK_N_PAGE_FIELDS,
} BrambleFolkPageField;

/* bramble-folk-cards.c */
extern const BrambleLexicon bramble_folk_lexicon;
char        *bramble_folk_page_art     (BrambleFolkPage  page,
                                        guint            number);
const char  *bramble_folk_page_type    (BrambleFolkPage  page);
const char  *bramble_folk_page_about   (BrambleFolkPage  page);

/* What stands on the pages: bramble-folk-pages-tiles.c, -people.c, -places.c. Texts and
 * rulings are new strings; rulings may be NULL. */
char        *bramble_folk_hero_page    (guint            hero,
                                        char           **rulings);
char        *bramble_folk_tile_page    (guint            tile,
                                        char           **rulings);
char        *bramble_folk_token_page   (guint            token,
                                        char           **rulings);
char        *bramble_folk_person_page  (guint            who,
                                        char           **rulings);
char        *bramble_folk_tale_page    (guint            card,
                                        char           **rulings);
char        *bramble_folk_field_page   (guint            field,
                                        char           **rulings);
char        *bramble_folk_land_page    (guint            land,
                                        char           **rulings);
const char  *bramble_folk_token_title  (guint            token);
const char  *bramble_folk_person_title (guint            who);
const char  *bramble_folk_field_title  (guint            field);

G_END_DECLS
