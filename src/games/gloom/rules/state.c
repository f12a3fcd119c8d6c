/* state.c: what can be seen of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking down on a pile, every place shows the topmost card that prints there.
 */

#include "state.h"

#include <string.h>

static guint16
work_of (guint card)
{
  static const guint8 works[GLOOM_N_VERBS] = {
    [GLOOM_LIMIT] = GLOOM_WORKS_LIMIT,
    [GLOOM_WORTH] = GLOOM_WORKS_WORTH,
    [GLOOM_COUNT_AS] = GLOOM_WORKS_COUNT,
    [GLOOM_SHIELD] = GLOOM_WORKS_SHIELD,
    [GLOOM_FORBID] = GLOOM_WORKS_FORBID,
  };
  const GloomEffect *effect = &gloom_cards[card].effect;

  if (effect->category != GLOOM_ONGOING && effect->category != GLOOM_PERSISTENT)
    return 0;
  if (effect->after != GLOOM_NOT_AFTER)
    return GLOOM_WORKS_AFTER (effect->after);

  return works[effect->clauses[0].verb] | works[effect->clauses[1].verb];
}

/* What a family and its Story are about. */
void
gloom_refresh_seat (GloomState *s,
                    guint       seat)
{
  const GloomHero *family = &s->heroes[GLOOM_HERO (seat, 0)];
  guint story = gloom_story_of (s, seat);
  guint16 works = (guint16) (family[0].works | family[1].works | family[2].works | family[3].works);

  if (story != GLOOM_NONE)
    works |= work_of (s->stories[story]);
  s->works[seat] = works;
}

/* Looks down on a pile. A persistent effect whose text shows is found by its
 * portrait alone, so that it does not work twice. */
static void
look_down (GloomState *s,
           GloomHero  *h)
{
  guint8 points[GLOOM_PLACES] = { 0 };
  guint8 icons[GLOOM_PLACES] = { 0 };
  gboolean text_seen = FALSE;

  h->printed = 0;
  h->effect = GLOOM_NONE;
  h->portrait = GLOOM_NONE;
  h->finished = h->top != GLOOM_NONE && gloom_kind (h->top) == GLOOM_ENDING;
  memset (h->icons, 0, sizeof h->icons);
  for (guint card = h->top; card != GLOOM_NONE; card = s->below[card])
    {
      const GloomCard *c = &gloom_cards[card];
      gboolean ending = gloom_kind (card) == GLOOM_ENDING;

      for (guint i = 0; i < GLOOM_PLACES; i++)
        {
          points[i] = points[i] ? points[i] : c->points[i];
          icons[i] = icons[i] ? icons[i] : c->icons[i];
        }
      if (!text_seen && (c->effect.category != GLOOM_NO_EFFECT || ending))
        {
          text_seen = TRUE;
          if (c->effect.category == GLOOM_ONGOING)
            h->effect = (guint8) card;
        }
      if (h->portrait == GLOOM_NONE && (ending || c->effect.category == GLOOM_PERSISTENT))
        h->portrait = (guint8) card;
    }
  memcpy (h->points, points, sizeof points);
  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      if (points[i])
        h->printed = (gint8) (h->printed + GLOOM_PRINTED (points[i]));
      h->icons[icons[i]]++;
    }
  h->icons[GLOOM_NO_ICON] = 0;
}

/**
 * gloom_refresh:
 *
 * Finds anew what can be seen of a Character after its pile has changed.
 */
void
gloom_refresh (GloomState *s,
               guint       hero)
{
  GloomHero *h = &s->heroes[hero];

  look_down (s, h);
  if (s->simple)
    h->effect = GLOOM_NONE;
  h->works = h->effect == GLOOM_NONE ? 0 : work_of (h->effect);
  if (h->portrait != GLOOM_NONE && !s->simple && gloom_is_persistent (h->portrait))
    h->works |= work_of (h->portrait);
  gloom_refresh_seat (s, GLOOM_OWNER (hero));
}

void
gloom_refresh_all (GloomState *s)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    gloom_refresh (s, hero);
}

/* Which of the Stories of this game @seat controls, or GLOOM_NONE. */
guint
gloom_story_of (const GloomState *s,
                guint             seat)
{
  for (guint i = 0; i < GLOOM_MAX_STORIES; i++)
    if (s->holders[i] == seat)
      return i;

  return GLOOM_NONE;
}

/* The cards whose effects work for a Character: the text, and the portrait. */
static guint
working (const GloomHero *h,
         guint8          *cards)
{
  guint n = 0;

  if (h->effect != GLOOM_NONE)
    cards[n++] = h->effect;
  if (h->portrait != GLOOM_NONE && gloom_is_persistent (h->portrait))
    cards[n++] = h->portrait;
  return n;
}

/* The sum of what clauses of @verb of one Character's effects say by @measure. */
static int
add_up (const GloomState *s,
        guint             hero,
        guint             verb,
        guint             figure,
        guint             icon)
{
  guint8 cards[2];
  guint n = working (&s->heroes[hero], cards);
  int sum = 0;

  for (guint i = 0; i < n; i++)
    {
      const GloomEffect *effect = &gloom_cards[cards[i]].effect;
      guint seat = GLOOM_OWNER (hero);

      if (effect->after != GLOOM_NOT_AFTER
          || !gloom_condition (s, effect, seat, hero, s->laid_by[cards[i]], 0))
        continue;
      for (guint j = 0; j < G_N_ELEMENTS (effect->clauses); j++)
        {
          const GloomClause *clause = &effect->clauses[j];

          if (clause->verb != verb || clause->figure != figure || (verb == GLOOM_COUNT_AS && clause->icon != icon))
            continue;
          sum += verb == GLOOM_COUNT_AS ? 1 : clause->n * (int) gloom_times (s, clause, seat);
        }
    }

  return sum;
}

/* The same of the Story that @seat controls. */
static int
add_up_story (const GloomState *s,
              guint             seat,
              guint             verb,
              guint             figure)
{
  guint story = gloom_story_of (s, seat);
  const GloomEffect *effect;
  int sum = 0;

  if (story == GLOOM_NONE)
    return 0;
  effect = &gloom_cards[s->stories[story]].effect;
  if (effect->after != GLOOM_NOT_AFTER || !gloom_condition (s, effect, seat, GLOOM_NONE, seat, 0))
    return 0;
  for (guint j = 0; j < G_N_ELEMENTS (effect->clauses); j++)
    if (effect->clauses[j].verb == verb && effect->clauses[j].figure == figure)
      sum += effect->clauses[j].n * (int) gloom_times (s, &effect->clauses[j], seat);

  return sum;
}

/**
 * gloom_icons:
 *
 * Returns: how many of an icon show in a whole family, finished Characters
 *   included
 */
guint
gloom_icons (const GloomState *s,
             guint             seat,
             guint             icon)
{
  const GloomHero *family = &s->heroes[GLOOM_HERO (seat, 0)];
  guint n = family[0].icons[icon] + family[1].icons[icon] + family[2].icons[icon] + family[3].icons[icon];

  if (s->works[seat] & GLOOM_WORKS_COUNT)
    for (guint i = 0; i < GLOOM_FAMILY; i++)
      if (family[i].works & GLOOM_WORKS_COUNT)
        n += (guint) add_up (s, GLOOM_HERO (seat, i), GLOOM_COUNT_AS, GLOOM_THIS_ONE, icon);
  return n;
}

guint
gloom_n_finished (const GloomState *s,
                  guint             seat)
{
  const GloomHero *family = &s->heroes[GLOOM_HERO (seat, 0)];

  return (guint) (family[0].finished + family[1].finished + family[2].finished + family[3].finished);
}

/* How many times what a clause says of one. */
guint
gloom_times (const GloomState  *s,
             const GloomClause *clause,
             guint              seat)
{
  guint n = 0;

  switch ((GloomPer) clause->per)
    {
    case GLOOM_ONCE:
      return 1;
    case GLOOM_PER_ICON:
      n = gloom_icons (s, seat, clause->icon);
      break;
    case GLOOM_PER_FINISHED:
      n = gloom_n_finished (s, seat);
      break;
    case GLOOM_PER_HAPPY:
      for (guint i = 0; i < GLOOM_FAMILY; i++)
        n += s->heroes[GLOOM_HERO (seat, i)].printed > 0;
      break;
    case GLOOM_PER_OTHER:
      n = s->n_seats - 1u;
      break;
    }

  return MIN (n, GLOOM_MOST_TIMES);
}

/**
 * gloom_worth:
 *
 * Returns: a Character's Self-Worth, the points that show and what effects add
 */
int
gloom_worth (const GloomState *s,
             guint             hero)
{
  const GloomHero *h = &s->heroes[hero];
  guint seat = GLOOM_OWNER (hero);
  int worth = h->printed;

  if ((s->works[seat] & GLOOM_WORKS_WORTH) == 0)
    return worth;

  worth += add_up (s, hero, GLOOM_WORTH, GLOOM_THIS_ONE, GLOOM_NO_ICON);
  if (h->finished)
    return worth;
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    worth += add_up (s, GLOOM_HERO (seat, i), GLOOM_WORTH, GLOOM_EACH_OF_YOURS, GLOOM_NO_ICON);
  return worth + add_up_story (s, seat, GLOOM_WORTH, GLOOM_EACH_OF_YOURS);
}

/* The points that would show on a Character with one card more on top. */
int
gloom_would_print (const GloomState *s,
                   guint             card,
                   guint             hero)
{
  const guint8 *printed = gloom_cards[card].points;
  const guint8 *showing = s->heroes[hero].points;
  int sum = 0;

  for (guint i = 0; i < GLOOM_PLACES; i++)
    if (printed[i] || showing[i])
      sum += GLOOM_PRINTED (printed[i] ? printed[i] : showing[i]);
  return sum;
}

/* The Self-Worth of all finished Characters of a family. */
int
gloom_score (const GloomState *s,
             guint             seat)
{
  int score = 0;

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    if (s->heroes[GLOOM_HERO (seat, i)].finished)
      score += gloom_worth (s, GLOOM_HERO (seat, i));
  return score;
}

static int
most_miserable (const GloomState *s,
                guint             seat)
{
  int least = G_MAXINT;

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    if (s->heroes[GLOOM_HERO (seat, i)].finished)
      least = MIN (least, gloom_worth (s, GLOOM_HERO (seat, i)));
  return least;
}

/* Below 0 when @a stands better than @b, 0 when they share. */
static int
compare (const GloomState *s,
         guint             a,
         guint             b)
{
  int by_score = gloom_score (s, a) - gloom_score (s, b);
  int by_number = (int) gloom_n_finished (s, b) - (int) gloom_n_finished (s, a);
  int one = most_miserable (s, a);
  int other = most_miserable (s, b);

  if (by_score != 0)
    return by_score;
  if (by_number != 0)
    return by_number;

  return one < other ? -1 : one > other;
}

/* Who has won, or would have if it were over now: the lowest total, then more
 * finished Characters, then the most miserable one. */
guint8
gloom_winners (const GloomState *s)
{
  guint best = 0;
  guint8 winners = 0;

  for (guint seat = 1; seat < s->n_seats; seat++)
    if (compare (s, seat, best) < 0)
      best = seat;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (compare (s, seat, best) == 0)
      winners |= (guint8) (1u << seat);
  return winners;
}

guint
gloom_draw_limit (const GloomState *s,
                  guint             seat)
{
  int limit = GLOOM_DEAL;

  if (s->works[seat] & GLOOM_WORKS_LIMIT)
    {
      for (guint i = 0; i < GLOOM_FAMILY; i++)
        limit += add_up (s, GLOOM_HERO (seat, i), GLOOM_LIMIT, GLOOM_THIS_ONE, GLOOM_NO_ICON);
      limit += add_up_story (s, seat, GLOOM_LIMIT, GLOOM_THIS_ONE);
    }

  return (guint) CLAMP (limit, 1, 9);
}
