/* bramble-note-place.c: where a note lies, so that it covers nothing that is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All costs are parts of the paper: one that lies on answers altogether costs 1.
 */

#include "bramble-note-place.h"

#include <math.h>

/* To cover something that the words speak of: a corner of it, and all of it. Nobody sees why the
 * corner should be hidden as long as there is another place. */
#define CORNER_COST 8
#define TOLD_COST 8

/* To hide as many answers as there could be, less than any corner of what the words speak of. */
#define HIDDEN_COST 6

/* To lie elsewhere than beside the thing, and that for the whole length of the table. */
#define AWAY_COST 0.3f
#define FAR_COST 1

/* To stand on one side with the tip at an end of the paper. */
#define SLIDE_COST 0.01f

/* To jump to another place while the same is said. */
#define JUMP_COST 0.2f

/* How many places are tried on a side, from the middle to both ends; and how far apart others
 * are, in gaps. */
#define SLIDES 9
#define STRIDE 1

/* Returns how much of @other lies below @room. */
float
bramble_note_covered (const graphene_rect_t *room,
                      const graphene_rect_t *other)
{
  graphene_rect_t both;

  return graphene_rect_intersection (room, other, &both) ? both.size.width * both.size.height : 0;
}

static const graphene_rect_t *
get_thing (const BrambleNoteTable *table)
{
  return &g_array_index (table->told, graphene_rect_t, 0);
}

/* Paper lies on whole pixels: between them it would cover a little more than was reckoned. */
static graphene_rect_t
lay_at (const BrambleNoteTable *table,
        float                   x,
        float                   y)
{
  return GRAPHENE_RECT_INIT (floorf (x), floorf (y), table->breadth, table->tall);
}

/* Where the paper would be on one side of the thing, within the table; the tip is @slide parts
 * of the paper away from its middle. */
static graphene_rect_t
room_at (const BrambleNoteTable *table,
         BrambleNoteSide         side,
         float                   slide)
{
  const graphene_rect_t *thing = get_thing (table);
  float x = thing->origin.x + (thing->size.width - table->breadth) / 2;
  float y = thing->origin.y + (thing->size.height - table->tall) / 2;

  switch (side)
    {
    case BRAMBLE_NOTE_AFTER:
    case BRAMBLE_NOTE_BEFORE:
      x = side == BRAMBLE_NOTE_AFTER ? thing->origin.x + thing->size.width + table->gap : thing->origin.x - table->breadth - table->gap;
      y += slide * table->tall;
      break;

    case BRAMBLE_NOTE_BELOW:
    case BRAMBLE_NOTE_ABOVE:
    case BRAMBLE_N_NOTE_SIDES:
      x += slide * table->breadth;
      y = side == BRAMBLE_NOTE_BELOW ? thing->origin.y + thing->size.height + table->gap : thing->origin.y - table->tall - table->gap;
      break;
    }
  x = MAX (MIN (x, table->width - table->breadth - table->margin), table->margin);
  y = MAX (MIN (y, table->height - table->tall - table->margin), table->margin);
  return lay_at (table, x, y);
}

/* How bad it is to lie in @place. A little of something small that is spoken of is as bad as
 * much of something large. That keeps clear of the paper as the paper does of the edges: its
 * border is drawn in parts of pixels, about the room that it was given. */
static float
cost_of (const BrambleNoteTable *table,
         const BrambleNotePlace *place)
{
  const graphene_rect_t *thing = get_thing (table);
  graphene_rect_t clear;
  float paper = table->breadth * table->tall;
  float hidden = 0;
  float cost = 0;

  graphene_rect_inset_r (&place->room, -table->margin, -table->margin, &clear);
  for (guint i = 0; i < table->told->len; i++)
    {
      const graphene_rect_t *told = &g_array_index (table->told, graphene_rect_t, i);
      float covered = bramble_note_covered (&clear, told);

      if (covered > 0)
        cost += CORNER_COST + TOLD_COST * covered / MIN (told->size.width * told->size.height, paper);
    }
  for (guint i = 0; i < table->spared->len; i++)
    {
      const BrambleNoteSpared *spared = &g_array_index (table->spared, BrambleNoteSpared, i);
      float covered = bramble_note_covered (&place->room, &spared->room);

      cost += spared->weight * covered / paper;
      if (spared->answer && covered > 0)
        hidden += covered / MIN (spared->room.size.width * spared->room.size.height, paper);
    }
  /* The first is the worst. */
  cost += HIDDEN_COST * hidden / (hidden + HIDDEN_COST);
  if (place->away)
    cost += AWAY_COST
            + FAR_COST * hypotf (place->room.origin.x + (table->breadth - thing->size.width) / 2 - thing->origin.x,
                                 place->room.origin.y + (table->tall - thing->size.height) / 2 - thing->origin.y)
                       / hypotf (table->width, table->height);
  return cost;
}

/* Takes @candidate if it is better than @least. */
static void
consider (const BrambleNoteTable *table,
          const BrambleNotePlace *candidate,
          float                   extra,
          BrambleNotePlace       *place,
          float                  *least)
{
  float cost = cost_of (table, candidate) + extra;

  if (cost < *least)
    {
      *least = cost;
      *place = *candidate;
    }
}

/* Beside the thing, on any side. */
static void
try_sides (const BrambleNoteTable *table,
           BrambleNotePlace       *place,
           float                  *least)
{
  for (guint side = 0; side < BRAMBLE_N_NOTE_SIDES; side++)
    for (int i = 0; i < SLIDES; i++)
      {
        /* From the middle on, to one end and to the other: 0, 1, -1, 2, -2… */
        int step = i % 2 == 1 ? (i + 1) / 2 : -i / 2;
        float slide = 0.8f * (float) step / (SLIDES - 1);
        BrambleNotePlace candidate = { room_at (table, side, slide), side, FALSE };

        consider (table, &candidate, SLIDE_COST * (float) ABS (step), place, least);
      }
}

/* Anywhere on the table. */
static void
try_all (const BrambleNoteTable *table,
         BrambleNotePlace       *place,
         float                  *least)
{
  float stride = MAX (STRIDE * table->gap, 1);
  int rows = (int) floorf ((table->height - table->tall - 2 * table->margin) / stride);
  int columns = (int) floorf ((table->width - table->breadth - 2 * table->margin) / stride);

  for (int row = 0; row <= rows; row++)
    for (int column = 0; column <= columns; column++)
      {
        float x = table->margin + (float) column * stride;
        float y = table->margin + (float) row * stride;
        BrambleNotePlace candidate = { lay_at (table, x, y), place->side, TRUE };

        consider (table, &candidate, 0, place, least);
      }
}

/**
 * bramble_note_place_find:
 * @before: (nullable): where it lies already, saying the same
 * @place: (out caller-allocates): where the least is covered that somebody wants to see now
 */
void
bramble_note_place_find (const BrambleNoteTable *table,
                         const BrambleNotePlace *before,
                         BrambleNotePlace       *place)
{
  float least = G_MAXFLOAT;

  g_return_if_fail (table->told->len > 0);

  try_sides (table, place, &least);
  if (least > AWAY_COST)
    try_all (table, place, &least);
  if (before && cost_of (table, before) <= least + JUMP_COST)
    *place = *before;
}
