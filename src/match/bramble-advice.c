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

#include "bramble-match-private.h"
#include "bramble-reasons.h"

/* Alternatives that are told about; the others are worse still. */
#define MAX_TOLD 4

/* Chances nearer to each other than this are the same for a person. */
#define HARDLY 0.005

/* A plan that should be chosen less often than this is one of several. */
#define SURE 0.75

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

  bramble_search_run (bramble_game_strongest (question->game), &thought, &advice->findings);
  g_cancellable_disconnect (cancellable, handler);
  if (g_task_return_error_if_cancelled (task))
    return;

  advice->turn = question->ask.turn;
  for (guint i = 1; i < advice->findings.n_plans; i++)
    if (advice->findings.plans[i].share > advice->findings.plans[advice->best].share)
      advice->best = i;
  g_task_return_pointer (task, g_steal_pointer (&advice), (GDestroyNotify) bramble_advice_free);
}

/**
 * bramble_match_advise_async:
 *
 * Thinks about what the viewer is asked now, or, where no seat has secrets and all look on, about what
 * anybody is. When the viewer is not asked anything, it fails at once.
 */
void
bramble_match_advise_async (BrambleMatch        *match,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  const BrambleGame *game = bramble_match_get_game (match);
  g_autoptr (GTask) task = g_task_new (match, cancellable, callback, user_data);
  int viewer = bramble_match_get_viewer (match);
  Question *question = g_new0 (Question, 1);

  g_task_set_source_tag (task, bramble_match_advise_async);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  question->game = game;
  bramble_match_get_ask (match, &question->ask);
  if (game->playout == NULL || game->value == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", _("There are no hints for this game."));
      return;
    }
  /* Everybody reads a hint, and it would come from what only one of them knows, unless nobody has secrets. */
  if (question->ask.n_options > 0 && viewer == BRAMBLE_VIEWER_NOBODY && !game->all_open)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s",
                               _("A hint for one of you would tell the others what only you may know."));
      return;
    }
  if (question->ask.n_options == 0 || (viewer != BRAMBLE_VIEWER_NOBODY && question->ask.seat != viewer))
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

static const BramblePlan *
best_plan (const BrambleAdvice *advice)
{
  return &advice->findings.plans[advice->best];
}

static const BramblePlan *
find_plan (const BrambleAdvice *advice,
           const BrambleOption *path,
           guint                n)
{
  for (guint i = 0; i < advice->findings.n_plans; i++)
    {
      const BramblePlan *plan = &advice->findings.plans[i];

      if (plan->length == n && memcmp (plan->path, path, n * sizeof *path) == 0)
        return plan;
    }

  return NULL;
}

/**
 * bramble_advice_loss:
 * @path: (array length=n): what somebody would answer, one after the other
 *
 * Returns: how much of the chance to win that gives away, from 0 to 1
 */
double
bramble_advice_loss (const BrambleAdvice *advice,
                     const BrambleOption *path,
                     guint                n)
{
  const BramblePlan *plan = find_plan (advice, path, n);

  return plan ? MAX (best_plan (advice)->value - plan->value, 0) : 0;
}

static guint
percent (double chance)
{
  return (guint) (100 * CLAMP (chance, 0, 1) + 0.5);
}

static char *
plan_text (const BramblePlan *plan,
           BrambleMatch      *match)
{
  return bramble_match_dup_path (match, plan->path, plan->length);
}

/* The plans other than the best, from good to bad: at most @n of them. */
static guint
sort_others (const BrambleAdvice  *advice,
             const BramblePlan   **order,
             guint                 n)
{
  guint found = 0;

  for (guint i = 0; i < advice->findings.n_plans; i++)
    {
      const BramblePlan *plan = &advice->findings.plans[i];
      guint at = found;

      if (plan == best_plan (advice))
        continue;
      for (; at > 0 && order[at - 1]->value < plan->value; at--)
        if (at < n)
          order[at] = order[at - 1];
      if (at < n)
        order[at] = plan;
      found = MIN (found + 1, n);
    }

  return found;
}

/* Adds why @better is better than @worse, a sentence a line; or, when somebody wants to
 * answer @worse, what is wrong with that. */
static void
add_reasons (GString           *text,
             BrambleMatch      *match,
             const BramblePlan *better,
             const BramblePlan *worse,
             gboolean           warns)
{
  const BrambleReason *reasons[BRAMBLE_MAX_TOLD_REASONS];
  BrambleAsk ask;
  guint n;

  bramble_match_get_ask (match, &ask);
  n = bramble_reasons_find (bramble_match_get_game (match), bramble_match_get_view (match), &ask,
                            (BrambleWay) { better->path, better->length }, (BrambleWay) { worse->path, worse->length },
                            reasons);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "\n%s", warns ? _(reasons[i]->less) : _(reasons[i]->more));
}

/* Adds what the game itself says for the first answer of @plan. */
static void
add_motive (GString           *text,
            BrambleMatch      *match,
            const BramblePlan *plan)
{
  const BrambleGame *game = bramble_match_get_game (match);
  g_autofree char *motive = NULL;
  BrambleAsk ask;
  int option;

  bramble_match_get_ask (match, &ask);
  option = bramble_ask_find (&ask, &plan->path[0]);
  if (game->motive && option >= 0)
    motive = game->motive (bramble_match_get_view (match), &ask, (guint) option, match->names);
  if (motive)
    g_string_append_printf (text, "\n%s", motive);
}

/**
 * bramble_advice_get_best:
 * @n: (out): how many answers
 *
 * Returns: (transfer none) (array length=n): what to answer, one after the other
 */
const BrambleOption *
bramble_advice_get_best (const BrambleAdvice *advice,
                         guint               *n)
{
  *n = best_plan (advice)->length;
  return best_plan (advice)->path;
}

/**
 * bramble_advice_dup_text:
 *
 * Returns: (transfer full): the advice in words, a line for each answer
 */
char *
bramble_advice_dup_text (const BrambleAdvice *advice,
                         BrambleMatch        *match)
{
  const BramblePlan *best = best_plan (advice);
  g_autofree char *best_text = plan_text (best, match);
  GString *text = g_string_new (NULL);
  const BramblePlan *order[MAX_TOLD];
  guint n = sort_others (advice, order, MAX_TOLD);

  /* What has no other was not weighed. */
  if (n == 0)
    {
      /* Translators: a hint. %s is an answer as it stands on its button. */
      g_string_append_printf (text, _("There is only one answer: %s."), best_text);
      return g_string_free (text, FALSE);
    }
  /* Translators: a hint. %1$s is an answer as it stands on its button. */
  g_string_append_printf (text, _("Best: %1$s. Chance to win: about %2$u %%."), best_text, percent (best->value));
  add_motive (text, match, best);
  if (best->value - order[0]->value >= HARDLY)
    add_reasons (text, match, best, order[0], FALSE);
  if (best->share < SURE)
    {
      /* Translators: a hint about a choice that all players make in secret. */
      const char *vary = _("Do not always do the same here: the others guess.");

      g_string_append_printf (text, "\n%s", vary);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *other = plan_text (order[i], match);

      g_string_append_c (text, '\n');
      if (best->value - order[i]->value < HARDLY)
        /* Translators: a hint; %s is another answer. */
        g_string_append_printf (text, _("%s: just as good."), other);
      else
        /* Translators: a hint; %1$s is another answer, %2$u its chance to win. */
        g_string_append_printf (text, _("%1$s: about %2$u %%."), other, percent (order[i]->value));
    }

  return g_string_free (text, FALSE);
}

/**
 * bramble_advice_dup_warning:
 * @path: (array length=n): what somebody would answer, one after the other
 *
 * Returns: (transfer full): why something else would be better
 */
char *
bramble_advice_dup_warning (const BrambleAdvice *advice,
                            BrambleMatch        *match,
                            const BrambleOption *path,
                            guint                n)
{
  const BramblePlan *plan = find_plan (advice, path, n);
  g_autofree char *text = bramble_match_dup_path (match, path, n);
  g_autofree char *better = plan_text (best_plan (advice), match);

  GString *warning = g_string_new (NULL);

  /* Translators: %1$s and %3$s are answers, %2$u and %4$u how likely the game is won with them. */
  g_string_printf (warning, _("Chance to win with “%1$s”: about %2$u %%. With “%3$s”: about %4$u %%."),
                   text, percent (plan->value), better, percent (best_plan (advice)->value));
  add_reasons (warning, match, best_plan (advice), plan, TRUE);
  return g_string_free (warning, FALSE);
}
