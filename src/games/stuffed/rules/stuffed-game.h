/* stuffed-game.h: Stuffed Fables as a game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <words.h>

#include "stuffed-engine.h"

G_BEGIN_DECLS

extern const BrambleGame stuffed_game;

/* stuffed-choices.c */

/* In the order of stuffed_choices. */
typedef enum
{
  STUFFED_CHOICE_STORY,
  STUFFED_CHOICE_LEVEL,
  STUFFED_CHOICE_START,
  STUFFED_CHOICE_KEEPS_BOOK,
  STUFFED_CHOICE_FRIENDS,
} StuffedChoice;

/* The stories whose friends another story can remember: all but the last. */
#define STUFFED_N_FRIENDS 6

extern const BrambleChoice stuffed_choices[];
extern const BrambleLook stuffed_looks[];
extern const BrambleLevel stuffed_levels[];
extern const BrambleLesson stuffed_lesson; /* stuffed-lesson.c */
extern const BrambleReason stuffed_reasons[]; /* stuffed-reasons.c */
extern const char *const stuffed_story_ids[];

/* stuffed-memory.c */

/* What there is to be remembered of a story. */
typedef enum
{
  STUFFED_MEMORY_ASLEEP, /* how it ended */
  STUFFED_MEMORY_WAKING,
  STUFFED_MEMORY_LOST,
  STUFFED_MEMORY_FRIEND, /* it was won by making a friend */
  STUFFED_N_MEMORIES,
} StuffedMemory;

void     stuffed_memory_id    (guint                story,
                               StuffedMemory        memory,
                               char                *id,
                               gsize                size);
gboolean stuffed_remember     (gconstpointer        state,
                               guint                n,
                               char                *id,
                               gsize                size);
void     stuffed_recall       (BrambleSetup        *setup,
                               BrambleTimes         times,
                               gconstpointer        remembered);

/* stuffed-write.c, stuffed-check.c, stuffed-check-frames.c, stuffed-follow.c */
void     stuffed_visit        (gpointer             state,
                               BrambleArchive      *archive);
gboolean stuffed_check        (gconstpointer        state,
                               GError             **error);
gboolean stuffed_check_frames (const StuffedState  *s,
                               GError             **error);
guint    stuffed_n_dice       (const StuffedState  *s,
                               guint                colour);
guint    stuffed_n_dice_out   (const StuffedState  *s,
                               guint                colour);
void     stuffed_count_items_out (const StuffedState *s,
                                  guint              *counts);
guint    stuffed_lost_held    (const StuffedState  *s);
void     stuffed_follow       (StuffedState        *told,
                               const BrambleEvent  *event);
gboolean stuffed_check_events (gconstpointer        before,
                               gconstpointer        after,
                               const BrambleEvents *events,
                               GError             **error);
gboolean stuffed_reveals      (const BrambleEvent  *event);
gboolean stuffed_dice         (const BrambleEvent  *event,
                               BrambleDice         *dice);

/* stuffed-view.c */
void     stuffed_view         (gconstpointer        state,
                               guint                seat,
                               gpointer             view);
void     stuffed_resample     (gpointer             view,
                               guint                seat,
                               BrambleRng          *rng);
gboolean stuffed_seems_last   (const StuffedState  *s,
                               const StuffedWhen   *when);
gboolean stuffed_is_way_out   (const StuffedState  *s,
                               guint                stand);

/* stuffed-words.c, stuffed-set.c, stuffed-show.c */
extern const char *const stuffed_phase_ids[STUFFED_N_PHASES];
extern const char *const stuffed_over_ids[STUFFED_N_OVERS];
extern const char *const stuffed_done_ids[];
extern const char *const stuffed_point_ids[STUFFED_MAX_POINTS];
extern const char *const stuffed_sleep_ids[STUFFED_N_SLEEPS];
extern const char *const stuffed_roll_ids[STUFFED_N_ROLLS];
extern const char *const stuffed_stand_state_ids[STUFFED_N_STAND_STATES];
extern const char *const stuffed_dice_place_ids[STUFFED_N_DICE_PLACES];
extern const char *const stuffed_tome_ids[STUFFED_N_TOMES];

extern const BrambleVocabulary stuffed_window_words;
extern const BrambleVocabulary *const stuffed_vocabularies[];
extern const guint stuffed_n_vocabularies;

gboolean stuffed_parse_frame  (const StuffedState  *s,
                               const char          *word,
                               StuffedFrame        *f);
void     stuffed_word_frame   (GString             *text,
                               const StuffedFrame  *f);
gboolean stuffed_place_words  (gpointer             state,
                               const char *const   *words,
                               BrambleEvents       *events,
                               GError             **error);
char    *stuffed_place_help   (void);
char    *stuffed_show         (gconstpointer        state,
                               guint                seat);

/* stuffed-ids.c */
const char *stuffed_ask_id    (const BrambleAsk    *ask);
void     stuffed_option_id    (const BrambleAsk    *ask,
                               guint                option,
                               char                *id,
                               gsize                size);
const char *stuffed_event_id  (const BrambleEvent  *event);
char    *stuffed_event_line   (const BrambleEvent  *event);
const char *stuffed_cause_id  (guint                cause);

extern const BrambleRequests stuffed_requests; /* stuffed-requests.c */

/* stuffed-motives.c */
char    *stuffed_motive       (gconstpointer        view,
                               const BrambleAsk    *ask,
                               guint                option,
                               const char *const   *names);

/* stuffed-playout.c, stuffed-value.c */
guint    stuffed_playout      (gconstpointer        state,
                               const BrambleAsk    *ask,
                               BrambleRng          *rng);
void     stuffed_value        (gconstpointer        state,
                               double              *values);

G_END_DECLS
