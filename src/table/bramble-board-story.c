/* bramble-board-story.c: what happens, on the stage and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-board-private.h"

static void
tell_deeds (const BrambleEvent *event,
            GArray             *deeds,
            gpointer            user_data)
{
  BRAMBLE_BOARD_GET_CLASS (user_data)->tell_deeds (user_data, event, deeds);
}

/* The step before which the present round began. */
guint
bramble_board_before_round (BrambleMatch *match)
{
  const BrambleGame *game = bramble_match_get_game (match);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  for (guint step = bramble_match_get_step (match); game->is_heading && step > 0; step--)
    {
      bramble_match_get_events (match, step, events);
      for (guint i = 0; i < events->len; i++)
        if (game->is_heading (&g_array_index (events, BrambleEvent, i)))
          return step - 1;
    }
  return 0;
}

/* Whether the answer of @step was given in secret. */
static gboolean
was_secret (const BrambleGame   *game,
            const BrambleRecord *record,
            guint                step)
{
  gconstpointer before = bramble_record_state (record, step - 1);
  BrambleAsk ask;

  game->ask (before, &ask);
  return bramble_ask_is_secret (game, before, &ask);
}

/* Whose turn it was before @step: that of who was asked first in it. Others may be asked something meanwhile. */
static guint
find_owner (const BrambleGame   *game,
            const BrambleRecord *record,
            guint                step)
{
  guint turn = game->turn (bramble_record_state (record, step - 1));

  while (step > 1 && game->turn (bramble_record_state (record, step - 2)) == turn)
    step--;
  return bramble_record_answerer (record, step);
}

/* Whether a turn of @seat was over with the answer of @step. Where a game knows no turns it is the answer after
 * which somebody else is asked. */
static gboolean
ends_turn (const BrambleGame   *game,
           const BrambleRecord *record,
           guint                seat,
           guint                step)
{
  BrambleAsk ask;

  if (game->turn)
    return game->turn (bramble_record_state (record, step)) != game->turn (bramble_record_state (record, step - 1))
           && find_owner (game, record, step) == seat;
  if (bramble_record_answerer (record, step) != seat)
    return FALSE;
  game->ask (bramble_record_state (record, step), &ask);
  return ask.seat != seat;
}

/* The step after which the last turn of @seat was over. */
static guint
find_turn_end (BrambleMatch *match,
               guint         seat)
{
  const BrambleGame *game = bramble_match_get_game (match);
  const BrambleRecord *record = bramble_match_get_record (match);
  guint step = bramble_match_get_step (match);

  while (step > 0 && !ends_turn (game, record, seat, step))
    step--;
  /* What came to light with a plan is news also to who set it down last. */
  return step > 0 && bramble_record_reveals (record, step) && was_secret (game, record, step) ? step - 1 : step;
}

/**
 * bramble_board_remember_turns:
 *
 * Finds out after which step everybody's last turn was over: who comes back to a game wants to know what
 * happened since no less than who never left.
 */
void
bramble_board_remember_turns (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  for (guint seat = 0; seat < bramble_record_n_seats (bramble_match_get_record (priv->match)); seat++)
    priv->seen[seat] = find_turn_end (priv->match, seat);
}

/* Who is told what happened since their turn, or nobody. Where all look on while a person answers, it is
 * that person's turn that is spoken of. */
static int
find_reader (BrambleBoard *self)
{
  BrambleMatch *match = bramble_board_private (self)->match;
  int viewer = bramble_match_get_viewer (match);

  return viewer < 0 && !bramble_match_get_replay (match) && bramble_board_asks_person (self) ? bramble_match_get_ask_seat (match)
                                                                                            : viewer;
}

/* The step after which everything is news to who looks. In a replay turns come and go in any order. */
static guint
find_news (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  int reader = find_reader (self);
  guint now = bramble_match_get_step (priv->match);
  guint seen = reader < 0 ? now : bramble_match_get_replay (priv->match) ? find_turn_end (priv->match, (guint) reader)
                                                                          : priv->seen[reader];

  return seen < now ? seen : bramble_board_before_round (priv->match);
}

/* The card that was played last among the news. */
static void
show_last_card (BrambleBoard *self,
                guint         since)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);
  BrambleSummary *summary = bramble_stage_get_summary (priv->stage);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  for (guint step = bramble_match_get_step (priv->match); klass->find_acting && klass->read_card && step > since; step--)
    {
      bramble_match_get_events (priv->match, step, events);
      for (guint i = events->len; i-- > 0;)
        {
          g_auto (BrambleActing) acting = { .seat = -1 };
          g_auto (BrambleLeafFace) face = { 0 };

          if (!klass->find_acting (self, &g_array_index (events, BrambleEvent, i), &acting)
              || !klass->read_card (self, acting.card, &face))
            continue;
          bramble_summary_show_last (summary, &face);
          return;
        }
    }
  bramble_summary_show_last (summary, NULL);
}

static void
show_summary (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  gboolean switched_on = g_settings_get_boolean (priv->settings, "recap");
  gboolean wanted = switched_on && BRAMBLE_BOARD_GET_CLASS (self)->tell_deeds;
  guint since = find_news (self);

  bramble_stage_set_yours (priv->stage, find_reader (self) >= 0);
  bramble_summary_set_wanted (bramble_stage_get_summary (priv->stage), switched_on);
  bramble_summary_show (bramble_stage_get_summary (priv->stage), priv->match, since, wanted ? tell_deeds : NULL, self);
  show_last_card (self, wanted ? since : G_MAXUINT);
}

/* The book turns to the stage by itself, and back. */
static void
turn_book (BrambleBoard *self,
           gboolean      to_stage)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  const char *now = bramble_frame_get_tab (priv->frame);

  bramble_frame_set_busy (priv->frame, to_stage);
  if (to_stage && priv->turned_from == NULL && g_strcmp0 (now, BRAMBLE_TAB_STORY) != 0)
    {
      priv->turned_from = now;
      bramble_board_open_tab (self, BRAMBLE_TAB_STORY);
    }
  else if (!to_stage && priv->turned_from)
    {
      const char *before = g_steal_pointer (&priv->turned_from);

      bramble_board_open_tab (self, before);
    }
}

/* Opens a page of the book. */
void
bramble_board_open_tab (BrambleBoard *self,
                        const char   *tab)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  bramble_frame_set_tab (priv->frame, tab);
  bramble_book_open (priv->book, tab);
}

/* Nobody is told anything until something else happens. */
void
bramble_board_hush_story (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  bramble_stage_show_idle (priv->stage);
  bramble_summary_show (bramble_stage_get_summary (priv->stage), priv->match, G_MAXUINT - 1, NULL, NULL);
  bramble_summary_show_last (bramble_stage_get_summary (priv->stage), NULL);
  bramble_prompt_show_steps (priv->prompt, NULL, 0, FALSE);
  turn_book (self, FALSE);
}

/* @step is played from now on: @moves is what is seen of it. */
void
bramble_board_begin_story (BrambleBoard *self,
                           guint         step,
                           GPtrArray    *moves)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);

  bramble_match_get_events (priv->match, step, priv->events);
  g_clear_pointer (&priv->moves, g_ptr_array_unref);
  priv->moves = g_ptr_array_ref (moves);
  priv->n_said = 0;
  bramble_prompt_show_steps (priv->prompt, moves, 0, FALSE);
}

static void
say_until (BrambleBoardPrivate *priv,
           guint                n)
{
  for (; priv->moves && priv->n_said < MIN (n, priv->moves->len); priv->n_said++)
    bramble_herald_say (priv->herald, ((const BrambleMove *) g_ptr_array_index (priv->moves, priv->n_said))->text);
}

/* Says what was not said yet of the step that is played: nobody waits for it any more. */
void
bramble_board_say_story (BrambleBoard *self)
{
  say_until (bramble_board_private (self), G_MAXUINT);
}

/* The card that makes this happen is on the stage, and whom it hits beside it. */
static void
show_acting (BrambleBoard       *self,
             const BrambleEvent *event)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);
  g_auto (BrambleActing) acting = { .seat = -1 };
  g_auto (BrambleLeafFace) face = { 0 };
  g_autoptr (GArray) hits = bramble_deeds_new ();

  if (klass->find_acting == NULL || klass->read_card == NULL || !klass->find_acting (self, event, &acting)
      || !klass->read_card (self, acting.card, &face))
    return;

  bramble_stage_show_card (priv->stage, &acting, &face, TRUE);
  turn_book (self, TRUE);
  if (klass->tell_deeds)
    klass->tell_deeds (self, event, hits);
  for (guint i = 0; i < hits->len; i++)
    if (g_array_index (hits, BrambleDeed, i).n != 0)
      bramble_stage_add_hit (priv->stage, &g_array_index (hits, BrambleDeed, i));
}

/* @move begins, or has ended. */
void
bramble_board_tell_move (BrambleBoard      *self,
                         const BrambleMove *move,
                         gboolean           landed)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  guint now;

  if (priv->moves == NULL || move->place >= priv->events->len
      || !g_ptr_array_find (priv->moves, move, &now))
    return;

  bramble_prompt_show_steps (priv->prompt, priv->moves, now, landed);
  /* Of a die nobody hears before it lies there. */
  if (bramble_move_rolls (move) && !landed)
    return;
  say_until (priv, now + 1);
  /* What is only held up begins and ends at once. */
  if (!landed || bramble_move_rolls (move) || move->from.kind == NULL || move->to.kind == NULL || bramble_move_n_pieces (move) == 0)
    show_acting (self, &g_array_index (priv->events, BrambleEvent, move->place));
}

/**
 * bramble_board_find_asked:
 * @acting: (out): the card that the viewer is asked about
 * @face: (out): what stands on it
 *
 * Returns: whether there is one
 */
gboolean
bramble_board_find_asked (BrambleBoard    *self,
                          BrambleActing   *acting,
                          BrambleLeafFace *face)
{
  BrambleBoardClass *klass = BRAMBLE_BOARD_GET_CLASS (self);
  BrambleAsk ask;

  bramble_board_get_ask (self, &ask);
  return ask.n_options > 0 && klass->find_asked && klass->read_card && klass->find_asked (self, &ask, acting)
         && klass->read_card (self, acting->card, face);
}

/* Everything has come to rest: the stage is for what is asked now. */
void
bramble_board_rest_story (BrambleBoard *self)
{
  BrambleBoardPrivate *priv = bramble_board_private (self);
  g_auto (BrambleActing) acting = { .seat = -1 };
  g_auto (BrambleLeafFace) face = { 0 };

  g_clear_pointer (&priv->moves, g_ptr_array_unref);
  bramble_prompt_show_steps (priv->prompt, NULL, 0, FALSE);
  show_summary (self);
  bramble_board_rest_stage (self);
  if (bramble_board_find_asked (self, &acting, &face))
    bramble_stage_show_card (priv->stage, &acting, &face, FALSE);
  /* Who plans has the hand before them. */
  turn_book (self, bramble_stage_is_busy (priv->stage) && !bramble_plan_get_active (priv->plan));
}
