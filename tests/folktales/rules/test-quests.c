/* test-quests.c: what the Folktale cards ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
the_fourteen_cards (void)
{
  static const struct
  {
    const char *id, *who, *give, *first, *second;
    guint gold, biscuits, treasure;
  } cards[] = {
    { "witch", "witch", NULL, "seven-league-boots", "enchanted-sword", 0, 0, 0 },
    { "dragon", "dragon", NULL, "enchanted-sword", "wishing-table", 0, 0, 0 },
    { "devil", "devil", NULL, "magic-cloak", "seven-league-boots", 0, 0, 0 },
    { "wolves", "wolves", NULL, "golden-comb", "seven-league-boots", 0, 0, 0 },
    { "robbers", "robbers", NULL, "enchanted-sword", "magic-wand", 0, 0, 0 },
    { "giant", "giant", NULL, "golden-comb", "enchanted-sword", 2, 0, 0 },
    { "lion", "lion", "dove", "magic-wand", "magic-cloak", 0, 0, 0 },
    { "bear", "bear", "rope", "golden-comb", "wishing-table", 0, 0, 0 },
    { "kind-fairy", "kind-fairy", "golden-comb", "magic-wand", NULL, 0, 0, 0 },
    { "cottage", "cottage", NULL, "magic-cloak", "wishing-table", 0, 3, 0 },
    { "beggar", "beggar", "dog", "wishing-table", "magic-wand", 0, 0, 0 },
    { "dwarf", "dwarf", "pickaxe", "wishing-table", NULL, 0, 0, 3 },
    { "old-man", "old-man", "black-cat", "magic-wand", "seven-league-boots", 0, 0, 0 },
    { "palace", "king", "key", "magic-cloak", NULL, 0, 0, 0 },
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (cards) == FOLK_N_CARDS);
  for (guint i = 0; i < FOLK_N_CARDS; i++)
    {
      const FolkCardInfo *info = &folk_cards[i];

      g_assert_cmpstr (info->id, ==, cards[i].id);
      g_assert_cmpstr (folk_adventure_ids[info->who], ==, cards[i].who);
      g_assert_cmpstr (info->tile == FOLK_NONE ? NULL : folk_tile_ids[info->tile], ==, cards[i].give);
      g_assert_cmpstr (folk_tile_ids[info->bring[0]], ==, cards[i].first);
      g_assert_cmpstr (info->bring[1] == FOLK_NONE ? NULL : folk_tile_ids[info->bring[1]], ==, cards[i].second);
      g_assert_cmpuint (info->gold, ==, cards[i].gold);
      g_assert_cmpuint (info->biscuits, ==, cards[i].biscuits);
      g_assert_cmpuint (info->treasure, ==, cards[i].treasure);
    }
}

static void
a_foe_that_asks_nothing_is_faced_with_the_first_throw (void)
{
  KIT2 ("quests seat-1 wolves", "fields seat-1 qr1", "biscuits seat-1 1", "advice seat-1 7");

  kit_chance (k, "8:1");
  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "qr2");
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
  /* Whatever comes. */
  kit_asks (k, "luck", "seat-1");
}

static void
what_is_asked_is_handed_over_before_the_throw (void)
{
  KIT2 ("quests seat-1 bear", "fields seat-1 forest-gate", "tiles seat-1 rope", "biscuits seat-1 none");

  kit_meet (k, 1, "fe1", 5);
  kit_answer (k, "hand-over", "yes");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 0);
  g_assert_cmpuint (folk_supply (&k->s, FOLK_ROPE), ==, 3);
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
}

static void
or_not_and_then_it_is_an_ordinary_adventure (void)
{
  KIT2 ("quests seat-1 bear", "fields seat-1 forest-gate", "tiles seat-1 rope", "biscuits seat-1 none");

  kit_meet (k, 1, "fe1", 5);
  kit_answer (k, "hand-over", "no");
  kit_asks (k, "luck", "seat-1");
  g_assert_cmpuint (SEAT (1)->done, ==, 0);
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 1);
}

static void
without_it_nobody_is_asked (void)
{
  KIT2 ("quests seat-1 bear", "fields seat-1 forest-gate", "biscuits seat-1 none");

  kit_meet (k, 1, "fe1", 5);
  kit_asks (k, "luck", "seat-1");
  g_assert_cmpuint (SEAT (1)->done, ==, 0);
}

static void
gold_and_biscuits_go_back_to_the_supply (void)
{
  KIT2 ("quests seat-1 giant seat-2 cottage", "fields seat-1 cr3", "gold seat-1 3", "biscuits seat-1 2");

  kit_chance (k, "8:4");
  kit_answer (k, "before", "walk-2");
  kit_answer (k, "way", "cr5");
  kit_answer (k, "hand-over", "yes");
  g_assert_cmpuint (SEAT (1)->gold, ==, 1);
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "quests seat-1 cottage");
  kit_set (k, "done seat-1 0");
  kit_set (k, "fields seat-1 fw1");
  kit_set (k, "biscuits seat-1 1 2 2 5");
  kit_meet (k, 1, "fw2", 5);
  kit_answer (k, "hand-over", "yes");
  kit_answer (k, "pay", "biscuit-1");
  kit_answer (k, "pay", "biscuit-2");
  kit_answer (k, "pay", "biscuit-2");
  kit_shows (k, "biscuits seat-1 5 seat-2 1 2");
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
}

static void
a_golden_comb_is_handed_over_spent_or_not (void)
{
  KIT2 ("quests seat-1 kind-fairy", "fields seat-1 sx1", "tiles seat-1 golden-comb/2", "biscuits seat-1 none");

  kit_meet (k, 1, "sx2", 5);
  kit_answer (k, "hand-over", "yes");
  g_assert_cmpuint (kit_tile (k, 1, "golden-comb"), ==, 0);
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
}

static void
the_wishing_table_feeds_no_cottage (void)
{
  KIT2 ("quests seat-1 cottage", "fields seat-1 fw1", "tiles seat-1 wishing-table", "biscuits seat-1 1 1");

  kit_meet (k, 1, "fw2", 5);
  kit_asks (k, "advice", "seat-1");
}

static void
the_palace_is_an_adventure_only_for_who_hands_over_the_key (void)
{
  KIT2 ("quests seat-1 palace", "fields seat-1 hp10", "tiles seat-1 key", "biscuits seat-1 none");

  kit_chance (k, "6:1 - 8:7");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "palace");
  /* After the Biscuit. */
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  kit_answer (k, "hand-over", "yes");
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
  kit_answer (k, "luck", "get-advice");
  kit_asks (k, "after", "seat-1");
}

static void
in_the_palace_one_may_keep_the_key (void)
{
  KIT2 ("quests seat-1 palace", "fields seat-1 hp10", "tiles seat-1 key", "biscuits seat-1 none");

  kit_roll (k, 1, "palace");
  kit_answer (k, "hand-over", "no");
  kit_asks (k, "after", "seat-1");
}

static void
the_trickster_helps_against_the_king (void)
{
  KIT ("players=4", "quests seat-1 palace", "fields seat-1 hp10", "tiles seat-1 key trickster", "biscuits seat-1 none");

  kit_chance (k, "6:1 - 8:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "palace");
  kit_answer (k, "hand-over", "yes");
  g_assert_true (kit_offers (k, "trickster"));
}

static void
one_who_stands_there_sees_to_the_quest (void)
{
  KIT2 ("quests seat-1 bear", "fields seat-1 fe1", "tiles seat-1 rope", "biscuits seat-1 none");

  kit_chance (k, "8:6");
  kit_answer (k, "before", "see-to-quest");
  g_assert_cmpuint (SEAT (1)->done, ==, 1);
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 0);
  kit_answer (k, "luck", "lose-turn");
  kit_asks (k, "after", "seat-1");
}

static void
also_to_a_foe_that_asks_nothing (void)
{
  KIT2 ("quests seat-1 wolves", "fields seat-1 qr2");

  g_assert_true (kit_offers (k, "see-to-quest"));
  kit_set (k, "done seat-1 1");
  g_assert_false (kit_offers (k, "see-to-quest"));
}

static void
not_without_what_it_asks_nor_after_a_move (void)
{
  KIT2 ("quests seat-1 bear", "fields seat-1 fe1", "biscuits seat-1 1");

  g_assert_false (kit_offers (k, "see-to-quest"));
  kit_set (k, "tiles seat-1 rope");
  kit_set (k, "fields seat-1 fe3");
  kit_chance (k, "8:6");
  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "fe2");
  kit_answer (k, "hand-over", "no");
  kit_answer (k, "luck", "lose-thing");
  kit_answer (k, "lose", "gold");
  kit_asks (k, "before", "seat-1");
  g_assert_false (kit_offers (k, "see-to-quest"));
}

static void
several_quests_are_fulfilled_in_their_order (void)
{
  KIT ("players=2 quests=three", "quests seat-1 wolves witch devil", "fields seat-1 raven-gate", "biscuits seat-1 none", "tiles seat-1 boot");

  kit_meet (k, 1, "rt1", 8);
  /* The second one does not count yet. */
  g_assert_cmpuint (SEAT (1)->done, ==, 0);
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "done seat-1 1");
  kit_set (k, "fields seat-1 raven-gate");
  kit_meet (k, 1, "rt1", 8);
  g_assert_cmpuint (SEAT (1)->done, ==, 2);
}

static void
with_several_quests_nothing_need_be_brought (void)
{
  KIT ("players=2 quests=three", "quests seat-1 wolves witch dwarf", "done seat-1 3", "fields seat-1 castle", "gold seat-1 0");

  g_assert_true (kit_offers (k, "knock"));
}

static void
a_member_may_do_any_members_quest_with_their_own_tiles (void)
{
  KIT ("players=4 teams=twos", "quests seat-1 witch seat-2 dragon seat-3 bear seat-4 devil", "fields seat-1 forest-gate",
       "tiles seat-1 rope", "biscuits seat-1 none");

  kit_meet (k, 1, "fe1", 5);
  kit_answer (k, "hand-over", "yes");
  kit_shows (k, "done seat-1 0 seat-2 0 seat-3 1 seat-4 0");
  g_assert_cmpuint (kit_tile (k, 1, "rope"), ==, 0);
}

static void
nobody_does_the_quest_of_another_team (void)
{
  KIT ("players=4 teams=twos", "quests seat-1 witch seat-2 bear seat-3 dragon seat-4 devil", "fields seat-1 forest-gate",
       "tiles seat-1 rope", "biscuits seat-1 none");

  kit_meet (k, 1, "fe1", 5);
  kit_asks (k, "luck", "seat-1");
}

static void
who_has_less_than_is_asked_is_not_asked (void)
{
  KIT2 ("quests seat-1 giant", "fields seat-1 cr3", "gold seat-1 1", "biscuits seat-1 2");

  kit_chance (k, "8:8");
  kit_answer (k, "before", "walk-2");
  kit_answer (k, "way", "cr5");
  kit_asks (k, "luck", "seat-1");
  g_assert_cmpuint (SEAT (1)->done, ==, 0);
}

const KitTest kit_quests_tests[] = {
  { "quests", "the-fourteen-cards", the_fourteen_cards },
  { "quests", "a-foe-that-asks-nothing-is-faced-with-the-first-throw", a_foe_that_asks_nothing_is_faced_with_the_first_throw },
  { "quests", "what-is-asked-is-handed-over-before-the-throw", what_is_asked_is_handed_over_before_the_throw },
  { "quests", "or-not-and-then-it-is-an-ordinary-adventure", or_not_and_then_it_is_an_ordinary_adventure },
  { "quests", "without-it-nobody-is-asked", without_it_nobody_is_asked },
  { "quests", "gold-and-biscuits-go-back-to-the-supply", gold_and_biscuits_go_back_to_the_supply },
  { "quests", "a-golden-comb-is-handed-over-spent-or-not", a_golden_comb_is_handed_over_spent_or_not },
  { "quests", "the-wishing-table-feeds-no-cottage", the_wishing_table_feeds_no_cottage },
  { "quests", "the-palace-is-an-adventure-only-for-who-hands-over-the-key",
    the_palace_is_an_adventure_only_for_who_hands_over_the_key },
  { "quests", "in-the-palace-one-may-keep-the-key", in_the_palace_one_may_keep_the_key },
  { "quests", "the-trickster-helps-against-the-king", the_trickster_helps_against_the_king },
  { "quests", "one-who-stands-there-sees-to-the-quest", one_who_stands_there_sees_to_the_quest },
  { "quests", "also-to-a-foe-that-asks-nothing", also_to_a_foe_that_asks_nothing },
  { "quests", "not-without-what-it-asks-nor-after-a-move", not_without_what_it_asks_nor_after_a_move },
  { "quests", "several-quests-are-fulfilled-in-their-order", several_quests_are_fulfilled_in_their_order },
  { "quests", "with-several-quests-nothing-need-be-brought", with_several_quests_nothing_need_be_brought },
  { "quests", "a-member-may-do-any-members-quest-with-their-own-tiles", a_member_may_do_any_members_quest_with_their_own_tiles },
  { "quests", "nobody-does-the-quest-of-another-team", nobody_does_the_quest_of_another_team },
  { "quests", "who-has-less-than-is-asked-is-not-asked", who_has_less_than_is_asked_is_not_asked },
  { NULL },
};
