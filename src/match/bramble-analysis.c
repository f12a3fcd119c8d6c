/* bramble-analysis.c: how a game was won and lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finished game has no secrets, so the chances of all seats are reckoned from
 * what really lay there. What an answer was worth is reckoned from what the seat
 * could know: nobody is blamed for what nobody could see. Both come from the
 * strongest level of the game, in a thread, and are the same whenever the same game
 * is looked at.
 */

#include "bramble-analysis.h"

#include <glib/gi18n-lib.h>
#include <search.h>
#include <string.h>

#include "bramble-match-private.h"

/* How often a position is played on for the chances of all. */
#define TRIES 24

/* How many answers are told of, and what they cost at least. */
#define MAX_TURNS 3
#define WORTH_TELLING 0.03

/* All answers are weighed quickly, by this part of the strongest player's effort; those
 * that seem to have cost most are thought through. */
#define QUICKLY 8
#define MAX_SUSPECTS 8

struct _BrambleAnalysis
{
  gatomicrefcount refs;
  BrambleChart *chart; /* a point for each state, in parts of a hundred */
  GArray *turns;       /* BrambleTurningPoint, the one that cost most first */
};

/* What a thread is given. */
typedef struct
{
  BrambleRecord *record;
  gint cancelled; /* atomic */
} Work;

static void
work_free (Work *work)
{
  bramble_record_free (work->record);
  g_free (work);
}

static void
clear_turn (gpointer data)
{
  BrambleTurningPoint *turn = data;

  g_free (turn->question);
  g_free (turn->chosen);
  g_free (turn->instead);
}

static BrambleAnalysis *
analysis_new (guint n_seats)
{
  BrambleAnalysis *self = g_new0 (BrambleAnalysis, 1);

  g_atomic_ref_count_init (&self->refs);
  self->chart = bramble_chart_new (n_seats);
  self->turns = g_array_new (FALSE, TRUE, sizeof (BrambleTurningPoint));
  g_array_set_clear_func (self->turns, clear_turn);
  return self;
}

BrambleAnalysis *
bramble_analysis_ref (BrambleAnalysis *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
bramble_analysis_unref (BrambleAnalysis *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;

  bramble_chart_free (self->chart);
  g_array_unref (self->turns);
  g_free (self);
}

/* Whether everything that is left to do would be in vain. */
static gboolean
is_cancelled (Work *work)
{
  return g_atomic_int_get (&work->cancelled) != 0;
}

/* How likely each seat was to win, in every state of the game. */
static void
draw_chances (Work            *work,
              BrambleAnalysis *analysis)
{
  const BrambleGame *game = bramble_record_game (work->record);
  guint n_seats = bramble_record_n_seats (work->record);

  for (guint at = 0; at <= bramble_record_n_steps (work->record) && !is_cancelled (work); at++)
    {
      gconstpointer state = bramble_record_state (work->record, at);
      double chances[BRAMBLE_MAX_SEATS];
      guint percent[BRAMBLE_MAX_SEATS];

      bramble_search_value (game, state, TRIES, at + 1, chances);
      for (guint seat = 0; seat < n_seats; seat++)
        percent[seat] = (guint) (100 * CLAMP (chances[seat], 0, 1) + 0.5);
      bramble_chart_add (analysis->chart, game->round (state), percent);
    }
}

/* The option that was answered in @step, or %FALSE when none was. */
static gboolean
get_answer (const BrambleRecord *record,
            guint                step,
            BrambleOption       *option)
{
  BrambleAsk ask;
  int answered;

  if (step > bramble_record_n_steps (record))
    return FALSE;
  answered = bramble_record_option (record, step);
  bramble_record_game (record)->ask (bramble_record_state (record, step - 1), &ask);
  if (answered < 0 || answered >= ask.n_options)
    return FALSE;
  *option = ask.options[answered];
  return TRUE;
}

/* The plan of those that were thought of that was really carried out from @step on. */
static const BramblePlan *
find_plan (const BrambleRecord   *record,
           guint                  step,
           const BrambleFindings *findings)
{
  for (guint i = 0; i < findings->n_plans; i++)
    {
      const BramblePlan *plan = &findings->plans[i];
      guint same = 0;
      BrambleOption option;

      while (same < plan->length && get_answer (record, step + same, &option)
             && bramble_record_answerer (record, step + same) == bramble_record_answerer (record, step)
             && bramble_option_equal (&option, &plan->path[same]))
        same++;
      if (same == plan->length)
        return plan;
    }

  return NULL;
}

static const BramblePlan *
best_plan (const BrambleFindings *findings)
{
  const BramblePlan *best = &findings->plans[0];

  for (guint i = 1; i < findings->n_plans; i++)
    if (findings->plans[i].share > best->share)
      best = &findings->plans[i];
  return best;
}

/* An answer that is being looked at. */
typedef struct
{
  guint step;
  double loss; /* of the chance to win, as it seems */
} Suspect;

/* Keeps those that cost most, in this order. */
static void
add_suspect (GArray        *suspects,
             const Suspect *suspect)
{
  guint at = 0;

  while (at < suspects->len && g_array_index (suspects, Suspect, at).loss >= suspect->loss)
    at++;
  g_array_insert_val (suspects, at, *suspect);
  if (suspects->len > MAX_SUSPECTS)
    g_array_set_size (suspects, MAX_SUSPECTS);
}

/* What is needed again and again. */
typedef struct
{
  Work *work;
  const BrambleGame *game;
  const char *names[BRAMBLE_MAX_SEATS];
  guint8 *view;              /* of who answers */
  BrambleAsk ask;            /* that they answer */
  BrambleFindings *findings; /* about it */
} Weighing;

/* Thinks about the answer of @step as whoever gave it could have. Returns the plan that was
 * carried out, or %NULL when there was nothing to choose. */
static const BramblePlan *
weigh (Weighing           *weighing,
       const BrambleLevel *level,
       guint               step)
{
  const BrambleRecord *record = weighing->work->record;
  guint seat = bramble_record_answerer (record, step);
  BrambleThought thought = {
    .game = weighing->game,
    .view = weighing->view,
    .ask = &weighing->ask,
    .seed = step,
    .cancelled = &weighing->work->cancelled,
  };

  if (seat == BRAMBLE_NO_SEAT)
    return NULL;
  weighing->game->view (bramble_record_state (record, step - 1), seat, weighing->view);
  weighing->game->ask (weighing->view, &weighing->ask);
  if (weighing->ask.n_options < 2)
    return NULL;

  bramble_search_run (level, &thought, weighing->findings);
  return find_plan (record, step, weighing->findings);
}

/* Looks at every answer of the game once. Those of a plan are one. */
static GArray *
find_suspects (Weighing *weighing)
{
  GArray *suspects = g_array_new (FALSE, FALSE, sizeof (Suspect));
  BrambleLevel quick = *bramble_game_strongest (weighing->game);
  guint length;

  quick.playouts = MAX (quick.playouts / QUICKLY, 1);
  for (guint step = 1; step <= bramble_record_n_steps (weighing->work->record) && !is_cancelled (weighing->work);
       step += length)
    {
      const BramblePlan *chosen = weigh (weighing, &quick, step);

      length = chosen ? MAX (chosen->length, 1) : 1;
      if (chosen)
        add_suspect (suspects, &(Suspect) { step, best_plan (weighing->findings)->value - chosen->value });
    }
  return suspects;
}

/* Thinks one of them through. */
static void
judge (Weighing        *weighing,
       guint            step,
       BrambleAnalysis *analysis)
{
  const BramblePlan *chosen = weigh (weighing, bramble_game_strongest (weighing->game), step);
  const BramblePlan *best = best_plan (weighing->findings);
  BrambleTurningPoint turn = { .step = step, .seat = bramble_record_answerer (weighing->work->record, step) };
  guint at = 0;

  if (chosen == NULL || is_cancelled (weighing->work) || best->value - chosen->value < WORTH_TELLING)
    return;
  turn.round = weighing->game->round (weighing->view);
  turn.chance = CLAMP (chosen->value, 0, 1);
  turn.better = CLAMP (best->value, 0, 1);
  turn.question = weighing->game->ask_text (weighing->view, &weighing->ask, weighing->names);
  turn.chosen = bramble_match_path_text (weighing->game, weighing->view, &weighing->ask, chosen->path, chosen->length,
                                         weighing->names);
  turn.instead = bramble_match_path_text (weighing->game, weighing->view, &weighing->ask, best->path, best->length,
                                          weighing->names);
  for (; at < analysis->turns->len; at++)
    {
      const BrambleTurningPoint *other = &g_array_index (analysis->turns, BrambleTurningPoint, at);

      if (other->better - other->chance < turn.better - turn.chance)
        break;
    }
  g_array_insert_val (analysis->turns, at, turn);
  if (analysis->turns->len > MAX_TURNS)
    g_array_set_size (analysis->turns, MAX_TURNS);
}

static void
find_turns (Work            *work,
            BrambleAnalysis *analysis)
{
  const BrambleGame *game = bramble_record_game (work->record);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  g_autofree BrambleFindings *findings = g_new0 (BrambleFindings, 1);
  Weighing weighing = { .work = work, .game = game, .view = view, .findings = findings };
  g_autoptr (GArray) suspects = NULL;

  for (guint seat = 0; seat < bramble_record_n_seats (work->record); seat++)
    weighing.names[seat] = bramble_record_seat (work->record, seat)->name;
  suspects = find_suspects (&weighing);
  for (guint i = 0; i < suspects->len && !is_cancelled (work); i++)
    judge (&weighing, g_array_index (suspects, Suspect, i).step, analysis);
}

static void
stop (GCancellable *cancellable,
      gpointer      user_data)
{
  Work *work = user_data;

  g_atomic_int_set (&work->cancelled, TRUE);
}

static void
analyse (GTask        *task,
         gpointer      source_object,
         gpointer      task_data,
         GCancellable *cancellable)
{
  Work *work = task_data;
  g_autoptr (BrambleAnalysis) analysis = analysis_new (bramble_record_n_seats (work->record));
  gulong handler = cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (stop), work, NULL) : 0;

  draw_chances (work, analysis);
  find_turns (work, analysis);
  g_cancellable_disconnect (cancellable, handler);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&analysis), (GDestroyNotify) bramble_analysis_unref);
}

/* The chance to win of every seat: a point for each state of the game, step by step. */
const BrambleChart *
bramble_analysis_get_chart (const BrambleAnalysis *self)
{
  return self->chart;
}

/* How many answers changed most; there need not be any. */
guint
bramble_analysis_get_n_turns (const BrambleAnalysis *self)
{
  return self->turns->len;
}

const BrambleTurningPoint *
bramble_analysis_get_turn (const BrambleAnalysis *self,
                           guint                  i)
{
  g_return_val_if_fail (i < self->turns->len, NULL);

  return &g_array_index (self->turns, BrambleTurningPoint, i);
}

/* Whether there is anything to say: the game is over, and the strongest level can
 * value it. */
gboolean
bramble_match_can_analyse (BrambleMatch *match)
{
  const BrambleGame *game;
  const BrambleRecord *record;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), FALSE);

  game = bramble_match_get_game (match);
  record = bramble_match_get_record (match);
  return game->value && game->playout
         && bramble_game_is_over (game, bramble_record_state (record, bramble_record_n_steps (record)));
}

/**
 * bramble_match_analyse_async:
 *
 * Thinks about a finished game. Nobody holds on to @match meanwhile. What was found out
 * about it before is there at once.
 */
void
bramble_match_analyse_async (BrambleMatch        *match,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  BrambleAnalysis *kept = bramble_match_get_analysis (match);
  Work *work;

  g_task_set_source_tag (task, bramble_match_analyse_async);
  if (kept)
    {
      g_task_return_pointer (task, bramble_analysis_ref (kept), (GDestroyNotify) bramble_analysis_unref);
      return;
    }
  if (!bramble_match_can_analyse (match))
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", _("There are no hints for this game."));
      return;
    }
  work = g_new0 (Work, 1);
  work->record = bramble_record_copy (bramble_match_get_record (match));
  g_task_set_task_data (task, work, (GDestroyNotify) work_free);
  g_task_run_in_thread (task, analyse);
}

/**
 * bramble_match_analyse_finish:
 *
 * Returns: (transfer full) (nullable): what was found out
 */
BrambleAnalysis *
bramble_match_analyse_finish (GAsyncResult  *result,
                              GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Lets whoever asks about @match again find what is known. */
void
bramble_match_keep_analysis (BrambleMatch    *match,
                             BrambleAnalysis *analysis)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (match));

  g_object_set_data_full (G_OBJECT (match), "analysis", bramble_analysis_ref (analysis),
                          (GDestroyNotify) bramble_analysis_unref);
}

/* Returns (transfer none) (nullable): what is known about @match. */
BrambleAnalysis *
bramble_match_get_analysis (BrambleMatch *match)
{
  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);

  return g_object_get_data (G_OBJECT (match), "analysis");
}
