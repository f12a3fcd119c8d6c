/* bramble-record.h: a game as it was played, from its beginning
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bot.h>
#include <game.h>

G_BEGIN_DECLS

/* Files come from strangers. These are far beyond any real game. */
#define BRAMBLE_RECORD_MAX_STEPS 20000
#define BRAMBLE_RECORD_MAX_NAME 64
#define BRAMBLE_RECORD_MAX_REMARK 280
#define BRAMBLE_RECORD_MAX_REMARKS 400
#define BRAMBLE_RECORD_MAX_PLEAS 400
#define BRAMBLE_RECORD_MAX_BYTES (1024 * 1024)

#define BRAMBLE_RECORD_ERROR (bramble_record_error_quark ())
GQuark bramble_record_error_quark (void);

typedef enum
{
  BRAMBLE_RECORD_ERROR_NO_SAVE,  /* it is no saved game at all */
  BRAMBLE_RECORD_ERROR_VERSION,  /* a newer program wrote it */
  BRAMBLE_RECORD_ERROR_ALTERED,  /* it is not as it was written */
  BRAMBLE_RECORD_ERROR_UNKNOWN,  /* it names a game or player that is not here */
  BRAMBLE_RECORD_ERROR_ILLEGAL,  /* it breaks the rules of the game */
} BrambleRecordError;

/* Who sits at a seat. */
typedef struct
{
  char *name;                /* as people read it */
  const BrambleLevel *level; /* (nullable): the computer player, or a person */
  const BrambleTemper *temper; /* (nullable): what the computer player is like */
} BrambleRecordSeat;

/* A game with everything that is saved of it: how it was set up, who plays, and
 * each step since. Plain data with one owner; BrambleMatch watches over it. */
typedef struct _BrambleRecord BrambleRecord;

BrambleRecord *bramble_record_new   (const BrambleGame        *game,
                                     const BrambleSetup       *setup,
                                     const BrambleRecordSeat  *seats,
                                     gboolean                  casual,
                                     GError                  **error);
BrambleRecord *bramble_record_copy  (const BrambleRecord      *record);
void           bramble_record_free  (BrambleRecord            *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrambleRecord, bramble_record_free)

const BrambleGame       *bramble_record_game    (const BrambleRecord *record);
const BrambleSetup      *bramble_record_setup   (const BrambleRecord *record);
const BrambleRecordSeat *bramble_record_seat    (const BrambleRecord *record,
                                                 guint                seat);
guint                    bramble_record_n_seats (const BrambleRecord *record);
const BrambleLook       *bramble_record_look    (const BrambleRecord *record,
                                                 guint                seat);
gboolean                 bramble_record_casual  (const BrambleRecord *record);
gboolean                 bramble_record_curtain (const BrambleRecord *record);
void                     bramble_record_set_curtain (BrambleRecord   *record,
                                                     gboolean         curtain);
gboolean                 bramble_record_lesson  (const BrambleRecord *record);
void                     bramble_record_set_lesson  (BrambleRecord   *record,
                                                     gboolean         lesson);

char                    *bramble_record_clean_name (const char *name);
char                    *bramble_record_clean_remark (const char *remark);

/* Steps: number 0 is the beginning; step N leads from state N - 1 to state N. */
guint         bramble_record_n_steps  (const BrambleRecord  *record);
guint         bramble_record_at       (const BrambleRecord  *record);
void          bramble_record_go_to    (BrambleRecord        *record,
                                       guint                 at);
gconstpointer bramble_record_state    (const BrambleRecord  *record,
                                       guint                 at);
gconstpointer bramble_record_now      (const BrambleRecord  *record);
int           bramble_record_option   (const BrambleRecord  *record,
                                       guint                 step);
const char   *bramble_record_words    (const BrambleRecord  *record,
                                       guint                 step);
guint         bramble_record_answerer (const BrambleRecord  *record,
                                       guint                 step);
gboolean      bramble_record_reveals  (const BrambleRecord  *record,
                                       guint                 step);
void          bramble_record_events   (const BrambleRecord  *record,
                                       guint                 step,
                                       GArray               *events);

/* What somebody says to a step in their own words: one sentence at most. */
const char   *bramble_record_remark   (const BrambleRecord  *record,
                                       guint                 step,
                                       guint                *seat);
gboolean      bramble_record_set_remark (BrambleRecord      *record,
                                       guint                 step,
                                       guint                 seat,
                                       const char           *remark);

/* What people ask of computer players (bramble-record-pleas.c). */
gboolean      bramble_record_plead    (BrambleRecord        *record,
                                       const BramblePlea    *plea);
gboolean      bramble_record_find_plea (const BrambleRecord *record,
                                       guint                 at,
                                       guint                 to,
                                       BramblePlea          *plea);
guint         bramble_record_n_pleas  (const BrambleRecord  *record);
const BramblePlea *
              bramble_record_plea     (const BrambleRecord  *record,
                                       guint                 n,
                                       guint                *step);

void          bramble_record_cut      (BrambleRecord        *record);
gboolean      bramble_record_answer   (BrambleRecord        *record,
                                       guint                 option);
gboolean      bramble_record_set      (BrambleRecord        *record,
                                       const char           *words,
                                       GError              **error);

/* bramble-record-text.c */
char          *bramble_record_to_text   (const BrambleRecord  *record);
BrambleRecord *bramble_record_from_text (const char           *text,
                                         gsize                 length,
                                         GError              **error);

G_END_DECLS
