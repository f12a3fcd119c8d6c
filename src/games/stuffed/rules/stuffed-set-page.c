/* stuffed-set-page.c: setting what lies on a page, and how far it has come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-set.h"

#include <string.h>

static gboolean
parse_squares (const StuffedState *s,
               guint8             *squares,
               guint               n,
               const char *const  *words)
{
  guint given = g_strv_length ((char **) words);

  memset (squares, STUFFED_NONE, n);
  if (given == 0 || given > n)
    return FALSE;
  for (guint i = 0; i < given; i++)
    if (!stuffed_parse_square (s, words[i], &squares[i]))
      return FALSE;

  return TRUE;
}

static gboolean
set_objectives (StuffedState      *s,
                const char *const *words)
{
  return parse_squares (s, s->objectives, STUFFED_MAX_OBJECTIVES, words);
}

static gboolean
set_lost_tokens (StuffedState      *s,
                 const char *const *words)
{
  return parse_squares (s, s->lost_tokens, STUFFED_MAX_LOST_TOKENS, words);
}

static gboolean
set_door (StuffedState      *s,
          const char *const *words)
{
  return parse_squares (s, &s->door, 1, words);
}

static gboolean
set_wagon (StuffedState      *s,
           const char *const *words)
{
  return parse_squares (s, &s->wagon, 1, words);
}

/* train SQUARE HALT */
static gboolean
set_train (StuffedState      *s,
           const char *const *words)
{
  return g_strv_length ((char **) words) == 2 && stuffed_parse_square (s, words[0], &s->train)
         && stuffed_set_number (&s->halt, STUFFED_MAX_TRACK - 1, words + 1, 1);
}

/* minions MINION SQUARE DARK… */
static gboolean
set_minions (StuffedState      *s,
             const char *const *words)
{
  guint n = g_strv_length ((char **) words);

  memset (s->foes, 0, sizeof s->foes);
  s->n_foes = 0;
  if (stuffed_words_none (words, n))
    return TRUE;
  if (n == 0 || n % 3 != 0 || n / 3 > STUFFED_MAX_MINIONS)
    return FALSE;
  for (guint i = 0; i < n; i += 3)
    {
      StuffedFoe *foe = &s->foes[s->n_foes++];
      int kind = bramble_parse_id (words[i], stuffed_minion_ids, STUFFED_N_MINIONS);

      if (kind < 0 || !stuffed_parse_square (s, words[i + 1], &foe->square) || !stuffed_set_number (&foe->dark, STUFFED_MAX_COUNT, words + i + 2, 1))
        return FALSE;
      foe->kind = (guint8) kind;
    }
  return TRUE;
}

static gboolean
set_defeated (StuffedState      *s,
              const char *const *words)
{
  guint32 set;

  if (!stuffed_parse_set (words, g_strv_length ((char **) words), stuffed_minion_ids, STUFFED_N_MINIONS, &set))
    return FALSE;
  s->defeated = (guint16) set;
  return TRUE;
}

/* Reads "NUMBER…", from 1 to @max, or "none" into a set, a bit each. */
static gboolean
parse_places (const char *const *words,
              guint              max,
              guint16           *set)
{
  guint n = g_strv_length ((char **) words);

  *set = 0;
  for (guint i = 0; i < n && !stuffed_words_none (words, n); i++)
    {
      int place = bramble_parse_number (words[i], 1, max);

      if (place < 1)
        return FALSE;
      *set = (guint16) (*set | 1u << (place - 1));
    }
  return n > 0;
}

/* Reads points by what the map calls them. */
static gboolean
parse_points (const char *const *words,
              guint16           *points)
{
  guint32 set;

  if (!stuffed_parse_set (words, g_strv_length ((char **) words), stuffed_point_ids, STUFFED_MAX_POINTS, &set))
    return FALSE;
  *points = (guint16) set;
  return TRUE;
}

static gboolean
set_points_off (StuffedState      *s,
                const char *const *words)
{
  return parse_points (words, &s->points_off);
}

static gboolean
set_points_read (StuffedState      *s,
                 const char *const *words)
{
  return parse_points (words, &s->points_read);
}

static gboolean
set_rules_fired (StuffedState      *s,
                 const char *const *words)
{
  return parse_places (words, STUFFED_MAX_WHENS, &s->fired);
}

static gboolean
set_rules_held (StuffedState      *s,
                const char *const *words)
{
  return parse_places (words, STUFFED_MAX_WHENS, &s->held);
}

static gboolean
set_goal (StuffedState      *s,
          const char *const *words)
{
  int number = words[0] && words[1] == NULL ? stuffed_parse_goal (s, words[0]) : -1;

  if (number < 0)
    return FALSE;
  s->goal = (guint16) number;
  return TRUE;
}

static gboolean
set_search (StuffedState      *s,
            const char *const *words)
{
  return stuffed_set_number (&s->search, 24, words, g_strv_length ((char **) words));
}

static gboolean
set_surges (StuffedState      *s,
            const char *const *words)
{
  return stuffed_set_number (&s->surges, STUFFED_MAX_COUNT, words, g_strv_length ((char **) words));
}

/* An environment comes with what stands there. */
void
stuffed_open_stands (StuffedState *s)
{
  guint stands = stuffed_environment_stands (s->environment);

  for (guint i = 0; i < stuffed_environment_story.n_stands; i++)
    if ((stands >> i) & 1 && s->stands[STUFFED_MAX_STANDS + i] == STUFFED_STAND_NONE)
      stuffed_put_stand (s, STUFFED_MAX_STANDS + i, STUFFED_STAND_OPEN);
}

static gboolean
set_environment (StuffedState      *s,
                 const char *const *words)
{
  guint n = g_strv_length ((char **) words);
  int environment = n == 1 ? bramble_parse_id (words[0], stuffed_environment_ids, STUFFED_N_ENVIRONMENTS) : -1;

  if (environment < 0 && !stuffed_words_none (words, n))
    return FALSE;
  if (environment < 0 || environment != s->environment)
    stuffed_put_environment (s, environment < 0 ? STUFFED_NONE : (guint) environment);
  stuffed_open_stands (s);
  return TRUE;
}

/* leave PAGE [now] | none */
static gboolean
set_leave (StuffedState      *s,
           const char *const *words)
{
  guint n = g_strv_length ((char **) words);
  int page = n == 1 || n == 2 ? bramble_parse_number (words[0], 1, STUFFED_MAX_PAGES) : -1;

  s->leave = STUFFED_NONE;
  s->leave_now = FALSE;
  if (stuffed_words_none (words, n))
    return TRUE;
  if (page < 0 || (n == 2 && strcmp (words[1], "now") != 0))
    return FALSE;
  s->leave = (guint8) (page - 1);
  s->leave_now = n == 2;
  return TRUE;
}

static gboolean
set_flags (StuffedState      *s,
           const char *const *words)
{
  const StuffedStory *story = stuffed_stories[s->story];

  return stuffed_parse_set (words, g_strv_length ((char **) words), story->flags, story->n_flags, &s->flags);
}

static gboolean
set_counters (StuffedState      *s,
              const char *const *words)
{
  const StuffedStory *story = stuffed_stories[s->story];
  guint n = g_strv_length ((char **) words);

  if (stuffed_words_none (words, n))
    return TRUE;
  if (n == 0 || n % 2 != 0)
    return FALSE;
  for (guint i = 0; i < n; i += 2)
    {
      int counter = bramble_parse_id (words[i], story->counters, story->n_counters);

      if (counter < 0 || !stuffed_set_number (&s->counters[counter], STUFFED_MAX_COUNT, words + i + 1, 1))
        return FALSE;
    }
  return TRUE;
}

/* read BOOK BLOCK… */
static gboolean
set_read (StuffedState      *s,
          const char *const *words)
{
  int book = words[0] && words[1] ? bramble_parse_id (words[0], stuffed_tome_ids, STUFFED_N_TOMES) : -1;
  g_auto (GStrv) names = NULL;

  if (book < 0)
    return FALSE;
  names = stuffed_block_names (s, (guint) book);
  memset (s->read[book], 0, sizeof s->read[book]);
  for (guint i = 1; words[i] && strcmp (words[1], "none") != 0; i++)
    {
      int block = stuffed_parse_block ((const char *const *) names, words[i]);

      if (block < 0)
        return FALSE;
      stuffed_mark_read (s, (guint) book, (guint) block);
    }
  return TRUE;
}

const StuffedSetKey stuffed_page_keys[] = {
  { "objectives", set_objectives, NULL, STUFFED_SET_RESTS, "objectives COLUMN,ROW|none…" },
  { "lost-tokens", set_lost_tokens, NULL, STUFFED_SET_RESTS, "lost-tokens COLUMN,ROW|none…" },
  { "door", set_door, NULL, STUFFED_SET_RESTS, "door COLUMN,ROW|none" },
  { "wagon", set_wagon, NULL, STUFFED_SET_RESTS, "wagon COLUMN,ROW|none" },
  { "train", set_train, NULL, STUFFED_SET_RESTS, "train COLUMN,ROW|none HALT" },
  { "minions", set_minions, NULL, STUFFED_SET_RESTS, "minions MINION COLUMN,ROW|none DARK…|none" },
  { "defeated", set_defeated, NULL, STUFFED_SET_RESTS, "defeated MINION…|none" },
  { "points-off", set_points_off, NULL, STUFFED_SET_RESTS, "points-off POINT…|none" },
  { "points-read", set_points_read, NULL, STUFFED_SET_RESTS, "points-read POINT…|none" },
  { "rules-fired", set_rules_fired, NULL, STUFFED_SET_RESTS, "rules-fired NUMBER…|none" },
  { "rules-held", set_rules_held, NULL, STUFFED_SET_RESTS, "rules-held NUMBER…|none" },
  { "goal", set_goal, NULL, STUFFED_SET_RESTS, "goal page-PAGE|BLOCK" },
  { "search", set_search, NULL, STUFFED_SET_RESTS, "search NUMBER" },
  { "surges", set_surges, NULL, STUFFED_SET_RESTS, "surges NUMBER" },
  { "environment", set_environment, NULL, STUFFED_SET_RESTS, "environment ENVIRONMENT|none" },
  { "leave", set_leave, NULL, STUFFED_SET_RESTS, "leave PAGE [now]|none" },
  { "flags", set_flags, NULL, STUFFED_SET_RESTS, "flags FLAG…|none" },
  { "counters", set_counters, NULL, STUFFED_SET_RESTS, "counters COUNTER NUMBER…|none" },
  { "read", set_read, NULL, STUFFED_SET_RESTS, "read BOOK BLOCK…|none" },
};
const guint stuffed_n_page_keys = G_N_ELEMENTS (stuffed_page_keys);
