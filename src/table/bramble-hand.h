/* bramble-hand.h: what only one person may see, in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

/* Whether a card of a hand could be played now. */
typedef enum
{
  BRAMBLE_HAND_REST,  /* nobody would ask */
  BRAMBLE_HAND_READY, /* it could */
  BRAMBLE_HAND_BUT,   /* it could, but little would come of it, as the note says */
  BRAMBLE_HAND_NOT,   /* it could not, and the note says why */
} BrambleHandState;

#define BRAMBLE_TYPE_HAND (bramble_hand_get_type ())
G_DECLARE_FINAL_TYPE (BrambleHand, bramble_hand, BRAMBLE, HAND, GtkWindow)

/* Fills an empty @hand with what @seat may know, and others may not: all of it comes
 * from @view, which is that seat's. */
typedef void (*BrambleFillHand) (BrambleHand   *hand,
                                 BrambleMatch  *match,
                                 guint          seat,
                                 gconstpointer  view);

BrambleHand *bramble_hand_new         (BrambleMatch     *match,
                                       guint             seat,
                                       gboolean          shared);
guint        bramble_hand_get_seat    (BrambleHand      *self);
void         bramble_hand_set_scale   (BrambleHand      *self,
                                       double            scale);
void         bramble_hand_detach      (BrambleHand      *self);

/* For whoever fills it. */
void         bramble_hand_add_heading (BrambleHand      *self,
                                       const char       *text);
void         bramble_hand_add_card    (BrambleHand      *self,
                                       const char       *id,
                                       BrambleHandState  state,
                                       const char       *note);
void         bramble_hand_add_small   (BrambleHand      *self,
                                       const char       *art,
                                       const char       *name,
                                       const char       *note);
void         bramble_hand_add_fact    (BrambleHand      *self,
                                       const char       *art,
                                       const char       *text);
void         bramble_hand_add_line    (BrambleHand      *self,
                                       const char       *text);

G_END_DECLS
