/* bramble-card-dialog.h: a card to read, and a pile to look through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_CARD_DIALOG (bramble_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BrambleCardDialog, bramble_card_dialog, BRAMBLE, CARD_DIALOG, GtkWindow)

GtkWindow *bramble_card_dialog_present (GtkWidget                 *parent,
                                        const BramblePresentation *game,
                                        const BrambleSetup        *setup,
                                        const char                *id);
GtkWindow *bramble_pile_dialog_present (GtkWidget                 *parent,
                                        const BramblePresentation *game,
                                        const BrambleSetup        *setup,
                                        const char                *title,
                                        GListModel                *cards);

G_END_DECLS
