/* folk-value.c: how well every seat stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each seat has a score, a sum of weighted features; of a team the average counts.
 * The chance to win is the share of the exponentials of all scores. The weights are
 * in folk-weights.c. Nothing counts that only one seat knows: two who trade reckon
 * alike, whatever numbers their Biscuits have.
 */

#include "folk-value.h"

#include <reckon.h>
#include <string.h>

#include "folk-game.h"
#include "folk-plan.h"

/* Fewer turns than that count more each. */
#define CLOSE 8.0f

static const guint8 weapons[] = { FOLK_FLUTE, FOLK_SWORD, FOLK_STAFF, FOLK_ENCHANTED_SWORD, FOLK_DOG };
static const guint8 fast[] = { FOLK_BOOT, FOLK_SEVEN_LEAGUE_BOOTS, FOLK_WHITE_STALLION, FOLK_DOVE };
static const guint8 others[] = { FOLK_FEATHER, FOLK_SATCHEL, FOLK_ROPE, FOLK_PICKAXE, FOLK_LANTERN, FOLK_WISHING_TABLE,
                                 FOLK_FISH, FOLK_BLACK_CAT, FOLK_TRICKSTER };
static const guint8 magic[] = { FOLK_MAGIC_CLOAK, FOLK_GOLDEN_COMB, FOLK_MAGIC_WAND };

static float
count (const FolkState *s,
       guint            seat,
       const guint8    *tiles,
       guint            n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += folk_has (s, seat, tiles[i]);
  return (float) sum;
}

static void
see_goods (const FolkState *s,
           guint            seat,
           float           *f)
{
  const FolkSeat *p = &s->seats[seat];

  f[FOLK_FEATURE_BISCUITS] = (float) p->n_biscuits / FOLK_MAX_BISCUITS;
  f[FOLK_FEATURE_ADVICE] = (float) p->advice / FOLK_MAX_ADVICE;
  f[FOLK_FEATURE_GOLD] = p->gold;
  f[FOLK_FEATURE_WEAPONS] = count (s, seat, weapons, G_N_ELEMENTS (weapons));
  f[FOLK_FEATURE_SPEED] = count (s, seat, fast, G_N_ELEMENTS (fast));
  f[FOLK_FEATURE_OTHERS] = count (s, seat, others, G_N_ELEMENTS (others));
  f[FOLK_FEATURE_KEY] = folk_has (s, seat, FOLK_KEY);
  for (guint i = 0; i < G_N_ELEMENTS (magic); i++)
    if (folk_has (s, seat, magic[i]))
      f[FOLK_FEATURE_MAGIC] += (float) (folk_max_uses (magic[i]) - folk_uses (s, seat, magic[i]));
}

/* The turns until the gate opens, as far as they can be foreseen. */
static float
turns_of (const FolkState *s,
          guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  gboolean on_path = p->goal != FOLK_NONE;

  return folk_plan (s, seat, on_path ? p->goal : p->field).turns + (float) p->lost + (on_path ? 1 : 0);
}

static void
see (const FolkState *s,
     guint            seat,
     float           *f)
{
  const FolkSeat *p = &s->seats[seat];
  guint wanted = folk_n_wanted (s, seat);
  float turns = turns_of (s, seat);

  memset (f, 0, FOLK_N_FEATURES * sizeof *f);
  see_goods (s, seat, f);
  f[FOLK_FEATURE_TURNS] = turns / 10;
  f[FOLK_FEATURE_CLOSE] = MAX (CLOSE - turns, 0) / CLOSE;
  f[FOLK_FEATURE_DONE] = (float) p->done / s->n_quests;
  f[FOLK_FEATURE_ITEMS] = wanted == 0 ? 1 : (float) folk_n_items (s, seat) / (float) wanted;
  f[FOLK_FEATURE_BOOT] = p->boot;
  f[FOLK_FEATURE_LOST] = p->lost;
  f[FOLK_FEATURE_READY] = folk_is_ready (s, seat);
  f[FOLK_FEATURE_GATE] = f[FOLK_FEATURE_READY] > 0 && p->field == FOLK_CASTLE;
  f[FOLK_FEATURE_TURN] = s->active == seat;
}

/**
 * folk_features:
 * @features: (out): FOLK_N_FEATURES numbers for each seat
 */
void
folk_features (gconstpointer  state,
               float         *features)
{
  const FolkState *s = state;

  for (guint seat = 0; seat < s->n_seats; seat++)
    see (s, seat, features + seat * FOLK_N_FEATURES);
}

/**
 * folk_feature_name:
 * @name: (out): what the table of weights calls the feature
 */
void
folk_feature_name (guint  feature,
                   char  *name,
                   gsize  size)
{
  static const char *const names[FOLK_N_FEATURES] = {
    "TURNS", "CLOSE", "DONE", "ITEMS", "BISCUITS", "ADVICE", "GOLD", "WEAPONS", "SPEED", "MAGIC",
    "KEY", "OTHERS", "BOOT", "LOST", "READY", "GATE", "TURN",
  };

  g_strlcpy (name, names[feature], size);
}

/**
 * folk_value:
 * @values: (out): for each seat, its chance to win, from 0 to 1
 */
void
folk_value (gconstpointer  state,
            double        *values)
{
  const FolkState *s = state;
  guint n_teams = folk_n_teams (s);
  float scores[FOLK_MAX_SEATS] = { 0 };
  double chances[FOLK_MAX_SEATS];

  if (folk_is_over (s))
    {
      BrambleResult result;

      folktales_game.result (s, &result);
      for (guint seat = 0; seat < s->n_seats; seat++)
        values[seat] = bramble_result_share (&result, s->n_seats, seat);
      return;
    }

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      float f[FOLK_N_FEATURES];

      see (s, seat, f);
      scores[folk_team (s, seat)] += bramble_reckon_score (folk_weights, f, FOLK_N_FEATURES) / s->team_size;
    }
  bramble_reckon_chances (scores, n_teams, chances);
  for (guint seat = 0; seat < s->n_seats; seat++)
    values[seat] = chances[folk_team (s, seat)];
}

/**
 * folk_rounds_left:
 *
 * Returns: how many turns @seat still needs, about; of a team the average, as in its chance
 */
double
folk_rounds_left (gconstpointer state,
                  guint         seat)
{
  const FolkState *s = state;
  float sum = 0;

  for (guint other = 0; other < s->n_seats; other++)
    if (folk_team (s, other) == folk_team (s, seat))
      sum += turns_of (s, other);
  return sum / s->team_size;
}
