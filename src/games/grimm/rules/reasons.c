/* reasons.c: why an answer is good in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a round has brought a seat, in numbers that people have words for. One of
 * each weighs about what the valuation gives for it (weights.c); what it does not
 * know itself, such as being alone, weighs what usually comes of it.
 */

#include "grimm.h"

#include <glib/gi18n-lib.h>

#include "events.h"

/* How many events of a kind are about @seat, and about the section, if it is one. */
static double
count_built (const BrambleEvents *events,
             guint                seat,
             guint                section)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *e = &events->events[i];

      n += e->kind == GRIMM_EVENT_SECTION_BUILT && e->seat == seat && e->b == section;
    }
  return n;
}

static double
build_floors (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  return count_built (events, seat, GRIMM_FLOOR);
}

static double
build_walls (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  return count_built (events, seat, GRIMM_WALLS);
}

static double
build_roofs (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  return count_built (events, seat, GRIMM_ROOF);
}

static double
lose_sections (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    n += events->events[i].kind == GRIMM_EVENT_SECTION_LOST && events->events[i].seat == seat;
  return n;
}

/* Where @seat has gone, or GRIMM_NONE. */
static guint
find_location (const BrambleEvents *events,
               guint                seat)
{
  guint location = GRIMM_NONE;

  for (guint i = 0; i < events->n_events; i++)
    if (events->events[i].kind == GRIMM_EVENT_PIG_MOVED && events->events[i].seat == seat)
      location = events->events[i].a;
  return location;
}

static double
be_alone (gconstpointer        before,
          gconstpointer        after,
          const BrambleEvents *events,
          guint                seat)
{
  const GrimmState *s = after;
  guint location = find_location (events, seat);

  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && find_location (events, other) == location)
      return 0;
  return location != GRIMM_NONE;
}

static double
meet_monsters (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  guint location = find_location (events, seat);

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *e = &events->events[i];

      if (e->kind == GRIMM_EVENT_CARD_PLACED && e->card < GRIMM_N_CARDS && grimm_cards[e->card].type == GRIMM_MONSTER
          && e->a == location)
        return 1;
    }
  return 0;
}

static double
gather (gconstpointer        before,
        gconstpointer        after,
        const BrambleEvents *events,
        guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    if (events->events[i].kind == GRIMM_EVENT_GATHERED && events->events[i].seat == seat)
      n += events->events[i].n;
  return n;
}

static double
take_from_others (gconstpointer        before,
                  gconstpointer        after,
                  const BrambleEvents *events,
                  guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *e = &events->events[i];

      if (e->kind == GRIMM_EVENT_RESOURCES_MOVED && e->b == GRIMM_PLACE_SEAT (seat) && e->a != e->b
          && e->a < GRIMM_MAX_SEATS)
        n += e->n;
    }
  return n;
}

static double
have_actions (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    if (events->events[i].kind == GRIMM_EVENT_ACTIONS_CHANGED && events->events[i].seat == seat)
      n += events->events[i].n;
  return n;
}

static double
have_fables (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  return ((const GrimmState *) after)->players[seat].hand_size;
}

static double
have_friend (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  return ((const GrimmState *) after)->players[seat].friend_card != GRIMM_NONE;
}

static double
win (gconstpointer        before,
     gconstpointer        after,
     const BrambleEvents *events,
     guint                seat)
{
  const GrimmState *s = after;

  return s->over && ((s->winners >> seat) & 1);
}

/* The chance of the one who was ahead of the others before. */
static double
see_leader (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  const GrimmState *s = before;
  double values[GRIMM_MAX_SEATS];
  guint leader = seat == 0 ? 1 : 0;

  grimm_game.value (before, values);
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && values[other] > values[leader])
      leader = other;
  grimm_game.value (after, values);
  return values[leader];
}

const BrambleReason grimm_reasons[] = {
  {
    /* Translators: why an answer is better than another one; the second sentence of each pair says why an
     * answer is worse than another one. */
    .more = N_("You may well win the game with it in this round."),
    .less = N_("You would win the game in this round less often."),
    .measure = win, .weight = 4,
  },
  {
    .more = N_("It helps you to complete a house in this round."),
    .less = N_("You would complete a house in this round less often."),
    .measure = build_roofs, .weight = 1.5,
  },
  {
    .more = N_("It helps you to build Walls in this round, which bring a Friend."),
    .less = N_("You would build Walls in this round less often, and no Friend would come."),
    .measure = build_walls, .weight = 1.1,
  },
  {
    .more = N_("It helps you to begin another house in this round."),
    .less = N_("You would begin another house in this round less often."),
    .measure = build_floors, .weight = 0.6,
  },
  {
    .more = N_("It keeps your houses safer."),
    .less = N_("You would lose part of a house more often."),
    .measure = lose_sections, .weight = -1.2,
  },
  {
    .more = N_("You are likely to be alone there."),
    .less = N_("You would have to share more often."),
    .measure = be_alone, .weight = 0.8,
  },
  {
    .more = N_("You are less likely to meet a Monster there."),
    .less = N_("You would meet a Monster more often there."),
    .measure = meet_monsters, .weight = -1,
  },
  {
    .more = N_("You can expect to Gather more with it."),
    .less = N_("You would Gather less with it."),
    .measure = gather, .weight = 0.14,
  },
  {
    .more = N_("It takes resources from the others."),
    .less = N_("You would take less from the others."),
    .measure = take_from_others, .weight = 0.2,
  },
  {
    .more = N_("It gives you more actions."),
    .less = N_("You would have fewer actions."),
    .measure = have_actions, .weight = 0.25,
  },
  {
    .more = N_("You keep more Fables for later."),
    .less = N_("You would have fewer Fables for later."),
    .measure = have_fables, .weight = 0.15,
  },
  {
    .more = N_("You are more likely to have a Friend afterwards."),
    .less = N_("You would more often be without a Friend."),
    .measure = have_friend, .weight = 0.3,
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
