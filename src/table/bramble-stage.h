/* bramble-stage.h: the place where one sees what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-thing.h>

#include "bramble-offer-view.h"
#include "bramble-summary.h"

G_BEGIN_DECLS

/* A card that acts, or that a question is about. */
typedef struct
{
  BrambleThing card; /* which one */
  int seat;          /* whose it is, or -1 */
  char *line;        /* (nullable): translated; what they do with it */
  char *place;       /* (nullable): translated; where it acts */
  char *place_art;   /* (nullable): a picture of that, half as high again as wide */
  /* (nullable): Returns what the card looks like, where it is no leaf. */
  GtkWidget *(*create) (BrambleThing card,
                        gpointer     user_data);
  gpointer user_data; /* for @create */
  gboolean anew;      /* the same card looks different from before */
} BrambleActing;

void       bramble_acting_clear       (BrambleActing       *acting);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleActing, bramble_acting_clear)

#define BRAMBLE_TYPE_STAGE (bramble_stage_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStage, bramble_stage, BRAMBLE, STAGE, GtkWidget)

GtkWidget      *bramble_stage_new         (void);
void            bramble_stage_set_match   (BrambleStage        *self,
                                           BrambleMatch        *match);
void            bramble_stage_set_cards   (BrambleStage        *self,
                                           GtkWidget           *cards);
void            bramble_stage_set_offer   (BrambleStage        *self,
                                           BrambleOfferView    *offer);
BrambleSummary *bramble_stage_get_summary (BrambleStage        *self);
void            bramble_stage_set_yours   (BrambleStage        *self,
                                           gboolean             yours);
void            bramble_stage_show_idle   (BrambleStage        *self);
void            bramble_stage_show_card   (BrambleStage        *self,
                                           const BrambleActing *acting,
                                           const BrambleLeafFace   *face,
                                           gboolean             acts);
void            bramble_stage_add_hit     (BrambleStage        *self,
                                           const BrambleDeed   *hit);
gboolean        bramble_stage_is_busy     (BrambleStage        *self);

G_END_DECLS
