/* verbs.c: what effects do with hands, piles of cards to draw, and turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A verb acts for one player, the frame's seat, @left times.
 */

#include "engine.h"

BrambleFlow
gloom_verb_draw (GloomRun   *r,
                 GloomFrame *f)
{
  for (; f->left > 0; f->left--)
    gloom_draw (r, f->seat);
  return gloom_next_subject (f);
}

BrambleFlow
gloom_verb_discard (GloomRun   *r,
                    GloomFrame *f)
{
  const GloomClause *clause = gloom_clause (f);
  guint8 *n_hand = &r->s->n_hands[f->seat];

  if (f->step == GLOOM_STEP_DISCARD)
    {
      if (r->choice.kind == GLOOM_OPT_NONE)
        return gloom_next_subject (f);
      gloom_discard (r, f->seat, r->choice.a, FALSE);
      f->left--;
    }

  if (clause->how == GLOOM_WHOLE_HAND || (clause->how == GLOOM_AS_USUAL && !clause->may && *n_hand <= f->left))
    gloom_discard_hand (r, f->seat);
  for (; clause->how == GLOOM_AT_RANDOM && f->left > 0 && *n_hand > 0; f->left--)
    gloom_discard (r, f->seat, gloom_random_card (r, f->seat), TRUE);
  if (f->left == 0 || *n_hand == 0)
    return gloom_next_subject (f);

  return gloom_ask (r, f, f->seat, GLOOM_STEP_DISCARD);
}

static void
take_one (GloomRun   *r,
          GloomFrame *f,
          guint       card,
          gboolean    by_chance)
{
  BrambleEvent *event = gloom_tell (r, GLOOM_EVENT_TAKEN, f->owner, card);

  event->other = f->seat;
  event->n = by_chance;
  event->shown = (guint8) (1u << f->owner | 1u << f->seat);
  gloom_pass_card (r, f->seat, f->owner, card);
  f->left--;
}

/* From the hand of the frame's seat into the owner's. */
BrambleFlow
gloom_verb_take (GloomRun   *r,
                 GloomFrame *f)
{
  GloomState *s = r->s;
  gboolean look = gloom_clause (f)->how == GLOOM_AFTER_A_LOOK;

  if (f->step == GLOOM_STEP_TAKE)
    take_one (r, f, r->choice.a, FALSE);
  else if (look && f->seat != f->owner && s->n_hands[f->seat] > 0)
    {
      gloom_tell (r, GLOOM_EVENT_LOOKED_AT_HAND, f->owner, GLOOM_NONE)->other = f->seat;
      gloom_know_hand (s, f->owner, f->seat);
    }

  while (f->left > 0 && f->seat != f->owner && s->n_hands[f->seat] > 0 && s->n_hands[f->owner] < GLOOM_MAX_HAND)
    {
      if (look)
        {
          if (gloom_ask (r, f, f->owner, GLOOM_STEP_TAKE) == BRAMBLE_WAIT)
            return BRAMBLE_WAIT;
          take_one (r, f, r->choice.a, FALSE);
        }
      else
        take_one (r, f, gloom_random_card (r, f->seat), TRUE);
    }

  return gloom_next_subject (f);
}

/* From the owner's hand to the frame's seat; what has no room is discarded. */
static void
give_one (GloomRun   *r,
          GloomFrame *f,
          guint       card)
{
  gboolean room = r->s->n_hands[f->seat] < GLOOM_MAX_HAND;
  BrambleEvent *event = gloom_tell (r, GLOOM_EVENT_GIVEN, f->owner, card);

  event->other = f->seat;
  event->n = !room;
  if (room)
    {
      event->shown = (guint8) (1u << f->owner | 1u << f->seat);
      gloom_pass_card (r, f->owner, f->seat, card);
    }
  else
    {
      gloom_take_from_hand (r, f->owner, card);
      gloom_put_on_discard (r, card);
    }
  f->left--;
}

BrambleFlow
gloom_verb_give (GloomRun   *r,
                 GloomFrame *f)
{
  if (f->step == GLOOM_STEP_GIVE)
    {
      if (r->choice.kind == GLOOM_OPT_NONE)
        return gloom_next_subject (f);
      give_one (r, f, r->choice.a);
    }
  if (f->left == 0 || f->seat == f->owner || r->s->n_hands[f->owner] == 0)
    return gloom_next_subject (f);

  return gloom_ask (r, f, f->owner, GLOOM_STEP_GIVE);
}

/* The chosen card goes to the next place from the top that is still open. */
static void
put_back (GloomRun   *r,
          GloomFrame *f,
          guint       card)
{
  GloomState *s = r->s;
  guint to = s->n_deck - 1u - f->place;
  guint from = to;
  BrambleEvent *event;

  while (s->deck[from] != card)
    from--;
  memmove (s->deck + from, s->deck + from + 1, to - from);
  s->deck[to] = (guint8) card;
  event = gloom_tell (r, GLOOM_EVENT_PUT_BACK, f->seat, card);
  event->c = f->place;
  event->shown = (guint8) (1u << f->seat);
  f->place++;
}

/* The top of the draw pile; with fewer, the discard pile is shuffled beneath. */
static BrambleFlow
look_at_top (GloomRun   *r,
             GloomFrame *f)
{
  GloomState *s = r->s;

  if (f->step == GLOOM_STEP_PUT_BACK)
    put_back (r, f, r->choice.a);
  else
    {
      if (s->n_deck < GLOOM_TOP_CARDS)
        gloom_reshuffle (r);
      f->left = MIN (GLOOM_TOP_CARDS, s->n_deck);
      f->place = 0;
      if (f->left > 0)
        {
          gloom_know_top (s, f->seat, f->left);
          gloom_tell (r, GLOOM_EVENT_LOOKED_AT_TOP, f->seat, GLOOM_NONE)->n = f->left;
        }
    }
  if (f->place >= f->left)
    return gloom_next_subject (f);

  return gloom_ask (r, f, f->seat, GLOOM_STEP_PUT_BACK);
}

BrambleFlow
gloom_verb_look (GloomRun   *r,
                 GloomFrame *f)
{
  if (gloom_clause (f)->how == GLOOM_TOP_THREE)
    return look_at_top (r, f);

  if (f->seat != f->owner && r->s->n_hands[f->seat] > 0)
    {
      gloom_tell (r, GLOOM_EVENT_LOOKED_AT_HAND, f->owner, GLOOM_NONE)->other = f->seat;
      gloom_know_hand (r->s, f->owner, f->seat);
    }
  return gloom_next_subject (f);
}

static void
recover_one (GloomRun   *r,
             GloomFrame *f,
             guint       card)
{
  GloomState *s = r->s;
  gboolean room = s->n_hands[f->seat] < GLOOM_MAX_HAND;
  guint at = s->n_discard;

  while (s->discard[--at] != card)
    ;
  memmove (s->discard + at, s->discard + at + 1, s->n_discard - at - 1u);
  s->n_discard--;
  gloom_tell (r, GLOOM_EVENT_RECOVERED, f->seat, card)->n = !room;
  gloom_put_in_hand (r, f->seat, card);
  f->left--;
}

BrambleFlow
gloom_verb_recover (GloomRun   *r,
                    GloomFrame *f)
{
  if (f->step == GLOOM_STEP_RECOVER)
    {
      if (r->choice.kind == GLOOM_OPT_NONE)
        return gloom_next_subject (f);
      recover_one (r, f, r->choice.a);
    }
  return f->left == 0 ? gloom_next_subject (f) : gloom_ask (r, f, f->seat, GLOOM_STEP_RECOVER);
}

/* Free plays of who is not on turn, of a fifth card, and of who may not, are lost. */
static BrambleFlow
begin_free_play (GloomRun   *r,
                 GloomFrame *f)
{
  const GloomState *s = r->s;

  if (f->left == 0 || f->seat != s->active || s->free_plays >= GLOOM_MAX_FREE_PLAYS
      || gloom_is_forbidden (s, f->seat, GLOOM_FREE_PLAYS))
    return gloom_next_subject (f);

  f->left--;
  return gloom_ask (r, f, f->seat, GLOOM_STEP_FREE_PLAY);
}

BrambleFlow
gloom_verb_free_play (GloomRun   *r,
                      GloomFrame *f)
{
  guint card;

  if (f->step == GLOOM_STEP_FREE_PLAY)
    {
      if (r->choice.kind == GLOOM_OPT_NONE)
        return gloom_next_subject (f);
      f->pick = r->choice.a;
      if (gloom_kind (f->pick) != GLOOM_EVENT)
        return gloom_ask (r, f, f->seat, GLOOM_STEP_FREE_TARGET);
    }
  else if (f->step != GLOOM_STEP_FREE_TARGET)
    return begin_free_play (r, f);

  card = f->pick;
  f->pick = GLOOM_NONE;
  f->step = GLOOM_STEP_FREE_PLAYED;
  gloom_play (r, f->seat, card, gloom_kind (card) == GLOOM_EVENT ? GLOOM_NONE : r->choice.a, TRUE);
  return BRAMBLE_AGAIN;
}

/* One a turn; off turn it waits for the next one, and only one can wait. */
BrambleFlow
gloom_verb_extra (GloomRun   *r,
                  GloomFrame *f)
{
  GloomState *s = r->s;
  guint8 bit = (guint8) (1u << f->seat);
  gboolean now = f->seat == s->active;

  if (now ? !s->extra : (s->extra_next & bit) == 0)
    {
      if (now)
        s->extra = TRUE;
      else
        s->extra_next |= bit;
      gloom_tell (r, GLOOM_EVENT_EXTRA_ACTION, f->seat, GLOOM_NONE)->n = !now;
    }
  return gloom_next_subject (f);
}

/* With two players the direction means nothing. */
BrambleFlow
gloom_verb_wind (GloomRun   *r,
                 GloomFrame *f)
{
  GloomState *s = r->s;

  if (s->n_seats > 2)
    {
      s->backwards = !s->backwards;
      gloom_tell (r, GLOOM_EVENT_WIND_TURNED, f->seat, GLOOM_NONE)->n = s->backwards;
    }
  return gloom_next_subject (f);
}
