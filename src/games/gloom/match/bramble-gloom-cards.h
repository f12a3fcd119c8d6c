/* bramble-gloom-cards.h: the cards of Fairytale Gloom, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include <bramble-item.h>
#include <rules/cards.h>

G_BEGIN_DECLS

GListModel  *bramble_gloom_cards_new      (GloomKind    kind);
BrambleItem *bramble_gloom_cards_find     (const char  *id);

const char  *bramble_gloom_kind_id        (guint        card);
const char  *bramble_gloom_kind_name      (guint        card);
const char  *bramble_gloom_kind_text      (guint        card);
const char  *bramble_gloom_category_id    (guint        category);
const char  *bramble_gloom_category_name  (guint        category);
char        *bramble_gloom_card_points    (guint        card);
char        *bramble_gloom_card_icons     (guint        card);
char        *bramble_gloom_card_text      (guint        card);
char        *bramble_gloom_card_brief     (guint        card);

/* bramble-gloom-rulings.c */
char        *bramble_gloom_card_rulings   (guint        card);

G_END_DECLS
