/* bramble-answer.h: an answer as a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <game.h>

G_BEGIN_DECLS

/* None of the answers, where one is told by its number. */
#define BRAMBLE_NO_OPTION G_MAXUINT32

/* How an answer is offered. All of it is the answer's own. */
typedef struct
{
  char *text;      /* translated; what one says with it */
  char *art;       /* (nullable): the id of a picture */
  float aspect;    /* of the picture: width by height, or 0 for a square */
  char *price;     /* (nullable): translated, short; what else comes of it */
  char *price_art; /* (nullable): a picture of that */
  char *about;     /* (nullable): translated; what it would do */
  char *heard;     /* (nullable): translated; that, and what can be seen of it, for who listens */
  char *tag;       /* (nullable): translated, a word; what it is like: then it is a line of a story. It may be empty */
  char *tag_art;   /* (nullable): the sign of that */
  char *cost;      /* (nullable): translated; what a line of a story takes */
  const char *key; /* (nullable): what presses it, if it is no answer among others */
  const char *action; /* (nullable): what it does, if it is no option */
  char *target;    /* (nullable): what it does that to */
  gboolean ends;   /* it ends a choice, and stands below the others */
  gboolean forgoes; /* it gives something up for nothing: the keyboard does not begin with it */
  gboolean hidden; /* there is no button for it now: it lies on the table, or waits for something else */
} BrambleAnswer;

void       bramble_answer_clear      (BrambleAnswer       *answer);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleAnswer, bramble_answer_clear)

/* Says how an option of @ask is offered, of which only the text is filled in. */
typedef void (*BrambleDressAnswer) (const BrambleAsk *ask,
                                    guint             option,
                                    BrambleAnswer    *answer,
                                    gpointer          user_data);

GtkWidget  *bramble_answer_new       (const BrambleAnswer *answer,
                                      gboolean             toggle,
                                      GString             *taken);
void        bramble_answer_take_mnemonic (const char      *label,
                                          GString         *taken);
const char *bramble_answer_get_text  (GtkWidget           *button);
const char *bramble_answer_get_about (GtkWidget           *button);
gboolean    bramble_answer_get_ends  (GtkWidget           *button);
gboolean    bramble_answer_get_forgoes (GtkWidget         *button);
gboolean    bramble_answer_has_key   (GtkWidget           *button);
const char *bramble_answer_get_key   (GtkWidget           *button);
gboolean    bramble_answer_is_line   (GtkWidget           *button);
gboolean    bramble_answer_is_long   (GtkWidget           *button,
                                      double               width);
gboolean    bramble_answer_is_wide   (GtkWidget           *button,
                                      double               width);
void        bramble_answer_set_plain (GtkWidget           *button,
                                      gboolean             plain);
void        bramble_answer_set_key   (GtkWidget           *button,
                                      guint                key);

G_END_DECLS
