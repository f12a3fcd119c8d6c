/* test-words.c: positions in words, and what is said about them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/stuffed-set.h>
#include <rules/stuffed-text.h>
#include <test-slow.h>

#include <string.h>

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
    { "items seat-1 raincoat tea-cosy", "one in each place" },
    { "items seat-1 pan-lid raincoat tea-cosy", "one in each place" },
    { "items seat-1 thimble-helmet raincoat pan-lid skipping-rope tea-cosy", "usage" },
    { "hearts seat-1 1 seat-1 2", "usage" },
    { "stuffies seat-1 lulla seat-2 lulla", "“lulla” is said twice" },
    { "party raincoat", "usage" },
    { "vendors 0,0 sold sold sold sold", "lies where it cannot" },
    { "vendors 0,0 sold", "usage" },
    { "item-discards nothing", "usage" },
    { "stands trunk", "usage" },
    { "stands trunk passed 3 0 0", "open tasks" },
    { "stands trunk open 10 1 0", "less than its number" },
    { "stands trunk open 2 2 1", "at least 1 each" },
    { "stands nothing open 0 0 0", "usage" },
    { "stored seat-1 red blue", "store so many" },
    { "stored seat-1 white", "usage" },
    { "sent seat-1 red", "usage" },
    { "track 5", "not so many" },
    { "drawn red 6", "usage" },
    { "drawn red 2 red 1", "usage" },
    { "drawn red 3 black 4", "not so many" },
    { "discard red", "usage" },
    { "objectives 1,1 1,2 1,3 1,4 1,5", "usage" },
    { "objectives 1,1 1,1", "“1,1” is said twice" },
    { "lost-tokens 7,2 7,2", "“7,2” is said twice" },
    { "lost-tokens 0,4", "lies where it cannot" },
    { "wagon 0,4", "lies where it cannot" },
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
    { "goal 1.nowhere", "usage" },
    { "goal 1.1", "usage" },
    { "goal page-9", "usage" },
    { "read story 9999", "usage" },
    { "read story 1.nowhere", "usage" },
    { "read", "usage" },
    { "deck nothing", "usage" },
    { "deck raincoat raincoat", "not so many" },
    { "lost-gone tin-frog tin-frog", "“tin-frog” is said twice" },
    { "squares seat-1 guard seat-2 guard", "everybody can stay behind" },
    { "lost-gone nothing", "usage" },
    { "lost-deck nothing", "usage" },
    { "slept 6 0 0 0", "usage" },
    { "slept 0 0 1 7", "three lowest" },
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
    /* Somebody searches with blue dice, or walks meanwhile, or has red ones beside. */
    { "now seat-1 actions sleep-due 0 done none struck none roll search seat-1 blue 0 beside purple added 0 total 0 "
      "game:searched:seat=seat-1 roll:die:seat=seat-1:what=2", "impossible" },
    { "now seat-1 actions sleep-due 0 done none struck none roll move seat-1 yellow 0 beside purple added 0 total 0 "
      "game:searched:seat=seat-1 roll:die:seat=seat-1:what=2", "impossible" },
    { "now seat-1 actions sleep-due 0 done none struck none roll search seat-1 yellow 0 beside red 0 added 0 total 0 "
      "game:searched:seat=seat-1 roll:die:seat=seat-1:what=2", "impossible" },
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

/* What is shown, set line by line in a new game of the same choices, is the same position, to the last bit. */
static void
is_set_again (Kit        *k,
              const char *choices)
{
  g_autoptr (Kit) other = kit_begin (choices);
  g_autofree char *shown = kit_game->show (&k->s, STUFFED_NONE);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);

  for (guint line = 0; lines[line]; line++)
    {
      g_auto (GStrv) words = g_strsplit (lines[line], " ", -1);

      kit_game->place (&other->s, (const char *const *) words, NULL, NULL);
    }
  /* Answers that were given are no part of what is shown. */
  other->s.turn = k->s.turn;
  g_assert_cmpuint (bramble_game_hash (kit_game, &other->s), ==, bramble_game_hash (kit_game, &k->s));
}

static void
what_is_shown_can_be_set_again (void)
{
  static const char *const levels[] = { "gentle", "normal", "brave" };

  for (guint story = 0; story < 7; story++)
    {
      g_autofree char *choices = g_strdup_printf ("players=%u story=%s level=%s friends=%u", 2 + story % 3, stuffed_stories[story]->id, levels[story % 3], story * 9);
      g_autoptr (Kit) k = kit_begin (choices);
      BrambleRng rng = { story + 1 };

      for (guint i = 0; i < kit_often (900, 9000) && k->ask.n_options > 0; i++)
        {
          kit_forget (k);
          kit_answer_nth (k, bramble_rng_below (&rng, k->ask.n_options));
          if (i % 7 == 0)
            is_set_again (k, choices);
        }
    }
}

static void
a_turn_goes_on_at_any_window (void)
{
  static const struct { const char *window; const char *ask; const char *seat; const char *event; } rows[] = {
    { "draw", NULL, "seat-2", "turn-began seat seat-2 n 5" },
    { "find", "white", "seat-2", NULL },
    { "threat", "act", "seat-2", "dice-moved seat seat-2 a black b drawn c track n 1" },
    { "actions", "choose", "seat-2", "point-read seat seat-2 a 0" },
    { "discard", NULL, NULL, "dice-moved seat seat-2 a red b drawn c discard n 1" },
    { "check", NULL, NULL, "minion-turn" },
    { "over", NULL, NULL, "turn-ended seat seat-2 n 4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *set = g_strdup_printf ("window %s", rows[i].window);
      KIT2 ("drawn red 1 white 2 black 1", "minions lintling 9,0 0", "track 1", "stuffing seat-1 9 seat-2 9");

      if (strcmp (rows[i].window, "actions") == 0)
        kit_set (k, "squares seat-2 2,2");
      kit_set (k, "turn seat-2 5 3");
      kit_forget (k);
      kit_set (k, set);
      if (rows[i].ask)
        kit_asks (k, rows[i].ask, rows[i].seat);
      if (rows[i].seat)
        g_assert_cmpuint (k->s.active, ==, 1);
      if (rows[i].event)
        g_assert_cmpuint (kit_events (k, rows[i].event), ==, 1);
    }
}

static void
actions_begin_on_a_repeatable_point (void)
{
  KIT ("players=2 story=attic-box", "squares seat-1 5,4 seat-2 6,3");

  kit_set (k, "window actions");
  kit_asks (k, "enter", "seat-1");
  kit_answer (k, "enter", "yes");
  kit_offers_only (k, "option-1 option-2");
}

static void
who_is_nowhere_has_no_window (void)
{
  KIT2 ("squares seat-1 none");

  kit_set_fails (k, "window lunch", "usage");
  kit_set_fails (k, "window find", "no place");
}

static void
an_environment_is_set_with_what_stands_there (void)
{
  KIT2 ("environment creaking-floor", "drawn green 1");

  kit_shows (k, "stands tiptoe open 0 0 0");
  g_assert_true (kit_offers (k, "try-tiptoe"));
  kit_set (k, "environment thick-dust");
  kit_shows (k, "stands sweep open 0 0 0");
  kit_set (k, "environment none");
  kit_shows (k, "stands none");
}

static void
what_stands_with_an_environment_lasts_as_long (void)
{
  KIT2 ("environment kitchen-steam", "stands trunk open 3 1 0");

  kit_shows (k, "stands trunk open 3 1 0 fan open 0 0 0");
  kit_set_fails (k, "stands fan passed 0 0 0", "as long as its environment lasts");
  kit_set_fails (k, "stands sweep open 0 0 0", "as long as its environment lasts");
  kit_set (k, "stands fan open 5 1 1");
  kit_shows (k, "stands fan open 5 1 1");
  kit_set (k, "environment kitchen-steam");
  kit_shows (k, "stands fan open 5 1 1");
  kit_set (k, "environment moonbeam");
  kit_shows (k, "stands none");
  kit_set_fails (k, "stands fan open 0 0 0", "as long as its environment lasts");
}

static void
decks_can_be_emptied (void)
{
  KIT2 ("items seat-1 raincoat", "item-discards all", "lost-gone all");

  kit_shows (k, "deck none");
  kit_shows (k, "lost-deck none");
  kit_set (k, "item-discards none");
  g_assert_cmpuint (k->s.n_deck, ==, STUFFED_N_ITEM_CARDS - 1);
}

static void
points_are_called_as_on_the_map (void)
{
  KIT2 ("points-read 1 a f", "points-off 9");

  kit_shows (k, "points-read 1 a f");
  kit_shows (k, "points-off 9");
  kit_set_fails (k, "points-read 10", "usage");
  kit_set_fails (k, "points-read g", "usage");
}

/* Every word in capitals of a usage is listed, but for what explains itself. */
static void
help_lists_every_word_of_its_usages (void)
{
  static const char *const plain[] = {
    "NUMBER", "BLOCK", "SEAT", "COLUMN", "ROW", "PAGE", "TURNS", "HALT", "DARK", "TOTAL", "DICE", "PURPLE", "FACE", "FRAME", "ASLEEP", "RESTLESS", "WAKING", "TOP",
  };
  g_autofree char *help = kit_game->place_help ();
  g_autoptr (GRegex) capitals = g_regex_new ("[A-Z]{2,}", 0, 0, NULL);
  g_auto (GStrv) lines = g_strsplit (help, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      if (!g_str_has_prefix (lines[i], "set "))
        continue;
      for (g_regex_match (capitals, lines[i], 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *word = g_match_info_fetch (match, 0);
          g_autofree char *listed = g_strdup_printf ("# %s: ", word);
          gboolean known = strstr (help, listed) != NULL;

          for (guint j = 0; j < G_N_ELEMENTS (plain); j++)
            known = known || strcmp (plain[j], word) == 0;
          if (!known)
            g_error ("%s of “%s” is not listed", word, lines[i]);
        }
    }
  g_assert_nonnull (strstr (help, " tin-soldier"));
  g_assert_nonnull (strstr (help, " beetle"));
  g_assert_nonnull (strstr (help, " mittens"));
  g_assert_nonnull (strstr (help, " trunk"));
  g_assert_nonnull (strstr (help, " tiptoe"));
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

/* No two parts of a book are called the same, and each is found by its name. */
static void
parts_of_stories_have_names (void)
{
  StuffedState s = { 0 };

  for (; s.story < stuffed_n_stories; s.story++)
    for (guint book = 0; book < STUFFED_N_TOMES; book++)
      {
        g_auto (GStrv) names = stuffed_block_names (&s, book);

        g_assert_cmpuint (g_strv_length (names), ==, stuffed_tome (&s, book)->n_blocks);
        for (guint block = 0; names[block]; block++)
          g_assert_cmpint (stuffed_parse_block ((const char *const *) names, names[block]), ==, (int) block);
      }
}

static void
goals_and_what_was_read_have_names (void)
{
  KIT2 ("goal page-2", "read story 1.0 1.beetle 1.1/1 1/surge-first trunk/pass asleep", "read lost tin-frog/option-1", "read environments thick-dust");

  kit_shows (k, "goal page-2");
  kit_shows (k, "read story 1/surge-first trunk/pass 1.0 1.1/1 1.beetle asleep");
  kit_shows (k, "read lost tin-frog/option-1");
  kit_shows (k, "read environments thick-dust");
}

/* Who lies is asked nothing: the turn would be another's without a word. */
static void
the_turn_of_who_lies_cannot_be_set (void)
{
  KIT2 ("stuffing seat-2 0");

  kit_set_fails (k, "turn seat-2 1 1", "seat-2 lies");
  kit_set (k, "stuffing seat-2 1");
  kit_set (k, "turn seat-2 1 1");
  kit_asks (k, "act", "seat-2");
}

/* In the minion turn of a surge somebody may still have to place who comes, when all lie already. */
static void
all_may_lie_amid_an_effect (void)
{
  KIT2 ("minions lampmoth 5,1 0 lint-baron 7,4 0 lintling none 0", "bookkeeper seat-2");

  kit_set (k, "stuffing seat-1 0 seat-2 0");
  kit_shows (k, "over all-lie");
  kit_set_fails (k, "now seat-2 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-2", "what goes on is impossible");
  kit_set (k, "now seat-2 check sleep-due 5 done surge minions struck none roll none game:turn-over:seat=seat-2 "
              "settle:look:seat=seat-2 surge:ebb:seat=seat-1 "
              "minions:after:seat=seat-2:other=1:at=2:n=2:die=1:flags=16 meet:arrive:seat=seat-2:what=77");
  kit_asks (k, "arrive", "seat-2");
  kit_shows (k, "stuffing seat-1 0 seat-2 0");
  kit_say (k, TO (6, 2));
  kit_shows (k, "over all-lie");
}

static void
a_game_in_which_somebody_stands_is_not_lost_by_lying (void)
{
  KIT2 ("hearts seat-2 2", "over all-lie");

  kit_shows (k, "stuffing seat-1 0 seat-2 0");
  kit_shows (k, "hearts seat-1 0 seat-2 0");
  kit_set (k, "stuffing seat-2 1");
  kit_asks (k, "act", "seat-2");
}

/* Who stays behind on guard does not lie, and stands nowhere. */
static void
all_may_lie_but_who_stays_on_guard (void)
{
  KIT ("players=3", "squares seat-2 guard", "stuffing seat-1 0 seat-3 0");

  kit_shows (k, "over all-lie");
  kit_shows (k, "stuffing seat-1 0 seat-2 5 seat-3 0");
  is_set_again (k, "players=3");
}

/* Eight minions stand round the first start, so that nobody is asked there. */
static void
who_comes_is_placed_where_there_is_a_choice (void)
{
  KIT2 ("page 3", "turn seat-1 1 0",
        "minions lampmoth 6,0 0 lampmoth 7,0 0 lampmoth 8,0 0 hookling 6,1 0 hookling 7,1 0 hookling 8,1 0 inkblot 6,2 0 inkblot 7,2 0 lintling none 0");

  kit_asks (k, "arrive", "seat-1");
  g_assert_true (kit_offers (k, TO (8, 6)));
  g_assert_false (kit_offers (k, TO (8, 2)));
}

const KitTest kit_words_tests[] = {
  { "position", "who-comes-is-placed-where-there-is-a-choice", who_comes_is_placed_where_there_is_a_choice },
  { "position", "all-may-lie-but-who-stays-on-guard", all_may_lie_but_who_stays_on_guard },
  { "position", "all-may-lie-amid-an-effect", all_may_lie_amid_an_effect },
  { "position", "a-game-in-which-somebody-stands-is-not-lost-by-lying", a_game_in_which_somebody_stands_is_not_lost_by_lying },
  { "position", "nonsense-is-refused", nonsense_is_refused },
  { "position", "amid-a-procedure-can-be-set", a_position_amid_a_procedure_can_be_set },
  { "position", "what-is-shown-can-be-set-again", what_is_shown_can_be_set_again },
  { "position", "a-turn-goes-on-at-any-window", a_turn_goes_on_at_any_window },
  { "position", "actions-begin-on-a-repeatable-point", actions_begin_on_a_repeatable_point },
  { "position", "who-is-nowhere-has-no-window", who_is_nowhere_has_no_window },
  { "position", "an-environment-is-set-with-what-stands-there", an_environment_is_set_with_what_stands_there },
  { "position", "what-stands-with-an-environment-lasts-as-long", what_stands_with_an_environment_lasts_as_long },
  { "position", "decks-can-be-emptied", decks_can_be_emptied },
  { "position", "parts-of-stories-have-names", parts_of_stories_have_names },
  { "position", "goals-and-what-was-read-have-names", goals_and_what_was_read_have_names },
  { "position", "the-turn-of-who-lies-cannot-be-set", the_turn_of_who_lies_cannot_be_set },
  { "position", "points-are-called-as-on-the-map", points_are_called_as_on_the_map },
  { "position", "help-lists-every-word-of-its-usages", help_lists_every_word_of_its_usages },
  { "position", "help-lists-all-words", help_lists_all_words },
  { "position", "the-state-is-small", the_state_is_small },
  { "sentences", "every-kind-of-roll-has-its-own", every_kind_of_roll_has_its_own_sentences },
  { "sentences", "questions-say-what-dice-are-for", questions_say_what_dice_are_for },
  { "sentences", "the-torn-are-told-what-they-would-lose", the_torn_are_told_what_they_would_lose },
  { "sentences", "the-lesson-calls-the-button-by-its-words", the_lesson_calls_the_button_by_its_words },
  { NULL },
};
