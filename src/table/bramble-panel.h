/* bramble-panel.h: parts in the places that a drawing gives them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where room goes that a drawing does not use. */
typedef enum
{
  BRAMBLE_PART_WIDER = 1 << 0,  /* the part gets the spare width */
  BRAMBLE_PART_TALLER = 1 << 1, /* and the spare height */
  BRAMBLE_PART_RIGHT = 1 << 2,  /* it makes way for one that gets wider */
  BRAMBLE_PART_DOWN = 1 << 3,   /* and for one that gets taller */
} BramblePartRoom;

/* The place of one part, in units of the table. */
typedef struct
{
  const char *name;
  float x;
  float y;
  float width;
  float height;
  guint room;      /* a set of BramblePartRoom */
  const char *tab; /* (nullable): it is only there while this tab of the book is open */
} BramblePart;

/* A drawing of where everything is. What it does not name is not shown. */
typedef struct
{
  float columns;            /* its size in units */
  float rows;
  const BramblePart *parts; /* ended by a NULL name */
} BrambleSheet;

#define BRAMBLE_TYPE_PANEL (bramble_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (BramblePanel, bramble_panel, BRAMBLE, PANEL, GtkWidget)

struct _BramblePanelClass
{
  GtkWidgetClass parent_class;
};

GtkWidget *bramble_panel_new        (const BrambleSheet *wide,
                                     const BrambleSheet *compact);
void       bramble_panel_set_sheets (BramblePanel       *self,
                                     const BrambleSheet *wide,
                                     const BrambleSheet *compact);
void       bramble_panel_add        (BramblePanel       *self,
                                     const char         *part,
                                     GtkWidget          *child);
GtkWidget *bramble_panel_get        (BramblePanel       *self,
                                     const char         *part);
void       bramble_panel_lay        (BramblePanel       *self,
                                     const BrambleSheet *sheet,
                                     double              unit,
                                     const char         *tab,
                                     int                 width,
                                     int                 height);

G_END_DECLS
