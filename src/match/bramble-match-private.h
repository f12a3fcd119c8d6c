/* bramble-match-private.h: what the files of BrambleMatch share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"
#include "bramble-thinker.h"

G_BEGIN_DECLS

/**
 * BrambleMatch:
 *
 * Watches over a #BrambleRecord: carries out answers, goes back and forth,
 * lets computer seats think, and tells all who look what has changed. What it
 * shows is what the viewer may see.
 */
struct _BrambleMatch
{
  GObject parent_instance;

  BrambleRecord *record;
  GListStore *seats;        /* BrambleSeat */
  const char *names[BRAMBLE_MAX_SEATS]; /* of the seats, who own them */
  int viewer;               /* a seat, nobody or all */
  guint8 *view;             /* the present state as the viewer may know it */
  BrambleThinker *thinker;  /* (nullable): the thought under way */
  gboolean running;         /* computer seats answer */
  guint pause;              /* how long they take for it at least, in ms */
  gboolean replay;          /* nobody answers; all steps may be looked at */

  /* What was last notified. */
  guint round;
  int ask_seat;
  gboolean over;
  gboolean can_undo;
  gboolean can_redo;
  const char *undo_reason;  /* a constant sentence, or NULL when undo is possible */
};

/* bramble-match.c */
gboolean    bramble_match_is_computer    (BrambleMatch *self,
                                          guint         seat);
guint       bramble_match_asked_at       (BrambleMatch *self,
                                          guint         at);
void        bramble_match_move_to        (BrambleMatch *self,
                                          guint         at);
void        bramble_match_tell_answer    (BrambleMatch *self);

/* bramble-match-think.c */
void        bramble_match_stop_thinking  (BrambleMatch *self);
void        bramble_match_think_if_asked (BrambleMatch *self);

/* bramble-match-view.c */
char       *bramble_match_path_text      (const BrambleGame   *game,
                                          gconstpointer        view,
                                          const BrambleAsk    *ask,
                                          const BrambleOption *path,
                                          guint                n,
                                          const char *const   *names);

/* bramble-match-undo.c */
const char *bramble_match_why_not_undo   (BrambleMatch *self);
gboolean    bramble_match_find_undo      (BrambleMatch *self,
                                          guint        *target);

G_END_DECLS
