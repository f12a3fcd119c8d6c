/* bramble-match-view.c: what the viewer of a match is shown and told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-match-private.h"

#include <glib/gi18n-lib.h>

static const BrambleGame *
game (BrambleMatch *self)
{
  return bramble_record_game (self->record);
}

/* Returns the present state as the viewer may know it. */
gconstpointer
bramble_match_get_view (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return self->view;
}

/**
 * bramble_match_dup_view:
 * @seat: a person's: computers show their cards to nobody
 *
 * Returns: (transfer full): the present state as @seat may know it
 */
gpointer
bramble_match_dup_view (BrambleMatch *self,
                        guint         seat)
{
  guint8 *view;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);
  g_return_val_if_fail (!bramble_match_is_computer (self, seat), NULL);

  view = g_malloc0 (game (self)->state_size);
  game (self)->view (bramble_record_now (self->record), seat, view);
  return view;
}

/* What has become of the game so far; scores are there while it is played, too. */
void
bramble_match_get_result (BrambleMatch  *self,
                          BrambleResult *result)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (self));

  game (self)->result (self->view, result);
}

/* Returns the seats that won, a bit each; 0 while the game goes on. */
guint
bramble_match_get_winners (BrambleMatch *self)
{
  BrambleResult result;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), 0);

  bramble_match_get_result (self, &result);
  return result.winners;
}

/* Returns what the present ask is like for those who are not asked, a set of
 * BrambleAskNature. */
guint
bramble_match_get_nature (BrambleMatch *self)
{
  gconstpointer state = bramble_record_now (self->record);
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), 0);

  game (self)->ask (state, &ask);
  return ask.n_options > 0 ? bramble_ask_nature (game (self), state, &ask) : 0;
}

/* Whether a person answers before everybody's eyes, so that it need not be theirs that
 * look. */
static gboolean
is_answered_openly (BrambleMatch     *self,
                    const BrambleAsk *ask)
{
  return self->viewer == BRAMBLE_VIEWER_NOBODY && ask->seat != BRAMBLE_NO_SEAT && !self->replay
         && !bramble_match_is_computer (self, ask->seat) && (bramble_match_get_nature (self) & BRAMBLE_ASK_OPEN) != 0;
}

/**
 * bramble_match_get_ask:
 * @ask: (out): what is asked; it has options only when the viewer is asked, or when
 *   it is answered openly
 */
void
bramble_match_get_ask (BrambleMatch *self,
                       BrambleAsk   *ask)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (self));

  game (self)->ask (self->view, ask);
  if (self->viewer != BRAMBLE_VIEWER_ALL && (int) ask->seat != self->viewer && !is_answered_openly (self, ask))
    ask->n_options = 0;
}

/* Returns (transfer full): the question in words. */
char *
bramble_match_dup_question (BrambleMatch *self)
{
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  bramble_match_get_ask (self, &ask);
  return game (self)->ask_text (self->view, &ask, self->names);
}

/* Returns (transfer full) (nullable): an option in words. */
char *
bramble_match_dup_option (BrambleMatch *self,
                          guint         option)
{
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  bramble_match_get_ask (self, &ask);
  if (option >= ask.n_options)
    return NULL;
  return game (self)->option_text (self->view, &ask, option, self->names);
}

/**
 * bramble_match_path_text:
 * @view: what the asked seat may know
 * @ask: what it is asked
 * @path: (array length=n): answers, one after the other
 *
 * Returns: (transfer full) (nullable): all of them in words, or %NULL when one is not legal
 */
char *
bramble_match_path_text (const BrambleGame   *game,
                         gconstpointer        view,
                         const BrambleAsk    *ask,
                         const BrambleOption *path,
                         guint                n,
                         const char *const   *names)
{
  g_autofree guint8 *state = g_memdup2 (view, game->state_size);
  char *text = NULL;
  BrambleAsk next_ask;

  bramble_ask_copy (&next_ask, ask);
  for (guint i = 0; i < n; i++)
    {
      int option = bramble_ask_find (&next_ask, &path[i]);
      g_autofree char *before = text;
      g_autofree char *next = NULL;

      text = NULL;
      if (option < 0)
        return NULL;
      next = game->option_text (state, &next_ask, (guint) option, names);
      /* Translators: two answers, one after the other, like "Forest, Wolf". */
      text = before ? g_strdup_printf (C_("answers", "%1$s, %2$s"), before, next) : g_steal_pointer (&next);
      /* Only what the viewer answers: what comes after may need to know more. */
      if (i + 1 < n)
        game->answer (state, &next_ask, (guint) option, NULL);
    }

  return text;
}

/* What the viewer would answer, one after the other, in words. */
char *
bramble_match_dup_path (BrambleMatch        *self,
                        const BrambleOption *path,
                        guint                n)
{
  BrambleAsk ask;

  bramble_match_get_ask (self, &ask);
  return bramble_match_path_text (game (self), self->view, &ask, path, n, self->names);
}

/**
 * bramble_match_get_events:
 * @step: a step up to the present one; 0 is the set-up
 * @events: (element-type BrambleEvent): is filled with what the viewer was told
 */
void
bramble_match_get_events (BrambleMatch *self,
                          guint         step,
                          GArray       *events)
{
  guint kept = 0;

  g_return_if_fail (BRAMBLE_IS_MATCH (self));
  g_return_if_fail (step <= bramble_record_at (self->record));

  bramble_record_events (self->record, step, events);
  if (self->viewer == BRAMBLE_VIEWER_ALL)
    return;

  for (guint i = 0; i < events->len; i++)
    {
      BrambleEvent event = g_array_index (events, BrambleEvent, i);

      if (bramble_event_for_seat (&event, self->viewer < 0 ? BRAMBLE_NO_SEAT : (guint) self->viewer, &event))
        g_array_index (events, BrambleEvent, kept++) = event;
    }
  g_array_set_size (events, kept);
}

/* Returns (transfer full) (nullable): an event of bramble_match_get_events() as
 * a sentence; some events need none. */
char *
bramble_match_dup_sentence (BrambleMatch       *self,
                            const BrambleEvent *event)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return bramble_match_dup_sentence_for (self, event, self->names);
}

/* The same with other names for the players. */
char *
bramble_match_dup_sentence_for (BrambleMatch       *self,
                                const BrambleEvent *event,
                                const char *const  *names)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return game (self)->event_text (event, self->viewer < 0 ? BRAMBLE_NO_SEAT : (guint) self->viewer, names);
}

/* The part of the round that was played after @n_events of the events of @step. */
static const char *
find_phase (BrambleMatch *self,
            guint         step,
            guint         n_events)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  for (; game (self)->phase && step > 0; step--, n_events = G_MAXUINT)
    {
      bramble_match_get_events (self, step, events);
      for (guint i = MIN (events->len, n_events); i-- > 0;)
        {
          const char *phase = game (self)->phase (&g_array_index (events, BrambleEvent, i));

          if (phase)
            return phase;
        }
    }
  return NULL;
}

/**
 * bramble_match_get_phase:
 *
 * Returns: (nullable) (transfer none): the part of the round that is played, as the
 *   game calls it, or %NULL when it has none
 */
const char *
bramble_match_get_phase (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  return find_phase (self, bramble_match_get_step (self), G_MAXUINT);
}

/**
 * bramble_match_set_pause:
 * @pause: in ms
 *
 * Sets how long computer seats take for an answer at least, from now on. They think
 * meanwhile, so that nobody sees by the clock whether there was anything to choose.
 */
void
bramble_match_set_pause (BrambleMatch *self,
                         guint         pause)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (self));

  self->pause = pause;
}

/* The round that was played after @n_events of the events of @step, of which there are more. */
static guint
find_round (BrambleMatch *self,
            guint         step,
            guint         n_events)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  bramble_match_get_events (self, step, events);
  for (guint i = MIN (events->len, n_events); game (self)->is_heading && i-- > 0;)
    if (game (self)->is_heading (&g_array_index (events, BrambleEvent, i)))
      return (guint) g_array_index (events, BrambleEvent, i).n;
  return game (self)->round (bramble_record_state (self->record, step - 1));
}

static char *
describe_progress (guint       round,
                   const char *phase)
{
  if (round == 0)
    /* Translators: how far a game has come: something is chosen before it begins */
    return g_strdup (C_("title", "Before the first round"));
  if (phase == NULL)
    return g_strdup_printf (C_("title", "Round %u"), round);

  /* Translators: how far a game has come, and the part of the round: "Round 8 · Planning" */
  return g_strdup_printf (C_("title", "Round %1$u · %2$s"), round, phase);
}

/**
 * bramble_match_dup_progress:
 *
 * Returns: (transfer full): how far the game has come, in a few words
 */
char *
bramble_match_dup_progress (BrambleMatch *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);

  /* What part of the round it was is no question any more in the end. */
  return describe_progress (bramble_match_get_round (self), bramble_match_get_over (self) ? NULL : bramble_match_get_phase (self));
}

/**
 * bramble_match_dup_progress_amid:
 * @step: a step up to the present one, but not the set-up
 * @n_events: how many events of it have been seen; there are more
 *
 * Returns: (transfer full): how far the game had come by then, in a few words
 */
char *
bramble_match_dup_progress_amid (BrambleMatch *self,
                                 guint         step,
                                 guint         n_events)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), NULL);
  g_return_val_if_fail (step > 0, NULL);

  return describe_progress (find_round (self, step, n_events), find_phase (self, step, n_events));
}

/**
 * bramble_match_remark:
 * @step: an answer up to the present one
 * @seat: who says it; a person
 * @remark: (nullable): in their own words, or %NULL to take it back
 *
 * Everybody can read it, so what it is about must be known to everybody. The last act may
 * have its sentence when the game is over.
 *
 * Returns: whether it was written down
 */
gboolean
bramble_match_remark (BrambleMatch *self,
                      guint         step,
                      guint         seat,
                      const char   *remark)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  if (self->replay || bramble_match_is_computer (self, seat)
      || !bramble_record_set_remark (self->record, step, seat, remark))
    return FALSE;

  g_signal_emit_by_name (self, "remarked", step);
  return TRUE;
}
