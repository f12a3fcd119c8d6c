/* test-luck.c: the Lucky Throw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

/* What is added of itself for seat-1. */
static int
bonus (Kit        *k,
       const char *who)
{
  return folk_luck_bonus (&k->s, 0, (guint) bramble_parse_id (who, folk_adventure_ids, FOLK_N_ADVENTURES));
}

static void
numbers_of_foes_and_friends (void)
{
  static const struct
  {
    const char *who;
    int number;
  } numbers[] = {
    { "fox", -1 }, { "frog", -1 }, { "snake", -2 }, { "crow", -2 }, { "bear", -2 }, { "wolves", -3 }, { "robbers", -3 },
    { "lion", -3 }, { "giant", -3 }, { "witch", -4 }, { "dragon", -4 }, { "devil", -4 }, { "cottage", 0 }, { "beggar", 0 },
    { "dwarf", 0 }, { "old-man", 0 }, { "king", 0 }, { "kind-fairy", 1 },
  };
  KIT2 ("heroes seat-1 peter");

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpint (bonus (k, numbers[i].who), ==, numbers[i].number);
}

/* What each tile adds against whom; all others get nothing by it. */
static void
weapons_fit_some (void)
{
  static const struct
  {
    const char *tile;
    int adds;
    const char *whom;
  } fits[] = {
    { "flute", 1, " frog snake crow bear giant beggar " },
    { "sword", 1, " bear robbers lion dragon " },
    { "staff", 1, " fox wolves robbers witch devil " },
    { "feather", 2, " crow " },
    { "dog", 2, " wolves robbers giant witch " },
    { "enchanted-sword", 2, " fox frog snake bear wolves robbers lion giant witch dragon " },
    { "satchel", 0, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fits); i++)
    {
      g_autofree char *tiles = g_strdup_printf ("tiles seat-1 %s", fits[i].tile);
      KIT2 ("heroes seat-1 peter");

      for (guint who = 0; who < FOLK_N_ADVENTURES; who++)
        {
          g_autofree char *word = g_strdup_printf (" %s ", folk_adventure_ids[who]);
          int before;

          kit_set (k, "tiles seat-1 none");
          before = folk_luck_bonus (&k->s, 0, who);
          kit_set (k, tiles);
          g_assert_cmpint (folk_luck_bonus (&k->s, 0, who) - before, ==, strstr (fits[i].whom, word) ? fits[i].adds : 0);
        }
    }
}

static void
the_best_one_weapon_and_the_dog_beside_it (void)
{
  KIT2 ("heroes seat-1 peter", "tiles seat-1 staff sword enchanted-sword dog");

  g_assert_cmpint (bonus (k, "robbers"), ==, -3 + 2 + 2);
}

static void
the_son_of_the_white_mare_adds_one_against_strong_foes (void)
{
  KIT2 ("heroes seat-1 white-mare");

  g_assert_cmpint (bonus (k, "wolves"), ==, -2);
  g_assert_cmpint (bonus (k, "dragon"), ==, -3);
  g_assert_cmpint (bonus (k, "bear"), ==, -2);
  g_assert_cmpint (bonus (k, "kind-fairy"), ==, 1);
}

static void
any_space_of_an_adventure_field_throws (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 none");

  kit_meet (k, 2, "fw8", 8);
  kit_asks (k, "luck", "seat-1");
  g_assert_cmpuint (kit_events (k, "luck-thrown seat seat-1 a 8 b fox n 7"), ==, 1);
}

static void
not_if_the_move_began_on_the_same_one (void)
{
  KIT2 ("fields seat-1 fw7");

  kit_roll (k, 1, "fw8");
  kit_asks (k, "after", "seat-1");
}

static void
once_a_turn_two_biscuits_become_an_advice_before_the_throw (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 1 1 1 1 1 1", "advice seat-1 0");

  kit_meet (k, 1, "fw7", 8);
  kit_answer (k, "advice", "yes");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 4);
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  kit_answer (k, "luck", "get-advice");
  kit_set (k, "now after offers 0 bonus 0 used advice,moved game:after:seat=seat-1");
  kit_set (k, "fields seat-1 fe3");
  kit_chance (k, "8:8");
  kit_answer (k, "after", "walk-1");
  kit_answer (k, "way", "fe2");
  kit_asks (k, "luck", "seat-1");
}

static void
the_advice_may_be_refused_and_is_not_sold_without_room (void)
{
  KIT2 ("fields seat-1 fw6");

  kit_meet (k, 1, "fw7", 8);
  kit_answer (k, "advice", "no");
  kit_asks (k, "luck", "seat-1");
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "fields seat-1 fw6");
  kit_set (k, "advice seat-1 7");
  kit_meet (k, 1, "fw7", 8);
  kit_asks (k, "luck", "seat-1");
}

/* The rows at their edges, against the Fox, who is −1, and the Kind Fairy. */
static void
the_ladder_of_outcomes (void)
{
  static const guint8 rows[] = { 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4 };

  for (int total = 0; total < (int) G_N_ELEMENTS (rows); total++)
    g_assert_cmpuint (folk_row (total), ==, rows[total]);
  g_assert_cmpuint (folk_row (-3), ==, FOLK_ROW_LOSE_THING);
  g_assert_cmpuint (folk_row (14), ==, FOLK_ROW_MAGICAL);
}

static void
the_outcome_or_any_lower_one_but_no_higher (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0");

  kit_meet (k, 1, "fw7", 7);
  kit_offers_only (k, "get-biscuit lose-turn lose-thing");
  kit_answer (k, "luck", "get-biscuit");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
}

static void
who_has_nothing_to_lose_walks_away_free (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0", "gold seat-1 0", "tiles seat-1 dog toad");

  kit_meet (k, 1, "fw7", 4);
  kit_answer (k, "luck", "lose-thing");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (SEAT (1)->lost, ==, 0);
  g_assert_cmpuint (SEAT (1)->n_tiles, ==, 2);
}

static void
one_or_less_loses_a_gold_or_an_item_of_ones_choice (void)
{
  KIT ("players=4", "fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0", "tiles seat-1 flute rope magic-wand dog trickster");

  kit_meet (k, 1, "fw7", 1);
  kit_answer (k, "luck", "lose-thing");
  kit_offers_only (k, "gold flute rope magic-wand");
  kit_answer (k, "lose", "rope");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 0);
}

static void
two_to_four_loses_a_turn_but_not_peter_to_a_foe (void)
{
  KIT2 ("heroes seat-1 peter", "fields seat-1 fw6");

  kit_set (k, "biscuits seat-1 none");
  kit_meet (k, 1, "fw7", 4);
  kit_answer (k, "luck", "lose-turn");
  g_assert_cmpuint (SEAT (1)->lost, ==, 0);
  /* A Friend's 2 to 4 does. */
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 fw1");
  kit_meet (k, 1, "fw2", 4);
  kit_answer (k, "luck", "lose-turn");
  g_assert_cmpuint (SEAT (1)->lost, ==, 1);
}

static void
five_and_six_bring_a_biscuit_seven_and_eight_an_advice (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 none");

  kit_meet (k, 1, "fw2", 6);
  kit_answer (k, "luck", "get-biscuit");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 fw1");
  kit_meet (k, 1, "fw2", 8);
  kit_answer (k, "luck", "get-advice");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
}

static void
nine_brings_a_magical_item_that_one_lacks (void)
{
  KIT2 ("fields seat-1 sx1", "biscuits seat-1 none", "tiles seat-1 magic-cloak golden-comb enchanted-sword magic-wand");

  kit_meet (k, 1, "sx2", 8);
  kit_answer (k, "luck", "get-magical");
  g_assert_cmpuint (SEAT (1)->n_tiles, ==, 5);
  g_assert_cmpuint (kit_tile (k, 1, "wishing-table") + kit_tile (k, 1, "seven-league-boots"), ==, 1);
}

/* With one of a kind left and five of the other, it is one tile in six. */
static void
the_item_is_one_tile_of_the_supply (void)
{
  guint tables = 0;

  for (guint64 seed = 1; seed <= 600; seed++)
    {
      g_autofree char *chance = g_strdup_printf ("seed %" G_GUINT64_FORMAT, seed * 7919);
      KIT ("players=6", "fields seat-1 sx2",
           "tiles seat-1 magic-cloak golden-comb enchanted-sword magic-wand seat-2 wishing-table seat-3 wishing-table "
           "seat-4 wishing-table seat-5 wishing-table",
           "now after offers 0 bonus 0 used moved game:act:seat=seat-1 throw:luck:seat=seat-1:who=kind-fairy:die=8", chance);

      kit_answer (k, "luck", "get-magical");
      tables += kit_tile (k, 1, "wishing-table");
    }
  g_assert_cmpuint (tables, >, 60);
  g_assert_cmpuint (tables, <, 145);
}

static void
with_kind_fairies_one_chooses (void)
{
  KIT ("players=2 kind-fairies=yes", "fields seat-1 sx1", "biscuits seat-1 none", "tiles seat-1 golden-comb");

  kit_meet (k, 1, "sx2", 8);
  kit_answer (k, "luck", "get-magical");
  kit_offers_only (k, "magic-cloak enchanted-sword magic-wand wishing-table seven-league-boots");
  kit_answer (k, "find", "wishing-table");
  g_assert_cmpuint (kit_tile (k, 1, "wishing-table"), ==, 1);
}

static void
one_more_advice_as_often_as_one_likes (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 none", "advice seat-1 3");

  kit_meet (k, 1, "fw2", 3);
  kit_answer (k, "luck", "advice");
  kit_answer (k, "luck", "advice");
  kit_offers_only (k, "get-biscuit lose-turn lose-thing");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
}

/* From 2, two Advice make 4: still a turn lost. */
static void
advice_that_changes_no_row_is_not_offered (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 none", "advice seat-1 2");

  kit_meet (k, 1, "fw2", 2);
  g_assert_false (kit_offers (k, "advice"));
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "fields seat-1 fw1");
  kit_set (k, "advice seat-1 3");
  kit_meet (k, 1, "fw2", 2);
  g_assert_true (kit_offers (k, "advice"));
}

static void
the_trickster_adds_five_and_goes_to_the_right (void)
{
  KIT ("players=4", "fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0", "tiles seat-1 trickster");

  /* The Fox is −1: a 4 makes 3, and not a point more than 8. */
  kit_meet (k, 1, "fw7", 4);
  kit_answer (k, "luck", "trickster");
  g_assert_cmpuint (kit_tile (k, 4, "trickster"), ==, 1);
  kit_offers_only (k, "get-advice get-biscuit lose-turn lose-thing");
}

static void
the_trickster_helps_once_in_a_throw (void)
{
  KIT ("players=4", "fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0",
       "tiles seat-1 trickster seat-2 rope pickaxe key lantern dog seat-3 rope pickaxe key lantern dog "
       "seat-4 rope pickaxe key lantern dog");

  kit_meet (k, 1, "fw7", 1);
  kit_answer (k, "luck", "trickster");
  kit_answer (k, "room", "trickster");
  kit_answer (k, "room", "trickster");
  kit_asks (k, "room", "seat-2");
  kit_answer (k, "room", "trickster");
  /* All pass him on: the user keeps him. */
  g_assert_cmpuint (kit_tile (k, 1, "trickster"), ==, 1);
  kit_offers_only (k, "get-biscuit lose-turn lose-thing");
}

static void
the_comb_throws_again_and_what_was_added_stays (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 none", "advice seat-1 3", "tiles seat-1 golden-comb");

  kit_meet (k, 1, "fw2", 3);
  kit_answer (k, "luck", "advice");
  kit_chance (k, "8:4");
  kit_answer (k, "luck", "comb");
  g_assert_cmpuint (kit_events (k, "luck-thrown seat seat-1 a 4 b cottage n 5"), ==, 1);
  /* Once a turn, and twice in all. */
  g_assert_false (kit_offers (k, "comb"));
  kit_shows (k, "tiles seat-1 golden-comb/1 seat-2 none");
}

static void
a_spent_comb_throws_nothing (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 none", "tiles seat-1 golden-comb/2");

  kit_meet (k, 1, "fw2", 3);
  g_assert_false (kit_offers (k, "comb"));
}

static void
the_lantern_throws_again_against_wolves_robbers_and_witch (void)
{
  KIT2 ("fields seat-1 raven-gate", "biscuits seat-1 none", "tiles seat-1 lantern boot");

  kit_meet (k, 1, "rt1", 3);
  kit_chance (k, "8:8");
  kit_answer (k, "luck", "lantern");
  g_assert_cmpuint (kit_tile (k, 1, "lantern"), ==, 0);
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "fields seat-1 fw6");
  kit_set (k, "tiles seat-1 lantern");
  kit_meet (k, 1, "fw7", 3);
  g_assert_false (kit_offers (k, "lantern"));
}

static void
the_cloak_slips_away_without_an_outcome_seven_steps (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0", "tiles seat-1 magic-cloak");

  kit_meet (k, 1, "fw7", 1);
  kit_answer (k, "luck", "cloak");
  kit_answer (k, "way", "gx5");
  g_assert_cmpuint (SEAT (1)->lost, ==, 0);
  g_assert_cmpuint (SEAT (1)->gold, ==, 1);
  kit_stands (k, 1, "gx5");
  kit_shows (k, "tiles seat-1 magic-cloak/1 seat-2 none");
  /* Nor does another Cloak help in the same turn. */
  kit_answer (k, "after", "discard-magic-cloak");
  kit_set (k, "tiles seat-1 magic-cloak");
  g_assert_false (kit_offers (k, "cloak"));
}

static void
nothing_is_offered_to_better_the_best_outcome (void)
{
  KIT ("players=4", "fields seat-1 sx1", "biscuits seat-1 none", "advice seat-1 3", "tiles seat-1 golden-comb trickster");

  kit_meet (k, 1, "sx2", 8);
  kit_offers_only (k, "get-magical get-advice get-biscuit lose-turn lose-thing");
}

static void
the_comb_throws_once_a_turn (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 1", "tiles seat-1 golden-comb");

  kit_meet (k, 1, "fw2", 3);
  kit_chance (k, "8:5");
  kit_answer (k, "luck", "comb");
  kit_answer (k, "luck", "get-biscuit");
  /* Nor in a second throw of the turn. */
  kit_set (k, "fields seat-1 fw6");
  kit_answer (k, "after", "walk-1");
  kit_answer (k, "way", "fw7");
  g_assert_false (kit_offers (k, "comb"));
}

static void
if_all_pass_the_trickster_on_the_user_keeps_him (void)
{
  KIT ("players=4", "fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 0",
       "tiles seat-1 trickster seat-2 rope pickaxe key lantern dog seat-3 rope pickaxe key lantern dog "
       "seat-4 rope pickaxe key lantern dog");

  kit_meet (k, 1, "fw7", 1);
  kit_answer (k, "luck", "trickster");
  for (guint i = 0; i < 3; i++)
    kit_answer (k, "room", "trickster");
  g_assert_cmpuint (kit_tile (k, 1, "trickster"), ==, 1);
}

static void
advice_that_changes_a_row_only_with_the_trickster_is_offered (void)
{
  KIT ("players=4", "fields seat-1 fw6", "biscuits seat-1 none", "advice seat-1 1", "tiles seat-1 trickster");

  /* 3 and 4 are the same; 8 and 9, with him, are not. */
  kit_meet (k, 1, "fw7", 4);
  g_assert_true (kit_offers (k, "advice"));
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "fields seat-1 fw6");
  kit_set (k, "tiles seat-1 none");
  kit_meet (k, 1, "fw7", 4);
  g_assert_false (kit_offers (k, "advice"));
}

static void
the_lantern_helps_against_nobody_else (void)
{
  static const struct
  {
    const char *from, *to, *who;
    guint roll;
  } foes[] = {
    { "qr1", "qr2", "wolves", 1 },  { "tq3", "tq4", "robbers", 1 }, { "raven-gate", "rt1", "witch", 1 },
    { "cr4", "cr5", "giant", 3 },   { "bd2", "bd3", "devil", 1 },   { "hp3", "hp2", "lion", 1 },
    { "fw1", "fw2", "cottage", 1 }, { "sx1", "sx2", "kind-fairy", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (foes); i++)
    {
      g_autofree char *field = g_strdup_printf ("fields seat-1 %s", foes[i].from);
      KIT2 (field, "biscuits seat-1 none", "tiles seat-1 boot lantern");

      kit_meet (k, foes[i].roll, foes[i].to, 7);
      kit_asks (k, "luck", "seat-1");
      g_assert_cmpint (kit_offers (k, "lantern"), ==, i < 3);
    }
}

static void
what_was_added_stays_when_the_lantern_throws_again (void)
{
  KIT2 ("heroes seat-1 peter", "fields seat-1 raven-gate", "biscuits seat-1 none", "advice seat-1 3", "tiles seat-1 boot lantern");

  kit_meet (k, 1, "rt1", 5);
  kit_answer (k, "luck", "advice");
  kit_chance (k, "8:4");
  kit_answer (k, "luck", "lantern");
  g_assert_cmpuint (kit_events (k, "luck-thrown seat seat-1 a 4 b witch n 1"), ==, 1);
}

static void
one_gold_is_lost_not_all (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 none", "gold seat-1 3", "tiles seat-1 rope");

  kit_meet (k, 1, "fw7", 3);
  kit_answer (k, "luck", "lose-thing");
  kit_answer (k, "lose", "gold");
  g_assert_cmpuint (SEAT (1)->gold, ==, 2);
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
}

/* The die has fallen: it is fulfilled whatever comes. */
static void
who_slips_away_has_done_the_quest (void)
{
  KIT2 ("quests seat-1 lion", "fields seat-1 hp3", "tiles seat-1 magic-cloak dove", "biscuits seat-1 none");

  kit_meet (k, 1, "hp2", 1);
  kit_answer (k, "hand-over", "yes");
  kit_answer (k, "luck", "cloak");
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
  g_assert_cmpuint (kit_tile (k, 1, "dove"), ==, 0);
}

static void
one_slips_away_from_any_outcome_but_not_with_a_spent_cloak (void)
{
  KIT2 ("fields seat-1 sx1", "biscuits seat-1 none", "tiles seat-1 magic-cloak");

  kit_meet (k, 1, "sx2", 8);
  g_assert_true (kit_offers (k, "get-magical"));
  g_assert_true (kit_offers (k, "cloak"));
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "fields seat-1 sx1");
  kit_set (k, "tiles seat-1 magic-cloak/1");
  kit_meet (k, 1, "sx2", 8);
  g_assert_true (kit_offers (k, "get-magical"));
  g_assert_false (kit_offers (k, "cloak"));
}

const KitTest kit_luck_tests[] = {
  { "luck", "numbers-of-foes-and-friends", numbers_of_foes_and_friends },
  { "luck", "weapons-fit-some", weapons_fit_some },
  { "luck", "the-best-one-weapon-and-the-dog-beside-it", the_best_one_weapon_and_the_dog_beside_it },
  { "luck", "the-son-of-the-white-mare-adds-one-against-strong-foes", the_son_of_the_white_mare_adds_one_against_strong_foes },
  { "luck", "any-space-of-an-adventure-field-throws", any_space_of_an_adventure_field_throws },
  { "luck", "not-if-the-move-began-on-the-same-one", not_if_the_move_began_on_the_same_one },
  { "luck", "once-a-turn-two-biscuits-become-an-advice-before-the-throw",
    once_a_turn_two_biscuits_become_an_advice_before_the_throw },
  { "luck", "the-advice-may-be-refused-and-is-not-sold-without-room", the_advice_may_be_refused_and_is_not_sold_without_room },
  { "luck", "the-ladder-of-outcomes", the_ladder_of_outcomes },
  { "luck", "the-outcome-or-any-lower-one-but-no-higher", the_outcome_or_any_lower_one_but_no_higher },
  { "luck", "who-has-nothing-to-lose-walks-away-free", who_has_nothing_to_lose_walks_away_free },
  { "luck", "one-or-less-loses-a-gold-or-an-item-of-ones-choice", one_or_less_loses_a_gold_or_an_item_of_ones_choice },
  { "luck", "two-to-four-loses-a-turn-but-not-peter-to-a-foe", two_to_four_loses_a_turn_but_not_peter_to_a_foe },
  { "luck", "five-and-six-bring-a-biscuit-seven-and-eight-an-advice", five_and_six_bring_a_biscuit_seven_and_eight_an_advice },
  { "luck", "nine-brings-a-magical-item-that-one-lacks", nine_brings_a_magical_item_that_one_lacks },
  { "luck", "the-item-is-one-tile-of-the-supply", the_item_is_one_tile_of_the_supply },
  { "luck", "with-kind-fairies-one-chooses", with_kind_fairies_one_chooses },
  { "luck", "one-more-advice-as-often-as-one-likes", one_more_advice_as_often_as_one_likes },
  { "luck", "advice-that-changes-no-row-is-not-offered", advice_that_changes_no_row_is_not_offered },
  { "luck", "the-trickster-adds-five-and-goes-to-the-right", the_trickster_adds_five_and_goes_to_the_right },
  { "luck", "the-trickster-helps-once-in-a-throw", the_trickster_helps_once_in_a_throw },
  { "luck", "the-comb-throws-again-and-what-was-added-stays", the_comb_throws_again_and_what_was_added_stays },
  { "luck", "a-spent-comb-throws-nothing", a_spent_comb_throws_nothing },
  { "luck", "the-lantern-throws-again-against-wolves-robbers-and-witch",
    the_lantern_throws_again_against_wolves_robbers_and_witch },
  { "luck", "the-cloak-slips-away-without-an-outcome-seven-steps", the_cloak_slips_away_without_an_outcome_seven_steps },
  { "luck", "nothing-is-offered-to-better-the-best-outcome", nothing_is_offered_to_better_the_best_outcome },
  { "luck", "the-comb-throws-once-a-turn", the_comb_throws_once_a_turn },
  { "luck", "if-all-pass-the-trickster-on-the-user-keeps-him", if_all_pass_the_trickster_on_the_user_keeps_him },
  { "luck", "advice-that-changes-a-row-only-with-the-trickster-is-offered",
    advice_that_changes_a_row_only_with_the_trickster_is_offered },
  { "luck", "the-lantern-helps-against-nobody-else", the_lantern_helps_against_nobody_else },
  { "luck", "what-was-added-stays-when-the-lantern-throws-again", what_was_added_stays_when_the_lantern_throws_again },
  { "luck", "one-gold-is-lost-not-all", one_gold_is_lost_not_all },
  { "luck", "who-slips-away-has-done-the-quest", who_slips_away_has_done_the_quest },
  { "luck", "one-slips-away-from-any-outcome-but-not-with-a-spent-cloak",
    one_slips_away_from_any_outcome_but_not_with_a_spent_cloak },
  { NULL },
};
