/* bramble-card-info.h: what a card says of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-item.h>
#include <setup.h>

G_BEGIN_DECLS

/* The most pictures that say when a card acts. */
#define BRAMBLE_CARD_MARKS 4

/* How a game draws a card itself, large with all its words or, with @small, so that it is
 * known among others. Returns (nullable): the widget, or NULL where its picture will do. */
typedef GtkWidget *(*BrambleDrawCard) (const char *id,
                                       gboolean    small);

/* Everything that there is to know about a card. What is NULL is simply not
 * shown; texts are translated. */
typedef struct
{
  BrambleItem *item;                     /* (owned): its name, text and rulings */
  char *picture;                         /* (owned): what it shows, 4 : 3 */
  const char *frame;                     /* the picture around that, 240 × 336 */
  BrambleDrawCard draw;                  /* (nullable): instead of both */
  const char *style;                     /* (nullable): a class for style sheets, for the kind of card */
  const char *when;                      /* (nullable): when it acts, several times divided by " · " */
  const char *marks[BRAMBLE_CARD_MARKS]; /* pictures that say the same, up to the first NULL */
  char *type_picture;                    /* (owned) (nullable): of what is the same for all of its type */
  gboolean badge;                        /* that picture is on the card among others, too */
  const char *type;                      /* (nullable): what the type is called */
  const char *type_text;                 /* (nullable): what all of that type do, in a sentence */
  const char *deck;                      /* (nullable): which games it is in, in a sentence */
} BrambleCardInfo;

void bramble_card_info_clear (BrambleCardInfo *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleCardInfo, bramble_card_info_clear)

/* Says everything about the card @id as it is in a game of @setup.
 * Returns %FALSE and leaves the empty @info alone when no card is called so. */
typedef gboolean (*BrambleDescribeCard) (const BrambleSetup *setup,
                                         const char         *id,
                                         BrambleCardInfo    *info);

G_END_DECLS
