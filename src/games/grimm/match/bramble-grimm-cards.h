/* bramble-grimm-cards.h: the cards of The Grimm Forest, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bramble-item.h"

G_BEGIN_DECLS

/* The most marks that a card has. */
#define BRAMBLE_GRIMM_MAX_MARKS 4

GListModel  *bramble_grimm_cards_new        (const char   *kind,
                                             guint         edition);
BrambleItem *bramble_grimm_cards_find       (const char   *card_id,
                                             guint         edition);
BrambleItem *bramble_grimm_cards_find_gather (const char  *location_id);

const char  *bramble_grimm_card_when        (const char   *card_id,
                                             guint         edition);
const char  *bramble_grimm_card_type_id     (const char   *card_id);
const char  *bramble_grimm_card_type_name   (const char   *card_id);
const char  *bramble_grimm_card_type_text   (const char   *card_id);
gboolean     bramble_grimm_card_is_advanced (const char   *card_id);
guint        bramble_grimm_card_marks       (const char   *card_id,
                                             guint         edition,
                                             const char   *marks[BRAMBLE_GRIMM_MAX_MARKS]);

G_END_DECLS
