/* test-fields.c: what fields do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
wheat_and_fruit_bring_a_biscuit (void)
{
  static const struct
  {
    const char *from;
    const char *to;
  } fields[] = {
    { "vf2", "vf3" }, { "forest-gate", "fw1" }, { "hollow-oak", "gx1" }, { "reed-shore", "sx1" }, { "vf7", "vf6" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *where = g_strdup_printf ("fields seat-1 %s", fields[i].from);
      KIT2 (where, "biscuits seat-1 1");

      kit_answer (k, "before", "walk-1");
      kit_answer (k, "way", fields[i].to);
      g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
    }
}

static void
the_satchel_brings_two_but_not_of_wheat (void)
{
  KIT2 ("fields seat-1 hollow-oak", "tiles seat-1 satchel", "biscuits seat-1 none");

  kit_roll (k, 1, "gx1");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 vf1");
  kit_roll (k, 1, "vf3");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 3);
}

static void
nobody_has_more_than_seven_biscuits (void)
{
  KIT2 ("fields seat-1 hollow-oak", "tiles seat-1 satchel", "biscuits seat-1 1 1 1 1 1 1");

  kit_roll (k, 1, "gx1");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 7);
}

static void
none_left_none_received (void)
{
  KIT ("players=6", "biscuits seat-1 none seat-2 1 1 1 1 1 1 1 seat-3 1 1 1 1 1 2 2 seat-4 2 2 2 2 2 2 2 seat-5 2 2 2 3 3 3 3 "
       "seat-6 3 3 3 3 5 5 5", "fields seat-1 hollow-oak", "tiles seat-1 satchel");

  kit_roll (k, 1, "gx1");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  g_assert_cmpuint (SEAT (1)->biscuits[3], ==, 1);
}

static void
advice_and_gold_are_taken_up_to_the_limit (void)
{
  KIT2 ("fields seat-1 vf3", "advice seat-1 7");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "vf4");
  g_assert_cmpuint (SEAT (1)->advice, ==, 7);
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 xk4");
  kit_roll (k, 1, "xk3");
  g_assert_cmpuint (SEAT (1)->gold, ==, 2);
}

static void
a_tiles_name_is_taken (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot");

  kit_roll (k, 1, "vb4");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
}

static void
a_magical_item_one_has_brings_an_advice_instead (void)
{
  KIT2 ("fields seat-1 fw3", "tiles seat-1 magic-wand");

  kit_roll (k, 1, "fw4");
  g_assert_cmpuint (kit_tile (k, 1, "magic-wand"), ==, 1);
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
}

static void
an_animal_one_has_brings_a_biscuit_instead (void)
{
  KIT2 ("fields seat-1 fw4", "tiles seat-1 black-cat");

  kit_roll (k, 1, "fw5");
  g_assert_cmpuint (kit_tile (k, 1, "black-cat"), ==, 1);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 3);
}

static void
any_number_of_useful_ones (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot rope");

  kit_roll (k, 1, "vb4");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 2);
}

static void
a_tile_of_which_none_is_left_is_not_received (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot seat-2 rope rope rope");

  kit_roll (k, 1, "vb4");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 0);
}

static void
a_red_field_takes_a_biscuit_in_mid_move (void)
{
  KIT2 ("fields seat-1 gx4", "biscuits seat-1 1 1");

  kit_roll (k, 4, "gx8");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  g_assert_cmpuint (kit_events (k, "moved"), ==, 2);
}

static void
landing_on_a_red_field_takes_one_too (void)
{
  KIT2 ("fields seat-1 gx4", "biscuits seat-1 2");

  kit_roll (k, 1, "gx5");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
  kit_stands (k, 1, "gx5");
}

static void
who_must_pay_chooses_which_if_their_numbers_differ (void)
{
  KIT2 ("fields seat-1 gx4", "biscuits seat-1 1 5 5");

  kit_roll (k, 2, "gx6");
  kit_asks (k, "pay", "seat-1");
  kit_offers_only (k, "biscuit-1 biscuit-5");
  kit_answer (k, "pay", "biscuit-5");
  kit_shows (k, "biscuits seat-1 1 5 seat-2 1 2");
}

static void
who_must_pay_all_has_no_choice (void)
{
  KIT2 ("fields seat-1 gx9", "advice seat-1 0", "biscuits seat-1 1 5");

  kit_roll (k, 1, "gx8");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
}

static void
the_wishing_table_spares_the_biscuit (void)
{
  KIT2 ("fields seat-1 gx4", "tiles seat-1 wishing-table");

  kit_roll (k, 1, "gx5");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
  g_assert_cmpuint (kit_events (k, "fed"), ==, 1);
  /* Always: also who has none. */
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 gx4");
  kit_set (k, "biscuits seat-1 none");
  kit_roll (k, 1, "gx5");
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
}

static void
without_a_biscuit_the_boot_gets_heavier_and_never_worse_than_two (void)
{
  KIT2 ("fields seat-1 gx4", "biscuits seat-1 none");

  kit_roll (k, 1, "gx5");
  g_assert_cmpuint (SEAT (1)->boot, ==, 1);
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 gx4");
  kit_roll (k, 2, "gx5");
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
  kit_set (k, "turn seat-1 3");
  kit_set (k, "fields seat-1 gx4");
  kit_roll (k, 3, "gx5");
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
}

static void
getting_the_wishing_table_takes_a_light_boot_away (void)
{
  KIT2 ("fields seat-1 bare-crossroads", "boot seat-1 1", "biscuits seat-1 2");

  kit_answer (k, "before", "walk-2");
  kit_answer (k, "way", "bd2");
  g_assert_cmpuint (kit_tile (k, 1, "wishing-table"), ==, 1);
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
}

static void
a_bonus_field_may_be_rolled_on_with_the_blue_die (void)
{
  KIT2 ("fields seat-1 sx5", "boot seat-1 1", "tiles seat-1 white-stallion");

  kit_chance (k, "6:1 6:3");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "castle-cross");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "tiles seat-1 none");
  kit_set (k, "boot seat-1 0");
  kit_set (k, "fields seat-1 sx5");
  kit_chance (k, "6:1 6:3");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "sx6");
  kit_answer (k, "bonus", "yes");
  /* In any direction. */
  kit_offers_only (k, "sx3 xc2 xk2 gx8");
}

static void
a_bonus_may_be_refused (void)
{
  KIT2 ("fields seat-1 sx5");

  kit_roll (k, 1, "sx6");
  kit_answer (k, "bonus", "no");
  kit_asks (k, "after", "seat-1");
  kit_stands (k, 1, "sx6");
}

static void
a_bonus_counts_no_land_stallion_or_token (void)
{
  KIT2 ("fields seat-1 tq1", "tiles seat-1 white-stallion", "boot seat-1 2", "biscuits seat-1 1");

  kit_chance (k, "6:3");
  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "tq2");
  kit_answer (k, "bonus", "yes");
  kit_offers_only (k, "tq5 pt6 rt5");
}

static void
at_most_three_bonus_rolls_a_turn (void)
{
  KIT2 ("fields seat-1 sx5", "now before offers 0 bonus 3 used walk,moved game:before:seat=seat-1");

  kit_roll (k, 1, "sx6");
  kit_asks (k, "after", "seat-1");
}

static void
bad_luck_takes_an_advice (void)
{
  KIT2 ("fields seat-1 gx9", "advice seat-1 3");

  kit_roll (k, 1, "gx8");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
}

static void
without_advice_two_biscuits (void)
{
  KIT2 ("fields seat-1 gx9", "advice seat-1 0", "biscuits seat-1 1 1 1");

  kit_roll (k, 1, "gx8");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
}

static void
for_each_biscuit_missing_the_boot_gets_one_worse (void)
{
  KIT2 ("fields seat-1 gx9", "advice seat-1 0", "biscuits seat-1 1");

  kit_roll (k, 1, "gx8");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
  g_assert_cmpuint (SEAT (1)->boot, ==, 1);
  kit_set (k, "boot seat-1 0");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 gx9");
  kit_roll (k, 1, "gx8");
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
}

static void
table_cat_and_shepherd_mock_bad_luck (void)
{
  static const char *const spared[] = { "tiles seat-1 wishing-table", "tiles seat-1 black-cat", "heroes seat-1 shepherd" };

  for (guint i = 0; i < G_N_ELEMENTS (spared); i++)
    {
      KIT2 ("fields seat-1 gx9", spared[i]);

      kit_roll (k, 1, "gx8");
      g_assert_cmpuint (SEAT (1)->advice, ==, 1);
      g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
      g_assert_cmpuint (SEAT (1)->boot, ==, 0);
    }
}

static void
plain_fields_and_the_village_do_nothing (void)
{
  KIT2 ("fields seat-1 vf1", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "village");
  kit_shows (k, "biscuits seat-1 none seat-2 1 2");
  kit_shows (k, "advice seat-1 1 seat-2 1");
}

static void
the_stallion_is_discarded_when_a_move_ends_on_the_glass_mountain (void)
{
  KIT2 ("fields seat-1 cr3", "tiles seat-1 white-stallion", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "cr4");
  g_assert_cmpuint (kit_tile (k, 1, "white-stallion"), ==, 0);
  g_assert_cmpuint (kit_tile (k, 1, "key"), ==, 1);
}

static void
there_are_24_advice_and_15_gold (void)
{
  KIT ("players=6", "advice seat-1 2 seat-2 7 seat-3 7 seat-4 7 seat-5 1 seat-6 0",
       "gold seat-1 2 seat-2 3 seat-3 3 seat-4 3 seat-5 3 seat-6 1", "fields seat-1 vf3", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "vf4");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
  kit_set (k, "fields seat-1 xk4");
  kit_roll (k, 1, "xk3");
  g_assert_cmpuint (SEAT (1)->gold, ==, 2);
}

static void
red_fields_act_on_a_biscuit_walk_as_always (void)
{
  KIT2 ("fields seat-1 gx4", "biscuits seat-1 1 2");

  kit_answer (k, "before", "walk-2");
  kit_answer (k, "way", "gx6");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
}

/* Only who has the tile already gets something else. */
static void
of_what_is_not_left_nothing_comes_instead (void)
{
  KIT ("players=6", "fields seat-1 fw3", "boot seat-1 0",
       "tiles seat-2 black-cat magic-wand seat-3 black-cat magic-wand seat-4 black-cat magic-wand seat-5 magic-wand seat-6 magic-wand");

  kit_roll (k, 1, "fw4");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  kit_set (k, "turn seat-1 2");
  kit_roll (k, 1, "fw5");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
  g_assert_cmpuint (SEAT (1)->n_tiles, ==, 0);
}

static void
nobody_has_more_than_three_gold (void)
{
  KIT2 ("fields seat-1 xk4", "gold seat-1 3");

  kit_roll (k, 1, "xk3");
  g_assert_cmpuint (SEAT (1)->gold, ==, 3);
}

static void
the_third_bonus_roll_is_the_last (void)
{
  KIT2 ("fields seat-1 sx5", "now before offers 0 bonus 2 used walk,moved game:before:seat=seat-1");

  kit_roll (k, 1, "sx6");
  kit_asks (k, "bonus", "seat-1");
  kit_answer (k, "bonus", "yes");
  g_assert_cmpuint (k->s.bonus, ==, 3);
}

static void
the_wishing_table_leaves_a_heavy_boot (void)
{
  KIT2 ("fields seat-1 bare-crossroads", "boot seat-1 2", "biscuits seat-1 2");

  kit_answer (k, "before", "walk-2");
  kit_answer (k, "way", "bd2");
  g_assert_cmpuint (kit_tile (k, 1, "wishing-table"), ==, 1);
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
}

const KitTest kit_fields_tests[] = {
  { "fields", "wheat-and-fruit-bring-a-biscuit", wheat_and_fruit_bring_a_biscuit },
  { "fields", "the-satchel-brings-two-but-not-of-wheat", the_satchel_brings_two_but_not_of_wheat },
  { "fields", "nobody-has-more-than-seven-biscuits", nobody_has_more_than_seven_biscuits },
  { "fields", "none-left-none-received", none_left_none_received },
  { "fields", "advice-and-gold-are-taken-up-to-the-limit", advice_and_gold_are_taken_up_to_the_limit },
  { "fields", "a-tiles-name-is-taken", a_tiles_name_is_taken },
  { "fields", "a-magical-item-one-has-brings-an-advice-instead", a_magical_item_one_has_brings_an_advice_instead },
  { "fields", "an-animal-one-has-brings-a-biscuit-instead", an_animal_one_has_brings_a_biscuit_instead },
  { "fields", "any-number-of-useful-ones", any_number_of_useful_ones },
  { "fields", "a-tile-of-which-none-is-left-is-not-received", a_tile_of_which_none_is_left_is_not_received },
  { "fields", "a-red-field-takes-a-biscuit-in-mid-move", a_red_field_takes_a_biscuit_in_mid_move },
  { "fields", "landing-on-a-red-field-takes-one-too", landing_on_a_red_field_takes_one_too },
  { "fields", "who-must-pay-chooses-which-if-their-numbers-differ", who_must_pay_chooses_which_if_their_numbers_differ },
  { "fields", "who-must-pay-all-has-no-choice", who_must_pay_all_has_no_choice },
  { "fields", "the-wishing-table-spares-the-biscuit", the_wishing_table_spares_the_biscuit },
  { "fields", "without-a-biscuit-the-boot-gets-heavier-and-never-worse-than-two",
    without_a_biscuit_the_boot_gets_heavier_and_never_worse_than_two },
  { "fields", "getting-the-wishing-table-takes-a-light-boot-away", getting_the_wishing_table_takes_a_light_boot_away },
  { "fields", "a-bonus-field-may-be-rolled-on-with-the-blue-die", a_bonus_field_may_be_rolled_on_with_the_blue_die },
  { "fields", "a-bonus-may-be-refused", a_bonus_may_be_refused },
  { "fields", "a-bonus-counts-no-land-stallion-or-token", a_bonus_counts_no_land_stallion_or_token },
  { "fields", "at-most-three-bonus-rolls-a-turn", at_most_three_bonus_rolls_a_turn },
  { "fields", "bad-luck-takes-an-advice", bad_luck_takes_an_advice },
  { "fields", "without-advice-two-biscuits", without_advice_two_biscuits },
  { "fields", "for-each-biscuit-missing-the-boot-gets-one-worse", for_each_biscuit_missing_the_boot_gets_one_worse },
  { "fields", "table-cat-and-shepherd-mock-bad-luck", table_cat_and_shepherd_mock_bad_luck },
  { "fields", "plain-fields-and-the-village-do-nothing", plain_fields_and_the_village_do_nothing },
  { "fields", "the-stallion-is-discarded-when-a-move-ends-on-the-glass-mountain",
    the_stallion_is_discarded_when_a_move_ends_on_the_glass_mountain },
  { "fields", "there-are-24-advice-and-15-gold", there_are_24_advice_and_15_gold },
  { "fields", "red-fields-act-on-a-biscuit-walk-as-always", red_fields_act_on_a_biscuit_walk_as_always },
  { "fields", "of-what-is-not-left-nothing-comes-instead", of_what_is_not_left_nothing_comes_instead },
  { "fields", "nobody-has-more-than-three-gold", nobody_has_more_than_three_gold },
  { "fields", "the-third-bonus-roll-is-the-last", the_third_bonus_roll_is_the_last },
  { "fields", "the-wishing-table-leaves-a-heavy-boot", the_wishing_table_leaves_a_heavy_boot },
  { NULL },
};
