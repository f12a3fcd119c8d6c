/* test-story.c: a story means what it says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story-tests.h"

#include <glib/gstdio.h>
#include <string.h>

/* A story around some statements, which begin in its entry 1.0 after a text. */
static StuffedVolume *
book_with (const char *rules,
           const char *statements)
{
  g_autofree char *text = g_strdup_printf (
    "story small \"Small\" level 1\n"
    "page 1 \"Here\"\n"
    "map\nT . N .\n\n1 D M E\n\n. . . S\nend\n"
    "goal \"Go there.\"\n"
    "search 4\n"
    "track (0,0) (1,0)\n"
    "surge first: sleep 1\nsurge more: sleep 1\n"
    "%s"
    "entry 1.0\n  \"It is dark. You go.\"\n"
    "%s"
    "entry 1.1\n  win\n"
    "ending asleep\n  \"All sleep.\"\nending waking\n  \"One wakes.\"\nending lost\n  \"Nobody comes.\"\n",
    rules, statements);
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = stuffed_volume_read (text, strlen (text), troubles);
  g_autofree char *told = story_tell (troubles);

  g_assert_cmpstr (told, ==, "");
  return g_steal_pointer (&book);
}

/* The statement of entry 1.0 after its text and @n others. */
static const StuffedDo *
statement (const StuffedVolume *book,
           guint                n)
{
  const StuffedBlock *block = &book->story.blocks[book->story.pages[0].opening];

  g_assert_cmpuint (block->n, >, n + 1);
  return &book->story.statements[block->first + 1 + n];
}

static void
is (const StuffedVolume *book,
    guint                n,
    StuffedDoKind        kind,
    StuffedWho           who,
    guint                whom,
    guint                what,
    int                  plus,
    int                  each)
{
  const StuffedDo *d = statement (book, n);

  g_assert_cmpuint (d->kind, ==, kind);
  g_assert_cmpuint (d->who, ==, who);
  g_assert_cmpuint (d->whom, ==, whom);
  g_assert_cmpuint (d->what, ==, what);
  g_assert_cmpint (d->n.plus, ==, plus);
  g_assert_cmpint (d->n.each, ==, each);
}

#define NONE STUFFED_NONE
#define NOBODY STUFFED_WHO_NOBODY

static void
test_stuffies (void)
{
  g_autoptr (StuffedVolume) book = book_with ("",
                                            "  gain each stuffing 1; gain others heart n; gain pick button 2n+1\n"
                                            "  lose fewest stuffing 1; lose most heart 1; lose lying button 8-2n\n"
                                            "  hurt near E 2; become chance soggy; cure bartle torn; cure you any\n"
                                            "  draw each item; draw you weapon; give toddle paper-crown; drop you; die you\n"
                                            "  move each 1; guard finn; end-actions\n");

  is (book, 0, STUFFED_DO_GAIN_STUFFING, STUFFED_WHO_EACH, NONE, NONE, 1, 0);
  is (book, 1, STUFFED_DO_GAIN_HEART, STUFFED_WHO_OTHERS, NONE, NONE, 0, 1);
  is (book, 2, STUFFED_DO_GAIN_BUTTON, STUFFED_WHO_PICK, NONE, NONE, 1, 2);
  is (book, 3, STUFFED_DO_LOSE_STUFFING, STUFFED_WHO_FEWEST, NONE, NONE, 1, 0);
  is (book, 4, STUFFED_DO_LOSE_HEART, STUFFED_WHO_MOST, NONE, NONE, 1, 0);
  is (book, 5, STUFFED_DO_LOSE_BUTTON, STUFFED_WHO_LYING, NONE, NONE, 8, -2);
  is (book, 6, STUFFED_DO_HURT, STUFFED_WHO_NEAR, 'E', NONE, 2, 0);
  is (book, 7, STUFFED_DO_BECOME, STUFFED_WHO_CHANCE, NONE, STUFFED_SOGGY, 0, 0);
  is (book, 8, STUFFED_DO_CURE, STUFFED_WHO_STUFFY, STUFFED_BARTLE, STUFFED_TORN, 0, 0);
  is (book, 9, STUFFED_DO_CURE, STUFFED_WHO_YOU, NONE, NONE, 0, 0);
  is (book, 10, STUFFED_DO_DRAW_ITEM, STUFFED_WHO_EACH, NONE, NONE, 0, 0);
  is (book, 11, STUFFED_DO_DRAW_WEAPON, STUFFED_WHO_YOU, NONE, NONE, 0, 0);
  is (book, 12, STUFFED_DO_GIVE, STUFFED_WHO_STUFFY, STUFFED_TODDLE, STUFFED_PAPER_CROWN, 0, 0);
  is (book, 13, STUFFED_DO_DROP, STUFFED_WHO_YOU, NONE, NONE, 0, 0);
  is (book, 14, STUFFED_DO_DIE, STUFFED_WHO_YOU, NONE, NONE, 0, 0);
  is (book, 15, STUFFED_DO_MOVE, STUFFED_WHO_EACH, NONE, '1', 0, 0);
  is (book, 16, STUFFED_DO_GUARD, STUFFED_WHO_STUFFY, STUFFED_FINN, NONE, 0, 0);
  is (book, 17, STUFFED_DO_END_ACTIONS, NOBODY, NONE, NONE, 0, 0);
}

static void
test_minions (void)
{
  g_autoptr (StuffedVolume) book = book_with ("",
                                            "  meet random; meet random at N; meet n hookling; meet 2 plain inkblot at N\n"
                                            "  meet boss mitten-king; meet boss grey-tide with n-1 at N\n"
                                            "  banish all; banish lint-baron; act\n");

  is (book, 0, STUFFED_DO_MEET_RANDOM, NOBODY, NONE, 'M', 0, 0);
  is (book, 1, STUFFED_DO_MEET_RANDOM, NOBODY, NONE, 'N', 0, 0);
  is (book, 2, STUFFED_DO_MEET, NOBODY, STUFFED_HOOKLING, 'M', 0, 1);
  g_assert_cmpuint (statement (book, 2)->other, ==, 0);
  is (book, 3, STUFFED_DO_MEET, NOBODY, STUFFED_INKBLOT, 'N', 2, 0);
  g_assert_cmpuint (statement (book, 3)->other, ==, 1);
  is (book, 4, STUFFED_DO_MEET_BOSS, NOBODY, STUFFED_MITTEN_KING, 'M', 0, 0);
  g_assert_cmpuint (statement (book, 4)->other, ==, 0);
  is (book, 5, STUFFED_DO_MEET_BOSS, NOBODY, STUFFED_GREY_TIDE, 'N', -1, 1);
  g_assert_cmpuint (statement (book, 5)->other, ==, 1);
  is (book, 6, STUFFED_DO_BANISH, NOBODY, NONE, NONE, 0, 0);
  is (book, 7, STUFFED_DO_BANISH, NOBODY, STUFFED_LINT_BARON, NONE, 0, 0);
  is (book, 8, STUFFED_DO_ACT, NOBODY, NONE, NONE, 0, 0);
}

static void
test_board (void)
{
  g_autoptr (StuffedVolume) book = book_with ("",
                                            "  put objective E; lift door; lift objective E; shift train n; point 1 off; point 1 on\n"
                                            "  search 6; search off; goal \"Go back.\"; environment moonbeam; environment none\n");

  is (book, 0, STUFFED_DO_PUT, NOBODY, 'E', STUFFED_TOKEN_OBJECTIVE, 0, 0);
  is (book, 1, STUFFED_DO_LIFT, NOBODY, NONE, STUFFED_TOKEN_DOOR, 0, 0);
  is (book, 2, STUFFED_DO_LIFT, NOBODY, 'E', STUFFED_TOKEN_OBJECTIVE, 0, 0);
  is (book, 3, STUFFED_DO_SHIFT, NOBODY, NONE, NONE, 0, 1);
  is (book, 4, STUFFED_DO_POINT_OFF, NOBODY, NONE, 0, 0, 0);
  is (book, 5, STUFFED_DO_POINT_ON, NOBODY, NONE, 0, 0, 0);
  is (book, 6, STUFFED_DO_SEARCH, NOBODY, NONE, NONE, 6, 0);
  is (book, 7, STUFFED_DO_SEARCH, NOBODY, NONE, NONE, 0, 0);
  g_assert_cmpstr (book->story.texts[statement (book, 8)->text], ==, "Go back.");
  is (book, 9, STUFFED_DO_ENVIRONMENT, NOBODY, NONE, STUFFED_MOONBEAM, 0, 0);
  is (book, 10, STUFFED_DO_ENVIRONMENT, NOBODY, NONE, NONE, 0, 0);
  g_assert_cmpuint (book->story.pages[0].n_track, ==, 2);
  g_assert_cmpuint (book->story.pages[0].track[1], ==, 1);
}

static void
test_table (void)
{
  g_autoptr (StuffedVolume) book = book_with ("when is light and steps >= n: clear light\n",
                                            "  threat +2; threat -n; sleep 8-2n; surge; refresh; set light; count steps +2\n");

  is (book, 0, STUFFED_DO_THREAT_MORE, NOBODY, NONE, NONE, 2, 0);
  is (book, 1, STUFFED_DO_THREAT_LESS, NOBODY, NONE, NONE, 0, 1);
  is (book, 2, STUFFED_DO_SLEEP, NOBODY, NONE, NONE, 8, -2);
  is (book, 3, STUFFED_DO_SURGE, NOBODY, NONE, NONE, 0, 0);
  is (book, 4, STUFFED_DO_REFRESH, NOBODY, NONE, NONE, 0, 0);
  is (book, 5, STUFFED_DO_SET, NOBODY, NONE, 0, 0, 0);
  is (book, 6, STUFFED_DO_COUNT, NOBODY, NONE, 0, 2, 0);
  g_assert_cmpstr (book->story.flags[0], ==, "light");
  g_assert_cmpstr (book->story.counters[0], ==, "steps");
}

/* Statements that contain others mean the same in lines and in braces. */
static void
test_blocks (void)
{
  static const char *const spellings[] = {
    "  test blue 4 each\n    pass: gain you heart 1; sleep 1\n    fail: sleep 2\n"
    "  roll\n    1-2: sleep 1\n    3: sleep 2\n    4-6: sleep 3\n"
    "  if waking:\n    sleep 1\n  else:\n    sleep 2\n",
    "  test blue 4 each { pass: gain you heart 1; sleep 1 } { fail: sleep 2 }; roll { 1-2: sleep 1 } { 3: sleep 2 } { 4-6: sleep 3 }\n"
    "  if waking: { sleep 1 } else: { sleep 2 }\n",
    "  test blue 4 each\n    pass:\n      gain you heart 1\n      sleep 1\n    fail: sleep 2\n"
    "  roll { 1-2: sleep 1 } { 3: sleep 2 } { 4-6: sleep 3 }\n"
    "  if waking: sleep 1\n  else: sleep 2\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      g_autoptr (StuffedVolume) book = book_with ("", spellings[i]);
      const StuffedStory *story = &book->story;
      const StuffedDo *test = statement (book, 0);
      const StuffedDo *roll = statement (book, 1);
      const StuffedDo *branch = statement (book, 2);
      const StuffedFork *fork = &story->forks[roll->to];

      is (book, 0, STUFFED_DO_TEST, STUFFED_WHO_EACH, NONE, STUFFED_BLUE, 4, 0);
      g_assert_cmpuint (story->blocks[test->to].n, ==, 2);
      g_assert_cmpuint (story->statements[story->blocks[test->to].first].kind, ==, STUFFED_DO_GAIN_HEART);
      g_assert_cmpint (story->statements[story->blocks[test->other].first].n.plus, ==, 2);
      g_assert_cmpuint (roll->kind, ==, STUFFED_DO_ROLL);
      g_assert_cmpuint (fork->blocks[0], ==, fork->blocks[1]);
      g_assert_cmpuint (fork->blocks[3], ==, fork->blocks[5]);
      g_assert_cmpint (story->statements[story->blocks[fork->blocks[2]].first].n.plus, ==, 2);
      g_assert_cmpuint (branch->kind, ==, STUFFED_DO_IF);
      g_assert_cmpuint (story->ifs[branch->condition.first].kind, ==, STUFFED_IF_WAKING);
      g_assert_cmpint (story->statements[story->blocks[branch->to].first].n.plus, ==, 1);
      g_assert_cmpint (story->statements[story->blocks[branch->other].first].n.plus, ==, 2);
    }
}

static void
test_conditions (void)
{
  static const struct
  {
    const char *text;
    StuffedIf part;
  } rows[] = {
    { "is light", { .kind = STUFFED_IF_FLAG } },
    { "not is light", { .kind = STUFFED_IF_FLAG, .not = TRUE } },
    { "steps >= 2n", { .kind = STUFFED_IF_COUNTER, .n = { 0, 2 } } },
    { "any at E", { .kind = STUFFED_IF_AT, .what = 'E' } },
    { "all near E", { .kind = STUFFED_IF_NEAR, .what = 'E', .all = TRUE } },
    { "token train at T", { .kind = STUFFED_IF_TOKEN, .what = STUFFED_TOKEN_TRAIN, .whom = 'T' } },
    { "has you heart", { .kind = STUFFED_IF_HEART, .who = STUFFED_WHO_YOU, .whom = NONE } },
    { "has each button", { .kind = STUFFED_IF_BUTTON, .who = STUFFED_WHO_EACH, .whom = NONE } },
    { "has any item", { .kind = STUFFED_IF_ITEMS, .who = STUFFED_WHO_ANY, .whom = NONE } },
    { "has lulla weapon", { .kind = STUFFED_IF_WEAPON, .who = STUFFED_WHO_STUFFY, .whom = STUFFED_LULLA } },
    { "has you die", { .kind = STUFFED_IF_DIE, .who = STUFFED_WHO_YOU, .whom = NONE } },
    { "has near E angry", { .kind = STUFFED_IF_STATUS, .who = STUFFED_WHO_NEAR, .whom = 'E', .what = STUFFED_ANGRY } },
    { "has you raincoat", { .kind = STUFFED_IF_ITEM, .who = STUFFED_WHO_YOU, .whom = NONE, .what = STUFFED_RAINCOAT } },
    { "stuffing you <= 2", { .kind = STUFFED_IF_STUFFING, .who = STUFFED_WHO_YOU, .whom = NONE, .n = { 2, 0 } } },
    { "stuffies 3", { .kind = STUFFED_IF_STUFFIES, .n = { 3, 0 } } },
    { "hero wick", { .kind = STUFFED_IF_HERO, .what = STUFFED_WICK } },
    { "minions none", { .kind = STUFFED_IF_MINIONS, .not = TRUE, .n = { 1, 0 } } },
    { "not minions none", { .kind = STUFFED_IF_MINIONS, .n = { 1, 0 } } },
    { "minions >= 3", { .kind = STUFFED_IF_MINIONS, .n = { 3, 0 } } },
    { "down mitten-king", { .kind = STUFFED_IF_DOWN, .what = STUFFED_MITTEN_KING } },
    { "done push", { .kind = STUFFED_IF_DONE } },
    { "surges >= 1", { .kind = STUFFED_IF_SURGES, .n = { 1, 0 } } },
    { "turns >= n", { .kind = STUFFED_IF_TURNS, .n = { 0, 1 } } },
    { "turns every 2", { .kind = STUFFED_IF_EVERY, .n = { 2, 0 } } },
    { "waking", { .kind = STUFFED_IF_WAKING } },
    { "level brave", { .kind = STUFFED_IF_LEVEL, .what = STUFFED_BRAVE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *rule = g_strdup_printf ("when again %s and read 1.1: sleep 1\n", rows[i].text);
      g_autoptr (StuffedVolume) book = book_with (rule,
                                                "  if is light and steps >= 1: sleep 1\n"
                                                "  set light; count steps +1; meet boss mitten-king; lift door\n"
                                                "  task push red n \"Push\" near D { pass: sleep 1 }\n");
      const StuffedWhen *when = &book->story.whens[0];
      const StuffedIf *part = &book->story.ifs[when->condition.first];
      StuffedIf expected = rows[i].part;

      g_test_message ("%s", rows[i].text);
      expected.block = STUFFED_NO_BLOCK;
      g_assert_cmpmem (part, sizeof *part, &expected, sizeof expected);
      g_assert_true (when->again);
      g_assert_cmpuint (when->condition.n, ==, 2);
      g_assert_cmpuint (part[1].kind, ==, STUFFED_IF_READ);
      g_assert_cmpuint (part[1].block, ==, book->story.pages[0].points[0]);
    }
}

static StuffedVolume *
worked_story (void)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autofree char *text = NULL;
  g_autoptr (StuffedVolume) book = NULL;
  g_autofree char *told = NULL;
  gsize length;

  text = story_file ("..", "src/games/stuffed/stories", "satin-corner.story", &length);
  book = stuffed_volume_read (text, length, troubles);
  told = story_tell (troubles);
  g_assert_cmpstr (told, ==, "");
  return g_steal_pointer (&book);
}

static const StuffedEntry *
entry_of (const StuffedStory *story,
          const char         *id)
{
  for (guint i = 0; i < story->n_entries; i++)
    if (g_str_equal (story->entries[i].id, id))
      return &story->entries[i];
  g_assert_not_reached ();
}

/* The worked story of the rules is what it says. */
static void
test_worked_story (void)
{
  g_autoptr (StuffedVolume) book = worked_story ();
  const StuffedStory *story = &book->story;
  const StuffedPage *page = &story->pages[0];
  const StuffedBlock *opening = &story->blocks[page->opening];
  const StuffedStand *trunk = &story->stands[0];
  const StuffedDo *choose;

  g_assert_cmpint (book->kind, ==, STUFFED_VOLUME_STORY);
  g_assert_cmpstr (story->id, ==, "satin-corner");
  g_assert_cmpstr (story->texts[story->title], ==, "The Satin Corner");
  g_assert_cmpstr (story->contexts[story->title], ==, "satin-corner, title");
  g_assert_cmpuint (story->level, ==, 1);
  g_assert_cmpuint (story->n_pages, ==, 3);

  g_assert_cmpstr (story->texts[page->title], ==, "Under the Big Bed");
  g_assert_cmpuint (page->search, ==, 4);
  g_assert_cmpuint (page->map.columns, ==, 10);
  g_assert_cmpuint (page->map.rows, ==, 8);
  g_assert_cmpuint (page->map.right[7], ==, STUFFED_LINE_GREEN);
  g_assert_cmpuint (page->map.below[1 * 10 + 8], ==, STUFFED_LINE_GREEN);
  g_assert_cmpuint (page->map.below[4 * 10 + 9], ==, STUFFED_LINE_WHITE);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_place (&page->grid, 'E')), ==, 3);

  g_assert_cmpuint (opening->n, ==, 3);
  g_assert_cmpuint (story->statements[opening->first].kind, ==, STUFFED_DO_TEXT);
  g_assert_cmpuint (story->statements[opening->first + 1].kind, ==, STUFFED_DO_DRAW_WEAPON);
  g_assert_cmpuint (story->statements[opening->first + 2].kind, ==, STUFFED_DO_STAND);
  g_assert_cmpstr (trunk->id, ==, "trunk");
  g_assert_true (trunk->task);
  g_assert_cmpuint (trunk->colour, ==, STUFFED_RED);
  g_assert_cmpuint (trunk->near, ==, 'D');
  g_assert_cmpuint (stuffed_number (trunk->n, 3), ==, 14);

  /* goto leads to the entry of that name, a point to its own. */
  g_assert_cmpuint (story->statements[story->blocks[page->surge_first].first].to, ==, entry_of (story, "1.lint")->block);
  g_assert_cmpuint (page->points[0], ==, entry_of (story, "1.1")->block);
  g_assert_cmpuint (page->points[2], ==, STUFFED_NO_BLOCK);

  choose = &story->statements[story->blocks[page->points[0]].first + 1];
  g_assert_cmpuint (choose->kind, ==, STUFFED_DO_CHOOSE);
  g_assert_cmpint (choose->n.plus, ==, 3);
  g_assert_cmpstr (story->texts[story->options[choose->to].label], ==, "Turn it over (a die)");
  g_assert_cmpstr (story->contexts[story->options[choose->to].label], ==, "satin-corner, 1.1, option");
  g_assert_cmpuint (story->options[choose->to].tag, ==, STUFFED_TAG_KIND);
  g_assert_cmpuint (story->ifs[story->options[choose->to].condition.first].kind, ==, STUFFED_IF_DIE);
  g_assert_cmpuint (story->options[choose->to + 1].tag, ==, STUFFED_TAG_SLY);
  g_assert_cmpuint (story->blocks[story->ending_asleep].n, ==, 2);
}

/* What the compiler has written is what the reader reads. */
static void
test_tables (void)
{
  g_autoptr (StuffedVolume) book = worked_story ();
  const StuffedStory *read = &book->story;
  const StuffedStory *made = stuffed_stories[0];

  g_assert_cmpuint (stuffed_n_stories, ==, 7);
  for (guint i = 0; i < stuffed_n_stories; i++)
    g_assert_cmpuint (stuffed_stories[i]->level, ==, i + 1);
  g_assert_cmpuint (stuffed_n_losts, ==, STUFFED_N_LOST);
  for (guint i = 0; i < STUFFED_N_ENVIRONMENTS; i++)
    g_assert_cmpstr (stuffed_environments[i].id, ==, stuffed_environment_ids[i]);

  g_assert_cmpstr (made->id, ==, read->id);
  g_assert_cmpmem (made->pages, made->n_pages * sizeof (StuffedPage), read->pages, read->n_pages * sizeof (StuffedPage));
  g_assert_cmpmem (made->blocks, made->n_blocks * sizeof (StuffedBlock), read->blocks, read->n_blocks * sizeof (StuffedBlock));
  g_assert_cmpmem (made->statements, book->statements->len * sizeof (StuffedDo), read->statements, book->statements->len * sizeof (StuffedDo));
  g_assert_cmpmem (made->ifs, book->ifs->len * sizeof (StuffedIf), read->ifs, book->ifs->len * sizeof (StuffedIf));
  g_assert_cmpmem (made->forks, book->forks->len * sizeof (StuffedFork), read->forks, book->forks->len * sizeof (StuffedFork));
  g_assert_cmpuint (made->n_texts, ==, read->n_texts);
  for (guint i = 0; i < made->n_texts; i++)
    {
      g_assert_cmpstr (made->texts[i], ==, read->texts[i]);
      g_assert_cmpstr (made->contexts[i], ==, read->contexts[i]);
    }
  for (guint i = 0; i < made->n_entries; i++)
    g_assert_cmpstr (made->entries[i].id, ==, read->entries[i].id);
}

/* Lost cards and environments. */
static void
test_cards (void)
{
  const StuffedStory *lost = &stuffed_lost_story;
  const StuffedLost *robot = &stuffed_losts[0];
  const StuffedEnvironment *dust = &stuffed_environments[STUFFED_THICK_DUST];
  const StuffedStory *around = &stuffed_environment_story;

  g_assert_cmpstr (robot->id, ==, "one-eyed-robot");
  g_assert_cmpstr (lost->texts[robot->name], ==, "One-Eyed Robot");
  g_assert_cmpstr (lost->contexts[robot->text], ==, "lost, one-eyed-robot, card");
  g_assert_cmpuint (robot->n, ==, 2);
  g_assert_cmpuint (lost->options[robot->option].tag, ==, STUFFED_TAG_KIND);
  g_assert_cmpuint (lost->blocks[lost->options[robot->option].block].n, ==, 3);

  g_assert_false (dust->good);
  g_assert_cmpuint (dust->rule, ==, STUFFED_RULE_RANGE);
  g_assert_cmpuint (dust->n, ==, 2);
  g_assert_cmpuint (around->blocks[dust->block].n, ==, 1);
  g_assert_cmpuint (around->statements[around->blocks[dust->block].first].kind, ==, STUFFED_DO_STAND);
  g_assert_true (stuffed_environments[STUFFED_MOONBEAM].good);
  g_assert_cmpuint (around->blocks[stuffed_environments[STUFFED_MOONBEAM].block].n, ==, 0);
}

/* A flag of another story is read in the last one, and needs nobody to set it. */
static void
test_outside (void)
{
  const StuffedStory *last = stuffed_stories[6];
  guint found = 0;

  for (guint i = 0; i < last->n_flags; i++)
    found += g_str_has_prefix (last->flags[i], "friend-of-");
  g_assert_cmpuint (found, >, 0);
}

/* A story that somebody brings along. */
static void
test_load (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bramble-story-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.story", NULL);
  g_autofree char *own = g_test_build_filename (G_TEST_DIST, "..", "src/games/stuffed/stories", "goldfish.story", NULL);
  g_autofree char *cards = g_test_build_filename (G_TEST_DIST, "..", "src/games/stuffed/stories", "lost.story", NULL);
  g_autofree char *large = g_strnfill (4 * 1024 * 1024, 'a');
  g_autoptr (GError) error = NULL;
  g_autoptr (StuffedVolume) book = stuffed_volume_load (own, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (book->story.id, ==, "goldfish");

  g_assert_null (stuffed_volume_load (path, &error));
  g_assert_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (stuffed_volume_load (folder, &error));
  g_assert_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_FILE);
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  g_assert_null (stuffed_volume_load (path, &error));
  g_assert_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_STORY);
  g_assert_cmpstr (error->message, ==, "mine.story:1: the file is longer than 256 KiB (tell it in two stories)");
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (path, "page 1 \"Here\"\nparty\n", -1, NULL));
  g_assert_null (stuffed_volume_load (path, &error));
  g_assert_true (g_str_has_prefix (error->message, "mine.story:1: a page belongs to a story"));
  g_assert_nonnull (strstr (error->message, "\nmine.story:2: "));
  g_clear_error (&error);

  g_assert_null (stuffed_volume_load (cards, &error));
  g_assert_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_STORY);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

void
story_add_story (void)
{
  g_test_add_func ("/stuffed/story/statements/stuffies", test_stuffies);
  g_test_add_func ("/stuffed/story/statements/minions", test_minions);
  g_test_add_func ("/stuffed/story/statements/board", test_board);
  g_test_add_func ("/stuffed/story/statements/table", test_table);
  g_test_add_func ("/stuffed/story/statements/blocks-in-lines-and-braces", test_blocks);
  g_test_add_func ("/stuffed/story/conditions", test_conditions);
  g_test_add_func ("/stuffed/story/the-worked-story", test_worked_story);
  g_test_add_func ("/stuffed/story/tables-are-what-is-read", test_tables);
  g_test_add_func ("/stuffed/story/cards", test_cards);
  g_test_add_func ("/stuffed/story/flags-from-outside", test_outside);
  g_test_add_func ("/stuffed/story/load", test_load);
}
