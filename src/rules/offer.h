/* offer.h: what one player offers another, in one form for all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game of trade has a BrambleOffer in its state and a BrambleTrade in its table.
 * It says which pieces may be given and wanted, and everything else is here: the
 * words, the bytes, how computer players weigh it. The table has one widget for it.
 */

#pragma once

#include "game.h"

G_BEGIN_DECLS

void     bramble_offer_clear       (BrambleOffer         *offer);
void     bramble_offer_begin       (BrambleOffer         *offer,
                                    guint                 from);
gboolean bramble_offer_add         (BrambleOffer         *offer,
                                    gboolean              given,
                                    guint                 thing);
gboolean bramble_offer_take        (BrambleOffer         *offer,
                                    const BrambleOption  *option);
guint    bramble_offer_count       (const BrambleOffer   *offer,
                                    gboolean              given,
                                    guint                 thing);
guint    bramble_offer_total       (const BrambleOffer   *offer,
                                    gboolean              given);
gboolean bramble_offer_is_complete (const BrambleOffer   *offer);
gboolean bramble_offer_check       (const BrambleOffer   *offer,
                                    const BrambleTrade   *trade,
                                    guint                 n_seats);
void     bramble_offer_visit       (BrambleOffer         *offer,
                                    BrambleArchive       *archive);
BrambleOfferStage
         bramble_offer_stage       (const BrambleGame    *game,
                                    gconstpointer         state,
                                    const BrambleAsk     *ask,
                                    BrambleOffer         *offer);

/* offer-text.c: in words, for people and for consoles */
char    *bramble_offer_ask_text    (const BrambleTrade   *trade,
                                    BrambleOfferStage     stage,
                                    const BrambleOffer   *offer,
                                    const char *const    *names);
char    *bramble_offer_option_text (const BrambleTrade   *trade,
                                    const BrambleOffer   *offer,
                                    const BrambleOption  *option,
                                    const char *const    *names);
char    *bramble_offer_side_text   (const BrambleTrade   *trade,
                                    const BrambleOffer   *offer,
                                    gboolean              given);
char    *bramble_offer_made_text   (const BrambleTrade   *trade,
                                    const BrambleOffer   *offer,
                                    const char *const    *names);
char    *bramble_offer_accepted_text (const BrambleTrade *trade,
                                      const BrambleOffer *offer,
                                      const char *const  *names);
char    *bramble_offer_declined_text (const BrambleTrade *trade,
                                      const BrambleOffer *offer,
                                      const char *const  *names);
void     bramble_offer_option_id   (const BrambleTrade   *trade,
                                    const BrambleOption  *option,
                                    char                 *id,
                                    gsize                 size);
void     bramble_offer_write_pairs (const BrambleTrade   *trade,
                                    const BrambleOffer   *offer,
                                    GString              *line);
void     bramble_offer_write_words (const BrambleTrade   *trade,
                                    const BrambleOffer   *offer,
                                    GString              *line);
gboolean bramble_offer_parse_words (const BrambleTrade   *trade,
                                    const char *const    *words,
                                    guint                 n_seats,
                                    BrambleOffer         *offer);

/* offer-weigh.c: what computer players think of it */
guint    bramble_offer_weigh       (const BrambleGame    *game,
                                    gconstpointer         state,
                                    const BrambleAsk     *ask,
                                    double               *values);

G_END_DECLS
