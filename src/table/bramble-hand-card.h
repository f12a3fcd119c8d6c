/* bramble-hand-card.h: a card in the hand of somebody, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-card-info.h"
#include "bramble-hand.h"

G_BEGIN_DECLS

GtkWidget *bramble_hand_card_new   (const BrambleCardInfo *card,
                                    BrambleHandState       state,
                                    const char            *note,
                                    double                 scale);
GtkWidget *bramble_hand_small_new  (const char            *art,
                                    const char            *name,
                                    const char            *note,
                                    double                 scale);
GtkWidget *bramble_hand_fact_new   (const char            *art,
                                    const char            *text,
                                    double                 scale);
GtkWidget *bramble_hand_text_new   (const char            *text,
                                    const char            *css_class);

G_END_DECLS
