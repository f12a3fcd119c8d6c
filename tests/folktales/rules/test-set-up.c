/* test-set-up.c: how a game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
heroes_are_chosen_or_dealt (void)
{
  g_autoptr (Kit) chosen = kit_begin ("players=2 look=princess,peter");
  guint seen = 0;

  g_assert_cmpuint (chosen->s.seats[0].hero, ==, FOLK_PRINCESS);
  g_assert_cmpuint (chosen->s.seats[1].hero, ==, FOLK_PETER);
  for (guint seed = 1; seed <= 40; seed++)
    {
      g_autofree char *choices = g_strdup_printf ("players=2 heroes=dealt seed=%u", seed);
      g_autoptr (Kit) k = kit_begin (choices);

      g_assert_cmpuint (SEAT (1)->hero, !=, SEAT (2)->hero);
      seen |= 1u << SEAT (1)->hero;
    }
  g_assert_cmpuint (seen, ==, (1u << FOLK_N_HEROES) - 1);
}

static void
everybody_draws_a_folktale_card_openly (void)
{
  g_autoptr (Kit) k = kit_begin ("players=6");
  guint cards = 0;

  for (guint seat = 1; seat <= 6; seat++)
    {
      g_assert_cmpuint (SEAT (seat)->quests[0], <, FOLK_N_CARDS);
      g_assert_cmpuint (SEAT (seat)->quests[1], ==, FOLK_NONE);
      cards |= 1u << SEAT (seat)->quests[0];
    }
  g_assert_cmpint (__builtin_popcount (cards), ==, 6);
  g_assert_cmpuint (kit_events (k, "card-drawn"), ==, 6);
}

static void
each_gets_two_biscuits_an_advice_and_a_gold_and_stands_in_the_village (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 start=1");

  kit_shows (k, "biscuits seat-1 1 2 seat-2 1 2 seat-3 1 2");
  kit_shows (k, "advice seat-1 1 seat-2 1 seat-3 1");
  kit_shows (k, "gold seat-1 1 seat-2 1 seat-3 1");
  kit_shows (k, "fields seat-1 village seat-2 village seat-3 village");
  kit_shows (k, "tiles seat-1 none seat-2 none seat-3 none");
}

static void
only_the_littlest_princess_has_salt (void)
{
  KIT ("players=6");

  kit_shows (k, "salt seat-1 0 seat-2 0 seat-3 0 seat-4 0 seat-5 0 seat-6 3");
}

static void
the_highest_blue_die_begins_and_ties_throw_again (void)
{
  guint again = 0;

  for (guint seed = 1; seed <= 60; seed++)
    {
      g_autofree char *choices = g_strdup_printf ("players=4 seed=%u", seed);
      g_autoptr (Kit) k = kit_begin (choices);
      guint left = 0xf, n = 0, highest = 0, best = 0;

      for (guint i = 0; i < k->events.n_events; i++)
        {
          const BrambleEvent *e = &k->events.events[i];

          if (e->kind != FOLK_EVENT_LOT_THROWN)
            continue;
          g_assert_true ((left >> e->seat) & 1);
          best = e->a > highest ? 1u << e->seat : e->a == highest ? best | 1u << e->seat : best;
          highest = MAX (highest, e->a);
          if (++n == (guint) __builtin_popcount (left))
            {
              again += (best & (best - 1)) != 0;
              left = best;
              n = highest = best = 0;
            }
        }
      g_assert_cmpuint (left, ==, 1u << k->s.start);
    }
  g_assert_cmpuint (again, >, 0);
}

static void
the_last_player_chooses_a_starting_item_first (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 start=2");

  kit_asks (k, "item", "seat-1");
  kit_offers_only (k, "flute sword staff feather satchel boot");
  kit_answer (k, "item", "boot");
  kit_asks (k, "item", "seat-3");
  kit_offers_only (k, "flute sword staff feather satchel");
  kit_answer (k, "item", "flute");
  kit_asks (k, "item", "seat-2");
  kit_answer (k, "item", "sword");
  kit_shows (k, "tiles seat-1 boot seat-2 sword seat-3 flute");
}

static void
then_turns_go_clockwise_from_the_first (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 start=2");

  kit_answer (k, "item", "boot");
  kit_answer (k, "item", "flute");
  kit_answer (k, "item", "staff");
  kit_asks (k, "before", "seat-2");
  kit_pass_to (k, "seat-3");
  kit_pass_to (k, "seat-1");
  kit_shows (k, "turn seat-1 1");
  kit_pass_to (k, "seat-2");
  kit_shows (k, "turn seat-2 2");
}

/* With six the last one has no choice. */
static void
the_only_item_left_is_not_asked_for (void)
{
  g_autoptr (Kit) k = kit_begin ("players=6 start=1");
  static const char *const items[] = { "flute", "sword", "staff", "feather", "satchel" };

  for (guint i = 0; i < 5; i++)
    kit_answer (k, "item", items[i]);
  kit_asks (k, "before", "seat-1");
  g_assert_cmpuint (kit_tile (k, 1, "boot"), ==, 1);
}

static void
two_or_three_players_may_draw_three_or_four_quests (void)
{
  g_autoptr (Kit) three = kit_begin ("players=3 quests=three");
  g_autoptr (Kit) four = kit_begin ("players=2 quests=four");
  g_autoptr (Kit) many = kit_begin ("players=4 quests=four");

  g_assert_cmpuint (three->s.n_quests, ==, 3);
  g_assert_cmpuint (three->s.seats[2].quests[2], !=, FOLK_NONE);
  g_assert_cmpuint (three->s.seats[2].quests[3], ==, FOLK_NONE);
  g_assert_cmpuint (four->s.n_quests, ==, 4);
  g_assert_cmpuint (many->s.n_quests, ==, 1);
}

static void
teams_of_two_sit_opposite_and_teams_of_three_alternate (void)
{
  g_autoptr (Kit) four = kit_begin ("players=4 teams=twos");
  g_autoptr (Kit) six = kit_begin ("players=6 teams=twos");
  g_autoptr (Kit) threes = kit_begin ("players=6 teams=threes");
  g_autoptr (Kit) five = kit_begin ("players=5 teams=twos");
  g_autoptr (Kit) none = kit_begin ("players=4 teams=threes");

  g_assert_cmpuint (folk_team (&four->s, 0), ==, folk_team (&four->s, 2));
  g_assert_cmpuint (folk_team (&four->s, 0), !=, folk_team (&four->s, 1));
  g_assert_cmpuint (folk_team (&six->s, 1), ==, folk_team (&six->s, 4));
  g_assert_cmpuint (folk_team (&six->s, 1), !=, folk_team (&six->s, 3));
  g_assert_cmpuint (folk_team (&threes->s, 0), ==, folk_team (&threes->s, 4));
  g_assert_cmpuint (folk_team (&threes->s, 0), !=, folk_team (&threes->s, 3));
  g_assert_cmpuint (five->s.team_size, ==, 1);
  g_assert_cmpuint (none->s.team_size, ==, 1);
}

static void
there_are_five_of_each_magical_item_and_three_for_two_teams_of_two (void)
{
  g_autoptr (Kit) usual = kit_begin ("players=4");
  g_autoptr (Kit) teams = kit_begin ("players=4 teams=twos");
  g_autoptr (Kit) six = kit_begin ("players=6 teams=twos");

  g_assert_cmpuint (folk_supply (&usual->s, FOLK_MAGIC_WAND), ==, 5);
  g_assert_cmpuint (folk_supply (&teams->s, FOLK_MAGIC_WAND), ==, 3);
  g_assert_cmpuint (folk_supply (&six->s, FOLK_MAGIC_WAND), ==, 5);
  g_assert_cmpuint (folk_supply (&usual->s, FOLK_ROPE), ==, 3);
  g_assert_cmpuint (folk_supply (&usual->s, FOLK_DOG), ==, 3);
  g_assert_cmpuint (folk_supply (&usual->s, FOLK_FLUTE), ==, 1);
}

static void
the_bag_has_36_biscuits (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2");
  guint8 bag[FOLK_N_NUMBERS];

  g_assert_cmpuint (folk_bag (&k->s, bag), ==, 32);
  g_assert_cmpuint (bag[0], ==, 10);
  g_assert_cmpuint (bag[1], ==, 10);
  g_assert_cmpuint (bag[2], ==, 8);
  g_assert_cmpuint (bag[3], ==, 4);
}

const KitTest kit_set_up_tests[] = {
  { "set-up", "heroes-are-chosen-or-dealt", heroes_are_chosen_or_dealt },
  { "set-up", "everybody-draws-a-folktale-card-openly", everybody_draws_a_folktale_card_openly },
  { "set-up", "each-gets-two-biscuits-an-advice-and-a-gold-and-stands-in-the-village",
    each_gets_two_biscuits_an_advice_and_a_gold_and_stands_in_the_village },
  { "set-up", "only-the-littlest-princess-has-salt", only_the_littlest_princess_has_salt },
  { "set-up", "the-highest-blue-die-begins-and-ties-throw-again", the_highest_blue_die_begins_and_ties_throw_again },
  { "set-up", "the-last-player-chooses-a-starting-item-first", the_last_player_chooses_a_starting_item_first },
  { "set-up", "then-turns-go-clockwise-from-the-first", then_turns_go_clockwise_from_the_first },
  { "set-up", "the-only-item-left-is-not-asked-for", the_only_item_left_is_not_asked_for },
  { "set-up", "two-or-three-players-may-draw-three-or-four-quests", two_or_three_players_may_draw_three_or_four_quests },
  { "set-up", "teams-of-two-sit-opposite-and-teams-of-three-alternate", teams_of_two_sit_opposite_and_teams_of_three_alternate },
  { "set-up", "there-are-five-of-each-magical-item-and-three-for-two-teams-of-two",
    there_are_five_of_each_magical_item_and_three_for_two_teams_of_two },
  { "set-up", "the-bag-has-36-biscuits", the_bag_has_36_biscuits },
  { NULL },
};
