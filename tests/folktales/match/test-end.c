/* test-end.c: why somebody won, and what is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-folk-end.h>
#include <bramble-verdict.h>
#include <rules/folk-game.h>

static BrambleRecord *
begin (const char *choices)
{
  static const char *const names[] = { "Hazel", "Moss", "Sorrel", "Fern", "Ivy", "Rowan" };
  g_auto (GStrv) words = g_strsplit (choices, " ", -1);
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleSetup setup;
  BrambleRecord *record;

  bramble_setup_init (&setup, &folktales_game);
  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      g_assert_true (bramble_setup_set (&setup, &folktales_game, pair[0], pair[1], &error));
    }
  for (guint i = 0; i < setup.seats; i++)
    who[i].name = (char *) names[i];
  record = bramble_record_new (&folktales_game, &setup, who, FALSE, &error);
  g_assert_no_error (error);
  return record;
}

/* Choices, a position, and part of what is said of it; NULL: nothing. */
static const struct
{
  const char *name;
  const char *choices;
  const char *words;
  const char *reason;
} rows[] = {
  { "not-over", "players=2", "turn seat-1 3", NULL },
  { "gate", "players=2",
    "quests seat-1 palace;done seat-1 1;tiles seat-1 magic-cloak;fields seat-1 castle;over seat-1 9 gate seat-1",
    "Hazel has fulfilled the quest" },
  { "several-quests", "players=2 quests=three", "done seat-2 3;fields seat-2 castle;over seat-2 9 gate seat-2",
    "Moss has fulfilled all quests" },
  { "team", "players=4 teams=twos",
    "quests seat-1 palace;done seat-1 1 seat-3 1;tiles seat-1 magic-cloak;fields seat-1 castle;over seat-1 9 gate seat-1",
    "quests of the team" },
  { "turns-quests", "players=3", "done seat-2 1;over seat-3 80 turns", "as many quests as Moss" },
  { "turns-items", "players=3",
    "quests seat-1 palace seat-2 dragon;done seat-1 1 seat-2 1;tiles seat-1 magic-cloak;fields seat-2 xk4;over seat-3 80 turns",
    "Hazel holds most" },
  { "turns-way", "players=3", "fields seat-3 xk4;over seat-3 80 turns", "Sorrel is nearest" },
  { "turns-shared", "players=3", "over seat-3 80 turns", "nobody is ahead" },
  { "turns-team-quests", "players=4 teams=twos", "done seat-2 1;over seat-4 80 turns", "as many quests as this one: Moss, Fern." },
  { "turns-team-items", "players=4 teams=twos",
    "quests seat-1 palace seat-2 dragon;tiles seat-1 magic-cloak;fields seat-2 xk4;over seat-4 80 turns",
    "one of this team holds most of what the card asks for: Hazel, Sorrel." },
  { "turns-team-way", "players=4 teams=twos", "fields seat-3 xk4;over seat-4 80 turns",
    "one of this team is nearest to the Castle: Hazel, Sorrel." },
  { "turns-team-shared", "players=4 teams=twos", "over seat-4 80 turns", "no team is ahead" },
};

static void
test_reason (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) lines = g_strsplit (rows[row].words, ";", -1);
  BrambleRecord *record = begin (rows[row].choices);
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;

  /* Starting items are chosen first, and the last seat has the last turn. */
  g_assert_true (bramble_record_set (record, "start seat-1", &error));
  g_assert_true (bramble_record_set (record, "turn seat-1 1", &error));
  for (guint i = 0; lines[i]; i++)
    {
      bramble_record_set (record, lines[i], &error);
      g_assert_no_error (error);
    }
  match = bramble_match_new (record);
  reason = bramble_folk_dup_reason (match);
  g_test_message ("%s", reason ? reason : "nothing");
  g_assert_true ((reason == NULL) == (rows[row].reason == NULL));
  if (reason)
    g_assert_nonnull (strstr (reason, rows[row].reason));
}

/* Fewer and fewer turns are left with each thing that is done, and a few at the gate. */
static void
test_counts (void)
{
  g_autoptr (BrambleRecord) record = begin ("players=2");
  guint left = 0;
  static const struct
  {
    const char *words;
    guint done;
    guint goods;
  } steps[] = {
    { "turn seat-1 1", 0, 4 },
    { "quests seat-1 witch", 0, 4 },
    { "tiles seat-1 enchanted-sword seven-league-boots", 2, 4 },
    { "done seat-1 1", 3, 4 },
    { "advice seat-1 4", 3, 7 },
    { "fields seat-1 castle", 3, 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (GError) error = NULL;
      gconstpointer now;

      bramble_record_set (record, steps[i].words, &error);
      g_assert_no_error (error);
      now = bramble_record_now (record);
      /* Before that the quest is by chance. */
      if (i > 1)
        g_assert_cmpuint (bramble_folk_count_way_left (now, 0), <=, left);
      left = bramble_folk_count_way_left (now, 0);
      g_assert_cmpuint (bramble_folk_count_done (now, 0), ==, steps[i].done);
      g_assert_cmpuint (bramble_folk_count_goods (now, 0), ==, steps[i].goods);
      if (i == 1)
        g_assert_cmpuint (left, >, 10);
    }
  g_assert_cmpuint (left, <, 6);
}

/* A win of a team is no shared win, and a team stands together. */
static void
test_teams (void)
{
  static const struct
  {
    const char *choices;
    const char *over;
    const char *past;
    guint per_row;
    guint order[6];
  } games[] = {
    { "players=4 teams=twos", "over seat-4 80 turns", "The win was shared", 4, { 0, 2, 1, 3 } },
    { "players=4 teams=twos", "done seat-2 1;over seat-4 80 turns", "Moss and Fern won together", 4, { 0, 2, 1, 3 } },
    { "players=6 teams=twos", "done seat-2 1;over seat-6 80 turns", "Moss and Ivy won together", 2, { 0, 3, 1, 4, 2, 5 } },
    { "players=6 teams=threes", "done seat-2 1;over seat-6 80 turns", "Moss, Fern and Rowan won together", 3, { 0, 2, 4, 1, 3, 5 } },
    { "players=6", "done seat-2 1;over seat-6 80 turns", "Moss won", 3, { 0, 1, 2, 3, 4, 5 } },
    { "players=5", "done seat-2 1;over seat-5 80 turns", "Moss won", 3, { 0, 1, 2, 3, 4 } },
    { "players=4", "done seat-2 1;over seat-4 80 turns", "Moss won", 4, { 0, 1, 2, 3 } },
    { "players=2", "over seat-2 80 turns", "Hazel and Moss shared the win", 2, { 0, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (BrambleRecord) record = begin (games[i].choices);
      g_auto (GStrv) lines = g_strsplit (games[i].over, ";", -1);
      g_autofree char *past = NULL;
      g_autoptr (GError) error = NULL;
      guint order[BRAMBLE_MAX_SEATS];
      BrambleResult result;

      g_assert_true (bramble_record_set (record, "start seat-1", &error));
      g_assert_true (bramble_record_set (record, "turn seat-1 1", &error));
      for (guint k = 0; lines[k]; k++)
        {
          bramble_record_set (record, lines[k], &error);
          g_assert_no_error (error);
        }
      folktales_game.result (bramble_record_now (record), &result);
      past = bramble_verdict_past (record, &result);
      g_assert_cmpstr (past, ==, games[i].past);
      g_assert_cmpuint (bramble_verdict_rows (&result, bramble_record_n_seats (record), 4, order), ==, games[i].per_row);
      for (guint k = 0; k < bramble_record_n_seats (record); k++)
        g_assert_cmpuint (order[k], ==, games[i].order[k]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/folktales/end/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_reason);
    }
  g_test_add_func ("/folktales/end/counts", test_counts);
  g_test_add_func ("/folktales/end/teams", test_teams);
  return g_test_run ();
}
