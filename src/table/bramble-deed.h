/* bramble-deed.h: what somebody did or met with, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

typedef enum
{
  BRAMBLE_DEED_WENT, /* where they are now, in words */
  BRAMBLE_DEED_DID,  /* something they did or gained */
  BRAMBLE_DEED_LOST, /* something that was taken from them */
} BrambleDeedKind;

/* The seat of what happens to the table by itself. */
#define BRAMBLE_DEED_OF_NOBODY (-1)

/* What an event means for one seat, in pictures and a few words. */
typedef struct
{
  BrambleDeedKind kind;
  int seat;        /* or BRAMBLE_DEED_OF_NOBODY */
  char *art;       /* (nullable): a picture of what did it or what was done */
  gboolean card;   /* that picture is one of a card */
  char *text;      /* (nullable): translated; a word or two */
  int n;           /* how many more or fewer, or 0 */
  const char *of;  /* (nullable): a picture of what is counted */
} BrambleDeed;

GArray    *bramble_deeds_new  (void);
void       bramble_deeds_join (GArray            *deeds);
GtkWidget *bramble_deed_chip  (const BrambleDeed *deed);

/* The symbol of a seat, or an empty picture. */
GtkWidget *bramble_seat_symbol (BrambleMatch     *match,
                                int               seat);
GtkWidget *bramble_seat_face   (GtkWidget        *symbol,
                                const BrambleTemper *temper);

G_END_DECLS
