/* bramble-folk-luck.h: a throw of the yellow die, and what may come of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/folk-engine.h>

G_BEGIN_DECLS

/* What the yellow die is thrown for. */
typedef enum
{
  BRAMBLE_FOLK_LUCK_NONE,
  BRAMBLE_FOLK_LUCK_MEETING, /* the Lucky Throw */
  BRAMBLE_FOLK_LUCK_SPELL,   /* the Sorcerer's */
  BRAMBLE_FOLK_LUCK_GATE,    /* the Castle's */
} BrambleFolkLuckKind;

/* A throw: who, against whom, and how far it has come. */
typedef struct
{
  BrambleFolkLuckKind kind;
  guint seat;   /* who throws */
  guint who;    /* FolkAdventure of a meeting */
  guint die;    /* what was thrown; 0: nothing yet */
  int added;    /* by Advice, Trickster and Key */
  guint barred; /* tiles that do not help this throw, or no more, a bit each */
  gboolean serves; /* a quest is fulfilled as soon as the die falls, or was with this throw */
  guint owner;  /* whose quest that is */
} BrambleFolkLuck;

/* One thing that counts, or could have counted. */
typedef struct
{
  const char *art;  /* a picture; interned */
  const char *name; /* translated */
  int value;        /* what it adds */
  gboolean counts;  /* it does; else another weapon is better */
} BrambleFolkPart;

#define BRAMBLE_FOLK_MAX_PARTS 12
#define BRAMBLE_FOLK_DIE_SIDES 8

/* One outcome. */
typedef struct
{
  int least;        /* the total that it begins with; G_MININT: any */
  int most;         /* the last; G_MAXINT: any */
  const char *text; /* translated; what it brings */
  const char *art;  /* a picture of that */
  guint sides;      /* of the die that bring it, a bit each, from the lowest */
  guint better;     /* how many of eight bring it or something better with all that can be added */
  guint needs;      /* Advice that would bring it now; 0: none would, or none is needed */
  guint tile;       /* what else it takes then, */
  guint n_tiles;    /* and how many of it; 0: nothing else */
  gboolean now;     /* it is what the die has brought */
} BrambleFolkOutcome;

gboolean bramble_folk_luck_asked    (const FolkState       *s,
                                     BrambleFolkLuck       *luck);
gboolean bramble_folk_luck_told     (const FolkState       *s,
                                     const BrambleEvent    *event,
                                     BrambleFolkLuck       *luck);
int      bramble_folk_luck_total    (const FolkState       *s,
                                     const BrambleFolkLuck *luck);
guint    bramble_folk_luck_parts    (const FolkState       *s,
                                     const BrambleFolkLuck *luck,
                                     BrambleFolkPart       *parts);
guint    bramble_folk_luck_outcomes (const FolkState       *s,
                                     const BrambleFolkLuck *luck,
                                     BrambleFolkOutcome    *outcomes);
gboolean bramble_folk_luck_tiles_add (const FolkState      *s,
                                     const BrambleFolkLuck *luck);
guint    bramble_folk_count_sides   (guint                  sides);
const char *bramble_folk_row_art    (guint                  row);
char    *bramble_folk_luck_sum      (const FolkState       *s,
                                     const BrambleFolkLuck *luck);
char    *bramble_folk_luck_text     (const FolkState       *s,
                                     const BrambleFolkLuck *luck);
char    *bramble_folk_luck_words    (const FolkState       *s,
                                     const char *const     *names,
                                     const BrambleFolkLuck *luck);
char    *bramble_folk_luck_quest_text (const FolkState       *s,
                                       const char *const     *names,
                                       const BrambleFolkLuck *luck);

G_END_DECLS
