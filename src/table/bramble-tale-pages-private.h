/* bramble-tale-pages-private.h: what the files of the pages of a tale share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-tale-pages.h"

G_BEGIN_DECLS

/* Where the number of a page stands nothing else does. In units. */
#define BRAMBLE_TALE_FOOT 24

struct _BrambleTalePages
{
  const BrambleTale *tale; /* while it is laid out */
  double width;
  double height;
  gboolean mirrored;       /* it is read from right to left */
  PangoContext *context;
  GArray *pieces;          /* Piece */
  GPtrArray *texts;        /* GString: what a page says, for who does not see it */
  GArray *chapters;        /* guint: the page that each begins on */
  guint page;              /* which is filled now */
  double y;                /* where it goes on */
};

/* bramble-tale-pages.c: one thing after the other */
void         bramble_tale_turn          (BrambleTalePages *self);
void         bramble_tale_keep_together (BrambleTalePages *self,
                                         double            height);
void         bramble_tale_keep_with     (BrambleTalePages *self,
                                         double            height,
                                         double            below);
void         bramble_tale_add_rule      (BrambleTalePages *self,
                                         double            y);
void         bramble_tale_add_picture   (BrambleTalePages *self,
                                         const char       *art,
                                         double            x,
                                         double            y,
                                         double            width,
                                         double            height);
PangoLayout *bramble_tale_create_layout (BrambleTalePages *self,
                                         const char       *markup,
                                         double            width,
                                         double            size,
                                         PangoAlignment    alignment);
double       bramble_tale_height_of     (PangoLayout      *layout);
void         bramble_tale_add_text      (BrambleTalePages *self,
                                         PangoLayout      *layout,
                                         double            x,
                                         double            y);
void         bramble_tale_flow          (BrambleTalePages *self,
                                         PangoLayout      *layout,
                                         double            x);

/* bramble-tale-layout.c: what a tale has */
void         bramble_tale_lay_out       (BrambleTalePages *self);

G_END_DECLS
