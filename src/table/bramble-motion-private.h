/* bramble-motion-private.h: what the files of BrambleMotion share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-motion.h"

G_BEGIN_DECLS

/* How much larger than its picture a die is that is thrown. */
#define BRAMBLE_MOTION_DIE 1.2

/**
 * BrambleMotion:
 *
 * Lies over the table, lets every click through and draws nothing, until
 * bramble_motion_play() is called. Then pictures fly from place to place along
 * gentle arcs. Moves that follow each other and are of one kind are played at
 * once. There is a tick of the frame clock only while something is played.
 */
struct _BrambleMotion
{
  GtkWidget parent_instance;

  GPtrArray *moves;  /* (nullable): BrambleMove: what is played */
  GArray *acts;      /* BrambleAct: moves that are played at once, one after the other */
  GArray *pieces;    /* BrambleMotionPiece: of the present act */
  guint act;         /* the present one, or G_MAXUINT before the first */
  double act_began;  /* ms since the beginning */
  double stretch;    /* from ms at normal pace to ms */
  double now;        /* ms since the beginning */
  gint64 began;      /* frame time of the beginning, or 0 */
  double scale;      /* of the pictures */
  gboolean paused;   /* everything stands still */
  gboolean placed;   /* the table has been laid out since the beginning */
  guint tick;
  guint leave;       /* source: ends what is played when it is not seen any more */

  BrambleMotionPlace place;
  gpointer place_data;
  BrambleMotionDone done;
  gpointer done_data;
  BrambleMotionStage stage; /* (nullable) */
  gpointer stage_data;
};

typedef struct
{
  const BrambleMove *move;
  gboolean first; /* of its move */
  gboolean last;
  gboolean gone;  /* it has begun */
  gboolean there; /* it has ended */
  graphene_point_t from;
  graphene_point_t to;
  double begins; /* ms at normal pace, in its act */
  gboolean held; /* it is held up instead of flying */
} BrambleMotionPiece;

/* bramble-motion-draw.c */
GdkTexture *bramble_motion_texture    (BrambleMotion            *self,
                                       const BrambleMove        *move,
                                       const char               *art);
void        bramble_motion_draw_piece (BrambleMotion            *self,
                                       const BrambleMotionPiece *piece,
                                       GtkSnapshot              *snapshot);

G_END_DECLS
