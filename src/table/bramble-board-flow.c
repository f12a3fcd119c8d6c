/* bramble-board-flow.c: how a game goes on at the table, and who looks at it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-game-over.h"
#include "bramble-settings.h"

/* How long a computer waits after everything has come to rest, in ms at normal
 * pace. */
#define PAUSE 350

/* With fewer sentences than that nobody needs a recap. */
#define MIN_RECAP 4

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

/* With whose eyes it is seen. */

static void
drop_curtain (BrambleBoard *self,
              guint         seat)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleSeat *who = bramble_match_get_seat (priv->match, seat);
  /* Translators: %s is a player; the others must not look at the screen now */
  g_autofree char *text = g_strdup_printf (_("Your turn, %s. Nobody else looks!"), bramble_seat_get_name (who));
  const BrambleLook *look = bramble_seat_get_look (who);

  bramble_recap_close (priv->recap);
  bramble_herald_hush (priv->herald);
  bramble_herald_say (priv->herald, text);
  g_clear_pointer (&priv->said, g_free);
  gtk_label_set_label (priv->curtain_label, text);
  bramble_picture_set_art (priv->curtain_figure, look ? look->figure : NULL);
  gtk_widget_set_visible (GTK_WIDGET (priv->curtain_note), !g_settings_get_boolean (priv->settings, "files-tell-said"));
  if (gtk_widget_get_visible (GTK_WIDGET (priv->curtain_note)))
    bramble_herald_say (priv->herald, gtk_label_get_label (priv->curtain_note));
  gtk_widget_set_visible (priv->curtain, TRUE);
  gtk_widget_set_sensitive (priv->everything, FALSE);
  gtk_widget_grab_focus (priv->curtain_button);
}

/* Other eyes look. What was said to those before them is not for them. */
static void
set_viewer (BrambleBoardPrivate *priv,
            int                  viewer)
{
  if (viewer == bramble_match_get_viewer (priv->match))
    return;

  bramble_herald_hush (priv->herald);
  bramble_match_set_viewer (priv->match, viewer);
}

/* Sees to it that nobody sees what is not theirs. The viewer is changed before
 * anything is drawn. */
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

  if (n <= 1)
    set_viewer (priv, n == 1 ? person : BRAMBLE_VIEWER_NOBODY);
  else if (!asks_person (priv))
    set_viewer (priv, BRAMBLE_VIEWER_NOBODY);
  else if (!priv->privacy)
    set_viewer (priv, asked);
  else if (bramble_match_get_viewer (priv->match) != asked)
    {
      set_viewer (priv, BRAMBLE_VIEWER_NOBODY);
      drop_curtain (self, (guint) asked);
    }
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

static gboolean
go_on (gpointer user_data)
{
  BrambleBoardPrivate *priv = bramble_board_private (user_data);

  priv->pause = 0;
  bramble_match_set_running (priv->match, TRUE);
  return G_SOURCE_REMOVE;
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

/* What a new question is. It is said last, after what led to it. */
static void
say_question (BrambleBoardPrivate *priv)
{
  const char *question = bramble_prompt_get_question (priv->prompt);
  int asked = bramble_match_get_ask_seat (priv->match);
  g_autofree char *said = g_strdup_printf ("%u %s", bramble_match_get_step (priv->match), question);
  g_autofree char *words = NULL;

  if (gtk_widget_get_visible (priv->curtain) || bramble_match_get_replay (priv->match)
      || (asked >= 0 && asked != bramble_match_get_viewer (priv->match))
      || g_strcmp0 (said, priv->said) == 0)
    return;

  g_free (priv->said);
  priv->said = g_steal_pointer (&said);
  words = bramble_prompt_dup_words (priv->prompt);
  bramble_herald_say (priv->herald, words);
}

/* What the others did since the viewer last answered. */
static void
show_recap (BrambleBoardPrivate *priv)
{
  int viewer = bramble_match_get_viewer (priv->match);
  g_autoptr (GListModel) entries = NULL;

  if (viewer < 0 || viewer != bramble_match_get_ask_seat (priv->match)
      || !g_settings_get_boolean (priv->settings, "recap"))
    {
      bramble_recap_close (priv->recap);
      return;
    }

  entries = bramble_log_since (priv->log, priv->seen[viewer]);
  priv->seen[viewer] = bramble_match_get_step (priv->match);
  if (g_list_model_get_n_items (entries) >= MIN_RECAP)
    bramble_recap_show (priv->recap, entries);
  else
    bramble_recap_close (priv->recap);
}

/* Something flies off or has landed. */
void
bramble_board_show_stage (const BrambleMove *move,
                          gboolean           landed,
                          gpointer           user_data)
{
  bramble_table_show_event (bramble_board_private (user_data)->table, move->place, landed);
  show_middle (user_data);
}

/* Everything has come to rest, what flew and what did not: whoever is asked
 * goes on. */
static void
come_to_rest (gpointer user_data)
{
  BrambleBoardPrivate *priv = bramble_board_private (user_data);
  double pace = bramble_settings_get_pace (priv->settings);
  BrambleAsk ask;

  bramble_table_settle (priv->table);
  show_middle (user_data);
  if (!bramble_match_get_replay (priv->match))
    bramble_board_light (user_data);
  /* Nobody wants to read the end of what they are just watching. */
  if (priv->recap_due)
    {
      priv->recap_due = FALSE;
      show_recap (priv);
    }
  if (!gtk_widget_get_mapped (user_data) || bramble_match_get_replay (priv->match))
    return;

  if (!asks_person (priv) && priv->pause == 0)
    priv->pause = g_timeout_add ((guint) (PAUSE * pace) + 1, go_on, user_data);
  bramble_match_get_ask (priv->match, &ask);
  if (ask.n_options == 1 && priv->alone == 0 && g_settings_get_boolean (priv->settings, "answer-alone"))
    priv->alone = g_timeout_add ((guint) (PAUSE * pace) + 1, answer_alone, user_data);
}

static void
show_end (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean over = bramble_match_get_over (priv->match) && !bramble_match_get_replay (priv->match);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (priv->over));

  if (over && child == NULL)
    {
      child = bramble_game_over_new (priv->match);
      gtk_widget_set_hexpand (child, TRUE);
      gtk_box_append (priv->over, child);
    }
  else if (!over && child)
    bramble_children_remove_one (priv->over, child);
  gtk_widget_set_visible (GTK_WIDGET (priv->over), over);
}

/* Another step, or other eyes: nothing moves, it is simply so. */
void
bramble_board_show_match (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  priv->recap_due = FALSE;
  choose_viewer (self);
  bramble_motion_stop (priv->motion);
  show_middle (self);
  bramble_board_show_question (self);
  show_end (self);
  say_question (priv);
  come_to_rest (self);
}

/* Says and plays what happened in @step. */
static void
play_step (BrambleBoard *self,
           guint         step)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_autoptr (GPtrArray) moves = bramble_moves_new (priv->match, step, BRAMBLE_TABLE_GET_CLASS (priv->table)->tell,
                                                   BRAMBLE_BOARD_GET_CLASS (self)->pictures);

  priv->recap_due = TRUE;
  for (guint i = 0; i < moves->len; i++)
    bramble_herald_say (priv->herald, ((const BrambleMove *) g_ptr_array_index (moves, i))->text);
  say_question (priv);
  bramble_motion_play (priv->motion, moves, bramble_settings_get_pace (priv->settings),
                       bramble_board_find_place, self, come_to_rest, self);
}

/* An answer was given, and what came of it is played. */
void
bramble_board_show_answer (BrambleBoard *self,
                           guint         step)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int viewer = bramble_match_get_viewer (priv->match);

  /* A computer waits until what just happened has been seen. */
  g_clear_handle_id (&priv->pause, g_source_remove);
  bramble_match_set_running (priv->match, FALSE);
  if (viewer >= 0 && (int) bramble_record_answerer (bramble_match_get_record (priv->match), step) == viewer)
    {
      priv->seen[viewer] = step;
      bramble_herald_stop (priv->herald);
    }

  choose_viewer (self);
  bramble_motion_stop (priv->motion);
  if (gtk_widget_get_visible (priv->curtain))
    bramble_table_settle (priv->table);
  else
    bramble_table_unfold (priv->table);
  show_middle (self);
  bramble_board_show_question (self);
  show_end (self);
  bramble_recap_close (priv->recap);
  if (!gtk_widget_get_visible (priv->curtain))
    play_step (self, step);
}

/* Whoever is asked now looks. */
void
bramble_board_lift_curtain (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  /* Once somebody has had the time to read it. */
  if (gtk_widget_get_visible (GTK_WIDGET (priv->curtain_note)))
    g_settings_set_boolean (priv->settings, "files-tell-said", TRUE);
  gtk_widget_set_visible (priv->curtain, FALSE);
  gtk_widget_set_sensitive (priv->everything, TRUE);
  set_viewer (priv, bramble_match_get_ask_seat (priv->match));
  show_recap (priv);
  bramble_prompt_focus (priv->prompt);
}
