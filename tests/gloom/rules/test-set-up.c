/* test-set-up.c: pieces, families, hands and options
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
there_are_two_to_five_players (void)
{
  g_assert_cmpuint (gloom_game.min_seats, ==, 2);
  g_assert_cmpuint (gloom_game.max_seats, ==, 5);
}

static void
the_deck_has_ninety_two_cards (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 start=1");

  g_assert_cmpuint (k->s.n_deck, ==, 92);
}

/* The first player is settled before families are chosen. */
static void
the_first_player_chooses_first (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 start=2");

  kit_asks (k, "character", "seat-2");
  kit_answer (k, "character", "wolf");
  kit_asks (k, "character", "seat-3");
  kit_answer (k, "character", "hansel");
  kit_asks (k, "character", "seat-1");
  g_assert_false (kit_offers (k, "wolf"));
  kit_answer (k, "character", "gretel");
  kit_asks (k, "character", "seat-2");
}

static void
chance_may_decide_who_begins (void)
{
  guint begun = 0;

  for (guint seed = 1; seed < 40; seed++)
    {
      g_autofree char *choices = g_strdup_printf ("players=3 seed=%u", seed);
      g_autoptr (Kit) k = kit_begin (choices);

      begun |= 1u << k->ask.seat;
    }
  g_assert_cmpuint (begun, ==, 7);
}

static void
draft (Kit *k)
{
  while (k->ask.kind == GLOOM_ASK_CHARACTER)
    {
      char id[64];

      gloom_game.option_id (&k->ask, 0, id, sizeof id);
      kit_answer (k, "character", id);
    }
}

/* A family stands from left to right in the order it was got. */
static void
families_of_four_stand_in_the_order_they_were_got (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 start=1");

  draft (k);
  kit_shows (k, "families cinderella grandmother wolf rapunzel red-riding-hood woodsman snow-white hansel");
  kit_asks (k, "action", "seat-1");
}

/* The last Character of a draft is not asked. */
static void
the_last_character_is_not_asked (void)
{
  g_autoptr (Kit) k = kit_begin ("players=5 start=1");
  guint asked = 0;

  while (k->ask.kind == GLOOM_ASK_CHARACTER)
    {
      char id[64];

      gloom_game.option_id (&k->ask, 0, id, sizeof id);
      kit_answer (k, "character", id);
      asked++;
    }
  g_assert_cmpuint (asked, ==, 19);
  g_assert_cmpuint (kit_events (k, "character-chosen"), ==, 20);
}

static void
families_can_be_dealt (void)
{
  g_autoptr (Kit) one = kit_begin ("players=4 families=dealt start=1 seed=1");
  g_autoptr (Kit) other = kit_begin ("players=4 families=dealt start=1 seed=2");

  kit_asks (one, "action", "seat-1");
  g_assert_cmpuint (kit_events (one, "character-chosen"), ==, 16);
  g_assert_cmpuint (one->s.heroes[0].character != other->s.heroes[0].character
                    || one->s.heroes[1].character != other->s.heroes[1].character, ==, TRUE);
}

static void
five_cards_are_dealt_to_each_and_the_rest_is_the_draw_pile (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 start=1");

  draft (k);
  for (guint seat = 1; seat <= 3; seat++)
    g_assert_cmpuint (kit_hand (k, seat), ==, 5);
  g_assert_cmpuint (k->s.n_deck, ==, 92 - 15);
  g_assert_cmpuint (k->s.n_discard, ==, 0);
}

static void
two_stories_lie_uncontrolled_in_the_middle (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3");

  g_assert_cmpuint (kit_events (k, "story-laid-out"), ==, 2);
  g_assert_cmpuint (k->s.stories[0], !=, k->s.stories[1]);
  g_assert_cmpuint (k->s.holders[0], ==, GLOOM_NONE);
  g_assert_cmpuint (k->s.holders[1], ==, GLOOM_NONE);
}

static void
there_can_be_one_story (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 stories=one");

  g_assert_cmpuint (k->s.stories[0], !=, GLOOM_NONE);
  g_assert_cmpuint (k->s.stories[1], ==, GLOOM_NONE);
}

/* With none, cards that speak of Stories are taken out before dealing. */
static void
without_stories_no_card_speaks_of_them (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 stories=none");

  g_assert_cmpuint (k->s.n_deck, ==, 92 - 4);
  for (guint i = 0; i < k->s.n_deck; i++)
    g_assert_false (gloom_speaks_of_stories (k->s.deck[i]));
  g_assert_true (gloom_speaks_of_stories (GLOOM_STOLEN_PLOT));
  g_assert_true (gloom_speaks_of_stories (GLOOM_ENGAGED_TO_THE_WRONG_TWIN));
  g_assert_true (gloom_speaks_of_stories (GLOOM_WOODEN_NOSE));
  g_assert_true (gloom_speaks_of_stories (GLOOM_DROWNED_IN_THE_SMALL_PRINT));
}

static void
stories_can_be_chosen (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 first-story=long-night second-story=dragons-pension");

  kit_shows (k, "story 1 long-night none");
  kit_shows (k, "story 2 dragons-pension none");
}

static void
the_same_story_twice_leaves_the_second_to_chance (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 first-story=long-night second-story=long-night");

  g_assert_cmpuint (k->s.stories[0], ==, GLOOM_LONG_NIGHT);
  g_assert_cmpuint (k->s.stories[1], !=, GLOOM_LONG_NIGHT);
}

/* Events, Responses and Stories are taken out; cards that speak of Stories stay. */
static void
simple_takes_events_and_stories_out (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 simple=yes");

  g_assert_cmpuint (k->s.n_deck, ==, 92 - 16);
  g_assert_cmpuint (k->s.stories[0], ==, GLOOM_NONE);
}

/* Their text is ignored like all others. */
static void
simple_keeps_cards_that_speak_of_stories (void)
{
  g_autoptr (Kit) simple = kit_begin ("players=3 simple=yes");
  g_autoptr (Kit) without = kit_begin ("players=3 stories=none");

  g_assert_true (gloom_in_game (&simple->s, GLOOM_ENGAGED_TO_THE_WRONG_TWIN));
  g_assert_false (gloom_in_game (&without->s, GLOOM_ENGAGED_TO_THE_WRONG_TWIN));
}

/* Points and icons count; the text does not. */
static void
simple_ignores_every_effect_text (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 simple=yes families=dealt start=1");

  kit_set (k, "families cinderella red-riding-hood grandmother woodsman wolf snow-white rapunzel hansel");
  kit_set (k, "hand seat-1 wrong-soup asked-to-dance");
  kit_act (k, "wrong-soup cinderella");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
  kit_worth (k, "cinderella", -10);
  kit_act (k, "asked-to-dance red-riding-hood");
  g_assert_cmpuint (kit_hand (k, 1), ==, 5);
  kit_shows (k, "icons seat-1 crown 0 heart 1 skull 1 wand 0 beast 0 coin 1");
}

/* Persistent Modifiers and Endings change the portrait only. */
static void
simple_lets_persistent_modifiers_change_the_portrait_only (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 simple=yes families=dealt start=1");

  kit_set (k, "families cinderella red-riding-hood grandmother woodsman wolf snow-white rapunzel hansel");
  kit_set (k, "pile wolf turned-into-a-toad swallowed-by-a-polite-whale");
  kit_worth (k, "wolf", -30);
  g_assert_cmpuint (k->s.heroes[4].portrait, ==, GLOOM_TURNED_INTO_A_TOAD);
  g_assert_cmpuint (k->s.heroes[4].works, ==, 0);
}

const KitTest kit_set_up_tests[] = {
  { "set-up", "there-are-two-to-five-players", there_are_two_to_five_players },
  { "set-up", "the-deck-has-ninety-two-cards", the_deck_has_ninety_two_cards },
  { "set-up", "the-first-player-chooses-first", the_first_player_chooses_first },
  { "set-up", "chance-may-decide-who-begins", chance_may_decide_who_begins },
  { "set-up", "families-of-four-stand-in-the-order-they-were-got", families_of_four_stand_in_the_order_they_were_got },
  { "set-up", "the-last-character-is-not-asked", the_last_character_is_not_asked },
  { "set-up", "families-can-be-dealt", families_can_be_dealt },
  { "set-up", "five-cards-are-dealt-to-each-and-the-rest-is-the-draw-pile",
    five_cards_are_dealt_to_each_and_the_rest_is_the_draw_pile },
  { "set-up", "two-stories-lie-uncontrolled-in-the-middle", two_stories_lie_uncontrolled_in_the_middle },
  { "set-up", "there-can-be-one-story", there_can_be_one_story },
  { "set-up", "without-stories-no-card-speaks-of-them", without_stories_no_card_speaks_of_them },
  { "set-up", "stories-can-be-chosen", stories_can_be_chosen },
  { "set-up", "the-same-story-twice-leaves-the-second-to-chance", the_same_story_twice_leaves_the_second_to_chance },
  { "simple", "takes-events-and-stories-out", simple_takes_events_and_stories_out },
  { "simple", "keeps-cards-that-speak-of-stories", simple_keeps_cards_that_speak_of_stories },
  { "simple", "ignores-every-effect-text", simple_ignores_every_effect_text },
  { "simple", "lets-persistent-modifiers-change-the-portrait-only", simple_lets_persistent_modifiers_change_the_portrait_only },
  { NULL },
};
