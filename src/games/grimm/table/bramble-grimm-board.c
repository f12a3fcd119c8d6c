/* bramble-grimm-board.c: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-board-private.h"

#include <glib/gi18n.h>

#include <bramble-grimm-scene.h>

#include "bramble-bind.h"
#include "bramble-grimm-card.h"
#include "bramble-grimm-game-over.h"
#include "bramble-grimm-moves.h"
#include "bramble-grimm-plan-view.h"
#include "bramble-grimm-player-view.h"
#include "bramble-name.h"
#include "bramble-row.h"
#include "bramble-settings.h"
#include "bramble-wood.h"

/* How long a computer waits after everything has come to rest, in ms at normal
 * pace. */
#define PAUSE 350

/* How narrow a card in hand can be. */
#define MIN_CARD 72

/* With fewer sentences than that nobody needs a recap. */
#define MIN_RECAP 4

G_DEFINE_FINAL_TYPE (BrambleGrimmBoard, bramble_grimm_board, GTK_TYPE_WIDGET)

static guint
n_persons (BrambleGrimmBoard *self,
           int               *last)
{
  GListModel *seats = bramble_match_get_seats (self->match);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    if (!bramble_seat_get_computer (bramble_match_get_seat (self->match, i)))
      {
        n++;
        *last = (int) i;
      }

  return n;
}

static gboolean
asks_person (BrambleGrimmBoard *self)
{
  int seat = bramble_match_get_ask_seat (self->match);

  return seat >= 0 && !bramble_seat_get_computer (bramble_match_get_seat (self->match, (guint) seat));
}

static const char *
pig_of (BrambleGrimmBoard *self,
        int                seat)
{
  return seat < 0 ? NULL : bramble_seat_get_pig (bramble_match_get_seat (self->match, (guint) seat));
}

/* Whose board lies in front. */

static GtkWidget *
create_own_card (gpointer item,
                 gpointer user_data)
{
  GtkWidget *card = bramble_grimm_card_new (item, pig_of (user_data, bramble_item_get_seat (item)), 104);

  /* A hand that is larger than that is looked through by scrolling. */
  gtk_widget_set_size_request (card, MIN_CARD, -1);
  return card;
}

static void
arrange_players (BrambleGrimmBoard *self,
                 int                front)
{
  GListModel *players = bramble_grimm_table_get_players (self->table);
  guint n = g_list_model_get_n_items (players);
  GtkWidget *child;

  if (front == self->shown)
    return;

  self->shown = front;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->others))))
    gtk_box_remove (self->others, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->own))))
    gtk_box_remove (self->own, child);
  for (guint i = 1; i <= n; i++)
    {
      guint seat = (guint) (front < 0 ? 0 : front) + i;
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (players, seat % n);
      gboolean mine = i == n && front >= 0;
      GtkWidget *view = bramble_grimm_player_view_new (self->table, player, mine);

      gtk_box_append (mine ? self->own : self->others, view);
      if (mine)
        {
          bramble_grimm_player_view_add_plan (BRAMBLE_GRIMM_PLAYER_VIEW (view), bramble_grimm_plan_view_new (self->plan));
          bramble_bind_box (self->gathers, bramble_grimm_player_get_gathers (player), create_own_card, self);
          bramble_bind_box (self->hand, bramble_grimm_player_get_hand (player), create_own_card, self);
        }
    }
  if (front < 0)
    {
      bramble_bind_box (self->gathers, NULL, NULL, NULL);
      bramble_bind_box (self->hand, NULL, NULL, NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->own), front >= 0);
  gtk_widget_set_visible (self->hand_scroller, front >= 0);
  /* Where nobody's board lies in front, decks and supply lie in the middle. */
  gtk_widget_set_hexpand (self->piles, front < 0);
}

/* Going on. */

static gboolean
answer_alone (gpointer user_data)
{
  BrambleGrimmBoard *self = user_data;
  BrambleAsk ask;

  self->alone = 0;
  bramble_match_get_ask (self->match, &ask);
  if (bramble_grimm_plan_get_active (self->plan))
    {
      if (bramble_grimm_plan_get_forced (self->plan))
        bramble_grimm_plan_set_down (self->plan);
    }
  else if (ask.n_options == 1)
    bramble_grimm_board_answer (self, 0);
  return G_SOURCE_REMOVE;
}

static gboolean
go_on (gpointer user_data)
{
  BrambleGrimmBoard *self = user_data;

  self->pause = 0;
  bramble_match_set_running (self->match, TRUE);
  return G_SOURCE_REMOVE;
}

static void
drop_curtain (BrambleGrimmBoard *self,
              guint              seat)
{
  BrambleSeat *who = bramble_match_get_seat (self->match, seat);
  /* Translators: %s is a player; the others must not look at the screen now */
  g_autofree char *text = g_strdup_printf (_("Your turn, %s. Nobody else looks!"), bramble_seat_get_name (who));
  g_autofree char *art = g_strconcat ("grimm/pigs/pig-", bramble_seat_get_pig (who), NULL);

  bramble_recap_close (self->recap);
  bramble_herald_hush (self->herald);
  bramble_herald_say (self->herald, text);
  g_clear_pointer (&self->said, g_free);
  gtk_label_set_label (self->curtain_label, text);
  bramble_picture_set_art (self->curtain_pig, art);
  gtk_widget_set_visible (self->curtain, TRUE);
  gtk_widget_set_sensitive (self->everything, FALSE);
  gtk_widget_grab_focus (self->curtain_button);
}

/* Other eyes look. What was said to those before them is not for them. */
static void
set_viewer (BrambleGrimmBoard *self,
            int                viewer)
{
  if (viewer == bramble_match_get_viewer (self->match))
    return;

  bramble_herald_hush (self->herald);
  bramble_match_set_viewer (self->match, viewer);
}

/* Sees to it that nobody sees what is not theirs. The viewer is changed before
 * anything is drawn. */
static void
choose_viewer (BrambleGrimmBoard *self)
{
  int person = -1;
  guint n = n_persons (self, &person);
  int asked = bramble_match_get_ask_seat (self->match);

  /* The bar of a replay says who looks. */
  if (bramble_match_get_replay (self->match))
    return;

  if (n <= 1)
    set_viewer (self, n == 1 ? person : BRAMBLE_VIEWER_NOBODY);
  else if (!asks_person (self))
    set_viewer (self, BRAMBLE_VIEWER_NOBODY);
  else if (!self->privacy)
    set_viewer (self, asked);
  else if (bramble_match_get_viewer (self->match) != asked)
    {
      set_viewer (self, BRAMBLE_VIEWER_NOBODY);
      drop_curtain (self, (guint) asked);
    }
}

static void
show_position (BrambleGrimmBoard *self)
{
  bramble_grimm_board_show_piles (self);
  arrange_players (self, MAX (bramble_match_get_viewer (self->match), -1));
  if (bramble_match_get_replay (self->match))
    return;
  if (!bramble_grimm_plan_get_active (self->plan))
    bramble_prompt_show (self->prompt, self->match);
  bramble_grimm_board_show_plan (self);
  bramble_grimm_board_light (self);
}

/* What a new question is. It is said last, after what led to it. */
static void
say_question (BrambleGrimmBoard *self)
{
  const char *question = bramble_prompt_get_question (self->prompt);
  int asked = bramble_match_get_ask_seat (self->match);
  g_autofree char *said = g_strdup_printf ("%u %s", bramble_match_get_step (self->match), question);

  if (gtk_widget_get_visible (self->curtain) || bramble_match_get_replay (self->match)
      || (asked >= 0 && asked != bramble_match_get_viewer (self->match))
      || g_strcmp0 (said, self->said) == 0)
    return;

  g_free (self->said);
  self->said = g_steal_pointer (&said);
  bramble_herald_say (self->herald, question);
}

static void
plan_changed (BrambleGrimmBoard *self)
{
  if (bramble_match_get_replay (self->match))
    return;

  if (!bramble_grimm_plan_get_active (self->plan))
    bramble_prompt_show (self->prompt, self->match);
  bramble_grimm_board_show_plan (self);
  bramble_grimm_board_light (self);
}

/* What the others did since the viewer last answered. */
static void
show_recap (BrambleGrimmBoard *self)
{
  int viewer = bramble_match_get_viewer (self->match);
  g_autoptr (GListModel) entries = NULL;

  if (viewer < 0 || viewer != bramble_match_get_ask_seat (self->match)
      || !g_settings_get_boolean (self->settings, "recap"))
    {
      bramble_recap_close (self->recap);
      return;
    }

  entries = bramble_log_since (self->log, self->seen[viewer]);
  self->seen[viewer] = bramble_match_get_step (self->match);
  if (g_list_model_get_n_items (entries) >= MIN_RECAP)
    bramble_recap_show (self->recap, entries);
  else
    bramble_recap_close (self->recap);
}

/* Something flies off or has landed. */
static void
show_stage (const BrambleMove *move,
            gboolean           landed,
            gpointer           user_data)
{
  BrambleGrimmBoard *self = user_data;

  bramble_grimm_table_show_event (self->table, move->place, landed);
  bramble_grimm_board_show_piles (self);
}

/* What flew has landed, what did not fly is there as well. */
static void
settle (BrambleGrimmBoard *self)
{
  bramble_grimm_table_settle (self->table);
  bramble_grimm_board_show_piles (self);
  if (!bramble_match_get_replay (self->match))
    bramble_grimm_board_light (self);
}

/* Everything has come to rest: whoever is asked goes on. */
static void
come_to_rest (gpointer user_data)
{
  BrambleGrimmBoard *self = user_data;
  double pace = bramble_settings_get_pace (self->settings);
  BrambleAsk ask;

  settle (self);
  /* Nobody wants to read the end of what they are just watching. */
  if (self->recap_due)
    {
      self->recap_due = FALSE;
      show_recap (self);
    }
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || bramble_match_get_replay (self->match))
    return;

  if (!asks_person (self) && self->pause == 0)
    self->pause = g_timeout_add ((guint) (PAUSE * pace) + 1, go_on, self);
  bramble_match_get_ask (self->match, &ask);
  if (ask.n_options == 1 && self->alone == 0 && g_settings_get_boolean (self->settings, "answer-alone"))
    self->alone = g_timeout_add ((guint) (PAUSE * pace) + 1, answer_alone, self);
}

static void
show_end (BrambleGrimmBoard *self)
{
  gboolean over = bramble_match_get_over (self->match) && !bramble_match_get_replay (self->match);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->over));

  if (over && child == NULL)
    {
      child = bramble_grimm_game_over_new (self->match);
      gtk_widget_set_hexpand (child, TRUE);
      gtk_box_append (self->over, child);
    }
  else if (!over && child)
    gtk_box_remove (self->over, child);
  gtk_widget_set_visible (GTK_WIDGET (self->over), over);
}

/* Another step, or other eyes: nothing moves, it is simply so. */
static void
match_changed (BrambleGrimmBoard *self)
{
  self->recap_due = FALSE;
  choose_viewer (self);
  bramble_motion_stop (self->motion);
  show_position (self);
  show_end (self);
  say_question (self);
  come_to_rest (self);
}

static void
match_answered (BrambleGrimmBoard *self,
                guint              step)
{
  g_autoptr (GPtrArray) moves = NULL;
  int viewer = bramble_match_get_viewer (self->match);

  /* A computer waits until what just happened has been seen. */
  g_clear_handle_id (&self->pause, g_source_remove);
  bramble_match_set_running (self->match, FALSE);
  if (viewer >= 0 && (int) bramble_record_answerer (bramble_match_get_record (self->match), step) == viewer)
    self->seen[viewer] = step;

  choose_viewer (self);
  bramble_motion_stop (self->motion);
  if (gtk_widget_get_visible (self->curtain))
    bramble_grimm_table_settle (self->table);
  else
    bramble_grimm_table_unfold (self->table);
  show_position (self);
  show_end (self);
  bramble_recap_close (self->recap);
  if (gtk_widget_get_visible (self->curtain))
    return;

  self->recap_due = TRUE;
  moves = bramble_moves_new (self->match, step, bramble_grimm_tell, bramble_grimm_pictures);
  for (guint i = 0; i < moves->len; i++)
    bramble_herald_say (self->herald, ((const BrambleMove *) g_ptr_array_index (moves, i))->text);
  say_question (self);
  bramble_motion_play (self->motion, moves, bramble_settings_get_pace (self->settings),
                       bramble_grimm_board_find_place, self, come_to_rest, self);
}

static void
lift_curtain (BrambleGrimmBoard *self)
{
  gtk_widget_set_visible (self->curtain, FALSE);
  gtk_widget_set_sensitive (self->everything, TRUE);
  set_viewer (self, bramble_match_get_ask_seat (self->match));
  show_recap (self);
  bramble_prompt_focus (self->prompt);
}

/* A click or the space bar is for those who have seen enough. */
static void
clicked_anywhere (BrambleGrimmBoard *self)
{
  bramble_motion_skip (self->motion);
}

static gboolean
key_pressed (BrambleGrimmBoard *self,
             guint              key)
{
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    return bramble_grimm_board_enter (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  if (key != GDK_KEY_space || !bramble_motion_get_playing (self->motion))
    return GDK_EVENT_PROPAGATE;

  bramble_motion_skip (self->motion);
  return GDK_EVENT_STOP;
}

static void
bramble_grimm_board_dispose (GObject *object)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (object);
  GtkWidget *child;

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_handle_id (&self->alone, g_source_remove);
  if (self->match)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      bramble_match_set_running (self->match, FALSE);
    }
  if (self->tutor)
    g_object_run_dispose (G_OBJECT (self->tutor));
  g_clear_object (&self->tutor);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  if (self->plan)
    g_signal_handlers_disconnect_by_data (self->plan, self);
  g_clear_object (&self->plan);
  g_clear_pointer (&self->said, g_free);
  g_clear_object (&self->log);
  g_clear_object (&self->table);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_grimm_board_parent_class)->dispose (object);
}

static void
bramble_grimm_board_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_grimm_board_parent_class)->map (widget);
  match_changed (BRAMBLE_GRIMM_BOARD (widget));
}

/* The keyboard goes to whatever waits for an answer. */
static gboolean
bramble_grimm_board_grab_focus (GtkWidget *widget)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (widget);

  if (gtk_widget_get_visible (self->curtain))
    return gtk_widget_grab_focus (self->curtain_button);

  bramble_prompt_focus (self->prompt);
  return TRUE;
}

/* Nobody plays on while nobody looks. */
static void
bramble_grimm_board_unmap (GtkWidget *widget)
{
  BrambleGrimmBoard *self = BRAMBLE_GRIMM_BOARD (widget);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_handle_id (&self->alone, g_source_remove);
  bramble_motion_stop (self->motion);
  bramble_grimm_table_settle (self->table);
  bramble_match_set_running (self->match, FALSE);
  GTK_WIDGET_CLASS (bramble_grimm_board_parent_class)->unmap (widget);
}

static void
bramble_grimm_board_class_init (BrambleGrimmBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_board_dispose;
  widget_class->map = bramble_grimm_board_map;
  widget_class->grab_focus = bramble_grimm_board_grab_focus;
  widget_class->unmap = bramble_grimm_board_unmap;

  g_type_ensure (BRAMBLE_TYPE_ROW);
  g_type_ensure (BRAMBLE_TYPE_WOOD);
  g_type_ensure (BRAMBLE_TYPE_TARGET);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  g_type_ensure (BRAMBLE_TYPE_PROMPT);
  g_type_ensure (BRAMBLE_TYPE_REPLAY_BAR);
  g_type_ensure (BRAMBLE_TYPE_MOTION);
  g_type_ensure (BRAMBLE_TYPE_HERALD);
  g_type_ensure (BRAMBLE_TYPE_RECAP);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-board.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleGrimmBoard, name)
  CHILD (everything);
  CHILD (others);
  CHILD (locations);
  CHILD (own);
  CHILD (gathers);
  CHILD (hand);
  CHILD (hand_scroller);
  CHILD (deck);
  CHILD (discard);
  CHILD (friend_deck);
  CHILD (deck_size);
  CHILD (discard_size);
  CHILD (friend_deck_size);
  CHILD (discard_picture);
  CHILD (piles);
  CHILD (supply);
  CHILD (bonuses);
  CHILD (open_cards);
  CHILD (prompt);
  CHILD (replay);
  CHILD (motion);
  CHILD (herald);
  CHILD (recap);
  CHILD (over);
  CHILD (curtain);
  CHILD (curtain_pig);
  CHILD (curtain_label);
  CHILD (curtain_button);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, lift_curtain);
  gtk_widget_class_bind_template_callback (widget_class, clicked_anywhere);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback_full (widget_class, "place_over", G_CALLBACK (bramble_grimm_board_place_over));
  bramble_grimm_board_add_actions (widget_class);
}

static void
bramble_grimm_board_init (BrambleGrimmBoard *self)
{
  self->shown = -2;
  self->settings = bramble_settings_get_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (self->curtain);
  bramble_grimm_board_lay_piles (self);
}

/**
 * bramble_grimm_board_new:
 * @privacy: whether a curtain falls between two people at the computer
 */
GtkWidget *
bramble_grimm_board_new (BrambleMatch *match,
                         gboolean      privacy)
{
  BrambleGrimmBoard *self = g_object_new (BRAMBLE_TYPE_GRIMM_BOARD, NULL);

  self->match = g_object_ref (match);
  self->privacy = privacy;
  self->table = bramble_grimm_table_new (match);
  bramble_grimm_table_set_patient (self->table, TRUE);
  bramble_motion_set_stage (self->motion, show_stage, self);
  self->plan = bramble_grimm_plan_new (match);
  self->tutor = bramble_tutor_new (match, GTK_WIDGET (self->prompt));
  self->log = bramble_log_new (match);
  for (guint i = 0; i < G_N_ELEMENTS (self->seen); i++)
    self->seen[i] = bramble_match_get_step (match);
  bramble_grimm_board_lay_locations (self);
  bramble_grimm_board_lay_bonuses (self);
  {
    g_autoptr (GListModel) cards = bramble_grimm_board_dup_open_cards (self);

    bramble_bind_box (self->open_cards, cards, create_own_card, self);
  }
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_answered), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed), self);
  g_signal_connect_swapped (self->plan, "changed", G_CALLBACK (plan_changed), self);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !bramble_match_get_replay (match));
  gtk_widget_set_visible (GTK_WIDGET (self->replay), bramble_match_get_replay (match));
  if (bramble_match_get_replay (match))
    bramble_replay_bar_set_match (self->replay, match);
  match_changed (self);
  return GTK_WIDGET (self);
}

/**
 * bramble_grimm_board_get_log:
 *
 * Returns: (transfer none): what the viewer has been told
 */
BrambleLog *
bramble_grimm_board_get_log (BrambleGrimmBoard *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_BOARD (self), NULL);

  return self->log;
}
