/* test-models.c: what the table of Fairytale Gloom knows of what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-gloom-cards.h>
#include <bramble-gloom-table.h>
#include <bramble-item.h>

#include "kit.h"
#include "sitting.h"

/* A table on which @k stands, seen by @viewer. */
static BrambleGloomTable *
lay (Kit           *k,
     int            viewer,
     BrambleMatch **match)
{
  *match = sitting_new (&gloom_game, &k->s, BRAMBLE_ALL_SEATS);
  bramble_match_set_viewer (*match, viewer);
  return bramble_gloom_table_new (*match);
}

static BrambleGloomHero *
hero_of (BrambleGloomTable *table,
         guint              index)
{
  g_autoptr (BrambleGloomHero) hero = g_list_model_get_item (bramble_gloom_table_get_heroes (table), index);

  return hero;
}

/* Layers are those of the pile, and each place shows the topmost card that prints
 * there. */
static void
test_layers (void)
{
  KIT (2, "pile cinderella asked-to-dance lost-a-shoe-and-an-argument turned-to-stone");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleGloomTable) table = lay (k, 0, &match);
  BrambleGloomHero *hero = hero_of (table, 0);
  const BrambleGloomLayer *layers;
  guint n;

  layers = bramble_gloom_hero_get_layers (hero, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (layers[0].card, ==, GLOOM_ASKED_TO_DANCE);
  g_assert_cmpuint (layers[2].card, ==, GLOOM_TURNED_TO_STONE);
  /* +10/·/+5, −5/−15/·, −10/·/0 are −10, −15 and 0. */
  g_assert_cmpuint (layers[0].shows & 7, ==, 0);
  g_assert_cmpuint (layers[1].shows & 7, ==, BRAMBLE_GLOOM_POINTS (1));
  g_assert_cmpuint (layers[2].shows & 7, ==, BRAMBLE_GLOOM_POINTS (0) | BRAMBLE_GLOOM_POINTS (2));
  g_assert_cmpint (bramble_gloom_hero_get_worth (hero), ==, -25);
  g_assert_cmpuint (bramble_gloom_hero_find_shown (hero, BRAMBLE_GLOOM_PORTRAIT)->card, ==, GLOOM_TURNED_TO_STONE);
  g_assert_cmpuint (bramble_gloom_hero_find_shown (hero, BRAMBLE_GLOOM_EFFECT)->card, ==, GLOOM_TURNED_TO_STONE);
  /* What is above the Wand covers the Heart of the first, not the one of the second. */
  g_assert_true (layers[1].shows & BRAMBLE_GLOOM_ICON (0));
  g_assert_false (layers[0].shows & BRAMBLE_GLOOM_ICON (1));
}

/* All that is seen of a hero is said in sentences. */
static void
test_description (void)
{
  KIT (2, "pile cinderella asked-to-dance lost-a-shoe-and-an-argument", "pile wolf wrong-soup lived-ever-after-alone");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleGloomTable) table = lay (k, 0, &match);
  const char *text = bramble_gloom_hero_get_description (hero_of (table, 0));
  const char *finished = bramble_gloom_hero_get_description (hero_of (table, 4));
  const char *parts[] = { "Hazel", "Self-Worth −15: miserable.", "Points that show: −5, −15, +5.", "Heart, Heart, Crown",
                          "Asked to Dance", "2 cards lie on it", "draw limit" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (text, parts[i]) == NULL)
      g_error ("“%s” is not in: %s", parts[i], text);
  g_assert_nonnull (strstr (finished, "Finished: “Lived Ever After, Alone”."));
  g_assert_true (bramble_gloom_hero_get_finished (hero_of (table, 4)));
  g_assert_nonnull (strstr (bramble_gloom_hero_get_description (hero_of (table, 1)), "Nothing has happened yet."));
}

/* A card that is thought about says what every hero would be worth, and what it
 * would cover. */
static void
test_preview (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument", "pile cinderella asked-to-dance", "pile wolf wrong-soup lived-ever-after-alone");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleGloomTable) table = lay (k, 0, &match);
  BrambleGloomHero *cinderella = hero_of (table, 0);

  g_assert_false (bramble_gloom_hero_get_possible (cinderella));
  g_assert_cmpuint (bramble_gloom_hero_get_covered (cinderella), ==, 0);
  bramble_gloom_table_set_preview (table, GLOOM_LOST_A_SHOE_AND_AN_ARGUMENT);
  g_assert_true (bramble_gloom_hero_get_possible (cinderella));
  g_assert_cmpint (bramble_gloom_hero_get_worth (cinderella), ==, 15);
  g_assert_cmpint (bramble_gloom_hero_get_would (cinderella), ==, -15);
  g_assert_cmpuint (bramble_gloom_hero_get_covered (cinderella), ==, BRAMBLE_GLOOM_POINTS (0));
  g_assert_cmpint (bramble_gloom_hero_get_would (hero_of (table, 1)), ==, -20);
  /* Nothing is laid on who is finished. */
  g_assert_false (bramble_gloom_hero_get_possible (hero_of (table, 4)));
  /* For other eyes nobody thinks about that card. */
  bramble_match_set_viewer (match, 1);
  g_assert_cmpuint (bramble_gloom_hero_get_preview (cinderella), ==, GLOOM_NONE);
  g_assert_false (bramble_gloom_hero_get_possible (cinderella));
}

/* Everything that would be is what is, once the card has been laid. */
static void
test_preview_is_true (void)
{
  for (guint64 seed = 1; seed < 40; seed++)
    {
      BrambleRecord *record = sitting_record (&gloom_game, 2 + seed % 4, seed, 80);
      g_autoptr (BrambleMatch) match = bramble_match_new (record);
      g_autoptr (BrambleGloomTable) table = NULL;
      BrambleAsk ask;
      guint card, hero;
      int would;

      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      bramble_match_get_ask (match, &ask);
      if (ask.kind != GLOOM_ASK_TARGET)
        continue;
      table = bramble_gloom_table_new (match);
      card = bramble_gloom_table_get_chosen (table);
      g_assert_cmpuint (card, <, GLOOM_N_DECK);
      bramble_gloom_table_set_preview (table, card);
      hero = ask.options[0].a;
      g_assert_true (bramble_gloom_hero_get_possible (hero_of (table, hero)));
      would = bramble_gloom_hero_get_would (hero_of (table, hero));
      g_assert_true (bramble_match_answer (match, 0));
      /* A Response, or its own immediate effect, may have made something else of it. */
      if (gloom_cards[card].effect.category == GLOOM_IMMEDIATE || bramble_match_get_ask_seat (match) != (int) ask.seat
          || ((const GloomState *) bramble_match_get_view (match))->heroes[hero].top != card)
        continue;
      g_assert_cmpint (bramble_gloom_hero_get_worth (hero_of (table, hero)), ==, would);
    }
}

/* One's own hand is known, of others only how much there is. */
static void
test_hands (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 haunted-by-breakfast asked-to-dance");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleGloomTable) table = lay (k, 0, &match);

  for (int viewer = -1; viewer < 2; viewer++)
    {
      bramble_match_set_viewer (match, viewer);
      for (guint seat = 0; seat < 2; seat++)
        {
          g_autoptr (BrambleGloomFamily) family = g_list_model_get_item (bramble_gloom_table_get_families (table), seat);
          GListModel *hand = bramble_gloom_family_get_hand (family);

          g_assert_cmpuint (bramble_gloom_family_get_hand_size (family), ==, seat + 1);
          g_assert_cmpuint (g_list_model_get_n_items (hand), ==, seat + 1);
          for (guint i = 0; i <= seat; i++)
            {
              g_autoptr (BrambleItem) item = g_list_model_get_item (hand, i);

              g_assert_cmpstr (bramble_item_get_kind (item), ==, viewer == (int) seat ? "card" : "back");
            }
        }
    }
}

/* Every card says something of itself, and every effect that stays has a few words. */
static void
test_cards (void)
{
  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    {
      g_autoptr (BrambleItem) item = bramble_gloom_cards_find (gloom_cards[card].id);
      g_autofree char *brief = bramble_gloom_card_brief (card);
      guint category = gloom_cards[card].effect.category;

      g_assert_cmpstr (bramble_item_get_text (item), !=, "");
      if (category == GLOOM_ONGOING || category == GLOOM_PERSISTENT)
        g_assert_nonnull (brief);
      if (brief)
        g_assert_cmpint (g_utf8_strlen (brief, -1), <=, 26);
    }
  g_assert_null (bramble_gloom_cards_find ("nobody"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/models/layers", test_layers);
  g_test_add_func ("/gloom/models/description", test_description);
  g_test_add_func ("/gloom/models/preview", test_preview);
  g_test_add_func ("/gloom/models/preview-is-true", test_preview_is_true);
  g_test_add_func ("/gloom/models/hands", test_hands);
  g_test_add_func ("/gloom/models/cards", test_cards);
  return g_test_run ();
}
