/* test-book.c: what stands in the book of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-gloom-tale.h>
#include <rules/gloom.h>
#include <rules/text.h>

#include "tale-kit.h"

static const char *const names[] = { "Hazel", "<b>Moss</b> & {hero}", "Sorrel %s", "Fern", "Rowan" };

static guint
count (const BrambleTalePart *part,
       BrambleTaleVoice       voice)
{
  guint n = 0;

  for (guint i = 0; i < part->sentences->len; i++)
    n += ((const BrambleTaleSentence *) g_ptr_array_index (part->sentences, i))->voice == voice;
  return n;
}

/* Every family has its chapter, and in it its heroes, with portrait, tale, end and score. */
static void
check_chapter (const GloomState         *s,
               const BrambleTaleChapter *chapter,
               guint                     seat)
{
  guint first = chapter->parts->len - GLOOM_FAMILY;
  g_autofree char *score = gloom_number (gloom_score (s, seat));

  g_assert_nonnull (strstr (chapter->heading, names[seat]));
  g_assert_cmpuint (first, <=, 1);
  g_assert_cmpstr (chapter->score, ==, score);
  g_assert_nonnull (chapter->verdict);
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      const GloomHero *hero = &s->heroes[GLOOM_HERO (seat, i)];
      const BrambleTalePart *part = g_ptr_array_index (chapter->parts, first + i);
      g_autofree char *name = gloom_hero_name (hero->character, GLOOM_FORM_FIRST);

      g_assert_cmpstr (part->heading, ==, name);
      g_assert_true (g_str_has_prefix (part->picture, "gloom/heroes/"));
      g_assert_cmpuint (count (part, BRAMBLE_TALE_LAST), ==, hero->finished ? 1 : 0);
      g_assert_true ((part->score != NULL) == (hero->finished != 0));
      g_assert_nonnull (part->closing);
      if (hero->finished)
        g_assert_cmpstr (part->closing, ==, gloom_card_name (hero->top));
    }
}

/* No sentence has a brace, a percent sign or a name that is not one left in it. */
static void
check_sentences (const BrambleTale *tale)
{
  for (guint c = 0; c < tale->chapters->len; c++)
    {
      const BrambleTaleChapter *chapter = g_ptr_array_index (tale->chapters, c);

      for (guint p = 0; p < chapter->parts->len; p++)
        {
          const BrambleTalePart *part = g_ptr_array_index (chapter->parts, p);

          for (guint i = 0; i < part->sentences->len; i++)
            {
              const BrambleTaleSentence *sentence = g_ptr_array_index (part->sentences, i);

              g_assert_true (g_utf8_validate (sentence->text, -1, NULL));
              if (sentence->voice != BRAMBLE_TALE_OWN)
                g_assert_true (g_str_has_suffix (sentence->text, "."));
              g_assert_true ((sentence->voice == BRAMBLE_TALE_OWN) == (sentence->teller != NULL));
            }
        }
    }
}

static void
test_games (void)
{
  for (guint seats = 2; seats <= GLOOM_MAX_SEATS; seats++)
    for (guint64 seed = 1; seed <= 12; seed++)
      {
        g_autoptr (BrambleRecord) record = tale_kit_record (seats, seed, names, NULL);
        const GloomState *s = bramble_record_now (record);
        g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);

        g_assert_cmpuint (tale->chapters->len, ==, seats);
        for (guint seat = 0; seat < seats; seat++)
          check_chapter (s, g_ptr_array_index (tale->chapters, seat), seat);
        check_sentences (tale);
      }
}

/* Every own sentence is there once, after something that was told, and says whose it is. */
static void
test_own_words (void)
{
  static const char remark[] = "Nobody asked the spoon.";
  g_autoptr (BrambleRecord) record = tale_kit_record (3, 5, names, remark);
  g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);
  guint n_said = 0;
  guint n_written = 0;

  for (guint step = 1; step <= bramble_record_at (record); step++)
    n_said += bramble_record_remark (record, step, NULL) != NULL;
  for (guint c = 0; c < tale->chapters->len; c++)
    {
      const BrambleTaleChapter *chapter = g_ptr_array_index (tale->chapters, c);

      for (guint p = 0; p < chapter->parts->len; p++)
        {
          const BrambleTalePart *part = g_ptr_array_index (chapter->parts, p);

          for (guint i = 0; i < part->sentences->len; i++)
            {
              const BrambleTaleSentence *sentence = g_ptr_array_index (part->sentences, i);
              g_autofree char *text = bramble_tale_sentence_dup_text (sentence);

              if (sentence->voice != BRAMBLE_TALE_OWN)
                continue;
              n_written++;
              g_assert_cmpuint (i, >, 0);
              g_assert_cmpstr (sentence->text, ==, remark);
              g_assert_nonnull (strstr (text, sentence->teller));
            }
        }
    }
  g_assert_cmpuint (n_said, >, 10);
  g_assert_cmpuint (n_written, ==, n_said);
}

/* Who was finished and goes on has another last word, or none. */
static void
test_revived (void)
{
  guint n_revived = 0;

  for (guint64 seed = 1; seed <= 60; seed++)
    {
      g_autoptr (BrambleRecord) record = tale_kit_record (4, seed, names, NULL);
      g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

      for (guint step = 0; step <= bramble_record_at (record); step++)
        {
          bramble_record_events (record, step, events);
          for (guint i = 0; i < events->len; i++)
            n_revived += g_array_index (events, BrambleEvent, i).kind == GLOOM_EVENT_REVIVED;
        }
      for (guint seat = 0; seat < 4; seat++)
        check_chapter (bramble_record_now (record), g_ptr_array_index (tale->chapters, seat), seat);
    }
  g_test_message ("%u revived", n_revived);
  g_assert_cmpuint (n_revived, >, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/book/games", test_games);
  g_test_add_func ("/gloom/book/own-words", test_own_words);
  g_test_add_func ("/gloom/book/revived", test_revived);
  return g_test_run ();
}
