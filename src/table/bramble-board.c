/* bramble-board.c: the table that any game is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-settings.h"
#include "bramble-wood.h"

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrambleBoard, bramble_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_MIDDLE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* For the other files of the board. */
BrambleBoardPrivate *
bramble_board_private (BrambleBoard *self)
{
  return bramble_board_get_instance_private (self);
}

/* A click or the space bar is for those who have seen enough. */
static void
clicked_anywhere (BrambleBoard *self)
{
  bramble_motion_skip (bramble_board_private (self)->motion);
}

/* Any key silences whoever reads aloud. A digit is an answer, the 0 the tenth. */
static gboolean
key_pressed (BrambleBoard    *self,
             guint            key,
             guint            code,
             GdkModifierType  modifiers)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int digit = g_unichar_digit_value (gdk_keyval_to_unicode (key));

  if (bramble_board_read_key (self, key, modifiers))
    return GDK_EVENT_STOP;
  bramble_herald_stop (priv->herald);
  if (digit >= 0 && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0 && !gtk_widget_get_visible (priv->curtain))
    return bramble_prompt_press (priv->prompt, (guint) (digit + 9) % 10) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    return bramble_board_enter (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (key != GDK_KEY_space || !bramble_motion_get_playing (priv->motion))
    return GDK_EVENT_PROPAGATE;

  bramble_motion_skip (priv->motion);
  return GDK_EVENT_STOP;
}

/* Everything is as wide as the table. GTK would make it wide enough for a
 * question in one line, because cards grow with their height. */
static gboolean
place_over (GtkOverlay    *overlay,
            GtkWidget     *widget,
            GtkAllocation *place,
            gpointer       user_data)
{
  if (widget != bramble_board_private (user_data)->everything)
    return FALSE;

  *place = (GtkAllocation) { 0, 0, gtk_widget_get_width (GTK_WIDGET (overlay)),
                             gtk_widget_get_height (GTK_WIDGET (overlay)) };
  return TRUE;
}

static void
bramble_board_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (object));

  switch (prop_id)
    {
    case PROP_MIDDLE:
      g_value_set_object (value, gtk_scrolled_window_get_child (priv->room));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_board_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (object));

  switch (prop_id)
    {
    case PROP_MIDDLE:
      gtk_scrolled_window_set_child (priv->room, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_board_dispose (GObject *object)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (object));

  g_clear_handle_id (&priv->pause, g_source_remove);
  g_clear_handle_id (&priv->alone, g_source_remove);
  if (priv->match)
    {
      g_signal_handlers_disconnect_by_data (priv->match, object);
      bramble_match_set_running (priv->match, FALSE);
    }
  if (priv->tutor)
    g_object_run_dispose (G_OBJECT (priv->tutor));
  g_clear_object (&priv->tutor);
  priv->caption = NULL;
  bramble_children_unparent (GTK_WIDGET (object));
  if (priv->plan)
    g_signal_handlers_disconnect_by_data (priv->plan, object);
  g_clear_object (&priv->plan);
  g_clear_pointer (&priv->said, g_free);
  g_clear_object (&priv->log);
  g_clear_object (&priv->table);
  g_clear_object (&priv->match);

  G_OBJECT_CLASS (bramble_board_parent_class)->dispose (object);
}

static void
bramble_board_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_board_parent_class)->map (widget);
  bramble_board_show_match (BRAMBLE_BOARD (widget));
}

/* The keyboard goes to whatever waits for an answer. */
static gboolean
bramble_board_grab_focus (GtkWidget *widget)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (widget));

  if (gtk_widget_get_visible (priv->curtain))
    return gtk_widget_grab_focus (priv->curtain_button);

  bramble_prompt_focus (priv->prompt);
  return TRUE;
}

/* Tab goes through everything on the table in its order, and does not begin
 * with the question. */
static gboolean
bramble_board_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

/* Nobody plays on while nobody looks. */
static void
bramble_board_unmap (GtkWidget *widget)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (widget));

  g_clear_handle_id (&priv->pause, g_source_remove);
  g_clear_handle_id (&priv->alone, g_source_remove);
  bramble_motion_stop (priv->motion);
  bramble_table_settle (priv->table);
  bramble_match_set_running (priv->match, FALSE);
  GTK_WIDGET_CLASS (bramble_board_parent_class)->unmap (widget);
}

static void
bramble_board_class_init (BrambleBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bramble_board_get_property;
  object_class->set_property = bramble_board_set_property;
  object_class->dispose = bramble_board_dispose;
  widget_class->map = bramble_board_map;
  widget_class->focus = bramble_board_focus;
  widget_class->grab_focus = bramble_board_grab_focus;
  widget_class->unmap = bramble_board_unmap;

  /**
   * BrambleBoard:middle:
   *
   * What the game lays on the table. When it is too large, it scrolls.
   */
  props[PROP_MIDDLE] = g_param_spec_object ("middle", NULL, NULL, GTK_TYPE_WIDGET,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (BRAMBLE_TYPE_WOOD);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  g_type_ensure (BRAMBLE_TYPE_PROMPT);
  g_type_ensure (BRAMBLE_TYPE_REPLAY_BAR);
  g_type_ensure (BRAMBLE_TYPE_MOTION);
  g_type_ensure (BRAMBLE_TYPE_HERALD);
  g_type_ensure (BRAMBLE_TYPE_RECAP);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-board.ui");
#define CHILD(name) gtk_widget_class_bind_template_child_private (widget_class, BrambleBoard, name)
  CHILD (everything);
  CHILD (room);
  CHILD (prompt);
  CHILD (replay);
  CHILD (motion);
  CHILD (herald);
  CHILD (recap);
  CHILD (over);
  CHILD (curtain);
  CHILD (curtain_figure);
  CHILD (curtain_label);
  CHILD (curtain_note);
  CHILD (curtain_button);
#undef CHILD
  gtk_widget_class_bind_template_callback_full (widget_class, "lift_curtain", G_CALLBACK (bramble_board_lift_curtain));
  gtk_widget_class_bind_template_callback (widget_class, clicked_anywhere);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, place_over);
  bramble_board_add_actions (widget_class);
  bramble_board_add_read_actions (widget_class);
}

static void
bramble_board_init (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->settings = bramble_settings_get_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (priv->curtain);
  bramble_board_add_reading (self);
}

/**
 * bramble_board_begin:
 * @table: what lies on the table; the board lets it take its time
 * @privacy: whether a curtain falls between two people at the computer
 *
 * Shows the match of @table and lets it go on. A game calls it once.
 */
void
bramble_board_begin (BrambleBoard *self,
                     BrambleTable *table,
                     gboolean      privacy)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleMatch *match = bramble_table_get_match (table);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));
  g_return_if_fail (priv->match == NULL);

  priv->match = g_object_ref (match);
  priv->table = g_object_ref (table);
  priv->privacy = privacy;
  bramble_table_set_patient (table, TRUE);
  bramble_motion_set_stage (priv->motion, bramble_board_show_stage, self);
  priv->plan = bramble_plan_new (table);
  priv->tutor = bramble_tutor_new (match, GTK_WIDGET (priv->prompt));
  priv->log = bramble_log_new (match);
  for (guint i = 0; i < G_N_ELEMENTS (priv->seen); i++)
    priv->seen[i] = bramble_match_get_step (match);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (bramble_board_show_answer), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (bramble_board_show_match), self);
  g_signal_connect_swapped (priv->plan, "changed", G_CALLBACK (bramble_board_show_question), self);
  gtk_widget_set_visible (GTK_WIDGET (priv->prompt), !bramble_match_get_replay (match));
  gtk_widget_set_visible (GTK_WIDGET (priv->replay), bramble_match_get_replay (match));
  if (bramble_match_get_replay (match))
    bramble_replay_bar_set_match (priv->replay, match);
  bramble_board_show_match (self);
}

/* Sentences about what happens stand below @above, a part of the middle. */
void
bramble_board_set_caption (BrambleBoard *self,
                           GtkWidget    *above)
{
  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_board_private (self)->caption = above;
}

/**
 * bramble_board_get_match:
 *
 * Returns: (transfer none): what is played here
 */
BrambleMatch *
bramble_board_get_match (BrambleBoard *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), NULL);

  return bramble_board_private (self)->match;
}

/**
 * bramble_board_get_plan:
 *
 * Returns: (transfer none): what the viewer plans, whenever they do
 */
BramblePlan *
bramble_board_get_plan (BrambleBoard *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), NULL);

  return bramble_board_private (self)->plan;
}

/**
 * bramble_board_get_log:
 *
 * Returns: (transfer none): what the viewer has been told
 */
BrambleLog *
bramble_board_get_log (BrambleBoard *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), NULL);

  return bramble_board_private (self)->log;
}

/* Says what the strongest computer player would do. */
void
bramble_board_hint (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  if (!gtk_widget_get_visible (priv->curtain))
    bramble_tutor_hint (priv->tutor);
}
