/* bramble-presentation.h: what a game shows of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>
#include <bramble-tale.h>

#include "bramble-board.h"
#include "bramble-card-info.h"
#include "bramble-hand.h"
#include "bramble-measure.h"
#include "bramble-page.h"
#include "bramble-sound.h"

G_BEGIN_DECLS

/* Cards of one kind side by side: a chapter of its own after the rules. */
typedef struct
{
  const char *id;
  const char *title;   /* of the chapter, untranslated */
  const char *heading; /* above the cards when several kinds are shown, untranslated */
  /* Returns (transfer full): all of them in a game of @setup, as #BrambleItem. */
  GListModel *(*cards) (const BrambleSetup *setup);
} BrambleGalleryPage;

/* A game on the table, beside its rules: one const table. What is NULL is
 * simply not offered. */
typedef struct
{
  const BrambleGame *game;
  const char *tagline;                 /* one sentence for the shelf, untranslated */
  const char *front;                   /* the picture of its box, 240 × 300, with room for the name below 265 */
  const char *spine;                   /* the side of the box, 18 × 300 */
  const BramblePage *chapters;         /* the rules to read, ended by a NULL id */
  const char *lesson_line;             /* what awaits who plays its lesson, in a sentence, untranslated */
  const BrambleGalleryPage *galleries; /* its cards, ended likewise */
  BramblePageDraw draw;                /* the pictures of its chapters */

  /* What is heard when the curtain falls and when a game is over; none: as in most games. */
  BrambleSound curtain_sound;
  BrambleSound end_sound;

  /* The table itself. */
  BrambleBoard *(*board)   (BrambleMatch *match,
                            gboolean      privacy);

  /* What the table looks like now, small, as everybody may see it. */
  GtkWidget *(*preview)    (BrambleMatch *match);
  /* (nullable): How far a game is that was left, where its round says little (transfer full). */
  char *     (*where)      (BrambleMatch *match);

  /* What a person alone may see, for a window that they open. */
  BrambleFillHand hand;

  /* What its cards say; galleries, piles, hands and the log need it. */
  BrambleDescribeCard describe_card;

  /* Whether @event is worth a sentence of whoever did it, in their own words. Without
   * this function nobody is offered to tell along. */
  gboolean   (*tells)      (const BrambleEvent *event);

  /* A game that is over as a book, from what everybody may know of it (transfer full). */
  BrambleTale *(*book)     (const BrambleRecord *record);

  /* What is remembered of games that are over, for the statistics. Returns (nullable) (transfer
   * floating): a widget, or NULL while there is nothing. */
  GtkWidget *(*show_memories) (BrambleTimes   times,
                               gconstpointer  remembered);

  /* The page about a game that is over: charts, ended by a NULL title; why they won
   * who did, in a sentence (transfer full); and what each has in the end, after the
   * name in @heading and below it in @board. */
  const BrambleMeasure *measures;
  char *     (*reason)     (BrambleMatch *match);
  /* (nullable): The id of a picture of how it ended, in place of those who won; or NULL. */
  const char *(*end_art)   (BrambleMatch *match);
  void       (*show_final) (BrambleMatch *match,
                            guint         seat,
                            GtkBox       *heading,
                            GtkBox       *board);
} BramblePresentation;

/* How the games there are look, ended by NULL: the list is in src/games. */
const BramblePresentation *const *bramble_presentations   (void);
const BramblePresentation        *bramble_presentation_of (const BrambleGame *game);
const char                       *bramble_presentation_name (const BramblePresentation *game);
guint                             bramble_n_presentations (void);

G_END_DECLS
