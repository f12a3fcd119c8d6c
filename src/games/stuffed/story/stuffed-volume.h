/* stuffed-volume.h: a file of the story language, read and checked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A volume is one file: a story, or Lost cards, or environments. It owns the tables that the
 * rules play with, and knows besides where in the file everything stood.
 */

#pragma once

#include <rules/stuffed-story.h>

#include "stuffed-trouble.h"

G_BEGIN_DECLS

#define STUFFED_VOLUME_ERROR (stuffed_volume_error_quark ())
GQuark stuffed_volume_error_quark (void);

typedef enum
{
  STUFFED_VOLUME_ERROR_FILE,  /* it cannot be read at all */
  STUFFED_VOLUME_ERROR_STORY, /* something is wrong in it */
} StuffedVolumeError;

typedef enum
{
  STUFFED_VOLUME_NOTHING, /* there was nothing in it */
  STUFFED_VOLUME_STORY,
  STUFFED_VOLUME_LOST,
  STUFFED_VOLUME_ENVIRONMENTS,
} StuffedVolumeKind;

/* What a text is, for those who translate it. */
typedef enum
{
  STUFFED_TEXT_TITLE,
  STUFFED_TEXT_PAGE,
  STUFFED_TEXT_GOAL,
  STUFFED_TEXT_TOLD,
  STUFFED_TEXT_OPTION,
  STUFFED_TEXT_STAND,
  STUFFED_TEXT_NAME,
  STUFFED_TEXT_CARD,
  STUFFED_N_TEXT_KINDS,
} StuffedTextKind;

/* Where a text stands, beside what it is. */
typedef struct
{
  guint line;
  StuffedTextKind kind;
} StuffedTextPlace;

typedef struct
{
  /* Where it was read from, for those who translate it; or "". */
  const char *file;
  StuffedVolumeKind kind;
  /* The tables, for the rules; everything that it points to is below. */
  StuffedStory story;

  GArray *pages;      /* (element-type StuffedPage) */
  GArray *blocks;     /* (element-type StuffedBlock) */
  GArray *statements; /* (element-type StuffedDo) */
  GArray *ifs;        /* (element-type StuffedIf) */
  GArray *options;    /* (element-type StuffedOption) */
  GArray *forks;      /* (element-type StuffedFork) */
  GArray *stands;     /* (element-type StuffedStand) */
  GArray *whens;      /* (element-type StuffedWhen) */
  GArray *entries;    /* (element-type StuffedEntry) */
  GArray *losts;      /* (element-type StuffedLost) */
  GArray *environments; /* (element-type StuffedEnvironment) */
  GPtrArray *flags;
  GPtrArray *counters;
  GPtrArray *texts;
  GPtrArray *contexts;

  /* The lines that these stand in, for whoever mends something. */
  GArray *statement_lines; /* (element-type guint) */
  GArray *when_lines;
  GArray *entry_lines;
  GArray *stand_lines;
  GArray *page_lines;
  GArray *option_lines;
  GArray *text_places;     /* (element-type StuffedTextPlace) */

  /* What all names and texts are kept in. */
  GStringChunk *chunk;
} StuffedVolume;

StuffedVolume *stuffed_volume_new (void);
void stuffed_volume_free (StuffedVolume *book);
void stuffed_volume_bind (StuffedVolume *book);

StuffedVolume *stuffed_volume_read (const char      *text,
                                    gsize            length,
                                    StuffedTroubles *troubles);
StuffedVolume *stuffed_volume_load (const char  *path,
                                    GError     **error);

gboolean stuffed_volume_check (const char  *path,
                               GError     **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StuffedVolume, stuffed_volume_free)

G_END_DECLS
