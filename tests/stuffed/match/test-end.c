/* test-end.c: how it ended, what everybody did, and what is remembered of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-statistics.h>
#include <bramble-stuffed-end.h>
#include <rules/stuffed-events.h>
#include <rules/stuffed-game.h>

/* A game of two people, or of two computers of @level. Lines are position commands, ended by NULL. */
static BrambleRecord *
begin (const BrambleLevel *level,
       const char         *story,
       const char *const  *lines)
{
  static const char *const names[] = { "Hazel", "Moss" };
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;
  BrambleSetup setup;

  bramble_setup_init (&setup, &stuffed_game);
  setup.seats = 2;
  setup.seed = 3;
  bramble_setup_set (&setup, &stuffed_game, "story", story, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < setup.seats; i++)
    who[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = level };
  record = bramble_record_new (&stuffed_game, &setup, who, FALSE, &error);
  g_assert_no_error (error);
  for (guint i = 0; lines[i]; i++)
    {
      bramble_record_set (record, lines[i], &error);
      g_assert_no_error (error);
    }
  return record;
}

static void
answer (BrambleRecord *record,
        const char    *id)
{
  BrambleAsk ask;
  int option;

  stuffed_game.ask (bramble_record_now (record), &ask);
  option = bramble_ask_find_option (&stuffed_game, &ask, id);
  g_assert_cmpint (option, >=, 0);
  g_assert_true (bramble_record_answer (record, (guint) option));
}

/* A position, and part of what is said of it; NULL: nothing. */
static void
ends_have_words (void)
{
  static const struct
  {
    const char *over; /* (nullable) */
    const char *says;
  } rows[] = {
    { NULL, NULL },
    { "over asleep", "“The Satin Corner” is won, with the better one of its two ends: Asleep." },
    { "over waking", "Waking." },
    { "over all-lie", "On page 2 of 3 of “The Satin Corner” all stuffies lay on the floor." },
    { "over story", "went wrong" },
    { "over night-over", "the night was over" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *const lines[] = { "page 2", rows[i].over, NULL };
      g_autoptr (BrambleMatch) match = bramble_match_new (begin (NULL, "satin-corner", lines));
      g_autofree char *reason = bramble_stuffed_dup_reason (match);

      g_assert_true ((reason == NULL) == (rows[i].says == NULL));
      if (reason)
        g_assert_nonnull (strstr (reason, rows[i].says));
    }
}

/* The last pages of a story, where one more die makes a friend. */
static BrambleRecord *
befriend (const BrambleLevel *level)
{
  static const char *const lines[] = {
    "page 3", "stands show open 7 0 0", "drawn blue 2", "minions mitten-king 7,1 2", NULL,
  };
  BrambleRecord *record = begin (level, "satin-corner", lines);

  answer (record, "try-show");
  answer (record, "die-blue");
  return record;
}

/* The last words of the story stand on the page, and that somebody is no longer alone. */
static void
endings_are_read_once_more (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (befriend (NULL));
  g_autofree char *reason = bramble_stuffed_dup_reason (match);

  g_assert_nonnull (reason);
  g_assert_nonnull (strstr (reason, "The corner is sewn on with seven stitches."));
  g_assert_nonnull (strstr (reason, "hums a lullaby, almost in tune."));
  g_assert_nonnull (strstr (reason, "has friends now."));
  /* What was read before the end is not. */
  g_assert_null (strstr (reason, "He is quiet for a long time."));
}

/* Deeds are counted for whoever did them. */
static void
deeds_are_counted (void)
{
  static const char *const lines[] = {
    "page 1", "drawn red 3 blue 1", "items seat-1 knitting-needle", "squares seat-1 4,3 seat-2 0,0", "minions lintling 5,3 0", NULL,
  };
  BrambleRecord *record = begin (NULL, "satin-corner", lines);
  g_autoptr (BrambleMatch) match = NULL;
  guint own[BRAMBLE_STUFFED_N_DEEDS], other[BRAMBLE_STUFFED_N_DEEDS];
  g_autofree char *text = NULL;

  answer (record, "give-seat-2");
  answer (record, "die-blue");
  /* The first die goes in by itself, and the last one is the roll. */
  answer (record, "melee-1-lintling");
  answer (record, "die-red");
  answer (record, "die-red");
  match = bramble_match_new (record);
  bramble_stuffed_count_deeds (match, 0, own);
  bramble_stuffed_count_deeds (match, 1, other);
  g_assert_cmpuint (own[BRAMBLE_STUFFED_DEED_ENCOURAGED], ==, 1);
  g_assert_cmpuint (own[BRAMBLE_STUFFED_DEED_DEFEATED], ==, 1);
  for (guint i = 0; i < BRAMBLE_STUFFED_N_DEEDS; i++)
    g_assert_cmpuint (other[i], ==, 0);
  text = bramble_stuffed_deed_text (BRAMBLE_STUFFED_DEED_DEFEATED, 1);
  g_assert_cmpstr (text, ==, "defeated 1 minion");
  g_assert_cmpuint (bramble_stuffed_count_stuffing (bramble_record_now (record), 1), ==, 6);
  g_assert_cmpuint (bramble_stuffed_count_riches (bramble_record_now (record), 0), ==, 1);
}

static guint
times (BrambleStatistics *statistics,
       const char        *id)
{
  return bramble_statistics_times (statistics, stuffed_game.id, id);
}

/* How a story ended and whether it made a friend outlives it, in a file too. */
static void
friends_are_remembered (void)
{
  static const char *const lost[] = { "over all-lie", NULL };
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleStatistics) read = NULL;
  g_autoptr (BrambleRecord) won = befriend (NULL);
  g_autoptr (BrambleRecord) other = begin (NULL, "goldfish", lost);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BrambleSetup setup;

  bramble_statistics_add (statistics, won);
  bramble_statistics_add (statistics, won);
  bramble_statistics_add (statistics, other);
  text = bramble_statistics_to_text (statistics);
  read = bramble_statistics_from_text (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (times (read, "satin-corner-asleep"), ==, 2);
  g_assert_cmpuint (times (read, "satin-corner-friend"), ==, 2);
  g_assert_cmpuint (times (read, "satin-corner-lost"), ==, 0);
  g_assert_cmpuint (times (read, "goldfish-lost"), ==, 1);
  g_assert_cmpuint (times (read, "goldfish-friend"), ==, 0);

  bramble_setup_init (&setup, &stuffed_game);
  bramble_statistics_recall (read, &stuffed_game, &setup);
  g_assert_cmpint (setup.values[STUFFED_CHOICE_FRIENDS][0], ==, 1);
  /* The last story knows it. */
  g_assert_true (bramble_setup_set (&setup, &stuffed_game, "story", "attic-box", NULL));
  {
    StuffedState s;

    g_assert_true (bramble_game_set_up (&stuffed_game, &s, &setup, NULL, NULL));
    g_assert_cmpuint (s.flags, !=, 0);
  }
}

/* A friend whom only computers made is nobody's. */
static void
others_are_not (void)
{
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleRecord) won = befriend (&stuffed_levels[0]);

  bramble_statistics_add (statistics, won);
  g_assert_cmpuint (times (statistics, "satin-corner-friend"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stuffed/end/ends-have-words", ends_have_words);
  g_test_add_func ("/stuffed/end/endings-are-read-once-more", endings_are_read_once_more);
  g_test_add_func ("/stuffed/end/deeds-are-counted", deeds_are_counted);
  g_test_add_func ("/stuffed/end/friends-are-remembered", friends_are_remembered);
  g_test_add_func ("/stuffed/end/others-are-not", others_are_not);
  return g_test_run ();
}
