/* test-vocabulary.c: words that no card uses yet mean what the page says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Whether a condition holds for seat-1, of a card on Cinderella. */
static gboolean
holds (Kit   *k,
       guint  condition,
       guint  n,
       guint  icon)
{
  const GloomEffect effect = {
    .category = GLOOM_ONGOING,
    .condition = (guint8) condition,
    .condition_n = (guint8) n,
    .condition_icon = (guint8) icon,
  };

  return gloom_condition (&k->s, &effect, 0, 0, 0, 0);
}

static void
conditions (void)
{
  KIT (3, "pile cinderella wrong-soup", "pile red-riding-hood haunted-by-breakfast", "hand seat-1 fresh-page given-a-pony");

  g_assert_true (holds (k, GLOOM_IF_MISERABLE, 0, 0));
  g_assert_false (holds (k, GLOOM_IF_HAPPY, 0, 0));
  g_assert_true (holds (k, GLOOM_IF_LAID_BY_YOU, 0, 0));
  g_assert_false (holds (k, GLOOM_IF_LAID_BY_ANOTHER, 0, 0));
  g_assert_false (holds (k, GLOOM_IF_STORY, 0, 0));
  g_assert_true (holds (k, GLOOM_IF_NO_STORY, 0, 0));
  g_assert_true (holds (k, GLOOM_IF_ICONS, 2, GLOOM_SKULL));
  g_assert_false (holds (k, GLOOM_IF_ICONS, 3, GLOOM_SKULL));
  g_assert_true (holds (k, GLOOM_IF_SMALL_HAND, 2, 0));
  g_assert_false (holds (k, GLOOM_IF_SMALL_HAND, 1, 0));
}

static void
each_character_of_yours_shows_that_icon (void)
{
  KIT (2, "pile cinderella wrong-soup", "pile red-riding-hood haunted-by-breakfast", "pile grandmother chased-by-the-porridge",
       "pile woodsman ate-the-landladys-porch");

  g_assert_true (holds (k, GLOOM_IF_EACH_ICON, 0, GLOOM_SKULL));
  g_assert_false (holds (k, GLOOM_IF_EACH_ICON, 0, GLOOM_BEAST));
}

static void
more_or_fewer_finished_characters_than_every_other (void)
{
  KIT (3);

  g_assert_false (holds (k, GLOOM_IF_MORE_FINISHED, 0, 0));
  g_assert_false (holds (k, GLOOM_IF_FEWER_FINISHED, 0, 0));
  kit_set (k, "pile cinderella wrong-soup outlived-by-the-donkey");
  g_assert_true (holds (k, GLOOM_IF_MORE_FINISHED, 0, 0));
  kit_set (k, "pile cinderella none");
  kit_set (k, "pile wolf wrong-soup outlived-by-the-donkey");
  g_assert_false (holds (k, GLOOM_IF_FEWER_FINISHED, 0, 0));
  kit_set (k, "pile gretel kissed-the-wrong-frog put-back-in-the-bottle");
  g_assert_true (holds (k, GLOOM_IF_FEWER_FINISHED, 0, 0));
}

static void
filters_of_characters (void)
{
  KIT (2, "pile cinderella wrong-soup", "pile wolf slipper-fits", "pile hansel kissed-the-wrong-frog outlived-by-the-donkey");
  static const struct
  {
    guint8 filter;
    guint8 icon;
    gboolean cinderella, wolf, hansel;
  } filters[] = {
    { GLOOM_UNFINISHED, 0, TRUE, TRUE, FALSE },
    { GLOOM_FINISHED, 0, FALSE, FALSE, TRUE },
    { GLOOM_MISERABLE, 0, TRUE, FALSE, FALSE },
    { GLOOM_HAPPY, 0, FALSE, TRUE, FALSE },
    { GLOOM_SHOWING_ICON, GLOOM_SKULL, TRUE, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      const GloomClause clause = { .filter = filters[i].filter, .icon = filters[i].icon };

      g_assert_cmpint (gloom_matches (&k->s, &clause, 0), ==, filters[i].cinderella);
      g_assert_cmpint (gloom_matches (&k->s, &clause, 4), ==, filters[i].wolf);
      g_assert_cmpint (gloom_matches (&k->s, &clause, 7), ==, filters[i].hansel);
    }
}

static void
filters_of_modifiers (void)
{
  g_assert_true (gloom_sort_matches (GLOOM_ANY_SORT, GLOOM_WRONG_SOUP));
  g_assert_true (gloom_sort_matches (GLOOM_NEGATIVE, GLOOM_WRONG_SOUP));
  g_assert_false (gloom_sort_matches (GLOOM_POSITIVE, GLOOM_WRONG_SOUP));
  g_assert_true (gloom_sort_matches (GLOOM_LASTING, GLOOM_TURNED_TO_STONE));
  g_assert_false (gloom_sort_matches (GLOOM_LASTING, GLOOM_WRONG_SOUP));
}

/* One for each other player. */
static void
how_many_can_be_the_others (void)
{
  KIT (5);
  const GloomClause clause = { .per = GLOOM_PER_OTHER };

  g_assert_cmpuint (gloom_times (&k->s, &clause, 0), ==, 4);
}

const KitTest kit_vocabulary_tests[] = {
  { "vocabulary", "conditions", conditions },
  { "vocabulary", "each-character-of-yours-shows-that-icon", each_character_of_yours_shows_that_icon },
  { "vocabulary", "more-or-fewer-finished-characters-than-every-other", more_or_fewer_finished_characters_than_every_other },
  { "vocabulary", "filters-of-characters", filters_of_characters },
  { "vocabulary", "filters-of-modifiers", filters_of_modifiers },
  { "vocabulary", "how-many-can-be-the-others", how_many_can_be_the_others },
  { NULL },
};
