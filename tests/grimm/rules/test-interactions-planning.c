/* test-interactions-planning.c: Friends and Fables that meet over cards that
 * lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* How often the pig of a seat came where. */
typedef guint Count[GRIMM_N_LOCATIONS];

static void
count_pig (Count count,
           Kit  *k,
           guint seat)
{
  g_assert_cmpuint (pig_of (k, seat), <, GRIMM_N_LOCATIONS);
  count[pig_of (k, seat)]++;
}

/* The Locations of @bits, and only these, were reached. */
static void
assert_came (const Count count,
             guint       bits)
{
  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    {
      g_test_message ("%s: %u times", grimm_location_ids[location], count[location]);
      g_assert_cmpint (count[location] > 0, ==, (bits >> location) & 1);
    }
}

#define TO_FIELDS (1u << GRIMM_FIELDS)
#define TO_FOREST (1u << GRIMM_FOREST)
#define TO_BRICKYARD (1u << GRIMM_BRICKYARD)

/* Evil Queen. */

static void
what_the_queen_knows_follows_the_card_through_the_well (void)
{
  KIT (4, "friend seat-1 evil-queen", "hand seat-2 wishing-well", "hand seat-3 crystal-ball", "window plan");

  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "wishing-well");
  kit_answer (k, "plan-gather", "brickyard");
  kit_answer (k, "plan-fable", "crystal-ball");
  kit_answer (k, "plan-gather", "market");
  kit_answer (k, "queen-peek", "seat-2-gather");
  kit_answer (k, "plan-gather", "fields");
  g_assert_true (sees (k, 0, "plan seat-2 forest wishing-well"));
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_asks (k, "crystal-peek", "seat-3");
  g_assert_true (sees (k, 0, "plan seat-3 forest crystal-ball"));
  g_assert_true (sees (k, 0, "plan seat-2 ? wishing-well"));
  /* The two concerned look, and still know what they gave. */
  g_assert_true (sees (k, 1, "plan seat-2 brickyard wishing-well"));
  g_assert_true (sees (k, 1, "plan seat-3 forest crystal-ball"));
  g_assert_true (sees (k, 2, "plan seat-3 forest crystal-ball"));
  g_assert_true (sees (k, 2, "plan seat-2 brickyard wishing-well"));
  g_assert_true (sees (k, 3, "plan seat-2 ? wishing-well"));
  g_assert_true (sees (k, 3, "plan seat-3 ? crystal-ball"));
}

static void
what_the_queen_knows_is_shuffled_away_by_the_curse (void)
{
  KIT (3, "friend seat-1 evil-queen", "hand seat-2 curse-of-darkness", "hand seat-3 crystal-ball", "window plan");

  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "curse-of-darkness");
  kit_answer (k, "plan-gather", "brickyard");
  kit_answer (k, "plan-fable", "crystal-ball");
  kit_answer (k, "queen-peek", "seat-3-gather");
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "crystal-peek", "seat-3");
  g_assert_true (sees (k, 0, "plan seat-3 ? crystal-ball"));
  g_assert_true (sees (k, 0, "plan seat-2 ? curse-of-darkness"));
}

static Kit *
queen_and_beauty (const char *dreamer)
{
  Kit *k = kit_new (3, "friend seat-1 evil-queen", "friend seat-3 sleeping-beauty", "hand seat-1 giant",
                    "hand seat-2 wolf", "deck little-helpers", "window start", NULL);

  kit_answer (k, "sleeping-beauty", dreamer);
  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "forest");
  return k;
}

static void
the_queen_may_look_at_sleeping_beautys_fable (void)
{
  g_autoptr (Kit) k = queen_and_beauty ("seat-2");

  kit_asks (k, "plan-gather", "seat-3");
  kit_answer (k, "plan-gather", "fields");
  asks_only (k, "queen-peek", "seat-1", "seat-2-gather seat-2-fable seat-3-gather");
  kit_answer (k, "queen-peek", "seat-2-fable");
  g_assert_true (sees (k, 0, "plan seat-2 ? little-helpers"));
  g_assert_true (sees (k, 1, "plan seat-2 forest ?"));
  g_assert_true (sees (k, 2, "plan seat-2 ? ?"));
}

static void
as_sleeping_beautys_target_the_queen_still_looks_and_plans_last (void)
{
  g_autoptr (Kit) k = queen_and_beauty ("seat-1");

  kit_answer (k, "plan-fable", "none");
  kit_answer (k, "plan-gather", "fields");
  asks_only (k, "queen-peek", "seat-1", "seat-2-gather seat-3-gather");
  kit_answer (k, "queen-peek", "seat-2-gather");
  g_assert_true (sees (k, 0, "plan seat-2 forest none"));
  g_assert_true (sees (k, 0, "plan seat-1 none ?"));
  asks_only (k, "plan-gather", "seat-1", "fields forest brickyard");
  kit_answer (k, "plan-gather", "brickyard");
  nobody_is_asked (k);
  kit_shows (k, "actions seat-1 4");
  kit_shows (k, "hand seat-1 giant");
}

/* Goldilocks has looked, so her player knows what is dreamt of. */
static void
who_knew_the_top_fable_knows_sleeping_beautys (void)
{
  KIT (3, "friend seat-1 goldilocks", "friend seat-2 sleeping-beauty", "deck wolf giant dragon", "window build");

  kit_answer (k, "action", "special");
  kit_answer (k, "goldilocks-keep", "wolf");
  kit_answer (k, "goldilocks-top", "dragon");
  kit_set (k, "window start");
  kit_answer (k, "sleeping-beauty", "seat-3");
  g_assert_true (sees (k, 0, "plan seat-3 none dragon"));
  g_assert_true (sees (k, 1, "plan seat-3 none ?"));
  g_assert_true (sees (k, 2, "plan seat-3 none ?"));
}

static void
sleeping_beautys_fable_counts_for_the_huntsman (void)
{
  KIT (3, "friend seat-1 huntsman", "friend seat-3 sleeping-beauty", "hand seat-2 wolf", "deck little-helpers",
       "window start");

  kit_answer (k, "sleeping-beauty", "seat-2");
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "forest");
  kit_asks (k, "plan-gather", "seat-3");
  kit_shows (k, "hand seat-2 wolf");
}

/* Little Mermaid. */

static void
locked_cards_are_in_no_shuffle_of_the_curse (void)
{
  Count mermaid = { 0 }, other = { 0 };

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 little-mermaid fields brickyard", "hand seat-2 curse-of-darkness", "window plan");

      set_seed (k, seed);
      kit_plan (k, "fields", "fields curse-of-darkness", "fields");
      kit_shows (k, "pig seat-2 fields");
      count_pig (mermaid, k, 0);
      count_pig (other, k, 2);
    }
  assert_came (mermaid, TO_FIELDS | TO_BRICKYARD);
  assert_came (other, TO_FIELDS | TO_FOREST | TO_BRICKYARD);
}

static void
locked_cards_are_in_no_shuffle_of_roar (void)
{
  Count mermaid = { 0 }, other = { 0 };

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 little-mermaid fields brickyard", "hand seat-2 roar", "window plan");

      set_seed (k, seed);
      kit_plan (k, "fields", "fields roar", "fields");
      kit_shows (k, "pig seat-2 fields");
      count_pig (mermaid, k, 0);
      count_pig (other, k, 2);
    }
  assert_came (mermaid, TO_FIELDS | TO_BRICKYARD);
  assert_came (other, TO_FIELDS | TO_FOREST | TO_BRICKYARD);
}

static void
a_swapped_in_card_of_a_locked_location_is_valid (void)
{
  KIT (3, "friend seat-1 little-mermaid fields brickyard", "hand seat-2 wishing-well", "window plan");

  kit_plan (k, "fields", "fields wishing-well", "forest");
  kit_answer (k, "wishing-well", "seat-1-seat-3");
  kit_shows (k, "pig seat-1 forest");
  kit_shows (k, "resources seat-1 0 4 0");
  kit_shows (k, "pig seat-3 fields");
}

/* Shuffled are her Brickyard card and the Forest card of seat-3: her Fields
 * card lies before seat-3, her Forest card under the Mermaid. */
static void
a_swapped_in_card_is_shuffled_with_the_hand (void)
{
  Count count = { 0 };

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 little-mermaid fields brickyard", "hand seat-2 wishing-well",
           "friend seat-2 gingerbread-man", "hand seat-3 curse-of-darkness", "window plan");

      set_seed (k, seed);
      kit_plan (k, "fields", "fields wishing-well", "forest curse-of-darkness");
      kit_answer (k, "wishing-well", "seat-1-seat-3");
      kit_answer (k, "gingerbread-man", "no");
      kit_shows (k, "pig seat-3 fields");
      count_pig (count, k, 0);
    }
  assert_came (count, TO_FOREST | TO_BRICKYARD);
}

static void
got_in_mid_round_the_lying_card_still_counts (void)
{
  g_autoptr (Kit) k = tavern ("little-mermaid", "friend seat-1 none", "fields", "forest", "forest");

  asks_only (k, "mermaid", "seat-1", "fields-forest fields-brickyard forest-brickyard");
  kit_answer (k, "mermaid", "forest-brickyard");
  kit_shows (k, "pig seat-1 fields");
  kit_shows (k, "resources seat-1 5 0 0");
  /* At I it goes under her. */
  kit_shows (k, "friend seat-1 little-mermaid forest brickyard");
  kit_pass_round (k);
  kit_set (k, "start seat-1");
  kit_set (k, "window plan");
  asks_only (k, "plan-gather", "seat-1", "forest brickyard");
}

/* Curse of Darkness comes when seat-1 has the Little Mermaid already. */
static Kit *
mermaid_before_the_curse (guint       seed,
                          const char *kept)
{
  Kit *k = kit_new (3, "friend-deck hansel-and-gretel little-mermaid puss-in-boots", "hand seat-1 night-at-the-tavern",
                    "hand seat-2 curse-of-darkness", "hand seat-3 roar", NULL);

  set_seed (k, seed);
  kit_plan (k, "fields night-at-the-tavern", "fields curse-of-darkness", "forest roar");
  kit_answer (k, "tavern", "little-mermaid");
  kit_answer (k, "mermaid", kept);
  return k;
}

static void
got_in_mid_round_she_locks_from_then_on (void)
{
  guint fields = 0, forest = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (Kit) k = mermaid_before_the_curse (seed, "fields-forest");

      fields += kit_events (k, "gather-shuffled seat seat-1 cause curse-of-darkness location fields");
      forest += kit_events (k, "gather-shuffled seat seat-1 cause curse-of-darkness location forest");
    }
  g_assert_cmpuint (fields, >, 0);
  g_assert_cmpuint (forest, >, 0);
  g_assert_cmpuint (fields + forest, ==, SEEDS);
}

/* Whoever has drawn another card cannot come back to the locked one. */
static void
a_locked_card_that_was_shuffled_away_cannot_be_drawn_again (void)
{
  guint away = 0, stayed = 0, roared = 0;

  for (guint seed = 1; seed <= 6 * SEEDS; seed++)
    {
      g_autoptr (Kit) k = mermaid_before_the_curse (seed, "forest-brickyard");
      gboolean at_fields;

      at_fields = kit_events (k, "gather-shuffled seat seat-1 cause curse-of-darkness location fields") > 0;
      stayed += at_fields;
      if (at_fields)
        continue;
      away++;
      roared += kit_events (k, "gather-drawn seat seat-1 cause roar");
      g_assert_cmpuint (kit_events (k, "gather-drawn seat seat-1 cause roar location fields"), ==, 0);
    }
  g_assert_cmpuint (stayed, >, 0);
  g_assert_cmpuint (away, >, 0);
  g_assert_cmpuint (roared, >, 5);
}

static void
lost_to_the_tavern_her_cards_come_back_at_once (void)
{
  Count thumbelina = { 0 }, curse = { 0 };

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 little-mermaid fields brickyard", "friend-deck hansel-and-gretel thumbelina goldilocks",
           "hand seat-1 night-at-the-tavern", "window plan");
      g_autoptr (Kit) later = kit_new (3, "friend seat-1 little-mermaid fields brickyard",
                                       "friend-deck hansel-and-gretel puss-in-boots goldilocks",
                                       "hand seat-2 night-at-the-tavern", "hand seat-3 curse-of-darkness",
                                       "window plan", NULL);

      set_seed (k, seed);
      kit_plan (k, "fields night-at-the-tavern", "forest", "forest");
      kit_answer (k, "tavern", "thumbelina");
      kit_answer (k, "thumbelina", "yes");
      count_pig (thumbelina, k, 0);

      set_seed (later, seed);
      kit_plan (later, "fields", "forest night-at-the-tavern", "forest curse-of-darkness");
      kit_answer (later, "tavern", "goldilocks");
      count_pig (curse, later, 0);
    }
  assert_came (thumbelina, TO_FOREST | TO_BRICKYARD);
  assert_came (curse, TO_FIELDS | TO_FOREST | TO_BRICKYARD);
}

const KitTest kit_interaction_planning_tests[] = {
  { "interaction", "what-the-queen-knows-follows-the-card-through-the-well",
    what_the_queen_knows_follows_the_card_through_the_well },
  { "interaction", "what-the-queen-knows-is-shuffled-away-by-the-curse",
    what_the_queen_knows_is_shuffled_away_by_the_curse },
  { "interaction", "the-queen-may-look-at-sleeping-beautys-fable", the_queen_may_look_at_sleeping_beautys_fable },
  { "interaction", "as-sleeping-beautys-target-the-queen-looks-and-plans-last",
    as_sleeping_beautys_target_the_queen_still_looks_and_plans_last },
  { "interaction", "who-knew-the-top-fable-knows-sleeping-beautys", who_knew_the_top_fable_knows_sleeping_beautys },
  { "interaction", "sleeping-beautys-fable-counts-for-the-huntsman", sleeping_beautys_fable_counts_for_the_huntsman },
  { "interaction", "locked-cards-are-in-no-shuffle-of-the-curse", locked_cards_are_in_no_shuffle_of_the_curse },
  { "interaction", "locked-cards-are-in-no-shuffle-of-roar", locked_cards_are_in_no_shuffle_of_roar },
  { "interaction", "a-swapped-in-card-of-a-locked-location-is-valid", a_swapped_in_card_of_a_locked_location_is_valid },
  { "interaction", "a-swapped-in-card-is-shuffled-with-the-hand", a_swapped_in_card_is_shuffled_with_the_hand },
  { "interaction", "mermaid-in-mid-round-the-lying-card-still-counts", got_in_mid_round_the_lying_card_still_counts },
  { "interaction", "mermaid-in-mid-round-locks-from-then-on", got_in_mid_round_she_locks_from_then_on },
  { "interaction", "a-locked-card-shuffled-away-cannot-be-drawn-again",
    a_locked_card_that_was_shuffled_away_cannot_be_drawn_again },
  { "interaction", "mermaid-lost-to-the-tavern-cards-come-back-at-once",
    lost_to_the_tavern_her_cards_come_back_at_once },
  { NULL },
};
