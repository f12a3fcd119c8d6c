/* test-friends.h: what the tests of Friends share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "test-fables.h"

/* Lays the plans of all seats, "LOCATION" or "LOCATION:FABLE" for seat-1,
 * seat-2 …; "nowhere" is a pig that goes to no Location. Pigs set out when a
 * window after E is set. */
static inline void
lay (Kit        *k,
     const char *plans)
{
  g_auto (GStrv) words = g_strsplit (plans, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, k->s.n_seats);
  for (guint seat = 0; words[seat]; seat++)
    {
      g_auto (GStrv) parts = g_strsplit (words[seat], ":", 2);
      gboolean nowhere = strcmp (parts[0], "nowhere") == 0;
      g_autofree char *plan = g_strdup_printf ("plan %s %s %s", grimm_seat_ids[seat],
                                               nowhere ? "fields" : parts[0], parts[1] ? parts[1] : "none");
      g_autofree char *pig = g_strdup_printf ("pig %s %s", grimm_seat_ids[seat], nowhere ? "nowhere" : "home");

      kit_set (k, plan);
      kit_set (k, pig);
    }
}

/* Lays the plans and lets the game go on at the end of the Gather phase,
 * without any collecting. */
static inline void
gather_end (Kit        *k,
            const char *plans)
{
  lay (k, plans);
  kit_set (k, "window gather-end");
}

/* The present ask must have that id, be of that seat, and offer only these. */
static inline void
asks_only (Kit        *k,
           const char *ask,
           const char *seat,
           const char *options)
{
  kit_asks (k, ask, seat);
  offers_only (k, options);
}

/* Seat-1 keeps @friend_card of a Night at the Tavern. */
static inline Kit *
tavern (const char *friend_card,
        const char *before,
        const char *first_plan,
        const char *second_plan,
        const char *third_plan)
{
  g_autofree char *friends = g_strdup_printf ("friend-deck hansel-and-gretel %s puss-in-boots", friend_card);
  Kit *k = kit_new (3, before, friends, "hand seat-1 night-at-the-tavern", "hand seat-2 curse-of-darkness",
                    "hand seat-3 roar", "window start", NULL);
  g_autofree char *plan = g_strdup_printf ("%s night-at-the-tavern", first_plan);

  kit_plan (k, plan, second_plan, third_plan);
  kit_asks (k, "tavern", "seat-1");
  kit_answer (k, "tavern", friend_card);
  return k;
}
