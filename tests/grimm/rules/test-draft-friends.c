/* test-draft-friends.c: the other Friends of the draft edition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draft.h"

static void
ali_baba_alone_steals_two_from_one_player (void)
{
  DRAFT (3, "friend seat-1 ali-baba", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
         "resources seat-2 1 1 0", "resources seat-3 0 0 4", "window gather-end");

  kit_asks (k, "steal-two", "seat-1");
  g_assert_true (kit_offers (k, "none"));
  g_assert_true (kit_offers (k, "seat-3-brick"));
  g_assert_false (kit_offers (k, "seat-2-brick"));
  kit_answer (k, "steal-two", "seat-2-wood");
  kit_asks (k, "take-more", "seat-1");
  g_assert_false (kit_offers (k, "brick"));
  kit_answer (k, "take-more", "straw");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 1 1 0");
  kit_shows (k, "resources seat-2 0 0 0");
  kit_shows (k, "resources seat-3 0 0 4");
}

static void
ali_baba_takes_what_there_is (void)
{
  DRAFT (3, "friend seat-1 ali-baba", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
         "resources seat-2 0 1 0", "resources seat-3 2 0 0", "window gather-end");

  kit_answer (k, "steal-two", "seat-2-wood");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 1 0");
  kit_shows (k, "resources seat-3 2 0 0");
}

static void
ali_baba_with_others_steals_nothing (void)
{
  DRAFT (3, "friend seat-1 ali-baba", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
         "resources seat-2 1 1 0", "window gather-end");

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-2 1 1 0");
}

/* Neither theft at A nor giving back at G. */
static void
ali_baba_does_nothing_at_the_start (void)
{
  DRAFT (3, "friend seat-1 ali-baba", "resources seat-2 1 1 0", "window start");

  kit_asks (k, "plan-gather", "seat-1");
  kit_plan (k, "fields", "fields", "forest");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 3 1 0");
}

static void
puss_in_boots_helps_with_every_build (void)
{
  DRAFT (3, "friend seat-1 puss-in-boots", "resources seat-1 1 0 1", "resources seat-2 1 0 0",
         "resources seat-3 0 0 1", "window build");

  g_assert_true (kit_offers (k, "build-straw-floor-site-1"));
  g_assert_false (kit_offers (k, "build-wood-floor-site-1"));
  kit_answer (k, "action", "build-straw-floor-site-1");
  kit_asks (k, "puss-payer", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 1);
  kit_answer (k, "puss-payer", "seat-2");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "resources seat-2 0 0 0");
  kit_answer (k, "action", "build-brick-floor-site-2");
  kit_answer (k, "puss-payer", "seat-3");
  kit_shows (k, "house seat-1 2 brick floor");
  kit_shows (k, "resources seat-3 0 0 0");
}

static void
puss_in_boots_may_be_left_alone (void)
{
  DRAFT (3, "friend seat-1 puss-in-boots", "resources seat-1 2 0 0", "resources seat-2 1 0 0", "window build");

  kit_answer (k, "action", "build-straw-floor-site-1");
  kit_answer (k, "puss-payer", "none");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 1 0 0");
}

static void
puss_in_boots_finds_one_resource_only (void)
{
  DRAFT (3, "friend seat-1 puss-in-boots", "house seat-1 1 straw floor", "resources seat-1 2 0 0",
         "resources seat-2 9 0 0", "window build");

  g_assert_false (kit_offers (k, "build-straw-walls-site-1"));
}

/* Builds Walls, by which Red Riding Hood is turned up. */
static Kit *
hood_comes (const char *first,
            const char *second,
            const char *third)
{
  Kit *k = NEW_DRAFT (3, "house seat-1 1 straw floor", "resources seat-1 4 0 0", "friend-deck red-riding-hood",
                      first, second, third, "window build");

  kit_answer (k, "action", "build-straw-walls-site-1");
  return k;
}

static void
red_riding_hood_takes_both_wolf_cards_from_the_deck (void)
{
  g_autoptr (Kit) k = hood_comes ("deck roar wolf taxation", "round 1", "round 1");

  kit_answer (k, "friend", "keep");
  kit_shows (k, "hand seat-1 big-bad-wolf wolf");
  g_assert_cmpuint (k->s.n_deck, ==, 14);
  g_assert_cmpuint (kit_events (k, "fable-taken seat seat-1"), ==, 2);
}

static void
red_riding_hood_searches_the_discard_pile_next (void)
{
  g_autoptr (Kit) k = hood_comes ("discard wolf roar", "round 1", "round 1");
  g_autoptr (Kit) both = hood_comes ("discard wolf big-bad-wolf roar", "round 1", "round 1");
  g_autoptr (Kit) one = hood_comes ("discard wolf roar", "hand seat-2 big-bad-wolf", "round 1");

  kit_answer (k, "friend", "keep");
  kit_shows (k, "hand seat-1 big-bad-wolf wolf");
  kit_shows (k, "discard roar");
  kit_answer (both, "friend", "keep");
  kit_shows (both, "hand seat-1 big-bad-wolf wolf");
  kit_shows (both, "discard roar");
  kit_answer (one, "friend", "keep");
  kit_shows (one, "hand seat-1 wolf");
  kit_shows (one, "hand seat-2 big-bad-wolf");
}

static void
red_riding_hood_reshuffles_the_deck (void)
{
  g_autoptr (GHashTable) tops = g_hash_table_new (NULL, NULL);

  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autofree char *command = g_strdup_printf ("seed %u", seed);
      g_autoptr (Kit) k = hood_comes ("deck roar taxation spy-network", command, "discard hired-help");

      kit_answer (k, "friend", "keep");
      g_hash_table_add (tops, GUINT_TO_POINTER (k->s.deck[k->s.n_deck - 1] + 1u));
      kit_shows (k, "discard hired-help");
    }

  g_assert_cmpuint (g_hash_table_size (tops), >=, 5);
}

static void
red_riding_hood_given_away_serves_who_got_her (void)
{
  g_autoptr (Kit) k = hood_comes ("round 1", "round 1", "round 1");

  kit_answer (k, "friend", "give-seat-3");
  kit_shows (k, "hand seat-1 none");
  kit_shows (k, "hand seat-3 big-bad-wolf wolf");
}

static void
red_riding_hood_may_discard_a_wolf_at_ones_location (void)
{
  DRAFT (3, "friend seat-2 red-riding-hood", "plan seat-1 forest wolf", "plan seat-2 fields", "plan seat-3 fields",
         "monster seat-1 fields", "window before");

  kit_asks (k, "cancel", "seat-2");
  kit_answer (k, "cancel", "yes");
  kit_shows_not (k, "pile fields 0 0 0");
  kit_shows (k, "resources seat-3 2 0 0");
  kit_shows (k, "friend seat-2 red-riding-hood");
  kit_shows_not (k, "monster seat-1 fields");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
}

static void
red_riding_hood_may_discard_a_big_bad_wolf_too (void)
{
  DRAFT (3, "friend seat-2 red-riding-hood", "plan seat-1 forest big-bad-wolf", "plan seat-2 fields",
         "plan seat-3 fields", "monster seat-1 fields", "house seat-3 1 straw floor", "window gather-end");

  kit_answer (k, "cancel", "yes");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "house seat-3 1 straw floor");
  kit_shows (k, "friend seat-2 red-riding-hood");
}

static void
red_riding_hood_may_let_it_act (void)
{
  DRAFT (3, "friend seat-2 red-riding-hood", "plan seat-1 forest wolf", "plan seat-2 fields", "plan seat-3 fields",
         "monster seat-1 fields", "window before");

  kit_answer (k, "cancel", "no");
  kit_shows (k, "pile fields 0 0 0");
  kit_shows (k, "resources seat-3 0 0 0");
}

static void
red_riding_hood_elsewhere_is_not_asked (void)
{
  DRAFT (3, "friend seat-2 red-riding-hood", "plan seat-1 forest wolf", "plan seat-2 brickyard", "plan seat-3 fields",
         "monster seat-1 fields", "window before");
  g_autoptr (Kit) troll = NEW_DRAFT (3, "friend seat-2 red-riding-hood", "plan seat-1 forest bridge-troll",
                                     "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 fields",
                                     "gathered seat-2 2 0 0", "resources seat-2 2 0 0", "window gather-end");

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "pile fields 0 0 0");
  kit_asks (troll, "pay-gathered", "seat-2");
}

static void
robin_hood_steals_up_to_two_then_gives_one (void)
{
  DRAFT (3, "friend seat-1 robin-hood", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
         "resources seat-1 0 0 1", "resources seat-2 2 2 0", "resources seat-3 5 5 5", "window gather-end");

  kit_asks (k, "robin-steal", "seat-1");
  g_assert_true (kit_offers (k, "none"));
  g_assert_false (kit_offers (k, "seat-3-straw"));
  kit_answer (k, "robin-steal", "seat-2-straw");
  g_assert_true (kit_offers (k, "none"));
  kit_answer (k, "robin-more", "wood");
  kit_asks (k, "robin-give", "seat-1");
  g_assert_false (kit_offers (k, "none"));
  g_assert_true (kit_offers (k, "seat-2-wood"));
  kit_answer (k, "robin-give", "seat-3-brick");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 1 1 0");
  kit_shows (k, "resources seat-2 1 1 0");
  kit_shows (k, "resources seat-3 5 5 6");
}

static void
robin_hood_may_steal_one_or_none (void)
{
  DRAFT (3, "friend seat-1 robin-hood", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
         "resources seat-1 0 0 1", "resources seat-2 2 2 0", "window gather-end");
  g_autoptr (Kit) none = NEW_DRAFT (3, "friend seat-1 robin-hood", "plan seat-1 fields", "plan seat-2 fields",
                                    "plan seat-3 forest", "resources seat-1 0 0 1", "resources seat-2 2 2 0",
                                    "window gather-end");

  kit_answer (k, "robin-steal", "seat-2-straw");
  kit_answer (k, "robin-more", "none");
  kit_answer (k, "robin-give", "seat-2-straw");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "resources seat-2 2 2 0");
  kit_answer (none, "robin-steal", "none");
  kit_asks (none, "action", "seat-1");
  kit_shows (none, "resources seat-1 0 0 1");
}

static void
robin_hood_alone_steals_nothing (void)
{
  DRAFT (3, "friend seat-1 robin-hood", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
         "resources seat-2 2 2 0", "window gather-end");

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-2 2 2 0");
}

/* Nobody pays him at the end of the Build phase. */
static void
robin_hood_does_nothing_after_building (void)
{
  DRAFT (3, "friend seat-1 robin-hood", "resources seat-2 5 5 5", "window build-end");

  kit_asks (k, "plan-gather", "seat-2");
  kit_shows (k, "resources seat-2 5 5 5");
}

static void
rumpelstiltskin_changes_one_straw (void)
{
  DRAFT (3, "friend seat-1 rumpelstiltskin", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
         "resources seat-1 3 0 0", "window gather-end");

  kit_asks (k, "spin-one", "seat-1");
  g_assert_true (kit_offers (k, "wood") && kit_offers (k, "none"));
  g_assert_false (kit_offers (k, "straw"));
  kit_answer (k, "spin-one", "brick");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 2 0 1");
}

/* Without Straw he does nothing, and at J nothing comes. */
static void
rumpelstiltskin_gains_no_straw (void)
{
  DRAFT (3, "friend seat-1 rumpelstiltskin", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
         "resources seat-1 0 2 0", "window gather-end");

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 2 0");
  g_assert_false (kit_offers (k, "discard-friend"));
}

static void
rumpelstiltskin_leaves_to_change_all (void)
{
  DRAFT (3, "friend seat-1 rumpelstiltskin", "resources seat-1 3 1 0", "window start");
  g_autoptr (Kit) turn = NEW_DRAFT (3, "friend seat-1 rumpelstiltskin", "resources seat-1 3 1 0", "window build");

  kit_answer (k, "use-friend", "yes");
  kit_answer (k, "spin-all", "wood");
  kit_asks (k, "plan-gather", "seat-1");
  kit_shows (k, "resources seat-1 0 4 0");
  kit_shows (k, "friend seat-1 none");

  kit_answer (turn, "action", "discard-friend");
  kit_answer (turn, "spin-all", "brick");
  kit_shows (turn, "resources seat-1 0 1 3");
  kit_shows (turn, "actions seat-1 2");
  kit_shows (turn, "friend seat-1 none");
}

static void
snow_white_takes_fables_only (void)
{
  DRAFT (4, "friend seat-1 snow-white", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields",
         "plan seat-4 forest", "hand seat-2 roar wolf", "hand seat-4 taxation", "resources seat-3 4 4 4",
         "window gather-end");

  kit_asks (k, "give-fable", "seat-2");
  kit_answer (k, "give-fable", "wolf");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "hand seat-2 roar");
  kit_shows (k, "hand seat-4 taxation");
  kit_shows (k, "resources seat-3 4 4 4");
}

const KitTest kit_draft_friend_tests[] = {
  { "draft", "ali-baba-alone-steals-two-from-one-player", ali_baba_alone_steals_two_from_one_player },
  { "draft", "ali-baba-takes-what-there-is", ali_baba_takes_what_there_is },
  { "draft", "ali-baba-with-others-steals-nothing", ali_baba_with_others_steals_nothing },
  { "draft", "ali-baba-does-nothing-at-the-start", ali_baba_does_nothing_at_the_start },
  { "draft", "puss-in-boots-helps-with-every-build", puss_in_boots_helps_with_every_build },
  { "draft", "puss-in-boots-may-be-left-alone", puss_in_boots_may_be_left_alone },
  { "draft", "puss-in-boots-finds-one-resource-only", puss_in_boots_finds_one_resource_only },
  { "draft", "red-riding-hood-takes-both-wolf-cards-from-the-deck",
    red_riding_hood_takes_both_wolf_cards_from_the_deck },
  { "draft", "red-riding-hood-searches-the-discard-pile-next", red_riding_hood_searches_the_discard_pile_next },
  { "draft", "red-riding-hood-reshuffles-the-deck", red_riding_hood_reshuffles_the_deck },
  { "draft", "red-riding-hood-given-away-serves-who-got-her", red_riding_hood_given_away_serves_who_got_her },
  { "draft", "red-riding-hood-may-discard-a-wolf-at-ones-location",
    red_riding_hood_may_discard_a_wolf_at_ones_location },
  { "draft", "red-riding-hood-may-discard-a-big-bad-wolf-too", red_riding_hood_may_discard_a_big_bad_wolf_too },
  { "draft", "red-riding-hood-may-let-it-act", red_riding_hood_may_let_it_act },
  { "draft", "red-riding-hood-elsewhere-is-not-asked", red_riding_hood_elsewhere_is_not_asked },
  { "draft", "robin-hood-steals-up-to-two-then-gives-one", robin_hood_steals_up_to_two_then_gives_one },
  { "draft", "robin-hood-may-steal-one-or-none", robin_hood_may_steal_one_or_none },
  { "draft", "robin-hood-alone-steals-nothing", robin_hood_alone_steals_nothing },
  { "draft", "robin-hood-does-nothing-after-building", robin_hood_does_nothing_after_building },
  { "draft", "rumpelstiltskin-changes-one-straw", rumpelstiltskin_changes_one_straw },
  { "draft", "rumpelstiltskin-gains-no-straw", rumpelstiltskin_gains_no_straw },
  { "draft", "rumpelstiltskin-leaves-to-change-all", rumpelstiltskin_leaves_to_change_all },
  { "draft", "snow-white-takes-fables-only", snow_white_takes_fables_only },
  { NULL },
};
