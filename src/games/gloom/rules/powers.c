/* powers.c: what effects that work allow and forbid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

/* How many finished Characters the others have, the most and the fewest of them. */
static void
others_finished (const GloomState *s,
                 guint             seat,
                 guint            *fewest,
                 guint            *most)
{
  *fewest = GLOOM_FAMILY;
  *most = 0;
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat)
      {
        *fewest = MIN (*fewest, gloom_n_finished (s, other));
        *most = MAX (*most, gloom_n_finished (s, other));
      }
}

static gboolean
each_shows (const GloomState *s,
            guint             seat,
            guint             icon)
{
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    if (s->heroes[GLOOM_HERO (seat, i)].icons[icon] == 0)
      return FALSE;

  return TRUE;
}

/**
 * gloom_condition:
 * @seat: whom the card calls you
 * @hero: the Character it lies on, or GLOOM_NONE
 * @laid: who laid it
 * @flags: what the Character was before the card, of an immediate effect; an
 *   ongoing one asks what it is, by printed points alone
 *
 * Returns: whether the condition of an effect holds
 */
gboolean
gloom_condition (const GloomState  *s,
                 const GloomEffect *effect,
                 guint              seat,
                 guint              hero,
                 guint              laid,
                 guint              flags)
{
  guint fewest, most;
  gboolean immediate = effect->category == GLOOM_IMMEDIATE;

  switch ((GloomCondition) effect->condition)
    {
    case GLOOM_ALWAYS:
      return TRUE;
    case GLOOM_IF_MISERABLE:
      return immediate ? (flags & GLOOM_FLAG_MISERABLE) != 0 : hero != GLOOM_NONE && s->heroes[hero].printed < 0;
    case GLOOM_IF_HAPPY:
      return immediate ? (flags & GLOOM_FLAG_HAPPY) != 0 : hero != GLOOM_NONE && s->heroes[hero].printed > 0;
    case GLOOM_IF_LAID_BY_ANOTHER:
      return laid != seat;
    case GLOOM_IF_LAID_BY_YOU:
      return laid == seat;
    case GLOOM_IF_STORY:
      return gloom_story_of (s, seat) != GLOOM_NONE;
    case GLOOM_IF_NO_STORY:
      return gloom_story_of (s, seat) == GLOOM_NONE;
    case GLOOM_IF_ICONS:
      return gloom_icons (s, seat, effect->condition_icon) >= effect->condition_n;
    case GLOOM_IF_EACH_ICON:
      return each_shows (s, seat, effect->condition_icon);
    case GLOOM_IF_SMALL_HAND:
      return s->n_hands[seat] <= effect->condition_n;
    case GLOOM_IF_MORE_FINISHED:
      others_finished (s, seat, &fewest, &most);
      return gloom_n_finished (s, seat) > most;
    case GLOOM_IF_FEWER_FINISHED:
      others_finished (s, seat, &fewest, &most);
      return gloom_n_finished (s, seat) < fewest;
    }

  g_assert_not_reached ();
}

/* Whether a card that works for @owner forbids @seat something. */
static gboolean
card_forbids (const GloomState *s,
              guint             card,
              guint             owner,
              guint             hero,
              guint             seat,
              guint             what)
{
  const GloomEffect *effect = &gloom_cards[card].effect;

  if (effect->after != GLOOM_NOT_AFTER)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (effect->clauses); i++)
    if (effect->clauses[i].verb == GLOOM_FORBID && effect->clauses[i].forbidden == what
        && (effect->clauses[i].whom == GLOOM_YOU) == (seat == owner)
        && gloom_condition (s, effect, owner, hero, card < GLOOM_N_DECK ? s->laid_by[card] : owner, 0))
      return TRUE;

  return FALSE;
}

/* Whether the effects of one family forbid @seat something. */
static gboolean
family_forbids (const GloomState *s,
                guint             owner,
                guint             seat,
                guint             what)
{
  guint story = gloom_story_of (s, owner);

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      guint hero = GLOOM_HERO (owner, i);
      const GloomHero *h = &s->heroes[hero];

      if ((h->works & GLOOM_WORKS_FORBID) == 0)
        continue;
      if ((h->effect != GLOOM_NONE && card_forbids (s, h->effect, owner, hero, seat, what))
          || (h->portrait != GLOOM_NONE && gloom_is_persistent (h->portrait)
              && card_forbids (s, h->portrait, owner, hero, seat, what)))
        return TRUE;
    }

  return story != GLOOM_NONE && card_forbids (s, s->stories[story], owner, GLOOM_NONE, seat, what);
}

/**
 * gloom_is_forbidden:
 * @what: a GloomForbidden
 */
gboolean
gloom_is_forbidden (const GloomState *s,
                    guint             seat,
                    guint             what)
{
  if (!gloom_any_works (s, GLOOM_WORKS_FORBID))
    return FALSE;
  for (guint owner = 0; owner < s->n_seats; owner++)
    if ((s->works[owner] & GLOOM_WORKS_FORBID) && family_forbids (s, owner, seat, what))
      return TRUE;

  return FALSE;
}

static gboolean
card_shields (const GloomState *s,
              guint             card,
              guint             hero,
              guint             shield)
{
  const GloomEffect *effect = &gloom_cards[card].effect;

  for (guint i = 0; i < G_N_ELEMENTS (effect->clauses); i++)
    if (effect->clauses[i].verb == GLOOM_SHIELD && effect->clauses[i].shield == shield
        && gloom_condition (s, effect, GLOOM_OWNER (hero), hero, s->laid_by[card], 0))
      return TRUE;

  return FALSE;
}

/**
 * gloom_is_shielded:
 * @shield: a GloomShield
 */
gboolean
gloom_is_shielded (const GloomState *s,
                   guint             hero,
                   guint             shield)
{
  const GloomHero *h = &s->heroes[hero];

  if ((h->works & GLOOM_WORKS_SHIELD) == 0)
    return FALSE;

  return (h->effect != GLOOM_NONE && card_shields (s, h->effect, hero, shield))
         || (h->portrait != GLOOM_NONE && gloom_is_persistent (h->portrait)
             && card_shields (s, h->portrait, hero, shield));
}

/* Whether @by may lay or move a Modifier onto a Character. */
gboolean
gloom_may_lie (const GloomState *s,
               guint             card,
               guint             hero,
               guint             by)
{
  if (s->heroes[hero].finished)
    return FALSE;
  if ((s->heroes[hero].works & GLOOM_WORKS_SHIELD) == 0)
    return TRUE;

  return !(by != GLOOM_OWNER (hero) && gloom_is_shielded (s, hero, GLOOM_MODIFIERS_OF_OTHERS))
         && !(gloom_sum (card) > 0 && gloom_is_shielded (s, hero, GLOOM_POSITIVE_MODIFIERS));
}

/* Whether @by may lay an Ending on a Character: it must be miserable. */
gboolean
gloom_may_end (const GloomState *s,
               guint             hero,
               guint             by)
{
  return !s->heroes[hero].finished && gloom_worth (s, hero) < 0
         && !(by != GLOOM_OWNER (hero) && gloom_is_shielded (s, hero, GLOOM_ENDINGS_OF_OTHERS));
}

/* Whether there is a Character that a Modifier or Ending may be laid on. */
gboolean
gloom_has_place (const GloomState *s,
                 guint             card,
                 guint             by)
{
  gboolean ending = gloom_kind (card) == GLOOM_ENDING;

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    if (ending ? gloom_may_end (s, hero, by) : gloom_may_lie (s, card, hero, by))
      return TRUE;

  return FALSE;
}

/**
 * gloom_may_claim:
 * @story: which of the Stories of this game
 *
 * The requirement must be met; from another one also needs more of the icon.
 */
gboolean
gloom_may_claim (const GloomState *s,
                 guint             seat,
                 guint             story)
{
  const GloomCard *card;
  guint n;

  if (s->stories[story] == GLOOM_NONE || s->holders[story] == seat)
    return FALSE;
  card = &gloom_cards[s->stories[story]];
  n = gloom_icons (s, seat, card->needed);
  if (n < card->needs || (s->holders[story] != GLOOM_NONE && n <= gloom_icons (s, s->holders[story], card->needed)))
    return FALSE;

  return !gloom_is_forbidden (s, seat, GLOOM_CLAIMING);
}

/* Whether a card of the deck is in this game. A simple game has no Events; one
 * without Stories none that speak of them, unless nobody reads what they say. */
gboolean
gloom_in_game (const GloomState *s,
               guint             card)
{
  if (s->simple)
    return gloom_kind (card) != GLOOM_EVENT;

  return s->with_stories > 0 || !gloom_speaks_of_stories (card);
}

/* Whether a Character is one that a clause speaks of. */
gboolean
gloom_matches (const GloomState  *s,
               const GloomClause *clause,
               guint              hero)
{
  const GloomHero *h = &s->heroes[hero];

  switch ((GloomFilter) clause->filter)
    {
    case GLOOM_UNFINISHED:
      return !h->finished;
    case GLOOM_FINISHED:
      return h->finished;
    case GLOOM_MISERABLE:
      return !h->finished && gloom_worth (s, hero) < 0;
    case GLOOM_HAPPY:
      return !h->finished && gloom_worth (s, hero) > 0;
    case GLOOM_SHOWING_ICON:
      return !h->finished && h->icons[clause->icon] > 0;
    }

  g_assert_not_reached ();
}

/* Whether a Modifier is one that a clause speaks of. */
gboolean
gloom_sort_matches (guint sort,
                    guint card)
{
  switch ((GloomSort) sort)
    {
    case GLOOM_ANY_SORT:
      return TRUE;
    case GLOOM_NEGATIVE:
      return gloom_sum (card) < 0;
    case GLOOM_POSITIVE:
      return gloom_sum (card) > 0;
    case GLOOM_LASTING:
      return gloom_is_persistent (card);
    }

  g_assert_not_reached ();
}
