/* bramble-plan.c: a plan that is being thought about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-plan-private.h"

#include <string.h>

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BramblePlan, bramble_plan, G_TYPE_OBJECT)

static const BrambleGame *
game (BramblePlan *self)
{
  return bramble_match_get_game (self->match);
}

static void
choice_free (BramblePlanChoice *choice)
{
  g_free (choice->text);
  g_free (choice);
}

/* The answer that the rules have to the question of step @at. */
static BrambleOption
given_answer (BramblePlan *self,
              guint        at,
              guint8      *kind)
{
  const BrambleRecord *record = bramble_match_get_record (self->match);
  BrambleAsk ask;

  game (self)->ask (bramble_record_state (record, at), &ask);
  *kind = ask.kind;
  return ask.options[bramble_record_option (record, at + 1)];
}

/* Where the viewer began to plan: here, or some answers ago when the rules
 * have these already but they may be taken back. What is hidden does not
 * matter to what may be planned, but the rules go on from there only with
 * something in its place. */
static gboolean
find_base (BramblePlan *self)
{
  int viewer = bramble_match_get_viewer (self->match);
  guint step = bramble_match_get_step (self->match);
  BrambleRng rng;
  BrambleAsk ask;

  self->given = 0;
  if (viewer < 0 || bramble_match_get_replay (self->match)
      || !bramble_table_is_planning (self->table, bramble_match_get_view (self->match), (guint) viewer, &ask))
    return FALSE;

  if (bramble_match_get_can_undo (self->match))
    self->given = MIN (step - bramble_table_get_plan_step (self->table), BRAMBLE_PLAN_MAX_PICKS);
  game (self)->view (bramble_record_state (bramble_match_get_record (self->match), step - self->given), (guint) viewer,
                     self->base);
  bramble_rng_seed (&rng, 1);
  game (self)->resample (self->base, (guint) viewer, &rng);
  return TRUE;
}

/* The match is somewhere else. */
static void
follow (BramblePlan *self)
{
  gboolean was_active = self->active;
  guint seat = self->seat;
  guint32 turn = self->turn;
  BrambleAsk ask;

  if (self->busy)
    return;

  self->active = find_base (self);
  if (self->active)
    {
      guint first = bramble_match_get_step (self->match) - self->given;

      game (self)->ask (self->base, &ask);
      self->seat = ask.seat;
      self->turn = ask.turn;
      if (!was_active || seat != self->seat || turn != self->turn)
        self->n_picks = 0;
      if (self->given > 0)
        self->n_picks = self->given;
      for (guint i = 0; i < self->given; i++)
        self->picks[i] = given_answer (self, first + i, &self->kinds[i]);
    }
  bramble_plan_look (self);
  if (was_active || self->active)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
bramble_plan_finalize (GObject *object)
{
  BramblePlan *self = BRAMBLE_PLAN (object);

  g_clear_object (&self->match);
  g_clear_object (&self->table);
  g_free (self->base);
  g_ptr_array_unref (self->choices);
  g_string_free (self->question, TRUE);
  g_free (self->missing);

  G_OBJECT_CLASS (bramble_plan_parent_class)->finalize (object);
}

static void
bramble_plan_class_init (BramblePlanClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_plan_finalize;

  /**
   * BramblePlan::changed:
   *
   * Something else is planned or may be planned.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bramble_plan_init (BramblePlan *self)
{
  self->choices = g_ptr_array_new_with_free_func ((GDestroyNotify) choice_free);
  self->question = g_string_new (NULL);
}

/**
 * bramble_plan_new:
 * @table: shows a match
 *
 * Returns: (transfer full): what the viewer of the match plans, whenever they do
 */
BramblePlan *
bramble_plan_new (BrambleTable *table)
{
  BramblePlan *self;

  g_return_val_if_fail (BRAMBLE_IS_TABLE (table), NULL);

  self = g_object_new (BRAMBLE_TYPE_PLAN, NULL);
  self->table = g_object_ref (table);
  self->match = g_object_ref (bramble_table_get_match (table));
  self->base = g_malloc (game (self)->state_size);
  g_signal_connect_object (self->match, "answered", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
  return self;
}

/* Whether the viewer is planning now. */
gboolean
bramble_plan_get_active (BramblePlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  return self->active;
}

/* Whether the plan can be set down as it is. */
gboolean
bramble_plan_get_ready (BramblePlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  return self->ready;
}

/* Whether there is only one possible plan. */
gboolean
bramble_plan_get_forced (BramblePlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  return self->forced;
}

/* Returns everything that is asked, in words. */
const char *
bramble_plan_get_question (BramblePlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), NULL);

  return self->question->str;
}

/* Returns (nullable): what has to be answered before the plan is ready. */
const char *
bramble_plan_get_missing (BramblePlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), NULL);

  return self->missing;
}

/**
 * bramble_plan_get_choices:
 *
 * Returns: (transfer none) (element-type BramblePlanChoice): what may be
 *   planned; it is made anew with every change
 */
const GPtrArray *
bramble_plan_get_choices (BramblePlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), NULL);

  return self->choices;
}

/**
 * bramble_plan_find:
 * @thing: something that may be planned, the place that it may be carried to,
 *   or a place where a plan lies, which stands for what lies there
 *
 * Returns: (transfer none) (nullable): the choice that @thing stands for
 */
const BramblePlanChoice *
bramble_plan_find (BramblePlan  *self,
                   BrambleThing  thing)
{
  const BramblePlanChoice *found;

  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), NULL);

  if (bramble_thing_is (thing, BRAMBLE_PLAN_PLACE))
    return bramble_plan_find_chosen (self, thing.id);
  found = bramble_plan_find_thing (self, thing);
  for (guint i = 0; found == NULL && thing.kind && i < self->choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (self->choices, i);

      if (bramble_thing_equal (choice->place, thing))
        found = choice;
    }

  return found;
}

/* Returns (transfer none) (nullable): the first chosen one of a kind, such as
 * "fable". */
const BramblePlanChoice *
bramble_plan_find_chosen (BramblePlan *self,
                          const char  *kind)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), NULL);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const BramblePlanChoice *choice = g_ptr_array_index (self->choices, i);

      if (choice->chosen && bramble_thing_is (choice->thing, kind))
        return choice;
    }

  return NULL;
}

/* Whether something of a kind may be planned. */
gboolean
bramble_plan_has_kind (BramblePlan *self,
                       const char  *kind)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  for (guint i = 0; i < self->choices->len; i++)
    if (bramble_thing_is (((const BramblePlanChoice *) g_ptr_array_index (self->choices, i))->thing, kind))
      return TRUE;

  return FALSE;
}

/**
 * bramble_plan_choose:
 *
 * Makes @thing part of the plan, in place of another one of its kind when
 * there is no room for both.
 *
 * Returns: %FALSE when it cannot be planned; then nothing has changed
 */
gboolean
bramble_plan_choose (BramblePlan  *self,
                     BrambleThing  thing)
{
  const BramblePlanChoice *choice;
  guint8 kind;
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  choice = bramble_plan_find (self, thing);
  if (choice == NULL || choice->chosen)
    return choice != NULL;

  kind = choice->ask;
  for (guint i = 0; i < self->n_picks; i++)
    n += self->kinds[i] == kind;
  for (guint i = 0; i < self->n_picks && n >= self->n_asks[kind]; i++)
    if (self->kinds[i] == kind)
      {
        bramble_plan_remove_pick (self, i--);
        n--;
      }
  if (self->n_picks == BRAMBLE_PLAN_MAX_PICKS)
    return FALSE;
  self->picks[self->n_picks] = choice->option;
  self->kinds[self->n_picks++] = kind;
  bramble_plan_look (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/**
 * bramble_plan_take_back:
 *
 * Returns: %FALSE when @thing was not chosen, or is the only possibility
 */
gboolean
bramble_plan_take_back (BramblePlan  *self,
                        BrambleThing  thing)
{
  const BramblePlanChoice *choice;

  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  choice = bramble_plan_find (self, thing);
  for (guint i = 0; choice && i < self->n_picks; i++)
    if (self->kinds[i] == choice->ask && bramble_option_equal (&self->picks[i], &choice->option))
      {
        bramble_plan_remove_pick (self, i);
        bramble_plan_look (self);
        g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
        return TRUE;
      }

  return FALSE;
}

/**
 * bramble_plan_get_path:
 * @n: (out): how many
 *
 * Returns: (array length=n): what setting the plan down would answer from now on
 */
const BrambleOption *
bramble_plan_get_path (BramblePlan *self,
                       guint       *n)
{
  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), NULL);

  *n = self->n_answers > self->given ? self->n_answers - self->given : 0;
  return self->answers + self->given;
}

/* Takes back what the rules have of the plan and should not. Returns how many
 * answers are left to them. */
static guint
keep_given (BramblePlan         *self,
            const BrambleOption *answers)
{
  guint first = bramble_match_get_step (self->match) - self->given;
  guint kept = 0;

  for (; kept < self->given && kept < self->n_answers; kept++)
    {
      guint8 kind;
      BrambleOption given = given_answer (self, first + kept, &kind);

      if (!bramble_option_equal (&given, &answers[kept]))
        break;
    }
  while (bramble_match_get_step (self->match) > first + kept && bramble_match_undo (self->match, BRAMBLE_BY_STEP))
    ;
  return kept;
}

/**
 * bramble_plan_set_down:
 *
 * Answers what the rules ask about the plan, one question after the other.
 *
 * Returns: whether that was done
 */
gboolean
bramble_plan_set_down (BramblePlan *self)
{
  BrambleOption answers[BRAMBLE_PLAN_MAX_PICKS];
  guint n_answers = self->n_answers;
  gboolean done = TRUE;

  g_return_val_if_fail (BRAMBLE_IS_PLAN (self), FALSE);

  if (!self->active || !self->ready || self->busy)
    return FALSE;

  memcpy (answers, self->answers, sizeof answers);
  g_object_ref (self);
  self->busy = TRUE;
  for (guint i = keep_given (self, answers); i < n_answers && done; i++)
    {
      BrambleAsk ask;
      int option = -1;

      if (bramble_table_is_planning (self->table, bramble_match_get_view (self->match), self->seat, &ask))
        option = bramble_ask_find (&ask, &answers[i]);
      done = option >= 0 && bramble_match_answer (self->match, (guint) option);
    }
  self->busy = FALSE;
  follow (self);
  g_object_unref (self);
  return done;
}
