/* stuffed-scan.h: the words of a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first pass over a file of stories: bytes become words, texts and marks, and the
 * indentation of lines becomes tokens of its own, so that what comes after reads one row of
 * tokens. Files come from anybody, so everything has a limit.
 */

#pragma once

#include "stuffed-trouble.h"

G_BEGIN_DECLS

/* The longest file, text and word, and how deep lines may be indented. */
#define STUFFED_MAX_FILE (256 * 1024)
#define STUFFED_MAX_TEXT 2000
#define STUFFED_MAX_WORD 40
#define STUFFED_MAX_INDENT 12

typedef enum
{
  STUFFED_SCAN_WORD,      /* names, numbers, keywords: @text */
  STUFFED_SCAN_TEXT,      /* between quotes: @text */
  STUFFED_SCAN_MARK,      /* : ; { } ( ) , >= <=, as @text */
  STUFFED_SCAN_MAP,       /* from "map" to "end": @n rows from @first on */
  STUFFED_SCAN_LINE_END,
  STUFFED_SCAN_DEEPER,    /* the next line is indented by two more */
  STUFFED_SCAN_SHALLOWER, /* by two less */
  STUFFED_SCAN_FILE_END,
} StuffedScanKind;

typedef struct
{
  StuffedScanKind kind;
  /* Where it stands, from 1. */
  guint line;
  const char *text;
  guint first;
  guint n;
} StuffedScanned;

typedef struct
{
  /* The lines of the file as they are. */
  char **lines;
  /* (element-type StuffedScanned): the last is the end of the file. */
  GArray *tokens;
  /* What texts are kept in. */
  GStringChunk *chunk;
} StuffedScan;

StuffedScan *stuffed_scan_new (const char      *text,
                               gsize            length,
                               StuffedTroubles *troubles);
void stuffed_scan_free (StuffedScan *scan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StuffedScan, stuffed_scan_free)

G_END_DECLS
