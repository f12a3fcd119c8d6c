/* bramble-board-flow.c: how a game goes on at the table, and who looks at it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-game-over.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"

/* How long a computer takes for an answer when everything has come to rest, in ms at
 * normal pace: whether there was anything to choose cannot be told by the clock. */
#define PAUSE 350

/* The unit of the table that flying pictures are as large as they say with. */
#define PICTURE_UNIT 8

static guint
n_persons (BrambleBoardPrivate *priv,
           int                 *last)
{
  GListModel *seats = bramble_match_get_seats (priv->match);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    if (!bramble_seat_get_computer (bramble_match_get_seat (priv->match, i)))
      {
        n++;
        *last = (int) i;
      }

  return n;
}

static gboolean
asks_person (BrambleBoardPrivate *priv)
{
  int seat = bramble_match_get_ask_seat (priv->match);

  return seat >= 0 && !bramble_seat_get_computer (bramble_match_get_seat (priv->match, (guint) seat));
}

gboolean
bramble_board_asks_person (BrambleBoard *self)
{
  return asks_person (bramble_board_private (self));
}

/* Whether a computer is asked, and nobody may notice that it is. */
static gboolean
asks_unnoticed (BrambleBoardPrivate *priv)
{
  return bramble_match_get_ask_seat (priv->match) >= 0 && !asks_person (priv)
         && (bramble_match_get_nature (priv->match) & BRAMBLE_ASK_TELLS) != 0;
}

/* Whether several people look at the screen, and each may have secrets. */
gboolean
bramble_board_is_shared (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int last;

  return priv->privacy && n_persons (priv, &last) > 1;
}

/* Whether somebody else looks at the screen while a person answers what is only theirs
 * to know. They must not see how many answers there were, either. */
static gboolean
asks_behind_curtain (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  return bramble_board_is_shared (self) && asks_person (priv)
         && (bramble_match_get_nature (priv->match) & BRAMBLE_ASK_OPEN) == 0;
}

/* Whether what all have answered in secret comes to light with @step. */
static gboolean
is_reveal (BrambleBoardPrivate *priv,
           guint                step)
{
  const BrambleGame *game = bramble_match_get_game (priv->match);
  const BrambleRecord *record = bramble_match_get_record (priv->match);
  gconstpointer before = bramble_record_state (record, step - 1);
  BrambleAsk ask;

  game->ask (before, &ask);
  return bramble_ask_is_secret (game, before, &ask)
         && (bramble_record_reveals (record, step) || (bramble_match_get_nature (priv->match) & BRAMBLE_ASK_SECRET) == 0);
}

/* Lets @own be heard, or what is heard in games that have none of their own. */
static void
play_own (BrambleSound own,
          BrambleSound usual)
{
  bramble_sound_play (own != BRAMBLE_SOUND_NONE ? own : usual);
}

/* Nobody reaches, with keys or with a reader of the screen, what lies beneath the curtain or
 * beneath the page about the end. */
static void
cover_table (BrambleBoardPrivate *priv)
{
  gtk_widget_set_sensitive (priv->everything, !gtk_widget_get_visible (priv->curtain) && !gtk_widget_get_visible (GTK_WIDGET (priv->over)));
}

/* With whose eyes it is seen. */

static void
drop_curtain_with (BrambleBoard *self,
                   guint         seat,
                   const char   *text)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const BrambleLook *look = bramble_seat_get_look (bramble_match_get_seat (priv->match, seat));

  bramble_board_hush_story (self);
  bramble_herald_hush (priv->herald);
  bramble_herald_say (priv->herald, text);
  g_clear_pointer (&priv->said, g_free);
  gtk_label_set_label (priv->curtain_label, text);
  bramble_picture_set_art (priv->curtain_figure, look ? look->figure : NULL);
  gtk_widget_set_visible (GTK_WIDGET (priv->curtain_note), !g_settings_get_boolean (priv->settings, "files-tell-said"));
  if (gtk_widget_get_visible (GTK_WIDGET (priv->curtain_note)))
    bramble_herald_say (priv->herald, gtk_label_get_label (priv->curtain_note));
  gtk_widget_set_visible (priv->curtain, TRUE);
  play_own (bramble_presentation_of (bramble_match_get_game (priv->match))->curtain_sound, BRAMBLE_SOUND_CURTAIN);
  cover_table (priv);
  /* A tooltip of what was pointed at would stay before the curtain. */
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  gtk_widget_grab_focus (priv->curtain_button);
}

static void
drop_curtain (BrambleBoard *self,
              guint         seat)
{
  BrambleSeat *who = bramble_match_get_seat (bramble_board_private (self)->match, seat);
  /* Translators: %s is a player; the others must not look at the screen now */
  g_autofree char *text = g_strdup_printf (_("Your turn, %s. Everybody else, please look away."), bramble_seat_get_name (who));

  drop_curtain_with (self, seat, text);
}

/* Other eyes look. What was said to those before them is not for them. */
static void
set_viewer (BrambleBoard *self,
            int           viewer)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (viewer == bramble_match_get_viewer (priv->match))
    return;

  bramble_herald_hush (priv->herald);
  bramble_board_hush_story (self);
  bramble_match_set_viewer (priv->match, viewer);
}

static void
hide_curtain (BrambleBoardPrivate *priv)
{
  gtk_widget_set_visible (priv->curtain, FALSE);
  cover_table (priv);
}

/* Sees to it that nobody sees what is not theirs. The viewer is changed before
 * anything is drawn; the curtain falls when all have seen what happened. */
static void
choose_viewer (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int person = -1;
  guint n = n_persons (priv, &person);
  int asked = bramble_match_get_ask_seat (priv->match);

  /* The bar of a replay says who looks. */
  if (bramble_match_get_replay (priv->match))
    return;

  priv->curtain_due = -1;
  if (priv->peek >= 0)
    {
      set_viewer (self, BRAMBLE_VIEWER_NOBODY);
      return;
    }
  if (n <= 1)
    set_viewer (self, n == 1 ? person : BRAMBLE_VIEWER_NOBODY);
  else if (!asks_person (priv))
    set_viewer (self, BRAMBLE_VIEWER_NOBODY);
  else if (!priv->privacy)
    set_viewer (self, asked);
  else if (!asks_behind_curtain (self))
    set_viewer (self, BRAMBLE_VIEWER_NOBODY);
  else if (bramble_match_get_viewer (priv->match) != asked)
    {
      set_viewer (self, BRAMBLE_VIEWER_NOBODY);
      priv->curtain_due = asked;
      /* Whoever comes to the screen now must not find the hand of another beside the curtain. */
      if (!gtk_widget_get_visible (priv->curtain))
        bramble_board_close_other_hands (self, (guint) asked);
    }
  if (priv->curtain_due < 0)
    hide_curtain (priv);
}

/* Going on. */

static gboolean
answer_alone (gpointer user_data)
{
  BrambleBoardPrivate *priv = bramble_board_private (user_data);
  BrambleAsk ask;

  priv->alone = 0;
  bramble_match_get_ask (priv->match, &ask);
  if (bramble_plan_get_active (priv->plan))
    {
      if (bramble_plan_get_forced (priv->plan))
        bramble_plan_set_down (priv->plan);
    }
  else if (ask.n_options == 1)
    bramble_board_answer (user_data, 0);
  return G_SOURCE_REMOVE;
}

/* Nobody answers until everything goes on. */
void
bramble_board_hold (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_clear_handle_id (&priv->alone, g_source_remove);
  bramble_match_set_running (priv->match, FALSE);
}

/* How long everything takes now, with 1 as usual. */
static double
get_pace (BrambleBoardPrivate *priv)
{
  return priv->hurried ? 0 : bramble_settings_get_pace (priv->settings) / bramble_replay_bar_get_speed (priv->replay);
}

/* Everything is at rest: whoever is asked goes on after a while, if that is a
 * computer, or somebody who has no choice. */
void
bramble_board_go_on (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  guint soon = (guint) (PAUSE * (priv->hurried ? 0 : bramble_settings_get_pace (priv->settings))) + 1;
  BrambleAsk ask;

  if (priv->paused || priv->peek >= 0 || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || bramble_match_get_replay (priv->match))
    return;

  if (!asks_person (priv))
    {
      bramble_match_set_pause (priv->match, asks_unnoticed (priv) ? 0 : soon);
      bramble_match_set_running (priv->match, TRUE);
    }
  bramble_match_get_ask (priv->match, &ask);
  if (ask.n_options == 1 && priv->alone == 0 && !bramble_board_is_teaching (self) && !asks_behind_curtain (self)
      && g_settings_get_boolean (priv->settings, "answer-alone"))
    priv->alone = g_timeout_add (soon, answer_alone, self);
}

static void
show_middle (BrambleBoard *self)
{
  if (BRAMBLE_BOARD_GET_CLASS (self)->show)
    BRAMBLE_BOARD_GET_CLASS (self)->show (self);
}

/* What is asked, in words and on the table. */
void
bramble_board_show_question (BrambleBoard *self)
{
  if (bramble_match_get_replay (bramble_board_private (self)->match))
    return;

  bramble_board_show_plan (self);
  bramble_board_light (self);
}

/* Something else is planned. */
void
bramble_board_plan_changed (BrambleBoard *self)
{
  bramble_board_show_question (self);
  if (!bramble_board_private (self)->unfolding)
    bramble_board_rest_story (self);
}

/* Whoever comes to the table has heard nothing yet of what led to this. How a game ended that is over
 * already is on its page, and said with it. */
static void
say_events (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autofree char *events = NULL;

  if (priv->said || gtk_widget_get_visible (priv->curtain) || bramble_match_get_replay (priv->match))
    return;

  priv->said = g_strdup ("");
  if (bramble_match_get_over (priv->match))
    return;
  events = bramble_board_dup_events (self);
  bramble_herald_say (priv->herald, events);
}

/* What a new question is. It is said last, after what led to it. */
static void
say_question (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const char *question = bramble_prompt_get_question (priv->prompt);
  BrambleAsk ask;
  g_autofree char *said = g_strdup_printf ("%u %s", bramble_match_get_step (priv->match), question);
  g_autofree char *words = NULL;

  bramble_match_get_ask (priv->match, &ask);
  if (gtk_widget_get_visible (priv->curtain) || bramble_match_get_replay (priv->match)
      || (ask.n_options == 0 && !bramble_match_get_over (priv->match))
      || g_strcmp0 (said, priv->said) == 0)
    return;

  g_free (priv->said);
  priv->said = g_steal_pointer (&said);
  words = bramble_board_dup_question (self, FALSE);
  bramble_herald_ask (priv->herald, words);
}

/**
 * bramble_board_show_anew:
 *
 * A game has changed how its answers look, and where they lie, though the same is asked.
 */
void
bramble_board_show_anew (BrambleBoard *self)
{
  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  show_middle (self);
  bramble_board_show_question (self);
  if (!bramble_board_private (self)->unfolding)
    say_question (self);
}

/* Something flies off or has landed. */
void
bramble_board_show_stage (const BrambleMove *move,
                          gboolean           landed,
                          gpointer           user_data)
{
  /* A die is heard while it rolls, and seen when it lies there. */
  if (landed != bramble_move_rolls (move))
    bramble_sound_play (move->sound);
  if (landed || !bramble_move_rolls (move))
    bramble_table_show_event (bramble_board_private (user_data)->table, move->place, landed);
  show_middle (user_data);
  bramble_board_tell_move (user_data, move, landed);
}

static void show_end (BrambleBoard *self);

/* Everything has come to rest, what flew and what did not: whoever is asked
 * learns what, and goes on. */
static void
come_to_rest (gpointer user_data)
{
  BrambleBoardPrivate *priv = bramble_board_private (user_data);

  priv->unfolding = FALSE;
  bramble_log_set_until (priv->log, G_MAXUINT);
  bramble_table_settle (priv->table);
  show_middle (user_data);
  if (!bramble_match_get_replay (priv->match))
    bramble_board_show_plan (user_data);
  show_end (user_data);
  bramble_board_rest_story (user_data);
  if (!bramble_match_get_replay (priv->match))
    bramble_board_light (user_data);
  if (priv->curtain_due >= 0)
    drop_curtain (user_data, (guint) priv->curtain_due);
  priv->curtain_due = -1;
  /* What it suggests turns the page of the answers, which are said with their digits. */
  bramble_board_show_lesson (user_data);
  say_question (user_data);
  /* What was played was said while it was. */
  priv->told_step = bramble_match_get_step (priv->match);
  if (bramble_match_get_replay (priv->match))
    bramble_replay_bar_rest (priv->replay);
  if (asks_person (priv) || bramble_match_get_over (priv->match))
    priv->hurried = FALSE;
  bramble_board_go_on (user_data);
}

static void
show_end (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean over = bramble_match_get_over (priv->match) && !bramble_match_get_replay (priv->match);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (priv->over));

  if (over && child == NULL)
    {
      g_autofree char *words = NULL;

      child = bramble_game_over_new (priv->match);
      words = bramble_game_over_dup_words (BRAMBLE_GAME_OVER (child));
      bramble_herald_say_rest (priv->herald, words);
      gtk_widget_set_hexpand (child, TRUE);
      gtk_box_append (priv->over, child);
      play_own (bramble_presentation_of (bramble_match_get_game (priv->match))->end_sound, BRAMBLE_SOUND_WIN);
    }
  else if (!over && child)
    bramble_children_remove_one (priv->over, child);
  gtk_widget_set_visible (GTK_WIDGET (priv->over), over);
  cover_table (priv);
}

/* Another step, or other eyes: nothing moves, it is simply so. */
void
bramble_board_show_match (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (priv->choosing)
    return;

  priv->held = 0;
  priv->n_advised = 0;
  choose_viewer (self);
  bramble_motion_stop (priv->motion);
  say_events (self);
  bramble_board_say_step (self);
  come_to_rest (self);
}

static void play_step (BrambleBoard *self,
                       guint         step);

/* One step has been played. What came after it without anybody's notice belongs to it. */
static void
finish_step (gpointer user_data)
{
  BrambleBoardPrivate *priv = bramble_board_private (user_data);

  bramble_board_say_story (user_data);
  if (priv->next >= bramble_match_get_step (priv->match))
    {
      come_to_rest (user_data);
      return;
    }
  bramble_log_set_until (priv->log, priv->next);
  priv->next++;
  bramble_table_unfold (priv->table, priv->next);
  show_middle (user_data);
  play_step (user_data, priv->next);
}

/* Lets a computer player say why it answered so in @step. That stands there while the same player goes on. */
static void
say_motive (BrambleBoard *self,
            guint         step)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const BrambleRecord *record = bramble_match_get_record (priv->match);
  guint seat = bramble_record_answerer (record, step);
  g_autofree char *motive = bramble_match_dup_motive (priv->match, step);
  g_autofree char *words = motive ? bramble_match_dup_words (priv->match, seat, motive) : NULL;

  if (words)
    bramble_herald_say (priv->herald, words);
  if (words || step == 1 || bramble_record_answerer (record, step - 1) != seat)
    bramble_prompt_show_motive (priv->prompt, words);
}

/* Plays and says what happened in @step. */
static void
play_step (BrambleBoard *self,
           guint         step)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autoptr (GPtrArray) moves = bramble_moves_new (priv->match, step, BRAMBLE_TABLE_GET_CLASS (priv->table)->tell,
                                                   BRAMBLE_BOARD_GET_CLASS (self)->pictures);

  for (guint i = 0; i < moves->len && BRAMBLE_BOARD_GET_CLASS (self)->find_reading; i++)
    {
      BrambleMove *move = g_ptr_array_index (moves, i);

      move->elsewhere = move->read;
    }
  say_motive (self, step);
  bramble_board_begin_story (self, step, moves);
  bramble_motion_set_scale (priv->motion, bramble_frame_unit (GTK_WIDGET (priv->prompt)) / PICTURE_UNIT);
  bramble_motion_play (priv->motion, moves, get_pace (priv), bramble_board_find_place, self, finish_step, self);
  /* There is something to be seen before anything is asked. */
  if (bramble_motion_get_playing (priv->motion))
    bramble_board_show_question (self);
}

/* An answer was given. Nothing that comes of it is known on the table before it is seen. */
void
bramble_board_begin_answer (BrambleBoard *self,
                            guint         step)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  bramble_board_say_story (self);
  priv->unfolding = TRUE;
  if (priv->held > 0)
    return;
  priv->next = step;
  bramble_log_set_until (priv->log, step - 1);
}

/* An answer was given, and what came of it is played. */
void
bramble_board_show_answer (BrambleBoard *self,
                           guint         step)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int viewer = bramble_match_get_viewer (priv->match);
  guint first = priv->held > 0 ? priv->held : step;

  bramble_board_hide_lesson (self);
  /* While everything stands still, only a person answers. */
  bramble_board_set_paused (self, FALSE);
  /* A computer waits until what just happened has been seen, unless that would show
   * that it is asked: then everything is played when it has answered. */
  priv->held = gtk_widget_get_mapped (GTK_WIDGET (self)) && asks_unnoticed (priv) ? first : 0;
  bramble_match_set_pause (priv->match, 0);
  bramble_match_set_running (priv->match, priv->held > 0);
  if (priv->held > 0)
    return;

  if (viewer >= 0 && (int) bramble_record_answerer (bramble_match_get_record (priv->match), first) == viewer)
    {
      bramble_herald_ask (priv->herald, NULL);
      bramble_herald_stop (priv->herald);
      /* What happened before a turn can be read until it is over, and what came to light
       * with a plan is news also to who set it down last. */
      if (bramble_match_get_game (priv->match)->turn == NULL && bramble_match_get_ask_seat (priv->match) != viewer)
        priv->seen[viewer] = is_reveal (priv, first) ? first - 1 : step;
    }
  /* Who answers something in the turn of another has not had one, and all may have looked on at one that is over. */
  if (bramble_match_get_game (priv->match)->turn)
    bramble_board_remember_turns (self);

  /* What all have waited for is for the eyes of all, also when the same person goes on. */
  priv->choosing = TRUE;
  if (is_reveal (priv, first) && bramble_board_is_shared (self))
    set_viewer (self, BRAMBLE_VIEWER_NOBODY);
  choose_viewer (self);
  priv->choosing = FALSE;
  bramble_motion_stop (priv->motion);
  priv->next = first;
  bramble_table_unfold (priv->table, first);
  show_middle (self);
  play_step (self, first);
}

/* Before @seat looks at their hand: nothing goes on meanwhile, and nobody's secrets lie
 * on the table. */
void
bramble_board_drop_for_hand (BrambleBoard *self,
                             guint         seat)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleSeat *who = bramble_match_get_seat (priv->match, seat);
  /* Translators: %s is a player; the others must not look at the screen now */
  g_autofree char *text = g_strdup_printf (_("This is for %s. Everybody else, please look away."), bramble_seat_get_name (who));

  bramble_board_hold (self);
  priv->peek = (int) seat;
  bramble_board_show_match (self);
  gtk_widget_set_visible (priv->curtain_back, TRUE);
  drop_curtain_with (self, seat, text);
}

/* Whoever is asked now looks. */
void
bramble_board_lift_curtain (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  /* Once somebody has had the time to read it. */
  if (gtk_widget_get_visible (GTK_WIDGET (priv->curtain_note)))
    g_settings_set_boolean (priv->settings, "files-tell-said", TRUE);
  if (bramble_board_lift_for_hand (self))
    return;

  hide_curtain (priv);
  set_viewer (self, bramble_match_get_ask_seat (priv->match));
  bramble_prompt_focus (priv->prompt);
}
