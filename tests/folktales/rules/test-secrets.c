/* test-secrets.c: who may know what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

static void
the_numbers_of_others_biscuits_are_hidden_and_their_count_is_open (void)
{
  KIT ("players=3", "biscuits seat-1 1 5 seat-2 3 3 3 seat-3 none");
  g_autofree char *shown = folk_show (&k->s, 0);

  g_assert_nonnull (strstr (shown, "biscuits seat-1 1 5 seat-2 ? ? ? seat-3 none\n"));
  g_assert_null (strstr (shown, "seed"));
}

static void
a_view_that_is_filled_in_keeps_what_is_known (void)
{
  KIT ("players=6", "biscuits seat-1 5 5 5 seat-2 1 2 3 seat-3 none seat-4 1 1 1 1 1 1 1");
  BrambleRng rng = { 5 };

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GError) error = NULL;
      FolkState view;

      folk_view (&k->s, 0, &view);
      folk_resample (&view, 0, &rng);
      folk_check (&view, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (view.seats[0].biscuits[3], ==, 3);
      g_assert_cmpuint (view.seats[1].n_biscuits, ==, 3);
      g_assert_cmpuint (view.seats[1].biscuits[3] + view.seats[3].biscuits[3] + view.seats[4].biscuits[3], <=, 1);
    }
}

/* The event of the last answer whose id is @id, as @seat sees it. */
static guint
number_seen (Kit        *k,
             const char *id,
             guint       seat)
{
  for (guint i = k->events.n_events; i > 0; i--)
    if (strcmp (folk_event_id (&k->events.events[i - 1]), id) == 0)
      {
        BrambleEvent seen;

        g_assert_true (bramble_event_for_seat (&k->events.events[i - 1], seat, &seen));
        return seen.card == FOLK_NONE ? seen.a : seen.card;
      }

  g_assert_not_reached ();
}

static void
a_biscuit_walked_with_is_seen_by_all (void)
{
  KIT ("players=3", "biscuits seat-1 3");

  kit_answer (k, "before", "walk-3");
  g_assert_cmpuint (number_seen (k, "biscuit-walked", 2), ==, 3);
}

static void
one_that_changes_hands_is_seen_by_both (void)
{
  KIT ("players=3", "fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 seat-2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:6 6:5");
  kit_answer (k, "courage", "yes");
  g_assert_cmpuint (number_seen (k, "biscuit-passed", 0), ==, 5);
  g_assert_cmpuint (number_seen (k, "biscuit-passed", 1), ==, 5);
  g_assert_cmpuint (number_seen (k, "biscuit-passed", 2), ==, FOLK_NONE);
}

static void
one_paid_is_seen_by_nobody_else (void)
{
  KIT ("players=3", "fields seat-1 gx4", "biscuits seat-1 5");

  kit_roll (k, 1, "gx5");
  g_assert_cmpuint (number_seen (k, "biscuit-paid", 1), ==, FOLK_NONE);
  g_assert_cmpuint (number_seen (k, "biscuit-paid", 0), ==, 5);
}

static void
one_drawn_is_seen_by_who_drew_it (void)
{
  KIT ("players=3", "fields seat-1 hollow-oak");

  kit_roll (k, 1, "gx1");
  g_assert_cmpuint (number_seen (k, "biscuit-got", 1), ==, FOLK_NONE);
  g_assert_cmpuint (number_seen (k, "biscuit-got", 0), !=, FOLK_NONE);
}

/* Who is asked which one to pay has some that differ. */
static void
that_somebody_is_asked_which_to_pay_tells_that_they_differ (void)
{
  KIT ("players=3", "fields seat-1 gx4", "biscuits seat-1 1 5");
  BrambleRng rng = { 9 };

  kit_roll (k, 1, "gx5");
  kit_asks (k, "pay", "seat-1");
  g_assert_cmpuint (folktales_game.nature (&k->s, &k->ask), ==, BRAMBLE_ASK_TELLS);
  for (guint i = 0; i < 200; i++)
    {
      FolkState view;
      guint kinds = 0;

      folk_view (&k->s, 1, &view);
      folk_resample (&view, 1, &rng);
      for (guint n = 0; n < FOLK_N_NUMBERS; n++)
        kinds += view.seats[0].biscuits[n] > 0;
      g_assert_cmpuint (kinds, ==, 2);
    }
}

const KitTest kit_secrets_tests[] = {
  { "secrets", "the-numbers-of-others-biscuits-are-hidden-and-their-count-is-open",
    the_numbers_of_others_biscuits_are_hidden_and_their_count_is_open },
  { "secrets", "a-view-that-is-filled-in-keeps-what-is-known", a_view_that_is_filled_in_keeps_what_is_known },
  { "secrets", "a-biscuit-walked-with-is-seen-by-all", a_biscuit_walked_with_is_seen_by_all },
  { "secrets", "one-that-changes-hands-is-seen-by-both", one_that_changes_hands_is_seen_by_both },
  { "secrets", "one-paid-is-seen-by-nobody-else", one_paid_is_seen_by_nobody_else },
  { "secrets", "one-drawn-is-seen-by-who-drew-it", one_drawn_is_seen_by_who_drew_it },
  { "secrets", "that-somebody-is-asked-which-to-pay-tells-that-they-differ",
    that_somebody_is_asked_which_to_pay_tells_that_they_differ },
  { NULL },
};
