/* bramble-grimm-plan.c: a plan that is being thought about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-plan.h"

#include <rules/asks.h>
#include <rules/grimm.h>
#include <string.h>

#include "bramble-grimm-target.h"

/* More cards than any plan has, and more questions. */
#define MAX_PICKS 8

/**
 * BrambleGrimmPlan:
 *
 * The rules ask for a Gather card and then, perhaps, for a Fable. People think
 * of both at once and change their minds, so here a plan is only a draft until
 * bramble_grimm_plan_set_down() answers.
 *
 * It knows nothing of what may be planned: it answers a copy of the viewer's
 * view with what was picked so far and looks what is asked then. Where a pick
 * is still missing it tries all answers, to know what could come after it. A
 * question with only one answer has that answer, and one that may be declined
 * is declined unless something was picked.
 */
struct _BrambleGrimmPlan
{
  GObject parent_instance;

  BrambleMatch *match;
  gboolean active;       /* the viewer is planning */
  gboolean halfway;      /* the first answer is given, but may still be taken back */
  gboolean busy;         /* the plan is just being set down */
  guint seat;            /* who plans */
  GrimmState base;       /* where planning begins, what is hidden filled in somehow */

  BrambleOption picks[MAX_PICKS]; /* what the person wants, the oldest first */
  guint8 kinds[MAX_PICKS];        /* the questions that they answer */
  guint n_picks;

  GPtrArray *choices;    /* BrambleGrimmChoice: what may be picked */
  BrambleOption answers[MAX_PICKS]; /* what setting down would answer */
  guint n_answers;
  guint n_asks[GRIMM_N_ASKS]; /* how often each question is asked */
  gboolean ready;        /* nothing is missing */
  gboolean forced;       /* there is nothing to choose */
  GString *question;     /* everything that is asked */
  char *missing;         /* (nullable): what has no answer yet */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrambleGrimmPlan, bramble_grimm_plan, G_TYPE_OBJECT)

/* How the rules were asked so far. */
typedef struct
{
  gboolean certain; /* all questions were answered */
  guint depth;      /* how many there were */
  guint used;       /* the picks that answered them, a bit each */
  guint n_asks[GRIMM_N_ASKS];
} Way;

static void
choice_free (BrambleGrimmChoice *choice)
{
  g_free (choice->target);
  g_free (choice->text);
  g_free (choice);
}

static gboolean
is_planning (const BrambleAsk *ask,
             guint             seat)
{
  return ask->n_options > 0 && ask->seat == seat
         && (ask->kind == GRIMM_ASK_PLAN_GATHER || ask->kind == GRIMM_ASK_PLAN_FABLE);
}

static BrambleGrimmChoice *
find_choice (BrambleGrimmPlan *self,
             const char       *target)
{
  for (guint i = 0; i < self->choices->len; i++)
    {
      BrambleGrimmChoice *choice = g_ptr_array_index (self->choices, i);

      if (g_strcmp0 (choice->target, target) == 0)
        return choice;
    }

  return NULL;
}

/* What is answered with words only, such as "No Fable", is what happens when
 * nothing is picked. */
static void
add_choices (BrambleGrimmPlan  *self,
             const GrimmState  *s,
             const BrambleAsk  *ask,
             const char *const *names)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *target = bramble_grimm_option_target (ask, i);
      BrambleGrimmChoice *choice;

      if (target == NULL || find_choice (self, target))
        continue;
      choice = g_new0 (BrambleGrimmChoice, 1);
      choice->target = g_steal_pointer (&target);
      choice->text = grimm_option_text (s, ask, i, names);
      choice->ask = ask->kind;
      choice->option = ask->options[i];
      g_ptr_array_add (self->choices, choice);
    }
}

/* What of the picks answers @ask, or the only answer, or to decline. */
static int
find_answer (BrambleGrimmPlan *self,
             const BrambleAsk *ask,
             guint            *used)
{
  const BrambleOption none = { .kind = GRIMM_OPT_NONE };

  for (guint i = 0; i < self->n_picks; i++)
    {
      int option = (*used >> i) & 1 ? -1 : bramble_ask_find (ask, &self->picks[i]);

      if (option >= 0 && self->kinds[i] == ask->kind)
        {
          *used |= 1u << i;
          return option;
        }
    }

  return ask->n_options == 1 ? 0 : bramble_ask_find (ask, &none);
}

static void
mark_chosen (BrambleGrimmPlan *self,
             const BrambleAsk *ask,
             guint             option)
{
  g_autofree char *target = bramble_grimm_option_target (ask, option);
  BrambleGrimmChoice *choice = find_choice (self, target);

  if (choice == NULL)
    return;
  choice->chosen = TRUE;
  choice->fixed = ask->n_options == 1;
}

/* Answers one question after the other. Returns which picks were used on any
 * way, a bit each. */
static guint
walk (BrambleGrimmPlan  *self,
      const GrimmState  *from,
      Way                way,
      const char *const *names)
{
  GrimmState s = *from;
  g_autofree char *question = NULL;
  BrambleAsk ask;
  guint used;
  int option;

  grimm_game.ask (&s, &ask);
  if (!is_planning (&ask, self->seat) || way.depth++ >= MAX_PICKS)
    return way.used;

  add_choices (self, &s, &ask, names);
  way.n_asks[ask.kind]++;
  self->n_asks[ask.kind] = MAX (self->n_asks[ask.kind], way.n_asks[ask.kind]);
  if (ask.n_options > 1)
    self->forced = FALSE;
  question = grimm_ask_text (&s, &ask, names);
  if (strstr (self->question->str, question) == NULL)
    g_string_append_printf (self->question, "%s%s", self->question->len > 0 ? " " : "", question);

  option = find_answer (self, &ask, &way.used);
  if (option >= 0)
    {
      mark_chosen (self, &ask, (guint) option);
      if (way.certain)
        self->answers[self->n_answers++] = ask.options[option];
      grimm_game.answer (&s, &ask, (guint) option, NULL);
      return walk (self, &s, way, names);
    }

  self->ready = FALSE;
  used = way.used;
  way.certain = FALSE;
  if (self->missing == NULL)
    self->missing = g_steal_pointer (&question);
  for (guint i = 0; i < ask.n_options; i++)
    {
      GrimmState then = s;
      BrambleAsk asked = ask;

      grimm_game.answer (&then, &asked, i, NULL);
      used |= walk (self, &then, way, names);
    }
  return used;
}

static void
remove_pick (BrambleGrimmPlan *self,
             guint             at)
{
  self->n_picks--;
  memmove (&self->picks[at], &self->picks[at + 1], (self->n_picks - at) * sizeof self->picks[0]);
  memmove (&self->kinds[at], &self->kinds[at + 1], (self->n_picks - at) * sizeof self->kinds[0]);
}

/* Finds out anew what may be planned. Picks that fit no longer drop out. */
static void
look (BrambleGrimmPlan *self)
{
  const char *names[GRIMM_MAX_SEATS] = { NULL };
  guint used;

  g_ptr_array_set_size (self->choices, 0);
  g_string_truncate (self->question, 0);
  g_clear_pointer (&self->missing, g_free);
  memset (self->n_asks, 0, sizeof self->n_asks);
  self->n_answers = 0;
  self->ready = self->forced = self->active;
  if (!self->active)
    {
      self->n_picks = 0;
      return;
    }

  for (guint i = 0; i < self->base.n_seats; i++)
    names[i] = bramble_seat_get_name (bramble_match_get_seat (self->match, i));
  used = walk (self, &self->base, (Way) { .certain = TRUE }, names);
  for (guint i = self->n_picks; i-- > 0;)
    if (((used >> i) & 1) == 0)
      remove_pick (self, i);
}

/* Where the viewer began to plan: here, or one answer ago when the rules have
 * the Gather card already but it may be taken back. */
static gboolean
find_base (BrambleGrimmPlan *self)
{
  const BrambleRecord *record = bramble_match_get_record (self->match);
  int viewer = bramble_match_get_viewer (self->match);
  guint step = bramble_match_get_step (self->match);
  BrambleAsk ask;

  self->halfway = FALSE;
  if (viewer < 0 || bramble_match_get_replay (self->match))
    return FALSE;
  bramble_match_get_ask (self->match, &ask);
  if (!is_planning (&ask, (guint) viewer))
    return FALSE;

  self->base = *(const GrimmState *) bramble_match_get_view (self->match);
  if (ask.kind == GRIMM_ASK_PLAN_FABLE && step > 0 && bramble_match_get_can_undo (self->match))
    {
      const GrimmState *before = bramble_record_state (record, step - 1);

      if (before->ask_kind == GRIMM_ASK_PLAN_GATHER && before->ask_seat == (guint) viewer
          && bramble_record_option (record, step) >= 0)
        {
          self->halfway = TRUE;
          grimm_view (before, (guint) viewer, &self->base);
        }
    }
  return TRUE;
}

/* The match is somewhere else. */
static void
follow (BrambleGrimmPlan *self)
{
  gboolean was_active = self->active;
  guint seat = self->seat;
  guint32 turn = self->base.turn;
  BrambleRng rng;

  if (self->busy)
    return;

  self->active = find_base (self);
  if (self->active)
    {
      self->seat = (guint) bramble_match_get_viewer (self->match);
      /* What is hidden does not matter to what may be planned, but the rules
       * go on from there only with something in its place. */
      bramble_rng_seed (&rng, 1);
      grimm_resample (&self->base, self->seat, &rng);
      if (!was_active || seat != self->seat || turn != self->base.turn)
        self->n_picks = 0;
      if (self->halfway)
        {
          guint step = bramble_match_get_step (self->match);
          int option = bramble_record_option (bramble_match_get_record (self->match), step);
          BrambleAsk ask;

          grimm_game.ask (&self->base, &ask);
          self->n_picks = 1;
          self->kinds[0] = ask.kind;
          self->picks[0] = ask.options[option];
        }
    }
  look (self);
  if (was_active || self->active)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
bramble_grimm_plan_finalize (GObject *object)
{
  BrambleGrimmPlan *self = BRAMBLE_GRIMM_PLAN (object);

  g_clear_object (&self->match);
  g_ptr_array_unref (self->choices);
  g_string_free (self->question, TRUE);
  g_free (self->missing);

  G_OBJECT_CLASS (bramble_grimm_plan_parent_class)->finalize (object);
}

static void
bramble_grimm_plan_class_init (BrambleGrimmPlanClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_grimm_plan_finalize;

  /**
   * BrambleGrimmPlan::changed:
   *
   * Something else is planned or may be planned.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bramble_grimm_plan_init (BrambleGrimmPlan *self)
{
  self->choices = g_ptr_array_new_with_free_func ((GDestroyNotify) choice_free);
  self->question = g_string_new (NULL);
}

/**
 * bramble_grimm_plan_new:
 * @match: a match of The Grimm Forest
 *
 * Returns: (transfer full): what its viewer plans, whenever they do
 */
BrambleGrimmPlan *
bramble_grimm_plan_new (BrambleMatch *match)
{
  BrambleGrimmPlan *self;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_match_get_game (match) == &grimm_game, NULL);

  self = g_object_new (BRAMBLE_TYPE_GRIMM_PLAN, NULL);
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "answered", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
  return self;
}

/* Whether the viewer is planning now. */
gboolean
bramble_grimm_plan_get_active (BrambleGrimmPlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), FALSE);

  return self->active;
}

/* Whether the plan can be set down as it is. */
gboolean
bramble_grimm_plan_get_ready (BrambleGrimmPlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), FALSE);

  return self->ready;
}

/* Whether there is only one possible plan. */
gboolean
bramble_grimm_plan_get_forced (BrambleGrimmPlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), FALSE);

  return self->forced;
}

/* Returns everything that is asked, in words. */
const char *
bramble_grimm_plan_get_question (BrambleGrimmPlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), NULL);

  return self->question->str;
}

/* Returns (nullable): what has to be answered before the plan is ready. */
const char *
bramble_grimm_plan_get_missing (BrambleGrimmPlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), NULL);

  return self->missing;
}

/**
 * bramble_grimm_plan_get_choices:
 *
 * Returns: (transfer none) (element-type BrambleGrimmChoice): what may be
 *   planned; it is made anew with every change
 */
const GPtrArray *
bramble_grimm_plan_get_choices (BrambleGrimmPlan *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), NULL);

  return self->choices;
}

/* Returns (transfer none) (nullable): a choice, when it is one. */
const BrambleGrimmChoice *
bramble_grimm_plan_find (BrambleGrimmPlan *self,
                         const char       *target)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), NULL);

  return find_choice (self, target);
}

/* Returns (transfer none) (nullable): the first chosen one of a kind, such as
 * "fable/". */
const BrambleGrimmChoice *
bramble_grimm_plan_find_chosen (BrambleGrimmPlan *self,
                                const char       *prefix)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), NULL);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const BrambleGrimmChoice *choice = g_ptr_array_index (self->choices, i);

      if (choice->chosen && g_str_has_prefix (choice->target, prefix))
        return choice;
    }

  return NULL;
}

/**
 * bramble_grimm_plan_choose:
 *
 * Makes @target part of the plan, in place of another one of its kind when
 * there is no room for both.
 *
 * Returns: %FALSE when it cannot be planned; then nothing has changed
 */
gboolean
bramble_grimm_plan_choose (BrambleGrimmPlan *self,
                           const char       *target)
{
  const BrambleGrimmChoice *choice;
  guint8 kind;
  guint n = 0;

  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), FALSE);

  choice = find_choice (self, target);
  if (choice == NULL || choice->chosen)
    return choice != NULL;

  kind = choice->ask;
  for (guint i = 0; i < self->n_picks; i++)
    n += self->kinds[i] == kind;
  for (guint i = 0; i < self->n_picks && n >= self->n_asks[kind]; i++)
    if (self->kinds[i] == kind)
      {
        remove_pick (self, i--);
        n--;
      }
  if (self->n_picks == MAX_PICKS)
    return FALSE;
  self->picks[self->n_picks] = choice->option;
  self->kinds[self->n_picks++] = kind;
  look (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/**
 * bramble_grimm_plan_take_back:
 *
 * Returns: %FALSE when @target was not chosen, or is the only possibility
 */
gboolean
bramble_grimm_plan_take_back (BrambleGrimmPlan *self,
                              const char       *target)
{
  const BrambleGrimmChoice *choice;

  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), FALSE);

  choice = find_choice (self, target);
  for (guint i = 0; choice && i < self->n_picks; i++)
    if (self->kinds[i] == choice->ask && bramble_option_equal (&self->picks[i], &choice->option))
      {
        remove_pick (self, i);
        look (self);
        g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
        return TRUE;
      }

  return FALSE;
}

/**
 * bramble_grimm_plan_get_path:
 * @n: (out): how many
 *
 * Returns: (array length=n): what setting the plan down would answer from now on
 */
const BrambleOption *
bramble_grimm_plan_get_path (BrambleGrimmPlan *self,
                             guint            *n)
{
  guint first = self->halfway ? 1 : 0;

  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), NULL);

  *n = self->n_answers > first ? self->n_answers - first : 0;
  return self->answers + first;
}

/**
 * bramble_grimm_plan_set_down:
 *
 * Answers what the rules ask about the plan, one question after the other.
 *
 * Returns: whether that was done
 */
gboolean
bramble_grimm_plan_set_down (BrambleGrimmPlan *self)
{
  BrambleOption answers[MAX_PICKS];
  guint n_answers = self->n_answers;
  guint first = 0;
  gboolean done = TRUE;
  BrambleAsk ask;

  g_return_val_if_fail (BRAMBLE_IS_GRIMM_PLAN (self), FALSE);

  if (!self->active || !self->ready || self->busy)
    return FALSE;

  memcpy (answers, self->answers, sizeof answers);
  g_object_ref (self);
  self->busy = TRUE;
  if (self->halfway)
    {
      guint step = bramble_match_get_step (self->match);
      int given = bramble_record_option (bramble_match_get_record (self->match), step);

      grimm_game.ask (&self->base, &ask);
      if (given >= 0 && bramble_option_equal (&ask.options[given], &answers[0]))
        first = 1;
      else
        bramble_match_undo (self->match, BRAMBLE_BY_STEP);
    }
  for (guint i = first; i < n_answers && done; i++)
    {
      int option;

      bramble_match_get_ask (self->match, &ask);
      option = is_planning (&ask, self->seat) ? bramble_ask_find (&ask, &answers[i]) : -1;
      done = option >= 0 && bramble_match_answer (self->match, (guint) option);
    }
  self->busy = FALSE;
  follow (self);
  g_object_unref (self);
  return done;
}
