/* play.c: a card is announced, answered, and acts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

/* @seat, whose turn it is, plays a card of its hand. */
void
gloom_play (GloomRun *r,
            guint     seat,
            guint     card,
            guint     hero,
            gboolean  free)
{
  GloomFrame *f = gloom_push (r, GLOOM_PROC_PLAY, GLOOM_STEP_ANNOUNCE, card, seat);

  f->hero = (guint8) hero;
  f->laid = (guint8) seat;
  f->flags = free ? GLOOM_FLAG_FREE : 0;
}

static BrambleFlow
announce (GloomRun   *r,
          GloomFrame *f)
{
  GloomState *s = r->s;
  BrambleEvent *event;

  gloom_take_from_hand (r, f->owner, f->card);
  f->held = f->card;
  s->free_plays = (guint8) (s->free_plays + (f->flags & GLOOM_FLAG_FREE));
  event = gloom_tell (r, GLOOM_EVENT_ANNOUNCED, f->owner, f->card);
  if (f->hero != GLOOM_NONE)
    {
      event->a = f->hero;
      event->b = s->heroes[f->hero].character;
    }
  event->n = f->flags & GLOOM_FLAG_FREE;
  f->index = 1;
  f->step = s->simple ? GLOOM_STEP_LIE : GLOOM_STEP_RESPOND;
  return BRAMBLE_AGAIN;
}

/* Whether a standing order wants to hear of what was announced. */
static gboolean
order_matches (const GloomState *s,
               const GloomFrame *f,
               guint             seat)
{
  guint kind = gloom_kind (f->card);

  switch ((GloomOrder) s->orders[seat])
    {
    case GLOOM_ORDER_NONE:
    case GLOOM_ORDER_EVERYTHING:
      return TRUE;
    case GLOOM_ORDER_NOT_THIS_TURN:
      return FALSE;
    case GLOOM_ORDER_EVENTS:
      return kind == GLOOM_EVENT;
    case GLOOM_ORDER_MODIFIERS:
      return kind == GLOOM_MODIFIER;
    case GLOOM_ORDER_ENDINGS:
      return kind == GLOOM_ENDING;
    case GLOOM_ORDER_MY_FAMILY:
      return f->hero != GLOOM_NONE && GLOOM_OWNER (f->hero) == seat;
    case GLOOM_N_ORDERS:
      break;
    }

  g_assert_not_reached ();
}

/* Whether a seat with a poker face is asked, whatever it holds. */
static gboolean
face_is_asked (const GloomState *s,
               const GloomFrame *f,
               guint             seat)
{
  return s->n_hands[seat] > 0 && order_matches (s, f, seat) && gloom_some_fits (s, f, seat);
}

static gboolean
holds_fitting (const GloomState *s,
               const GloomFrame *f,
               guint             seat)
{
  if (((s->hands[seat][1] >> (GLOOM_FIRST_RESPONSE - 64)) & 0x0f) == 0)
    return FALSE;
  for (guint card = GLOOM_FIRST_RESPONSE; card < GLOOM_N_MODIFIERS_AND_EVENTS; card++)
    if (gloom_in_set (s->hands[seat], card) && gloom_fits (s, f, card, seat))
      return !gloom_is_forbidden (s, seat, GLOOM_PLAYING_EVENTS);

  return FALSE;
}

/* Asks the others one after the other, in turn order from the next one on. */
static BrambleFlow
ask_others (GloomRun   *r,
            GloomFrame *f)
{
  GloomState *s = r->s;

  for (; f->index < s->n_seats; f->index++)
    {
      guint seat = gloom_nth_seat (s, f->owner, f->index);
      gboolean face = (s->poker >> seat) & 1;

      if (face ? !face_is_asked (s, f, seat) : !holds_fitting (s, f, seat))
        continue;
      f->seat = (guint8) seat;
      return gloom_ask (r, f, seat, face && s->orders[seat] == GLOOM_ORDER_NONE ? GLOOM_STEP_ORDERED
                                                                                 : GLOOM_STEP_RESPONDED);
    }
  f->seat = GLOOM_NONE;
  f->step = GLOOM_STEP_LIE;
  return BRAMBLE_AGAIN;
}

static void
give_order (GloomRun *r,
            guint     seat,
            guint     order)
{
  BrambleEvent *event;

  if (r->s->orders[seat] == order)
    return;
  r->s->orders[seat] = (guint8) order;
  event = gloom_tell (r, GLOOM_EVENT_ORDER_GIVEN, seat, GLOOM_NONE);
  event->c = (guint8) order;
  event->told = event->shown = (guint8) (1u << seat);
}

/* Who answers, and who is passed over because of it, will not be asked again this
 * turn. */
static void
silence_others (GloomRun   *r,
                GloomFrame *f)
{
  GloomState *s = r->s;

  for (guint i = f->index; i < s->n_seats; i++)
    {
      guint seat = gloom_nth_seat (s, f->owner, i);

      if (((s->poker >> seat) & 1) && (i == f->index || face_is_asked (s, f, seat)))
        give_order (r, seat, GLOOM_ORDER_NOT_THIS_TURN);
    }
}

static void
finish_answer (GloomRun   *r,
               GloomFrame *f)
{
  gloom_put_on_discard (r, f->answer);
  gloom_tell (r, GLOOM_EVENT_ANSWER_DONE, f->seat, f->answer);
  f->answer = GLOOM_NONE;
}

static BrambleFlow
respond (GloomRun   *r,
         GloomFrame *f,
         guint       card)
{
  GloomState *s = r->s;
  guint verb = gloom_cards[card].effect.clauses[0].verb;
  BrambleEvent *event;

  silence_others (r, f);
  gloom_take_from_hand (r, f->seat, card);
  f->answer = (guint8) card;
  event = gloom_tell (r, GLOOM_EVENT_RESPONDED, f->seat, f->held);
  event->cause = (guint8) card;
  event->other = f->owner;
  if (f->hero != GLOOM_NONE)
    {
      event->a = f->hero;
      event->b = s->heroes[f->hero].character;
    }
  if (verb == GLOOM_TURN_ASIDE)
    return gloom_ask (r, f, f->seat, GLOOM_STEP_ASIDE);

  if (verb == GLOOM_SEND_BACK)
    {
      gboolean room = s->n_hands[f->owner] < GLOOM_MAX_HAND;

      gloom_tell (r, GLOOM_EVENT_SENT_BACK, f->owner, f->held)->n = !room;
      gloom_put_in_hand (r, f->owner, f->held);
    }
  else
    {
      gloom_tell (r, GLOOM_EVENT_CANCELLED, f->owner, f->held);
      gloom_put_on_discard (r, f->held);
    }
  f->held = GLOOM_NONE;
  finish_answer (r, f);
  return BRAMBLE_DONE;
}

static BrambleFlow
take_answer (GloomRun   *r,
             GloomFrame *f)
{
  if (r->choice.kind == GLOOM_OPT_CARD)
    return respond (r, f, r->choice.a);

  if (r->choice.kind == GLOOM_OPT_ORDER)
    give_order (r, f->seat, r->choice.a);
  f->index++;
  f->step = GLOOM_STEP_RESPOND;
  return BRAMBLE_AGAIN;
}

static BrambleFlow
turn_aside (GloomRun   *r,
            GloomFrame *f)
{
  f->hero = r->choice.a;
  gloom_tell_hero (r, GLOOM_EVENT_TURNED_ASIDE, f->seat, f->held, f->hero);
  finish_answer (r, f);
  f->step = GLOOM_STEP_LIE;
  return BRAMBLE_AGAIN;
}

/* Lays a Modifier or an Ending where it was announced for. */
static void
lay (GloomRun   *r,
     GloomFrame *f)
{
  int worth = gloom_worth (r->s, f->hero);
  gboolean ending = gloom_kind (f->card) == GLOOM_ENDING;
  BrambleEvent *event;

  f->flags |= worth < 0 ? GLOOM_FLAG_MISERABLE : worth > 0 ? GLOOM_FLAG_HAPPY : 0;
  f->held = GLOOM_NONE;
  gloom_lay (r, f->card, f->hero, f->owner);
  event = gloom_tell_hero (r, ending ? GLOOM_EVENT_ENDING_LAID : GLOOM_EVENT_MODIFIER_LAID, f->owner, f->card, f->hero);
  event->other = GLOOM_OWNER (f->hero);
  event->n = (gint16) gloom_worth (r->s, f->hero);
}

/* The card lies there or is played, and its own immediate effect begins. */
static BrambleFlow
lie (GloomRun   *r,
     GloomFrame *f)
{
  const GloomEffect *effect = &gloom_cards[f->card].effect;
  guint you = f->owner;

  if (gloom_kind (f->card) == GLOOM_EVENT)
    gloom_tell (r, GLOOM_EVENT_EVENT_PLAYED, f->owner, f->card);
  else
    {
      lay (r, f);
      you = GLOOM_OWNER (f->hero);
    }
  f->step = GLOOM_STEP_ACTED;
  if (effect->category != GLOOM_IMMEDIATE || r->s->simple)
    return BRAMBLE_AGAIN;
  if (gloom_condition (r->s, effect, you, f->hero, f->owner, f->flags))
    {
      GloomFrame *call = gloom_push (r, GLOOM_PROC_EFFECT, GLOOM_STEP_CLAUSE, f->card, you);

      call->hero = f->hero;
      call->laid = f->owner;
    }
  else
    gloom_tell_idle (r, you, f->card, GLOOM_IDLE_CONDITION);
  return BRAMBLE_AGAIN;
}

/* Whether all Characters of some family are finished. */
gboolean
gloom_is_complete (const GloomState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (gloom_n_finished (s, seat) == GLOOM_FAMILY)
      return TRUE;

  return FALSE;
}

/* Whether an Ending's own effect goes on beneath the top frame: it is finished
 * before it is asked whether a family is complete. */
gboolean
gloom_is_within_ending (const GloomState *s)
{
  for (guint i = 0; i + 1u < s->depth; i++)
    if (s->stack[i].proc == GLOOM_PROC_PLAY && s->stack[i].step == GLOOM_STEP_ACTED
        && gloom_kind (s->stack[i].card) == GLOOM_ENDING)
      return TRUE;

  return FALSE;
}

/* What has happened, a bit for each GloomAfter, when a card was laid or played. */
guint
gloom_afters (const GloomFrame *f)
{
  switch ((GloomKind) gloom_kind (f->card))
    {
    case GLOOM_ENDING:
      return 1u << GLOOM_AFTER_YOU_LAY_ENDING;
    case GLOOM_EVENT:
      return 1u << GLOOM_AFTER_ANOTHER_PLAYS_EVENT;
    case GLOOM_MODIFIER:
      return GLOOM_OWNER (f->hero) == f->owner ? 0 : 1u << GLOOM_AFTER_YOU_LAY_ON_ANOTHER | 1u << GLOOM_AFTER_LAID_ON_THIS;
    case GLOOM_STORY:
    case GLOOM_CHARACTER:
      break;
    }

  return 0;
}

/* The card's own effect is over: end of the game? Then what waits for it. */
static BrambleFlow
after_acting (GloomRun   *r,
              GloomFrame *f)
{
  GloomState *s = r->s;
  guint kind = gloom_kind (f->card);

  if (kind == GLOOM_ENDING && !gloom_is_within_ending (s) && gloom_is_complete (s))
    {
      gloom_end (r, GLOOM_OVER_BY_FAMILY);
      return BRAMBLE_AGAIN;
    }
  if (kind == GLOOM_EVENT)
    {
      gloom_put_on_discard (r, f->held);
      gloom_tell (r, GLOOM_EVENT_EVENT_OVER, f->owner, f->held);
      f->held = GLOOM_NONE;
    }
  f->step = GLOOM_STEP_PLAYED;
  gloom_after (r, gloom_afters (f), f->owner, f->hero, f->card);
  return BRAMBLE_AGAIN;
}

/* GLOOM_PROC_PLAY */
BrambleFlow
gloom_proc_play (GloomRun   *r,
                 GloomFrame *f)
{
  switch (f->step)
    {
    case GLOOM_STEP_ANNOUNCE:
      return announce (r, f);
    case GLOOM_STEP_RESPOND:
      return ask_others (r, f);
    case GLOOM_STEP_RESPONDED:
    case GLOOM_STEP_ORDERED:
      return take_answer (r, f);
    case GLOOM_STEP_ASIDE:
      return turn_aside (r, f);
    case GLOOM_STEP_LIE:
      return lie (r, f);
    case GLOOM_STEP_ACTED:
      return after_acting (r, f);
    case GLOOM_STEP_PLAYED:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}
