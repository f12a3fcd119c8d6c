/* test-models.c: what the table of Hungarian Folktales knows of what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-folk-table.h>
#include <bramble-folk-target.h>
#include <bramble-folk-words.h>
#include <bramble-item.h>
#include <rules/folk-text.h>

#include "kit.h"
#include "sitting.h"
#include "test-plain.h"

static BrambleFolkTable *
lay (Kit           *k,
     int            viewer,
     BrambleMatch **match)
{
  *match = sitting_new (&folktales_game, &k->s, BRAMBLE_ALL_SEATS);
  bramble_match_set_viewer (*match, viewer);
  return bramble_folk_table_new (*match);
}

static BrambleFolkHero *
hero_of (BrambleFolkTable *table,
         guint             seat)
{
  g_autoptr (BrambleFolkHero) hero = g_list_model_get_item (bramble_folk_table_get_heroes (table), seat);

  return hero;
}

static const BrambleFolkTask *
task_of (BrambleFolkTable *table,
         guint             seat,
         guint             place)
{
  const GArray *tasks = bramble_folk_hero_get_tasks (hero_of (table, seat));

  g_assert_cmpuint (place, <, tasks->len);
  return &g_array_index (tasks, BrambleFolkTask, place);
}

/* What is missing is on the list with where it is; what is there has a tick. */
static void
lists_say_where (void)
{
  KIT2 ("quests seat-1 giant", "tiles seat-1 golden-comb", "gold seat-1 1");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleFolkTable) table = lay (k, 0, &match);

  g_assert_cmpstr (task_of (table, 0, 0)->what, ==, "Hand over: 2 Gold Coins");
  g_assert_cmpstr (task_of (table, 0, 0)->where, ==, "1 of 2; Bare Lands, 7 steps");
  g_assert_false (task_of (table, 0, 0)->done);
  g_assert_cmpstr (task_of (table, 0, 1)->what, ==, "Quest: face the Giant");
  g_assert_cmpstr (task_of (table, 0, 1)->where, ==, "Glass Mountain, 32 steps");
  g_assert_cmpstr (task_of (table, 0, 2)->name, ==, "Golden Comb");
  g_assert_true (task_of (table, 0, 2)->done);
  g_assert_cmpstr (task_of (table, 0, 3)->what, ==, "Bring: Enchanted Sword");
  g_assert_cmpstr (task_of (table, 0, 4)->where, ==, "Castle Park, 27 steps");
  g_assert_cmpuint (bramble_folk_hero_get_tasks (hero_of (table, 0))->len, ==, 5);
  g_assert_cmpuint (bramble_folk_tasks_done (bramble_folk_hero_get_tasks (hero_of (table, 0))), ==, 1);
}

/* When a quest is fulfilled nothing is to be handed over any more. */
static void
quests_are_ticked_off (void)
{
  KIT2 ("quests seat-1 giant", "done seat-1 1");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleFolkTable) table = lay (k, 0, &match);

  g_assert_cmpstr (task_of (table, 0, 0)->what, ==, "Quest: face the Giant");
  g_assert_true (task_of (table, 0, 0)->done);
  g_assert_cmpstr (task_of (table, 0, 1)->what, ==, "Bring: Golden Comb");
}

/* All that is seen of a hero is said in sentences, and what is hidden is not. */
static void
descriptions_say_everything (void)
{
  KIT2 ("tiles seat-1 rope magic-wand/1", "boot seat-1 1", "now after offers 0 bonus 0 used moved game:after:seat=seat-1",
        "lost seat-1 2");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleFolkTable) table = lay (k, 0, &match);
  const char *own = bramble_folk_hero_get_description (hero_of (table, 0));
  const char *other = bramble_folk_hero_get_description (hero_of (table, 1));
  const char *parts[] = { "Son of the White Mare", "Stands here: the Village.", "Biscuits: 2, Advice: 1, Gold Coins: 1.",
                          "Biscuits with the number 1: 1.", "In the satchel, 2 of 5: Rope, Magic Wand, used 1 of 2 times.",
                          "each roll counts 1 less", "Will lose 2 turns.", "Quest: face the Witch (Dark Woods, 40 steps)." };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (own, parts[i]) == NULL)
      g_error ("“%s” is not in: %s", parts[i], own);
  g_assert_nonnull (strstr (other, "Biscuits: 2, Advice: 1, Gold Coins: 1."));
  g_assert_null (strstr (other, "number"));
  g_assert_cmpuint (g_list_model_get_n_items (bramble_folk_hero_get_biscuits (hero_of (table, 0))), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (bramble_folk_hero_get_biscuits (hero_of (table, 1))), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (bramble_folk_hero_get_tiles (hero_of (table, 0))), ==, 2);
}

/* Answers by its id. */
static void
answer (BrambleMatch *match,
        const char   *id)
{
  BrambleAsk ask;
  char option[64];
  guint i = 0;

  bramble_match_get_ask (match, &ask);
  for (; i < ask.n_options; i++)
    {
      folktales_game.option_id (&ask, i, option, sizeof option);
      if (strcmp (option, id) == 0)
        break;
    }
  g_assert_cmpuint (i, <, ask.n_options);
  g_assert_true (bramble_match_answer (match, i));
}

static const char *
name_of (GListModel *list,
         guint       place)
{
  g_autoptr (BrambleItem) item = g_list_model_get_item (list, place);

  return bramble_item_get_name (item);
}

/* What is written on tiles and Biscuits is what there is now. */
static void
tiles_and_biscuits_are_counted (void)
{
  KIT2 ("tiles seat-1 magic-wand rope rope", "biscuits seat-1 1 1 2", "fields seat-1 vf1");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleFolkTable) table = lay (k, 0, &match);
  GListModel *biscuits = bramble_folk_hero_get_biscuits (hero_of (table, 0));
  GListModel *tiles = bramble_folk_hero_get_tiles (hero_of (table, 0));

  g_assert_cmpstr (name_of (biscuits, 0), ==, "2 × Biscuit of 1 step");
  g_assert_cmpstr (name_of (tiles, 0), ==, "2 × Rope");
  g_assert_cmpstr (name_of (tiles, 1), ==, "Magic Wand");
  answer (match, "wand-rope");
  answer (match, "key");
  g_assert_cmpstr (name_of (tiles, 0), ==, "Rope");
  g_assert_cmpstr (name_of (tiles, 2), ==, "Magic Wand, used 1 of 2 times");
  answer (match, "walk-1");
  answer (match, "village");
  g_assert_cmpstr (name_of (biscuits, 0), ==, "Biscuit of 1 step");
}

/* A tile that can be used once more and one that is spent are told apart, by sign and name. */
static void
used_tiles_are_told_apart (void)
{
  static const struct
  {
    const char *words;
    const char *name;
    const char *sign; /* (nullable) */
  } rows[] = {
    { "tiles seat-1 golden-comb", "Golden Comb", NULL },
    { "tiles seat-1 golden-comb/1", "Golden Comb, used 1 of 2 times", "1/2" },
    { "tiles seat-1 golden-comb/2", "Golden Comb, spent", "✗" },
    { "tiles seat-1 magic-cloak/1", "Magic Cloak, spent", "✗" },
    { "tiles seat-1 rope rope", "2 × Rope", "×2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT2 (rows[i].words);
      g_autoptr (BrambleMatch) match = NULL;
      g_autoptr (BrambleFolkTable) table = lay (k, 0, &match);
      g_autoptr (BrambleItem) tile = g_list_model_get_item (bramble_folk_hero_get_tiles (hero_of (table, 0)), 0);

      g_assert_cmpstr (bramble_item_get_name (tile), ==, rows[i].name);
      g_assert_cmpstr (bramble_item_get_note (tile), ==, rows[i].sign);
    }
}

/* A field's name says land, kind, distance and who stands there. */
static void
fields_are_named (void)
{
  KIT2 ("fields seat-2 vf3");
  const char *names[] = { "Hazel", "Rowan" };
  g_autofree char *near = bramble_folk_field_label (&k->s, 0, folk_board_find ("vf3"), names);
  g_autofree char *here = bramble_folk_field_label (&k->s, 0, FOLK_VILLAGE, names);
  g_autofree char *path = bramble_folk_field_label (&k->s, 0, folk_board_find ("sea-1"), names);
  g_autofree char *about = bramble_folk_field_about (&k->s, 0, folk_board_find ("vf3"));

  g_assert_cmpstr (near, ==, "Wheat, Wheat Fields +1, 3 steps from the Village, 3 steps away. Here: Rowan");
  g_assert_cmpstr (here, ==, "The Village, Wheat Fields +1. Here: Hazel");
  g_assert_cmpstr (path, ==, "The Sea, path of a shortcut");
  g_assert_cmpstr (about, ==, "At the end of a move: 1 Biscuit.");
}

/* Words are enough to tell every field from every other, wherever they are said. */
static void
fields_are_told_apart (void)
{
  KIT2 (NULL);
  const char *names[] = { "Hazel", "Rowan" };
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    {
      char *exact = folk_field_exact_text (i);
      char *label = bramble_folk_field_label (&k->s, 0, i, names);
      g_autofree char *text = folk_field_text (i);

      g_test_message ("%s / %s / %s", text, exact, label);
      kit_assert_plain (text);
      kit_assert_plain (exact);
      kit_assert_plain (label);
      /* Who says where somebody went need not say on which space of an adventure. */
      if (folk_board_fields ()[i].kind != FOLK_KIND_ADVENTURE)
        g_assert_cmpstr (text, ==, exact);
      g_assert_true (g_hash_table_add (said, exact));
      g_assert_true (g_hash_table_add (labels, label));
    }
}

/* A move that begins with somebody does not meet them again, and who has everything
 * hears what the gate is good for. */
static void
ends_know_where_one_comes_from (void)
{
  KIT2 ("fields seat-1 cr9", "done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword");
  g_autofree char *again = bramble_folk_end_text (&k->s, 0, folk_board_find ("cr11"));
  g_autofree char *first = bramble_folk_end_text (&k->s, 1, folk_board_find ("cr11"));
  g_autofree char *gate = bramble_folk_end_text (&k->s, 0, FOLK_CASTLE);
  g_autofree char *wall = bramble_folk_end_text (&k->s, 1, FOLK_CASTLE);

  g_assert_cmpstr (again, ==, "nothing: you come from the Dragon");
  g_assert_cmpstr (first, ==, "the quest at the Dragon");
  g_assert_cmpstr (gate, ==, "you stop here, and may knock next turn");
  g_assert_cmpstr (wall, ==, "you stop here");
}

/* What a way costs and brings is what then happens. */
static void
ways_bring_what_they_say (void)
{
  guint ways = 0;

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&folktales_game, 2 + seed % 5, seed, 400);

      for (guint step = 0; step < bramble_record_n_steps (record); step++)
        {
          const FolkState *s = bramble_record_state (record, step);
          BrambleAsk ask;

          folktales_game.ask (s, &ask);
          for (guint i = 0; i < ask.n_options && ask.kind == FOLK_ASK_WAY; i++)
            {
              const BrambleOption *way = &ask.options[i];
              guint8 fields[FOLK_MAX_STEPS + 2];
              guint from = s->seats[ask.seat].field;
              guint n = bramble_folk_way_fields (from, way->b, way->a, fields, G_N_ELEMENTS (fields));
              g_autofree char *text = bramble_folk_way_text (s, ask.seat, way);

              g_assert_cmpuint (fields[0], ==, from);
              g_assert_cmpuint (fields[n - 1], ==, way->a);
              g_assert_cmpuint (n, <=, s->stack[s->depth - 1].n + 1u);
              for (guint k = 1; k < n; k++)
                g_assert_cmpuint (folk_board_distance (fields[k - 1], fields[k]), ==, 1);
              if (bramble_folk_way_reds (from, way) > 0 && !folk_has (s, ask.seat, FOLK_WISHING_TABLE))
                g_assert_true (strstr (text, "less") || strstr (text, "boot"));
              ways++;
            }
        }
    }
  g_assert_cmpuint (ways, >, 500);
}

/* Every answer that is about something lies where that is. */
static void
answers_lie_somewhere (void)
{
  KIT2 ("tiles seat-1 rope fish magic-cloak", "fields seat-1 vb4", "fields seat-2 vb4");
  BrambleSpot spot = { 0 };
  gboolean walk = FALSE, cloak = FALSE, sell = FALSE;

  for (guint i = 0; i < k->ask.n_options; i++)
    {
      spot = (BrambleSpot) { 0 };
      bramble_folk_locate (&k->s, &k->ask, i, &spot);
      walk |= g_strcmp0 (bramble_thing_get_name (spot.thing), "biscuit/1/2") == 0;
      cloak |= k->ask.options[i].kind == FOLK_OPT_CLOAK
               && bramble_thing_equal (spot.thing, bramble_folk_tile_thing (0, FOLK_MAGIC_CLOAK));
      sell |= k->ask.options[i].kind == FOLK_OPT_SELL && bramble_thing_equal (spot.thing, bramble_folk_tile_thing (0, FOLK_FISH));
    }
  g_assert_true (walk && cloak && sell);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/models/lists-say-where", lists_say_where);
  g_test_add_func ("/folktales/models/quests-are-ticked-off", quests_are_ticked_off);
  g_test_add_func ("/folktales/models/descriptions-say-everything", descriptions_say_everything);
  g_test_add_func ("/folktales/models/tiles-and-biscuits-are-counted", tiles_and_biscuits_are_counted);
  g_test_add_func ("/folktales/models/used-tiles-are-told-apart", used_tiles_are_told_apart);
  g_test_add_func ("/folktales/models/fields-are-named", fields_are_named);
  g_test_add_func ("/folktales/models/fields-are-told-apart", fields_are_told_apart);
  g_test_add_func ("/folktales/models/ends-know-where-one-comes-from", ends_know_where_one_comes_from);
  g_test_add_func ("/folktales/models/ways-bring-what-they-say", ways_bring_what_they_say);
  g_test_add_func ("/folktales/models/answers-lie-somewhere", answers_lie_somewhere);
  return g_test_run ();
}
