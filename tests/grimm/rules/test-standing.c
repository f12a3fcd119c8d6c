/* test-standing.c: rulings on alone, nowhere and Gathered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"

/* Alone. Little Helpers bring two actions to who is alone. */

static void
helpers_bring (const char *own,
               const char *other,
               gboolean    monster,
               guint       actions)
{
  KIT (3, "plan seat-1 fields little-helpers", "plan seat-2 fields", "plan seat-3 forest");

  kit_setf (k, "pig seat-1 %s", own);
  kit_setf (k, "pig seat-2 %s", other);
  if (monster)
    {
      kit_set (k, "plan seat-3 forest bridge-troll");
      kit_set (k, "monster seat-3 fields");
    }
  kit_set (k, "window gather-end");
  kit_pass_to_window (k, "build");
  kit_showsf (k, "actions seat-1 %u", actions);
}

static void
alone_is_with_no_other_pig (void)
{
  helpers_bring ("fields", "brickyard", FALSE, 4);
  helpers_bring ("fields", "fields", FALSE, 2);
}

static void
a_monster_does_not_matter (void)
{
  helpers_bring ("fields", "brickyard", TRUE, 4);
}

static void
who_went_nowhere_is_not_alone (void)
{
  helpers_bring ("nowhere", "fields", FALSE, 2);
  helpers_bring ("nowhere", "nowhere", FALSE, 2);
  helpers_bring ("fields", "nowhere", FALSE, 4);
}

/* Neither of Aladdin's words is true of somebody who went nowhere. */
static void
who_went_nowhere_is_not_with_others (void)
{
  static const char *const words[] = { "alone", "together" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    for (guint nowhere = 0; nowhere < 2; nowhere++)
      {
        KIT (2, "friend seat-1 aladdin", "window start");

        kit_answer (k, "aladdin", words[i]);
        kit_set (k, "plan seat-1 fields");
        kit_set (k, "plan seat-2 fields");
        if (nowhere)
          {
            kit_set (k, "pig seat-1 nowhere");
            kit_set (k, "pig seat-2 nowhere");
          }
        kit_set (k, "window gather-end");
        kit_shows (k, i == 1 && !nowhere ? "resources seat-1 1 1 1" : "resources seat-1 0 0 0");
      }
}

static void
alone_can_be_asked_in_the_build_phase (void)
{
  for (guint together = 0; together < 2; together++)
    {
      KIT (3, "friend seat-1 rapunzel", "tower seat-1 0 4 0");

      kit_plan (k, "fields", together ? "fields" : "forest", "forest");
      kit_asks (k, "action", "seat-1");
      g_assert_cmpint (kit_offers (k, "special"), ==, !together);
    }
}

/* Nowhere. Two players are there together, and nothing happens to anybody. */

static void
does_nothing_nowhere (const char *fable,
                      const char *window)
{
  KIT (3, "plan seat-2 fields", "plan seat-3 fields bridge-troll", "monster seat-3 brickyard", "pig seat-1 nowhere",
       "pig seat-2 nowhere", "pile fields 0 0 0", "discard wolf roar");

  kit_setf (k, "plan seat-1 fields %s", fable);
  for (guint seat = 0; seat < 3; seat++)
    kit_setf (k, "resources %s 2 2 2", grimm_seat_ids[seat]);
  kit_setf (k, "window %s", window);
  kit_asks_nothing (k);
  for (guint seat = 0; seat < 3; seat++)
    {
      kit_showsf (k, "resources %s 2 2 2", grimm_seat_ids[seat]);
      kit_showsf (k, "hand %s none", grimm_seat_ids[seat]);
      kit_showsf (k, "actions %s 2", grimm_seat_ids[seat]);
      kit_showsf (k, "pig %s %s", grimm_seat_ids[seat], seat == 2 ? "fields" : "nowhere");
    }
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, fable), >=, 1);
}

static void
nowhere_these_fables_do_nothing (void)
{
  does_nothing_nowhere ("a-friendly-game", "gather-end");
  does_nothing_nowhere ("powerful-friends", "gather-end");
  does_nothing_nowhere ("harvest-moon", "gather-end");
  does_nothing_nowhere ("wandering-trader", "gather-end");
  does_nothing_nowhere ("search-the-past", "gather-end");
  does_nothing_nowhere ("roar", "before");
  does_nothing_nowhere ("chinny-chin-chin", "before");
}

static void
nowhere_spy_network_draws_nothing (void)
{
  does_nothing_nowhere ("spy-network", "gather-end");
}

/* Only the move of Chinny Chin Chin does nothing. */
static void
nowhere_chinny_still_draws (void)
{
  KIT (3, "plan seat-1 fields chinny-chin-chin", "plan seat-2 fields", "plan seat-3 fields", "pig seat-1 nowhere",
       "deck wolf", "window before");

  kit_shows (k, "hand seat-1 wolf");
}

static void
nowhere_frog_prince_stays (void)
{
  KIT (3, "friend seat-1 frog-prince", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields",
       "pig seat-1 nowhere", "pig seat-2 nowhere", "window gather-end");

  kit_asks_nothing (k);
  kit_shows (k, "friend seat-1 frog-prince");
}

static void
nowhere_rapunzel_keeps_everything (void)
{
  KIT (3, "friend seat-1 rapunzel", "tower seat-1 0 4 0", "pig seat-1 nowhere", "window build");

  g_assert_false (kit_offers (k, "special"));
  kit_set (k, "pig seat-1 fields");
  g_assert_true (kit_offers (k, "special"));
}

/* Lost, and discarded at its time all the same. */
static void
nowhere_hired_help_is_lost (void)
{
  KIT (3, "next seat-1 hired-help", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields",
       "pig seat-1 nowhere", "window collect");

  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows_not (k, "next seat-1 hired-help");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
}

static void
nowhere_royal_wedding_hits (void)
{
  KIT (3, "unique fields royal-wedding", "resources seat-1 0 1 0", "plan seat-1 fields", "plan seat-2 fields",
       "plan seat-3 fields", "pig seat-1 nowhere", "window gather-end");

  kit_asks_for (k, "discard", "seat-1", "royal-wedding");
  kit_answer (k, "discard", "wood");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_asks_nothing (k);
}

/* Gathered. */

static void
gathered_is_what_was_collected_from_a_location (void)
{
  KIT (3, "resources seat-1 0 3 0");

  kit_forget (k);
  kit_plan (k, "fields", "forest", "fields");
  kit_shows (k, "gathered seat-1 2 0 0");
  kit_shows (k, "gathered seat-2 0 4 0");
  kit_shows (k, "gathered seat-3 2 0 0");
  g_assert_cmpuint (kit_events (k, "gathered seat seat-1 at fields type straw n 2"), ==, 1);
  kit_pass_round (k);
  kit_shows_not (k, "gathered seat-1 2 0 0");
}

static void
what_friends_add_is_not_gathered (void)
{
  KIT (3, "friend seat-1 cinderella", "friend seat-2 gingerbread-man");

  kit_plan (k, "fields", "forest", "brickyard");
  kit_answer (k, "gingerbread-man", "yes");
  kit_shows (k, "resources seat-1 4 0 0");
  kit_shows (k, "gathered seat-1 2 0 0");
  kit_shows (k, "resources seat-2 1 1 1");
  g_assert_cmpuint (grimm_sum (k->s.players[1].gathered), ==, 0);
}

static void
what_fables_add_is_not_gathered (void)
{
  KIT (3, "hand seat-1 harvest-moon", "hand seat-2 hidden-vault");

  kit_plan (k, "fields harvest-moon", "forest hidden-vault", "forest");
  kit_answer (k, "vault", "brickyard");
  kit_shows (k, "resources seat-1 7 0 0");
  kit_shows (k, "gathered seat-1 5 0 0");
  kit_shows (k, "resources seat-2 0 2 1");
  kit_shows (k, "gathered seat-2 0 2 0");
}

static void
what_hired_help_doubles_is_not_gathered (void)
{
  KIT (3, "next seat-1 hired-help");

  kit_plan (k, "fields", "forest", "forest");
  kit_shows (k, "resources seat-1 10 0 0");
  kit_shows (k, "gathered seat-1 5 0 0");
}

const KitTest kit_standing_tests[] = {
  { "alone", "is-with-no-other-pig", alone_is_with_no_other_pig },
  { "alone", "a-monster-does-not-matter", a_monster_does_not_matter },
  { "alone", "can-be-asked-in-the-build-phase", alone_can_be_asked_in_the_build_phase },
  { "nowhere", "is-not-alone", who_went_nowhere_is_not_alone },
  { "nowhere", "is-not-with-others", who_went_nowhere_is_not_with_others },
  { "nowhere", "these-fables-do-nothing", nowhere_these_fables_do_nothing },
  { "nowhere", "spy-network-draws-nothing", nowhere_spy_network_draws_nothing },
  { "nowhere", "chinny-still-draws", nowhere_chinny_still_draws },
  { "nowhere", "frog-prince-stays", nowhere_frog_prince_stays },
  { "nowhere", "rapunzel-keeps-everything", nowhere_rapunzel_keeps_everything },
  { "nowhere", "hired-help-is-lost", nowhere_hired_help_is_lost },
  { "nowhere", "royal-wedding-hits", nowhere_royal_wedding_hits },
  { "gathered", "is-what-was-collected-from-a-location", gathered_is_what_was_collected_from_a_location },
  { "gathered", "not-what-friends-add", what_friends_add_is_not_gathered },
  { "gathered", "not-what-fables-add", what_fables_add_is_not_gathered },
  { "gathered", "not-what-hired-help-doubles", what_hired_help_doubles_is_not_gathered },
  { NULL },
};
