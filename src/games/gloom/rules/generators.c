/* generators.c: which Characters and Modifiers an effect may choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "asks.h"

/* The clause that an effect has come to. */
const GloomClause *
gloom_clause (const GloomFrame *f)
{
  return &gloom_cards[f->card].effect.clauses[f->clause];
}

/* Whether a clause may choose a Character, as far as whose it is, what it is
 * like, and whether Events pass it by. */
gboolean
gloom_in_scope (const GloomState *s,
                const GloomFrame *f,
                guint             hero)
{
  const GloomClause *clause = gloom_clause (f);
  guint owner = GLOOM_OWNER (hero);

  switch ((GloomFigure) clause->figure)
    {
    case GLOOM_THIS_ONE:
      if (hero != f->hero)
        return FALSE;
      break;
    case GLOOM_ONE_OF_YOURS:
    case GLOOM_EACH_OF_YOURS:
      if (owner != f->seat)
        return FALSE;
      break;
    case GLOOM_ONE_OF_ANOTHER:
      if (owner == f->seat)
        return FALSE;
      break;
    case GLOOM_ANY_FIGURE:
    case GLOOM_EACH_OF_ALL:
      break;
    }
  if (!gloom_matches (s, clause, hero))
    return FALSE;

  return gloom_kind (f->card) != GLOOM_EVENT || !gloom_is_shielded (s, hero, GLOOM_SHIELD_EVENTS);
}

/* The uppermost Modifier of a pile, or GLOOM_NONE. */
guint
gloom_top_modifier (const GloomState *s,
                    guint             hero)
{
  guint card = s->heroes[hero].top;

  while (card != GLOOM_NONE && gloom_kind (card) != GLOOM_MODIFIER)
    card = s->below[card];
  return card;
}

/* Whether a Modifier that @f moves may go to a Character. */
static gboolean
may_go_to (const GloomState *s,
           const GloomFrame *f,
           guint             card,
           guint             from,
           guint             to)
{
  return to != from && gloom_may_lie (s, card, to, f->seat)
         && (gloom_kind (f->card) != GLOOM_EVENT || !gloom_is_shielded (s, to, GLOOM_SHIELD_EVENTS));
}

static gboolean
can_be_moved (const GloomState *s,
              const GloomFrame *f,
              guint             card,
              guint             from)
{
  for (guint to = 0; to < gloom_n_heroes (s); to++)
    if (may_go_to (s, f, card, from, to))
      return TRUE;

  return FALSE;
}

/* Whether the verb of the clause can do something with a Modifier. */
static gboolean
is_of_use (const GloomState *s,
           const GloomFrame *f,
           guint             card,
           guint             hero)
{
  const GloomClause *clause = gloom_clause (f);

  if (!gloom_sort_matches (clause->sort, card))
    return FALSE;
  if (clause->verb == GLOOM_MOVE)
    return can_be_moved (s, f, card, hero);
  if (clause->verb == GLOOM_SINK)
    return s->below[card] != GLOOM_NONE;
  if (clause->verb == GLOOM_RAISE)
    return card != gloom_top_modifier (s, hero);

  return TRUE;
}

/* Offers what a clause may choose of one pile; without an @ask it only counts. */
static guint
offer_pile (const GloomState *s,
            const GloomFrame *f,
            guint             hero,
            BrambleAsk       *ask)
{
  gboolean topmost = gloom_clause (f)->layer == GLOOM_TOPMOST;
  guint n = 0;

  if (!gloom_in_scope (s, f, hero))
    return 0;
  for (guint card = gloom_top_modifier (s, hero); card != GLOOM_NONE; card = topmost ? GLOOM_NONE : s->below[card])
    if (is_of_use (s, f, card, hero))
      {
        n++;
        if (ask)
          gloom_offer (ask, GLOOM_OPT_MODIFIER, card, hero, s->heroes[hero].character);
      }

  return n;
}

static void
offer_none_if_may (const GloomFrame *f,
                   BrambleAsk       *ask)
{
  if (gloom_clause (f)->may && ask->n_options > 0)
    gloom_offer (ask, GLOOM_OPT_NONE, 0, 0, 0);
}

/* The Characters that have a Modifier to choose, when there are too many
 * Modifiers to ask for one at once. */
void
gloom_gen_heroes (const GloomState *s,
                  const GloomFrame *f,
                  BrambleAsk       *ask)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (offer_pile (s, f, hero, NULL) > 0)
      gloom_offer_hero (s, ask, hero);
  offer_none_if_may (f, ask);
}

/* The Modifiers to choose from, of one Character if that is settled. */
void
gloom_gen_modifiers (const GloomState *s,
                     const GloomFrame *f,
                     BrambleAsk       *ask)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (f->place == GLOOM_NONE || f->place == hero)
      offer_pile (s, f, hero, ask);
  offer_none_if_may (f, ask);
}

void
gloom_gen_destinations (const GloomState *s,
                        const GloomFrame *f,
                        BrambleAsk       *ask)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (may_go_to (s, f, f->pick, f->place, hero))
      gloom_offer_hero (s, ask, hero);
}

/* Whether the topmost Modifiers of two Characters can be swapped. */
static gboolean
can_swap (const GloomState *s,
          const GloomFrame *f,
          guint             a,
          guint             b)
{
  guint one = gloom_top_modifier (s, a);
  guint other = gloom_top_modifier (s, b);

  return one != GLOOM_NONE && other != GLOOM_NONE && gloom_in_scope (s, f, b)
         && may_go_to (s, f, one, a, b) && may_go_to (s, f, other, b, a);
}

void
gloom_gen_first (const GloomState *s,
                 const GloomFrame *f,
                 BrambleAsk       *ask)
{
  for (guint a = 0; a < gloom_n_heroes (s); a++)
    for (guint b = 0; gloom_in_scope (s, f, a) && b < gloom_n_heroes (s); b++)
      if (can_swap (s, f, a, b))
        {
          gloom_offer_hero (s, ask, a);
          break;
        }
  offer_none_if_may (f, ask);
}

void
gloom_gen_second (const GloomState *s,
                  const GloomFrame *f,
                  BrambleAsk       *ask)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (can_swap (s, f, f->place, hero))
      gloom_offer_hero (s, ask, hero);
}

void
gloom_gen_revive (const GloomState *s,
                  const GloomFrame *f,
                  BrambleAsk       *ask)
{
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (s->heroes[hero].finished && gloom_in_scope (s, f, hero))
      gloom_offer_hero (s, ask, hero);
  offer_none_if_may (f, ask);
}
