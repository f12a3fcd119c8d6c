/* bramble-grimm-card-dialog.h: a card to read, and a pile to look through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_CARD_DIALOG (bramble_grimm_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmCardDialog, bramble_grimm_card_dialog, BRAMBLE, GRIMM_CARD_DIALOG, GtkWindow)

GtkWindow *bramble_grimm_card_dialog_present (GtkWidget  *parent,
                                              const char *card_id,
                                              guint       edition);
GtkWindow *bramble_grimm_pile_dialog_present (GtkWidget  *parent,
                                              const char *title,
                                              GListModel *cards,
                                              guint       edition);

G_END_DECLS
