/* test-texts.c: what the stories say fits the book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader of stories lets people write as they like. What the program brings along is held
 * to the ways of the house.
 */

#include "story-tests.h"

#include <rules/stuffed-story.h>
#include <string.h>

/* So many letters a line to touch may have; in other languages it grows longer. */
#define LABEL 48

/* Goes through all that the program brings along: stories, Lost cards, environments. */
static void
for_each (void (*look) (const StuffedStory *))
{
  for (guint i = 0; i < stuffed_n_stories; i++)
    look (stuffed_stories[i]);
  look (&stuffed_lost_story);
  look (&stuffed_environment_story);
}

static void
look_at_marks (const StuffedStory *story)
{
  for (guint i = 0; i < story->n_texts; i++)
    {
      g_test_message ("%s: %s", story->contexts[i], story->texts[i]);
      g_assert_null (strpbrk (story->texts[i], "'\"`"));
      g_assert_null (strstr (story->texts[i], "  "));
    }
}

/* Apostrophes and quotation marks are those of a book. */
static void
test_marks (void)
{
  for_each (look_at_marks);
}

static void
look_at_labels (const StuffedStory *story)
{
  for (guint i = 0; i < story->n_texts; i++)
    if (g_str_has_suffix (story->contexts[i], ", option") || g_str_has_suffix (story->contexts[i], ", task"))
      {
        g_test_message ("%s: %s", story->contexts[i], story->texts[i]);
        g_assert_cmpint (g_utf8_strlen (story->texts[i], -1), <=, LABEL);
      }
}

/* What stands on a button fits on it. */
static void
test_labels (void)
{
  for_each (look_at_labels);
}

/* What an option may cost. That somebody is hurt in the end is no price. */
static const struct
{
  StuffedDoKind kind;
  const char *price;
} prices[] = {
  { STUFFED_DO_LOSE_STUFFING, "(1 stuffing)" },
  { STUFFED_DO_LOSE_HEART, "(a heart)" },
  { STUFFED_DO_LOSE_BUTTON, "(a button)" },
  { STUFFED_DO_DROP, "(an item)" },
  { STUFFED_DO_DIE, "(a die)" },
  { STUFFED_DO_END_ACTIONS, "(ends your actions)" },
};

/* Returns what has to be paid whatever happens then, or NULL. */
static const char *
price_of (const StuffedStory *story,
          const StuffedBlock *block)
{
  for (guint i = block->first; i < block->first + block->n; i++)
    for (guint j = 0; j < G_N_ELEMENTS (prices); j++)
      if (story->statements[i].kind == prices[j].kind)
        return prices[j].price;
  return NULL;
}

static void
look_at_options (const StuffedStory *story,
                 guint               first,
                 guint               n)
{
  for (guint i = first; i < first + n; i++)
    {
      const char *label = story->texts[story->options[i].label];
      const char *bracket = strchr (label, '(');

      g_test_message ("%s", label);
      g_assert_cmpstr (bracket, ==, price_of (story, &story->blocks[story->options[i].block]));
    }
}

static void
look_at_prices (const StuffedStory *story)
{
  for (guint i = 0; i < story->n_blocks; i++)
    for (guint j = 0; j < story->blocks[i].n; j++)
      {
        const StuffedDo *statement = &story->statements[story->blocks[i].first + j];

        if (statement->kind == STUFFED_DO_CHOOSE)
          look_at_options (story, statement->to, statement->n.plus);
      }
}

/* "An option's cost stands in its label": in brackets, at its end, and always in the same words. */
static void
test_prices (void)
{
  for_each (look_at_prices);
  for (guint i = 0; i < stuffed_n_losts; i++)
    look_at_options (&stuffed_lost_story, stuffed_losts[i].option, stuffed_losts[i].n);
}

void
story_add_texts (void)
{
  g_test_add_func ("/stuffed/story/texts/marks-of-a-book", test_marks);
  g_test_add_func ("/stuffed/story/texts/labels-fit-on-buttons", test_labels);
  g_test_add_func ("/stuffed/story/texts/costs-stand-in-brackets", test_prices);
}
