/* test-abilities.c: what each stuffy can do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
earned_ones_cost_a_heart_and_come_once_a_turn (void)
{
  KIT2 ("stuffies seat-1 wick", "hearts seat-1 2", "track 3");

  kit_answer (k, "act", "use-squeak");
  kit_answer (k, "squeak", "number-2");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
  kit_shows (k, "track 1");
  g_assert_false (kit_offers (k, "use-squeak"));
}

static void
without_a_heart_they_are_not_offered (void)
{
  KIT2 ("stuffies seat-1 wick", "track 3");

  g_assert_false (kit_offers (k, "use-squeak"));
}

static void
behind_me_takes_an_attack_on_who_is_adjacent (void)
{
  KIT2 ("turn seat-2 1 0", "minions lintling 6,3 0", "track 1");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_asks (k, "hit", "seat-1");
  kit_offers_only (k, "none use-behind-me");
  kit_answer (k, "hit", "use-behind-me");
  g_assert_cmpuint (kit_events (k, "stepped-before seat seat-1 other 2"), ==, 1);
  kit_shows (k, "stuffing seat-1 2 seat-2 5");
}

static void
heave_throws_a_minion_within_3_and_never_onto_a_point (void)
{
  KIT2 ("hearts seat-1 1", "minions lintling 3,3 0");

  kit_answer (k, "act", "use-heave-1-lintling");
  kit_asks (k, "heave", "seat-1");
  g_assert_false (kit_offers (k, TO (2, 2)));
  g_assert_false (kit_offers (k, TO (5, 3)));
  g_assert_true (kit_offers (k, TO (0, 3)));
  g_assert_false (kit_offers (k, TO (7, 3)));
  kit_answer (k, "heave", TO (0, 3));
  kit_shows (k, "minions lintling 0,3 0");
}

static void
grit_rolls_any_red_dice_again (void)
{
  KIT2 ("hearts seat-1 1", "drawn red 2", "minions hookling 3,3 0", "items seat-1 pan-lid");

  kit_chance (k, "1 1 3 3");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "change", "use-grit");
  kit_answer (k, "again", "nth-1");
  kit_answer (k, "again", "nth-2");
  g_assert_cmpuint (k->s.n_foes, ==, 0);
}

static void
scamper_adds_2_to_a_move (void)
{
  KIT2 ("stuffies seat-1 wick", "drawn red 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_offers_only (k, "none use-scamper");
  kit_answer (k, "add", "use-scamper");
  g_assert_cmpuint (k->s.roll.total, ==, 3);
}

static void
through_the_crack_the_next_move_crosses_all_and_passes_minions (void)
{
  KIT2 ("stuffies seat-1 wick", "hearts seat-1 1", "drawn red 1", "squares seat-1 7,0", "points-read 1 2");

  kit_answer (k, "act", "use-through-the-crack");
  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "add", "none");
  g_assert_true (kit_offers (k, TO (8, 0)));
  kit_answer (k, "walk", TO (8, 0));
  kit_shows (k, "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1");
}

static void
pins_are_a_ranged_weapon_of_range_2 (void)
{
  KIT2 ("stuffies seat-1 prickle", "drawn green 1", "minions lintling 2,4 0");

  g_assert_true (kit_offers (k, "ranged-1-lintling"));
  kit_set (k, "minions lintling 0,5 0");
  g_assert_false (kit_offers (k, "ranged-1-lintling"));
}

static void
a_pinned_minion_neither_walks_nor_hurts (void)
{
  KIT2 ("stuffies seat-1 prickle", "hearts seat-1 1", "minions lintling 6,3 0", "track 1");

  kit_chance (k, "6");
  kit_answer (k, "act", "done");
  kit_asks (k, "minion", "seat-1");
  kit_answer (k, "minion", "use-pinned");
  g_assert_cmpuint (kit_events (k, "minion-pinned"), ==, 1);
  g_assert_cmpuint (kit_events (k, "hit seat"), ==, 0);
}

static void
one_more_pin_adds_3_to_an_attack (void)
{
  KIT2 ("stuffies seat-1 prickle", "hearts seat-1 1", "drawn green 1", "minions lintling 2,4 0");

  kit_chance (k, "1");
  kit_answer (k, "act", "ranged-1-lintling");
  kit_answer (k, "add", "use-one-more-pin");
  g_assert_cmpuint (k->s.n_foes, ==, 0);
}

static void
deep_pockets_draw_two_and_keep_one (void)
{
  KIT2 ("stuffies seat-1 finn", "drawn yellow 1", "deck raincoat tea-cosy");

  kit_chance (k, "5");
  kit_answer (k, "act", "search");
  kit_asks (k, "pockets", "seat-1");
  kit_answer (k, "pockets", "use-deep-pockets");
  kit_offers_only (k, "card-raincoat card-tea-cosy");
  kit_answer (k, "keep", "card-tea-cosy");
  kit_answer (k, "item", "wear");
  kit_shows (k, "items seat-1 tea-cosy seat-2 none");
  kit_shows (k, "item-discards raincoat");
}

static void
i_meant_that_turns_one_die_over (void)
{
  KIT2 ("stuffies seat-1 finn", "hearts seat-1 1", "drawn red 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "change", "use-i-meant-that");
  g_assert_cmpuint (k->s.roll.total, ==, 6);
}

static void
a_tall_tale_replaces_a_lost_card (void)
{
  KIT2 ("stuffies seat-1 wick seat-2 finn", "hearts seat-2 1");

  kit_meet (k, "piggy-bank tin-soldier");
  kit_asks (k, "tale", "seat-2");
  kit_answer (k, "tale", "use-tall-tale");
  kit_asks (k, "choose", "seat-1");
  g_assert_cmpuint (kit_events (k, "lost-gone a piggy-bank"), ==, 1);
  g_assert_cmpuint (kit_events (k, "lost-drawn seat seat-1 a tin-soldier"), ==, 1);
}

static void
a_lullaby_cures_oneself_or_who_is_adjacent_for_a_blue_die (void)
{
  KIT2 ("stuffies seat-1 lulla", "drawn blue 1 red 1", "statuses seat-2 tangled");

  kit_answer (k, "act", "use-lullaby-seat-2-tangled");
  g_assert_false (kit_has (k, 2, STUFFED_TANGLED));
  g_assert_cmpuint (k->s.discard[STUFFED_BLUE], ==, 1);
  kit_shows (k, "hearts seat-1 0 seat-2 0");
}

static void
warm_wool_gives_2_within_3_even_to_who_lies (void)
{
  KIT2 ("stuffies seat-1 lulla", "hearts seat-1 1", "stuffing seat-2 0", "squares seat-2 7,3");

  kit_answer (k, "act", "use-warm-wool-seat-2");
  kit_shows (k, "stuffing seat-1 5 seat-2 2");
}

static void
hush_keeps_a_sleep_card_unseen (void)
{
  KIT2 ("stuffies seat-1 lulla", "page 3", "turn seat-1 1 0");

  kit_set (k, "hearts seat-1 1");
  kit_set (k, "track 2");
  kit_answer (k, "act", "done");
  kit_asks (k, "sleep", "seat-1");
  kit_answer (k, "sleep", "use-hush");
  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 0);
  g_assert_cmpuint (k->s.n_sleep, ==, 10);
  g_assert_cmpuint (k->s.sleep_top, ==, 6);
}

static void
in_the_shell_two_dice_are_stored_and_defend_together (void)
{
  KIT2 ("stuffies seat-2 toddle", "stored seat-2 red blue", "minions hookling 6,3 0", "track 1", "squares seat-1 0,7");

  kit_chance (k, "6 2 3");
  kit_answer (k, "act", "done");
  kit_asks (k, "defend", "seat-2");
  kit_offers_only (k, "none stored-red stored-blue both");
  kit_answer (k, "defend", "both");
  g_assert_cmpuint (kit_events (k, "blocked seat seat-2 n 5"), ==, 1);
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 4 n -1"), ==, 1);
}

static void
toddle_chooses_which_stored_die_goes (void)
{
  KIT2 ("stuffies seat-2 toddle", "stored seat-2 red blue", "drawn green 1");

  kit_answer (k, "act", "send-seat-2");
  kit_asks (k, "make-room", "seat-2");
  kit_answer (k, "make-room", "stored-red");
  kit_shows (k, "stored seat-1 none seat-2 blue green/fresh");
}

static void
i_remember_takes_a_die_back (void)
{
  KIT2 ("stuffies seat-1 toddle", "hearts seat-1 1", "discard red 1 white 1");

  kit_answer (k, "act", "use-i-remember");
  kit_shows (k, "drawn red 1");
}

static void
wait_for_it_prevents_up_to_4_to_anybody (void)
{
  KIT2 ("stuffies seat-1 toddle", "hearts seat-1 1", "squares seat-1 0,7", "minions hookling 6,3 0", "track 1");

  kit_chance (k, "6");
  kit_answer (k, "act", "done");
  kit_asks (k, "hit", "seat-1");
  kit_answer (k, "hit", "use-wait-for-it");
  g_assert_cmpuint (kit_events (k, "prevented seat seat-2 other 1 cause wait-for-it n 4"), ==, 1);
  kit_shows (k, "stuffing seat-1 5 seat-2 3");
}

static void
a_lying_stuffy_uses_nothing (void)
{
  KIT2 ("turn seat-2 1 0", "stuffing seat-1 0", "minions lintling 6,3 0", "track 1");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "hit seat seat-2"), >=, 1);
  g_assert_cmpuint (kit_events (k, "stepped-before"), ==, 0);
}

const KitTest kit_abilities_tests[] = {
  { "abilities", "earned-ones-cost-a-heart-and-come-once-a-turn", earned_ones_cost_a_heart_and_come_once_a_turn },
  { "abilities", "without-a-heart-they-are-not-offered", without_a_heart_they_are_not_offered },
  { "bartle", "behind-me-takes-an-attack-on-who-is-adjacent", behind_me_takes_an_attack_on_who_is_adjacent },
  { "bartle", "heave-throws-within-3-and-never-onto-a-point", heave_throws_a_minion_within_3_and_never_onto_a_point },
  { "bartle", "grit-rolls-any-red-dice-again", grit_rolls_any_red_dice_again },
  { "wick", "scamper-adds-2-to-a-move", scamper_adds_2_to_a_move },
  { "wick", "through-the-crack-the-next-move-crosses-all", through_the_crack_the_next_move_crosses_all_and_passes_minions },
  { "prickle", "pins-are-a-ranged-weapon-of-range-2", pins_are_a_ranged_weapon_of_range_2 },
  { "prickle", "a-pinned-minion-neither-walks-nor-hurts", a_pinned_minion_neither_walks_nor_hurts },
  { "prickle", "one-more-pin-adds-3-to-an-attack", one_more_pin_adds_3_to_an_attack },
  { "finn", "deep-pockets-draw-two-and-keep-one", deep_pockets_draw_two_and_keep_one },
  { "finn", "i-meant-that-turns-one-die-over", i_meant_that_turns_one_die_over },
  { "finn", "a-tall-tale-replaces-a-lost-card", a_tall_tale_replaces_a_lost_card },
  { "lulla", "a-lullaby-cures-for-a-blue-die", a_lullaby_cures_oneself_or_who_is_adjacent_for_a_blue_die },
  { "lulla", "warm-wool-gives-2-within-3-even-to-who-lies", warm_wool_gives_2_within_3_even_to_who_lies },
  { "lulla", "hush-keeps-a-sleep-card-unseen", hush_keeps_a_sleep_card_unseen },
  { "toddle", "in-the-shell-two-dice-are-stored-and-defend-together", in_the_shell_two_dice_are_stored_and_defend_together },
  { "toddle", "chooses-which-stored-die-goes", toddle_chooses_which_stored_die_goes },
  { "toddle", "i-remember-takes-a-die-back", i_remember_takes_a_die_back },
  { "toddle", "wait-for-it-prevents-up-to-4-to-anybody", wait_for_it_prevents_up_to_4_to_anybody },
  { "abilities", "a-lying-stuffy-uses-nothing", a_lying_stuffy_uses_nothing },
  { NULL },
};
