/* test-hints.c: why an answer is good in Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"
#include "sitting.h"

#include <bramble-advice.h>
#include <rules/stuffed-game.h>

/* A position, two answers of the first seat, and part of what is said for the first of them when both are tried. */
static const struct
{
  const char *name;
  const char *words;
  const char *better;
  const char *worse;
  const char *reason;
} reasons[] = {
  { "lying", "drawn red 1;stuffing seat-1 4 seat-2 0", "give-seat-2", "done", "nobody lying" },
  { "minions", "drawn red 4;minions lintling 3,3 0;items seat-1 wooden-spoon", "melee-1-lintling", "done", "minions" },
  { "together", "drawn red 5;stands trunk open 0 0 0;squares seat-1 7,6", "try-trunk", "done", "together" },
};

/* A position, an answer of the first seat, and what it is given for; nothing is said without a sentence. */
static const struct
{
  const char *name;
  const char *words;
  const char *answer;
  const char *motive; /* (nullable) */
} motives[] = {
  { "lying", "drawn red 1;stuffing seat-1 4 seat-2 0", "give-seat-2", "Nobody is left lying: Rowan rises." },
  { "weak", "drawn red 1;stuffing seat-1 5 seat-2 1", "give-seat-2", "Rowan is weak and would fall next." },
  { "send", "drawn red 1", "send-seat-2", "Rowan has no die to defend with." },
  { "reserve", "drawn red 1", "reserve-red", "A stored die can be of use later; all others are discarded." },
  { "threat", "drawn red 1;minions lintling 9,3 0;track 1", "reserve-red", "Threat is near: a stored die can defend." },
  { "find", "drawn red 1", "move", "There is something to be found, and no minion is about." },
  { "task", "drawn red 2;stands trunk open 3 1 0;squares seat-1 7,6", "try-trunk", "“Push the trunk away” goes on: 3 of 10 are done." },
  { "attack", "drawn red 2;minions lintling 3,3 0;items seat-1 wooden-spoon", "melee-1-lintling", "It defeats this minion with a chance of about" },
  { "attack-plain", "drawn red 2 purple 1;minions lintling 3,3 0;items seat-1 wooden-spoon", "melee-1-lintling",
    "It defeats this minion with a chance of about 92 % and costs no purple die: Lintling." },
  { "protects", "drawn red 2;stuffing seat-2 1;minions lintling 3,3 0;items seat-1 wooden-spoon", "melee-1-lintling", "This minion is close to somebody weak" },
  { "search", "drawn yellow 2", "search", "It finds something with a chance of about" },
  { "done", "drawn red 1", "done", "Nothing that is left to do is worth a die." },
  { "no-dice", "drawn none", "done", NULL },
};

static Kit *
place (const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  Kit *k = kit_new ("players=2", NULL);

  for (guint i = 0; lines[i]; i++)
    kit_set (k, lines[i]);
  return k;
}

static void
test_reason (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (Kit) k = place (reasons[row].words);

  sitting_gives_reason (&stuffed_game, &k->s, reasons[row].better, reasons[row].worse, reasons[row].reason);
}

static void
test_motive (gconstpointer data)
{
  static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss" };
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (Kit) k = place (motives[row].words);
  int option = bramble_ask_find_option (&stuffed_game, &k->ask, motives[row].answer);
  g_autofree char *motive = NULL;
  StuffedState view;

  g_assert_cmpint (option, >=, 0);
  stuffed_view (&k->s, 0, &view);
  motive = stuffed_motive (&view, &k->ask, (guint) option, names);
  g_test_message ("%s", motive);
  if (motives[row].motive == NULL)
    g_assert_null (motive);
  else
    g_assert_true (g_str_has_prefix (motive, motives[row].motive));
}

/* Who prevents damage says what would come of it else. */
static void
test_spares (void)
{
  static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan" };
  static const struct
  {
    const char *words;
    const char *motive;
  } rows[] = {
    { "stuffing seat-2 3", "Otherwise Rowan would fall." },
    { "stuffing seat-2 4", "It spares Rowan stuffing." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Kit) k = place ("squares seat-1 0,7;minions lintling 6,3 0;track 1;statuses seat-2 cosy");
      g_autofree char *motive = NULL;
      StuffedState view;

      kit_set (k, rows[i].words);
      kit_chance (k, "4");
      kit_answer (k, "act", "done");
      kit_asks (k, "hit", "seat-2");
      stuffed_view (&k->s, 1, &view);
      motive = stuffed_motive (&view, &k->ask, (guint) bramble_ask_find_option (&stuffed_game, &k->ask, "spend-cosy"), names);
      g_assert_cmpstr (motive, ==, rows[i].motive);
    }
}

static void
advised (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  BrambleAdvice **advice = user_data;

  *advice = bramble_match_advise_finish (BRAMBLE_MATCH (source), result, &error);
  g_assert_no_error (error);
}

/* Two people at one screen have no secrets: each gets a hint while both look on. */
static void
test_shared_screen (void)
{
  g_autoptr (Kit) k = place ("drawn red 1");
  g_autoptr (BrambleMatch) match = sitting_new (&stuffed_game, &k->s, 3);
  g_autoptr (BrambleAdvice) advice = NULL;

  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  bramble_match_advise_async (match, NULL, advised, &advice);
  while (advice == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (bramble_advice_is_current (advice, match));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_autofree char *path = g_strconcat ("/stuffed/hints/", reasons[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_reason);
    }
  g_test_add_func ("/stuffed/hints/shared-screen", test_shared_screen);
  for (guint i = 0; i < G_N_ELEMENTS (motives); i++)
    {
      g_autofree char *path = g_strconcat ("/stuffed/motives/", motives[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_motive);
    }
  g_test_add_func ("/stuffed/motives/spares", test_spares);
  return g_test_run ();
}
