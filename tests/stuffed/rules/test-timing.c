/* test-timing.c: what comes first, who is meant by "you", and how often something acts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

/* The place of the first event since kit_forget () that has @pattern in its line. */
static guint
place_of (Kit        *k,
          const char *pattern)
{
  for (guint i = 0; i < k->events.n_events; i++)
    {
      g_autofree char *line = kit_game->event_line (&k->store[i]);

      if (strstr (line, pattern))
        return i;
    }
  g_error ("nothing like “%s” has happened", pattern);
}

static void
comes_before (Kit        *k,
              const char *first,
              const char *second)
{
  g_assert_cmpuint (place_of (k, first), <, place_of (k, second));
}

static void
an_effect_is_finished_first (void)
{
  SAID ("players=2", "when is called: count calls +1\n", "set called; lose others stuffing 5; gain you button 1");

  comes_before (k, "fell seat seat-2", "buttons-changed");
  comes_before (k, "buttons-changed", "sleep-card");
  comes_before (k, "sleep-card", "counted");
}

static void
loss_comes_before_sleep_cards (void)
{
  SAID ("players=2", "when is called: win\n", "set called; lose each stuffing 5");

  kit_shows (k, "over all-lie");
  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 0);
}

static void
rules_act_in_the_order_of_the_file (void)
{
  SAID ("players=2", "when is called: gain you button 1\nwhen is called and calls >= 1: gain you heart 1\nwhen calls >= 1: gain you button 2\n",
        "count calls +1; set called");

  comes_before (k, "buttons-changed seat seat-1 c 1 n 1", "hearts-changed");
  comes_before (k, "hearts-changed", "buttons-changed seat seat-1 c 3 n 2");
}

static void
what_lies_under_you_comes_after_the_rules (void)
{
  SAID ("players=2", "when is called: gain you button 1\n", "set called; move you 2");

  comes_before (k, "buttons-changed", "point-read seat seat-1 a 1");
}

static void
several_stuffies_in_turn_order_from_the_active_seat (void)
{
  g_autoptr (Kit) k = kit_saying ("players=3", "", "choose others\n  option \"One\" kind: gain you heart 1\n  option \"Two\" plain: gain you button 1", NULL);

  kit_set (k, "turn seat-2 1 0");
  kit_read (k, "1.1");
  kit_asks (k, "choose", "seat-3");
  kit_answer (k, "choose", "option-1");
  kit_asks (k, "choose", "seat-1");
}

static void
an_item_for_each_is_too (void)
{
  KIT ("players=3", "party jam-sandwich");

  kit_set (k, "turn seat-2 1 0");
  kit_answer (k, "act", "use-jam-sandwich");
  comes_before (k, "stuffing-changed seat seat-2", "stuffing-changed seat seat-3");
  comes_before (k, "stuffing-changed seat seat-3", "stuffing-changed seat seat-1");
}

static void
windows_are_in_turn_order_from_the_active_seat (void)
{
  KIT ("players=3", "stuffies seat-1 toddle", "hearts seat-1 1", "squares seat-1 0,7 seat-2 0,5 seat-3 5,3", "statuses seat-3 cosy",
       "minions hookling 6,3 0", "track 1");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "6");
  kit_answer (k, "act", "done");
  kit_asks (k, "hit", "seat-3");
  kit_answer (k, "hit", "none");
  kit_asks (k, "hit", "seat-1");
}

static void
a_special_belongs_to_the_attack (void)
{
  KIT2 ("page 3", "turn seat-1 1 0", "squares seat-1 4,3 seat-2 2,3", "minions mitten-king 3,4 2", "track 1", "bookkeeper seat-1");

  kit_chance (k, "6");
  kit_answer (k, "act", "done");
  kit_answer (k, "who", "pick-seat-1");
  comes_before (k, "fell seat seat-1", "hit seat seat-2 n 2");
  comes_before (k, "hit seat seat-2 n 2", "sleep-card");
}

static void
minions_act_down_the_column (void)
{
  KIT2 ("minions lintling 9,0 0 hookling 8,0 0 inkblot 9,1 0", "track 3", "squares seat-1 0,7 seat-2 0,6");

  kit_chance (k, "1");
  kit_answer (k, "act", "done");
  while (k->ask.kind == STUFFED_ASK_WHO)
    kit_answer_nth (k, 0);
  comes_before (k, "minion-rolled a lintling", "minion-rolled a hookling");
  comes_before (k, "minion-rolled a hookling", "minion-rolled a inkblot");
}

/* Who "you" is. */

static void
you_in_a_surge_is_who_acts_next (void)
{
  g_autoptr (Kit) k = kit_saying ("players=3", "surge first: gain you button 1\n", "gain you heart 1", "track 3", NULL);

  kit_answer (k, "act", "done");
  kit_shows (k, "buttons seat-1 0 seat-2 1 seat-3 0");
}

static void
you_in_a_restless_night_is_who_acts_next (void)
{
  g_autoptr (Kit) k = kit_saying ("players=3", "restless: gain you button 1\nsurge first: sleep 1\n", "gain you heart 1", "track 3",
                                  "sleep-deck restless restless restless restless asleep asleep asleep asleep asleep waking", NULL);

  kit_answer (k, "act", "done");
  kit_shows (k, "buttons seat-1 0 seat-2 1 seat-3 0");
}

static void
you_in_an_opening_is_who_acts_next (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 story=satin-corner start=2");

  g_assert_cmpuint (stuffed_you (&k->s), ==, 1);
}

/* How often a rule acts. */

static void
a_rule_acts_again_when_it_has_become_true_again (void)
{
  g_autoptr (Kit) k = kit_saying ("players=2", "when again is called: gain you button 1\n", "if is called: clear called\nelse: set called",
                                  "drawn red 3 blue 2", NULL);

  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  /* It stays true. */
  kit_answer (k, "act", "reserve-red");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 2 seat-2 0");
}

static void
even_when_a_rule_before_it_has_made_it_true (void)
{
  g_autoptr (Kit) k = kit_saying ("players=2", "when again not is called: set called\nwhen again is called: gain you button 1\n", "clear called", NULL);

  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 2 seat-2 0");
}

static void
a_rule_without_again_acts_once (void)
{
  g_autoptr (Kit) k = kit_saying ("players=2", "when is called: gain you button 1\n", "if is called: clear called\nelse: set called", NULL);

  for (guint i = 0; i < 3; i++)
    kit_read (k, "1.1");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
}

/* How often abilities and items act. */

#define TWO_ATTACK "squares seat-1 0,7", "minions lintling 6,3 0 lintling 6,2 0", "track 2", "stuffing seat-2 9"

static void
an_item_with_an_ability_acts_once_in_a_minion_turn (void)
{
  KIT2 (TWO_ATTACK, "items seat-2 thimble-helmet");

  kit_chance (k, "4 4");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "use-thimble-helmet");
  g_assert_cmpuint (kit_events (k, "prevented"), ==, 1);
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2"), ==, 2);
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 4 n -3"), ==, 1);
}

static void
and_in_the_next_minion_turn_again (void)
{
  KIT2 (TWO_ATTACK, "items seat-2 thimble-helmet", "used-minion-turn seat-2 thimble-helmet");

  kit_chance (k, "4 4");
  kit_answer (k, "act", "done");
  kit_asks (k, "hit", "seat-2");
}

static void
an_ability_acts_once_in_a_minion_turn_besides_the_turn (void)
{
  KIT2 ("squares seat-1 0,7", "minions hookling 6,3 0 hookling 6,2 0", "track 2", "stuffing seat-2 30", "stuffies seat-1 toddle", "hearts seat-1 3",
        "used seat-1 wait-for-it");

  kit_chance (k, "6 6");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "use-wait-for-it");
  g_assert_cmpuint (kit_events (k, "hit seat seat-2"), ==, 2);
  g_assert_cmpuint (kit_events (k, "prevented"), ==, 1);
  g_assert_cmpuint (SEAT (1)->hearts, ==, 2);
}

static void
once_on_a_party_item_is_for_all_together (void)
{
  KIT2 ("page 3", "turn seat-1 1 0", "squares seat-1 4,3 seat-2 2,3", "minions mitten-king 3,4 2", "track 1", "party picture-book",
        "stored seat-1 blue seat-2 blue", "stuffing seat-1 20 seat-2 20");

  kit_chance (k, "6 1 1");
  kit_answer (k, "act", "done");
  kit_answer (k, "who", "pick-seat-1");
  kit_answer (k, "defend", "stored-blue");
  kit_answer (k, "change", "use-picture-book");
  kit_asks (k, "defend", "seat-2");
  kit_answer (k, "defend", "stored-blue");
  g_assert_true (k->ask.kind != STUFFED_ASK_CHANGE);
}

const KitTest kit_timing_tests[] = {
  { "timing", "an-effect-is-finished-first-then-sleep-cards-then-rules", an_effect_is_finished_first },
  { "timing", "loss-comes-before-sleep-cards", loss_comes_before_sleep_cards },
  { "timing", "rules-act-in-the-order-of-the-file", rules_act_in_the_order_of_the_file },
  { "timing", "what-lies-under-you-comes-after-the-rules", what_lies_under_you_comes_after_the_rules },
  { "timing", "several-stuffies-in-turn-order-from-the-active-seat", several_stuffies_in_turn_order_from_the_active_seat },
  { "timing", "what-an-item-brings-each-is-in-turn-order-too", an_item_for_each_is_too },
  { "timing", "windows-are-in-turn-order-from-the-active-seat", windows_are_in_turn_order_from_the_active_seat },
  { "special", "sleep-cards-wait-until-it-is-over", a_special_belongs_to_the_attack },
  { "minion-turn", "goes-down-the-column", minions_act_down_the_column },
  { "you", "in-a-surge-is-who-acts-next", you_in_a_surge_is_who_acts_next },
  { "you", "in-a-restless-night-is-who-acts-next", you_in_a_restless_night_is_who_acts_next },
  { "you", "in-an-opening-is-who-acts-next", you_in_an_opening_is_who_acts_next },
  { "when-again", "acts-when-it-has-become-true-and-not-while-it-stays-true", a_rule_acts_again_when_it_has_become_true_again },
  { "when-again", "acts-even-when-a-rule-before-it-has-made-it-true", even_when_a_rule_before_it_has_made_it_true },
  { "when", "without-again-acts-once", a_rule_without_again_acts_once },
  { "items", "with-an-ability-act-once-in-a-minion-turn", an_item_with_an_ability_acts_once_in_a_minion_turn },
  { "items", "and-in-the-next-minion-turn-again", and_in_the_next_minion_turn_again },
  { "abilities", "act-once-in-a-minion-turn-besides-the-turn", an_ability_acts_once_in_a_minion_turn_besides_the_turn },
  { "items", "once-on-a-party-item-is-for-all-together", once_on_a_party_item_is_for_all_together },
  { NULL },
};
