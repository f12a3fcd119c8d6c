/* bramble-stuffed-page.h: the page of the story, or of a minion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-stuffed-draft.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_PAGE (bramble_stuffed_page_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedPage, bramble_stuffed_page, BRAMBLE, STUFFED_PAGE, GtkWidget)

/* What stands on a page that somebody reads. */
typedef struct
{
  const char *over;  /* in small letters over the title */
  const char *title;
  const char *art;   /* (nullable): a picture of what is read about */
  const char *text;  /* (nullable) */
  const char *card;  /* (nullable): the id of the card that it stands on */
  const char *news;  /* (nullable): what has just happened and stands nowhere else */
} BrambleStuffedReading;

GtkWidget *bramble_stuffed_page_new         (void);
void       bramble_stuffed_page_read        (BrambleStuffedPage          *self,
                                             const BrambleStuffedReading *reading);
void       bramble_stuffed_page_show        (BrambleStuffedPage          *self,
                                             const BrambleStuffedReading *reading,
                                             const StuffedState          *s,
                                             const StuffedRoll           *pool);
void       bramble_stuffed_page_show_minion (BrambleStuffedPage          *self,
                                             const StuffedState          *s,
                                             guint                        foe,
                                             guint                        face,
                                             const char                  *victim,
                                             const char                  *about);

/* What can be done together on a page, for whoever shows it. */
GtkWidget *bramble_stuffed_stand_new        (const StuffedState          *s,
                                             guint                        stand,
                                             const StuffedRoll           *pool);
GtkWidget *bramble_stuffed_facts_new        (const StuffedState          *s);
gboolean   bramble_stuffed_page_scroll      (BrambleStuffedPage          *self,
                                             gboolean                     down);

G_END_DECLS
