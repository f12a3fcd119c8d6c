/* stuffed-reasons.c: why an answer is good in Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has become of all when the round is over, in numbers that people have words for. All
 * win or lose together, so nothing is counted for one seat alone but its own dice. One of each
 * weighs about what the valuation gives for it (stuffed-value.c).
 */

#include "stuffed-game.h"

#include <glib/gi18n-lib.h>

#include "stuffed-plan.h"

static guint
count_events (const BrambleEvents *events,
              StuffedEventKind     kind)
{
  guint n = 0;

  for (guint i = 0; i < events->n_events; i++)
    n += events->events[i].kind == kind;
  return n;
}

static double
win (gconstpointer        before,
     gconstpointer        after,
     const BrambleEvents *events,
     guint                seat)
{
  const StuffedState *s = after;

  return s->over == STUFFED_WON_ASLEEP || s->over == STUFFED_WON_WAKING;
}

/* Whether the page is left, or as good as left. */
static double
finish_page (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  const StuffedState *s = after;

  return s->over == STUFFED_PAGE_TURNED || s->leave != STUFFED_NONE || s->page != ((const StuffedState *) before)->page;
}

static double
fall (gconstpointer        before,
      gconstpointer        after,
      const BrambleEvents *events,
      guint                seat)
{
  return count_events (events, STUFFED_EVENT_FELL);
}

static double
lie (gconstpointer        before,
     gconstpointer        after,
     const BrambleEvents *events,
     guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    n += stuffed_lies (s, other);
  return n;
}

/* More of it is worth less to who has much. */
static double
have_stuffing (gconstpointer        before,
               gconstpointer        after,
               const BrambleEvents *events,
               guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    n += MIN (s->seats[other].stuffing, 5);
  return n;
}

/* Minions in play; each piece of a boss's dark stuffing is as bad as one. */
static double
see_minions (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint i = 0; i < s->n_foes; i++)
    n += stuffed_is_boss (s->foes[i].kind) ? s->foes[i].dark : 1;
  return n;
}

/* As parts of what is needed, and one more for what is done. */
static double
do_tasks (gconstpointer        before,
          gconstpointer        after,
          const BrambleEvents *events,
          guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint stand = 0; stand < STUFFED_MAX_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_PASSED)
      n += 2;
    else if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->task)
      n += s->totals[stand] / (double) MAX (stuffed_stand_number (s, stand), 1);
  return n;
}

static double
find_things (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  return count_events (events, STUFFED_EVENT_POINT_READ) + count_events (events, STUFFED_EVENT_LOST_DRAWN)
         + count_events (events, STUFFED_EVENT_VENDOR_OPENED);
}

static double
draw_items (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  return count_events (events, STUFFED_EVENT_ITEM_WORN);
}

static double
have_hearts (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    n += MIN (s->seats[other].hearts, 3);
  return n;
}

static double
be_hindered (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    n += stuffed_n_bad (s, other);
  return n;
}

static double
wake_child (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  return count_events (events, STUFFED_EVENT_SLEEP_CARD);
}

static double
see_threat (gconstpointer        before,
            gconstpointer        after,
            const BrambleEvents *events,
            guint                seat)
{
  return count_events (events, STUFFED_EVENT_MINION_TURN) + count_events (events, STUFFED_EVENT_SURGED);
}

/* Dice that can defend when the seat's own turn is over. */
static double
keep_dice (gconstpointer        before,
           gconstpointer        after,
           const BrambleEvents *events,
           guint                seat)
{
  const StuffedState *s = after;
  double n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    n += stuffed_n_stored (s, other) > 0;
  return n;
}

/* Purple dice that the seat has rolled in its turn. */
static double
roll_purple (gconstpointer        before,
             gconstpointer        after,
             const BrambleEvents *events,
             guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events && events->events[i].kind != STUFFED_EVENT_TURN_BEGAN; i++)
    {
      const BrambleEvent *e = &events->events[i];

      if (e->kind == STUFFED_EVENT_DICE_MOVED && e->seat == seat && e->a == STUFFED_PURPLE && e->b == STUFFED_DICE_DRAWN
          && e->c == STUFFED_DICE_POOL)
        n += e->n;
    }
  return n;
}

/* How far it is for who is furthest from where all have to go, in turns. */
static double
have_far_to_go (gconstpointer        before,
                gconstpointer        after,
                const BrambleEvents *events,
                guint                seat)
{
  const StuffedState *s = after;
  StuffedSquares exits = stuffed_gathering (s);
  guint way = 0;

  for (guint other = 0; other < s->n_seats && stuffed_squares_any (exits); other++)
    if (stuffed_stands (s, other) && s->seats[other].square != STUFFED_NONE)
      way = MAX (way, MIN (stuffed_way_left (s, exits, s->seats[other].square), 20u));
  return way / 6.0;
}

const BrambleReason stuffed_reasons[] = {
  {
    /* Translators: why an answer is better than another one in Stuffed Fables; the second sentence of each pair
     * says why an answer is worse than another one. */
    .more = N_("The story may well be won with it in this round."),
    .less = N_("The story would be won in this round less often."),
    .measure = win, .weight = 4,
  },
  {
    .more = N_("The page may well be finished with it in this round."),
    .less = N_("The page would be finished in this round less often."),
    .measure = finish_page, .weight = 1.2,
  },
  {
    .more = N_("Fewer of you fall before the round is over."),
    .less = N_("More of you would fall before the round is over."),
    .measure = fall, .weight = -0.9,
  },
  {
    .more = N_("It leaves nobody lying for long."),
    .less = N_("Somebody would be left lying for longer."),
    .measure = lie, .weight = -0.9,
  },
  {
    .more = N_("All of you together have more stuffing afterwards."),
    .less = N_("All of you together would have less stuffing afterwards."),
    .measure = have_stuffing, .weight = 0.16,
  },
  {
    .more = N_("Fewer minions, or less of a boss, are left."),
    .less = N_("More minions, or more of a boss, would be left."),
    .measure = see_minions, .weight = -0.3,
  },
  {
    .more = N_("What you do together goes on sooner."),
    .less = N_("What you do together would go on later."),
    .measure = do_tasks, .weight = 0.6,
  },
  {
    .more = N_("More is found on this page."),
    .less = N_("Less would be found on this page."),
    .measure = find_things, .weight = 0.3,
  },
  {
    .more = N_("It brings items."),
    .less = N_("It would bring fewer items."),
    .measure = draw_items, .weight = 0.2,
  },
  {
    .more = N_("It brings hearts."),
    .less = N_("There would be fewer hearts afterwards."),
    .measure = have_hearts, .weight = 0.2,
  },
  {
    .more = N_("Fewer of you are hindered by something bad."),
    .less = N_("More of you would be hindered by something bad."),
    .measure = be_hindered, .weight = -0.25,
  },
  {
    .more = N_("Fewer sleep cards are revealed."),
    .less = N_("More sleep cards would be revealed."),
    .measure = wake_child, .weight = -0.6,
  },
  {
    .more = N_("Minions, or the page itself, act later."),
    .less = N_("Minions, or the page itself, would act sooner."),
    .measure = see_threat, .weight = -0.2,
  },
  {
    .more = N_("More of you have a stored die to defend with."),
    .less = N_("Fewer of you would have a stored die to defend with."),
    .measure = keep_dice, .weight = 0.15,
  },
  {
    .more = N_("It costs fewer purple dice."),
    .less = N_("It would cost more purple dice."),
    .measure = roll_purple, .weight = -0.08,
  },
  {
    .more = N_("It brings all of you nearer to where you have to be."),
    .less = N_("Somebody would be further from where all of you have to be."),
    .measure = have_far_to_go, .weight = -0.35,
  },
  { NULL },
};
