/* effect.c: the clauses of an effect, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

static const GloomProcedure verbs[GLOOM_N_IMMEDIATE] = {
  [GLOOM_DRAW] = gloom_verb_draw,
  [GLOOM_DISCARD] = gloom_verb_discard,
  [GLOOM_TAKE] = gloom_verb_take,
  [GLOOM_GIVE] = gloom_verb_give,
  [GLOOM_LOOK] = gloom_verb_look,
  [GLOOM_RECOVER] = gloom_verb_recover,
  [GLOOM_FREE_PLAY] = gloom_verb_free_play,
  [GLOOM_EXTRA_ACTION] = gloom_verb_extra,
  [GLOOM_MOVE] = gloom_verb_pile,
  [GLOOM_SWAP] = gloom_verb_swap,
  [GLOOM_REMOVE] = gloom_verb_pile,
  [GLOOM_RETURN] = gloom_verb_pile,
  [GLOOM_SINK] = gloom_verb_pile,
  [GLOOM_RAISE] = gloom_verb_pile,
  [GLOOM_REVIVE] = gloom_verb_revive,
  [GLOOM_STEAL] = gloom_verb_story,
  [GLOOM_FREE_STORY] = gloom_verb_story,
  [GLOOM_TURN_WIND] = gloom_verb_wind,
};

static BrambleFlow
next_clause (GloomFrame *f)
{
  f->clause++;
  f->index = 0;
  f->step = GLOOM_STEP_CLAUSE;
  return BRAMBLE_AGAIN;
}

/* What has no choice of its own that could be declined is asked about first. */
static gboolean
asks_may (const GloomState  *s,
          const GloomFrame  *f,
          const GloomClause *clause)
{
  guint verb = clause->verb;

  if (verb == GLOOM_LOOK)
    return clause->how == GLOOM_TOP_THREE ? s->n_deck + s->n_discard > 0 : s->n_hands[f->seat] > 0;
  if (verb == GLOOM_TAKE || (verb == GLOOM_DISCARD && clause->how != GLOOM_AS_USUAL))
    return clause->may && s->n_hands[f->seat] > 0;

  return clause->may && (verb == GLOOM_DRAW || verb == GLOOM_EXTRA_ACTION || verb == GLOOM_TURN_WIND);
}

/* One player has the clause: whoever decides may have to say yes first. */
static BrambleFlow
begin_subject (GloomRun          *r,
               GloomFrame        *f,
               const GloomClause *clause,
               guint              seat)
{
  guint decides = clause->verb == GLOOM_TAKE || clause->verb == GLOOM_LOOK ? f->owner : seat;

  f->seat = (guint8) seat;
  f->index++;
  f->left = (guint8) (MAX (clause->n, 1) * (int) gloom_times (r->s, clause, f->owner));
  f->pick = GLOOM_NONE;
  f->place = GLOOM_NONE;
  if (f->left == 0)
    return gloom_next_subject (f);
  if (asks_may (r->s, f, clause))
    return gloom_ask (r, f, decides, GLOOM_STEP_MAY);

  f->step = GLOOM_STEP_VERB;
  return BRAMBLE_AGAIN;
}

/* The next player that a clause is about, or GLOOM_NONE. */
static guint
next_seat (const GloomState  *s,
           GloomFrame        *f,
           const GloomClause *clause)
{
  switch ((GloomWhom) clause->whom)
    {
    case GLOOM_YOU:
      return f->index == 0 ? f->owner : GLOOM_NONE;
    case GLOOM_LEFT:
      return f->index == 0 ? (f->owner + 1u) % s->n_seats : GLOOM_NONE;
    case GLOOM_WHO_LAID_THIS:
      return f->index == 0 ? f->laid : GLOOM_NONE;
    case GLOOM_ONE_OTHER:
      return GLOOM_NONE;
    case GLOOM_EACH_OTHER:
      if (f->index < s->n_seats && gloom_nth_seat (s, s->active, f->index) == f->owner)
        f->index++;
      break;
    case GLOOM_EVERY_PLAYER:
      break;
    }

  return f->index < s->n_seats ? gloom_nth_seat (s, s->active, f->index) : GLOOM_NONE;
}

static BrambleFlow
run_effect (GloomRun   *r,
            GloomFrame *f)
{
  const GloomClause *clause;
  guint seat;

  if (f->clause >= G_N_ELEMENTS (gloom_cards[f->card].effect.clauses))
    return BRAMBLE_DONE;
  clause = gloom_clause (f);

  switch (f->step)
    {
    case GLOOM_STEP_CLAUSE:
      if (clause->verb == GLOOM_NO_VERB)
        return BRAMBLE_DONE;
      if (clause->whom == GLOOM_ONE_OTHER)
        return gloom_ask (r, f, f->owner, GLOOM_STEP_PLAYER);
      f->step = GLOOM_STEP_SUBJECT;
      return BRAMBLE_AGAIN;

    case GLOOM_STEP_PLAYER:
      if (r->choice.kind == GLOOM_OPT_NONE)
        return next_clause (f);
      return begin_subject (r, f, clause, r->choice.a);

    case GLOOM_STEP_SUBJECT:
      seat = next_seat (r->s, f, clause);
      return seat == GLOOM_NONE ? next_clause (f) : begin_subject (r, f, clause, seat);

    case GLOOM_STEP_MAY:
      if (r->choice.kind == GLOOM_OPT_NO)
        return gloom_next_subject (f);
      f->step = GLOOM_STEP_VERB;
      return BRAMBLE_AGAIN;
    }

  return verbs[clause->verb] (r, f);
}

/* GLOOM_PROC_EFFECT: the card is the frame's, the owner is whom it calls you. */
BrambleFlow
gloom_proc_effect (GloomRun   *r,
                   GloomFrame *f)
{
  BrambleFlow flow;

  gloom_watch_effect (r, f);
  flow = run_effect (r, f);
  if (flow == BRAMBLE_DONE)
    gloom_end_effect (r, f);
  return flow;
}
