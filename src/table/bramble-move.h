/* bramble-move.h: something that happens on the table, to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-thing.h>

#include "bramble-sound.h"

G_BEGIN_DECLS

/* Times in ms at normal pace. */
#define BRAMBLE_MOVE_FLIGHT 620   /* of one picture */
#define BRAMBLE_MOVE_ROLL 600     /* of a die, before it lies there */
#define BRAMBLE_MOVE_TUMBLE 75    /* of one of the faces that are seen meanwhile */
#define BRAMBLE_MOVE_LONGEST 4000 /* all moves of one answer together, but for what is read */

/* How many sentences may be said at once. */
#define BRAMBLE_MOVE_MAX_LINES 4

/* One thing that happens. With @from and @to the picture flies; with one of
 * them only it is held up there; without a picture it is only said. */
typedef struct
{
  guint kind;        /* what happens: neighbours of one kind may be played at once */
  gboolean together; /* whether this one may */
  guint place;       /* of what happens among all that happens */
  guint linger;      /* ms that it is left to be looked at, at normal pace */
  gboolean read;     /* that is how long it takes to read, and whatever else happens hurries nobody */
  gboolean elsewhere; /* its sentence stands on the table while it is played */
  char *art;         /* (nullable): the id of a picture */
  int width;         /* of the picture */
  int height;
  gboolean framed;   /* it is a card: paper shows around the picture */
  char **faces;      /* (nullable): it is a die: the ids of what is seen while it rolls, and nobody
                      * is told before it lies there */
  guint count;       /* how many pictures, up to a few */
  BrambleThing from; /* a place, or none */
  BrambleThing to;   /* a place, or none */
  char *symbol;      /* (nullable): the id of a picture of who does it */
  char *text;        /* (nullable): what happens, in a sentence */
  BrambleSound sound; /* what is heard when it is there */
} BrambleMove;

BrambleMove *bramble_move_new      (guint              kind);
void         bramble_move_free     (BrambleMove       *move);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleMove, bramble_move_free)

guint        bramble_move_n_pieces (const BrambleMove *move);
gboolean     bramble_move_rolls    (const BrambleMove *move);

/* Moves that are played at once. */
typedef struct
{
  guint first;     /* of the moves */
  guint n_moves;
  guint n_pieces;  /* pictures that fly */
  double stagger;  /* ms between two of them */
  double duration; /* ms, all of it at normal pace */
} BrambleAct;

double       bramble_moves_plan    (GPtrArray         *moves,
                                    GArray            *acts);

G_END_DECLS
