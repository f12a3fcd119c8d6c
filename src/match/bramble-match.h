/* bramble-match.h: a game that is being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bramble-record.h"
#include "bramble-seat.h"

G_BEGIN_DECLS

/* Nobody looks: what is shown is what everybody may see. */
#define BRAMBLE_VIEWER_NOBODY (-1)
/* Everything lies open: for replays. */
#define BRAMBLE_VIEWER_ALL (-2)

typedef enum
{
  BRAMBLE_BY_STEP,
  BRAMBLE_BY_TURN,
  BRAMBLE_BY_ROUND,
} BrambleStride;

#define BRAMBLE_TYPE_MATCH (bramble_match_get_type ())
G_DECLARE_FINAL_TYPE (BrambleMatch, bramble_match, BRAMBLE, MATCH, GObject)

BrambleMatch *bramble_match_new           (BrambleRecord *record);
BrambleMatch *bramble_match_new_replay    (BrambleRecord *record);

/* Who plays, and whose eyes it is seen with. */
GListModel   *bramble_match_get_seats     (BrambleMatch  *self);
BrambleSeat  *bramble_match_get_seat      (BrambleMatch  *self,
                                           guint          seat);
int           bramble_match_get_viewer    (BrambleMatch  *self);
void          bramble_match_set_viewer    (BrambleMatch  *self,
                                           int            viewer);

/* Where the game is. */
const BrambleGame *bramble_match_get_game (BrambleMatch  *self);
const BrambleRecord *bramble_match_get_record (BrambleMatch *self);
guint         bramble_match_get_round     (BrambleMatch  *self);
const char   *bramble_match_get_phase     (BrambleMatch  *self);
char         *bramble_match_dup_progress  (BrambleMatch  *self);
char         *bramble_match_dup_progress_amid (BrambleMatch *self,
                                               guint         step,
                                               guint         n_events);
int           bramble_match_get_ask_seat  (BrambleMatch  *self);
gboolean      bramble_match_get_over      (BrambleMatch  *self);
void          bramble_match_get_result    (BrambleMatch  *self,
                                           BrambleResult *result);
guint         bramble_match_get_winners   (BrambleMatch  *self);
gboolean      bramble_match_get_casual    (BrambleMatch  *self);

/* What the viewer may know: a state of the game's, hidden parts hidden. */
gconstpointer bramble_match_get_view      (BrambleMatch  *self);

/* What a person may know, for what nobody else looks at. */
gpointer      bramble_match_dup_view      (BrambleMatch  *self,
                                           guint          seat);

/* The question, and the options when the viewer is the one who is asked, or when
 * nobody in particular looks and a person answers openly. */
guint         bramble_match_get_nature    (BrambleMatch  *self);
void          bramble_match_get_ask       (BrambleMatch  *self,
                                           BrambleAsk    *ask);
char         *bramble_match_dup_question  (BrambleMatch  *self);
char         *bramble_match_dup_option    (BrambleMatch  *self,
                                           guint          option);
char         *bramble_match_dup_path      (BrambleMatch        *self,
                                           const BrambleOption *path,
                                           guint                n);
gboolean      bramble_match_answer        (BrambleMatch  *self,
                                           guint          option);

/* What the last steps told the viewer: sentences for log and recap. */
void          bramble_match_get_events    (BrambleMatch  *self,
                                           guint          step,
                                           GArray        *events);
char         *bramble_match_dup_sentence  (BrambleMatch       *self,
                                           const BrambleEvent *event);
char         *bramble_match_dup_sentence_for (BrambleMatch       *self,
                                              const BrambleEvent *event,
                                              const char *const  *names);

/* What people say to what happened, in their own words. */
gboolean      bramble_match_remark        (BrambleMatch  *self,
                                           guint          step,
                                           guint          seat,
                                           const char    *remark);

/* What computer players say of what they do, and what is asked of them. */
char         *bramble_match_dup_motive    (BrambleMatch      *self,
                                           guint              step);
char         *bramble_match_dup_words     (BrambleMatch      *self,
                                           guint              seat,
                                           const char        *said);
char         *bramble_match_dup_reply     (BrambleMatch      *self,
                                           guint              step,
                                           const BramblePlea *plea);
gboolean      bramble_match_find_pleader  (BrambleMatch      *self,
                                           guint             *seat);
char         *bramble_match_request       (BrambleMatch      *self,
                                           const BramblePlea *plea);

/* Back and forth. */
gboolean      bramble_match_get_can_undo    (BrambleMatch  *self);
gboolean      bramble_match_get_can_redo    (BrambleMatch  *self);
const char   *bramble_match_get_undo_reason (BrambleMatch  *self);
gboolean      bramble_match_undo            (BrambleMatch  *self,
                                             BrambleStride  stride);
gboolean      bramble_match_redo            (BrambleMatch  *self,
                                             BrambleStride  stride);

/* Replays. */
gboolean      bramble_match_get_replay      (BrambleMatch  *self);
guint         bramble_match_get_step        (BrambleMatch  *self);
guint         bramble_match_get_n_steps     (BrambleMatch  *self);
void          bramble_match_go_to           (BrambleMatch  *self,
                                             guint          step);
gboolean      bramble_match_play_on         (BrambleMatch  *self);

/* Computer seats answer by themselves while this is on. */
gboolean      bramble_match_get_running     (BrambleMatch  *self);
void          bramble_match_set_running     (BrambleMatch  *self,
                                             gboolean       running);
void          bramble_match_set_pause       (BrambleMatch  *self,
                                             guint          pause);
gboolean      bramble_match_get_thinking    (BrambleMatch  *self);

/* Files, without blocking. */
void          bramble_match_save_async      (BrambleMatch         *self,
                                             GFile                *file,
                                             GCancellable         *cancellable,
                                             GAsyncReadyCallback   callback,
                                             gpointer              user_data);
gboolean      bramble_match_save_finish     (BrambleMatch         *self,
                                             GAsyncResult         *result,
                                             GError              **error);
void          bramble_match_load_async      (GFile                *file,
                                             GCancellable         *cancellable,
                                             GAsyncReadyCallback   callback,
                                             gpointer              user_data);
BrambleMatch *bramble_match_load_finish     (GAsyncResult         *result,
                                             GError              **error);
BrambleRecord *bramble_record_load          (GFile                *file,
                                             GCancellable         *cancellable,
                                             GError              **error);

G_END_DECLS
