/* turns.c: families are chosen, and turns are taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

/* How many Characters are in families already. */
static guint
n_chosen (const GloomState *s)
{
  guint n = 0;

  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    n += s->heroes[hero].character != GLOOM_NONE;
  return n;
}

static void
join_family (GloomRun *r,
             guint     hero,
             guint     character)
{
  r->s->heroes[hero].character = (guint8) character;
  gloom_tell_hero (r, GLOOM_EVENT_CHARACTER_CHOSEN, GLOOM_OWNER (hero), GLOOM_NONE, hero)->n = r->s->dealt;
}

static void
deal_families (GloomRun *r)
{
  GloomState *s = r->s;
  guint8 characters[GLOOM_N_CHARACTERS];

  for (guint i = 0; i < GLOOM_N_CHARACTERS; i++)
    characters[i] = (guint8) (GLOOM_N_DECK_AND_STORIES + i);
  bramble_rng_shuffle (&s->rng, characters, GLOOM_N_CHARACTERS);
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    join_family (r, hero, characters[hero]);
}

/* The families stand: shuffle the deck, and five cards to each. */
static void
deal_hands (GloomRun *r)
{
  GloomState *s = r->s;

  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = gloom_nth_seat (s, s->start, i);

      gloom_tell (r, GLOOM_EVENT_CARDS_DEALT, seat, GLOOM_NONE)->n = GLOOM_DEAL;
      for (guint n = 0; n < GLOOM_DEAL; n++)
        gloom_draw (r, seat);
    }
}

/* One Character at a time, clockwise from the first player. */
static BrambleFlow
draft (GloomRun   *r,
       GloomFrame *f)
{
  GloomState *s = r->s;
  guint n = n_chosen (s);

  if (s->dealt && n == 0)
    {
      deal_families (r);
      n = gloom_n_heroes (s);
    }
  if (n == gloom_n_heroes (s))
    {
      deal_hands (r);
      f->step = GLOOM_STEP_TURN;
      return BRAMBLE_AGAIN;
    }
  s->active = (guint8) gloom_nth_seat (s, s->start, n % s->n_seats);
  return gloom_ask (r, f, s->active, GLOOM_STEP_CHARACTER);
}

static BrambleFlow
begin_turn (GloomRun   *r,
            GloomFrame *f)
{
  GloomState *s = r->s;

  if (s->passes == s->n_seats || s->turns == GLOOM_MAX_TURNS * s->n_seats)
    {
      gloom_end (r, s->passes == s->n_seats ? GLOOM_OVER_BY_PASSES : GLOOM_OVER_BY_TURNS);
      return BRAMBLE_AGAIN;
    }

  s->active = (guint8) (s->turns == 0 ? s->start : gloom_nth_seat (s, s->active, 1));
  s->turns++;
  s->action = 0;
  s->extra = (s->extra_next >> s->active) & 1;
  s->extra_next &= (guint8) ~(1u << s->active);
  s->free_plays = 0;
  s->idle = TRUE;
  s->after_used[0] = s->after_used[1] = 0;
  memset (s->orders, GLOOM_ORDER_NONE, sizeof s->orders);
  gloom_tell (r, GLOOM_EVENT_TURN_BEGAN, s->active, GLOOM_NONE)->n = s->turns;
  f->step = GLOOM_STEP_ACT;
  return BRAMBLE_AGAIN;
}

static void
discard_hand (GloomRun *r,
              guint     seat)
{
  gloom_tell (r, GLOOM_EVENT_HAND_DISCARDED, seat, GLOOM_NONE)->n = r->s->n_hands[seat];
  gloom_discard_hand (r, seat);
}

static void
claim (GloomRun *r,
       guint     seat,
       guint     story)
{
  GloomState *s = r->s;
  guint former = s->holders[story];
  BrambleEvent *event;

  gloom_hold_story (r, story, seat);
  event = gloom_tell (r, GLOOM_EVENT_STORY_CLAIMED, seat, s->stories[story]);
  event->other = (guint8) former;
  event->c = (guint8) story;
  gloom_after (r, 1u << GLOOM_AFTER_YOU_CLAIM, seat, GLOOM_NONE, s->stories[story]);
}

/* Whatever is done uses the action up, also if a Response cancels it. */
static void
use_action (GloomState *s,
            GloomFrame *f,
            gboolean    idle)
{
  s->action++;
  s->idle &= idle;
  f->step = GLOOM_STEP_ACT;
}

static BrambleFlow
act (GloomRun   *r,
     GloomFrame *f)
{
  GloomState *s = r->s;
  BrambleOption choice = r->choice;

  if (choice.kind == GLOOM_OPT_CARD && gloom_kind (choice.a) != GLOOM_EVENT)
    {
      f->pick = choice.a;
      return gloom_ask (r, f, s->active, GLOOM_STEP_TARGET);
    }

  use_action (s, f, choice.kind == GLOOM_OPT_PASS);
  if (choice.kind == GLOOM_OPT_CARD)
    gloom_play (r, s->active, choice.a, GLOOM_NONE, FALSE);
  else if (choice.kind == GLOOM_OPT_CLAIM)
    claim (r, s->active, choice.b);
  else if (choice.kind == GLOOM_OPT_DISCARD_HAND)
    discard_hand (r, s->active);
  else
    gloom_tell (r, GLOOM_EVENT_TURN_PASSED, s->active, GLOOM_NONE);
  return BRAMBLE_AGAIN;
}

static BrambleFlow
lay_chosen (GloomRun   *r,
            GloomFrame *f)
{
  guint card = f->pick;

  f->pick = GLOOM_NONE;
  use_action (r->s, f, FALSE);
  gloom_play (r, r->s->active, card, r->choice.a, FALSE);
  return BRAMBLE_AGAIN;
}

/* Up to the draw limit, by what shows at this moment. */
static BrambleFlow
draw (GloomRun   *r,
      GloomFrame *f)
{
  GloomState *s = r->s;
  guint limit = gloom_draw_limit (s, s->active);
  guint drawn = 0;

  while (s->n_hands[s->active] < limit && gloom_draw (r, s->active))
    drawn++;
  f->step = GLOOM_STEP_NEXT;
  if (drawn > 0)
    gloom_after (r, 1u << GLOOM_AFTER_YOU_DREW, s->active, GLOOM_NONE, GLOOM_NONE);
  return BRAMBLE_AGAIN;
}

/* GLOOM_PROC_GAME: the lowest frame. */
BrambleFlow
gloom_proc_game (GloomRun   *r,
                 GloomFrame *f)
{
  GloomState *s = r->s;

  switch (f->step)
    {
    case GLOOM_STEP_DRAFT:
      return draft (r, f);
    case GLOOM_STEP_CHARACTER:
      {
        guint n = n_chosen (s);

        join_family (r, GLOOM_HERO (s->active, n / s->n_seats), r->choice.a);
        f->step = GLOOM_STEP_DRAFT;
        return BRAMBLE_AGAIN;
      }
    case GLOOM_STEP_TURN:
      return begin_turn (r, f);
    case GLOOM_STEP_ACT:
      if (s->action < GLOOM_ACTIONS + s->extra)
        return gloom_ask (r, f, s->active, GLOOM_STEP_ACTION);
      f->step = GLOOM_STEP_DRAW;
      return BRAMBLE_AGAIN;
    case GLOOM_STEP_ACTION:
      return act (r, f);
    case GLOOM_STEP_TARGET:
      return lay_chosen (r, f);
    case GLOOM_STEP_DRAW:
      return draw (r, f);
    case GLOOM_STEP_NEXT:
      s->passes = s->idle ? (guint8) (s->passes + 1) : 0;
      f->step = GLOOM_STEP_TURN;
      return BRAMBLE_AGAIN;
    }

  g_assert_not_reached ();
}
