/* bramble-board-pace.c: what the others do stands still, or is not shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Neither changes what happens: the log, the summary and what is read aloud
 * have all of it.
 */

#include "bramble-board-private.h"

#include <glib/gi18n.h>

#include "bramble-waiting.h"

/* Whether others play, so that there is something to be held up. */
static gboolean
is_going (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !bramble_match_get_replay (priv->match)
         && !gtk_widget_get_visible (priv->curtain)
         && (bramble_motion_get_playing (priv->motion)
             || (!bramble_match_get_over (priv->match) && !bramble_board_asks_person (self)));
}

void
bramble_board_set_paused (BrambleBoard *self,
                          gboolean      paused)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (priv->paused == paused)
    return;

  priv->paused = paused;
  bramble_prompt_set_paused (priv->prompt, paused);
  bramble_motion_set_paused (priv->motion, paused);
}

/**
 * bramble_board_get_ask:
 * @ask: (out): what is asked, with options when who looks may answer it; without any
 *   while what led to it is still to be seen
 */
void
bramble_board_get_ask (BrambleBoard *self,
                       BrambleAsk   *ask)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  bramble_match_get_ask (priv->match, ask);
  if (priv->unfolding)
    ask->n_options = 0;
}

/* Returns (transfer none): what is seen of the game so far. */
BrambleTable *
bramble_board_get_table (BrambleBoard *self)
{
  g_return_val_if_fail (BRAMBLE_IS_BOARD (self), NULL);

  return bramble_board_private (self)->table;
}

/* Ends what is played, at somebody's wish. Returns whether anything was. */
gboolean
bramble_board_skip (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  if (!bramble_motion_get_playing (priv->motion))
    return FALSE;

  bramble_board_set_paused (self, FALSE);
  bramble_motion_skip (priv->motion);
  return TRUE;
}

/* Whether the keyboard is on what lets everything stand still or go on. */
gboolean
bramble_board_is_pacing (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  return bramble_prompt_is_pacing (priv->prompt) || gtk_widget_get_focus_child (GTK_WIDGET (priv->replay)) != NULL;
}

/* A click anywhere is for those who have seen enough, unless they just want everything to
 * stand still. */
void
bramble_board_click (BrambleBoard *self,
                     int           n_press,
                     double        x,
                     double        y)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  GtkWidget *clicked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  priv->spent = !priv->paused && (clicked == NULL || gtk_widget_get_ancestor (clicked, BRAMBLE_TYPE_WAITING) == NULL)
                && bramble_board_skip (self);
}

/* Everything stands still as it is, or goes on; a replay comes to the end of its step first. */
void
bramble_board_pause (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  if (bramble_match_get_replay (priv->match))
    bramble_replay_bar_set_playing (priv->replay, !bramble_replay_bar_get_playing (priv->replay));
  if (!priv->paused && !is_going (self))
    return;

  bramble_board_set_paused (self, !priv->paused);
  if (priv->paused)
    {
      priv->hurried = FALSE;
      bramble_board_hold (self);
      bramble_herald_say (priv->herald, C_("pace", "It stands still."));
    }
  else if (!bramble_motion_get_playing (priv->motion))
    bramble_board_go_on (self);
}

/* Until a person is asked, everything happens at once. */
void
bramble_board_hurry (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  g_return_if_fail (BRAMBLE_IS_BOARD (self));

  if (!is_going (self))
    return;

  bramble_board_set_paused (self, FALSE);
  priv->hurried = TRUE;
  if (bramble_motion_get_playing (priv->motion))
    bramble_motion_skip (priv->motion);
  else
    {
      bramble_board_hold (self);
      bramble_board_go_on (self);
    }
}

static void
pause_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  bramble_board_pause (BRAMBLE_BOARD (widget));
}

static void
hurry_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  bramble_board_hurry (BRAMBLE_BOARD (widget));
}

void
bramble_board_add_pace_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.pause", NULL, pause_action);
  gtk_widget_class_install_action (widget_class, "board.hurry", NULL, hurry_action);
}
