/* bramble-boxes.c: the boxes on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-boxes.h"

#include "bramble-art.h"
#include "bramble-children.h"
#include "bramble-game-box.h"
#include "bramble-growth.h"

#define PLANK "table/plank"
#define PLANK_WIDTH 480
#define PLANK_HEIGHT 22

/* Between what stands below two boxes, in points. */
#define CAPTION_GAP 16

/* Around the boxes and between them, in parts of the width. */
#define EDGE 0.045
/* What one alone may take of the width: the rest is for what there is to say. */
#define ALONE 0.34

/* Players who stand on the plank beside a box that is alone, and how wide they are in
 * parts of their height. */
#define N_FIGURES 3
#define FIGURE_WIDTH 0.8
/* Shadows of figures fall on the plank. */
#define FEET 0.03

/* A box, and what stands below it when there are others. */
typedef struct
{
  BrambleGameBox *box;
  GtkLabel *caption;
} Place;

/**
 * BrambleBoxes:
 *
 * Boxes side by side on a plank. One of them is chosen, by pointing at it or
 * with the arrow keys; Tab goes from the chosen one to what comes after all of them.
 */
struct _BrambleBoxes
{
  GtkWidget parent_instance;

  GArray *places;     /* Place, in the order of the games */
  guint chosen;       /* the place of the chosen one */
  int figures;        /* how high figures on the plank are, or 0: none are there */
  gulong ready;       /* handler on BrambleArt, while mapped */
};

G_DEFINE_FINAL_TYPE (BrambleBoxes, bramble_boxes, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static Place *
place_at (BrambleBoxes *self,
          guint         i)
{
  return &g_array_index (self->places, Place, i);
}

static void
choose_place (BrambleBoxes *self,
              guint         chosen)
{
  if (self->chosen == chosen)
    return;

  bramble_game_box_set_chosen (place_at (self, self->chosen)->box, FALSE);
  self->chosen = chosen;
  bramble_game_box_set_chosen (place_at (self, chosen)->box, TRUE);
  gtk_widget_queue_allocate (gtk_widget_get_parent (GTK_WIDGET (self)));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

/* To take a box chooses it, and to take it once more opens it. */
static void
box_clicked (BrambleGameBox *box,
             BrambleBoxes   *self)
{
  for (guint i = 0; i < self->places->len; i++)
    if (place_at (self, i)->box == box)
      {
        if (self->chosen == i)
          g_signal_emit (self, signals[SIGNAL_OPENED], 0);
        else
          choose_place (self, i);
      }
}

static GtkWidget *
focused_box (BrambleBoxes *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return BRAMBLE_IS_GAME_BOX (focus) ? focus : NULL;
}

/* All boxes are one stop of the Tab key; between them the arrow keys choose. */
static gboolean
bramble_boxes_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  BrambleBoxes *self = BRAMBLE_BOXES (widget);
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean back = direction == (leftwards ? GTK_DIR_RIGHT : GTK_DIR_LEFT);
  guint next;

  if (!focused_box (self))
    return gtk_widget_grab_focus (GTK_WIDGET (place_at (self, self->chosen)->box));
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;
  if (back ? self->chosen == 0 : self->chosen + 1 >= self->places->len)
    return FALSE;
  next = back ? self->chosen - 1 : self->chosen + 1;
  choose_place (self, next);
  return gtk_widget_grab_focus (GTK_WIDGET (place_at (self, next)->box));
}

static gboolean
bramble_boxes_grab_focus (GtkWidget *widget)
{
  BrambleBoxes *self = BRAMBLE_BOXES (widget);

  return self->places->len > 0 && gtk_widget_grab_focus (GTK_WIDGET (place_at (self, self->chosen)->box));
}

static GtkSizeRequestMode
bramble_boxes_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* For how many, and how many are unfinished: each stays whole when there is no room for both in a line. */
static void
show_caption (const Place *place)
{
  g_auto (GStrv) parts = g_strsplit (bramble_game_box_get_about (place->box), " · ", -1);
  g_autofree char *joined = g_strjoinv ("\n", parts);
  g_auto (GStrv) words = g_strsplit (joined, " ", -1);
  g_autofree char *unbroken = g_strjoinv ("\302\240", words);
  g_auto (GStrv) lines = g_strsplit (unbroken, "\n", -1);
  g_autofree char *caption = g_strjoinv ("\302\240· ", lines);

  gtk_label_set_label (place->caption, caption);
}

static int
plank_height (GtkWidget *widget)
{
  return (int) (PLANK_HEIGHT * bramble_growth_of (widget));
}

/* How wide the place of one box is. */
static int
place_width (BrambleBoxes *self,
             int           width)
{
  return (int) (width * (1 - 2 * EDGE) / MAX (self->places->len, 1));
}

/* How wide what stands below a box may be: it keeps away from its neighbours. */
static int
caption_width (BrambleBoxes *self,
               int           width)
{
  int room = place_width (self, width);

  return MAX (room - (int) (CAPTION_GAP * bramble_growth_of (GTK_WIDGET (self))), room / 2);
}

static void
bramble_boxes_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BrambleBoxes *self = BRAMBLE_BOXES (widget);

  *minimum = 0;
  *natural = 0;
  for (guint i = 0; i < self->places->len; i++)
    {
      int unused;

      gtk_widget_measure (GTK_WIDGET (place_at (self, i)->box), orientation, -1, &unused, NULL, NULL, NULL);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      *minimum = bramble_boxes_get_base (self, for_size);
      *natural = *minimum + bramble_boxes_get_most (self, for_size);
    }
}

static void
allocate_place (BrambleBoxes *self,
                guint         i,
                int           width,
                int           height,
                int           base)
{
  gboolean leftwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  Place *place = place_at (self, i);
  int room = place_width (self, width);
  int box = BRAMBLE_GAME_BOX_WIDTH (height);
  int x = (int) (width * EDGE) + (int) i * room;
  int offset = self->places->len == 1 ? 0 : (room - box) / 2;
  int start = x + offset;
  int plank = plank_height (GTK_WIDGET (self));
  int caption = caption_width (self, width);

  gtk_widget_size_allocate (GTK_WIDGET (place->box),
                            &(GtkAllocation) { leftwards ? width - start - box : start, 0, box, height }, -1);
  if (gtk_widget_get_visible (GTK_WIDGET (place->caption)))
    gtk_widget_size_allocate (GTK_WIDGET (place->caption),
                              &(GtkAllocation) { (leftwards ? width - x - room : x) + (room - caption) / 2, height + plank,
                                                 caption, base - plank }, -1);
}

static void
bramble_boxes_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BrambleBoxes *self = BRAMBLE_BOXES (widget);
  int base = bramble_boxes_get_base (self, width);

  for (guint i = 0; i < self->places->len; i++)
    allocate_place (self, i, width, MAX (height - base, 1), base);
}

static void
snapshot_plank (GtkWidget   *widget,
                GtkSnapshot *snapshot,
                int          y)
{
  int scale = gtk_widget_get_scale_factor (widget);
  int width = gtk_widget_get_width (widget);
  int high = plank_height (widget);
  int wide = high * PLANK_WIDTH / PLANK_HEIGHT;
  gboolean exact;
  GdkTexture *texture = bramble_art_peek (bramble_art_get_default (), PLANK, wide * scale, high * scale, &exact);

  if (texture == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, (float) y, (float) width, (float) high));
  for (int x = 0; x < width; x += wide)
    bramble_art_paint (widget, snapshot, texture, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) wide, (float) high));
  gtk_snapshot_pop (snapshot);
}

/* The figure of a place on the plank, or %NULL. The first player has been seen already,
 * where one is asked to learn. */
static const char *
figure_at (BrambleBoxes *self,
           guint         i)
{
  const BrambleGame *game = bramble_boxes_get_chosen (self)->game;

  return i + 1 < bramble_n_looks (game) ? game->looks[i + 1].figure : NULL;
}

/* They stand at the end of the plank, @y. */
static void
snapshot_figures (BrambleBoxes *self,
                  GtkSnapshot  *snapshot,
                  int           y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int scale = gtk_widget_get_scale_factor (widget);
  int width = (int) (self->figures * FIGURE_WIDTH);
  int edge = (int) (gtk_widget_get_width (widget) * EDGE);

  for (guint i = 0; i < N_FIGURES && figure_at (self, i); i++)
    {
      int from_end = edge + (int) (N_FIGURES - i) * width;
      int x = leftwards ? from_end - width : gtk_widget_get_width (widget) - from_end;
      gboolean exact;
      GdkTexture *texture = bramble_art_peek (bramble_art_get_default (), figure_at (self, i), width * scale,
                                              self->figures * scale, &exact);

      if (texture)
        bramble_art_paint (widget, snapshot, texture,
                           &GRAPHENE_RECT_INIT ((float) x, (float) (y - self->figures * (1 - FEET)), (float) width,
                                                (float) self->figures));
    }
}

static void
bramble_boxes_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BrambleBoxes *self = BRAMBLE_BOXES (widget);
  int y = gtk_widget_get_height (widget) - bramble_boxes_get_base (self, gtk_widget_get_width (widget));

  snapshot_plank (widget, snapshot, y);
  if (self->figures > 0)
    snapshot_figures (self, snapshot, y);
  GTK_WIDGET_CLASS (bramble_boxes_parent_class)->snapshot (widget, snapshot);
}

static void
picture_ready (BrambleBoxes *self,
               const char   *id)
{
  gboolean shown = g_str_equal (id, PLANK);

  for (guint i = 0; i < N_FIGURES && self->figures > 0; i++)
    shown = shown || g_strcmp0 (figure_at (self, i), id) == 0;
  if (shown)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_boxes_map (GtkWidget *widget)
{
  BrambleBoxes *self = BRAMBLE_BOXES (widget);

  GTK_WIDGET_CLASS (bramble_boxes_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), self);
}

static void
bramble_boxes_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&BRAMBLE_BOXES (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_boxes_parent_class)->unmap (widget);
}

static void
bramble_boxes_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));
  g_array_set_size (BRAMBLE_BOXES (object)->places, 0);

  G_OBJECT_CLASS (bramble_boxes_parent_class)->dispose (object);
}

static void
bramble_boxes_finalize (GObject *object)
{
  g_array_unref (BRAMBLE_BOXES (object)->places);

  G_OBJECT_CLASS (bramble_boxes_parent_class)->finalize (object);
}

static void
bramble_boxes_class_init (BrambleBoxesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_boxes_dispose;
  object_class->finalize = bramble_boxes_finalize;
  widget_class->map = bramble_boxes_map;
  widget_class->unmap = bramble_boxes_unmap;
  widget_class->focus = bramble_boxes_focus;
  widget_class->grab_focus = bramble_boxes_grab_focus;
  widget_class->get_request_mode = bramble_boxes_get_request_mode;
  widget_class->measure = bramble_boxes_measure;
  widget_class->size_allocate = bramble_boxes_size_allocate;
  widget_class->snapshot = bramble_boxes_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);

  /**
   * BrambleBoxes::chosen:
   *
   * Another box is the chosen one.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  /**
   * BrambleBoxes::opened:
   *
   * Somebody wants to play what is in the chosen box.
   */
  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
bramble_boxes_init (BrambleBoxes *self)
{
  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
}

static void
add_box (BrambleBoxes              *self,
         const BramblePresentation *game,
         gboolean                   alone)
{
  GtkWidget *box = bramble_game_box_new (game);
  GtkWidget *caption = gtk_label_new (NULL);
  Place place = { .box = BRAMBLE_GAME_BOX (box), .caption = GTK_LABEL (caption) };

  gtk_label_set_wrap (place.caption, TRUE);
  gtk_label_set_wrap_mode (place.caption, PANGO_WRAP_WORD_CHAR);
  show_caption (&place);
  gtk_label_set_justify (place.caption, GTK_JUSTIFY_CENTER);
  gtk_widget_set_visible (caption, !alone);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  gtk_widget_set_parent (caption, GTK_WIDGET (self));
  g_signal_connect (box, "clicked", G_CALLBACK (box_clicked), self);
  g_array_append_val (self->places, place);
}

/**
 * bramble_boxes_new:
 * @games: what stands there, at least one, ended by %NULL; the first is the chosen one
 */
GtkWidget *
bramble_boxes_new (const BramblePresentation *const *games)
{
  BrambleBoxes *self = g_object_new (BRAMBLE_TYPE_BOXES, NULL);

  for (guint i = 0; games[i]; i++)
    add_box (self, games[i], games[1] == NULL);
  bramble_game_box_set_chosen (place_at (self, 0)->box, TRUE);
  return GTK_WIDGET (self);
}

const BramblePresentation *
bramble_boxes_get_chosen (BrambleBoxes *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOXES (self), NULL);

  return bramble_game_box_get_game (place_at (self, self->chosen)->box);
}

void
bramble_boxes_choose (BrambleBoxes              *self,
                      const BramblePresentation *game)
{
  g_return_if_fail (BRAMBLE_IS_BOXES (self));

  for (guint i = 0; i < self->places->len; i++)
    if (bramble_game_box_get_game (place_at (self, i)->box) == game)
      choose_place (self, i);
}

/* Says how many games of the kind can be gone on with. */
void
bramble_boxes_set_unfinished (BrambleBoxes              *self,
                              const BramblePresentation *game,
                              guint                      n)
{
  g_return_if_fail (BRAMBLE_IS_BOXES (self));

  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = place_at (self, i);

      if (bramble_game_box_get_game (place->box) != game)
        continue;
      bramble_game_box_set_unfinished (place->box, n);
      show_caption (place);
    }
}

guint
bramble_boxes_get_n (BrambleBoxes *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOXES (self), 0);

  return self->places->len;
}

/* Returns how high what is below the boxes is: the plank, and the captions. */
int
bramble_boxes_get_base (BrambleBoxes *self,
                        int           width)
{
  int base = 0;

  g_return_val_if_fail (BRAMBLE_IS_BOXES (self), 0);

  for (guint i = 0; i < self->places->len; i++)
    {
      GtkWidget *caption = GTK_WIDGET (place_at (self, i)->caption);
      int least, minimum;

      if (!gtk_widget_get_visible (caption))
        continue;
      gtk_widget_measure (caption, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (caption, GTK_ORIENTATION_VERTICAL, MAX (least, caption_width (self, width)), &minimum, NULL, NULL, NULL);
      base = MAX (base, minimum);
    }
  return plank_height (GTK_WIDGET (self)) + base;
}

/* Returns how high the boxes can be in @width. */
int
bramble_boxes_get_most (BrambleBoxes *self,
                        int           width)
{
  double room = self->places->len == 1 ? width * ALONE : place_width (self, width) * (1 - EDGE);

  g_return_val_if_fail (BRAMBLE_IS_BOXES (self), 0);

  return (int) (room * 300 / 258);
}

/* Returns where the middle of the chosen box is. */
int
bramble_boxes_get_pointer (BrambleBoxes *self)
{
  graphene_rect_t bounds;

  g_return_val_if_fail (BRAMBLE_IS_BOXES (self), 0);

  if (!gtk_widget_compute_bounds (GTK_WIDGET (place_at (self, self->chosen)->box), GTK_WIDGET (self), &bounds))
    return 0;
  return (int) (bounds.origin.x + bounds.size.width / 2);
}

/* Says how high the figures are for which there is room on the plank, or 0. */
void
bramble_boxes_set_figures (BrambleBoxes *self,
                           int           height)
{
  g_return_if_fail (BRAMBLE_IS_BOXES (self));

  if (self->figures == height)
    return;

  self->figures = height;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
bramble_boxes_get_figures (BrambleBoxes *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOXES (self), 0);

  return self->figures;
}
