/* bramble-tutor.h: hints, and a word before a poor answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TUTOR (bramble_tutor_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTutor, bramble_tutor, BRAMBLE, TUTOR, GObject)

/* Called when an answer may be given after all. */
typedef void (*BrambleTutorCallback) (gpointer user_data);

/* Shows what is advised, one answer after the other. */
typedef void (*BrambleTutorShow) (const BrambleOption *path,
                                  guint                n,
                                  gpointer             user_data);

BrambleTutor *bramble_tutor_new    (BrambleMatch         *match,
                                    GtkWidget            *at,
                                    BrambleTutorShow      show,
                                    gpointer              user_data);
void          bramble_tutor_hint   (BrambleTutor         *self);
gboolean      bramble_tutor_weigh  (BrambleTutor         *self,
                                    const BrambleOption  *path,
                                    guint                 n,
                                    BrambleTutorCallback  go_on,
                                    gpointer              user_data);

G_END_DECLS
