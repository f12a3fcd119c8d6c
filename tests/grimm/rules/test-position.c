/* test-position.c: setting up positions in words, and showing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/asks.h>

/* Every command. kit_set () checks that no card, section or Gather card is
 * lost or doubled. */

static const struct
{
  const char *before;
  const char *command;
  const char *line; /* what is shown then */
} works[] = {
  { NULL, "resources seat-1 1 2 3", "resources seat-1 1 2 3" },
  { NULL, "resources seat-3 30000 0 0", "resources seat-3 30000 0 0" },
  { NULL, "gathered seat-2 4 0 1", "gathered seat-2 4 0 1" },
  { "friend seat-1 rapunzel", "tower seat-1 0 4 2", "tower seat-1 0 4 2" },
  { NULL, "pile fields 9 0 0", "pile fields 9 0 0" },
  { NULL, "pile forest 0 0 0", "pile forest 0 0 0" },
  { NULL, "hand seat-2 wolf roar wolf", "hand seat-2 roar wolf wolf" },
  { "hand seat-2 wolf roar", "hand seat-2 dragon", "hand seat-2 dragon" },
  { "hand seat-2 wolf roar", "hand seat-2 none", "hand seat-2 none" },
  { "discard wolf wolf", "hand seat-2 wolf", "hand seat-2 wolf" },
  { NULL, "discard wolf roar", "discard wolf roar" },
  { "discard wolf roar", "discard dragon", "discard dragon" },
  { "discard wolf roar", "discard none", "discard none" },
  { NULL, "discard all", "deck none" },
  { NULL, "friend-discard aladdin tom-thumb", "friend-discard aladdin tom-thumb" },
  { "friend-discard aladdin", "friend-discard none", "friend-discard none" },
  { NULL, "friend-discard all", "friend-deck none" },
  { NULL, "friend seat-1 snow-white", "friend seat-1 snow-white" },
  { "friend seat-1 snow-white", "friend seat-1 none", "friend seat-1 none" },
  { "friend-discard aladdin", "friend seat-1 aladdin", "friend seat-1 aladdin" },
  { NULL, "friend seat-1 little-mermaid fields brickyard", "friend seat-1 little-mermaid fields brickyard" },
  { NULL, "house seat-1 3 wood walls", "house seat-1 3 wood walls" },
  { NULL, "house seat-1 3 wood walls", "supply wood floor 4 walls 4 roof 5" },
  { "house seat-1 3 wood walls", "house seat-1 3 brick roof", "supply wood floor 5 walls 5 roof 5" },
  { "house seat-1 3 wood walls", "house seat-1 3 none", "supply wood floor 5 walls 5 roof 5" },
  { NULL, "corner seat-2", "corner seat-2" },
  { "corner seat-2", "corner seat-2", "corner seat-2" },
  { NULL, "house seat-2 1 straw roof", "bonus straw seat-2" },
  { "bonus straw seat-1", "house seat-2 1 straw roof", "bonus straw seat-1" },
  { "corner seat-2", "house seat-2 6 straw floor", "house seat-2 6 straw floor" },
  { NULL, "bonus brick seat-3", "bonus brick seat-3" },
  { "bonus brick seat-3", "bonus brick none", "bonus brick none" },
  { NULL, "unique forest royal-wedding", "unique forest royal-wedding" },
  { "unique forest royal-wedding", "unique forest lonely-castle", "unique forest lonely-castle" },
  { NULL, "next seat-1 taxation", "next seat-1 taxation" },
  { NULL, "next seat-1 fairy-food forest", "next seat-1 fairy-food forest" },
  { NULL, "laid seat-1 hired-help", "laid seat-1 hired-help" },
  { NULL, "plan seat-2 fields", "plan seat-2 fields none" },
  { NULL, "plan seat-2 fields wolf", "plan seat-2 fields wolf" },
  { "plan seat-2 forest wolf", "plan seat-2 fields", "plan seat-2 fields none" },
  { NULL, "pig seat-2 forest", "pig seat-2 forest" },
  { NULL, "pig seat-2 nowhere", "pig seat-2 nowhere" },
  { "pig seat-2 forest", "pig seat-2 home", "pig seat-2 home" },
  { "plan seat-2 fields wolf", "monster seat-2 forest", "monster seat-2 forest" },
  { "plan seat-2 fields wolf", "plan seat-2 none wolf", "plan seat-2 none wolf" },
  { "plan seat-2 none wolf", "dream seat-2", "dream seat-2" },
  { "plan seat-2 fields", "swapped seat-2 seat-1", "swapped seat-2 seat-1" },
  { NULL, "strange seat-2 forest-of-seat-1 fields-of-seat-3", "strange seat-2 forest-of-seat-1 fields-of-seat-3" },
  { NULL, "faced seat-2 forest", "faced seat-2 forest" },
  { "friend seat-2 aladdin", "declared seat-2 alone", "declared seat-2 alone" },
  { "friend seat-2 aladdin", "declared seat-2 together", "declared seat-2 together" },
  { "friend seat-2 pinocchio", "declared seat-2 fields", "declared seat-2 fields" },
  { "friend seat-2 ali-baba", "robbed seat-2 seat-1 brick", "robbed seat-2 seat-1 brick" },
  { NULL, "monster-played yes", "monster-played yes" },
  { "plan seat-2 fields", "gather-seen seat-2 seat-1 seat-2", "gather-seen seat-2 seat-1 seat-2" },
  { "plan seat-2 fields", "gather-seen seat-2 none", "gather-seen seat-2 none" },
  { "plan seat-2 fields wolf", "fable-seen seat-2 seat-3", "fable-seen seat-2 seat-3" },
  { "friend seat-2 little-mermaid fields forest", "unlocked seat-2 forest", "unlocked seat-2 forest" },
  { "friend seat-2 little-mermaid fields forest", "late-mermaid seat-2 yes", "late-mermaid seat-2 yes" },
  { "hand seat-2 wolf", "knows seat-1 wolf seat-2 seat-3", "knows seat-1 wolf seat-2 seat-3" },
  { NULL, "knows-deck seat-1 1 3 56", "knows-deck seat-1 1 3 56" },
  { NULL, "actions seat-1 20", "actions seat-1 20" },
  { NULL, "used seat-1 2", "used seat-1 2" },
  { NULL, "specials seat-1 goldilocks red-riding-hood", "specials seat-1 goldilocks red-riding-hood" },
  { "plan seat-1 fields", "planning seat-2 seat-3", "planning seat-2 seat-3" },
  { "window build", "turn seat-2", "turn seat-2" },
  { NULL, "start seat-3", "start seat-3" },
  { NULL, "round 17", "round 17" },
  { NULL, "window build", "window build" },
};

static void
every_command_works (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      KIT (3);

      if (works[i].before)
        kit_set (k, works[i].before);
      kit_set (k, works[i].command);
      kit_shows (k, works[i].line);
    }
}

static void
every_command_is_in_the_help (void)
{
  g_autofree char *help = grimm_position_help ();

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      g_auto (GStrv) words = g_strsplit (works[i].command, " ", 2);
      g_autofree char *usage = g_strdup_printf ("set %s ", words[0]);

      g_assert_nonnull (strstr (help, usage));
    }
  g_assert_nonnull (strstr (help, "set deck "));
  g_assert_nonnull (strstr (help, "set friend-deck "));
  g_assert_nonnull (strstr (help, "set seed "));
}

/* The line of that key begins with these cards. */
static void
begins_with (Kit        *k,
             const char *cards)
{
  g_autofree char *text = grimm_show (&k->s, BRAMBLE_NO_SEAT);
  g_autofree char *start = g_strdup_printf ("\n%s ", cards);

  if (strstr (text, start) == NULL)
    g_error ("no line begins with “%s” in:\n%s", cards, text);
}

static void
deck_has_the_first_card_uppermost (void)
{
  KIT (3, "discard wolf", "deck roar wolf dragon", "friend-discard aladdin", "friend-deck snow-white aladdin");

  begins_with (k, "deck roar wolf dragon");
  begins_with (k, "friend-deck snow-white aladdin");
  kit_set (k, "deck none");
  begins_with (k, "deck roar wolf dragon");
}

static void
deck_may_have_both_copies_on_top (void)
{
  KIT (3, "deck wolf roar wolf");
  g_autoptr (Kit) pair = kit_new (3, "deck wolf wolf roar", NULL);

  begins_with (k, "deck wolf roar wolf");
  begins_with (pair, "deck wolf wolf roar");
}

static void
cards_go_back_beneath_the_deck (void)
{
  KIT (3, "hand seat-1 wolf", "friend seat-1 aladdin", "hand seat-1 none", "friend seat-1 none");

  g_assert_cmpuint (k->s.deck[0], ==, GRIMM_WOLF);
  g_assert_cmpuint (k->s.friends[0], ==, GRIMM_ALADDIN);
}

static void
planned_card_comes_from_the_hand_first (void)
{
  KIT (3, "hand seat-1 wolf roar", "plan seat-1 fields wolf");

  kit_shows (k, "hand seat-1 roar");
  g_assert_cmpuint (k->s.n_deck, ==, 54);
}

static void
seed_decides_what_chance_brings (void)
{
  guint64 hashes[3];

  for (guint i = 0; i < 3; i++)
    {
      KIT (3, "discard all", i == 2 ? "seed 8" : "seed 7", "window build");

      kit_answer (k, "action", "draw");
      hashes[i] = bramble_game_hash (&grimm_game, &k->s);
    }
  g_assert_cmpuint (hashes[0], ==, hashes[1]);
  g_assert_cmpuint (hashes[0], !=, hashes[2]);
}

static void
window_runs_to_the_next_ask (void)
{
  KIT (3, "plan seat-1 fields wolf", "plan seat-2 forest", "plan seat-3 forest", "window fables");
  g_autoptr (Kit) collect = kit_new (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
                                     "pig seat-3 fields", "window collect", NULL);

  kit_asks (k, "place-monster", "seat-1");
  kit_asks (collect, "action", "seat-1");
  kit_shows (collect, "resources seat-1 2 0 0");
  kit_shows (collect, "resources seat-3 2 0 0");
  kit_shows (collect, "resources seat-2 0 4 0");
}

/* A new planning takes back what lies there. */
static void
window_plan_takes_plans_back (void)
{
  KIT (3, "hand seat-1 wolf", "plan seat-1 fields wolf", "plan seat-2 forest", "window plan");

  kit_shows (k, "hand seat-1 wolf");
  kit_shows_not (k, "plan seat-2 forest none");
  g_assert_true (kit_offers (k, "fields"));
}

static void
position_may_change_between_actions (void)
{
  KIT (3, "window build");

  kit_answer (k, "action", "gain-straw");
  kit_set (k, "resources seat-1 2 0 0");
  kit_answer (k, "action", "build-straw-floor-site-1");
  kit_shows (k, "house seat-1 1 straw floor");
}

static void
refuses_anything_amid_an_effect (void)
{
  KIT (3, "hand seat-1 wolf");

  kit_plan (k, "fields wolf", "forest", "forest");
  kit_asks (k, "place-monster", "seat-1");
  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    kit_set_fails (k, works[i].command, "not amid an effect");
}

/* A plan half made is an effect half done. */
static void
refuses_anything_amid_a_plan (void)
{
  KIT (3, "hand seat-1 wolf");

  kit_answer (k, "plan-gather", "fields");
  kit_set_fails (k, "resources seat-1 1 1 1", "not amid an effect");
}

/* Whatever is set can be taken back. */
static void
what_was_set_can_be_taken_back (void)
{
  static const char *const ways[][3] = {
    { "corner seat-2", "corner seat-2 none", "corner seat-2" },
    { "house seat-2 1 straw floor", "house seat-2 1 none", "house seat-2 1 straw floor" },
    { "faced seat-2 forest", "faced seat-2 none", "faced seat-2 forest" },
    { "friend seat-2 aladdin", "friend seat-2 none", "friend seat-2 aladdin" },
    { "strange seat-2 forest-of-seat-1", "strange seat-2 none", "strange seat-2 forest-of-seat-1" },
    { "monster-played yes", "monster-played no", "monster-played yes" },
    { "knows-deck seat-1 1", "knows-deck seat-1 none", "knows-deck seat-1 1" },
    { "specials seat-1 goldilocks", "specials seat-1 none", "specials seat-1 goldilocks" },
    { "plan seat-2 fields", "plan seat-2 none", "plan seat-2 fields none" },
    { "unique fields royal-wedding", "unique fields none", "unique fields royal-wedding" },
    { "bonus straw seat-1", "bonus straw none", "bonus straw seat-1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      KIT (3);

      kit_set (k, ways[i][0]);
      kit_shows (k, ways[i][2]);
      kit_set (k, ways[i][1]);
      kit_shows_not (k, ways[i][2]);
    }
}

/* With every card named, both decks are exactly so, and so are the piles. */
static void
decks_may_be_set_exactly (void)
{
  KIT (3, "discard all", "deck wolf giant", "friend-discard all", "friend-deck aladdin");

  kit_shows (k, "deck wolf giant");
  kit_shows (k, "friend-deck aladdin");
  g_assert_cmpuint (k->s.n_discard, ==, 54);
  g_assert_cmpuint (k->s.n_friend_discard, ==, 24);
  kit_set (k, "deck giant wolf");
  kit_shows (k, "deck giant wolf");
  g_assert_cmpuint (k->s.n_discard, ==, 54);
}

/* Whoever plans first is asked, whatever made them the first. */
static void
the_first_to_plan_is_asked (void)
{
  KIT (3);

  kit_asks (k, "plan-gather", "seat-1");
  kit_set (k, "start seat-3");
  kit_asks (k, "plan-gather", "seat-3");
  kit_set (k, "friend seat-3 evil-queen");
  kit_asks (k, "plan-gather", "seat-1");
}

static void
the_first_to_build_is_asked (void)
{
  KIT (3, "window build", "start seat-2");

  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "gain-straw");
  kit_set (k, "start seat-1");
  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "gain-straw");
  kit_asks (k, "action", "seat-3");
}

static void
planning_goes_on_with_who_is_left (void)
{
  KIT (3, "friend seat-3 evil-queen", "plan seat-1 fields", "plan seat-2 forest", "planning seat-3");

  kit_asks (k, "queen-peek", "seat-3");
  kit_answer (k, "queen-peek", "seat-1-gather");
  kit_asks (k, "plan-gather", "seat-3");
  kit_shows (k, "planning seat-3 peeked");
  kit_set (k, "planning seat-3 peeked");
  kit_asks (k, "plan-gather", "seat-3");
  kit_answer (k, "plan-gather", "forest");
  kit_shows (k, "pig seat-2 forest");
}

/* What happens after a window was set is told. */
static void
a_window_tells_what_ran (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest");

  kit_forget (k);
  kit_set (k, "resources seat-1 0 0 1");
  g_assert_cmpuint (k->events.n_events, ==, 0);
  kit_set (k, "window collect");
  g_assert_cmpuint (kit_events (k, "window-began window collect"), ==, 1);
  g_assert_cmpuint (kit_events (k, "gathered seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_events (k, "turn-began seat seat-1"), ==, 1);
}

/* Building, nothing lies before anybody any more. */
static void
a_window_of_building_sends_cards_back (void)
{
  KIT (3, "plan seat-1 fields wolf", "next seat-2 taxation", "window build");

  kit_shows_not (k, "plan seat-1 fields wolf");
  kit_shows_not (k, "next seat-2 taxation");
  g_assert_cmpuint (kit_discarded (k, "wolf") + kit_discarded (k, "taxation"), ==, 2);
}

/* Cards of others that lie there or are held go home with the next planning. */
static void
swapped_cards_go_home (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest", "swapped seat-1 seat-2");

  kit_shows (k, "swapped seat-2 seat-1");
  kit_set (k, "strange seat-3 brickyard-of-seat-1");
  kit_set (k, "window plan");
  kit_shows_not (k, "swapped seat-2 seat-1");
  kit_shows_not (k, "strange seat-3 brickyard-of-seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 3);
}

const KitTest kit_position_tests[] = {
  { "position", "every-command-works", every_command_works },
  { "position", "every-command-is-in-the-help", every_command_is_in_the_help },
  { "position", "deck-has-the-first-card-uppermost", deck_has_the_first_card_uppermost },
  { "position", "deck-may-have-both-copies-on-top", deck_may_have_both_copies_on_top },
  { "position", "cards-go-back-beneath-the-deck", cards_go_back_beneath_the_deck },
  { "position", "planned-card-comes-from-the-hand-first", planned_card_comes_from_the_hand_first },
  { "position", "seed-decides-what-chance-brings", seed_decides_what_chance_brings },
  { "position", "window-runs-to-the-next-ask", window_runs_to_the_next_ask },
  { "position", "window-plan-takes-plans-back", window_plan_takes_plans_back },
  { "position", "position-may-change-between-actions", position_may_change_between_actions },
  { "position", "refuses-anything-amid-an-effect", refuses_anything_amid_an_effect },
  { "position", "refuses-anything-amid-a-plan", refuses_anything_amid_a_plan },
  { "position", "what-was-set-can-be-taken-back", what_was_set_can_be_taken_back },
  { "position", "decks-may-be-set-exactly", decks_may_be_set_exactly },
  { "position", "the-first-to-plan-is-asked", the_first_to_plan_is_asked },
  { "position", "the-first-to-build-is-asked", the_first_to_build_is_asked },
  { "position", "planning-goes-on-with-who-is-left", planning_goes_on_with_who_is_left },
  { "position", "a-window-tells-what-ran", a_window_tells_what_ran },
  { "position", "a-window-of-building-sends-cards-back", a_window_of_building_sends_cards_back },
  { "position", "swapped-cards-go-home", swapped_cards_go_home },
  { NULL },
};
