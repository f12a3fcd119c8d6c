/* bramble-board.h: the table that any game is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-log.h>
#include <bramble-plan.h>
#include <bramble-table.h>

#include "bramble-answer.h"
#include "bramble-book.h"
#include "bramble-frame.h"
#include "bramble-moves.h"
#include "bramble-offer-view.h"
#include "bramble-stage.h"
#include "bramble-target.h"
#include "bramble-wood.h"

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

  /* (nullable): What everything lies on, if that is not wood. */
  const BrambleGround *ground;

  /* (nullable): The picture of a thing that can be offered. */
  BrambleOfferArt offer_art;

  /* (nullable): the kinds of things that are cards, ended by NULL: the ids of these are
   * known to describe_card () of the game's #BramblePresentation. */
  const char *const *card_kinds;

  /* (nullable): Returns the card that is read at @thing, which is none itself, or nothing:
   * somebody who stands there, or what they wear. */
  BrambleThing (*find_card)  (BrambleBoard *self,
                              BrambleThing  thing);

  /* (nullable): The kinds of the things that stand for players and for the
   * places of the game, whose words are read aloud at a key. */
  const char *seat_kind;
  const char *place_kind;

  /* (nullable): Returns what is read aloud of places, where those of a kind are too many. */
  char      *(*read_places) (BrambleBoard *self);

  /* (nullable): Returns (nullable): what there is to be read at this moment, which no words of a
   * lesson cover if they can help it. */
  GtkWidget *(*find_reading) (BrambleBoard *self);

  /* (nullable): Shows anew what does not follow the models by itself. It is
   * called whenever the position, the viewer or a stage of a move is another. */
  void       (*show)       (BrambleBoard  *self);

  /* (nullable): Whether @target is what an answer means with its thing, which
   * may lie in several places at once; with @carried, whether it may be picked
   * up there. Without this function every one is. */
  gboolean   (*is_meant)   (BrambleBoard  *self,
                            BrambleTarget *target,
                            gboolean       carried);

  /* (nullable): Somebody has picked @thing up, or put down what it was with none. */
  void       (*carry)      (BrambleBoard  *self,
                            BrambleThing   thing);

  /* (nullable): Somebody points at an answer in words, or has the keyboard on it: @thing is what it is about,
   * or none when they no longer do. */
  void       (*consider)   (BrambleBoard  *self,
                            BrambleThing   thing);

  /* (nullable): Somebody touches @thing, which may be an answer. Returns whether the game
   * has seen to it. */
  gboolean   (*touch)      (BrambleBoard  *self,
                            BrambleThing   thing);

  /* (nullable): Says what @thing is, which was touched and is no answer now, nor a card.
   * Returns %FALSE when its tooltip will do. */
  gboolean   (*tell_about) (BrambleBoard  *self,
                            BrambleThing   thing);

  /* (nullable): Says how an option of @ask is offered, of which only the text
   * is filled in. */
  void       (*dress_answer) (BrambleBoard       *self,
                              const BrambleAsk   *ask,
                              guint               option,
                              BrambleAnswer      *answer);

  /* (nullable): Returns (transfer full) (nullable): what @ask is in words, where the game knows
   * more than its rules, or %NULL. */
  char      *(*dup_question) (BrambleBoard       *self,
                              const BrambleAsk   *ask);

  /* (nullable): Says how the button @n is offered that is no option of @ask: it has an action.
   * Returns %FALSE when there is none. */
  gboolean   (*add_answer)   (BrambleBoard       *self,
                              const BrambleAsk   *ask,
                              guint               n,
                              BrambleAnswer      *answer);

  /* (nullable): Returns the digit that gives the first answer to @ask, when those before it mean
   * something else on this table. */
  guint      (*find_first_key) (BrambleBoard     *self,
                                const BrambleAsk *ask);

  /* (nullable): Adds to @deeds, a list of #BrambleDeed, what @event means for
   * whom. */
  void       (*tell_deeds)   (BrambleBoard       *self,
                              const BrambleEvent *event,
                              GArray             *deeds);

  /* (nullable): Says which card makes @event happen, or which one @ask is about.
   * Returns %FALSE when it is none. */
  gboolean   (*find_acting)  (BrambleBoard       *self,
                              const BrambleEvent *event,
                              BrambleActing      *acting);
  gboolean   (*find_asked)   (BrambleBoard       *self,
                              const BrambleAsk   *ask,
                              BrambleActing      *acting);

  /* (nullable): Says what stands on @card, which all who see this may read. */
  gboolean   (*read_card)    (BrambleBoard       *self,
                              BrambleThing        card,
                              BrambleLeafFace        *face);
};

void          bramble_board_begin       (BrambleBoard *self,
                                         BrambleTable *table,
                                         gboolean      privacy);

/* What a game lays on its table. */
void          bramble_board_set_layouts (BrambleBoard       *self,
                                         const BrambleSheet *sheets,
                                         const BrambleTab   *tabs);
void          bramble_board_add         (BrambleBoard *self,
                                         const char   *part,
                                         GtkWidget    *child);
void          bramble_board_set_plan_places (BrambleBoard *self,
                                             GtkWidget    *places);
void          bramble_board_set_open_cards  (BrambleBoard *self,
                                             GtkWidget    *cards);

void          bramble_board_show_anew   (BrambleBoard *self);

BrambleMatch *bramble_board_get_match   (BrambleBoard *self);
BrambleTable *bramble_board_get_table   (BrambleBoard *self);
void          bramble_board_get_ask     (BrambleBoard *self,
                                         BrambleAsk   *ask);
BrambleThing  bramble_board_find_card   (BrambleBoard *self,
                                         BrambleThing  thing);
guint         bramble_board_find_front  (BrambleBoard *self);
BramblePlan  *bramble_board_get_plan    (BrambleBoard *self);
BrambleLog   *bramble_board_get_log     (BrambleBoard *self);
void          bramble_board_pause       (BrambleBoard *self);
void          bramble_board_hurry       (BrambleBoard *self);
void          bramble_board_hint        (BrambleBoard *self);
void          bramble_board_request     (BrambleBoard *self);
void          bramble_board_focus_log   (BrambleBoard *self);
void          bramble_board_turn_lesson (BrambleBoard *self,
                                         int           pages);
gboolean      bramble_board_tell        (BrambleBoard *self);
gboolean      bramble_board_leave_curtain (BrambleBoard *self);

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
