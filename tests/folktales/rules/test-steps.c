/* test-steps.c: roll, land, Stallion and boot token make the steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/folk-text.h>

/* How many steps a roll of 5 brings on a field, with what somebody has. */
static int
steps_of_five (Kit        *k,
               const char *help,
               gboolean    lantern)
{
  int helper = help ? bramble_parse_id (help, folk_tile_ids, FOLK_N_TILES) : FOLK_NONE;

  return folk_steps (&k->s, 0, (guint) helper, lantern, 5);
}

static void
lands_add_and_take_where_the_move_starts (void)
{
  static const struct
  {
    const char *field;
    int steps;
  } lands[] = {
    { "village", 6 }, { "vf5", 6 }, { "vf6", 5 }, { "vb3", 4 }, { "bare-crossroads", 4 }, { "si1", 3 },
    { "cr4", 3 }, { "cr3", 5 }, { "cr12", 5 }, { "rt1", 4 }, { "thorn-gate", 4 }, { "qk2", 4 }, { "qk3", 5 },
    { "gx1", 5 }, { "fw1", 5 }, { "bs2", 5 }, { "bh2", 4 }, { "bh3", 5 }, { "hp1", 5 }, { "pt1", 5 }, { "xk1", 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lands); i++)
    {
      g_autofree char *fields = g_strdup_printf ("fields seat-1 %s", lands[i].field);
      KIT2 (fields);

      g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, lands[i].steps);
    }
}

static void
the_boot_token_takes_its_minus (void)
{
  KIT2 ("fields seat-1 gx1", "boot seat-1 1");

  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 4);
  kit_set (k, "boot seat-1 2");
  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 3);
  kit_set (k, "fields seat-1 village");
  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 4);
}

static void
land_and_token_together_count_at_most_two (void)
{
  KIT2 ("fields seat-1 cr7", "boot seat-1 1");

  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 3);
  kit_set (k, "fields seat-1 rt1");
  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 3);
  kit_set (k, "boot seat-1 2");
  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 3);
}

static void
cancelled_minuses_are_taken_out_first (void)
{
  KIT2 ("fields seat-1 cr7", "boot seat-1 1", "tiles seat-1 seven-league-boots");

  g_assert_cmpint (steps_of_five (k, "seven-league-boots", FALSE), ==, 4);
}

static void
the_boot_cancels_bare_lands_and_dark_woods_only (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 boot");

  g_assert_cmpint (steps_of_five (k, "boot", FALSE), ==, 5);
  kit_set (k, "fields seat-1 rt5");
  g_assert_cmpint (steps_of_five (k, "boot", FALSE), ==, 5);
  kit_set (k, "fields seat-1 si2");
  g_assert_cmpint (steps_of_five (k, "boot", FALSE), ==, 3);
  kit_set (k, "fields seat-1 cr8");
  g_assert_cmpint (steps_of_five (k, "boot", FALSE), ==, 3);
}

static void
seven_league_boots_cancel_any_minus (void)
{
  static const char *const fields[] = { "vb5", "rt5", "si2", "cr8" };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *where = g_strdup_printf ("fields seat-1 %s", fields[i]);
      KIT2 (where, "tiles seat-1 seven-league-boots");

      g_assert_cmpint (steps_of_five (k, "seven-league-boots", FALSE), ==, 5);
    }
}

static void
the_dove_cancels_the_glass_mountain_beside_the_others (void)
{
  KIT2 ("fields seat-1 cr7", "tiles seat-1 dove boot");

  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 5);
  kit_set (k, "fields seat-1 si2");
  g_assert_cmpint (steps_of_five (k, NULL, FALSE), ==, 3);
}

static void
the_stallion_adds_two_to_each_white_roll (void)
{
  KIT2 ("fields seat-1 gx1", "tiles seat-1 white-stallion");

  kit_roll (k, 1, "gx4");
  kit_stands (k, 1, "gx4");
}

static void
below_one_there_is_no_move_and_the_field_does_not_act (void)
{
  KIT2 ("fields seat-1 cr8", "advice seat-1 1");

  kit_roll (k, 2, NULL);
  kit_asks (k, "after", "seat-1");
  kit_stands (k, 1, "cr8");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
}

static void
which_helps_is_asked_if_two_change_the_steps_differently (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 boot white-stallion seven-league-boots");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_asks (k, "help", "seat-1");
  /* Boot and 7-League Boots do the same: the Boot is taken to work. */
  kit_offers_only (k, "boot white-stallion none");
  kit_answer (k, "help", "white-stallion");
  kit_offers_only (k, "rt3 cr12 qr5");
}

static void
or_none_of_them (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 boot white-stallion");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "help", "none");
  kit_stands (k, 1, "rt1");
}

static void
one_that_helps_alone_is_not_asked_about (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 boot seven-league-boots");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_asks (k, "way", "seat-1");
  kit_offers_only (k, "raven-gate rt2");
}

static void
where_only_the_stallion_makes_a_difference_it_works (void)
{
  KIT2 ("fields seat-1 gx1", "tiles seat-1 boot white-stallion");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_asks (k, "way", "seat-1");
  kit_offers_only (k, "gx4 fw7 fe5");
}

static void
the_lantern_is_asked_where_its_minus_still_counts (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 lantern");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "lantern", "yes");
  g_assert_cmpuint (kit_tile (k, 1, "lantern"), ==, 0);
  kit_offers_only (k, "raven-gate rt2");
}

static void
the_lantern_is_not_asked_beside_the_boot (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 lantern boot");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_asks (k, "way", "seat-1");
}

static void
the_lantern_is_not_asked_outside_the_dark_woods (void)
{
  KIT2 ("fields seat-1 vb5", "tiles seat-1 lantern");

  kit_chance (k, "6:3");
  kit_answer (k, "before", "roll");
  kit_asks (k, "way", "seat-1");
}

static void
a_lantern_may_stay_dark (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 lantern");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "lantern", "no");
  kit_stands (k, 1, "rt1");
  g_assert_cmpuint (kit_tile (k, 1, "lantern"), ==, 1);
}

static void
what_cancels_a_minus_counts_for_a_named_number_too (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 lantern");

  kit_chance (k, "6:6");
  kit_answer (k, "before", "roll");
  kit_answer (k, "lantern", "yes");
  kit_offers_only (k, "steps-1 steps-2 steps-3 steps-4 steps-5");
  kit_set (k, "now before offers 0 bonus 0 used none game:before:seat=seat-1");
  kit_set (k, "tiles seat-1 boot");
  kit_chance (k, "6:6");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "steps-1 steps-2 steps-3 steps-4 steps-5");
}

static void
the_lantern_is_asked_beside_the_stallion (void)
{
  KIT2 ("fields seat-1 rt1", "tiles seat-1 lantern white-stallion boot");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "help", "white-stallion");
  kit_answer (k, "lantern", "yes");
  kit_offers_only (k, "rt4 cr11 qr4");
}

/* Who threw 5 and may go 6 steps reads why; a helper that may or may not have worked is not guessed at. */
static void
a_question_says_what_a_number_makes (void)
{
  static const struct
  {
    const char *field;
    const char *tiles;
    const char *text;
  } rows[] = {
    { "fields seat-1 village", "tiles seat-1 none", "Your 3 makes 4 steps here. Where to?" },
    { "fields seat-1 gx1", "tiles seat-1 none", "You have 3 steps. Where to?" },
    { "fields seat-1 vb4", "tiles seat-1 none", "Your 3 makes 2 steps here. Where to?" },
    { "fields seat-1 gx1", "tiles seat-1 white-stallion", "Your 3 makes 5 steps here. Where to?" },
    { "fields seat-1 si1", "tiles seat-1 none", "Your 3 makes 1 step here. Where to?" },
  };
  static const char *const names[] = { "Hazel", "Rowan" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT2 (rows[i].field, rows[i].tiles);
      g_autofree char *text = NULL;

      kit_chance (k, "6:3");
      kit_answer (k, "before", "roll");
      text = folk_ask_text (&k->s, &k->ask, names);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* With a Lantern that may just have been used up nobody knows. */
static void
nothing_is_said_of_a_number_that_is_not_known (void)
{
  static const char *const names[] = { "Hazel", "Rowan" };
  KIT2 ("fields seat-1 rt4", "tiles seat-1 lantern");
  g_autofree char *text = NULL;

  kit_answer (k, "before", "roll");
  kit_chance (k, "6:3");
  kit_answer (k, "lantern", "yes");
  text = folk_ask_text (&k->s, &k->ask, names);
  g_assert_cmpstr (text, ==, "You have 3 steps. Where to?");
}

const KitTest kit_steps_tests[] = {
  { "steps", "lands-add-and-take-where-the-move-starts", lands_add_and_take_where_the_move_starts },
  { "steps", "the-boot-token-takes-its-minus", the_boot_token_takes_its_minus },
  { "steps", "land-and-token-together-count-at-most-two", land_and_token_together_count_at_most_two },
  { "steps", "cancelled-minuses-are-taken-out-first", cancelled_minuses_are_taken_out_first },
  { "steps", "the-boot-cancels-bare-lands-and-dark-woods-only", the_boot_cancels_bare_lands_and_dark_woods_only },
  { "steps", "seven-league-boots-cancel-any-minus", seven_league_boots_cancel_any_minus },
  { "steps", "the-dove-cancels-the-glass-mountain-beside-the-others", the_dove_cancels_the_glass_mountain_beside_the_others },
  { "steps", "the-stallion-adds-two-to-each-white-roll", the_stallion_adds_two_to_each_white_roll },
  { "steps", "below-one-there-is-no-move-and-the-field-does-not-act", below_one_there_is_no_move_and_the_field_does_not_act },
  { "steps", "which-helps-is-asked-if-two-change-the-steps-differently", which_helps_is_asked_if_two_change_the_steps_differently },
  { "steps", "or-none-of-them", or_none_of_them },
  { "steps", "one-that-helps-alone-is-not-asked-about", one_that_helps_alone_is_not_asked_about },
  { "steps", "where-only-the-stallion-makes-a-difference-it-works", where_only_the_stallion_makes_a_difference_it_works },
  { "steps", "the-lantern-is-asked-where-its-minus-still-counts", the_lantern_is_asked_where_its_minus_still_counts },
  { "steps", "the-lantern-is-not-asked-beside-the-boot", the_lantern_is_not_asked_beside_the_boot },
  { "steps", "the-lantern-is-not-asked-outside-the-dark-woods", the_lantern_is_not_asked_outside_the_dark_woods },
  { "steps", "a-lantern-may-stay-dark", a_lantern_may_stay_dark },
  { "steps", "what-cancels-a-minus-counts-for-a-named-number-too", what_cancels_a_minus_counts_for_a_named_number_too },
  { "steps", "the-lantern-is-asked-beside-the-stallion", the_lantern_is_asked_beside_the_stallion },
  { "steps", "a-question-says-what-a-number-makes", a_question_says_what_a_number_makes },
  { "steps", "nothing-is-said-of-a-number-that-is-not-known", nothing_is_said_of_a_number_that_is_not_known },
  { NULL },
};
