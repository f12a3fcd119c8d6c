/* test-advice.c: hints come from what the viewer may know, and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-advice.h>

#include <string.h>

#include "match-kit.h"

typedef struct
{
  BrambleAdvice *advice;
  GError *error;
  gboolean done;
} Reply;

static void
advised (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Reply *reply = user_data;

  reply->advice = bramble_match_advise_finish (BRAMBLE_MATCH (source), result, &reply->error);
  reply->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Reply *) data)->done;
}

static BrambleAdvice *
advise (BrambleMatch *match,
        GError      **error)
{
  Reply reply = { 0 };

  bramble_match_advise_async (match, NULL, advised, &reply);
  g_assert_true (kit_wait (is_done, &reply, KIT_LONG));
  if (reply.error)
    g_propagate_error (error, reply.error);
  return reply.advice;
}

/* A match of three people at its first ask, seen by the one who is asked. */
static BrambleMatch *
new_match (void)
{
  BrambleMatch *match = bramble_match_new (kit_record_of (3, 5, FALSE, NULL));

  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  return match;
}

static void
advice_is_about_the_ask (void)
{
  g_autoptr (BrambleMatch) match = new_match ();
  g_autoptr (BrambleAdvice) advice = advise (match, NULL);
  const BramblePlan *best = &advice->findings.plans[advice->best];
  g_autofree char *text = bramble_advice_dup_text (advice, match);
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  g_assert_true (bramble_advice_is_current (advice, match));
  g_assert_cmpuint (advice->findings.n_plans, ==, ask.n_options);
  g_assert_cmpfloat (bramble_advice_loss (advice, best->path, best->length), ==, 0);
  g_assert_true (g_str_has_prefix (text, "Best: "));
  /* A line for each Location. */
  for (guint i = 0; i < ask.n_options; i++)
    {
      g_autofree char *option = bramble_match_dup_option (match, i);

      g_assert_nonnull (strstr (text, option));
    }

  bramble_match_answer (match, 0);
  g_assert_false (bramble_advice_is_current (advice, match));
}

/* Whether it is why an answer is worse. */
static gboolean
is_less (const BrambleGame *game,
         const char        *line)
{
  for (const BrambleReason *reason = game->reasons; reason->measure; reason++)
    if (strcmp (reason->less, line) == 0)
      return TRUE;

  return FALSE;
}

static void
a_worse_answer_costs_what_it_gives_away (void)
{
  g_autoptr (BrambleMatch) match = new_match ();
  BrambleAdvice advice = { 0 };
  g_autofree char *warning = NULL;
  g_auto (GStrv) lines = NULL;
  BrambleOption unknown = { 99, 0, 0, 0 };
  BrambleAsk ask;

  bramble_match_get_ask (match, &ask);
  advice.turn = ask.turn;
  advice.best = 1;
  advice.findings.n_plans = 2;
  advice.findings.plans[0] = (BramblePlan) { { ask.options[0] }, 1, 0.25, 0 };
  advice.findings.plans[1] = (BramblePlan) { { ask.options[2] }, 1, 0.40, 1 };
  g_assert_cmpfloat_with_epsilon (bramble_advice_loss (&advice, &ask.options[0], 1), 0.15, 1e-9);
  g_assert_cmpfloat (bramble_advice_loss (&advice, &ask.options[2], 1), ==, 0);
  g_assert_cmpfloat (bramble_advice_loss (&advice, &unknown, 1), ==, 0);

  warning = bramble_advice_dup_warning (&advice, match, &ask.options[0], 1);
  /* What is wrong with it, if anything is, stands below. */
  lines = g_strsplit (warning, "\n", -1);
  g_assert_cmpstr (lines[0], ==, "Chance to win with “Fields”: about 25 %. With “Brickyard”: about 40 %.");
  for (guint i = 1; lines[i]; i++)
    g_assert_true (is_less (bramble_match_get_game (match), lines[i]));
}

static void
nobody_is_advised_who_is_not_asked (void)
{
  g_autoptr (BrambleMatch) match = new_match ();
  static const int viewers[] = { BRAMBLE_VIEWER_NOBODY, 0, 1, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrambleAdvice) advice = NULL;

      bramble_match_set_viewer (match, viewers[i]);
      advice = advise (match, &error);
      g_assert_true ((advice != NULL) == (viewers[i] == bramble_match_get_ask_seat (match)));
      g_assert_true ((error == NULL) == (advice != NULL));
    }
}

static void
advice_can_be_cancelled (void)
{
  g_autoptr (BrambleMatch) match = new_match ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Reply reply = { 0 };

  bramble_match_advise_async (match, cancellable, advised, &reply);
  g_cancellable_cancel (cancellable);
  g_assert_true (kit_wait (is_done, &reply, KIT_LONG));
  g_assert_null (reply.advice);
  g_assert_error (reply.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&reply.error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/advice/is-about-the-ask", advice_is_about_the_ask);
  g_test_add_func ("/advice/a-worse-answer-costs-what-it-gives-away", a_worse_answer_costs_what_it_gives_away);
  g_test_add_func ("/advice/nobody-is-advised-who-is-not-asked", nobody_is_advised_who_is_not_asked);
  g_test_add_func ("/advice/can-be-cancelled", advice_can_be_cancelled);

  return g_test_run ();
}
