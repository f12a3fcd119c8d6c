/* test-lessons.c: the lesson of any game can be played to its end, whatever the learner does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <string.h>

#include "bramble-lesson.h"
#include "match-kit.h"

/* More answers than any lesson has. */
#define ANSWERS (KIT_SLOW ? 200 : 4000)
/* Learners who do as they please. */
#define LEARNERS (KIT_SLOW ? 2 : 40)
/* Answers of a lesson that is followed; a lesson is short. */
#define SHORT 200

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };

static BrambleRecord *
begin (const BrambleGame *game)
{
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_lesson_begin (game, names, &error);

  g_assert_no_error (error);
  g_assert_true (bramble_record_lesson (record));
  return record;
}

static gboolean
has_lesson (const BrambleGame *game)
{
  if (game->lesson == NULL)
    g_test_skip ("this game has no lesson");
  return game->lesson != NULL;
}

/* What another player answers: what the lesson says, or their level. */
static void
reply (BrambleRecord *record,
       guint          seat)
{
  const BrambleGame *game = bramble_record_game (record);
  int option = bramble_lesson_reply (record);

  if (option < 0)
    option = (int) kit_choose (game, bramble_record_seat (record, seat)->level, bramble_record_now (record),
                               bramble_lesson_seed (record));
  g_assert_true (bramble_record_answer (record, (guint) option));
}

/* Lets the others answer until the learner is asked. Returns FALSE when it is over. */
static gboolean
wait_for_learner (BrambleRecord *record,
                  BrambleAsk    *ask)
{
  for (;;)
    {
      kit_ask (record, ask);
      if (ask->n_options == 0 || ask->seat == BRAMBLE_LEARNER)
        return ask->n_options > 0;
      reply (record, ask->seat);
    }
}

/* Answers what the last sentence that suggests something says. */
static gboolean
follow (BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autoptr (GPtrArray) due = bramble_lesson_due (record);
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  guint n = 0;

  for (guint i = due->len; i > 0 && n == 0; i--)
    n = bramble_lesson_suggested (record, g_ptr_array_index (due, i - 1), path);
  for (guint i = 0; i < n; i++)
    {
      BrambleAsk ask;

      game->ask (bramble_record_now (record), &ask);
      g_assert_cmpuint (ask.seat, ==, BRAMBLE_LEARNER);
      g_assert_true (bramble_record_answer (record, (guint) bramble_ask_find (&ask, &path[i])));
    }
  return n > 0;
}

/* Notes what is said now. */
static void
note_said (BrambleRecord *record,
           GHashTable    *said)
{
  g_autoptr (GPtrArray) due = bramble_lesson_due (record);

  for (guint i = 0; i < due->len; i++)
    {
      const BrambleLessonStep *step = g_ptr_array_index (due, i);

      g_assert_true (step->again || !g_hash_table_contains (said, step));
      g_hash_table_add (said, (gpointer) step);
    }
}

/* Whoever does what is suggested wins before long; what is left to them they do as
 * anybody would. */
static void
followers_win (const BrambleGame *game)
{
  g_autoptr (BrambleRecord) record = NULL;
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);
  BrambleRng rng = { 7 };
  BrambleResult result;
  BrambleAsk ask;

  if (!has_lesson (game))
    return;

  record = begin (game);
  for (guint i = 0; i < SHORT && wait_for_learner (record, &ask); i++)
    {
      note_said (record, said);
      if (!follow (record))
        bramble_record_answer (record, game->playout (bramble_record_now (record), &ask, &rng));
    }
  game->result (bramble_record_now (record), &result);
  g_assert_cmpint (result.outcome, ==, BRAMBLE_WON);
  g_assert_true ((result.winners >> BRAMBLE_LEARNER) & 1);
  g_assert_cmpuint (g_hash_table_size (said), >, 3);
}

/* Plays one lesson by chance; who does not want to never does what is suggested. */
static void
play_anyhow (const BrambleGame *game,
             guint              learner,
             GHashTable        *all)
{
  g_autoptr (BrambleRecord) record = begin (game);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);
  BrambleRng rng = { learner };
  BrambleAsk ask;

  for (guint i = 0; i < ANSWERS && wait_for_learner (record, &ask); i++)
    {
      gboolean follows = learner % 4 > 0 && bramble_rng_below (&rng, 4) < learner % 4;

      note_said (record, said);
      if (!follows || !follow (record))
        bramble_record_answer (record, bramble_rng_below (&rng, ask.n_options));
    }
  g_assert_true (KIT_SLOW || bramble_game_is_over (game, bramble_record_now (record)));
  for (const BrambleLessonStep *step = game->lesson->steps; step->id; step++)
    if (g_hash_table_contains (said, step))
      g_hash_table_add (all, (gpointer) step);
}

/* Nobody is stuck, and there is nothing that is never said. */
static void
anybody_comes_to_an_end (const BrambleGame *game)
{
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);

  if (!has_lesson (game))
    return;

  for (guint i = 0; i < LEARNERS; i++)
    play_anyhow (game, i, said);
  for (const BrambleLessonStep *step = game->lesson->steps; step->id && !KIT_SLOW; step++)
    {
      if (!g_hash_table_contains (said, step))
        g_error ("%s is never said", step->id);
    }
}

static void
same_due (const BrambleRecord *a,
          const BrambleRecord *b)
{
  g_autoptr (GPtrArray) first = bramble_lesson_due (a);
  g_autoptr (GPtrArray) second = bramble_lesson_due (b);

  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++)
    g_assert_true (g_ptr_array_index (first, i) == g_ptr_array_index (second, i));
}

/* Who comes back to a lesson, or takes back everything, is told the same. */
static void
lessons_go_on (const BrambleGame *game)
{
  g_autoptr (BrambleRecord) record = NULL;
  g_autoptr (GPtrArray) first = NULL;
  BrambleRng rng = { 11 };
  BrambleAsk ask;

  if (!has_lesson (game))
    return;

  record = begin (game);
  for (guint i = 0; i < 12 && wait_for_learner (record, &ask); i++)
    {
      g_autofree char *text = bramble_record_to_text (record);
      g_autoptr (BrambleRecord) again = kit_load_text (text);

      g_assert_true (bramble_record_lesson (again));
      same_due (record, again);
      if (i == 0)
        first = bramble_lesson_due (record);
      if (i % 2 > 0 || !follow (record))
        bramble_record_answer (record, bramble_rng_below (&rng, ask.n_options));
    }
  g_assert_cmpuint (first->len, >, 0);
}

/* Undo goes back to the first question of a lesson, and not into its deal. */
static void
everything_can_be_taken_back (const BrambleGame *game)
{
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record;
  g_autoptr (GPtrArray) due = NULL;
  g_autoptr (GPtrArray) again = NULL;
  BrambleAsk ask;
  guint start;

  if (!has_lesson (game))
    return;

  record = begin (game);
  start = bramble_record_at (record);
  due = bramble_lesson_due (record);
  for (guint i = 0; i < 6 && wait_for_learner (record, &ask); i++)
    bramble_record_answer (record, 0);
  match = bramble_match_new (record);
  while (bramble_match_undo (match, BRAMBLE_BY_STEP))
    ;
  g_assert_cmpuint (bramble_match_get_step (match), ==, start);
  again = bramble_lesson_due (bramble_match_get_record (match));
  g_assert_cmpuint (again->len, ==, due->len);
}

/* All have the names that they are given, or those of their looks where what is said calls them so. */
static void
names_are_those_that_are_said (const BrambleGame *game)
{
  g_autoptr (BrambleRecord) record = NULL;
  gboolean looks, said = FALSE;
  const BrambleSetup *setup;

  if (!has_lesson (game))
    return;

  looks = game->lesson->by_look;
  record = begin (game);
  setup = bramble_record_setup (record);
  for (guint seat = 0; seat < setup->seats; seat++)
    {
      const char *name = looks ? game->looks[setup->looks[seat]].name : names[seat];

      g_assert_cmpstr (bramble_record_seat (record, seat)->name, ==, name);
      for (const BrambleLessonStep *step = game->lesson->steps; step->id && looks; step++)
        said = said || strstr (step->text, name);
    }
  g_assert_true (said == looks);
}

/* Ids are there once, and steps and replies name what there is. */
static void
lessons_are_written_well (const BrambleGame *game)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  if (!has_lesson (game))
    return;

  g_assert_nonnull (bramble_bot_level (game, game->lesson->level));
  g_assert_nonnull (game->lesson->end);
  for (const BrambleLessonStep *step = game->lesson->steps; step->id; step++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) step->id));
      g_assert_nonnull (step->text);
      /* It is to be read beside the thing, while one plays. */
      g_assert_cmpuint (strlen (step->text), <, 320);
    }
}

static const KitGameTest tests[] = {
  { "lessons-are-written-well", lessons_are_written_well },
  { "names-are-those-that-are-said", names_are_those_that_are_said },
  { "followers-win", followers_win },
  { "anybody-comes-to-an-end", anybody_comes_to_an_end },
  { "lessons-go-on", lessons_go_on },
  { "everything-can-be-taken-back", everything_can_be_taken_back },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
