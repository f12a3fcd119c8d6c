/* reader.h: reads everything that stands on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GHashTable *troubles;   /* sentences, each with the screen where it is so first */
  GPtrArray *names;       /* what is the same in all languages */
  const char *screen;     /* what is being looked at */
  int width;              /* room on the screen */
  int height;
  guint n_texts;          /* how many texts have been read */
} Reader;

void  reader_init  (Reader     *self,
                    int         width,
                    int         height);
void  reader_clear (Reader     *self);
void  reader_name  (Reader     *self,
                    const char *name);
void  reader_read  (Reader     *self,
                    const char *screen);
char *reader_tell  (Reader     *self);

G_END_DECLS
