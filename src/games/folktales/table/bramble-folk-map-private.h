/* bramble-folk-map-private.h: what the files of the map share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-folk-map.h"

G_BEGIN_DECLS

/* The picture in steps of the grid: the grid, and a frame round it. */
#define BRAMBLE_FOLK_LEFT (-3.4)
#define BRAMBLE_FOLK_TOP (-3.6)
#define BRAMBLE_FOLK_WIDTH 166.8
#define BRAMBLE_FOLK_HEIGHT 107.4

struct _BrambleFolkMap
{
  GtkWidget parent_instance;

  GtkWidget *targets[FOLK_N_FIELDS];       /* the fields of the board, to be touched */
  GtkWidget *fields[FOLK_N_FIELDS];        /* what they look like: the children of those */
  guint pointed;                           /* the field that is pointed at or focused, or FOLK_NONE */
  GtkWidget *lands[FOLK_N_LANDS];          /* (nullable): labels with the lands' names */
  GtkWidget *notes[FOLK_N_FIELDS];         /* (nullable): labels with what would happen on fields */
  GtkWidget *heroes[BRAMBLE_FOLK_HEROES];  /* (nullable): pictures of who is there */
  GtkWidget *flags[BRAMBLE_FOLK_HEROES];   /* (nullable): what they carry */
  guint standing[BRAMBLE_FOLK_HEROES];     /* the fields they stand on */
  guint acting;                            /* the hero who stands in front of others, or FOLK_NONE */
  GskRenderNode *roads;                    /* drawn once, in units of the picture */
  GskRenderNode *routes[BRAMBLE_FOLK_ROUTES]; /* (nullable): ways that somebody could take */
  guint halfway[BRAMBLE_FOLK_ROUTES];      /* a field in the middle of each */
  GtkWidget *badges[BRAMBLE_FOLK_ROUTES];  /* (nullable): labels that tell two ways apart */
  gulong ready;                            /* handler on BrambleArt, while mapped */

  guint walker;                       /* the hero who walks, or FOLK_NONE */
  guint8 walk[BRAMBLE_FOLK_MAX_WALK]; /* the fields that they walk over */
  guint n_walk;                       /* how many those are */
  double walked;                      /* how many of them are behind them */
  gint64 walk_begun;                  /* when, in µs of the frame clock; 0 before its first frame */
  double walk_pace;                   /* 1 is normal, more is slower */
  guint walk_tick;                    /* while they walk */

  double scale;    /* pixels to a step of the grid */
  double left;     /* what is at the left edge, in steps of the grid */
  double top;      /* and at the upper one */
  int width;       /* of the room that it had last, in pixels */
  int height;      /* and its height */
  gboolean fitted; /* until somebody zooms it fits its room */
  gboolean whole;  /* all of it is seen, however small its fields are */
  double pinched;  /* the scale when two fingers came down */
  double grabbed[2]; /* left and top when it was taken hold of */
  double pointer[2]; /* where the pointer is, in pixels */
};

/* Where something on the grid is, in pixels. */
static inline double
bramble_folk_map_x (BrambleFolkMap *self,
                    double          x)
{
  return (x - self->left) * self->scale;
}

static inline double
bramble_folk_map_y (BrambleFolkMap *self,
                    double          y)
{
  return (y - self->top) * self->scale;
}

graphene_rect_t bramble_folk_map_place_hero (BrambleFolkMap *self,
                                             guint           hero);
void     bramble_folk_map_allocate_heroes (BrambleFolkMap *self);
void     bramble_folk_map_snapshot_heroes (BrambleFolkMap *self,
                                           GtkSnapshot    *snapshot);
void     bramble_folk_map_snapshot_edge  (BrambleFolkMap *self,
                                          GtkSnapshot    *snapshot,
                                          GdkTexture     *texture);
gboolean bramble_folk_map_get_overview   (BrambleFolkMap  *self,
                                          graphene_rect_t *overview);
gboolean bramble_folk_map_in_sight       (BrambleFolkMap *self,
                                          guint           field);
gboolean bramble_folk_map_touch_edge     (BrambleFolkMap *self,
                                          double          x,
                                          double          y);
void     bramble_folk_map_allocate_notes (BrambleFolkMap *self);
void     bramble_folk_map_mark_routes    (BrambleFolkMap *self);
void     bramble_folk_map_snapshot_lands (BrambleFolkMap *self,
                                          GtkSnapshot    *snapshot);
void     bramble_folk_map_snapshot_notes (BrambleFolkMap *self,
                                          GtkSnapshot    *snapshot);

graphene_point_t bramble_folk_map_get_walked (BrambleFolkMap *self);

void     bramble_folk_map_view_init  (BrambleFolkMap   *self);
void     bramble_folk_map_view_bind  (GtkWidgetClass   *widget_class);
void     bramble_folk_map_view_fill  (BrambleFolkMap   *self,
                                      int               width,
                                      int               height);
gboolean bramble_folk_map_move_focus (BrambleFolkMap   *self,
                                      GtkDirectionType  direction);

G_END_DECLS
