/* test-items.c: what items do, and how they change paws
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
the_old_item_of_a_slot_is_discarded (void)
{
  KIT2 ("drawn yellow 1", "deck raincoat", "items seat-1 tea-cosy");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  kit_answer (k, "item", "wear");
  kit_shows (k, "items seat-1 raincoat seat-2 none");
  kit_shows (k, "item-discards tea-cosy");
}

static void
or_it_is_given_to_a_standing_stuffy_anywhere (void)
{
  KIT ("players=3", "drawn yellow 1", "deck raincoat", "squares seat-2 9,4", "stuffing seat-3 0");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  kit_offers_only (k, "wear hand-seat-2 discard");
  kit_answer (k, "item", "hand-seat-2");
  kit_shows (k, "items seat-1 none seat-2 raincoat seat-3 none");
}

static void
or_it_is_discarded (void)
{
  KIT2 ("drawn yellow 1", "deck raincoat");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  kit_answer (k, "item", "discard");
  kit_shows (k, "item-discards raincoat");
}

static void
a_party_item_is_everybodys (void)
{
  KIT2 ("drawn yellow 1", "deck brass-compass");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  kit_offers_only (k, "wear discard");
  kit_answer (k, "item", "wear");
  kit_shows (k, "party brass-compass");
  g_assert_true (stuffed_wears (&k->s, 1, STUFFED_BRASS_COMPASS));
}

static void
an_empty_deck_is_made_of_its_discards (void)
{
  KIT2 (NULL);
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };
  guint n = 0;

  while (stuffed_draw_card (&r) != STUFFED_NONE)
    n++;
  g_assert_cmpuint (n, ==, STUFFED_N_ITEM_CARDS);
  k->s.item_discards[STUFFED_RAINCOAT] = 1;
  g_assert_cmpuint (stuffed_draw_card (&r), ==, STUFFED_RAINCOAT);
  g_assert_cmpuint (k->s.item_discards[STUFFED_RAINCOAT], ==, 0);
  g_assert_cmpuint (stuffed_draw_weapon (&r), ==, STUFFED_NONE);
}

static void
weapons_are_turned_up_and_the_rest_goes_back (void)
{
  KIT2 ("deck raincoat tea-cosy marble-sling");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  g_assert_cmpuint (stuffed_draw_weapon (&r), ==, STUFFED_MARBLE_SLING);
  g_assert_cmpuint (k->s.n_deck, ==, STUFFED_N_ITEM_CARDS - 1);
}

static void
the_spoon_rolls_one_red_die_again_once_a_turn (void)
{
  KIT2 ("drawn red 2", "minions hookling 3,3 0", "items seat-1 wooden-spoon");

  kit_chance (k, "1 6");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "change", "use-wooden-spoon");
  g_assert_cmpuint (k->s.n_foes, ==, 0);
  kit_set (k, "minions hookling 3,3 0");
  kit_answer (k, "act", "melee-1-hookling");
  kit_asks (k, "act", "seat-1");
}

static void
the_cape_and_the_compass_lengthen_moves (void)
{
  KIT2 ("drawn red 1 purple 1", "items seat-1 bath-towel-cape", "party brass-compass");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "roll");
  g_assert_cmpuint (k->s.roll.total, ==, 4);
  kit_answer (k, "walk", "stay");
  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  g_assert_cmpuint (k->s.roll.total, ==, 1);
}

static void
the_rope_crosses_green_besides_the_pools_own_colour (void)
{
  KIT2 ("drawn red 1", "squares seat-1 7,0", "points-read 1 2");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  g_assert_false (kit_offers (k, TO (8, 0)));
  kit_set (k, "drawn red 1");
  kit_set (k, "items seat-1 shoelace-rope");
  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  g_assert_true (kit_offers (k, TO (8, 0)));
}

static void
the_sewing_kit_mends_even_who_lies (void)
{
  KIT2 ("items seat-1 sewing-kit", "stuffing seat-2 0");

  kit_answer (k, "act", "use-sewing-kit-seat-2");
  kit_shows (k, "stuffing seat-1 5 seat-2 3");
  kit_shows (k, "items seat-1 none seat-2 none");
}

static void
the_sewing_kit_reaches_who_is_adjacent (void)
{
  KIT2 ("items seat-1 sewing-kit", "squares seat-2 9,4", "statuses seat-1 torn");

  g_assert_false (kit_offers (k, "use-sewing-kit-seat-2"));
  kit_answer (k, "act", "use-sewing-kit-seat-1");
  g_assert_false (kit_has (k, 1, STUFFED_TORN));
}

static void
the_handkerchief_cures_what_its_owner_chooses (void)
{
  KIT2 ("items seat-1 handkerchief", "statuses seat-2 angry soggy courageous");

  kit_answer (k, "act", "use-handkerchief-seat-2");
  kit_asks (k, "cure", "seat-2");
  kit_offers_only (k, "cure-angry cure-soggy");
  kit_answer (k, "cure", "cure-soggy");
  g_assert_true (kit_has (k, 2, STUFFED_ANGRY));
  kit_shows (k, "stuffing seat-1 5 seat-2 6");
}

static void
the_tea_cosy_warms (void)
{
  KIT2 ("items seat-1 tea-cosy");

  kit_answer (k, "act", "use-tea-cosy");
  g_assert_true (kit_has (k, 1, STUFFED_COSY));
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 6);
}

static void
the_whistle_empties_the_track_by_two (void)
{
  KIT2 ("items seat-1 tin-whistle", "track 3");

  kit_answer (k, "act", "use-tin-whistle");
  kit_shows (k, "track 1");
}

static void
the_sandwich_and_the_peppermints_are_for_each_who_stands (void)
{
  KIT ("players=3", "party jam-sandwich peppermints", "stuffing seat-3 0", "statuses seat-1 angry seat-2 soggy tangled");

  kit_answer (k, "act", "use-jam-sandwich");
  kit_shows (k, "stuffing seat-1 6 seat-2 6 seat-3 0");
  kit_answer (k, "act", "use-peppermints");
  kit_asks (k, "cure", "seat-2");
  kit_answer (k, "cure", "cure-tangled");
  g_assert_false (kit_has (k, 1, STUFFED_ANGRY));
  kit_shows (k, "party none");
}

static void
the_ball_of_wool_gives_stuffing_without_a_die_once_a_turn_for_all (void)
{
  KIT2 ("party ball-of-wool");

  kit_answer (k, "act", "give-free-seat-2");
  kit_shows (k, "stuffing seat-1 4 seat-2 6");
  kit_offers_only (k, "done");
}

static void
the_lavender_bag_keeps_a_sleep_card_unseen (void)
{
  KIT2 ("party lavender-bag", "page 3", "turn seat-1 1 0");

  kit_set (k, "party lavender-bag");
  kit_set (k, "track 2");
  kit_answer (k, "act", "done");
  kit_asks (k, "sleep", "seat-1");
  kit_answer (k, "sleep", "use-lavender-bag");
  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 0);
  g_assert_cmpuint (k->s.n_sleep, ==, 10);
  kit_shows (k, "party none");
}

static void
the_picture_book_rolls_a_blue_die_again (void)
{
  KIT2 ("party picture-book", "drawn blue 1", "statuses seat-1 scared");

  kit_chance (k, "1 5");
  kit_answer (k, "act", "cure-scared-seat-1-blue");
  kit_answer (k, "change", "use-picture-book");
  g_assert_false (kit_has (k, 1, STUFFED_SCARED));
}

static void
the_magnifying_glass_helps_searches (void)
{
  KIT2 ("items seat-1 magnifying-glass", "drawn yellow 1");

  kit_chance (k, "2");
  kit_answer (k, "act", "search");
  kit_asks (k, "item", "seat-1");
}

static void
some_clothes_keep_statuses_away (void)
{
  static const struct { const char *items; guint status; } rows[] = {
    { "earmuffs", STUFFED_SCARED }, { "earmuffs", STUFFED_WORRIED }, { "raincoat", STUFFED_SOGGY },
    { "raincoat", STUFFED_TANGLED }, { "dressing-gown", STUFFED_TORN }, { "dressing-gown", STUFFED_LONELY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *items = g_strdup_printf ("items seat-1 %s", rows[i].items);
      KIT2 (items);
      StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

      stuffed_get_status (&r, 0, rows[i].status);
      stuffed_get_status (&r, 1, rows[i].status);
      g_assert_false (kit_has (k, 1, rows[i].status));
      g_assert_true (kit_has (k, 2, rows[i].status));
    }
}

/* Raincoat: never soggy or tangled. */
static void
what_clothes_keep_away_is_over_when_they_are_put_on (void)
{
  static const char *const rows[][2] = {
    { "earmuffs", "scared worried" }, { "raincoat", "soggy tangled" }, { "dressing-gown", "torn lonely" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *deck = g_strdup_printf ("deck %s", rows[i][0]);
      g_autofree char *statuses = g_strdup_printf ("statuses seat-1 %s seat-2 sleepy %s cosy", rows[i][1], rows[i][1]);
      KIT2 ("drawn yellow 1", deck, statuses);

      kit_chance (k, "4");
      kit_answer (k, "act", "search");
      kit_answer (k, "item", "hand-seat-2");
      g_assert_cmpuint (SEAT (2)->statuses, ==, 1u << STUFFED_SLEEPY | 1u << STUFFED_COSY);
      g_assert_cmpuint (__builtin_popcount (SEAT (1)->statuses), ==, 2);
      g_assert_cmpuint (kit_events (k, "status-gone seat seat-2"), ==, 2);
    }
}

static void
a_vendor_lays_out_four_items_when_first_entered (void)
{
  KIT2 ("page 2", "turn seat-1 1 0", "squares seat-1 1,1 seat-2 0,0", "drawn red 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "walk", TO (2, 2));
  g_assert_cmpuint (kit_events (k, "ware-laid"), ==, 4);
  g_assert_cmpuint (k->s.vendors[0].square, ==, 22);
}

static void
one_buys_for_a_button_or_an_item (void)
{
  KIT2 ("page 2", "turn seat-1 1 0", "squares seat-1 1,1 seat-2 0,0", "buttons seat-1 1", "items seat-1 raincoat", "party jam-sandwich",
        "vendors 2,2 tin-whistle paper-boat sold sold");

  kit_offers_only (k, "done buy-1-tin-whistle-for-button buy-1-tin-whistle-for-raincoat buy-1-paper-boat-for-button "
                      "buy-1-paper-boat-for-raincoat use-jam-sandwich");
  kit_answer (k, "act", "buy-1-tin-whistle-for-raincoat");
  /* What is bought may be given on at once. */
  kit_answer (k, "item", "hand-seat-2");
  kit_shows (k, "items seat-1 none seat-2 tin-whistle");
  kit_shows (k, "vendors 2,2 sold paper-boat sold sold");
  kit_answer (k, "act", "buy-1-paper-boat-for-button");
  kit_answer (k, "item", "wear");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
}

static void
wares_go_back_into_the_deck_with_the_page (void)
{
  KIT2 ("page 2", "turn seat-1 1 0", "vendors 2,2 tin-whistle paper-boat sold sold", "leave 3");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (k->s.n_deck, ==, STUFFED_N_ITEM_CARDS);
}

const KitTest kit_items_tests[] = {
  { "items", "the-old-one-of-a-slot-is-discarded", the_old_item_of_a_slot_is_discarded },
  { "items", "or-it-is-given-to-a-standing-stuffy-anywhere", or_it_is_given_to_a_standing_stuffy_anywhere },
  { "items", "or-it-is-discarded", or_it_is_discarded },
  { "items", "a-party-item-is-everybodys", a_party_item_is_everybodys },
  { "items", "an-empty-deck-is-made-of-its-discards", an_empty_deck_is_made_of_its_discards },
  { "items", "weapons-are-turned-up-and-the-rest-goes-back", weapons_are_turned_up_and_the_rest_goes_back },
  { "wooden-spoon", "rolls-one-red-die-again-once-a-turn", the_spoon_rolls_one_red_die_again_once_a_turn },
  { "bath-towel-cape", "and-the-compass-lengthen-moves-but-not-purple-ones", the_cape_and_the_compass_lengthen_moves },
  { "shoelace-rope", "crosses-green-besides-the-pools-own-colour", the_rope_crosses_green_besides_the_pools_own_colour },
  { "sewing-kit", "mends-even-who-lies", the_sewing_kit_mends_even_who_lies },
  { "sewing-kit", "reaches-who-is-adjacent-and-cures-torn", the_sewing_kit_reaches_who_is_adjacent },
  { "handkerchief", "cures-what-its-owner-chooses", the_handkerchief_cures_what_its_owner_chooses },
  { "tea-cosy", "warms", the_tea_cosy_warms },
  { "tin-whistle", "empties-the-track-by-two", the_whistle_empties_the_track_by_two },
  { "jam-sandwich", "and-peppermints-are-for-each-who-stands", the_sandwich_and_the_peppermints_are_for_each_who_stands },
  { "ball-of-wool", "gives-stuffing-without-a-die-once-a-turn-for-all", the_ball_of_wool_gives_stuffing_without_a_die_once_a_turn_for_all },
  { "lavender-bag", "keeps-a-sleep-card-unseen", the_lavender_bag_keeps_a_sleep_card_unseen },
  { "picture-book", "rolls-a-blue-die-again", the_picture_book_rolls_a_blue_die_again },
  { "magnifying-glass", "helps-searches", the_magnifying_glass_helps_searches },
  { "items", "some-clothes-keep-statuses-away", some_clothes_keep_statuses_away },
  { "items", "what-clothes-keep-away-is-over-when-they-are-put-on", what_clothes_keep_away_is_over_when_they_are_put_on },
  { "vendor", "lays-out-four-items-when-first-entered", a_vendor_lays_out_four_items_when_first_entered },
  { "vendor", "sells-for-a-button-or-an-item", one_buys_for_a_button_or_an_item },
  { "vendor", "wares-go-back-into-the-deck-with-the-page", wares_go_back_into_the_deck_with_the_page },
  { NULL },
};
