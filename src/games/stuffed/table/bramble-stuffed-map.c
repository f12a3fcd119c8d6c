/* bramble-stuffed-map.c: a page's map on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-map.h"

#include <bramble-art.h>
#include <bramble-children.h>
#include <bramble-contrast.h>
#include <string.h>

#include "bramble-stuffed-lines.h"
#include "bramble-stuffed-walk.h"

/* The smallest that a square can be and still be read, in pixels. */
#define LEAST 24

/**
 * BrambleStuffedMap:
 *
 * The map of a page: its painted ground, the squares, what is between them, and the figures
 * that stand there or walk. It is as large as its room and keeps its proportions. Squares are
 * walked over with the arrow keys, and Tab goes to the next one that is an answer.
 */
struct _BrambleStuffedMap
{
  BrambleStuffedSprite parent_instance; /* its picture is the ground */

  StuffedMap map;
  GtkWidget *targets[STUFFED_MAX_SQUARES];       /* (nullable): all squares but walls, to be touched */
  GtkWidget *squares[STUFFED_MAX_SQUARES];       /* what they look like: the children of those */
  GtkWidget *figures[BRAMBLE_STUFFED_FIGURES];   /* (nullable) */
  guint8 standing[BRAMBLE_STUFFED_FIGURES];      /* the squares that they stand on */
  guint pointed;                                 /* the square that is pointed at or focused, or STUFFED_NONE */
  GskRenderNode *lines;                          /* (nullable): drawn once for squares of @size */
  double size;                                   /* of a square, in pixels */
  double left;                                   /* where the map begins in its room */
  double top;
  guint walker;                                  /* the figure that walks, while one does */
  BrambleStuffedWalk walk;
  BrambleStuffedTrail trail;                     /* what a minion does */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedMap, bramble_stuffed_map, BRAMBLE_TYPE_STUFFED_SPRITE)

enum
{
  SIGNAL_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
n_squares (BrambleStuffedMap *self)
{
  return (guint) self->map.columns * self->map.rows;
}

/* The signs on lines are drawn here, too. */
static gboolean
bramble_stuffed_map_shows (BrambleStuffedSprite *sprite,
                           const char           *id)
{
  return g_str_has_prefix (id, "stuffed/signs/");
}

static void
bramble_stuffed_map_unmap (GtkWidget *widget)
{
  bramble_stuffed_walk_end (&BRAMBLE_STUFFED_MAP (widget)->walk, widget);
  GTK_WIDGET_CLASS (bramble_stuffed_map_parent_class)->unmap (widget);
}

static void
bramble_stuffed_map_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = *natural = LEAST * (orientation == GTK_ORIENTATION_HORIZONTAL ? STUFFED_MAX_COLUMNS : STUFFED_MAX_ROWS);
}

static void
place_in_square (BrambleStuffedMap *self,
                 GtkWidget         *child,
                 guint              square)
{
  guint column = square % self->map.columns;
  guint row = square / self->map.columns;

  bramble_place (child, self->left + column * self->size, self->top + row * self->size, self->size, self->size);
}

static void
place_figure (BrambleStuffedMap *self,
              guint              figure)
{
  double column, row;

  if (figure == self->walker && bramble_stuffed_walk_find (&self->walk, self->map.columns, &column, &row))
    bramble_place (self->figures[figure], self->left + column * self->size, self->top + row * self->size, self->size, self->size);
  else
    place_in_square (self, self->figures[figure], self->standing[figure]);
}

static void
bramble_stuffed_map_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  BrambleStuffedMap *self = BRAMBLE_STUFFED_MAP (widget);
  double size;

  if (n_squares (self) == 0)
    return;

  /* Whole pixels, so that all squares look alike. */
  size = (int) MIN ((double) width / self->map.columns, (double) height / self->map.rows);
  self->left = (int) ((width - size * self->map.columns) / 2);
  self->top = (int) ((height - size * self->map.rows) / 2);
  if (size != self->size)
    g_clear_pointer (&self->lines, gsk_render_node_unref);
  self->size = size;
  for (guint i = 0; i < n_squares (self); i++)
    if (self->targets[i])
      place_in_square (self, self->targets[i], i);
  for (guint i = 0; i < BRAMBLE_STUFFED_FIGURES; i++)
    if (self->figures[i])
      place_figure (self, i);
}

static void
append_ground (BrambleStuffedMap *self,
               GtkSnapshot       *snapshot)
{
  float width = (float) (self->map.columns * self->size);
  float height = (float) (self->map.rows * self->size);
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean exact;
  const char *ground = bramble_stuffed_sprite_get_art (BRAMBLE_STUFFED_SPRITE (self));
  GdkTexture *texture = ground ? bramble_art_peek (bramble_art_get_default (), ground, (int) width * factor, (int) height * factor,
                                                   &exact)
                               : NULL;

  if (texture)
    bramble_art_paint (GTK_WIDGET (self), snapshot, texture, &GRAPHENE_RECT_INIT ((float) self->left, (float) self->top, width, height));
}

/* Who stands further up is behind. */
static void
snapshot_figures (BrambleStuffedMap *self,
                  GtkSnapshot       *snapshot)
{
  for (guint row = 0; row < self->map.rows; row++)
    for (guint i = 0; i < BRAMBLE_STUFFED_FIGURES; i++)
      if (self->figures[i] && self->standing[i] / self->map.columns == row)
        gtk_widget_snapshot_child (GTK_WIDGET (self), self->figures[i], snapshot);
}

static void
bramble_stuffed_map_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BrambleStuffedMap *self = BRAMBLE_STUFFED_MAP (widget);

  if (n_squares (self) == 0 || self->size < 1)
    return;

  append_ground (self, snapshot);
  for (guint i = 0; i < n_squares (self); i++)
    if (self->targets[i])
      gtk_widget_snapshot_child (widget, self->targets[i], snapshot);
  if (self->lines == NULL)
    self->lines = bramble_stuffed_lines_new (&self->map, self->size);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->left, (float) self->top));
  gtk_snapshot_append_node (snapshot, self->lines);
  bramble_stuffed_lines_sign (&self->map, self->size, widget, snapshot);
  bramble_stuffed_trail_snapshot (&self->trail, widget, snapshot, self->map.columns, self->size);
  gtk_snapshot_restore (snapshot);
  snapshot_figures (self, snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->left, (float) self->top));
  bramble_stuffed_blow_snapshot (&self->trail, widget, snapshot, self->map.columns, self->map.rows, self->size);
  gtk_snapshot_restore (snapshot);
}

static guint
get_focused (BrambleStuffedMap *self)
{
  for (guint i = 0; i < n_squares (self); i++)
    if (self->targets[i] && gtk_widget_has_focus (self->targets[i]))
      return i;

  return STUFFED_NONE;
}

static gboolean
is_lit (BrambleStuffedMap *self,
        guint              square)
{
  return self->targets[square] && gtk_widget_has_css_class (self->targets[square], "lit");
}

/* The next square that is an answer, in the order of reading; after the last one there is
 * none, and Tab goes on behind the map. */
static guint
find_lit (BrambleStuffedMap *self,
          guint              from,
          int                way)
{
  guint n = n_squares (self);
  guint first = from == STUFFED_NONE ? (way > 0 ? 0 : n - 1) : from + (guint) way;

  for (guint i = first; i < n; i += (guint) way)
    if (is_lit (self, i))
      return i;

  return STUFFED_NONE;
}

/* The next square in a direction that is no wall. */
static guint
find_beside (BrambleStuffedMap *self,
             guint              from,
             GtkDirectionType   direction)
{
  int across = direction == GTK_DIR_RIGHT ? 1 : direction == GTK_DIR_LEFT ? -1 : 0;
  int down = direction == GTK_DIR_DOWN ? 1 : direction == GTK_DIR_UP ? -1 : 0;
  int column = (int) (from % self->map.columns) + across;
  int row = (int) (from / self->map.columns) + down;

  for (; column >= 0 && column < self->map.columns && row >= 0 && row < self->map.rows; column += across, row += down)
    if (self->targets[row * self->map.columns + column])
      return (guint) (row * self->map.columns + column);

  return STUFFED_NONE;
}

/* The first toy stands where one begins to look. */
static guint
find_begin (BrambleStuffedMap *self)
{
  for (guint i = 0; i < BRAMBLE_STUFFED_FIGURES; i++)
    if (self->figures[i])
      return self->standing[i];
  for (guint i = 0; i < n_squares (self); i++)
    if (self->targets[i])
      return i;

  return STUFFED_NONE;
}

static gboolean
bramble_stuffed_map_focus (GtkWidget        *widget,
                           GtkDirectionType  direction)
{
  BrambleStuffedMap *self = BRAMBLE_STUFFED_MAP (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  guint from = get_focused (self);
  guint to = STUFFED_NONE;

  if (tab)
    to = find_lit (self, from, direction == GTK_DIR_TAB_BACKWARD ? -1 : 1);
  else if (from != STUFFED_NONE)
    to = find_beside (self, from, direction);
  if (to == STUFFED_NONE && from == STUFFED_NONE)
    to = find_begin (self);
  return to != STUFFED_NONE && gtk_widget_grab_focus (self->targets[to]);
}

static void
flags_changed (GtkWidget         *target,
               GtkStateFlags      before,
               BrambleStuffedMap *self)
{
  guint pointed = bramble_target_find_pointed (self->targets, n_squares (self), STUFFED_NONE);

  gtk_widget_queue_draw (gtk_button_get_child (GTK_BUTTON (target)));
  if (pointed == self->pointed)
    return;

  self->pointed = pointed;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

static void
clear (BrambleStuffedMap *self)
{
  for (guint i = 0; i < n_squares (self); i++)
    if (self->targets[i])
      g_signal_handlers_disconnect_by_data (self->targets[i], self);
  bramble_stuffed_walk_end (&self->walk, GTK_WIDGET (self));
  bramble_children_unparent (GTK_WIDGET (self));
  memset (self->targets, 0, sizeof self->targets);
  memset (self->squares, 0, sizeof self->squares);
  memset (self->figures, 0, sizeof self->figures);
  memset (&self->map, 0, sizeof self->map);
  self->pointed = STUFFED_NONE;
  self->size = 0;
  g_clear_pointer (&self->lines, gsk_render_node_unref);
  bramble_stuffed_sprite_set_art (BRAMBLE_STUFFED_SPRITE (self), NULL);
}

static void
bramble_stuffed_map_dispose (GObject *object)
{
  clear (BRAMBLE_STUFFED_MAP (object));

  G_OBJECT_CLASS (bramble_stuffed_map_parent_class)->dispose (object);
}

static void
bramble_stuffed_map_class_init (BrambleStuffedMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_map_dispose;
  BRAMBLE_STUFFED_SPRITE_CLASS (klass)->shows = bramble_stuffed_map_shows;
  widget_class->unmap = bramble_stuffed_map_unmap;
  widget_class->measure = bramble_stuffed_map_measure;
  widget_class->size_allocate = bramble_stuffed_map_size_allocate;
  widget_class->snapshot = bramble_stuffed_map_snapshot;
  widget_class->focus = bramble_stuffed_map_focus;

  /**
   * BrambleStuffedMap::pointed:
   *
   * Another square has the focus or the pointer, or none has.
   */
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "stuffedmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_stuffed_map_init (BrambleStuffedMap *self)
{
  bramble_contrast_dress_game (BRAMBLE_UI "stuffed/stuffed.css");
  self->pointed = STUFFED_NONE;
  self->trail = (BrambleStuffedTrail) { .from = STUFFED_NONE, .to = STUFFED_NONE };
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_map_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_MAP, NULL);
}

/**
 * bramble_stuffed_map_set_page:
 * @map: what the story has drawn
 * @ground: (nullable): the id of the picture beneath it
 *
 * Lays out another page. All figures and marks of the former one are gone.
 */
void
bramble_stuffed_map_set_page (BrambleStuffedMap *self,
                              const StuffedMap  *map,
                              const char        *ground)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_MAP (self));

  if (g_strcmp0 (bramble_stuffed_sprite_get_art (BRAMBLE_STUFFED_SPRITE (self)), ground) == 0 && memcmp (&self->map, map, sizeof *map) == 0)
    return;

  clear (self);
  self->map = *map;
  bramble_stuffed_sprite_set_art (BRAMBLE_STUFFED_SPRITE (self), ground);
  for (guint i = 0; i < n_squares (self); i++)
    if (map->squares[i] != '#')
      {
        self->squares[i] = bramble_stuffed_square_new (map->squares[i] == '=');
        self->targets[i] = bramble_target_new (bramble_thing_number (BRAMBLE_STUFFED_SQUARE_THING, i), self->squares[i]);
        gtk_widget_set_parent (self->targets[i], GTK_WIDGET (self));
        g_signal_connect (self->targets[i], "state-flags-changed", G_CALLBACK (flags_changed), self);
      }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * bramble_stuffed_map_get_target:
 *
 * Returns: (transfer none) (nullable): what is touched there, to be named; %NULL for a wall
 */
BrambleTarget *
bramble_stuffed_map_get_target (BrambleStuffedMap *self,
                                guint              square)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_MAP (self), NULL);
  g_return_val_if_fail (square < n_squares (self), NULL);

  return self->targets[square] ? BRAMBLE_TARGET (self->targets[square]) : NULL;
}

/**
 * bramble_stuffed_map_get_square:
 *
 * Returns: (transfer none) (nullable): what it looks like; %NULL for a wall
 */
BrambleStuffedSquare *
bramble_stuffed_map_get_square (BrambleStuffedMap *self,
                                guint              square)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_MAP (self), NULL);
  g_return_val_if_fail (square < n_squares (self), NULL);

  return self->squares[square] ? BRAMBLE_STUFFED_SQUARE (self->squares[square]) : NULL;
}

/**
 * bramble_stuffed_map_put_figure:
 * @figure: a number below %BRAMBLE_STUFFED_FIGURES
 * @square: where it stands
 *
 * Returns: (transfer none): the figure, to be dressed
 */
BrambleStuffedFigure *
bramble_stuffed_map_put_figure (BrambleStuffedMap *self,
                                guint              figure,
                                guint              square)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_MAP (self), NULL);
  g_return_val_if_fail (figure < BRAMBLE_STUFFED_FIGURES && square < n_squares (self), NULL);

  if (self->figures[figure] == NULL)
    {
      self->figures[figure] = bramble_stuffed_figure_new ();
      gtk_widget_set_parent (self->figures[figure], GTK_WIDGET (self));
    }
  self->standing[figure] = (guint8) square;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return BRAMBLE_STUFFED_FIGURE (self->figures[figure]);
}

/**
 * bramble_stuffed_map_walk:
 * @figure: one that stands on the map
 * @squares: (array length=n): the way, with the square where it begins
 * @pace: 1 is normal, more is slower, 0 is at once
 *
 * Lets a figure go from square to square. Who walked before is at once where they were going.
 */
void
bramble_stuffed_map_walk (BrambleStuffedMap *self,
                          guint              figure,
                          const guint8      *squares,
                          guint              n,
                          double             pace)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_MAP (self));
  g_return_if_fail (figure < BRAMBLE_STUFFED_FIGURES && self->figures[figure]);

  self->walker = figure;
  bramble_stuffed_walk_begin (&self->walk, GTK_WIDGET (self), squares, n, pace);
}

/* Returns whether somebody walks. */
gboolean
bramble_stuffed_map_get_walking (BrambleStuffedMap *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_MAP (self), FALSE);

  return self->walk.tick != 0;
}

/* Shows what a minion does. */
void
bramble_stuffed_map_set_trail (BrambleStuffedMap         *self,
                               const BrambleStuffedTrail *trail)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_MAP (self));

  self->trail = *trail;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Takes a figure away, if it is there. */
void
bramble_stuffed_map_take_figure (BrambleStuffedMap *self,
                                 guint              figure)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_MAP (self));
  g_return_if_fail (figure < BRAMBLE_STUFFED_FIGURES);

  g_clear_pointer (&self->figures[figure], gtk_widget_unparent);
}

/* Returns the square that has the focus or else the pointer, or STUFFED_NONE. */
guint
bramble_stuffed_map_get_pointed (BrambleStuffedMap *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_MAP (self), STUFFED_NONE);

  return self->pointed;
}
