/* temper.c: what computer players like for its own sake
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever has a temper takes what it likes for a little better than it is, and so does it
 * more often than others: that is what people can learn of it. What is liked is what the game
 * counts as habits, so that the lab shows whether anybody can see it. All is reckoned in odds:
 * a certain win is certain to everybody, and nothing makes a lost game seem won.
 */

#include "temper.h"

#include <math.h>

/* More than any answer tells. */
#define MAX_EVENTS 1024

/* Who of the others stands best in @state. */
static guint
find_leader (const BrambleGame *game,
             gconstpointer      state,
             guint              seat)
{
  double values[BRAMBLE_MAX_SEATS];
  guint leader = seat == 0 ? 1 : 0;

  game->value (state, values);
  for (guint other = 0; other < game->n_seats (state); other++)
    if (other != seat && values[other] > values[leader])
      leader = other;
  return leader;
}

/**
 * bramble_mood_init:
 * @temper: (nullable): of @seat
 * @state: what it thinks about, with the unknown filled in
 */
void
bramble_mood_init (BrambleMood         *mood,
                   const BrambleTemper *temper,
                   const BrambleGame   *game,
                   guint                seat,
                   gconstpointer        state)
{
  *mood = (BrambleMood) { .temper = temper, .game = game, .seat = seat };
  if (temper == NULL)
    return;
  mood->events = (BrambleEvents) { .events = g_new (BrambleEvent, MAX_EVENTS), .size = MAX_EVENTS };
  if (temper->envy > 0)
    mood->leader = find_leader (game, state, seat);
}

void
bramble_mood_clear (BrambleMood *mood)
{
  g_free (mood->events.events);
}

/* Feels what the last answer of a playout has brought; @state is what came of it. */
void
bramble_mood_watch (BrambleMood   *mood,
                    gconstpointer  state)
{
  const BrambleHabit *habits = mood->game->habits;

  for (guint i = 0; habits && habits[i].id; i++)
    if (mood->temper->likes[i] < 0 || mood->temper->likes[i] > 0)
      mood->liked += mood->temper->likes[i] * habits[i].measure (state, &mood->events, mood->seat);
  mood->events.n_events = 0;
}

/* What a chance seems that is as much better as the logarithm of its odds says. */
double
bramble_bend (double chance,
              double liked)
{
  double odds = exp (liked);

  return chance * odds / (1 - chance + chance * odds);
}

/**
 * bramble_mood_bend:
 * @values: (inout): everybody's chance to win at the end of a playout
 *
 * Makes of its own chance what it seems to who has the temper, and is ready for the next
 * playout.
 */
void
bramble_mood_bend (BrambleMood *mood,
                   double      *values)
{
  double *own = &values[mood->seat];

  *own = bramble_bend (*own, mood->liked - mood->temper->envy * values[mood->leader]);
  mood->liked = 0;
}

/**
 * bramble_temper_draw:
 * @seed: where chance begins; the same one draws the same tempers
 * @levels: who plays at each seat; %NULL for a person
 * @tempers: (inout): theirs
 *
 * Gives everybody a temper who should have one and has none yet. Nobody is like another one
 * before all tempers are at the table.
 */
void
bramble_temper_draw (const BrambleGame    *game,
                     guint64               seed,
                     guint                 n_seats,
                     const BrambleLevel  **levels,
                     const BrambleTemper **tempers)
{
  guint n_tempers = bramble_game_n_tempers (game);
  guint used[BRAMBLE_MAX_TEMPERS] = { 0 };
  BrambleRng rng;

  bramble_rng_seed (&rng, ~seed);
  for (guint i = 0; i < n_seats; i++)
    if (tempers[i])
      used[tempers[i] - game->tempers]++;
  for (guint i = 0; i < n_seats && n_tempers > 0; i++)
    {
      guint least = G_MAXUINT;
      guint n_least = 0;
      guint drawn;

      if (levels[i] == NULL || !levels[i]->tempered || tempers[i])
        continue;
      for (guint j = 0; j < n_tempers; j++)
        if (used[j] <= least)
          {
            n_least = used[j] < least ? 1 : n_least + 1;
            least = used[j];
          }
      drawn = bramble_rng_below (&rng, n_least);
      for (guint j = 0; j < n_tempers && tempers[i] == NULL; j++)
        if (used[j] == least && drawn-- == 0)
          {
            tempers[i] = &game->tempers[j];
            used[j]++;
          }
    }
}
