/* bramble-book.h: the tabs of a book on a compact table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A page of the book. */
typedef struct
{
  const char *id;
  const char *title; /* untranslated, in the context "page of the book" */
} BrambleTab;

#define BRAMBLE_TYPE_BOOK (bramble_book_get_type ())
G_DECLARE_FINAL_TYPE (BrambleBook, bramble_book, BRAMBLE, BOOK, GtkWidget)

GtkWidget  *bramble_book_new      (void);
void        bramble_book_set_tabs (BrambleBook      *self,
                                   const BrambleTab *tabs);
void        bramble_book_open     (BrambleBook      *self,
                                   const char       *id);

G_END_DECLS
