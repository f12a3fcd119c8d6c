/* bramble-board.h: the table that any game is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-log.h>
#include <bramble-plan.h>
#include <bramble-table.h>

#include "bramble-moves.h"
#include "bramble-target.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_BOARD (bramble_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrambleBoard, bramble_board, BRAMBLE, BOARD, GtkWidget)

/* What a game adds to the table: what lies in its middle. What may be answered
 * there its #BrambleTable says. */
struct _BrambleBoardClass
{
  GtkWidgetClass parent_class;

  /* The pictures of what moves, ended by a NULL kind. */
  const BrambleThingPicture *pictures;

  /* (nullable): the kinds of things that are cards, ended by NULL: the ids of these are
   * known to describe_card () of the game's #BramblePresentation. */
  const char *const *card_kinds;

  /* (nullable): The kinds of the things that stand for players and for the
   * places of the game, whose words are read aloud at a key. */
  const char *seat_kind;
  const char *place_kind;

  /* (nullable): Shows anew what does not follow the models by itself. It is
   * called whenever the position, the viewer or a stage of a move is another. */
  void     (*show)       (BrambleBoard  *self);

  /* (nullable): Whether @target is what an answer means with its thing, which
   * may lie in several places at once; with @carried, whether it may be picked
   * up there. Without this function every one is. */
  gboolean (*is_meant)   (BrambleBoard  *self,
                          BrambleTarget *target,
                          gboolean       carried);

  /* (nullable): Says what @thing is, which was touched and is no answer now, nor a card.
   * Returns %FALSE when its tooltip will do. */
  gboolean (*tell_about) (BrambleBoard  *self,
                          BrambleThing   thing);
};

void          bramble_board_begin       (BrambleBoard *self,
                                         BrambleTable *table,
                                         gboolean      privacy);
void          bramble_board_set_caption (BrambleBoard *self,
                                         GtkWidget    *above);

BrambleMatch *bramble_board_get_match   (BrambleBoard *self);
BramblePlan  *bramble_board_get_plan    (BrambleBoard *self);
BrambleLog   *bramble_board_get_log     (BrambleBoard *self);
void          bramble_board_hint        (BrambleBoard *self);

/* What can be read aloud at a key. */
typedef enum
{
  BRAMBLE_READ_QUESTION, /* what is asked, and the answers */
  BRAMBLE_READ_SEATS,    /* what every player has */
  BRAMBLE_READ_PLACES,   /* what is at the places of the game */
  BRAMBLE_READ_EVENTS,   /* what happened last */
} BrambleReading;

void          bramble_board_read_aloud  (BrambleBoard   *self,
                                         BrambleReading  what);

G_END_DECLS
