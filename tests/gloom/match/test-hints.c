/* test-hints.c: why an answer is good in Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"
#include "sitting.h"

/* A position, what is answered in it until the first seat is asked, two answers of that
 * seat, and part of what is said for the first of them. */
static const struct
{
  const char *name;
  const char *words;
  const char *answers;
  const char *better;
  const char *worse;
  const char *reason;
} rows[] = {
  { "win",
    "pile cinderella mirrors-honest-opinion married-the-moral-of-the-story;"
    "pile red-riding-hood chased-by-the-porridge perished-of-good-manners;"
    "pile grandmother cheated-by-a-talking-fish swept-out-with-the-crumbs;pile woodsman wrong-soup;"
    "hand seat-1 became-a-cautionary-tale",
    "", "became-a-cautionary-tale", "pass", "win the game" },
  { "ends-misery", "pile cinderella mirrors-honest-opinion;hand seat-1 married-the-moral-of-the-story",
    "", "married-the-moral-of-the-story", "pass", "ends misery of yours" },
  { "own-misery", "hand seat-1 served-as-the-second-course", "action pass", "served-as-the-second-course", "pass",
    "your family more miserable" },
  { "own-misery-not-theirs", "hand seat-1 served-as-the-second-course", "action served-as-the-second-course", "cinderella", "wolf",
    "your family more miserable" },
  { "less-good-fortune", "pile cinderella crowned-for-an-afternoon;hand seat-1 invited-to-the-wrong-funeral",
    "action invited-to-the-wrong-funeral", "cinderella", "woodsman", "less good fortune" },
  { "cheers-up", "hand seat-1 perfectly-ordinary-birthday", "action pass", "perfectly-ordinary-birthday", "pass",
    "cheers up other families" },
  { "spoils", "pile wolf sold-for-five-beans;pile hansel swallowed-by-a-polite-whale diary-read-out-at-court;"
              "hand seat-1 perfectly-ordinary-birthday",
    "action perfectly-ordinary-birthday", "wolf", "hansel", "too happy for an Ending" },
  { "keeps-others-from-ending",
    "pile wolf served-as-the-second-course;hand seat-2 married-the-moral-of-the-story perished-of-good-manners;"
    "hand seat-1 one-more-chapter;turn seat-2 2",
    "action married-the-moral-of-the-story target wolf", "one-more-chapter", "none", "keeps others from ending" },
  { "brings-a-story", "pile cinderella mirrors-honest-opinion;pile woodsman slept-on-a-pea-woke-on-the-floor", "action pass",
    "claim-kingdom-to-let", "pass", "brings you a Story" },
  { "keeps-a-story", "story 1 kingdom-to-let seat-2;pile cinderella mirrors-honest-opinion;"
                     "pile woodsman slept-on-a-pea-woke-on-the-floor", "action pass",
    "claim-kingdom-to-let", "pass", "keeps a Story from others" },
  { "more-cards-now", "hand seat-1 engaged-to-the-wrong-twin diary-read-out-at-court wrong-soup mirrors-honest-opinion", "",
    "engaged-to-the-wrong-twin", "diary-read-out-at-court", "play more cards" },
  { "more-cards-later", "hand seat-1 cracked-crystal-ball wind-changes only-resting removal-men stolen-plot", "action pass",
    "cracked-crystal-ball", "only-resting", "more cards in hand" },
  { "costs-others-cards", "pile cinderella mirrors-honest-opinion;hand seat-2 wrong-soup slipper-fits;"
                          "hand seat-3 given-a-pony fresh-page;"
                          "hand seat-1 forgotten-by-the-author married-the-moral-of-the-story", "",
    "forgotten-by-the-author", "married-the-moral-of-the-story", "costs others cards" },
  { "keeps-an-ending", "hand seat-1 married-the-moral-of-the-story wind-changes", "action pass", "pass", "discard-hand", "an Ending for later" },
  { "keeps-a-response", "hand seat-1 one-more-chapter", "action pass", "pass", "discard-hand", "keep a Response" },
  { "keeps-strong-cards", "hand seat-1 served-as-the-second-course mirrors-honest-opinion", "action pass", "pass",
    "discard-hand", "strong cards" },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) lines = g_strsplit (rows[row].words, ";", 0);
  g_auto (GStrv) answers = g_strsplit (rows[row].answers, " ", 0);
  /* Where nobody else could do anything, a game ends when somebody passes. */
  KIT (3, "hand seat-2 slept-until-noon", "hand seat-3 letter-without-a-bill");

  for (guint i = 0; lines[i]; i++)
    kit_set (k, lines[i]);
  for (guint i = 0; answers[i]; i += 2)
    kit_answer (k, answers[i], answers[i + 1]);
  sitting_gives_reason (&gloom_game, &k->s, rows[row].better, rows[row].worse, rows[row].reason);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/gloom/hints/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  return g_test_run ();
}
