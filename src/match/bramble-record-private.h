/* bramble-record-private.h: what the files about the text of a game share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-record.h"

G_BEGIN_DECLS

/* Format 1 knew one game only: its choices were keys of their own. */
#define BRAMBLE_RECORD_FORMAT 2

/* Groups of the file. */
#define BRAMBLE_RECORD_MAIN "Bramble"
#define BRAMBLE_RECORD_CHOICES "Choices"

/* What a file says of a game before its first step. */
typedef struct
{
  int format;                  /* of the file */
  const BrambleGame *game;
  BrambleSetup setup;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS];
  char *looks[BRAMBLE_MAX_SEATS]; /* ids out of the file */
  gboolean casual;
  gboolean curtain;
  gboolean lesson;             /* few files say anything about that */
} BrambleRecordBeginning;

/* Something that was asked of a computer player. */
typedef struct
{
  guint step; /* after which it was asked */
  BramblePlea plea;
} BrambleRecordPlea;

/* bramble-record.c */
GArray  *bramble_record_pleas           (const BrambleRecord     *record);

/* bramble-record-pleas.c */
void     bramble_record_cut_pleas       (BrambleRecord           *record);
void     bramble_record_write_pleas     (GKeyFile                *file,
                                         const char              *group,
                                         const BrambleRecord     *record);
gboolean bramble_record_read_pleas      (GKeyFile                *file,
                                         const char              *group,
                                         BrambleRecord           *record,
                                         GError                 **error);

/* bramble-record-beginning.c */
char    *bramble_record_seat_group      (guint                    seat);
gboolean bramble_record_read_beginning  (GKeyFile                *file,
                                         BrambleRecordBeginning  *b,
                                         GError                 **error);
void     bramble_record_clear_beginning (BrambleRecordBeginning  *b);

/* bramble-record-text.c */
gboolean bramble_record_wrong           (GError                 **error,
                                         BrambleRecordError       code,
                                         const char              *format,
                                         ...) G_GNUC_PRINTF (3, 4);
gboolean bramble_record_altered         (GError                 **error);
gboolean bramble_record_read_number     (GKeyFile                *file,
                                         const char              *group,
                                         const char              *key,
                                         guint64                  max,
                                         guint64                 *value,
                                         GError                 **error);
char    *bramble_record_read_text       (GKeyFile                *file,
                                         const char              *group,
                                         const char              *key,
                                         GError                 **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleRecordBeginning, bramble_record_clear_beginning)

G_END_DECLS
