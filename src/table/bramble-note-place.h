/* bramble-note-place.h: where a note lies, so that it covers nothing that is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/* Where it stands beside the thing. */
typedef enum
{
  BRAMBLE_NOTE_AFTER,
  BRAMBLE_NOTE_BEFORE,
  BRAMBLE_NOTE_BELOW,
  BRAMBLE_NOTE_ABOVE,
  BRAMBLE_N_NOTE_SIDES,
} BrambleNoteSide;

/* Something that had better not be covered. */
typedef struct
{
  graphene_rect_t room;
  float weight;    /* how bad it is, for its area; 1 is what can be answered */
  gboolean answer; /* nobody knows of it while it is covered, however small it is */
} BrambleNoteSpared;

/* A table on which a note is laid. */
typedef struct
{
  float width;          /* of the table */
  float height;
  float breadth;        /* of the paper */
  float tall;
  float gap;            /* between the thing and the paper */
  float margin;         /* between the paper and the edges */
  const GArray *told;   /* graphene_rect_t: what it speaks of; it points at the first, which is always there */
  const GArray *spared; /* BrambleNoteSpared */
} BrambleNoteTable;

/* Where a note lies. */
typedef struct
{
  graphene_rect_t room;
  BrambleNoteSide side;
  gboolean away; /* somewhere else, because too much would be covered beside the thing */
} BrambleNotePlace;

float bramble_note_covered    (const graphene_rect_t  *room,
                               const graphene_rect_t  *other);
void  bramble_note_place_find (const BrambleNoteTable *table,
                               const BrambleNotePlace *before,
                               BrambleNotePlace       *place);

G_END_DECLS
