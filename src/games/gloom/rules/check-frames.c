/* check-frames.c: what must be true of procedures under way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions come from files and consoles, too. Whatever a step relies on is looked
 * at here, so that every position that is let in can be played on.
 */

#include "engine.h"
#include "position.h"

static gboolean
is_seat (const GloomState *s,
         guint             seat)
{
  return seat < s->n_seats;
}

static gboolean
is_hero_or_none (const GloomState *s,
                 guint             hero)
{
  return hero == GLOOM_NONE || hero < gloom_n_heroes (s);
}

/* Whether what a procedure does not use is as it is when nobody uses it. Only effects
 * choose pieces and go through clauses. */
static gboolean
check_unused (const GloomFrame *f)
{
  if (f->proc == GLOOM_PROC_EFFECT)
    return f->flags == 0;
  if (f->left != 0 || f->clause != 0 || f->place != GLOOM_NONE || (f->pick != GLOOM_NONE && f->step != GLOOM_STEP_TARGET))
    return FALSE;
  if (f->proc == GLOOM_PROC_PLAY)
    return TRUE;

  return f->laid == GLOOM_NONE && f->seat == GLOOM_NONE
         && (f->proc == GLOOM_PROC_AFTER || (f->hero == GLOOM_NONE && f->index == 0 && f->flags == 0));
}

/* A card of a hand that is laid on somebody. */
static gboolean
can_be_laid (const GloomState *s,
             guint             seat,
             guint             card)
{
  return card < GLOOM_N_DECK && gloom_kind (card) != GLOOM_EVENT && gloom_in_set (s->hands[seat], card);
}

static gboolean
check_game (const GloomState *s,
            const GloomFrame *f,
            gboolean          top)
{
  if (f->card != GLOOM_NONE || f->owner != GLOOM_NONE || f->held != GLOOM_NONE || f->answer != GLOOM_NONE)
    return FALSE;
  if (!top)
    return !gloom_is_drafting (s) && f->pick == GLOOM_NONE
           && (f->step == GLOOM_STEP_ACT ? s->action > 0 && s->action <= GLOOM_ACTIONS + s->extra && !s->idle
                                         : f->step == GLOOM_STEP_NEXT && s->action == GLOOM_ACTIONS + s->extra);
  if (gloom_is_drafting (s) || f->step == GLOOM_STEP_CHARACTER)
    return gloom_is_drafting (s) && f->step == GLOOM_STEP_CHARACTER && f->pick == GLOOM_NONE;
  if (s->action >= GLOOM_ACTIONS + s->extra || (!s->idle && s->action == 0))
    return FALSE;
  if (f->step == GLOOM_STEP_TARGET)
    return can_be_laid (s, s->active, f->pick) && (gloom_kind (f->pick) != GLOOM_ENDING || s->action == 0);

  return f->step == GLOOM_STEP_ACTION && f->pick == GLOOM_NONE;
}

/* Whether a card that was announced may wait for answers, or for a new place. */
static gboolean
check_announced (const GloomState *s,
                 const GloomFrame *f)
{
  gboolean face = (s->poker >> f->seat) & 1;

  if (f->held != f->card || f->index == 0 || f->index >= s->n_seats || f->seat != gloom_nth_seat (s, f->owner, f->index))
    return FALSE;
  if (f->step == GLOOM_STEP_ASIDE)
    return gloom_kind (f->card) == GLOOM_MODIFIER && f->answer < GLOOM_N_DECK
           && gloom_cards[f->answer].effect.clauses[0].verb == GLOOM_TURN_ASIDE;
  if (f->step == GLOOM_STEP_ORDERED)
    return f->answer == GLOOM_NONE && face && s->orders[f->seat] == GLOOM_ORDER_NONE;

  return f->answer == GLOOM_NONE && f->step == GLOOM_STEP_RESPONDED && !(face && s->orders[f->seat] == GLOOM_ORDER_NONE);
}

/* What a Character was like is known when the card lies on it, and whoever ended was
 * miserable. */
static gboolean
check_mood (const GloomFrame *f,
            gboolean          top)
{
  guint mood = f->flags & (GLOOM_FLAG_MISERABLE | GLOOM_FLAG_HAPPY);

  if (top || gloom_kind (f->card) == GLOOM_EVENT)
    return mood == 0;

  return gloom_kind (f->card) == GLOOM_ENDING ? mood == GLOOM_FLAG_MISERABLE
                                              : mood != (GLOOM_FLAG_MISERABLE | GLOOM_FLAG_HAPPY);
}

/* Nothing has happened yet since a card was announced. */
static gboolean
may_be_announced (const GloomState *s,
                  const GloomFrame *f)
{
  switch ((GloomKind) gloom_kind (f->card))
    {
    case GLOOM_MODIFIER:
      return gloom_may_lie (s, f->card, f->hero, f->owner);
    case GLOOM_ENDING:
      return gloom_may_end (s, f->hero, f->owner) && !gloom_is_forbidden (s, f->owner, GLOOM_PLAYING_ENDINGS);
    case GLOOM_EVENT:
      return !gloom_is_forbidden (s, f->owner, GLOOM_PLAYING_EVENTS);
    case GLOOM_STORY:
    case GLOOM_CHARACTER:
      break;
    }

  return FALSE;
}

static gboolean
check_play (const GloomState *s,
            const GloomFrame *f,
            const GloomFrame *parent,
            gboolean          top)
{
  gboolean free = (f->flags & GLOOM_FLAG_FREE) != 0;
  gboolean event;

  if (f->card >= GLOOM_N_DECK || gloom_is_response (f->card) || f->owner != s->active || f->laid != f->owner
      || f->flags > (GLOOM_FLAG_FREE | GLOOM_FLAG_MISERABLE | GLOOM_FLAG_HAPPY))
    return FALSE;
  event = gloom_kind (f->card) == GLOOM_EVENT;
  if (event ? f->hero != GLOOM_NONE : f->hero >= gloom_n_heroes (s))
    return FALSE;
  if (!check_mood (f, top) || (gloom_kind (f->card) == GLOOM_ENDING && !free && s->action != 1))
    return FALSE;
  if (free ? parent->proc != GLOOM_PROC_EFFECT || parent->step != GLOOM_STEP_FREE_PLAYED
           : parent->proc != GLOOM_PROC_GAME || parent->step != GLOOM_STEP_ACT)
    return FALSE;
  if (top)
    return is_seat (s, f->seat) && check_announced (s, f) && may_be_announced (s, f);

  return f->index > 0 && f->index <= s->n_seats && f->answer == GLOOM_NONE && f->held == (event && f->step == GLOOM_STEP_ACTED ? f->card : GLOOM_NONE)
         && (f->step == GLOOM_STEP_ACTED || f->step == GLOOM_STEP_PLAYED);
}

static gboolean
check_after (const GloomState *s,
             const GloomFrame *f,
             const GloomFrame *parent,
             gboolean          top)
{
  if (top || f->step != GLOOM_STEP_AFTER || !is_seat (s, f->owner) || !is_hero_or_none (s, f->hero) || f->flags == 0
      || f->flags >> GLOOM_N_AFTERS != 0 || f->held != GLOOM_NONE || f->answer != GLOOM_NONE
      || (f->card != GLOOM_NONE && f->card >= GLOOM_N_DECK_AND_STORIES))
    return FALSE;

  if (parent->proc == GLOOM_PROC_PLAY)
    return parent->step == GLOOM_STEP_PLAYED && f->owner == parent->owner && f->card == parent->card && f->hero == parent->hero
           && f->flags == gloom_afters (parent);

  return parent->proc == GLOOM_PROC_GAME && f->owner == s->active && f->hero == GLOOM_NONE
         && (parent->step == GLOOM_STEP_NEXT
                 ? f->card == GLOOM_NONE && f->flags == 1u << GLOOM_AFTER_YOU_DREW
                 : gloom_story_of (s, s->active) != GLOOM_NONE && f->card == s->stories[gloom_story_of (s, s->active)]
                       && f->flags == 1u << GLOOM_AFTER_YOU_CLAIM);
}

/* The steps at which a verb waits, a bit each. */
#define STEP(name) (G_GUINT64_CONSTANT (1) << GLOOM_STEP_##name)
static const guint64 verb_steps[GLOOM_N_IMMEDIATE] = {
  [GLOOM_DRAW] = STEP (MAY),
  [GLOOM_DISCARD] = STEP (MAY) | STEP (DISCARD),
  [GLOOM_TAKE] = STEP (MAY) | STEP (TAKE),
  [GLOOM_GIVE] = STEP (GIVE),
  [GLOOM_LOOK] = STEP (MAY) | STEP (PUT_BACK),
  [GLOOM_RECOVER] = STEP (RECOVER),
  [GLOOM_FREE_PLAY] = STEP (FREE_PLAY) | STEP (FREE_TARGET),
  [GLOOM_EXTRA_ACTION] = STEP (MAY),
  [GLOOM_MOVE] = STEP (HERO) | STEP (MODIFIER) | STEP (DESTINATION),
  [GLOOM_SWAP] = STEP (FIRST) | STEP (SECOND),
  [GLOOM_REMOVE] = STEP (HERO) | STEP (MODIFIER),
  [GLOOM_RETURN] = STEP (HERO) | STEP (MODIFIER),
  [GLOOM_SINK] = STEP (HERO) | STEP (MODIFIER),
  [GLOOM_RAISE] = STEP (HERO) | STEP (MODIFIER),
  [GLOOM_REVIVE] = STEP (REVIVE),
  [GLOOM_STEAL] = STEP (STORY),
  [GLOOM_FREE_STORY] = STEP (STORY),
  [GLOOM_TURN_WIND] = STEP (MAY),
};
#undef STEP

static gboolean
lies_on (const GloomState *s,
         guint             card,
         guint             hero)
{
  guint below = s->heroes[hero].top;

  while (below != GLOOM_NONE && below != card)
    below = s->below[below];
  return below == card;
}

/* What the step of an effect that waits relies on. */
static gboolean
check_waiting (const GloomState *s,
               const GloomFrame *f)
{
  switch (f->step)
    {
    case GLOOM_STEP_TAKE:
      return gloom_clause (f)->how == GLOOM_AFTER_A_LOOK && f->seat != f->owner
             && s->n_hands[f->owner] < GLOOM_MAX_HAND;
    case GLOOM_STEP_GIVE:
      return f->seat != f->owner;
    case GLOOM_STEP_PUT_BACK:
      return gloom_clause (f)->how == GLOOM_TOP_THREE && f->left <= GLOOM_TOP_CARDS && f->place < f->left
             && s->deck_known[f->seat] == (1u << f->left) - 1;
    case GLOOM_STEP_FREE_PLAY:
      return f->seat == s->active && s->free_plays < GLOOM_MAX_FREE_PLAYS;
    case GLOOM_STEP_FREE_TARGET:
      return f->seat == s->active && s->free_plays < GLOOM_MAX_FREE_PLAYS && can_be_laid (s, f->seat, f->pick);
    case GLOOM_STEP_MODIFIER:
      return is_hero_or_none (s, f->place);
    case GLOOM_STEP_DESTINATION:
      return f->place < gloom_n_heroes (s) && f->pick < GLOOM_N_MODIFIERS && lies_on (s, f->pick, f->place);
    case GLOOM_STEP_SECOND:
      return f->place < gloom_n_heroes (s);
    case GLOOM_STEP_MAY:
    case GLOOM_STEP_DISCARD:
    case GLOOM_STEP_RECOVER:
    case GLOOM_STEP_HERO:
    case GLOOM_STEP_FIRST:
    case GLOOM_STEP_REVIVE:
    case GLOOM_STEP_STORY:
      return TRUE;
    }

  return FALSE;
}

/* Whether a card calls that seat you, and was laid by who is said to have laid it. */
static gboolean
check_you (const GloomState *s,
           const GloomFrame *f,
           const GloomFrame *parent)
{
  gboolean lies = f->hero != GLOOM_NONE;

  if (lies && f->owner != GLOOM_OWNER (f->hero))
    return FALSE;
  if (parent->proc == GLOOM_PROC_PLAY)
    return f->hero == parent->hero && f->laid == parent->owner && (lies || f->owner == s->active);

  return lies ? lies_on (s, f->card, f->hero) && f->laid == s->laid_by[f->card]
              : f->laid == f->owner && gloom_story_of (s, f->owner) != GLOOM_NONE
                    && s->stories[gloom_story_of (s, f->owner)] == f->card;
}

/* Whether a clause is about that seat. */
static gboolean
check_whom (const GloomState *s,
            const GloomFrame *f)
{
  switch ((GloomWhom) gloom_clause (f)->whom)
    {
    case GLOOM_YOU:
      return f->seat == f->owner;
    case GLOOM_LEFT:
      return f->seat == (f->owner + 1u) % s->n_seats;
    case GLOOM_ONE_OTHER:
    case GLOOM_EACH_OTHER:
      return f->seat != f->owner;
    case GLOOM_EVERY_PLAYER:
      return TRUE;
    case GLOOM_WHO_LAID_THIS:
      return f->seat == f->laid;
    }

  return FALSE;
}

static gboolean
check_effect (const GloomState *s,
              const GloomFrame *f,
              const GloomFrame *parent,
              gboolean          top)
{
  const GloomEffect *effect;
  guint verb;

  if (f->card >= GLOOM_N_DECK_AND_STORIES || f->clause >= G_N_ELEMENTS (effect->clauses) || !is_seat (s, f->owner)
      || !is_seat (s, f->laid) || f->index > s->n_seats || f->held != GLOOM_NONE || f->answer != GLOOM_NONE)
    return FALSE;
  effect = &gloom_cards[f->card].effect;
  verb = effect->clauses[f->clause].verb;
  if (verb == GLOOM_NO_VERB || verb >= GLOOM_N_IMMEDIATE
      || (gloom_kind (f->card) == GLOOM_MODIFIER || gloom_kind (f->card) == GLOOM_ENDING
              ? f->hero >= gloom_n_heroes (s) : f->hero != GLOOM_NONE))
    return FALSE;
  if (effect->after != GLOOM_NOT_AFTER
          ? parent->proc != GLOOM_PROC_AFTER
          : parent->proc != GLOOM_PROC_PLAY || parent->step != GLOOM_STEP_ACTED || parent->card != f->card)
    return FALSE;
  if (!check_you (s, f, parent))
    return FALSE;
  if (top && f->step == GLOOM_STEP_PLAYER)
    return effect->clauses[f->clause].whom == GLOOM_ONE_OTHER;
  if (!is_seat (s, f->seat) || !check_whom (s, f) || f->index == 0)
    return FALSE;
  if (!top)
    return verb == GLOOM_FREE_PLAY && f->step == GLOOM_STEP_FREE_PLAYED && f->seat == s->active;

  return ((verb_steps[verb] >> f->step) & 1) && check_waiting (s, f);
}

static gboolean
check_frame (const GloomState *s,
             guint             i)
{
  const GloomFrame *f = &s->stack[i];
  const GloomFrame *parent = i > 0 ? &s->stack[i - 1] : NULL;
  gboolean top = i + 1u == s->depth;

  if (!check_unused (f))
    return FALSE;
  switch ((GloomProc) f->proc)
    {
    case GLOOM_PROC_GAME:
      return parent == NULL && check_game (s, f, top);
    case GLOOM_PROC_PLAY:
      return parent && check_play (s, f, parent, top);
    case GLOOM_PROC_EFFECT:
      return parent && check_effect (s, f, parent, top);
    case GLOOM_PROC_AFTER:
      return parent && check_after (s, f, parent, top);
    case GLOOM_N_PROCS:
      break;
    }

  return FALSE;
}

/* Who answers what the top frame asks. */
static guint
who_answers (const GloomState *s)
{
  const GloomFrame *f = &s->stack[s->depth - 1];
  guint verb;

  if (f->proc == GLOOM_PROC_GAME)
    return s->active;
  if (f->proc == GLOOM_PROC_PLAY)
    return f->seat;

  verb = gloom_clause (f)->verb;
  if (f->step == GLOOM_STEP_PLAYER || f->step == GLOOM_STEP_TAKE || f->step == GLOOM_STEP_GIVE
      || (f->step == GLOOM_STEP_MAY && (verb == GLOOM_TAKE || verb == GLOOM_LOOK)))
    return f->owner;
  return f->seat;
}

/* Whether the procedures under way fit together, and the top one waits. */
gboolean
gloom_check_frames (const GloomState  *s,
                    GError           **error)
{
  guint free = 0;

  if (s->depth == 0 || s->depth > GLOOM_MAX_DEPTH)
    return bramble_refuse (error, "nothing goes on, and the game is not over");
  for (guint i = 0; i < s->depth; i++)
    {
      const GloomFrame *f = &s->stack[i];

      if (f->step >= GLOOM_N_STEPS || f->proc >= GLOOM_N_PROCS)
        return bramble_refuse (error, "something impossible is going on");
      if (!check_frame (s, i))
        {
          g_autoptr (GString) words = g_string_new (NULL);

          gloom_word_frame (words, f);
          return bramble_refuse (error, "what is going on is impossible:%s", words->str);
        }
      free += f->proc == GLOOM_PROC_PLAY && (f->flags & GLOOM_FLAG_FREE);
    }
  if (free > s->free_plays)
    return bramble_refuse (error, "more free plays go on than were made");
  if (gloom_waits[s->stack[s->depth - 1].step] == GLOOM_ASK_NOTHING || s->ask_seat != who_answers (s))
    return bramble_refuse (error, "nobody is asked, or somebody else");

  return TRUE;
}
