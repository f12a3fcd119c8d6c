/* bramble-folk-hero-view.h: a hero's board on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-folk-hero.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_HERO_VIEW (bramble_folk_hero_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkHeroView, bramble_folk_hero_view, BRAMBLE, FOLK_HERO_VIEW, GtkWidget)

/* How much room a board has. */
typedef enum
{
  BRAMBLE_FOLK_OWN,    /* it is the viewer's */
  BRAMBLE_FOLK_TALL,   /* one of one or two others */
  BRAMBLE_FOLK_NARROW, /* one of three */
  BRAMBLE_FOLK_LOW,    /* one of more */
} BrambleFolkRoom;

GtkWidget *bramble_folk_hero_view_new (BrambleFolkHero *hero,
                                       BrambleFolkRoom  room);

G_END_DECLS
