/* reasons.c: why an answer is good in Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an answer has brought a seat, in numbers that people have words for. Most are
 * taken when the turn is over in which it was given: what comes later is the doing of
 * others. One of each weighs about what the valuation gives for it (weights.c);
 * points are in units of twenty.
 */

#include "gloom.h"

#include <glib/gi18n-lib.h>

#define UNIT 20.0

/* What has become of @before when the turn is over. */
static void
find_end_of_turn (GloomState          *end,
                  gconstpointer        before,
                  const BrambleEvents *events)
{
  *end = *(const GloomState *) before;
  for (guint i = 0; i < events->n_events && events->events[i].kind != GLOOM_EVENT_TURN_BEGAN; i++)
    gloom_follow (end, &events->events[i]);
  gloom_refresh_all (end);
}

/* The Self-Worth of a whole family, whoever of it is finished. */
static int
family_worth (const GloomState *s,
              guint             seat)
{
  int worth = 0;

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    worth += gloom_worth (s, GLOOM_HERO (seat, i));
  return worth;
}

static double
win (gconstpointer        before,
     gconstpointer        after,
     const BrambleEvents *events,
     guint                seat)
{
  const GloomState *s = after;

  return s->over != GLOOM_NOT_OVER && ((gloom_winners (s) >> seat) & 1);
}

static double
end_misery (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  GloomState end;

  find_end_of_turn (&end, before, events);
  return (gloom_score (before, seat) - gloom_score (&end, seat)) / UNIT;
}

static double
be_miserable (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  GloomState end;

  find_end_of_turn (&end, before, events);
  return -family_worth (&end, seat) / UNIT;
}

/* Points above nothing that show in @seat's family. */
static int
good_fortune (const GloomState *s,
              guint             seat)
{
  int sum = 0;

  for (guint i = 0; i < GLOOM_FAMILY; i++)
    for (guint place = 0; place < GLOOM_PLACES; place++)
      {
        guint8 points = s->heroes[GLOOM_HERO (seat, i)].points[place];

        sum += points ? MAX (GLOOM_PRINTED (points), 0) : 0;
      }
  return sum;
}

static double
show_good_fortune (gconstpointer        before,
                   gconstpointer        after,
                   const BrambleEvents *events,
                   guint                seat)
{
  GloomState end;

  find_end_of_turn (&end, before, events);
  return good_fortune (&end, seat) / UNIT;
}

static double
cheer_up_others (gconstpointer        before,
                 gconstpointer        after,
                 const BrambleEvents *events,
                 guint                seat)
{
  GloomState end;
  int worth = 0;

  find_end_of_turn (&end, before, events);
  for (guint other = 0; other < end.n_seats; other++)
    worth += other != seat ? family_worth (&end, other) : 0;
  return worth / UNIT;
}

/* Characters of others that an Ending could be laid on, but no longer. */
static double
spoil_others (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  const GloomState *s = before;
  GloomState end;
  guint n = 0;

  find_end_of_turn (&end, before, events);
  for (guint hero = 0; hero < gloom_n_heroes (s); hero++)
    n += GLOOM_OWNER (hero) != seat && !s->heroes[hero].finished && gloom_worth (s, hero) < 0
         && gloom_worth (&end, hero) >= 0;
  return n;
}

/* Misery of others that has come to its end before the next turn. */
static double
let_others_end (gconstpointer        before,
                gconstpointer        after,
                const BrambleEvents *events,
                guint                seat)
{
  const GloomState *s = after;
  int score = 0;

  for (guint other = 0; other < s->n_seats; other++)
    score += other != seat ? gloom_score (s, other) - gloom_score (before, other) : 0;
  return -score / UNIT;
}

static double
have_story (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  GloomState end;

  find_end_of_turn (&end, before, events);
  return gloom_story_of (&end, seat) != GLOOM_NONE;
}

static double
leave_stories (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  const GloomState *s = after;
  double n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    n += other != seat && gloom_story_of (s, other) != GLOOM_NONE;
  return n;
}

static double
play_cards (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events && events->events[i].kind != GLOOM_EVENT_TURN_BEGAN; i++)
    n += events->events[i].kind == GLOOM_EVENT_ANNOUNCED && events->events[i].seat == seat;
  return n;
}

static double
have_cards (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  GloomState end;

  find_end_of_turn (&end, before, events);
  return end.n_hands[seat];
}

/* Cards that others have lost from their hands to somebody else's effects. */
static double
cost_others_cards (gconstpointer        before,
                   gconstpointer        after,
                   const BrambleEvents *events,
                   guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events && events->events[i].kind != GLOOM_EVENT_TURN_BEGAN; i++)
    {
      const BrambleEvent *e = &events->events[i];

      n += (e->kind == GLOOM_EVENT_DISCARDED && e->seat != seat)
           || (e->kind == GLOOM_EVENT_TAKEN && e->seat == seat);
    }
  return n;
}

static double
keep_endings (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  GloomState end;
  double n = 0;

  find_end_of_turn (&end, before, events);
  for (guint card = GLOOM_N_MODIFIERS_AND_EVENTS; card < GLOOM_N_DECK; card++)
    n += gloom_in_set (end.hands[seat], card);
  return n;
}

static double
keep_responses (gconstpointer        before,
                gconstpointer        after,
                const BrambleEvents *events,
                guint                seat)
{
  GloomState end;
  double n = 0;

  find_end_of_turn (&end, before, events);
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    n += gloom_in_set (end.hands[seat], card) && gloom_is_response (card);
  return n;
}

/* Points of the Modifiers that were in the hand before and still are. */
static double
keep_strong_cards (gconstpointer        before,
                   gconstpointer        after,
                   const BrambleEvents *events,
                   guint                seat)
{
  const GloomState *s = before;
  GloomState end;
  int sum = 0;

  find_end_of_turn (&end, before, events);
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    if (gloom_kind (card) == GLOOM_MODIFIER && gloom_in_set (s->hands[seat], card)
        && gloom_in_set (end.hands[seat], card))
      sum += ABS (gloom_sum (card));
  return sum / UNIT;
}

/* The chance of the one who was ahead of the others before. */
static double
see_leader (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  const GloomState *s = before;
  double values[BRAMBLE_MAX_SEATS];
  guint leader = seat == 0 ? 1 : 0;

  gloom_value (before, values);
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && values[other] > values[leader])
      leader = other;
  gloom_value (after, values);
  return values[leader];
}

const BrambleReason gloom_reasons[] = {
  {
    /* Translators: why an answer is better than another one; the second sentence of each pair says why an
     * answer is worse than another one. */
    .more = N_("You may well win the game with it in this round."),
    .less = N_("You would win the game in this round less often."),
    .measure = win, .weight = 4,
  },
  {
    .more = N_("It ends misery of yours in time: nobody can cheer that Character up any more."),
    .less = N_("Misery of yours would stay where others can still cheer it up."),
    .measure = end_misery, .weight = 0.9,
  },
  {
    .more = N_("It makes your family more miserable."),
    .less = N_("Your family would be less miserable."),
    .measure = be_miserable, .weight = 0.3,
  },
  {
    .more = N_("It leaves less good fortune showing in your own family."),
    .less = N_("More good fortune would show in your own family."),
    .measure = show_good_fortune, .weight = -0.35,
  },
  {
    .more = N_("It cheers up other families."),
    .less = N_("Other families would be more miserable."),
    .measure = cheer_up_others, .weight = 0.25,
  },
  {
    .more = N_("It makes somebody else’s Character too happy for an Ending."),
    .less = N_("More Characters of others would stay miserable enough for an Ending."),
    .measure = spoil_others, .weight = 0.5,
  },
  {
    .more = N_("It keeps others from ending Characters that are miserable."),
    .less = N_("Others would end Characters that are miserable more easily."),
    .measure = let_others_end, .weight = -0.3,
  },
  {
    .more = N_("It brings you a Story."),
    .less = N_("You would be without a Story."),
    .measure = have_story, .weight = 0.35,
  },
  {
    .more = N_("It keeps a Story from others."),
    .less = N_("Others would more often control a Story."),
    .measure = leave_stories, .weight = -0.3,
  },
  {
    .more = N_("It lets you play more cards in this turn."),
    .less = N_("You would play fewer cards in this turn."),
    .measure = play_cards, .weight = 0.2,
  },
  {
    .more = N_("You have more cards in hand afterwards."),
    .less = N_("You would have fewer cards in hand afterwards."),
    .measure = have_cards, .weight = 0.12,
  },
  {
    .more = N_("It costs others cards."),
    .less = N_("Others would lose fewer cards."),
    .measure = cost_others_cards, .weight = 0.15,
  },
  {
    .more = N_("You have an Ending for later."),
    .less = N_("You would be without an Ending when you need one."),
    .measure = keep_endings, .weight = 0.35,
  },
  {
    .more = N_("You keep a Response for the turns of others."),
    .less = N_("You would be without a Response in the turns of others."),
    .measure = keep_responses, .weight = 0.2,
  },
  {
    .more = N_("You keep strong cards for later."),
    .less = N_("You would let go of strong cards."),
    .measure = keep_strong_cards, .weight = 0.1,
  },
  {
    .more = N_("It holds back the player who is ahead of the others."),
    .less = N_("It would help the player who is ahead of the others."),
    .measure = see_leader, .weight = -2, .against = BRAMBLE_AGAINST_SEVERAL,
  },
  {
    .more = N_("It holds back the other player."),
    .less = N_("It would help the other player."),
    .measure = see_leader, .weight = -2, .against = BRAMBLE_AGAINST_ONE,
  },
  { NULL },
};
