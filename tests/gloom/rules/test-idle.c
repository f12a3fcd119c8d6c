/* test-idle.c: an effect that does nothing says why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/events.h>

/* A position, a card that is played in it, and what is said of that. */
typedef struct
{
  const char *position[4]; /* commands; seat-1 is to act */
  const char *act;         /* what seat-1 does */
  const char *why;         /* the reason, in the words of the console */
  const char *sentence;    /* the same, for people */
} Idle;

static const char *const names[] = { "Anna", "Ben", "Cleo", "Dora", "Emil" };

static const Idle idles[] = {
  { { "hand seat-1 thorough-scrubbing" }, "thorough-scrubbing", "no-modifier",
    "The effect of “A Thorough Scrubbing” does nothing: there is no Modifier that it may touch." },
  { { "hand seat-1 only-resting" }, "only-resting", "nobody-finished",
    "The effect of “Only Resting” does nothing: there is nobody whom it may revive." },
  { { "hand seat-1 swapped-in-the-cradle" }, "swapped-in-the-cradle", "no-modifier",
    "The effect of “Swapped in the Cradle” does nothing: there is no Modifier that it may touch." },
  { { "hand seat-1 nap-without-consequences" }, "nap-without-consequences wolf", "no-card",
    "The effect of “A Nap Without Consequences” does nothing: there is no card for it." },
  { { "hand seat-1 danced-until-the-shoes-gave-up" }, "danced-until-the-shoes-gave-up wolf", "condition",
    "The effect of “Danced Until the Shoes Gave Up” does nothing: what it depends on is not so." },
};

/* The sentence about the effect that did nothing. */
static char *
dup_sentence (Kit *k)
{
  for (guint i = 0; i < k->events.n_events; i++)
    if (k->store[i].kind == GLOOM_EVENT_IDLE)
      return gloom_event_text (&k->store[i], 1, names);

  return NULL;
}

static void
what_does_nothing_says_why (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (idles); i++)
    {
      const Idle *idle = &idles[i];
      g_autofree char *line = g_strdup_printf ("why %s", idle->why);
      g_autofree char *sentence = NULL;

      KIT (2, idle->position[0]);
      for (guint j = 1; j < G_N_ELEMENTS (idle->position) && idle->position[j]; j++)
        kit_set (k, idle->position[j]);
      kit_forget (k);
      kit_act (k, idle->act);
      sentence = dup_sentence (k);
      g_assert_cmpstr (sentence, ==, idle->sentence);
      g_assert_cmpuint (kit_events (k, line), ==, 1);
      g_assert_cmpuint (kit_events (k, "idle seat"), ==, 1);
    }
}

static void
what_acts_is_not_idle (void)
{
  KIT (3, "hand seat-1 wind-changes");

  kit_forget (k);
  kit_act (k, "wind-changes");
  g_assert_cmpuint (kit_events (k, "wind-turned"), ==, 1);
  g_assert_cmpuint (kit_events (k, "idle seat"), ==, 0);
}

/* Whether somebody could not play a card or did not want to is theirs to know. */
static void
a_free_play_that_does_not_happen_tells_nothing (void)
{
  guint n = 0;

  for (guint card = 0; card < GLOOM_N_DECK; card++)
    {
      const GloomClause *clause = &gloom_cards[card].effect.clauses[0];
      g_autofree char *hand = g_strdup_printf ("hand seat-1 %s forgotten-by-the-author", gloom_cards[card].id);
      g_autofree char *act = g_strdup_printf ("%s cinderella", gloom_cards[card].id);

      if (gloom_kind (card) != GLOOM_MODIFIER || gloom_cards[card].effect.category != GLOOM_IMMEDIATE
          || clause->verb != GLOOM_FREE_PLAY || clause->whom != GLOOM_YOU || clause->cards == GLOOM_ANY_CARDS
          || (clause->cards & GLOOM_ENDINGS) != 0)
        continue;

      {
        KIT (2, hand);

        kit_forget (k);
        kit_act (k, act);
        g_assert_cmpuint (kit_events (k, "idle seat"), ==, 0);
        n++;
      }
    }
  g_assert_cmpuint (n, >, 0);
}

const KitTest kit_idle_tests[] = {
  { "idle", "what-does-nothing-says-why", what_does_nothing_says_why },
  { "idle", "what-acts-is-not-idle", what_acts_is_not_idle },
  { "idle", "a-free-play-that-does-not-happen-tells-nothing", a_free_play_that_does_not_happen_tells_nothing },
  { NULL },
};
