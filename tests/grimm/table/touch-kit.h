/* touch-kit.h: a table to touch, for tests of widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>
#include <rules/grimm.h>

G_BEGIN_DECLS

/* Three seats at a table, and a window around it. */
typedef struct
{
  BrambleMatch *match;
  GtkWidget *window;
  GtkWidget *board;
} TouchTable;

void       touch_set_pace        (const char       *pace);

/* @words: settings of a position, separated by semicolons; @bot: (nullable):
 * plays the second seat. */
void       touch_table_init      (TouchTable       *table,
                                  const char       *words,
                                  gboolean          privacy);
void       touch_table_init_with (TouchTable       *table,
                                  const char       *words,
                                  gboolean          privacy,
                                  const BrambleLevel *bot);
void       touch_table_clear     (TouchTable       *table);
const GrimmState *
           touch_now             (TouchTable       *table);

/* The first widget in a tree for which @is_it is true of @what. */
GtkWidget *touch_find            (GtkWidget        *widget,
                                  gboolean        (*is_it) (GtkWidget *, const char *),
                                  const char       *what);
gboolean   touch_is_type         (GtkWidget        *widget,
                                  const char       *type);
gboolean   touch_has_class       (GtkWidget        *widget,
                                  const char       *css_class);
GtkWidget *touch_target          (TouchTable       *table,
                                  const char       *name);

gpointer   touch_controller      (GtkWidget        *widget,
                                  GType             type);
gboolean   touch_key             (TouchTable       *table,
                                  guint             key);

G_END_DECLS
