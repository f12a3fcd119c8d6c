/* idle.c: noticing that the effect of a card did nothing, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An effect that ends without a question and without an event did nothing.
 * That is told only where all can see why: who holds no card to play freely
 * says no more than who does not want to.
 */

#include "engine.h"

void
gloom_tell_idle (GloomRun  *r,
                 guint      seat,
                 guint      card,
                 GloomIdle  why)
{
  gloom_tell (r, GLOOM_EVENT_IDLE, seat, card)->c = (guint8) why;
}

static guint
n_told (const GloomRun *r)
{
  return r->events->n_events + r->events->lost;
}

/* The effect of @f is about to take a step; the first one of a card that was just
 * played is remembered. */
void
gloom_watch_effect (GloomRun         *r,
                    const GloomFrame *f)
{
  const GloomState *s = r->s;
  const GloomFrame *parent = s->depth > 1 ? &s->stack[s->depth - 2] : NULL;

  if (r->events == NULL || f->step != GLOOM_STEP_CLAUSE || f->clause != 0
      || parent == NULL || parent->proc != GLOOM_PROC_PLAY || parent->card != f->card)
    return;

  r->watched = s->depth;
  r->told = n_told (r);
}

/* Why one clause did nothing, or GLOOM_N_IDLES where that is a secret. */
static GloomIdle
find_reason (const GloomState  *s,
             const GloomFrame  *f,
             const GloomClause *clause)
{
  if (clause->verb != GLOOM_NO_VERB && gloom_times (s, clause, f->owner) == 0)
    return GLOOM_IDLE_NOTHING_COUNTED;

  switch ((GloomVerb) clause->verb)
    {
    case GLOOM_DRAW:
    case GLOOM_DISCARD:
    case GLOOM_TAKE:
    case GLOOM_GIVE:
    case GLOOM_LOOK:
    case GLOOM_RECOVER:
      return GLOOM_IDLE_NO_CARD;
    case GLOOM_FREE_PLAY:
      if (f->owner != s->active || s->free_plays >= GLOOM_MAX_FREE_PLAYS || s->n_hands[f->owner] == 0
          || gloom_is_forbidden (s, f->owner, GLOOM_FREE_PLAYS))
        return GLOOM_IDLE_NO_FREE_PLAY;
      return GLOOM_N_IDLES;
    case GLOOM_EXTRA_ACTION:
      return GLOOM_IDLE_EXTRA_ALREADY;
    case GLOOM_MOVE:
    case GLOOM_SWAP:
    case GLOOM_REMOVE:
    case GLOOM_RETURN:
    case GLOOM_SINK:
    case GLOOM_RAISE:
      return GLOOM_IDLE_NO_MODIFIER;
    case GLOOM_REVIVE:
      return GLOOM_IDLE_NOBODY_FINISHED;
    case GLOOM_STEAL:
    case GLOOM_FREE_STORY:
      return GLOOM_IDLE_NO_STORY;
    case GLOOM_TURN_WIND:
      return GLOOM_IDLE_TWO_PLAYERS;
    case GLOOM_NO_VERB:
    case GLOOM_LIMIT:
    case GLOOM_WORTH:
    case GLOOM_COUNT_AS:
    case GLOOM_SHIELD:
    case GLOOM_FORBID:
    case GLOOM_CANCEL:
    case GLOOM_SEND_BACK:
    case GLOOM_TURN_ASIDE:
    case GLOOM_N_VERBS:
      break;
    }

  return GLOOM_N_IDLES;
}

/* The effect of @f is over. */
void
gloom_end_effect (GloomRun         *r,
                  const GloomFrame *f)
{
  const GloomClause *clauses = gloom_cards[f->card].effect.clauses;
  GloomIdle why;

  if (r->events == NULL || r->watched != r->s->depth || n_told (r) != r->told)
    return;

  why = find_reason (r->s, f, &clauses[0]);
  if (why != GLOOM_N_IDLES
      && (clauses[1].verb == GLOOM_NO_VERB || find_reason (r->s, f, &clauses[1]) != GLOOM_N_IDLES))
    gloom_tell_idle (r, f->owner, f->card, why);
}
