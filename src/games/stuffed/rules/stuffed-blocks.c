/* stuffed-blocks.c: what the parts of a story are called in positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A block is called after what it belongs to: an entry ("1.beetle"), a page ("2/restless"), an
 * offer or task ("trunk/pass"), a card ("tin-frog/option-2"). What lies in it was read before it
 * and comes before it in the tables: these are counted, "1.1/2".
 */

#include "stuffed-set.h"

#include <string.h>

/* Calls a block something, if it is there and nothing has called it before. */
static void G_GNUC_PRINTF (3, 4)
call (char      **names,
      guint       block,
      const char *format,
      ...)
{
  va_list arguments;

  if (block == STUFFED_NO_BLOCK || names[block])
    return;
  va_start (arguments, format);
  names[block] = g_strdup_vprintf (format, arguments);
  va_end (arguments);
}

static void
call_page (char               **names,
           const StuffedStory  *story,
           guint                page)
{
  const StuffedPage *info = &story->pages[page];

  call (names, info->surge_first, "%u/surge-first", page + 1);
  call (names, info->surge_more, "%u/surge-more", page + 1);
  call (names, info->restless, "%u/restless", page + 1);
  for (guint i = 0; i < info->n_whens; i++)
    call (names, story->whens[info->first_when + i].block, "%u/rule-%u", page + 1, i + 1);
}

/* Cards have no entries; their tables say what is theirs. */
static void
call_cards (char  **names,
            guint   book)
{
  for (guint i = 0; book == STUFFED_TOME_LOST && i < stuffed_n_losts; i++)
    for (guint option = 0; option < stuffed_losts[i].n; option++)
      call (names, stuffed_lost_story.options[stuffed_losts[i].option + option].block, "%s/option-%u", stuffed_losts[i].id, option + 1);
  for (guint i = 0; book == STUFFED_TOME_ENVIRONMENTS && i < STUFFED_N_ENVIRONMENTS; i++)
    call (names, stuffed_environments[i].block, "%s", stuffed_environments[i].id);
}

/**
 * stuffed_block_names:
 *
 * Returns: (transfer full): what all blocks of a book are called, no two the same
 */
char **
stuffed_block_names (const StuffedState *s,
                     guint               book)
{
  const StuffedStory *story = stuffed_tome (s, book);
  char **names = g_new0 (char *, story->n_blocks + 1u);
  guint first = 0;

  for (guint i = 0; i < story->n_entries; i++)
    call (names, story->entries[i].block, "%s", story->entries[i].id);
  for (guint page = 0; page < story->n_pages; page++)
    call_page (names, story, page);
  for (guint i = 0; i < story->n_stands; i++)
    {
      call (names, story->stands[i].pass, "%s/pass", story->stands[i].id);
      call (names, story->stands[i].fail, "%s/fail", story->stands[i].id);
    }
  if (book == STUFFED_TOME_STORY)
    {
      call (names, story->ending_asleep, "asleep");
      call (names, story->ending_waking, "waking");
      call (names, story->ending_lost, "lost");
    }
  else
    call_cards (names, book);
  /* What is left lies in the next that is called something. */
  for (guint block = 0; block < story->n_blocks; block++)
    if (names[block])
      {
        for (guint part = first; part < block; part++)
          call (names, part, "%s/%u", names[block], part - first + 1);
        first = block + 1;
      }
  for (guint part = first; part < story->n_blocks; part++)
    call (names, part, "end/%u", part - first + 1);
  return names;
}

/* Reads what a block is called, or its number. Returns it, or -1. */
int
stuffed_parse_block (const char *const *names,
                     const char        *word)
{
  guint n = g_strv_length ((char **) names);

  for (guint block = 0; block < n; block++)
    if (strcmp (names[block], word) == 0)
      return (int) block;

  return bramble_parse_number (word, 0, n - 1);
}

/* The goal that a block sets first, or -1. */
static int
find_goal (const StuffedStory *story,
           guint               block)
{
  for (guint i = 0; i < story->blocks[block].n; i++)
    {
      const StuffedDo *statement = &story->statements[story->blocks[block].first + i];

      if (statement->kind == STUFFED_DO_GOAL)
        return statement->text;
    }
  return -1;
}

/**
 * stuffed_goal_word:
 *
 * Returns: (transfer full): where the goal comes from: a page, or a block; or its number, if it
 *   is none of theirs
 */
char *
stuffed_goal_word (const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];

  for (guint page = 0; page < story->n_pages; page++)
    if (story->pages[page].goal == s->goal)
      return g_strdup_printf ("page-%u", page + 1);
  for (guint block = 0; block < story->n_blocks; block++)
    if (find_goal (story, block) == s->goal)
      {
        g_auto (GStrv) names = stuffed_block_names (s, STUFFED_TOME_STORY);

        return g_strdup (names[block]);
      }
  return g_strdup_printf ("%u", s->goal);
}

/* Reads what stuffed_goal_word () makes. Returns the number of a text, or -1. */
int
stuffed_parse_goal (const StuffedState *s,
                    const char         *word)
{
  const StuffedStory *story = stuffed_stories[s->story];
  g_auto (GStrv) names = NULL;
  int page = g_str_has_prefix (word, "page-") ? bramble_parse_number (word + strlen ("page-"), 1, story->n_pages) : -1;
  int number = page < 0 ? bramble_parse_number (word, 0, G_MAXINT16) : story->pages[page - 1].goal;
  int block;

  if (number >= 0)
    return number;
  names = stuffed_block_names (s, STUFFED_TOME_STORY);
  block = stuffed_parse_block ((const char *const *) names, word);
  return block < 0 ? -1 : find_goal (story, (guint) block);
}
