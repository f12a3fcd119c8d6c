/* test-match.c: any game is kept, undone, told and thought about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <bramble-advice.h>
#include <bramble-analysis.h>
#include <bramble-log.h>
#include <bramble-statistics.h>
#include <bramble-verdict.h>
#include <string.h>

#include "match-kit.h"

static const char *const names[BRAMBLE_MAX_SEATS] = { "Anna", "Bruno", "Clara", "Dario", "Elena", "Fritz" };

/* How often a save is damaged. */
#define DAMAGES 1500

/* The first two seats are people, or nobody; everybody else is a computer player,
 * and they are of all levels. */
static BrambleRecord *
new_record (const BrambleGame  *game,
            const BrambleSetup *begun,
            guint64             seed,
            gboolean            casual,
            gboolean            people)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = *begun;
  const BrambleLevel *level = game->levels;
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  setup.seed = seed;
  for (guint seat = 0; seat < setup.seats; seat++)
    {
      seats[seat] = (BrambleRecordSeat) { .name = (char *) names[seat], .level = people && seat < 2 ? NULL : level };
      level = people && level[1].id ? level + 1 : game->levels;
    }
  record = bramble_record_new (game, &setup, seats, casual, &error);
  g_assert_no_error (error);
  return record;
}

static BrambleSetup
usual_setup (const BrambleGame *game)
{
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  return setup;
}

/* However it was begun and wherever it is: in the middle, undone, or over. */
static void
saves_come_back (const BrambleGame *game)
{
  static const guint lengths[] = { 0, 1, 9, 40, G_MAXUINT };
  g_autoptr (GArray) setups = kit_setups (game);

  for (guint i = 0; i < setups->len; i++)
    {
      g_autoptr (BrambleRecord) record = new_record (game, &g_array_index (setups, BrambleSetup, i), i, i % 2, TRUE);
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autoptr (BrambleRecord) read = NULL;
      BrambleRng rng = { i };

      kit_play (record, &rng, lengths[i % G_N_ELEMENTS (lengths)]);
      if (i % 3 == 0)
        bramble_record_go_to (record, bramble_record_n_steps (record) / 2);
      text = bramble_record_to_text (record);
      read = kit_load_text (text);
      kit_same (record, read);
      again = bramble_record_to_text (read);
      g_assert_cmpstr (text, ==, again);
    }
}

/* What was changed in a position is saved with the game. */
static void
set_positions_come_back (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleRecord) record = new_record (game, &setup, 5, TRUE, TRUE);
  g_autofree char *shown = game->show (bramble_record_now (record), BRAMBLE_NO_SEAT);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);
  g_autofree char *text = NULL;
  g_autoptr (BrambleRecord) read = NULL;
  guint n_set = 0;

  for (guint i = 0; lines[i]; i++)
    n_set += *lines[i] != '\0' && bramble_record_set (record, lines[i], NULL);
  g_assert_cmpuint (n_set, >, 0);
  g_assert_cmpuint (bramble_record_n_steps (record), ==, n_set);
  text = bramble_record_to_text (record);
  read = kit_load_text (text);
  kit_same (record, read);
}

/* Bytes that are wrong, also under a right seal: never believed and never fatal. */
static void
damaged_saves_are_refused (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleRecord) record = new_record (game, &setup, 7, FALSE, TRUE);
  g_autofree char *good = NULL;
  g_autofree char *body = NULL;
  BrambleRng rng = { 7 };
  guint n_refused = 0;

  kit_play (record, &rng, 12);
  good = bramble_record_to_text (record);
  body = kit_unseal (good);
  for (guint i = 0; i < KIT_TIMES (DAMAGES); i++)
    {
      g_autofree char *damaged = g_strdup (i % 2 ? body : good);
      gsize at = bramble_rng_below (&rng, (guint) strlen (damaged));
      g_autofree char *sealed = NULL;
      g_autoptr (BrambleRecord) read = NULL;
      g_autoptr (GError) error = NULL;

      damaged[at] = (char) (32 + (damaged[at] - 32 + 1 + bramble_rng_below (&rng, 94)) % 95);
      sealed = i % 2 ? kit_seal (damaged) : g_strdup (damaged);
      read = bramble_record_from_text (sealed, strlen (sealed), &error);
      g_assert_true ((read == NULL) == (error != NULL));
      n_refused += read == NULL;
      /* Whatever has a right seal and is read is a game by the rules. */
      g_assert_true (read == NULL || i % 2 == 1);
      if (read)
        g_assert_true (game->check (bramble_record_now (read), NULL));
    }
  g_assert_cmpuint (n_refused, >, KIT_TIMES (DAMAGES) / 2);
}

/* One thing in the file is another one, everything else is right. */
static void
other_games_are_refused (const BrambleGame *game)
{
  static const struct
  {
    const char *group;
    const char *key;
    const char *value;
  } edits[] = {
    { "Bramble", "Game", "chess" },
    { "Bramble", "Rules", "99" },
    { "Bramble", "Seats", "99" },
    { "Bramble", "Seed", "8" },
    { "Bramble", "Format", "99" },
    { "History", "Steps", "255;" },
    { "History", "Steps", "nonsense;" },
    { "History", "At", "9999" },
    { "Snapshot", "State", "AAAA" },
    { "Snapshot", "Hash", "0123456789abcdef" },
    { "Seat 1", "Player", "grandmaster" },
    { "Choices", "nonsense", "yes" },
  };
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleRecord) record = new_record (game, &setup, 7, FALSE, TRUE);
  g_autofree char *good = NULL;
  BrambleRng rng = { 7 };

  kit_play (record, &rng, 10);
  good = bramble_record_to_text (record);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *text = kit_edit (good, edits[i].group, edits[i].key, edits[i].value);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s=%s", edits[i].key, edits[i].value);
      g_assert_null (bramble_record_from_text (text, strlen (text), &error));
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    {
      g_autofree char *text = kit_edit (good, "Choices", game->choices[i].id, "nonsense");

      g_assert_null (bramble_record_from_text (text, strlen (text), NULL));
    }
}

/* The first step at which a person is asked: one of the first two seats. */
static guint
first_question (BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  BrambleAsk ask;
  guint at = 0;

  for (game->ask (bramble_record_state (record, at), &ask); ask.seat >= 2; game->ask (bramble_record_state (record, at), &ask))
    at++;
  return at;
}

/* A casual game goes back to the first question, and comes to the same end again. */
static void
casual_games_go_all_the_way_back (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  BrambleRecord *record = new_record (game, &setup, 3, TRUE, TRUE);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 3 };
  guint64 first, last;
  guint begins;

  kit_play (record, &rng, G_MAXUINT);
  last = kit_hash (record);
  begins = first_question (record);
  first = bramble_game_hash (game, bramble_record_state (record, begins));
  match = bramble_match_new (record);
  bramble_match_set_viewer (match, 0);
  while (bramble_match_get_can_undo (match))
    g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
  g_assert_cmpuint (bramble_match_get_step (match), ==, begins);
  g_assert_cmpuint (kit_hash (bramble_match_get_record (match)), ==, first);
  while (bramble_match_get_can_redo (match))
    g_assert_true (bramble_match_redo (match, BRAMBLE_BY_STEP));
  g_assert_cmpuint (kit_hash (bramble_match_get_record (match)), ==, last);
  g_assert_true (bramble_match_get_over (match));
}

/* Any other goes back over nothing that has been revealed, and says so. */
static void
nothing_revealed_is_taken_back (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  BrambleRng rng = { 3 };
  guint n_stopped = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      BrambleRecord *record = new_record (game, &setup, seed, FALSE, TRUE);
      g_autoptr (BrambleMatch) match = NULL;
      guint revealed = 0;

      kit_play (record, &rng, 5 + (guint) seed);
      for (guint step = 1; step <= bramble_record_at (record); step++)
        if (bramble_record_reveals (record, step))
          revealed = step;
      match = bramble_match_new (record);
      bramble_match_set_viewer (match, 0);
      while (bramble_match_get_can_undo (match))
        g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
      g_assert_cmpuint (bramble_match_get_step (match), >=, revealed);
      g_assert_false (bramble_match_undo (match, BRAMBLE_BY_STEP));
      if (bramble_match_get_step (match) > 0)
        {
          g_assert_nonnull (bramble_match_get_undo_reason (match));
          n_stopped++;
        }
    }
  g_assert_cmpuint (n_stopped, >, 0);
}

/* Everybody reads a log of the whole game, in which every part has its heading. */
static void
everybody_has_a_log (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  BrambleRecord *record = new_record (game, &setup, 3, TRUE, TRUE);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 3 };

  kit_play (record, &rng, G_MAXUINT);
  match = bramble_match_new (record);
  for (int viewer = BRAMBLE_VIEWER_NOBODY; viewer < (int) setup.seats; viewer++)
    {
      g_autoptr (BrambleLog) log = NULL;
      g_autoptr (GListModel) entries = NULL;
      guint n_headings = 0;

      bramble_match_set_viewer (match, viewer);
      log = bramble_log_new (match);
      entries = bramble_log_since (log, 0);
      g_assert_cmpuint (g_list_model_get_n_items (entries), >, 0);
      for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
        {
          g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (entries, i);

          g_assert_cmpstr (bramble_log_entry_get_text (entry), !=, "");
          n_headings += bramble_log_entry_get_heading (entry);
        }
      if (game->is_heading)
        g_assert_cmpuint (n_headings, >, 0);
    }
}

static gboolean
is_over (gpointer data)
{
  return bramble_match_get_over (data);
}

/* Computer players answer from their threads, to the end. */
static void
bots_play_by_themselves (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleMatch) match = bramble_match_new (new_record (game, &setup, 11, TRUE, FALSE));
  g_autofree char *text = NULL;
  g_autoptr (BrambleRecord) read = NULL;

  bramble_match_set_running (match, TRUE);
  g_assert_true (kit_wait (is_over, match, KIT_LONG));
  text = bramble_record_to_text (bramble_match_get_record (match));
  read = kit_load_text (text);
  kit_same (bramble_match_get_record (match), read);
}

typedef struct
{
  char *text; /* (nullable): what was advised */
  gboolean done;
} Advised;

static void
advised (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BrambleMatch *match = BRAMBLE_MATCH (source);
  Advised *advice = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleAdvice) found = bramble_match_advise_finish (match, result, &error);

  g_assert_no_error (error);
  advice->text = bramble_advice_dup_text (found, match);
  advice->done = TRUE;
}

static gboolean
has_advice (gpointer data)
{
  return ((Advised *) data)->done;
}

static void
people_can_have_advice (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleMatch) match = bramble_match_new (new_record (game, &setup, 11, TRUE, TRUE));
  Advised advice = { 0 };

  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  bramble_match_advise_async (match, NULL, advised, &advice);
  g_assert_true (kit_wait (has_advice, &advice, KIT_LONG));
  g_assert_cmpstr (advice.text, !=, "");
  g_test_message ("%s", advice.text);
  g_free (advice.text);
}

/* Waiting for what a thread found out. */
static void
analysed (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  BrambleAnalysis **analysis = user_data;
  g_autoptr (GError) error = NULL;

  *analysis = bramble_match_analyse_finish (result, &error);
  g_assert_no_error (error);
}

static BrambleAnalysis *
analyse (BrambleMatch *match)
{
  BrambleAnalysis *analysis = NULL;

  bramble_match_analyse_async (match, NULL, analysed, &analysis);
  while (analysis == NULL)
    g_main_context_iteration (NULL, TRUE);
  return analysis;
}

static void
check_turn (BrambleMatch              *match,
            const BrambleTurningPoint *turn)
{
  const BrambleRecord *record = bramble_match_get_record (match);
  BrambleAsk ask;

  g_assert_cmpuint (turn->step, >=, 1);
  g_assert_cmpuint (turn->step, <=, bramble_record_n_steps (record));
  bramble_record_game (record)->ask (bramble_record_state (record, turn->step - 1), &ask);
  g_assert_cmpuint (ask.seat, ==, turn->seat);
  g_assert_cmpuint (ask.n_options, >, 1);
  g_assert_cmpfloat (turn->chance, <, turn->better);
  g_assert_cmpstr (turn->chosen, !=, turn->instead);
  g_assert_true (turn->question && *turn->question);
}

/* A finished game has a chance for everybody in every state, which ends with who won, and
 * answers that cost something. The same game is always thought of in the same way. */
static void
finished_games_are_analysed (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleAnalysis) analysis = NULL;
  g_autoptr (BrambleAnalysis) again = NULL;
  const BrambleChart *chart;
  BrambleRecord *record;
  BrambleResult result;
  BrambleRng rng = { 2 };

  setup.seats = game->min_seats;
  record = new_record (game, &setup, 4, FALSE, TRUE);
  kit_play (record, &rng, G_MAXUINT);
  match = bramble_match_new (record);
  g_assert_cmpint (bramble_match_can_analyse (match), ==, game->value && game->playout);
  if (!bramble_match_can_analyse (match))
    return;

  analysis = analyse (match);
  chart = bramble_analysis_get_chart (analysis);
  g_assert_cmpuint (bramble_chart_get_n_points (chart), ==, bramble_record_n_steps (record) + 1);
  bramble_match_get_result (match, &result);
  for (guint seat = 0; seat < setup.seats; seat++)
    g_assert_cmpint (bramble_chart_get_value (chart, bramble_record_n_steps (record), seat) > 0, ==,
                     (result.winners >> seat) & 1);
  g_assert_cmpuint (bramble_analysis_get_n_turns (analysis), <=, 3);
  again = analyse (match);
  g_assert_cmpuint (bramble_analysis_get_n_turns (again), ==, bramble_analysis_get_n_turns (analysis));
  for (guint i = 0; i < bramble_analysis_get_n_turns (analysis); i++)
    {
      check_turn (match, bramble_analysis_get_turn (analysis, i));
      g_assert_cmpuint (bramble_analysis_get_turn (again, i)->step, ==, bramble_analysis_get_turn (analysis, i)->step);
      g_assert_cmpstr (bramble_analysis_get_turn (again, i)->instead, ==, bramble_analysis_get_turn (analysis, i)->instead);
    }
}

static guint
count_nothing (gconstpointer state,
               guint         seat)
{
  return 0;
}

/* A chart has as many points as the title of the game says rounds. */
static void
charts_count_rounds (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleChart) chart = NULL;
  BrambleRecord *record = new_record (game, &setup, 4, FALSE, TRUE);
  BrambleRng rng = { 2 };

  kit_play (record, &rng, G_MAXUINT);
  match = bramble_match_new (record);
  chart = bramble_chart_new_for_rounds (record, count_nothing);
  g_assert_cmpuint (bramble_chart_get_n_points (chart), ==, bramble_match_get_round (match));
}

/* What is cut off a game is gone, from its file too, and it can be played on. */
static void
games_are_gone_on_with (const BrambleGame *game)
{
  BrambleSetup setup = usual_setup (game);
  g_autoptr (BrambleRecord) record = new_record (game, &setup, 6, FALSE, TRUE);
  BrambleRng rng = { 8 };

  kit_play (record, &rng, G_MAXUINT);
  for (guint at = 0; at < bramble_record_n_steps (record); at += 1 + bramble_record_n_steps (record) / 7)
    {
      g_autoptr (BrambleRecord) cut = bramble_record_copy (record);
      g_autoptr (BrambleRecord) read = NULL;
      g_autofree char *text = NULL;

      bramble_record_go_to (cut, at);
      bramble_record_cut (cut);
      g_assert_cmpuint (bramble_record_n_steps (cut), ==, at);
      text = bramble_record_to_text (cut);
      read = kit_load_text (text);
      kit_same (cut, read);
      g_assert_true (kit_answer_any (cut, &rng));
    }
}

/* The game as it is, and how it ends instead. */
static const BrambleGame *whole;
static BrambleOutcome ending;

/* Nobody wins, or the first two seats, which are one side. */
static void
end_otherwise (gconstpointer  state,
               BrambleResult *result)
{
  whole->result (state, result);
  if (result->outcome == BRAMBLE_PLAYING)
    return;
  result->outcome = ending;
  result->winners = ending == BRAMBLE_WON ? 3 : 0;
  memset (result->sides, 1, sizeof result->sides);
  result->sides[0] = 0;
  result->sides[1] = 0;
}

/* Games may be lost by all, end without a winner, or be won by a team. That is right, is said
 * as it is, and counts as what it is. */
static void
games_end_in_all_ways (const BrambleGame *game)
{
  static const struct
  {
    BrambleOutcome outcome;
    const char *verdict;
    guint wins; /* of the two people */
  } ends[] = {
    { BRAMBLE_LOST, "All lose together", 0 },
    { BRAMBLE_DRAWN, "Nobody wins", 0 },
    { BRAMBLE_WON, "Anna and Bruno win together!", 2 },
  };
  static BrambleGame other;
  BrambleSetup setup = usual_setup (game);

  whole = game;
  other = *game;
  other.result = end_otherwise;
  setup.seats = MIN (3, game->max_seats);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
      BrambleRecord *record = new_record (&other, &setup, 3, FALSE, TRUE);
      g_autoptr (BrambleMatch) match = NULL;
      g_autofree char *verdict = NULL;
      BrambleRng rng = { 5 };
      BrambleTally tally;

      ending = ends[i].outcome;
      kit_play (record, &rng, G_MAXUINT);
      bramble_statistics_add (statistics, record);
      bramble_statistics_get (statistics, game->id, setup.seats, "person", &tally);
      g_assert_cmpuint (tally.games, ==, 2);
      g_assert_cmpuint (tally.wins, ==, ends[i].wins);
      match = bramble_match_new (record);
      verdict = bramble_verdict_dup (match);
      g_assert_cmpstr (verdict, ==, ends[i].verdict);
      if (setup.seats == 3)
        {
          g_autofree char *partners = bramble_partners_dup (match, 0);
          g_autofree char *alone = bramble_partners_dup (match, 2);

          g_assert_cmpstr (partners, ==, "with Bruno");
          g_assert_null (alone);
        }
    }
}

static const KitGameTest tests[] = {
  { "saves-come-back", saves_come_back },
  { "set-positions-come-back", set_positions_come_back },
  { "damaged-saves-are-refused", damaged_saves_are_refused },
  { "other-games-are-refused", other_games_are_refused },
  { "casual-games-go-all-the-way-back", casual_games_go_all_the_way_back },
  { "nothing-revealed-is-taken-back", nothing_revealed_is_taken_back },
  { "everybody-has-a-log", everybody_has_a_log },
  { "bots-play-by-themselves", bots_play_by_themselves },
  { "people-can-have-advice", people_can_have_advice },
  { "finished-games-are-analysed", finished_games_are_analysed },
  { "charts-count-rounds", charts_count_rounds },
  { "games-are-gone-on-with", games_are_gone_on_with },
  { "games-end-in-all-ways", games_end_in_all_ways },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
