/* bramble-offer-view.h: an offer that is put together, or waits for an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

/* The picture of a thing that can be offered, or NULL. */
typedef const char *(*BrambleOfferArt) (guint thing);

#define BRAMBLE_TYPE_OFFER_VIEW (bramble_offer_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleOfferView, bramble_offer_view, BRAMBLE, OFFER_VIEW, GtkWidget)

GtkWidget *bramble_offer_view_new  (void);
void       bramble_offer_view_set_art (BrambleOfferView    *self,
                                       BrambleOfferArt      art);
void       bramble_offer_view_show (BrambleOfferView    *self,
                                    BrambleMatch        *match);
gboolean   bramble_offer_view_has  (BrambleOfferView    *self,
                                    const BrambleOption *option);
int        bramble_offer_view_get_partner (BrambleOfferView *self);
gboolean   bramble_offer_view_focus (BrambleOfferView   *self);
gboolean   bramble_offer_view_has_focus (BrambleOfferView *self);
void       bramble_offer_view_hide (BrambleOfferView    *self);
char      *bramble_offer_dup_declined (BrambleMatch     *match);

G_END_DECLS
