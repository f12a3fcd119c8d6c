/* playout.c: a quick answer, for playouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every option has a weight by eye, and chance draws among them. Only what the
 * asked seat may know is looked at.
 */

#include "gloom.h"

#include <reckon.h>

/* What an answer is weighed with. */
typedef struct
{
  const GloomState *s;
  const BrambleAsk *ask;
  const GloomFrame *f;
  guint one_left; /* seats that have finished all Characters but one, a bit each */
} Weigher;

typedef guint (*Weigh) (const Weigher       *w,
                        const BrambleOption *option);

static guint
square (int n)
{
  return n > 0 ? (guint) (n * n) : 0;
}

static guint
weigh_evenly (const Weigher       *w,
              const BrambleOption *option)
{
  return 1;
}

/* How much better @seat stands when a card lies on a Character: its own become
 * miserable, others' cheerful. In steps of five. */
static int
gain (const GloomState *s,
      guint             seat,
      guint             card,
      guint             hero)
{
  int change = gloom_would_print (s, card, hero) - s->heroes[hero].printed;

  return (GLOOM_OWNER (hero) == seat ? -change : change) / 5;
}

static gboolean
has_one_left (const Weigher *w,
              guint          seat)
{
  return (w->one_left >> seat) & 1;
}

/* The last Character of a rival decides the game, so it is cheered up first. */
static guint
weigh_lay (const Weigher *w,
           guint          card,
           guint          hero)
{
  guint owner = GLOOM_OWNER (hero);
  gboolean decides = owner != w->ask->seat && has_one_left (w, owner);

  return 1 + square ((decides ? 3 : 2) * gain (w->s, w->ask->seat, card, hero));
}

/* Whether @seat would have won when @hero, the last one of a family, has ended. */
static gboolean
would_win (const GloomState *s,
           guint             seat,
           guint             card,
           guint             hero)
{
  int last = gloom_worth (s, hero) - s->heroes[hero].printed + gloom_would_print (s, card, hero);
  int own = gloom_score (s, seat) + (GLOOM_OWNER (hero) == seat ? last : 0);

  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && gloom_score (s, other) + (GLOOM_OWNER (hero) == other ? last : 0) < own)
      return FALSE;

  return TRUE;
}

/* More than anything else weighs. */
#define DECISIVE 1000

/* An Ending counts the more the more miserable the hero is, if it is one's own. The
 * last one of a family ends the game: that is for who has won, and for nobody else. */
static guint
weigh_end (const Weigher *w,
           guint          card,
           guint          hero)
{
  int worth = gloom_worth (w->s, hero);

  if (has_one_left (w, GLOOM_OWNER (hero)))
    return would_win (w->s, w->ask->seat, card, hero) ? DECISIVE : 0;
  if (GLOOM_OWNER (hero) == w->ask->seat)
    return square (-worth / 5) + 1;
  return worth >= -5;
}

static guint weigh_card (const Weigher *w, guint card);

/* An Event that lets an Ending be played is worth as much as that; others are not
 * looked into. */
static guint
weigh_event (const Weigher *w,
             guint          event)
{
  const GloomState *s = w->s;
  const GloomClause *last = &gloom_cards[event].effect.clauses[1];
  guint best = 10;

  if (last->verb != GLOOM_FREE_PLAY || last->cards != GLOOM_ENDINGS)
    return best;
  for (guint card = GLOOM_N_MODIFIERS_AND_EVENTS; card < GLOOM_N_DECK; card++)
    if (gloom_in_set (s->hands[w->ask->seat], card))
      best = MAX (best, weigh_card (w, card));
  return best;
}

/* The best that can be done with a card, about. Woe is for one's own family, and good
 * fortune for others': the other families are not looked at. */
static guint
weigh_card (const Weigher *w,
            guint          card)
{
  const GloomState *s = w->s;
  gboolean ending = gloom_kind (card) == GLOOM_ENDING;
  gboolean woe = !ending && gloom_sum (card) < 0;
  guint best = 0;

  if (gloom_kind (card) == GLOOM_EVENT)
    return weigh_event (w, card);
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    {
      guint weight;

      if (s->heroes[hero].finished || (!ending && (GLOOM_OWNER (hero) == w->ask->seat) != woe))
        continue;
      if (ending)
        weight = s->heroes[hero].printed < 0 ? 4 * weigh_end (w, card, hero) : 0;
      else
        weight = weigh_lay (w, card, hero);
      best = MAX (best, weight);
    }

  return best;
}

static gboolean
holds_ending (const GloomState *s,
              guint             seat)
{
  return (s->hands[seat][GLOOM_N_MODIFIERS_AND_EVENTS / 64] >> (GLOOM_N_MODIFIERS_AND_EVENTS % 64)) != 0;
}

/* Who has one Character left and nothing to end it with looks for an Ending. */
static guint
weigh_new_hand (const Weigher *w)
{
  guint seat = w->ask->seat;

  return has_one_left (w, seat) && !holds_ending (w->s, seat) ? 20 : 2;
}

static guint
weigh_action (const Weigher       *w,
              const BrambleOption *option)
{
  if (option->kind == GLOOM_OPT_CARD)
    return weigh_card (w, option->a);
  if (option->kind == GLOOM_OPT_CLAIM)
    return 60;

  return option->kind == GLOOM_OPT_DISCARD_HAND ? weigh_new_hand (w) : 1;
}

static guint
weigh_target (const Weigher       *w,
              const BrambleOption *option)
{
  if (gloom_kind (w->f->pick) == GLOOM_ENDING)
    return square ((int) weigh_end (w, w->f->pick, option->a));
  return square ((int) weigh_lay (w, w->f->pick, option->a));
}

/* Whether what was announced is good for who is asked. */
static int
announced_gain (const Weigher *w)
{
  const GloomFrame *f = w->f;

  if (f->hero == GLOOM_NONE)
    return -3;
  if (gloom_kind (f->card) == GLOOM_ENDING)
    return GLOOM_OWNER (f->hero) == w->ask->seat ? 0 : gloom_worth (w->s, f->hero) / 5;
  return gain (w->s, w->ask->seat, f->card, f->hero);
}

static guint
weigh_response (const Weigher       *w,
                const BrambleOption *option)
{
  int gained = announced_gain (w);

  return option->kind == GLOOM_OPT_CARD ? square (-gained) : option->kind == GLOOM_OPT_ORDER ? 1 : 6;
}

static guint
weigh_aside (const Weigher       *w,
             const BrambleOption *option)
{
  return weigh_lay (w, w->f->card, option->a);
}

/* What is let go of most easily: cards that are worth little. */
static guint
weigh_discard (const Weigher       *w,
               const BrambleOption *option)
{
  if (option->kind != GLOOM_OPT_CARD)
    return 2;
  if (gloom_kind (option->a) != GLOOM_MODIFIER)
    return 1;
  return (guint) MAX (1, 8 - ABS (gloom_sum (option->a)) / 5);
}

static guint
weigh_wanted (const Weigher       *w,
              const BrambleOption *option)
{
  if (option->kind != GLOOM_OPT_CARD)
    return 1;
  if (gloom_kind (option->a) == GLOOM_ENDING)
    return 40;
  return 4 + square (ABS (gloom_sum (option->a)) / 5);
}

static guint
weigh_free_play (const Weigher       *w,
                 const BrambleOption *option)
{
  return option->kind == GLOOM_OPT_CARD ? weigh_card (w, option->a) : 4;
}

static guint
weigh_yes (const Weigher       *w,
           const BrambleOption *option)
{
  return option->kind == GLOOM_OPT_YES ? 4 : 1;
}

/* Own good fortune and others' misery are what one wants to be rid of. */
static guint
weigh_modifier (const Weigher       *w,
                const BrambleOption *option)
{
  int sum;

  if (option->kind != GLOOM_OPT_MODIFIER)
    return 2;
  sum = gloom_sum (option->a) / 5;
  if (gloom_clause (w->f)->verb == GLOOM_RAISE)
    sum = -sum;
  return 1 + square (GLOOM_OWNER (option->b) == w->ask->seat ? sum : -sum);
}

static guint
weigh_destination (const Weigher       *w,
                   const BrambleOption *option)
{
  return weigh_lay (w, w->f->pick, option->a);
}

static guint
weigh_revive (const Weigher       *w,
              const BrambleOption *option)
{
  int worth = gloom_worth (w->s, option->a) / 5;

  return 1 + square (GLOOM_OWNER (option->a) == w->ask->seat ? worth + 2 : -worth);
}

static const Weigh weighs[GLOOM_N_ASKS] = {
  [GLOOM_ASK_ACTION] = weigh_action,
  [GLOOM_ASK_TARGET] = weigh_target,
  [GLOOM_ASK_RESPOND] = weigh_response,
  [GLOOM_ASK_ORDER] = weigh_response,
  [GLOOM_ASK_ASIDE] = weigh_aside,
  [GLOOM_ASK_MAY] = weigh_yes,
  [GLOOM_ASK_DISCARD] = weigh_discard,
  [GLOOM_ASK_TAKE] = weigh_wanted,
  [GLOOM_ASK_GIVE] = weigh_discard,
  [GLOOM_ASK_RECOVER] = weigh_wanted,
  [GLOOM_ASK_FREE_PLAY] = weigh_free_play,
  [GLOOM_ASK_FREE_TARGET] = weigh_target,
  [GLOOM_ASK_MODIFIER] = weigh_modifier,
  [GLOOM_ASK_DESTINATION] = weigh_destination,
  [GLOOM_ASK_REVIVE] = weigh_revive,
};

/**
 * gloom_playout:
 *
 * Chooses an answer quickly and sensibly enough for playouts.
 */
guint
gloom_playout (gconstpointer     state,
               const BrambleAsk *ask,
               BrambleRng       *rng)
{
  const GloomState *s = state;
  Weigh weigh = weighs[ask->kind] ? weighs[ask->kind] : weigh_evenly;
  guint weights[BRAMBLE_MAX_OPTIONS];
  Weigher w = { s, ask, s->depth > 0 ? &s->stack[s->depth - 1] : NULL, 0 };
  guint sum = 0;

  if (ask->n_options == 1)
    return 0;
  if (weigh == weigh_evenly)
    return bramble_rng_below (rng, ask->n_options);

  for (guint seat = 0; seat < s->n_seats; seat++)
    w.one_left |= (guint) (gloom_n_finished (s, seat) == GLOOM_FAMILY - 1) << seat;
  for (guint i = 0; i < ask->n_options; i++)
    sum += weights[i] = weigh (&w, &ask->options[i]);
  return bramble_reckon_draw (weights, ask->n_options, sum, rng);
}
