/* search-plan.c: what to do when everybody chooses at once and in secret
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every seat keeps regrets: how much better each choice would have done than
 * what it chose. It chooses in proportion to what it regrets, against others
 * who learn in the same way, and what it chose on average is hard to exploit
 * ("regret matching" with external sampling). The thinking seat chooses among
 * whole plans, that is all answers it gives in secret one after the other; of
 * the others only the first answer is learned, the rest is the quick policy.
 *
 * Some of the time the others are taken to do as they are used to. What that is may
 * be foreseen: by thinking in their place, with what they know in a world that may be.
 */

#include "search-private.h"

#include <string.h>

/* What has been learned about one choice. */
typedef struct
{
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  guint length;
  gboolean given_up;
  double regret;
  double chosen; /* in sum */
  double value;  /* in sum */
  double usual;  /* how often it was foreseen, in sum */
  guint tries;
} Plan;

/* What one seat may choose, and what it has learned. */
typedef struct
{
  guint n_plans;
  Plan *plans;
  double foreseen; /* the sum of what is usual, or 0 when nothing was foreseen */
} Learner;

typedef struct
{
  BrambleQuest *quest;
  Learner learners[BRAMBLE_MAX_SEATS];
  Plan own[BRAMBLE_MAX_PLANS];
  Plan others[BRAMBLE_MAX_SEATS][BRAMBLE_MAX_OPTIONS];
} Council;

/* All the plans of the thinking seat that begin with @path. */
static void
list_plans (Council          *council,
            gconstpointer     state,
            const BrambleAsk *ask,
            const Plan       *begun)
{
  BrambleQuest *quest = council->quest;
  Learner *learner = &council->learners[quest->seat];
  g_autofree guint8 *next = g_malloc (quest->game->state_size);

  for (guint i = 0; i < ask->n_options && learner->n_plans < BRAMBLE_MAX_PLANS; i++)
    {
      Plan plan = *begun;
      BrambleAsk then;

      bramble_ask_copy (&then, ask);
      plan.path[plan.length++] = ask->options[i];
      memcpy (next, state, quest->game->state_size);
      quest->game->answer (next, &then, i, NULL);
      if (then.n_options > 1 && then.seat == quest->seat && bramble_ask_is_secret (quest->game, next, &then)
          && plan.length < BRAMBLE_PLAN_LENGTH)
        list_plans (council, next, &then, &plan);
      else
        learner->plans[learner->n_plans++] = plan;
    }
}

/* How often a seat chooses its plan @i now. */
static double
share (const Learner *learner,
       guint          i,
       double         sum,
       guint          n_alive)
{
  if (learner->plans[i].given_up)
    return 0;
  return sum > 0 ? MAX (learner->plans[i].regret, 0) / sum : 1.0 / n_alive;
}

static double
sum_regrets (const Learner *learner,
             guint         *n_alive)
{
  double sum = 0;

  *n_alive = 0;
  for (guint i = 0; i < learner->n_plans; i++)
    if (!learner->plans[i].given_up)
      {
        sum += MAX (learner->plans[i].regret, 0);
        (*n_alive)++;
      }

  return sum;
}

static double
draw_fraction (BrambleRng *rng)
{
  return (double) (bramble_rng_next (rng) >> 11) * 0x1p-53;
}

/* Chooses a plan of a seat as it has learned to. */
static const Plan *
draw_plan (const Learner *learner,
           BrambleRng    *rng)
{
  guint n_alive;
  double sum = sum_regrets (learner, &n_alive);
  double left = draw_fraction (rng);
  const Plan *last = NULL;

  for (guint i = 0; i < learner->n_plans; i++)
    {
      double part = share (learner, i, sum, n_alive);

      if (part <= 0)
        continue;
      last = &learner->plans[i];
      left -= part;
      if (left < 0)
        break;
    }

  return last;
}

/* Plays the sample on, each seat by its plan, and values what comes of it. */
static void
carry_out (Council           *council,
           const Plan *const *plans,
           BrambleRng         rng,
           double            *values)
{
  BrambleQuest *quest = council->quest;
  const BrambleGame *game = quest->game;
  guint done[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleAsk ask;

  bramble_ask_copy (&ask, quest->thought->ask);
  memcpy (quest->state, quest->sample, game->state_size);
  while (ask.n_options > 0 && bramble_ask_is_secret (game, quest->state, &ask))
    {
      const Plan *plan = plans[ask.seat];
      int option = -1;

      if (plan && done[ask.seat] < plan->length)
        option = bramble_ask_find (&ask, &plan->path[done[ask.seat]++]);
      if (option < 0)
        option = (int) game->playout (quest->state, &ask, &rng);
      bramble_quest_answer (quest, &ask, (guint) option);
      quest->findings->answers++;
    }
  bramble_quest_try (quest, &ask, &rng, values);
}

/* One seat tries all it could do against what the others have drawn. */
static void
learn (Council     *council,
       guint        seat,
       const Plan **plans,
       double       weight)
{
  Learner *learner = &council->learners[seat];
  guint n_alive;
  double sum = sum_regrets (learner, &n_alive);
  double got[BRAMBLE_MAX_PLANS];
  double expected = 0;
  const Plan *drawn = plans[seat];

  for (guint i = 0; i < learner->n_plans; i++)
    {
      double values[BRAMBLE_MAX_SEATS];

      if (learner->plans[i].given_up)
        continue;
      plans[seat] = &learner->plans[i];
      carry_out (council, plans, council->quest->rng, values);
      got[i] = values[seat];
      expected += got[i] * share (learner, i, sum, n_alive);
      learner->plans[i].value += got[i];
      learner->plans[i].tries++;
    }
  plans[seat] = drawn;

  for (guint i = 0; i < learner->n_plans; i++)
    {
      Plan *plan = &learner->plans[i];

      if (plan->given_up)
        continue;
      plan->chosen += weight * share (learner, i, sum, n_alive);
      plan->regret = MAX (plan->regret + got[i] - expected, 0);
    }
}

/* What the others may choose is seen by asking them once. */
static void
meet (Council *council)
{
  BrambleQuest *quest = council->quest;
  const BrambleGame *game = quest->game;
  BrambleAsk ask;
  BrambleRng rng = quest->rng;

  bramble_ask_copy (&ask, quest->thought->ask);
  memcpy (quest->state, quest->sample, game->state_size);
  while (ask.n_options > 0 && bramble_ask_is_secret (game, quest->state, &ask))
    {
      Learner *learner = &council->learners[ask.seat];

      if (ask.seat != quest->seat && learner->n_plans == 0)
        for (guint i = 0; i < ask.n_options; i++)
          learner->plans[learner->n_plans++] = (Plan) { .path = { ask.options[i] }, .length = 1 };
      game->answer (quest->state, &ask, game->playout (quest->state, &ask, &rng), NULL);
    }
}

/* What is usual for a seat, or NULL: that is the quick policy. */
static const Plan *
draw_usual (const Learner *learner,
            BrambleRng    *rng)
{
  const Plan *last = NULL;
  double left;

  if (learner->foreseen <= 0)
    return NULL;

  left = draw_fraction (rng) * learner->foreseen;
  for (guint i = 0; i < learner->n_plans && left >= 0; i++)
    if (learner->plans[i].usual > 0)
      {
        last = &learner->plans[i];
        left -= last->usual;
      }

  return last;
}

/* Thinks in the place of the seat that is asked in the quest's state, with what it
 * knows there, and notes what it would choose. */
static void
think_as_other (Council          *council,
                const BrambleAsk *ask,
                guint8           *view,
                BrambleFindings  *findings)
{
  BrambleQuest *quest = council->quest;
  Learner *learner = &council->learners[ask->seat];
  BrambleLevel level = *quest->level;
  BrambleAsk seen;
  BrambleThought thought = {
    .game = quest->game,
    .view = view,
    .ask = &seen,
    .seed = bramble_rng_next (&quest->rng),
    .cancelled = quest->thought->cancelled,
  };

  level.foresight = 0;
  level.playouts = MAX (level.foreseen / MAX (level.caution, 1), 1);
  quest->game->view (quest->state, ask->seat, view);
  quest->game->ask (view, &seen);
  if (seen.n_options < 2)
    return;
  bramble_search_run (&level, &thought, findings);
  quest->findings->answers += findings->answers;
  for (guint i = 0; i < seen.n_options; i++)
    {
      int option = bramble_ask_find (ask, &seen.options[i]);

      if (option >= 0 && (guint) option < learner->n_plans)
        {
          learner->plans[option].usual += findings->shares[i];
          learner->foreseen += findings->shares[i];
        }
    }
}

/* Foresees what the others choose, each in worlds that may be. */
static void
foresee (Council *council)
{
  BrambleQuest *quest = council->quest;
  const BrambleGame *game = quest->game;
  g_autofree guint8 *view = g_malloc (game->state_size);
  g_autofree guint8 *state = g_malloc (game->state_size);
  g_autofree BrambleFindings *findings = g_new (BrambleFindings, 1);

  for (guint i = 0; i < quest->level->foresight && bramble_quest_goes_on (quest); i++)
    {
      gboolean thought_as[BRAMBLE_MAX_SEATS] = { FALSE };
      BrambleAsk ask;

      bramble_quest_sample (quest);
      bramble_ask_copy (&ask, quest->thought->ask);
      memcpy (state, quest->sample, game->state_size);
      while (ask.n_options > 0 && bramble_ask_is_secret (game, state, &ask))
        {
          if (ask.seat != quest->seat && !thought_as[ask.seat])
            {
              memcpy (quest->state, state, game->state_size);
              think_as_other (council, &ask, view, findings);
              thought_as[ask.seat] = TRUE;
            }
          game->answer (state, &ask, game->playout (state, &ask, &quest->rng), NULL);
        }
    }
}

static double
mean (const Plan *plan)
{
  return plan->tries > 0 ? plan->value / plan->tries : 0;
}

/* Gives up the worse half of the plans, never the last few. */
static void
give_up (Learner *learner,
         guint    keep)
{
  guint n_alive;

  sum_regrets (learner, &n_alive);
  for (guint n = MIN (n_alive / 2, n_alive > keep ? n_alive - keep : 0); n > 0; n--)
    {
      Plan *worst = NULL;

      for (guint i = 0; i < learner->n_plans; i++)
        if (!learner->plans[i].given_up && (worst == NULL || mean (&learner->plans[i]) < mean (worst)))
          worst = &learner->plans[i];
      worst->given_up = TRUE;
    }
}

/* What is left to choose from in the end. */
#define PLANS_KEPT 6

static void
conclude (Council *council)
{
  BrambleQuest *quest = council->quest;
  const BrambleAsk *ask = quest->thought->ask;
  const Learner *own = &council->learners[quest->seat];
  BrambleFindings *findings = quest->findings;
  double sum = 0;

  for (guint i = 0; i < own->n_plans; i++)
    if (!own->plans[i].given_up)
      sum += own->plans[i].chosen;
  for (guint i = 0; i < own->n_plans; i++)
    {
      const Plan *plan = &own->plans[i];
      guint option = (guint) bramble_ask_find (ask, &plan->path[0]);

      BramblePlan *found = &findings->plans[findings->n_plans++];

      memcpy (found->path, plan->path, sizeof found->path);
      found->length = plan->length;
      found->value = mean (plan);
      found->share = plan->given_up ? 0 : plan->chosen / sum;
      findings->shares[option] += found->share;
      findings->values[option] = MAX (findings->values[option], found->value);
    }
}

/* The ask is answered in secret by all. */
void
bramble_quest_plan (BrambleQuest *quest)
{
  /* There is room for far more plans than there are: they are filled in one by one. */
  g_autofree Council *council = g_new (Council, 1);
  Learner *own = &council->learners[quest->seat];
  guint n_seats = quest->game->n_seats (quest->thought->view);
  guint64 playouts = (guint64) quest->level->playouts * MAX (quest->level->caution, 1);
  /* Others who learn in turns lag behind, and seem to go anywhere: everybody who thinks
   * so goes where most can be got, and meets all the others there. */
  guint n_others = quest->level->caution > 1 ? n_seats : 1;
  guint other = quest->seat;
  guint n_stages = 1;

  council->quest = quest;
  for (guint seat = 0; seat < n_seats; seat++)
    council->learners[seat] = (Learner) { .plans = seat == quest->seat ? council->own : council->others[seat] };
  bramble_quest_sample (quest);
  list_plans (council, quest->sample, quest->thought->ask, &(Plan) { 0 });
  meet (council);
  foresee (council);
  for (guint n = own->n_plans; n > PLANS_KEPT; n = (n + 1) / 2)
    n_stages++;

  for (guint stage = 1, turn = 1; stage <= n_stages; stage++)
    {
      guint64 until = playouts * stage / n_stages;

      do
        {
          const Plan *plans[BRAMBLE_MAX_SEATS] = { NULL };

          bramble_quest_sample (quest);
          for (guint seat = 0; seat < n_seats; seat++)
            if (council->learners[seat].n_plans > 0)
              plans[seat] = seat == quest->seat || draw_fraction (&quest->rng) >= quest->level->habit
                            ? draw_plan (&council->learners[seat], &quest->rng)
                            : draw_usual (&council->learners[seat], &quest->rng);
          bramble_rng_next (&quest->rng);

          learn (council, quest->seat, plans, turn);
          for (guint i = 0; i < n_others; i++)
            {
              other = (other + 1) % n_seats;
              if (other != quest->seat && council->learners[other].n_plans > 0)
                learn (council, other, plans, turn);
            }
          turn++;
        }
      while (quest->findings->playouts < until && bramble_quest_goes_on (quest));
      if (stage < n_stages)
        give_up (own, PLANS_KEPT);
    }
  conclude (council);
}
