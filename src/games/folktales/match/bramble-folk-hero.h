/* bramble-folk-hero.h: a hero with what they carry and have to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <rules/folk-state.h>

#include "bramble-folk-tasks.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_HERO (bramble_folk_hero_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkHero, bramble_folk_hero, BRAMBLE, FOLK_HERO, GObject)

guint           bramble_folk_hero_get_seat        (BrambleFolkHero *self);
const char     *bramble_folk_hero_get_name        (BrambleFolkHero *self);
const char     *bramble_folk_hero_get_look        (BrambleFolkHero *self);
const char     *bramble_folk_hero_get_description (BrambleFolkHero *self);
guint           bramble_folk_hero_get_team        (BrambleFolkHero *self);
gboolean        bramble_folk_hero_get_active      (BrambleFolkHero *self);
const FolkSeat *bramble_folk_hero_get_seen        (BrambleFolkHero *self);
const GArray   *bramble_folk_hero_get_tasks       (BrambleFolkHero *self);
GListModel     *bramble_folk_hero_get_tiles       (BrambleFolkHero *self);
GListModel     *bramble_folk_hero_get_biscuits    (BrambleFolkHero *self);

G_END_DECLS
