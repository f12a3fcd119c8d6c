/* bramble-statistics-page.h: what became of the games, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-store.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STATISTICS_PAGE (bramble_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStatisticsPage, bramble_statistics_page, BRAMBLE, STATISTICS_PAGE, GtkWidget)

GtkWidget *bramble_statistics_page_new       (BrambleStore          *store,
                                              const BrambleGame     *game);
void       bramble_statistics_page_set_store (BrambleStatisticsPage *self,
                                              BrambleStore          *store);
void       bramble_statistics_page_refresh   (BrambleStatisticsPage *self);

G_END_DECLS
