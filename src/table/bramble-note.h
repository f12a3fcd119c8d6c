/* bramble-note.h: a few words beside what they speak of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_NOTE (bramble_note_get_type ())
G_DECLARE_FINAL_TYPE (BrambleNote, bramble_note, BRAMBLE, NOTE, GtkWidget)

/* How many more things it may speak of. */
#define BRAMBLE_NOTE_ALSO 4

/* Adds to @rooms, of BrambleNoteSpared, what should not be covered, as @note sees it. */
typedef void (*BrambleNoteSpare) (GtkWidget *note,
                                  GArray    *rooms,
                                  gpointer   user_data);

void        bramble_note_set_spare (BrambleNote      *self,
                                    BrambleNoteSpare  spare,
                                    gpointer          user_data);
void        bramble_note_point     (BrambleNote      *self,
                                    GtkWidget        *at,
                                    GPtrArray        *also,
                                    GtkWidget        *otherwise);
void        bramble_note_say       (BrambleNote      *self,
                                    const char       *text,
                                    const char       *advice);
void        bramble_note_set_page  (BrambleNote      *self,
                                    guint             page,
                                    guint             n_pages);
const char *bramble_note_get_text  (BrambleNote      *self);
void        bramble_note_get_room  (BrambleNote      *self,
                                    GtkWidget        *other,
                                    graphene_rect_t  *room);
GtkWidget  *bramble_note_get_at    (BrambleNote      *self);
void        bramble_note_focus     (BrambleNote      *self);

G_END_DECLS
