/* stuffed-reader.h: makes a book of the words of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Internal to the reader of stories. One reader goes once over the tokens; names that are
 * used before they are explained are kept and looked up at the end.
 */

#pragma once

#include "stuffed-volume.h"
#include "stuffed-scan.h"

G_BEGIN_DECLS

/* How deep blocks may lie in each other, however they are written. */
#define STUFFED_MAX_NESTING 16

/* Where statements stand: not everything is possible everywhere. */
typedef enum
{
  STUFFED_PLACE_PAGE,        /* in a page of a story: everything */
  STUFFED_PLACE_ENDING,      /* an ending only tells */
  STUFFED_PLACE_LOST,        /* a card knows no map and no story */
  STUFFED_PLACE_ENVIRONMENT, /* nor does this, but tasks and offers stand while it is there */
} StuffedPlace;

/* A name that is looked up when all are known. */
typedef struct
{
  const char *name;
  guint line;
} StuffedReference;

/* Who mentions a flag or a counter first, and whether it is read and written. */
typedef struct
{
  guint line;
  gboolean read;
  gboolean written;
} StuffedMention;

typedef struct
{
  StuffedVolume *book;
  const StuffedScan *scan;
  StuffedTroubles *troubles;
  /* The next token. */
  guint at;
  /* How deep it goes just now. */
  guint nesting;
  StuffedPlace place;
  /* Where the texts that are read stand: "1.2", "asleep", "one-eyed-robot". */
  const char *where;
  /* Which page is open, from 0; … */
  guint page;
  /* … what it is called, which is another number if that is wrong; … */
  guint called;
  /* … and whether its map could not be read: letters are then taken as they come. */
  gboolean no_map;
  GArray *references; /* (element-type StuffedReference): to entries */
  GArray *stand_references; /* likewise, to offers and tasks */
  GArray *flag_mentions;    /* (element-type StuffedMention) */
  GArray *counter_mentions;
} StuffedReader;

gboolean stuffed_reader_read (StuffedVolume   *book,
                              const char      *text,
                              gsize            length,
                              StuffedTroubles *troubles);

/* Tokens. */
const StuffedScanned *stuffed_reader_peek (const StuffedReader *r);
const StuffedScanned *stuffed_reader_next (StuffedReader *r);
gboolean stuffed_reader_is (const StuffedReader *r,
                            const char          *word);
gboolean stuffed_reader_take (StuffedReader *r,
                              const char    *word);
gboolean stuffed_reader_expect (StuffedReader *r,
                                const char    *word,
                                const char    *mend);
gboolean stuffed_reader_ends (const StuffedReader *r);
gboolean stuffed_reader_line_is_over (const StuffedReader *r);
void stuffed_reader_skip_line (StuffedReader *r);
gboolean stuffed_reader_end_line (StuffedReader *r);
void stuffed_reader_refuse_deeper (StuffedReader *r);
void stuffed_reader_skip_block (StuffedReader *r);
void stuffed_reader_recover (StuffedReader *r,
                             guint          before);
const char *stuffed_reader_shown (const StuffedScanned *token);
gboolean stuffed_reader_refuse (StuffedReader *r,
                                const char    *mend,
                                const char    *reason,
                                ...) G_GNUC_PRINTF (3, 4);

/* Words: what they mean, or a trouble. */
gboolean stuffed_reader_word (StuffedReader  *r,
                              const char     *what,
                              const char    **word);
gboolean stuffed_reader_name (StuffedReader  *r,
                              const char     *what,
                              const char    **name);
gboolean stuffed_reader_one_of (StuffedReader     *r,
                                const char        *what,
                                const char *const *ids,
                                guint              n,
                                guint8            *found);
gboolean stuffed_reader_number (StuffedReader *r,
                                StuffedNumber *number);
gboolean stuffed_reader_plain_number (StuffedReader *r,
                                      const char    *what,
                                      guint          min,
                                      guint          max,
                                      guint         *number);
gboolean stuffed_reader_colour (StuffedReader *r,
                                guint8        *colour);
gboolean stuffed_reader_has_place (const StuffedReader *r,
                                   char                 letter);
gboolean stuffed_reader_letter (StuffedReader *r,
                                guint8        *letter);
gboolean stuffed_reader_is_who (const StuffedReader *r);
gboolean stuffed_reader_who (StuffedReader *r,
                             gboolean       in_condition,
                             guint8        *who,
                             guint8        *whom);
gboolean stuffed_reader_text (StuffedReader   *r,
                              StuffedTextKind  kind,
                              guint16         *text);
gboolean stuffed_reader_flag (StuffedReader *r,
                              gboolean       written,
                              guint8        *flag);
gboolean stuffed_reader_counter (StuffedReader *r,
                                 gboolean       written,
                                 guint8        *counter);
guint16 stuffed_reader_refer (StuffedReader *r,
                              GArray        *references,
                              const char    *name);

/* Parts of a story. */
gboolean stuffed_reader_begin_book (StuffedReader     *r,
                                    StuffedVolumeKind  kind);
void stuffed_reader_say_where (StuffedReader *r,
                               StuffedPlace   place,
                               const char    *where);
gboolean stuffed_reader_lost (StuffedReader *r);
gboolean stuffed_reader_environment (StuffedReader *r);
gboolean stuffed_reader_condition (StuffedReader    *r,
                                   StuffedCondition *condition);
gboolean stuffed_reader_block (StuffedReader *r,
                               guint16       *block);
gboolean stuffed_reader_lines (StuffedReader *r,
                               guint16       *block);
gboolean stuffed_reader_rest (StuffedReader *r,
                              guint16       *block);
gboolean stuffed_reader_option (StuffedReader *r,
                                GArray        *options,
                                GArray        *lines);
guint16 stuffed_reader_append_options (StuffedReader *r,
                                       GArray        *options,
                                       GArray        *lines);

G_END_DECLS
