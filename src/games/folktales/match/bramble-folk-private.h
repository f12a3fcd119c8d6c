/* bramble-folk-private.h: what the models of Hungarian Folktales share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are made from a view of the viewer's and know nothing else.
 */

#pragma once

#include "bramble-folk-hero.h"
#include "bramble-item-list.h"
#include "bramble-match.h"
#include "bramble-specs.h"

G_BEGIN_DECLS

/* What the viewer sees, and how the players are called. */
typedef struct
{
  FolkState s;                       /* the view, hidden parts hidden */
  int viewer;                        /* a seat, nobody or all */
  const char *names[FOLK_MAX_SEATS]; /* of the players, NULL where nobody sits */
} BrambleFolkView;

BrambleFolkHero *bramble_folk_hero_new    (BrambleSeat           *seat);
void             bramble_folk_hero_update (BrambleFolkHero       *self,
                                           const BrambleFolkView *view);

/* bramble-folk-tasks.c */
void             bramble_folk_tasks_fill  (GArray                *tasks,
                                           const BrambleFolkView *view,
                                           guint                  seat);

G_END_DECLS
