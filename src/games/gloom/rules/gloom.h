/* gloom.h: Fairytale Gloom for the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "asks.h"
#include "events.h"
#include "state.h"

G_BEGIN_DECLS

extern const BrambleGame gloom_game;
extern const BrambleLesson gloom_lesson;
extern const BrambleReason gloom_reasons[];

/* view.c, resample.c */
void        gloom_view          (gconstpointer        state,
                                 guint                seat,
                                 gpointer             view);
void        gloom_resample      (gpointer             view,
                                 guint                seat,
                                 BrambleRng          *rng);

/* write.c, check.c, check-frames.c, follow.c, check-events.c */
void        gloom_visit         (gpointer             state,
                                 BrambleArchive      *archive);
gboolean    gloom_check         (gconstpointer        state,
                                 GError             **error);
gboolean    gloom_check_frames  (const GloomState    *s,
                                 GError             **error);
gboolean    gloom_bad           (GError             **error,
                                 const char          *format,
                                 ...) G_GNUC_PRINTF (2, 3);
void        gloom_follow_leaving (GloomState         *told,
                                 const BrambleEvent  *event);
void        gloom_follow_arriving (GloomState        *told,
                                 const BrambleEvent  *event);
void        gloom_follow        (GloomState          *told,
                                 const BrambleEvent  *event);
gboolean    gloom_check_events  (gconstpointer        before,
                                 gconstpointer        after,
                                 const BrambleEvents *events,
                                 GError             **error);
gboolean    gloom_reveals       (const BrambleEvent  *event);

/* position.c, show.c */
gboolean    gloom_place         (gpointer             state,
                                 const char *const   *words,
                                 BrambleEvents       *events,
                                 GError             **error);
char       *gloom_place_help    (void);
char       *gloom_show          (gconstpointer        state,
                                 guint                seat);

/* playout.c, value.c */
guint       gloom_playout       (gconstpointer        state,
                                 const BrambleAsk    *ask,
                                 BrambleRng          *rng);
void        gloom_value         (gconstpointer        state,
                                 double              *values);
void        gloom_features      (gconstpointer        state,
                                 float               *features);
void        gloom_feature_name  (guint                feature,
                                 char                *name,
                                 gsize                size);

/* ids.c */
extern const char *const gloom_icon_ids[GLOOM_N_ICONS];
extern const char *const gloom_order_ids[GLOOM_N_ORDERS];
extern const char *const gloom_over_ids[GLOOM_N_OVERS];
const char *gloom_ask_id        (const BrambleAsk    *ask);
void        gloom_option_id     (const BrambleAsk    *ask,
                                 guint                option,
                                 char                *id,
                                 gsize                size);
const char *gloom_event_id      (const BrambleEvent  *event);
char       *gloom_event_line    (const BrambleEvent  *event);

/* text-asks.c, text-options.c, text-events.c */
char       *gloom_ask_text      (gconstpointer        state,
                                 const BrambleAsk    *ask,
                                 const char *const   *names);
char       *gloom_option_text   (gconstpointer        state,
                                 const BrambleAsk    *ask,
                                 guint                option,
                                 const char *const   *names);
char       *gloom_event_text    (const BrambleEvent  *event,
                                 guint                viewer,
                                 const char *const   *names);

G_END_DECLS
