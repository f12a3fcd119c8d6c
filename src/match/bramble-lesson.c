/* bramble-lesson.c: somebody learns a game by playing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which sentences are due follows from the game alone, from its beginning to where
 * it is now. So nothing else has to be kept: who comes back to a lesson, or takes
 * back an answer, is told what belongs there.
 */

#include "bramble-lesson.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_ID 128

/* One moment of a lesson: the learner is asked something, or the game is over. */
typedef struct
{
  const BrambleGame *game;
  guint8 *view;       /* what the learner may know */
  BrambleAsk ask;
  guint round;
  GPtrArray *events;  /* char: what the learner was told since the last moment */
  GStrv lines;        /* (nullable): the position in words, once they are needed */
} Moment;

static void
clear_moment (Moment *moment)
{
  g_free (moment->view);
  g_ptr_array_unref (moment->events);
  g_strfreev (moment->lines);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Moment, clear_moment)

/* Says one thing after the other about the setup. */
static gboolean
read_setup (BrambleSetup       *setup,
            const BrambleGame  *game,
            GError            **error)
{
  g_auto (GStrv) words = g_strsplit (game->lesson->setup, " ", -1);

  bramble_setup_init (setup, game);
  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (!bramble_setup_set (setup, game, pair[0], pair[1] ? pair[1] : "", error))
        return FALSE;
    }
  return TRUE;
}

/* Whoever is called by a name in what is said has the same one in questions. */
static const char *
name_of (const BrambleGame  *game,
         const BrambleSetup *setup,
         const char *const  *names,
         guint               seat)
{
  return game->lesson->by_look ? g_dpgettext2 (NULL, "look", game->looks[setup->looks[seat]].name) : names[seat];
}

/**
 * bramble_lesson_begin:
 * @game: a game that has a lesson
 * @names: what the seats are called, BRAMBLE_MAX_SEATS of them, unless the lesson calls them as they look; the learner
 *   has the first
 *
 * Returns: (nullable) (transfer full): the lesson at its beginning
 */
BrambleRecord *
bramble_lesson_begin (const BrambleGame  *game,
                      const char *const  *names,
                      GError            **error)
{
  const BrambleLesson *lesson = game->lesson;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (BrambleRecord) record = NULL;
  BrambleSetup setup;

  g_return_val_if_fail (lesson != NULL, NULL);

  if (!read_setup (&setup, game, error))
    return NULL;
  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) {
      .name = (char *) name_of (game, &setup, names, i),
      .level = i == BRAMBLE_LEARNER ? NULL : bramble_bot_level (game, lesson->level),
    };
  /* Whoever learns may take back everything. */
  record = bramble_record_new (game, &setup, seats, TRUE, error);
  if (record == NULL)
    return NULL;
  for (guint i = 0; lesson->places && lesson->places[i]; i++)
    if (!bramble_record_set (record, lesson->places[i], error))
      return NULL;
  bramble_record_set_lesson (record, TRUE);
  return g_steal_pointer (&record);
}

/* Whether one of @lines is like @pattern. */
static gboolean
has_line (const char *pattern,
          char      **lines,
          guint       n)
{
  g_autoptr (GPatternSpec) spec = g_pattern_spec_new (pattern);

  for (guint i = 0; i < n; i++)
    if (g_pattern_spec_match_string (spec, lines[i]))
      return TRUE;

  return FALSE;
}

/* Whether all of @patterns are there. */
static gboolean
has_position (Moment     *moment,
              const char *patterns)
{
  g_auto (GStrv) wanted = g_strsplit (patterns, ";", -1);

  if (moment->lines == NULL)
    {
      g_autofree char *text = moment->game->show (moment->view, BRAMBLE_LEARNER);

      moment->lines = g_strsplit (text, "\n", -1);
    }
  for (guint i = 0; wanted[i]; i++)
    if (!has_line (wanted[i], moment->lines, g_strv_length (moment->lines)))
      return FALSE;

  return TRUE;
}

/* The first option that is called like @pattern, or -1. */
static int
find_option (const BrambleGame *game,
             const BrambleAsk  *ask,
             const char        *pattern)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      char id[LONGEST_ID];

      game->option_id (ask, i, id, sizeof id);
      if (g_pattern_match_simple (pattern, id))
        return (int) i;
    }

  return -1;
}

/* What is suggested, as far as it is possible: how many answers. */
static guint
find_path (const BrambleGame *game,
           gconstpointer      view,
           const BrambleAsk  *first,
           const char        *answer,
           BrambleOption     *path)
{
  g_auto (GStrv) words = g_strsplit (answer ? answer : "", " ", -1);
  g_autofree guint8 *state = g_memdup2 (view, game->state_size);
  BrambleAsk ask;
  BrambleRng rng = { 1 };
  guint n = 0;

  /* What is answered may move cards that the learner does not know. */
  game->resample (state, BRAMBLE_LEARNER, &rng);
  bramble_ask_copy (&ask, first);
  while (answer && words[n] && n < BRAMBLE_PLAN_LENGTH && ask.seat == BRAMBLE_LEARNER)
    {
      int option = find_option (game, &ask, words[n]);

      if (option < 0)
        break;
      path[n++] = ask.options[option];
      /* Only what the learner answers: what comes after may need to know more. */
      if (words[n])
        game->answer (state, &ask, (guint) option, NULL);
    }
  return n;
}

static gboolean
is_due (Moment                  *moment,
        const BrambleLessonStep *step)
{
  const BrambleGame *game = moment->game;
  BrambleOption path[BRAMBLE_PLAN_LENGTH];

  return moment->round >= step->round && (step->last_round == 0 || moment->round <= step->last_round)
         && (step->ask == NULL || g_pattern_match_simple (step->ask, game->ask_id (&moment->ask)))
         && (step->event == NULL || has_line (step->event, (char **) moment->events->pdata, moment->events->len))
         && (step->position == NULL || has_position (moment, step->position))
         && (step->answer == NULL || find_path (game, moment->view, &moment->ask, step->answer, path) > 0);
}

/* What the learner was told in a step of the game, for programs. */
static void
add_events (const BrambleRecord *record,
            guint                step,
            GPtrArray           *lines)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

  bramble_record_events (record, step, events);
  for (guint i = 0; i < events->len; i++)
    {
      BrambleEvent seen;

      if (bramble_event_for_seat (&g_array_index (events, BrambleEvent, i), BRAMBLE_LEARNER, &seen))
        g_ptr_array_add (lines, game->event_line (&seen));
    }
}

/* Whether the learner is asked something in state @at, where the lesson has begun. */
static gboolean
look_at (const BrambleRecord *record,
         guint                at,
         Moment              *moment)
{
  gconstpointer state = bramble_record_state (record, at);

  if (at < bramble_record_n_steps (record) && bramble_record_words (record, at + 1))
    return FALSE;
  moment->game->view (state, BRAMBLE_LEARNER, moment->view);
  moment->game->ask (moment->view, &moment->ask);
  moment->round = moment->game->round (state);
  g_clear_pointer (&moment->lines, g_strfreev);
  return moment->ask.seat == BRAMBLE_LEARNER;
}

/* Whether one of @due is said as often as it fits: nobody wants to hear several of them. */
static gboolean
says_again (const GPtrArray *due)
{
  for (guint i = 0; i < due->len; i++)
    if (((const BrambleLessonStep *) g_ptr_array_index (due, i))->again)
      return TRUE;

  return FALSE;
}

/* Whether one of @due suggests something: nobody does two things at once. */
static gboolean
says_what_to_do (const GPtrArray *due)
{
  for (guint i = 0; i < due->len; i++)
    if (((const BrambleLessonStep *) g_ptr_array_index (due, i))->answer)
      return TRUE;

  return FALSE;
}

/**
 * bramble_lesson_due:
 * @record: a lesson
 *
 * Returns: (transfer full) (element-type BrambleLessonStep): what is to be said now,
 *   in this order; nothing while somebody else is asked
 */
GPtrArray *
bramble_lesson_due (const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  const BrambleLessonStep *steps = game->lesson->steps;
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);
  g_auto (Moment) moment = { .game = game, .view = g_malloc0 (game->state_size),
                             .events = g_ptr_array_new_with_free_func (g_free) };
  GPtrArray *due = g_ptr_array_new ();

  g_return_val_if_fail (bramble_record_lesson (record), due);

  for (guint at = 0; at <= bramble_record_at (record); at++)
    {
      g_ptr_array_set_size (due, 0);
      add_events (record, at, moment.events);
      if (!look_at (record, at, &moment))
        continue;
      /* What is said again and again was said before, or not: that makes no difference now. */
      for (const BrambleLessonStep *step = steps; step->id; step++)
        if (!(step->again ? at < bramble_record_at (record) || says_again (due) : g_hash_table_contains (said, step))
            && !(step->waits && says_what_to_do (due)) && is_due (&moment, step))
          {
            g_hash_table_add (said, (gpointer) step);
            g_ptr_array_add (due, (gpointer) step);
          }
      g_ptr_array_set_size (moment.events, 0);
    }
  return due;
}

/**
 * bramble_lesson_fits_still:
 * @step: what was to be said before, and was not read
 *
 * Returns: whether it can be said now just as well. What speaks of something that has
 *   happened cannot.
 */
gboolean
bramble_lesson_fits_still (const BrambleRecord     *record,
                           const BrambleLessonStep *step)
{
  const BrambleGame *game = bramble_record_game (record);
  g_auto (Moment) moment = { .game = game, .view = g_malloc0 (game->state_size),
                             .events = g_ptr_array_new_with_free_func (g_free) };

  return step->event == NULL && !step->again && look_at (record, bramble_record_at (record), &moment) && is_due (&moment, step);
}

/**
 * bramble_lesson_suggested:
 * @path: (out caller-allocates): BRAMBLE_PLAN_LENGTH answers, one after the other
 *
 * Returns: how many answers @step suggests to what the learner is asked now
 */
guint
bramble_lesson_suggested (const BrambleRecord     *record,
                          const BrambleLessonStep *step,
                          BrambleOption           *path)
{
  const BrambleGame *game = bramble_record_game (record);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  BrambleAsk ask;

  game->view (bramble_record_now (record), BRAMBLE_LEARNER, view);
  game->ask (view, &ask);
  return ask.seat == BRAMBLE_LEARNER ? find_path (game, view, &ask, step->answer, path) : 0;
}

/* Whether @answers, in their order, are possible; the option, or -1. */
static int
find_first (const BrambleGame *game,
            const BrambleAsk  *ask,
            const char        *answers)
{
  g_auto (GStrv) words = g_strsplit (answers, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      int option = find_option (game, ask, words[i]);

      if (option >= 0)
        return option;
    }
  return -1;
}

/**
 * bramble_lesson_reply:
 * @record: a lesson in which somebody else than the learner is asked
 *
 * Returns: what they answer, or -1 when their level decides
 */
int
bramble_lesson_reply (const BrambleRecord *record)
{
  const BrambleGame *game = bramble_record_game (record);
  const BrambleLessonReply *replies = game->lesson->replies;
  gconstpointer state = bramble_record_now (record);
  guint round = game->round (state);
  BrambleAsk ask;

  game->ask (state, &ask);
  for (guint i = 0; replies && replies[i].ask; i++)
    if ((replies[i].round == 0 || replies[i].round == round) && replies[i].seat == ask.seat
        && g_pattern_match_simple (replies[i].ask, game->ask_id (&ask)))
      {
        int option = find_first (game, &ask, replies[i].answers);

        if (option >= 0)
          return option;
      }
  return -1;
}

/* Returns the chance of a computer player: in a lesson the same things happen to everybody
 * who does the same. */
guint64
bramble_lesson_seed (const BrambleRecord *record)
{
  return bramble_record_setup (record)->seed + bramble_record_at (record);
}
