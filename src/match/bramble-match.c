/* bramble-match.c: a game that is being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (BrambleMatch, bramble_match, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SEATS,
  PROP_VIEWER,
  PROP_ROUND,
  PROP_ASK_SEAT,
  PROP_OVER,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_REASON,
  PROP_RUNNING,
  PROP_THINKING,
  N_PROPS,
};

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static const BrambleGame *
game (BrambleMatch *self)
{
  return bramble_record_game (self->record);
}

gboolean
bramble_match_is_computer (BrambleMatch *self,
                           guint         seat)
{
  return seat < bramble_record_n_seats (self->record) && bramble_record_seat (self->record, seat)->level != NULL;
}

guint
bramble_match_asked_at (BrambleMatch *self,
                        guint         at)
{
  BrambleAsk ask;

  game (self)->ask (bramble_record_state (self->record, at), &ask);
  return ask.seat;
}

static void
refresh (BrambleMatch *self)
{
  gconstpointer state = bramble_record_now (self->record);
  guint asked = bramble_match_asked_at (self, bramble_record_at (self->record));
  guint target;
  guint round = game (self)->round (state);
  int ask_seat = asked == BRAMBLE_NO_SEAT ? -1 : (int) asked;
  gboolean over = bramble_game_is_over (game (self), state);
  gboolean can_undo = bramble_match_find_undo (self, &target);
  gboolean can_redo = bramble_record_at (self->record) < bramble_record_n_steps (self->record);
  const char *reason = can_undo ? NULL : bramble_match_why_not_undo (self);

  if (!can_undo && reason == NULL)
    reason = N_("This is the beginning of the game.");

  if (self->viewer == BRAMBLE_VIEWER_ALL)
    memcpy (self->view, state, game (self)->state_size);
  else
    game (self)->view (state, self->viewer < 0 ? BRAMBLE_NO_SEAT : (guint) self->viewer, self->view);

#define UPDATE(field, value, prop)                                  \
  G_STMT_START                                                      \
  {                                                                 \
    if (self->field != (value))                                     \
      {                                                             \
        self->field = (value);                                      \
        g_object_notify_by_pspec (G_OBJECT (self), props[(prop)]);  \
      }                                                             \
  }                                                                 \
  G_STMT_END

  g_object_freeze_notify (G_OBJECT (self));
  UPDATE (round, round, PROP_ROUND);
  UPDATE (ask_seat, ask_seat, PROP_ASK_SEAT);
  UPDATE (over, over, PROP_OVER);
  UPDATE (can_undo, can_undo, PROP_CAN_UNDO);
  UPDATE (can_redo, can_redo, PROP_CAN_REDO);
  if (g_strcmp0 (self->undo_reason, reason) != 0)
    {
      self->undo_reason = reason;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNDO_REASON]);
    }
  g_object_thaw_notify (G_OBJECT (self));
#undef UPDATE
}

/* The position is another one: whatever was thought about it is void. */
void
bramble_match_move_to (BrambleMatch *self,
                       guint         at)
{
  bramble_match_stop_thinking (self);
  bramble_record_go_to (self->record, at);
  refresh (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  bramble_match_think_if_asked (self);
}

/* The present step was just answered, or is seen as if it were. */
void
bramble_match_tell_answer (BrambleMatch *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  bramble_match_stop_thinking (self);
  refresh (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, bramble_record_at (self->record));
  bramble_match_think_if_asked (self);
}

static void
bramble_match_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BrambleMatch *self = BRAMBLE_MATCH (object);

  switch (prop_id)
    {
    case PROP_SEATS:
      g_value_set_object (value, self->seats);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, self->viewer);
      break;
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;
    case PROP_ASK_SEAT:
      g_value_set_int (value, self->ask_seat);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, self->over);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->can_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->can_redo);
      break;
    case PROP_UNDO_REASON:
      g_value_set_string (value, bramble_match_get_undo_reason (self));
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinker != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_match_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  BrambleMatch *self = BRAMBLE_MATCH (object);

  switch (prop_id)
    {
    case PROP_VIEWER:
      bramble_match_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_RUNNING:
      bramble_match_set_running (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_match_dispose (GObject *object)
{
  BrambleMatch *self = BRAMBLE_MATCH (object);

  g_clear_pointer (&self->thinker, bramble_thinker_cancel);
  g_clear_object (&self->seats);

  G_OBJECT_CLASS (bramble_match_parent_class)->dispose (object);
}

static void
bramble_match_finalize (GObject *object)
{
  BrambleMatch *self = BRAMBLE_MATCH (object);

  bramble_record_free (self->record);
  g_free (self->view);

  G_OBJECT_CLASS (bramble_match_parent_class)->finalize (object);
}

static void
bramble_match_class_init (BrambleMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  object_class->get_property = bramble_match_get_property;
  object_class->set_property = bramble_match_set_property;
  object_class->dispose = bramble_match_dispose;
  object_class->finalize = bramble_match_finalize;

  props[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, BRAMBLE_VIEWER_ALL, BRAMBLE_MAX_SEATS - 1,
                                         BRAMBLE_VIEWER_NOBODY, writable);
  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_ASK_SEAT] = g_param_spec_int ("ask-seat", NULL, NULL, -1, BRAMBLE_MAX_SEATS - 1, -1, readable);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_UNDO_REASON] = g_param_spec_string ("undo-reason", NULL, NULL, NULL, readable);
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, writable);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * BrambleMatch::answered:
   * @step: the number of the step
   *
   * Somebody has answered, and the game went on.
   */
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * BrambleMatch::changed:
   *
   * Something else is shown now: another step, or other eyes.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * BrambleMatch::remarked:
   * @step: the number of the step
   *
   * Somebody says something else of a step than before, or nothing any more; or something is
   * asked of a computer player after it.
   */
  g_signal_new ("remarked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bramble_match_init (BrambleMatch *self)
{
  self->viewer = BRAMBLE_VIEWER_NOBODY;
  self->ask_seat = -1;
  self->seats = g_list_store_new (BRAMBLE_TYPE_SEAT);
}

/**
 * bramble_match_new:
 * @record: (transfer full): the game
 *
 * Nobody looks yet and computer seats wait; see bramble_match_set_viewer() and
 * bramble_match_set_running().
 */
BrambleMatch *
bramble_match_new (BrambleRecord *record)
{
  BrambleMatch *self = g_object_new (BRAMBLE_TYPE_MATCH, NULL);

  self->record = record;
  self->view = g_malloc0 (game (self)->state_size);
  for (guint i = 0; i < bramble_record_n_seats (record); i++)
    {
      g_autoptr (BrambleSeat) seat = bramble_seat_new (i, bramble_record_seat (record, i), bramble_record_look (record, i));

      self->names[i] = bramble_seat_get_name (seat);
      g_list_store_append (self->seats, seat);
    }
  refresh (self);
  return self;
}

/**
 * bramble_match_new_replay:
 * @record: (transfer full): a game, finished or not
 *
 * A match that is only looked at: nobody answers, all steps can be gone to, and
 * everything may lie open.
 */
BrambleMatch *
bramble_match_new_replay (BrambleRecord *record)
{
  BrambleMatch *self = bramble_match_new (record);

  self->replay = TRUE;
  refresh (self);
  return self;
}

gboolean
bramble_match_get_replay (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return self->replay;
}

/* Returns the number of the present step; 0 is the beginning. */
guint
bramble_match_get_step (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), 0);

  return bramble_record_at (self->record);
}

/* Returns how many steps there are, undone ones included. */
guint
bramble_match_get_n_steps (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), 0);

  return bramble_record_n_steps (self->record);
}

/**
 * bramble_match_get_seats:
 *
 * Returns: (transfer none): a list of #BrambleSeat
 */
GListModel *
bramble_match_get_seats (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->seats);
}

/**
 * bramble_match_get_seat:
 *
 * Returns: (transfer none): who sits there
 */
BrambleSeat *
bramble_match_get_seat (BrambleMatch *self,
                        guint         seat)
{
  g_autoptr (BrambleSeat) found = NULL;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  /* The list keeps it alive. */
  found = g_list_model_get_item (G_LIST_MODEL (self->seats), seat);
  return found;
}

int
bramble_match_get_viewer (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), BRAMBLE_VIEWER_NOBODY);

  return self->viewer;
}

/**
 * bramble_match_set_viewer:
 * @viewer: a seat, BRAMBLE_VIEWER_NOBODY or, in a replay, BRAMBLE_VIEWER_ALL
 */
void
bramble_match_set_viewer (BrambleMatch *self,
                          int           viewer)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (self));
  g_return_if_fail (viewer >= BRAMBLE_VIEWER_NOBODY || (viewer == BRAMBLE_VIEWER_ALL && self->replay));
  g_return_if_fail (viewer < (int) bramble_record_n_seats (self->record));

  if (self->viewer == viewer)
    return;

  self->viewer = viewer;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

const BrambleGame *
bramble_match_get_game (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return game (self);
}

/**
 * bramble_match_get_record:
 *
 * Everything, secrets included: for saving and for statistics, never for what
 * is shown.
 *
 * Returns: (transfer none): the game
 */
const BrambleRecord *
bramble_match_get_record (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return self->record;
}

guint
bramble_match_get_round (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), 0);

  return self->round;
}

/* Returns the seat whose answer the game waits for, or -1 when it is over. */
int
bramble_match_get_ask_seat (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), -1);

  return self->ask_seat;
}

gboolean
bramble_match_get_over (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return self->over;
}

gboolean
bramble_match_get_casual (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return bramble_record_casual (self->record);
}

/**
 * bramble_match_answer:
 *
 * Answers for the seat that is asked.
 *
 * Returns: %FALSE when that is no legal option; then nothing has changed
 */
gboolean
bramble_match_answer (BrambleMatch *self,
                      guint         option)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  if (self->replay || !bramble_record_answer (self->record, option))
    return FALSE;

  bramble_match_tell_answer (self);
  return TRUE;
}

gboolean
bramble_match_get_can_undo (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return self->can_undo;
}

gboolean
bramble_match_get_can_redo (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  return self->can_redo;
}

/* Returns (nullable): why undo ends here, or NULL when it does not. */
const char *
bramble_match_get_undo_reason (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return self->undo_reason ? _(self->undo_reason) : NULL;
}
