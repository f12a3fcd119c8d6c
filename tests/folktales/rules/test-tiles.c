/* test-tiles.c: the satchel, and tiles that change it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
who_would_get_a_sixth_tile_chooses_which_of_six_to_discard (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot dog dove key magic-wand");

  kit_roll (k, 1, "vb4");
  kit_asks (k, "room", "seat-1");
  kit_offers_only (k, "boot dog dove key magic-wand rope");
  kit_answer (k, "room", "dog");
  kit_shows (k, "tiles seat-1 boot rope key magic-wand dove seat-2 none");
}

static void
it_may_be_the_new_one (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot dog dove key magic-wand");

  kit_roll (k, 1, "vb4");
  kit_answer (k, "room", "rope");
  kit_shows (k, "tiles seat-1 boot key magic-wand dove dog seat-2 none");
}

static void
discarded_tiles_come_back_to_the_supply_but_starting_items_do_not (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot dog dove key magic-wand");

  g_assert_cmpuint (folk_supply (&k->s, FOLK_DOG), ==, 2);
  kit_roll (k, 1, "vb4");
  kit_answer (k, "room", "dog");
  g_assert_cmpuint (folk_supply (&k->s, FOLK_DOG), ==, 3);
  /* Nothing ever asks for a Starting item of the supply: only the draft does. */
  g_assert_cmpuint (folk_waits[FOLK_STEP_ITEM], ==, FOLK_ASK_ITEM);
}

static void
the_feather_turns_an_animal_into_a_dove_once_a_turn (void)
{
  KIT2 ("tiles seat-1 feather dog fish");

  kit_answer (k, "before", "feather-dog");
  kit_shows (k, "tiles seat-1 feather fish dove seat-2 none");
  kit_answer (k, "before", "sell-dove");
  g_assert_false (kit_offers (k, "feather-fish"));
  kit_set (k, "turn seat-1 2");
  g_assert_true (kit_offers (k, "feather-fish"));
}

static void
not_if_there_is_a_dove_already_or_none_is_left (void)
{
  KIT ("players=4", "tiles seat-1 feather dog dove");

  g_assert_false (kit_offers (k, "feather-dog"));
  kit_set (k, "tiles seat-1 feather dog seat-2 dove seat-3 dove seat-4 dove");
  g_assert_false (kit_offers (k, "feather-dog"));
}

static void
the_wand_turns_a_tile_into_another_of_its_class (void)
{
  KIT2 ("tiles seat-1 magic-wand rope dog golden-comb/2 flute");

  g_assert_false (kit_offers (k, "wand-magic-wand"));
  g_assert_false (kit_offers (k, "wand-flute"));
  g_assert_true (kit_offers (k, "wand-dog"));
  g_assert_true (kit_offers (k, "wand-rope"));
  kit_answer (k, "before", "wand-golden-comb");
  kit_offers_only (k, "magic-cloak enchanted-sword wishing-table seven-league-boots");
  kit_answer (k, "kind", "magic-cloak");
  /* The new one is unspent, and the Wand has been used once. */
  kit_shows (k, "tiles seat-1 flute rope magic-cloak magic-wand/1 dog seat-2 none");
  g_assert_false (kit_offers (k, "wand-rope"));
}

static void
the_wand_works_twice (void)
{
  KIT2 ("tiles seat-1 magic-wand/1 rope");

  kit_answer (k, "before", "wand-rope");
  kit_answer (k, "kind", "key");
  kit_shows (k, "tiles seat-1 key magic-wand/2 seat-2 none");
  kit_set (k, "turn seat-1 2");
  g_assert_false (kit_offers (k, "wand-key"));
}

static void
but_once_a_turn (void)
{
  KIT2 ("tiles seat-1 magic-wand rope dog");

  kit_answer (k, "before", "wand-rope");
  kit_answer (k, "kind", "key");
  g_assert_false (kit_offers (k, "wand-dog"));
  kit_set (k, "turn seat-1 2");
  g_assert_true (kit_offers (k, "wand-dog"));
  g_assert_false (kit_offers (k, "wand-magic-wand"));
}

static void
what_is_not_in_the_supply_cannot_be_made (void)
{
  KIT2 ("tiles seat-1 magic-wand rope seat-2 key key key");

  kit_answer (k, "before", "wand-rope");
  kit_offers_only (k, "pickaxe lantern");
}

static void
a_stallion_made_on_the_glass_mountain_is_not_offered (void)
{
  KIT2 ("tiles seat-1 magic-wand dog", "fields seat-1 cr8");

  kit_answer (k, "before", "wand-dog");
  kit_offers_only (k, "fish dove black-cat");
}

static void
the_cloak_walks_seven_once (void)
{
  KIT2 ("tiles seat-1 magic-cloak", "fields seat-1 gx1", "boot seat-1 2", "biscuits seat-1 1");

  kit_answer (k, "before", "cloak");
  kit_answer (k, "way", "gx8");
  kit_stands (k, 1, "gx8");
  g_assert_false (kit_offers (k, "cloak"));
  kit_set (k, "tiles seat-1 magic-cloak");
  g_assert_false (kit_offers (k, "cloak"));
  kit_set (k, "tiles seat-1 magic-cloak/1");
  kit_set (k, "turn seat-1 2");
  g_assert_false (kit_offers (k, "cloak"));
}

static void
spent_ones_count_for_the_quest (void)
{
  KIT2 ("quests seat-1 palace", "done seat-1 1", "tiles seat-1 magic-cloak/1");

  g_assert_true (folk_is_ready (&k->s, 0));
}

static void
the_trickster_joins_the_first_hero_at_a_red_field (void)
{
  KIT ("players=4", "fields seat-1 gx4", "tiles seat-1 wishing-table");

  kit_roll (k, 2, "gx6");
  g_assert_cmpuint (kit_tile (k, 1, "trickster"), ==, 1);
}

static void
there_is_no_trickster_with_two_or_three (void)
{
  KIT ("players=3", "fields seat-1 gx4", "tiles seat-1 wishing-table");

  kit_roll (k, 1, "gx5");
  g_assert_cmpuint (kit_tile (k, 1, "trickster"), ==, 0);
}

static void
who_has_no_room_and_makes_none_passes_him_on_rightwards (void)
{
  KIT ("players=4", "fields seat-1 gx4", "tiles seat-1 wishing-table rope rope key dog");

  kit_roll (k, 1, "gx5");
  kit_offers_only (k, "wishing-table rope key dog trickster");
  kit_answer (k, "room", "trickster");
  g_assert_cmpuint (kit_tile (k, 4, "trickster"), ==, 1);
  kit_asks (k, "after", "seat-1");
}

static void
if_all_do_at_first_he_waits_for_the_next_at_a_red (void)
{
  KIT ("players=4", "fields seat-1 gx4",
       "tiles seat-1 wishing-table rope lantern key dog seat-2 rope pickaxe key lantern dog seat-3 fish pickaxe key lantern dog "
       "seat-4 rope pickaxe fish dove black-cat");

  kit_roll (k, 1, "gx5");
  kit_answer (k, "room", "trickster");
  kit_asks (k, "room", "seat-4");
  kit_answer (k, "room", "trickster");
  kit_asks (k, "room", "seat-3");
  kit_answer (k, "room", "trickster");
  kit_asks (k, "room", "seat-2");
  kit_answer (k, "room", "trickster");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (folk_trickster (&k->s), ==, FOLK_NONE);
}

static void
room_may_be_made_for_him (void)
{
  KIT ("players=4", "fields seat-1 gx4", "tiles seat-1 wishing-table rope rope key dog");

  kit_roll (k, 1, "gx5");
  kit_answer (k, "room", "key");
  g_assert_cmpuint (kit_tile (k, 1, "trickster"), ==, 1);
  g_assert_cmpuint (kit_tile (k, 1, "key"), ==, 0);
}

static void
put_out_to_make_room_he_goes_rightwards_too (void)
{
  KIT ("players=4", "fields seat-1 vb5", "tiles seat-1 boot dog dove key trickster");

  kit_roll (k, 1, "vb4");
  kit_answer (k, "room", "trickster");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
  g_assert_cmpuint (kit_tile (k, 4, "trickster"), ==, 1);
}

static void
the_sorcerer_turns_a_tile_into_a_magical_item_for_a_biscuit (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot", "biscuits seat-1 1");

  kit_chance (k, "6:1 8:4");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_offers_only (k, "rope boot enough");
  kit_answer (k, "tile", "rope");
  kit_offers_only (k, "magic-cloak golden-comb enchanted-sword magic-wand wishing-table seven-league-boots");
  kit_answer (k, "wish", "magic-wand");
  kit_shows (k, "tiles seat-1 boot magic-wand seat-2 none");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
  kit_asks (k, "after", "seat-1");
}

static void
three_or_less_makes_a_toad (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot", "biscuits seat-1 1", "advice seat-1 0");

  kit_chance (k, "6:1 8:3");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_shows (k, "tiles seat-1 boot toad seat-2 none");
}

static void
advice_and_comb_help_the_spell (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot golden-comb", "biscuits seat-1 1", "advice seat-1 2");

  kit_chance (k, "6:1 8:2");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_offers_only (k, "advice comb enough");
  kit_answer (k, "spell", "advice");
  kit_answer (k, "spell", "advice");
  g_assert_cmpuint (kit_tile (k, 1, "magic-wand"), ==, 1);
}

static void
no_trickster_helps_the_spell (void)
{
  KIT ("players=4", "fields seat-1 tq2", "tiles seat-1 rope boot trickster", "biscuits seat-1 1", "advice seat-1 2");

  kit_chance (k, "6:1 8:2");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_offers_only (k, "advice enough");
}

static void
a_comb_that_is_given_does_not_throw_again (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 boot golden-comb", "biscuits seat-1 1", "advice seat-1 2");

  kit_chance (k, "6:1 8:2");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "golden-comb");
  kit_answer (k, "wish", "magic-wand");
  kit_offers_only (k, "advice enough");
}

static void
again_at_once_while_one_can_pay (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot", "biscuits seat-1 1 1", "advice seat-1 0");

  kit_chance (k, "6:1 8:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_asks (k, "tile", "seat-1");
  kit_offers_only (k, "boot toad enough");
  kit_chance (k, "8:8");
  kit_answer (k, "tile", "toad");
  kit_answer (k, "wish", "magic-wand");
  g_assert_cmpuint (kit_tile (k, 1, "magic-wand"), ==, 1);
  kit_asks (k, "after", "seat-1");
}

static void
the_sorcerer_takes_no_trickster_and_nothing_without_a_biscuit (void)
{
  KIT ("players=4", "fields seat-1 tq2", "tiles seat-1 trickster boot", "biscuits seat-1 none");

  kit_roll (k, 1, "tq3");
  kit_asks (k, "after", "seat-1");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 tq2");
  kit_set (k, "biscuits seat-1 1");
  kit_roll (k, 1, "tq3");
  kit_offers_only (k, "boot enough");
}

static void
nobody_has_two_of_a_magical_item_or_animal (void)
{
  KIT2 ("turn seat-1 1");

  kit_set (k, "tiles seat-1 toad toad toad toad toad");
  kit_set_fails (k, "tiles seat-1 dog dog", "two of a Magical item or Animal");
  kit_set_fails (k, "tiles seat-1 rope rope rope rope", "not so many");
  kit_set_fails (k, "tiles seat-1 rope rope rope key key key", "room for 5");
}

static void
the_cloak_walks_after_the_move_too (void)
{
  KIT2 ("tiles seat-1 magic-cloak", "fields seat-1 gx1", "biscuits seat-1 none", "boot seat-1 1");

  kit_roll (k, 2, "hollow-oak");
  kit_answer (k, "after", "cloak");
  kit_answer (k, "way", "gx7");
  kit_shows (k, "tiles seat-1 magic-cloak/1 seat-2 none");
}

static void
a_toad_is_in_no_class (void)
{
  KIT2 ("fields seat-2 gx1", "tiles seat-1 toad magic-wand feather", "biscuits seat-1 none", "advice seat-1 0", "gold seat-1 0");

  kit_offers_only (k, "roll discard-toad");
}

static void
before_a_spell_two_biscuits_may_become_an_advice (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot", "biscuits seat-1 1 1 1", "advice seat-1 0");

  kit_chance (k, "6:1 8:3");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_answer (k, "advice", "yes");
  kit_answer (k, "spell", "advice");
  g_assert_cmpuint (kit_tile (k, 1, "magic-wand"), ==, 1);
}

static void
put_out_and_taken_by_nobody_he_waits_at_the_red_fields (void)
{
  KIT ("players=4", "fields seat-1 vb5",
       "tiles seat-1 boot dog dove key trickster seat-2 rope pickaxe key lantern dog seat-3 fish pickaxe key lantern dog "
       "seat-4 lantern pickaxe fish dove black-cat");

  kit_roll (k, 1, "vb4");
  kit_answer (k, "room", "trickster");
  kit_answer (k, "room", "trickster");
  kit_answer (k, "room", "trickster");
  kit_answer (k, "room", "trickster");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (folk_trickster (&k->s), ==, FOLK_NONE);
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
}

static void
the_comb_throws_a_spell_again (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot golden-comb", "biscuits seat-1 1", "advice seat-1 0");

  kit_chance (k, "6:1 8:2 8:5");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_answer (k, "spell", "comb");
  kit_shows (k, "tiles seat-1 boot golden-comb/1 magic-wand seat-2 none");
}

static void
toads_and_the_trickster_fill_the_satchel (void)
{
  KIT ("players=4", "fields seat-1 vb5", "tiles seat-1 boot dog toad toad trickster");

  kit_roll (k, 1, "vb4");
  kit_asks (k, "room", "seat-1");
  g_assert_true (kit_offers (k, "toad"));
  g_assert_true (kit_offers (k, "trickster"));
}

static void
tokens_do_not (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot dog dove key", "gold seat-1 3", "advice seat-1 7", "biscuits seat-1 1 1 1 1 1 1 1");

  kit_roll (k, 1, "vb4");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
}

static void
getting_the_wishing_table_by_the_wand_takes_a_light_boot_away (void)
{
  KIT2 ("tiles seat-1 magic-wand golden-comb", "boot seat-1 1");

  kit_answer (k, "before", "wand-golden-comb");
  kit_answer (k, "kind", "wishing-table");
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
}

static void
one_wishes_for_an_item_of_the_supply_that_one_lacks (void)
{
  KIT ("players=6", "fields seat-1 tq2", "biscuits seat-1 1",
       "tiles seat-1 rope boot golden-comb seat-2 magic-wand seat-3 magic-wand seat-4 magic-wand seat-5 magic-wand seat-6 magic-wand");

  kit_roll (k, 1, "tq3");
  kit_answer (k, "tile", "rope");
  kit_offers_only (k, "magic-cloak enchanted-sword wishing-table seven-league-boots");
}

static void
who_can_wish_for_nothing_is_not_asked (void)
{
  KIT ("players=6", "fields seat-1 tq2", "biscuits seat-1 1",
       "tiles seat-1 magic-cloak golden-comb enchanted-sword magic-wand wishing-table seat-2 seven-league-boots "
       "seat-3 seven-league-boots seat-4 seven-league-boots seat-5 seven-league-boots seat-6 seven-league-boots");

  kit_roll (k, 2, "tq3");
  kit_stands (k, 1, "tq3");
  kit_asks (k, "after", "seat-1");
}

static void
advice_that_does_not_make_four_is_not_offered_for_a_spell (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot", "biscuits seat-1 1", "advice seat-1 2");

  kit_chance (k, "6:1 8:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_shows (k, "tiles seat-1 boot toad seat-2 none");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
}

static void
the_comb_throws_a_spell_once_a_turn_and_what_was_added_stays (void)
{
  KIT2 ("fields seat-1 tq2", "tiles seat-1 rope boot golden-comb", "biscuits seat-1 1", "advice seat-1 2");

  kit_chance (k, "6:1 8:2 8:2");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  kit_answer (k, "tile", "rope");
  kit_answer (k, "wish", "magic-wand");
  kit_answer (k, "spell", "advice");
  kit_answer (k, "spell", "comb");
  kit_offers_only (k, "advice enough");
}

const KitTest kit_tiles_tests[] = {
  { "tiles", "who-would-get-a-sixth-tile-chooses-which-of-six-to-discard",
    who_would_get_a_sixth_tile_chooses_which_of_six_to_discard },
  { "tiles", "it-may-be-the-new-one", it_may_be_the_new_one },
  { "tiles", "discarded-tiles-come-back-to-the-supply-but-starting-items-do-not",
    discarded_tiles_come_back_to_the_supply_but_starting_items_do_not },
  { "tiles", "the-feather-turns-an-animal-into-a-dove-once-a-turn", the_feather_turns_an_animal_into_a_dove_once_a_turn },
  { "tiles", "not-if-there-is-a-dove-already-or-none-is-left", not_if_there_is_a_dove_already_or_none_is_left },
  { "tiles", "the-wand-turns-a-tile-into-another-of-its-class", the_wand_turns_a_tile_into_another_of_its_class },
  { "tiles", "the-wand-works-twice", the_wand_works_twice },
  { "tiles", "but-once-a-turn", but_once_a_turn },
  { "tiles", "what-is-not-in-the-supply-cannot-be-made", what_is_not_in_the_supply_cannot_be_made },
  { "tiles", "a-stallion-made-on-the-glass-mountain-is-not-offered", a_stallion_made_on_the_glass_mountain_is_not_offered },
  { "tiles", "the-cloak-walks-seven-once", the_cloak_walks_seven_once },
  { "tiles", "spent-ones-count-for-the-quest", spent_ones_count_for_the_quest },
  { "tiles", "the-trickster-joins-the-first-hero-at-a-red-field", the_trickster_joins_the_first_hero_at_a_red_field },
  { "tiles", "there-is-no-trickster-with-two-or-three", there_is_no_trickster_with_two_or_three },
  { "tiles", "who-has-no-room-and-makes-none-passes-him-on-rightwards", who_has_no_room_and_makes_none_passes_him_on_rightwards },
  { "tiles", "if-all-do-at-first-he-waits-for-the-next-at-a-red", if_all_do_at_first_he_waits_for_the_next_at_a_red },
  { "tiles", "room-may-be-made-for-him", room_may_be_made_for_him },
  { "tiles", "put-out-to-make-room-he-goes-rightwards-too", put_out_to_make_room_he_goes_rightwards_too },
  { "tiles", "the-sorcerer-turns-a-tile-into-a-magical-item-for-a-biscuit",
    the_sorcerer_turns_a_tile_into_a_magical_item_for_a_biscuit },
  { "tiles", "three-or-less-makes-a-toad", three_or_less_makes_a_toad },
  { "tiles", "advice-and-comb-help-the-spell", advice_and_comb_help_the_spell },
  { "tiles", "no-trickster-helps-the-spell", no_trickster_helps_the_spell },
  { "tiles", "a-comb-that-is-given-does-not-throw-again", a_comb_that_is_given_does_not_throw_again },
  { "tiles", "again-at-once-while-one-can-pay", again_at_once_while_one_can_pay },
  { "tiles", "the-sorcerer-takes-no-trickster-and-nothing-without-a-biscuit",
    the_sorcerer_takes_no_trickster_and_nothing_without_a_biscuit },
  { "tiles", "nobody-has-two-of-a-magical-item-or-animal", nobody_has_two_of_a_magical_item_or_animal },
  { "tiles", "the-cloak-walks-after-the-move-too", the_cloak_walks_after_the_move_too },
  { "tiles", "a-toad-is-in-no-class", a_toad_is_in_no_class },
  { "tiles", "before-a-spell-two-biscuits-may-become-an-advice", before_a_spell_two_biscuits_may_become_an_advice },
  { "tiles", "put-out-and-taken-by-nobody-he-waits-at-the-red-fields", put_out_and_taken_by_nobody_he_waits_at_the_red_fields },
  { "tiles", "the-comb-throws-a-spell-again", the_comb_throws_a_spell_again },
  { "tiles", "toads-and-the-trickster-fill-the-satchel", toads_and_the_trickster_fill_the_satchel },
  { "tiles", "tokens-do-not", tokens_do_not },
  { "tiles", "getting-the-wishing-table-by-the-wand-takes-a-light-boot-away",
    getting_the_wishing_table_by_the_wand_takes_a_light_boot_away },
  { "tiles", "one-wishes-for-an-item-of-the-supply-that-one-lacks", one_wishes_for_an_item_of_the_supply_that_one_lacks },
  { "tiles", "who-can-wish-for-nothing-is-not-asked", who_can_wish_for_nothing_is_not_asked },
  { "tiles", "advice-that-does-not-make-four-is-not-offered-for-a-spell",
    advice_that_does_not_make_four_is_not_offered_for_a_spell },
  { "tiles", "the-comb-throws-a-spell-once-a-turn-and-what-was-added-stays",
    the_comb_throws_a_spell_once_a_turn_and_what_was_added_stays },
  { NULL },
};
