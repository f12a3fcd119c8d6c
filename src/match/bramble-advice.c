/* bramble-advice.c: what the strongest computer player thinks of an ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Advice comes from the same search that the strongest level answers with, in
 * a thread, and from what the viewer may know. It is said in words: what it
 * would answer, and what it expects of that and of the alternatives.
 */

#include "bramble-advice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Alternatives that are told about; the others are worse still. */
#define MAX_TOLD 4

/* Chances nearer to each other than this are the same for a person. */
#define HARDLY 0.005

typedef struct
{
  const BrambleGame *game;
  guint8 *view;
  BrambleAsk ask;
  guint64 seed;
  gint cancelled; /* atomic */
} Question;

static void
question_free (Question *question)
{
  g_free (question->view);
  g_free (question);
}

void
bramble_advice_free (BrambleAdvice *advice)
{
  g_free (advice);
}

static void
stop (GCancellable *cancellable,
      gpointer      user_data)
{
  Question *question = user_data;

  g_atomic_int_set (&question->cancelled, TRUE);
}

static void
think (GTask        *task,
       gpointer      source_object,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Question *question = task_data;
  BrambleThought thought = {
    .game = question->game,
    .view = question->view,
    .ask = &question->ask,
    .seed = question->seed,
    .cancelled = &question->cancelled,
    .patience = BRAMBLE_PATIENCE,
  };
  g_autoptr (BrambleAdvice) advice = g_new0 (BrambleAdvice, 1);
  gulong handler = cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (stop), question, NULL) : 0;

  bramble_search_run (&bramble_bot_raven.search, &thought, &advice->findings);
  g_cancellable_disconnect (cancellable, handler);
  if (g_task_return_error_if_cancelled (task))
    return;

  advice->turn = question->ask.turn;
  for (guint i = 1; i < question->ask.n_options; i++)
    if (advice->findings.shares[i] > advice->findings.shares[advice->best])
      advice->best = i;
  g_task_return_pointer (task, g_steal_pointer (&advice), (GDestroyNotify) bramble_advice_free);
}

/**
 * bramble_match_advise_async:
 *
 * Thinks about what the viewer is asked now. When the viewer is not asked
 * anything, it fails at once.
 */
void
bramble_match_advise_async (BrambleMatch        *match,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  const BrambleGame *game = bramble_match_get_game (match);
  g_autoptr (GTask) task = g_task_new (match, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  g_task_set_source_tag (task, bramble_match_advise_async);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  question->game = game;
  bramble_match_get_ask (match, &question->ask);
  if (question->ask.n_options == 0 || question->ask.seat != bramble_match_get_viewer (match))
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", _("Nobody is asked anything here."));
      return;
    }

  question->view = g_memdup2 (bramble_match_get_view (match), game->state_size);
  question->seed = ((guint64) g_random_int () << 32) | g_random_int ();
  g_task_run_in_thread (task, think);
}

/**
 * bramble_match_advise_finish:
 *
 * Returns: (transfer full): advice about the ask that there was
 */
BrambleAdvice *
bramble_match_advise_finish (BrambleMatch  *match,
                             GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, match), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * bramble_advice_is_current:
 *
 * Returns: whether the match still waits for the answer that this is about
 */
gboolean
bramble_advice_is_current (const BrambleAdvice *advice,
                           BrambleMatch        *match)
{
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  return ask.n_options > 0 && ask.turn == advice->turn;
}

/* What an option is worth: one that is chosen now and then in a secret choice
 * is as good as the others that are. */
static double
worth (const BrambleAdvice *advice,
       guint                option)
{
  return advice->findings.values[option];
}

/**
 * bramble_advice_loss:
 *
 * Returns: how much of the chance to win @option gives away, from 0 to 1
 */
double
bramble_advice_loss (const BrambleAdvice *advice,
                     guint                option)
{
  return MAX (worth (advice, advice->best) - worth (advice, option), 0);
}

static guint
percent (double chance)
{
  return (guint) (100 * CLAMP (chance, 0, 1) + 0.5);
}

/* The options other than the best, from good to bad. */
static guint
sort_others (const BrambleAdvice *advice,
             guint                n_options,
             guint               *order)
{
  guint n = 0;

  for (guint option = 0; option < n_options; option++)
    {
      guint at = n;

      if (option == advice->best)
        continue;
      for (; at > 0 && worth (advice, order[at - 1]) < worth (advice, option); at--)
        order[at] = order[at - 1];
      order[at] = option;
      n++;
    }

  return n;
}

/**
 * bramble_advice_dup_text:
 *
 * Returns: (transfer full): the advice in words, a line for each option
 */
char *
bramble_advice_dup_text (const BrambleAdvice *advice,
                         BrambleMatch        *match)
{
  g_autofree char *best = bramble_match_dup_option (match, advice->best);
  GString *text = g_string_new (NULL);
  guint order[BRAMBLE_MAX_OPTIONS];
  BrambleAsk ask;
  guint n;

  bramble_match_get_ask (match, &ask);
  n = sort_others (advice, ask.n_options, order);
  /* Translators: a hint. %1$s is an answer as it stands on its button. */
  g_string_append_printf (text, _("Best: %1$s. Chance to win: about %2$u %%."), best,
                          percent (worth (advice, advice->best)));
  if (advice->findings.shares[advice->best] < 0.75)
    {
      g_string_append_c (text, '\n');
      /* Translators: a hint about a choice that all players make in secret. */
      g_string_append (text, _("Do not always do the same here: the others guess."));
    }
  for (guint i = 0; i < n && i < MAX_TOLD; i++)
    {
      g_autofree char *option = bramble_match_dup_option (match, order[i]);

      g_string_append_c (text, '\n');
      if (bramble_advice_loss (advice, order[i]) < HARDLY)
        /* Translators: a hint; %s is another answer. */
        g_string_append_printf (text, _("%s: just as good."), option);
      else
        /* Translators: a hint; %1$s is another answer, %2$u its chance to win. */
        g_string_append_printf (text, _("%1$s: about %2$u %%."), option, percent (worth (advice, order[i])));
    }

  return g_string_free (text, FALSE);
}

/**
 * bramble_advice_dup_warning:
 *
 * Returns: (transfer full): why another answer would be better than @option
 */
char *
bramble_advice_dup_warning (const BrambleAdvice *advice,
                            BrambleMatch        *match,
                            guint                option)
{
  g_autofree char *best = bramble_match_dup_option (match, advice->best);
  g_autofree char *other = bramble_match_dup_option (match, option);

  /* Translators: %1$s and %3$s are answers, %2$u and %4$u their chances to win. */
  return g_strdup_printf (_("%1$s wins about %2$u %% of such games, %3$s about %4$u %%."), other,
                          percent (worth (advice, option)), best, percent (worth (advice, advice->best)));
}
