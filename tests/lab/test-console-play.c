/* test-console-play.c: playing through bramble-lab's line protocol
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "talk.h"

#include <string.h>

/* Playing. */

static void
answers_by_number_and_by_id_are_the_same (void)
{
  g_autoptr (GPtrArray) a = talk (NEW "set hand seat-1 wolf\nanswer 2\nanswer 2\nhash\n");
  g_autoptr (GPtrArray) b = talk (NEW "set hand seat-1 wolf\nanswer forest\nanswer wolf\nhash\n");

  g_assert_true (g_str_has_prefix (last_reply (a), "= "));
  g_assert_cmpstr (last_reply (a), ==, last_reply (b));
}

static void
undo_and_redo_keep_the_hash (void)
{
  g_autoptr (GPtrArray) replies = talk (NEW "hash\nanswer 1\nhash\nanswer 2\nhash\nset round 5\nhash\n"
                                        "undo\nhash\nundo\nhash\nundo\nhash\nredo\nhash\nredo\nhash\nredo\nhash\n");
  static const guint same[][2] = { { 9, 5 }, { 11, 3 }, { 13, 1 }, { 15, 3 }, { 17, 5 }, { 19, 7 } };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_assert_cmpstr (reply (replies, same[i][0]), ==, reply (replies, same[i][1]));
  g_assert_cmpstr (reply (replies, 1), !=, reply (replies, 3));
}

/* Another answer after undo leaves nothing to redo; the same answer brings the
 * same game. */
static void
answers_after_undo_replace_what_was_undone (void)
{
  g_autoptr (GPtrArray) replies = talk (NEW "answer 1\nhash\nundo\nanswer 2\nredo\nundo\nanswer 1\nhash\nevents\n");

  g_assert_true (*reply (replies, 5) == '?');
  g_assert_cmpstr (reply (replies, 8), ==, reply (replies, 2));
}

static void
the_same_seed_is_the_same_game (void)
{
  g_autoptr (GPtrArray) a = talk ("new players=4 seed=77\nhash\nanswer 1\nhash\n");
  g_autoptr (GPtrArray) b = talk ("new seed=77 players=4\nhash\nanswer 1\nhash\n");
  g_autoptr (GPtrArray) c = talk ("new players=4 seed=78\nhash\n");

  g_assert_cmpstr (reply (a, 1), ==, reply (b, 1));
  g_assert_cmpstr (reply (a, 3), ==, reply (b, 3));
  g_assert_cmpstr (reply (a, 1), !=, reply (c, 1));
}

/* Secrets. */

#define PLANS "set deck dragon\nanswer fields\nanswer forest\nanswer forest\n"

static void
shown_to_a_seat_is_what_it_may_know (void)
{
  g_autoptr (GPtrArray) replies = talk (NEW "set hand seat-1 wolf\nanswer fields\nanswer wolf\n"
                                        "show\nshow seat-1\nshow seat-2\nask\n");

  g_assert_cmpuint (replies->len, ==, 8);
  assert_line (reply (replies, 4), "plan seat-1 fields wolf");
  assert_line (reply (replies, 5), "plan seat-1 fields wolf");
  g_assert_false (has_line (reply (replies, 6), "plan seat-1 fields wolf"));
  g_assert_null (strstr (reply (replies, 6), "wolf"));
  g_assert_nonnull (strstr (reply (replies, 4), "\ndeck "));
  g_assert_null (strstr (reply (replies, 5), "taxation"));
}

static void
events_told_to_a_seat_are_what_it_may_know (void)
{
  static const char *const viewers[] = { "", " seat-1", " seat-2", " 3" };

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autofree char *planned = g_strdup_printf (NEW "answer fields\nevents%s\n", viewers[i]);
      g_autofree char *drawn = g_strdup_printf (NEW PLANS "events\nanswer draw\nevents%s\n", viewers[i]);
      g_autoptr (GPtrArray) plan = talk (planned);
      g_autoptr (GPtrArray) draw = talk (drawn);

      /* The table and the seat itself know all of it. */
      g_assert_cmpint (strstr (last_reply (plan), "plan-made seat seat-1 location fields") != NULL, ==, i < 2);
      g_assert_cmpint (strstr (last_reply (plan), "location fields") != NULL, ==, i < 2);
      g_assert_cmpint (has_line (last_reply (draw), "fable-drawn seat seat-1 card dragon"), ==, i < 2);
      g_assert_cmpint (has_line (last_reply (draw), "fable-drawn seat seat-1"), ==, i >= 2);
    }
}

static void
events_are_told_once (void)
{
  g_autoptr (GPtrArray) replies = talk (NEW PLANS "events\nevents\nevents seat-2\nanswer draw\nevents\nundo\nevents\n");

  g_assert_nonnull (strstr (reply (replies, 5), "round-began"));
  g_assert_cmpstr (reply (replies, 6), ==, "=");
  g_assert_cmpstr (reply (replies, 7), ==, "=");
  g_assert_true (g_str_has_prefix (reply (replies, 9), "=\nfable-drawn"));
  g_assert_cmpstr (reply (replies, 11), ==, "=");
}

/* Files. */

static void
a_saved_game_is_loaded_again (void)
{
  g_autofree char *path = run_new_file ("game.bramble");
  g_autofree char *save = g_strdup_printf (NEW "answer 1\nset round 4\nanswer 2\nhash\nsave %s\nhash\n", path);
  g_autofree char *load = g_strdup_printf ("load %s\nhash\nshow\nundo\nundo\nshow\n", path);
  g_autoptr (GPtrArray) saved = talk (save);
  g_autoptr (GPtrArray) loaded = talk (load);

  g_assert_cmpstr (reply (saved, 5), ==, "=");
  g_assert_cmpstr (reply (saved, 4), ==, reply (saved, 6));
  g_assert_cmpstr (reply (loaded, 0), ==, "=");
  g_assert_cmpstr (reply (loaded, 1), ==, reply (saved, 4));
  assert_line (reply (loaded, 2), "round 4");
  assert_line (reply (loaded, 5), "round 1");
}

static void
a_bad_file_leaves_the_game_alone (void)
{
  g_autofree char *path = run_new_file ("bad.bramble");
  g_autofree char *script = g_strdup_printf (NEW "answer 1\nhash\nload %s\nhash\nundo\n", path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) replies = NULL;

  g_file_set_contents (path, "[Bramble]\nVersion=1\n", -1, &error);
  g_assert_no_error (error);
  replies = talk (script);
  g_assert_nonnull (strstr (reply (replies, 3), "bad.bramble"));
  g_assert_true (g_str_has_prefix (reply (replies, 3), "? "));
  g_assert_cmpstr (reply (replies, 2), ==, reply (replies, 4));
  g_assert_cmpstr (reply (replies, 5), ==, "=");
}

/* The end. */

static void
a_whole_game_ends (void)
{
  g_autoptr (GString) script = g_string_new (NEW "set house seat-1 1 straw roof\nset house seat-1 2 wood roof\n"
                                             "set house seat-1 3 brick roof\nset window build\n");
  g_autoptr (GPtrArray) replies = NULL;

  for (guint i = 0; i < 6; i++)
    g_string_append (script, "answer gain-straw\n");
  g_string_append (script, "ask\nhash\nanswer 1\nanswer gain-straw\nhash\nshow\n");
  replies = talk (script->str);

  g_assert_cmpuint (replies->len, ==, 17);
  g_assert_cmpstr (reply (replies, 11), ==, "= over seat-1");
  g_assert_cmpstr (reply (replies, 13), ==, "? the game is over");
  g_assert_cmpstr (reply (replies, 14), ==, "? the game is over");
  g_assert_cmpstr (reply (replies, 15), ==, reply (replies, 12));
  assert_line (reply (replies, 16), "winner seat-1");
}

static void
quit_ends_and_so_does_the_end_of_the_input (void)
{
  g_autoptr (GPtrArray) quit = talk ("quit\nhelp\n");
  g_autoptr (GPtrArray) end = talk ("");

  g_assert_cmpuint (quit->len, ==, 1);
  g_assert_cmpuint (end->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  static const TalkTest tests[] = {
    { "answers-by-number-and-by-id-are-the-same", answers_by_number_and_by_id_are_the_same },
    { "undo-and-redo-keep-the-hash", undo_and_redo_keep_the_hash },
    { "answers-after-undo-replace-what-was-undone", answers_after_undo_replace_what_was_undone },
    { "the-same-seed-is-the-same-game", the_same_seed_is_the_same_game },
    { "shown-to-a-seat-is-what-it-may-know", shown_to_a_seat_is_what_it_may_know },
    { "events-told-to-a-seat-are-what-it-may-know", events_told_to_a_seat_are_what_it_may_know },
    { "events-are-told-once", events_are_told_once },
    { "a-saved-game-is-loaded-again", a_saved_game_is_loaded_again },
    { "a-bad-file-leaves-the-game-alone", a_bad_file_leaves_the_game_alone },
    { "a-whole-game-ends", a_whole_game_ends },
    { "quit-ends-and-so-does-the-end-of-the-input", quit_ends_and_so_does_the_end_of_the_input },
    { NULL, NULL },
  };

  return talk_main (argc, argv, tests);
}
