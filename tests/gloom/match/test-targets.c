/* test-targets.c: where answers of Fairytale Gloom lie, and why others do not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-gloom-table.h>
#include <bramble-gloom-target.h>

#include "kit.h"
#include "sitting.h"
#include "test-slow.h"

/* Where a card may be put down at once is where it may be laid afterwards. */
static void
check_lead (const GloomState *s,
            const BrambleAsk *ask,
            guint             option)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (BrambleOption));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (BrambleThing));
  GloomState after = *s;
  BrambleAsk next = *ask;

  bramble_gloom_lead (s, ask, option, answers, places);
  g_assert_cmpuint (answers->len, ==, places->len);
  if (answers->len == 0)
    return;
  g_assert_true (gloom_game.answer (&after, &next, option, NULL));
  /* In an effect the only possible choice is taken without asking. */
  if (ask->kind == GLOOM_ASK_FREE_PLAY && answers->len == 1)
    return;
  g_assert_true (next.kind == GLOOM_ASK_TARGET || next.kind == GLOOM_ASK_FREE_TARGET);
  g_assert_cmpuint (next.n_options, ==, answers->len);
  for (guint i = 0; i < next.n_options; i++)
    {
      BrambleSpot spot = { 0 };

      g_assert_true (bramble_option_equal (&next.options[i], &g_array_index (answers, BrambleOption, i)));
      bramble_gloom_locate (&after, &next, i, &spot);
      g_assert_true (bramble_thing_equal (spot.thing, g_array_index (places, BrambleThing, i)));
    }
}

/* Options that are about a thing lie where it is; what lies at one place can be told
 * apart by its words. */
static void
test_answers_have_places (void)
{
  gboolean met[GLOOM_N_OPTIONS] = { FALSE };

  for (guint64 seed = 1; seed <= KIT_TIMES (20); seed++)
    {
      BrambleRecord *record = sitting_record (&gloom_game, 2 + seed % 4, seed, 400);
      g_autoptr (BrambleMatch) match = bramble_match_new_replay (record);

      for (guint step = 0; step <= bramble_match_get_n_steps (match); step++)
        {
          const GloomState *s = bramble_record_state (record, step);
          BrambleAsk ask;

          gloom_game.ask (s, &ask);
          for (guint i = 0; i < ask.n_options; i++)
            {
              guint kind = ask.options[i].kind;
              gboolean words = kind == GLOOM_OPT_NONE || kind == GLOOM_OPT_YES || kind == GLOOM_OPT_NO
                               || kind == GLOOM_OPT_DISCARD_HAND || kind == GLOOM_OPT_PASS || kind == GLOOM_OPT_ORDER;
              BrambleSpot spot = { 0 };

              met[kind] = TRUE;
              bramble_gloom_locate (s, &ask, i, &spot);
              g_assert_cmpint (spot.thing.kind == NULL, ==, words);
              check_lead (s, &ask, i);
            }
        }
    }
  g_assert_true (met[GLOOM_OPT_CARD] && met[GLOOM_OPT_HERO] && met[GLOOM_OPT_CHARACTER] && met[GLOOM_OPT_CLAIM]);
}

static char *
why_not (const GloomState *s,
         const char       *thing)
{
  g_autoptr (BrambleMatch) match = sitting_new (&gloom_game, s, BRAMBLE_ALL_SEATS);

  bramble_match_set_viewer (match, 0);
  return bramble_gloom_why_not (match, bramble_thing_parse (thing));
}

static void
assert_why_not (Kit        *k,
                const char *thing,
                const char *reason)
{
  g_autofree char *text = why_not (&k->s, thing);

  g_assert_nonnull (text);
  g_assert_nonnull (strstr (text, reason));
}

/* What is no answer says why. */
static void
test_reasons (void)
{
  KIT (2, "hand seat-1 it-was-all-a-dream lived-ever-after-alone wrong-soup", "pile wolf haunted-by-breakfast ended-in-a-footnote");
  g_autofree char *other = NULL;

  assert_why_not (k, "card/it-was-all-a-dream", "another player’s turn");
  assert_why_not (k, "card/lived-ever-after-alone", "miserable");
  assert_why_not (k, "story/kingdom-to-let", "Crown (0 of 2)");
  kit_answer (k, "action", "wrong-soup");
  assert_why_not (k, "hero/5", "finished");
  /* Nothing is said of what others hold. */
  other = why_not (&k->s, "card/sold-for-five-beans");
  g_assert_null (other);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/targets/answers-have-places", test_answers_have_places);
  g_test_add_func ("/gloom/targets/reasons", test_reasons);
  return g_test_run ();
}
