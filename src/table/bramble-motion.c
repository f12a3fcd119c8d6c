/* bramble-motion.c: what happened, played over the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-motion-private.h"

#include <math.h>

enum
{
  PROP_0,
  PROP_PLAYING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BrambleMotion, bramble_motion, GTK_TYPE_WIDGET)

static gboolean
find_place (BrambleMotion    *self,
            BrambleThing      place,
            graphene_point_t *point)
{
  GtkWidget *widget = place.kind && self->place ? self->place (place, self->place_data) : NULL;
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds)
      || bounds.size.width < 1 || bounds.size.height < 1)
    return FALSE;

  graphene_rect_get_center (&bounds, point);
  return TRUE;
}

/* Playing. */

static void
tell_stage (BrambleMotion     *self,
            const BrambleMove *move,
            gboolean           landed)
{
  if (self->stage)
    self->stage (move, landed, self->stage_data);
}

/* Tells which moves have begun and ended at @time, in ms at normal pace since
 * the act began. What is held up has happened when it is held up, and a die is
 * thrown when it lies there. */
static void
tell_stages (BrambleMotion *self,
             double         time)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      BrambleMotionPiece *piece = &g_array_index (self->pieces, BrambleMotionPiece, i);

      gboolean rolls = bramble_move_rolls (piece->move);

      if (!piece->gone && time >= piece->begins)
        {
          piece->gone = TRUE;
          if (piece->first)
            tell_stage (self, piece->move, piece->held && !rolls);
        }
      if (!piece->there && time >= piece->begins + (rolls ? BRAMBLE_MOVE_ROLL : BRAMBLE_MOVE_FLIGHT))
        {
          piece->there = TRUE;
          if (piece->last && (rolls || !piece->held))
            tell_stage (self, piece->move, TRUE);
        }
    }
}

/* Dice that are thrown at once lie side by side. */
static void
spread_dice (BrambleMotion *self)
{
  guint n = 0, at = 0;

  for (guint i = 0; i < self->pieces->len; i++)
    n += bramble_move_rolls (g_array_index (self->pieces, BrambleMotionPiece, i).move);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      BrambleMotionPiece *piece = &g_array_index (self->pieces, BrambleMotionPiece, i);

      if (bramble_move_rolls (piece->move))
        piece->from.x += (float) ((at++ - (n - 1) / 2.0) * piece->move->width * self->scale * BRAMBLE_MOTION_DIE * 1.1);
    }
}

static void
begin_act (BrambleMotion *self,
           const BrambleAct *act)
{
  guint n = 0;

  g_array_set_size (self->pieces, 0);
  for (guint i = 0; i < act->n_moves; i++)
    {
      const BrambleMove *move = g_ptr_array_index (self->moves, act->first + i);
      BrambleMotionPiece piece = { .move = move };
      gboolean from = bramble_move_n_pieces (move) > 0 && find_place (self, move->from, &piece.from);
      gboolean to = bramble_move_n_pieces (move) > 0 && find_place (self, move->to, &piece.to);

      if (!from && !to)
        {
          tell_stage (self, move, TRUE);
          continue;
        }
      if (!from)
        piece.from = piece.to;
      if (!to)
        piece.to = piece.from;
      piece.held = !from || !to || (fabsf (piece.from.x - piece.to.x) < 1 && fabsf (piece.from.y - piece.to.y) < 1);
      for (guint j = 0; j < bramble_move_n_pieces (move); j++)
        {
          piece.begins = act->stagger * n++;
          piece.first = j == 0;
          piece.last = j + 1 == bramble_move_n_pieces (move);
          g_array_append_val (self->pieces, piece);
        }
    }
  spread_dice (self);
}

static void
clear (BrambleMotion *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->paused = FALSE;
  g_clear_handle_id (&self->leave, g_source_remove);
  g_array_set_size (self->pieces, 0);
  g_array_set_size (self->acts, 0);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  self->done = NULL;
  self->place = NULL;
}

static gboolean
advance (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  BrambleMotion *self = BRAMBLE_MOTION (widget);
  gint64 time = gdk_frame_clock_get_frame_time (clock);

  /* What the answer changed on the table is laid out in the first frame. */
  if (!self->placed)
    {
      self->placed = TRUE;
      return G_SOURCE_CONTINUE;
    }
  /* Also after everything stood still. */
  if (self->began == 0)
    self->began = time - (gint64) (self->now * 1000);

  self->now = (double) (time - self->began) / 1000;
  while (self->act == G_MAXUINT || self->act < self->acts->len)
    {
      guint next = self->act == G_MAXUINT ? 0 : self->act + 1;

      if (self->act != G_MAXUINT)
        {
          double ends = self->act_began
                        + g_array_index (self->acts, BrambleAct, self->act).duration * self->stretch;

          if (self->now < ends)
            break;
          tell_stages (self, G_MAXDOUBLE);
          self->act_began = ends;
        }
      self->act = next;
      if (next == self->acts->len)
        {
          bramble_motion_skip (self);
          return G_SOURCE_REMOVE;
        }
      begin_act (self, &g_array_index (self->acts, BrambleAct, next));
    }

  tell_stages (self, (self->now - self->act_began) / self->stretch);
  if (self->pieces->len > 0)
    gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static gboolean
leave (gpointer user_data)
{
  BrambleMotion *self = user_data;

  self->leave = 0;
  bramble_motion_skip (self);
  return G_SOURCE_REMOVE;
}

static void
bramble_motion_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BrambleMotion *self = BRAMBLE_MOTION (widget);

  if (self->moves == NULL)
    return;
  for (guint i = 0; i < self->pieces->len; i++)
    bramble_motion_draw_piece (self, &g_array_index (self->pieces, BrambleMotionPiece, i), snapshot);
}

/* It takes the room that it gets. */
static void
bramble_motion_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
bramble_motion_unmap (GtkWidget *widget)
{
  BrambleMotion *self = BRAMBLE_MOTION (widget);

  /* Whoever waits for the end is not kept waiting, but not called from here. */
  if (self->moves && self->leave == 0)
    self->leave = g_idle_add (leave, self);
  GTK_WIDGET_CLASS (bramble_motion_parent_class)->unmap (widget);
}

static void
bramble_motion_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  BrambleMotion *self = BRAMBLE_MOTION (object);

  switch (prop_id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, bramble_motion_get_playing (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_motion_dispose (GObject *object)
{
  BrambleMotion *self = BRAMBLE_MOTION (object);

  clear (self);

  G_OBJECT_CLASS (bramble_motion_parent_class)->dispose (object);
}

static void
bramble_motion_finalize (GObject *object)
{
  BrambleMotion *self = BRAMBLE_MOTION (object);

  g_array_unref (self->acts);
  g_array_unref (self->pieces);

  G_OBJECT_CLASS (bramble_motion_parent_class)->finalize (object);
}

static void
bramble_motion_class_init (BrambleMotionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bramble_motion_get_property;
  object_class->dispose = bramble_motion_dispose;
  object_class->finalize = bramble_motion_finalize;
  widget_class->snapshot = bramble_motion_snapshot;
  widget_class->measure = bramble_motion_measure;
  widget_class->unmap = bramble_motion_unmap;
  gtk_widget_class_set_css_name (widget_class, "motion");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  props[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_motion_init (BrambleMotion *self)
{
  self->acts = g_array_new (FALSE, FALSE, sizeof (BrambleAct));
  self->pieces = g_array_new (FALSE, FALSE, sizeof (BrambleMotionPiece));
  self->scale = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_motion_new (void)
{
  return g_object_new (BRAMBLE_TYPE_MOTION, NULL);
}

gboolean
bramble_motion_get_playing (BrambleMotion *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MOTION (self), FALSE);

  return self->moves != NULL;
}

/**
 * bramble_motion_play:
 * @moves: (element-type BrambleMove): what happens; it is kept while it is
 *   played, and what is nothing to see or say is removed from it
 * @pace: how long everything takes: 1 is normal, 0 is off
 * @place: (nullable): finds the widgets of places; called until @done is
 * @done: (nullable): called once when everything was played or skipped
 *
 * Plays @moves. What was played before is skipped. When there is nothing to
 * play, nobody to see it or no wish to, @done is called at once.
 */
void
bramble_motion_play (BrambleMotion      *self,
                     GPtrArray          *moves,
                     double              pace,
                     BrambleMotionPlace  place,
                     gpointer            place_data,
                     BrambleMotionDone   done,
                     gpointer            done_data)
{
  gboolean animations = TRUE;
  double total;

  g_return_if_fail (BRAMBLE_IS_MOTION (self));
  g_return_if_fail (moves != NULL);

  bramble_motion_skip (self);
  bramble_motion_stop (self);
  total = bramble_moves_plan (moves, self->acts);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  if (moves->len == 0 || pace <= 0 || !animations || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (done)
        done (done_data);
      return;
    }

  self->moves = g_ptr_array_ref (moves);
  self->place = place;
  self->place_data = place_data;
  self->done = done;
  self->done_data = done_data;
  self->act = G_MAXUINT;
  self->act_began = 0;
  self->now = 0;
  self->began = 0;
  self->placed = FALSE;
  self->stretch = pace * MIN (1, BRAMBLE_MOVE_LONGEST / MAX (total, 1));
  for (guint i = 0; i < moves->len; i++)
    {
      const BrambleMove *move = g_ptr_array_index (moves, i);

      if (bramble_move_n_pieces (move) > 0)
        bramble_motion_texture (self, move, move->art);
      for (guint k = 0; bramble_move_rolls (move) && move->faces[k]; k++)
        bramble_motion_texture (self, move, move->faces[k]);
    }
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), advance, NULL, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}

/**
 * bramble_motion_set_stage:
 * @stage: (nullable): told of every move that is played, in order; what is
 *   skipped is not told
 */
void
bramble_motion_set_stage (BrambleMotion      *self,
                          BrambleMotionStage  stage,
                          gpointer            user_data)
{
  g_return_if_fail (BRAMBLE_IS_MOTION (self));

  self->stage = stage;
  self->stage_data = user_data;
}

/* How large pictures are that fly from now on: 1 is as they are. */
void
bramble_motion_set_scale (BrambleMotion *self,
                          double         scale)
{
  g_return_if_fail (BRAMBLE_IS_MOTION (self));

  self->scale = scale;
}

/* Lets what is played stand still as it is, and go on from there. */
void
bramble_motion_set_paused (BrambleMotion *self,
                           gboolean       paused)
{
  g_return_if_fail (BRAMBLE_IS_MOTION (self));

  if (self->moves == NULL || self->paused == paused)
    return;

  self->paused = paused;
  self->began = 0;
  if (!paused)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), advance, NULL, NULL);
  else if (self->tick)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
}

/**
 * bramble_motion_skip:
 *
 * Ends at once what is played, as if it had been played to its end.
 */
void
bramble_motion_skip (BrambleMotion *self)
{
  BrambleMotionDone done;
  gpointer done_data;

  g_return_if_fail (BRAMBLE_IS_MOTION (self));

  if (self->moves == NULL)
    return;

  done = self->done;
  done_data = self->done_data;
  g_object_ref (self);
  bramble_motion_stop (self);
  if (done)
    done (done_data);
  g_object_unref (self);
}

/**
 * bramble_motion_stop:
 *
 * Ends at once what is played. Nobody is told that it is done.
 */
void
bramble_motion_stop (BrambleMotion *self)
{
  g_return_if_fail (BRAMBLE_IS_MOTION (self));

  if (self->moves == NULL)
    return;

  clear (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}
