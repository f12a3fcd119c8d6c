/* waits.h: where effects can wait, inside the rules only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine.h"

G_BEGIN_DECLS

/* What a frame has noted. All else in it is nothing. */
typedef enum
{
  GRIMM_NOTES_SEAT = 1 << 0,     /* a seat */
  GRIMM_NOTES_OTHER = 1 << 1,    /* another seat than the owner */
  GRIMM_NOTES_TYPE = 1 << 2,     /* a type of resources */
  GRIMM_NOTES_LOCATION = 1 << 3, /* a Location, as its place */
  GRIMM_NOTES_MARKET = 1 << 4,   /* the Market, as its place */
  GRIMM_NOTES_TURNS = 1 << 5,    /* how many seats had their turn, as its index: at least one */
  GRIMM_NOTES_TOP_2 = 1 << 6,    /* how many cards of the deck are left of those that were looked at, as its index: two */
  GRIMM_NOTES_TOP_3 = 1 << 7,    /* likewise, at most three */
  GRIMM_NOTES_TOP_4 = 1 << 8,    /* likewise, at most four */
  GRIMM_NOTES_CARDS = 1 << 9,    /* Friends that lie open */
} GrimmNotes;

typedef enum
{
  GRIMM_ASKS_NOBODY,
  GRIMM_ASKS_OWNER,
  GRIMM_ASKS_SEAT,
  GRIMM_ASKS_OTHER,
} GrimmAsks;

/* A place where an effect waits, for an answer or for what it has called. */
typedef struct
{
  GrimmEffect effect; /* the function of a card, or NULL */
  guint8 proc;        /* GrimmProc */
  guint8 step;        /* where it will go on */
  guint8 ask;         /* GrimmAskKind that it waits for, or nothing */
  guint8 asks;        /* GrimmAsks */
  guint16 calls;      /* what it may have called, a bit for each GrimmProc */
  guint16 notes;      /* GrimmNotes */
  guint16 least;      /* of what is left */
  guint16 most;
  guint16 windows;    /* a bit for each; none: wherever its card acts */
} GrimmWait;

const GrimmWait *grimm_find_wait (const GrimmState *s,
                                  guint             i);

G_END_DECLS
