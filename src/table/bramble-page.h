/* bramble-page.h: a page to read, with pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_PAGE_PICTURES 5
#define BRAMBLE_PAGE_BLOCKS 6

/* A row of pictures and a paragraph below it. */
typedef struct
{
  const char *art[BRAMBLE_PAGE_PICTURES]; /* ids of pictures, or what the game draws for these words */
  const char *text;                       /* untranslated */
} BramblePageBlock;

typedef struct
{
  const char *id;
  const char *title; /* untranslated */
  BramblePageBlock blocks[BRAMBLE_PAGE_BLOCKS]; /* those with a text */
} BramblePage;

/* Draws what stands in a row of pictures, as large as it should be there. */
typedef GtkWidget *(*BramblePageDraw) (const char *art);

GtkWidget *bramble_page_new (const BramblePage *page,
                             BramblePageDraw    draw);

G_END_DECLS
