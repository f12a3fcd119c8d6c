/* folk-game.h: Hungarian Folktales as a game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <words.h>

#include "folk-engine.h"

G_BEGIN_DECLS

extern const BrambleGame folktales_game;

/* folk-choices.c */

/* In the order of folk_choices. */
typedef enum
{
  FOLK_CHOICE_HEROES,
  FOLK_CHOICE_QUESTS,
  FOLK_CHOICE_TEAMS,
  FOLK_CHOICE_EXACT_END,
  FOLK_CHOICE_LONG_GAME,
  FOLK_CHOICE_KIND_FAIRIES,
  FOLK_CHOICE_START,
} FolkChoice;

extern const BrambleChoice folk_choices[];
extern const BrambleLook folk_looks[];
extern const BrambleLevel folk_levels[];

guint    folk_team_size    (guint                n_seats,
                            guint                wanted);

/* folk-lesson.c, folk-reasons.c */
extern const BrambleLesson folk_lesson;
extern const BrambleReason folk_reasons[];

/* folk-write.c, folk-check.c, folk-check-frames.c, folk-follow.c */
void     folk_visit        (gpointer             state,
                            BrambleArchive      *archive);
gboolean folk_check        (gconstpointer        state,
                            GError             **error);
gboolean folk_check_frames (const FolkState     *s,
                            GError             **error);
void     folk_follow       (FolkState           *told,
                            const BrambleEvent  *event);
gboolean folk_check_events (gconstpointer        before,
                            gconstpointer        after,
                            const BrambleEvents *events,
                            GError             **error);
gboolean folk_reveals      (const BrambleEvent  *event);
gboolean folk_dice         (const BrambleEvent  *event,
                            BrambleDice         *dice);

/* folk-view.c */
void     folk_view         (gconstpointer        state,
                            guint                seat,
                            gpointer             view);
void     folk_resample     (gpointer             view,
                            guint                seat,
                            BrambleRng          *rng);

/* folk-words.c, folk-set.c, folk-show.c */
extern const char *const folk_phase_ids[FOLK_N_PHASES];
extern const char *const folk_over_ids[FOLK_N_OVERS];
extern const char *const folk_hero_ids[FOLK_N_HEROES];

extern const BrambleVocabulary *const folk_vocabularies[]; /* for who sets positions up */
extern const guint folk_n_vocabularies;

int      folk_parse_used   (const char          *word);
void     folk_word_used    (GString             *text,
                            guint                used);
gboolean folk_parse_frame  (const FolkState     *s,
                            const char          *word,
                            FolkFrame           *f);
void     folk_word_frame   (GString             *text,
                            const FolkFrame     *f);
gboolean folk_place        (gpointer             state,
                            const char *const   *words,
                            BrambleEvents       *events,
                            GError             **error);
char    *folk_place_help   (void);
char    *folk_show         (gconstpointer        state,
                            guint                seat);

/* folk-ids.c */
const char *folk_ask_id    (const BrambleAsk    *ask);
void     folk_option_id    (const BrambleAsk    *ask,
                            guint                option,
                            char                *id,
                            gsize                size);
const char *folk_event_id  (const BrambleEvent  *event);
char    *folk_event_line   (const BrambleEvent  *event);

/* folk-playout.c, folk-value.c */
guint    folk_playout      (gconstpointer        state,
                            const BrambleAsk    *ask,
                            BrambleRng          *rng);
void     folk_value        (gconstpointer        state,
                            double              *values);
double   folk_rounds_left  (gconstpointer        state,
                            guint                seat);
void     folk_features     (gconstpointer        state,
                            float               *features);
void     folk_feature_name (guint                feature,
                            char                *name,
                            gsize                size);

G_END_DECLS
