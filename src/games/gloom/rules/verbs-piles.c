/* verbs-piles.c: what effects do with piles on Characters, and with Stories
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

static gboolean
is_for_each (const GloomFrame *f)
{
  guint figure = gloom_clause (f)->figure;

  return figure == GLOOM_EACH_OF_YOURS || figure == GLOOM_EACH_OF_ALL;
}

/* A Modifier that was moved lies on top; who laid it first stays who laid it. */
static void
move_modifier (GloomRun *r,
               guint     seat,
               guint     card,
               guint     from,
               guint     to)
{
  guint laid = r->s->laid_by[card];

  gloom_lift (r, card, from);
  gloom_lay (r, card, to, laid);
  gloom_tell_hero (r, GLOOM_EVENT_MODIFIER_MOVED, seat, card, to)->c = (guint8) from;
}

/* What all verbs of this family but move do with the chosen Modifier. */
static void
act_on_modifier (GloomRun   *r,
                 GloomFrame *f)
{
  guint card = f->pick;
  guint hero = f->place;
  guint laid = r->s->laid_by[card];
  guint verb = gloom_clause (f)->verb;
  gboolean room = r->s->n_hands[f->seat] < GLOOM_MAX_HAND;

  gloom_lift (r, card, hero);
  if (verb == GLOOM_REMOVE)
    {
      gloom_put_on_discard (r, card);
      gloom_tell_hero (r, GLOOM_EVENT_MODIFIER_REMOVED, f->seat, card, hero);
    }
  else if (verb == GLOOM_RETURN)
    {
      gloom_tell_hero (r, GLOOM_EVENT_MODIFIER_RETURNED, f->seat, card, hero)->n = !room;
      gloom_put_in_hand (r, f->seat, card);
    }
  else if (verb == GLOOM_SINK)
    {
      gloom_lay_beneath (r, card, hero);
      gloom_tell_hero (r, GLOOM_EVENT_MODIFIER_SUNK, f->seat, card, hero);
    }
  else
    {
      gloom_lay (r, card, hero, laid);
      gloom_tell_hero (r, GLOOM_EVENT_MODIFIER_RAISED, f->seat, card, hero);
    }
}

/* The next Modifier: of each Character in its turn, or of any; too many are asked
 * for in two steps. */
static BrambleFlow
next_modifier (GloomRun   *r,
               GloomFrame *f)
{
  BrambleAsk count;

  count.n_options = 0;
  f->pick = GLOOM_NONE;
  f->place = GLOOM_NONE;
  if (is_for_each (f))
    {
      if (f->left > gloom_n_heroes (r->s))
        return gloom_next_subject (f);
      f->place = (guint8) (f->left++ - 1);
      return gloom_ask (r, f, f->seat, GLOOM_STEP_MODIFIER);
    }
  if (f->left == 0)
    return gloom_next_subject (f);

  /* Of topmost ones there are never more than Characters. */
  f->left--;
  if (gloom_clause (f)->layer == GLOOM_ANY_LAYER)
    gloom_gen_modifiers (r->s, f, &count);
  return gloom_ask (r, f, f->seat, count.n_options > GLOOM_MODIFIERS_AT_ONCE ? GLOOM_STEP_HERO : GLOOM_STEP_MODIFIER);
}

/* Move, remove, return, sink and raise. */
BrambleFlow
gloom_verb_pile (GloomRun   *r,
                 GloomFrame *f)
{
  gboolean none = r->choice.kind == GLOOM_OPT_NONE;

  switch (f->step)
    {
    case GLOOM_STEP_HERO:
      if (none)
        return gloom_next_subject (f);
      f->place = r->choice.a;
      return gloom_ask (r, f, f->seat, GLOOM_STEP_MODIFIER);

    case GLOOM_STEP_MODIFIER:
      if (none)
        return is_for_each (f) ? next_modifier (r, f) : gloom_next_subject (f);
      f->pick = r->choice.a;
      f->place = r->choice.b;
      if (gloom_clause (f)->verb == GLOOM_MOVE)
        return gloom_ask (r, f, f->seat, GLOOM_STEP_DESTINATION);
      act_on_modifier (r, f);
      break;

    case GLOOM_STEP_DESTINATION:
      move_modifier (r, f->seat, f->pick, f->place, r->choice.a);
      break;
    }

  return next_modifier (r, f);
}

/* The topmost Modifiers of two Characters change places. */
static void
swap (GloomRun *r,
      guint     seat,
      guint     a,
      guint     b)
{
  guint one = gloom_top_modifier (r->s, a);
  guint other = gloom_top_modifier (r->s, b);

  move_modifier (r, seat, one, a, b);
  move_modifier (r, seat, other, b, a);
}

BrambleFlow
gloom_verb_swap (GloomRun   *r,
                 GloomFrame *f)
{
  switch (f->step)
    {
    case GLOOM_STEP_VERB:
      return gloom_ask (r, f, f->seat, GLOOM_STEP_FIRST);

    case GLOOM_STEP_FIRST:
      if (r->choice.kind == GLOOM_OPT_NONE)
        return gloom_next_subject (f);
      f->place = r->choice.a;
      return gloom_ask (r, f, f->seat, GLOOM_STEP_SECOND);

    case GLOOM_STEP_SECOND:
      swap (r, f->seat, f->place, r->choice.a);
      return gloom_next_subject (f);
    }

  g_assert_not_reached ();
}

/* The Ending goes to the discard pile; what lay beneath shows and works. */
BrambleFlow
gloom_verb_revive (GloomRun   *r,
                   GloomFrame *f)
{
  guint hero, ending;

  if (f->step == GLOOM_STEP_VERB)
    return gloom_ask (r, f, f->seat, GLOOM_STEP_REVIVE);
  if (r->choice.kind == GLOOM_OPT_NONE)
    return gloom_next_subject (f);

  hero = r->choice.a;
  ending = r->s->heroes[hero].top;
  gloom_lift (r, ending, hero);
  gloom_put_on_discard (r, ending);
  gloom_tell_hero (r, GLOOM_EVENT_REVIVED, f->seat, ending, hero);
  return gloom_next_subject (f);
}

/* Steal and free. */
BrambleFlow
gloom_verb_story (GloomRun   *r,
                  GloomFrame *f)
{
  GloomState *s = r->s;
  guint story, former;
  BrambleEvent *event;

  if (f->step == GLOOM_STEP_VERB)
    return gloom_ask (r, f, f->seat, GLOOM_STEP_STORY);
  if (r->choice.kind == GLOOM_OPT_NONE)
    return gloom_next_subject (f);

  story = r->choice.b;
  former = s->holders[story];
  if (gloom_clause (f)->verb == GLOOM_STEAL)
    {
      gloom_hold_story (r, story, f->seat);
      event = gloom_tell (r, GLOOM_EVENT_STORY_STOLEN, f->seat, s->stories[story]);
      event->other = (guint8) former;
    }
  else
    {
      gloom_hold_story (r, story, GLOOM_NONE);
      event = gloom_tell (r, GLOOM_EVENT_STORY_FREED, former, s->stories[story]);
    }
  event->c = (guint8) story;
  return gloom_next_subject (f);
}
