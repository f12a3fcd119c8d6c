/* grimm.h: The Grimm Forest as one game among others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>
#include "state.h"

G_BEGIN_DECLS

extern const BrambleGame grimm_game;
extern const BrambleLesson grimm_lesson;
extern const BrambleReason grimm_reasons[];

/* write.c */
void     grimm_visit      (gpointer            state,
                           BrambleArchive     *archive);

/* check.c */
gboolean grimm_check      (gconstpointer       state,
                           GError            **error);

/* check-events.c */
gboolean grimm_reveals      (const BrambleEvent  *event);
gboolean grimm_check_events (gconstpointer        before,
                             gconstpointer        after,
                             const BrambleEvents *events,
                             GError             **error);

/* view.c */
void     grimm_view       (gconstpointer       state,
                           guint               seat,
                           gpointer            view);
/* resample.c */
void     grimm_resample   (gpointer            view,
                           guint               seat,
                           BrambleRng         *rng);

/* position.c */
gboolean grimm_position_set  (gpointer            state,
                              const char *const  *words,
                              BrambleEvents      *events,
                              GError            **error);
char    *grimm_position_help (void);
/* show.c */
char    *grimm_show       (gconstpointer       state,
                           guint               seat);

/* playout.c, value.c */
guint    grimm_playout    (gconstpointer       state,
                           const BrambleAsk   *ask,
                           BrambleRng         *rng);
void     grimm_value      (gconstpointer       state,
                           double             *values);

/* former.c, habits.c */
extern const BrambleFormer grimm_former;
enum
{
  GRIMM_HABIT_CROWDED,       /* three or more pigs are sent to one Location */
  GRIMM_HABIT_FABLES_DRAWN,
  GRIMM_HABIT_FABLES_PLAYED,
  GRIMM_HABIT_BOLD,          /* goes where most lies */
  GRIMM_HABIT_ALONE,         /* is sent where nobody else is */
  GRIMM_HABIT_HUNT,          /* takes from who leads */
  GRIMM_HABIT_BUILT,         /* sections */
};
extern const BrambleHabit grimm_habits[];

/* ids.c */
extern const char *const grimm_type_ids[GRIMM_N_TYPES];
extern const char *const grimm_location_ids[GRIMM_N_LOCATIONS];
extern const char *const grimm_section_ids[GRIMM_N_SECTIONS];
extern const char *const grimm_window_ids[GRIMM_N_WINDOWS];
extern const char *const grimm_seat_ids[GRIMM_MAX_SEATS];
guint       grimm_find_id     (const char *const  *ids,
                               guint               n_ids,
                               const char         *id);
const char *grimm_ask_id      (const BrambleAsk   *ask);
void        grimm_option_id   (const BrambleAsk   *ask,
                               guint               option,
                               char               *id,
                               gsize               size);
const char *grimm_event_id    (const BrambleEvent *event);
char       *grimm_event_line  (const BrambleEvent *event);

/* text-cards.c, text-asks.c, text-events.c */
const char *grimm_card_name      (guint card);
const char *grimm_card_text      (guint edition,
                                  guint card);
const char *grimm_location_name  (guint location);
const char *grimm_window_name    (guint window);
char       *grimm_pile_text      (const guint *pile);
char       *grimm_count_text     (guint type,
                                  guint n);
char       *grimm_ask_text       (gconstpointer       state,
                                  const BrambleAsk   *ask,
                                  const char *const  *names);
char       *grimm_option_text    (gconstpointer       state,
                                  const BrambleAsk   *ask,
                                  guint               option,
                                  const char *const  *names);
char       *grimm_event_text     (const BrambleEvent *event,
                                  guint               viewer,
                                  const char *const  *names);

G_END_DECLS
