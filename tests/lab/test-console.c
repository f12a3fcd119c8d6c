/* test-console.c: the lines of bramble-lab's line protocol
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "talk.h"

#include <string.h>

static const Exchange session[] = {
  { "help", "=\nhelp\nnew *" },
  { "new players=3 cards=all seed=1 start=1", "=" },
  { "ask", "= plan-gather seat-1\n# *\n1 fields # *\n2 forest # *\n3 brickyard # *" },
  { "hash", "= ????????????????" },
  { "show", "=\nplayers 3\nround 1\nwindow plan\nstart seat-1\n*" },
  { "show seat-2", "=\nplayers 3\n*" },
  { "show 2", "=\nplayers 3\n*" },
  { "events", "=\nrefilled at fields type straw n 5\n*" },
  { "events", "=" },
  { "set hand seat-1 wolf", "=" },
  { "answer 2", "=" },
  { "ask", "= plan-fable seat-1\n*none #*wolf #*" },
  { "answer wolf", "=" },
  { "ask", "= plan-gather seat-2\n*" },
  { "events seat-1", "=\nplan-made seat seat-1 location forest card wolf*" },
  { "undo", "=" },
  { "undo", "=" },
  { "undo", "=" },
  { "undo", "? there is nothing to undo" },
  { "redo", "=" },
  { "redo", "=" },
  { "redo", "=" },
  { "redo", "? there is nothing to redo" },
  { "ask", "= plan-gather seat-2\n*" },
  { "save /", "? *" },
  { "load /", "? *" },
  { "quit", "=" },
};

static void
every_command_in_a_session (void)
{
  g_autoptr (GPtrArray) help = talk ("help\n");
  g_auto (GStrv) lines = g_strsplit (reply (help, 0), "\n", -1);

  converse (session, G_N_ELEMENTS (session));

  /* A command that help knows and the session does not is not tested. */
  for (guint i = 1; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);
      gboolean used = *lines[i] == '#';

      for (guint j = 0; j < G_N_ELEMENTS (session); j++)
        used = used || (g_str_has_prefix (session[j].line, words[0])
                        && strchr (" ", session[j].line[strlen (words[0])]));
      if (!used)
        g_error ("%s is not tested", words[0]);
    }
}

/* What help lists is described where people look for it. */
static void
help_is_in_the_documentation (void)
{
  g_autoptr (GPtrArray) help = talk ("help\n");
  g_auto (GStrv) lines = g_strsplit (reply (help, 0), "\n", -1);
  const char *source = g_getenv ("BRAMBLE_SOURCE");
  g_autofree char *path = g_build_filename (source ? source : ".", "CONTRIBUTING.md", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) cells = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  /* In a table Markdown wants a backslash before the bar. */
  cells = g_strsplit (contents, "\\|", -1);
  text = g_strjoinv ("|", cells);
  for (guint i = 1; lines[i]; i++)
    {
      /* The words in brackets are help's own. */
      g_auto (GStrv) parts = g_strsplit (lines[i], " (", 2);
      g_autofree char *quoted = g_strdup_printf ("`%s`", parts[0]);

      if (*lines[i] != '#' && strstr (text, quoted) == NULL)
        g_error ("CONTRIBUTING.md does not describe %s", quoted);
    }
}

/* Each changes the position to what show then says. The first word of a row is
 * done before, because the second needs it. */
static const struct
{
  const char *before; /* (nullable): one command or two, a line each */
  const char *set;
  const char *shown;
} settings[] = {
  { NULL, "set resources seat-2 1 2 30000", "resources seat-2 1 2 30000" },
  { "set window build", "set gathered seat-1 3 0 0", "gathered seat-1 3 0 0" },
  { "set friend seat-3 rapunzel", "set tower seat-3 1 0 2", "tower seat-3 1 0 2" },
  { NULL, "set pile forest 0 9 0", "pile forest 0 9 0" },
  { NULL, "set hand seat-1 roar dragon", "hand seat-1 dragon roar" },
  { "set hand seat-1 roar", "set hand seat-1 none", "hand seat-1 none" },
  { "set discard all", "set deck roar taxation", "deck roar taxation" },
  { NULL, "set discard wolf giant", "discard wolf giant" },
  { NULL, "set discard all", "deck none" },
  { "set friend-discard all", "set friend-deck aladdin robin-hood", "friend-deck aladdin robin-hood" },
  { NULL, "set friend-discard cinderella", "friend-discard cinderella" },
  { NULL, "set friend seat-1 huntsman", "friend seat-1 huntsman" },
  { NULL, "set friend seat-1 little-mermaid fields brickyard", "friend seat-1 little-mermaid fields brickyard" },
  { NULL, "set house seat-3 2 wood walls", "house seat-3 2 wood walls" },
  { NULL, "set corner seat-1", "corner seat-1" },
  { NULL, "set house seat-3 2 wood roof", "bonus wood seat-3" },
  { NULL, "set bonus brick seat-2", "bonus brick seat-2" },
  { "set bonus brick seat-2", "set bonus brick none", "bonus brick none" },
  { NULL, "set unique fields lonely-castle", "unique fields lonely-castle" },
  { NULL, "set next seat-1 fairy-food forest", "next seat-1 fairy-food forest" },
  { NULL, "set laid seat-1 taxation", "laid seat-1 taxation" },
  { NULL, "set plan seat-1 fields wolf", "plan seat-1 fields wolf" },
  { "set plan seat-1 none wolf", "set dream seat-1", "dream seat-1" },
  { "set plan seat-1 fields", "set swapped seat-1 seat-2", "swapped seat-1 seat-2" },
  { NULL, "set strange seat-1 forest-of-seat-2", "strange seat-1 forest-of-seat-2" },
  { NULL, "set faced seat-1 forest", "faced seat-1 forest" },
  { "set friend seat-1 aladdin", "set declared seat-1 alone", "declared seat-1 alone" },
  { "set friend seat-1 ali-baba", "set robbed seat-1 seat-2 wood", "robbed seat-1 seat-2 wood" },
  { NULL, "set monster-played yes", "monster-played yes" },
  { "set plan seat-1 fields", "set gather-seen seat-1 seat-1 seat-2", "gather-seen seat-1 seat-1 seat-2" },
  { "set plan seat-1 fields wolf", "set fable-seen seat-1 seat-1 seat-2", "fable-seen seat-1 seat-1 seat-2" },
  { "set friend seat-1 little-mermaid fields forest", "set unlocked seat-1 forest", "unlocked seat-1 forest" },
  { "set friend seat-1 little-mermaid fields forest", "set late-mermaid seat-1 yes", "late-mermaid seat-1 yes" },
  { "set hand seat-2 wolf", "set knows seat-1 wolf seat-2", "knows seat-1 wolf seat-2" },
  { NULL, "set knows-deck seat-1 1 2", "knows-deck seat-1 1 2" },
  { "set window build", "set used seat-1 1", "used seat-1 1" },
  { "set window build", "set specials seat-1 goldilocks", "specials seat-1 goldilocks" },
  { "set plan seat-1 fields", "set planning seat-2 seat-3", "asks plan-gather seat-2" },
  { "set window build", "set turn seat-3", "asks action seat-3" },
  { "set window build", "set pig seat-2 nowhere", "pig seat-2 nowhere" },
  { "set plan seat-1 fields wolf", "set monster seat-1 forest", "monster seat-1 forest" },
  { "set window build", "set actions seat-1 5", "actions seat-1 5" },
  { NULL, "set start seat-3", "start seat-3" },
  { NULL, "set round 7", "round 7" },
  { NULL, "set seed 18446744073709551615", "seed 18446744073709551615" },
  { NULL, "set window build", "window build" },
  { "set plan seat-2 forest\nset planning seat-1 seat-3", "set plans-shown seat-2", "plans-shown seat-2" },
  { "set friend seat-1 aladdin\nset start seat-1",
    "set now start aladdin seat-1 round:step=1,part=1 card:step=1,owner=seat-1,cause=aladdin",
    "now start aladdin seat-1 round:step=1,part=1 card:step=1,owner=seat-1,cause=aladdin" },
};

static void
set_then_show (void)
{
  g_autoptr (GPtrArray) help = talk ("help\n");
  g_auto (GStrv) lines = g_strsplit (reply (help, 0), "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *script = g_strdup_printf (NEW "%s\nhash\n%s\nhash\nshow\n",
                                                 settings[i].before ? settings[i].before : "#", settings[i].set);
      g_autoptr (GPtrArray) replies = talk (script);
      guint n = replies->len;

      g_assert_cmpuint (n, ==, settings[i].before == NULL ? 5 : strchr (settings[i].before, '\n') ? 7 : 6);
      if (strcmp (reply (replies, n - 3), "=") != 0)
        g_error ("%s: %s", settings[i].set, reply (replies, n - 3));
      g_assert_cmpstr (reply (replies, n - 4), !=, reply (replies, n - 2));
      assert_line (reply (replies, n - 1), settings[i].shown);
    }

  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], "set ") && !g_str_has_prefix (lines[i], "set KEY"))
      {
        g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);
        g_autofree char *start = g_strdup_printf ("set %s ", words[1]);
        gboolean used = FALSE;

        for (guint j = 0; j < G_N_ELEMENTS (settings); j++)
          used = used || g_str_has_prefix (settings[j].set, start);
        if (!used)
          g_error ("set %s is not tested", words[1]);
      }
}

/* What happens when the game goes on at a window is told, by what runs. */
static const Exchange running_on[] = {
  { "new players=3 cards=all seed=1 start=1", "=" },
  { "set plan seat-1 fields", "=" },
  { "set plan seat-2 forest", "=" },
  { "set plan seat-3 forest", "=" },
  { "events", "=\n*" },
  { "set resources seat-1 1 0 0", "=" },
  { "events", "=" },
  { "set window collect", "=" },
  { "events", "=\nwindow-began window collect\n*gathered seat seat-1 *turn-began seat seat-1 *" },
};

static void
set_window_tells_events (void)
{
  converse (running_on, G_N_ELEMENTS (running_on));
}

/* Bad lines. */

static const Exchange bad_lines[] = {
  { "dance", "? unknown command “dance”" },
  { "ASK", "? unknown command “ASK”" },
  { "ask me", "? usage: ask" },
  { "help me", "? usage: help" },
  { "hash it", "? usage: hash" },
  { "undo 3", "? usage: undo" },
  { "redo 3", "? usage: redo" },
  { "quit now", "? usage: quit" },
  { "new players", "? “players” is no KEY=VALUE" },
  { "new players=1", "? 2 to 4 players can play, not 1" },
  { "new players=5", "? 2 to 4 players can play, not 5" },
  { "new players=99999999999999999999", "? “99999999999999999999” is no number" },
  { "new players=two", "? “two” is no number" },
  { "new players=", "? “” is no number" },
  { "new seed=-1", "? “-1” is no number" },
  { "new start=0", "? “0” is nothing that “start” can be" },
  { "new start=seat-5", "? “seat-5” is nothing that “start” can be" },
  { "new players=2 start=3", "? there is no seat 3 in a game of 2 players" },
  { "new cards=some", "? “some” is nothing that “cards” can be" },
  { "new edition=first", "? “first” is nothing that “edition” can be" },
  { "new colour=red", "? unknown option “colour”" },
  { "new seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1 seed=1",
    "? usage: new *" },
  { "answer", "? usage: answer NUMBER|ID" },
  { "answer 1 2", "? usage: answer NUMBER|ID" },
  { "answer 0", "? “0” is no option of “plan-gather”" },
  { "answer 4", "? “4” is no option of “plan-gather”" },
  { "answer -1", "? “-1” is no option of “plan-gather”" },
  { "answer 18446744073709551617", "? “18446744073709551617” is no option of “plan-gather”" },
  { "answer market", "? “market” is no option of “plan-gather”" },
  { "answer Fields", "? “Fields” is no option of “plan-gather”" },
  { "show seat-4", "? “seat-4” is no seat of this game" },
  { "show 0", "? “0” is no seat of this game" },
  { "show 1 2", "? usage: show [SEAT]" },
  { "events nobody", "? “nobody” is no seat of this game" },
  { "events 1 2", "? usage: events [SEAT]" },
  { "save", "? usage: save FILE" },
  { "save a b", "? usage: save FILE" },
  { "save /nowhere/at/all.bramble", "? *" },
  { "load", "? usage: load FILE" },
  { "load a b", "? usage: load FILE" },
  { "load /nowhere/at/all.bramble", "? *" },
  { "set", "? usage: set KEY VALUE…" },
  { "set weather sunny", "? “weather” cannot be set" },
  { "set resources", "? usage: set resources SEAT STRAW WOOD BRICK" },
  { "set resources seat-1 1 2", "? usage: set resources SEAT STRAW WOOD BRICK" },
  { "set resources seat-4 1 2 3", "? “seat-4” is no seat" },
  { "set resources seat-1 1 2 30001", "? “30001” is no number from 0 to 30000" },
  { "set resources seat-1 1 2 -3", "? “-3” is no number from 0 to 30000" },
  { "set tower seat-1 1 0 0", "? seat-1 does not have Rapunzel" },
  { "set pile market 1 1 1", "? “market” is no Location" },
  { "set pile fields 0 1 0", "? wood never lies at the fields" },
  { "set hand seat-1 cinderella", "? “cinderella” is no Fable" },
  { "set hand seat-1 giant giant", "? no giant is left in deck or discard pile" },
  { "set deck unicorn", "? “unicorn” is no Fable" },
  { "set discard wolf wolf wolf", "? no wolf is left in the deck" },
  { "set friend seat-1 wolf", "? “wolf” is no Friend" },
  { "set friend seat-1 little-mermaid", "? the Little Mermaid needs the two Gather cards that are kept" },
  { "set friend seat-1 aladdin fields forest", "? only the Little Mermaid has Gather cards under her" },
  { "set house seat-1 0 wood roof", "? “0” is no number from 1 to 5" },
  { "set house seat-1 9 wood roof", "? “9” is no number from 1 to 5" },
  { "set house seat-1 1 wood", "? a house needs a type and its top section" },
  { "set house seat-1 1 gold roof", "? “gold” is no resource" },
  { "set house seat-1 1 wood cellar", "? “cellar” is no section" },
  { "set unique fields wolf", "? wolf is no Unique Location" },
  { "set laid seat-1 wolf", "? wolf is no Next Turn card" },
  { "set monster seat-1 fields", "? seat-1 has set down no Monster" },
  { "set window tomorrow", "? “tomorrow” is no window" },
  { "set window collect", "? seat-1 has set down no Gather card" },
};

static void
bad_lines_change_nothing (void)
{
  g_autoptr (GString) script = g_string_new (NEW "hash\nshow\n");
  g_autoptr (GPtrArray) replies = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad_lines); i++)
    g_string_append_printf (script, "%s\nhash\n", bad_lines[i].line);
  g_string_append (script, "undo\nredo\nshow\n");
  replies = talk (script->str);

  for (guint i = 0; i < G_N_ELEMENTS (bad_lines); i++)
    {
      if (!g_pattern_match_simple (bad_lines[i].reply, reply (replies, 3 + 2 * i)))
        g_error ("to “%s” the reply should be “%s”, not:\n%s", bad_lines[i].line, bad_lines[i].reply,
                 reply (replies, 3 + 2 * i));
      g_assert_true (*reply (replies, 3 + 2 * i) == '?');
      g_assert_cmpstr (reply (replies, 4 + 2 * i), ==, reply (replies, 1));
    }
  /* Nothing was done, so there is nothing to undo or redo. */
  g_assert_cmpuint (replies->len, ==, 3 + 2 * G_N_ELEMENTS (bad_lines) + 3);
  g_assert_true (*reply (replies, replies->len - 3) == '?');
  g_assert_true (*reply (replies, replies->len - 2) == '?');
  g_assert_cmpstr (last_reply (replies), ==, reply (replies, 2));
}

static void
without_a_game_only_some_commands_work (void)
{
  static const Exchange exchanges[] = {
    { "ask", "? no game: begin with “new”" },
    { "show", "? no game: begin with “new”" },
    { "set round 3", "? no game: begin with “new”" },
    { "answer 1", "? no game: begin with “new”" },
    { "events", "? no game: begin with “new”" },
    { "undo", "? no game: begin with “new”" },
    { "redo", "? no game: begin with “new”" },
    { "hash", "? no game: begin with “new”" },
    { "save x", "? no game: begin with “new”" },
    { "help", "=\n*\n# TYPE: straw wood brick\n*" },
    { "quit", "=" },
  };

  converse (exchanges, G_N_ELEMENTS (exchanges));
}

static void
set_amid_an_effect_is_refused (void)
{
  static const Exchange exchanges[] = {
    { "new players=3 cards=all start=1", "=" },
    { "set hand seat-1 wolf", "=" },
    { "answer fields", "=" },
    { "set round 3", "? a position can be set while a Gather card is planned or an action chosen, *" },
    { "answer none", "=" },
    { "set round 3", "=" },
  };

  converse (exchanges, G_N_ELEMENTS (exchanges));
}

static void
empty_lines_and_comments_need_no_reply (void)
{
  g_autoptr (GPtrArray) replies = talk ("\n  \n\t\n# a remark\n#ask\n  # another\nhelp\r\n\n");

  g_assert_cmpuint (replies->len, ==, 1);
}

static void
blanks_do_not_matter (void)
{
  g_autoptr (GPtrArray) replies = talk ("  new \t players=2   seed=3 \r\n\task\n set   round\t 4\nshow");

  g_assert_cmpuint (replies->len, ==, 4);
  g_assert_true (g_str_has_prefix (reply (replies, 1), "= plan-gather seat-"));
  assert_line (reply (replies, 3), "round 4");
}

static void
what_is_no_text_is_refused (void)
{
  static const char script[] = NEW "hash\n\xff\xfe\nhash\0it\nanswer f\xc3ields\nanswer \x01\x02\x1b[2J\n\0\nhash";
  g_autoptr (GPtrArray) replies = talk_bytes (script, sizeof script - 1);

  g_assert_cmpuint (replies->len, ==, 8);
  g_assert_cmpstr (reply (replies, 2), ==, "? that line is not text");
  g_assert_cmpstr (reply (replies, 3), ==, "? that line is not text");
  g_assert_cmpstr (reply (replies, 4), ==, "? that line is not text");
  /* Nothing that a terminal would obey comes back. */
  g_assert_cmpstr (reply (replies, 5), ==, "? “\\x01\\x02\\x1b[2J” is no option of “plan-gather”");
  g_assert_cmpstr (reply (replies, 6), ==, "? that line is not text");
  g_assert_cmpstr (reply (replies, 7), ==, reply (replies, 1));
}

static void
long_lines_are_refused (void)
{
  g_autofree char *word = g_strnfill (100 * 1024, 'x');
  g_autofree char *words = g_strnfill (2000, ' ');
  g_autoptr (GString) script = g_string_new (NEW "hash\n");
  g_autoptr (GPtrArray) replies = NULL;

  g_string_append_printf (script, "%s\nset hand seat-1 %s\nanswer %s\n# %s\n", word, word, word, word);
  /* As long as a line may be, and all of it words. */
  for (guint i = 0; i < 1000; i++)
    words[2 * i] = 'a';
  g_string_append_printf (script, "set hand seat-1 %s\nset discard %s\n%s\nhash\n", words, words, words);
  replies = talk (script->str);

  g_assert_cmpuint (replies->len, ==, 10);
  for (guint i = 2; i < 6; i++)
    g_assert_cmpstr (reply (replies, i), ==, "? that line is too long");
  for (guint i = 6; i < 9; i++)
    g_assert_true (g_str_has_prefix (reply (replies, i), "? "));
  g_assert_cmpstr (reply (replies, 9), ==, reply (replies, 1));
}

static void
lines_have_up_to_4096_bytes (void)
{
  g_autofree char *most = g_strnfill (4096, 'x');
  g_autofree char *script = g_strdup_printf ("%s\n%sx\n%s", most, most, most);
  g_autoptr (GPtrArray) replies = talk (script);

  g_assert_cmpuint (replies->len, ==, 3);
  g_assert_true (g_str_has_prefix (reply (replies, 0), "? unknown command"));
  g_assert_cmpstr (reply (replies, 1), ==, "? that line is too long");
  g_assert_true (g_str_has_prefix (reply (replies, 2), "? unknown command"));
}

static void
bad_options_are_refused (void)
{
  g_autoptr (Run) game = run_lab ("console --game chess");
  g_autoptr (Run) option = run_lab ("console --loud");
  g_autoptr (Run) word = run_lab ("console now");

  run_was_refused (game, "there is no game “chess”");
  run_was_refused (option, "--loud");
  run_was_refused (word, "unexpected argument “now”");
}

int
main (int    argc,
      char **argv)
{
  static const TalkTest tests[] = {
    { "every-command-in-a-session", every_command_in_a_session },
    { "help-is-in-the-documentation", help_is_in_the_documentation },
    { "set-then-show", set_then_show },
    { "set-window-tells-events", set_window_tells_events },
    { "bad-lines-change-nothing", bad_lines_change_nothing },
    { "without-a-game-only-some-commands-work", without_a_game_only_some_commands_work },
    { "set-amid-an-effect-is-refused", set_amid_an_effect_is_refused },
    { "empty-lines-and-comments-need-no-reply", empty_lines_and_comments_need_no_reply },
    { "blanks-do-not-matter", blanks_do_not_matter },
    { "what-is-no-text-is-refused", what_is_no_text_is_refused },
    { "long-lines-are-refused", long_lines_are_refused },
    { "lines-have-up-to-4096-bytes", lines_have_up_to_4096_bytes },
    { "bad-options-are-refused", bad_options_are_refused },
    { NULL, NULL },
  };

  return talk_main (argc, argv, tests);
}
