/* test-round.c: pieces, set-up and the windows of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"
#include "test-setup.h"

/* Pieces and set-up. */

static void
a_gather_card_for_each_location (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      KIT (seats);

      for (guint seat = 0; seat < seats; seat++)
        {
          kit_asks (k, "plan-gather", grimm_seat_ids[seat]);
          g_assert_cmpuint (k->ask.n_options, ==, seats == 4 ? 4 : 3);
          g_assert_true (kit_offers (k, "fields"));
          g_assert_true (kit_offers (k, "forest"));
          g_assert_true (kit_offers (k, "brickyard"));
          kit_answer (k, "plan-gather", "fields");
        }
    }
}

static void
five_sections_of_each_kind_are_shared (void)
{
  KIT (3);

  kit_shows (k, "supply straw floor 5 walls 5 roof 5");
  kit_shows (k, "supply wood floor 5 walls 5 roof 5");
  kit_shows (k, "supply brick floor 5 walls 5 roof 5");
  kit_set (k, "house seat-1 1 wood roof");
  kit_set (k, "house seat-3 1 wood walls");
  kit_shows (k, "supply wood floor 3 walls 3 roof 4");
}

static void
five_build_sites_on_a_board (void)
{
  KIT (3, "house seat-2 5 brick floor");

  kit_shows (k, "house seat-2 5 brick floor");
  kit_set_fails (k, "house seat-2 6 wood floor", "5");
}

/* There is one Bridge Troll figure, and two cards. */
static void
a_monster_without_figure_stands_there_as_a_card (void)
{
  KIT (3, "hand seat-1 bridge-troll", "hand seat-2 bridge-troll", "pile fields 6 0 0");

  kit_plan (k, "fields bridge-troll", "forest bridge-troll", "fields");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "place-monster", "forest");
  kit_asks (k, "troll-victim", "seat-1");
  kit_shows (k, "monster seat-1 fields");
  kit_shows (k, "monster seat-2 forest");
  kit_answer (k, "troll-victim", "seat-3");
  kit_answer (k, "pay-gathered", "straw");
  kit_answer (k, "troll-victim", "seat-2");
}

static void
resources_never_run_out (void)
{
  KIT (3, "resources seat-1 500 500 500", "resources seat-2 500 500 500", "pile fields 1000 0 0", "window build");

  kit_answer (k, "action", "gain-straw");
  kit_answer (k, "action", "gain-brick");
  kit_shows (k, "resources seat-1 501 500 501");
  kit_pass_round (k);
  kit_shows (k, "pile fields 1005 0 0");
}

static void
two_to_four_players (void)
{
  for (guint seats = 0; seats <= 6; seats++)
    {
      GrimmState s;
      g_autoptr (GError) error = NULL;
      BrambleSetup setup = test_setup (seats, 1, 0, NULL, NULL);

      g_assert_cmpint (bramble_game_set_up (&grimm_game, &s, &setup, NULL, &error), ==, seats >= 2 && seats <= 4);
      if (seats < 2 || seats > 4)
        g_assert_error (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_SET_UP);
    }
}

static void
locations_hold_one_refill (void)
{
  KIT (4);

  kit_shows (k, "pile fields 5 0 0");
  kit_shows (k, "pile forest 0 4 0");
  kit_shows (k, "pile brickyard 0 0 3");
  kit_shows (k, "pile market 1 1 1");
}

static void
nobody_starts_with_anything (void)
{
  KIT (4);

  for (guint seat = 0; seat < 4; seat++)
    {
      kit_showsf (k, "resources %s 0 0 0", grimm_seat_ids[seat]);
      kit_showsf (k, "hand %s none", grimm_seat_ids[seat]);
      kit_showsf (k, "friend %s none", grimm_seat_ids[seat]);
      kit_showsf (k, "pig %s home", grimm_seat_ids[seat]);
    }
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    kit_showsf (k, "bonus %s none", grimm_type_ids[type]);
  kit_shows (k, "discard none");
  kit_shows (k, "friend-discard none");
}

static void
both_decks_are_shuffled (void)
{
  guint8 fables[GRIMM_MAX_FABLES];
  guint8 friends[GRIMM_MAX_FRIENDS];

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      BrambleSetup setup = test_setup (3, seed, 0, "all", NULL);
      g_autoptr (Kit) k = kit_begin_with (setup);
      g_autoptr (Kit) again = kit_begin_with (setup);

      g_assert_cmpmem (again->s.deck, sizeof fables, k->s.deck, sizeof fables);
      if (seed > 1)
        {
          g_assert_cmpint (memcmp (fables, k->s.deck, sizeof fables), !=, 0);
          g_assert_cmpint (memcmp (friends, k->s.friends, sizeof friends), !=, 0);
        }
      memcpy (fables, k->s.deck, sizeof fables);
      memcpy (friends, k->s.friends, sizeof friends);
    }
}

static void
the_players_say_who_starts_or_chance_decides (void)
{
  guint starts[GRIMM_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < 4; seat++)
    {
      BrambleSetup setup = test_setup (4, 3, seat, NULL, NULL);
      g_autoptr (Kit) k = kit_begin_with (setup);

      kit_asks (k, "plan-gather", grimm_seat_ids[seat]);
      kit_showsf (k, "start %s", grimm_seat_ids[seat]);
    }
  for (guint64 seed = 1; seed <= 200; seed++)
    {
      BrambleSetup setup = test_setup (4, seed, BRAMBLE_NO_SEAT, NULL, NULL);
      g_autoptr (Kit) k = kit_begin_with (setup);

      starts[k->s.start]++;
    }
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (starts[seat], >, 25);
}

/* The windows. */

static void
windows_follow_one_another (void)
{
  static const GrimmWindow order[] = {
    GRIMM_WINDOW_FABLES, GRIMM_WINDOW_GATHERS, GRIMM_WINDOW_ARRIVE, GRIMM_WINDOW_BEFORE, GRIMM_WINDOW_COLLECT,
    GRIMM_WINDOW_GATHER_END, GRIMM_WINDOW_BACK, GRIMM_WINDOW_BUILD_START, GRIMM_WINDOW_BUILD, GRIMM_WINDOW_BUILD_END,
    GRIMM_WINDOW_GAME_END, GRIMM_WINDOW_CLEAN_UP, GRIMM_WINDOW_START, GRIMM_WINDOW_REGAL, GRIMM_WINDOW_PLAN,
  };
  guint at = 0;
  KIT (2);

  kit_forget (k);
  kit_pass_round (k);
  for (guint i = 0; i < k->events.n_events; i++)
    if (strcmp (grimm_event_id (&k->store[i]), "window-began") == 0)
      {
        g_assert_cmpuint (at, <, G_N_ELEMENTS (order));
        g_assert_cmpuint (k->store[i].a, ==, order[at]);
        at++;
      }
  g_assert_cmpuint (at, ==, G_N_ELEMENTS (order));
}

static void
start_of_the_round_recalls_next_turn_cards (void)
{
  KIT (3, "laid seat-2 taxation", "window build-end");

  kit_shows (k, "next seat-2 taxation");
  kit_shows_not (k, "laid seat-2 taxation");
  kit_shows (k, "round 2");
}

static void
a_next_turn_card_is_laid_aside_and_acts_a_round_later (void)
{
  KIT (2, "hand seat-1 taxation", "resources seat-2 4 0 0");

  kit_plan (k, "fields taxation", "forest");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "laid seat-1 taxation");
  g_assert_cmpuint (kit_discarded (k, "taxation"), ==, 0);
  g_assert_cmpuint (kit_events (k, "cause taxation"), ==, 0);
  kit_forget (k);
  kit_pass_round (k);
  g_assert_cmpuint (kit_events (k, "card-recalled seat seat-1 card taxation"), ==, 1);
  kit_shows (k, "next seat-1 taxation");
  kit_plan (k, "fields", "forest");
  g_assert_cmpuint (kit_events (k, "seat seat-2 cause taxation"), >, 0);
  kit_shows_not (k, "next seat-1 taxation");
  g_assert_cmpuint (kit_discarded (k, "taxation"), ==, 1);
}

static void
planning_takes_one_gather_card_and_perhaps_one_fable (void)
{
  KIT (3, "hand seat-1 wolf roar taxation", "hand seat-2 giant");

  g_assert_false (kit_offers (k, "none"));
  kit_answer (k, "plan-gather", "forest");
  kit_asks (k, "plan-fable", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 4);
  g_assert_true (kit_offers (k, "none"));
  kit_answer (k, "plan-fable", "roar");
  kit_shows (k, "plan seat-1 forest roar");
  kit_shows (k, "hand seat-1 taxation wolf");
  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "none");
  kit_shows (k, "plan seat-2 forest none");
  kit_shows (k, "hand seat-2 giant");
  /* Without Fables there is nothing more to choose. */
  kit_answer (k, "plan-gather", "fields");
  kit_shows_not (k, "window plan");
}

static gboolean
view_has (Kit        *k,
          guint       seat,
          const char *line)
{
  g_autofree char *text = grimm_show (&k->s, seat);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

static void
planning_is_hidden_until_all_have_planned (void)
{
  KIT (3, "hand seat-1 wolf roar", "hand seat-3 giant");

  kit_forget (k);
  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "roar");
  kit_asks (k, "plan-gather", "seat-2");
  g_assert_true (view_has (k, 0, "plan seat-1 forest roar"));
  g_assert_true (view_has (k, 1, "hand seat-1 ? ?"));
  g_assert_false (view_has (k, 1, "plan seat-1 forest roar"));
  g_assert_false (view_has (k, 1, "plan seat-1 ? ?"));
  g_assert_cmpuint (kit_events (k, "plan-set"), ==, 0);
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "none");
  g_assert_cmpuint (kit_events (k, "plan-set"), ==, 3);
}

static void
planning_lets_the_evil_queen_go_last (void)
{
  KIT (3, "friend seat-1 evil-queen", "window plan");

  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "plan-gather", "seat-3");
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "queen-peek", "seat-1");
}

static void
all_fables_turn_up_at_once_and_gather_cards_later (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-3 little-helpers");

  kit_forget (k);
  kit_plan (k, "fields wolf", "forest", "forest little-helpers");
  kit_asks (k, "place-monster", "seat-1");
  g_assert_cmpuint (kit_events (k, "fable-revealed seat seat-1 card wolf"), ==, 1);
  g_assert_cmpuint (kit_events (k, "fable-revealed seat seat-3 card little-helpers"), ==, 1);
  g_assert_cmpuint (kit_events (k, "gather-revealed"), ==, 0);
  g_assert_false (view_has (k, 0, "plan seat-2 forest none"));
  g_assert_true (view_has (k, 0, "plan seat-3 ? little-helpers"));
  g_assert_true (view_has (k, 1, "pig seat-3 home"));
}

static void
at_most_one_monster_stands_at_a_location (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 wolf", "hand seat-3 bridge-troll");

  kit_plan (k, "fields wolf", "fields wolf", "fields bridge-troll");
  kit_asks (k, "place-monster", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 3);
  kit_answer (k, "place-monster", "forest");
  kit_asks (k, "place-monster", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_false (kit_offers (k, "forest"));
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "place-monster", "seat-3");
  g_assert_cmpuint (k->ask.n_options, ==, 1);
  g_assert_true (kit_offers (k, "brickyard"));
}

static void
at_most_one_unique_location_lies_at_a_location (void)
{
  KIT (3, "unique fields royal-wedding", "hand seat-1 lonely-castle", "hand seat-2 wolf");

  kit_plan (k, "fields lonely-castle", "fields wolf", "fields");
  kit_asks (k, "place-unique", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_false (kit_offers (k, "fields"));
  kit_answer (k, "place-unique", "forest");
  kit_shows (k, "unique forest lonely-castle");
  /* A Monster may stand beside one. */
  kit_asks (k, "place-monster", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 3);
}

static void
pigs_stand_only_after_friends_have_acted (void)
{
  KIT (3, "friend seat-3 thumbelina");

  kit_forget (k);
  kit_plan (k, "fields", "forest", "forest");
  kit_asks (k, "thumbelina", "seat-3");
  g_assert_cmpuint (kit_events (k, "gather-revealed"), ==, 3);
  g_assert_true (view_has (k, 0, "plan seat-2 forest none"));
  kit_shows (k, "pig seat-1 home");
  kit_shows (k, "pig seat-2 home");
  kit_answer (k, "thumbelina", "no");
  kit_shows (k, "pig seat-1 fields");
  kit_shows (k, "pig seat-2 forest");
  kit_shows (k, "pig seat-3 forest");
}

static void
fables_before_collecting_act_before_it (void)
{
  KIT (3, "plan seat-1 fields wolf", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "window before");

  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-3 0 4 0");
  kit_shows (k, "pile fields 0 0 0");
}

static void
a_pig_alone_takes_everything (void)
{
  KIT (3, "pile forest 0 9 0");

  kit_plan (k, "fields", "forest", "fields");
  kit_shows (k, "resources seat-2 0 9 0");
  kit_shows (k, "pile forest 0 0 0");
  kit_shows (k, "pile brickyard 0 0 3");
}

static void
pigs_together_divide_equally_and_leave_the_rest (void)
{
  static const struct { guint lying, each, rest; } cases[] = {
    { 5, 1, 2 }, { 6, 2, 0 }, { 2, 0, 2 }, { 0, 0, 0 }, { 11, 3, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      KIT (3);

      kit_setf (k, "pile fields %u 0 0", cases[i].lying);
      kit_plan (k, "fields", "fields", "fields");
      for (guint seat = 0; seat < 3; seat++)
        kit_showsf (k, "resources %s %u 0 0", grimm_seat_ids[seat], cases[i].each);
      kit_showsf (k, "pile fields %u 0 0", cases[i].rest);
    }
}

static void
cards_go_back_before_the_build_phase (void)
{
  KIT (3, "hand seat-1 bridge-troll", "hand seat-2 little-helpers", "hand seat-3 hidden-vault");

  kit_plan (k, "fields bridge-troll", "forest little-helpers", "forest hidden-vault");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "vault", "seat-3");
  kit_shows (k, "discard none");
  kit_shows (k, "monster seat-1 brickyard");
  kit_answer (k, "vault", "brickyard");
  kit_shows (k, "window build");
  kit_shows (k, "discard hidden-vault little-helpers bridge-troll");
  kit_shows_not (k, "monster seat-1 brickyard");
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpuint (k->s.players[seat].gather, ==, GRIMM_NONE);
      g_assert_cmpuint (k->s.players[seat].gather_hand, ==, 7u << (4 * seat));
    }
}

static void
swapped_gather_cards_go_back_to_their_owners (void)
{
  KIT (2, "hand seat-1 wishing-well");

  kit_plan (k, "fields wishing-well", "brickyard");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_shows (k, "pig seat-1 brickyard");
  kit_shows (k, "pig seat-2 fields");
  kit_pass_round (k);
  kit_set (k, "hand seat-1 none");
  kit_set (k, "hand seat-2 none");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (k->ask.n_options, ==, 3);
      g_assert_true (kit_offers (k, "fields"));
      g_assert_true (kit_offers (k, "forest"));
      g_assert_true (kit_offers (k, "brickyard"));
      kit_answer (k, "plan-gather", "forest");
    }
}

static void
fables_that_stay_in_play_are_not_discarded (void)
{
  KIT (3, "hand seat-1 royal-wedding", "hand seat-2 cutting-corners", "hand seat-3 taxation");

  kit_plan (k, "fields royal-wedding", "forest cutting-corners", "brickyard taxation");
  kit_answer (k, "place-unique", "fields");
  kit_pass_to_window (k, "build");
  kit_shows (k, "discard none");
  kit_shows (k, "unique fields royal-wedding");
  kit_shows (k, "corner seat-2");
  kit_shows (k, "laid seat-3 taxation");
  kit_pass_round (k);
  kit_shows (k, "unique fields royal-wedding");
  kit_shows (k, "corner seat-2");
}

static void
clean_up_passes_the_token_clockwise (void)
{
  static const char *const order[] = { "seat-2", "seat-3", "seat-1", "seat-2" };
  KIT (3);

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      kit_forget (k);
      kit_pass_round (k);
      kit_showsf (k, "start %s", order[i]);
      kit_asks (k, "plan-gather", order[i]);
      g_assert_cmpuint (kit_eventsf (k, "start-passed seat %s", order[i]), ==, 1);
    }
}

static void
clean_up_brings_pigs_home (void)
{
  KIT (3);

  kit_plan (k, "fields", "forest", "forest");
  kit_pass_to_window (k, "build");
  kit_shows (k, "pig seat-1 fields");
  kit_pass_round (k);
  for (guint seat = 0; seat < 3; seat++)
    kit_showsf (k, "pig %s home", grimm_seat_ids[seat]);
}

static void
clean_up_refills_on_top_of_what_is_left (void)
{
  KIT (4, "pile fields 7 0 0", "pile forest 0 9 0", "pile brickyard 0 0 2", "pile market 0 4 0");

  kit_plan (k, "forest", "forest", "forest", "forest");
  kit_pass_round (k);
  kit_shows (k, "pile fields 12 0 0");
  kit_shows (k, "pile forest 0 5 0");
  kit_shows (k, "pile brickyard 0 0 5");
  kit_shows (k, "pile market 1 5 1");
}

/* What cards granted or took is for one round. */
static void
a_new_round_begins_with_two_actions (void)
{
  KIT (2, "actions seat-1 5", "actions seat-2 0", "window build-end");

  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "actions seat-2 2");
}

const KitTest kit_round_tests[] = {
  { "pieces", "a-gather-card-for-each-location", a_gather_card_for_each_location },
  { "pieces", "five-sections-of-each-kind-are-shared", five_sections_of_each_kind_are_shared },
  { "pieces", "five-build-sites-on-a-board", five_build_sites_on_a_board },
  { "pieces", "a-monster-without-figure-stands-there-as-a-card", a_monster_without_figure_stands_there_as_a_card },
  { "pieces", "resources-never-run-out", resources_never_run_out },
  { "pieces", "two-to-four-players", two_to_four_players },
  { "set-up", "locations-hold-one-refill", locations_hold_one_refill },
  { "set-up", "nobody-starts-with-anything", nobody_starts_with_anything },
  { "set-up", "both-decks-are-shuffled", both_decks_are_shuffled },
  { "set-up", "the-players-say-who-starts-or-chance-decides", the_players_say_who_starts_or_chance_decides },
  { "order", "windows-follow-one-another", windows_follow_one_another },
  { "next-turn", "start-of-the-round-recalls-them", start_of_the_round_recalls_next_turn_cards },
  { "next-turn", "laid-aside-it-acts-a-round-later", a_next_turn_card_is_laid_aside_and_acts_a_round_later },
  { "planning", "takes-one-gather-card-and-perhaps-one-fable", planning_takes_one_gather_card_and_perhaps_one_fable },
  { "planning", "is-hidden-until-all-have-planned", planning_is_hidden_until_all_have_planned },
  { "planning", "lets-the-evil-queen-go-last", planning_lets_the_evil_queen_go_last },
  { "reveal", "all-fables-turn-up-at-once-and-gather-cards-later", all_fables_turn_up_at_once_and_gather_cards_later },
  { "reveal", "at-most-one-monster-stands-at-a-location", at_most_one_monster_stands_at_a_location },
  { "reveal", "at-most-one-unique-location-lies-at-a-location", at_most_one_unique_location_lies_at_a_location },
  { "reveal", "pigs-stand-only-after-friends-have-acted", pigs_stand_only_after_friends_have_acted },
  { "collecting", "fables-before-collecting-act-before-it", fables_before_collecting_act_before_it },
  { "collecting", "a-pig-alone-takes-everything", a_pig_alone_takes_everything },
  { "collecting", "pigs-together-divide-equally-and-leave-the-rest", pigs_together_divide_equally_and_leave_the_rest },
  { "cards-back", "before-the-build-phase", cards_go_back_before_the_build_phase },
  { "cards-back", "swapped-gather-cards-go-to-their-owners", swapped_gather_cards_go_back_to_their_owners },
  { "cards-back", "fables-that-stay-in-play-are-not-discarded", fables_that_stay_in_play_are_not_discarded },
  { "clean-up", "passes-the-token-clockwise", clean_up_passes_the_token_clockwise },
  { "clean-up", "brings-pigs-home", clean_up_brings_pigs_home },
  { "clean-up", "refills-on-top-of-what-is-left", clean_up_refills_on_top_of_what_is_left },
  { "clean-up", "gives-everybody-two-actions-again", a_new_round_begins_with_two_actions },
  { NULL },
};
