/* test-set-up.c: how a game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static guint
count (const guint8 *dice)
{
  guint n = 0;

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    n += dice[colour];
  return n;
}

static void
the_bag_holds_31_33_35_dice (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autofree char *choices = g_strdup_printf ("players=%u", seats);
      g_autoptr (Kit) k = kit_begin (choices);

      g_assert_cmpuint (count (k->s.bag), ==, 27 + 2 * seats);
      g_assert_cmpuint (k->s.bag[STUFFED_WHITE], ==, seats + 1);
      g_assert_cmpuint (k->s.bag[STUFFED_BLACK], ==, seats + 1);
    }
}

static void
gentle_and_brave_have_other_dice_and_stuffing (void)
{
  g_autoptr (Kit) gentle = kit_begin ("players=3 level=gentle");
  g_autoptr (Kit) brave = kit_begin ("players=3 level=brave");

  g_assert_cmpuint (gentle->s.seats[0].stuffing, ==, 7);
  g_assert_cmpuint (gentle->s.seats[0].hearts, ==, 1);
  g_assert_cmpuint (gentle->s.bag[STUFFED_BLACK], ==, 3);
  g_assert_cmpuint (gentle->s.bag[STUFFED_WHITE], ==, 4);
  g_assert_cmpuint (brave->s.seats[0].stuffing, ==, 5);
  g_assert_cmpuint (brave->s.seats[0].hearts, ==, 0);
  g_assert_cmpuint (brave->s.bag[STUFFED_BLACK], ==, 4);
  g_assert_cmpuint (brave->s.bag[STUFFED_WHITE], ==, 3);
}

static void
waking_and_two_others_lie_lowest (void)
{
  guint places[3] = { 0 };

  for (guint64 seed = 1; seed <= 60; seed++)
    {
      g_autofree char *choices = g_strdup_printf ("players=2 seed=%" G_GUINT64_FORMAT, seed);
      g_autoptr (Kit) k = kit_begin (choices);
      guint at = 0;

      while (k->s.sleep[at] != STUFFED_SLEEP_WAKING)
        at++;
      g_assert_cmpuint (at, <, 3);
      places[at]++;
    }
  g_assert_cmpuint (MIN (places[0], MIN (places[1], places[2])), >, 0);
}

static void
the_bookkeeper_places_first_and_has_the_first_turn (void)
{
  g_autoptr (Kit) k = kit_begin ("players=3 start=2");

  kit_asks (k, "place", "seat-2");
  kit_answer_nth (k, 0);
  kit_asks (k, "place", "seat-3");
  kit_answer_nth (k, 0);
  kit_asks (k, "place", "seat-1");
  kit_answer_nth (k, 0);
  while (strcmp (kit_game->ask_id (&k->ask), "act") != 0)
    kit_answer_nth (k, 0);
  kit_asks (k, "act", "seat-2");
}

static void
stuffies_begin_on_or_adjacent_to_a_start (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 start=1");

  kit_offers_only (k, "to-0-0 to-1-0 to-0-1 to-1-1");
}

static void
a_story_of_four_weapons_begins_with_entry_0 (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 start=1");

  kit_answer_nth (k, 0);
  kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "text-read"), ==, 1);
  kit_asks (k, "item", "seat-1");
  g_assert_true (stuffed_is_weapon (k->s.stack[k->s.depth - 1].what));
}

static void
the_bookmark_passes_when_another_page_is_opened (void)
{
  KIT2 ("leave 2");

  kit_end_turn (k);
  g_assert_cmpuint (k->s.page, ==, 1);
  g_assert_cmpuint (k->s.bookkeeper, ==, 1);
}

static void
the_next_person_is_asked_for_a_computers_book (void)
{
  KIT ("players=3 keeps-book=no,yes,no", "minions lintling 6,3 0", "bookkeeper seat-3");

  kit_read (k, "1.lint");
  kit_asks (k, "arrive", "seat-2");
}

static void
without_such_people_the_bookkeeper_is_asked (void)
{
  KIT ("players=3", "bookkeeper seat-3");

  kit_read (k, "1.lint");
  kit_asks (k, "arrive", "seat-3");
}

static void
friends_of_other_stories_are_remembered_in_the_last (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2 story=attic-box friends=33");
  guint n = 0;

  for (guint i = 0; i < stuffed_stories[k->s.story]->n_flags; i++)
    if ((k->s.flags >> i) & 1)
      {
        const char *flag = stuffed_stories[k->s.story]->flags[i];

        g_assert_true (strcmp (flag, "friend-of-satin-corner") == 0 || strcmp (flag, "friend-of-goldfish") == 0);
        n++;
      }
  g_assert_cmpuint (n, ==, 2);
}

static void
stories_are_chosen_by_their_ids (void)
{
  g_assert_cmpuint (stuffed_n_stories, ==, 7);
  for (guint i = 0; i < stuffed_n_stories; i++)
    {
      g_assert_cmpstr (stuffed_choices[STUFFED_CHOICE_STORY].values[i].id, ==, stuffed_stories[i]->id);
      g_assert_cmpuint (stuffed_stories[i]->level, ==, i + 1);
    }
}

static void
there_are_47_items_of_31_names (void)
{
  guint cards = 0, weapons = 0, melee = 0, slots[STUFFED_N_SLOTS + 1] = { 0 }, twice = 0;

  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    {
      guint n = stuffed_items[item].copies;

      cards += n;
      twice += n == 2;
      weapons += stuffed_is_weapon (item) ? n : 0;
      melee += stuffed_items[item].weapon == STUFFED_MELEE ? n : 0;
      slots[stuffed_items[item].slot] += n;
    }
  g_assert_cmpuint (cards, ==, STUFFED_N_ITEM_CARDS);
  g_assert_cmpuint (twice, ==, 16);
  g_assert_cmpuint (weapons, ==, 14);
  g_assert_cmpuint (melee, ==, 8);
  g_assert_cmpuint (slots[STUFFED_HEAD], ==, 8);
  g_assert_cmpuint (slots[STUFFED_BODY], ==, 9);
  g_assert_cmpuint (slots[STUFFED_PAWS], ==, 11);
  g_assert_cmpuint (slots[STUFFED_ACCESSORY], ==, 3 + 10);
  g_assert_cmpuint (slots[STUFFED_PARTY], ==, 6);
  g_assert_cmpuint (stuffed_n_losts, ==, 29);
}

static void
strength_begins_at_2_and_defence_is_4_to_8 (void)
{
  for (guint kind = 0; kind < STUFFED_N_MINIONS; kind++)
    {
      const StuffedMinionInfo *info = &stuffed_minions[kind];

      g_assert_cmpuint (info->defence, >=, kind < STUFFED_N_ORDINARY ? 4 : 7);
      g_assert_cmpuint (info->defence, <=, kind < STUFFED_N_ORDINARY ? 6 : 8);
      for (guint face = 0; face < 6; face++)
        g_assert_true (info->faces[face].range == 0 ? info->faces[face].strength == 0 : info->faces[face].strength >= 2);
    }
}

const KitTest kit_set_up_tests[] = {
  { "set-up", "the-bag-holds-31-33-35-dice", the_bag_holds_31_33_35_dice },
  { "set-up", "gentle-and-brave-have-other-dice-and-stuffing", gentle_and_brave_have_other_dice_and_stuffing },
  { "set-up", "waking-and-two-others-lie-lowest", waking_and_two_others_lie_lowest },
  { "set-up", "the-bookkeeper-places-first-and-has-the-first-turn", the_bookkeeper_places_first_and_has_the_first_turn },
  { "set-up", "stuffies-begin-on-or-adjacent-to-a-start", stuffies_begin_on_or_adjacent_to_a_start },
  { "set-up", "entry-0-is-read", a_story_of_four_weapons_begins_with_entry_0 },
  { "set-up", "the-bookmark-passes-when-another-page-is-opened", the_bookmark_passes_when_another_page_is_opened },
  { "set-up", "the-next-person-is-asked-for-a-computers-book", the_next_person_is_asked_for_a_computers_book },
  { "set-up", "without-such-people-the-bookkeeper-is-asked", without_such_people_the_bookkeeper_is_asked },
  { "set-up", "friends-of-other-stories-are-remembered-in-the-last", friends_of_other_stories_are_remembered_in_the_last },
  { "set-up", "stories-are-chosen-by-their-ids", stories_are_chosen_by_their_ids },
  { "set-up", "there-are-47-items-of-31-names", there_are_47_items_of_31_names },
  { "set-up", "strength-begins-at-2-and-defence-is-4-to-8", strength_begins_at_2_and_defence_is_4_to_8 },
  { NULL },
};
