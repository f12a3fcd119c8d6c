/* bramble-board.c: the table that any game is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include "bramble-children.h"
#include "bramble-game-over.h"
#include "bramble-lens.h"
#include "bramble-name.h"
#include "bramble-settings.h"

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
  priv->spent = FALSE;
  /* Nobody answers what they have not seen. */
  if (digit >= 0 && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0 && bramble_board_skip (self))
    return GDK_EVENT_STOP;
  if (digit >= 0 && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0 && !gtk_widget_get_visible (priv->curtain))
    return bramble_prompt_press (priv->prompt, (guint) (digit + 9) % 10) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    return bramble_board_enter (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  /* The space bar is for those who have seen enough. */
  return key == GDK_KEY_space && !bramble_board_is_pacing (self) && bramble_board_skip (self) ? GDK_EVENT_STOP
                                                                                              : GDK_EVENT_PROPAGATE;
}

/* When it is too large, it scrolls. */
static void
set_middle (BrambleBoardPrivate *priv,
            GtkWidget           *middle)
{
  GtkWidget *room = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), middle);
  bramble_panel_add (BRAMBLE_PANEL (priv->frame), "middle", room);
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
      g_value_set_object (value, bramble_panel_get (BRAMBLE_PANEL (priv->frame), "middle"));
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
      set_middle (priv, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_board_dispose (GObject *object)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (object));

  g_clear_handle_id (&priv->alone, g_source_remove);
  if (priv->match)
    {
      g_signal_handlers_disconnect_by_data (priv->match, object);
      bramble_match_set_running (priv->match, FALSE);
      /* The keyboard leaves answers also when all of the table goes. */
      g_signal_handlers_disconnect_by_data (priv->prompt, object);
    }
  if (priv->tutor)
    g_object_run_dispose (G_OBJECT (priv->tutor));
  g_clear_object (&priv->tutor);
  bramble_children_unparent (GTK_WIDGET (object));
  if (priv->plan)
    g_signal_handlers_disconnect_by_data (priv->plan, object);
  g_clear_object (&priv->plan);
  g_clear_pointer (&priv->said, g_free);
  g_clear_pointer (&priv->due, g_ptr_array_unref);
  g_clear_pointer (&priv->unread, g_ptr_array_unref);
  g_clear_pointer (&priv->moves, g_ptr_array_unref);
  g_clear_pointer (&priv->events, g_array_unref);
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

/* The keyboard goes to whatever waits for an answer, or to what there is instead of a question. */
static gboolean
bramble_board_grab_focus (GtkWidget *widget)
{
  BrambleBoardPrivate *priv = bramble_board_private (BRAMBLE_BOARD (widget));

  if (gtk_widget_get_visible (priv->curtain))
    return gtk_widget_grab_focus (priv->curtain_button);
  if (gtk_widget_get_visible (GTK_WIDGET (priv->over)))
    return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (priv->over)));
  if (gtk_widget_get_visible (GTK_WIDGET (priv->replay)))
    return gtk_widget_grab_focus (GTK_WIDGET (priv->replay));

  if (bramble_board_is_teaching (BRAMBLE_BOARD (widget)))
    bramble_note_focus (priv->note);
  else
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

  bramble_board_hold (BRAMBLE_BOARD (widget));
  bramble_board_set_paused (BRAMBLE_BOARD (widget), FALSE);
  priv->hurried = FALSE;
  bramble_board_close_hands (BRAMBLE_BOARD (widget));
  bramble_board_say_story (BRAMBLE_BOARD (widget));
  bramble_motion_stop (priv->motion);
  bramble_table_settle (priv->table);
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
  g_type_ensure (BRAMBLE_TYPE_MOTION);
  g_type_ensure (BRAMBLE_TYPE_HERALD);
  g_type_ensure (BRAMBLE_TYPE_NOTE);
  g_type_ensure (BRAMBLE_TYPE_FRAME);
  g_type_ensure (BRAMBLE_TYPE_LENS);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-board.ui");
#define CHILD(name) gtk_widget_class_bind_template_child_private (widget_class, BrambleBoard, name)
  CHILD (wood);
  CHILD (everything);
  CHILD (frame);
  CHILD (motion);
  CHILD (herald);
  CHILD (note);
  CHILD (over);
  CHILD (curtain);
  CHILD (curtain_figure);
  CHILD (curtain_label);
  CHILD (curtain_note);
  CHILD (curtain_button);
#undef CHILD
  gtk_widget_class_bind_template_callback_full (widget_class, "lift_curtain", G_CALLBACK (bramble_board_lift_curtain));
  gtk_widget_class_bind_template_callback_full (widget_class, "clicked_anywhere", G_CALLBACK (bramble_board_click));
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  bramble_board_add_actions (widget_class);
  bramble_board_add_hand_actions (widget_class);
  bramble_board_add_offer_actions (widget_class);
  bramble_board_add_pace_actions (widget_class);
  bramble_board_add_read_actions (widget_class);
  bramble_board_add_lesson_actions (widget_class);
}

static void
dress_answer (const BrambleAsk *ask,
              guint             option,
              BrambleAnswer    *answer,
              gpointer          user_data)
{
  if (BRAMBLE_BOARD_GET_CLASS (user_data)->dress_answer)
    BRAMBLE_BOARD_GET_CLASS (user_data)->dress_answer (user_data, ask, option, answer);
  /* Who is told to give an answer finds it, wherever it lies else. */
  answer->hidden = answer->hidden && !bramble_board_is_advised (user_data, &ask->options[option]);
}

static char *
dup_question (const BrambleAsk *ask,
              gpointer          user_data)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (user_data);

  return klass->dup_question ? klass->dup_question (user_data, ask) : NULL;
}

static gboolean
add_answer (const BrambleAsk *ask,
            guint             n,
            BrambleAnswer    *answer,
            gpointer          user_data)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (user_data);

  return klass->add_answer && klass->add_answer (user_data, ask, n, answer);
}

static guint
find_first_key (const BrambleAsk *ask,
                gpointer          user_data)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (user_data);

  return klass->find_first_key ? klass->find_first_key (user_data, ask) : 1;
}

static const BramblePromptWays ways = { dress_answer, dup_question, add_answer, find_first_key };

static void
tab_opened (BrambleBoard *self,
            const char   *tab)
{
  bramble_board_private (self)->turned_from = NULL;
  bramble_board_open_tab (self, tab);
}

/* The log is open or not; on a compact table it is a page of the book. */
static void
show_log (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean log = g_settings_get_boolean (priv->settings, "show-log");

  bramble_frame_set_log (priv->frame, log);
  if (log)
    tab_opened (self, BRAMBLE_TAB_LOG);
  else if (g_strcmp0 (bramble_frame_get_tab (priv->frame), BRAMBLE_TAB_LOG) == 0)
    tab_opened (self, priv->tabs[0].id);
}

static char *
find_card_art (const char *card,
               gpointer    user_data)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (user_data);
  g_auto (BrambleLeafFace) face = { 0 };

  return klass->read_card && klass->read_card (user_data, bramble_thing ("card", card), &face) ? g_strdup (face.art) : NULL;
}

/* The parts that every table has. */
static void
create_parts (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BramblePanel *panel = BRAMBLE_PANEL (priv->frame);

  priv->book = BRAMBLE_BOOK (bramble_book_new ());
  priv->stage = BRAMBLE_STAGE (bramble_stage_new ());
  priv->log_view = BRAMBLE_LOG_VIEW (bramble_log_view_new ());
  priv->prompt = g_object_new (BRAMBLE_TYPE_PROMPT, NULL);
  priv->replay = g_object_new (BRAMBLE_TYPE_REPLAY_BAR, "visible", FALSE, NULL);
  bramble_panel_add (panel, "book", bramble_board_create_page ());
  bramble_panel_add (panel, "tabs", GTK_WIDGET (priv->book));
  bramble_panel_add (panel, "stage", GTK_WIDGET (priv->stage));
  bramble_panel_add (panel, "log", GTK_WIDGET (priv->log_view));
  bramble_panel_add (panel, "prompt", GTK_WIDGET (priv->prompt));
  bramble_panel_add (panel, "prompt", GTK_WIDGET (priv->replay));
  bramble_prompt_set_ways (priv->prompt, &ways, self);
  g_signal_connect_object (priv->prompt, "pointed", G_CALLBACK (bramble_board_show_meant), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (priv->book, "opened", G_CALLBACK (tab_opened), self);
  bramble_board_set_layouts (self, bramble_board_layouts, bramble_board_tabs);
  g_signal_connect_object (priv->settings, "changed::show-log", G_CALLBACK (show_log), self, G_CONNECT_SWAPPED);
  show_log (self);
}

static void
bramble_board_init (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->settings = bramble_settings_get_default ();
  priv->events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  priv->curtain_due = -1;
  priv->front = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  create_parts (self);
  bramble_board_add_hands (self);
  bramble_board_add_lesson (self);
  bramble_name_buttons (priv->curtain);
  bramble_board_add_reading (self);
}

static void
show_advised (const BrambleOption *path,
              guint                n,
              gpointer             user_data)
{
  bramble_board_advise (user_data, path, n);
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
  if (BRAMBLE_BOARD_GET_CLASS (self)->ground)
    bramble_wood_set_ground (priv->wood, BRAMBLE_BOARD_GET_CLASS (self)->ground);
  bramble_table_set_patient (table, TRUE);
  bramble_motion_set_stage (priv->motion, bramble_board_show_stage, self);
  /* Before anybody else hears of it. */
  g_signal_connect_swapped (match, "answered", G_CALLBACK (bramble_board_begin_answer), self);
  priv->plan = bramble_plan_new (table);
  bramble_stage_set_match (priv->stage, match);
  priv->tutor = bramble_tutor_new (match, GTK_WIDGET (priv->prompt), show_advised, self);
  priv->log = bramble_log_new (match);
  bramble_log_view_set_log (priv->log_view, priv->log, match, find_card_art, self);
  bramble_board_add_offer (self);
  bramble_board_remember_turns (self);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (bramble_board_show_answer), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (bramble_board_show_match), self);
  g_signal_connect_swapped (priv->plan, "changed", G_CALLBACK (bramble_board_plan_changed), self);
  gtk_widget_set_visible (GTK_WIDGET (priv->prompt), !bramble_match_get_replay (match));
  gtk_widget_set_visible (GTK_WIDGET (priv->replay), bramble_match_get_replay (match));
  if (bramble_match_get_replay (match))
    bramble_replay_bar_set_match (priv->replay, match);
  bramble_board_show_match (self);
}

/**
 * bramble_board_set_layouts:
 * @sheets: a drawing of the table for each #BrambleLayout
 * @tabs: the pages of the book on the compact one, ended by a NULL id; the
 *   first is open
 *
 * Says where everything is. Neither is copied.
 */
void
bramble_board_set_layouts (BrambleBoard       *self,
                           const BrambleSheet *sheets,
                           const BrambleTab   *tabs)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_frame_set_layouts (priv->frame, sheets);
  priv->tabs = tabs;
  bramble_book_set_tabs (priv->book, tabs);
  bramble_board_open_tab (self, g_settings_get_boolean (priv->settings, "show-log") ? BRAMBLE_TAB_LOG : tabs[0].id);
}

/**
 * bramble_board_add:
 * @part: the name of its place in the drawings
 * @child: (transfer floating): what lies there
 */
void
bramble_board_add (BrambleBoard *self,
                   const char   *part,
                   GtkWidget    *child)
{
  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_panel_add (BRAMBLE_PANEL (bramble_board_private (self)->frame), part, child);
}

/**
 * bramble_board_set_plan_places:
 * @places: (transfer floating): where the parts of a plan lie before they are set down
 */
void
bramble_board_set_plan_places (BrambleBoard *self,
                               GtkWidget    *places)
{
  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_prompt_set_places (bramble_board_private (self)->prompt, places);
}

/**
 * bramble_board_set_open_cards:
 * @cards: (transfer floating): where cards lie that somebody chooses among
 */
void
bramble_board_set_open_cards (BrambleBoard *self,
                              GtkWidget    *cards)
{
  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_stage_set_cards (bramble_board_private (self)->stage, cards);
}

/* The person who is asked something that everybody may see, or -1. */
static int
find_asked_openly (BrambleMatch *match)
{
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  return ask.n_options > 0 && !(bramble_match_get_nature (match) & BRAMBLE_ASK_TELLS) ? ask.seat : -1;
}

/**
 * bramble_board_find_front:
 *
 * Returns: the seat whose things lie in front: of who looks, or of whom is asked
 *   before everybody's eyes. While nobody is, it is as it was: the table does not
 *   move between two turns.
 */
guint
bramble_board_find_front (BrambleBoard *self)
{
  BrambleBoardPrivate *priv;
  int asked;

  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), 0);

  priv = bramble_board_private (self);
  asked = priv->unfolding ? -1 : find_asked_openly (priv->match);
  if (bramble_match_get_viewer (priv->match) >= 0)
    priv->front = bramble_match_get_viewer (priv->match);
  else if (asked >= 0)
    priv->front = asked;
  for (guint i = 0; priv->front < 0 && i < g_list_model_get_n_items (bramble_match_get_seats (priv->match)); i++)
    if (!bramble_seat_get_computer (bramble_match_get_seat (priv->match, i)))
      priv->front = (int) i;
  priv->front = MAX (priv->front, 0);
  return (guint) priv->front;
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

/* Says what the strongest computer player would do, when it has been seen what led here. */
void
bramble_board_hint (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_board_skip (self);
  if (!gtk_widget_get_visible (priv->curtain))
    bramble_tutor_hint (priv->tutor);
}

/* The log gets the keyboard, as soon as it is there. */
void
bramble_board_focus_log (BrambleBoard *self)
{
  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_log_view_focus (bramble_board_private (self)->log_view);
}

/* Somebody wants to say in their own words what happened: in the log, or on the page about
 * the end. Nobody does behind the curtain. Returns whether it is the log. */
gboolean
bramble_board_tell (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GtkWidget *over = gtk_widget_get_first_child (GTK_WIDGET (priv->over));

  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), FALSE);

  if (gtk_widget_get_visible (priv->curtain))
    return FALSE;
  if (over)
    {
      bramble_game_over_tell (BRAMBLE_GAME_OVER (over));
      return FALSE;
    }
  bramble_log_view_tell (priv->log_view);
  return TRUE;
}
