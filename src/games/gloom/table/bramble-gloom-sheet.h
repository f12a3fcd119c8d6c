/* bramble-gloom-sheet.h: a card that can be read where it lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_SHEET (bramble_gloom_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomSheet, bramble_gloom_sheet, BRAMBLE, GLOOM_SHEET, GtkWidget)

GtkWidget *bramble_gloom_sheet_new      (guint              card);
guint      bramble_gloom_sheet_get_card (BrambleGloomSheet *self);
void       bramble_gloom_sheet_set_note (BrambleGloomSheet *self,
                                         const char        *note,
                                         guint              has);
void       bramble_gloom_sheet_set_covered (BrambleGloomSheet *self,
                                            guint              covered);

G_END_DECLS
