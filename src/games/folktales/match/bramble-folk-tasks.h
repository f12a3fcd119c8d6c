/* bramble-folk-tasks.h: what a hero still has to do, as a list to tick off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/folk-state.h>

G_BEGIN_DECLS

/* One line of the list. */
typedef struct
{
  char *art;     /* the id of a picture of it */
  char *what;    /* translated; what is to be done */
  char *name;    /* translated; the same in a word or two */
  char *where;   /* translated; where that can be, or that it is done */
  char *brief;   /* translated; the same in very few words */
  gboolean done; /* nothing more is to be done about it */
} BrambleFolkTask;

GArray *bramble_folk_tasks_new    (void);
char   *bramble_folk_tasks_text   (const GArray *tasks);
guint   bramble_folk_tasks_done   (const GArray *tasks);

G_END_DECLS
