/* bramble-tale-pages.h: a tale, laid out on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-tale.h>

G_BEGIN_DECLS

/* What can be printed of a page on the screen: the plain part of an open book's. */
#define BRAMBLE_TALE_PAGE_WIDTH 530
#define BRAMBLE_TALE_PAGE_HEIGHT 542

typedef struct _BrambleTalePages BrambleTalePages;

/* Where a picture is on its page. */
typedef void (*BrambleTalePicture) (const char            *art,
                                    const graphene_rect_t *bounds,
                                    gpointer               user_data);

BrambleTalePages *bramble_tale_pages_new         (const BrambleTale      *tale,
                                                  double                  width,
                                                  double                  height,
                                                  GtkTextDirection        direction);
void              bramble_tale_pages_free        (BrambleTalePages       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleTalePages, bramble_tale_pages_free)

guint             bramble_tale_pages_get_n       (const BrambleTalePages *self);
guint             bramble_tale_pages_get_chapter (const BrambleTalePages *self,
                                                  guint                   chapter);
const char       *bramble_tale_pages_get_text    (const BrambleTalePages *self,
                                                  guint                   page);
void              bramble_tale_pages_visit       (const BrambleTalePages *self,
                                                  guint                   page,
                                                  BrambleTalePicture      visit,
                                                  gpointer                user_data);
void              bramble_tale_pages_draw        (const BrambleTalePages *self,
                                                  guint                   page,
                                                  cairo_t                *cr);

G_END_DECLS
