/* search.c: what the answers to an ask are worth, found by playing on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playouts from what the thinking seat may know: the unknown is filled in at
 * random, an option is answered, everybody goes on with the game's own quick
 * policy to the end of a round or turn, and the game values what has become of it.
 *
 * All options meet the same cards and the same chance, so that what differs is
 * the option. The worse half is given up again and again, and what is left is
 * tried the more often.
 */

#include "search-private.h"

#include <offer.h>
#include <string.h>

/* A win is worth a little less with every round that it takes, so that nobody
 * who has won already plays with the others as a cat does with mice. */
#define LATER 0.02

/* Where a game says how near the end is, that goes for a win to come as well, or a win in
 * sight would be worth more than one that is there. It is less then, because it counts in
 * all that is played on: enough for who is sure to win, too little for anybody else. Rounds
 * that are so far off count half. */
#define HASTE 0.003
#define FAR_OFF 20.0

gboolean
bramble_quest_goes_on (const BrambleQuest *quest)
{
  if (quest->findings->playouts == 0)
    return TRUE;
  if (quest->thought->cancelled && g_atomic_int_get (quest->thought->cancelled))
    return FALSE;

  return quest->deadline == 0 || g_get_monotonic_time () < quest->deadline;
}

/* Fills in the unknown anew. */
void
bramble_quest_sample (BrambleQuest *quest)
{
  memcpy (quest->sample, quest->thought->view, quest->game->state_size);
  quest->game->resample (quest->sample, quest->seat, &quest->rng);
}

/* What the horizon is counted in. */
static guint
time_of (const BrambleGame *game,
         gconstpointer      state)
{
  return game->turn ? game->turn (state) : game->round (state);
}

/* When playouts end that begin in @state. */
static guint
horizon_of (const BrambleGame  *game,
            const BrambleLevel *level,
            gconstpointer       state)
{
  return time_of (game, state) + level->horizon + (game->turn ? level->laps * game->n_seats (state) : 0);
}

/* Goes on with the quest's state. */
void
bramble_quest_answer (BrambleQuest *quest,
                      BrambleAsk   *ask,
                      guint         option)
{
  if (quest->mood.temper)
    {
      quest->game->answer (quest->state, ask, option, &quest->mood.events);
      bramble_mood_watch (&quest->mood, quest->state);
    }
  else
    quest->game->answer (quest->state, ask, option, NULL);
}

/* What a win of @seat loses of its worth by the rounds that it takes; it is there if the
 * game is @over. Who only looks on has nothing to hurry for. */
static double
delay (const BrambleQuest *quest,
       guint               seat,
       gboolean            over)
{
  const BrambleGame *game = quest->game;
  double rounds = game->round (quest->state) - quest->round;

  if (game->rounds_left == NULL || quest->thought == NULL)
    return over ? LATER * rounds : 0;
  if (!over)
    rounds += MAX (game->rounds_left (quest->state, seat), 0);

  return HASTE * rounds / (1 + rounds / FAR_OFF);
}

/* Plays the quest's state on to the horizon and values it. */
static void
play_on (BrambleQuest *quest,
         BrambleAsk   *ask,
         BrambleRng   *rng,
         double       *values)
{
  const BrambleGame *game = quest->game;
  gpointer state = quest->state;
  guint64 answers = 0;

  while (ask->n_options > 0 && time_of (game, state) <= quest->last)
    {
      bramble_quest_answer (quest, ask, game->playout (state, ask, rng));
      answers++;
    }
  game->value (state, values);
  for (guint seat = 0; seat < game->n_seats (state); seat++)
    values[seat] -= values[seat] * delay (quest, seat, ask->n_options == 0);
  quest->findings->playouts++;
  quest->findings->answers += answers;
}

/* How much of what is played for is to be first among those who do not win. Little: it
 * decides only for who has no hope, and would otherwise choose by noise. */
#define SECOND 0.02

/* In a game that is over, how many of the other losers @seat is ahead of, as a part of them. */
static double
place_behind (const BrambleResult *result,
              guint                n_seats,
              guint                seat)
{
  double ahead = 0;
  guint n = 0;

  for (guint other = 0; other < n_seats; other++)
    if (other != seat && !((result->winners >> other) & 1))
      {
        n++;
        if (result->scores[seat] >= result->scores[other])
          ahead += result->scores[seat] > result->scores[other] ? 1.0 : 0.5;
      }

  return n > 0 ? ahead / n : 0;
}

/* The same before the end: the chance to win if the strongest of the others were not there. */
static double
chance_behind (const double *values,
               guint         n_seats,
               guint         seat)
{
  double rival = 0;

  for (guint other = 0; other < n_seats; other++)
    if (other != seat)
      rival = MAX (rival, values[other]);
  return rival < 1 ? values[seat] / (1 - rival) : 0;
}

/* Plays the quest's state on to the horizon, and says what that is worth to everybody who
 * plays for the win, and for second place where there is one. */
static void
play_for_place (BrambleQuest *quest,
                BrambleAsk   *ask,
                BrambleRng   *rng,
                double       *values)
{
  guint n_seats = quest->game->n_seats (quest->state);
  double behind[BRAMBLE_MAX_SEATS];
  BrambleResult result = { 0 };
  double sum = 0;

  play_on (quest, ask, rng, values);
  for (guint seat = 0; seat < n_seats; seat++)
    sum += values[seat];
  /* Allies win together, all of them or none. */
  if (n_seats < 3 || sum > 1.0001)
    return;

  if (ask->n_options == 0)
    quest->game->result (quest->state, &result);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if ((result.winners >> seat) & 1)
        behind[seat] = values[seat];
      else if (ask->n_options == 0)
        behind[seat] = place_behind (&result, n_seats, seat);
      else
        behind[seat] = chance_behind (values, n_seats, seat);
    }
  for (guint seat = 0; seat < n_seats; seat++)
    values[seat] += SECOND * (MIN (behind[seat], 1) - values[seat]);
}

/* The same, as it seems to who thinks. */
void
bramble_quest_try (BrambleQuest *quest,
                   BrambleAsk   *ask,
                   BrambleRng   *rng,
                   double       *values)
{
  play_for_place (quest, ask, rng, values);
  if (quest->mood.temper)
    bramble_mood_bend (&quest->mood, values);
}

static double
try_option (BrambleQuest *quest,
            guint         option,
            BrambleRng    rng)
{
  double values[BRAMBLE_MAX_SEATS];
  BrambleAsk ask;

  bramble_ask_copy (&ask, quest->thought->ask);
  memcpy (quest->state, quest->sample, quest->game->state_size);
  bramble_quest_answer (quest, &ask, option);
  bramble_quest_try (quest, &ask, &rng, values);
  return values[quest->seat];
}

/* The options of @order from best to worst. There are few. */
static void
sort (guint8       *order,
      guint         n,
      const double *values)
{
  for (guint i = 1; i < n; i++)
    {
      guint8 option = order[i];
      guint j = i;

      for (; j > 0 && values[order[j - 1]] < values[option]; j--)
        order[j] = order[j - 1];
      order[j] = option;
    }
}

/* How often the options are halved until one is left. */
static guint
n_halvings (guint n)
{
  guint halvings = 0;

  for (; n > 1; n = (n + 1) / 2)
    halvings++;
  return halvings;
}

/* The answer of the quick policy, or nothing for who is not loyal to it. */
static guint
usual_answer (BrambleQuest *quest)
{
  BrambleRng rng = quest->rng;

  if (quest->level->loyalty <= 0)
    return BRAMBLE_MAX_OPTIONS;
  bramble_quest_sample (quest);
  return quest->game->playout (quest->sample, quest->thought->ask, &rng);
}

/* Where @option stands in an order. */
static guint
place_of (const guint8 *order,
          guint         n,
          guint         option)
{
  guint place = 0;

  while (place < n && order[place] != option)
    place++;
  return place;
}

/* The usual answer is never given up: it takes the last place of those that are kept. */
static void
keep_usual (guint8 *order,
            guint   n,
            guint   kept,
            guint   usual)
{
  guint place = place_of (order, n, usual);

  if (place < kept || place == n)
    return;
  order[place] = order[kept - 1];
  order[kept - 1] = (guint8) usual;
}

/* By what odds an answer seems better that does what somebody asks for. */
#define GOODWILL 0.2

/* Fills in how much better every answer seems to who is asked for something, or nothing. */
static void
feel_goodwill (const BrambleQuest *quest,
               double             *goodwill)
{
  const BrambleThought *thought = quest->thought;

  for (guint i = 0; thought->plea && quest->game->requests && i < thought->ask->n_options; i++)
    goodwill[i] = GOODWILL * quest->game->requests->heeds (thought->view, thought->ask, i, thought->plea);
}

static void
choose_openly (BrambleQuest *quest)
{
  BrambleFindings *findings = quest->findings;
  guint n = quest->thought->ask->n_options;
  guint part = quest->level->playouts / MAX (n_halvings (n), 1);
  double sums[BRAMBLE_MAX_OPTIONS] = { 0 };
  guint8 order[BRAMBLE_MAX_OPTIONS] = { 0 };
  guint n_samples = 0;
  guint usual = usual_answer (quest);
  double goodwill[BRAMBLE_MAX_OPTIONS] = { 0 };

  feel_goodwill (quest, goodwill);
  for (guint i = 0; i < n; i++)
    order[i] = (guint8) i;
  while (n > 1 && bramble_quest_goes_on (quest))
    {
      guint tries = MAX (part / n, 1);

      for (guint i = 0; i < tries && bramble_quest_goes_on (quest); i++)
        {
          bramble_quest_sample (quest);
          bramble_rng_next (&quest->rng);
          for (guint j = 0; j < n; j++)
            sums[order[j]] += try_option (quest, order[j], quest->rng);
          n_samples++;
          for (guint j = 0; j < n; j++)
            {
              double chance = sums[order[j]] / n_samples;

              findings->values[order[j]] = goodwill[order[j]] > 0 ? bramble_bend (chance, goodwill[order[j]]) : chance;
            }
        }
      sort (order, n, findings->values);
      if (n == 2)
        break;
      keep_usual (order, n, (n + 1) / 2, usual);
      n = (n + 1) / 2;
    }
  /* Habit yields to a friend who asks. */
  if (usual < BRAMBLE_MAX_OPTIONS && goodwill[order[0]] <= goodwill[usual]
      && findings->values[order[0]] < findings->values[usual] + quest->level->loyalty)
    order[0] = (guint8) usual;
  findings->shares[order[0]] = 1;
}

/* More often what is unknown need not be filled in to weigh an offer. */
#define MAX_OFFER_SAMPLES 100

/* And when it has been of no consequence so often, it is of none. */
#define SAME_SAMPLES 3

/* An offer is not played out: what chance brings afterwards is far more than what
 * changes hands. It is weighed by what the game makes of the position after it. */
static void
weigh_offer (BrambleQuest *quest)
{
  BrambleFindings *findings = quest->findings;
  guint n = quest->thought->ask->n_options;
  guint samples = CLAMP (quest->level->playouts / n, 1, MAX_OFFER_SAMPLES);
  double sums[BRAMBLE_MAX_OPTIONS] = { 0 };
  double first[BRAMBLE_MAX_OPTIONS];
  guint same = 0;
  guint best = 0;

  while (findings->playouts < samples && same < SAME_SAMPLES && bramble_quest_goes_on (quest))
    {
      double values[BRAMBLE_MAX_OPTIONS];

      bramble_quest_sample (quest);
      bramble_offer_weigh (quest->game, quest->sample, quest->thought->ask, values);
      if (findings->playouts == 0)
        memcpy (first, values, n * sizeof *values);
      same = same == findings->playouts && memcmp (first, values, n * sizeof *values) == 0 ? same + 1 : 0;
      findings->playouts++;
      for (guint i = 0; i < n; i++)
        sums[i] += values[i];
    }
  for (guint i = 0; i < n; i++)
    {
      findings->values[i] = sums[i] / (double) findings->playouts;
      if (findings->values[i] > findings->values[best])
        best = i;
    }
  findings->shares[best] = 1;
}

/* Every option is a plan of one answer. */
static void
list_options (BrambleQuest *quest)
{
  BrambleFindings *findings = quest->findings;

  findings->n_plans = quest->thought->ask->n_options;
  for (guint i = 0; i < findings->n_plans; i++)
    findings->plans[i] = (BramblePlan) {
      .path = { quest->thought->ask->options[i] },
      .length = 1,
      .value = findings->values[i],
      .share = findings->shares[i],
    };
}

/**
 * bramble_search_run:
 * @findings: (out): what was found
 *
 * The same thought and the same search find the same, as long as neither the
 * thought is cancelled nor its patience runs out.
 */
void
bramble_search_run (const BrambleLevel   *level,
                    const BrambleThought *thought,
                    BrambleFindings      *findings)
{
  const BrambleGame *game = thought->game;
  g_autofree guint8 *sample = g_malloc (game->state_size);
  g_autofree guint8 *state = g_malloc (game->state_size);
  BrambleQuest quest = {
    .level = level,
    .thought = thought,
    .game = game,
    .findings = findings,
    .seat = thought->ask->seat,
    .round = game->round (thought->view),
    .last = horizon_of (game, level, thought->view),
    .deadline = thought->patience > 0 ? g_get_monotonic_time () + thought->patience : 0,
    .sample = sample,
    .state = state,
  };
  BrambleOffer offer;

  /* Plans are filled in one by one. */
  memset (findings, 0, G_STRUCT_OFFSET (BrambleFindings, plans));
  bramble_rng_seed (&quest.rng, thought->seed);
  if (thought->temper)
    bramble_quest_sample (&quest);
  bramble_mood_init (&quest.mood, thought->temper, game, quest.seat, sample);
  if (bramble_ask_is_secret (game, thought->view, thought->ask))
    bramble_quest_plan (&quest);
  else
    {
      if (bramble_offer_stage (game, thought->view, thought->ask, &offer) != BRAMBLE_OFFER_NONE)
        weigh_offer (&quest);
      else
        choose_openly (&quest);
      list_options (&quest);
    }
  bramble_mood_clear (&quest.mood);
}

/* Lets chance bring something else from now on: dice that are still to be thrown are known to nobody, not even to
 * who sees everything. Every game has a word for it. */
static void
change_luck (const BrambleGame *game,
             gpointer           state,
             BrambleRng        *rng)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, bramble_rng_next (rng));
  const char *const words[] = { "seed", number, NULL };

  game->place (state, words, NULL, NULL);
}

/**
 * bramble_search_value:
 * @state: a whole state, with everything that is hidden
 * @tries: how often it is played on
 * @values: (out): each seat's chance to win
 *
 * How likely everybody is to win, for who sees everything: after a game, or in the lab.
 * The same seed finds the same.
 */
void
bramble_search_value (const BrambleGame *game,
                      gconstpointer      state,
                      guint              tries,
                      guint64            seed,
                      double            *values)
{
  const BrambleLevel *level = bramble_game_strongest (game);
  g_autofree guint8 *played = g_malloc (game->state_size);
  BrambleFindings findings;
  BrambleQuest quest = {
    .level = level,
    .game = game,
    .findings = &findings,
    .round = game->round (state),
    .last = horizon_of (game, level, state),
    .state = played,
  };
  guint n_seats = game->n_seats (state);
  BrambleAsk ask;

  game->ask (state, &ask);
  if (ask.n_options == 0)
    {
      game->value (state, values);
      return;
    }
  memset (values, 0, n_seats * sizeof *values);
  findings.playouts = findings.answers = 0;
  bramble_rng_seed (&quest.rng, seed);
  for (guint i = 0; i < tries; i++)
    {
      double found[BRAMBLE_MAX_SEATS];

      memcpy (played, state, game->state_size);
      change_luck (game, played, &quest.rng);
      game->ask (played, &ask);
      play_on (&quest, &ask, &quest.rng, found);
      for (guint seat = 0; seat < n_seats; seat++)
        values[seat] += found[seat] / tries;
    }
}
