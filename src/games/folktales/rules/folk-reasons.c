/* folk-reasons.c: why an answer is good in Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an answer has brought a seat, in numbers that people have words for. Most are
 * taken when the turn is over in which it was given: what comes later is the doing of
 * others. One of each weighs about what the valuation gives for it (folk-weights.c).
 */

#include "folk-game.h"

#include <glib/gi18n-lib.h>

#include "folk-plan.h"

/* What has become of @before when the turn is over. */
static FolkState
end_of_turn (gconstpointer        before,
             const BrambleEvents *events)
{
  FolkState end = *(const FolkState *) before;

  for (guint i = 0; i < events->n_events && events->events[i].kind != FOLK_EVENT_TURN_BEGAN; i++)
    folk_follow (&end, &events->events[i]);
  return end;
}

static double
win (gconstpointer        before,
     gconstpointer        after,
     const BrambleEvents *events,
     guint                seat)
{
  const FolkState *s = after;

  return folk_is_over (s) && ((folk_winners (s) >> seat) & 1);
}

/* Quests of the whole team. */
static double
fulfil_quests (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  FolkState end = end_of_turn (before, events);
  double n = 0;

  for (guint other = 0; other < end.n_seats; other++)
    n += folk_team (&end, other) == folk_team (&end, seat) ? end.seats[other].done : 0;
  return n;
}

/* What a seat's card asks for and it holds: at the Castle, and to be handed over. */
static guint
count_needed (const FolkState *s,
              guint            seat)
{
  guint card = folk_quest (s, seat);

  return folk_n_items (s, seat) + (card != FOLK_NONE && folk_can_give (s, seat, card));
}

static double
hold_what_is_needed (gconstpointer        before,
                     gconstpointer        after,
                     const BrambleEvents *events,
                     guint                seat)
{
  FolkState end = end_of_turn (before, events);

  /* What was handed over for a quest has done its duty. */
  return count_needed (&end, seat) + (end.seats[seat].done > ((const FolkState *) before)->seats[seat].done ? 1 : 0);
}

static double
be_ready (gconstpointer        before,
          gconstpointer        after,
          const BrambleEvents *events,
          guint                seat)
{
  FolkState end = end_of_turn (before, events);

  return folk_is_ready (&end, seat);
}

/* Where a seat stands, or where it will be when it comes out of a shortcut. */
static guint
place_of (const FolkSeat *p)
{
  return p->goal == FOLK_NONE ? p->field : p->goal;
}

/* In how many turns all that was left to do before could be done from where the turn has
 * ended: only the place counts. */
static double
have_far_to_go (gconstpointer        before,
                gconstpointer        after,
                const BrambleEvents *events,
                guint                seat)
{
  FolkState end = end_of_turn (before, events);

  return folk_plan (before, seat, place_of (&end.seats[seat])).turns;
}

static double
have_biscuits (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  return end_of_turn (before, events).seats[seat].n_biscuits;
}

static double
have_advice (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  return end_of_turn (before, events).seats[seat].advice;
}

static double
have_gold (gconstpointer        before,
           gconstpointer        after,
           const BrambleEvents *events,
           guint                seat)
{
  return end_of_turn (before, events).seats[seat].gold;
}

static double
wear_the_boot (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  return end_of_turn (before, events).seats[seat].boot;
}

static double
lose_turns (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  return end_of_turn (before, events).seats[seat].lost;
}

/* Tiles that help on the way, whatever the card asks for. */
static double
have_helpers (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  FolkState end = end_of_turn (before, events);
  double n = 0;

  for (guint tile = 0; tile < FOLK_TOAD; tile++)
    n += folk_wants (&end, seat, tile) ? 0 : end.seats[seat].tiles[tile];
  return n;
}

/* How often Cloak, Comb and Wand can still be used. */
static double
have_magic (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  FolkState end = end_of_turn (before, events);
  guint n = 0;

  for (guint tile = FOLK_FIRST_MAGICAL; tile < FOLK_FIRST_ANIMAL; tile++)
    if (folk_has (&end, seat, tile))
      n += folk_max_uses (tile) - folk_uses (&end, seat, tile);
  return n;
}

static double
have_no_room (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  return end_of_turn (before, events).seats[seat].n_tiles == FOLK_MAX_TILES;
}

/* What the cards of others ask for and they hold. */
static double
see_others_supplied (gconstpointer        before,
                     gconstpointer        after,
                     const BrambleEvents *events,
                     guint                seat)
{
  FolkState end = end_of_turn (before, events);
  double n = 0;

  for (guint other = 0; other < end.n_seats; other++)
    n += folk_team (&end, other) != folk_team (&end, seat) ? count_needed (&end, other) : 0;
  return n;
}

/* The chance of whoever was ahead of the others before. */
static double
see_leader (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  const FolkState *s = before;
  double values[BRAMBLE_MAX_SEATS];
  guint leader = folk_left_of (s, seat);

  folk_value (before, values);
  for (guint other = 0; other < s->n_seats; other++)
    if (folk_team (s, other) != folk_team (s, seat) && values[other] > values[leader])
      leader = other;
  folk_value (after, values);
  return values[leader];
}

const BrambleReason folk_reasons[] = {
  {
    /* Translators: why an answer is better than another one; the second sentence of each pair says why an
     * answer is worse than another one. */
    .more = N_("You may well win the game with it in this round."),
    .less = N_("You would win the game in this round less often."),
    .measure = win, .weight = 4,
  },
  {
    .more = N_("It fulfils a quest."),
    .less = N_("A quest would stay unfulfilled for longer."),
    .measure = fulfil_quests, .weight = 0.9,
  },
  {
    .more = N_("It brings you something that your Folktale card asks for."),
    .less = N_("You would lack something that your Folktale card asks for."),
    .measure = hold_what_is_needed, .weight = 0.8,
  },
  {
    .more = N_("It makes you ready for the gate of the Castle."),
    .less = N_("You would not be ready for the gate of the Castle yet."),
    .measure = be_ready, .weight = 0.7,
  },
  {
    .more = N_("It brings you nearer to what you still have to do."),
    .less = N_("You would have further to go for what you still have to do."),
    .measure = have_far_to_go, .weight = -0.3,
  },
  {
    .more = N_("You have more Biscuits afterwards."),
    .less = N_("You would have fewer Biscuits afterwards."),
    .measure = have_biscuits, .weight = 0.25,
  },
  {
    .more = N_("You have more Advice afterwards."),
    .less = N_("You would have less Advice afterwards."),
    .measure = have_advice, .weight = 0.16,
  },
  {
    .more = N_("You have more Gold afterwards."),
    .less = N_("You would have less Gold afterwards."),
    .measure = have_gold, .weight = 0.12,
  },
  {
    .more = N_("It spares you the heavy boot."),
    .less = N_("You would walk with a heavy boot."),
    .measure = wear_the_boot, .weight = -0.4,
  },
  {
    .more = N_("You are less likely to lose turns."),
    .less = N_("You would lose turns more often."),
    .measure = lose_turns, .weight = -0.5,
  },
  {
    .more = N_("You have more tiles that help you on the way."),
    .less = N_("You would have fewer tiles that help you on the way."),
    .measure = have_helpers, .weight = 0.2,
  },
  {
    .more = N_("You keep magic for later."),
    .less = N_("You would use up magic that you may need later."),
    .measure = have_magic, .weight = 0.09,
  },
  {
    .more = N_("It leaves you room in your satchel."),
    .less = N_("There would be no room left in your satchel."),
    .measure = have_no_room, .weight = -0.15,
  },
  {
    .more = N_("It keeps from others what their Folktale cards ask for."),
    .less = N_("Others would get what their Folktale cards ask for."),
    .measure = see_others_supplied, .weight = -0.5,
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
