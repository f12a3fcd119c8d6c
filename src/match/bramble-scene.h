/* bramble-scene.h: what is seen on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"
#include "bramble-thing.h"

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_SCENE_SILENT, /* nothing to see: it takes no time */
  BRAMBLE_SCENE_TOLD,   /* nothing moves, but it matters */
  BRAMBLE_SCENE_SHOWN,  /* the thing is held up where it is: at @to */
  BRAMBLE_SCENE_MOVED,  /* the thing goes from @from to @to */
} BrambleSceneKind;

/* One thing that happens, as the viewer of the match sees it. */
typedef struct
{
  BrambleSceneKind kind;
  guint event;        /* the game's own number for what happened */
  guint place;        /* which event of the step it is */
  gboolean together;  /* several like this one are seen at once */
  gboolean matters;   /* it is worth a longer look */
  BrambleThing thing; /* what is seen, or none */
  BrambleThing from;  /* a place, or none */
  BrambleThing to;    /* a place, or none */
  guint count;        /* how many of @thing */
  int seat;           /* whose it is, or -1 */
  char *text;         /* (nullable): the sentence, with its cause */
} BrambleScene;

void          bramble_scene_free  (BrambleScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleScene, bramble_scene_free)

BrambleScene *bramble_scene_show  (BrambleScene *scene,
                                   BrambleThing  thing,
                                   BrambleThing  at);
BrambleScene *bramble_scene_move  (BrambleScene *scene,
                                   BrambleThing  thing,
                                   BrambleThing  from,
                                   BrambleThing  to);

/* The events of a step, and the one that is dealt with. */
typedef struct
{
  BrambleMatch *match;
  guint step;
  GArray *events;    /* BrambleEvent: all that the viewer is told of the step */
  guint at;          /* which of them is told now */
  GPtrArray *scenes; /* BrambleScene: what they have become so far */
} BrambleTelling;

/* Says what is seen of @event. The scene is one that is told and does not move
 * until this makes more of it. */
typedef void (*BrambleTellEvent) (BrambleTelling     *telling,
                                  const BrambleEvent *event,
                                  BrambleScene       *scene);

BrambleScene *bramble_telling_add (BrambleTelling   *telling);
GPtrArray    *bramble_scenes_new  (BrambleMatch     *match,
                                   guint             step,
                                   BrambleTellEvent  tell);

G_END_DECLS
