/* test-companions.c: companions say why, and weigh what they are asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <bot.h>
#include <bramble-log.h>
#include <rules/stuffed-game.h>

/* Of stuffed_requests. */
enum
{
  DEFEND,
  COME,
  SEARCH,
  ENCOURAGE,
};

static Kit *
place (const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  Kit *k = kit_new ("players=2", NULL);

  for (guint i = 0; lines[i]; i++)
    kit_set (k, lines[i]);
  return k;
}

/* How often of 20 times the first seat answers @option; @request: of the second seat, or -1. */
static guint
count_answers (Kit        *k,
               const char *level,
               int         request,
               const char *option)
{
  BramblePlea plea = { .what = (guint8) request, .from = 1, .to = 0 };
  StuffedState view;
  BrambleAsk ask;
  guint n = 0;

  stuffed_view (&k->s, 0, &view);
  stuffed_game.ask (&view, &ask);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      BrambleThought thought = { .game = &stuffed_game, .view = &view, .ask = &ask, .seed = seed, .plea = request < 0 ? NULL : &plea };
      guint chosen = bramble_bot_choose (bramble_game_level (&stuffed_game, level), &thought);
      char id[64];

      stuffed_game.option_id (&ask, chosen, id, sizeof id);
      n += g_str_has_prefix (id, option);
    }
  return n;
}

/* Two things are nearly as good: what is asked for is done, by who does not think and by who does. */
static const struct
{
  const char *name;
  const char *words;
  int request;
  const char *option;
} near[] = {
  { "search", "drawn yellow 1 red 1;stored seat-1 none;squares seat-1 9,7 seat-2 5,3", SEARCH, "search" },
  { "encourage", "drawn red 1;stored seat-1 none;stuffing seat-1 5 seat-2 2;squares seat-1 0,7 seat-2 5,3", ENCOURAGE, "give-seat-2" },
};

static void
a_request_changes_what_is_nearly_as_good (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  static const char *const levels[] = { "friend", "night-watch" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (Kit) k = place (near[row].words);
      guint before = count_answers (k, levels[i], -1, near[row].option);
      guint after = count_answers (k, levels[i], near[row].request, near[row].option);

      g_test_message ("%s: %u, then %u", levels[i], before, after);
      g_assert_cmpuint (after, >, before);
      g_assert_cmpuint (after, >=, 15);
    }
}

/* Who was going elsewhere goes to who asks. */
static void
who_is_asked_to_come_comes (void)
{
  g_autoptr (Kit) k = place ("drawn red 1;stored seat-1 none;squares seat-1 0,7 seat-2 5,3");
  BramblePlea plea = { .what = COME, .from = 1, .to = 0 };
  guint ways[2];

  kit_chance (k, "5");
  kit_answer (k, "act", "move");
  for (guint asked = 0; asked < 2; asked++)
    {
      BrambleThought thought = { .game = &stuffed_game, .view = &k->s, .ask = &k->ask, .seed = 1, .plea = asked ? &plea : NULL };
      guint chosen = bramble_bot_choose (bramble_game_level (&stuffed_game, "friend"), &thought);

      ways[asked] = stuffed_distance (&k->s, k->ask.options[chosen].a, k->s.seats[1].square);
    }
  g_test_message ("%u, then %u", ways[0], ways[1]);
  g_assert_cmpuint (ways[1], <, ways[0]);
}

/* Nobody leaves a friend lying for a search. */
static void
a_request_does_not_keep_from_what_matters (void)
{
  g_autoptr (Kit) k = place ("drawn yellow 1;stuffing seat-1 4 seat-2 0");

  g_assert_cmpuint (count_answers (k, "friend", SEARCH, "give-seat-2"), ==, 20);
  g_assert_cmpuint (count_answers (k, "night-watch", SEARCH, "give-seat-2"), >=, 15);
}

/* Who would fall does not come, and says so; the same answers are given as without the request. */
static void
a_foolish_request_changes_nothing (void)
{
  static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan" };
  g_autoptr (Kit) k = place ("drawn red 3;stuffing seat-1 1;squares seat-1 0,7 seat-2 5,3;minions lintling 6,3 0");
  BramblePlea plea = { .what = COME, .from = 1, .to = 0 };
  gboolean willing = TRUE;
  g_autofree char *reply = stuffed_requests.reply (&k->s, &plea, names, &willing);

  g_assert_false (willing);
  g_assert_cmpstr (reply, ==, "I would fall myself.");
  for (guint i = 0; i < k->ask.n_options; i++)
    g_assert_cmpfloat (stuffed_requests.heeds (&k->s, &k->ask, i, &plea), <=, 0);
  g_assert_cmpuint (count_answers (k, "friend", COME, "move"), ==, count_answers (k, "friend", -1, "move"));
}

/* A person and @levels, who stand where @k does. */
static BrambleMatch *
sit_down (Kit        *k,
          const char *level)
{
  BrambleRecordSeat seats[] = { { (char *) "Hazel", bramble_game_level (&stuffed_game, level), NULL }, { (char *) "Rowan", NULL, NULL } };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;
  BrambleSetup setup;

  bramble_setup_init (&setup, &stuffed_game);
  setup.seats = 2;
  record = bramble_record_new (&stuffed_game, &setup, seats, TRUE, &error);
  g_assert_no_error (error);
  /* A record gives its states to nobody for writing; a test may take it. */
  if (k)
    {
      memcpy ((gpointer) bramble_record_state (record, 0), &k->s, sizeof k->s);
      bramble_record_go_to (record, 0);
    }
  return bramble_match_new (record);
}

static void
answer (BrambleMatch *match,
        const char   *option)
{
  BrambleAsk ask;
  int found;

  stuffed_game.ask (bramble_record_now (bramble_match_get_record (match)), &ask);
  found = bramble_ask_find_option (&stuffed_game, &ask, option);
  g_assert_cmpint (found, >=, 0);
  g_assert_true (bramble_match_answer (match, (guint) found));
}

static gboolean
log_has (BrambleMatch *match,
         const char   *text)
{
  g_autoptr (BrambleLog) log = bramble_log_new (match);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i);

      if (g_str_equal (bramble_log_entry_get_text (entry), text))
        return TRUE;
    }
  return FALSE;
}

/* A companion says why once, and a person is not asked to. */
static void
companions_say_why (void)
{
  g_autoptr (Kit) k = place ("drawn red 2;stored seat-1 none");
  g_autoptr (BrambleMatch) match = sit_down (k, "friend");
  g_autofree char *why = NULL;
  g_autofree char *again = NULL;

  answer (match, "reserve-red");
  why = bramble_match_dup_motive (match, 1);
  g_assert_cmpstr (why, ==, "A stored die can be of use later; all others are discarded.");
  g_assert_true (log_has (match, "Hazel: “A stored die can be of use later; all others are discarded.”"));
  answer (match, "send-seat-2");
  again = bramble_match_dup_motive (match, 2);
  g_assert_cmpstr (again, ==, "Rowan has no die to defend with.");
}

/* What was asked for is in the log with what was said to it, goes when it is done, and comes back with what is undone. */
static void
requests_are_kept_until_they_are_done (void)
{
  g_autoptr (Kit) k = place ("drawn red 1;stored seat-1 none");
  g_autoptr (BrambleMatch) match = sit_down (k, "friend");
  const BrambleRecord *record = bramble_match_get_record (match);
  BramblePlea plea = { .what = ENCOURAGE, .from = 1, .to = 0 };
  BramblePlea wrong = { .what = ENCOURAGE, .from = 0, .to = 1 };
  BramblePlea found = { 0 };
  g_autofree char *reply = bramble_match_request (match, &plea);
  g_autofree char *why = NULL;

  g_assert_cmpstr (reply, ==, "I will, as soon as I can spare a die.");
  g_assert_null (bramble_match_request (match, &wrong));
  g_assert_true (log_has (match, "Rowan asks Hazel: “Encourage me!”"));
  g_assert_true (log_has (match, "Hazel: “I will, as soon as I can spare a die.”"));
  g_assert_true (bramble_record_find_plea (record, 0, 0, &found));
  g_assert_cmpuint (found.what, ==, ENCOURAGE);
  g_assert_false (bramble_record_find_plea (record, 0, 1, &found));

  answer (match, "send-seat-2");
  why = bramble_match_dup_motive (match, 1);
  g_assert_cmpstr (why, ==, "Rowan has asked for it.");
  g_assert_false (bramble_record_find_plea (record, bramble_record_at (record), 0, &found));
  g_assert_true (bramble_record_find_plea (record, 0, 0, &found));
}

/* After a round nobody thinks of it any more. */
static void
requests_are_forgotten_after_a_round (void)
{
  g_autoptr (BrambleMatch) match = sit_down (NULL, "friend");
  const BrambleRecord *record = bramble_match_get_record (match);
  BramblePlea plea = { .what = DEFEND, .from = 1, .to = 0 };
  BramblePlea found;
  g_autofree char *reply = bramble_match_request (match, &plea);
  BrambleRng rng = { 1 };

  g_assert_nonnull (reply);
  while (stuffed_game.turn (bramble_record_now (record)) <= 3)
    {
      BrambleAsk ask;

      stuffed_game.ask (bramble_record_now (record), &ask);
      g_assert_true (bramble_match_answer (match, stuffed_game.playout (bramble_record_now (record), &ask, &rng)));
    }
  g_assert_false (bramble_record_find_plea (record, bramble_record_at (record), 0, &found));
}

/* They are in the file, and what is undone for good takes them along. */
static void
requests_are_saved_and_cut (void)
{
  g_autoptr (BrambleMatch) match = sit_down (NULL, "friend");
  const BrambleRecord *record = bramble_match_get_record (match);
  BramblePlea plea = { .what = SEARCH, .from = 1, .to = 0 };
  g_autofree char *reply = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (BrambleRecord) loaded = NULL;
  g_autoptr (BrambleRecord) copy = NULL;
  g_autoptr (GError) error = NULL;
  guint step;

  g_assert_true (bramble_match_answer (match, 0));
  reply = bramble_match_request (match, &plea);
  g_assert_nonnull (reply);
  text = bramble_record_to_text (record);
  g_assert_nonnull (strstr (text, "Requests=1 2 1 search;"));
  loaded = bramble_record_from_text (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bramble_record_n_pleas (loaded), ==, 1);
  g_assert_cmpuint (bramble_record_plea (loaded, 0, &step)->what, ==, SEARCH);
  g_assert_cmpuint (step, ==, 1);
  again = bramble_record_to_text (loaded);
  g_assert_cmpstr (again, ==, text);

  copy = bramble_record_copy (loaded);
  bramble_record_go_to (copy, 0);
  g_assert_cmpuint (bramble_record_n_pleas (copy), ==, 1);
  g_assert_false (bramble_record_find_plea (copy, 0, 0, &plea));
  g_assert_true (bramble_record_answer (copy, 0));
  g_assert_cmpuint (bramble_record_n_pleas (copy), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (near); i++)
    {
      g_autofree char *path = g_strconcat ("/stuffed/companions/a-request-changes-what-is-nearly-as-good/", near[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), a_request_changes_what_is_nearly_as_good);
    }
  g_test_add_func ("/stuffed/companions/who-is-asked-to-come-comes", who_is_asked_to_come_comes);
  g_test_add_func ("/stuffed/companions/a-request-does-not-keep-from-what-matters", a_request_does_not_keep_from_what_matters);
  g_test_add_func ("/stuffed/companions/a-foolish-request-changes-nothing", a_foolish_request_changes_nothing);
  g_test_add_func ("/stuffed/companions/say-why", companions_say_why);
  g_test_add_func ("/stuffed/companions/requests-are-kept-until-they-are-done", requests_are_kept_until_they_are_done);
  g_test_add_func ("/stuffed/companions/requests-are-forgotten-after-a-round", requests_are_forgotten_after_a_round);
  g_test_add_func ("/stuffed/companions/requests-are-saved-and-cut", requests_are_saved_and_cut);

  return g_test_run ();
}
