/* bramble-grimm-table-private.h: what the files of BrambleGrimmTable share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-grimm-table.h"

#include "bramble-grimm-private.h"

G_BEGIN_DECLS

/**
 * BrambleGrimmTable:
 *
 * The Grimm Forest as the viewer of a match may see it. It follows the match
 * and changes by difference: where two views agree, nothing is told.
 */
struct _BrambleGrimmTable
{
  GObject parent_instance;

  BrambleMatch *match;
  int viewer;
  guint window;            /* GrimmWindow */
  guint round;
  guint deck_size;
  guint friend_deck_size;
  GListStore *players;     /* BrambleGrimmPlayer */
  GListStore *locations;   /* BrambleGrimmLocation */
  BrambleItemList *discard;
  BrambleItemList *friend_discard;
  BrambleItemList *turned_up;
  BrambleItemList *looked_at;
  BrambleItemList *supply;
  BrambleItemList *bonuses;
  gboolean patient;        /* answers are shown bit by bit */
  gboolean unfolding;      /* what is seen is somewhere in the last step */
  BrambleGrimmView seen;   /* while unfolding */
  GArray *events;          /* BrambleEvent: of the last step, while unfolding */
  GArray *stages;          /* guint8 for each: 0, 1 has left, 2 has landed */
  gboolean updating;       /* somebody is being told of changes */
  gboolean again;          /* meanwhile the match went on */
};

/* bramble-grimm-table.c */
void bramble_grimm_table_update (BrambleGrimmTable *self);

/* bramble-grimm-table-unfold.c */
void bramble_grimm_table_look   (BrambleGrimmTable *self,
                                 BrambleGrimmView  *view);

G_END_DECLS
