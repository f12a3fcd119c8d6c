/* after.c: effects that wait for something that happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

/* Each Character has a text and a portrait, and each player a Story. */
#define SLOTS (2 * GLOOM_FAMILY + 1)

/**
 * gloom_after:
 * @afters: what has happened, a bit for each GloomAfter
 * @seat: who did it
 * @hero: the Character it happened to, or GLOOM_NONE
 * @card: the card that did it
 *
 * Whoever's effects wait for that have them next.
 */
void
gloom_after (GloomRun *r,
             guint     afters,
             guint     seat,
             guint     hero,
             guint     card)
{
  GloomFrame *f;

  if (!gloom_any_works (r->s, GLOOM_WORKS_AFTERS (afters)))
    return;

  f = gloom_push (r, GLOOM_PROC_AFTER, GLOOM_STEP_AFTER, card, seat);
  f->hero = (guint8) hero;
  f->flags = (guint8) afters;
}

/* The card in a slot of @seat, and the Character it lies on. */
static guint
card_in_slot (const GloomState *s,
              guint             seat,
              guint             slot,
              guint            *hero)
{
  const GloomHero *h;

  if (slot == SLOTS - 1)
    {
      guint story = gloom_story_of (s, seat);

      *hero = GLOOM_NONE;
      return story == GLOOM_NONE ? GLOOM_NONE : s->stories[story];
    }

  *hero = GLOOM_HERO (seat, slot / 2);
  h = &s->heroes[*hero];
  if (slot % 2 == 0)
    return h->effect;
  return h->portrait != GLOOM_NONE && gloom_is_persistent (h->portrait) && !s->simple ? h->portrait : GLOOM_NONE;
}

/* Whether a card that works for @seat waits for what @f tells of. */
static gboolean
waits_for (const GloomState *s,
           const GloomFrame *f,
           guint             card,
           guint             seat,
           guint             hero)
{
  const GloomEffect *effect = &gloom_cards[card].effect;

  if (((f->flags >> effect->after) & 1) == 0 || gloom_in_set (s->after_used, card))
    return FALSE;

  switch ((GloomAfter) effect->after)
    {
    case GLOOM_NOT_AFTER:
    case GLOOM_N_AFTERS:
      return FALSE;
    case GLOOM_AFTER_YOU_LAY_ENDING:
    case GLOOM_AFTER_YOU_LAY_ON_ANOTHER:
    case GLOOM_AFTER_YOU_CLAIM:
    case GLOOM_AFTER_YOU_DREW:
      return seat == f->owner;
    case GLOOM_AFTER_ANOTHER_PLAYS_EVENT:
      return seat != f->owner;
    case GLOOM_AFTER_LAID_ON_THIS:
      return hero == f->hero && card != f->card;
    }

  g_assert_not_reached ();
}

/* GLOOM_PROC_AFTER: player by player from the one whose turn it is, each family
 * from left to right, then the Story; by what shows when its step comes. */
BrambleFlow
gloom_proc_after (GloomRun   *r,
                  GloomFrame *f)
{
  GloomState *s = r->s;

  while (f->index < s->n_seats * SLOTS)
    {
      guint seat = gloom_nth_seat (s, s->active, f->index / SLOTS);
      guint hero = GLOOM_NONE;
      guint card;
      guint laid;
      GloomFrame *call;

      if ((s->works[seat] & GLOOM_WORKS_AFTERS (f->flags)) == 0)
        {
          f->index = (guint8) ((f->index / SLOTS + 1) * SLOTS);
          continue;
        }
      card = card_in_slot (s, seat, f->index % SLOTS, &hero);
      f->index++;
      if (card == GLOOM_NONE || !waits_for (s, f, card, seat, hero))
        continue;
      laid = card < GLOOM_N_DECK ? s->laid_by[card] : seat;
      if (!gloom_condition (s, &gloom_cards[card].effect, seat, hero, laid, 0))
        continue;

      s->after_used[card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
      call = gloom_push (r, GLOOM_PROC_EFFECT, GLOOM_STEP_CLAUSE, card, seat);
      call->hero = (guint8) hero;
      call->laid = (guint8) laid;
      return BRAMBLE_AGAIN;
    }

  return BRAMBLE_DONE;
}
