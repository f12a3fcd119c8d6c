/* bramble-folk-map-view.c: panning and zooming the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map is never smaller than its room lets it be, and never leaves it. By itself it
 * shows all of the country if its fields can then still be told apart.
 */

#include "bramble-folk-map-private.h"

#include <math.h>

/* Pixels to a step of the grid: as few as fields need to be 24 across, and as many
 * as anybody needs. */
#define READABLE (24 / BRAMBLE_FOLK_FIELD_SIZE)
/* Rather than hide an edge of the country they may be a little smaller. */
#define NEARLY (22 / BRAMBLE_FOLK_FIELD_SIZE)
#define LARGEST 40

/* What a turn of the wheel, a key, and a pan by key do. */
#define WHEEL 1.15
#define KEY 1.3
#define STEP 8

/* Pixels that a pointer moves before that is no click any more. */
#define HOLD 8

/* Steps of the grid that are seen round a field that is shown. */
#define MARGIN 7

/* And below one that is lit, whose badge is above it. */
#define BELOW 4

static double
smallest_scale (BrambleFolkMap *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self)) / BRAMBLE_FOLK_WIDTH,
              gtk_widget_get_height (GTK_WIDGET (self)) / BRAMBLE_FOLK_HEIGHT);
}

/* Keeps one side of the map in its room: in the middle if there is too much of that. */
static double
keep (double start,
      double first,
      double length,
      double room)
{
  if (length <= room)
    return first - (room - length) / 2;
  return CLAMP (start, first, first + length - room);
}

static void
settle (BrambleFolkMap *self)
{
  self->scale = CLAMP (self->scale, smallest_scale (self), MAX (LARGEST, smallest_scale (self)));
  self->left = keep (self->left, BRAMBLE_FOLK_LEFT, BRAMBLE_FOLK_WIDTH, gtk_widget_get_width (GTK_WIDGET (self)) / self->scale);
  self->top = keep (self->top, BRAMBLE_FOLK_TOP, BRAMBLE_FOLK_HEIGHT, gtk_widget_get_height (GTK_WIDGET (self)) / self->scale);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The part of the map with all fields that are lit. Returns FALSE when none is. */
static gboolean
find_lit_part (BrambleFolkMap *self,
               double         *box)
{
  const FolkField *fields = folk_board_fields ();

  box[0] = FOLK_BOARD_WIDTH;
  box[1] = FOLK_BOARD_HEIGHT;
  box[2] = box[3] = 0;
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[i])) != BRAMBLE_FOLK_UNLIT)
      {
        box[0] = MIN (box[0], fields[i].x - MARGIN);
        box[1] = MIN (box[1], fields[i].y - MARGIN);
        box[2] = MAX (box[2], fields[i].x + MARGIN);
        box[3] = MAX (box[3], fields[i].y + BELOW);
      }
  return box[2] > box[0];
}

/* Called when the map gets its room: what was in the middle stays there. At first that is what was lit before
 * there was any room. */
void
bramble_folk_map_view_fill (BrambleFolkMap *self,
                            int             width,
                            int             height)
{
  double x = self->left + self->width / self->scale / 2;
  double y = self->top + self->height / self->scale / 2;

  if (width == 0 || height == 0)
    return;
  if (self->width == 0)
    {
      const FolkField *first = &folk_board_fields ()[self->acting == FOLK_NONE ? FOLK_VILLAGE : self->standing[self->acting]];
      double box[4];
      gboolean lit = find_lit_part (self, box);

      x = lit ? (box[0] + box[2]) / 2 : first->x;
      y = lit ? (box[1] + box[3]) / 2 : first->y;
    }
  self->width = width;
  self->height = height;
  if (self->fitted)
    self->scale = self->whole || smallest_scale (self) >= NEARLY ? smallest_scale (self) : READABLE;
  self->scale = CLAMP (self->scale, smallest_scale (self), MAX (LARGEST, smallest_scale (self)));
  self->left = keep (x - width / self->scale / 2, BRAMBLE_FOLK_LEFT, BRAMBLE_FOLK_WIDTH, width / self->scale);
  self->top = keep (y - height / self->scale / 2, BRAMBLE_FOLK_TOP, BRAMBLE_FOLK_HEIGHT, height / self->scale);
}

/**
 * bramble_folk_map_get_scale:
 *
 * Returns: the pixels to a step of the grid
 */
double
bramble_folk_map_get_scale (BrambleFolkMap *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_MAP (self), 1);

  return self->scale;
}

/**
 * bramble_folk_map_zoom:
 * @factor: how much larger it becomes
 * @x: what is here stays where it is, in pixels
 * @y: and here
 */
void
bramble_folk_map_zoom (BrambleFolkMap *self,
                       double          factor,
                       double          x,
                       double          y)
{
  double here_x, here_y;

  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  here_x = self->left + x / self->scale;
  here_y = self->top + y / self->scale;
  self->fitted = FALSE;
  self->scale = CLAMP (self->scale * factor, smallest_scale (self), MAX (LARGEST, smallest_scale (self)));
  self->left = here_x - x / self->scale;
  self->top = here_y - y / self->scale;
  settle (self);
}

/**
 * bramble_folk_map_pan:
 * @dx: by how much what is seen moves to the right, in steps of the grid
 * @dy: and down
 */
void
bramble_folk_map_pan (BrambleFolkMap *self,
                      double          dx,
                      double          dy)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  self->left += dx;
  self->top += dy;
  settle (self);
}

/**
 * bramble_folk_map_fit:
 *
 * Shows as much as can be read, as in the beginning.
 */
void
bramble_folk_map_fit (BrambleFolkMap *self)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  self->fitted = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * bramble_folk_map_show_whole:
 *
 * Shows all of the map, as a picture of itself: nobody need know its fields.
 */
void
bramble_folk_map_show_whole (BrambleFolkMap *self)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  self->whole = TRUE;
  bramble_folk_map_fit (self);
}

/* Moves so little that a part of the map is seen, or its middle if it is too large. */
static void
reveal (BrambleFolkMap *self,
        double          x0,
        double          y0,
        double          x1,
        double          y1)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) / self->scale;
  double height = gtk_widget_get_height (GTK_WIDGET (self)) / self->scale;

  self->left = x1 - x0 > width ? (x0 + x1 - width) / 2 : CLAMP (self->left, x1 - width, x0);
  self->top = y1 - y0 > height ? (y0 + y1 - height) / 2 : CLAMP (self->top, y1 - height, y0);
  settle (self);
}

/**
 * bramble_folk_map_reveal:
 * @field: a field that must be seen
 */
void
bramble_folk_map_reveal (BrambleFolkMap *self,
                         guint           field)
{
  const FolkField *f = &folk_board_fields ()[field];

  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (field < FOLK_N_FIELDS);

  reveal (self, f->x - MARGIN, f->y - MARGIN, f->x + MARGIN, f->y + MARGIN);
}

/**
 * bramble_folk_map_reveal_lit:
 *
 * Shows all fields that are lit, and if there is no room for them who is to go
 * there.
 */
void
bramble_folk_map_reveal_lit (BrambleFolkMap *self)
{
  double box[4];

  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  if (find_lit_part (self, box))
    reveal (self, box[0], box[1], box[2], box[3]);
  if (self->acting != FOLK_NONE)
    bramble_folk_map_reveal (self, self->standing[self->acting]);
}

/* The field that lies best in a direction, or FOLK_NONE. */
static guint
find_beside (guint            from,
             GtkDirectionType direction)
{
  const FolkField *fields = folk_board_fields ();
  double best = G_MAXDOUBLE;
  guint found = FOLK_NONE;

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      double dx = fields[i].x - fields[from].x;
      double dy = fields[i].y - fields[from].y;
      double along = direction == GTK_DIR_LEFT ? -dx : direction == GTK_DIR_RIGHT ? dx : direction == GTK_DIR_UP ? -dy : dy;
      double beside = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT ? fabs (dy) : fabs (dx);

      if (i == from || along <= 0 || beside > along * 1.5 || along + 2 * beside >= best)
        continue;
      best = along + 2 * beside;
      found = i;
    }
  return found;
}

/* The next field that is lit, in the order of the board, or FOLK_NONE. */
static guint
find_lit (BrambleFolkMap *self,
          guint           from,
          int             step)
{
  for (int i = from == FOLK_NONE ? (step > 0 ? 0 : FOLK_N_FIELDS - 1) : (int) from + step; i >= 0 && i < FOLK_N_FIELDS; i += step)
    if (bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[i])) != BRAMBLE_FOLK_UNLIT)
      return (guint) i;
  return FOLK_NONE;
}

/* The field that has the focus, or FOLK_NONE. A widget remembers its focus child when
 * the focus is elsewhere; that is not meant. */
static guint
get_focused (BrambleFolkMap *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !BRAMBLE_IS_TARGET (focus) || gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    return FOLK_NONE;
  return bramble_folk_field_get_field (BRAMBLE_FOLK_FIELD (gtk_button_get_child (GTK_BUTTON (focus))));
}

/* Arrows go to the field in that direction; Tab goes through those that are lit, and
 * on when there are no more. A map without any has one stop: where the hero stands. */
gboolean
bramble_folk_map_move_focus (BrambleFolkMap   *self,
                             GtkDirectionType  direction)
{
  guint from = get_focused (self);
  guint to;

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD || from == FOLK_NONE)
    to = find_lit (self, from, direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1);
  else
    to = find_beside (from, direction);
  if (to == FOLK_NONE && from == FOLK_NONE)
    to = self->acting == FOLK_NONE ? FOLK_VILLAGE : self->standing[self->acting];
  if (to == FOLK_NONE)
    return FALSE;

  bramble_folk_map_reveal (self, to);
  return gtk_widget_grab_focus (self->targets[to]);
}

static void
point (BrambleFolkMap *self,
       double          x,
       double          y)
{
  self->pointer[0] = x;
  self->pointer[1] = y;
}

/* What lies above the map is touched before the fields beneath it. */
static void
press (BrambleFolkMap *self,
       int             n_press,
       double          x,
       double          y,
       GtkGesture     *gesture)
{
  if (bramble_folk_map_touch_edge (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
scroll (BrambleFolkMap *self,
        double          dx,
        double          dy)
{
  bramble_folk_map_zoom (self, pow (WHEEL, -dy), self->pointer[0], self->pointer[1]);
  return TRUE;
}

static void
take_hold (BrambleFolkMap *self)
{
  self->grabbed[0] = self->left;
  self->grabbed[1] = self->top;
}

static void
drag (BrambleFolkMap *self,
      double          dx,
      double          dy,
      GtkGesture     *gesture)
{
  if (hypot (dx, dy) > HOLD)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->left = self->grabbed[0] - dx / self->scale;
  self->top = self->grabbed[1] - dy / self->scale;
  settle (self);
}

static void
begin_pinch (BrambleFolkMap *self)
{
  self->pinched = self->scale;
}

static void
pinch (BrambleFolkMap *self,
       double          scale,
       GtkGesture     *gesture)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    bramble_folk_map_zoom (self, self->pinched * scale / self->scale, x, y);
}

/* Gives the map its gestures. */
void
bramble_folk_map_view_init (BrambleFolkMap *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_drag_new ();
  GtkGesture *fingers = gtk_gesture_zoom_new ();

  self->scale = 1;
  self->fitted = TRUE;
  self->left = BRAMBLE_FOLK_LEFT;
  self->top = BRAMBLE_FOLK_TOP;

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (point), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (point), self);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (press), self);
  g_signal_connect_swapped (hold, "drag-begin", G_CALLBACK (take_hold), self);
  g_signal_connect_swapped (hold, "drag-update", G_CALLBACK (drag), self);
  g_signal_connect_swapped (fingers, "begin", G_CALLBACK (begin_pinch), self);
  g_signal_connect_swapped (fingers, "scale-changed", G_CALLBACK (pinch), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, wheel);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (fingers));
}

static void
zoom_action (GtkWidget  *widget,
             const char *name,
             GVariant   *factor)
{
  bramble_folk_map_zoom (BRAMBLE_FOLK_MAP (widget), g_variant_get_double (factor), gtk_widget_get_width (widget) / 2.0,
                         gtk_widget_get_height (widget) / 2.0);
}

static void
pan_action (GtkWidget  *widget,
            const char *name,
            GVariant   *by)
{
  double dx, dy;

  g_variant_get (by, "(dd)", &dx, &dy);
  bramble_folk_map_pan (BRAMBLE_FOLK_MAP (widget), dx, dy);
}

static void
fit_action (GtkWidget  *widget,
            const char *name,
            GVariant   *nothing)
{
  bramble_folk_map_fit (BRAMBLE_FOLK_MAP (widget));
}

/* Gives all maps their actions and keys. */
void
bramble_folk_map_view_bind (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    double factor;
  } zooms[] = {
    { GDK_KEY_plus, KEY },      { GDK_KEY_equal, KEY },           { GDK_KEY_KP_Add, KEY },
    { GDK_KEY_minus, 1 / KEY }, { GDK_KEY_KP_Subtract, 1 / KEY },
  };
  static const struct
  {
    guint key;
    double dx;
    double dy;
  } pans[] = {
    { GDK_KEY_Left, -STEP, 0 }, { GDK_KEY_Right, STEP, 0 }, { GDK_KEY_Up, 0, -STEP }, { GDK_KEY_Down, 0, STEP },
  };

  gtk_widget_class_install_action (widget_class, "map.zoom", "d", zoom_action);
  gtk_widget_class_install_action (widget_class, "map.pan", "(dd)", pan_action);
  gtk_widget_class_install_action (widget_class, "map.fit", NULL, fit_action);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_class_add_binding_action (widget_class, zooms[i].key, 0, "map.zoom", "d", zooms[i].factor);
  for (guint i = 0; i < G_N_ELEMENTS (pans); i++)
    gtk_widget_class_add_binding_action (widget_class, pans[i].key, GDK_SHIFT_MASK, "map.pan", "(dd)", pans[i].dx, pans[i].dy);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, 0, "map.fit", NULL);
}
