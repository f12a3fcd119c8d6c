/* test-hints.c: why an answer is good in Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-advice.h>
#include <string.h>

#include "kit.h"
#include "sitting.h"

/* A position, the dice that fall in it, what is answered until the first seat is asked, two
 * answers of that seat, and part of what is said for the first of them. */
static const struct
{
  const char *name;
  const char *words;
  const char *dice; /* (nullable) */
  const char *answers;
  const char *better;
  const char *worse;
  const char *reason;
} rows[] = {
  { "win", "fields seat-1 castle;done seat-1 1;tiles seat-1 enchanted-sword seven-league-boots;advice seat-1 7", NULL, "",
    "knock", "roll", "win the game" },
  { "quest", "fields seat-1 rt1", NULL, "", "see-to-quest", "roll", "fulfils a quest" },
  { "needed", "fields seat-1 pt5;biscuits seat-1 none", "6:1", "before roll", "pt6", "pt4", "your Folktale card asks for" },
  { "ready", "fields seat-1 city;done seat-1 1;tiles seat-1 enchanted-sword;gold seat-1 2", NULL, "before stay",
    "buy-seven-league-boots", "end-turn", "ready for the gate" },
  { "nearer", "fields seat-1 castle;done seat-1 1;tiles seat-1 enchanted-sword", "6:5", "before roll", "qk1", "castle-cross",
    "nearer to what" },
  { "biscuits", "tiles seat-1 fish", NULL, "", "sell-fish", "roll", "more Biscuits" },
  { "advice", "advice seat-1 4", NULL, "", "roll", "advice-for-biscuit", "more Advice" },
  { "gold", "turn seat-2 1", NULL, "before trade offer give-advice offer want-gold offer offer", "decline", "accept", "more Gold" },
  { "boot", "fields seat-1 xk1;biscuits seat-1 none", "6:1", "before roll", "castle-cross", "xk2", "spares you the heavy boot" },
  { "turns", "fields seat-1 fw1", "6:1 8:5", "before roll way fw2 advice no", "get-biscuit", "lose-turn", "lose turns" },
  { "helpers", "fields seat-1 hc1;biscuits seat-1 none", "6:1", "before roll", "hc2", "hill-gate", "tiles that help" },
  { "magic", "fields seat-1 castle;biscuits seat-1 none;tiles seat-1 magic-cloak;advice seat-1 0;gold seat-1 0", NULL, "", "roll", "cloak", "keep magic" },
  { "room", "fields seat-1 hc1;biscuits seat-1 none;tiles seat-1 flute staff boot feather", "6:1", "before roll", "hill-gate", "hc2", "room in your satchel" },
  { "denies", "tiles seat-1 wishing-table;turn seat-2 1", NULL,
    "before trade offer give-advice offer want-wishing-table offer offer", "decline", "accept", "keeps from others" },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) lines = g_strsplit (rows[row].words, ";", 0);
  g_auto (GStrv) answers = g_strsplit (rows[row].answers, " ", 0);
  KIT2 (NULL);

  for (guint i = 0; lines[i]; i++)
    kit_set (k, lines[i]);
  if (rows[row].dice)
    kit_chance (k, rows[row].dice);
  for (guint i = 0; answers[i]; i += 2)
    kit_answer (k, answers[i], answers[i + 1]);
  sitting_gives_reason (&folktales_game, &k->s, rows[row].better, rows[row].worse, rows[row].reason);
}

static void
refused (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (BrambleAdvice) advice = bramble_match_advise_finish (BRAMBLE_MATCH (source), result, user_data);

  g_assert_null (advice);
}

/* Two people at one screen who both look on get no hint that comes from the numbers of Biscuits, and
 * the words for that speak of no hand: nobody has one. */
static void
test_shared_screen (void)
{
  KIT2 ("fields seat-1 hollow-oak");
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  match = sitting_new (&folktales_game, &k->s, 3);
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  bramble_match_advise_async (match, NULL, refused, &error);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (error->message, "what only you may know"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/folktales/hints/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  g_test_add_func ("/folktales/hints/shared-screen", test_shared_screen);
  return g_test_run ();
}
