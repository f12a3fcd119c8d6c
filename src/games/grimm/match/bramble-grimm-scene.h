/* bramble-grimm-scene.h: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_SCENE_SILENT, /* nothing to see: it takes no time */
  BRAMBLE_SCENE_TOLD,   /* nothing moves, but it matters */
  BRAMBLE_SCENE_SHOWN,  /* the thing is held up where it is: at @to */
  BRAMBLE_SCENE_MOVED,  /* the thing goes from @from to @to */
} BrambleSceneKind;

/* One thing that happens, as the viewer of the match sees it. Things are named
 * "token/straw", "back/fable", "back/gather", "back/friend", "fable/wolf",
 * "friend/aladdin", "gather/fields", "monster/dragon", "unique/lonely-castle",
 * "pig", "section/straw-floor", "site", "bonus/straw", "regal", "die/fields" or "start";
 * places like the targets of bramble_grimm_option_target(), and "discard",
 * "friend-deck" and "bonus/straw". */
typedef struct
{
  BrambleSceneKind kind;
  guint event;       /* the game's own number for what happened */
  guint place;       /* which event of the step it is */
  gboolean together; /* several like this one are seen at once */
  gboolean matters;  /* it is worth a longer look */
  char *thing;       /* (nullable): what is seen */
  char *from;        /* (nullable): a place */
  char *to;          /* (nullable): a place */
  guint count;       /* how many of @thing */
  int seat;          /* whose it is, or -1 */
  char *text;        /* (nullable): the sentence, with its cause */
} BrambleGrimmScene;

void       bramble_grimm_scene_free (BrambleGrimmScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleGrimmScene, bramble_grimm_scene_free)

GPtrArray *bramble_grimm_scenes     (BrambleMatch      *match,
                                     guint              step);

G_END_DECLS
