/* test-luck-model.c: chances of a throw, and what is added to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-folk-luck.h>

#include "kit.h"
#include "sitting.h"

/* Every side of the die brings exactly one outcome, and it is the one of the rules. */
static void
chances_are_exact (void)
{
  KIT ("players=6", "tiles seat-1 enchanted-sword dog", "tiles seat-2 flute", "tiles seat-3 feather", "advice seat-4 7");

  for (guint seat = 0; seat < k->s.n_seats; seat++)
    for (guint who = 0; who < FOLK_N_ADVENTURES; who++)
      {
        BrambleFolkLuck luck = { BRAMBLE_FOLK_LUCK_MEETING, seat, who, 0, 0, 0 };
        BrambleFolkOutcome outcomes[FOLK_N_ROWS];
        int bonus = folk_luck_bonus (&k->s, seat, who);
        int advice = k->s.seats[seat].advice;

        g_assert_cmpuint (bramble_folk_luck_outcomes (&k->s, &luck, outcomes), ==, FOLK_N_ROWS);
        for (guint side = 1; side <= 8; side++)
          for (guint row = 0; row < FOLK_N_ROWS; row++)
            g_assert_cmpint ((outcomes[FOLK_N_ROWS - 1 - row].sides >> (side - 1)) & 1, ==,
                             folk_row ((int) side + bonus) == row);
        for (guint row = 0; row < FOLK_N_ROWS; row++)
          {
            guint better = 0;

            for (int side = 1; side <= 8; side++)
              better += folk_row (side + bonus + advice) >= row;
            g_assert_cmpuint (outcomes[FOLK_N_ROWS - 1 - row].better, ==, better);
          }
      }
}

/* The parts that count make the total; of several weapons one does. */
static void
parts_make_the_sum (void)
{
  KIT2 ("tiles seat-1 enchanted-sword dog staff");
  BrambleFolkLuck luck = { BRAMBLE_FOLK_LUCK_MEETING, 0, FOLK_WITCH, 5, 0, 0 };
  BrambleFolkPart parts[BRAMBLE_FOLK_MAX_PARTS];
  guint n = bramble_folk_luck_parts (&k->s, &luck, parts);
  g_autofree char *sum = bramble_folk_luck_sum (&k->s, &luck);
  int total = 5;
  guint idle = 0;

  for (guint i = 0; i < n; i++)
    {
      total += parts[i].counts ? parts[i].value : 0;
      idle += !parts[i].counts;
    }
  g_assert_cmpint (total, ==, bramble_folk_luck_total (&k->s, &luck));
  g_assert_cmpuint (idle, ==, 1);
  g_assert_cmpstr (sum, ==, "5 − 4 + 2 + 2 + 1 = 6");
}

/* What Advice would bring is said while one has so much of it. */
static void
advice_is_counted (void)
{
  KIT2 ("heroes seat-1 peter", "advice seat-1 3");
  BrambleFolkLuck luck = { BRAMBLE_FOLK_LUCK_MEETING, 0, FOLK_BEGGAR, 6, 0, 0 };
  BrambleFolkOutcome outcomes[FOLK_N_ROWS];
  g_autofree char *text = NULL;

  bramble_folk_luck_outcomes (&k->s, &luck, outcomes);
  g_assert_cmpuint (outcomes[0].needs, ==, 3);
  g_assert_cmpuint (outcomes[1].needs, ==, 1);
  g_assert_true (outcomes[2].now);
  g_assert_cmpuint (outcomes[3].needs, ==, 0);
  text = bramble_folk_luck_text (&k->s, &luck);
  g_assert_nonnull (strstr (text, "Now: Take a Biscuit."));
  g_assert_nonnull (strstr (text, "Take a Magical item: with 3 Advice."));
  /* No side of the die brings anything any more. */
  g_assert_null (strstr (text, "of 8 sides"));
}

/* What somebody has besides Advice is reckoned with: a Key at the gate, the Trickster in a
 * meeting, and whatever throws the die again. */
static void
tiles_are_counted (void)
{
  static const struct
  {
    const char *tiles;
    const char *advice;
    BrambleFolkLuck luck;
    guint tile;
    guint n_tiles;
    guint needs;
    const char *text; /* (nullable) */
  } rows[] = {
    { "tiles seat-1 key", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 5, 0, 0 }, FOLK_KEY, 1, 0, "with this: Key." },
    { "tiles seat-1 key", "advice seat-1 1", { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 4, 0, 0 }, FOLK_KEY, 1, 1, "with this: Key + 1 Advice." },
    { "tiles seat-1 key key", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 2, 0, 0 }, FOLK_KEY, 2, 0, "with this: 2 × Key." },
    { "tiles seat-1 key", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 4, 0, 0 }, 0, 0, 0, NULL },
    { "tiles seat-1 key", "advice seat-1 3", { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 5, 0, 0 }, FOLK_KEY, 0, 3, "with 3 Advice." },
    { "tiles seat-1 golden-comb", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 1, 0, 0 }, FOLK_GOLDEN_COMB, 1, 0, "Golden Comb." },
    { "tiles seat-1 golden-comb", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_SPELL, 0, 0, 1, 0, 1u << FOLK_GOLDEN_COMB }, 0, 0, 0, NULL },
    { "tiles seat-1 key", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_SPELL, 0, 0, 1, 0, 0 }, 0, 0, 0, NULL },
    { "tiles seat-1 lantern", "advice seat-1 5", { BRAMBLE_FOLK_LUCK_MEETING, 0, FOLK_WITCH, 4, 0, 0 }, FOLK_LANTERN, 1, 0, "Lantern." },
    { "tiles seat-1 trickster", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_MEETING, 0, FOLK_BEGGAR, 4, 0, 0 }, FOLK_TRICKSTER, 1, 0, "Trickster." },
    { "tiles seat-1 trickster", "advice seat-1 0", { BRAMBLE_FOLK_LUCK_MEETING, 0, FOLK_BEGGAR, 4, 0, 1u << FOLK_TRICKSTER }, 0, 0, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT ("players=4", "heroes seat-1 peter", rows[i].tiles, rows[i].advice);
      BrambleFolkOutcome outcomes[FOLK_N_ROWS];
      g_autofree char *text = bramble_folk_luck_text (&k->s, &rows[i].luck);

      bramble_folk_luck_outcomes (&k->s, &rows[i].luck, outcomes);
      g_assert_cmpuint (outcomes[0].n_tiles, ==, rows[i].n_tiles);
      g_assert_cmpuint (outcomes[0].needs, ==, rows[i].needs);
      if (rows[i].n_tiles > 0)
        g_assert_cmpuint (outcomes[0].tile, ==, rows[i].tile);
      if (rows[i].text)
        g_assert_nonnull (strstr (text, rows[i].text));
      else
        g_assert_null (strstr (text, ": with "));
    }
}

/* Before the die is thrown a Key opens the gate with three sides more. */
static void
key_is_a_chance (void)
{
  KIT2 ("tiles seat-1 key", "advice seat-1 1");
  BrambleFolkLuck luck = { BRAMBLE_FOLK_LUCK_GATE, 0, 0, 0, 0, 0 };
  BrambleFolkOutcome outcomes[FOLK_N_ROWS];

  bramble_folk_luck_outcomes (&k->s, &luck, outcomes);
  g_assert_cmpuint (bramble_folk_count_sides (outcomes[0].sides), ==, 1);
  g_assert_cmpuint (outcomes[0].better, ==, 5);
}

/* A throw is known by what is asked about it, before and after the die has fallen. */
static void
throws_are_found (void)
{
  KIT2 ("fields seat-1 vb4");
  BrambleFolkLuck luck;

  g_assert_false (bramble_folk_luck_asked (&k->s, &luck));
  kit_chance (k, "6:2");
  kit_answer (k, "before", "roll");
  while (k->ask.kind == FOLK_ASK_WAY)
    kit_answer (k, "way", "vb5");
  g_assert_true (bramble_folk_luck_asked (&k->s, &luck));
  g_assert_cmpint (luck.kind, ==, BRAMBLE_FOLK_LUCK_MEETING);
  g_assert_cmpuint (luck.who, ==, FOLK_SNAKE);
  g_assert_cmpuint (luck.die, ==, 0);
  kit_chance (k, "8:7");
  kit_answer (k, "advice", "no");
  g_assert_true (bramble_folk_luck_asked (&k->s, &luck));
  g_assert_cmpuint (luck.die, ==, 7);
  g_assert_cmpint (bramble_folk_luck_total (&k->s, &luck), ==, 5);
}

/* The throw at one's quest, as it is asked about, in words. */
static void
assert_quest (Kit        *k,
              const char *text)
{
  static const char *const names[] = { "Hazel", "Rowan", "Moss", "Ash" };
  BrambleFolkLuck luck;
  g_autofree char *quest = NULL;
  g_autofree char *words = NULL;

  g_assert_true (bramble_folk_luck_asked (&k->s, &luck));
  quest = bramble_folk_luck_quest_text (&k->s, names, &luck);
  g_assert_cmpstr (quest, ==, text);
  words = bramble_folk_luck_words (&k->s, names, &luck);
  g_assert_true (text == NULL || strstr (words, text));
}

/* Who throws before their quest reads that it will be fulfilled, and then that it is, and what is left. */
static void
a_throw_says_that_it_fulfils_the_quest (void)
{
  KIT2 ("quests seat-1 witch", "fields seat-1 rt3", "tiles seat-1 seven-league-boots", "biscuits seat-1 1 1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "rt2");
  assert_quest (k, "The quest is fulfilled as the die falls, whatever it brings.");
  kit_chance (k, "8:7");
  kit_answer (k, "advice", "no");
  assert_quest (k, "Quest fulfilled, whatever this throw brings.\nStill to bring: Enchanted Sword.");
}

/* Nothing is said to who keeps what the quest asks for, or meets somebody else's Foe. */
static void
other_throws_fulfil_no_quest (void)
{
  KIT2 ("quests seat-1 dwarf seat-2 lion", "fields seat-1 hp5", "tiles seat-1 pickaxe", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "hp6");
  assert_quest (k, NULL);
  kit_chance (k, "8:7");
  kit_answer (k, "hand-over", "no");
  assert_quest (k, NULL);
}

/* With everything in hand only the Castle is left, and of several quests the next one comes first. */
static void
what_is_left_after_a_quest_is_said (void)
{
  {
    KIT2 ("quests seat-1 dwarf", "fields seat-1 hp5", "tiles seat-1 pickaxe wishing-table", "gold seat-1 3", "biscuits seat-1 1");

    kit_answer (k, "before", "walk-1");
    kit_answer (k, "way", "hp6");
    kit_chance (k, "8:7");
    kit_answer (k, "hand-over", "yes");
    assert_quest (k, "Quest fulfilled, whatever this throw brings.\nNow to the Castle!");
  }
  {
    KIT ("players=2 quests=three", "quests seat-1 witch bear lion", "fields seat-1 rt3", "biscuits seat-1 1");

    kit_answer (k, "before", "walk-1");
    kit_chance (k, "8:7");
    kit_answer (k, "way", "rt2");
    assert_quest (k, "Quest fulfilled, whatever this throw brings.\nNext quest: the Bear.");
  }
}

/* A partner's quest is called so. */
static void
quests_of_partners_are_named (void)
{
  KIT ("players=4 teams=twos", "quests seat-1 lion seat-3 witch", "fields seat-1 rt3", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_chance (k, "8:7");
  kit_answer (k, "way", "rt2");
  assert_quest (k, "Quest of Moss fulfilled, whatever this throw brings.\nNext quest: the Lion.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/luck-model/chances-are-exact", chances_are_exact);
  g_test_add_func ("/folktales/luck-model/parts-make-the-sum", parts_make_the_sum);
  g_test_add_func ("/folktales/luck-model/advice-is-counted", advice_is_counted);
  g_test_add_func ("/folktales/luck-model/tiles-are-counted", tiles_are_counted);
  g_test_add_func ("/folktales/luck-model/key-is-a-chance", key_is_a_chance);
  g_test_add_func ("/folktales/luck-model/throws-are-found", throws_are_found);
  g_test_add_func ("/folktales/luck-model/a-throw-says-that-it-fulfils-the-quest", a_throw_says_that_it_fulfils_the_quest);
  g_test_add_func ("/folktales/luck-model/other-throws-fulfil-no-quest", other_throws_fulfil_no_quest);
  g_test_add_func ("/folktales/luck-model/what-is-left-after-a-quest-is-said", what_is_left_after_a_quest_is_said);
  g_test_add_func ("/folktales/luck-model/quests-of-partners-are-named", quests_of_partners_are_named);
  return g_test_run ();
}
