/* test-plan.c: a plan is a draft of what the rules ask
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-grimm-table.h>
#include <bramble-grimm-target.h>
#include <bramble-plan.h>
#include <rules/asks.h>
#include <rules/events.h>
#include <rules/grimm.h>
#include <string.h>

#include "match-kit.h"

/* Adds all that may be answered to planning questions from @s on. */
static void
collect (const GrimmState *s,
         guint             seat,
         GArray           *things)
{
  BrambleAsk ask;

  grimm_game.ask (s, &ask);
  if (ask.seat != seat || (ask.kind != GRIMM_ASK_PLAN_GATHER && ask.kind != GRIMM_ASK_PLAN_FABLE))
    return;
  for (guint i = 0; i < ask.n_options; i++)
    {
      BrambleSpot spot = { .thing = BRAMBLE_NO_THING };
      GrimmState then = *s;
      BrambleAsk asked = ask;

      bramble_grimm_locate (s, &ask, i, &spot);
      bramble_things_add (things, spot.thing);
      grimm_game.answer (&then, &asked, i, NULL);
      collect (&then, seat, things);
    }
}

static BramblePlan *
new_plan (BrambleMatch *match)
{
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (match);

  return bramble_plan_new (BRAMBLE_TABLE (table));
}

static const BramblePlanChoice *
any_choice (BramblePlan *plan,
            BrambleRng  *rng)
{
  const GPtrArray *choices = bramble_plan_get_choices (plan);

  return g_ptr_array_index (choices, bramble_rng_below (rng, choices->len));
}

/* Thinks about it, sets it down, and looks whether that is what lies there. */
static void
plan_something (BrambleMatch *match,
                BramblePlan  *plan,
                BrambleRng   *rng,
                gboolean      again)
{
  const BrambleRecord *record = bramble_match_get_record (match);
  guint seat = (guint) bramble_match_get_viewer (match);
  guint step = bramble_match_get_step (match);
  g_autofree char *gather = NULL;
  g_autofree char *fable = NULL;

  for (guint i = bramble_rng_below (rng, 8); i > 0 || !bramble_plan_get_ready (plan); i -= i > 0)
    {
      const BramblePlanChoice *choice = any_choice (plan, rng);
      BrambleThing thing = choice->thing;
      gboolean fixed = choice->fixed;

      if (choice->chosen && !fixed && bramble_rng_below (rng, 2))
        {
          g_assert_true (bramble_plan_take_back (plan, thing));
          g_assert_false (bramble_plan_find (plan, thing)->chosen);
        }
      else
        {
          g_assert_true (bramble_plan_choose (plan, thing));
          g_assert_true (bramble_plan_find (plan, thing)->chosen);
        }
      /* Only one of each kind, and nothing is answered. */
      g_assert_cmpuint (bramble_match_get_step (match), ==, step);
      g_assert_true (bramble_plan_get_ready (plan) == (bramble_plan_get_missing (plan) == NULL));
    }

  if (bramble_plan_find_chosen (plan, "gather"))
    gather = g_strdup (bramble_thing_get_name (bramble_plan_find_chosen (plan, "gather")->thing));
  if (bramble_plan_find_chosen (plan, "fable"))
    fable = g_strdup (bramble_thing_get_name (bramble_plan_find_chosen (plan, "fable")->thing));
  g_assert_nonnull (gather);
  g_assert_true (bramble_plan_set_down (plan));
  /* Half of it may have been answered before, and taken back. */
  g_assert_cmpuint (bramble_match_get_step (match) + (guint) again, >, step);

  /* The plan may have led on at once; it was made in the step before. */
  for (guint at = bramble_match_get_step (match); at > 0; at--)
    {
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

      bramble_record_events (record, at, events);
      for (guint i = 0; i < events->len; i++)
        {
          const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);
          g_autofree char *name = NULL;
          g_autofree char *card = NULL;

          if (e->kind != GRIMM_EVENT_PLAN_MADE || e->seat != seat)
            continue;
          name = g_strconcat ("gather/", grimm_location_ids[e->a], NULL);
          card = e->card < GRIMM_N_CARDS ? g_strconcat ("fable/", grimm_cards[e->card].id, NULL) : NULL;
          g_assert_cmpstr (name, ==, gather);
          g_assert_cmpstr (card, ==, fable);
          return;
        }
    }
  g_error ("nothing was planned");
}

/* What may be planned is what the rules ask, whatever cards there are; and
 * what was planned is what they are answered. */
static void
test_games (gconstpointer data)
{
  guint n_plans = 0;
  guint n_again = 0;

  for (guint64 seed = 1; seed <= KIT_TIMES (24); seed++)
    {
      guint seats = 2 + (guint) (seed % 3);
      g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (seats, data, seed, FALSE));
      g_autoptr (BramblePlan) plan = new_plan (match);
      BrambleRng rng = { seed };

      for (guint i = 0; i < 500 && !bramble_match_get_over (match); i++)
        {
          const GrimmState *s = bramble_record_now (bramble_match_get_record (match));
          g_autoptr (GArray) things = bramble_things_new ();
          const GPtrArray *choices;

          bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
          g_assert_true (bramble_plan_get_active (plan)
                         == (s->ask_kind == GRIMM_ASK_PLAN_GATHER || s->ask_kind == GRIMM_ASK_PLAN_FABLE));
          if (!bramble_plan_get_active (plan))
            {
              g_assert_true (kit_match_any (match, &rng));
              continue;
            }

          collect (s, s->ask_seat, things);
          choices = bramble_plan_get_choices (plan);
          g_assert_cmpuint (choices->len, ==, things->len);
          for (guint j = 0; j < choices->len; j++)
            g_assert_true (bramble_things_contain (things, ((const BramblePlanChoice *) g_ptr_array_index (choices, j))->thing));
          plan_something (match, plan, &rng, FALSE);
          n_plans++;

          /* Sometimes it is taken back and thought over. */
          if (bramble_rng_below (&rng, 3) == 0 && bramble_match_undo (match, BRAMBLE_BY_STEP))
            {
              bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
              g_assert_true (bramble_plan_get_active (plan));
              plan_something (match, plan, &rng, TRUE);
              n_again++;
            }
        }
    }
  g_assert_cmpuint (n_plans, >, 20);
  g_assert_cmpuint (n_again, >, 3);
}

static BrambleMatch *
match_with (const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  BrambleRecord *record = kit_record (3, "all", 1, FALSE);
  g_autoptr (GError) error = NULL;
  BrambleMatch *match;

  bramble_record_set (record, "start seat-1", &error);
  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  if (error == NULL)
    bramble_record_set (record, "window plan", &error);
  g_assert_no_error (error);
  match = bramble_match_new (record);
  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  return match;
}

static void
test_one_gesture (void)
{
  g_autoptr (BrambleMatch) match = match_with ("hand seat-1 wolf giant");
  g_autoptr (BramblePlan) plan = new_plan (match);

  /* Both questions at once, in any order. */
  g_assert_true (bramble_plan_get_active (plan));
  g_assert_false (bramble_plan_get_ready (plan));
  g_assert_false (bramble_plan_set_down (plan));
  g_assert_nonnull (strstr (bramble_plan_get_question (plan), "Where will your pig go?"));
  g_assert_nonnull (strstr (bramble_plan_get_question (plan), "Will you play a Fable this round?"));
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("fable/wolf")));
  g_assert_false (bramble_plan_get_ready (plan));
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("gather/fields")));
  g_assert_true (bramble_plan_get_ready (plan));

  /* Minds change. */
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("gather/forest")));
  g_assert_cmpstr (bramble_thing_get_name (bramble_plan_find_chosen (plan, "gather")->thing), ==, "gather/forest");
  g_assert_cmpstr (bramble_thing_get_name (bramble_plan_find_chosen (plan, "fable")->thing), ==, "fable/wolf");
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("fable/giant")));
  g_assert_false (bramble_plan_find (plan, bramble_thing_parse ("fable/wolf"))->chosen);
  g_assert_true (bramble_plan_take_back (plan, bramble_thing_parse ("fable/giant")));
  g_assert_false (bramble_plan_take_back (plan, bramble_thing_parse ("fable/giant")));
  g_assert_true (bramble_plan_get_ready (plan));
  g_assert_false (bramble_plan_choose (plan, bramble_thing_parse ("fable/dragon")));
  g_assert_false (bramble_plan_choose (plan, bramble_thing_parse ("gather/market")));

  /* Nobody else sees any of it. */
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("fable/wolf")));
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  g_assert_false (bramble_plan_get_active (plan));
  g_assert_cmpuint (bramble_plan_get_choices (plan)->len, ==, 0);
  g_assert_cmpstr (bramble_plan_get_question (plan), ==, "");
}

static void
test_forced (void)
{
  g_autoptr (BrambleMatch) huntsman = match_with ("hand seat-1 wolf giant;friend seat-2 huntsman");
  g_autoptr (BramblePlan) must = new_plan (huntsman);
  g_autoptr (BrambleMatch) empty = match_with ("hand seat-1 none");
  g_autoptr (BramblePlan) none = new_plan (empty);
  g_autoptr (BrambleMatch) mermaid = match_with ("hand seat-1 wolf;friend seat-1 little-mermaid fields forest");
  g_autoptr (BramblePlan) two = new_plan (mermaid);

  /* The Huntsman wants a Fable. */
  g_assert_cmpint (bramble_match_get_viewer (huntsman), ==, 0);
  g_assert_true (bramble_plan_choose (must, bramble_thing_parse ("gather/fields")));
  g_assert_false (bramble_plan_get_ready (must));
  g_assert_nonnull (strstr (bramble_plan_get_missing (must), "must play a Fable"));
  g_assert_true (bramble_plan_choose (must, bramble_thing_parse ("fable/giant")));
  g_assert_true (bramble_plan_get_ready (must));

  /* Without a hand there is no second question. */
  g_assert_true (bramble_plan_choose (none, bramble_thing_parse ("gather/fields")));
  g_assert_true (bramble_plan_get_ready (none));
  g_assert_null (strstr (bramble_plan_get_question (none), "Fable"));
  g_assert_cmpuint (bramble_plan_get_choices (none)->len, ==, 3);
  g_assert_true (bramble_plan_set_down (none));

  /* What lies under the Little Mermaid stays there. */
  g_assert_false (bramble_plan_choose (two, bramble_thing_parse ("gather/brickyard")));
  g_assert_cmpuint (bramble_plan_get_choices (two)->len, ==, 3);
}

/* Undo brings the draft back, with the Gather card still in it. */
static void
test_undo (void)
{
  g_autoptr (BrambleMatch) match = match_with ("hand seat-1 wolf giant");
  g_autoptr (BramblePlan) plan = new_plan (match);
  int seat = bramble_match_get_viewer (match);
  guint step = bramble_match_get_step (match);
  const GrimmState *s;

  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("gather/fields")));
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("fable/wolf")));
  g_assert_true (bramble_plan_set_down (plan));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step + 2);
  g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
  bramble_match_set_viewer (match, seat);
  g_assert_true (bramble_plan_get_active (plan));
  g_assert_cmpstr (bramble_thing_get_name (bramble_plan_find_chosen (plan, "gather")->thing), ==, "gather/fields");
  g_assert_null (bramble_plan_find_chosen (plan, "fable"));

  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("gather/brickyard")));
  g_assert_true (bramble_plan_choose (plan, bramble_thing_parse ("fable/wolf")));
  g_assert_true (bramble_plan_set_down (plan));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step + 2);
  s = bramble_record_now (bramble_match_get_record (match));
  g_assert_cmpuint (GRIMM_GATHER_LOCATION (s->players[seat].gather), ==, GRIMM_BRICKYARD);
  g_assert_cmpuint (s->players[seat].fable, ==, GRIMM_WOLF);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plan/is-one-gesture", test_one_gesture);
  g_test_add_func ("/plan/is-what-the-rules-want", test_forced);
  g_test_add_func ("/plan/comes-back-with-undo", test_undo);
  g_test_add_data_func ("/plan/games-basic", "basic", test_games);
  g_test_add_data_func ("/plan/games-all", "all", test_games);
  g_test_add_data_func ("/plan/games-draft", "draft", test_games);
  return g_test_run ();
}
