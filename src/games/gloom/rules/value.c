/* value.c: how well every seat stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each seat has a score, a sum of weighted features, and its chance to win is its
 * share of the exponentials of all scores. The weights are in weights.c.
 */

#include "gloom.h"

#include <reckon.h>
#include <string.h>

#include "value.h"

/* Numbers of points are in this many. */
#define UNIT 20.0f

/* The most miserable Character first. */
static void
sort_worths (int   *worths,
             guint  n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = i; j > 0 && worths[j] < worths[j - 1]; j--)
      {
        int lower = worths[j];

        worths[j] = worths[j - 1];
        worths[j - 1] = lower;
      }
}

static void
see_family (const GloomState *s,
            guint             seat,
            float            *f)
{
  int worths[GLOOM_FAMILY];
  guint n = 0;
  guint finished = gloom_n_finished (s, seat);

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      guint hero = GLOOM_HERO (seat, i);
      int worth = gloom_worth (s, hero);

      if (s->heroes[hero].finished)
        f[GLOOM_FEATURE_SCORE] -= (float) worth / UNIT;
      else if (worth < 0)
        worths[n++] = worth;
      else
        f[GLOOM_FEATURE_JOY] += (float) worth / UNIT;
    }
  sort_worths (worths, n);
  for (guint i = 0; i < n; i++)
    f[GLOOM_FEATURE_MISERY + i] = (float) -worths[i] / UNIT;
  for (guint i = 0; i < 3 && i < finished; i++)
    f[GLOOM_FEATURE_FINISHED + i] = 1;
}

static void
see_hand (const GloomState *s,
          guint             seat,
          float            *f)
{
  guint endings = 0;

  f[GLOOM_FEATURE_HAND] = (float) s->n_hands[seat] / 5;
  for (guint word = 0; word < 2; word++)
    for (guint64 left = s->hands[seat][word]; left != 0; left &= left - 1)
      {
        guint card = word * 64 + (guint) __builtin_ctzll (left);
        int sum;

        switch ((GloomKind) gloom_kind (card))
          {
          case GLOOM_MODIFIER:
            sum = gloom_sum (card);
            f[sum < 0 ? GLOOM_FEATURE_WOE : GLOOM_FEATURE_CHEER] += (float) ABS (sum) / UNIT;
            break;
          case GLOOM_EVENT:
            f[gloom_is_response (card) ? GLOOM_FEATURE_RESPONSES : GLOOM_FEATURE_EVENTS] += 1;
            break;
          case GLOOM_ENDING:
            endings++;
            break;
          case GLOOM_STORY:
          case GLOOM_CHARACTER:
            break;
          }
      }
  for (guint i = 0; i < 2 && i < endings; i++)
    f[GLOOM_FEATURE_ENDINGS + i] = 1;
}

/* How much lower a seat's total is than the lowest of the others. */
static int
lead (const GloomState *s,
      guint             seat)
{
  int lowest = G_MAXINT;

  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat)
      lowest = MIN (lowest, gloom_score (s, other));
  return lowest - gloom_score (s, seat);
}

static gboolean
end_is_near (const GloomState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (gloom_n_finished (s, seat) >= GLOOM_FAMILY - 1)
      return TRUE;

  return FALSE;
}

/* The Self-Worth of a family when its last Character has ended, or above
 * everything when there is more than one left or that one is not miserable. */
static int
last_total (const GloomState *s,
            guint             seat)
{
  int total = 0;

  if (gloom_n_finished (s, seat) != GLOOM_FAMILY - 1)
    return G_MAXINT;
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      guint hero = GLOOM_HERO (seat, i);
      int worth = gloom_worth (s, hero);

      if (worth >= 0 && !s->heroes[hero].finished)
        return G_MAXINT;
      total += worth;
    }
  return total;
}

/* How near a seat is to winning by one more Ending. */
static void
see_last (const GloomState *s,
          guint             seat,
          float            *f)
{
  int total = last_total (s, seat);

  if (total == G_MAXINT)
    return;
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && gloom_score (s, other) < total)
      return;
  f[GLOOM_FEATURE_READY] = 1;
  if (f[GLOOM_FEATURE_ENDINGS] == 0)
    return;
  f[GLOOM_FEATURE_READY + 1] = 1;
  f[GLOOM_FEATURE_READY + 2] = s->active == seat && s->action == 0;
}

static void
see (const GloomState *s,
     guint             seat,
     float            *f)
{
  memset (f, 0, GLOOM_N_FEATURES * sizeof *f);
  see_family (s, seat, f);
  see_hand (s, seat, f);
  f[GLOOM_FEATURE_STORY] = gloom_story_of (s, seat) != GLOOM_NONE;
  f[GLOOM_FEATURE_LIMIT] = (float) gloom_draw_limit (s, seat) - GLOOM_DEAL;
  f[GLOOM_FEATURE_LEAD] = (float) lead (s, seat) / UNIT;
  see_last (s, seat, f);
  if (end_is_near (s))
    f[GLOOM_FEATURE_END_NEAR] = f[GLOOM_FEATURE_LEAD];
}

/**
 * gloom_features:
 * @features: (out): GLOOM_N_FEATURES numbers for each seat
 */
void
gloom_features (gconstpointer  state,
                float         *features)
{
  const GloomState *s = state;

  for (guint seat = 0; seat < s->n_seats; seat++)
    see (s, seat, features + seat * GLOOM_N_FEATURES);
}

static const BrambleFeatureGroup groups[] = {
  { GLOOM_FEATURE_SCORE, "SCORE" },
  { GLOOM_FEATURE_FINISHED, "FINISHED" },
  { GLOOM_FEATURE_MISERY, "MISERY" },
  { GLOOM_FEATURE_JOY, "JOY" },
  { GLOOM_FEATURE_ENDINGS, "ENDINGS" },
  { GLOOM_FEATURE_HAND, "HAND" },
  { GLOOM_FEATURE_WOE, "WOE" },
  { GLOOM_FEATURE_CHEER, "CHEER" },
  { GLOOM_FEATURE_RESPONSES, "RESPONSES" },
  { GLOOM_FEATURE_EVENTS, "EVENTS" },
  { GLOOM_FEATURE_STORY, "STORY" },
  { GLOOM_FEATURE_LIMIT, "LIMIT" },
  { GLOOM_FEATURE_LEAD, "LEAD" },
  { GLOOM_FEATURE_END_NEAR, "END_NEAR" },
  { GLOOM_FEATURE_READY, "READY" },
};

/**
 * gloom_feature_name:
 * @name: (out): what the table of weights calls the feature
 */
void
gloom_feature_name (guint  feature,
                    char  *name,
                    gsize  size)
{
  bramble_reckon_name (groups, G_N_ELEMENTS (groups), feature, name, size);
}

/**
 * gloom_value:
 * @values: (out): for each seat, its chance to win, from 0 to 1
 */
void
gloom_value (gconstpointer  state,
             double        *values)
{
  const GloomState *s = state;
  const float *weights = gloom_weights[s->n_seats - 2];
  float scores[GLOOM_MAX_SEATS];

  if (s->over)
    {
      bramble_reckon_over (gloom_winners (s), s->n_seats, values);
      return;
    }

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      float f[GLOOM_N_FEATURES];

      see (s, seat, f);
      scores[seat] = bramble_reckon_score (weights, f, GLOOM_N_FEATURES);
    }
  bramble_reckon_chances (scores, s->n_seats, values);
}
