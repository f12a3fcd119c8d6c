/* test-shortcuts.c: the Sea, the Tunnel, the Gorge, the Path, the Griffin, the Wagon Driver
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
landing_exactly_one_may_pay_and_step_on_the_path (void)
{
  KIT2 ("fields seat-1 bs2", "tiles seat-1 fish");

  kit_roll (k, 1, "bs3");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "sea-1");
  g_assert_cmpuint (kit_tile (k, 1, "fish"), ==, 0);
  /* The turn ends there. */
  kit_asks (k, "before", "seat-2");
}

static void
one_may_also_stay (void)
{
  KIT2 ("fields seat-1 bs2", "tiles seat-1 fish");

  kit_roll (k, 1, "bs3");
  kit_answer (k, "shortcut", "no");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (kit_tile (k, 1, "fish"), ==, 1);
}

static void
without_the_price_nobody_is_asked (void)
{
  KIT2 ("fields seat-1 bs2");

  kit_roll (k, 1, "bs3");
  kit_asks (k, "after", "seat-1");
}

static void
prices_of_all_shortcuts (void)
{
  static const struct
  {
    const char *from;
    const char *end;
    const char *has;
    const char *path;
    guint kept;
  } shortcuts[] = {
    { "cr2", "cr3", "pickaxe", "tunnel-1", 0 },
    { "bh3", "bh2", "rope", "gorge-1", 0 },
    { "raven-gate", "rt3", "black-cat", "path-1", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      g_autofree char *field = g_strdup_printf ("fields seat-1 %s", shortcuts[i].from);
      g_autofree char *tile = g_strdup_printf ("tiles seat-1 %s", shortcuts[i].has);
      KIT2 (field, tile, "biscuits seat-1 none");

      kit_roll (k, i == 2 ? 4 : 1, shortcuts[i].end);
      kit_answer (k, "shortcut", "yes");
      kit_stands (k, 1, shortcuts[i].path);
      g_assert_cmpuint (kit_tile (k, 1, shortcuts[i].has), ==, shortcuts[i].kept);
    }
}

static void
the_griffin_wants_two_biscuits_and_the_driver_one (void)
{
  KIT2 ("fields seat-1 gx3", "biscuits seat-1 1 1");

  kit_roll (k, 1, "gx4");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "griffin-1");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
  kit_set (k, "fields seat-1 hp10");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "biscuits seat-1 1");
  kit_roll (k, 1, "hp9");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "wagon-1");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
}

static void
the_griffin_does_not_carry_for_one_biscuit (void)
{
  KIT2 ("fields seat-1 gx3", "biscuits seat-1 1");

  kit_roll (k, 1, "gx4");
  kit_asks (k, "after", "seat-1");
}

static void
the_feather_is_kept_at_gorge_and_griffin (void)
{
  KIT2 ("fields seat-1 bh3", "tiles seat-1 feather rope");

  kit_roll (k, 1, "bh2");
  kit_answer (k, "shortcut", "yes");
  g_assert_cmpuint (kit_tile (k, 1, "feather"), ==, 1);
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
  kit_set (k, "fields seat-1 gx3");
  kit_set (k, "turn seat-1 2");
  kit_roll (k, 1, "gx4");
  kit_answer (k, "shortcut", "yes");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
}

static void
the_end_does_not_act_on_coming_out (void)
{
  KIT2 ("turn seat-2 1", "fields seat-1 gorge-1/bh10", "tiles seat-1 rope");

  kit_roll (k, 1, "vf2");
  kit_answer (k, "after", "end-turn");
  kit_stands (k, 1, "bh10");
  kit_asks (k, "before", "seat-2");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
}

static void
by_a_biscuit_walk_past_one_path_field_and_the_turn_goes_on (void)
{
  KIT2 ("fields seat-1 bh3", "tiles seat-1 rope");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "bh2");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "bh10");
  kit_asks (k, "before", "seat-1");
}

static void
by_a_biscuit_walk_onto_the_second_of_two (void)
{
  KIT2 ("fields seat-1 bs2", "tiles seat-1 fish");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "bs3");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "sea-2");
  kit_asks (k, "before", "seat-2");
}

static void
the_cloak_counts_as_a_roll_there (void)
{
  KIT2 ("fields seat-1 bh9", "tiles seat-1 magic-cloak rope", "biscuits seat-1 1");

  kit_answer (k, "before", "cloak");
  kit_answer (k, "way", "bh2");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "gorge-1");
  kit_asks (k, "before", "seat-2");
}

static void
only_on_landing_not_from_standing_there (void)
{
  KIT2 ("fields seat-1 bs3", "tiles seat-1 fish", "biscuits seat-1 none", "advice seat-1 0", "gold seat-1 0");

  kit_offers_only (k, "roll sell-fish");
}

static void
ilona_flies_over_sea_gorge_and_griffin (void)
{
  static const struct
  {
    const char *from;
    const char *end;
    const char *other;
  } flights[] = { { "bs2", "bs3", "xc4" }, { "bh3", "bh2", "bh10" }, { "gx3", "gx4", "cr1" } };

  for (guint i = 0; i < G_N_ELEMENTS (flights); i++)
    {
      g_autofree char *field = g_strdup_printf ("fields seat-1 %s", flights[i].from);
      KIT2 ("heroes seat-1 ilona", field, "biscuits seat-1 none");

      kit_roll (k, 1, flights[i].end);
      kit_answer (k, "shortcut", "yes");
      kit_stands (k, 1, flights[i].other);
      /* That ends the turn. */
      kit_asks (k, "before", "seat-2");
    }
}

static void
ilonas_turn_goes_on_after_a_biscuit_walk (void)
{
  KIT2 ("heroes seat-1 ilona", "fields seat-1 bs2");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "bs3");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "xc4");
  kit_asks (k, "before", "seat-1");
}

static void
ilona_pays_for_the_tunnel_as_others_do (void)
{
  KIT2 ("heroes seat-1 ilona", "fields seat-1 cr2");

  kit_roll (k, 1, "cr3");
  kit_asks (k, "after", "seat-1");
}

static void
a_stallion_goes_through_the_tunnel (void)
{
  KIT2 ("fields seat-1 city", "tiles seat-1 pickaxe white-stallion", "biscuits seat-1 1");

  kit_roll (k, 1, "cr3");
  kit_answer (k, "shortcut", "yes");
  kit_pass_to (k, "seat-2");
  kit_pass_to (k, "seat-2");
  kit_stands (k, 1, "cr12");
  g_assert_cmpuint (kit_tile (k, 1, "white-stallion"), ==, 1);
}

static void
a_bonus_roll_after_a_biscuit_walk_counts_as_a_roll_there (void)
{
  KIT2 ("fields seat-1 bh6", "tiles seat-1 rope", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "bh7");
  kit_chance (k, "6:3");
  kit_answer (k, "bonus", "yes");
  kit_answer (k, "way", "bh10");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "gorge-1");
  kit_asks (k, "before", "seat-2");
}

static void
on_a_path_nobody_is_asked_and_any_number_walk (void)
{
  KIT ("players=3", "turn seat-3 1", "fields seat-1 sea-1/xc4 seat-2 sea-1/xc4 seat-3 village", "biscuits seat-1 1 2 seat-2 5",
       "tiles seat-1 fish rope seat-2 dog");

  kit_roll (k, 1, "vf2");
  kit_answer (k, "after", "end-turn");
  /* No goods, walks or trade, and no way back: both have had their turns. */
  kit_asks (k, "before", "seat-3");
  kit_stands (k, 1, "sea-2");
  kit_stands (k, 2, "sea-2");
}

static void
paths_lead_both_ways (void)
{
  static const struct
  {
    const char *from, *end, *first, *second, *out;
    guint roll;
  } ways[] = {
    { "xc5", "xc4", "sea-2", "sea-1", "bs3", 1 },         { "raven-gate", "cr12", "tunnel-2", "tunnel-1", "cr3", 2 },
    { "bh9", "bh10", "gorge-1", NULL, "bh2", 1 },         { "qk2", "qk1", "path-1", NULL, "rt3", 2 },
    { "cr2", "cr1", "griffin-1", NULL, "gx4", 1 },        { "hc4", "hc5", "wagon-1", NULL, "hp9", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *field = g_strdup_printf ("fields seat-1 %s", ways[i].from);
      KIT2 ("heroes seat-1 peter", field, "tiles seat-1 fish pickaxe rope black-cat", "biscuits seat-1 1 1");

      kit_roll (k, ways[i].roll, ways[i].end);
      kit_answer (k, "shortcut", "yes");
      kit_stands (k, 1, ways[i].first);
      kit_pass_to (k, "seat-2");
      if (ways[i].second)
        {
          kit_stands (k, 1, ways[i].second);
          kit_pass_to (k, "seat-2");
        }
      kit_stands (k, 1, ways[i].out);
    }
}

/* The Feather is no price of Sea, Tunnel, Path and Wagon, nor does Ilona fly there but for the Sea. */
static void
neither_feather_nor_wings_help_elsewhere (void)
{
  static const struct
  {
    const char *from, *end;
    guint roll;
  } ends[] = { { "cr2", "cr3", 1 }, { "raven-gate", "rt3", 4 }, { "hp10", "hp9", 1 }, { "bs2", "bs3", 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    for (guint ilona = 0; ilona < (i == 3 ? 1 : 2); ilona++)
      {
        g_autofree char *field = g_strdup_printf ("fields seat-1 %s", ends[i].from);
        KIT2 (ilona ? "heroes seat-1 ilona" : "heroes seat-1 peter", field, "tiles seat-1 feather", "biscuits seat-1 none");

        kit_roll (k, ends[i].roll, ends[i].end);
        kit_stands (k, 1, ends[i].end);
        kit_asks (k, "after", "seat-1");
      }
}

static void
ilona_keeps_what_others_pay_and_may_stay (void)
{
  KIT2 ("heroes seat-1 ilona", "fields seat-1 bs2", "tiles seat-1 fish");

  kit_roll (k, 1, "bs3");
  kit_answer (k, "shortcut", "yes");
  g_assert_cmpuint (kit_tile (k, 1, "fish"), ==, 1);
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 bs2");
  kit_roll (k, 1, "bs3");
  kit_answer (k, "shortcut", "no");
  kit_stands (k, 1, "bs3");
  kit_asks (k, "after", "seat-1");
}

static void
who_slips_away_to_a_shortcut_comes_as_by_a_roll (void)
{
  KIT2 ("fields seat-1 hp3", "tiles seat-1 magic-cloak", "biscuits seat-1 1 1 1", "advice seat-1 7");

  kit_meet (k, 1, "hp2", 1);
  kit_answer (k, "luck", "cloak");
  kit_answer (k, "way", "hp9");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "wagon-1");
  kit_asks (k, "before", "seat-2");
}

static void
ilonas_turn_ends_after_the_cloak_and_a_bonus_roll (void)
{
  KIT2 ("heroes seat-1 ilona", "fields seat-1 bh9", "tiles seat-1 magic-cloak", "biscuits seat-1 1");

  kit_answer (k, "before", "cloak");
  kit_answer (k, "way", "bh2");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "bh10");
  kit_asks (k, "before", "seat-2");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 bh6");
  kit_set (k, "biscuits seat-1 1");
  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "bh7");
  kit_chance (k, "6:3");
  kit_answer (k, "bonus", "yes");
  kit_answer (k, "way", "bh10");
  kit_answer (k, "shortcut", "yes");
  kit_stands (k, 1, "bh2");
  kit_asks (k, "before", "seat-2");
}

const KitTest kit_shortcuts_tests[] = {
  { "shortcuts", "landing-exactly-one-may-pay-and-step-on-the-path", landing_exactly_one_may_pay_and_step_on_the_path },
  { "shortcuts", "one-may-also-stay", one_may_also_stay },
  { "shortcuts", "without-the-price-nobody-is-asked", without_the_price_nobody_is_asked },
  { "shortcuts", "prices-of-all-shortcuts", prices_of_all_shortcuts },
  { "shortcuts", "the-griffin-wants-two-biscuits-and-the-driver-one", the_griffin_wants_two_biscuits_and_the_driver_one },
  { "shortcuts", "the-griffin-does-not-carry-for-one-biscuit", the_griffin_does_not_carry_for_one_biscuit },
  { "shortcuts", "the-feather-is-kept-at-gorge-and-griffin", the_feather_is_kept_at_gorge_and_griffin },
  { "shortcuts", "the-end-does-not-act-on-coming-out", the_end_does_not_act_on_coming_out },
  { "shortcuts", "by-a-biscuit-walk-past-one-path-field-and-the-turn-goes-on",
    by_a_biscuit_walk_past_one_path_field_and_the_turn_goes_on },
  { "shortcuts", "by-a-biscuit-walk-onto-the-second-of-two", by_a_biscuit_walk_onto_the_second_of_two },
  { "shortcuts", "the-cloak-counts-as-a-roll-there", the_cloak_counts_as_a_roll_there },
  { "shortcuts", "only-on-landing-not-from-standing-there", only_on_landing_not_from_standing_there },
  { "shortcuts", "ilona-flies-over-sea-gorge-and-griffin", ilona_flies_over_sea_gorge_and_griffin },
  { "shortcuts", "ilonas-turn-goes-on-after-a-biscuit-walk", ilonas_turn_goes_on_after_a_biscuit_walk },
  { "shortcuts", "ilona-pays-for-the-tunnel-as-others-do", ilona_pays_for_the_tunnel_as_others_do },
  { "shortcuts", "a-stallion-goes-through-the-tunnel", a_stallion_goes_through_the_tunnel },
  { "shortcuts", "a-bonus-roll-after-a-biscuit-walk-counts-as-a-roll-there",
    a_bonus_roll_after_a_biscuit_walk_counts_as_a_roll_there },
  { "shortcuts", "on-a-path-nobody-is-asked-and-any-number-walk", on_a_path_nobody_is_asked_and_any_number_walk },
  { "shortcuts", "paths-lead-both-ways", paths_lead_both_ways },
  { "shortcuts", "neither-feather-nor-wings-help-elsewhere", neither_feather_nor_wings_help_elsewhere },
  { "shortcuts", "ilona-keeps-what-others-pay-and-may-stay", ilona_keeps_what_others_pay_and_may_stay },
  { "shortcuts", "who-slips-away-to-a-shortcut-comes-as-by-a-roll", who_slips_away_to_a_shortcut_comes_as_by_a_roll },
  { "shortcuts", "ilonas-turn-ends-after-the-cloak-and-a-bonus-roll", ilonas_turn_ends_after_the_cloak_and_a_bonus_roll },
  { NULL },
};
