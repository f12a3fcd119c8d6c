/* test-page.c: the examples of STORIES.md are stories
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An example that begins with "story" is a whole file. Others are what could stand in the
 * first story of the page: lines that are not indented belong to its page, others to an entry.
 */

#include "story-tests.h"

#include <string.h>

/* Returns the examples of the page, as they are. */
static GPtrArray *
examples (void)
{
  g_autofree char *text = story_file ("..", "src/games/stuffed", "STORIES.md", NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\n```", -1);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; parts[i]; i += 2)
    if (g_str_has_prefix (parts[i], "story\n"))
      g_ptr_array_add (found, g_strdup (parts[i] + strlen ("story\n")));
  return found;
}

static void
is_story (const char *text)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = stuffed_volume_read (text, strlen (text), troubles);
  g_autofree char *told = story_tell (troubles);

  g_test_message ("%s", text);
  g_assert_cmpstr (told, ==, "");
  g_assert_nonnull (book);
}

/* Puts an example into a story that has everything it may speak of. */
static char *
frame (const char *example)
{
  gboolean inside = g_str_has_prefix (example, "  ");

  return g_strdup_printf (
    "story frame \"Frame\" level 7\n"
    "page 1 \"Here\"\n"
    "map\nS . . . L\n\nT M N . V\n\n2 3 a E E\n\n. . . E E\n\n. = # . D\nend\n"
    "%s"
    "track (0,1) (1,1)\n"
    "surge first: sleep 1\nsurge more: sleep 1\n"
    "%s"
    "when is beetle and mittens >= 2 and done crumbs and done trunk: win\n"
    "entry 1.0\n  \"It is dark. You go.\"\n"
    "  if read 1.cake: sleep 1\n  if waking: goto 1.cake\n  if waking: goto 1.crack\n  if waking: goto 1.try\n"
    "  set beetle; count mittens +1; lift door; meet boss mitten-king\n"
    "%s%s"
    "entry 1.2\n  \"A shoe.\"\nentry 1.3\n  \"A comb.\"\nentry 1.a\n  \"A tap.\"\n"
    "entry 1.cake\n  \"A cake.\"\nentry 1.crack\n  \"A crack.\"\n"
    "entry 1.try\n%s"
    "ending asleep\n  \"All sleep.\"\nending waking\n  \"One wakes.\"\nending lost\n  \"Nobody comes.\"\n",
    strstr (example, "goal ") == example ? "" : "goal \"Go there.\"\n",
    !inside && !g_str_has_prefix (example, "entry") ? example : "",
    strstr (example, "task crumbs") ? "" : "  task crumbs red n \"Crumbs\" { pass: sleep 1 }\n",
    strstr (example, "task trunk") ? "" : "  task trunk red n \"Trunk\" { pass: sleep 1 }\n",
    inside ? example : "  \"Nothing.\"\n");
}

static void
test_examples (void)
{
  g_autoptr (GPtrArray) found = examples ();
  guint whole = 0;

  g_assert_cmpuint (found->len, >=, 9);
  for (guint i = 0; i < found->len; i++)
    {
      const char *example = g_ptr_array_index (found, i);
      gboolean is_whole = g_str_has_prefix (example, "story ") || g_str_has_prefix (example, "lost ");
      g_autofree char *ended = g_strconcat (example, "\n", NULL);
      g_autofree char *text = is_whole ? g_strdup (ended) : frame (ended);

      whole += is_whole;
      is_story (text);
    }
  g_assert_cmpuint (whole, >=, 2);
}

/* Every word of the language is explained. */
static void
test_words (void)
{
  static const char *const words[] = {
    "goto", "leave", "win", "lose", "if", "roll", "choose", "test", "offer", "task", "close", "gain", "hurt", "become", "cure", "draw",
    "give", "drop", "die", "move", "guard", "end-actions", "meet", "banish", "act", "put", "lift", "shift", "point", "search", "goal",
    "environment", "threat", "sleep", "surge", "refresh", "set", "clear", "count",
    "is", "any", "all", "token", "has", "stuffing", "stuffies", "hero", "minions", "down", "done", "read", "surges", "turns", "waking", "level",
    "you", "each", "others", "chance", "pick", "fewest", "most", "near", "lying", "when", "again", "restless", "track", "ending",
  };
  g_autofree char *text = story_file ("..", "src/games/stuffed", "STORIES.md", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *pattern = g_strdup_printf ("`[^`\n]*\\b%s\\b[^`\n]*`", words[i]);

      if (!g_regex_match_simple (pattern, text, 0, 0))
        g_error ("STORIES.md does not explain “%s”", words[i]);
    }
}

void
story_add_page (void)
{
  g_test_add_func ("/stuffed/story/page/examples", test_examples);
  g_test_add_func ("/stuffed/story/page/every-word", test_words);
}
