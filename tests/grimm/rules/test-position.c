/* test-position.c: setting up positions in words, and showing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/asks.h>
#include "test-setup.h"

/* A command that is refused in a new game. */
typedef struct
{
  const char *before; /* a command that is carried out first, or NULL */
  const char *command;
  const char *message; /* a part of the error */
} Refusal;

static void
refuses (guint          seats,
         const char    *cards,
         const Refusal *refusals,
         guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (Kit) k = kit_new_with (test_setup (seats, 1, 0, cards, NULL));

      if (refusals[i].before)
        kit_set (k, refusals[i].before);
      kit_set_fails (k, refusals[i].command, refusals[i].message);
    }
}

#define REFUSES(seats, cards, ...)                                        \
  G_STMT_START                                                            \
  {                                                                       \
    static const Refusal refusals[] = { __VA_ARGS__ };                    \
                                                                          \
    refuses (seats, cards, refusals, G_N_ELEMENTS (refusals));            \
  }                                                                       \
  G_STMT_END

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
  { NULL, "actions seat-1 20", "actions seat-1 20" },
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

/* What is refused. */

static void
refuses_what_cannot_be_set (void)
{
  REFUSES (3, "all", { NULL, "", "what shall be set" }, { NULL, "castle seat-1", "“castle” cannot be set" },
           { NULL, "Resources seat-1 1 1 1", "cannot be set" });
}

static void
refuses_an_unknown_seat (void)
{
  REFUSES (3, "all", { NULL, "resources seat-4 1 1 1", "“seat-4” is no seat" },
           { NULL, "gathered seat-0 1 1 1", "“seat-0” is no seat" }, { NULL, "tower orange 1 1 1", "is no seat" },
           { NULL, "hand seat-4 wolf", "is no seat" }, { NULL, "friend seat-4 aladdin", "is no seat" },
           { NULL, "house seat-4 1 straw floor", "is no seat" }, { NULL, "corner seat-4", "is no seat" },
           { NULL, "bonus straw seat-4", "is no seat" }, { NULL, "next seat-4 taxation", "is no seat" },
           { NULL, "laid seat-4 taxation", "is no seat" }, { NULL, "plan seat-4 fields", "is no seat" },
           { NULL, "pig seat-4 fields", "is no seat" }, { NULL, "monster seat-4 fields", "is no seat" },
           { NULL, "actions seat-4 1", "is no seat" }, { NULL, "start seat-4", "is no seat" });
}

static void
refuses_an_unknown_card (void)
{
  REFUSES (3, "all", { NULL, "hand seat-1 unicorn", "“unicorn” is no Fable" },
           { NULL, "hand seat-1 aladdin", "“aladdin” is no Fable" },
           { NULL, "hand seat-1 wolf unicorn", "is no Fable" }, { NULL, "deck unicorn", "is no Fable" },
           { NULL, "deck aladdin", "is no Fable" }, { NULL, "discard unicorn", "is no Fable" },
           { NULL, "friend-deck wolf", "“wolf” is no Friend" }, { NULL, "friend-discard wolf", "is no Friend" },
           { NULL, "friend seat-1 wolf", "is no Friend" }, { NULL, "friend seat-1 unicorn", "is no Friend" },
           { NULL, "unique fields unicorn", "is no Fable" }, { NULL, "next seat-1 unicorn", "is no Fable" },
           { NULL, "laid seat-1 aladdin", "is no Fable" }, { NULL, "plan seat-1 fields unicorn", "is no Fable" });
}

static void
refuses_an_unknown_location_resource_section_or_window (void)
{
  REFUSES (3, "all", { NULL, "pile market 1 1 1", "“market” is no Location" },
           { NULL, "pile castle 1 1 1", "“castle” is no Location" },
           { NULL, "unique market lonely-castle", "is no Location" },
           { NULL, "next seat-1 fairy-food market", "is no Location" },
           { NULL, "plan seat-1 market", "is no Location" }, { NULL, "pig seat-1 market", "is no Location" },
           { "plan seat-1 fields wolf", "monster seat-1 market", "is no Location" },
           { NULL, "friend seat-1 little-mermaid fields market", "is no Location" },
           { NULL, "bonus gold seat-1", "“gold” is no resource" },
           { NULL, "house seat-1 1 gold floor", "is no resource" },
           { NULL, "house seat-1 1 straw door", "“door” is no section" },
           { NULL, "window kitchen", "“kitchen” is no window" });
}

static void
refuses_a_number_out_of_range (void)
{
  REFUSES (3, "all", { NULL, "resources seat-1 -1 0 0", "“-1” is no number from 0 to 30000" },
           { NULL, "resources seat-1 0 30001 0", "“30001” is no number" },
           { NULL, "resources seat-1 0 0 x", "is no number" }, { NULL, "resources seat-1 1.5 0 0", "is no number" },
           { NULL, "resources seat-1 99999999999999999999 0 0", "is no number" },
           { NULL, "gathered seat-1 0 30001 0", "is no number" },
           { "friend seat-1 rapunzel", "tower seat-1 30001 0 0", "is no number" },
           { NULL, "pile fields 30001 0 0", "is no number" },
           { NULL, "house seat-1 6 straw floor", "“6” is no number from 0 to 5" },
           { NULL, "house seat-1 0 straw floor", "counted from 1" }, { NULL, "actions seat-1 21", "from 0 to 20" },
           { NULL, "round 10001", "from 0 to 10000" }, { NULL, "seed -1", "is no number" },
           { NULL, "seed x", "is no number" });
}

static void
refuses_a_card_of_which_no_copy_is_left (void)
{
  REFUSES (3, "all", { NULL, "hand seat-1 wolf wolf wolf", "no wolf is left" },
           { "hand seat-2 giant", "hand seat-1 giant", "no giant is left in deck or discard pile" },
           { "hand seat-2 giant", "deck giant", "no giant is left" },
           { NULL, "deck giant giant", "no giant is left" },
           { NULL, "discard giant giant", "no giant is left in the deck" },
           { "friend seat-2 aladdin", "friend seat-1 aladdin", "no aladdin is left" },
           { NULL, "friend-deck aladdin aladdin", "no aladdin is left" },
           { NULL, "friend-discard aladdin aladdin", "no aladdin is left" },
           { "unique forest royal-wedding", "unique fields royal-wedding", "no royal-wedding is left" },
           { "corner seat-1", "corner seat-2", "no cutting-corners is left" },
           { "next seat-2 fairy-food", "laid seat-1 fairy-food", "no fairy-food is left" },
           { "laid seat-2 fairy-food", "next seat-1 fairy-food", "no fairy-food is left" },
           { "hand seat-2 giant", "plan seat-1 fields giant", "no giant is left" });
  REFUSES (3, "basic", { NULL, "hand seat-1 giant", "no giant is left" },
           { NULL, "friend seat-1 aladdin", "no aladdin is left" },
           { NULL, "corner seat-1", "no cutting-corners is left" });
}

static void
refuses_a_section_of_which_none_is_left (void)
{
  KIT (3, "house seat-1 1 straw roof", "house seat-1 2 straw walls", "house seat-2 1 straw floor",
       "house seat-2 2 straw floor", "house seat-3 1 straw floor");

  kit_set_fails (k, "house seat-3 2 straw floor", "no straw floor section is left");
  kit_set_fails (k, "house seat-3 2 straw roof", "no straw floor section is left");
  kit_set (k, "house seat-3 1 straw roof");
  kit_shows (k, "supply straw floor 0 walls 2 roof 3");
}

static void
refuses_too_few_and_too_many_words (void)
{
  static const char *const commands[] = {
    "resources seat-1 1 1", "resources seat-1 1 1 1 1", "gathered seat-1", "gathered seat-1 1 1 1 1", "tower",
    "tower a b c d e",
    "pile fields", "pile fields 1 0 0 0", "hand", "hand seat-1", "deck", "discard", "friend-deck", "friend-discard",
    "friend seat-1", "friend seat-1 little-mermaid fields forest brickyard", "house seat-1 1",
    "house seat-1 1 straw floor x",
    "corner", "corner seat-1 x", "bonus straw", "bonus straw seat-1 x", "unique fields", "unique fields none x",
    "next seat-1", "next seat-1 fairy-food fields x", "laid seat-1", "laid seat-1 taxation fields", "plan seat-1",
    "plan seat-1 fields wolf x", "pig seat-1", "pig seat-1 fields x", "monster seat-1", "monster seat-1 fields x",
    "actions seat-1", "actions seat-1 1 1", "start", "start seat-1 x", "round", "round 1 1", "seed", "seed 1 1",
    "window", "window build x",
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      KIT (3);
      g_auto (GStrv) words = g_strsplit (commands[i], " ", 2);
      g_autofree char *usage = g_strdup_printf ("usage: set %s ", words[0]);

      kit_set_fails (k, commands[i], usage);
    }
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

static void
refuses_an_impossible_position (void)
{
  REFUSES (4, "all", { NULL, "pile fields 1 1 0", "wood never lies at the fields" },
           { NULL, "pile brickyard 1 0 0", "straw never lies at the brickyard" },
           { NULL, "tower seat-1 1 0 0", "seat-1 does not have Rapunzel" },
           { NULL, "monster seat-1 fields", "seat-1 has set down no Monster" },
           { "plan seat-1 fields roar", "monster seat-1 fields", "seat-1 has set down no Monster" },
           { NULL, "unique fields wolf", "wolf is no Unique Location" },
           { NULL, "next seat-1 wolf", "wolf is no Next Turn card" },
           { NULL, "laid seat-1 roar", "roar is no Next Turn card" },
           { NULL, "friend seat-1 little-mermaid", "needs the two Gather cards" },
           { NULL, "friend seat-1 little-mermaid fields", "needs the two Gather cards" },
           { NULL, "friend seat-1 little-mermaid fields fields", "must differ" },
           { NULL, "friend seat-1 aladdin fields forest", "only the Little Mermaid" },
           { NULL, "house seat-1 1 straw", "a house needs a type and its top section" },
           { NULL, "window fables", "seat-1 has set down no Gather card" },
           { "plan seat-1 fields", "window collect", "seat-2 has set down no Gather card" });
}

/* The error may be of no interest. */
static void
refuses_without_an_error_too (void)
{
  KIT (3);
  const char *const words[] = { "resources", "seat-4", "1", "1", "1", NULL };

  g_assert_false (grimm_position_set (&k->s, words, NULL));
}

/* Showing a position and setting it from what was shown. */

static gboolean
cannot_be_set (const char *line)
{
  return *line == '\0' || g_str_has_prefix (line, "players ") || g_str_has_prefix (line, "supply ")
         || g_str_has_prefix (line, "window ") || g_str_has_prefix (line, "winner ");
}

static void
shown_again (const GrimmState *s,
             BrambleSetup      setup)
{
  g_autoptr (Kit) k = kit_new_with (setup);
  g_autofree char *text = grimm_show (s, BRAMBLE_NO_SEAT);
  g_autofree char *again = NULL;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) lines_again = NULL;

  for (guint i = 0; lines[i]; i++)
    if (!cannot_be_set (lines[i]))
      kit_set (k, lines[i]);
  if (s->window == GRIMM_WINDOW_BUILD)
    kit_set (k, "window build");
  again = grimm_show (&k->s, BRAMBLE_NO_SEAT);
  lines_again = g_strsplit (again, "\n", -1);
  for (guint i = 0; lines[i] && lines_again[i]; i++)
    g_assert_cmpstr (lines_again[i], ==, lines[i]);
  g_assert_cmpstr (again, ==, text);
}

static void
shown_lines_set_the_same_position (void)
{
  guint compared = 0;

  for (guint game = 0; game < 60; game++)
    {
      BrambleSetup setup = test_setup (2 + game % 3, game, 0, game % 2 ? "all" : "basic", game % 5 == 4 ? "draft" : "published");
      g_autoptr (Kit) k = kit_new_with (setup);
      BrambleRng rng = { game };

      for (guint i = 0; i < 300 && !k->s.over; i++)
        {
          gboolean dreamt = FALSE;

          for (guint seat = 0; seat < k->s.n_seats; seat++)
            dreamt |= k->s.players[seat].dreamt;
          if ((k->s.ask_kind == GRIMM_ASK_PLAN_GATHER || k->s.ask_kind == GRIMM_ASK_ACTION) && !dreamt
              && bramble_rng_below (&rng, 8) == 0)
            {
              shown_again (&k->s, setup);
              compared++;
            }
          g_assert_true (grimm_game.answer (&k->s, &k->ask, bramble_rng_below (&rng, k->ask.n_options), NULL));
        }
    }
  g_assert_cmpuint (compared, >, 500);
}

/* Who planned one copy of a Fable and holds the other. */
static void
shown_lines_tell_hand_and_plan_apart (void)
{
  KIT (3, "hand seat-1 wolf wolf");

  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "wolf");
  kit_asks (k, "plan-gather", "seat-2");
  shown_again (&k->s, test_setup (3, 1, 0, "all", NULL));
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
  { "position", "refuses-what-cannot-be-set", refuses_what_cannot_be_set },
  { "position", "refuses-an-unknown-seat", refuses_an_unknown_seat },
  { "position", "refuses-an-unknown-card", refuses_an_unknown_card },
  { "position", "refuses-an-unknown-location-resource-section-or-window",
    refuses_an_unknown_location_resource_section_or_window },
  { "position", "refuses-a-number-out-of-range", refuses_a_number_out_of_range },
  { "position", "refuses-a-card-of-which-no-copy-is-left", refuses_a_card_of_which_no_copy_is_left },
  { "position", "refuses-a-section-of-which-none-is-left", refuses_a_section_of_which_none_is_left },
  { "position", "refuses-too-few-and-too-many-words", refuses_too_few_and_too_many_words },
  { "position", "refuses-anything-amid-an-effect", refuses_anything_amid_an_effect },
  { "position", "refuses-anything-amid-a-plan", refuses_anything_amid_a_plan },
  { "position", "refuses-an-impossible-position", refuses_an_impossible_position },
  { "position", "refuses-without-an-error-too", refuses_without_an_error_too },
  { "position", "shown-lines-set-the-same-position", shown_lines_set_the_same_position },
  { "position", "shown-lines-tell-hand-and-plan-apart", shown_lines_tell_hand_and_plan_apart },
  { NULL },
};
