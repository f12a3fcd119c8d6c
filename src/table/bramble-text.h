/* bramble-text.h: words whose letters follow from their room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TEXT (bramble_text_get_type ())
G_DECLARE_FINAL_TYPE (BrambleText, bramble_text, BRAMBLE, TEXT, GtkWidget)

GtkWidget  *bramble_text_new      (const char  *css_class);
const char *bramble_text_get      (BrambleText *self);
void        bramble_text_set      (BrambleText *self,
                                   const char  *text);
void        bramble_text_set_markup (BrambleText *self,
                                   const char  *markup);
void        bramble_text_center   (BrambleText *self);
double      bramble_text_fit_words (BrambleText *self,
                                   int          width);
double      bramble_text_fit      (BrambleText *self,
                                   int          width,
                                   int          height);
int         bramble_text_width    (BrambleText *self,
                                   int          width,
                                   double       size);
int         bramble_text_height   (BrambleText *self,
                                   int          width,
                                   double       size);
void        bramble_text_set_size (BrambleText *self,
                                   double       size);

G_END_DECLS
