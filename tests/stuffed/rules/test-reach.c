/* test-reach.c: how far abilities, items and minions reach, and how long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

static void
heave_takes_a_minion_within_2 (void)
{
  KIT2 ("hearts seat-1 1", "minions lintling 2,3 0 inkblot 1,3 0");

  g_assert_true (kit_offers (k, "use-heave-1-lintling"));
  g_assert_false (kit_offers (k, "use-heave-2-inkblot"));
}

static void
heave_puts_it_on_a_free_space_and_no_vendor (void)
{
  KIT2 ("page 2", "turn seat-1 1 0", "squares seat-1 2,4 seat-2 0,0", "hearts seat-1 1", "minions lintling 2,3 0 inkblot 0,3 0");

  kit_answer (k, "act", "use-heave-1-lintling");
  g_assert_false (kit_offers (k, TO (2, 2)));
  g_assert_false (kit_offers (k, TO (1, 4)));
  g_assert_false (kit_offers (k, TO (0, 3)));
  g_assert_false (kit_offers (k, TO (2, 3)));
  g_assert_true (kit_offers (k, TO (3, 3)));
}

static void
squeak_takes_up_to_2_off_the_track (void)
{
  KIT2 ("stuffies seat-1 wick", "hearts seat-1 1", "track 3");

  kit_answer (k, "act", "use-squeak");
  kit_offers_only (k, "number-1 number-2");
  kit_answer (k, "squeak", "number-1");
  kit_shows (k, "track 2");
  kit_set (k, "used seat-1 none");
  kit_set (k, "hearts seat-1 1");
  kit_set (k, "track 0");
  g_assert_false (kit_offers (k, "use-squeak"));
}

static void
through_the_crack_passes_minions_and_only_the_next_move (void)
{
  KIT2 ("stuffies seat-1 wick", "hearts seat-1 1", "drawn red 2", "squares seat-1 9,7 seat-2 0,0", "door none",
        "minions lintling 9,6 0 lintling 8,7 0 inkblot 8,6 0", "rules-fired 1");

  g_assert_false (kit_offers (k, "move"));
  kit_answer (k, "act", "use-through-the-crack");
  kit_chance (k, "2");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "add", "none");
  g_assert_true (kit_offers (k, TO (9, 5)));
  kit_answer (k, "walk", "stay");
  g_assert_false (kit_offers (k, "move"));
}

static void
pinned_reaches_4_and_one_minion_this_time (void)
{
  KIT2 ("stuffies seat-1 prickle", "hearts seat-1 2", "squares seat-1 2,7 seat-2 5,7", "minions lintling 6,7 0 lintling 6,6 0", "track 2",
        "stuffing seat-2 9");

  kit_chance (k, "4 4");
  kit_answer (k, "act", "done");
  kit_asks (k, "minion", "seat-1");
  kit_answer (k, "minion", "use-pinned");
  /* The other one is not, and it is not asked again. */
  g_assert_cmpuint (kit_events (k, "hit seat seat-2 n 3"), ==, 1);
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2"), ==, 2);
  kit_shows (k, "hearts seat-1 1 seat-2 0");
}

static void
pinned_does_not_reach_5 (void)
{
  KIT2 ("stuffies seat-1 prickle", "hearts seat-1 2", "squares seat-1 1,7 seat-2 5,7", "minions lintling 6,7 0", "track 1");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "hit seat seat-2 n 3"), ==, 1);
}

static void
one_more_pin_is_for_attacks_only (void)
{
  KIT2 ("stuffies seat-1 prickle", "hearts seat-1 1", "drawn red 1 green 1");

  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  if (k->ask.kind == STUFFED_ASK_POOL)
    kit_answer (k, "pool", "roll");
  kit_asks (k, "walk", "seat-1");
}

static void
scamper_comes_once_a_turn (void)
{
  KIT2 ("stuffies seat-1 wick", "drawn red 2");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "add", "use-scamper");
  kit_answer (k, "walk", "stay");
  kit_answer (k, "act", "move");
  kit_asks (k, "walk", "seat-1");
}

static void
i_meant_that_turns_1_to_6_2_to_5_3_to_4 (void)
{
  for (guint face = 1; face <= 6; face++)
    {
      g_autofree char *faces = g_strdup_printf ("%u", face);
      KIT2 ("stuffies seat-1 finn", "hearts seat-1 1", "drawn red 1");

      kit_chance (k, faces);
      kit_answer (k, "act", "move");
      kit_answer (k, "change", "use-i-meant-that");
      g_assert_cmpuint (k->s.roll.total, ==, 7 - face);
    }
}

static void
deep_pockets_come_once_a_turn_and_only_on_a_search (void)
{
  KIT2 ("stuffies seat-1 finn", "drawn yellow 2", "deck raincoat tea-cosy paper-crown earmuffs");

  kit_chance (k, "5 5");
  kit_answer (k, "act", "search");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "pockets", "use-deep-pockets");
  kit_answer (k, "keep", "card-raincoat");
  kit_answer (k, "item", "discard");
  kit_chance (k, "5");
  kit_answer (k, "act", "search");
  kit_asks (k, "item", "seat-1");
}

static void
a_lullaby_takes_blue_or_purple_for_who_is_adjacent (void)
{
  KIT ("players=3", "stuffies seat-1 lulla", "drawn red 1", "statuses seat-1 torn seat-2 soggy angry seat-3 scared", "squares seat-3 9,4");

  g_assert_false (kit_offers (k, "use-lullaby-seat-1-torn"));
  kit_set (k, "drawn purple 1");
  g_assert_true (kit_offers (k, "use-lullaby-seat-1-torn"));
  g_assert_true (kit_offers (k, "use-lullaby-seat-2-soggy"));
  g_assert_false (kit_offers (k, "use-lullaby-seat-2-torn"));
  g_assert_false (kit_offers (k, "use-lullaby-seat-3-scared"));
  kit_answer (k, "act", "use-lullaby-seat-2-angry");
  kit_shows (k, "statuses seat-1 torn seat-2 soggy seat-3 scared");
  kit_shows (k, "discard purple 1");
}

static void
warm_wool_reaches_3_and_is_no_gift_to_the_worried (void)
{
  KIT2 ("stuffies seat-1 lulla", "hearts seat-1 1", "squares seat-1 2,7 seat-2 6,7", "statuses seat-2 worried");

  g_assert_false (kit_offers (k, "use-warm-wool-seat-2"));
  kit_set (k, "squares seat-2 5,7");
  kit_answer (k, "act", "use-warm-wool-seat-2");
  kit_shows (k, "stuffing seat-1 5 seat-2 7");
  g_assert_true (kit_has (k, 2, STUFFED_WORRIED));
}

static void
i_remember_is_for_attribute_dice (void)
{
  KIT2 ("stuffies seat-1 toddle", "hearts seat-1 1", "discard white 1 black 1");

  g_assert_false (kit_offers (k, "use-i-remember"));
  kit_set (k, "discard purple 1 green 1 white 1");
  kit_answer (k, "act", "use-i-remember");
  kit_offers_only (k, "die-green die-purple");
  kit_answer (k, "take", "die-purple");
  kit_shows (k, "drawn purple 1");
}

static void
in_the_shell_both_dice_go_if_stuffing_is_lost (void)
{
  KIT2 ("stuffies seat-2 toddle", "stored seat-2 red blue", "minions hookling 6,3 0", "track 1", "squares seat-1 0,7");

  kit_chance (k, "6 2 3");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "both");
  kit_shows (k, "stored seat-1 none seat-2 none");
}

static void
behind_me_comes_once_in_a_minion_turn (void)
{
  KIT2 ("minions lintling 6,3 0 lintling 6,2 0", "track 2", "stuffing seat-1 9 seat-2 9");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "4 4");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "use-behind-me");
  g_assert_cmpuint (kit_events (k, "stepped-before"), ==, 1);
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 6 n -3"), ==, 1);
}

static void
behind_me_is_for_who_is_adjacent (void)
{
  KIT2 ("minions lintling 6,3 0", "track 1", "squares seat-1 3,3");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 2 n -3"), ==, 1);
}

static void
behind_me_is_no_use_against_a_story (void)
{
  SAID ("players=2", "", "hurt others 2", "squares seat-1 4,4 seat-2 5,4");

  kit_asks (k, "act", "seat-1");
  kit_shows (k, "stuffing seat-1 5 seat-2 3");
}

static void
who_steps_before_another_prevents_and_gets_the_special (void)
{
  KIT2 ("minions lampmoth 6,3 0", "track 1", "items seat-1 thimble-helmet", "stuffing seat-1 9");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "5");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "use-behind-me");
  kit_asks (k, "hit", "seat-1");
  kit_answer (k, "hit", "use-thimble-helmet");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-1 c 7 n -2"), ==, 1);
  g_assert_true (kit_has (k, 1, STUFFED_SCARED));
  g_assert_false (kit_has (k, 2, STUFFED_SCARED));
}

static void
a_handkerchief_is_for_who_stands_beside_one (void)
{
  KIT ("players=3", "items seat-1 handkerchief", "squares seat-3 9,4");

  g_assert_true (kit_offers (k, "use-handkerchief-seat-1"));
  g_assert_true (kit_offers (k, "use-handkerchief-seat-2"));
  g_assert_false (kit_offers (k, "use-handkerchief-seat-3"));
  kit_set (k, "stuffing seat-2 0");
  g_assert_false (kit_offers (k, "use-handkerchief-seat-2"));
}

static void
a_whistle_needs_threat_and_peppermints_an_ill (void)
{
  KIT2 ("items seat-1 tin-whistle", "party peppermints", "statuses seat-2 cosy");

  kit_offers_only (k, "done");
}

static void
thick_dust_holds_for_minions_too (void)
{
  KIT2 ("environment thick-dust", "minions lampmoth 9,3 0", "track 1", "squares seat-1 0,7 seat-2 2,3");

  /* It flies 4 and would shoot 3. */
  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_shows (k, "minions lampmoth 5,2 0");
  g_assert_cmpuint (kit_events (k, "minion-struck"), ==, 0);
}

static void
without_dust_it_would_have_hit (void)
{
  KIT2 ("minions lampmoth 9,3 0", "track 1", "squares seat-1 0,7 seat-2 2,3");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2"), ==, 1);
}

static void
hush_costs_a_heart_and_comes_once_a_turn (void)
{
  SAID ("players=2", "", "sleep 2", "stuffies seat-1 lulla", "hearts seat-1 2");

  kit_answer (k, "sleep", "use-hush");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
  /* The other card is revealed: nobody is asked again. */
  kit_asks (k, "act", "seat-1");
  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 1);
}

static void
a_repeatable_point_acts_each_time (void)
{
  g_autoptr (Kit) k = kit_saying ("players=2", "", "gain you button 1", "stuffies seat-1 lulla", "squares seat-1 9,1", "drawn red 3", NULL);

  for (guint i = 0; i < 3; i++)
    {
      kit_chance (k, "1");
      kit_answer (k, "act", "move");
      if (k->ask.kind == STUFFED_ASK_POOL)
        kit_answer (k, "pool", "roll");
      kit_answer (k, "walk", i == 1 ? "to-9-1" : "to-9-2");
    }
  kit_shows (k, "hearts seat-1 2 seat-2 0");
}

static void
within_an_effect_what_is_due_waits_for_its_end (void)
{
  SAID ("players=3", "restless: banish all\n", "act; gain you button 1", "squares seat-1 0,0 seat-2 5,4 seat-3 11,3", "stuffing seat-2 2",
        "minions lintling 4,4 0", "sleep-deck restless restless restless restless asleep asleep asleep asleep asleep waking", "seed 11");

  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
  kit_shows (k, "buttons seat-1 1 seat-2 0 seat-3 0");
}

static void
a_floor_creaks_from_7_on (void)
{
  KIT2 ("environment creaking-floor", "drawn red 4");

  kit_chance (k, "2 4");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "walk", "stay");
  kit_shows (k, "track 0");
  kit_set (k, "environment none");
  kit_chance (k, "6 6");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "walk", "stay");
  kit_shows (k, "track 0");
}

static void
loud_clocks_are_drowned_at_3 (void)
{
  KIT2 ("environment loud-clocks", "drawn red 1", "squares seat-1 2,7 seat-2 5,7");

  g_assert_true (kit_offers (k, "send-seat-2"));
  kit_set (k, "squares seat-2 6,7");
  g_assert_false (kit_offers (k, "send-seat-2"));
}

static void
the_dust_is_swept_by_a_task_of_3n (void)
{
  KIT2 ("environment thick-dust", "stands sweep open 5 0 0", "drawn yellow 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "try-sweep");
  kit_shows (k, "environment none");
}

/* Minion turns. */

static void
after_the_last_the_track_is_discarded (void)
{
  KIT2 ("minions lintling 9,3 0", "track 3", "discard red 2", "squares seat-1 0,7 seat-2 0,6");

  kit_chance (k, "1");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "dice-moved a black b track c discard n 1"), ==, 1);
  g_assert_cmpuint (kit_events (k, "dice-moved a black b track c discard n 2"), ==, 1);
}

static void
after_a_surge_the_track_is_discarded (void)
{
  g_autoptr (Kit) k = kit_saying ("players=2", "", "gain you heart 1", "track 2", "drawn red 1", NULL);

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "dice-moved a black b track c discard n 2"), ==, 1);
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 1);
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 0);
}

static void
what_is_due_is_settled_after_each_minion (void)
{
  g_autoptr (Kit) k = kit_saying ("players=3", "restless: banish all\n", "gain you heart 1", "squares seat-1 0,0 seat-2 5,4 seat-3 6,5",
                                  "minions lintling 4,4 0 lintling 5,5 0", "track 2", "stuffing seat-2 2", "lost-tokens none",
                                  "sleep-deck restless restless restless restless asleep asleep asleep asleep asleep waking", NULL);

  kit_chance (k, "4 4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "fell seat seat-2"), ==, 1);
  g_assert_cmpuint (kit_events (k, "sleep-card a restless"), ==, 1);
  /* The other one has gone before it could act. */
  g_assert_cmpuint (kit_events (k, "minion-rolled"), ==, 1);
  g_assert_cmpuint (kit_events (k, "dice-moved a black b track c discard n 1"), ==, 2);
}

static void
who_is_gone_meanwhile_does_not_make_another_miss_its_turn (void)
{
  g_autoptr (Kit) k = kit_saying ("players=3", "restless: banish lintling\n", "gain you heart 1", "squares seat-1 0,0 seat-2 5,4 seat-3 11,3",
                                  "minions lintling 4,4 0 inkblot 4,5 0 lintling 0,5 0 hookling 10,3 0", "track 4", "stuffing seat-2 2 seat-3 9",
                                  "sleep-deck restless restless restless restless asleep asleep asleep asleep asleep waking", NULL);

  kit_chance (k, "4 4");
  kit_answer (k, "act", "done");
  for (guint i = 0; i < 20 && k->ask.kind == STUFFED_ASK_WHO; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-rolled"), ==, 3);
  g_assert_cmpuint (kit_events (k, "minion-rolled a inkblot"), ==, 1);
  g_assert_cmpuint (kit_events (k, "minion-rolled a hookling"), ==, 1);
}

static void
what_one_minion_did_is_not_anothers_doing (void)
{
  KIT2 ("minions lintling 3,3 0 hookling 9,0 0", "track 2", "squares seat-1 0,7 seat-2 2,3", "stuffing seat-2 9");

  kit_chance (k, "4 5");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 6 n -3"), ==, 1);
  g_assert_false (kit_has (k, 2, STUFFED_TANGLED));
}

static void
arrivals_go_under_the_column (void)
{
  SAID ("players=2", "", "meet 1 plain inkblot", "minions hookling 9,0 0");

  kit_answer_nth (k, 0);
  g_assert_cmpuint (k->s.foes[0].kind, ==, STUFFED_HOOKLING);
  g_assert_cmpuint (k->s.foes[1].kind, ==, STUFFED_INKBLOT);
}

static void
the_bookkeeper_places_each (void)
{
  SAID ("players=2", "", "meet 2 plain inkblot", "bookkeeper seat-2");

  kit_asks (k, "arrive", "seat-2");
  kit_answer (k, "arrive", TO (3, 3));
  kit_asks (k, "arrive", "seat-2");
  g_assert_false (kit_offers (k, TO (3, 3)));
}

static void
a_leader_that_is_in_play_does_not_come (void)
{
  SAID ("players=2", "", "meet 2 lintling", "minions lint-baron 9,0 0");

  g_assert_cmpuint (kit_events (k, "minion-came a lintling"), ==, 2);
}

static void
an_old_hook_finds_no_die (void)
{
  KIT2 ("minions old-hook 6,3 0", "track 1", "squares seat-1 0,7", "stuffing seat-2 9");

  kit_chance (k, "5");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "b stored c discard"), ==, 0);
}

const KitTest kit_reach_tests[] = {
  { "bartle", "heave-takes-a-minion-within-2", heave_takes_a_minion_within_2 },
  { "bartle", "heave-puts-it-on-a-free-space-and-no-vendor", heave_puts_it_on_a_free_space_and_no_vendor },
  { "wick", "squeak-takes-up-to-2-off-the-track", squeak_takes_up_to_2_off_the_track },
  { "wick", "through-the-crack-passes-minions-and-only-the-next-move", through_the_crack_passes_minions_and_only_the_next_move },
  { "wick", "scamper-comes-once-a-turn", scamper_comes_once_a_turn },
  { "prickle", "pinned-reaches-4-and-one-minion-this-time", pinned_reaches_4_and_one_minion_this_time },
  { "prickle", "pinned-does-not-reach-5", pinned_does_not_reach_5 },
  { "prickle", "one-more-pin-is-for-attacks-only", one_more_pin_is_for_attacks_only },
  { "finn", "i-meant-that-turns-1-to-6-2-to-5-3-to-4", i_meant_that_turns_1_to_6_2_to_5_3_to_4 },
  { "finn", "deep-pockets-come-once-a-turn", deep_pockets_come_once_a_turn_and_only_on_a_search },
  { "lulla", "a-lullaby-takes-blue-or-purple-for-who-is-adjacent", a_lullaby_takes_blue_or_purple_for_who_is_adjacent },
  { "lulla", "warm-wool-reaches-3-and-is-no-gift-to-the-worried", warm_wool_reaches_3_and_is_no_gift_to_the_worried },
  { "toddle", "i-remember-is-for-attribute-dice", i_remember_is_for_attribute_dice },
  { "toddle", "in-the-shell-both-dice-go-if-stuffing-is-lost", in_the_shell_both_dice_go_if_stuffing_is_lost },
  { "bartle", "behind-me-comes-once-in-a-minion-turn", behind_me_comes_once_in_a_minion_turn },
  { "bartle", "behind-me-is-for-who-is-adjacent", behind_me_is_for_who_is_adjacent },
  { "bartle", "behind-me-is-no-use-against-a-story", behind_me_is_no_use_against_a_story },
  { "hit", "a-new-target-comes-first-and-gets-the-special", who_steps_before_another_prevents_and_gets_the_special },
  { "handkerchief", "is-for-who-stands-beside-one", a_handkerchief_is_for_who_stands_beside_one },
  { "tin-whistle", "needs-threat-and-peppermints-an-ill", a_whistle_needs_threat_and_peppermints_an_ill },
  { "thick-dust", "holds-for-minions-too", thick_dust_holds_for_minions_too },
  { "lampmoth", "reaches-3-without-dust", without_dust_it_would_have_hit },
  { "lulla", "hush-costs-a-heart-and-comes-once-a-turn", hush_costs_a_heart_and_comes_once_a_turn },
  { "under-you", "a-repeatable-point-acts-each-time", a_repeatable_point_acts_each_time },
  { "act", "comes-before-what-the-effect-does-next", within_an_effect_what_is_due_waits_for_its_end },
  { "thick-dust", "is-swept-by-a-task-of-3n", the_dust_is_swept_by_a_task_of_3n },
  { "creaking-floor", "creaks-from-7-on", a_floor_creaks_from_7_on },
  { "loud-clocks", "reach-is-3", loud_clocks_are_drowned_at_3 },
  { "minion-turn", "after-the-last-the-track-is-discarded", after_the_last_the_track_is_discarded },
  { "surge", "after-it-the-track-is-discarded", after_a_surge_the_track_is_discarded },
  { "minion-turn", "what-is-due-is-settled-after-each", what_is_due_is_settled_after_each_minion },
  { "minion-turn", "who-is-gone-meanwhile-is-not-missed", who_is_gone_meanwhile_does_not_make_another_miss_its_turn },
  { "special", "what-one-minion-did-is-not-anothers-doing", what_one_minion_did_is_not_anothers_doing },
  { "encounter", "they-go-under-the-column", arrivals_go_under_the_column },
  { "encounter", "the-bookkeeper-places-each", the_bookkeeper_places_each },
  { "encounter", "a-leader-in-play-does-not-come", a_leader_that_is_in_play_does_not_come },
  { "old-hook", "may-find-no-die", an_old_hook_finds_no_die },
  { NULL },
};
