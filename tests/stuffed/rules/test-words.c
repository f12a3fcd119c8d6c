/* test-words.c: positions in words, and what is said about them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/stuffed-text.h>

static void
nonsense_is_refused (void)
{
  static const struct { const char *command; const char *message; } rows[] = {
    { "nonsense", "unknown key" },
    { "page 9", "usage" },
    { "page", "usage" },
    { "over maybe", "usage" },
    { "over no", "usage" },
    { "over page-turned", "only a lesson" },
    { "pages two", "usage" },
    { "start seat-9", "usage" },
    { "turn seat-1 1", "usage" },
    { "turn seat-1 5 9", "turns in a night" },
    { "stuffies seat-1 teddy", "usage" },
    { "squares seat-1 99,99", "usage" },
    { "squares seat-1 +1,1", "usage" },
    { "squares seat-1 1,-1", "usage" },
    { "squares seat-1 1,1,1", "usage" },
    { "squares seat-1 3,1", "no space" },
    { "squares seat-1 5,3", "no space" },
    { "stuffing seat-1 100", "usage" },
    { "statuses seat-1 hungry", "usage" },
    { "items seat-1 jam-sandwich", "usage" },
    { "items seat-1 raincoat seat-2 raincoat", "not so many" },
    { "party raincoat", "usage" },
    { "vendors 0,0 sold sold sold sold", "lies where it cannot" },
    { "vendors 0,0 sold", "usage" },
    { "item-discards nothing", "usage" },
    { "stands trunk", "usage" },
    { "stands trunk passed 3 0 0", "open tasks" },
    { "stands nothing open 0 0 0", "usage" },
    { "stored seat-1 red blue", "store so many" },
    { "stored seat-1 white", "usage" },
    { "sent seat-1 red", "usage" },
    { "track 5", "not so many" },
    { "drawn red 6", "usage" },
    { "drawn red 3 black 4", "not so many" },
    { "discard red", "usage" },
    { "objectives 1,1 1,2 1,3 1,4 1,5", "usage" },
    { "door x", "usage" },
    { "train 1,1", "usage" },
    { "train 1,1 3", "lies where it cannot" },
    { "minions lintling 0,0", "usage" },
    { "minions lintling 4,3 0", "no space" },
    { "minions mitten-king 0,0 0", "dark stuffing" },
    { "minions mitten-king 0,0 1 mitten-king 1,0 1", "not so many" },
    { "defeated nobody", "usage" },
    { "points-off 99999", "usage" },
    { "points-off 0", "usage" },
    { "points-off -1", "usage" },
    { "points-read x", "usage" },
    { "rules-fired 99", "usage" },
    { "rules-fired 0", "usage" },
    { "rules-held x", "usage" },
    { "goal 30000", "no such goal" },
    { "search 99", "usage" },
    { "environment rain", "usage" },
    { "leave 5", "no such goal" },
    { "flags nothing", "usage" },
    { "counters mittens", "usage" },
    { "counters nothing 1", "usage" },
    { "read story 9999", "usage" },
    { "read", "usage" },
    { "deck nothing", "usage" },
    { "lost-gone nothing", "usage" },
    { "lost-deck nothing", "usage" },
    { "slept 6 0 0 0", "usage" },
    { "sleep-deck waking", "usage" },
    { "sleep-deck waking asleep asleep asleep asleep asleep restless restless restless restless", "three lowest" },
    { "used seat-1 lullaby", "usage" },
    { "used seat-1 pan-lid", "usage" },
    { "used-minion-turn seat-1 1", "usage" },
    { "party-used 1", "usage" },
    { "party-used picture-book", "no such item" },
    { "now seat-1", "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none", "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none game:begin:seat=seat-1", "nobody is asked" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none game:walk:seat=seat-1", "nobody is asked" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-2", "impossible" },
    { "now seat-1 actions sleep-due 0 done none struck none roll none read:choose:seat=seat-1", "impossible" },
    { "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1", "no choice" },
    { "now seat-1 actions sleep-due 0 done none struck seat-9 roll none game:acted:seat=seat-1", "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll melee seat-1 red 7 beside purple added 0 total 7 game:acted:seat=seat-1",
      "usage" },
    { "now seat-1 actions sleep-due 0 done none struck none roll melee seat-1 none 3 beside purple added 0 total 3 game:acted:seat=seat-1",
      "not so many dice" },
    { "now seat-1 actions sleep-due 0 done none struck none roll white seat-1 none beside purple added 0 total 0 "
      "game:searched:seat=seat-1 roll:die:seat=seat-1:what=0", "impossible" },
    { "seed x", "usage" },
  };
  KIT2 (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    kit_set_fails (k, rows[i].command, rows[i].message);
}

static void
a_position_amid_a_procedure_can_be_set (void)
{
  KIT2 ("minions lintling 6,3 0", "stored seat-2 red", "track 1", "squares seat-1 0,7");
  g_autofree char *shown = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (Kit) other = kit_begin ("players=2 start=1");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_asks (k, "defend", "seat-2");
  shown = kit_game->show (&k->s, STUFFED_NONE);
  lines = g_strsplit (shown, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      kit_game->place (&other->s, (const char *const *) words, NULL, NULL);
    }
  {
    g_autofree char *again = kit_game->show (&other->s, STUFFED_NONE);

    g_assert_cmpstr (again, ==, shown);
  }
}

static void
help_lists_all_words (void)
{
  g_autofree char *help = kit_game->place_help ();

  g_assert_nonnull (strstr (help, "set page NUMBER\n"));
  g_assert_nonnull (strstr (help, "# ITEM:"));
  g_assert_nonnull (strstr (help, "knitting-needle"));
  g_assert_nonnull (strstr (help, "# MINION:"));
}

/* Sentences about a roll have its purpose in them, and none is made of pieces. */
static void
every_kind_of_roll_has_its_own_sentences (void)
{
  static const char *const names[STUFFED_MAX_SEATS] = { "Hazel", "Rowan", "Sorrel", "Clover" };
  static const struct
  {
    const char *rolls;
    const char *total;
  } rows[STUFFED_N_ROLLS] = {
    [STUFFED_ROLL_WHITE] = { "Hazel rolls to find stuffing.", "Hazel has 7 in all to find stuffing." },
    [STUFFED_ROLL_MOVE] = { "Hazel rolls to move.", "Hazel has 7 in all to move." },
    [STUFFED_ROLL_TEST] = { "Hazel rolls to pass the test.", "Hazel has 7 in all to pass the test." },
    [STUFFED_ROLL_TASK] = { "Hazel rolls to help with the task.", "Hazel has 7 in all to help with the task." },
    [STUFFED_ROLL_MELEE] = { "Hazel rolls to strike.", "Hazel has 7 in all to strike." },
    [STUFFED_ROLL_RANGED] = { "Hazel rolls to shoot.", "Hazel has 7 in all to shoot." },
    [STUFFED_ROLL_SEARCH] = { "Hazel rolls to search.", "Hazel has 7 in all to search." },
    [STUFFED_ROLL_DEFENCE] = { "Hazel rolls to defend.", "Hazel has 7 in all to defend." },
  };

  for (guint kind = 0; kind < STUFFED_N_ROLLS; kind++)
    {
      BrambleEvent rolled = { .kind = STUFFED_EVENT_ROLLED, .seat = 0, .other = STUFFED_NONE, .card = (guint8) kind, .cause = STUFFED_NONE };
      BrambleEvent made = { .kind = STUFFED_EVENT_ROLL_MADE, .seat = 0, .other = STUFFED_NONE, .a = (guint8) kind, .n = 7 };
      g_autofree char *rolls = stuffed_event_text (&rolled, 0, names);
      g_autofree char *total = stuffed_event_text (&made, 0, names);

      g_assert_cmpstr (rolls, ==, rows[kind].rolls);
      g_assert_cmpstr (total, ==, rows[kind].total);
    }
}

static char *
dup_question (Kit *k)
{
  static const char *const names[STUFFED_MAX_SEATS] = { "Hazel", "Rowan", "Sorrel", "Clover" };

  return stuffed_ask_text (&k->s, &k->ask, names);
}

static void
questions_say_what_dice_are_for (void)
{
  KIT2 ("drawn red 2 green 1");
  g_autofree char *first = NULL;
  g_autofree char *next = NULL;

  kit_answer (k, "act", "move");
  first = dup_question (k);
  g_assert_cmpstr (first, ==, "Which die will you roll to move?");
  kit_answer (k, "pool", "die-red");
  next = dup_question (k);
  g_assert_cmpstr (next, ==, "Another die to move, or roll?");
}

static void
the_torn_are_told_what_they_would_lose (void)
{
  KIT2 ("squares seat-1 0,7", "minions lintling 6,3 0", "track 1", "stored seat-2 red", "statuses seat-2 torn");
  g_autofree char *question = NULL;

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_asks (k, "defend", "seat-2");
  question = dup_question (k);
  g_assert_cmpstr (question, ==, "You would lose 4 stuffing. Will you defend yourself?");
}

/* Who learns looks for a button with the words that the lesson has. */
static void
the_lesson_calls_the_button_by_its_words (void)
{
  static const char *const names[STUFFED_MAX_SEATS] = { "Hazel", "Rowan", "Sorrel", "Clover" };
  const BrambleLessonStep *step = stuffed_lesson.steps;
  KIT2 (NULL);

  while (g_strcmp0 (step->id, "done") != 0)
    g_assert_nonnull ((++step)->id);
  for (guint i = 0; i < k->ask.n_options; i++)
    if (k->ask.options[i].kind == STUFFED_OPT_DONE)
      {
        g_autofree char *button = stuffed_option_text (&k->s, &k->ask, i, names);

        g_assert_nonnull (strstr (step->text, button));
        return;
      }
  g_assert_not_reached ();
}

static void
the_state_is_small (void)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  KIT ("players=4", NULL);

  g_assert_cmpuint (sizeof (StuffedState), <=, 2048);
  g_assert_cmpuint (bramble_game_write (kit_game, &k->s, bytes, sizeof bytes), <=, 2048);
}

const KitTest kit_words_tests[] = {
  { "position", "nonsense-is-refused", nonsense_is_refused },
  { "position", "amid-a-procedure-can-be-set", a_position_amid_a_procedure_can_be_set },
  { "position", "help-lists-all-words", help_lists_all_words },
  { "position", "the-state-is-small", the_state_is_small },
  { "sentences", "every-kind-of-roll-has-its-own", every_kind_of_roll_has_its_own_sentences },
  { "sentences", "questions-say-what-dice-are-for", questions_say_what_dice_are_for },
  { "sentences", "the-torn-are-told-what-they-would-lose", the_torn_are_told_what_they_would_lose },
  { "sentences", "the-lesson-calls-the-button-by-its-words", the_lesson_calls_the_button_by_its_words },
  { NULL },
};
